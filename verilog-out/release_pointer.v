// release_pointer: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Release pointer of a commit unit: takes the reference counts of a transaction away and gives its nodes and slot back.
//
// Part of the [commit unit](crate::commit_unit). It walks the logs of a transaction, a word a cycle and three cycles to go on, once it has retired. With the strap
// remove_at_vote the references go earlier, by a walk of their own as soon as the outcome here is known (vote_at has passed), and the walk
// at the end only gives nodes back; walks for references come first.
//
//  vote_at, retire_at       ->+--------------------+-> next_slot, begin_*, take_*   (logs' port 2)
//  logs' port 2             ->| two pointers, one  |-> wants_count, of_write
//  granted, may_empty       ->| walk at a time     |-> frees, reset_valid, reset_slot, release_at
//                             +--------------------+
//
// A word whose reference was counted waits for granted while wants_count; others go on at once. frees: what is taken gives its node
// back. reset_valid, when may_empty: lists and flags of reset_slot are empty from now on. clear puts both pointers back to number 1.
//
// For 2^SLOT_BITS transactions.
// Here SLOT_BITS = 10.
module release_pointer (
    input  wire clock,
    input  wire clear,
    input  wire remove_at_vote,
    input  wire [31:0] vote_at,
    input  wire [31:0] retire_at,
    output wire [9:0] next_slot,
    input  wire has_reads,
    input  wire has_writes,
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
    output wire reset_valid,
    output wire [9:0] reset_slot,
    output wire [31:0] release_at
);
    localparam [2:0] WALK_STATE_WAIT = 3'd0, WALK_STATE_BEGIN = 3'd1, WALK_STATE_READS = 3'd2, WALK_STATE_WRITES = 3'd3,
            WALK_STATE_END = 3'd4;
    reg  [2:0] state;
    reg  [31:0] release_id, uncount_id;
    reg  [9:0] slot;
    reg  uncounts, freeing;
    wire [9:0] slot_now;
    wire goes_on;

    function automatic [9:0] slot_now_of(input reg [9:0] in_slot, input reg [2:0] in_state, input reg in_remove_at_vote,
            input reg [31:0] in_uncount_id, input reg [31:0] in_vote_at, input reg [31:0] in_release_id,
            input reg [31:0] in_retire_at, input reg in_clear);
        begin
            slot_now_of = in_slot;
            if (in_state == WALK_STATE_WAIT) begin
                if (in_remove_at_vote & (in_uncount_id != in_vote_at)) slot_now_of = in_uncount_id[9:0];
                else if ((in_release_id != in_retire_at) & (!in_remove_at_vote | (in_release_id != in_uncount_id))) begin
                    slot_now_of = in_release_id[9:0];
                end
            end
            if (in_clear) slot_now_of = 10'd0;
        end
    endfunction
    assign slot_now = slot_now_of(slot, state, remove_at_vote, uncount_id, vote_at, release_id, retire_at, clear);
    assign begin_reads = (state == WALK_STATE_BEGIN) & has_reads;

    function automatic [1:0] take_read_of(input reg [2:0] in_state, input reg in_uncounts, input reg in_read_counted,
            input reg in_granted, input reg in_write_counted);
        reg  own_take_read, own_wants_count;
        begin
            own_take_read = 1'b0;
            own_wants_count = 1'b0;
            if (in_state == WALK_STATE_READS) begin
                own_wants_count = in_uncounts & in_read_counted;
                own_take_read = in_granted | !own_wants_count;
            end
            if (in_state == WALK_STATE_WRITES) own_wants_count = in_uncounts & in_write_counted;
            take_read_of = {own_take_read, own_wants_count};
        end
    endfunction
    assign {take_read, wants_count} = take_read_of(state, uncounts, read_counted, granted, write_counted);
    assign begin_writes = ((state == WALK_STATE_READS) & take_read & read_last & has_writes) | ((state ==
            WALK_STATE_BEGIN) & !has_reads & has_writes);
    assign take_write = (state == WALK_STATE_WRITES) & (granted | !wants_count);
    assign of_write = state == WALK_STATE_WRITES;
    assign frees = freeing;
    assign reset_valid = goes_on & freeing;
    assign reset_slot = slot;
    assign goes_on = (state == WALK_STATE_END) & (may_empty | !freeing);
    assign next_slot = slot_now;
    assign release_at = release_id;

    always @(posedge clock) begin
        if (state == WALK_STATE_WAIT) begin
            if (remove_at_vote & (uncount_id != vote_at)) begin
                uncounts <= 1'b1;
                freeing <= 1'b0;
                state <= WALK_STATE_BEGIN;
            end else if ((release_id != retire_at) & (!remove_at_vote | (release_id != uncount_id))) begin
                uncounts <= !remove_at_vote;
                freeing <= 1'b1;
                state <= WALK_STATE_BEGIN;
            end
        end
        if (state == WALK_STATE_BEGIN) begin
            state <= WALK_STATE_END;
            if (has_reads) state <= WALK_STATE_READS;
            else if (has_writes) state <= WALK_STATE_WRITES;
        end
        if ((state == WALK_STATE_READS) & take_read & read_last) begin
            state <= WALK_STATE_END;
            if (has_writes) state <= WALK_STATE_WRITES;
        end
        if ((state == WALK_STATE_WRITES) & take_write & write_last) state <= WALK_STATE_END;
        if (goes_on) begin
            state <= WALK_STATE_WAIT;
            if (freeing) release_id <= release_id + 32'd1;
            else uncount_id <= uncount_id + 32'd1;
        end
        slot <= slot_now;
        if (clear) begin
            state <= WALK_STATE_WAIT;
            release_id <= 32'd1;
            uncount_id <= 32'd1;
            uncounts <= 1'b0;
            freeing <= 1'b0;
        end
    end

    initial begin
        state = 3'd0; release_id = 32'd0; uncount_id = 32'd0; slot = 10'd0; uncounts = 1'b0; freeing = 1'b0;
    end
endmodule
