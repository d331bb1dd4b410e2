// The detector at full size beside the paper's table, on one row of a bank: any, of any work-group.
//
// What the shadow memory does is played here: it knows the owner byte of an entry, walks as long as rows are proposed, and takes each. A
// work-group has the groups of four rows from `first` to `last`; others have others, of which the same is assumed. Proved:
// - an access conflicts if another work-item of the group has the row's bit in its signature, and is a repeated one exactly if it has an
//   entry of the row (3.3, both stages);
// - a row that a walk comes to has an entry of a lane that is walked, and a walk ends when there is none left: it takes a cycle an entry;
// - no entry outlives a walk over its lane, or a flush of its slot.
module wrapper (
    input wire clock,
    input wire clear,
    input wire check_valid,
    input wire [7:0] check_row,
    input wire [7:0] other_owner,
    input wire check_write,
    input wire [7:0] work_item,
    input wire [3:0] other_group,
    input wire [5:0] other_first,
    input wire [5:0] other_last,
    input wire flush_valid,
    input wire [1:0] flush_slot,
    input wire walk_start,
    input wire [1:0] walk_slot,
    input wire [63:0] lanes,
    input wire [7:0] any_row,
    input wire [3:0] any_group,
    input wire [5:0] any_first,
    input wire [5:0] any_last
);
    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    // The row that is watched, the slots of its work-group, and where that lies.
    reg [7:0] row;
    reg [3:0] group;
    reg [5:0] first, last;
    always @(posedge clock) if (!started) begin
        row <= any_row;
        group <= any_group;
        first <= any_first;
        last <= any_last;
    end
    always @(*) assume (any_last < 58 & any_first <= any_row[7:2] & any_row[7:2] <= any_last);

    // The walk in progress: whether it has taken a row, and which last.
    reg walking = 0;
    reg [7:0] after;
    wire visits = walk_start | walking;
    wire walk_any;
    wire [7:0] walk_row;
    wire takes = visits & walk_any;
    wire ends = visits & !walk_any;
    wire takes_it = takes & walk_row == row & group[walk_slot];
    always @(posedge clock) begin
        walking <= takes & !clear;
        if (takes)
            after <= walk_row;
    end
    reg [1:0] last_slot;
    reg [63:0] last_lanes;
    always @(posedge clock) begin
        last_slot <= walk_slot;
        last_lanes <= lanes;
    end
    always @(*) if (walking) assume (walk_slot == last_slot & lanes == last_lanes);

    // The sequencer: no access is decided in a walk, and a slot is flushed in one only if it is walked, in the last cycle.
    always @(*) if (visits) assume (!check_valid & (!flush_valid | (ends & flush_slot == walk_slot)));
    // An access of the slot is over when it is flushed.
    wire [1:0] slot = work_item[7:6];
    always @(*) if (check_valid) assume (!flush_valid | flush_slot != slot);
    // Work-groups share no slot and no row.
    wire ours = group[slot];
    always @(*) if (check_valid) begin
        if (ours)
            assume (first <= check_row[7:2] & check_row[7:2] <= last);
        else
            assume ((check_row[7:2] < first | check_row[7:2] > last) & other_group[slot] & !(|(other_group & group)));
    end
    wire ours_goes = group[flush_valid ? flush_slot : walk_slot];
    always @(*) if (!ours_goes) assume (other_last < first | other_first > last);

    reg entry;
    reg [7:0] owner;
    wire here = check_row == row;
    wire conflict, backup, own;
    bloom_filter unit (
        .clock(clock),
        .clear(clear),
        .check_valid(check_valid),
        .check_row(check_row),
        .check_owner(here & entry ? owner : other_owner),
        .check_write(check_write),
        .work_item(work_item),
        .group(ours ? group : other_group),
        .conflict(conflict),
        .backup(backup),
        .own(own),
        .flush_valid(flush_valid),
        .flush_slot(flush_slot),
        .region_first({2'd0, ours_goes ? first : other_first}),
        .region_last({2'd0, ours_goes ? last : other_last}),
        .walk_slot(walk_slot),
        .walk_lanes_lo(lanes[31:0]),
        .walk_lanes_hi(lanes[63:32]),
        .walk_on(walking),
        .walk_after(after),
        .walk_any(walk_any),
        .walk_row(walk_row),
        .walk_take(takes),
        .walk_release(walking),
        .release_row(after),
        .walk_end(ends)
    );

    // The signatures of the row's class, and the entry of the row, as the paper has them.
    reg [63:0] signs_0, signs_1, signs_2, signs_3;
    wire [2:0] class = row[2:0];
    wire in_class = check_row[2:0] == class;
    wire [63:0] own_bit = 64'd1 << work_item[5:0];
    wire [255:0] signs = {signs_3, signs_2, signs_1, signs_0};
    wire [63:0] asked = signs[64 * slot +: 64];
    wire [3:0] others = {
        |(signs_3 & ~(slot == 3 ? own_bit : 64'd0)),
        |(signs_2 & ~(slot == 2 ? own_bit : 64'd0)),
        |(signs_1 & ~(slot == 1 ? own_bit : 64'd0)),
        |(signs_0 & ~(slot == 0 ? own_bit : 64'd0))
    };
    wire conflicts = |(others & (ours ? group : other_group));
    wire repeated = entry & owner == work_item;
    wire sets = check_valid & in_class & !conflicts;
    wire [3:0] set_slots = sets ? 4'd1 << slot : 4'd0;
    wire [3:0] end_slots = ends ? 4'd1 << walk_slot : 4'd0;
    wire [3:0] flush_slots = clear ? 4'd15 : flush_valid ? 4'd1 << flush_slot : 4'd0;
    wire of_walk = owner[7:6] == walk_slot & lanes[owner[5:0]];
    always @(posedge clock) begin
        signs_0 <= flush_slots[0] ? 64'd0 : (signs_0 & ~(end_slots[0] ? lanes : 64'd0)) | (set_slots[0] ? own_bit : 64'd0);
        signs_1 <= flush_slots[1] ? 64'd0 : (signs_1 & ~(end_slots[1] ? lanes : 64'd0)) | (set_slots[1] ? own_bit : 64'd0);
        signs_2 <= flush_slots[2] ? 64'd0 : (signs_2 & ~(end_slots[2] ? lanes : 64'd0)) | (set_slots[2] ? own_bit : 64'd0);
        signs_3 <= flush_slots[3] ? 64'd0 : (signs_3 & ~(end_slots[3] ? lanes : 64'd0)) | (set_slots[3] ? own_bit : 64'd0);
        if (sets & here & ours & !repeated) begin
            entry <= 1;
            owner <= work_item;
        end
        if (takes_it | flush_slots[owner[7:6]] | clear)
            entry <= sets & here & ours & !repeated & !clear;
    end

    always @(*) if (started) begin
        if (check_valid & in_class & ours) begin
            assert (conflict == conflicts);
            if (here)
                assert (own == (!conflicts & !repeated) & backup == own);
        end
        if (takes_it)
            assert (entry & of_walk);
        if (ends & entry)
            assert (!of_walk);
        if (takes & group[walk_slot] & walk_row[2:0] == class)
            assert (first <= walk_row[7:2] & walk_row[7:2] <= last);
    end

    // What is assumed leaves room for all this.
    always @(*) if (started) begin
        cover (check_valid & here & ours & conflicts);
        cover (check_valid & here & ours & repeated);
        cover (takes_it & walking & after[2:0] == class);
        cover (takes_it & walking & after[2:0] != class);
        cover (ends & entry);
        cover (flush_valid & entry & group[flush_slot] & flush_slot != owner[7:6]);
        cover (entry & !ours_goes & takes & walk_row[2:0] == class);
    end

`ifndef PROPERTIES_ONLY
    (* hierconn *) wire [7:0] \unit.signatures.signs_valid0 , \unit.signatures.signs_valid1 ,
        \unit.signatures.signs_valid2 , \unit.signatures.signs_valid3 ;
    `KEPT_LANES
    (* hierconn *) wire [28:0] \unit.entries.class0 , \unit.entries.class1 , \unit.entries.class2 , \unit.entries.class3 ,
        \unit.entries.class4 , \unit.entries.class5 , \unit.entries.class6 , \unit.entries.class7 ;
    wire [28:0] marks = class == 0 ? \unit.entries.class0 : class == 1 ? \unit.entries.class1 :
            class == 2 ? \unit.entries.class2 : class == 3 ? \unit.entries.class3 : class == 4 ? \unit.entries.class4 :
            class == 5 ? \unit.entries.class5 : class == 6 ? \unit.entries.class6 : \unit.entries.class7 ;
    wire [3:0] has = {\unit.signatures.signs_valid3 [class], \unit.signatures.signs_valid2 [class],
        \unit.signatures.signs_valid1 [class], \unit.signatures.signs_valid0 [class]};
    wire [23:0] kept = {lane_3, lane_2, lane_1, lane_0};
    // The rows of the class that are the work-group's, and those of them that the walk has not passed.
    wire [28:0] region, ahead;
    genvar g;
    for (g = 0; g < 29; g = g + 1) begin : gen_region
        assign region[g] = first <= 2 * g + class[2] & 2 * g + class[2] <= last;
        assign ahead[g] = g > after[7:3];
    end
    // A walk of the group is in the class.
    wire in_walk = walking & group[walk_slot] & after[2:0] == class;
    integer s;
    reg [63:0] its_signs;
    reg [5:0] its_lane;
    always @(*) if (started) begin
        assert (first <= row[7:2] & row[7:2] <= last & last < 58);
        for (s = 0; s < 4; s = s + 1) begin
            its_signs = signs[64 * s +: 64];
            its_lane = kept[6 * s +: 6];
            // A slot has the class's bit once at most. The unit clears it with the last row that a walk takes.
            if (has[s])
                assert (its_signs == 64'd1 << its_lane);
            else
                assert (!(|its_signs) | (walking & walk_slot == s & !(|(its_signs & ~lanes))));
            // While it has, there is a row.
            if (group[s] & has[s]) begin
                assert (|(marks & region));
                if (in_walk & walk_slot == s)
                    assert (lanes[its_lane] & |(marks & region & ahead));
            end
        end
        // A walk leaves no class behind.
        if (walking & has[walk_slot] & lanes[kept[6 * walk_slot +: 6]])
            assert (after[2:0] <= class);
        // One slot of a group has the bit.
        assert (!(|(has & group & ((has & group) - 4'd1))));
        // The row's mark, and who is known by it.
        if (entry)
            assert (group[owner[7:6]] & has[owner[7:6]] & kept[6 * owner[7:6] +: 6] == owner[5:0]);
        if (entry)
            assert (!(in_walk & row[7:3] <= after[7:3]));
        assert (marks[row[7:3]] == (entry | (in_walk & row[7:3] <= after[7:3] & has[walk_slot] & marks[row[7:3]])));
    end
`endif
endmodule
