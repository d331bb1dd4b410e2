// dcd: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Directory-based conflict detection (DCD), one bank.
//
// LocalTM-directory, section 3 and Table 1(a):
//
// | V | owner | outcome |
// | --- | --- | --- |
// | 0 | - | new: back up, own, V = 1 |
// | 1 | the accessing work-item | proceed |
// | 1 | another | conflict: the accessing work-item loses |
//
// Precise, but a read of a word that another transaction has read is a conflict.
//
// Decision where the paper is silent. It charges one cycle for TX_Commit, in which no walk
// over owner bytes fits. So V is held as one plane a wavefront slot (V = 1 in at most one of them):
// all entries a wavefront still holds at its commit belong to committing lanes, and its plane is
// flushed in one cycle.
//
// The price is paid by a walk: the marks tell wavefronts apart but not lanes, and the owner byte with the
// lane is in the memory array. So every row of the wavefront is proposed (walk_exact is low), not
// those of the lanes that lost only, and ShadowMemory reads each row's owner
// before it restores: 2 cycles a row. The directory paper charges 3 cycles for each access to an owner.
//
// Two lanes of one wavefront that touch one word reach the bank one after the other: the first
// owns it, the second loses.
//
// Latency 0 for the decision, 1 cycle for its effect; a decision a cycle. Same-cycle priority:
// clear, flush, walk_release, then the effect of a check.
//
// V bits of SLOTS wavefronts.
// Here SLOT_BITS = 2, STATE_BITS = 8.
module dcd (
    input  wire clock,
    input  wire clear,
    input  wire check_valid,
    input  wire [7:0] check_row,
    input  wire [7:0] check_owner,
    input  wire [7:0] work_item,
    output wire conflict,
    output wire backup,
    output wire own,
    // The wavefront's pass is over: all its entries go.
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
    output wire walk_clear,
    output wire walk_restore,
    input  wire walk_release,
    input  wire [7:0] release_row
);
    wire [3:0] entries_marks;
    wire entries_set_valid;
    wire [1:0] slot;
    wire valid;

    row_valid_bits_unclassed entries (
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
        .scan_classes(1'b1),
        .scan_any(walk_any),
        .scan_row(walk_row)
    );

    assign slot = work_item[7:6];
    assign valid = |entries_marks;
    assign conflict = valid & (check_owner != work_item);
    assign own = !valid;
    assign backup = !valid;
    assign entries_set_valid = check_valid & !valid;
    assign walk_exact = 1'b0;
    assign walk_clear = 1'b1;
    assign walk_restore = 1'b1;
endmodule
