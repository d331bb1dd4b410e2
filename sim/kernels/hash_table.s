	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272257
	.long	47180
	.long	131212
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	hash_table_tm           ; -- Begin function hash_table_tm
	.globl	hash_table_tm
	.p2align	8
	.type	hash_table_tm,@function
	.amdgpu_hsa_kernel hash_table_tm
hash_table_tm:                          ; @hash_table_tm
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
		granulated_lds_size = 4
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
		workgroup_group_segment_byte_size = 1024
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 16
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 12
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
	s_load_dwordx2 s[0:1], s[4:5], 0x2
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 m0, -1
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s1, 0
	ds_write_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_6
; %bb.1:
	s_add_i32 s0, s0, -1
	v_and_b32_e32 v3, s0, v0
	v_mul_lo_u32 v3, v3, s1
	s_mov_b32 s0, 1
	v_add_i32_e32 v0, vcc, 1, v0
	v_lshlrev_b32_e32 v3, 2, v3
	s_mov_b64 s[6:7], 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_cmp_ge_u32 s0, s1
	s_cselect_b64 s[8:9], -1, 0
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_or_b64 s[8:9], vcc, s[8:9]
	s_add_i32 s0, s0, 1
	s_and_b64 s[8:9], exec, s[8:9]
	s_or_b64 s[6:7], s[8:9], s[6:7]
	v_add_i32_e32 v3, vcc, 4, v3
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_5
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	ds_read_b32 v4, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_2
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	ds_write_b32 v3, v0
	s_branch .LBB0_2
.LBB0_5:
	s_or_b64 exec, exec, s[6:7]
.LBB0_6:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_mov_b32 s3, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end0:
	.size	hash_table_tm, .Lfunc_end0-hash_table_tm
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 224
; NumSgprs: 12
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 12
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
	.section	.AMDGPU.config
	.long	47176
	.long	11272257
	.long	47180
	.long	131212
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	hash_table_fgl          ; -- Begin function hash_table_fgl
	.globl	hash_table_fgl
	.p2align	8
	.type	hash_table_fgl,@function
	.amdgpu_hsa_kernel hash_table_fgl
hash_table_fgl:                         ; @hash_table_fgl
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
		granulated_lds_size = 4
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
		workgroup_group_segment_byte_size = 1024
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 16
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 12
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
	s_load_dwordx2 s[0:1], s[4:5], 0x2
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 m0, -1
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s1, 0
	ds_write_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB1_4
; %bb.1:
	s_add_i32 s0, s0, -1
	v_and_b32_e32 v3, s0, v0
	v_mul_lo_u32 v3, v3, s1
	s_mov_b32 s0, 1
	v_add_i32_e32 v0, vcc, 1, v0
	v_lshlrev_b32_e32 v3, 2, v3
	s_mov_b64 s[6:7], 0
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v4, v3, v2, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_u32 s0, s1
	s_cselect_b64 s[8:9], -1, 0
	s_add_i32 s0, s0, 1
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], s[8:9], vcc
	s_and_b64 s[8:9], exec, s[8:9]
	s_or_b64 s[6:7], s[8:9], s[6:7]
	v_add_i32_e32 v3, vcc, 4, v3
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB1_2
; %bb.3:
	s_or_b64 exec, exec, s[6:7]
.LBB1_4:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_mov_b32 s3, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end1:
	.size	hash_table_fgl, .Lfunc_end1-hash_table_fgl
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 184
; NumSgprs: 12
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 12
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
	.section	.AMDGPU.config
	.long	47176
	.long	11272320
	.long	47180
	.long	131212
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	hash_table_serial       ; -- Begin function hash_table_serial
	.globl	hash_table_serial
	.p2align	8
	.type	hash_table_serial,@function
	.amdgpu_hsa_kernel hash_table_serial
hash_table_serial:                      ; @hash_table_serial
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
		granulated_lds_size = 4
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
		workgroup_group_segment_byte_size = 1024
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 16
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 18
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
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 m0, -1
	v_cmp_eq_u32_e32 vcc, 0, v0
	ds_write_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_23
; %bb.1:
	s_load_dwordx2 s[6:7], s[4:5], 0x2
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s6, s6, -1
	s_cmp_lg_u32 s7, 0
	s_cselect_b64 s[0:1], -1, 0
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	s_branch .LBB2_3
.LBB2_2:                                ;   in Loop: Header=BB2_3 Depth=1
	s_cmpk_eq_i32 s10, 0x100
	s_cbranch_scc1 .LBB2_23
.LBB2_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB2_6 Depth 2
                                        ;     Child Loop BB2_11 Depth 2
                                        ;     Child Loop BB2_16 Depth 2
                                        ;     Child Loop BB2_21 Depth 2
	s_and_b64 vcc, exec, s[0:1]
	s_or_b32 s12, s10, 1
	s_cbranch_vccnz .LBB2_8
