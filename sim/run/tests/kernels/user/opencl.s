	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272323
	.long	47180
	.long	144
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	long_atomics_global     ; -- Begin function long_atomics_global
	.globl	long_atomics_global
	.p2align	8
	.type	long_atomics_global,@function
	.amdgpu_hsa_kernel long_atomics_global
long_atomics_global:                    ; @long_atomics_global
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
	s_load_dword s0, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	s_load_dword s1, s[6:7], 0x7
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	s_mul_i32 s2, s2, s8
	v_mov_b32_e32 v1, s2
	v_add_i32_e32 v1, vcc, s1, v1
	s_mov_b32 s0, 0
	v_add_i32_e32 v4, vcc, v1, v0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, s0
	v_lshl_b64 v[0:1], v[4:5], 3
	s_mov_b64 s[8:9], s[12:13]
	s_mov_b64 s[10:11], s[2:3]
	buffer_load_dwordx2 v[6:7], v[0:1], s[8:11], 0 addr64
	v_mov_b32_e32 v1, v5
	v_and_b32_e32 v0, 7, v4
	v_lshl_b64 v[8:9], v[0:1], 3
	s_mov_b64 s[8:9], s[14:15]
	v_mov_b32_e32 v2, v5
	v_lshlrev_b32_e32 v1, 3, v0
	v_mov_b32_e32 v0, s15
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add_x2 v[6:7], v[8:9], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_mov_b32_e32 v8, 1
	v_mov_b32_e32 v9, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_sub_x2 v[6:7], v[1:2], s[8:11], 0 addr64 offset:64
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add_x2 v[8:9], v[1:2], s[8:11], 0 addr64 offset:128
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_sub_x2 v[8:9], v[1:2], s[8:11], 0 addr64 offset:192
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_load_dwordx2 v[2:3], v[1:2], s[8:11], 0 addr64 offset:256
	s_waitcnt expcnt(0)
	v_add_i32_e32 v8, vcc, s14, v1
	v_addc_u32_e32 v9, vcc, 0, v0, vcc
.LBB0_1:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_cmp_le_i64_e32 vcc, v[2:3], v[6:7]
	s_mov_b32 s1, s0
	v_cndmask_b32_e32 v1, v7, v3, vcc
	v_cndmask_b32_e32 v0, v6, v2, vcc
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v12, v2
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v10, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap_x2 v[10:13], v[8:9], s[0:3], 0 addr64 offset:256 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u64_e32 vcc, v[10:11], v[2:3]
	v_mov_b32_e32 v2, v10
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v3, v11
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_1
; %bb.2:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	buffer_load_dwordx2 v[2:3], v[8:9], s[0:3], 0 addr64 offset:320
	s_mov_b64 s[6:7], 0
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i64_e32 vcc, v[2:3], v[6:7]
	v_cndmask_b32_e32 v1, v7, v3, vcc
	v_cndmask_b32_e32 v0, v6, v2, vcc
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v12, v2
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v10, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap_x2 v[10:13], v[8:9], s[0:3], 0 addr64 offset:320 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u64_e32 vcc, v[10:11], v[2:3]
	v_mov_b32_e32 v2, v10
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v3, v11
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_3
; %bb.4:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	buffer_load_dwordx2 v[2:3], v[8:9], s[0:3], 0 addr64 offset:384
	s_mov_b64 s[6:7], 0
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_cmp_le_u64_e32 vcc, v[2:3], v[6:7]
	v_cndmask_b32_e32 v1, v7, v3, vcc
	v_cndmask_b32_e32 v0, v6, v2, vcc
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v12, v2
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v10, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap_x2 v[10:13], v[8:9], s[0:3], 0 addr64 offset:384 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u64_e32 vcc, v[10:11], v[2:3]
	v_mov_b32_e32 v2, v10
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v3, v11
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_5
; %bb.6:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	buffer_load_dwordx2 v[2:3], v[8:9], s[0:3], 0 addr64 offset:448
	s_mov_b64 s[6:7], 0
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_cmp_gt_u64_e32 vcc, v[2:3], v[6:7]
	v_cndmask_b32_e32 v1, v7, v3, vcc
	v_cndmask_b32_e32 v0, v6, v2, vcc
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v12, v2
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v10, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap_x2 v[10:13], v[8:9], s[0:3], 0 addr64 offset:448 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u64_e32 vcc, v[10:11], v[2:3]
	v_mov_b32_e32 v2, v10
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v3, v11
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_7
; %bb.8:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_and_x2 v[6:7], v[8:9], s[0:3], 0 addr64 offset:512
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_or_x2 v[6:7], v[8:9], s[0:3], 0 addr64 offset:576
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_xor_x2 v[6:7], v[8:9], s[0:3], 0 addr64 offset:640
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_load_dwordx2 v[2:3], v[8:9], s[0:3], 0 addr64 offset:704
	s_mov_b64 s[6:7], 0
