// bloom_filter: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Conflict detection by Bloom signatures, one bank.
//
// LocalTM-Bloom 3.3. One signature a work-item serves reads and writes; the look-up of all 256
// takes one cycle and ends in one of four outcomes:
//
// | other's bit | own bit | entry recorded for this row and work-item | outcome |
// | --- | --- | --- | --- |
// | 1 | - | - | conflict: the accessing work-item loses |
// | 0 | 0 | - | new access: back up, own |
// | 0 | 1 | no | new access under an own bit (the paper's stage 2): back up, own |
// | 0 | 1 | yes | repeated access: proceed |
//
// Decisions where the paper is silent. A byte has no code for "no owner" (256 work-items use
// all 256), so a mark for each row tells a live ownership byte from a stale one; they are bits that a commit clears in one
// cycle, see filter_entries. Work-groups that share the
// bank do not see each other's signatures (group): they never share a row, and one group's
// work-group serialisation could not otherwise make progress against another's aliases.
//
// Other organisations of the filters (FilterShape, the paper's future work). With separate filters for reads and
// writes, reads of several work-items go together: a read backs up and owns nothing, and sets its bit only.
// If a class of rows does not belong to one work-item, a walk proposes the rows of the class and the owner
// byte decides (walk_exact = 0), as in Dcd.
//
// Two lanes of one wavefront that touch one word reach the bank one after the other: the first
// owns it, the second loses.
//
// Latency 0 for the decision, 1 cycle for its effect; a decision a cycle. Same-cycle priority:
// clear, flush, walk_take and walk_end, then the effect of a check.
//
// Signatures and entry marks of SLOTS wavefronts of 64 lanes.
// Here SLOTS = 4, SLOT_BITS = 2, STATE_BITS = 8.
module bloom_filter (
    input  wire clock,
    input  wire clear,
    input  wire check_valid,
    input  wire [7:0] check_row,
    input  wire [7:0] check_owner,
    input  wire check_write,
    input  wire [7:0] work_item,
    // Slots of the accessing wavefront's work-group.
    input  wire [3:0] group,
    output wire conflict,
    output wire backup,
    output wire own,
    // The wavefront's pass is over: all its signatures and entries go.
    input  wire flush_valid,
    input  wire [1:0] flush_slot,
    // Rows of the flushed or walked slot's work-group, in groups of four: the first and the last.
    input  wire [7:0] region_first,
    input  wire [7:0] region_last,
    input  wire [1:0] walk_slot,
    input  wire [31:0] walk_lanes_lo,
    input  wire [31:0] walk_lanes_hi,
    // The walk has visited walk_after, and all rows before it in the order in which they are proposed.
    input  wire walk_on,
    input  wire [7:0] walk_after,
    output wire walk_any,
    output wire [7:0] walk_row,
    // Only rows of the walked lanes are proposed.
    output wire walk_exact,
    output wire walk_restore,
    // The proposed row is visited.
    input  wire walk_take,
    input  wire walk_release,
    input  wire [7:0] release_row,
    input  wire walk_end
);
    localparam SPLIT = 1'b0, EXACT = 1'b1;
    wire [1:0] slot;
    wire signatures_own_hit, signatures_other_hit, signatures_set_valid;
    wire [7:0] signatures_walk_classes, entries_done, signatures_flush_classes;
    wire entries_has, entries_set_valid, repeated;

    signature_file signatures (
        .clock(clock),
        .clear(clear),
        .query_row(check_row),
        .query_write(check_write),
        .query_slot(slot),
        .query_lane(work_item[5:0]),
        .query_group(group),
        .own_hit(signatures_own_hit),
        .other_hit(signatures_other_hit),
        .set_valid(signatures_set_valid),
        .flush_valid(flush_valid),
        .flush_slot(flush_slot),
        .walk_slot(walk_slot),
        .walk_lanes_lo(walk_lanes_lo),
        .walk_lanes_hi(walk_lanes_hi),
        .walk_classes(signatures_walk_classes),
        .walk_clear(walk_end),
        .walk_done(entries_done),
        .flush_classes(signatures_flush_classes)
    );

    filter_entries entries (
        .clock(clock),
        .clear(clear),
        .query_valid(check_valid),
        .query_row(check_row),
        .query_slot(slot),
        .has(entries_has),
        .set_valid(entries_set_valid),
        .flush_valid(flush_valid),
        .flush_slot(flush_slot),
        .flush_classes(signatures_flush_classes),
        .region_first(region_first),
        .region_last(region_last),
        .scan_slot(walk_slot),
        .scan_on(walk_on),
        .scan_after(walk_after),
        .scan_classes(signatures_walk_classes),
        .scan_any(walk_any),
        .scan_row(walk_row),
        .scan_take(walk_take),
        .done(entries_done),
        .unset_valid(walk_release),
        .unset_slot(walk_slot),
        .unset_row(release_row)
    );

    assign slot = work_item[7:6];
    assign repeated = signatures_own_hit & entries_has & (check_owner == work_item);
    assign conflict = signatures_other_hit;
    assign own = !conflict & !repeated & (check_write | !SPLIT);
    assign backup = own;
    assign signatures_set_valid = check_valid & !conflict & own;
    assign entries_set_valid = check_valid & own;
    assign walk_exact = EXACT;
    assign walk_restore = 1'b1;
endmodule
