	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272256
	.long	47180
	.long	144
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	collatz                 ; -- Begin function collatz
	.globl	collatz
	.p2align	8
	.type	collatz,@function
	.amdgpu_hsa_kernel collatz
collatz:                                ; @collatz
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 0
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
		wavefront_sgpr_count = 12
		workitem_vgpr_count = 4
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
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s5, s[6:7], 0x5
	v_mov_b32_e32 v1, s8
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mul_hi_u32 v1, s4, v1
	s_mul_i32 s4, s4, s8
	v_mov_b32_e32 v2, s4
	v_add_i32_e32 v2, vcc, s5, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_i32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s7, 0xf000
	s_mov_b64 s[4:5], s[0:1]
	buffer_load_dword v2, v[0:1], s[4:7], 0 addr64
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8
; %bb.1:
	s_mov_b64 s[4:5], 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s8, s6, 1
	s_cmpk_gt_u32 s6, 0xc7
	s_cselect_b64 s[6:7], -1, 0
	v_cmp_eq_u32_e32 vcc, 1, v2
	s_or_b64 s[6:7], s[6:7], vcc
	s_and_b64 s[6:7], exec, s[6:7]
	s_or_b64 s[4:5], s[6:7], s[4:5]
	v_mov_b32_e32 v3, s8
	s_mov_b32 s6, s8
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_7
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	v_and_b32_e32 v3, 1, v2
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	v_mul_lo_u32 v2, v2, 3
	v_add_i32_e32 v2, vcc, 1, v2
; %bb.5:                                ;   in Loop: Header=BB0_3 Depth=1
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB0_2
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	v_lshrrev_b32_e32 v2, 1, v2
	s_branch .LBB0_2
.LBB0_7:
	s_or_b64 exec, exec, s[4:5]
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	s_mov_b64 s[4:5], s[2:3]
	buffer_store_dword v3, v[0:1], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end0:
	.size	collatz, .Lfunc_end0-collatz
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 248
; NumSgprs: 12
; NumVgprs: 4
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 12
; NumVGPRsForWavesPerEU: 4
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
	.protected	choose                  ; -- Begin function choose
	.globl	choose
	.p2align	8
	.type	choose,@function
	.amdgpu_hsa_kernel choose
choose:                                 ; @choose
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
		kernarg_segment_byte_size = 32
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
	s_load_dword s0, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dword s1, s[6:7], 0x5
	v_mov_b32_e32 v3, 0
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s0, s8
	v_mov_b32_e32 v1, s0
	v_add_i32_e32 v1, vcc, s1, v1
	v_add_i32_e32 v2, vcc, v1, v0
	v_lshl_b64 v[0:1], v[2:3], 2
	s_mov_b32 s3, 0xf000
	s_mov_b64 s[0:1], s[12:13]
	buffer_load_dword v3, v[0:1], s[0:3], 0 addr64
	s_mov_b64 s[0:1], 0
                                        ; implicit-def: $vgpr4
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, 4, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_10
; %bb.1:
	v_cmp_lt_i32_e32 vcc, 6, v3
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_5
; %bb.2:
	v_cmp_eq_u32_e32 vcc, 7, v3
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_4
; %bb.3:
	v_add_i32_e32 v4, vcc, 1, v2
	v_mov_b32_e32 v5, 0
	v_lshl_b64 v[4:5], v[4:5], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], s[12:13]
	buffer_load_dword v2, v[4:5], s[8:11], 0 addr64
	s_mov_b32 s8, 0xaaaaaaab
	s_waitcnt vmcnt(0)
	v_max_i32_e32 v4, 0, v2
	v_cmp_lt_i32_e32 vcc, 0, v2
	v_subbrev_u32_e64 v2, s[0:1], 0, v4, vcc
	v_mul_hi_u32 v2, v2, s8
	s_xor_b64 s[0:1], exec, -1
	v_lshrrev_b32_e32 v2, 1, v2
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_mul_lo_u32 v4, v2, 3
.LBB1_4:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[0:1], s[0:1], exec
.LBB1_5:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB1_9
; %bb.6:
	v_cmp_eq_u32_e32 vcc, 5, v3
	s_mov_b64 s[6:7], -1
                                        ; implicit-def: $sgpr10
	s_and_saveexec_b64 s[8:9], vcc
