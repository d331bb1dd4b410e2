// entry_flags: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Where each transaction of a commit unit stands: bits by slot.
//
//  fill_*, fail_*, outcome_*, reset_* ->+-----------------------------+
//                                       | filled, skipped, last,      |-> what the pointers see of
//  hazard_slot, vote_slot,            ->| failed, known, passed       |   their slots (same cycle)
//  commit_slot, retire_slot,          ->|                             |
//  release_slot                         +-----------------------------+
//
// fill says that all words of a slot have come, or that there are none (fill_skip), and whether it is the last of its warp. fail_0 and
// fail_1: it has failed here. outcome: its core has the votes of all commit units; it passes if outcome_pass. reset takes all bits of a slot away. All of them act at the
// rising edge, reads see the bits from before it. Same-cycle priority: clear, reset, then the others.
//
// Bits of 2^SLOT_BITS slots.
// Here SLOT_BITS = 10.
module entry_flags (
    input  wire clock,
    input  wire clear,
    input  wire fill_valid,
    input  wire [9:0] fill_slot,
    input  wire fill_skip,
    input  wire fill_last,
    input  wire [1:0] fail_valid,
    input  wire [19:0] fail_slot,
    input  wire outcome_valid,
    input  wire [9:0] outcome_slot,
    input  wire outcome_pass,
    input  wire reset_valid,
    input  wire [9:0] reset_slot,
    input  wire [9:0] hazard_slot,
    output wire hazard_filled,
    input  wire [9:0] vote_slot,
    output wire vote_failed,
    output wire vote_last,
    input  wire [9:0] commit_slot,
    output wire commit_skipped,
    output wire commit_known,
    output wire commit_passed,
    input  wire [9:0] retire_slot,
    output wire retire_last,
    input  wire [9:0] release_slot,
    output wire release_failed
);
    wire fail_valid_0, fail_valid_1;
    assign {fail_valid_1, fail_valid_0} = fail_valid;
    wire [9:0] fail_slot_0, fail_slot_1;
    assign {fail_slot_1, fail_slot_0} = fail_slot;
    reg [1023:0] filled, failed, last, skipped, known, passed;
    assign hazard_filled = filled[hazard_slot];
    assign vote_failed = failed[vote_slot];
    assign vote_last = last[vote_slot];
    assign commit_skipped = skipped[commit_slot];
    assign commit_known = known[commit_slot];
    assign commit_passed = passed[commit_slot];
    assign retire_last = last[retire_slot];
    assign release_failed = failed[release_slot];
    always @(posedge clock) begin
       if (fill_valid) filled[fill_slot] <= 1'd1;
       if (reset_valid) filled[reset_slot] <= 1'd0;
       if (clear) filled <= 1024'd0;
    end
    always @(posedge clock) begin
       if (fail_valid_0) failed[fail_slot_0] <= 1'd1;
       if (fail_valid_1) failed[fail_slot_1] <= 1'd1;
       if (reset_valid) failed[reset_slot] <= 1'd0;
       if (clear) failed <= 1024'd0;
    end
    always @(posedge clock) begin
       if (fill_valid) last[fill_slot] <= fill_last;
       if (reset_valid) last[reset_slot] <= 1'd0;
       if (clear) last <= 1024'd0;
    end
    always @(posedge clock) begin
       if (fill_valid) skipped[fill_slot] <= fill_skip;
       if (reset_valid) skipped[reset_slot] <= 1'd0;
       if (clear) skipped <= 1024'd0;
    end
    always @(posedge clock) begin
       if (outcome_valid) known[outcome_slot] <= 1'd1;
       if (reset_valid) known[reset_slot] <= 1'd0;
       if (clear) known <= 1024'd0;
    end
    always @(posedge clock) begin
       if (outcome_valid) passed[outcome_slot] <= outcome_pass;
       if (reset_valid) passed[reset_slot] <= 1'd0;
       if (clear) passed <= 1024'd0;
    end
    initial begin
       filled = 1024'd0; failed = 1024'd0; last = 1024'd0; skipped = 1024'd0; known = 1024'd0; passed = 1024'd0;
    end
endmodule
