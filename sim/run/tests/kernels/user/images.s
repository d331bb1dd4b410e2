	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272391
	.long	47180
	.long	144
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	sample                  ; -- Begin function sample
	.globl	sample
	.p2align	8
	.type	sample,@function
	.amdgpu_hsa_kernel sample
sample:                                 ; @sample
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 7
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
		wavefront_sgpr_count = 26
		workitem_vgpr_count = 29
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
	s_load_dword s1, s[6:7], 0x9
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	v_mov_b32_e32 v13, 0
	s_mov_b32 s3, 0xf000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s0, s8
	v_add_i32_e32 v0, vcc, s1, v0
	v_add_i32_e32 v12, vcc, s0, v0
	v_lshl_b64 v[0:1], v[12:13], 3
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[16:17]
	buffer_load_dwordx2 v[14:15], v[0:1], s[0:3], 0 addr64
	s_load_dword s4, s[12:13], 0x2
	s_and_b32 s0, s14, 32
	s_and_b32 s5, s14, 14
	s_bitcmp1_b32 s14, 0
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_eq_u32 s0, 0
	v_cndmask_b32_e64 v20, 0, 1, s[2:3]
	s_cbranch_scc1 .LBB0_5
; %bb.1:
	v_cmp_ne_u32_e64 s[0:1], 1, v20
	s_andn2_b64 vcc, exec, s[2:3]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v14
	s_waitcnt lgkmcnt(0)
	s_mov_b64 vcc, vcc
	s_cbranch_vccnz .LBB0_14
; %bb.2:
	s_cmp_lt_i32 s5, 8
	s_mov_b64 s[2:3], 0
	s_cbranch_scc1 .LBB0_6
; %bb.3:
	s_cmp_eq_u32 s5, 8
	s_cbranch_scc0 .LBB0_7
; %bb.4:
	v_cvt_f32_i32_e32 v0, s4
	v_mul_f32_e32 v1, 0.5, v14
	v_rndne_f32_e32 v1, v1
	v_mad_f32 v1, -2.0, v1, v14
	v_mul_f32_e64 v0, |v1|, v0
	s_mov_b64 s[6:7], 0
	s_branch .LBB0_8
.LBB0_5:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $vgpr0_vgpr1_vgpr2_vgpr3
	s_and_b64 vcc, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_mov_b64 vcc, vcc
	s_cbranch_vccnz .LBB0_160
	s_branch .LBB0_333
.LBB0_6:
                                        ; implicit-def: $vgpr0
	s_mov_b64 s[6:7], 0
	s_cbranch_execnz .LBB0_9
	s_branch .LBB0_10
.LBB0_7:
	s_mov_b64 s[6:7], -1
                                        ; implicit-def: $vgpr0
.LBB0_8:
	s_branch .LBB0_10
.LBB0_9:
	s_cmp_lg_u32 s5, 6
	s_mov_b64 s[2:3], -1
	s_cselect_b64 s[6:7], -1, 0
                                        ; implicit-def: $vgpr0
.LBB0_10:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_12
; %bb.11:
	v_cvt_f32_i32_e32 v0, s4
	v_mul_f32_e32 v0, v14, v0
	s_cbranch_execz .LBB0_13
	s_branch .LBB0_14
.LBB0_12:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_14
.LBB0_13:
	v_cvt_f32_i32_e32 v0, s4
	v_floor_f32_e32 v1, v14
	v_sub_f32_e32 v1, v14, v1
	v_mul_f32_e32 v0, v1, v0
.LBB0_14:
	s_load_dword s16, s[12:13], 0x3
	s_and_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v1, v15
	s_waitcnt lgkmcnt(0)
	s_mov_b64 vcc, vcc
	s_cbranch_vccnz .LBB0_26
; %bb.15:
	s_cmp_lt_i32 s5, 8
	s_mov_b64 s[0:1], 0
	s_cbranch_scc1 .LBB0_18
; %bb.16:
	s_cmp_eq_u32 s5, 8
	s_cbranch_scc0 .LBB0_19
; %bb.17:
	v_cvt_f32_i32_e32 v1, s16
	v_mul_f32_e32 v2, 0.5, v15
	v_rndne_f32_e32 v2, v2
	v_mad_f32 v2, -2.0, v2, v15
	v_mul_f32_e64 v1, |v2|, v1
	s_mov_b64 s[2:3], 0
	s_branch .LBB0_20
.LBB0_18:
                                        ; implicit-def: $vgpr1
	s_mov_b64 s[2:3], 0
	s_cbranch_execnz .LBB0_21
	s_branch .LBB0_22
.LBB0_19:
	s_mov_b64 s[2:3], -1
                                        ; implicit-def: $vgpr1
.LBB0_20:
	s_branch .LBB0_22
.LBB0_21:
	s_cmp_lg_u32 s5, 6
	s_mov_b64 s[0:1], -1
	s_cselect_b64 s[2:3], -1, 0
                                        ; implicit-def: $vgpr1
.LBB0_22:
	v_cvt_f32_i32_e32 v2, s16
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_24
; %bb.23:
	v_mul_f32_e32 v1, v15, v2
	s_mov_b64 s[0:1], 0
.LBB0_24:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_26
; %bb.25:
	v_floor_f32_e32 v1, v15
	v_sub_f32_e32 v1, v15, v1
	v_mul_f32_e32 v1, v1, v2
.LBB0_26:
	v_add_f32_e32 v0, -0.5, v0
	v_add_f32_e32 v1, -0.5, v1
	v_floor_f32_e32 v2, v0
	v_sub_f32_e32 v21, v0, v2
	v_floor_f32_e32 v0, v1
	s_load_dword s6, s[12:13], 0x4
	v_sub_f32_e32 v22, v1, v0
	v_max_legacy_f32_e32 v1, 0xcf000000, v2
	v_cvt_i32_f32_e32 v1, v1
	s_mov_b32 s0, 0x4f000000
	v_max_legacy_f32_e32 v4, 0xcf000000, v0
	v_bfrev_b32_e32 v3, -2
	v_cvt_i32_f32_e32 v4, v4
	v_cmp_nlt_f32_e32 vcc, s0, v2
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s6, 4
	v_cndmask_b32_e32 v23, v3, v1, vcc
	v_cmp_nlt_f32_e32 vcc, s0, v0
	s_cselect_b64 s[0:1], -1, 0
	v_mov_b32_e32 v0, s4
	s_mov_b32 s2, 0
	s_add_i32 s7, s4, -1
	s_add_i32 s17, s16, -1
	v_cndmask_b32_e64 v7, 0, 1.0, s[0:1]
	v_mul_hi_u32 v17, s16, v0
	s_mul_i32 s0, s16, s4
	s_cmp_gt_u32 s6, 1
	v_mov_b32_e32 v16, s0
	s_mov_b32 s0, s2
	v_cndmask_b32_e32 v24, v3, v4, vcc
	s_cselect_b64 s[8:9], -1, 0
	s_cmp_gt_u32 s6, 2
	v_mov_b32_e32 v4, 0
	s_mov_b32 s1, s2
	s_mov_b32 s3, s2
	v_mov_b32_e32 v0, s0
	v_sub_f32_e32 v25, 1.0, v21
	v_sub_f32_e32 v26, 1.0, v22
	s_cselect_b64 s[10:11], -1, 0
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	s_mov_b32 s3, 0xf000
	s_mov_b32 s20, s2
	s_branch .LBB0_28
.LBB0_27:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_cmp_eq_u32 s21, 0
	s_cselect_b64 vcc, -1, 0
	s_cmp_lt_u32 s20, 2
	v_cndmask_b32_e32 v18, v21, v25, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v19, v22, v26, vcc
	v_mul_f32_e32 v18, v19, v18
	s_add_i32 s20, s20, 1
	s_waitcnt vmcnt(0)
	v_mad_f32 v3, v18, v11, v3
	v_mad_f32 v2, v18, v10, v2
	v_mad_f32 v1, v18, v9, v1
	s_cmp_eq_u32 s20, 4
	v_mac_f32_e32 v0, v18, v8
	s_cbranch_scc1 .LBB0_159
.LBB0_28:                               ; =>This Inner Loop Header: Depth=1
	s_and_b32 s21, s20, 1
	s_cmp_lt_i32 s5, 6
	v_add_i32_e32 v8, vcc, s21, v23
	s_cbranch_scc1 .LBB0_31
; %bb.29:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_gt_i32 s5, 7
	s_cbranch_scc0 .LBB0_32
; %bb.30:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_eq_u32 s5, 8
	s_mov_b64 s[0:1], 0
	s_cselect_b64 s[14:15], -1, 0
	s_branch .LBB0_33
.LBB0_31:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $vgpr18
	s_cbranch_execnz .LBB0_37
	s_branch .LBB0_42
.LBB0_32:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[14:15], 0
.LBB0_33:                               ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v18, v8
	s_cbranch_vccnz .LBB0_36
; %bb.34:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_eq_u32 s5, 6
	v_mov_b32_e32 v18, v8
	s_cbranch_scc0 .LBB0_36
; %bb.35:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v9, s4
	v_cmp_le_i32_e32 vcc, s4, v8
	v_cndmask_b32_e32 v10, 0, v9, vcc
	v_sub_i32_e32 v10, vcc, 0, v10
	v_cmp_gt_i32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v9, v10, v9, vcc
	v_add_i32_e32 v18, vcc, v9, v8
.LBB0_36:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_42
.LBB0_37:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_gt_i32 s5, 3
	s_cbranch_scc0 .LBB0_48
; %bb.38:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_eq_u32 s5, 4
	v_mov_b32_e32 v18, v8
	s_cbranch_scc0 .LBB0_40
; %bb.39:                               ;   in Loop: Header=BB0_28 Depth=1
	v_cmp_gt_i32_e32 vcc, s4, v8
	v_cmp_lt_i32_e64 s[0:1], -1, v8
	s_and_b64 vcc, s[0:1], vcc
	v_cndmask_b32_e32 v18, -1, v8, vcc
.LBB0_40:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_42
.LBB0_41:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_eq_u32 s5, 2
	s_cselect_b64 s[14:15], -1, 0
	v_mov_b32_e32 v18, v8
.LBB0_42:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_44
; %bb.43:                               ;   in Loop: Header=BB0_28 Depth=1
	v_max_i32_e32 v9, 0, v8
	v_mov_b32_e32 v10, s7
	v_cmp_gt_i32_e32 vcc, s4, v8
	v_cndmask_b32_e32 v18, v10, v9, vcc
.LBB0_44:                               ;   in Loop: Header=BB0_28 Depth=1
	s_lshr_b32 s0, s20, 1
	s_cmp_lt_i32 s5, 6
	v_add_i32_e32 v8, vcc, s0, v24
	s_cbranch_scc1 .LBB0_47
; %bb.45:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_gt_i32 s5, 7
	s_cbranch_scc0 .LBB0_49
; %bb.46:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_eq_u32 s5, 8
	s_mov_b64 s[0:1], 0
	s_cselect_b64 s[14:15], -1, 0
	s_branch .LBB0_50
.LBB0_47:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $vgpr19
	s_cbranch_execnz .LBB0_54
	s_branch .LBB0_59
.LBB0_48:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $vgpr18
	s_branch .LBB0_41
.LBB0_49:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[14:15], 0
.LBB0_50:                               ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v19, v8
	s_cbranch_vccnz .LBB0_53
; %bb.51:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_eq_u32 s5, 6
	v_mov_b32_e32 v19, v8
	s_cbranch_scc0 .LBB0_53
; %bb.52:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v9, s16
	v_cmp_le_i32_e32 vcc, s16, v8
	v_cndmask_b32_e32 v10, 0, v9, vcc
	v_sub_i32_e32 v10, vcc, 0, v10
	v_cmp_gt_i32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v9, v10, v9, vcc
	v_add_i32_e32 v19, vcc, v9, v8
.LBB0_53:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_59
.LBB0_54:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_gt_i32 s5, 3
	s_cbranch_scc0 .LBB0_72
; %bb.55:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_eq_u32 s5, 4
	v_mov_b32_e32 v19, v8
	s_cbranch_scc0 .LBB0_57
; %bb.56:                               ;   in Loop: Header=BB0_28 Depth=1
	v_cmp_gt_i32_e32 vcc, s16, v8
	v_cmp_lt_i32_e64 s[0:1], -1, v8
	s_and_b64 vcc, s[0:1], vcc
	v_cndmask_b32_e32 v19, -1, v8, vcc
.LBB0_57:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_59
.LBB0_58:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_eq_u32 s5, 2
	s_cselect_b64 s[14:15], -1, 0
	v_mov_b32_e32 v19, v8
.LBB0_59:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_61
; %bb.60:                               ;   in Loop: Header=BB0_28 Depth=1
	v_max_i32_e32 v9, 0, v8
	v_mov_b32_e32 v10, s17
	v_cmp_gt_i32_e32 vcc, s16, v8
	v_cndmask_b32_e32 v19, v10, v9, vcc
.LBB0_61:                               ;   in Loop: Header=BB0_28 Depth=1
	v_cmp_ne_u32_e32 vcc, -1, v18
	v_cmp_ne_u32_e64 s[0:1], -1, v19
	v_mov_b32_e32 v11, v7
	s_and_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v4
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_27
; %bb.62:                               ;   in Loop: Header=BB0_28 Depth=1
	v_cmp_gt_u32_e32 vcc, s4, v18
	v_cmp_gt_u32_e64 s[0:1], s16, v19
	v_mov_b32_e32 v8, v16
	s_and_b64 s[22:23], vcc, s[0:1]
	v_mov_b32_e32 v9, v17
	s_and_saveexec_b64 s[0:1], s[22:23]
; %bb.63:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mul_lo_u32 v8, v19, s4
	v_mul_hi_u32 v9, v19, s4
	v_add_i32_e32 v8, vcc, v8, v18
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
; %bb.64:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s22, s[12:13], 0x5
	v_mul_lo_u32 v9, v9, s6
	v_mul_hi_u32 v10, v8, s6
	v_mul_lo_u32 v18, v8, s6
	s_waitcnt lgkmcnt(0)
	s_cmpk_lt_i32 s22, 0x10d3
	v_add_i32_e32 v19, vcc, v10, v9
	s_cbranch_scc1 .LBB0_73
; %bb.65:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_lt_i32 s22, 0x10dd
	s_cbranch_scc1 .LBB0_74
; %bb.66:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_lt_i32 s22, 0x10de
	s_cbranch_scc1 .LBB0_82
; %bb.67:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_eq_i32 s22, 0x10de
	v_bfrev_b32_e32 v27, -2
	s_cbranch_scc0 .LBB0_69
; %bb.68:                               ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[18:19], 2
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v27, v[8:9], s[0:3], 0 addr64
.LBB0_69:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_71
.LBB0_70:                               ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[18:19], 1
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v8, v[8:9], s[0:3], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v27, v8
.LBB0_71:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_77
	s_branch .LBB0_75
.LBB0_72:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $vgpr19
	s_branch .LBB0_58
.LBB0_73:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $vgpr27
	s_branch .LBB0_78
.LBB0_74:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $vgpr27
.LBB0_75:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_eq_i32 s22, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v27, -2
	s_cbranch_scc0 .LBB0_77
; %bb.76:                               ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[18:19], 1
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v8, v[8:9], s[0:3], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v8, v8
	v_mul_f32_e32 v27, 0x37800080, v8
.LBB0_77:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_88
.LBB0_78:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_lt_i32 s22, 0x10d1
	s_cbranch_scc1 .LBB0_81
; %bb.79:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_gt_i32 s22, 0x10d1
	s_cbranch_scc0 .LBB0_83
; %bb.80:                               ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v8, v[18:19], s[0:3], 0 addr64
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v8, v8
	v_mul_f32_e32 v27, 0x3b808081, v8
	s_cbranch_execz .LBB0_84
	s_branch .LBB0_85
.LBB0_81:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $vgpr27
	s_branch .LBB0_86
.LBB0_82:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $vgpr27
	s_branch .LBB0_70
.LBB0_83:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $vgpr27
.LBB0_84:                               ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[18:19], 1
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v8, v[8:9], s[0:3], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v8, v8
	v_mul_f32_e32 v8, 0x38000100, v8
	v_max_f32_e32 v27, -1.0, v8
.LBB0_85:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_88
.LBB0_86:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_eq_i32 s22, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v27, -2
	s_cbranch_scc0 .LBB0_88
; %bb.87:                               ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v8, v[18:19], s[0:3], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v8, v8
	v_mul_f32_e32 v8, 0x3c010204, v8
	v_max_f32_e32 v27, -1.0, v8
.LBB0_88:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v9, v5
	s_andn2_b64 vcc, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v27
	s_cbranch_vccnz .LBB0_112
; %bb.89:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_lt_i32 s22, 0x10d3
	s_cbranch_scc1 .LBB0_97
; %bb.90:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_lt_i32 s22, 0x10dd
	s_cbranch_scc1 .LBB0_98
; %bb.91:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_lt_i32 s22, 0x10de
	s_cbranch_scc1 .LBB0_106
; %bb.92:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_eq_i32 s22, 0x10de
	v_bfrev_b32_e32 v9, -2
	s_cbranch_scc0 .LBB0_94
; %bb.93:                               ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	v_lshl_b64 v[27:28], v[18:19], 2
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v9, v[27:28], s[0:3], 0 addr64 offset:4
.LBB0_94:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_96
.LBB0_95:                               ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	v_lshl_b64 v[27:28], v[18:19], 1
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v9, v[27:28], s[0:3], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v9, v9
.LBB0_96:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_101
	s_branch .LBB0_99
.LBB0_97:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_102
.LBB0_98:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
.LBB0_99:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_eq_i32 s22, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v9, -2
	s_cbranch_scc0 .LBB0_101
; %bb.100:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	v_lshl_b64 v[27:28], v[18:19], 1
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v9, v[27:28], s[0:3], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v9, v9
	v_mul_f32_e32 v9, 0x37800080, v9
.LBB0_101:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_112
.LBB0_102:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_lt_i32 s22, 0x10d1
	s_cbranch_scc1 .LBB0_105
; %bb.103:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_gt_i32 s22, 0x10d1
	s_cbranch_scc0 .LBB0_107
; %bb.104:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v9, v[18:19], s[0:3], 0 addr64 offset:1
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v9, v9
	v_mul_f32_e32 v9, 0x3b808081, v9
	s_cbranch_execz .LBB0_108
	s_branch .LBB0_109
