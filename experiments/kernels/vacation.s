	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272323
	.long	47180
	.long	196748
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	vacation_tm             ; -- Begin function vacation_tm
	.globl	vacation_tm
	.p2align	8
	.type	vacation_tm,@function
	.amdgpu_hsa_kernel vacation_tm
vacation_tm:                            ; @vacation_tm
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 3
		granulated_wavefront_sgpr_count = 2
		priority = 0
		float_mode = 192
		priv = 0
		enable_dx10_clamp = 1
		debug_mode = 0
		enable_ieee_mode = 1
		enable_wgp_mode = 0
		enable_mem_ordered = 0
		enable_fwd_progress = 0
		enable_sgpr_private_segment_wave_byte_offset = 0
		user_sgpr_count = 6
		enable_trap_handler = 0
		enable_sgpr_workgroup_id_x = 1
		enable_sgpr_workgroup_id_y = 0
		enable_sgpr_workgroup_id_z = 0
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 0
		enable_exception_msb = 0
		granulated_lds_size = 6
		enable_exception = 0
		enable_sgpr_private_segment_buffer = 1
		enable_sgpr_dispatch_ptr = 0
		enable_sgpr_queue_ptr = 0
		enable_sgpr_kernarg_segment_ptr = 1
		enable_sgpr_dispatch_id = 0
		enable_sgpr_flat_scratch_init = 0
		enable_sgpr_private_segment_size = 0
		enable_sgpr_grid_workgroup_count_x = 0
		enable_sgpr_grid_workgroup_count_y = 0
		enable_sgpr_grid_workgroup_count_z = 0
		enable_wavefront_size32 = 0
		enable_ordered_append_gds = 0
		private_element_size = 1
		is_ptr64 = 1
		is_dynamic_callstack = 0
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 0
		workgroup_group_segment_byte_size = 1536
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 28
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 20
		workitem_vgpr_count = 14
		reserved_vgpr_first = 0
		reserved_vgpr_count = 0
		reserved_sgpr_first = 0
		reserved_sgpr_count = 0
		debug_wavefront_private_segment_offset_sgpr = 0
		debug_private_segment_buffer_sgpr = 0
		kernarg_segment_alignment = 4
		group_segment_alignment = 4
		private_segment_alignment = 4
		wavefront_size = 6
		call_convention = -1
		runtime_loader_kernel_symbol = 0
	.end_amd_kernel_code_t
; %bb.0:
	s_load_dword s17, s[4:5], 0x6
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x4
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s16, s17, 3
	v_cmp_gt_u32_e64 s[0:1], s16, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_3
; %bb.1:
	s_mov_b32 s4, s12
	s_mov_b32 s5, s13
	v_lshlrev_b32_e32 v4, 2, v0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	v_mov_b32_e32 v2, v0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[5:6], v[2:3], 2
	v_add_i32_e32 v2, vcc, 0x100, v2
	buffer_load_dword v5, v[5:6], s[4:7], 0 addr64
	v_cmp_le_u32_e32 vcc, s16, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v5
	v_add_i32_e32 v4, vcc, 0x400, v4
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	s_mov_b64 s[4:5], s[14:15]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v8, v[1:2], s[4:7], 0 addr64
	buffer_load_dword v9, v[1:2], s[4:7], 0 addr64 offset:1024
	v_or_b32_e32 v4, 0x1000, v1
	s_movk_i32 s2, 0x1400
	v_mov_b32_e32 v5, v2
	buffer_load_dword v6, v[1:2], s[4:7], 0 addr64 offset:2048
	buffer_load_dword v7, v[1:2], s[4:7], 0 addr64 offset:3072
	buffer_load_dword v3, v[1:2], s[4:7], s2 addr64
	buffer_load_dword v4, v[4:5], s[4:7], 0 addr64
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_waitcnt vmcnt(5)
	v_lshlrev_b32_e32 v5, 2, v8
	ds_read_b32 v5, v5
	s_waitcnt vmcnt(4)
	v_lshlrev_b32_e32 v10, 2, v9
	s_mov_b32 m0, -1
	ds_read_b32 v10, v10
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v11, 0xffff, v5
	v_lshrrev_b32_e32 v12, 16, v5
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v11, 0xffff, v10
	v_lshrrev_b32_e32 v13, 16, v10
	v_cmp_ne_u32_e64 s[2:3], 0, v11
	v_cmp_lt_u32_e64 s[4:5], v13, v12
	s_and_b64 s[2:3], s[2:3], s[4:5]
	s_or_b64 vcc, vcc, s[2:3]
	v_cndmask_b32_e32 v10, v5, v10, vcc
	v_and_b32_e32 v5, 0xffff, v10
	v_cmp_ne_u32_e64 s[2:3], 0, v5
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_5
; %bb.4:
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_add_i32_e32 v5, vcc, 1, v8
	v_lshlrev_b32_e32 v8, 2, v8
	v_add_i32_e32 v9, vcc, -1, v10
	ds_write_b32 v8, v9
