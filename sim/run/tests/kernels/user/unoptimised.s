	.text
	.section	.AMDGPU.config
	.long	47176
	.long	0
	.long	47180
	.long	0
	.long	47200
	.long	0
	.long	4
	.long	18
	.long	8
	.long	0
	.text
	.hidden	weighted                        ; -- Begin function weighted
	.globl	weighted
	.p2align	2
	.type	weighted,@function
weighted:                               ; @weighted
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s10, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[4:5], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:20 ; 4-byte Folded Spill
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0x700
	buffer_store_dword v0, off, s[0:3], s33
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	buffer_store_dword v2, off, s[0:3], s33 offset:8
	s_waitcnt expcnt(2)
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 s[4:5], 0
                                        ; implicit-def: $sgpr6_sgpr7
	v_writelane_b32 v3, s4, 0
	v_writelane_b32 v3, s5, 1
.LBB0_1:                                ; =>This Inner Loop Header: Depth=1
	v_readlane_b32 s4, v3, 2
	v_readlane_b32 s5, v3, 3
	v_readlane_b32 s6, v3, 0
	v_readlane_b32 s7, v3, 1
	v_writelane_b32 v3, s6, 4
	v_writelane_b32 v3, s7, 5
	s_waitcnt expcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, v1
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v3, s4, 6
	v_writelane_b32 v3, s5, 7
	v_writelane_b32 v3, s4, 8
	v_writelane_b32 v3, s5, 9
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v3, s4, 10
	v_writelane_b32 v3, s5, 11
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_3
; %bb.2:                                ;   in Loop: Header=BB0_1 Depth=1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s4, v1
	v_add_i32_e64 v0, s[4:5], v0, v2
	buffer_load_dword v0, v0, s[0:3], 0 offen
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_add_i32_e64 v1, s[4:5], v1, v2
	v_mul_lo_u32 v1, v0, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_add_i32_e64 v0, s[4:5], v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_branch .LBB0_4
.LBB0_3:                                ;   in Loop: Header=BB0_1 Depth=1
	v_readlane_b32 s4, v3, 10
	v_readlane_b32 s5, v3, 11
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v3, 4
	v_readlane_b32 s9, v3, 5
	v_readlane_b32 s6, v3, 8
	v_readlane_b32 s7, v3, 9
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v3, s6, 2
	v_writelane_b32 v3, s7, 3
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v3, s6, 0
	v_writelane_b32 v3, s7, 1
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v3, s6, 12
	v_writelane_b32 v3, s7, 13
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_1
	s_branch .LBB0_5
.LBB0_4:                                ;   in Loop: Header=BB0_1 Depth=1
	v_readlane_b32 s4, v3, 6
	v_readlane_b32 s5, v3, 7
	s_waitcnt expcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_i32_e64 v0, s[6:7], v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v3, s4, 8
	v_writelane_b32 v3, s5, 9
	s_branch .LBB0_3
.LBB0_5:
	v_readlane_b32 s4, v3, 12
	v_readlane_b32 s5, v3, 13
	s_or_b64 exec, exec, s[4:5]
; %bb.6:
	s_waitcnt expcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_xor_saveexec_b64 s[4:5], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:20 ; 4-byte Folded Reload
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0xfffff900
	s_mov_b32 s33, s10
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	weighted, .Lfunc_end0-weighted
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 532
; NumSgprs: 34
; NumVgprs: 4
; ScratchSize: 28
; MemoryBound: 0
	.section	.AMDGPU.config
	.long	47176
	.long	11272455
	.long	47180
	.long	5017
	.long	47200
	.long	32768
	.long	4
	.long	32
	.long	8
	.long	6
	.text
	.protected	unoptimised             ; -- Begin function unoptimised
	.globl	unoptimised
	.p2align	8
	.type	unoptimised,@function
	.amdgpu_hsa_kernel unoptimised
