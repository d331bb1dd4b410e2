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
	.protected	take_tokens             ; -- Begin function take_tokens
	.globl	take_tokens
	.p2align	8
	.type	take_tokens,@function
	.amdgpu_hsa_kernel take_tokens
take_tokens:                            ; @take_tokens
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
		workgroup_group_segment_byte_size = 16
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 40
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 24
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
	s_load_dwordx2 s[10:11], s[6:7], 0x4
	v_cmp_gt_u32_e32 vcc, 4, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s10
	ds_write_b32 v1, v2
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	v_mul_u32_u24_e32 v2, 0x2493, v0
	v_lshrrev_b32_e32 v2, 16, v2
	v_mul_u32_u24_e32 v2, 7, v2
	v_sub_i32_e64 v2, s[0:1], v0, v2
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s11, 0
	s_cselect_b64 s[2:3], -1, 0
	v_cmp_ne_u32_e64 s[0:1], 0, v2
	s_and_b64 s[0:1], s[2:3], s[0:1]
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_12
; %bb.3:
	v_and_b32_e32 v3, 3, v0
	v_and_b32_e32 v2, 0xffff, v2
	v_lshlrev_b32_e32 v3, 2, v3
	s_mov_b32 s9, 1
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v4, 0
	s_branch .LBB0_5
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[0:1], exec, s[16:17]
	s_or_b64 s[14:15], s[0:1], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_11
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	s_add_i32 s0, s9, -1
	v_xor_b32_e32 v5, s0, v0
	v_and_b32_e32 v5, 1, v5
	v_cmp_eq_u32_e64 s[0:1], 1, v5
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[2:3], -1
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_9
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	ds_read_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], 0, v5
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_8
; %bb.7:                                ;   in Loop: Header=BB0_5 Depth=1
	v_add_i32_e64 v5, s[2:3], -1, v5
	ds_write_b32 v3, v5
.LBB0_8:                                ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[20:21]
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	v_add_i32_e64 v6, s[2:3], 1, v4
	s_orn2_b64 s[2:3], s[0:1], exec
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v4, v6
.LBB0_9:                                ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_4
; %bb.10:                               ;   in Loop: Header=BB0_5 Depth=1
	s_cmp_ge_u32 s9, s11
	s_cselect_b64 s[2:3], -1, 0
	v_cmp_eq_u32_e64 s[0:1], s9, v2
	s_or_b64 s[0:1], s[2:3], s[0:1]
	s_add_i32 s9, s9, 1
	s_orn2_b64 s[16:17], s[0:1], exec
	v_mov_b32_e32 v5, v4
	s_branch .LBB0_4
.LBB0_11:
	s_or_b64 exec, exec, s[14:15]
.LBB0_12:
	s_or_b64 exec, exec, s[12:13]
	s_load_dword s0, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dword s1, s[6:7], 0x7
	v_mov_b32_e32 v2, s8
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mul_hi_u32 v2, s0, v2
	s_mul_i32 s0, s0, s8
	v_mov_b32_e32 v3, s0
	v_add_i32_e64 v3, s[0:1], s1, v3
	v_addc_u32_e64 v4, s[0:1], 0, v2, s[0:1]
	v_add_i32_e64 v2, s[0:1], v3, v0
	v_addc_u32_e64 v3, s[0:1], 0, v4, s[0:1]
	v_lshl_b64 v[2:3], v[2:3], 2
	s_mov_b32 s3, 0xf000
	s_mov_b64 s[0:1], s[12:13]
	buffer_store_dword v5, v[2:3], s[0:3], 0 addr64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_14
; %bb.13:
	s_mov_b32 s9, s2
	ds_read_b32 v2, v1
	s_lshl_b64 s[0:1], s[8:9], 2
	v_mov_b32_e32 v1, s1
	v_add_i32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b64 s[0:1], s[14:15]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
.LBB0_14:
	s_endpgm
.Lfunc_end0:
	.size	take_tokens, .Lfunc_end0-take_tokens
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 548
; NumSgprs: 24
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 16 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 24
; NumVGPRsForWavesPerEU: 7
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
	.long	11272256
	.long	47180
	.long	32912
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	early_return            ; -- Begin function early_return
	.globl	early_return
	.p2align	8
	.type	early_return,@function
	.amdgpu_hsa_kernel early_return
