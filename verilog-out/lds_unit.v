// lds_unit: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The LDS unit: schedules one half-wavefront of an LDS instruction on the banks.
//
// Both LocalTM papers, section 2: 32 banks, at most one lane a bank at a time, conflicting lanes
// are serialised. As in Southern Islands a wavefront's 64 lanes come as two halves of 32.
//
//             +------------------------------------------------+
//  req_*    ->| pending -> RequestCrossbar                     |-> bank_*  (requests)
//  lane_*   ->|                                                |
//  tcm_*    ->|            ResponseCrossbar -> LaneAlign       |-> rsp_*
//             |                                                |<- bank_rsp_*
//             +------------------------------------------------+
//              hold <- sequencer                  conflict_* -> sequencer
//
// Request: valid/ready; everything is held stable until the cycle in which req_ready is high.
// Lanes whose conflict bit is set do not take part in a transactional request.
// Response: one pulse of rsp_valid a request, in order, without back-pressure. The words of lanes that did not ask,
// and rsp_data2 of operations with one word, mean nothing.
//
// Latency, from the cycle in which the request is first seen to rsp_valid, where no bank is busy with the request before:
//
// | request | cycles | where |
// | --- | --- | --- |
// | plain read | R + 1 | R: different words in the bank that has most |
// | plain write | R + 1 | R: lanes in the bank that has most |
// | plain read or write of 64 bits | R + R' + 1 | R, R': of the low words, of the high words |
// | native atomic | 2 R | R: lanes in the bank that has most; a bank needs two cycles for each |
// | transactional | that of the slowest bank | the sum over its lanes of 2 + the cycles that shadow_memory adds |
// | transactional of 64 bits | both passes' sums | |
// | without lanes | 2 | 3 with 64 bits |
//
// So 2 without a bank conflict (the papers' LDS latency), and 64 for 32 atomics on one word. Throughput: a half a cycle.
// A plain read serves all lanes of one word in one round; a transactional access never does ("a
// bank is accessed by only one work-item at a time"). A 64-bit access takes two passes, low words
// first, and must be 8-byte aligned. A transactional request becomes ready only when its last lane
// has been answered, so at most one is in the banks.
//
// Conflicts are reported in the cycle in which the request becomes ready.
//
// Same-cycle priority: a request in service goes on under hold; a new one waits for it to fall.
//
// LANES <= 32 lanes, BANKS <= 32 banks, SLOTS wavefront slots.
module lds_unit (
    input  wire clock,
    input  wire clear,
    input  wire req_valid,
    output wire req_ready,
    input  wire [4:0] req_op,
    input  wire [1:0] req_wavefront,
    // Lanes LANES..2 * LANES of the wavefront.
    input  wire req_half,
    input  wire req_transactional,
    // Lanes of this half that execute (EXEC).
    input  wire [31:0] req_lanes,
    input  wire [15:0] lane_addr_0, lane_addr_1, lane_addr_2, lane_addr_3, lane_addr_4, lane_addr_5, lane_addr_6,
            lane_addr_7, lane_addr_8, lane_addr_9, lane_addr_10, lane_addr_11, lane_addr_12, lane_addr_13, lane_addr_14,
            lane_addr_15, lane_addr_16, lane_addr_17, lane_addr_18, lane_addr_19, lane_addr_20, lane_addr_21,
            lane_addr_22, lane_addr_23, lane_addr_24, lane_addr_25, lane_addr_26, lane_addr_27, lane_addr_28,
            lane_addr_29, lane_addr_30, lane_addr_31,
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
    // Conflict masks, two halves a slot.
    input  wire [31:0] tcm_0, tcm_1, tcm_2, tcm_3, tcm_4, tcm_5, tcm_6, tcm_7,
    output wire rsp_valid,
    output wire [31:0] rsp_data_0, rsp_data_1, rsp_data_2, rsp_data_3, rsp_data_4, rsp_data_5, rsp_data_6, rsp_data_7,
            rsp_data_8, rsp_data_9, rsp_data_10, rsp_data_11, rsp_data_12, rsp_data_13, rsp_data_14, rsp_data_15,
            rsp_data_16, rsp_data_17, rsp_data_18, rsp_data_19, rsp_data_20, rsp_data_21, rsp_data_22, rsp_data_23,
            rsp_data_24, rsp_data_25, rsp_data_26, rsp_data_27, rsp_data_28, rsp_data_29, rsp_data_30, rsp_data_31,
    output wire [31:0] rsp_data2_0, rsp_data2_1, rsp_data2_2, rsp_data2_3, rsp_data2_4, rsp_data2_5, rsp_data2_6,
            rsp_data2_7, rsp_data2_8, rsp_data2_9, rsp_data2_10, rsp_data2_11, rsp_data2_12, rsp_data2_13, rsp_data2_14,
            rsp_data2_15, rsp_data2_16, rsp_data2_17, rsp_data2_18, rsp_data2_19, rsp_data2_20, rsp_data2_21,
            rsp_data2_22, rsp_data2_23, rsp_data2_24, rsp_data2_25, rsp_data2_26, rsp_data2_27, rsp_data2_28,
            rsp_data2_29, rsp_data2_30, rsp_data2_31,
    // Lanes that lost a conflict in this access.
    output wire [31:0] rsp_aborted,
    // Cycles in which lanes were sent to banks; 1 without bank conflicts.
    output wire [6:0] rsp_rounds,
    input  wire hold,
    output wire conflict_valid,
    output wire [1:0] conflict_wavefront,
    output wire conflict_half,
    output wire [31:0] conflict_lanes,
    // A request starts or is in service, or its response is on the way.
    output wire busy,
    // High in cycles that a transactional request costs beyond a plain LDS: no lane issues and no pass completes.
    output wire perf_overhead,
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
    output wire [7:0] bank_work_item_0, bank_work_item_1, bank_work_item_2, bank_work_item_3, bank_work_item_4,
            bank_work_item_5, bank_work_item_6, bank_work_item_7, bank_work_item_8, bank_work_item_9, bank_work_item_10,
            bank_work_item_11, bank_work_item_12, bank_work_item_13, bank_work_item_14, bank_work_item_15,
            bank_work_item_16, bank_work_item_17, bank_work_item_18, bank_work_item_19, bank_work_item_20,
            bank_work_item_21, bank_work_item_22, bank_work_item_23, bank_work_item_24, bank_work_item_25,
            bank_work_item_26, bank_work_item_27, bank_work_item_28, bank_work_item_29, bank_work_item_30,
            bank_work_item_31,
    input  wire [31:0] bank_rsp_valid,
    input  wire [31:0] bank_rsp_aborted,
    input  wire [31:0] bank_rsp_word_0, bank_rsp_word_1, bank_rsp_word_2, bank_rsp_word_3, bank_rsp_word_4,
            bank_rsp_word_5, bank_rsp_word_6, bank_rsp_word_7, bank_rsp_word_8, bank_rsp_word_9, bank_rsp_word_10,
            bank_rsp_word_11, bank_rsp_word_12, bank_rsp_word_13, bank_rsp_word_14, bank_rsp_word_15, bank_rsp_word_16,
            bank_rsp_word_17, bank_rsp_word_18, bank_rsp_word_19, bank_rsp_word_20, bank_rsp_word_21, bank_rsp_word_22,
            bank_rsp_word_23, bank_rsp_word_24, bank_rsp_word_25, bank_rsp_word_26, bank_rsp_word_27, bank_rsp_word_28,
            bank_rsp_word_29, bank_rsp_word_30, bank_rsp_word_31
);
    localparam [2:0] WORD_PART_WHOLE = 3'd0;
    localparam [2:0] WORD_PART_BYTE = 3'd1;
    localparam [2:0] WORD_PART_SIGNED_BYTE = 3'd2;
    localparam [2:0] WORD_PART_HALF = 3'd3;
    localparam [2:0] WORD_PART_SIGNED_HALF = 3'd4;
    localparam [4:0] LDS_OP_READ_U8 = 5'd1;
    localparam [4:0] LDS_OP_READ_I8 = 5'd2;
    localparam [4:0] LDS_OP_READ_U16 = 5'd3;
    localparam [4:0] LDS_OP_READ_I16 = 5'd4;
    localparam [4:0] LDS_OP_READ_B64 = 5'd5;
    localparam [4:0] LDS_OP_WRITE_B32 = 5'd6;
    localparam [4:0] LDS_OP_WRITE_B8 = 5'd7;
    localparam [4:0] LDS_OP_WRITE_B16 = 5'd8;
    localparam [4:0] LDS_OP_WRITE_B64 = 5'd9;
    localparam [4:0] LDS_OP_ADD = 5'd10;
    localparam [4:0] LDS_OP_SUB = 5'd11;
    localparam [4:0] LDS_OP_RSUB = 5'd12;
    localparam [4:0] LDS_OP_INC = 5'd13;
    localparam [4:0] LDS_OP_DEC = 5'd14;
    localparam [4:0] LDS_OP_MIN_I32 = 5'd15;
    localparam [4:0] LDS_OP_MAX_I32 = 5'd16;
    localparam [4:0] LDS_OP_MIN_U32 = 5'd17;
    localparam [4:0] LDS_OP_MAX_U32 = 5'd18;
    localparam [4:0] LDS_OP_AND = 5'd19;
    localparam [4:0] LDS_OP_OR = 5'd20;
    localparam [4:0] LDS_OP_XOR = 5'd21;
    localparam [4:0] LDS_OP_MSK_OR = 5'd22;
    localparam [4:0] LDS_OP_XCHG = 5'd23;
    localparam [4:0] LDS_OP_CMP_ST = 5'd24;
    reg  active;
    reg  [31:0] pending;
    reg  high_pass;
    reg  [31:0] waiting;
    reg  [31:0] losers;
    reg  [6:0] rounds;
    reg  [4:0] rsp_op;
    reg  rsp_high;
    reg  last;
    reg  [6:0] last_rounds;
    reg  done;
    reg  [6:0] done_rounds;
    wire [31:0] planes_byte_plane_0, planes_byte_plane_1;
    wire [31:0] planes_bank_plane_0, planes_bank_plane_1, planes_bank_plane_2, planes_bank_plane_3, planes_bank_plane_4;
    wire [31:0] planes_row_plane_0, planes_row_plane_1, planes_row_plane_2, planes_row_plane_3, planes_row_plane_4,
            planes_row_plane_5, planes_row_plane_6, planes_row_plane_7, planes_row_plane_8;
    wire [31:0] want;
    wire request_broadcast;
    wire [31:0] request_lane_data_0, request_lane_data_1, request_lane_data_2, request_lane_data_3, request_lane_data_4,
            request_lane_data_5, request_lane_data_6, request_lane_data_7, request_lane_data_8, request_lane_data_9,
            request_lane_data_10, request_lane_data_11, request_lane_data_12, request_lane_data_13,
            request_lane_data_14, request_lane_data_15, request_lane_data_16, request_lane_data_17,
            request_lane_data_18, request_lane_data_19, request_lane_data_20, request_lane_data_21,
            request_lane_data_22, request_lane_data_23, request_lane_data_24, request_lane_data_25,
            request_lane_data_26, request_lane_data_27, request_lane_data_28, request_lane_data_29,
            request_lane_data_30, request_lane_data_31;
    wire [7:0] request_bank_lane_0, request_bank_lane_1, request_bank_lane_2, request_bank_lane_3, request_bank_lane_4,
            request_bank_lane_5, request_bank_lane_6, request_bank_lane_7, request_bank_lane_8, request_bank_lane_9,
            request_bank_lane_10, request_bank_lane_11, request_bank_lane_12, request_bank_lane_13,
            request_bank_lane_14, request_bank_lane_15, request_bank_lane_16, request_bank_lane_17,
            request_bank_lane_18, request_bank_lane_19, request_bank_lane_20, request_bank_lane_21,
            request_bank_lane_22, request_bank_lane_23, request_bank_lane_24, request_bank_lane_25,
            request_bank_lane_26, request_bank_lane_27, request_bank_lane_28, request_bank_lane_29,
            request_bank_lane_30, request_bank_lane_31;
    wire [31:0] request_served;
    wire [15:0] lane_0_asked, lane_1_asked, lane_2_asked, lane_3_asked, lane_4_asked, lane_5_asked, lane_6_asked,
            lane_7_asked, lane_8_asked, lane_9_asked, lane_10_asked, lane_11_asked, lane_12_asked, lane_13_asked,
            lane_14_asked, lane_15_asked, lane_16_asked, lane_17_asked, lane_18_asked, lane_19_asked, lane_20_asked,
            lane_21_asked, lane_22_asked, lane_23_asked, lane_24_asked, lane_25_asked, lane_26_asked, lane_27_asked,
            lane_28_asked, lane_29_asked, lane_30_asked, lane_31_asked;
    wire [31:0] response_done;
    wire [31:0] response_aborted;
    wire [31:0] response_lane_word_0, response_lane_word_1, response_lane_word_2, response_lane_word_3,
            response_lane_word_4, response_lane_word_5, response_lane_word_6, response_lane_word_7,
            response_lane_word_8, response_lane_word_9, response_lane_word_10, response_lane_word_11,
            response_lane_word_12, response_lane_word_13, response_lane_word_14, response_lane_word_15,
            response_lane_word_16, response_lane_word_17, response_lane_word_18, response_lane_word_19,
            response_lane_word_20, response_lane_word_21, response_lane_word_22, response_lane_word_23,
            response_lane_word_24, response_lane_word_25, response_lane_word_26, response_lane_word_27,
            response_lane_word_28, response_lane_word_29, response_lane_word_30, response_lane_word_31;
    wire [2:0] rsp_part;
    wire allowed;
    wire first;
    wire [31:0] half_tcm;
    wire [31:0] runs;
    wire write;
    wire [7:0] work_items;
    wire [31:0] left;
    wire [31:0] unanswered;
    wire [31:0] losers_now;
    wire [6:0] rounds_now;
    wire pass_done;
    wire tx_pass_done;
    wire more;

    address_planes planes (
        .lane_addr_0(lane_addr_0), .lane_addr_1(lane_addr_1), .lane_addr_2(lane_addr_2), .lane_addr_3(lane_addr_3),
                .lane_addr_4(lane_addr_4), .lane_addr_5(lane_addr_5), .lane_addr_6(lane_addr_6),
                .lane_addr_7(lane_addr_7), .lane_addr_8(lane_addr_8), .lane_addr_9(lane_addr_9),
                .lane_addr_10(lane_addr_10), .lane_addr_11(lane_addr_11), .lane_addr_12(lane_addr_12),
                .lane_addr_13(lane_addr_13), .lane_addr_14(lane_addr_14), .lane_addr_15(lane_addr_15),
                .lane_addr_16(lane_addr_16), .lane_addr_17(lane_addr_17), .lane_addr_18(lane_addr_18),
                .lane_addr_19(lane_addr_19), .lane_addr_20(lane_addr_20), .lane_addr_21(lane_addr_21),
                .lane_addr_22(lane_addr_22), .lane_addr_23(lane_addr_23), .lane_addr_24(lane_addr_24),
                .lane_addr_25(lane_addr_25), .lane_addr_26(lane_addr_26), .lane_addr_27(lane_addr_27),
                .lane_addr_28(lane_addr_28), .lane_addr_29(lane_addr_29), .lane_addr_30(lane_addr_30),
                .lane_addr_31(lane_addr_31),
        .byte_plane_0(planes_byte_plane_0), .byte_plane_1(planes_byte_plane_1),
        .bank_plane_0(planes_bank_plane_0), .bank_plane_1(planes_bank_plane_1), .bank_plane_2(planes_bank_plane_2),
                .bank_plane_3(planes_bank_plane_3), .bank_plane_4(planes_bank_plane_4),
        .row_plane_0(planes_row_plane_0), .row_plane_1(planes_row_plane_1), .row_plane_2(planes_row_plane_2),
                .row_plane_3(planes_row_plane_3), .row_plane_4(planes_row_plane_4), .row_plane_5(planes_row_plane_5),
                .row_plane_6(planes_row_plane_6), .row_plane_7(planes_row_plane_7), .row_plane_8(planes_row_plane_8)
    );

    request_crossbar request (
        .want(want),
        .broadcast(request_broadcast),
        .high_word(high_pass),
        .bank_plane_0(planes_bank_plane_0), .bank_plane_1(planes_bank_plane_1), .bank_plane_2(planes_bank_plane_2),
                .bank_plane_3(planes_bank_plane_3), .bank_plane_4(planes_bank_plane_4),
        .row_plane_0(planes_row_plane_0), .row_plane_1(planes_row_plane_1), .row_plane_2(planes_row_plane_2),
                .row_plane_3(planes_row_plane_3), .row_plane_4(planes_row_plane_4), .row_plane_5(planes_row_plane_5),
                .row_plane_6(planes_row_plane_6), .row_plane_7(planes_row_plane_7), .row_plane_8(planes_row_plane_8),
        .byte_plane_0(planes_byte_plane_0), .byte_plane_1(planes_byte_plane_1),
        .lane_data_0(request_lane_data_0), .lane_data_1(request_lane_data_1), .lane_data_2(request_lane_data_2),
                .lane_data_3(request_lane_data_3), .lane_data_4(request_lane_data_4), .lane_data_5(request_lane_data_5),
                .lane_data_6(request_lane_data_6), .lane_data_7(request_lane_data_7), .lane_data_8(request_lane_data_8),
                .lane_data_9(request_lane_data_9), .lane_data_10(request_lane_data_10),
                .lane_data_11(request_lane_data_11), .lane_data_12(request_lane_data_12),
                .lane_data_13(request_lane_data_13), .lane_data_14(request_lane_data_14),
                .lane_data_15(request_lane_data_15), .lane_data_16(request_lane_data_16),
                .lane_data_17(request_lane_data_17), .lane_data_18(request_lane_data_18),
                .lane_data_19(request_lane_data_19), .lane_data_20(request_lane_data_20),
                .lane_data_21(request_lane_data_21), .lane_data_22(request_lane_data_22),
                .lane_data_23(request_lane_data_23), .lane_data_24(request_lane_data_24),
                .lane_data_25(request_lane_data_25), .lane_data_26(request_lane_data_26),
                .lane_data_27(request_lane_data_27), .lane_data_28(request_lane_data_28),
                .lane_data_29(request_lane_data_29), .lane_data_30(request_lane_data_30),
                .lane_data_31(request_lane_data_31),
        .lane_data2_0(lane_data2_0), .lane_data2_1(lane_data2_1), .lane_data2_2(lane_data2_2),
                .lane_data2_3(lane_data2_3), .lane_data2_4(lane_data2_4), .lane_data2_5(lane_data2_5),
                .lane_data2_6(lane_data2_6), .lane_data2_7(lane_data2_7), .lane_data2_8(lane_data2_8),
                .lane_data2_9(lane_data2_9), .lane_data2_10(lane_data2_10), .lane_data2_11(lane_data2_11),
                .lane_data2_12(lane_data2_12), .lane_data2_13(lane_data2_13), .lane_data2_14(lane_data2_14),
                .lane_data2_15(lane_data2_15), .lane_data2_16(lane_data2_16), .lane_data2_17(lane_data2_17),
                .lane_data2_18(lane_data2_18), .lane_data2_19(lane_data2_19), .lane_data2_20(lane_data2_20),
                .lane_data2_21(lane_data2_21), .lane_data2_22(lane_data2_22), .lane_data2_23(lane_data2_23),
                .lane_data2_24(lane_data2_24), .lane_data2_25(lane_data2_25), .lane_data2_26(lane_data2_26),
                .lane_data2_27(lane_data2_27), .lane_data2_28(lane_data2_28), .lane_data2_29(lane_data2_29),
                .lane_data2_30(lane_data2_30), .lane_data2_31(lane_data2_31),
        .bank_ready(bank_ready),
        .bank_valid(bank_valid),
        .bank_row_0(bank_row_0), .bank_row_1(bank_row_1), .bank_row_2(bank_row_2), .bank_row_3(bank_row_3),
                .bank_row_4(bank_row_4), .bank_row_5(bank_row_5), .bank_row_6(bank_row_6), .bank_row_7(bank_row_7),
                .bank_row_8(bank_row_8), .bank_row_9(bank_row_9), .bank_row_10(bank_row_10), .bank_row_11(bank_row_11),
                .bank_row_12(bank_row_12), .bank_row_13(bank_row_13), .bank_row_14(bank_row_14),
                .bank_row_15(bank_row_15), .bank_row_16(bank_row_16), .bank_row_17(bank_row_17),
                .bank_row_18(bank_row_18), .bank_row_19(bank_row_19), .bank_row_20(bank_row_20),
                .bank_row_21(bank_row_21), .bank_row_22(bank_row_22), .bank_row_23(bank_row_23),
                .bank_row_24(bank_row_24), .bank_row_25(bank_row_25), .bank_row_26(bank_row_26),
                .bank_row_27(bank_row_27), .bank_row_28(bank_row_28), .bank_row_29(bank_row_29),
                .bank_row_30(bank_row_30), .bank_row_31(bank_row_31),
        .bank_byte_0(bank_byte_0), .bank_byte_1(bank_byte_1), .bank_byte_2(bank_byte_2), .bank_byte_3(bank_byte_3),
                .bank_byte_4(bank_byte_4), .bank_byte_5(bank_byte_5), .bank_byte_6(bank_byte_6),
                .bank_byte_7(bank_byte_7), .bank_byte_8(bank_byte_8), .bank_byte_9(bank_byte_9),
                .bank_byte_10(bank_byte_10), .bank_byte_11(bank_byte_11), .bank_byte_12(bank_byte_12),
                .bank_byte_13(bank_byte_13), .bank_byte_14(bank_byte_14), .bank_byte_15(bank_byte_15),
                .bank_byte_16(bank_byte_16), .bank_byte_17(bank_byte_17), .bank_byte_18(bank_byte_18),
                .bank_byte_19(bank_byte_19), .bank_byte_20(bank_byte_20), .bank_byte_21(bank_byte_21),
                .bank_byte_22(bank_byte_22), .bank_byte_23(bank_byte_23), .bank_byte_24(bank_byte_24),
                .bank_byte_25(bank_byte_25), .bank_byte_26(bank_byte_26), .bank_byte_27(bank_byte_27),
                .bank_byte_28(bank_byte_28), .bank_byte_29(bank_byte_29), .bank_byte_30(bank_byte_30),
                .bank_byte_31(bank_byte_31),
        .bank_data_0(bank_data_0), .bank_data_1(bank_data_1), .bank_data_2(bank_data_2), .bank_data_3(bank_data_3),
                .bank_data_4(bank_data_4), .bank_data_5(bank_data_5), .bank_data_6(bank_data_6),
                .bank_data_7(bank_data_7), .bank_data_8(bank_data_8), .bank_data_9(bank_data_9),
                .bank_data_10(bank_data_10), .bank_data_11(bank_data_11), .bank_data_12(bank_data_12),
                .bank_data_13(bank_data_13), .bank_data_14(bank_data_14), .bank_data_15(bank_data_15),
                .bank_data_16(bank_data_16), .bank_data_17(bank_data_17), .bank_data_18(bank_data_18),
                .bank_data_19(bank_data_19), .bank_data_20(bank_data_20), .bank_data_21(bank_data_21),
                .bank_data_22(bank_data_22), .bank_data_23(bank_data_23), .bank_data_24(bank_data_24),
                .bank_data_25(bank_data_25), .bank_data_26(bank_data_26), .bank_data_27(bank_data_27),
                .bank_data_28(bank_data_28), .bank_data_29(bank_data_29), .bank_data_30(bank_data_30),
                .bank_data_31(bank_data_31),
        .bank_data2_0(bank_data2_0), .bank_data2_1(bank_data2_1), .bank_data2_2(bank_data2_2),
                .bank_data2_3(bank_data2_3), .bank_data2_4(bank_data2_4), .bank_data2_5(bank_data2_5),
                .bank_data2_6(bank_data2_6), .bank_data2_7(bank_data2_7), .bank_data2_8(bank_data2_8),
                .bank_data2_9(bank_data2_9), .bank_data2_10(bank_data2_10), .bank_data2_11(bank_data2_11),
                .bank_data2_12(bank_data2_12), .bank_data2_13(bank_data2_13), .bank_data2_14(bank_data2_14),
                .bank_data2_15(bank_data2_15), .bank_data2_16(bank_data2_16), .bank_data2_17(bank_data2_17),
                .bank_data2_18(bank_data2_18), .bank_data2_19(bank_data2_19), .bank_data2_20(bank_data2_20),
                .bank_data2_21(bank_data2_21), .bank_data2_22(bank_data2_22), .bank_data2_23(bank_data2_23),
                .bank_data2_24(bank_data2_24), .bank_data2_25(bank_data2_25), .bank_data2_26(bank_data2_26),
                .bank_data2_27(bank_data2_27), .bank_data2_28(bank_data2_28), .bank_data2_29(bank_data2_29),
                .bank_data2_30(bank_data2_30), .bank_data2_31(bank_data2_31),
        .bank_lane_0(request_bank_lane_0), .bank_lane_1(request_bank_lane_1), .bank_lane_2(request_bank_lane_2),
                .bank_lane_3(request_bank_lane_3), .bank_lane_4(request_bank_lane_4), .bank_lane_5(request_bank_lane_5),
                .bank_lane_6(request_bank_lane_6), .bank_lane_7(request_bank_lane_7), .bank_lane_8(request_bank_lane_8),
                .bank_lane_9(request_bank_lane_9), .bank_lane_10(request_bank_lane_10),
                .bank_lane_11(request_bank_lane_11), .bank_lane_12(request_bank_lane_12),
                .bank_lane_13(request_bank_lane_13), .bank_lane_14(request_bank_lane_14),
                .bank_lane_15(request_bank_lane_15), .bank_lane_16(request_bank_lane_16),
                .bank_lane_17(request_bank_lane_17), .bank_lane_18(request_bank_lane_18),
                .bank_lane_19(request_bank_lane_19), .bank_lane_20(request_bank_lane_20),
                .bank_lane_21(request_bank_lane_21), .bank_lane_22(request_bank_lane_22),
                .bank_lane_23(request_bank_lane_23), .bank_lane_24(request_bank_lane_24),
                .bank_lane_25(request_bank_lane_25), .bank_lane_26(request_bank_lane_26),
                .bank_lane_27(request_bank_lane_27), .bank_lane_28(request_bank_lane_28),
                .bank_lane_29(request_bank_lane_29), .bank_lane_30(request_bank_lane_30),
                .bank_lane_31(request_bank_lane_31),
        .served(request_served)
    );

    response_crossbar response (
        .waiting(waiting),
        .lane_addr_0(lane_0_asked), .lane_addr_1(lane_1_asked), .lane_addr_2(lane_2_asked), .lane_addr_3(lane_3_asked),
                .lane_addr_4(lane_4_asked), .lane_addr_5(lane_5_asked), .lane_addr_6(lane_6_asked),
                .lane_addr_7(lane_7_asked), .lane_addr_8(lane_8_asked), .lane_addr_9(lane_9_asked),
                .lane_addr_10(lane_10_asked), .lane_addr_11(lane_11_asked), .lane_addr_12(lane_12_asked),
                .lane_addr_13(lane_13_asked), .lane_addr_14(lane_14_asked), .lane_addr_15(lane_15_asked),
                .lane_addr_16(lane_16_asked), .lane_addr_17(lane_17_asked), .lane_addr_18(lane_18_asked),
                .lane_addr_19(lane_19_asked), .lane_addr_20(lane_20_asked), .lane_addr_21(lane_21_asked),
                .lane_addr_22(lane_22_asked), .lane_addr_23(lane_23_asked), .lane_addr_24(lane_24_asked),
                .lane_addr_25(lane_25_asked), .lane_addr_26(lane_26_asked), .lane_addr_27(lane_27_asked),
                .lane_addr_28(lane_28_asked), .lane_addr_29(lane_29_asked), .lane_addr_30(lane_30_asked),
                .lane_addr_31(lane_31_asked),
        .bank_valid(bank_rsp_valid),
        .bank_aborted(bank_rsp_aborted),
        .bank_word_0(bank_rsp_word_0), .bank_word_1(bank_rsp_word_1), .bank_word_2(bank_rsp_word_2),
                .bank_word_3(bank_rsp_word_3), .bank_word_4(bank_rsp_word_4), .bank_word_5(bank_rsp_word_5),
                .bank_word_6(bank_rsp_word_6), .bank_word_7(bank_rsp_word_7), .bank_word_8(bank_rsp_word_8),
                .bank_word_9(bank_rsp_word_9), .bank_word_10(bank_rsp_word_10), .bank_word_11(bank_rsp_word_11),
                .bank_word_12(bank_rsp_word_12), .bank_word_13(bank_rsp_word_13), .bank_word_14(bank_rsp_word_14),
                .bank_word_15(bank_rsp_word_15), .bank_word_16(bank_rsp_word_16), .bank_word_17(bank_rsp_word_17),
                .bank_word_18(bank_rsp_word_18), .bank_word_19(bank_rsp_word_19), .bank_word_20(bank_rsp_word_20),
                .bank_word_21(bank_rsp_word_21), .bank_word_22(bank_rsp_word_22), .bank_word_23(bank_rsp_word_23),
                .bank_word_24(bank_rsp_word_24), .bank_word_25(bank_rsp_word_25), .bank_word_26(bank_rsp_word_26),
                .bank_word_27(bank_rsp_word_27), .bank_word_28(bank_rsp_word_28), .bank_word_29(bank_rsp_word_29),
                .bank_word_30(bank_rsp_word_30), .bank_word_31(bank_rsp_word_31),
        .done(response_done),
        .aborted(response_aborted),
        .lane_word_0(response_lane_word_0), .lane_word_1(response_lane_word_1), .lane_word_2(response_lane_word_2),
                .lane_word_3(response_lane_word_3), .lane_word_4(response_lane_word_4),
                .lane_word_5(response_lane_word_5), .lane_word_6(response_lane_word_6),
                .lane_word_7(response_lane_word_7), .lane_word_8(response_lane_word_8),
                .lane_word_9(response_lane_word_9), .lane_word_10(response_lane_word_10),
                .lane_word_11(response_lane_word_11), .lane_word_12(response_lane_word_12),
                .lane_word_13(response_lane_word_13), .lane_word_14(response_lane_word_14),
                .lane_word_15(response_lane_word_15), .lane_word_16(response_lane_word_16),
                .lane_word_17(response_lane_word_17), .lane_word_18(response_lane_word_18),
                .lane_word_19(response_lane_word_19), .lane_word_20(response_lane_word_20),
                .lane_word_21(response_lane_word_21), .lane_word_22(response_lane_word_22),
                .lane_word_23(response_lane_word_23), .lane_word_24(response_lane_word_24),
                .lane_word_25(response_lane_word_25), .lane_word_26(response_lane_word_26),
                .lane_word_27(response_lane_word_27), .lane_word_28(response_lane_word_28),
                .lane_word_29(response_lane_word_29), .lane_word_30(response_lane_word_30),
                .lane_word_31(response_lane_word_31)
    );

    (* keep_hierarchy *) lane_align lane_0 (.clock(clock), .served(request_served[0]), .addr(lane_addr_0),
            .odd(high_pass), .done(response_done[0]), .word(response_lane_word_0), .part(rsp_part), .is_high(rsp_high),
            .asked(lane_0_asked), .low_word(rsp_data_0), .high_word(rsp_data2_0));
    (* keep_hierarchy *) lane_align lane_1 (.clock(clock), .served(request_served[1]), .addr(lane_addr_1),
            .odd(high_pass), .done(response_done[1]), .word(response_lane_word_1), .part(rsp_part), .is_high(rsp_high),
            .asked(lane_1_asked), .low_word(rsp_data_1), .high_word(rsp_data2_1));
    (* keep_hierarchy *) lane_align lane_2 (.clock(clock), .served(request_served[2]), .addr(lane_addr_2),
            .odd(high_pass), .done(response_done[2]), .word(response_lane_word_2), .part(rsp_part), .is_high(rsp_high),
            .asked(lane_2_asked), .low_word(rsp_data_2), .high_word(rsp_data2_2));
    (* keep_hierarchy *) lane_align lane_3 (.clock(clock), .served(request_served[3]), .addr(lane_addr_3),
            .odd(high_pass), .done(response_done[3]), .word(response_lane_word_3), .part(rsp_part), .is_high(rsp_high),
            .asked(lane_3_asked), .low_word(rsp_data_3), .high_word(rsp_data2_3));
    (* keep_hierarchy *) lane_align lane_4 (.clock(clock), .served(request_served[4]), .addr(lane_addr_4),
            .odd(high_pass), .done(response_done[4]), .word(response_lane_word_4), .part(rsp_part), .is_high(rsp_high),
            .asked(lane_4_asked), .low_word(rsp_data_4), .high_word(rsp_data2_4));
    (* keep_hierarchy *) lane_align lane_5 (.clock(clock), .served(request_served[5]), .addr(lane_addr_5),
            .odd(high_pass), .done(response_done[5]), .word(response_lane_word_5), .part(rsp_part), .is_high(rsp_high),
            .asked(lane_5_asked), .low_word(rsp_data_5), .high_word(rsp_data2_5));
    (* keep_hierarchy *) lane_align lane_6 (.clock(clock), .served(request_served[6]), .addr(lane_addr_6),
            .odd(high_pass), .done(response_done[6]), .word(response_lane_word_6), .part(rsp_part), .is_high(rsp_high),
            .asked(lane_6_asked), .low_word(rsp_data_6), .high_word(rsp_data2_6));
    (* keep_hierarchy *) lane_align lane_7 (.clock(clock), .served(request_served[7]), .addr(lane_addr_7),
            .odd(high_pass), .done(response_done[7]), .word(response_lane_word_7), .part(rsp_part), .is_high(rsp_high),
            .asked(lane_7_asked), .low_word(rsp_data_7), .high_word(rsp_data2_7));
    (* keep_hierarchy *) lane_align lane_8 (.clock(clock), .served(request_served[8]), .addr(lane_addr_8),
            .odd(high_pass), .done(response_done[8]), .word(response_lane_word_8), .part(rsp_part), .is_high(rsp_high),
            .asked(lane_8_asked), .low_word(rsp_data_8), .high_word(rsp_data2_8));
    (* keep_hierarchy *) lane_align lane_9 (.clock(clock), .served(request_served[9]), .addr(lane_addr_9),
            .odd(high_pass), .done(response_done[9]), .word(response_lane_word_9), .part(rsp_part), .is_high(rsp_high),
            .asked(lane_9_asked), .low_word(rsp_data_9), .high_word(rsp_data2_9));
    (* keep_hierarchy *) lane_align lane_10 (.clock(clock), .served(request_served[10]), .addr(lane_addr_10),
            .odd(high_pass), .done(response_done[10]), .word(response_lane_word_10), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_10_asked), .low_word(rsp_data_10), .high_word(rsp_data2_10));
    (* keep_hierarchy *) lane_align lane_11 (.clock(clock), .served(request_served[11]), .addr(lane_addr_11),
            .odd(high_pass), .done(response_done[11]), .word(response_lane_word_11), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_11_asked), .low_word(rsp_data_11), .high_word(rsp_data2_11));
    (* keep_hierarchy *) lane_align lane_12 (.clock(clock), .served(request_served[12]), .addr(lane_addr_12),
            .odd(high_pass), .done(response_done[12]), .word(response_lane_word_12), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_12_asked), .low_word(rsp_data_12), .high_word(rsp_data2_12));
    (* keep_hierarchy *) lane_align lane_13 (.clock(clock), .served(request_served[13]), .addr(lane_addr_13),
            .odd(high_pass), .done(response_done[13]), .word(response_lane_word_13), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_13_asked), .low_word(rsp_data_13), .high_word(rsp_data2_13));
    (* keep_hierarchy *) lane_align lane_14 (.clock(clock), .served(request_served[14]), .addr(lane_addr_14),
            .odd(high_pass), .done(response_done[14]), .word(response_lane_word_14), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_14_asked), .low_word(rsp_data_14), .high_word(rsp_data2_14));
    (* keep_hierarchy *) lane_align lane_15 (.clock(clock), .served(request_served[15]), .addr(lane_addr_15),
            .odd(high_pass), .done(response_done[15]), .word(response_lane_word_15), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_15_asked), .low_word(rsp_data_15), .high_word(rsp_data2_15));
    (* keep_hierarchy *) lane_align lane_16 (.clock(clock), .served(request_served[16]), .addr(lane_addr_16),
            .odd(high_pass), .done(response_done[16]), .word(response_lane_word_16), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_16_asked), .low_word(rsp_data_16), .high_word(rsp_data2_16));
    (* keep_hierarchy *) lane_align lane_17 (.clock(clock), .served(request_served[17]), .addr(lane_addr_17),
            .odd(high_pass), .done(response_done[17]), .word(response_lane_word_17), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_17_asked), .low_word(rsp_data_17), .high_word(rsp_data2_17));
    (* keep_hierarchy *) lane_align lane_18 (.clock(clock), .served(request_served[18]), .addr(lane_addr_18),
            .odd(high_pass), .done(response_done[18]), .word(response_lane_word_18), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_18_asked), .low_word(rsp_data_18), .high_word(rsp_data2_18));
    (* keep_hierarchy *) lane_align lane_19 (.clock(clock), .served(request_served[19]), .addr(lane_addr_19),
            .odd(high_pass), .done(response_done[19]), .word(response_lane_word_19), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_19_asked), .low_word(rsp_data_19), .high_word(rsp_data2_19));
    (* keep_hierarchy *) lane_align lane_20 (.clock(clock), .served(request_served[20]), .addr(lane_addr_20),
            .odd(high_pass), .done(response_done[20]), .word(response_lane_word_20), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_20_asked), .low_word(rsp_data_20), .high_word(rsp_data2_20));
    (* keep_hierarchy *) lane_align lane_21 (.clock(clock), .served(request_served[21]), .addr(lane_addr_21),
            .odd(high_pass), .done(response_done[21]), .word(response_lane_word_21), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_21_asked), .low_word(rsp_data_21), .high_word(rsp_data2_21));
    (* keep_hierarchy *) lane_align lane_22 (.clock(clock), .served(request_served[22]), .addr(lane_addr_22),
            .odd(high_pass), .done(response_done[22]), .word(response_lane_word_22), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_22_asked), .low_word(rsp_data_22), .high_word(rsp_data2_22));
    (* keep_hierarchy *) lane_align lane_23 (.clock(clock), .served(request_served[23]), .addr(lane_addr_23),
            .odd(high_pass), .done(response_done[23]), .word(response_lane_word_23), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_23_asked), .low_word(rsp_data_23), .high_word(rsp_data2_23));
    (* keep_hierarchy *) lane_align lane_24 (.clock(clock), .served(request_served[24]), .addr(lane_addr_24),
            .odd(high_pass), .done(response_done[24]), .word(response_lane_word_24), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_24_asked), .low_word(rsp_data_24), .high_word(rsp_data2_24));
    (* keep_hierarchy *) lane_align lane_25 (.clock(clock), .served(request_served[25]), .addr(lane_addr_25),
            .odd(high_pass), .done(response_done[25]), .word(response_lane_word_25), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_25_asked), .low_word(rsp_data_25), .high_word(rsp_data2_25));
    (* keep_hierarchy *) lane_align lane_26 (.clock(clock), .served(request_served[26]), .addr(lane_addr_26),
            .odd(high_pass), .done(response_done[26]), .word(response_lane_word_26), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_26_asked), .low_word(rsp_data_26), .high_word(rsp_data2_26));
    (* keep_hierarchy *) lane_align lane_27 (.clock(clock), .served(request_served[27]), .addr(lane_addr_27),
            .odd(high_pass), .done(response_done[27]), .word(response_lane_word_27), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_27_asked), .low_word(rsp_data_27), .high_word(rsp_data2_27));
    (* keep_hierarchy *) lane_align lane_28 (.clock(clock), .served(request_served[28]), .addr(lane_addr_28),
            .odd(high_pass), .done(response_done[28]), .word(response_lane_word_28), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_28_asked), .low_word(rsp_data_28), .high_word(rsp_data2_28));
    (* keep_hierarchy *) lane_align lane_29 (.clock(clock), .served(request_served[29]), .addr(lane_addr_29),
            .odd(high_pass), .done(response_done[29]), .word(response_lane_word_29), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_29_asked), .low_word(rsp_data_29), .high_word(rsp_data2_29));
    (* keep_hierarchy *) lane_align lane_30 (.clock(clock), .served(request_served[30]), .addr(lane_addr_30),
            .odd(high_pass), .done(response_done[30]), .word(response_lane_word_30), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_30_asked), .low_word(rsp_data_30), .high_word(rsp_data2_30));
    (* keep_hierarchy *) lane_align lane_31 (.clock(clock), .served(request_served[31]), .addr(lane_addr_31),
            .odd(high_pass), .done(response_done[31]), .word(response_lane_word_31), .part(rsp_part),
            .is_high(rsp_high), .asked(lane_31_asked), .low_word(rsp_data_31), .high_word(rsp_data2_31));

    assign allowed = req_valid & (active | !hold);
    assign first = allowed & !active;

    function automatic [31:0] half_tcm_of(input reg [1:0] in_req_wavefront, input reg in_req_half,
            input reg [31:0] in_tcm_0, input reg [31:0] in_tcm_1, input reg [31:0] in_tcm_2, input reg [31:0] in_tcm_3,
            input reg [31:0] in_tcm_4, input reg [31:0] in_tcm_5, input reg [31:0] in_tcm_6, input reg [31:0] in_tcm_7,
            input reg in_req_transactional);
        begin
            half_tcm_of = 32'd0;
            if (in_req_wavefront == 2'd0) begin
                if (in_req_half) half_tcm_of = half_tcm_of | in_tcm_1;
                else half_tcm_of = half_tcm_of | in_tcm_0;
            end
            if (in_req_wavefront == 2'd1) begin
                if (in_req_half) half_tcm_of = half_tcm_of | in_tcm_3;
                else half_tcm_of = half_tcm_of | in_tcm_2;
            end
            if (in_req_wavefront == 2'd2) begin
                if (in_req_half) half_tcm_of = half_tcm_of | in_tcm_5;
                else half_tcm_of = half_tcm_of | in_tcm_4;
            end
            if (in_req_wavefront == 2'd3) begin
                if (in_req_half) half_tcm_of = half_tcm_of | in_tcm_7;
                else half_tcm_of = half_tcm_of | in_tcm_6;
            end
            if (!in_req_transactional) half_tcm_of = 32'd0;
        end
    endfunction
    assign half_tcm = half_tcm_of(req_wavefront, req_half, tcm_0, tcm_1, tcm_2, tcm_3, tcm_4, tcm_5, tcm_6, tcm_7,
            req_transactional);
    assign runs = req_lanes & ~half_tcm;
    assign want =
        !allowed ? 32'd0 :
        active ? pending :
        runs;

    function automatic write_of(input reg [4:0] in_req_op);
        begin
            write_of = 1'b0;
            case (in_req_op)
                LDS_OP_WRITE_B32, LDS_OP_WRITE_B8, LDS_OP_WRITE_B16, LDS_OP_WRITE_B64, LDS_OP_ADD, LDS_OP_SUB,
                        LDS_OP_RSUB, LDS_OP_INC, LDS_OP_DEC, LDS_OP_MIN_I32, LDS_OP_MAX_I32, LDS_OP_MIN_U32, LDS_OP_MAX_U32, LDS_OP_AND,
                        LDS_OP_OR, LDS_OP_XOR, LDS_OP_MSK_OR, LDS_OP_XCHG, LDS_OP_CMP_ST: write_of = 1'b1;
                default: write_of = 1'b0;
            endcase
        end
    endfunction
    assign write = write_of(req_op);
    assign request_broadcast = !write & !req_transactional;
    assign request_lane_data_0 = high_pass ? lane_data2_0 : lane_data_0,
            request_lane_data_1 = high_pass ? lane_data2_1 : lane_data_1,
            request_lane_data_2 = high_pass ? lane_data2_2 : lane_data_2,
            request_lane_data_3 = high_pass ? lane_data2_3 : lane_data_3,
            request_lane_data_4 = high_pass ? lane_data2_4 : lane_data_4,
            request_lane_data_5 = high_pass ? lane_data2_5 : lane_data_5,
            request_lane_data_6 = high_pass ? lane_data2_6 : lane_data_6,
            request_lane_data_7 = high_pass ? lane_data2_7 : lane_data_7,
            request_lane_data_8 = high_pass ? lane_data2_8 : lane_data_8,
            request_lane_data_9 = high_pass ? lane_data2_9 : lane_data_9,
            request_lane_data_10 = high_pass ? lane_data2_10 : lane_data_10,
            request_lane_data_11 = high_pass ? lane_data2_11 : lane_data_11,
            request_lane_data_12 = high_pass ? lane_data2_12 : lane_data_12,
            request_lane_data_13 = high_pass ? lane_data2_13 : lane_data_13,
            request_lane_data_14 = high_pass ? lane_data2_14 : lane_data_14,
            request_lane_data_15 = high_pass ? lane_data2_15 : lane_data_15,
            request_lane_data_16 = high_pass ? lane_data2_16 : lane_data_16,
            request_lane_data_17 = high_pass ? lane_data2_17 : lane_data_17,
            request_lane_data_18 = high_pass ? lane_data2_18 : lane_data_18,
            request_lane_data_19 = high_pass ? lane_data2_19 : lane_data_19,
            request_lane_data_20 = high_pass ? lane_data2_20 : lane_data_20,
            request_lane_data_21 = high_pass ? lane_data2_21 : lane_data_21,
            request_lane_data_22 = high_pass ? lane_data2_22 : lane_data_22,
            request_lane_data_23 = high_pass ? lane_data2_23 : lane_data_23,
            request_lane_data_24 = high_pass ? lane_data2_24 : lane_data_24,
            request_lane_data_25 = high_pass ? lane_data2_25 : lane_data_25,
            request_lane_data_26 = high_pass ? lane_data2_26 : lane_data_26,
            request_lane_data_27 = high_pass ? lane_data2_27 : lane_data_27,
            request_lane_data_28 = high_pass ? lane_data2_28 : lane_data_28,
            request_lane_data_29 = high_pass ? lane_data2_29 : lane_data_29,
            request_lane_data_30 = high_pass ? lane_data2_30 : lane_data_30,
            request_lane_data_31 = high_pass ? lane_data2_31 : lane_data_31;

    function automatic [7:0] work_items_of(input reg [1:0] in_req_wavefront, input reg in_req_half);
        begin
            work_items_of = 8'd0;
            if (in_req_wavefront == 2'd0) work_items_of = 8'd0;
            if (in_req_wavefront == 2'd1) work_items_of = 8'h40;
            if (in_req_wavefront == 2'd2) work_items_of = 8'h80;
            if (in_req_wavefront == 2'd3) work_items_of = 8'hc0;
            if (in_req_half) work_items_of = work_items_of | 8'h20;
        end
    endfunction
    assign work_items = work_items_of(req_wavefront, req_half);
    assign bank_work_item_0 = work_items | request_bank_lane_0, bank_work_item_1 = work_items | request_bank_lane_1,
            bank_work_item_2 = work_items | request_bank_lane_2, bank_work_item_3 = work_items | request_bank_lane_3,
            bank_work_item_4 = work_items | request_bank_lane_4, bank_work_item_5 = work_items | request_bank_lane_5,
            bank_work_item_6 = work_items | request_bank_lane_6, bank_work_item_7 = work_items | request_bank_lane_7,
            bank_work_item_8 = work_items | request_bank_lane_8, bank_work_item_9 = work_items | request_bank_lane_9,
            bank_work_item_10 = work_items | request_bank_lane_10,
            bank_work_item_11 = work_items | request_bank_lane_11,
            bank_work_item_12 = work_items | request_bank_lane_12,
            bank_work_item_13 = work_items | request_bank_lane_13,
            bank_work_item_14 = work_items | request_bank_lane_14,
            bank_work_item_15 = work_items | request_bank_lane_15,
            bank_work_item_16 = work_items | request_bank_lane_16,
            bank_work_item_17 = work_items | request_bank_lane_17,
            bank_work_item_18 = work_items | request_bank_lane_18,
            bank_work_item_19 = work_items | request_bank_lane_19,
            bank_work_item_20 = work_items | request_bank_lane_20,
            bank_work_item_21 = work_items | request_bank_lane_21,
            bank_work_item_22 = work_items | request_bank_lane_22,
            bank_work_item_23 = work_items | request_bank_lane_23,
            bank_work_item_24 = work_items | request_bank_lane_24,
            bank_work_item_25 = work_items | request_bank_lane_25,
            bank_work_item_26 = work_items | request_bank_lane_26,
            bank_work_item_27 = work_items | request_bank_lane_27,
            bank_work_item_28 = work_items | request_bank_lane_28,
            bank_work_item_29 = work_items | request_bank_lane_29,
            bank_work_item_30 = work_items | request_bank_lane_30,
            bank_work_item_31 = work_items | request_bank_lane_31;
    assign left = want & ~request_served;
    assign unanswered = waiting & ~response_done;
    assign losers_now =
        first ? 32'd0 :
        losers | response_aborted;

    function automatic [6:0] rounds_now_of(input reg [6:0] in_rounds, input reg in_first,
            input reg [31:0] in_request_served);
        begin
            rounds_now_of = in_rounds;
            if (in_first) rounds_now_of = 7'd0;
            if (|in_request_served) rounds_now_of = rounds_now_of + 7'd1;
        end
    endfunction
    assign rounds_now = rounds_now_of(rounds, first, request_served);
    assign pass_done =
        req_transactional ? tx_pass_done :
        allowed & !(|left);
    assign tx_pass_done = req_valid & active & !(|pending) & !(|unanswered);
    assign more = !high_pass & ((req_op == LDS_OP_READ_B64) | (req_op == LDS_OP_WRITE_B64));
    assign req_ready = pass_done & !more;
    assign perf_overhead = allowed & req_transactional & !(|request_served) & !pass_done;

    function automatic [2:0] rsp_part_of(input reg [4:0] in_rsp_op);
        begin
            rsp_part_of = 3'd0;
            case (in_rsp_op)
                LDS_OP_READ_U8: rsp_part_of = WORD_PART_BYTE;
                LDS_OP_READ_I8: rsp_part_of = WORD_PART_SIGNED_BYTE;
                LDS_OP_READ_U16: rsp_part_of = WORD_PART_HALF;
                LDS_OP_READ_I16: rsp_part_of = WORD_PART_SIGNED_HALF;
                default: rsp_part_of = WORD_PART_WHOLE;
            endcase
        end
    endfunction
    assign rsp_part = rsp_part_of(rsp_op);
    assign rsp_valid = done;
    assign rsp_aborted = losers;
    assign rsp_rounds = done_rounds;
    assign conflict_valid = tx_pass_done & !more & req_transactional & (|losers_now);
    assign conflict_wavefront = req_wavefront;
    assign conflict_half = req_half;
    assign conflict_lanes = losers_now;
    assign busy = allowed | active | (|waiting) | last | done;

    always @(posedge clock) begin
        waiting <= unanswered | request_served;
        losers <= losers_now;
        rounds <= rounds_now;
        if (allowed) begin
            active <= !req_ready;
            pending <= left;
            high_pass <= high_pass & !req_ready;
        end
        if (pass_done & more) begin
            pending <= runs & ~losers_now;
            high_pass <= 1'b1;
        end
        last <= req_ready & !req_transactional;
        last_rounds <= rounds_now;
        done <= last | (req_ready & req_transactional);
        done_rounds <= rounds_now;
        if (last) done_rounds <= last_rounds;
        rsp_op <= req_op;
        rsp_high <= high_pass;
        if (clear) begin
            active <= 1'b0;
            high_pass <= 1'b0;
            waiting <= 32'd0;
            last <= 1'b0;
            done <= 1'b0;
            losers <= 32'd0;
        end
    end

    initial begin
        active = 1'b0;
        pending = 32'd0;
        high_pass = 1'b0;
        waiting = 32'd0;
        losers = 32'd0;
        rounds = 7'd0;
        rsp_op = 5'd0;
        rsp_high = 1'b0;
        last = 1'b0;
        last_rounds = 7'd0;
        done = 1'b0;
        done_rounds = 7'd0;
    end
endmodule
