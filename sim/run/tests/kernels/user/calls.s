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
	.p2align	2                               ; -- Begin function mix
	.type	mix,@function
mix:                                    ; @mix
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, 0x9e3779b1
	v_mul_lo_u32 v1, v0, s4
	v_lshrrev_b32_e32 v0, 7, v0
	v_xor_b32_e32 v0, v1, v0
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	mix, .Lfunc_end0-mix
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 32
; NumSgprs: 32
; NumVgprs: 2
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
	.p2align	2                               ; -- Begin function mix_sum
	.type	mix_sum,@function
mix_sum:                                ; @mix_sum
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_add_i32_e32 v0, vcc, v1, v0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_setpc_b64 s[4:5]
.Lfunc_end1:
	.size	mix_sum, .Lfunc_end1-mix_sum
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 32
; NumSgprs: 34
; NumVgprs: 2
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
	.long	2
	.long	8
	.long	0
	.text
	.p2align	2                               ; -- Begin function mix_both
	.type	mix_both,@function
mix_both:                               ; @mix_both
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[4:5], -1
	buffer_store_dword v2, off, s[0:3], s33 ; 4-byte Folded Spill
	s_mov_b64 exec, s[4:5]
	s_addk_i32 s32, 0x400
	s_waitcnt expcnt(0)
	v_writelane_b32 v2, s30, 0
	v_writelane_b32 v2, s31, 1
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v4, v0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v3
	v_mov_b32_e32 v1, v4
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix_sum@rel32@lo+4
	s_addc_u32 s5, s5, mix_sum@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_sub_i32_e32 v0, vcc, v5, v0
	v_readlane_b32 s31, v2, 1
	v_readlane_b32 s30, v2, 0
	s_xor_saveexec_b64 s[4:5], -1
	buffer_load_dword v2, off, s[0:3], s33  ; 4-byte Folded Reload
	s_mov_b64 exec, s[4:5]
	s_addk_i32 s32, 0xfc00
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	mix_both, .Lfunc_end2-mix_both
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 156
; NumSgprs: 36
; NumVgprs: 6
; ScratchSize: 16
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
	.p2align	2                               ; -- Begin function place
	.type	place,@function
place:                                  ; @place
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[4:5], 0x1
	s_load_dword s5, s[8:9], 0x1
	v_and_b32_e32 v1, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s6, s4, s12
	v_add_i32_e32 v1, vcc, s5, v1
	v_add_i32_e32 v1, vcc, s6, v1
	v_mul_lo_u32 v0, v1, v0
	s_add_i32 s4, s4, s12
	v_add_i32_e32 v0, vcc, s4, v0
	s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	place, .Lfunc_end3-place
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 64
; NumSgprs: 34
; NumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272455
	.long	47180
	.long	145
	.long	47200
	.long	4096
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	nested_calls            ; -- Begin function nested_calls
	.globl	nested_calls
	.p2align	8
	.type	nested_calls,@function
	.amdgpu_hsa_kernel nested_calls
nested_calls:                           ; @nested_calls
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
		workitem_private_segment_byte_size = 16
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 36
		workitem_vgpr_count = 32
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
	s_mov_b64 s[10:11], s[4:5]
	s_load_dword s4, s[4:5], 0x1
	s_load_dwordx4 s[16:19], s[6:7], 0x0
	s_load_dword s5, s[6:7], 0x5
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s4, s4, s8
	v_mov_b32_e32 v31, v0
	v_mov_b32_e32 v0, s4
	v_add_i32_e32 v0, vcc, s5, v0
	v_mov_b32_e32 v2, 0
	v_add_i32_e32 v1, vcc, v0, v31
	v_lshl_b64 v[6:7], v[1:2], 2
	s_mov_b64 s[14:15], s[6:7]
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0xf000
	s_mov_b64 s[4:5], s[16:17]
	buffer_load_dword v2, v[6:7], s[4:7], 0 addr64
	s_mov_b32 s12, s8
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 1, v2
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[8:9], exec, s[4:5]
	s_cbranch_execz .LBB4_2
; %bb.1:
	v_mov_b32_e32 v0, v2
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix_both@rel32@lo+4
	s_addc_u32 s5, s5, mix_both@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v2, v0
                                        ; implicit-def: $vgpr31
.LBB4_2:
	s_andn2_saveexec_b64 s[16:17], s[8:9]
	s_cbranch_execz .LBB4_8
; %bb.3:
	v_and_b32_e32 v0, 6, v2
	s_mov_b32 s7, 0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB4_7
; %bb.4:
	s_mov_b64 s[22:23], 0
	s_getpc_b64 s[24:25]
	s_add_u32 s24, s24, place@rel32@lo+4
	s_addc_u32 s25, s25, place@rel32@hi+12
.LBB4_5:                                ; =>This Inner Loop Header: Depth=1
	s_add_u32 s8, s14, 16
	s_addc_u32 s9, s15, 0
	s_mov_b64 s[4:5], s[10:11]
	v_mov_b32_e32 v0, v2
	s_swappc_b64 s[30:31], s[24:25]
	v_add_i32_e32 v2, vcc, v0, v2
	s_add_i32 s7, s7, 1
	v_bfe_u32 v0, v2, 1, 2
	v_cmp_ge_u32_e32 vcc, s7, v0
	s_or_b64 s[22:23], vcc, s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execnz .LBB4_5
