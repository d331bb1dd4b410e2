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
	.protected	small_cells             ; -- Begin function small_cells
	.globl	small_cells
	.p2align	8
	.type	small_cells,@function
	.amdgpu_hsa_kernel small_cells
small_cells:                            ; @small_cells
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
		workgroup_group_segment_byte_size = 96
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 40
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
	v_cmp_gt_u32_e32 vcc, 32, v0
	v_lshlrev_b32_e32 v1, 1, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	ds_write_b8 v0, v2 offset:64
	v_mov_b32_e32 v2, 0xfffb
	ds_write_b16 v1, v2
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
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
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v2, v[2:3], s[0:3], 0 addr64
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 31, v2
	ds_read_u8 v4, v3 offset:64
	v_and_b32_e32 v5, 32, v2
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v4, s[0:1], 3, v4
	v_cmp_ne_u32_e64 s[0:1], 0, v5
	ds_write_b8 v3, v4 offset:64
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_4
; %bb.3:
	v_lshrrev_b32_e32 v3, 5, v2
	v_and_b32_e32 v3, 62, v3
	ds_read_u16 v4, v3
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v4, s[0:1], -2, v4
	ds_write_b16 v3, v4
.LBB0_4:
	s_or_b64 exec, exec, s[4:5]
	v_add_i32_e64 v2, s[0:1], 1, v2
	v_and_b32_e32 v2, 31, v2
	ds_read_u8 v3, v2 offset:64
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v3, s[0:1], 1, v3
	ds_write_b8 v2, v3 offset:64
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
; %bb.5:
	s_mov_b32 s9, s2
	s_load_dwordx2 s[0:1], s[6:7], 0x4
	ds_read_u8 v4, v0 offset:64
	ds_read_u16 v5, v1
	s_lshl_b64 s[2:3], s[8:9], 5
	v_mov_b32_e32 v3, s3
	v_add_i32_e32 v2, vcc, s2, v0
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	v_lshl_b64 v[0:1], v[2:3], 1
	s_mov_b64 s[4:5], s[14:15]
	s_mov_b64 s[2:3], s[6:7]
	s_waitcnt lgkmcnt(0)
	buffer_store_byte v4, v[2:3], s[4:7], 0 addr64
	buffer_store_short v5, v[0:1], s[0:3], 0 addr64
.LBB0_6:
	s_endpgm
.Lfunc_end0:
	.size	small_cells, .Lfunc_end0-small_cells
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 460
; NumSgprs: 18
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 96 bytes/workgroup (compile time only)
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
	.long	11272322
	.long	47180
	.long	65680
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	long_cells              ; -- Begin function long_cells
	.globl	long_cells
	.p2align	8
	.type	long_cells,@function
	.amdgpu_hsa_kernel long_cells
long_cells:                             ; @long_cells
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
		granulated_lds_size = 2
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
		workgroup_group_segment_byte_size = 512
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 40
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 18
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
	v_cmp_gt_u32_e32 vcc, 32, v0
	v_lshlrev_b32_e32 v1, 3, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_2
; %bb.1:
	s_mov_b32 s2, 0
	s_mov_b32 s3, s2
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	ds_write2_b64 v1, v[2:3], v[2:3] offset1:32
.LBB1_2:
	s_or_b64 exec, exec, s[0:1]
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
	v_lshl_b64 v[2:3], v[2:3], 3
	s_mov_b32 s3, 0xf000
	s_mov_b64 s[0:1], s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dwordx2 v[6:7], v[2:3], s[0:3], 0 addr64
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, 31, v6
	v_lshlrev_b32_e32 v10, 3, v2
	ds_read2_b64 v[2:5], v10 offset1:32
	v_cvt_f64_u32_e32 v[8:9], v6
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[4:5], v[4:5], v[8:9]
	v_add_i32_e64 v2, s[0:1], v2, v6
	v_addc_u32_e64 v3, s[0:1], v3, v7, s[0:1]
	ds_write2_b64 v10, v[2:3], v[4:5] offset1:32
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_4
; %bb.3:
	s_mov_b32 s9, s2
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	ds_read2_b64 v[1:4], v1 offset1:32
	s_lshl_b64 s[0:1], s[8:9], 5
	v_mov_b32_e32 v6, s1
	v_add_i32_e32 v5, vcc, s0, v0
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_lshl_b64 v[5:6], v[5:6], 3
	s_mov_b64 s[0:1], s[14:15]
	s_mov_b64 s[6:7], s[2:3]
	s_waitcnt lgkmcnt(0)
	buffer_store_dwordx2 v[1:2], v[5:6], s[0:3], 0 addr64
	buffer_store_dwordx2 v[3:4], v[5:6], s[4:7], 0 addr64
