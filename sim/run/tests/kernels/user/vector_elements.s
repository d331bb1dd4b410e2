	.text
	.section	.AMDGPU.config
	.long	47176
	.long	0
	.long	47180
	.long	0
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.p2align	2                               ; -- Begin function turn
	.type	turn,@function
turn:                                   ; @turn
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_3
; %bb.1:
	v_add_i32_e32 v3, vcc, 1, v2
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshrrev_b32_e32 v4, 30, v4
	v_add_i32_e32 v4, vcc, v3, v4
	v_and_b32_e32 v4, 0x3ffffffc, v4
	v_sub_i32_e32 v7, vcc, v3, v4
	v_add_i32_e32 v4, vcc, 2, v2
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 30, v5
	v_add_i32_e32 v5, vcc, v4, v5
	v_and_b32_e32 v5, 0x3ffffffc, v5
	v_sub_i32_e32 v6, vcc, v4, v5
	v_add_i32_e32 v5, vcc, 3, v2
	v_ashrrev_i32_e32 v8, 31, v5
	v_lshrrev_b32_e32 v8, 30, v8
	v_add_i32_e32 v8, vcc, v5, v8
	v_mul_lo_u32 v4, v2, 3
	v_and_b32_e32 v8, 0x3ffffffc, v8
	v_sub_i32_e32 v5, vcc, v5, v8
	v_lshlrev_b32_e32 v5, 2, v5
	v_lshlrev_b32_e32 v6, 2, v6
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshlrev_b32_e32 v3, 1, v2
	v_add_i32_e32 v5, vcc, v0, v5
	v_add_i32_e32 v6, vcc, v0, v6
	v_add_i32_e32 v0, vcc, v0, v7
	s_mov_b64 s[6:7], 0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	buffer_load_dword v7, v0, s[0:3], 0 offen
	v_add_i32_e32 v1, vcc, -1, v1
	s_waitcnt vmcnt(0)
	v_add_i32_e32 v7, vcc, v7, v2
	buffer_store_dword v7, v0, s[0:3], 0 offen
	s_waitcnt expcnt(0)
	buffer_load_dword v7, v6, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_i32_e32 v7, vcc, v7, v3
	buffer_store_dword v7, v6, s[0:3], 0 offen
	s_waitcnt expcnt(0)
	buffer_load_dword v7, v5, s[0:3], 0 offen
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_i32_e32 v0, vcc, 16, v0
	v_add_i32_e32 v6, vcc, 16, v6
	s_waitcnt vmcnt(0)
	v_add_i32_e32 v7, vcc, v7, v4
	buffer_store_dword v7, v5, s[0:3], 0 offen
	v_add_i32_e32 v5, vcc, 16, v5
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	turn, .Lfunc_end0-turn
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 268
; NumSgprs: 34
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
	.section	.AMDGPU.config
	.long	47176
	.long	0
	.long	47180
	.long	0
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.p2align	2                               ; -- Begin function weigh
	.type	weigh,@function
weigh:                                  ; @weigh
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v1, 3, v1
	v_lshlrev_b32_e32 v1, 2, v1
	v_add_i32_e32 v0, vcc, v0, v1
	buffer_load_dword v1, v0, s[0:3], 0 offen
	v_add_i32_e32 v2, vcc, 16, v0
	buffer_load_dword v2, v2, s[0:3], 0 offen
	v_add_i32_e32 v3, vcc, 32, v0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	v_add_i32_e32 v0, vcc, 48, v0
	buffer_load_dword v0, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(3)
	v_mul_lo_u32 v1, v1, 7
	s_waitcnt vmcnt(2)
	v_add_i32_e32 v1, vcc, v2, v1
	v_mul_lo_u32 v1, v1, 7
	s_waitcnt vmcnt(1)
	v_add_i32_e32 v1, vcc, v3, v1
	v_mul_lo_u32 v1, v1, 7
	s_waitcnt vmcnt(0)
	v_add_i32_e32 v0, vcc, v0, v1
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	weigh, .Lfunc_end1-weigh
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 116
; NumSgprs: 34
; NumVgprs: 4
; ScratchSize: 0
; MemoryBound: 1
	.section	.AMDGPU.config
	.long	47176
	.long	11272455
	.long	47180
	.long	131217
	.long	47200
	.long	53248
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	vector_elements         ; -- Begin function vector_elements
	.globl	vector_elements
	.p2align	8
	.type	vector_elements,@function
	.amdgpu_hsa_kernel vector_elements
