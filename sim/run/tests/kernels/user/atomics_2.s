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
	.protected	global_int              ; -- Begin function global_int
	.globl	global_int
	.p2align	8
	.type	global_int,@function
	.amdgpu_hsa_kernel global_int
global_int:                             ; @global_int
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
	s_load_dword s0, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	s_load_dword s1, s[6:7], 0x7
	v_mov_b32_e32 v1, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_mul_hi_u32 v1, s2, v1
	s_mul_i32 s2, s2, s8
	v_mov_b32_e32 v2, s2
	v_add_i32_e32 v2, vcc, s1, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_i32_e32 v0, vcc, v2, v0
	s_mov_b32 s0, 0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, s0
	v_lshl_b64 v[2:3], v[0:1], 2
	s_mov_b64 s[8:9], s[12:13]
	s_mov_b64 s[10:11], s[2:3]
	buffer_load_dword v7, v[2:3], s[8:11], 0 addr64
	v_mov_b32_e32 v3, 0
	v_and_b32_e32 v2, 7, v0
	v_lshl_b64 v[4:5], v[2:3], 2
	s_mov_b64 s[8:9], s[14:15]
	v_lshlrev_b32_e32 v8, 2, v2
	v_mov_b32_e32 v9, v3
	v_add_i32_e32 v3, vcc, s14, v8
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v7, v[4:5], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_atomic_sub v7, v[8:9], s[8:11], 0 addr64 offset:32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_load_dword v6, v[8:9], s[8:11], 0 addr64 offset:64 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_mov_b32_e32 v4, s15
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
.LBB0_1:                                ; =>This Inner Loop Header: Depth=1
	v_mul_lo_u32 v5, v6, 3
	s_mov_b32 s1, s0
	v_add_i32_e32 v5, vcc, 1, v5
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v9, v6
	v_mov_b32_e32 v8, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap v[8:9], v[3:4], s[0:3], 0 addr64 offset:64 glc
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
	buffer_load_dword v6, v[3:4], s[0:3], 0 addr64 offset:96
	s_mov_b64 s[6:7], 0
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v5, v6, 3
	v_add_i32_e32 v5, vcc, 1, v5
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v9, v6
	v_mov_b32_e32 v8, v5
	s_waitcnt vmcnt(0)
	buffer_atomic_cmpswap v[8:9], v[3:4], s[0:3], 0 addr64 offset:96 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u32_e32 vcc, v8, v6
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v6, v8
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_3
; %bb.4:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b32 s8, s2
	s_mov_b32 s9, s2
	s_mov_b64 s[10:11], s[2:3]
	v_mov_b32_e32 v5, 3
	buffer_atomic_smin v7, v[3:4], s[8:11], 0 addr64 offset:128
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_smax v7, v[3:4], s[8:11], 0 addr64 offset:160
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_and v7, v[3:4], s[8:11], 0 addr64 offset:192
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0)
	buffer_atomic_or v7, v[3:4], s[8:11], 0 addr64 offset:224
	s_waitcnt lgkmcnt(0)
	buffer_atomic_xor v7, v[3:4], s[8:11], 0 addr64 offset:256
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, v[3:4], s[8:11], 0 addr64 offset:288
	buffer_atomic_add v5, v[3:4], s[8:11], 0 addr64 offset:320 glc
	v_lshl_b64 v[0:1], v[0:1], 3
	s_mov_b64 s[0:1], s[4:5]
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, v[0:1], s[0:3], 0 addr64
	s_waitcnt vmcnt(0) expcnt(3) lgkmcnt(0)
	buffer_atomic_swap v7, v[3:4], s[8:11], 0 addr64 offset:352 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_store_dword v7, v[0:1], s[0:3], 0 addr64 offset:4
	s_endpgm
.Lfunc_end0:
	.size	global_int, .Lfunc_end0-global_int
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 588
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
	.long	11272322
	.long	47180
	.long	65680
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	local_int               ; -- Begin function local_int
	.globl	local_int
	.p2align	8
	.type	local_int,@function
	.amdgpu_hsa_kernel local_int
local_int:                              ; @local_int
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
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s9, s[4:5], 0x1
	s_load_dwordx2 s[12:13], s[6:7], 0x4
	s_load_dword s7, s[6:7], 0x7
	v_mov_b32_e32 v1, s8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s2
	s_and_b32 s10, s9, 0xffff
	v_mul_hi_u32 v1, s10, v1
	s_mul_i32 s2, s10, s8
	v_mov_b32_e32 v2, s2
	v_add_i32_e32 v2, vcc, s7, v2
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_i32_e32 v1, vcc, v2, v0
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0xf000
	v_lshl_b64 v[3:4], v[1:2], 2
	s_mov_b32 s5, s3
	s_mov_b64 s[2:3], s[6:7]
	buffer_load_dword v6, v[3:4], s[0:3], 0 addr64
	s_movk_i32 s0, 0x60
	v_cmp_gt_u32_e32 vcc, s0, v0
	v_lshlrev_b32_e32 v5, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_3
; %bb.1:
	v_lshlrev_b32_e32 v7, 2, v0
	s_lshl_b32 s11, s10, 2
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v4, 0
	s_movk_i32 s14, 0x5f
	v_mov_b32_e32 v3, v0
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[8:9], v[3:4], 2
	v_add_i32_e64 v3, s[0:1], s10, v3
	buffer_load_dword v8, v[8:9], s[4:7], 0 addr64
	v_cmp_lt_u32_e64 s[0:1], s14, v3
	s_or_b64 s[8:9], s[0:1], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v8
	v_add_i32_e64 v7, s[0:1], s11, v7
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB1_2
.LBB1_3:
	s_or_b64 exec, exec, s[2:3]
	v_and_b32_e32 v4, 7, v1
	v_lshlrev_b32_e32 v3, 2, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v6
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	ds_sub_u32 v3, v6 offset:32
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v7, v3 offset:64
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[2:3], 0
.LBB1_4:                                ; =>This Inner Loop Header: Depth=1
	v_mul_lo_u32 v8, v7, 3
	v_add_i32_e64 v8, s[0:1], 1, v8
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v8, v3, v7, v8 offset:64
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v8, v7
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v7, v8
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_4
; %bb.5:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v3 offset:96
	s_mov_b64 s[2:3], 0
