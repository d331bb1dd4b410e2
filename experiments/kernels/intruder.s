	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272257
	.long	47180
	.long	295052
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	intruder_tm             ; -- Begin function intruder_tm
	.globl	intruder_tm
	.p2align	8
	.type	intruder_tm,@function
	.amdgpu_hsa_kernel intruder_tm
intruder_tm:                            ; @intruder_tm
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
		kernarg_segment_byte_size = 24
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 14
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
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v3, 0
	s_mov_b32 m0, -1
	v_cmp_eq_u32_e32 vcc, 0, v0
	ds_write2st64_b32 v2, v3, v3 offset1:4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	ds_write_b32 v3, v3 offset:2048
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x4
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[8:9], s[0:1]
	s_barrier
	buffer_load_dword v4, v[2:3], s[8:11], 0 addr64
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0xffff, v4
	v_lshlrev_b32_e32 v5, 2, v1
	ds_read_b32 v6, v5
	v_lshrrev_b32_e32 v4, 16, v4
	v_add_i32_e32 v4, vcc, 1, v4
	v_or_b32_e32 v4, 0x10000, v4
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v4, vcc, v4, v6
	ds_write_b32 v5, v4
	v_lshrrev_b32_e32 v4, 16, v4
	v_cmp_eq_u32_e32 vcc, s5, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
; %bb.3:
	v_mov_b32_e32 v4, 0
	ds_read_b32 v5, v4 offset:2048
	v_add_i32_e32 v1, vcc, 1, v1
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v6, 2, v5
	v_add_i32_e32 v6, vcc, 0x400, v6
	ds_write_b32 v6, v1
	v_add_i32_e32 v1, vcc, 1, v5
	ds_write_b32 v4, v1 offset:2048
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	v_cmp_gt_u32_e32 vcc, s4, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
; %bb.5:
	v_or_b32_e32 v5, 0x400, v2
	ds_read_b32 v2, v2
	ds_read_b32 v5, v5
	v_mov_b32_e32 v1, v3
	v_lshl_b64 v[3:4], v[0:1], 2
	v_add_i32_e32 v0, vcc, s4, v0
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[8:9], s[2:3]
	v_lshl_b64 v[0:1], v[0:1], 2
	s_waitcnt lgkmcnt(1)
	buffer_store_dword v2, v[3:4], s[8:11], 0 addr64
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v5, v[0:1], s[8:11], 0 addr64
.LBB0_6:
	s_endpgm
.Lfunc_end0:
	.size	intruder_tm, .Lfunc_end0-intruder_tm
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 332
; NumSgprs: 14
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2052 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 14
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
	.long	11272257
	.long	47180
	.long	295052
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	intruder_fgl            ; -- Begin function intruder_fgl
	.globl	intruder_fgl
	.p2align	8
	.type	intruder_fgl,@function
	.amdgpu_hsa_kernel intruder_fgl
intruder_fgl:                           ; @intruder_fgl
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
		kernarg_segment_byte_size = 24
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 14
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
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v3, 0
	s_mov_b32 m0, -1
	v_cmp_eq_u32_e32 vcc, 0, v0
	ds_write2st64_b32 v2, v3, v3 offset1:4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_2
; %bb.1:
	ds_write_b32 v3, v3 offset:2048
.LBB1_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x4
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[8:9], s[0:1]
	s_barrier
	buffer_load_dword v1, v[2:3], s[8:11], 0 addr64
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v4, 16, v1
	v_and_b32_e32 v1, 0xffff, v1
	v_add_i32_e32 v4, vcc, 1, v4
	v_or_b32_e32 v4, 0x10000, v4
	v_lshlrev_b32_e32 v5, 2, v1
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v5, v5, v4
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v4, vcc, v4, v5
	v_lshrrev_b32_e32 v4, 16, v4
	v_cmp_eq_u32_e32 vcc, s5, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_4
; %bb.3:
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v4, v5, v4 offset:2048
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v1, vcc, 1, v1
	v_lshlrev_b32_e32 v4, 2, v4
	v_add_i32_e32 v4, vcc, 0x400, v4
	ds_write_b32 v4, v1
