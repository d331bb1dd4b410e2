	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272325
	.long	47180
	.long	1441932
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
		granulated_workitem_vgpr_count = 5
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
		granulated_lds_size = 44
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
		workgroup_group_segment_byte_size = 11264
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 21
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
	v_or_b32_e32 v3, 0x400, v0
	s_movk_i32 s0, 0x700
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v1, 0
	s_mov_b32 m0, -1
	v_cmp_gt_u32_e32 vcc, s0, v3
	ds_write2st64_b32 v2, v1, v1 offset1:4
	ds_write2st64_b32 v2, v1, v1 offset0:8 offset1:12
	ds_write_b32 v2, v1 offset:4096
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
; %bb.1:
	s_movk_i32 s2, 0x200
	v_cmp_gt_u32_e32 vcc, s2, v0
	ds_write_b32 v2, v1 offset:5120
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_4
; %bb.2:
	s_movk_i32 s2, 0x100
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e32 vcc, s2, v0
	ds_write_b32 v2, v1 offset:6144
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_4
; %bb.3:
	ds_write_b32 v2, v1 offset:7168
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx8 s[0:7], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s14, s6, 3
	v_cmp_gt_u32_e32 vcc, s14, v0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_7
; %bb.5:
	s_mov_b32 s8, s2
	s_mov_b32 s9, s3
	v_or_b32_e32 v1, 0x2000, v2
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_mov_b32_e32 v3, v0
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[5:6], v[3:4], 2
	v_add_i32_e32 v3, vcc, 0x100, v3
	buffer_load_dword v5, v[5:6], s[8:11], 0 addr64
	v_cmp_le_u32_e32 vcc, s14, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v5
	v_add_i32_e32 v1, vcc, 0x400, v1
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_6
.LBB0_7:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	v_mov_b32_e32 v3, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v4, v[2:3], s[0:3], 0 addr64
	buffer_load_dword v5, v[2:3], s[0:3], 0 addr64 offset:1024
	buffer_load_dword v3, v[2:3], s[0:3], 0 addr64 offset:2048
	s_cmp_eq_u32 s6, 0
	v_mov_b32_e32 v6, 0
	s_cbranch_scc1 .LBB0_15
; %bb.8:
	s_cmp_lt_u32 s6, 4
	v_mov_b32_e32 v6, 0
	s_cbranch_scc1 .LBB0_11
; %bb.9:
	s_and_b32 s0, s6, -4
	s_lshl_b32 s1, s6, 3
	s_lshl_b32 s3, s6, 2
	s_movk_i32 s8, 0x2000
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0x7f7fffff
.LBB0_10:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v8, s8
	s_add_i32 s9, s8, s3
	s_add_i32 s10, s8, s1
	s_add_i32 s11, s8, 4
	s_add_i32 s12, s2, 1
	s_add_i32 s13, s8, 8
	ds_read_b32 v8, v8
	s_add_i32 s16, s8, 12
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v11, s10
	v_mov_b32_e32 v12, s11
	s_add_i32 s11, s9, 4
	s_add_i32 s18, s10, 4
	v_mov_b32_e32 v13, s12
	v_mov_b32_e32 v14, s13
	s_add_i32 s12, s9, 8
	s_add_i32 s13, s10, 8
	s_add_i32 s9, s9, 12
	s_add_i32 s10, s10, 12
	v_mov_b32_e32 v16, s16
	v_mov_b32_e32 v18, s11
	v_mov_b32_e32 v19, s18
	v_mov_b32_e32 v20, s12
	v_mov_b32_e32 v21, s13
	v_mov_b32_e32 v22, s9
	v_mov_b32_e32 v23, s10
	ds_read_b32 v10, v10
	ds_read_b32 v11, v11
	ds_read_b32 v12, v12
	ds_read_b32 v18, v18
	ds_read_b32 v19, v19
	ds_read_b32 v14, v14
	ds_read_b32 v20, v20
	ds_read_b32 v21, v21
	ds_read_b32 v16, v16
	ds_read_b32 v22, v22
	ds_read_b32 v23, v23
	s_waitcnt vmcnt(1) lgkmcnt(10)
	v_sub_f32_e32 v10, v5, v10
	v_sub_f32_e32 v8, v4, v8
	v_mul_f32_e32 v10, v10, v10
	s_waitcnt vmcnt(0) lgkmcnt(9)
	v_sub_f32_e32 v11, v3, v11
	s_waitcnt lgkmcnt(7)
	v_sub_f32_e32 v18, v5, v18
	v_mac_f32_e32 v10, v8, v8
	v_sub_f32_e32 v12, v4, v12
	v_mul_f32_e32 v8, v18, v18
	v_mac_f32_e32 v10, v11, v11
	s_waitcnt lgkmcnt(6)
	v_sub_f32_e32 v19, v3, v19
	s_waitcnt lgkmcnt(4)
	v_sub_f32_e32 v20, v5, v20
	v_mac_f32_e32 v8, v12, v12
	v_cmp_lt_f32_e32 vcc, v10, v7
	v_mov_b32_e32 v9, s2
	v_sub_f32_e32 v14, v4, v14
	v_mul_f32_e32 v18, v20, v20
	v_cndmask_b32_e32 v7, v7, v10, vcc
	v_mac_f32_e32 v8, v19, v19
	s_waitcnt lgkmcnt(3)
	v_sub_f32_e32 v21, v3, v21
	s_waitcnt lgkmcnt(1)
	v_sub_f32_e32 v22, v5, v22
	v_mac_f32_e32 v18, v14, v14
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_cmp_lt_f32_e32 vcc, v8, v7
	v_sub_f32_e32 v16, v4, v16
	v_mul_f32_e32 v20, v22, v22
	v_mac_f32_e32 v18, v21, v21
	v_cndmask_b32_e32 v7, v7, v8, vcc
	s_add_i32 s15, s2, 2
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v23, v3, v23
	v_mac_f32_e32 v20, v16, v16
	v_cndmask_b32_e32 v6, v6, v13, vcc
	v_cmp_lt_f32_e32 vcc, v18, v7
	s_add_i32 s17, s2, 3
	v_mov_b32_e32 v15, s15
	v_mac_f32_e32 v20, v23, v23
	v_cndmask_b32_e32 v7, v7, v18, vcc
	s_add_i32 s2, s2, 4
	s_add_i32 s8, s8, 16
	v_mov_b32_e32 v17, s17
	v_cndmask_b32_e32 v6, v6, v15, vcc
	v_cmp_lt_f32_e32 vcc, v20, v7
	s_cmp_lg_u32 s2, s0
	v_cndmask_b32_e32 v7, v7, v20, vcc
	v_cndmask_b32_e32 v6, v6, v17, vcc
	s_cbranch_scc1 .LBB0_10
	s_branch .LBB0_12
