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
	.protected	hash_table              ; -- Begin function hash_table
	.globl	hash_table
	.p2align	8
	.type	hash_table,@function
	.amdgpu_hsa_kernel hash_table
hash_table:                             ; @hash_table
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
		kernarg_segment_byte_size = 44
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 24
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
	s_load_dwordx2 s[2:3], s[6:7], 0x4
	s_load_dword s17, s[6:7], 0x6
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s16, s3, s2
	v_cmp_gt_u32_e64 s[0:1], s16, v0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_3
; %bb.1:
	s_load_dword s9, s[4:5], 0x1
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b64 s[12:13], 0
	v_add_i32_e32 v1, vcc, s17, v1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	s_lshl_b32 s14, s9, 2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v3, vcc, s9, v3
	v_cmp_le_u32_e32 vcc, s16, v3
	ds_write_b32 v1, v2
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_i32_e32 v1, vcc, s14, v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	s_or_b64 exec, exec, s[10:11]
	s_load_dword s4, s[4:5], 0x1
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v1, s8
	s_mov_b32 s10, 0
	s_and_b32 s18, s4, 0xffff
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dword s4, s[6:7], 0x8
	v_mul_hi_u32 v1, s18, v1
	s_mul_i32 s5, s18, s8
	v_mov_b32_e32 v2, s5
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, s4, v2
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_i32_e32 v1, vcc, v2, v0
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	v_lshl_b64 v[1:2], v[1:2], 2
	s_mov_b64 s[8:9], s[12:13]
	buffer_load_dword v1, v[1:2], s[8:11], 0 addr64
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_cmp_eq_u32 s3, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_11
; %bb.4:
	v_cvt_f32_u32_e32 v2, s2
	s_sub_i32 s4, 0, s2
                                        ; implicit-def: $sgpr6_sgpr7
                                        ; implicit-def: $sgpr10_sgpr11
                                        ; implicit-def: $sgpr8_sgpr9
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, s4, v2
	s_mov_b32 s4, 0x9e3779b1
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v4, v1, s4
	s_mov_b64 s[4:5], 0
	v_mul_hi_u32 v3, v2, v3
	v_add_i32_e32 v2, vcc, v2, v3
	v_mul_hi_u32 v2, v4, v2
	v_mul_lo_u32 v2, v2, s2
	v_sub_i32_e32 v2, vcc, v4, v2
	v_subrev_i32_e32 v3, vcc, s2, v2
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_subrev_i32_e32 v3, vcc, s2, v2
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_mul_lo_u32 v2, v2, s3
	v_lshlrev_b32_e32 v2, 2, v2
	v_add_i32_e32 v3, vcc, s17, v2
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], exec, s[10:11]
	s_or_b64 s[4:5], s[12:13], s[4:5]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_8
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v2, v3
	ds_read_b32 v3, v3
	s_or_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_5
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=1
	s_add_i32 s3, s3, -1
	s_cmp_eq_u32 s3, 0
	s_cselect_b64 s[20:21], -1, 0
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[20:21], s[20:21], exec
	v_add_i32_e32 v3, vcc, 4, v2
	s_andn2_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], s[20:21]
	s_branch .LBB0_5
.LBB0_8:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_10
; %bb.9:
	ds_write_b32 v2, v1
.LBB0_10:
	s_or_b64 exec, exec, s[2:3]
.LBB0_11:
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_14
; %bb.12:
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s0, s14
	s_mov_b32 s1, s15
	v_add_i32_e32 v2, vcc, s17, v1
	s_lshl_b32 s6, s18, 2
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
.LBB0_13:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	ds_read_b32 v5, v2
	v_lshl_b64 v[3:4], v[0:1], 2
	v_add_i32_e32 v0, vcc, s18, v0
	v_add_i32_e32 v2, vcc, s6, v2
	v_cmp_le_u32_e32 vcc, s16, v0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v5, v[3:4], s[0:3], 0 addr64
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_13
.LBB0_14:
	s_endpgm
