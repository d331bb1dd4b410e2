	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272256
	.long	47180
	.long	144
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	beside                  ; -- Begin function beside
	.globl	beside
	.p2align	8
	.type	beside,@function
	.amdgpu_hsa_kernel beside
beside:                                 ; @beside
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
	s_load_dword s0, s[4:5], 0x1
	v_mov_b32_e32 v1, s8
	v_lshlrev_b32_e32 v2, 1, v0
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_load_dword s4, s[6:7], 0x3
	v_mul_hi_u32 v1, s3, v1
	s_mul_i32 s3, s3, s8
	v_mov_b32_e32 v3, s3
	s_mov_b32 s3, 0xf000
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v3, vcc, s4, v3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_i32_e32 v0, vcc, v3, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_b64 v[0:1], v[0:1], 2
	buffer_store_dword v2, v[0:1], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end0:
	.size	beside, .Lfunc_end0-beside
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 100
; NumSgprs: 11
; NumVgprs: 4
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
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
	.long	11272590
	.long	47180
	.long	5017
	.long	47200
	.long	4194304
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	line                    ; -- Begin function line
	.globl	line
	.p2align	8
	.type	line,@function
	.amdgpu_hsa_kernel line
line:                                   ; @line
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 14
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
		is_dynamic_callstack = 1
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 16384
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 54
		workitem_vgpr_count = 59
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
	s_mov_b64 s[38:39], s[4:5]
	s_load_dword s4, s[4:5], 0x1
	s_load_dwordx4 s[48:51], s[8:9], 0x0
	s_load_dword s5, s[8:9], 0x5
	s_add_u32 s0, s0, s15
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mov_b32_e32 v3, s12
	v_mul_hi_u32 v3, s4, v3
	s_mul_i32 s4, s4, s12
	v_mov_b32_e32 v4, s4
	v_add_i32_e32 v4, vcc, s5, v4
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_lshlrev_b32_e32 v1, 10, v1
	v_add_i32_e32 v40, vcc, v4, v0
	s_add_u32 s40, s8, 16
	v_lshlrev_b32_e32 v2, 20, v2
	v_or_b32_e32 v0, v0, v1
	s_addc_u32 s41, s9, 0
	v_or_b32_e32 v42, v0, v2
	v_addc_u32_e32 v41, vcc, 0, v3, vcc
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[8:9], s[40:41]
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v40
	s_mov_b32 s32, 0
	s_mov_b32 s33, s14
	s_mov_b32 s42, s13
	s_mov_b32 s43, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[6:7]
	s_mov_b32 s46, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagef14ocl_image1d_ro11ocl_sampleri@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagef14ocl_image1d_ro11ocl_sampleri@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v43, v0
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v2
	v_mov_b32_e32 v46, v3
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v40
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagei14ocl_image1d_ro11ocl_sampleri@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagei14ocl_image1d_ro11ocl_sampleri@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_i32_e32 v3, v3
	v_cvt_f32_i32_e32 v2, v2
	v_cvt_f32_i32_e32 v1, v1
	v_cvt_f32_i32_e32 v0, v0
	v_add_f32_e32 v46, v46, v3
	v_add_f32_e32 v45, v45, v2
	v_add_f32_e32 v44, v44, v1
	v_add_f32_e32 v43, v43, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v40
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12read_imageui14ocl_image1d_ro11ocl_sampleri@rel32@lo+4
	s_addc_u32 s17, s17, _Z12read_imageui14ocl_image1d_ro11ocl_sampleri@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_u32_e32 v0, v0
	v_cvt_f32_u32_e32 v1, v1
	v_cvt_f32_u32_e32 v2, v2
	v_cvt_f32_u32_e32 v3, v3
	v_add_f32_e32 v43, v43, v0
	v_add_f32_e32 v44, v44, v1
	v_add_f32_e32 v45, v45, v2
	v_add_f32_e32 v46, v46, v3
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0.5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagef14ocl_image1d_ro11ocl_samplerf@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagef14ocl_image1d_ro11ocl_samplerf@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_f32_e32 v56, v2, v45
	v_add_f32_e32 v57, v1, v44
	v_add_f32_e32 v58, v0, v43
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, v40
	v_add_f32_e32 v47, v3, v46
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagef14ocl_image1d_roi@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagef14ocl_image1d_roi@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v43, v0
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v2
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v46, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagei14ocl_image1d_roi@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagei14ocl_image1d_roi@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_i32_e32 v0, v0
	v_cvt_f32_i32_e32 v1, v1
	v_cvt_f32_i32_e32 v2, v2
	v_cvt_f32_i32_e32 v3, v3
	v_add_f32_e32 v43, v43, v0
	v_add_f32_e32 v44, v44, v1
	v_add_f32_e32 v45, v45, v2
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, v40
	v_add_f32_e32 v46, v46, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12read_imageui14ocl_image1d_roi@rel32@lo+4
	s_addc_u32 s17, s17, _Z12read_imageui14ocl_image1d_roi@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_u32_e32 v1, v1
	v_cvt_f32_u32_e32 v0, v0
	v_cvt_f32_u32_e32 v3, v3
	v_cvt_f32_u32_e32 v2, v2
	v_add_f32_e32 v1, v44, v1
	v_add_f32_e32 v0, v43, v0
	v_add_f32_e32 v3, v46, v3
	v_add_f32_e32 v2, v45, v2
	v_add_f32_e32 v44, v58, v0
	v_add_f32_e32 v45, v57, v1
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_add_f32_e32 v46, v56, v2
	v_add_f32_e32 v47, v47, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z15get_image_width14ocl_image1d_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z15get_image_width14ocl_image1d_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v43, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z27get_image_channel_data_type14ocl_image1d_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z27get_image_channel_data_type14ocl_image1d_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_i32_e32 v43, vcc, v0, v43
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z23get_image_channel_order14ocl_image1d_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z23get_image_channel_order14ocl_image1d_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_i32_e32 v0, vcc, v43, v0
	v_cvt_f32_i32_e32 v0, v0
	v_lshl_b64 v[4:5], v[40:41], 4
	s_mov_b32 s47, 0xf000
	s_mov_b64 s[44:45], s[50:51]
	v_add_f32_e32 v3, v47, v0
	v_add_f32_e32 v2, v46, v0
	v_add_f32_e32 v1, v45, v0
	v_add_f32_e32 v0, v44, v0
	buffer_store_dwordx4 v[0:3], v[4:5], s[44:47], 0 addr64
	s_endpgm