.LBB0_9:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v3, 3
	v_mul_hi_u32 v1, v2, 3
	v_mul_lo_u32 v5, v2, 3
	v_add_i32_e32 v1, vcc, v1, v0
	v_add_i32_e32 v0, vcc, 1, v5
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v12, v2
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v10, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap_x2 v[10:13], v[8:9], s[0:3], 0 addr64 offset:704 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u64_e32 vcc, v[10:11], v[2:3]
	v_mov_b32_e32 v2, v10
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v3, v11
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_9
; %bb.10:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	v_mov_b32_e32 v0, 3
	v_mov_b32_e32 v1, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add_x2 v[0:1], v[8:9], s[0:3], 0 addr64 offset:768 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_lshlrev_b32_e32 v2, 1, v4
	v_mov_b32_e32 v3, 0
	v_lshl_b64 v[2:3], v[2:3], 3
	s_mov_b64 s[6:7], s[2:3]
	buffer_store_dwordx2 v[0:1], v[2:3], s[4:7], 0 addr64
	s_waitcnt vmcnt(0) expcnt(3) lgkmcnt(0)
	buffer_atomic_swap_x2 v[6:7], v[8:9], s[0:3], 0 addr64 offset:832 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_store_dwordx2 v[6:7], v[2:3], s[4:7], 0 addr64 offset:8
	s_endpgm
.Lfunc_end0:
	.size	long_atomics_global, .Lfunc_end0-long_atomics_global
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1032
; NumSgprs: 18
; NumVgprs: 14
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 14
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
	.long	11272387
	.long	47180
	.long	131216
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	long_atomics_local      ; -- Begin function long_atomics_local
	.globl	long_atomics_local
	.p2align	8
	.type	long_atomics_local,@function
	.amdgpu_hsa_kernel long_atomics_local
long_atomics_local:                     ; @long_atomics_local
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
		granulated_lds_size = 4
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
		workgroup_group_segment_byte_size = 896
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 40
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 27
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
	s_load_dwordx4 s[20:23], s[6:7], 0x0
	s_load_dwordx2 s[16:17], s[6:7], 0x4
	s_movk_i32 s0, 0x70
	v_cmp_gt_u32_e32 vcc, s0, v0
	s_movk_i32 s0, 0x6f
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s13, s23
	s_mov_b32 s12, s22
	v_mov_b32_e32 v1, 0
	v_cmp_lt_u32_e64 s[0:1], s0, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
; %bb.1:
	s_mov_b32 s9, 0
; %bb.2:
	s_or_saveexec_b64 s[10:11], s[0:1]
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v5, s5
	v_mov_b32_e32 v3, s9
	v_lshlrev_b32_e32 v10, 3, v0
	s_mov_b32 m0, -1
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB1_6
; %bb.3:
	s_load_dword s0, s[4:5], 0x1
	v_mov_b32_e32 v2, 0x380
	v_mul_hi_u32 v3, s8, v2
	v_lshl_b64 v[1:2], v[0:1], 3
	v_mov_b32_e32 v5, s13
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s0, 0xffff
	s_mul_i32 s0, s8, 0x380
	v_mov_b32_e32 v4, s0
	v_add_i32_e64 v4, s[0:1], s12, v4
	s_mov_b32 s2, 0
	v_addc_u32_e64 v3, s[0:1], v5, v3, s[0:1]
	v_add_i32_e64 v1, s[0:1], v4, v1
	s_mov_b32 s15, s2
	s_mov_b32 s9, s2
	v_addc_u32_e64 v2, s[0:1], v3, v2, s[0:1]
	s_lshl_b64 s[18:19], s[14:15], 3
	v_lshlrev_b32_e32 v3, 3, v0
	s_lshl_b32 s15, s14, 3
	s_mov_b64 s[22:23], 0
	s_mov_b32 s3, 0xf000
	s_movk_i32 s24, 0x6f
	v_mov_b32_e32 v4, v0
