// owner_planes: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Entries of the ownership table for the addresses of all lanes: one word a bit of the entry, with a bit a lane.
//
// Part of the [intra-warp resolver](crate::intra_warp_resolver). Combinational. For T = 2^(BANK_BITS + ENTRY_BITS) entries byte address a
// has entry ((a mod T) + 17 (a div T)) mod T (the authors' simulator); addresses on the pins are word addresses, a / 4.
// Bits of an entry, from its low end: byte of a word (2), bank (BANK_BITS), row. bank_plane has the bank, entry_plane byte and row.
//
// LANES <= 32 addresses of ADDR_BITS <= 32 bits.
module owner_planes (
    input  wire [29:0] lane_address_0, lane_address_1, lane_address_2, lane_address_3, lane_address_4, lane_address_5,
            lane_address_6, lane_address_7, lane_address_8, lane_address_9, lane_address_10, lane_address_11,
            lane_address_12, lane_address_13, lane_address_14, lane_address_15, lane_address_16, lane_address_17,
            lane_address_18, lane_address_19, lane_address_20, lane_address_21, lane_address_22, lane_address_23,
            lane_address_24, lane_address_25, lane_address_26, lane_address_27, lane_address_28, lane_address_29,
            lane_address_30, lane_address_31,
    output wire [31:0] bank_plane_0, bank_plane_1, bank_plane_2, bank_plane_3, bank_plane_4,
    output wire [31:0] entry_plane_0, entry_plane_1, entry_plane_2, entry_plane_3, entry_plane_4, entry_plane_5,
            entry_plane_6
);
    wire [31:0] word_0, word_1, word_2, word_3, word_4, word_5, word_6, word_7, word_8, word_9, word_10, word_11,
            word_12, word_13, word_14, word_15, word_16, word_17, word_18, word_19, word_20, word_21, word_22, word_23,
            word_24, word_25, word_26, word_27, word_28, word_29, word_30, word_31;
    wire [31:0] quotient_0, quotient_1, quotient_2, quotient_3, quotient_4, quotient_5, quotient_6, quotient_7,
            quotient_8, quotient_9, quotient_10, quotient_11, quotient_12, quotient_13, quotient_14, quotient_15,
            quotient_16, quotient_17, quotient_18, quotient_19, quotient_20, quotient_21, quotient_22, quotient_23,
            quotient_24, quotient_25, quotient_26, quotient_27, quotient_28, quotient_29, quotient_30, quotient_31;
    wire [31:0] entry_0, entry_1, entry_2, entry_3, entry_4, entry_5, entry_6, entry_7, entry_8, entry_9, entry_10,
            entry_11, entry_12, entry_13, entry_14, entry_15, entry_16, entry_17, entry_18, entry_19, entry_20,
            entry_21, entry_22, entry_23, entry_24, entry_25, entry_26, entry_27, entry_28, entry_29, entry_30,
            entry_31;
    (* maybe_unused *) wire unused;
    assign unused = &{entry_0[31:12], entry_1[31:12], entry_2[31:12], entry_3[31:12], entry_4[31:12], entry_5[31:12],
            entry_6[31:12], entry_7[31:12], entry_8[31:12], entry_9[31:12], entry_10[31:12], entry_11[31:12],
            entry_12[31:12], entry_13[31:12], entry_14[31:12], entry_15[31:12], entry_16[31:12], entry_17[31:12],
            entry_18[31:12], entry_19[31:12], entry_20[31:12], entry_21[31:12], entry_22[31:12], entry_23[31:12],
            entry_24[31:12], entry_25[31:12], entry_26[31:12], entry_27[31:12], entry_28[31:12], entry_29[31:12],
            entry_30[31:12], entry_31[31:12]};

    assign bank_plane_0 = {entry_31[2], entry_30[2], entry_29[2], entry_28[2], entry_27[2], entry_26[2], entry_25[2],
            entry_24[2], entry_23[2], entry_22[2], entry_21[2], entry_20[2], entry_19[2], entry_18[2], entry_17[2],
            entry_16[2], entry_15[2], entry_14[2], entry_13[2], entry_12[2], entry_11[2], entry_10[2], entry_9[2],
            entry_8[2], entry_7[2], entry_6[2], entry_5[2], entry_4[2], entry_3[2], entry_2[2], entry_1[2], entry_0[2]};
    assign bank_plane_1 = {entry_31[3], entry_30[3], entry_29[3], entry_28[3], entry_27[3], entry_26[3], entry_25[3],
            entry_24[3], entry_23[3], entry_22[3], entry_21[3], entry_20[3], entry_19[3], entry_18[3], entry_17[3],
            entry_16[3], entry_15[3], entry_14[3], entry_13[3], entry_12[3], entry_11[3], entry_10[3], entry_9[3],
            entry_8[3], entry_7[3], entry_6[3], entry_5[3], entry_4[3], entry_3[3], entry_2[3], entry_1[3], entry_0[3]};
    assign bank_plane_2 = {entry_31[4], entry_30[4], entry_29[4], entry_28[4], entry_27[4], entry_26[4], entry_25[4],
            entry_24[4], entry_23[4], entry_22[4], entry_21[4], entry_20[4], entry_19[4], entry_18[4], entry_17[4],
            entry_16[4], entry_15[4], entry_14[4], entry_13[4], entry_12[4], entry_11[4], entry_10[4], entry_9[4],
            entry_8[4], entry_7[4], entry_6[4], entry_5[4], entry_4[4], entry_3[4], entry_2[4], entry_1[4], entry_0[4]};
    assign bank_plane_3 = {entry_31[5], entry_30[5], entry_29[5], entry_28[5], entry_27[5], entry_26[5], entry_25[5],
            entry_24[5], entry_23[5], entry_22[5], entry_21[5], entry_20[5], entry_19[5], entry_18[5], entry_17[5],
            entry_16[5], entry_15[5], entry_14[5], entry_13[5], entry_12[5], entry_11[5], entry_10[5], entry_9[5],
            entry_8[5], entry_7[5], entry_6[5], entry_5[5], entry_4[5], entry_3[5], entry_2[5], entry_1[5], entry_0[5]};
    assign bank_plane_4 = {entry_31[6], entry_30[6], entry_29[6], entry_28[6], entry_27[6], entry_26[6], entry_25[6],
            entry_24[6], entry_23[6], entry_22[6], entry_21[6], entry_20[6], entry_19[6], entry_18[6], entry_17[6],
            entry_16[6], entry_15[6], entry_14[6], entry_13[6], entry_12[6], entry_11[6], entry_10[6], entry_9[6],
            entry_8[6], entry_7[6], entry_6[6], entry_5[6], entry_4[6], entry_3[6], entry_2[6], entry_1[6], entry_0[6]};
    assign entry_plane_0 = {entry_31[0], entry_30[0], entry_29[0], entry_28[0], entry_27[0], entry_26[0], entry_25[0],
            entry_24[0], entry_23[0], entry_22[0], entry_21[0], entry_20[0], entry_19[0], entry_18[0], entry_17[0],
            entry_16[0], entry_15[0], entry_14[0], entry_13[0], entry_12[0], entry_11[0], entry_10[0], entry_9[0],
            entry_8[0], entry_7[0], entry_6[0], entry_5[0], entry_4[0], entry_3[0], entry_2[0], entry_1[0], entry_0[0]};
    assign entry_plane_1 = {entry_31[1], entry_30[1], entry_29[1], entry_28[1], entry_27[1], entry_26[1], entry_25[1],
            entry_24[1], entry_23[1], entry_22[1], entry_21[1], entry_20[1], entry_19[1], entry_18[1], entry_17[1],
            entry_16[1], entry_15[1], entry_14[1], entry_13[1], entry_12[1], entry_11[1], entry_10[1], entry_9[1],
            entry_8[1], entry_7[1], entry_6[1], entry_5[1], entry_4[1], entry_3[1], entry_2[1], entry_1[1], entry_0[1]};
    assign entry_plane_2 = {entry_31[7], entry_30[7], entry_29[7], entry_28[7], entry_27[7], entry_26[7], entry_25[7],
            entry_24[7], entry_23[7], entry_22[7], entry_21[7], entry_20[7], entry_19[7], entry_18[7], entry_17[7],
            entry_16[7], entry_15[7], entry_14[7], entry_13[7], entry_12[7], entry_11[7], entry_10[7], entry_9[7],
            entry_8[7], entry_7[7], entry_6[7], entry_5[7], entry_4[7], entry_3[7], entry_2[7], entry_1[7], entry_0[7]};
    assign entry_plane_3 = {entry_31[8], entry_30[8], entry_29[8], entry_28[8], entry_27[8], entry_26[8], entry_25[8],
            entry_24[8], entry_23[8], entry_22[8], entry_21[8], entry_20[8], entry_19[8], entry_18[8], entry_17[8],
            entry_16[8], entry_15[8], entry_14[8], entry_13[8], entry_12[8], entry_11[8], entry_10[8], entry_9[8],
            entry_8[8], entry_7[8], entry_6[8], entry_5[8], entry_4[8], entry_3[8], entry_2[8], entry_1[8], entry_0[8]};
    assign entry_plane_4 = {entry_31[9], entry_30[9], entry_29[9], entry_28[9], entry_27[9], entry_26[9], entry_25[9],
            entry_24[9], entry_23[9], entry_22[9], entry_21[9], entry_20[9], entry_19[9], entry_18[9], entry_17[9],
            entry_16[9], entry_15[9], entry_14[9], entry_13[9], entry_12[9], entry_11[9], entry_10[9], entry_9[9],
            entry_8[9], entry_7[9], entry_6[9], entry_5[9], entry_4[9], entry_3[9], entry_2[9], entry_1[9], entry_0[9]};
    assign entry_plane_5 = {entry_31[10], entry_30[10], entry_29[10], entry_28[10], entry_27[10], entry_26[10],
            entry_25[10], entry_24[10], entry_23[10], entry_22[10], entry_21[10], entry_20[10], entry_19[10],
            entry_18[10], entry_17[10], entry_16[10], entry_15[10], entry_14[10], entry_13[10], entry_12[10],
            entry_11[10], entry_10[10], entry_9[10], entry_8[10], entry_7[10], entry_6[10], entry_5[10], entry_4[10],
            entry_3[10], entry_2[10], entry_1[10], entry_0[10]};
    assign entry_plane_6 = {entry_31[11], entry_30[11], entry_29[11], entry_28[11], entry_27[11], entry_26[11],
            entry_25[11], entry_24[11], entry_23[11], entry_22[11], entry_21[11], entry_20[11], entry_19[11],
            entry_18[11], entry_17[11], entry_16[11], entry_15[11], entry_14[11], entry_13[11], entry_12[11],
            entry_11[11], entry_10[11], entry_9[11], entry_8[11], entry_7[11], entry_6[11], entry_5[11], entry_4[11],
            entry_3[11], entry_2[11], entry_1[11], entry_0[11]};
    assign word_0 = {2'd0, lane_address_0}, word_1 = {2'd0, lane_address_1}, word_2 = {2'd0, lane_address_2},
            word_3 = {2'd0, lane_address_3}, word_4 = {2'd0, lane_address_4}, word_5 = {2'd0, lane_address_5},
            word_6 = {2'd0, lane_address_6}, word_7 = {2'd0, lane_address_7}, word_8 = {2'd0, lane_address_8},
            word_9 = {2'd0, lane_address_9}, word_10 = {2'd0, lane_address_10}, word_11 = {2'd0, lane_address_11},
            word_12 = {2'd0, lane_address_12}, word_13 = {2'd0, lane_address_13}, word_14 = {2'd0, lane_address_14},
            word_15 = {2'd0, lane_address_15}, word_16 = {2'd0, lane_address_16}, word_17 = {2'd0, lane_address_17},
            word_18 = {2'd0, lane_address_18}, word_19 = {2'd0, lane_address_19}, word_20 = {2'd0, lane_address_20},
            word_21 = {2'd0, lane_address_21}, word_22 = {2'd0, lane_address_22}, word_23 = {2'd0, lane_address_23},
            word_24 = {2'd0, lane_address_24}, word_25 = {2'd0, lane_address_25}, word_26 = {2'd0, lane_address_26},
            word_27 = {2'd0, lane_address_27}, word_28 = {2'd0, lane_address_28}, word_29 = {2'd0, lane_address_29},
            word_30 = {2'd0, lane_address_30}, word_31 = {2'd0, lane_address_31};
    assign quotient_0 = word_0 >> 4'd10, quotient_1 = word_1 >> 4'd10, quotient_2 = word_2 >> 4'd10,
            quotient_3 = word_3 >> 4'd10, quotient_4 = word_4 >> 4'd10, quotient_5 = word_5 >> 4'd10,
            quotient_6 = word_6 >> 4'd10, quotient_7 = word_7 >> 4'd10, quotient_8 = word_8 >> 4'd10,
            quotient_9 = word_9 >> 4'd10, quotient_10 = word_10 >> 4'd10, quotient_11 = word_11 >> 4'd10,
            quotient_12 = word_12 >> 4'd10, quotient_13 = word_13 >> 4'd10, quotient_14 = word_14 >> 4'd10,
            quotient_15 = word_15 >> 4'd10, quotient_16 = word_16 >> 4'd10, quotient_17 = word_17 >> 4'd10,
            quotient_18 = word_18 >> 4'd10, quotient_19 = word_19 >> 4'd10, quotient_20 = word_20 >> 4'd10,
            quotient_21 = word_21 >> 4'd10, quotient_22 = word_22 >> 4'd10, quotient_23 = word_23 >> 4'd10,
            quotient_24 = word_24 >> 4'd10, quotient_25 = word_25 >> 4'd10, quotient_26 = word_26 >> 4'd10,
            quotient_27 = word_27 >> 4'd10, quotient_28 = word_28 >> 4'd10, quotient_29 = word_29 >> 4'd10,
            quotient_30 = word_30 >> 4'd10, quotient_31 = word_31 >> 4'd10;
    assign entry_0 = (word_0 << 2'd2) + quotient_0 + (quotient_0 << 3'd4),
            entry_1 = (word_1 << 2'd2) + quotient_1 + (quotient_1 << 3'd4),
            entry_2 = (word_2 << 2'd2) + quotient_2 + (quotient_2 << 3'd4),
            entry_3 = (word_3 << 2'd2) + quotient_3 + (quotient_3 << 3'd4),
            entry_4 = (word_4 << 2'd2) + quotient_4 + (quotient_4 << 3'd4),
            entry_5 = (word_5 << 2'd2) + quotient_5 + (quotient_5 << 3'd4),
            entry_6 = (word_6 << 2'd2) + quotient_6 + (quotient_6 << 3'd4),
            entry_7 = (word_7 << 2'd2) + quotient_7 + (quotient_7 << 3'd4),
            entry_8 = (word_8 << 2'd2) + quotient_8 + (quotient_8 << 3'd4),
            entry_9 = (word_9 << 2'd2) + quotient_9 + (quotient_9 << 3'd4),
            entry_10 = (word_10 << 2'd2) + quotient_10 + (quotient_10 << 3'd4),
            entry_11 = (word_11 << 2'd2) + quotient_11 + (quotient_11 << 3'd4),
            entry_12 = (word_12 << 2'd2) + quotient_12 + (quotient_12 << 3'd4),
            entry_13 = (word_13 << 2'd2) + quotient_13 + (quotient_13 << 3'd4),
            entry_14 = (word_14 << 2'd2) + quotient_14 + (quotient_14 << 3'd4),
            entry_15 = (word_15 << 2'd2) + quotient_15 + (quotient_15 << 3'd4),
            entry_16 = (word_16 << 2'd2) + quotient_16 + (quotient_16 << 3'd4),
            entry_17 = (word_17 << 2'd2) + quotient_17 + (quotient_17 << 3'd4),
            entry_18 = (word_18 << 2'd2) + quotient_18 + (quotient_18 << 3'd4),
            entry_19 = (word_19 << 2'd2) + quotient_19 + (quotient_19 << 3'd4),
            entry_20 = (word_20 << 2'd2) + quotient_20 + (quotient_20 << 3'd4),
            entry_21 = (word_21 << 2'd2) + quotient_21 + (quotient_21 << 3'd4),
            entry_22 = (word_22 << 2'd2) + quotient_22 + (quotient_22 << 3'd4),
            entry_23 = (word_23 << 2'd2) + quotient_23 + (quotient_23 << 3'd4),
            entry_24 = (word_24 << 2'd2) + quotient_24 + (quotient_24 << 3'd4),
            entry_25 = (word_25 << 2'd2) + quotient_25 + (quotient_25 << 3'd4),
            entry_26 = (word_26 << 2'd2) + quotient_26 + (quotient_26 << 3'd4),
            entry_27 = (word_27 << 2'd2) + quotient_27 + (quotient_27 << 3'd4),
            entry_28 = (word_28 << 2'd2) + quotient_28 + (quotient_28 << 3'd4),
            entry_29 = (word_29 << 2'd2) + quotient_29 + (quotient_29 << 3'd4),
            entry_30 = (word_30 << 2'd2) + quotient_30 + (quotient_30 << 3'd4),
            entry_31 = (word_31 << 2'd2) + quotient_31 + (quotient_31 << 3'd4);
endmodule
