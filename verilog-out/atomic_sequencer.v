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
// Here ADDR_BITS = 16, LANES = 32, WARPS = 4, WARP_BITS = 2.
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
    input  wire [511:0] lane_addr,
    input  wire [1023:0] lane_data,
    input  wire [1023:0] lane_data2,
    output wire won_valid,
    output wire [1:0] won_warp,
    output wire [31:0] won_lanes,
    input  wire result_valid,
    output wire result_ready,
    input  wire [1:0] result_warp,
    input  wire [1023:0] result_data,
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
    output wire [511:0] lds_addr,
    output wire [1023:0] lds_data,
    // The LDS unit's response in this cycle answers this unit.
    output wire lds_rsp_taken,
    input  wire [1023:0] lds_rsp_data,
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
    reg  [11:0] phase;
    reg  [19:0] op;
    reg  [3:0] external;
    reg  [127:0] left;
    reg  [127:0] won;
    reg  [127:0] iterations;
    reg  [127:0] replays;
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
    wire [1023:0] operands_read_data;
    wire [1023:0] operands2_read_data;
    wire results_write_valid;
    wire [1:0] results_write_row;
    wire [1023:0] results_write_data;
    wire [4:0] answered_op;
    wire [1023:0] alu_result;
    wire [3:0] free;
    wire chosen;
    wire chosen_unlock;
    wire [3:0] later;
    wire [31:0] chosen_lanes;
    wire [31:0] rounds;
    wire [31:0] winners;
    wire own_result;
    wire [127:0] replays_now;
    genvar g;

    atomic_sequencer_addresses addresses (
        .clock(clock),
        .read_row(chosen_slot),
        .read_data(lds_addr),
        .write_valid(take),
        .write_row(req_warp),
        .write_data(lane_addr)
    );

    (* keep_hierarchy *) lane_table operands (
        .clock(clock),
        .read_row(answered_slot),
        .read_data(operands_read_data),
        .write_valid(take),
        .write_row(req_warp),
        .write_data(lane_data)
    );

    (* keep_hierarchy *) lane_table operands2 (
        .clock(clock),
        .read_row(answered_slot),
        .read_data(operands2_read_data),
        .write_valid(take),
        .write_row(req_warp),
        .write_data(lane_data2)
    );

    (* keep_hierarchy *) lane_table results (
        .clock(clock),
        .read_row(chosen_slot),
        .read_data(lds_data),
        .write_valid(results_write_valid),
        .write_row(results_write_row),
        .write_data(results_write_data)
    );

    for (g = 0; g < 32; g = g + 1) begin : gen_alu
        (* keep_hierarchy *) lds_alu alu (
            .op(answered_op),
            .memory(lds_rsp_data[32 * g +: 32]),
            .data(operands_read_data[32 * g +: 32]),
            .data2(operands2_read_data[32 * g +: 32]),
            .result(alu_result[32 * g +: 32])
        );
    end

    for (g = 0; g < 4; g = g + 1) begin : gen_free
        assign free[g] = phase[3 * g +: 3] == ATOMIC_PHASE_FREE;
    end

    assign in_flight = ~free;
    assign req_ready = free[req_warp];
    assign take = req_valid & req_ready;

    function automatic [3:0] chosen_of(input reg [11:0] in_phase, input reg [3:0] in_later);
        reg  own_chosen;
        reg  [1:0] own_chosen_slot;
        reg  own_chosen_unlock;
        integer i;
        begin
            own_chosen = 1'b0;
            own_chosen_slot = 2'd0;
            own_chosen_unlock = 1'b0;
            for (i = 0; i < 4; i = i + 1) begin
                if (!own_chosen & (in_phase[3 * i +: 3] == ATOMIC_PHASE_UNLOCK)) begin
                    own_chosen = 1'b1;
                    own_chosen_unlock = 1'b1;
                    own_chosen_slot = i[1:0];
                end
            end
            for (i = 0; i < 4; i = i + 1) begin
                if (!own_chosen & (in_phase[3 * i +: 3] == ATOMIC_PHASE_LOCK) & in_later[i]) begin
                    own_chosen = 1'b1;
                    own_chosen_slot = i[1:0];
                end
            end
            for (i = 0; i < 4; i = i + 1) begin
                if (!own_chosen & (in_phase[3 * i +: 3] == ATOMIC_PHASE_LOCK)) begin
                    own_chosen = 1'b1;
                    own_chosen_slot = i[1:0];
                end
            end
            chosen_of = {own_chosen, own_chosen_slot, own_chosen_unlock};
        end
    endfunction
    assign {chosen, chosen_slot, chosen_unlock} = chosen_of(phase, later);
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

    wire [3:0] own_result_terms;
    for (g = 0; g < 4; g = g + 1) begin : gen_own_result_terms
        localparam [31:0] G = g;
        assign own_result_terms[g] = (answered_slot == G[1:0]) & answered & !answered_unlock & (|gathered) &
                !external[g];
    end

    assign own_result = |own_result_terms;

    function automatic done_valid_of(input reg [1:0] in_answered_slot, input reg in_answered,
            input reg in_answered_unlock, input reg [11:0] in_phase, input reg [31:0] in_gathered,
            input reg [127:0] in_left);
        integer i;
        begin
            done_valid_of = 1'b0;
            for (i = 0; i < 4; i = i + 1) begin
                if ((in_answered_slot == i[1:0]) & in_answered) begin
                    if (in_answered_unlock) begin
                        if (in_phase[3 * i +: 3] == ATOMIC_PHASE_FINISHING) done_valid_of = 1'b1;
                    end else if (!(|in_gathered) & !(|in_left[32 * i +: 32])) done_valid_of = 1'b1;
                end
            end
        end
    endfunction
    assign done_valid = done_valid_of(answered_slot, answered, answered_unlock, phase, gathered, left);

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
    assign answered_op =
        answered_slot == 2'd3 ? op[3*5 +: 5] :
        answered_slot == 2'd2 ? op[2*5 +: 5] :
        answered_slot == 2'd1 ? op[1*5 +: 5] :
        answered_slot == 2'd0 ? op[0*5 +: 5] :
        LDS_OP_XCHG;

    for (g = 0; g < 4; g = g + 1) begin : gen_replays_now
        assign replays_now[32 * g +: 32] =
            answered & (|rounds) ? (replays[32 * g +: 32] + rounds) - ONE :
            replays[32 * g +: 32];
    end

    assign won_valid = |winners;
    assign won_warp = answered_slot;
    assign won_lanes = winners;
    assign done_warp = answered_slot;
    assign result_ready = !own_result;
    assign results_write_valid =
        !own_result ? (result_valid & (result_warp == 2'd3) & (phase[3*3 +: 3] == ATOMIC_PHASE_OPERATE)) |
                (result_valid & (result_warp == 2'd2) & (phase[2*3 +: 3] == ATOMIC_PHASE_OPERATE)) | (result_valid & (result_warp ==
                2'd1) & (phase[1*3 +: 3] == ATOMIC_PHASE_OPERATE)) | (result_valid & (result_warp == 2'd0) & (phase[0*3 +: 3] ==
                ATOMIC_PHASE_OPERATE)) | own_result :
        own_result;
    assign results_write_row =
        !own_result ? result_warp :
        answered_slot;

    for (g = 0; g < 32; g = g + 1) begin : gen_results_write_data
        assign results_write_data[32 * g +: 32] =
            own_result ? alu_result[32 * g +: 32] :
            result_data[32 * g +: 32];
    end

    always @(posedge clock) begin : at_clock
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            if (take & (req_warp == i[1:0])) begin
                phase[3 * i +: 3] <= ATOMIC_PHASE_LOCK;
                op[5 * i +: 5] <= req_op;
                left[32 * i +: 32] <= req_lanes;
                iterations[32 * i +: 32] <= 32'd0;
                replays[32 * i +: 32] <= 32'd0;
                external <= req_external ? external | (4'd1 << i) : external & (~(4'd1 << i));
            end
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
        for (i = 0; i < 4; i = i + 1) begin
            if (chosen & (chosen_slot == i[1:0]) & lds_ready) begin
                phase[3 * i +: 3] <= ATOMIC_PHASE_LOCKING;
                if (chosen_unlock) begin
                    phase[3 * i +: 3] <= ATOMIC_PHASE_FINISHING;
                    if (|left[32 * i +: 32]) phase[3 * i +: 3] <= ATOMIC_PHASE_LOCK;
                end
            end
        end
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
                    if (phase[3 * i +: 3] == ATOMIC_PHASE_FINISHING) phase[3 * i +: 3] <= ATOMIC_PHASE_FREE;
                end else begin
                    iterations[32 * i +: 32] <= iterations[32 * i +: 32] + ONE;
                    won[32 * i +: 32] <= gathered;
                    left[32 * i +: 32] <= left[32 * i +: 32] & ~gathered;
                    phase[3 * i +: 3] <= ATOMIC_PHASE_LOCK;
                    if (|gathered) begin
                        last_winner <= answered_slot;
                        phase[3 * i +: 3] <= ATOMIC_PHASE_UNLOCK;
                        if (external[i]) phase[3 * i +: 3] <= ATOMIC_PHASE_OPERATE;
                    end else if (!(|left[32 * i +: 32])) phase[3 * i +: 3] <= ATOMIC_PHASE_FREE;
                end
            end
        end
        if (!own_result) begin
            for (i = 0; i < 4; i = i + 1) begin
                if (result_valid & (result_warp == i[1:0]) & (phase[3 * i +: 3] == ATOMIC_PHASE_OPERATE)) begin
                    phase[3 * i +: 3] <= ATOMIC_PHASE_UNLOCK;
                end
            end
        end
        if (clear) begin
            phase <= 12'd0;
            asked <= 1'b0;
            answered <= 1'b0;
            gathered <= 32'd0;
            last_winner <= 2'd0;
        end
    end

    initial begin
        phase = 12'd0;
        op = 20'd0;
        external = 4'd0;
        left = 128'd0;
        won = 128'd0;
        iterations = 128'd0;
        replays = 128'd0;
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
