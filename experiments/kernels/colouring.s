	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272388
	.long	47180
	.long	131212
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	colouring_tm            ; -- Begin function colouring_tm
	.globl	colouring_tm
	.p2align	8
	.type	colouring_tm,@function
	.amdgpu_hsa_kernel colouring_tm
colouring_tm:                           ; @colouring_tm
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
		wavefront_sgpr_count = 27
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
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dword s20, s[4:5], 0x4
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v4, 0
	s_mov_b32 m0, -1
	ds_write_b32 v1, v4
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_cmp_eq_u32 s20, 0
	s_mov_b32 s21, 0
	s_cbranch_scc1 .LBB0_8
; %bb.1:
	s_mov_b32 s16, s12
	s_cmp_lt_u32 s20, 8
	s_mov_b32 s17, s13
	s_cbranch_scc1 .LBB0_4
; %bb.2:
	s_mov_b32 s18, 0
	s_and_b32 s12, s20, -8
	v_mov_b32_e32 v3, 0
	s_mov_b32 s19, 0xf000
	s_movk_i32 s13, 0x400
	s_movk_i32 s22, 0x500
	s_movk_i32 s23, 0x600
	s_mov_b32 s24, s18
	v_mov_b32_e32 v4, 0
	s_mov_b32 s21, s18
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v2, vcc, s24, v0
	v_addc_u32_e64 v6, s[0:1], 0, 0, vcc
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v10, v3
	v_lshl_b64 v[13:14], v[2:3], 2
	v_mov_b32_e32 v5, v2
	v_add_i32_e32 v7, vcc, s13, v2
	v_add_i32_e32 v9, vcc, s22, v2
	v_mov_b32_e32 v12, v3
	v_add_i32_e32 v11, vcc, s23, v2
	v_add_i32_e32 v2, vcc, 0x700, v2
	v_lshl_b64 v[5:6], v[5:6], 2
	v_lshl_b64 v[7:8], v[7:8], 2
	v_lshl_b64 v[9:10], v[9:10], 2
	v_lshl_b64 v[11:12], v[11:12], 2
	v_lshl_b64 v[15:16], v[2:3], 2
	buffer_load_dword v2, v[13:14], s[16:19], 0 addr64
	buffer_load_dword v13, v[5:6], s[16:19], 0 addr64 offset:1024
	buffer_load_dword v14, v[5:6], s[16:19], 0 addr64 offset:2048
	buffer_load_dword v5, v[5:6], s[16:19], 0 addr64 offset:3072
	buffer_load_dword v6, v[7:8], s[16:19], 0 addr64
	buffer_load_dword v7, v[9:10], s[16:19], 0 addr64
	buffer_load_dword v8, v[11:12], s[16:19], 0 addr64
	buffer_load_dword v9, v[15:16], s[16:19], 0 addr64
	s_add_i32 s21, s21, 8
	s_addk_i32 s24, 0x800
	s_cmp_lg_u32 s12, s21
	s_waitcnt vmcnt(7)
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt vmcnt(6)
	v_lshlrev_b32_e32 v10, 2, v13
	s_waitcnt vmcnt(5)
	v_lshlrev_b32_e32 v11, 2, v14
	s_waitcnt vmcnt(4)
	v_lshlrev_b32_e32 v5, 2, v5
	s_waitcnt vmcnt(3)
	v_lshlrev_b32_e32 v6, 2, v6
	s_waitcnt vmcnt(2)
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v8, 2, v8
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v9, 2, v9
	ds_read_b32 v2, v2
	ds_read_b32 v10, v10
	ds_read_b32 v11, v11
	ds_read_b32 v5, v5
	ds_read_b32 v6, v6
	ds_read_b32 v7, v7
	ds_read_b32 v8, v8
	ds_read_b32 v9, v9
	s_waitcnt lgkmcnt(7)
	v_add_i32_e32 v12, vcc, -1, v2
	s_waitcnt lgkmcnt(6)
	v_add_i32_e32 v13, vcc, -1, v10
	s_waitcnt lgkmcnt(5)
	v_add_i32_e32 v14, vcc, -1, v11
	s_waitcnt lgkmcnt(4)
	v_add_i32_e32 v15, vcc, -1, v5
	s_waitcnt lgkmcnt(3)
	v_add_i32_e32 v16, vcc, -1, v6
	s_waitcnt lgkmcnt(2)
	v_add_i32_e32 v17, vcc, -1, v7
	s_waitcnt lgkmcnt(1)
	v_add_i32_e32 v18, vcc, -1, v8
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v19, vcc, -1, v9
	v_lshl_b32_e32 v12, 1, v12
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_cndmask_b32_e32 v2, 0, v12, vcc
	v_lshl_b32_e32 v12, 1, v13
	v_cmp_ne_u32_e64 s[10:11], 0, v10
	v_lshl_b32_e32 v13, 1, v14
	v_cmp_ne_u32_e32 vcc, 0, v11
	v_or_b32_e32 v2, v2, v4
	v_cndmask_b32_e64 v4, 0, v12, s[10:11]
	v_lshl_b32_e32 v11, 1, v15
	v_cmp_ne_u32_e64 s[0:1], 0, v5
	v_cmp_ne_u32_e64 s[8:9], 0, v9
	v_cndmask_b32_e32 v9, 0, v13, vcc
	v_or_b32_e32 v2, v4, v2
	v_lshl_b32_e32 v5, 1, v16
	v_cmp_ne_u32_e64 s[2:3], 0, v6
	v_cndmask_b32_e64 v10, 0, v11, s[0:1]
	v_or_b32_e32 v2, v9, v2
	v_lshl_b32_e32 v6, 1, v17
	v_cmp_ne_u32_e64 s[4:5], 0, v7
	v_cndmask_b32_e64 v5, 0, v5, s[2:3]
	v_or_b32_e32 v2, v10, v2
	v_lshl_b32_e32 v7, 1, v18
	v_cmp_ne_u32_e64 s[6:7], 0, v8
	v_cndmask_b32_e64 v6, 0, v6, s[4:5]
	v_or_b32_e32 v2, v5, v2
	v_lshl_b32_e32 v8, 1, v19
	v_cndmask_b32_e64 v7, 0, v7, s[6:7]
	v_or_b32_e32 v2, v6, v2
	v_cndmask_b32_e64 v8, 0, v8, s[8:9]
	v_or_b32_e32 v2, v7, v2
	v_or_b32_e32 v4, v8, v2
	s_cbranch_scc1 .LBB0_3
	s_branch .LBB0_5
