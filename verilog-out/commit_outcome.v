// commit_outcome: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Outcome of one warp's commit: it collects numbers, votes and acknowledgements, sends the results, and backs off after aborts.
//
// Part of the log walker, which has one for each warp of the core that can be in transactions. Early conflict resolution, 2.2 (validation results
// are sent back to the core, aggregated, and broadcast); messages and back-off are those of the authors' simulator.
//
//  begin_*, resolver_*, early_* ->+-------------------------------------------+-> lanes, survivors, vacant
//  none_valid, number_*         ->| Free, Walking, Voting, SendingResults,    |-> result_*
//  vote_*, done_*               ->| AwaitingDone, Settling, BackingOff, Ending|-> backs_off, end_*
//                                 +-------------------------------------------+
//
// - Walking, from begin_valid on, if there are begin_lanes; else Settling at once. Lanes of begin_silent have committed and those of begin_temporal have aborted before, by the
//   temporal filter, and count with the others at the end. In Walking lanes that the resolver or Early-Abort aborts leave survivors. none_valid: no lane is left. number_valid: they
//   have the numbers number_first to number_last, in lane order.
// - Voting: a vote with vote_id = number_last has bit k of vote_lanes for the number number_first + k. Who passes in every partition commits.
// - SendingResults: a result for each partition in order, one a cycle at most; result_lanes has bits as the votes. Bits above the last number mean nothing.
// - AwaitingDone: until each partition has said done under the same number. A done before its vote or result counts: a partition without a
//   word of the warp waits for nothing.
// - Settling: one cycle. BackingOff: if a commit unit has failed a lane, as long as the back-off takes. Ending: one cycle, in which
//   end_valid is high, and the masks of lanes that have committed, and that the resolver, Early-Abort, a commit unit or the temporal filter has aborted. They are 0 else.
//
// Latency. Settling comes one cycle after the done of the last partition, and two after the last result is taken and after the first LANES cycles of SendingResults and AwaitingDone, in
// which votes become a mask of lanes, a lane a cycle; the last of these counts. end_valid comes a cycle later, or the back-off and a cycle. none_valid leads to Settling at once.
//
// clear forgets the warp and its aborts. Same-cycle priority: clear over everything.
//
// LANES <= 32 lanes, PARTITIONS <= 2^PARTITION_BITS.
// Here LANES = 32, PARTITIONS = 6, PARTITION_BITS = 3.
module commit_outcome (
    input  wire clock,
    input  wire clear,
    // Strap of the back-off.
    input  wire back_off_by_lane,
    input  wire begin_valid,
    input  wire [31:0] begin_lanes,
    input  wire [31:0] begin_silent,
    input  wire [31:0] begin_temporal,
    input  wire resolver_valid,
    input  wire [31:0] resolver_lanes,
    input  wire early_valid,
    input  wire [31:0] early_lanes,
    input  wire none_valid,
    input  wire number_valid,
    input  wire [31:0] number_first,
    input  wire [31:0] number_last,
    input  wire vote_valid,
    input  wire [2:0] vote_partition,
    input  wire [31:0] vote_id,
    input  wire [31:0] vote_lanes,
    input  wire done_valid,
    input  wire [2:0] done_partition,
    input  wire [31:0] done_id,
    output wire vacant,
    output wire [31:0] lanes,
    output wire [31:0] survivors,
    output wire [31:0] first,
    output wire result_valid,
    input  wire result_ready,
    output wire [2:0] result_partition,
    output wire [31:0] result_lanes,
    output wire backs_off,
    output wire end_valid,
    output wire [31:0] end_committed,
    output wire [31:0] end_resolver,
    output wire [31:0] end_early,
    output wire [31:0] end_failed,
    output wire [31:0] end_temporal
);
    localparam [2:0] OUTCOME_STATE_FREE = 3'd0, OUTCOME_STATE_WALKING = 3'd1, OUTCOME_STATE_VOTING = 3'd2,
            OUTCOME_STATE_SENDING_RESULTS = 3'd3, OUTCOME_STATE_AWAITING_DONE = 3'd4, OUTCOME_STATE_SETTLING = 3'd5,
            OUTCOME_STATE_BACKING_OFF = 3'd6, OUTCOME_STATE_ENDING = 3'd7;
    reg  [2:0] state;
    reg  [31:0] all, by_resolver, by_early, by_temporal, first_id, last_id, votes;
    reg  [5:0] voted, landed;
    reg  [2:0] told;
    reg  [31:0] rest, turn, place, passed;
    wire back_off_outcome_valid;
    wire [31:0] back_off_outcome_lanes, aborted, failed;
    wire back_off_ends;
    wire [31:0] none, staying, votes_now;
    wire [5:0] voted_now, landed_now;
    wire [2:0] last_number;

    back_off back_off (
        .clock(clock),
        .clear(clear),
        .outcome_valid(back_off_outcome_valid),
        .outcome_lanes(back_off_outcome_lanes),
        .outcome_aborted(aborted),
        .outcome_failed(failed),
        .per_lane(back_off_by_lane),
        .ends(back_off_ends)
    );

    assign none = 32'd0;
    assign staying = all & ~by_resolver & ~by_early;
    assign vacant = state == OUTCOME_STATE_FREE;
    assign lanes = all;
    assign survivors = staying;
    assign first = first_id;
    assign votes_now = vote_valid & (vote_id == last_id) & (state == OUTCOME_STATE_VOTING) ? votes & vote_lanes : votes;

    function automatic [5:0] voted_now_of(input reg [5:0] in_voted, input reg in_vote_valid,
            input reg [31:0] in_vote_id, input reg [31:0] in_last_id, input reg [2:0] in_state,
            input reg [2:0] in_vote_partition);
        integer i;
        begin
            voted_now_of = in_voted;
            if (in_vote_valid & (in_vote_id == in_last_id) & (in_state == OUTCOME_STATE_VOTING)) begin
                for (i = 0; i < 6; i = i + 1) if (in_vote_partition == i[2:0]) voted_now_of[i] = 1'b1;
            end
        end
    endfunction
    assign voted_now = voted_now_of(voted, vote_valid, vote_id, last_id, state, vote_partition);

    function automatic [5:0] landed_now_of(input reg [5:0] in_landed, input reg in_done_valid,
            input reg [31:0] in_done_id, input reg [31:0] in_last_id, input reg [2:0] in_state,
            input reg [2:0] in_done_partition);
        integer i;
        begin
            landed_now_of = in_landed;
            if (in_done_valid & (in_done_id == in_last_id) & ((in_state == OUTCOME_STATE_VOTING) | (in_state ==
                    OUTCOME_STATE_SENDING_RESULTS) | (in_state == OUTCOME_STATE_AWAITING_DONE))) begin
                for (i = 0; i < 6; i = i + 1) if (in_done_partition == i[2:0]) landed_now_of[i] = 1'b1;
            end
        end
    endfunction
    assign landed_now = landed_now_of(landed, done_valid, done_id, last_id, state, done_partition);
    assign failed = staying & ~passed;
    assign aborted = by_resolver | by_early | by_temporal | failed;
    assign back_off_outcome_valid = state == OUTCOME_STATE_SETTLING;
    assign back_off_outcome_lanes = all | passed;
    assign last_number = 3'd5;
    assign result_valid = state == OUTCOME_STATE_SENDING_RESULTS;
    assign result_partition = told;
    assign result_lanes = votes;
    assign backs_off = state == OUTCOME_STATE_BACKING_OFF;
    assign end_valid = state == OUTCOME_STATE_ENDING;
    assign end_committed = end_valid ? passed : 32'd0;
    assign end_resolver = end_valid ? by_resolver : 32'd0;
    assign end_early = end_valid ? by_early : 32'd0;
    assign end_failed = end_valid ? failed : 32'd0;
    assign end_temporal = end_valid ? by_temporal : 32'd0;

    always @(posedge clock) begin
        votes <= votes_now;
        voted <= voted_now;
        landed <= landed_now;
        if (|place) begin
            place <= place << 1;
            turn <= turn >> 1;
            if (turn[0]) begin
                rest <= rest >> 1;
                if (rest[0]) passed <= passed | place;
            end
        end
        case (state)
            OUTCOME_STATE_WALKING: begin
                if (resolver_valid) by_resolver <= resolver_lanes;
                if (early_valid) by_early <= early_lanes;
                if (none_valid) state <= OUTCOME_STATE_SETTLING;
                if (number_valid) begin
                    first_id <= number_first;
                    last_id <= number_last;
                    votes <= ~none;
                    state <= OUTCOME_STATE_VOTING;
                end
            end
            OUTCOME_STATE_VOTING: begin
                if (&voted_now) begin
                    rest <= votes_now;
                    turn <= staying;
                    place <= 32'd1;
                    state <= OUTCOME_STATE_SENDING_RESULTS;
                end
            end
            OUTCOME_STATE_SENDING_RESULTS: begin
                if (result_ready) begin
                    told <= told + 3'd1;
                    if (told == last_number) state <= OUTCOME_STATE_AWAITING_DONE;
                end
            end
            OUTCOME_STATE_AWAITING_DONE: begin
                if ((&landed_now) & !(|place)) state <= OUTCOME_STATE_SETTLING;
            end
            OUTCOME_STATE_SETTLING: begin
                state <= OUTCOME_STATE_ENDING;
                if (|failed) state <= OUTCOME_STATE_BACKING_OFF;
            end
            OUTCOME_STATE_BACKING_OFF: begin
                if (back_off_ends) state <= OUTCOME_STATE_ENDING;
            end
            OUTCOME_STATE_ENDING: state <= OUTCOME_STATE_FREE;
            default: begin
                if (begin_valid) begin
                    all <= begin_lanes;
                    by_resolver <= 32'd0;
                    by_early <= 32'd0;
                    by_temporal <= begin_temporal;
                    voted <= 6'd0;
                    landed <= 6'd0;
                    told <= 3'd0;
                    passed <= begin_silent;
                    state <= OUTCOME_STATE_SETTLING;
                    if (|begin_lanes) state <= OUTCOME_STATE_WALKING;
                end
            end
        endcase
        if (clear) begin
            state <= OUTCOME_STATE_FREE;
            place <= 32'd0;
        end
    end

    initial begin
        state = 3'd0; all = 32'd0; by_resolver = 32'd0; by_early = 32'd0; by_temporal = 32'd0; first_id = 32'd0;
        last_id = 32'd0; votes = 32'd0; voted = 6'd0; landed = 6'd0; told = 3'd0; rest = 32'd0; turn = 32'd0;
        place = 32'd0; passed = 32'd0;
    end
endmodule
