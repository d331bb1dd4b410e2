// back_off: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// How long a warp waits after a commit unit has failed one of its lanes.
//
// Part of CommitOutcome. The authors' simulator of early conflict resolution: min(500 x aborts, 5,000) cycles of 700 MHz after a failure in a commit unit,
// which are twice as many clocks at the paper's 1,400, and none after an abort at the core. It counts aborts of a thread and lets the last failing lane of the warp decide; here the warp has one count.
//
//  outcome_valid, outcome_lanes  ->+------------------------------+-> ends
//  outcome_aborted, _failed     ->| lanes left, back-off, timer  |
//                                +------------------------------+
//
// Settle: outcome_lanes have tried to commit, and those of outcome_aborted have not. A commit with such a lane, whatever aborted it, adds step cycles to the back-off, up to
// most; when no lane is left that has aborted and not committed since, the back-off is 0 again. With outcome_failed the warp waits for as many
// cycles, and ends is high in the last of them. Lanes that Pause-and-Go has held back count when they try.
//
// clear forgets aborts and wait. Same-cycle priority: clear over everything. Settle before the end of a wait must not be.
//
// LANES <= 32 lanes.
// Here BACK_OFF_BITS = 16, LANES = 32.
module back_off (
    input  wire clock,
    input  wire clear,
    input  wire outcome_valid,
    input  wire [31:0] outcome_lanes,
    input  wire [31:0] outcome_aborted,
    input  wire outcome_failed,
    output wire ends
);
    localparam [15:0] STEP = 16'h3e8, MOST = 16'h2710;
    reg  [31:0] left;
    reg  [15:0] length, timer;
    wire [31:0] left_now;
    wire [15:0] longer;

    assign left_now = (left & ~outcome_lanes) | outcome_aborted;

    function automatic [15:0] longer_of(input reg [15:0] in_length);
        begin
            longer_of = in_length + STEP;
            if (longer_of > MOST) longer_of = MOST;
        end
    endfunction
    assign longer = longer_of(length);
    assign ends = timer == 16'd1;

    always @(posedge clock) begin
        if (|timer) timer <= timer - 16'd1;
        if (outcome_valid) begin
            left <= left_now;
            if (|outcome_aborted) length <= longer;
            if (!(|left_now)) length <= 16'd0;
            if (outcome_failed) timer <= longer;
        end
        if (clear) begin
            left <= 32'd0;
            length <= 16'd0;
            timer <= 16'd0;
        end
    end

    initial begin
        left = 32'd0; length = 16'd0; timer = 16'd0;
    end
endmodule
