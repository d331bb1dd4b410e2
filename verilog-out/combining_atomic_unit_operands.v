// combining_atomic_unit_operands: written by `turnstile export`, version 0.1.0. Do not edit.
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
// Here LANES = 4, ROW_BITS = 5, WIDTH = 32.
module combining_atomic_unit_operands (
    input  wire clock,
    input  wire [4:0] read_row,
    output wire [127:0] read_data,
    input  wire write_valid,
    input  wire [4:0] write_row,
    input  wire [127:0] write_data
);
    wire [31:0] read_data_0, read_data_1, read_data_2, read_data_3;
    assign read_data = {read_data_3, read_data_2, read_data_1, read_data_0};
    wire [31:0] write_data_0, write_data_1, write_data_2, write_data_3;
    assign {write_data_3, write_data_2, write_data_1, write_data_0} = write_data;
    reg [1023:0] words0, words1, words2, words3;
    assign read_data_0 = words0[{read_row, 5'd0} +: 32], read_data_1 = words1[{read_row, 5'd0} +: 32], read_data_2 =
            words2[{read_row, 5'd0} +: 32], read_data_3 = words3[{read_row, 5'd0} +: 32];
    always @(posedge clock) if (write_valid) words0[{write_row, 5'd0} +: 32] <= write_data_0;
    always @(posedge clock) if (write_valid) words1[{write_row, 5'd0} +: 32] <= write_data_1;
    always @(posedge clock) if (write_valid) words2[{write_row, 5'd0} +: 32] <= write_data_2;
    always @(posedge clock) if (write_valid) words3[{write_row, 5'd0} +: 32] <= write_data_3;
    initial begin
       words0 = 1024'd0; words1 = 1024'd0; words2 = 1024'd0; words3 = 1024'd0;
    end
endmodule