.Lfunc_end1:
	.size	line, .Lfunc_end1-line
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1060
; NumSgprs: 54
; NumVgprs: 59
; ScratchSize: 16384
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 14
; NumSGPRsForWavesPerEU: 54
; NumVGPRsForWavesPerEU: 59
; Occupancy: 4
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
	.long	11272590
	.long	47180
	.long	5017
	.long	47200
	.long	4194304
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	lines                   ; -- Begin function lines
	.globl	lines
	.p2align	8
	.type	lines,@function
	.amdgpu_hsa_kernel lines
lines:                                  ; @lines
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 14
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
		is_dynamic_callstack = 1
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 16384
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 54
		workitem_vgpr_count = 59
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
	s_mov_b64 s[38:39], s[4:5]
	s_load_dword s4, s[4:5], 0x1
	s_load_dwordx4 s[48:51], s[8:9], 0x0
	s_load_dword s5, s[8:9], 0x5
	s_add_u32 s0, s0, s15
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mov_b32_e32 v3, s12
	v_mul_hi_u32 v3, s4, v3
	s_mul_i32 s4, s4, s12
	v_mov_b32_e32 v4, s4
	v_add_i32_e32 v4, vcc, s5, v4
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_lshlrev_b32_e32 v1, 10, v1
	v_add_i32_e32 v40, vcc, v4, v0
	s_add_u32 s40, s8, 16
	v_lshlrev_b32_e32 v2, 20, v2
	v_or_b32_e32 v0, v0, v1
	s_addc_u32 s41, s9, 0
	v_or_b32_e32 v42, v0, v2
	v_addc_u32_e32 v41, vcc, 0, v3, vcc
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[8:9], s[40:41]
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v40
	v_mov_b32_e32 v5, 0
	s_mov_b32 s32, 0
	s_mov_b32 s33, s14
	s_mov_b32 s42, s13
	s_mov_b32 s43, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[6:7]
	s_mov_b32 s46, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v43, v0
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v2
	v_mov_b32_e32 v46, v3
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v40
	v_mov_b32_e32 v5, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagei20ocl_image1d_array_ro11ocl_samplerDv2_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagei20ocl_image1d_array_ro11ocl_samplerDv2_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_i32_e32 v0, v0
	v_cvt_f32_i32_e32 v1, v1
	v_cvt_f32_i32_e32 v2, v2
	v_cvt_f32_i32_e32 v3, v3
	v_add_f32_e32 v43, v43, v0
	v_add_f32_e32 v44, v44, v1
	v_add_f32_e32 v45, v45, v2
	v_add_f32_e32 v46, v46, v3
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v40
	v_mov_b32_e32 v5, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_u32_e32 v3, v3
	v_cvt_f32_u32_e32 v2, v2
	v_cvt_f32_u32_e32 v1, v1
	v_cvt_f32_u32_e32 v0, v0
	v_add_f32_e32 v46, v46, v3
	v_add_f32_e32 v45, v45, v2
	v_add_f32_e32 v44, v44, v1
	v_add_f32_e32 v43, v43, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0.5
	v_mov_b32_e32 v5, 0.5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_f32_e32 v47, v0, v43
	v_add_f32_e32 v56, v1, v44
	v_add_f32_e32 v57, v2, v45
	v_add_f32_e32 v58, v3, v46
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagef20ocl_image1d_array_roDv2_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagef20ocl_image1d_array_roDv2_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v43, v0
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v2
	v_mov_b32_e32 v46, v3
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagei20ocl_image1d_array_roDv2_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagei20ocl_image1d_array_roDv2_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_i32_e32 v3, v3
	v_cvt_f32_i32_e32 v2, v2
	v_cvt_f32_i32_e32 v1, v1
	v_cvt_f32_i32_e32 v0, v0
	v_add_f32_e32 v46, v46, v3
	v_add_f32_e32 v45, v45, v2
	v_add_f32_e32 v44, v44, v1
	v_add_f32_e32 v43, v43, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12read_imageui20ocl_image1d_array_roDv2_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z12read_imageui20ocl_image1d_array_roDv2_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_u32_e32 v0, v0
	v_cvt_f32_u32_e32 v1, v1
	v_cvt_f32_u32_e32 v2, v2
	v_cvt_f32_u32_e32 v3, v3
	v_add_f32_e32 v0, v43, v0
	v_add_f32_e32 v1, v44, v1
	v_add_f32_e32 v2, v45, v2
	v_add_f32_e32 v3, v46, v3
	v_add_f32_e32 v46, v56, v1
	v_add_f32_e32 v47, v47, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_add_f32_e32 v44, v58, v3
	v_add_f32_e32 v45, v57, v2
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z15get_image_width20ocl_image1d_array_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z15get_image_width20ocl_image1d_array_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v43, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z27get_image_channel_data_type20ocl_image1d_array_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z27get_image_channel_data_type20ocl_image1d_array_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_i32_e32 v43, vcc, v0, v43
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z23get_image_channel_order20ocl_image1d_array_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z23get_image_channel_order20ocl_image1d_array_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_i32_e32 v0, vcc, v43, v0
	v_cvt_f32_i32_e32 v0, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	v_add_f32_e32 v43, v47, v0
	v_add_f32_e32 v46, v46, v0
	v_add_f32_e32 v45, v45, v0
	v_add_f32_e32 v44, v44, v0
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z20get_image_array_size20ocl_image1d_array_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z20get_image_array_size20ocl_image1d_array_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_ffbh_u32_e32 v2, v1
	v_min_u32_e32 v2, 32, v2
	v_lshl_b64 v[0:1], v[0:1], v2
	v_lshl_b64 v[4:5], v[40:41], 4
	v_min_u32_e32 v0, 1, v0
	v_or_b32_e32 v0, v1, v0
	v_cvt_f32_u32_e32 v0, v0
	v_sub_i32_e32 v1, vcc, 32, v2
	s_mov_b32 s47, 0xf000
	v_ldexp_f32_e32 v0, v0, v1
	v_add_f32_e32 v3, v0, v44
	v_add_f32_e32 v2, v0, v45
	v_add_f32_e32 v1, v0, v46
	v_add_f32_e32 v0, v0, v43
	s_mov_b64 s[44:45], s[50:51]
	buffer_store_dwordx4 v[0:3], v[4:5], s[44:47], 0 addr64
	s_endpgm
