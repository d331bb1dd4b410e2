// lds_smdcd: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The transactional LDS tops: the LDS unit, its banks with one kind of detector, the sequencer.
//
//                      +-------------------------- LDS top --------------------------+
//  req_*, lane_*  ---->|                        bank_*      +--------------------+   |
//  rsp_*          <----|   LdsUnit  ------------------------>  bank 0 .. bank 31 |   |
//                      |      |  ^ hold       bank_rsp_*    +--------------------+   |
//                      |      v  | tcm                        ^ walk_*, flush_*       |
//  tx_*, txrsp_*  <--->|   TxSequencer -------------------------+    ^ rows, biases   |
//  cfg_*          ---->|   LayoutTable or DirectoryLayout -----------+               |
//                      +-------------------------------------------------------------+
//
// LdsBaseline has the LDS unit without transactions, the banks without shadow memory and detector, and no sequencer: the area of
// an addition is a subtraction. Latencies are those of LdsUnit, ShadowMemory or DirectoryShadow, and TxSequencer.
// Here ADDR_BITS = 16, BANKS = 32, LANES = 32, ROW_BITS = 9, SLOTS = 4, SLOT_BITS = 2, STATE_BITS = 8.
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
    // This upper half is of the access whose lower half was the last transactional request. Only all_lose asks:
    // lanes of both halves may then lose together.
    input  wire req_continues,
    // The access is part of the slot's transaction: conflicts are detected and old words are kept.
    input  wire req_transactional,
    // Lanes that execute (EXEC), one bit per lane. In a transactional request those set in tcm are left out.
    input  wire [31:0] req_lanes,
    // Byte address of each lane in the whole LDS, aligned to the size of the operation; of a transactional
    // request within the slot's rows of variables.
    input  wire [511:0] lane_addr,
    // First operand of each lane: the value to write (of 64 bits the low word), or the operand of an atomic.
    input  wire [1023:0] lane_data,
    // Second operand of each lane: high word of LDS_WRITE_B64, new word of LDS_CMP_ST,
    // bits to set of LDS_MSK_OR.
    input  wire [1023:0] lane_data2,
    // The answer: one pulse per request, in order, which cannot be held off; 2 cycles after req_ready
    // for a plain request, 1 cycle after it for a transactional one.
    output wire rsp_valid,
    // What each lane read, or the word before its atomic; undefined in all other lanes. Valid with rsp_valid.
    output wire [1023:0] rsp_data,
    // High word that each lane read with LDS_READ_B64; undefined after other operations.
    output wire [1023:0] rsp_data2,
    // Lanes that lost a conflict in this access, one bit per lane; 0 for a plain request. Valid with rsp_valid.
    output wire [31:0] rsp_aborted,
    // Lanes of the lower half of the same access that lose now, with lanes of this upper half: their answer has been
    // given, and does not count. Valid with rsp_valid; 0 without all_lose.
    output wire [31:0] rsp_aborted_lower,
    // Cycles in which the request sent lanes to banks: 1 without bank conflicts, 2 if it is of 64 bits.
    output wire [6:0] rsp_rounds,
    // Strap, constant. 0: the lane loses whose access a bank finds in conflict. 1: all lanes of the access that meet on
    // its word lose, of both halves; costs an access with losers 1 cycle and 1 a word on which a lane has lost.
    input  wire all_lose,
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
    // First of N indices of detector state, which no other work-group has; in lds_bloom and lds_smdcd a multiple
    // of 4, and N is rounded up to one. lds_dcd has no such state and does not look at it.
    input  wire [7:0] cfg_state_base,
    // Slots of the work-group, one bit per slot, its own included; the same for all of them.
    input  wire [3:0] cfg_group,
    // Conflict masks: lanes 0..31 of slot w in word 2 w, lanes 32..63 in word 2 w + 1. A set bit: the lane has lost
    // in this pass, or waits while another lane runs alone.
    output wire [255:0] tcm,
    // Conflict masks with which the pass before ended, placed as in tcm; valid for slots in tcm_old_valid.
    output wire [255:0] tcm_old,
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
    wire [255:0] sequencer_tcm;
    wire sequencer_hold, unit_conflict_valid;
    wire [1:0] unit_conflict_wavefront;
    wire [31:0] unit_conflict_lo, unit_conflict_hi;
    wire unit_busy, unit_perf_overhead;
    wire [31:0] unit_bank_valid;
    wire unit_bank_transactional;
    wire [287:0] unit_bank_row;
    wire [63:0] unit_bank_byte;
    wire [1023:0] unit_bank_data, unit_bank_data2;
    wire [255:0] unit_bank_work_item;
    wire [1023:0] bank_rsp_word;
    wire [31:0] bank_req_ready, bank_rsp_valid, bank_rsp_aborted;
    wire [7:0] layout_state_shift;
    wire [8:0] layout_row_base, layout_backups, layout_owners;
    wire [15:0] layout_owner_bias;
    wire [3:0] layout_group;
    wire sequencer_flush_valid;
    wire [1:0] sequencer_flush_slot;
    wire sequencer_walk_start;
    wire [1:0] sequencer_walk_slot;
    wire [31:0] sequencer_walk_lanes_lo, sequencer_walk_lanes_hi, bank_walk_more;
    wire walk_more, sequencer_walking, sequencer_idle;
    wire [1:0] layout_slot;
    genvar g;

    lds_unit unit (
        .clock(clock),
        .clear(clear),
        .req_valid(req_valid),
        .req_ready(req_ready),
        .req_op(req_op),
        .req_wavefront(req_wavefront),
        .req_half(req_half),
        .req_continues(req_continues),
        .req_transactional(req_transactional),
        .req_lanes(req_lanes),
        .lane_addr(lane_addr),
        .lane_data(lane_data),
        .lane_data2(lane_data2),
        .all_lose(all_lose),
        .tcm(sequencer_tcm),
        .rsp_valid(rsp_valid),
        .rsp_data(rsp_data),
        .rsp_data2(rsp_data2),
        .rsp_aborted(rsp_aborted),
        .rsp_aborted_lower(rsp_aborted_lower),
        .rsp_rounds(rsp_rounds),
        .hold(sequencer_hold),
        .conflict_valid(unit_conflict_valid),
        .conflict_wavefront(unit_conflict_wavefront),
        .conflict_lo(unit_conflict_lo),
        .conflict_hi(unit_conflict_hi),
        .busy(unit_busy),
        .perf_overhead(unit_perf_overhead),
        .bank_ready(bank_req_ready),
        .bank_valid(unit_bank_valid),
        .bank_transactional(unit_bank_transactional),
        .bank_row(unit_bank_row),
        .bank_byte(unit_bank_byte),
        .bank_data(unit_bank_data),
        .bank_data2(unit_bank_data2),
        .bank_work_item(unit_bank_work_item),
        .bank_rsp_valid(bank_rsp_valid),
        .bank_rsp_aborted(bank_rsp_aborted),
        .bank_rsp_word(bank_rsp_word)
    );

    for (g = 0; g < 32; g = g + 1) begin : gen_bank
        (* keep_hierarchy *) smdcd_bank bank (
            .clock(clock),
            .clear(clear),
            .req_valid(unit_bank_valid[g]),
            .req_ready(bank_req_ready[g]),
            .req_op(req_op),
            .req_transactional(unit_bank_transactional),
            .req_row(unit_bank_row[9 * g +: 9]),
            .req_byte(unit_bank_byte[2 * g +: 2]),
            .req_data(unit_bank_data[32 * g +: 32]),
            .req_data2(unit_bank_data2[32 * g +: 32]),
            .req_work_item(unit_bank_work_item[8 * g +: 8]),
            .rsp_valid(bank_rsp_valid[g]),
            .rsp_word(bank_rsp_word[32 * g +: 32]),
            .rsp_aborted(bank_rsp_aborted[g]),
            .state_shift(layout_state_shift),
            .row_base(layout_row_base),
            .backups(layout_backups),
            .owners(layout_owners),
            .owner_bias(layout_owner_bias),
            .group(layout_group),
            .flush_valid(sequencer_flush_valid),
            .flush_slot(sequencer_flush_slot),
            .walk_start(sequencer_walk_start),
            .walk_slot(sequencer_walk_slot),
            .walk_lanes_lo(sequencer_walk_lanes_lo),
            .walk_lanes_hi(sequencer_walk_lanes_hi),
            .walk_more(bank_walk_more[g])
        );
    end

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
        .conflict_lo(unit_conflict_lo),
        .conflict_hi(unit_conflict_hi),
        .unit_busy(unit_busy),
        .walk_more(walk_more),
        .tcm(sequencer_tcm),
        .tcm_old(tcm_old),
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

    directory_layout layout (
        .clock(clock),
        .cfg_valid(cfg_valid),
        .cfg_wavefront(cfg_wavefront),
        .cfg_row_base(cfg_row_base),
        .cfg_rows(cfg_rows),
        .cfg_state_base(cfg_state_base),
        .cfg_group(cfg_group),
        .slot(layout_slot),
        .row_base(layout_row_base),
        .backups(layout_backups),
        .owners(layout_owners),
        .owner_bias(layout_owner_bias),
        .state_shift(layout_state_shift),
        .group(layout_group)
    );

    assign layout_slot = sequencer_walking ? sequencer_walk_slot : req_wavefront;
    assign tcm = sequencer_tcm;
    assign walk_more = |bank_walk_more;
    assign perf_overhead = unit_perf_overhead | sequencer_walking;
    assign idle = !unit_busy & sequencer_idle;
endmodule
