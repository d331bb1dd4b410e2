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
	.protected	loop_around             ; -- Begin function loop_around
	.globl	loop_around
	.p2align	8
	.type	loop_around,@function
	.amdgpu_hsa_kernel loop_around
loop_around:                            ; @loop_around
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
		workgroup_group_segment_byte_size = 64
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 23
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
	v_cmp_gt_u32_e64 s[0:1], 16, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_3
; %bb.1:
	s_load_dword s9, s[4:5], 0x1
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	s_lshl_b32 s12, s9, 2
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v4, vcc, s9, v4
	v_cmp_lt_u32_e32 vcc, 15, v4
	ds_write_b32 v2, v3
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_i32_e32 v2, vcc, s12, v2
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	s_or_b64 exec, exec, s[2:3]
	s_load_dword s2, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dword s3, s[6:7], 0x5
	v_mov_b32_e32 v2, s8
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s18, s2, 0xffff
	v_mul_hi_u32 v2, s18, v2
	s_mul_i32 s2, s18, s8
	v_mov_b32_e32 v3, s2
	v_add_i32_e32 v3, vcc, s3, v3
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_add_i32_e32 v2, vcc, v3, v0
	v_addc_u32_e32 v3, vcc, 0, v4, vcc
	v_lshl_b64 v[2:3], v[2:3], 2
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, s9
	s_mov_b64 s[4:5], s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v4, v[2:3], s[4:7], 0 addr64
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s19, s9
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 7, v4
	v_bfe_u32 v4, v4, 3, 2
	v_cmp_ne_u32_e64 s[2:3], 0, v3
	v_cmp_ne_u32_e64 s[4:5], 0, v4
	s_branch .LBB0_5
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[10:11]
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_add_i32 s10, s19, 1
	v_cmp_eq_u32_e32 vcc, s19, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_mov_b32 s19, s10
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_10
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_8 Depth 2
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v2
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v5, vcc, 1, v5
	ds_write_b32 v2, v5
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_4
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	ds_read_b32 v5, v2 offset:4
	s_mov_b32 s20, 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB0_8
.LBB0_7:                                ;   in Loop: Header=BB0_8 Depth=2
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s20, s20, 1
	v_cmp_eq_u32_e32 vcc, s20, v3
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_4
.LBB0_8:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_and_saveexec_b64 s[16:17], s[4:5]
	s_cbranch_execz .LBB0_7
; %bb.9:                                ;   in Loop: Header=BB0_8 Depth=2
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v5, vcc, s20, v5
	ds_write_b32 v2, v5 offset:4
	s_branch .LBB0_7
.LBB0_10:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_13
; %bb.11:
	s_mov_b32 s4, s14
	s_mov_b32 s5, s15
	s_lshl_b64 s[2:3], s[8:9], 4
	s_lshl_b32 s10, s18, 2
	s_mov_b64 s[8:9], 0
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
.LBB0_12:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v4, v1
	v_mov_b32_e32 v3, s3
	v_add_i32_e32 v2, vcc, s2, v0
	v_add_i32_e64 v0, s[0:1], s18, v0
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_lt_u32_e32 vcc, 15, v0
	v_lshl_b64 v[2:3], v[2:3], 2
	v_add_i32_e64 v1, s[0:1], s10, v1
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[2:3], s[4:7], 0 addr64
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_12
.LBB0_13:
	s_endpgm
.Lfunc_end0:
	.size	loop_around, .Lfunc_end0-loop_around
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 544
; NumSgprs: 23
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 64 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 23
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
	.long	11272385
	.long	47180
	.long	32912
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	nested_loops            ; -- Begin function nested_loops
	.globl	nested_loops
	.p2align	8
	.type	nested_loops,@function
	.amdgpu_hsa_kernel nested_loops
nested_loops:                           ; @nested_loops
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
		workgroup_group_segment_byte_size = 64
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 30
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
	v_cmp_gt_u32_e64 s[0:1], 16, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_3
