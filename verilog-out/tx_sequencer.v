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
// entries are walked when it loses. Whether two lanes of a wavefront that meet on a word both lose is the LDS unit's strap
// all_lose; without it the first to reach the bank owns the word.
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
// wavefront after the other: each takes a cycle to decide and then the walk over its entries in the
// fullest bank, which takes what shadow_memory or
// directory_shadow says. An access in the unit is waited for; without one
// the first kill is decided in the cycle in which TX_Begin is taken. (The paper has the entries of the
// fullest bank for it all.)
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
    localparam [1:0] TX_MODE_NORMAL = 2'd0;
    localparam [1:0] TX_MODE_TX = 2'd1;
    localparam [1:0] TX_MODE_WF_SERIAL = 2'd2;
    localparam [1:0] TX_MODE_WG_SERIAL = 2'd3;
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
    wire [1:0] walking_slot_next;
    wire [31:0] walking_lo_next, walking_hi_next;
    wire killing_next;
    wire [3:0] killed_slots_next;
    wire [255:0] tcm_words_next;
    wire starts_next;
    wire [3:0] victims_next, stalled;
    wire [31:0] stop;
    wire take;
    wire [3:0] victims_new, dead, clean, same;
    wire [127:0] lowest_lo, lowest_hi;
    wire [7:0] pass_mode;
    wire [3:0] victims_now;
    wire [7:0] all_modes;
    genvar g;

    function automatic [332:0] walks_next_of(input reg in_walks, input reg [1:0] in_walking_slot,
            input reg [31:0] in_walking_lo, input reg [31:0] in_walking_hi, input reg in_killing,
            input reg [3:0] in_killed_slots, input reg [255:0] in_tcm_words, input reg in_conflict_valid,
            input reg [1:0] in_conflict_wavefront, input reg [31:0] in_conflict_lo, input reg [31:0] in_conflict_hi,
            input reg in_walk_more, input reg in_take, input reg [1:0] in_tx_wavefront, input reg in_tx_commit,
            input reg [3:0] in_running, input reg [7:0] in_pass_mode, input reg [31:0] in_tx_exec_lo,
            input reg [127:0] in_lowest_lo, input reg [31:0] in_tx_exec_hi, input reg [127:0] in_lowest_hi,
            input reg [3:0] in_victims_now, input reg in_unit_busy, input reg [255:0] in_pass_words,
            input reg in_clear);
        reg  own_walks_next;
        reg  [1:0] own_walking_slot_next;
        reg  [31:0] own_walking_lo_next, own_walking_hi_next;
        reg  own_killing_next;
        reg  [3:0] own_killed_slots_next;
        reg  [255:0] own_tcm_words_next;
        reg  own_starts_next;
        reg  [3:0] own_victims_next;
        reg  own_kill;
        integer i;
        begin
            own_walks_next = in_walks;
            own_walking_slot_next = in_walking_slot;
            own_walking_lo_next = in_walking_lo;
            own_walking_hi_next = in_walking_hi;
            own_killing_next = in_killing;
            own_killed_slots_next = in_killed_slots;
            own_tcm_words_next = in_tcm_words;
            own_starts_next = 1'b0;
            if (!in_walks & in_conflict_valid) begin
                own_walking_slot_next = in_conflict_wavefront;
                own_walking_lo_next = in_conflict_lo;
                own_walking_hi_next = in_conflict_hi;
                own_walks_next = 1'b1;
                own_starts_next = 1'b1;
            end
            if (in_walks & !in_walk_more) begin
                own_walks_next = 1'b0;
                own_killing_next = 1'b0;
            end
            for (i = 0; i < 4; i = i + 1) begin
                if (in_conflict_valid & (in_conflict_wavefront == i[1:0])) begin
                    own_tcm_words_next[64 * i +: 32] = in_tcm_words[64 * i +: 32] | in_conflict_lo;
                    own_tcm_words_next[64 * i + 32 +: 32] = in_tcm_words[64 * i + 32 +: 32] | in_conflict_hi;
                end
                if (in_take & (in_tx_wavefront == i[1:0]) & !in_tx_commit & !in_running[i]) begin
                    own_tcm_words_next[64 * i +: 64] = 64'd0;
                    if (in_pass_mode[2 * i +: 2] != TX_MODE_TX) begin
                        own_tcm_words_next[64 * i +: 32] = in_tx_exec_lo & ~in_lowest_lo[32 * i +: 32];
                        own_tcm_words_next[64 * i + 32 +: 32] = in_tx_exec_hi & ~in_lowest_hi[32 * i +: 32];
                    end
                    own_killed_slots_next = in_killed_slots & (~(4'd1 << i));
                end
            end
            own_victims_next = in_victims_now;
            own_kill = !in_walks & !in_conflict_valid & !in_unit_busy & (|in_victims_now);
            if (own_kill) begin
                own_killing_next = 1'b1;
                own_walks_next = 1'b1;
                own_starts_next = 1'b1;
            end
            for (i = 0; i < 3; i = i + 1) begin
                if (own_kill & in_victims_now[i]) begin
                    own_kill = 1'b0;
                    own_victims_next = in_victims_now & (~(4'd1 << i));
                    own_killed_slots_next = in_killed_slots | (4'd1 << i);
                    own_walking_slot_next = i[1:0];
                    own_walking_lo_next = in_pass_words[64 * i +: 32];
                    own_walking_hi_next = in_pass_words[64 * i + 32 +: 32];
                    own_tcm_words_next[64 * i +: 64] = in_pass_words[64 * i +: 64];
                end
            end
            if (own_kill & in_victims_now[3]) begin
                own_victims_next = in_victims_now & 4'd7;
                own_killed_slots_next = in_killed_slots | 4'd8;
                own_walking_slot_next = 2'd3;
                own_walking_lo_next = in_pass_words[6*32 +: 32];
                own_walking_hi_next = in_pass_words[7*32 +: 32];
                own_tcm_words_next[6*32 +: 64] = in_pass_words[6*32 +: 64];
            end
            if (in_clear) begin
                own_walks_next = 1'b0;
                own_starts_next = 1'b0;
                own_victims_next = 4'd0;
                own_killing_next = 1'b0;
                own_killed_slots_next = 4'd0;
                own_tcm_words_next = 256'd0;
            end
            walks_next_of = {own_walks_next, own_walking_slot_next, own_walking_lo_next, own_walking_hi_next,
                    own_killing_next, own_killed_slots_next, own_tcm_words_next, own_starts_next, own_victims_next};
        end
    endfunction
    assign {walks_next, walking_slot_next, walking_lo_next, walking_hi_next, killing_next, killed_slots_next,
            tcm_words_next, starts_next, victims_next} = walks_next_of(walks,
            walking_slot, walking_lo, walking_hi, killing, killed_slots, tcm_words, conflict_valid, conflict_wavefront,
            conflict_lo, conflict_hi, walk_more, take, tx_wavefront, tx_commit, running, pass_mode, tx_exec_lo,
            lowest_lo, tx_exec_hi, lowest_hi, victims_now, unit_busy, pass_words, clear);

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

    wire [3:0] flush_valid_terms;
    for (g = 0; g < 4; g = g + 1) begin : gen_flush_valid_terms
        localparam [31:0] G = g;
        assign flush_valid_terms[g] = take & (tx_wavefront == G[1:0]) & tx_commit & running[g];
    end

    assign flush_valid = (|flush_valid_terms) | (walks & !walk_more & killing);
    assign flush_slot =
        walks & !walk_more & killing ? walking_slot :
        tx_wavefront;
    assign tx_ready = !walks & !conflict_valid & !(|victims) & (tx_commit | !stalled[tx_wavefront]);
    assign take = tx_valid & tx_ready;

    function automatic [3:0] victims_new_of(input reg in_take, input reg [1:0] in_tx_wavefront, input reg in_tx_commit,
            input reg [3:0] in_running, input reg [7:0] in_modes, input reg [3:0] in_same, input reg [15:0] in_stop);
        integer i;
        begin
            victims_new_of = 4'd0;
            for (i = 0; i < 4; i = i + 1) begin
                if (in_take & (in_tx_wavefront == i[1:0]) & !in_tx_commit & !in_running[i] & !(in_modes[2 * i +: 2] ==
                        TX_MODE_NORMAL) & in_same[i] & !(in_modes[2 * i +: 2] == TX_MODE_TX)) begin
                    victims_new_of = victims_new_of | (in_stop[4 * i +: 4] & (~(4'd1 << i)));
                end
            end
        end
    endfunction
    assign victims_new = victims_new_of(take, tx_wavefront, tx_commit, running, modes, same, stop[31:16]);

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

    function automatic [1:0] pass_mode_of(input reg [1:0] in_modes, input reg in_same);
        begin
            pass_mode_of = TX_MODE_TX;
            if (!(in_modes == TX_MODE_NORMAL) & in_same) begin
                if (in_modes == TX_MODE_TX) pass_mode_of = TX_MODE_WF_SERIAL;
                else pass_mode_of = TX_MODE_WG_SERIAL;
            end
        end
    endfunction

    for (g = 0; g < 3; g = g + 1) begin : gen_pass_mode
        assign pass_mode[2 * g +: 2] = pass_mode_of(modes[2 * g +: 2], same[g]);
        assign lowest_lo[32 * g + 32 +: 32] = lowest_lo_of(tx_exec_lo);
        assign lowest_hi[32 * g + 32 +: 32] = lowest_hi_of(tx_exec_hi, tx_exec_lo);
    end

    assign pass_mode[3*2 +: 2] = pass_mode_of(modes[3*2 +: 2], same[3]);
    assign victims_now = victims | victims_new;

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
        for (i = 0; i < 4; i = i + 1) begin
            if (cfg_valid & (cfg_wavefront == i[1:0])) groups[4 * i +: 4] <= cfg_group;
        end
        answer <= 1'b0;
        for (i = 0; i < 4; i = i + 1) begin
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
                    running <= running | (4'd1 << i);
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
        if (clear) begin
            answer <= 1'b0;
            running <= 4'd0;
            retried <= 4'd0;
            modes <= 8'd0;
        end
        holds <= walks_next | (|victims_next);
        killed_slots <= killed_slots_next;
        killing <= killing_next;
        starts <= starts_next;
        tcm_words <= tcm_words_next;
        victims <= victims_next;
        walking_hi <= walking_hi_next;
        walking_lo <= walking_lo_next;
        walking_slot <= walking_slot_next;
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