.LBB0_5:
	s_or_b64 exec, exec, s[4:5]
	s_lshl_b32 s6, s17, 2
	s_waitcnt vmcnt(3)
	v_lshlrev_b32_e32 v8, 2, v6
	v_add_i32_e32 v8, vcc, s6, v8
	s_waitcnt vmcnt(2)
	v_lshlrev_b32_e32 v9, 2, v7
	ds_read_b32 v8, v8
	v_add_i32_e32 v9, vcc, s6, v9
	ds_read_b32 v9, v9
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v10, 0xffff, v8
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_lshrrev_b32_e32 v11, 16, v8
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v10, 0xffff, v9
	v_cmp_ne_u32_e64 s[2:3], 0, v10
	v_lshrrev_b32_e32 v10, 16, v9
	v_cmp_lt_u32_e64 s[4:5], v10, v11
	s_and_b64 s[2:3], s[2:3], s[4:5]
	s_or_b64 vcc, vcc, s[2:3]
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_and_b32_e32 v9, 0xffff, v8
	v_cmp_ne_u32_e64 s[2:3], 0, v9
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_7
; %bb.6:
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_lshlrev_b32_e32 v2, 8, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_i32_e32 v2, vcc, 0x100, v2
	v_add_i32_e32 v6, vcc, s6, v6
	v_add_i32_e32 v7, vcc, -1, v8
	ds_write_b32 v6, v7
.LBB0_7:
	s_or_b64 exec, exec, s[4:5]
	s_lshl_b32 s6, s17, 3
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v6, 2, v4
	v_add_i32_e32 v6, vcc, s6, v6
	v_lshlrev_b32_e32 v7, 2, v3
	ds_read_b32 v6, v6
	v_add_i32_e32 v7, vcc, s6, v7
	ds_read_b32 v7, v7
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v8, 0xffff, v6
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_lshrrev_b32_e32 v9, 16, v6
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v8, 0xffff, v7
	v_cmp_ne_u32_e64 s[2:3], 0, v8
	v_lshrrev_b32_e32 v8, 16, v7
	v_cmp_lt_u32_e64 s[4:5], v8, v9
	s_and_b64 s[2:3], s[2:3], s[4:5]
	s_or_b64 vcc, vcc, s[2:3]
	v_cndmask_b32_e32 v7, v6, v7, vcc
	v_and_b32_e32 v6, 0xffff, v7
	v_cmp_ne_u32_e64 s[2:3], 0, v6
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_9
; %bb.8:
	v_cndmask_b32_e32 v3, v4, v3, vcc
	v_lshlrev_b32_e32 v4, 16, v3
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v6, vcc, 0x10000, v4
	v_add_i32_e32 v3, vcc, s6, v3
	v_add_i32_e32 v4, vcc, -1, v7
	ds_write_b32 v3, v4
.LBB0_9:
	s_or_b64 exec, exec, s[4:5]
	v_or_b32_e32 v2, v2, v5
	v_or_b32_e32 v4, v2, v6
	;;#ASMSTART
	;;#ASMEND
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_12
; %bb.10:
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_mov_b32_e32 v2, v0
.LBB0_11:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v7, v1
	v_lshl_b64 v[5:6], v[2:3], 2
	v_add_i32_e32 v2, vcc, 0x100, v2
	v_add_i32_e32 v1, vcc, 0x400, v1
	v_cmp_le_u32_e32 vcc, s16, v2
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v7, v[5:6], s[8:11], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_11
.LBB0_12:
	s_or_b64 exec, exec, s[2:3]
	v_add_i32_e32 v0, vcc, s16, v0
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	buffer_store_dword v4, v[0:1], s[8:11], 0 addr64
	s_endpgm
.Lfunc_end0:
	.size	vacation_tm, .Lfunc_end0-vacation_tm
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 908
; NumSgprs: 20
; NumVgprs: 14
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1536 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 14
; Occupancy: 10
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272391
	.long	47180
	.long	1179788
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	vacation_fgl            ; -- Begin function vacation_fgl
	.globl	vacation_fgl
	.p2align	8
	.type	vacation_fgl,@function
	.amdgpu_hsa_kernel vacation_fgl
