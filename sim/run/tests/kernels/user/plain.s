	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272321
	.long	47180
	.long	32912
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	histogram               ; -- Begin function histogram
	.globl	histogram
	.p2align	8
	.type	histogram,@function
	.amdgpu_hsa_kernel histogram
histogram:                              ; @histogram
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
		kernarg_segment_byte_size = 36
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
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_lshlrev_b32_e32 v2, 2, v0
	ds_write_b32 v2, v1
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s2, s[6:7], 0x4
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_mov_b32 s16, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_9
; %bb.3:
	s_load_dword s0, s[4:5], 0x1
	s_load_dword s1, s[6:7], 0x6
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mul_hi_u32 v2, s0, v2
	s_mul_i32 s0, s0, s8
	v_mov_b32_e32 v3, s0
	v_add_i32_e64 v3, s[0:1], s1, v3
	v_addc_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	v_add_i32_e64 v3, s[0:1], v3, v0
	v_addc_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	v_mul_lo_u32 v2, v2, s2
	v_mul_hi_u32 v4, v3, s2
	v_mul_lo_u32 v5, v3, s2
	s_cmp_lt_u32 s2, 8
	v_add_i32_e64 v4, s[0:1], v4, v2
	s_cbranch_scc1 .LBB0_6
; %bb.4:
	v_mov_b32_e32 v3, s13
	v_add_i32_e64 v2, s[0:1], s12, v5
	v_addc_u32_e64 v3, s[0:1], v3, v4, s[0:1]
	s_and_b32 s0, s2, -8
	s_mov_b32 s18, 0
	s_mov_b64 s[16:17], 0
	s_mov_b32 s19, 0xf000
	v_mov_b32_e32 v6, 1
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	buffer_load_ubyte v7, v[2:3], s[16:19], 0 addr64
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v7, v6
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v7, v[2:3], s[16:19], 0 addr64 offset:1
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v7, v6
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v7, v[2:3], s[16:19], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v7, v6
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v7, v[2:3], s[16:19], 0 addr64 offset:3
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v7, v6
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v7, v[2:3], s[16:19], 0 addr64 offset:4
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v7, v6
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v7, v[2:3], s[16:19], 0 addr64 offset:5
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v7, v6
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v7, v[2:3], s[16:19], 0 addr64 offset:6
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v7, v6
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v7, v[2:3], s[16:19], 0 addr64 offset:7
	s_add_u32 s16, s16, 8
	s_addc_u32 s17, s17, 0
	s_cmp_eq_u32 s0, s16
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v7, v6
	s_waitcnt lgkmcnt(0)
	s_cbranch_scc0 .LBB0_5
.LBB0_6:
	s_and_b32 s4, s2, 7
	s_cmp_eq_u32 s4, 0
	s_mov_b32 s2, 0
	s_cbranch_scc1 .LBB0_9
; %bb.7:
	s_add_u32 s0, s12, s16
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v3, s1
	v_add_i32_e64 v2, s[0:1], s0, v5
	v_addc_u32_e64 v3, s[0:1], v3, v4, s[0:1]
	s_mov_b32 s3, 0xf000
	v_mov_b32_e32 v4, 1
.LBB0_8:                                ; =>This Inner Loop Header: Depth=1
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	buffer_load_ubyte v5, v[2:3], s[0:3], 0 addr64
	s_add_i32 s4, s4, -1
	v_add_i32_e64 v2, s[0:1], 1, v2
	s_cmp_lg_u32 s4, 0
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 31, v5
	v_lshlrev_b32_e32 v5, 2, v5
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v5, v4
	s_waitcnt lgkmcnt(0)
	s_cbranch_scc1 .LBB0_8
.LBB0_9:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_11
; %bb.10:
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b32 m0, -1
	ds_read_b32 v2, v2
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[14:15]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v2, v[0:1], s[0:3], 0 addr64
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
.LBB0_11:
	s_endpgm