; %bb.7:
	s_mov_b32 s10, -5
	s_xor_b64 s[6:7], exec, -1
; %bb.8:
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[6:7], s[6:7], exec
	v_mov_b32_e32 v4, s10
	s_or_b64 s[0:1], s[0:1], s[6:7]
.LBB1_9:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[0:1], s[0:1], exec
                                        ; implicit-def: $vgpr2
.LBB1_10:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB1_18
; %bb.11:
	v_cmp_lt_i32_e32 vcc, 0, v3
	s_mov_b64 s[6:7], s[0:1]
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_15
; %bb.12:
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_mov_b64 s[8:9], -1
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_14
; %bb.13:
	v_add_i32_e32 v4, vcc, 1, v2
	v_mov_b32_e32 v5, 0
	v_lshl_b64 v[4:5], v[4:5], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], s[12:13]
	buffer_load_dword v2, v[4:5], s[8:11], 0 addr64
	s_xor_b64 s[8:9], exec, -1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v4, 1, v2
.LBB1_14:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 s[6:7], s[0:1], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
.LBB1_15:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
; %bb.16:
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], vcc, exec
	v_mov_b32_e32 v4, 10
	s_or_b64 s[6:7], s[6:7], s[8:9]
; %bb.17:
	s_or_b64 exec, exec, s[4:5]
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[4:5], s[6:7], exec
	s_or_b64 s[0:1], s[0:1], s[4:5]
.LBB1_18:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
; %bb.19:
	v_min_i32_e32 v4, 0x64, v3
; %bb.20:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[14:15]
	buffer_store_dword v4, v[0:1], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end1:
	.size	choose, .Lfunc_end1-choose
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 496
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
	.section	.AMDGPU.config
	.long	47176
	.long	11272388
	.long	47180
	.long	5008
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	ids                     ; -- Begin function ids
	.globl	ids
	.p2align	8
	.type	ids,@function
	.amdgpu_hsa_kernel ids