early_return:                           ; @early_return
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
		workgroup_group_segment_byte_size = 32
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 24
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 11
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
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e32 vcc, 8, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_2
; %bb.1:
	v_lshlrev_b32_e32 v2, 2, v0
	ds_write_b32 v2, v1
.LBB1_2:
	s_or_b64 exec, exec, s[0:1]
	v_mul_u32_u24_e32 v1, 0xaaab, v0
	v_and_b32_e32 v1, 0xffff, v1
	s_movk_i32 s0, 0x5555
	v_cmp_lt_u32_e32 vcc, s0, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_4
; %bb.3:
	v_and_b32_e32 v1, 7, v0
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_lshlrev_b32_e32 v1, 2, v1
	ds_read_b32 v2, v1
	s_load_dword s0, s[4:5], 0x1
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, 1, v2
	ds_write_b32 v1, v2
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_and_b32 s3, s0, 0xffff
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_load_dword s4, s[6:7], 0x3
	v_mov_b32_e32 v1, s8
	v_mul_hi_u32 v1, s3, v1
	s_mul_i32 s3, s3, s8
	v_mov_b32_e32 v3, s3
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, s4, v3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_i32_e32 v0, vcc, v3, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s3, 0xf000
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
.LBB1_4:
	s_endpgm
.Lfunc_end1:
	.size	early_return, .Lfunc_end1-early_return
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 216
; NumSgprs: 11
; NumVgprs: 4
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 32 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 4
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
	.protected	one_counter             ; -- Begin function one_counter
	.globl	one_counter
	.p2align	8
	.type	one_counter,@function
	.amdgpu_hsa_kernel one_counter
one_counter:                            ; @one_counter
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
		workgroup_group_segment_byte_size = 4
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 36
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
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_2
; %bb.1:
	v_mov_b32_e32 v1, 0
	ds_write_b32 v1, v1
.LBB2_2:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	ds_read_b32 v1, v2
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s9, s[6:7], 0x4
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, 1, v1
	ds_write_b32 v2, v3
	;;#ASMSTART
	;;#ASMEND
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	v_cmp_le_u32_e32 vcc, s9, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execnz .LBB2_5
; %bb.3:
	s_andn2_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execnz .LBB2_6
.LBB2_4:
	s_endpgm
.LBB2_5:
	s_load_dword s4, s[4:5], 0x1
	s_load_dword s5, s[6:7], 0x6
	v_mov_b32_e32 v2, s8
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0xf000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mul_hi_u32 v2, s4, v2
	s_mul_i32 s4, s4, s8
	v_mov_b32_e32 v3, s4
	v_add_i32_e32 v3, vcc, s5, v3
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_add_i32_e32 v2, vcc, v3, v0
	v_addc_u32_e32 v3, vcc, 0, v4, vcc
	v_lshl_b64 v[2:3], v[2:3], 2
	s_mov_b64 s[4:5], s[2:3]
	buffer_store_dword v1, v[2:3], s[4:7], 0 addr64
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $vgpr1
	s_andn2_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB2_4
.LBB2_6:
	v_add_i32_e32 v2, vcc, 1, v0
	v_mov_b32_e32 v0, s8
	v_mul_hi_u32 v3, s9, v0
	s_mul_i32 s9, s9, s8
	v_add_i32_e32 v0, vcc, s9, v1
	s_waitcnt expcnt(0)
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end2:
	.size	one_counter, .Lfunc_end2-one_counter
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 280
; NumSgprs: 14
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 5
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
	.long	11272256
	.long	47180
	.long	131216
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	first_free              ; -- Begin function first_free
	.globl	first_free
	.p2align	8
	.type	first_free,@function
	.amdgpu_hsa_kernel first_free
first_free:                             ; @first_free
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
		workitem_private_segment_byte_size = 0
		workgroup_group_segment_byte_size = 1024
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 24
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 11
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
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_mov_b32 s0, -1
	s_mov_b32 s1, -4
.LBB3_1:                                ; =>This Inner Loop Header: Depth=1
	s_add_i32 s1, s1, 4
	v_mov_b32_e32 v1, s1
	ds_read_b32 v1, v1
	s_add_i32 s0, s0, 1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccnz .LBB3_1
