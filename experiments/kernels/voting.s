	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272450
	.long	47180
	.long	1573004
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	voting_atomic           ; -- Begin function voting_atomic
	.globl	voting_atomic
	.p2align	8
	.type	voting_atomic,@function
	.amdgpu_hsa_kernel voting_atomic
voting_atomic:                          ; @voting_atomic
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
		granulated_wavefront_sgpr_count = 4
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
		granulated_lds_size = 48
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
		workgroup_group_segment_byte_size = 12288
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 36
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 39
		workitem_vgpr_count = 11
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
	s_load_dwordx4 s[12:15], s[4:5], 0x6
	v_lshlrev_b32_e32 v5, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s24, s14, s13
	v_cmp_gt_u32_e64 s[0:1], s24, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_3
; %bb.1:
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v3, vcc, 0x100, v3
	v_cmp_le_u32_e32 vcc, s24, v3
	ds_write_b32 v1, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_i32_e32 v1, vcc, 0x400, v1
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x4
	v_cmp_gt_u32_e32 vcc, s12, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_13
; %bb.4:
	s_cmp_lg_u32 s14, 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s25, s14, 7
	s_cmp_gt_u32 s14, 7
	s_cselect_b64 s[4:5], -1, 0
	s_and_b32 s26, s14, -8
	s_cmp_lg_u32 s25, 0
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	s_cselect_b64 s[6:7], -1, 0
	v_cmp_ne_u32_e64 s[2:3], 1, v1
	v_cndmask_b32_e64 v1, 0, 1, s[4:5]
	v_cmp_ne_u32_e64 s[4:5], 1, v1
	v_cndmask_b32_e64 v1, 0, 1, s[6:7]
	s_mov_b32 s20, s18
	s_mov_b32 s21, s19
	s_mov_b32 s22, 0
	s_lshl_b32 s27, s12, 3
	s_lshl_b32 s28, s12, 1
	s_mul_i32 s29, s12, 3
	s_lshl_b32 s30, s12, 2
	s_mul_i32 s31, s12, 5
	s_mul_i32 s33, s12, 6
	s_mul_i32 s34, s12, 7
	s_lshl_b32 s35, s13, 5
	s_lshl_b32 s36, s13, 2
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s23, 0xf000
	v_cmp_ne_u32_e64 s[6:7], 1, v1
	v_mov_b32_e32 v3, v0
	s_mov_b32 m0, -1
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	v_add_i32_e32 v3, vcc, 0x100, v3
	v_cmp_le_u32_e32 vcc, s12, v3
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_13
.LBB0_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_9 Depth 2
                                        ;     Child Loop BB0_12 Depth 2
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_5
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_lshl_b64 v[6:7], v[3:4], 2
	s_mov_b32 s18, 0
	s_mov_b32 s19, s23
	buffer_load_dword v4, v[6:7], s[16:19], 0 addr64
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_10
; %bb.8:                                ;   in Loop: Header=BB0_6 Depth=1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v6, 2, v4
	v_mov_b32_e32 v1, v3