.LBB1_4:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, s4, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_6
; %bb.5:
	v_or_b32_e32 v5, 0x400, v2
	ds_read_b32 v2, v2
	ds_read_b32 v5, v5
	v_mov_b32_e32 v1, v3
	v_lshl_b64 v[3:4], v[0:1], 2
	v_add_i32_e32 v0, vcc, s4, v0
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[8:9], s[2:3]
	v_lshl_b64 v[0:1], v[0:1], 2
	s_waitcnt lgkmcnt(1)
	buffer_store_dword v2, v[3:4], s[8:11], 0 addr64
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v5, v[0:1], s[8:11], 0 addr64
.LBB1_6:
	s_endpgm
.Lfunc_end1:
	.size	intruder_fgl, .Lfunc_end1-intruder_fgl
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 308
; NumSgprs: 14
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2052 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 6
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
	.long	426124
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	intruder_serial         ; -- Begin function intruder_serial
	.globl	intruder_serial
	.p2align	8
	.type	intruder_serial,@function
	.amdgpu_hsa_kernel intruder_serial
intruder_serial:                        ; @intruder_serial
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
		granulated_lds_size = 13
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
		workgroup_group_segment_byte_size = 3076
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 24
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 14
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
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0xf000
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[8:9], s[0:1]
	v_mov_b32_e32 v3, v1
	buffer_load_dword v3, v[2:3], s[8:11], 0 addr64
	s_mov_b32 m0, -1
	v_cmp_eq_u32_e32 vcc, 0, v0
	ds_write2st64_b32 v2, v1, v1 offset1:4
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v3 offset:2048
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_2
; %bb.1:
	ds_write_b32 v1, v1 offset:3072
.LBB2_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx2 s[0:1], s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_13
; %bb.3:
	v_mov_b32_e32 v3, 0
	ds_read_b32 v4, v3 offset:3072
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s7, v4
	s_branch .LBB2_5
.LBB2_4:                                ;   in Loop: Header=BB2_5 Depth=1
	s_add_i32 s6, s6, 16
	s_cmpk_lg_i32 s6, 0x400
	s_cbranch_scc0 .LBB2_13
.LBB2_5:                                ; =>This Inner Loop Header: Depth=1
	s_add_i32 s8, s6, 0x800
	v_mov_b32_e32 v4, s8
	ds_read_b32 v5, v4
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v4, 0xffff, v5
	v_lshlrev_b32_e32 v6, 2, v4
	ds_read_b32 v7, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_add_i32_e32 v5, vcc, 1, v5
	v_or_b32_e32 v5, 0x10000, v5
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v5, vcc, v5, v7
	v_lshrrev_b32_e32 v7, 16, v5
	v_cmp_ne_u32_e32 vcc, s1, v7
	ds_write_b32 v6, v5
	s_cbranch_vccnz .LBB2_7
; %bb.6:                                ;   in Loop: Header=BB2_5 Depth=1
	s_add_i32 s8, s7, 1
	s_lshl_b32 s7, s7, 2
	v_mov_b32_e32 v5, s8
	s_addk_i32 s7, 0x400
	v_add_i32_e32 v4, vcc, 1, v4
	ds_write_b32 v3, v5 offset:3072
	v_mov_b32_e32 v5, s7
	s_mov_b32 s7, s8
	ds_write_b32 v5, v4
.LBB2_7:                                ;   in Loop: Header=BB2_5 Depth=1
	s_add_i32 s8, s6, 0x804
	v_mov_b32_e32 v4, s8
	ds_read_b32 v5, v4
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v4, 0xffff, v5
	v_lshlrev_b32_e32 v6, 2, v4
	ds_read_b32 v7, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_add_i32_e32 v5, vcc, 1, v5
	v_or_b32_e32 v5, 0x10000, v5
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v5, vcc, v5, v7
	v_lshrrev_b32_e32 v7, 16, v5
	v_cmp_ne_u32_e32 vcc, s1, v7
	ds_write_b32 v6, v5
	s_cbranch_vccnz .LBB2_9