.Lfunc_end0:
	.size	hash_table, .Lfunc_end0-hash_table
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 620
; NumSgprs: 24
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 24
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
	.long	11272323
	.long	47180
	.long	32908
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	transfer                ; -- Begin function transfer
	.globl	transfer
	.p2align	8
	.type	transfer,@function
	.amdgpu_hsa_kernel transfer
transfer:                               ; @transfer
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
		workgroup_group_segment_byte_size = 128
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 28
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 19
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
	s_load_dword s16, s[4:5], 0x6
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v6, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s16, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_2
; %bb.1:
	v_mov_b32_e32 v2, 0x64
	ds_write_b32 v6, v2
.LBB1_2:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x4
	v_lshl_b64 v[2:3], v[0:1], 2
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[12:13], s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v9, v[2:3], s[12:15], 0 addr64
	s_mov_b32 s2, 0xcccccccd
	v_cvt_f32_u32_e32 v4, s16
	v_mov_b32_e32 v10, s9
	v_mad_u32_u24 v7, v0, 3, 1
	v_rcp_iflag_f32_e32 v8, v4
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v5, v9, s2
	v_lshrrev_b32_e32 v4, 5, v5
	v_mul_lo_u32 v11, v4, 40
	v_add_i32_e32 v4, vcc, s8, v2
	v_addc_u32_e32 v5, vcc, v10, v3, vcc
	v_sub_i32_e32 v10, vcc, v9, v11
	v_cmp_lt_u32_e32 vcc, 7, v10
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_6
; %bb.3:
	v_mul_f32_e32 v1, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v1, v1
	s_sub_i32 s6, 0, s16
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_mul_lo_u32 v9, s6, v1
	v_mul_hi_u32 v9, v1, v9
	v_add_i32_e32 v9, vcc, v1, v9
	v_mul_hi_u32 v1, v0, v9
	v_mul_lo_u32 v1, v1, s16
	v_sub_i32_e32 v1, vcc, v0, v1
	v_subrev_i32_e32 v11, vcc, s16, v1
	v_cmp_le_u32_e32 vcc, s16, v1
	v_cndmask_b32_e32 v1, v1, v11, vcc
	v_subrev_i32_e32 v11, vcc, s16, v1
	v_cmp_le_u32_e32 vcc, s16, v1
	v_cndmask_b32_e32 v1, v1, v11, vcc
	v_lshlrev_b32_e32 v11, 2, v1
	ds_read_b32 v12, v11
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v12, v10
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_5
; %bb.4:
	v_mul_hi_u32 v1, v7, v9
	v_mul_lo_u32 v1, v1, s16
	v_sub_i32_e32 v1, vcc, v7, v1
	v_subrev_i32_e32 v9, vcc, s16, v1
	v_cmp_le_u32_e32 vcc, s16, v1
	v_cndmask_b32_e32 v1, v1, v9, vcc
	v_subrev_i32_e32 v9, vcc, s16, v1
	v_cmp_le_u32_e32 vcc, s16, v1
	v_cndmask_b32_e32 v1, v1, v9, vcc
	v_sub_i32_e32 v9, vcc, v12, v10
	ds_write_b32 v11, v9
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_lshlrev_b32_e32 v1, 2, v1
	ds_read_b32 v9, v1
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v9, vcc, v9, v10
	ds_write_b32 v1, v9
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	v_mov_b32_e32 v1, v10
.LBB1_5:
	s_or_b64 exec, exec, s[6:7]
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_mov_b32 s12, s14
	s_mov_b32 s13, s14
	buffer_load_dword v9, v[4:5], s[12:15], 0 addr64