.LBB0_9:                                ;   Parent Loop BB0_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshl_b64 v[7:8], v[1:2], 2
	v_add_i32_e32 v10, vcc, s36, v6
	buffer_load_dword v9, v[7:8], s[20:23], 0 addr64
	v_add_i32_e32 v7, vcc, s12, v1
	v_mov_b32_e32 v8, v2
	v_lshl_b64 v[7:8], v[7:8], 2
	s_add_i32 s18, s18, 8
	s_cmp_eq_u32 s26, s18
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_add_u32 v6, v9
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v9, v[7:8], s[20:23], 0 addr64
	v_add_i32_e32 v7, vcc, s28, v1
	v_mov_b32_e32 v8, v2
	v_lshl_b64 v[7:8], v[7:8], 2
	v_add_i32_e32 v6, vcc, s35, v6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_add_u32 v10, v9
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v9, v[7:8], s[20:23], 0 addr64
	v_add_i32_e32 v7, vcc, s29, v1
	v_mov_b32_e32 v8, v2
	v_add_i32_e32 v10, vcc, s36, v10
	v_lshl_b64 v[7:8], v[7:8], 2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_add_u32 v10, v9
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v9, v[7:8], s[20:23], 0 addr64
	v_add_i32_e32 v7, vcc, s30, v1
	v_mov_b32_e32 v8, v2
	v_lshl_b64 v[7:8], v[7:8], 2
	v_add_i32_e32 v10, vcc, s36, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_add_u32 v10, v9
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v9, v[7:8], s[20:23], 0 addr64
	v_add_i32_e32 v7, vcc, s31, v1
	v_mov_b32_e32 v8, v2
	v_lshl_b64 v[7:8], v[7:8], 2
	v_add_i32_e32 v10, vcc, s36, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_add_u32 v10, v9
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v9, v[7:8], s[20:23], 0 addr64
	v_add_i32_e32 v7, vcc, s33, v1
	v_mov_b32_e32 v8, v2
	v_lshl_b64 v[7:8], v[7:8], 2
	v_add_i32_e32 v10, vcc, s36, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_add_u32 v10, v9
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v9, v[7:8], s[20:23], 0 addr64
	v_add_i32_e32 v7, vcc, s34, v1
	v_mov_b32_e32 v8, v2
	v_lshl_b64 v[7:8], v[7:8], 2
	v_add_i32_e32 v10, vcc, s36, v10
	v_add_i32_e32 v1, vcc, s27, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_add_u32 v10, v9
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v7, v[7:8], s[20:23], 0 addr64
	v_add_i32_e32 v8, vcc, s36, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_add_u32 v8, v7
	s_waitcnt lgkmcnt(0)
	s_cbranch_scc0 .LBB0_9
.LBB0_10:                               ;   in Loop: Header=BB0_6 Depth=1
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_5
; %bb.11:                               ;   in Loop: Header=BB0_6 Depth=1
	s_mul_i32 s19, s12, s18
	s_mul_i32 s18, s13, s18
	s_waitcnt vmcnt(0)
	v_add_i32_e32 v4, vcc, s18, v4
	v_add_i32_e32 v1, vcc, s19, v3
	v_lshlrev_b32_e32 v4, 2, v4
	s_mov_b32 s18, s25
.LBB0_12:                               ;   Parent Loop BB0_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshl_b64 v[6:7], v[1:2], 2
	s_add_i32 s18, s18, -1
	buffer_load_dword v6, v[6:7], s[20:23], 0 addr64
	v_add_i32_e32 v1, vcc, s12, v1
	s_cmp_lg_u32 s18, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_add_u32 v4, v6
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v4, vcc, s36, v4
	s_cbranch_scc1 .LBB0_12
	s_branch .LBB0_5
.LBB0_13:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_16
; %bb.14:
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b32 m0, -1
.LBB0_15:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v4, v5
	v_lshl_b64 v[2:3], v[0:1], 2
	v_add_i32_e32 v0, vcc, 0x100, v0
	v_add_i32_e32 v5, vcc, 0x400, v5
	v_cmp_le_u32_e32 vcc, s24, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[2:3], s[8:11], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_15
.LBB0_16:
	s_endpgm
.Lfunc_end0:
	.size	voting_atomic, .Lfunc_end0-voting_atomic
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 940
; NumSgprs: 39
; NumVgprs: 11
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 12288 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 39
; NumVGPRsForWavesPerEU: 11
; Occupancy: 2
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272386
	.long	47180
	.long	2097292
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	voting_fgl              ; -- Begin function voting_fgl
	.globl	voting_fgl
	.p2align	8
	.type	voting_fgl,@function
	.amdgpu_hsa_kernel voting_fgl