.Lfunc_end0:
	.size	histogram, .Lfunc_end0-histogram
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 780
; NumSgprs: 22
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 128 bytes/workgroup (compile time only)
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
	.protected	inclusive_scan          ; -- Begin function inclusive_scan
	.globl	inclusive_scan
	.p2align	8
	.type	inclusive_scan,@function
	.amdgpu_hsa_kernel inclusive_scan
inclusive_scan:                         ; @inclusive_scan
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
		kernarg_segment_byte_size = 36
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
	s_load_dword s4, s[6:7], 0x4
	s_load_dword s1, s[6:7], 0x6
	v_mov_b32_e32 v1, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s0, 0xffff
	v_mul_hi_u32 v1, s5, v1
	s_mul_i32 s0, s5, s8
	v_mov_b32_e32 v2, s0
	v_add_i32_e32 v2, vcc, s1, v2
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_i32_e32 v1, vcc, v2, v0
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	v_lshl_b64 v[1:2], v[1:2], 2
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b64 s[0:1], s[12:13]
	buffer_load_dword v4, v[1:2], s[0:3], 0 addr64
	v_lshlrev_b32_e32 v3, 2, v0
	v_add_i32_e32 v3, vcc, s4, v3
	s_cmp_lt_u32 s5, 2
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v4
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB1_5
; %bb.1:
	s_mov_b32 s6, 1
	s_branch .LBB1_3
.LBB1_2:                                ;   in Loop: Header=BB1_3 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v3
	s_lshl_b32 s6, s6, 1
	s_cmp_le_u32 s5, s6
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v4, vcc, v5, v4
	ds_write_b32 v3, v4
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB1_5
.LBB1_3:                                ; =>This Inner Loop Header: Depth=1
	v_cmp_le_u32_e32 vcc, s6, v0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_2
; %bb.4:                                ;   in Loop: Header=BB1_3 Depth=1
	v_subrev_i32_e32 v4, vcc, s6, v0
	v_lshlrev_b32_e32 v4, 2, v4
	v_add_i32_e32 v4, vcc, s4, v4
	ds_read_b32 v4, v4
	s_branch .LBB1_2
.LBB1_5:
	ds_read_b32 v0, v3
	s_mov_b64 s[0:1], s[14:15]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end1:
	.size	inclusive_scan, .Lfunc_end1-inclusive_scan
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 268
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
	.long	11272321
	.long	47180
	.long	100752
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	transpose               ; -- Begin function transpose
	.globl	transpose
	.p2align	8
	.type	transpose,@function
	.amdgpu_hsa_kernel transpose
transpose:                              ; @transpose
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
		enable_sgpr_workgroup_id_y = 1
		enable_sgpr_workgroup_id_z = 0
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 1
		enable_exception_msb = 0
		granulated_lds_size = 3
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
		workgroup_group_segment_byte_size = 576
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 17
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
	s_load_dword s14, s[4:5], 0x1
	s_load_dwordx2 s[10:11], s[6:7], 0x5
	s_load_dwordx2 s[12:13], s[4:5], 0x3
	v_mov_b32_e32 v2, s9
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s1, s14, 16
	v_mul_hi_u32 v2, s1, v2
	s_mul_i32 s1, s1, s9
	s_mov_b32 s0, s11
	v_mov_b32_e32 v3, s1
	v_add_i32_e32 v3, vcc, s0, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_i32_e32 v3, vcc, v3, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_mul_lo_u32 v2, v2, s12
	v_mul_hi_u32 v4, v3, s12
	s_and_b32 s4, s14, 0xffff
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_mov_b32 s6, 0
	v_add_i32_e32 v4, vcc, v4, v2
	v_mul_lo_u32 v2, v3, s12
	v_mov_b32_e32 v3, s8
	v_mul_hi_u32 v3, s4, v3
	s_mul_i32 s4, s4, s8
	v_mov_b32_e32 v5, s4
	v_add_i32_e32 v5, vcc, s10, v5
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_i32_e32 v5, vcc, v5, v0
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_i32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, v3, v4, vcc
	v_lshl_b64 v[2:3], v[2:3], 1
	s_mov_b32 s7, 0xf000
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[4:5], s[0:1]
	buffer_load_ushort v2, v[2:3], s[4:7], 0 addr64
	v_lshlrev_b32_e32 v3, 1, v0
	s_lshl_b32 s1, s8, 4
	s_lshl_b32 s0, s9, 4
	v_lshlrev_b32_e32 v4, 1, v1
	v_mad_u32_u24 v3, v1, 36, v3
	v_add_i32_e32 v1, vcc, s1, v1
	v_add_i32_e32 v5, vcc, s0, v0
	v_mad_u32_u24 v0, v0, 36, v4
	v_mul_hi_u32 v4, v1, s13
	v_mul_lo_u32 v1, v1, s13
	s_mov_b64 s[4:5], s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b16 v3, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v2, v0
	v_add_i32_e32 v0, vcc, v1, v5
	v_addc_u32_e32 v1, vcc, 0, v4, vcc
	v_lshl_b64 v[0:1], v[0:1], 1
	s_waitcnt lgkmcnt(0)
	buffer_store_short v2, v[0:1], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end2:
	.size	transpose, .Lfunc_end2-transpose
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 312
; NumSgprs: 17
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 576 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 17
; NumVGPRsForWavesPerEU: 6
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
	.section	.AMDGPU.config
	.long	47176
	.long	11272257
	.long	47180
	.long	131216
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	bitonic_sort            ; -- Begin function bitonic_sort
	.globl	bitonic_sort
	.p2align	8
	.type	bitonic_sort,@function
	.amdgpu_hsa_kernel bitonic_sort