.LBB1_4:                                ; =>This Inner Loop Header: Depth=1
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	buffer_load_dwordx2 v[5:6], v[1:2], s[0:3], 0 addr64
	v_add_i32_e64 v4, s[0:1], s14, v4
	v_mov_b32_e32 v7, s19
	v_add_i32_e64 v1, s[0:1], s18, v1
	v_addc_u32_e64 v2, s[0:1], v2, v7, s[0:1]
	v_cmp_lt_u32_e64 s[0:1], s24, v4
	s_or_b64 s[22:23], s[0:1], s[22:23]
	s_waitcnt vmcnt(0)
	ds_write_b64 v3, v[5:6]
	v_add_i32_e64 v3, s[0:1], s15, v3
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execnz .LBB1_4
; %bb.5:
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v5, s5
	v_mov_b32_e32 v3, s9
.LBB1_6:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v1, v[4:5], s[0:3], 0 addr64 offset:4
	s_load_dword s0, s[6:7], 0x7
	s_mov_b64 s[22:23], s[2:3]
	v_mov_b32_e32 v8, 1
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v5, s[0:1], s0, v0
	v_addc_u32_e64 v6, s[0:1], 0, 0, s[0:1]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, 0xffff, v1
	v_mul_lo_u32 v1, v3, v11
	v_mul_hi_u32 v4, v2, v11
	v_mul_lo_u32 v7, v2, v11
	v_add_i32_e64 v1, s[0:1], v4, v1
	v_add_i32_e64 v4, s[0:1], v5, v7
	v_addc_u32_e64 v5, s[0:1], v6, v1, s[0:1]
	v_lshl_b64 v[6:7], v[4:5], 3
	v_and_b32_e32 v1, 7, v0
	buffer_load_dwordx2 v[6:7], v[6:7], s[20:23], 0 addr64
	v_lshlrev_b32_e32 v1, 3, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_add_u64 v1, v[6:7]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	ds_sub_u64 v1, v[6:7] offset:64
	s_waitcnt lgkmcnt(0)
	ds_add_u64 v1, v[8:9] offset:128
	s_waitcnt lgkmcnt(0)
	ds_sub_u64 v1, v[8:9] offset:192
	s_waitcnt lgkmcnt(0)
	ds_min_i64 v1, v[6:7] offset:256
	s_waitcnt lgkmcnt(0)
	ds_max_i64 v1, v[6:7] offset:320
	s_waitcnt lgkmcnt(0)
	ds_min_u64 v1, v[6:7] offset:384
	s_waitcnt lgkmcnt(0)
	ds_max_u64 v1, v[6:7] offset:448
	s_waitcnt lgkmcnt(0)
	ds_and_b64 v1, v[6:7] offset:512
	s_waitcnt lgkmcnt(0)
	ds_or_b64 v1, v[6:7] offset:576
	s_waitcnt lgkmcnt(0)
	ds_xor_b64 v1, v[6:7] offset:640
	s_waitcnt lgkmcnt(0)
	ds_read_b64 v[8:9], v1 offset:704