; %bb.1:
	s_load_dword s9, s[4:5], 0x1
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	s_lshl_b32 s12, s9, 2
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v4, vcc, s9, v4
	v_cmp_lt_u32_e32 vcc, 15, v4
	ds_write_b32 v2, v3
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_i32_e32 v2, vcc, s12, v2
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB1_2
.LBB1_3:
	s_or_b64 exec, exec, s[2:3]
	s_load_dword s2, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dword s3, s[6:7], 0x5
	v_mov_b32_e32 v2, s8
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s20, s2, 0xffff
	v_mul_hi_u32 v2, s20, v2
	s_mul_i32 s2, s20, s8
	v_mov_b32_e32 v3, s2
	v_add_i32_e32 v3, vcc, s3, v3
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_add_i32_e32 v2, vcc, v3, v0
	v_addc_u32_e32 v3, vcc, 0, v4, vcc
	v_lshl_b64 v[2:3], v[2:3], 2
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, s9
	s_mov_b64 s[4:5], s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v3, v[2:3], s[4:7], 0 addr64
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, 7, v3
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_16
; %bb.4:
	v_bfe_u32 v3, v3, 3, 3
	s_mov_b32 s21, 32
	s_mov_b32 s22, -1
	s_mov_b64 s[6:7], 0
	s_mov_b32 s23, s9
	s_branch .LBB1_6
.LBB1_5:                                ;   in Loop: Header=BB1_6 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[2:3], exec, s[2:3]
	s_or_b64 s[6:7], s[2:3], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_16
.LBB1_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_10 Depth 2
	s_lshl_b32 s2, s23, 2
	v_mov_b32_e32 v4, s2
	ds_read_b32 v5, v4
	v_cmp_le_u32_e64 s[2:3], s23, v3
	s_mov_b64 s[12:13], -1
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v5, vcc, 1, v5
	ds_write_b32 v4, v5
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_14
; %bb.7:                                ;   in Loop: Header=BB1_6 Depth=1
	s_mov_b64 s[2:3], 0
	s_mov_b32 s24, s22
	s_mov_b32 s25, s21
                                        ; implicit-def: $sgpr12_sgpr13
                                        ; implicit-def: $sgpr16_sgpr17
	s_branch .LBB1_10
.LBB1_8:                                ;   in Loop: Header=BB1_10 Depth=2
	s_add_i32 s25, s25, 4
	v_cmp_ge_u32_e64 s[16:17], s24, v3
	s_mov_b64 s[18:19], 0
.LBB1_9:                                ;   in Loop: Header=BB1_10 Depth=2
	s_xor_b64 s[18:19], s[18:19], -1
	s_and_b64 s[26:27], exec, s[16:17]
	s_or_b64 s[2:3], s[26:27], s[2:3]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[12:13], s[12:13], s[18:19]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_13
.LBB1_10:                               ;   Parent Loop BB1_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_add_i32 s24, s24, 1
	s_xor_b32 s18, s24, s23
	s_or_b64 s[16:17], s[16:17], exec
	s_cmp_eq_u32 s18, 5
	s_mov_b64 s[18:19], -1
	s_cbranch_scc1 .LBB1_9
; %bb.11:                               ;   in Loop: Header=BB1_10 Depth=2
	s_bitcmp1_b32 s24, 0
	s_cselect_b64 s[16:17], -1, 0
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB1_8
; %bb.12:                               ;   in Loop: Header=BB1_10 Depth=2
	v_mov_b32_e32 v4, s25
	ds_read_b32 v5, v4
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v5, vcc, s23, v5
	ds_write_b32 v4, v5
	s_branch .LBB1_8
.LBB1_13:                               ;   in Loop: Header=BB1_6 Depth=1
	s_or_b64 exec, exec, s[2:3]
	s_orn2_b64 s[12:13], s[12:13], exec
.LBB1_14:                               ;   in Loop: Header=BB1_6 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[2:3], -1
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB1_5
; %bb.15:                               ;   in Loop: Header=BB1_6 Depth=1
	v_add_i32_e32 v4, vcc, s23, v3
	s_add_i32 s23, s23, 1
	v_cmp_eq_u32_e32 vcc, 9, v4
	v_cmp_eq_u32_e64 s[2:3], s23, v2
	s_or_b64 s[2:3], vcc, s[2:3]
	s_add_i32 s21, s21, 4
	s_add_i32 s22, s22, 1
	s_orn2_b64 s[2:3], s[2:3], exec
	s_branch .LBB1_5
