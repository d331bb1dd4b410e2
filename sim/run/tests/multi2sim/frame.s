	.text
	.globl	loop
	.p2align	8
	.type	loop,@function
	.amdgpu_hsa_kernel loop
loop:
	.amd_kernel_code_t
		kernel_code_entry_byte_offset = 256
		float_mode = 192
		user_sgpr_count = 8
		enable_sgpr_workgroup_id_x = 1
		enable_sgpr_private_segment_buffer = 1
		enable_sgpr_dispatch_ptr = 1
		enable_sgpr_kernarg_segment_ptr = 1
		kernarg_segment_byte_size = 20
		wavefront_sgpr_count = 40
		workitem_vgpr_count = 28
		wavefront_size = 6
	.end_amd_kernel_code_t
PROLOGUE
.LBB0_1:
BODY
s_add_i32 COUNTER, COUNTER, -1
s_cmp_eq_i32 COUNTER, 0
s_cbranch_scc0 .LBB0_1
s_endpgm
	.size	loop, .-loop
