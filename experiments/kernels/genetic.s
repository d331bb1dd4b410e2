	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272325
	.long	47180
	.long	131212
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	genetic_tm              ; -- Begin function genetic_tm
	.globl	genetic_tm
	.p2align	8
	.type	genetic_tm,@function
	.amdgpu_hsa_kernel genetic_tm
genetic_tm:                             ; @genetic_tm
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
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 22
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
	s_load_dwordx8 s[4:11], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[1:2], v[0:1], 2
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s11, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_mov_b64 s[12:13], s[4:5]
	buffer_load_dword v0, v[1:2], s[12:15], 0 addr64
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v0
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v0, v[1:2], s[0:3], 0 addr64
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_load_dwordx8 s[12:19], s[8:9], 0x0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, 0xffff, v0
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshrrev_b32_e32 v0, 14, v0
	ds_read_b32 v5, v4
	v_and_b32_e32 v0, 0x3fffc, v0
	ds_read_b32 v6, v0
	s_waitcnt lgkmcnt(0)
	v_bfe_i32 v7, v5, 0, 1
	v_bfe_i32 v8, v5, 1, 1
	v_bfe_i32 v9, v5, 2, 1
	v_and_b32_e32 v7, s12, v7
	v_and_b32_e32 v8, s13, v8
	v_bfe_i32 v15, v6, 0, 1
	v_bfe_i32 v16, v6, 1, 1
	v_bfe_i32 v10, v5, 3, 1
	v_and_b32_e32 v9, s14, v9
	v_bfe_i32 v17, v6, 2, 1
	v_add_i32_e64 v7, s[0:1], v8, v7
	v_and_b32_e32 v15, s12, v15
	v_and_b32_e32 v16, s13, v16
	v_bfe_i32 v11, v5, 4, 1
	v_and_b32_e32 v10, s15, v10
	v_bfe_i32 v18, v6, 3, 1
	v_add_i32_e64 v7, s[0:1], v7, v9
	v_and_b32_e32 v17, s14, v17
	v_add_i32_e64 v15, s[0:1], v16, v15
	v_bfe_i32 v12, v5, 5, 1
	v_and_b32_e32 v11, s16, v11
	v_bfe_i32 v19, v6, 4, 1
	v_and_b32_e32 v18, s15, v18
	v_add_i32_e64 v7, s[0:1], v7, v10
	v_add_i32_e64 v10, s[0:1], v15, v17
	v_bfe_i32 v13, v5, 6, 1
	v_and_b32_e32 v12, s17, v12
	v_bfe_i32 v20, v6, 5, 1
	v_and_b32_e32 v19, s16, v19
	v_add_i32_e64 v7, s[0:1], v7, v11
	v_add_i32_e64 v10, s[0:1], v10, v18
	v_bfe_i32 v14, v5, 7, 1
	v_and_b32_e32 v13, s18, v13
	v_bfe_i32 v8, v6, 6, 1
	v_and_b32_e32 v20, s17, v20
	v_add_i32_e64 v7, s[0:1], v7, v12
	v_add_i32_e64 v10, s[0:1], v10, v19
	v_and_b32_e32 v14, s19, v14
	v_bfe_i32 v9, v6, 7, 1
	v_and_b32_e32 v8, s18, v8
	v_add_i32_e64 v7, s[0:1], v7, v13
	v_add_i32_e64 v10, s[0:1], v10, v20
	v_and_b32_e32 v9, s19, v9
	v_add_i32_e64 v7, s[0:1], v7, v14
	v_add_i32_e64 v8, s[0:1], v10, v8
	v_subrev_i32_e64 v10, s[0:1], s10, v7
	v_sub_i32_e64 v11, s[0:1], s10, v7
	v_add_i32_e64 v8, s[0:1], v8, v9
	v_cmp_lt_u32_e64 s[0:1], s10, v7
	v_cndmask_b32_e64 v7, v11, v10, s[0:1]
	v_subrev_i32_e64 v9, s[0:1], s10, v8
	v_sub_i32_e64 v10, s[0:1], s10, v8
	v_cmp_lt_u32_e64 s[0:1], s10, v8
	v_cndmask_b32_e64 v8, v10, v9, s[0:1]
	v_cmp_gt_u32_e64 s[0:1], v7, v8
	v_cndmask_b32_e64 v5, v5, v6, s[0:1]
	ds_write_b32 v4, v5
	ds_write_b32 v0, v5
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
; %bb.3:
	ds_read_b32 v0, v3
	s_mov_b64 s[6:7], s[2:3]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[4:7], 0 addr64
.LBB0_4:
	s_endpgm
.Lfunc_end0:
	.size	genetic_tm, .Lfunc_end0-genetic_tm
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 708
; NumSgprs: 22
; NumVgprs: 21
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 22
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
	.long	11272323
	.long	47180
	.long	131212
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	genetic_turns_tm        ; -- Begin function genetic_turns_tm
	.globl	genetic_turns_tm
	.p2align	8
	.type	genetic_turns_tm,@function
	.amdgpu_hsa_kernel genetic_turns_tm
genetic_turns_tm:                       ; @genetic_turns_tm
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
		kernarg_segment_byte_size = 36
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 22
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
	s_load_dwordx4 s[16:19], s[4:5], 0x6
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[2:3], v[0:1], 2
	v_lshlrev_b32_e32 v4, 2, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s17, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_2
; %bb.1:
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], s[12:13]
	buffer_load_dword v5, v[2:3], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v5
.LBB1_2:
	s_or_b64 exec, exec, s[0:1]
	s_and_b32 s0, s18, 31
	s_cmp_gt_u32 s0, 8
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB1_7
; %bb.3:
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], s[14:15]
	buffer_load_dword v5, v[2:3], s[8:11], 0 addr64
	s_load_dwordx2 s[2:3], s[4:5], 0x4
	v_lshr_b64 v[0:1], v[0:1], s18
	s_lshr_b32 s17, 0x100, s0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, 0xffff, v5
	v_lshrrev_b32_e32 v7, 14, v5
	v_lshlrev_b32_e32 v5, 2, v6
	v_and_b32_e32 v6, 0x3fffc, v7
	s_branch .LBB1_5
.LBB1_4:                                ;   in Loop: Header=BB1_5 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s17, s17, -1
	v_add_i32_e64 v0, s[0:1], -1, v0
	s_cmp_lg_u32 s17, 0
	v_addc_u32_e64 v1, s[0:1], -1, v1, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc0 .LBB1_7