.LBB0_4:
	v_mov_b32_e32 v4, 0
.LBB0_5:
	s_and_b32 s0, s20, 7
	s_cmp_eq_u32 s0, 0
	s_mov_b32 s18, 0
	s_cbranch_scc1 .LBB0_8
; %bb.6:
	s_lshl_b32 s1, s21, 8
	v_or_b32_e32 v2, s1, v0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s19, 0xf000
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[5:6], v[2:3], 2
	v_add_i32_e32 v2, vcc, 0x100, v2
	buffer_load_dword v0, v[5:6], s[16:19], 0 addr64
	s_add_i32 s0, s0, -1
	s_cmp_lg_u32 s0, 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v5, vcc, -1, v0
	v_lshl_b32_e32 v5, 1, v5
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 0, v5, vcc
	v_or_b32_e32 v4, v0, v4
	s_cbranch_scc1 .LBB0_7
.LBB0_8:
	v_not_b32_e32 v0, v4
	v_add_i32_e32 v2, vcc, 1, v4
	v_and_b32_e32 v0, v2, v0
	v_ffbh_u32_e32 v0, v0
	v_min_u32_e32 v0, 32, v0
	v_sub_i32_e32 v0, vcc, 32, v0
	ds_write_b32 v1, v0
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[14:15]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end0:
	.size	colouring_tm, .Lfunc_end0-colouring_tm
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 900
; NumSgprs: 27
; NumVgprs: 20
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 27
; NumVGPRsForWavesPerEU: 20
; Occupancy: 10
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
	.long	11272517
	.long	47180
	.long	262284
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	colouring_fgl           ; -- Begin function colouring_fgl
	.globl	colouring_fgl
	.p2align	8
	.type	colouring_fgl,@function
	.amdgpu_hsa_kernel colouring_fgl