.Lfunc_end2:
	.size	lines, .Lfunc_end2-lines
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1204
; NumSgprs: 54
; NumVgprs: 59
; ScratchSize: 16384
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 14
; NumSGPRsForWavesPerEU: 54
; NumVGPRsForWavesPerEU: 59
; Occupancy: 4
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
	.long	11272587
	.long	47180
	.long	5017
	.long	47200
	.long	4194304
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	row                     ; -- Begin function row
	.globl	row
	.p2align	8
	.type	row,@function
	.amdgpu_hsa_kernel row
row:                                    ; @row
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
		is_dynamic_callstack = 1
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 16384
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 54
		workitem_vgpr_count = 48
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
	s_mov_b64 s[38:39], s[4:5]
	s_load_dword s4, s[4:5], 0x1
	s_load_dwordx4 s[48:51], s[8:9], 0x0
	s_load_dword s5, s[8:9], 0x5
	s_add_u32 s0, s0, s15
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mov_b32_e32 v3, s12
	v_mul_hi_u32 v3, s4, v3
	s_mul_i32 s4, s4, s12
	v_mov_b32_e32 v4, s4
	v_add_i32_e32 v4, vcc, s5, v4
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_lshlrev_b32_e32 v1, 10, v1
	v_add_i32_e32 v40, vcc, v4, v0
	s_add_u32 s40, s8, 16
	v_lshlrev_b32_e32 v2, 20, v2
	v_or_b32_e32 v0, v0, v1
	s_addc_u32 s41, s9, 0
	v_or_b32_e32 v42, v0, v2
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[8:9], s[40:41]
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, v40
	s_mov_b32 s32, 0
	s_mov_b32 s33, s14
	s_mov_b32 s42, s13
	s_mov_b32 s43, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[6:7]
	s_mov_b32 s46, 0
	v_addc_u32_e32 v41, vcc, 0, v3, vcc
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagef21ocl_image1d_buffer_roi@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagef21ocl_image1d_buffer_roi@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v43, v0
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v2
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v46, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagei21ocl_image1d_buffer_roi@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagei21ocl_image1d_buffer_roi@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_i32_e32 v2, v2
	v_cvt_f32_i32_e32 v1, v1
	v_cvt_f32_i32_e32 v0, v0
	v_cvt_f32_i32_e32 v3, v3
	v_add_f32_e32 v45, v45, v2
	v_add_f32_e32 v44, v44, v1
	v_add_f32_e32 v43, v43, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, v40
	v_add_f32_e32 v46, v46, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12read_imageui21ocl_image1d_buffer_roi@rel32@lo+4
	s_addc_u32 s17, s17, _Z12read_imageui21ocl_image1d_buffer_roi@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_u32_e32 v0, v0
	v_cvt_f32_u32_e32 v1, v1
	v_cvt_f32_u32_e32 v2, v2
	v_cvt_f32_u32_e32 v3, v3
	v_add_f32_e32 v47, v43, v0
	v_add_f32_e32 v44, v44, v1
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_add_f32_e32 v45, v45, v2
	v_add_f32_e32 v46, v46, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z15get_image_width21ocl_image1d_buffer_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z15get_image_width21ocl_image1d_buffer_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v43, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z27get_image_channel_data_type21ocl_image1d_buffer_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z27get_image_channel_data_type21ocl_image1d_buffer_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_i32_e32 v43, vcc, v0, v43
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z23get_image_channel_order21ocl_image1d_buffer_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z23get_image_channel_order21ocl_image1d_buffer_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_i32_e32 v0, vcc, v43, v0
	v_cvt_f32_i32_e32 v0, v0
	v_lshl_b64 v[4:5], v[40:41], 4
	s_mov_b32 s47, 0xf000
	s_mov_b64 s[44:45], s[50:51]
	v_add_f32_e32 v3, v46, v0
	v_add_f32_e32 v2, v45, v0
	v_add_f32_e32 v1, v44, v0
	v_add_f32_e32 v0, v47, v0
	buffer_store_dwordx4 v[0:3], v[4:5], s[44:47], 0 addr64
	s_endpgm
.Lfunc_end3:
	.size	row, .Lfunc_end3-row
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 644
; NumSgprs: 54
; NumVgprs: 48
; ScratchSize: 16384
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 54
; NumVGPRsForWavesPerEU: 48
; Occupancy: 5
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
	.long	11272590
	.long	47180
	.long	5017
	.long	47200
	.long	4194304
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	planes                  ; -- Begin function planes
	.globl	planes
	.p2align	8
	.type	planes,@function
	.amdgpu_hsa_kernel planes
