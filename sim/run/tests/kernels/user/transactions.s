	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272257
	.long	47180
	.long	32908
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	loop                    ; -- Begin function loop
	.globl	loop
	.p2align	8
	.type	loop,@function
	.amdgpu_hsa_kernel loop
loop:                                   ; @loop
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
		workgroup_group_segment_byte_size = 64
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 12
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 15
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
	v_cmp_gt_u32_e32 vcc, 16, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_mov_b32_e32 v2, 0
	ds_write_b32 v1, v2
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s7, s[4:5], 0x2
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc1 .LBB0_11
; %bb.3:
	v_and_b32_e32 v2, 1, v0
	v_cmp_eq_u32_e64 s[0:1], 1, v2
	s_mov_b32 s11, 0xaaaaaaab
	v_mov_b32_e32 v2, v0
	s_branch .LBB0_6
.LBB0_4:                                ;   in Loop: Header=BB0_6 Depth=1
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v4, s[2:3], v6, v4
	ds_write_b32 v3, v4
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s10, s10, 1
	s_cmp_eq_u32 s7, s10
	v_add_i32_e64 v2, s[2:3], 1, v2
	s_cbranch_scc1 .LBB0_11
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	v_mul_hi_u32 v3, v2, s11
	v_lshrrev_b32_e32 v3, 1, v3
	v_mul_lo_u32 v4, v3, -3
	v_add_i32_e64 v3, s[2:3], s10, v0
	v_add_i32_e64 v4, s[2:3], v3, v4
	v_cmp_ne_u32_e64 s[2:3], 0, v4
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_cbranch_execz .LBB0_5
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=1
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_and_b32_e32 v5, 15, v3
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $sgpr12
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_9
; %bb.8:                                ;   in Loop: Header=BB0_6 Depth=1
	v_lshlrev_b32_e32 v3, 2, v5
	ds_read_b32 v4, v3
	s_add_i32 s12, s10, 1
                                        ; implicit-def: $vgpr5
.LBB0_9:                                ;   in Loop: Header=BB0_6 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v6, s12
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_4
; %bb.10:                               ;   in Loop: Header=BB0_6 Depth=1
	v_xor_b32_e32 v3, 15, v5
	v_lshlrev_b32_e32 v3, 2, v3
	ds_read_b32 v6, v3
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v4, 2
	s_branch .LBB0_4
.LBB0_11:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_13
; %bb.12:
	s_mov_b32 s7, 0
	s_mov_b32 m0, -1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	ds_read_b32 v2, v1
	s_lshl_b64 s[2:3], s[6:7], 4
	v_mov_b32_e32 v1, s3
	v_add_i32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, s7
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
.LBB0_13:
	s_endpgm
.Lfunc_end0:
	.size	loop, .Lfunc_end0-loop
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 384
; NumSgprs: 15
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 64 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 15
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
	.protected	outstanding_loads       ; -- Begin function outstanding_loads
	.globl	outstanding_loads
	.p2align	8
	.type	outstanding_loads,@function
	.amdgpu_hsa_kernel outstanding_loads
outstanding_loads:                      ; @outstanding_loads
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
		workgroup_group_segment_byte_size = 64
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 18
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
	v_mov_b32_e32 v2, 0
	v_cmp_gt_u32_e32 vcc, 16, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_2
; %bb.1:
	ds_write_b32 v1, v2
.LBB1_2:
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
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 15, v2
	v_lshlrev_b32_e32 v3, 2, v3
	ds_read_b32 v4, v3
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v2, s[0:1], v4, v2
	ds_write_b32 v3, v2
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_4
; %bb.3:
	s_mov_b32 s9, s2
	ds_read_b32 v2, v1
	s_lshl_b64 s[0:1], s[8:9], 4
	v_mov_b32_e32 v1, s1
	v_add_i32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b64 s[0:1], s[14:15]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
.LBB1_4:
	s_endpgm