bitonic_sort:                           ; @bitonic_sort
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
		workgroup_group_segment_byte_size = 1024
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 24
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 12
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
	s_load_dword s0, s[4:5], 0x1
	v_mov_b32_e32 v1, s8
	s_mov_b32 s2, 0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_load_dword s3, s[6:7], 0x3
	v_mul_hi_u32 v1, s9, v1
	s_mul_i32 s4, s9, s8
	v_mov_b32_e32 v2, s4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s1
	v_add_i32_e32 v2, vcc, s3, v2
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_i32_e32 v1, vcc, v2, v0
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	v_lshl_b64 v[1:2], v[1:2], 2
	s_mov_b32 s3, 0xf000
	buffer_load_dword v4, v[1:2], s[0:3], 0 addr64
	v_add_i32_e32 v1, vcc, s0, v1
	s_mov_b32 s6, 2
	v_lshlrev_b32_e32 v3, 2, v0
	s_cmp_lt_u32 s9, 2
	v_addc_u32_e32 v2, vcc, v5, v2, vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v4
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc0 .LBB3_3
.LBB3_1:
	ds_read_b32 v0, v3
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[0:3], 0 addr64
	s_endpgm
.LBB3_2:                                ;   in Loop: Header=BB3_3 Depth=1
	s_lshl_b32 s6, s6, 1
	s_cmp_gt_u32 s6, s9
	s_cbranch_scc1 .LBB3_1
.LBB3_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB3_6 Depth 2
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB3_2
; %bb.4:                                ;   in Loop: Header=BB3_3 Depth=1
	v_and_b32_e32 v4, s6, v0
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_mov_b32 s7, s6
	s_branch .LBB3_6
.LBB3_5:                                ;   in Loop: Header=BB3_6 Depth=2
	s_or_b64 exec, exec, s[4:5]
	s_cmp_lt_u32 s8, 4
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB3_2
.LBB3_6:                                ;   Parent Loop BB3_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_mov_b32 s8, s7
	s_lshr_b32 s7, s7, 1
	v_xor_b32_e32 v4, s7, v0
	v_cmp_gt_u32_e64 s[0:1], v4, v0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_5
; %bb.7:                                ;   in Loop: Header=BB3_6 Depth=2
	v_lshlrev_b32_e32 v4, 2, v4
	ds_read_b32 v5, v3
	ds_read_b32 v6, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_ngt_f32_e64 s[0:1], v5, v6
	s_xor_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_5
; %bb.8:                                ;   in Loop: Header=BB3_6 Depth=2
	ds_write_b32 v3, v6
	ds_write_b32 v4, v5
	s_branch .LBB3_5