; %bb.6:
	s_or_b64 exec, exec, s[22:23]
.LBB4_7:
	s_or_b64 exec, exec, s[20:21]
.LBB4_8:
	s_or_b64 exec, exec, s[16:17]
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	s_mov_b64 s[4:5], s[18:19]
	buffer_store_dword v2, v[6:7], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end4:
	.size	nested_calls, .Lfunc_end4-nested_calls
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 304
; NumSgprs: 36
; NumVgprs: 32
; ScratchSize: 16
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 36
; NumVGPRsForWavesPerEU: 32
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
	.long	0
	.long	47180
	.long	0
	.long	47200
	.long	0
	.long	4
	.long	8
	.long	8
	.long	2
	.text
	.p2align	2                               ; -- Begin function fibonacci
	.type	fibonacci,@function
fibonacci:                              ; @fibonacci
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[6:7], -1
	buffer_store_dword v40, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v43, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	s_mov_b64 exec, s[6:7]
	s_waitcnt expcnt(1)
	v_writelane_b32 v40, s30, 0
	v_writelane_b32 v40, s31, 1
	v_writelane_b32 v40, s34, 2
	v_writelane_b32 v40, s35, 3
	v_writelane_b32 v40, s36, 4
	v_writelane_b32 v40, s37, 5
	buffer_store_dword v41, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v42, off, s[0:3], s33 ; 4-byte Folded Spill
	v_writelane_b32 v40, s38, 6
	s_waitcnt expcnt(1)
	v_mov_b32_e32 v41, v0
	v_writelane_b32 v43, s4, 0
	v_writelane_b32 v40, s39, 7
	v_cmp_lt_u32_e32 vcc, 1, v41
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v42, 0
	s_addk_i32 s32, 0x800
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB5_4
; %bb.1:
	s_mov_b64 s[36:37], 0
	v_mov_b32_e32 v42, 0
	s_getpc_b64 s[38:39]
	s_add_u32 s38, s38, fibonacci@rel32@lo+4
	s_addc_u32 s39, s39, fibonacci@rel32@hi+12
.LBB5_2:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v0, v41
	v_add_i32_e32 v41, vcc, -2, v0
	v_add_i32_e32 v0, vcc, -1, v0
	s_swappc_b64 s[30:31], s[38:39]
	v_cmp_gt_u32_e32 vcc, 2, v41
	s_or_b64 s[36:37], vcc, s[36:37]
	v_add_i32_e32 v42, vcc, v0, v42
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execnz .LBB5_2
; %bb.3:
	s_or_b64 exec, exec, s[36:37]
.LBB5_4:
	s_or_b64 exec, exec, s[34:35]
	v_add_i32_e32 v0, vcc, v41, v42
	buffer_load_dword v42, off, s[0:3], s33 ; 4-byte Folded Reload
	buffer_load_dword v41, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	v_readlane_b32 s39, v40, 7
	v_readlane_b32 s38, v40, 6
	v_readlane_b32 s37, v40, 5
	v_readlane_b32 s36, v40, 4
	v_readlane_b32 s35, v40, 3
	v_readlane_b32 s34, v40, 2
	v_readlane_b32 s31, v40, 1
	v_readlane_b32 s30, v40, 0
	v_readlane_b32 s4, v43, 0
	s_or_saveexec_b64 s[6:7], -1
	buffer_load_dword v40, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v43, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	s_mov_b64 exec, s[6:7]
	s_addk_i32 s32, 0xf800
	s_mov_b32 s33, s4
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end5:
	.size	fibonacci, .Lfunc_end5-fibonacci
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 292
; NumSgprs: 42
; NumVgprs: 44
; ScratchSize: 32
; MemoryBound: 0
	.section	.AMDGPU.config
	.long	47176
	.long	0
	.long	47180
	.long	0
	.long	47200
	.long	0
	.long	4
	.long	6
	.long	8
	.long	0
	.text
	.p2align	2                               ; -- Begin function ackermann
	.type	ackermann,@function
ackermann:                              ; @ackermann
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[6:7], -1
	buffer_store_dword v40, off, s[0:3], s33 ; 4-byte Folded Spill
	buffer_store_dword v41, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	s_mov_b64 exec, s[6:7]
	s_waitcnt expcnt(1)
	v_writelane_b32 v40, s30, 0
	v_writelane_b32 v40, s31, 1
	v_writelane_b32 v40, s34, 2
	v_writelane_b32 v40, s35, 3
	v_writelane_b32 v40, s36, 4
	s_waitcnt expcnt(0)
	v_writelane_b32 v41, s4, 0
	v_writelane_b32 v40, s37, 5
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_addk_i32 s32, 0x400
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB6_4
; %bb.1:
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_mov_b32_e32 v0, 1
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[36:37], exec, s[4:5]
	s_cbranch_execz .LBB6_3
; %bb.2:
	v_add_i32_e32 v1, vcc, -1, v1
	v_mov_b32_e32 v0, 1
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, ackermann@rel32@lo+4
	s_addc_u32 s5, s5, ackermann@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
.LBB6_3:
	s_or_b64 exec, exec, s[36:37]
	v_mov_b32_e32 v1, v0
