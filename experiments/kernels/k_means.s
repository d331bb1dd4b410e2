	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272390
	.long	47180
	.long	2490508
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	k_means_tm              ; -- Begin function k_means_tm
	.globl	k_means_tm
	.p2align	8
	.type	k_means_tm,@function
	.amdgpu_hsa_kernel k_means_tm
k_means_tm:                             ; @k_means_tm
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 6
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
		granulated_lds_size = 76
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
		workgroup_group_segment_byte_size = 19456
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 30
		workitem_vgpr_count = 27
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
	s_load_dwordx2 s[6:7], s[4:5], 0x6
	v_lshlrev_b32_e32 v9, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s6, -1
	s_lshr_b32 s0, s0, s7
	s_lshl_b32 s8, s0, 7
	s_addk_i32 s8, 0x80
	v_cmp_gt_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_3
; %bb.1:
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v3, vcc, 0x100, v3
	v_cmp_le_u32_e32 vcc, s8, v3
	ds_write_b32 v2, v1
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_i32_e32 v2, vcc, 0x400, v2
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x4
	s_mul_i32 s16, s6, 3
	s_and_b32 s17, s7, 31
	v_cmp_gt_u32_e32 vcc, s16, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_6
; %bb.4:
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s0, s14
	s_mov_b32 s1, s15
	v_or_b32_e32 v3, 0x4000, v9
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	v_mov_b32_e32 v1, v0
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[4:5], v[1:2], 2
	v_add_i32_e32 v1, vcc, 0x100, v1
	buffer_load_dword v4, v[4:5], s[0:3], 0 addr64
	v_cmp_le_u32_e32 vcc, s16, v1
	s_or_b64 s[10:11], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v4
	v_add_i32_e32 v3, vcc, 0x400, v3
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_5
.LBB0_6:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s14, 0
	s_mov_b32 s15, 0xf000
	v_mov_b32_e32 v10, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v2, v[9:10], s[12:15], 0 addr64
	buffer_load_dword v3, v[9:10], s[12:15], 0 addr64 offset:1024
	buffer_load_dword v4, v[9:10], s[12:15], 0 addr64 offset:2048
	s_bfe_u32 s7, s7, 0x80008
	s_cmp_eq_u32 s7, 0
	v_mov_b32_e32 v8, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_18
; %bb.7:
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b32 s10, s6, 3
	s_cmp_gt_u32 s6, 3
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s11, s6, -4
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	s_cmp_lg_u32 s10, 0
	s_cselect_b64 s[4:5], -1, 0
	v_cmp_ne_u32_e64 s[0:1], 1, v5
	v_cndmask_b32_e64 v5, 0, 1, s[2:3]
	v_cmp_ne_u32_e64 s[2:3], 1, v5
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	v_cmp_ne_u32_e64 s[4:5], 1, v5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v5
	s_lshl_b32 s12, s6, 3
	s_lshl_b32 s13, s6, 2
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v5, v2
	s_branch .LBB0_10
.LBB0_8:                                ;   in Loop: Header=BB0_10 Depth=1
	v_mov_b32_e32 v8, 0
.LBB0_9:                                ;   in Loop: Header=BB0_10 Depth=1
	s_add_i32 s14, s14, 1
	s_cmp_lg_u32 s14, s7
	s_cbranch_scc0 .LBB0_18
.LBB0_10:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_13 Depth 2
                                        ;     Child Loop BB0_17 Depth 2
	s_and_b64 vcc, exec, s[0:1]
	;;#ASMSTART
	;;#ASMEND
	s_cbranch_vccnz .LBB0_8
; %bb.11:                               ;   in Loop: Header=BB0_10 Depth=1
	s_mov_b32 s15, 0
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v8, 0
	s_cbranch_vccnz .LBB0_15
; %bb.12:                               ;   in Loop: Header=BB0_10 Depth=1
	s_movk_i32 s18, 0x4000
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0x7f7fffff
.LBB0_13:                               ;   Parent Loop BB0_10 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v11, s18
	s_add_i32 s19, s18, s13
	s_add_i32 s20, s18, s12
	s_add_i32 s21, s18, 4
	s_add_i32 s22, s15, 1
	s_add_i32 s23, s18, 8
	ds_read_b32 v11, v11
	s_add_i32 s25, s18, 12
	v_mov_b32_e32 v13, s19
	v_mov_b32_e32 v14, s20
	v_mov_b32_e32 v15, s21
	s_add_i32 s21, s19, 4
	s_add_i32 s27, s20, 4
	v_mov_b32_e32 v16, s22
	v_mov_b32_e32 v17, s23
	s_add_i32 s22, s19, 8
	s_add_i32 s23, s20, 8
	s_add_i32 s19, s19, 12
	s_add_i32 s20, s20, 12
	v_mov_b32_e32 v19, s25
	v_mov_b32_e32 v21, s21
	v_mov_b32_e32 v22, s27
	v_mov_b32_e32 v23, s22
	v_mov_b32_e32 v24, s23
	v_mov_b32_e32 v25, s19
	v_mov_b32_e32 v26, s20
	ds_read_b32 v13, v13
	ds_read_b32 v14, v14
	ds_read_b32 v15, v15
	ds_read_b32 v21, v21
	ds_read_b32 v22, v22
	ds_read_b32 v17, v17
	ds_read_b32 v23, v23
	ds_read_b32 v24, v24
	ds_read_b32 v19, v19
	ds_read_b32 v25, v25
	ds_read_b32 v26, v26
	s_waitcnt lgkmcnt(10)
	v_sub_f32_e32 v13, v6, v13
	v_sub_f32_e32 v11, v5, v11
	v_mul_f32_e32 v13, v13, v13
	s_waitcnt lgkmcnt(9)
	v_sub_f32_e32 v14, v7, v14
	s_waitcnt lgkmcnt(7)
	v_sub_f32_e32 v21, v6, v21
	v_mac_f32_e32 v13, v11, v11
	v_sub_f32_e32 v15, v5, v15
	v_mul_f32_e32 v11, v21, v21
	v_mac_f32_e32 v13, v14, v14
	s_waitcnt lgkmcnt(6)
	v_sub_f32_e32 v22, v7, v22
	s_waitcnt lgkmcnt(4)
	v_sub_f32_e32 v23, v6, v23
	v_mac_f32_e32 v11, v15, v15
	v_cmp_lt_f32_e32 vcc, v13, v10
	v_mov_b32_e32 v12, s15
	v_sub_f32_e32 v17, v5, v17
	v_mul_f32_e32 v21, v23, v23
	v_cndmask_b32_e32 v10, v10, v13, vcc
	v_mac_f32_e32 v11, v22, v22
	s_waitcnt lgkmcnt(3)
	v_sub_f32_e32 v24, v7, v24
	s_waitcnt lgkmcnt(1)
	v_sub_f32_e32 v25, v6, v25
	v_mac_f32_e32 v21, v17, v17
	v_cndmask_b32_e32 v8, v8, v12, vcc
	v_cmp_lt_f32_e32 vcc, v11, v10
	v_sub_f32_e32 v19, v5, v19
	v_mul_f32_e32 v23, v25, v25
	v_mac_f32_e32 v21, v24, v24
	v_cndmask_b32_e32 v10, v10, v11, vcc
	s_add_i32 s24, s15, 2
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v26, v7, v26
	v_mac_f32_e32 v23, v19, v19
	v_cndmask_b32_e32 v8, v8, v16, vcc
	v_cmp_lt_f32_e32 vcc, v21, v10
	s_add_i32 s26, s15, 3
	v_mov_b32_e32 v18, s24
	v_mac_f32_e32 v23, v26, v26
	v_cndmask_b32_e32 v10, v10, v21, vcc
	s_add_i32 s15, s15, 4
	s_add_i32 s18, s18, 16
	v_mov_b32_e32 v20, s26
	v_cndmask_b32_e32 v8, v8, v18, vcc
	v_cmp_lt_f32_e32 vcc, v23, v10
	s_cmp_lg_u32 s15, s11
	v_cndmask_b32_e32 v10, v10, v23, vcc
	v_cndmask_b32_e32 v8, v8, v20, vcc
	s_cbranch_scc1 .LBB0_13