; %bb.4:                                ;   in Loop: Header=BB2_3 Depth=1
	s_and_b32 s8, s10, s6
	s_mul_i32 s8, s8, s7
	s_lshl_b32 s11, s8, 2
	s_mov_b32 s13, 1
	s_branch .LBB2_6
.LBB2_5:                                ;   in Loop: Header=BB2_6 Depth=2
	s_cmp_ge_u32 s13, s7
	s_cselect_b64 s[14:15], -1, 0
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_add_i32 s13, s13, 1
	s_add_i32 s11, s11, 4
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB2_8
.LBB2_6:                                ;   Parent Loop BB2_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v0, s11
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s8, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[8:9], -1, 0
	s_cbranch_vccnz .LBB2_5
; %bb.7:                                ;   in Loop: Header=BB2_6 Depth=2
	v_mov_b32_e32 v0, s11
	v_mov_b32_e32 v2, s12
	ds_write_b32 v0, v2
	s_branch .LBB2_5
.LBB2_8:                                ;   in Loop: Header=BB2_3 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_or_b32 s11, s10, 2
	s_cbranch_vccnz .LBB2_13
; %bb.9:                                ;   in Loop: Header=BB2_3 Depth=1
	s_and_b32 s8, s12, s6
	s_mul_i32 s8, s8, s7
	s_lshl_b32 s12, s8, 2
	s_mov_b32 s13, 1
	s_branch .LBB2_11
.LBB2_10:                               ;   in Loop: Header=BB2_11 Depth=2
	s_cmp_lt_u32 s13, s7
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[8:9], s[8:9], -1
	s_and_b64 s[8:9], s[8:9], s[14:15]
	s_add_i32 s13, s13, 1
	s_add_i32 s12, s12, 4
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB2_13
.LBB2_11:                               ;   Parent Loop BB2_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v0, s12
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s8, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[8:9], -1, 0
	s_cbranch_vccnz .LBB2_10
; %bb.12:                               ;   in Loop: Header=BB2_11 Depth=2
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v2, s11
	ds_write_b32 v0, v2
	s_branch .LBB2_10
.LBB2_13:                               ;   in Loop: Header=BB2_3 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_or_b32 s12, s10, 3
	s_cbranch_vccnz .LBB2_18
; %bb.14:                               ;   in Loop: Header=BB2_3 Depth=1
	s_and_b32 s8, s11, s6
	s_mul_i32 s8, s8, s7
	s_lshl_b32 s11, s8, 2
	s_mov_b32 s13, 1
	s_branch .LBB2_16
.LBB2_15:                               ;   in Loop: Header=BB2_16 Depth=2
	s_cmp_lt_u32 s13, s7
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[8:9], s[8:9], -1
	s_and_b64 s[8:9], s[8:9], s[14:15]
	s_add_i32 s13, s13, 1
	s_add_i32 s11, s11, 4
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB2_18
.LBB2_16:                               ;   Parent Loop BB2_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v0, s11
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s8, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[8:9], -1, 0
	s_cbranch_vccnz .LBB2_15
; %bb.17:                               ;   in Loop: Header=BB2_16 Depth=2
	v_mov_b32_e32 v0, s11
	v_mov_b32_e32 v2, s12
	ds_write_b32 v0, v2
	s_branch .LBB2_15
.LBB2_18:                               ;   in Loop: Header=BB2_3 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_add_i32 s10, s10, 4
	s_cbranch_vccnz .LBB2_2
; %bb.19:                               ;   in Loop: Header=BB2_3 Depth=1
	s_and_b32 s8, s12, s6
	s_mul_i32 s8, s8, s7
	s_lshl_b32 s11, s8, 2
	s_mov_b32 s12, 1
	s_branch .LBB2_21
.LBB2_20:                               ;   in Loop: Header=BB2_21 Depth=2
	s_cmp_lt_u32 s12, s7
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[8:9], s[8:9], -1
	s_and_b64 s[8:9], s[8:9], s[14:15]
	s_add_i32 s12, s12, 1
	s_add_i32 s11, s11, 4
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB2_2
.LBB2_21:                               ;   Parent Loop BB2_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v0, s11
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s8, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[8:9], -1, 0
	s_cbranch_vccnz .LBB2_20
; %bb.22:                               ;   in Loop: Header=BB2_21 Depth=2
	v_mov_b32_e32 v0, s11
	v_mov_b32_e32 v2, s10
	ds_write_b32 v0, v2
	s_branch .LBB2_20
.LBB2_23:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end2:
	.size	hash_table_serial, .Lfunc_end2-hash_table_serial
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 628
; NumSgprs: 18
; NumVgprs: 3
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 18
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
	.amdgpu_lds llvm.amdgcn.kernel.hash_table_tm.lds, 1024, 16
	.amdgpu_lds llvm.amdgcn.kernel.hash_table_fgl.lds, 1024, 16
	.amdgpu_lds llvm.amdgcn.kernel.hash_table_serial.lds, 1024, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