voting_fgl:                             ; @voting_fgl
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
		granulated_lds_size = 64
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
		workgroup_group_segment_byte_size = 16384
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 36
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 27
		workitem_vgpr_count = 11
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
	s_load_dwordx4 s[8:11], s[4:5], 0x6
	v_lshlrev_b32_e32 v5, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s9, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_3
; %bb.1:
	v_lshlrev_b32_e32 v1, 2, v0
	v_or_b32_e32 v1, 0x3000, v1
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v0
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v3, vcc, 0x100, v3
	v_cmp_le_u32_e32 vcc, s9, v3
	ds_write_b32 v1, v2
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_i32_e32 v1, vcc, 0x400, v1
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_2
.LBB1_3:
	s_or_b64 exec, exec, s[0:1]
	s_mul_i32 s11, s10, s9
	v_cmp_gt_u32_e64 s[0:1], s11, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_6
; %bb.4:
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v0
.LBB1_5:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v3, vcc, 0x100, v3
	v_cmp_le_u32_e32 vcc, s11, v3
	ds_write_b32 v1, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_i32_e32 v1, vcc, 0x400, v1
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB1_5
.LBB1_6:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x4
	v_cmp_gt_u32_e32 vcc, s8, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_15
; %bb.7:
	s_cmp_lg_u32 s10, 0
	s_cselect_b64 s[2:3], -1, 0
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	s_mov_b32 s16, s14
	s_mov_b32 s17, s15
	s_mov_b32 s18, 0
	s_lshl_b32 s9, s9, 2
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s19, 0xf000
	v_mov_b32_e32 v6, 1
	v_cmp_ne_u32_e64 s[2:3], 1, v1
	v_mov_b32_e32 v3, v0
	s_branch .LBB1_9
.LBB1_8:                                ;   in Loop: Header=BB1_9 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_add_i32_e32 v3, vcc, 0x100, v3
	v_cmp_le_u32_e32 vcc, s8, v3
	s_or_b64 s[20:21], vcc, s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB1_15
.LBB1_9:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_12 Depth 2
                                        ;       Child Loop BB1_14 Depth 3
	v_mov_b32_e32 v4, v2
	v_lshl_b64 v[7:8], v[3:4], 2
	s_mov_b64 s[14:15], s[18:19]
	buffer_load_dword v1, v[7:8], s[12:15], 0 addr64
	s_mov_b64 s[14:15], 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v4, 2, v1
	v_add_i32_e32 v7, vcc, 0x3000, v4
	v_mov_b32_e32 v1, 1
	s_branch .LBB1_12
.LBB1_10:                               ;   in Loop: Header=BB1_12 Depth=2
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v1, v7, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, v2
	;;#ASMSTART
	;;#ASMEND
.LBB1_11:                               ;   in Loop: Header=BB1_12 Depth=2
	s_or_b64 exec, exec, s[22:23]
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_8
.LBB1_12:                               ;   Parent Loop BB1_9 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_14 Depth 3
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v8, v7, v2, v6
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB1_11
; %bb.13:                               ;   in Loop: Header=BB1_12 Depth=2
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v8, v4
	s_mov_b32 s24, s10
	s_cbranch_vccnz .LBB1_10
.LBB1_14:                               ;   Parent Loop BB1_9 Depth=1
                                        ;     Parent Loop BB1_12 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_lshl_b64 v[9:10], v[1:2], 2
	s_add_i32 s24, s24, -1
	buffer_load_dword v9, v[9:10], s[16:19], 0 addr64
	ds_read_b32 v10, v8
	v_add_i32_e32 v1, vcc, s8, v1
	s_cmp_lg_u32 s24, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_i32_e32 v9, vcc, v10, v9
	ds_write_b32 v8, v9
	v_add_i32_e32 v8, vcc, s9, v8
	s_cbranch_scc1 .LBB1_14
	s_branch .LBB1_10