; %bb.14:                               ;   in Loop: Header=BB0_10 Depth=1
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_16
	s_branch .LBB0_9
.LBB0_15:                               ;   in Loop: Header=BB0_10 Depth=1
	v_mov_b32_e32 v10, 0x7f7fffff
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_9
.LBB0_16:                               ;   in Loop: Header=BB0_10 Depth=1
	s_lshl_b32 s18, s15, 2
	s_addk_i32 s18, 0x4000
	s_mov_b32 s19, s10
.LBB0_17:                               ;   Parent Loop BB0_10 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_add_i32 s20, s18, s13
	s_add_i32 s21, s18, s12
	v_mov_b32_e32 v11, s18
	v_mov_b32_e32 v13, s20
	v_mov_b32_e32 v14, s21
	ds_read_b32 v11, v11
	ds_read_b32 v13, v13
	ds_read_b32 v14, v14
	v_mov_b32_e32 v12, s15
	s_add_i32 s15, s15, 1
	s_waitcnt lgkmcnt(2)
	v_sub_f32_e32 v11, v5, v11
	s_waitcnt lgkmcnt(1)
	v_sub_f32_e32 v13, v6, v13
	v_mul_f32_e32 v13, v13, v13
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v14, v7, v14
	v_mac_f32_e32 v13, v11, v11
	v_mac_f32_e32 v13, v14, v14
	s_add_i32 s18, s18, 4
	s_add_i32 s19, s19, -1
	v_cmp_lt_f32_e32 vcc, v13, v10
	s_cmp_lg_u32 s19, 0
	v_cndmask_b32_e32 v10, v10, v13, vcc
	v_cndmask_b32_e32 v8, v8, v12, vcc
	s_cbranch_scc1 .LBB0_17
	s_branch .LBB0_9
.LBB0_18:
	s_lshl_b32 s0, -1, s17
	s_not_b32 s0, s0
	v_lshrrev_b32_e32 v5, s17, v8
	v_and_b32_e32 v6, s0, v8
	v_lshlrev_b32_e32 v5, 9, v5
	v_lshlrev_b32_e32 v6, 2, v6
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_add_i32_e32 v5, vcc, v5, v6
	ds_read_b32 v6, v5
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(2) lgkmcnt(0)
	v_add_f32_e32 v2, v2, v6
	ds_write_b32 v5, v2
	v_add_i32_e32 v2, vcc, 0x80, v5
	v_add_i32_e32 v6, vcc, 0x100, v5
	ds_read_b32 v7, v2
	ds_read_b32 v8, v6
	v_add_i32_e32 v5, vcc, 0x180, v5
	ds_read_b32 v10, v5
	s_waitcnt vmcnt(1) lgkmcnt(2)
	v_add_f32_e32 v3, v3, v7
	ds_write_b32 v2, v3
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_add_f32_e32 v2, v4, v8
	ds_write_b32 v6, v2
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v2, 1.0, v10
	ds_write_b32 v5, v2
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	v_cmp_gt_u32_e32 vcc, s6, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_32
; %bb.19:
	v_lshrrev_b32_e32 v5, s17, v0
	v_and_b32_e32 v3, s0, v0
	v_lshlrev_b32_e32 v2, 9, v5
	v_lshlrev_b32_e32 v4, 2, v3
	v_add_i32_e32 v2, vcc, v2, v4
	ds_read_b32 v3, v2 offset:384
                                        ; implicit-def: $vgpr2
	s_waitcnt lgkmcnt(0)
	v_cmp_nlt_f32_e64 s[0:1], 0, v3
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_21
; %bb.20:
	ds_read_b32 v2, v9 offset:16384
.LBB0_21:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_lshlrev_b32_e32 v5, 7, v5
	v_lshlrev_b32_e32 v5, 2, v5
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_23
; %bb.22:
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, v4, v5
	s_mov_b32 s4, 0x6f800000
	v_mov_b32_e32 v6, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s4
	v_cndmask_b32_e32 v6, 1.0, v6, vcc
	ds_read_b32 v2, v2
	v_mul_f32_e32 v7, v3, v6
	v_rcp_f32_e32 v7, v7
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v2, v2, v7
	v_mul_f32_e32 v2, v6, v2
.LBB0_23:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_b64 v[6:7], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[6:7], s[8:11], 0 addr64
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_25
; %bb.24:
	v_add_i32_e32 v1, vcc, s6, v0
	s_waitcnt expcnt(0)
	v_lshlrev_b32_e32 v2, 2, v1
	v_add_i32_e32 v2, vcc, 0x4000, v2
	ds_read_b32 v6, v2
.LBB0_25:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB0_27
; %bb.26:
	v_add_i32_e32 v1, vcc, v4, v5
	s_mov_b32 s4, 0x6f800000
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v2, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s4
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	ds_read_b32 v1, v1 offset:128
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v6, v3, v2
	v_rcp_f32_e32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v6
	v_mul_f32_e32 v6, v2, v1
	v_add_i32_e32 v1, vcc, s6, v0
.LBB0_27:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v2, 0
	v_lshl_b64 v[1:2], v[1:2], 2
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[1:2], s[8:11], 0 addr64
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB0_29
; %bb.28:
	s_lshl_b32 s2, s6, 1
	v_add_i32_e32 v1, vcc, s2, v0
	v_lshlrev_b32_e32 v2, 2, v1
	v_add_i32_e32 v2, vcc, 0x4000, v2
	s_waitcnt expcnt(0)
	ds_read_b32 v6, v2
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr5
.LBB0_29:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB0_31
; %bb.30:
	v_add_i32_e32 v1, vcc, v4, v5
	s_mov_b32 s2, 0x6f800000
	v_mov_b32_e32 v2, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s2
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	ds_read_b32 v1, v1 offset:256
	v_mul_f32_e32 v4, v3, v2
	v_rcp_f32_e32 v4, v4
	s_lshl_b32 s2, s6, 1
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v4
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v6, v2, v1
	v_add_i32_e32 v1, vcc, s2, v0
.LBB0_31:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	v_lshl_b64 v[4:5], v[1:2], 2
	v_add_i32_e32 v1, vcc, s16, v0
	v_lshl_b64 v[0:1], v[1:2], 2
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[4:5], s[8:11], 0 addr64
	buffer_store_dword v3, v[0:1], s[8:11], 0 addr64
.LBB0_32:
	s_endpgm
.Lfunc_end0:
	.size	k_means_tm, .Lfunc_end0-k_means_tm
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1780
; NumSgprs: 30
; NumVgprs: 27
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 19456 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 27
; Occupancy: 1
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272390
	.long	47180
	.long	2490508
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	k_means_turns_tm        ; -- Begin function k_means_turns_tm
	.globl	k_means_turns_tm
	.p2align	8
	.type	k_means_turns_tm,@function
	.amdgpu_hsa_kernel k_means_turns_tm
k_means_turns_tm:                       ; @k_means_turns_tm
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 6
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
		granulated_lds_size = 76
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
		workgroup_group_segment_byte_size = 19456
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 31
		workitem_vgpr_count = 27
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
	s_load_dwordx2 s[6:7], s[4:5], 0x6
	v_lshlrev_b32_e32 v9, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s6, -1
	s_lshr_b32 s0, s0, s7
	s_lshl_b32 s8, s0, 7
	s_addk_i32 s8, 0x80
	v_cmp_gt_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_3
; %bb.1:
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v0
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v3, vcc, 0x100, v3
	v_cmp_le_u32_e32 vcc, s8, v3
	ds_write_b32 v2, v1
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_i32_e32 v2, vcc, 0x400, v2
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_2
.LBB1_3:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x4
	s_mul_i32 s16, s6, 3
	s_and_b32 s17, s7, 31
	v_cmp_gt_u32_e32 vcc, s16, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_6
