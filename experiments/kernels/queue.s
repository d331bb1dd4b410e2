	.text
	.section	.AMDGPU.config
	.long	47176
	.long	11272193
	.long	47180
	.long	163980
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	queue_tm                ; -- Begin function queue_tm
	.globl	queue_tm
	.p2align	8
	.type	queue_tm,@function
	.amdgpu_hsa_kernel queue_tm
queue_tm:                               ; @queue_tm
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
		granulated_wavefront_sgpr_count = 0
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
		kernarg_segment_byte_size = 12
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 8
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
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 0
	s_mov_b32 m0, -1
	v_cmp_eq_u32_e32 vcc, 0, v0
	ds_write_b32 v1, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_mov_b32_e32 v4, v3
	ds_write_b64 v3, v[3:4] offset:1024
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s0, s[4:5], 0x2
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_add_i32 s0, s0, -1
	v_and_b32_e32 v2, s0, v0
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
; %bb.3:
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	v_mov_b32_e32 v3, 0
	ds_read_b32 v2, v3 offset:1028
	v_add_i32_e32 v0, vcc, 1, v0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v4, 2, v2
	ds_write_b32 v4, v0
	v_add_i32_e32 v0, vcc, 1, v2
	ds_write_b32 v3, v0 offset:1028
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
	;;#ASMSTART
	s_tx_begin
	;;#ASMEND
	ds_read_b64 v[4:5], v3 offset:1024
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v4, v5
	s_cbranch_vccnz .LBB0_5
; %bb.4:
	v_lshlrev_b32_e32 v0, 2, v4
	ds_read_b32 v3, v0
	v_add_i32_e32 v0, vcc, 1, v4
	v_mov_b32_e32 v2, 0
	ds_write_b32 v2, v0 offset:1024
.LBB0_5:
	s_waitcnt lgkmcnt(1)
	;;#ASMSTART
	;;#ASMEND
	;;#ASMSTART
	s_tx_commit
	;;#ASMEND
.LBB0_6:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v[1:2], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end0:
	.size	queue_tm, .Lfunc_end0-queue_tm
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 248
; NumSgprs: 8
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1032 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 8
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
	.long	11272193
	.long	47180
	.long	163980
	.long	47200
	.long	0
	.long	4
	.long	0
	.long	8
	.long	0
	.text
	.protected	queue_fgl               ; -- Begin function queue_fgl
	.globl	queue_fgl
	.p2align	8
	.type	queue_fgl,@function
	.amdgpu_hsa_kernel queue_fgl
queue_fgl:                              ; @queue_fgl
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
		granulated_wavefront_sgpr_count = 0
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
		kernarg_segment_byte_size = 12
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 8
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
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 0
	s_mov_b32 m0, -1
	v_cmp_eq_u32_e32 vcc, 0, v0
	ds_write_b32 v1, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_2
; %bb.1:
	v_mov_b32_e32 v4, v3
	ds_write_b64 v3, v[3:4] offset:1024
.LBB1_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s0, s[4:5], 0x2
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_add_i32 s0, s0, -1
	v_and_b32_e32 v2, s0, v0
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_6
; %bb.3:
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v4, v3, v2 offset:1028
	s_waitcnt lgkmcnt(0)
	v_add_i32_e32 v0, vcc, 1, v0
	s_mov_b64 s[2:3], 0
	v_lshlrev_b32_e32 v4, 2, v4
	ds_write_b32 v4, v0
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v0, v3, v2 offset:1024
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v0, 2, v0
.LBB1_4:                                ; =>This Inner Loop Header: Depth=1
	ds_read_b32 v3, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_4
; %bb.5:
	s_or_b64 exec, exec, s[2:3]
.LBB1_6:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v[1:2], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end1:
	.size	queue_fgl, .Lfunc_end1-queue_fgl
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 216
; NumSgprs: 8
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1032 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 8
; NumVGPRsForWavesPerEU: 5
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
	.protected	queue_serial            ; -- Begin function queue_serial
	.globl	queue_serial
	.p2align	8
	.type	queue_serial,@function
	.amdgpu_hsa_kernel queue_serial
queue_serial:                           ; @queue_serial
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
		workgroup_group_segment_byte_size = 2056
		gds_segment_byte_size = 0
		kernarg_segment_byte_size = 12
		workgroup_fbarrier_count = 0
		wavefront_sgpr_count = 11
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
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 m0, -1
	v_cmp_eq_u32_e32 vcc, 0, v0
	ds_write2st64_b32 v1, v2, v2 offset1:4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_2
; %bb.1:
	v_mov_b32_e32 v3, v2
	ds_write_b64 v2, v[2:3] offset:2048
.LBB2_2:
	s_or_b64 exec, exec, s[0:1]
	s_movk_i32 s2, 0x400
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_6
; %bb.3:
	v_mov_b32_e32 v0, 0
	s_load_dword s3, s[4:5], 0x2
	ds_read_b64 v[2:3], v0 offset:2048
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s6, s3, 2
	v_lshlrev_b32_e32 v0, 2, v3
	v_lshlrev_b32_e32 v4, 2, v2
.LBB2_4:                                ; =>This Inner Loop Header: Depth=1
	s_add_i32 s8, s7, 1
	v_mov_b32_e32 v6, s8
	ds_write_b32 v0, v6
	ds_read_b32 v6, v4
	v_mov_b32_e32 v5, s2
	s_add_i32 s7, s7, s3
	s_add_i32 s2, s2, s6
	v_add_i32_e32 v3, vcc, 1, v3
	v_add_i32_e32 v2, vcc, 1, v2
	s_cmpk_lt_u32 s7, 0x100
	v_add_i32_e32 v0, vcc, 4, v0
	v_add_i32_e32 v4, vcc, 4, v4
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v5, v6
	s_cbranch_scc1 .LBB2_4
; %bb.5:
	v_mov_b32_e32 v0, 0
	ds_write_b64 v0, v[2:3] offset:2048
.LBB2_6:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 0x400, v1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v0
	s_mov_b32 s3, 0xf000
	s_mov_b32 s2, 0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v[1:2], s[0:3], 0 addr64
	s_endpgm
.Lfunc_end2:
	.size	queue_serial, .Lfunc_end2-queue_serial
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 252
; NumSgprs: 11
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2056 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 11
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
	.amdgpu_lds llvm.amdgcn.kernel.queue_tm.lds, 1032, 16
	.amdgpu_lds llvm.amdgcn.kernel.queue_fgl.lds, 1032, 16
	.amdgpu_lds llvm.amdgcn.kernel.queue_serial.lds, 2056, 16
	.ident	"Debian clang version 16.0.6 (15~deb12u1)"
	.section	".note.GNU-stack"
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