.LBB0_105:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_110
.LBB0_106:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_95
.LBB0_107:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
.LBB0_108:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	v_lshl_b64 v[27:28], v[18:19], 1
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v9, v[27:28], s[0:3], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v9, v9
	v_mul_f32_e32 v9, 0x38000100, v9
	v_max_f32_e32 v9, -1.0, v9
.LBB0_109:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_112
.LBB0_110:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_eq_i32 s22, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v9, -2
	s_cbranch_scc0 .LBB0_112
; %bb.111:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v9, v[18:19], s[0:3], 0 addr64 offset:1
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v9, v9
	v_mul_f32_e32 v9, 0x3c010204, v9
	v_max_f32_e32 v9, -1.0, v9
.LBB0_112:                              ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_27
; %bb.113:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_lt_i32 s22, 0x10d3
	s_cbranch_scc1 .LBB0_121
; %bb.114:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_lt_i32 s22, 0x10dd
	s_cbranch_scc1 .LBB0_122
; %bb.115:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_lt_i32 s22, 0x10de
	s_cbranch_scc1 .LBB0_130
; %bb.116:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_eq_i32 s22, 0x10de
	v_bfrev_b32_e32 v10, -2
	s_cbranch_scc0 .LBB0_118
; %bb.117:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	v_lshl_b64 v[10:11], v[18:19], 2
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v10, v[10:11], s[0:3], 0 addr64 offset:8
.LBB0_118:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_120
.LBB0_119:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	s_waitcnt vmcnt(0)
	v_lshl_b64 v[10:11], v[18:19], 1
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v10, v[10:11], s[0:3], 0 addr64 offset:4
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v10, v10
.LBB0_120:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_125
	s_branch .LBB0_123
.LBB0_121:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_126
.LBB0_122:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
.LBB0_123:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_eq_i32 s22, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v10, -2
	s_cbranch_scc0 .LBB0_125
; %bb.124:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	v_lshl_b64 v[10:11], v[18:19], 1
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v10, v[10:11], s[0:3], 0 addr64 offset:4
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v10, v10
	v_mul_f32_e32 v10, 0x37800080, v10
.LBB0_125:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_136
.LBB0_126:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_lt_i32 s22, 0x10d1
	s_cbranch_scc1 .LBB0_129
; %bb.127:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_gt_i32 s22, 0x10d1
	s_cbranch_scc0 .LBB0_131
; %bb.128:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v10, v[18:19], s[0:3], 0 addr64 offset:2
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v10, v10
	v_mul_f32_e32 v10, 0x3b808081, v10
	s_cbranch_execz .LBB0_132
	s_branch .LBB0_133
.LBB0_129:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_134
.LBB0_130:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_119
.LBB0_131:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
.LBB0_132:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	s_waitcnt vmcnt(0)
	v_lshl_b64 v[10:11], v[18:19], 1
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v10, v[10:11], s[0:3], 0 addr64 offset:4
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v10, v10
	v_mul_f32_e32 v10, 0x38000100, v10
	v_max_f32_e32 v10, -1.0, v10
.LBB0_133:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_136
.LBB0_134:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_eq_i32 s22, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v10, -2
	s_cbranch_scc0 .LBB0_136
; %bb.135:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v10, v[18:19], s[0:3], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v10, v10
	v_mul_f32_e32 v10, 0x3c010204, v10
	v_max_f32_e32 v10, -1.0, v10
.LBB0_136:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_lt_i32 s22, 0x10d3
	s_cbranch_scc1 .LBB0_144
; %bb.137:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_lt_i32 s22, 0x10dd
	s_cbranch_scc1 .LBB0_145
; %bb.138:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_lt_i32 s22, 0x10de
	s_cbranch_scc1 .LBB0_153
; %bb.139:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_eq_i32 s22, 0x10de
	v_bfrev_b32_e32 v11, -2
	s_cbranch_scc0 .LBB0_141
; %bb.140:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	v_lshl_b64 v[27:28], v[18:19], 2
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v11, v[27:28], s[0:3], 0 addr64 offset:12
.LBB0_141:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_143
.LBB0_142:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	v_lshl_b64 v[27:28], v[18:19], 1
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v11, v[27:28], s[0:3], 0 addr64 offset:6
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v11, v11
.LBB0_143:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_148
	s_branch .LBB0_146
.LBB0_144:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_149
.LBB0_145:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
.LBB0_146:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_eq_i32 s22, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v11, -2
	s_cbranch_scc0 .LBB0_148
; %bb.147:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	v_lshl_b64 v[27:28], v[18:19], 1
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v11, v[27:28], s[0:3], 0 addr64 offset:6
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v11, v11
	v_mul_f32_e32 v11, 0x37800080, v11
.LBB0_148:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_27
.LBB0_149:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_lt_i32 s22, 0x10d1
	s_cbranch_scc1 .LBB0_152
; %bb.150:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_gt_i32 s22, 0x10d1
	s_cbranch_scc0 .LBB0_154
; %bb.151:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v11, v[18:19], s[0:3], 0 addr64 offset:3
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v11, v11
	v_mul_f32_e32 v11, 0x3b808081, v11
	s_cbranch_execz .LBB0_155
	s_branch .LBB0_156
.LBB0_152:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_157
.LBB0_153:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_142
.LBB0_154:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], -1
.LBB0_155:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	v_lshl_b64 v[27:28], v[18:19], 1
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v11, v[27:28], s[0:3], 0 addr64 offset:6
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v11, v11
	v_mul_f32_e32 v11, 0x38000100, v11
	v_max_f32_e32 v11, -1.0, v11
.LBB0_156:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB0_27
.LBB0_157:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmpk_eq_i32 s22, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v11, -2
	s_cbranch_scc0 .LBB0_27
; %bb.158:                              ;   in Loop: Header=BB0_28 Depth=1
	s_load_dwordx2 s[0:1], s[12:13], 0x0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v11, v[18:19], s[0:3], 0 addr64 offset:3
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v11, v11
	v_mul_f32_e32 v11, 0x3c010204, v11
	v_max_f32_e32 v11, -1.0, v11
	s_branch .LBB0_27
.LBB0_159:
	s_branch .LBB0_333
.LBB0_160:
	v_cmp_ne_u32_e64 s[0:1], 1, v20
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_173
; %bb.161:
	s_cmp_lt_i32 s5, 8
	s_mov_b64 s[2:3], 0
	s_cbranch_scc1 .LBB0_164
; %bb.162:
	s_cmp_eq_u32 s5, 8
	s_cbranch_scc0 .LBB0_165
; %bb.163:
	v_cvt_f32_i32_e32 v0, s4
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, 0.5, v14
	v_rndne_f32_e32 v1, v1
	v_mad_f32 v1, -2.0, v1, v14
	v_mul_f32_e64 v0, |v1|, v0
	s_mov_b64 s[6:7], 0
	s_branch .LBB0_166
.LBB0_164:
                                        ; implicit-def: $vgpr0
	s_mov_b64 s[6:7], 0
	s_cbranch_execnz .LBB0_167
	s_branch .LBB0_168
.LBB0_165:
	s_mov_b64 s[6:7], -1
                                        ; implicit-def: $vgpr0
.LBB0_166:
	s_branch .LBB0_168
.LBB0_167:
	s_cmp_lg_u32 s5, 6
	s_mov_b64 s[2:3], -1
	s_cselect_b64 s[6:7], -1, 0
                                        ; implicit-def: $vgpr0
.LBB0_168:
	v_cvt_f32_i32_e32 v1, s4
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_170
; %bb.169:
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, v14, v1
	s_mov_b64 s[2:3], 0
.LBB0_170:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_172
; %bb.171:
	s_waitcnt vmcnt(0)
	v_floor_f32_e32 v0, v14
	v_sub_f32_e32 v0, v14, v0
	v_mul_f32_e32 v0, v0, v1
.LBB0_172:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v14, v0
.LBB0_173:
	s_load_dword s8, s[12:13], 0x3
	s_and_b64 vcc, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_mov_b64 vcc, vcc
	s_cbranch_vccnz .LBB0_186
; %bb.174:
	s_cmp_lt_i32 s5, 8
	s_mov_b64 s[0:1], 0
	s_cbranch_scc1 .LBB0_177
; %bb.175:
	s_cmp_eq_u32 s5, 8
	s_cbranch_scc0 .LBB0_178
; %bb.176:
	v_cvt_f32_i32_e32 v0, s8
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, 0.5, v15
	v_rndne_f32_e32 v1, v1
	v_mad_f32 v1, -2.0, v1, v15
	v_mul_f32_e64 v0, |v1|, v0
	s_mov_b64 s[2:3], 0
	s_branch .LBB0_179
.LBB0_177:
                                        ; implicit-def: $vgpr0
	s_mov_b64 s[2:3], 0
	s_cbranch_execnz .LBB0_180
	s_branch .LBB0_181
.LBB0_178:
	s_mov_b64 s[2:3], -1
                                        ; implicit-def: $vgpr0
.LBB0_179:
	s_branch .LBB0_181
.LBB0_180:
	s_cmp_lg_u32 s5, 6
	s_mov_b64 s[0:1], -1
	s_cselect_b64 s[2:3], -1, 0
                                        ; implicit-def: $vgpr0
.LBB0_181:
	v_cvt_f32_i32_e32 v1, s8
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_183
; %bb.182:
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, v15, v1
	s_mov_b64 s[0:1], 0
.LBB0_183:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_185
; %bb.184:
	s_waitcnt vmcnt(0)
	v_floor_f32_e32 v0, v15
	v_sub_f32_e32 v0, v15, v0
	v_mul_f32_e32 v0, v0, v1
.LBB0_185:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v0
.LBB0_186:
	s_waitcnt vmcnt(0)
	v_floor_f32_e32 v1, v14
	v_max_legacy_f32_e32 v2, 0xcf000000, v1
	v_cvt_i32_f32_e32 v2, v2
	s_mov_b32 s0, 0x4f000000
	v_bfrev_b32_e32 v3, -2
	v_cmp_nlt_f32_e32 vcc, s0, v1
	v_floor_f32_e32 v0, v15
	s_cmp_lt_i32 s5, 6
	v_cndmask_b32_e32 v1, v3, v2, vcc
	s_cbranch_scc1 .LBB0_189
; %bb.187:
	s_cmp_gt_i32 s5, 7
	s_cbranch_scc0 .LBB0_190
; %bb.188:
	s_cmp_eq_u32 s5, 8
	s_mov_b64 s[0:1], 0
	s_cselect_b64 s[2:3], -1, 0
	s_branch .LBB0_191
.LBB0_189:
	s_mov_b64 s[2:3], 0
                                        ; implicit-def: $vgpr6
	s_cbranch_execnz .LBB0_195
	s_branch .LBB0_200
.LBB0_190:
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[2:3], 0
.LBB0_191:
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v6, v1
	s_cbranch_vccnz .LBB0_194
; %bb.192:
	s_cmp_eq_u32 s5, 6
	v_mov_b32_e32 v6, v1
	s_cbranch_scc0 .LBB0_194
; %bb.193:
	v_mov_b32_e32 v2, s4
	v_cmp_le_i32_e32 vcc, s4, v1
	v_cndmask_b32_e32 v3, 0, v2, vcc
	v_sub_i32_e32 v3, vcc, 0, v3
	v_cmp_gt_i32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v2, v3, v2, vcc
	v_add_i32_e32 v6, vcc, v2, v1
.LBB0_194:
	s_branch .LBB0_200
.LBB0_195:
	s_cmp_gt_i32 s5, 3
	s_cbranch_scc0 .LBB0_206
; %bb.196:
	s_cmp_eq_u32 s5, 4
	v_mov_b32_e32 v6, v1
	s_cbranch_scc0 .LBB0_198
; %bb.197:
	v_cmp_gt_i32_e32 vcc, s4, v1
	v_cmp_lt_i32_e64 s[0:1], -1, v1
	s_and_b64 vcc, s[0:1], vcc
	v_cndmask_b32_e32 v6, -1, v1, vcc
.LBB0_198:
	s_cbranch_execnz .LBB0_200
.LBB0_199:
	s_cmp_eq_u32 s5, 2
	s_cselect_b64 s[2:3], -1, 0
	v_mov_b32_e32 v6, v1
.LBB0_200:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_202
; %bb.201:
	s_add_i32 s0, s4, -1
	v_max_i32_e32 v2, 0, v1
	v_mov_b32_e32 v3, s0
	v_cmp_gt_i32_e32 vcc, s4, v1
	v_cndmask_b32_e32 v6, v3, v2, vcc
.LBB0_202:
	v_max_legacy_f32_e32 v1, 0xcf000000, v0
	v_cvt_i32_f32_e32 v1, v1
	s_mov_b32 s0, 0x4f000000
	v_bfrev_b32_e32 v2, -2
	v_cmp_nlt_f32_e32 vcc, s0, v0
	s_cmp_lt_i32 s5, 6
	v_cndmask_b32_e32 v0, v2, v1, vcc
	s_cbranch_scc1 .LBB0_205
; %bb.203:
	s_cmp_gt_i32 s5, 7
	s_cbranch_scc0 .LBB0_207
; %bb.204:
	s_cmp_eq_u32 s5, 8
	s_mov_b64 s[0:1], 0
	s_cselect_b64 s[2:3], -1, 0
	s_branch .LBB0_208
.LBB0_205:
	s_mov_b64 s[2:3], 0
                                        ; implicit-def: $vgpr7
	s_cbranch_execnz .LBB0_212
	s_branch .LBB0_217
.LBB0_206:
                                        ; implicit-def: $vgpr6
	s_branch .LBB0_199
.LBB0_207:
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[2:3], 0
.LBB0_208:
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v7, v0
	s_cbranch_vccnz .LBB0_211
; %bb.209:
	s_cmp_eq_u32 s5, 6
	v_mov_b32_e32 v7, v0
	s_cbranch_scc0 .LBB0_211
; %bb.210:
	v_mov_b32_e32 v1, s8
	v_cmp_le_i32_e32 vcc, s8, v0
	v_cndmask_b32_e32 v2, 0, v1, vcc
	v_sub_i32_e32 v2, vcc, 0, v2
	v_cmp_gt_i32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v1, v2, v1, vcc
	v_add_i32_e32 v7, vcc, v1, v0
.LBB0_211:
	s_branch .LBB0_217
.LBB0_212:
	s_cmp_gt_i32 s5, 3
	s_cbranch_scc0 .LBB0_229
; %bb.213:
	s_cmp_eq_u32 s5, 4
	v_mov_b32_e32 v7, v0
	s_cbranch_scc0 .LBB0_215
; %bb.214:
	v_cmp_gt_i32_e32 vcc, s8, v0
	v_cmp_lt_i32_e64 s[0:1], -1, v0
	s_and_b64 vcc, s[0:1], vcc
	v_cndmask_b32_e32 v7, -1, v0, vcc
.LBB0_215:
	s_cbranch_execnz .LBB0_217
.LBB0_216:
	s_cmp_eq_u32 s5, 2
	s_cselect_b64 s[2:3], -1, 0
	v_mov_b32_e32 v7, v0
.LBB0_217:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_219
; %bb.218:
	s_add_i32 s0, s8, -1
	v_max_i32_e32 v1, 0, v0
	v_mov_b32_e32 v2, s0
	v_cmp_gt_i32_e32 vcc, s8, v0
	v_cndmask_b32_e32 v7, v2, v1, vcc
.LBB0_219:
	s_load_dword s5, s[12:13], 0x4
	v_mov_b32_e32 v0, 0
	v_cmp_ne_u32_e32 vcc, -1, v6
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s5, 4
	s_cselect_b64 s[0:1], -1, 0
	v_cndmask_b32_e64 v3, 0, 1.0, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], -1, v7
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_332
; %bb.220:
	v_cmp_le_u32_e32 vcc, s4, v6
	v_cmp_le_u32_e64 s[0:1], s8, v7
	s_or_b64 s[0:1], vcc, s[0:1]
                                        ; implicit-def: $vgpr4_vgpr5
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_xor_b64 s[0:1], exec, s[6:7]
; %bb.221:
	v_mov_b32_e32 v0, s4
	v_mul_hi_u32 v5, s8, v0
	s_mul_i32 s8, s8, s4
	v_mov_b32_e32 v4, s8
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr6
; %bb.222:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.223:
	v_mul_lo_u32 v0, v7, s4
	v_mul_hi_u32 v5, v7, s4
	v_add_i32_e32 v4, vcc, v0, v6
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
; %bb.224:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s4, s[12:13], 0x5
	v_mul_lo_u32 v0, v5, s5
	v_mul_hi_u32 v5, v4, s5
	v_mul_lo_u32 v4, v4, s5
	s_waitcnt lgkmcnt(0)
	s_cmpk_lt_i32 s4, 0x10d3
	v_add_i32_e32 v5, vcc, v5, v0
	s_cbranch_scc1 .LBB0_230
; %bb.225:
	s_cmpk_lt_i32 s4, 0x10dd
	s_cbranch_scc1 .LBB0_231
; %bb.226:
	s_cmpk_lt_i32 s4, 0x10de
	s_cbranch_scc1 .LBB0_232
; %bb.227:
	s_cmpk_eq_i32 s4, 0x10de
	v_bfrev_b32_e32 v0, -2
	s_cbranch_scc0 .LBB0_256
; %bb.228:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[6:7], v[4:5], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v0, v[6:7], s[8:11], 0 addr64
	s_cbranch_execz .LBB0_233
	s_branch .LBB0_234
.LBB0_229:
                                        ; implicit-def: $vgpr7
	s_branch .LBB0_216
.LBB0_230:
	s_branch .LBB0_238
.LBB0_231:
	s_branch .LBB0_235
.LBB0_232:
.LBB0_233:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[6:7], v[4:5], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v0, v[6:7], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v0, v0
.LBB0_234:
	s_cbranch_execnz .LBB0_237
.LBB0_235:
	s_cmpk_eq_i32 s4, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v0, -2
	s_cbranch_scc0 .LBB0_237
; %bb.236:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[6:7], v[4:5], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v0, v[6:7], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v0, v0
	v_mul_f32_e32 v0, 0x37800080, v0
.LBB0_237:
	s_cbranch_execnz .LBB0_248
.LBB0_238:
	s_cmpk_lt_i32 s4, 0x10d1
	s_cbranch_scc1 .LBB0_241