.LBB1_6:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s2, 0xc7ce0c7d
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v10, v9, s2
	v_lshrrev_b32_e32 v10, 5, v10
	v_mul_lo_u32 v10, v10, 41
	v_sub_i32_e32 v10, vcc, v9, v10
	v_cmp_lt_u32_e32 vcc, 7, v10
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_10
; %bb.7:
	v_mul_f32_e32 v9, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v9, v9
	s_sub_i32 s6, 0, s16
	v_add_i32_e32 v12, vcc, 1, v0
	v_mul_lo_u32 v11, s6, v9
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_mul_hi_u32 v11, v9, v11
	v_add_i32_e32 v9, vcc, v11, v9
	v_mul_hi_u32 v11, v12, v9
	v_mul_lo_u32 v11, v11, s16
	v_sub_i32_e32 v11, vcc, v12, v11
	v_subrev_i32_e32 v12, vcc, s16, v11
	v_cmp_le_u32_e32 vcc, s16, v11
	v_cndmask_b32_e32 v11, v11, v12, vcc
	v_subrev_i32_e32 v12, vcc, s16, v11
	v_cmp_le_u32_e32 vcc, s16, v11
	v_cndmask_b32_e32 v11, v11, v12, vcc
	v_lshlrev_b32_e32 v12, 2, v11
	ds_read_b32 v13, v12
	v_mov_b32_e32 v11, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v13, v10
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_9
; %bb.8:
	v_mul_hi_u32 v9, v7, v9
	v_mul_lo_u32 v9, v9, s16
	v_sub_i32_e32 v9, vcc, v7, v9
	v_subrev_i32_e32 v11, vcc, s16, v9
	v_cmp_le_u32_e32 vcc, s16, v9
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_subrev_i32_e32 v11, vcc, s16, v9
	v_cmp_le_u32_e32 vcc, s16, v9
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_sub_i32_e32 v11, vcc, v13, v10
	ds_write_b32 v12, v11
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_lshlrev_b32_e32 v9, 2, v9
	ds_read_b32 v11, v9
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v11, vcc, v11, v10
	ds_write_b32 v9, v11
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	v_mov_b32_e32 v11, v10
.LBB1_9:
	s_or_b64 exec, exec, s[6:7]
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_mov_b32 s12, s14
	s_mov_b32 s13, s14
	buffer_load_dword v9, v[4:5], s[12:15], 0 addr64
	v_add_i32_e32 v1, vcc, v11, v1
.LBB1_10:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v4, 1, v9
	s_mov_b32 s2, 0x30c30c31
	v_mul_hi_u32 v4, v4, s2
	v_lshrrev_b32_e32 v4, 2, v4
	v_mul_lo_u32 v4, v4, 42
	v_sub_i32_e32 v4, vcc, v9, v4
	v_cmp_lt_u32_e32 vcc, 7, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_14
; %bb.11:
	v_mul_f32_e32 v5, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v5, v5
	s_sub_i32 s6, 0, s16
	v_add_i32_e32 v9, vcc, 2, v0
	v_mul_lo_u32 v8, s6, v5
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_mul_hi_u32 v8, v5, v8
	v_add_i32_e32 v0, vcc, v8, v5
	v_mul_hi_u32 v5, v9, v0
	v_mul_lo_u32 v5, v5, s16
	v_sub_i32_e32 v5, vcc, v9, v5
	v_subrev_i32_e32 v8, vcc, s16, v5
	v_cmp_le_u32_e32 vcc, s16, v5
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_subrev_i32_e32 v8, vcc, s16, v5
	v_cmp_le_u32_e32 vcc, s16, v5
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_lshlrev_b32_e32 v5, 2, v5
	ds_read_b32 v8, v5
	v_mov_b32_e32 v9, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v8, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_13