.LBB1_4:
	s_endpgm
.Lfunc_end1:
	.size	long_cells, .Lfunc_end1-long_cells
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 356
; NumSgprs: 18
; NumVgprs: 11
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 512 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 11
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
	.long	11272322
	.long	47180
	.long	65680
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	atomics                 ; -- Begin function atomics
	.globl	atomics
	.p2align	8
	.type	atomics,@function
	.amdgpu_hsa_kernel atomics
atomics:                                ; @atomics
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
		granulated_lds_size = 2
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
		workgroup_group_segment_byte_size = 384
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 40
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 18
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
	v_mov_b32_e32 v2, 0
	v_cmp_gt_u32_e32 vcc, 32, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_2
; %bb.1:
	ds_write_b32 v1, v2 offset:256
	ds_write2_b32 v1, v2, v2 offset1:32
.LBB2_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s0, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x4
	s_load_dword s1, s[6:7], 0x7
	v_mov_b32_e32 v2, s8
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
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xf000
	s_mov_b64 s[0:1], s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v4, v[2:3], s[0:3], 0 addr64
	v_mov_b32_e32 v5, 1
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_mov_b64 s[6:7], s[2:3]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, 31, v4
	v_lshlrev_b32_e32 v6, 2, v6
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v5, v6, v5
	s_waitcnt lgkmcnt(0)
	ds_max_u32 v6, v4 offset:128
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v4, s[0:1], v5, v4
	v_and_b32_e32 v4, 31, v4
	v_lshlrev_b32_e32 v4, 2, v4
	ds_read_b32 v8, v4 offset:256
	ds_read_b32 v9, v6
	v_add_i32_e64 v7, s[0:1], 2, v5
	v_add_i32_e64 v10, s[0:1], 10, v5
	s_waitcnt lgkmcnt(1)
	v_add_i32_e64 v8, s[0:1], 1, v8
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v9, s[0:1], 1, v9
	ds_write_b32 v4, v8 offset:256
	ds_write_b32 v6, v9
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v4, v6, v7, v10
	s_waitcnt lgkmcnt(0)
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	v_cmp_ne_u32_e64 s[0:1], v4, v7
	v_addc_u32_e64 v4, s[0:1], 0, v5, s[0:1]
	buffer_store_dword v4, v[2:3], s[4:7], 0 addr64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_4
; %bb.3:
	v_mov_b32_e32 v4, 0x60
	v_mul_hi_u32 v5, s8, v4
	ds_read2_b32 v[2:3], v1 offset1:32
	s_mul_i32 s0, s8, 0x60
	v_add_i32_e32 v4, vcc, s0, v0
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	ds_read_b32 v6, v1 offset:256
	v_lshl_b64 v[0:1], v[4:5], 2
	s_mov_b64 s[0:1], s[14:15]
	s_waitcnt lgkmcnt(1)
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
	buffer_store_dword v3, v[0:1], s[0:3], 0 addr64 offset:128
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v6, v[0:1], s[0:3], 0 addr64 offset:256
.LBB2_4:
	s_endpgm
.Lfunc_end2:
	.size	atomics, .Lfunc_end2-atomics
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 508
; NumSgprs: 18
; NumVgprs: 11
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 384 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 11
; Occupancy: 10
; WaveLimiterHint : 1
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
	.protected	arithmetic              ; -- Begin function arithmetic
	.globl	arithmetic
	.p2align	8
	.type	arithmetic,@function
	.amdgpu_hsa_kernel arithmetic
arithmetic:                             ; @arithmetic
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
		workgroup_group_segment_byte_size = 128
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 18
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
	v_mov_b32_e32 v2, 0
	v_cmp_gt_u32_e32 vcc, 32, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_2
; %bb.1:
	ds_write_b32 v1, v2
.LBB3_2:
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
	buffer_load_dword v2, v[2:3], s[0:3], 0 addr64
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_mov_b32_e32 v6, 0x3c23d70a
	s_waitcnt vmcnt(0)
	v_cvt_u32_f32_e32 v3, v2
	v_mul_f32_e32 v4, v2, v2
	v_sqrt_f32_e32 v4, v4
	v_mul_f32_e32 v2, 0x3eaaaaab, v2
	v_and_b32_e32 v3, 31, v3
	v_lshlrev_b32_e32 v3, 2, v3
	ds_read_b32 v5, v3
	v_cvt_u32_f32_e32 v2, v2
	v_mac_f32_e32 v6, 0x3e800000, v4
	v_floor_f32_e32 v4, v6
	v_and_b32_e32 v2, 31, v2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, v5, v4
	ds_write_b32 v3, v4
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_max_f32_e32 v3, 0, v3
	ds_write_b32 v2, v3
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_4
; %bb.3:
	s_mov_b32 s9, s2
	ds_read_b32 v2, v1
	s_lshl_b64 s[0:1], s[8:9], 5
	v_mov_b32_e32 v1, s1
	v_add_i32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b64 s[0:1], s[14:15]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
