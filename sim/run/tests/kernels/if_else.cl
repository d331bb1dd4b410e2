// The conditional of Figure 2 of the Bloom paper, instruction by instruction, in a transaction: in the "if" leg each work-item stores to a word of
// its own, in the "else" leg all store to one word.
__kernel void if_else(__global uint *out) {
  __local uint own[64];
  __local uint shared;
  uint l = get_local_id(0);
  own[l] = 0;
  if (l == 0) shared = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  float v1 = l, v2 = 2.0f;
  ulong s0;
  __asm__ volatile(
      "s_tx_begin\n"
      "v_cmp_gt_f32_e32 vcc, %2, %1\n"
      "s_mov_b64 %0, exec\n"
      "s_and_b64 exec, exec, vcc\n"
      "s_cbranch_vccz if_else_label0\n"
      "ds_write_b32 %3, %5\n"
      "s_waitcnt lgkmcnt(0)\n"
      "if_else_label0:\n"
      "s_andn2_b64 exec, %0, exec\n"
      "s_cbranch_execz if_else_label1\n"
      "ds_write_b32 %4, %5\n"
      "s_waitcnt lgkmcnt(0)\n"
      "if_else_label1:\n"
      "s_mov_b64 exec, %0\n"
      "s_tx_commit"
      : "=&s"(s0)
      : "v"(v1), "v"(v2), "v"(&own[l]), "v"(&shared), "v"(l + 10)
      : "vcc", "memory");
  barrier(CLK_LOCAL_MEM_FENCE);
  out[l] = own[l];
  if (l == 0) out[get_local_size(0)] = shared;
}