.LBB0_11:
	v_mov_b32_e32 v7, 0x7f7fffff
.LBB0_12:
	s_and_b32 s0, s6, 3
	s_cmp_eq_u32 s0, 0
	s_cbranch_scc1 .LBB0_15
; %bb.13:
	s_lshl_b32 s3, s2, 2
	s_lshl_b32 s1, s6, 3
	s_addk_i32 s3, 0x2000
	s_lshl_b32 s8, s6, 2
.LBB0_14:                               ; =>This Inner Loop Header: Depth=1
	s_add_i32 s9, s3, s8
	s_add_i32 s10, s3, s1
	v_mov_b32_e32 v8, s3
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v11, s10
	ds_read_b32 v8, v8
	ds_read_b32 v10, v10
	ds_read_b32 v11, v11
	v_mov_b32_e32 v9, s2
	s_add_i32 s2, s2, 1
	s_waitcnt vmcnt(2) lgkmcnt(2)
	v_sub_f32_e32 v8, v4, v8
	s_waitcnt vmcnt(1) lgkmcnt(1)
	v_sub_f32_e32 v10, v5, v10
	v_mul_f32_e32 v10, v10, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_f32_e32 v11, v3, v11
	v_mac_f32_e32 v10, v8, v8
	v_mac_f32_e32 v10, v11, v11
	s_add_i32 s3, s3, 4
	s_add_i32 s0, s0, -1
	v_cmp_lt_f32_e32 vcc, v10, v7
	s_cmp_lg_u32 s0, 0
	v_cndmask_b32_e32 v7, v7, v10, vcc
	v_cndmask_b32_e32 v6, v6, v9, vcc
	s_cbranch_scc1 .LBB0_14
.LBB0_15:
	v_lshrrev_b32_e32 v7, 5, v6
	v_mul_lo_u32 v7, s7, v7
	v_and_b32_e32 v6, 31, v6
	v_lshlrev_b32_e32 v6, 2, v6
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_lshlrev_b32_e32 v7, 7, v7
	v_or_b32_e32 v6, v7, v6
	v_add_i32_e32 v7, vcc, 0x80, v6
	ds_read_b32 v9, v6
	v_add_i32_e32 v8, vcc, 0x100, v6
	v_add_i32_e32 v10, vcc, 0x180, v6
	ds_read_b32 v11, v7
	ds_read_b32 v12, v8
	ds_read_b32 v13, v10
	s_waitcnt vmcnt(2) lgkmcnt(3)
	v_add_f32_e32 v4, v4, v9
	ds_write_b32 v6, v4
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_add_f32_e32 v4, v5, v11
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_add_f32_e32 v3, v3, v12
	ds_write_b32 v8, v3
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v3, 1.0, v13
	ds_write_b32 v7, v4
	ds_write_b32 v10, v3
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	v_cmp_gt_u32_e32 vcc, s6, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_29
; %bb.16:
	v_and_b32_e32 v3, 0xe0, v0
	v_mul_lo_u32 v5, v3, s7
	v_and_b32_e32 v4, 31, v0
                                        ; implicit-def: $vgpr6
	v_or_b32_e32 v3, v5, v4
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 0x180, v3
	ds_read_b32 v3, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_nlt_f32_e64 s[0:1], 0, v3
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_18
; %bb.17:
	ds_read_b32 v6, v2 offset:8192
.LBB0_18:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshlrev_b32_e32 v5, 2, v5
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_20
; %bb.19:
	v_add_i32_e32 v2, vcc, v4, v5
	s_mov_b32 s7, 0x6f800000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s7
	v_cndmask_b32_e32 v6, 1.0, v6, vcc
	ds_read_b32 v2, v2
	v_mul_f32_e32 v7, v3, v6
	v_rcp_f32_e32 v7, v7
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v2, v2, v7
	v_mul_f32_e32 v6, v6, v2
.LBB0_20:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_b64 v[1:2], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], s[4:5]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[1:2], s[8:11], 0 addr64
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_22
; %bb.21:
	v_add_i32_e32 v1, vcc, s6, v0
	v_lshlrev_b32_e32 v2, 2, v1
	v_add_i32_e32 v2, vcc, 0x2000, v2
	s_waitcnt expcnt(0)
	ds_read_b32 v6, v2
