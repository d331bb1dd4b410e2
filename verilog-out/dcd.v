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
// Decision where the paper is silent. It has a V for each variable and charges one cycle for TX_Commit, in which no walk over owner
// bytes fits. Here V is a mark for each wavefront slot and *owner word*, the four owner bytes of a row of the array
// (directory_shadow): an owner byte is live if the slot that it names has a mark on its word. All
// entries a wavefront still holds at its commit belong to committing lanes, so its marks are flushed in one cycle. With four
// slots these are as many bits as variables, those of the paper. Slots of other work-groups do not count (group).
//
// Stale bytes. A mark says the same of all bytes of its slot. So when a slot makes its first entry in a word, bytes that it left
// there before are given to a slot without a mark; likewise those of a walk, if other entries of the slot stay. There is
// such a slot: of the four bytes one is being taken and another is stale, so the other three slots have at most two live bytes. A
// mark is set exactly while its slot has a live byte in the word.
//
// Two lanes of one wavefront that touch one word reach the bank one after the other: the first
// owns it, the second loses.
//
// Latency 0 for the decision, 1 cycle for its effect; a decision a cycle. Same-cycle priority:
// clear, flush, walk_release, then the effect of a check. In a cycle with walk_match there is no check.
//
// V bits of SLOTS wavefronts, at most 4.
// Here SLOTS = 4, SLOT_BITS = 2, STATE_BITS = 8.
module dcd (
    input  wire clock,
    input  wire clear,
    input  wire check_valid,
    // The owner word, by number and as read, and the byte of the accessed variable.
    input  wire [7:0] word,
    input  wire [31:0] owners,
    input  wire [1:0] owner_byte,
    input  wire [7:0] work_item,
    // Slots of the accessing or walked wavefront's work-group.
    input  wire [3:0] group,
    output wire conflict,
    output wire backup,
    output wire own,
    // Bytes of the owner word that change, and their values: of the last check, or in a cycle with walk_match of the walk.
    output wire [3:0] owner_mask,
    output wire [31:0] owner_data,
    // The wavefront's pass is over: all its entries go.
    input  wire flush_valid,
    input  wire [1:0] flush_slot,
    input  wire [1:0] walk_slot,
    input  wire [31:0] walk_lanes_lo,
    input  wire [31:0] walk_lanes_hi,
    // The walk looks at owners: those of the walked lanes, which go and are restored, and whether other lanes of the slot have entries in the word.
    input  wire walk_match,
    output wire [3:0] hits,
    output wire [3:0] restores,
    output wire remains,
    // The walk has visited word, and all words before it.
    input  wire walk_on,
    output wire walk_any,
    output wire [7:0] walk_word,
    // The mark of walk_slot on word goes.
    input  wire walk_release
);
    reg  [3:0] given;
    reg  [1:0] given_slot;
    wire [3:0] entries_marks;
    wire entries_set_valid;
    wire [1:0] item_slot, slot;
    wire [3:0] live, busy;
    wire [1:0] spare;
    wire [31:0] owner;
    wire [3:0] of_slot;
    wire [7:0] recorded;
    wire [19:0] lane;
    wire [3:0] chosen;
    wire [1:0] recorded_slot;
    wire valid;
    wire [3:0] stale, accessed;
    wire [7:0] renamed;
    wire [31:0] new_owner;
    (* maybe_unused *) wire unused;
    assign unused = &{busy[3]};
    genvar g;

    word_marks entries (
        .clock(clock),
        .clear(clear),
        .word(word),
        .marks(entries_marks),
        .set_valid(entries_set_valid),
        .set_slot(item_slot),
        .unset_valid(walk_release),
        .unset_slot(walk_slot),
        .flush_valid(flush_valid),
        .flush_slot(flush_slot),
        .scan_slot(walk_slot),
        .scan_on(walk_on),
        .scan_any(walk_any),
        .scan_word(walk_word)
    );

    assign item_slot = work_item[7:6];
    assign slot = walk_match ? walk_slot : item_slot;

    for (g = 0; g < 4; g = g + 1) begin : gen_live
        assign live[g] = entries_marks[g] & group[g];
    end

    assign busy = live | (4'd1 << slot);
    assign spare =
        !busy[0] ? 2'd0 :
        !busy[1] ? 2'd1 :
        !busy[2] ? 2'd2 :
        2'd3;
    assign owner = owners;

    for (g = 0; g < 4; g = g + 1) begin : gen_of_slot
        assign of_slot[g] = owner[8 * g + 6 +: 2] == slot;
    end

    assign recorded =
        owner_byte == 2'd3 ? owner[3*8 +: 8] :
        owner_byte == 2'd2 ? owner[2*8 +: 8] :
        owner_byte == 2'd1 ? owner[1*8 +: 8] :
        owner[0*8 +: 8];

    for (g = 0; g < 4; g = g + 1) begin : gen_lane
        assign lane[5 * g +: 5] = owner[8 * g +: 5];
        assign chosen[g] = owner[8 * g + 5] ? walk_lanes_hi[lane[5 * g +: 5]] : walk_lanes_lo[lane[5 * g +: 5]];
    end

    assign recorded_slot = recorded[7:6];
    assign valid = live[recorded_slot];
    assign conflict = valid & (recorded != work_item);
    assign own = !valid;
    assign backup = !valid;
    assign stale = live[slot] ? 4'd0 : of_slot;
    assign entries_set_valid = check_valid & !valid;
    assign hits = of_slot & chosen;
    assign restores = hits;
    assign remains = |(of_slot & ~chosen);

    function automatic [3:0] accessed_of(input reg [1:0] in_owner_byte);
        begin
            accessed_of = 4'd0;
            accessed_of[in_owner_byte] = 1'b1;
        end
    endfunction
    assign accessed = accessed_of(owner_byte);

    function automatic [3:0] owner_mask_of(input reg [3:0] in_given, input reg [3:0] in_accessed,
            input reg in_walk_match, input reg in_remains, input reg [3:0] in_hits);
        begin
            owner_mask_of = in_given | in_accessed;
            if (in_walk_match) begin
                owner_mask_of = 4'd0;
                if (in_remains) owner_mask_of = in_hits;
            end
        end
    endfunction
    assign owner_mask = owner_mask_of(given, accessed, walk_match, remains, hits);
    assign renamed = walk_match ? {6'd0, spare} << 6 : {6'd0, given_slot} << 6;

    for (g = 0; g < 4; g = g + 1) begin : gen_new_owner
        assign new_owner[8 * g +: 8] = !walk_match & accessed[g] ? work_item : renamed;
    end

    assign owner_data = {24'd0, new_owner[0*8 +: 8]} | ({24'd0, new_owner[1*8 +: 8]} << 8) | ({24'd0,
            new_owner[2*8 +: 8]} << 16) | ({24'd0, new_owner[3*8 +: 8]} << 24);

    always @(posedge clock) begin
        if (check_valid) begin
            given <= stale;
            given_slot <= spare;
        end
    end

    initial begin
        given = 4'd0; given_slot = 2'd0;
    end
endmodule