.LBB1_7:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v12, v9, 3
	v_mul_hi_u32 v13, v8, 3
	v_mul_lo_u32 v14, v8, 3
	v_add_i32_e64 v13, s[0:1], v13, v12
	v_add_i32_e64 v12, s[0:1], 1, v14
	v_addc_u32_e64 v13, s[0:1], 0, v13, s[0:1]
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b64 v[12:13], v1, v[8:9], v[12:13] offset:704
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u64_e64 s[0:1], v[12:13], v[8:9]
	v_mov_b32_e32 v8, v12
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v9, v13
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_7
; %bb.8:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v8, 3
	v_mov_b32_e32 v9, 1
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u64 v[8:9], v1, v[8:9] offset:768
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	v_lshl_b64 v[4:5], v[4:5], 4
	s_mov_b64 s[18:19], s[14:15]
	buffer_store_dwordx2 v[8:9], v[4:5], s[16:19], 0 addr64
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b64 v[6:7], v1, v[6:7] offset:832
	s_waitcnt lgkmcnt(0)
	buffer_store_dwordx2 v[6:7], v[4:5], s[16:19], 0 addr64 offset:8
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_11
; %bb.9:
	s_movk_i32 s0, 0x70
	v_mul_lo_u32 v3, v3, s0
	v_mul_hi_u32 v4, v2, s0
	v_mul_lo_u32 v1, v2, s0
	s_mov_b64 s[0:1], 0
	s_movk_i32 s2, 0x6f
	v_add_i32_e32 v2, vcc, v4, v3
	v_lshlrev_b32_e32 v3, 3, v11
.LBB1_10:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b64 v[4:5], v10
	v_add_i32_e32 v6, vcc, v1, v0
	v_addc_u32_e32 v7, vcc, 0, v2, vcc
	v_add_i32_e32 v0, vcc, v0, v11
	v_add_i32_e32 v10, vcc, v10, v3
	v_lshl_b64 v[6:7], v[6:7], 3
	v_cmp_lt_u32_e32 vcc, s2, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dwordx2 v[4:5], v[6:7], s[12:15], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB1_10
.LBB1_11:
	s_endpgm
.Lfunc_end1:
	.size	long_atomics_local, .Lfunc_end1-long_atomics_local
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1016
; NumSgprs: 27
; NumVgprs: 15
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 896 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 27
; NumVGPRsForWavesPerEU: 15
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
	.long	32912
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	long_atomics_transaction ; -- Begin function long_atomics_transaction
	.globl	long_atomics_transaction
	.p2align	8
	.type	long_atomics_transaction,@function
	.amdgpu_hsa_kernel long_atomics_transaction
long_atomics_transaction:               ; @long_atomics_transaction
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
		granulated_lds_size = 1
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
		workgroup_group_segment_byte_size = 128
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 18
		workitem_vgpr_count = 9
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
	v_cmp_gt_u32_e32 vcc, 8, v0
	v_lshlrev_b32_e32 v1, 3, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_2
; %bb.1:
	s_mov_b32 s2, 0
	s_mov_b32 s3, s2
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	ds_write2_b64 v1, v[2:3], v[2:3] offset1:8
.LBB2_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s0, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dword s1, s[6:7], 0x5
	v_mov_b32_e32 v2, s8
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mul_hi_u32 v2, s0, v2
	s_mul_i32 s0, s0, s8
	v_mov_b32_e32 v3, s0
	v_add_i32_e64 v3, s[0:1], s1, v3
	v_addc_u32_e64 v4, s[0:1], 0, v2, s[0:1]
	v_add_i32_e64 v2, s[0:1], v3, v0
	v_addc_u32_e64 v3, s[0:1], 0, v4, s[0:1]
	v_lshl_b64 v[2:3], v[2:3], 3
	s_mov_b32 s3, 0xf000
	s_mov_b64 s[0:1], s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dwordx2 v[2:3], v[2:3], s[0:3], 0 addr64
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, 7, v2
	v_lshlrev_b32_e32 v8, 3, v4
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u64 v[4:5], v8, v[2:3] offset:64
	s_waitcnt lgkmcnt(0)
	ds_read_b64 v[6:7], v8
	v_cmp_lt_u64_e64 s[0:1], v[4:5], v[2:3]
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v2, s[0:1], 1, v6
	v_addc_u32_e64 v3, s[0:1], v3, v7, s[0:1]
	ds_write_b64 v8, v[2:3]
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_4
; %bb.3:
	s_mov_b32 s9, s2
	ds_read2_b64 v[1:4], v1 offset1:8
	s_lshl_b64 s[0:1], s[8:9], 4
	v_mov_b32_e32 v6, s1
	v_add_i32_e32 v5, vcc, s0, v0
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_lshl_b64 v[5:6], v[5:6], 3
	s_mov_b64 s[0:1], s[14:15]
	s_waitcnt lgkmcnt(0)
	buffer_store_dwordx2 v[3:4], v[5:6], s[0:3], 0 addr64
	buffer_store_dwordx2 v[1:2], v[5:6], s[0:3], 0 addr64 offset:64