; %bb.4:
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s0, s14
	s_mov_b32 s1, s15
	v_or_b32_e32 v3, 0x4000, v9
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	v_mov_b32_e32 v1, v0
.LBB1_5:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[4:5], v[1:2], 2
	v_add_i32_e32 v1, vcc, 0x100, v1
	buffer_load_dword v4, v[4:5], s[0:3], 0 addr64
	v_cmp_le_u32_e32 vcc, s16, v1
	s_or_b64 s[10:11], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v4
	v_add_i32_e32 v3, vcc, 0x400, v3
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB1_5
.LBB1_6:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s14, 0
	s_mov_b32 s15, 0xf000
	v_mov_b32_e32 v10, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v2, v[9:10], s[12:15], 0 addr64
	buffer_load_dword v3, v[9:10], s[12:15], 0 addr64 offset:1024
	buffer_load_dword v4, v[9:10], s[12:15], 0 addr64 offset:2048
	s_bfe_u32 s10, s7, 0x80008
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v8, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_18
; %bb.7:
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b32 s11, s6, 3
	s_cmp_gt_u32 s6, 3
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s12, s6, -4
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	s_cmp_lg_u32 s11, 0
	s_cselect_b64 s[4:5], -1, 0
	v_cmp_ne_u32_e64 s[0:1], 1, v5
	v_cndmask_b32_e64 v5, 0, 1, s[2:3]
	v_cmp_ne_u32_e64 s[2:3], 1, v5
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	v_cmp_ne_u32_e64 s[4:5], 1, v5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v5
	s_lshl_b32 s13, s6, 3
	s_lshl_b32 s15, s6, 2
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v5, v2
	s_branch .LBB1_10
.LBB1_8:                                ;   in Loop: Header=BB1_10 Depth=1
	v_mov_b32_e32 v8, 0
.LBB1_9:                                ;   in Loop: Header=BB1_10 Depth=1
	s_add_i32 s14, s14, 1
	s_cmp_lg_u32 s14, s10
	s_cbranch_scc0 .LBB1_18
.LBB1_10:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_13 Depth 2
                                        ;     Child Loop BB1_17 Depth 2
	s_and_b64 vcc, exec, s[0:1]
	;;#ASMSTART
	;;#ASMEND
	s_cbranch_vccnz .LBB1_8
; %bb.11:                               ;   in Loop: Header=BB1_10 Depth=1
	s_mov_b32 s18, 0
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v8, 0
	s_cbranch_vccnz .LBB1_15
; %bb.12:                               ;   in Loop: Header=BB1_10 Depth=1
	s_movk_i32 s19, 0x4000
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0x7f7fffff
.LBB1_13:                               ;   Parent Loop BB1_10 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v11, s19
	s_add_i32 s20, s19, s15
	s_add_i32 s21, s19, s13
	s_add_i32 s22, s19, 4
	s_add_i32 s23, s18, 1
	s_add_i32 s24, s19, 8
	ds_read_b32 v11, v11
	s_add_i32 s26, s19, 12
	v_mov_b32_e32 v13, s20
	v_mov_b32_e32 v14, s21
	v_mov_b32_e32 v15, s22
	s_add_i32 s22, s20, 4
	s_add_i32 s28, s21, 4
	v_mov_b32_e32 v16, s23
	v_mov_b32_e32 v17, s24
	s_add_i32 s23, s20, 8
	s_add_i32 s24, s21, 8
	s_add_i32 s20, s20, 12
	s_add_i32 s21, s21, 12
	v_mov_b32_e32 v19, s26
	v_mov_b32_e32 v21, s22
	v_mov_b32_e32 v22, s28
	v_mov_b32_e32 v23, s23
	v_mov_b32_e32 v24, s24
	v_mov_b32_e32 v25, s20
	v_mov_b32_e32 v26, s21
	ds_read_b32 v13, v13
	ds_read_b32 v14, v14
	ds_read_b32 v15, v15
	ds_read_b32 v21, v21
	ds_read_b32 v22, v22
	ds_read_b32 v17, v17
	ds_read_b32 v23, v23
	ds_read_b32 v24, v24
	ds_read_b32 v19, v19
	ds_read_b32 v25, v25
	ds_read_b32 v26, v26
	s_waitcnt lgkmcnt(10)
	v_sub_f32_e32 v13, v6, v13
	v_sub_f32_e32 v11, v5, v11
	v_mul_f32_e32 v13, v13, v13
	s_waitcnt lgkmcnt(9)
	v_sub_f32_e32 v14, v7, v14
	s_waitcnt lgkmcnt(7)
	v_sub_f32_e32 v21, v6, v21
	v_mac_f32_e32 v13, v11, v11
	v_sub_f32_e32 v15, v5, v15
	v_mul_f32_e32 v11, v21, v21
	v_mac_f32_e32 v13, v14, v14
	s_waitcnt lgkmcnt(6)
	v_sub_f32_e32 v22, v7, v22
	s_waitcnt lgkmcnt(4)
	v_sub_f32_e32 v23, v6, v23
	v_mac_f32_e32 v11, v15, v15
	v_cmp_lt_f32_e32 vcc, v13, v10
	v_mov_b32_e32 v12, s18
	v_sub_f32_e32 v17, v5, v17
	v_mul_f32_e32 v21, v23, v23
	v_cndmask_b32_e32 v10, v10, v13, vcc
	v_mac_f32_e32 v11, v22, v22
	s_waitcnt lgkmcnt(3)
	v_sub_f32_e32 v24, v7, v24
	s_waitcnt lgkmcnt(1)
	v_sub_f32_e32 v25, v6, v25
	v_mac_f32_e32 v21, v17, v17
	v_cndmask_b32_e32 v8, v8, v12, vcc
	v_cmp_lt_f32_e32 vcc, v11, v10
	v_sub_f32_e32 v19, v5, v19
	v_mul_f32_e32 v23, v25, v25
	v_mac_f32_e32 v21, v24, v24
	v_cndmask_b32_e32 v10, v10, v11, vcc
	s_add_i32 s25, s18, 2
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v26, v7, v26
	v_mac_f32_e32 v23, v19, v19
	v_cndmask_b32_e32 v8, v8, v16, vcc
	v_cmp_lt_f32_e32 vcc, v21, v10
	s_add_i32 s27, s18, 3
	v_mov_b32_e32 v18, s25
	v_mac_f32_e32 v23, v26, v26
	v_cndmask_b32_e32 v10, v10, v21, vcc
	s_add_i32 s18, s18, 4
	s_add_i32 s19, s19, 16
	v_mov_b32_e32 v20, s27
	v_cndmask_b32_e32 v8, v8, v18, vcc
	v_cmp_lt_f32_e32 vcc, v23, v10
	s_cmp_lg_u32 s18, s12
	v_cndmask_b32_e32 v10, v10, v23, vcc
	v_cndmask_b32_e32 v8, v8, v20, vcc
	s_cbranch_scc1 .LBB1_13
; %bb.14:                               ;   in Loop: Header=BB1_10 Depth=1
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB1_16
	s_branch .LBB1_9
.LBB1_15:                               ;   in Loop: Header=BB1_10 Depth=1
	v_mov_b32_e32 v10, 0x7f7fffff
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB1_9
.LBB1_16:                               ;   in Loop: Header=BB1_10 Depth=1
	s_lshl_b32 s19, s18, 2
	s_addk_i32 s19, 0x4000
	s_mov_b32 s20, s11