.LBB1_16:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v2, 0
	ds_read_b32 v3, v2 offset:60
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, 1, v3
	ds_write_b32 v2, v3 offset:60
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_19
; %bb.17:
	s_mov_b32 s4, s14
	s_mov_b32 s5, s15
	s_lshl_b64 s[2:3], s[8:9], 4
	s_lshl_b32 s10, s20, 2
	s_mov_b64 s[8:9], 0
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
.LBB1_18:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v4, v1
	v_mov_b32_e32 v3, s3
	v_add_i32_e32 v2, vcc, s2, v0
	v_add_i32_e64 v0, s[0:1], s20, v0
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_lt_u32_e32 vcc, 15, v0
	v_lshl_b64 v[2:3], v[2:3], 2
	v_add_i32_e64 v1, s[0:1], s10, v1
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[2:3], s[4:7], 0 addr64
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB1_18
.LBB1_19:
	s_endpgm
.Lfunc_end1:
	.size	nested_loops, .Lfunc_end1-nested_loops
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 712
; NumSgprs: 30
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 64 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 30
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
	.long	11272257
	.long	47180
	.long	32912
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	shared_bound            ; -- Begin function shared_bound
	.globl	shared_bound
	.p2align	8
	.type	shared_bound,@function
	.amdgpu_hsa_kernel shared_bound
shared_bound:                           ; @shared_bound
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
		workgroup_group_segment_byte_size = 64
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 8
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 15
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
	v_cmp_gt_u32_e64 s[0:1], 16, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_3
; %bb.1:
	s_load_dword s9, s[4:5], 0x1
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	s_lshl_b32 s12, s9, 2
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v3, vcc, s9, v3
	v_cmp_lt_u32_e32 vcc, 15, v3
	ds_write_b32 v1, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_i32_e32 v1, vcc, s12, v1
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB2_2
.LBB2_3:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s2, 0xaaaaaaab
	v_mul_lo_u32 v1, v0, s2
	s_mov_b32 s2, 0x55555555
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cmp_lt_u32_e32 vcc, s2, v1
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB2_7
; %bb.4:
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_mov_b32_e32 v2, 0
	ds_read_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, 1, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	ds_write_b32 v2, v3
	s_cbranch_vccnz .LBB2_6
.LBB2_5:                                ; =>This Inner Loop Header: Depth=1
	v_and_b32_e32 v2, 1, v1
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v3, v2 offset:4
	v_lshrrev_b32_e32 v4, 1, v1
	v_cmp_lt_u32_e64 s[2:3], 1, v1
	v_mov_b32_e32 v1, v4
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, 1, v3
	s_and_b64 vcc, exec, s[2:3]
	ds_write_b32 v2, v3 offset:4
	s_cbranch_vccnz .LBB2_5
.LBB2_6:
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
.LBB2_7:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_10
; %bb.8:
	s_load_dword s3, s[4:5], 0x1
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_mov_b32 s2, 0
	s_mov_b32 s9, s2
	s_lshl_b64 s[6:7], s[8:9], 6
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s3, 0xffff
	s_add_u32 s0, s0, s6
	v_lshlrev_b32_e32 v3, 2, v0
	s_addc_u32 s1, s1, s7
	v_mov_b32_e32 v2, s1
	v_add_i32_e32 v1, vcc, s0, v3
	s_mov_b32 s5, s2
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_lshl_b64 s[6:7], s[4:5], 2
	s_lshl_b32 s5, s4, 2
	s_mov_b64 s[8:9], 0
	s_mov_b32 s3, 0xf000
.LBB2_9:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v4, v3
	v_add_i32_e32 v3, vcc, s5, v3
	v_add_i32_e32 v0, vcc, s4, v0
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	v_cmp_lt_u32_e32 vcc, 15, v0
	v_mov_b32_e32 v5, s7
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[1:2], s[0:3], 0 addr64
	v_add_i32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v2, v5, vcc
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB2_9
.LBB2_10:
	s_endpgm