.LBB2_4:
	s_endpgm
.Lfunc_end2:
	.size	long_atomics_transaction, .Lfunc_end2-long_atomics_transaction
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 368
; NumSgprs: 18
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 128 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 9
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
	.long	11272388
	.long	47180
	.long	200848
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	work_group_copies       ; -- Begin function work_group_copies
	.globl	work_group_copies
	.p2align	8
	.type	work_group_copies,@function
	.amdgpu_hsa_kernel work_group_copies
work_group_copies:                      ; @work_group_copies
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
		enable_vgpr_workitem_id = 2
		enable_exception_msb = 0
		granulated_lds_size = 6
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
		workgroup_group_segment_byte_size = 1520
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 30
		workitem_vgpr_count = 19
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
	s_load_dwordx2 s[20:21], s[4:5], 0x1
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s6, 0
	s_mov_b32 s9, s6
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s26, s20, 0xffff
	s_lshr_b32 s0, s20, 16
	s_and_b32 s2, s21, 0xffff
	s_mul_i32 s1, s0, s26
	v_mov_b32_e32 v3, s2
	v_mul_hi_u32 v3, s1, v3
	s_mul_i32 s0, s2, s0
	v_mul_hi_u32 v4, s0, v0
	v_mad_u32_u24 v9, s2, v1, v2
	v_readfirstlane_b32 s11, v3
	v_mul_lo_u32 v3, s0, v0
	s_mul_i32 s10, s1, s2
	s_movk_i32 s0, 0x12c
	s_mov_b32 s1, s6
	v_add_i32_e32 v1, vcc, v3, v9
	v_addc_u32_e32 v2, vcc, 0, v4, vcc
	v_cmp_gt_u64_e64 s[0:1], s[0:1], v[1:2]
	v_lshl_b64 v[3:4], v[1:2], 2
	v_mul_u32_u24_e32 v10, s2, v0
	s_mul_i32 s21, s8, 0x4b
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_3
; %bb.1:
	s_and_b32 s4, s21, 0x3fffffff
	s_mov_b32 s5, s6
	s_lshl_b32 s27, s10, 2
	s_lshl_b64 s[4:5], s[4:5], 4
	v_alignbit_b32 v5, 0, s20, 16
	s_add_u32 s4, s12, s4
	v_mad_u32_u24 v5, v10, v5, v9
	s_addc_u32 s5, s13, s5
	v_lshlrev_b32_e32 v11, 2, v5
	v_mov_b32_e32 v6, s5
	v_add_i32_e32 v5, vcc, s4, v3
	v_mov_b32_e32 v8, v2
	v_addc_u32_e32 v6, vcc, v6, v4, vcc
	s_lshl_b64 s[12:13], s[10:11], 2
	s_mov_b64 s[22:23], 0
	s_mov_b32 s7, 0xf000
	s_movk_i32 s24, 0x12b
	v_mov_b32_e32 v7, v1