.LBB1_6:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v8, v7, 3
	v_add_i32_e64 v8, s[0:1], 1, v8
	ds_cmpst_rtn_b32 v8, v3, v7, v8 offset:96
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v8, v7
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v7, v8
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_6
; %bb.7:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v7, 3
	ds_min_i32 v3, v6 offset:128
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v3, v6 offset:160
	s_waitcnt lgkmcnt(0)
	ds_and_b32 v3, v6 offset:192
	s_waitcnt lgkmcnt(0)
	ds_or_b32 v3, v6 offset:224
	s_waitcnt lgkmcnt(0)
	ds_xor_b32 v3, v6 offset:256
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v3, v4 offset:288
	ds_add_rtn_u32 v4, v3, v7 offset:320
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	v_lshl_b64 v[1:2], v[1:2], 3
	s_mov_b64 s[14:15], s[6:7]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[1:2], s[12:15], 0 addr64
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v3, v3, v6 offset:352
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v[1:2], s[12:15], 0 addr64 offset:4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_10
; %bb.8:
	s_lshl_b32 s2, s10, 2
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
	s_movk_i32 s3, 0x5f
.LBB1_9:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v4, v5
	v_lshl_b64 v[2:3], v[0:1], 2
	v_add_i32_e32 v0, vcc, s10, v0
	v_add_i32_e32 v5, vcc, s2, v5
	v_cmp_lt_u32_e32 vcc, s3, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[2:3], s[4:7], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB1_9
.LBB1_10:
	s_endpgm
.Lfunc_end1:
	.size	local_int, .Lfunc_end1-local_int
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 664
; NumSgprs: 18
; NumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 384 bytes/workgroup (compile time only)
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
	.protected	global_uint             ; -- Begin function global_uint
	.globl	global_uint
	.p2align	8
	.type	global_uint,@function
	.amdgpu_hsa_kernel global_uint
global_uint:                            ; @global_uint
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
	s_load_dword s0, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	s_load_dword s1, s[6:7], 0x7
	v_mov_b32_e32 v1, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_mul_hi_u32 v1, s2, v1
	s_mul_i32 s2, s2, s8
	v_mov_b32_e32 v2, s2
	v_add_i32_e32 v2, vcc, s1, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_i32_e32 v0, vcc, v2, v0
	s_mov_b32 s0, 0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, s0
	v_lshl_b64 v[2:3], v[0:1], 2
	s_mov_b64 s[8:9], s[12:13]
	s_mov_b64 s[10:11], s[2:3]
	buffer_load_dword v7, v[2:3], s[8:11], 0 addr64
	v_mov_b32_e32 v3, 0
	v_and_b32_e32 v2, 7, v0
	v_lshl_b64 v[4:5], v[2:3], 2
	s_mov_b64 s[8:9], s[14:15]
	v_lshlrev_b32_e32 v8, 2, v2
	v_mov_b32_e32 v9, v3
	v_add_i32_e32 v3, vcc, s14, v8
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v7, v[4:5], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_atomic_sub v7, v[8:9], s[8:11], 0 addr64 offset:32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_load_dword v6, v[8:9], s[8:11], 0 addr64 offset:64 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_mov_b32_e32 v4, s15
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
.LBB2_1:                                ; =>This Inner Loop Header: Depth=1
	v_mul_lo_u32 v5, v6, 3
	s_mov_b32 s1, s0
	v_add_i32_e32 v5, vcc, 1, v5
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v9, v6
	v_mov_b32_e32 v8, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap v[8:9], v[3:4], s[0:3], 0 addr64 offset:64 glc
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
	buffer_load_dword v6, v[3:4], s[0:3], 0 addr64 offset:96
	s_mov_b64 s[6:7], 0
.LBB2_3:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v5, v6, 3
	v_add_i32_e32 v5, vcc, 1, v5
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v9, v6
	v_mov_b32_e32 v8, v5
	s_waitcnt vmcnt(0)
	buffer_atomic_cmpswap v[8:9], v[3:4], s[0:3], 0 addr64 offset:96 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u32_e32 vcc, v8, v6
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v6, v8
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB2_3
; %bb.4:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b32 s8, s2
	s_mov_b32 s9, s2
	s_mov_b64 s[10:11], s[2:3]
	v_mov_b32_e32 v5, 3
	buffer_atomic_umin v7, v[3:4], s[8:11], 0 addr64 offset:128
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_umax v7, v[3:4], s[8:11], 0 addr64 offset:160
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_and v7, v[3:4], s[8:11], 0 addr64 offset:192
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0)
	buffer_atomic_or v7, v[3:4], s[8:11], 0 addr64 offset:224
	s_waitcnt lgkmcnt(0)
	buffer_atomic_xor v7, v[3:4], s[8:11], 0 addr64 offset:256
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, v[3:4], s[8:11], 0 addr64 offset:288
	buffer_atomic_add v5, v[3:4], s[8:11], 0 addr64 offset:320 glc
	v_lshl_b64 v[0:1], v[0:1], 3
	s_mov_b64 s[0:1], s[4:5]
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, v[0:1], s[0:3], 0 addr64
	s_waitcnt vmcnt(0) expcnt(3) lgkmcnt(0)
	buffer_atomic_swap v7, v[3:4], s[8:11], 0 addr64 offset:352 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_store_dword v7, v[0:1], s[0:3], 0 addr64 offset:4
	s_endpgm
.Lfunc_end2:
	.size	global_uint, .Lfunc_end2-global_uint
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 588
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
	.long	11272322
	.long	47180
	.long	65680
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	local_uint              ; -- Begin function local_uint
	.globl	local_uint
	.p2align	8
	.type	local_uint,@function
	.amdgpu_hsa_kernel local_uint