vacation_fgl:                           ; @vacation_fgl
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 7
		granulated_wavefront_sgpr_count = 3
		priority = 0
		float_mode = 192
		priv = 0
		enable_dx10_clamp = 1
		debug_mode = 0
		enable_ieee_mode = 1
		enable_wgp_mode = 0
		enable_mem_ordered = 0
		enable_fwd_progress = 0
		enable_sgpr_private_segment_wave_byte_offset = 0
		user_sgpr_count = 6
		enable_trap_handler = 0
		enable_sgpr_workgroup_id_x = 1
		enable_sgpr_workgroup_id_y = 0
		enable_sgpr_workgroup_id_z = 0
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 0
		enable_exception_msb = 0
		granulated_lds_size = 36
		enable_exception = 0
		enable_sgpr_private_segment_buffer = 1
		enable_sgpr_dispatch_ptr = 0
		enable_sgpr_queue_ptr = 0
		enable_sgpr_kernarg_segment_ptr = 1
		enable_sgpr_dispatch_id = 0
		enable_sgpr_flat_scratch_init = 0
		enable_sgpr_private_segment_size = 0
		enable_sgpr_grid_workgroup_count_x = 0
		enable_sgpr_grid_workgroup_count_y = 0
		enable_sgpr_grid_workgroup_count_z = 0
		enable_wavefront_size32 = 0
		enable_ordered_append_gds = 0
		private_element_size = 1
		is_ptr64 = 1
		is_dynamic_callstack = 0
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 0
		workgroup_group_segment_byte_size = 9216
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 28
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 27
		workitem_vgpr_count = 29
		reserved_vgpr_first = 0
		reserved_vgpr_count = 0
		reserved_sgpr_first = 0
		reserved_sgpr_count = 0
		debug_wavefront_private_segment_offset_sgpr = 0
		debug_private_segment_buffer_sgpr = 0
		kernarg_segment_alignment = 4
		group_segment_alignment = 4
		private_segment_alignment = 4
		wavefront_size = 6
		call_convention = -1
		runtime_loader_kernel_symbol = 0
	.end_amd_kernel_code_t
; %bb.0:
	s_movk_i32 s0, 0x180
	v_cmp_gt_u32_e32 vcc, s0, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_3
; %bb.1:
	v_or_b32_e32 v2, 0xffffff00, v0
	v_or_b32_e32 v3, 0x1800, v1
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v4, 0
	s_movk_i32 s6, 0x7f
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v2, vcc, 0x100, v2
	v_cmp_lt_u32_e32 vcc, s6, v2
	ds_write_b32 v3, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_i32_e32 v3, vcc, 0x400, v3
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_2
.LBB1_3:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s16, s[4:5], 0x6
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s20, s16, 3
	v_cmp_gt_u32_e64 s[0:1], s20, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_6
; %bb.4:
	s_mov_b32 s4, s12
	s_mov_b32 s5, s13
	v_add_i32_e32 v4, vcc, 0x1e00, v1
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	v_mov_b32_e32 v2, v0
.LBB1_5:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[5:6], v[2:3], 2
	v_add_i32_e32 v2, vcc, 0x100, v2
	buffer_load_dword v5, v[5:6], s[4:7], 0 addr64
	v_cmp_le_u32_e32 vcc, s20, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v5
	v_add_i32_e32 v4, vcc, 0x400, v4
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB1_5
.LBB1_6:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v2, 0
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	s_mov_b64 s[4:5], s[14:15]
	s_movk_i32 s2, 0x1400
	v_or_b32_e32 v8, 0x1000, v1
	v_mov_b32_e32 v9, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v3, v[1:2], s[4:7], 0 addr64
	buffer_load_dword v4, v[1:2], s[4:7], 0 addr64 offset:1024
	buffer_load_dword v5, v[1:2], s[4:7], 0 addr64 offset:2048
	buffer_load_dword v6, v[1:2], s[4:7], 0 addr64 offset:3072
	buffer_load_dword v7, v[1:2], s[4:7], s2 addr64
	buffer_load_dword v8, v[8:9], s[4:7], 0 addr64
	s_lshl_b32 s23, s16, 2
	s_lshl_b32 s2, s16, 1
	s_movk_i32 s3, 0x1e00
	s_lshl_b32 s24, s16, 3
	s_addk_i32 s23, 0x1e00
	s_mov_b32 m0, -1
	s_addk_i32 s24, 0x1e00
	s_movk_i32 s21, 0x1000
	v_or_b32_e32 v9, 0xfffffc00, v1
	v_or_b32_e32 v10, 0xffffe000, v1
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v19, 1
	s_movk_i32 s22, 0x1800
	v_mov_b32_e32 v11, 1
	s_waitcnt vmcnt(5)
	v_lshlrev_b32_e32 v16, 2, v3
	s_waitcnt vmcnt(4)
	v_min_u32_e32 v12, v4, v3
	v_max_u32_e32 v13, v3, v4
	s_waitcnt vmcnt(2)
	v_min_u32_e32 v14, v6, v5
	v_max_u32_e32 v15, v5, v6
	v_lshlrev_b32_e32 v17, 2, v4
	v_lshlrev_b32_e32 v18, 2, v5
	v_lshlrev_b32_e32 v20, 2, v6
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v24, v7, v8
	v_max_u32_e32 v25, v8, v7
	v_lshlrev_b32_e32 v21, 2, v7
	ds_write2st64_b32 v1, v12, v13 offset1:4
	v_add_i32_e32 v22, vcc, s16, v14
	v_add_i32_e32 v23, vcc, s16, v15
	v_add_i32_e32 v13, vcc, s3, v17
	v_add_i32_e32 v14, vcc, s23, v18
	v_add_i32_e32 v15, vcc, s23, v20
	v_lshlrev_b32_e32 v17, 2, v8
	v_add_i32_e32 v18, vcc, s2, v24
	v_add_i32_e32 v20, vcc, s2, v25
	v_add_i32_e32 v12, vcc, s3, v16
	v_add_i32_e32 v16, vcc, s24, v21
	v_add_i32_e32 v17, vcc, s24, v17
	ds_write2st64_b32 v1, v18, v20 offset0:16 offset1:20
	v_mov_b32_e32 v18, 0
	ds_write2st64_b32 v1, v22, v23 offset0:8 offset1:12
	s_branch .LBB1_8
