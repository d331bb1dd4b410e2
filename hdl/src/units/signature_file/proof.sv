// The shared filter at full size beside the signatures that it stands for: 4 slots of 64 lanes with 8 bits each, of which it keeps
// one lane a bit and slot.
//
// `class` is any bit of a signature, the same at all times, and `signs_*` are the lanes that have it. Proved: a look-up, a walk,
// what is left after a walk and what a flush is told are those of the signatures, if a bit is set only where nobody else of the group has it, and a slot
// counts among its own group.
module wrapper (
    input wire clock,
    input wire clear,
    input wire [7:0] query_row,
    input wire query_write,
    input wire [1:0] query_slot,
    input wire [5:0] query_lane,
    input wire [3:0] query_group,
    input wire set_valid,
    input wire flush_valid,
    input wire [1:0] flush_slot,
    input wire [1:0] walk_slot,
    input wire [63:0] walk_lanes,
    input wire [7:0] walk_done,
    input wire [2:0] any_class
);
    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    reg [2:0] class;
    always @(posedge clock) class <= started ? class : any_class;

    wire own_hit, other_hit;
    wire [7:0] walk_classes, flush_classes;
    signature_file unit (
        .clock(clock),
        .clear(clear),
        .query_row(query_row),
        .query_write(query_write),
        .query_slot(query_slot),
        .query_lane(query_lane),
        .query_group(query_group),
        .own_hit(own_hit),
        .other_hit(other_hit),
        .set_valid(set_valid),
        .flush_valid(flush_valid),
        .flush_slot(flush_slot),
        .walk_slot(walk_slot),
        .walk_lanes_lo(walk_lanes[31:0]),
        .walk_lanes_hi(walk_lanes[63:32]),
        .walk_classes(walk_classes),
        .walk_done(walk_done),
        .flush_classes(flush_classes)
    );

    // What a bank keeps: a conflict sets nothing, and no access is decided in a walk, which is done with classes that it is in.
    always @(*) if (set_valid) assume (!other_hit & query_group[query_slot] & !(|walk_done));
    always @(*) assume (!(|(walk_done & ~walk_classes)));

    // The signatures of the class, as the paper has them.
    reg [63:0] signs_0, signs_1, signs_2, signs_3;
    wire here = query_row[2:0] == class;
    wire [63:0] own_bit = 64'd1 << query_lane;
    wire [3:0] flushes = clear ? 4'd15 : flush_valid ? 4'd1 << flush_slot : 4'd0;
    wire [3:0] walks = walk_done[class] ? 4'd1 << walk_slot : 4'd0;
    wire [3:0] sets = set_valid & here ? 4'd1 << query_slot : 4'd0;
    always @(posedge clock) begin
        signs_0 <= flushes[0] ? 64'd0 : (signs_0 & ~(walks[0] ? walk_lanes : 64'd0)) | (sets[0] ? own_bit : 64'd0);
        signs_1 <= flushes[1] ? 64'd0 : (signs_1 & ~(walks[1] ? walk_lanes : 64'd0)) | (sets[1] ? own_bit : 64'd0);
        signs_2 <= flushes[2] ? 64'd0 : (signs_2 & ~(walks[2] ? walk_lanes : 64'd0)) | (sets[2] ? own_bit : 64'd0);
        signs_3 <= flushes[3] ? 64'd0 : (signs_3 & ~(walks[3] ? walk_lanes : 64'd0)) | (sets[3] ? own_bit : 64'd0);
    end

    wire [63:0] asked = query_slot == 0 ? signs_0 : query_slot == 1 ? signs_1 : query_slot == 2 ? signs_2 : signs_3;
    wire [63:0] walked = walk_slot == 0 ? signs_0 : walk_slot == 1 ? signs_1 : walk_slot == 2 ? signs_2 : signs_3;
    wire [63:0] flushed = flush_slot == 0 ? signs_0 : flush_slot == 1 ? signs_1 : flush_slot == 2 ? signs_2 : signs_3;
    wire [3:0] others = {
        |(signs_3 & ~(query_slot == 3 ? own_bit : 64'd0)),
        |(signs_2 & ~(query_slot == 2 ? own_bit : 64'd0)),
        |(signs_1 & ~(query_slot == 1 ? own_bit : 64'd0)),
        |(signs_0 & ~(query_slot == 0 ? own_bit : 64'd0))
    };
    always @(*) if (started) begin
        if (here) begin
            assert (own_hit == |(asked & own_bit));
            assert (other_hit == |(others & query_group));
        end
        assert (walk_classes[class] == |(walked & walk_lanes));
        assert (flush_classes[class] == |flushed);
    end

    // What is assumed leaves room for all this.
    always @(*) if (started) begin
        cover (here & other_hit & own_hit);
        cover (&{|signs_0, |signs_1, |signs_2, |signs_3});
        cover (here & set_valid & !own_hit & |asked == 0 & |walked);
    end

`ifndef PROPERTIES_ONLY
    // A slot has the class's bit once at most: that of the lane that the unit keeps.
    (* hierconn *) wire [7:0] \unit.signs_valid0 , \unit.signs_valid1 , \unit.signs_valid2 , \unit.signs_valid3 ;
    `KEPT_LANES
    always @(*) if (started) begin
        assert (signs_0 == (\unit.signs_valid0 [class] ? 64'd1 << lane_0 : 64'd0));
        assert (signs_1 == (\unit.signs_valid1 [class] ? 64'd1 << lane_1 : 64'd0));
        assert (signs_2 == (\unit.signs_valid2 [class] ? 64'd1 << lane_2 : 64'd0));
        assert (signs_3 == (\unit.signs_valid3 [class] ? 64'd1 << lane_3 : 64'd0));
    end
`endif
endmodule