local_uint:                             ; @local_uint
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
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s9, s[4:5], 0x1
	s_load_dwordx2 s[12:13], s[6:7], 0x4
	s_load_dword s7, s[6:7], 0x7
	v_mov_b32_e32 v1, s8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s2
	s_and_b32 s10, s9, 0xffff
	v_mul_hi_u32 v1, s10, v1
	s_mul_i32 s2, s10, s8
	v_mov_b32_e32 v2, s2
	v_add_i32_e32 v2, vcc, s7, v2
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_i32_e32 v1, vcc, v2, v0
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0xf000
	v_lshl_b64 v[3:4], v[1:2], 2
	s_mov_b32 s5, s3
	s_mov_b64 s[2:3], s[6:7]
	buffer_load_dword v6, v[3:4], s[0:3], 0 addr64
	s_movk_i32 s0, 0x60
	v_cmp_gt_u32_e32 vcc, s0, v0
	v_lshlrev_b32_e32 v5, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_3
; %bb.1:
	v_lshlrev_b32_e32 v7, 2, v0
	s_lshl_b32 s11, s10, 2
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v4, 0
	s_movk_i32 s14, 0x5f
	v_mov_b32_e32 v3, v0
.LBB3_2:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[8:9], v[3:4], 2
	v_add_i32_e64 v3, s[0:1], s10, v3
	buffer_load_dword v8, v[8:9], s[4:7], 0 addr64
	v_cmp_lt_u32_e64 s[0:1], s14, v3
	s_or_b64 s[8:9], s[0:1], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v8
	v_add_i32_e64 v7, s[0:1], s11, v7
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB3_2
.LBB3_3:
	s_or_b64 exec, exec, s[2:3]
	v_and_b32_e32 v4, 7, v1
	v_lshlrev_b32_e32 v3, 2, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v6
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	ds_sub_u32 v3, v6 offset:32
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v7, v3 offset:64
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[2:3], 0
.LBB3_4:                                ; =>This Inner Loop Header: Depth=1
	v_mul_lo_u32 v8, v7, 3
	v_add_i32_e64 v8, s[0:1], 1, v8
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v8, v3, v7, v8 offset:64
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v8, v7
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v7, v8
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB3_4
; %bb.5:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v3 offset:96
	s_mov_b64 s[2:3], 0
.LBB3_6:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v8, v7, 3
	v_add_i32_e64 v8, s[0:1], 1, v8
	ds_cmpst_rtn_b32 v8, v3, v7, v8 offset:96
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v8, v7
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v7, v8
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB3_6
; %bb.7:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v7, 3
	ds_min_u32 v3, v6 offset:128
	s_waitcnt lgkmcnt(0)
	ds_max_u32 v3, v6 offset:160
	s_waitcnt lgkmcnt(0)
	ds_and_b32 v3, v6 offset:192
	s_waitcnt lgkmcnt(0)
	ds_or_b32 v3, v6 offset:224
	s_waitcnt lgkmcnt(0)
	ds_xor_b32 v3, v6 offset:256
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v3, v4 offset:288
	ds_add_rtn_u32 v4, v3, v7 offset:320
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	v_lshl_b64 v[1:2], v[1:2], 3
	s_mov_b64 s[14:15], s[6:7]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[1:2], s[12:15], 0 addr64
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v3, v3, v6 offset:352
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v[1:2], s[12:15], 0 addr64 offset:4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_10
; %bb.8:
	s_lshl_b32 s2, s10, 2
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
	s_movk_i32 s3, 0x5f
.LBB3_9:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v4, v5
	v_lshl_b64 v[2:3], v[0:1], 2
	v_add_i32_e32 v0, vcc, s10, v0
	v_add_i32_e32 v5, vcc, s2, v5
	v_cmp_lt_u32_e32 vcc, s3, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[2:3], s[4:7], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB3_9
.LBB3_10:
	s_endpgm
.Lfunc_end3:
	.size	local_uint, .Lfunc_end3-local_uint
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 664
; NumSgprs: 18
; NumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 384 bytes/workgroup (compile time only)
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
	.protected	global_long             ; -- Begin function global_long
	.globl	global_long
	.p2align	8
	.type	global_long,@function
	.amdgpu_hsa_kernel global_long
global_long:                            ; @global_long
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
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	s_load_dword s1, s[6:7], 0x7
	v_mov_b32_e32 v1, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_mul_hi_u32 v1, s2, v1
	s_mul_i32 s2, s2, s8
	v_mov_b32_e32 v2, s2
	v_add_i32_e32 v2, vcc, s1, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_i32_e32 v4, vcc, v2, v0
	s_mov_b32 s0, 0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, s0
	v_lshl_b64 v[0:1], v[4:5], 3
	s_mov_b64 s[8:9], s[12:13]
	s_mov_b64 s[10:11], s[2:3]
	buffer_load_dwordx2 v[6:7], v[0:1], s[8:11], 0 addr64
	v_mov_b32_e32 v9, 0
	v_and_b32_e32 v8, 7, v4
	v_lshl_b64 v[0:1], v[8:9], 3
	s_mov_b64 s[8:9], s[14:15]
	v_lshlrev_b32_e32 v10, 3, v8
	v_mov_b32_e32 v11, v9
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add_x2 v[6:7], v[0:1], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_atomic_sub_x2 v[6:7], v[10:11], s[8:11], 0 addr64 offset:64
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_load_dwordx2 v[2:3], v[10:11], s[8:11], 0 addr64 offset:128 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_mov_b32_e32 v0, s15
	v_add_i32_e32 v10, vcc, s14, v10
	v_addc_u32_e32 v11, vcc, 0, v0, vcc
.LBB4_1:                                ; =>This Inner Loop Header: Depth=1
	v_mul_lo_u32 v0, v3, 3
	v_mul_hi_u32 v1, v2, 3
	s_waitcnt expcnt(0)
	v_mul_lo_u32 v12, v2, 3
	s_mov_b32 s1, s0
	v_add_i32_e32 v1, vcc, v1, v0
	v_add_i32_e32 v0, vcc, 1, v12
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v15, v3
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v12, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap_x2 v[12:15], v[10:11], s[0:3], 0 addr64 offset:128 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u64_e32 vcc, v[12:13], v[2:3]
	v_mov_b32_e32 v2, v12
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v3, v13
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB4_1
; %bb.2:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	buffer_load_dwordx2 v[2:3], v[10:11], s[0:3], 0 addr64 offset:192
	s_mov_b64 s[6:7], 0