.LBB6_4:
	s_or_b64 exec, exec, s[34:35]
	v_add_i32_e32 v0, vcc, 1, v1
	v_readlane_b32 s37, v40, 5
	v_readlane_b32 s36, v40, 4
	v_readlane_b32 s35, v40, 3
	v_readlane_b32 s34, v40, 2
	v_readlane_b32 s31, v40, 1
	v_readlane_b32 s30, v40, 0
	v_readlane_b32 s4, v41, 0
	s_or_saveexec_b64 s[6:7], -1
	buffer_load_dword v40, off, s[0:3], s33 ; 4-byte Folded Reload
	buffer_load_dword v41, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	s_mov_b64 exec, s[6:7]
	s_addk_i32 s32, 0xfc00
	s_mov_b32 s33, s4
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end6:
	.size	ackermann, .Lfunc_end6-ackermann
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 224
; NumSgprs: 40
; NumVgprs: 42
; ScratchSize: 16
; MemoryBound: 0
	.section	.AMDGPU.config
	.long	47176
	.long	0
	.long	47180
	.long	0
	.long	47200
	.long	0
	.long	4
	.long	6
	.long	8
	.long	3
	.text
	.p2align	2                               ; -- Begin function even_chain
	.type	even_chain,@function
even_chain:                             ; @even_chain
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[6:7], -1
	buffer_store_dword v41, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v44, off, s[0:3], s33 offset:16 ; 4-byte Folded Spill
	s_mov_b64 exec, s[6:7]
	s_waitcnt expcnt(1)
	v_writelane_b32 v41, s30, 0
	v_writelane_b32 v41, s31, 1
	v_writelane_b32 v41, s34, 2
	v_writelane_b32 v41, s35, 3
	buffer_store_dword v40, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v42, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v43, off, s[0:3], s33 ; 4-byte Folded Spill
	v_writelane_b32 v41, s36, 4
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v43, v0
	v_writelane_b32 v44, s4, 0
	v_writelane_b32 v41, s37, 5
	v_cmp_ne_u32_e32 vcc, 0, v43
	v_mov_b32_e32 v0, 7
	s_addk_i32 s32, 0x800
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB8_2
; %bb.1:
	v_add_i32_e32 v0, vcc, -1, v43
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, odd_chain@rel32@lo+4
	s_addc_u32 s5, s5, odd_chain@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_mul_lo_u32 v0, v0, 3
	v_xor_b32_e32 v0, v0, v43
.LBB8_2:
	s_or_b64 exec, exec, s[36:37]
	buffer_load_dword v43, off, s[0:3], s33 ; 4-byte Folded Reload
	buffer_load_dword v42, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v40, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	v_readlane_b32 s37, v41, 5
	v_readlane_b32 s36, v41, 4
	v_readlane_b32 s35, v41, 3
	v_readlane_b32 s34, v41, 2
	v_readlane_b32 s31, v41, 1
	v_readlane_b32 s30, v41, 0
	v_readlane_b32 s4, v44, 0
	s_or_saveexec_b64 s[6:7], -1
	buffer_load_dword v41, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v44, off, s[0:3], s33 offset:16 ; 4-byte Folded Reload
	s_mov_b64 exec, s[6:7]
	s_addk_i32 s32, 0xf800
	s_mov_b32 s33, s4
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end7:
	.size	even_chain, .Lfunc_end7-even_chain
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 256
; NumSgprs: 42
; NumVgprs: 45
; ScratchSize: 16432
; MemoryBound: 0
	.section	.AMDGPU.config
	.long	47176
	.long	0
	.long	47180
	.long	0
	.long	47200
	.long	0
	.long	4
	.long	4
	.long	8
	.long	1
	.text
	.p2align	2                               ; -- Begin function odd_chain
	.type	odd_chain,@function
odd_chain:                              ; @odd_chain
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[6:7], -1
	buffer_store_dword v40, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v42, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	s_mov_b64 exec, s[6:7]
	s_waitcnt expcnt(1)
	v_writelane_b32 v40, s30, 0
	v_writelane_b32 v40, s31, 1
	buffer_store_dword v41, off, s[0:3], s33 ; 4-byte Folded Spill
	v_writelane_b32 v40, s34, 2
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v41, v0
	v_writelane_b32 v42, s4, 0
	v_writelane_b32 v40, s35, 3
	v_cmp_ne_u32_e32 vcc, 0, v41
	v_mov_b32_e32 v0, 5
	s_addk_i32 s32, 0x400
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB7_2
; %bb.1:
	v_add_i32_e32 v0, vcc, -1, v41
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, even_chain@rel32@lo+4
	s_addc_u32 s5, s5, even_chain@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_mul_lo_u32 v0, v0, 5
	v_xor_b32_e32 v0, v0, v41
.LBB7_2:
	s_or_b64 exec, exec, s[34:35]
	buffer_load_dword v41, off, s[0:3], s33 ; 4-byte Folded Reload
	v_readlane_b32 s35, v40, 3
	v_readlane_b32 s34, v40, 2
	v_readlane_b32 s31, v40, 1
	v_readlane_b32 s30, v40, 0
	v_readlane_b32 s4, v42, 0
	s_or_saveexec_b64 s[6:7], -1
	buffer_load_dword v40, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v42, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	s_mov_b64 exec, s[6:7]
	s_addk_i32 s32, 0xfc00
	s_mov_b32 s33, s4
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end8:
	.size	odd_chain, .Lfunc_end8-odd_chain
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 208
; NumSgprs: 42
; NumVgprs: 45
; ScratchSize: 16400
; MemoryBound: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272523
	.long	47180
	.long	145
	.long	47200
	.long	4206592
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	recursion               ; -- Begin function recursion
	.globl	recursion
	.p2align	8
	.type	recursion,@function
	.amdgpu_hsa_kernel recursion
