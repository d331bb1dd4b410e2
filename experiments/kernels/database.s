	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272323
	.long	47180
	.long	524428
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	database_tm             ; -- Begin function database_tm
	.globl	database_tm
	.p2align	8
	.type	database_tm,@function
	.amdgpu_hsa_kernel database_tm
database_tm:                            ; @database_tm
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
		granulated_lds_size = 16
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
		workgroup_group_segment_byte_size = 4096
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 28
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 19
		workitem_vgpr_count = 13
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
	s_load_dword s16, s[4:5], 0x6
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x4
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s16, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_3
; %bb.1:
	s_mov_b32 s12, s8
	s_mov_b32 s13, s9
	v_lshlrev_b32_e32 v4, 2, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	v_mov_b32_e32 v2, v0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[5:6], v[2:3], 2
	v_add_i32_e32 v2, vcc, 0x100, v2
	buffer_load_dword v5, v[5:6], s[12:15], 0 addr64
	v_cmp_le_u32_e32 vcc, s16, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v5
	v_add_i32_e32 v4, vcc, 0x400, v4
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_mov_b64 s[12:13], s[10:11]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v4, v[1:2], s[12:15], 0 addr64
	v_or_b32_e32 v11, 0x1000, v1
	v_mov_b32_e32 v12, v2
	s_movk_i32 s2, 0x1400
	s_movk_i32 s3, 0x1800
	s_movk_i32 s6, 0x1c00
	buffer_load_dword v6, v[1:2], s[12:15], 0 addr64 offset:1024
	buffer_load_dword v8, v[1:2], s[12:15], 0 addr64 offset:2048
	buffer_load_dword v10, v[1:2], s[12:15], 0 addr64 offset:3072
	buffer_load_dword v7, v[1:2], s[12:15], s2 addr64
	buffer_load_dword v5, v[1:2], s[12:15], s3 addr64
	buffer_load_dword v3, v[1:2], s[12:15], s6 addr64
	buffer_load_dword v9, v[11:12], s[12:15], 0 addr64
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_mov_b32 m0, -1
	s_mov_b32 s6, 0xffff
	s_waitcnt vmcnt(7)
	v_and_b32_e32 v2, 0xffff, v4
	v_lshlrev_b32_e32 v11, 2, v2
	ds_read_b32 v2, v11
	v_cmp_lt_u32_e32 vcc, s6, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_5
; %bb.4:
	v_lshrrev_b32_e32 v4, 16, v4
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v4, vcc, v2, v4
	ds_write_b32 v11, v4
.LBB0_5:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(6)
	v_lshlrev_b32_e32 v4, 2, v6
	v_and_b32_e32 v11, 0x3fffc, v4
	ds_read_b32 v4, v11
	v_cmp_lt_u32_e32 vcc, s6, v6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_7
; %bb.6:
	v_lshrrev_b32_e32 v6, 16, v6
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v6, vcc, v4, v6
	ds_write_b32 v11, v6
.LBB0_7:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(5)
	v_lshlrev_b32_e32 v6, 2, v8
	v_and_b32_e32 v11, 0x3fffc, v6
	ds_read_b32 v6, v11
	v_cmp_lt_u32_e32 vcc, s6, v8
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_9
; %bb.8:
	v_lshrrev_b32_e32 v8, 16, v8
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v8, vcc, v6, v8
	ds_write_b32 v11, v8
.LBB0_9:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(4)
	v_lshlrev_b32_e32 v8, 2, v10
	v_and_b32_e32 v11, 0x3fffc, v8
	ds_read_b32 v8, v11
	v_cmp_lt_u32_e32 vcc, s6, v10
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_11
; %bb.10:
	v_lshrrev_b32_e32 v10, 16, v10
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v10, vcc, v8, v10
	ds_write_b32 v11, v10
.LBB0_11:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v10, 2, v9
	v_and_b32_e32 v11, 0x3fffc, v10
	ds_read_b32 v10, v11
	v_cmp_lt_u32_e32 vcc, s6, v9
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_13
; %bb.12:
	v_lshrrev_b32_e32 v9, 16, v9
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v9, vcc, v10, v9
	ds_write_b32 v11, v9
.LBB0_13:
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b32_e32 v9, 2, v7
	v_and_b32_e32 v11, 0x3fffc, v9
	ds_read_b32 v9, v11
	v_cmp_lt_u32_e32 vcc, s6, v7
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_15
; %bb.14:
	v_lshrrev_b32_e32 v7, 16, v7
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v7, vcc, v9, v7
	ds_write_b32 v11, v7