.LBB4_3:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v3, 3
	v_mul_hi_u32 v1, v2, 3
	s_waitcnt expcnt(0)
	v_mul_lo_u32 v12, v2, 3
	v_add_i32_e32 v1, vcc, v1, v0
	v_add_i32_e32 v0, vcc, 1, v12
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v15, v3
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v12, v0
	s_waitcnt vmcnt(0)
	buffer_atomic_cmpswap_x2 v[12:15], v[10:11], s[0:3], 0 addr64 offset:192 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u64_e32 vcc, v[12:13], v[2:3]
	v_mov_b32_e32 v2, v12
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v3, v13
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB4_3
; %bb.4:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b32 s8, s2
	s_mov_b32 s9, s2
	s_mov_b64 s[10:11], s[2:3]
	v_mov_b32_e32 v0, 3
	buffer_atomic_smin_x2 v[6:7], v[10:11], s[8:11], 0 addr64 offset:256
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_smax_x2 v[6:7], v[10:11], s[8:11], 0 addr64 offset:320
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_and_x2 v[6:7], v[10:11], s[8:11], 0 addr64 offset:384
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0)
	buffer_atomic_or_x2 v[6:7], v[10:11], s[8:11], 0 addr64 offset:448
	s_waitcnt lgkmcnt(0)
	buffer_atomic_xor_x2 v[6:7], v[10:11], s[8:11], 0 addr64 offset:512
	v_mov_b32_e32 v1, 0
	s_waitcnt vmcnt(0)
	buffer_store_dwordx2 v[8:9], v[10:11], s[8:11], 0 addr64 offset:576
	buffer_atomic_add_x2 v[0:1], v[10:11], s[8:11], 0 addr64 offset:640 glc
	v_lshl_b64 v[2:3], v[4:5], 4
	s_mov_b64 s[0:1], s[4:5]
	s_waitcnt vmcnt(0)
	buffer_store_dwordx2 v[0:1], v[2:3], s[0:3], 0 addr64
	s_waitcnt vmcnt(0) expcnt(3) lgkmcnt(0)
	buffer_atomic_swap_x2 v[6:7], v[10:11], s[8:11], 0 addr64 offset:704 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_store_dwordx2 v[6:7], v[2:3], s[0:3], 0 addr64 offset:8
	s_endpgm
.Lfunc_end4:
	.size	global_long, .Lfunc_end4-global_long
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 664
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
	.long	11272323
	.long	47180
	.long	98448
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	local_long              ; -- Begin function local_long
	.globl	local_long
	.p2align	8
	.type	local_long,@function
	.amdgpu_hsa_kernel local_long
local_long:                             ; @local_long
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
		workgroup_group_segment_byte_size = 768
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
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s9, s[4:5], 0x1
	s_load_dwordx2 s[12:13], s[6:7], 0x4
	s_load_dword s7, s[6:7], 0x7
	v_mov_b32_e32 v1, s8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s2
	s_and_b32 s10, s9, 0xffff
	v_mul_hi_u32 v1, s10, v1
	s_mul_i32 s2, s10, s8
	v_mov_b32_e32 v2, s2
	v_add_i32_e32 v2, vcc, s7, v2
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_i32_e32 v1, vcc, v2, v0
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0xf000
	v_lshl_b64 v[3:4], v[1:2], 3
	s_mov_b32 s5, s3
	s_mov_b64 s[2:3], s[6:7]
	buffer_load_dwordx2 v[3:4], v[3:4], s[0:3], 0 addr64
	s_movk_i32 s0, 0x60
	v_cmp_gt_u32_e32 vcc, s0, v0
	v_lshlrev_b32_e32 v9, 3, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB5_3
; %bb.1:
	v_lshlrev_b32_e32 v7, 3, v0
	s_lshl_b32 s11, s10, 3
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v6, 0
	s_movk_i32 s14, 0x5f
	v_mov_b32_e32 v5, v0
.LBB5_2:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[10:11], v[5:6], 3
	v_add_i32_e64 v5, s[0:1], s10, v5
	buffer_load_dwordx2 v[10:11], v[10:11], s[4:7], 0 addr64
	v_cmp_lt_u32_e64 s[0:1], s14, v5
	s_or_b64 s[8:9], s[0:1], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b64 v7, v[10:11]
	v_add_i32_e64 v7, s[0:1], s11, v7
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB5_2
.LBB5_3:
	s_or_b64 exec, exec, s[2:3]
	v_and_b32_e32 v5, 7, v1
	v_lshlrev_b32_e32 v10, 3, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_waitcnt lgkmcnt(0)
	ds_add_u64 v10, v[3:4]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	ds_sub_u64 v10, v[3:4] offset:64
	s_waitcnt lgkmcnt(0)
	ds_read_b64 v[7:8], v10 offset:128
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[2:3], 0
.LBB5_4:                                ; =>This Inner Loop Header: Depth=1
	v_mul_lo_u32 v11, v8, 3
	v_mul_hi_u32 v12, v7, 3
	v_mul_lo_u32 v13, v7, 3
	v_add_i32_e64 v12, s[0:1], v12, v11
	v_add_i32_e64 v11, s[0:1], 1, v13
	v_addc_u32_e64 v12, s[0:1], 0, v12, s[0:1]
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b64 v[11:12], v10, v[7:8], v[11:12] offset:128
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u64_e64 s[0:1], v[11:12], v[7:8]
	v_mov_b32_e32 v7, v11
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v8, v12
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB5_4
; %bb.5:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b64 v[7:8], v10 offset:192
	s_mov_b64 s[2:3], 0