; %bb.239:
	s_cmpk_gt_i32 s4, 0x10d1
	s_cbranch_scc0 .LBB0_242
; %bb.240:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v0, v[4:5], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v0, v0
	v_mul_f32_e32 v0, 0x3b808081, v0
	s_branch .LBB0_243
.LBB0_241:
	s_branch .LBB0_246
.LBB0_242:
	s_mov_b64 s[0:1], -1
.LBB0_243:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_245
; %bb.244:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[6:7], v[4:5], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v0, v[6:7], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v0, v0
	v_mul_f32_e32 v0, 0x38000100, v0
	v_max_f32_e32 v0, -1.0, v0
.LBB0_245:
	s_cbranch_execnz .LBB0_248
.LBB0_246:
	s_cmpk_eq_i32 s4, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v0, -2
	s_cbranch_scc0 .LBB0_248
; %bb.247:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v0, v[4:5], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v0, v0
	v_mul_f32_e32 v0, 0x3c010204, v0
	v_max_f32_e32 v0, -1.0, v0
.LBB0_248:
	s_cmp_lt_u32 s5, 2
	s_cbranch_scc1 .LBB0_277
; %bb.249:
	s_cmpk_lt_i32 s4, 0x10d3
	s_cbranch_scc1 .LBB0_254
; %bb.250:
	s_cmpk_lt_i32 s4, 0x10dd
	s_cbranch_scc1 .LBB0_255
; %bb.251:
	s_cmpk_lt_i32 s4, 0x10de
	s_cbranch_scc1 .LBB0_257
; %bb.252:
	s_cmpk_eq_i32 s4, 0x10de
	v_bfrev_b32_e32 v1, -2
	s_cbranch_scc0 .LBB0_258
; %bb.253:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[6:7], v[4:5], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v1, v[6:7], s[8:11], 0 addr64 offset:4
	s_branch .LBB0_259
.LBB0_254:
	s_branch .LBB0_266
.LBB0_255:
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_262
.LBB0_256:
	s_cbranch_execz .LBB0_233
	s_branch .LBB0_234
.LBB0_257:
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_259
.LBB0_258:
	s_mov_b64 s[0:1], 0
.LBB0_259:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_261
; %bb.260:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[6:7], v[4:5], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v1, v[6:7], s[8:11], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v1, v1
.LBB0_261:
	s_mov_b64 s[0:1], 0
.LBB0_262:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_265
; %bb.263:
	s_cmpk_eq_i32 s4, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v1, -2
	s_cbranch_scc0 .LBB0_265
; %bb.264:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[6:7], v[4:5], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v1, v[6:7], s[8:11], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v1, v1
	v_mul_f32_e32 v1, 0x37800080, v1
.LBB0_265:
	s_cbranch_execnz .LBB0_277
.LBB0_266:
	s_cmpk_lt_i32 s4, 0x10d1
	s_cbranch_scc1 .LBB0_269
; %bb.267:
	s_cmpk_gt_i32 s4, 0x10d1
	s_cbranch_scc0 .LBB0_270
; %bb.268:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v1, v[4:5], s[8:11], 0 addr64 offset:1
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v1, v1
	v_mul_f32_e32 v1, 0x3b808081, v1
	s_branch .LBB0_271
.LBB0_269:
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_274
.LBB0_270:
	s_mov_b64 s[0:1], -1
.LBB0_271:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_273
; %bb.272:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[6:7], v[4:5], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v1, v[6:7], s[8:11], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v1, v1
	v_mul_f32_e32 v1, 0x38000100, v1
	v_max_f32_e32 v1, -1.0, v1
.LBB0_273:
	s_mov_b64 s[0:1], 0
.LBB0_274:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_277
; %bb.275:
	s_cmpk_eq_i32 s4, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v1, -2
	s_cbranch_scc0 .LBB0_277
; %bb.276:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v1, v[4:5], s[8:11], 0 addr64 offset:1
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v1, v1
	v_mul_f32_e32 v1, 0x3c010204, v1
	v_max_f32_e32 v1, -1.0, v1
.LBB0_277:
	s_cmp_lt_u32 s5, 3
	s_cbranch_scc1 .LBB0_332
; %bb.278:
	s_cmpk_lt_i32 s4, 0x10d3
	s_cbranch_scc1 .LBB0_283
; %bb.279:
	s_cmpk_lt_i32 s4, 0x10dd
	s_cbranch_scc1 .LBB0_284
; %bb.280:
	s_cmpk_lt_i32 s4, 0x10de
	s_cbranch_scc1 .LBB0_285
; %bb.281:
	s_cmpk_eq_i32 s4, 0x10de
	v_bfrev_b32_e32 v2, -2
	s_cbranch_scc0 .LBB0_286
; %bb.282:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[2:3], v[4:5], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v2, v[2:3], s[8:11], 0 addr64 offset:8
	s_branch .LBB0_287
.LBB0_283:
	s_branch .LBB0_294
.LBB0_284:
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_290
.LBB0_285:
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_287
.LBB0_286:
	s_mov_b64 s[0:1], 0
.LBB0_287:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_289
; %bb.288:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	s_waitcnt vmcnt(0)
	v_lshl_b64 v[2:3], v[4:5], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v2, v[2:3], s[8:11], 0 addr64 offset:4
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v2, v2
.LBB0_289:
	s_mov_b64 s[0:1], 0
.LBB0_290:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_293
; %bb.291:
	s_cmpk_eq_i32 s4, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v2, -2
	s_cbranch_scc0 .LBB0_293
; %bb.292:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[2:3], v[4:5], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v2, v[2:3], s[8:11], 0 addr64 offset:4
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v2, v2
	v_mul_f32_e32 v2, 0x37800080, v2
.LBB0_293:
	s_cbranch_execnz .LBB0_305
.LBB0_294:
	s_cmpk_lt_i32 s4, 0x10d1
	s_cbranch_scc1 .LBB0_297
; %bb.295:
	s_cmpk_gt_i32 s4, 0x10d1
	s_cbranch_scc0 .LBB0_298
; %bb.296:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v2, v[4:5], s[8:11], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v2, v2
	v_mul_f32_e32 v2, 0x3b808081, v2
	s_branch .LBB0_299
.LBB0_297:
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_302
.LBB0_298:
	s_mov_b64 s[0:1], -1
.LBB0_299:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_301
; %bb.300:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	s_waitcnt vmcnt(0)
	v_lshl_b64 v[2:3], v[4:5], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v2, v[2:3], s[8:11], 0 addr64 offset:4
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v2, v2
	v_mul_f32_e32 v2, 0x38000100, v2
	v_max_f32_e32 v2, -1.0, v2
.LBB0_301:
	s_mov_b64 s[0:1], 0
.LBB0_302:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_305
; %bb.303:
	s_cmpk_eq_i32 s4, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v2, -2
	s_cbranch_scc0 .LBB0_305
; %bb.304:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v2, v[4:5], s[8:11], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v2, v2
	v_mul_f32_e32 v2, 0x3c010204, v2
	v_max_f32_e32 v2, -1.0, v2
.LBB0_305:
	s_cmpk_lt_i32 s4, 0x10d3
	s_cbranch_scc1 .LBB0_310
; %bb.306:
	s_cmpk_lt_i32 s4, 0x10dd
	s_cbranch_scc1 .LBB0_311
; %bb.307:
	s_cmpk_lt_i32 s4, 0x10de
	s_cbranch_scc1 .LBB0_312
; %bb.308:
	s_cmpk_eq_i32 s4, 0x10de
	v_bfrev_b32_e32 v3, -2
	s_cbranch_scc0 .LBB0_313
; %bb.309:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[6:7], v[4:5], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v3, v[6:7], s[8:11], 0 addr64 offset:12
	s_branch .LBB0_314
.LBB0_310:
	s_branch .LBB0_321
.LBB0_311:
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_317
.LBB0_312:
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_314
.LBB0_313:
	s_mov_b64 s[0:1], 0
.LBB0_314:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_316
; %bb.315:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[6:7], v[4:5], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v3, v[6:7], s[8:11], 0 addr64 offset:6
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v3, v3
.LBB0_316:
	s_mov_b64 s[0:1], 0
.LBB0_317:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_320
; %bb.318:
	s_cmpk_eq_i32 s4, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v3, -2
	s_cbranch_scc0 .LBB0_320
; %bb.319:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[6:7], v[4:5], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v3, v[6:7], s[8:11], 0 addr64 offset:6
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v3, v3
	v_mul_f32_e32 v3, 0x37800080, v3
.LBB0_320:
	s_cbranch_execnz .LBB0_332
.LBB0_321:
	s_cmpk_lt_i32 s4, 0x10d1
	s_cbranch_scc1 .LBB0_324
; %bb.322:
	s_cmpk_gt_i32 s4, 0x10d1
	s_cbranch_scc0 .LBB0_325
; %bb.323:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v3, v[4:5], s[8:11], 0 addr64 offset:3
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v3, v3
	v_mul_f32_e32 v3, 0x3b808081, v3
	s_branch .LBB0_326
.LBB0_324:
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_329
.LBB0_325:
	s_mov_b64 s[0:1], -1
.LBB0_326:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_328
; %bb.327:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[6:7], v[4:5], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v3, v[6:7], s[8:11], 0 addr64 offset:6
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v3, v3
	v_mul_f32_e32 v3, 0x38000100, v3
	v_max_f32_e32 v3, -1.0, v3
.LBB0_328:
	s_mov_b64 s[0:1], 0
.LBB0_329:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_332
; %bb.330:
	s_cmpk_eq_i32 s4, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v3, -2
	s_cbranch_scc0 .LBB0_332
; %bb.331:
	s_load_dwordx2 s[4:5], s[12:13], 0x0
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v3, v[4:5], s[4:7], 0 addr64 offset:3
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v3, v3
	v_mul_f32_e32 v3, 0x3c010204, v3
	v_max_f32_e32 v3, -1.0, v3
.LBB0_332:
	s_or_b64 exec, exec, s[2:3]
.LBB0_333:
	v_lshl_b64 v[4:5], v[12:13], 4
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[18:19]
	s_waitcnt vmcnt(0)
	buffer_store_dwordx4 v[0:3], v[4:5], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end0:
	.size	sample, .Lfunc_end0-sample
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 5748
; NumSgprs: 26
; NumVgprs: 29
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 29
; Occupancy: 8
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
	.protected	sample_texels           ; -- Begin function sample_texels
	.globl	sample_texels
	.p2align	8
	.type	sample_texels,@function
	.amdgpu_hsa_kernel sample_texels
sample_texels:                          ; @sample_texels
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
		kernarg_segment_byte_size = 48
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 22
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
	s_load_dword s1, s[6:7], 0x9
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	v_mov_b32_e32 v5, 0
	s_mov_b32 s3, 0xf000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_add_i32_e32 v0, vcc, s1, v0
	s_mul_i32 s0, s0, s8
	v_add_i32_e32 v4, vcc, s0, v0
	v_lshl_b64 v[0:1], v[4:5], 3
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[16:17]
	buffer_load_dwordx2 v[0:1], v[0:1], s[0:3], 0 addr64
	s_load_dword s4, s[12:13], 0x2
	s_and_b32 s5, s14, 14
	s_cmp_lt_i32 s5, 6
	s_cbranch_scc1 .LBB1_3
; %bb.1:
	s_cmp_gt_i32 s5, 7
	s_cbranch_scc0 .LBB1_4
; %bb.2:
	s_cmp_eq_u32 s5, 8
	s_mov_b64 s[0:1], 0
	s_cselect_b64 s[2:3], -1, 0
	s_branch .LBB1_5
.LBB1_3:
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[2:3], 0
                                        ; implicit-def: $vgpr8
	s_and_b64 vcc, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_mov_b64 vcc, vcc
	s_cbranch_vccnz .LBB1_9
	s_branch .LBB1_14
.LBB1_4:
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[2:3], 0
.LBB1_5:
	s_andn2_b64 vcc, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 vcc, vcc
	s_cbranch_vccnz .LBB1_8
; %bb.6:
	s_cmp_eq_u32 s5, 6
	v_mov_b32_e32 v8, v0
	s_cbranch_scc0 .LBB1_8
; %bb.7:
	v_mov_b32_e32 v2, s4
	v_cmp_le_i32_e32 vcc, s4, v0
	v_cndmask_b32_e32 v3, 0, v2, vcc
	v_sub_i32_e32 v3, vcc, 0, v3
	v_cmp_gt_i32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v2, v3, v2, vcc
	v_add_i32_e32 v8, vcc, v2, v0
.LBB1_8:
	s_branch .LBB1_14
.LBB1_9:
	s_cmp_gt_i32 s5, 3
	s_cbranch_scc0 .LBB1_20
; %bb.10:
	s_cmp_eq_u32 s5, 4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	s_cbranch_scc0 .LBB1_12
; %bb.11:
	v_cmp_gt_i32_e32 vcc, s4, v0
	v_cmp_lt_i32_e64 s[0:1], -1, v0
	s_and_b64 vcc, s[0:1], vcc
	v_cndmask_b32_e32 v8, -1, v0, vcc
.LBB1_12:
	s_cbranch_execnz .LBB1_14
.LBB1_13:
	s_cmp_eq_u32 s5, 2
	s_cselect_b64 s[2:3], -1, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
.LBB1_14:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_16
; %bb.15:
	s_add_i32 s0, s4, -1
	s_waitcnt vmcnt(0)
	v_max_i32_e32 v2, 0, v0
	v_mov_b32_e32 v3, s0
	v_cmp_gt_i32_e32 vcc, s4, v0
	v_cndmask_b32_e32 v8, v3, v2, vcc
.LBB1_16:
	s_load_dword s6, s[12:13], 0x3
	s_cmp_lt_i32 s5, 6
	s_cbranch_scc1 .LBB1_19
; %bb.17:
	s_cmp_gt_i32 s5, 7
	s_cbranch_scc0 .LBB1_21
; %bb.18:
	s_cmp_eq_u32 s5, 8
	s_mov_b64 s[0:1], 0
	s_cselect_b64 s[2:3], -1, 0
	s_branch .LBB1_22
.LBB1_19:
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[2:3], 0
                                        ; implicit-def: $vgpr9
	s_and_b64 vcc, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_mov_b64 vcc, vcc
	s_cbranch_vccnz .LBB1_26
	s_branch .LBB1_31
.LBB1_20:
                                        ; implicit-def: $vgpr8
	s_branch .LBB1_13
.LBB1_21:
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[2:3], 0
.LBB1_22:
	s_andn2_b64 vcc, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	s_waitcnt lgkmcnt(0)
	s_mov_b64 vcc, vcc
	s_cbranch_vccnz .LBB1_25
; %bb.23:
	s_cmp_eq_u32 s5, 6
	v_mov_b32_e32 v9, v1
	s_cbranch_scc0 .LBB1_25
; %bb.24:
	v_mov_b32_e32 v0, s6
	v_cmp_le_i32_e32 vcc, s6, v1
	v_cndmask_b32_e32 v2, 0, v0, vcc
	v_sub_i32_e32 v2, vcc, 0, v2
	v_cmp_gt_i32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v0, v2, v0, vcc
	v_add_i32_e32 v9, vcc, v0, v1
.LBB1_25:
	s_branch .LBB1_31
.LBB1_26:
	s_cmp_gt_i32 s5, 3
	s_cbranch_scc0 .LBB1_43
; %bb.27:
	s_cmp_eq_u32 s5, 4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	s_cbranch_scc0 .LBB1_29
; %bb.28:
	v_cmp_gt_i32_e32 vcc, s6, v1
	v_cmp_lt_i32_e64 s[0:1], -1, v1
	s_and_b64 vcc, s[0:1], vcc
	v_cndmask_b32_e32 v9, -1, v1, vcc
.LBB1_29:
	s_cbranch_execnz .LBB1_31
.LBB1_30:
	s_cmp_eq_u32 s5, 2
	s_cselect_b64 s[2:3], -1, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
.LBB1_31:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_33
; %bb.32:
	s_add_i32 s0, s6, -1
	s_waitcnt vmcnt(0)
	v_max_i32_e32 v0, 0, v1
	v_mov_b32_e32 v2, s0
	v_cmp_gt_i32_e32 vcc, s6, v1
	v_cndmask_b32_e32 v9, v2, v0, vcc
.LBB1_33:
	s_load_dword s5, s[12:13], 0x4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 0
	v_cmp_ne_u32_e32 vcc, -1, v8
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s5, 4
	s_cselect_b64 s[0:1], -1, 0
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], -1, v9
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_85
; %bb.34:
	v_cmp_le_u32_e32 vcc, s4, v8
	v_cmp_le_u32_e64 s[0:1], s6, v9
	s_or_b64 s[0:1], vcc, s[0:1]
                                        ; implicit-def: $vgpr6_vgpr7
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_xor_b64 s[0:1], exec, s[8:9]
; %bb.35:
	v_mov_b32_e32 v0, s4
	v_mul_hi_u32 v7, s6, v0
	s_mul_i32 s6, s6, s4
	v_mov_b32_e32 v6, s6
                                        ; implicit-def: $vgpr9
                                        ; implicit-def: $vgpr8
; %bb.36:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.37:
	v_mul_lo_u32 v0, v9, s4
	v_mul_hi_u32 v7, v9, s4
	v_add_i32_e32 v6, vcc, v0, v8
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
; %bb.38:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s4, s[12:13], 0x5
	v_mul_lo_u32 v0, v7, s5
	v_mul_hi_u32 v7, v6, s5
	v_mul_lo_u32 v6, v6, s5
	s_waitcnt lgkmcnt(0)
	s_cmpk_lt_i32 s4, 0x10d8
	v_add_i32_e32 v7, vcc, v7, v0
	s_cbranch_scc1 .LBB1_44
; %bb.39:
	s_cmpk_lt_i32 s4, 0x10d9
	s_cbranch_scc1 .LBB1_45
; %bb.40:
	s_cmpk_eq_i32 s4, 0x10d9
	v_mov_b32_e32 v0, 0
	s_cbranch_scc0 .LBB1_42
; %bb.41:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[6:7], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v0, v[8:9], s[8:11], 0 addr64
.LBB1_42:
	s_cbranch_execz .LBB1_46
	s_branch .LBB1_47
.LBB1_43:
                                        ; implicit-def: $vgpr9
	s_branch .LBB1_30
.LBB1_44:
	s_branch .LBB1_48
