	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272321
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
		kernarg_segment_byte_size = 48
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 22
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
	s_load_dword s9, s[4:5], 0x1
	s_load_dword s10, s[6:7], 0x9
	s_load_dwordx8 s[0:7], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	s_mul_i32 s9, s9, s8
	v_add_i32_e32 v0, vcc, s10, v0
	v_add_i32_e32 v0, vcc, s9, v0
	s_mov_b32 s10, 0
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b64 s[12:13], s[2:3]
	s_mov_b64 s[14:15], s[10:11]
	buffer_load_dword v2, v[0:1], s[12:15], 0 addr64
	s_mov_b64 s[8:9], s[0:1]
	buffer_load_dword v3, v[0:1], s[8:11], 0 addr64
	s_mov_b64 s[18:19], s[10:11]
	s_mov_b64 s[16:17], s[4:5]
	s_waitcnt vmcnt(1)
	v_ashrrev_i32_e32 v4, 31, v2
	v_add_i32_e32 v2, vcc, v2, v4
	v_xor_b32_e32 v2, v2, v4
	v_cvt_f32_u32_e32 v5, v2
	v_sub_i32_e32 v6, vcc, 0, v2
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v7, 31, v3
	v_rcp_iflag_f32_e32 v5, v5
	v_add_i32_e32 v3, vcc, v3, v7
	v_xor_b32_e32 v3, v3, v7
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_xor_b32_e32 v4, v7, v4
	v_mul_lo_u32 v6, v6, v5
	v_mul_hi_u32 v6, v5, v6
	v_add_i32_e32 v5, vcc, v5, v6
	v_mul_hi_u32 v5, v3, v5
	v_mul_lo_u32 v6, v5, v2
	v_add_i32_e32 v7, vcc, 1, v5
	v_sub_i32_e32 v3, vcc, v3, v6
	v_cmp_ge_u32_e32 vcc, v3, v2
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_sub_i32_e64 v6, s[0:1], v3, v2
	v_cndmask_b32_e32 v3, v3, v6, vcc
	v_add_i32_e32 v6, vcc, 1, v5
	v_cmp_ge_u32_e32 vcc, v3, v2
	v_cndmask_b32_e32 v2, v5, v6, vcc
	v_xor_b32_e32 v2, v2, v4
	v_sub_i32_e32 v2, vcc, v2, v4
	buffer_store_dword v2, v[0:1], s[16:19], 0 addr64
	s_waitcnt expcnt(0)
	buffer_load_dword v2, v[0:1], s[12:15], 0 addr64
	buffer_load_dword v3, v[0:1], s[8:11], 0 addr64
	s_mov_b64 s[8:9], s[6:7]
	s_waitcnt vmcnt(1)
	v_ashrrev_i32_e32 v4, 31, v2
	v_add_i32_e32 v2, vcc, v2, v4
	v_xor_b32_e32 v2, v2, v4
	v_cvt_f32_u32_e32 v4, v2
	v_sub_i32_e32 v5, vcc, 0, v2
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v6, 31, v3
	v_rcp_iflag_f32_e32 v4, v4
	v_add_i32_e32 v3, vcc, v3, v6
	v_xor_b32_e32 v3, v3, v6
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v5, v5, v4
	v_mul_hi_u32 v5, v4, v5
	v_add_i32_e32 v4, vcc, v4, v5
	v_mul_hi_u32 v4, v3, v4
	v_mul_lo_u32 v4, v4, v2
	v_sub_i32_e32 v3, vcc, v3, v4
	v_sub_i32_e32 v4, vcc, v3, v2
	v_cmp_ge_u32_e32 vcc, v3, v2
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_sub_i32_e32 v4, vcc, v3, v2
	v_cmp_ge_u32_e32 vcc, v3, v2
	v_cndmask_b32_e32 v2, v3, v4, vcc
	v_xor_b32_e32 v2, v2, v6
	v_sub_i32_e32 v2, vcc, v2, v6
	buffer_store_dword v2, v[0:1], s[8:11], 0 addr64
	s_endpgm