.LBB1_7:                                ;   in Loop: Header=BB1_8 Depth=1
	s_or_b64 exec, exec, s[4:5]
	;;#ASMSTART
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v19
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB1_34
.LBB1_8:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_29 Depth 2
                                        ;     Child Loop BB1_33 Depth 2
	ds_read_b32 v20, v1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v20, 2, v20
	v_add_i32_e32 v20, vcc, 0x1800, v20
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v20, v20, v2, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[2:3], 0, v20
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB1_18
; %bb.9:                                ;   in Loop: Header=BB1_8 Depth=1
	ds_read_b32 v20, v1 offset:1024
	s_mov_b64 s[12:13], 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v20, 2, v20
	v_add_i32_e32 v20, vcc, 0x1800, v20
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v20, v20, v2, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v20
	v_mov_b32_e32 v20, 1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_17
; %bb.10:                               ;   in Loop: Header=BB1_8 Depth=1
	ds_read_b32 v20, v1 offset:2048
	s_mov_b64 s[14:15], 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v20, 2, v20
	v_add_i32_e32 v20, vcc, 0x1800, v20
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v20, v20, v2, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v20
	v_mov_b32_e32 v20, 2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_16
; %bb.11:                               ;   in Loop: Header=BB1_8 Depth=1
	ds_read_b32 v20, v1 offset:3072
	s_mov_b64 s[16:17], 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v20, 2, v20
	v_add_i32_e32 v20, vcc, 0x1800, v20
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v20, v20, v2, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v20
	v_mov_b32_e32 v20, 3
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_15
; %bb.12:                               ;   in Loop: Header=BB1_8 Depth=1
	ds_read_b32 v20, v1 offset:4096
	s_mov_b64 s[18:19], 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v20, 2, v20
	v_add_i32_e32 v20, vcc, 0x1800, v20
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v20, v20, v2, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v20
	v_mov_b32_e32 v20, 4
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB1_14
; %bb.13:                               ;   in Loop: Header=BB1_8 Depth=1
	ds_read_b32 v20, v1 offset:5120
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v20, 2, v20
	v_add_i32_e32 v20, vcc, 0x1800, v20
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v20, v20, v2, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v20
	v_cndmask_b32_e64 v20, 5, 6, vcc
	s_and_b64 s[18:19], vcc, exec
.LBB1_14:                               ;   in Loop: Header=BB1_8 Depth=1
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], s[18:19], exec
.LBB1_15:                               ;   in Loop: Header=BB1_8 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], s[16:17], exec
.LBB1_16:                               ;   in Loop: Header=BB1_8 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[14:15], exec
.LBB1_17:                               ;   in Loop: Header=BB1_8 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], s[12:13], exec
.LBB1_18:                               ;   in Loop: Header=BB1_8 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_cbranch_execz .LBB1_26
; %bb.19:                               ;   in Loop: Header=BB1_8 Depth=1
	ds_read_b32 v18, v12
	ds_read_b32 v19, v13
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v21, 0xffff, v18
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v22, 0xffff, v19
	v_lshrrev_b32_e32 v23, 16, v19
	v_cmp_eq_u32_e32 vcc, 0, v21
	v_lshrrev_b32_e32 v21, 16, v18
	v_cmp_ne_u32_e64 s[4:5], 0, v22
	v_cmp_lt_u32_e64 s[6:7], v23, v21
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_or_b64 vcc, vcc, s[4:5]
	v_cndmask_b32_e32 v19, v18, v19, vcc
	v_and_b32_e32 v18, 0xffff, v19
	v_cmp_ne_u32_e64 s[4:5], 0, v18
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB1_21
; %bb.20:                               ;   in Loop: Header=BB1_8 Depth=1
	v_cndmask_b32_e32 v22, v3, v4, vcc
	v_add_i32_e32 v18, vcc, 1, v22
	v_lshlrev_b32_e32 v22, 2, v22
	v_add_i32_e32 v22, vcc, 0x1e00, v22
	v_add_i32_e32 v19, vcc, -1, v19
	ds_write_b32 v22, v19