.LBB1_15:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_18
; %bb.16:
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
.LBB1_17:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v4, v5
	v_lshl_b64 v[2:3], v[0:1], 2
	v_add_i32_e32 v0, vcc, 0x100, v0
	v_add_i32_e32 v5, vcc, 0x400, v5
	v_cmp_le_u32_e32 vcc, s11, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[2:3], s[4:7], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB1_17
.LBB1_18:
	s_endpgm
.Lfunc_end1:
	.size	voting_fgl, .Lfunc_end1-voting_fgl
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 620
; NumSgprs: 27
; NumVgprs: 11
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 16384 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 27
; NumVGPRsForWavesPerEU: 11
; Occupancy: 2
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272452
	.long	47180
	.long	1573004
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	voting_tm               ; -- Begin function voting_tm
	.globl	voting_tm
	.p2align	8
	.type	voting_tm,@function
	.amdgpu_hsa_kernel voting_tm
voting_tm:                              ; @voting_tm
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 4
		granulated_wavefront_sgpr_count = 4
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
		granulated_lds_size = 48
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
		workgroup_group_segment_byte_size = 12288
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 36
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 39
		workitem_vgpr_count = 17
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
	s_load_dwordx4 s[12:15], s[4:5], 0x6
	v_lshlrev_b32_e32 v5, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s24, s14, s13
	v_cmp_gt_u32_e64 s[0:1], s24, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_3
; %bb.1:
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v0
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v3, vcc, 0x100, v3
	v_cmp_le_u32_e32 vcc, s24, v3
	ds_write_b32 v1, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_i32_e32 v1, vcc, 0x400, v1
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB2_2
.LBB2_3:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x4
	v_cmp_gt_u32_e32 vcc, s12, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB2_13
; %bb.4:
	s_cmp_lg_u32 s14, 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s25, s14, 7
	s_cmp_gt_u32 s14, 7
	s_cselect_b64 s[4:5], -1, 0
	s_and_b32 s26, s14, -8
	s_cmp_lg_u32 s25, 0
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	s_cselect_b64 s[6:7], -1, 0
	v_cmp_ne_u32_e64 s[2:3], 1, v1
	v_cndmask_b32_e64 v1, 0, 1, s[4:5]
	v_cmp_ne_u32_e64 s[4:5], 1, v1
	v_cndmask_b32_e64 v1, 0, 1, s[6:7]
	s_mov_b32 s20, s18
	s_mov_b32 s21, s19
	s_mov_b32 s22, 0
	s_lshl_b32 s27, s13, 5
	s_lshl_b32 s28, s12, 3
	s_lshl_b32 s29, s12, 1
	s_mul_i32 s30, s12, 3
	s_lshl_b32 s31, s12, 2
	s_mul_i32 s33, s12, 5
	s_mul_i32 s34, s12, 6
	s_mul_i32 s35, s12, 7
	s_lshl_b32 s36, s13, 2
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s23, 0xf000
	v_cmp_ne_u32_e64 s[6:7], 1, v1
	v_mov_b32_e32 v3, v0
	s_branch .LBB2_6
.LBB2_5:                                ;   in Loop: Header=BB2_6 Depth=1
	v_add_i32_e32 v3, vcc, 0x100, v3
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	v_cmp_le_u32_e32 vcc, s12, v3
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB2_13
.LBB2_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB2_9 Depth 2
                                        ;     Child Loop BB2_12 Depth 2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_lshl_b64 v[6:7], v[3:4], 2
	s_mov_b64 s[18:19], s[22:23]
	buffer_load_dword v4, v[6:7], s[16:19], 0 addr64
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_5
; %bb.7:                                ;   in Loop: Header=BB2_6 Depth=1
	s_mov_b32 s18, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB2_10
; %bb.8:                                ;   in Loop: Header=BB2_6 Depth=1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v6, 2, v4
	v_mov_b32_e32 v1, v3