; %bb.8:                                ;   in Loop: Header=BB2_5 Depth=1
	s_add_i32 s8, s7, 1
	s_lshl_b32 s7, s7, 2
	v_mov_b32_e32 v5, s8
	s_addk_i32 s7, 0x400
	v_add_i32_e32 v4, vcc, 1, v4
	ds_write_b32 v3, v5 offset:3072
	v_mov_b32_e32 v5, s7
	s_mov_b32 s7, s8
	ds_write_b32 v5, v4
.LBB2_9:                                ;   in Loop: Header=BB2_5 Depth=1
	s_add_i32 s8, s6, 0x808
	v_mov_b32_e32 v4, s8
	ds_read_b32 v5, v4
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v4, 0xffff, v5
	v_lshlrev_b32_e32 v6, 2, v4
	ds_read_b32 v7, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_add_i32_e32 v5, vcc, 1, v5
	v_or_b32_e32 v5, 0x10000, v5
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v5, vcc, v5, v7
	v_lshrrev_b32_e32 v7, 16, v5
	v_cmp_ne_u32_e32 vcc, s1, v7
	ds_write_b32 v6, v5
	s_cbranch_vccnz .LBB2_11
; %bb.10:                               ;   in Loop: Header=BB2_5 Depth=1
	s_add_i32 s8, s7, 1
	s_lshl_b32 s7, s7, 2
	v_mov_b32_e32 v5, s8
	s_addk_i32 s7, 0x400
	v_add_i32_e32 v4, vcc, 1, v4
	ds_write_b32 v3, v5 offset:3072
	v_mov_b32_e32 v5, s7
	s_mov_b32 s7, s8
	ds_write_b32 v5, v4
.LBB2_11:                               ;   in Loop: Header=BB2_5 Depth=1
	s_add_i32 s8, s6, 0x80c
	v_mov_b32_e32 v4, s8
	ds_read_b32 v5, v4
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v4, 0xffff, v5
	v_lshlrev_b32_e32 v6, 2, v4
	ds_read_b32 v7, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_add_i32_e32 v5, vcc, 1, v5
	v_or_b32_e32 v5, 0x10000, v5
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v5, vcc, v5, v7
	v_lshrrev_b32_e32 v7, 16, v5
	v_cmp_ne_u32_e32 vcc, s1, v7
	ds_write_b32 v6, v5
	s_cbranch_vccnz .LBB2_4
; %bb.12:                               ;   in Loop: Header=BB2_5 Depth=1
	s_add_i32 s8, s7, 1
	s_lshl_b32 s7, s7, 2
	v_mov_b32_e32 v5, s8
	s_addk_i32 s7, 0x400
	v_add_i32_e32 v4, vcc, 1, v4
	ds_write_b32 v3, v5 offset:3072
	v_mov_b32_e32 v5, s7
	s_mov_b32 s7, s8
	ds_write_b32 v5, v4
	s_branch .LBB2_4
.LBB2_13:
	s_or_b64 exec, exec, s[4:5]
	v_or_b32_e32 v3, 0x400, v2
	v_cmp_gt_u32_e32 vcc, s0, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_15
; %bb.14:
	ds_read_b32 v2, v2
	ds_read_b32 v3, v3
	v_lshl_b64 v[4:5], v[0:1], 2
	v_add_i32_e32 v0, vcc, s0, v0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	s_mov_b64 s[4:5], s[2:3]
	v_lshl_b64 v[0:1], v[0:1], 2
	s_waitcnt lgkmcnt(1)
	buffer_store_dword v2, v[4:5], s[4:7], 0 addr64
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v[0:1], s[4:7], 0 addr64
.LBB2_15:
	s_endpgm
.Lfunc_end2:
	.size	intruder_serial, .Lfunc_end2-intruder_serial
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 800
; NumSgprs: 14
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 3076 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 8
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_lds llvm.amdgcn.kernel.intruder_tm.lds, 2052, 16
	.amdgpu_lds llvm.amdgcn.kernel.intruder_fgl.lds, 2052, 16
	.amdgpu_lds llvm.amdgcn.kernel.intruder_serial.lds, 3076, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