.LBB1_17:                               ;   Parent Loop BB1_10 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_add_i32 s21, s19, s15
	s_add_i32 s22, s19, s13
	v_mov_b32_e32 v11, s19
	v_mov_b32_e32 v13, s21
	v_mov_b32_e32 v14, s22
	ds_read_b32 v11, v11
	ds_read_b32 v13, v13
	ds_read_b32 v14, v14
	v_mov_b32_e32 v12, s18
	s_add_i32 s18, s18, 1
	s_waitcnt lgkmcnt(2)
	v_sub_f32_e32 v11, v5, v11
	s_waitcnt lgkmcnt(1)
	v_sub_f32_e32 v13, v6, v13
	v_mul_f32_e32 v13, v13, v13
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v14, v7, v14
	v_mac_f32_e32 v13, v11, v11
	v_mac_f32_e32 v13, v14, v14
	s_add_i32 s19, s19, 4
	s_add_i32 s20, s20, -1
	v_cmp_lt_f32_e32 vcc, v13, v10
	s_cmp_lg_u32 s20, 0
	v_cndmask_b32_e32 v10, v10, v13, vcc
	v_cndmask_b32_e32 v8, v8, v12, vcc
	s_cbranch_scc1 .LBB1_17
	s_branch .LBB1_9
.LBB1_18:
	s_bfe_u32 s0, s7, 0x50010
	s_cmp_gt_u32 s0, 8
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_23
; %bb.19:
	v_lshrrev_b32_e32 v7, s17, v8
	v_bfe_u32 v8, v8, 0, s17
	s_lshr_b32 s1, s7, 16
	v_lshlrev_b32_e32 v7, 9, v7
	v_lshlrev_b32_e32 v8, 2, v8
	v_lshr_b64 v[5:6], v[0:1], s1
	v_add_i32_e32 v7, vcc, v7, v8
	s_lshr_b32 s2, 0x100, s0
	v_add_i32_e32 v8, vcc, 0x80, v7
	v_add_i32_e32 v10, vcc, 0x100, v7
	v_add_i32_e32 v11, vcc, 0x180, v7
	s_branch .LBB1_21
.LBB1_20:                               ;   in Loop: Header=BB1_21 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s2, s2, -1
	v_add_i32_e32 v5, vcc, -1, v5
	s_cmp_eq_u32 s2, 0
	v_addc_u32_e32 v6, vcc, -1, v6, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB1_23
.LBB1_21:                               ; =>This Inner Loop Header: Depth=1
	v_cmp_eq_u64_e32 vcc, 0, v[5:6]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_20
; %bb.22:                               ;   in Loop: Header=BB1_21 Depth=1
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	ds_read_b32 v12, v7
	ds_read_b32 v13, v8
	ds_read_b32 v14, v10
	ds_read_b32 v15, v11
	s_waitcnt vmcnt(2) lgkmcnt(3)
	v_add_f32_e32 v12, v2, v12
	s_waitcnt vmcnt(1) lgkmcnt(2)
	v_add_f32_e32 v13, v3, v13
	ds_write_b32 v7, v12
	ds_write_b32 v8, v13
	s_waitcnt vmcnt(0) lgkmcnt(3)
	v_add_f32_e32 v12, v4, v14
	ds_write_b32 v10, v12
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v12, 1.0, v15
	ds_write_b32 v11, v12
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_branch .LBB1_20
.LBB1_23:
	v_cmp_gt_u32_e32 vcc, s6, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_37
; %bb.24:
	v_lshrrev_b32_e32 v5, s17, v0
	v_bfe_u32 v3, v0, 0, s17
	v_lshlrev_b32_e32 v2, 9, v5
	v_lshlrev_b32_e32 v4, 2, v3
	v_add_i32_e32 v2, vcc, v2, v4
	s_mov_b32 m0, -1
	ds_read_b32 v3, v2 offset:384
                                        ; implicit-def: $vgpr2
	s_waitcnt lgkmcnt(0)
	v_cmp_nlt_f32_e64 s[0:1], 0, v3
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_26
; %bb.25:
	ds_read_b32 v2, v9 offset:16384
.LBB1_26:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_lshlrev_b32_e32 v5, 7, v5
	v_lshlrev_b32_e32 v5, 2, v5
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_28
; %bb.27:
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, v4, v5
	s_mov_b32 s4, 0x6f800000
	v_mov_b32_e32 v6, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s4
	v_cndmask_b32_e32 v6, 1.0, v6, vcc
	ds_read_b32 v2, v2
	v_mul_f32_e32 v7, v3, v6
	v_rcp_f32_e32 v7, v7
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v2, v2, v7
	v_mul_f32_e32 v2, v6, v2
.LBB1_28:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_b64 v[6:7], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[6:7], s[8:11], 0 addr64
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_30
; %bb.29:
	v_add_i32_e32 v1, vcc, s6, v0
	s_waitcnt expcnt(0)
	v_lshlrev_b32_e32 v2, 2, v1
	v_add_i32_e32 v2, vcc, 0x4000, v2
	ds_read_b32 v6, v2
.LBB1_30:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB1_32
; %bb.31:
	v_add_i32_e32 v1, vcc, v4, v5
	s_mov_b32 s4, 0x6f800000
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v2, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s4
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	ds_read_b32 v1, v1 offset:128
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v6, v3, v2
	v_rcp_f32_e32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v6
	v_mul_f32_e32 v6, v2, v1
	v_add_i32_e32 v1, vcc, s6, v0
.LBB1_32:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v2, 0
	v_lshl_b64 v[1:2], v[1:2], 2
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[1:2], s[8:11], 0 addr64
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB1_34
; %bb.33:
	s_lshl_b32 s2, s6, 1
	v_add_i32_e32 v1, vcc, s2, v0
	v_lshlrev_b32_e32 v2, 2, v1
	v_add_i32_e32 v2, vcc, 0x4000, v2
	s_waitcnt expcnt(0)
	ds_read_b32 v6, v2
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr5
.LBB1_34:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB1_36
; %bb.35:
	v_add_i32_e32 v1, vcc, v4, v5
	s_mov_b32 s2, 0x6f800000
	v_mov_b32_e32 v2, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s2
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	ds_read_b32 v1, v1 offset:256
	v_mul_f32_e32 v4, v3, v2
	v_rcp_f32_e32 v4, v4
	s_lshl_b32 s2, s6, 1
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v4
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v6, v2, v1
	v_add_i32_e32 v1, vcc, s2, v0
.LBB1_36:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	v_lshl_b64 v[4:5], v[1:2], 2
	v_add_i32_e32 v1, vcc, s16, v0
	v_lshl_b64 v[0:1], v[1:2], 2
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[4:5], s[8:11], 0 addr64
	buffer_store_dword v3, v[0:1], s[8:11], 0 addr64
.LBB1_37:
	s_endpgm
.Lfunc_end1:
	.size	k_means_turns_tm, .Lfunc_end1-k_means_turns_tm
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1872
; NumSgprs: 31
; NumVgprs: 27
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 19456 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 31
; NumVGPRsForWavesPerEU: 27
; Occupancy: 1
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272390
	.long	47180
	.long	2621580
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	k_means_fgl             ; -- Begin function k_means_fgl
	.globl	k_means_fgl
	.p2align	8
	.type	k_means_fgl,@function
	.amdgpu_hsa_kernel k_means_fgl
k_means_fgl:                            ; @k_means_fgl
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 6
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
		granulated_lds_size = 80
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
		workgroup_group_segment_byte_size = 20480
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 30
		workitem_vgpr_count = 27
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
	s_load_dwordx2 s[6:7], s[4:5], 0x6
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2 offset:19456
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s6, -1
	s_lshr_b32 s0, s0, s7
	s_lshl_b32 s8, s0, 7
	s_addk_i32 s8, 0x80
	v_cmp_gt_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_3
; %bb.1:
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v3, v0
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v3, vcc, 0x100, v3
	v_cmp_le_u32_e32 vcc, s8, v3
	ds_write_b32 v1, v2
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_i32_e32 v1, vcc, 0x400, v1
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB2_2
.LBB2_3:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x4
	s_mul_i32 s16, s6, 3
	s_and_b32 s17, s7, 31
	v_cmp_gt_u32_e32 vcc, s16, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_6