.Lfunc_end0:
	.size	divide, .Lfunc_end0-divide
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 416
; NumSgprs: 22
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 22
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
	.protected	divide_unsigned         ; -- Begin function divide_unsigned
	.globl	divide_unsigned
	.p2align	8
	.type	divide_unsigned,@function
	.amdgpu_hsa_kernel divide_unsigned
divide_unsigned:                        ; @divide_unsigned
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
		kernarg_segment_byte_size = 44
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
	s_load_dword s0, s[4:5], 0x1
	s_load_dword s1, s[6:7], 0x8
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s0, s8
	v_add_i32_e32 v0, vcc, s1, v0
	v_add_i32_e32 v0, vcc, s0, v0
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[12:13]
	buffer_load_dword v2, v[0:1], s[0:3], 0 addr64
	s_mov_b64 s[0:1], s[14:15]
	buffer_load_dword v3, v[0:1], s[0:3], 0 addr64
	s_load_dword s0, s[6:7], 0x6
	s_mov_b64 s[6:7], s[2:3]
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v4, s0
	s_sub_i32 s1, 0, s0
	v_rcp_iflag_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v5, s1, v4
	s_mov_b32 s1, 0xcccccccd
	v_mul_hi_u32 v5, v4, v5
	v_add_i32_e32 v4, vcc, v4, v5
	s_waitcnt vmcnt(1)
	v_mul_hi_u32 v4, v2, v4
	v_mul_hi_u32 v5, v2, s1
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v6, v3
	v_sub_i32_e32 v7, vcc, 0, v3
	v_mul_lo_u32 v4, v4, s0
	v_rcp_iflag_f32_e32 v6, v6
	v_lshrrev_b32_e32 v5, 3, v5
	v_sub_i32_e32 v4, vcc, v2, v4
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_subrev_i32_e32 v8, vcc, s0, v4
	v_cmp_le_u32_e32 vcc, s0, v4
	v_mul_lo_u32 v7, v7, v6
	v_cndmask_b32_e32 v4, v4, v8, vcc
	v_subrev_i32_e32 v8, vcc, s0, v4
	v_mul_hi_u32 v7, v6, v7
	v_add_i32_e32 v6, vcc, v6, v7
	v_mul_hi_u32 v6, v2, v6
	v_cmp_le_u32_e32 vcc, s0, v4
	v_cndmask_b32_e32 v4, v4, v8, vcc
	v_mul_lo_u32 v4, v4, 3
	v_mul_lo_u32 v7, v6, v3
	v_add_i32_e32 v8, vcc, 1, v6
	v_sub_i32_e32 v2, vcc, v2, v7
	v_cmp_ge_u32_e32 vcc, v2, v3
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_sub_i32_e64 v7, s[0:1], v2, v3
	v_cndmask_b32_e32 v2, v2, v7, vcc
	v_add_i32_e32 v7, vcc, 1, v6
	v_cmp_ge_u32_e32 vcc, v2, v3
	v_cndmask_b32_e32 v2, v6, v7, vcc
	v_add_i32_e32 v2, vcc, v2, v5
	v_add_i32_e32 v2, vcc, v2, v4
	buffer_store_dword v2, v[0:1], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end1:
	.size	divide_unsigned, .Lfunc_end1-divide_unsigned
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 348
; NumSgprs: 18
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
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
	.long	11272261
	.long	47180
	.long	144
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	wide                    ; -- Begin function wide
	.globl	wide
	.p2align	8
	.type	wide,@function
	.amdgpu_hsa_kernel wide