.LBB1_45:
.LBB1_46:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[6:7], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v0, v[8:9], s[8:11], 0 addr64
.LBB1_47:
	s_cbranch_execnz .LBB1_50
.LBB1_48:
	s_cmpk_lg_i32 s4, 0x10d7
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 0
	s_cbranch_scc1 .LBB1_50
; %bb.49:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v0, v[6:7], s[8:11], 0 addr64
.LBB1_50:
	s_cmp_lt_u32 s5, 2
	s_cbranch_scc1 .LBB1_62
; %bb.51:
	s_cmpk_lt_i32 s4, 0x10d8
	s_cbranch_scc1 .LBB1_56
; %bb.52:
	s_cmpk_lt_i32 s4, 0x10d9
	s_cbranch_scc1 .LBB1_57
; %bb.53:
	s_cmpk_eq_i32 s4, 0x10d9
	v_mov_b32_e32 v1, 0
	s_cbranch_scc0 .LBB1_55
; %bb.54:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[6:7], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v1, v[8:9], s[8:11], 0 addr64 offset:4
.LBB1_55:
	s_cbranch_execz .LBB1_58
	s_branch .LBB1_59
.LBB1_56:
	s_branch .LBB1_60
.LBB1_57:
.LBB1_58:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[6:7], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v1, v[8:9], s[8:11], 0 addr64 offset:2
.LBB1_59:
	s_cbranch_execnz .LBB1_62
.LBB1_60:
	s_cmpk_lg_i32 s4, 0x10d7
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	s_cbranch_scc1 .LBB1_62
; %bb.61:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v1, v[6:7], s[8:11], 0 addr64 offset:1
.LBB1_62:
	s_cmp_lt_u32 s5, 3
	s_cbranch_scc1 .LBB1_85
; %bb.63:
	s_cmpk_lt_i32 s4, 0x10d8
	s_cbranch_scc1 .LBB1_68
; %bb.64:
	s_cmpk_lt_i32 s4, 0x10d9
	s_cbranch_scc1 .LBB1_69
; %bb.65:
	s_cmpk_eq_i32 s4, 0x10d9
	v_mov_b32_e32 v2, 0
	s_cbranch_scc0 .LBB1_67
; %bb.66:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[2:3], v[6:7], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v2, v[2:3], s[8:11], 0 addr64 offset:8
.LBB1_67:
	s_cbranch_execz .LBB1_70
	s_branch .LBB1_71
.LBB1_68:
	s_branch .LBB1_72
.LBB1_69:
.LBB1_70:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	s_waitcnt vmcnt(0)
	v_lshl_b64 v[2:3], v[6:7], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v2, v[2:3], s[8:11], 0 addr64 offset:4
.LBB1_71:
	s_cbranch_execnz .LBB1_74
.LBB1_72:
	s_cmpk_lg_i32 s4, 0x10d7
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 0
	s_cbranch_scc1 .LBB1_74
; %bb.73:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v2, v[6:7], s[8:11], 0 addr64 offset:2
.LBB1_74:
	s_cmpk_lt_i32 s4, 0x10d8
	s_cbranch_scc1 .LBB1_79
; %bb.75:
	s_cmpk_lt_i32 s4, 0x10d9
	s_cbranch_scc1 .LBB1_80
; %bb.76:
	s_cmpk_eq_i32 s4, 0x10d9
	v_mov_b32_e32 v3, 0
	s_cbranch_scc0 .LBB1_78
; %bb.77:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[6:7], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v3, v[8:9], s[8:11], 0 addr64 offset:12
.LBB1_78:
	s_cbranch_execz .LBB1_81
	s_branch .LBB1_82
.LBB1_79:
	s_branch .LBB1_83
.LBB1_80:
.LBB1_81:
	s_load_dwordx2 s[8:9], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[6:7], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v3, v[8:9], s[8:11], 0 addr64 offset:6
.LBB1_82:
	s_cbranch_execnz .LBB1_85
.LBB1_83:
	s_cmpk_lg_i32 s4, 0x10d7
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_cbranch_scc1 .LBB1_85
; %bb.84:
	s_load_dwordx2 s[4:5], s[12:13], 0x0
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v3, v[6:7], s[4:7], 0 addr64 offset:3
.LBB1_85:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_b64 v[4:5], v[4:5], 4
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[18:19]
	s_waitcnt vmcnt(0)
	buffer_store_dwordx4 v[0:3], v[4:5], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end1:
	.size	sample_texels, .Lfunc_end1-sample_texels
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1440
; NumSgprs: 22
; NumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 22
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
	.long	2448
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	edges                   ; -- Begin function edges
	.globl	edges
	.p2align	8
	.type	edges,@function
	.amdgpu_hsa_kernel edges
edges:                                  ; @edges
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
		enable_sgpr_workgroup_id_y = 1
		enable_sgpr_workgroup_id_z = 0
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 1
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
		wavefront_sgpr_count = 22
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
	s_load_dword s2, s[4:5], 0x1
	s_load_dwordx2 s[0:1], s[6:7], 0x5
	s_load_dwordx4 s[4:7], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s2, 0xffff
	v_add_i32_e32 v0, vcc, s0, v0
	s_load_dwordx2 s[10:11], s[4:5], 0x2
	s_lshr_b32 s0, s2, 16
	s_mul_i32 s0, s0, s9
	s_mul_i32 s3, s3, s8
	s_add_i32 s0, s1, s0
	v_add_i32_e32 v10, vcc, s3, v0
	v_add_i32_e32 v11, vcc, s0, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s11, v11
	v_cmp_gt_i32_e64 s[0:1], s10, v10
	s_and_b64 s[0:1], s[0:1], vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_323
; %bb.1:
	s_load_dword s12, s[4:5], 0x4
	s_add_i32 s13, s10, -1
	s_add_i32 s0, s11, -1
	v_max_i32_e32 v0, 0, v10
	v_mov_b32_e32 v1, s13
	v_cmp_gt_i32_e32 vcc, s10, v10
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s12, 4
	v_cndmask_b32_e32 v8, v1, v0, vcc
	v_max_i32_e32 v0, 0, v11
	v_mov_b32_e32 v1, s0
	v_cmp_gt_i32_e32 vcc, s11, v11
	s_cselect_b64 s[0:1], -1, 0
	v_cndmask_b32_e32 v12, v1, v0, vcc
	v_mov_b32_e32 v0, 0
	v_cndmask_b32_e64 v3, 0, 1.0, s[0:1]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v0
	v_cmp_ne_u32_e32 vcc, -1, v8
	v_cmp_ne_u32_e64 s[2:3], -1, v12
	v_mov_b32_e32 v7, v3
	v_cmp_eq_u32_e64 s[0:1], -1, v12
	s_and_b64 s[2:3], vcc, s[2:3]
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_cbranch_execz .LBB2_113
; %bb.2:
	v_cmp_le_u32_e32 vcc, s10, v8
	v_cmp_le_u32_e64 s[2:3], s11, v12
	s_or_b64 s[2:3], vcc, s[2:3]
                                        ; implicit-def: $vgpr4_vgpr5
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_xor_b64 s[2:3], exec, s[14:15]
; %bb.3:
	v_mov_b32_e32 v4, s10
	s_mul_i32 s14, s11, s10
	v_mul_hi_u32 v5, s11, v4
	v_mov_b32_e32 v4, s14
                                        ; implicit-def: $vgpr8
; %bb.4:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
; %bb.5:
	v_mul_lo_u32 v4, v12, s10
	v_mul_hi_u32 v5, v12, s10
	v_add_i32_e32 v4, vcc, v4, v8
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
; %bb.6:
	s_or_b64 exec, exec, s[2:3]
	s_load_dword s14, s[4:5], 0x5
	v_mul_lo_u32 v5, v5, s12
	v_mul_hi_u32 v6, v4, s12
	v_mul_lo_u32 v8, v4, s12
	s_waitcnt lgkmcnt(0)
	s_cmpk_lt_i32 s14, 0x10d3
	v_add_i32_e32 v9, vcc, v6, v5
	s_cbranch_scc1 .LBB2_11
; %bb.7:
	s_cmpk_lt_i32 s14, 0x10dd
	s_cbranch_scc1 .LBB2_12
; %bb.8:
	s_cmpk_lt_i32 s14, 0x10de
	s_cbranch_scc1 .LBB2_13
; %bb.9:
	s_cmpk_eq_i32 s14, 0x10de
	v_bfrev_b32_e32 v13, -2
	s_cbranch_scc0 .LBB2_37
; %bb.10:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[4:5], v[8:9], 2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v13, v[4:5], s[16:19], 0 addr64
	s_cbranch_execz .LBB2_14
	s_branch .LBB2_15
.LBB2_11:
                                        ; implicit-def: $vgpr13
	s_branch .LBB2_19
.LBB2_12:
                                        ; implicit-def: $vgpr13
	s_branch .LBB2_16
.LBB2_13:
                                        ; implicit-def: $vgpr13
.LBB2_14:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[4:5], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v4, v[4:5], s[16:19], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v13, v4
.LBB2_15:
	s_cbranch_execnz .LBB2_18
.LBB2_16:
	s_cmpk_eq_i32 s14, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v13, -2
	s_cbranch_scc0 .LBB2_18
; %bb.17:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[4:5], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v4, v[4:5], s[16:19], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v4, v4
	v_mul_f32_e32 v13, 0x37800080, v4
.LBB2_18:
	s_cbranch_execnz .LBB2_29
.LBB2_19:
	s_cmpk_lt_i32 s14, 0x10d1
	s_cbranch_scc1 .LBB2_22
; %bb.20:
	s_cmpk_gt_i32 s14, 0x10d1
	s_cbranch_scc0 .LBB2_23
; %bb.21:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v4, v[8:9], s[16:19], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v4, v4
	v_mul_f32_e32 v13, 0x3b808081, v4
	s_branch .LBB2_24
.LBB2_22:
                                        ; implicit-def: $vgpr13
	s_branch .LBB2_27
.LBB2_23:
	s_mov_b64 s[2:3], -1
                                        ; implicit-def: $vgpr13
.LBB2_24:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_26
; %bb.25:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[4:5], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v4, v[4:5], s[16:19], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v4, v4
	v_mul_f32_e32 v4, 0x38000100, v4
	v_max_f32_e32 v13, -1.0, v4
.LBB2_26:
	s_cbranch_execnz .LBB2_29
.LBB2_27:
	s_cmpk_eq_i32 s14, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v13, -2
	s_cbranch_scc0 .LBB2_29
; %bb.28:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v4, v[8:9], s[16:19], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v4, v4
	v_mul_f32_e32 v4, 0x3c010204, v4
	v_max_f32_e32 v13, -1.0, v4
.LBB2_29:
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	s_cmp_lt_u32 s12, 2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v13
	s_cbranch_scc1 .LBB2_58
; %bb.30:
	s_cmpk_lt_i32 s14, 0x10d3
	s_cbranch_scc1 .LBB2_35
; %bb.31:
	s_cmpk_lt_i32 s14, 0x10dd
	s_cbranch_scc1 .LBB2_36
; %bb.32:
	s_cmpk_lt_i32 s14, 0x10de
	s_cbranch_scc1 .LBB2_38
; %bb.33:
	s_cmpk_eq_i32 s14, 0x10de
	v_bfrev_b32_e32 v5, -2
	s_cbranch_scc0 .LBB2_39
; %bb.34:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[13:14], v[8:9], 2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v5, v[13:14], s[16:19], 0 addr64 offset:4
	s_branch .LBB2_40
.LBB2_35:
	s_branch .LBB2_47
.LBB2_36:
	s_mov_b64 s[2:3], -1
	s_branch .LBB2_43
.LBB2_37:
	s_cbranch_execz .LBB2_14
	s_branch .LBB2_15
.LBB2_38:
	s_mov_b64 s[2:3], -1
	s_branch .LBB2_40
.LBB2_39:
	s_mov_b64 s[2:3], 0
.LBB2_40:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_42
; %bb.41:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[13:14], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v5, v[13:14], s[16:19], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v5, v5
.LBB2_42:
	s_mov_b64 s[2:3], 0
.LBB2_43:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_46
; %bb.44:
	s_cmpk_eq_i32 s14, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v5, -2
	s_cbranch_scc0 .LBB2_46
; %bb.45:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[13:14], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v5, v[13:14], s[16:19], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v5, v5
	v_mul_f32_e32 v5, 0x37800080, v5
.LBB2_46:
	s_cbranch_execnz .LBB2_58
.LBB2_47:
	s_cmpk_lt_i32 s14, 0x10d1
	s_cbranch_scc1 .LBB2_50
; %bb.48:
	s_cmpk_gt_i32 s14, 0x10d1
	s_cbranch_scc0 .LBB2_51
; %bb.49:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v5, v[8:9], s[16:19], 0 addr64 offset:1
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v5, v5
	v_mul_f32_e32 v5, 0x3b808081, v5
	s_branch .LBB2_52
.LBB2_50:
	s_mov_b64 s[2:3], -1
	s_branch .LBB2_55
.LBB2_51:
	s_mov_b64 s[2:3], -1
.LBB2_52:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_54
; %bb.53:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[13:14], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v5, v[13:14], s[16:19], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v5, v5
	v_mul_f32_e32 v5, 0x38000100, v5
	v_max_f32_e32 v5, -1.0, v5
.LBB2_54:
	s_mov_b64 s[2:3], 0
.LBB2_55:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_58
; %bb.56:
	s_cmpk_eq_i32 s14, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v5, -2
	s_cbranch_scc0 .LBB2_58
; %bb.57:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v5, v[8:9], s[16:19], 0 addr64 offset:1
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v5, v5
	v_mul_f32_e32 v5, 0x3c010204, v5
	v_max_f32_e32 v5, -1.0, v5
.LBB2_58:
	s_cmp_lt_u32 s12, 3
	s_cbranch_scc1 .LBB2_113
; %bb.59:
	s_cmpk_lt_i32 s14, 0x10d3
	s_cbranch_scc1 .LBB2_64
; %bb.60:
	s_cmpk_lt_i32 s14, 0x10dd
	s_cbranch_scc1 .LBB2_65
; %bb.61:
	s_cmpk_lt_i32 s14, 0x10de
	s_cbranch_scc1 .LBB2_66
; %bb.62:
	s_cmpk_eq_i32 s14, 0x10de
	v_bfrev_b32_e32 v6, -2
	s_cbranch_scc0 .LBB2_67
; %bb.63:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[6:7], v[8:9], 2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v6, v[6:7], s[16:19], 0 addr64 offset:8
	s_branch .LBB2_68
.LBB2_64:
	s_branch .LBB2_75
.LBB2_65:
	s_mov_b64 s[2:3], -1
	s_branch .LBB2_71
.LBB2_66:
	s_mov_b64 s[2:3], -1
	s_branch .LBB2_68
.LBB2_67:
	s_mov_b64 s[2:3], 0
.LBB2_68:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_70
; %bb.69:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	s_waitcnt vmcnt(0)
	v_lshl_b64 v[6:7], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v6, v[6:7], s[16:19], 0 addr64 offset:4
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v6, v6
.LBB2_70:
	s_mov_b64 s[2:3], 0
.LBB2_71:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_74
; %bb.72:
	s_cmpk_eq_i32 s14, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v6, -2
	s_cbranch_scc0 .LBB2_74
; %bb.73:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[6:7], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v6, v[6:7], s[16:19], 0 addr64 offset:4
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v6, v6
	v_mul_f32_e32 v6, 0x37800080, v6
.LBB2_74:
	s_cbranch_execnz .LBB2_86
.LBB2_75:
	s_cmpk_lt_i32 s14, 0x10d1
	s_cbranch_scc1 .LBB2_78
; %bb.76:
	s_cmpk_gt_i32 s14, 0x10d1
	s_cbranch_scc0 .LBB2_79
; %bb.77:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v6, v[8:9], s[16:19], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v6, v6
	v_mul_f32_e32 v6, 0x3b808081, v6
	s_branch .LBB2_80
.LBB2_78:
	s_mov_b64 s[2:3], -1
	s_branch .LBB2_83
.LBB2_79:
	s_mov_b64 s[2:3], -1
.LBB2_80:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_82
; %bb.81:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	s_waitcnt vmcnt(0)
	v_lshl_b64 v[6:7], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v6, v[6:7], s[16:19], 0 addr64 offset:4
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v6, v6
	v_mul_f32_e32 v6, 0x38000100, v6
	v_max_f32_e32 v6, -1.0, v6
.LBB2_82:
	s_mov_b64 s[2:3], 0
.LBB2_83:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_86
; %bb.84:
	s_cmpk_eq_i32 s14, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v6, -2
	s_cbranch_scc0 .LBB2_86
; %bb.85:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v6, v[8:9], s[16:19], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v6, v6
	v_mul_f32_e32 v6, 0x3c010204, v6
	v_max_f32_e32 v6, -1.0, v6
.LBB2_86:
	s_cmpk_lt_i32 s14, 0x10d3
	s_cbranch_scc1 .LBB2_91
; %bb.87:
	s_cmpk_lt_i32 s14, 0x10dd
	s_cbranch_scc1 .LBB2_92
; %bb.88:
	s_cmpk_lt_i32 s14, 0x10de
	s_cbranch_scc1 .LBB2_93
; %bb.89:
	s_cmpk_eq_i32 s14, 0x10de
	v_bfrev_b32_e32 v7, -2
	s_cbranch_scc0 .LBB2_94
; %bb.90:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[13:14], v[8:9], 2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v7, v[13:14], s[16:19], 0 addr64 offset:12
	s_branch .LBB2_95
.LBB2_91:
	s_branch .LBB2_102
.LBB2_92:
	s_mov_b64 s[2:3], -1
	s_branch .LBB2_98
.LBB2_93:
	s_mov_b64 s[2:3], -1
	s_branch .LBB2_95
.LBB2_94:
	s_mov_b64 s[2:3], 0
.LBB2_95:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_97
; %bb.96:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[13:14], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v7, v[13:14], s[16:19], 0 addr64 offset:6
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v7, v7
.LBB2_97:
	s_mov_b64 s[2:3], 0
.LBB2_98:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_101
; %bb.99:
	s_cmpk_eq_i32 s14, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v7, -2
	s_cbranch_scc0 .LBB2_101
; %bb.100:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[13:14], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v7, v[13:14], s[16:19], 0 addr64 offset:6
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v7, v7
	v_mul_f32_e32 v7, 0x37800080, v7
