// The directory at full size beside the table of the paper, on one owner word: any of the 57, of any work-group.
//
// What the shadow memory does with the word is played here: it writes the bytes that the directory says, of a check some cycles later and
// before anything else is looked at, of a walk in the same cycle. At first the word holds anything. Proved:
// - an access conflicts, and is a new entry, as V and owner of its variable say in the table (Table 1(a));
// - a walk finds the entries of its lanes, and whether others of its slot stay;
// - a slot has a mark on the word exactly while it has an entry in it: so a walk visits no other words, and none twice;
// - whenever bytes are renamed, the slot that they get has no mark on the word, and is not the slot that loses them.
module wrapper (
    input wire clock,
    input wire clear,
    input wire check_valid,
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
    always @(*) assume (any_word < 57);

    // Of the access or walk. A slot of another work-group has another word of this number.
    wire [1:0] slot = walk_match ? walk_slot : work_item[7:6];
    wire ours = group[slot] & word == watched;
    reg [31:0] owners;
    wire conflict, backup, own, remains, walk_any;
    wire [3:0] hits, restores, owner_mask;
    wire [31:0] owner_data;
    wire [7:0] walk_word;
    wire release_mark = walk_match & |hits & !remains;
    dcd unit (
        .clock(clock),
        .clear(clear),
        .check_valid(check_valid),
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
    (* hierconn *) wire [1:0] \unit.spare ;
    wire [3:0] stale = \unit.stale & ~(4'd1 << owner_byte);
    wire [1:0] spare = \unit.spare ;
    (* hierconn *) wire [56:0] \unit.entries.plane0 , \unit.entries.plane1 , \unit.entries.plane2 , \unit.entries.plane3 ;
    wire [5:0] place = watched[5:0];
    wire [3:0] marks = {
        \unit.entries.plane3 [place], \unit.entries.plane2 [place], \unit.entries.plane1 [place], \unit.entries.plane0 [place]
    };

    // Work-groups have no slot in common. A walk matches the words that it was told, one access or walk at a time, and what it flushes it
    // has done with.
    wire [3:0] own_marks = {
        marks[3] & group[3], marks[2] & group[2], marks[1] & group[1], marks[0] & group[0]
    };
    always @(*) begin
        assume (group[slot] | !(other_group & group));
        assume (!(walk_match & check_valid));
        assume (!(walk_match & ours & !own_marks[walk_slot]));
        assume (!(flush_valid & check_valid & flush_slot == work_item[7:6]));
        assume (!(flush_valid & walk_match & (|hits | flush_slot != walk_slot)));
    end

    // The word is still to be written, for the last access.
    reg pending = 0;
    reg [17:0] last_access;
    always @(posedge clock) begin
        pending <= ((check_valid & ours & own) | (pending & write_later)) & !clear;
        last_access <= {word, owner_byte, work_item};
    end
    always @(*) if (pending) begin
        assume (!check_valid & !walk_match & last_access == {word, owner_byte, work_item});
        assume (!(flush_valid & flush_slot == work_item[7:6]));
    end

    // The table: V and owner of each variable of the word.
    reg [3:0] valid = 0;
    reg [31:0] owner;
    wire is_valid = valid[owner_byte];
    wire [7:0] its_owner = owner[8 * owner_byte+:8];
    wire checks = check_valid & ours;
    wire matches = walk_match & ours;
    reg [3:0] of_slot, of_lanes, entries;
    integer j, s;
    always @(*) begin
        entries = 0;
        for (j = 0; j < 4; j = j + 1) begin
            of_slot[j] = valid[j] & owner[8 * j + 6+:2] == slot;
            of_lanes[j] = of_slot[j] & walk_lanes[owner[8 * j+:6]];
            for (s = 0; s < 4; s = s + 1)
                if (valid[j] & owner[8 * j + 6+:2] == s)
                    entries[s] = 1;
        end
    end
    always @(posedge clock) begin
        for (j = 0; j < 4; j = j + 1) begin
            if (matches & of_lanes[j])
                valid[j] <= 0;
            if (flush_valid & owner[8 * j + 6+:2] == flush_slot)
                valid[j] <= 0;
            if (checks & !is_valid & owner_byte == j) begin
                valid[j] <= 1;
                owner[8 * j+:8] <= work_item;
            end
        end
        if (clear)
            valid <= 0;
    end

    // The word in the array, and as it is when it has been written.
    wire renames = matches & remains & |hits;
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
            assert (conflict == (is_valid & its_owner != work_item));
            assert (own == !is_valid & backup == !is_valid);
        end
        if (matches) begin
            assert (hits == of_lanes & restores == of_lanes);
            assert (remains == |(of_slot & ~of_lanes));
        end
        assert (own_marks == entries);
        if ((checks & own & |stale) | renames)
            assert (!own_marks[spare] & spare != slot);
    end

    // What is assumed leaves room for all this.
    always @(*) if (started) begin
        cover (checks & own & |stale & own_marks[0] & own_marks[1]);
        cover (renames & own_marks[0] & own_marks[1] & own_marks[2]);
        cover (checks & conflict & group == 15 & &own_marks);
        cover (matches & hits == 4'd15);
    end

`ifndef PROPERTIES_ONLY
    // A byte is live if its slot has a mark, and then it is the owner of a valid variable; no other is.
    always @(*) if (started) begin
        assert (watched < 57);
        for (j = 0; j < 4; j = j + 1) begin
            assert (valid[j] == own_marks[stored[8 * j + 6+:2]]);
            if (valid[j])
                assert (stored[8 * j+:8] == owner[8 * j+:8] & group[owner[8 * j + 6+:2]]);
        end
    end
`endif
endmodule