planes:                                 ; @planes
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 14
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
		is_dynamic_callstack = 1
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 16384
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 54
		workitem_vgpr_count = 59
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
	s_mov_b64 s[38:39], s[4:5]
	s_load_dword s4, s[4:5], 0x1
	s_load_dwordx4 s[48:51], s[8:9], 0x0
	s_load_dword s5, s[8:9], 0x5
	s_add_u32 s0, s0, s15
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mov_b32_e32 v3, s12
	v_mul_hi_u32 v3, s4, v3
	s_mul_i32 s4, s4, s12
	v_mov_b32_e32 v4, s4
	v_add_i32_e32 v4, vcc, s5, v4
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_lshlrev_b32_e32 v1, 10, v1
	v_add_i32_e32 v40, vcc, v4, v0
	s_add_u32 s40, s8, 16
	v_lshlrev_b32_e32 v2, 20, v2
	v_or_b32_e32 v0, v0, v1
	s_addc_u32 s41, s9, 0
	v_or_b32_e32 v42, v0, v2
	v_addc_u32_e32 v41, vcc, 0, v3, vcc
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[8:9], s[40:41]
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v40
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b32 s32, 0
	s_mov_b32 s33, s14
	s_mov_b32 s42, s13
	s_mov_b32 s43, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[6:7]
	s_mov_b32 s46, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v43, v0
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v2
	v_mov_b32_e32 v46, v3
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v40
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_i32_e32 v0, v0
	v_cvt_f32_i32_e32 v1, v1
	v_cvt_f32_i32_e32 v2, v2
	v_cvt_f32_i32_e32 v3, v3
	v_add_f32_e32 v43, v43, v0
	v_add_f32_e32 v44, v44, v1
	v_add_f32_e32 v45, v45, v2
	v_add_f32_e32 v46, v46, v3
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v40
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_u32_e32 v3, v3
	v_cvt_f32_u32_e32 v2, v2
	v_cvt_f32_u32_e32 v1, v1
	v_cvt_f32_u32_e32 v0, v0
	v_add_f32_e32 v46, v46, v3
	v_add_f32_e32 v45, v45, v2
	v_add_f32_e32 v44, v44, v1
	v_add_f32_e32 v43, v43, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0.5
	v_mov_b32_e32 v5, 0.5
	v_mov_b32_e32 v6, 0.5
	v_mov_b32_e32 v7, 0.5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_f32_e32 v47, v0, v43
	v_add_f32_e32 v56, v1, v44
	v_add_f32_e32 v57, v2, v45
	v_add_f32_e32 v58, v3, v46
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagef20ocl_image2d_array_roDv4_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagef20ocl_image2d_array_roDv4_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v43, v0
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v2
	v_mov_b32_e32 v46, v3
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagei20ocl_image2d_array_roDv4_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagei20ocl_image2d_array_roDv4_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_i32_e32 v3, v3
	v_cvt_f32_i32_e32 v2, v2
	v_cvt_f32_i32_e32 v1, v1
	v_cvt_f32_i32_e32 v0, v0
	v_add_f32_e32 v46, v46, v3
	v_add_f32_e32 v45, v45, v2
	v_add_f32_e32 v44, v44, v1
	v_add_f32_e32 v43, v43, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12read_imageui20ocl_image2d_array_roDv4_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z12read_imageui20ocl_image2d_array_roDv4_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_u32_e32 v0, v0
	v_cvt_f32_u32_e32 v1, v1
	v_cvt_f32_u32_e32 v2, v2
	v_cvt_f32_u32_e32 v3, v3
	v_add_f32_e32 v0, v43, v0
	v_add_f32_e32 v1, v44, v1
	v_add_f32_e32 v2, v45, v2
	v_add_f32_e32 v3, v46, v3
	v_add_f32_e32 v46, v56, v1
	v_add_f32_e32 v47, v47, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_add_f32_e32 v44, v58, v3
	v_add_f32_e32 v45, v57, v2
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z15get_image_width20ocl_image2d_array_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z15get_image_width20ocl_image2d_array_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v43, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z27get_image_channel_data_type20ocl_image2d_array_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z27get_image_channel_data_type20ocl_image2d_array_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_i32_e32 v43, vcc, v0, v43
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z23get_image_channel_order20ocl_image2d_array_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z23get_image_channel_order20ocl_image2d_array_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_i32_e32 v0, vcc, v43, v0
	v_cvt_f32_i32_e32 v0, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	v_add_f32_e32 v43, v47, v0
	v_add_f32_e32 v46, v46, v0
	v_add_f32_e32 v45, v45, v0
	v_add_f32_e32 v44, v44, v0
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z16get_image_height20ocl_image2d_array_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z16get_image_height20ocl_image2d_array_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_i32_e32 v0, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	v_add_f32_e32 v44, v0, v44
	v_add_f32_e32 v45, v0, v45
	v_add_f32_e32 v46, v0, v46
	v_add_f32_e32 v43, v0, v43
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z13get_image_dim20ocl_image2d_array_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z13get_image_dim20ocl_image2d_array_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_i32_e32 v0, v1
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	v_add_f32_e32 v43, v43, v0
	v_add_f32_e32 v46, v46, v0
	v_add_f32_e32 v45, v45, v0
	v_add_f32_e32 v44, v44, v0
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z20get_image_array_size20ocl_image2d_array_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z20get_image_array_size20ocl_image2d_array_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_ffbh_u32_e32 v2, v1
	v_min_u32_e32 v2, 32, v2
	v_lshl_b64 v[0:1], v[0:1], v2
	v_lshl_b64 v[4:5], v[40:41], 4
	v_min_u32_e32 v0, 1, v0
	v_or_b32_e32 v0, v1, v0
	v_cvt_f32_u32_e32 v0, v0
	v_sub_i32_e32 v1, vcc, 32, v2
	s_mov_b32 s47, 0xf000
	v_ldexp_f32_e32 v0, v0, v1
	v_add_f32_e32 v3, v0, v44
	v_add_f32_e32 v2, v0, v45
	v_add_f32_e32 v1, v0, v46
	v_add_f32_e32 v0, v0, v43
	s_mov_b64 s[44:45], s[50:51]
	buffer_store_dwordx4 v[0:3], v[4:5], s[44:47], 0 addr64
	s_endpgm