recursion:                              ; @recursion
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 11
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
		enable_sgpr_private_segment_wave_byte_offset = 1
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
		is_dynamic_callstack = 1
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 16432
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 46
		workitem_vgpr_count = 47
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
	s_load_dword s4, s[4:5], 0x1
	s_load_dword s5, s[6:7], 0x5
	s_load_dwordx4 s[40:43], s[6:7], 0x0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s4, s4, s8
	v_add_i32_e32 v0, vcc, s5, v0
	v_add_i32_e32 v0, vcc, s4, v0
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[45:46], v[0:1], 2
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	s_mov_b64 s[4:5], s[40:41]
	buffer_load_dword v1, v[45:46], s[4:7], 0 addr64
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 1, v1
	v_cmp_eq_u32_e32 vcc, 1, v0
                                        ; implicit-def: $vgpr0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[40:41], exec, s[4:5]
	s_cbranch_execz .LBB9_2
; %bb.1:
	v_bfe_u32 v0, v1, 1, 3
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, fibonacci@rel32@lo+4
	s_addc_u32 s5, s5, fibonacci@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
                                        ; implicit-def: $vgpr1
.LBB9_2:
	s_andn2_saveexec_b64 s[38:39], s[40:41]
	s_cbranch_execz .LBB9_8
; %bb.3:
	v_and_b32_e32 v0, 2, v1
	v_cmp_ne_u32_e32 vcc, 0, v0
                                        ; implicit-def: $vgpr0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[40:41], exec, s[4:5]
	s_cbranch_execz .LBB9_5
; %bb.4:
	v_bfe_u32 v0, v1, 2, 1
	v_bfe_u32 v1, v1, 3, 2
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, ackermann@rel32@lo+4
	s_addc_u32 s5, s5, ackermann@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
                                        ; implicit-def: $vgpr1
.LBB9_5:
	s_andn2_saveexec_b64 s[40:41], s[40:41]
	s_cbranch_execz .LBB9_7
; %bb.6:
	v_bfe_u32 v0, v1, 2, 5
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, even_chain@rel32@lo+4
	s_addc_u32 s5, s5, even_chain@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
.LBB9_7:
	s_or_b64 exec, exec, s[40:41]
.LBB9_8:
	s_or_b64 exec, exec, s[38:39]
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	s_mov_b64 s[4:5], s[42:43]
	buffer_store_dword v0, v[45:46], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end9:
	.size	recursion, .Lfunc_end9-recursion
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 284
; NumSgprs: 46
; NumVgprs: 47
; ScratchSize: 16432
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 46
; NumVGPRsForWavesPerEU: 47
; Occupancy: 5
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
	.long	0
	.long	47180
	.long	0
	.long	47200
	.long	0
	.long	4
	.long	8
	.long	8
	.long	3
	.text
	.p2align	2                               ; -- Begin function sort
	.type	sort,@function
sort:                                   ; @sort
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[6:7], -1
	buffer_store_dword v40, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v44, off, s[0:3], s33 offset:16 ; 4-byte Folded Spill
	s_mov_b64 exec, s[6:7]
	s_waitcnt expcnt(1)
	v_writelane_b32 v40, s30, 0
	v_writelane_b32 v40, s31, 1
	v_writelane_b32 v40, s34, 2
	v_writelane_b32 v40, s35, 3
	v_writelane_b32 v40, s36, 4
	v_writelane_b32 v40, s37, 5
	buffer_store_dword v41, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v42, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v43, off, s[0:3], s33 ; 4-byte Folded Spill
	v_writelane_b32 v40, s38, 6
	s_waitcnt expcnt(2)
	v_mov_b32_e32 v41, v1
	v_writelane_b32 v44, s4, 0
	v_writelane_b32 v40, s39, 7
	v_cmp_lt_u32_e32 vcc, 1, v41
	s_addk_i32 s32, 0x800
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB10_7
; %bb.1:
	s_mov_b64 s[36:37], 0
	s_getpc_b64 s[38:39]
	s_add_u32 s38, s38, sort@rel32@lo+4
	s_addc_u32 s39, s39, sort@rel32@hi+12
	s_branch .LBB10_3
.LBB10_2:                               ;   in Loop: Header=BB10_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	v_lshlrev_b32_e32 v2, 2, v42
	s_waitcnt expcnt(0)
	v_add_i32_e32 v43, vcc, v0, v2
	buffer_load_dword v2, v43, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, v0, s[0:3], 0 offen
	buffer_store_dword v1, v43, s[0:3], 0 offen
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v1, v42
	s_swappc_b64 s[30:31], s[38:39]
	v_not_b32_e32 v0, v42
	v_add_i32_e32 v41, vcc, v41, v0
	v_cmp_gt_u32_e32 vcc, 2, v41
	s_or_b64 s[36:37], vcc, s[36:37]
	v_add_i32_e32 v0, vcc, 4, v43
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execz .LBB10_7
.LBB10_3:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB10_5 Depth 2
	buffer_load_dword v1, v0, s[0:3], 0 offen
	v_add_i32_e32 v2, vcc, -1, v41
	s_waitcnt expcnt(1)
	v_mov_b32_e32 v42, 0
	s_mov_b64 s[4:5], 0
	s_mov_b32 s8, 4
	s_branch .LBB10_5