; %bb.12:
	v_mul_hi_u32 v0, v7, v0
	v_mov_b32_e32 v9, v4
	v_mul_lo_u32 v0, v0, s16
	v_sub_i32_e32 v0, vcc, v7, v0
	v_subrev_i32_e32 v7, vcc, s16, v0
	v_cmp_le_u32_e32 vcc, s16, v0
	v_cndmask_b32_e32 v0, v0, v7, vcc
	v_subrev_i32_e32 v7, vcc, s16, v0
	v_cmp_le_u32_e32 vcc, s16, v0
	v_cndmask_b32_e32 v0, v0, v7, vcc
	v_sub_i32_e32 v7, vcc, v8, v4
	ds_write_b32 v5, v7
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v5, v0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v5, vcc, v5, v4
	ds_write_b32 v0, v5
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
.LBB1_13:
	s_or_b64 exec, exec, s[6:7]
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	v_add_i32_e32 v1, vcc, v9, v1
.LBB1_14:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	buffer_store_dword v1, v[2:3], s[4:7], 0 addr64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_16
; %bb.15:
	ds_read_b32 v0, v6
	s_mov_b64 s[4:5], s[10:11]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[2:3], s[4:7], 0 addr64
.LBB1_16:
	s_endpgm
.Lfunc_end1:
	.size	transfer, .Lfunc_end1-transfer
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1120
; NumSgprs: 19
; NumVgprs: 14
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 128 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 19
; NumVGPRsForWavesPerEU: 14
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
	.long	11272389
	.long	47180
	.long	32908
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
		granulated_workitem_vgpr_count = 5
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
		workgroup_group_segment_byte_size = 256
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 24
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 25
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
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[20:21], s[4:5], 0x4
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_cmp_eq_u32 s21, 0
	s_mov_b32 s22, 0
	s_cbranch_scc1 .LBB2_9
; %bb.1:
	v_cvt_f32_u32_e32 v2, s20
	s_sub_i32 s0, 0, s20
	v_mul_lo_u32 v5, v0, s21
	s_mov_b32 s16, s12
	v_rcp_iflag_f32_e32 v2, v2
	s_mov_b32 s17, s13
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, s0, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_i32_e32 v4, vcc, v2, v3
	v_mul_hi_u32 v2, s21, v4
	v_readfirstlane_b32 s0, v2
	s_mul_i32 s0, s0, s20
	s_sub_i32 s0, s21, s0
	s_sub_i32 s1, s0, s20
	v_add_i32_e32 v0, vcc, 1, v2
	s_cmp_ge_u32 s0, s20
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v0, v2, v0, vcc
	s_cselect_b32 s0, s1, s0
	v_add_i32_e32 v2, vcc, 1, v0
	s_cmp_ge_u32 s0, s20
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v0, v0, v2, vcc
	s_cmp_lt_u32 s21, 8
	v_add_i32_e32 v0, vcc, 1, v0
	s_cbranch_scc1 .LBB2_4
; %bb.2:
	s_mov_b32 s18, 0
	s_and_b32 s12, s21, -8
	s_mov_b32 s19, 0xf000
	v_mov_b32_e32 v3, 0
	s_mov_b32 s22, s18