colouring_fgl:                          ; @colouring_fgl
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
		granulated_wavefront_sgpr_count = 5
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
		granulated_lds_size = 8
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
		workgroup_group_segment_byte_size = 2048
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 20
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 43
		workitem_vgpr_count = 24
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
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x4
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s20, s16
	s_mov_b32 s21, s17
	s_cmp_lt_u32 s2, 2
	v_mov_b32_e32 v6, 1
	ds_write2st64_b32 v1, v3, v3 offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB1_3
; %bb.1:
	s_add_i32 s0, s2, -1
	v_mov_b32_e32 v6, 1
	s_mov_b32 s22, 0
	s_mov_b32 s23, 0xf000
	v_mov_b32_e32 v4, v0
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v2, vcc, 0x100, v4
	v_mov_b32_e32 v5, v3
	v_lshl_b64 v[7:8], v[2:3], 2
	v_lshl_b64 v[4:5], v[4:5], 2
	buffer_load_dword v7, v[7:8], s[20:23], 0 addr64
	buffer_load_dword v5, v[4:5], s[20:23], 0 addr64
	s_add_i32 s0, s0, -1
	s_cmp_eq_u32 s0, 0
	v_mov_b32_e32 v4, v2
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v7, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	s_cbranch_scc0 .LBB1_2
.LBB1_3:
	s_cmp_lg_u32 s2, 0
	s_cselect_b64 s[4:5], -1, 0
	s_and_b32 s30, s2, 7
	s_cmp_gt_u32 s2, 7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b32 s31, s2, -8
	v_cndmask_b32_e64 v2, 0, 1, s[4:5]
	s_cmp_lg_u32 s30, 0
	v_cmp_ne_u32_e64 s[2:3], 1, v2
	v_cndmask_b32_e64 v2, 0, 1, s[6:7]
	s_mov_b32 s22, 0
	v_cmp_ne_u32_e64 s[0:1], 0, v6
	s_cselect_b64 s[24:25], -1, 0
	s_movk_i32 s33, 0xff00
	v_or_b32_e32 v7, 0xffffff00, v0
	v_or_b32_e32 v8, 0xfffffc00, v0
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s23, 0xf000
	s_movk_i32 s34, 0x400
	s_movk_i32 s35, 0x100
	v_cmp_ne_u32_e64 s[4:5], 1, v2
	s_movk_i32 s36, 0x500
	s_movk_i32 s37, 0x600
	s_movk_i32 s38, 0x200
	v_mov_b32_e32 v9, 1
	s_branch .LBB1_5
.LBB1_4:                                ;   in Loop: Header=BB1_5 Depth=1
	s_or_b64 exec, exec, s[6:7]
	;;#ASMSTART
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[26:27], vcc, s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB1_29
.LBB1_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_8 Depth 2
                                        ;     Child Loop BB1_15 Depth 2
                                        ;     Child Loop BB1_18 Depth 2
                                        ;     Child Loop BB1_24 Depth 2
                                        ;     Child Loop BB1_28 Depth 2
	v_mov_b32_e32 v4, v3
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB1_11
; %bb.6:                                ;   in Loop: Header=BB1_5 Depth=1
	s_mov_b32 s14, 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v2, v0
                                        ; implicit-def: $sgpr10_sgpr11
	s_branch .LBB1_8
.LBB1_7:                                ;   in Loop: Header=BB1_8 Depth=2
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], exec, s[10:11]
	s_or_b64 s[8:9], s[12:13], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB1_10
.LBB1_8:                                ;   Parent Loop BB1_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshl_b64 v[4:5], v[2:3], 2
	s_or_b64 s[10:11], s[10:11], exec
	buffer_load_dword v4, v[4:5], s[20:23], 0 addr64
	v_mov_b32_e32 v5, 1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v4, 2, v4
	v_add_i32_e32 v4, vcc, 0x400, v4
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v5, v4, v3, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s14
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_7
; %bb.9:                                ;   in Loop: Header=BB1_8 Depth=2
	s_add_i32 s14, s14, 1
	v_add_i32_e32 v2, vcc, 0x100, v2
	v_cmp_eq_u32_e32 vcc, s14, v6
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[16:17], vcc, exec
	s_or_b64 s[10:11], s[10:11], s[16:17]
	v_mov_b32_e32 v4, v6
	s_branch .LBB1_7
.LBB1_10:                               ;   in Loop: Header=BB1_5 Depth=1
	s_or_b64 exec, exec, s[8:9]