wide:                                   ; @wide
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 5
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
		workitem_vgpr_count = 21
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
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s9, 0xffff
	s_mul_i32 s6, s6, s8
	s_add_i32 s6, s6, s10
	v_add_i32_e32 v2, vcc, s6, v0
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	v_lshl_b64 v[0:1], v[2:3], 3
	s_mov_b64 s[8:9], s[2:3]
	v_lshl_b64 v[4:5], v[2:3], 2
	s_mov_b64 s[2:3], s[10:11]
	buffer_load_dwordx2 v[0:1], v[0:1], s[0:3], 0 addr64
	buffer_load_dword v9, v[4:5], s[8:11], 0 addr64
	v_lshlrev_b32_e32 v2, 2, v2
	v_lshl_b64 v[10:11], v[2:3], 3
	v_mov_b32_e32 v4, s5
	v_add_i32_e32 v2, vcc, s4, v10
	v_mov_b32_e32 v8, v3
	v_addc_u32_e32 v3, vcc, v4, v11, vcc
	s_mov_b64 s[6:7], s[10:11]
	s_waitcnt vmcnt(1)
	v_add_i32_e32 v16, vcc, 1, v0
	s_waitcnt vmcnt(0)
	v_lshr_b64 v[6:7], v[0:1], v9
	v_ashr_i64 v[12:13], v[0:1], v9
	v_addc_u32_e32 v17, vcc, 0, v1, vcc
	v_lshl_b64 v[4:5], v[0:1], v9
	v_xor_b32_e32 v15, 0x89abcdef, v0
	v_add_i32_e32 v6, vcc, v6, v12
	v_addc_u32_e32 v7, vcc, v7, v13, vcc
	v_mul_lo_u32 v12, v15, v1
	v_mul_hi_u32 v13, v15, v0
	v_xor_b32_e32 v14, 0x1234567, v1
	buffer_store_dwordx4 v[4:7], v[10:11], s[4:7], 0 addr64
	s_waitcnt expcnt(0)
	v_mul_hi_u32 v5, v16, v1
	v_mul_lo_u32 v4, v16, v1
	v_mul_lo_u32 v6, v17, v0
	v_mul_hi_u32 v16, v16, v0
	v_mul_lo_u32 v14, v14, v0
	v_mul_hi_u32 v7, v17, v0
	v_mul_lo_u32 v15, v15, v0
	v_mul_lo_u32 v20, v17, v1
	v_mul_hi_u32 v19, v17, v1
	v_add_i32_e64 v12, s[0:1], v13, v12
	v_mov_b32_e32 v9, v1
	v_add_i32_e64 v6, s[0:1], v16, v6
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	v_addc_u32_e64 v7, s[0:1], 0, v7, s[0:1]
	v_lshr_b64 v[8:9], v[4:5], 1
	v_add_i32_e64 v5, s[0:1], v12, v14
	v_lshr_b64 v[12:13], v[6:7], 1
	v_and_b32_e32 v4, v4, v6
	v_add_i32_e64 v6, s[0:1], v20, v15
	v_addc_u32_e64 v7, s[0:1], v19, v5, s[0:1]
	v_add_i32_e64 v5, s[0:1], v12, v8
	v_and_b32_e32 v4, 1, v4
	v_addc_u32_e64 v8, s[0:1], v13, v9, s[0:1]
	v_add_i32_e64 v4, s[0:1], v5, v4
	v_addc_u32_e64 v5, s[0:1], 0, v8, s[0:1]
	v_lshr_b64 v[4:5], v[4:5], 31
	v_lshrrev_b32_e32 v18, 8, v1
	v_add_i32_e64 v4, s[0:1], v6, v4
	v_addc_u32_e64 v5, s[0:1], v7, v5, s[0:1]
	v_add_i32_e64 v6, s[0:1], 1, v18
	v_addc_u32_e64 v7, s[0:1], 0, 0, s[0:1]
	buffer_store_dwordx2 v[4:5], v[10:11], s[4:7], 0 addr64 offset:16
                                        ; implicit-def: $vgpr4_vgpr5
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB2_2
; %bb.1:
	s_waitcnt expcnt(0)
	v_cvt_f32_u32_e32 v4, v6
	v_mov_b32_e32 v5, 0x4f800000
	v_sub_i32_e32 v8, vcc, 0, v6
	v_mac_f32_e32 v4, 0, v5
	v_rcp_f32_e32 v4, v4
	v_subb_u32_e32 v7, vcc, 0, v7, vcc
	v_mul_f32_e32 v4, 0x5f7ffffc, v4
	v_mul_f32_e32 v5, 0x2f800000, v4
	v_trunc_f32_e32 v5, v5
	v_mac_f32_e32 v4, 0xcf800000, v5
	v_cvt_u32_f32_e32 v5, v5
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v9, v8, v5
	v_mul_hi_u32 v10, v8, v4
	v_mul_lo_u32 v12, v7, v4
	v_mul_lo_u32 v11, v8, v4
	v_add_i32_e32 v9, vcc, v10, v9
	v_add_i32_e32 v9, vcc, v9, v12
	v_mul_hi_u32 v10, v4, v11
	v_mul_lo_u32 v12, v4, v9
	v_mul_hi_u32 v13, v4, v9
	v_mul_hi_u32 v14, v5, v9
	v_mul_lo_u32 v9, v5, v9
	v_add_i32_e32 v10, vcc, v10, v12
	v_addc_u32_e32 v12, vcc, 0, v13, vcc
	v_mul_lo_u32 v13, v5, v11
	v_mul_hi_u32 v11, v5, v11
	v_add_i32_e32 v10, vcc, v10, v13
	v_addc_u32_e32 v10, vcc, v12, v11, vcc
	v_addc_u32_e32 v11, vcc, 0, v14, vcc
	v_add_i32_e32 v9, vcc, v10, v9
	v_addc_u32_e32 v10, vcc, 0, v11, vcc
	v_add_i32_e32 v4, vcc, v4, v9
	v_addc_u32_e32 v5, vcc, v5, v10, vcc
	v_mul_lo_u32 v9, v8, v5
	v_mul_hi_u32 v10, v8, v4
	v_mul_lo_u32 v7, v7, v4
	v_mul_lo_u32 v8, v8, v4
	v_add_i32_e32 v9, vcc, v10, v9
	v_add_i32_e32 v7, vcc, v9, v7
	v_mul_lo_u32 v11, v4, v7
	v_mul_hi_u32 v12, v4, v8
	v_mul_hi_u32 v13, v4, v7
	v_mul_hi_u32 v10, v5, v8
	v_mul_lo_u32 v8, v5, v8
	v_mul_hi_u32 v9, v5, v7
	v_add_i32_e32 v11, vcc, v12, v11
	v_addc_u32_e32 v12, vcc, 0, v13, vcc
	v_mul_lo_u32 v7, v5, v7
	v_add_i32_e32 v8, vcc, v11, v8
	v_addc_u32_e32 v8, vcc, v12, v10, vcc
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_i32_e32 v7, vcc, v8, v7
	v_addc_u32_e32 v8, vcc, 0, v9, vcc
	v_add_i32_e32 v4, vcc, v4, v7
	v_addc_u32_e32 v5, vcc, v5, v8, vcc
	v_mul_lo_u32 v7, v0, v5
	v_mul_hi_u32 v8, v0, v4
	v_mul_hi_u32 v9, v0, v5
	v_mul_hi_u32 v10, v1, v5
	v_mul_lo_u32 v5, v1, v5
	v_add_i32_e32 v7, vcc, v8, v7
	v_addc_u32_e32 v8, vcc, 0, v9, vcc
	v_mul_lo_u32 v9, v1, v4
	v_mul_hi_u32 v4, v1, v4
	v_add_i32_e32 v7, vcc, v7, v9
	v_addc_u32_e32 v4, vcc, v8, v4, vcc
	v_addc_u32_e32 v7, vcc, 0, v10, vcc
	v_add_i32_e32 v4, vcc, v4, v5
	v_addc_u32_e32 v5, vcc, 0, v7, vcc
	v_mul_lo_u32 v7, v6, v5
	v_mul_hi_u32 v8, v6, v4
	v_mul_lo_u32 v9, v6, v4
	v_add_i32_e32 v7, vcc, v8, v7
	v_sub_i32_e32 v8, vcc, v0, v9
	v_subb_u32_e32 v7, vcc, v1, v7, vcc
	v_sub_i32_e32 v9, vcc, v8, v6
	v_subbrev_u32_e32 v10, vcc, 0, v7, vcc
	v_cmp_ge_u32_e32 vcc, v9, v6
	v_cndmask_b32_e64 v9, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v9, -1, v9, vcc
	v_add_i32_e32 v10, vcc, 2, v4
	v_addc_u32_e32 v11, vcc, 0, v5, vcc
	v_add_i32_e32 v12, vcc, 1, v4
	v_cmp_ge_u32_e64 s[0:1], v8, v6
	v_addc_u32_e32 v13, vcc, 0, v5, vcc
	v_cndmask_b32_e64 v6, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], 0, v7
	v_cmp_ne_u32_e32 vcc, 0, v9
	v_cndmask_b32_e64 v6, -1, v6, s[0:1]
	v_cndmask_b32_e32 v9, v13, v11, vcc
	v_cmp_ne_u32_e64 s[0:1], 0, v6
	v_cndmask_b32_e32 v6, v12, v10, vcc
	v_cndmask_b32_e64 v5, v5, v9, s[0:1]
	v_cndmask_b32_e64 v4, v4, v6, s[0:1]
                                        ; implicit-def: $vgpr6
