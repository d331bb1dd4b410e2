// tx_sequencer: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Transaction conflict masks (TCM) and transaction sequencer of the wavefront slots.
//
// LocalTM-Bloom 3.1, LocalTM-directory 3 ("Transactional SIMT Execution", "Forward Progress"). A lane runs iff EXEC & !TCM.
//
//                +---------------------------------+
//  tx_*        ->| TCM, TCM_OLD, EXEC of the pass, |-> txrsp_*
//  conflict_*  ->| EXEC of the first TX_Begin,     |-> tcm_*, mode, killed, begin_stall, pass_dead
//  cfg_*       ->| mode                            |-> hold           (LDS unit)
//  unit_busy,  ->|                                 |-> walk_*, flush_* (banks)
//  walk_more     +---------------------------------+
//
// TX_Commit with TCM = 0 ends the transaction: EXEC becomes that of its first TX_Begin. Else it ends a pass: EXEC = TCM, and the wavefront
// goes back to TX_Begin. TX_Begin opens a transaction and remembers EXEC, or starts the next pass. Its mode follows from the pass before,
// whose TCM is compared with TCM_OLD, the one before that:
//
// | pass before | TCM = TCM_OLD | mode of this pass | TCM |
// | --- | --- | --- | --- |
// | TX | no | TX | 0 |
// | TX | yes | WfS (wavefront serialisation) | EXEC without its lowest lane |
// | WfS | no: the lane got through | TX | 0 |
// | WfS | yes: it lost again | WgS (work-group serialisation) | EXEC without its lowest lane |
// | WgS | no: nobody could stop it | TX | 0 |
//
// then TCM_OLD = TCM. TX_Begin into WgS kills the running passes of the group's other wavefronts: all their lanes lose (TCM = EXEC), their
// entries are restored and flushed (shared marks included, or the one lane left could lose to them), killed tells the machine to roll back by
// presenting TX_Commit, and begin_stall keeps the group out of TX_Begin until the WgS pass ends.
//
// TX_Begin inside a pass and TX_Commit outside one change nothing; nesting is flattened outside.
//
// Decisions where the papers are silent. The final EXEC is kept here, because the compiler may have changed EXEC in between. The serialised
// lane is the lowest. A killed wavefront forgets TCM_OLD and retries all its lanes in TX: a pass cut short says nothing about progress. Every
// TX_Commit flushes the wavefront's entries: those left belong to lanes that commit, since a losing lane's entries are walked when it loses.
// Whether two lanes of a wavefront that meet on a word both lose is the LDS unit's strap all_lose; without it the first to reach the bank owns
// the word.
//
// Transaction port: a request is taken in the cycle in which tx_valid & tx_ready. tx_ready depends on tx_commit and tx_wavefront,
// and nothing is kept of a request that is not taken: while tx_ready is low it may be withdrawn or replaced by another. TX_Begin of a stalled
// wavefront waits, and with it whatever the scheduler wants to present next, perhaps the very TX_Commit that would end the stall. begin_stall
// shows work-group serialisation from the cycle after its TX_Begin was taken, that of the answer. So a scheduler presents no TX_Begin between
// another TX_Begin and its answer, or it withdraws one that turns out to be stalled.
//
// Latency: TX_Begin and TX_Commit are answered one cycle after tx_valid & tx_ready (the papers: +1; the flush is part of it). They wait
// for a walk in progress. TX_Begin into WgS is answered like any other; hold keeps every access out from the answer until the kills are done,
// one wavefront after the other: each takes a cycle to decide and then the walk over its entries in the fullest bank, which takes what
// shadow_memory or directory_shadow says. An access in the unit is waited for; without
// one the first kill is decided in the cycle in which TX_Begin is taken. (The paper has the entries of the fullest bank for it all.)
// Conflicts: TCM is updated and the walk starts one cycle after conflict_valid.
// Same-cycle priority: a reported conflict, then kills, then tx_*.
//
// Sequencer of SLOTS wavefronts of 64 lanes.
// Here SLOTS = 4, SLOT_BITS = 2.
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
    // Lanes 0..31 that lose.
    input  wire [31:0] conflict_lo,
    // Lanes 32..63 that lose.
    input  wire [31:0] conflict_hi,
    input  wire unit_busy,
    // In some bank the walk goes on after this cycle.
    input  wire walk_more,
    // Conflict masks: lanes 0..31 of slot w in word 2 w, lanes 32..63 in word 2 w + 1.
    output wire [255:0] tcm,
    // TCM at the TX_Commit before this pass, for slots with their bit in tcm_old_valid.
    output wire [255:0] tcm_old,
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
    localparam [1:0] TX_MODE_NORMAL = 2'd0, TX_MODE_TX = 2'd1, TX_MODE_WF_SERIAL = 2'd2, TX_MODE_WG_SERIAL = 2'd3;
    reg  holds, walks, starts;
    reg  [1:0] walking_slot;
    reg  [31:0] walking_lo, walking_hi;
    reg  [3:0] victims;
    reg  killing, answer;
    reg  [1:0] answer_slot;
    reg  answer_retry;
    reg  [31:0] answer_exec_lo, answer_exec_hi, answer_committed_lo, answer_committed_hi;
    reg  [7:0] modes;
    reg  [3:0] running, killed_slots, retried;
    reg  [15:0] groups;
    reg  [255:0] tcm_words, old_words, pass_words, entry_words;
    wire walks_next;
    wire [3:0] victims_next, stalled;
    wire [31:0] stop;
    wire may_take, take, commits;
    wire [3:0] victims_new, dead, clean, same;
    wire [127:0] lowest_lo, lowest_hi;
    wire [7:0] pass_mode;
    wire [3:0] victims_now, victim;
    wire [31:0] victim_lo, victim_hi;
    wire [1:0] victim_slot;
    wire kill;
    wire [7:0] all_modes;
    genvar g;

    assign walks_next = !clear & (kill | (!(walks & !walk_more) & ((!walks & conflict_valid) | walks)));
    assign victims_next =
        clear ? 4'd0 :
        kill ? victims_now & ~victim :
        !conflict_valid ? victims_now :
        victims;

    function automatic [3:0] stalled_of(input reg [3:0] in_running, input reg [7:0] in_modes, input reg [15:0] in_stop);
        integer i;
        begin
            stalled_of = 4'd0;
            for (i = 0; i < 4; i = i + 1) begin
                if (in_running[i] & (in_modes[2 * i +: 2] == TX_MODE_WG_SERIAL)) begin
                    stalled_of = stalled_of | in_stop[4 * i +: 4];
                end
            end
        end
    endfunction
    assign stalled = stalled_of(running, modes, stop[15:0]);

    for (g = 0; g < 4; g = g + 1) begin : gen_stop
        assign stop[4 * g +: 4] = groups[4 * g +: 4] & (~(4'd1 << g));
    end

    for (g = 4; g < 8; g = g + 1) begin : gen_stop_2
        assign stop[4 * g +: 4] = running & groups[4 * g - 16 +: 4];
    end

    assign may_take = !walks & !(|victims) & (tx_commit | !stalled[tx_wavefront]);
    assign tx_ready = may_take & !conflict_valid;
    assign take = tx_valid & tx_ready;
    assign commits = tx_valid & may_take & tx_commit & running[tx_wavefront];
    assign flush_valid = (commits & !conflict_valid) | (walks & killing & !walk_more);
    assign flush_slot = walks ? walking_slot : tx_wavefront;
    assign victims_new =
        same[3] & !(modes[3*2 +: 2] == TX_MODE_TX) & (modes[3*2 +: 2] != TX_MODE_NORMAL) & tx_valid & may_take &
                !tx_commit & !running[3] & (tx_wavefront == 2'd3) ? stop[7*4 +: 4] & 4'd7 :
        same[2] & !(modes[2*2 +: 2] == TX_MODE_TX) & (modes[2*2 +: 2] != TX_MODE_NORMAL) & tx_valid & may_take &
                !tx_commit & !running[2] & (tx_wavefront == 2'd2) ? stop[6*4 +: 4] & 4'd11 :
        same[1] & !(modes[1*2 +: 2] == TX_MODE_TX) & (modes[1*2 +: 2] != TX_MODE_NORMAL) & tx_valid & may_take &
                !tx_commit & !running[1] & (tx_wavefront == 2'd1) ? stop[5*4 +: 4] & 4'd13 :
        same[0] & !(modes[0*2 +: 2] == TX_MODE_TX) & (modes[0*2 +: 2] != TX_MODE_NORMAL) & tx_valid & may_take &
                !tx_commit & !running[0] & (tx_wavefront == 2'd0) ? stop[4*4 +: 4] & 4'd14 :
        4'd0;

    for (g = 0; g < 4; g = g + 1) begin : gen_dead
        assign dead[g] = running[g] & (tcm_words[64 * g +: 32] == pass_words[64 * g +: 32]) &
                (tcm_words[64 * g + 32 +: 32] == pass_words[64 * g + 32 +: 32]);
        assign clean[g] = !(|tcm_words[64 * g +: 32]) & !(|tcm_words[64 * g + 32 +: 32]);
        assign same[g] = retried[g] & !killed_slots[g] & (tcm_words[64 * g +: 32] == old_words[64 * g +: 32]) &
                (tcm_words[64 * g + 32 +: 32] == old_words[64 * g + 32 +: 32]);
    end

    function automatic [31:0] lowest_lo_of(input reg [31:0] in_tx_exec_lo);
        begin
            lowest_lo_of = in_tx_exec_lo - 32'd1;
            lowest_lo_of = in_tx_exec_lo & ~lowest_lo_of;
        end
    endfunction
    assign lowest_lo[0*32 +: 32] = lowest_lo_of(tx_exec_lo);

    function automatic [31:0] lowest_hi_of(input reg [31:0] in_tx_exec_hi, input reg [31:0] in_tx_exec_lo);
        begin
            lowest_hi_of = in_tx_exec_hi - 32'd1;
            lowest_hi_of = in_tx_exec_hi & ~lowest_hi_of;
            if (|in_tx_exec_lo) lowest_hi_of = 32'd0;
        end
    endfunction
    assign lowest_hi[0*32 +: 32] = lowest_hi_of(tx_exec_hi, tx_exec_lo);

    function automatic [1:0] pass_mode_of(input reg in_same, input reg [1:0] in_modes);
        begin
            pass_mode_of = TX_MODE_TX;
            if (in_same) begin
                if (in_modes == TX_MODE_TX) pass_mode_of = TX_MODE_WF_SERIAL;
                else if (in_modes != TX_MODE_NORMAL) pass_mode_of = TX_MODE_WG_SERIAL;
            end
        end
    endfunction

    for (g = 0; g < 3; g = g + 1) begin : gen_pass_mode
        assign pass_mode[2 * g +: 2] = pass_mode_of(same[g], modes[2 * g +: 2]);
        assign lowest_lo[32 * g + 32 +: 32] = lowest_lo_of(tx_exec_lo);
        assign lowest_hi[32 * g + 32 +: 32] = lowest_hi_of(tx_exec_hi, tx_exec_lo);
    end

    assign pass_mode[3*2 +: 2] = pass_mode_of(same[3], modes[3*2 +: 2]);
    assign victims_now = victims | victims_new;
    assign victim = victims_now & ~(victims_now - 4'd1);
    assign victim_lo =
        victim[3] ? pass_words[6*32 +: 32] :
        victim[2] ? pass_words[4*32 +: 32] :
        victim[1] ? pass_words[2*32 +: 32] :
        victim[0] ? pass_words[0*32 +: 32] :
        32'd0;
    assign victim_hi =
        victim[3] ? pass_words[7*32 +: 32] :
        victim[2] ? pass_words[5*32 +: 32] :
        victim[1] ? pass_words[3*32 +: 32] :
        victim[0] ? pass_words[1*32 +: 32] :
        32'd0;
    assign victim_slot =
        victim[3] ? 2'd3 :
        victim[2] ? 2'd2 :
        victim[1] ? 2'd1 :
        2'd0;
    assign kill = !walks & !unit_busy & (|victims_now) & !conflict_valid;

    for (g = 0; g < 4; g = g + 1) begin : gen_all_modes
        assign all_modes[2 * g] = (modes[2 * g +: 2] == TX_MODE_TX) | (modes[2 * g +: 2] == TX_MODE_WG_SERIAL);
        assign all_modes[2 * g + 1] = (modes[2 * g +: 2] == TX_MODE_WF_SERIAL) | (modes[2 * g +: 2] ==
                TX_MODE_WG_SERIAL);
    end

    assign mode = all_modes;
    assign tcm = tcm_words;
    assign tcm_old = old_words;
    assign tcm_old_valid = retried;
    assign killed = killed_slots & running;
    assign begin_stall = stalled;
    assign pass_dead = dead;
    assign hold = holds;
    assign walking = walks;
    assign walk_start = starts;
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

    always @(posedge clock) begin : at_clock
        integer i;
        for (i = 0; i < 4; i = i + 1) if (cfg_valid & (cfg_wavefront == i[1:0])) groups[4 * i +: 4] <= cfg_group;
        answer <= 1'b0;
        starts <= 1'b0;
        if (!walks & conflict_valid) begin
            walking_slot <= conflict_wavefront;
            walking_lo <= conflict_lo;
            walking_hi <= conflict_hi;
            starts <= 1'b1;
        end
        if (walks & !walk_more) killing <= 1'b0;
        for (i = 0; i < 4; i = i + 1) begin
            if (conflict_valid & (conflict_wavefront == i[1:0])) begin
                tcm_words[64 * i +: 32] <= tcm_words[64 * i +: 32] | conflict_lo;
                tcm_words[64 * i + 32 +: 32] <= tcm_words[64 * i + 32 +: 32] | conflict_hi;
            end
            if (take & (tx_wavefront == i[1:0])) begin
                answer <= 1'b1;
                answer_slot <= tx_wavefront;
                answer_retry <= 1'b0;
                answer_exec_lo <= tx_exec_lo;
                answer_exec_hi <= tx_exec_hi;
                answer_committed_lo <= 32'd0;
                answer_committed_hi <= 32'd0;
                if (!tx_commit & !running[i]) begin
                    if (modes[2 * i +: 2] == TX_MODE_NORMAL) begin
                        entry_words[64 * i +: 32] <= tx_exec_lo;
                        entry_words[64 * i + 32 +: 32] <= tx_exec_hi;
                    end
                    modes[2 * i +: 2] <= pass_mode[2 * i +: 2];
                    retried <= retried | (4'd1 << i);
                    if (clean[i] | killed_slots[i]) retried <= retried & (~(4'd1 << i));
                    old_words[64 * i +: 64] <= tcm_words[64 * i +: 64];
                    pass_words[64 * i +: 32] <= tx_exec_lo;
                    pass_words[64 * i + 32 +: 32] <= tx_exec_hi;
                    tcm_words[64 * i +: 64] <= 64'd0;
                    if (pass_mode[2 * i +: 2] != TX_MODE_TX) begin
                        tcm_words[64 * i +: 32] <= tx_exec_lo & ~lowest_lo[32 * i +: 32];
                        tcm_words[64 * i + 32 +: 32] <= tx_exec_hi & ~lowest_hi[32 * i +: 32];
                    end
                    running <= running | (4'd1 << i);
                    killed_slots <= killed_slots & (~(4'd1 << i));
                end
                if (tx_commit & running[i]) begin
                    running <= running & (~(4'd1 << i));
                    answer_committed_lo <= pass_words[64 * i +: 32] & ~tcm_words[64 * i +: 32];
                    answer_committed_hi <= pass_words[64 * i + 32 +: 32] & ~tcm_words[64 * i + 32 +: 32];
                    if (clean[i]) begin
                        modes[2 * i +: 2] <= TX_MODE_NORMAL;
                        answer_exec_lo <= entry_words[64 * i +: 32];
                        answer_exec_hi <= entry_words[64 * i + 32 +: 32];
                    end else begin
                        answer_retry <= 1'b1;
                        answer_exec_lo <= tcm_words[64 * i +: 32];
                        answer_exec_hi <= tcm_words[64 * i + 32 +: 32];
                    end
                end
            end
        end
        if (kill) begin
            killing <= 1'b1;
            starts <= 1'b1;
            killed_slots <= killed_slots | victim;
            walking_slot <= victim_slot;
            walking_lo <= victim_lo;
            walking_hi <= victim_hi;
        end
        for (i = 0; i < 4; i = i + 1) if (kill & victim[i]) tcm_words[64 * i +: 64] <= pass_words[64 * i +: 64];
        if (clear) begin
            starts <= 1'b0;
            killing <= 1'b0;
            answer <= 1'b0;
            running <= 4'd0;
            killed_slots <= 4'd0;
            retried <= 4'd0;
            modes <= 8'd0;
            tcm_words <= 256'd0;
        end
        holds <= walks_next | (|victims_next);
        victims <= victims_next;
        walks <= walks_next;
    end

    initial begin
        holds = 1'b0; walks = 1'b0; starts = 1'b0; walking_slot = 2'd0; walking_lo = 32'd0; walking_hi = 32'd0;
        victims = 4'd0; killing = 1'b0; answer = 1'b0; answer_slot = 2'd0; answer_retry = 1'b0; answer_exec_lo = 32'd0;
        answer_exec_hi = 32'd0; answer_committed_lo = 32'd0; answer_committed_hi = 32'd0; modes = 8'd0; running = 4'd0;
        killed_slots = 4'd0; retried = 4'd0; groups = 16'd0; tcm_words = {256{1'b0}}; old_words = {256{1'b0}};
        pass_words = {256{1'b0}}; entry_words = {256{1'b0}};
    end
endmodule