.Lfunc_end4:
	.size	planes, .Lfunc_end4-planes
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1428
; NumSgprs: 54
; NumVgprs: 59
; ScratchSize: 16384
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 14
; NumSGPRsForWavesPerEU: 54
; NumVGPRsForWavesPerEU: 59
; Occupancy: 4
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
	.long	11272590
	.long	47180
	.long	5017
	.long	47200
	.long	4194304
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
		granulated_workitem_vgpr_count = 14
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
		is_dynamic_callstack = 1
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 16384
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 54
		workitem_vgpr_count = 59
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
	s_mov_b64 s[38:39], s[4:5]
	s_load_dword s4, s[4:5], 0x1
	s_load_dwordx4 s[48:51], s[8:9], 0x0
	s_load_dword s5, s[8:9], 0x5
	s_add_u32 s0, s0, s15
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mov_b32_e32 v3, s12
	v_mul_hi_u32 v3, s4, v3
	s_mul_i32 s4, s4, s12
	v_mov_b32_e32 v4, s4
	v_add_i32_e32 v4, vcc, s5, v4
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_lshlrev_b32_e32 v1, 10, v1
	v_add_i32_e32 v40, vcc, v4, v0
	s_add_u32 s40, s8, 16
	v_lshlrev_b32_e32 v2, 20, v2
	v_or_b32_e32 v0, v0, v1
	s_addc_u32 s41, s9, 0
	v_or_b32_e32 v42, v0, v2
	v_addc_u32_e32 v41, vcc, 0, v3, vcc
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[8:9], s[40:41]
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v40
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b32 s32, 0
	s_mov_b32 s33, s14
	s_mov_b32 s42, s13
	s_mov_b32 s43, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[6:7]
	s_mov_b32 s46, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v43, v0
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v2
	v_mov_b32_e32 v46, v3
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v40
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_i32_e32 v0, v0
	v_cvt_f32_i32_e32 v1, v1
	v_cvt_f32_i32_e32 v2, v2
	v_cvt_f32_i32_e32 v3, v3
	v_add_f32_e32 v43, v43, v0
	v_add_f32_e32 v44, v44, v1
	v_add_f32_e32 v45, v45, v2
	v_add_f32_e32 v46, v46, v3
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v40
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_u32_e32 v3, v3
	v_cvt_f32_u32_e32 v2, v2
	v_cvt_f32_u32_e32 v1, v1
	v_cvt_f32_u32_e32 v0, v0
	v_add_f32_e32 v46, v46, v3
	v_add_f32_e32 v45, v45, v2
	v_add_f32_e32 v44, v44, v1
	v_add_f32_e32 v43, v43, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0.5
	v_mov_b32_e32 v5, 0.5
	v_mov_b32_e32 v6, 0.5
	v_mov_b32_e32 v7, 0.5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_f32_e32 v47, v0, v43
	v_add_f32_e32 v56, v1, v44
	v_add_f32_e32 v57, v2, v45
	v_add_f32_e32 v58, v3, v46
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagef14ocl_image3d_roDv4_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagef14ocl_image3d_roDv4_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v43, v0
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v2
	v_mov_b32_e32 v46, v3
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11read_imagei14ocl_image3d_roDv4_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z11read_imagei14ocl_image3d_roDv4_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_i32_e32 v3, v3
	v_cvt_f32_i32_e32 v2, v2
	v_cvt_f32_i32_e32 v1, v1
	v_cvt_f32_i32_e32 v0, v0
	v_add_f32_e32 v46, v46, v3
	v_add_f32_e32 v45, v45, v2
	v_add_f32_e32 v44, v44, v1
	v_add_f32_e32 v43, v43, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12read_imageui14ocl_image3d_roDv4_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z12read_imageui14ocl_image3d_roDv4_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_u32_e32 v0, v0
	v_cvt_f32_u32_e32 v1, v1
	v_cvt_f32_u32_e32 v2, v2
	v_cvt_f32_u32_e32 v3, v3
	v_add_f32_e32 v0, v43, v0
	v_add_f32_e32 v1, v44, v1
	v_add_f32_e32 v2, v45, v2
	v_add_f32_e32 v3, v46, v3
	v_add_f32_e32 v46, v56, v1
	v_add_f32_e32 v47, v47, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	v_add_f32_e32 v44, v58, v3
	v_add_f32_e32 v45, v57, v2
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z15get_image_width14ocl_image3d_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z15get_image_width14ocl_image3d_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v43, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z27get_image_channel_data_type14ocl_image3d_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z27get_image_channel_data_type14ocl_image3d_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_i32_e32 v43, vcc, v0, v43
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z23get_image_channel_order14ocl_image3d_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z23get_image_channel_order14ocl_image3d_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_i32_e32 v0, vcc, v43, v0
	v_cvt_f32_i32_e32 v0, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	v_add_f32_e32 v43, v47, v0
	v_add_f32_e32 v46, v46, v0
	v_add_f32_e32 v45, v45, v0
	v_add_f32_e32 v44, v44, v0
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z16get_image_height14ocl_image3d_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z16get_image_height14ocl_image3d_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_i32_e32 v0, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	v_add_f32_e32 v44, v0, v44
	v_add_f32_e32 v45, v0, v45
	v_add_f32_e32 v46, v0, v46
	v_add_f32_e32 v43, v0, v43
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z13get_image_dim14ocl_image3d_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z13get_image_dim14ocl_image3d_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_i32_e32 v0, v2
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	v_add_f32_e32 v43, v43, v0
	v_add_f32_e32 v46, v46, v0
	v_add_f32_e32 v45, v45, v0
	v_add_f32_e32 v44, v44, v0
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z15get_image_depth14ocl_image3d_ro@rel32@lo+4
	s_addc_u32 s17, s17, _Z15get_image_depth14ocl_image3d_ro@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_cvt_f32_i32_e32 v0, v0
	v_lshl_b64 v[4:5], v[40:41], 4
	s_mov_b32 s47, 0xf000
	s_mov_b64 s[44:45], s[50:51]
	v_add_f32_e32 v3, v0, v44
	v_add_f32_e32 v2, v0, v45
	v_add_f32_e32 v1, v0, v46
	v_add_f32_e32 v0, v0, v43
	buffer_store_dwordx4 v[0:3], v[4:5], s[44:47], 0 addr64
	s_endpgm
.Lfunc_end5:
	.size	volume, .Lfunc_end5-volume
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1396
; NumSgprs: 54
; NumVgprs: 59
; ScratchSize: 16384
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 14
; NumSGPRsForWavesPerEU: 54
; NumVGPRsForWavesPerEU: 59
; Occupancy: 4
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
	.long	11272522
	.long	47180
	.long	5017
	.long	47200
	.long	4194304
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	write_line              ; -- Begin function write_line
	.globl	write_line
	.p2align	8
	.type	write_line,@function
	.amdgpu_hsa_kernel write_line
write_line:                             ; @write_line
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 10
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
		is_dynamic_callstack = 1
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 16384
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 24
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 48
		workitem_vgpr_count = 42
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
	s_mov_b64 s[38:39], s[4:5]
	s_load_dword s4, s[4:5], 0x1
	s_load_dword s5, s[8:9], 0x3
	s_load_dwordx2 s[44:45], s[8:9], 0x0
	s_add_u32 s0, s0, s15
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_lshlrev_b32_e32 v1, 10, v1
	s_mul_i32 s4, s4, s12
	v_add_i32_e32 v3, vcc, s5, v0
	s_add_u32 s40, s8, 8
	v_lshlrev_b32_e32 v2, 20, v2
	v_or_b32_e32 v0, v0, v1
	v_add_i32_e32 v40, vcc, s4, v3
	s_addc_u32 s41, s9, 0
	v_or_b32_e32 v41, v0, v2
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[8:9], s[40:41]
	v_mov_b32_e32 v31, v41
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 1.0
	v_mov_b32_e32 v4, 1.0
	v_mov_b32_e32 v5, 1.0
	v_mov_b32_e32 v6, 1.0
	s_mov_b32 s32, 0
	s_mov_b32 s33, s14
	s_mov_b32 s42, s13
	s_mov_b32 s43, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[6:7]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12write_imagef14ocl_image1d_woiDv4_f@rel32@lo+4
	s_addc_u32 s17, s17, _Z12write_imagef14ocl_image1d_woiDv4_f@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v41
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12write_imagei14ocl_image1d_woiDv4_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z12write_imagei14ocl_image1d_woiDv4_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v41
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z13write_imageui14ocl_image1d_woiDv4_j@rel32@lo+4
	s_addc_u32 s17, s17, _Z13write_imageui14ocl_image1d_woiDv4_j@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_endpgm