.Lfunc_end1:
	.size	outstanding_loads, .Lfunc_end1-outstanding_loads
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 300
; NumSgprs: 18
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 64 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 18
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
	.protected	float_sums              ; -- Begin function float_sums
	.globl	float_sums
	.p2align	8
	.type	float_sums,@function
	.amdgpu_hsa_kernel float_sums
float_sums:                             ; @float_sums
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
		workgroup_group_segment_byte_size = 64
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
	v_cmp_gt_u32_e32 vcc, 16, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_2
; %bb.1:
	ds_write_b32 v1, v2
.LBB2_2:
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
	v_and_b32_e32 v3, 15, v0
	v_lshlrev_b32_e32 v3, 2, v3
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	ds_read_b32 v4, v3
	v_add_i32_e64 v5, s[0:1], 1, v0
	v_and_b32_e32 v5, 15, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e32 v4, v2, v4
	ds_write_b32 v3, v4
	v_lshlrev_b32_e32 v3, 2, v5
	ds_read_b32 v4, v3
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v4, -0.5, v2
	ds_write_b32 v3, v4
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_4
; %bb.3:
	s_mov_b32 s9, s2
	ds_read_b32 v2, v1
	s_lshl_b64 s[0:1], s[8:9], 4
	v_mov_b32_e32 v1, s1
	v_add_i32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b64 s[0:1], s[14:15]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
.LBB2_4:
	s_endpgm
.Lfunc_end2:
	.size	float_sums, .Lfunc_end2-float_sums
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 332
; NumSgprs: 18
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 64 bytes/workgroup (compile time only)
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
	.long	11272386
	.long	47180
	.long	32912
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	bank                    ; -- Begin function bank
	.globl	bank
	.p2align	8
	.type	bank,@function
	.amdgpu_hsa_kernel bank
bank:                                   ; @bank
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
		kernarg_segment_byte_size = 44
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 26
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
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[16:17], s[6:7], 0x4
	v_cmp_gt_u32_e64 s[0:1], 64, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_2
; %bb.1:
	s_mov_b32 s9, 0
	s_lshl_b64 s[10:11], s[8:9], 6
	v_mov_b32_e32 v2, s11
	v_add_i32_e32 v1, vcc, s10, v0
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_lshl_b64 v[1:2], v[1:2], 2
	s_mov_b32 s23, 0xf000
	s_mov_b32 s22, s9
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[20:21], s[12:13]
	buffer_load_dword v1, v[1:2], s[20:23], 0 addr64
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v1
.LBB3_2:
	s_or_b64 exec, exec, s[2:3]
	s_load_dword s18, s[6:7], 0x6
	s_mov_b32 s22, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_lg_u32 s18, 0
	s_cbranch_scc0 .LBB3_12
; %bb.3:
	s_load_dword s2, s[4:5], 0x1
	s_load_dword s9, s[6:7], 0x8
	v_mov_b32_e32 v1, s8
	s_mov_b32 s23, 0xf000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s2, 0xffff
	v_mul_hi_u32 v1, s3, v1
	s_mul_i32 s10, s3, s8
	v_mov_b32_e32 v2, s10
	v_add_i32_e32 v2, vcc, s9, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_i32_e32 v2, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mul_lo_u32 v3, v1, s18
	v_mul_hi_u32 v4, v2, s18
	v_mul_lo_u32 v1, v2, s18
	s_add_u32 s2, s6, 28
	s_addc_u32 s3, s7, 0
	v_add_i32_e32 v2, vcc, v4, v3
	v_lshl_b64 v[1:2], v[1:2], 2
	v_mov_b32_e32 v3, s15
	v_add_i32_e32 v1, vcc, s14, v1
	s_mov_b32 s9, s22
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_mov_b32_e32 v3, 0
	s_mov_b32 s14, s22
	s_branch .LBB3_5
