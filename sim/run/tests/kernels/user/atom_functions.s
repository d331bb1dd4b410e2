	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272322
	.long	47180
	.long	144
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	atom_global_int         ; -- Begin function atom_global_int
	.globl	atom_global_int
	.p2align	8
	.type	atom_global_int,@function
	.amdgpu_hsa_kernel atom_global_int
atom_global_int:                        ; @atom_global_int
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
		user_sgpr_count = 8
		enable_trap_handler = 0
		enable_sgpr_workgroup_id_x = 1
		enable_sgpr_workgroup_id_y = 0
		enable_sgpr_workgroup_id_z = 0
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 0
		enable_exception_msb = 0
		granulated_lds_size = 0
		enable_exception = 0
		enable_sgpr_private_segment_buffer = 1
		enable_sgpr_dispatch_ptr = 1
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
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 40
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 18
		workitem_vgpr_count = 10
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
	s_load_dword s1, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	s_load_dword s2, s[6:7], 0x7
	v_mov_b32_e32 v1, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s1, 0xffff
	v_mul_hi_u32 v1, s1, v1
	s_mul_i32 s1, s1, s8
	v_mov_b32_e32 v2, s1
	v_add_i32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_i32_e32 v1, vcc, v2, v0
	s_mov_b32 s0, 0
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, s0
	v_lshl_b64 v[3:4], v[1:2], 2
	s_mov_b64 s[8:9], s[12:13]
	s_mov_b64 s[10:11], s[2:3]
	buffer_load_dword v7, v[3:4], s[8:11], 0 addr64
	v_mov_b32_e32 v4, 0
	v_and_b32_e32 v3, 7, v0
	v_lshl_b64 v[5:6], v[3:4], 2
	s_mov_b64 s[8:9], s[14:15]
	v_lshlrev_b32_e32 v3, 2, v3
	v_mov_b32_e32 v0, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v7, v[5:6], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_sub v7, v[3:4], s[8:11], 0 addr64 offset:32
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v0, v[3:4], s[8:11], 0 addr64 offset:64
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_sub v0, v[3:4], s[8:11], 0 addr64 offset:96
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_load_dword v6, v[3:4], s[8:11], 0 addr64 offset:128
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v0, s15
	v_add_i32_e32 v3, vcc, s14, v3
	v_addc_u32_e32 v4, vcc, 0, v0, vcc
.LBB0_1:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_min_i32_e32 v5, v6, v7
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v9, v6
	s_mov_b32 s1, s0
	v_mov_b32_e32 v8, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap v[8:9], v[3:4], s[0:3], 0 addr64 offset:128 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u32_e32 vcc, v8, v6
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v6, v8
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_1
; %bb.2:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	buffer_load_dword v6, v[3:4], s[0:3], 0 addr64 offset:160
	s_mov_b64 s[6:7], 0
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_max_i32_e32 v5, v6, v7
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v9, v6
	v_mov_b32_e32 v8, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap v[8:9], v[3:4], s[0:3], 0 addr64 offset:160 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u32_e32 vcc, v8, v6
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v6, v8
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_3
; %bb.4:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_and v7, v[3:4], s[0:3], 0 addr64 offset:192
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_or v7, v[3:4], s[0:3], 0 addr64 offset:224
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_xor v7, v[3:4], s[0:3], 0 addr64 offset:256
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_load_dword v6, v[3:4], s[0:3], 0 addr64 offset:288
	s_mov_b64 s[6:7], 0
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v6, 3
	v_add_i32_e32 v5, vcc, 1, v0
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v9, v6
	v_mov_b32_e32 v8, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap v[8:9], v[3:4], s[0:3], 0 addr64 offset:288 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u32_e32 vcc, v8, v6
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v6, v8
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_5
; %bb.6:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	v_mov_b32_e32 v5, 3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v5, v[3:4], s[0:3], 0 addr64 offset:320 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_lshl_b64 v[0:1], v[1:2], 3
	s_mov_b64 s[6:7], s[2:3]
	buffer_store_dword v5, v[0:1], s[4:7], 0 addr64
	s_waitcnt vmcnt(0) expcnt(3) lgkmcnt(0)
	buffer_atomic_swap v7, v[3:4], s[0:3], 0 addr64 offset:352 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_store_dword v7, v[0:1], s[4:7], 0 addr64 offset:4
	s_endpgm