vector_elements:                        ; @vector_elements
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
		workitem_private_segment_byte_size = 208
		workgroup_group_segment_byte_size = 1024
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 44
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 35
		workitem_vgpr_count = 31
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
	s_load_dword s9, s[4:5], 0x1
	s_load_dwordx4 s[16:19], s[6:7], 0x0
	s_load_dwordx2 s[12:13], s[6:7], 0x4
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v9, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s22, s9, 0xffff
	s_load_dword s9, s[6:7], 0x8
	s_load_dword s23, s[6:7], 0x6
	s_mul_i32 s8, s22, s8
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v0, vcc, s9, v0
	v_add_i32_e32 v20, vcc, v0, v9
	v_lshlrev_b32_e32 v22, 2, v20
	v_mov_b32_e32 v23, v10
	v_mov_b32_e32 v21, v10
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	v_lshl_b64 v[23:24], v[22:23], 4
	v_lshl_b64 v[25:26], v[20:21], 2
	s_mov_b64 s[8:9], s[18:19]
	s_mov_b64 s[18:19], s[10:11]
	buffer_load_dwordx4 v[0:3], v[23:24], s[16:19], 0 addr64
	buffer_load_dwordx4 v[4:7], v[23:24], s[16:19], 0 addr64 offset:16
	buffer_load_dwordx4 v[12:15], v[23:24], s[16:19], 0 addr64 offset:32
	buffer_load_dwordx4 v[16:19], v[23:24], s[16:19], 0 addr64 offset:48
	buffer_load_dword v11, v[25:26], s[8:11], 0 addr64
	v_mov_b32_e32 v8, s17
	v_add_i32_e32 v23, vcc, s16, v23
	s_cmp_gt_i32 s23, 0
	v_addc_u32_e32 v24, vcc, v8, v24, vcc
	s_mov_b64 s[6:7], -1
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_lt_i32 s23, 1
	s_movk_i32 s32, 0x3400
	s_waitcnt vmcnt(4)
	buffer_store_dword v3, off, s[0:3], 0 offset:28
	buffer_store_dword v2, off, s[0:3], 0 offset:24
	buffer_store_dword v1, off, s[0:3], 0 offset:20
	buffer_store_dword v0, off, s[0:3], 0 offset:16
	s_waitcnt vmcnt(7)
	buffer_store_dword v7, off, s[0:3], 0 offset:44
	buffer_store_dword v6, off, s[0:3], 0 offset:40
	buffer_store_dword v5, off, s[0:3], 0 offset:36
	buffer_store_dword v4, off, s[0:3], 0 offset:32
	s_waitcnt vmcnt(10)
	buffer_store_dword v15, off, s[0:3], 0 offset:60
	buffer_store_dword v14, off, s[0:3], 0 offset:56
	buffer_store_dword v13, off, s[0:3], 0 offset:52
	buffer_store_dword v12, off, s[0:3], 0 offset:48
	s_waitcnt vmcnt(13)
	buffer_store_dword v19, off, s[0:3], 0 offset:76
	buffer_store_dword v18, off, s[0:3], 0 offset:72
	buffer_store_dword v17, off, s[0:3], 0 offset:68
	buffer_store_dword v16, off, s[0:3], 0 offset:64
	s_cbranch_scc0 .LBB2_2
; %bb.1:
	s_mov_b64 s[14:15], s[10:11]
	buffer_store_dword v10, v[25:26], s[12:15], 0 addr64
	s_mov_b64 s[6:7], 0
.LBB2_2:
	s_load_dword s10, s[4:5], 0x3
	s_andn2_b64 vcc, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_mov_b64 vcc, vcc
	s_cbranch_vccnz .LBB2_7
; %bb.3:
	s_mov_b32 s8, 0
	v_mov_b32_e32 v8, 0
.LBB2_4:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(14)
	v_add_i32_e32 v21, vcc, s8, v11
	v_ashrrev_i32_e32 v27, 31, v21
	v_lshrrev_b32_e32 v27, 30, v27
	v_add_i32_e32 v27, vcc, v21, v27
	v_and_b32_e32 v27, -4, v27
	v_sub_i32_e32 v21, vcc, v21, v27
	v_mul_lo_u32 v8, v8, 5
	v_cmp_eq_u32_e32 vcc, 1, v21
	v_cndmask_b32_e32 v27, v0, v1, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v21
	v_cndmask_b32_e64 v27, v27, v2, s[4:5]
	v_cndmask_b32_e32 v28, v4, v5, vcc
	v_cndmask_b32_e32 v29, v12, v13, vcc
	v_cndmask_b32_e32 v30, v16, v17, vcc
	v_cmp_eq_u32_e32 vcc, 3, v21
	v_cndmask_b32_e32 v21, v27, v3, vcc
	v_add_i32_e64 v8, s[6:7], v21, v8
	v_mul_lo_u32 v8, v8, 5
	v_cndmask_b32_e64 v21, v28, v6, s[4:5]
	v_cndmask_b32_e32 v21, v21, v7, vcc
	s_add_i32 s8, s8, 1
	v_add_i32_e64 v8, s[6:7], v21, v8
	v_mul_lo_u32 v8, v8, 5
	v_cndmask_b32_e64 v21, v29, v14, s[4:5]
	v_cndmask_b32_e32 v21, v21, v15, vcc
	s_cmp_lg_u32 s23, s8
	v_add_i32_e64 v8, s[6:7], v21, v8
	v_mul_lo_u32 v8, v8, 5
	v_cndmask_b32_e64 v21, v30, v18, s[4:5]
	v_cndmask_b32_e32 v21, v21, v19, vcc
	v_add_i32_e32 v8, vcc, v21, v8
	s_cbranch_scc1 .LBB2_4
; %bb.5:
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	v_mov_b32_e32 v0, 16
	buffer_store_dword v8, v[25:26], s[12:15], 0 addr64