; %bb.2:
	v_mov_b32_e32 v2, s1
	s_load_dword s1, s[4:5], 0x1
	v_mov_b32_e32 v1, 1
	ds_write_b32 v2, v1
	v_mov_b32_e32 v2, s0
	;;#ASMSTART
	;;#ASMEND
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s1, 0xffff
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_load_dword s4, s[6:7], 0x3
	v_mov_b32_e32 v1, s8
	v_mul_hi_u32 v1, s3, v1
	s_mul_i32 s3, s3, s8
	v_mov_b32_e32 v3, s3
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, s4, v3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_i32_e32 v0, vcc, v3, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end3:
	.size	first_free, .Lfunc_end3-first_free
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 200
; NumSgprs: 11
; NumVgprs: 4
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 4
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
	.protected	moves                   ; -- Begin function moves
	.globl	moves
	.p2align	8
	.type	moves,@function
	.amdgpu_hsa_kernel moves
moves:                                  ; @moves
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
		workgroup_group_segment_byte_size = 256
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 18
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
	v_cmp_gt_u32_e32 vcc, 64, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_2
; %bb.1:
	v_mov_b32_e32 v2, 0x3e8
	ds_write_b32 v1, v2
.LBB4_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s0, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dword s1, s[6:7], 0x5
	v_mov_b32_e32 v2, s8
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mul_hi_u32 v2, s0, v2
	s_mul_i32 s0, s0, s8
	v_mov_b32_e32 v3, s0
	v_add_i32_e64 v3, s[0:1], s1, v3
	v_addc_u32_e64 v4, s[0:1], 0, v2, s[0:1]
	v_add_i32_e64 v2, s[0:1], v3, v0
	v_addc_u32_e64 v3, s[0:1], 0, v4, s[0:1]
	v_lshl_b64 v[2:3], v[2:3], 2
	s_mov_b32 s3, 0xf000
	s_mov_b64 s[0:1], s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v3, v[2:3], s[0:3], 0 addr64
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, 63, v3
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v4, v2
	v_lshrrev_b32_e32 v5, 4, v3
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v4, s[0:1], -3, v4
	ds_write_b32 v2, v4
	v_and_b32_e32 v2, 0xfc, v5
	ds_read_b32 v4, v2
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v4, s[0:1], 3, v4
	ds_write_b32 v2, v4
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	v_and_b32_e32 v4, 0x1000, v3
	v_cmp_ne_u32_e64 s[0:1], 0, v4
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB4_4
; %bb.3:
	s_mov_b32 s0, 0xba2e8ba3
	v_mul_hi_u32 v4, v3, s0
	v_and_b32_e32 v5, 63, v0
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_lshlrev_b32_e32 v5, 2, v5
	v_lshrrev_b32_e32 v4, 3, v4
	v_mul_lo_u32 v4, v4, 11
	ds_read_b32 v7, v5
	v_add_i32_e64 v6, s[0:1], 1, v0
	v_sub_i32_e64 v3, s[0:1], v3, v4
	v_and_b32_e32 v6, 63, v6
	s_waitcnt lgkmcnt(0)
	v_sub_i32_e64 v4, s[0:1], v7, v3
	ds_write_b32 v5, v4
	v_lshlrev_b32_e32 v4, 2, v6
	ds_read_b32 v5, v4
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v3, s[0:1], v5, v3
	ds_write_b32 v4, v3
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
.LBB4_4:
	s_or_b64 exec, exec, s[4:5]
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v3, s[0:1], 1, v3
	ds_write_b32 v2, v3
	v_and_b32_e32 v2, 0xfc, v0
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v3, s[0:1], -1, v3
	ds_write_b32 v2, v3
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_6
; %bb.5:
	s_mov_b32 s9, s2
	ds_read_b32 v2, v1
	s_lshl_b64 s[0:1], s[8:9], 6
	v_mov_b32_e32 v1, s1
	v_add_i32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b64 s[0:1], s[14:15]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
.LBB4_6:
	s_endpgm
.Lfunc_end4:
	.size	moves, .Lfunc_end4-moves
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 612
; NumSgprs: 18
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 256 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 18
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
	.long	32912
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	both_legs               ; -- Begin function both_legs
	.globl	both_legs
	.p2align	8
	.type	both_legs,@function
	.amdgpu_hsa_kernel both_legs
both_legs:                              ; @both_legs
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
		workgroup_group_segment_byte_size = 256
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 18
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
	v_mov_b32_e32 v2, 0
	v_cmp_gt_u32_e32 vcc, 64, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_2