.Lfunc_end2:
	.size	shared_bound, .Lfunc_end2-shared_bound
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 420
; NumSgprs: 15
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 64 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 15
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
	.long	32912
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	losers_loop             ; -- Begin function losers_loop
	.globl	losers_loop
	.p2align	8
	.type	losers_loop,@function
	.amdgpu_hsa_kernel losers_loop
losers_loop:                            ; @losers_loop
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
		workgroup_group_segment_byte_size = 64
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 12
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
	v_cmp_gt_u32_e64 s[0:1], 16, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_3
; %bb.1:
	s_load_dword s9, s[4:5], 0x1
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	s_lshl_b32 s12, s9, 2
.LBB3_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v3, vcc, s9, v3
	v_cmp_lt_u32_e32 vcc, 15, v3
	ds_write_b32 v1, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_i32_e32 v1, vcc, s12, v1
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB3_2
.LBB3_3:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_5
; %bb.4:
	s_load_dword s9, s[6:7], 0x2
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s9
	ds_write_b32 v1, v2 offset:56
.LBB3_5:
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b32_e32 v1, 1, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_and_b32_e32 v1, 28, v1
	s_mov_b32 m0, -1
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, 1, v2
	ds_write_b32 v1, v2
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB3_12
; %bb.6:
	v_mov_b32_e32 v3, 0
	ds_read_b32 v1, v3 offset:56
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_readfirstlane_b32 s9, v1
	s_cbranch_vccnz .LBB3_12
; %bb.7:
	ds_read2_b32 v[1:2], v3 offset0:8 offset1:9
	s_sub_i32 s11, 0, s9
	s_mov_b32 s12, 0
	s_mov_b32 s13, s9
	s_branch .LBB3_9
.LBB3_8:                                ;   in Loop: Header=BB3_9 Depth=1
	s_max_u32 s14, s9, s13
	s_add_i32 s14, s11, s14
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, s12, v2
	s_add_i32 s13, s13, -1
	s_add_i32 s12, s12, 1
	s_add_i32 s10, s10, -1
	s_cmp_eq_u32 s9, s12
	v_add_i32_e32 v2, vcc, s14, v2
	s_cbranch_scc1 .LBB3_11
.LBB3_9:                                ; =>This Inner Loop Header: Depth=1
	s_add_i32 s14, s9, s10
	s_cmp_le_u32 s9, s14
	s_cbranch_scc1 .LBB3_8
; %bb.10:                               ;   in Loop: Header=BB3_9 Depth=1
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v4, vcc, s12, v2
	ds_write_b32 v3, v4 offset:36
	s_branch .LBB3_8
.LBB3_11:
	v_add_i32_e32 v1, vcc, s9, v1
	v_mov_b32_e32 v2, 0
	ds_write_b32 v2, v1 offset:32
.LBB3_12:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB3_14
; %bb.13:
	v_mov_b32_e32 v1, 0
	ds_read_b32 v2, v1 offset:40
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, 1, v2
	ds_write_b32 v1, v2 offset:40
.LBB3_14:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v1, 0
	ds_read_b32 v2, v1 offset:44
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, 1, v2
	ds_write_b32 v1, v2 offset:44
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_17
; %bb.15:
	s_load_dword s3, s[4:5], 0x1
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_mov_b32 s2, 0
	s_mov_b32 s9, s2
	s_lshl_b64 s[6:7], s[8:9], 6
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s3, 0xffff
	s_add_u32 s0, s0, s6
	v_lshlrev_b32_e32 v3, 2, v0
	s_addc_u32 s1, s1, s7
	v_mov_b32_e32 v2, s1
	v_add_i32_e32 v1, vcc, s0, v3
	s_mov_b32 s5, s2
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_lshl_b64 s[6:7], s[4:5], 2
	s_lshl_b32 s5, s4, 2
	s_mov_b64 s[8:9], 0
	s_mov_b32 s3, 0xf000
