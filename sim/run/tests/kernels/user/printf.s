	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272387
	.long	47180
	.long	5008
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	prints                  ; -- Begin function prints
	.globl	prints
	.p2align	8
	.type	prints,@function
	.amdgpu_hsa_kernel prints
prints:                                 ; @prints
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
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 26
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
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, turnstile_print_buffer@rel32@lo+4
	s_addc_u32 s1, s1, turnstile_print_buffer@rel32@hi+12
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, -1
	v_mov_b32_e32 v3, 8
	s_load_dwordx2 s[16:17], s[6:7], 0x5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v3, off, s[0:3], 0 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, turnstile_print_buffer@rel32@lo+12
	s_addc_u32 s1, s1, turnstile_print_buffer@rel32@hi+20
	buffer_load_dword v4, off, s[0:3], 0
	v_mov_b32_e32 v5, 8
                                        ; implicit-def: $vgpr9_vgpr10
	v_add_i32_e32 v6, vcc, 8, v3
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, v6, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[12:13], exec, s[0:1]
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_mov_b32_e32 v4, 0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[3:4], v[3:4], 2
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, turnstile_print_buffer@rel32@lo+16
	s_addc_u32 s1, s1, turnstile_print_buffer@rel32@hi+24
	s_mov_b32 s2, 0
	buffer_store_dword v5, v[3:4], s[0:3], 0 addr64
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	v_mov_b32_e32 v6, s1
	v_add_i32_e32 v9, vcc, s0, v3
	v_addc_u32_e32 v10, vcc, v4, v6, vcc
.LBB0_2:
	s_or_saveexec_b64 s[0:1], s[12:13]
	s_load_dwordx4 s[12:15], s[4:5], 0x1
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_4
; %bb.3:
	s_getpc_b64 s[20:21]
	s_add_u32 s20, s20, turnstile_print_buffer@rel32@lo+8
	s_addc_u32 s21, s21, turnstile_print_buffer@rel32@hi+16
	s_mov_b32 s23, 0xf000
	s_mov_b32 s22, -1
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v3, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v3, off, s[20:23], 0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s13, 0xffff
	s_lshr_b32 s1, s12, 16
	s_mul_i32 s2, s2, s10
	s_mul_i32 s1, s1, s9
	v_add_i32_e32 v2, vcc, s2, v2
	s_mov_b32 s0, s17
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v3, s1
	v_mul_lo_u32 v2, v2, s15
	v_add_i32_e32 v3, vcc, s0, v3
	v_add_i32_e32 v3, vcc, v3, v1
	s_and_b32 s0, s12, 0xffff
	v_mul_lo_u32 v3, v3, s14
	s_mul_i32 s0, s0, s8
	v_add_i32_e32 v1, vcc, s1, v1
	v_mov_b32_e32 v4, s0
	v_add_i32_e32 v1, vcc, v1, v2
	v_add_i32_e32 v4, vcc, s16, v4
	v_mul_lo_u32 v1, v1, s14
	v_add_i32_e32 v4, vcc, v4, v0
	v_add_i32_e32 v3, vcc, v4, v3
	v_add_i32_e32 v0, vcc, s0, v0
	v_cmp_eq_u64_e32 vcc, 0, v[9:10]
	v_cmp_ne_u64_e64 s[0:1], 0, v[9:10]
	s_mov_b32 s18, 0
	v_add_i32_e64 v6, s[2:3], v0, v1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_6
; %bb.5:
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, .str@rel32@lo+4
	s_addc_u32 s1, s1, .str@rel32@hi+12
	v_mov_b32_e32 v5, 8
	v_mov_b32_e32 v7, s0
	v_mov_b32_e32 v8, s1
	s_mov_b32 s19, 0xf000
	s_mov_b32 s16, s18
	s_mov_b32 s17, s18
	v_mov_b32_e32 v2, 4
	buffer_store_dwordx4 v[5:8], v[9:10], s[16:19], 0 addr64
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v4, v2
	buffer_store_dwordx4 v[2:5], v[9:10], s[16:19], 0 addr64 offset:16
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	v_mov_b32_e32 v0, 0x80000008
	buffer_store_dword v0, v[9:10], s[16:19], 0 addr64
.LBB0_6:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s0, 0xaaaaaaab
	s_waitcnt expcnt(0)
	v_mul_lo_u32 v0, v3, s0
	s_mov_b32 s0, 0x55555556
	v_cmp_gt_u32_e64 s[0:1], s0, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_13
