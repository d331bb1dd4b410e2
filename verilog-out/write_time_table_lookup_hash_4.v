// write_time_table_lookup_hash_4: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The set of a word address in a set-associative table.
//
// Bit i of the set is the parity of the address bits that a mask selects. Low bits: bit i
// alone. XOR-fold: bits i, i + SET_BITS, i + 2 SET_BITS, ... of the address. H3 (Carter and Wegman): a random half of
// the bits, another for each number; what hashes to several arrays needs several. The paper on early
// conflict resolution names no hash. Low bits leave half of the sets of a commit unit unused (with six memory
// partitions of interleaved chunks, one address bit is the same for all addresses of a partition) and put a whole column
// of a matrix in few sets; docs/early-conflict-resolution.md has the measurement.
//
// Combinational.
//
// Hash of ADDR_BITS <= 32 bits to SET_BITS <= ADDR_BITS.
module write_time_table_lookup_hash_4 (
    input  wire [29:0] address,
    output wire [8:0] set_index
);
    wire [8:0] folded;
    wire [29:0] selected_0, selected_1, selected_2, selected_3, selected_4, selected_5, selected_6, selected_7,
            selected_8;

    assign folded = {^selected_8, ^selected_7, ^selected_6, ^selected_5, ^selected_4, ^selected_3, ^selected_2,
            ^selected_1, ^selected_0};
    assign selected_0 = address & 30'h1ada36da, selected_1 = address & 30'h342e37d4,
            selected_2 = address & 30'h11d6a7d1, selected_3 = address & 30'h2357f38e,
            selected_4 = address & 30'h9e447f0, selected_5 = address & 30'h25215be0,
            selected_6 = address & 30'h1e33c095, selected_7 = address & 30'h133e80ac,
            selected_8 = address & 30'h28301d95;
    assign set_index = folded;
endmodule