.LBB2_2:
	s_andn2_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB2_4
; %bb.3:
	s_waitcnt expcnt(0)
	v_cvt_f32_u32_e32 v4, v6
	v_sub_i32_e32 v5, vcc, 0, v6
	v_rcp_iflag_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v5, v5, v4
	v_mul_hi_u32 v5, v4, v5
	v_add_i32_e32 v4, vcc, v4, v5
	v_mul_hi_u32 v4, v0, v4
	v_mul_lo_u32 v5, v4, v6
	v_add_i32_e32 v7, vcc, 1, v4
	v_sub_i32_e32 v5, vcc, v0, v5
	v_sub_i32_e32 v8, vcc, v5, v6
	v_cmp_ge_u32_e32 vcc, v5, v6
	v_cndmask_b32_e32 v4, v4, v7, vcc
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_add_i32_e32 v7, vcc, 1, v4
	v_cmp_ge_u32_e32 vcc, v5, v6
	v_cndmask_b32_e32 v4, v4, v7, vcc
	v_mov_b32_e32 v5, 0
.LBB2_4:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v6, 0x4f800000
	v_madak_f32 v6, 0, v6, 0x49742430
	v_rcp_f32_e32 v6, v6
	s_mov_b32 s0, 0xfff0bdbd
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	v_mul_f32_e32 v6, 0x5f7ffffc, v6
	v_mul_f32_e32 v7, 0x2f800000, v6
	v_trunc_f32_e32 v7, v7
	v_mac_f32_e32 v6, 0xcf800000, v7
	v_cvt_u32_f32_e32 v7, v7
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v8, v7, s0
	v_mul_hi_u32 v9, v6, s0
	v_mul_lo_u32 v10, v6, s0
	v_add_i32_e32 v8, vcc, v8, v9
	v_sub_i32_e32 v8, vcc, v8, v6
	v_mul_hi_u32 v9, v6, v10
	v_mul_lo_u32 v11, v6, v8
	v_mul_hi_u32 v13, v6, v8
	v_mul_lo_u32 v12, v7, v10
	v_mul_hi_u32 v10, v7, v10
	v_add_i32_e32 v9, vcc, v9, v11
	v_addc_u32_e32 v11, vcc, 0, v13, vcc
	v_mul_hi_u32 v13, v7, v8
	v_mul_lo_u32 v8, v7, v8
	v_add_i32_e32 v9, vcc, v9, v12
	v_addc_u32_e32 v9, vcc, v11, v10, vcc
	v_addc_u32_e32 v10, vcc, 0, v13, vcc
	v_add_i32_e32 v8, vcc, v9, v8
	v_addc_u32_e32 v9, vcc, 0, v10, vcc
	v_add_i32_e32 v6, vcc, v6, v8
	v_addc_u32_e32 v7, vcc, v7, v9, vcc
	v_mul_lo_u32 v8, v7, s0
	v_mul_hi_u32 v9, v6, s0
	v_add_i32_e32 v8, vcc, v9, v8
	v_mul_lo_u32 v9, v6, s0
	v_subrev_i32_e32 v8, vcc, v6, v8
	v_mul_lo_u32 v12, v6, v8
	v_mul_hi_u32 v13, v6, v9
	v_mul_hi_u32 v14, v6, v8
	v_mul_hi_u32 v11, v7, v9
	v_mul_lo_u32 v9, v7, v9
	v_mul_hi_u32 v10, v7, v8
	v_add_i32_e32 v12, vcc, v13, v12
	v_addc_u32_e32 v13, vcc, 0, v14, vcc
	v_mul_lo_u32 v8, v7, v8
	v_add_i32_e32 v9, vcc, v12, v9
	v_addc_u32_e32 v9, vcc, v13, v11, vcc
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	v_add_i32_e32 v8, vcc, v9, v8
	v_addc_u32_e32 v9, vcc, 0, v10, vcc
	v_add_i32_e32 v6, vcc, v6, v8
	v_addc_u32_e32 v7, vcc, v7, v9, vcc
	v_ashrrev_i32_e32 v8, 31, v1
	v_add_i32_e32 v0, vcc, v0, v8
	v_xor_b32_e32 v0, v0, v8
	v_mul_lo_u32 v9, v0, v7
	v_mul_hi_u32 v10, v0, v6
	v_mul_hi_u32 v11, v0, v7
	v_addc_u32_e32 v1, vcc, v1, v8, vcc
	v_xor_b32_e32 v1, v1, v8
	v_add_i32_e32 v9, vcc, v10, v9
	v_addc_u32_e32 v10, vcc, 0, v11, vcc
	v_mul_lo_u32 v11, v1, v6
	v_mul_hi_u32 v6, v1, v6
	v_mul_hi_u32 v12, v1, v7
	v_mul_lo_u32 v7, v1, v7
	v_add_i32_e32 v9, vcc, v9, v11
	v_addc_u32_e32 v6, vcc, v10, v6, vcc
	v_addc_u32_e32 v9, vcc, 0, v12, vcc
	v_add_i32_e32 v6, vcc, v6, v7
	v_addc_u32_e32 v7, vcc, 0, v9, vcc
	s_mov_b32 s0, 0xf4243
	v_mul_lo_u32 v7, v7, s0
	v_mul_hi_u32 v9, v6, s0
	v_mul_lo_u32 v6, v6, s0
	s_mov_b32 s0, 0xf4242
	v_add_i32_e32 v7, vcc, v9, v7
	v_sub_i32_e32 v0, vcc, v0, v6
	v_subb_u32_e32 v1, vcc, v1, v7, vcc
	v_subrev_i32_e32 v6, vcc, 0xf4243, v0
	v_subbrev_u32_e32 v7, vcc, 0, v1, vcc
	v_subrev_i32_e32 v9, vcc, 0xf4243, v6
	v_subbrev_u32_e32 v10, vcc, 0, v7, vcc
	v_cmp_lt_u32_e32 vcc, s0, v6
	v_cndmask_b32_e64 v11, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_cndmask_b32_e32 v11, -1, v11, vcc
	v_cmp_ne_u32_e32 vcc, 0, v11
	v_cmp_lt_u32_e64 s[0:1], s0, v0
	v_cndmask_b32_e32 v7, v7, v10, vcc
	v_cndmask_b32_e64 v10, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_cndmask_b32_e64 v10, -1, v10, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 0, v10
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_cndmask_b32_e64 v0, v0, v6, s[0:1]
	v_cndmask_b32_e64 v1, v1, v7, s[0:1]
	v_xor_b32_e32 v0, v0, v8
	v_xor_b32_e32 v1, v1, v8
	v_sub_i32_e32 v0, vcc, v0, v8
	v_subb_u32_e32 v1, vcc, v1, v8, vcc
	v_add_i32_e32 v0, vcc, v4, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	buffer_store_dwordx2 v[0:1], v[2:3], s[0:3], 0 addr64 offset:24
	s_endpgm