; %bb.7:
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, turnstile_print_buffer@rel32@lo+4
	s_addc_u32 s9, s9, turnstile_print_buffer@rel32@hi+12
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, -1
	v_mov_b32_e32 v4, 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v4, off, s[8:11], 0 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, turnstile_print_buffer@rel32@lo+12
	s_addc_u32 s9, s9, turnstile_print_buffer@rel32@hi+20
	buffer_load_dword v0, off, s[8:11], 0
	v_mov_b32_e32 v2, 9
	v_add_i32_e64 v1, s[0:1], 9, v4
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v1, v0
                                        ; implicit-def: $vgpr0_vgpr1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_9
; %bb.8:
	v_mov_b32_e32 v5, 0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[4:5], v[4:5], 2
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, turnstile_print_buffer@rel32@lo+16
	s_addc_u32 s9, s9, turnstile_print_buffer@rel32@hi+24
	s_mov_b32 s10, 0
	buffer_store_dword v2, v[4:5], s[8:11], 0 addr64
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	v_mov_b32_e32 v1, s9
	v_add_i32_e64 v0, s[0:1], s8, v4
	v_addc_u32_e64 v1, s[0:1], v5, v1, s[0:1]
.LBB0_9:
	s_andn2_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_11
; %bb.10:
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, turnstile_print_buffer@rel32@lo+8
	s_addc_u32 s9, s9, turnstile_print_buffer@rel32@hi+16
	s_mov_b32 s10, -1
	v_mov_b32_e32 v0, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v0, off, s[8:11], 0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
