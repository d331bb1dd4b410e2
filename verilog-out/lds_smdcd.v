// lds_smdcd: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The transactional LDS tops: the LDS unit, its banks with one kind of detector, the sequencer.
//
//                      +-------------------------- LDS top --------------------------+
//  req_*, lane_*  ---->|                        bank_*      +--------------------+   |
//  rsp_*          <----|   LdsUnit  ------------------------>  bank 0 .. bank 31 |   |
//                      |      |  ^ hold       bank_rsp_*    +--------------------+   |
//                      |      v  | tcm                        ^ walk_*, flush_*       |
//  tx_*, txrsp_*  <--->|   TxSequencer -------------------------+    ^ row_base, rows |
//  cfg_*          ---->|   LayoutTable ------------------------------+               |
//                      +-------------------------------------------------------------+
//
// LdsBaseline has the same LDS unit and the same banks without
// shadow memory and detector, and no sequencer, so the area of an addition is a subtraction.
// Latencies are those of LdsUnit, ShadowMemory and TxSequencer.
module lds_smdcd (
    // Rising edge.
    input  wire clock,
    // Synchronous: drops all requests and transactions; memory words and layouts (cfg_*) stay. One cycle
    // is enough, in which req_valid and tx_valid are low.
    input  wire clear,
    // A request of half a wavefront. It and its pins stay as they are until the clock at which req_ready is high.
    input  wire req_valid,
    // The request is taken at this clock; a transactional one has then been served. Low without req_valid;
    // depends combinationally on the whole request.
    output wire req_ready,
    // Operation, from LDS_READ_B32 (0) to LDS_CMP_ST (24); docs/integration.md lists the codes.
    input  wire [4:0] req_op,
    // Slot of the wavefront: selects the conflict mask and the layout of a transactional request.
    input  wire [1:0] req_wavefront,
    // Half of the wavefront: lane i of the request is lane i of the wavefront, or lane 32 + i if high.
    input  wire req_half,
    // The access is part of the slot's transaction: conflicts are detected and old words are kept.
    input  wire req_transactional,
    // Lanes that execute (EXEC), one bit per lane. In a transactional request those set in tcm are left out.
    input  wire [31:0] req_lanes,
    // Byte address of each lane in the whole LDS, aligned to the size of the operation; of a transactional
    // request within the slot's rows of variables.
    input  wire [15:0] lane_addr_0, lane_addr_1, lane_addr_2, lane_addr_3, lane_addr_4, lane_addr_5, lane_addr_6,
            lane_addr_7, lane_addr_8, lane_addr_9, lane_addr_10, lane_addr_11, lane_addr_12, lane_addr_13, lane_addr_14,
            lane_addr_15, lane_addr_16, lane_addr_17, lane_addr_18, lane_addr_19, lane_addr_20, lane_addr_21,
            lane_addr_22, lane_addr_23, lane_addr_24, lane_addr_25, lane_addr_26, lane_addr_27, lane_addr_28,
            lane_addr_29, lane_addr_30, lane_addr_31,
    // First operand of each lane: the value to write (of 64 bits the low word), or the operand of an atomic.
    input  wire [31:0] lane_data_0, lane_data_1, lane_data_2, lane_data_3, lane_data_4, lane_data_5, lane_data_6,
            lane_data_7, lane_data_8, lane_data_9, lane_data_10, lane_data_11, lane_data_12, lane_data_13, lane_data_14,
            lane_data_15, lane_data_16, lane_data_17, lane_data_18, lane_data_19, lane_data_20, lane_data_21,
            lane_data_22, lane_data_23, lane_data_24, lane_data_25, lane_data_26, lane_data_27, lane_data_28,
            lane_data_29, lane_data_30, lane_data_31,
    // Second operand of each lane: high word of LDS_WRITE_B64, new word of LDS_CMP_ST,
    // bits to set of LDS_MSK_OR.
    input  wire [31:0] lane_data2_0, lane_data2_1, lane_data2_2, lane_data2_3, lane_data2_4, lane_data2_5, lane_data2_6,
            lane_data2_7, lane_data2_8, lane_data2_9, lane_data2_10, lane_data2_11, lane_data2_12, lane_data2_13,
            lane_data2_14, lane_data2_15, lane_data2_16, lane_data2_17, lane_data2_18, lane_data2_19, lane_data2_20,
            lane_data2_21, lane_data2_22, lane_data2_23, lane_data2_24, lane_data2_25, lane_data2_26, lane_data2_27,
            lane_data2_28, lane_data2_29, lane_data2_30, lane_data2_31,
    // The answer: one pulse per request, in order, which cannot be held off; 2 cycles after req_ready
    // for a plain request, 1 cycle after it for a transactional one.
    output wire rsp_valid,
    // What each lane read, or the word before its atomic; undefined in all other lanes. Valid with rsp_valid.
    output wire [31:0] rsp_data_0, rsp_data_1, rsp_data_2, rsp_data_3, rsp_data_4, rsp_data_5, rsp_data_6, rsp_data_7,
            rsp_data_8, rsp_data_9, rsp_data_10, rsp_data_11, rsp_data_12, rsp_data_13, rsp_data_14, rsp_data_15,
            rsp_data_16, rsp_data_17, rsp_data_18, rsp_data_19, rsp_data_20, rsp_data_21, rsp_data_22, rsp_data_23,
            rsp_data_24, rsp_data_25, rsp_data_26, rsp_data_27, rsp_data_28, rsp_data_29, rsp_data_30, rsp_data_31,
    // High word that each lane read with LDS_READ_B64; undefined after other operations.
    output wire [31:0] rsp_data2_0, rsp_data2_1, rsp_data2_2, rsp_data2_3, rsp_data2_4, rsp_data2_5, rsp_data2_6,
            rsp_data2_7, rsp_data2_8, rsp_data2_9, rsp_data2_10, rsp_data2_11, rsp_data2_12, rsp_data2_13, rsp_data2_14,
            rsp_data2_15, rsp_data2_16, rsp_data2_17, rsp_data2_18, rsp_data2_19, rsp_data2_20, rsp_data2_21,
            rsp_data2_22, rsp_data2_23, rsp_data2_24, rsp_data2_25, rsp_data2_26, rsp_data2_27, rsp_data2_28,
            rsp_data2_29, rsp_data2_30, rsp_data2_31,
    // Lanes that lost a conflict in this access, one bit per lane; 0 for a plain request. Valid with rsp_valid.
    output wire [31:0] rsp_aborted,
    // Cycles in which the request sent lanes to banks: 1 without bank conflicts, 2 if it is of 64 bits.
    output wire [6:0] rsp_rounds,
    // A TX_Begin or TX_Commit; may be withdrawn or replaced while tx_ready is low.
    input  wire tx_valid,
    // It is taken at this clock. Low while words of lanes that lost are restored or passes are stopped, and for
    // TX_Begin of a slot in begin_stall; depends combinationally on tx_commit and tx_wavefront.
    output wire tx_ready,
    // 1: TX_Commit, which ends a pass. 0: TX_Begin, which starts one.
    input  wire tx_commit,
    // Slot of the wavefront that begins or commits.
    input  wire [1:0] tx_wavefront,
    // EXEC of lanes 0..31 with which TX_Begin starts its pass; a TX_Commit that ends a pass ignores it.
    input  wire [31:0] tx_exec_lo,
    // EXEC of lanes 32..63, likewise.
    input  wire [31:0] tx_exec_hi,
    // The answer, in the cycle after TX_Begin or TX_Commit is taken: one pulse, which cannot be held off.
    output wire txrsp_valid,
    // Slot that is answered; valid with txrsp_valid, as all of txrsp_*.
    output wire [1:0] txrsp_wavefront,
    // TX_Commit ended a pass and lanes are left: restore the registers of the lanes in txrsp_exec_* and
    // present TX_Begin with this EXEC.
    output wire txrsp_retry,
    // EXEC to continue with, lanes 0..31: with txrsp_retry the lanes of the pass that did not commit,
    // after the last pass that of the transaction's first TX_Begin, else as given.
    output wire [31:0] txrsp_exec_lo,
    // EXEC to continue with, lanes 32..63, likewise.
    output wire [31:0] txrsp_exec_hi,
    // Lanes 0..31 that committed in the pass that TX_Commit ended; 0 for TX_Begin.
    output wire [31:0] txrsp_committed_lo,
    // Lanes 32..63 that committed in the pass that TX_Commit ended; 0 for TX_Begin.
    output wire [31:0] txrsp_committed_hi,
    // Writes where the work-group of a slot lies, at each clock at which it is high; requests see it from the
    // next cycle on. Not for a slot in a transaction.
    input  wire cfg_valid,
    // Slot that is written.
    input  wire [1:0] cfg_wavefront,
    // First row of the work-group, the same in every bank.
    input  wire [8:0] cfg_row_base,
    // Rows of variables, N, at least 1. Backups take the next N rows, owner bytes the ceil(N / 4) rows after those.
    input  wire [8:0] cfg_rows,
    // First of N indices of detector state, which no other work-group has.
    input  wire [7:0] cfg_state_base,
    // Slots of the work-group, one bit per slot, its own included; the same for all of them.
    input  wire [3:0] cfg_group,
    // Conflict masks: lanes 0..31 of slot w in word 2 w, lanes 32..63 in word 2 w + 1. A set bit: the lane has lost
    // in this pass, or waits while another lane runs alone.
    output wire [31:0] tcm_0, tcm_1, tcm_2, tcm_3, tcm_4, tcm_5, tcm_6, tcm_7,
    // Conflict masks with which the pass before ended, placed as in tcm; valid for slots in tcm_old_valid.
    output wire [31:0] tcm_old_0, tcm_old_1, tcm_old_2, tcm_old_3, tcm_old_4, tcm_old_5, tcm_old_6, tcm_old_7,
    // Slots whose pass is a retry, one bit per slot, unless the pass before was killed. Set by TX_Begin.
    output wire [3:0] tcm_old_valid,
    // Mode of slot w in bits 2 w + 1 and 2 w: 0 no transaction, 1 all lanes run, 2 one lane runs (wavefront
    // serialisation), 3 one lane runs and the group's other slots are stopped (work-group serialisation).
    output wire [7:0] mode,
    // Slots whose pass was stopped by work-group serialisation, one bit per slot: present TX_Commit; all its
    // lanes retry.
    output wire [3:0] killed,
    // Slots whose TX_Begin is not taken now, one bit per slot: another slot of the group is in mode 3.
    output wire [3:0] begin_stall,
    // Slots with a pass of which no lane runs any more, one bit per slot: TX_Commit may be presented at once.
    output wire [3:0] pass_dead,
    // This cycle is spent on conflict detection or versioning, not on what a plain LDS does.
    output wire perf_overhead,
    // Nothing is in service: while req_valid, tx_valid, cfg_valid and clear are low too, the clock may stop.
    output wire idle
);
    wire [31:0] sequencer_tcm_0, sequencer_tcm_1, sequencer_tcm_2, sequencer_tcm_3, sequencer_tcm_4, sequencer_tcm_5,
            sequencer_tcm_6, sequencer_tcm_7;
    wire sequencer_hold;
    wire unit_conflict_valid;
    wire [1:0] unit_conflict_wavefront;
    wire unit_conflict_half;
    wire [31:0] unit_conflict_lanes;
    wire unit_busy;
    wire unit_perf_overhead;
    wire [31:0] ready;
    wire [31:0] unit_bank_valid;
    wire [8:0] unit_bank_row_0, unit_bank_row_1, unit_bank_row_2, unit_bank_row_3, unit_bank_row_4, unit_bank_row_5,
            unit_bank_row_6, unit_bank_row_7, unit_bank_row_8, unit_bank_row_9, unit_bank_row_10, unit_bank_row_11,
            unit_bank_row_12, unit_bank_row_13, unit_bank_row_14, unit_bank_row_15, unit_bank_row_16, unit_bank_row_17,
            unit_bank_row_18, unit_bank_row_19, unit_bank_row_20, unit_bank_row_21, unit_bank_row_22, unit_bank_row_23,
            unit_bank_row_24, unit_bank_row_25, unit_bank_row_26, unit_bank_row_27, unit_bank_row_28, unit_bank_row_29,
            unit_bank_row_30, unit_bank_row_31;
    wire [1:0] unit_bank_byte_0, unit_bank_byte_1, unit_bank_byte_2, unit_bank_byte_3, unit_bank_byte_4,
            unit_bank_byte_5, unit_bank_byte_6, unit_bank_byte_7, unit_bank_byte_8, unit_bank_byte_9, unit_bank_byte_10,
            unit_bank_byte_11, unit_bank_byte_12, unit_bank_byte_13, unit_bank_byte_14, unit_bank_byte_15,
            unit_bank_byte_16, unit_bank_byte_17, unit_bank_byte_18, unit_bank_byte_19, unit_bank_byte_20,
            unit_bank_byte_21, unit_bank_byte_22, unit_bank_byte_23, unit_bank_byte_24, unit_bank_byte_25,
            unit_bank_byte_26, unit_bank_byte_27, unit_bank_byte_28, unit_bank_byte_29, unit_bank_byte_30,
            unit_bank_byte_31;
    wire [31:0] unit_bank_data_0, unit_bank_data_1, unit_bank_data_2, unit_bank_data_3, unit_bank_data_4,
            unit_bank_data_5, unit_bank_data_6, unit_bank_data_7, unit_bank_data_8, unit_bank_data_9, unit_bank_data_10,
            unit_bank_data_11, unit_bank_data_12, unit_bank_data_13, unit_bank_data_14, unit_bank_data_15,
            unit_bank_data_16, unit_bank_data_17, unit_bank_data_18, unit_bank_data_19, unit_bank_data_20,
            unit_bank_data_21, unit_bank_data_22, unit_bank_data_23, unit_bank_data_24, unit_bank_data_25,
            unit_bank_data_26, unit_bank_data_27, unit_bank_data_28, unit_bank_data_29, unit_bank_data_30,
            unit_bank_data_31;
    wire [31:0] unit_bank_data2_0, unit_bank_data2_1, unit_bank_data2_2, unit_bank_data2_3, unit_bank_data2_4,
            unit_bank_data2_5, unit_bank_data2_6, unit_bank_data2_7, unit_bank_data2_8, unit_bank_data2_9,
            unit_bank_data2_10, unit_bank_data2_11, unit_bank_data2_12, unit_bank_data2_13, unit_bank_data2_14,
            unit_bank_data2_15, unit_bank_data2_16, unit_bank_data2_17, unit_bank_data2_18, unit_bank_data2_19,
            unit_bank_data2_20, unit_bank_data2_21, unit_bank_data2_22, unit_bank_data2_23, unit_bank_data2_24,
            unit_bank_data2_25, unit_bank_data2_26, unit_bank_data2_27, unit_bank_data2_28, unit_bank_data2_29,
            unit_bank_data2_30, unit_bank_data2_31;
    wire [7:0] unit_bank_work_item_0, unit_bank_work_item_1, unit_bank_work_item_2, unit_bank_work_item_3,
            unit_bank_work_item_4, unit_bank_work_item_5, unit_bank_work_item_6, unit_bank_work_item_7,
            unit_bank_work_item_8, unit_bank_work_item_9, unit_bank_work_item_10, unit_bank_work_item_11,
            unit_bank_work_item_12, unit_bank_work_item_13, unit_bank_work_item_14, unit_bank_work_item_15,
            unit_bank_work_item_16, unit_bank_work_item_17, unit_bank_work_item_18, unit_bank_work_item_19,
            unit_bank_work_item_20, unit_bank_work_item_21, unit_bank_work_item_22, unit_bank_work_item_23,
            unit_bank_work_item_24, unit_bank_work_item_25, unit_bank_work_item_26, unit_bank_work_item_27,
            unit_bank_work_item_28, unit_bank_work_item_29, unit_bank_work_item_30, unit_bank_work_item_31;
    wire [31:0] answered;
    wire [31:0] aborted;
    wire [31:0] bank_0_rsp_word, bank_1_rsp_word, bank_2_rsp_word, bank_3_rsp_word, bank_4_rsp_word, bank_5_rsp_word,
            bank_6_rsp_word, bank_7_rsp_word, bank_8_rsp_word, bank_9_rsp_word, bank_10_rsp_word, bank_11_rsp_word,
            bank_12_rsp_word, bank_13_rsp_word, bank_14_rsp_word, bank_15_rsp_word, bank_16_rsp_word, bank_17_rsp_word,
            bank_18_rsp_word, bank_19_rsp_word, bank_20_rsp_word, bank_21_rsp_word, bank_22_rsp_word, bank_23_rsp_word,
            bank_24_rsp_word, bank_25_rsp_word, bank_26_rsp_word, bank_27_rsp_word, bank_28_rsp_word, bank_29_rsp_word,
            bank_30_rsp_word, bank_31_rsp_word;
    wire bank_0_req_ready, bank_1_req_ready, bank_2_req_ready, bank_3_req_ready, bank_4_req_ready, bank_5_req_ready,
            bank_6_req_ready, bank_7_req_ready, bank_8_req_ready, bank_9_req_ready, bank_10_req_ready,
            bank_11_req_ready, bank_12_req_ready, bank_13_req_ready, bank_14_req_ready, bank_15_req_ready,
            bank_16_req_ready, bank_17_req_ready, bank_18_req_ready, bank_19_req_ready, bank_20_req_ready,
            bank_21_req_ready, bank_22_req_ready, bank_23_req_ready, bank_24_req_ready, bank_25_req_ready,
            bank_26_req_ready, bank_27_req_ready, bank_28_req_ready, bank_29_req_ready, bank_30_req_ready,
            bank_31_req_ready;
    wire bank_0_rsp_valid, bank_1_rsp_valid, bank_2_rsp_valid, bank_3_rsp_valid, bank_4_rsp_valid, bank_5_rsp_valid,
            bank_6_rsp_valid, bank_7_rsp_valid, bank_8_rsp_valid, bank_9_rsp_valid, bank_10_rsp_valid,
            bank_11_rsp_valid, bank_12_rsp_valid, bank_13_rsp_valid, bank_14_rsp_valid, bank_15_rsp_valid,
            bank_16_rsp_valid, bank_17_rsp_valid, bank_18_rsp_valid, bank_19_rsp_valid, bank_20_rsp_valid,
            bank_21_rsp_valid, bank_22_rsp_valid, bank_23_rsp_valid, bank_24_rsp_valid, bank_25_rsp_valid,
            bank_26_rsp_valid, bank_27_rsp_valid, bank_28_rsp_valid, bank_29_rsp_valid, bank_30_rsp_valid,
            bank_31_rsp_valid;
    wire bank_0_rsp_aborted, bank_1_rsp_aborted, bank_2_rsp_aborted, bank_3_rsp_aborted, bank_4_rsp_aborted,
            bank_5_rsp_aborted, bank_6_rsp_aborted, bank_7_rsp_aborted, bank_8_rsp_aborted, bank_9_rsp_aborted,
            bank_10_rsp_aborted, bank_11_rsp_aborted, bank_12_rsp_aborted, bank_13_rsp_aborted, bank_14_rsp_aborted,
            bank_15_rsp_aborted, bank_16_rsp_aborted, bank_17_rsp_aborted, bank_18_rsp_aborted, bank_19_rsp_aborted,
            bank_20_rsp_aborted, bank_21_rsp_aborted, bank_22_rsp_aborted, bank_23_rsp_aborted, bank_24_rsp_aborted,
            bank_25_rsp_aborted, bank_26_rsp_aborted, bank_27_rsp_aborted, bank_28_rsp_aborted, bank_29_rsp_aborted,
            bank_30_rsp_aborted, bank_31_rsp_aborted;
    wire [8:0] layout_row_base;
    wire [8:0] layout_rows;
    wire [7:0] layout_state_base;
    wire sequencer_flush_valid;
    wire [1:0] sequencer_flush_slot;
    wire sequencer_walk_start;
    wire [1:0] sequencer_walk_slot;
    wire [31:0] sequencer_walk_lanes_lo;
    wire [31:0] sequencer_walk_lanes_hi;
    wire bank_0_walk_more, bank_1_walk_more, bank_2_walk_more, bank_3_walk_more, bank_4_walk_more, bank_5_walk_more,
            bank_6_walk_more, bank_7_walk_more, bank_8_walk_more, bank_9_walk_more, bank_10_walk_more,
            bank_11_walk_more, bank_12_walk_more, bank_13_walk_more, bank_14_walk_more, bank_15_walk_more,
            bank_16_walk_more, bank_17_walk_more, bank_18_walk_more, bank_19_walk_more, bank_20_walk_more,
            bank_21_walk_more, bank_22_walk_more, bank_23_walk_more, bank_24_walk_more, bank_25_walk_more,
            bank_26_walk_more, bank_27_walk_more, bank_28_walk_more, bank_29_walk_more, bank_30_walk_more,
            bank_31_walk_more;
    wire walk_more;
    wire sequencer_walking;
    wire sequencer_idle;
    wire [1:0] layout_slot;
    (* maybe_unused *) wire [3:0] unused_layout_group;

    lds_unit unit (
        .clock(clock),
        .clear(clear),
        .req_valid(req_valid),
        .req_ready(req_ready),
        .req_op(req_op),
        .req_wavefront(req_wavefront),
        .req_half(req_half),
        .req_transactional(req_transactional),
        .req_lanes(req_lanes),
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
        .lane_data_0(lane_data_0), .lane_data_1(lane_data_1), .lane_data_2(lane_data_2), .lane_data_3(lane_data_3),
                .lane_data_4(lane_data_4), .lane_data_5(lane_data_5), .lane_data_6(lane_data_6),
                .lane_data_7(lane_data_7), .lane_data_8(lane_data_8), .lane_data_9(lane_data_9),
                .lane_data_10(lane_data_10), .lane_data_11(lane_data_11), .lane_data_12(lane_data_12),
                .lane_data_13(lane_data_13), .lane_data_14(lane_data_14), .lane_data_15(lane_data_15),
                .lane_data_16(lane_data_16), .lane_data_17(lane_data_17), .lane_data_18(lane_data_18),
                .lane_data_19(lane_data_19), .lane_data_20(lane_data_20), .lane_data_21(lane_data_21),
                .lane_data_22(lane_data_22), .lane_data_23(lane_data_23), .lane_data_24(lane_data_24),
                .lane_data_25(lane_data_25), .lane_data_26(lane_data_26), .lane_data_27(lane_data_27),
                .lane_data_28(lane_data_28), .lane_data_29(lane_data_29), .lane_data_30(lane_data_30),
                .lane_data_31(lane_data_31),
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
        .tcm_0(sequencer_tcm_0), .tcm_1(sequencer_tcm_1), .tcm_2(sequencer_tcm_2), .tcm_3(sequencer_tcm_3),
                .tcm_4(sequencer_tcm_4), .tcm_5(sequencer_tcm_5), .tcm_6(sequencer_tcm_6), .tcm_7(sequencer_tcm_7),
        .rsp_valid(rsp_valid),
        .rsp_data_0(rsp_data_0), .rsp_data_1(rsp_data_1), .rsp_data_2(rsp_data_2), .rsp_data_3(rsp_data_3),
                .rsp_data_4(rsp_data_4), .rsp_data_5(rsp_data_5), .rsp_data_6(rsp_data_6), .rsp_data_7(rsp_data_7),
                .rsp_data_8(rsp_data_8), .rsp_data_9(rsp_data_9), .rsp_data_10(rsp_data_10), .rsp_data_11(rsp_data_11),
                .rsp_data_12(rsp_data_12), .rsp_data_13(rsp_data_13), .rsp_data_14(rsp_data_14),
                .rsp_data_15(rsp_data_15), .rsp_data_16(rsp_data_16), .rsp_data_17(rsp_data_17),
                .rsp_data_18(rsp_data_18), .rsp_data_19(rsp_data_19), .rsp_data_20(rsp_data_20),
                .rsp_data_21(rsp_data_21), .rsp_data_22(rsp_data_22), .rsp_data_23(rsp_data_23),
                .rsp_data_24(rsp_data_24), .rsp_data_25(rsp_data_25), .rsp_data_26(rsp_data_26),
                .rsp_data_27(rsp_data_27), .rsp_data_28(rsp_data_28), .rsp_data_29(rsp_data_29),
                .rsp_data_30(rsp_data_30), .rsp_data_31(rsp_data_31),
        .rsp_data2_0(rsp_data2_0), .rsp_data2_1(rsp_data2_1), .rsp_data2_2(rsp_data2_2), .rsp_data2_3(rsp_data2_3),
                .rsp_data2_4(rsp_data2_4), .rsp_data2_5(rsp_data2_5), .rsp_data2_6(rsp_data2_6),
                .rsp_data2_7(rsp_data2_7), .rsp_data2_8(rsp_data2_8), .rsp_data2_9(rsp_data2_9),
                .rsp_data2_10(rsp_data2_10), .rsp_data2_11(rsp_data2_11), .rsp_data2_12(rsp_data2_12),
                .rsp_data2_13(rsp_data2_13), .rsp_data2_14(rsp_data2_14), .rsp_data2_15(rsp_data2_15),
                .rsp_data2_16(rsp_data2_16), .rsp_data2_17(rsp_data2_17), .rsp_data2_18(rsp_data2_18),
                .rsp_data2_19(rsp_data2_19), .rsp_data2_20(rsp_data2_20), .rsp_data2_21(rsp_data2_21),
                .rsp_data2_22(rsp_data2_22), .rsp_data2_23(rsp_data2_23), .rsp_data2_24(rsp_data2_24),
                .rsp_data2_25(rsp_data2_25), .rsp_data2_26(rsp_data2_26), .rsp_data2_27(rsp_data2_27),
                .rsp_data2_28(rsp_data2_28), .rsp_data2_29(rsp_data2_29), .rsp_data2_30(rsp_data2_30),
                .rsp_data2_31(rsp_data2_31),
        .rsp_aborted(rsp_aborted),
        .rsp_rounds(rsp_rounds),
        .hold(sequencer_hold),
        .conflict_valid(unit_conflict_valid),
        .conflict_wavefront(unit_conflict_wavefront),
        .conflict_half(unit_conflict_half),
        .conflict_lanes(unit_conflict_lanes),
        .busy(unit_busy),
        .perf_overhead(unit_perf_overhead),
        .bank_ready(ready),
        .bank_valid(unit_bank_valid),
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
                .bank_data2_9(unit_bank_data2_9), .bank_data2_10(unit_bank_data2_10),
                .bank_data2_11(unit_bank_data2_11), .bank_data2_12(unit_bank_data2_12),
                .bank_data2_13(unit_bank_data2_13), .bank_data2_14(unit_bank_data2_14),
                .bank_data2_15(unit_bank_data2_15), .bank_data2_16(unit_bank_data2_16),
                .bank_data2_17(unit_bank_data2_17), .bank_data2_18(unit_bank_data2_18),
                .bank_data2_19(unit_bank_data2_19), .bank_data2_20(unit_bank_data2_20),
                .bank_data2_21(unit_bank_data2_21), .bank_data2_22(unit_bank_data2_22),
                .bank_data2_23(unit_bank_data2_23), .bank_data2_24(unit_bank_data2_24),
                .bank_data2_25(unit_bank_data2_25), .bank_data2_26(unit_bank_data2_26),
                .bank_data2_27(unit_bank_data2_27), .bank_data2_28(unit_bank_data2_28),
                .bank_data2_29(unit_bank_data2_29), .bank_data2_30(unit_bank_data2_30),
                .bank_data2_31(unit_bank_data2_31),
        .bank_work_item_0(unit_bank_work_item_0), .bank_work_item_1(unit_bank_work_item_1),
                .bank_work_item_2(unit_bank_work_item_2), .bank_work_item_3(unit_bank_work_item_3),
                .bank_work_item_4(unit_bank_work_item_4), .bank_work_item_5(unit_bank_work_item_5),
                .bank_work_item_6(unit_bank_work_item_6), .bank_work_item_7(unit_bank_work_item_7),
                .bank_work_item_8(unit_bank_work_item_8), .bank_work_item_9(unit_bank_work_item_9),
                .bank_work_item_10(unit_bank_work_item_10), .bank_work_item_11(unit_bank_work_item_11),
                .bank_work_item_12(unit_bank_work_item_12), .bank_work_item_13(unit_bank_work_item_13),
                .bank_work_item_14(unit_bank_work_item_14), .bank_work_item_15(unit_bank_work_item_15),
                .bank_work_item_16(unit_bank_work_item_16), .bank_work_item_17(unit_bank_work_item_17),
                .bank_work_item_18(unit_bank_work_item_18), .bank_work_item_19(unit_bank_work_item_19),
                .bank_work_item_20(unit_bank_work_item_20), .bank_work_item_21(unit_bank_work_item_21),
                .bank_work_item_22(unit_bank_work_item_22), .bank_work_item_23(unit_bank_work_item_23),
                .bank_work_item_24(unit_bank_work_item_24), .bank_work_item_25(unit_bank_work_item_25),
                .bank_work_item_26(unit_bank_work_item_26), .bank_work_item_27(unit_bank_work_item_27),
                .bank_work_item_28(unit_bank_work_item_28), .bank_work_item_29(unit_bank_work_item_29),
                .bank_work_item_30(unit_bank_work_item_30), .bank_work_item_31(unit_bank_work_item_31),
        .bank_rsp_valid(answered),
        .bank_rsp_aborted(aborted),
        .bank_rsp_word_0(bank_0_rsp_word), .bank_rsp_word_1(bank_1_rsp_word), .bank_rsp_word_2(bank_2_rsp_word),
                .bank_rsp_word_3(bank_3_rsp_word), .bank_rsp_word_4(bank_4_rsp_word), .bank_rsp_word_5(bank_5_rsp_word),
                .bank_rsp_word_6(bank_6_rsp_word), .bank_rsp_word_7(bank_7_rsp_word), .bank_rsp_word_8(bank_8_rsp_word),
                .bank_rsp_word_9(bank_9_rsp_word), .bank_rsp_word_10(bank_10_rsp_word),
                .bank_rsp_word_11(bank_11_rsp_word), .bank_rsp_word_12(bank_12_rsp_word),
                .bank_rsp_word_13(bank_13_rsp_word), .bank_rsp_word_14(bank_14_rsp_word),
                .bank_rsp_word_15(bank_15_rsp_word), .bank_rsp_word_16(bank_16_rsp_word),
                .bank_rsp_word_17(bank_17_rsp_word), .bank_rsp_word_18(bank_18_rsp_word),
                .bank_rsp_word_19(bank_19_rsp_word), .bank_rsp_word_20(bank_20_rsp_word),
                .bank_rsp_word_21(bank_21_rsp_word), .bank_rsp_word_22(bank_22_rsp_word),
                .bank_rsp_word_23(bank_23_rsp_word), .bank_rsp_word_24(bank_24_rsp_word),
                .bank_rsp_word_25(bank_25_rsp_word), .bank_rsp_word_26(bank_26_rsp_word),
                .bank_rsp_word_27(bank_27_rsp_word), .bank_rsp_word_28(bank_28_rsp_word),
                .bank_rsp_word_29(bank_29_rsp_word), .bank_rsp_word_30(bank_30_rsp_word),
                .bank_rsp_word_31(bank_31_rsp_word)
    );

    (* keep_hierarchy *) smdcd_bank bank_0 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[0]),
            .req_ready(bank_0_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_0), .req_byte(unit_bank_byte_0), .req_data(unit_bank_data_0),
            .req_data2(unit_bank_data2_0), .req_work_item(unit_bank_work_item_0), .rsp_valid(bank_0_rsp_valid),
            .rsp_word(bank_0_rsp_word), .rsp_aborted(bank_0_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_0_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_1 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[1]),
            .req_ready(bank_1_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_1), .req_byte(unit_bank_byte_1), .req_data(unit_bank_data_1),
            .req_data2(unit_bank_data2_1), .req_work_item(unit_bank_work_item_1), .rsp_valid(bank_1_rsp_valid),
            .rsp_word(bank_1_rsp_word), .rsp_aborted(bank_1_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_1_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_2 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[2]),
            .req_ready(bank_2_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_2), .req_byte(unit_bank_byte_2), .req_data(unit_bank_data_2),
            .req_data2(unit_bank_data2_2), .req_work_item(unit_bank_work_item_2), .rsp_valid(bank_2_rsp_valid),
            .rsp_word(bank_2_rsp_word), .rsp_aborted(bank_2_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_2_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_3 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[3]),
            .req_ready(bank_3_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_3), .req_byte(unit_bank_byte_3), .req_data(unit_bank_data_3),
            .req_data2(unit_bank_data2_3), .req_work_item(unit_bank_work_item_3), .rsp_valid(bank_3_rsp_valid),
            .rsp_word(bank_3_rsp_word), .rsp_aborted(bank_3_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_3_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_4 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[4]),
            .req_ready(bank_4_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_4), .req_byte(unit_bank_byte_4), .req_data(unit_bank_data_4),
            .req_data2(unit_bank_data2_4), .req_work_item(unit_bank_work_item_4), .rsp_valid(bank_4_rsp_valid),
            .rsp_word(bank_4_rsp_word), .rsp_aborted(bank_4_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_4_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_5 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[5]),
            .req_ready(bank_5_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_5), .req_byte(unit_bank_byte_5), .req_data(unit_bank_data_5),
            .req_data2(unit_bank_data2_5), .req_work_item(unit_bank_work_item_5), .rsp_valid(bank_5_rsp_valid),
            .rsp_word(bank_5_rsp_word), .rsp_aborted(bank_5_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_5_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_6 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[6]),
            .req_ready(bank_6_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_6), .req_byte(unit_bank_byte_6), .req_data(unit_bank_data_6),
            .req_data2(unit_bank_data2_6), .req_work_item(unit_bank_work_item_6), .rsp_valid(bank_6_rsp_valid),
            .rsp_word(bank_6_rsp_word), .rsp_aborted(bank_6_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_6_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_7 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[7]),
            .req_ready(bank_7_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_7), .req_byte(unit_bank_byte_7), .req_data(unit_bank_data_7),
            .req_data2(unit_bank_data2_7), .req_work_item(unit_bank_work_item_7), .rsp_valid(bank_7_rsp_valid),
            .rsp_word(bank_7_rsp_word), .rsp_aborted(bank_7_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_7_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_8 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[8]),
            .req_ready(bank_8_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_8), .req_byte(unit_bank_byte_8), .req_data(unit_bank_data_8),
            .req_data2(unit_bank_data2_8), .req_work_item(unit_bank_work_item_8), .rsp_valid(bank_8_rsp_valid),
            .rsp_word(bank_8_rsp_word), .rsp_aborted(bank_8_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_8_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_9 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[9]),
            .req_ready(bank_9_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_9), .req_byte(unit_bank_byte_9), .req_data(unit_bank_data_9),
            .req_data2(unit_bank_data2_9), .req_work_item(unit_bank_work_item_9), .rsp_valid(bank_9_rsp_valid),
            .rsp_word(bank_9_rsp_word), .rsp_aborted(bank_9_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_9_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_10 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[10]),
            .req_ready(bank_10_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_10), .req_byte(unit_bank_byte_10), .req_data(unit_bank_data_10),
            .req_data2(unit_bank_data2_10), .req_work_item(unit_bank_work_item_10), .rsp_valid(bank_10_rsp_valid),
            .rsp_word(bank_10_rsp_word), .rsp_aborted(bank_10_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_10_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_11 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[11]),
            .req_ready(bank_11_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_11), .req_byte(unit_bank_byte_11), .req_data(unit_bank_data_11),
            .req_data2(unit_bank_data2_11), .req_work_item(unit_bank_work_item_11), .rsp_valid(bank_11_rsp_valid),
            .rsp_word(bank_11_rsp_word), .rsp_aborted(bank_11_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_11_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_12 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[12]),
            .req_ready(bank_12_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_12), .req_byte(unit_bank_byte_12), .req_data(unit_bank_data_12),
            .req_data2(unit_bank_data2_12), .req_work_item(unit_bank_work_item_12), .rsp_valid(bank_12_rsp_valid),
            .rsp_word(bank_12_rsp_word), .rsp_aborted(bank_12_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_12_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_13 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[13]),
            .req_ready(bank_13_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_13), .req_byte(unit_bank_byte_13), .req_data(unit_bank_data_13),
            .req_data2(unit_bank_data2_13), .req_work_item(unit_bank_work_item_13), .rsp_valid(bank_13_rsp_valid),
            .rsp_word(bank_13_rsp_word), .rsp_aborted(bank_13_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_13_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_14 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[14]),
            .req_ready(bank_14_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_14), .req_byte(unit_bank_byte_14), .req_data(unit_bank_data_14),
            .req_data2(unit_bank_data2_14), .req_work_item(unit_bank_work_item_14), .rsp_valid(bank_14_rsp_valid),
            .rsp_word(bank_14_rsp_word), .rsp_aborted(bank_14_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_14_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_15 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[15]),
            .req_ready(bank_15_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_15), .req_byte(unit_bank_byte_15), .req_data(unit_bank_data_15),
            .req_data2(unit_bank_data2_15), .req_work_item(unit_bank_work_item_15), .rsp_valid(bank_15_rsp_valid),
            .rsp_word(bank_15_rsp_word), .rsp_aborted(bank_15_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_15_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_16 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[16]),
            .req_ready(bank_16_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_16), .req_byte(unit_bank_byte_16), .req_data(unit_bank_data_16),
            .req_data2(unit_bank_data2_16), .req_work_item(unit_bank_work_item_16), .rsp_valid(bank_16_rsp_valid),
            .rsp_word(bank_16_rsp_word), .rsp_aborted(bank_16_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_16_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_17 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[17]),
            .req_ready(bank_17_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_17), .req_byte(unit_bank_byte_17), .req_data(unit_bank_data_17),
            .req_data2(unit_bank_data2_17), .req_work_item(unit_bank_work_item_17), .rsp_valid(bank_17_rsp_valid),
            .rsp_word(bank_17_rsp_word), .rsp_aborted(bank_17_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_17_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_18 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[18]),
            .req_ready(bank_18_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_18), .req_byte(unit_bank_byte_18), .req_data(unit_bank_data_18),
            .req_data2(unit_bank_data2_18), .req_work_item(unit_bank_work_item_18), .rsp_valid(bank_18_rsp_valid),
            .rsp_word(bank_18_rsp_word), .rsp_aborted(bank_18_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_18_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_19 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[19]),
            .req_ready(bank_19_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_19), .req_byte(unit_bank_byte_19), .req_data(unit_bank_data_19),
            .req_data2(unit_bank_data2_19), .req_work_item(unit_bank_work_item_19), .rsp_valid(bank_19_rsp_valid),
            .rsp_word(bank_19_rsp_word), .rsp_aborted(bank_19_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_19_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_20 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[20]),
            .req_ready(bank_20_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_20), .req_byte(unit_bank_byte_20), .req_data(unit_bank_data_20),
            .req_data2(unit_bank_data2_20), .req_work_item(unit_bank_work_item_20), .rsp_valid(bank_20_rsp_valid),
            .rsp_word(bank_20_rsp_word), .rsp_aborted(bank_20_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_20_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_21 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[21]),
            .req_ready(bank_21_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_21), .req_byte(unit_bank_byte_21), .req_data(unit_bank_data_21),
            .req_data2(unit_bank_data2_21), .req_work_item(unit_bank_work_item_21), .rsp_valid(bank_21_rsp_valid),
            .rsp_word(bank_21_rsp_word), .rsp_aborted(bank_21_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_21_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_22 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[22]),
            .req_ready(bank_22_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_22), .req_byte(unit_bank_byte_22), .req_data(unit_bank_data_22),
            .req_data2(unit_bank_data2_22), .req_work_item(unit_bank_work_item_22), .rsp_valid(bank_22_rsp_valid),
            .rsp_word(bank_22_rsp_word), .rsp_aborted(bank_22_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_22_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_23 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[23]),
            .req_ready(bank_23_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_23), .req_byte(unit_bank_byte_23), .req_data(unit_bank_data_23),
            .req_data2(unit_bank_data2_23), .req_work_item(unit_bank_work_item_23), .rsp_valid(bank_23_rsp_valid),
            .rsp_word(bank_23_rsp_word), .rsp_aborted(bank_23_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_23_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_24 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[24]),
            .req_ready(bank_24_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_24), .req_byte(unit_bank_byte_24), .req_data(unit_bank_data_24),
            .req_data2(unit_bank_data2_24), .req_work_item(unit_bank_work_item_24), .rsp_valid(bank_24_rsp_valid),
            .rsp_word(bank_24_rsp_word), .rsp_aborted(bank_24_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_24_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_25 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[25]),
            .req_ready(bank_25_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_25), .req_byte(unit_bank_byte_25), .req_data(unit_bank_data_25),
            .req_data2(unit_bank_data2_25), .req_work_item(unit_bank_work_item_25), .rsp_valid(bank_25_rsp_valid),
            .rsp_word(bank_25_rsp_word), .rsp_aborted(bank_25_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_25_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_26 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[26]),
            .req_ready(bank_26_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_26), .req_byte(unit_bank_byte_26), .req_data(unit_bank_data_26),
            .req_data2(unit_bank_data2_26), .req_work_item(unit_bank_work_item_26), .rsp_valid(bank_26_rsp_valid),
            .rsp_word(bank_26_rsp_word), .rsp_aborted(bank_26_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_26_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_27 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[27]),
            .req_ready(bank_27_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_27), .req_byte(unit_bank_byte_27), .req_data(unit_bank_data_27),
            .req_data2(unit_bank_data2_27), .req_work_item(unit_bank_work_item_27), .rsp_valid(bank_27_rsp_valid),
            .rsp_word(bank_27_rsp_word), .rsp_aborted(bank_27_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_27_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_28 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[28]),
            .req_ready(bank_28_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_28), .req_byte(unit_bank_byte_28), .req_data(unit_bank_data_28),
            .req_data2(unit_bank_data2_28), .req_work_item(unit_bank_work_item_28), .rsp_valid(bank_28_rsp_valid),
            .rsp_word(bank_28_rsp_word), .rsp_aborted(bank_28_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_28_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_29 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[29]),
            .req_ready(bank_29_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_29), .req_byte(unit_bank_byte_29), .req_data(unit_bank_data_29),
            .req_data2(unit_bank_data2_29), .req_work_item(unit_bank_work_item_29), .rsp_valid(bank_29_rsp_valid),
            .rsp_word(bank_29_rsp_word), .rsp_aborted(bank_29_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_29_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_30 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[30]),
            .req_ready(bank_30_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_30), .req_byte(unit_bank_byte_30), .req_data(unit_bank_data_30),
            .req_data2(unit_bank_data2_30), .req_work_item(unit_bank_work_item_30), .rsp_valid(bank_30_rsp_valid),
            .rsp_word(bank_30_rsp_word), .rsp_aborted(bank_30_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_30_walk_more));
    (* keep_hierarchy *) smdcd_bank bank_31 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[31]),
            .req_ready(bank_31_req_ready), .req_op(req_op), .req_transactional(req_transactional),
            .req_row(unit_bank_row_31), .req_byte(unit_bank_byte_31), .req_data(unit_bank_data_31),
            .req_data2(unit_bank_data2_31), .req_work_item(unit_bank_work_item_31), .rsp_valid(bank_31_rsp_valid),
            .rsp_word(bank_31_rsp_word), .rsp_aborted(bank_31_rsp_aborted), .row_base(layout_row_base),
            .rows(layout_rows), .state_base(layout_state_base), .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot), .walk_start(sequencer_walk_start), .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo), .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_31_walk_more));

    tx_sequencer sequencer (
        .clock(clock),
        .clear(clear),
        .tx_valid(tx_valid),
        .tx_ready(tx_ready),
        .tx_commit(tx_commit),
        .tx_wavefront(tx_wavefront),
        .tx_exec_lo(tx_exec_lo),
        .tx_exec_hi(tx_exec_hi),
        .txrsp_valid(txrsp_valid),
        .txrsp_wavefront(txrsp_wavefront),
        .txrsp_retry(txrsp_retry),
        .txrsp_exec_lo(txrsp_exec_lo),
        .txrsp_exec_hi(txrsp_exec_hi),
        .txrsp_committed_lo(txrsp_committed_lo),
        .txrsp_committed_hi(txrsp_committed_hi),
        .cfg_valid(cfg_valid),
        .cfg_wavefront(cfg_wavefront),
        .cfg_group(cfg_group),
        .conflict_valid(unit_conflict_valid),
        .conflict_wavefront(unit_conflict_wavefront),
        .conflict_half(unit_conflict_half),
        .conflict_lanes(unit_conflict_lanes),
        .unit_busy(unit_busy),
        .walk_more(walk_more),
        .tcm_0(sequencer_tcm_0), .tcm_1(sequencer_tcm_1), .tcm_2(sequencer_tcm_2), .tcm_3(sequencer_tcm_3),
                .tcm_4(sequencer_tcm_4), .tcm_5(sequencer_tcm_5), .tcm_6(sequencer_tcm_6), .tcm_7(sequencer_tcm_7),
        .tcm_old_0(tcm_old_0), .tcm_old_1(tcm_old_1), .tcm_old_2(tcm_old_2), .tcm_old_3(tcm_old_3),
                .tcm_old_4(tcm_old_4), .tcm_old_5(tcm_old_5), .tcm_old_6(tcm_old_6), .tcm_old_7(tcm_old_7),
        .tcm_old_valid(tcm_old_valid),
        .mode(mode),
        .killed(killed),
        .begin_stall(begin_stall),
        .pass_dead(pass_dead),
        .hold(sequencer_hold),
        .walking(sequencer_walking),
        .walk_start(sequencer_walk_start),
        .walk_slot(sequencer_walk_slot),
        .walk_lanes_lo(sequencer_walk_lanes_lo),
        .walk_lanes_hi(sequencer_walk_lanes_hi),
        .flush_valid(sequencer_flush_valid),
        .flush_slot(sequencer_flush_slot),
        .idle(sequencer_idle)
    );

    layout_table layout (
        .clock(clock),
        .cfg_valid(cfg_valid),
        .cfg_wavefront(cfg_wavefront),
        .cfg_row_base(cfg_row_base),
        .cfg_rows(cfg_rows),
        .cfg_state_base(cfg_state_base),
        .cfg_group(cfg_group),
        .slot(layout_slot),
        .row_base(layout_row_base),
        .rows(layout_rows),
        .state_base(layout_state_base),
        .group(unused_layout_group)
    );

    assign layout_slot =
        sequencer_walking ? sequencer_walk_slot :
        req_wavefront;
    assign tcm_0 = sequencer_tcm_0, tcm_1 = sequencer_tcm_1, tcm_2 = sequencer_tcm_2, tcm_3 = sequencer_tcm_3,
            tcm_4 = sequencer_tcm_4, tcm_5 = sequencer_tcm_5, tcm_6 = sequencer_tcm_6, tcm_7 = sequencer_tcm_7;
    assign ready = {bank_31_req_ready, bank_30_req_ready, bank_29_req_ready, bank_28_req_ready, bank_27_req_ready,
            bank_26_req_ready, bank_25_req_ready, bank_24_req_ready, bank_23_req_ready, bank_22_req_ready,
            bank_21_req_ready, bank_20_req_ready, bank_19_req_ready, bank_18_req_ready, bank_17_req_ready,
            bank_16_req_ready, bank_15_req_ready, bank_14_req_ready, bank_13_req_ready, bank_12_req_ready,
            bank_11_req_ready, bank_10_req_ready, bank_9_req_ready, bank_8_req_ready, bank_7_req_ready,
            bank_6_req_ready, bank_5_req_ready, bank_4_req_ready, bank_3_req_ready, bank_2_req_ready, bank_1_req_ready,
            bank_0_req_ready};
    assign answered = {bank_31_rsp_valid, bank_30_rsp_valid, bank_29_rsp_valid, bank_28_rsp_valid, bank_27_rsp_valid,
            bank_26_rsp_valid, bank_25_rsp_valid, bank_24_rsp_valid, bank_23_rsp_valid, bank_22_rsp_valid,
            bank_21_rsp_valid, bank_20_rsp_valid, bank_19_rsp_valid, bank_18_rsp_valid, bank_17_rsp_valid,
            bank_16_rsp_valid, bank_15_rsp_valid, bank_14_rsp_valid, bank_13_rsp_valid, bank_12_rsp_valid,
            bank_11_rsp_valid, bank_10_rsp_valid, bank_9_rsp_valid, bank_8_rsp_valid, bank_7_rsp_valid,
            bank_6_rsp_valid, bank_5_rsp_valid, bank_4_rsp_valid, bank_3_rsp_valid, bank_2_rsp_valid, bank_1_rsp_valid,
            bank_0_rsp_valid};
    assign aborted = {bank_31_rsp_aborted, bank_30_rsp_aborted, bank_29_rsp_aborted, bank_28_rsp_aborted,
            bank_27_rsp_aborted, bank_26_rsp_aborted, bank_25_rsp_aborted, bank_24_rsp_aborted, bank_23_rsp_aborted,
            bank_22_rsp_aborted, bank_21_rsp_aborted, bank_20_rsp_aborted, bank_19_rsp_aborted, bank_18_rsp_aborted,
            bank_17_rsp_aborted, bank_16_rsp_aborted, bank_15_rsp_aborted, bank_14_rsp_aborted, bank_13_rsp_aborted,
            bank_12_rsp_aborted, bank_11_rsp_aborted, bank_10_rsp_aborted, bank_9_rsp_aborted, bank_8_rsp_aborted,
            bank_7_rsp_aborted, bank_6_rsp_aborted, bank_5_rsp_aborted, bank_4_rsp_aborted, bank_3_rsp_aborted,
            bank_2_rsp_aborted, bank_1_rsp_aborted, bank_0_rsp_aborted};
    assign walk_more = bank_31_walk_more | bank_30_walk_more | bank_29_walk_more | bank_28_walk_more |
            bank_27_walk_more | bank_26_walk_more | bank_25_walk_more | bank_24_walk_more | bank_23_walk_more | bank_22_walk_more
            | bank_21_walk_more | bank_20_walk_more | bank_19_walk_more | bank_18_walk_more | bank_17_walk_more |
            bank_16_walk_more | bank_15_walk_more | bank_14_walk_more | bank_13_walk_more | bank_12_walk_more | bank_11_walk_more
            | bank_10_walk_more | bank_9_walk_more | bank_8_walk_more | bank_7_walk_more | bank_6_walk_more | bank_5_walk_more |
            bank_4_walk_more | bank_3_walk_more | bank_2_walk_more | bank_1_walk_more | bank_0_walk_more;
    assign perf_overhead = unit_perf_overhead | sequencer_walking;
    assign idle = !unit_busy & sequencer_idle;
endmodule