.LBB0_22:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB0_24
; %bb.23:
	v_add_i32_e32 v1, vcc, v4, v5
	v_add_i32_e32 v1, vcc, 0x80, v1
	s_mov_b32 s7, 0x6f800000
	v_mov_b32_e32 v2, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s7
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	ds_read_b32 v1, v1
	s_waitcnt expcnt(0) lgkmcnt(1)
	v_mul_f32_e32 v6, v3, v2
	v_rcp_f32_e32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v6
	v_mul_f32_e32 v6, v2, v1
	v_add_i32_e32 v1, vcc, s6, v0
.LBB0_24:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v2, 0
	v_lshl_b64 v[1:2], v[1:2], 2
	s_mov_b64 s[8:9], s[4:5]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[1:2], s[8:11], 0 addr64
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB0_26
; %bb.25:
	s_lshl_b32 s2, s6, 1
	v_add_i32_e32 v1, vcc, s2, v0
	v_lshlrev_b32_e32 v2, 2, v1
	v_add_i32_e32 v2, vcc, 0x2000, v2
	s_waitcnt expcnt(0)
	ds_read_b32 v6, v2
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr5
.LBB0_26:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB0_28
; %bb.27:
	v_add_i32_e32 v1, vcc, v4, v5
	v_add_i32_e32 v1, vcc, 0x100, v1
	s_mov_b32 s2, 0x6f800000
	v_mov_b32_e32 v2, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s2
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	ds_read_b32 v1, v1
	v_mul_f32_e32 v4, v3, v2
	v_rcp_f32_e32 v4, v4
	s_lshl_b32 s2, s6, 1
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v4
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v6, v2, v1
	v_add_i32_e32 v1, vcc, s2, v0
.LBB0_28:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	v_lshl_b64 v[4:5], v[1:2], 2
	v_add_i32_e32 v1, vcc, s14, v0
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0xf000
	v_lshl_b64 v[0:1], v[1:2], 2
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[4:5], s[4:7], 0 addr64
	buffer_store_dword v3, v[0:1], s[4:7], 0 addr64
.LBB0_29:
	s_endpgm
.Lfunc_end0:
	.size	k_means_tm, .Lfunc_end0-k_means_tm
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1680
; NumSgprs: 21
; NumVgprs: 24
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 11264 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 21
; NumVGPRsForWavesPerEU: 24
; Occupancy: 2
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
	.long	11272325
	.long	47180
	.long	1573004
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
		granulated_workitem_vgpr_count = 5
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
		granulated_lds_size = 48
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
		workgroup_group_segment_byte_size = 12288
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 21
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
	v_or_b32_e32 v3, 0x400, v0
	s_movk_i32 s0, 0x700
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v1, 0
	s_mov_b32 m0, -1
	v_cmp_gt_u32_e32 vcc, s0, v3
	ds_write2st64_b32 v2, v1, v1 offset1:4
	ds_write2st64_b32 v2, v1, v1 offset0:8 offset1:12
	ds_write2st64_b32 v2, v1, v1 offset0:16 offset1:44
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_4
; %bb.1:
	s_movk_i32 s2, 0x200
	v_cmp_gt_u32_e32 vcc, s2, v0
	ds_write_b32 v2, v1 offset:5120
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_4
; %bb.2:
	s_movk_i32 s2, 0x100
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e32 vcc, s2, v0
	ds_write_b32 v2, v1 offset:6144
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_4
; %bb.3:
	ds_write_b32 v2, v1 offset:7168
.LBB1_4:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx8 s[0:7], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s14, s6, 3
	v_cmp_gt_u32_e32 vcc, s14, v0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_7
; %bb.5:
	s_mov_b32 s8, s2
	s_mov_b32 s9, s3
	v_or_b32_e32 v1, 0x2000, v2
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_mov_b32_e32 v3, v0
.LBB1_6:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[5:6], v[3:4], 2
	v_add_i32_e32 v3, vcc, 0x100, v3
	buffer_load_dword v5, v[5:6], s[8:11], 0 addr64
	v_cmp_le_u32_e32 vcc, s14, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v5
	v_add_i32_e32 v1, vcc, 0x400, v1
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_6
.LBB1_7:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	v_mov_b32_e32 v3, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v4, v[2:3], s[0:3], 0 addr64
	buffer_load_dword v5, v[2:3], s[0:3], 0 addr64 offset:1024
	buffer_load_dword v3, v[2:3], s[0:3], 0 addr64 offset:2048
	s_cmp_eq_u32 s6, 0
	v_mov_b32_e32 v6, 0
	s_cbranch_scc1 .LBB1_15
; %bb.8:
	s_cmp_lt_u32 s6, 4
	v_mov_b32_e32 v6, 0
	s_cbranch_scc1 .LBB1_11