.LBB10_4:                               ;   in Loop: Header=BB10_5 Depth=2
	s_or_b64 exec, exec, s[6:7]
	v_add_i32_e32 v2, vcc, -1, v2
	s_add_i32 s8, s8, 4
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB10_2
.LBB10_5:                               ;   Parent Loop BB10_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_i32_e32 v4, vcc, s8, v0
	s_waitcnt expcnt(0)
	buffer_load_dword v3, v4, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v3, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB10_4
; %bb.6:                                ;   in Loop: Header=BB10_5 Depth=2
	v_lshlrev_b32_e32 v5, 2, v42
	v_add_i32_e32 v5, vcc, v0, v5
	v_add_i32_e32 v5, vcc, 4, v5
	buffer_load_dword v6, v5, s[0:3], 0 offen
	v_add_i32_e32 v42, vcc, 1, v42
	s_waitcnt vmcnt(0)
	buffer_store_dword v6, v4, s[0:3], 0 offen
	buffer_store_dword v3, v5, s[0:3], 0 offen
	s_branch .LBB10_4
.LBB10_7:
	s_or_b64 exec, exec, s[34:35]
	s_waitcnt expcnt(0)
	buffer_load_dword v43, off, s[0:3], s33 ; 4-byte Folded Reload
	buffer_load_dword v42, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v41, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	v_readlane_b32 s39, v40, 7
	v_readlane_b32 s38, v40, 6
	v_readlane_b32 s37, v40, 5
	v_readlane_b32 s36, v40, 4
	v_readlane_b32 s35, v40, 3
	v_readlane_b32 s34, v40, 2
	v_readlane_b32 s31, v40, 1
	v_readlane_b32 s30, v40, 0
	v_readlane_b32 s4, v44, 0
	s_or_saveexec_b64 s[6:7], -1
	buffer_load_dword v40, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v44, off, s[0:3], s33 offset:16 ; 4-byte Folded Reload
	s_mov_b64 exec, s[6:7]
	s_addk_i32 s32, 0xf800
	s_mov_b32 s33, s4
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end10:
	.size	sort, .Lfunc_end10-sort
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 484
; NumSgprs: 42
; NumVgprs: 45
; ScratchSize: 32
; MemoryBound: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272587
	.long	47180
	.long	145
	.long	47200
	.long	24576
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	private_arrays          ; -- Begin function private_arrays
	.globl	private_arrays
	.p2align	8
	.type	private_arrays,@function
	.amdgpu_hsa_kernel private_arrays