.LBB2_101:
	s_cbranch_execnz .LBB2_113
.LBB2_102:
	s_cmpk_lt_i32 s14, 0x10d1
	s_cbranch_scc1 .LBB2_105
; %bb.103:
	s_cmpk_gt_i32 s14, 0x10d1
	s_cbranch_scc0 .LBB2_106
; %bb.104:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v7, v[8:9], s[16:19], 0 addr64 offset:3
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v7, v7
	v_mul_f32_e32 v7, 0x3b808081, v7
	s_branch .LBB2_107
.LBB2_105:
	s_mov_b64 s[2:3], -1
	s_branch .LBB2_110
.LBB2_106:
	s_mov_b64 s[2:3], -1
.LBB2_107:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_109
; %bb.108:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[13:14], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v7, v[13:14], s[16:19], 0 addr64 offset:6
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v7, v7
	v_mul_f32_e32 v7, 0x38000100, v7
	v_max_f32_e32 v7, -1.0, v7
.LBB2_109:
	s_mov_b64 s[2:3], 0
.LBB2_110:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_113
; %bb.111:
	s_cmpk_eq_i32 s14, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v7, -2
	s_cbranch_scc0 .LBB2_113
; %bb.112:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v7, v[8:9], s[16:19], 0 addr64 offset:3
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v7, v7
	v_mul_f32_e32 v7, 0x3c010204, v7
	v_max_f32_e32 v7, -1.0, v7
.LBB2_113:
	s_or_b64 exec, exec, s[8:9]
	v_add_i32_e32 v8, vcc, -1, v10
	v_max_i32_e32 v9, 0, v8
	v_mov_b32_e32 v13, s13
	v_cmp_gt_i32_e32 vcc, s10, v8
	v_cndmask_b32_e32 v13, v13, v9, vcc
	v_cmp_ne_u32_e32 vcc, -1, v13
	s_xor_b64 s[0:1], s[0:1], -1
	s_and_b64 s[0:1], s[0:1], vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_225
; %bb.114:
	v_cmp_le_u32_e32 vcc, s10, v13
	v_cmp_le_u32_e64 s[0:1], s11, v12
	s_or_b64 s[0:1], vcc, s[0:1]
                                        ; implicit-def: $vgpr8_vgpr9
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_xor_b64 s[0:1], exec, s[8:9]
; %bb.115:
	v_mov_b32_e32 v0, s10
	s_mul_i32 s8, s11, s10
	v_mul_hi_u32 v9, s11, v0
	v_mov_b32_e32 v8, s8
                                        ; implicit-def: $vgpr12
                                        ; implicit-def: $vgpr13
; %bb.116:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.117:
	v_mul_lo_u32 v0, v12, s10
	v_mul_hi_u32 v9, v12, s10
	v_add_i32_e32 v8, vcc, v0, v13
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
; %bb.118:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s8, s[4:5], 0x5
	v_mul_lo_u32 v0, v9, s12
	v_mul_hi_u32 v9, v8, s12
	v_mul_lo_u32 v8, v8, s12
	s_waitcnt lgkmcnt(0)
	s_cmpk_lt_i32 s8, 0x10d3
	v_add_i32_e32 v9, vcc, v9, v0
	s_cbranch_scc1 .LBB2_123
; %bb.119:
	s_cmpk_lt_i32 s8, 0x10dd
	s_cbranch_scc1 .LBB2_124
; %bb.120:
	s_cmpk_lt_i32 s8, 0x10de
	s_cbranch_scc1 .LBB2_125
; %bb.121:
	s_cmpk_eq_i32 s8, 0x10de
	v_bfrev_b32_e32 v0, -2
	s_cbranch_scc0 .LBB2_149
; %bb.122:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[12:13], v[8:9], 2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v0, v[12:13], s[16:19], 0 addr64
	s_cbranch_execz .LBB2_126
	s_branch .LBB2_127
.LBB2_123:
	s_branch .LBB2_131
.LBB2_124:
	s_branch .LBB2_128
.LBB2_125:
.LBB2_126:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[12:13], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v0, v[12:13], s[16:19], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v0, v0
.LBB2_127:
	s_cbranch_execnz .LBB2_130
.LBB2_128:
	s_cmpk_eq_i32 s8, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v0, -2
	s_cbranch_scc0 .LBB2_130
; %bb.129:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[12:13], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v0, v[12:13], s[16:19], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v0, v0
	v_mul_f32_e32 v0, 0x37800080, v0
.LBB2_130:
	s_cbranch_execnz .LBB2_141
.LBB2_131:
	s_cmpk_lt_i32 s8, 0x10d1
	s_cbranch_scc1 .LBB2_134
; %bb.132:
	s_cmpk_gt_i32 s8, 0x10d1
	s_cbranch_scc0 .LBB2_135
; %bb.133:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v0, v[8:9], s[16:19], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v0, v0
	v_mul_f32_e32 v0, 0x3b808081, v0
	s_branch .LBB2_136
.LBB2_134:
	s_branch .LBB2_139
.LBB2_135:
	s_mov_b64 s[0:1], -1
.LBB2_136:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_138
; %bb.137:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[12:13], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v0, v[12:13], s[16:19], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v0, v0
	v_mul_f32_e32 v0, 0x38000100, v0
	v_max_f32_e32 v0, -1.0, v0
.LBB2_138:
	s_cbranch_execnz .LBB2_141
.LBB2_139:
	s_cmpk_eq_i32 s8, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v0, -2
	s_cbranch_scc0 .LBB2_141
; %bb.140:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v0, v[8:9], s[16:19], 0 addr64
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v0, v0
	v_mul_f32_e32 v0, 0x3c010204, v0
	v_max_f32_e32 v0, -1.0, v0
.LBB2_141:
	s_cmp_lt_u32 s12, 2
	s_cbranch_scc1 .LBB2_170
; %bb.142:
	s_cmpk_lt_i32 s8, 0x10d3
	s_cbranch_scc1 .LBB2_147
; %bb.143:
	s_cmpk_lt_i32 s8, 0x10dd
	s_cbranch_scc1 .LBB2_148
; %bb.144:
	s_cmpk_lt_i32 s8, 0x10de
	s_cbranch_scc1 .LBB2_150
; %bb.145:
	s_cmpk_eq_i32 s8, 0x10de
	v_bfrev_b32_e32 v1, -2
	s_cbranch_scc0 .LBB2_151
; %bb.146:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[12:13], v[8:9], 2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v1, v[12:13], s[16:19], 0 addr64 offset:4
	s_branch .LBB2_152
.LBB2_147:
	s_branch .LBB2_159
.LBB2_148:
	s_mov_b64 s[0:1], -1
	s_branch .LBB2_155
.LBB2_149:
	s_cbranch_execz .LBB2_126
	s_branch .LBB2_127
.LBB2_150:
	s_mov_b64 s[0:1], -1
	s_branch .LBB2_152
.LBB2_151:
	s_mov_b64 s[0:1], 0
.LBB2_152:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_154
; %bb.153:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[12:13], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v1, v[12:13], s[16:19], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v1, v1
.LBB2_154:
	s_mov_b64 s[0:1], 0
.LBB2_155:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_158
; %bb.156:
	s_cmpk_eq_i32 s8, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v1, -2
	s_cbranch_scc0 .LBB2_158
; %bb.157:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[12:13], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v1, v[12:13], s[16:19], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v1, v1
	v_mul_f32_e32 v1, 0x37800080, v1
.LBB2_158:
	s_cbranch_execnz .LBB2_170
.LBB2_159:
	s_cmpk_lt_i32 s8, 0x10d1
	s_cbranch_scc1 .LBB2_162
; %bb.160:
	s_cmpk_gt_i32 s8, 0x10d1
	s_cbranch_scc0 .LBB2_163
; %bb.161:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v1, v[8:9], s[16:19], 0 addr64 offset:1
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v1, v1
	v_mul_f32_e32 v1, 0x3b808081, v1
	s_branch .LBB2_164
.LBB2_162:
	s_mov_b64 s[0:1], -1
	s_branch .LBB2_167
.LBB2_163:
	s_mov_b64 s[0:1], -1
.LBB2_164:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_166
; %bb.165:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_lshl_b64 v[12:13], v[8:9], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v1, v[12:13], s[16:19], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v1, v1
	v_mul_f32_e32 v1, 0x38000100, v1
	v_max_f32_e32 v1, -1.0, v1
.LBB2_166:
	s_mov_b64 s[0:1], 0
.LBB2_167:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_170
; %bb.168:
	s_cmpk_eq_i32 s8, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v1, -2
	s_cbranch_scc0 .LBB2_170
; %bb.169:
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v1, v[8:9], s[16:19], 0 addr64 offset:1
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v1, v1
	v_mul_f32_e32 v1, 0x3c010204, v1
	v_max_f32_e32 v1, -1.0, v1
.LBB2_170:
	s_cmp_lt_u32 s12, 3
	s_cbranch_scc1 .LBB2_225
; %bb.171:
	s_cmpk_lt_i32 s8, 0x10d3
	s_cbranch_scc1 .LBB2_176
; %bb.172:
	s_cmpk_lt_i32 s8, 0x10dd
	s_cbranch_scc1 .LBB2_177
; %bb.173:
	s_cmpk_lt_i32 s8, 0x10de
	s_cbranch_scc1 .LBB2_178
; %bb.174:
	s_cmpk_eq_i32 s8, 0x10de
	v_bfrev_b32_e32 v2, -2
	s_cbranch_scc0 .LBB2_179
; %bb.175:
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	v_lshl_b64 v[2:3], v[8:9], 2
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v2, v[2:3], s[12:15], 0 addr64 offset:8
	s_branch .LBB2_180
.LBB2_176:
	s_branch .LBB2_187
.LBB2_177:
	s_mov_b64 s[0:1], -1
	s_branch .LBB2_183
.LBB2_178:
	s_mov_b64 s[0:1], -1
	s_branch .LBB2_180
.LBB2_179:
	s_mov_b64 s[0:1], 0
.LBB2_180:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_182
; %bb.181:
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	s_waitcnt vmcnt(0)
	v_lshl_b64 v[2:3], v[8:9], 1
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v2, v[2:3], s[12:15], 0 addr64 offset:4
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v2, v2
.LBB2_182:
	s_mov_b64 s[0:1], 0
.LBB2_183:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_186
; %bb.184:
	s_cmpk_eq_i32 s8, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v2, -2
	s_cbranch_scc0 .LBB2_186
; %bb.185:
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	v_lshl_b64 v[2:3], v[8:9], 1
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v2, v[2:3], s[12:15], 0 addr64 offset:4
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v2, v2
	v_mul_f32_e32 v2, 0x37800080, v2
.LBB2_186:
	s_cbranch_execnz .LBB2_198
.LBB2_187:
	s_cmpk_lt_i32 s8, 0x10d1
	s_cbranch_scc1 .LBB2_190
; %bb.188:
	s_cmpk_gt_i32 s8, 0x10d1
	s_cbranch_scc0 .LBB2_191
; %bb.189:
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v2, v[8:9], s[12:15], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v2, v2
	v_mul_f32_e32 v2, 0x3b808081, v2
	s_branch .LBB2_192
.LBB2_190:
	s_mov_b64 s[0:1], -1
	s_branch .LBB2_195
.LBB2_191:
	s_mov_b64 s[0:1], -1
.LBB2_192:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_194
; %bb.193:
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	s_waitcnt vmcnt(0)
	v_lshl_b64 v[2:3], v[8:9], 1
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v2, v[2:3], s[12:15], 0 addr64 offset:4
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v2, v2
	v_mul_f32_e32 v2, 0x38000100, v2
	v_max_f32_e32 v2, -1.0, v2
.LBB2_194:
	s_mov_b64 s[0:1], 0
.LBB2_195:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_198
; %bb.196:
	s_cmpk_eq_i32 s8, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v2, -2
	s_cbranch_scc0 .LBB2_198
; %bb.197:
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v2, v[8:9], s[12:15], 0 addr64 offset:2
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v2, v2
	v_mul_f32_e32 v2, 0x3c010204, v2
	v_max_f32_e32 v2, -1.0, v2
.LBB2_198:
	s_cmpk_lt_i32 s8, 0x10d3
	s_cbranch_scc1 .LBB2_203
; %bb.199:
	s_cmpk_lt_i32 s8, 0x10dd
	s_cbranch_scc1 .LBB2_204
; %bb.200:
	s_cmpk_lt_i32 s8, 0x10de
	s_cbranch_scc1 .LBB2_205
; %bb.201:
	s_cmpk_eq_i32 s8, 0x10de
	v_bfrev_b32_e32 v3, -2
	s_cbranch_scc0 .LBB2_206
; %bb.202:
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	v_lshl_b64 v[12:13], v[8:9], 2
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v3, v[12:13], s[12:15], 0 addr64 offset:12
	s_branch .LBB2_207
.LBB2_203:
	s_branch .LBB2_214
.LBB2_204:
	s_mov_b64 s[0:1], -1
	s_branch .LBB2_210
.LBB2_205:
	s_mov_b64 s[0:1], -1
	s_branch .LBB2_207
.LBB2_206:
	s_mov_b64 s[0:1], 0
.LBB2_207:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_209
; %bb.208:
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	v_lshl_b64 v[12:13], v[8:9], 1
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v3, v[12:13], s[12:15], 0 addr64 offset:6
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v3, v3
.LBB2_209:
	s_mov_b64 s[0:1], 0
.LBB2_210:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_213
; %bb.211:
	s_cmpk_eq_i32 s8, 0x10d3
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v3, -2
	s_cbranch_scc0 .LBB2_213
; %bb.212:
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	v_lshl_b64 v[12:13], v[8:9], 1
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v3, v[12:13], s[12:15], 0 addr64 offset:6
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v3, v3
	v_mul_f32_e32 v3, 0x37800080, v3
.LBB2_213:
	s_cbranch_execnz .LBB2_225
.LBB2_214:
	s_cmpk_lt_i32 s8, 0x10d1
	s_cbranch_scc1 .LBB2_217
; %bb.215:
	s_cmpk_gt_i32 s8, 0x10d1
	s_cbranch_scc0 .LBB2_218
; %bb.216:
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v3, v[8:9], s[12:15], 0 addr64 offset:3
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v3, v3
	v_mul_f32_e32 v3, 0x3b808081, v3
	s_branch .LBB2_219
.LBB2_217:
	s_mov_b64 s[0:1], -1
	s_branch .LBB2_222
.LBB2_218:
	s_mov_b64 s[0:1], -1
.LBB2_219:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_221
; %bb.220:
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	v_lshl_b64 v[12:13], v[8:9], 1
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sshort v3, v[12:13], s[12:15], 0 addr64 offset:6
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v3, v3
	v_mul_f32_e32 v3, 0x38000100, v3
	v_max_f32_e32 v3, -1.0, v3
.LBB2_221:
	s_mov_b64 s[0:1], 0
.LBB2_222:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_225
; %bb.223:
	s_cmpk_eq_i32 s8, 0x10d0
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v3, -2
	s_cbranch_scc0 .LBB2_225
; %bb.224:
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_sbyte v3, v[8:9], s[8:11], 0 addr64 offset:3
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v3, v3
	v_mul_f32_e32 v3, 0x3c010204, v3
	v_max_f32_e32 v3, -1.0, v3
.LBB2_225:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx2 s[0:1], s[6:7], 0x2
	v_not_b32_e32 v8, v11
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v12, vcc, s1, v8
	s_xor_b64 s[2:3], vcc, -1
	v_cmp_le_u32_e32 vcc, s0, v10
	s_or_b64 s[2:3], vcc, s[2:3]
                                        ; implicit-def: $vgpr8_vgpr9
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_xor_b64 s[2:3], exec, s[4:5]
; %bb.226:
	v_mov_b32_e32 v8, s1
	s_mul_i32 s1, s0, s1
	v_mul_hi_u32 v9, s0, v8
	v_mov_b32_e32 v8, s1
                                        ; implicit-def: $vgpr12
                                        ; implicit-def: $vgpr10
; %bb.227:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v3, v7, v3
	v_sub_f32_e32 v6, v6, v2
	v_sub_f32_e32 v7, v5, v1
	v_sub_f32_e32 v11, v4, v0
	s_xor_b64 exec, exec, s[2:3]
; %bb.228:
	v_mul_lo_u32 v0, s0, v12
	v_mul_hi_u32 v1, s0, v12
	v_add_i32_e32 v8, vcc, v0, v10
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
; %bb.229:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx2 s[0:1], s[6:7], 0x4
	v_and_b32_e32 v10, 0x7fffffff, v11
	v_and_b32_e32 v5, 0x7fffffff, v7
	v_and_b32_e32 v4, 0x7fffffff, v6
	v_and_b32_e32 v2, 0x7fffffff, v3
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v1, v9, s0
	v_mul_hi_u32 v9, v8, s0
	v_mul_lo_u32 v0, v8, s0
	s_cmpk_lt_i32 s1, 0x10d3
	s_mov_b64 s[2:3], -1
	v_add_i32_e32 v1, vcc, v9, v1
	s_cbranch_scc1 .LBB2_242
; %bb.230:
	s_cmpk_lt_i32 s1, 0x10dd
	s_cbranch_scc1 .LBB2_238
; %bb.231:
	s_cmpk_lt_i32 s1, 0x10de
	s_cbranch_scc1 .LBB2_235
; %bb.232:
	s_cmpk_eq_i32 s1, 0x10de
	s_cbranch_scc0 .LBB2_234
; %bb.233:
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	v_lshl_b64 v[8:9], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v10, v[8:9], s[8:11], 0 addr64
.LBB2_234:
	s_mov_b64 s[2:3], 0
.LBB2_235:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_237
; %bb.236:
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	v_cvt_f16_f32_e32 v11, v11
	v_lshl_b64 v[8:9], v[0:1], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_and_b32_e32 v11, 0x7fff, v11
	s_waitcnt lgkmcnt(0)
	buffer_store_short v11, v[8:9], s[8:11], 0 addr64
.LBB2_237:
	s_mov_b64 s[2:3], 0
.LBB2_238:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_241
; %bb.239:
	s_cmpk_eq_i32 s1, 0x10d3
	s_cbranch_scc0 .LBB2_241