.LBB3_2:                                ; =>This Inner Loop Header: Depth=1
	s_mov_b32 s4, s6
	s_mov_b32 s5, s6
	buffer_load_dword v12, v[5:6], s[4:7], 0 addr64
	v_mov_b32_e32 v13, s11
	v_add_i32_e32 v7, vcc, s10, v7
	v_addc_u32_e32 v8, vcc, v8, v13, vcc
	v_mov_b32_e32 v14, s13
	v_add_i32_e32 v5, vcc, s12, v5
	s_mov_b32 s25, s6
	v_addc_u32_e32 v6, vcc, v6, v14, vcc
	v_cmp_lt_u64_e32 vcc, s[24:25], v[7:8]
	s_or_b64 s[22:23], vcc, s[22:23]
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	v_add_i32_e32 v11, vcc, s27, v11
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execnz .LBB3_2
.LBB3_3:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_u64_e64 s[2:3], 20, v[1:2]
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB3_6
; %bb.4:
	v_alignbit_b32 v5, 0, s20, 16
	v_mad_u32_u24 v5, v10, v5, v9
	v_lshlrev_b32_e32 v5, 4, v5
	v_mul_hi_u32 v6, v1, 48
	v_add_i32_e32 v11, vcc, 0x4b0, v5
	v_mul_lo_u32 v5, v1, 48
	s_lshl_b32 s22, s10, 4
	s_lshl_b64 s[4:5], s[8:9], 4
	v_mul_hi_u32 v8, s10, 48
	s_add_u32 s4, s18, s4
	s_addc_u32 s5, s19, s5
	v_mad_u32_u24 v6, v2, 48, v6
	v_mov_b32_e32 v7, s5
	v_add_i32_e32 v5, vcc, s4, v5
	s_mul_i32 s4, s11, 48
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	v_add_i32_e32 v12, vcc, s4, v8
	v_mov_b32_e32 v8, v2
	s_mov_b32 s6, 0
	s_mul_i32 s23, s10, 48
	s_mov_b64 s[18:19], 0
	s_mov_b32 s7, 0xf000
	v_mov_b32_e32 v7, v1
.LBB3_5:                                ; =>This Inner Loop Header: Depth=1
	s_mov_b32 s4, s6
	s_mov_b32 s5, s6
	buffer_load_dwordx4 v[13:16], v[5:6], s[4:7], 0 addr64
	v_add_i32_e32 v17, vcc, 8, v11
	v_mov_b32_e32 v18, s11
	v_add_i32_e32 v7, vcc, s10, v7
	v_addc_u32_e32 v8, vcc, v8, v18, vcc
	v_add_i32_e32 v5, vcc, s23, v5
	v_addc_u32_e32 v6, vcc, v6, v12, vcc
	v_cmp_lt_u64_e32 vcc, 19, v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b64 v17, v[15:16]
	ds_write_b64 v11, v[13:14]
	s_or_b64 s[18:19], vcc, s[18:19]
	v_add_i32_e32 v11, vcc, s22, v11
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB3_5
.LBB3_6:
	s_or_b64 exec, exec, s[12:13]
	s_movk_i32 s4, 0x96
	v_cmp_gt_u32_e32 vcc, s4, v0
	v_lshlrev_b32_e32 v5, 2, v0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_9
; %bb.7:
	s_lshl_b32 s12, s26, 2
	v_sub_i32_e32 v6, vcc, 0x4ac, v5
	s_sub_i32 s13, 0, s12
	s_mov_b64 s[6:7], 0
	s_movk_i32 s18, 0x95
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, v0
.LBB3_8:                                ; =>This Inner Loop Header: Depth=1
	ds_read_b32 v11, v7
	ds_read_b32 v12, v6
	v_add_i32_e32 v8, vcc, s26, v8
	s_waitcnt lgkmcnt(1)
	v_lshlrev_b32_e32 v11, 1, v11
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v12, 1, v12
	ds_write_b32 v6, v11
	ds_write_b32 v7, v12
	v_add_i32_e32 v6, vcc, s13, v6
	v_cmp_lt_u32_e32 vcc, s18, v8
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_i32_e32 v7, vcc, s12, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB3_8
.LBB3_9:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e32 vcc, 20, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_11
; %bb.10:
	ds_read_b32 v11, v5
	v_lshlrev_b32_e32 v12, 4, v0
	ds_read2_b64 v[5:8], v12 offset0:150 offset1:151
	v_cvt_f32_ubyte0_e32 v0, v0
	s_waitcnt lgkmcnt(1)
	v_cvt_f32_u32_e32 v11, v11
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v7, 0, v7
	v_add_f32_e32 v6, 0, v6
	v_add_f32_e32 v8, v8, v11
	v_add_f32_e32 v5, v5, v0
	ds_write2_b64 v12, v[5:6], v[7:8] offset0:150 offset1:151
