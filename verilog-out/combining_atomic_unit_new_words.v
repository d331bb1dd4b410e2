// combining_atomic_unit_new_words: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// A word a lane for each warp in flight.
//
//               +-----------------+
//  read_row   ->|  rows x LANES   |-> read_data (a word a lane, same cycle)
//  write_*    ->|  words          |
//               +-----------------+
//
// Whole rows are read and written. A read is combinational; one of the row that is written in this
// cycle returns the old words. Latency 0, one read and one write a cycle. Words start as zeros;
// nothing in Turnstile relies on that.
//
// 2^ROW_BITS rows of LANES words of WIDTH <= 32 bits.
// Here LANES = 2, ROW_BITS = 5, WIDTH = 32.
module combining_atomic_unit_new_words (
    input  wire clock,
    input  wire [4:0] read_row,
    output wire [63:0] read_data,
    input  wire write_valid,
    input  wire [4:0] write_row,
    input  wire [63:0] write_data
);
    wire [31:0] read_data_0, read_data_1;
    assign read_data = {read_data_1, read_data_0};
    wire [31:0] write_data_0, write_data_1;
    assign {write_data_1, write_data_0} = write_data;
    reg [1023:0] words0, words1;
    assign read_data_0 = words0[{read_row, 5'd0} +: 32], read_data_1 = words1[{read_row, 5'd0} +: 32];
    always @(posedge clock) if (write_valid) words0[{write_row, 5'd0} +: 32] <= write_data_0;
    always @(posedge clock) if (write_valid) words1[{write_row, 5'd0} +: 32] <= write_data_1;
    initial begin
       words0 = 1024'd0; words1 = 1024'd0;
    end
endmodule