; %bb.9:
	s_and_b32 s0, s6, -4
	s_lshl_b32 s1, s6, 3
	s_lshl_b32 s3, s6, 2
	s_movk_i32 s8, 0x2000
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0x7f7fffff
.LBB1_10:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v8, s8
	s_add_i32 s9, s8, s3
	s_add_i32 s10, s8, s1
	s_add_i32 s11, s8, 4
	s_add_i32 s12, s2, 1
	s_add_i32 s13, s8, 8
	ds_read_b32 v8, v8
	s_add_i32 s16, s8, 12
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v11, s10
	v_mov_b32_e32 v12, s11
	s_add_i32 s11, s9, 4
	s_add_i32 s18, s10, 4
	v_mov_b32_e32 v13, s12
	v_mov_b32_e32 v14, s13
	s_add_i32 s12, s9, 8
	s_add_i32 s13, s10, 8
	s_add_i32 s9, s9, 12
	s_add_i32 s10, s10, 12
	v_mov_b32_e32 v16, s16
	v_mov_b32_e32 v18, s11
	v_mov_b32_e32 v19, s18
	v_mov_b32_e32 v20, s12
	v_mov_b32_e32 v21, s13
	v_mov_b32_e32 v22, s9
	v_mov_b32_e32 v23, s10
	ds_read_b32 v10, v10
	ds_read_b32 v11, v11
	ds_read_b32 v12, v12
	ds_read_b32 v18, v18
	ds_read_b32 v19, v19
	ds_read_b32 v14, v14
	ds_read_b32 v20, v20
	ds_read_b32 v21, v21
	ds_read_b32 v16, v16
	ds_read_b32 v22, v22
	ds_read_b32 v23, v23
	s_waitcnt vmcnt(1) lgkmcnt(10)
	v_sub_f32_e32 v10, v5, v10
	v_sub_f32_e32 v8, v4, v8
	v_mul_f32_e32 v10, v10, v10
	s_waitcnt vmcnt(0) lgkmcnt(9)
	v_sub_f32_e32 v11, v3, v11
	s_waitcnt lgkmcnt(7)
	v_sub_f32_e32 v18, v5, v18
	v_mac_f32_e32 v10, v8, v8
	v_sub_f32_e32 v12, v4, v12
	v_mul_f32_e32 v8, v18, v18
	v_mac_f32_e32 v10, v11, v11
	s_waitcnt lgkmcnt(6)
	v_sub_f32_e32 v19, v3, v19
	s_waitcnt lgkmcnt(4)
	v_sub_f32_e32 v20, v5, v20
	v_mac_f32_e32 v8, v12, v12
	v_cmp_lt_f32_e32 vcc, v10, v7
	v_mov_b32_e32 v9, s2
	v_sub_f32_e32 v14, v4, v14
	v_mul_f32_e32 v18, v20, v20
	v_cndmask_b32_e32 v7, v7, v10, vcc
	v_mac_f32_e32 v8, v19, v19
	s_waitcnt lgkmcnt(3)
	v_sub_f32_e32 v21, v3, v21
	s_waitcnt lgkmcnt(1)
	v_sub_f32_e32 v22, v5, v22
	v_mac_f32_e32 v18, v14, v14
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_cmp_lt_f32_e32 vcc, v8, v7
	v_sub_f32_e32 v16, v4, v16
	v_mul_f32_e32 v20, v22, v22
	v_mac_f32_e32 v18, v21, v21
	v_cndmask_b32_e32 v7, v7, v8, vcc
	s_add_i32 s15, s2, 2
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v23, v3, v23
	v_mac_f32_e32 v20, v16, v16
	v_cndmask_b32_e32 v6, v6, v13, vcc
	v_cmp_lt_f32_e32 vcc, v18, v7
	s_add_i32 s17, s2, 3
	v_mov_b32_e32 v15, s15
	v_mac_f32_e32 v20, v23, v23
	v_cndmask_b32_e32 v7, v7, v18, vcc
	s_add_i32 s2, s2, 4
	s_add_i32 s8, s8, 16
	v_mov_b32_e32 v17, s17
	v_cndmask_b32_e32 v6, v6, v15, vcc
	v_cmp_lt_f32_e32 vcc, v20, v7
	s_cmp_lg_u32 s2, s0
	v_cndmask_b32_e32 v7, v7, v20, vcc
	v_cndmask_b32_e32 v6, v6, v17, vcc
	s_cbranch_scc1 .LBB1_10
	s_branch .LBB1_12
.LBB1_11:
	v_mov_b32_e32 v7, 0x7f7fffff
.LBB1_12:
	s_and_b32 s0, s6, 3
	s_cmp_eq_u32 s0, 0
	s_cbranch_scc1 .LBB1_15
; %bb.13:
	s_lshl_b32 s3, s2, 2
	s_lshl_b32 s1, s6, 3
	s_addk_i32 s3, 0x2000
	s_lshl_b32 s8, s6, 2
.LBB1_14:                               ; =>This Inner Loop Header: Depth=1
	s_add_i32 s9, s3, s8
	s_add_i32 s10, s3, s1
	v_mov_b32_e32 v8, s3
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v11, s10
	ds_read_b32 v8, v8
	ds_read_b32 v10, v10
	ds_read_b32 v11, v11
	v_mov_b32_e32 v9, s2
	s_add_i32 s2, s2, 1
	s_waitcnt vmcnt(2) lgkmcnt(2)
	v_sub_f32_e32 v8, v4, v8
	s_waitcnt vmcnt(1) lgkmcnt(1)
	v_sub_f32_e32 v10, v5, v10
	v_mul_f32_e32 v10, v10, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_f32_e32 v11, v3, v11
	v_mac_f32_e32 v10, v8, v8
	v_mac_f32_e32 v10, v11, v11
	s_add_i32 s3, s3, 4
	s_add_i32 s0, s0, -1
	v_cmp_lt_f32_e32 vcc, v10, v7
	s_cmp_lg_u32 s0, 0
	v_cndmask_b32_e32 v7, v7, v10, vcc
	v_cndmask_b32_e32 v6, v6, v9, vcc
	s_cbranch_scc1 .LBB1_14
