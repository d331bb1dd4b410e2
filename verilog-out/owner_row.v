// owner_row: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The row that shadow memory reads: that with the owner of a request's row, or another.
//
// With the owner bytes numbered through the array, four to a row, that of a row is the row plus a bias
// (LayoutTable): (row + bias) / 4, in the width of a row. Without a request other_row is read, or
// walked_row if a walk reads.
//
// Combinational. The row comes late, from the request crossbar, and the RAM waits for the sum. So the carry of the low four bits chooses
// between two sums of the others; 1 is added to the bias of one. LateSum is such a sum alone; here the choice
// of the row follows it, and is made with it: logic is mapped to cells unit by unit, so between two units it would wait. The row of a walk
// comes as late, from the detector's search, and takes one gate here.
//
// Latency 0.
// Here ROW_BITS = 9.
module owner_row (
    // A request enters.
    input  wire valid,
    input  wire [8:0] row,
    input  wire [15:0] bias,
    // 0 while a walk reads.
    input  wire [8:0] other_row,
    // 0 while no walk reads, or a request enters.
    input  wire [8:0] walked_row,
    output wire [8:0] read_row
);
    wire [15:0] wide_row, low, high;
    wire [8:0] chosen;
    (* maybe_unused *) wire unused;
    assign unused = &{low[15:11], low[1:0], high[15:9]};

    assign wide_row = {7'd0, row};
    assign low = (wide_row & 16'hf) + (bias & 16'hf);
    assign high =
        low[4] ? (bias >> 4) + 16'd1 + (wide_row >> 4) :
        (bias >> 4) + (wide_row >> 4);
    assign chosen =
        valid ? (high[8:0] << 2) | (low[10:2] & 9'd3) :
        other_row;
    assign read_row = chosen | walked_row;
endmodule