.LBB0_15:
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b32_e32 v7, 2, v5
	v_and_b32_e32 v11, 0x3fffc, v7
	ds_read_b32 v7, v11
	v_cmp_lt_u32_e32 vcc, s6, v5
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_17
; %bb.16:
	v_lshrrev_b32_e32 v5, 16, v5
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v5, vcc, v7, v5
	ds_write_b32 v11, v5
.LBB0_17:
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b32_e32 v5, 2, v3
	v_and_b32_e32 v11, 0x3fffc, v5
	ds_read_b32 v5, v11
	v_cmp_lt_u32_e32 vcc, s6, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_19
; %bb.18:
	v_lshrrev_b32_e32 v3, 16, v3
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, v5, v3
	ds_write_b32 v11, v3
.LBB0_19:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(6)
	v_add_i32_e32 v2, vcc, v4, v2
	s_waitcnt lgkmcnt(5)
	v_add_i32_e32 v2, vcc, v2, v6
	s_waitcnt lgkmcnt(4)
	v_add_i32_e32 v2, vcc, v2, v8
	s_waitcnt lgkmcnt(3)
	v_add_i32_e32 v2, vcc, v2, v10
	s_waitcnt lgkmcnt(2)
	v_add_i32_e32 v2, vcc, v2, v9
	s_waitcnt lgkmcnt(1)
	v_add_i32_e32 v2, vcc, v2, v7
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v4, vcc, v2, v5
	;;#ASMSTART
	;;#ASMEND
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_22
; %bb.20:
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	v_mov_b32_e32 v2, v0
.LBB0_21:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v7, v1
	v_lshl_b64 v[5:6], v[2:3], 2
	v_add_i32_e32 v2, vcc, 0x100, v2
	v_add_i32_e32 v1, vcc, 0x400, v1
	v_cmp_le_u32_e32 vcc, s16, v2
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v7, v[5:6], s[4:7], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_21
.LBB0_22:
	s_or_b64 exec, exec, s[2:3]
	v_add_i32_e32 v0, vcc, s16, v0
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	buffer_store_dword v4, v[0:1], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end0:
	.size	database_tm, .Lfunc_end0-database_tm
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 956
; NumSgprs: 19
; NumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 19
; NumVGPRsForWavesPerEU: 13
; Occupancy: 8
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
	.long	11272323
	.long	47180
	.long	524428
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	database_fgl            ; -- Begin function database_fgl
	.globl	database_fgl
	.p2align	8
	.type	database_fgl,@function
	.amdgpu_hsa_kernel database_fgl