.LBB3_4:                                ;   in Loop: Header=BB3_5 Depth=1
	s_or_b64 exec, exec, s[10:11]
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	v_lshlrev_b32_e32 v4, s14, v7
	s_add_i32 s14, s14, 1
	v_add_i32_e32 v1, vcc, 4, v1
	v_or_b32_e32 v3, v4, v3
	s_cmp_eq_u32 s18, s14
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_cbranch_scc1 .LBB3_7
.LBB3_5:                                ; =>This Inner Loop Header: Depth=1
	s_mov_b32 s20, s22
	s_mov_b32 s21, s22
	buffer_load_dword v4, v[1:2], s[20:23], 0 addr64
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 63, v4
	v_lshlrev_b32_e32 v6, 2, v5
	ds_read_b32 v8, v6
	v_lshrrev_b32_e32 v5, 16, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v8, v5
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB3_4
; %bb.6:                                ;   in Loop: Header=BB3_5 Depth=1
	v_lshrrev_b32_e32 v4, 6, v4
	v_sub_i32_e32 v7, vcc, v8, v5
	v_and_b32_e32 v4, 0xfc, v4
	ds_write_b32 v6, v7
	ds_read_b32 v6, v4
	v_mov_b32_e32 v7, 1
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v5, vcc, v6, v5
	ds_write_b32 v4, v5
	s_branch .LBB3_4
.LBB3_7:
	s_branch .LBB3_9
.LBB3_8:
	s_add_u32 s2, s6, 28
	s_addc_u32 s3, s7, 0
	s_mov_b32 s9, 0
	v_mov_b32_e32 v3, 0
.LBB3_9:
	s_load_dword s4, s[4:5], 0x1
	s_load_dword s2, s[2:3], 0x1
	s_mov_b32 s18, 0
	s_mov_b32 s19, 0xf000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s4, 0xffff
	v_mov_b32_e32 v1, s3
	v_mul_hi_u32 v1, s8, v1
	s_mul_i32 s4, s9, s3
	s_mul_i32 s3, s8, s3
	v_mov_b32_e32 v2, s3
	v_add_i32_e32 v1, vcc, s4, v1
	v_add_i32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v4, vcc, 0, v1, vcc
	v_add_i32_e32 v1, vcc, v2, v0
	v_addc_u32_e32 v2, vcc, 0, v4, vcc
	v_lshl_b64 v[1:2], v[1:2], 2
	buffer_store_dword v3, v[1:2], s[16:19], 0 addr64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_11
; %bb.10:
	v_lshlrev_b32_e32 v1, 2, v0
	ds_read_b32 v2, v1
	s_lshl_b64 s[0:1], s[8:9], 6
	v_mov_b32_e32 v1, s1
	v_add_i32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b64 s[14:15], s[18:19]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[0:1], s[12:15], 0 addr64
.LBB3_11:
	s_endpgm
.LBB3_12:
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $sgpr2_sgpr3
	s_cbranch_execnz .LBB3_8
	s_branch .LBB3_9
.Lfunc_end3:
	.size	bank, .Lfunc_end3-bank
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 620
; NumSgprs: 26
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 256 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 26
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
	.protected	phases                  ; -- Begin function phases
	.globl	phases
	.p2align	8
	.type	phases,@function
	.amdgpu_hsa_kernel phases