.LBB1_11:                               ;   in Loop: Header=BB1_5 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_cmp_eq_u32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB1_21
; %bb.12:                               ;   in Loop: Header=BB1_5 Depth=1
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_19
; %bb.13:                               ;   in Loop: Header=BB1_5 Depth=1
	s_mov_b32 s39, 0
	s_and_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v5, 0
	s_cbranch_vccnz .LBB1_16
; %bb.14:                               ;   in Loop: Header=BB1_5 Depth=1
	s_mov_b32 s40, 0
	v_mov_b32_e32 v5, 0
.LBB1_15:                               ;   Parent Loop BB1_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_i32_e32 v2, vcc, s40, v0
	v_addc_u32_e64 v10, s[6:7], 0, 0, vcc
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v14, v3
	v_lshl_b64 v[17:18], v[2:3], 2
	v_mov_b32_e32 v9, v2
	v_add_i32_e32 v11, vcc, s34, v2
	v_add_i32_e32 v13, vcc, s36, v2
	v_mov_b32_e32 v16, v3
	v_add_i32_e32 v15, vcc, s37, v2
	v_add_i32_e32 v2, vcc, 0x700, v2
	v_lshl_b64 v[9:10], v[9:10], 2
	v_lshl_b64 v[11:12], v[11:12], 2
	v_lshl_b64 v[13:14], v[13:14], 2
	v_lshl_b64 v[15:16], v[15:16], 2
	v_lshl_b64 v[19:20], v[2:3], 2
	buffer_load_dword v2, v[17:18], s[20:23], 0 addr64
	buffer_load_dword v17, v[9:10], s[20:23], 0 addr64 offset:1024
	buffer_load_dword v18, v[9:10], s[20:23], 0 addr64 offset:2048
	buffer_load_dword v9, v[9:10], s[20:23], 0 addr64 offset:3072
	buffer_load_dword v10, v[11:12], s[20:23], 0 addr64
	buffer_load_dword v11, v[13:14], s[20:23], 0 addr64
	buffer_load_dword v12, v[15:16], s[20:23], 0 addr64
	buffer_load_dword v13, v[19:20], s[20:23], 0 addr64
	s_add_i32 s39, s39, 8
	s_addk_i32 s40, 0x800
	s_cmp_lg_u32 s31, s39
	s_waitcnt vmcnt(7)
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt vmcnt(6)
	v_lshlrev_b32_e32 v14, 2, v17
	s_waitcnt vmcnt(5)
	v_lshlrev_b32_e32 v15, 2, v18
	s_waitcnt vmcnt(4)
	v_lshlrev_b32_e32 v9, 2, v9
	s_waitcnt vmcnt(3)
	v_lshlrev_b32_e32 v10, 2, v10
	s_waitcnt vmcnt(2)
	v_lshlrev_b32_e32 v11, 2, v11
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v12, 2, v12
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v13, 2, v13
	ds_read_b32 v2, v2
	ds_read_b32 v14, v14
	ds_read_b32 v15, v15
	ds_read_b32 v9, v9
	ds_read_b32 v10, v10
	ds_read_b32 v11, v11
	ds_read_b32 v12, v12
	ds_read_b32 v13, v13
	s_waitcnt lgkmcnt(7)
	v_add_i32_e32 v16, vcc, -1, v2
	s_waitcnt lgkmcnt(6)
	v_add_i32_e32 v17, vcc, -1, v14
	s_waitcnt lgkmcnt(5)
	v_add_i32_e32 v18, vcc, -1, v15
	s_waitcnt lgkmcnt(4)
	v_add_i32_e32 v19, vcc, -1, v9
	s_waitcnt lgkmcnt(3)
	v_add_i32_e32 v20, vcc, -1, v10
	s_waitcnt lgkmcnt(2)
	v_add_i32_e32 v21, vcc, -1, v11
	s_waitcnt lgkmcnt(1)
	v_add_i32_e32 v22, vcc, -1, v12
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v23, vcc, -1, v13
	v_lshl_b32_e32 v16, 1, v16
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_cndmask_b32_e32 v2, 0, v16, vcc
	v_lshl_b32_e32 v16, 1, v17
	v_cmp_ne_u32_e64 s[16:17], 0, v14
	v_lshl_b32_e32 v17, 1, v18
	v_cmp_ne_u32_e32 vcc, 0, v15
	v_or_b32_e32 v2, v2, v5
	v_cndmask_b32_e64 v5, 0, v16, s[16:17]
	v_lshl_b32_e32 v15, 1, v19
	v_cmp_ne_u32_e64 s[6:7], 0, v9
	v_cmp_ne_u32_e64 s[14:15], 0, v13
	v_cndmask_b32_e32 v13, 0, v17, vcc
	v_or_b32_e32 v2, v5, v2
	v_lshl_b32_e32 v9, 1, v20
	v_cmp_ne_u32_e64 s[8:9], 0, v10
	v_cndmask_b32_e64 v14, 0, v15, s[6:7]
	v_or_b32_e32 v2, v13, v2
	v_lshl_b32_e32 v10, 1, v21
	v_cmp_ne_u32_e64 s[10:11], 0, v11
	v_cndmask_b32_e64 v9, 0, v9, s[8:9]
	v_or_b32_e32 v2, v14, v2
	v_lshl_b32_e32 v11, 1, v22
	v_cmp_ne_u32_e64 s[12:13], 0, v12
	v_cndmask_b32_e64 v10, 0, v10, s[10:11]
	v_or_b32_e32 v2, v9, v2
	v_lshl_b32_e32 v12, 1, v23
	v_cndmask_b32_e64 v11, 0, v11, s[12:13]
	v_or_b32_e32 v2, v10, v2
	v_cndmask_b32_e64 v12, 0, v12, s[14:15]
	v_or_b32_e32 v2, v11, v2
	v_or_b32_e32 v5, v12, v2
	s_cbranch_scc1 .LBB1_15