; %bb.4:
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s0, s14
	s_mov_b32 s1, s15
	v_or_b32_e32 v3, 0x4000, v1
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	v_mov_b32_e32 v1, v0
.LBB2_5:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[4:5], v[1:2], 2
	v_add_i32_e32 v1, vcc, 0x100, v1
	buffer_load_dword v4, v[4:5], s[0:3], 0 addr64
	v_cmp_le_u32_e32 vcc, s16, v1
	s_or_b64 s[10:11], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v4
	v_add_i32_e32 v3, vcc, 0x400, v3
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB2_5
.LBB2_6:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s14, 0
	s_mov_b32 s15, 0xf000
	v_lshlrev_b32_e32 v9, 2, v0
	v_mov_b32_e32 v10, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v2, v[9:10], s[12:15], 0 addr64
	buffer_load_dword v3, v[9:10], s[12:15], 0 addr64 offset:1024
	buffer_load_dword v4, v[9:10], s[12:15], 0 addr64 offset:2048
	s_bfe_u32 s7, s7, 0x80008
	s_cmp_eq_u32 s7, 0
	v_mov_b32_e32 v8, 0
	s_cbranch_scc1 .LBB2_18
; %bb.7:
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b32 s10, s6, 3
	s_cmp_gt_u32 s6, 3
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s11, s6, -4
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	s_cmp_lg_u32 s10, 0
	s_cselect_b64 s[4:5], -1, 0
	v_cmp_ne_u32_e64 s[0:1], 1, v5
	v_cndmask_b32_e64 v5, 0, 1, s[2:3]
	v_cmp_ne_u32_e64 s[2:3], 1, v5
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	v_cmp_ne_u32_e64 s[4:5], 1, v5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v5
	s_lshl_b32 s12, s6, 3
	s_lshl_b32 s13, s6, 2
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v5, v2
	s_branch .LBB2_10
.LBB2_8:                                ;   in Loop: Header=BB2_10 Depth=1
	v_mov_b32_e32 v8, 0
.LBB2_9:                                ;   in Loop: Header=BB2_10 Depth=1
	s_add_i32 s14, s14, 1
	s_cmp_lg_u32 s14, s7
	s_cbranch_scc0 .LBB2_18
.LBB2_10:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB2_13 Depth 2
                                        ;     Child Loop BB2_17 Depth 2
	s_and_b64 vcc, exec, s[0:1]
	;;#ASMSTART
	;;#ASMEND
	s_cbranch_vccnz .LBB2_8
; %bb.11:                               ;   in Loop: Header=BB2_10 Depth=1
	s_mov_b32 s15, 0
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v8, 0
	s_cbranch_vccnz .LBB2_15
; %bb.12:                               ;   in Loop: Header=BB2_10 Depth=1
	s_movk_i32 s18, 0x4000
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0x7f7fffff
.LBB2_13:                               ;   Parent Loop BB2_10 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v11, s18
	s_add_i32 s19, s18, s13
	s_add_i32 s20, s18, s12
	s_add_i32 s21, s18, 4
	s_add_i32 s22, s15, 1
	s_add_i32 s23, s18, 8
	ds_read_b32 v11, v11
	s_add_i32 s25, s18, 12
	v_mov_b32_e32 v13, s19
	v_mov_b32_e32 v14, s20
	v_mov_b32_e32 v15, s21
	s_add_i32 s21, s19, 4
	s_add_i32 s27, s20, 4
	v_mov_b32_e32 v16, s22
	v_mov_b32_e32 v17, s23
	s_add_i32 s22, s19, 8
	s_add_i32 s23, s20, 8
	s_add_i32 s19, s19, 12
	s_add_i32 s20, s20, 12
	v_mov_b32_e32 v19, s25
	v_mov_b32_e32 v21, s21
	v_mov_b32_e32 v22, s27
	v_mov_b32_e32 v23, s22
	v_mov_b32_e32 v24, s23
	v_mov_b32_e32 v25, s19
	v_mov_b32_e32 v26, s20
	ds_read_b32 v13, v13
	ds_read_b32 v14, v14
	ds_read_b32 v15, v15
	ds_read_b32 v21, v21
	ds_read_b32 v22, v22
	ds_read_b32 v17, v17
	ds_read_b32 v23, v23
	ds_read_b32 v24, v24
	ds_read_b32 v19, v19
	ds_read_b32 v25, v25
	ds_read_b32 v26, v26
	s_waitcnt lgkmcnt(10)
	v_sub_f32_e32 v13, v6, v13
	v_sub_f32_e32 v11, v5, v11
	v_mul_f32_e32 v13, v13, v13
	s_waitcnt lgkmcnt(9)
	v_sub_f32_e32 v14, v7, v14
	s_waitcnt lgkmcnt(7)
	v_sub_f32_e32 v21, v6, v21
	v_mac_f32_e32 v13, v11, v11
	v_sub_f32_e32 v15, v5, v15
	v_mul_f32_e32 v11, v21, v21
	v_mac_f32_e32 v13, v14, v14
	s_waitcnt lgkmcnt(6)
	v_sub_f32_e32 v22, v7, v22
	s_waitcnt lgkmcnt(4)
	v_sub_f32_e32 v23, v6, v23
	v_mac_f32_e32 v11, v15, v15
	v_cmp_lt_f32_e32 vcc, v13, v10
	v_mov_b32_e32 v12, s15
	v_sub_f32_e32 v17, v5, v17
	v_mul_f32_e32 v21, v23, v23
	v_cndmask_b32_e32 v10, v10, v13, vcc
	v_mac_f32_e32 v11, v22, v22
	s_waitcnt lgkmcnt(3)
	v_sub_f32_e32 v24, v7, v24
	s_waitcnt lgkmcnt(1)
	v_sub_f32_e32 v25, v6, v25
	v_mac_f32_e32 v21, v17, v17
	v_cndmask_b32_e32 v8, v8, v12, vcc
	v_cmp_lt_f32_e32 vcc, v11, v10
	v_sub_f32_e32 v19, v5, v19
	v_mul_f32_e32 v23, v25, v25
	v_mac_f32_e32 v21, v24, v24
	v_cndmask_b32_e32 v10, v10, v11, vcc
	s_add_i32 s24, s15, 2
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v26, v7, v26
	v_mac_f32_e32 v23, v19, v19
	v_cndmask_b32_e32 v8, v8, v16, vcc
	v_cmp_lt_f32_e32 vcc, v21, v10
	s_add_i32 s26, s15, 3
	v_mov_b32_e32 v18, s24
	v_mac_f32_e32 v23, v26, v26
	v_cndmask_b32_e32 v10, v10, v21, vcc
	s_add_i32 s15, s15, 4
	s_add_i32 s18, s18, 16
	v_mov_b32_e32 v20, s26
	v_cndmask_b32_e32 v8, v8, v18, vcc
	v_cmp_lt_f32_e32 vcc, v23, v10
	s_cmp_lg_u32 s15, s11
	v_cndmask_b32_e32 v10, v10, v23, vcc
	v_cndmask_b32_e32 v8, v8, v20, vcc
	s_cbranch_scc1 .LBB2_13
; %bb.14:                               ;   in Loop: Header=BB2_10 Depth=1
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB2_16
	s_branch .LBB2_9
.LBB2_15:                               ;   in Loop: Header=BB2_10 Depth=1
	v_mov_b32_e32 v10, 0x7f7fffff
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB2_9
.LBB2_16:                               ;   in Loop: Header=BB2_10 Depth=1
	s_lshl_b32 s18, s15, 2
	s_addk_i32 s18, 0x4000
	s_mov_b32 s19, s10