.LBB5_6:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v11, v8, 3
	v_mul_hi_u32 v12, v7, 3
	v_mul_lo_u32 v13, v7, 3
	v_add_i32_e64 v12, s[0:1], v12, v11
	v_add_i32_e64 v11, s[0:1], 1, v13
	v_addc_u32_e64 v12, s[0:1], 0, v12, s[0:1]
	ds_cmpst_rtn_b64 v[11:12], v10, v[7:8], v[11:12] offset:192
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u64_e64 s[0:1], v[11:12], v[7:8]
	v_mov_b32_e32 v7, v11
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v8, v12
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB5_6
; %bb.7:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v7, 3
	ds_min_i64 v10, v[3:4] offset:256
	s_waitcnt lgkmcnt(0)
	ds_max_i64 v10, v[3:4] offset:320
	s_waitcnt lgkmcnt(0)
	ds_and_b64 v10, v[3:4] offset:384
	s_waitcnt lgkmcnt(0)
	ds_or_b64 v10, v[3:4] offset:448
	s_waitcnt lgkmcnt(0)
	ds_xor_b64 v10, v[3:4] offset:512
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, 0
	ds_write_b64 v10, v[5:6] offset:576
	ds_add_rtn_u64 v[5:6], v10, v[7:8] offset:640
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	v_lshl_b64 v[1:2], v[1:2], 4
	s_mov_b64 s[14:15], s[6:7]
	s_waitcnt lgkmcnt(0)
	buffer_store_dwordx2 v[5:6], v[1:2], s[12:15], 0 addr64
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b64 v[3:4], v10, v[3:4] offset:704
	s_waitcnt lgkmcnt(0)
	buffer_store_dwordx2 v[3:4], v[1:2], s[12:15], 0 addr64 offset:8
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_10
; %bb.8:
	s_lshl_b32 s2, s10, 3
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
	s_movk_i32 s3, 0x5f
.LBB5_9:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b64 v[2:3], v9
	v_lshl_b64 v[4:5], v[0:1], 3
	v_add_i32_e32 v0, vcc, s10, v0
	v_add_i32_e32 v9, vcc, s2, v9
	v_cmp_lt_u32_e32 vcc, s3, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dwordx2 v[2:3], v[4:5], s[4:7], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB5_9
.LBB5_10:
	s_endpgm
.Lfunc_end5:
	.size	local_long, .Lfunc_end5-local_long
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 760
; NumSgprs: 18
; NumVgprs: 14
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 768 bytes/workgroup (compile time only)
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
	.protected	global_ulong            ; -- Begin function global_ulong
	.globl	global_ulong
	.p2align	8
	.type	global_ulong,@function
	.amdgpu_hsa_kernel global_ulong
global_ulong:                           ; @global_ulong
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
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	s_load_dword s1, s[6:7], 0x7
	v_mov_b32_e32 v1, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_mul_hi_u32 v1, s2, v1
	s_mul_i32 s2, s2, s8
	v_mov_b32_e32 v2, s2
	v_add_i32_e32 v2, vcc, s1, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_i32_e32 v4, vcc, v2, v0
	s_mov_b32 s0, 0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, s0
	v_lshl_b64 v[0:1], v[4:5], 3
	s_mov_b64 s[8:9], s[12:13]
	s_mov_b64 s[10:11], s[2:3]
	buffer_load_dwordx2 v[6:7], v[0:1], s[8:11], 0 addr64
	v_mov_b32_e32 v9, 0
	v_and_b32_e32 v8, 7, v4
	v_lshl_b64 v[0:1], v[8:9], 3
	s_mov_b64 s[8:9], s[14:15]
	v_lshlrev_b32_e32 v10, 3, v8
	v_mov_b32_e32 v11, v9
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add_x2 v[6:7], v[0:1], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_atomic_sub_x2 v[6:7], v[10:11], s[8:11], 0 addr64 offset:64
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_load_dwordx2 v[2:3], v[10:11], s[8:11], 0 addr64 offset:128 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_mov_b32_e32 v0, s15
	v_add_i32_e32 v10, vcc, s14, v10
	v_addc_u32_e32 v11, vcc, 0, v0, vcc
.LBB6_1:                                ; =>This Inner Loop Header: Depth=1
	v_mul_lo_u32 v0, v3, 3
	v_mul_hi_u32 v1, v2, 3
	s_waitcnt expcnt(0)
	v_mul_lo_u32 v12, v2, 3
	s_mov_b32 s1, s0
	v_add_i32_e32 v1, vcc, v1, v0
	v_add_i32_e32 v0, vcc, 1, v12
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v15, v3
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v12, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap_x2 v[12:15], v[10:11], s[0:3], 0 addr64 offset:128 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u64_e32 vcc, v[12:13], v[2:3]
	v_mov_b32_e32 v2, v12
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v3, v13
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB6_1
; %bb.2:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	buffer_load_dwordx2 v[2:3], v[10:11], s[0:3], 0 addr64 offset:192
	s_mov_b64 s[6:7], 0
.LBB6_3:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v3, 3
	v_mul_hi_u32 v1, v2, 3
	s_waitcnt expcnt(0)
	v_mul_lo_u32 v12, v2, 3
	v_add_i32_e32 v1, vcc, v1, v0
	v_add_i32_e32 v0, vcc, 1, v12
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v15, v3
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v12, v0
	s_waitcnt vmcnt(0)
	buffer_atomic_cmpswap_x2 v[12:15], v[10:11], s[0:3], 0 addr64 offset:192 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u64_e32 vcc, v[12:13], v[2:3]
	v_mov_b32_e32 v2, v12
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v3, v13
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB6_3
; %bb.4:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b32 s8, s2
	s_mov_b32 s9, s2
	s_mov_b64 s[10:11], s[2:3]
	v_mov_b32_e32 v0, 3
	buffer_atomic_umin_x2 v[6:7], v[10:11], s[8:11], 0 addr64 offset:256
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_umax_x2 v[6:7], v[10:11], s[8:11], 0 addr64 offset:320
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_and_x2 v[6:7], v[10:11], s[8:11], 0 addr64 offset:384
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0)
	buffer_atomic_or_x2 v[6:7], v[10:11], s[8:11], 0 addr64 offset:448
	s_waitcnt lgkmcnt(0)
	buffer_atomic_xor_x2 v[6:7], v[10:11], s[8:11], 0 addr64 offset:512
	v_mov_b32_e32 v1, 0
	s_waitcnt vmcnt(0)
	buffer_store_dwordx2 v[8:9], v[10:11], s[8:11], 0 addr64 offset:576
	buffer_atomic_add_x2 v[0:1], v[10:11], s[8:11], 0 addr64 offset:640 glc
	v_lshl_b64 v[2:3], v[4:5], 4
	s_mov_b64 s[0:1], s[4:5]
	s_waitcnt vmcnt(0)
	buffer_store_dwordx2 v[0:1], v[2:3], s[0:3], 0 addr64
	s_waitcnt vmcnt(0) expcnt(3) lgkmcnt(0)
	buffer_atomic_swap_x2 v[6:7], v[10:11], s[8:11], 0 addr64 offset:704 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_store_dwordx2 v[6:7], v[2:3], s[0:3], 0 addr64 offset:8
	s_endpgm
