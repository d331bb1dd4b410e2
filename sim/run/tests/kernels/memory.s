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
	.protected	tables                  ; -- Begin function tables
	.globl	tables
	.p2align	8
	.type	tables,@function
	.amdgpu_hsa_kernel tables
tables:                                 ; @tables
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
		kernarg_segment_byte_size = 24
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
	s_load_dword s0, s[4:5], 0x1
	s_load_dword s1, s[6:7], 0x3
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s0, s8
	s_add_i32 s0, s0, s1
	v_add_i32_e32 v0, vcc, s0, v0
	s_mov_b32 s0, 0xcccccccd
	v_mul_hi_u32 v5, v0, s0
	v_and_b32_e32 v1, 7, v0
	v_lshl_b64 v[3:4], v[1:2], 2
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, primes@rel32@lo+4
	s_addc_u32 s1, s1, primes@rel32@hi+12
	v_lshrrev_b32_e32 v1, 2, v5
	v_mul_lo_u32 v1, v1, 5
	buffer_load_dword v5, v[3:4], s[0:3], 0 addr64
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, digits@rel32@lo+4
	s_addc_u32 s1, s1, digits@rel32@hi+12
	v_sub_i32_e32 v1, vcc, v0, v1
	buffer_load_ubyte v6, v[1:2], s[0:3], 0 addr64
	v_and_b32_e32 v1, 1, v0
	v_lshl_b64 v[3:4], v[1:2], 3
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, wide@rel32@lo+4
	s_addc_u32 s1, s1, wide@rel32@hi+12
	buffer_load_dwordx2 v[3:4], v[3:4], s[0:3], 0 addr64
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_mov_b32_e32 v1, v2
	v_lshl_b64 v[0:1], v[0:1], 2
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v2, v5, v6
	s_waitcnt vmcnt(0)
	v_alignbit_b32 v3, v4, v3, 4
	v_add_i32_e32 v2, vcc, v2, v3
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end0:
	.size	tables, .Lfunc_end0-tables
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 248
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
	.section	.AMDGPU.config
	.long	47176
	.long	11272258
	.long	47180
	.long	131216
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	reverse                 ; -- Begin function reverse
	.globl	reverse
	.p2align	8
	.type	reverse,@function
	.amdgpu_hsa_kernel reverse