.LBB2_17:                               ;   Parent Loop BB2_10 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_add_i32 s20, s18, s13
	s_add_i32 s21, s18, s12
	v_mov_b32_e32 v11, s18
	v_mov_b32_e32 v13, s20
	v_mov_b32_e32 v14, s21
	ds_read_b32 v11, v11
	ds_read_b32 v13, v13
	ds_read_b32 v14, v14
	v_mov_b32_e32 v12, s15
	s_add_i32 s15, s15, 1
	s_waitcnt lgkmcnt(2)
	v_sub_f32_e32 v11, v5, v11
	s_waitcnt lgkmcnt(1)
	v_sub_f32_e32 v13, v6, v13
	v_mul_f32_e32 v13, v13, v13
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v14, v7, v14
	v_mac_f32_e32 v13, v11, v11
	v_mac_f32_e32 v13, v14, v14
	s_add_i32 s18, s18, 4
	s_add_i32 s19, s19, -1
	v_cmp_lt_f32_e32 vcc, v13, v10
	s_cmp_lg_u32 s19, 0
	v_cndmask_b32_e32 v10, v10, v13, vcc
	v_cndmask_b32_e32 v8, v8, v12, vcc
	s_cbranch_scc1 .LBB2_17
	s_branch .LBB2_9
.LBB2_18:
	s_lshl_b32 s0, -1, s17
	s_not_b32 s4, s0
	v_lshrrev_b32_e32 v6, s17, v8
	v_and_b32_e32 v7, s4, v8
	v_lshlrev_b32_e32 v6, 9, v6
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshlrev_b32_e32 v5, 2, v8
	v_add_i32_e32 v6, vcc, v6, v7
	v_add_i32_e32 v5, vcc, 0x4c00, v5
	v_add_i32_e32 v7, vcc, 0x80, v6
	v_add_i32_e32 v8, vcc, 0x100, v6
	v_add_i32_e32 v10, vcc, 0x180, v6
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v11, 1
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 1
	s_branch .LBB2_20
.LBB2_19:                               ;   in Loop: Header=BB2_20 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_cmp_eq_u32_e32 vcc, 0, v13
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_22
.LBB2_20:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v14, v5, v12, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v14
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_19
; %bb.21:                               ;   in Loop: Header=BB2_20 Depth=1
	ds_read_b32 v13, v6
	ds_read_b32 v14, v7
	ds_read_b32 v15, v8
	ds_read_b32 v16, v10
	s_waitcnt vmcnt(2) lgkmcnt(3)
	v_add_f32_e32 v13, v2, v13
	s_waitcnt vmcnt(1) lgkmcnt(2)
	v_add_f32_e32 v14, v3, v14
	ds_write_b32 v6, v13
	ds_write_b32 v7, v14
	s_waitcnt vmcnt(0) lgkmcnt(3)
	v_add_f32_e32 v13, v4, v15
	ds_write_b32 v8, v13
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v13, 1.0, v16
	ds_write_b32 v10, v13
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v13, v5, v12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v13, 0
	;;#ASMSTART
	;;#ASMEND
	s_branch .LBB2_19
.LBB2_22:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, s6, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_36
; %bb.23:
	v_lshrrev_b32_e32 v5, s17, v0
	v_and_b32_e32 v3, s4, v0
	v_lshlrev_b32_e32 v2, 9, v5
	v_lshlrev_b32_e32 v4, 2, v3
	v_add_i32_e32 v2, vcc, v2, v4
	ds_read_b32 v3, v2 offset:384
                                        ; implicit-def: $vgpr2
	s_waitcnt lgkmcnt(0)
	v_cmp_nlt_f32_e64 s[0:1], 0, v3
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_25
; %bb.24:
	ds_read_b32 v2, v9 offset:16384
.LBB2_25:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_lshlrev_b32_e32 v5, 7, v5
	v_lshlrev_b32_e32 v5, 2, v5
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB2_27
; %bb.26:
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, v4, v5
	s_mov_b32 s4, 0x6f800000
	v_mov_b32_e32 v6, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s4
	v_cndmask_b32_e32 v6, 1.0, v6, vcc
	ds_read_b32 v2, v2
	v_mul_f32_e32 v7, v3, v6
	v_rcp_f32_e32 v7, v7
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v2, v2, v7
	v_mul_f32_e32 v2, v6, v2
.LBB2_27:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_b64 v[6:7], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[6:7], s[8:11], 0 addr64
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_29
; %bb.28:
	v_add_i32_e32 v1, vcc, s6, v0
	s_waitcnt expcnt(0)
	v_lshlrev_b32_e32 v2, 2, v1
	v_add_i32_e32 v2, vcc, 0x4000, v2
	ds_read_b32 v6, v2
.LBB2_29:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB2_31
; %bb.30:
	v_add_i32_e32 v1, vcc, v4, v5
	s_mov_b32 s4, 0x6f800000
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v2, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s4
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	ds_read_b32 v1, v1 offset:128
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v6, v3, v2
	v_rcp_f32_e32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v6
	v_mul_f32_e32 v6, v2, v1
	v_add_i32_e32 v1, vcc, s6, v0
.LBB2_31:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v2, 0
	v_lshl_b64 v[1:2], v[1:2], 2
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[1:2], s[8:11], 0 addr64
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB2_33
; %bb.32:
	s_lshl_b32 s2, s6, 1
	v_add_i32_e32 v1, vcc, s2, v0
	v_lshlrev_b32_e32 v2, 2, v1
	v_add_i32_e32 v2, vcc, 0x4000, v2
	s_waitcnt expcnt(0)
	ds_read_b32 v6, v2
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr5
.LBB2_33:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB2_35
; %bb.34:
	v_add_i32_e32 v1, vcc, v4, v5
	s_mov_b32 s2, 0x6f800000
	v_mov_b32_e32 v2, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s2
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	ds_read_b32 v1, v1 offset:256
	v_mul_f32_e32 v4, v3, v2
	v_rcp_f32_e32 v4, v4
	s_lshl_b32 s2, s6, 1
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v4
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v6, v2, v1
	v_add_i32_e32 v1, vcc, s2, v0
.LBB2_35:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	v_lshl_b64 v[4:5], v[1:2], 2
	v_add_i32_e32 v1, vcc, s16, v0
	v_lshl_b64 v[0:1], v[1:2], 2
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[4:5], s[8:11], 0 addr64
	buffer_store_dword v3, v[0:1], s[8:11], 0 addr64
.LBB2_36:
	s_endpgm
.Lfunc_end2:
	.size	k_means_fgl, .Lfunc_end2-k_means_fgl
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1876
; NumSgprs: 30
; NumVgprs: 27
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 20480 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 27
; Occupancy: 1
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272390
	.long	47180
	.long	3014796
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	k_means_serial          ; -- Begin function k_means_serial
	.globl	k_means_serial
	.p2align	8
	.type	k_means_serial,@function
	.amdgpu_hsa_kernel k_means_serial
k_means_serial:                         ; @k_means_serial
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 6
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
		granulated_lds_size = 92
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
		workgroup_group_segment_byte_size = 23552
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 30
		workitem_vgpr_count = 27
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
	s_load_dwordx2 s[6:7], s[4:5], 0x6
	v_lshlrev_b32_e32 v9, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s6, -1
	s_lshr_b32 s0, s0, s7
	s_lshl_b32 s8, s0, 7
	s_addk_i32 s8, 0x80
	v_cmp_gt_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_3
; %bb.1:
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v0
.LBB3_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v3, vcc, 0x100, v3
	v_cmp_le_u32_e32 vcc, s8, v3
	ds_write_b32 v2, v1
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_i32_e32 v2, vcc, 0x400, v2
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB3_2
.LBB3_3:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x4
	s_mul_i32 s16, s6, 3
	s_and_b32 s17, s7, 31
	v_cmp_gt_u32_e32 vcc, s16, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_6
