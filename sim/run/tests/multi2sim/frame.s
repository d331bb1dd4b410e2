	.text
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
	.protected	loop                  ; -- Begin function loop
	.globl	loop
	.p2align	8
	.type	loop,@function
	.amdgpu_hsa_kernel loop
loop:                                 ; @loop
.Lfunc_begin0:
	.amd_kernel_code_t
		amd_code_version_major = 1
		amd_code_version_minor = 2
		amd_machine_kind = 1
		amd_machine_version_major = 6
		kernel_code_entry_byte_offset = 256
		granulated_workitem_vgpr_count = 6
		granulated_wavefront_sgpr_count = 4
		float_mode = 192
		enable_dx10_clamp = 1
		enable_ieee_mode = 1
		user_sgpr_count = 8
		enable_sgpr_workgroup_id_x = 1
		enable_sgpr_private_segment_buffer = 1
		enable_sgpr_dispatch_ptr = 1
		enable_sgpr_kernarg_segment_ptr = 1
		private_element_size = 1
		is_ptr64 = 1
		kernarg_segment_byte_size = 20
		wavefront_sgpr_count = 40
		workitem_vgpr_count = 28
		kernarg_segment_alignment = 4
		group_segment_alignment = 4
		private_segment_alignment = 4
		wavefront_size = 6
		call_convention = -1
	.end_amd_kernel_code_t
PROLOGUE
.LBB0_1:
BODY
s_add_i32 COUNTER, COUNTER, -1
s_cmp_eq_i32 COUNTER, 0
s_cbranch_scc0 .LBB0_1
s_endpgm

.Lfunc_end0:
	.size	loop, .Lfunc_end0-loop
	.section	.AMDGPU.csdata
	.amd_amdgpu_isa "amdgcn-mesa-mesa3d--gfx600"