; %bb.240:
	v_mul_f32_e32 v8, 0x477fff00, v10
	v_rndne_f32_e32 v8, v8
	v_max_legacy_f32_e32 v9, 0, v8
	v_cvt_u32_f32_e32 v9, v9
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	s_mov_b32 s2, 0x477fff00
	v_cmp_nlt_f32_e32 vcc, s2, v8
	s_waitcnt expcnt(0)
	v_cndmask_b32_e32 v11, -1, v9, vcc
	v_lshl_b64 v[8:9], v[0:1], 1
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_short v11, v[8:9], s[8:11], 0 addr64
.LBB2_241:
	s_mov_b64 s[2:3], 0
.LBB2_242:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_252
; %bb.243:
	s_cmpk_lt_i32 s1, 0x10d1
	s_mov_b64 s[2:3], -1
	s_cbranch_scc1 .LBB2_249
; %bb.244:
	s_cmpk_gt_i32 s1, 0x10d1
	s_cbranch_scc0 .LBB2_246
; %bb.245:
	v_mul_f32_e32 v8, 0x437f0000, v10
	v_rndne_f32_e32 v8, v8
	v_max_legacy_f32_e32 v9, 0, v8
	v_cvt_u32_f32_e32 v9, v9
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	s_mov_b32 s2, 0x437f0000
	v_cmp_nlt_f32_e32 vcc, s2, v8
	s_mov_b32 s10, 0
	v_cndmask_b32_e32 v8, -1, v9, vcc
	s_mov_b32 s11, 0xf000
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v8, v[0:1], s[8:11], 0 addr64
.LBB2_246:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_248
; %bb.247:
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v8, 0x46fffe00, v10
	v_rndne_f32_e32 v8, v8
	v_min_legacy_f32_e32 v8, 0x46fffe00, v8
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	v_cvt_i32_f32_e32 v11, v8
	v_lshl_b64 v[8:9], v[0:1], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_short v11, v[8:9], s[8:11], 0 addr64
.LBB2_248:
	s_mov_b64 s[2:3], 0
.LBB2_249:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_252
; %bb.250:
	s_cmpk_eq_i32 s1, 0x10d0
	s_cbranch_scc0 .LBB2_252
; %bb.251:
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v8, 0x42fe0000, v10
	v_rndne_f32_e32 v8, v8
	v_min_legacy_f32_e32 v8, 0x42fe0000, v8
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	v_cvt_i32_f32_e32 v8, v8
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v8, v[0:1], s[8:11], 0 addr64
.LBB2_252:
	s_cmp_lt_u32 s0, 2
	s_cbranch_scc1 .LBB2_276
; %bb.253:
	s_cmpk_lt_i32 s1, 0x10d3
	s_mov_b64 s[2:3], -1
	s_cbranch_scc1 .LBB2_266
; %bb.254:
	s_cmpk_lt_i32 s1, 0x10dd
	s_cbranch_scc1 .LBB2_262
; %bb.255:
	s_cmpk_lt_i32 s1, 0x10de
	s_cbranch_scc1 .LBB2_259
; %bb.256:
	s_cmpk_eq_i32 s1, 0x10de
	s_cbranch_scc0 .LBB2_258
; %bb.257:
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[8:9], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v5, v[8:9], s[8:11], 0 addr64 offset:4
.LBB2_258:
	s_mov_b64 s[2:3], 0
.LBB2_259:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_261
; %bb.260:
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	v_cvt_f16_f32_e32 v9, v7
	s_waitcnt expcnt(0)
	v_lshl_b64 v[7:8], v[0:1], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_and_b32_e32 v9, 0x7fff, v9
	s_waitcnt lgkmcnt(0)
	buffer_store_short v9, v[7:8], s[8:11], 0 addr64 offset:2
.LBB2_261:
	s_mov_b64 s[2:3], 0
.LBB2_262:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_265
; %bb.263:
	s_cmpk_eq_i32 s1, 0x10d3
	s_cbranch_scc0 .LBB2_265
; %bb.264:
	v_mul_f32_e32 v7, 0x477fff00, v5
	v_rndne_f32_e32 v7, v7
	s_waitcnt expcnt(0)
	v_max_legacy_f32_e32 v8, 0, v7
	v_cvt_u32_f32_e32 v8, v8
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	s_mov_b32 s2, 0x477fff00
	v_cmp_nlt_f32_e32 vcc, s2, v7
	v_cndmask_b32_e32 v9, -1, v8, vcc
	v_lshl_b64 v[7:8], v[0:1], 1
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_short v9, v[7:8], s[8:11], 0 addr64 offset:2
.LBB2_265:
	s_mov_b64 s[2:3], 0
.LBB2_266:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_276
; %bb.267:
	s_cmpk_lt_i32 s1, 0x10d1
	s_mov_b64 s[2:3], -1
	s_cbranch_scc1 .LBB2_273
; %bb.268:
	s_cmpk_gt_i32 s1, 0x10d1
	s_cbranch_scc0 .LBB2_270
; %bb.269:
	v_mul_f32_e32 v7, 0x437f0000, v5
	v_rndne_f32_e32 v7, v7
	s_waitcnt expcnt(0)
	v_max_legacy_f32_e32 v8, 0, v7
	v_cvt_u32_f32_e32 v8, v8
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	s_mov_b32 s2, 0x437f0000
	v_cmp_nlt_f32_e32 vcc, s2, v7
	s_mov_b32 s10, 0
	v_cndmask_b32_e32 v7, -1, v8, vcc
	s_mov_b32 s11, 0xf000
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v7, v[0:1], s[8:11], 0 addr64 offset:1
.LBB2_270:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_272
; %bb.271:
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v7, 0x46fffe00, v5
	v_rndne_f32_e32 v7, v7
	v_min_legacy_f32_e32 v7, 0x46fffe00, v7
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	v_cvt_i32_f32_e32 v9, v7
	v_lshl_b64 v[7:8], v[0:1], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_short v9, v[7:8], s[8:11], 0 addr64 offset:2
.LBB2_272:
	s_mov_b64 s[2:3], 0
.LBB2_273:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_276
; %bb.274:
	s_cmpk_eq_i32 s1, 0x10d0
	s_cbranch_scc0 .LBB2_276
; %bb.275:
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v5, 0x42fe0000, v5
	v_rndne_f32_e32 v5, v5
	v_min_legacy_f32_e32 v5, 0x42fe0000, v5
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	v_cvt_i32_f32_e32 v5, v5
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v5, v[0:1], s[8:11], 0 addr64 offset:1
.LBB2_276:
	s_cmp_lt_u32 s0, 3
	s_cbranch_scc1 .LBB2_323
; %bb.277:
	s_cmpk_lt_i32 s1, 0x10d3
	s_mov_b64 s[2:3], -1
	s_cbranch_scc1 .LBB2_290
; %bb.278:
	s_cmpk_lt_i32 s1, 0x10dd
	s_cbranch_scc1 .LBB2_286
; %bb.279:
	s_cmpk_lt_i32 s1, 0x10de
	s_cbranch_scc1 .LBB2_283
; %bb.280:
	s_cmpk_eq_i32 s1, 0x10de
	s_cbranch_scc0 .LBB2_282
; %bb.281:
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[7:8], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[7:8], s[8:11], 0 addr64 offset:8
.LBB2_282:
	s_mov_b64 s[2:3], 0
.LBB2_283:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_285
; %bb.284:
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	s_waitcnt expcnt(0)
	v_cvt_f16_f32_e32 v7, v6
	v_lshl_b64 v[5:6], v[0:1], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_and_b32_e32 v7, 0x7fff, v7
	s_waitcnt lgkmcnt(0)
	buffer_store_short v7, v[5:6], s[8:11], 0 addr64 offset:4
.LBB2_285:
	s_mov_b64 s[2:3], 0
.LBB2_286:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_289
; %bb.287:
	s_cmpk_eq_i32 s1, 0x10d3
	s_cbranch_scc0 .LBB2_289
; %bb.288:
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v5, 0x477fff00, v4
	v_rndne_f32_e32 v5, v5
	v_max_legacy_f32_e32 v6, 0, v5
	v_cvt_u32_f32_e32 v6, v6
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	s_mov_b32 s0, 0x477fff00
	v_cmp_nlt_f32_e32 vcc, s0, v5
	v_cndmask_b32_e32 v7, -1, v6, vcc
	v_lshl_b64 v[5:6], v[0:1], 1
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_short v7, v[5:6], s[8:11], 0 addr64 offset:4
.LBB2_289:
	s_mov_b64 s[2:3], 0
.LBB2_290:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_300
; %bb.291:
	s_cmpk_lt_i32 s1, 0x10d1
	s_mov_b64 s[2:3], -1
	s_cbranch_scc1 .LBB2_297
; %bb.292:
	s_cmpk_gt_i32 s1, 0x10d1
	s_cbranch_scc0 .LBB2_294
; %bb.293:
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v5, 0x437f0000, v4
	v_rndne_f32_e32 v5, v5
	v_max_legacy_f32_e32 v6, 0, v5
	v_cvt_u32_f32_e32 v6, v6
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	s_mov_b32 s0, 0x437f0000
	v_cmp_nlt_f32_e32 vcc, s0, v5
	s_mov_b32 s10, 0
	v_cndmask_b32_e32 v5, -1, v6, vcc
	s_mov_b32 s11, 0xf000
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v5, v[0:1], s[8:11], 0 addr64 offset:2
.LBB2_294:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_296
; %bb.295:
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v5, 0x46fffe00, v4
	v_rndne_f32_e32 v5, v5
	v_min_legacy_f32_e32 v5, 0x46fffe00, v5
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	v_cvt_i32_f32_e32 v7, v5
	v_lshl_b64 v[5:6], v[0:1], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_short v7, v[5:6], s[8:11], 0 addr64 offset:4
.LBB2_296:
	s_mov_b64 s[2:3], 0
.LBB2_297:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_300
; %bb.298:
	s_cmpk_eq_i32 s1, 0x10d0
	s_cbranch_scc0 .LBB2_300
; %bb.299:
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v4, 0x42fe0000, v4
	v_rndne_f32_e32 v4, v4
	v_min_legacy_f32_e32 v4, 0x42fe0000, v4
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	v_cvt_i32_f32_e32 v4, v4
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v4, v[0:1], s[8:11], 0 addr64 offset:2
.LBB2_300:
	s_cmpk_lt_i32 s1, 0x10d3
	s_mov_b64 s[2:3], -1
	s_cbranch_scc1 .LBB2_313
; %bb.301:
	s_cmpk_lt_i32 s1, 0x10dd
	s_cbranch_scc1 .LBB2_309
; %bb.302:
	s_cmpk_lt_i32 s1, 0x10de
	s_cbranch_scc1 .LBB2_306
; %bb.303:
	s_cmpk_eq_i32 s1, 0x10de
	s_cbranch_scc0 .LBB2_305
; %bb.304:
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[4:5], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[4:5], s[8:11], 0 addr64 offset:12
.LBB2_305:
	s_mov_b64 s[2:3], 0
.LBB2_306:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_308
; %bb.307:
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	s_waitcnt expcnt(0)
	v_cvt_f16_f32_e32 v5, v3
	v_lshl_b64 v[3:4], v[0:1], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_and_b32_e32 v5, 0x7fff, v5
	s_waitcnt lgkmcnt(0)
	buffer_store_short v5, v[3:4], s[8:11], 0 addr64 offset:6
.LBB2_308:
	s_mov_b64 s[2:3], 0
.LBB2_309:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_312
; %bb.310:
	s_cmpk_eq_i32 s1, 0x10d3
	s_cbranch_scc0 .LBB2_312
; %bb.311:
	v_mul_f32_e32 v3, 0x477fff00, v2
	v_rndne_f32_e32 v3, v3
	s_waitcnt expcnt(0)
	v_max_legacy_f32_e32 v4, 0, v3
	v_cvt_u32_f32_e32 v4, v4
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	s_mov_b32 s0, 0x477fff00
	v_cmp_nlt_f32_e32 vcc, s0, v3
	v_cndmask_b32_e32 v5, -1, v4, vcc
	v_lshl_b64 v[3:4], v[0:1], 1
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_short v5, v[3:4], s[8:11], 0 addr64 offset:6
.LBB2_312:
	s_mov_b64 s[2:3], 0
.LBB2_313:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_323
; %bb.314:
	s_cmpk_lt_i32 s1, 0x10d1
	s_mov_b64 s[2:3], -1
	s_cbranch_scc1 .LBB2_320
; %bb.315:
	s_cmpk_gt_i32 s1, 0x10d1
	s_cbranch_scc0 .LBB2_317
; %bb.316:
	v_mul_f32_e32 v3, 0x437f0000, v2
	v_rndne_f32_e32 v3, v3
	s_waitcnt expcnt(0)
	v_max_legacy_f32_e32 v4, 0, v3
	v_cvt_u32_f32_e32 v4, v4
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	s_mov_b32 s0, 0x437f0000
	v_cmp_nlt_f32_e32 vcc, s0, v3
	s_mov_b32 s10, 0
	v_cndmask_b32_e32 v3, -1, v4, vcc
	s_mov_b32 s11, 0xf000
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v3, v[0:1], s[8:11], 0 addr64 offset:3
.LBB2_317:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_319
; %bb.318:
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v3, 0x46fffe00, v2
	v_rndne_f32_e32 v3, v3
	v_min_legacy_f32_e32 v3, 0x46fffe00, v3
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	v_cvt_i32_f32_e32 v5, v3
	v_lshl_b64 v[3:4], v[0:1], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_short v5, v[3:4], s[8:11], 0 addr64 offset:6
.LBB2_319:
	s_mov_b64 s[2:3], 0
.LBB2_320:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_323
; %bb.321:
	s_cmpk_eq_i32 s1, 0x10d0
	s_cbranch_scc0 .LBB2_323
; %bb.322:
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v2, 0x42fe0000, v2
	v_rndne_f32_e32 v2, v2
	v_min_legacy_f32_e32 v2, 0x42fe0000, v2
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_cvt_i32_f32_e32 v2, v2
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v2, v[0:1], s[0:3], 0 addr64 offset:3
.LBB2_323:
	s_endpgm
.Lfunc_end2:
	.size	edges, .Lfunc_end2-edges
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 6304
; NumSgprs: 22
; NumVgprs: 15
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 15
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
	.long	11272322
	.long	47180
	.long	2448
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	saturate                ; -- Begin function saturate
	.globl	saturate
	.p2align	8
	.type	saturate,@function
	.amdgpu_hsa_kernel saturate
saturate:                               ; @saturate
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
		enable_sgpr_workgroup_id_y = 1
		enable_sgpr_workgroup_id_z = 0
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 1
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
		wavefront_sgpr_count = 22
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
	s_load_dword s2, s[4:5], 0x1
	s_load_dwordx2 s[0:1], s[6:7], 0x7
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s2, 0xffff
	s_mul_i32 s3, s3, s8
	s_load_dword s8, s[12:13], 0x4
	v_add_i32_e32 v0, vcc, s0, v0
	s_lshr_b32 s0, s2, 16
	s_mul_i32 s0, s0, s9
	s_add_i32 s0, s1, s0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s8, 4
	v_add_i32_e32 v6, vcc, s3, v0
	v_add_i32_e32 v7, vcc, s0, v1
	s_cselect_b64 s[0:1], -1, 0
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	v_mov_b32_e32 v0, 0
	v_cmp_ne_u32_e32 vcc, -1, v6
	v_cmp_ne_u32_e64 s[0:1], -1, v7
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v0
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_51
; %bb.1:
	s_load_dwordx2 s[6:7], s[12:13], 0x2
                                        ; implicit-def: $vgpr4_vgpr5
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, s6, v6
	v_cmp_le_u32_e64 s[0:1], s7, v7
	s_or_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_xor_b64 s[0:1], exec, s[10:11]
; %bb.2:
	v_mov_b32_e32 v0, s6
	v_mul_hi_u32 v5, s7, v0
	s_mul_i32 s7, s7, s6
	v_mov_b32_e32 v4, s7
; %bb.3:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.4:
	v_mul_lo_u32 v0, s6, v7
	v_mul_hi_u32 v5, s6, v7
	v_add_i32_e32 v4, vcc, v0, v6
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
; %bb.5:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s6, s[12:13], 0x5
	v_mul_lo_u32 v0, v5, s8
	v_mul_hi_u32 v5, v4, s8
	v_mul_lo_u32 v4, v4, s8
	s_waitcnt lgkmcnt(0)
	s_cmpk_lt_i32 s6, 0x10db
	v_add_i32_e32 v5, vcc, v5, v0
	s_cbranch_scc1 .LBB3_10
; %bb.6:
	s_cmpk_lt_i32 s6, 0x10dc
	s_cbranch_scc1 .LBB3_11
; %bb.7:
	s_cmpk_eq_i32 s6, 0x10dc
	v_mov_b32_e32 v0, 0
	s_cbranch_scc0 .LBB3_9
; %bb.8:
	s_load_dwordx2 s[16:17], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[4:5], 2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v0, v[8:9], s[16:19], 0 addr64
.LBB3_9:
	s_cbranch_execz .LBB3_12
	s_branch .LBB3_13
.LBB3_10:
                                        ; implicit-def: $vgpr0_vgpr1_vgpr2_vgpr3
	s_branch .LBB3_14
.LBB3_11:
                                        ; implicit-def: $vgpr0_vgpr1_vgpr2_vgpr3
.LBB3_12:
	s_load_dwordx2 s[16:17], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[4:5], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v0, v[8:9], s[16:19], 0 addr64
.LBB3_13:
	s_cbranch_execnz .LBB3_16
.LBB3_14:
	s_cmpk_lg_i32 s6, 0x10da
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 0
	s_cbranch_scc1 .LBB3_16
; %bb.15:
	s_load_dwordx2 s[16:17], s[12:13], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v0, v[4:5], s[16:19], 0 addr64
.LBB3_16:
	s_cmp_lt_u32 s8, 2
	s_cbranch_scc1 .LBB3_28
; %bb.17:
	s_cmpk_lt_i32 s6, 0x10db
	s_cbranch_scc1 .LBB3_22
; %bb.18:
	s_cmpk_lt_i32 s6, 0x10dc
	s_cbranch_scc1 .LBB3_23
; %bb.19:
	s_cmpk_eq_i32 s6, 0x10dc
	v_mov_b32_e32 v1, 0
	s_cbranch_scc0 .LBB3_21
; %bb.20:
	s_load_dwordx2 s[16:17], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[4:5], 2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v1, v[8:9], s[16:19], 0 addr64 offset:4
