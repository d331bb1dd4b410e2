// tx_sequencer: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Transaction conflict masks (TCM) and transaction sequencer of the wavefront slots.
//
// LocalTM-Bloom 3.1, LocalTM-directory 3 ("Transactional SIMT Execution", "Forward Progress").
// A lane runs iff EXEC & !TCM.
//
//                +---------------------------------+
//  tx_*        ->| TCM, TCM_OLD, EXEC of the pass, |-> txrsp_*
//  conflict_*  ->| EXEC of the first TX_Begin,     |-> tcm_*, mode, killed, begin_stall, pass_dead
//  cfg_*       ->| mode                            |-> hold           (LDS unit)
//  unit_busy,  ->|                                 |-> walk_*, flush_* (banks)
//  walk_more     +---------------------------------+
//
// TX_Commit with TCM = 0 ends the transaction: EXEC becomes that of its first TX_Begin. Else it
// ends a pass: EXEC = TCM, and the wavefront goes back to TX_Begin.
// TX_Begin opens a transaction and remembers EXEC, or starts the next pass. Its mode follows from
// the pass before, whose TCM is compared with TCM_OLD, the one before that:
//
// | pass before | TCM = TCM_OLD | mode of this pass | TCM |
// | --- | --- | --- | --- |
// | TX | no | TX | 0 |
// | TX | yes | WfS (wavefront serialisation) | EXEC without its lowest lane |
// | WfS | no: the lane got through | TX | 0 |
// | WfS | yes: it lost again | WgS (work-group serialisation) | EXEC without its lowest lane |
// | WgS | no: nobody could stop it | TX | 0 |
//
// then TCM_OLD = TCM. TX_Begin into WgS kills the running passes of the group's other wavefronts: all their lanes lose
// (TCM = EXEC), their entries are restored and flushed (shared marks included, or the one lane left could lose to
// them), killed tells the machine to roll back by presenting TX_Commit, and begin_stall keeps the group out of
// TX_Begin until the WgS pass ends.
//
// TX_Begin inside a pass and TX_Commit outside one change nothing; nesting is flattened outside.
//
// Decisions where the papers are silent. The final EXEC is kept here, because the compiler may
// have changed EXEC in between. The serialised lane is the lowest. A killed wavefront forgets TCM_OLD
// and retries all its lanes in TX: a pass cut short says nothing about progress. Every TX_Commit
// flushes the wavefront's entries: those left belong to lanes that commit, since a losing lane's
// entries are walked when it loses. Two lanes of a wavefront that meet on a word need not both lose:
// the first to reach the bank owns it.
//
// Transaction port: a request is taken in the cycle in which tx_valid & tx_ready. tx_ready
// depends on tx_commit and tx_wavefront, and nothing is kept of a request that is not taken: while
// tx_ready is low it may be withdrawn or replaced by another. TX_Begin of a stalled wavefront waits,
// and with it whatever the scheduler wants to present next, perhaps the very TX_Commit that would end
// the stall. begin_stall shows work-group serialisation from the cycle after its TX_Begin was taken,
// that of the answer. So a scheduler presents no TX_Begin between another TX_Begin and its answer, or it
// withdraws one that turns out to be stalled.
//
// Latency: TX_Begin and TX_Commit are answered one cycle after tx_valid & tx_ready (the
// papers: +1; the flush is part of it). They wait for a walk in progress. TX_Begin into WgS is
// answered like any other; hold keeps every access out from the answer until the kills are done, one
// wavefront after the other: each takes a cycle to decide and then the walk over its entries, which is
// entries of the fullest bank + 1 cycles (directories: twice its rows + 1). An access in the unit is
// waited for; without one the first kill is decided in the cycle in which TX_Begin is taken. (The paper
// has the entries of the fullest bank for it all.)
// Conflicts: TCM is updated and the walk starts one cycle after conflict_valid.
// Same-cycle priority: a reported conflict, then kills, then tx_*.
//
// Sequencer of SLOTS wavefronts of 64 lanes.
module tx_sequencer (
    input  wire clock,
    input  wire clear,
    input  wire tx_valid,
    output wire tx_ready,
    // TX_Commit; else TX_Begin.
    input  wire tx_commit,
    input  wire [1:0] tx_wavefront,
    // EXEC; read by TX_Begin.
    input  wire [31:0] tx_exec_lo,
    input  wire [31:0] tx_exec_hi,
    output wire txrsp_valid,
    output wire [1:0] txrsp_wavefront,
    // Restore the registers of the lanes of txrsp_exec and go back to TX_Begin.
    output wire txrsp_retry,
    // EXEC to go on with.
    output wire [31:0] txrsp_exec_lo,
    output wire [31:0] txrsp_exec_hi,
    // Lanes that committed in the pass that ends.
    output wire [31:0] txrsp_committed_lo,
    output wire [31:0] txrsp_committed_hi,
    input  wire cfg_valid,
    input  wire [1:0] cfg_wavefront,
    // Slots of the wavefront's work-group.
    input  wire [3:0] cfg_group,
    input  wire conflict_valid,
    input  wire [1:0] conflict_wavefront,
    input  wire conflict_half,
    input  wire [31:0] conflict_lanes,
    input  wire unit_busy,
    // In some bank the walk goes on after this cycle.
    input  wire walk_more,
    // Conflict masks: lanes 0..31 of slot w in word 2 w, lanes 32..63 in word 2 w + 1.
    output wire [31:0] tcm_0, tcm_1, tcm_2, tcm_3, tcm_4, tcm_5, tcm_6, tcm_7,
    // TCM at the TX_Commit before this pass, for slots with their bit in tcm_old_valid.
    output wire [31:0] tcm_old_0, tcm_old_1, tcm_old_2, tcm_old_3, tcm_old_4, tcm_old_5, tcm_old_6, tcm_old_7,
    output wire [3:0] tcm_old_valid,
    output wire [7:0] mode,
    // The slot's transaction was aborted by another's work-group serialisation.
    output wire [3:0] killed,
    // The slot may not begin a transaction or a pass now.
    output wire [3:0] begin_stall,
    // No lane of the slot's pass is left running.
    output wire [3:0] pass_dead,
    // The LDS unit may not start a request.
    output wire hold,
    // A walk starts or is in progress.
    output wire walking,
    output reg  walk_start,
    output wire [1:0] walk_slot,
    output wire [31:0] walk_lanes_lo,
    output wire [31:0] walk_lanes_hi,
    output wire flush_valid,
    output wire [1:0] flush_slot,
    output wire idle
);
    localparam [1:0] SEQUENCER_STATE_IDLE = 2'd0;
    localparam [1:0] TX_MODE_NORMAL = 2'd0;
    localparam [1:0] SEQUENCER_STATE_WALK_START = 2'd1;
    localparam [1:0] TX_MODE_TX = 2'd1;
    localparam [1:0] SEQUENCER_STATE_WALK = 2'd2;
    localparam [1:0] TX_MODE_WF_SERIAL = 2'd2;
    localparam [1:0] TX_MODE_WG_SERIAL = 2'd3;
    reg  [1:0] state;
    reg  [1:0] walking_slot;
    reg  [31:0] walking_lo;
    reg  [31:0] walking_hi;
    reg  [3:0] victims;
    reg  killing;
    reg  answer;
    reg  [1:0] answer_slot;
    reg  answer_retry;
    reg  [31:0] answer_exec_lo;
    reg  [31:0] answer_exec_hi;
    reg  [31:0] answer_committed_lo;
    reg  [31:0] answer_committed_hi;
    reg  [1:0] modes_0, modes_1, modes_2, modes_3;
    reg  [3:0] running;
    reg  [3:0] killed_slots;
    reg  [3:0] retried;
    reg  [3:0] groups_0, groups_1, groups_2, groups_3;
    reg  [31:0] tcm_words_0, tcm_words_1, tcm_words_2, tcm_words_3, tcm_words_4, tcm_words_5, tcm_words_6, tcm_words_7;
    reg  [31:0] old_words_0, old_words_1, old_words_2, old_words_3, old_words_4, old_words_5, old_words_6, old_words_7;
    reg  [31:0] pass_words_0, pass_words_1, pass_words_2, pass_words_3, pass_words_4, pass_words_5, pass_words_6,
            pass_words_7;
    reg  [31:0] entry_words_0, entry_words_1, entry_words_2, entry_words_3, entry_words_4, entry_words_5, entry_words_6,
            entry_words_7;
    reg  [1:0] state_next;
    reg  [1:0] walking_slot_next;
    reg  [31:0] walking_lo_next;
    reg  [31:0] walking_hi_next;
    reg  killing_next;
    reg  [3:0] killed_slots_next;
    reg  [31:0] tcm_words_0_next, tcm_words_1_next, tcm_words_2_next, tcm_words_3_next, tcm_words_4_next,
            tcm_words_5_next;
    reg  [3:0] victims_next;
    reg  kill;
    reg  [3:0] stalled;
    wire [3:0] stop_0, stop_1, stop_2, stop_3, stop_4, stop_5, stop_6, stop_7;
    wire take;
    reg  [3:0] victims_new;
    wire [3:0] dead;
    wire clean_0, clean_1, clean_2, clean_3;
    wire same_0, same_1, same_2, same_3;
    reg  [31:0] lowest_lo_0, lowest_lo_1, lowest_lo_2, lowest_lo_3;
    reg  [31:0] lowest_hi_0, lowest_hi_1, lowest_hi_2, lowest_hi_3;
    reg  [1:0] pass_mode_0, pass_mode_1, pass_mode_2, pass_mode_3;
    wire [3:0] victims_now;
    wire [7:0] all_modes;


    always @(*) begin
        state_next = state;
        walking_slot_next = walking_slot;
        walking_lo_next = walking_lo;
        walking_hi_next = walking_hi;
        killing_next = killing;
        killed_slots_next = killed_slots;
        tcm_words_0_next = tcm_words_0;
        tcm_words_1_next = tcm_words_1;
        tcm_words_2_next = tcm_words_2;
        tcm_words_3_next = tcm_words_3;
        tcm_words_4_next = tcm_words_4;
        tcm_words_5_next = tcm_words_5;
        case (state)
            SEQUENCER_STATE_IDLE: begin
                if (conflict_valid) begin
                    walking_slot_next = conflict_wavefront;
                    walking_lo_next = 32'd0;
                    walking_hi_next = 32'd0;
                    if (conflict_half) walking_hi_next = conflict_lanes;
                    else walking_lo_next = conflict_lanes;
                    state_next = SEQUENCER_STATE_WALK_START;
                end
            end
            default: state_next = SEQUENCER_STATE_WALK;
        endcase
        if ((state != SEQUENCER_STATE_IDLE) & !walk_more) begin
            state_next = SEQUENCER_STATE_IDLE;
            killing_next = 1'b0;
        end
        if (conflict_valid & (conflict_wavefront == 2'd0)) begin
            if (conflict_half) tcm_words_1_next = tcm_words_1 | conflict_lanes;
            else tcm_words_0_next = tcm_words_0 | conflict_lanes;
        end
        if (take & (tx_wavefront == 2'd0) & !tx_commit & !running[0]) begin
            tcm_words_0_next = 32'd0;
            tcm_words_1_next = 32'd0;
            if (pass_mode_0 != TX_MODE_TX) begin
                tcm_words_0_next = tx_exec_lo & ~lowest_lo_0;
                tcm_words_1_next = tx_exec_hi & ~lowest_hi_0;
            end
            killed_slots_next = killed_slots & 4'd14;
        end
        if (conflict_valid & (conflict_wavefront == 2'd1)) begin
            if (conflict_half) tcm_words_3_next = tcm_words_3 | conflict_lanes;
            else tcm_words_2_next = tcm_words_2 | conflict_lanes;
        end
        if (take & (tx_wavefront == 2'd1) & !tx_commit & !running[1]) begin
            tcm_words_2_next = 32'd0;
            tcm_words_3_next = 32'd0;
            if (pass_mode_1 != TX_MODE_TX) begin
                tcm_words_2_next = tx_exec_lo & ~lowest_lo_1;
                tcm_words_3_next = tx_exec_hi & ~lowest_hi_1;
            end
            killed_slots_next = killed_slots & 4'd13;
        end
        if (conflict_valid & (conflict_wavefront == 2'd2)) begin
            if (conflict_half) tcm_words_5_next = tcm_words_5 | conflict_lanes;
            else tcm_words_4_next = tcm_words_4 | conflict_lanes;
        end
        if (take & (tx_wavefront == 2'd2) & !tx_commit & !running[2]) begin
            tcm_words_4_next = 32'd0;
            tcm_words_5_next = 32'd0;
            if (pass_mode_2 != TX_MODE_TX) begin
                tcm_words_4_next = tx_exec_lo & ~lowest_lo_2;
                tcm_words_5_next = tx_exec_hi & ~lowest_hi_2;
            end
            killed_slots_next = killed_slots & 4'd11;
        end
        if (take & (tx_wavefront == 2'd3) & !tx_commit & !running[3]) killed_slots_next = killed_slots & 4'd7;
        victims_next = victims_now;
        kill = (state == SEQUENCER_STATE_IDLE) & !conflict_valid & !unit_busy & (|victims_now);
        if (kill) begin
            killing_next = 1'b1;
            state_next = SEQUENCER_STATE_WALK_START;
        end
        if (kill & victims_now[0]) begin
            kill = 1'b0;
            victims_next = victims_now & 4'd14;
            killed_slots_next = killed_slots | 4'd1;
            walking_slot_next = 2'd0;
            walking_lo_next = pass_words_0;
            walking_hi_next = pass_words_1;
            tcm_words_0_next = pass_words_0;
            tcm_words_1_next = pass_words_1;
        end
        if (kill & victims_now[1]) begin
            kill = 1'b0;
            victims_next = victims_now & 4'd13;
            killed_slots_next = killed_slots | 4'd2;
            walking_slot_next = 2'd1;
            walking_lo_next = pass_words_2;
            walking_hi_next = pass_words_3;
            tcm_words_2_next = pass_words_2;
            tcm_words_3_next = pass_words_3;
        end
        if (kill & victims_now[2]) begin
            kill = 1'b0;
            victims_next = victims_now & 4'd11;
            killed_slots_next = killed_slots | 4'd4;
            walking_slot_next = 2'd2;
            walking_lo_next = pass_words_4;
            walking_hi_next = pass_words_5;
            tcm_words_4_next = pass_words_4;
            tcm_words_5_next = pass_words_5;
        end
        if (kill & victims_now[3]) begin
            victims_next = victims_now & 4'd7;
            killed_slots_next = killed_slots | 4'd8;
            walking_slot_next = 2'd3;
            walking_lo_next = pass_words_6;
            walking_hi_next = pass_words_7;
        end
        if (clear) begin
            state_next = SEQUENCER_STATE_IDLE;
            victims_next = 4'd0;
            killing_next = 1'b0;
            killed_slots_next = 4'd0;
            tcm_words_0_next = 32'd0;
            tcm_words_1_next = 32'd0;
            tcm_words_2_next = 32'd0;
            tcm_words_3_next = 32'd0;
            tcm_words_4_next = 32'd0;
            tcm_words_5_next = 32'd0;
        end
    end

    always @(*) begin
        stalled = 4'd0;
        if (running[0] & (modes_0 == TX_MODE_WG_SERIAL)) stalled = stalled | stop_0;
        if (running[1] & (modes_1 == TX_MODE_WG_SERIAL)) stalled = stalled | stop_1;
        if (running[2] & (modes_2 == TX_MODE_WG_SERIAL)) stalled = stalled | stop_2;
        if (running[3] & (modes_3 == TX_MODE_WG_SERIAL)) stalled = stalled | stop_3;
    end
    assign stop_0 = groups_0 & 4'd14, stop_1 = groups_1 & 4'd13, stop_2 = groups_2 & 4'd11, stop_3 = groups_3 & 4'd7;
    assign stop_4 = running & groups_0, stop_5 = running & groups_1, stop_6 = running & groups_2,
            stop_7 = running & groups_3;
    assign flush_valid = (take & (tx_wavefront == 2'd3) & tx_commit & running[3]) | (take & (tx_wavefront == 2'd2) &
            tx_commit & running[2]) | (take & (tx_wavefront == 2'd1) & tx_commit & running[1]) | (take & (tx_wavefront == 2'd0) &
            tx_commit & running[0]) | ((state != SEQUENCER_STATE_IDLE) & !walk_more & killing);
    assign flush_slot =
        (state != SEQUENCER_STATE_IDLE) & !walk_more & killing ? walking_slot :
        tx_wavefront;

    always @(*) begin
        walk_start = 1'b0;
        case (state)
            SEQUENCER_STATE_WALK_START: walk_start = 1'b1;
            default: ;
        endcase
    end
    assign tx_ready = (state == SEQUENCER_STATE_IDLE) & !conflict_valid & !(|victims) & (tx_commit |
            !stalled[tx_wavefront]);
    assign take = tx_valid & tx_ready;

    always @(*) begin
        victims_new = 4'd0;
        if (take & (tx_wavefront == 2'd0) & !tx_commit & !running[0] & !(modes_0 == TX_MODE_NORMAL) & same_0 &
                !(modes_0 == TX_MODE_TX)) begin
            victims_new = victims_new | (stop_4 & 4'd14);
        end
        if (take & (tx_wavefront == 2'd1) & !tx_commit & !running[1] & !(modes_1 == TX_MODE_NORMAL) & same_1 &
                !(modes_1 == TX_MODE_TX)) begin
            victims_new = victims_new | (stop_5 & 4'd13);
        end
        if (take & (tx_wavefront == 2'd2) & !tx_commit & !running[2] & !(modes_2 == TX_MODE_NORMAL) & same_2 &
                !(modes_2 == TX_MODE_TX)) begin
            victims_new = victims_new | (stop_6 & 4'd11);
        end
        if (take & (tx_wavefront == 2'd3) & !tx_commit & !running[3] & !(modes_3 == TX_MODE_NORMAL) & same_3 &
                !(modes_3 == TX_MODE_TX)) begin
            victims_new = victims_new | (stop_7 & 4'd7);
        end
    end
    assign dead = {running[3] & (tcm_words_6 == pass_words_6) & (tcm_words_7 == pass_words_7),
            running[2] & (tcm_words_4 == pass_words_4) & (tcm_words_5 == pass_words_5),
            running[1] & (tcm_words_2 == pass_words_2) & (tcm_words_3 == pass_words_3),
            running[0] & (tcm_words_0 == pass_words_0) & (tcm_words_1 == pass_words_1)};
    assign clean_0 = !(|tcm_words_0) & !(|tcm_words_1), clean_1 = !(|tcm_words_2) & !(|tcm_words_3),
            clean_2 = !(|tcm_words_4) & !(|tcm_words_5), clean_3 = !(|tcm_words_6) & !(|tcm_words_7);
    assign same_0 = retried[0] & !killed_slots[0] & (tcm_words_0 == old_words_0) & (tcm_words_1 == old_words_1),
            same_1 = retried[1] & !killed_slots[1] & (tcm_words_2 == old_words_2) & (tcm_words_3 == old_words_3),
            same_2 = retried[2] & !killed_slots[2] & (tcm_words_4 == old_words_4) & (tcm_words_5 == old_words_5),
            same_3 = retried[3] & !killed_slots[3] & (tcm_words_6 == old_words_6) & (tcm_words_7 == old_words_7);

    always @(*) begin
        lowest_lo_0 = tx_exec_lo - 32'd1;
        lowest_lo_0 = tx_exec_lo & ~lowest_lo_0;
    end

    always @(*) begin
        lowest_hi_0 = tx_exec_hi - 32'd1;
        lowest_hi_0 = tx_exec_hi & ~lowest_hi_0;
        if (|tx_exec_lo) lowest_hi_0 = 32'd0;
    end

    always @(*) begin
        pass_mode_0 = TX_MODE_TX;
        if (!(modes_0 == TX_MODE_NORMAL) & same_0) begin
            if (modes_0 == TX_MODE_TX) pass_mode_0 = TX_MODE_WF_SERIAL;
            else pass_mode_0 = TX_MODE_WG_SERIAL;
        end
    end

    always @(*) begin
        lowest_lo_1 = tx_exec_lo - 32'd1;
        lowest_lo_1 = tx_exec_lo & ~lowest_lo_1;
    end

    always @(*) begin
        lowest_hi_1 = tx_exec_hi - 32'd1;
        lowest_hi_1 = tx_exec_hi & ~lowest_hi_1;
        if (|tx_exec_lo) lowest_hi_1 = 32'd0;
    end

    always @(*) begin
        pass_mode_1 = TX_MODE_TX;
        if (!(modes_1 == TX_MODE_NORMAL) & same_1) begin
            if (modes_1 == TX_MODE_TX) pass_mode_1 = TX_MODE_WF_SERIAL;
            else pass_mode_1 = TX_MODE_WG_SERIAL;
        end
    end

    always @(*) begin
        lowest_lo_2 = tx_exec_lo - 32'd1;
        lowest_lo_2 = tx_exec_lo & ~lowest_lo_2;
    end

    always @(*) begin
        lowest_hi_2 = tx_exec_hi - 32'd1;
        lowest_hi_2 = tx_exec_hi & ~lowest_hi_2;
        if (|tx_exec_lo) lowest_hi_2 = 32'd0;
    end

    always @(*) begin
        pass_mode_2 = TX_MODE_TX;
        if (!(modes_2 == TX_MODE_NORMAL) & same_2) begin
            if (modes_2 == TX_MODE_TX) pass_mode_2 = TX_MODE_WF_SERIAL;
            else pass_mode_2 = TX_MODE_WG_SERIAL;
        end
    end

    always @(*) begin
        lowest_lo_3 = tx_exec_lo - 32'd1;
        lowest_lo_3 = tx_exec_lo & ~lowest_lo_3;
    end

    always @(*) begin
        lowest_hi_3 = tx_exec_hi - 32'd1;
        lowest_hi_3 = tx_exec_hi & ~lowest_hi_3;
        if (|tx_exec_lo) lowest_hi_3 = 32'd0;
    end

    always @(*) begin
        pass_mode_3 = TX_MODE_TX;
        if (!(modes_3 == TX_MODE_NORMAL) & same_3) begin
            if (modes_3 == TX_MODE_TX) pass_mode_3 = TX_MODE_WF_SERIAL;
            else pass_mode_3 = TX_MODE_WG_SERIAL;
        end
    end
    assign victims_now = victims | victims_new;
    assign all_modes = {(modes_3 == TX_MODE_WF_SERIAL) | (modes_3 == TX_MODE_WG_SERIAL),
            (modes_3 == TX_MODE_TX) | (modes_3 == TX_MODE_WG_SERIAL),
            (modes_2 == TX_MODE_WF_SERIAL) | (modes_2 == TX_MODE_WG_SERIAL),
            (modes_2 == TX_MODE_TX) | (modes_2 == TX_MODE_WG_SERIAL),
            (modes_1 == TX_MODE_WF_SERIAL) | (modes_1 == TX_MODE_WG_SERIAL),
            (modes_1 == TX_MODE_TX) | (modes_1 == TX_MODE_WG_SERIAL),
            (modes_0 == TX_MODE_WF_SERIAL) | (modes_0 == TX_MODE_WG_SERIAL),
            (modes_0 == TX_MODE_TX) | (modes_0 == TX_MODE_WG_SERIAL)};
    assign mode = all_modes;
    assign tcm_0 = tcm_words_0, tcm_1 = tcm_words_1, tcm_2 = tcm_words_2, tcm_3 = tcm_words_3, tcm_4 = tcm_words_4,
            tcm_5 = tcm_words_5, tcm_6 = tcm_words_6, tcm_7 = tcm_words_7;
    assign tcm_old_0 = old_words_0, tcm_old_1 = old_words_1, tcm_old_2 = old_words_2, tcm_old_3 = old_words_3,
            tcm_old_4 = old_words_4, tcm_old_5 = old_words_5, tcm_old_6 = old_words_6, tcm_old_7 = old_words_7;
    assign tcm_old_valid = retried;
    assign killed = killed_slots & running;
    assign begin_stall = stalled;
    assign pass_dead = dead;
    assign hold = (state != SEQUENCER_STATE_IDLE) | (|victims);
    assign walking = state != SEQUENCER_STATE_IDLE;
    assign walk_slot = walking_slot;
    assign walk_lanes_lo = walking_lo;
    assign walk_lanes_hi = walking_hi;
    assign txrsp_valid = answer;
    assign txrsp_wavefront = answer_slot;
    assign txrsp_retry = answer_retry;
    assign txrsp_exec_lo = answer_exec_lo;
    assign txrsp_exec_hi = answer_exec_hi;
    assign txrsp_committed_lo = answer_committed_lo;
    assign txrsp_committed_hi = answer_committed_hi;
    assign idle = !hold & !answer;

    always @(posedge clock) begin
        if (cfg_valid & (cfg_wavefront == 2'd0)) groups_0 <= cfg_group;
        if (cfg_valid & (cfg_wavefront == 2'd1)) groups_1 <= cfg_group;
        if (cfg_valid & (cfg_wavefront == 2'd2)) groups_2 <= cfg_group;
        if (cfg_valid & (cfg_wavefront == 2'd3)) groups_3 <= cfg_group;
        answer <= 1'b0;
        if (take & (tx_wavefront == 2'd0)) begin
            answer <= 1'b1;
            answer_slot <= tx_wavefront;
            answer_retry <= 1'b0;
            answer_exec_lo <= tx_exec_lo;
            answer_exec_hi <= tx_exec_hi;
            answer_committed_lo <= 32'd0;
            answer_committed_hi <= 32'd0;
            if (!tx_commit & !running[0]) begin
                if (modes_0 == TX_MODE_NORMAL) begin
                    entry_words_0 <= tx_exec_lo;
                    entry_words_1 <= tx_exec_hi;
                end
                modes_0 <= pass_mode_0;
                retried <= retried | 4'd1;
                if (clean_0 | killed_slots[0]) retried <= retried & 4'd14;
                old_words_0 <= tcm_words_0;
                old_words_1 <= tcm_words_1;
                pass_words_0 <= tx_exec_lo;
                pass_words_1 <= tx_exec_hi;
                running <= running | 4'd1;
            end
            if (tx_commit & running[0]) begin
                running <= running & 4'd14;
                answer_committed_lo <= pass_words_0 & ~tcm_words_0;
                answer_committed_hi <= pass_words_1 & ~tcm_words_1;
                if (clean_0) begin
                    modes_0 <= TX_MODE_NORMAL;
                    answer_exec_lo <= entry_words_0;
                    answer_exec_hi <= entry_words_1;
                end else begin
                    answer_retry <= 1'b1;
                    answer_exec_lo <= tcm_words_0;
                    answer_exec_hi <= tcm_words_1;
                end
            end
        end
        if (take & (tx_wavefront == 2'd1)) begin
            answer <= 1'b1;
            answer_slot <= tx_wavefront;
            answer_retry <= 1'b0;
            answer_exec_lo <= tx_exec_lo;
            answer_exec_hi <= tx_exec_hi;
            answer_committed_lo <= 32'd0;
            answer_committed_hi <= 32'd0;
            if (!tx_commit & !running[1]) begin
                if (modes_1 == TX_MODE_NORMAL) begin
                    entry_words_2 <= tx_exec_lo;
                    entry_words_3 <= tx_exec_hi;
                end
                modes_1 <= pass_mode_1;
                retried <= retried | 4'd2;
                if (clean_1 | killed_slots[1]) retried <= retried & 4'd13;
                old_words_2 <= tcm_words_2;
                old_words_3 <= tcm_words_3;
                pass_words_2 <= tx_exec_lo;
                pass_words_3 <= tx_exec_hi;
                running <= running | 4'd2;
            end
            if (tx_commit & running[1]) begin
                running <= running & 4'd13;
                answer_committed_lo <= pass_words_2 & ~tcm_words_2;
                answer_committed_hi <= pass_words_3 & ~tcm_words_3;
                if (clean_1) begin
                    modes_1 <= TX_MODE_NORMAL;
                    answer_exec_lo <= entry_words_2;
                    answer_exec_hi <= entry_words_3;
                end else begin
                    answer_retry <= 1'b1;
                    answer_exec_lo <= tcm_words_2;
                    answer_exec_hi <= tcm_words_3;
                end
            end
        end
        if (take & (tx_wavefront == 2'd2)) begin
            answer <= 1'b1;
            answer_slot <= tx_wavefront;
            answer_retry <= 1'b0;
            answer_exec_lo <= tx_exec_lo;
            answer_exec_hi <= tx_exec_hi;
            answer_committed_lo <= 32'd0;
            answer_committed_hi <= 32'd0;
            if (!tx_commit & !running[2]) begin
                if (modes_2 == TX_MODE_NORMAL) begin
                    entry_words_4 <= tx_exec_lo;
                    entry_words_5 <= tx_exec_hi;
                end
                modes_2 <= pass_mode_2;
                retried <= retried | 4'd4;
                if (clean_2 | killed_slots[2]) retried <= retried & 4'd11;
                old_words_4 <= tcm_words_4;
                old_words_5 <= tcm_words_5;
                pass_words_4 <= tx_exec_lo;
                pass_words_5 <= tx_exec_hi;
                running <= running | 4'd4;
            end
            if (tx_commit & running[2]) begin
                running <= running & 4'd11;
                answer_committed_lo <= pass_words_4 & ~tcm_words_4;
                answer_committed_hi <= pass_words_5 & ~tcm_words_5;
                if (clean_2) begin
                    modes_2 <= TX_MODE_NORMAL;
                    answer_exec_lo <= entry_words_4;
                    answer_exec_hi <= entry_words_5;
                end else begin
                    answer_retry <= 1'b1;
                    answer_exec_lo <= tcm_words_4;
                    answer_exec_hi <= tcm_words_5;
                end
            end
        end
        if (conflict_valid & (conflict_wavefront == 2'd3)) begin
            if (conflict_half) tcm_words_7 <= tcm_words_7 | conflict_lanes;
            else tcm_words_6 <= tcm_words_6 | conflict_lanes;
        end
        if (take & (tx_wavefront == 2'd3)) begin
            answer <= 1'b1;
            answer_slot <= tx_wavefront;
            answer_retry <= 1'b0;
            answer_exec_lo <= tx_exec_lo;
            answer_exec_hi <= tx_exec_hi;
            answer_committed_lo <= 32'd0;
            answer_committed_hi <= 32'd0;
            if (!tx_commit & !running[3]) begin
                if (modes_3 == TX_MODE_NORMAL) begin
                    entry_words_6 <= tx_exec_lo;
                    entry_words_7 <= tx_exec_hi;
                end
                modes_3 <= pass_mode_3;
                retried <= retried | 4'd8;
                if (clean_3 | killed_slots[3]) retried <= retried & 4'd7;
                old_words_6 <= tcm_words_6;
                old_words_7 <= tcm_words_7;
                pass_words_6 <= tx_exec_lo;
                pass_words_7 <= tx_exec_hi;
                tcm_words_6 <= 32'd0;
                tcm_words_7 <= 32'd0;
                if (pass_mode_3 != TX_MODE_TX) begin
                    tcm_words_6 <= tx_exec_lo & ~lowest_lo_3;
                    tcm_words_7 <= tx_exec_hi & ~lowest_hi_3;
                end
                running <= running | 4'd8;
            end
            if (tx_commit & running[3]) begin
                running <= running & 4'd7;
                answer_committed_lo <= pass_words_6 & ~tcm_words_6;
                answer_committed_hi <= pass_words_7 & ~tcm_words_7;
                if (clean_3) begin
                    modes_3 <= TX_MODE_NORMAL;
                    answer_exec_lo <= entry_words_6;
                    answer_exec_hi <= entry_words_7;
                end else begin
                    answer_retry <= 1'b1;
                    answer_exec_lo <= tcm_words_6;
                    answer_exec_hi <= tcm_words_7;
                end
            end
        end
        if (kill & victims_now[3]) begin
            tcm_words_6 <= pass_words_6;
            tcm_words_7 <= pass_words_7;
        end
        if (clear) begin
            answer <= 1'b0;
            running <= 4'd0;
            retried <= 4'd0;
            modes_0 <= TX_MODE_NORMAL;
            modes_1 <= TX_MODE_NORMAL;
            modes_2 <= TX_MODE_NORMAL;
            modes_3 <= TX_MODE_NORMAL;
            tcm_words_6 <= 32'd0;
            tcm_words_7 <= 32'd0;
        end
        killed_slots <= killed_slots_next;
        killing <= killing_next;
        state <= state_next;
        tcm_words_0 <= tcm_words_0_next;
        tcm_words_1 <= tcm_words_1_next;
        tcm_words_2 <= tcm_words_2_next;
        tcm_words_3 <= tcm_words_3_next;
        tcm_words_4 <= tcm_words_4_next;
        tcm_words_5 <= tcm_words_5_next;
        victims <= victims_next;
        walking_hi <= walking_hi_next;
        walking_lo <= walking_lo_next;
        walking_slot <= walking_slot_next;
    end

    initial begin
        state = 2'd0;
        walking_slot = 2'd0;
        walking_lo = 32'd0;
        walking_hi = 32'd0;
        victims = 4'd0;
        killing = 1'b0;
        answer = 1'b0;
        answer_slot = 2'd0;
        answer_retry = 1'b0;
        answer_exec_lo = 32'd0;
        answer_exec_hi = 32'd0;
        answer_committed_lo = 32'd0;
        answer_committed_hi = 32'd0;
        modes_0 = 2'd0; modes_1 = 2'd0; modes_2 = 2'd0; modes_3 = 2'd0;
        running = 4'd0;
        killed_slots = 4'd0;
        retried = 4'd0;
        groups_0 = 4'd0; groups_1 = 4'd0; groups_2 = 4'd0; groups_3 = 4'd0;
        tcm_words_0 = 32'd0; tcm_words_1 = 32'd0; tcm_words_2 = 32'd0; tcm_words_3 = 32'd0; tcm_words_4 = 32'd0;
                tcm_words_5 = 32'd0; tcm_words_6 = 32'd0; tcm_words_7 = 32'd0;
        old_words_0 = 32'd0; old_words_1 = 32'd0; old_words_2 = 32'd0; old_words_3 = 32'd0; old_words_4 = 32'd0;
                old_words_5 = 32'd0; old_words_6 = 32'd0; old_words_7 = 32'd0;
        pass_words_0 = 32'd0; pass_words_1 = 32'd0; pass_words_2 = 32'd0; pass_words_3 = 32'd0; pass_words_4 = 32'd0;
                pass_words_5 = 32'd0; pass_words_6 = 32'd0; pass_words_7 = 32'd0;
        entry_words_0 = 32'd0; entry_words_1 = 32'd0; entry_words_2 = 32'd0; entry_words_3 = 32'd0; entry_words_4 =
                32'd0; entry_words_5 = 32'd0; entry_words_6 = 32'd0; entry_words_7 = 32'd0;
    end
endmodule