.LBB1_15:
	v_lshrrev_b32_e32 v7, 5, v6
	v_mul_lo_u32 v8, s7, v7
	v_lshlrev_b32_e32 v7, 2, v6
	v_and_b32_e32 v6, 31, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_lshlrev_b32_e32 v8, 7, v8
	v_or_b32_e32 v6, v8, v6
	v_add_i32_e32 v7, vcc, 0x2c00, v7
	v_add_i32_e32 v8, vcc, 0x80, v6
	v_add_i32_e32 v9, vcc, 0x100, v6
	v_add_i32_e32 v10, vcc, 0x180, v6
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v11, 1
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 1
	s_branch .LBB1_17
.LBB1_16:                               ;   in Loop: Header=BB1_17 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_cmp_eq_u32_e32 vcc, 0, v13
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_19
.LBB1_17:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v14, v7, v12, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v14
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_16
; %bb.18:                               ;   in Loop: Header=BB1_17 Depth=1
	ds_read_b32 v13, v6
	ds_read_b32 v14, v8
	ds_read_b32 v15, v9
	ds_read_b32 v16, v10
	s_waitcnt vmcnt(2) lgkmcnt(3)
	v_add_f32_e32 v13, v4, v13
	s_waitcnt vmcnt(1) lgkmcnt(2)
	v_add_f32_e32 v14, v5, v14
	ds_write_b32 v6, v13
	ds_write_b32 v8, v14
	s_waitcnt vmcnt(0) lgkmcnt(3)
	v_add_f32_e32 v13, v3, v15
	ds_write_b32 v9, v13
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v13, 1.0, v16
	ds_write_b32 v10, v13
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v13, v7, v12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v13, 0
	;;#ASMSTART
	;;#ASMEND
	s_branch .LBB1_16
.LBB1_19:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, s6, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_33
; %bb.20:
	v_and_b32_e32 v3, 0xe0, v0
	v_mul_lo_u32 v5, v3, s7
	v_and_b32_e32 v4, 31, v0
                                        ; implicit-def: $vgpr6
	v_or_b32_e32 v3, v5, v4
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 0x180, v3
	ds_read_b32 v3, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_nlt_f32_e64 s[0:1], 0, v3
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_22
; %bb.21:
	ds_read_b32 v6, v2 offset:8192
.LBB1_22:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshlrev_b32_e32 v5, 2, v5
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_24
; %bb.23:
	v_add_i32_e32 v2, vcc, v4, v5
	s_mov_b32 s7, 0x6f800000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s7
	v_cndmask_b32_e32 v6, 1.0, v6, vcc
	ds_read_b32 v2, v2
	v_mul_f32_e32 v7, v3, v6
	v_rcp_f32_e32 v7, v7
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v2, v2, v7
	v_mul_f32_e32 v6, v6, v2
.LBB1_24:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_b64 v[1:2], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], s[4:5]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[1:2], s[8:11], 0 addr64
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_26
; %bb.25:
	v_add_i32_e32 v1, vcc, s6, v0
	v_lshlrev_b32_e32 v2, 2, v1
	v_add_i32_e32 v2, vcc, 0x2000, v2
	s_waitcnt expcnt(0)
	ds_read_b32 v6, v2
.LBB1_26:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB1_28
; %bb.27:
	v_add_i32_e32 v1, vcc, v4, v5
	v_add_i32_e32 v1, vcc, 0x80, v1
	s_mov_b32 s7, 0x6f800000
	v_mov_b32_e32 v2, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s7
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	ds_read_b32 v1, v1
	s_waitcnt expcnt(0) lgkmcnt(1)
	v_mul_f32_e32 v6, v3, v2
	v_rcp_f32_e32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v6
	v_mul_f32_e32 v6, v2, v1
	v_add_i32_e32 v1, vcc, s6, v0
.LBB1_28:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v2, 0
	v_lshl_b64 v[1:2], v[1:2], 2
	s_mov_b64 s[8:9], s[4:5]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[1:2], s[8:11], 0 addr64
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB1_30
; %bb.29:
	s_lshl_b32 s2, s6, 1
	v_add_i32_e32 v1, vcc, s2, v0
	v_lshlrev_b32_e32 v2, 2, v1
	v_add_i32_e32 v2, vcc, 0x2000, v2
	s_waitcnt expcnt(0)
	ds_read_b32 v6, v2
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr5
.LBB1_30:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB1_32
; %bb.31:
	v_add_i32_e32 v1, vcc, v4, v5
	v_add_i32_e32 v1, vcc, 0x100, v1
	s_mov_b32 s2, 0x6f800000
	v_mov_b32_e32 v2, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s2
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	ds_read_b32 v1, v1
	v_mul_f32_e32 v4, v3, v2
	v_rcp_f32_e32 v4, v4
	s_lshl_b32 s2, s6, 1
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v4
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v6, v2, v1
	v_add_i32_e32 v1, vcc, s2, v0
.LBB1_32:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	v_lshl_b64 v[4:5], v[1:2], 2
	v_add_i32_e32 v1, vcc, s14, v0
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0xf000
	v_lshl_b64 v[0:1], v[1:2], 2
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[4:5], s[4:7], 0 addr64
	buffer_store_dword v3, v[0:1], s[4:7], 0 addr64
.LBB1_33:
	s_endpgm
