// lds_lockbits: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The LDS with lock bits: the plain LDS, a lock bit unit beside its banks, an atomic sequencer before it.
//
// Scratchpad atomics, section 2: Fermi's shared memory.
//
//                       +-------------------------------------------------------------+
//  req_*, lane_*     -->|-> RequestStage -----> LdsUnit ---- bank_* ---> LdsBank x 32 |
//   (req_locked)     -->|-> AtomicSequencer -^     |   ----- bank_* ---> LockBitUnit  |
//  won_*, done_*     <--|<-      |       ^---------|---- acquired ---------|          |
//  rsp_*             <--|<-------------------------|<--- bank_rsp_* -------|          |
//                       +-------------------------------------------------------------+
//
// Without req_locked a request is that of LdsBaseline, with a cycle for the
// choice between it and the sequencer: it is taken when the stage is free or becomes free, and answered 2 cycles after
// its last round, so at the earliest 3 cycles after it is taken. One request a cycle without bank conflicts, as there.
// With req_locked, the request is an atomic instruction of slot req_warp, done by AtomicSequencer through the
// lock bits: ready when the slot is free, won_* with the old words in rsp_data, done_* at the end.
//
// The stage keeps the choice and the sequencer's table apart from the crossbar, in time: in one cycle they slowed the
// LDS by a third.
//
// Plain requests and the sequencer's take turns on the stage when both want it. Locks bind only those who ask for
// them: a plain write or a native atomic changes a word whose lock is held, and a native atomic that keeps its bank
// for a second cycle can add a replay to an access that follows it.
//
// won_* and rsp_valid share the response: never both in a cycle.
// Same-cycle priority: clear before everything; the memory's words stay.
//
// The LDS with lock bits; sizes as LdsUnit, LockBitUnit and AtomicSequencer have them.
module lds_lockbits (
    // Rising edge.
    input  wire clock,
    // Synchronous: drops all requests and instructions and frees all locks; memory words stay. One cycle is enough,
    // in which req_valid is low.
    input  wire clear,
    // A request of all lanes in req_lanes. It and its pins stay as they are until the clock at which req_ready
    // is high.
    input  wire req_valid,
    // The request is taken at this clock. With req_locked high while slot req_warp is free; else while the
    // stage before the banks is free for the request, and low without req_valid.
    output wire req_ready,
    // Operation, from LDS_READ_B32 (0) to LDS_CMP_ST (24); docs/integration.md lists the codes.
    // With req_locked an atomic (10 to 24); another code then stores lane_data.
    input  wire [4:0] req_op,
    // The request is an atomic instruction that is performed through lock bits; else an access as of lds_baseline.
    input  wire req_locked,
    // With req_locked: slot for the instruction; each slot has one at a time.
    input  wire [1:0] req_warp,
    // With req_locked: new words come on result_*, not from the unit's own arithmetic.
    input  wire req_external,
    // Lanes that execute, one bit per lane.
    input  wire [31:0] req_lanes,
    // Byte address of each lane, aligned to the size of the operation; with req_locked of a word.
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
    // The answer to a request without req_locked: one pulse, in order, which cannot be held off;
    // 3 cycles after req_ready at the earliest.
    output wire rsp_valid,
    // With rsp_valid what each lane read, or the word before its atomic; with won_valid the old word of each
    // lane in won_lanes. Undefined in other lanes.
    output wire [31:0] rsp_data_0, rsp_data_1, rsp_data_2, rsp_data_3, rsp_data_4, rsp_data_5, rsp_data_6, rsp_data_7,
            rsp_data_8, rsp_data_9, rsp_data_10, rsp_data_11, rsp_data_12, rsp_data_13, rsp_data_14, rsp_data_15,
            rsp_data_16, rsp_data_17, rsp_data_18, rsp_data_19, rsp_data_20, rsp_data_21, rsp_data_22, rsp_data_23,
            rsp_data_24, rsp_data_25, rsp_data_26, rsp_data_27, rsp_data_28, rsp_data_29, rsp_data_30, rsp_data_31,
    // High word that each lane read with LDS_READ_B64; valid with rsp_valid.
    output wire [31:0] rsp_data2_0, rsp_data2_1, rsp_data2_2, rsp_data2_3, rsp_data2_4, rsp_data2_5, rsp_data2_6,
            rsp_data2_7, rsp_data2_8, rsp_data2_9, rsp_data2_10, rsp_data2_11, rsp_data2_12, rsp_data2_13, rsp_data2_14,
            rsp_data2_15, rsp_data2_16, rsp_data2_17, rsp_data2_18, rsp_data2_19, rsp_data2_20, rsp_data2_21,
            rsp_data2_22, rsp_data2_23, rsp_data2_24, rsp_data2_25, rsp_data2_26, rsp_data2_27, rsp_data2_28,
            rsp_data2_29, rsp_data2_30, rsp_data2_31,
    // Cycles in which the request sent lanes to banks: 1 without bank conflicts, 2 if it is of 64 bits. Valid
    // with rsp_valid.
    output wire [6:0] rsp_rounds,
    // Lanes of an atomic instruction have got their locks, and rsp_data has their old words: a pulse, which
    // cannot be held off. Never together with rsp_valid.
    output wire won_valid,
    // Slot of the instruction; valid with won_valid.
    output wire [1:0] won_warp,
    // Lanes that have got their locks, one bit per lane; each lane of an instruction once. Valid with won_valid.
    output wire [31:0] won_lanes,
    // New words for a slot with req_external, from the cycle after its won_valid on; ignored for a slot
    // that waits for none.
    input  wire result_valid,
    // The new words are taken at this clock; low in cycles in which the unit's own arithmetic writes its results.
    output wire result_ready,
    // Slot that the new words are for.
    input  wire [1:0] result_warp,
    // New word of each lane that won last in this slot; those of other lanes are ignored.
    input  wire [31:0] result_data_0, result_data_1, result_data_2, result_data_3, result_data_4, result_data_5,
            result_data_6, result_data_7, result_data_8, result_data_9, result_data_10, result_data_11, result_data_12,
            result_data_13, result_data_14, result_data_15, result_data_16, result_data_17, result_data_18,
            result_data_19, result_data_20, result_data_21, result_data_22, result_data_23, result_data_24,
            result_data_25, result_data_26, result_data_27, result_data_28, result_data_29, result_data_30,
            result_data_31,
    // An atomic instruction is complete, its last word stored: a pulse. Its slot is free from the next cycle on.
    output wire done_valid,
    // Slot of the instruction; valid with done_valid.
    output wire [1:0] done_warp,
    // Times that the instruction read and asked for locks; valid with done_valid.
    output wire [31:0] done_iterations,
    // Cycles beyond the first in which the instruction's accesses sent lanes to banks, summed up;
    // valid with done_valid.
    output wire [31:0] done_replays,
    // Slots that have an instruction, one bit per slot.
    output wire [3:0] in_flight,
    // Nothing is in service: while req_valid, result_valid and clear are low too, the clock may stop.
    // High while instructions only wait for result_*.
    output wire idle
);
    localparam [4:0] LDS_OP_READ_B32 = 5'd0;
    localparam [4:0] LDS_OP_WRITE_B32 = 5'd6;
    reg  staged;
    reg  [4:0] staged_op;
    reg  [31:0] staged_lanes;
    reg  sequenced;
    reg  load_lock;
    reg  store_unlock;
    wire unit_req_ready;
    wire [15:0] stage_held_addr_0, stage_held_addr_1, stage_held_addr_2, stage_held_addr_3, stage_held_addr_4,
            stage_held_addr_5, stage_held_addr_6, stage_held_addr_7, stage_held_addr_8, stage_held_addr_9,
            stage_held_addr_10, stage_held_addr_11, stage_held_addr_12, stage_held_addr_13, stage_held_addr_14,
            stage_held_addr_15, stage_held_addr_16, stage_held_addr_17, stage_held_addr_18, stage_held_addr_19,
            stage_held_addr_20, stage_held_addr_21, stage_held_addr_22, stage_held_addr_23, stage_held_addr_24,
            stage_held_addr_25, stage_held_addr_26, stage_held_addr_27, stage_held_addr_28, stage_held_addr_29,
            stage_held_addr_30, stage_held_addr_31;
    wire [31:0] stage_held_data_0, stage_held_data_1, stage_held_data_2, stage_held_data_3, stage_held_data_4,
            stage_held_data_5, stage_held_data_6, stage_held_data_7, stage_held_data_8, stage_held_data_9,
            stage_held_data_10, stage_held_data_11, stage_held_data_12, stage_held_data_13, stage_held_data_14,
            stage_held_data_15, stage_held_data_16, stage_held_data_17, stage_held_data_18, stage_held_data_19,
            stage_held_data_20, stage_held_data_21, stage_held_data_22, stage_held_data_23, stage_held_data_24,
            stage_held_data_25, stage_held_data_26, stage_held_data_27, stage_held_data_28, stage_held_data_29,
            stage_held_data_30, stage_held_data_31;
    wire [31:0] stage_held_data2_0, stage_held_data2_1, stage_held_data2_2, stage_held_data2_3, stage_held_data2_4,
            stage_held_data2_5, stage_held_data2_6, stage_held_data2_7, stage_held_data2_8, stage_held_data2_9,
            stage_held_data2_10, stage_held_data2_11, stage_held_data2_12, stage_held_data2_13, stage_held_data2_14,
            stage_held_data2_15, stage_held_data2_16, stage_held_data2_17, stage_held_data2_18, stage_held_data2_19,
            stage_held_data2_20, stage_held_data2_21, stage_held_data2_22, stage_held_data2_23, stage_held_data2_24,
            stage_held_data2_25, stage_held_data2_26, stage_held_data2_27, stage_held_data2_28, stage_held_data2_29,
            stage_held_data2_30, stage_held_data2_31;
    wire unit_rsp_valid;
    wire [31:0] unit_rsp_data_0, unit_rsp_data_1, unit_rsp_data_2, unit_rsp_data_3, unit_rsp_data_4, unit_rsp_data_5,
            unit_rsp_data_6, unit_rsp_data_7, unit_rsp_data_8, unit_rsp_data_9, unit_rsp_data_10, unit_rsp_data_11,
            unit_rsp_data_12, unit_rsp_data_13, unit_rsp_data_14, unit_rsp_data_15, unit_rsp_data_16, unit_rsp_data_17,
            unit_rsp_data_18, unit_rsp_data_19, unit_rsp_data_20, unit_rsp_data_21, unit_rsp_data_22, unit_rsp_data_23,
            unit_rsp_data_24, unit_rsp_data_25, unit_rsp_data_26, unit_rsp_data_27, unit_rsp_data_28, unit_rsp_data_29,
            unit_rsp_data_30, unit_rsp_data_31;
    (* maybe_unused *) wire [31:0] unused_unit_rsp_aborted;
    wire [6:0] unit_rsp_rounds;
    (* maybe_unused *) wire unused_unit_conflict_valid;
    (* maybe_unused *) wire unused_unit_conflict_wavefront;
    (* maybe_unused *) wire unused_unit_conflict_half;
    (* maybe_unused *) wire [31:0] unused_unit_conflict_lanes;
    wire unit_busy;
    (* maybe_unused *) wire unused_unit_perf_overhead;
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
    (* maybe_unused *) wire [8:0] unused_bank_0_access_row, unused_bank_1_access_row, unused_bank_2_access_row,
            unused_bank_3_access_row, unused_bank_4_access_row, unused_bank_5_access_row, unused_bank_6_access_row,
            unused_bank_7_access_row, unused_bank_8_access_row, unused_bank_9_access_row, unused_bank_10_access_row,
            unused_bank_11_access_row, unused_bank_12_access_row, unused_bank_13_access_row, unused_bank_14_access_row,
            unused_bank_15_access_row, unused_bank_16_access_row, unused_bank_17_access_row, unused_bank_18_access_row,
            unused_bank_19_access_row, unused_bank_20_access_row, unused_bank_21_access_row, unused_bank_22_access_row,
            unused_bank_23_access_row, unused_bank_24_access_row, unused_bank_25_access_row, unused_bank_26_access_row,
            unused_bank_27_access_row, unused_bank_28_access_row, unused_bank_29_access_row, unused_bank_30_access_row,
            unused_bank_31_access_row;
    (* maybe_unused *) wire unused_bank_0_access_write, unused_bank_1_access_write, unused_bank_2_access_write,
            unused_bank_3_access_write, unused_bank_4_access_write, unused_bank_5_access_write,
            unused_bank_6_access_write, unused_bank_7_access_write, unused_bank_8_access_write,
            unused_bank_9_access_write, unused_bank_10_access_write, unused_bank_11_access_write,
            unused_bank_12_access_write, unused_bank_13_access_write, unused_bank_14_access_write,
            unused_bank_15_access_write, unused_bank_16_access_write, unused_bank_17_access_write,
            unused_bank_18_access_write, unused_bank_19_access_write, unused_bank_20_access_write,
            unused_bank_21_access_write, unused_bank_22_access_write, unused_bank_23_access_write,
            unused_bank_24_access_write, unused_bank_25_access_write, unused_bank_26_access_write,
            unused_bank_27_access_write, unused_bank_28_access_write, unused_bank_29_access_write,
            unused_bank_30_access_write, unused_bank_31_access_write;
    wire [31:0] locks_load_lock;
    wire [31:0] locks_store_unlock;
    wire [31:0] locks_acquired;
    wire sequencer_req_valid;
    wire sequencer_req_ready;
    wire sequencer_lds_valid;
    wire sequencer_lds_ready;
    wire sequencer_lds_served;
    wire sequencer_lds_unlock;
    wire [31:0] sequencer_lds_lanes;
    wire [15:0] sequencer_lds_addr_0, sequencer_lds_addr_1, sequencer_lds_addr_2, sequencer_lds_addr_3,
            sequencer_lds_addr_4, sequencer_lds_addr_5, sequencer_lds_addr_6, sequencer_lds_addr_7,
            sequencer_lds_addr_8, sequencer_lds_addr_9, sequencer_lds_addr_10, sequencer_lds_addr_11,
            sequencer_lds_addr_12, sequencer_lds_addr_13, sequencer_lds_addr_14, sequencer_lds_addr_15,
            sequencer_lds_addr_16, sequencer_lds_addr_17, sequencer_lds_addr_18, sequencer_lds_addr_19,
            sequencer_lds_addr_20, sequencer_lds_addr_21, sequencer_lds_addr_22, sequencer_lds_addr_23,
            sequencer_lds_addr_24, sequencer_lds_addr_25, sequencer_lds_addr_26, sequencer_lds_addr_27,
            sequencer_lds_addr_28, sequencer_lds_addr_29, sequencer_lds_addr_30, sequencer_lds_addr_31;
    wire [31:0] sequencer_lds_data_0, sequencer_lds_data_1, sequencer_lds_data_2, sequencer_lds_data_3,
            sequencer_lds_data_4, sequencer_lds_data_5, sequencer_lds_data_6, sequencer_lds_data_7,
            sequencer_lds_data_8, sequencer_lds_data_9, sequencer_lds_data_10, sequencer_lds_data_11,
            sequencer_lds_data_12, sequencer_lds_data_13, sequencer_lds_data_14, sequencer_lds_data_15,
            sequencer_lds_data_16, sequencer_lds_data_17, sequencer_lds_data_18, sequencer_lds_data_19,
            sequencer_lds_data_20, sequencer_lds_data_21, sequencer_lds_data_22, sequencer_lds_data_23,
            sequencer_lds_data_24, sequencer_lds_data_25, sequencer_lds_data_26, sequencer_lds_data_27,
            sequencer_lds_data_28, sequencer_lds_data_29, sequencer_lds_data_30, sequencer_lds_data_31;
    wire sequencer_lds_rsp_taken;
    wire stage_asks;
    wire stage_empty;
    wire [15:0] stage_addr_0, stage_addr_1, stage_addr_2, stage_addr_3, stage_addr_4, stage_addr_5, stage_addr_6,
            stage_addr_7, stage_addr_8, stage_addr_9, stage_addr_10, stage_addr_11, stage_addr_12, stage_addr_13,
            stage_addr_14, stage_addr_15, stage_addr_16, stage_addr_17, stage_addr_18, stage_addr_19, stage_addr_20,
            stage_addr_21, stage_addr_22, stage_addr_23, stage_addr_24, stage_addr_25, stage_addr_26, stage_addr_27,
            stage_addr_28, stage_addr_29, stage_addr_30, stage_addr_31;
    wire [31:0] stage_data_0, stage_data_1, stage_data_2, stage_data_3, stage_data_4, stage_data_5, stage_data_6,
            stage_data_7, stage_data_8, stage_data_9, stage_data_10, stage_data_11, stage_data_12, stage_data_13,
            stage_data_14, stage_data_15, stage_data_16, stage_data_17, stage_data_18, stage_data_19, stage_data_20,
            stage_data_21, stage_data_22, stage_data_23, stage_data_24, stage_data_25, stage_data_26, stage_data_27,
            stage_data_28, stage_data_29, stage_data_30, stage_data_31;
    wire plain;
    wire grant;
    wire room;
    wire load;
    (* maybe_unused *) wire unused;
    assign unused = &{unit_bank_work_item_0[7:5], unit_bank_work_item_1[7:5], unit_bank_work_item_2[7:5],
            unit_bank_work_item_3[7:5], unit_bank_work_item_4[7:5], unit_bank_work_item_5[7:5],
            unit_bank_work_item_6[7:5], unit_bank_work_item_7[7:5], unit_bank_work_item_8[7:5],
            unit_bank_work_item_9[7:5], unit_bank_work_item_10[7:5], unit_bank_work_item_11[7:5],
            unit_bank_work_item_12[7:5], unit_bank_work_item_13[7:5], unit_bank_work_item_14[7:5],
            unit_bank_work_item_15[7:5], unit_bank_work_item_16[7:5], unit_bank_work_item_17[7:5],
            unit_bank_work_item_18[7:5], unit_bank_work_item_19[7:5], unit_bank_work_item_20[7:5],
            unit_bank_work_item_21[7:5], unit_bank_work_item_22[7:5], unit_bank_work_item_23[7:5],
            unit_bank_work_item_24[7:5], unit_bank_work_item_25[7:5], unit_bank_work_item_26[7:5],
            unit_bank_work_item_27[7:5], unit_bank_work_item_28[7:5], unit_bank_work_item_29[7:5],
            unit_bank_work_item_30[7:5], unit_bank_work_item_31[7:5]};

    lds_lockbits_unit unit (
        .clock(clock),
        .clear(clear),
        .req_valid(staged),
        .req_ready(unit_req_ready),
        .req_op(staged_op),
        .req_wavefront(1'b0),
        .req_half(1'b0),
        .req_transactional(1'b0),
        .req_lanes(staged_lanes),
        .lane_addr_0(stage_held_addr_0), .lane_addr_1(stage_held_addr_1), .lane_addr_2(stage_held_addr_2),
                .lane_addr_3(stage_held_addr_3), .lane_addr_4(stage_held_addr_4), .lane_addr_5(stage_held_addr_5),
                .lane_addr_6(stage_held_addr_6), .lane_addr_7(stage_held_addr_7), .lane_addr_8(stage_held_addr_8),
                .lane_addr_9(stage_held_addr_9), .lane_addr_10(stage_held_addr_10), .lane_addr_11(stage_held_addr_11),
                .lane_addr_12(stage_held_addr_12), .lane_addr_13(stage_held_addr_13), .lane_addr_14(stage_held_addr_14),
                .lane_addr_15(stage_held_addr_15), .lane_addr_16(stage_held_addr_16), .lane_addr_17(stage_held_addr_17),
                .lane_addr_18(stage_held_addr_18), .lane_addr_19(stage_held_addr_19), .lane_addr_20(stage_held_addr_20),
                .lane_addr_21(stage_held_addr_21), .lane_addr_22(stage_held_addr_22), .lane_addr_23(stage_held_addr_23),
                .lane_addr_24(stage_held_addr_24), .lane_addr_25(stage_held_addr_25), .lane_addr_26(stage_held_addr_26),
                .lane_addr_27(stage_held_addr_27), .lane_addr_28(stage_held_addr_28), .lane_addr_29(stage_held_addr_29),
                .lane_addr_30(stage_held_addr_30), .lane_addr_31(stage_held_addr_31),
        .lane_data_0(stage_held_data_0), .lane_data_1(stage_held_data_1), .lane_data_2(stage_held_data_2),
                .lane_data_3(stage_held_data_3), .lane_data_4(stage_held_data_4), .lane_data_5(stage_held_data_5),
                .lane_data_6(stage_held_data_6), .lane_data_7(stage_held_data_7), .lane_data_8(stage_held_data_8),
                .lane_data_9(stage_held_data_9), .lane_data_10(stage_held_data_10), .lane_data_11(stage_held_data_11),
                .lane_data_12(stage_held_data_12), .lane_data_13(stage_held_data_13), .lane_data_14(stage_held_data_14),
                .lane_data_15(stage_held_data_15), .lane_data_16(stage_held_data_16), .lane_data_17(stage_held_data_17),
                .lane_data_18(stage_held_data_18), .lane_data_19(stage_held_data_19), .lane_data_20(stage_held_data_20),
                .lane_data_21(stage_held_data_21), .lane_data_22(stage_held_data_22), .lane_data_23(stage_held_data_23),
                .lane_data_24(stage_held_data_24), .lane_data_25(stage_held_data_25), .lane_data_26(stage_held_data_26),
                .lane_data_27(stage_held_data_27), .lane_data_28(stage_held_data_28), .lane_data_29(stage_held_data_29),
                .lane_data_30(stage_held_data_30), .lane_data_31(stage_held_data_31),
        .lane_data2_0(stage_held_data2_0), .lane_data2_1(stage_held_data2_1), .lane_data2_2(stage_held_data2_2),
                .lane_data2_3(stage_held_data2_3), .lane_data2_4(stage_held_data2_4), .lane_data2_5(stage_held_data2_5),
                .lane_data2_6(stage_held_data2_6), .lane_data2_7(stage_held_data2_7), .lane_data2_8(stage_held_data2_8),
                .lane_data2_9(stage_held_data2_9), .lane_data2_10(stage_held_data2_10),
                .lane_data2_11(stage_held_data2_11), .lane_data2_12(stage_held_data2_12),
                .lane_data2_13(stage_held_data2_13), .lane_data2_14(stage_held_data2_14),
                .lane_data2_15(stage_held_data2_15), .lane_data2_16(stage_held_data2_16),
                .lane_data2_17(stage_held_data2_17), .lane_data2_18(stage_held_data2_18),
                .lane_data2_19(stage_held_data2_19), .lane_data2_20(stage_held_data2_20),
                .lane_data2_21(stage_held_data2_21), .lane_data2_22(stage_held_data2_22),
                .lane_data2_23(stage_held_data2_23), .lane_data2_24(stage_held_data2_24),
                .lane_data2_25(stage_held_data2_25), .lane_data2_26(stage_held_data2_26),
                .lane_data2_27(stage_held_data2_27), .lane_data2_28(stage_held_data2_28),
                .lane_data2_29(stage_held_data2_29), .lane_data2_30(stage_held_data2_30),
                .lane_data2_31(stage_held_data2_31),
        .tcm_0(32'd0), .tcm_1(32'd0),
        .rsp_valid(unit_rsp_valid),
        .rsp_data_0(unit_rsp_data_0), .rsp_data_1(unit_rsp_data_1), .rsp_data_2(unit_rsp_data_2),
                .rsp_data_3(unit_rsp_data_3), .rsp_data_4(unit_rsp_data_4), .rsp_data_5(unit_rsp_data_5),
                .rsp_data_6(unit_rsp_data_6), .rsp_data_7(unit_rsp_data_7), .rsp_data_8(unit_rsp_data_8),
                .rsp_data_9(unit_rsp_data_9), .rsp_data_10(unit_rsp_data_10), .rsp_data_11(unit_rsp_data_11),
                .rsp_data_12(unit_rsp_data_12), .rsp_data_13(unit_rsp_data_13), .rsp_data_14(unit_rsp_data_14),
                .rsp_data_15(unit_rsp_data_15), .rsp_data_16(unit_rsp_data_16), .rsp_data_17(unit_rsp_data_17),
                .rsp_data_18(unit_rsp_data_18), .rsp_data_19(unit_rsp_data_19), .rsp_data_20(unit_rsp_data_20),
                .rsp_data_21(unit_rsp_data_21), .rsp_data_22(unit_rsp_data_22), .rsp_data_23(unit_rsp_data_23),
                .rsp_data_24(unit_rsp_data_24), .rsp_data_25(unit_rsp_data_25), .rsp_data_26(unit_rsp_data_26),
                .rsp_data_27(unit_rsp_data_27), .rsp_data_28(unit_rsp_data_28), .rsp_data_29(unit_rsp_data_29),
                .rsp_data_30(unit_rsp_data_30), .rsp_data_31(unit_rsp_data_31),
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
        .rsp_aborted(unused_unit_rsp_aborted),
        .rsp_rounds(unit_rsp_rounds),
        .hold(1'b0),
        .conflict_valid(unused_unit_conflict_valid),
        .conflict_wavefront(unused_unit_conflict_wavefront),
        .conflict_half(unused_unit_conflict_half),
        .conflict_lanes(unused_unit_conflict_lanes),
        .busy(unit_busy),
        .perf_overhead(unused_unit_perf_overhead),
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
        .bank_rsp_aborted(32'd0),
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

    (* keep_hierarchy *) lds_lockbits_bank bank_0 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[0]),
            .req_ready(bank_0_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_0),
            .req_byte(unit_bank_byte_0), .req_data(unit_bank_data_0), .req_data2(unit_bank_data2_0),
            .rsp_valid(bank_0_rsp_valid), .rsp_word(bank_0_rsp_word), .access_row(unused_bank_0_access_row),
            .access_write(unused_bank_0_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_1 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[1]),
            .req_ready(bank_1_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_1),
            .req_byte(unit_bank_byte_1), .req_data(unit_bank_data_1), .req_data2(unit_bank_data2_1),
            .rsp_valid(bank_1_rsp_valid), .rsp_word(bank_1_rsp_word), .access_row(unused_bank_1_access_row),
            .access_write(unused_bank_1_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_2 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[2]),
            .req_ready(bank_2_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_2),
            .req_byte(unit_bank_byte_2), .req_data(unit_bank_data_2), .req_data2(unit_bank_data2_2),
            .rsp_valid(bank_2_rsp_valid), .rsp_word(bank_2_rsp_word), .access_row(unused_bank_2_access_row),
            .access_write(unused_bank_2_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_3 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[3]),
            .req_ready(bank_3_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_3),
            .req_byte(unit_bank_byte_3), .req_data(unit_bank_data_3), .req_data2(unit_bank_data2_3),
            .rsp_valid(bank_3_rsp_valid), .rsp_word(bank_3_rsp_word), .access_row(unused_bank_3_access_row),
            .access_write(unused_bank_3_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_4 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[4]),
            .req_ready(bank_4_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_4),
            .req_byte(unit_bank_byte_4), .req_data(unit_bank_data_4), .req_data2(unit_bank_data2_4),
            .rsp_valid(bank_4_rsp_valid), .rsp_word(bank_4_rsp_word), .access_row(unused_bank_4_access_row),
            .access_write(unused_bank_4_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_5 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[5]),
            .req_ready(bank_5_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_5),
            .req_byte(unit_bank_byte_5), .req_data(unit_bank_data_5), .req_data2(unit_bank_data2_5),
            .rsp_valid(bank_5_rsp_valid), .rsp_word(bank_5_rsp_word), .access_row(unused_bank_5_access_row),
            .access_write(unused_bank_5_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_6 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[6]),
            .req_ready(bank_6_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_6),
            .req_byte(unit_bank_byte_6), .req_data(unit_bank_data_6), .req_data2(unit_bank_data2_6),
            .rsp_valid(bank_6_rsp_valid), .rsp_word(bank_6_rsp_word), .access_row(unused_bank_6_access_row),
            .access_write(unused_bank_6_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_7 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[7]),
            .req_ready(bank_7_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_7),
            .req_byte(unit_bank_byte_7), .req_data(unit_bank_data_7), .req_data2(unit_bank_data2_7),
            .rsp_valid(bank_7_rsp_valid), .rsp_word(bank_7_rsp_word), .access_row(unused_bank_7_access_row),
            .access_write(unused_bank_7_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_8 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[8]),
            .req_ready(bank_8_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_8),
            .req_byte(unit_bank_byte_8), .req_data(unit_bank_data_8), .req_data2(unit_bank_data2_8),
            .rsp_valid(bank_8_rsp_valid), .rsp_word(bank_8_rsp_word), .access_row(unused_bank_8_access_row),
            .access_write(unused_bank_8_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_9 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[9]),
            .req_ready(bank_9_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_9),
            .req_byte(unit_bank_byte_9), .req_data(unit_bank_data_9), .req_data2(unit_bank_data2_9),
            .rsp_valid(bank_9_rsp_valid), .rsp_word(bank_9_rsp_word), .access_row(unused_bank_9_access_row),
            .access_write(unused_bank_9_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_10 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[10]),
            .req_ready(bank_10_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_10),
            .req_byte(unit_bank_byte_10), .req_data(unit_bank_data_10), .req_data2(unit_bank_data2_10),
            .rsp_valid(bank_10_rsp_valid), .rsp_word(bank_10_rsp_word), .access_row(unused_bank_10_access_row),
            .access_write(unused_bank_10_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_11 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[11]),
            .req_ready(bank_11_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_11),
            .req_byte(unit_bank_byte_11), .req_data(unit_bank_data_11), .req_data2(unit_bank_data2_11),
            .rsp_valid(bank_11_rsp_valid), .rsp_word(bank_11_rsp_word), .access_row(unused_bank_11_access_row),
            .access_write(unused_bank_11_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_12 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[12]),
            .req_ready(bank_12_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_12),
            .req_byte(unit_bank_byte_12), .req_data(unit_bank_data_12), .req_data2(unit_bank_data2_12),
            .rsp_valid(bank_12_rsp_valid), .rsp_word(bank_12_rsp_word), .access_row(unused_bank_12_access_row),
            .access_write(unused_bank_12_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_13 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[13]),
            .req_ready(bank_13_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_13),
            .req_byte(unit_bank_byte_13), .req_data(unit_bank_data_13), .req_data2(unit_bank_data2_13),
            .rsp_valid(bank_13_rsp_valid), .rsp_word(bank_13_rsp_word), .access_row(unused_bank_13_access_row),
            .access_write(unused_bank_13_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_14 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[14]),
            .req_ready(bank_14_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_14),
            .req_byte(unit_bank_byte_14), .req_data(unit_bank_data_14), .req_data2(unit_bank_data2_14),
            .rsp_valid(bank_14_rsp_valid), .rsp_word(bank_14_rsp_word), .access_row(unused_bank_14_access_row),
            .access_write(unused_bank_14_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_15 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[15]),
            .req_ready(bank_15_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_15),
            .req_byte(unit_bank_byte_15), .req_data(unit_bank_data_15), .req_data2(unit_bank_data2_15),
            .rsp_valid(bank_15_rsp_valid), .rsp_word(bank_15_rsp_word), .access_row(unused_bank_15_access_row),
            .access_write(unused_bank_15_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_16 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[16]),
            .req_ready(bank_16_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_16),
            .req_byte(unit_bank_byte_16), .req_data(unit_bank_data_16), .req_data2(unit_bank_data2_16),
            .rsp_valid(bank_16_rsp_valid), .rsp_word(bank_16_rsp_word), .access_row(unused_bank_16_access_row),
            .access_write(unused_bank_16_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_17 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[17]),
            .req_ready(bank_17_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_17),
            .req_byte(unit_bank_byte_17), .req_data(unit_bank_data_17), .req_data2(unit_bank_data2_17),
            .rsp_valid(bank_17_rsp_valid), .rsp_word(bank_17_rsp_word), .access_row(unused_bank_17_access_row),
            .access_write(unused_bank_17_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_18 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[18]),
            .req_ready(bank_18_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_18),
            .req_byte(unit_bank_byte_18), .req_data(unit_bank_data_18), .req_data2(unit_bank_data2_18),
            .rsp_valid(bank_18_rsp_valid), .rsp_word(bank_18_rsp_word), .access_row(unused_bank_18_access_row),
            .access_write(unused_bank_18_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_19 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[19]),
            .req_ready(bank_19_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_19),
            .req_byte(unit_bank_byte_19), .req_data(unit_bank_data_19), .req_data2(unit_bank_data2_19),
            .rsp_valid(bank_19_rsp_valid), .rsp_word(bank_19_rsp_word), .access_row(unused_bank_19_access_row),
            .access_write(unused_bank_19_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_20 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[20]),
            .req_ready(bank_20_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_20),
            .req_byte(unit_bank_byte_20), .req_data(unit_bank_data_20), .req_data2(unit_bank_data2_20),
            .rsp_valid(bank_20_rsp_valid), .rsp_word(bank_20_rsp_word), .access_row(unused_bank_20_access_row),
            .access_write(unused_bank_20_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_21 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[21]),
            .req_ready(bank_21_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_21),
            .req_byte(unit_bank_byte_21), .req_data(unit_bank_data_21), .req_data2(unit_bank_data2_21),
            .rsp_valid(bank_21_rsp_valid), .rsp_word(bank_21_rsp_word), .access_row(unused_bank_21_access_row),
            .access_write(unused_bank_21_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_22 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[22]),
            .req_ready(bank_22_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_22),
            .req_byte(unit_bank_byte_22), .req_data(unit_bank_data_22), .req_data2(unit_bank_data2_22),
            .rsp_valid(bank_22_rsp_valid), .rsp_word(bank_22_rsp_word), .access_row(unused_bank_22_access_row),
            .access_write(unused_bank_22_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_23 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[23]),
            .req_ready(bank_23_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_23),
            .req_byte(unit_bank_byte_23), .req_data(unit_bank_data_23), .req_data2(unit_bank_data2_23),
            .rsp_valid(bank_23_rsp_valid), .rsp_word(bank_23_rsp_word), .access_row(unused_bank_23_access_row),
            .access_write(unused_bank_23_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_24 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[24]),
            .req_ready(bank_24_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_24),
            .req_byte(unit_bank_byte_24), .req_data(unit_bank_data_24), .req_data2(unit_bank_data2_24),
            .rsp_valid(bank_24_rsp_valid), .rsp_word(bank_24_rsp_word), .access_row(unused_bank_24_access_row),
            .access_write(unused_bank_24_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_25 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[25]),
            .req_ready(bank_25_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_25),
            .req_byte(unit_bank_byte_25), .req_data(unit_bank_data_25), .req_data2(unit_bank_data2_25),
            .rsp_valid(bank_25_rsp_valid), .rsp_word(bank_25_rsp_word), .access_row(unused_bank_25_access_row),
            .access_write(unused_bank_25_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_26 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[26]),
            .req_ready(bank_26_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_26),
            .req_byte(unit_bank_byte_26), .req_data(unit_bank_data_26), .req_data2(unit_bank_data2_26),
            .rsp_valid(bank_26_rsp_valid), .rsp_word(bank_26_rsp_word), .access_row(unused_bank_26_access_row),
            .access_write(unused_bank_26_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_27 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[27]),
            .req_ready(bank_27_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_27),
            .req_byte(unit_bank_byte_27), .req_data(unit_bank_data_27), .req_data2(unit_bank_data2_27),
            .rsp_valid(bank_27_rsp_valid), .rsp_word(bank_27_rsp_word), .access_row(unused_bank_27_access_row),
            .access_write(unused_bank_27_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_28 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[28]),
            .req_ready(bank_28_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_28),
            .req_byte(unit_bank_byte_28), .req_data(unit_bank_data_28), .req_data2(unit_bank_data2_28),
            .rsp_valid(bank_28_rsp_valid), .rsp_word(bank_28_rsp_word), .access_row(unused_bank_28_access_row),
            .access_write(unused_bank_28_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_29 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[29]),
            .req_ready(bank_29_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_29),
            .req_byte(unit_bank_byte_29), .req_data(unit_bank_data_29), .req_data2(unit_bank_data2_29),
            .rsp_valid(bank_29_rsp_valid), .rsp_word(bank_29_rsp_word), .access_row(unused_bank_29_access_row),
            .access_write(unused_bank_29_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_30 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[30]),
            .req_ready(bank_30_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_30),
            .req_byte(unit_bank_byte_30), .req_data(unit_bank_data_30), .req_data2(unit_bank_data2_30),
            .rsp_valid(bank_30_rsp_valid), .rsp_word(bank_30_rsp_word), .access_row(unused_bank_30_access_row),
            .access_write(unused_bank_30_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));
    (* keep_hierarchy *) lds_lockbits_bank bank_31 (.clock(clock), .clear(clear), .req_valid(unit_bank_valid[31]),
            .req_ready(bank_31_req_ready), .req_op(staged_op), .req_transactional(1'b0), .req_row(unit_bank_row_31),
            .req_byte(unit_bank_byte_31), .req_data(unit_bank_data_31), .req_data2(unit_bank_data2_31),
            .rsp_valid(bank_31_rsp_valid), .rsp_word(bank_31_rsp_word), .access_row(unused_bank_31_access_row),
            .access_write(unused_bank_31_access_write), .hold(1'b0), .aborted(1'b0), .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0), .shadow_write_mask(4'd0), .shadow_write_row(9'd0), .shadow_write_data(32'd0));

    lock_bit_unit locks (
        .clock(clock),
        .clear(clear),
        .load_lock(locks_load_lock),
        .store_unlock(locks_store_unlock),
        .row_0(unit_bank_row_0), .row_1(unit_bank_row_1), .row_2(unit_bank_row_2), .row_3(unit_bank_row_3),
                .row_4(unit_bank_row_4), .row_5(unit_bank_row_5), .row_6(unit_bank_row_6), .row_7(unit_bank_row_7),
                .row_8(unit_bank_row_8), .row_9(unit_bank_row_9), .row_10(unit_bank_row_10), .row_11(unit_bank_row_11),
                .row_12(unit_bank_row_12), .row_13(unit_bank_row_13), .row_14(unit_bank_row_14),
                .row_15(unit_bank_row_15), .row_16(unit_bank_row_16), .row_17(unit_bank_row_17),
                .row_18(unit_bank_row_18), .row_19(unit_bank_row_19), .row_20(unit_bank_row_20),
                .row_21(unit_bank_row_21), .row_22(unit_bank_row_22), .row_23(unit_bank_row_23),
                .row_24(unit_bank_row_24), .row_25(unit_bank_row_25), .row_26(unit_bank_row_26),
                .row_27(unit_bank_row_27), .row_28(unit_bank_row_28), .row_29(unit_bank_row_29),
                .row_30(unit_bank_row_30), .row_31(unit_bank_row_31),
        .lane_0(unit_bank_work_item_0[4:0]), .lane_1(unit_bank_work_item_1[4:0]), .lane_2(unit_bank_work_item_2[4:0]),
                .lane_3(unit_bank_work_item_3[4:0]), .lane_4(unit_bank_work_item_4[4:0]),
                .lane_5(unit_bank_work_item_5[4:0]), .lane_6(unit_bank_work_item_6[4:0]),
                .lane_7(unit_bank_work_item_7[4:0]), .lane_8(unit_bank_work_item_8[4:0]),
                .lane_9(unit_bank_work_item_9[4:0]), .lane_10(unit_bank_work_item_10[4:0]),
                .lane_11(unit_bank_work_item_11[4:0]), .lane_12(unit_bank_work_item_12[4:0]),
                .lane_13(unit_bank_work_item_13[4:0]), .lane_14(unit_bank_work_item_14[4:0]),
                .lane_15(unit_bank_work_item_15[4:0]), .lane_16(unit_bank_work_item_16[4:0]),
                .lane_17(unit_bank_work_item_17[4:0]), .lane_18(unit_bank_work_item_18[4:0]),
                .lane_19(unit_bank_work_item_19[4:0]), .lane_20(unit_bank_work_item_20[4:0]),
                .lane_21(unit_bank_work_item_21[4:0]), .lane_22(unit_bank_work_item_22[4:0]),
                .lane_23(unit_bank_work_item_23[4:0]), .lane_24(unit_bank_work_item_24[4:0]),
                .lane_25(unit_bank_work_item_25[4:0]), .lane_26(unit_bank_work_item_26[4:0]),
                .lane_27(unit_bank_work_item_27[4:0]), .lane_28(unit_bank_work_item_28[4:0]),
                .lane_29(unit_bank_work_item_29[4:0]), .lane_30(unit_bank_work_item_30[4:0]),
                .lane_31(unit_bank_work_item_31[4:0]),
        .acquired(locks_acquired)
    );

    atomic_sequencer sequencer (
        .clock(clock),
        .clear(clear),
        .req_valid(sequencer_req_valid),
        .req_ready(sequencer_req_ready),
        .req_warp(req_warp),
        .req_op(req_op),
        .req_external(req_external),
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
        .won_valid(won_valid),
        .won_warp(won_warp),
        .won_lanes(won_lanes),
        .result_valid(result_valid),
        .result_ready(result_ready),
        .result_warp(result_warp),
        .result_data_0(result_data_0), .result_data_1(result_data_1), .result_data_2(result_data_2),
                .result_data_3(result_data_3), .result_data_4(result_data_4), .result_data_5(result_data_5),
                .result_data_6(result_data_6), .result_data_7(result_data_7), .result_data_8(result_data_8),
                .result_data_9(result_data_9), .result_data_10(result_data_10), .result_data_11(result_data_11),
                .result_data_12(result_data_12), .result_data_13(result_data_13), .result_data_14(result_data_14),
                .result_data_15(result_data_15), .result_data_16(result_data_16), .result_data_17(result_data_17),
                .result_data_18(result_data_18), .result_data_19(result_data_19), .result_data_20(result_data_20),
                .result_data_21(result_data_21), .result_data_22(result_data_22), .result_data_23(result_data_23),
                .result_data_24(result_data_24), .result_data_25(result_data_25), .result_data_26(result_data_26),
                .result_data_27(result_data_27), .result_data_28(result_data_28), .result_data_29(result_data_29),
                .result_data_30(result_data_30), .result_data_31(result_data_31),
        .done_valid(done_valid),
        .done_warp(done_warp),
        .done_iterations(done_iterations),
        .done_replays(done_replays),
        .in_flight(in_flight),
        .lds_valid(sequencer_lds_valid),
        .lds_ready(sequencer_lds_ready),
        .lds_served(sequencer_lds_served),
        .lds_unlock(sequencer_lds_unlock),
        .lds_lanes(sequencer_lds_lanes),
        .lds_addr_0(sequencer_lds_addr_0), .lds_addr_1(sequencer_lds_addr_1), .lds_addr_2(sequencer_lds_addr_2),
                .lds_addr_3(sequencer_lds_addr_3), .lds_addr_4(sequencer_lds_addr_4), .lds_addr_5(sequencer_lds_addr_5),
                .lds_addr_6(sequencer_lds_addr_6), .lds_addr_7(sequencer_lds_addr_7), .lds_addr_8(sequencer_lds_addr_8),
                .lds_addr_9(sequencer_lds_addr_9), .lds_addr_10(sequencer_lds_addr_10),
                .lds_addr_11(sequencer_lds_addr_11), .lds_addr_12(sequencer_lds_addr_12),
                .lds_addr_13(sequencer_lds_addr_13), .lds_addr_14(sequencer_lds_addr_14),
                .lds_addr_15(sequencer_lds_addr_15), .lds_addr_16(sequencer_lds_addr_16),
                .lds_addr_17(sequencer_lds_addr_17), .lds_addr_18(sequencer_lds_addr_18),
                .lds_addr_19(sequencer_lds_addr_19), .lds_addr_20(sequencer_lds_addr_20),
                .lds_addr_21(sequencer_lds_addr_21), .lds_addr_22(sequencer_lds_addr_22),
                .lds_addr_23(sequencer_lds_addr_23), .lds_addr_24(sequencer_lds_addr_24),
                .lds_addr_25(sequencer_lds_addr_25), .lds_addr_26(sequencer_lds_addr_26),
                .lds_addr_27(sequencer_lds_addr_27), .lds_addr_28(sequencer_lds_addr_28),
                .lds_addr_29(sequencer_lds_addr_29), .lds_addr_30(sequencer_lds_addr_30),
                .lds_addr_31(sequencer_lds_addr_31),
        .lds_data_0(sequencer_lds_data_0), .lds_data_1(sequencer_lds_data_1), .lds_data_2(sequencer_lds_data_2),
                .lds_data_3(sequencer_lds_data_3), .lds_data_4(sequencer_lds_data_4), .lds_data_5(sequencer_lds_data_5),
                .lds_data_6(sequencer_lds_data_6), .lds_data_7(sequencer_lds_data_7), .lds_data_8(sequencer_lds_data_8),
                .lds_data_9(sequencer_lds_data_9), .lds_data_10(sequencer_lds_data_10),
                .lds_data_11(sequencer_lds_data_11), .lds_data_12(sequencer_lds_data_12),
                .lds_data_13(sequencer_lds_data_13), .lds_data_14(sequencer_lds_data_14),
                .lds_data_15(sequencer_lds_data_15), .lds_data_16(sequencer_lds_data_16),
                .lds_data_17(sequencer_lds_data_17), .lds_data_18(sequencer_lds_data_18),
                .lds_data_19(sequencer_lds_data_19), .lds_data_20(sequencer_lds_data_20),
                .lds_data_21(sequencer_lds_data_21), .lds_data_22(sequencer_lds_data_22),
                .lds_data_23(sequencer_lds_data_23), .lds_data_24(sequencer_lds_data_24),
                .lds_data_25(sequencer_lds_data_25), .lds_data_26(sequencer_lds_data_26),
                .lds_data_27(sequencer_lds_data_27), .lds_data_28(sequencer_lds_data_28),
                .lds_data_29(sequencer_lds_data_29), .lds_data_30(sequencer_lds_data_30),
                .lds_data_31(sequencer_lds_data_31),
        .lds_rsp_taken(sequencer_lds_rsp_taken),
        .lds_rsp_data_0(unit_rsp_data_0), .lds_rsp_data_1(unit_rsp_data_1), .lds_rsp_data_2(unit_rsp_data_2),
                .lds_rsp_data_3(unit_rsp_data_3), .lds_rsp_data_4(unit_rsp_data_4), .lds_rsp_data_5(unit_rsp_data_5),
                .lds_rsp_data_6(unit_rsp_data_6), .lds_rsp_data_7(unit_rsp_data_7), .lds_rsp_data_8(unit_rsp_data_8),
                .lds_rsp_data_9(unit_rsp_data_9), .lds_rsp_data_10(unit_rsp_data_10),
                .lds_rsp_data_11(unit_rsp_data_11), .lds_rsp_data_12(unit_rsp_data_12),
                .lds_rsp_data_13(unit_rsp_data_13), .lds_rsp_data_14(unit_rsp_data_14),
                .lds_rsp_data_15(unit_rsp_data_15), .lds_rsp_data_16(unit_rsp_data_16),
                .lds_rsp_data_17(unit_rsp_data_17), .lds_rsp_data_18(unit_rsp_data_18),
                .lds_rsp_data_19(unit_rsp_data_19), .lds_rsp_data_20(unit_rsp_data_20),
                .lds_rsp_data_21(unit_rsp_data_21), .lds_rsp_data_22(unit_rsp_data_22),
                .lds_rsp_data_23(unit_rsp_data_23), .lds_rsp_data_24(unit_rsp_data_24),
                .lds_rsp_data_25(unit_rsp_data_25), .lds_rsp_data_26(unit_rsp_data_26),
                .lds_rsp_data_27(unit_rsp_data_27), .lds_rsp_data_28(unit_rsp_data_28),
                .lds_rsp_data_29(unit_rsp_data_29), .lds_rsp_data_30(unit_rsp_data_30),
                .lds_rsp_data_31(unit_rsp_data_31),
        .lds_rsp_rounds(unit_rsp_rounds),
        .acquired(locks_acquired)
    );

    request_stage stage (
        .clock(clock),
        .asks(stage_asks),
        .empty(stage_empty),
        .served(unit_req_ready),
        .addr_0(stage_addr_0), .addr_1(stage_addr_1), .addr_2(stage_addr_2), .addr_3(stage_addr_3),
                .addr_4(stage_addr_4), .addr_5(stage_addr_5), .addr_6(stage_addr_6), .addr_7(stage_addr_7),
                .addr_8(stage_addr_8), .addr_9(stage_addr_9), .addr_10(stage_addr_10), .addr_11(stage_addr_11),
                .addr_12(stage_addr_12), .addr_13(stage_addr_13), .addr_14(stage_addr_14), .addr_15(stage_addr_15),
                .addr_16(stage_addr_16), .addr_17(stage_addr_17), .addr_18(stage_addr_18), .addr_19(stage_addr_19),
                .addr_20(stage_addr_20), .addr_21(stage_addr_21), .addr_22(stage_addr_22), .addr_23(stage_addr_23),
                .addr_24(stage_addr_24), .addr_25(stage_addr_25), .addr_26(stage_addr_26), .addr_27(stage_addr_27),
                .addr_28(stage_addr_28), .addr_29(stage_addr_29), .addr_30(stage_addr_30), .addr_31(stage_addr_31),
        .data_0(stage_data_0), .data_1(stage_data_1), .data_2(stage_data_2), .data_3(stage_data_3),
                .data_4(stage_data_4), .data_5(stage_data_5), .data_6(stage_data_6), .data_7(stage_data_7),
                .data_8(stage_data_8), .data_9(stage_data_9), .data_10(stage_data_10), .data_11(stage_data_11),
                .data_12(stage_data_12), .data_13(stage_data_13), .data_14(stage_data_14), .data_15(stage_data_15),
                .data_16(stage_data_16), .data_17(stage_data_17), .data_18(stage_data_18), .data_19(stage_data_19),
                .data_20(stage_data_20), .data_21(stage_data_21), .data_22(stage_data_22), .data_23(stage_data_23),
                .data_24(stage_data_24), .data_25(stage_data_25), .data_26(stage_data_26), .data_27(stage_data_27),
                .data_28(stage_data_28), .data_29(stage_data_29), .data_30(stage_data_30), .data_31(stage_data_31),
        .data2_0(lane_data2_0), .data2_1(lane_data2_1), .data2_2(lane_data2_2), .data2_3(lane_data2_3),
                .data2_4(lane_data2_4), .data2_5(lane_data2_5), .data2_6(lane_data2_6), .data2_7(lane_data2_7),
                .data2_8(lane_data2_8), .data2_9(lane_data2_9), .data2_10(lane_data2_10), .data2_11(lane_data2_11),
                .data2_12(lane_data2_12), .data2_13(lane_data2_13), .data2_14(lane_data2_14), .data2_15(lane_data2_15),
                .data2_16(lane_data2_16), .data2_17(lane_data2_17), .data2_18(lane_data2_18), .data2_19(lane_data2_19),
                .data2_20(lane_data2_20), .data2_21(lane_data2_21), .data2_22(lane_data2_22), .data2_23(lane_data2_23),
                .data2_24(lane_data2_24), .data2_25(lane_data2_25), .data2_26(lane_data2_26), .data2_27(lane_data2_27),
                .data2_28(lane_data2_28), .data2_29(lane_data2_29), .data2_30(lane_data2_30), .data2_31(lane_data2_31),
        .held_addr_0(stage_held_addr_0), .held_addr_1(stage_held_addr_1), .held_addr_2(stage_held_addr_2),
                .held_addr_3(stage_held_addr_3), .held_addr_4(stage_held_addr_4), .held_addr_5(stage_held_addr_5),
                .held_addr_6(stage_held_addr_6), .held_addr_7(stage_held_addr_7), .held_addr_8(stage_held_addr_8),
                .held_addr_9(stage_held_addr_9), .held_addr_10(stage_held_addr_10), .held_addr_11(stage_held_addr_11),
                .held_addr_12(stage_held_addr_12), .held_addr_13(stage_held_addr_13), .held_addr_14(stage_held_addr_14),
                .held_addr_15(stage_held_addr_15), .held_addr_16(stage_held_addr_16), .held_addr_17(stage_held_addr_17),
                .held_addr_18(stage_held_addr_18), .held_addr_19(stage_held_addr_19), .held_addr_20(stage_held_addr_20),
                .held_addr_21(stage_held_addr_21), .held_addr_22(stage_held_addr_22), .held_addr_23(stage_held_addr_23),
                .held_addr_24(stage_held_addr_24), .held_addr_25(stage_held_addr_25), .held_addr_26(stage_held_addr_26),
                .held_addr_27(stage_held_addr_27), .held_addr_28(stage_held_addr_28), .held_addr_29(stage_held_addr_29),
                .held_addr_30(stage_held_addr_30), .held_addr_31(stage_held_addr_31),
        .held_data_0(stage_held_data_0), .held_data_1(stage_held_data_1), .held_data_2(stage_held_data_2),
                .held_data_3(stage_held_data_3), .held_data_4(stage_held_data_4), .held_data_5(stage_held_data_5),
                .held_data_6(stage_held_data_6), .held_data_7(stage_held_data_7), .held_data_8(stage_held_data_8),
                .held_data_9(stage_held_data_9), .held_data_10(stage_held_data_10), .held_data_11(stage_held_data_11),
                .held_data_12(stage_held_data_12), .held_data_13(stage_held_data_13), .held_data_14(stage_held_data_14),
                .held_data_15(stage_held_data_15), .held_data_16(stage_held_data_16), .held_data_17(stage_held_data_17),
                .held_data_18(stage_held_data_18), .held_data_19(stage_held_data_19), .held_data_20(stage_held_data_20),
                .held_data_21(stage_held_data_21), .held_data_22(stage_held_data_22), .held_data_23(stage_held_data_23),
                .held_data_24(stage_held_data_24), .held_data_25(stage_held_data_25), .held_data_26(stage_held_data_26),
                .held_data_27(stage_held_data_27), .held_data_28(stage_held_data_28), .held_data_29(stage_held_data_29),
                .held_data_30(stage_held_data_30), .held_data_31(stage_held_data_31),
        .held_data2_0(stage_held_data2_0), .held_data2_1(stage_held_data2_1), .held_data2_2(stage_held_data2_2),
                .held_data2_3(stage_held_data2_3), .held_data2_4(stage_held_data2_4), .held_data2_5(stage_held_data2_5),
                .held_data2_6(stage_held_data2_6), .held_data2_7(stage_held_data2_7), .held_data2_8(stage_held_data2_8),
                .held_data2_9(stage_held_data2_9), .held_data2_10(stage_held_data2_10),
                .held_data2_11(stage_held_data2_11), .held_data2_12(stage_held_data2_12),
                .held_data2_13(stage_held_data2_13), .held_data2_14(stage_held_data2_14),
                .held_data2_15(stage_held_data2_15), .held_data2_16(stage_held_data2_16),
                .held_data2_17(stage_held_data2_17), .held_data2_18(stage_held_data2_18),
                .held_data2_19(stage_held_data2_19), .held_data2_20(stage_held_data2_20),
                .held_data2_21(stage_held_data2_21), .held_data2_22(stage_held_data2_22),
                .held_data2_23(stage_held_data2_23), .held_data2_24(stage_held_data2_24),
                .held_data2_25(stage_held_data2_25), .held_data2_26(stage_held_data2_26),
                .held_data2_27(stage_held_data2_27), .held_data2_28(stage_held_data2_28),
                .held_data2_29(stage_held_data2_29), .held_data2_30(stage_held_data2_30),
                .held_data2_31(stage_held_data2_31)
    );

    assign plain = req_valid & !req_locked;
    assign grant = sequencer_lds_valid & (!plain | !sequenced);
    assign room = !staged | unit_req_ready;
    assign load = room & (plain | grant);
    assign stage_asks = plain | grant;
    assign stage_empty = !staged;
    assign sequencer_req_valid = req_valid & req_locked;
    assign sequencer_lds_ready = grant & room;
    assign sequencer_lds_served = staged & sequenced & unit_req_ready;
    assign req_ready =
        !req_locked ? plain & !grant & room :
        sequencer_req_ready;
    assign stage_addr_0 = grant ? sequencer_lds_addr_0 : lane_addr_0,
            stage_addr_1 = grant ? sequencer_lds_addr_1 : lane_addr_1,
            stage_addr_2 = grant ? sequencer_lds_addr_2 : lane_addr_2,
            stage_addr_3 = grant ? sequencer_lds_addr_3 : lane_addr_3,
            stage_addr_4 = grant ? sequencer_lds_addr_4 : lane_addr_4,
            stage_addr_5 = grant ? sequencer_lds_addr_5 : lane_addr_5,
            stage_addr_6 = grant ? sequencer_lds_addr_6 : lane_addr_6,
            stage_addr_7 = grant ? sequencer_lds_addr_7 : lane_addr_7,
            stage_addr_8 = grant ? sequencer_lds_addr_8 : lane_addr_8,
            stage_addr_9 = grant ? sequencer_lds_addr_9 : lane_addr_9,
            stage_addr_10 = grant ? sequencer_lds_addr_10 : lane_addr_10,
            stage_addr_11 = grant ? sequencer_lds_addr_11 : lane_addr_11,
            stage_addr_12 = grant ? sequencer_lds_addr_12 : lane_addr_12,
            stage_addr_13 = grant ? sequencer_lds_addr_13 : lane_addr_13,
            stage_addr_14 = grant ? sequencer_lds_addr_14 : lane_addr_14,
            stage_addr_15 = grant ? sequencer_lds_addr_15 : lane_addr_15,
            stage_addr_16 = grant ? sequencer_lds_addr_16 : lane_addr_16,
            stage_addr_17 = grant ? sequencer_lds_addr_17 : lane_addr_17,
            stage_addr_18 = grant ? sequencer_lds_addr_18 : lane_addr_18,
            stage_addr_19 = grant ? sequencer_lds_addr_19 : lane_addr_19,
            stage_addr_20 = grant ? sequencer_lds_addr_20 : lane_addr_20,
            stage_addr_21 = grant ? sequencer_lds_addr_21 : lane_addr_21,
            stage_addr_22 = grant ? sequencer_lds_addr_22 : lane_addr_22,
            stage_addr_23 = grant ? sequencer_lds_addr_23 : lane_addr_23,
            stage_addr_24 = grant ? sequencer_lds_addr_24 : lane_addr_24,
            stage_addr_25 = grant ? sequencer_lds_addr_25 : lane_addr_25,
            stage_addr_26 = grant ? sequencer_lds_addr_26 : lane_addr_26,
            stage_addr_27 = grant ? sequencer_lds_addr_27 : lane_addr_27,
            stage_addr_28 = grant ? sequencer_lds_addr_28 : lane_addr_28,
            stage_addr_29 = grant ? sequencer_lds_addr_29 : lane_addr_29,
            stage_addr_30 = grant ? sequencer_lds_addr_30 : lane_addr_30,
            stage_addr_31 = grant ? sequencer_lds_addr_31 : lane_addr_31;
    assign stage_data_0 = grant ? sequencer_lds_data_0 : lane_data_0,
            stage_data_1 = grant ? sequencer_lds_data_1 : lane_data_1,
            stage_data_2 = grant ? sequencer_lds_data_2 : lane_data_2,
            stage_data_3 = grant ? sequencer_lds_data_3 : lane_data_3,
            stage_data_4 = grant ? sequencer_lds_data_4 : lane_data_4,
            stage_data_5 = grant ? sequencer_lds_data_5 : lane_data_5,
            stage_data_6 = grant ? sequencer_lds_data_6 : lane_data_6,
            stage_data_7 = grant ? sequencer_lds_data_7 : lane_data_7,
            stage_data_8 = grant ? sequencer_lds_data_8 : lane_data_8,
            stage_data_9 = grant ? sequencer_lds_data_9 : lane_data_9,
            stage_data_10 = grant ? sequencer_lds_data_10 : lane_data_10,
            stage_data_11 = grant ? sequencer_lds_data_11 : lane_data_11,
            stage_data_12 = grant ? sequencer_lds_data_12 : lane_data_12,
            stage_data_13 = grant ? sequencer_lds_data_13 : lane_data_13,
            stage_data_14 = grant ? sequencer_lds_data_14 : lane_data_14,
            stage_data_15 = grant ? sequencer_lds_data_15 : lane_data_15,
            stage_data_16 = grant ? sequencer_lds_data_16 : lane_data_16,
            stage_data_17 = grant ? sequencer_lds_data_17 : lane_data_17,
            stage_data_18 = grant ? sequencer_lds_data_18 : lane_data_18,
            stage_data_19 = grant ? sequencer_lds_data_19 : lane_data_19,
            stage_data_20 = grant ? sequencer_lds_data_20 : lane_data_20,
            stage_data_21 = grant ? sequencer_lds_data_21 : lane_data_21,
            stage_data_22 = grant ? sequencer_lds_data_22 : lane_data_22,
            stage_data_23 = grant ? sequencer_lds_data_23 : lane_data_23,
            stage_data_24 = grant ? sequencer_lds_data_24 : lane_data_24,
            stage_data_25 = grant ? sequencer_lds_data_25 : lane_data_25,
            stage_data_26 = grant ? sequencer_lds_data_26 : lane_data_26,
            stage_data_27 = grant ? sequencer_lds_data_27 : lane_data_27,
            stage_data_28 = grant ? sequencer_lds_data_28 : lane_data_28,
            stage_data_29 = grant ? sequencer_lds_data_29 : lane_data_29,
            stage_data_30 = grant ? sequencer_lds_data_30 : lane_data_30,
            stage_data_31 = grant ? sequencer_lds_data_31 : lane_data_31;
    assign rsp_data_0 = unit_rsp_data_0, rsp_data_1 = unit_rsp_data_1, rsp_data_2 = unit_rsp_data_2,
            rsp_data_3 = unit_rsp_data_3, rsp_data_4 = unit_rsp_data_4, rsp_data_5 = unit_rsp_data_5,
            rsp_data_6 = unit_rsp_data_6, rsp_data_7 = unit_rsp_data_7, rsp_data_8 = unit_rsp_data_8,
            rsp_data_9 = unit_rsp_data_9, rsp_data_10 = unit_rsp_data_10, rsp_data_11 = unit_rsp_data_11,
            rsp_data_12 = unit_rsp_data_12, rsp_data_13 = unit_rsp_data_13, rsp_data_14 = unit_rsp_data_14,
            rsp_data_15 = unit_rsp_data_15, rsp_data_16 = unit_rsp_data_16, rsp_data_17 = unit_rsp_data_17,
            rsp_data_18 = unit_rsp_data_18, rsp_data_19 = unit_rsp_data_19, rsp_data_20 = unit_rsp_data_20,
            rsp_data_21 = unit_rsp_data_21, rsp_data_22 = unit_rsp_data_22, rsp_data_23 = unit_rsp_data_23,
            rsp_data_24 = unit_rsp_data_24, rsp_data_25 = unit_rsp_data_25, rsp_data_26 = unit_rsp_data_26,
            rsp_data_27 = unit_rsp_data_27, rsp_data_28 = unit_rsp_data_28, rsp_data_29 = unit_rsp_data_29,
            rsp_data_30 = unit_rsp_data_30, rsp_data_31 = unit_rsp_data_31;
    assign rsp_valid = unit_rsp_valid & !sequencer_lds_rsp_taken;
    assign rsp_rounds = unit_rsp_rounds;
    assign locks_load_lock =
        load_lock ? unit_bank_valid :
        32'd0;
    assign locks_store_unlock =
        store_unlock ? unit_bank_valid :
        32'd0;
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
    assign idle = !staged & !unit_busy & !sequencer_lds_valid & !sequencer_lds_rsp_taken;

    always @(posedge clock) begin
        staged <= load | !room;
        if (load) begin
            sequenced <= grant;
            load_lock <= grant & !sequencer_lds_unlock;
            store_unlock <= grant & sequencer_lds_unlock;
            staged_op <= req_op;
            staged_lanes <= req_lanes;
            if (grant) begin
                staged_op <= LDS_OP_READ_B32;
                if (sequencer_lds_unlock) staged_op <= LDS_OP_WRITE_B32;
                staged_lanes <= sequencer_lds_lanes;
            end
        end
        if (clear) begin
            staged <= 1'b0;
            sequenced <= 1'b0;
        end
    end

    initial begin
        staged = 1'b0;
        staged_op = 5'd0;
        staged_lanes = 32'd0;
        sequenced = 1'b0;
        load_lock = 1'b0;
        store_unlock = 1'b0;
    end
endmodule