.LBB2_6:                                ; =>This Inner Loop Header: Depth=1
	s_and_b32 s4, s14, 3
	s_lshl_b32 s4, s4, 4
	v_add_i32_e32 v1, vcc, s4, v0
	s_waitcnt expcnt(0)
	buffer_load_dword v2, v1, s[0:3], 0 offen offset:12
	buffer_load_dword v3, v1, s[0:3], 0 offen offset:8
	buffer_load_dword v4, v1, s[0:3], 0 offen offset:4
	buffer_load_dword v5, v1, s[0:3], 0 offen
	v_add_i32_e32 v6, vcc, s14, v11
	v_ashrrev_i32_e32 v8, 31, v6
	v_lshrrev_b32_e32 v8, 30, v8
	v_add_i32_e32 v8, vcc, v6, v8
	v_and_b32_e32 v8, -4, v8
	v_sub_i32_e32 v6, vcc, v6, v8
	v_mov_b32_e32 v7, s14
	s_add_i32 s14, s14, 1
	v_cmp_eq_u32_e64 s[6:7], 0, v6
	s_cmp_eq_u32 s23, s14
	v_cmp_eq_u32_e32 vcc, 2, v6
	v_cmp_eq_u32_e64 s[4:5], 1, v6
	v_cmp_eq_u32_e64 s[8:9], 3, v6
	s_waitcnt vmcnt(3)
	v_cndmask_b32_e64 v2, v2, v7, s[8:9]
	s_waitcnt vmcnt(2)
	v_cndmask_b32_e32 v3, v3, v7, vcc
	s_waitcnt vmcnt(1)
	v_cndmask_b32_e64 v4, v4, v7, s[4:5]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v5, v5, v7, s[6:7]
	buffer_store_dword v5, v1, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen offset:4
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:8
	buffer_store_dword v2, v1, s[0:3], 0 offen offset:12
	s_cbranch_scc0 .LBB2_6
.LBB2_7:
	s_waitcnt vmcnt(14) expcnt(6)
	v_lshlrev_b32_e32 v14, 4, v11
	v_add_i32_e32 v0, vcc, 16, v14
	v_or_b32_e32 v1, 8, v0
	s_waitcnt expcnt(0)
	v_or_b32_e32 v2, 4, v0
	buffer_load_dword v4, v1, s[0:3], 0 offen
	buffer_load_dword v5, v2, s[0:3], 0 offen
	v_or_b32_e32 v1, 12, v0
	buffer_load_dword v6, v1, s[0:3], 0 offen
	buffer_load_dword v0, v0, s[0:3], 0 offen
	v_mov_b32_e32 v1, 0x66666667
	v_mul_hi_i32 v1, s23, v1
	v_add_i32_e32 v12, vcc, s10, v20
	v_mov_b32_e32 v13, 0
	v_lshrrev_b32_e32 v2, 31, v1
	v_ashrrev_i32_e32 v1, 1, v1
	v_add_i32_e32 v1, vcc, v2, v1
	v_mul_lo_u32 v1, v1, 5
	v_lshl_b64 v[2:3], v[12:13], 2
	s_mov_b32 s14, 0
	s_mov_b32 s15, 0xf000
	v_sub_i32_e32 v1, vcc, s23, v1
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, turn@rel32@lo+4
	s_addc_u32 s5, s5, turn@rel32@hi+12
	s_waitcnt vmcnt(3)
	v_mul_lo_u32 v4, v4, 9
	s_waitcnt vmcnt(2)
	v_mul_lo_u32 v5, v5, 3
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v6, v6, 27
	s_waitcnt vmcnt(0)
	v_add_i32_e32 v0, vcc, v5, v0
	v_add_i32_e32 v0, vcc, v0, v4
	v_add_i32_e32 v0, vcc, v0, v6
	buffer_store_dword v0, v[2:3], s[12:15], 0 addr64
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v0, 16
	v_mov_b32_e32 v2, v11
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v0, 16
	v_mov_b32_e32 v1, v11
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, weigh@rel32@lo+4
	s_addc_u32 s5, s5, weigh@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_add_i32_e32 v12, vcc, s10, v12
	v_lshl_b64 v[1:2], v[12:13], 2
	s_mov_b32 s4, s14
	buffer_store_dword v0, v[1:2], s[12:15], 0 addr64
	s_mov_b32 s5, s14
	s_mov_b64 s[6:7], s[14:15]
	s_waitcnt expcnt(0)
	buffer_load_dwordx4 v[0:3], v[23:24], s[4:7], 0 addr64
	buffer_load_dwordx4 v[5:8], v[23:24], s[4:7], 0 addr64 offset:16
	buffer_load_dwordx4 v[15:18], v[23:24], s[4:7], 0 addr64 offset:32
	v_add_i32_e32 v19, vcc, 1, v11
	buffer_store_byte v11, off, s[0:3], 0 offset:88
	v_add_i32_e32 v21, vcc, 2, v11
	s_and_b64 s[4:5], exec, s[20:21]
	v_and_b32_e32 v4, 1, v11
	s_mov_b64 vcc, s[4:5]
	buffer_store_byte v19, off, s[0:3], 0 offset:112
	buffer_store_byte v21, off, s[0:3], 0 offset:136
	s_waitcnt vmcnt(5)
	buffer_store_dword v1, off, s[0:3], 0 offset:84
	buffer_store_dword v0, off, s[0:3], 0 offset:80
	s_waitcnt expcnt(1)
	v_lshlrev_b32_e32 v1, 16, v1
	s_waitcnt expcnt(0)
	v_and_b32_e32 v0, 0xffff, v0
	v_lshlrev_b32_e32 v3, 16, v3
	v_and_b32_e32 v2, 0xffff, v2
	s_waitcnt vmcnt(6)
	buffer_store_dword v6, off, s[0:3], 0 offset:108
	buffer_store_dword v5, off, s[0:3], 0 offset:104
	s_waitcnt expcnt(1)
	v_lshlrev_b32_e32 v6, 16, v6
	s_waitcnt expcnt(0)
	v_and_b32_e32 v5, 0xffff, v5
	v_lshlrev_b32_e32 v8, 16, v8
	v_and_b32_e32 v7, 0xffff, v7
	s_waitcnt vmcnt(7)
	buffer_store_dword v16, off, s[0:3], 0 offset:132
	buffer_store_dword v15, off, s[0:3], 0 offset:128
	s_waitcnt expcnt(1)
	v_lshlrev_b32_e32 v16, 16, v16
	s_waitcnt expcnt(0)
	v_and_b32_e32 v15, 0xffff, v15
	v_lshlrev_b32_e32 v18, 16, v18
	v_and_b32_e32 v17, 0xffff, v17
	v_or_b32_e32 v0, v0, v1
	v_or_b32_e32 v1, v2, v3
	v_or_b32_e32 v2, v5, v6
	v_or_b32_e32 v3, v7, v8
	v_or_b32_e32 v5, v15, v16
	v_or_b32_e32 v6, v17, v18
	buffer_store_dword v1, off, s[0:3], 0 offset:100
	buffer_store_dword v0, off, s[0:3], 0 offset:96
	buffer_store_dword v3, off, s[0:3], 0 offset:124
	buffer_store_dword v2, off, s[0:3], 0 offset:120
	buffer_store_dword v6, off, s[0:3], 0 offset:148
	buffer_store_dword v5, off, s[0:3], 0 offset:144
	s_cbranch_vccz .LBB2_10