.Lfunc_end6:
	.size	write_line, .Lfunc_end6-write_line
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 332
; NumSgprs: 48
; NumVgprs: 42
; ScratchSize: 16384
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 48
; NumVGPRsForWavesPerEU: 42
; Occupancy: 5
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
	.long	11272522
	.long	47180
	.long	5017
	.long	47200
	.long	4194304
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	write_lines             ; -- Begin function write_lines
	.globl	write_lines
	.p2align	8
	.type	write_lines,@function
	.amdgpu_hsa_kernel write_lines
write_lines:                            ; @write_lines
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 10
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
		is_dynamic_callstack = 1
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 16384
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 24
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 48
		workitem_vgpr_count = 42
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
	s_mov_b64 s[38:39], s[4:5]
	s_load_dword s4, s[4:5], 0x1
	s_load_dword s5, s[8:9], 0x3
	s_load_dwordx2 s[44:45], s[8:9], 0x0
	s_add_u32 s0, s0, s15
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_lshlrev_b32_e32 v1, 10, v1
	s_mul_i32 s4, s4, s12
	v_add_i32_e32 v3, vcc, s5, v0
	s_add_u32 s40, s8, 8
	v_lshlrev_b32_e32 v2, 20, v2
	v_or_b32_e32 v0, v0, v1
	v_add_i32_e32 v40, vcc, s4, v3
	s_addc_u32 s41, s9, 0
	v_or_b32_e32 v41, v0, v2
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[8:9], s[40:41]
	v_mov_b32_e32 v31, v41
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1.0
	v_mov_b32_e32 v5, 1.0
	v_mov_b32_e32 v6, 1.0
	v_mov_b32_e32 v7, 1.0
	s_mov_b32 s32, 0
	s_mov_b32 s33, s14
	s_mov_b32 s42, s13
	s_mov_b32 s43, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[6:7]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12write_imagef20ocl_image1d_array_woDv2_iDv4_f@rel32@lo+4
	s_addc_u32 s17, s17, _Z12write_imagef20ocl_image1d_array_woDv2_iDv4_f@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v41
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12write_imagei20ocl_image1d_array_woDv2_iDv4_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z12write_imagei20ocl_image1d_array_woDv2_iDv4_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v41
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z13write_imageui20ocl_image1d_array_woDv2_iDv4_j@rel32@lo+4
	s_addc_u32 s17, s17, _Z13write_imageui20ocl_image1d_array_woDv2_iDv4_j@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_endpgm
.Lfunc_end7:
	.size	write_lines, .Lfunc_end7-write_lines
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 344
; NumSgprs: 48
; NumVgprs: 42
; ScratchSize: 16384
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 48
; NumVGPRsForWavesPerEU: 42
; Occupancy: 5
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
	.long	11272522
	.long	47180
	.long	5017
	.long	47200
	.long	4194304
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	write_row               ; -- Begin function write_row
	.globl	write_row
	.p2align	8
	.type	write_row,@function
	.amdgpu_hsa_kernel write_row
write_row:                              ; @write_row
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 10
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
		is_dynamic_callstack = 1
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 16384
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 24
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 48
		workitem_vgpr_count = 42
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
	s_mov_b64 s[38:39], s[4:5]
	s_load_dword s4, s[4:5], 0x1
	s_load_dword s5, s[8:9], 0x3
	s_load_dwordx2 s[44:45], s[8:9], 0x0
	s_add_u32 s0, s0, s15
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_lshlrev_b32_e32 v1, 10, v1
	s_mul_i32 s4, s4, s12
	v_add_i32_e32 v3, vcc, s5, v0
	s_add_u32 s40, s8, 8
	v_lshlrev_b32_e32 v2, 20, v2
	v_or_b32_e32 v0, v0, v1
	v_add_i32_e32 v40, vcc, s4, v3
	s_addc_u32 s41, s9, 0
	v_or_b32_e32 v41, v0, v2
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[8:9], s[40:41]
	v_mov_b32_e32 v31, v41
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 1.0
	v_mov_b32_e32 v4, 1.0
	v_mov_b32_e32 v5, 1.0
	v_mov_b32_e32 v6, 1.0
	s_mov_b32 s32, 0
	s_mov_b32 s33, s14
	s_mov_b32 s42, s13
	s_mov_b32 s43, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[6:7]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12write_imagef21ocl_image1d_buffer_woiDv4_f@rel32@lo+4
	s_addc_u32 s17, s17, _Z12write_imagef21ocl_image1d_buffer_woiDv4_f@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v41
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12write_imagei21ocl_image1d_buffer_woiDv4_i@rel32@lo+4
	s_addc_u32 s17, s17, _Z12write_imagei21ocl_image1d_buffer_woiDv4_i@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v41
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z13write_imageui21ocl_image1d_buffer_woiDv4_j@rel32@lo+4
	s_addc_u32 s17, s17, _Z13write_imageui21ocl_image1d_buffer_woiDv4_j@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_endpgm
.Lfunc_end8:
	.size	write_row, .Lfunc_end8-write_row
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 332
; NumSgprs: 48
; NumVgprs: 42
; ScratchSize: 16384
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 48
; NumVGPRsForWavesPerEU: 42
; Occupancy: 5
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
	.long	11272522
	.long	47180
	.long	5017
	.long	47200
	.long	4194304
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	write_planes            ; -- Begin function write_planes
	.globl	write_planes
	.p2align	8
	.type	write_planes,@function
	.amdgpu_hsa_kernel write_planes
