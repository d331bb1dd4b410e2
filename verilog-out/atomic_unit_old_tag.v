// atomic_unit_old_tag: written by `turnstile export`, version 0.1.0. Do not edit.
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
// Here LANES = 1, ROW_BITS = 5, WIDTH = 10.
module atomic_unit_old_tag (
    input  wire clock,
    input  wire [4:0] read_row,
    output wire [9:0] read_data,
    input  wire write_valid,
    input  wire [4:0] write_row,
    input  wire [9:0] write_data
);
    wire [9:0] read_data_0;
    assign read_data = {read_data_0};
    wire [9:0] write_data_0;
    assign {write_data_0} = write_data;
    reg [319:0] words0;
    assign read_data_0 = words0[{4'd0, read_row} * 9'd10 +: 10];
    always @(posedge clock) if (write_valid) words0[{4'd0, write_row} * 9'd10 +: 10] <= write_data_0;
    initial words0 = 320'd0;
endmodule