; %bb.8:
	s_mov_b32 s6, 0x55555556
	s_waitcnt expcnt(4)
	v_mul_hi_i32 v0, v11, s6
	v_mov_b32_e32 v13, 0
	s_movk_i32 s7, 0xffb8
	s_waitcnt expcnt(2)
	v_lshlrev_b32_e32 v2, 2, v4
	v_lshrrev_b32_e32 v1, 31, v0
	v_add_i32_e32 v0, vcc, v0, v1
	v_mul_lo_u32 v0, v0, 3
	v_mov_b32_e32 v1, 0x50
	v_add_i32_e32 v1, vcc, 16, v1
	v_sub_i32_e32 v0, vcc, v11, v0
	v_mul_lo_u32 v0, v0, 24
	v_mov_b32_e32 v3, 0xaaaaaaab
	v_add_i32_e32 v0, vcc, 0x50, v0
	v_add_i32_e32 v0, vcc, 8, v0
	buffer_load_sbyte v0, v0, s[0:3], 0 offen
.LBB2_9:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(1)
	v_add_i32_e32 v6, vcc, s14, v11
	v_mul_hi_i32 v7, v6, s6
	s_waitcnt expcnt(0)
	v_mul_hi_u32 v5, s14, v3
	s_add_i32 s14, s14, 1
	s_cmp_eq_u32 s23, s14
	v_lshrrev_b32_e32 v8, 31, v7
	v_add_i32_e32 v7, vcc, v7, v8
	v_mul_lo_u32 v7, v7, 3
	v_lshrrev_b32_e32 v5, 1, v5
	v_mul_lo_u32 v5, v5, s7
	v_sub_i32_e32 v6, vcc, v6, v7
	v_mul_lo_u32 v6, v6, 24
	v_add_i32_e32 v5, vcc, v1, v5
	v_add_i32_e32 v8, vcc, 4, v5
	v_add_i32_e32 v6, vcc, 0x50, v6
	v_or_b32_e32 v7, v6, v2
	buffer_load_dword v5, v5, s[0:3], 0 offen
	buffer_load_dword v6, v8, s[0:3], 0 offen
	buffer_load_dword v7, v7, s[0:3], 0 offen
	v_mul_lo_u32 v8, v13, 3
	v_add_i32_e32 v1, vcc, 24, v1
	s_waitcnt vmcnt(1)
	v_lshr_b64 v[5:6], v[5:6], v14
	s_waitcnt vmcnt(0)
	v_add_i32_e32 v6, vcc, v7, v8
	v_bfe_i32 v5, v5, 0, 16
	v_add_i32_e32 v5, vcc, v6, v5
	v_add_i32_e32 v13, vcc, v5, v0
	s_cbranch_scc0 .LBB2_9
.LBB2_10:
	s_waitcnt expcnt(4)
	v_add_i32_e32 v0, vcc, s10, v12
	v_mov_b32_e32 v1, 0
	s_waitcnt expcnt(2)
	v_lshl_b64 v[2:3], v[0:1], 2
	s_mov_b32 s14, 0
	s_mov_b32 s15, 0xf000
	v_mov_b32_e32 v23, v1
	buffer_store_dword v13, v[2:3], s[12:15], 0 addr64
	v_lshl_b64 v[2:3], v[22:23], 4
	s_mov_b64 s[18:19], s[14:15]
	s_waitcnt expcnt(1)
	buffer_load_dwordx4 v[5:8], v[2:3], s[16:19], 0 addr64
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, s17
	v_add_i32_e32 v2, vcc, s16, v2
	v_addc_u32_e32 v3, vcc, v7, v3, vcc
	v_cvt_f32_i32_e32 v8, v6
	v_cvt_f32_i32_e32 v7, v5
	s_waitcnt expcnt(0)
	v_add_i32_e32 v13, vcc, -1, v6
	v_add_i32_e32 v12, vcc, 1, v5
	v_add_i32_e32 v14, vcc, 2, v5
	v_add_i32_e32 v15, vcc, -2, v6
	v_add_i32_e32 v16, vcc, 3, v5
	v_add_i32_e32 v17, vcc, -3, v6
	v_add_i32_e32 v18, vcc, 4, v5
	v_add_i32_e32 v19, vcc, -4, v6
	v_add_i32_e32 v5, vcc, 5, v5
	v_add_i32_e32 v6, vcc, -5, v6
	v_cvt_f32_i32_e32 v13, v13
	v_cvt_f32_i32_e32 v12, v12
	s_mov_b64 vcc, s[4:5]
	v_cvt_f32_i32_e32 v14, v14
	v_cvt_f32_i32_e32 v15, v15
	v_cvt_f32_i32_e32 v16, v16
	v_cvt_f32_i32_e32 v17, v17
	v_cvt_f32_i32_e32 v18, v18
	v_cvt_f32_i32_e32 v19, v19
	v_cvt_f32_i32_e32 v5, v5
	v_cvt_f32_i32_e32 v6, v6
	buffer_store_dword v8, off, s[0:3], 0 offset:156
	buffer_store_dword v7, off, s[0:3], 0 offset:152
	buffer_store_dword v13, off, s[0:3], 0 offset:164
	buffer_store_dword v12, off, s[0:3], 0 offset:160
	buffer_store_dword v15, off, s[0:3], 0 offset:172
	buffer_store_dword v14, off, s[0:3], 0 offset:168
	buffer_store_dword v17, off, s[0:3], 0 offset:180
	buffer_store_dword v16, off, s[0:3], 0 offset:176
	buffer_store_dword v19, off, s[0:3], 0 offset:188
	buffer_store_dword v18, off, s[0:3], 0 offset:184
	buffer_store_dword v6, off, s[0:3], 0 offset:196
	buffer_store_dword v5, off, s[0:3], 0 offset:192
	s_cbranch_vccz .LBB2_14