write_planes:                           ; @write_planes
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 10
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
		is_dynamic_callstack = 1
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 16384
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 24
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 48
		workitem_vgpr_count = 42
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
	s_mov_b64 s[38:39], s[4:5]
	s_load_dword s4, s[4:5], 0x1
	s_load_dword s5, s[8:9], 0x3
	s_load_dwordx2 s[44:45], s[8:9], 0x0
	s_add_u32 s0, s0, s15
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_lshlrev_b32_e32 v1, 10, v1
	s_mul_i32 s4, s4, s12
	v_add_i32_e32 v3, vcc, s5, v0
	s_add_u32 s40, s8, 8
	v_lshlrev_b32_e32 v2, 20, v2
	v_or_b32_e32 v0, v0, v1
	v_add_i32_e32 v40, vcc, s4, v3
	s_addc_u32 s41, s9, 0
	v_or_b32_e32 v41, v0, v2
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[8:9], s[40:41]
	v_mov_b32_e32 v31, v41
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 1.0
	v_mov_b32_e32 v7, 1.0
	v_mov_b32_e32 v8, 1.0
	v_mov_b32_e32 v9, 1.0
	s_mov_b32 s32, 0
	s_mov_b32 s33, s14
	s_mov_b32 s42, s13
	s_mov_b32 s43, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[6:7]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f@rel32@lo+4
	s_addc_u32 s17, s17, _Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v41
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 1
	v_mov_b32_e32 v9, 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12write_imagei20ocl_image2d_array_woDv4_iS0_@rel32@lo+4
	s_addc_u32 s17, s17, _Z12write_imagei20ocl_image2d_array_woDv4_iS0_@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v41
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 1
	v_mov_b32_e32 v9, 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z13write_imageui20ocl_image2d_array_woDv4_iDv4_j@rel32@lo+4
	s_addc_u32 s17, s17, _Z13write_imageui20ocl_image2d_array_woDv4_iDv4_j@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_endpgm
.Lfunc_end9:
	.size	write_planes, .Lfunc_end9-write_planes
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 368
; NumSgprs: 48
; NumVgprs: 42
; ScratchSize: 16384
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 48
; NumVGPRsForWavesPerEU: 42
; Occupancy: 5
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
	.long	11272522
	.long	47180
	.long	5017
	.long	47200
	.long	4194304
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	write_volume            ; -- Begin function write_volume
	.globl	write_volume
	.p2align	8
	.type	write_volume,@function
	.amdgpu_hsa_kernel write_volume
write_volume:                           ; @write_volume
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 10
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
		is_dynamic_callstack = 1
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 16384
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 24
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 48
		workitem_vgpr_count = 42
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
	s_mov_b64 s[38:39], s[4:5]
	s_load_dword s4, s[4:5], 0x1
	s_load_dword s5, s[8:9], 0x3
	s_load_dwordx2 s[44:45], s[8:9], 0x0
	s_add_u32 s0, s0, s15
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_lshlrev_b32_e32 v1, 10, v1
	s_mul_i32 s4, s4, s12
	v_add_i32_e32 v3, vcc, s5, v0
	s_add_u32 s40, s8, 8
	v_lshlrev_b32_e32 v2, 20, v2
	v_or_b32_e32 v0, v0, v1
	v_add_i32_e32 v40, vcc, s4, v3
	s_addc_u32 s41, s9, 0
	v_or_b32_e32 v41, v0, v2
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[8:9], s[40:41]
	v_mov_b32_e32 v31, v41
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 1.0
	v_mov_b32_e32 v7, 1.0
	v_mov_b32_e32 v8, 1.0
	v_mov_b32_e32 v9, 1.0
	s_mov_b32 s32, 0
	s_mov_b32 s33, s14
	s_mov_b32 s42, s13
	s_mov_b32 s43, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[6:7]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12write_imagef14ocl_image3d_woDv4_iDv4_f@rel32@lo+4
	s_addc_u32 s17, s17, _Z12write_imagef14ocl_image3d_woDv4_iDv4_f@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v41
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 1
	v_mov_b32_e32 v9, 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12write_imagei14ocl_image3d_woDv4_iS0_@rel32@lo+4
	s_addc_u32 s17, s17, _Z12write_imagei14ocl_image3d_woDv4_iS0_@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v41
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v2, v40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 1
	v_mov_b32_e32 v9, 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z13write_imageui14ocl_image3d_woDv4_iDv4_j@rel32@lo+4
	s_addc_u32 s17, s17, _Z13write_imageui14ocl_image3d_woDv4_iDv4_j@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_endpgm
.Lfunc_end10:
	.size	write_volume, .Lfunc_end10-write_volume
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 368
; NumSgprs: 48
; NumVgprs: 42
; ScratchSize: 16384
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 48
; NumVGPRsForWavesPerEU: 42
; Occupancy: 5
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
	.long	11272586
	.long	47180
	.long	5017
	.long	47200
	.long	4194304
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	ask_planes              ; -- Begin function ask_planes
	.globl	ask_planes
	.p2align	8
	.type	ask_planes,@function
	.amdgpu_hsa_kernel ask_planes
ask_planes:                             ; @ask_planes
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		amd_machine_version_minor = 0
		amd_machine_version_stepping = 0
		kernel_code_entry_byte_offset = 256
		kernel_code_prefetch_byte_size = 0
		granulated_workitem_vgpr_count = 10
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
		is_dynamic_callstack = 1
		is_debug_enabled = 0
		is_xnack_enabled = 0
		workitem_private_segment_byte_size = 16384
		workgroup_group_segment_byte_size = 0
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 32
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 54
		workitem_vgpr_count = 42
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
	s_load_dwordx4 s[48:51], s[8:9], 0x0
	s_add_u32 s0, s0, s15
	s_addc_u32 s1, s1, 0
	v_lshlrev_b32_e32 v1, 10, v1
	s_add_u32 s40, s8, 16
	v_lshlrev_b32_e32 v2, 20, v2
	v_or_b32_e32 v0, v0, v1
	s_addc_u32 s41, s9, 0
	v_or_b32_e32 v40, v0, v2
	s_mov_b64 s[8:9], s[40:41]
	v_mov_b32_e32 v31, v40
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_mov_b32 s32, 0
	s_mov_b32 s33, s14
	s_mov_b32 s42, s13
	s_mov_b32 s43, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[6:7]
	s_mov_b64 s[38:39], s[4:5]
	s_mov_b32 s47, 0xf000
	s_mov_b32 s46, -1
	s_mov_b32 s44, s50
	s_mov_b32 s45, s51
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z15get_image_width20ocl_image2d_array_wo@rel32@lo+4
	s_addc_u32 s17, s17, _Z15get_image_width20ocl_image2d_array_wo@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v41, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z27get_image_channel_data_type20ocl_image2d_array_wo@rel32@lo+4
	s_addc_u32 s17, s17, _Z27get_image_channel_data_type20ocl_image2d_array_wo@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_i32_e32 v41, vcc, v0, v41
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z23get_image_channel_order20ocl_image2d_array_wo@rel32@lo+4
	s_addc_u32 s17, s17, _Z23get_image_channel_order20ocl_image2d_array_wo@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_i32_e32 v41, vcc, v41, v0
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[40:41]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s43
	s_mov_b32 s13, s42
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z13get_image_dim20ocl_image2d_array_wo@rel32@lo+4
	s_addc_u32 s17, s17, _Z13get_image_dim20ocl_image2d_array_wo@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_add_i32_e32 v0, vcc, v41, v0
	buffer_store_dword v0, off, s[44:47], 0
	s_endpgm