database_fgl:                           ; @database_fgl
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
		granulated_lds_size = 16
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
		workgroup_group_segment_byte_size = 4096
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 28
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 19
		workitem_vgpr_count = 15
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
	s_load_dword s16, s[4:5], 0x6
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x4
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s16, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_3
; %bb.1:
	s_mov_b32 s12, s8
	s_mov_b32 s13, s9
	v_lshlrev_b32_e32 v4, 2, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	v_mov_b32_e32 v2, v0
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[5:6], v[2:3], 2
	v_add_i32_e32 v2, vcc, 0x100, v2
	buffer_load_dword v5, v[5:6], s[12:15], 0 addr64
	v_cmp_le_u32_e32 vcc, s16, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v5
	v_add_i32_e32 v4, vcc, 0x400, v4
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB1_2
.LBB1_3:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[8:9], s[10:11]
	s_mov_b64 s[10:11], s[6:7]
	v_mov_b32_e32 v2, v4
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v3, v[1:2], s[8:11], 0 addr64
	s_movk_i32 s2, 0x1400
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0xffff, v3
	v_lshrrev_b32_e32 v3, 16, v3
	v_lshlrev_b32_e32 v5, 2, v5
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v5, v5, v3
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v3, v[1:2], s[8:11], 0 addr64 offset:1024
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, 0xffff, v3
	v_lshrrev_b32_e32 v3, 16, v3
	v_lshlrev_b32_e32 v6, 2, v6
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v6, v6, v3
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v3, v[1:2], s[8:11], 0 addr64 offset:2048
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0xffff, v3
	v_lshrrev_b32_e32 v3, 16, v3
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v7, v7, v3
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v8, v[1:2], s[8:11], 0 addr64 offset:3072
	v_or_b32_e32 v3, 0x1000, v1
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, 0xffff, v8
	v_lshrrev_b32_e32 v8, 16, v8
	v_lshlrev_b32_e32 v9, 2, v9
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v8, v9, v8
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v3, v[3:4], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, 0xffff, v3
	v_lshrrev_b32_e32 v3, 16, v3
	v_lshlrev_b32_e32 v9, 2, v9
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v9, v9, v3
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v3, v[1:2], s[8:11], s2 addr64
	s_movk_i32 s2, 0x1800
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v10, 0xffff, v3
	v_lshrrev_b32_e32 v3, 16, v3
	v_lshlrev_b32_e32 v10, 2, v10
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v10, v10, v3
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v3, v[1:2], s[8:11], s2 addr64
	s_movk_i32 s2, 0x1c00
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, 0xffff, v3
	v_lshrrev_b32_e32 v3, 16, v3
	v_lshlrev_b32_e32 v11, 2, v11
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v11, v11, v3
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v2, v[1:2], s[8:11], s2 addr64
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0xffff, v2
	v_lshlrev_b32_e32 v3, 2, v3
	v_lshrrev_b32_e32 v2, 16, v2
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v2, v3, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_6
; %bb.4:
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v3, v0
.LBB1_5:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v14, v1
	v_lshl_b64 v[12:13], v[3:4], 2
	v_add_i32_e32 v3, vcc, 0x100, v3
	v_add_i32_e32 v1, vcc, 0x400, v1
	v_cmp_le_u32_e32 vcc, s16, v3
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v14, v[12:13], s[4:7], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB1_5
.LBB1_6:
	s_or_b64 exec, exec, s[2:3]
	v_add_i32_e32 v1, vcc, v6, v5
	v_add_i32_e32 v1, vcc, v7, v1
	v_add_i32_e32 v1, vcc, v8, v1
	v_add_i32_e32 v1, vcc, v9, v1
	v_add_i32_e32 v1, vcc, v10, v1
	v_add_i32_e32 v1, vcc, v11, v1
	v_add_i32_e32 v2, vcc, v2, v1
	v_add_i32_e32 v0, vcc, s16, v0
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	buffer_store_dword v2, v[0:1], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end1:
	.size	database_fgl, .Lfunc_end1-database_fgl
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 708
; NumSgprs: 19
; NumVgprs: 15
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 19
; NumVGPRsForWavesPerEU: 15
; Occupancy: 8
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
	.long	11272323
	.long	47180
	.long	1704076
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	database_serial         ; -- Begin function database_serial
	.globl	database_serial
	.p2align	8
	.type	database_serial,@function
	.amdgpu_hsa_kernel database_serial
database_serial:                        ; @database_serial
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
		granulated_lds_size = 52
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
		workgroup_group_segment_byte_size = 13312
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 28
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 22
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
	s_movk_i32 s1, 0x1800
	s_movk_i32 s2, 0x1c00
	buffer_load_dword v5, v[1:2], s[12:15], 0 addr64
	buffer_load_dword v6, v[1:2], s[12:15], 0 addr64 offset:1024
	buffer_load_dword v7, v[1:2], s[12:15], 0 addr64 offset:2048
	buffer_load_dword v8, v[1:2], s[12:15], 0 addr64 offset:3072
	buffer_load_dword v9, v[1:2], s[12:15], s0 addr64
	buffer_load_dword v10, v[1:2], s[12:15], s1 addr64
	buffer_load_dword v2, v[1:2], s[12:15], s2 addr64
	buffer_load_dword v3, v[3:4], s[12:15], 0 addr64
	s_load_dword s6, s[4:5], 0x6
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(6)
	ds_write2st64_b32 v1, v5, v6 offset1:4
	s_waitcnt vmcnt(4)
	ds_write2st64_b32 v1, v7, v8 offset0:8 offset1:12
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v1, v3, v9 offset0:16 offset1:20
	ds_write2st64_b32 v1, v10, v2 offset0:24 offset1:28
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s6, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_3
; %bb.1:
	s_mov_b32 s12, s16
	s_mov_b32 s13, s17
	v_or_b32_e32 v2, 0x2000, v1
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v3, v0
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[5:6], v[3:4], 2
	v_add_i32_e32 v3, vcc, 0x100, v3
	buffer_load_dword v5, v[5:6], s[12:15], 0 addr64
	v_cmp_le_u32_e32 vcc, s6, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v5
	v_add_i32_e32 v2, vcc, 0x400, v2
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB2_2
.LBB2_3:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s4, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_22
; %bb.4:
	s_mov_b32 s5, 0x10000
	s_branch .LBB2_6
