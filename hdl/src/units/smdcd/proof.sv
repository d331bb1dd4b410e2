// The directory at full size beside the table of the paper, on one owner word: any of the 58.
//
// In the table each variable has S, M, an owner, and the set of slots that have an entry: nobody's bits and bytes mean anything, and an
// entry goes with its slot. What the shadow memory does with the word is played here: it writes the bytes that the directory says, of a
// check some cycles later and before anything else is looked at, of a walk in the same cycle. At first the word and S,M hold anything. Proved:
// - an access conflicts, is backed up and is recorded as the table says (Table 1(b), repaired);
// - a walk finds the entries that the lanes own, those of them that they wrote, and whether others of the slot stay;
// - a slot has a mark on the word exactly while it has an entry in it: so a walk visits no other words, and none twice.
module wrapper (
    input wire clock,
    input wire clear,
    input wire check_valid,
    input wire check_write,
    input wire [7:0] word,
    input wire [31:0] other_owners,
    input wire [1:0] owner_byte,
    input wire [7:0] work_item,
    input wire [3:0] other_group,
    input wire flush_valid,
    input wire [1:0] flush_slot,
    input wire [1:0] walk_slot,
    input wire [63:0] walk_lanes,
    input wire walk_match,
    input wire walk_on,
    input wire write_later,
    input wire [7:0] any_word,
    input wire [3:0] any_group,
    input wire [31:0] any_owners
);
    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    // The word that is watched, and the slots of its work-group.
    reg [7:0] watched;
    reg [3:0] group;
    always @(posedge clock) if (!started) begin
        watched <= any_word;
        group <= any_group;
    end
    always @(*) assume (any_word < 58);

    // Of the access or walk. Work-groups have no slot and no word in common.
    wire [1:0] slot = walk_match ? walk_slot : work_item[7:6];
    wire ours = word == watched;
    reg [31:0] owners;
    wire conflict, backup, own, remains, walk_any;
    wire [3:0] hits, restores, owner_mask;
    wire [31:0] owner_data;
    wire [7:0] walk_word;
    wire release_mark = walk_match & |hits & !remains;
    smdcd unit (
        .clock(clock),
        .clear(clear),
        .check_valid(check_valid),
        .check_write(check_write),
        .word(word),
        .owners(ours ? owners : other_owners),
        .owner_byte(owner_byte),
        .work_item(work_item),
        .group(group[slot] ? group : other_group),
        .conflict(conflict),
        .backup(backup),
        .own(own),
        .owner_mask(owner_mask),
        .owner_data(owner_data),
        .flush_valid(flush_valid),
        .flush_slot(flush_slot),
        .walk_slot(walk_slot),
        .walk_lanes_lo(walk_lanes[31:0]),
        .walk_lanes_hi(walk_lanes[63:32]),
        .walk_match(walk_match),
        .hits(hits),
        .restores(restores),
        .remains(remains),
        .walk_on(walk_on),
        .walk_any(walk_any),
        .walk_word(walk_word),
        .walk_release(release_mark)
    );

    (* hierconn *) wire [3:0] \unit.stale ;
    wire [3:0] stale = \unit.stale ;
    (* hierconn *) wire [57:0] \unit.entries.plane0 , \unit.entries.plane1 , \unit.entries.plane2 , \unit.entries.plane3 ;
    (* hierconn *) wire [463:0] \unit.bits.sm_bits ;
    wire [5:0] place = watched[5:0];
    wire [3:0] marks = {
        \unit.entries.plane3 [place], \unit.entries.plane2 [place], \unit.entries.plane1 [place], \unit.entries.plane0 [place]
    };
    wire [7:0] sm_bits = \unit.bits.sm_bits [8 * place+:8];
    wire [3:0] s_bits = sm_bits[3:0];
    wire [3:0] m_bits = sm_bits[7:4];

    // A walk matches the words that it was told, one access or walk at a time, and what it flushes it has done with.
    wire [3:0] own_marks = marks & group;
    always @(*) begin
        assume (group[slot] ? 1 : !(other_group & group) & !ours);
        assume (word < 58);
        assume (!(walk_match & check_valid));
        assume (!(walk_match & ours & !own_marks[walk_slot]));
        assume (!(flush_valid & check_valid & flush_slot == work_item[7:6]));
        assume (!(flush_valid & walk_match & (|hits | flush_slot != walk_slot)));
    end

    // The word is still to be written, for the last access.
    reg pending = 0;
    reg [17:0] last_access;
    always @(posedge clock) begin
        pending <= ((check_valid & ours & !conflict & own) | (pending & write_later)) & !clear;
        last_access <= {word, owner_byte, work_item};
    end
    always @(*) if (pending) begin
        assume (!check_valid & !walk_match & last_access == {word, owner_byte, work_item});
        assume (!(flush_valid & flush_slot == work_item[7:6]));
    end

    // The table: of each variable of the word the slots with an entry, S and M, and its owner.
    reg [15:0] entries = 0;
    reg [3:0] shared, modified;
    reg [31:0] owner;
    wire [3:0] its_entries = entries[4 * owner_byte+:4];
    wire its_shared = shared[owner_byte];
    wire its_modified = modified[owner_byte];
    wire unset = !its_entries;
    wire mine = !its_shared & owner[8 * owner_byte+:8] == work_item;
    wire loses = !unset & !mine & (check_write | (its_modified & !its_shared));
    wire joins = !unset & !mine & !check_write & !(its_modified & !its_shared);
    wire checks = check_valid & ours;
    wire matches = walk_match & ours;
    reg [3:0] owned, reads, of_lanes, slots_in;
    integer j, s;
    always @(*) begin
        slots_in = entries[3:0] | entries[7:4] | entries[11:8] | entries[15:12];
        for (j = 0; j < 4; j = j + 1) begin
            owned[j] = entries[4 * j + slot] & !shared[j];
            reads[j] = entries[4 * j + slot] & shared[j];
            of_lanes[j] = owned[j] & walk_lanes[owner[8 * j+:6]];
        end
    end
    always @(posedge clock) begin
        for (j = 0; j < 4; j = j + 1) begin
            if (matches & of_lanes[j])
                entries[4 * j + slot] <= 0;
            if (flush_valid)
                entries[4 * j + flush_slot] <= entries[4 * j + flush_slot] & !group[flush_slot];
            if (checks & !loses & owner_byte == j) begin
                entries[4 * j + slot] <= 1;
                if (unset) begin
                    shared[j] <= 0;
                    modified[j] <= check_write;
                    owner[8 * j+:8] <= work_item;
                end
                if (mine & check_write)
                    modified[j] <= 1;
                if (joins) begin
                    shared[j] <= 1;
                    modified[j] <= 0;
                end
            end
        end
        if (clear)
            entries <= 0;
    end

    // The word in the array, and as it is when it has been written.
    reg [31:0] stored;
    always @(*)
        for (j = 0; j < 4; j = j + 1)
            stored[8 * j+:8] = pending & owner_mask[j] ? owner_data[8 * j+:8] : owners[8 * j+:8];
    always @(posedge clock) begin
        for (j = 0; j < 4; j = j + 1)
            if (((pending & !write_later) | matches) & owner_mask[j])
                owners[8 * j+:8] <= owner_data[8 * j+:8];
        if (!started)
            owners <= any_owners;
    end

    always @(*) if (started) begin
        if (checks) begin
            assert (conflict == loses);
            if (!loses) begin
                assert (backup == (check_write & (unset | !its_modified)));
                assert (own == (unset | (joins & !(its_shared & its_entries[slot]))));
            end
        end
        if (matches) begin
            assert (hits == of_lanes);
            assert (restores == (of_lanes & modified));
            assert (remains == |((owned & ~of_lanes) | reads));
        end
        assert (own_marks == slots_in);
    end

    // What is assumed leaves room for all this.
    always @(*) if (started) begin
        cover (checks & joins & its_entries == 4'd13 & !its_entries[slot]);
        cover (checks & loses & its_shared & its_entries[slot]);
        cover (checks & unset & |stale & own_marks[0] & own_marks[1]);
        cover (matches & restores == 4'd5 & hits == 4'd7 & remains);
        cover (matches & hits == 4'd15 & owned == 4'd15 & !modified);
        cover (flush_valid & group[flush_slot] & shared[0] & entries[3:0] == 4'd1 << flush_slot);
    end

`ifndef PROPERTIES_ONLY
    // A slot has an entry if it has a mark and the byte names it, and what has an entry is as the byte and the bits say.
    always @(*) if (started) begin
        assert (watched < 58);
        for (j = 0; j < 4; j = j + 1) begin
            for (s = 0; s < 4; s = s + 1)
                assert (entries[4 * j + s] == (own_marks[s] & (s_bits[j] ? stored[8 * j + s] : stored[8 * j + 6+:2] == s)));
            if (|entries[4 * j+:4]) begin
                assert (shared[j] == s_bits[j]);
                if (!shared[j])
                    assert (modified[j] == m_bits[j] & owner[8 * j+:8] == stored[8 * j+:8]);
            end
        end
    end
`endif
endmodule