.LBB1_21:                               ;   in Loop: Header=BB1_8 Depth=1
	s_or_b64 exec, exec, s[6:7]
	ds_read_b32 v19, v14
	ds_read_b32 v22, v15
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v23, 0xffff, v19
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v24, 0xffff, v22
	v_lshrrev_b32_e32 v25, 16, v22
	v_cmp_eq_u32_e32 vcc, 0, v23
	v_lshrrev_b32_e32 v23, 16, v19
	v_cmp_ne_u32_e64 s[4:5], 0, v24
	v_cmp_lt_u32_e64 s[6:7], v25, v23
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_or_b64 vcc, vcc, s[4:5]
	v_cndmask_b32_e32 v19, v19, v22, vcc
	v_and_b32_e32 v22, 0xffff, v19
	v_cmp_ne_u32_e64 s[4:5], 0, v22
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB1_23
; %bb.22:                               ;   in Loop: Header=BB1_8 Depth=1
	v_cndmask_b32_e32 v22, v5, v6, vcc
	v_lshlrev_b32_e32 v21, 8, v22
	v_lshlrev_b32_e32 v22, 2, v22
	v_add_i32_e32 v21, vcc, 0x100, v21
	v_add_i32_e32 v22, vcc, s23, v22
	v_add_i32_e32 v19, vcc, -1, v19
	ds_write_b32 v22, v19
.LBB1_23:                               ;   in Loop: Header=BB1_8 Depth=1
	s_or_b64 exec, exec, s[6:7]
	ds_read_b32 v19, v17
	ds_read_b32 v22, v16
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v23, 0xffff, v19
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v24, 0xffff, v22
	v_lshrrev_b32_e32 v25, 16, v22
	v_cmp_eq_u32_e32 vcc, 0, v23
	v_lshrrev_b32_e32 v23, 16, v19
	v_cmp_ne_u32_e64 s[4:5], 0, v24
	v_cmp_lt_u32_e64 s[6:7], v25, v23
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_or_b64 vcc, vcc, s[4:5]
	v_cndmask_b32_e32 v22, v19, v22, vcc
	v_and_b32_e32 v19, 0xffff, v22
	v_cmp_ne_u32_e64 s[4:5], 0, v19
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v23, 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB1_25
; %bb.24:                               ;   in Loop: Header=BB1_8 Depth=1
	v_cndmask_b32_e32 v24, v8, v7, vcc
	v_lshlrev_b32_e32 v23, 16, v24
	v_lshlrev_b32_e32 v24, 2, v24
	v_add_i32_e32 v23, vcc, 0x10000, v23
	v_add_i32_e32 v24, vcc, s24, v24
	v_add_i32_e32 v22, vcc, -1, v22
	ds_write_b32 v24, v22
.LBB1_25:                               ;   in Loop: Header=BB1_8 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v18, v21, v18
	v_or_b32_e32 v18, v18, v23
.LBB1_26:                               ;   in Loop: Header=BB1_8 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB1_7
; %bb.27:                               ;   in Loop: Header=BB1_8 Depth=1
	v_cmp_ne_u32_e32 vcc, 0, v20
	v_mov_b32_e32 v21, v20
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_31
; %bb.28:                               ;   in Loop: Header=BB1_8 Depth=1
	v_lshlrev_b32_e32 v21, 10, v20
	v_add_i32_e32 v22, vcc, v9, v21
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v21, v20
.LBB1_29:                               ;   Parent Loop BB1_8 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ds_read_b32 v23, v22
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v21, vcc, -1, v21
	v_lshlrev_b32_e32 v23, 2, v23
	v_add_i32_e32 v23, vcc, 0x1800, v23
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v23, v23, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v21
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_i32_e32 v22, vcc, 0xfffffc00, v22
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB1_29
; %bb.30:                               ;   in Loop: Header=BB1_8 Depth=1
	s_or_b64 exec, exec, s[6:7]