; %bb.11:
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v5, 0x98
	s_movk_i32 s6, 0xffe8
	v_cmp_ne_u32_e64 s[4:5], 0, v4
	v_mov_b32_e32 v4, 0xaaaaaaab
	v_mov_b32_e32 v6, v11
	s_mov_b32 s7, s23
.LBB2_12:                               ; =>This Inner Loop Header: Depth=1
	v_mul_hi_u32 v7, s14, v4
	v_lshrrev_b32_e32 v8, 31, v6
	v_add_i32_e32 v8, vcc, v6, v8
	v_and_b32_e32 v8, -2, v8
	v_lshrrev_b32_e32 v7, 1, v7
	v_sub_i32_e32 v8, vcc, v6, v8
	v_mul_lo_u32 v7, v7, s6
	v_mul_lo_u32 v8, v8, 24
	v_mov_b32_e32 v12, v1
	s_add_i32 s14, s14, 1
	v_add_i32_e32 v7, vcc, v5, v7
	v_add_i32_e32 v7, vcc, v7, v8
	v_add_i32_e32 v8, vcc, 4, v7
	buffer_load_dword v7, v7, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	s_add_i32 s7, s7, -1
	s_cmp_eq_u32 s7, 0
	v_add_i32_e32 v6, vcc, 1, v6
	v_add_i32_e32 v5, vcc, 8, v5
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v7, v8, s[4:5]
	v_mac_f32_e32 v1, 2.0, v12
	s_cbranch_scc0 .LBB2_12
; %bb.13:
	v_cvt_i32_f32_e32 v1, v1
	s_branch .LBB2_15
.LBB2_14:
	v_mov_b32_e32 v1, 0
.LBB2_15:
	v_add_i32_e32 v7, vcc, s10, v0
	v_mov_b32_e32 v8, 0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[4:5], v[7:8], 2
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	buffer_store_dword v1, v[4:5], s[12:15], 0 addr64
	s_mov_b32 s4, s14
	s_mov_b32 s5, s14
	s_mov_b64 s[6:7], s[14:15]
	s_waitcnt expcnt(0)
	buffer_load_dwordx4 v[0:3], v[2:3], s[4:7], 0 addr64
	v_lshlrev_b32_e32 v12, 4, v9
	s_andn2_b64 vcc, exec, s[20:21]
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0)
	ds_write2_b64 v12, v[0:1], v[2:3] offset1:1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB2_23
; %bb.16:
	v_cvt_f32_u32_e32 v0, s22
	s_cmp_lt_u32 s23, 4
	v_rcp_iflag_f32_e32 v13, v0
	s_cbranch_scc1 .LBB2_19
; %bb.17:
	v_mul_f32_e32 v0, 0x4f7ffffe, v13
	v_cvt_u32_f32_e32 v14, v0
	s_sub_i32 s9, 0, s22
	v_add_i32_e32 v0, vcc, 2, v9
	v_mul_lo_u32 v4, s9, v14
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_add_i32_e32 v2, vcc, 1, v9
	v_mul_hi_u32 v15, v14, v4
	v_addc_u32_e64 v3, s[4:5], 0, 0, vcc
	v_add_i32_e32 v4, vcc, 3, v9
	v_mov_b32_e32 v6, v9
	s_and_b32 s8, s23, -4
	v_addc_u32_e64 v5, s[4:5], 0, 0, vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, v10
