// word_select: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Words for TAKERS takers: each gets the word that its one-hot mask names, 0 without one.
//
// Combinational: an AND of each word with its bit of the mask, and an OR of all. The crossbars are made of it: a
// bank takes the operands of the lane that it serves, a lane the word of the bank that serves it. Several takers in one
// unit share the wires of the words, which are most of a crossbar's.
//
// From WORDS <= 32 words.
module word_select (
    input  wire [31:0] word_0, word_1, word_2, word_3, word_4, word_5, word_6, word_7, word_8, word_9, word_10, word_11,
            word_12, word_13, word_14, word_15, word_16, word_17, word_18, word_19, word_20, word_21, word_22, word_23,
            word_24, word_25, word_26, word_27, word_28, word_29, word_30, word_31,
    // The word of each taker, at most one bit high.
    input  wire [31:0] take_0, take_1, take_2, take_3, take_4, take_5, take_6, take_7,
    output reg  [31:0] taken_0, taken_1, taken_2, taken_3, taken_4, taken_5, taken_6, taken_7
);


    always @(*) begin
        taken_0 = 32'd0;
        if (take_0[0]) taken_0 = taken_0 | word_0;
        if (take_0[1]) taken_0 = taken_0 | word_1;
        if (take_0[2]) taken_0 = taken_0 | word_2;
        if (take_0[3]) taken_0 = taken_0 | word_3;
        if (take_0[4]) taken_0 = taken_0 | word_4;
        if (take_0[5]) taken_0 = taken_0 | word_5;
        if (take_0[6]) taken_0 = taken_0 | word_6;
        if (take_0[7]) taken_0 = taken_0 | word_7;
        if (take_0[8]) taken_0 = taken_0 | word_8;
        if (take_0[9]) taken_0 = taken_0 | word_9;
        if (take_0[10]) taken_0 = taken_0 | word_10;
        if (take_0[11]) taken_0 = taken_0 | word_11;
        if (take_0[12]) taken_0 = taken_0 | word_12;
        if (take_0[13]) taken_0 = taken_0 | word_13;
        if (take_0[14]) taken_0 = taken_0 | word_14;
        if (take_0[15]) taken_0 = taken_0 | word_15;
        if (take_0[16]) taken_0 = taken_0 | word_16;
        if (take_0[17]) taken_0 = taken_0 | word_17;
        if (take_0[18]) taken_0 = taken_0 | word_18;
        if (take_0[19]) taken_0 = taken_0 | word_19;
        if (take_0[20]) taken_0 = taken_0 | word_20;
        if (take_0[21]) taken_0 = taken_0 | word_21;
        if (take_0[22]) taken_0 = taken_0 | word_22;
        if (take_0[23]) taken_0 = taken_0 | word_23;
        if (take_0[24]) taken_0 = taken_0 | word_24;
        if (take_0[25]) taken_0 = taken_0 | word_25;
        if (take_0[26]) taken_0 = taken_0 | word_26;
        if (take_0[27]) taken_0 = taken_0 | word_27;
        if (take_0[28]) taken_0 = taken_0 | word_28;
        if (take_0[29]) taken_0 = taken_0 | word_29;
        if (take_0[30]) taken_0 = taken_0 | word_30;
        if (take_0[31]) taken_0 = taken_0 | word_31;
    end

    always @(*) begin
        taken_1 = 32'd0;
        if (take_1[0]) taken_1 = taken_1 | word_0;
        if (take_1[1]) taken_1 = taken_1 | word_1;
        if (take_1[2]) taken_1 = taken_1 | word_2;
        if (take_1[3]) taken_1 = taken_1 | word_3;
        if (take_1[4]) taken_1 = taken_1 | word_4;
        if (take_1[5]) taken_1 = taken_1 | word_5;
        if (take_1[6]) taken_1 = taken_1 | word_6;
        if (take_1[7]) taken_1 = taken_1 | word_7;
        if (take_1[8]) taken_1 = taken_1 | word_8;
        if (take_1[9]) taken_1 = taken_1 | word_9;
        if (take_1[10]) taken_1 = taken_1 | word_10;
        if (take_1[11]) taken_1 = taken_1 | word_11;
        if (take_1[12]) taken_1 = taken_1 | word_12;
        if (take_1[13]) taken_1 = taken_1 | word_13;
        if (take_1[14]) taken_1 = taken_1 | word_14;
        if (take_1[15]) taken_1 = taken_1 | word_15;
        if (take_1[16]) taken_1 = taken_1 | word_16;
        if (take_1[17]) taken_1 = taken_1 | word_17;
        if (take_1[18]) taken_1 = taken_1 | word_18;
        if (take_1[19]) taken_1 = taken_1 | word_19;
        if (take_1[20]) taken_1 = taken_1 | word_20;
        if (take_1[21]) taken_1 = taken_1 | word_21;
        if (take_1[22]) taken_1 = taken_1 | word_22;
        if (take_1[23]) taken_1 = taken_1 | word_23;
        if (take_1[24]) taken_1 = taken_1 | word_24;
        if (take_1[25]) taken_1 = taken_1 | word_25;
        if (take_1[26]) taken_1 = taken_1 | word_26;
        if (take_1[27]) taken_1 = taken_1 | word_27;
        if (take_1[28]) taken_1 = taken_1 | word_28;
        if (take_1[29]) taken_1 = taken_1 | word_29;
        if (take_1[30]) taken_1 = taken_1 | word_30;
        if (take_1[31]) taken_1 = taken_1 | word_31;
    end

    always @(*) begin
        taken_2 = 32'd0;
        if (take_2[0]) taken_2 = taken_2 | word_0;
        if (take_2[1]) taken_2 = taken_2 | word_1;
        if (take_2[2]) taken_2 = taken_2 | word_2;
        if (take_2[3]) taken_2 = taken_2 | word_3;
        if (take_2[4]) taken_2 = taken_2 | word_4;
        if (take_2[5]) taken_2 = taken_2 | word_5;
        if (take_2[6]) taken_2 = taken_2 | word_6;
        if (take_2[7]) taken_2 = taken_2 | word_7;
        if (take_2[8]) taken_2 = taken_2 | word_8;
        if (take_2[9]) taken_2 = taken_2 | word_9;
        if (take_2[10]) taken_2 = taken_2 | word_10;
        if (take_2[11]) taken_2 = taken_2 | word_11;
        if (take_2[12]) taken_2 = taken_2 | word_12;
        if (take_2[13]) taken_2 = taken_2 | word_13;
        if (take_2[14]) taken_2 = taken_2 | word_14;
        if (take_2[15]) taken_2 = taken_2 | word_15;
        if (take_2[16]) taken_2 = taken_2 | word_16;
        if (take_2[17]) taken_2 = taken_2 | word_17;
        if (take_2[18]) taken_2 = taken_2 | word_18;
        if (take_2[19]) taken_2 = taken_2 | word_19;
        if (take_2[20]) taken_2 = taken_2 | word_20;
        if (take_2[21]) taken_2 = taken_2 | word_21;
        if (take_2[22]) taken_2 = taken_2 | word_22;
        if (take_2[23]) taken_2 = taken_2 | word_23;
        if (take_2[24]) taken_2 = taken_2 | word_24;
        if (take_2[25]) taken_2 = taken_2 | word_25;
        if (take_2[26]) taken_2 = taken_2 | word_26;
        if (take_2[27]) taken_2 = taken_2 | word_27;
        if (take_2[28]) taken_2 = taken_2 | word_28;
        if (take_2[29]) taken_2 = taken_2 | word_29;
        if (take_2[30]) taken_2 = taken_2 | word_30;
        if (take_2[31]) taken_2 = taken_2 | word_31;
    end

    always @(*) begin
        taken_3 = 32'd0;
        if (take_3[0]) taken_3 = taken_3 | word_0;
        if (take_3[1]) taken_3 = taken_3 | word_1;
        if (take_3[2]) taken_3 = taken_3 | word_2;
        if (take_3[3]) taken_3 = taken_3 | word_3;
        if (take_3[4]) taken_3 = taken_3 | word_4;
        if (take_3[5]) taken_3 = taken_3 | word_5;
        if (take_3[6]) taken_3 = taken_3 | word_6;
        if (take_3[7]) taken_3 = taken_3 | word_7;
        if (take_3[8]) taken_3 = taken_3 | word_8;
        if (take_3[9]) taken_3 = taken_3 | word_9;
        if (take_3[10]) taken_3 = taken_3 | word_10;
        if (take_3[11]) taken_3 = taken_3 | word_11;
        if (take_3[12]) taken_3 = taken_3 | word_12;
        if (take_3[13]) taken_3 = taken_3 | word_13;
        if (take_3[14]) taken_3 = taken_3 | word_14;
        if (take_3[15]) taken_3 = taken_3 | word_15;
        if (take_3[16]) taken_3 = taken_3 | word_16;
        if (take_3[17]) taken_3 = taken_3 | word_17;
        if (take_3[18]) taken_3 = taken_3 | word_18;
        if (take_3[19]) taken_3 = taken_3 | word_19;
        if (take_3[20]) taken_3 = taken_3 | word_20;
        if (take_3[21]) taken_3 = taken_3 | word_21;
        if (take_3[22]) taken_3 = taken_3 | word_22;
        if (take_3[23]) taken_3 = taken_3 | word_23;
        if (take_3[24]) taken_3 = taken_3 | word_24;
        if (take_3[25]) taken_3 = taken_3 | word_25;
        if (take_3[26]) taken_3 = taken_3 | word_26;
        if (take_3[27]) taken_3 = taken_3 | word_27;
        if (take_3[28]) taken_3 = taken_3 | word_28;
        if (take_3[29]) taken_3 = taken_3 | word_29;
        if (take_3[30]) taken_3 = taken_3 | word_30;
        if (take_3[31]) taken_3 = taken_3 | word_31;
    end

    always @(*) begin
        taken_4 = 32'd0;
        if (take_4[0]) taken_4 = taken_4 | word_0;
        if (take_4[1]) taken_4 = taken_4 | word_1;
        if (take_4[2]) taken_4 = taken_4 | word_2;
        if (take_4[3]) taken_4 = taken_4 | word_3;
        if (take_4[4]) taken_4 = taken_4 | word_4;
        if (take_4[5]) taken_4 = taken_4 | word_5;
        if (take_4[6]) taken_4 = taken_4 | word_6;
        if (take_4[7]) taken_4 = taken_4 | word_7;
        if (take_4[8]) taken_4 = taken_4 | word_8;
        if (take_4[9]) taken_4 = taken_4 | word_9;
        if (take_4[10]) taken_4 = taken_4 | word_10;
        if (take_4[11]) taken_4 = taken_4 | word_11;
        if (take_4[12]) taken_4 = taken_4 | word_12;
        if (take_4[13]) taken_4 = taken_4 | word_13;
        if (take_4[14]) taken_4 = taken_4 | word_14;
        if (take_4[15]) taken_4 = taken_4 | word_15;
        if (take_4[16]) taken_4 = taken_4 | word_16;
        if (take_4[17]) taken_4 = taken_4 | word_17;
        if (take_4[18]) taken_4 = taken_4 | word_18;
        if (take_4[19]) taken_4 = taken_4 | word_19;
        if (take_4[20]) taken_4 = taken_4 | word_20;
        if (take_4[21]) taken_4 = taken_4 | word_21;
        if (take_4[22]) taken_4 = taken_4 | word_22;
        if (take_4[23]) taken_4 = taken_4 | word_23;
        if (take_4[24]) taken_4 = taken_4 | word_24;
        if (take_4[25]) taken_4 = taken_4 | word_25;
        if (take_4[26]) taken_4 = taken_4 | word_26;
        if (take_4[27]) taken_4 = taken_4 | word_27;
        if (take_4[28]) taken_4 = taken_4 | word_28;
        if (take_4[29]) taken_4 = taken_4 | word_29;
        if (take_4[30]) taken_4 = taken_4 | word_30;
        if (take_4[31]) taken_4 = taken_4 | word_31;
    end

    always @(*) begin
        taken_5 = 32'd0;
        if (take_5[0]) taken_5 = taken_5 | word_0;
        if (take_5[1]) taken_5 = taken_5 | word_1;
        if (take_5[2]) taken_5 = taken_5 | word_2;
        if (take_5[3]) taken_5 = taken_5 | word_3;
        if (take_5[4]) taken_5 = taken_5 | word_4;
        if (take_5[5]) taken_5 = taken_5 | word_5;
        if (take_5[6]) taken_5 = taken_5 | word_6;
        if (take_5[7]) taken_5 = taken_5 | word_7;
        if (take_5[8]) taken_5 = taken_5 | word_8;
        if (take_5[9]) taken_5 = taken_5 | word_9;
        if (take_5[10]) taken_5 = taken_5 | word_10;
        if (take_5[11]) taken_5 = taken_5 | word_11;
        if (take_5[12]) taken_5 = taken_5 | word_12;
        if (take_5[13]) taken_5 = taken_5 | word_13;
        if (take_5[14]) taken_5 = taken_5 | word_14;
        if (take_5[15]) taken_5 = taken_5 | word_15;
        if (take_5[16]) taken_5 = taken_5 | word_16;
        if (take_5[17]) taken_5 = taken_5 | word_17;
        if (take_5[18]) taken_5 = taken_5 | word_18;
        if (take_5[19]) taken_5 = taken_5 | word_19;
        if (take_5[20]) taken_5 = taken_5 | word_20;
        if (take_5[21]) taken_5 = taken_5 | word_21;
        if (take_5[22]) taken_5 = taken_5 | word_22;
        if (take_5[23]) taken_5 = taken_5 | word_23;
        if (take_5[24]) taken_5 = taken_5 | word_24;
        if (take_5[25]) taken_5 = taken_5 | word_25;
        if (take_5[26]) taken_5 = taken_5 | word_26;
        if (take_5[27]) taken_5 = taken_5 | word_27;
        if (take_5[28]) taken_5 = taken_5 | word_28;
        if (take_5[29]) taken_5 = taken_5 | word_29;
        if (take_5[30]) taken_5 = taken_5 | word_30;
        if (take_5[31]) taken_5 = taken_5 | word_31;
    end

    always @(*) begin
        taken_6 = 32'd0;
        if (take_6[0]) taken_6 = taken_6 | word_0;
        if (take_6[1]) taken_6 = taken_6 | word_1;
        if (take_6[2]) taken_6 = taken_6 | word_2;
        if (take_6[3]) taken_6 = taken_6 | word_3;
        if (take_6[4]) taken_6 = taken_6 | word_4;
        if (take_6[5]) taken_6 = taken_6 | word_5;
        if (take_6[6]) taken_6 = taken_6 | word_6;
        if (take_6[7]) taken_6 = taken_6 | word_7;
        if (take_6[8]) taken_6 = taken_6 | word_8;
        if (take_6[9]) taken_6 = taken_6 | word_9;
        if (take_6[10]) taken_6 = taken_6 | word_10;
        if (take_6[11]) taken_6 = taken_6 | word_11;
        if (take_6[12]) taken_6 = taken_6 | word_12;
        if (take_6[13]) taken_6 = taken_6 | word_13;
        if (take_6[14]) taken_6 = taken_6 | word_14;
        if (take_6[15]) taken_6 = taken_6 | word_15;
        if (take_6[16]) taken_6 = taken_6 | word_16;
        if (take_6[17]) taken_6 = taken_6 | word_17;
        if (take_6[18]) taken_6 = taken_6 | word_18;
        if (take_6[19]) taken_6 = taken_6 | word_19;
        if (take_6[20]) taken_6 = taken_6 | word_20;
        if (take_6[21]) taken_6 = taken_6 | word_21;
        if (take_6[22]) taken_6 = taken_6 | word_22;
        if (take_6[23]) taken_6 = taken_6 | word_23;
        if (take_6[24]) taken_6 = taken_6 | word_24;
        if (take_6[25]) taken_6 = taken_6 | word_25;
        if (take_6[26]) taken_6 = taken_6 | word_26;
        if (take_6[27]) taken_6 = taken_6 | word_27;
        if (take_6[28]) taken_6 = taken_6 | word_28;
        if (take_6[29]) taken_6 = taken_6 | word_29;
        if (take_6[30]) taken_6 = taken_6 | word_30;
        if (take_6[31]) taken_6 = taken_6 | word_31;
    end

    always @(*) begin
        taken_7 = 32'd0;
        if (take_7[0]) taken_7 = taken_7 | word_0;
        if (take_7[1]) taken_7 = taken_7 | word_1;
        if (take_7[2]) taken_7 = taken_7 | word_2;
        if (take_7[3]) taken_7 = taken_7 | word_3;
        if (take_7[4]) taken_7 = taken_7 | word_4;
        if (take_7[5]) taken_7 = taken_7 | word_5;
        if (take_7[6]) taken_7 = taken_7 | word_6;
        if (take_7[7]) taken_7 = taken_7 | word_7;
        if (take_7[8]) taken_7 = taken_7 | word_8;
        if (take_7[9]) taken_7 = taken_7 | word_9;
        if (take_7[10]) taken_7 = taken_7 | word_10;
        if (take_7[11]) taken_7 = taken_7 | word_11;
        if (take_7[12]) taken_7 = taken_7 | word_12;
        if (take_7[13]) taken_7 = taken_7 | word_13;
        if (take_7[14]) taken_7 = taken_7 | word_14;
        if (take_7[15]) taken_7 = taken_7 | word_15;
        if (take_7[16]) taken_7 = taken_7 | word_16;
        if (take_7[17]) taken_7 = taken_7 | word_17;
        if (take_7[18]) taken_7 = taken_7 | word_18;
        if (take_7[19]) taken_7 = taken_7 | word_19;
        if (take_7[20]) taken_7 = taken_7 | word_20;
        if (take_7[21]) taken_7 = taken_7 | word_21;
        if (take_7[22]) taken_7 = taken_7 | word_22;
        if (take_7[23]) taken_7 = taken_7 | word_23;
        if (take_7[24]) taken_7 = taken_7 | word_24;
        if (take_7[25]) taken_7 = taken_7 | word_25;
        if (take_7[26]) taken_7 = taken_7 | word_26;
        if (take_7[27]) taken_7 = taken_7 | word_27;
        if (take_7[28]) taken_7 = taken_7 | word_28;
        if (take_7[29]) taken_7 = taken_7 | word_29;
        if (take_7[30]) taken_7 = taken_7 | word_30;
        if (take_7[31]) taken_7 = taken_7 | word_31;
    end
endmodule
