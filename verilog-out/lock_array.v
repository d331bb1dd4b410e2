// lock_array: written by `turnstile export lock_array`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module lock_array (
    clock,
    clear,
    index_0,
    index_1,
    index_2,
    index_3,
    index_4,
    index_5,
    index_6,
    index_7,
    index_8,
    index_9,
    index_10,
    index_11,
    index_12,
    index_13,
    index_14,
    index_15,
    index_16,
    index_17,
    index_18,
    index_19,
    index_20,
    index_21,
    index_22,
    index_23,
    index_24,
    index_25,
    index_26,
    index_27,
    index_28,
    index_29,
    index_30,
    index_31,
    acquire,
    unlock,
    held
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire [13:0] index_0;
    input wire [13:0] index_1;
    input wire [13:0] index_2;
    input wire [13:0] index_3;
    input wire [13:0] index_4;
    input wire [13:0] index_5;
    input wire [13:0] index_6;
    input wire [13:0] index_7;
    input wire [13:0] index_8;
    input wire [13:0] index_9;
    input wire [13:0] index_10;
    input wire [13:0] index_11;
    input wire [13:0] index_12;
    input wire [13:0] index_13;
    input wire [13:0] index_14;
    input wire [13:0] index_15;
    input wire [13:0] index_16;
    input wire [13:0] index_17;
    input wire [13:0] index_18;
    input wire [13:0] index_19;
    input wire [13:0] index_20;
    input wire [13:0] index_21;
    input wire [13:0] index_22;
    input wire [13:0] index_23;
    input wire [13:0] index_24;
    input wire [13:0] index_25;
    input wire [13:0] index_26;
    input wire [13:0] index_27;
    input wire [13:0] index_28;
    input wire [13:0] index_29;
    input wire [13:0] index_30;
    input wire [13:0] index_31;
    input wire [31:0] acquire;
    input wire [31:0] unlock;
    output reg [31:0] held;

    // Update code (custom)
    reg [31:0] locks0;
    reg [31:0] locks1;
    reg [31:0] locks2;
    reg [31:0] locks3;
    reg [31:0] locks4;
    reg [31:0] locks5;
    reg [31:0] locks6;
    reg [31:0] locks7;
    reg [31:0] locks8;
    reg [31:0] locks9;
    reg [31:0] locks10;
    reg [31:0] locks11;
    reg [31:0] locks12;
    reg [31:0] locks13;
    reg [31:0] locks14;
    reg [31:0] locks15;
    reg [31:0] locks16;
    reg [31:0] locks17;
    reg [31:0] locks18;
    reg [31:0] locks19;
    reg [31:0] locks20;
    reg [31:0] locks21;
    reg [31:0] locks22;
    reg [31:0] locks23;
    reg [31:0] locks24;
    reg [31:0] locks25;
    reg [31:0] locks26;
    reg [31:0] locks27;
    reg [31:0] locks28;
    reg [31:0] locks29;
    reg [31:0] locks30;
    reg [31:0] locks31;
    wire unused = &{index_0, index_1, index_2, index_3, index_4, index_5, index_6, index_7, index_8, index_9, index_10, index_11, index_12, index_13, index_14, index_15, index_16, index_17, index_18, index_19, index_20, index_21, index_22, index_23, index_24, index_25, index_26, index_27, index_28, index_29, index_30, index_31};
    initial begin
       locks0 = 0;
       locks1 = 0;
       locks2 = 0;
       locks3 = 0;
       locks4 = 0;
       locks5 = 0;
       locks6 = 0;
       locks7 = 0;
       locks8 = 0;
       locks9 = 0;
       locks10 = 0;
       locks11 = 0;
       locks12 = 0;
       locks13 = 0;
       locks14 = 0;
       locks15 = 0;
       locks16 = 0;
       locks17 = 0;
       locks18 = 0;
       locks19 = 0;
       locks20 = 0;
       locks21 = 0;
       locks22 = 0;
       locks23 = 0;
       locks24 = 0;
       locks25 = 0;
       locks26 = 0;
       locks27 = 0;
       locks28 = 0;
       locks29 = 0;
       locks30 = 0;
       locks31 = 0;
    end
    reg [31:0] next_held;
    always @(*) begin
       next_held[0] = locks0[index_0[9:5]];
       next_held[1] = locks1[index_1[9:5]];
       next_held[2] = locks2[index_2[9:5]];
       next_held[3] = locks3[index_3[9:5]];
       next_held[4] = locks4[index_4[9:5]];
       next_held[5] = locks5[index_5[9:5]];
       next_held[6] = locks6[index_6[9:5]];
       next_held[7] = locks7[index_7[9:5]];
       next_held[8] = locks8[index_8[9:5]];
       next_held[9] = locks9[index_9[9:5]];
       next_held[10] = locks10[index_10[9:5]];
       next_held[11] = locks11[index_11[9:5]];
       next_held[12] = locks12[index_12[9:5]];
       next_held[13] = locks13[index_13[9:5]];
       next_held[14] = locks14[index_14[9:5]];
       next_held[15] = locks15[index_15[9:5]];
       next_held[16] = locks16[index_16[9:5]];
       next_held[17] = locks17[index_17[9:5]];
       next_held[18] = locks18[index_18[9:5]];
       next_held[19] = locks19[index_19[9:5]];
       next_held[20] = locks20[index_20[9:5]];
       next_held[21] = locks21[index_21[9:5]];
       next_held[22] = locks22[index_22[9:5]];
       next_held[23] = locks23[index_23[9:5]];
       next_held[24] = locks24[index_24[9:5]];
       next_held[25] = locks25[index_25[9:5]];
       next_held[26] = locks26[index_26[9:5]];
       next_held[27] = locks27[index_27[9:5]];
       next_held[28] = locks28[index_28[9:5]];
       next_held[29] = locks29[index_29[9:5]];
       next_held[30] = locks30[index_30[9:5]];
       next_held[31] = locks31[index_31[9:5]];
        held = next_held;
    end
    always @(posedge clock) begin
       if (unlock[0]) locks0[index_0[9:5]] <= 1'b0;
       if (unlock[1]) locks1[index_1[9:5]] <= 1'b0;
       if (unlock[2]) locks2[index_2[9:5]] <= 1'b0;
       if (unlock[3]) locks3[index_3[9:5]] <= 1'b0;
       if (unlock[4]) locks4[index_4[9:5]] <= 1'b0;
       if (unlock[5]) locks5[index_5[9:5]] <= 1'b0;
       if (unlock[6]) locks6[index_6[9:5]] <= 1'b0;
       if (unlock[7]) locks7[index_7[9:5]] <= 1'b0;
       if (unlock[8]) locks8[index_8[9:5]] <= 1'b0;
       if (unlock[9]) locks9[index_9[9:5]] <= 1'b0;
       if (unlock[10]) locks10[index_10[9:5]] <= 1'b0;
       if (unlock[11]) locks11[index_11[9:5]] <= 1'b0;
       if (unlock[12]) locks12[index_12[9:5]] <= 1'b0;
       if (unlock[13]) locks13[index_13[9:5]] <= 1'b0;
       if (unlock[14]) locks14[index_14[9:5]] <= 1'b0;
       if (unlock[15]) locks15[index_15[9:5]] <= 1'b0;
       if (unlock[16]) locks16[index_16[9:5]] <= 1'b0;
       if (unlock[17]) locks17[index_17[9:5]] <= 1'b0;
       if (unlock[18]) locks18[index_18[9:5]] <= 1'b0;
       if (unlock[19]) locks19[index_19[9:5]] <= 1'b0;
       if (unlock[20]) locks20[index_20[9:5]] <= 1'b0;
       if (unlock[21]) locks21[index_21[9:5]] <= 1'b0;
       if (unlock[22]) locks22[index_22[9:5]] <= 1'b0;
       if (unlock[23]) locks23[index_23[9:5]] <= 1'b0;
       if (unlock[24]) locks24[index_24[9:5]] <= 1'b0;
       if (unlock[25]) locks25[index_25[9:5]] <= 1'b0;
       if (unlock[26]) locks26[index_26[9:5]] <= 1'b0;
       if (unlock[27]) locks27[index_27[9:5]] <= 1'b0;
       if (unlock[28]) locks28[index_28[9:5]] <= 1'b0;
       if (unlock[29]) locks29[index_29[9:5]] <= 1'b0;
       if (unlock[30]) locks30[index_30[9:5]] <= 1'b0;
       if (unlock[31]) locks31[index_31[9:5]] <= 1'b0;
       if (acquire[0]) locks0[index_0[9:5]] <= 1'b1;
       if (acquire[1]) locks1[index_1[9:5]] <= 1'b1;
       if (acquire[2]) locks2[index_2[9:5]] <= 1'b1;
       if (acquire[3]) locks3[index_3[9:5]] <= 1'b1;
       if (acquire[4]) locks4[index_4[9:5]] <= 1'b1;
       if (acquire[5]) locks5[index_5[9:5]] <= 1'b1;
       if (acquire[6]) locks6[index_6[9:5]] <= 1'b1;
       if (acquire[7]) locks7[index_7[9:5]] <= 1'b1;
       if (acquire[8]) locks8[index_8[9:5]] <= 1'b1;
       if (acquire[9]) locks9[index_9[9:5]] <= 1'b1;
       if (acquire[10]) locks10[index_10[9:5]] <= 1'b1;
       if (acquire[11]) locks11[index_11[9:5]] <= 1'b1;
       if (acquire[12]) locks12[index_12[9:5]] <= 1'b1;
       if (acquire[13]) locks13[index_13[9:5]] <= 1'b1;
       if (acquire[14]) locks14[index_14[9:5]] <= 1'b1;
       if (acquire[15]) locks15[index_15[9:5]] <= 1'b1;
       if (acquire[16]) locks16[index_16[9:5]] <= 1'b1;
       if (acquire[17]) locks17[index_17[9:5]] <= 1'b1;
       if (acquire[18]) locks18[index_18[9:5]] <= 1'b1;
       if (acquire[19]) locks19[index_19[9:5]] <= 1'b1;
       if (acquire[20]) locks20[index_20[9:5]] <= 1'b1;
       if (acquire[21]) locks21[index_21[9:5]] <= 1'b1;
       if (acquire[22]) locks22[index_22[9:5]] <= 1'b1;
       if (acquire[23]) locks23[index_23[9:5]] <= 1'b1;
       if (acquire[24]) locks24[index_24[9:5]] <= 1'b1;
       if (acquire[25]) locks25[index_25[9:5]] <= 1'b1;
       if (acquire[26]) locks26[index_26[9:5]] <= 1'b1;
       if (acquire[27]) locks27[index_27[9:5]] <= 1'b1;
       if (acquire[28]) locks28[index_28[9:5]] <= 1'b1;
       if (acquire[29]) locks29[index_29[9:5]] <= 1'b1;
       if (acquire[30]) locks30[index_30[9:5]] <= 1'b1;
       if (acquire[31]) locks31[index_31[9:5]] <= 1'b1;
       if (clear) begin
          locks0 <= 0;
          locks1 <= 0;
          locks2 <= 0;
          locks3 <= 0;
          locks4 <= 0;
          locks5 <= 0;
          locks6 <= 0;
          locks7 <= 0;
          locks8 <= 0;
          locks9 <= 0;
          locks10 <= 0;
          locks11 <= 0;
          locks12 <= 0;
          locks13 <= 0;
          locks14 <= 0;
          locks15 <= 0;
          locks16 <= 0;
          locks17 <= 0;
          locks18 <= 0;
          locks19 <= 0;
          locks20 <= 0;
          locks21 <= 0;
          locks22 <= 0;
          locks23 <= 0;
          locks24 <= 0;
          locks25 <= 0;
          locks26 <= 0;
          locks27 <= 0;
          locks28 <= 0;
          locks29 <= 0;
          locks30 <= 0;
          locks31 <= 0;
       end
    end
endmodule
