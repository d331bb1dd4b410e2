// transaction_core_owners: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Memory array of one LDS bank: one read port, one write port with byte enables.
//
//               +-----------+
//  read_enable->|           |
//  read_row   ->|  rows x   |-> read_data (next cycle, held while read_enable is low)
//  write_mask ->|  32 bit   |
//  write_row  ->|           |
//  write_data ->|           |
//               +-----------+
//
// A synchronous 1R1W macro. Latency 1 cycle, one read and one write a cycle. A read and a write of
// one row in one cycle: the read returns the old word (read-first). In a bank only a plain write does that, with its own row, and
// nobody looks at the word; no_rw_check tells Yosys so, which else builds it of flip-flops where a family's RAM has no old word.
// Bit i of write_mask writes byte i; a mask of 0 writes nothing. The array starts as zeros, as an FPGA's does; nothing in
// Turnstile relies on that.
//
// rows words of 32 bits, 1 <= rows <= 2^ROW_BITS.
// Here ROW_BITS = 5.
module transaction_core_owners (
    input  wire clock,
    input  wire read_enable,
    input  wire [4:0] read_row,
    output reg  [31:0] read_data,
    input  wire [3:0] write_mask,
    input  wire [4:0] write_row,
    input  wire [31:0] write_data
);
    (* no_rw_check *) reg [31:0] words [0:31];
    always @(posedge clock) begin
       if (write_mask[0]) words[write_row][7:0] <= write_data[7:0];
       if (write_mask[1]) words[write_row][15:8] <= write_data[15:8];
       if (write_mask[2]) words[write_row][23:16] <= write_data[23:16];
       if (write_mask[3]) words[write_row][31:24] <= write_data[31:24];
    end
    always @(posedge clock) if (read_enable) read_data <= words[read_row];
    initial read_data = 32'd0;
    initial begin : start_of_words
       integer row;
       for (row = 0; row <= 31; row = row + 1) words[row] = 32'd0;
    end
endmodule