.Lfunc_end2:
	.size	wide, .Lfunc_end2-wide
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1884
; NumSgprs: 14
; NumVgprs: 21
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 21
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
	.long	11272259
	.long	47180
	.long	144
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	bits                    ; -- Begin function bits
	.globl	bits
	.p2align	8
	.type	bits,@function
	.amdgpu_hsa_kernel bits
bits:                                   ; @bits
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
	s_load_dword s4, s[4:5], 0x1
	s_load_dword s5, s[6:7], 0x5
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s7, 0xf000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s4, s4, s8
	v_add_i32_e32 v0, vcc, s5, v0
	v_add_i32_e32 v0, vcc, s4, v0
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s6, 0
	s_mov_b64 s[4:5], s[0:1]
	buffer_load_dword v2, v[0:1], s[4:7], 0 addr64
	s_movk_i32 s0, 0x64
	s_movk_i32 s1, 0x4d
	s_mov_b64 s[4:5], s[2:3]
	s_waitcnt vmcnt(0)
	v_max_i32_e32 v7, -5, v2
	v_min_u32_e32 v8, 0x3039, v2
	v_add_i32_e32 v9, vcc, -2.0, v2
	v_sub_i32_e32 v10, vcc, 2.0, v2
	v_add_i32_e32 v7, vcc, v7, v8
	v_ffbh_u32_e32 v3, v2
	v_alignbit_b32 v4, v2, v2, 25
	v_mul_hi_u32 v6, v2, v2
	v_cmp_lt_u32_e32 vcc, 2.0, v2
	v_and_b32_e32 v5, 0xfff, v2
	v_bfe_i32 v11, v2, 8, 12
	v_bfe_u32 v12, v2, 5, 10
	v_lshrrev_b32_e32 v13, 1, v2
	v_and_b32_e32 v14, 1, v2
	v_min_u32_e32 v15, 0x7fffffff, v2
	v_min_u32_e32 v3, 32, v3
	v_bcnt_u32_b32_e32 v4, v2, v4
	v_cndmask_b32_e32 v2, v10, v9, vcc
	v_mad_u32_u24 v3, v3, s0, v4
	v_add_i32_e32 v2, vcc, v7, v2
	v_mad_u32_u24 v3, v5, s1, v3
	v_add_i32_e32 v2, vcc, v2, v11
	v_add_i32_e32 v8, vcc, v13, v14
	v_add_i32_e32 v3, vcc, v3, v6
	v_add_i32_e32 v2, vcc, v2, v12
	v_add_i32_e32 v4, vcc, v8, v15
	v_xor_b32_e32 v2, v3, v2
	v_add_i32_e32 v2, vcc, v4, v2
	v_add_i32_e32 v2, vcc, 0x80000008, v2
	buffer_store_dword v2, v[0:1], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end3:
	.size	bits, .Lfunc_end3-bits
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 264
; NumSgprs: 11
; NumVgprs: 16
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 11
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
	.long	11272321
	.long	47180
	.long	144
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	narrow                  ; -- Begin function narrow
	.globl	narrow
	.p2align	8
	.type	narrow,@function
	.amdgpu_hsa_kernel narrow