; %bb.1:
	ds_write_b32 v1, v2
.LBB5_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s0, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dword s1, s[6:7], 0x5
	v_mov_b32_e32 v2, s8
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mul_hi_u32 v2, s0, v2
	s_mul_i32 s0, s0, s8
	v_mov_b32_e32 v3, s0
	v_add_i32_e64 v3, s[0:1], s1, v3
	v_addc_u32_e64 v4, s[0:1], 0, v2, s[0:1]
	v_add_i32_e64 v2, s[0:1], v3, v0
	v_addc_u32_e64 v3, s[0:1], 0, v4, s[0:1]
	v_lshl_b64 v[2:3], v[2:3], 2
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, s9
	s_mov_b64 s[0:1], s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v2, v[2:3], s[0:3], 0 addr64
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 1, v2
	v_cmp_eq_u32_e64 s[0:1], 1, v3
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB5_18
; %bb.3:
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_bfe_u32 v5, v2, 1, 2
	v_cmp_lt_i32_e64 s[0:1], 0, v5
	s_mov_b64 s[6:7], 0
                                        ; implicit-def: $sgpr12
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB5_13
; %bb.4:
	v_cmp_lt_i32_e64 s[0:1], 1, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB5_8
; %bb.5:
	v_cmp_eq_u32_e64 s[0:1], 2, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[12:13], s[0:1]
; %bb.6:
	s_mov_b64 s[6:7], exec
	v_lshrrev_b32_e32 v4, 3, v2
; %bb.7:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[6:7], s[6:7], exec
                                        ; implicit-def: $vgpr2
.LBB5_8:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB5_10
; %bb.9:
	v_lshrrev_b32_e32 v3, 1, v2
	v_and_b32_e32 v3, 0xfc, v3
	ds_read_b32 v5, v3
	v_lshrrev_b32_e32 v4, 3, v2
	s_or_b64 s[6:7], s[6:7], exec
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v2, s[0:1], 5, v5
	ds_write_b32 v3, v2
.LBB5_10:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[10:11], 0
                                        ; implicit-def: $sgpr12
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_xor_b64 s[6:7], exec, s[0:1]
; %bb.11:
	s_mov_b64 s[10:11], exec
	v_add_i32_e64 v3, s[0:1], 7, v4
	s_mov_b32 s12, 2
; %bb.12:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], s[10:11], exec
                                        ; implicit-def: $vgpr2
.LBB5_13:
	s_or_saveexec_b64 s[0:1], s[4:5]
	v_mov_b32_e32 v4, s12
	s_xor_b64 exec, exec, s[0:1]
; %bb.14:
	v_lshrrev_b32_e32 v3, 3, v2
	v_mov_b32_e32 v4, 1
	s_or_b64 s[6:7], s[6:7], exec
; %bb.15:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB5_17
; %bb.16:
	v_lshlrev_b32_e32 v2, 2, v3
	v_and_b32_e32 v2, 0xfc, v2
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v3, s[0:1], v3, v4
	ds_write_b32 v2, v3
.LBB5_17:
	s_or_b64 exec, exec, s[4:5]
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
                                        ; implicit-def: $vgpr2
.LBB5_18:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB5_23
; %bb.19:
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_bfe_u32 v3, v2, 4, 3
	s_mov_b32 s10, 0
	v_cmp_ne_u32_e64 s[0:1], 0, v3
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB5_22
; %bb.20:
	v_lshrrev_b32_e32 v2, 7, v2
	s_mov_b64 s[6:7], 0
.LBB5_21:                               ; =>This Inner Loop Header: Depth=1
	v_add_i32_e64 v4, s[0:1], s10, v2
	v_and_b32_e32 v4, 63, v4
	v_lshlrev_b32_e32 v4, 2, v4
	ds_read_b32 v5, v4
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v5, s[0:1], s10, v5
	s_add_i32 s10, s10, 1
	v_cmp_eq_u32_e64 s[0:1], s10, v3
	s_or_b64 s[6:7], s[0:1], s[6:7]
	ds_write_b32 v4, v5
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB5_21
.LBB5_22:
	s_or_b64 exec, exec, s[4:5]
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
.LBB5_23:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_25
; %bb.24:
	ds_read_b32 v2, v1
	s_lshl_b64 s[0:1], s[8:9], 6
	v_mov_b32_e32 v1, s1
	v_add_i32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[14:15]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
