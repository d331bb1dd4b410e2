// back_off: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// How long a warp waits after a commit unit has failed one of its lanes.
//
// Part of CommitOutcome. The authors' simulator of early conflict resolution: min(500 x aborts, 5,000) cycles of 700 MHz after a failure in a commit unit,
// which are twice as many clocks at the paper's 1,400, and none after an abort at the core. It counts aborts of a thread and lets the last failing lane of the warp decide: so does the
// strap per_lane. Without it the warp has one count.
//
//  outcome_valid, outcome_lanes ->+-----------------------------------+-> ends
//  outcome_aborted, _failed,    ->| aborts of each lane, of the warp, |
//  per_lane                       | timer                             |
//                                 +-----------------------------------+
//
// Settle: outcome_lanes have tried to commit, and those of outcome_aborted have not, whatever aborted them. If commit units have failed some (outcome_failed), the warp waits,
// and ends is high in the last cycle of it. Lanes that Pause-and-Go has held back count when they try.
// - With per_lane: step cycles for each time that the last lane of outcome_failed has aborted since its last commit, this one among them, up to most. A lane counts to 15.
// - Else step for each commit in which a lane of the warp has aborted, up to most, since no lane was left that had aborted and not committed.
//
// clear forgets aborts and wait. Same-cycle priority: clear over everything. Settle before the end of a wait must not be.
//
// LANES <= 32 lanes.
// Here ABORT_BITS = 4, BACK_OFF_BITS = 16, LANES = 32.
module back_off (
    input  wire clock,
    input  wire clear,
    input  wire outcome_valid,
    input  wire [31:0] outcome_lanes,
    input  wire [31:0] outcome_aborted,
    input  wire [31:0] outcome_failed,
    input  wire per_lane,
    output wire ends
);
    localparam [15:0] STEP = 16'h3e8, MOST = 16'h2710;
    reg  [127:0] aborts;
    reg  [31:0] left;
    reg  [15:0] length, timer;
    wire [31:0] left_now;
    wire [15:0] sum, longer;
    wire [3:0] own;
    wire [127:0] aborts_now;
    wire [15:0] own_sum, own_length;
    genvar g;

    assign left_now = (left & ~outcome_lanes) | outcome_aborted;
    assign sum = length + STEP;
    assign longer = sum > MOST ? MOST : sum;

    function automatic [3:0] own_of(input reg [31:0] in_outcome_failed, input reg [127:0] in_aborts_now);
        integer i;
        begin
            own_of = 4'd0;
            for (i = 0; i < 32; i = i + 1) if (in_outcome_failed[i]) own_of = in_aborts_now[4 * i +: 4];
        end
    endfunction
    assign own = own_of(outcome_failed, aborts_now);

    for (g = 0; g < 32; g = g + 1) begin : gen_aborts_now
        assign aborts_now[4 * g +: 4] =
            outcome_lanes[g] & !outcome_aborted[g] ? 4'd0 :
            outcome_aborted[g] & !(&aborts[4 * g +: 4]) ? aborts[4 * g +: 4] + 4'd1 :
            aborts[4 * g +: 4];
    end

    function automatic [15:0] own_sum_of(input reg [3:0] in_own);
        begin
            own_sum_of = 16'd0;
            if (in_own[0]) own_sum_of = own_sum_of + 16'h3e8;
            if (in_own[1]) own_sum_of = own_sum_of + 16'h7d0;
            if (in_own[2]) own_sum_of = own_sum_of + 16'hfa0;
            if (in_own[3]) own_sum_of = own_sum_of + 16'h1f40;
        end
    endfunction
    assign own_sum = own_sum_of(own);
    assign own_length = own_sum > MOST ? MOST : own_sum;
    assign ends = timer == 16'd1;

    always @(posedge clock) begin
        if (|timer) timer <= timer - 16'd1;
        if (outcome_valid) begin
            left <= left_now;
            if (|outcome_aborted) length <= longer;
            if (!(|left_now)) length <= 16'd0;
            if (|outcome_failed) begin
                timer <= longer;
                if (per_lane) timer <= own_length;
            end
            aborts <= aborts_now;
        end
        if (clear) begin
            left <= 32'd0;
            length <= 16'd0;
            timer <= 16'd0;
            aborts <= 128'd0;
        end
    end

    initial begin
        aborts = 128'd0; left = 32'd0; length = 16'd0; timer = 16'd0;
    end
endmodule