; %bb.4:
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s0, s14
	s_mov_b32 s1, s15
	v_or_b32_e32 v3, 0x4000, v9
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	v_mov_b32_e32 v1, v0
.LBB3_5:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[4:5], v[1:2], 2
	v_add_i32_e32 v1, vcc, 0x100, v1
	buffer_load_dword v4, v[4:5], s[0:3], 0 addr64
	v_cmp_le_u32_e32 vcc, s16, v1
	s_or_b64 s[10:11], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v4
	v_add_i32_e32 v3, vcc, 0x400, v3
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB3_5
.LBB3_6:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s14, 0
	s_mov_b32 s15, 0xf000
	v_mov_b32_e32 v10, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v2, v[9:10], s[12:15], 0 addr64
	buffer_load_dword v3, v[9:10], s[12:15], 0 addr64 offset:1024
	buffer_load_dword v4, v[9:10], s[12:15], 0 addr64 offset:2048
	s_bfe_u32 s7, s7, 0x80008
	s_cmp_eq_u32 s7, 0
	v_mov_b32_e32 v8, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB3_18
; %bb.7:
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b32 s10, s6, 3
	s_cmp_gt_u32 s6, 3
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s11, s6, -4
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	s_cmp_lg_u32 s10, 0
	s_cselect_b64 s[4:5], -1, 0
	v_cmp_ne_u32_e64 s[0:1], 1, v5
	v_cndmask_b32_e64 v5, 0, 1, s[2:3]
	v_cmp_ne_u32_e64 s[2:3], 1, v5
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	v_cmp_ne_u32_e64 s[4:5], 1, v5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v5
	s_lshl_b32 s12, s6, 3
	s_lshl_b32 s13, s6, 2
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v5, v2
	s_branch .LBB3_10
.LBB3_8:                                ;   in Loop: Header=BB3_10 Depth=1
	v_mov_b32_e32 v8, 0
.LBB3_9:                                ;   in Loop: Header=BB3_10 Depth=1
	s_add_i32 s14, s14, 1
	s_cmp_lg_u32 s14, s7
	s_cbranch_scc0 .LBB3_18
.LBB3_10:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB3_13 Depth 2
                                        ;     Child Loop BB3_17 Depth 2
	s_and_b64 vcc, exec, s[0:1]
	;;#ASMSTART
	;;#ASMEND
	s_cbranch_vccnz .LBB3_8
; %bb.11:                               ;   in Loop: Header=BB3_10 Depth=1
	s_mov_b32 s15, 0
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v8, 0
	s_cbranch_vccnz .LBB3_15
; %bb.12:                               ;   in Loop: Header=BB3_10 Depth=1
	s_movk_i32 s18, 0x4000
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0x7f7fffff
.LBB3_13:                               ;   Parent Loop BB3_10 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v11, s18
	s_add_i32 s19, s18, s13
	s_add_i32 s20, s18, s12
	s_add_i32 s21, s18, 4
	s_add_i32 s22, s15, 1
	s_add_i32 s23, s18, 8
	ds_read_b32 v11, v11
	s_add_i32 s25, s18, 12
	v_mov_b32_e32 v13, s19
	v_mov_b32_e32 v14, s20
	v_mov_b32_e32 v15, s21
	s_add_i32 s21, s19, 4
	s_add_i32 s27, s20, 4
	v_mov_b32_e32 v16, s22
	v_mov_b32_e32 v17, s23
	s_add_i32 s22, s19, 8
	s_add_i32 s23, s20, 8
	s_add_i32 s19, s19, 12
	s_add_i32 s20, s20, 12
	v_mov_b32_e32 v19, s25
	v_mov_b32_e32 v21, s21
	v_mov_b32_e32 v22, s27
	v_mov_b32_e32 v23, s22
	v_mov_b32_e32 v24, s23
	v_mov_b32_e32 v25, s19
	v_mov_b32_e32 v26, s20
	ds_read_b32 v13, v13
	ds_read_b32 v14, v14
	ds_read_b32 v15, v15
	ds_read_b32 v21, v21
	ds_read_b32 v22, v22
	ds_read_b32 v17, v17
	ds_read_b32 v23, v23
	ds_read_b32 v24, v24
	ds_read_b32 v19, v19
	ds_read_b32 v25, v25
	ds_read_b32 v26, v26
	s_waitcnt lgkmcnt(10)
	v_sub_f32_e32 v13, v6, v13
	v_sub_f32_e32 v11, v5, v11
	v_mul_f32_e32 v13, v13, v13
	s_waitcnt lgkmcnt(9)
	v_sub_f32_e32 v14, v7, v14
	s_waitcnt lgkmcnt(7)
	v_sub_f32_e32 v21, v6, v21
	v_mac_f32_e32 v13, v11, v11
	v_sub_f32_e32 v15, v5, v15
	v_mul_f32_e32 v11, v21, v21
	v_mac_f32_e32 v13, v14, v14
	s_waitcnt lgkmcnt(6)
	v_sub_f32_e32 v22, v7, v22
	s_waitcnt lgkmcnt(4)
	v_sub_f32_e32 v23, v6, v23
	v_mac_f32_e32 v11, v15, v15
	v_cmp_lt_f32_e32 vcc, v13, v10
	v_mov_b32_e32 v12, s15
	v_sub_f32_e32 v17, v5, v17
	v_mul_f32_e32 v21, v23, v23
	v_cndmask_b32_e32 v10, v10, v13, vcc
	v_mac_f32_e32 v11, v22, v22
	s_waitcnt lgkmcnt(3)
	v_sub_f32_e32 v24, v7, v24
	s_waitcnt lgkmcnt(1)
	v_sub_f32_e32 v25, v6, v25
	v_mac_f32_e32 v21, v17, v17
	v_cndmask_b32_e32 v8, v8, v12, vcc
	v_cmp_lt_f32_e32 vcc, v11, v10
	v_sub_f32_e32 v19, v5, v19
	v_mul_f32_e32 v23, v25, v25
	v_mac_f32_e32 v21, v24, v24
	v_cndmask_b32_e32 v10, v10, v11, vcc
	s_add_i32 s24, s15, 2
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v26, v7, v26
	v_mac_f32_e32 v23, v19, v19
	v_cndmask_b32_e32 v8, v8, v16, vcc
	v_cmp_lt_f32_e32 vcc, v21, v10
	s_add_i32 s26, s15, 3
	v_mov_b32_e32 v18, s24
	v_mac_f32_e32 v23, v26, v26
	v_cndmask_b32_e32 v10, v10, v21, vcc
	s_add_i32 s15, s15, 4
	s_add_i32 s18, s18, 16
	v_mov_b32_e32 v20, s26
	v_cndmask_b32_e32 v8, v8, v18, vcc
	v_cmp_lt_f32_e32 vcc, v23, v10
	s_cmp_lg_u32 s15, s11
	v_cndmask_b32_e32 v10, v10, v23, vcc
	v_cndmask_b32_e32 v8, v8, v20, vcc
	s_cbranch_scc1 .LBB3_13
; %bb.14:                               ;   in Loop: Header=BB3_10 Depth=1
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB3_16
	s_branch .LBB3_9
.LBB3_15:                               ;   in Loop: Header=BB3_10 Depth=1
	v_mov_b32_e32 v10, 0x7f7fffff
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB3_9
.LBB3_16:                               ;   in Loop: Header=BB3_10 Depth=1
	s_lshl_b32 s18, s15, 2
	s_addk_i32 s18, 0x4000
	s_mov_b32 s19, s10
.LBB3_17:                               ;   Parent Loop BB3_10 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_add_i32 s20, s18, s13
	s_add_i32 s21, s18, s12
	v_mov_b32_e32 v11, s18
	v_mov_b32_e32 v13, s20
	v_mov_b32_e32 v14, s21
	ds_read_b32 v11, v11
	ds_read_b32 v13, v13
	ds_read_b32 v14, v14
	v_mov_b32_e32 v12, s15
	s_add_i32 s15, s15, 1
	s_waitcnt lgkmcnt(2)
	v_sub_f32_e32 v11, v5, v11
	s_waitcnt lgkmcnt(1)
	v_sub_f32_e32 v13, v6, v13
	v_mul_f32_e32 v13, v13, v13
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v14, v7, v14
	v_mac_f32_e32 v13, v11, v11
	v_mac_f32_e32 v13, v14, v14
	s_add_i32 s18, s18, 4
	s_add_i32 s19, s19, -1
	v_cmp_lt_f32_e32 vcc, v13, v10
	s_cmp_lg_u32 s19, 0
	v_cndmask_b32_e32 v10, v10, v13, vcc
	v_cndmask_b32_e32 v8, v8, v12, vcc
	s_cbranch_scc1 .LBB3_17
	s_branch .LBB3_9
