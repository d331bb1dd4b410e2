// atomic_sequencer: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Atomic instructions of warps by load-lock, operate, store-unlock, repeated for the lanes that failed.
//
// Scratchpad atomics, section 2 and Fig. 1: the loop into which Fermi's compiler turns an atomic on
// shared memory (LDS.LK with a predicate, predicated operation, predicated STS.UL, branch back
// for the lanes without the predicate), as one unit. The arithmetic and the tables of operands stand for what
// a multiprocessor has in its lanes and its register file.
//
//                +--------------------------------------+
//  req_*, lane_*->| slots: phase, lanes left, operands   |-> lds_*  (load-lock, store-unlock)
//  result_*     ->| LdsAlu a lane                        |<- lds_rsp_*, acquired
//                |                                      |-> won_*  (lanes, each iteration)
//                |                                      |-> done_* (instruction)
//                +--------------------------------------+
//
// Instructions (req_*, valid/ready): up to WARPS in flight, one a slot req_warp; ready when the slot is
// free. lane_addr are byte addresses of words. req_op is an atomic of LdsOp; any other code, reserved ones too, stores
// lane_data. An instruction without lanes is one iteration without winners. Old words: in a cycle with
// won_valid the lanes won_lanes of won_warp have their locks, and the LDS unit's response has the words they
// read. Each lane of the instruction wins once, and stores once (proved on the Verilog). Done: done_valid after
// the last store, with the number of load-locks (done_iterations) and the replays of both accesses, which are the
// cycles beyond the first in which an access sent lanes to banks (done_replays). Operate elsewhere: with
// req_external (float32 addition, say) the slot waits after won_valid until somebody presents the words to store:
// result_warp, result_data (of the lanes won_lanes; others are ignored), taken when result_valid &
// result_ready. The locks stay held meanwhile. A result for a slot that waits for none is ignored.
//
// Latency of an instruction alone, each request served in the cycle after it is taken: done_valid 3 +
// 5 x iterations + replays cycles after the cycle in which it is taken. Throughput: the LDS unit is asked in every cycle in
// which a slot has something to ask. Priority: store-unlocks go before load-locks (a lock is held no longer than
// it must be), the lowest slot first. Load-locks take turns: the warp that last acquired a lock goes last. A warp
// holds no lock while it waits for another's, so there is no deadlock, and some warp always gets on. result_ready is
// low in a cycle in which the unit's own results are written.
//
// The LDS side is a plain request of the LDS unit, the best of each cycle until lds_ready takes it. lds_served
// says in a later cycle that all its lanes have been to their banks: its response must come 2 cycles after that, with
// the lanes of acquired reported one cycle after each round, as LockBitUnit
// does. The next request may be taken in the cycle of lds_served, not before.
//
// WARPS = 2^WARP_BITS slots of LANES <= 32 lanes.
module atomic_sequencer (
    input  wire clock,
    input  wire clear,
    input  wire req_valid,
    output wire req_ready,
    input  wire [1:0] req_warp,
    input  wire [4:0] req_op,
    // The words to store come from outside.
    input  wire req_external,
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
    output wire won_valid,
    output wire [1:0] won_warp,
    output wire [31:0] won_lanes,
    input  wire result_valid,
    output wire result_ready,
    input  wire [1:0] result_warp,
    input  wire [31:0] result_data_0, result_data_1, result_data_2, result_data_3, result_data_4, result_data_5,
            result_data_6, result_data_7, result_data_8, result_data_9, result_data_10, result_data_11, result_data_12,
            result_data_13, result_data_14, result_data_15, result_data_16, result_data_17, result_data_18,
            result_data_19, result_data_20, result_data_21, result_data_22, result_data_23, result_data_24,
            result_data_25, result_data_26, result_data_27, result_data_28, result_data_29, result_data_30,
            result_data_31,
    output wire done_valid,
    output wire [1:0] done_warp,
    output wire [31:0] done_iterations,
    output wire [31:0] done_replays,
    // Slots with an instruction.
    output wire [3:0] in_flight,
    output wire lds_valid,
    input  wire lds_ready,
    // The request taken last has been served.
    input  wire lds_served,
    // A store-unlock; else a load-lock.
    output wire lds_unlock,
    output wire [31:0] lds_lanes,
    output wire [15:0] lds_addr_0, lds_addr_1, lds_addr_2, lds_addr_3, lds_addr_4, lds_addr_5, lds_addr_6, lds_addr_7,
            lds_addr_8, lds_addr_9, lds_addr_10, lds_addr_11, lds_addr_12, lds_addr_13, lds_addr_14, lds_addr_15,
            lds_addr_16, lds_addr_17, lds_addr_18, lds_addr_19, lds_addr_20, lds_addr_21, lds_addr_22, lds_addr_23,
            lds_addr_24, lds_addr_25, lds_addr_26, lds_addr_27, lds_addr_28, lds_addr_29, lds_addr_30, lds_addr_31,
    output wire [31:0] lds_data_0, lds_data_1, lds_data_2, lds_data_3, lds_data_4, lds_data_5, lds_data_6, lds_data_7,
            lds_data_8, lds_data_9, lds_data_10, lds_data_11, lds_data_12, lds_data_13, lds_data_14, lds_data_15,
            lds_data_16, lds_data_17, lds_data_18, lds_data_19, lds_data_20, lds_data_21, lds_data_22, lds_data_23,
            lds_data_24, lds_data_25, lds_data_26, lds_data_27, lds_data_28, lds_data_29, lds_data_30, lds_data_31,
    // The LDS unit's response in this cycle answers this unit.
    output wire lds_rsp_taken,
    input  wire [31:0] lds_rsp_data_0, lds_rsp_data_1, lds_rsp_data_2, lds_rsp_data_3, lds_rsp_data_4, lds_rsp_data_5,
            lds_rsp_data_6, lds_rsp_data_7, lds_rsp_data_8, lds_rsp_data_9, lds_rsp_data_10, lds_rsp_data_11,
            lds_rsp_data_12, lds_rsp_data_13, lds_rsp_data_14, lds_rsp_data_15, lds_rsp_data_16, lds_rsp_data_17,
            lds_rsp_data_18, lds_rsp_data_19, lds_rsp_data_20, lds_rsp_data_21, lds_rsp_data_22, lds_rsp_data_23,
            lds_rsp_data_24, lds_rsp_data_25, lds_rsp_data_26, lds_rsp_data_27, lds_rsp_data_28, lds_rsp_data_29,
            lds_rsp_data_30, lds_rsp_data_31,
    input  wire [6:0] lds_rsp_rounds,
    input  wire [31:0] acquired
);
    localparam [2:0] ATOMIC_PHASE_FREE = 3'd0;
    localparam [2:0] ATOMIC_PHASE_LOCK = 3'd1;
    localparam [2:0] ATOMIC_PHASE_LOCKING = 3'd2;
    localparam [2:0] ATOMIC_PHASE_OPERATE = 3'd3;
    localparam [2:0] ATOMIC_PHASE_UNLOCK = 3'd4;
    localparam [2:0] ATOMIC_PHASE_FINISHING = 3'd5;
    localparam [4:0] LDS_OP_XCHG = 5'd23;
    localparam [31:0] ONE = 32'd1;
    reg  [2:0] phase_0, phase_1, phase_2, phase_3;
    reg  [4:0] op_0, op_1, op_2, op_3;
    reg  [3:0] external;
    reg  [31:0] left_0, left_1, left_2, left_3;
    reg  [31:0] won_0, won_1, won_2, won_3;
    reg  [31:0] iterations_0, iterations_1, iterations_2, iterations_3;
    reg  [31:0] replays_0, replays_1, replays_2, replays_3;
    reg  [1:0] last_winner;
    reg  [1:0] taken_slot;
    reg  taken_unlock;
    reg  asked;
    reg  [1:0] asked_slot;
    reg  asked_unlock;
    reg  answered;
    reg  [1:0] answered_slot;
    reg  answered_unlock;
    reg  [31:0] gathered;
    wire [1:0] chosen_slot;
    wire take;
    wire [31:0] operands_read_data_0, operands_read_data_1, operands_read_data_2, operands_read_data_3,
            operands_read_data_4, operands_read_data_5, operands_read_data_6, operands_read_data_7,
            operands_read_data_8, operands_read_data_9, operands_read_data_10, operands_read_data_11,
            operands_read_data_12, operands_read_data_13, operands_read_data_14, operands_read_data_15,
            operands_read_data_16, operands_read_data_17, operands_read_data_18, operands_read_data_19,
            operands_read_data_20, operands_read_data_21, operands_read_data_22, operands_read_data_23,
            operands_read_data_24, operands_read_data_25, operands_read_data_26, operands_read_data_27,
            operands_read_data_28, operands_read_data_29, operands_read_data_30, operands_read_data_31;
    wire [31:0] operands2_read_data_0, operands2_read_data_1, operands2_read_data_2, operands2_read_data_3,
            operands2_read_data_4, operands2_read_data_5, operands2_read_data_6, operands2_read_data_7,
            operands2_read_data_8, operands2_read_data_9, operands2_read_data_10, operands2_read_data_11,
            operands2_read_data_12, operands2_read_data_13, operands2_read_data_14, operands2_read_data_15,
            operands2_read_data_16, operands2_read_data_17, operands2_read_data_18, operands2_read_data_19,
            operands2_read_data_20, operands2_read_data_21, operands2_read_data_22, operands2_read_data_23,
            operands2_read_data_24, operands2_read_data_25, operands2_read_data_26, operands2_read_data_27,
            operands2_read_data_28, operands2_read_data_29, operands2_read_data_30, operands2_read_data_31;
    wire results_write_valid;
    wire [1:0] results_write_row;
    wire [31:0] results_write_data_0, results_write_data_1, results_write_data_2, results_write_data_3,
            results_write_data_4, results_write_data_5, results_write_data_6, results_write_data_7,
            results_write_data_8, results_write_data_9, results_write_data_10, results_write_data_11,
            results_write_data_12, results_write_data_13, results_write_data_14, results_write_data_15,
            results_write_data_16, results_write_data_17, results_write_data_18, results_write_data_19,
            results_write_data_20, results_write_data_21, results_write_data_22, results_write_data_23,
            results_write_data_24, results_write_data_25, results_write_data_26, results_write_data_27,
            results_write_data_28, results_write_data_29, results_write_data_30, results_write_data_31;
    wire [4:0] answered_op;
    wire [31:0] alu_0_result, alu_1_result, alu_2_result, alu_3_result, alu_4_result, alu_5_result, alu_6_result,
            alu_7_result, alu_8_result, alu_9_result, alu_10_result, alu_11_result, alu_12_result, alu_13_result,
            alu_14_result, alu_15_result, alu_16_result, alu_17_result, alu_18_result, alu_19_result, alu_20_result,
            alu_21_result, alu_22_result, alu_23_result, alu_24_result, alu_25_result, alu_26_result, alu_27_result,
            alu_28_result, alu_29_result, alu_30_result, alu_31_result;
    wire [3:0] free;
    wire chosen;
    wire chosen_unlock;
    wire [3:0] later;
    wire [31:0] chosen_lanes;
    wire [31:0] rounds;
    wire [31:0] winners;
    wire own_result;
    wire [31:0] replays_now_0, replays_now_1, replays_now_2, replays_now_3;

    atomic_sequencer_addresses addresses (
        .clock(clock),
        .read_row(chosen_slot),
        .read_data_0(lds_addr_0), .read_data_1(lds_addr_1), .read_data_2(lds_addr_2), .read_data_3(lds_addr_3),
                .read_data_4(lds_addr_4), .read_data_5(lds_addr_5), .read_data_6(lds_addr_6), .read_data_7(lds_addr_7),
                .read_data_8(lds_addr_8), .read_data_9(lds_addr_9), .read_data_10(lds_addr_10),
                .read_data_11(lds_addr_11), .read_data_12(lds_addr_12), .read_data_13(lds_addr_13),
                .read_data_14(lds_addr_14), .read_data_15(lds_addr_15), .read_data_16(lds_addr_16),
                .read_data_17(lds_addr_17), .read_data_18(lds_addr_18), .read_data_19(lds_addr_19),
                .read_data_20(lds_addr_20), .read_data_21(lds_addr_21), .read_data_22(lds_addr_22),
                .read_data_23(lds_addr_23), .read_data_24(lds_addr_24), .read_data_25(lds_addr_25),
                .read_data_26(lds_addr_26), .read_data_27(lds_addr_27), .read_data_28(lds_addr_28),
                .read_data_29(lds_addr_29), .read_data_30(lds_addr_30), .read_data_31(lds_addr_31),
        .write_valid(take),
        .write_row(req_warp),
        .write_data_0(lane_addr_0), .write_data_1(lane_addr_1), .write_data_2(lane_addr_2), .write_data_3(lane_addr_3),
                .write_data_4(lane_addr_4), .write_data_5(lane_addr_5), .write_data_6(lane_addr_6),
                .write_data_7(lane_addr_7), .write_data_8(lane_addr_8), .write_data_9(lane_addr_9),
                .write_data_10(lane_addr_10), .write_data_11(lane_addr_11), .write_data_12(lane_addr_12),
                .write_data_13(lane_addr_13), .write_data_14(lane_addr_14), .write_data_15(lane_addr_15),
                .write_data_16(lane_addr_16), .write_data_17(lane_addr_17), .write_data_18(lane_addr_18),
                .write_data_19(lane_addr_19), .write_data_20(lane_addr_20), .write_data_21(lane_addr_21),
                .write_data_22(lane_addr_22), .write_data_23(lane_addr_23), .write_data_24(lane_addr_24),
                .write_data_25(lane_addr_25), .write_data_26(lane_addr_26), .write_data_27(lane_addr_27),
                .write_data_28(lane_addr_28), .write_data_29(lane_addr_29), .write_data_30(lane_addr_30),
                .write_data_31(lane_addr_31)
    );

    (* keep_hierarchy *) lane_table operands (
        .clock(clock),
        .read_row(answered_slot),
        .read_data_0(operands_read_data_0), .read_data_1(operands_read_data_1), .read_data_2(operands_read_data_2),
                .read_data_3(operands_read_data_3), .read_data_4(operands_read_data_4),
                .read_data_5(operands_read_data_5), .read_data_6(operands_read_data_6),
                .read_data_7(operands_read_data_7), .read_data_8(operands_read_data_8),
                .read_data_9(operands_read_data_9), .read_data_10(operands_read_data_10),
                .read_data_11(operands_read_data_11), .read_data_12(operands_read_data_12),
                .read_data_13(operands_read_data_13), .read_data_14(operands_read_data_14),
                .read_data_15(operands_read_data_15), .read_data_16(operands_read_data_16),
                .read_data_17(operands_read_data_17), .read_data_18(operands_read_data_18),
                .read_data_19(operands_read_data_19), .read_data_20(operands_read_data_20),
                .read_data_21(operands_read_data_21), .read_data_22(operands_read_data_22),
                .read_data_23(operands_read_data_23), .read_data_24(operands_read_data_24),
                .read_data_25(operands_read_data_25), .read_data_26(operands_read_data_26),
                .read_data_27(operands_read_data_27), .read_data_28(operands_read_data_28),
                .read_data_29(operands_read_data_29), .read_data_30(operands_read_data_30),
                .read_data_31(operands_read_data_31),
        .write_valid(take),
        .write_row(req_warp),
        .write_data_0(lane_data_0), .write_data_1(lane_data_1), .write_data_2(lane_data_2), .write_data_3(lane_data_3),
                .write_data_4(lane_data_4), .write_data_5(lane_data_5), .write_data_6(lane_data_6),
                .write_data_7(lane_data_7), .write_data_8(lane_data_8), .write_data_9(lane_data_9),
                .write_data_10(lane_data_10), .write_data_11(lane_data_11), .write_data_12(lane_data_12),
                .write_data_13(lane_data_13), .write_data_14(lane_data_14), .write_data_15(lane_data_15),
                .write_data_16(lane_data_16), .write_data_17(lane_data_17), .write_data_18(lane_data_18),
                .write_data_19(lane_data_19), .write_data_20(lane_data_20), .write_data_21(lane_data_21),
                .write_data_22(lane_data_22), .write_data_23(lane_data_23), .write_data_24(lane_data_24),
                .write_data_25(lane_data_25), .write_data_26(lane_data_26), .write_data_27(lane_data_27),
                .write_data_28(lane_data_28), .write_data_29(lane_data_29), .write_data_30(lane_data_30),
                .write_data_31(lane_data_31)
    );

    (* keep_hierarchy *) lane_table operands2 (
        .clock(clock),
        .read_row(answered_slot),
        .read_data_0(operands2_read_data_0), .read_data_1(operands2_read_data_1), .read_data_2(operands2_read_data_2),
                .read_data_3(operands2_read_data_3), .read_data_4(operands2_read_data_4),
                .read_data_5(operands2_read_data_5), .read_data_6(operands2_read_data_6),
                .read_data_7(operands2_read_data_7), .read_data_8(operands2_read_data_8),
                .read_data_9(operands2_read_data_9), .read_data_10(operands2_read_data_10),
                .read_data_11(operands2_read_data_11), .read_data_12(operands2_read_data_12),
                .read_data_13(operands2_read_data_13), .read_data_14(operands2_read_data_14),
                .read_data_15(operands2_read_data_15), .read_data_16(operands2_read_data_16),
                .read_data_17(operands2_read_data_17), .read_data_18(operands2_read_data_18),
                .read_data_19(operands2_read_data_19), .read_data_20(operands2_read_data_20),
                .read_data_21(operands2_read_data_21), .read_data_22(operands2_read_data_22),
                .read_data_23(operands2_read_data_23), .read_data_24(operands2_read_data_24),
                .read_data_25(operands2_read_data_25), .read_data_26(operands2_read_data_26),
                .read_data_27(operands2_read_data_27), .read_data_28(operands2_read_data_28),
                .read_data_29(operands2_read_data_29), .read_data_30(operands2_read_data_30),
                .read_data_31(operands2_read_data_31),
        .write_valid(take),
        .write_row(req_warp),
        .write_data_0(lane_data2_0), .write_data_1(lane_data2_1), .write_data_2(lane_data2_2),
                .write_data_3(lane_data2_3), .write_data_4(lane_data2_4), .write_data_5(lane_data2_5),
                .write_data_6(lane_data2_6), .write_data_7(lane_data2_7), .write_data_8(lane_data2_8),
                .write_data_9(lane_data2_9), .write_data_10(lane_data2_10), .write_data_11(lane_data2_11),
                .write_data_12(lane_data2_12), .write_data_13(lane_data2_13), .write_data_14(lane_data2_14),
                .write_data_15(lane_data2_15), .write_data_16(lane_data2_16), .write_data_17(lane_data2_17),
                .write_data_18(lane_data2_18), .write_data_19(lane_data2_19), .write_data_20(lane_data2_20),
                .write_data_21(lane_data2_21), .write_data_22(lane_data2_22), .write_data_23(lane_data2_23),
                .write_data_24(lane_data2_24), .write_data_25(lane_data2_25), .write_data_26(lane_data2_26),
                .write_data_27(lane_data2_27), .write_data_28(lane_data2_28), .write_data_29(lane_data2_29),
                .write_data_30(lane_data2_30), .write_data_31(lane_data2_31)
    );

    (* keep_hierarchy *) lane_table results (
        .clock(clock),
        .read_row(chosen_slot),
        .read_data_0(lds_data_0), .read_data_1(lds_data_1), .read_data_2(lds_data_2), .read_data_3(lds_data_3),
                .read_data_4(lds_data_4), .read_data_5(lds_data_5), .read_data_6(lds_data_6), .read_data_7(lds_data_7),
                .read_data_8(lds_data_8), .read_data_9(lds_data_9), .read_data_10(lds_data_10),
                .read_data_11(lds_data_11), .read_data_12(lds_data_12), .read_data_13(lds_data_13),
                .read_data_14(lds_data_14), .read_data_15(lds_data_15), .read_data_16(lds_data_16),
                .read_data_17(lds_data_17), .read_data_18(lds_data_18), .read_data_19(lds_data_19),
                .read_data_20(lds_data_20), .read_data_21(lds_data_21), .read_data_22(lds_data_22),
                .read_data_23(lds_data_23), .read_data_24(lds_data_24), .read_data_25(lds_data_25),
                .read_data_26(lds_data_26), .read_data_27(lds_data_27), .read_data_28(lds_data_28),
                .read_data_29(lds_data_29), .read_data_30(lds_data_30), .read_data_31(lds_data_31),
        .write_valid(results_write_valid),
        .write_row(results_write_row),
        .write_data_0(results_write_data_0), .write_data_1(results_write_data_1), .write_data_2(results_write_data_2),
                .write_data_3(results_write_data_3), .write_data_4(results_write_data_4),
                .write_data_5(results_write_data_5), .write_data_6(results_write_data_6),
                .write_data_7(results_write_data_7), .write_data_8(results_write_data_8),
                .write_data_9(results_write_data_9), .write_data_10(results_write_data_10),
                .write_data_11(results_write_data_11), .write_data_12(results_write_data_12),
                .write_data_13(results_write_data_13), .write_data_14(results_write_data_14),
                .write_data_15(results_write_data_15), .write_data_16(results_write_data_16),
                .write_data_17(results_write_data_17), .write_data_18(results_write_data_18),
                .write_data_19(results_write_data_19), .write_data_20(results_write_data_20),
                .write_data_21(results_write_data_21), .write_data_22(results_write_data_22),
                .write_data_23(results_write_data_23), .write_data_24(results_write_data_24),
                .write_data_25(results_write_data_25), .write_data_26(results_write_data_26),
                .write_data_27(results_write_data_27), .write_data_28(results_write_data_28),
                .write_data_29(results_write_data_29), .write_data_30(results_write_data_30),
                .write_data_31(results_write_data_31)
    );

    (* keep_hierarchy *) lds_alu alu_0 (.op(answered_op), .memory(lds_rsp_data_0), .data(operands_read_data_0),
            .data2(operands2_read_data_0), .result(alu_0_result));
    (* keep_hierarchy *) lds_alu alu_1 (.op(answered_op), .memory(lds_rsp_data_1), .data(operands_read_data_1),
            .data2(operands2_read_data_1), .result(alu_1_result));
    (* keep_hierarchy *) lds_alu alu_2 (.op(answered_op), .memory(lds_rsp_data_2), .data(operands_read_data_2),
            .data2(operands2_read_data_2), .result(alu_2_result));
    (* keep_hierarchy *) lds_alu alu_3 (.op(answered_op), .memory(lds_rsp_data_3), .data(operands_read_data_3),
            .data2(operands2_read_data_3), .result(alu_3_result));
    (* keep_hierarchy *) lds_alu alu_4 (.op(answered_op), .memory(lds_rsp_data_4), .data(operands_read_data_4),
            .data2(operands2_read_data_4), .result(alu_4_result));
    (* keep_hierarchy *) lds_alu alu_5 (.op(answered_op), .memory(lds_rsp_data_5), .data(operands_read_data_5),
            .data2(operands2_read_data_5), .result(alu_5_result));
    (* keep_hierarchy *) lds_alu alu_6 (.op(answered_op), .memory(lds_rsp_data_6), .data(operands_read_data_6),
            .data2(operands2_read_data_6), .result(alu_6_result));
    (* keep_hierarchy *) lds_alu alu_7 (.op(answered_op), .memory(lds_rsp_data_7), .data(operands_read_data_7),
            .data2(operands2_read_data_7), .result(alu_7_result));
    (* keep_hierarchy *) lds_alu alu_8 (.op(answered_op), .memory(lds_rsp_data_8), .data(operands_read_data_8),
            .data2(operands2_read_data_8), .result(alu_8_result));
    (* keep_hierarchy *) lds_alu alu_9 (.op(answered_op), .memory(lds_rsp_data_9), .data(operands_read_data_9),
            .data2(operands2_read_data_9), .result(alu_9_result));
    (* keep_hierarchy *) lds_alu alu_10 (.op(answered_op), .memory(lds_rsp_data_10), .data(operands_read_data_10),
            .data2(operands2_read_data_10), .result(alu_10_result));
    (* keep_hierarchy *) lds_alu alu_11 (.op(answered_op), .memory(lds_rsp_data_11), .data(operands_read_data_11),
            .data2(operands2_read_data_11), .result(alu_11_result));
    (* keep_hierarchy *) lds_alu alu_12 (.op(answered_op), .memory(lds_rsp_data_12), .data(operands_read_data_12),
            .data2(operands2_read_data_12), .result(alu_12_result));
    (* keep_hierarchy *) lds_alu alu_13 (.op(answered_op), .memory(lds_rsp_data_13), .data(operands_read_data_13),
            .data2(operands2_read_data_13), .result(alu_13_result));
    (* keep_hierarchy *) lds_alu alu_14 (.op(answered_op), .memory(lds_rsp_data_14), .data(operands_read_data_14),
            .data2(operands2_read_data_14), .result(alu_14_result));
    (* keep_hierarchy *) lds_alu alu_15 (.op(answered_op), .memory(lds_rsp_data_15), .data(operands_read_data_15),
            .data2(operands2_read_data_15), .result(alu_15_result));
    (* keep_hierarchy *) lds_alu alu_16 (.op(answered_op), .memory(lds_rsp_data_16), .data(operands_read_data_16),
            .data2(operands2_read_data_16), .result(alu_16_result));
    (* keep_hierarchy *) lds_alu alu_17 (.op(answered_op), .memory(lds_rsp_data_17), .data(operands_read_data_17),
            .data2(operands2_read_data_17), .result(alu_17_result));
    (* keep_hierarchy *) lds_alu alu_18 (.op(answered_op), .memory(lds_rsp_data_18), .data(operands_read_data_18),
            .data2(operands2_read_data_18), .result(alu_18_result));
    (* keep_hierarchy *) lds_alu alu_19 (.op(answered_op), .memory(lds_rsp_data_19), .data(operands_read_data_19),
            .data2(operands2_read_data_19), .result(alu_19_result));
    (* keep_hierarchy *) lds_alu alu_20 (.op(answered_op), .memory(lds_rsp_data_20), .data(operands_read_data_20),
            .data2(operands2_read_data_20), .result(alu_20_result));
    (* keep_hierarchy *) lds_alu alu_21 (.op(answered_op), .memory(lds_rsp_data_21), .data(operands_read_data_21),
            .data2(operands2_read_data_21), .result(alu_21_result));
    (* keep_hierarchy *) lds_alu alu_22 (.op(answered_op), .memory(lds_rsp_data_22), .data(operands_read_data_22),
            .data2(operands2_read_data_22), .result(alu_22_result));
    (* keep_hierarchy *) lds_alu alu_23 (.op(answered_op), .memory(lds_rsp_data_23), .data(operands_read_data_23),
            .data2(operands2_read_data_23), .result(alu_23_result));
    (* keep_hierarchy *) lds_alu alu_24 (.op(answered_op), .memory(lds_rsp_data_24), .data(operands_read_data_24),
            .data2(operands2_read_data_24), .result(alu_24_result));
    (* keep_hierarchy *) lds_alu alu_25 (.op(answered_op), .memory(lds_rsp_data_25), .data(operands_read_data_25),
            .data2(operands2_read_data_25), .result(alu_25_result));
    (* keep_hierarchy *) lds_alu alu_26 (.op(answered_op), .memory(lds_rsp_data_26), .data(operands_read_data_26),
            .data2(operands2_read_data_26), .result(alu_26_result));
    (* keep_hierarchy *) lds_alu alu_27 (.op(answered_op), .memory(lds_rsp_data_27), .data(operands_read_data_27),
            .data2(operands2_read_data_27), .result(alu_27_result));
    (* keep_hierarchy *) lds_alu alu_28 (.op(answered_op), .memory(lds_rsp_data_28), .data(operands_read_data_28),
            .data2(operands2_read_data_28), .result(alu_28_result));
    (* keep_hierarchy *) lds_alu alu_29 (.op(answered_op), .memory(lds_rsp_data_29), .data(operands_read_data_29),
            .data2(operands2_read_data_29), .result(alu_29_result));
    (* keep_hierarchy *) lds_alu alu_30 (.op(answered_op), .memory(lds_rsp_data_30), .data(operands_read_data_30),
            .data2(operands2_read_data_30), .result(alu_30_result));
    (* keep_hierarchy *) lds_alu alu_31 (.op(answered_op), .memory(lds_rsp_data_31), .data(operands_read_data_31),
            .data2(operands2_read_data_31), .result(alu_31_result));

    assign free = {phase_3 == ATOMIC_PHASE_FREE, phase_2 == ATOMIC_PHASE_FREE, phase_1 == ATOMIC_PHASE_FREE,
            phase_0 == ATOMIC_PHASE_FREE};
    assign in_flight = ~free;
    assign req_ready = free[req_warp];
    assign take = req_valid & req_ready;

    function automatic [3:0] chosen_of(input reg [2:0] in_phase_0, input reg [2:0] in_phase_1,
            input reg [2:0] in_phase_2, input reg [2:0] in_phase_3, input reg [3:0] in_later);
        reg  own_chosen;
        reg  [1:0] own_chosen_slot;
        reg  own_chosen_unlock;
        begin
            own_chosen = 1'b0;
            own_chosen_slot = 2'd0;
            own_chosen_unlock = 1'b0;
            if (!own_chosen & (in_phase_0 == ATOMIC_PHASE_UNLOCK)) begin
                own_chosen = 1'b1;
                own_chosen_unlock = 1'b1;
                own_chosen_slot = 2'd0;
            end
            if (!own_chosen & (in_phase_1 == ATOMIC_PHASE_UNLOCK)) begin
                own_chosen = 1'b1;
                own_chosen_unlock = 1'b1;
                own_chosen_slot = 2'd1;
            end
            if (!own_chosen & (in_phase_2 == ATOMIC_PHASE_UNLOCK)) begin
                own_chosen = 1'b1;
                own_chosen_unlock = 1'b1;
                own_chosen_slot = 2'd2;
            end
            if (!own_chosen & (in_phase_3 == ATOMIC_PHASE_UNLOCK)) begin
                own_chosen = 1'b1;
                own_chosen_unlock = 1'b1;
                own_chosen_slot = 2'd3;
            end
            if (!own_chosen & (in_phase_0 == ATOMIC_PHASE_LOCK) & in_later[0]) begin
                own_chosen = 1'b1;
                own_chosen_slot = 2'd0;
            end
            if (!own_chosen & (in_phase_1 == ATOMIC_PHASE_LOCK) & in_later[1]) begin
                own_chosen = 1'b1;
                own_chosen_slot = 2'd1;
            end
            if (!own_chosen & (in_phase_2 == ATOMIC_PHASE_LOCK) & in_later[2]) begin
                own_chosen = 1'b1;
                own_chosen_slot = 2'd2;
            end
            if (!own_chosen & (in_phase_3 == ATOMIC_PHASE_LOCK) & in_later[3]) begin
                own_chosen = 1'b1;
                own_chosen_slot = 2'd3;
            end
            if (!own_chosen & (in_phase_0 == ATOMIC_PHASE_LOCK)) begin
                own_chosen = 1'b1;
                own_chosen_slot = 2'd0;
            end
            if (!own_chosen & (in_phase_1 == ATOMIC_PHASE_LOCK)) begin
                own_chosen = 1'b1;
                own_chosen_slot = 2'd1;
            end
            if (!own_chosen & (in_phase_2 == ATOMIC_PHASE_LOCK)) begin
                own_chosen = 1'b1;
                own_chosen_slot = 2'd2;
            end
            if (!own_chosen & (in_phase_3 == ATOMIC_PHASE_LOCK)) begin
                own_chosen = 1'b1;
                own_chosen_slot = 2'd3;
            end
            chosen_of = {own_chosen, own_chosen_slot, own_chosen_unlock};
        end
    endfunction
    assign {chosen, chosen_slot, chosen_unlock} = chosen_of(phase_0, phase_1, phase_2, phase_3, later);
    assign later =
        last_winner == 2'd3 ? 4'd0 :
        last_winner == 2'd2 ? 4'd8 :
        last_winner == 2'd1 ? 4'd12 :
        last_winner == 2'd0 ? 4'd14 :
        4'd0;

    function automatic [31:0] chosen_lanes_of(input reg in_chosen, input reg [1:0] in_chosen_slot,
            input reg [31:0] in_left_0, input reg [31:0] in_left_1, input reg [31:0] in_left_2,
            input reg [31:0] in_left_3, input reg in_chosen_unlock, input reg [31:0] in_won_0,
            input reg [31:0] in_won_1, input reg [31:0] in_won_2, input reg [31:0] in_won_3);
        begin
            chosen_lanes_of = 32'd0;
            if (in_chosen & (in_chosen_slot == 2'd0)) begin
                chosen_lanes_of = in_left_0;
                if (in_chosen_unlock) chosen_lanes_of = in_won_0;
            end
            if (in_chosen & (in_chosen_slot == 2'd1)) begin
                chosen_lanes_of = in_left_1;
                if (in_chosen_unlock) chosen_lanes_of = in_won_1;
            end
            if (in_chosen & (in_chosen_slot == 2'd2)) begin
                chosen_lanes_of = in_left_2;
                if (in_chosen_unlock) chosen_lanes_of = in_won_2;
            end
            if (in_chosen & (in_chosen_slot == 2'd3)) begin
                chosen_lanes_of = in_left_3;
                if (in_chosen_unlock) chosen_lanes_of = in_won_3;
            end
        end
    endfunction
    assign chosen_lanes = chosen_lanes_of(chosen, chosen_slot, left_0, left_1, left_2, left_3, chosen_unlock, won_0,
            won_1, won_2, won_3);
    assign lds_valid = chosen;
    assign lds_unlock = chosen_unlock;
    assign lds_lanes = chosen_lanes;
    assign lds_rsp_taken = answered;
    assign rounds = {25'd0, lds_rsp_rounds};
    assign winners =
        (answered_slot == 2'd3) & answered & !answered_unlock ? gathered :
        (answered_slot == 2'd2) & answered & !answered_unlock ? gathered :
        (answered_slot == 2'd1) & answered & !answered_unlock ? gathered :
        (answered_slot == 2'd0) & answered & !answered_unlock ? gathered :
        32'd0;
    assign own_result = ((answered_slot == 2'd3) & answered & !answered_unlock & (|gathered) & !external[3]) |
            ((answered_slot == 2'd2) & answered & !answered_unlock & (|gathered) & !external[2]) | ((answered_slot == 2'd1) &
            answered & !answered_unlock & (|gathered) & !external[1]) | ((answered_slot == 2'd0) & answered & !answered_unlock &
            (|gathered) & !external[0]);

    function automatic done_valid_of(input reg [1:0] in_answered_slot, input reg in_answered,
            input reg in_answered_unlock, input reg [2:0] in_phase_0, input reg [2:0] in_phase_1,
            input reg [2:0] in_phase_2, input reg [2:0] in_phase_3, input reg [31:0] in_gathered,
            input reg [31:0] in_left_0, input reg [31:0] in_left_1, input reg [31:0] in_left_2,
            input reg [31:0] in_left_3);
        begin
            done_valid_of = 1'b0;
            if ((in_answered_slot == 2'd0) & in_answered) begin
                if (in_answered_unlock) begin
                    if (in_phase_0 == ATOMIC_PHASE_FINISHING) done_valid_of = 1'b1;
                end else if (!(|in_gathered) & !(|in_left_0)) done_valid_of = 1'b1;
            end
            if ((in_answered_slot == 2'd1) & in_answered) begin
                if (in_answered_unlock) begin
                    if (in_phase_1 == ATOMIC_PHASE_FINISHING) done_valid_of = 1'b1;
                end else if (!(|in_gathered) & !(|in_left_1)) done_valid_of = 1'b1;
            end
            if ((in_answered_slot == 2'd2) & in_answered) begin
                if (in_answered_unlock) begin
                    if (in_phase_2 == ATOMIC_PHASE_FINISHING) done_valid_of = 1'b1;
                end else if (!(|in_gathered) & !(|in_left_2)) done_valid_of = 1'b1;
            end
            if ((in_answered_slot == 2'd3) & in_answered) begin
                if (in_answered_unlock) begin
                    if (in_phase_3 == ATOMIC_PHASE_FINISHING) done_valid_of = 1'b1;
                end else if (!(|in_gathered) & !(|in_left_3)) done_valid_of = 1'b1;
            end
        end
    endfunction
    assign done_valid = done_valid_of(answered_slot, answered, answered_unlock, phase_0, phase_1, phase_2, phase_3,
            gathered, left_0, left_1, left_2, left_3);

    function automatic [31:0] done_iterations_of(input reg [1:0] in_answered_slot, input reg in_answered,
            input reg in_answered_unlock, input reg [31:0] in_iterations_0, input reg [31:0] in_iterations_1,
            input reg [31:0] in_iterations_2, input reg [31:0] in_iterations_3);
        begin
            done_iterations_of = 32'd0;
            if ((in_answered_slot == 2'd0) & in_answered) begin
                if (in_answered_unlock) done_iterations_of = in_iterations_0;
                else done_iterations_of = in_iterations_0 + ONE;
            end
            if ((in_answered_slot == 2'd1) & in_answered) begin
                if (in_answered_unlock) done_iterations_of = in_iterations_1;
                else done_iterations_of = in_iterations_1 + ONE;
            end
            if ((in_answered_slot == 2'd2) & in_answered) begin
                if (in_answered_unlock) done_iterations_of = in_iterations_2;
                else done_iterations_of = in_iterations_2 + ONE;
            end
            if ((in_answered_slot == 2'd3) & in_answered) begin
                if (in_answered_unlock) done_iterations_of = in_iterations_3;
                else done_iterations_of = in_iterations_3 + ONE;
            end
        end
    endfunction
    assign done_iterations = done_iterations_of(answered_slot, answered, answered_unlock, iterations_0, iterations_1,
            iterations_2, iterations_3);
    assign done_replays =
        (answered_slot == 2'd3) & answered ? replays_now_3 :
        (answered_slot == 2'd2) & answered ? replays_now_2 :
        (answered_slot == 2'd1) & answered ? replays_now_1 :
        (answered_slot == 2'd0) & answered ? replays_now_0 :
        32'd0;
    assign answered_op =
        answered_slot == 2'd3 ? op_3 :
        answered_slot == 2'd2 ? op_2 :
        answered_slot == 2'd1 ? op_1 :
        answered_slot == 2'd0 ? op_0 :
        LDS_OP_XCHG;
    assign replays_now_0 = answered & (|rounds) ? (replays_0 + rounds) - ONE : replays_0,
            replays_now_1 = answered & (|rounds) ? (replays_1 + rounds) - ONE : replays_1,
            replays_now_2 = answered & (|rounds) ? (replays_2 + rounds) - ONE : replays_2,
            replays_now_3 = answered & (|rounds) ? (replays_3 + rounds) - ONE : replays_3;
    assign won_valid = |winners;
    assign won_warp = answered_slot;
    assign won_lanes = winners;
    assign done_warp = answered_slot;
    assign result_ready = !own_result;
    assign results_write_valid =
        !own_result ? (result_valid & (result_warp == 2'd3) & (phase_3 == ATOMIC_PHASE_OPERATE)) | (result_valid &
                (result_warp == 2'd2) & (phase_2 == ATOMIC_PHASE_OPERATE)) | (result_valid & (result_warp == 2'd1) & (phase_1 ==
                ATOMIC_PHASE_OPERATE)) | (result_valid & (result_warp == 2'd0) & (phase_0 == ATOMIC_PHASE_OPERATE)) | own_result :
        own_result;
    assign results_write_row =
        !own_result ? result_warp :
        answered_slot;
    assign results_write_data_0 = own_result ? alu_0_result : result_data_0,
            results_write_data_1 = own_result ? alu_1_result : result_data_1,
            results_write_data_2 = own_result ? alu_2_result : result_data_2,
            results_write_data_3 = own_result ? alu_3_result : result_data_3,
            results_write_data_4 = own_result ? alu_4_result : result_data_4,
            results_write_data_5 = own_result ? alu_5_result : result_data_5,
            results_write_data_6 = own_result ? alu_6_result : result_data_6,
            results_write_data_7 = own_result ? alu_7_result : result_data_7,
            results_write_data_8 = own_result ? alu_8_result : result_data_8,
            results_write_data_9 = own_result ? alu_9_result : result_data_9,
            results_write_data_10 = own_result ? alu_10_result : result_data_10,
            results_write_data_11 = own_result ? alu_11_result : result_data_11,
            results_write_data_12 = own_result ? alu_12_result : result_data_12,
            results_write_data_13 = own_result ? alu_13_result : result_data_13,
            results_write_data_14 = own_result ? alu_14_result : result_data_14,
            results_write_data_15 = own_result ? alu_15_result : result_data_15,
            results_write_data_16 = own_result ? alu_16_result : result_data_16,
            results_write_data_17 = own_result ? alu_17_result : result_data_17,
            results_write_data_18 = own_result ? alu_18_result : result_data_18,
            results_write_data_19 = own_result ? alu_19_result : result_data_19,
            results_write_data_20 = own_result ? alu_20_result : result_data_20,
            results_write_data_21 = own_result ? alu_21_result : result_data_21,
            results_write_data_22 = own_result ? alu_22_result : result_data_22,
            results_write_data_23 = own_result ? alu_23_result : result_data_23,
            results_write_data_24 = own_result ? alu_24_result : result_data_24,
            results_write_data_25 = own_result ? alu_25_result : result_data_25,
            results_write_data_26 = own_result ? alu_26_result : result_data_26,
            results_write_data_27 = own_result ? alu_27_result : result_data_27,
            results_write_data_28 = own_result ? alu_28_result : result_data_28,
            results_write_data_29 = own_result ? alu_29_result : result_data_29,
            results_write_data_30 = own_result ? alu_30_result : result_data_30,
            results_write_data_31 = own_result ? alu_31_result : result_data_31;

    always @(posedge clock) begin
        if (take & (req_warp == 2'd0)) begin
            phase_0 <= ATOMIC_PHASE_LOCK;
            op_0 <= req_op;
            left_0 <= req_lanes;
            iterations_0 <= 32'd0;
            replays_0 <= 32'd0;
            external <= req_external ? external | 4'd1 : external & 4'd14;
        end
        if (take & (req_warp == 2'd1)) begin
            phase_1 <= ATOMIC_PHASE_LOCK;
            op_1 <= req_op;
            left_1 <= req_lanes;
            iterations_1 <= 32'd0;
            replays_1 <= 32'd0;
            external <= req_external ? external | 4'd2 : external & 4'd13;
        end
        if (take & (req_warp == 2'd2)) begin
            phase_2 <= ATOMIC_PHASE_LOCK;
            op_2 <= req_op;
            left_2 <= req_lanes;
            iterations_2 <= 32'd0;
            replays_2 <= 32'd0;
            external <= req_external ? external | 4'd4 : external & 4'd11;
        end
        if (take & (req_warp == 2'd3)) begin
            phase_3 <= ATOMIC_PHASE_LOCK;
            op_3 <= req_op;
            left_3 <= req_lanes;
            iterations_3 <= 32'd0;
            replays_3 <= 32'd0;
            external <= req_external ? external | 4'd8 : external & 4'd7;
        end
        if (chosen & lds_ready) begin
            taken_slot <= chosen_slot;
            taken_unlock <= chosen_unlock;
        end
        asked <= lds_served;
        if (lds_served) begin
            asked_slot <= taken_slot;
            asked_unlock <= taken_unlock;
        end
        if (chosen & (chosen_slot == 2'd0) & lds_ready) begin
            phase_0 <= ATOMIC_PHASE_LOCKING;
            if (chosen_unlock) begin
                phase_0 <= ATOMIC_PHASE_FINISHING;
                if (|left_0) phase_0 <= ATOMIC_PHASE_LOCK;
            end
        end
        if (chosen & (chosen_slot == 2'd1) & lds_ready) begin
            phase_1 <= ATOMIC_PHASE_LOCKING;
            if (chosen_unlock) begin
                phase_1 <= ATOMIC_PHASE_FINISHING;
                if (|left_1) phase_1 <= ATOMIC_PHASE_LOCK;
            end
        end
        if (chosen & (chosen_slot == 2'd2) & lds_ready) begin
            phase_2 <= ATOMIC_PHASE_LOCKING;
            if (chosen_unlock) begin
                phase_2 <= ATOMIC_PHASE_FINISHING;
                if (|left_2) phase_2 <= ATOMIC_PHASE_LOCK;
            end
        end
        if (chosen & (chosen_slot == 2'd3) & lds_ready) begin
            phase_3 <= ATOMIC_PHASE_LOCKING;
            if (chosen_unlock) begin
                phase_3 <= ATOMIC_PHASE_FINISHING;
                if (|left_3) phase_3 <= ATOMIC_PHASE_LOCK;
            end
        end
        answered <= asked;
        if (asked) begin
            answered_slot <= asked_slot;
            answered_unlock <= asked_unlock;
        end
        gathered <= gathered | acquired;
        if (answered) gathered <= acquired;
        if ((answered_slot == 2'd0) & answered) begin
            replays_0 <= replays_now_0;
            if (answered_unlock) begin
                if (phase_0 == ATOMIC_PHASE_FINISHING) phase_0 <= ATOMIC_PHASE_FREE;
            end else begin
                iterations_0 <= iterations_0 + ONE;
                won_0 <= gathered;
                left_0 <= left_0 & ~gathered;
                phase_0 <= ATOMIC_PHASE_LOCK;
                if (|gathered) begin
                    last_winner <= answered_slot;
                    phase_0 <= ATOMIC_PHASE_UNLOCK;
                    if (external[0]) phase_0 <= ATOMIC_PHASE_OPERATE;
                end else if (!(|left_0)) phase_0 <= ATOMIC_PHASE_FREE;
            end
        end
        if ((answered_slot == 2'd1) & answered) begin
            replays_1 <= replays_now_1;
            if (answered_unlock) begin
                if (phase_1 == ATOMIC_PHASE_FINISHING) phase_1 <= ATOMIC_PHASE_FREE;
            end else begin
                iterations_1 <= iterations_1 + ONE;
                won_1 <= gathered;
                left_1 <= left_1 & ~gathered;
                phase_1 <= ATOMIC_PHASE_LOCK;
                if (|gathered) begin
                    last_winner <= answered_slot;
                    phase_1 <= ATOMIC_PHASE_UNLOCK;
                    if (external[1]) phase_1 <= ATOMIC_PHASE_OPERATE;
                end else if (!(|left_1)) phase_1 <= ATOMIC_PHASE_FREE;
            end
        end
        if ((answered_slot == 2'd2) & answered) begin
            replays_2 <= replays_now_2;
            if (answered_unlock) begin
                if (phase_2 == ATOMIC_PHASE_FINISHING) phase_2 <= ATOMIC_PHASE_FREE;
            end else begin
                iterations_2 <= iterations_2 + ONE;
                won_2 <= gathered;
                left_2 <= left_2 & ~gathered;
                phase_2 <= ATOMIC_PHASE_LOCK;
                if (|gathered) begin
                    last_winner <= answered_slot;
                    phase_2 <= ATOMIC_PHASE_UNLOCK;
                    if (external[2]) phase_2 <= ATOMIC_PHASE_OPERATE;
                end else if (!(|left_2)) phase_2 <= ATOMIC_PHASE_FREE;
            end
        end
        if ((answered_slot == 2'd3) & answered) begin
            replays_3 <= replays_now_3;
            if (answered_unlock) begin
                if (phase_3 == ATOMIC_PHASE_FINISHING) phase_3 <= ATOMIC_PHASE_FREE;
            end else begin
                iterations_3 <= iterations_3 + ONE;
                won_3 <= gathered;
                left_3 <= left_3 & ~gathered;
                phase_3 <= ATOMIC_PHASE_LOCK;
                if (|gathered) begin
                    last_winner <= answered_slot;
                    phase_3 <= ATOMIC_PHASE_UNLOCK;
                    if (external[3]) phase_3 <= ATOMIC_PHASE_OPERATE;
                end else if (!(|left_3)) phase_3 <= ATOMIC_PHASE_FREE;
            end
        end
        if (!own_result) begin
            if (result_valid & (result_warp == 2'd0) & (phase_0 == ATOMIC_PHASE_OPERATE)) begin
                phase_0 <= ATOMIC_PHASE_UNLOCK;
            end
            if (result_valid & (result_warp == 2'd1) & (phase_1 == ATOMIC_PHASE_OPERATE)) begin
                phase_1 <= ATOMIC_PHASE_UNLOCK;
            end
            if (result_valid & (result_warp == 2'd2) & (phase_2 == ATOMIC_PHASE_OPERATE)) begin
                phase_2 <= ATOMIC_PHASE_UNLOCK;
            end
            if (result_valid & (result_warp == 2'd3) & (phase_3 == ATOMIC_PHASE_OPERATE)) begin
                phase_3 <= ATOMIC_PHASE_UNLOCK;
            end
        end
        if (clear) begin
            phase_0 <= ATOMIC_PHASE_FREE;
            phase_1 <= ATOMIC_PHASE_FREE;
            phase_2 <= ATOMIC_PHASE_FREE;
            phase_3 <= ATOMIC_PHASE_FREE;
            asked <= 1'b0;
            answered <= 1'b0;
            gathered <= 32'd0;
            last_winner <= 2'd0;
        end
    end

    initial begin
        phase_0 = 3'd0; phase_1 = 3'd0; phase_2 = 3'd0; phase_3 = 3'd0;
        op_0 = 5'd0; op_1 = 5'd0; op_2 = 5'd0; op_3 = 5'd0;
        external = 4'd0;
        left_0 = 32'd0; left_1 = 32'd0; left_2 = 32'd0; left_3 = 32'd0;
        won_0 = 32'd0; won_1 = 32'd0; won_2 = 32'd0; won_3 = 32'd0;
        iterations_0 = 32'd0; iterations_1 = 32'd0; iterations_2 = 32'd0; iterations_3 = 32'd0;
        replays_0 = 32'd0; replays_1 = 32'd0; replays_2 = 32'd0; replays_3 = 32'd0;
        last_winner = 2'd0;
        taken_slot = 2'd0;
        taken_unlock = 1'b0;
        asked = 1'b0;
        asked_slot = 2'd0;
        asked_unlock = 1'b0;
        answered = 1'b0;
        answered_slot = 2'd0;
        answered_unlock = 1'b0;
        gathered = 32'd0;
    end
endmodule
