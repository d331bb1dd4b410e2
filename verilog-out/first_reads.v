// first_reads: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// When the lanes of one warp first read something, and which of them have read what was written after that.
//
// Part of the [temporal filter](crate::temporal_filter), which has the operations. Lanes of begins have read nothing; those of loads that
// have read nothing yet keep load_time; those of replies that have read something are in conflict if reply_time is later than
// what they keep. conflicts is of before the cycle's operations. Same-cycle priority: clear, begins, then loads and replies.
//
// LANES <= 32 lanes, times of 2 x TIME_BITS bits.
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
    reg  [31:0] reading;
    reg  [31:0] conflicting;
    reg  [31:0] first_hi_0, first_hi_1, first_hi_2, first_hi_3, first_hi_4, first_hi_5, first_hi_6, first_hi_7,
            first_hi_8, first_hi_9, first_hi_10, first_hi_11, first_hi_12, first_hi_13, first_hi_14, first_hi_15,
            first_hi_16, first_hi_17, first_hi_18, first_hi_19, first_hi_20, first_hi_21, first_hi_22, first_hi_23,
            first_hi_24, first_hi_25, first_hi_26, first_hi_27, first_hi_28, first_hi_29, first_hi_30, first_hi_31;
    reg  [31:0] first_lo_0, first_lo_1, first_lo_2, first_lo_3, first_lo_4, first_lo_5, first_lo_6, first_lo_7,
            first_lo_8, first_lo_9, first_lo_10, first_lo_11, first_lo_12, first_lo_13, first_lo_14, first_lo_15,
            first_lo_16, first_lo_17, first_lo_18, first_lo_19, first_lo_20, first_lo_21, first_lo_22, first_lo_23,
            first_lo_24, first_lo_25, first_lo_26, first_lo_27, first_lo_28, first_lo_29, first_lo_30, first_lo_31;
    wire [31:0] fresh;
    wire [31:0] known;
    wire [31:0] found;
    wire later_0, later_1, later_2, later_3, later_4, later_5, later_6, later_7, later_8, later_9, later_10, later_11,
            later_12, later_13, later_14, later_15, later_16, later_17, later_18, later_19, later_20, later_21,
            later_22, later_23, later_24, later_25, later_26, later_27, later_28, later_29, later_30, later_31;

    assign fresh = loads & ~reading;
    assign known = replies & reading;

    function automatic [31:0] found_of(input reg [31:0] in_conflicting, input reg in_later_0, input reg in_later_1,
            input reg in_later_2, input reg in_later_3, input reg in_later_4, input reg in_later_5,
            input reg in_later_6, input reg in_later_7, input reg in_later_8, input reg in_later_9,
            input reg in_later_10, input reg in_later_11, input reg in_later_12, input reg in_later_13,
            input reg in_later_14, input reg in_later_15, input reg in_later_16, input reg in_later_17,
            input reg in_later_18, input reg in_later_19, input reg in_later_20, input reg in_later_21,
            input reg in_later_22, input reg in_later_23, input reg in_later_24, input reg in_later_25,
            input reg in_later_26, input reg in_later_27, input reg in_later_28, input reg in_later_29,
            input reg in_later_30, input reg in_later_31, input reg [31:0] in_known);
        begin
            found_of = in_conflicting;
            if (in_later_0 & in_known[0]) found_of[0] = 1'b1;
            if (in_later_1 & in_known[1]) found_of[1] = 1'b1;
            if (in_later_2 & in_known[2]) found_of[2] = 1'b1;
            if (in_later_3 & in_known[3]) found_of[3] = 1'b1;
            if (in_later_4 & in_known[4]) found_of[4] = 1'b1;
            if (in_later_5 & in_known[5]) found_of[5] = 1'b1;
            if (in_later_6 & in_known[6]) found_of[6] = 1'b1;
            if (in_later_7 & in_known[7]) found_of[7] = 1'b1;
            if (in_later_8 & in_known[8]) found_of[8] = 1'b1;
            if (in_later_9 & in_known[9]) found_of[9] = 1'b1;
            if (in_later_10 & in_known[10]) found_of[10] = 1'b1;
            if (in_later_11 & in_known[11]) found_of[11] = 1'b1;
            if (in_later_12 & in_known[12]) found_of[12] = 1'b1;
            if (in_later_13 & in_known[13]) found_of[13] = 1'b1;
            if (in_later_14 & in_known[14]) found_of[14] = 1'b1;
            if (in_later_15 & in_known[15]) found_of[15] = 1'b1;
            if (in_later_16 & in_known[16]) found_of[16] = 1'b1;
            if (in_later_17 & in_known[17]) found_of[17] = 1'b1;
            if (in_later_18 & in_known[18]) found_of[18] = 1'b1;
            if (in_later_19 & in_known[19]) found_of[19] = 1'b1;
            if (in_later_20 & in_known[20]) found_of[20] = 1'b1;
            if (in_later_21 & in_known[21]) found_of[21] = 1'b1;
            if (in_later_22 & in_known[22]) found_of[22] = 1'b1;
            if (in_later_23 & in_known[23]) found_of[23] = 1'b1;
            if (in_later_24 & in_known[24]) found_of[24] = 1'b1;
            if (in_later_25 & in_known[25]) found_of[25] = 1'b1;
            if (in_later_26 & in_known[26]) found_of[26] = 1'b1;
            if (in_later_27 & in_known[27]) found_of[27] = 1'b1;
            if (in_later_28 & in_known[28]) found_of[28] = 1'b1;
            if (in_later_29 & in_known[29]) found_of[29] = 1'b1;
            if (in_later_30 & in_known[30]) found_of[30] = 1'b1;
            if (in_later_31 & in_known[31]) found_of[31] = 1'b1;
        end
    endfunction
    assign found = found_of(conflicting, later_0, later_1, later_2, later_3, later_4, later_5, later_6, later_7,
            later_8, later_9, later_10, later_11, later_12, later_13, later_14, later_15, later_16, later_17, later_18,
            later_19, later_20, later_21, later_22, later_23, later_24, later_25, later_26, later_27, later_28,
            later_29, later_30, later_31, known);
    assign later_0 = (first_hi_0 < reply_time_hi) | ((first_hi_0 == reply_time_hi) & (first_lo_0 < reply_time_lo)),
            later_1 = (first_hi_1 < reply_time_hi) | ((first_hi_1 == reply_time_hi) & (first_lo_1 < reply_time_lo)),
            later_2 = (first_hi_2 < reply_time_hi) | ((first_hi_2 == reply_time_hi) & (first_lo_2 < reply_time_lo)),
            later_3 = (first_hi_3 < reply_time_hi) | ((first_hi_3 == reply_time_hi) & (first_lo_3 < reply_time_lo)),
            later_4 = (first_hi_4 < reply_time_hi) | ((first_hi_4 == reply_time_hi) & (first_lo_4 < reply_time_lo)),
            later_5 = (first_hi_5 < reply_time_hi) | ((first_hi_5 == reply_time_hi) & (first_lo_5 < reply_time_lo)),
            later_6 = (first_hi_6 < reply_time_hi) | ((first_hi_6 == reply_time_hi) & (first_lo_6 < reply_time_lo)),
            later_7 = (first_hi_7 < reply_time_hi) | ((first_hi_7 == reply_time_hi) & (first_lo_7 < reply_time_lo)),
            later_8 = (first_hi_8 < reply_time_hi) | ((first_hi_8 == reply_time_hi) & (first_lo_8 < reply_time_lo)),
            later_9 = (first_hi_9 < reply_time_hi) | ((first_hi_9 == reply_time_hi) & (first_lo_9 < reply_time_lo)),
            later_10 = (first_hi_10 < reply_time_hi) | ((first_hi_10 == reply_time_hi) & (first_lo_10 < reply_time_lo)),
            later_11 = (first_hi_11 < reply_time_hi) | ((first_hi_11 == reply_time_hi) & (first_lo_11 < reply_time_lo)),
            later_12 = (first_hi_12 < reply_time_hi) | ((first_hi_12 == reply_time_hi) & (first_lo_12 < reply_time_lo)),
            later_13 = (first_hi_13 < reply_time_hi) | ((first_hi_13 == reply_time_hi) & (first_lo_13 < reply_time_lo)),
            later_14 = (first_hi_14 < reply_time_hi) | ((first_hi_14 == reply_time_hi) & (first_lo_14 < reply_time_lo)),
            later_15 = (first_hi_15 < reply_time_hi) | ((first_hi_15 == reply_time_hi) & (first_lo_15 < reply_time_lo)),
            later_16 = (first_hi_16 < reply_time_hi) | ((first_hi_16 == reply_time_hi) & (first_lo_16 < reply_time_lo)),
            later_17 = (first_hi_17 < reply_time_hi) | ((first_hi_17 == reply_time_hi) & (first_lo_17 < reply_time_lo)),
            later_18 = (first_hi_18 < reply_time_hi) | ((first_hi_18 == reply_time_hi) & (first_lo_18 < reply_time_lo)),
            later_19 = (first_hi_19 < reply_time_hi) | ((first_hi_19 == reply_time_hi) & (first_lo_19 < reply_time_lo)),
            later_20 = (first_hi_20 < reply_time_hi) | ((first_hi_20 == reply_time_hi) & (first_lo_20 < reply_time_lo)),
            later_21 = (first_hi_21 < reply_time_hi) | ((first_hi_21 == reply_time_hi) & (first_lo_21 < reply_time_lo)),
            later_22 = (first_hi_22 < reply_time_hi) | ((first_hi_22 == reply_time_hi) & (first_lo_22 < reply_time_lo)),
            later_23 = (first_hi_23 < reply_time_hi) | ((first_hi_23 == reply_time_hi) & (first_lo_23 < reply_time_lo)),
            later_24 = (first_hi_24 < reply_time_hi) | ((first_hi_24 == reply_time_hi) & (first_lo_24 < reply_time_lo)),
            later_25 = (first_hi_25 < reply_time_hi) | ((first_hi_25 == reply_time_hi) & (first_lo_25 < reply_time_lo)),
            later_26 = (first_hi_26 < reply_time_hi) | ((first_hi_26 == reply_time_hi) & (first_lo_26 < reply_time_lo)),
            later_27 = (first_hi_27 < reply_time_hi) | ((first_hi_27 == reply_time_hi) & (first_lo_27 < reply_time_lo)),
            later_28 = (first_hi_28 < reply_time_hi) | ((first_hi_28 == reply_time_hi) & (first_lo_28 < reply_time_lo)),
            later_29 = (first_hi_29 < reply_time_hi) | ((first_hi_29 == reply_time_hi) & (first_lo_29 < reply_time_lo)),
            later_30 = (first_hi_30 < reply_time_hi) | ((first_hi_30 == reply_time_hi) & (first_lo_30 < reply_time_lo)),
            later_31 = (first_hi_31 < reply_time_hi) | ((first_hi_31 == reply_time_hi) & (first_lo_31 < reply_time_lo));
    assign conflicts = conflicting;

    always @(posedge clock) begin
        if (fresh[0]) begin
            first_hi_0 <= load_time_hi;
            first_lo_0 <= load_time_lo;
        end
        if (fresh[1]) begin
            first_hi_1 <= load_time_hi;
            first_lo_1 <= load_time_lo;
        end
        if (fresh[2]) begin
            first_hi_2 <= load_time_hi;
            first_lo_2 <= load_time_lo;
        end
        if (fresh[3]) begin
            first_hi_3 <= load_time_hi;
            first_lo_3 <= load_time_lo;
        end
        if (fresh[4]) begin
            first_hi_4 <= load_time_hi;
            first_lo_4 <= load_time_lo;
        end
        if (fresh[5]) begin
            first_hi_5 <= load_time_hi;
            first_lo_5 <= load_time_lo;
        end
        if (fresh[6]) begin
            first_hi_6 <= load_time_hi;
            first_lo_6 <= load_time_lo;
        end
        if (fresh[7]) begin
            first_hi_7 <= load_time_hi;
            first_lo_7 <= load_time_lo;
        end
        if (fresh[8]) begin
            first_hi_8 <= load_time_hi;
            first_lo_8 <= load_time_lo;
        end
        if (fresh[9]) begin
            first_hi_9 <= load_time_hi;
            first_lo_9 <= load_time_lo;
        end
        if (fresh[10]) begin
            first_hi_10 <= load_time_hi;
            first_lo_10 <= load_time_lo;
        end
        if (fresh[11]) begin
            first_hi_11 <= load_time_hi;
            first_lo_11 <= load_time_lo;
        end
        if (fresh[12]) begin
            first_hi_12 <= load_time_hi;
            first_lo_12 <= load_time_lo;
        end
        if (fresh[13]) begin
            first_hi_13 <= load_time_hi;
            first_lo_13 <= load_time_lo;
        end
        if (fresh[14]) begin
            first_hi_14 <= load_time_hi;
            first_lo_14 <= load_time_lo;
        end
        if (fresh[15]) begin
            first_hi_15 <= load_time_hi;
            first_lo_15 <= load_time_lo;
        end
        if (fresh[16]) begin
            first_hi_16 <= load_time_hi;
            first_lo_16 <= load_time_lo;
        end
        if (fresh[17]) begin
            first_hi_17 <= load_time_hi;
            first_lo_17 <= load_time_lo;
        end
        if (fresh[18]) begin
            first_hi_18 <= load_time_hi;
            first_lo_18 <= load_time_lo;
        end
        if (fresh[19]) begin
            first_hi_19 <= load_time_hi;
            first_lo_19 <= load_time_lo;
        end
        if (fresh[20]) begin
            first_hi_20 <= load_time_hi;
            first_lo_20 <= load_time_lo;
        end
        if (fresh[21]) begin
            first_hi_21 <= load_time_hi;
            first_lo_21 <= load_time_lo;
        end
        if (fresh[22]) begin
            first_hi_22 <= load_time_hi;
            first_lo_22 <= load_time_lo;
        end
        if (fresh[23]) begin
            first_hi_23 <= load_time_hi;
            first_lo_23 <= load_time_lo;
        end
        if (fresh[24]) begin
            first_hi_24 <= load_time_hi;
            first_lo_24 <= load_time_lo;
        end
        if (fresh[25]) begin
            first_hi_25 <= load_time_hi;
            first_lo_25 <= load_time_lo;
        end
        if (fresh[26]) begin
            first_hi_26 <= load_time_hi;
            first_lo_26 <= load_time_lo;
        end
        if (fresh[27]) begin
            first_hi_27 <= load_time_hi;
            first_lo_27 <= load_time_lo;
        end
        if (fresh[28]) begin
            first_hi_28 <= load_time_hi;
            first_lo_28 <= load_time_lo;
        end
        if (fresh[29]) begin
            first_hi_29 <= load_time_hi;
            first_lo_29 <= load_time_lo;
        end
        if (fresh[30]) begin
            first_hi_30 <= load_time_hi;
            first_lo_30 <= load_time_lo;
        end
        if (fresh[31]) begin
            first_hi_31 <= load_time_hi;
            first_lo_31 <= load_time_lo;
        end
        reading <= (reading | loads) & ~begins;
        conflicting <= found & ~begins;
        if (clear) begin
            reading <= 32'd0;
            conflicting <= 32'd0;
        end
    end

    initial begin
        reading = 32'd0;
        conflicting = 32'd0;
        first_hi_0 = 32'd0; first_hi_1 = 32'd0; first_hi_2 = 32'd0; first_hi_3 = 32'd0; first_hi_4 = 32'd0; first_hi_5
                = 32'd0; first_hi_6 = 32'd0; first_hi_7 = 32'd0; first_hi_8 = 32'd0; first_hi_9 = 32'd0; first_hi_10 = 32'd0;
                first_hi_11 = 32'd0; first_hi_12 = 32'd0; first_hi_13 = 32'd0; first_hi_14 = 32'd0; first_hi_15 = 32'd0; first_hi_16 =
                32'd0; first_hi_17 = 32'd0; first_hi_18 = 32'd0; first_hi_19 = 32'd0; first_hi_20 = 32'd0; first_hi_21 = 32'd0;
                first_hi_22 = 32'd0; first_hi_23 = 32'd0; first_hi_24 = 32'd0; first_hi_25 = 32'd0; first_hi_26 = 32'd0; first_hi_27 =
                32'd0; first_hi_28 = 32'd0; first_hi_29 = 32'd0; first_hi_30 = 32'd0; first_hi_31 = 32'd0;
        first_lo_0 = 32'd0; first_lo_1 = 32'd0; first_lo_2 = 32'd0; first_lo_3 = 32'd0; first_lo_4 = 32'd0; first_lo_5
                = 32'd0; first_lo_6 = 32'd0; first_lo_7 = 32'd0; first_lo_8 = 32'd0; first_lo_9 = 32'd0; first_lo_10 = 32'd0;
                first_lo_11 = 32'd0; first_lo_12 = 32'd0; first_lo_13 = 32'd0; first_lo_14 = 32'd0; first_lo_15 = 32'd0; first_lo_16 =
                32'd0; first_lo_17 = 32'd0; first_lo_18 = 32'd0; first_lo_19 = 32'd0; first_lo_20 = 32'd0; first_lo_21 = 32'd0;
                first_lo_22 = 32'd0; first_lo_23 = 32'd0; first_lo_24 = 32'd0; first_lo_25 = 32'd0; first_lo_26 = 32'd0; first_lo_27 =
                32'd0; first_lo_28 = 32'd0; first_lo_29 = 32'd0; first_lo_30 = 32'd0; first_lo_31 = 32'd0;
    end
endmodule
