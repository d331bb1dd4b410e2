// response_crossbar: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// From banks back to lanes: each waiting lane takes the word of the bank that serves it.
//
//  waiting, lane_addr, bank_valid ... -> LaneSelect x LANES -> done, aborted
//                                            | bank
//  bank_word --------------------------> WordSelect -------> lane_word
//
// Combinational. Lane i waits (bit i of waiting) for the bank of its word lane_addr_i; when that bank
// responds, lane_word_i is its word, and bit i of done (and of aborted, if the lane
// lost a conflict there) is set. The word of a lane that is not done is 0.
//
// BANKS = 2^BANK_BITS <= 32 banks to LANES <= 32 lanes.
module response_crossbar (
    input  wire [31:0] waiting,
    input  wire [15:0] lane_addr_0, lane_addr_1, lane_addr_2, lane_addr_3, lane_addr_4, lane_addr_5, lane_addr_6,
            lane_addr_7, lane_addr_8, lane_addr_9, lane_addr_10, lane_addr_11, lane_addr_12, lane_addr_13, lane_addr_14,
            lane_addr_15, lane_addr_16, lane_addr_17, lane_addr_18, lane_addr_19, lane_addr_20, lane_addr_21,
            lane_addr_22, lane_addr_23, lane_addr_24, lane_addr_25, lane_addr_26, lane_addr_27, lane_addr_28,
            lane_addr_29, lane_addr_30, lane_addr_31,
    input  wire [31:0] bank_valid,
    input  wire [31:0] bank_aborted,
    input  wire [31:0] bank_word_0, bank_word_1, bank_word_2, bank_word_3, bank_word_4, bank_word_5, bank_word_6,
            bank_word_7, bank_word_8, bank_word_9, bank_word_10, bank_word_11, bank_word_12, bank_word_13, bank_word_14,
            bank_word_15, bank_word_16, bank_word_17, bank_word_18, bank_word_19, bank_word_20, bank_word_21,
            bank_word_22, bank_word_23, bank_word_24, bank_word_25, bank_word_26, bank_word_27, bank_word_28,
            bank_word_29, bank_word_30, bank_word_31,
    output wire [31:0] done,
    output wire [31:0] aborted,
    output wire [31:0] lane_word_0, lane_word_1, lane_word_2, lane_word_3, lane_word_4, lane_word_5, lane_word_6,
            lane_word_7, lane_word_8, lane_word_9, lane_word_10, lane_word_11, lane_word_12, lane_word_13, lane_word_14,
            lane_word_15, lane_word_16, lane_word_17, lane_word_18, lane_word_19, lane_word_20, lane_word_21,
            lane_word_22, lane_word_23, lane_word_24, lane_word_25, lane_word_26, lane_word_27, lane_word_28,
            lane_word_29, lane_word_30, lane_word_31
);
    wire [31:0] lane_0_bank, lane_1_bank, lane_2_bank, lane_3_bank, lane_4_bank, lane_5_bank, lane_6_bank, lane_7_bank,
            lane_8_bank, lane_9_bank, lane_10_bank, lane_11_bank, lane_12_bank, lane_13_bank, lane_14_bank,
            lane_15_bank, lane_16_bank, lane_17_bank, lane_18_bank, lane_19_bank, lane_20_bank, lane_21_bank,
            lane_22_bank, lane_23_bank, lane_24_bank, lane_25_bank, lane_26_bank, lane_27_bank, lane_28_bank,
            lane_29_bank, lane_30_bank, lane_31_bank;
    wire lane_0_done, lane_1_done, lane_2_done, lane_3_done, lane_4_done, lane_5_done, lane_6_done, lane_7_done,
            lane_8_done, lane_9_done, lane_10_done, lane_11_done, lane_12_done, lane_13_done, lane_14_done,
            lane_15_done, lane_16_done, lane_17_done, lane_18_done, lane_19_done, lane_20_done, lane_21_done,
            lane_22_done, lane_23_done, lane_24_done, lane_25_done, lane_26_done, lane_27_done, lane_28_done,
            lane_29_done, lane_30_done, lane_31_done;
    wire lane_0_aborted, lane_1_aborted, lane_2_aborted, lane_3_aborted, lane_4_aborted, lane_5_aborted, lane_6_aborted,
            lane_7_aborted, lane_8_aborted, lane_9_aborted, lane_10_aborted, lane_11_aborted, lane_12_aborted,
            lane_13_aborted, lane_14_aborted, lane_15_aborted, lane_16_aborted, lane_17_aborted, lane_18_aborted,
            lane_19_aborted, lane_20_aborted, lane_21_aborted, lane_22_aborted, lane_23_aborted, lane_24_aborted,
            lane_25_aborted, lane_26_aborted, lane_27_aborted, lane_28_aborted, lane_29_aborted, lane_30_aborted,
            lane_31_aborted;

    (* keep_hierarchy *) lane_select lane_0 (.waiting(waiting[0]), .addr(lane_addr_0), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_0_bank), .done(lane_0_done), .aborted(lane_0_aborted));
    (* keep_hierarchy *) lane_select lane_1 (.waiting(waiting[1]), .addr(lane_addr_1), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_1_bank), .done(lane_1_done), .aborted(lane_1_aborted));
    (* keep_hierarchy *) lane_select lane_2 (.waiting(waiting[2]), .addr(lane_addr_2), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_2_bank), .done(lane_2_done), .aborted(lane_2_aborted));
    (* keep_hierarchy *) lane_select lane_3 (.waiting(waiting[3]), .addr(lane_addr_3), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_3_bank), .done(lane_3_done), .aborted(lane_3_aborted));
    (* keep_hierarchy *) lane_select lane_4 (.waiting(waiting[4]), .addr(lane_addr_4), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_4_bank), .done(lane_4_done), .aborted(lane_4_aborted));
    (* keep_hierarchy *) lane_select lane_5 (.waiting(waiting[5]), .addr(lane_addr_5), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_5_bank), .done(lane_5_done), .aborted(lane_5_aborted));
    (* keep_hierarchy *) lane_select lane_6 (.waiting(waiting[6]), .addr(lane_addr_6), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_6_bank), .done(lane_6_done), .aborted(lane_6_aborted));
    (* keep_hierarchy *) lane_select lane_7 (.waiting(waiting[7]), .addr(lane_addr_7), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_7_bank), .done(lane_7_done), .aborted(lane_7_aborted));
    (* keep_hierarchy *) lane_select lane_8 (.waiting(waiting[8]), .addr(lane_addr_8), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_8_bank), .done(lane_8_done), .aborted(lane_8_aborted));
    (* keep_hierarchy *) lane_select lane_9 (.waiting(waiting[9]), .addr(lane_addr_9), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_9_bank), .done(lane_9_done), .aborted(lane_9_aborted));
    (* keep_hierarchy *) lane_select lane_10 (.waiting(waiting[10]), .addr(lane_addr_10), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_10_bank), .done(lane_10_done), .aborted(lane_10_aborted));
    (* keep_hierarchy *) lane_select lane_11 (.waiting(waiting[11]), .addr(lane_addr_11), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_11_bank), .done(lane_11_done), .aborted(lane_11_aborted));
    (* keep_hierarchy *) lane_select lane_12 (.waiting(waiting[12]), .addr(lane_addr_12), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_12_bank), .done(lane_12_done), .aborted(lane_12_aborted));
    (* keep_hierarchy *) lane_select lane_13 (.waiting(waiting[13]), .addr(lane_addr_13), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_13_bank), .done(lane_13_done), .aborted(lane_13_aborted));
    (* keep_hierarchy *) lane_select lane_14 (.waiting(waiting[14]), .addr(lane_addr_14), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_14_bank), .done(lane_14_done), .aborted(lane_14_aborted));
    (* keep_hierarchy *) lane_select lane_15 (.waiting(waiting[15]), .addr(lane_addr_15), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_15_bank), .done(lane_15_done), .aborted(lane_15_aborted));
    (* keep_hierarchy *) lane_select lane_16 (.waiting(waiting[16]), .addr(lane_addr_16), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_16_bank), .done(lane_16_done), .aborted(lane_16_aborted));
    (* keep_hierarchy *) lane_select lane_17 (.waiting(waiting[17]), .addr(lane_addr_17), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_17_bank), .done(lane_17_done), .aborted(lane_17_aborted));
    (* keep_hierarchy *) lane_select lane_18 (.waiting(waiting[18]), .addr(lane_addr_18), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_18_bank), .done(lane_18_done), .aborted(lane_18_aborted));
    (* keep_hierarchy *) lane_select lane_19 (.waiting(waiting[19]), .addr(lane_addr_19), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_19_bank), .done(lane_19_done), .aborted(lane_19_aborted));
    (* keep_hierarchy *) lane_select lane_20 (.waiting(waiting[20]), .addr(lane_addr_20), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_20_bank), .done(lane_20_done), .aborted(lane_20_aborted));
    (* keep_hierarchy *) lane_select lane_21 (.waiting(waiting[21]), .addr(lane_addr_21), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_21_bank), .done(lane_21_done), .aborted(lane_21_aborted));
    (* keep_hierarchy *) lane_select lane_22 (.waiting(waiting[22]), .addr(lane_addr_22), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_22_bank), .done(lane_22_done), .aborted(lane_22_aborted));
    (* keep_hierarchy *) lane_select lane_23 (.waiting(waiting[23]), .addr(lane_addr_23), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_23_bank), .done(lane_23_done), .aborted(lane_23_aborted));
    (* keep_hierarchy *) lane_select lane_24 (.waiting(waiting[24]), .addr(lane_addr_24), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_24_bank), .done(lane_24_done), .aborted(lane_24_aborted));
    (* keep_hierarchy *) lane_select lane_25 (.waiting(waiting[25]), .addr(lane_addr_25), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_25_bank), .done(lane_25_done), .aborted(lane_25_aborted));
    (* keep_hierarchy *) lane_select lane_26 (.waiting(waiting[26]), .addr(lane_addr_26), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_26_bank), .done(lane_26_done), .aborted(lane_26_aborted));
    (* keep_hierarchy *) lane_select lane_27 (.waiting(waiting[27]), .addr(lane_addr_27), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_27_bank), .done(lane_27_done), .aborted(lane_27_aborted));
    (* keep_hierarchy *) lane_select lane_28 (.waiting(waiting[28]), .addr(lane_addr_28), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_28_bank), .done(lane_28_done), .aborted(lane_28_aborted));
    (* keep_hierarchy *) lane_select lane_29 (.waiting(waiting[29]), .addr(lane_addr_29), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_29_bank), .done(lane_29_done), .aborted(lane_29_aborted));
    (* keep_hierarchy *) lane_select lane_30 (.waiting(waiting[30]), .addr(lane_addr_30), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_30_bank), .done(lane_30_done), .aborted(lane_30_aborted));
    (* keep_hierarchy *) lane_select lane_31 (.waiting(waiting[31]), .addr(lane_addr_31), .bank_valid(bank_valid),
            .bank_aborted(bank_aborted), .bank(lane_31_bank), .done(lane_31_done), .aborted(lane_31_aborted));

    (* keep_hierarchy *) word_select words_0 (.word_0(bank_word_0), .word_1(bank_word_1), .word_2(bank_word_2),
            .word_3(bank_word_3), .word_4(bank_word_4), .word_5(bank_word_5), .word_6(bank_word_6),
            .word_7(bank_word_7), .word_8(bank_word_8), .word_9(bank_word_9), .word_10(bank_word_10),
            .word_11(bank_word_11), .word_12(bank_word_12), .word_13(bank_word_13), .word_14(bank_word_14),
            .word_15(bank_word_15), .word_16(bank_word_16), .word_17(bank_word_17), .word_18(bank_word_18),
            .word_19(bank_word_19), .word_20(bank_word_20), .word_21(bank_word_21), .word_22(bank_word_22),
            .word_23(bank_word_23), .word_24(bank_word_24), .word_25(bank_word_25), .word_26(bank_word_26),
            .word_27(bank_word_27), .word_28(bank_word_28), .word_29(bank_word_29), .word_30(bank_word_30),
            .word_31(bank_word_31), .take_0(lane_0_bank), .take_1(lane_1_bank), .take_2(lane_2_bank),
            .take_3(lane_3_bank), .take_4(lane_4_bank), .take_5(lane_5_bank), .take_6(lane_6_bank),
            .take_7(lane_7_bank), .taken_0(lane_word_0), .taken_1(lane_word_1), .taken_2(lane_word_2),
            .taken_3(lane_word_3), .taken_4(lane_word_4), .taken_5(lane_word_5), .taken_6(lane_word_6),
            .taken_7(lane_word_7));
    (* keep_hierarchy *) word_select words_1 (.word_0(bank_word_0), .word_1(bank_word_1), .word_2(bank_word_2),
            .word_3(bank_word_3), .word_4(bank_word_4), .word_5(bank_word_5), .word_6(bank_word_6),
            .word_7(bank_word_7), .word_8(bank_word_8), .word_9(bank_word_9), .word_10(bank_word_10),
            .word_11(bank_word_11), .word_12(bank_word_12), .word_13(bank_word_13), .word_14(bank_word_14),
            .word_15(bank_word_15), .word_16(bank_word_16), .word_17(bank_word_17), .word_18(bank_word_18),
            .word_19(bank_word_19), .word_20(bank_word_20), .word_21(bank_word_21), .word_22(bank_word_22),
            .word_23(bank_word_23), .word_24(bank_word_24), .word_25(bank_word_25), .word_26(bank_word_26),
            .word_27(bank_word_27), .word_28(bank_word_28), .word_29(bank_word_29), .word_30(bank_word_30),
            .word_31(bank_word_31), .take_0(lane_8_bank), .take_1(lane_9_bank), .take_2(lane_10_bank),
            .take_3(lane_11_bank), .take_4(lane_12_bank), .take_5(lane_13_bank), .take_6(lane_14_bank),
            .take_7(lane_15_bank), .taken_0(lane_word_8), .taken_1(lane_word_9), .taken_2(lane_word_10),
            .taken_3(lane_word_11), .taken_4(lane_word_12), .taken_5(lane_word_13), .taken_6(lane_word_14),
            .taken_7(lane_word_15));
    (* keep_hierarchy *) word_select words_2 (.word_0(bank_word_0), .word_1(bank_word_1), .word_2(bank_word_2),
            .word_3(bank_word_3), .word_4(bank_word_4), .word_5(bank_word_5), .word_6(bank_word_6),
            .word_7(bank_word_7), .word_8(bank_word_8), .word_9(bank_word_9), .word_10(bank_word_10),
            .word_11(bank_word_11), .word_12(bank_word_12), .word_13(bank_word_13), .word_14(bank_word_14),
            .word_15(bank_word_15), .word_16(bank_word_16), .word_17(bank_word_17), .word_18(bank_word_18),
            .word_19(bank_word_19), .word_20(bank_word_20), .word_21(bank_word_21), .word_22(bank_word_22),
            .word_23(bank_word_23), .word_24(bank_word_24), .word_25(bank_word_25), .word_26(bank_word_26),
            .word_27(bank_word_27), .word_28(bank_word_28), .word_29(bank_word_29), .word_30(bank_word_30),
            .word_31(bank_word_31), .take_0(lane_16_bank), .take_1(lane_17_bank), .take_2(lane_18_bank),
            .take_3(lane_19_bank), .take_4(lane_20_bank), .take_5(lane_21_bank), .take_6(lane_22_bank),
            .take_7(lane_23_bank), .taken_0(lane_word_16), .taken_1(lane_word_17), .taken_2(lane_word_18),
            .taken_3(lane_word_19), .taken_4(lane_word_20), .taken_5(lane_word_21), .taken_6(lane_word_22),
            .taken_7(lane_word_23));
    (* keep_hierarchy *) word_select words_3 (.word_0(bank_word_0), .word_1(bank_word_1), .word_2(bank_word_2),
            .word_3(bank_word_3), .word_4(bank_word_4), .word_5(bank_word_5), .word_6(bank_word_6),
            .word_7(bank_word_7), .word_8(bank_word_8), .word_9(bank_word_9), .word_10(bank_word_10),
            .word_11(bank_word_11), .word_12(bank_word_12), .word_13(bank_word_13), .word_14(bank_word_14),
            .word_15(bank_word_15), .word_16(bank_word_16), .word_17(bank_word_17), .word_18(bank_word_18),
            .word_19(bank_word_19), .word_20(bank_word_20), .word_21(bank_word_21), .word_22(bank_word_22),
            .word_23(bank_word_23), .word_24(bank_word_24), .word_25(bank_word_25), .word_26(bank_word_26),
            .word_27(bank_word_27), .word_28(bank_word_28), .word_29(bank_word_29), .word_30(bank_word_30),
            .word_31(bank_word_31), .take_0(lane_24_bank), .take_1(lane_25_bank), .take_2(lane_26_bank),
            .take_3(lane_27_bank), .take_4(lane_28_bank), .take_5(lane_29_bank), .take_6(lane_30_bank),
            .take_7(lane_31_bank), .taken_0(lane_word_24), .taken_1(lane_word_25), .taken_2(lane_word_26),
            .taken_3(lane_word_27), .taken_4(lane_word_28), .taken_5(lane_word_29), .taken_6(lane_word_30),
            .taken_7(lane_word_31));

    assign done = {lane_31_done, lane_30_done, lane_29_done, lane_28_done, lane_27_done, lane_26_done, lane_25_done,
            lane_24_done, lane_23_done, lane_22_done, lane_21_done, lane_20_done, lane_19_done, lane_18_done,
            lane_17_done, lane_16_done, lane_15_done, lane_14_done, lane_13_done, lane_12_done, lane_11_done,
            lane_10_done, lane_9_done, lane_8_done, lane_7_done, lane_6_done, lane_5_done, lane_4_done, lane_3_done,
            lane_2_done, lane_1_done, lane_0_done};
    assign aborted = {lane_31_aborted, lane_30_aborted, lane_29_aborted, lane_28_aborted, lane_27_aborted,
            lane_26_aborted, lane_25_aborted, lane_24_aborted, lane_23_aborted, lane_22_aborted, lane_21_aborted,
            lane_20_aborted, lane_19_aborted, lane_18_aborted, lane_17_aborted, lane_16_aborted, lane_15_aborted,
            lane_14_aborted, lane_13_aborted, lane_12_aborted, lane_11_aborted, lane_10_aborted, lane_9_aborted,
            lane_8_aborted, lane_7_aborted, lane_6_aborted, lane_5_aborted, lane_4_aborted, lane_3_aborted,
            lane_2_aborted, lane_1_aborted, lane_0_aborted};
endmodule