.Lfunc_end0:
	.size	atom_global_int, .Lfunc_end0-atom_global_int
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 712
; NumSgprs: 18
; NumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 10
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272385
	.long	47180
	.long	65680
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	atom_local_int          ; -- Begin function atom_local_int
	.globl	atom_local_int
	.p2align	8
	.type	atom_local_int,@function
	.amdgpu_hsa_kernel atom_local_int
atom_local_int:                         ; @atom_local_int
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 1
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
		user_sgpr_count = 8
		enable_trap_handler = 0
		enable_sgpr_workgroup_id_x = 1
		enable_sgpr_workgroup_id_y = 0
		enable_sgpr_workgroup_id_z = 0
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 0
		enable_exception_msb = 0
		granulated_lds_size = 2
		enable_exception = 0
		enable_sgpr_private_segment_buffer = 1
		enable_sgpr_dispatch_ptr = 1
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
		workgroup_group_segment_byte_size = 384
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 40
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 26
		workitem_vgpr_count = 8
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
	s_load_dwordx4 s[20:23], s[6:7], 0x0
	s_load_dwordx2 s[16:17], s[6:7], 0x4
	s_movk_i32 s0, 0x60
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e32 vcc, s0, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s12, s22
	s_mov_b32 s13, s23
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_3
; %bb.1:
	s_load_dword s0, s[4:5], 0x1
	v_lshl_b64 v[1:2], v[0:1], 2
	s_mov_b32 s2, 0
	v_mov_b32_e32 v4, s13
	s_mov_b32 s15, s2
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s0, 0xffff
	v_add_i32_e64 v1, s[0:1], s12, v1
	v_addc_u32_e64 v2, s[0:1], v4, v2, s[0:1]
	s_lshl_b64 s[18:19], s[14:15], 2
	v_lshlrev_b32_e32 v4, 2, v0
	s_lshl_b32 s9, s14, 2
	s_mov_b64 s[22:23], 0
	s_mov_b32 s3, 0xf000
	s_movk_i32 s15, 0x5f
	v_mov_b32_e32 v5, v0
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	buffer_load_dword v6, v[1:2], s[0:3], 0 addr64
	v_add_i32_e64 v5, s[0:1], s14, v5
	v_mov_b32_e32 v7, s19
	v_add_i32_e64 v1, s[0:1], s18, v1
	v_addc_u32_e64 v2, s[0:1], v2, v7, s[0:1]
	v_cmp_lt_u32_e64 s[0:1], s15, v5
	s_or_b64 s[22:23], s[0:1], s[22:23]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v6
	v_add_i32_e64 v4, s[0:1], s9, v4
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execnz .LBB1_2
.LBB1_3:
	s_or_b64 exec, exec, s[10:11]
	s_load_dword s0, s[4:5], 0x1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_load_dword s1, s[6:7], 0x7
	v_mov_b32_e32 v1, s8
	s_and_b32 s4, s0, 0xffff
	v_mul_hi_u32 v1, s4, v1
	s_mul_i32 s0, s4, s8
	v_mov_b32_e32 v2, s0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v2, s[0:1], s1, v2
	v_addc_u32_e64 v4, s[0:1], 0, v1, s[0:1]
	v_add_i32_e64 v1, s[0:1], v2, v0
	v_addc_u32_e64 v2, s[0:1], 0, v4, s[0:1]
	v_lshl_b64 v[4:5], v[1:2], 2
	s_mov_b32 s22, 0
	s_mov_b32 s23, 0xf000
	buffer_load_dword v4, v[4:5], s[20:23], 0 addr64
	v_and_b32_e32 v5, 7, v0
	v_lshlrev_b32_e32 v5, 2, v5
	v_mov_b32_e32 v6, 1
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_add_u32 v5, v4
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	ds_sub_u32 v5, v4 offset:32
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v5, v6 offset:64
	s_waitcnt lgkmcnt(0)
	ds_sub_u32 v5, v6 offset:96
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v5, v4 offset:128
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v5, v4 offset:160
	s_waitcnt lgkmcnt(0)
	ds_and_b32 v5, v4 offset:192
	s_waitcnt lgkmcnt(0)
	ds_or_b32 v5, v4 offset:224
	s_waitcnt lgkmcnt(0)
	ds_xor_b32 v5, v4 offset:256
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v6, v5 offset:288
.LBB1_4:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v7, v6, 3
	v_add_i32_e64 v7, s[0:1], 1, v7
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v7, v5, v6, v7 offset:288
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v7, v6
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v6, v7
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_4
; %bb.5:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v6, 3
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v6, v5, v6 offset:320
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	v_lshl_b64 v[1:2], v[1:2], 3
	s_mov_b64 s[18:19], s[14:15]
	buffer_store_dword v6, v[1:2], s[16:19], 0 addr64
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v4, v5, v4 offset:352
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[1:2], s[16:19], 0 addr64 offset:4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_8
; %bb.6:
	s_lshl_b32 s2, s4, 2
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
	s_movk_i32 s3, 0x5f