reverse:                                ; @reverse
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
		workgroup_group_segment_byte_size = 832
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 28
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 11
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
	s_load_dword s0, s[4:5], 0x1
	v_mov_b32_e32 v1, s8
	s_mov_b32 s2, 0
	v_mov_b32_e32 v4, 0
	v_lshlrev_b32_e32 v5, 2, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_load_dword s4, s[6:7], 0x2
	s_load_dword s5, s[6:7], 0x4
	v_mul_hi_u32 v1, s3, v1
	s_mul_i32 s3, s3, s8
	v_mov_b32_e32 v2, s3
	s_mov_b32 s3, 0xf000
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, s5, v2
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_i32_e32 v1, vcc, v2, v0
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	v_lshl_b64 v[1:2], v[1:2], 2
	s_movk_i32 s5, 0x2fc
	buffer_load_dword v3, v[1:2], s[0:3], 0 addr64
	v_lshlrev_b32_e32 v7, 1, v0
	s_mov_b32 m0, -1
	s_movk_i32 s6, 0x1f8
	v_lshlrev_b32_e32 v6, 3, v0
	v_xor_b32_e32 v8, 1, v0
	v_xor_b32_e32 v9, 2, v0
	v_sub_i32_e32 v10, vcc, s5, v5
	v_add_i32_e32 v7, vcc, s4, v7
	v_sub_i32_e32 v11, vcc, s6, v6
	v_lshlrev_b32_e32 v9, 1, v9
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v3 offset:512
	v_lshl_b64 v[4:5], v[3:4], 20
	ds_write_b8 v0, v3 offset:768
	v_lshrrev_b32_e32 v0, 3, v3
	ds_write_b16 v7, v0
	ds_write_b64 v6, v[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v10
	ds_read_b64 v[3:4], v11
	v_add_i32_e32 v5, vcc, s4, v9
	ds_read_i8 v6, v8 offset:768
	ds_read_u16 v5, v5
	s_waitcnt lgkmcnt(2)
	v_alignbit_b32 v3, v4, v3, 16
	v_add_i32_e32 v0, vcc, v0, v3
	s_waitcnt lgkmcnt(1)
	v_add_i32_e32 v0, vcc, v0, v6
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v0, vcc, v0, v5
	buffer_store_dword v0, v[1:2], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end1:
	.size	reverse, .Lfunc_end1-reverse
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 284
; NumSgprs: 11
; NumVgprs: 12
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 832 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 12
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
	.long	131216
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	sum                     ; -- Begin function sum
	.globl	sum
	.p2align	8
	.type	sum,@function
	.amdgpu_hsa_kernel sum
sum:                                    ; @sum
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
	s_load_dword s10, s[4:5], 0x1
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s9, s[6:7], 0x4
	s_load_dword s6, s[6:7], 0x6
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s10, s10, 0xffff
	s_mul_i32 s7, s10, s8
	v_mov_b32_e32 v1, s7
	v_add_i32_e32 v1, vcc, s6, v1
	v_add_i32_e32 v1, vcc, v1, v0
	v_cmp_gt_u32_e32 vcc, s9, v1
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_4
; %bb.1:
	s_mov_b32 s12, s0
	s_load_dword s0, s[4:5], 0x3
	s_mov_b32 s13, s1
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s15, 0xf000
	v_mov_b32_e32 v3, 0
                                        ; kill: def $sgpr1 killed $sgpr14
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[4:5], v[1:2], 2
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v1, vcc, s0, v1
	buffer_load_dword v4, v[4:5], s[12:15], 0 addr64
	v_cmp_le_u32_e32 vcc, s9, v1
	s_or_b64 s[4:5], vcc, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_i32_e32 v3, vcc, v4, v3
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB2_2
; %bb.3:
	s_or_b64 exec, exec, s[4:5]
.LBB2_4:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s9, s14
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_cmp_lt_u32 s10, 2
	ds_write_b32 v1, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc0 .LBB2_9
.LBB2_5:
	s_mov_b32 s6, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_7
; %bb.6:
	v_mov_b32_e32 v0, 0
	ds_read_b32 v2, v0
	s_lshl_b64 s[0:1], s[8:9], 2
	v_mov_b32_e32 v0, s0
	s_mov_b32 s7, 0xf000
	s_mov_b64 s[4:5], s[2:3]
	v_mov_b32_e32 v1, s1
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[0:1], s[4:7], 0 addr64
.LBB2_7:
	s_endpgm
.LBB2_8:                                ;   in Loop: Header=BB2_9 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_cmp_lt_u32 s10, 4
	s_mov_b32 s10, s4
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB2_5
.LBB2_9:                                ; =>This Inner Loop Header: Depth=1
	s_lshr_b32 s4, s10, 1
	v_cmp_gt_u32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_8
; %bb.10:                               ;   in Loop: Header=BB2_9 Depth=1
	s_lshl_b32 s5, s4, 2
	v_add_i32_e32 v2, vcc, s5, v1
	ds_read_b32 v2, v2
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, v3, v2
	ds_write_b32 v1, v2
	s_branch .LBB2_8
.Lfunc_end2:
	.size	sum, .Lfunc_end2-sum
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 340
; NumSgprs: 18
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
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
	.long	11272449
	.long	47180
	.long	145
	.long	47200
	.long	28672
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	private_array           ; -- Begin function private_array
	.globl	private_array
	.p2align	8
	.type	private_array,@function
	.amdgpu_hsa_kernel private_array
private_array:                          ; @private_array
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
		enable_sgpr_private_segment_wave_byte_offset = 1
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
		workitem_private_segment_byte_size = 100
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 36
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 34
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
	s_add_u32 s0, s0, s9
	s_load_dword s9, s[6:7], 0x4
	s_load_dwordx4 s[28:31], s[6:7], 0x0
	v_mov_b32_e32 v1, 0xaaaaaaab
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v2, s9, v1
	s_load_dwordx16 s[12:27], s[28:29], 0x0
	s_lshl_b32 s10, s9, 1
	v_mul_hi_u32 v5, s10, v1
	v_lshrrev_b32_e32 v2, 4, v2
	v_mul_lo_u32 v2, v2, 24
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, s12, v0
	buffer_store_dword v3, off, s[0:3], 0 offset:4
	v_sub_i32_e32 v2, vcc, s9, v2
	v_lshlrev_b32_e32 v4, 2, v2
	s_waitcnt expcnt(0)
	v_add_i32_e32 v3, vcc, s13, v0
	v_add_i32_e32 v4, vcc, 4, v4
	buffer_store_dword v3, v4, s[0:3], 0 offen
	s_waitcnt expcnt(0)
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	v_add_i32_e32 v4, vcc, s14, v0
	v_mov_b32_e32 v2, 4
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 3
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s15, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_lshl_b32 s10, s9, 2
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s16, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 5
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s17, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 6
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s18, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 7
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s19, v0
	s_load_dwordx8 s[12:19], s[28:29], 0x10
	v_sub_i32_e32 v3, vcc, s10, v3
	s_lshl_b32 s10, s9, 3
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s20, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 9
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s21, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 10
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s22, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 11
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s23, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 12
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s24, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 13
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s25, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 14
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s26, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 15
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s27, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_lshl_b32 s10, s9, 4
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0) lgkmcnt(0)
	v_add_i32_e32 v4, vcc, s12, v0
	s_cmp_eq_u32 s9, 0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 17
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s13, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 18
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s14, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 19
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s15, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 20
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s16, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 21
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s17, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 22
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s18, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	s_mul_i32 s10, s9, 23
	v_mul_hi_u32 v5, s10, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	v_lshrrev_b32_e32 v3, 4, v5
	v_mul_lo_u32 v3, v3, 24
	s_waitcnt expcnt(0)
	v_add_i32_e32 v4, vcc, s19, v0
	v_sub_i32_e32 v3, vcc, s10, v3
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 4, v3
	buffer_store_dword v4, v3, s[0:3], 0 offen
	s_mov_b32 s10, 0
	v_mov_b32_e32 v3, 0
	s_cbranch_scc1 .LBB3_2