private_arrays:                         ; @private_arrays
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 11
		granulated_wavefront_sgpr_count = 6
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
		workitem_private_segment_byte_size = 96
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 50
		workitem_vgpr_count = 45
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
	s_load_dword s4, s[4:5], 0x1
	s_load_dword s5, s[6:7], 0x5
	s_load_dwordx4 s[40:43], s[6:7], 0x0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s4, s4, s8
	s_add_i32 s4, s4, s5
	v_add_i32_e32 v0, vcc, s4, v0
	v_mov_b32_e32 v1, 0
	v_lshl_b64 v[41:42], v[0:1], 2
	s_mov_b32 s46, 0
	s_mov_b32 s47, 0xf000
	s_mov_b64 s[44:45], s[40:41]
	buffer_load_dword v2, v[41:42], s[44:47], 0 addr64
	s_mov_b32 s4, 0xaaaaaaab
	v_mul_hi_u32 v1, v0, s4
	s_movk_i32 s32, 0x1000
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, sort@rel32@lo+4
	s_addc_u32 s5, s5, sort@rel32@hi+12
	v_lshrrev_b32_e32 v1, 3, v1
	v_mul_lo_u32 v1, v1, 12
	v_sub_i32_e32 v0, vcc, v0, v1
	v_add_i32_e32 v1, vcc, 1, v0
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v3, v2, 3
	v_lshrrev_b32_e32 v0, 20, v2
	v_mul_lo_u32 v4, v2, 5
	v_mul_lo_u32 v5, v2, 7
	v_mul_lo_u32 v6, v2, 9
	v_mul_lo_u32 v7, v2, 11
	v_mul_lo_u32 v8, v2, 13
	v_mul_lo_u32 v9, v2, 15
	v_mul_lo_u32 v10, v2, 17
	v_mul_lo_u32 v11, v2, 19
	v_mul_lo_u32 v12, v2, 21
	v_mul_lo_u32 v2, v2, 23
	buffer_store_dword v0, off, s[0:3], 0 offset:4
	s_waitcnt expcnt(0)
	v_lshrrev_b32_e32 v0, 20, v3
	v_lshrrev_b32_e32 v3, 20, v4
	v_lshrrev_b32_e32 v4, 20, v5
	v_lshrrev_b32_e32 v5, 20, v6
	v_lshrrev_b32_e32 v6, 20, v7
	v_lshrrev_b32_e32 v7, 20, v8
	v_lshrrev_b32_e32 v8, 20, v9
	v_lshrrev_b32_e32 v9, 20, v10
	v_lshrrev_b32_e32 v10, 20, v11
	v_lshrrev_b32_e32 v11, 20, v12
	v_lshrrev_b32_e32 v2, 20, v2
	buffer_store_dword v0, off, s[0:3], 0 offset:8
	buffer_store_dword v3, off, s[0:3], 0 offset:12
	buffer_store_dword v4, off, s[0:3], 0 offset:16
	buffer_store_dword v5, off, s[0:3], 0 offset:20
	buffer_store_dword v6, off, s[0:3], 0 offset:24
	buffer_store_dword v7, off, s[0:3], 0 offset:28
	buffer_store_dword v8, off, s[0:3], 0 offset:32
	buffer_store_dword v9, off, s[0:3], 0 offset:36
	buffer_store_dword v10, off, s[0:3], 0 offset:40
	buffer_store_dword v11, off, s[0:3], 0 offset:44
	buffer_store_dword v2, off, s[0:3], 0 offset:48
	v_mov_b32_e32 v0, 4
	s_swappc_b64 s[30:31], s[4:5]
	buffer_load_dword v0, off, s[0:3], 0 offset:4
	buffer_load_dword v1, off, s[0:3], 0 offset:8
	buffer_load_dword v2, off, s[0:3], 0 offset:12
	buffer_load_dword v3, off, s[0:3], 0 offset:16
	buffer_load_dword v4, off, s[0:3], 0 offset:20
	buffer_load_dword v5, off, s[0:3], 0 offset:24
	buffer_load_dword v6, off, s[0:3], 0 offset:28
	buffer_load_dword v7, off, s[0:3], 0 offset:32
	buffer_load_dword v8, off, s[0:3], 0 offset:36
	buffer_load_dword v9, off, s[0:3], 0 offset:40
	buffer_load_dword v10, off, s[0:3], 0 offset:44
	buffer_load_dword v11, off, s[0:3], 0 offset:48
	s_mov_b64 s[44:45], s[42:43]
	s_waitcnt vmcnt(11)
	v_mul_lo_u32 v0, v0, 31
	s_waitcnt vmcnt(10)
	v_add_i32_e32 v0, vcc, v1, v0
	v_mul_lo_u32 v0, v0, 31
	s_waitcnt vmcnt(9)
	v_add_i32_e32 v0, vcc, v2, v0
	v_mul_lo_u32 v0, v0, 31
	s_waitcnt vmcnt(8)
	v_add_i32_e32 v0, vcc, v3, v0
	v_mul_lo_u32 v0, v0, 31
	s_waitcnt vmcnt(7)
	v_add_i32_e32 v0, vcc, v4, v0
	v_mul_lo_u32 v0, v0, 31
	s_waitcnt vmcnt(6)
	v_add_i32_e32 v0, vcc, v5, v0
	v_mul_lo_u32 v0, v0, 31
	s_waitcnt vmcnt(5)
	v_add_i32_e32 v0, vcc, v6, v0
	v_mul_lo_u32 v0, v0, 31
	s_waitcnt vmcnt(4)
	v_add_i32_e32 v0, vcc, v7, v0
	v_mul_lo_u32 v0, v0, 31
	s_waitcnt vmcnt(3)
	v_add_i32_e32 v0, vcc, v8, v0
	v_mul_lo_u32 v0, v0, 31
	s_waitcnt vmcnt(2)
	v_add_i32_e32 v0, vcc, v9, v0
	v_mul_lo_u32 v0, v0, 31
	s_waitcnt vmcnt(1)
	v_add_i32_e32 v0, vcc, v10, v0
	v_mul_lo_u32 v0, v0, 31
	s_waitcnt vmcnt(0)
	v_add_i32_e32 v0, vcc, v11, v0
	buffer_store_dword v0, v[41:42], s[44:47], 0 addr64
	s_endpgm
.Lfunc_end11:
	.size	private_arrays, .Lfunc_end11-private_arrays
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 680
; NumSgprs: 50
; NumVgprs: 45
; ScratchSize: 96
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 50
; NumVGPRsForWavesPerEU: 45
; Occupancy: 5
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
	v_add_i32_e32 v1, vcc, 1, v0
	v_and_b32_e32 v1, 0x7f, v1
	v_lshlrev_b32_e32 v1, 2, v1
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v1
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_i32_e32 v2, vcc, 1, v1
	ds_write_b32 v0, v2
	v_mov_b32_e32 v0, v1
	s_waitcnt lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end12:
	.size	turn, .Lfunc_end12-turn
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 76
; NumSgprs: 34
; NumVgprs: 3
; ScratchSize: 0
; MemoryBound: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272449
	.long	47180
	.long	98452
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	barriers_in_calls       ; -- Begin function barriers_in_calls
	.globl	barriers_in_calls
	.p2align	8
	.type	barriers_in_calls,@function
	.amdgpu_hsa_kernel barriers_in_calls