unoptimised:                            ; @unoptimised
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
		user_sgpr_count = 12
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
		enable_sgpr_queue_ptr = 1
		enable_sgpr_kernarg_segment_ptr = 1
		enable_sgpr_dispatch_id = 1
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
		workitem_private_segment_byte_size = 124
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
	s_mov_b32 s32, 0x1800
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s15
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v4, s14, 0
	v_writelane_b32 v4, s13, 1
	v_writelane_b32 v4, s12, 2
	v_writelane_b32 v4, s10, 3
	v_writelane_b32 v4, s11, 4
	v_writelane_b32 v4, s8, 5
	v_writelane_b32 v4, s9, 6
	v_writelane_b32 v4, s6, 7
	v_writelane_b32 v4, s7, 8
	v_writelane_b32 v4, s4, 9
	v_writelane_b32 v4, s5, 10
	buffer_store_dword v2, off, s[0:3], s33 offset:72 ; 4-byte Folded Spill
	buffer_store_dword v1, off, s[0:3], s33 offset:68 ; 4-byte Folded Spill
	buffer_store_dword v0, off, s[0:3], s33 offset:64 ; 4-byte Folded Spill
	s_load_dwordx2 s[10:11], s[8:9], 0x0
	s_load_dwordx2 s[6:7], s[8:9], 0x2
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s13, s11
	s_waitcnt expcnt(1)
	v_mov_b32_e32 v1, s13
	buffer_store_dword v1, off, s[0:3], s33 offset:12
                                        ; kill: def $sgpr10 killed $sgpr10 killed $sgpr10_sgpr11
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v1, s10
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s10, s7
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v1, s10
	buffer_store_dword v1, off, s[0:3], s33 offset:20
                                        ; kill: def $sgpr6 killed $sgpr6 killed $sgpr6_sgpr7
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_load_dword s4, s[4:5], 0x1
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s4, s[8:9], 0x5
	s_mul_i32 s5, s5, s12
	v_add_i32_e64 v0, s[6:7], s5, v0
	s_waitcnt lgkmcnt(0)
	v_add_i32_e64 v0, s[4:5], v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 s[4:5], 0
                                        ; implicit-def: $sgpr6_sgpr7
	v_writelane_b32 v4, s4, 11
	v_writelane_b32 v4, s5, 12
.LBB1_1:                                ; =>This Inner Loop Header: Depth=1
	v_readlane_b32 s4, v4, 13
	v_readlane_b32 s5, v4, 14
	v_readlane_b32 s6, v4, 11
	v_readlane_b32 s7, v4, 12
	v_writelane_b32 v4, s6, 15
	v_writelane_b32 v4, s7, 16
	s_waitcnt expcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 s6, 8
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v4, s4, 17
	v_writelane_b32 v4, s5, 18
	v_writelane_b32 v4, s4, 19
	v_writelane_b32 v4, s5, 20
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v4, s4, 21
	v_writelane_b32 v4, s5, 22
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_3
; %bb.2:                                ;   in Loop: Header=BB1_1 Depth=1
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	buffer_load_dword v8, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
                                        ; implicit-def: $sgpr6
                                        ; implicit-def: $sgpr6
                                        ; kill: def $vgpr0 killed $vgpr0 killed $exec
                                        ; kill: def $vgpr8 killed $vgpr8 def $vgpr8_vgpr9 killed $exec
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add_i32_e64 v0, s[6:7], v0, v1
	s_load_dword s4, s[4:5], 0x3
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s6, s5, s4
	v_cvt_f32_u32_e32 v2, s4
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
                                        ; implicit-def: $sgpr7
	v_mul_lo_u32 v3, s6, v2
	v_mul_hi_u32 v3, v2, v3
                                        ; implicit-def: $sgpr6
                                        ; implicit-def: $sgpr6
	v_add_i32_e32 v2, vcc, v2, v3
	v_mul_hi_u32 v2, v0, v2
	v_mul_lo_u32 v2, v2, s4
	v_sub_i32_e64 v0, s[6:7], v0, v2
	v_cmp_ge_u32_e64 s[6:7], v0, s4
	v_sub_i32_e64 v2, s[8:9], v0, s4
	v_cndmask_b32_e64 v0, v0, v2, s[6:7]
	v_cmp_ge_u32_e64 s[6:7], v0, s4
	v_sub_i32_e64 v2, s[8:9], v0, s4
	v_cndmask_b32_e64 v2, v0, v2, s[6:7]
                                        ; implicit-def: $sgpr4
	v_mov_b32_e32 v0, s5
                                        ; kill: def $vgpr2 killed $vgpr2 def $vgpr2_vgpr3 killed $exec
	v_mov_b32_e32 v3, v0
	s_mov_b32 s4, 2
	s_mov_b32 s6, s4
	v_lshl_b64 v[6:7], v[2:3], s6
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v3, v7
	v_add_i32_e64 v2, s[6:7], v2, v5
	v_addc_u32_e64 v0, s[6:7], v0, v3, s[6:7]
                                        ; kill: def $vgpr2 killed $vgpr2 def $vgpr2_vgpr3 killed $exec
	v_mov_b32_e32 v3, v0
	s_mov_b32 s8, 0xf000
	s_mov_b32 s6, s5
	s_mov_b32 s7, s8
	s_mov_b32 s8, s5
	s_mov_b32 s9, s5
                                        ; kill: def $sgpr8_sgpr9 killed $sgpr8_sgpr9 def $sgpr8_sgpr9_sgpr10_sgpr11
	s_mov_b64 s[10:11], s[6:7]
	buffer_load_dword v0, v[2:3], s[8:11], 0 addr64
	v_lshlrev_b32_e64 v2, s4, v1
	v_mov_b32_e32 v1, 24
	v_add_i32_e64 v1, s[4:5], v1, v2
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, v1, s[0:3], 0 offen
	s_branch .LBB1_4
