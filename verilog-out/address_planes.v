// address_planes: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The addresses of all lanes, turned by a quarter: one word a bit of the address, with a bit a lane.
//
//                  lane 31 ... lane 1, lane 0
//  lane_addr  ->  [ bit 0 of each address ]  -> byte_plane_0
//                 [ bit 1                 ]  -> byte_plane_1
//                 [ bit 2                 ]  -> bank_plane_0 ...
//                 [ ...                   ]  -> row_plane_0 ...
//
// Combinational, and wires only. A byte address is, from its low end, byte, bank and row. Which lanes have a certain bank or row is then a
// few operations on whole words.
//
// LANES <= 32 addresses of 2 + BANK_BITS + ROW_BITS bits.
module address_planes (
    input  wire [15:0] lane_addr_0, lane_addr_1, lane_addr_2, lane_addr_3, lane_addr_4, lane_addr_5, lane_addr_6,
            lane_addr_7, lane_addr_8, lane_addr_9, lane_addr_10, lane_addr_11, lane_addr_12, lane_addr_13, lane_addr_14,
            lane_addr_15, lane_addr_16, lane_addr_17, lane_addr_18, lane_addr_19, lane_addr_20, lane_addr_21,
            lane_addr_22, lane_addr_23, lane_addr_24, lane_addr_25, lane_addr_26, lane_addr_27, lane_addr_28,
            lane_addr_29, lane_addr_30, lane_addr_31,
    output wire [31:0] byte_plane_0, byte_plane_1,
    output wire [31:0] bank_plane_0, bank_plane_1, bank_plane_2, bank_plane_3, bank_plane_4,
    output wire [31:0] row_plane_0, row_plane_1, row_plane_2, row_plane_3, row_plane_4, row_plane_5, row_plane_6,
            row_plane_7, row_plane_8
);

    assign byte_plane_0 = {lane_addr_31[0], lane_addr_30[0], lane_addr_29[0], lane_addr_28[0], lane_addr_27[0],
            lane_addr_26[0], lane_addr_25[0], lane_addr_24[0], lane_addr_23[0], lane_addr_22[0], lane_addr_21[0],
            lane_addr_20[0], lane_addr_19[0], lane_addr_18[0], lane_addr_17[0], lane_addr_16[0], lane_addr_15[0],
            lane_addr_14[0], lane_addr_13[0], lane_addr_12[0], lane_addr_11[0], lane_addr_10[0], lane_addr_9[0],
            lane_addr_8[0], lane_addr_7[0], lane_addr_6[0], lane_addr_5[0], lane_addr_4[0], lane_addr_3[0],
            lane_addr_2[0], lane_addr_1[0], lane_addr_0[0]};
    assign byte_plane_1 = {lane_addr_31[1], lane_addr_30[1], lane_addr_29[1], lane_addr_28[1], lane_addr_27[1],
            lane_addr_26[1], lane_addr_25[1], lane_addr_24[1], lane_addr_23[1], lane_addr_22[1], lane_addr_21[1],
            lane_addr_20[1], lane_addr_19[1], lane_addr_18[1], lane_addr_17[1], lane_addr_16[1], lane_addr_15[1],
            lane_addr_14[1], lane_addr_13[1], lane_addr_12[1], lane_addr_11[1], lane_addr_10[1], lane_addr_9[1],
            lane_addr_8[1], lane_addr_7[1], lane_addr_6[1], lane_addr_5[1], lane_addr_4[1], lane_addr_3[1],
            lane_addr_2[1], lane_addr_1[1], lane_addr_0[1]};
    assign bank_plane_0 = {lane_addr_31[2], lane_addr_30[2], lane_addr_29[2], lane_addr_28[2], lane_addr_27[2],
            lane_addr_26[2], lane_addr_25[2], lane_addr_24[2], lane_addr_23[2], lane_addr_22[2], lane_addr_21[2],
            lane_addr_20[2], lane_addr_19[2], lane_addr_18[2], lane_addr_17[2], lane_addr_16[2], lane_addr_15[2],
            lane_addr_14[2], lane_addr_13[2], lane_addr_12[2], lane_addr_11[2], lane_addr_10[2], lane_addr_9[2],
            lane_addr_8[2], lane_addr_7[2], lane_addr_6[2], lane_addr_5[2], lane_addr_4[2], lane_addr_3[2],
            lane_addr_2[2], lane_addr_1[2], lane_addr_0[2]};
    assign bank_plane_1 = {lane_addr_31[3], lane_addr_30[3], lane_addr_29[3], lane_addr_28[3], lane_addr_27[3],
            lane_addr_26[3], lane_addr_25[3], lane_addr_24[3], lane_addr_23[3], lane_addr_22[3], lane_addr_21[3],
            lane_addr_20[3], lane_addr_19[3], lane_addr_18[3], lane_addr_17[3], lane_addr_16[3], lane_addr_15[3],
            lane_addr_14[3], lane_addr_13[3], lane_addr_12[3], lane_addr_11[3], lane_addr_10[3], lane_addr_9[3],
            lane_addr_8[3], lane_addr_7[3], lane_addr_6[3], lane_addr_5[3], lane_addr_4[3], lane_addr_3[3],
            lane_addr_2[3], lane_addr_1[3], lane_addr_0[3]};
    assign bank_plane_2 = {lane_addr_31[4], lane_addr_30[4], lane_addr_29[4], lane_addr_28[4], lane_addr_27[4],
            lane_addr_26[4], lane_addr_25[4], lane_addr_24[4], lane_addr_23[4], lane_addr_22[4], lane_addr_21[4],
            lane_addr_20[4], lane_addr_19[4], lane_addr_18[4], lane_addr_17[4], lane_addr_16[4], lane_addr_15[4],
            lane_addr_14[4], lane_addr_13[4], lane_addr_12[4], lane_addr_11[4], lane_addr_10[4], lane_addr_9[4],
            lane_addr_8[4], lane_addr_7[4], lane_addr_6[4], lane_addr_5[4], lane_addr_4[4], lane_addr_3[4],
            lane_addr_2[4], lane_addr_1[4], lane_addr_0[4]};
    assign bank_plane_3 = {lane_addr_31[5], lane_addr_30[5], lane_addr_29[5], lane_addr_28[5], lane_addr_27[5],
            lane_addr_26[5], lane_addr_25[5], lane_addr_24[5], lane_addr_23[5], lane_addr_22[5], lane_addr_21[5],
            lane_addr_20[5], lane_addr_19[5], lane_addr_18[5], lane_addr_17[5], lane_addr_16[5], lane_addr_15[5],
            lane_addr_14[5], lane_addr_13[5], lane_addr_12[5], lane_addr_11[5], lane_addr_10[5], lane_addr_9[5],
            lane_addr_8[5], lane_addr_7[5], lane_addr_6[5], lane_addr_5[5], lane_addr_4[5], lane_addr_3[5],
            lane_addr_2[5], lane_addr_1[5], lane_addr_0[5]};
    assign bank_plane_4 = {lane_addr_31[6], lane_addr_30[6], lane_addr_29[6], lane_addr_28[6], lane_addr_27[6],
            lane_addr_26[6], lane_addr_25[6], lane_addr_24[6], lane_addr_23[6], lane_addr_22[6], lane_addr_21[6],
            lane_addr_20[6], lane_addr_19[6], lane_addr_18[6], lane_addr_17[6], lane_addr_16[6], lane_addr_15[6],
            lane_addr_14[6], lane_addr_13[6], lane_addr_12[6], lane_addr_11[6], lane_addr_10[6], lane_addr_9[6],
            lane_addr_8[6], lane_addr_7[6], lane_addr_6[6], lane_addr_5[6], lane_addr_4[6], lane_addr_3[6],
            lane_addr_2[6], lane_addr_1[6], lane_addr_0[6]};
    assign row_plane_0 = {lane_addr_31[7], lane_addr_30[7], lane_addr_29[7], lane_addr_28[7], lane_addr_27[7],
            lane_addr_26[7], lane_addr_25[7], lane_addr_24[7], lane_addr_23[7], lane_addr_22[7], lane_addr_21[7],
            lane_addr_20[7], lane_addr_19[7], lane_addr_18[7], lane_addr_17[7], lane_addr_16[7], lane_addr_15[7],
            lane_addr_14[7], lane_addr_13[7], lane_addr_12[7], lane_addr_11[7], lane_addr_10[7], lane_addr_9[7],
            lane_addr_8[7], lane_addr_7[7], lane_addr_6[7], lane_addr_5[7], lane_addr_4[7], lane_addr_3[7],
            lane_addr_2[7], lane_addr_1[7], lane_addr_0[7]};
    assign row_plane_1 = {lane_addr_31[8], lane_addr_30[8], lane_addr_29[8], lane_addr_28[8], lane_addr_27[8],
            lane_addr_26[8], lane_addr_25[8], lane_addr_24[8], lane_addr_23[8], lane_addr_22[8], lane_addr_21[8],
            lane_addr_20[8], lane_addr_19[8], lane_addr_18[8], lane_addr_17[8], lane_addr_16[8], lane_addr_15[8],
            lane_addr_14[8], lane_addr_13[8], lane_addr_12[8], lane_addr_11[8], lane_addr_10[8], lane_addr_9[8],
            lane_addr_8[8], lane_addr_7[8], lane_addr_6[8], lane_addr_5[8], lane_addr_4[8], lane_addr_3[8],
            lane_addr_2[8], lane_addr_1[8], lane_addr_0[8]};
    assign row_plane_2 = {lane_addr_31[9], lane_addr_30[9], lane_addr_29[9], lane_addr_28[9], lane_addr_27[9],
            lane_addr_26[9], lane_addr_25[9], lane_addr_24[9], lane_addr_23[9], lane_addr_22[9], lane_addr_21[9],
            lane_addr_20[9], lane_addr_19[9], lane_addr_18[9], lane_addr_17[9], lane_addr_16[9], lane_addr_15[9],
            lane_addr_14[9], lane_addr_13[9], lane_addr_12[9], lane_addr_11[9], lane_addr_10[9], lane_addr_9[9],
            lane_addr_8[9], lane_addr_7[9], lane_addr_6[9], lane_addr_5[9], lane_addr_4[9], lane_addr_3[9],
            lane_addr_2[9], lane_addr_1[9], lane_addr_0[9]};
    assign row_plane_3 = {lane_addr_31[10], lane_addr_30[10], lane_addr_29[10], lane_addr_28[10], lane_addr_27[10],
            lane_addr_26[10], lane_addr_25[10], lane_addr_24[10], lane_addr_23[10], lane_addr_22[10], lane_addr_21[10],
            lane_addr_20[10], lane_addr_19[10], lane_addr_18[10], lane_addr_17[10], lane_addr_16[10], lane_addr_15[10],
            lane_addr_14[10], lane_addr_13[10], lane_addr_12[10], lane_addr_11[10], lane_addr_10[10], lane_addr_9[10],
            lane_addr_8[10], lane_addr_7[10], lane_addr_6[10], lane_addr_5[10], lane_addr_4[10], lane_addr_3[10],
            lane_addr_2[10], lane_addr_1[10], lane_addr_0[10]};
    assign row_plane_4 = {lane_addr_31[11], lane_addr_30[11], lane_addr_29[11], lane_addr_28[11], lane_addr_27[11],
            lane_addr_26[11], lane_addr_25[11], lane_addr_24[11], lane_addr_23[11], lane_addr_22[11], lane_addr_21[11],
            lane_addr_20[11], lane_addr_19[11], lane_addr_18[11], lane_addr_17[11], lane_addr_16[11], lane_addr_15[11],
            lane_addr_14[11], lane_addr_13[11], lane_addr_12[11], lane_addr_11[11], lane_addr_10[11], lane_addr_9[11],
            lane_addr_8[11], lane_addr_7[11], lane_addr_6[11], lane_addr_5[11], lane_addr_4[11], lane_addr_3[11],
            lane_addr_2[11], lane_addr_1[11], lane_addr_0[11]};
    assign row_plane_5 = {lane_addr_31[12], lane_addr_30[12], lane_addr_29[12], lane_addr_28[12], lane_addr_27[12],
            lane_addr_26[12], lane_addr_25[12], lane_addr_24[12], lane_addr_23[12], lane_addr_22[12], lane_addr_21[12],
            lane_addr_20[12], lane_addr_19[12], lane_addr_18[12], lane_addr_17[12], lane_addr_16[12], lane_addr_15[12],
            lane_addr_14[12], lane_addr_13[12], lane_addr_12[12], lane_addr_11[12], lane_addr_10[12], lane_addr_9[12],
            lane_addr_8[12], lane_addr_7[12], lane_addr_6[12], lane_addr_5[12], lane_addr_4[12], lane_addr_3[12],
            lane_addr_2[12], lane_addr_1[12], lane_addr_0[12]};
    assign row_plane_6 = {lane_addr_31[13], lane_addr_30[13], lane_addr_29[13], lane_addr_28[13], lane_addr_27[13],
            lane_addr_26[13], lane_addr_25[13], lane_addr_24[13], lane_addr_23[13], lane_addr_22[13], lane_addr_21[13],
            lane_addr_20[13], lane_addr_19[13], lane_addr_18[13], lane_addr_17[13], lane_addr_16[13], lane_addr_15[13],
            lane_addr_14[13], lane_addr_13[13], lane_addr_12[13], lane_addr_11[13], lane_addr_10[13], lane_addr_9[13],
            lane_addr_8[13], lane_addr_7[13], lane_addr_6[13], lane_addr_5[13], lane_addr_4[13], lane_addr_3[13],
            lane_addr_2[13], lane_addr_1[13], lane_addr_0[13]};
    assign row_plane_7 = {lane_addr_31[14], lane_addr_30[14], lane_addr_29[14], lane_addr_28[14], lane_addr_27[14],
            lane_addr_26[14], lane_addr_25[14], lane_addr_24[14], lane_addr_23[14], lane_addr_22[14], lane_addr_21[14],
            lane_addr_20[14], lane_addr_19[14], lane_addr_18[14], lane_addr_17[14], lane_addr_16[14], lane_addr_15[14],
            lane_addr_14[14], lane_addr_13[14], lane_addr_12[14], lane_addr_11[14], lane_addr_10[14], lane_addr_9[14],
            lane_addr_8[14], lane_addr_7[14], lane_addr_6[14], lane_addr_5[14], lane_addr_4[14], lane_addr_3[14],
            lane_addr_2[14], lane_addr_1[14], lane_addr_0[14]};
    assign row_plane_8 = {lane_addr_31[15], lane_addr_30[15], lane_addr_29[15], lane_addr_28[15], lane_addr_27[15],
            lane_addr_26[15], lane_addr_25[15], lane_addr_24[15], lane_addr_23[15], lane_addr_22[15], lane_addr_21[15],
            lane_addr_20[15], lane_addr_19[15], lane_addr_18[15], lane_addr_17[15], lane_addr_16[15], lane_addr_15[15],
            lane_addr_14[15], lane_addr_13[15], lane_addr_12[15], lane_addr_11[15], lane_addr_10[15], lane_addr_9[15],
            lane_addr_8[15], lane_addr_7[15], lane_addr_6[15], lane_addr_5[15], lane_addr_4[15], lane_addr_3[15],
            lane_addr_2[15], lane_addr_1[15], lane_addr_0[15]};
endmodule