.LBB3_16:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v4, v3
	v_add_i32_e32 v3, vcc, s5, v3
	v_add_i32_e32 v0, vcc, s4, v0
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	v_cmp_lt_u32_e32 vcc, 15, v0
	v_mov_b32_e32 v5, s7
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[1:2], s[0:3], 0 addr64
	v_add_i32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v2, v5, vcc
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB3_16
.LBB3_17:
	s_endpgm
.Lfunc_end3:
	.size	losers_loop, .Lfunc_end3-losers_loop
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 600
; NumSgprs: 17
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 64 bytes/workgroup (compile time only)
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
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272257
	.long	47180
	.long	32912
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	losers_wait             ; -- Begin function losers_wait
	.globl	losers_wait
	.p2align	8
	.type	losers_wait,@function
	.amdgpu_hsa_kernel losers_wait
losers_wait:                            ; @losers_wait
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
		workgroup_group_segment_byte_size = 64
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 8
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 15
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
	v_cmp_gt_u32_e64 s[0:1], 16, v0
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB4_3
; %bb.1:
	s_load_dword s9, s[4:5], 0x1
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v4, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	s_lshl_b32 s12, s9, 2
.LBB4_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v4, vcc, s9, v4
	v_cmp_lt_u32_e32 vcc, 15, v4
	ds_write_b32 v1, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_i32_e32 v1, vcc, s12, v1
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB4_2
.LBB4_3:
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b32_e32 v1, 1, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_and_b32_e32 v1, 28, v1
	ds_read_b32 v2, v1
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, 1, v2
	ds_write_b32 v1, v2
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB4_7
; %bb.4:
	v_mov_b32_e32 v1, 0
	ds_read2_b32 v[1:2], v1 offset0:9 offset1:10
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s9, v1
.LBB4_5:                                ; =>This Inner Loop Header: Depth=1
	s_mul_i32 s9, s9, 5
	s_add_i32 s9, s9, 3
	s_and_b32 s10, s9, 7
	s_cmp_lg_u32 s10, 1
	v_add_i32_e32 v2, vcc, 1, v2
	s_cbranch_scc1 .LBB4_5
; %bb.6:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, s9
	ds_write2_b32 v1, v4, v2 offset0:9 offset1:10
.LBB4_7:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v1, 0
	ds_read_b32 v2, v1 offset:44
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, 1, v2
	ds_write_b32 v1, v2 offset:44
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB4_10
; %bb.8:
	s_load_dword s3, s[4:5], 0x1
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_mov_b32 s2, 0
	s_mov_b32 s9, s2
	s_lshl_b64 s[6:7], s[8:9], 6
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s3, 0xffff
	s_add_u32 s0, s0, s6
	s_addc_u32 s1, s1, s7
	v_mov_b32_e32 v2, s1
	v_add_i32_e32 v1, vcc, s0, v3
	s_mov_b32 s5, s2
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_lshl_b64 s[6:7], s[4:5], 2
	s_lshl_b32 s5, s4, 2
	s_mov_b64 s[8:9], 0
	s_mov_b32 s3, 0xf000
.LBB4_9:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v4, v3
	v_add_i32_e32 v3, vcc, s5, v3
	v_add_i32_e32 v0, vcc, s4, v0
	s_mov_b32 s0, s2
	s_mov_b32 s1, s2
	v_cmp_lt_u32_e32 vcc, 15, v0
	v_mov_b32_e32 v5, s7
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[1:2], s[0:3], 0 addr64
	v_add_i32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v2, v5, vcc
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB4_9
.LBB4_10:
	s_endpgm
.Lfunc_end4:
	.size	losers_wait, .Lfunc_end4-losers_wait
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 428
; NumSgprs: 15
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 64 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 15
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
	.amdgpu_lds llvm.amdgcn.kernel.loop_around.lds, 64, 16
	.amdgpu_lds llvm.amdgcn.kernel.nested_loops.lds, 64, 16
	.amdgpu_lds llvm.amdgcn.kernel.shared_bound.lds, 64, 16
	.amdgpu_lds llvm.amdgcn.kernel.losers_loop.lds, 64, 16
	.amdgpu_lds llvm.amdgcn.kernel.losers_wait.lds, 64, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
