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
    output wire [31:0] taken_0, taken_1, taken_2, taken_3, taken_4, taken_5, taken_6, taken_7
);


    function automatic [31:0] taken_of(input reg [31:0] in_take, input reg [31:0] in_word_0, input reg [31:0] in_word_1,
            input reg [31:0] in_word_2, input reg [31:0] in_word_3, input reg [31:0] in_word_4,
            input reg [31:0] in_word_5, input reg [31:0] in_word_6, input reg [31:0] in_word_7,
            input reg [31:0] in_word_8, input reg [31:0] in_word_9, input reg [31:0] in_word_10,
            input reg [31:0] in_word_11, input reg [31:0] in_word_12, input reg [31:0] in_word_13,
            input reg [31:0] in_word_14, input reg [31:0] in_word_15, input reg [31:0] in_word_16,
            input reg [31:0] in_word_17, input reg [31:0] in_word_18, input reg [31:0] in_word_19,
            input reg [31:0] in_word_20, input reg [31:0] in_word_21, input reg [31:0] in_word_22,
            input reg [31:0] in_word_23, input reg [31:0] in_word_24, input reg [31:0] in_word_25,
            input reg [31:0] in_word_26, input reg [31:0] in_word_27, input reg [31:0] in_word_28,
            input reg [31:0] in_word_29, input reg [31:0] in_word_30, input reg [31:0] in_word_31);
        begin
            taken_of = 32'd0;
            if (in_take[0]) taken_of = taken_of | in_word_0;
            if (in_take[1]) taken_of = taken_of | in_word_1;
            if (in_take[2]) taken_of = taken_of | in_word_2;
            if (in_take[3]) taken_of = taken_of | in_word_3;
            if (in_take[4]) taken_of = taken_of | in_word_4;
            if (in_take[5]) taken_of = taken_of | in_word_5;
            if (in_take[6]) taken_of = taken_of | in_word_6;
            if (in_take[7]) taken_of = taken_of | in_word_7;
            if (in_take[8]) taken_of = taken_of | in_word_8;
            if (in_take[9]) taken_of = taken_of | in_word_9;
            if (in_take[10]) taken_of = taken_of | in_word_10;
            if (in_take[11]) taken_of = taken_of | in_word_11;
            if (in_take[12]) taken_of = taken_of | in_word_12;
            if (in_take[13]) taken_of = taken_of | in_word_13;
            if (in_take[14]) taken_of = taken_of | in_word_14;
            if (in_take[15]) taken_of = taken_of | in_word_15;
            if (in_take[16]) taken_of = taken_of | in_word_16;
            if (in_take[17]) taken_of = taken_of | in_word_17;
            if (in_take[18]) taken_of = taken_of | in_word_18;
            if (in_take[19]) taken_of = taken_of | in_word_19;
            if (in_take[20]) taken_of = taken_of | in_word_20;
            if (in_take[21]) taken_of = taken_of | in_word_21;
            if (in_take[22]) taken_of = taken_of | in_word_22;
            if (in_take[23]) taken_of = taken_of | in_word_23;
            if (in_take[24]) taken_of = taken_of | in_word_24;
            if (in_take[25]) taken_of = taken_of | in_word_25;
            if (in_take[26]) taken_of = taken_of | in_word_26;
            if (in_take[27]) taken_of = taken_of | in_word_27;
            if (in_take[28]) taken_of = taken_of | in_word_28;
            if (in_take[29]) taken_of = taken_of | in_word_29;
            if (in_take[30]) taken_of = taken_of | in_word_30;
            if (in_take[31]) taken_of = taken_of | in_word_31;
        end
    endfunction
    assign taken_0 = taken_of(take_0, word_0, word_1, word_2, word_3, word_4, word_5, word_6, word_7, word_8, word_9,
            word_10, word_11, word_12, word_13, word_14, word_15, word_16, word_17, word_18, word_19, word_20, word_21,
            word_22, word_23, word_24, word_25, word_26, word_27, word_28, word_29, word_30, word_31);
    assign taken_1 = taken_of(take_1, word_0, word_1, word_2, word_3, word_4, word_5, word_6, word_7, word_8, word_9,
            word_10, word_11, word_12, word_13, word_14, word_15, word_16, word_17, word_18, word_19, word_20, word_21,
            word_22, word_23, word_24, word_25, word_26, word_27, word_28, word_29, word_30, word_31);
    assign taken_2 = taken_of(take_2, word_0, word_1, word_2, word_3, word_4, word_5, word_6, word_7, word_8, word_9,
            word_10, word_11, word_12, word_13, word_14, word_15, word_16, word_17, word_18, word_19, word_20, word_21,
            word_22, word_23, word_24, word_25, word_26, word_27, word_28, word_29, word_30, word_31);
    assign taken_3 = taken_of(take_3, word_0, word_1, word_2, word_3, word_4, word_5, word_6, word_7, word_8, word_9,
            word_10, word_11, word_12, word_13, word_14, word_15, word_16, word_17, word_18, word_19, word_20, word_21,
            word_22, word_23, word_24, word_25, word_26, word_27, word_28, word_29, word_30, word_31);
    assign taken_4 = taken_of(take_4, word_0, word_1, word_2, word_3, word_4, word_5, word_6, word_7, word_8, word_9,
            word_10, word_11, word_12, word_13, word_14, word_15, word_16, word_17, word_18, word_19, word_20, word_21,
            word_22, word_23, word_24, word_25, word_26, word_27, word_28, word_29, word_30, word_31);
    assign taken_5 = taken_of(take_5, word_0, word_1, word_2, word_3, word_4, word_5, word_6, word_7, word_8, word_9,
            word_10, word_11, word_12, word_13, word_14, word_15, word_16, word_17, word_18, word_19, word_20, word_21,
            word_22, word_23, word_24, word_25, word_26, word_27, word_28, word_29, word_30, word_31);
    assign taken_6 = taken_of(take_6, word_0, word_1, word_2, word_3, word_4, word_5, word_6, word_7, word_8, word_9,
            word_10, word_11, word_12, word_13, word_14, word_15, word_16, word_17, word_18, word_19, word_20, word_21,
            word_22, word_23, word_24, word_25, word_26, word_27, word_28, word_29, word_30, word_31);
    assign taken_7 = taken_of(take_7, word_0, word_1, word_2, word_3, word_4, word_5, word_6, word_7, word_8, word_9,
            word_10, word_11, word_12, word_13, word_14, word_15, word_16, word_17, word_18, word_19, word_20, word_21,
            word_22, word_23, word_24, word_25, word_26, word_27, word_28, word_29, word_30, word_31);
endmodule
