// smdcd_published: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Shared-modified directory (SMDCD) that marks variables, one bank: as published, and in the order of lanes.
//
// LocalTM-directory, section 3 and Table 1(b), as in Smdcd, which is the repaired one. There an owner byte says who owns or
// who reads; both directories here need the byte of a shared variable for its owner, so each wavefront slot has a mark of its own for each variable.
//
// Published. The paper deletes an entry with its owner, even when other readers
// still rely on it; a third transaction may then write the word and commit between two reads of
// such a reader, which is not serialisable. Only the owner's wavefront is marked.
//
// Ordered. An S = 1 entry stays until no transaction that could have read it runs: every wavefront with a reader has its own mark, an abort never
// removes an S = 1 entry, and a mark goes when its wavefront's pass ends (commit or retry). A variable is unset when no mark is left.
// Readers of the writer's own wavefront do not
// count if they are lanes below it: lanes that commit together do so in the order of their numbers.
// The owner byte of a shared variable is the highest lane of the
// owner's wavefront that has read it, and the table goes on:
//
// | S,M | owner | read | write |
// | --- | --- | --- | --- |
// | 0,0 or 1,0 | a lane below in the same wavefront | own, 1,0 | if no other wavefront has a mark: back up, own, 1,1; else conflict |
// | 1,0 | the accessing work-item | proceed | as above, the owner byte stays |
// | 1,1 | the accessing work-item | proceed | proceed |
// | 1,1 | another | conflict | conflict |
//
// (The table's "unset" is the absence of marks here, so that 1,1 is free.) An abort of the writer of a
// 1,1 row restores it and leaves it at 1,0, with its mark: the lanes below have still read it.
//
// Marks are one plane a wavefront slot, for the one-cycle commit of Dcd; a walk proposes all rows of the wavefront, 2 cycles a row,
// because the owner byte has to be read. Ordered, it also visits the rows that the wavefront reads with others (S = 1), and leaves them.
//
// Two lanes of one wavefront that touch one word reach the bank one after the other; the second
// loses unless both read (or, ordered, it is the higher one and the first has read).
//
// Latency 0 for the decision, 1 cycle for its effect; a decision a cycle. Same-cycle priority:
// clear, flush, walk_release, then the effect of a check. Ordered, a check in the cycle of a
// walk_release has no effect: a row's S,M bits have one port, and the release writes M.
//
// Marks and S,M bits of SLOTS wavefronts.
// Here SLOT_BITS = 2, STATE_BITS = 8.
module smdcd_published (
    input  wire clock,
    input  wire clear,
    input  wire check_valid,
    input  wire [7:0] check_row,
    input  wire [7:0] check_owner,
    input  wire check_write,
    input  wire [7:0] work_item,
    output wire conflict,
    output wire backup,
    output wire own,
    // The wavefront's pass is over: all its marks go.
    input  wire flush_valid,
    input  wire [1:0] flush_slot,
    input  wire [1:0] walk_slot,
    // The walk has visited walk_after, and all rows before it in the order in which they are proposed.
    input  wire walk_on,
    input  wire [7:0] walk_after,
    output wire walk_any,
    output wire [7:0] walk_row,
    // Only rows of the walked lanes are proposed.
    output wire walk_exact,
    // Of check_row: it has a value to restore if its owner is walked.
    output wire walk_restore,
    // The mark of release_row goes, or (ordered) the M of check_row, and its mark if it is not shared.
    input  wire walk_release,
    // Not looked at in ordered.
    input  wire [7:0] release_row
);
    wire [3:0] entries_marks;
    wire entries_set_valid;
    wire [1:0] slot;
    wire bits_shared, bits_modified, write_shared, write_modified, unset, mine, upgrade, proceeds;

    row_valid_bits entries (
        .clock(clock),
        .clear(clear),
        .query_row(check_row),
        .marks(entries_marks),
        .set_valid(entries_set_valid),
        .set_slot(slot),
        .unset_valid(walk_release),
        .unset_slot(walk_slot),
        .unset_row(release_row),
        .flush_valid(flush_valid),
        .flush_slot(flush_slot),
        .scan_slot(walk_slot),
        .scan_on(walk_on),
        .scan_after(walk_after),
        .scan_any(walk_any),
        .scan_row(walk_row)
    );

    row_state bits (
        .clock(clock),
        .row(check_row),
        .shared(bits_shared),
        .modified(bits_modified),
        .write_places(proceeds),
        .write_shared(write_shared),
        .write_modified(write_modified)
    );

    assign slot = work_item[7:6];
    assign unset = !(|entries_marks);
    assign mine = check_owner == work_item;
    assign upgrade = mine & !bits_shared;

    function automatic conflict_of(input reg in_unset, input reg in_modified, input reg in_mine,
            input reg in_check_write, input reg in_upgrade);
        begin
            conflict_of = 1'b0;
            if (!in_unset) begin
                if (in_modified) conflict_of = !in_mine;
                else if (in_check_write) conflict_of = !in_upgrade;
            end
        end
    endfunction
    assign conflict = conflict_of(unset, bits_modified, mine, check_write, upgrade);
    assign backup = unset ? check_write : !bits_modified & check_write & upgrade;
    assign own = unset;
    assign write_shared = !unset & (!bits_modified ? bits_shared | !mine : bits_shared);
    assign write_modified = unset ? check_write : (!bits_modified & check_write) | bits_modified;
    assign proceeds = check_valid & !conflict;
    assign entries_set_valid = proceeds & own;
    assign walk_exact = 1'b0;
    assign walk_restore = bits_modified;
endmodule