barriers_in_calls:                      ; @barriers_in_calls
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
		user_sgpr_count = 10
		enable_trap_handler = 0
		enable_sgpr_workgroup_id_x = 1
		enable_sgpr_workgroup_id_y = 0
		enable_sgpr_workgroup_id_z = 0
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 0
		enable_exception_msb = 0
		granulated_lds_size = 3
		enable_exception = 0
		enable_sgpr_private_segment_buffer = 1
		enable_sgpr_dispatch_ptr = 1
		enable_sgpr_queue_ptr = 1
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
		workgroup_group_segment_byte_size = 768
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 36
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 35
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
	s_add_u32 s0, s0, s11
	s_load_dword s4, s[4:5], 0x1
	s_load_dwordx4 s[12:15], s[8:9], 0x0
	s_load_dword s11, s[8:9], 0x4
	s_load_dword s5, s[8:9], 0x6
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v3, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mov_b32_e32 v0, s10
	v_mul_hi_u32 v0, s4, v0
	s_mul_i32 s4, s4, s10
	v_mov_b32_e32 v1, s4
	v_add_i32_e32 v1, vcc, s5, v1
	v_addc_u32_e32 v2, vcc, 0, v0, vcc
	v_add_i32_e32 v0, vcc, v1, v3
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	v_lshl_b64 v[4:5], v[0:1], 2
	s_mov_b32 s18, 0
	s_mov_b32 s19, 0xf000
	s_mov_b64 s[16:17], s[12:13]
	buffer_load_dword v0, v[4:5], s[16:19], 0 addr64
	v_lshlrev_b32_e32 v1, 2, v3
	s_mov_b32 m0, -1
	s_cmp_eq_u32 s11, 0
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v0
	v_mov_b32_e32 v0, 0
	s_cbranch_scc1 .LBB13_3
; %bb.1:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, turn@rel32@lo+4
	s_addc_u32 s5, s5, turn@rel32@hi+12
.LBB13_2:                               ; =>This Inner Loop Header: Depth=1
	v_mul_lo_u32 v6, v0, 3
	v_mov_b32_e32 v0, v3
	s_swappc_b64 s[30:31], s[4:5]
	s_add_i32 s11, s11, -1
	s_cmp_eq_u32 s11, 0
	v_add_i32_e32 v0, vcc, v0, v6
	s_cbranch_scc0 .LBB13_2
.LBB13_3:
	s_mov_b32 s7, 0xf000
	s_mov_b32 s6, 0
	s_mov_b64 s[4:5], s[14:15]
	buffer_store_dword v0, v[4:5], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end13:
	.size	barriers_in_calls, .Lfunc_end13-barriers_in_calls
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 224
; NumSgprs: 35
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 768 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 35
; NumVGPRsForWavesPerEU: 7
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 10
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
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
	.p2align	2                               ; -- Begin function transfer
	.type	transfer,@function
transfer:                               ; @transfer
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_lshlrev_b32_e32 v0, 2, v0
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_add_i32_e32 v0, vcc, 0x200, v0
	s_mov_b32 m0, -1
	ds_read_b32 v2, v0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, -1, v2
	ds_write_b32 v0, v2
	v_lshlrev_b32_e32 v0, 2, v1
	v_add_i32_e32 v0, vcc, 0x200, v0
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v1, vcc, 1, v1
	ds_write_b32 v0, v1
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end14:
	.size	transfer, .Lfunc_end14-transfer
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 104
; NumSgprs: 34
; NumVgprs: 3
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
	.long	4
	.long	8
	.long	1
	.text
	.p2align	2                               ; -- Begin function spread
	.type	spread,@function
spread:                                 ; @spread
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[8:9], -1
	buffer_store_dword v40, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v42, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	s_mov_b64 exec, s[8:9]
	buffer_store_dword v41, off, s[0:3], s33 ; 4-byte Folded Spill
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v41, v1
	v_lshlrev_b32_e32 v1, 2, v0
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_add_i32_e32 v1, vcc, 0x200, v1
	s_mov_b32 m0, -1
	ds_read_b32 v2, v1
	v_writelane_b32 v40, s30, 0
	v_writelane_b32 v40, s31, 1
	v_writelane_b32 v40, s34, 2
	v_writelane_b32 v42, s4, 0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v2, vcc, v2, v41
	ds_write_b32 v1, v2
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	v_writelane_b32 v40, s35, 3
	v_cmp_ne_u32_e32 vcc, 0, v41
	s_addk_i32 s32, 0x400
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB15_2
; %bb.1:
	v_mul_lo_u32 v0, v0, 5
	v_add_i32_e32 v1, vcc, -1, v41
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, spread@rel32@lo+4
	s_addc_u32 s5, s5, spread@rel32@hi+12
	v_add_i32_e32 v0, vcc, 1, v0
	v_and_b32_e32 v0, 63, v0
	s_swappc_b64 s[30:31], s[4:5]
	v_mul_lo_u32 v0, v0, 3
	v_xor_b32_e32 v0, v0, v41
.LBB15_2:
	s_or_b64 exec, exec, s[34:35]
	buffer_load_dword v41, off, s[0:3], s33 ; 4-byte Folded Reload
	v_readlane_b32 s35, v40, 3
	v_readlane_b32 s34, v40, 2
	v_readlane_b32 s31, v40, 1
	v_readlane_b32 s30, v40, 0
	v_readlane_b32 s4, v42, 0
	s_or_saveexec_b64 s[6:7], -1
	buffer_load_dword v40, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v42, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	s_mov_b64 exec, s[6:7]
	s_addk_i32 s32, 0xfc00
	s_mov_b32 s33, s4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end15:
	.size	spread, .Lfunc_end15-spread
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 272
; NumSgprs: 38
; NumVgprs: 43
; ScratchSize: 16
; MemoryBound: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272587
	.long	47180
	.long	98453
	.long	47200
	.long	4096
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	transactions_in_calls   ; -- Begin function transactions_in_calls
	.globl	transactions_in_calls
	.p2align	8
	.type	transactions_in_calls,@function
	.amdgpu_hsa_kernel transactions_in_calls