.Lfunc_end1:
	.size	k_means_fgl, .Lfunc_end1-k_means_fgl
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1772
; NumSgprs: 21
; NumVgprs: 24
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 12288 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 21
; NumVGPRsForWavesPerEU: 24
; Occupancy: 2
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
	.long	11272325
	.long	47180
	.long	1966220
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
		granulated_workitem_vgpr_count = 5
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
		granulated_lds_size = 60
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
		workgroup_group_segment_byte_size = 15360
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 21
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
	v_or_b32_e32 v3, 0x400, v0
	s_movk_i32 s0, 0x700
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v1, 0
	s_mov_b32 m0, -1
	v_cmp_gt_u32_e32 vcc, s0, v3
	ds_write2st64_b32 v2, v1, v1 offset1:4
	ds_write2st64_b32 v2, v1, v1 offset0:8 offset1:12
	ds_write_b32 v2, v1 offset:4096
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_4
; %bb.1:
	s_movk_i32 s2, 0x200
	v_cmp_gt_u32_e32 vcc, s2, v0
	ds_write_b32 v2, v1 offset:5120
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_4
; %bb.2:
	s_movk_i32 s2, 0x100
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e32 vcc, s2, v0
	ds_write_b32 v2, v1 offset:6144
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_4
; %bb.3:
	ds_write_b32 v2, v1 offset:7168
.LBB2_4:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx8 s[0:7], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s14, s6, 3
	v_cmp_gt_u32_e32 vcc, s14, v0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB2_7
; %bb.5:
	s_mov_b32 s8, s2
	s_mov_b32 s9, s3
	v_or_b32_e32 v1, 0x2000, v2
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	v_mov_b32_e32 v3, v0
.LBB2_6:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_b64 v[5:6], v[3:4], 2
	v_add_i32_e32 v3, vcc, 0x100, v3
	buffer_load_dword v5, v[5:6], s[8:11], 0 addr64
	v_cmp_le_u32_e32 vcc, s14, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v5
	v_add_i32_e32 v1, vcc, 0x400, v1
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB2_6
.LBB2_7:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	v_mov_b32_e32 v3, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v4, v[2:3], s[0:3], 0 addr64
	buffer_load_dword v5, v[2:3], s[0:3], 0 addr64 offset:1024
	buffer_load_dword v3, v[2:3], s[0:3], 0 addr64 offset:2048
	s_cmp_eq_u32 s6, 0
	v_mov_b32_e32 v6, 0
	s_cbranch_scc1 .LBB2_15
; %bb.8:
	s_cmp_lt_u32 s6, 4
	v_mov_b32_e32 v6, 0
	s_cbranch_scc1 .LBB2_11
; %bb.9:
	s_and_b32 s0, s6, -4
	s_lshl_b32 s1, s6, 3
	s_lshl_b32 s3, s6, 2
	s_movk_i32 s8, 0x2000
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0x7f7fffff
.LBB2_10:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v8, s8
	s_add_i32 s9, s8, s3
	s_add_i32 s10, s8, s1
	s_add_i32 s11, s8, 4
	s_add_i32 s12, s2, 1
	s_add_i32 s13, s8, 8
	ds_read_b32 v8, v8
	s_add_i32 s16, s8, 12
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v11, s10
	v_mov_b32_e32 v12, s11
	s_add_i32 s11, s9, 4
	s_add_i32 s18, s10, 4
	v_mov_b32_e32 v13, s12
	v_mov_b32_e32 v14, s13
	s_add_i32 s12, s9, 8
	s_add_i32 s13, s10, 8
	s_add_i32 s9, s9, 12
	s_add_i32 s10, s10, 12
	v_mov_b32_e32 v16, s16
	v_mov_b32_e32 v18, s11
	v_mov_b32_e32 v19, s18
	v_mov_b32_e32 v20, s12
	v_mov_b32_e32 v21, s13
	v_mov_b32_e32 v22, s9
	v_mov_b32_e32 v23, s10
	ds_read_b32 v10, v10
	ds_read_b32 v11, v11
	ds_read_b32 v12, v12
	ds_read_b32 v18, v18
	ds_read_b32 v19, v19
	ds_read_b32 v14, v14
	ds_read_b32 v20, v20
	ds_read_b32 v21, v21
	ds_read_b32 v16, v16
	ds_read_b32 v22, v22
	ds_read_b32 v23, v23
	s_waitcnt vmcnt(1) lgkmcnt(10)
	v_sub_f32_e32 v10, v5, v10
	v_sub_f32_e32 v8, v4, v8
	v_mul_f32_e32 v10, v10, v10
	s_waitcnt vmcnt(0) lgkmcnt(9)
	v_sub_f32_e32 v11, v3, v11
	s_waitcnt lgkmcnt(7)
	v_sub_f32_e32 v18, v5, v18
	v_mac_f32_e32 v10, v8, v8
	v_sub_f32_e32 v12, v4, v12
	v_mul_f32_e32 v8, v18, v18
	v_mac_f32_e32 v10, v11, v11
	s_waitcnt lgkmcnt(6)
	v_sub_f32_e32 v19, v3, v19
	s_waitcnt lgkmcnt(4)
	v_sub_f32_e32 v20, v5, v20
	v_mac_f32_e32 v8, v12, v12
	v_cmp_lt_f32_e32 vcc, v10, v7
	v_mov_b32_e32 v9, s2
	v_sub_f32_e32 v14, v4, v14
	v_mul_f32_e32 v18, v20, v20
	v_cndmask_b32_e32 v7, v7, v10, vcc
	v_mac_f32_e32 v8, v19, v19
	s_waitcnt lgkmcnt(3)
	v_sub_f32_e32 v21, v3, v21
	s_waitcnt lgkmcnt(1)
	v_sub_f32_e32 v22, v5, v22
	v_mac_f32_e32 v18, v14, v14
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_cmp_lt_f32_e32 vcc, v8, v7
	v_sub_f32_e32 v16, v4, v16
	v_mul_f32_e32 v20, v22, v22
	v_mac_f32_e32 v18, v21, v21
	v_cndmask_b32_e32 v7, v7, v8, vcc
	s_add_i32 s15, s2, 2
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v23, v3, v23
	v_mac_f32_e32 v20, v16, v16
	v_cndmask_b32_e32 v6, v6, v13, vcc
	v_cmp_lt_f32_e32 vcc, v18, v7
	s_add_i32 s17, s2, 3
	v_mov_b32_e32 v15, s15
	v_mac_f32_e32 v20, v23, v23
	v_cndmask_b32_e32 v7, v7, v18, vcc
	s_add_i32 s2, s2, 4
	s_add_i32 s8, s8, 16
	v_mov_b32_e32 v17, s17
	v_cndmask_b32_e32 v6, v6, v15, vcc
	v_cmp_lt_f32_e32 vcc, v20, v7
	s_cmp_lg_u32 s2, s0
	v_cndmask_b32_e32 v7, v7, v20, vcc
	v_cndmask_b32_e32 v6, v6, v17, vcc
	s_cbranch_scc1 .LBB2_10
	s_branch .LBB2_12
