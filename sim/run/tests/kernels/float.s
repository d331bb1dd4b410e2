	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272257
	.long	47180
	.long	144
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	divide                  ; -- Begin function divide
	.globl	divide
	.p2align	8
	.type	divide,@function
	.amdgpu_hsa_kernel divide
divide:                                 ; @divide
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
		granulated_wavefront_sgpr_count = 1
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
		wavefront_sgpr_count = 14
		workitem_vgpr_count = 5
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
	s_load_dword s9, s[4:5], 0x1
	s_load_dword s10, s[6:7], 0x7
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s9, 0xffff
	s_mul_i32 s6, s6, s8
	v_add_i32_e32 v0, vcc, s10, v0
	v_add_i32_e32 v0, vcc, s6, v0
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], s[0:1]
	buffer_load_dword v2, v[0:1], s[8:11], 0 addr64
	s_mov_b64 s[8:9], s[2:3]
	buffer_load_dword v3, v[0:1], s[8:11], 0 addr64
	s_mov_b32 s0, 0x6f800000
	v_mov_b32_e32 v4, 0x2f800000
	s_mov_b64 s[6:7], s[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_gt_f32_e64 vcc, |v3|, s0
	v_cndmask_b32_e32 v4, 1.0, v4, vcc
	v_mul_f32_e32 v3, v3, v4
	v_rcp_f32_e32 v3, v3
	v_mul_f32_e32 v2, v2, v3
	v_mul_f32_e32 v2, v4, v2
	buffer_store_dword v2, v[0:1], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end0:
	.size	divide, .Lfunc_end0-divide
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 156
; NumSgprs: 14
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 5
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
	.protected	arithmetic              ; -- Begin function arithmetic
	.globl	arithmetic
	.p2align	8
	.type	arithmetic,@function
	.amdgpu_hsa_kernel arithmetic
arithmetic:                             ; @arithmetic
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
		workitem_vgpr_count = 16
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
	s_load_dword s1, s[6:7], 0x7
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s0, s8
	s_add_i32 s0, s0, s1
	v_add_i32_e32 v0, vcc, s0, v0
	v_lshl_b64 v[2:3], v[0:1], 2
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b64 s[0:1], s[12:13]
	buffer_load_dword v6, v[2:3], s[0:3], 0 addr64
	s_mov_b64 s[0:1], s[14:15]
	buffer_load_dword v2, v[2:3], s[0:3], 0 addr64
	v_lshlrev_b32_e32 v0, 3, v0
	v_lshl_b64 v[8:9], v[0:1], 2
	s_brev_b32 s8, -2
	s_mov_b32 s9, 0x7f800000
	s_mov_b64 s[6:7], s[2:3]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v0, 0x3c23d70a, v6
	v_mul_f32_e32 v1, 1.0, v6
	v_max_legacy_f32_e32 v5, 0, v0
	v_cmp_nlt_f32_e64 s[0:1], 1.0, v0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, 1.0, v2
	v_mul_f32_e32 v7, -1.0, v6
	v_min_f32_e32 v1, v1, v0
	v_mul_f32_e64 v0, 1.0, |v2|
	v_floor_f32_e32 v10, v6
	v_max_f32_e32 v7, v7, v0
	v_ceil_f32_e32 v0, v2
	v_cvt_i32_f32_e32 v13, v6
	v_fma_f32 v4, v6, v2, 1.0
	v_cndmask_b32_e64 v5, 1.0, v5, s[0:1]
	v_add_f32_e32 v10, v10, v0
	v_bfi_b32 v0, s8, v2, v6
	v_cmp_gt_f32_e64 s[0:1], v6, v2
	v_rndne_f32_e32 v15, v2
	v_cmp_neq_f32_e64 s[2:3], |v2|, s9
	v_cvt_u32_f32_e64 v2, |v2|
	v_trunc_f32_e32 v11, v6
	v_add_f32_e32 v12, -2.0, v6
	v_cmp_o_f32_e32 vcc, v6, v6
	v_ldexp_f32_e64 v14, v6, 3
	v_sqrt_f32_e64 v3, |v6|
	v_sub_f32_e32 v6, v1, v7
	v_cvt_f32_i32_e32 v1, v13
	v_cvt_f32_u32_e32 v2, v2
	v_add_f32_e32 v7, v11, v10
	s_and_b64 vcc, vcc, s[2:3]
	v_cndmask_b32_e64 v0, v0, v12, s[0:1]
	v_add_f32_e32 v7, v15, v7
	v_add_f32_e32 v1, v1, v2
	v_cndmask_b32_e32 v2, 1.0, v14, vcc
	buffer_store_dwordx4 v[4:7], v[8:9], s[4:7], 0 addr64
	buffer_store_dwordx4 v[0:3], v[8:9], s[4:7], 0 addr64 offset:16
	s_endpgm
.Lfunc_end1:
	.size	arithmetic, .Lfunc_end1-arithmetic
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 368
; NumSgprs: 18
; NumVgprs: 16
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 16
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
	.long	11272324
	.long	47180
	.long	144
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	transcendental          ; -- Begin function transcendental
	.globl	transcendental
	.p2align	8
	.type	transcendental,@function
	.amdgpu_hsa_kernel transcendental
transcendental:                         ; @transcendental
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
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 20
		workitem_vgpr_count = 20
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
	s_load_dword s4, s[4:5], 0x1
	s_load_dword s5, s[6:7], 0x5
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v5, 0
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s4, s4, s8
	s_add_i32 s4, s4, s5
	v_add_i32_e32 v4, vcc, s4, v0
	v_lshl_b64 v[0:1], v[4:5], 2
	s_mov_b32 s7, 0xf000
	s_mov_b64 s[4:5], s[0:1]
	buffer_load_dword v2, v[0:1], s[4:7], 0 addr64
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshl_b64 v[0:1], v[4:5], 2
	s_movk_i32 s14, 0xff81
	s_movk_i32 s15, 0xff03
	s_mov_b32 s17, 0x800000
	v_mov_b32_e32 v6, 0xb5ddea0e
	s_mov_b32 s16, 0x6f800000
	v_mov_b32_e32 v7, 0x2f800000
	s_mov_b32 s0, 0xc2aeac4f
	s_mov_b32 s1, 0x42b17218
	v_mov_b32_e32 v8, 0x7f800000
	s_mov_b64 s[4:5], s[2:3]
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, LOG_INV_TBL@rel32@lo+4
	s_addc_u32 s9, s9, LOG_INV_TBL@rel32@hi+12
	s_mov_b64 s[10:11], s[6:7]
	s_getpc_b64 s[12:13]
	s_add_u32 s12, s12, LOG2_TBL@rel32@lo+4
	s_addc_u32 s13, s13, LOG2_TBL@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, 0x3dcccccd, v2
	v_cmp_gt_f32_e32 vcc, 0, v9
	v_cndmask_b32_e64 v4, 0.5, -0.5, vcc
	v_mac_f32_e32 v4, 0x3fb8aa3b, v9
	v_add_f32_e32 v3, 1.0, v2
	v_cvt_i32_f32_e32 v4, v4
	v_or_b32_e32 v11, 1.0, v3
	v_add_f32_e32 v11, -1.0, v11
	v_lshrrev_b32_e32 v10, 23, v3
	v_lshrrev_b32_e32 v12, 23, v11
	v_add_i32_e32 v10, vcc, s14, v10
	v_add_i32_e32 v12, vcc, s15, v12
	v_cvt_f32_i32_e32 v14, v4
	v_cmp_gt_u32_e32 vcc, s17, v3
	v_cndmask_b32_e32 v11, v3, v11, vcc
	v_lshlrev_b32_e32 v13, 1, v11
	v_lshlrev_b32_e32 v15, 23, v4
	v_and_b32_e32 v4, 0x10000, v13
	v_madmk_f32 v13, v14, 0xbf317180, v9
	v_cndmask_b32_e32 v10, v10, v12, vcc
	v_and_b32_e32 v12, 0x7f0000, v11
	v_madmk_f32 v16, v14, 0xb717f7d1, v13
	v_add_i32_e32 v12, vcc, v4, v12
	v_mul_f32_e32 v4, v16, v16
	v_mac_f32_e32 v6, 0x3331bb4c, v4
	v_madak_f32 v6, v4, v6, 0x388ab355
	v_madak_f32 v6, v4, v6, 0xbb360b61
	v_madak_f32 v6, v4, v6, 0x3e2aaaab
	v_mad_f32 v6, -v4, v6, v16
	v_sub_f32_e32 v4, 2.0, v6
	v_cmp_gt_f32_e64 vcc, |v4|, s16
	v_cndmask_b32_e32 v17, 1.0, v7, vcc
	v_mul_f32_e32 v4, v4, v17
	v_rcp_f32_e32 v18, v4
	v_mul_f32_e32 v6, v16, v6
	v_mul_f32_e32 v14, 0xb717f7d1, v14
	v_lshrrev_b32_e32 v4, 14, v12
	v_mul_f32_e32 v6, v6, v18
	v_mad_f32 v6, -v17, v6, -v14
	v_sub_f32_e32 v6, v13, v6
	v_add_f32_e32 v6, 1.0, v6
	v_add_i32_e32 v6, vcc, v15, v6
	v_cmp_ngt_f32_e32 vcc, s0, v9
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_cmp_gt_f32_e32 vcc, s1, v9
	v_cndmask_b32_e32 v6, v8, v6, vcc
	v_cmp_o_f32_e32 vcc, v9, v9
	v_cndmask_b32_e32 v6, v9, v6, vcc
	buffer_store_dword v6, v[0:1], s[4:7], 0 addr64
	buffer_load_dword v8, v[4:5], s[8:11], 0 addr64
	s_mov_b64 s[14:15], s[6:7]
	v_lshrrev_b32_e32 v4, 13, v12
	s_waitcnt expcnt(0)
	buffer_load_dwordx2 v[5:6], v[4:5], s[12:15], 0 addr64
	v_add_f32_e32 v16, -1.0, v3
	v_add_f32_e32 v17, 2.0, v16
	v_cmp_gt_f32_e64 vcc, |v17|, s16
	v_cndmask_b32_e32 v7, 1.0, v7, vcc
	v_mul_f32_e32 v17, v17, v7
	v_rcp_f32_e32 v17, v17
	v_and_b32_e32 v11, 0x7fffff, v11
	v_or_b32_e32 v11, 0.5, v11
	v_or_b32_e32 v12, 0.5, v12
	v_mul_f32_e32 v17, v16, v17
	v_sub_f32_e32 v11, v12, v11
	v_mul_f32_e32 v12, v7, v17
	v_mad_f32 v7, v7, v17, v12
	v_mov_b32_e32 v9, 0x3daaaaab
	v_mul_f32_e32 v17, v7, v7
	v_mac_f32_e32 v9, 0x3c4ccccd, v17
	v_and_b32_e32 v18, 0xffff0000, v16
	v_mul_f32_e32 v12, v16, v12
	v_mul_f32_e32 v9, v17, v9
	v_sub_f32_e32 v19, v16, v18
	v_mad_f32 v7, v7, v9, -v12
	v_add_f32_e32 v7, v19, v7
	v_mul_f32_e32 v9, 0x3baa3b29, v7
	v_cvt_f32_i32_e32 v10, v10
	v_mac_f32_e32 v9, 0x3baa3b29, v18
	s_mov_b32 s9, 0x3eaaaaab
	v_mac_f32_e32 v9, 0x3fb80000, v7
	s_mov_b32 s8, 0x3d800000
	s_mov_b32 s10, 0x7f7fffff
	v_and_b32_e32 v15, 0x7fffffff, v3
	v_mac_f32_e32 v9, 0x3fb80000, v18
	v_cmp_lt_f32_e64 vcc, |v16|, s8
	v_mov_b32_e32 v13, 0x7fc00000
	v_mov_b32_e32 v14, 0xff800000
	s_mov_b32 s0, 0x4b000000
	v_and_b32_e32 v4, 0x7fffffff, v2
	v_cmp_nlt_f32_e64 s[0:1], |v2|, s0
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v7, v8, v11
	v_mad_f32 v8, v7, s9, 0.5
	v_mul_f32_e32 v11, v7, v7
	v_mac_f32_e32 v7, v8, v11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v5, v10
	v_mac_f32_e32 v6, 0xbfb8aa3b, v7
	v_add_f32_e32 v5, v5, v6
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_cmp_lt_u32_e32 vcc, s10, v15
	v_cndmask_b32_e32 v5, v5, v3, vcc
	v_mul_f32_e32 v5, 0x3f317218, v5
	v_cmp_lt_i32_e32 vcc, -1, v3
	v_cndmask_b32_e32 v5, v13, v5, vcc
	v_cmp_ne_u32_e32 vcc, 0, v15
	v_cndmask_b32_e32 v5, v14, v5, vcc
	buffer_store_dword v5, v[0:1], s[4:7], 0 addr64 offset:4
	s_waitcnt expcnt(0)
	v_lshrrev_b32_e32 v5, 23, v4
                                        ; implicit-def: $vgpr8
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB2_2
; %bb.1:
	v_and_b32_e32 v7, 0x7fffff, v2
	v_or_b32_e32 v7, 0x800000, v7
	s_mov_b32 s6, 0xfe5163ab
	v_mul_lo_u32 v8, v7, s6
	v_mul_hi_u32 v9, v7, s6
	s_mov_b32 s6, 0x3c439041
	v_mul_lo_u32 v10, v7, s6
	v_mul_hi_u32 v11, v7, s6
	s_mov_b32 s6, 0xdb629599
	v_mul_lo_u32 v12, v7, s6
	v_add_i32_e32 v9, vcc, v10, v9
	v_lshrrev_b32_e32 v6, 23, v4
	v_addc_u32_e32 v10, vcc, v12, v11, vcc
	v_mul_hi_u32 v11, v7, s6
	s_mov_b32 s6, 0xf534ddc0
	v_mul_lo_u32 v12, v7, s6
	v_mul_hi_u32 v13, v7, s6
	s_mov_b32 s6, 0xfc2757d1
	v_mul_lo_u32 v14, v7, s6
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	s_mov_b32 s7, 0x33a22168
	v_addc_u32_e32 v12, vcc, v14, v13, vcc
	v_mul_hi_u32 v13, v7, s6
	s_mov_b32 s6, 0x4e441529
	v_mul_lo_u32 v14, v7, s6
	v_mul_hi_u32 v15, v7, s6
	s_mov_b32 s6, 0xa2f9836e
	v_mul_lo_u32 v16, v7, s6
	v_mul_hi_u32 v7, v7, s6
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	v_addc_u32_e32 v14, vcc, v16, v15, vcc
	s_movk_i32 s6, 0xff88
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_i32_e32 v15, vcc, s6, v6
	v_cmp_lt_u32_e32 vcc, 31, v15
	v_cndmask_b32_e32 v7, v7, v14, vcc
	v_cndmask_b32_e32 v14, v14, v13, vcc
	v_cndmask_b32_e32 v13, v13, v12, vcc
	v_cndmask_b32_e32 v12, v12, v11, vcc
	v_cndmask_b32_e32 v11, v11, v10, vcc
	v_cndmask_b32_e32 v10, v10, v9, vcc
	v_cndmask_b32_e32 v8, v9, v8, vcc
	v_mov_b32_e32 v9, 0xffffffe0
	v_cndmask_b32_e32 v16, 0, v9, vcc
	v_add_i32_e32 v16, vcc, v16, v15
	v_cmp_lt_u32_e32 vcc, 31, v16
	v_cndmask_b32_e32 v7, v7, v14, vcc
	v_cndmask_b32_e32 v14, v14, v13, vcc
	v_cndmask_b32_e32 v13, v13, v12, vcc
	v_cndmask_b32_e32 v12, v12, v11, vcc
	v_cndmask_b32_e32 v11, v11, v10, vcc
	v_cndmask_b32_e32 v8, v10, v8, vcc
	v_cndmask_b32_e32 v10, 0, v9, vcc
	v_add_i32_e32 v10, vcc, v10, v16
	v_cmp_lt_u32_e32 vcc, 31, v10
	v_cndmask_b32_e32 v7, v7, v14, vcc
	v_cndmask_b32_e32 v14, v14, v13, vcc
	v_cndmask_b32_e32 v13, v13, v12, vcc
	v_cndmask_b32_e32 v12, v12, v11, vcc
	v_cndmask_b32_e32 v8, v11, v8, vcc
	v_cndmask_b32_e32 v11, 0, v9, vcc
	v_add_i32_e32 v10, vcc, v11, v10
	v_cmp_lt_u32_e32 vcc, 31, v10
	v_cndmask_b32_e32 v7, v7, v14, vcc
	v_cndmask_b32_e32 v11, v14, v13, vcc
	v_cndmask_b32_e32 v13, v13, v12, vcc
	v_cndmask_b32_e32 v8, v12, v8, vcc
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_sub_i32_e32 v6, vcc, 24, v6
	v_lshlrev_b32_e32 v12, v15, v7
	v_lshrrev_b32_e32 v14, v6, v11
	v_sub_i32_e32 v10, vcc, 0, v10
	v_or_b32_e32 v12, v12, v14
	v_lshlrev_b32_e32 v14, v15, v11
	v_lshrrev_b32_e32 v16, v6, v13
	v_lshlrev_b32_e32 v15, v15, v13
	v_lshrrev_b32_e32 v6, v6, v8
	v_or_b32_e32 v14, v14, v16
	v_or_b32_e32 v6, v15, v6
	v_cmp_eq_u32_e32 vcc, v9, v10
	v_cndmask_b32_e32 v9, v12, v7, vcc
	v_cndmask_b32_e32 v7, v14, v11, vcc
	v_cndmask_b32_e32 v6, v6, v13, vcc
	v_alignbit_b32 v11, v9, v7, 30
	v_alignbit_b32 v7, v7, v6, 30
	v_alignbit_b32 v6, v6, v8, 30
	v_bfe_u32 v8, v9, 29, 1
	v_sub_i32_e32 v12, vcc, 0, v8
	v_xor_b32_e32 v11, v11, v12
	v_xor_b32_e32 v7, v7, v12
	v_xor_b32_e32 v6, v6, v12
	v_ffbh_u32_e32 v12, v11
	v_min_u32_e32 v12, 32, v12
	v_add_i32_e32 v13, vcc, 1, v12
	v_sub_i32_e32 v14, vcc, 31, v12
	v_lshlrev_b32_e32 v11, v13, v11
	v_lshrrev_b32_e32 v15, v14, v7
	v_lshlrev_b32_e32 v7, v13, v7
	v_lshrrev_b32_e32 v6, v14, v6
	v_or_b32_e32 v11, v11, v15
	v_or_b32_e32 v6, v7, v6
	v_lshlrev_b32_e32 v7, 23, v12
	v_lshrrev_b32_e32 v13, 9, v11
	v_alignbit_b32 v11, v11, v6, 9
	v_sub_i32_e32 v7, vcc, v13, v7
	v_ffbh_u32_e32 v13, v11
	v_min_u32_e32 v13, 32, v13
	v_add_i32_e32 v14, vcc, 1, v13
	v_sub_i32_e32 v13, vcc, 31, v13
	v_lshlrev_b32_e32 v11, v14, v11
	v_lshrrev_b32_e32 v6, v13, v6
	v_or_b32_e32 v6, v11, v6
	v_add_i32_e32 v11, vcc, v12, v14
	v_lshrrev_b32_e32 v10, 29, v9
	v_lshlrev_b32_e32 v11, 23, v11
	v_lshrrev_b32_e32 v6, 9, v6
	v_lshlrev_b32_e32 v10, 31, v10
	v_add_i32_e32 v7, vcc, 0.5, v7
	v_sub_i32_e32 v6, vcc, v6, v11
	v_or_b32_e32 v7, v7, v10
	v_add_i32_e32 v6, vcc, 0x33800000, v6
	v_or_b32_e32 v6, v6, v10
	s_mov_b32 s6, 0x3fc90fda
	v_mul_f32_e32 v10, 0x3fc90fda, v7
	v_fma_f32 v10, v7, s6, -v10
	v_fma_f32 v10, v7, s7, v10
	v_fma_f32 v10, v6, s6, v10
	v_madmk_f32 v6, v7, 0x3fc90fda, v10
	v_mad_f32 v7, -v7, s6, v6
	v_lshrrev_b32_e32 v9, 30, v9
	v_sub_f32_e32 v7, v10, v7
	v_add_i32_e32 v8, vcc, v8, v9
.LBB2_2:
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v9, s3
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_4
; %bb.3:
	s_mov_b32 s3, 0x3f22f983
	v_mad_f32 v6, v4, s3, 0.5
	v_trunc_f32_e32 v6, v6
	s_mov_b32 s3, 0x3fc90fda
	v_mad_f32 v8, -v6, s3, v4
	v_mul_f32_e32 v7, 0x3fc90fda, v6
	v_sub_f32_e32 v10, v4, v8
	v_fma_f32 v7, v6, s3, -v7
	v_mad_f32 v10, -v6, s3, v10
	v_sub_f32_e32 v7, v10, v7
	v_add_f32_e32 v7, v8, v7
	s_mov_b32 s3, 0x33a22168
	v_mad_f32 v10, -v6, s3, v7
	v_mul_f32_e32 v8, 0x33a22168, v6
	v_sub_f32_e32 v7, v7, v10
	v_fma_f32 v8, v6, s3, -v8
	v_mad_f32 v7, -v6, s3, v7
	v_sub_f32_e32 v7, v7, v8
	v_add_f32_e32 v7, v10, v7
	s_mov_b32 s3, 0x27c234c4
	v_mul_f32_e32 v8, 0x27c234c4, v6
	v_fma_f32 v10, v6, s3, -v8
	v_mad_f32 v11, -v6, s3, v7
	v_cvt_i32_f32_e32 v8, v6
	v_sub_f32_e32 v7, v7, v11
	v_mad_f32 v6, -v6, s3, v7
	v_add_f32_e32 v6, v11, v6
	v_xor_b32_e32 v7, 0x80000000, v10
.LBB2_4:
	s_or_b64 exec, exec, s[4:5]
	v_add_i32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v9, v1, vcc
                                        ; implicit-def: $vgpr9
                                        ; implicit-def: $vgpr11
                                        ; implicit-def: $vgpr10
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB2_6
; %bb.5:
	v_and_b32_e32 v9, 0x7fffff, v2
	v_or_b32_e32 v9, 0x800000, v9
	s_mov_b32 s2, 0xfe5163ab
	v_mul_lo_u32 v10, v9, s2
	v_mul_hi_u32 v11, v9, s2
	s_mov_b32 s2, 0x3c439041
	v_mul_lo_u32 v12, v9, s2
	v_mul_hi_u32 v13, v9, s2
	s_mov_b32 s2, 0xdb629599
	v_mul_lo_u32 v14, v9, s2
	v_add_i32_e32 v11, vcc, v12, v11
	v_lshrrev_b32_e32 v5, 23, v4
	v_addc_u32_e32 v12, vcc, v14, v13, vcc
	v_mul_hi_u32 v13, v9, s2
	s_mov_b32 s2, 0xf534ddc0
	v_mul_lo_u32 v14, v9, s2
	v_mul_hi_u32 v15, v9, s2
	s_mov_b32 s2, 0xfc2757d1
	v_mul_lo_u32 v16, v9, s2
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	s_mov_b32 s3, 0x33a22168
	v_addc_u32_e32 v14, vcc, v16, v15, vcc
	v_mul_hi_u32 v15, v9, s2
	s_mov_b32 s2, 0x4e441529
	v_mul_lo_u32 v16, v9, s2
	v_mul_hi_u32 v17, v9, s2
	s_mov_b32 s2, 0xa2f9836e
	v_mul_lo_u32 v18, v9, s2
	v_mul_hi_u32 v9, v9, s2
	v_addc_u32_e32 v15, vcc, v16, v15, vcc
	v_addc_u32_e32 v16, vcc, v18, v17, vcc
	s_movk_i32 s2, 0xff88
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_i32_e32 v17, vcc, s2, v5
	v_cmp_lt_u32_e32 vcc, 31, v17
	v_cndmask_b32_e32 v9, v9, v16, vcc
	v_cndmask_b32_e32 v16, v16, v15, vcc
	v_cndmask_b32_e32 v15, v15, v14, vcc
	v_cndmask_b32_e32 v14, v14, v13, vcc
	v_cndmask_b32_e32 v13, v13, v12, vcc
	v_cndmask_b32_e32 v12, v12, v11, vcc
	v_cndmask_b32_e32 v10, v11, v10, vcc
	v_mov_b32_e32 v11, 0xffffffe0
	v_cndmask_b32_e32 v18, 0, v11, vcc
	v_add_i32_e32 v18, vcc, v18, v17
	v_cmp_lt_u32_e32 vcc, 31, v18
	v_cndmask_b32_e32 v9, v9, v16, vcc
	v_cndmask_b32_e32 v16, v16, v15, vcc
	v_cndmask_b32_e32 v15, v15, v14, vcc
	v_cndmask_b32_e32 v14, v14, v13, vcc
	v_cndmask_b32_e32 v13, v13, v12, vcc
	v_cndmask_b32_e32 v10, v12, v10, vcc
	v_cndmask_b32_e32 v12, 0, v11, vcc
	v_add_i32_e32 v12, vcc, v12, v18
	v_cmp_lt_u32_e32 vcc, 31, v12
	v_cndmask_b32_e32 v9, v9, v16, vcc
	v_cndmask_b32_e32 v16, v16, v15, vcc
	v_cndmask_b32_e32 v15, v15, v14, vcc
	v_cndmask_b32_e32 v14, v14, v13, vcc
	v_cndmask_b32_e32 v10, v13, v10, vcc
	v_cndmask_b32_e32 v13, 0, v11, vcc
	v_add_i32_e32 v12, vcc, v13, v12
	v_cmp_lt_u32_e32 vcc, 31, v12
	v_cndmask_b32_e32 v9, v9, v16, vcc
	v_cndmask_b32_e32 v13, v16, v15, vcc
	v_cndmask_b32_e32 v15, v15, v14, vcc
	v_cndmask_b32_e32 v10, v14, v10, vcc
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_sub_i32_e32 v14, vcc, 24, v5
	v_lshlrev_b32_e32 v16, v17, v9
	v_lshrrev_b32_e32 v18, v14, v13
	v_sub_i32_e32 v12, vcc, 0, v12
	v_or_b32_e32 v16, v16, v18
	v_lshlrev_b32_e32 v18, v17, v13
	v_lshrrev_b32_e32 v19, v14, v15
	v_lshlrev_b32_e32 v17, v17, v15
	v_lshrrev_b32_e32 v14, v14, v10
	v_or_b32_e32 v18, v18, v19
	v_or_b32_e32 v14, v17, v14
	v_cmp_eq_u32_e32 vcc, v11, v12
	v_cndmask_b32_e32 v9, v16, v9, vcc
	v_cndmask_b32_e32 v11, v18, v13, vcc
	v_cndmask_b32_e32 v12, v14, v15, vcc
	v_alignbit_b32 v14, v9, v11, 30
	v_alignbit_b32 v11, v11, v12, 30
	v_alignbit_b32 v10, v12, v10, 30
	v_bfe_u32 v12, v9, 29, 1
	v_sub_i32_e32 v15, vcc, 0, v12
	v_xor_b32_e32 v14, v14, v15
	v_xor_b32_e32 v11, v11, v15
	v_xor_b32_e32 v10, v10, v15
	v_ffbh_u32_e32 v15, v14
	v_min_u32_e32 v15, 32, v15
	v_add_i32_e32 v16, vcc, 1, v15
	v_sub_i32_e32 v17, vcc, 31, v15
	v_lshlrev_b32_e32 v14, v16, v14
	v_lshrrev_b32_e32 v18, v17, v11
	v_lshlrev_b32_e32 v11, v16, v11
	v_lshrrev_b32_e32 v10, v17, v10
	v_or_b32_e32 v14, v14, v18
	v_or_b32_e32 v10, v11, v10
	v_lshlrev_b32_e32 v11, 23, v15
	v_lshrrev_b32_e32 v16, 9, v14
	v_alignbit_b32 v14, v14, v10, 9
	v_sub_i32_e32 v11, vcc, v16, v11
	v_ffbh_u32_e32 v16, v14
	v_min_u32_e32 v16, 32, v16
	v_add_i32_e32 v17, vcc, 1, v16
	v_sub_i32_e32 v16, vcc, 31, v16
	v_lshlrev_b32_e32 v14, v17, v14
	v_lshrrev_b32_e32 v10, v16, v10
	v_or_b32_e32 v10, v14, v10
	v_add_i32_e32 v14, vcc, v15, v17
	v_lshrrev_b32_e32 v13, 29, v9
	v_lshlrev_b32_e32 v14, 23, v14
	v_lshrrev_b32_e32 v10, 9, v10
	v_lshlrev_b32_e32 v13, 31, v13
	v_add_i32_e32 v11, vcc, 0.5, v11
	v_sub_i32_e32 v10, vcc, v10, v14
	v_or_b32_e32 v11, v11, v13
	v_add_i32_e32 v10, vcc, 0x33800000, v10
	v_or_b32_e32 v10, v10, v13
	s_mov_b32 s2, 0x3fc90fda
	v_mul_f32_e32 v13, 0x3fc90fda, v11
	v_fma_f32 v13, v11, s2, -v13
	v_fma_f32 v13, v11, s3, v13
	v_fma_f32 v13, v10, s2, v13
	v_madmk_f32 v10, v11, 0x3fc90fda, v13
	v_mad_f32 v11, -v11, s2, v10
	v_lshrrev_b32_e32 v9, 30, v9
	v_sub_f32_e32 v11, v13, v11
	v_add_i32_e32 v9, vcc, v12, v9
.LBB2_6:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB2_8
; %bb.7:
	s_mov_b32 s2, 0x3f22f983
	v_mad_f32 v9, v4, s2, 0.5
	v_trunc_f32_e32 v10, v9
	s_mov_b32 s2, 0x3fc90fda
	v_mad_f32 v11, -v10, s2, v4
	v_mul_f32_e32 v9, 0x3fc90fda, v10
	v_sub_f32_e32 v12, v4, v11
	v_fma_f32 v9, v10, s2, -v9
	v_mad_f32 v12, -v10, s2, v12
	v_sub_f32_e32 v9, v12, v9
	v_add_f32_e32 v9, v11, v9
	s_mov_b32 s2, 0x33a22168
	v_mad_f32 v12, -v10, s2, v9
	v_mul_f32_e32 v11, 0x33a22168, v10
	v_sub_f32_e32 v9, v9, v12
	v_fma_f32 v11, v10, s2, -v11
	v_mad_f32 v9, -v10, s2, v9
	v_sub_f32_e32 v9, v9, v11
	v_add_f32_e32 v9, v12, v9
	s_mov_b32 s2, 0x27c234c4
	v_mad_f32 v12, -v10, s2, v9
	v_sub_f32_e32 v13, v9, v12
	v_cvt_i32_f32_e32 v9, v10
	v_mul_f32_e32 v11, 0x27c234c4, v10
	v_fma_f32 v11, v10, s2, -v11
	v_mad_f32 v10, -v10, s2, v13
	v_add_f32_e32 v10, v12, v10
	v_xor_b32_e32 v11, 0x80000000, v11
.LBB2_8:
	s_or_b64 exec, exec, s[0:1]
	v_mul_f32_e32 v13, v6, v6
	v_mov_b32_e32 v15, 0xb2d72f34
	v_madmk_f32 v16, v13, 0x2f2ec9d3, v15
	v_madak_f32 v16, v13, v16, 0x3636df25
	v_madak_f32 v16, v13, v16, 0xb95009d4
	v_mul_f32_e32 v14, v6, v13
	v_madak_f32 v16, v13, v16, 0x3c088887
	v_mul_f32_e32 v16, v16, v14
	v_mad_f32 v16, v7, 0.5, -v16
	v_mad_f32 v16, v13, v16, -v7
	v_mac_f32_e32 v16, 0x3e2aaaab, v14
	v_sub_f32_e32 v14, v6, v16
	v_and_b32_e32 v16, 0x7fffffff, v6
	s_mov_b32 s2, 0xc1666666
	s_mov_b32 s4, 0xff000000
	v_add_i32_e32 v18, vcc, s2, v16
	s_mov_b32 s3, 0xae6667
	v_add_i32_e32 v19, vcc, s4, v16
	v_cmp_gt_u32_e32 vcc, s3, v18
	v_cndmask_b32_e32 v18, 0, v19, vcc
	v_mov_b32_e32 v19, 0x310f74f6
	v_mul_f32_e32 v6, v7, v6
	v_madmk_f32 v7, v13, 0xad47d74e, v19
	v_madak_f32 v7, v13, v7, 0xb492923a
	v_madak_f32 v7, v13, v7, 0x37d00ae2
	v_madak_f32 v7, v13, v7, 0xbab60b60
	v_madak_f32 v7, v13, v7, 0x3d2aaaab
	s_mov_b32 s5, 0x3f480001
	v_mul_f32_e32 v7, v13, v7
	v_mad_f32 v6, v13, v7, -v6
	v_mov_b32_e32 v7, 0x3e900000
	v_cmp_gt_u32_e32 vcc, s5, v16
	v_cndmask_b32_e32 v18, v7, v18, vcc
	v_mad_f32 v13, v13, 0.5, -v18
	v_lshlrev_b32_e32 v12, 30, v8
	v_and_b32_e32 v8, 1, v8
	v_sub_f32_e32 v6, v13, v6
	v_sub_f32_e32 v18, 1.0, v18
	v_xor_b32_e32 v12, v12, v2
	v_sub_f32_e32 v6, v18, v6
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_and_b32_e32 v12, 0x80000000, v12
	v_cndmask_b32_e32 v6, v6, v14, vcc
	v_xor_b32_e32 v6, v12, v6
	v_mul_f32_e32 v12, v10, v10
	v_mov_b32_e32 v17, 0x3636df25
	v_mac_f32_e32 v15, 0x2f2ec9d3, v12
	v_mov_b32_e32 v16, 0xb95009d4
	v_mac_f32_e32 v17, v12, v15
	v_mov_b32_e32 v13, 0x3c088887
	v_mov_b32_e32 v18, 0xb492923a
	v_mac_f32_e32 v16, v12, v17
	v_mac_f32_e32 v19, 0xad47d74e, v12
	v_mov_b32_e32 v8, 0x37d00ae2
	v_mac_f32_e32 v13, v12, v16
	v_mul_f32_e32 v16, v10, v12
	v_mac_f32_e32 v18, v12, v19
	s_mov_b32 s0, 0x7f7fffff
	v_mov_b32_e32 v14, 0xbab60b60
	v_mul_f32_e32 v13, v13, v16
	v_mac_f32_e32 v8, v12, v18
	v_mov_b32_e32 v15, 0x3d2aaaab
	v_mov_b32_e32 v17, 0x7fc00000
	v_cmp_lt_u32_e32 vcc, s0, v4
	v_mad_f32 v13, v11, 0.5, -v13
	v_mac_f32_e32 v14, v12, v8
	v_cndmask_b32_e32 v6, v6, v17, vcc
	v_cmp_eq_f32_e64 s[0:1], 0, v2
	v_mad_f32 v13, v12, v13, -v11
	v_mac_f32_e32 v15, v12, v14
	v_and_b32_e32 v14, 0x7fffffff, v10
	v_cndmask_b32_e64 v6, v6, v2, s[0:1]
	v_mac_f32_e32 v13, 0x3e2aaaab, v16
	v_mul_f32_e32 v8, v12, v15
	v_add_i32_e64 v15, s[0:1], s4, v14
	v_add_i32_e64 v16, s[0:1], s2, v14
	v_cmp_gt_u32_e64 s[0:1], s3, v16
	v_cndmask_b32_e64 v15, 0, v15, s[0:1]
	v_cmp_gt_u32_e64 s[0:1], s5, v14
	v_sub_f32_e32 v13, v10, v13
	v_cndmask_b32_e64 v7, v7, v15, s[0:1]
	v_mul_f32_e32 v10, v11, v10
	v_mad_f32 v14, v12, 0.5, -v7
	v_mad_f32 v8, v12, v8, -v10
	v_sub_f32_e32 v7, 1.0, v7
	v_sub_f32_e32 v8, v14, v8
	v_sub_f32_e32 v7, v7, v8
	v_and_b32_e32 v8, 1, v9
	v_cmp_eq_u32_e64 s[0:1], 0, v8
	v_lshlrev_b32_e32 v8, 30, v9
	v_cndmask_b32_e64 v7, -v13, v7, s[0:1]
	v_and_b32_e32 v8, 0x80000000, v8
	v_xor_b32_e32 v7, v8, v7
	s_mov_b32 s6, 0
	v_cndmask_b32_e32 v7, v7, v17, vcc
	v_mul_f32_e32 v6, v6, v7
	s_mov_b32 s7, 0xf000
	s_mov_b32 s4, s6
	s_mov_b32 s5, s6
	buffer_store_dword v6, v[0:1], s[4:7], 0 addr64 offset:8
	s_waitcnt expcnt(0)
	v_or_b32_e32 v6, 1.0, v4
	s_mov_b32 s0, 0x800000
	v_add_f32_e32 v12, -1.0, v6
	v_cmp_gt_u32_e32 vcc, s0, v4
	v_cndmask_b32_e32 v13, v4, v12, vcc
	v_lshlrev_b32_e32 v7, 1, v13
	v_and_b32_e32 v6, 0x7f0000, v13
	v_and_b32_e32 v7, 0x10000, v7
	v_add_i32_e64 v14, s[0:1], v7, v6
	v_lshrrev_b32_e32 v6, 13, v14
	v_mov_b32_e32 v7, 0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, LOG_INV_TBL_EP@rel32@lo+4
	s_addc_u32 s1, s1, LOG_INV_TBL_EP@rel32@hi+12
	s_mov_b64 s[2:3], s[6:7]
	buffer_load_dwordx2 v[8:9], v[6:7], s[0:3], 0 addr64
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, LOGE_TBL@rel32@lo+4
	s_addc_u32 s1, s1, LOGE_TBL@rel32@hi+12
	buffer_load_dwordx2 v[10:11], v[6:7], s[0:3], 0 addr64
	v_and_b32_e32 v13, 0x7fffff, v13
	v_or_b32_e32 v14, 0.5, v14
	v_or_b32_e32 v13, 0.5, v13
	v_sub_f32_e32 v13, v14, v13
	s_movk_i32 s0, 0xff81
	v_add_i32_e64 v5, s[0:1], s0, v5
	v_mov_b32_e32 v15, 0x3e2aaaab
	v_sub_f32_e32 v6, 1.0, v4
	v_ashrrev_i32_e32 v12, 23, v12
	s_movk_i32 s0, 0xff03
	v_add_i32_e64 v12, s[0:1], s0, v12
	v_cndmask_b32_e32 v5, v5, v12, vcc
	v_cvt_f32_i32_e32 v5, v5
	v_mul_f32_e32 v16, v6, v6
	s_mov_b32 s0, 0x3805fdf4
	v_mul_f32_e32 v18, v6, v16
	s_mov_b32 s2, 0x3d800000
	v_cmp_lt_f32_e64 vcc, |v6|, s2
	s_mov_b64 s[2:3], s[6:7]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v14, v13, v9
	v_mac_f32_e32 v14, v13, v8
	v_mad_f32 v8, v13, v8, -v14
	v_mac_f32_e32 v8, v13, v9
	v_madmk_f32 v9, v6, 0x3e124925, v15
	v_madak_f32 v9, v6, v9, 0x3e4ccccd
	v_mov_b32_e32 v13, 0x3e800000
	v_mac_f32_e32 v13, v6, v9
	v_mov_b32_e32 v9, 0x3eaaaaab
	v_mac_f32_e32 v9, 0x3e800000, v14
	v_mad_f32 v9, v14, v9, 0.5
	v_mul_f32_e32 v12, v14, v14
	v_mac_f32_e32 v8, v12, v9
	v_madak_f32 v13, v6, v13, 0x3eaaaaab
	v_mad_f32 v8, v5, s0, -v8
	v_mul_f32_e64 v13, v18, -v13
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v11, v8
	v_mul_f32_e32 v18, -0.5, v16
	v_mad_f32 v16, -0.5, v16, v13
	v_sub_f32_e32 v11, v8, v14
	v_mac_f32_e32 v10, 0x3f317000, v5
	v_sub_f32_e32 v9, v16, v6
	v_add_f32_e32 v5, v10, v11
	v_cndmask_b32_e64 v12, -v14, v18, vcc
	v_cndmask_b32_e32 v11, v11, v16, vcc
	v_cndmask_b32_e64 v6, v10, -v6, vcc
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_cndmask_b32_e32 v8, v8, v13, vcc
	v_sub_f32_e32 v10, v11, v12
	v_sub_f32_e32 v6, v6, v5
	v_and_b32_e32 v9, 0xfffff000, v5
	v_sub_f32_e32 v8, v8, v10
	v_add_f32_e32 v6, v11, v6
	v_add_f32_e32 v6, v8, v6
	v_sub_f32_e32 v5, v5, v9
	v_add_f32_e32 v5, v6, v5
	v_mul_f32_e32 v8, 0, v5
	v_mac_f32_e32 v8, 0, v9
	v_mac_f32_e32 v8, 0x3fc00000, v5
	v_madmk_f32 v10, v9, 0x3fc00000, v8
	v_mul_f32_e32 v5, 0x42b8aa3b, v10
	v_cvt_i32_f32_e32 v11, v5
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, EXP_TBL_EP@rel32@lo+4
	s_addc_u32 s1, s1, EXP_TBL_EP@rel32@hi+12
	v_and_b32_e32 v5, 63, v11
	v_lshlrev_b32_e32 v6, 3, v5
	buffer_load_dwordx2 v[5:6], v[6:7], s[0:3], 0 addr64
	s_mov_b32 s0, 0x3fc00000
	v_mad_f32 v7, v9, s0, -v10
	v_cvt_f32_i32_e32 v9, v11
	v_add_f32_e32 v7, v8, v7
	v_ashrrev_i32_e32 v8, 6, v11
	v_lshlrev_b32_e32 v12, 23, v8
	v_madmk_f32 v13, v9, 0xbc310000, v10
	v_mac_f32_e32 v13, 0xb7e42fef, v9
	v_add_f32_e32 v9, v7, v13
	v_mac_f32_e32 v15, 0x3d2aaaab, v9
	v_mad_f32 v13, v15, v9, 0.5
	v_mul_f32_e32 v14, v9, v9
	v_mac_f32_e32 v9, v13, v14
	s_movk_i32 s0, 0xe0c0
	s_mov_b32 s2, 0xb482e308
	v_cmp_lt_f32_e64 s[2:3], s2, v7
	s_waitcnt vmcnt(0)
	v_mad_f32 v6, v6, v9, v6
	v_mac_f32_e32 v6, v5, v9
	v_add_f32_e32 v5, v5, v6
	v_add_i32_e32 v6, vcc, 21, v8
	v_lshl_b32_e32 v6, 1, v6
	v_mul_f32_e32 v6, v5, v6
	v_add_i32_e32 v5, vcc, v12, v5
	v_cmp_gt_i32_e32 vcc, s0, v11
	s_mov_b32 s0, 0x42b17218
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_cmp_lt_f32_e32 vcc, s0, v10
	v_cmp_eq_f32_e64 s[0:1], s0, v10
	s_and_b64 s[0:1], s[0:1], s[2:3]
	v_mov_b32_e32 v6, 0x7f800000
	s_or_b64 vcc, vcc, s[0:1]
	s_mov_b32 s0, 0xc2ce8ed0
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_cmp_ngt_f32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_cmp_lt_i32_e32 vcc, -1, v2
	s_mov_b32 s2, 0x7f800000
	v_cndmask_b32_e32 v5, v17, v5, vcc
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_cmp_ne_u32_e32 vcc, s2, v4
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cmp_lt_u32_e32 vcc, s2, v4
	v_cndmask_b32_e32 v4, v5, v2, vcc
	v_sqrt_f32_e32 v5, v3
	v_cmp_ne_u32_e32 vcc, 1.0, v2
	v_cndmask_b32_e32 v2, 1.0, v4, vcc
	v_div_scale_f32 v4, s[0:1], v5, v5, 1.0
	v_rcp_f32_e32 v6, v4
	v_div_scale_f32 v7, vcc, 1.0, v5, 1.0
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v8, -v4, v6, 1.0
	v_fma_f32 v6, v8, v6, v6
	v_mul_f32_e32 v8, v7, v6
	v_fma_f32 v9, -v4, v8, v7
	v_fma_f32 v8, v9, v6, v8
	v_fma_f32 v4, -v4, v8, v7
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v4, v6, v8
	v_div_fixup_f32 v4, v4, v5, 1.0
	v_cmp_ngt_f32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v3, v17, v4, vcc
	v_add_f32_e32 v2, v3, v2
	buffer_store_dword v2, v[0:1], s[4:7], 0 addr64 offset:12
	s_endpgm
.Lfunc_end2:
	.size	transcendental, .Lfunc_end2-transcendental
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 4496
; NumSgprs: 20
; NumVgprs: 20
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 20
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
	.long	11272260
	.long	47180
	.long	144
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	doubles                 ; -- Begin function doubles
	.globl	doubles
	.p2align	8
	.type	doubles,@function
	.amdgpu_hsa_kernel doubles
doubles:                                ; @doubles
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
		granulated_wavefront_sgpr_count = 1
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
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 14
		workitem_vgpr_count = 18
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
	s_load_dword s4, s[4:5], 0x1
	s_load_dword s5, s[6:7], 0x5
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s4, s4, s8
	s_add_i32 s4, s4, s5
	v_add_i32_e32 v0, vcc, s4, v0
	v_lshl_b64 v[2:3], v[0:1], 3
	v_add_i32_e32 v4, vcc, 1, v0
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0xf000
	s_mov_b64 s[4:5], s[0:1]
	v_lshl_b64 v[4:5], v[4:5], 3
	buffer_load_dwordx2 v[6:7], v[2:3], s[4:7], 0 addr64
	buffer_load_dwordx2 v[8:9], v[4:5], s[4:7], 0 addr64
	v_lshlrev_b32_e32 v0, 2, v0
	v_lshl_b64 v[0:1], v[0:1], 3
	s_mov_b64 s[10:11], s[6:7]
	s_mov_b64 s[8:9], s[2:3]
	s_waitcnt vmcnt(0)
	v_div_scale_f64 v[10:11], s[0:1], v[8:9], v[8:9], v[6:7]
	v_rcp_f64_e32 v[12:13], v[10:11]
	v_cmp_eq_u32_e32 vcc, v9, v11
	v_fma_f64 v[14:15], -v[10:11], v[12:13], 1.0
	v_fma_f64 v[12:13], v[12:13], v[14:15], v[12:13]
	v_div_scale_f64 v[14:15], s[0:1], v[6:7], v[8:9], v[6:7]
	v_fma_f64 v[16:17], -v[10:11], v[12:13], 1.0
	v_fma_f64 v[12:13], v[12:13], v[16:17], v[12:13]
	v_cmp_eq_u32_e64 s[0:1], v7, v15
	v_mul_f64 v[16:17], v[14:15], v[12:13]
	s_xor_b64 vcc, s[0:1], vcc
	v_fma_f64 v[10:11], -v[10:11], v[16:17], v[14:15]
	s_mov_b32 s1, 0xc0080000
	v_div_fmas_f64 v[10:11], v[10:11], v[12:13], v[16:17]
	s_mov_b32 s0, s6
	v_div_fixup_f64 v[6:7], v[10:11], v[8:9], v[6:7]
	buffer_store_dwordx2 v[6:7], v[0:1], s[8:11], 0 addr64
	s_waitcnt expcnt(0)
	buffer_load_dwordx2 v[6:7], v[2:3], s[4:7], 0 addr64
	buffer_load_dwordx2 v[8:9], v[4:5], s[4:7], 0 addr64
	s_waitcnt vmcnt(0)
	v_fma_f64 v[8:9], v[6:7], v[8:9], 0.5
	v_fma_f64 v[6:7], v[6:7], s[0:1], v[8:9]
	buffer_store_dwordx2 v[6:7], v[0:1], s[8:11], 0 addr64 offset:8
	s_waitcnt expcnt(0)
	buffer_load_dwordx2 v[6:7], v[2:3], s[4:7], 0 addr64
	buffer_load_dwordx2 v[8:9], v[4:5], s[4:7], 0 addr64
	s_waitcnt vmcnt(1)
	v_cvt_i32_f64_e32 v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_cvt_f32_f64_e32 v8, v[8:9]
	v_cvt_f64_i32_e32 v[6:7], v6
	v_cvt_f64_f32_e32 v[8:9], v8
	v_add_f64 v[6:7], v[6:7], v[8:9]
	buffer_store_dwordx2 v[6:7], v[0:1], s[8:11], 0 addr64 offset:16
	buffer_load_dwordx2 v[2:3], v[2:3], s[4:7], 0 addr64
	buffer_load_dwordx2 v[4:5], v[4:5], s[4:7], 0 addr64
	s_waitcnt vmcnt(1) expcnt(0)
	v_max_f64 v[6:7], v[2:3], v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_lt_f64_e32 vcc, v[2:3], v[4:5]
	v_min_f64 v[6:7], v[6:7], 1.0
	v_and_b32_e32 v8, 0x7fffffff, v3
	v_cndmask_b32_e32 v3, v8, v7, vcc
	v_cndmask_b32_e32 v2, v2, v6, vcc
	buffer_store_dwordx2 v[2:3], v[0:1], s[8:11], 0 addr64 offset:24
	s_endpgm
.Lfunc_end3:
	.size	doubles, .Lfunc_end3-doubles
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 480
; NumSgprs: 14
; NumVgprs: 18
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 18
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
	.long	11272257
	.long	47180
	.long	144
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	halves                  ; -- Begin function halves
	.globl	halves
	.p2align	8
	.type	halves,@function
	.amdgpu_hsa_kernel halves
halves:                                 ; @halves
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
		granulated_wavefront_sgpr_count = 1
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
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 11
		workitem_vgpr_count = 7
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
	s_load_dword s4, s[4:5], 0x1
	s_load_dword s5, s[6:7], 0x5
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s4, s4, s8
	v_add_i32_e32 v0, vcc, s5, v0
	v_add_i32_e32 v0, vcc, s4, v0
	v_lshl_b64 v[2:3], v[0:1], 1
	s_mov_b32 s7, 0xf000
	s_mov_b64 s[4:5], s[0:1]
	buffer_load_ushort v4, v[2:3], s[4:7], 0 addr64
	v_mov_b32_e32 v3, v1
	v_add_i32_e32 v2, vcc, 64, v0
	s_mov_b64 s[0:1], s[2:3]
	s_mov_b64 s[2:3], s[6:7]
	v_lshl_b64 v[0:1], v[0:1], 2
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v6, v4
	v_lshl_b64 v[4:5], v[2:3], 2
	buffer_store_dword v6, v[4:5], s[0:3], 0 addr64
	buffer_load_dword v0, v[0:1], s[0:3], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v4, v0
	v_lshl_b64 v[0:1], v[2:3], 1
	buffer_store_short v4, v[0:1], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end4:
	.size	halves, .Lfunc_end4-halves
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 156
; NumSgprs: 11
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 7
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.type	LOGE_TBL,@object                ; @LOGE_TBL
	.section	.rodata,#alloc
	.p2align	3, 0x0
LOGE_TBL:
	.zero	8
	.long	0x3bff0000                      ; float 0.00778198242
	.long	0x3429ac41                      ; float 1.58020171E-7
	.long	0x3c7e0000                      ; float 0.0155029297
	.long	0x35a8b0fc                      ; float 1.25684846E-6
	.long	0x3cbdc000                      ; float 0.0231628418
	.long	0x368d83ea                      ; float 4.21748427E-6
	.long	0x3cfc1000                      ; float 0.0307693481
	.long	0x361b0e78                      ; float 2.31052218E-6
	.long	0x3d1cf000                      ; float 0.0383148193
	.long	0x3687b9fe                      ; float 4.04496586E-6
	.long	0x3d3ba000                      ; float 0.0458068848
	.long	0x3631ec65                      ; float 2.6512655E-6
	.long	0x3d5a1000                      ; float 0.053237915
	.long	0x36dd7119                      ; float 6.59947955E-6
	.long	0x3d785000                      ; float 0.0606231689
	.long	0x35c30045                      ; float 1.45287106E-6
	.long	0x3d8b2000                      ; float 0.0679321289
	.long	0x379b7751                      ; float 1.85330009E-5
	.long	0x3d9a0000                      ; float 0.0751953125
	.long	0x37ebcb0d                      ; float 2.81087359E-5
	.long	0x3da8d000                      ; float 0.0824279785
	.long	0x37839f83                      ; float 1.56906954E-5
	.long	0x3db78000                      ; float 0.0895996093
	.long	0x37528ae5                      ; float 1.25493143E-5
	.long	0x3dc61000                      ; float 0.096710205
	.long	0x37a2eb18                      ; float 1.9421379E-5
	.long	0x3dd49000                      ; float 0.103790283
	.long	0x36da7495                      ; float 6.51047822E-6
	.long	0x3de2f000                      ; float 0.110809326
	.long	0x36a91eb7                      ; float 5.04016816E-6
	.long	0x3df13000                      ; float 0.117767334
	.long	0x3783b715                      ; float 1.57016711E-5
	.long	0x3dff6000                      ; float 0.124694824
	.long	0x371131db                      ; float 8.65428137E-6
	.long	0x3e06b000                      ; float 0.131530762
	.long	0x383f3e68                      ; float 4.5596069E-5
	.long	0x3e0db000                      ; float 0.138366699
	.long	0x38156a97                      ; float 3.56236378E-5
	.long	0x3e14a000                      ; float 0.145141602
	.long	0x38297c0f                      ; float 4.04082784E-5
	.long	0x3e1b8000                      ; float 0.151855469
	.long	0x387e100f                      ; float 6.05732748E-5
	.long	0x3e226000                      ; float 0.158569336
	.long	0x3815b665                      ; float 3.56942364E-5
	.long	0x3e293000                      ; float 0.165222168
	.long	0x37e5e3a1                      ; float 2.74049253E-5
	.long	0x3e2ff000                      ; float 0.171813965
	.long	0x38183853                      ; float 3.629208E-5
	.long	0x3e36b000                      ; float 0.178405762
	.long	0x35fe719d                      ; float 1.89575405E-6
	.long	0x3e3d5000                      ; float 0.184875488
	.long	0x38448108                      ; float 4.68502112E-5
	.long	0x3e43f000                      ; float 0.191345215
	.long	0x38503290                      ; float 4.96381545E-5
	.long	0x3e4a9000                      ; float 0.197814941
	.long	0x373539e8                      ; float 1.08019231E-5
	.long	0x3e511000                      ; float 0.204162598
	.long	0x385e0ff1                      ; float 5.29437712E-5
	.long	0x3e579000                      ; float 0.210510254
	.long	0x3864a740                      ; float 5.45151997E-5
	.long	0x3e5e1000                      ; float 0.21685791
	.long	0x3786742d                      ; float 1.60281434E-5
	.long	0x3e647000                      ; float 0.223083496
	.long	0x387be3cd                      ; float 6.00552194E-5
	.long	0x3e6ae000                      ; float 0.229370117
	.long	0x3685ad3e                      ; float 3.98387692E-6
	.long	0x3e713000                      ; float 0.235534668
	.long	0x3803b715                      ; float 3.14033423E-5
	.long	0x3e778000                      ; float 0.241699219
	.long	0x37adcbdc                      ; float 2.07181365E-5
	.long	0x3e7dc000                      ; float 0.247802734
	.long	0x380c36af                      ; float 3.34295291E-5
	.long	0x3e820000                      ; float 0.25390625
	.long	0x371652d3                      ; float 8.95998073E-6
	.long	0x3e851000                      ; float 0.259887695
	.long	0x38927139                      ; float 6.98291187E-5
	.long	0x3e882000                      ; float 0.265869141
	.long	0x38c5fcd7                      ; float 9.4407871E-5
	.long	0x3e8b3000                      ; float 0.271850586
	.long	0x38ae55d5                      ; float 8.31295401E-5
	.long	0x3e8e4000                      ; float 0.277832031
	.long	0x3818c169                      ; float 3.64197513E-5
	.long	0x3e914000                      ; float 0.283691406
	.long	0x38a0fde7                      ; float 7.67668752E-5
	.long	0x3e944000                      ; float 0.289550781
	.long	0x38ad09ef                      ; float 8.25113311E-5
	.long	0x3e974000                      ; float 0.295410156
	.long	0x3862bae1                      ; float 5.40566434E-5
	.long	0x3e9a3000                      ; float 0.301147461
	.long	0x38eecd4c                      ; float 1.13869639E-4
	.long	0x3e9d3000                      ; float 0.307006836
	.long	0x3798aad2                      ; float 1.81993564E-5
	.long	0x3ea02000                      ; float 0.312744141
	.long	0x37421a1a                      ; float 1.15693783E-5
	.long	0x3ea30000                      ; float 0.318359375
	.long	0x38c5e10e                      ; float 9.43561171E-5
	.long	0x3ea5f000                      ; float 0.32409668
	.long	0x37bf2aee                      ; float 2.2788965E-5
	.long	0x3ea8d000                      ; float 0.329711914
	.long	0x382d872d                      ; float 4.13723064E-5
	.long	0x3eabb000                      ; float 0.335327148
	.long	0x37ee2e8a                      ; float 2.83934824E-5
	.long	0x3eae8000                      ; float 0.340820313
	.long	0x38dedfac                      ; float 1.0627447E-4
	.long	0x3eb16000                      ; float 0.346435547
	.long	0x3802f2b9                      ; float 3.12204684E-5
	.long	0x3eb43000                      ; float 0.351928711
	.long	0x38481e9b                      ; float 4.77122194E-5
	.long	0x3eb70000                      ; float 0.357421875
	.long	0x380eaa2b                      ; float 3.40139195E-5
	.long	0x3eb9c000                      ; float 0.362792969
	.long	0x38ebfb5d                      ; float 1.12524933E-4
	.long	0x3ebc9000                      ; float 0.368286133
	.long	0x38255fdd                      ; float 3.94283452E-5
	.long	0x3ebf5000                      ; float 0.373657227
	.long	0x38783b82                      ; float 5.91832286E-5
	.long	0x3ec21000                      ; float 0.37902832
	.long	0x3851da1e                      ; float 5.00326205E-5
	.long	0x3ec4d000                      ; float 0.384399414
	.long	0x374e1b05                      ; float 1.22848478E-5
	.long	0x3ec78000                      ; float 0.389648438
	.long	0x388f439b                      ; float 6.83136386E-5
	.long	0x3eca3000                      ; float 0.394897461
	.long	0x38ca0e10                      ; float 9.63472994E-5
	.long	0x3ecce000                      ; float 0.400146484
	.long	0x38cac08b                      ; float 9.66797451E-5
	.long	0x3ecf9000                      ; float 0.405395508
	.long	0x3891f65f                      ; float 6.96002898E-5
	.long	0x3ed24000                      ; float 0.410644531
	.long	0x378121cb                      ; float 1.53937344E-5
	.long	0x3ed4e000                      ; float 0.415771484
	.long	0x386c9a9a                      ; float 5.64107686E-5
	.long	0x3ed78000                      ; float 0.420898438
	.long	0x38949923                      ; float 7.08571387E-5
	.long	0x3eda2000                      ; float 0.426025391
	.long	0x38777bcc                      ; float 5.90046839E-5
	.long	0x3edcc000                      ; float 0.431152344
	.long	0x37b12d26                      ; float 2.11210681E-5
	.long	0x3edf5000                      ; float 0.436157227
	.long	0x38a6ced3                      ; float 7.95402083E-5
	.long	0x3ee1e000                      ; float 0.441162109
	.long	0x38ebd3e6                      ; float 1.12451424E-4
	.long	0x3ee47000                      ; float 0.446166992
	.long	0x38fbe3cd                      ; float 1.20110439E-4
	.long	0x3ee70000                      ; float 0.451171875
	.long	0x38d785c2                      ; float 1.02769132E-4
	.long	0x3ee99000                      ; float 0.456176758
	.long	0x387e7e00                      ; float 6.06756657E-5
	.long	0x3eec1000                      ; float 0.46105957
	.long	0x38f392c5                      ; float 1.16144809E-4
	.long	0x3eeea000                      ; float 0.466064453
	.long	0x37d40983                      ; float 2.52767986E-5
	.long	0x3ef12000                      ; float 0.470947266
	.long	0x38081a7c                      ; float 3.24495923E-5
	.long	0x3ef3a000                      ; float 0.475830078
	.long	0x3784c3ad                      ; float 1.58267449E-5
	.long	0x3ef61000                      ; float 0.48059082
	.long	0x38cce923                      ; float 9.77090312E-5
	.long	0x3ef89000                      ; float 0.485473633
	.long	0x380f5faf                      ; float 3.41829691E-5
	.long	0x3efb0000                      ; float 0.490234375
	.long	0x3891fd38                      ; float 6.96130446E-5
	.long	0x3efd7000                      ; float 0.494995117
	.long	0x38ac47bc                      ; float 8.21496069E-5
	.long	0x3effe000                      ; float 0.499755859
	.long	0x3897042b                      ; float 7.20101743E-5
	.long	0x3f012000                      ; float 0.504394531
	.long	0x392952d2                      ; float 1.61479489E-4
	.long	0x3f025000                      ; float 0.509033203
	.long	0x396fced4                      ; float 2.28698656E-4
	.long	0x3f039000                      ; float 0.513916016
	.long	0x37f97073                      ; float 2.97354763E-5
	.long	0x3f04c000                      ; float 0.518554688
	.long	0x385e9eae                      ; float 5.30767065E-5
	.long	0x3f05f000                      ; float 0.523193359
	.long	0x3865c84a                      ; float 5.47843883E-5
	.long	0x3f072000                      ; float 0.527832031
	.long	0x38130ba3                      ; float 3.50583687E-5
	.long	0x3f084000                      ; float 0.532226563
	.long	0x3979cf16                      ; float 2.3823636E-4
	.long	0x3f097000                      ; float 0.536865234
	.long	0x3938cac9                      ; float 1.76231508E-4
	.long	0x3f0aa000                      ; float 0.541503906
	.long	0x38c3d2f4                      ; float 9.33761767E-5
	.long	0x3f0bc000                      ; float 0.545898438
	.long	0x39755dec                      ; float 2.34000094E-4
	.long	0x3f0cf000                      ; float 0.550537109
	.long	0x38e6b467                      ; float 1.10008572E-4
	.long	0x3f0e1000                      ; float 0.55493164
	.long	0x395c0fb8                      ; float 2.09866907E-4
	.long	0x3f0f4000                      ; float 0.559570313
	.long	0x383ebce0                      ; float 4.54754336E-5
	.long	0x3f106000                      ; float 0.563964844
	.long	0x38dcd192                      ; float 1.0529453E-4
	.long	0x3f118000                      ; float 0.568359375
	.long	0x39186bdf                      ; float 1.45360347E-4
	.long	0x3f12a000                      ; float 0.572753906
	.long	0x392de74c                      ; float 1.65847305E-4
	.long	0x3f13c000                      ; float 0.577148438
	.long	0x392f0944                      ; float 1.66927523E-4
	.long	0x3f14e000                      ; float 0.581542969
	.long	0x391bff61                      ; float 1.4877088E-4
	.long	0x3f160000                      ; float 0.5859375
	.long	0x38e9ed44                      ; float 1.11545E-4
	.long	0x3f172000                      ; float 0.590332031
	.long	0x38686dc8                      ; float 5.54153521E-5
	.long	0x3f183000                      ; float 0.594482421
	.long	0x396b99a7                      ; float 2.24685864E-4
	.long	0x3f195000                      ; float 0.598876953
	.long	0x39099c89                      ; float 1.3123652E-4
	.long	0x3f1a7000                      ; float 0.603271484
	.long	0x37a27673                      ; float 1.93670621E-5
	.long	0x3f1b8000                      ; float 0.607421875
	.long	0x390bdaa3                      ; float 1.33375215E-4
	.long	0x3f1c9000                      ; float 0.611572265
	.long	0x397069ab                      ; float 2.2927548E-4
	.long	0x3f1db000                      ; float 0.615966796
	.long	0x388449ff                      ; float 6.30803333E-5
	.long	0x3f1ec000                      ; float 0.620117188
	.long	0x39013538                      ; float 1.23222242E-4
	.long	0x3f1fd000                      ; float 0.624267578
	.long	0x392dc268                      ; float 1.65709876E-4
	.long	0x3f20e000                      ; float 0.628417969
	.long	0x3947f423                      ; float 1.90690669E-4
	.long	0x3f21f000                      ; float 0.632568359
	.long	0x394ff17c                      ; float 1.98310183E-4
	.long	0x3f230000                      ; float 0.63671875
	.long	0x3945e10e                      ; float 1.88712234E-4
	.long	0x3f241000                      ; float 0.64086914
	.long	0x3929e8f5                      ; float 1.62038792E-4
	.long	0x3f252000                      ; float 0.645019531
	.long	0x38f85db0                      ; float 1.18430122E-4
	.long	0x3f263000                      ; float 0.649169921
	.long	0x38735f99                      ; float 5.8024747E-5
	.long	0x3f273000                      ; float 0.653076171
	.long	0x396c08db                      ; float 2.25100128E-4
	.long	0x3f284000                      ; float 0.657226563
	.long	0x3909e600                      ; float 1.31510198E-4
	.long	0x3f295000                      ; float 0.661376953
	.long	0x37b4996f                      ; float 2.15291202E-5
	.long	0x3f2a5000                      ; float 0.665283203
	.long	0x391233cc                      ; float 1.39429409E-4
	.long	0x3f2b5000                      ; float 0.669189453
	.long	0x397cead9                      ; float 2.41200803E-4
	.long	0x3f2c6000                      ; float 0.673339844
	.long	0x38adb5cd                      ; float 8.28314587E-5
	.long	0x3f2d6000                      ; float 0.677246094
	.long	0x3920261a                      ; float 1.5272983E-4
	.long	0x3f2e6000                      ; float 0.681152344
	.long	0x3958ee36                      ; float 2.06881057E-4
	.long	0x3f2f7000                      ; float 0.685302734
	.long	0x35aa4905                      ; float 1.26872385E-6
	.long	0x3f307000                      ; float 0.689208984
	.long	0x37cbd11e                      ; float 2.42968636E-5
	.long	0x3f317000                      ; float 0.693115234
	.long	0x3805fdf4                      ; float 3.19461833E-5
	.size	LOGE_TBL, 1032

	.type	LOG_INV_TBL,@object             ; @LOG_INV_TBL
	.p2align	2, 0x0
LOG_INV_TBL:
	.long	0x40000000                      ; float 2
	.long	0x3ffe03f8                      ; float 1.98449612
	.long	0x3ffc0fc1                      ; float 1.96923077
	.long	0x3ffa232d                      ; float 1.95419848
	.long	0x3ff83e10                      ; float 1.939394
	.long	0x3ff6603e                      ; float 1.92481208
	.long	0x3ff4898d                      ; float 1.91044772
	.long	0x3ff2b9d6                      ; float 1.89629626
	.long	0x3ff0f0f1                      ; float 1.88235295
	.long	0x3fef2eb7                      ; float 1.86861312
	.long	0x3fed7304                      ; float 1.8550725
	.long	0x3febbdb3                      ; float 1.84172666
	.long	0x3fea0ea1                      ; float 1.82857144
	.long	0x3fe865ac                      ; float 1.81560278
	.long	0x3fe6c2b4                      ; float 1.80281687
	.long	0x3fe52598                      ; float 1.79020977
	.long	0x3fe38e39                      ; float 1.77777779
	.long	0x3fe1fc78                      ; float 1.76551723
	.long	0x3fe07038                      ; float 1.75342464
	.long	0x3fdee95c                      ; float 1.74149656
	.long	0x3fdd67c9                      ; float 1.72972977
	.long	0x3fdbeb62                      ; float 1.71812081
	.long	0x3fda740e                      ; float 1.70666671
	.long	0x3fd901b2                      ; float 1.69536424
	.long	0x3fd79436                      ; float 1.68421054
	.long	0x3fd62b81                      ; float 1.67320263
	.long	0x3fd4c77b                      ; float 1.66233766
	.long	0x3fd3680d                      ; float 1.65161288
	.long	0x3fd20d21                      ; float 1.64102566
	.long	0x3fd0b6a0                      ; float 1.63057327
	.long	0x3fcf6475                      ; float 1.62025321
	.long	0x3fce168a                      ; float 1.61006284
	.long	0x3fcccccd                      ; float 1.60000002
	.long	0x3fcb8728                      ; float 1.59006214
	.long	0x3fca4588                      ; float 1.58024693
	.long	0x3fc907da                      ; float 1.57055211
	.long	0x3fc7ce0c                      ; float 1.56097555
	.long	0x3fc6980c                      ; float 1.5515151
	.long	0x3fc565c8                      ; float 1.54216862
	.long	0x3fc43730                      ; float 1.53293419
	.long	0x3fc30c31                      ; float 1.52380955
	.long	0x3fc1e4bc                      ; float 1.51479292
	.long	0x3fc0c0c1                      ; float 1.50588238
	.long	0x3fbfa030                      ; float 1.49707603
	.long	0x3fbe82fa                      ; float 1.48837209
	.long	0x3fbd6910                      ; float 1.47976875
	.long	0x3fbc5264                      ; float 1.47126436
	.long	0x3fbb3ee7                      ; float 1.46285713
	.long	0x3fba2e8c                      ; float 1.4545455
	.long	0x3fb92144                      ; float 1.44632769
	.long	0x3fb81703                      ; float 1.43820226
	.long	0x3fb70fbb                      ; float 1.43016756
	.long	0x3fb60b61                      ; float 1.42222226
	.long	0x3fb509e7                      ; float 1.4143647
	.long	0x3fb40b41                      ; float 1.40659344
	.long	0x3fb30f63                      ; float 1.39890707
	.long	0x3fb21643                      ; float 1.39130437
	.long	0x3fb11fd4                      ; float 1.38378382
	.long	0x3fb02c0b                      ; float 1.37634408
	.long	0x3faf3ade                      ; float 1.36898398
	.long	0x3fae4c41                      ; float 1.36170208
	.long	0x3fad602b                      ; float 1.35449731
	.long	0x3fac7692                      ; float 1.34736848
	.long	0x3fab8f6a                      ; float 1.34031415
	.long	0x3faaaaab                      ; float 1.33333337
	.long	0x3fa9c84a                      ; float 1.32642484
	.long	0x3fa8e83f                      ; float 1.31958759
	.long	0x3fa80a81                      ; float 1.31282055
	.long	0x3fa72f05                      ; float 1.30612242
	.long	0x3fa655c4                      ; float 1.29949236
	.long	0x3fa57eb5                      ; float 1.29292929
	.long	0x3fa4a9cf                      ; float 1.28643215
	.long	0x3fa3d70a                      ; float 1.27999997
	.long	0x3fa3065e                      ; float 1.27363181
	.long	0x3fa237c3                      ; float 1.26732671
	.long	0x3fa16b31                      ; float 1.26108372
	.long	0x3fa0a0a1                      ; float 1.25490201
	.long	0x3f9fd80a                      ; float 1.24878049
	.long	0x3f9f1166                      ; float 1.24271846
	.long	0x3f9e4cad                      ; float 1.23671496
	.long	0x3f9d89d9                      ; float 1.23076928
	.long	0x3f9cc8e1                      ; float 1.22488034
	.long	0x3f9c09c1                      ; float 1.21904767
	.long	0x3f9b4c70                      ; float 1.21327019
	.long	0x3f9a90e8                      ; float 1.20754719
	.long	0x3f99d723                      ; float 1.20187795
	.long	0x3f991f1a                      ; float 1.19626164
	.long	0x3f9868c8                      ; float 1.19069767
	.long	0x3f97b426                      ; float 1.18518519
	.long	0x3f97012e                      ; float 1.1797235
	.long	0x3f964fda                      ; float 1.17431188
	.long	0x3f95a025                      ; float 1.16894972
	.long	0x3f94f209                      ; float 1.16363633
	.long	0x3f944581                      ; float 1.15837109
	.long	0x3f939a86                      ; float 1.15315318
	.long	0x3f92f114                      ; float 1.14798212
	.long	0x3f924925                      ; float 1.14285719
	.long	0x3f91a2b4                      ; float 1.13777781
	.long	0x3f90fdbc                      ; float 1.13274336
	.long	0x3f905a38                      ; float 1.12775326
	.long	0x3f8fb824                      ; float 1.12280703
	.long	0x3f8f177a                      ; float 1.11790395
	.long	0x3f8e7835                      ; float 1.11304343
	.long	0x3f8dda52                      ; float 1.10822511
	.long	0x3f8d3dcb                      ; float 1.10344827
	.long	0x3f8ca29c                      ; float 1.09871244
	.long	0x3f8c08c1                      ; float 1.09401715
	.long	0x3f8b7034                      ; float 1.08936167
	.long	0x3f8ad8f3                      ; float 1.08474576
	.long	0x3f8a42f8                      ; float 1.08016872
	.long	0x3f89ae41                      ; float 1.07563031
	.long	0x3f891ac7                      ; float 1.07112968
	.long	0x3f888889                      ; float 1.06666672
	.long	0x3f87f781                      ; float 1.06224072
	.long	0x3f8767ab                      ; float 1.0578512
	.long	0x3f86d905                      ; float 1.05349791
	.long	0x3f864b8a                      ; float 1.04918027
	.long	0x3f85bf37                      ; float 1.04489791
	.long	0x3f853408                      ; float 1.04065037
	.long	0x3f84a9fa                      ; float 1.03643727
	.long	0x3f842108                      ; float 1.03225803
	.long	0x3f839930                      ; float 1.02811241
	.long	0x3f83126f                      ; float 1.02400005
	.long	0x3f828cc0                      ; float 1.01992035
	.long	0x3f820821                      ; float 1.01587307
	.long	0x3f81848e                      ; float 1.01185775
	.long	0x3f810204                      ; float 1.00787401
	.long	0x3f808081                      ; float 1.00392163
	.long	0x3f800000                      ; float 1
	.size	LOG_INV_TBL, 516

	.type	LOG_INV_TBL_EP,@object          ; @LOG_INV_TBL_EP
	.p2align	3, 0x0
LOG_INV_TBL_EP:
	.long	0x40000000                      ; float 2
	.long	0x00000000                      ; float 0
	.long	0x3ffe0000                      ; float 1.984375
	.long	0x38fe03f8                      ; float 1.21124031E-4
	.long	0x3ffc0000                      ; float 1.96875
	.long	0x39fc0fc1                      ; float 4.80769231E-4
	.long	0x3ffa0000                      ; float 1.953125
	.long	0x3a8cb3c9                      ; float 0.00107347325
	.long	0x3ff80000                      ; float 1.9375
	.long	0x3af83e10                      ; float 0.00189393945
	.long	0x3ff60000                      ; float 1.921875
	.long	0x3b407b30                      ; float 0.00293703005
	.long	0x3ff40000                      ; float 1.90625
	.long	0x3b898d60                      ; float 0.00419776142
	.long	0x3ff20000                      ; float 1.890625
	.long	0x3bb9d648                      ; float 0.00567129627
	.long	0x3ff00000                      ; float 1.875
	.long	0x3bf0f0f1                      ; float 0.0073529412
	.long	0x3fef0000                      ; float 1.8671875
	.long	0x3abadc7f                      ; float 0.00142563868
	.long	0x3fed0000                      ; float 1.8515625
	.long	0x3b66076c                      ; float 0.00350996386
	.long	0x3feb0000                      ; float 1.8359375
	.long	0x3bbdb2a6                      ; float 0.00578911882
	.long	0x3fea0000                      ; float 1.828125
	.long	0x39ea0ea1                      ; float 4.46428574E-4
	.long	0x3fe80000                      ; float 1.8125
	.long	0x3b4b58f7                      ; float 0.0031028369
	.long	0x3fe60000                      ; float 1.796875
	.long	0x3bc2b448                      ; float 0.00594190136
	.long	0x3fe50000                      ; float 1.7890625
	.long	0x3a9660ac                      ; float 0.00114729023
	.long	0x3fe30000                      ; float 1.7734375
	.long	0x3b8e38e4                      ; float 0.00434027798
	.long	0x3fe10000                      ; float 1.7578125
	.long	0x3bfc780e                      ; float 0.00770474132
	.long	0x3fe00000                      ; float 1.75
	.long	0x3b607038                      ; float 0.00342465751
	.long	0x3fde0000                      ; float 1.734375
	.long	0x3be95c4d                      ; float 0.00712159881
	.long	0x3fdd0000                      ; float 1.7265625
	.long	0x3b4f914c                      ; float 0.0031672297
	.long	0x3fdb0000                      ; float 1.7109375
	.long	0x3beb61ef                      ; float 0.00718330545
	.long	0x3fda0000                      ; float 1.703125
	.long	0x3b681b4f                      ; float 0.00354166678
	.long	0x3fd90000                      ; float 1.6953125
	.long	0x385901b2                      ; float 5.17384105E-5
	.long	0x3fd70000                      ; float 1.6796875
	.long	0x3b9435e5                      ; float 0.00452302629
	.long	0x3fd60000                      ; float 1.671875
	.long	0x3aae0359                      ; float 0.00132761442
	.long	0x3fd40000                      ; float 1.65625
	.long	0x3bc77b03                      ; float 0.00608766219
	.long	0x3fd30000                      ; float 1.6484375
	.long	0x3b501a6d                      ; float 0.00317540322
	.long	0x3fd20000                      ; float 1.640625
	.long	0x39d20d21                      ; float 4.00641031E-4
	.long	0x3fd00000                      ; float 1.625
	.long	0x3bb69fcc                      ; float 0.00557324849
	.long	0x3fcf0000                      ; float 1.6171875
	.long	0x3b48e951                      ; float 0.00306566455
	.long	0x3fce0000                      ; float 1.609375
	.long	0x3a3453b9                      ; float 6.87893073E-4
	.long	0x3fcc0000                      ; float 1.59375
	.long	0x3bcccccd                      ; float 0.00625000009
	.long	0x3fcb0000                      ; float 1.5859375
	.long	0x3b8727c0                      ; float 0.00412461162
	.long	0x3fca0000                      ; float 1.578125
	.long	0x3b0b0fcd                      ; float 0.00212191348
	.long	0x3fc90000                      ; float 1.5703125
	.long	0x397b49d1                      ; float 2.39647241E-4
	.long	0x3fc70000                      ; float 1.5546875
	.long	0x3bce0c7d                      ; float 0.00628810981
	.long	0x3fc60000                      ; float 1.546875
	.long	0x3b980c6a                      ; float 0.00464015175
	.long	0x3fc50000                      ; float 1.5390625
	.long	0x3b4b90f7                      ; float 0.00310617476
	.long	0x3fc40000                      ; float 1.53125
	.long	0x3adcbe15                      ; float 0.00168413168
	.long	0x3fc30000                      ; float 1.5234375
	.long	0x39c30c31                      ; float 3.72023816E-4
	.long	0x3fc10000                      ; float 1.5078125
	.long	0x3be4bbd6                      ; float 0.0069803996
	.long	0x3fc00000                      ; float 1.5
	.long	0x3bc0c0c1                      ; float 0.00588235306
	.long	0x3fbf0000                      ; float 1.4921875
	.long	0x3ba02fe8                      ; float 0.00488852337
	.long	0x3fbe0000                      ; float 1.484375
	.long	0x3b82fa0c                      ; float 0.00399709307
	.long	0x3fbd0000                      ; float 1.4765625
	.long	0x3b52208e                      ; float 0.00320628611
	.long	0x3fbc0000                      ; float 1.46875
	.long	0x3b24c818                      ; float 0.00251436792
	.long	0x3fbb0000                      ; float 1.4609375
	.long	0x3afb9c87                      ; float 0.00191964291
	.long	0x3fba0000                      ; float 1.453125
	.long	0x3aba2e8c                      ; float 0.00142045459
	.long	0x3fb90000                      ; float 1.4453125
	.long	0x3a850fe9                      ; float 0.00101518363
	.long	0x3fb80000                      ; float 1.4375
	.long	0x3a381703                      ; float 7.02247198E-4
	.long	0x3fb70000                      ; float 1.4296875
	.long	0x39fbb5a2                      ; float 4.80097777E-4
	.long	0x3fb60000                      ; float 1.421875
	.long	0x39b60b61                      ; float 3.47222231E-4
	.long	0x3fb50000                      ; float 1.4140625
	.long	0x399e68aa                      ; float 3.02140892E-4
	.long	0x3fb40000                      ; float 1.40625
	.long	0x39b40b41                      ; float 3.43406602E-4
	.long	0x3fb30000                      ; float 1.3984375
	.long	0x39f63529                      ; float 4.69603838E-4
	.long	0x3fb20000                      ; float 1.390625
	.long	0x3a321643                      ; float 6.79347839E-4
	.long	0x3fb10000                      ; float 1.3828125
	.long	0x3a7e9dc0                      ; float 9.71283763E-4
	.long	0x3fb00000                      ; float 1.375
	.long	0x3ab02c0b                      ; float 0.00134408602
	.long	0x3faf0000                      ; float 1.3671875
	.long	0x3aeb771a                      ; float 0.00179645722
	.long	0x3fae0000                      ; float 1.359375
	.long	0x3b1882b9                      ; float 0.00232712761
	.long	0x3fad0000                      ; float 1.3515625
	.long	0x3b4056b0                      ; float 0.00293485448
	.long	0x3fac0000                      ; float 1.34375
	.long	0x3b6d2308                      ; float 0.00361842103
	.long	0x3fab0000                      ; float 1.3359375
	.long	0x3b8f69e3                      ; float 0.00437663635
	.long	0x3faa0000                      ; float 1.328125
	.long	0x3baaaaab                      ; float 0.00520833349
	.long	0x3fa90000                      ; float 1.3203125
	.long	0x3bc84a48                      ; float 0.00611237064
	.long	0x3fa80000                      ; float 1.3125
	.long	0x3be83f57                      ; float 0.00708762882
	.long	0x3fa80000                      ; float 1.3125
	.long	0x39a80a81                      ; float 3.20512831E-4
	.long	0x3fa70000                      ; float 1.3046875
	.long	0x3abc14e6                      ; float 0.00143494899
	.long	0x3fa60000                      ; float 1.296875
	.long	0x3b2b8872                      ; float 0.0026173857
	.long	0x3fa50000                      ; float 1.2890625
	.long	0x3b7d6a05                      ; float 0.00386679289
	.long	0x3fa40000                      ; float 1.28125
	.long	0x3ba9cf1e                      ; float 0.005182161
	.long	0x3fa30000                      ; float 1.2734375
	.long	0x3bd70a3d                      ; float 0.0065624998
	.long	0x3fa30000                      ; float 1.2734375
	.long	0x394bc7f6                      ; float 1.94340799E-4
	.long	0x3fa20000                      ; float 1.265625
	.long	0x3adf0cac                      ; float 0.00170173263
	.long	0x3fa10000                      ; float 1.2578125
	.long	0x3b56625d                      ; float 0.00327124377
	.long	0x3fa00000                      ; float 1.25
	.long	0x3ba0a0a1                      ; float 0.00490196096
	.long	0x3f9f0000                      ; float 1.2421875
	.long	0x3bd809fe                      ; float 0.00659298804
	.long	0x3f9f0000                      ; float 1.2421875
	.long	0x3a0b2f39                      ; float 5.30946592E-4
	.long	0x3f9e0000                      ; float 1.234375
	.long	0x3b195a48                      ; float 0.00233997591
	.long	0x3f9d0000                      ; float 1.2265625
	.long	0x3b89d89e                      ; float 0.00420673098
	.long	0x3f9c0000                      ; float 1.21875
	.long	0x3bc8e161                      ; float 0.00613038288
	.long	0x3f9c0000                      ; float 1.21875
	.long	0x399c09c1                      ; float 2.97619059E-4
	.long	0x3f9b0000                      ; float 1.2109375
	.long	0x3b18df3e                      ; float 0.00233264221
	.long	0x3f9a0000                      ; float 1.203125
	.long	0x3b90e7d9                      ; float 0.00442216964
	.long	0x3f990000                      ; float 1.1953125
	.long	0x3bd722db                      ; float 0.00656543439
	.long	0x3f990000                      ; float 1.1953125
	.long	0x3a78d28b                      ; float 9.49182257E-4
	.long	0x3f980000                      ; float 1.1875
	.long	0x3b519013                      ; float 0.00319767441
	.long	0x3f970000                      ; float 1.1796875
	.long	0x3bb425ed                      ; float 0.00549768517
	.long	0x3f970000                      ; float 1.1796875
	.long	0x3817012e                      ; float 3.60023041E-5
	.long	0x3f960000                      ; float 1.171875
	.long	0x3b1fb4d8                      ; float 0.00243692659
	.long	0x3f950000                      ; float 1.1640625
	.long	0x3ba02568                      ; float 0.00488727167
	.long	0x3f940000                      ; float 1.15625
	.long	0x3bf2094f                      ; float 0.00738636358
	.long	0x3f940000                      ; float 1.15625
	.long	0x3b0b0129                      ; float 0.00212104083
	.long	0x3f930000                      ; float 1.1484375
	.long	0x3b9a85c4                      ; float 0.00471565314
	.long	0x3f920000                      ; float 1.140625
	.long	0x3bf11384                      ; float 0.00735706277
	.long	0x3f920000                      ; float 1.140625
	.long	0x3b124925                      ; float 0.00223214296
	.long	0x3f910000                      ; float 1.1328125
	.long	0x3ba2b3c5                      ; float 0.00496527785
	.long	0x3f900000                      ; float 1.125
	.long	0x3bfdbc09                      ; float 0.0077433628
	.long	0x3f900000                      ; float 1.125
	.long	0x3b3470c6                      ; float 0.00275330385
	.long	0x3f8f0000                      ; float 1.1171875
	.long	0x3bb823ee                      ; float 0.00561951753
	.long	0x3f8f0000                      ; float 1.1171875
	.long	0x3a3bced0                      ; float 7.16430135E-4
	.long	0x3f8e0000                      ; float 1.109375
	.long	0x3b706ada                      ; float 0.00366847822
	.long	0x3f8d0000                      ; float 1.1015625
	.long	0x3bda5202                      ; float 0.00666260812
	.long	0x3f8d0000                      ; float 1.1015625
	.long	0x3af72c23                      ; float 0.00188577583
	.long	0x3f8c0000                      ; float 1.09375
	.long	0x3ba29c04                      ; float 0.00496244617
	.long	0x3f8c0000                      ; float 1.09375
	.long	0x398c08c1                      ; float 2.6709403E-4
	.long	0x3f8b0000                      ; float 1.0859375
	.long	0x3b606894                      ; float 0.00342420209
	.long	0x3f8a0000                      ; float 1.078125
	.long	0x3bd8f2fc                      ; float 0.00662076286
	.long	0x3f8a0000                      ; float 1.078125
	.long	0x3b05f0e1                      ; float 0.00204377645
	.long	0x3f890000                      ; float 1.0703125
	.long	0x3bae408a                      ; float 0.00531775225
	.long	0x3f890000                      ; float 1.0703125
	.long	0x3a5639d7                      ; float 8.17207096E-4
	.long	0x3f880000                      ; float 1.0625
	.long	0x3b888889                      ; float 0.00416666688
	.long	0x3f870000                      ; float 1.0546875
	.long	0x3bf78088                      ; float 0.00755316392
	.long	0x3f870000                      ; float 1.0546875
	.long	0x3b4f56be                      ; float 0.00316373957
	.long	0x3f860000                      ; float 1.046875
	.long	0x3bd90544                      ; float 0.00662294216
	.long	0x3f860000                      ; float 1.046875
	.long	0x3b1714fc                      ; float 0.00230532791
	.long	0x3f850000                      ; float 1.0390625
	.long	0x3bbf3761                      ; float 0.0058354591
	.long	0x3f850000                      ; float 1.0390625
	.long	0x3ad0214d                      ; float 0.0015879065
	.long	0x3f840000                      ; float 1.03125
	.long	0x3ba9f9c8                      ; float 0.00518724695
	.long	0x3f840000                      ; float 1.03125
	.long	0x3a842108                      ; float 0.00100806449
	.long	0x3f830000                      ; float 1.0234375
	.long	0x3b993052                      ; float 0.00467494968
	.long	0x3f830000                      ; float 1.0234375
	.long	0x3a1374bc                      ; float 5.62499976E-4
	.long	0x3f820000                      ; float 1.015625
	.long	0x3b8cbfbf                      ; float 0.00429531885
	.long	0x3f820000                      ; float 1.015625
	.long	0x39820821                      ; float 2.48015887E-4
	.long	0x3f810000                      ; float 1.0078125
	.long	0x3b848da9                      ; float 0.00404520752
	.long	0x3f810000                      ; float 1.0078125
	.long	0x38810204                      ; float 6.15157478E-5
	.long	0x3f800000                      ; float 1
	.long	0x3b808081                      ; float 0.00392156886
	.long	0x3f800000                      ; float 1
	.long	0x00000000                      ; float 0
	.size	LOG_INV_TBL_EP, 1032

	.type	LOG2_TBL,@object                ; @LOG2_TBL
	.p2align	3, 0x0
LOG2_TBL:
	.zero	8
	.long	0x3c37c000                      ; float 0.01121521
	.long	0x374a16dd                      ; float 1.20454615E-5
	.long	0x3cb70000                      ; float 0.0223388672
	.long	0x37f2d0b8                      ; float 2.89458403E-5
	.long	0x3d08c000                      ; float 0.0333862305
	.long	0x381a3aa2                      ; float 3.67710672E-5
	.long	0x3d35c000                      ; float 0.0443725586
	.long	0x37b4dd63                      ; float 2.15607633E-5
	.long	0x3d624000                      ; float 0.0552368164
	.long	0x383f5721                      ; float 4.56190937E-5
	.long	0x3d874000                      ; float 0.066040039
	.long	0x384e27e8                      ; float 4.91513929E-5
	.long	0x3d9d4000                      ; float 0.0767822265
	.long	0x380bf749                      ; float 3.33704847E-5
	.long	0x3db30000                      ; float 0.0874023437
	.long	0x387dbeb2                      ; float 6.04974994E-5
	.long	0x3dc8c000                      ; float 0.0980224609
	.long	0x37216e46                      ; float 9.62202284E-6
	.long	0x3dde4000                      ; float 0.108520508
	.long	0x3684815b                      ; float 3.94896551E-6
	.long	0x3df38000                      ; float 0.118896484
	.long	0x383b045f                      ; float 4.45883452E-5
	.long	0x3e044000                      ; float 0.129150391
	.long	0x390b119b                      ; float 1.32626315E-4
	.long	0x3e0ec000                      ; float 0.139404297
	.long	0x391a32ea                      ; float 1.47055514E-4
	.long	0x3e194000                      ; float 0.149658203
	.long	0x38ba789e                      ; float 8.89163784E-5
	.long	0x3e238000                      ; float 0.159667969
	.long	0x39553f30                      ; float 2.03368021E-4
	.long	0x3e2e0000                      ; float 0.169921875
	.long	0x3651cfde                      ; float 3.12644215E-6
	.long	0x3e380000                      ; float 0.1796875
	.long	0x39685a9d                      ; float 2.21590002E-4
	.long	0x3e424000                      ; float 0.189697266
	.long	0x39057a05                      ; float 1.27293242E-4
	.long	0x3e4c4000                      ; float 0.199462891
	.long	0x395ba0ef                      ; float 2.094542E-4
	.long	0x3e564000                      ; float 0.209228516
	.long	0x396bc5b6                      ; float 2.24849995E-4
	.long	0x3e604000                      ; float 0.218994141
	.long	0x3936d9bb                      ; float 1.74379835E-4
	.long	0x3e6a4000                      ; float 0.228759766
	.long	0x38772619                      ; float 5.89248702E-5
	.long	0x3e740000                      ; float 0.23828125
	.long	0x39017ce9                      ; float 1.23489313E-4
	.long	0x3e7dc000                      ; float 0.247802734
	.long	0x3902d720                      ; float 1.24779064E-4
	.long	0x3e83c000                      ; float 0.257324219
	.long	0x38856dd8                      ; float 6.36239419E-5
	.long	0x3e888000                      ; float 0.266601563
	.long	0x3941f6b4                      ; float 1.84978184E-4
	.long	0x3e8d4000                      ; float 0.275878906
	.long	0x3980b652                      ; float 2.45499017E-4
	.long	0x3e920000                      ; float 0.28515625
	.long	0x3980f561                      ; float 2.4596884E-4
	.long	0x3e96c000                      ; float 0.294433594
	.long	0x39443f13                      ; float 1.87155136E-4
	.long	0x3e9b8000                      ; float 0.303710938
	.long	0x38926752                      ; float 6.98106742E-5
	.long	0x3ea00000                      ; float 0.3125
	.long	0x39c8c763                      ; float 3.82955273E-4
	.long	0x3ea4c000                      ; float 0.321777344
	.long	0x391e12f3                      ; float 1.50751133E-4
	.long	0x3ea94000                      ; float 0.330566406
	.long	0x39b7bf89                      ; float 3.50471848E-4
	.long	0x3eae0000                      ; float 0.33984375
	.long	0x36d1cfde                      ; float 6.2528843E-6
	.long	0x3eb28000                      ; float 0.348632813
	.long	0x38c7f233                      ; float 9.53417256E-5
	.long	0x3eb70000                      ; float 0.357421875
	.long	0x39087367                      ; float 1.30129614E-4
	.long	0x3ebb8000                      ; float 0.366210938
	.long	0x38e95d3f                      ; float 1.11276742E-4
	.long	0x3ec00000                      ; float 0.375
	.long	0x38256316                      ; float 3.94313465E-5
	.long	0x3ec44000                      ; float 0.383300781
	.long	0x39d38e5c                      ; float 4.03511222E-4
	.long	0x3ec8c000                      ; float 0.392089844
	.long	0x396ea247                      ; float 2.27579018E-4
	.long	0x3ecd4000                      ; float 0.400878906
	.long	0x350e4788                      ; float 5.30032139E-7
	.long	0x3ed18000                      ; float 0.409179688
	.long	0x395d829f                      ; float 2.11248625E-4
	.long	0x3ed5c000                      ; float 0.417480469
	.long	0x39c30f2f                      ; float 3.7204611E-4
	.long	0x3eda0000                      ; float 0.42578125
	.long	0x39fd7ee7                      ; float 4.835047E-4
	.long	0x3ede8000                      ; float 0.434570313
	.long	0x3872e9e7                      ; float 5.79151347E-5
	.long	0x3ee2c000                      ; float 0.442871094
	.long	0x3897d694                      ; float 7.24020938E-5
	.long	0x3ee70000                      ; float 0.451171875
	.long	0x3824923a                      ; float 3.92368311E-5
	.long	0x3eeb0000                      ; float 0.458984375
	.long	0x39ea7c06                      ; float 4.47243627E-4
	.long	0x3eef4000                      ; float 0.467285156
	.long	0x39a7fa88                      ; float 3.20393825E-4
	.long	0x3ef38000                      ; float 0.475585938
	.long	0x391aa879                      ; float 1.47493454E-4
	.long	0x3ef78000                      ; float 0.483398438
	.long	0x39dace65                      ; float 4.17339761E-4
	.long	0x3efbc000                      ; float 0.491699219
	.long	0x39215a32                      ; float 1.53877569E-4
	.long	0x3effc000                      ; float 0.499511719
	.long	0x39af3350                      ; float 3.34168319E-4
	.long	0x3f01c000                      ; float 0.506835938
	.long	0x3a7b5172                      ; float 9.58702643E-4
	.long	0x3f040000                      ; float 0.515625
	.long	0x389cf27f                      ; float 7.48382808E-5
	.long	0x3f060000                      ; float 0.5234375
	.long	0x3902806b                      ; float 1.24456055E-4
	.long	0x3f080000                      ; float 0.53125
	.long	0x3909d8a9                      ; float 1.31460503E-4
	.long	0x3f0a0000                      ; float 0.5390625
	.long	0x38c9faa1                      ; float 9.63111015E-5
	.long	0x3f0c0000                      ; float 0.546875
	.long	0x37a33dca                      ; float 1.9459887E-5
	.long	0x3f0dc000                      ; float 0.553710938
	.long	0x3a6623d2                      ; float 8.77914135E-4
	.long	0x3f0fc000                      ; float 0.561523438
	.long	0x3a3c7a61                      ; float 7.18986674E-4
	.long	0x3f11c000                      ; float 0.569335938
	.long	0x3a083a84                      ; float 5.19670779E-4
	.long	0x3f13c000                      ; float 0.577148438
	.long	0x39930161                      ; float 2.80390523E-4
	.long	0x3f15c000                      ; float 0.584960938
	.long	0x35d1cfde                      ; float 1.56322108E-6
	.long	0x3f178000                      ; float 0.591796875
	.long	0x3a2d0ebd                      ; float 6.60162244E-4
	.long	0x3f198000                      ; float 0.599609375
	.long	0x399f1aad                      ; float 3.03467183E-4
	.long	0x3f1b4000                      ; float 0.606445313
	.long	0x3a67ff6d                      ; float 8.85001209E-4
	.long	0x3f1d4000                      ; float 0.614257813
	.long	0x39ecfea8                      ; float 4.52031614E-4
	.long	0x3f1f0000                      ; float 0.62109375
	.long	0x3a7b26f3                      ; float 9.58069402E-4
	.long	0x3f210000                      ; float 0.62890625
	.long	0x39ec1fa6                      ; float 4.50370077E-4
	.long	0x3f22c000                      ; float 0.635742188
	.long	0x3a675314                      ; float 8.82433028E-4
	.long	0x3f24c000                      ; float 0.643554688
	.long	0x399e12f3                      ; float 3.01502267E-4
	.long	0x3f268000                      ; float 0.650390625
	.long	0x3a2d4b66                      ; float 6.61066151E-4
	.long	0x3f288000                      ; float 0.658203125
	.long	0x370c3845                      ; float 8.35775153E-6
	.long	0x3f2a4000                      ; float 0.665039063
	.long	0x399ba329                      ; float 2.96854676E-4
	.long	0x3f2c0000                      ; float 0.671875
	.long	0x3a1044d3                      ; float 5.50341967E-4
	.long	0x3f2dc000                      ; float 0.678710938
	.long	0x3a49a196                      ; float 7.69161968E-4
	.long	0x3f2f8000                      ; float 0.685546875
	.long	0x3a79fe83                      ; float 9.53652139E-4
	.long	0x3f318000                      ; float 0.693359375
	.long	0x3905c7aa                      ; float 1.27582491E-4
	.long	0x3f334000                      ; float 0.700195313
	.long	0x39802391                      ; float 2.44405615E-4
	.long	0x3f350000                      ; float 0.70703125
	.long	0x39abe796                      ; float 3.27882066E-4
	.long	0x3f36c000                      ; float 0.713867188
	.long	0x39c65a9d                      ; float 3.78330151E-4
	.long	0x3f388000                      ; float 0.720703125
	.long	0x39cfa6c5                      ; float 3.96063697E-4
	.long	0x3f3a4000                      ; float 0.727539063
	.long	0x39c7f593                      ; float 3.81392048E-4
	.long	0x3f3c0000                      ; float 0.734375
	.long	0x39af6ff7                      ; float 3.34620214E-4
	.long	0x3f3dc000                      ; float 0.741210938
	.long	0x39863e4d                      ; float 2.56048894E-4
	.long	0x3f3f8000                      ; float 0.748046875
	.long	0x391910c1                      ; float 1.45974584E-4
	.long	0x3f414000                      ; float 0.754882813
	.long	0x369d5be7                      ; float 4.68966346E-6
	.long	0x3f42c000                      ; float 0.760742188
	.long	0x3a541616                      ; float 8.09044926E-4
	.long	0x3f448000                      ; float 0.767578125
	.long	0x3a1ee960                      ; float 6.06199726E-4
	.long	0x3f464000                      ; float 0.774414063
	.long	0x39c38ed2                      ; float 3.72997078E-4
	.long	0x3f480000                      ; float 0.78125
	.long	0x38e61600                      ; float 1.09713525E-4
	.long	0x3f498000                      ; float 0.787109375
	.long	0x3a4fedb4                      ; float 7.93184386E-4
	.long	0x3f4b4000                      ; float 0.793945313
	.long	0x39f6b4ab                      ; float 4.70553845E-4
	.long	0x3f4d0000                      ; float 0.80078125
	.long	0x38f8d3b0                      ; float 1.18649914E-4
	.long	0x3f4e8000                      ; float 0.806640625
	.long	0x3a3b3faa                      ; float 7.14297057E-4
	.long	0x3f504000                      ; float 0.813476563
	.long	0x399fb693                      ; float 3.04628717E-4
	.long	0x3f51c000                      ; float 0.819335938
	.long	0x3a5cfe71                      ; float 8.43024871E-4
	.long	0x3f538000                      ; float 0.826171875
	.long	0x39c5740b                      ; float 3.76612268E-4
	.long	0x3f550000                      ; float 0.83203125
	.long	0x3a611eb0                      ; float 8.58764164E-4
	.long	0x3f56c000                      ; float 0.838867188
	.long	0x39b079c4                      ; float 3.36600584E-4
	.long	0x3f584000                      ; float 0.844726563
	.long	0x3a4824d7                      ; float 7.6348841E-4
	.long	0x3f5a0000                      ; float 0.8515625
	.long	0x39439a54                      ; float 1.86541409E-4
	.long	0x3f5b8000                      ; float 0.857421875
	.long	0x3a1291ea                      ; float 5.5912009E-4
	.long	0x3f5d0000                      ; float 0.86328125
	.long	0x3a6d3673                      ; float 9.04894609E-4
	.long	0x3f5ec000                      ; float 0.870117187
	.long	0x3981c731                      ; float 2.47532065E-4
	.long	0x3f604000                      ; float 0.875976562
	.long	0x3a0da88f                      ; float 5.40384033E-4
	.long	0x3f61c000                      ; float 0.881835937
	.long	0x3a53945c                      ; float 8.0711185E-4
	.long	0x3f638000                      ; float 0.888671875
	.long	0x3895ae91                      ; float 7.13738918E-5
	.long	0x3f650000                      ; float 0.89453125
	.long	0x3996372a                      ; float 2.86513299E-4
	.long	0x3f668000                      ; float 0.900390625
	.long	0x39f9a832                      ; float 4.76182962E-4
	.long	0x3f680000                      ; float 0.90625
	.long	0x3a27eda4                      ; float 6.40595565E-4
	.long	0x3f698000                      ; float 0.912109375
	.long	0x3a4c764f                      ; float 7.79961178E-4
	.long	0x3f6b0000                      ; float 0.91796875
	.long	0x3a6a7c06                      ; float 8.94487253E-4
	.long	0x3f6cc000                      ; float 0.924804687
	.long	0x370321eb                      ; float 7.81610561E-6
	.long	0x3f6e4000                      ; float 0.930664062
	.long	0x3899ab3f                      ; float 7.32750559E-5
	.long	0x3f6fc000                      ; float 0.936523437
	.long	0x38f02086                      ; float 1.14501498E-4
	.long	0x3f714000                      ; float 0.942382812
	.long	0x390a1707                      ; float 1.31692839E-4
	.long	0x3f72c000                      ; float 0.948242187
	.long	0x39031e44                      ; float 1.25044084E-4
	.long	0x3f744000                      ; float 0.954101562
	.long	0x38c6b362                      ; float 9.47478838E-5
	.long	0x3f75c000                      ; float 0.959960937
	.long	0x382bf195                      ; float 4.09945678E-5
	.long	0x3f770000                      ; float 0.96484375
	.long	0x3a768e36                      ; float 9.40534635E-4
	.long	0x3f788000                      ; float 0.970703125
	.long	0x3a5c503b                      ; float 8.40428926E-4
	.long	0x3f7a0000                      ; float 0.9765625
	.long	0x3a3c1179                      ; float 7.17423449E-4
	.long	0x3f7b8000                      ; float 0.982421875
	.long	0x3a15de1d                      ; float 5.71699638E-4
	.long	0x3f7d0000                      ; float 0.98828125
	.long	0x39d3845d                      ; float 4.03436745E-4
	.long	0x3f7e8000                      ; float 0.994140625
	.long	0x395f263f                      ; float 2.1281185E-4
	.long	0x3f800000                      ; float 1
	.long	0x00000000                      ; float 0
	.size	LOG2_TBL, 1032

	.type	EXP_TBL_EP,@object              ; @EXP_TBL_EP
	.p2align	3, 0x0
EXP_TBL_EP:
	.long	0x3f800000                      ; float 1
	.long	0x00000000                      ; float 0
	.long	0x3f816000                      ; float 1.01074219
	.long	0x391a3e77                      ; float 1.47098544E-4
	.long	0x3f82c000                      ; float 1.02148438
	.long	0x39d8698a                      ; float 4.12773632E-4
	.long	0x3f842000                      ; float 1.03222656
	.long	0x3a51461d                      ; float 7.98316498E-4
	.long	0x3f85a000                      ; float 1.04394531
	.long	0x39ac367c                      ; float 3.28469905E-4
	.long	0x3f870000                      ; float 1.0546875
	.long	0x3a7b0cb4                      ; float 9.57678304E-4
	.long	0x3f888000                      ; float 1.06640625
	.long	0x3a407404                      ; float 7.34150643E-4
	.long	0x3f8a0000                      ; float 1.078125
	.long	0x3a26abaa                      ; float 6.35797739E-4
	.long	0x3f8b8000                      ; float 1.08984375
	.long	0x3a2e0f1f                      ; float 6.63982646E-4
	.long	0x3f8d0000                      ; float 1.1015625
	.long	0x3a56fadb                      ; float 8.20083253E-4
	.long	0x3f8ea000                      ; float 1.11425781
	.long	0x39073168                      ; float 1.28930085E-4
	.long	0x3f902000                      ; float 1.12597656
	.long	0x3a0ee218                      ; float 5.45056071E-4
	.long	0x3f91c000                      ; float 1.13867188
	.long	0x38f4dcea                      ; float 1.16759751E-4
	.long	0x3f934000                      ; float 1.15039063
	.long	0x3a515978                      ; float 7.98604917E-4
	.long	0x3f94e000                      ; float 1.16308594
	.long	0x3a277d47                      ; float 6.38921221E-4
	.long	0x3f968000                      ; float 1.17578125
	.long	0x3a2169b9                      ; float 6.1574165E-4
	.long	0x3f982000                      ; float 1.18847656
	.long	0x3a3f828c                      ; float 7.30552478E-4
	.long	0x3f99e000                      ; float 1.20214844
	.long	0x370b2641                      ; float 8.29395231E-6
	.long	0x3f9b8000                      ; float 1.21484375
	.long	0x39d39b9d                      ; float 4.03609971E-4
	.long	0x3f9d2000                      ; float 1.22753906
	.long	0x3a76cd39                      ; float 9.41473583E-4
	.long	0x3f9ee000                      ; float 1.24121094
	.long	0x3a299304                      ; float 6.46874541E-4
	.long	0x3fa0a000                      ; float 1.25488281
	.long	0x3a02887d                      ; float 4.97944478E-4
	.long	0x3fa26000                      ; float 1.26855469
	.long	0x3a021818                      ; float 4.96269669E-4
	.long	0x3fa42000                      ; float 1.28222656
	.long	0x3a28ad70                      ; float 6.4345356E-4
	.long	0x3fa5e000                      ; float 1.29589844
	.long	0x3a76b54d                      ; float 9.4111712E-4
	.long	0x3fa7c000                      ; float 1.31054688
	.long	0x39d93b4e                      ; float 4.14336508E-4
	.long	0x3fa9a000                      ; float 1.32519531
	.long	0x382d5a75                      ; float 4.13306589E-5
	.long	0x3fab6000                      ; float 1.33886719
	.long	0x3a51cdad                      ; float 8.00336536E-4
	.long	0x3fad4000                      ; float 1.35351563
	.long	0x3a41f752                      ; float 7.39921932E-4
	.long	0x3faf2000                      ; float 1.36816406
	.long	0x3a5bc56b                      ; float 8.38360458E-4
	.long	0x3fb12000                      ; float 1.38378906
	.long	0x38fd6074                      ; float 1.20819459E-4
	.long	0x3fb30000                      ; float 1.3984375
	.long	0x3a0e2095                      ; float 5.42172522E-4
	.long	0x3fb50000                      ; float 1.4140625
	.long	0x391e667f                      ; float 1.5106237E-4
	.long	0x3fb6e000                      ; float 1.42871094
	.long	0x3a6c8f19                      ; float 9.02400876E-4
	.long	0x3fb8e000                      ; float 1.44433594
	.long	0x3a5d7a3b                      ; float 8.44869472E-4
	.long	0x3fbae000                      ; float 1.45996094
	.long	0x3a7ad590                      ; float 9.56856645E-4
	.long	0x3fbd0000                      ; float 1.4765625
	.long	0x398a39f5                      ; float 2.63645925E-4
	.long	0x3fbf0000                      ; float 1.4921875
	.long	0x3a3ccdb3                      ; float 7.20228243E-4
	.long	0x3fc12000                      ; float 1.50878906
	.long	0x39c4cca6                      ; float 3.75365082E-4
	.long	0x3fc34000                      ; float 1.52539063
	.long	0x39599b44                      ; float 2.07525736E-4
	.long	0x3fc56000                      ; float 1.54199219
	.long	0x3965422a                      ; float 2.18637899E-4
	.long	0x3fc78000                      ; float 1.55859375
	.long	0x39d74c8a                      ; float 4.10650217E-4
	.long	0x3fc9a000                      ; float 1.57519531
	.long	0x3a4dec33                      ; float 7.85532582E-4
	.long	0x3fcbe000                      ; float 1.59277344
	.long	0x39c14fef                      ; float 3.68713838E-4
	.long	0x3fce2000                      ; float 1.61035156
	.long	0x391182a3                      ; float 1.38769436E-4
	.long	0x3fd06000                      ; float 1.62792969
	.long	0x38ccf6bb                      ; float 9.77343515E-5
	.long	0x3fd2a000                      ; float 1.64550781
	.long	0x3981d91f                      ; float 2.47665652E-4
	.long	0x3fd4e000                      ; float 1.66308594
	.long	0x3a1ad55e                      ; float 5.90642798E-4
	.long	0x3fd74000                      ; float 1.68164063
	.long	0x391f995a                      ; float 1.52205495E-4
	.long	0x3fd98000                      ; float 1.69921875
	.long	0x3a68ae13                      ; float 8.87603674E-4
	.long	0x3fdbe000                      ; float 1.71777344
	.long	0x3a5dbcbe                      ; float 8.45860573E-4
	.long	0x3fde6000                      ; float 1.73730469
	.long	0x37f4825e                      ; float 2.91477736E-5
	.long	0x3fe0c000                      ; float 1.75585938
	.long	0x39cdeec2                      ; float 3.92785354E-4
	.long	0x3fe32000                      ; float 1.77441406
	.long	0x3a7c4b95                      ; float 9.62429971E-4
	.long	0x3fe5a000                      ; float 1.79394531
	.long	0x3a48373b                      ; float 7.63762451E-4
	.long	0x3fe82000                      ; float 1.81347656
	.long	0x3a4b5281                      ; float 7.75612949E-4
	.long	0x3feac000                      ; float 1.83398438
	.long	0x37c6e7dd                      ; float 2.37114091E-5
	.long	0x3fed4000                      ; float 1.85351563
	.long	0x39f301ed                      ; float 4.63500066E-4
	.long	0x3fefe000                      ; float 1.87402344
	.long	0x3917337b                      ; float 1.44196601E-4
	.long	0x3ff28000                      ; float 1.89453125
	.long	0x383b9e2c                      ; float 4.47315833E-5
	.long	0x3ff52000                      ; float 1.91503906
	.long	0x392fa2a4                      ; float 1.67498889E-4
	.long	0x3ff7c000                      ; float 1.93554688
	.long	0x3a06fb98                      ; float 5.14918473E-4
	.long	0x3ffa8000                      ; float 1.95703125
	.long	0x38ecb6dc                      ; float 1.12874171E-4
	.long	0x3ffd2000                      ; float 1.97753906
	.long	0x3a706067                      ; float 9.16963851E-4
	.long	0x40000000                      ; float 2
	.long	0x00000000                      ; float 0
	.size	EXP_TBL_EP, 520

	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