.LBB1_31:                               ;   in Loop: Header=BB1_8 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_add_i32_e32 v20, vcc, -1, v20
	v_cmp_lt_u32_e32 vcc, 6, v20
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_7
; %bb.32:                               ;   in Loop: Header=BB1_8 Depth=1
	v_lshlrev_b32_e32 v20, 10, v21
	v_add_i32_e32 v20, vcc, v10, v20
	s_mov_b64 s[2:3], 0
.LBB1_33:                               ;   Parent Loop BB1_8 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_i32_e32 v22, vcc, 0x1c00, v20
	ds_read_b32 v22, v22
	v_add_i32_e32 v23, vcc, 0x1800, v20
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v24, vcc, 0x1400, v20
	v_lshlrev_b32_e32 v22, 2, v22
	v_add_i32_e32 v22, vcc, 0x1800, v22
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v22, v22, v2
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v22, v23
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v25, vcc, s21, v20
	v_add_i32_e32 v26, vcc, 0xc00, v20
	v_lshlrev_b32_e32 v22, 2, v22
	v_add_i32_e32 v22, vcc, 0x1800, v22
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v22, v22, v2
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v22, v24
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v27, vcc, 0x800, v20
	v_add_i32_e32 v28, vcc, 0x400, v20
	v_lshlrev_b32_e32 v22, 2, v22
	v_add_i32_e32 v22, vcc, s22, v22
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v22, v22, v2
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v22, v25
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v21, vcc, -8, v21
	v_lshlrev_b32_e32 v22, 2, v22
	v_add_i32_e32 v22, vcc, s22, v22
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v22, v22, v2
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v22, v26
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v22, 2, v22
	v_add_i32_e32 v22, vcc, s22, v22
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v22, v22, v2
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v22, v27
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v22, 2, v22
	v_add_i32_e32 v22, vcc, 0x1800, v22
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v22, v22, v2
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v22, v28
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v22, 2, v22
	v_add_i32_e32 v22, vcc, 0x1800, v22
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v22, v22, v2
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v22, v20
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v22, 2, v22
	v_add_i32_e32 v22, vcc, 0x1800, v22
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v22, v22, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v21
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_i32_e32 v20, vcc, 0xffffe000, v20
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_33
	s_branch .LBB1_7
.LBB1_34:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_37
; %bb.35:
	v_add_i32_e32 v3, vcc, 0x1e00, v1
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_mov_b32_e32 v1, v0
.LBB1_36:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v6, v3
	v_lshl_b64 v[4:5], v[1:2], 2
	v_add_i32_e32 v1, vcc, 0x100, v1
	v_add_i32_e32 v3, vcc, 0x400, v3
	v_cmp_le_u32_e32 vcc, s20, v1
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[4:5], s[8:11], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB1_36
.LBB1_37:
	s_or_b64 exec, exec, s[2:3]
	v_add_i32_e32 v0, vcc, s20, v0
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	buffer_store_dword v18, v[0:1], s[8:11], 0 addr64
	s_endpgm
.Lfunc_end1:
	.size	vacation_fgl, .Lfunc_end1-vacation_fgl
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2108
; NumSgprs: 27
; NumVgprs: 29
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 9216 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 27
; NumVGPRsForWavesPerEU: 29
; Occupancy: 3
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272322
	.long	47180
	.long	1114252
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	vacation_serial         ; -- Begin function vacation_serial
	.globl	vacation_serial
	.p2align	8
	.type	vacation_serial,@function
	.amdgpu_hsa_kernel vacation_serial
vacation_serial:                        ; @vacation_serial
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 2
		granulated_wavefront_sgpr_count = 2
		priority = 0
		float_mode = 192
		priv = 0
		enable_dx10_clamp = 1
		debug_mode = 0
		enable_ieee_mode = 1
		enable_wgp_mode = 0
		enable_mem_ordered = 0
		enable_fwd_progress = 0
		enable_sgpr_private_segment_wave_byte_offset = 0
		user_sgpr_count = 6
		enable_trap_handler = 0
		enable_sgpr_workgroup_id_x = 1
		enable_sgpr_workgroup_id_y = 0
		enable_sgpr_workgroup_id_z = 0
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 0
		enable_exception_msb = 0
		granulated_lds_size = 34
		enable_exception = 0
		enable_sgpr_private_segment_buffer = 1
		enable_sgpr_dispatch_ptr = 0
		enable_sgpr_queue_ptr = 0
		enable_sgpr_kernarg_segment_ptr = 1
		enable_sgpr_dispatch_id = 0
		enable_sgpr_flat_scratch_init = 0
		enable_sgpr_private_segment_size = 0
		enable_sgpr_grid_workgroup_count_x = 0
		enable_sgpr_grid_workgroup_count_y = 0
		enable_sgpr_grid_workgroup_count_z = 0
		enable_wavefront_size32 = 0
		enable_ordered_append_gds = 0
		private_element_size = 1
		is_ptr64 = 1
		is_dynamic_callstack = 0
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 0
		workgroup_group_segment_byte_size = 8704
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 28
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 22
		workitem_vgpr_count = 12
		reserved_vgpr_first = 0
		reserved_vgpr_count = 0
		reserved_sgpr_first = 0
		reserved_sgpr_count = 0
		debug_wavefront_private_segment_offset_sgpr = 0
		debug_private_segment_buffer_sgpr = 0
		kernarg_segment_alignment = 4
		group_segment_alignment = 4
		private_segment_alignment = 4
		wavefront_size = 6
		call_convention = -1
		runtime_loader_kernel_symbol = 0
	.end_amd_kernel_code_t