.LBB1_7:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v2, v3
	v_lshl_b64 v[4:5], v[0:1], 2
	v_add_i32_e32 v0, vcc, s4, v0
	v_add_i32_e32 v3, vcc, s2, v3
	v_cmp_lt_u32_e32 vcc, s3, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[4:5], s[12:15], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB1_7
.LBB1_8:
	s_endpgm
.Lfunc_end1:
	.size	atom_local_int, .Lfunc_end1-atom_local_int
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 748
; NumSgprs: 26
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 384 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 8
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272322
	.long	47180
	.long	144
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	atom_global_uint        ; -- Begin function atom_global_uint
	.globl	atom_global_uint
	.p2align	8
	.type	atom_global_uint,@function
	.amdgpu_hsa_kernel atom_global_uint
atom_global_uint:                       ; @atom_global_uint
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
		user_sgpr_count = 8
		enable_trap_handler = 0
		enable_sgpr_workgroup_id_x = 1
		enable_sgpr_workgroup_id_y = 0
		enable_sgpr_workgroup_id_z = 0
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 0
		enable_exception_msb = 0
		granulated_lds_size = 0
		enable_exception = 0
		enable_sgpr_private_segment_buffer = 1
		enable_sgpr_dispatch_ptr = 1
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
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 40
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 18
		workitem_vgpr_count = 10
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
	s_load_dword s1, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	s_load_dword s2, s[6:7], 0x7
	v_mov_b32_e32 v1, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s1, 0xffff
	v_mul_hi_u32 v1, s1, v1
	s_mul_i32 s1, s1, s8
	v_mov_b32_e32 v2, s1
	v_add_i32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_i32_e32 v1, vcc, v2, v0
	s_mov_b32 s0, 0
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, s0
	v_lshl_b64 v[3:4], v[1:2], 2
	s_mov_b64 s[8:9], s[12:13]
	s_mov_b64 s[10:11], s[2:3]
	buffer_load_dword v7, v[3:4], s[8:11], 0 addr64
	v_mov_b32_e32 v4, 0
	v_and_b32_e32 v3, 7, v0
	v_lshl_b64 v[5:6], v[3:4], 2
	s_mov_b64 s[8:9], s[14:15]
	v_lshlrev_b32_e32 v3, 2, v3
	v_mov_b32_e32 v0, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v7, v[5:6], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_sub v7, v[3:4], s[8:11], 0 addr64 offset:32
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v0, v[3:4], s[8:11], 0 addr64 offset:64
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_sub v0, v[3:4], s[8:11], 0 addr64 offset:96
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_load_dword v6, v[3:4], s[8:11], 0 addr64 offset:128
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v0, s15
	v_add_i32_e32 v3, vcc, s14, v3
	v_addc_u32_e32 v4, vcc, 0, v0, vcc
