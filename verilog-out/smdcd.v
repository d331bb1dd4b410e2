// smdcd: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Shared-modified directory (SMDCD), one bank: DCD that lets transactions read together.
//
// LocalTM-directory, section 3 and Table 1(b). S = several work-items read the variable, M = its owner wrote it; one without an
// entry is the table's "unset" (S,M = 1,1):
//
// | S,M | owner | read | write |
// | --- | --- | --- | --- |
// | unset | - | own, 0,0 | back up, own, 0,1 |
// | 0,0 | the accessing work-item | proceed | back up, 0,1 |
// | 0,0 | another | 1,0 | conflict |
// | 1,0 | any | proceed | conflict |
// | 0,1 | the accessing work-item | proceed | proceed |
// | 0,1 | another | conflict | conflict |
//
// Repaired. The paper deletes an entry with its owner, even when other readers still rely on it; a third transaction may then write the
// word and commit between two reads of such a reader, which is not serialisable (smdcd_rows has that design, too).
// In this unit an S = 1 entry stays until no transaction that could have read it runs: an abort never removes it, and a wavefront is no reader
// any more when its pass ends (commit or retry).
//
// Marks are those of Dcd: one for each wavefront slot and owner word. Who owns or reads a variable says its owner byte:
//
// | S | owner byte | live if |
// | --- | --- | --- |
// | 0 | the owner: slot in bits 7..6, lane in bits 5..0 | its slot has a mark on the word |
// | 1 | a bit for each slot with a reader, in bits 3..0 | one of those slots has a mark on the word |
//
// A mark says the same of all bytes. So when a slot makes its first entry in a word, it is taken out of the bytes that name it there: it
// reads no more, and a byte that it owned becomes one that nobody reads (S = 1, no bits); if no slot has a mark on the word, all other bytes become
// that, whatever they and their S,M hold. A walk does it with entries that go, if others of the slot stay in the word; if none stays, the
// mark goes. A mark is set exactly while its slot has a live byte in the word.
//
// Two lanes of one wavefront that touch one word reach the bank one after the other; the second loses unless both read.
//
// Latency 0 for the decision, 1 cycle for its effect; a decision a cycle. owner_mask and owner_data, what is written to the owner word, are
// those of the last check, or in a cycle with walk_match of the walk. Same-cycle priority:
// clear, flush, walk_release, then the effect of a check. In a cycle with walk_match there is no check.
//
// Marks and S,M bits of SLOTS wavefronts, at most 4.
// Here SLOTS = 4, SLOT_BITS = 2, STATE_BITS = 8.
module smdcd (
    input  wire clock,
    input  wire clear,
    input  wire check_valid,
    input  wire check_write,
    // The owner word, by a number that no other work-group has, and as read; and the byte of the accessed variable.
    input  wire [7:0] word,
    input  wire [31:0] owners,
    input  wire [1:0] owner_byte,
    input  wire [7:0] work_item,
    // Slots of the accessing or walked wavefront's work-group.
    input  wire [3:0] group,
    output wire conflict,
    output wire backup,
    output wire own,
    // Bytes of the owner word that change, and their values.
    output wire [3:0] owner_mask,
    output wire [31:0] owner_data,
    // The wavefront's pass is over: all its entries go.
    input  wire flush_valid,
    input  wire [1:0] flush_slot,
    input  wire [1:0] walk_slot,
    input  wire [31:0] walk_lanes_lo,
    input  wire [31:0] walk_lanes_hi,
    // The walk looks at owners: entries of the walked lanes, which go, those of them that they wrote, and whether others of the slot stay.
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
    reg  [3:0] new_bytes;
    reg  becomes_owner;
    reg  [15:0] new_readers;
    wire [3:0] entries_marks;
    wire entries_set_valid;
    wire [1:0] item_slot;
    wire [3:0] bits_shared, bits_modified, bits_write_places, bits_write_shared, bits_write_modified;
    wire [1:0] slot;
    wire [3:0] slot_bit, live;
    wire [31:0] owner;
    wire [3:0] owned, read, accessed;
    wire [7:0] recorded;
    wire [19:0] lane;
    wire [3:0] chosen;
    wire shared, modified;
    wire [3:0] owner_bit, readers;
    wire valid, mine;
    wire [3:0] joined;
    wire proceeds, writes, first;
    wire [3:0] dropped, stale;
    wire [15:0] kept;
    wire [31:0] new_byte;
    genvar g;

    smdcd_entries entries (
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

    row_state_owner_words bits (
        .clock(clock),
        .row(word),
        .shared(bits_shared),
        .modified(bits_modified),
        .write_places(bits_write_places),
        .write_shared(bits_write_shared),
        .write_modified(bits_write_modified)
    );

    assign item_slot = work_item[7:6];
    assign slot = walk_match ? walk_slot : item_slot;

    function automatic [3:0] slot_bit_of(input reg [1:0] in_slot);
        begin
            slot_bit_of = 4'd0;
            slot_bit_of[in_slot] = 1'b1;
        end
    endfunction
    assign slot_bit = slot_bit_of(slot);

    for (g = 0; g < 4; g = g + 1) begin : gen_live
        assign live[g] = entries_marks[g] & group[g];
    end

    assign owner = owners;

    for (g = 0; g < 4; g = g + 1) begin : gen_owned
        assign owned[g] = !bits_shared[g] & (owner[8 * g + 6 +: 2] == slot);
        assign read[g] = bits_shared[g] & (|(owner[8 * g +: 4] & slot_bit));
    end

    function automatic [3:0] accessed_of(input reg [1:0] in_owner_byte);
        begin
            accessed_of = 4'd0;
            accessed_of[in_owner_byte] = 1'b1;
        end
    endfunction
    assign accessed = accessed_of(owner_byte);
    assign recorded =
        owner_byte == 2'd3 ? owner[3*8 +: 8] :
        owner_byte == 2'd2 ? owner[2*8 +: 8] :
        owner_byte == 2'd1 ? owner[1*8 +: 8] :
        owner[0*8 +: 8];

    for (g = 0; g < 4; g = g + 1) begin : gen_lane
        assign lane[5 * g +: 5] = owner[8 * g +: 5];
        assign chosen[g] = owner[8 * g + 5] ? walk_lanes_hi[lane[5 * g +: 5]] : walk_lanes_lo[lane[5 * g +: 5]];
    end

    assign shared = |(bits_shared & accessed);
    assign modified = |(bits_modified & accessed);

    function automatic [3:0] owner_bit_of(input reg [1:0] in_recorded);
        begin
            owner_bit_of = 4'd0;
            owner_bit_of[in_recorded] = 1'b1;
        end
    endfunction
    assign owner_bit = owner_bit_of(recorded[7:6]);
    assign readers = shared ? recorded[3:0] & live : owner_bit & live;
    assign valid = |readers;
    assign mine = !shared & (recorded == work_item);
    assign joined = readers | slot_bit;
    assign conflict = valid & !mine & (check_write | (modified & !shared));
    assign backup = !valid ? check_write : mine & check_write & !modified;
    assign own = valid & !mine & !(check_write | (modified & !shared)) ? !shared | (joined != readers) : !valid;
    assign proceeds = check_valid & !conflict;
    assign writes = proceeds & (own | backup);
    assign first = !(|(live & slot_bit));
    assign dropped = !(|live) ? 4'd15 : owned;
    assign stale = first ? (dropped | read) & ~accessed : 4'd0;

    for (g = 0; g < 4; g = g + 1) begin : gen_kept
        assign kept[4 * g +: 4] = dropped[g] ? 4'd0 : owner[8 * g +: 4] & ~slot_bit;
    end

    assign entries_set_valid = proceeds & own;
    assign bits_write_places =
        walk_match & remains ? hits :
        writes ? accessed | (stale & dropped) :
        4'd0;

    function automatic [3:0] bits_write_shared_of(input reg [3:0] in_dropped, input reg in_writes, input reg in_valid,
            input reg in_mine, input reg [3:0] in_accessed);
        begin
            bits_write_shared_of = in_dropped;
            if (in_writes) begin
                if (!in_valid | in_mine) bits_write_shared_of = in_dropped & ~in_accessed;
                else bits_write_shared_of = in_dropped | in_accessed;
            end
        end
    endfunction
    assign bits_write_shared = bits_write_shared_of(dropped, writes, valid, mine, accessed);
    assign bits_write_modified = writes & check_write ? accessed : 4'd0;
    assign hits = owned & chosen;
    assign restores = hits & bits_modified;
    assign remains = (|(owned & ~chosen)) | (|read);

    function automatic [3:0] owner_mask_of(input reg [3:0] in_new_bytes, input reg in_walk_match, input reg in_remains,
            input reg [3:0] in_hits);
        begin
            owner_mask_of = in_new_bytes;
            if (in_walk_match) begin
                owner_mask_of = 4'd0;
                if (in_remains) owner_mask_of = in_hits;
            end
        end
    endfunction
    assign owner_mask = owner_mask_of(new_bytes, walk_match, remains, hits);

    function automatic [7:0] new_byte_of(input reg in_walk_match, input reg [3:0] in_new_readers,
            input reg in_becomes_owner, input reg in_accessed, input reg [7:0] in_work_item);
        begin
            new_byte_of = 8'd0;
            if (!in_walk_match) begin
                new_byte_of = {4'd0, in_new_readers};
                if (in_becomes_owner & in_accessed) new_byte_of = in_work_item;
            end
        end
    endfunction

    for (g = 0; g < 4; g = g + 1) begin : gen_new_byte
        assign new_byte[8 * g +: 8] = new_byte_of(walk_match, new_readers[4 * g +: 4], becomes_owner, accessed[g],
                work_item);
    end

    assign owner_data = {24'd0, new_byte[0*8 +: 8]} | ({24'd0, new_byte[1*8 +: 8]} << 8) | ({24'd0, new_byte[2*8 +: 8]}
            << 16) | ({24'd0, new_byte[3*8 +: 8]} << 24);

    always @(posedge clock) begin : at_clock
        integer i;
        if (proceeds) begin
            new_bytes <= accessed | stale;
            becomes_owner <= !valid;
        end
        for (i = 0; i < 4; i = i + 1) begin
            if (proceeds) begin
                new_readers[4 * i +: 4] <= kept[4 * i +: 4];
                if (accessed[i]) new_readers[4 * i +: 4] <= joined;
            end
        end
    end

    initial begin
        new_bytes = 4'd0; becomes_owner = 1'b0; new_readers = 16'd0;
    end
endmodule