.LBB1_16:                               ;   in Loop: Header=BB1_5 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_20
; %bb.17:                               ;   in Loop: Header=BB1_5 Depth=1
	s_lshl_b32 s6, s39, 8
	v_or_b32_e32 v2, s6, v0
	s_mov_b32 s6, s30
.LBB1_18:                               ;   Parent Loop BB1_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshl_b64 v[9:10], v[2:3], 2
	v_add_i32_e32 v2, vcc, 0x100, v2
	buffer_load_dword v9, v[9:10], s[20:23], 0 addr64
	s_add_i32 s6, s6, -1
	s_cmp_lg_u32 s6, 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v9, 2, v9
	ds_read_b32 v9, v9
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v10, vcc, -1, v9
	v_lshl_b32_e32 v10, 1, v10
	v_cmp_ne_u32_e32 vcc, 0, v9
	v_cndmask_b32_e32 v9, 0, v10, vcc
	v_or_b32_e32 v5, v9, v5
	s_cbranch_scc1 .LBB1_18
	s_branch .LBB1_20
.LBB1_19:                               ;   in Loop: Header=BB1_5 Depth=1
	v_mov_b32_e32 v5, 0
.LBB1_20:                               ;   in Loop: Header=BB1_5 Depth=1
	v_not_b32_e32 v2, v5
	v_add_i32_e32 v5, vcc, 1, v5
	v_and_b32_e32 v2, v5, v2
	v_ffbh_u32_e32 v2, v2
	v_min_u32_e32 v2, 32, v2
	v_sub_i32_e32 v2, vcc, 32, v2
	v_mov_b32_e32 v9, 0
	ds_write_b32 v1, v2
.LBB1_21:                               ;   in Loop: Header=BB1_5 Depth=1
	s_or_b64 exec, exec, s[28:29]
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_4
; %bb.22:                               ;   in Loop: Header=BB1_5 Depth=1
	v_and_b32_e32 v5, 7, v4
	v_cmp_ne_u32_e32 vcc, 0, v5
	v_mov_b32_e32 v10, v4
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_26
; %bb.23:                               ;   in Loop: Header=BB1_5 Depth=1
	v_lshlrev_b32_e32 v2, 8, v4
	v_add_i32_e32 v2, vcc, v7, v2
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v10, v4
.LBB1_24:                               ;   Parent Loop BB1_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshl_b64 v[11:12], v[2:3], 2
	v_add_i32_e32 v10, vcc, -1, v10
	buffer_load_dword v11, v[11:12], s[20:23], 0 addr64
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v5, vcc, -1, v5
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_i32_e32 v11, vcc, 0x400, v11
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v11, v11, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_i32_e32 v2, vcc, 0xffffff00, v2
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB1_24
; %bb.25:                               ;   in Loop: Header=BB1_5 Depth=1
	s_or_b64 exec, exec, s[10:11]
