// late_sum: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// A sum of two operands, of which one comes late.
//
// Combinational. The row of a request comes late, from the request crossbar, and a register waits for its number. So the carry of the low
// four bits chooses between two sums of the others; 1 is added to the early operand of one.
//
// A late operand of LATE bits; the sum wraps at SUM bits, 16 at most.
// Here LATE = 9, SUM = 8.
module late_sum (
    input  wire [8:0] late,
    input  wire [7:0] early,
    output wire [7:0] sum
);
    wire [15:0] wide_late, wide_early, low, high;
    (* maybe_unused *) wire unused;
    assign unused = &{low[15:8], high[15:8]};

    assign wide_late = {7'd0, late};
    assign wide_early = {8'd0, early};
    assign low = (wide_late & 16'hf) + (wide_early & 16'hf);
    assign high = low[4] ? (wide_early >> 4) + 16'd1 + (wide_late >> 4) : (wide_early >> 4) + (wide_late >> 4);
    assign sum = (high[7:0] << 4) | (low[7:0] & 8'hf);
endmodule