.LBB1_3:                                ;   in Loop: Header=BB1_1 Depth=1
	v_readlane_b32 s4, v4, 21
	v_readlane_b32 s5, v4, 22
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v4, 15
	v_readlane_b32 s9, v4, 16
	v_readlane_b32 s6, v4, 19
	v_readlane_b32 s7, v4, 20
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v4, s6, 13
	v_writelane_b32 v4, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v4, s6, 11
	v_writelane_b32 v4, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v4, s6, 23
	v_writelane_b32 v4, s7, 24
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_1
	s_branch .LBB1_5
.LBB1_4:                                ;   in Loop: Header=BB1_1 Depth=1
	v_readlane_b32 s4, v4, 17
	v_readlane_b32 s5, v4, 18
	s_waitcnt expcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_i32_e64 v0, s[6:7], v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v4, s4, 19
	v_writelane_b32 v4, s5, 20
	s_branch .LBB1_3
.LBB1_5:
	v_readlane_b32 s4, v4, 23
	v_readlane_b32 s5, v4, 24
	s_or_b64 exec, exec, s[4:5]
; %bb.6:
	buffer_load_dword v2, off, s[0:3], s33 offset:64 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s33 offset:68 ; 4-byte Folded Reload
	buffer_load_dword v3, off, s[0:3], s33 offset:72 ; 4-byte Folded Reload
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s16, v4, 5
	v_readlane_b32 s17, v4, 6
	s_waitcnt expcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s8, 0xcccccccd
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v1, v0, s8
	s_mov_b32 s8, 2
	v_writelane_b32 v4, s8, 25
	v_lshrrev_b32_e64 v1, s8, v1
	s_mov_b32 s8, 5
	v_mul_lo_u32 v1, v1, s8
	v_sub_i32_e64 v1, s[8:9], v0, v1
	s_mov_b64 s[18:19], 16
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
                                        ; kill: def $sgpr8 killed $sgpr8 def $sgpr8_sgpr9
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 26
	v_writelane_b32 v4, s9, 27
	v_mov_b32_e32 v0, 24
	buffer_store_dword v0, off, s[0:3], s33 offset:80 ; 4-byte Folded Spill
                                        ; implicit-def: $sgpr15
	buffer_store_dword v0, off, s[0:3], s33 offset:76 ; 4-byte Folded Spill
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, weighted@rel32@lo+4
	s_addc_u32 s17, s17, weighted@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v5, s15, v5
	v_or_b32_e64 v2, v2, v5
	v_or_b32_e64 v31, v2, v3
	buffer_store_dword v31, off, s[0:3], s33 offset:84 ; 4-byte Folded Spill
	v_mov_b32_e32 v2, 3
                                        ; implicit-def: $sgpr15
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:84 ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s33 offset:80 ; 4-byte Folded Reload
	buffer_load_dword v2, off, s[0:3], s33 offset:64 ; 4-byte Folded Reload
	v_readlane_b32 s15, v4, 25
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 26
	v_readlane_b32 s9, v4, 27
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_mov_b32_e32 v5, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:76 ; 4-byte Folded Reload
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	s_mov_b32 s18, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s18
	v_lshlrev_b32_e64 v3, s15, v3
	v_add_i32_e64 v3, s[18:19], v1, v3
	buffer_load_dword v1, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_i32_e64 v1, s[18:19], v1, v5
	buffer_store_dword v1, v3, s[0:3], 0 offen
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v1, 8
                                        ; implicit-def: $sgpr15
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_readlane_b32 s8, v4, 25
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
                                        ; implicit-def: $sgpr4
                                        ; implicit-def: $sgpr4
                                        ; kill: def $vgpr1 killed $vgpr1 killed $exec
                                        ; kill: def $vgpr2 killed $vgpr2 def $vgpr2_vgpr3 killed $exec
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_mov_b32 s4, 0
	buffer_load_dword v5, off, s[0:3], s33 offset:56
                                        ; implicit-def: $sgpr4
	v_mov_b32_e32 v1, 0
                                        ; kill: def $vgpr5 killed $vgpr5 def $vgpr5_vgpr6 killed $exec
	v_mov_b32_e32 v6, v1
	s_mov_b32 s4, 0xf000
	s_mov_b32 s6, 0
	s_mov_b32 s10, s6
	s_mov_b32 s11, s4
	s_mov_b32 s4, s6
	s_mov_b32 s5, s6
                                        ; kill: def $sgpr4_sgpr5 killed $sgpr4_sgpr5 def $sgpr4_sgpr5_sgpr6_sgpr7
	s_mov_b64 s[6:7], s[10:11]
	s_waitcnt vmcnt(0)
	v_lshl_b64 v[6:7], v[5:6], s8
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v7
	v_add_i32_e64 v1, s[8:9], v1, v5
	v_addc_u32_e64 v3, s[8:9], v2, v3, s[8:9]
                                        ; kill: def $vgpr1 killed $vgpr1 def $vgpr1_vgpr2 killed $exec
	v_mov_b32_e32 v2, v3
	buffer_store_dword v0, v[1:2], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end1:
	.size	unoptimised, .Lfunc_end1-unoptimised
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1512
; NumSgprs: 36
; NumVgprs: 32
; ScratchSize: 124
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
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.section	.AMDGPU.config
	.long	47176
	.long	11272449
	.long	47180
	.long	5017
	.long	47200
	.long	8192
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	unoptimised_transaction ; -- Begin function unoptimised_transaction
	.globl	unoptimised_transaction
	.p2align	8
	.type	unoptimised_transaction,@function
	.amdgpu_hsa_kernel unoptimised_transaction
