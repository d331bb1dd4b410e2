// last_writer_table_hash: written by `turnstile export`, version 0.1.0. Do not edit.
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
// Here ADDR_BITS = 30, SET_BITS = 8.
module last_writer_table_hash (
    input  wire [29:0] address,
    output wire [7:0] set_index
);
    wire [7:0] folded;
    wire [239:0] selected;
    genvar g;

    for (g = 0; g < 8; g = g + 1) begin : gen_folded
        assign folded[g] = ^selected[30 * g +: 30];
    end

    assign selected[0*30 +: 30] = address & 30'h37c7534d, selected[1*30 +: 30] = address & 30'h36f7e211,
            selected[2*30 +: 30] = address & 30'h1d0b9393, selected[3*30 +: 30] = address & 30'hc55dbf2,
            selected[4*30 +: 30] = address & 30'h281831ab, selected[5*30 +: 30] = address & 30'h3e59653d,
            selected[6*30 +: 30] = address & 30'h129d0de5, selected[7*30 +: 30] = address & 30'h364f4cba;
    assign set_index = folded;
endmodule
