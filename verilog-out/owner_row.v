// owner_row: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The row that shadow memory reads: that with the owner of a request's row, or another.
//
// With the owner bytes numbered through the array, four to a row, that of a row is the row plus a bias
// (LayoutTable): (row + bias) / 4, in the width of a row. Without a request other_row is read, or
// walked_row if a walk reads.
//
// Combinational. The row comes late, from the request crossbar, and the RAM waits for the sum. So it is made in three parts, for either
// carry of the part below, and the carry of the lowest chooses last, together with whether there is a request; 1 is added to the bias.
// LateSum is such a sum alone; here the choice of the row is made with it: logic is mapped to cells unit by unit,
// so between two units it would wait. The row of a walk comes as late, from the detector's search, and takes one gate here.
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
    wire [15:0] wide_row, low;
    wire [31:0] middle, high, top, sum;
    wire [17:0] own_row;
    wire [8:0] other;
    (* maybe_unused *) wire unused;
    assign unused = &{sum[1*16 + 9 +: 7], sum[0*16 + 9 +: 7]};

    assign wide_row = {7'd0, row};
    assign low = (wide_row & 16'hf) + (bias & 16'hf);
    assign middle[0*16 +: 16] = ((bias >> 4) & 16'd7) + ((wide_row >> 4) & 16'd7);
    assign middle[1*16 +: 16] = ((bias >> 4) & 16'd7) + 16'd1 + ((wide_row >> 4) & 16'd7);
    assign high[0*16 +: 16] = (bias >> 7) + (wide_row >> 7);
    assign high[1*16 +: 16] = (bias >> 7) + 16'd1 + (wide_row >> 7);
    assign top[0*16 +: 16] = middle[0*16 + 3] ? high[1*16 +: 16] : high[0*16 +: 16],
            top[1*16 +: 16] = middle[1*16 + 3] ? high[1*16 +: 16] : high[0*16 +: 16];
    assign sum[0*16 +: 16] = (top[0*16 +: 16] << 5) | ((middle[0*16 +: 16] & 16'd7) << 2) | ((low & 16'hf) >> 2),
            sum[1*16 +: 16] = (top[1*16 +: 16] << 5) | ((middle[1*16 +: 16] & 16'd7) << 2) | ((low & 16'hf) >> 2);
    assign own_row[0*9 +: 9] = valid & !low[4] ? sum[0*16 +: 9] : 9'd0;
    assign own_row[1*9 +: 9] = valid & low[4] ? sum[1*16 +: 9] : 9'd0;
    assign other = valid ? walked_row : walked_row | other_row;
    assign read_row = own_row[0*9 +: 9] | own_row[1*9 +: 9] | other;
endmodule