ids:                                    ; @ids
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
		enable_sgpr_workgroup_id_y = 1
		enable_sgpr_workgroup_id_z = 1
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 2
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
		kernarg_segment_byte_size = 24
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 25
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
	s_load_dwordx4 s[0:3], s[4:5], 0x1
	s_load_dword s18, s[4:5], 0x5
	v_mov_b32_e32 v3, s8
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	s_load_dwordx4 s[12:15], s[6:7], 0x2
	s_mov_b32 s17, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s11, s0, 0xffff
	v_mul_hi_u32 v3, s11, v3
	s_mul_i32 s6, s11, s8
	v_add_i32_e32 v5, vcc, s6, v0
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	s_lshr_b32 s19, s0, 16
	v_mov_b32_e32 v3, s9
	v_mul_hi_u32 v3, s19, v3
	s_mul_i32 s0, s19, s9
	v_add_i32_e32 v7, vcc, s0, v1
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_and_b32 s20, s1, 0xffff
	v_mov_b32_e32 v3, s10
	v_mul_hi_u32 v3, s20, v3
	v_cvt_f32_u32_e32 v4, s11
	s_mul_i32 s0, s20, s10
	v_add_i32_e32 v9, vcc, s0, v2
	v_addc_u32_e32 v10, vcc, 0, v3, vcc
	v_rcp_iflag_f32_e32 v3, v4
	s_sub_i32 s0, 0, s11
	v_mul_lo_u32 v4, v10, s3
	v_mul_hi_u32 v11, v9, s3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v13, v9, s3
	v_add_i32_e32 v4, vcc, v11, v4
	v_mul_lo_u32 v12, s0, v3
	s_add_i32 s0, s11, s19
	s_add_i32 s21, s0, s20
	v_cvt_f32_u32_e32 v14, s19
	v_mul_hi_u32 v11, v3, v12
	v_add_i32_e32 v12, vcc, v13, v7
	v_addc_u32_e32 v4, vcc, v4, v8, vcc
	v_add_i32_e32 v3, vcc, v11, v3
	v_mul_hi_u32 v3, s2, v3
	v_mul_lo_u32 v4, v4, s2
	v_mul_hi_u32 v11, v12, s2
	v_mul_lo_u32 v12, v12, s2
	v_readfirstlane_b32 s0, v3
	s_mul_i32 s0, s0, s11
	s_sub_i32 s0, s2, s0
	s_sub_i32 s1, s0, s11
	v_add_i32_e32 v13, vcc, 1, v3
	s_cmp_ge_u32 s0, s11
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v13, v3, v13, vcc
	v_rcp_iflag_f32_e32 v3, v14
	s_cselect_b32 s0, s1, s0
	s_cmp_ge_u32 s0, s11
	s_cselect_b64 s[0:1], -1, 0
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v15, v3
	s_sub_i32 s22, 0, s19
	v_add_i32_e32 v4, vcc, v11, v4
	v_mul_lo_u32 v3, s22, v15
	v_add_i32_e32 v14, vcc, 1, v13
	s_mov_b32 s16, s2
	v_mul_hi_u32 v11, v15, v3
	v_add_i32_e32 v3, vcc, v12, v5
	v_addc_u32_e32 v4, vcc, v4, v6, vcc
	v_mul_u32_u24_e32 v12, 10, v1
	v_add_i32_e32 v1, vcc, v11, v15
	v_mul_hi_u32 v1, s3, v1
	v_cvt_f32_u32_e32 v16, s20
	s_mov_b32 s6, s3
	v_mul_u32_u24_e32 v11, 0x64, v2
	v_readfirstlane_b32 s2, v1
	s_mul_i32 s2, s2, s19
	s_sub_i32 s2, s3, s2
	v_mov_b32_e32 v2, 0x3e8
	s_sub_i32 s3, s2, s19
	v_mul_hi_u32 v15, s8, v2
	v_add_i32_e32 v2, vcc, 1, v1
	s_cmp_ge_u32 s2, s19
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_rcp_iflag_f32_e32 v2, v16
	s_cselect_b32 s2, s3, s2
	v_add_i32_e32 v16, vcc, 1, v1
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v17, v2
	s_cmp_ge_u32 s2, s19
	s_cselect_b64 vcc, -1, 0
	s_sub_i32 s2, 0, s20
	v_mul_lo_u32 v2, s2, v17
	v_cndmask_b32_e32 v16, v1, v16, vcc
	v_mul_lo_u32 v1, v16, s19
	s_mov_b32 s7, s17
	v_mul_hi_u32 v19, v17, v2
	v_mul_hi_u32 v2, v16, s19
	v_cndmask_b32_e64 v13, v13, v14, s[0:1]
	s_mov_b32 s19, s17
	v_add_i32_e32 v17, vcc, v19, v17
	v_mul_hi_u32 v17, s18, v17
	v_cmp_ne_u64_e64 s[2:3], s[6:7], v[1:2]
	v_mov_b32_e32 v19, 0x186a0
	v_mul_hi_u32 v14, s10, v19
	v_readfirstlane_b32 s6, v17
	s_mul_i32 s6, s6, s20
	s_sub_i32 s6, s18, s6
	s_sub_i32 s7, s6, s20
	v_add_i32_e32 v1, vcc, 1, v17
	s_cmp_ge_u32 s6, s20
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v1, v17, v1, vcc
	s_cselect_b32 s6, s7, s6
	v_add_i32_e32 v2, vcc, 1, v1
	s_cmp_ge_u32 s6, s20
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v17, v1, v2, vcc
	v_mul_hi_u32 v2, v17, s20
	v_mul_lo_u32 v1, v17, s20
	s_mul_i32 s6, s10, 0x186a0
	v_mov_b32_e32 v19, 0xf4240
	v_mov_b32_e32 v18, 0x2710
	v_cmp_ne_u64_e32 vcc, s[18:19], v[1:2]
	v_mul_hi_u32 v2, v13, s11
	v_mul_lo_u32 v1, v13, s11
	s_mulk_i32 s8, 0x3e8
	v_mul_hi_u32 v18, s9, v18
	s_mulk_i32 s9, 0x2710
	v_cmp_ne_u64_e64 s[0:1], s[16:17], v[1:2]
	v_cndmask_b32_e64 v2, 0, 1, s[2:3]
	v_cndmask_b32_e64 v1, 0, 1, s[0:1]
	v_add_i32_e64 v13, s[0:1], v16, v13
	v_addc_u32_e64 v16, s[0:1], 0, 0, s[0:1]
	v_add_i32_e64 v1, s[0:1], v13, v1
	v_cndmask_b32_e64 v13, 0, 1, vcc
	v_addc_u32_e64 v16, vcc, 0, v16, s[0:1]
	v_add_i32_e32 v1, vcc, v1, v17
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	v_add_i32_e32 v1, vcc, v1, v2
	v_addc_u32_e32 v2, vcc, 0, v16, vcc
	v_add_i32_e32 v1, vcc, s12, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_i32_e32 v1, vcc, v1, v13
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b32 s0, 0x5f5e100
	v_mul_lo_u32 v2, v2, s0
	v_mul_hi_u32 v13, v1, s0
	v_mul_lo_u32 v1, v1, s0
	s_add_u32 s0, s14, s13
	s_addc_u32 s1, 0, 0
	v_add_i32_e32 v2, vcc, v2, v13
	v_mov_b32_e32 v13, s1
	v_add_i32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v13, v6, vcc
	v_add_i32_e32 v5, vcc, v5, v7
	v_addc_u32_e32 v6, vcc, v6, v8, vcc
	v_add_i32_e32 v5, vcc, s15, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_add_i32_e32 v5, vcc, v5, v9
	s_mov_b32 s0, 0x540be400
	v_addc_u32_e32 v6, vcc, v6, v10, vcc
	v_mul_hi_u32 v7, v5, s0
	v_mul_lo_u32 v6, v6, s0
	v_lshlrev_b32_e32 v8, 1, v5
	v_mul_lo_u32 v5, v5, s0
	v_add_i32_e32 v7, vcc, v7, v8
	v_add_i32_e32 v6, vcc, v7, v6
	v_add_i32_e32 v0, vcc, v12, v0
	v_addc_u32_e64 v7, s[0:1], 0, 0, vcc
	v_add_i32_e32 v0, vcc, v0, v11
	v_mul_hi_u32_u24_e32 v16, s21, v19
	s_mul_i32 s21, s21, 0xf4240
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_mov_b32_e32 v8, s6
	v_add_i32_e32 v8, vcc, s21, v8
	v_addc_u32_e32 v9, vcc, v16, v14, vcc
	v_add_i32_e32 v8, vcc, s8, v8
	v_addc_u32_e32 v9, vcc, v9, v15, vcc
	v_add_i32_e32 v8, vcc, s9, v8
	v_addc_u32_e32 v9, vcc, v9, v18, vcc
	v_add_i32_e32 v0, vcc, v8, v0
	v_addc_u32_e32 v7, vcc, v9, v7, vcc
	v_add_i32_e32 v0, vcc, v0, v5
	v_addc_u32_e32 v5, vcc, v7, v6, vcc
	v_add_i32_e32 v0, vcc, v0, v1
	v_addc_u32_e32 v1, vcc, v5, v2, vcc
	v_lshl_b64 v[2:3], v[3:4], 3
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, s17
	buffer_store_dwordx2 v[0:1], v[2:3], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end2:
	.size	ids, .Lfunc_end2-ids
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1044
; NumSgprs: 25
; NumVgprs: 20
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 25
; NumVGPRsForWavesPerEU: 20
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.section	.AMDGPU.config
	.long	47176
	.long	11272256
	.long	47180
	.long	140
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	arguments               ; -- Begin function arguments
	.globl	arguments
	.p2align	8
	.type	arguments,@function
	.amdgpu_hsa_kernel arguments
arguments:                              ; @arguments
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 0
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
		user_sgpr_count = 6
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
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 56
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 14
		workitem_vgpr_count = 3
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
	s_load_dword s6, s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x2
	s_load_dwordx4 s[8:11], s[4:5], 0x4
	s_load_dword s7, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_load_dword s9, s[4:5], 0xb
	s_load_dwordx2 s[2:3], s[4:5], 0xc
	s_sext_i32_i8 s4, s6
	v_lshlrev_b32_e32 v0, 2, v0
	s_add_i32 s4, s8, s4
	s_add_i32 s4, s4, s10
	s_sext_i32_i16 s5, s7
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v1, s3
	s_add_i32 s4, s4, s5
	s_lshr_b32 s5, s9, 1
	s_add_i32 s4, s4, s5
	s_bfe_u32 s2, s2, 0x80008
	s_add_i32 s4, s4, s2
	v_add_i32_e32 v2, vcc, s4, v1
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	v_mov_b32_e32 v1, 0
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end3:
	.size	arguments, .Lfunc_end3-arguments
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 112
; NumSgprs: 14
; NumVgprs: 3
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 3
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