.LBB2_9:                                ;   Parent Loop BB2_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshl_b64 v[7:8], v[1:2], 2
	v_add_i32_e32 v16, vcc, s36, v6
	buffer_load_dword v9, v[7:8], s[20:23], 0 addr64
	v_add_i32_e32 v7, vcc, s12, v1
	v_mov_b32_e32 v8, v2
	v_lshl_b64 v[7:8], v[7:8], 2
	s_add_i32 s18, s18, 8
	buffer_load_dword v10, v[7:8], s[20:23], 0 addr64
	v_add_i32_e32 v7, vcc, s29, v1
	v_mov_b32_e32 v8, v2
	v_lshl_b64 v[7:8], v[7:8], 2
	s_cmp_lg_u32 s26, s18
	buffer_load_dword v11, v[7:8], s[20:23], 0 addr64
	v_add_i32_e32 v7, vcc, s30, v1
	v_mov_b32_e32 v8, v2
	v_lshl_b64 v[7:8], v[7:8], 2
	buffer_load_dword v12, v[7:8], s[20:23], 0 addr64
	v_add_i32_e32 v7, vcc, s31, v1
	v_mov_b32_e32 v8, v2
	v_lshl_b64 v[7:8], v[7:8], 2
	buffer_load_dword v13, v[7:8], s[20:23], 0 addr64
	v_add_i32_e32 v7, vcc, s33, v1
	v_mov_b32_e32 v8, v2
	v_lshl_b64 v[7:8], v[7:8], 2
	buffer_load_dword v14, v[7:8], s[20:23], 0 addr64
	v_add_i32_e32 v7, vcc, s34, v1
	v_mov_b32_e32 v8, v2
	v_lshl_b64 v[7:8], v[7:8], 2
	buffer_load_dword v15, v[7:8], s[20:23], 0 addr64
	v_add_i32_e32 v7, vcc, s35, v1
	v_mov_b32_e32 v8, v2
	v_lshl_b64 v[7:8], v[7:8], 2
	v_add_i32_e32 v1, vcc, s28, v1
	buffer_load_dword v7, v[7:8], s[20:23], 0 addr64
	ds_read_b32 v8, v6
	s_waitcnt vmcnt(7) lgkmcnt(0)
	v_add_i32_e32 v8, vcc, v8, v9
	ds_write_b32 v6, v8
	ds_read_b32 v8, v16
	v_add_i32_e32 v9, vcc, s36, v16
	v_add_i32_e32 v6, vcc, s27, v6
	s_waitcnt vmcnt(6) lgkmcnt(0)
	v_add_i32_e32 v8, vcc, v8, v10
	ds_write_b32 v16, v8
	ds_read_b32 v8, v9
	v_add_i32_e32 v10, vcc, s36, v9
	s_waitcnt vmcnt(5) lgkmcnt(0)
	v_add_i32_e32 v8, vcc, v8, v11
	ds_write_b32 v9, v8
	ds_read_b32 v8, v10
	v_add_i32_e32 v9, vcc, s36, v10
	s_waitcnt vmcnt(4) lgkmcnt(0)
	v_add_i32_e32 v8, vcc, v8, v12
	ds_write_b32 v10, v8
	ds_read_b32 v8, v9
	v_add_i32_e32 v10, vcc, s36, v9
	s_waitcnt vmcnt(3) lgkmcnt(0)
	v_add_i32_e32 v8, vcc, v8, v13
	ds_write_b32 v9, v8
	ds_read_b32 v8, v10
	v_add_i32_e32 v9, vcc, s36, v10
	s_waitcnt vmcnt(2) lgkmcnt(0)
	v_add_i32_e32 v8, vcc, v8, v14
	ds_write_b32 v10, v8
	ds_read_b32 v8, v9
	v_add_i32_e32 v10, vcc, s36, v9
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_add_i32_e32 v8, vcc, v8, v15
	ds_write_b32 v9, v8
	ds_read_b32 v8, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_i32_e32 v7, vcc, v8, v7
	ds_write_b32 v10, v7
	s_cbranch_scc1 .LBB2_9