.LBB2_18:                               ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v10, vcc, v14, v15
	v_mul_lo_u32 v17, v7, v10
	v_mul_hi_u32 v18, v6, v10
	v_mul_lo_u32 v21, v3, v10
	v_mul_hi_u32 v22, v2, v10
	v_add_i32_e32 v16, vcc, s14, v11
	v_and_b32_e32 v19, 3, v16
	v_add_i32_e32 v23, vcc, 1, v16
	v_add_i32_e32 v17, vcc, v18, v17
	v_add_i32_e32 v18, vcc, 2, v16
	v_add_i32_e32 v21, vcc, v22, v21
	v_add_i32_e32 v16, vcc, -1, v16
	v_mul_hi_u32 v25, v0, v10
	v_add_i32_e32 v0, vcc, 4, v0
	v_mul_lo_u32 v24, v1, v10
	v_mul_lo_u32 v22, v5, v10
	v_mul_hi_u32 v10, v4, v10
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_i32_e32 v2, vcc, 4, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_i32_e32 v4, vcc, 4, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_i32_e32 v10, vcc, v10, v22
	v_mul_lo_u32 v22, s9, v17
	v_not_b32_e32 v17, v17
	v_mul_lo_u32 v17, s22, v17
	v_add_i32_e32 v24, vcc, v25, v24
	v_mul_lo_u32 v25, s9, v21
	v_not_b32_e32 v21, v21
	v_mul_lo_u32 v21, s22, v21
	v_add_i32_e32 v22, vcc, v6, v22
	v_add_i32_e32 v17, vcc, v6, v17
	v_cmp_le_u32_e32 vcc, s22, v22
	v_cndmask_b32_e32 v17, v22, v17, vcc
	v_add_i32_e32 v25, vcc, v6, v25
	v_add_i32_e32 v21, vcc, v6, v21
	v_add_i32_e32 v25, vcc, 1, v25
	v_add_i32_e32 v21, vcc, 1, v21
	v_cmp_le_u32_e32 vcc, s22, v25
	v_mul_lo_u32 v22, s9, v24
	v_not_b32_e32 v24, v24
	v_cndmask_b32_e32 v21, v25, v21, vcc
	v_mul_lo_u32 v25, s9, v10
	v_not_b32_e32 v10, v10
	v_mul_lo_u32 v24, s22, v24
	v_mul_lo_u32 v10, s22, v10
	v_add_i32_e32 v22, vcc, v6, v22
	v_add_i32_e32 v25, vcc, v6, v25
	v_add_i32_e32 v24, vcc, v6, v24
	v_add_i32_e32 v10, vcc, v6, v10
	v_add_i32_e32 v22, vcc, 2, v22
	v_add_i32_e32 v25, vcc, 3, v25
	v_add_i32_e64 v24, s[4:5], 2, v24
	v_add_i32_e64 v10, s[4:5], 3, v10
	v_cmp_le_u32_e64 s[4:5], s22, v25
	v_cmp_le_u32_e64 s[6:7], s22, v22
	v_cndmask_b32_e64 v22, v22, v24, s[6:7]
	v_subrev_i32_e64 v24, s[6:7], s22, v17
	v_cndmask_b32_e64 v10, v25, v10, s[4:5]
	v_cmp_le_u32_e64 s[4:5], s22, v17
	v_cndmask_b32_e64 v17, v17, v24, s[4:5]
	v_lshlrev_b32_e32 v19, 2, v19
	v_lshlrev_b32_e32 v17, 4, v17
	v_or_b32_e32 v17, v17, v19
	v_subrev_i32_e64 v24, s[4:5], s22, v21
	v_subrev_i32_e64 v25, s[4:5], s22, v22
	ds_read_b32 v17, v17
	v_mul_lo_u32 v8, v8, 3
	v_cmp_le_u32_e64 s[4:5], s22, v21
	v_and_b32_e32 v23, 3, v23
	v_cndmask_b32_e64 v21, v21, v24, s[4:5]
	v_lshlrev_b32_e32 v23, 2, v23
	v_subrev_i32_e64 v24, s[4:5], s22, v10
	v_lshlrev_b32_e32 v19, 4, v21
	v_cmp_le_u32_e64 s[4:5], s22, v10
	v_or_b32_e32 v19, v19, v23
	v_cndmask_b32_e64 v10, v10, v24, s[4:5]
	ds_read_b32 v19, v19
	s_waitcnt lgkmcnt(1)
	v_add_i32_e64 v8, s[4:5], v17, v8
	v_cmp_le_u32_e64 s[6:7], s22, v22
	v_mul_lo_u32 v8, v8, 3
	v_and_b32_e32 v18, 3, v18
	v_cndmask_b32_e64 v22, v22, v25, s[6:7]
	v_lshlrev_b32_e32 v18, 2, v18
	v_lshlrev_b32_e32 v21, 4, v22
	v_or_b32_e32 v17, v21, v18
	ds_read_b32 v17, v17
	s_waitcnt lgkmcnt(1)
	v_add_i32_e64 v8, s[4:5], v19, v8
	v_mul_lo_u32 v8, v8, 3
	v_and_b32_e32 v16, 3, v16
	v_lshlrev_b32_e32 v16, 2, v16
	v_lshlrev_b32_e32 v10, 4, v10
	v_or_b32_e32 v10, v10, v16
	ds_read_b32 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_i32_e64 v8, s[4:5], v17, v8
	v_mul_lo_u32 v8, v8, 3
	s_add_i32 s14, s14, 4
	v_add_i32_e32 v6, vcc, 4, v6
	s_cmp_eq_u32 s8, s14
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v8, vcc, v10, v8
	s_cbranch_scc0 .LBB2_18
	s_branch .LBB2_20
.LBB2_19:
	v_mov_b32_e32 v8, 0
.LBB2_20:
	s_and_b32 s4, s23, 3
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc1 .LBB2_23
; %bb.21:
	v_mul_f32_e32 v0, 0x4f7ffffe, v13
	v_cvt_u32_f32_e32 v2, v0
	s_sub_i32 s5, 0, s22
	v_add_i32_e32 v3, vcc, s14, v11
	v_mul_lo_u32 v0, s5, v2
	v_mov_b32_e32 v1, 0
	v_mul_hi_u32 v4, v2, v0
	v_add_i32_e32 v0, vcc, s14, v9
