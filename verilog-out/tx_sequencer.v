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
    output wire walk_start,
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
    wire [1:0] state_next;
    wire [1:0] walking_slot_next;
    wire [31:0] walking_lo_next;
    wire [31:0] walking_hi_next;
    wire killing_next;
    wire [3:0] killed_slots_next;
    wire [31:0] tcm_words_0_next, tcm_words_1_next, tcm_words_2_next, tcm_words_3_next, tcm_words_4_next,
            tcm_words_5_next;
    wire [3:0] victims_next;
    wire kill;
    wire [3:0] stalled;
    wire [3:0] stop_0, stop_1, stop_2, stop_3, stop_4, stop_5, stop_6, stop_7;
    wire take;
    wire [3:0] victims_new;
    wire [3:0] dead;
    wire clean_0, clean_1, clean_2, clean_3;
    wire same_0, same_1, same_2, same_3;
    wire [31:0] lowest_lo_0, lowest_lo_1, lowest_lo_2, lowest_lo_3;
    wire [31:0] lowest_hi_0, lowest_hi_1, lowest_hi_2, lowest_hi_3;
    wire [1:0] pass_mode_0, pass_mode_1, pass_mode_2, pass_mode_3;
    wire [3:0] victims_now;
    wire [7:0] all_modes;


    function automatic [269:0] state_next_of(input reg [1:0] in_state, input reg [1:0] in_walking_slot,
            input reg [31:0] in_walking_lo, input reg [31:0] in_walking_hi, input reg in_killing,
            input reg [3:0] in_killed_slots, input reg [31:0] in_tcm_words_0, input reg [31:0] in_tcm_words_1,
            input reg [31:0] in_tcm_words_2, input reg [31:0] in_tcm_words_3, input reg [31:0] in_tcm_words_4,
            input reg [31:0] in_tcm_words_5, input reg in_conflict_valid, input reg [1:0] in_conflict_wavefront,
            input reg in_conflict_half, input reg [31:0] in_conflict_lanes, input reg in_walk_more, input reg in_take,
            input reg [1:0] in_tx_wavefront, input reg in_tx_commit, input reg [3:0] in_running,
            input reg [1:0] in_pass_mode_0, input reg [1:0] in_pass_mode_1, input reg [1:0] in_pass_mode_2,
            input reg [31:0] in_tx_exec_lo, input reg [31:0] in_lowest_lo_0, input reg [31:0] in_lowest_lo_1,
            input reg [31:0] in_lowest_lo_2, input reg [31:0] in_tx_exec_hi, input reg [31:0] in_lowest_hi_0,
            input reg [31:0] in_lowest_hi_1, input reg [31:0] in_lowest_hi_2, input reg [3:0] in_victims_now,
            input reg in_unit_busy, input reg [31:0] in_pass_words_0, input reg [31:0] in_pass_words_1,
            input reg [31:0] in_pass_words_2, input reg [31:0] in_pass_words_3, input reg [31:0] in_pass_words_4,
            input reg [31:0] in_pass_words_5, input reg [31:0] in_pass_words_6, input reg [31:0] in_pass_words_7,
            input reg in_clear);
        reg  [1:0] own_state_next;
        reg  [1:0] own_walking_slot_next;
        reg  [31:0] own_walking_lo_next;
        reg  [31:0] own_walking_hi_next;
        reg  own_killing_next;
        reg  [3:0] own_killed_slots_next;
        reg  [31:0] own_tcm_words_next_0, own_tcm_words_next_1, own_tcm_words_next_2, own_tcm_words_next_3,
                own_tcm_words_next_4, own_tcm_words_next_5;
        reg  [3:0] own_victims_next;
        reg  own_kill;
        begin
            own_state_next = in_state;
            own_walking_slot_next = in_walking_slot;
            own_walking_lo_next = in_walking_lo;
            own_walking_hi_next = in_walking_hi;
            own_killing_next = in_killing;
            own_killed_slots_next = in_killed_slots;
            own_tcm_words_next_0 = in_tcm_words_0;
            own_tcm_words_next_1 = in_tcm_words_1;
            own_tcm_words_next_2 = in_tcm_words_2;
            own_tcm_words_next_3 = in_tcm_words_3;
            own_tcm_words_next_4 = in_tcm_words_4;
            own_tcm_words_next_5 = in_tcm_words_5;
            case (in_state)
                SEQUENCER_STATE_IDLE: begin
                    if (in_conflict_valid) begin
                        own_walking_slot_next = in_conflict_wavefront;
                        own_walking_lo_next = 32'd0;
                        own_walking_hi_next = 32'd0;
                        if (in_conflict_half) own_walking_hi_next = in_conflict_lanes;
                        else own_walking_lo_next = in_conflict_lanes;
                        own_state_next = SEQUENCER_STATE_WALK_START;
                    end
                end
                default: own_state_next = SEQUENCER_STATE_WALK;
            endcase
            if ((in_state != SEQUENCER_STATE_IDLE) & !in_walk_more) begin
                own_state_next = SEQUENCER_STATE_IDLE;
                own_killing_next = 1'b0;
            end
            if (in_conflict_valid & (in_conflict_wavefront == 2'd0)) begin
                if (in_conflict_half) own_tcm_words_next_1 = in_tcm_words_1 | in_conflict_lanes;
                else own_tcm_words_next_0 = in_tcm_words_0 | in_conflict_lanes;
            end
            if (in_take & (in_tx_wavefront == 2'd0) & !in_tx_commit & !in_running[0]) begin
                own_tcm_words_next_0 = 32'd0;
                own_tcm_words_next_1 = 32'd0;
                if (in_pass_mode_0 != TX_MODE_TX) begin
                    own_tcm_words_next_0 = in_tx_exec_lo & ~in_lowest_lo_0;
                    own_tcm_words_next_1 = in_tx_exec_hi & ~in_lowest_hi_0;
                end
                own_killed_slots_next = in_killed_slots & 4'd14;
            end
            if (in_conflict_valid & (in_conflict_wavefront == 2'd1)) begin
                if (in_conflict_half) own_tcm_words_next_3 = in_tcm_words_3 | in_conflict_lanes;
                else own_tcm_words_next_2 = in_tcm_words_2 | in_conflict_lanes;
            end
            if (in_take & (in_tx_wavefront == 2'd1) & !in_tx_commit & !in_running[1]) begin
                own_tcm_words_next_2 = 32'd0;
                own_tcm_words_next_3 = 32'd0;
                if (in_pass_mode_1 != TX_MODE_TX) begin
                    own_tcm_words_next_2 = in_tx_exec_lo & ~in_lowest_lo_1;
                    own_tcm_words_next_3 = in_tx_exec_hi & ~in_lowest_hi_1;
                end
                own_killed_slots_next = in_killed_slots & 4'd13;
            end
            if (in_conflict_valid & (in_conflict_wavefront == 2'd2)) begin
                if (in_conflict_half) own_tcm_words_next_5 = in_tcm_words_5 | in_conflict_lanes;
                else own_tcm_words_next_4 = in_tcm_words_4 | in_conflict_lanes;
            end
            if (in_take & (in_tx_wavefront == 2'd2) & !in_tx_commit & !in_running[2]) begin
                own_tcm_words_next_4 = 32'd0;
                own_tcm_words_next_5 = 32'd0;
                if (in_pass_mode_2 != TX_MODE_TX) begin
                    own_tcm_words_next_4 = in_tx_exec_lo & ~in_lowest_lo_2;
                    own_tcm_words_next_5 = in_tx_exec_hi & ~in_lowest_hi_2;
                end
                own_killed_slots_next = in_killed_slots & 4'd11;
            end
            if (in_take & (in_tx_wavefront == 2'd3) & !in_tx_commit & !in_running[3]) begin
                own_killed_slots_next = in_killed_slots & 4'd7;
            end
            own_victims_next = in_victims_now;
            own_kill = (in_state == SEQUENCER_STATE_IDLE) & !in_conflict_valid & !in_unit_busy & (|in_victims_now);
            if (own_kill) begin
                own_killing_next = 1'b1;
                own_state_next = SEQUENCER_STATE_WALK_START;
            end
            if (own_kill & in_victims_now[0]) begin
                own_kill = 1'b0;
                own_victims_next = in_victims_now & 4'd14;
                own_killed_slots_next = in_killed_slots | 4'd1;
                own_walking_slot_next = 2'd0;
                own_walking_lo_next = in_pass_words_0;
                own_walking_hi_next = in_pass_words_1;
                own_tcm_words_next_0 = in_pass_words_0;
                own_tcm_words_next_1 = in_pass_words_1;
            end
            if (own_kill & in_victims_now[1]) begin
                own_kill = 1'b0;
                own_victims_next = in_victims_now & 4'd13;
                own_killed_slots_next = in_killed_slots | 4'd2;
                own_walking_slot_next = 2'd1;
                own_walking_lo_next = in_pass_words_2;
                own_walking_hi_next = in_pass_words_3;
                own_tcm_words_next_2 = in_pass_words_2;
                own_tcm_words_next_3 = in_pass_words_3;
            end
            if (own_kill & in_victims_now[2]) begin
                own_kill = 1'b0;
                own_victims_next = in_victims_now & 4'd11;
                own_killed_slots_next = in_killed_slots | 4'd4;
                own_walking_slot_next = 2'd2;
                own_walking_lo_next = in_pass_words_4;
                own_walking_hi_next = in_pass_words_5;
                own_tcm_words_next_4 = in_pass_words_4;
                own_tcm_words_next_5 = in_pass_words_5;
            end
            if (own_kill & in_victims_now[3]) begin
                own_victims_next = in_victims_now & 4'd7;
                own_killed_slots_next = in_killed_slots | 4'd8;
                own_walking_slot_next = 2'd3;
                own_walking_lo_next = in_pass_words_6;
                own_walking_hi_next = in_pass_words_7;
            end
            if (in_clear) begin
                own_state_next = SEQUENCER_STATE_IDLE;
                own_victims_next = 4'd0;
                own_killing_next = 1'b0;
                own_killed_slots_next = 4'd0;
                own_tcm_words_next_0 = 32'd0;
                own_tcm_words_next_1 = 32'd0;
                own_tcm_words_next_2 = 32'd0;
                own_tcm_words_next_3 = 32'd0;
                own_tcm_words_next_4 = 32'd0;
                own_tcm_words_next_5 = 32'd0;
            end
            state_next_of = {own_state_next, own_walking_slot_next, own_walking_lo_next, own_walking_hi_next,
                    own_killing_next, own_killed_slots_next, own_tcm_words_next_0, own_tcm_words_next_1,
                    own_tcm_words_next_2, own_tcm_words_next_3, own_tcm_words_next_4, own_tcm_words_next_5,
                    own_victims_next, own_kill};
        end
    endfunction
    assign {state_next, walking_slot_next, walking_lo_next, walking_hi_next, killing_next, killed_slots_next,
            tcm_words_0_next, tcm_words_1_next, tcm_words_2_next, tcm_words_3_next, tcm_words_4_next, tcm_words_5_next,
            victims_next, kill} = state_next_of(state,
            walking_slot, walking_lo, walking_hi, killing, killed_slots, tcm_words_0, tcm_words_1, tcm_words_2,
            tcm_words_3, tcm_words_4, tcm_words_5, conflict_valid, conflict_wavefront, conflict_half, conflict_lanes,
            walk_more, take, tx_wavefront, tx_commit, running, pass_mode_0, pass_mode_1, pass_mode_2, tx_exec_lo,
            lowest_lo_0, lowest_lo_1, lowest_lo_2, tx_exec_hi, lowest_hi_0, lowest_hi_1, lowest_hi_2, victims_now,
            unit_busy, pass_words_0, pass_words_1, pass_words_2, pass_words_3, pass_words_4, pass_words_5, pass_words_6,
            pass_words_7, clear);

    function automatic [3:0] stalled_of(input reg [3:0] in_running, input reg [1:0] in_modes_0,
            input reg [1:0] in_modes_1, input reg [1:0] in_modes_2, input reg [1:0] in_modes_3,
            input reg [3:0] in_stop_0, input reg [3:0] in_stop_1, input reg [3:0] in_stop_2, input reg [3:0] in_stop_3);
        begin
            stalled_of = 4'd0;
            if (in_running[0] & (in_modes_0 == TX_MODE_WG_SERIAL)) stalled_of = stalled_of | in_stop_0;
            if (in_running[1] & (in_modes_1 == TX_MODE_WG_SERIAL)) stalled_of = stalled_of | in_stop_1;
            if (in_running[2] & (in_modes_2 == TX_MODE_WG_SERIAL)) stalled_of = stalled_of | in_stop_2;
            if (in_running[3] & (in_modes_3 == TX_MODE_WG_SERIAL)) stalled_of = stalled_of | in_stop_3;
        end
    endfunction
    assign stalled = stalled_of(running, modes_0, modes_1, modes_2, modes_3, stop_0, stop_1, stop_2, stop_3);
    assign stop_0 = groups_0 & 4'd14, stop_1 = groups_1 & 4'd13, stop_2 = groups_2 & 4'd11, stop_3 = groups_3 & 4'd7;
    assign stop_4 = running & groups_0, stop_5 = running & groups_1, stop_6 = running & groups_2,
            stop_7 = running & groups_3;
    assign flush_valid = (take & (tx_wavefront == 2'd3) & tx_commit & running[3]) | (take & (tx_wavefront == 2'd2) &
            tx_commit & running[2]) | (take & (tx_wavefront == 2'd1) & tx_commit & running[1]) | (take & (tx_wavefront == 2'd0) &
            tx_commit & running[0]) | ((state != SEQUENCER_STATE_IDLE) & !walk_more & killing);
    assign flush_slot =
        (state != SEQUENCER_STATE_IDLE) & !walk_more & killing ? walking_slot :
        tx_wavefront;

    function automatic walk_start_of(input reg [1:0] in_state);
        begin
            walk_start_of = 1'b0;
            case (in_state)
                SEQUENCER_STATE_WALK_START: walk_start_of = 1'b1;
                default: ;
            endcase
        end
    endfunction
    assign walk_start = walk_start_of(state);
    assign tx_ready = (state == SEQUENCER_STATE_IDLE) & !conflict_valid & !(|victims) & (tx_commit |
            !stalled[tx_wavefront]);
    assign take = tx_valid & tx_ready;

    function automatic [3:0] victims_new_of(input reg in_take, input reg [1:0] in_tx_wavefront, input reg in_tx_commit,
            input reg [3:0] in_running, input reg [1:0] in_modes_0, input reg [1:0] in_modes_1,
            input reg [1:0] in_modes_2, input reg [1:0] in_modes_3, input reg in_same_0, input reg in_same_1,
            input reg in_same_2, input reg in_same_3, input reg [3:0] in_stop_0, input reg [3:0] in_stop_1,
            input reg [3:0] in_stop_2, input reg [3:0] in_stop_3);
        begin
            victims_new_of = 4'd0;
            if (in_take & (in_tx_wavefront == 2'd0) & !in_tx_commit & !in_running[0] & !(in_modes_0 == TX_MODE_NORMAL)
                    & in_same_0 & !(in_modes_0 == TX_MODE_TX)) begin
                victims_new_of = victims_new_of | (in_stop_0 & 4'd14);
            end
            if (in_take & (in_tx_wavefront == 2'd1) & !in_tx_commit & !in_running[1] & !(in_modes_1 == TX_MODE_NORMAL)
                    & in_same_1 & !(in_modes_1 == TX_MODE_TX)) begin
                victims_new_of = victims_new_of | (in_stop_1 & 4'd13);
            end
            if (in_take & (in_tx_wavefront == 2'd2) & !in_tx_commit & !in_running[2] & !(in_modes_2 == TX_MODE_NORMAL)
                    & in_same_2 & !(in_modes_2 == TX_MODE_TX)) begin
                victims_new_of = victims_new_of | (in_stop_2 & 4'd11);
            end
            if (in_take & (in_tx_wavefront == 2'd3) & !in_tx_commit & !in_running[3] & !(in_modes_3 == TX_MODE_NORMAL)
                    & in_same_3 & !(in_modes_3 == TX_MODE_TX)) begin
                victims_new_of = victims_new_of | (in_stop_3 & 4'd7);
            end
        end
    endfunction
    assign victims_new = victims_new_of(take, tx_wavefront, tx_commit, running, modes_0, modes_1, modes_2, modes_3,
            same_0, same_1, same_2, same_3, stop_4, stop_5, stop_6, stop_7);
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

    function automatic [31:0] lowest_lo_of(input reg [31:0] in_tx_exec_lo);
        begin
            lowest_lo_of = in_tx_exec_lo - 32'd1;
            lowest_lo_of = in_tx_exec_lo & ~lowest_lo_of;
        end
    endfunction
    assign lowest_lo_0 = lowest_lo_of(tx_exec_lo);

    function automatic [31:0] lowest_hi_of(input reg [31:0] in_tx_exec_hi, input reg [31:0] in_tx_exec_lo);
        begin
            lowest_hi_of = in_tx_exec_hi - 32'd1;
            lowest_hi_of = in_tx_exec_hi & ~lowest_hi_of;
            if (|in_tx_exec_lo) lowest_hi_of = 32'd0;
        end
    endfunction
    assign lowest_hi_0 = lowest_hi_of(tx_exec_hi, tx_exec_lo);

    function automatic [1:0] pass_mode_of(input reg [1:0] in_modes, input reg in_same);
        begin
            pass_mode_of = TX_MODE_TX;
            if (!(in_modes == TX_MODE_NORMAL) & in_same) begin
                if (in_modes == TX_MODE_TX) pass_mode_of = TX_MODE_WF_SERIAL;
                else pass_mode_of = TX_MODE_WG_SERIAL;
            end
        end
    endfunction
    assign pass_mode_0 = pass_mode_of(modes_0, same_0);
    assign lowest_lo_1 = lowest_lo_of(tx_exec_lo);
    assign lowest_hi_1 = lowest_hi_of(tx_exec_hi, tx_exec_lo);
    assign pass_mode_1 = pass_mode_of(modes_1, same_1);
    assign lowest_lo_2 = lowest_lo_of(tx_exec_lo);
    assign lowest_hi_2 = lowest_hi_of(tx_exec_hi, tx_exec_lo);
    assign pass_mode_2 = pass_mode_of(modes_2, same_2);
    assign lowest_lo_3 = lowest_lo_of(tx_exec_lo);
    assign lowest_hi_3 = lowest_hi_of(tx_exec_hi, tx_exec_lo);
    assign pass_mode_3 = pass_mode_of(modes_3, same_3);
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