; %bb.0:
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x4
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[12:13], s[18:19]
	v_mov_b32_e32 v2, v4
	v_or_b32_e32 v3, 0x1000, v1
	s_movk_i32 s0, 0x1400
	buffer_load_dword v5, v[1:2], s[12:15], 0 addr64
	buffer_load_dword v6, v[1:2], s[12:15], 0 addr64 offset:1024
	buffer_load_dword v7, v[1:2], s[12:15], 0 addr64 offset:2048
	buffer_load_dword v8, v[1:2], s[12:15], 0 addr64 offset:3072
	buffer_load_dword v2, v[1:2], s[12:15], s0 addr64
	buffer_load_dword v3, v[3:4], s[12:15], 0 addr64
	s_load_dword s19, s[4:5], 0x6
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(4)
	ds_write2st64_b32 v1, v5, v6 offset1:4
	s_waitcnt vmcnt(2)
	ds_write2st64_b32 v1, v7, v8 offset0:8 offset1:12
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v1, v3, v2 offset0:16 offset1:20
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s18, s19, 3
	v_cmp_gt_u32_e64 s[0:1], s18, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_3
; %bb.1:
	s_mov_b32 s12, s16
	s_mov_b32 s13, s17
	v_or_b32_e32 v2, 0x1800, v1
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v3, v0
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[5:6], v[3:4], 2
	v_add_i32_e32 v3, vcc, 0x100, v3
	buffer_load_dword v5, v[5:6], s[12:15], 0 addr64
	v_cmp_le_u32_e32 vcc, s18, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v5
	v_add_i32_e32 v2, vcc, 0x400, v2
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB2_2
.LBB2_3:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s10, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_12
; %bb.4:
	s_lshl_b32 s11, s19, 2
	s_lshl_b32 s12, s19, 3
	s_addk_i32 s11, 0x1800
	s_addk_i32 s12, 0x1800
	s_branch .LBB2_6
.LBB2_5:                                ;   in Loop: Header=BB2_6 Depth=1
	v_or_b32_e32 v2, v4, v5
	s_add_i32 s2, s10, 0x1e00
	s_add_i32 s10, s10, 4
	v_or_b32_e32 v2, v2, v7
	v_mov_b32_e32 v3, s2
	s_cmpk_lg_i32 s10, 0x400
	ds_write_b32 v3, v2
	s_cbranch_scc0 .LBB2_12