.LBB2_1:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v5, v6, v7
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v9, v6
	s_mov_b32 s1, s0
	v_mov_b32_e32 v8, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap v[8:9], v[3:4], s[0:3], 0 addr64 offset:128 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u32_e32 vcc, v8, v6
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v6, v8
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB2_1
; %bb.2:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	buffer_load_dword v6, v[3:4], s[0:3], 0 addr64 offset:160
	s_mov_b64 s[6:7], 0
.LBB2_3:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_max_u32_e32 v5, v6, v7
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v9, v6
	v_mov_b32_e32 v8, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap v[8:9], v[3:4], s[0:3], 0 addr64 offset:160 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u32_e32 vcc, v8, v6
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v6, v8
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB2_3
; %bb.4:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_and v7, v[3:4], s[0:3], 0 addr64 offset:192
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_or v7, v[3:4], s[0:3], 0 addr64 offset:224
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_xor v7, v[3:4], s[0:3], 0 addr64 offset:256
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_load_dword v6, v[3:4], s[0:3], 0 addr64 offset:288
	s_mov_b64 s[6:7], 0
.LBB2_5:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v6, 3
	v_add_i32_e32 v5, vcc, 1, v0
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v9, v6
	v_mov_b32_e32 v8, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap v[8:9], v[3:4], s[0:3], 0 addr64 offset:288 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u32_e32 vcc, v8, v6
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v6, v8
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB2_5
; %bb.6:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	v_mov_b32_e32 v5, 3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v5, v[3:4], s[0:3], 0 addr64 offset:320 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_lshl_b64 v[0:1], v[1:2], 3
	s_mov_b64 s[6:7], s[2:3]
	buffer_store_dword v5, v[0:1], s[4:7], 0 addr64
	s_waitcnt vmcnt(0) expcnt(3) lgkmcnt(0)
	buffer_atomic_swap v7, v[3:4], s[0:3], 0 addr64 offset:352 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_store_dword v7, v[0:1], s[4:7], 0 addr64 offset:4
	s_endpgm
.Lfunc_end2:
	.size	atom_global_uint, .Lfunc_end2-atom_global_uint
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 712
; NumSgprs: 18
; NumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 10
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272385
	.long	47180
	.long	65680
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	atom_local_uint         ; -- Begin function atom_local_uint
	.globl	atom_local_uint
	.p2align	8
	.type	atom_local_uint,@function
	.amdgpu_hsa_kernel atom_local_uint
atom_local_uint:                        ; @atom_local_uint
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 1
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
		user_sgpr_count = 8
		enable_trap_handler = 0
		enable_sgpr_workgroup_id_x = 1
		enable_sgpr_workgroup_id_y = 0
		enable_sgpr_workgroup_id_z = 0
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 0
		enable_exception_msb = 0
		granulated_lds_size = 2
		enable_exception = 0
		enable_sgpr_private_segment_buffer = 1
		enable_sgpr_dispatch_ptr = 1
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
		workgroup_group_segment_byte_size = 384
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 40
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 26
		workitem_vgpr_count = 8
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
	s_load_dwordx4 s[20:23], s[6:7], 0x0
	s_load_dwordx2 s[16:17], s[6:7], 0x4
	s_movk_i32 s0, 0x60
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e32 vcc, s0, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s12, s22
	s_mov_b32 s13, s23
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB3_3
; %bb.1:
	s_load_dword s0, s[4:5], 0x1
	v_lshl_b64 v[1:2], v[0:1], 2
	s_mov_b32 s2, 0
	v_mov_b32_e32 v4, s13
	s_mov_b32 s15, s2
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s0, 0xffff
	v_add_i32_e64 v1, s[0:1], s12, v1
	v_addc_u32_e64 v2, s[0:1], v4, v2, s[0:1]
	s_lshl_b64 s[18:19], s[14:15], 2
	v_lshlrev_b32_e32 v4, 2, v0
	s_lshl_b32 s9, s14, 2
	s_mov_b64 s[22:23], 0
	s_mov_b32 s3, 0xf000
	s_movk_i32 s15, 0x5f
	v_mov_b32_e32 v5, v0