.LBB2_3:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v2, vcc, s22, v5
	v_mov_b32_e32 v7, v3
	v_lshl_b64 v[18:19], v[2:3], 2
	v_add_i32_e32 v6, vcc, 1, v2
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v11, v3
	v_add_i32_e32 v8, vcc, 2, v2
	v_add_i32_e32 v10, vcc, 3, v2
	v_lshl_b64 v[6:7], v[6:7], 2
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v15, v3
	v_mov_b32_e32 v17, v3
	v_add_i32_e32 v12, vcc, 4, v2
	v_add_i32_e32 v14, vcc, 5, v2
	v_add_i32_e32 v16, vcc, 6, v2
	v_add_i32_e32 v2, vcc, 7, v2
	v_lshl_b64 v[8:9], v[8:9], 2
	v_lshl_b64 v[10:11], v[10:11], 2
	buffer_load_dword v20, v[18:19], s[16:19], 0 addr64
	v_lshl_b64 v[12:13], v[12:13], 2
	v_lshl_b64 v[14:15], v[14:15], 2
	v_lshl_b64 v[16:17], v[16:17], 2
	v_lshl_b64 v[18:19], v[2:3], 2
	buffer_load_dword v2, v[6:7], s[16:19], 0 addr64
	buffer_load_dword v6, v[8:9], s[16:19], 0 addr64
	buffer_load_dword v7, v[10:11], s[16:19], 0 addr64
	buffer_load_dword v8, v[12:13], s[16:19], 0 addr64
	buffer_load_dword v9, v[14:15], s[16:19], 0 addr64
	buffer_load_dword v10, v[16:17], s[16:19], 0 addr64
	buffer_load_dword v11, v[18:19], s[16:19], 0 addr64
	s_add_i32 s22, s22, 8
	s_cmp_eq_u32 s12, s22
	s_waitcnt vmcnt(6)
	v_mul_hi_u32 v13, v2, v4
	v_mul_hi_u32 v12, v20, v4
	s_waitcnt vmcnt(5)
	v_mul_hi_u32 v14, v6, v4
	s_waitcnt vmcnt(4)
	v_mul_hi_u32 v15, v7, v4
	s_waitcnt vmcnt(3)
	v_mul_hi_u32 v16, v8, v4
	s_waitcnt vmcnt(2)
	v_mul_hi_u32 v17, v9, v4
	s_waitcnt vmcnt(1)
	v_mul_hi_u32 v18, v10, v4
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v19, v11, v4
	v_mul_lo_u32 v12, v12, s20
	v_mul_lo_u32 v13, v13, s20
	v_mul_lo_u32 v14, v14, s20
	v_mul_lo_u32 v15, v15, s20
	v_mul_lo_u32 v16, v16, s20
	v_mul_lo_u32 v17, v17, s20
	v_mul_lo_u32 v18, v18, s20
	v_mul_lo_u32 v19, v19, s20
	v_sub_i32_e32 v12, vcc, v20, v12
	v_sub_i32_e32 v2, vcc, v2, v13
	v_subrev_i32_e32 v13, vcc, s20, v12
	v_sub_i32_e32 v6, vcc, v6, v14
	v_sub_i32_e32 v7, vcc, v7, v15
	v_sub_i32_e32 v8, vcc, v8, v16
	v_sub_i32_e32 v9, vcc, v9, v17
	v_sub_i32_e32 v10, vcc, v10, v18
	v_sub_i32_e32 v11, vcc, v11, v19
	v_cmp_le_u32_e32 vcc, s20, v12
	v_cndmask_b32_e32 v12, v12, v13, vcc
	v_subrev_i32_e32 v13, vcc, s20, v2
	v_subrev_i32_e32 v14, vcc, s20, v6
	v_subrev_i32_e64 v15, s[0:1], s20, v7
	v_subrev_i32_e64 v16, s[2:3], s20, v8
	v_subrev_i32_e64 v17, s[4:5], s20, v9
	v_subrev_i32_e64 v18, s[6:7], s20, v10
	v_cmp_le_u32_e32 vcc, s20, v6
	v_cmp_le_u32_e64 s[0:1], s20, v7
	v_cmp_le_u32_e64 s[2:3], s20, v8
	v_cmp_le_u32_e64 s[4:5], s20, v9
	v_cmp_le_u32_e64 s[6:7], s20, v10
	v_cmp_le_u32_e64 s[10:11], s20, v2
	v_cndmask_b32_e64 v2, v2, v13, s[10:11]
	v_subrev_i32_e64 v13, s[10:11], s20, v12
	v_cndmask_b32_e32 v6, v6, v14, vcc
	v_cndmask_b32_e64 v7, v7, v15, s[0:1]
	v_cndmask_b32_e64 v8, v8, v16, s[2:3]
	v_cndmask_b32_e64 v9, v9, v17, s[4:5]
	v_cndmask_b32_e64 v10, v10, v18, s[6:7]
	v_cmp_le_u32_e32 vcc, s20, v12
	v_cndmask_b32_e32 v12, v12, v13, vcc
	v_subrev_i32_e32 v13, vcc, s20, v2
	v_subrev_i32_e32 v14, vcc, s20, v6
	v_subrev_i32_e32 v15, vcc, s20, v7
	v_subrev_i32_e32 v16, vcc, s20, v8
	v_subrev_i32_e32 v17, vcc, s20, v9
	v_subrev_i32_e32 v18, vcc, s20, v10
	v_cmp_le_u32_e32 vcc, s20, v2
	v_lshlrev_b32_e32 v12, 2, v12
	v_cndmask_b32_e32 v2, v2, v13, vcc
	ds_read_b32 v13, v12
	v_lshlrev_b32_e32 v2, 2, v2
	v_subrev_i32_e64 v19, s[8:9], s20, v11
	v_cmp_le_u32_e64 s[8:9], s20, v11
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v13, vcc, v0, v13
	ds_write_b32 v12, v13
	ds_read_b32 v12, v2
	v_cndmask_b32_e64 v11, v11, v19, s[8:9]
	v_subrev_i32_e32 v19, vcc, s20, v11
	v_cmp_le_u32_e32 vcc, s20, v6
	v_cndmask_b32_e32 v6, v6, v14, vcc
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v12, vcc, v0, v12
	v_lshlrev_b32_e32 v6, 2, v6
	ds_write_b32 v2, v12
	ds_read_b32 v2, v6
	v_cmp_le_u32_e32 vcc, s20, v7
	v_cndmask_b32_e32 v7, v7, v15, vcc
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, v0, v2
	ds_write_b32 v6, v2
	ds_read_b32 v2, v7
	v_cmp_le_u32_e32 vcc, s20, v8
	v_cndmask_b32_e32 v6, v8, v16, vcc
	v_lshlrev_b32_e32 v6, 2, v6
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, v0, v2
	ds_write_b32 v7, v2
	ds_read_b32 v2, v6
	v_cmp_le_u32_e32 vcc, s20, v9
	v_cndmask_b32_e32 v7, v9, v17, vcc
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, v0, v2
	ds_write_b32 v6, v2
	ds_read_b32 v2, v7
	v_cmp_le_u32_e32 vcc, s20, v10
	v_cndmask_b32_e32 v6, v10, v18, vcc
	v_lshlrev_b32_e32 v8, 2, v6
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, v0, v2
	ds_write_b32 v7, v2
	ds_read_b32 v2, v8
	v_cmp_le_u32_e32 vcc, s20, v11
	v_cndmask_b32_e32 v6, v11, v19, vcc
	v_lshlrev_b32_e32 v7, 2, v6
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, v0, v2
	ds_write_b32 v8, v2
	ds_read_b32 v2, v7
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, v0, v2
	ds_write_b32 v7, v2
	s_cbranch_scc0 .LBB2_3
	s_branch .LBB2_5
