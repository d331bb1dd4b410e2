// first_reads: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// When the lanes of one warp first read something, and which of them have read what was written after that.
//
// Part of the temporal filter, which has the operations. Lanes of begins have read nothing; those of loads that
// have read nothing yet keep load_time; those of replies that have read something are in conflict if reply_time is later than
// what they keep. conflicts is of before the cycle's operations. Same-cycle priority: clear, begins, then loads and replies.
//
// LANES <= 32 lanes, times of 2 x TIME_BITS bits.
// Here LANES = 32.
module first_reads (
    input  wire clock,
    input  wire clear,
    input  wire [31:0] begins,
    input  wire [31:0] loads,
    input  wire [31:0] load_time_hi,
    input  wire [31:0] load_time_lo,
    input  wire [31:0] replies,
    input  wire [31:0] reply_time_hi,
    input  wire [31:0] reply_time_lo,
    output wire [31:0] conflicts
);
    reg  [31:0] reading, conflicting;
    reg  [1023:0] first_hi, first_lo;
    wire [31:0] fresh, known, found, later;
    genvar g;

    assign fresh = loads & ~reading;
    assign known = replies & reading;

    function automatic [31:0] found_of(input reg [31:0] in_conflicting, input reg [31:0] in_later,
            input reg [31:0] in_known);
        integer i;
        begin
            found_of = in_conflicting;
            for (i = 0; i < 32; i = i + 1) if (in_later[i] & in_known[i]) found_of[i] = 1'b1;
        end
    endfunction
    assign found = found_of(conflicting, later, known);

    for (g = 0; g < 32; g = g + 1) begin : gen_later
        assign later[g] = (first_hi[32 * g +: 32] < reply_time_hi) | ((first_hi[32 * g +: 32] == reply_time_hi) &
                (first_lo[32 * g +: 32] < reply_time_lo));
    end

    assign conflicts = conflicting;

    always @(posedge clock) begin : at_clock
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            if (fresh[i]) begin
                first_hi[32 * i +: 32] <= load_time_hi;
                first_lo[32 * i +: 32] <= load_time_lo;
            end
        end
        reading <= (reading | loads) & ~begins;
        conflicting <= found & ~begins;
        if (clear) begin
            reading <= 32'd0;
            conflicting <= 32'd0;
        end
    end

    initial begin
        reading = 32'd0; conflicting = 32'd0; first_hi = {1024{1'b0}}; first_lo = {1024{1'b0}};
    end
endmodule