.LBB3_4:
	s_endpgm
.Lfunc_end3:
	.size	arithmetic, .Lfunc_end3-arithmetic
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 372
; NumSgprs: 18
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 128 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 18
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
	.long	11272322
	.long	47180
	.long	5008
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	volume                  ; -- Begin function volume
	.globl	volume
	.p2align	8
	.type	volume,@function
	.amdgpu_hsa_kernel volume
volume:                                 ; @volume
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
		enable_sgpr_workgroup_id_z = 1
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 2
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
	s_mov_b32 s16, s9
	s_load_dword s9, s[6:7], 0x4
	s_mov_b32 s2, 0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s11, s0, 16
	v_mad_u32_u24 v3, s11, v2, v1
	s_and_b32 s17, s0, 0xffff
	v_mul_lo_u32 v3, v3, s17
	v_add_i32_e32 v3, vcc, v3, v0
	v_cmp_gt_u32_e32 vcc, 32, v3
	v_lshlrev_b32_e32 v4, 4, v3
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB4_2
; %bb.1:
	s_mov_b32 s3, s2
	v_mov_b32_e32 v6, s3
	v_add_i32_e64 v7, s[0:1], s9, v4
	v_mov_b32_e32 v5, s2
	ds_write_b64 v7, v[5:6]
	v_add_i32_e64 v7, s[0:1], 8, v7
	ds_write_b64 v7, v[5:6]