.LBB2_4:
                                        ; implicit-def: $vgpr6
.LBB2_5:
	s_and_b32 s0, s21, 7
	s_cmp_eq_u32 s0, 0
	s_mov_b32 s18, 0
	s_cbranch_scc1 .LBB2_8
; %bb.6:
	v_add_i32_e32 v2, vcc, s22, v5
	v_mov_b32_e32 v3, 0
	s_mov_b32 s19, 0xf000
.LBB2_7:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[5:6], v[2:3], 2
	s_add_i32 s0, s0, -1
	buffer_load_dword v5, v[5:6], s[16:19], 0 addr64
	s_cmp_lg_u32 s0, 0
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v6, v5, v4
	v_mul_lo_u32 v6, v6, s20
	v_sub_i32_e32 v5, vcc, v5, v6
	v_subrev_i32_e32 v6, vcc, s20, v5
	v_cmp_le_u32_e32 vcc, s20, v5
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_subrev_i32_e32 v6, vcc, s20, v5
	v_cmp_le_u32_e32 vcc, s20, v5
	v_cndmask_b32_e32 v6, v5, v6, vcc
	v_lshlrev_b32_e32 v5, 2, v6
	ds_read_b32 v7, v5
	v_add_i32_e32 v2, vcc, 1, v2
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v7, vcc, v0, v7
	ds_write_b32 v5, v7
	s_cbranch_scc1 .LBB2_7