.LBB0_11:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_ne_u64_e64 s[0:1], 0, v[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_13
; %bb.12:
	s_mov_b32 s0, 0x4ec4ec4f
	v_mul_hi_u32 v7, v3, s0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, .str.3@rel32@lo+4
	s_addc_u32 s5, s5, .str.3@rel32@hi+12
	s_waitcnt expcnt(0)
	v_and_b32_e32 v2, 1, v3
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, .str.2@rel32@lo+4
	s_addc_u32 s9, s9, .str.2@rel32@hi+12
	v_mov_b32_e32 v4, s9
	v_mov_b32_e32 v5, s5
	v_cmp_eq_u32_e64 s[0:1], 0, v2
	v_cndmask_b32_e64 v10, v4, v5, s[0:1]
	v_lshrrev_b32_e32 v4, 3, v7
	v_mul_lo_u32 v4, v4, 26
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v5, s4
	v_cndmask_b32_e64 v9, v2, v5, s[0:1]
	v_sub_i32_e64 v2, s[0:1], v3, v4
	s_movk_i32 s0, 0x61
	v_add_i32_e64 v2, s[0:1], s0, v2
	s_mov_b32 s10, 0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, .str.1@rel32@lo+4
	s_addc_u32 s1, s1, .str.1@rel32@hi+12
	v_mov_b32_e32 v5, 9
	v_mov_b32_e32 v7, s0
	v_mov_b32_e32 v8, s1
	s_mov_b32 s8, s10
	s_mov_b32 s9, s10
	buffer_store_dwordx4 v[5:8], v[0:1], s[8:11], 0 addr64
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v8, 8
	v_mov_b32_e32 v11, 4
	buffer_store_dwordx4 v[8:11], v[0:1], s[8:11], 0 addr64 offset:16
	buffer_store_dword v2, v[0:1], s[8:11], 0 addr64 offset:32
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v2, 0x80000009
	buffer_store_dword v2, v[0:1], s[8:11], 0 addr64
.LBB0_13:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v4, 0
	s_mov_b32 s7, 0xf000
	v_lshl_b64 v[0:1], v[3:4], 2
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[4:5], s[0:1]
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, turnstile_print_buffer@rel32@lo+4
	s_addc_u32 s9, s9, turnstile_print_buffer@rel32@hi+12
	s_mov_b32 s10, -1
	s_mov_b32 s11, s7
	v_mov_b32_e32 v7, 17
	buffer_load_dword v9, v[0:1], s[4:7], 0 addr64
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v7, off, s[8:11], 0 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, turnstile_print_buffer@rel32@lo+12
	s_addc_u32 s9, s9, turnstile_print_buffer@rel32@hi+20
	buffer_load_dword v5, off, s[8:11], 0
	v_mov_b32_e32 v2, 17
                                        ; implicit-def: $vgpr11_vgpr12
	v_add_i32_e64 v8, s[0:1], 17, v7
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v8, v5
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_xor_b64 s[8:9], exec, s[4:5]
	s_cbranch_execz .LBB0_15
; %bb.14:
	v_mov_b32_e32 v8, v4
	v_lshl_b64 v[4:5], v[7:8], 2
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, turnstile_print_buffer@rel32@lo+16
	s_addc_u32 s5, s5, turnstile_print_buffer@rel32@hi+24
	buffer_store_dword v2, v[4:5], s[4:7], 0 addr64
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	s_waitcnt expcnt(1)
	v_mov_b32_e32 v7, s5
	v_add_i32_e64 v11, s[0:1], s4, v4
	v_addc_u32_e64 v12, s[0:1], v5, v7, s[0:1]
.LBB0_15:
	s_andn2_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_17
; %bb.16:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, turnstile_print_buffer@rel32@lo+8
	s_addc_u32 s5, s5, turnstile_print_buffer@rel32@hi+16
	s_mov_b32 s6, -1
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v2, off, s[4:7], 0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
.LBB0_17:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_ne_u64_e64 s[0:1], 0, v[11:12]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_19
; %bb.18:
	v_sub_i32_e64 v4, s[0:1], 0, v3
	s_mov_b32 s10, 0
	s_waitcnt expcnt(0)
	v_and_b32_e32 v2, 0xff, v3
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, .str.4@rel32@lo+4
	s_addc_u32 s1, s1, .str.4@rel32@hi+12
	v_lshlrev_b32_e32 v2, 16, v2
	v_mov_b32_e32 v5, 17
	v_mov_b32_e32 v7, s0
	v_mov_b32_e32 v8, s1
	s_mov_b32 s11, 0xf000
	s_mov_b32 s8, s10
	s_mov_b32 s9, s10
	v_or_b32_e32 v13, 0x201, v2
	buffer_store_dwordx4 v[5:8], v[11:12], s[8:11], 0 addr64
	v_mov_b32_e32 v2, 16
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v7, 7
	v_mov_b32_e32 v8, 8
	v_mov_b32_e32 v10, 0.5
	buffer_store_dwordx4 v[2:5], v[11:12], s[8:11], 0 addr64 offset:16
	buffer_store_dwordx4 v[7:10], v[11:12], s[8:11], 0 addr64 offset:32
	s_waitcnt expcnt(1)
	v_mov_b32_e32 v2, 4
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v9, v5
	v_lshlrev_b32_e32 v14, 1, v3
	buffer_store_dword v2, v[11:12], s[8:11], 0 addr64 offset:48
	buffer_store_dword v13, v[11:12], s[8:11], 0 addr64 offset:52
	buffer_store_dword v14, v[11:12], s[8:11], 0 addr64 offset:64
	buffer_store_dwordx2 v[8:9], v[11:12], s[8:11], 0 addr64 offset:56
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	s_waitcnt expcnt(3)
	v_mov_b32_e32 v2, 0x80000011
	buffer_store_dword v2, v[11:12], s[8:11], 0 addr64
.LBB0_19:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt expcnt(0)
	v_cndmask_b32_e64 v2, 0, -1, vcc
	s_mov_b32 s6, 0
	s_mov_b64 s[4:5], s[2:3]
	buffer_store_dword v2, v[0:1], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end0:
	.size	prints, .Lfunc_end0-prints
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1748
; NumSgprs: 26
; NumVgprs: 15
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 15
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.section	.AMDGPU.config
	.long	47176
	.long	11272515
	.long	47180
	.long	5008
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	prints_too_much         ; -- Begin function prints_too_much
	.globl	prints_too_much
	.p2align	8
	.type	prints_too_much,@function
	.amdgpu_hsa_kernel prints_too_much
prints_too_much:                        ; @prints_too_much
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
		kernarg_segment_byte_size = 28
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 42
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
	s_load_dword s28, s[6:7], 0x2
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s28, 0
	s_cbranch_scc0 .LBB1_12
; %bb.1:
	s_load_dwordx4 s[0:3], s[4:5], 0x1
	v_mov_b32_e32 v10, 0
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, -1
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s1, 0xffff
	s_mul_i32 s1, s1, s10
	v_add_i32_e32 v2, vcc, s1, v2
	v_mul_lo_u32 v2, v2, s3
	s_lshr_b32 s11, s0, 16
	s_mul_i32 s11, s11, s9
	v_add_i32_e32 v1, vcc, s11, v1
	v_add_i32_e32 v1, vcc, v1, v2
	s_and_b32 s0, s0, 0xffff
	v_mul_lo_u32 v1, v1, s2
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, turnstile_print_buffer@rel32@lo+4
	s_addc_u32 s17, s17, turnstile_print_buffer@rel32@hi+12
	s_mul_i32 s0, s0, s8
	s_getpc_b64 s[20:21]
	s_add_u32 s20, s20, turnstile_print_buffer@rel32@lo+12
	s_addc_u32 s21, s21, turnstile_print_buffer@rel32@hi+20
	v_add_i32_e32 v2, vcc, s0, v0
	s_getpc_b64 s[12:13]
	s_add_u32 s12, s12, turnstile_print_buffer@rel32@lo+16
	s_addc_u32 s13, s13, turnstile_print_buffer@rel32@hi+24
	v_add_i32_e32 v2, vcc, v2, v1
	v_mov_b32_e32 v1, 6
	s_getpc_b64 s[24:25]
	s_add_u32 s24, s24, turnstile_print_buffer@rel32@lo+8
	s_addc_u32 s25, s25, turnstile_print_buffer@rel32@hi+16
	v_mov_b32_e32 v11, 1
	v_mov_b32_e32 v12, 0x80000006
	v_mov_b32_e32 v6, 4
	s_mov_b32 s9, s14
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, .str.5@rel32@lo+4
	s_addc_u32 s3, s3, .str.5@rel32@hi+12
	s_branch .LBB1_3
.LBB1_2:                                ;   in Loop: Header=BB1_3 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt expcnt(2)
	v_cndmask_b32_e64 v3, 0, 1, vcc
	s_add_i32 s9, s9, 1
	s_cmp_eq_u32 s28, s9
	v_add_i32_e32 v10, vcc, v10, v3
	s_cbranch_scc1 .LBB1_9
.LBB1_3:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v4, 6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v4, off, s[16:19], 0 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_mov_b32 s22, s18
	s_mov_b32 s23, s19
	buffer_load_dword v3, off, s[20:23], 0
                                        ; implicit-def: $vgpr8_vgpr9
	v_add_i32_e32 v7, vcc, 6, v4
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, v7, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB1_5
; %bb.4:                                ;   in Loop: Header=BB1_3 Depth=1
	s_waitcnt expcnt(0)
	v_lshl_b64 v[3:4], v[4:5], 2
	s_mov_b32 s15, s19
	buffer_store_dword v1, v[3:4], s[12:15], 0 addr64
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	v_mov_b32_e32 v7, s13
	v_add_i32_e32 v8, vcc, s12, v3
	v_addc_u32_e32 v9, vcc, v4, v7, vcc
.LBB1_5:                                ;   in Loop: Header=BB1_3 Depth=1
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB1_7
; %bb.6:                                ;   in Loop: Header=BB1_3 Depth=1
	s_mov_b32 s26, s18
	s_mov_b32 s27, s19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v11, off, s[24:27], 0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
.LBB1_7:                                ;   in Loop: Header=BB1_3 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_cmp_eq_u64_e32 vcc, 0, v[8:9]
	v_cmp_ne_u64_e64 s[0:1], 0, v[8:9]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_2
; %bb.8:                                ;   in Loop: Header=BB1_3 Depth=1
	s_mov_b32 s15, s19
	v_mov_b32_e32 v3, s2
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v4, s3
	s_mov_b32 s36, s14
	s_mov_b32 s37, s14
	s_mov_b64 s[38:39], s[14:15]
	v_mov_b32_e32 v7, s9
	buffer_store_dwordx4 v[1:4], v[8:9], s[36:39], 0 addr64
	buffer_store_dwordx2 v[6:7], v[8:9], s[36:39], 0 addr64 offset:16
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	buffer_store_dword v12, v[8:9], s[36:39], 0 addr64
	s_branch .LBB1_2
.LBB1_9:
	s_branch .LBB1_11
.LBB1_10:
	v_mov_b32_e32 v10, 0
.LBB1_11:
	s_load_dword s3, s[4:5], 0x1
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_load_dword s4, s[6:7], 0x4
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v1, s8
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	v_mul_hi_u32 v1, s3, v1
	s_mul_i32 s3, s3, s8
	v_mov_b32_e32 v2, s3
	v_add_i32_e32 v2, vcc, s4, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_i32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	s_mov_b32 s3, 0xf000
	buffer_store_dword v10, v[0:1], s[0:3], 0 addr64
	s_endpgm
.LBB1_12:
                                        ; implicit-def: $vgpr10
	s_cbranch_execnz .LBB1_10
	s_branch .LBB1_11
.Lfunc_end1:
	.size	prints_too_much, .Lfunc_end1-prints_too_much
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 648
; NumSgprs: 42
; NumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 42
; NumVGPRsForWavesPerEU: 13
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.section	.AMDGPU.config
	.long	47176
	.long	11272321
	.long	47180
	.long	5008
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	prints_and_fails        ; -- Begin function prints_and_fails
	.globl	prints_and_fails
	.p2align	8
	.type	prints_and_fails,@function
	.amdgpu_hsa_kernel prints_and_fails
prints_and_fails:                       ; @prints_and_fails
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
		kernarg_segment_byte_size = 24
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
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, turnstile_print_buffer@rel32@lo+4
	s_addc_u32 s1, s1, turnstile_print_buffer@rel32@hi+12
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, -1
	v_mov_b32_e32 v3, 6
	s_load_dword s11, s[6:7], 0x3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v3, off, s[0:3], 0 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, turnstile_print_buffer@rel32@lo+12
	s_addc_u32 s1, s1, turnstile_print_buffer@rel32@hi+20
	buffer_load_dword v4, off, s[0:3], 0
	v_mov_b32_e32 v7, 6
	v_add_i32_e32 v5, vcc, 6, v3
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, v5, v4
                                        ; implicit-def: $vgpr5_vgpr6
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[12:13], exec, s[0:1]
	s_cbranch_execz .LBB2_2
; %bb.1:
	v_mov_b32_e32 v4, 0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[3:4], v[3:4], 2
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, turnstile_print_buffer@rel32@lo+16
	s_addc_u32 s1, s1, turnstile_print_buffer@rel32@hi+24
	s_mov_b32 s2, 0
	buffer_store_dword v7, v[3:4], s[0:3], 0 addr64
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	v_mov_b32_e32 v6, s1
	v_add_i32_e32 v5, vcc, s0, v3
	v_addc_u32_e32 v6, vcc, v4, v6, vcc
.LBB2_2:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_load_dwordx4 s[0:3], s[4:5], 0x1
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB2_4
; %bb.3:
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, turnstile_print_buffer@rel32@lo+8
	s_addc_u32 s17, s17, turnstile_print_buffer@rel32@hi+16
	s_mov_b32 s19, 0xf000
	s_mov_b32 s18, -1
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v3, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v3, off, s[16:19], 0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
.LBB2_4:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s1, 0xffff
	s_mul_i32 s1, s1, s10
	v_add_i32_e32 v2, vcc, s1, v2
	v_mul_lo_u32 v2, v2, s3
	s_and_b32 s4, s0, 0xffff
	s_lshr_b32 s0, s0, 16
	s_mul_i32 s0, s0, s9
	v_add_i32_e32 v1, vcc, s0, v1
	v_add_i32_e32 v1, vcc, v1, v2
	v_mul_lo_u32 v1, v1, s2
	s_mul_i32 s4, s4, s8
	v_add_i32_e32 v0, vcc, s4, v0
	v_add_i32_e32 v1, vcc, v0, v1
	v_cmp_ne_u64_e32 vcc, 0, v[5:6]
	v_add_i32_e64 v4, s[0:1], s11, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_6
; %bb.5:
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, .str.6@rel32@lo+4
	s_addc_u32 s3, s3, .str.6@rel32@hi+12
	s_mov_b32 s10, 0
	v_mov_b32_e32 v0, 6
	v_mov_b32_e32 v2, s2
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v3, s3
	s_mov_b32 s11, 0xf000
	s_mov_b32 s8, s10
	s_mov_b32 s9, s10
	buffer_store_dwordx4 v[0:3], v[5:6], s[8:11], 0 addr64
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v3, 4
	buffer_store_dwordx2 v[3:4], v[5:6], s[8:11], 0 addr64 offset:16
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	v_mov_b32_e32 v0, 0x80000006
	buffer_store_dword v0, v[5:6], s[8:11], 0 addr64
.LBB2_6:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, turnstile_print_buffer@rel32@lo+4
	s_addc_u32 s1, s1, turnstile_print_buffer@rel32@hi+12
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, -1
	v_mov_b32_e32 v2, 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v2, off, s[0:3], 0 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, turnstile_print_buffer@rel32@lo+12
	s_addc_u32 s1, s1, turnstile_print_buffer@rel32@hi+20
	s_waitcnt expcnt(1)
	buffer_load_dword v3, off, s[0:3], 0
	v_mov_b32_e32 v0, 9
	v_add_i32_e32 v5, vcc, 9, v2
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, v5, v3
                                        ; implicit-def: $vgpr5_vgpr6
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[4:5], exec, s[0:1]
	s_cbranch_execz .LBB2_8
; %bb.7:
	v_mov_b32_e32 v3, 0
	s_waitcnt expcnt(0)
	v_lshl_b64 v[2:3], v[2:3], 2
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, turnstile_print_buffer@rel32@lo+16
	s_addc_u32 s1, s1, turnstile_print_buffer@rel32@hi+24
	s_mov_b32 s2, 0
	buffer_store_dword v0, v[2:3], s[0:3], 0 addr64
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	v_mov_b32_e32 v6, s1
	v_add_i32_e32 v5, vcc, s0, v2
	v_addc_u32_e32 v6, vcc, v3, v6, vcc
.LBB2_8:
	s_or_saveexec_b64 s[2:3], s[4:5]
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB2_10
; %bb.9:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, turnstile_print_buffer@rel32@lo+8
	s_addc_u32 s5, s5, turnstile_print_buffer@rel32@hi+16
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, -1
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v0, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_atomic_add v0, off, s[4:7], 0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
.LBB2_10:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_ne_u64_e32 vcc, 0, v[5:6]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_12
; %bb.11:
	s_waitcnt lgkmcnt(0)
	s_and_b32 s8, s0, 0xfc
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, .str.7@rel32@lo+4
	s_addc_u32 s5, s5, .str.7@rel32@hi+12
	s_mov_b32 s6, 0
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v0, 9
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	s_mov_b32 s7, 0xf000
	s_mov_b32 s4, s6
	s_mov_b32 s5, s6
	buffer_store_dwordx4 v[0:3], v[5:6], s[4:7], 0 addr64
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v0, 8
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 4
	v_add_i32_e32 v7, vcc, 1, v4
	buffer_store_dwordx4 v[0:3], v[5:6], s[4:7], 0 addr64 offset:16
	buffer_store_dword v7, v[5:6], s[4:7], 0 addr64 offset:32
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	s_waitcnt expcnt(1)
	v_mov_b32_e32 v0, 0x80000009
	buffer_store_dword v0, v[5:6], s[4:7], 0 addr64
.LBB2_12:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, -1
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v4, off, s[0:3], 0 offset:4000
	s_endpgm
.Lfunc_end2:
	.size	prints_and_fails, .Lfunc_end2-prints_and_fails
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 952
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
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.type	.str,@object                    ; @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.str:
	.asciz	"%u of %u: "
	.size	.str, 11

	.type	.str.1,@object                  ; @.str.1
.str.1:
	.asciz	"%s %c, "
	.size	.str.1, 8

	.type	.str.2,@object                  ; @.str.2
.str.2:
	.asciz	"odd"
	.size	.str.2, 4

	.type	.str.3,@object                  ; @.str.3
.str.3:
	.asciz	"even"
	.size	.str.3, 5

	.type	.str.4,@object                  ; @.str.4
.str.4:
	.asciz	"%v4hld %.2v2hlf %v3hhu %ld%%\n"
	.size	.str.4, 30

	.type	.str.5,@object                  ; @.str.5
.str.5:
	.asciz	"%u\n"
	.size	.str.5, 4

	.type	.str.6,@object                  ; @.str.6
.str.6:
	.asciz	"%d and %d\n"
	.size	.str.6, 11

	.type	.str.7,@object                  ; @.str.7
.str.7:
	.asciz	"at %lu, before %u\n"
	.size	.str.7, 19

	.hidden	turnstile_print_buffer
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