transactions_in_calls:                  ; @transactions_in_calls
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 11
		granulated_wavefront_sgpr_count = 6
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
		user_sgpr_count = 10
		enable_trap_handler = 0
		enable_sgpr_workgroup_id_x = 1
		enable_sgpr_workgroup_id_y = 0
		enable_sgpr_workgroup_id_z = 0
		enable_sgpr_workgroup_info = 0
		enable_vgpr_workitem_id = 0
		enable_exception_msb = 0
		granulated_lds_size = 3
		enable_exception = 0
		enable_sgpr_private_segment_buffer = 1
		enable_sgpr_dispatch_ptr = 1
		enable_sgpr_queue_ptr = 1
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
		workitem_private_segment_byte_size = 16
		workgroup_group_segment_byte_size = 768
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 40
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 54
		workitem_vgpr_count = 46
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
	s_load_dword s4, s[4:5], 0x1
	s_load_dwordx4 s[40:43], s[8:9], 0x0
	s_load_dword s5, s[8:9], 0x7
	s_add_u32 s0, s0, s11
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v43, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mov_b32_e32 v0, s10
	v_mul_hi_u32 v0, s4, v0
	s_mul_i32 s4, s4, s10
	v_mov_b32_e32 v1, s4
	v_add_i32_e32 v1, vcc, s5, v1
	v_addc_u32_e32 v2, vcc, 0, v0, vcc
	v_add_i32_e32 v0, vcc, v1, v43
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	v_lshl_b64 v[44:45], v[0:1], 2
	s_mov_b32 s46, 0
	s_mov_b32 s47, 0xf000
	s_mov_b64 s[44:45], s[40:41]
	buffer_load_dword v4, v[44:45], s[44:47], 0 addr64
	s_mov_b32 s36, s10
	s_mov_b64 s[38:39], s[6:7]
	v_cmp_gt_u32_e64 s[40:41], 64, v43
	v_lshlrev_b32_e32 v41, 2, v43
	s_mov_b32 s32, 0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[40:41]
	s_cbranch_execz .LBB16_2
; %bb.1:
	v_mov_b32_e32 v0, 0x64
	ds_write_b32 v41, v0 offset:512
.LBB16_2:
	s_or_b64 exec, exec, s[4:5]
	s_load_dwordx2 s[44:45], s[8:9], 0x4
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 63, v4
	v_bfe_u32 v1, v4, 6, 6
	s_mov_b64 s[6:7], s[38:39]
	v_mov_b32_e32 v0, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_getpc_b64 s[48:49]
	s_add_u32 s48, s48, transfer@rel32@lo+4
	s_addc_u32 s49, s49, transfer@rel32@hi+12
	s_swappc_b64 s[30:31], s[48:49]
	v_and_b32_e32 v0, 0x100, v4
	v_cmp_ne_u32_e32 vcc, 0, v0
                                        ; implicit-def: $vgpr0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[50:51], exec, s[4:5]
	s_cbranch_execz .LBB16_4
; %bb.3:
	v_bfe_u32 v0, v4, 9, 6
	v_bfe_u32 v1, v4, 13, 2
	s_mov_b64 s[6:7], s[38:39]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, spread@rel32@lo+4
	s_addc_u32 s5, s5, spread@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr3
.LBB16_4:
	s_andn2_saveexec_b64 s[4:5], s[50:51]
	s_cbranch_execz .LBB16_8
; %bb.5:
	v_and_b32_e32 v0, 0x200, v4
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB16_7
; %bb.6:
	v_and_b32_e32 v0, 63, v43
	s_mov_b64 s[6:7], s[38:39]
	v_mov_b32_e32 v1, v3
	s_swappc_b64 s[30:31], s[48:49]
.LBB16_7:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v0, 0
.LBB16_8:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], s[40:41]
	s_cbranch_execz .LBB16_10
; %bb.9:
	s_mov_b32 s37, s46
	ds_read_b32 v3, v41 offset:512
	s_lshl_b64 s[6:7], s[36:37], 6
	v_mov_b32_e32 v2, s7
	v_add_i32_e32 v1, vcc, s6, v43
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_lshl_b64 v[1:2], v[1:2], 2
	s_mov_b32 s11, 0xf000
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], s[42:43]
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v[1:2], s[8:11], 0 addr64
.LBB16_10:
	s_or_b64 exec, exec, s[4:5]
	buffer_store_dword v0, v[44:45], s[44:47], 0 addr64
	s_endpgm
.Lfunc_end16:
	.size	transactions_in_calls, .Lfunc_end16-transactions_in_calls
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 440
; NumSgprs: 54
; NumVgprs: 46
; ScratchSize: 16
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 768 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 54
; NumVGPRsForWavesPerEU: 46
; Occupancy: 5
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 10
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_lds llvm.amdgcn.module.lds, 768, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