.LBB1_26:                               ;   in Loop: Header=BB1_5 Depth=1
	s_or_b64 exec, exec, s[8:9]
	v_cmp_lt_u32_e32 vcc, 7, v4
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_4
; %bb.27:                               ;   in Loop: Header=BB1_5 Depth=1
	v_lshlrev_b32_e32 v2, 8, v10
	v_add_i32_e32 v4, vcc, v8, v2
	s_mov_b64 s[8:9], 0
.LBB1_28:                               ;   Parent Loop BB1_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_i32_e32 v2, vcc, 0x300, v4
	v_lshl_b64 v[11:12], v[2:3], 2
	v_add_i32_e32 v2, vcc, s38, v4
	buffer_load_dword v5, v[11:12], s[20:23], 0 addr64
	v_lshl_b64 v[11:12], v[2:3], 2
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v10, vcc, -8, v10
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v5
	v_add_i32_e32 v2, vcc, 0x400, v2
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v2, v2, v3
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v5, v[11:12], s[20:23], 0 addr64
	v_add_i32_e32 v2, vcc, s35, v4
	s_waitcnt lgkmcnt(0)
	v_lshl_b64 v[11:12], v[2:3], 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v5
	v_add_i32_e32 v2, vcc, s34, v2
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v2, v2, v3
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v2, v[11:12], s[20:23], 0 addr64
	v_mov_b32_e32 v5, v3
	v_lshl_b64 v[11:12], v[4:5], 2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v2
	v_add_i32_e32 v2, vcc, s34, v2
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v2, v2, v3
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v5, v[11:12], s[20:23], 0 addr64
	v_add_i32_e32 v2, vcc, s33, v4
	s_waitcnt lgkmcnt(0)
	v_lshl_b64 v[11:12], v[2:3], 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v5
	v_add_i32_e32 v2, vcc, s34, v2
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v2, v2, v3
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v5, v[11:12], s[20:23], 0 addr64
	v_add_i32_e32 v2, vcc, 0xfffffe00, v4
	s_waitcnt lgkmcnt(0)
	v_lshl_b64 v[11:12], v[2:3], 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v5
	v_add_i32_e32 v2, vcc, s34, v2
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v2, v2, v3
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v5, v[11:12], s[20:23], 0 addr64
	v_add_i32_e32 v2, vcc, 0xfffffd00, v4
	s_waitcnt lgkmcnt(0)
	v_lshl_b64 v[11:12], v[2:3], 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v5
	v_add_i32_e32 v2, vcc, 0x400, v2
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v2, v2, v3
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v5, v[11:12], s[20:23], 0 addr64
	v_add_i32_e32 v2, vcc, 0xfffffc00, v4
	s_waitcnt lgkmcnt(0)
	v_lshl_b64 v[11:12], v[2:3], 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v5
	v_add_i32_e32 v2, vcc, 0x400, v2
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v2, v2, v3
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v2, v[11:12], s[20:23], 0 addr64
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v2
	v_add_i32_e32 v2, vcc, 0x400, v2
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v2, v2, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_i32_e32 v4, vcc, 0xfffff800, v4
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB1_28
	s_branch .LBB1_4
.LBB1_29:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[18:19]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end1:
	.size	colouring_fgl, .Lfunc_end1-colouring_fgl
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1940
; NumSgprs: 43
; NumVgprs: 24
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 43
; NumVGPRsForWavesPerEU: 24
; Occupancy: 10
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
	.long	11272387
	.long	47180
	.long	131212
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	colouring_serial        ; -- Begin function colouring_serial
	.globl	colouring_serial
	.p2align	8
	.type	colouring_serial,@function
	.amdgpu_hsa_kernel colouring_serial
colouring_serial:                       ; @colouring_serial
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
		wavefront_sgpr_count = 31
		workitem_vgpr_count = 13
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
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 m0, -1
	v_cmp_eq_u32_e32 vcc, 0, v0
	ds_write_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB2_11
