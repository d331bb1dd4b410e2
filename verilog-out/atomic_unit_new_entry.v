// atomic_unit_new_entry: written by `turnstile export`, version 0.1.0. Do not edit.
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
// Here LANES = 1, ROW_BITS = 5, WIDTH = 5.
module atomic_unit_new_entry (
    input  wire clock,
    input  wire [4:0] read_row,
    output wire [4:0] read_data,
    input  wire write_valid,
    input  wire [4:0] write_row,
    input  wire [4:0] write_data
);
    wire [4:0] read_data_0;
    assign read_data = {read_data_0};
    wire [4:0] write_data_0;
    assign {write_data_0} = write_data;
    reg [159:0] words0;
    assign read_data_0 = words0[{3'd0, read_row} * 8'd5 +: 5];
    always @(posedge clock) if (write_valid) words0[{3'd0, write_row} * 8'd5 +: 5] <= write_data_0;
    initial words0 = 160'd0;
endmodule