.LBB2_8:
	s_movk_i32 s0, 0x3e8
	v_mul_lo_u32 v2, v6, s0
.LBB2_9:
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[14:15]
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v0, vcc, v0, v2
	v_mov_b32_e32 v2, 0
	buffer_store_dword v0, v[1:2], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end2:
	.size	histogram, .Lfunc_end2-histogram
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1352
; NumSgprs: 25
; NumVgprs: 21
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 256 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 25
; NumVGPRsForWavesPerEU: 21
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
	.long	11272192
	.long	47180
	.long	32908
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	queue                   ; -- Begin function queue
	.globl	queue
	.p2align	8
	.type	queue,@function
	.amdgpu_hsa_kernel queue
queue:                                  ; @queue
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
		granulated_wavefront_sgpr_count = 0
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
		workgroup_group_segment_byte_size = 4
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 8
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 8
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
	s_mov_b32 s2, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_2
; %bb.1:
	v_mov_b32_e32 v1, 0
	ds_write_b32 v1, v1
.LBB3_2:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_mov_b32_e32 v1, 0
	ds_read_b32 v2, v1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s3, 0xf000
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, 3, v2
	ds_write_b32 v1, v3
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end3:
	.size	queue, .Lfunc_end3-queue
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 124
; NumSgprs: 8
; NumVgprs: 4
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 8
; NumVGPRsForWavesPerEU: 4
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
	.long	11272386
	.long	47180
	.long	131212
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	colour                  ; -- Begin function colour
	.globl	colour
	.p2align	8
	.type	colour,@function
	.amdgpu_hsa_kernel colour
colour:                                 ; @colour
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
		kernarg_segment_byte_size = 20
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 28
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
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s20, s[4:5], 0x4
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v4, v0, s20
	s_cmp_lg_u32 s20, 0
	s_mov_b32 s4, s0
	s_mov_b32 s5, s1
	v_lshl_b64 v[5:6], v[4:5], 2
	ds_write_b32 v1, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_mov_b32_e32 v0, s1
	v_add_i32_e32 v5, vcc, s0, v5
	s_cselect_b64 s[0:1], -1, 0
	v_cndmask_b32_e64 v2, 0, 1, s[0:1]
	s_mov_b32 s6, 0
	v_addc_u32_e32 v6, vcc, v0, v6, vcc
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v0, 1
	v_cmp_ne_u32_e64 s[0:1], 1, v2
	s_mov_b32 s7, 0xf000
                                        ; implicit-def: $sgpr12_sgpr13
	s_branch .LBB4_3
.LBB4_1:                                ;   in Loop: Header=BB4_3 Depth=1
	s_or_b64 exec, exec, s[10:11]
.LBB4_2:                                ;   in Loop: Header=BB4_3 Depth=1
	s_and_b64 s[10:11], exec, s[12:13]
	s_or_b64 s[8:9], s[10:11], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB4_17
.LBB4_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB4_8 Depth 2
	s_and_b64 vcc, exec, s[0:1]
	s_or_b64 s[12:13], s[12:13], exec
	s_cbranch_vccnz .LBB4_2