.LBB2_22:                               ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v6, vcc, v4, v2
	v_mul_lo_u32 v5, v8, 3
	v_mul_lo_u32 v8, v1, v6
	v_mul_hi_u32 v6, v0, v6
	v_and_b32_e32 v7, 3, v3
	v_add_i32_e32 v3, vcc, 1, v3
	v_add_i32_e32 v6, vcc, v6, v8
	v_mul_lo_u32 v8, s5, v6
	v_not_b32_e32 v6, v6
	v_mul_lo_u32 v6, s22, v6
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_i32_e32 v8, vcc, v0, v8
	v_add_i32_e32 v6, vcc, v0, v6
	v_cmp_le_u32_e32 vcc, s22, v8
	v_cndmask_b32_e32 v6, v8, v6, vcc
	v_subrev_i32_e32 v8, vcc, s22, v6
	v_cmp_le_u32_e32 vcc, s22, v6
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_lshlrev_b32_e32 v6, 4, v6
	v_or_b32_e32 v6, v6, v7
	ds_read_b32 v6, v6
	s_add_i32 s4, s4, -1
	v_add_i32_e32 v0, vcc, 1, v0
	s_cmp_lg_u32 s4, 0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v8, vcc, v6, v5
	s_cbranch_scc1 .LBB2_22
.LBB2_23:
	s_mul_i32 s4, s10, 5
	v_add_i32_e32 v0, vcc, s4, v20
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[2:3], v[0:1], 2
	s_mov_b32 s14, 0
	s_mov_b32 s15, 0xf000
	buffer_store_dword v8, v[2:3], s[12:15], 0 addr64
	v_lshlrev_b32_e32 v2, 2, v11
	v_add_i32_e32 v2, vcc, v12, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	ds_write_b32 v2, v8
	v_not_b32_e32 v2, v9
	v_add_i32_e32 v2, vcc, s22, v2
	v_lshlrev_b32_e32 v4, 4, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[2:3], v4
	v_or_b32_e32 v4, 8, v4
	ds_read_b64 v[4:5], v4
	v_add_i32_e32 v0, vcc, s10, v0
	s_waitcnt lgkmcnt(1)
	v_lshlrev_b32_e32 v3, 1, v3
	v_xor_b32_e32 v2, v3, v2
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v3, 2, v4
	v_xor_b32_e32 v2, v2, v3
	v_lshlrev_b32_e32 v3, 3, v5
	v_lshl_b64 v[0:1], v[0:1], 2
	v_xor_b32_e32 v2, v2, v3
	buffer_store_dword v2, v[0:1], s[12:15], 0 addr64
	s_endpgm
.Lfunc_end2:
	.size	vector_elements, .Lfunc_end2-vector_elements
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 3376
; NumSgprs: 35
; NumVgprs: 31
; ScratchSize: 208
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 35
; NumVGPRsForWavesPerEU: 31
; Occupancy: 8
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
	.protected	constant_elements       ; -- Begin function constant_elements
	.globl	constant_elements
	.p2align	8
	.type	constant_elements,@function
	.amdgpu_hsa_kernel constant_elements
constant_elements:                      ; @constant_elements
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
	s_load_dword s14, s[6:7], 0x4
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s14, 0
	s_cbranch_scc1 .LBB3_2
; %bb.1:
	v_mov_b32_e32 v1, 0
	s_add_u32 s10, s6, 20
	v_mov_b32_e32 v3, v1
	s_addc_u32 s11, s7, 0
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v2, v0
	s_branch .LBB3_3
.LBB3_2:
	s_mov_b64 s[12:13], -1
                                        ; implicit-def: $sgpr10_sgpr11
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr8_sgpr9
.LBB3_3:
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_andn2_b64 vcc, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_mov_b64 vcc, vcc
	s_cbranch_vccnz .LBB3_6
; %bb.4:
	s_load_dword s10, s[4:5], 0x1
	s_load_dword s11, s[6:7], 0x6
	v_mov_b32_e32 v1, s8
	s_mov_b32 s9, 0
	s_mov_b32 s19, 0xf000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s10, s10, 0xffff
	v_mul_hi_u32 v1, s10, v1
	s_mul_i32 s10, s10, s8
	v_mov_b32_e32 v2, s10
	v_add_i32_e32 v2, vcc, s11, v2
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_i32_e32 v1, vcc, v2, v0
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	v_lshl_b64 v[1:2], v[1:2], 2
	s_mov_b32 s18, s9
	s_mov_b64 s[16:17], s[0:1]
	buffer_load_dword v4, v[1:2], s[16:19], 0 addr64
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, v1
	s_add_u32 s10, s6, 20
	v_mov_b32_e32 v2, v0
	s_mov_b32 s12, s9
	s_addc_u32 s11, s7, 0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, table@rel32@lo+4
	s_addc_u32 s1, s1, table@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 3, v4
	v_mov_b32_e32 v4, v1
.LBB3_5:                                ; =>This Inner Loop Header: Depth=1
	s_and_b32 s6, s12, 3
	s_lshl_b32 s6, s6, 4
	v_lshl_b64 v[5:6], v[0:1], 2
	s_add_u32 s6, s6, s0
	s_addc_u32 s7, 0, s1
	v_mov_b32_e32 v7, s7
	v_add_i32_e32 v5, vcc, s6, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	v_readfirstlane_b32 s6, v5
	v_readfirstlane_b32 s7, v6
	v_mul_lo_u32 v4, v4, 3
	s_add_i32 s12, s12, 1
	s_cmp_eq_u32 s14, s12
	s_nop 0
	s_load_dword s6, s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v4, vcc, s6, v4
	s_cbranch_scc0 .LBB3_5
	s_branch .LBB3_7