.LBB3_21:
	s_cbranch_execz .LBB3_24
	s_branch .LBB3_25
.LBB3_22:
                                        ; implicit-def: $vgpr0_vgpr1_vgpr2_vgpr3
	s_branch .LBB3_26
.LBB3_23:
                                        ; implicit-def: $vgpr0_vgpr1_vgpr2_vgpr3
.LBB3_24:
	s_load_dwordx2 s[16:17], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[4:5], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v1, v[8:9], s[16:19], 0 addr64 offset:2
.LBB3_25:
	s_cbranch_execnz .LBB3_28
.LBB3_26:
	s_cmpk_lg_i32 s6, 0x10da
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	s_cbranch_scc1 .LBB3_28
; %bb.27:
	s_load_dwordx2 s[16:17], s[12:13], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v1, v[4:5], s[16:19], 0 addr64 offset:1
.LBB3_28:
	s_cmp_lt_u32 s8, 3
	s_cbranch_scc1 .LBB3_51
; %bb.29:
	s_cmpk_lt_i32 s6, 0x10db
	s_cbranch_scc1 .LBB3_34
; %bb.30:
	s_cmpk_lt_i32 s6, 0x10dc
	s_cbranch_scc1 .LBB3_35
; %bb.31:
	s_cmpk_eq_i32 s6, 0x10dc
	v_mov_b32_e32 v2, 0
	s_cbranch_scc0 .LBB3_33
; %bb.32:
	s_load_dwordx2 s[16:17], s[12:13], 0x0
	v_lshl_b64 v[2:3], v[4:5], 2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v2, v[2:3], s[16:19], 0 addr64 offset:8
.LBB3_33:
	s_cbranch_execz .LBB3_36
	s_branch .LBB3_37
.LBB3_34:
                                        ; implicit-def: $vgpr0_vgpr1_vgpr2_vgpr3
	s_branch .LBB3_38
.LBB3_35:
                                        ; implicit-def: $vgpr0_vgpr1_vgpr2_vgpr3
.LBB3_36:
	s_load_dwordx2 s[16:17], s[12:13], 0x0
	s_waitcnt vmcnt(0)
	v_lshl_b64 v[2:3], v[4:5], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v2, v[2:3], s[16:19], 0 addr64 offset:4
.LBB3_37:
	s_cbranch_execnz .LBB3_40
.LBB3_38:
	s_cmpk_lg_i32 s6, 0x10da
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 0
	s_cbranch_scc1 .LBB3_40
; %bb.39:
	s_load_dwordx2 s[16:17], s[12:13], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v2, v[4:5], s[16:19], 0 addr64 offset:2
.LBB3_40:
	s_cmpk_lt_i32 s6, 0x10db
	s_cbranch_scc1 .LBB3_45
; %bb.41:
	s_cmpk_lt_i32 s6, 0x10dc
	s_cbranch_scc1 .LBB3_46
; %bb.42:
	s_cmpk_eq_i32 s6, 0x10dc
	v_mov_b32_e32 v3, 0
	s_cbranch_scc0 .LBB3_44
; %bb.43:
	s_load_dwordx2 s[16:17], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[4:5], 2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v3, v[8:9], s[16:19], 0 addr64 offset:12
.LBB3_44:
	s_cbranch_execz .LBB3_47
	s_branch .LBB3_48
.LBB3_45:
                                        ; implicit-def: $vgpr0_vgpr1_vgpr2_vgpr3
	s_branch .LBB3_49
.LBB3_46:
                                        ; implicit-def: $vgpr0_vgpr1_vgpr2_vgpr3
.LBB3_47:
	s_load_dwordx2 s[16:17], s[12:13], 0x0
	v_lshl_b64 v[8:9], v[4:5], 1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ushort v3, v[8:9], s[16:19], 0 addr64 offset:6
.LBB3_48:
	s_cbranch_execnz .LBB3_51
.LBB3_49:
	s_cmpk_lg_i32 s6, 0x10da
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_cbranch_scc1 .LBB3_51
; %bb.50:
	s_load_dwordx2 s[16:17], s[12:13], 0x0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_load_ubyte v3, v[4:5], s[16:19], 0 addr64 offset:3
.LBB3_51:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx2 s[2:3], s[14:15], 0x2
                                        ; implicit-def: $vgpr4_vgpr5
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, s2, v6
	v_cmp_le_u32_e64 s[0:1], s3, v7
	s_or_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_xor_b64 s[0:1], exec, s[6:7]
; %bb.52:
	v_mov_b32_e32 v4, s2
	s_mul_i32 s6, s3, s2
	v_mul_hi_u32 v5, s3, v4
	v_mov_b32_e32 v4, s6
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr6
; %bb.53:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.54:
	v_mul_lo_u32 v4, s2, v7
	v_mul_hi_u32 v5, s2, v7
	v_add_i32_e32 v4, vcc, v4, v6
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
; %bb.55:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx2 s[0:1], s[14:15], 0x4
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v6, v0, 3
	s_mov_b64 s[6:7], -1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v0, v5, s0
	v_mul_hi_u32 v5, v4, s0
	v_mul_lo_u32 v4, v4, s0
	s_cmpk_lt_i32 s1, 0x10db
	v_add_i32_e32 v5, vcc, v5, v0
	s_cbranch_scc1 .LBB3_63
; %bb.56:
	s_cmpk_lt_i32 s1, 0x10dc
	s_cbranch_scc1 .LBB3_60
; %bb.57:
	s_cmpk_eq_i32 s1, 0x10dc
	s_cbranch_scc0 .LBB3_59
; %bb.58:
	s_load_dwordx2 s[16:17], s[14:15], 0x0
	v_lshl_b64 v[7:8], v[4:5], 2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[7:8], s[16:19], 0 addr64
.LBB3_59:
	s_mov_b64 s[6:7], 0
.LBB3_60:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB3_62
; %bb.61:
	s_load_dwordx2 s[16:17], s[14:15], 0x0
	v_lshl_b64 v[7:8], v[4:5], 1
	v_min_u32_e32 v0, 0xffff, v6
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_short v0, v[7:8], s[16:19], 0 addr64
.LBB3_62:
	s_mov_b64 s[6:7], 0
.LBB3_63:
	s_waitcnt expcnt(0)
	v_mul_lo_u32 v0, v3, 3
	v_mul_lo_u32 v2, v2, 3
	v_mul_lo_u32 v1, v1, 3
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB3_66
; %bb.64:
	s_cmpk_lg_i32 s1, 0x10da
	s_cbranch_scc1 .LBB3_66
; %bb.65:
	s_load_dwordx2 s[16:17], s[14:15], 0x0
	v_min_u32_e32 v3, 0xff, v6
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v3, v[4:5], s[16:19], 0 addr64
.LBB3_66:
	s_cmp_lt_u32 s0, 2
	s_cbranch_scc1 .LBB3_78
; %bb.67:
	s_cmpk_lt_i32 s1, 0x10db
	s_mov_b64 s[6:7], -1
	s_cbranch_scc1 .LBB3_75
; %bb.68:
	s_cmpk_lt_i32 s1, 0x10dc
	s_cbranch_scc1 .LBB3_72
; %bb.69:
	s_cmpk_eq_i32 s1, 0x10dc
	s_cbranch_scc0 .LBB3_71
; %bb.70:
	s_load_dwordx2 s[16:17], s[14:15], 0x0
	v_lshl_b64 v[6:7], v[4:5], 2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v1, v[6:7], s[16:19], 0 addr64 offset:4
.LBB3_71:
	s_mov_b64 s[6:7], 0
.LBB3_72:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB3_74
; %bb.73:
	s_load_dwordx2 s[16:17], s[14:15], 0x0
	v_lshl_b64 v[6:7], v[4:5], 1
	s_waitcnt expcnt(0)
	v_min_u32_e32 v3, 0xffff, v1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_short v3, v[6:7], s[16:19], 0 addr64 offset:2
.LBB3_74:
	s_mov_b64 s[6:7], 0
.LBB3_75:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB3_78
; %bb.76:
	s_cmpk_lg_i32 s1, 0x10da
	s_cbranch_scc1 .LBB3_78
; %bb.77:
	s_load_dwordx2 s[16:17], s[14:15], 0x0
	s_waitcnt expcnt(0)
	v_min_u32_e32 v1, 0xff, v1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v1, v[4:5], s[16:19], 0 addr64 offset:1
.LBB3_78:
	s_cmp_lt_u32 s0, 3
	s_cbranch_scc1 .LBB3_101
; %bb.79:
	s_cmpk_lt_i32 s1, 0x10db
	s_mov_b64 s[6:7], -1
	s_cbranch_scc1 .LBB3_87
; %bb.80:
	s_cmpk_lt_i32 s1, 0x10dc
	s_cbranch_scc1 .LBB3_84
; %bb.81:
	s_cmpk_eq_i32 s1, 0x10dc
	s_cbranch_scc0 .LBB3_83
; %bb.82:
	s_load_dwordx2 s[16:17], s[14:15], 0x0
	v_lshl_b64 v[6:7], v[4:5], 2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[6:7], s[16:19], 0 addr64 offset:8
.LBB3_83:
	s_mov_b64 s[6:7], 0
.LBB3_84:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB3_86
; %bb.85:
	s_load_dwordx2 s[16:17], s[14:15], 0x0
	v_lshl_b64 v[6:7], v[4:5], 1
	s_waitcnt expcnt(0)
	v_min_u32_e32 v1, 0xffff, v2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_short v1, v[6:7], s[16:19], 0 addr64 offset:4
.LBB3_86:
	s_mov_b64 s[6:7], 0
.LBB3_87:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB3_90
; %bb.88:
	s_cmpk_lg_i32 s1, 0x10da
	s_cbranch_scc1 .LBB3_90
; %bb.89:
	s_load_dwordx2 s[16:17], s[14:15], 0x0
	s_waitcnt expcnt(0)
	v_min_u32_e32 v1, 0xff, v2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v1, v[4:5], s[16:19], 0 addr64 offset:2
.LBB3_90:
	s_cmpk_lt_i32 s1, 0x10db
	s_mov_b64 s[6:7], -1
	s_cbranch_scc1 .LBB3_98
; %bb.91:
	s_cmpk_lt_i32 s1, 0x10dc
	s_cbranch_scc1 .LBB3_95
; %bb.92:
	s_cmpk_eq_i32 s1, 0x10dc
	s_cbranch_scc0 .LBB3_94
; %bb.93:
	s_load_dwordx2 s[16:17], s[14:15], 0x0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[1:2], v[4:5], 2
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[16:19], 0 addr64 offset:12
.LBB3_94:
	s_mov_b64 s[6:7], 0
.LBB3_95:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB3_97
; %bb.96:
	s_load_dwordx2 s[16:17], s[14:15], 0x0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[1:2], v[4:5], 1
	v_min_u32_e32 v3, 0xffff, v0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_short v3, v[1:2], s[16:19], 0 addr64 offset:6
.LBB3_97:
	s_mov_b64 s[6:7], 0
.LBB3_98:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB3_101
; %bb.99:
	s_cmpk_lg_i32 s1, 0x10da
	s_cbranch_scc1 .LBB3_101
; %bb.100:
	s_load_dwordx2 s[16:17], s[14:15], 0x0
	s_waitcnt expcnt(0)
	v_min_u32_e32 v0, 0xff, v0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v0, v[4:5], s[16:19], 0 addr64 offset:3
.LBB3_101:
	s_load_dword s2, s[12:13], 0x2
	s_cmp_eq_u32 s8, 2
	s_cselect_b64 s[8:9], -1, 0
	s_cmpk_eq_i32 s1, 0x10da
	s_cselect_b64 s[0:1], -1, 0
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, -1
	s_waitcnt expcnt(0)
	v_cndmask_b32_e64 v2, 0, 1, s[8:9]
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	buffer_store_dwordx4 v[0:3], off, s[4:7], 0
	s_endpgm
.Lfunc_end3:
	.size	saturate, .Lfunc_end3-saturate
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1896
; NumSgprs: 22
; NumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 10
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
	.long	11272258
	.long	47180
	.long	144
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	signs                   ; -- Begin function signs
	.globl	signs
	.p2align	8
	.type	signs,@function
	.amdgpu_hsa_kernel signs
signs:                                  ; @signs
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
	s_load_dword s4, s[4:5], 0x1
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s5, s[6:7], 0x5
	v_mov_b32_e32 v5, 0
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s4, s4, s8
	v_mov_b32_e32 v1, s4
	v_add_i32_e32 v1, vcc, s5, v1
	v_add_i32_e32 v4, vcc, v1, v0
	v_lshl_b64 v[0:1], v[4:5], 4
	s_mov_b32 s7, 0xf000
	s_mov_b64 s[4:5], s[0:1]
	buffer_load_dwordx4 v[0:3], v[0:1], s[4:7], 0 addr64
	s_load_dwordx2 s[4:5], s[2:3], 0x2
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v5, s4
	s_sub_i32 s0, 0, s4
	v_rcp_iflag_f32_e32 v5, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v6, s0, v5
	v_mul_hi_u32 v6, v5, v6
	v_add_i32_e32 v5, vcc, v6, v5
	v_mul_hi_u32 v5, v4, v5
	v_mul_lo_u32 v6, v5, s4
	v_add_i32_e32 v7, vcc, 1, v5
	v_sub_i32_e32 v6, vcc, v4, v6
	v_cmp_le_u32_e32 vcc, s4, v6
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_subrev_i32_e64 v7, s[0:1], s4, v6
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_add_i32_e32 v7, vcc, 1, v5
	v_cmp_le_u32_e32 vcc, s4, v6
	v_cndmask_b32_e32 v7, v5, v7, vcc
	v_cmp_le_u32_e32 vcc, s5, v7
                                        ; implicit-def: $vgpr5_vgpr6
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
; %bb.1:
	v_mov_b32_e32 v4, s4
	v_mul_hi_u32 v6, s5, v4
	s_mul_i32 s5, s5, s4
	v_mov_b32_e32 v5, s5
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr4
; %bb.2:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.3:
	v_mul_lo_u32 v5, v7, s4
	v_mul_hi_u32 v6, v7, s4
	v_mul_lo_u32 v7, v7, s4
	v_sub_i32_e32 v4, vcc, v4, v5
	v_add_i32_e32 v5, vcc, v7, v4
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
; %bb.4:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx2 s[0:1], s[2:3], 0x4
	s_mov_b64 s[4:5], -1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v6, v6, s0
	v_mul_hi_u32 v7, v5, s0
	v_mul_lo_u32 v4, v5, s0
	s_cmpk_lt_i32 s1, 0x10d8
	v_add_i32_e32 v5, vcc, v7, v6
	s_cbranch_scc1 .LBB4_12
; %bb.5:
	s_cmpk_lt_i32 s1, 0x10d9
	s_cbranch_scc1 .LBB4_9
; %bb.6:
	s_cmpk_eq_i32 s1, 0x10d9
	s_cbranch_scc0 .LBB4_8
; %bb.7:
	s_load_dwordx2 s[4:5], s[2:3], 0x0
	v_lshl_b64 v[6:7], v[4:5], 2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v0, v[6:7], s[4:7], 0 addr64
.LBB4_8:
	s_mov_b64 s[4:5], 0
.LBB4_9:
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_11
; %bb.10:
	s_load_dwordx2 s[4:5], s[2:3], 0x0
	s_movk_i32 s6, 0x8000
	v_mov_b32_e32 v6, 0x7fff
	s_waitcnt vmcnt(0)
	v_med3_i32 v8, v0, s6, v6
	v_lshl_b64 v[6:7], v[4:5], 1
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_short v8, v[6:7], s[4:7], 0 addr64
.LBB4_11:
	s_mov_b64 s[4:5], 0
.LBB4_12:
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_15
; %bb.13:
	s_cmpk_lg_i32 s1, 0x10d7
	s_cbranch_scc1 .LBB4_15
; %bb.14:
	s_load_dwordx2 s[4:5], s[2:3], 0x0
	s_movk_i32 s6, 0xff80
	v_mov_b32_e32 v6, 0x7f
	s_waitcnt vmcnt(0) expcnt(0)
	v_med3_i32 v0, v0, s6, v6
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v0, v[4:5], s[4:7], 0 addr64
.LBB4_15:
	s_cmp_lt_u32 s0, 2
	s_cbranch_scc1 .LBB4_27
; %bb.16:
	s_cmpk_lt_i32 s1, 0x10d8
	s_mov_b64 s[4:5], -1
	s_cbranch_scc1 .LBB4_24
; %bb.17:
	s_cmpk_lt_i32 s1, 0x10d9
	s_cbranch_scc1 .LBB4_21
; %bb.18:
	s_cmpk_eq_i32 s1, 0x10d9
	s_cbranch_scc0 .LBB4_20
; %bb.19:
	s_load_dwordx2 s[4:5], s[2:3], 0x0
	v_lshl_b64 v[6:7], v[4:5], 2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v1, v[6:7], s[4:7], 0 addr64 offset:4
.LBB4_20:
	s_mov_b64 s[4:5], 0
.LBB4_21:
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_23
; %bb.22:
	s_load_dwordx2 s[4:5], s[2:3], 0x0
	s_movk_i32 s6, 0x8000
	s_waitcnt vmcnt(0) expcnt(0)
	v_mov_b32_e32 v0, 0x7fff
	v_lshl_b64 v[6:7], v[4:5], 1
	v_med3_i32 v0, v1, s6, v0
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_short v0, v[6:7], s[4:7], 0 addr64 offset:2
.LBB4_23:
	s_mov_b64 s[4:5], 0
.LBB4_24:
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_27
; %bb.25:
	s_cmpk_lg_i32 s1, 0x10d7
	s_cbranch_scc1 .LBB4_27
; %bb.26:
	s_load_dwordx2 s[4:5], s[2:3], 0x0
	s_movk_i32 s6, 0xff80
	s_waitcnt vmcnt(0) expcnt(0)
	v_mov_b32_e32 v0, 0x7f
	v_med3_i32 v0, v1, s6, v0
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v0, v[4:5], s[4:7], 0 addr64 offset:1
.LBB4_27:
	s_cmp_lt_u32 s0, 3
	s_cbranch_scc1 .LBB4_50
; %bb.28:
	s_cmpk_lt_i32 s1, 0x10d8
	s_mov_b64 s[4:5], -1
	s_cbranch_scc1 .LBB4_36
; %bb.29:
	s_cmpk_lt_i32 s1, 0x10d9
	s_cbranch_scc1 .LBB4_33