.Lfunc_end3:
	.size	bitonic_sort, .Lfunc_end3-bitonic_sort
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 328
; NumSgprs: 12
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 12
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
	.section	.AMDGPU.config
	.long	47176
	.long	11272321
	.long	47180
	.long	295056
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	reduction               ; -- Begin function reduction
	.globl	reduction
	.p2align	8
	.type	reduction,@function
	.amdgpu_hsa_kernel reduction
reduction:                              ; @reduction
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
		granulated_lds_size = 9
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
		workgroup_group_segment_byte_size = 2056
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 40
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
	s_load_dword s4, s[4:5], 0x1
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s5, s[6:7], 0x7
	v_mov_b32_e32 v1, s8
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s4, 0xffff
	v_mul_hi_u32 v1, s9, v1
	s_mul_i32 s4, s9, s8
	v_mov_b32_e32 v2, s4
	v_add_i32_e32 v2, vcc, s5, v2
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_i32_e32 v1, vcc, v2, v0
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	v_lshl_b64 v[1:2], v[1:2], 3
	s_mov_b32 s15, 0xf000
	s_mov_b64 s[12:13], s[0:1]
	buffer_load_dwordx2 v[2:3], v[1:2], s[12:15], 0 addr64
	v_lshlrev_b32_e32 v1, 3, v0
	s_mov_b32 m0, -1
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt vmcnt(0)
	ds_write_b64 v1, v[2:3]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_2
; %bb.1:
	v_bfrev_b32_e32 v2, -2
	v_mov_b32_e32 v3, 0
	ds_write_b32 v3, v2 offset:2048
.LBB4_2:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v1
	v_mov_b32_e32 v3, 0
	s_cmp_lt_u32 s9, 2
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v3, v2 offset:2048
	s_waitcnt lgkmcnt(0)
	s_cbranch_scc0 .LBB4_7
.LBB4_3:
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_5
; %bb.4:
	v_mov_b32_e32 v2, 0
	ds_read_b64 v[0:1], v2
	ds_read_b32 v4, v2 offset:2048
	s_mov_b32 s9, s14
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	s_lshl_b64 s[10:11], s[8:9], 2
	s_lshl_b64 s[8:9], s[8:9], 3
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	v_mov_b32_e32 v2, s8
	s_mov_b64 s[0:1], s[2:3]
	s_mov_b64 s[2:3], s[6:7]
	v_mov_b32_e32 v3, s9
	s_waitcnt lgkmcnt(0)
	buffer_store_dwordx2 v[0:1], v[2:3], s[0:3], 0 addr64
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	buffer_store_dword v4, v[0:1], s[4:7], 0 addr64
.LBB4_5:
	s_endpgm
.LBB4_6:                                ;   in Loop: Header=BB4_7 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_cmp_lt_u32 s9, 4
	s_mov_b32 s9, s10
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB4_3
.LBB4_7:                                ; =>This Inner Loop Header: Depth=1
	s_lshr_b32 s10, s9, 1
	v_cmp_gt_u32_e64 s[0:1], s10, v0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB4_6
; %bb.8:                                ;   in Loop: Header=BB4_7 Depth=1
	s_lshl_b32 s0, s10, 3
	v_add_i32_e64 v2, s[0:1], s0, v1
	ds_read_b64 v[2:3], v2
	ds_read_b64 v[4:5], v1
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v2, s[0:1], v4, v2
	v_addc_u32_e64 v3, s[0:1], v5, v3, s[0:1]
	ds_write_b64 v1, v[2:3]
	s_branch .LBB4_6
.Lfunc_end4:
	.size	reduction, .Lfunc_end4-reduction
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 412
; NumSgprs: 18
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2056 bytes/workgroup (compile time only)
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
	.amdgpu_lds llvm.amdgcn.kernel.histogram.lds, 128, 16
	.amdgpu_lds llvm.amdgcn.kernel.transpose.lds, 576, 16
	.amdgpu_lds llvm.amdgcn.kernel.bitonic_sort.lds, 1024, 16
	.amdgpu_lds llvm.amdgcn.kernel.reduction.lds, 2056, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