; %bb.4:                                ;   in Loop: Header=BB4_3 Depth=1
	s_mov_b32 s12, s6
	s_mov_b32 s13, s6
	s_mov_b64 s[14:15], s[6:7]
	buffer_load_dword v2, v[5:6], s[12:15], 0 addr64
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[16:17], 0
                                        ; implicit-def: $sgpr12_sgpr13
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v2, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB4_15
; %bb.5:                                ;   in Loop: Header=BB4_3 Depth=1
	s_mov_b32 s21, 1
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr12_sgpr13
                                        ; implicit-def: $sgpr16_sgpr17
	s_branch .LBB4_8
.LBB4_6:                                ;   in Loop: Header=BB4_8 Depth=2
	v_add_i32_e32 v2, vcc, s21, v4
	v_lshl_b64 v[7:8], v[2:3], 2
	s_andn2_b64 s[16:17], s[16:17], exec
	buffer_load_dword v2, v[7:8], s[4:7], 0 addr64
	s_add_i32 s22, s21, 1
	s_mov_b64 s[18:19], 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v2, v0
	s_and_b64 s[24:25], vcc, exec
	s_or_b64 s[16:17], s[16:17], s[24:25]
.LBB4_7:                                ;   in Loop: Header=BB4_8 Depth=2
	s_xor_b64 s[18:19], s[18:19], -1
	s_and_b64 s[24:25], exec, s[16:17]
	s_or_b64 s[14:15], s[24:25], s[14:15]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[18:19], s[18:19], exec
	v_mov_b32_e32 v2, s21
	s_or_b64 s[12:13], s[12:13], s[18:19]
	s_mov_b32 s21, s22
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB4_10
.LBB4_8:                                ;   Parent Loop BB4_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_or_b64 s[16:17], s[16:17], exec
	s_cmp_eq_u32 s20, s21
	s_mov_b64 s[18:19], -1
	s_cbranch_scc0 .LBB4_6
; %bb.9:                                ;   in Loop: Header=BB4_8 Depth=2
                                        ; implicit-def: $sgpr22
	s_branch .LBB4_7
.LBB4_10:                               ;   in Loop: Header=BB4_3 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[16:17], 0
	s_and_saveexec_b64 s[18:19], s[12:13]
	s_xor_b64 s[12:13], exec, s[18:19]
; %bb.11:                               ;   in Loop: Header=BB4_3 Depth=1
	v_cmp_le_u32_e32 vcc, s20, v2
	s_mov_b64 s[14:15], exec
	s_and_b64 s[16:17], vcc, exec
; %bb.12:                               ;   in Loop: Header=BB4_3 Depth=1
	s_or_saveexec_b64 s[12:13], s[12:13]
                                        ; implicit-def: $sgpr18_sgpr19
	s_xor_b64 exec, exec, s[12:13]
; %bb.13:                               ;   in Loop: Header=BB4_3 Depth=1
	v_cmp_le_u32_e32 vcc, s20, v2
	s_and_b64 s[18:19], vcc, exec
; %bb.14:                               ;   in Loop: Header=BB4_3 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[18:19], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_orn2_b64 s[14:15], s[14:15], exec
.LBB4_15:                               ;   in Loop: Header=BB4_3 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB4_1
; %bb.16:                               ;   in Loop: Header=BB4_3 Depth=1
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[14:15], s[16:17], exec
	v_add_i32_e32 v0, vcc, 1, v0
	s_or_b64 s[12:13], s[12:13], s[14:15]
	s_branch .LBB4_1
.LBB4_17:
	s_or_b64 exec, exec, s[8:9]
	ds_write_b32 v1, v0
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	s_mov_b64 s[4:5], s[2:3]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end4:
	.size	colour, .Lfunc_end4-colour
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 536
; NumSgprs: 28
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 28
; NumVGPRsForWavesPerEU: 9
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_lds llvm.amdgcn.kernel.transfer.lds, 128, 16
	.amdgpu_lds llvm.amdgcn.kernel.histogram.lds, 256, 16
	.amdgpu_lds llvm.amdgcn.kernel.queue.lds, 4, 4
	.amdgpu_lds llvm.amdgcn.kernel.colour.lds, 1024, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