.LBB2_10:                               ;   in Loop: Header=BB2_6 Depth=1
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB2_5
; %bb.11:                               ;   in Loop: Header=BB2_6 Depth=1
	s_mul_i32 s19, s13, s18
	s_waitcnt vmcnt(0)
	v_add_i32_e32 v1, vcc, s19, v4
	s_mul_i32 s18, s12, s18
	v_lshlrev_b32_e32 v4, 2, v1
	v_add_i32_e32 v1, vcc, s18, v3
	s_mov_b32 s18, s25
.LBB2_12:                               ;   Parent Loop BB2_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshl_b64 v[6:7], v[1:2], 2
	s_add_i32 s18, s18, -1
	buffer_load_dword v6, v[6:7], s[20:23], 0 addr64
	ds_read_b32 v7, v4
	v_add_i32_e32 v1, vcc, s12, v1
	s_cmp_lg_u32 s18, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_i32_e32 v6, vcc, v7, v6
	ds_write_b32 v4, v6
	v_add_i32_e32 v4, vcc, s36, v4
	s_cbranch_scc1 .LBB2_12
	s_branch .LBB2_5
.LBB2_13:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_16
; %bb.14:
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
.LBB2_15:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v4, v5
	v_lshl_b64 v[2:3], v[0:1], 2
	v_add_i32_e32 v0, vcc, 0x100, v0
	v_add_i32_e32 v5, vcc, 0x400, v5
	v_cmp_le_u32_e32 vcc, s24, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[2:3], s[8:11], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB2_15
.LBB2_16:
	s_endpgm
.Lfunc_end2:
	.size	voting_tm, .Lfunc_end2-voting_tm
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1024
; NumSgprs: 39
; NumVgprs: 17
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 12288 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 39
; NumVGPRsForWavesPerEU: 17
; Occupancy: 2
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272515
	.long	47180
	.long	1573004
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	voting_serial           ; -- Begin function voting_serial
	.globl	voting_serial
	.p2align	8
	.type	voting_serial,@function
	.amdgpu_hsa_kernel voting_serial
voting_serial:                          ; @voting_serial
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
		granulated_wavefront_sgpr_count = 5
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
		granulated_lds_size = 48
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
		workgroup_group_segment_byte_size = 12288
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 36
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 44
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
	s_load_dwordx4 s[12:15], s[4:5], 0x6
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s26, s14, s13
	v_cmp_gt_u32_e64 s[0:1], s26, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_3
; %bb.1:
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v0
.LBB3_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v4, vcc, 0x100, v4
	v_cmp_le_u32_e32 vcc, s26, v4
	ds_write_b32 v1, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_i32_e32 v1, vcc, 0x400, v1
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB3_2
.LBB3_3:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x4
	s_cmp_lg_u32 s12, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_cselect_b64 s[2:3], -1, 0
	s_mov_b32 s11, 0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[24:25], s[2:3]
	s_cbranch_execz .LBB3_13
; %bb.4:
	s_cmp_lg_u32 s14, 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s27, s14, 7
	s_cmp_gt_u32 s14, 7
	s_cselect_b64 s[4:5], -1, 0
	s_and_b32 s28, s14, -8
	s_cmp_lg_u32 s27, 0
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	s_cselect_b64 s[6:7], -1, 0
	v_cmp_ne_u32_e64 s[2:3], 1, v1
	v_cndmask_b32_e64 v1, 0, 1, s[4:5]
	v_cmp_ne_u32_e64 s[4:5], 1, v1
	v_cndmask_b32_e64 v1, 0, 1, s[6:7]
	s_mov_b32 s20, s18
	s_mov_b32 s21, s19
	s_lshl_b32 s29, s13, 5
	s_lshl_b32 s30, s12, 3
	s_lshl_b32 s31, s12, 1
	s_mul_i32 s33, s12, 3
	s_lshl_b32 s34, s12, 2
	s_mul_i32 s35, s12, 5
	s_mul_i32 s36, s12, 6
	s_mul_i32 s37, s12, 7
	s_lshl_b32 s38, s13, 2
	s_mov_b32 s23, 0xf000
	v_cmp_ne_u32_e64 s[6:7], 1, v1
	s_mov_b32 s14, s11
	s_branch .LBB3_6