unoptimised_transaction:                ; @unoptimised_transaction
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
		enable_sgpr_private_segment_wave_byte_offset = 1
		user_sgpr_count = 12
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
		enable_sgpr_queue_ptr = 1
		enable_sgpr_kernarg_segment_ptr = 1
		enable_sgpr_dispatch_id = 1
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
		workitem_private_segment_byte_size = 32
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 28
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 34
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
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s15
	s_addc_u32 s1, s1, 0
	s_load_dword s4, s[8:9], 0x2
                                        ; kill: def $sgpr5 killed $sgpr4
	s_load_dwordx2 s[6:7], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s5, s7
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s5, s6
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_waitcnt expcnt(0)
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt expcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s4, v1
	v_add_i32_e64 v0, s[4:5], v0, v1
	v_mov_b32_e32 v1, 0
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
; %bb.1:
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
; %bb.2:
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s5, v1
	s_mov_b32 s4, -4
	v_and_b32_e64 v1, v1, s4
	v_add_i32_e64 v0, s[6:7], v0, v1
	s_mov_b32 m0, -1
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_waitcnt expcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_waitcnt vmcnt(0)
	v_add_i32_e64 v1, s[6:7], v0, s5
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s5, v2
	v_and_b32_e64 v2, v2, s4
	v_add_i32_e64 v0, s[4:5], v0, v2
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
; %bb.3:
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
; %bb.4:
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
                                        ; implicit-def: $sgpr4
	v_mov_b32_e32 v2, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v5, v2
	s_mov_b32 s8, 2
	v_lshlrev_b32_e64 v1, s8, v1
	v_add_i32_e64 v0, s[4:5], v0, v1
	s_mov_b32 m0, -1
	ds_read_b32 v0, v0
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
                                        ; implicit-def: $sgpr4
                                        ; implicit-def: $sgpr4
                                        ; kill: def $vgpr1 killed $vgpr1 killed $exec
                                        ; kill: def $vgpr2 killed $vgpr2 def $vgpr2_vgpr3 killed $exec
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_mov_b32 s4, 0xf000
	s_mov_b32 s6, 0
	s_mov_b32 s10, s6
	s_mov_b32 s11, s4
	s_mov_b32 s4, s6
	s_mov_b32 s5, s6
                                        ; kill: def $sgpr4_sgpr5 killed $sgpr4_sgpr5 def $sgpr4_sgpr5_sgpr6_sgpr7
	s_mov_b64 s[6:7], s[10:11]
	v_lshl_b64 v[5:6], v[4:5], s8
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_i32_e64 v1, s[8:9], v1, v4
	v_addc_u32_e64 v3, s[8:9], v2, v3, s[8:9]
                                        ; kill: def $vgpr1 killed $vgpr1 def $vgpr1_vgpr2 killed $exec
	v_mov_b32_e32 v2, v3
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[4:7], 0 addr64
	s_endpgm
.Lfunc_end2:
	.size	unoptimised_transaction, .Lfunc_end2-unoptimised_transaction
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 544
; NumSgprs: 34
; NumVgprs: 7
; ScratchSize: 32
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 34
; NumVGPRsForWavesPerEU: 7
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