.LBB3_6:
	v_mov_b32_e32 v4, s9
.LBB3_7:
	s_load_dword s0, s[4:5], 0x1
	s_load_dword s1, s[10:11], 0x1
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0xf000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mov_b32_e32 v0, s0
	v_mul_hi_u32 v0, s8, v0
	s_mul_i32 s4, s9, s0
	s_mul_i32 s0, s8, s0
	v_mov_b32_e32 v1, s0
	v_add_i32_e32 v0, vcc, s4, v0
	v_add_i32_e32 v1, vcc, s1, v1
	v_addc_u32_e32 v5, vcc, 0, v0, vcc
	v_add_i32_e32 v0, vcc, v1, v2
	v_addc_u32_e32 v1, vcc, v5, v3, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b64 s[4:5], s[2:3]
	buffer_store_dword v4, v[0:1], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end3:
	.size	constant_elements, .Lfunc_end3-constant_elements
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 408
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
	.protected	elements_of_constants   ; -- Begin function elements_of_constants
	.globl	elements_of_constants
	.p2align	8
	.type	elements_of_constants,@function
	.amdgpu_hsa_kernel elements_of_constants
elements_of_constants:                  ; @elements_of_constants
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
		wavefront_sgpr_count = 19
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
	s_load_dword s16, s[6:7], 0x4
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s16, 0
	s_cbranch_scc1 .LBB4_2
; %bb.1:
	s_add_u32 s10, s6, 20
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB4_3
.LBB4_2:
	s_mov_b64 s[12:13], -1
                                        ; implicit-def: $sgpr10_sgpr11
                                        ; implicit-def: $sgpr8_sgpr9
                                        ; implicit-def: $vgpr0_vgpr1
.LBB4_3:
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_andn2_b64 vcc, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_mov_b64 vcc, vcc
	s_cbranch_vccnz .LBB4_6
; %bb.4:
	s_load_dword s10, s[4:5], 0x1
	s_load_dword s11, s[6:7], 0x6
	v_mov_b32_e32 v1, s8
	s_mov_b32 s9, 0
	s_mov_b32 s15, 0xf000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s10, s10, 0xffff
	v_mul_hi_u32 v1, s10, v1
	s_mul_i32 s10, s10, s8
	v_mov_b32_e32 v2, s10
	v_add_i32_e32 v2, vcc, s11, v2
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_i32_e32 v1, vcc, v2, v0
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	v_lshl_b64 v[1:2], v[1:2], 2
	s_mov_b32 s14, s9
	s_mov_b64 s[12:13], s[0:1]
	buffer_load_dword v2, v[1:2], s[12:15], 0 addr64
	v_mov_b32_e32 v1, 0
	s_add_u32 s10, s6, 20
	s_addc_u32 s11, s7, 0
	s_mov_b32 s6, s9
	v_mov_b32_e32 v4, v1
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, table@rel32@lo+4
	s_addc_u32 s1, s1, table@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_b64 v[2:3], v[2:3], 2
.LBB4_5:                                ; =>This Inner Loop Header: Depth=1
	s_and_b32 s7, s6, 3
	s_lshl_b32 s7, s7, 4
	s_add_u32 s12, s7, s0
	s_addc_u32 s13, 0, s1
	buffer_load_dword v5, v[2:3], s[12:15], 0 addr64
	v_mul_lo_u32 v4, v4, 3
	s_add_i32 s6, s6, 1
	s_cmp_eq_u32 s16, s6
	s_waitcnt vmcnt(0)
	v_add_i32_e32 v4, vcc, v5, v4
	s_cbranch_scc0 .LBB4_5
	s_branch .LBB4_7
.LBB4_6:
	v_mov_b32_e32 v4, s9
.LBB4_7:
	s_load_dword s0, s[4:5], 0x1
	s_load_dword s1, s[10:11], 0x1
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0xf000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mov_b32_e32 v2, s0
	v_mul_hi_u32 v2, s8, v2
	s_mul_i32 s4, s9, s0
	s_mul_i32 s0, s8, s0
	v_mov_b32_e32 v3, s0
	v_add_i32_e32 v2, vcc, s4, v2
	v_add_i32_e32 v3, vcc, s1, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_i32_e32 v0, vcc, v3, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b64 s[4:5], s[2:3]
	buffer_store_dword v4, v[0:1], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end4:
	.size	elements_of_constants, .Lfunc_end4-elements_of_constants
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 372
; NumSgprs: 19
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 19
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
	.hidden	table                           ; @table
	.type	table,@object
	.section	.rodata,#alloc
	.globl	table
	.p2align	4, 0x0
table:
	.long	3                               ; 0x3
	.long	1                               ; 0x1
	.long	4                               ; 0x4
	.long	1                               ; 0x1
	.long	5                               ; 0x5
	.long	9                               ; 0x9
	.long	2                               ; 0x2
	.long	6                               ; 0x6
	.long	5                               ; 0x5
	.long	3                               ; 0x3
	.long	5                               ; 0x5
	.long	8                               ; 0x8
	.long	9                               ; 0x9
	.long	7                               ; 0x7
	.long	9                               ; 0x9
	.long	3                               ; 0x3
	.size	table, 64

	.amdgpu_lds llvm.amdgcn.kernel.vector_elements.lds, 1024, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
