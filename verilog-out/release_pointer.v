// release_pointer: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Release pointer of a commit unit: takes the reference counts of a transaction away and gives its nodes and slot back.
//
// Part of the commit unit. It walks the logs of a transaction once it has retired: a cycle to begin, one a word, and one to go on;
// a number without words here is passed in a cycle. References go earlier, by a walk of their own as soon as the outcome here is known (vote_at has passed), with
// the strap remove_at_vote, and with remove_failed_at_vote those of transactions that have failed here (failed). Walks for references come first.
//
//  vote_at, retire_at       ->+--------------------+-> next_slot, begin_*, take_*   (logs' port 2)
//  logs' port 2, failed     ->| two pointers, one  |-> wants_count, of_write
//  granted, may_empty       ->| walk at a time     |-> frees, empty_valid, reset_valid, reset_slot, release_at
//                             +--------------------+
//
// next_slot is looked at a cycle ahead: has_* and failed are of the slot that it named in the cycle before, reset_slot. A word whose reference was counted waits for
// granted while wants_count; others go on at once. frees: what is taken gives its node back. reset_valid: flags of reset_slot are empty from now on; with
// empty_valid, when may_empty, its lists are too. clear puts both pointers back to number 1.
//
// For 2^SLOT_BITS transactions.
// Here SLOT_BITS = 10.
module release_pointer (
    input  wire clock,
    input  wire clear,
    input  wire remove_at_vote,
    input  wire remove_failed_at_vote,
    input  wire [31:0] vote_at,
    input  wire [31:0] retire_at,
    output wire [9:0] next_slot,
    input  wire has_reads,
    input  wire has_writes,
    input  wire failed,
    input  wire read_last,
    input  wire read_counted,
    input  wire write_last,
    input  wire write_counted,
    output wire begin_reads,
    output wire take_read,
    output wire begin_writes,
    output wire take_write,
    output wire wants_count,
    output wire of_write,
    input  wire granted,
    output wire frees,
    input  wire may_empty,
    output wire empty_valid,
    output wire reset_valid,
    output wire [9:0] reset_slot,
    output wire [31:0] release_at
);
    localparam [2:0] WALK_STATE_WAIT = 3'd0, WALK_STATE_READS = 3'd2, WALK_STATE_WRITES = 3'd3, WALK_STATE_END = 3'd4;
    reg  [2:0] state;
    reg  [31:0] release_id, uncount_id;
    reg  [9:0] slot;
    reg  freeing, uncounts;
    wire early, due, takes_away, looks, walks, begins, passes, of_read, takes, goes_on;
    wire [31:0] next_release, next_uncount;
    wire counts_first, looks_on;
    wire [31:0] next_id;
    wire [9:0] slot_now;
    (* maybe_unused *) wire unused;
    assign unused = &{next_id[31:10]};

    assign early = remove_at_vote | remove_failed_at_vote;
    assign due =
        freeing ? (release_id != retire_at) & (!early | (release_id != uncount_id)) :
        early & (uncount_id != vote_at);
    assign takes_away = freeing ? !remove_at_vote & !(remove_failed_at_vote & failed) : remove_at_vote | failed;
    assign looks = (state == WALK_STATE_WAIT) & due;
    assign walks = (has_reads | has_writes) & (freeing | takes_away);
    assign begins = looks & walks;
    assign passes = looks & !walks;
    assign of_write = state == WALK_STATE_WRITES;
    assign of_read = state == WALK_STATE_READS;
    assign wants_count = uncounts & ((of_read & read_counted) | (of_write & write_counted));
    assign takes = granted | !wants_count;
    assign take_read = of_read & takes;
    assign take_write = of_write & takes;
    assign begin_reads = begins & has_reads;
    assign begin_writes = has_writes & ((begins & !has_reads) | (take_read & read_last));
    assign goes_on = (state == WALK_STATE_END) & (may_empty | !freeing);
    assign frees = freeing;
    assign empty_valid = goes_on & freeing;
    assign reset_valid = (goes_on | passes) & freeing;
    assign reset_slot = slot;
    assign next_release =
        clear ? 32'd1 :
        (goes_on | passes) & freeing ? release_id + 32'd1 :
        release_id;
    assign next_uncount =
        clear ? 32'd1 :
        (goes_on | passes) & !freeing ? uncount_id + 32'd1 :
        uncount_id;
    assign counts_first = early & (next_uncount != vote_at);
    assign looks_on = ((state == WALK_STATE_WAIT) & !begins) | goes_on | clear;
    assign next_id = counts_first ? next_uncount : next_release;
    assign slot_now = looks_on ? next_id[9:0] : slot;
    assign next_slot = slot_now;
    assign release_at = release_id;

    always @(posedge clock) begin
        if (begins) uncounts <= takes_away;
        if ((take_read & read_last) | (take_write & write_last)) state <= WALK_STATE_END;
        if (begin_reads) state <= WALK_STATE_READS;
        if (begin_writes) state <= WALK_STATE_WRITES;
        if (goes_on | clear) state <= WALK_STATE_WAIT;
        release_id <= next_release;
        uncount_id <= next_uncount;
        if (looks_on) freeing <= !counts_first;
        slot <= slot_now;
    end

    initial begin
        state = 3'd0; release_id = 32'd0; uncount_id = 32'd0; slot = 10'd0; freeing = 1'b0; uncounts = 1'b0;
    end
endmodule
