// request_crossbar: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// From lanes to banks: which lane each bank serves in this cycle.
//
//  bank_plane -> lanes of each bank -> BankSelect x BANKS -> served, bank_row ...
//  row_plane, byte_plane ---------------^   | granted
//  lane_data, lane_data2 -------------> WordSelect --------> bank_data, bank_data2
//
// Combinational. Each ready bank takes the lowest of the want lanes whose word lies in it. With
// broadcast (a plain read) every other such lane of the same row is served with it.
//
// Addresses come as planes, a word a bit of the address with a bit a lane (see address_planes).
// Word a is in bank a % BANKS, row a / BANKS (LocalTM-Bloom 3.3's worked example: word 35
// is bank 3, row 1).
//
// LANES <= 32 lanes to BANKS = 2^BANK_BITS <= 32 banks of 2^ROW_BITS rows.
module request_crossbar (
    input  wire [31:0] want,
    input  wire broadcast,
    // The odd word of each pair (second half of a 64-bit access).
    input  wire high_word,
    input  wire [31:0] bank_plane_0, bank_plane_1, bank_plane_2, bank_plane_3, bank_plane_4,
    input  wire [31:0] row_plane_0, row_plane_1, row_plane_2, row_plane_3, row_plane_4, row_plane_5, row_plane_6,
            row_plane_7, row_plane_8,
    input  wire [31:0] byte_plane_0, byte_plane_1,
    input  wire [31:0] lane_data_0, lane_data_1, lane_data_2, lane_data_3, lane_data_4, lane_data_5, lane_data_6,
            lane_data_7, lane_data_8, lane_data_9, lane_data_10, lane_data_11, lane_data_12, lane_data_13, lane_data_14,
            lane_data_15, lane_data_16, lane_data_17, lane_data_18, lane_data_19, lane_data_20, lane_data_21,
            lane_data_22, lane_data_23, lane_data_24, lane_data_25, lane_data_26, lane_data_27, lane_data_28,
            lane_data_29, lane_data_30, lane_data_31,
    input  wire [31:0] lane_data2_0, lane_data2_1, lane_data2_2, lane_data2_3, lane_data2_4, lane_data2_5, lane_data2_6,
            lane_data2_7, lane_data2_8, lane_data2_9, lane_data2_10, lane_data2_11, lane_data2_12, lane_data2_13,
            lane_data2_14, lane_data2_15, lane_data2_16, lane_data2_17, lane_data2_18, lane_data2_19, lane_data2_20,
            lane_data2_21, lane_data2_22, lane_data2_23, lane_data2_24, lane_data2_25, lane_data2_26, lane_data2_27,
            lane_data2_28, lane_data2_29, lane_data2_30, lane_data2_31,
    input  wire [31:0] bank_ready,
    output wire [31:0] bank_valid,
    output wire [8:0] bank_row_0, bank_row_1, bank_row_2, bank_row_3, bank_row_4, bank_row_5, bank_row_6, bank_row_7,
            bank_row_8, bank_row_9, bank_row_10, bank_row_11, bank_row_12, bank_row_13, bank_row_14, bank_row_15,
            bank_row_16, bank_row_17, bank_row_18, bank_row_19, bank_row_20, bank_row_21, bank_row_22, bank_row_23,
            bank_row_24, bank_row_25, bank_row_26, bank_row_27, bank_row_28, bank_row_29, bank_row_30, bank_row_31,
    output wire [1:0] bank_byte_0, bank_byte_1, bank_byte_2, bank_byte_3, bank_byte_4, bank_byte_5, bank_byte_6,
            bank_byte_7, bank_byte_8, bank_byte_9, bank_byte_10, bank_byte_11, bank_byte_12, bank_byte_13, bank_byte_14,
            bank_byte_15, bank_byte_16, bank_byte_17, bank_byte_18, bank_byte_19, bank_byte_20, bank_byte_21,
            bank_byte_22, bank_byte_23, bank_byte_24, bank_byte_25, bank_byte_26, bank_byte_27, bank_byte_28,
            bank_byte_29, bank_byte_30, bank_byte_31,
    output wire [31:0] bank_data_0, bank_data_1, bank_data_2, bank_data_3, bank_data_4, bank_data_5, bank_data_6,
            bank_data_7, bank_data_8, bank_data_9, bank_data_10, bank_data_11, bank_data_12, bank_data_13, bank_data_14,
            bank_data_15, bank_data_16, bank_data_17, bank_data_18, bank_data_19, bank_data_20, bank_data_21,
            bank_data_22, bank_data_23, bank_data_24, bank_data_25, bank_data_26, bank_data_27, bank_data_28,
            bank_data_29, bank_data_30, bank_data_31,
    output wire [31:0] bank_data2_0, bank_data2_1, bank_data2_2, bank_data2_3, bank_data2_4, bank_data2_5, bank_data2_6,
            bank_data2_7, bank_data2_8, bank_data2_9, bank_data2_10, bank_data2_11, bank_data2_12, bank_data2_13,
            bank_data2_14, bank_data2_15, bank_data2_16, bank_data2_17, bank_data2_18, bank_data2_19, bank_data2_20,
            bank_data2_21, bank_data2_22, bank_data2_23, bank_data2_24, bank_data2_25, bank_data2_26, bank_data2_27,
            bank_data2_28, bank_data2_29, bank_data2_30, bank_data2_31,
    // Number of the lane served.
    output wire [7:0] bank_lane_0, bank_lane_1, bank_lane_2, bank_lane_3, bank_lane_4, bank_lane_5, bank_lane_6,
            bank_lane_7, bank_lane_8, bank_lane_9, bank_lane_10, bank_lane_11, bank_lane_12, bank_lane_13, bank_lane_14,
            bank_lane_15, bank_lane_16, bank_lane_17, bank_lane_18, bank_lane_19, bank_lane_20, bank_lane_21,
            bank_lane_22, bank_lane_23, bank_lane_24, bank_lane_25, bank_lane_26, bank_lane_27, bank_lane_28,
            bank_lane_29, bank_lane_30, bank_lane_31,
    // Lanes served in this cycle.
    output wire [31:0] served
);
    localparam [31:0] ALL = 32'hffffffff;
    wire [31:0] bank_0_lanes, bank_1_lanes, bank_2_lanes, bank_3_lanes, bank_4_lanes, bank_5_lanes, bank_6_lanes,
            bank_7_lanes, bank_8_lanes, bank_9_lanes, bank_10_lanes, bank_11_lanes, bank_12_lanes, bank_13_lanes,
            bank_14_lanes, bank_15_lanes, bank_16_lanes, bank_17_lanes, bank_18_lanes, bank_19_lanes, bank_20_lanes,
            bank_21_lanes, bank_22_lanes, bank_23_lanes, bank_24_lanes, bank_25_lanes, bank_26_lanes, bank_27_lanes,
            bank_28_lanes, bank_29_lanes, bank_30_lanes, bank_31_lanes;
    wire bank_0_valid, bank_1_valid, bank_2_valid, bank_3_valid, bank_4_valid, bank_5_valid, bank_6_valid, bank_7_valid,
            bank_8_valid, bank_9_valid, bank_10_valid, bank_11_valid, bank_12_valid, bank_13_valid, bank_14_valid,
            bank_15_valid, bank_16_valid, bank_17_valid, bank_18_valid, bank_19_valid, bank_20_valid, bank_21_valid,
            bank_22_valid, bank_23_valid, bank_24_valid, bank_25_valid, bank_26_valid, bank_27_valid, bank_28_valid,
            bank_29_valid, bank_30_valid, bank_31_valid;
    wire [31:0] bank_0_granted, bank_1_granted, bank_2_granted, bank_3_granted, bank_4_granted, bank_5_granted,
            bank_6_granted, bank_7_granted, bank_8_granted, bank_9_granted, bank_10_granted, bank_11_granted,
            bank_12_granted, bank_13_granted, bank_14_granted, bank_15_granted, bank_16_granted, bank_17_granted,
            bank_18_granted, bank_19_granted, bank_20_granted, bank_21_granted, bank_22_granted, bank_23_granted,
            bank_24_granted, bank_25_granted, bank_26_granted, bank_27_granted, bank_28_granted, bank_29_granted,
            bank_30_granted, bank_31_granted;
    wire [31:0] bank_0_served, bank_1_served, bank_2_served, bank_3_served, bank_4_served, bank_5_served, bank_6_served,
            bank_7_served, bank_8_served, bank_9_served, bank_10_served, bank_11_served, bank_12_served, bank_13_served,
            bank_14_served, bank_15_served, bank_16_served, bank_17_served, bank_18_served, bank_19_served,
            bank_20_served, bank_21_served, bank_22_served, bank_23_served, bank_24_served, bank_25_served,
            bank_26_served, bank_27_served, bank_28_served, bank_29_served, bank_30_served, bank_31_served;
    wire [31:0] side_0, side_1, side_2, side_3, side_4, side_5, side_6, side_7, side_8, side_9;

    (* keep_hierarchy *) bank_select bank_0 (.lanes(bank_0_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_0_valid), .granted(bank_0_granted),
            .served(bank_0_served), .granted_row(bank_row_0), .granted_byte(bank_byte_0), .granted_lane(bank_lane_0));
    (* keep_hierarchy *) bank_select bank_1 (.lanes(bank_1_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_1_valid), .granted(bank_1_granted),
            .served(bank_1_served), .granted_row(bank_row_1), .granted_byte(bank_byte_1), .granted_lane(bank_lane_1));
    (* keep_hierarchy *) bank_select bank_2 (.lanes(bank_2_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_2_valid), .granted(bank_2_granted),
            .served(bank_2_served), .granted_row(bank_row_2), .granted_byte(bank_byte_2), .granted_lane(bank_lane_2));
    (* keep_hierarchy *) bank_select bank_3 (.lanes(bank_3_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_3_valid), .granted(bank_3_granted),
            .served(bank_3_served), .granted_row(bank_row_3), .granted_byte(bank_byte_3), .granted_lane(bank_lane_3));
    (* keep_hierarchy *) bank_select bank_4 (.lanes(bank_4_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_4_valid), .granted(bank_4_granted),
            .served(bank_4_served), .granted_row(bank_row_4), .granted_byte(bank_byte_4), .granted_lane(bank_lane_4));
    (* keep_hierarchy *) bank_select bank_5 (.lanes(bank_5_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_5_valid), .granted(bank_5_granted),
            .served(bank_5_served), .granted_row(bank_row_5), .granted_byte(bank_byte_5), .granted_lane(bank_lane_5));
    (* keep_hierarchy *) bank_select bank_6 (.lanes(bank_6_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_6_valid), .granted(bank_6_granted),
            .served(bank_6_served), .granted_row(bank_row_6), .granted_byte(bank_byte_6), .granted_lane(bank_lane_6));
    (* keep_hierarchy *) bank_select bank_7 (.lanes(bank_7_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_7_valid), .granted(bank_7_granted),
            .served(bank_7_served), .granted_row(bank_row_7), .granted_byte(bank_byte_7), .granted_lane(bank_lane_7));
    (* keep_hierarchy *) bank_select bank_8 (.lanes(bank_8_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_8_valid), .granted(bank_8_granted),
            .served(bank_8_served), .granted_row(bank_row_8), .granted_byte(bank_byte_8), .granted_lane(bank_lane_8));
    (* keep_hierarchy *) bank_select bank_9 (.lanes(bank_9_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_9_valid), .granted(bank_9_granted),
            .served(bank_9_served), .granted_row(bank_row_9), .granted_byte(bank_byte_9), .granted_lane(bank_lane_9));
    (* keep_hierarchy *) bank_select bank_10 (.lanes(bank_10_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_10_valid), .granted(bank_10_granted),
            .served(bank_10_served), .granted_row(bank_row_10), .granted_byte(bank_byte_10),
            .granted_lane(bank_lane_10));
    (* keep_hierarchy *) bank_select bank_11 (.lanes(bank_11_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_11_valid), .granted(bank_11_granted),
            .served(bank_11_served), .granted_row(bank_row_11), .granted_byte(bank_byte_11),
            .granted_lane(bank_lane_11));
    (* keep_hierarchy *) bank_select bank_12 (.lanes(bank_12_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_12_valid), .granted(bank_12_granted),
            .served(bank_12_served), .granted_row(bank_row_12), .granted_byte(bank_byte_12),
            .granted_lane(bank_lane_12));
    (* keep_hierarchy *) bank_select bank_13 (.lanes(bank_13_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_13_valid), .granted(bank_13_granted),
            .served(bank_13_served), .granted_row(bank_row_13), .granted_byte(bank_byte_13),
            .granted_lane(bank_lane_13));
    (* keep_hierarchy *) bank_select bank_14 (.lanes(bank_14_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_14_valid), .granted(bank_14_granted),
            .served(bank_14_served), .granted_row(bank_row_14), .granted_byte(bank_byte_14),
            .granted_lane(bank_lane_14));
    (* keep_hierarchy *) bank_select bank_15 (.lanes(bank_15_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_15_valid), .granted(bank_15_granted),
            .served(bank_15_served), .granted_row(bank_row_15), .granted_byte(bank_byte_15),
            .granted_lane(bank_lane_15));
    (* keep_hierarchy *) bank_select bank_16 (.lanes(bank_16_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_16_valid), .granted(bank_16_granted),
            .served(bank_16_served), .granted_row(bank_row_16), .granted_byte(bank_byte_16),
            .granted_lane(bank_lane_16));
    (* keep_hierarchy *) bank_select bank_17 (.lanes(bank_17_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_17_valid), .granted(bank_17_granted),
            .served(bank_17_served), .granted_row(bank_row_17), .granted_byte(bank_byte_17),
            .granted_lane(bank_lane_17));
    (* keep_hierarchy *) bank_select bank_18 (.lanes(bank_18_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_18_valid), .granted(bank_18_granted),
            .served(bank_18_served), .granted_row(bank_row_18), .granted_byte(bank_byte_18),
            .granted_lane(bank_lane_18));
    (* keep_hierarchy *) bank_select bank_19 (.lanes(bank_19_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_19_valid), .granted(bank_19_granted),
            .served(bank_19_served), .granted_row(bank_row_19), .granted_byte(bank_byte_19),
            .granted_lane(bank_lane_19));
    (* keep_hierarchy *) bank_select bank_20 (.lanes(bank_20_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_20_valid), .granted(bank_20_granted),
            .served(bank_20_served), .granted_row(bank_row_20), .granted_byte(bank_byte_20),
            .granted_lane(bank_lane_20));
    (* keep_hierarchy *) bank_select bank_21 (.lanes(bank_21_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_21_valid), .granted(bank_21_granted),
            .served(bank_21_served), .granted_row(bank_row_21), .granted_byte(bank_byte_21),
            .granted_lane(bank_lane_21));
    (* keep_hierarchy *) bank_select bank_22 (.lanes(bank_22_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_22_valid), .granted(bank_22_granted),
            .served(bank_22_served), .granted_row(bank_row_22), .granted_byte(bank_byte_22),
            .granted_lane(bank_lane_22));
    (* keep_hierarchy *) bank_select bank_23 (.lanes(bank_23_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_23_valid), .granted(bank_23_granted),
            .served(bank_23_served), .granted_row(bank_row_23), .granted_byte(bank_byte_23),
            .granted_lane(bank_lane_23));
    (* keep_hierarchy *) bank_select bank_24 (.lanes(bank_24_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_24_valid), .granted(bank_24_granted),
            .served(bank_24_served), .granted_row(bank_row_24), .granted_byte(bank_byte_24),
            .granted_lane(bank_lane_24));
    (* keep_hierarchy *) bank_select bank_25 (.lanes(bank_25_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_25_valid), .granted(bank_25_granted),
            .served(bank_25_served), .granted_row(bank_row_25), .granted_byte(bank_byte_25),
            .granted_lane(bank_lane_25));
    (* keep_hierarchy *) bank_select bank_26 (.lanes(bank_26_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_26_valid), .granted(bank_26_granted),
            .served(bank_26_served), .granted_row(bank_row_26), .granted_byte(bank_byte_26),
            .granted_lane(bank_lane_26));
    (* keep_hierarchy *) bank_select bank_27 (.lanes(bank_27_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_27_valid), .granted(bank_27_granted),
            .served(bank_27_served), .granted_row(bank_row_27), .granted_byte(bank_byte_27),
            .granted_lane(bank_lane_27));
    (* keep_hierarchy *) bank_select bank_28 (.lanes(bank_28_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_28_valid), .granted(bank_28_granted),
            .served(bank_28_served), .granted_row(bank_row_28), .granted_byte(bank_byte_28),
            .granted_lane(bank_lane_28));
    (* keep_hierarchy *) bank_select bank_29 (.lanes(bank_29_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_29_valid), .granted(bank_29_granted),
            .served(bank_29_served), .granted_row(bank_row_29), .granted_byte(bank_byte_29),
            .granted_lane(bank_lane_29));
    (* keep_hierarchy *) bank_select bank_30 (.lanes(bank_30_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_30_valid), .granted(bank_30_granted),
            .served(bank_30_served), .granted_row(bank_row_30), .granted_byte(bank_byte_30),
            .granted_lane(bank_lane_30));
    (* keep_hierarchy *) bank_select bank_31 (.lanes(bank_31_lanes), .broadcast(broadcast), .row_plane_0(row_plane_0),
            .row_plane_1(row_plane_1), .row_plane_2(row_plane_2), .row_plane_3(row_plane_3), .row_plane_4(row_plane_4),
            .row_plane_5(row_plane_5), .row_plane_6(row_plane_6), .row_plane_7(row_plane_7), .row_plane_8(row_plane_8),
            .byte_plane_0(byte_plane_0), .byte_plane_1(byte_plane_1), .valid(bank_31_valid), .granted(bank_31_granted),
            .served(bank_31_served), .granted_row(bank_row_31), .granted_byte(bank_byte_31),
            .granted_lane(bank_lane_31));

    (* keep_hierarchy *) word_select data_0 (.word_0(lane_data_0), .word_1(lane_data_1), .word_2(lane_data_2),
            .word_3(lane_data_3), .word_4(lane_data_4), .word_5(lane_data_5), .word_6(lane_data_6),
            .word_7(lane_data_7), .word_8(lane_data_8), .word_9(lane_data_9), .word_10(lane_data_10),
            .word_11(lane_data_11), .word_12(lane_data_12), .word_13(lane_data_13), .word_14(lane_data_14),
            .word_15(lane_data_15), .word_16(lane_data_16), .word_17(lane_data_17), .word_18(lane_data_18),
            .word_19(lane_data_19), .word_20(lane_data_20), .word_21(lane_data_21), .word_22(lane_data_22),
            .word_23(lane_data_23), .word_24(lane_data_24), .word_25(lane_data_25), .word_26(lane_data_26),
            .word_27(lane_data_27), .word_28(lane_data_28), .word_29(lane_data_29), .word_30(lane_data_30),
            .word_31(lane_data_31), .take_0(bank_0_granted), .take_1(bank_1_granted), .take_2(bank_2_granted),
            .take_3(bank_3_granted), .take_4(bank_4_granted), .take_5(bank_5_granted), .take_6(bank_6_granted),
            .take_7(bank_7_granted), .taken_0(bank_data_0), .taken_1(bank_data_1), .taken_2(bank_data_2),
            .taken_3(bank_data_3), .taken_4(bank_data_4), .taken_5(bank_data_5), .taken_6(bank_data_6),
            .taken_7(bank_data_7));
    (* keep_hierarchy *) word_select data_1 (.word_0(lane_data_0), .word_1(lane_data_1), .word_2(lane_data_2),
            .word_3(lane_data_3), .word_4(lane_data_4), .word_5(lane_data_5), .word_6(lane_data_6),
            .word_7(lane_data_7), .word_8(lane_data_8), .word_9(lane_data_9), .word_10(lane_data_10),
            .word_11(lane_data_11), .word_12(lane_data_12), .word_13(lane_data_13), .word_14(lane_data_14),
            .word_15(lane_data_15), .word_16(lane_data_16), .word_17(lane_data_17), .word_18(lane_data_18),
            .word_19(lane_data_19), .word_20(lane_data_20), .word_21(lane_data_21), .word_22(lane_data_22),
            .word_23(lane_data_23), .word_24(lane_data_24), .word_25(lane_data_25), .word_26(lane_data_26),
            .word_27(lane_data_27), .word_28(lane_data_28), .word_29(lane_data_29), .word_30(lane_data_30),
            .word_31(lane_data_31), .take_0(bank_8_granted), .take_1(bank_9_granted), .take_2(bank_10_granted),
            .take_3(bank_11_granted), .take_4(bank_12_granted), .take_5(bank_13_granted), .take_6(bank_14_granted),
            .take_7(bank_15_granted), .taken_0(bank_data_8), .taken_1(bank_data_9), .taken_2(bank_data_10),
            .taken_3(bank_data_11), .taken_4(bank_data_12), .taken_5(bank_data_13), .taken_6(bank_data_14),
            .taken_7(bank_data_15));
    (* keep_hierarchy *) word_select data_2 (.word_0(lane_data_0), .word_1(lane_data_1), .word_2(lane_data_2),
            .word_3(lane_data_3), .word_4(lane_data_4), .word_5(lane_data_5), .word_6(lane_data_6),
            .word_7(lane_data_7), .word_8(lane_data_8), .word_9(lane_data_9), .word_10(lane_data_10),
            .word_11(lane_data_11), .word_12(lane_data_12), .word_13(lane_data_13), .word_14(lane_data_14),
            .word_15(lane_data_15), .word_16(lane_data_16), .word_17(lane_data_17), .word_18(lane_data_18),
            .word_19(lane_data_19), .word_20(lane_data_20), .word_21(lane_data_21), .word_22(lane_data_22),
            .word_23(lane_data_23), .word_24(lane_data_24), .word_25(lane_data_25), .word_26(lane_data_26),
            .word_27(lane_data_27), .word_28(lane_data_28), .word_29(lane_data_29), .word_30(lane_data_30),
            .word_31(lane_data_31), .take_0(bank_16_granted), .take_1(bank_17_granted), .take_2(bank_18_granted),
            .take_3(bank_19_granted), .take_4(bank_20_granted), .take_5(bank_21_granted), .take_6(bank_22_granted),
            .take_7(bank_23_granted), .taken_0(bank_data_16), .taken_1(bank_data_17), .taken_2(bank_data_18),
            .taken_3(bank_data_19), .taken_4(bank_data_20), .taken_5(bank_data_21), .taken_6(bank_data_22),
            .taken_7(bank_data_23));
    (* keep_hierarchy *) word_select data_3 (.word_0(lane_data_0), .word_1(lane_data_1), .word_2(lane_data_2),
            .word_3(lane_data_3), .word_4(lane_data_4), .word_5(lane_data_5), .word_6(lane_data_6),
            .word_7(lane_data_7), .word_8(lane_data_8), .word_9(lane_data_9), .word_10(lane_data_10),
            .word_11(lane_data_11), .word_12(lane_data_12), .word_13(lane_data_13), .word_14(lane_data_14),
            .word_15(lane_data_15), .word_16(lane_data_16), .word_17(lane_data_17), .word_18(lane_data_18),
            .word_19(lane_data_19), .word_20(lane_data_20), .word_21(lane_data_21), .word_22(lane_data_22),
            .word_23(lane_data_23), .word_24(lane_data_24), .word_25(lane_data_25), .word_26(lane_data_26),
            .word_27(lane_data_27), .word_28(lane_data_28), .word_29(lane_data_29), .word_30(lane_data_30),
            .word_31(lane_data_31), .take_0(bank_24_granted), .take_1(bank_25_granted), .take_2(bank_26_granted),
            .take_3(bank_27_granted), .take_4(bank_28_granted), .take_5(bank_29_granted), .take_6(bank_30_granted),
            .take_7(bank_31_granted), .taken_0(bank_data_24), .taken_1(bank_data_25), .taken_2(bank_data_26),
            .taken_3(bank_data_27), .taken_4(bank_data_28), .taken_5(bank_data_29), .taken_6(bank_data_30),
            .taken_7(bank_data_31));

    (* keep_hierarchy *) word_select data2_0 (.word_0(lane_data2_0), .word_1(lane_data2_1), .word_2(lane_data2_2),
            .word_3(lane_data2_3), .word_4(lane_data2_4), .word_5(lane_data2_5), .word_6(lane_data2_6),
            .word_7(lane_data2_7), .word_8(lane_data2_8), .word_9(lane_data2_9), .word_10(lane_data2_10),
            .word_11(lane_data2_11), .word_12(lane_data2_12), .word_13(lane_data2_13), .word_14(lane_data2_14),
            .word_15(lane_data2_15), .word_16(lane_data2_16), .word_17(lane_data2_17), .word_18(lane_data2_18),
            .word_19(lane_data2_19), .word_20(lane_data2_20), .word_21(lane_data2_21), .word_22(lane_data2_22),
            .word_23(lane_data2_23), .word_24(lane_data2_24), .word_25(lane_data2_25), .word_26(lane_data2_26),
            .word_27(lane_data2_27), .word_28(lane_data2_28), .word_29(lane_data2_29), .word_30(lane_data2_30),
            .word_31(lane_data2_31), .take_0(bank_0_granted), .take_1(bank_1_granted), .take_2(bank_2_granted),
            .take_3(bank_3_granted), .take_4(bank_4_granted), .take_5(bank_5_granted), .take_6(bank_6_granted),
            .take_7(bank_7_granted), .taken_0(bank_data2_0), .taken_1(bank_data2_1), .taken_2(bank_data2_2),
            .taken_3(bank_data2_3), .taken_4(bank_data2_4), .taken_5(bank_data2_5), .taken_6(bank_data2_6),
            .taken_7(bank_data2_7));
    (* keep_hierarchy *) word_select data2_1 (.word_0(lane_data2_0), .word_1(lane_data2_1), .word_2(lane_data2_2),
            .word_3(lane_data2_3), .word_4(lane_data2_4), .word_5(lane_data2_5), .word_6(lane_data2_6),
            .word_7(lane_data2_7), .word_8(lane_data2_8), .word_9(lane_data2_9), .word_10(lane_data2_10),
            .word_11(lane_data2_11), .word_12(lane_data2_12), .word_13(lane_data2_13), .word_14(lane_data2_14),
            .word_15(lane_data2_15), .word_16(lane_data2_16), .word_17(lane_data2_17), .word_18(lane_data2_18),
            .word_19(lane_data2_19), .word_20(lane_data2_20), .word_21(lane_data2_21), .word_22(lane_data2_22),
            .word_23(lane_data2_23), .word_24(lane_data2_24), .word_25(lane_data2_25), .word_26(lane_data2_26),
            .word_27(lane_data2_27), .word_28(lane_data2_28), .word_29(lane_data2_29), .word_30(lane_data2_30),
            .word_31(lane_data2_31), .take_0(bank_8_granted), .take_1(bank_9_granted), .take_2(bank_10_granted),
            .take_3(bank_11_granted), .take_4(bank_12_granted), .take_5(bank_13_granted), .take_6(bank_14_granted),
            .take_7(bank_15_granted), .taken_0(bank_data2_8), .taken_1(bank_data2_9), .taken_2(bank_data2_10),
            .taken_3(bank_data2_11), .taken_4(bank_data2_12), .taken_5(bank_data2_13), .taken_6(bank_data2_14),
            .taken_7(bank_data2_15));
    (* keep_hierarchy *) word_select data2_2 (.word_0(lane_data2_0), .word_1(lane_data2_1), .word_2(lane_data2_2),
            .word_3(lane_data2_3), .word_4(lane_data2_4), .word_5(lane_data2_5), .word_6(lane_data2_6),
            .word_7(lane_data2_7), .word_8(lane_data2_8), .word_9(lane_data2_9), .word_10(lane_data2_10),
            .word_11(lane_data2_11), .word_12(lane_data2_12), .word_13(lane_data2_13), .word_14(lane_data2_14),
            .word_15(lane_data2_15), .word_16(lane_data2_16), .word_17(lane_data2_17), .word_18(lane_data2_18),
            .word_19(lane_data2_19), .word_20(lane_data2_20), .word_21(lane_data2_21), .word_22(lane_data2_22),
            .word_23(lane_data2_23), .word_24(lane_data2_24), .word_25(lane_data2_25), .word_26(lane_data2_26),
            .word_27(lane_data2_27), .word_28(lane_data2_28), .word_29(lane_data2_29), .word_30(lane_data2_30),
            .word_31(lane_data2_31), .take_0(bank_16_granted), .take_1(bank_17_granted), .take_2(bank_18_granted),
            .take_3(bank_19_granted), .take_4(bank_20_granted), .take_5(bank_21_granted), .take_6(bank_22_granted),
            .take_7(bank_23_granted), .taken_0(bank_data2_16), .taken_1(bank_data2_17), .taken_2(bank_data2_18),
            .taken_3(bank_data2_19), .taken_4(bank_data2_20), .taken_5(bank_data2_21), .taken_6(bank_data2_22),
            .taken_7(bank_data2_23));
    (* keep_hierarchy *) word_select data2_3 (.word_0(lane_data2_0), .word_1(lane_data2_1), .word_2(lane_data2_2),
            .word_3(lane_data2_3), .word_4(lane_data2_4), .word_5(lane_data2_5), .word_6(lane_data2_6),
            .word_7(lane_data2_7), .word_8(lane_data2_8), .word_9(lane_data2_9), .word_10(lane_data2_10),
            .word_11(lane_data2_11), .word_12(lane_data2_12), .word_13(lane_data2_13), .word_14(lane_data2_14),
            .word_15(lane_data2_15), .word_16(lane_data2_16), .word_17(lane_data2_17), .word_18(lane_data2_18),
            .word_19(lane_data2_19), .word_20(lane_data2_20), .word_21(lane_data2_21), .word_22(lane_data2_22),
            .word_23(lane_data2_23), .word_24(lane_data2_24), .word_25(lane_data2_25), .word_26(lane_data2_26),
            .word_27(lane_data2_27), .word_28(lane_data2_28), .word_29(lane_data2_29), .word_30(lane_data2_30),
            .word_31(lane_data2_31), .take_0(bank_24_granted), .take_1(bank_25_granted), .take_2(bank_26_granted),
            .take_3(bank_27_granted), .take_4(bank_28_granted), .take_5(bank_29_granted), .take_6(bank_30_granted),
            .take_7(bank_31_granted), .taken_0(bank_data2_24), .taken_1(bank_data2_25), .taken_2(bank_data2_26),
            .taken_3(bank_data2_27), .taken_4(bank_data2_28), .taken_5(bank_data2_29), .taken_6(bank_data2_30),
            .taken_7(bank_data2_31));

    assign side_0 =
        high_word ? 32'd0 :
        ~bank_plane_0;
    assign side_1 =
        high_word ? ALL :
        bank_plane_0;
    assign side_2 = ~bank_plane_1;
    assign side_3 = bank_plane_1;
    assign side_4 = ~bank_plane_2;
    assign side_5 = bank_plane_2;
    assign side_6 = ~bank_plane_3;
    assign side_7 = bank_plane_3;
    assign side_8 = ~bank_plane_4;
    assign side_9 = bank_plane_4;

    function automatic [31:0] served_of(input reg [31:0] in_bank_served_0, input reg [31:0] in_bank_served_1,
            input reg [31:0] in_bank_served_2, input reg [31:0] in_bank_served_3, input reg [31:0] in_bank_served_4,
            input reg [31:0] in_bank_served_5, input reg [31:0] in_bank_served_6, input reg [31:0] in_bank_served_7,
            input reg [31:0] in_bank_served_8, input reg [31:0] in_bank_served_9, input reg [31:0] in_bank_served_10,
            input reg [31:0] in_bank_served_11, input reg [31:0] in_bank_served_12, input reg [31:0] in_bank_served_13,
            input reg [31:0] in_bank_served_14, input reg [31:0] in_bank_served_15, input reg [31:0] in_bank_served_16,
            input reg [31:0] in_bank_served_17, input reg [31:0] in_bank_served_18, input reg [31:0] in_bank_served_19,
            input reg [31:0] in_bank_served_20, input reg [31:0] in_bank_served_21, input reg [31:0] in_bank_served_22,
            input reg [31:0] in_bank_served_23, input reg [31:0] in_bank_served_24, input reg [31:0] in_bank_served_25,
            input reg [31:0] in_bank_served_26, input reg [31:0] in_bank_served_27, input reg [31:0] in_bank_served_28,
            input reg [31:0] in_bank_served_29, input reg [31:0] in_bank_served_30, input reg [31:0] in_bank_served_31);
        begin
            served_of = 32'd0;
            served_of = served_of | in_bank_served_0;
            served_of = served_of | in_bank_served_1;
            served_of = served_of | in_bank_served_2;
            served_of = served_of | in_bank_served_3;
            served_of = served_of | in_bank_served_4;
            served_of = served_of | in_bank_served_5;
            served_of = served_of | in_bank_served_6;
            served_of = served_of | in_bank_served_7;
            served_of = served_of | in_bank_served_8;
            served_of = served_of | in_bank_served_9;
            served_of = served_of | in_bank_served_10;
            served_of = served_of | in_bank_served_11;
            served_of = served_of | in_bank_served_12;
            served_of = served_of | in_bank_served_13;
            served_of = served_of | in_bank_served_14;
            served_of = served_of | in_bank_served_15;
            served_of = served_of | in_bank_served_16;
            served_of = served_of | in_bank_served_17;
            served_of = served_of | in_bank_served_18;
            served_of = served_of | in_bank_served_19;
            served_of = served_of | in_bank_served_20;
            served_of = served_of | in_bank_served_21;
            served_of = served_of | in_bank_served_22;
            served_of = served_of | in_bank_served_23;
            served_of = served_of | in_bank_served_24;
            served_of = served_of | in_bank_served_25;
            served_of = served_of | in_bank_served_26;
            served_of = served_of | in_bank_served_27;
            served_of = served_of | in_bank_served_28;
            served_of = served_of | in_bank_served_29;
            served_of = served_of | in_bank_served_30;
            served_of = served_of | in_bank_served_31;
        end
    endfunction
    assign served = served_of(bank_0_served, bank_1_served, bank_2_served, bank_3_served, bank_4_served, bank_5_served,
            bank_6_served, bank_7_served, bank_8_served, bank_9_served, bank_10_served, bank_11_served, bank_12_served,
            bank_13_served, bank_14_served, bank_15_served, bank_16_served, bank_17_served, bank_18_served,
            bank_19_served, bank_20_served, bank_21_served, bank_22_served, bank_23_served, bank_24_served,
            bank_25_served, bank_26_served, bank_27_served, bank_28_served, bank_29_served, bank_30_served,
            bank_31_served);
    assign bank_valid = {bank_31_valid, bank_30_valid, bank_29_valid, bank_28_valid, bank_27_valid, bank_26_valid,
            bank_25_valid, bank_24_valid, bank_23_valid, bank_22_valid, bank_21_valid, bank_20_valid, bank_19_valid,
            bank_18_valid, bank_17_valid, bank_16_valid, bank_15_valid, bank_14_valid, bank_13_valid, bank_12_valid,
            bank_11_valid, bank_10_valid, bank_9_valid, bank_8_valid, bank_7_valid, bank_6_valid, bank_5_valid,
            bank_4_valid, bank_3_valid, bank_2_valid, bank_1_valid, bank_0_valid};
    assign bank_0_lanes = bank_ready[0] ? want & side_0 & side_2 & side_4 & side_6 & side_8 : 32'd0,
            bank_1_lanes = bank_ready[1] ? want & side_1 & side_2 & side_4 & side_6 & side_8 : 32'd0,
            bank_2_lanes = bank_ready[2] ? want & side_0 & side_3 & side_4 & side_6 & side_8 : 32'd0,
            bank_3_lanes = bank_ready[3] ? want & side_1 & side_3 & side_4 & side_6 & side_8 : 32'd0,
            bank_4_lanes = bank_ready[4] ? want & side_0 & side_2 & side_5 & side_6 & side_8 : 32'd0,
            bank_5_lanes = bank_ready[5] ? want & side_1 & side_2 & side_5 & side_6 & side_8 : 32'd0,
            bank_6_lanes = bank_ready[6] ? want & side_0 & side_3 & side_5 & side_6 & side_8 : 32'd0,
            bank_7_lanes = bank_ready[7] ? want & side_1 & side_3 & side_5 & side_6 & side_8 : 32'd0,
            bank_8_lanes = bank_ready[8] ? want & side_0 & side_2 & side_4 & side_7 & side_8 : 32'd0,
            bank_9_lanes = bank_ready[9] ? want & side_1 & side_2 & side_4 & side_7 & side_8 : 32'd0,
            bank_10_lanes = bank_ready[10] ? want & side_0 & side_3 & side_4 & side_7 & side_8 : 32'd0,
            bank_11_lanes = bank_ready[11] ? want & side_1 & side_3 & side_4 & side_7 & side_8 : 32'd0,
            bank_12_lanes = bank_ready[12] ? want & side_0 & side_2 & side_5 & side_7 & side_8 : 32'd0,
            bank_13_lanes = bank_ready[13] ? want & side_1 & side_2 & side_5 & side_7 & side_8 : 32'd0,
            bank_14_lanes = bank_ready[14] ? want & side_0 & side_3 & side_5 & side_7 & side_8 : 32'd0,
            bank_15_lanes = bank_ready[15] ? want & side_1 & side_3 & side_5 & side_7 & side_8 : 32'd0,
            bank_16_lanes = bank_ready[16] ? want & side_0 & side_2 & side_4 & side_6 & side_9 : 32'd0,
            bank_17_lanes = bank_ready[17] ? want & side_1 & side_2 & side_4 & side_6 & side_9 : 32'd0,
            bank_18_lanes = bank_ready[18] ? want & side_0 & side_3 & side_4 & side_6 & side_9 : 32'd0,
            bank_19_lanes = bank_ready[19] ? want & side_1 & side_3 & side_4 & side_6 & side_9 : 32'd0,
            bank_20_lanes = bank_ready[20] ? want & side_0 & side_2 & side_5 & side_6 & side_9 : 32'd0,
            bank_21_lanes = bank_ready[21] ? want & side_1 & side_2 & side_5 & side_6 & side_9 : 32'd0,
            bank_22_lanes = bank_ready[22] ? want & side_0 & side_3 & side_5 & side_6 & side_9 : 32'd0,
            bank_23_lanes = bank_ready[23] ? want & side_1 & side_3 & side_5 & side_6 & side_9 : 32'd0,
            bank_24_lanes = bank_ready[24] ? want & side_0 & side_2 & side_4 & side_7 & side_9 : 32'd0,
            bank_25_lanes = bank_ready[25] ? want & side_1 & side_2 & side_4 & side_7 & side_9 : 32'd0,
            bank_26_lanes = bank_ready[26] ? want & side_0 & side_3 & side_4 & side_7 & side_9 : 32'd0,
            bank_27_lanes = bank_ready[27] ? want & side_1 & side_3 & side_4 & side_7 & side_9 : 32'd0,
            bank_28_lanes = bank_ready[28] ? want & side_0 & side_2 & side_5 & side_7 & side_9 : 32'd0,
            bank_29_lanes = bank_ready[29] ? want & side_1 & side_2 & side_5 & side_7 & side_9 : 32'd0,
            bank_30_lanes = bank_ready[30] ? want & side_0 & side_3 & side_5 & side_7 & side_9 : 32'd0,
            bank_31_lanes = bank_ready[31] ? want & side_1 & side_3 & side_5 & side_7 & side_9 : 32'd0;
endmodule