; %bb.30:
	s_cmpk_eq_i32 s1, 0x10d9
	s_cbranch_scc0 .LBB4_32
; %bb.31:
	s_load_dwordx2 s[4:5], s[2:3], 0x0
	s_waitcnt vmcnt(0) expcnt(0)
	v_lshl_b64 v[0:1], v[4:5], 2
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[0:1], s[4:7], 0 addr64 offset:8
.LBB4_32:
	s_mov_b64 s[4:5], 0
.LBB4_33:
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_35
; %bb.34:
	s_load_dwordx2 s[4:5], s[2:3], 0x0
	s_movk_i32 s0, 0x8000
	s_waitcnt vmcnt(0) expcnt(0)
	v_mov_b32_e32 v0, 0x7fff
	v_med3_i32 v6, v2, s0, v0
	v_lshl_b64 v[0:1], v[4:5], 1
	s_waitcnt lgkmcnt(0)
	buffer_store_short v6, v[0:1], s[4:7], 0 addr64 offset:4
.LBB4_35:
	s_mov_b64 s[4:5], 0
.LBB4_36:
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_39
; %bb.37:
	s_cmpk_lg_i32 s1, 0x10d7
	s_cbranch_scc1 .LBB4_39
; %bb.38:
	s_load_dwordx2 s[4:5], s[2:3], 0x0
	s_movk_i32 s0, 0xff80
	s_waitcnt vmcnt(0) expcnt(0)
	v_mov_b32_e32 v0, 0x7f
	v_med3_i32 v0, v2, s0, v0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v0, v[4:5], s[4:7], 0 addr64 offset:2
.LBB4_39:
	s_cmpk_lt_i32 s1, 0x10d8
	s_mov_b64 s[4:5], -1
	s_cbranch_scc1 .LBB4_47
; %bb.40:
	s_cmpk_lt_i32 s1, 0x10d9
	s_cbranch_scc1 .LBB4_44
; %bb.41:
	s_cmpk_eq_i32 s1, 0x10d9
	s_cbranch_scc0 .LBB4_43
; %bb.42:
	s_load_dwordx2 s[4:5], s[2:3], 0x0
	s_waitcnt vmcnt(0) expcnt(0)
	v_lshl_b64 v[0:1], v[4:5], 2
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v[0:1], s[4:7], 0 addr64 offset:12
.LBB4_43:
	s_mov_b64 s[4:5], 0
.LBB4_44:
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_46
; %bb.45:
	s_load_dwordx2 s[4:5], s[2:3], 0x0
	s_movk_i32 s0, 0x8000
	s_waitcnt vmcnt(0) expcnt(0)
	v_mov_b32_e32 v0, 0x7fff
	v_med3_i32 v2, v3, s0, v0
	v_lshl_b64 v[0:1], v[4:5], 1
	s_waitcnt lgkmcnt(0)
	buffer_store_short v2, v[0:1], s[4:7], 0 addr64 offset:6
.LBB4_46:
	s_mov_b64 s[4:5], 0
.LBB4_47:
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_50
; %bb.48:
	s_cmpk_lg_i32 s1, 0x10d7
	s_cbranch_scc1 .LBB4_50
; %bb.49:
	s_load_dwordx2 s[0:1], s[2:3], 0x0
	s_movk_i32 s4, 0xff80
	s_waitcnt vmcnt(0) expcnt(0)
	v_mov_b32_e32 v0, 0x7f
	v_med3_i32 v0, v3, s4, v0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v0, v[4:5], s[0:3], 0 addr64 offset:3
.LBB4_50:
	s_endpgm
.Lfunc_end4:
	.size	signs, .Lfunc_end4-signs
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1044
; NumSgprs: 11
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 11
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
	.long	11272257
	.long	47180
	.long	140
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	outside                 ; -- Begin function outside
	.globl	outside
	.p2align	8
	.type	outside,@function
	.amdgpu_hsa_kernel outside
outside:                                ; @outside
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
		kernarg_segment_byte_size = 8
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
	s_load_dwordx2 s[4:5], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dwordx4 s[0:3], s[4:5], 0x2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mul_hi_u32 v0, s1, v0
	s_mul_i32 s6, s1, s0
	v_mov_b32_e32 v1, s2
	v_mul_hi_u32 v1, s6, v1
	v_mul_lo_u32 v2, v0, s2
	s_mul_i32 s6, s6, s2
	s_cmpk_lt_i32 s3, 0x10d3
	v_mov_b32_e32 v0, s6
	v_add_i32_e32 v1, vcc, v1, v2
	s_mov_b64 s[0:1], -1
	s_cbranch_scc1 .LBB5_13
; %bb.1:
	s_cmpk_lt_i32 s3, 0x10dd
	s_cbranch_scc1 .LBB5_9
; %bb.2:
	s_cmpk_lt_i32 s3, 0x10de
	s_cbranch_scc1 .LBB5_6
; %bb.3:
	s_cmpk_eq_i32 s3, 0x10de
	s_cbranch_scc0 .LBB5_5
; %bb.4:
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_lshl_b64 v[2:3], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[2:3], s[8:11], 0 addr64
.LBB5_5:
	s_mov_b64 s[0:1], 0
.LBB5_6:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_8
; %bb.7:
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_lshl_b64 v[2:3], v[0:1], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_short v4, v[2:3], s[8:11], 0 addr64
.LBB5_8:
	s_mov_b64 s[0:1], 0
.LBB5_9:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_12
; %bb.10:
	s_cmpk_eq_i32 s3, 0x10d3
	s_cbranch_scc0 .LBB5_12
; %bb.11:
	v_rndne_f32_e32 v2, 0
	v_max_legacy_f32_e32 v3, 0, v2
	v_cvt_u32_f32_e32 v3, v3
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_mov_b32 s0, 0x477fff00
	v_cmp_nlt_f32_e32 vcc, s0, v2
	s_waitcnt expcnt(0)
	v_cndmask_b32_e32 v4, -1, v3, vcc
	v_lshl_b64 v[2:3], v[0:1], 1
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_short v4, v[2:3], s[8:11], 0 addr64
.LBB5_12:
	s_mov_b64 s[0:1], 0
.LBB5_13:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_23
; %bb.14:
	s_cmpk_lt_i32 s3, 0x10d1
	s_mov_b64 s[0:1], -1
	s_cbranch_scc1 .LBB5_20
; %bb.15:
	s_cmpk_gt_i32 s3, 0x10d1
	s_cbranch_scc0 .LBB5_17
; %bb.16:
	v_rndne_f32_e32 v2, 0
	v_max_legacy_f32_e32 v3, 0, v2
	v_cvt_u32_f32_e32 v3, v3
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_mov_b32 s0, 0x437f0000
	v_cmp_nlt_f32_e32 vcc, s0, v2
	s_mov_b32 s10, 0
	v_cndmask_b32_e32 v2, -1, v3, vcc
	s_mov_b32 s11, 0xf000
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v2, v[0:1], s[8:11], 0 addr64
.LBB5_17:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_19
; %bb.18:
	s_waitcnt expcnt(0)
	v_rndne_f32_e32 v2, 0
	v_min_legacy_f32_e32 v2, 0x46fffe00, v2
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_cvt_i32_f32_e32 v4, v2
	v_lshl_b64 v[2:3], v[0:1], 1
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_short v4, v[2:3], s[8:11], 0 addr64
.LBB5_19:
	s_mov_b64 s[0:1], 0
.LBB5_20:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_23
; %bb.21:
	s_cmpk_eq_i32 s3, 0x10d0
	s_cbranch_scc0 .LBB5_23
; %bb.22:
	s_waitcnt expcnt(0)
	v_rndne_f32_e32 v2, 0
	v_min_legacy_f32_e32 v2, 0x42fe0000, v2
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_cvt_i32_f32_e32 v2, v2
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v2, v[0:1], s[8:11], 0 addr64
.LBB5_23:
	s_cmp_lt_u32 s2, 2
	s_cbranch_scc1 .LBB5_47
; %bb.24:
	s_cmpk_lt_i32 s3, 0x10d3
	s_mov_b64 s[0:1], -1
	s_cbranch_scc1 .LBB5_37
; %bb.25:
	s_cmpk_lt_i32 s3, 0x10dd
	s_cbranch_scc1 .LBB5_33
; %bb.26:
	s_cmpk_lt_i32 s3, 0x10de
	s_cbranch_scc1 .LBB5_30
; %bb.27:
	s_cmpk_eq_i32 s3, 0x10de
	s_cbranch_scc0 .LBB5_29
; %bb.28:
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[2:3], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[2:3], s[8:11], 0 addr64 offset:4
.LBB5_29:
	s_mov_b64 s[0:1], 0
.LBB5_30:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_32
; %bb.31:
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[2:3], v[0:1], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_short v4, v[2:3], s[8:11], 0 addr64 offset:2
.LBB5_32:
	s_mov_b64 s[0:1], 0
.LBB5_33:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_36
; %bb.34:
	s_cmpk_eq_i32 s3, 0x10d3
	s_cbranch_scc0 .LBB5_36
; %bb.35:
	s_waitcnt expcnt(0)
	v_rndne_f32_e32 v2, 0
	v_max_legacy_f32_e32 v3, 0, v2
	v_cvt_u32_f32_e32 v3, v3
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_mov_b32 s0, 0x477fff00
	v_cmp_nlt_f32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v4, -1, v3, vcc
	v_lshl_b64 v[2:3], v[0:1], 1
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_short v4, v[2:3], s[8:11], 0 addr64 offset:2
.LBB5_36:
	s_mov_b64 s[0:1], 0
.LBB5_37:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_47
; %bb.38:
	s_cmpk_lt_i32 s3, 0x10d1
	s_mov_b64 s[0:1], -1
	s_cbranch_scc1 .LBB5_44
; %bb.39:
	s_cmpk_gt_i32 s3, 0x10d1
	s_cbranch_scc0 .LBB5_41
; %bb.40:
	s_waitcnt expcnt(0)
	v_rndne_f32_e32 v2, 0
	v_max_legacy_f32_e32 v3, 0, v2
	v_cvt_u32_f32_e32 v3, v3
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_mov_b32 s0, 0x437f0000
	v_cmp_nlt_f32_e32 vcc, s0, v2
	s_mov_b32 s10, 0
	v_cndmask_b32_e32 v2, -1, v3, vcc
	s_mov_b32 s11, 0xf000
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v2, v[0:1], s[8:11], 0 addr64 offset:1
.LBB5_41:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_43
; %bb.42:
	s_waitcnt expcnt(0)
	v_rndne_f32_e32 v2, 0
	v_min_legacy_f32_e32 v2, 0x46fffe00, v2
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_cvt_i32_f32_e32 v4, v2
	v_lshl_b64 v[2:3], v[0:1], 1
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_short v4, v[2:3], s[8:11], 0 addr64 offset:2
.LBB5_43:
	s_mov_b64 s[0:1], 0
.LBB5_44:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_47
; %bb.45:
	s_cmpk_eq_i32 s3, 0x10d0
	s_cbranch_scc0 .LBB5_47
; %bb.46:
	s_waitcnt expcnt(0)
	v_rndne_f32_e32 v2, 0
	v_min_legacy_f32_e32 v2, 0x42fe0000, v2
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_cvt_i32_f32_e32 v2, v2
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v2, v[0:1], s[8:11], 0 addr64 offset:1
.LBB5_47:
	s_cmp_lt_u32 s2, 3
	s_cbranch_scc1 .LBB5_94
; %bb.48:
	s_cmpk_lt_i32 s3, 0x10d3
	s_mov_b64 s[0:1], -1
	s_cbranch_scc1 .LBB5_61
; %bb.49:
	s_cmpk_lt_i32 s3, 0x10dd
	s_cbranch_scc1 .LBB5_57
; %bb.50:
	s_cmpk_lt_i32 s3, 0x10de
	s_cbranch_scc1 .LBB5_54
; %bb.51:
	s_cmpk_eq_i32 s3, 0x10de
	s_cbranch_scc0 .LBB5_53
; %bb.52:
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[2:3], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[2:3], s[8:11], 0 addr64 offset:8
.LBB5_53:
	s_mov_b64 s[0:1], 0
.LBB5_54:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_56
; %bb.55:
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[2:3], v[0:1], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_short v4, v[2:3], s[8:11], 0 addr64 offset:4
.LBB5_56:
	s_mov_b64 s[0:1], 0
.LBB5_57:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_60
; %bb.58:
	s_cmpk_eq_i32 s3, 0x10d3
	s_cbranch_scc0 .LBB5_60
; %bb.59:
	s_waitcnt expcnt(0)
	v_rndne_f32_e32 v2, 0
	v_max_legacy_f32_e32 v3, 0, v2
	v_cvt_u32_f32_e32 v3, v3
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_mov_b32 s0, 0x477fff00
	v_cmp_nlt_f32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v4, -1, v3, vcc
	v_lshl_b64 v[2:3], v[0:1], 1
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_short v4, v[2:3], s[8:11], 0 addr64 offset:4
.LBB5_60:
	s_mov_b64 s[0:1], 0
.LBB5_61:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_71
; %bb.62:
	s_cmpk_lt_i32 s3, 0x10d1
	s_mov_b64 s[0:1], -1
	s_cbranch_scc1 .LBB5_68
; %bb.63:
	s_cmpk_gt_i32 s3, 0x10d1
	s_cbranch_scc0 .LBB5_65
; %bb.64:
	s_waitcnt expcnt(0)
	v_rndne_f32_e32 v2, 0
	v_max_legacy_f32_e32 v3, 0, v2
	v_cvt_u32_f32_e32 v3, v3
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_mov_b32 s0, 0x437f0000
	v_cmp_nlt_f32_e32 vcc, s0, v2
	s_mov_b32 s10, 0
	v_cndmask_b32_e32 v2, -1, v3, vcc
	s_mov_b32 s11, 0xf000
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v2, v[0:1], s[8:11], 0 addr64 offset:2
.LBB5_65:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_67
; %bb.66:
	s_waitcnt expcnt(0)
	v_rndne_f32_e32 v2, 0
	v_min_legacy_f32_e32 v2, 0x46fffe00, v2
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_cvt_i32_f32_e32 v4, v2
	v_lshl_b64 v[2:3], v[0:1], 1
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_short v4, v[2:3], s[8:11], 0 addr64 offset:4
.LBB5_67:
	s_mov_b64 s[0:1], 0
.LBB5_68:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_71
; %bb.69:
	s_cmpk_eq_i32 s3, 0x10d0
	s_cbranch_scc0 .LBB5_71
; %bb.70:
	s_waitcnt expcnt(0)
	v_rndne_f32_e32 v2, 0
	v_min_legacy_f32_e32 v2, 0x42fe0000, v2
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_cvt_i32_f32_e32 v2, v2
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v2, v[0:1], s[8:11], 0 addr64 offset:2
.LBB5_71:
	s_cmpk_lt_i32 s3, 0x10d3
	s_mov_b64 s[0:1], -1
	s_cbranch_scc1 .LBB5_84
; %bb.72:
	s_cmpk_lt_i32 s3, 0x10dd
	s_cbranch_scc1 .LBB5_80
; %bb.73:
	s_cmpk_lt_i32 s3, 0x10de
	s_cbranch_scc1 .LBB5_77
; %bb.74:
	s_cmpk_eq_i32 s3, 0x10de
	s_cbranch_scc0 .LBB5_76
; %bb.75:
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[2:3], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, v[2:3], s[8:11], 0 addr64 offset:12
.LBB5_76:
	s_mov_b64 s[0:1], 0
.LBB5_77:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_79
; %bb.78:
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[2:3], v[0:1], 1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_short v4, v[2:3], s[8:11], 0 addr64 offset:6
.LBB5_79:
	s_mov_b64 s[0:1], 0
.LBB5_80:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_83
; %bb.81:
	s_cmpk_eq_i32 s3, 0x10d3
	s_cbranch_scc0 .LBB5_83
; %bb.82:
	s_waitcnt expcnt(0)
	v_rndne_f32_e32 v2, 0
	v_max_legacy_f32_e32 v3, 0, v2
	v_cvt_u32_f32_e32 v3, v3
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_mov_b32 s0, 0x477fff00
	v_cmp_nlt_f32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v4, -1, v3, vcc
	v_lshl_b64 v[2:3], v[0:1], 1
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_short v4, v[2:3], s[8:11], 0 addr64 offset:6
.LBB5_83:
	s_mov_b64 s[0:1], 0
.LBB5_84:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_94
; %bb.85:
	s_cmpk_lt_i32 s3, 0x10d1
	s_mov_b64 s[0:1], -1
	s_cbranch_scc1 .LBB5_91
; %bb.86:
	s_cmpk_gt_i32 s3, 0x10d1
	s_cbranch_scc0 .LBB5_88
; %bb.87:
	s_waitcnt expcnt(0)
	v_rndne_f32_e32 v2, 0
	v_max_legacy_f32_e32 v3, 0, v2
	v_cvt_u32_f32_e32 v3, v3
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_mov_b32 s0, 0x437f0000
	v_cmp_nlt_f32_e32 vcc, s0, v2
	s_mov_b32 s10, 0
	v_cndmask_b32_e32 v2, -1, v3, vcc
	s_mov_b32 s11, 0xf000
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v2, v[0:1], s[8:11], 0 addr64 offset:3
.LBB5_88:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_90
; %bb.89:
	s_waitcnt expcnt(0)
	v_rndne_f32_e32 v2, 0
	v_min_legacy_f32_e32 v2, 0x46fffe00, v2
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_cvt_i32_f32_e32 v4, v2
	v_lshl_b64 v[2:3], v[0:1], 1
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_short v4, v[2:3], s[8:11], 0 addr64 offset:6
.LBB5_90:
	s_mov_b64 s[0:1], 0
.LBB5_91:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_94
; %bb.92:
	s_cmpk_eq_i32 s3, 0x10d0
	s_cbranch_scc0 .LBB5_94
; %bb.93:
	s_waitcnt expcnt(0)
	v_rndne_f32_e32 v2, 0
	v_min_legacy_f32_e32 v2, 0x42fe0000, v2
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_cvt_i32_f32_e32 v2, v2
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v2, v[0:1], s[0:3], 0 addr64 offset:3
.LBB5_94:
	s_endpgm
.Lfunc_end5:
	.size	outside, .Lfunc_end5-outside
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1884
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
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