.LBB3_2:                                ; =>This Inner Loop Header: Depth=1
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	buffer_load_dword v6, v[1:2], s[0:3], 0 addr64
	v_add_i32_e64 v5, s[0:1], s14, v5
	v_mov_b32_e32 v7, s19
	v_add_i32_e64 v1, s[0:1], s18, v1
	v_addc_u32_e64 v2, s[0:1], v2, v7, s[0:1]
	v_cmp_lt_u32_e64 s[0:1], s15, v5
	s_or_b64 s[22:23], s[0:1], s[22:23]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v6
	v_add_i32_e64 v4, s[0:1], s9, v4
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execnz .LBB3_2
.LBB3_3:
	s_or_b64 exec, exec, s[10:11]
	s_load_dword s0, s[4:5], 0x1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_load_dword s1, s[6:7], 0x7
	v_mov_b32_e32 v1, s8
	s_and_b32 s4, s0, 0xffff
	v_mul_hi_u32 v1, s4, v1
	s_mul_i32 s0, s4, s8
	v_mov_b32_e32 v2, s0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v2, s[0:1], s1, v2
	v_addc_u32_e64 v4, s[0:1], 0, v1, s[0:1]
	v_add_i32_e64 v1, s[0:1], v2, v0
	v_addc_u32_e64 v2, s[0:1], 0, v4, s[0:1]
	v_lshl_b64 v[4:5], v[1:2], 2
	s_mov_b32 s22, 0
	s_mov_b32 s23, 0xf000
	buffer_load_dword v4, v[4:5], s[20:23], 0 addr64
	v_and_b32_e32 v5, 7, v0
	v_lshlrev_b32_e32 v5, 2, v5
	v_mov_b32_e32 v6, 1
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_add_u32 v5, v4
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	ds_sub_u32 v5, v4 offset:32
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v5, v6 offset:64
	s_waitcnt lgkmcnt(0)
	ds_sub_u32 v5, v6 offset:96
	s_waitcnt lgkmcnt(0)
	ds_min_u32 v5, v4 offset:128
	s_waitcnt lgkmcnt(0)
	ds_max_u32 v5, v4 offset:160
	s_waitcnt lgkmcnt(0)
	ds_and_b32 v5, v4 offset:192
	s_waitcnt lgkmcnt(0)
	ds_or_b32 v5, v4 offset:224
	s_waitcnt lgkmcnt(0)
	ds_xor_b32 v5, v4 offset:256
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v6, v5 offset:288
.LBB3_4:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v7, v6, 3
	v_add_i32_e64 v7, s[0:1], 1, v7
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v7, v5, v6, v7 offset:288
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v7, v6
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v6, v7
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB3_4
; %bb.5:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v6, 3
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v6, v5, v6 offset:320
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	v_lshl_b64 v[1:2], v[1:2], 3
	s_mov_b64 s[18:19], s[14:15]
	buffer_store_dword v6, v[1:2], s[16:19], 0 addr64
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v4, v5, v4 offset:352
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[1:2], s[16:19], 0 addr64 offset:4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_8
; %bb.6:
	s_lshl_b32 s2, s4, 2
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
	s_movk_i32 s3, 0x5f
.LBB3_7:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v2, v3
	v_lshl_b64 v[4:5], v[0:1], 2
	v_add_i32_e32 v0, vcc, s4, v0
	v_add_i32_e32 v3, vcc, s2, v3
	v_cmp_lt_u32_e32 vcc, s3, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[4:5], s[12:15], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB3_7
.LBB3_8:
	s_endpgm
.Lfunc_end3:
	.size	atom_local_uint, .Lfunc_end3-atom_local_uint
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 748
; NumSgprs: 26
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 384 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 8
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_lds llvm.amdgcn.kernel.atom_local_int.lds, 384, 16
	.amdgpu_lds llvm.amdgcn.kernel.atom_local_uint.lds, 384, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