.LBB2_11:
	v_mov_b32_e32 v7, 0x7f7fffff
.LBB2_12:
	s_and_b32 s0, s6, 3
	s_cmp_eq_u32 s0, 0
	s_cbranch_scc1 .LBB2_15
; %bb.13:
	s_lshl_b32 s3, s2, 2
	s_lshl_b32 s1, s6, 3
	s_addk_i32 s3, 0x2000
	s_lshl_b32 s8, s6, 2
.LBB2_14:                               ; =>This Inner Loop Header: Depth=1
	s_add_i32 s9, s3, s8
	s_add_i32 s10, s3, s1
	v_mov_b32_e32 v8, s3
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v11, s10
	ds_read_b32 v8, v8
	ds_read_b32 v10, v10
	ds_read_b32 v11, v11
	v_mov_b32_e32 v9, s2
	s_add_i32 s2, s2, 1
	s_waitcnt vmcnt(2) lgkmcnt(2)
	v_sub_f32_e32 v8, v4, v8
	s_waitcnt vmcnt(1) lgkmcnt(1)
	v_sub_f32_e32 v10, v5, v10
	v_mul_f32_e32 v10, v10, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_f32_e32 v11, v3, v11
	v_mac_f32_e32 v10, v8, v8
	v_mac_f32_e32 v10, v11, v11
	s_add_i32 s3, s3, 4
	s_add_i32 s0, s0, -1
	v_cmp_lt_f32_e32 vcc, v10, v7
	s_cmp_lg_u32 s0, 0
	v_cndmask_b32_e32 v7, v7, v10, vcc
	v_cndmask_b32_e32 v6, v6, v9, vcc
	s_cbranch_scc1 .LBB2_14
.LBB2_15:
	s_mov_b32 s2, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt vmcnt(1)
	ds_write2st64_b32 v2, v4, v5 offset0:44 offset1:48
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v2, v3, v6 offset0:52 offset1:56
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_18
; %bb.16:
	s_lshl_b32 s3, s7, 5
.LBB2_17:                               ; =>This Inner Loop Header: Depth=1
	s_add_i32 s8, s2, 0x2c00
	s_add_i32 s9, s2, 0x3800
	s_add_i32 s10, s2, 0x3000
	s_add_i32 s11, s2, 0x3400
	s_add_i32 s12, s2, 0x3804
	s_add_i32 s13, s2, 0x2c04
	s_add_i32 s15, s2, 0x3004
	s_add_i32 s16, s2, 0x3404
	v_mov_b32_e32 v3, s9
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v6, s11
	v_mov_b32_e32 v7, s12
	v_mov_b32_e32 v8, s13
	v_mov_b32_e32 v9, s15
	v_mov_b32_e32 v10, s16
	ds_read_b32 v3, v3
	ds_read_b32 v4, v4
	ds_read_b32 v5, v5
	ds_read_b32 v6, v6
	ds_read_b32 v7, v7
	ds_read_b32 v8, v8
	ds_read_b32 v9, v9
	ds_read_b32 v10, v10
	s_waitcnt lgkmcnt(7)
	v_lshrrev_b32_e32 v11, 5, v3
	v_mul_lo_u32 v11, s3, v11
	s_waitcnt lgkmcnt(3)
	v_lshrrev_b32_e32 v12, 5, v7
	v_mul_lo_u32 v12, s3, v12
	v_and_b32_e32 v3, 31, v3
	v_lshlrev_b32_e32 v3, 2, v3
	v_lshlrev_b32_e32 v11, 2, v11
	v_and_b32_e32 v7, 31, v7
	v_add_i32_e32 v3, vcc, v3, v11
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshlrev_b32_e32 v12, 2, v12
	ds_read_b32 v11, v3
	v_add_i32_e32 v7, vcc, v7, v12
	v_add_i32_e32 v12, vcc, 0x80, v3
	v_add_i32_e32 v13, vcc, 0x100, v3
	v_add_i32_e32 v14, vcc, 0x180, v3
	ds_read_b32 v18, v12
	ds_read_b32 v19, v13
	ds_read_b32 v20, v14
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v4, v4, v11
	ds_write_b32 v3, v4
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v3, v5, v18
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v4, v6, v19
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v5, 1.0, v20
	ds_write_b32 v12, v3
	ds_write_b32 v13, v4
	ds_write_b32 v14, v5
	v_add_i32_e32 v15, vcc, 0x80, v7
	v_add_i32_e32 v16, vcc, 0x100, v7
	v_add_i32_e32 v17, vcc, 0x180, v7
	ds_read_b32 v3, v7
	ds_read_b32 v4, v15
	ds_read_b32 v5, v16
	ds_read_b32 v6, v17
	s_add_i32 s2, s2, 8
	s_cmpk_lg_i32 s2, 0x400
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v3, v8, v3
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v4, v9, v4
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v5, v10, v5
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v6, 1.0, v6
	ds_write_b32 v7, v3
	ds_write_b32 v15, v4
	ds_write_b32 v16, v5
	ds_write_b32 v17, v6
	s_cbranch_scc1 .LBB2_17
