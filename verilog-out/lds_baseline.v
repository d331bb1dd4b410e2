// lds_baseline: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The plain LDS top: the LDS unit and its banks, no transactions.
//
//                    +------------------------------------------+
//  req_*, lane_* --->|   LdsUnit  --- bank_* --->  LdsBank x 32 |
//  rsp_*         <---|            <-- bank_rsp_* --             |
//                    +------------------------------------------+
//
// The reference of every comparison: the transactional tops have the same units and their
// additions. Latency and throughput are those of LdsUnit.
//
// The plain LDS: no transactions.
module lds_baseline (
    input  wire clock,
    input  wire clear,
    input  wire req_valid,
    output wire req_ready,
    input  wire [4:0] req_op,
    input  wire [31:0] req_lanes,
    input  wire [15:0] lane_addr_0, lane_addr_1, lane_addr_2, lane_addr_3, lane_addr_4, lane_addr_5, lane_addr_6,
            lane_addr_7, lane_addr_8, lane_addr_9, lane_addr_10, lane_addr_11, lane_addr_12, lane_addr_13, lane_addr_14,
            lane_addr_15, lane_addr_16, lane_addr_17, lane_addr_18, lane_addr_19, lane_addr_20, lane_addr_21, lane_addr_22,
            lane_addr_23, lane_addr_24, lane_addr_25, lane_addr_26, lane_addr_27, lane_addr_28, lane_addr_29, lane_addr_30,
            lane_addr_31,
    input  wire [31:0] lane_data_0, lane_data_1, lane_data_2, lane_data_3, lane_data_4, lane_data_5, lane_data_6,
            lane_data_7, lane_data_8, lane_data_9, lane_data_10, lane_data_11, lane_data_12, lane_data_13, lane_data_14,
            lane_data_15, lane_data_16, lane_data_17, lane_data_18, lane_data_19, lane_data_20, lane_data_21, lane_data_22,
            lane_data_23, lane_data_24, lane_data_25, lane_data_26, lane_data_27, lane_data_28, lane_data_29, lane_data_30,
            lane_data_31,
    input  wire [31:0] lane_data2_0, lane_data2_1, lane_data2_2, lane_data2_3, lane_data2_4, lane_data2_5,
            lane_data2_6, lane_data2_7, lane_data2_8, lane_data2_9, lane_data2_10, lane_data2_11, lane_data2_12, lane_data2_13,
            lane_data2_14, lane_data2_15, lane_data2_16, lane_data2_17, lane_data2_18, lane_data2_19, lane_data2_20,
            lane_data2_21, lane_data2_22, lane_data2_23, lane_data2_24, lane_data2_25, lane_data2_26, lane_data2_27,
            lane_data2_28, lane_data2_29, lane_data2_30, lane_data2_31,
    output wire rsp_valid,
    output wire [31:0] rsp_data_0, rsp_data_1, rsp_data_2, rsp_data_3, rsp_data_4, rsp_data_5, rsp_data_6, rsp_data_7,
            rsp_data_8, rsp_data_9, rsp_data_10, rsp_data_11, rsp_data_12, rsp_data_13, rsp_data_14, rsp_data_15, rsp_data_16,
            rsp_data_17, rsp_data_18, rsp_data_19, rsp_data_20, rsp_data_21, rsp_data_22, rsp_data_23, rsp_data_24, rsp_data_25,
            rsp_data_26, rsp_data_27, rsp_data_28, rsp_data_29, rsp_data_30, rsp_data_31,
    output wire [31:0] rsp_data2_0, rsp_data2_1, rsp_data2_2, rsp_data2_3, rsp_data2_4, rsp_data2_5, rsp_data2_6,
            rsp_data2_7, rsp_data2_8, rsp_data2_9, rsp_data2_10, rsp_data2_11, rsp_data2_12, rsp_data2_13, rsp_data2_14,
            rsp_data2_15, rsp_data2_16, rsp_data2_17, rsp_data2_18, rsp_data2_19, rsp_data2_20, rsp_data2_21, rsp_data2_22,
            rsp_data2_23, rsp_data2_24, rsp_data2_25, rsp_data2_26, rsp_data2_27, rsp_data2_28, rsp_data2_29, rsp_data2_30,
            rsp_data2_31,
    output wire [6:0] rsp_rounds,
    // Without a change of the pins the next clock changes nothing.
    output wire idle
);
    (* maybe_unused *) wire [31:0] unused_unit_rsp_aborted;
    (* maybe_unused *) wire unused_unit_conflict_valid;
    (* maybe_unused *) wire unused_unit_conflict_wavefront;
    (* maybe_unused *) wire unused_unit_conflict_half;
    (* maybe_unused *) wire [31:0] unused_unit_conflict_lanes;
    wire unit_busy;
    (* maybe_unused *) wire unused_unit_perf_overhead;
    reg  [31:0] ready;
    (* maybe_unused *) wire [31:0] unused_unit_bank_valid;
    wire [8:0] unit_bank_row_0, unit_bank_row_1, unit_bank_row_2, unit_bank_row_3, unit_bank_row_4, unit_bank_row_5,
            unit_bank_row_6, unit_bank_row_7, unit_bank_row_8, unit_bank_row_9, unit_bank_row_10, unit_bank_row_11,
            unit_bank_row_12, unit_bank_row_13, unit_bank_row_14, unit_bank_row_15, unit_bank_row_16, unit_bank_row_17,
            unit_bank_row_18, unit_bank_row_19, unit_bank_row_20, unit_bank_row_21, unit_bank_row_22, unit_bank_row_23,
            unit_bank_row_24, unit_bank_row_25, unit_bank_row_26, unit_bank_row_27, unit_bank_row_28, unit_bank_row_29,
            unit_bank_row_30, unit_bank_row_31;
    wire [1:0] unit_bank_byte_0, unit_bank_byte_1, unit_bank_byte_2, unit_bank_byte_3, unit_bank_byte_4,
            unit_bank_byte_5, unit_bank_byte_6, unit_bank_byte_7, unit_bank_byte_8, unit_bank_byte_9, unit_bank_byte_10,
            unit_bank_byte_11, unit_bank_byte_12, unit_bank_byte_13, unit_bank_byte_14, unit_bank_byte_15, unit_bank_byte_16,
            unit_bank_byte_17, unit_bank_byte_18, unit_bank_byte_19, unit_bank_byte_20, unit_bank_byte_21, unit_bank_byte_22,
            unit_bank_byte_23, unit_bank_byte_24, unit_bank_byte_25, unit_bank_byte_26, unit_bank_byte_27, unit_bank_byte_28,
            unit_bank_byte_29, unit_bank_byte_30, unit_bank_byte_31;
    wire [31:0] unit_bank_data_0, unit_bank_data_1, unit_bank_data_2, unit_bank_data_3, unit_bank_data_4,
            unit_bank_data_5, unit_bank_data_6, unit_bank_data_7, unit_bank_data_8, unit_bank_data_9, unit_bank_data_10,
            unit_bank_data_11, unit_bank_data_12, unit_bank_data_13, unit_bank_data_14, unit_bank_data_15, unit_bank_data_16,
            unit_bank_data_17, unit_bank_data_18, unit_bank_data_19, unit_bank_data_20, unit_bank_data_21, unit_bank_data_22,
            unit_bank_data_23, unit_bank_data_24, unit_bank_data_25, unit_bank_data_26, unit_bank_data_27, unit_bank_data_28,
            unit_bank_data_29, unit_bank_data_30, unit_bank_data_31;
    wire [31:0] unit_bank_data2_0, unit_bank_data2_1, unit_bank_data2_2, unit_bank_data2_3, unit_bank_data2_4,
            unit_bank_data2_5, unit_bank_data2_6, unit_bank_data2_7, unit_bank_data2_8, unit_bank_data2_9, unit_bank_data2_10,
            unit_bank_data2_11, unit_bank_data2_12, unit_bank_data2_13, unit_bank_data2_14, unit_bank_data2_15,
            unit_bank_data2_16, unit_bank_data2_17, unit_bank_data2_18, unit_bank_data2_19, unit_bank_data2_20,
            unit_bank_data2_21, unit_bank_data2_22, unit_bank_data2_23, unit_bank_data2_24, unit_bank_data2_25,
            unit_bank_data2_26, unit_bank_data2_27, unit_bank_data2_28, unit_bank_data2_29, unit_bank_data2_30, unit_bank_data2_31;
    (* maybe_unused *) wire [7:0] unused_unit_bank_work_item_0, unused_unit_bank_work_item_1,
            unused_unit_bank_work_item_2, unused_unit_bank_work_item_3, unused_unit_bank_work_item_4,
            unused_unit_bank_work_item_5, unused_unit_bank_work_item_6, unused_unit_bank_work_item_7,
            unused_unit_bank_work_item_8, unused_unit_bank_work_item_9, unused_unit_bank_work_item_10,
            unused_unit_bank_work_item_11, unused_unit_bank_work_item_12, unused_unit_bank_work_item_13,
            unused_unit_bank_work_item_14, unused_unit_bank_work_item_15, unused_unit_bank_work_item_16,
            unused_unit_bank_work_item_17, unused_unit_bank_work_item_18, unused_unit_bank_work_item_19,
            unused_unit_bank_work_item_20, unused_unit_bank_work_item_21, unused_unit_bank_work_item_22,
            unused_unit_bank_work_item_23, unused_unit_bank_work_item_24, unused_unit_bank_work_item_25,
            unused_unit_bank_work_item_26, unused_unit_bank_work_item_27, unused_unit_bank_work_item_28,
            unused_unit_bank_work_item_29, unused_unit_bank_work_item_30, unused_unit_bank_work_item_31;
    reg  [31:0] answered;
    wire [31:0] bank_0_rsp_word;
    wire [31:0] bank_1_rsp_word;
    wire [31:0] bank_2_rsp_word;
    wire [31:0] bank_3_rsp_word;
    wire [31:0] bank_4_rsp_word;
    wire [31:0] bank_5_rsp_word;
    wire [31:0] bank_6_rsp_word;
    wire [31:0] bank_7_rsp_word;
    wire [31:0] bank_8_rsp_word;
    wire [31:0] bank_9_rsp_word;
    wire [31:0] bank_10_rsp_word;
    wire [31:0] bank_11_rsp_word;
    wire [31:0] bank_12_rsp_word;
    wire [31:0] bank_13_rsp_word;
    wire [31:0] bank_14_rsp_word;
    wire [31:0] bank_15_rsp_word;
    wire [31:0] bank_16_rsp_word;
    wire [31:0] bank_17_rsp_word;
    wire [31:0] bank_18_rsp_word;
    wire [31:0] bank_19_rsp_word;
    wire [31:0] bank_20_rsp_word;
    wire [31:0] bank_21_rsp_word;
    wire [31:0] bank_22_rsp_word;
    wire [31:0] bank_23_rsp_word;
    wire [31:0] bank_24_rsp_word;
    wire [31:0] bank_25_rsp_word;
    wire [31:0] bank_26_rsp_word;
    wire [31:0] bank_27_rsp_word;
    wire [31:0] bank_28_rsp_word;
    wire [31:0] bank_29_rsp_word;
    wire [31:0] bank_30_rsp_word;
    wire [31:0] bank_31_rsp_word;
    wire bank_0_req_ready;
    wire bank_0_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_0_access_row;
    (* maybe_unused *) wire unused_bank_0_access_write;
    wire bank_1_req_ready;
    wire bank_1_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_1_access_row;
    (* maybe_unused *) wire unused_bank_1_access_write;
    wire bank_2_req_ready;
    wire bank_2_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_2_access_row;
    (* maybe_unused *) wire unused_bank_2_access_write;
    wire bank_3_req_ready;
    wire bank_3_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_3_access_row;
    (* maybe_unused *) wire unused_bank_3_access_write;
    wire bank_4_req_ready;
    wire bank_4_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_4_access_row;
    (* maybe_unused *) wire unused_bank_4_access_write;
    wire bank_5_req_ready;
    wire bank_5_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_5_access_row;
    (* maybe_unused *) wire unused_bank_5_access_write;
    wire bank_6_req_ready;
    wire bank_6_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_6_access_row;
    (* maybe_unused *) wire unused_bank_6_access_write;
    wire bank_7_req_ready;
    wire bank_7_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_7_access_row;
    (* maybe_unused *) wire unused_bank_7_access_write;
    wire bank_8_req_ready;
    wire bank_8_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_8_access_row;
    (* maybe_unused *) wire unused_bank_8_access_write;
    wire bank_9_req_ready;
    wire bank_9_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_9_access_row;
    (* maybe_unused *) wire unused_bank_9_access_write;
    wire bank_10_req_ready;
    wire bank_10_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_10_access_row;
    (* maybe_unused *) wire unused_bank_10_access_write;
    wire bank_11_req_ready;
    wire bank_11_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_11_access_row;
    (* maybe_unused *) wire unused_bank_11_access_write;
    wire bank_12_req_ready;
    wire bank_12_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_12_access_row;
    (* maybe_unused *) wire unused_bank_12_access_write;
    wire bank_13_req_ready;
    wire bank_13_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_13_access_row;
    (* maybe_unused *) wire unused_bank_13_access_write;
    wire bank_14_req_ready;
    wire bank_14_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_14_access_row;
    (* maybe_unused *) wire unused_bank_14_access_write;
    wire bank_15_req_ready;
    wire bank_15_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_15_access_row;
    (* maybe_unused *) wire unused_bank_15_access_write;
    wire bank_16_req_ready;
    wire bank_16_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_16_access_row;
    (* maybe_unused *) wire unused_bank_16_access_write;
    wire bank_17_req_ready;
    wire bank_17_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_17_access_row;
    (* maybe_unused *) wire unused_bank_17_access_write;
    wire bank_18_req_ready;
    wire bank_18_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_18_access_row;
    (* maybe_unused *) wire unused_bank_18_access_write;
    wire bank_19_req_ready;
    wire bank_19_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_19_access_row;
    (* maybe_unused *) wire unused_bank_19_access_write;
    wire bank_20_req_ready;
    wire bank_20_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_20_access_row;
    (* maybe_unused *) wire unused_bank_20_access_write;
    wire bank_21_req_ready;
    wire bank_21_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_21_access_row;
    (* maybe_unused *) wire unused_bank_21_access_write;
    wire bank_22_req_ready;
    wire bank_22_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_22_access_row;
    (* maybe_unused *) wire unused_bank_22_access_write;
    wire bank_23_req_ready;
    wire bank_23_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_23_access_row;
    (* maybe_unused *) wire unused_bank_23_access_write;
    wire bank_24_req_ready;
    wire bank_24_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_24_access_row;
    (* maybe_unused *) wire unused_bank_24_access_write;
    wire bank_25_req_ready;
    wire bank_25_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_25_access_row;
    (* maybe_unused *) wire unused_bank_25_access_write;
    wire bank_26_req_ready;
    wire bank_26_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_26_access_row;
    (* maybe_unused *) wire unused_bank_26_access_write;
    wire bank_27_req_ready;
    wire bank_27_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_27_access_row;
    (* maybe_unused *) wire unused_bank_27_access_write;
    wire bank_28_req_ready;
    wire bank_28_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_28_access_row;
    (* maybe_unused *) wire unused_bank_28_access_write;
    wire bank_29_req_ready;
    wire bank_29_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_29_access_row;
    (* maybe_unused *) wire unused_bank_29_access_write;
    wire bank_30_req_ready;
    wire bank_30_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_30_access_row;
    (* maybe_unused *) wire unused_bank_30_access_write;
    wire bank_31_req_ready;
    wire bank_31_rsp_valid;
    (* maybe_unused *) wire [8:0] unused_bank_31_access_row;
    (* maybe_unused *) wire unused_bank_31_access_write;

    lds_baseline_unit unit (
        .clock(clock),
        .clear(clear),
        .req_valid(req_valid),
        .req_ready(req_ready),
        .req_op(req_op),
        .req_wavefront(1'b0),
        .req_half(1'b0),
        .req_transactional(1'b0),
        .req_lanes(req_lanes),
        .lane_addr_0(lane_addr_0), .lane_addr_1(lane_addr_1), .lane_addr_2(lane_addr_2), .lane_addr_3(lane_addr_3),
                .lane_addr_4(lane_addr_4), .lane_addr_5(lane_addr_5), .lane_addr_6(lane_addr_6), .lane_addr_7(lane_addr_7),
                .lane_addr_8(lane_addr_8), .lane_addr_9(lane_addr_9), .lane_addr_10(lane_addr_10), .lane_addr_11(lane_addr_11),
                .lane_addr_12(lane_addr_12), .lane_addr_13(lane_addr_13), .lane_addr_14(lane_addr_14), .lane_addr_15(lane_addr_15),
                .lane_addr_16(lane_addr_16), .lane_addr_17(lane_addr_17), .lane_addr_18(lane_addr_18), .lane_addr_19(lane_addr_19),
                .lane_addr_20(lane_addr_20), .lane_addr_21(lane_addr_21), .lane_addr_22(lane_addr_22), .lane_addr_23(lane_addr_23),
                .lane_addr_24(lane_addr_24), .lane_addr_25(lane_addr_25), .lane_addr_26(lane_addr_26), .lane_addr_27(lane_addr_27),
                .lane_addr_28(lane_addr_28), .lane_addr_29(lane_addr_29), .lane_addr_30(lane_addr_30), .lane_addr_31(lane_addr_31),
        .lane_data_0(lane_data_0), .lane_data_1(lane_data_1), .lane_data_2(lane_data_2), .lane_data_3(lane_data_3),
                .lane_data_4(lane_data_4), .lane_data_5(lane_data_5), .lane_data_6(lane_data_6), .lane_data_7(lane_data_7),
                .lane_data_8(lane_data_8), .lane_data_9(lane_data_9), .lane_data_10(lane_data_10), .lane_data_11(lane_data_11),
                .lane_data_12(lane_data_12), .lane_data_13(lane_data_13), .lane_data_14(lane_data_14), .lane_data_15(lane_data_15),
                .lane_data_16(lane_data_16), .lane_data_17(lane_data_17), .lane_data_18(lane_data_18), .lane_data_19(lane_data_19),
                .lane_data_20(lane_data_20), .lane_data_21(lane_data_21), .lane_data_22(lane_data_22), .lane_data_23(lane_data_23),
                .lane_data_24(lane_data_24), .lane_data_25(lane_data_25), .lane_data_26(lane_data_26), .lane_data_27(lane_data_27),
                .lane_data_28(lane_data_28), .lane_data_29(lane_data_29), .lane_data_30(lane_data_30), .lane_data_31(lane_data_31),
        .lane_data2_0(lane_data2_0), .lane_data2_1(lane_data2_1), .lane_data2_2(lane_data2_2),
                .lane_data2_3(lane_data2_3), .lane_data2_4(lane_data2_4), .lane_data2_5(lane_data2_5), .lane_data2_6(lane_data2_6),
                .lane_data2_7(lane_data2_7), .lane_data2_8(lane_data2_8), .lane_data2_9(lane_data2_9), .lane_data2_10(lane_data2_10),
                .lane_data2_11(lane_data2_11), .lane_data2_12(lane_data2_12), .lane_data2_13(lane_data2_13),
                .lane_data2_14(lane_data2_14), .lane_data2_15(lane_data2_15), .lane_data2_16(lane_data2_16),
                .lane_data2_17(lane_data2_17), .lane_data2_18(lane_data2_18), .lane_data2_19(lane_data2_19),
                .lane_data2_20(lane_data2_20), .lane_data2_21(lane_data2_21), .lane_data2_22(lane_data2_22),
                .lane_data2_23(lane_data2_23), .lane_data2_24(lane_data2_24), .lane_data2_25(lane_data2_25),
                .lane_data2_26(lane_data2_26), .lane_data2_27(lane_data2_27), .lane_data2_28(lane_data2_28),
                .lane_data2_29(lane_data2_29), .lane_data2_30(lane_data2_30), .lane_data2_31(lane_data2_31),
        .tcm_0(32'd0), .tcm_1(32'd0),
        .rsp_valid(rsp_valid),
        .rsp_data_0(rsp_data_0), .rsp_data_1(rsp_data_1), .rsp_data_2(rsp_data_2), .rsp_data_3(rsp_data_3),
                .rsp_data_4(rsp_data_4), .rsp_data_5(rsp_data_5), .rsp_data_6(rsp_data_6), .rsp_data_7(rsp_data_7),
                .rsp_data_8(rsp_data_8), .rsp_data_9(rsp_data_9), .rsp_data_10(rsp_data_10), .rsp_data_11(rsp_data_11),
                .rsp_data_12(rsp_data_12), .rsp_data_13(rsp_data_13), .rsp_data_14(rsp_data_14), .rsp_data_15(rsp_data_15),
                .rsp_data_16(rsp_data_16), .rsp_data_17(rsp_data_17), .rsp_data_18(rsp_data_18), .rsp_data_19(rsp_data_19),
                .rsp_data_20(rsp_data_20), .rsp_data_21(rsp_data_21), .rsp_data_22(rsp_data_22), .rsp_data_23(rsp_data_23),
                .rsp_data_24(rsp_data_24), .rsp_data_25(rsp_data_25), .rsp_data_26(rsp_data_26), .rsp_data_27(rsp_data_27),
                .rsp_data_28(rsp_data_28), .rsp_data_29(rsp_data_29), .rsp_data_30(rsp_data_30), .rsp_data_31(rsp_data_31),
        .rsp_data2_0(rsp_data2_0), .rsp_data2_1(rsp_data2_1), .rsp_data2_2(rsp_data2_2), .rsp_data2_3(rsp_data2_3),
                .rsp_data2_4(rsp_data2_4), .rsp_data2_5(rsp_data2_5), .rsp_data2_6(rsp_data2_6), .rsp_data2_7(rsp_data2_7),
                .rsp_data2_8(rsp_data2_8), .rsp_data2_9(rsp_data2_9), .rsp_data2_10(rsp_data2_10), .rsp_data2_11(rsp_data2_11),
                .rsp_data2_12(rsp_data2_12), .rsp_data2_13(rsp_data2_13), .rsp_data2_14(rsp_data2_14), .rsp_data2_15(rsp_data2_15),
                .rsp_data2_16(rsp_data2_16), .rsp_data2_17(rsp_data2_17), .rsp_data2_18(rsp_data2_18), .rsp_data2_19(rsp_data2_19),
                .rsp_data2_20(rsp_data2_20), .rsp_data2_21(rsp_data2_21), .rsp_data2_22(rsp_data2_22), .rsp_data2_23(rsp_data2_23),
                .rsp_data2_24(rsp_data2_24), .rsp_data2_25(rsp_data2_25), .rsp_data2_26(rsp_data2_26), .rsp_data2_27(rsp_data2_27),
                .rsp_data2_28(rsp_data2_28), .rsp_data2_29(rsp_data2_29), .rsp_data2_30(rsp_data2_30), .rsp_data2_31(rsp_data2_31),
        .rsp_aborted(unused_unit_rsp_aborted),
        .rsp_rounds(rsp_rounds),
        .hold(1'b0),
        .conflict_valid(unused_unit_conflict_valid),
        .conflict_wavefront(unused_unit_conflict_wavefront),
        .conflict_half(unused_unit_conflict_half),
        .conflict_lanes(unused_unit_conflict_lanes),
        .busy(unit_busy),
        .perf_overhead(unused_unit_perf_overhead),
        .bank_ready(ready),
        .bank_valid(unused_unit_bank_valid),
        .bank_row_0(unit_bank_row_0), .bank_row_1(unit_bank_row_1), .bank_row_2(unit_bank_row_2),
                .bank_row_3(unit_bank_row_3), .bank_row_4(unit_bank_row_4), .bank_row_5(unit_bank_row_5),
                .bank_row_6(unit_bank_row_6), .bank_row_7(unit_bank_row_7), .bank_row_8(unit_bank_row_8),
                .bank_row_9(unit_bank_row_9), .bank_row_10(unit_bank_row_10), .bank_row_11(unit_bank_row_11),
                .bank_row_12(unit_bank_row_12), .bank_row_13(unit_bank_row_13), .bank_row_14(unit_bank_row_14),
                .bank_row_15(unit_bank_row_15), .bank_row_16(unit_bank_row_16), .bank_row_17(unit_bank_row_17),
                .bank_row_18(unit_bank_row_18), .bank_row_19(unit_bank_row_19), .bank_row_20(unit_bank_row_20),
                .bank_row_21(unit_bank_row_21), .bank_row_22(unit_bank_row_22), .bank_row_23(unit_bank_row_23),
                .bank_row_24(unit_bank_row_24), .bank_row_25(unit_bank_row_25), .bank_row_26(unit_bank_row_26),
                .bank_row_27(unit_bank_row_27), .bank_row_28(unit_bank_row_28), .bank_row_29(unit_bank_row_29),
                .bank_row_30(unit_bank_row_30), .bank_row_31(unit_bank_row_31),
        .bank_byte_0(unit_bank_byte_0), .bank_byte_1(unit_bank_byte_1), .bank_byte_2(unit_bank_byte_2),
                .bank_byte_3(unit_bank_byte_3), .bank_byte_4(unit_bank_byte_4), .bank_byte_5(unit_bank_byte_5),
                .bank_byte_6(unit_bank_byte_6), .bank_byte_7(unit_bank_byte_7), .bank_byte_8(unit_bank_byte_8),
                .bank_byte_9(unit_bank_byte_9), .bank_byte_10(unit_bank_byte_10), .bank_byte_11(unit_bank_byte_11),
                .bank_byte_12(unit_bank_byte_12), .bank_byte_13(unit_bank_byte_13), .bank_byte_14(unit_bank_byte_14),
                .bank_byte_15(unit_bank_byte_15), .bank_byte_16(unit_bank_byte_16), .bank_byte_17(unit_bank_byte_17),
                .bank_byte_18(unit_bank_byte_18), .bank_byte_19(unit_bank_byte_19), .bank_byte_20(unit_bank_byte_20),
                .bank_byte_21(unit_bank_byte_21), .bank_byte_22(unit_bank_byte_22), .bank_byte_23(unit_bank_byte_23),
                .bank_byte_24(unit_bank_byte_24), .bank_byte_25(unit_bank_byte_25), .bank_byte_26(unit_bank_byte_26),
                .bank_byte_27(unit_bank_byte_27), .bank_byte_28(unit_bank_byte_28), .bank_byte_29(unit_bank_byte_29),
                .bank_byte_30(unit_bank_byte_30), .bank_byte_31(unit_bank_byte_31),
        .bank_data_0(unit_bank_data_0), .bank_data_1(unit_bank_data_1), .bank_data_2(unit_bank_data_2),
                .bank_data_3(unit_bank_data_3), .bank_data_4(unit_bank_data_4), .bank_data_5(unit_bank_data_5),
                .bank_data_6(unit_bank_data_6), .bank_data_7(unit_bank_data_7), .bank_data_8(unit_bank_data_8),
                .bank_data_9(unit_bank_data_9), .bank_data_10(unit_bank_data_10), .bank_data_11(unit_bank_data_11),
                .bank_data_12(unit_bank_data_12), .bank_data_13(unit_bank_data_13), .bank_data_14(unit_bank_data_14),
                .bank_data_15(unit_bank_data_15), .bank_data_16(unit_bank_data_16), .bank_data_17(unit_bank_data_17),
                .bank_data_18(unit_bank_data_18), .bank_data_19(unit_bank_data_19), .bank_data_20(unit_bank_data_20),
                .bank_data_21(unit_bank_data_21), .bank_data_22(unit_bank_data_22), .bank_data_23(unit_bank_data_23),
                .bank_data_24(unit_bank_data_24), .bank_data_25(unit_bank_data_25), .bank_data_26(unit_bank_data_26),
                .bank_data_27(unit_bank_data_27), .bank_data_28(unit_bank_data_28), .bank_data_29(unit_bank_data_29),
                .bank_data_30(unit_bank_data_30), .bank_data_31(unit_bank_data_31),
        .bank_data2_0(unit_bank_data2_0), .bank_data2_1(unit_bank_data2_1), .bank_data2_2(unit_bank_data2_2),
                .bank_data2_3(unit_bank_data2_3), .bank_data2_4(unit_bank_data2_4), .bank_data2_5(unit_bank_data2_5),
                .bank_data2_6(unit_bank_data2_6), .bank_data2_7(unit_bank_data2_7), .bank_data2_8(unit_bank_data2_8),
                .bank_data2_9(unit_bank_data2_9), .bank_data2_10(unit_bank_data2_10), .bank_data2_11(unit_bank_data2_11),
                .bank_data2_12(unit_bank_data2_12), .bank_data2_13(unit_bank_data2_13), .bank_data2_14(unit_bank_data2_14),
                .bank_data2_15(unit_bank_data2_15), .bank_data2_16(unit_bank_data2_16), .bank_data2_17(unit_bank_data2_17),
                .bank_data2_18(unit_bank_data2_18), .bank_data2_19(unit_bank_data2_19), .bank_data2_20(unit_bank_data2_20),
                .bank_data2_21(unit_bank_data2_21), .bank_data2_22(unit_bank_data2_22), .bank_data2_23(unit_bank_data2_23),
                .bank_data2_24(unit_bank_data2_24), .bank_data2_25(unit_bank_data2_25), .bank_data2_26(unit_bank_data2_26),
                .bank_data2_27(unit_bank_data2_27), .bank_data2_28(unit_bank_data2_28), .bank_data2_29(unit_bank_data2_29),
                .bank_data2_30(unit_bank_data2_30), .bank_data2_31(unit_bank_data2_31),
        .bank_work_item_0(unused_unit_bank_work_item_0), .bank_work_item_1(unused_unit_bank_work_item_1),
                .bank_work_item_2(unused_unit_bank_work_item_2), .bank_work_item_3(unused_unit_bank_work_item_3),
                .bank_work_item_4(unused_unit_bank_work_item_4), .bank_work_item_5(unused_unit_bank_work_item_5),
                .bank_work_item_6(unused_unit_bank_work_item_6), .bank_work_item_7(unused_unit_bank_work_item_7),
                .bank_work_item_8(unused_unit_bank_work_item_8), .bank_work_item_9(unused_unit_bank_work_item_9),
                .bank_work_item_10(unused_unit_bank_work_item_10), .bank_work_item_11(unused_unit_bank_work_item_11),
                .bank_work_item_12(unused_unit_bank_work_item_12), .bank_work_item_13(unused_unit_bank_work_item_13),
                .bank_work_item_14(unused_unit_bank_work_item_14), .bank_work_item_15(unused_unit_bank_work_item_15),
                .bank_work_item_16(unused_unit_bank_work_item_16), .bank_work_item_17(unused_unit_bank_work_item_17),
                .bank_work_item_18(unused_unit_bank_work_item_18), .bank_work_item_19(unused_unit_bank_work_item_19),
                .bank_work_item_20(unused_unit_bank_work_item_20), .bank_work_item_21(unused_unit_bank_work_item_21),
                .bank_work_item_22(unused_unit_bank_work_item_22), .bank_work_item_23(unused_unit_bank_work_item_23),
                .bank_work_item_24(unused_unit_bank_work_item_24), .bank_work_item_25(unused_unit_bank_work_item_25),
                .bank_work_item_26(unused_unit_bank_work_item_26), .bank_work_item_27(unused_unit_bank_work_item_27),
                .bank_work_item_28(unused_unit_bank_work_item_28), .bank_work_item_29(unused_unit_bank_work_item_29),
                .bank_work_item_30(unused_unit_bank_work_item_30), .bank_work_item_31(unused_unit_bank_work_item_31),
        .bank_rsp_valid(answered),
        .bank_rsp_aborted(32'd0),
        .bank_rsp_word_0(bank_0_rsp_word), .bank_rsp_word_1(bank_1_rsp_word), .bank_rsp_word_2(bank_2_rsp_word),
                .bank_rsp_word_3(bank_3_rsp_word), .bank_rsp_word_4(bank_4_rsp_word), .bank_rsp_word_5(bank_5_rsp_word),
                .bank_rsp_word_6(bank_6_rsp_word), .bank_rsp_word_7(bank_7_rsp_word), .bank_rsp_word_8(bank_8_rsp_word),
                .bank_rsp_word_9(bank_9_rsp_word), .bank_rsp_word_10(bank_10_rsp_word), .bank_rsp_word_11(bank_11_rsp_word),
                .bank_rsp_word_12(bank_12_rsp_word), .bank_rsp_word_13(bank_13_rsp_word), .bank_rsp_word_14(bank_14_rsp_word),
                .bank_rsp_word_15(bank_15_rsp_word), .bank_rsp_word_16(bank_16_rsp_word), .bank_rsp_word_17(bank_17_rsp_word),
                .bank_rsp_word_18(bank_18_rsp_word), .bank_rsp_word_19(bank_19_rsp_word), .bank_rsp_word_20(bank_20_rsp_word),
                .bank_rsp_word_21(bank_21_rsp_word), .bank_rsp_word_22(bank_22_rsp_word), .bank_rsp_word_23(bank_23_rsp_word),
                .bank_rsp_word_24(bank_24_rsp_word), .bank_rsp_word_25(bank_25_rsp_word), .bank_rsp_word_26(bank_26_rsp_word),
                .bank_rsp_word_27(bank_27_rsp_word), .bank_rsp_word_28(bank_28_rsp_word), .bank_rsp_word_29(bank_29_rsp_word),
                .bank_rsp_word_30(bank_30_rsp_word), .bank_rsp_word_31(bank_31_rsp_word)
    );

    lds_bank bank_0 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[0]),
        .req_ready(bank_0_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_0),
        .req_byte(unit_bank_byte_0),
        .req_data(unit_bank_data_0),
        .req_data2(unit_bank_data2_0),
        .rsp_valid(bank_0_rsp_valid),
        .rsp_word(bank_0_rsp_word),
        .access_row(unused_bank_0_access_row),
        .access_write(unused_bank_0_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_1 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[1]),
        .req_ready(bank_1_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_1),
        .req_byte(unit_bank_byte_1),
        .req_data(unit_bank_data_1),
        .req_data2(unit_bank_data2_1),
        .rsp_valid(bank_1_rsp_valid),
        .rsp_word(bank_1_rsp_word),
        .access_row(unused_bank_1_access_row),
        .access_write(unused_bank_1_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_2 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[2]),
        .req_ready(bank_2_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_2),
        .req_byte(unit_bank_byte_2),
        .req_data(unit_bank_data_2),
        .req_data2(unit_bank_data2_2),
        .rsp_valid(bank_2_rsp_valid),
        .rsp_word(bank_2_rsp_word),
        .access_row(unused_bank_2_access_row),
        .access_write(unused_bank_2_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_3 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[3]),
        .req_ready(bank_3_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_3),
        .req_byte(unit_bank_byte_3),
        .req_data(unit_bank_data_3),
        .req_data2(unit_bank_data2_3),
        .rsp_valid(bank_3_rsp_valid),
        .rsp_word(bank_3_rsp_word),
        .access_row(unused_bank_3_access_row),
        .access_write(unused_bank_3_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_4 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[4]),
        .req_ready(bank_4_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_4),
        .req_byte(unit_bank_byte_4),
        .req_data(unit_bank_data_4),
        .req_data2(unit_bank_data2_4),
        .rsp_valid(bank_4_rsp_valid),
        .rsp_word(bank_4_rsp_word),
        .access_row(unused_bank_4_access_row),
        .access_write(unused_bank_4_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_5 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[5]),
        .req_ready(bank_5_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_5),
        .req_byte(unit_bank_byte_5),
        .req_data(unit_bank_data_5),
        .req_data2(unit_bank_data2_5),
        .rsp_valid(bank_5_rsp_valid),
        .rsp_word(bank_5_rsp_word),
        .access_row(unused_bank_5_access_row),
        .access_write(unused_bank_5_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_6 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[6]),
        .req_ready(bank_6_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_6),
        .req_byte(unit_bank_byte_6),
        .req_data(unit_bank_data_6),
        .req_data2(unit_bank_data2_6),
        .rsp_valid(bank_6_rsp_valid),
        .rsp_word(bank_6_rsp_word),
        .access_row(unused_bank_6_access_row),
        .access_write(unused_bank_6_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_7 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[7]),
        .req_ready(bank_7_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_7),
        .req_byte(unit_bank_byte_7),
        .req_data(unit_bank_data_7),
        .req_data2(unit_bank_data2_7),
        .rsp_valid(bank_7_rsp_valid),
        .rsp_word(bank_7_rsp_word),
        .access_row(unused_bank_7_access_row),
        .access_write(unused_bank_7_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_8 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[8]),
        .req_ready(bank_8_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_8),
        .req_byte(unit_bank_byte_8),
        .req_data(unit_bank_data_8),
        .req_data2(unit_bank_data2_8),
        .rsp_valid(bank_8_rsp_valid),
        .rsp_word(bank_8_rsp_word),
        .access_row(unused_bank_8_access_row),
        .access_write(unused_bank_8_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_9 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[9]),
        .req_ready(bank_9_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_9),
        .req_byte(unit_bank_byte_9),
        .req_data(unit_bank_data_9),
        .req_data2(unit_bank_data2_9),
        .rsp_valid(bank_9_rsp_valid),
        .rsp_word(bank_9_rsp_word),
        .access_row(unused_bank_9_access_row),
        .access_write(unused_bank_9_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_10 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[10]),
        .req_ready(bank_10_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_10),
        .req_byte(unit_bank_byte_10),
        .req_data(unit_bank_data_10),
        .req_data2(unit_bank_data2_10),
        .rsp_valid(bank_10_rsp_valid),
        .rsp_word(bank_10_rsp_word),
        .access_row(unused_bank_10_access_row),
        .access_write(unused_bank_10_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_11 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[11]),
        .req_ready(bank_11_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_11),
        .req_byte(unit_bank_byte_11),
        .req_data(unit_bank_data_11),
        .req_data2(unit_bank_data2_11),
        .rsp_valid(bank_11_rsp_valid),
        .rsp_word(bank_11_rsp_word),
        .access_row(unused_bank_11_access_row),
        .access_write(unused_bank_11_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_12 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[12]),
        .req_ready(bank_12_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_12),
        .req_byte(unit_bank_byte_12),
        .req_data(unit_bank_data_12),
        .req_data2(unit_bank_data2_12),
        .rsp_valid(bank_12_rsp_valid),
        .rsp_word(bank_12_rsp_word),
        .access_row(unused_bank_12_access_row),
        .access_write(unused_bank_12_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_13 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[13]),
        .req_ready(bank_13_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_13),
        .req_byte(unit_bank_byte_13),
        .req_data(unit_bank_data_13),
        .req_data2(unit_bank_data2_13),
        .rsp_valid(bank_13_rsp_valid),
        .rsp_word(bank_13_rsp_word),
        .access_row(unused_bank_13_access_row),
        .access_write(unused_bank_13_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_14 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[14]),
        .req_ready(bank_14_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_14),
        .req_byte(unit_bank_byte_14),
        .req_data(unit_bank_data_14),
        .req_data2(unit_bank_data2_14),
        .rsp_valid(bank_14_rsp_valid),
        .rsp_word(bank_14_rsp_word),
        .access_row(unused_bank_14_access_row),
        .access_write(unused_bank_14_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_15 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[15]),
        .req_ready(bank_15_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_15),
        .req_byte(unit_bank_byte_15),
        .req_data(unit_bank_data_15),
        .req_data2(unit_bank_data2_15),
        .rsp_valid(bank_15_rsp_valid),
        .rsp_word(bank_15_rsp_word),
        .access_row(unused_bank_15_access_row),
        .access_write(unused_bank_15_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_16 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[16]),
        .req_ready(bank_16_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_16),
        .req_byte(unit_bank_byte_16),
        .req_data(unit_bank_data_16),
        .req_data2(unit_bank_data2_16),
        .rsp_valid(bank_16_rsp_valid),
        .rsp_word(bank_16_rsp_word),
        .access_row(unused_bank_16_access_row),
        .access_write(unused_bank_16_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_17 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[17]),
        .req_ready(bank_17_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_17),
        .req_byte(unit_bank_byte_17),
        .req_data(unit_bank_data_17),
        .req_data2(unit_bank_data2_17),
        .rsp_valid(bank_17_rsp_valid),
        .rsp_word(bank_17_rsp_word),
        .access_row(unused_bank_17_access_row),
        .access_write(unused_bank_17_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_18 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[18]),
        .req_ready(bank_18_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_18),
        .req_byte(unit_bank_byte_18),
        .req_data(unit_bank_data_18),
        .req_data2(unit_bank_data2_18),
        .rsp_valid(bank_18_rsp_valid),
        .rsp_word(bank_18_rsp_word),
        .access_row(unused_bank_18_access_row),
        .access_write(unused_bank_18_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_19 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[19]),
        .req_ready(bank_19_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_19),
        .req_byte(unit_bank_byte_19),
        .req_data(unit_bank_data_19),
        .req_data2(unit_bank_data2_19),
        .rsp_valid(bank_19_rsp_valid),
        .rsp_word(bank_19_rsp_word),
        .access_row(unused_bank_19_access_row),
        .access_write(unused_bank_19_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_20 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[20]),
        .req_ready(bank_20_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_20),
        .req_byte(unit_bank_byte_20),
        .req_data(unit_bank_data_20),
        .req_data2(unit_bank_data2_20),
        .rsp_valid(bank_20_rsp_valid),
        .rsp_word(bank_20_rsp_word),
        .access_row(unused_bank_20_access_row),
        .access_write(unused_bank_20_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_21 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[21]),
        .req_ready(bank_21_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_21),
        .req_byte(unit_bank_byte_21),
        .req_data(unit_bank_data_21),
        .req_data2(unit_bank_data2_21),
        .rsp_valid(bank_21_rsp_valid),
        .rsp_word(bank_21_rsp_word),
        .access_row(unused_bank_21_access_row),
        .access_write(unused_bank_21_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_22 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[22]),
        .req_ready(bank_22_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_22),
        .req_byte(unit_bank_byte_22),
        .req_data(unit_bank_data_22),
        .req_data2(unit_bank_data2_22),
        .rsp_valid(bank_22_rsp_valid),
        .rsp_word(bank_22_rsp_word),
        .access_row(unused_bank_22_access_row),
        .access_write(unused_bank_22_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_23 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[23]),
        .req_ready(bank_23_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_23),
        .req_byte(unit_bank_byte_23),
        .req_data(unit_bank_data_23),
        .req_data2(unit_bank_data2_23),
        .rsp_valid(bank_23_rsp_valid),
        .rsp_word(bank_23_rsp_word),
        .access_row(unused_bank_23_access_row),
        .access_write(unused_bank_23_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_24 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[24]),
        .req_ready(bank_24_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_24),
        .req_byte(unit_bank_byte_24),
        .req_data(unit_bank_data_24),
        .req_data2(unit_bank_data2_24),
        .rsp_valid(bank_24_rsp_valid),
        .rsp_word(bank_24_rsp_word),
        .access_row(unused_bank_24_access_row),
        .access_write(unused_bank_24_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_25 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[25]),
        .req_ready(bank_25_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_25),
        .req_byte(unit_bank_byte_25),
        .req_data(unit_bank_data_25),
        .req_data2(unit_bank_data2_25),
        .rsp_valid(bank_25_rsp_valid),
        .rsp_word(bank_25_rsp_word),
        .access_row(unused_bank_25_access_row),
        .access_write(unused_bank_25_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_26 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[26]),
        .req_ready(bank_26_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_26),
        .req_byte(unit_bank_byte_26),
        .req_data(unit_bank_data_26),
        .req_data2(unit_bank_data2_26),
        .rsp_valid(bank_26_rsp_valid),
        .rsp_word(bank_26_rsp_word),
        .access_row(unused_bank_26_access_row),
        .access_write(unused_bank_26_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_27 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[27]),
        .req_ready(bank_27_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_27),
        .req_byte(unit_bank_byte_27),
        .req_data(unit_bank_data_27),
        .req_data2(unit_bank_data2_27),
        .rsp_valid(bank_27_rsp_valid),
        .rsp_word(bank_27_rsp_word),
        .access_row(unused_bank_27_access_row),
        .access_write(unused_bank_27_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_28 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[28]),
        .req_ready(bank_28_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_28),
        .req_byte(unit_bank_byte_28),
        .req_data(unit_bank_data_28),
        .req_data2(unit_bank_data2_28),
        .rsp_valid(bank_28_rsp_valid),
        .rsp_word(bank_28_rsp_word),
        .access_row(unused_bank_28_access_row),
        .access_write(unused_bank_28_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_29 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[29]),
        .req_ready(bank_29_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_29),
        .req_byte(unit_bank_byte_29),
        .req_data(unit_bank_data_29),
        .req_data2(unit_bank_data2_29),
        .rsp_valid(bank_29_rsp_valid),
        .rsp_word(bank_29_rsp_word),
        .access_row(unused_bank_29_access_row),
        .access_write(unused_bank_29_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_30 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[30]),
        .req_ready(bank_30_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_30),
        .req_byte(unit_bank_byte_30),
        .req_data(unit_bank_data_30),
        .req_data2(unit_bank_data2_30),
        .rsp_valid(bank_30_rsp_valid),
        .rsp_word(bank_30_rsp_word),
        .access_row(unused_bank_30_access_row),
        .access_write(unused_bank_30_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );

    lds_bank bank_31 (
        .clock(clock),
        .clear(clear),
        .req_valid(unused_unit_bank_valid[31]),
        .req_ready(bank_31_req_ready),
        .req_op(req_op),
        .req_transactional(1'b0),
        .req_row(unit_bank_row_31),
        .req_byte(unit_bank_byte_31),
        .req_data(unit_bank_data_31),
        .req_data2(unit_bank_data2_31),
        .rsp_valid(bank_31_rsp_valid),
        .rsp_word(bank_31_rsp_word),
        .access_row(unused_bank_31_access_row),
        .access_write(unused_bank_31_access_write),
        .hold(1'b0),
        .aborted(1'b0),
        .shadow_read_enable(1'b0),
        .shadow_read_row(9'd0),
        .shadow_write_mask(4'd0),
        .shadow_write_row(9'd0),
        .shadow_write_data(32'd0)
    );


    always @(*) begin
        ready = 32'd0;
        if (bank_0_req_ready) ready[0] = 1'b1;
        if (bank_1_req_ready) ready[1] = 1'b1;
        if (bank_2_req_ready) ready[2] = 1'b1;
        if (bank_3_req_ready) ready[3] = 1'b1;
        if (bank_4_req_ready) ready[4] = 1'b1;
        if (bank_5_req_ready) ready[5] = 1'b1;
        if (bank_6_req_ready) ready[6] = 1'b1;
        if (bank_7_req_ready) ready[7] = 1'b1;
        if (bank_8_req_ready) ready[8] = 1'b1;
        if (bank_9_req_ready) ready[9] = 1'b1;
        if (bank_10_req_ready) ready[10] = 1'b1;
        if (bank_11_req_ready) ready[11] = 1'b1;
        if (bank_12_req_ready) ready[12] = 1'b1;
        if (bank_13_req_ready) ready[13] = 1'b1;
        if (bank_14_req_ready) ready[14] = 1'b1;
        if (bank_15_req_ready) ready[15] = 1'b1;
        if (bank_16_req_ready) ready[16] = 1'b1;
        if (bank_17_req_ready) ready[17] = 1'b1;
        if (bank_18_req_ready) ready[18] = 1'b1;
        if (bank_19_req_ready) ready[19] = 1'b1;
        if (bank_20_req_ready) ready[20] = 1'b1;
        if (bank_21_req_ready) ready[21] = 1'b1;
        if (bank_22_req_ready) ready[22] = 1'b1;
        if (bank_23_req_ready) ready[23] = 1'b1;
        if (bank_24_req_ready) ready[24] = 1'b1;
        if (bank_25_req_ready) ready[25] = 1'b1;
        if (bank_26_req_ready) ready[26] = 1'b1;
        if (bank_27_req_ready) ready[27] = 1'b1;
        if (bank_28_req_ready) ready[28] = 1'b1;
        if (bank_29_req_ready) ready[29] = 1'b1;
        if (bank_30_req_ready) ready[30] = 1'b1;
        if (bank_31_req_ready) ready[31] = 1'b1;
    end

    always @(*) begin
        answered = 32'd0;
        if (bank_0_rsp_valid) answered[0] = 1'b1;
        if (bank_1_rsp_valid) answered[1] = 1'b1;
        if (bank_2_rsp_valid) answered[2] = 1'b1;
        if (bank_3_rsp_valid) answered[3] = 1'b1;
        if (bank_4_rsp_valid) answered[4] = 1'b1;
        if (bank_5_rsp_valid) answered[5] = 1'b1;
        if (bank_6_rsp_valid) answered[6] = 1'b1;
        if (bank_7_rsp_valid) answered[7] = 1'b1;
        if (bank_8_rsp_valid) answered[8] = 1'b1;
        if (bank_9_rsp_valid) answered[9] = 1'b1;
        if (bank_10_rsp_valid) answered[10] = 1'b1;
        if (bank_11_rsp_valid) answered[11] = 1'b1;
        if (bank_12_rsp_valid) answered[12] = 1'b1;
        if (bank_13_rsp_valid) answered[13] = 1'b1;
        if (bank_14_rsp_valid) answered[14] = 1'b1;
        if (bank_15_rsp_valid) answered[15] = 1'b1;
        if (bank_16_rsp_valid) answered[16] = 1'b1;
        if (bank_17_rsp_valid) answered[17] = 1'b1;
        if (bank_18_rsp_valid) answered[18] = 1'b1;
        if (bank_19_rsp_valid) answered[19] = 1'b1;
        if (bank_20_rsp_valid) answered[20] = 1'b1;
        if (bank_21_rsp_valid) answered[21] = 1'b1;
        if (bank_22_rsp_valid) answered[22] = 1'b1;
        if (bank_23_rsp_valid) answered[23] = 1'b1;
        if (bank_24_rsp_valid) answered[24] = 1'b1;
        if (bank_25_rsp_valid) answered[25] = 1'b1;
        if (bank_26_rsp_valid) answered[26] = 1'b1;
        if (bank_27_rsp_valid) answered[27] = 1'b1;
        if (bank_28_rsp_valid) answered[28] = 1'b1;
        if (bank_29_rsp_valid) answered[29] = 1'b1;
        if (bank_30_rsp_valid) answered[30] = 1'b1;
        if (bank_31_rsp_valid) answered[31] = 1'b1;
    end
    assign idle = !unit_busy;
endmodule