.LBB2_6:                                ; =>This Inner Loop Header: Depth=1
	s_add_i32 s2, s10, 0x400
	v_mov_b32_e32 v3, s2
	s_add_i32 s2, s10, 0x800
	v_mov_b32_e32 v4, s2
	s_add_i32 s2, s10, 0xc00
	v_mov_b32_e32 v5, s2
	s_add_i32 s2, s10, 0x1000
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v10, s2
	s_add_i32 s2, s10, 0x1400
	v_mov_b32_e32 v11, s2
	ds_read_b32 v8, v2
	ds_read_b32 v9, v3
	ds_read_b32 v6, v4
	ds_read_b32 v7, v5
	ds_read_b32 v2, v10
	ds_read_b32 v3, v11
	s_waitcnt lgkmcnt(5)
	v_lshlrev_b32_e32 v4, 2, v8
	v_add_i32_e32 v4, vcc, 0x1800, v4
	s_waitcnt lgkmcnt(4)
	v_lshlrev_b32_e32 v5, 2, v9
	ds_read_b32 v4, v4
	v_add_i32_e32 v5, vcc, 0x1800, v5
	ds_read_b32 v5, v5
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v10, 0xffff, v4
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_lshrrev_b32_e32 v11, 16, v4
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v10, 0xffff, v5
	v_cmp_ne_u32_e64 s[2:3], 0, v10
	v_lshrrev_b32_e32 v10, 16, v5
	v_cmp_lt_u32_e64 s[4:5], v10, v11
	s_and_b64 s[2:3], s[2:3], s[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	v_cndmask_b32_e64 v10, v4, v5, s[2:3]
	v_and_b32_e32 v4, 0xffff, v10
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_vccnz .LBB2_8
; %bb.7:                                ;   in Loop: Header=BB2_6 Depth=1
	v_cndmask_b32_e64 v8, v8, v9, s[2:3]
	v_add_i32_e32 v5, vcc, 1, v8
	v_lshlrev_b32_e32 v8, 2, v8
	v_add_i32_e32 v8, vcc, 0x1800, v8
	v_add_i32_e32 v9, vcc, -1, v10
	ds_write_b32 v8, v9
.LBB2_8:                                ;   in Loop: Header=BB2_6 Depth=1
	v_lshlrev_b32_e32 v8, 2, v6
	v_add_i32_e32 v8, vcc, s11, v8
	v_lshlrev_b32_e32 v9, 2, v7
	ds_read_b32 v8, v8
	v_add_i32_e32 v9, vcc, s11, v9
	ds_read_b32 v9, v9
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v10, 0xffff, v8
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_lshrrev_b32_e32 v11, 16, v8
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v10, 0xffff, v9
	v_cmp_ne_u32_e64 s[2:3], 0, v10
	v_lshrrev_b32_e32 v10, 16, v9
	v_cmp_lt_u32_e64 s[4:5], v10, v11
	s_and_b64 s[2:3], s[2:3], s[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	v_cndmask_b32_e64 v8, v8, v9, s[2:3]
	v_and_b32_e32 v9, 0xffff, v8
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_cbranch_vccnz .LBB2_10
; %bb.9:                                ;   in Loop: Header=BB2_6 Depth=1
	v_cndmask_b32_e64 v6, v6, v7, s[2:3]
	v_lshlrev_b32_e32 v4, 8, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_i32_e32 v4, vcc, 0x100, v4
	v_add_i32_e32 v6, vcc, s11, v6
	v_add_i32_e32 v7, vcc, -1, v8
	ds_write_b32 v6, v7
.LBB2_10:                               ;   in Loop: Header=BB2_6 Depth=1
	v_lshlrev_b32_e32 v6, 2, v2
	v_add_i32_e32 v6, vcc, s12, v6
	v_lshlrev_b32_e32 v7, 2, v3
	ds_read_b32 v6, v6
	v_add_i32_e32 v7, vcc, s12, v7
	ds_read_b32 v7, v7
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v8, 0xffff, v6
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_lshrrev_b32_e32 v9, 16, v6
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v8, 0xffff, v7
	v_cmp_ne_u32_e64 s[2:3], 0, v8
	v_lshrrev_b32_e32 v8, 16, v7
	v_cmp_lt_u32_e64 s[4:5], v8, v9
	s_and_b64 s[2:3], s[2:3], s[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	v_cndmask_b32_e64 v6, v6, v7, s[2:3]
	v_and_b32_e32 v7, 0xffff, v6
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_mov_b32_e32 v7, 0
	s_cbranch_vccnz .LBB2_5
; %bb.11:                               ;   in Loop: Header=BB2_6 Depth=1
	v_cndmask_b32_e64 v2, v2, v3, s[2:3]
	v_lshlrev_b32_e32 v3, 16, v2
	v_lshlrev_b32_e32 v2, 2, v2
	v_add_i32_e32 v7, vcc, 0x10000, v3
	v_add_i32_e32 v2, vcc, s12, v2
	v_add_i32_e32 v3, vcc, -1, v6
	ds_write_b32 v2, v3
	s_branch .LBB2_5
.LBB2_12:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_15
; %bb.13:
	v_or_b32_e32 v4, 0x1800, v1
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_mov_b32_e32 v2, v0
.LBB2_14:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v7, v4
	v_lshl_b64 v[5:6], v[2:3], 2
	v_add_i32_e32 v2, vcc, 0x100, v2
	v_add_i32_e32 v4, vcc, 0x400, v4
	v_cmp_le_u32_e32 vcc, s18, v2
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v7, v[5:6], s[8:11], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB2_14
.LBB2_15:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v2, v1 offset:7680
	v_add_i32_e32 v0, vcc, s18, v0
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[0:1], s[8:11], 0 addr64
	s_endpgm
.Lfunc_end2:
	.size	vacation_serial, .Lfunc_end2-vacation_serial
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1144
; NumSgprs: 22
; NumVgprs: 12
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 8704 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 12
; Occupancy: 3
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_lds llvm.amdgcn.kernel.vacation_tm.lds, 1536, 16
	.amdgpu_lds llvm.amdgcn.kernel.vacation_fgl.lds, 9216, 16
	.amdgpu_lds llvm.amdgcn.kernel.vacation_serial.lds, 8704, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