.LBB3_11:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB3_14
; %bb.12:
	s_mov_b32 s6, 0
	s_and_b32 s0, s21, 0x3fffffff
	s_mov_b32 s1, s6
	s_lshl_b64 s[0:1], s[0:1], 4
	s_add_u32 s0, s14, s0
	s_addc_u32 s1, s15, s1
	v_mov_b32_e32 v0, s1
	v_add_i32_e32 v3, vcc, s0, v3
	v_addc_u32_e32 v4, vcc, v0, v4, vcc
	v_alignbit_b32 v0, 0, s20, 16
	v_mad_u32_u24 v0, v10, v0, v9
	v_mov_b32_e32 v6, v2
	s_lshl_b64 s[0:1], s[10:11], 2
	v_lshlrev_b32_e32 v0, 2, v0
	s_lshl_b32 s21, s10, 2
	s_mov_b64 s[14:15], 0
	s_mov_b32 s7, 0xf000
	s_movk_i32 s18, 0x12b
	v_mov_b32_e32 v5, v1
.LBB3_13:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v7, v0
	v_add_i32_e32 v0, vcc, s21, v0
	v_mov_b32_e32 v8, s11
	v_add_i32_e32 v5, vcc, s10, v5
	s_mov_b32 s19, s6
	v_addc_u32_e32 v6, vcc, v6, v8, vcc
	v_cmp_lt_u64_e32 vcc, s[18:19], v[5:6]
	s_mov_b32 s4, s6
	s_mov_b32 s5, s6
	v_mov_b32_e32 v11, s1
	s_or_b64 s[14:15], vcc, s[14:15]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v7, v[3:4], s[4:7], 0 addr64
	v_add_i32_e32 v3, vcc, s0, v3
	v_addc_u32_e32 v4, vcc, v4, v11, vcc
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB3_13
.LBB3_14:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB3_17
; %bb.15:
	s_lshl_b64 s[0:1], s[8:9], 4
	v_lshl_b64 v[3:4], v[1:2], 5
	s_add_u32 s0, s16, s0
	s_addc_u32 s1, s17, s1
	v_mov_b32_e32 v0, s1
	v_add_i32_e32 v3, vcc, s0, v3
	v_addc_u32_e32 v4, vcc, v0, v4, vcc
	v_alignbit_b32 v0, 0, s20, 16
	v_mad_u32_u24 v0, v10, v0, v9
	v_lshlrev_b32_e32 v0, 4, v0
	s_lshl_b64 s[6:7], s[10:11], 5
	s_mov_b32 s2, 0
	v_add_i32_e32 v0, vcc, 0x4b0, v0
	s_lshl_b32 s12, s10, 4
	s_mov_b64 s[8:9], 0
	s_mov_b32 s3, 0xf000
.LBB3_16:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	v_add_i32_e32 v5, vcc, 8, v0
	ds_read_b64 v[7:8], v5
	ds_read_b64 v[5:6], v0
	v_mov_b32_e32 v9, s11
	v_add_i32_e32 v1, vcc, s10, v1
	v_addc_u32_e32 v2, vcc, v2, v9, vcc
	v_add_i32_e32 v0, vcc, s12, v0
	v_cmp_lt_u64_e32 vcc, 19, v[1:2]
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	v_mov_b32_e32 v10, s7
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(0)
	buffer_store_dwordx4 v[5:8], v[3:4], s[0:3], 0 addr64
	v_add_i32_e32 v3, vcc, s6, v3
	v_addc_u32_e32 v4, vcc, v4, v10, vcc
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB3_16
.LBB3_17:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_endpgm
.Lfunc_end3:
	.size	work_group_copies, .Lfunc_end3-work_group_copies
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1180
; NumSgprs: 30
; NumVgprs: 19
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1520 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 19
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.amdgpu_lds llvm.amdgcn.kernel.long_atomics_local.lds, 896, 16
	.amdgpu_lds llvm.amdgcn.kernel.long_atomics_transaction.lds, 128, 16
	.amdgpu_lds llvm.amdgcn.kernel.work_group_copies.lds, 1520, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