.Lfunc_end6:
	.size	global_ulong, .Lfunc_end6-global_ulong
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 664
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
	.long	11272323
	.long	47180
	.long	98448
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	local_ulong             ; -- Begin function local_ulong
	.globl	local_ulong
	.p2align	8
	.type	local_ulong,@function
	.amdgpu_hsa_kernel local_ulong
local_ulong:                            ; @local_ulong
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
		workgroup_group_segment_byte_size = 768
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
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s9, s[4:5], 0x1
	s_load_dwordx2 s[12:13], s[6:7], 0x4
	s_load_dword s7, s[6:7], 0x7
	v_mov_b32_e32 v1, s8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s2
	s_and_b32 s10, s9, 0xffff
	v_mul_hi_u32 v1, s10, v1
	s_mul_i32 s2, s10, s8
	v_mov_b32_e32 v2, s2
	v_add_i32_e32 v2, vcc, s7, v2
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_i32_e32 v1, vcc, v2, v0
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0xf000
	v_lshl_b64 v[3:4], v[1:2], 3
	s_mov_b32 s5, s3
	s_mov_b64 s[2:3], s[6:7]
	buffer_load_dwordx2 v[3:4], v[3:4], s[0:3], 0 addr64
	s_movk_i32 s0, 0x60
	v_cmp_gt_u32_e32 vcc, s0, v0
	v_lshlrev_b32_e32 v9, 3, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB7_3
; %bb.1:
	v_lshlrev_b32_e32 v7, 3, v0
	s_lshl_b32 s11, s10, 3
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v6, 0
	s_movk_i32 s14, 0x5f
	v_mov_b32_e32 v5, v0
.LBB7_2:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[10:11], v[5:6], 3
	v_add_i32_e64 v5, s[0:1], s10, v5
	buffer_load_dwordx2 v[10:11], v[10:11], s[4:7], 0 addr64
	v_cmp_lt_u32_e64 s[0:1], s14, v5
	s_or_b64 s[8:9], s[0:1], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b64 v7, v[10:11]
	v_add_i32_e64 v7, s[0:1], s11, v7
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB7_2
.LBB7_3:
	s_or_b64 exec, exec, s[2:3]
	v_and_b32_e32 v5, 7, v1
	v_lshlrev_b32_e32 v10, 3, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_waitcnt lgkmcnt(0)
	ds_add_u64 v10, v[3:4]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	ds_sub_u64 v10, v[3:4] offset:64
	s_waitcnt lgkmcnt(0)
	ds_read_b64 v[7:8], v10 offset:128
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[2:3], 0
.LBB7_4:                                ; =>This Inner Loop Header: Depth=1
	v_mul_lo_u32 v11, v8, 3
	v_mul_hi_u32 v12, v7, 3
	v_mul_lo_u32 v13, v7, 3
	v_add_i32_e64 v12, s[0:1], v12, v11
	v_add_i32_e64 v11, s[0:1], 1, v13
	v_addc_u32_e64 v12, s[0:1], 0, v12, s[0:1]
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b64 v[11:12], v10, v[7:8], v[11:12] offset:128
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u64_e64 s[0:1], v[11:12], v[7:8]
	v_mov_b32_e32 v7, v11
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v8, v12
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB7_4
; %bb.5:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b64 v[7:8], v10 offset:192
	s_mov_b64 s[2:3], 0
.LBB7_6:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v11, v8, 3
	v_mul_hi_u32 v12, v7, 3
	v_mul_lo_u32 v13, v7, 3
	v_add_i32_e64 v12, s[0:1], v12, v11
	v_add_i32_e64 v11, s[0:1], 1, v13
	v_addc_u32_e64 v12, s[0:1], 0, v12, s[0:1]
	ds_cmpst_rtn_b64 v[11:12], v10, v[7:8], v[11:12] offset:192
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u64_e64 s[0:1], v[11:12], v[7:8]
	v_mov_b32_e32 v7, v11
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v8, v12
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB7_6
; %bb.7:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v7, 3
	ds_min_u64 v10, v[3:4] offset:256
	s_waitcnt lgkmcnt(0)
	ds_max_u64 v10, v[3:4] offset:320
	s_waitcnt lgkmcnt(0)
	ds_and_b64 v10, v[3:4] offset:384
	s_waitcnt lgkmcnt(0)
	ds_or_b64 v10, v[3:4] offset:448
	s_waitcnt lgkmcnt(0)
	ds_xor_b64 v10, v[3:4] offset:512
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, 0
	ds_write_b64 v10, v[5:6] offset:576
	ds_add_rtn_u64 v[5:6], v10, v[7:8] offset:640
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	v_lshl_b64 v[1:2], v[1:2], 4
	s_mov_b64 s[14:15], s[6:7]
	s_waitcnt lgkmcnt(0)
	buffer_store_dwordx2 v[5:6], v[1:2], s[12:15], 0 addr64
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b64 v[3:4], v10, v[3:4] offset:704
	s_waitcnt lgkmcnt(0)
	buffer_store_dwordx2 v[3:4], v[1:2], s[12:15], 0 addr64 offset:8
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_10
; %bb.8:
	s_lshl_b32 s2, s10, 3
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
	s_movk_i32 s3, 0x5f