.LBB3_5:                                ;   in Loop: Header=BB3_6 Depth=1
	s_add_i32 s14, s14, 1
	s_cmp_lg_u32 s14, s12
	s_cbranch_scc0 .LBB3_13
.LBB3_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB3_9 Depth 2
                                        ;     Child Loop BB3_12 Depth 2
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_5
; %bb.7:                                ;   in Loop: Header=BB3_6 Depth=1
	s_mov_b32 s15, s11
	s_lshl_b64 s[40:41], s[14:15], 2
	s_mov_b32 s22, 0
	v_mov_b32_e32 v3, s40
	s_mov_b64 s[18:19], s[22:23]
	v_mov_b32_e32 v4, s41
	buffer_load_dword v1, v[3:4], s[16:19], 0 addr64
	s_and_b64 vcc, exec, s[4:5]
	s_mov_b32 s15, s22
	s_cbranch_vccnz .LBB3_10
; %bb.8:                                ;   in Loop: Header=BB3_6 Depth=1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v3, 2, v1
	s_mov_b32 s15, 0
	s_mov_b32 s10, s14
.LBB3_9:                                ;   Parent Loop BB3_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_lshl_b64 s[18:19], s[10:11], 2
	v_mov_b32_e32 v4, s18
	s_mov_b32 s22, s11
	v_mov_b32_e32 v5, s19
	buffer_load_dword v6, v[4:5], s[20:23], 0 addr64
	s_add_i32 s18, s12, s10
	s_mov_b32 s19, s11
	s_lshl_b64 s[18:19], s[18:19], 2
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	buffer_load_dword v7, v[4:5], s[20:23], 0 addr64
	s_add_i32 s18, s31, s10
	s_mov_b32 s19, s11
	s_lshl_b64 s[18:19], s[18:19], 2
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	buffer_load_dword v8, v[4:5], s[20:23], 0 addr64
	s_add_i32 s18, s33, s10
	s_mov_b32 s19, s11
	s_lshl_b64 s[18:19], s[18:19], 2
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	buffer_load_dword v9, v[4:5], s[20:23], 0 addr64
	s_add_i32 s18, s34, s10
	s_mov_b32 s19, s11
	s_lshl_b64 s[18:19], s[18:19], 2
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	buffer_load_dword v10, v[4:5], s[20:23], 0 addr64
	s_add_i32 s18, s35, s10
	s_mov_b32 s19, s11
	s_lshl_b64 s[18:19], s[18:19], 2
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	buffer_load_dword v11, v[4:5], s[20:23], 0 addr64
	s_add_i32 s18, s36, s10
	s_mov_b32 s19, s11
	s_lshl_b64 s[18:19], s[18:19], 2
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	buffer_load_dword v12, v[4:5], s[20:23], 0 addr64
	s_add_i32 s18, s37, s10
	s_mov_b32 s19, s11
	s_lshl_b64 s[18:19], s[18:19], 2
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	buffer_load_dword v4, v[4:5], s[20:23], 0 addr64
	ds_read_b32 v5, v3
	v_add_i32_e32 v13, vcc, s38, v3
	s_add_i32 s15, s15, 8
	s_add_i32 s10, s10, s30
	s_cmp_lg_u32 s28, s15
	s_waitcnt vmcnt(7) lgkmcnt(0)
	v_add_i32_e32 v5, vcc, v6, v5
	ds_write_b32 v3, v5
	ds_read_b32 v5, v13
	v_add_i32_e32 v6, vcc, s38, v13
	v_add_i32_e32 v3, vcc, s29, v3
	s_waitcnt vmcnt(6) lgkmcnt(0)
	v_add_i32_e32 v5, vcc, v7, v5
	ds_write_b32 v13, v5
	ds_read_b32 v5, v6
	v_add_i32_e32 v7, vcc, s38, v6
	s_waitcnt vmcnt(5) lgkmcnt(0)
	v_add_i32_e32 v5, vcc, v5, v8
	ds_write_b32 v6, v5
	ds_read_b32 v5, v7
	v_add_i32_e32 v6, vcc, s38, v7
	s_waitcnt vmcnt(4) lgkmcnt(0)
	v_add_i32_e32 v5, vcc, v5, v9
	ds_write_b32 v7, v5
	ds_read_b32 v5, v6
	v_add_i32_e32 v7, vcc, s38, v6
	s_waitcnt vmcnt(3) lgkmcnt(0)
	v_add_i32_e32 v5, vcc, v10, v5
	ds_write_b32 v6, v5
	ds_read_b32 v5, v7
	v_add_i32_e32 v6, vcc, s38, v7
	s_waitcnt vmcnt(2) lgkmcnt(0)
	v_add_i32_e32 v5, vcc, v11, v5
	ds_write_b32 v7, v5
	ds_read_b32 v5, v6
	v_add_i32_e32 v7, vcc, s38, v6
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_add_i32_e32 v5, vcc, v12, v5
	ds_write_b32 v6, v5
	ds_read_b32 v5, v7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_i32_e32 v4, vcc, v4, v5
	ds_write_b32 v7, v4
	s_cbranch_scc1 .LBB3_9