.LBB5_25:
	s_endpgm
.Lfunc_end5:
	.size	both_legs, .Lfunc_end5-both_legs
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 712
; NumSgprs: 18
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 256 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 18
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
	.long	163984
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	stack                   ; -- Begin function stack
	.globl	stack
	.p2align	8
	.type	stack,@function
	.amdgpu_hsa_kernel stack
stack:                                  ; @stack
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
		granulated_lds_size = 5
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
		workgroup_group_segment_byte_size = 1028
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 40
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 22
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
	s_mov_b32 s2, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_2
; %bb.1:
	v_mov_b32_e32 v1, 0
	ds_write_b32 v1, v1 offset:1024
.LBB6_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s0, s[6:7], 0x7
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_mov_b32_e32 v2, 0
	ds_read_b32 v1, v2 offset:1024
	s_load_dword s1, s[4:5], 0x1
	v_lshlrev_b32_e32 v3, 2, v0
	s_load_dwordx4 s[16:19], s[6:7], 0x0
	s_load_dwordx2 s[12:13], s[6:7], 0x4
	s_mov_b32 s3, 0xf000
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v3, v1
	v_add_i32_e32 v1, vcc, 1, v0
	ds_write_b32 v2, v1 offset:1024
	s_and_b32 s1, s1, 0xffff
	v_mov_b32_e32 v1, s8
	v_mul_hi_u32 v1, s1, v1
	s_mul_i32 s1, s1, s8
	v_mov_b32_e32 v4, s1
	v_add_i32_e32 v4, vcc, s0, v4
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_i32_e32 v0, vcc, v4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b64 s[0:1], s[18:19]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v[0:1], s[0:3], 0 addr64
	s_mov_b64 s[18:19], s[2:3]
	buffer_load_dword v4, v[0:1], s[16:19], 0 addr64
	s_mov_b32 s0, 0xaaaaaaab
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
                                        ; implicit-def: $sgpr4_sgpr5
	v_mul_hi_u32 v5, v4, s0
	v_lshrrev_b32_e32 v5, 1, v5
	v_mul_lo_u32 v5, v5, 3
	v_sub_i32_e32 v4, vcc, v4, v5
	v_add_i32_e32 v4, vcc, 1, v4
	s_branch .LBB6_5
.LBB6_3:                                ;   in Loop: Header=BB6_5 Depth=1
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[0:1], exec, s[0:1]
	v_add_i32_e32 v3, vcc, v3, v5
	s_or_b64 s[4:5], s[4:5], s[0:1]
.LBB6_4:                                ;   in Loop: Header=BB6_5 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[0:1], exec, s[4:5]
	s_or_b64 s[2:3], s[0:1], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB6_8
.LBB6_5:                                ; =>This Inner Loop Header: Depth=1
	v_add_i32_e32 v4, vcc, -1, v4
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[4:5], s[4:5], exec
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB6_4
; %bb.6:                                ;   in Loop: Header=BB6_5 Depth=1
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	ds_read_b32 v5, v2 offset:1024
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v5
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB6_3
; %bb.7:                                ;   in Loop: Header=BB6_5 Depth=1
	v_lshlrev_b32_e32 v6, 2, v5
	v_add_i32_e32 v6, vcc, -4, v6
	ds_read_b32 v6, v6
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v2, v6 offset:1024
	s_branch .LBB6_3
.LBB6_8:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], s[12:13]
	buffer_store_dword v3, v[0:1], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end6:
	.size	stack, .Lfunc_end6-stack
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 444
; NumSgprs: 22
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1028 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 7
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_lds llvm.amdgcn.kernel.take_tokens.lds, 16, 16
	.amdgpu_lds llvm.amdgcn.kernel.early_return.lds, 32, 16
	.amdgpu_lds llvm.amdgcn.kernel.one_counter.lds, 4, 4
	.amdgpu_lds llvm.amdgcn.kernel.first_free.lds, 1024, 16
	.amdgpu_lds llvm.amdgcn.kernel.moves.lds, 256, 16
	.amdgpu_lds llvm.amdgcn.kernel.both_legs.lds, 256, 16
	.amdgpu_lds llvm.amdgcn.kernel.stack.lds, 1028, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