.LBB7_9:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b64 v[2:3], v9
	v_lshl_b64 v[4:5], v[0:1], 3
	v_add_i32_e32 v0, vcc, s10, v0
	v_add_i32_e32 v9, vcc, s2, v9
	v_cmp_lt_u32_e32 vcc, s3, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	buffer_store_dwordx2 v[2:3], v[4:5], s[4:7], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB7_9
.LBB7_10:
	s_endpgm
.Lfunc_end7:
	.size	local_ulong, .Lfunc_end7-local_ulong
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 760
; NumSgprs: 18
; NumVgprs: 14
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 768 bytes/workgroup (compile time only)
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
	.protected	generic_global          ; -- Begin function generic_global
	.globl	generic_global
	.p2align	8
	.type	generic_global,@function
	.amdgpu_hsa_kernel generic_global
generic_global:                         ; @generic_global
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
	s_load_dword s0, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	s_load_dword s1, s[6:7], 0x7
	v_mov_b32_e32 v1, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_mul_hi_u32 v1, s2, v1
	s_mul_i32 s2, s2, s8
	v_mov_b32_e32 v2, s2
	v_add_i32_e32 v2, vcc, s1, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_i32_e32 v0, vcc, v2, v0
	s_mov_b32 s0, 0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, s0
	v_lshl_b64 v[2:3], v[0:1], 2
	s_mov_b64 s[8:9], s[12:13]
	s_mov_b64 s[10:11], s[2:3]
	buffer_load_dword v7, v[2:3], s[8:11], 0 addr64
	v_mov_b32_e32 v3, 0
	v_and_b32_e32 v2, 7, v0
	v_lshl_b64 v[4:5], v[2:3], 2
	s_mov_b64 s[8:9], s[14:15]
	v_lshlrev_b32_e32 v8, 2, v2
	v_mov_b32_e32 v9, v3
	v_add_i32_e32 v3, vcc, s14, v8
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v7, v[4:5], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_atomic_sub v7, v[8:9], s[8:11], 0 addr64 offset:32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_load_dword v6, v[8:9], s[8:11], 0 addr64 offset:64 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_mov_b32_e32 v4, s15
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
.LBB8_1:                                ; =>This Inner Loop Header: Depth=1
	v_mul_lo_u32 v5, v6, 3
	s_mov_b32 s1, s0
	v_add_i32_e32 v5, vcc, 1, v5
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v9, v6
	v_mov_b32_e32 v8, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap v[8:9], v[3:4], s[0:3], 0 addr64 offset:64 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u32_e32 vcc, v8, v6
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v6, v8
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB8_1
; %bb.2:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	buffer_load_dword v6, v[3:4], s[0:3], 0 addr64 offset:96
	s_mov_b64 s[6:7], 0
.LBB8_3:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v5, v6, 3
	v_add_i32_e32 v5, vcc, 1, v5
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v9, v6
	v_mov_b32_e32 v8, v5
	s_waitcnt vmcnt(0)
	buffer_atomic_cmpswap v[8:9], v[3:4], s[0:3], 0 addr64 offset:96 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u32_e32 vcc, v8, v6
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v6, v8
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB8_3
; %bb.4:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b32 s8, s2
	s_mov_b32 s9, s2
	s_mov_b64 s[10:11], s[2:3]
	v_mov_b32_e32 v5, 3
	buffer_atomic_smin v7, v[3:4], s[8:11], 0 addr64 offset:128
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_smax v7, v[3:4], s[8:11], 0 addr64 offset:160
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_and v7, v[3:4], s[8:11], 0 addr64 offset:192
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0)
	buffer_atomic_or v7, v[3:4], s[8:11], 0 addr64 offset:224
	s_waitcnt lgkmcnt(0)
	buffer_atomic_xor v7, v[3:4], s[8:11], 0 addr64 offset:256
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, v[3:4], s[8:11], 0 addr64 offset:288
	buffer_atomic_add v5, v[3:4], s[8:11], 0 addr64 offset:320 glc
	v_lshl_b64 v[0:1], v[0:1], 3
	s_mov_b64 s[0:1], s[4:5]
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, v[0:1], s[0:3], 0 addr64
	s_waitcnt vmcnt(0) expcnt(3) lgkmcnt(0)
	buffer_atomic_swap v7, v[3:4], s[8:11], 0 addr64 offset:352 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	buffer_store_dword v7, v[0:1], s[0:3], 0 addr64 offset:4
	s_endpgm
.Lfunc_end8:
	.size	generic_global, .Lfunc_end8-generic_global
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 588
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
	.long	11272386
	.long	47180
	.long	65680
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	generic_local           ; -- Begin function generic_local
	.globl	generic_local
	.p2align	8
	.type	generic_local,@function
	.amdgpu_hsa_kernel generic_local
generic_local:                          ; @generic_local
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
	s_cbranch_execz .LBB9_3
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
.LBB9_2:                                ; =>This Inner Loop Header: Depth=1
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
	s_cbranch_execnz .LBB9_2
.LBB9_3:
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
	v_and_b32_e32 v6, 7, v1
	v_lshlrev_b32_e32 v5, 2, v6
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_add_u32 v5, v4
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	ds_sub_u32 v5, v4 offset:32
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v7, v5 offset:64
	s_waitcnt lgkmcnt(0)
.LBB9_4:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v8, v7, 3
	v_add_i32_e64 v8, s[0:1], 1, v8
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v8, v5, v7, v8 offset:64
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v8, v7
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v7, v8
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB9_4
; %bb.5:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v5 offset:96
	s_mov_b64 s[2:3], 0