.LBB1_5:                                ; =>This Inner Loop Header: Depth=1
	v_cmp_eq_u64_e64 s[0:1], 0, v[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_4
; %bb.6:                                ;   in Loop: Header=BB1_5 Depth=1
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	ds_read_b32 v7, v5
	ds_read_b32 v8, v6
	s_waitcnt lgkmcnt(0)
	s_load_dwordx8 s[4:11], s[2:3], 0x0
	v_bfe_i32 v9, v7, 0, 1
	v_bfe_i32 v10, v7, 1, 1
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v9, s4, v9
	v_and_b32_e32 v10, s5, v10
	v_add_i32_e64 v9, s[0:1], v10, v9
	v_bfe_i32 v10, v7, 2, 1
	v_and_b32_e32 v10, s6, v10
	v_add_i32_e64 v9, s[0:1], v9, v10
	v_bfe_i32 v10, v7, 3, 1
	v_and_b32_e32 v10, s7, v10
	v_add_i32_e64 v9, s[0:1], v9, v10
	v_bfe_i32 v10, v7, 4, 1
	v_and_b32_e32 v10, s8, v10
	v_add_i32_e64 v9, s[0:1], v9, v10
	v_bfe_i32 v10, v7, 5, 1
	v_and_b32_e32 v10, s9, v10
	v_add_i32_e64 v9, s[0:1], v9, v10
	v_bfe_i32 v10, v7, 6, 1
	v_and_b32_e32 v10, s10, v10
	v_add_i32_e64 v9, s[0:1], v9, v10
	v_bfe_i32 v10, v7, 7, 1
	v_and_b32_e32 v10, s11, v10
	v_add_i32_e64 v9, s[0:1], v9, v10
	v_subrev_i32_e64 v10, s[0:1], s16, v9
	v_sub_i32_e64 v11, s[0:1], s16, v9
	v_cmp_lt_u32_e64 s[0:1], s16, v9
	v_cndmask_b32_e64 v9, v11, v10, s[0:1]
	v_bfe_i32 v10, v8, 0, 1
	v_bfe_i32 v11, v8, 1, 1
	v_and_b32_e32 v10, s4, v10
	v_and_b32_e32 v11, s5, v11
	v_add_i32_e64 v10, s[0:1], v11, v10
	v_bfe_i32 v11, v8, 2, 1
	v_and_b32_e32 v11, s6, v11
	v_add_i32_e64 v10, s[0:1], v10, v11
	v_bfe_i32 v11, v8, 3, 1
	v_and_b32_e32 v11, s7, v11
	v_add_i32_e64 v10, s[0:1], v10, v11
	v_bfe_i32 v11, v8, 4, 1
	v_and_b32_e32 v11, s8, v11
	v_add_i32_e64 v10, s[0:1], v10, v11
	v_bfe_i32 v11, v8, 5, 1
	v_and_b32_e32 v11, s9, v11
	v_add_i32_e64 v10, s[0:1], v10, v11
	v_bfe_i32 v11, v8, 6, 1
	v_and_b32_e32 v11, s10, v11
	v_add_i32_e64 v10, s[0:1], v10, v11
	v_bfe_i32 v11, v8, 7, 1
	v_and_b32_e32 v11, s11, v11
	v_add_i32_e64 v10, s[0:1], v10, v11
	v_subrev_i32_e64 v11, s[0:1], s16, v10
	v_sub_i32_e64 v12, s[0:1], s16, v10
	v_cmp_lt_u32_e64 s[0:1], s16, v10
	v_cndmask_b32_e64 v10, v12, v11, s[0:1]
	v_cmp_gt_u32_e64 s[0:1], v9, v10
	v_cndmask_b32_e64 v7, v7, v8, s[0:1]
	ds_write_b32 v5, v7
	ds_write_b32 v6, v7
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_branch .LBB1_4
.LBB1_7:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_9
; %bb.8:
	ds_read_b32 v0, v4
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[2:3], s[12:15], 0 addr64
.LBB1_9:
	s_endpgm
.Lfunc_end1:
	.size	genetic_turns_tm, .Lfunc_end1-genetic_turns_tm
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 828
; NumSgprs: 22
; NumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 22
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
	.section	.AMDGPU.config
	.long	47176
	.long	11272323
	.long	47180
	.long	262284
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	genetic_fgl             ; -- Begin function genetic_fgl
	.globl	genetic_fgl
	.p2align	8
	.type	genetic_fgl,@function
	.amdgpu_hsa_kernel genetic_fgl
genetic_fgl:                            ; @genetic_fgl
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
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 24
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
	s_load_dwordx8 s[4:11], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b32 m0, -1
	ds_write_b32 v2, v1
	v_lshl_b64 v[2:3], v[0:1], 2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s11, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_2
; %bb.1:
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_mov_b64 s[12:13], s[4:5]
	buffer_load_dword v4, v[2:3], s[12:15], 0 addr64
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v4 offset:1024
.LBB2_2:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_mov_b64 s[12:13], s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v5, v[2:3], s[12:15], 0 addr64
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v4, 1
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, 0xffff, v5
	v_lshrrev_b32_e32 v5, 16, v5
	v_min_u32_e32 v7, v5, v6
	v_max_u32_e32 v8, v6, v5
	v_lshlrev_b32_e32 v9, 2, v6
	v_lshlrev_b32_e32 v10, 2, v5
	v_lshlrev_b32_e32 v5, 2, v7
	v_lshlrev_b32_e32 v6, 2, v8
	v_add_i32_e32 v7, vcc, 0x400, v9
	v_add_i32_e32 v8, vcc, 0x400, v10
	v_mov_b32_e32 v9, 1
	s_branch .LBB2_5
.LBB2_3:                                ;   in Loop: Header=BB2_5 Depth=1
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v10, v5, v1
	s_waitcnt lgkmcnt(0)
.LBB2_4:                                ;   in Loop: Header=BB2_5 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB2_8
.LBB2_5:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v10, v5, v1, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_4
; %bb.6:                                ;   in Loop: Header=BB2_5 Depth=1
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v10, v6, v1, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB2_3
; %bb.7:                                ;   in Loop: Header=BB2_5 Depth=1
	ds_read_b32 v9, v7
	ds_read_b32 v10, v8
	s_load_dwordx8 s[12:19], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	v_bfe_i32 v11, v9, 0, 1
	v_bfe_i32 v12, v9, 1, 1
	v_and_b32_e32 v11, s12, v11
	v_and_b32_e32 v12, s13, v12
	v_add_i32_e32 v11, vcc, v12, v11
	v_bfe_i32 v12, v9, 2, 1
	v_and_b32_e32 v12, s14, v12
	v_add_i32_e32 v11, vcc, v11, v12
	v_bfe_i32 v12, v9, 3, 1
	v_and_b32_e32 v12, s15, v12
	v_add_i32_e32 v11, vcc, v11, v12
	v_bfe_i32 v12, v9, 4, 1
	v_and_b32_e32 v12, s16, v12
	v_add_i32_e32 v11, vcc, v11, v12
	v_bfe_i32 v12, v9, 5, 1
	v_and_b32_e32 v12, s17, v12
	v_add_i32_e32 v11, vcc, v11, v12
	v_bfe_i32 v12, v9, 6, 1
	v_and_b32_e32 v12, s18, v12
	v_add_i32_e32 v11, vcc, v11, v12
	v_bfe_i32 v12, v9, 7, 1
	v_and_b32_e32 v12, s19, v12
	v_add_i32_e32 v11, vcc, v11, v12
	v_subrev_i32_e32 v12, vcc, s10, v11
	v_sub_i32_e32 v13, vcc, s10, v11
	v_cmp_lt_u32_e32 vcc, s10, v11
	v_cndmask_b32_e32 v11, v13, v12, vcc
	v_bfe_i32 v12, v10, 0, 1
	v_bfe_i32 v13, v10, 1, 1
	v_and_b32_e32 v12, s12, v12
	v_and_b32_e32 v13, s13, v13
	v_add_i32_e32 v12, vcc, v13, v12
	v_bfe_i32 v13, v10, 2, 1
	v_and_b32_e32 v13, s14, v13
	v_add_i32_e32 v12, vcc, v12, v13
	v_bfe_i32 v13, v10, 3, 1
	v_and_b32_e32 v13, s15, v13
	v_add_i32_e32 v12, vcc, v12, v13
	v_bfe_i32 v13, v10, 4, 1
	v_and_b32_e32 v13, s16, v13
	v_add_i32_e32 v12, vcc, v12, v13
	v_bfe_i32 v13, v10, 5, 1
	v_and_b32_e32 v13, s17, v13
	v_add_i32_e32 v12, vcc, v12, v13
	v_bfe_i32 v13, v10, 6, 1
	v_and_b32_e32 v13, s18, v13
	v_add_i32_e32 v12, vcc, v12, v13
	v_bfe_i32 v13, v10, 7, 1
	v_and_b32_e32 v13, s19, v13
	v_add_i32_e32 v12, vcc, v12, v13
	v_subrev_i32_e32 v13, vcc, s10, v12
	v_sub_i32_e32 v14, vcc, s10, v12
	v_cmp_lt_u32_e32 vcc, s10, v12
	v_cndmask_b32_e32 v12, v14, v13, vcc
	v_cmp_gt_u32_e32 vcc, v11, v12
	v_cndmask_b32_e32 v9, v9, v10, vcc
	ds_write_b32 v7, v9
	ds_write_b32 v8, v9
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v9, v6, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, 0
	;;#ASMSTART
	;;#ASMEND
	s_branch .LBB2_3
.LBB2_8:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_10
; %bb.9:
	ds_read_b32 v0, v0 offset:1024
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[2:3], s[4:7], 0 addr64
.LBB2_10:
	s_endpgm
.Lfunc_end2:
	.size	genetic_fgl, .Lfunc_end2-genetic_fgl
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 704
; NumSgprs: 24
; NumVgprs: 15
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 24
; NumVGPRsForWavesPerEU: 15
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
	.long	11272388
	.long	47180
	.long	295052
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	genetic_numbered_fgl    ; -- Begin function genetic_numbered_fgl
	.globl	genetic_numbered_fgl
	.p2align	8
	.type	genetic_numbered_fgl,@function
	.amdgpu_hsa_kernel genetic_numbered_fgl
genetic_numbered_fgl:                   ; @genetic_numbered_fgl
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
		granulated_lds_size = 9
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
		workgroup_group_segment_byte_size = 2052
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 40
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 30
		workitem_vgpr_count = 17
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
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b32 m0, -1
	ds_write_b32 v2, v1
	ds_write_b32 v1, v1 offset:2048
	v_lshl_b64 v[2:3], v[0:1], 2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s15, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_2
; %bb.1:
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_mov_b64 s[16:17], s[8:9]
	buffer_load_dword v4, v[2:3], s[16:19], 0 addr64
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v4 offset:1024
.LBB3_2:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s27, 0xf000
	s_mov_b32 s26, 0
	s_mov_b64 s[24:25], s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v7, v[2:3], s[24:27], 0 addr64
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	s_movk_i32 s10, 0x400
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v6, 1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u64_e64 s[6:7], s[2:3], 0
	v_mov_b32_e32 v5, s3
	v_cndmask_b32_e64 v8, 0, 1, s[6:7]
	v_add_i32_e32 v4, vcc, s2, v2
	v_cmp_ne_u32_e64 s[2:3], 1, v8
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, 0xffff, v7
	v_lshrrev_b32_e32 v7, 16, v7
	v_min_u32_e32 v9, v7, v8
	v_max_u32_e32 v10, v8, v7
	v_lshlrev_b32_e32 v11, 2, v8
	v_lshlrev_b32_e32 v12, 2, v7
	v_lshlrev_b32_e32 v7, 2, v9
	v_lshlrev_b32_e32 v8, 2, v10
	v_add_i32_e32 v9, vcc, s10, v11
	v_add_i32_e32 v10, vcc, 0x400, v12
	v_mov_b32_e32 v11, 1
	s_branch .LBB3_6
.LBB3_3:                                ;   in Loop: Header=BB3_6 Depth=1
	s_waitcnt expcnt(0) lgkmcnt(0)
	ds_wrxchg_rtn_b32 v11, v8, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v11, 0
	;;#ASMSTART
	;;#ASMEND
.LBB3_4:                                ;   in Loop: Header=BB3_6 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v12, v7, v1
	s_waitcnt lgkmcnt(0)
.LBB3_5:                                ;   in Loop: Header=BB3_6 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_10
.LBB3_6:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v12, v7, v1, v6
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v12
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB3_5
; %bb.7:                                ;   in Loop: Header=BB3_6 Depth=1
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v12, v8, v1, v6
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v12
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB3_4
; %bb.8:                                ;   in Loop: Header=BB3_6 Depth=1
	ds_read_b32 v11, v9
	ds_read_b32 v12, v10
	s_load_dwordx8 s[16:23], s[12:13], 0x0
	s_waitcnt lgkmcnt(0)
	v_bfe_i32 v13, v11, 0, 1
	v_bfe_i32 v14, v11, 1, 1
	v_and_b32_e32 v13, s16, v13
	v_and_b32_e32 v14, s17, v14
	v_add_i32_e32 v13, vcc, v14, v13
	v_bfe_i32 v14, v11, 2, 1
	v_and_b32_e32 v14, s18, v14
	v_add_i32_e32 v13, vcc, v13, v14
	v_bfe_i32 v14, v11, 3, 1
	v_and_b32_e32 v14, s19, v14
	v_add_i32_e32 v13, vcc, v13, v14
	v_bfe_i32 v14, v11, 4, 1
	v_and_b32_e32 v14, s20, v14
	v_add_i32_e32 v13, vcc, v13, v14
	v_bfe_i32 v14, v11, 5, 1
	v_and_b32_e32 v14, s21, v14
	v_add_i32_e32 v13, vcc, v13, v14
	v_bfe_i32 v14, v11, 6, 1
	v_and_b32_e32 v14, s22, v14
	v_add_i32_e32 v13, vcc, v13, v14
	v_bfe_i32 v14, v11, 7, 1
	v_and_b32_e32 v14, s23, v14
	v_add_i32_e32 v13, vcc, v13, v14
	v_subrev_i32_e32 v14, vcc, s14, v13
	v_sub_i32_e32 v15, vcc, s14, v13
	v_cmp_lt_u32_e32 vcc, s14, v13
	v_cndmask_b32_e32 v13, v15, v14, vcc
	v_bfe_i32 v14, v12, 0, 1
	v_bfe_i32 v15, v12, 1, 1
	v_and_b32_e32 v14, s16, v14
	v_and_b32_e32 v15, s17, v15
	v_add_i32_e32 v14, vcc, v15, v14
	v_bfe_i32 v15, v12, 2, 1
	v_and_b32_e32 v15, s18, v15
	v_add_i32_e32 v14, vcc, v14, v15
	v_bfe_i32 v15, v12, 3, 1
	v_and_b32_e32 v15, s19, v15
	v_add_i32_e32 v14, vcc, v14, v15
	v_bfe_i32 v15, v12, 4, 1
	v_and_b32_e32 v15, s20, v15
	v_add_i32_e32 v14, vcc, v14, v15
	v_bfe_i32 v15, v12, 5, 1
	v_and_b32_e32 v15, s21, v15
	v_add_i32_e32 v14, vcc, v14, v15
	v_bfe_i32 v15, v12, 6, 1
	v_and_b32_e32 v15, s22, v15
	v_add_i32_e32 v14, vcc, v14, v15
	v_bfe_i32 v15, v12, 7, 1
	v_and_b32_e32 v15, s23, v15
	v_add_i32_e32 v14, vcc, v14, v15
	v_subrev_i32_e32 v15, vcc, s14, v14
	v_sub_i32_e32 v16, vcc, s14, v14
	v_cmp_lt_u32_e32 vcc, s14, v14
	v_cndmask_b32_e32 v14, v16, v15, vcc
	v_cmp_gt_u32_e32 vcc, v13, v14
	v_cndmask_b32_e32 v11, v11, v12, vcc
	s_and_b64 vcc, exec, s[2:3]
	ds_write_b32 v9, v11
	ds_write_b32 v10, v11
	s_cbranch_vccnz .LBB3_3
; %bb.9:                                ;   in Loop: Header=BB3_6 Depth=1
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v11, v1, v6 offset:2048
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s24, s26
	s_mov_b32 s25, s26
	buffer_store_dword v11, v[4:5], s[24:27], 0 addr64
	s_branch .LBB3_3
.LBB3_10:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_12
; %bb.11:
	ds_read_b32 v0, v0 offset:1024
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[2:3], s[8:11], 0 addr64
.LBB3_12:
	s_endpgm
.Lfunc_end3:
	.size	genetic_numbered_fgl, .Lfunc_end3-genetic_numbered_fgl
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 800
; NumSgprs: 30
; NumVgprs: 17
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2052 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 17
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
	.long	11272323
	.long	47180
	.long	163980
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	genetic_lock_fgl        ; -- Begin function genetic_lock_fgl
	.globl	genetic_lock_fgl
	.p2align	8
	.type	genetic_lock_fgl,@function
	.amdgpu_hsa_kernel genetic_lock_fgl
genetic_lock_fgl:                       ; @genetic_lock_fgl
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
		granulated_lds_size = 5
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
		workgroup_group_segment_byte_size = 1028
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 22
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
	s_load_dwordx8 s[4:11], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[2:3], v[0:1], 2
	s_mov_b32 m0, -1
	ds_write_b32 v1, v1 offset:1024
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s11, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_2
; %bb.1:
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_mov_b64 s[12:13], s[4:5]
	buffer_load_dword v4, v[2:3], s[12:15], 0 addr64
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v4
.LBB4_2:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v5, v[2:3], s[0:3], 0 addr64
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v4, 1
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, 0xffff, v5
	v_lshrrev_b32_e32 v7, 14, v5
	v_lshlrev_b32_e32 v5, 2, v6
	v_and_b32_e32 v6, 0x3fffc, v7
	v_mov_b32_e32 v7, 1
	s_branch .LBB4_4
.LBB4_3:                                ;   in Loop: Header=BB4_4 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_cmp_eq_u32_e64 s[0:1], 0, v7
	s_or_b64 s[2:3], s[0:1], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB4_6
.LBB4_4:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v8, v1, v1, v4 offset:1024
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v8
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB4_3
; %bb.5:                                ;   in Loop: Header=BB4_4 Depth=1
	ds_read_b32 v7, v5
	ds_read_b32 v8, v6
	s_load_dwordx8 s[12:19], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	v_bfe_i32 v9, v7, 0, 1
	v_bfe_i32 v10, v7, 1, 1
	v_and_b32_e32 v9, s12, v9
	v_and_b32_e32 v10, s13, v10
	v_add_i32_e64 v9, s[0:1], v10, v9
	v_bfe_i32 v10, v7, 2, 1
	v_and_b32_e32 v10, s14, v10
	v_add_i32_e64 v9, s[0:1], v9, v10
	v_bfe_i32 v10, v7, 3, 1
	v_and_b32_e32 v10, s15, v10
	v_add_i32_e64 v9, s[0:1], v9, v10
	v_bfe_i32 v10, v7, 4, 1
	v_and_b32_e32 v10, s16, v10
	v_add_i32_e64 v9, s[0:1], v9, v10
	v_bfe_i32 v10, v7, 5, 1
	v_and_b32_e32 v10, s17, v10
	v_add_i32_e64 v9, s[0:1], v9, v10
	v_bfe_i32 v10, v7, 6, 1
	v_and_b32_e32 v10, s18, v10
	v_add_i32_e64 v9, s[0:1], v9, v10
	v_bfe_i32 v10, v7, 7, 1
	v_and_b32_e32 v10, s19, v10
	v_add_i32_e64 v9, s[0:1], v9, v10
	v_subrev_i32_e64 v10, s[0:1], s10, v9
	v_sub_i32_e64 v11, s[0:1], s10, v9
	v_cmp_lt_u32_e64 s[0:1], s10, v9
	v_cndmask_b32_e64 v9, v11, v10, s[0:1]
	v_bfe_i32 v10, v8, 0, 1
	v_bfe_i32 v11, v8, 1, 1
	v_and_b32_e32 v10, s12, v10
	v_and_b32_e32 v11, s13, v11
	v_add_i32_e64 v10, s[0:1], v11, v10
	v_bfe_i32 v11, v8, 2, 1
	v_and_b32_e32 v11, s14, v11
	v_add_i32_e64 v10, s[0:1], v10, v11
	v_bfe_i32 v11, v8, 3, 1
	v_and_b32_e32 v11, s15, v11
	v_add_i32_e64 v10, s[0:1], v10, v11
	v_bfe_i32 v11, v8, 4, 1
	v_and_b32_e32 v11, s16, v11
	v_add_i32_e64 v10, s[0:1], v10, v11
	v_bfe_i32 v11, v8, 5, 1
	v_and_b32_e32 v11, s17, v11
	v_add_i32_e64 v10, s[0:1], v10, v11
	v_bfe_i32 v11, v8, 6, 1
	v_and_b32_e32 v11, s18, v11
	v_add_i32_e64 v10, s[0:1], v10, v11
	v_bfe_i32 v11, v8, 7, 1
	v_and_b32_e32 v11, s19, v11
	v_add_i32_e64 v10, s[0:1], v10, v11
	v_subrev_i32_e64 v11, s[0:1], s10, v10
	v_sub_i32_e64 v12, s[0:1], s10, v10
	v_cmp_lt_u32_e64 s[0:1], s10, v10
	v_cndmask_b32_e64 v10, v12, v11, s[0:1]
	v_cmp_gt_u32_e64 s[0:1], v9, v10
	v_cndmask_b32_e64 v7, v7, v8, s[0:1]
	ds_write_b32 v5, v7
	ds_write_b32 v6, v7
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v7, v1, v1 offset:1024
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, 0
	;;#ASMSTART
	;;#ASMEND
	s_branch .LBB4_3
.LBB4_6:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_8
; %bb.7:
	ds_read_b32 v0, v0
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[2:3], s[4:7], 0 addr64
.LBB4_8:
	s_endpgm
.Lfunc_end4:
	.size	genetic_lock_fgl, .Lfunc_end4-genetic_lock_fgl
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 808
; NumSgprs: 22
; NumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1028 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 22
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
	.section	.AMDGPU.config
	.long	47176
	.long	11272387
	.long	47180
	.long	163980
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	genetic_lock_numbered_fgl ; -- Begin function genetic_lock_numbered_fgl
	.globl	genetic_lock_numbered_fgl
	.p2align	8
	.type	genetic_lock_numbered_fgl,@function
	.amdgpu_hsa_kernel genetic_lock_numbered_fgl
genetic_lock_numbered_fgl:              ; @genetic_lock_numbered_fgl
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
		granulated_lds_size = 5
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
		workgroup_group_segment_byte_size = 1032
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 40
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 30
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
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, v3
	v_lshl_b64 v[1:2], v[0:1], 2
	s_mov_b32 s26, 0
	v_mov_b32_e32 v4, v3
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s15, v0
	v_lshlrev_b32_e32 v0, 2, v0
	ds_write_b64 v3, v[3:4] offset:1024
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB5_2
; %bb.1:
	s_mov_b32 s27, 0xf000
	s_mov_b64 s[24:25], s[8:9]
	buffer_load_dword v4, v[1:2], s[24:27], 0 addr64
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v4
.LBB5_2:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s27, 0xf000
	s_mov_b64 s[24:25], s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v7, v[1:2], s[24:27], 0 addr64
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v6, 1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u64_e64 s[6:7], s[2:3], 0
	v_mov_b32_e32 v5, s3
	v_cndmask_b32_e64 v8, 0, 1, s[6:7]
	v_add_i32_e32 v4, vcc, s2, v1
	v_cmp_ne_u32_e64 s[2:3], 1, v8
	v_addc_u32_e32 v5, vcc, v5, v2, vcc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, 0xffff, v7
	v_lshrrev_b32_e32 v9, 14, v7
	v_lshlrev_b32_e32 v7, 2, v8
	v_and_b32_e32 v8, 0x3fffc, v9
	v_mov_b32_e32 v9, 1
	s_branch .LBB5_5
.LBB5_3:                                ;   in Loop: Header=BB5_5 Depth=1
	s_waitcnt expcnt(0) lgkmcnt(0)
	ds_wrxchg_rtn_b32 v9, v3, v3 offset:1024
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, 0
	;;#ASMSTART
	;;#ASMEND
.LBB5_4:                                ;   in Loop: Header=BB5_5 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_8
.LBB5_5:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v10, v3, v3, v6 offset:1024
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB5_4
; %bb.6:                                ;   in Loop: Header=BB5_5 Depth=1
	ds_read_b32 v9, v7
	ds_read_b32 v10, v8
	s_load_dwordx8 s[16:23], s[12:13], 0x0
	s_waitcnt lgkmcnt(0)
	v_bfe_i32 v11, v9, 0, 1
	v_bfe_i32 v12, v9, 1, 1
	v_and_b32_e32 v11, s16, v11
	v_and_b32_e32 v12, s17, v12
	v_add_i32_e32 v11, vcc, v12, v11
	v_bfe_i32 v12, v9, 2, 1
	v_and_b32_e32 v12, s18, v12
	v_add_i32_e32 v11, vcc, v11, v12
	v_bfe_i32 v12, v9, 3, 1
	v_and_b32_e32 v12, s19, v12
	v_add_i32_e32 v11, vcc, v11, v12
	v_bfe_i32 v12, v9, 4, 1
	v_and_b32_e32 v12, s20, v12
	v_add_i32_e32 v11, vcc, v11, v12
	v_bfe_i32 v12, v9, 5, 1
	v_and_b32_e32 v12, s21, v12
	v_add_i32_e32 v11, vcc, v11, v12
	v_bfe_i32 v12, v9, 6, 1
	v_and_b32_e32 v12, s22, v12
	v_add_i32_e32 v11, vcc, v11, v12
	v_bfe_i32 v12, v9, 7, 1
	v_and_b32_e32 v12, s23, v12
	v_add_i32_e32 v11, vcc, v11, v12
	v_subrev_i32_e32 v12, vcc, s14, v11
	v_sub_i32_e32 v13, vcc, s14, v11
	v_cmp_lt_u32_e32 vcc, s14, v11
	v_cndmask_b32_e32 v11, v13, v12, vcc
	v_bfe_i32 v12, v10, 0, 1
	v_bfe_i32 v13, v10, 1, 1
	v_and_b32_e32 v12, s16, v12
	v_and_b32_e32 v13, s17, v13
	v_add_i32_e32 v12, vcc, v13, v12
	v_bfe_i32 v13, v10, 2, 1
	v_and_b32_e32 v13, s18, v13
	v_add_i32_e32 v12, vcc, v12, v13
	v_bfe_i32 v13, v10, 3, 1
	v_and_b32_e32 v13, s19, v13
	v_add_i32_e32 v12, vcc, v12, v13
	v_bfe_i32 v13, v10, 4, 1
	v_and_b32_e32 v13, s20, v13
	v_add_i32_e32 v12, vcc, v12, v13
	v_bfe_i32 v13, v10, 5, 1
	v_and_b32_e32 v13, s21, v13
	v_add_i32_e32 v12, vcc, v12, v13
	v_bfe_i32 v13, v10, 6, 1
	v_and_b32_e32 v13, s22, v13
	v_add_i32_e32 v12, vcc, v12, v13
	v_bfe_i32 v13, v10, 7, 1
	v_and_b32_e32 v13, s23, v13
	v_add_i32_e32 v12, vcc, v12, v13
	v_subrev_i32_e32 v13, vcc, s14, v12
	v_sub_i32_e32 v14, vcc, s14, v12
	v_cmp_lt_u32_e32 vcc, s14, v12
	v_cndmask_b32_e32 v12, v14, v13, vcc
	v_cmp_gt_u32_e32 vcc, v11, v12
	v_cndmask_b32_e32 v9, v9, v10, vcc
	s_and_b64 vcc, exec, s[2:3]
	ds_write_b32 v7, v9
	ds_write_b32 v8, v9
	s_cbranch_vccnz .LBB5_3
; %bb.7:                                ;   in Loop: Header=BB5_5 Depth=1
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v9, v3, v6 offset:1028
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s24, s26
	s_mov_b32 s25, s26
	buffer_store_dword v9, v[4:5], s[24:27], 0 addr64
	s_branch .LBB5_3
.LBB5_8:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB5_10
; %bb.9:
	ds_read_b32 v0, v0
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[8:11], 0 addr64
.LBB5_10:
	s_endpgm
.Lfunc_end5:
	.size	genetic_lock_numbered_fgl, .Lfunc_end5-genetic_lock_numbered_fgl
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 716
; NumSgprs: 30
; NumVgprs: 15
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1032 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 15
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
	.long	11272322
	.long	47180
	.long	163980
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	genetic_cpu_lock_fgl    ; -- Begin function genetic_cpu_lock_fgl
	.globl	genetic_cpu_lock_fgl
	.p2align	8
	.type	genetic_cpu_lock_fgl,@function
	.amdgpu_hsa_kernel genetic_cpu_lock_fgl
genetic_cpu_lock_fgl:                   ; @genetic_cpu_lock_fgl
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
		user_sgpr_count = 6
		enable_trap_handler = 0
		enable_sgpr_workgroup_id_x = 1
		enable_sgpr_workgroup_id_y = 0
		enable_sgpr_workgroup_id_z = 0
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 0
		enable_exception_msb = 0
		granulated_lds_size = 5
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
		workgroup_group_segment_byte_size = 1028
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 22
		workitem_vgpr_count = 11
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
	s_load_dwordx8 s[4:11], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[2:3], v[0:1], 2
	s_mov_b32 m0, -1
	ds_write_b32 v1, v1 offset:1024
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s11, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_2
; %bb.1:
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_mov_b64 s[12:13], s[4:5]
	buffer_load_dword v4, v[2:3], s[12:15], 0 addr64
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v4
.LBB6_2:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v4, v[2:3], s[0:3], 0 addr64
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v5, 1
.LBB6_3:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v6, v1, v1, v5 offset:1024
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v6
	s_or_b64 s[2:3], s[0:1], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB6_3
; %bb.4:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v4
	v_and_b32_e32 v1, 0x3fffc, v1
	ds_read_b32 v5, v1
	s_load_dwordx8 s[12:19], s[8:9], 0x0
	v_lshrrev_b32_e32 v4, 14, v4
	v_and_b32_e32 v4, 0x3fffc, v4
	ds_read_b32 v6, v4
	s_waitcnt lgkmcnt(0)
	v_bfe_i32 v7, v5, 0, 1
	v_bfe_i32 v8, v5, 1, 1
	v_and_b32_e32 v7, s12, v7
	v_and_b32_e32 v8, s13, v8
	v_add_i32_e64 v7, s[0:1], v8, v7
	v_bfe_i32 v8, v5, 2, 1
	v_and_b32_e32 v8, s14, v8
	v_add_i32_e64 v7, s[0:1], v7, v8
	v_bfe_i32 v8, v5, 3, 1
	v_and_b32_e32 v8, s15, v8
	v_add_i32_e64 v7, s[0:1], v7, v8
	v_bfe_i32 v8, v5, 4, 1
	v_and_b32_e32 v8, s16, v8
	v_add_i32_e64 v7, s[0:1], v7, v8
	v_bfe_i32 v8, v5, 5, 1
	v_and_b32_e32 v8, s17, v8
	v_add_i32_e64 v7, s[0:1], v7, v8
	v_bfe_i32 v8, v5, 6, 1
	v_and_b32_e32 v8, s18, v8
	v_add_i32_e64 v7, s[0:1], v7, v8
	v_bfe_i32 v8, v5, 7, 1
	v_and_b32_e32 v8, s19, v8
	v_add_i32_e64 v7, s[0:1], v7, v8
	v_subrev_i32_e64 v8, s[0:1], s10, v7
	v_sub_i32_e64 v9, s[0:1], s10, v7
	v_cmp_lt_u32_e64 s[0:1], s10, v7
	v_cndmask_b32_e64 v7, v9, v8, s[0:1]
	v_bfe_i32 v8, v6, 0, 1
	v_bfe_i32 v9, v6, 1, 1
	v_and_b32_e32 v8, s12, v8
	v_and_b32_e32 v9, s13, v9
	v_add_i32_e64 v8, s[0:1], v9, v8
	v_bfe_i32 v9, v6, 2, 1
	v_and_b32_e32 v9, s14, v9
	v_add_i32_e64 v8, s[0:1], v8, v9
	v_bfe_i32 v9, v6, 3, 1
	v_and_b32_e32 v9, s15, v9
	v_add_i32_e64 v8, s[0:1], v8, v9
	v_bfe_i32 v9, v6, 4, 1
	v_and_b32_e32 v9, s16, v9
	v_add_i32_e64 v8, s[0:1], v8, v9
	v_bfe_i32 v9, v6, 5, 1
	v_and_b32_e32 v9, s17, v9
	v_add_i32_e64 v8, s[0:1], v8, v9
	v_bfe_i32 v9, v6, 6, 1
	v_and_b32_e32 v9, s18, v9
	v_add_i32_e64 v8, s[0:1], v8, v9
	v_bfe_i32 v9, v6, 7, 1
	v_and_b32_e32 v9, s19, v9
	v_add_i32_e64 v8, s[0:1], v8, v9
	v_subrev_i32_e64 v9, s[0:1], s10, v8
	v_sub_i32_e64 v10, s[0:1], s10, v8
	v_cmp_lt_u32_e64 s[0:1], s10, v8
	v_cndmask_b32_e64 v8, v10, v9, s[0:1]
	v_cmp_gt_u32_e64 s[0:1], v7, v8
	v_cndmask_b32_e64 v5, v5, v6, s[0:1]
	ds_write_b32 v1, v5
	ds_write_b32 v4, v5
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v1, v1, v1 offset:1024
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_6
; %bb.5:
	ds_read_b32 v0, v0
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[2:3], s[4:7], 0 addr64
.LBB6_6:
	s_endpgm
.Lfunc_end6:
	.size	genetic_cpu_lock_fgl, .Lfunc_end6-genetic_cpu_lock_fgl
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 772
; NumSgprs: 22
; NumVgprs: 11
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1028 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 11
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
	.long	11272385
	.long	47180
	.long	262284
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	genetic_serial          ; -- Begin function genetic_serial
	.globl	genetic_serial
	.p2align	8
	.type	genetic_serial,@function
	.amdgpu_hsa_kernel genetic_serial
genetic_serial:                         ; @genetic_serial
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
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 25
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
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x6
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[0:1], s[14:15]
	v_lshlrev_b32_e32 v3, 2, v0
	v_mov_b32_e32 v4, v1
	buffer_load_dword v4, v[3:4], s[0:3], 0 addr64
	v_lshl_b64 v[1:2], v[0:1], 2
	s_mov_b32 m0, -1
	v_cmp_gt_u32_e32 vcc, s17, v0
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v4 offset:1024
	v_lshlrev_b32_e32 v3, 2, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_2
; %bb.1:
	s_mov_b64 s[14:15], s[2:3]
	buffer_load_dword v4, v[1:2], s[12:15], 0 addr64
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v4
.LBB7_2:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB7_5
; %bb.3:
	s_load_dwordx2 s[0:1], s[4:5], 0x4
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	s_load_dwordx8 s[4:11], s[0:1], 0x0
.LBB7_4:                                ; =>This Inner Loop Header: Depth=1
	s_add_i32 s0, s14, 0x400
	v_mov_b32_e32 v0, s0
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v4, 0xffff, v0
	v_lshrrev_b32_e32 v0, 14, v0
	v_lshlrev_b32_e32 v4, 2, v4
	v_and_b32_e32 v0, 0x3fffc, v0
	ds_read_b32 v5, v4
	ds_read_b32 v6, v0
	s_waitcnt lgkmcnt(1)
	v_readfirstlane_b32 s0, v5
	s_bfe_i32 s15, s0, 0x10000
	s_bfe_i32 s17, s0, 0x10001
	s_bfe_i32 s18, s0, 0x10002
	s_and_b32 s15, s15, s4
	s_and_b32 s17, s17, s5
	s_bfe_i32 s19, s0, 0x10003
	s_and_b32 s18, s18, s6
	s_add_i32 s15, s17, s15
	s_bfe_i32 s20, s0, 0x10004
	s_and_b32 s19, s19, s7
	s_add_i32 s15, s15, s18
	s_bfe_i32 s21, s0, 0x10005
	s_and_b32 s20, s20, s8
	s_add_i32 s15, s15, s19
	s_bfe_i32 s22, s0, 0x10006
	s_and_b32 s21, s21, s9
	s_add_i32 s15, s15, s20
	s_bfe_i32 s0, s0, 0x10007
	s_and_b32 s22, s22, s10
	s_add_i32 s15, s15, s21
	s_and_b32 s0, s0, s11
	s_add_i32 s15, s15, s22
	s_add_i32 s15, s15, s0
	s_sub_i32 s0, s15, s16
	s_sub_i32 s17, s16, s15
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s1, v6
	s_cmp_gt_u32 s15, s16
	s_cselect_b32 s0, s0, s17
	s_bfe_i32 s15, s1, 0x10000
	s_bfe_i32 s17, s1, 0x10001
	s_bfe_i32 s18, s1, 0x10002
	s_and_b32 s15, s15, s4
	s_and_b32 s17, s17, s5
	s_bfe_i32 s19, s1, 0x10003
	s_and_b32 s18, s18, s6
	s_add_i32 s15, s17, s15
	s_bfe_i32 s20, s1, 0x10004
	s_and_b32 s19, s19, s7
	s_add_i32 s15, s15, s18
	s_bfe_i32 s21, s1, 0x10005
	s_and_b32 s20, s20, s8
	s_add_i32 s15, s15, s19
	s_bfe_i32 s22, s1, 0x10006
	s_and_b32 s21, s21, s9
	s_add_i32 s15, s15, s20
	s_bfe_i32 s1, s1, 0x10007
	s_and_b32 s22, s22, s10
	s_add_i32 s15, s15, s21
	s_and_b32 s1, s1, s11
	s_add_i32 s15, s15, s22
	s_add_i32 s15, s15, s1
	s_sub_i32 s1, s15, s16
	s_sub_i32 s17, s16, s15
	s_cmp_gt_u32 s15, s16
	s_cselect_b32 s1, s1, s17
	s_cmp_gt_u32 s0, s1
	s_cselect_b64 s[0:1], -1, 0
	s_add_i32 s14, s14, 4
	v_cndmask_b32_e64 v5, v5, v6, s[0:1]
	s_cmpk_lg_i32 s14, 0x400
	ds_write_b32 v4, v5
	ds_write_b32 v0, v5
	s_cbranch_scc1 .LBB7_4
.LBB7_5:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_7
; %bb.6:
	ds_read_b32 v0, v3
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[12:15], 0 addr64
.LBB7_7:
	s_endpgm
.Lfunc_end7:
	.size	genetic_serial, .Lfunc_end7-genetic_serial
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 620
; NumSgprs: 25
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 25
; NumVGPRsForWavesPerEU: 7
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
	.protected	genetic_draw_tm         ; -- Begin function genetic_draw_tm
	.globl	genetic_draw_tm
	.p2align	8
	.type	genetic_draw_tm,@function
	.amdgpu_hsa_kernel genetic_draw_tm
genetic_draw_tm:                        ; @genetic_draw_tm
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
		kernarg_segment_byte_size = 36
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 26
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
	s_load_dwordx4 s[16:19], s[4:5], 0x6
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[2:3], v[0:1], 2
	v_lshlrev_b32_e32 v4, 2, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s17, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB8_2
; %bb.1:
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	buffer_load_dword v5, v[2:3], s[12:15], 0 addr64
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v5
.LBB8_2:
	s_or_b64 exec, exec, s[2:3]
	s_and_b32 s2, s18, 31
	s_cmp_gt_u32 s2, 8
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB8_7
; %bb.3:
	v_cvt_f32_u32_e32 v5, s17
	s_load_dwordx4 s[20:23], s[4:5], 0x2
	s_mov_b32 s3, 0x19660d
	v_rcp_iflag_f32_e32 v5, v5
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s21, 0
	s_cselect_b64 s[4:5], -1, 0
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	s_sub_i32 s6, 0, s17
	s_add_i32 s7, s17, -1
	v_cvt_f32_u32_e32 v8, s7
	v_mul_lo_u32 v7, s6, v5
	v_add_i32_e32 v6, vcc, s20, v0
	v_rcp_iflag_f32_e32 v8, v8
	v_mul_hi_u32 v7, v5, v7
	v_mul_lo_u32 v6, v6, s3
	s_sub_i32 s6, 1, s17
	v_lshr_b64 v[0:1], v[0:1], s18
	v_add_i32_e32 v5, vcc, v7, v5
	v_mul_f32_e32 v7, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v7, v7
	v_add_i32_e32 v6, vcc, 0x3c6ef35f, v6
	v_lshrrev_b32_e32 v9, 8, v6
	v_mul_lo_u32 v8, s6, v7
	v_mul_hi_u32 v5, v9, v5
	v_mul_lo_u32 v6, v6, s3
	s_lshr_b32 s14, 0x100, s2
	v_mul_hi_u32 v8, v7, v8
	v_mul_lo_u32 v5, v5, s17
	v_add_i32_e32 v6, vcc, 0x3c6ef35f, v6
	v_lshrrev_b32_e32 v6, 8, v6
	v_add_i32_e32 v7, vcc, v7, v8
	v_mul_hi_u32 v7, v6, v7
	v_sub_i32_e32 v5, vcc, v9, v5
	v_subrev_i32_e32 v9, vcc, s17, v5
	v_cmp_le_u32_e32 vcc, s17, v5
	v_mul_lo_u32 v7, v7, s7
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_subrev_i32_e32 v8, vcc, s17, v5
	v_cmp_le_u32_e32 vcc, s17, v5
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_sub_i32_e32 v6, vcc, v6, v7
	v_subrev_i32_e32 v7, vcc, s7, v6
	v_cmp_le_u32_e32 vcc, s7, v6
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_subrev_i32_e32 v7, vcc, s7, v6
	v_cmp_le_u32_e32 vcc, s7, v6
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_add_i32_e32 v6, vcc, v5, v6
	v_add_i32_e32 v6, vcc, 1, v6
	v_mov_b32_e32 v7, s17
	v_cmp_le_u32_e32 vcc, s17, v6
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_sub_i32_e32 v6, vcc, v6, v7
	v_lshlrev_b32_e32 v7, 16, v5
	v_cmp_lt_u32_e32 vcc, v6, v5
	v_or_b32_e32 v7, v6, v7
	v_lshlrev_b32_e32 v6, 16, v6
	v_or_b32_e32 v5, v6, v5
	s_and_b64 vcc, s[4:5], vcc
	v_cndmask_b32_e32 v6, v5, v7, vcc
	v_and_b32_e32 v5, 0xffff, v6
	v_lshrrev_b32_e32 v6, 14, v6
	v_lshlrev_b32_e32 v5, 2, v5
	v_and_b32_e32 v6, 0x3fffc, v6
	s_branch .LBB8_5
.LBB8_4:                                ;   in Loop: Header=BB8_5 Depth=1
	s_or_b64 exec, exec, s[2:3]
	s_add_i32 s14, s14, -1
	v_add_i32_e32 v0, vcc, -1, v0
	s_cmp_lg_u32 s14, 0
	v_addc_u32_e32 v1, vcc, -1, v1, vcc
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc0 .LBB8_7
.LBB8_5:                                ; =>This Inner Loop Header: Depth=1
	v_cmp_eq_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB8_4
; %bb.6:                                ;   in Loop: Header=BB8_5 Depth=1
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	ds_read_b32 v7, v5
	ds_read_b32 v8, v6
	s_load_dwordx8 s[4:11], s[22:23], 0x0
	s_waitcnt lgkmcnt(0)
	v_bfe_i32 v9, v7, 0, 1
	v_bfe_i32 v10, v7, 1, 1
	v_and_b32_e32 v9, s4, v9
	v_and_b32_e32 v10, s5, v10
	v_add_i32_e32 v9, vcc, v10, v9
	v_bfe_i32 v10, v7, 2, 1
	v_and_b32_e32 v10, s6, v10
	v_add_i32_e32 v9, vcc, v9, v10
	v_bfe_i32 v10, v7, 3, 1
	v_and_b32_e32 v10, s7, v10
	v_add_i32_e32 v9, vcc, v9, v10
	v_bfe_i32 v10, v7, 4, 1
	v_and_b32_e32 v10, s8, v10
	v_add_i32_e32 v9, vcc, v9, v10
	v_bfe_i32 v10, v7, 5, 1
	v_and_b32_e32 v10, s9, v10
	v_add_i32_e32 v9, vcc, v9, v10
	v_bfe_i32 v10, v7, 6, 1
	v_and_b32_e32 v10, s10, v10
	v_add_i32_e32 v9, vcc, v9, v10
	v_bfe_i32 v10, v7, 7, 1
	v_and_b32_e32 v10, s11, v10
	v_add_i32_e32 v9, vcc, v9, v10
	v_subrev_i32_e32 v10, vcc, s16, v9
	v_sub_i32_e32 v11, vcc, s16, v9
	v_cmp_lt_u32_e32 vcc, s16, v9
	v_cndmask_b32_e32 v9, v11, v10, vcc
	v_bfe_i32 v10, v8, 0, 1
	v_bfe_i32 v11, v8, 1, 1
	v_and_b32_e32 v10, s4, v10
	v_and_b32_e32 v11, s5, v11
	v_add_i32_e32 v10, vcc, v11, v10
	v_bfe_i32 v11, v8, 2, 1
	v_and_b32_e32 v11, s6, v11
	v_add_i32_e32 v10, vcc, v10, v11
	v_bfe_i32 v11, v8, 3, 1
	v_and_b32_e32 v11, s7, v11
	v_add_i32_e32 v10, vcc, v10, v11
	v_bfe_i32 v11, v8, 4, 1
	v_and_b32_e32 v11, s8, v11
	v_add_i32_e32 v10, vcc, v10, v11
	v_bfe_i32 v11, v8, 5, 1
	v_and_b32_e32 v11, s9, v11
	v_add_i32_e32 v10, vcc, v10, v11
	v_bfe_i32 v11, v8, 6, 1
	v_and_b32_e32 v11, s10, v11
	v_add_i32_e32 v10, vcc, v10, v11
	v_bfe_i32 v11, v8, 7, 1
	v_and_b32_e32 v11, s11, v11
	v_add_i32_e32 v10, vcc, v10, v11
	v_subrev_i32_e32 v11, vcc, s16, v10
	v_sub_i32_e32 v12, vcc, s16, v10
	v_cmp_lt_u32_e32 vcc, s16, v10
	v_cndmask_b32_e32 v10, v12, v11, vcc
	v_cmp_gt_u32_e32 vcc, v9, v10
	v_cndmask_b32_e32 v7, v7, v8, vcc
	ds_write_b32 v5, v7
	ds_write_b32 v6, v7
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_branch .LBB8_4
.LBB8_7:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB8_9
; %bb.8:
	ds_read_b32 v0, v4
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[2:3], s[12:15], 0 addr64
.LBB8_9:
	s_endpgm
.Lfunc_end8:
	.size	genetic_draw_tm, .Lfunc_end8-genetic_draw_tm
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 892
; NumSgprs: 26
; NumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 26
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
	.section	.AMDGPU.config
	.long	47176
	.long	11272450
	.long	47180
	.long	131212
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	genetic_draw_serial     ; -- Begin function genetic_draw_serial
	.globl	genetic_draw_serial
	.p2align	8
	.type	genetic_draw_serial,@function
	.amdgpu_hsa_kernel genetic_draw_serial
genetic_draw_serial:                    ; @genetic_draw_serial
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
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 33
		workitem_vgpr_count = 11
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
	s_load_dwordx2 s[2:3], s[4:5], 0x6
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[1:2], v[0:1], 2
	v_lshlrev_b32_e32 v3, 2, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s3, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB9_2
; %bb.1:
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	buffer_load_dword v4, v[1:2], s[12:15], 0 addr64
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v4
.LBB9_2:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s18, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB9_5
; %bb.3:
	v_cvt_f32_u32_e32 v0, s3
	s_add_i32 s19, s3, -1
	v_cvt_f32_u32_e32 v4, s19
	s_load_dwordx4 s[24:27], s[4:5], 0x2
	v_rcp_iflag_f32_e32 v0, v0
	v_rcp_iflag_f32_e32 v4, v4
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s25, 0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	s_cselect_b64 s[16:17], -1, 0
	s_sub_i32 s4, 0, s3
	v_mul_lo_u32 v5, s4, v0
	s_sub_i32 s4, 0, s19
	v_mul_lo_u32 v6, s4, v4
	s_load_dwordx8 s[4:11], s[26:27], 0x0
	v_mul_hi_u32 v5, v0, v5
	s_mul_i32 s20, s24, 0x17385ca9
	v_mul_hi_u32 v6, v4, v6
	s_mul_i32 s21, s24, 0x19660d
	s_add_i32 s20, s20, 0x47502932
	s_add_i32 s21, s21, 0x3c6ef35f
.LBB9_4:                                ; =>This Inner Loop Header: Depth=1
	s_add_i32 s22, s21, s18
	v_add_i32_e32 v7, vcc, v5, v0
	s_lshr_b32 s22, s22, 8
	v_mul_hi_u32 v7, s22, v7
	v_add_i32_e32 v8, vcc, v4, v6
	v_readfirstlane_b32 s23, v7
	s_mul_i32 s23, s23, s3
	s_sub_i32 s22, s22, s23
	s_sub_i32 s23, s22, s3
	s_cmp_ge_u32 s22, s3
	s_cselect_b32 s22, s23, s22
	s_sub_i32 s23, s22, s3
	s_cmp_ge_u32 s22, s3
	s_cselect_b32 s24, s23, s22
	s_lshr_b32 s22, s20, 8
	v_mul_hi_u32 v7, s22, v8
	v_readfirstlane_b32 s23, v7
	s_mul_i32 s23, s23, s19
	s_sub_i32 s22, s22, s23
	s_sub_i32 s23, s22, s19
	s_cmp_ge_u32 s22, s19
	s_cselect_b32 s22, s23, s22
	s_sub_i32 s23, s22, s19
	s_cmp_ge_u32 s22, s19
	s_cselect_b32 s22, s23, s22
	s_add_i32 s22, s24, s22
	s_add_i32 s22, s22, 1
	s_cmp_ge_u32 s22, s3
	s_cselect_b32 s23, s3, 0
	s_sub_i32 s25, s22, s23
	s_cmp_lt_u32 s25, s24
	s_cselect_b64 s[22:23], -1, 0
	s_lshl_b32 s26, s24, 16
	s_lshl_b32 s27, s25, 16
	s_and_b64 s[22:23], s[16:17], s[22:23]
	s_or_b32 s25, s25, s26
	s_or_b32 s24, s27, s24
	s_and_b64 s[22:23], s[22:23], exec
	s_cselect_b32 s22, s25, s24
	s_lshl_b32 s23, s22, 2
	s_lshr_b32 s22, s22, 14
	s_and_b32 s23, s23, 0x3fffc
	s_and_b32 s22, s22, 0x3fffc
	v_mov_b32_e32 v7, s23
	v_mov_b32_e32 v8, s22
	ds_read_b32 v9, v7
	ds_read_b32 v10, v8
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s22, v9
	s_bfe_i32 s24, s22, 0x10000
	s_bfe_i32 s25, s22, 0x10001
	s_bfe_i32 s26, s22, 0x10002
	s_and_b32 s24, s24, s4
	s_and_b32 s25, s25, s5
	s_bfe_i32 s27, s22, 0x10003
	s_and_b32 s26, s26, s6
	s_add_i32 s24, s25, s24
	s_bfe_i32 s28, s22, 0x10004
	s_and_b32 s27, s27, s7
	s_add_i32 s24, s24, s26
	s_bfe_i32 s29, s22, 0x10005
	s_and_b32 s28, s28, s8
	s_add_i32 s24, s24, s27
	s_bfe_i32 s30, s22, 0x10006
	s_and_b32 s29, s29, s9
	s_add_i32 s24, s24, s28
	s_bfe_i32 s22, s22, 0x10007
	s_and_b32 s30, s30, s10
	s_add_i32 s24, s24, s29
	s_and_b32 s22, s22, s11
	s_add_i32 s24, s24, s30
	s_add_i32 s24, s24, s22
	s_sub_i32 s22, s24, s2
	s_sub_i32 s25, s2, s24
	v_readfirstlane_b32 s23, v10
	s_cmp_gt_u32 s24, s2
	s_cselect_b32 s22, s22, s25
	s_bfe_i32 s24, s23, 0x10000
	s_bfe_i32 s25, s23, 0x10001
	s_bfe_i32 s26, s23, 0x10002
	s_and_b32 s24, s24, s4
	s_and_b32 s25, s25, s5
	s_bfe_i32 s27, s23, 0x10003
	s_and_b32 s26, s26, s6
	s_add_i32 s24, s25, s24
	s_bfe_i32 s28, s23, 0x10004
	s_and_b32 s27, s27, s7
	s_add_i32 s24, s24, s26
	s_bfe_i32 s29, s23, 0x10005
	s_and_b32 s28, s28, s8
	s_add_i32 s24, s24, s27
	s_bfe_i32 s30, s23, 0x10006
	s_and_b32 s29, s29, s9
	s_add_i32 s24, s24, s28
	s_bfe_i32 s23, s23, 0x10007
	s_and_b32 s30, s30, s10
	s_add_i32 s24, s24, s29
	s_and_b32 s23, s23, s11
	s_add_i32 s24, s24, s30
	s_add_i32 s24, s24, s23
	s_sub_i32 s23, s24, s2
	s_sub_i32 s25, s2, s24
	s_cmp_gt_u32 s24, s2
	s_cselect_b32 s23, s23, s25
	s_cmp_gt_u32 s22, s23
	s_cselect_b64 vcc, -1, 0
	s_add_i32 s18, s18, 0x19660d
	s_add_i32 s20, s20, 0x17385ca9
	v_cndmask_b32_e32 v9, v9, v10, vcc
	s_cmp_lg_u32 s18, 0x19660d00
	ds_write_b32 v7, v9
	ds_write_b32 v8, v9
	s_cbranch_scc1 .LBB9_4
.LBB9_5:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB9_7
; %bb.6:
	ds_read_b32 v0, v3
	s_mov_b32 s15, 0xf000
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[12:15], 0 addr64
.LBB9_7:
	s_endpgm
.Lfunc_end9:
	.size	genetic_draw_serial, .Lfunc_end9-genetic_draw_serial
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 860
; NumSgprs: 33
; NumVgprs: 11
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 33
; NumVGPRsForWavesPerEU: 11
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_lds llvm.amdgcn.kernel.genetic_tm.lds, 1024, 16
	.amdgpu_lds llvm.amdgcn.kernel.genetic_turns_tm.lds, 1024, 16
	.amdgpu_lds llvm.amdgcn.kernel.genetic_fgl.lds, 2048, 16
	.amdgpu_lds llvm.amdgcn.kernel.genetic_numbered_fgl.lds, 2052, 16
	.amdgpu_lds llvm.amdgcn.kernel.genetic_lock_fgl.lds, 1028, 16
	.amdgpu_lds llvm.amdgcn.kernel.genetic_lock_numbered_fgl.lds, 1032, 16
	.amdgpu_lds llvm.amdgcn.kernel.genetic_cpu_lock_fgl.lds, 1028, 16
	.amdgpu_lds llvm.amdgcn.kernel.genetic_serial.lds, 2048, 16
	.amdgpu_lds llvm.amdgcn.kernel.genetic_draw_tm.lds, 1024, 16
	.amdgpu_lds llvm.amdgcn.kernel.genetic_draw_serial.lds, 1024, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