.LBB4_2:
	s_or_b64 exec, exec, s[12:13]
	s_load_dwordx4 s[12:15], s[4:5], 0x2
	s_load_dword s0, s[6:7], 0x8
	v_mov_b32_e32 v5, s10
	s_load_dwordx2 s[18:19], s[6:7], 0x6
	s_load_dwordx4 s[4:7], s[6:7], 0x0
	s_mov_b32 s3, 0xf000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s12, 0xffff
	v_mul_hi_u32 v5, s1, v5
	s_mul_i32 s1, s1, s10
	v_mov_b32_e32 v6, s1
	v_add_i32_e64 v6, s[0:1], s0, v6
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	v_add_i32_e64 v2, s[0:1], v6, v2
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	v_mul_lo_u32 v5, v5, s14
	v_mul_hi_u32 v6, v2, s14
	v_mul_lo_u32 v2, v2, s14
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_i32_e64 v5, s[0:1], v6, v5
	v_mov_b32_e32 v6, s16
	v_mul_hi_u32 v6, s11, v6
	s_mul_i32 s1, s11, s16
	s_mov_b32 s0, s19
	v_mov_b32_e32 v7, s1
	v_add_i32_e64 v7, s[0:1], s0, v7
	v_addc_u32_e64 v6, s[0:1], 0, v6, s[0:1]
	v_add_i32_e64 v1, s[0:1], v7, v1
	v_addc_u32_e64 v6, s[0:1], 0, v6, s[0:1]
	v_add_i32_e64 v1, s[0:1], v1, v2
	v_addc_u32_e64 v2, s[0:1], v6, v5, s[0:1]
	v_mul_lo_u32 v2, v2, s13
	v_mul_hi_u32 v5, v1, s13
	v_mul_lo_u32 v1, v1, s13
	v_and_b32_e32 v9, 3, v3
	v_add_i32_e64 v2, s[0:1], v5, v2
	v_mov_b32_e32 v5, s8
	v_mul_hi_u32 v5, s17, v5
	s_mul_i32 s0, s17, s8
	v_mov_b32_e32 v6, s0
	v_add_i32_e64 v6, s[0:1], s18, v6
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	v_add_i32_e64 v0, s[0:1], v6, v0
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	v_add_i32_e64 v0, s[0:1], v0, v1
	v_addc_u32_e64 v1, s[0:1], v5, v2, s[0:1]
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b64 s[0:1], s[4:5]
	buffer_load_dword v0, v[0:1], s[0:3], 0 addr64
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 31, v0
	v_lshlrev_b32_e32 v1, 4, v1
	v_add_i32_e64 v2, s[0:1], s9, v1
	ds_read2_b64 v[5:8], v2 offset1:1
	v_and_b32_e32 v0, 7, v0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v1, s[0:1], v0, v6
	v_add_i32_e64 v8, s[0:1], 2, v8
	v_add_i32_e64 v7, s[0:1], v9, v7
	v_add_i32_e64 v0, s[0:1], 1, v5
	ds_write2_b64 v2, v[0:1], v[7:8] offset1:1
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_4
; %bb.3:
	v_cvt_f32_u32_e32 v0, s17
	s_sub_i32 s0, 0, s17
	v_cvt_f32_u32_e32 v2, s11
	s_mov_b32 s12, s13
	v_rcp_iflag_f32_e32 v0, v0
	s_mov_b32 s15, s2
	v_rcp_iflag_f32_e32 v2, v2
	s_mov_b32 s5, s2
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s0, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_i32_e32 v0, vcc, v1, v0
	v_mul_hi_u32 v0, s13, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s0, v0
	s_mul_i32 s0, s0, s17
	s_sub_i32 s0, s13, s0
	s_sub_i32 s1, s0, s17
	s_cmp_ge_u32 s0, s17
	v_add_i32_e32 v2, vcc, 1, v0
	s_cselect_b32 s0, s1, s0
	s_cselect_b64 vcc, -1, 0
	s_cmp_ge_u32 s0, s17
	s_cselect_b64 s[0:1], -1, 0
	s_sub_i32 s4, 0, s11
	v_mul_lo_u32 v5, s4, v1
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_add_i32_e32 v2, vcc, 1, v0
	v_mul_hi_u32 v5, v1, v5
	v_cndmask_b32_e64 v2, v0, v2, s[0:1]
	v_mul_lo_u32 v0, v2, s17
	s_mov_b32 s13, s2
	v_add_i32_e32 v1, vcc, v1, v5
	v_mul_hi_u32 v5, s14, v1
	v_mul_hi_u32 v1, v2, s17
	v_readfirstlane_b32 s0, v5
	s_mul_i32 s0, s0, s11
	s_sub_i32 s0, s14, s0
	s_sub_i32 s1, s0, s11
	v_add_i32_e32 v6, vcc, 1, v5
	s_cmp_ge_u32 s0, s11
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v5, v5, v6, vcc
	s_cselect_b32 s0, s1, s0
	v_add_i32_e32 v6, vcc, 1, v5
	s_cmp_ge_u32 s0, s11
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v7, v5, v6, vcc
	v_mul_hi_u32 v6, v7, s11
	v_mul_lo_u32 v5, v7, s11
	v_cmp_ne_u64_e32 vcc, s[12:13], v[0:1]
	s_mov_b32 s1, s2
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_cmp_ne_u64_e32 vcc, s[14:15], v[5:6]
	s_mov_b64 s[0:1], s[6:7]
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_add_i32_e32 v1, vcc, v1, v7
	v_addc_u32_e64 v5, s[12:13], 0, 0, vcc
	v_mul_lo_u32 v5, v5, s10
	v_mul_hi_u32 v6, v1, s10
	v_mul_lo_u32 v1, v1, s10
	v_add_i32_e32 v0, vcc, v0, v2
	v_addc_u32_e64 v2, s[12:13], 0, 0, vcc
	v_add_i32_e32 v5, vcc, v5, v6
	v_mov_b32_e32 v6, s2
	v_add_i32_e32 v1, vcc, s16, v1
	v_addc_u32_e32 v5, vcc, v5, v6, vcc
	v_mul_lo_u32 v2, v1, v2
	v_mul_hi_u32 v6, v1, v0
	v_mul_lo_u32 v5, v5, v0
	v_mul_lo_u32 v0, v1, v0
	v_add_i32_e32 v2, vcc, v2, v6
	v_add_i32_e32 v1, vcc, v5, v2
	v_mov_b32_e32 v2, s2
	v_add_i32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v1, v2, vcc
	v_add_i32_e32 v2, vcc, s9, v4
	v_add_i32_e32 v6, vcc, 8, v2
	v_lshl_b64 v[0:1], v[0:1], 5
	ds_read_b64 v[4:5], v2
	ds_read_b64 v[6:7], v6
	v_add_i32_e32 v0, vcc, v0, v3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 4
	s_waitcnt lgkmcnt(0)
	buffer_store_dwordx4 v[4:7], v[0:1], s[0:3], 0 addr64
.LBB4_4:
	s_endpgm
.Lfunc_end4:
	.size	volume, .Lfunc_end4-volume
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1148
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
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.amdgpu_lds llvm.amdgcn.kernel.small_cells.lds, 96, 16
	.amdgpu_lds llvm.amdgcn.kernel.long_cells.lds, 512, 16
	.amdgpu_lds llvm.amdgcn.kernel.atomics.lds, 384, 16
	.amdgpu_lds llvm.amdgcn.kernel.arithmetic.lds, 128, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