.Lfunc_end11:
	.size	ask_planes, .Lfunc_end11-ask_planes
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 348
; NumSgprs: 54
; NumVgprs: 42
; ScratchSize: 16384
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 54
; NumVGPRsForWavesPerEU: 42
; Occupancy: 5
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.hidden	_Z11read_imagef14ocl_image1d_ro11ocl_sampleri
	.hidden	_Z11read_imagei14ocl_image1d_ro11ocl_sampleri
	.hidden	_Z12read_imageui14ocl_image1d_ro11ocl_sampleri
	.hidden	_Z11read_imagef14ocl_image1d_ro11ocl_samplerf
	.hidden	_Z11read_imagef14ocl_image1d_roi
	.hidden	_Z11read_imagei14ocl_image1d_roi
	.hidden	_Z12read_imageui14ocl_image1d_roi
	.hidden	_Z15get_image_width14ocl_image1d_ro
	.hidden	_Z27get_image_channel_data_type14ocl_image1d_ro
	.hidden	_Z23get_image_channel_order14ocl_image1d_ro
	.hidden	_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_i
	.hidden	_Z11read_imagei20ocl_image1d_array_ro11ocl_samplerDv2_i
	.hidden	_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i
	.hidden	_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f
	.hidden	_Z11read_imagef20ocl_image1d_array_roDv2_i
	.hidden	_Z11read_imagei20ocl_image1d_array_roDv2_i
	.hidden	_Z12read_imageui20ocl_image1d_array_roDv2_i
	.hidden	_Z15get_image_width20ocl_image1d_array_ro
	.hidden	_Z27get_image_channel_data_type20ocl_image1d_array_ro
	.hidden	_Z23get_image_channel_order20ocl_image1d_array_ro
	.hidden	_Z20get_image_array_size20ocl_image1d_array_ro
	.hidden	_Z11read_imagef21ocl_image1d_buffer_roi
	.hidden	_Z11read_imagei21ocl_image1d_buffer_roi
	.hidden	_Z12read_imageui21ocl_image1d_buffer_roi
	.hidden	_Z15get_image_width21ocl_image1d_buffer_ro
	.hidden	_Z27get_image_channel_data_type21ocl_image1d_buffer_ro
	.hidden	_Z23get_image_channel_order21ocl_image1d_buffer_ro
	.hidden	_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_i
	.hidden	_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i
	.hidden	_Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_i
	.hidden	_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f
	.hidden	_Z11read_imagef20ocl_image2d_array_roDv4_i
	.hidden	_Z11read_imagei20ocl_image2d_array_roDv4_i
	.hidden	_Z12read_imageui20ocl_image2d_array_roDv4_i
	.hidden	_Z15get_image_width20ocl_image2d_array_ro
	.hidden	_Z27get_image_channel_data_type20ocl_image2d_array_ro
	.hidden	_Z23get_image_channel_order20ocl_image2d_array_ro
	.hidden	_Z16get_image_height20ocl_image2d_array_ro
	.hidden	_Z13get_image_dim20ocl_image2d_array_ro
	.hidden	_Z20get_image_array_size20ocl_image2d_array_ro
	.hidden	_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_i
	.hidden	_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_i
	.hidden	_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i
	.hidden	_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f
	.hidden	_Z11read_imagef14ocl_image3d_roDv4_i
	.hidden	_Z11read_imagei14ocl_image3d_roDv4_i
	.hidden	_Z12read_imageui14ocl_image3d_roDv4_i
	.hidden	_Z15get_image_width14ocl_image3d_ro
	.hidden	_Z27get_image_channel_data_type14ocl_image3d_ro
	.hidden	_Z23get_image_channel_order14ocl_image3d_ro
	.hidden	_Z16get_image_height14ocl_image3d_ro
	.hidden	_Z13get_image_dim14ocl_image3d_ro
	.hidden	_Z15get_image_depth14ocl_image3d_ro
	.hidden	_Z12write_imagef14ocl_image1d_woiDv4_f
	.hidden	_Z12write_imagei14ocl_image1d_woiDv4_i
	.hidden	_Z13write_imageui14ocl_image1d_woiDv4_j
	.hidden	_Z12write_imagef20ocl_image1d_array_woDv2_iDv4_f
	.hidden	_Z12write_imagei20ocl_image1d_array_woDv2_iDv4_i
	.hidden	_Z13write_imageui20ocl_image1d_array_woDv2_iDv4_j
	.hidden	_Z12write_imagef21ocl_image1d_buffer_woiDv4_f
	.hidden	_Z12write_imagei21ocl_image1d_buffer_woiDv4_i
	.hidden	_Z13write_imageui21ocl_image1d_buffer_woiDv4_j
	.hidden	_Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f
	.hidden	_Z12write_imagei20ocl_image2d_array_woDv4_iS0_
	.hidden	_Z13write_imageui20ocl_image2d_array_woDv4_iDv4_j
	.hidden	_Z12write_imagef14ocl_image3d_woDv4_iDv4_f
	.hidden	_Z12write_imagei14ocl_image3d_woDv4_iS0_
	.hidden	_Z13write_imageui14ocl_image3d_woDv4_iDv4_j
	.hidden	_Z15get_image_width20ocl_image2d_array_wo
	.hidden	_Z27get_image_channel_data_type20ocl_image2d_array_wo
	.hidden	_Z23get_image_channel_order20ocl_image2d_array_wo
	.hidden	_Z13get_image_dim20ocl_image2d_array_wo
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