.LBB2_5:                                ;   in Loop: Header=BB2_6 Depth=1
	s_waitcnt lgkmcnt(6)
	v_add_i32_e32 v2, vcc, v2, v4
	s_waitcnt lgkmcnt(5)
	v_add_i32_e32 v2, vcc, v6, v2
	s_waitcnt lgkmcnt(4)
	v_add_i32_e32 v2, vcc, v2, v8
	s_waitcnt lgkmcnt(3)
	v_add_i32_e32 v2, vcc, v10, v2
	s_waitcnt lgkmcnt(2)
	v_add_i32_e32 v2, vcc, v2, v9
	s_waitcnt lgkmcnt(1)
	v_add_i32_e32 v2, vcc, v7, v2
	s_add_i32 s7, s4, 0x3000
	s_add_i32 s4, s4, 4
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, v2, v5
	v_mov_b32_e32 v3, s7
	s_cmpk_lg_i32 s4, 0x400
	ds_write_b32 v3, v2
	s_cbranch_scc0 .LBB2_22
.LBB2_6:                                ; =>This Inner Loop Header: Depth=1
	s_add_i32 s7, s4, 0x400
	v_mov_b32_e32 v3, s7
	s_add_i32 s7, s4, 0x800
	v_mov_b32_e32 v5, s7
	s_add_i32 s7, s4, 0xc00
	v_mov_b32_e32 v7, s7
	s_add_i32 s7, s4, 0x1000
	v_mov_b32_e32 v9, s7
	s_add_i32 s7, s4, 0x1400
	v_mov_b32_e32 v11, s7
	s_add_i32 s7, s4, 0x1800
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v12, s7
	s_add_i32 s7, s4, 0x1c00
	v_mov_b32_e32 v13, s7
	ds_read_b32 v4, v2
	ds_read_b32 v6, v3
	ds_read_b32 v8, v5
	ds_read_b32 v10, v7
	ds_read_b32 v9, v9
	ds_read_b32 v7, v11
	ds_read_b32 v5, v12
	ds_read_b32 v3, v13
	s_waitcnt lgkmcnt(7)
	v_and_b32_e32 v2, 0xffff, v4
	v_lshlrev_b32_e32 v11, 2, v2
	ds_read_b32 v2, v11 offset:8192
	v_add_i32_e32 v11, vcc, 0x2000, v11
	v_cmp_gt_u32_e32 vcc, s5, v4
	s_cbranch_vccnz .LBB2_8
; %bb.7:                                ;   in Loop: Header=BB2_6 Depth=1
	v_lshrrev_b32_e32 v4, 16, v4
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v4, vcc, v4, v2
	ds_write_b32 v11, v4
.LBB2_8:                                ;   in Loop: Header=BB2_6 Depth=1
	s_waitcnt lgkmcnt(7)
	v_and_b32_e32 v4, 0xffff, v6
	v_lshlrev_b32_e32 v11, 2, v4
	ds_read_b32 v4, v11 offset:8192
	v_add_i32_e32 v11, vcc, 0x2000, v11
	v_cmp_gt_u32_e32 vcc, s5, v6
	s_cbranch_vccnz .LBB2_10
; %bb.9:                                ;   in Loop: Header=BB2_6 Depth=1
	v_lshrrev_b32_e32 v6, 16, v6
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v6, vcc, v4, v6
	ds_write_b32 v11, v6
.LBB2_10:                               ;   in Loop: Header=BB2_6 Depth=1
	s_waitcnt lgkmcnt(7)
	v_and_b32_e32 v6, 0xffff, v8
	v_lshlrev_b32_e32 v11, 2, v6
	ds_read_b32 v6, v11 offset:8192
	v_add_i32_e32 v11, vcc, 0x2000, v11
	v_cmp_gt_u32_e32 vcc, s5, v8
	s_cbranch_vccnz .LBB2_12
; %bb.11:                               ;   in Loop: Header=BB2_6 Depth=1
	v_lshrrev_b32_e32 v8, 16, v8
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v8, vcc, v6, v8
	ds_write_b32 v11, v8