narrow:                                 ; @narrow
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
		kernarg_segment_byte_size = 48
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 18
		workitem_vgpr_count = 6
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
	s_load_dword s10, s[6:7], 0x9
	s_load_dwordx8 s[0:7], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	s_mul_i32 s9, s9, s8
	v_add_i32_e32 v0, vcc, s10, v0
	v_add_i32_e32 v0, vcc, s9, v0
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], s[0:1]
	v_lshl_b64 v[2:3], v[0:1], 1
	buffer_load_sbyte v4, v[0:1], s[8:11], 0 addr64
	s_mov_b64 s[0:1], s[2:3]
	s_mov_b64 s[2:3], s[10:11]
	buffer_load_ushort v5, v[2:3], s[0:3], 0 addr64
	s_mov_b64 s[14:15], s[10:11]
	s_mov_b64 s[12:13], s[4:5]
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v4, 0xffff, v4
	s_waitcnt vmcnt(0)
	v_mad_u32_u24 v4, v4, 3, v5
	buffer_store_short v4, v[2:3], s[12:15], 0 addr64
	buffer_load_ushort v2, v[2:3], s[0:3], 0 addr64
	buffer_load_ubyte v3, v[0:1], s[8:11], 0 addr64
	s_mov_b64 s[8:9], s[6:7]
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_e32 v2, 3, v2
	s_waitcnt vmcnt(0)
	v_add_i32_e32 v2, vcc, v3, v2
	buffer_store_byte v2, v[0:1], s[8:11], 0 addr64
	s_endpgm
.Lfunc_end4:
	.size	narrow, .Lfunc_end4-narrow
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 180
; NumSgprs: 18
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 6
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