; %bb.1:
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s16, s12
	s_mov_b32 s17, s13
	s_mov_b32 s13, 0
	s_movk_i32 s26, 0x700
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s4, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b32 s24, s4, 7
	s_cmp_gt_u32 s4, 7
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s25, s4, -8
	s_cmp_lg_u32 s24, 0
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	v_cndmask_b32_e64 v0, 0, 1, s[2:3]
	s_cselect_b64 s[4:5], -1, 0
	v_cmp_ne_u32_e64 s[2:3], 1, v0
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s19, 0xf000
	v_cmp_ne_u32_e64 s[4:5], 1, v0
	s_mov_b32 s27, 0
	s_branch .LBB2_4
.LBB2_2:                                ;   in Loop: Header=BB2_4 Depth=1
	v_mov_b32_e32 v0, 0
.LBB2_3:                                ;   in Loop: Header=BB2_4 Depth=1
	v_add_i32_e32 v2, vcc, 1, v0
	v_not_b32_e32 v0, v0
	v_and_b32_e32 v0, v2, v0
	v_ffbh_u32_e32 v0, v0
	v_min_u32_e32 v0, 32, v0
	s_lshl_b32 s6, s27, 2
	s_add_i32 s27, s27, 1
	s_add_i32 s26, s26, 1
	v_sub_i32_e32 v0, vcc, 32, v0
	v_mov_b32_e32 v2, s6
	s_cmpk_lg_i32 s27, 0x100
	ds_write_b32 v2, v0
	s_cbranch_scc0 .LBB2_11
.LBB2_4:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB2_7 Depth 2
                                        ;     Child Loop BB2_10 Depth 2
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_2
; %bb.5:                                ;   in Loop: Header=BB2_4 Depth=1
	s_mov_b32 s28, 0
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v0, 0
	s_cbranch_vccnz .LBB2_8
; %bb.6:                                ;   in Loop: Header=BB2_4 Depth=1
	v_mov_b32_e32 v0, 0
	s_mov_b32 s22, s26