phases:                                 ; @phases
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
		kernarg_segment_byte_size = 28
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
	s_load_dword s0, s[4:5], 0x1
	s_load_dword s1, s[6:7], 0x2
	v_add_i32_e32 v3, vcc, 1, v0
	v_cvt_f32_u32_e32 v4, v3
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_cvt_f32_u32_e32 v2, s3
	v_lshlrev_b32_e32 v1, 2, v0
	v_add_i32_e32 v1, vcc, s1, v1
	v_rcp_iflag_f32_e32 v5, v2
	s_mov_b32 m0, -1
	s_load_dword s4, s[6:7], 0x4
	ds_write_b32 v1, v0
	v_mul_f32_e32 v6, v4, v5
	v_trunc_f32_e32 v6, v6
	v_cvt_u32_f32_e32 v7, v6
	v_mad_f32 v4, -v6, v2, v4
	v_cmp_ge_f32_e64 vcc, |v4|, v2
	s_waitcnt lgkmcnt(0)
	v_addc_u32_e32 v4, vcc, 0, v7, vcc
	v_mul_lo_u32 v4, v4, s0
	s_barrier
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_lshrrev_b32_e32 v6, 1, v0
	v_sub_i32_e32 v3, vcc, v3, v4
	v_and_b32_e32 v3, 0xffff, v3
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, s1, v3
	ds_read_b32 v4, v3
	v_and_b32_e32 v6, 0x7c, v6
	v_add_i32_e32 v6, vcc, s1, v6
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v4, vcc, 1, v4
	ds_write_b32 v3, v4
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	ds_read_b32 v3, v6
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, 1, v3
	ds_write_b32 v6, v3
	v_add_i32_e32 v3, vcc, 2, v0
	v_cvt_f32_u32_e32 v4, v3
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, v4, v5
	v_trunc_f32_e32 v7, v7
	v_cvt_u32_f32_e32 v8, v7
	v_mad_f32 v4, -v7, v2, v4
	v_cmp_ge_f32_e64 vcc, |v4|, v2
	s_barrier
	v_addc_u32_e32 v4, vcc, 0, v8, vcc
	v_mul_lo_u32 v4, v4, s0
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_sub_i32_e32 v3, vcc, v3, v4
	v_and_b32_e32 v3, 0xffff, v3
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, s1, v3
	ds_read_b32 v4, v3
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v4, vcc, 2, v4
	ds_write_b32 v3, v4
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	ds_read_b32 v3, v6
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, 1, v3
	ds_write_b32 v6, v3
	v_add_i32_e32 v3, vcc, 3, v0
	v_cvt_f32_u32_e32 v4, v3
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, v4, v5
	v_trunc_f32_e32 v7, v7
	v_cvt_u32_f32_e32 v8, v7
	v_mad_f32 v4, -v7, v2, v4
	v_cmp_ge_f32_e64 vcc, |v4|, v2
	s_barrier
	v_addc_u32_e32 v4, vcc, 0, v8, vcc
	v_mul_lo_u32 v4, v4, s0
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_sub_i32_e32 v3, vcc, v3, v4
	v_and_b32_e32 v3, 0xffff, v3
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_i32_e32 v3, vcc, s1, v3
	ds_read_b32 v4, v3
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v4, vcc, 3, v4
	ds_write_b32 v3, v4
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	ds_read_b32 v3, v6
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, 1, v3
	ds_write_b32 v6, v3
	v_add_i32_e32 v3, vcc, 4, v0
	v_cvt_f32_u32_e32 v4, v3
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v5, v4, v5
	v_trunc_f32_e32 v5, v5
	v_cvt_u32_f32_e32 v7, v5
	v_mad_f32 v4, -v5, v2, v4
	v_cmp_ge_f32_e64 vcc, |v4|, v2
	s_barrier
	v_addc_u32_e32 v2, vcc, 0, v7, vcc
	v_mul_lo_u32 v2, v2, s0
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_sub_i32_e32 v2, vcc, v3, v2
	v_and_b32_e32 v2, 0xffff, v2
	v_lshlrev_b32_e32 v2, 2, v2
	v_add_i32_e32 v2, vcc, s1, v2
	ds_read_b32 v3, v2
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, 4, v3
	ds_write_b32 v2, v3
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	ds_read_b32 v2, v6
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, 1, v2
	ds_write_b32 v6, v2
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v1
	v_mov_b32_e32 v1, s8
	v_mul_hi_u32 v1, s3, v1
	s_mul_i32 s3, s3, s8
	v_mov_b32_e32 v3, s3
	v_add_i32_e32 v3, vcc, s4, v3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_i32_e32 v0, vcc, v3, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s3, 0xf000
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end4:
	.size	phases, .Lfunc_end4-phases
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 816
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
	.long	11272322
	.long	47180
	.long	32908
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	tickets                 ; -- Begin function tickets
	.globl	tickets
	.p2align	8
	.type	tickets,@function
	.amdgpu_hsa_kernel tickets
tickets:                                ; @tickets
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
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x4
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[2:3], v[0:1], 2
	v_cmp_gt_u32_e32 vcc, 16, v0
	v_lshlrev_b32_e32 v4, 2, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_2