.LBB3_18:
	ds_write_b32 v9, v8 offset:22528
	s_mov_b32 m0, -1
	s_mov_b32 s2, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt vmcnt(1)
	ds_write2st64_b32 v9, v2, v3 offset0:76 offset1:80
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v4 offset:21504
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_21
; %bb.19:
	s_lshl_b32 s3, -1, s17
	s_not_b32 s3, s3
.LBB3_20:                               ; =>This Inner Loop Header: Depth=1
	s_add_i32 s4, s2, 0x4c00
	s_add_i32 s5, s2, 0x5800
	s_add_i32 s7, s2, 0x5000
	s_add_i32 s10, s2, 0x5400
	s_add_i32 s11, s2, 0x5804
	s_add_i32 s12, s2, 0x4c04
	s_add_i32 s13, s2, 0x5004
	s_add_i32 s14, s2, 0x5404
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, s7
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v6, s11
	v_mov_b32_e32 v7, s12
	v_mov_b32_e32 v8, s13
	v_mov_b32_e32 v10, s14
	ds_read_b32 v2, v2
	ds_read_b32 v3, v3
	ds_read_b32 v4, v4
	ds_read_b32 v5, v5
	ds_read_b32 v6, v6
	ds_read_b32 v7, v7
	ds_read_b32 v8, v8
	ds_read_b32 v10, v10
	s_waitcnt lgkmcnt(7)
	v_lshrrev_b32_e32 v11, s17, v2
	v_and_b32_e32 v2, s3, v2
	v_lshlrev_b32_e32 v11, 9, v11
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt lgkmcnt(3)
	v_lshrrev_b32_e32 v12, s17, v6
	v_and_b32_e32 v6, s3, v6
	v_add_i32_e32 v2, vcc, v2, v11
	v_lshlrev_b32_e32 v12, 9, v12
	v_lshlrev_b32_e32 v6, 2, v6
	ds_read_b32 v11, v2
	v_add_i32_e32 v6, vcc, v6, v12
	v_add_i32_e32 v12, vcc, 0x80, v2
	v_add_i32_e32 v13, vcc, 0x100, v2
	v_add_i32_e32 v14, vcc, 0x180, v2
	ds_read_b32 v18, v12
	ds_read_b32 v19, v13
	ds_read_b32 v20, v14
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v3, v3, v11
	ds_write_b32 v2, v3
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v2, v4, v18
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v3, v5, v19
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v4, 1.0, v20
	ds_write_b32 v12, v2
	ds_write_b32 v13, v3
	ds_write_b32 v14, v4
	v_add_i32_e32 v15, vcc, 0x80, v6
	v_add_i32_e32 v16, vcc, 0x100, v6
	v_add_i32_e32 v17, vcc, 0x180, v6
	ds_read_b32 v2, v6
	ds_read_b32 v3, v15
	ds_read_b32 v4, v16
	ds_read_b32 v5, v17
	s_add_i32 s2, s2, 8
	s_cmpk_lg_i32 s2, 0x400
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v2, v7, v2
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v3, v8, v3
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v4, v10, v4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, 1.0, v5
	ds_write_b32 v6, v2
	ds_write_b32 v15, v3
	ds_write_b32 v16, v4
	ds_write_b32 v17, v5
	s_cbranch_scc1 .LBB3_20
.LBB3_21:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, s6, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_35
; %bb.22:
	v_lshrrev_b32_e32 v5, s17, v0
	v_bfe_u32 v3, v0, 0, s17
	v_lshlrev_b32_e32 v2, 9, v5
	v_lshlrev_b32_e32 v4, 2, v3
	v_add_i32_e32 v2, vcc, v2, v4
	ds_read_b32 v3, v2 offset:384
                                        ; implicit-def: $vgpr2
	s_waitcnt lgkmcnt(0)
	v_cmp_nlt_f32_e64 s[0:1], 0, v3
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB3_24
; %bb.23:
	ds_read_b32 v2, v9 offset:16384
.LBB3_24:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_lshlrev_b32_e32 v5, 7, v5
	v_lshlrev_b32_e32 v5, 2, v5
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB3_26
; %bb.25:
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, v4, v5
	s_mov_b32 s4, 0x6f800000
	v_mov_b32_e32 v6, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s4
	v_cndmask_b32_e32 v6, 1.0, v6, vcc
	ds_read_b32 v2, v2
	v_mul_f32_e32 v7, v3, v6
	v_rcp_f32_e32 v7, v7
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v2, v2, v7
	v_mul_f32_e32 v2, v6, v2
.LBB3_26:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_b64 v[6:7], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[6:7], s[8:11], 0 addr64
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB3_28
; %bb.27:
	v_add_i32_e32 v1, vcc, s6, v0
	s_waitcnt expcnt(0)
	v_lshlrev_b32_e32 v2, 2, v1
	v_add_i32_e32 v2, vcc, 0x4000, v2
	ds_read_b32 v6, v2
.LBB3_28:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB3_30
; %bb.29:
	v_add_i32_e32 v1, vcc, v4, v5
	s_mov_b32 s4, 0x6f800000
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v2, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s4
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	ds_read_b32 v1, v1 offset:128
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v6, v3, v2
	v_rcp_f32_e32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v6
	v_mul_f32_e32 v6, v2, v1
	v_add_i32_e32 v1, vcc, s6, v0
.LBB3_30:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v2, 0
	v_lshl_b64 v[1:2], v[1:2], 2
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[1:2], s[8:11], 0 addr64
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB3_32
; %bb.31:
	s_lshl_b32 s2, s6, 1
	v_add_i32_e32 v1, vcc, s2, v0
	v_lshlrev_b32_e32 v2, 2, v1
	v_add_i32_e32 v2, vcc, 0x4000, v2
	s_waitcnt expcnt(0)
	ds_read_b32 v6, v2
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr5
.LBB3_32:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB3_34
; %bb.33:
	v_add_i32_e32 v1, vcc, v4, v5
	s_mov_b32 s2, 0x6f800000
	v_mov_b32_e32 v2, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s2
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	ds_read_b32 v1, v1 offset:256
	v_mul_f32_e32 v4, v3, v2
	v_rcp_f32_e32 v4, v4
	s_lshl_b32 s2, s6, 1
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v4
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v6, v2, v1
	v_add_i32_e32 v1, vcc, s2, v0
.LBB3_34:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	v_lshl_b64 v[4:5], v[1:2], 2
	v_add_i32_e32 v1, vcc, s16, v0
	v_lshl_b64 v[0:1], v[1:2], 2
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[4:5], s[8:11], 0 addr64
	buffer_store_dword v3, v[0:1], s[8:11], 0 addr64
.LBB3_35:
	s_endpgm
.Lfunc_end3:
	.size	k_means_serial, .Lfunc_end3-k_means_serial
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2148
; NumSgprs: 30
; NumVgprs: 27
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 23552 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 27
; Occupancy: 1
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_lds llvm.amdgcn.kernel.k_means_tm.lds, 19456, 16
	.amdgpu_lds llvm.amdgcn.kernel.k_means_turns_tm.lds, 19456, 16
	.amdgpu_lds llvm.amdgcn.kernel.k_means_fgl.lds, 20480, 16
	.amdgpu_lds llvm.amdgcn.kernel.k_means_serial.lds, 23552, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
