// lds_lockbits: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The LDS with lock bits: the plain LDS, a lock bit unit beside its banks, an atomic sequencer before it.
//
// Scratchpad atomics, section 2: Fermi's shared memory.
//
//                       +----------------------------------------------------------+
//  req_*, lane_*     -->|-+--------------------> LdsUnit -- bank_* --> LdsBank x 32 |
//                       | | req_locked          ^ |   '---- bank_* --> LockBitUnit  |
//  issue_*, won_*    <--|<+-> AtomicSequencer --' |                         |       |
//  done_*            <--|<-      ^----------------|------ acquired ---------'       |
//  rsp_*             <--|<------------------------'                                 |
//                       +----------------------------------------------------------+
//
// Without req_locked a request is that of LdsBaseline, answered 2 cycles after its last round.
// With req_locked, the request is an atomic instruction of slot req_warp, done by AtomicSequencer through the
// lock bits: ready when the slot is free, won_* with the old words in rsp_data, done_* at the end.
//
// Addresses, operands and arithmetic are the core's. Every load-lock and store-unlock of an instruction is issued by its warp, as any access:
// issue_valid tells in the cycle before that it is the turn of warp issue_warp, and in each cycle after one with
// issue_valid the pins lane_addr, and with issue_unlock lane_data, are that warp's: the core reads its registers by issue_warp, with
// a clock. A plain request waits meanwhile, and has the pins again from the cycle after one without issue_valid on.
//
// Plain requests and the sequencer's take turns when both want the LDS unit. Locks bind only those who ask for
// them: a plain write or a native atomic changes a word whose lock is held, and a native atomic that keeps its bank
// for a second cycle can add a replay to an access that follows it.
//
// won_* and rsp_valid share the response: never both in a cycle.
// Same-cycle priority: clear before everything; the memory's words stay.
//
// The LDS with lock bits; sizes as LdsUnit, LockBitUnit and AtomicSequencer have them.
// Here ADDR_BITS = 16, BANKS = 32, LANES = 32, WARPS = 4, WARP_BITS = 2.
module lds_lockbits (
    // Rising edge.
    input  wire clock,
    // Synchronous: drops all requests and instructions and frees all locks; memory words stay. One cycle is enough,
    // in which req_valid is low.
    input  wire clear,
    // A request of all lanes in req_lanes. It and its pins stay until the clock at which req_ready is high; lane_* are
    // another's in cycles that follow one with issue_valid.
    input  wire req_valid,
    // The request is taken at this clock. With req_locked high while slot req_warp is free; else in the request's last
    // round, and low without req_valid and in cycles that follow one with issue_valid.
    output wire req_ready,
    // Operation, from LDS_READ_B32 (0) to LDS_CMP_ST (24); docs/integration.md lists the codes.
    // Means nothing with req_locked.
    input  wire [4:0] req_op,
    // The request is an atomic instruction that is performed through lock bits; else an access as of lds_baseline.
    input  wire req_locked,
    // With req_locked: slot for the instruction; each slot has one at a time.
    input  wire [1:0] req_warp,
    // With req_locked: the new words may take longer than 2 cycles from won_valid on, so the store waits for result_valid.
    input  wire req_waits,
    // Lanes that execute, one bit per lane.
    input  wire [31:0] req_lanes,
    // Byte address of each lane, aligned to the size of the operation; means nothing with req_locked.
    // In cycles that follow one with issue_valid those of the atomic instruction of issue_warp, which are of words.
    input  wire [511:0] lane_addr,
    // First operand of each lane: the value to write (of 64 bits the low word), or the operand of a native atomic.
    // In cycles that follow one with issue_valid & issue_unlock the new words of the lanes that won last in slot issue_warp.
    input  wire [1023:0] lane_data,
    // Second operand of each lane: high word of LDS_WRITE_B64, new word of LDS_CMP_ST,
    // bits to set of LDS_MSK_OR.
    input  wire [1023:0] lane_data2,
    // The answer to a request without req_locked: one pulse, in order, which cannot be held off; 2 cycles after req_ready.
    output wire rsp_valid,
    // With rsp_valid what each lane read, or the word before its atomic; with won_valid the old word of each
    // lane in won_lanes. Undefined in other lanes.
    output wire [1023:0] rsp_data,
    // High word that each lane read with LDS_READ_B64; valid with rsp_valid.
    output wire [1023:0] rsp_data2,
    // With rsp_valid the cycles in which lanes went to banks: 1 without bank conflicts, 2 if it is of 64 bits.
    output wire [6:0] rsp_rounds,
    // Lanes of an atomic instruction have got their locks, and rsp_data has their old words: a pulse, which
    // cannot be held off. Never together with rsp_valid.
    output wire won_valid,
    // Slot of the instruction; valid with won_valid.
    output wire [1:0] won_warp,
    // Lanes that have got their locks, one bit per lane; each lane of an instruction once. Valid with won_valid.
    output wire [31:0] won_lanes,
    // In the next cycle an access of an atomic instruction is at the LDS unit: lane_addr and lane_data must be those of its warp
    // then.
    output wire issue_valid,
    // Slot of the instruction; valid with issue_valid.
    output wire [1:0] issue_warp,
    // The access stores the new words; else it reads the old ones. Valid with issue_valid.
    output wire issue_unlock,
    // The new words of a slot with req_waits are there, from the cycle after its won_valid on: a pulse. Ignored for a slot
    // that waits for none.
    input  wire result_valid,
    // Slot whose new words are there.
    input  wire [1:0] result_warp,
    // An atomic instruction is complete, its last word stored: a pulse. Its slot is free from the next cycle on.
    output wire done_valid,
    // Slot of the instruction; valid with done_valid.
    output wire [1:0] done_warp,
    // Times that the instruction read and asked for locks; valid with done_valid.
    output wire [31:0] done_iterations,
    // With done_valid the cycles beyond the first in which its accesses sent lanes to banks, summed up.
    output wire [31:0] done_replays,
    // Slots that have an instruction, one bit per slot.
    output wire [3:0] in_flight,
    // Nothing is in service: while req_valid, result_valid and clear are low too, the clock may stop.
    // High while instructions only wait for result_valid.
    output wire idle
);
    localparam [4:0] LDS_OP_READ_B32 = 5'd0, LDS_OP_WRITE_B32 = 5'd6;
    wire unit_req_valid, unit_req_ready;
    wire [4:0] op;
    wire [31:0] unit_req_lanes;
    wire unit_rsp_valid;
    (* maybe_unused *) wire [31:0] unused_unit_rsp_aborted, unused_unit_rsp_aborted_lower;
    wire [6:0] unit_rsp_rounds;
    (* maybe_unused *) wire unused_unit_conflict_valid, unused_unit_conflict_wavefront;
    (* maybe_unused *) wire [31:0] unused_unit_conflict_lo, unused_unit_conflict_hi;
    wire unit_busy;
    (* maybe_unused *) wire unused_unit_perf_overhead;
    wire [31:0] unit_bank_valid;
    (* maybe_unused *) wire unused_unit_bank_transactional;
    wire [287:0] unit_bank_row;
    wire [63:0] unit_bank_byte;
    wire [1023:0] unit_bank_data, unit_bank_data2;
    wire [255:0] unit_bank_work_item;
    wire [1023:0] bank_rsp_word;
    wire [31:0] bank_req_ready, bank_rsp_valid;
    (* maybe_unused *) wire [287:0] unused_bank_access_row;
    (* maybe_unused *) wire [31:0] unused_bank_access_write;
    wire [31:0] locks_load_lock, locks_store_unlock, locks_acquired;
    wire sequencer_req_valid, sequencer_req_ready, sequencer_busy, plain, sequencer_lds_valid, sequencer_lds_load_lock,
            sequencer_lds_store_unlock, sequencer_lds_first;
    wire [31:0] sequencer_lds_lanes;
    wire sequencer_lds_rsp_taken;
    (* maybe_unused *) wire unused;
    assign unused = &{unit_bank_work_item};
    genvar g;

    lds_unit_plain unit (
        .clock(clock),
        .clear(clear),
        .req_valid(unit_req_valid),
        .req_ready(unit_req_ready),
        .req_op(op),
        .req_wavefront(1'b0),
        .req_half(1'b0),
        .req_continues(1'b0),
        .req_transactional(1'b0),
        .req_lanes(unit_req_lanes),
        .lane_addr(lane_addr),
        .lane_data(lane_data),
        .lane_data2(lane_data2),
        .all_lose(1'b0),
        .tcm(64'd0),
        .rsp_valid(unit_rsp_valid),
        .rsp_data(rsp_data),
        .rsp_data2(rsp_data2),
        .rsp_aborted(unused_unit_rsp_aborted),
        .rsp_aborted_lower(unused_unit_rsp_aborted_lower),
        .rsp_rounds(unit_rsp_rounds),
        .hold(1'b0),
        .conflict_valid(unused_unit_conflict_valid),
        .conflict_wavefront(unused_unit_conflict_wavefront),
        .conflict_lo(unused_unit_conflict_lo),
        .conflict_hi(unused_unit_conflict_hi),
        .busy(unit_busy),
        .perf_overhead(unused_unit_perf_overhead),
        .bank_ready(bank_req_ready),
        .bank_valid(unit_bank_valid),
        .bank_transactional(unused_unit_bank_transactional),
        .bank_row(unit_bank_row),
        .bank_byte(unit_bank_byte),
        .bank_data(unit_bank_data),
        .bank_data2(unit_bank_data2),
        .bank_work_item(unit_bank_work_item),
        .bank_rsp_valid(bank_rsp_valid),
        .bank_rsp_aborted(32'd0),
        .bank_rsp_word(bank_rsp_word)
    );

    for (g = 0; g < 32; g = g + 1) begin : gen_bank
        (* keep_hierarchy *) lds_lockbits_bank bank (
            .clock(clock),
            .clear(clear),
            .req_valid(unit_bank_valid[g]),
            .req_ready(bank_req_ready[g]),
            .req_op(op),
            .req_transactional(1'b0),
            .req_row(unit_bank_row[9 * g +: 9]),
            .req_byte(unit_bank_byte[2 * g +: 2]),
            .req_data(unit_bank_data[32 * g +: 32]),
            .req_data2(unit_bank_data2[32 * g +: 32]),
            .rsp_valid(bank_rsp_valid[g]),
            .rsp_word(bank_rsp_word[32 * g +: 32]),
            .access_row(unused_bank_access_row[9 * g +: 9]),
            .access_write(unused_bank_access_write[g]),
            .hold(1'b0),
            .aborted(1'b0),
            .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0),
            .shadow_write_mask(4'd0),
            .shadow_write_row(9'd0),
            .shadow_write_data(32'd0)
        );
    end

    wire [159:0] locks_lane;
    for (g = 0; g < 32; g = g + 1) begin : gen_locks_lane
        assign locks_lane[5 * g +: 5] = unit_bank_work_item[8 * g +: 5];
    end

    lock_bit_unit locks (
        .clock(clock),
        .clear(clear),
        .load_lock(locks_load_lock),
        .store_unlock(locks_store_unlock),
        .row(unit_bank_row),
        .lane(locks_lane),
        .acquired(locks_acquired)
    );

    atomic_sequencer sequencer (
        .clock(clock),
        .clear(clear),
        .req_valid(sequencer_req_valid),
        .req_ready(sequencer_req_ready),
        .req_warp(req_warp),
        .req_waits(req_waits),
        .req_lanes(req_lanes),
        .issue_valid(issue_valid),
        .issue_warp(issue_warp),
        .issue_unlock(issue_unlock),
        .won_valid(won_valid),
        .won_warp(won_warp),
        .won_lanes(won_lanes),
        .result_valid(result_valid),
        .result_warp(result_warp),
        .done_valid(done_valid),
        .done_warp(done_warp),
        .done_iterations(done_iterations),
        .done_replays(done_replays),
        .in_flight(in_flight),
        .busy(sequencer_busy),
        .lds_other(plain),
        .lds_served(unit_req_ready),
        .lds_valid(sequencer_lds_valid),
        .lds_load_lock(sequencer_lds_load_lock),
        .lds_store_unlock(sequencer_lds_store_unlock),
        .lds_first(sequencer_lds_first),
        .lds_lanes(sequencer_lds_lanes),
        .lds_rsp_taken(sequencer_lds_rsp_taken),
        .lds_rsp_rounds(unit_rsp_rounds),
        .acquired(locks_acquired)
    );

    assign plain = req_valid & !req_locked;
    assign unit_req_valid = sequencer_lds_valid | plain;
    assign op =
        sequencer_lds_store_unlock ? LDS_OP_WRITE_B32 :
        sequencer_lds_load_lock ? LDS_OP_READ_B32 :
        req_op;
    assign unit_req_lanes = sequencer_lds_first ? sequencer_lds_lanes : req_lanes;
    assign req_ready = !req_locked ? plain & !sequencer_lds_valid & unit_req_ready : sequencer_req_ready;
    assign sequencer_req_valid = req_valid & req_locked;
    assign rsp_valid = unit_rsp_valid & !sequencer_lds_rsp_taken;
    assign rsp_rounds = unit_rsp_rounds;
    assign locks_load_lock = sequencer_lds_load_lock ? unit_bank_valid : 32'd0;
    assign locks_store_unlock = sequencer_lds_store_unlock ? unit_bank_valid : 32'd0;
    assign idle = !unit_busy & !sequencer_busy;
endmodule