; %bb.1:
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[16:17], s[12:13]
	buffer_load_dword v5, v[2:3], s[16:19], 0 addr64
	s_waitcnt vmcnt(0)
	ds_write2_b32 v4, v1, v5 offset1:16
.LBB5_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s16, s[4:5], 0x6
	s_mov_b32 s17, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_eq_u32 s16, 0
	s_cbranch_scc1 .LBB5_11
; %bb.3:
	v_mov_b32_e32 v1, 0
	s_mov_b32 s18, 0xcccccccd
	v_mad_u32_u24 v5, v0, 6, v0
	v_mov_b32_e32 v6, 0x10001
	v_mov_b32_e32 v7, v0
	s_branch .LBB5_6
.LBB5_4:                                ;   in Loop: Header=BB5_6 Depth=1
	s_or_b64 exec, exec, s[4:5]
.LBB5_5:                                ;   in Loop: Header=BB5_6 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s17, s17, 1
	s_cmp_eq_u32 s16, s17
	v_add_i32_e64 v7, s[0:1], 1, v7
	s_cbranch_scc1 .LBB5_11
.LBB5_6:                                ; =>This Inner Loop Header: Depth=1
	v_mul_hi_u32 v8, v7, s18
	v_add_i32_e64 v9, s[0:1], s17, v0
	v_lshrrev_b32_e32 v8, 2, v8
	v_mul_lo_u32 v8, v8, 5
	v_sub_i32_e64 v8, s[0:1], v9, v8
	v_cmp_ne_u32_e64 s[0:1], 3, v8
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB5_5
; %bb.7:                                ;   in Loop: Header=BB5_6 Depth=1
	v_add_i32_e64 v8, s[0:1], s17, v5
	v_and_b32_e32 v8, 15, v8
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_lshlrev_b32_e32 v8, 2, v8
	ds_read_b32 v9, v8 offset:64
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], 0, v9
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB5_9
; %bb.8:                                ;   in Loop: Header=BB5_6 Depth=1
	v_cmp_eq_u32_e64 s[2:3], 1, v9
	v_or_b32_e32 v10, 64, v8
	v_add_i32_e64 v9, s[4:5], -1, v9
	s_and_b64 s[2:3], s[2:3], exec
	ds_write_b32 v10, v9
.LBB5_9:                                ;   in Loop: Header=BB5_6 Depth=1
	s_or_b64 exec, exec, s[10:11]
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB5_4
; %bb.10:                               ;   in Loop: Header=BB5_6 Depth=1
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	ds_read_b32 v9, v8
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v9, s[0:1], 1, v9
	ds_write_b32 v8, v9
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	v_cndmask_b32_e64 v8, 1, v6, s[2:3]
	v_add_i32_e64 v1, s[0:1], v8, v1
	s_branch .LBB5_4
.LBB5_11:
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	buffer_store_dword v1, v[2:3], s[8:11], 0 addr64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_13
; %bb.12:
	ds_read2_b32 v[0:1], v4 offset1:16
	s_mov_b64 s[8:9], s[14:15]
	s_mov_b64 s[14:15], s[10:11]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v1, v[2:3], s[12:15], 0 addr64
	buffer_store_dword v0, v[2:3], s[8:11], 0 addr64
.LBB5_13:
	s_endpgm
.Lfunc_end5:
	.size	tickets, .Lfunc_end5-tickets
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 508
; NumSgprs: 22
; NumVgprs: 11
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 128 bytes/workgroup (compile time only)
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
	.amdgpu_lds llvm.amdgcn.kernel.loop.lds, 64, 16
	.amdgpu_lds llvm.amdgcn.kernel.outstanding_loads.lds, 64, 16
	.amdgpu_lds llvm.amdgcn.kernel.float_sums.lds, 64, 16
	.amdgpu_lds llvm.amdgcn.kernel.bank.lds, 256, 16
	.amdgpu_lds llvm.amdgcn.kernel.tickets.lds, 128, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