.LBB2_18:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, s6, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_32
; %bb.19:
	v_and_b32_e32 v3, 0xe0, v0
	v_mul_lo_u32 v5, v3, s7
	v_and_b32_e32 v4, 31, v0
                                        ; implicit-def: $vgpr6
	v_or_b32_e32 v3, v5, v4
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, 0x180, v3
	ds_read_b32 v3, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_nlt_f32_e64 s[0:1], 0, v3
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_21
; %bb.20:
	ds_read_b32 v6, v2 offset:8192
.LBB2_21:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshlrev_b32_e32 v5, 2, v5
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB2_23
; %bb.22:
	v_add_i32_e32 v2, vcc, v4, v5
	s_mov_b32 s7, 0x6f800000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s7
	v_cndmask_b32_e32 v6, 1.0, v6, vcc
	ds_read_b32 v2, v2
	v_mul_f32_e32 v7, v3, v6
	v_rcp_f32_e32 v7, v7
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v2, v2, v7
	v_mul_f32_e32 v6, v6, v2
.LBB2_23:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_b64 v[1:2], v[0:1], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], s[4:5]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[1:2], s[8:11], 0 addr64
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_25
; %bb.24:
	v_add_i32_e32 v1, vcc, s6, v0
	v_lshlrev_b32_e32 v2, 2, v1
	v_add_i32_e32 v2, vcc, 0x2000, v2
	s_waitcnt expcnt(0)
	ds_read_b32 v6, v2
.LBB2_25:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB2_27
; %bb.26:
	v_add_i32_e32 v1, vcc, v4, v5
	v_add_i32_e32 v1, vcc, 0x80, v1
	s_mov_b32 s7, 0x6f800000
	v_mov_b32_e32 v2, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s7
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	ds_read_b32 v1, v1
	s_waitcnt expcnt(0) lgkmcnt(1)
	v_mul_f32_e32 v6, v3, v2
	v_rcp_f32_e32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v6
	v_mul_f32_e32 v6, v2, v1
	v_add_i32_e32 v1, vcc, s6, v0
.LBB2_27:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v2, 0
	v_lshl_b64 v[1:2], v[1:2], 2
	s_mov_b64 s[8:9], s[4:5]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[1:2], s[8:11], 0 addr64
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB2_29
; %bb.28:
	s_lshl_b32 s2, s6, 1
	v_add_i32_e32 v1, vcc, s2, v0
	v_lshlrev_b32_e32 v2, 2, v1
	v_add_i32_e32 v2, vcc, 0x2000, v2
	s_waitcnt expcnt(0)
	ds_read_b32 v6, v2
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr5
.LBB2_29:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB2_31
; %bb.30:
	v_add_i32_e32 v1, vcc, v4, v5
	v_add_i32_e32 v1, vcc, 0x100, v1
	s_mov_b32 s2, 0x6f800000
	v_mov_b32_e32 v2, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v3|, s2
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	ds_read_b32 v1, v1
	v_mul_f32_e32 v4, v3, v2
	v_rcp_f32_e32 v4, v4
	s_lshl_b32 s2, s6, 1
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v4
	s_waitcnt expcnt(0)
	v_mul_f32_e32 v6, v2, v1
	v_add_i32_e32 v1, vcc, s2, v0
.LBB2_31:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	v_lshl_b64 v[4:5], v[1:2], 2
	v_add_i32_e32 v1, vcc, s14, v0
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0xf000
	v_lshl_b64 v[0:1], v[1:2], 2
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[4:5], s[4:7], 0 addr64
	buffer_store_dword v3, v[0:1], s[4:7], 0 addr64
.LBB2_32:
	s_endpgm
.Lfunc_end2:
	.size	k_means_serial, .Lfunc_end2-k_means_serial
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2048
; NumSgprs: 21
; NumVgprs: 24
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 15360 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 21
; NumVGPRsForWavesPerEU: 24
; Occupancy: 2
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_lds llvm.amdgcn.kernel.k_means_tm.lds, 11264, 16
	.amdgpu_lds llvm.amdgcn.kernel.k_means_fgl.lds, 12288, 16
	.amdgpu_lds llvm.amdgcn.kernel.k_means_serial.lds, 15360, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