.LBB9_6:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v8, v7, 3
	v_add_i32_e64 v8, s[0:1], 1, v8
	ds_cmpst_rtn_b32 v8, v5, v7, v8 offset:96
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v8, v7
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v7, v8
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB9_6
; %bb.7:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v7, 3
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
	ds_write_b32 v5, v6 offset:288
	ds_add_rtn_u32 v6, v5, v7 offset:320
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	v_lshl_b64 v[1:2], v[1:2], 3
	s_mov_b64 s[18:19], s[14:15]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[1:2], s[16:19], 0 addr64
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v4, v5, v4 offset:352
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[1:2], s[16:19], 0 addr64 offset:4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB9_10
; %bb.8:
	s_lshl_b32 s2, s4, 2
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
	s_movk_i32 s3, 0x5f
.LBB9_9:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0) lgkmcnt(0)
	ds_read_b32 v2, v3
	s_waitcnt lgkmcnt(0)
	v_lshl_b64 v[4:5], v[0:1], 2
	v_add_i32_e32 v0, vcc, s4, v0
	v_add_i32_e32 v3, vcc, s2, v3
	v_cmp_lt_u32_e32 vcc, s3, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	buffer_store_dword v2, v[4:5], s[12:15], 0 addr64
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB9_9
.LBB9_10:
	s_endpgm
.Lfunc_end9:
	.size	generic_local, .Lfunc_end9-generic_local
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 800
; NumSgprs: 26
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 384 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 26
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
	.protected	floats                  ; -- Begin function floats
	.globl	floats
	.p2align	8
	.type	floats,@function
	.amdgpu_hsa_kernel floats
floats:                                 ; @floats
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
		workgroup_group_segment_byte_size = 4
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 40
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 22
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
	s_mov_b32 s9, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB10_2
; %bb.1:
	v_mov_b32_e32 v1, 0.5
	v_mov_b32_e32 v2, 0
	ds_write_b32 v2, v1
.LBB10_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s0, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	s_load_dword s1, s[6:7], 0x7
	v_mov_b32_e32 v1, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mul_hi_u32 v1, s0, v1
	s_mul_i32 s0, s0, s8
	v_mov_b32_e32 v2, s0
	v_add_i32_e64 v2, s[0:1], s1, v2
	v_addc_u32_e64 v1, s[0:1], 0, v1, s[0:1]
	v_add_i32_e64 v0, s[0:1], v2, v0
	v_addc_u32_e64 v1, s[0:1], 0, v1, s[0:1]
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, s9
	s_mov_b64 s[0:1], s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v2, v[0:1], s[0:3], 0 addr64
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[2:3], 0
.LBB10_3:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v2, v1
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v3, v0, v1, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v3, v1
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v1, v3
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB10_3
; %bb.4:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, -1
	s_mov_b32 s0, s14
	s_mov_b32 s1, s15
	s_mov_b32 s2, s18
	s_mov_b32 s3, s19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_load_dword v1, off, s[0:3], 0 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_mov_b64 s[16:17], s[14:15]
	s_mov_b64 s[2:3], 0
.LBB10_5:                               ; =>This Inner Loop Header: Depth=1
	v_add_f32_e32 v0, v2, v1
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v3, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_cmpswap v[3:4], off, s[16:19], 0 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u32_e64 s[0:1], v3, v1
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v1, v3
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB10_5
; %bb.6:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt expcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB10_8
; %bb.7:
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v2, v0, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[0:1], s[4:5]
	s_lshl_b64 s[4:5], s[8:9], 2
	v_mov_b32_e32 v0, s4
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	v_mov_b32_e32 v1, s5
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
.LBB10_8:
	s_endpgm
.Lfunc_end10:
	.size	floats, .Lfunc_end10-floats
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 456
; NumSgprs: 22
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 22
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
	.long	11272320
	.long	47180
	.long	140
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	flags                   ; -- Begin function flags
	.globl	flags
	.p2align	8
	.type	flags,@function
	.amdgpu_hsa_kernel flags
flags:                                  ; @flags
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
		kernarg_segment_byte_size = 16
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 18
		workitem_vgpr_count = 2
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
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, -1
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s12, s8
	s_mov_b32 s13, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_swap v1, off, s[12:15], 0 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_mov_b32 s0, s8
	s_mov_b32 s1, s9
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB11_2
; %bb.1:
	s_mov_b32 s12, s10
	s_mov_b32 s13, s11
	s_waitcnt expcnt(0)
	buffer_load_dword v1, off, s[12:15], 0 glc
	s_waitcnt vmcnt(0)
	v_add_i32_e32 v1, vcc, 1, v1
	buffer_store_dword v1, off, s[12:15], 0
	s_waitcnt vmcnt(0)
.LBB11_2:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB11_6
; %bb.3:
	s_mov_b64 s[4:5], 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, -1
.LBB11_4:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v0, 1
	buffer_atomic_swap v0, off, s[0:3], 0 offset:4 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB11_4
; %bb.5:
	s_or_b64 exec, exec, s[4:5]
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, -1
	s_mov_b32 s12, s10
	s_mov_b32 s13, s11
	s_waitcnt expcnt(0)
	buffer_load_dword v0, off, s[12:15], 0 offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, s14
	s_mov_b32 s3, s15
	v_add_i32_e32 v0, vcc, s6, v0
	v_add_i32_e32 v0, vcc, 1, v0
	buffer_store_dword v0, off, s[12:15], 0 offset:4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0 offset:4
.LBB11_6:
	s_endpgm
.Lfunc_end11:
	.size	flags, .Lfunc_end11-flags
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 288
; NumSgprs: 18
; NumVgprs: 2
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 2
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_lds llvm.amdgcn.kernel.local_int.lds, 384, 16
	.amdgpu_lds llvm.amdgcn.kernel.local_uint.lds, 384, 16
	.amdgpu_lds llvm.amdgcn.kernel.local_long.lds, 768, 16
	.amdgpu_lds llvm.amdgcn.kernel.local_ulong.lds, 768, 16
	.amdgpu_lds llvm.amdgcn.kernel.generic_local.lds, 384, 16
	.amdgpu_lds llvm.amdgcn.kernel.floats.lds, 4, 4
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
