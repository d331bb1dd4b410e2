// word_select: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Words for TAKERS takers: each gets the word that its one-hot mask names, 0 without one.
//
// Combinational: an AND of each word with its bit of the mask, and an OR of all. The crossbars are made of it: a
// bank takes the operands of the lane that it serves, a lane the word of the bank that serves it. Several takers in one
// unit share the wires of the words, which are most of a crossbar's.
//
// From WORDS <= 32 words.
// Here TAKERS = 8, WORDS = 32.
module word_select (
    input  wire [1023:0] word,
    // The word of each taker, at most one bit high.
    input  wire [255:0] take,
    output wire [255:0] taken
);

    function automatic [31:0] taken_of(input reg [31:0] in_take, input reg [1023:0] in_word);
        integer i;
        begin
            taken_of = 32'd0;
            for (i = 0; i < 32; i = i + 1) if (in_take[i]) taken_of = taken_of | in_word[32 * i +: 32];
        end
    endfunction
    assign taken[0*32 +: 32] = taken_of(take[31:0], word);

    function automatic [31:0] taken_1_of(input reg [31:0] in_take, input reg [1023:0] in_word);
        integer i;
        begin
            taken_1_of = 32'd0;
            for (i = 32; i < 64; i = i + 1) if (in_take[i - 32]) taken_1_of = taken_1_of | in_word[32 * i - 1024 +: 32];
        end
    endfunction
    assign taken[1*32 +: 32] = taken_1_of(take[63:32], word);

    function automatic [31:0] taken_2_of(input reg [31:0] in_take, input reg [1023:0] in_word);
        integer i;
        begin
            taken_2_of = 32'd0;
            for (i = 64; i < 96; i = i + 1) if (in_take[i - 64]) taken_2_of = taken_2_of | in_word[32 * i - 2048 +: 32];
        end
    endfunction
    assign taken[2*32 +: 32] = taken_2_of(take[95:64], word);

    function automatic [31:0] taken_3_of(input reg [31:0] in_take, input reg [1023:0] in_word);
        integer i;
        begin
            taken_3_of = 32'd0;
            for (i = 96; i < 128; i = i + 1) begin
                if (in_take[i - 96]) taken_3_of = taken_3_of | in_word[32 * i - 3072 +: 32];
            end
        end
    endfunction
    assign taken[3*32 +: 32] = taken_3_of(take[127:96], word);

    function automatic [31:0] taken_4_of(input reg [31:0] in_take, input reg [1023:0] in_word);
        integer i;
        begin
            taken_4_of = 32'd0;
            for (i = 128; i < 160; i = i + 1) begin
                if (in_take[i - 128]) taken_4_of = taken_4_of | in_word[32 * i - 4096 +: 32];
            end
        end
    endfunction
    assign taken[4*32 +: 32] = taken_4_of(take[159:128], word);

    function automatic [31:0] taken_5_of(input reg [31:0] in_take, input reg [1023:0] in_word);
        integer i;
        begin
            taken_5_of = 32'd0;
            for (i = 160; i < 192; i = i + 1) begin
                if (in_take[i - 160]) taken_5_of = taken_5_of | in_word[32 * i - 5120 +: 32];
            end
        end
    endfunction
    assign taken[5*32 +: 32] = taken_5_of(take[191:160], word);

    function automatic [31:0] taken_6_of(input reg [31:0] in_take, input reg [1023:0] in_word);
        integer i;
        begin
            taken_6_of = 32'd0;
            for (i = 192; i < 224; i = i + 1) begin
                if (in_take[i - 192]) taken_6_of = taken_6_of | in_word[32 * i - 6144 +: 32];
            end
        end
    endfunction
    assign taken[6*32 +: 32] = taken_6_of(take[223:192], word);

    function automatic [31:0] taken_7_of(input reg [31:0] in_take, input reg [1023:0] in_word);
        integer i;
        begin
            taken_7_of = 32'd0;
            for (i = 224; i < 256; i = i + 1) begin
                if (in_take[i - 224]) taken_7_of = taken_7_of | in_word[32 * i - 7168 +: 32];
            end
        end
    endfunction
    assign taken[7*32 +: 32] = taken_7_of(take[255:224], word);
endmodule