.LBB2_12:                               ;   in Loop: Header=BB2_6 Depth=1
	s_waitcnt lgkmcnt(7)
	v_and_b32_e32 v8, 0xffff, v10
	v_lshlrev_b32_e32 v11, 2, v8
	ds_read_b32 v8, v11 offset:8192
	v_add_i32_e32 v11, vcc, 0x2000, v11
	v_cmp_gt_u32_e32 vcc, s5, v10
	s_cbranch_vccnz .LBB2_14
; %bb.13:                               ;   in Loop: Header=BB2_6 Depth=1
	v_lshrrev_b32_e32 v10, 16, v10
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v10, vcc, v8, v10
	ds_write_b32 v11, v10
.LBB2_14:                               ;   in Loop: Header=BB2_6 Depth=1
	s_waitcnt lgkmcnt(7)
	v_and_b32_e32 v10, 0xffff, v9
	v_lshlrev_b32_e32 v11, 2, v10
	ds_read_b32 v10, v11 offset:8192
	v_add_i32_e32 v11, vcc, 0x2000, v11
	v_cmp_gt_u32_e32 vcc, s5, v9
	s_cbranch_vccnz .LBB2_16
; %bb.15:                               ;   in Loop: Header=BB2_6 Depth=1
	v_lshrrev_b32_e32 v9, 16, v9
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v9, vcc, v10, v9
	ds_write_b32 v11, v9
.LBB2_16:                               ;   in Loop: Header=BB2_6 Depth=1
	s_waitcnt lgkmcnt(7)
	v_and_b32_e32 v9, 0xffff, v7
	v_lshlrev_b32_e32 v11, 2, v9
	ds_read_b32 v9, v11 offset:8192
	v_add_i32_e32 v11, vcc, 0x2000, v11
	v_cmp_gt_u32_e32 vcc, s5, v7
	s_cbranch_vccnz .LBB2_18
; %bb.17:                               ;   in Loop: Header=BB2_6 Depth=1
	v_lshrrev_b32_e32 v7, 16, v7
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v7, vcc, v9, v7
	ds_write_b32 v11, v7
.LBB2_18:                               ;   in Loop: Header=BB2_6 Depth=1
	s_waitcnt lgkmcnt(7)
	v_and_b32_e32 v7, 0xffff, v5
	v_lshlrev_b32_e32 v11, 2, v7
	ds_read_b32 v7, v11 offset:8192
	v_add_i32_e32 v11, vcc, 0x2000, v11
	v_cmp_gt_u32_e32 vcc, s5, v5
	s_cbranch_vccnz .LBB2_20
; %bb.19:                               ;   in Loop: Header=BB2_6 Depth=1
	v_lshrrev_b32_e32 v5, 16, v5
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v5, vcc, v7, v5
	ds_write_b32 v11, v5
.LBB2_20:                               ;   in Loop: Header=BB2_6 Depth=1
	s_waitcnt lgkmcnt(7)
	v_and_b32_e32 v5, 0xffff, v3
	v_lshlrev_b32_e32 v11, 2, v5
	ds_read_b32 v5, v11 offset:8192
	v_add_i32_e32 v11, vcc, 0x2000, v11
	v_cmp_gt_u32_e32 vcc, s5, v3
	s_cbranch_vccnz .LBB2_5
; %bb.21:                               ;   in Loop: Header=BB2_6 Depth=1
	v_lshrrev_b32_e32 v3, 16, v3
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, v3, v5
	ds_write_b32 v11, v3
	s_branch .LBB2_5
.LBB2_22:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_25
; %bb.23:
	v_or_b32_e32 v4, 0x2000, v1
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_mov_b32_e32 v2, v0
.LBB2_24:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v7, v4
	v_lshl_b64 v[5:6], v[2:3], 2
	v_add_i32_e32 v2, vcc, 0x100, v2
	v_add_i32_e32 v4, vcc, 0x400, v4
	v_cmp_le_u32_e32 vcc, s6, v2
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v7, v[5:6], s[8:11], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB2_24
.LBB2_25:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v2, v1 offset:12288
	v_add_i32_e32 v0, vcc, s6, v0
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[0:1], s[8:11], 0 addr64
	s_endpgm
.Lfunc_end2:
	.size	database_serial, .Lfunc_end2-database_serial
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1216
; NumSgprs: 22
; NumVgprs: 14
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 13312 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 14
; Occupancy: 2
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_lds llvm.amdgcn.kernel.database_tm.lds, 4096, 16
	.amdgpu_lds llvm.amdgcn.kernel.database_fgl.lds, 4096, 16
	.amdgpu_lds llvm.amdgcn.kernel.database_serial.lds, 13312, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