.LBB3_1:                                ; =>This Inner Loop Header: Depth=1
	s_load_dword s11, s[28:29], 0x0
	v_mul_lo_u32 v3, v3, 3
	s_add_i32 s9, s9, -1
	s_waitcnt lgkmcnt(0)
	s_add_i32 s12, s11, s10
	s_waitcnt expcnt(0)
	v_mul_hi_u32 v4, s12, v1
	v_readfirstlane_b32 s12, v4
	s_lshr_b32 s12, s12, 4
	s_mul_i32 s12, s12, 24
	s_sub_i32 s11, s11, s12
	s_add_i32 s11, s10, s11
	s_lshl_b32 s11, s11, 2
	v_add_i32_e32 v4, vcc, s11, v2
	buffer_load_dword v4, v4, s[0:3], 0 offen
	s_add_u32 s28, s28, 4
	s_addc_u32 s29, s29, 0
	s_add_i32 s10, s10, 7
	s_cmp_eq_u32 s9, 0
	s_waitcnt vmcnt(0)
	v_add_i32_e32 v3, vcc, v4, v3
	s_cbranch_scc0 .LBB3_1
.LBB3_2:
	s_load_dword s4, s[4:5], 0x1
	s_load_dword s5, s[6:7], 0x6
	v_mov_b32_e32 v1, s8
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0xf000
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
	s_mov_b64 s[4:5], s[30:31]
	buffer_store_dword v3, v[0:1], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end3:
	.size	private_array, .Lfunc_end3-private_array
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1456
; NumSgprs: 34
; NumVgprs: 6
; ScratchSize: 100
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 34
; NumVGPRsForWavesPerEU: 6
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
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
	.long	32908
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	atomics                 ; -- Begin function atomics
	.globl	atomics
	.p2align	8
	.type	atomics,@function
	.amdgpu_hsa_kernel atomics
atomics:                                ; @atomics
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
		user_sgpr_count = 6
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
		workgroup_group_segment_byte_size = 32
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 16
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 10
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
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e32 vcc, 8, v0
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_2
; %bb.1:
	ds_write_b32 v2, v1
.LBB4_2:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_mul_u32_u24_e32 v3, 3, v0
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v1, v3 offset:4
	s_waitcnt lgkmcnt(0)
	v_lshl_b32_e32 v4, 1, v0
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	ds_or_b32 v1, v4 offset:8
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v1, v3 offset:12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 2
	s_waitcnt lgkmcnt(0)
	ds_sub_u32 v1, v4 offset:16
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v4, s[0:1], 1, v0
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	ds_cmpst_b32 v1, v1, v4 offset:20
	s_waitcnt lgkmcnt(0)
	v_sub_i32_e64 v4, s[0:1], 0, v0
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v1, v4 offset:24
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v3, v1, v3 offset:28
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, -1
	s_mov_b32 s0, s4
	s_mov_b32 s1, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v3, off, s[0:3], 0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_xor v0, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt expcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_4
; %bb.3:
	ds_read_b32 v2, v2
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[6:7]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
.LBB4_4:
	s_endpgm
.Lfunc_end4:
	.size	atomics, .Lfunc_end4-atomics
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 332
; NumSgprs: 10
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 32 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 10
; NumVGPRsForWavesPerEU: 5
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.hidden	primes                          ; @primes
	.type	primes,@object
	.section	.rodata,#alloc
	.globl	primes
	.p2align	2, 0x0
primes:
	.long	2                               ; 0x2
	.long	3                               ; 0x3
	.long	5                               ; 0x5
	.long	7                               ; 0x7
	.long	11                              ; 0xb
	.long	13                              ; 0xd
	.long	17                              ; 0x11
	.long	19                              ; 0x13
	.size	primes, 32

	.hidden	digits                          ; @digits
	.type	digits,@object
	.globl	digits
digits:
	.ascii	"\t\b\007\006\005"
	.size	digits, 5

	.hidden	wide                            ; @wide
	.type	wide,@object
	.globl	wide
	.p2align	3, 0x0
wide:
	.quad	1311768467463790320             ; 0x123456789abcdef0
	.quad	77                              ; 0x4d
	.size	wide, 16

	.amdgpu_lds llvm.amdgcn.kernel.reverse.lds, 832, 16
	.amdgpu_lds llvm.amdgcn.kernel.sum.lds, 1024, 16
	.amdgpu_lds llvm.amdgcn.kernel.atomics.lds, 32, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