.LBB3_10:                               ;   in Loop: Header=BB3_6 Depth=1
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB3_5
; %bb.11:                               ;   in Loop: Header=BB3_6 Depth=1
	s_mul_i32 s10, s13, s15
	s_waitcnt vmcnt(0)
	v_add_i32_e32 v1, vcc, s10, v1
	s_mul_i32 s10, s12, s15
	v_lshlrev_b32_e32 v1, 2, v1
	s_add_i32 s10, s14, s10
	s_mov_b32 s15, s27
.LBB3_12:                               ;   Parent Loop BB3_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_lshl_b64 s[18:19], s[10:11], 2
	v_mov_b32_e32 v3, s18
	s_mov_b32 s22, s11
	v_mov_b32_e32 v4, s19
	buffer_load_dword v3, v[3:4], s[20:23], 0 addr64
	ds_read_b32 v4, v1
	s_add_i32 s10, s10, s12
	s_add_i32 s15, s15, -1
	s_cmp_lg_u32 s15, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_i32_e32 v3, vcc, v3, v4
	ds_write_b32 v1, v3
	v_add_i32_e32 v1, vcc, s38, v1
	s_cbranch_scc1 .LBB3_12
	s_branch .LBB3_5
.LBB3_13:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_16
; %bb.14:
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
.LBB3_15:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v5, v2
	v_lshl_b64 v[3:4], v[0:1], 2
	v_add_i32_e32 v0, vcc, 0x100, v0
	v_add_i32_e32 v2, vcc, 0x400, v2
	v_cmp_le_u32_e32 vcc, s26, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v5, v[3:4], s[8:11], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB3_15
.LBB3_16:
	s_endpgm
.Lfunc_end3:
	.size	voting_serial, .Lfunc_end3-voting_serial
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1052
; NumSgprs: 44
; NumVgprs: 14
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 12288 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 44
; NumVGPRsForWavesPerEU: 14
; Occupancy: 2
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_lds llvm.amdgcn.kernel.voting_atomic.lds, 12288, 16
	.amdgpu_lds llvm.amdgcn.kernel.voting_fgl.lds, 16384, 16
	.amdgpu_lds llvm.amdgcn.kernel.voting_tm.lds, 12288, 16
	.amdgpu_lds llvm.amdgcn.kernel.voting_serial.lds, 12288, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
