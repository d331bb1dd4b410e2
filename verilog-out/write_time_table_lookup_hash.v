// write_time_table_lookup_hash: written by `turnstile export`, version 0.1.0. Do not edit.
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
// Here ADDR_BITS = 30, SET_BITS = 9.
module write_time_table_lookup_hash (
    input  wire [29:0] address,
    output wire [8:0] set_index
);
    wire [8:0] folded;
    wire [269:0] selected;
    genvar g;

    for (g = 0; g < 9; g = g + 1) begin : gen_folded
        assign folded[g] = ^selected[30 * g +: 30];
    end

    assign selected[0*30 +: 30] = address & 30'h3b1dcdaf, selected[1*30 +: 30] = address & 30'h21b965f4,
            selected[2*30 +: 30] = address & 30'h9454f, selected[3*30 +: 30] = address & 30'h324c81ec,
            selected[4*30 +: 30] = address & 30'h11a8749b, selected[5*30 +: 30] = address & 30'h347ea2ea,
            selected[6*30 +: 30] = address & 30'h1f4532e1, selected[7*30 +: 30] = address & 30'h916ab3c,
            selected[8*30 +: 30] = address & 30'h1c98ac3;
    assign set_index = folded;
endmodule