.LBB2_7:                                ;   Parent Loop BB2_4 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_add_i32 s12, s22, 0xfffff900
	s_lshl_b64 s[6:7], s[12:13], 2
	s_add_i32 s12, s22, 0xfffffa00
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	s_lshl_b64 s[6:7], s[12:13], 2
	s_add_i32 s12, s22, 0xfffffb00
	v_mov_b32_e32 v6, s6
	s_mov_b32 s18, s13
	v_mov_b32_e32 v7, s7
	s_lshl_b64 s[6:7], s[12:13], 2
	s_add_i32 s12, s22, 0xfffffc00
	buffer_load_dword v8, v[2:3], s[16:19], 0 addr64
	buffer_load_dword v9, v[6:7], s[16:19], 0 addr64
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	s_lshl_b64 s[6:7], s[12:13], 2
	s_add_i32 s12, s22, 0xfffffd00
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	s_lshl_b64 s[6:7], s[12:13], 2
	s_add_i32 s12, s22, 0xfffffe00
	buffer_load_dword v10, v[2:3], s[16:19], 0 addr64
	buffer_load_dword v11, v[6:7], s[16:19], 0 addr64
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	s_lshl_b64 s[6:7], s[12:13], 2
	s_add_i32 s12, s22, 0xffffff00
	v_mov_b32_e32 v6, s6
	s_mov_b32 s23, s13
	v_mov_b32_e32 v7, s7
	s_lshl_b64 s[6:7], s[12:13], 2
	s_lshl_b64 s[8:9], s[22:23], 2
	buffer_load_dword v12, v[2:3], s[16:19], 0 addr64
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v5, s9
	buffer_load_dword v6, v[6:7], s[16:19], 0 addr64
	buffer_load_dword v2, v[2:3], s[16:19], 0 addr64
	buffer_load_dword v3, v[4:5], s[16:19], 0 addr64
	s_add_i32 s28, s28, 8
	s_addk_i32 s22, 0x800
	s_cmp_lg_u32 s25, s28
	s_waitcnt vmcnt(7)
	v_lshlrev_b32_e32 v4, 2, v8
	s_waitcnt vmcnt(6)
	v_lshlrev_b32_e32 v5, 2, v9
	ds_read_b32 v4, v4
	ds_read_b32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], 0, v5
	s_waitcnt vmcnt(5)
	v_lshlrev_b32_e32 v7, 2, v10
	s_waitcnt vmcnt(4)
	v_lshlrev_b32_e32 v8, 2, v11
	ds_read_b32 v7, v7
	ds_read_b32 v8, v8
	v_add_i32_e32 v10, vcc, -1, v4
	v_add_i32_e32 v11, vcc, -1, v5
	s_waitcnt lgkmcnt(1)
	v_add_i32_e32 v5, vcc, -1, v7
	v_lshl_b32_e32 v10, 1, v10
	v_lshl_b32_e32 v11, 1, v11
	s_waitcnt vmcnt(3)
	v_lshlrev_b32_e32 v9, 2, v12
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, 0, v10, vcc
	s_waitcnt vmcnt(2)
	v_lshlrev_b32_e32 v6, 2, v6
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v3, 2, v3
	ds_read_b32 v2, v2
	ds_read_b32 v6, v6
	ds_read_b32 v9, v9
	ds_read_b32 v3, v3
	v_cndmask_b32_e64 v10, 0, v11, s[6:7]
	s_waitcnt lgkmcnt(4)
	v_add_i32_e32 v11, vcc, -1, v8
	v_lshl_b32_e32 v5, 1, v5
	v_cmp_ne_u32_e32 vcc, 0, v7
	v_or_b32_e32 v0, v4, v0
	v_cndmask_b32_e32 v4, 0, v5, vcc
	v_lshl_b32_e32 v5, 1, v11
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_or_b32_e32 v0, v10, v0
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_or_b32_e32 v0, v4, v0
	s_waitcnt lgkmcnt(1)
	v_add_i32_e32 v4, vcc, -1, v9
	v_add_i32_e32 v7, vcc, -1, v6
	v_add_i32_e32 v8, vcc, -1, v2
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v10, vcc, -1, v3
	v_lshl_b32_e32 v4, 1, v4
	v_cmp_ne_u32_e64 s[10:11], 0, v9
	v_or_b32_e32 v0, v5, v0
	v_lshl_b32_e32 v5, 1, v7
	v_cmp_ne_u32_e32 vcc, 0, v6
	v_cmp_ne_u32_e64 s[8:9], 0, v3
	v_cndmask_b32_e64 v3, 0, v4, s[10:11]
	v_lshl_b32_e32 v6, 1, v8
	v_cmp_ne_u32_e64 s[6:7], 0, v2
	v_cndmask_b32_e32 v4, 0, v5, vcc
	v_or_b32_e32 v0, v3, v0
	v_lshl_b32_e32 v2, 1, v10
	v_cndmask_b32_e64 v5, 0, v6, s[6:7]
	v_or_b32_e32 v0, v4, v0
	v_cndmask_b32_e64 v2, 0, v2, s[8:9]
	v_or_b32_e32 v0, v5, v0
	v_or_b32_e32 v0, v2, v0
	s_cbranch_scc1 .LBB2_7
.LBB2_8:                                ;   in Loop: Header=BB2_4 Depth=1
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB2_3
; %bb.9:                                ;   in Loop: Header=BB2_4 Depth=1
	s_lshl_b32 s6, s28, 8
	s_add_i32 s12, s27, s6
	s_mov_b32 s6, s24
.LBB2_10:                               ;   Parent Loop BB2_4 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_lshl_b64 s[8:9], s[12:13], 2
	v_mov_b32_e32 v2, s8
	s_mov_b32 s18, s13
	v_mov_b32_e32 v3, s9
	buffer_load_dword v2, v[2:3], s[16:19], 0 addr64
	s_addk_i32 s12, 0x100
	s_add_i32 s6, s6, -1
	s_cmp_lg_u32 s6, 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, -1, v2
	v_lshl_b32_e32 v3, 1, v3
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_cndmask_b32_e32 v2, 0, v3, vcc
	v_or_b32_e32 v0, v2, v0
	s_cbranch_scc1 .LBB2_10
	s_branch .LBB2_3
.LBB2_11:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[14:15]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end2:
	.size	colouring_serial, .Lfunc_end2-colouring_serial
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1024
; NumSgprs: 31
; NumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 31
; NumVGPRsForWavesPerEU: 13
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_lds llvm.amdgcn.kernel.colouring_tm.lds, 1024, 16
	.amdgpu_lds llvm.amdgcn.kernel.colouring_fgl.lds, 2048, 16
	.amdgpu_lds llvm.amdgcn.kernel.colouring_serial.lds, 1024, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
