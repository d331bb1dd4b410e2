// atomic_sequencer: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Atomic instructions of warps by load-lock, operate, store-unlock, repeated for the lanes that failed.
//
// Scratchpad atomics, section 2 and Fig. 1: the loop into which Fermi's compiler turns an atomic on
// shared memory (LDS.LK with a predicate, predicated operation, predicated STS.UL, branch back
// for the lanes without the predicate), as one unit. Addresses, operands and arithmetic are the core's, in its registers and lanes.
//
//                +---------------------------+
//  req_*        ->| slots: phase, lanes left  |-> lds_*    (load-lock, store-unlock)
//  result_*     ->|                           |<- lds_served, lds_rsp_*, acquired
//  issue_*      <-|                           |-> won_*    (lanes, each iteration)
//                |                           |-> done_*   (instruction)
//                +---------------------------+
//
// Instructions (req_*, valid/ready): up to WARPS in flight, one a slot req_warp; ready when the slot is
// free. An instruction without lanes is one iteration without winners. Issue: issue_valid tells a cycle ahead that an access of
// issue_warp is at the LDS unit: in every cycle that follows one with issue_valid the core presents the addresses of that warp's lanes, and with
// issue_unlock the words that they store. Old words: in a cycle with
// won_valid the lanes won_lanes of won_warp have their locks, and the LDS unit's response has the words they
// read. The store-unlock is at the LDS unit 2 cycles later at the earliest, so the core has two clocks to operate. Each lane of the
// instruction wins once, and stores once (proved on the Verilog). Done: done_valid after
// the last store, with the number of load-locks (done_iterations) and the replays of both accesses, which are the
// cycles beyond the first in which an access sent lanes to banks (done_replays). Operations that take longer: with
// req_waits (float32 addition, say) the slot waits after won_valid until result_valid with result_warp says that the words to
// store are there, from the cycle after won_valid on. The locks stay held meanwhile. A result for a slot that waits for none is ignored.
//
// Latency of an instruction alone, each request served in the cycle after it is taken: done_valid 3 +
// 5 x iterations + replays cycles after the cycle in which it is taken. Throughput: the LDS unit is asked in every cycle in
// which a slot has something to ask. Priority: store-unlocks go before load-locks (a lock is held no longer than
// it must be), the lowest slot first. Load-locks take turns: the warp that last acquired a lock goes last. A warp
// holds no lock while it waits for another's, so there is no deadlock, and some warp always gets on.
//
// The LDS side is a plain request of the LDS unit, which stays from the cycle after its issue_valid, which has lds_first and its lanes, to the
// one with lds_served, in which all its lanes have been to their banks: its response must come 2 cycles after that, with
// the lanes of acquired reported one cycle after each round, as LockBitUnit
// does. The next access follows at once, unless it has to take turns with lds_other, another request of the LDS unit: that comes between two
// accesses, and stays until its own lds_served.
//
// lds_served comes from the crossbar, late: it chooses last, of what has been found for either value of it, whether there is an access in the
// next cycle, and what is told of that. Which access it is, and what that makes of its slot, waits for it nowhere.
//
// WARPS = 2^WARP_BITS slots of LANES <= 32 lanes.
// Here LANES = 32, WARPS = 4, WARP_BITS = 2.
module atomic_sequencer (
    input  wire clock,
    input  wire clear,
    input  wire req_valid,
    output wire req_ready,
    input  wire [1:0] req_warp,
    // The store-unlock waits for result_valid.
    input  wire req_waits,
    input  wire [31:0] req_lanes,
    // In the next cycle an access of issue_warp is at the LDS unit.
    output wire issue_valid,
    output wire [1:0] issue_warp,
    // It is a store-unlock.
    output wire issue_unlock,
    output wire won_valid,
    output wire [1:0] won_warp,
    output wire [31:0] won_lanes,
    input  wire result_valid,
    input  wire [1:0] result_warp,
    output wire done_valid,
    output wire [1:0] done_warp,
    output wire [31:0] done_iterations,
    output wire [31:0] done_replays,
    // Slots with an instruction.
    output wire [3:0] in_flight,
    // An access is wanted, at the LDS unit, in the banks or answered.
    output wire busy,
    // Another request wants the LDS unit: it has it, unless an access has.
    input  wire lds_other,
    // The access or other request at the LDS unit has been served.
    input  wire lds_served,
    // An access, and of which kind it is.
    output wire lds_valid,
    output wire lds_load_lock,
    output wire lds_store_unlock,
    // The first cycle of the access, in which lds_lanes has its lanes.
    output wire lds_first,
    output wire [31:0] lds_lanes,
    // The LDS unit's response in this cycle answers this unit.
    output wire lds_rsp_taken,
    input  wire [6:0] lds_rsp_rounds,
    input  wire [31:0] acquired
);
    localparam [2:0] ATOMIC_PHASE_FREE = 3'd0, ATOMIC_PHASE_LOCK = 3'd1, ATOMIC_PHASE_LOCKING = 3'd2,
            ATOMIC_PHASE_OPERATE = 3'd3, ATOMIC_PHASE_UNLOCK = 3'd4, ATOMIC_PHASE_FINISHING = 3'd5;
    localparam [31:0] ONE = 32'd1;
    reg  [11:0] phase;
    reg  [3:0] waits;
    reg  [127:0] left, won, iterations, replays;
    reg  [1:0] last_winner;
    reg  fresh;
    reg  [1:0] fresh_slot;
    reg  fresh_unlock;
    reg  [31:0] fresh_lanes;
    reg  [2:0] fresh_phase;
    reg  issued;
    reg  [1:0] issued_slot;
    reg  issued_unlock, asked;
    reg  [1:0] asked_slot;
    reg  asked_unlock, answered;
    reg  [1:0] answered_slot;
    reg  answered_unlock;
    reg  [31:0] gathered;
    wire [3:0] free;
    wire [11:0] now;
    wire take, chosen;
    wire [1:0] chosen_slot;
    wire chosen_unlock;
    wire [3:0] later;
    wire [31:0] chosen_lanes;
    wire [2:0] chosen_phase;
    wire [1:0] here_slot;
    wire here_unlock, wanted, stays, begins_if_served, begins_if_not, issued_if_not;
    wire [1:0] slot_if_not;
    wire unlock_if_not;
    wire [31:0] rounds, winners;
    wire [127:0] replays_now;
    genvar g;

    for (g = 0; g < 4; g = g + 1) begin : gen_free
        localparam [31:0] G = g;
        assign free[g] = phase[3 * g +: 3] == ATOMIC_PHASE_FREE;
        assign now[3 * g +: 3] = fresh & (fresh_slot == G[1:0]) ? fresh_phase : phase[3 * g +: 3];
    end

    assign in_flight = ~free;
    assign req_ready = free[req_warp];
    assign take = req_valid & req_ready;

    function automatic [3:0] chosen_of(input reg [11:0] in_now, input reg [3:0] in_later);
        reg  own_chosen;
        reg  [1:0] own_chosen_slot;
        reg  own_chosen_unlock;
        integer i;
        begin
            own_chosen = 1'b0;
            own_chosen_slot = 2'd0;
            own_chosen_unlock = 1'b0;
            for (i = 0; i < 4; i = i + 1) begin
                if (!own_chosen & (in_now[3 * i +: 3] == ATOMIC_PHASE_UNLOCK)) begin
                    own_chosen = 1'b1;
                    own_chosen_unlock = 1'b1;
                    own_chosen_slot = i[1:0];
                end
            end
            for (i = 0; i < 4; i = i + 1) begin
                if (!own_chosen & (in_now[3 * i +: 3] == ATOMIC_PHASE_LOCK) & in_later[i]) begin
                    own_chosen = 1'b1;
                    own_chosen_slot = i[1:0];
                end
            end
            for (i = 0; i < 4; i = i + 1) begin
                if (!own_chosen & (in_now[3 * i +: 3] == ATOMIC_PHASE_LOCK)) begin
                    own_chosen = 1'b1;
                    own_chosen_slot = i[1:0];
                end
            end
            chosen_of = {own_chosen, own_chosen_slot, own_chosen_unlock};
        end
    endfunction
    assign {chosen, chosen_slot, chosen_unlock} = chosen_of(now, later);
    assign later =
        last_winner == 2'd3 ? 4'd0 :
        last_winner == 2'd2 ? 4'd8 :
        last_winner == 2'd1 ? 4'd12 :
        last_winner == 2'd0 ? 4'd14 :
        4'd0;

    function automatic [31:0] chosen_lanes_of(input reg in_chosen, input reg [1:0] in_chosen_slot,
            input reg [127:0] in_left, input reg in_chosen_unlock, input reg [127:0] in_won);
        integer i;
        begin
            chosen_lanes_of = 32'd0;
            for (i = 0; i < 4; i = i + 1) begin
                if (in_chosen & (in_chosen_slot == i[1:0])) begin
                    chosen_lanes_of = in_left[32 * i +: 32];
                    if (in_chosen_unlock) chosen_lanes_of = in_won[32 * i +: 32];
                end
            end
        end
    endfunction
    assign chosen_lanes = chosen_lanes_of(chosen, chosen_slot, left, chosen_unlock, won);

    function automatic [2:0] chosen_phase_of(input reg in_chosen, input reg [1:0] in_chosen_slot,
            input reg in_chosen_unlock, input reg [127:0] in_left);
        integer i;
        begin
            chosen_phase_of = ATOMIC_PHASE_FREE;
            for (i = 0; i < 4; i = i + 1) begin
                if (in_chosen & (in_chosen_slot == i[1:0])) begin
                    chosen_phase_of = ATOMIC_PHASE_LOCKING;
                    if (in_chosen_unlock) begin
                        chosen_phase_of = ATOMIC_PHASE_FINISHING;
                        if (|in_left[32 * i +: 32]) chosen_phase_of = ATOMIC_PHASE_LOCK;
                    end
                end
            end
        end
    endfunction
    assign chosen_phase = chosen_phase_of(chosen, chosen_slot, chosen_unlock, left);
    assign here_slot = fresh ? fresh_slot : issued_slot;
    assign here_unlock = fresh ? fresh_unlock : issued_unlock;
    assign lds_valid = issued;
    assign lds_load_lock = issued & !here_unlock;
    assign lds_store_unlock = issued & here_unlock;
    assign lds_first = fresh;
    assign lds_lanes = fresh_lanes;
    assign wanted = chosen & !clear;
    assign stays = issued & !clear;
    assign begins_if_served = wanted & !(lds_other & issued);
    assign begins_if_not = wanted & !lds_other & !issued;
    assign issued_if_not = (wanted & !lds_other) | stays;
    assign slot_if_not = begins_if_not ? chosen_slot : here_slot;
    assign unlock_if_not = begins_if_not ? chosen_unlock : here_unlock;
    assign issue_valid = lds_served ? begins_if_served : issued_if_not;
    assign issue_warp = lds_served ? chosen_slot : slot_if_not;
    assign issue_unlock = lds_served ? chosen_unlock : unlock_if_not;
    assign lds_rsp_taken = answered;
    assign rounds = {25'd0, lds_rsp_rounds};
    assign winners =
        (answered_slot == 2'd3) & answered & !answered_unlock ? gathered :
        (answered_slot == 2'd2) & answered & !answered_unlock ? gathered :
        (answered_slot == 2'd1) & answered & !answered_unlock ? gathered :
        (answered_slot == 2'd0) & answered & !answered_unlock ? gathered :
        32'd0;

    function automatic done_valid_of(input reg [1:0] in_answered_slot, input reg in_answered,
            input reg in_answered_unlock, input reg [11:0] in_now, input reg [31:0] in_gathered,
            input reg [127:0] in_left);
        integer i;
        begin
            done_valid_of = 1'b0;
            for (i = 0; i < 4; i = i + 1) begin
                if ((in_answered_slot == i[1:0]) & in_answered) begin
                    if (in_answered_unlock) begin
                        if (in_now[3 * i +: 3] == ATOMIC_PHASE_FINISHING) done_valid_of = 1'b1;
                    end else if (!(|in_gathered) & !(|in_left[32 * i +: 32])) done_valid_of = 1'b1;
                end
            end
        end
    endfunction
    assign done_valid = done_valid_of(answered_slot, answered, answered_unlock, now, gathered, left);

    function automatic [31:0] done_iterations_of(input reg [1:0] in_answered_slot, input reg in_answered,
            input reg in_answered_unlock, input reg [127:0] in_iterations);
        integer i;
        begin
            done_iterations_of = 32'd0;
            for (i = 0; i < 4; i = i + 1) begin
                if ((in_answered_slot == i[1:0]) & in_answered) begin
                    if (in_answered_unlock) done_iterations_of = in_iterations[32 * i +: 32];
                    else done_iterations_of = in_iterations[32 * i +: 32] + ONE;
                end
            end
        end
    endfunction
    assign done_iterations = done_iterations_of(answered_slot, answered, answered_unlock, iterations);
    assign done_replays =
        (answered_slot == 2'd3) & answered ? replays_now[3*32 +: 32] :
        (answered_slot == 2'd2) & answered ? replays_now[2*32 +: 32] :
        (answered_slot == 2'd1) & answered ? replays_now[1*32 +: 32] :
        (answered_slot == 2'd0) & answered ? replays_now[0*32 +: 32] :
        32'd0;

    for (g = 0; g < 4; g = g + 1) begin : gen_replays_now
        assign replays_now[32 * g +: 32] =
            answered & (|rounds) ? (replays[32 * g +: 32] + rounds) - ONE :
            replays[32 * g +: 32];
    end

    assign won_valid = |winners;
    assign won_warp = answered_slot;
    assign won_lanes = winners;
    assign done_warp = answered_slot;
    assign busy = chosen | issued | asked | answered;

    always @(posedge clock) begin : at_clock
        integer i;
        phase <= now;
        for (i = 0; i < 4; i = i + 1) begin
            if (take & (req_warp == i[1:0])) begin
                phase[3 * i +: 3] <= ATOMIC_PHASE_LOCK;
                left[32 * i +: 32] <= req_lanes;
                iterations[32 * i +: 32] <= 32'd0;
                replays[32 * i +: 32] <= 32'd0;
                waits[i] <= req_waits;
            end
        end
        fresh_slot <= chosen_slot;
        fresh_unlock <= chosen_unlock;
        fresh_lanes <= chosen_lanes;
        fresh_phase <= chosen_phase;
        issued_slot <= here_slot;
        issued_unlock <= here_unlock;
        fresh <= begins_if_not;
        if (lds_served) fresh <= begins_if_served;
        issued <= issue_valid;
        asked <= issued & lds_served;
        asked_slot <= here_slot;
        asked_unlock <= here_unlock;
        answered <= asked;
        if (asked) begin
            answered_slot <= asked_slot;
            answered_unlock <= asked_unlock;
        end
        gathered <= gathered | acquired;
        if (answered) gathered <= acquired;
        for (i = 0; i < 4; i = i + 1) begin
            if ((answered_slot == i[1:0]) & answered) begin
                replays[32 * i +: 32] <= replays_now[32 * i +: 32];
                if (answered_unlock) begin
                    if (now[3 * i +: 3] == ATOMIC_PHASE_FINISHING) phase[3 * i +: 3] <= ATOMIC_PHASE_FREE;
                end else begin
                    iterations[32 * i +: 32] <= iterations[32 * i +: 32] + ONE;
                    won[32 * i +: 32] <= gathered;
                    left[32 * i +: 32] <= left[32 * i +: 32] & ~gathered;
                    phase[3 * i +: 3] <= ATOMIC_PHASE_LOCK;
                    if (|gathered) begin
                        last_winner <= answered_slot;
                        phase[3 * i +: 3] <= ATOMIC_PHASE_UNLOCK;
                        if (waits[i]) phase[3 * i +: 3] <= ATOMIC_PHASE_OPERATE;
                    end else if (!(|left[32 * i +: 32])) phase[3 * i +: 3] <= ATOMIC_PHASE_FREE;
                end
            end
        end
        for (i = 0; i < 4; i = i + 1) begin
            if (result_valid & (result_warp == i[1:0]) & (now[3 * i +: 3] == ATOMIC_PHASE_OPERATE)) begin
                phase[3 * i +: 3] <= ATOMIC_PHASE_UNLOCK;
            end
        end
        if (clear) begin
            phase <= 12'd0;
            asked <= 1'b0;
            answered <= 1'b0;
            fresh_slot <= 2'd0;
            fresh_unlock <= 1'b0;
            fresh_lanes <= 32'd0;
            fresh_phase <= ATOMIC_PHASE_FREE;
            gathered <= 32'd0;
            last_winner <= 2'd0;
        end
    end

    initial begin
        phase = 12'd0; waits = 4'd0; left = 128'd0; won = 128'd0; iterations = 128'd0; replays = 128'd0;
        last_winner = 2'd0; fresh = 1'b0; fresh_slot = 2'd0; fresh_unlock = 1'b0; fresh_lanes = 32'd0;
        fresh_phase = 3'd0; issued = 1'b0; issued_slot = 2'd0; issued_unlock = 1'b0; asked = 1'b0; asked_slot = 2'd0;
        asked_unlock = 1'b0; answered = 1'b0; answered_slot = 2'd0; answered_unlock = 1'b0; gathered = 32'd0;
    end
endmodule
