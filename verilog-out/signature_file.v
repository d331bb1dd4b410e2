// signature_file: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The Bloom signatures of one bank: one signature for each work-item.
//
// LocalTM-Bloom, section 3.3: 256 signatures of 8 bits a bank, one hash, row % 8; all signatures are
// looked up in one cycle. A look-up takes one bit of every work-item's signature, and tells the asker's own from
// everybody else's.
//
//                  +--------------------------+
//  query_row     ->| hash, signatures         |-> own_hit, other_hit (same cycle)
//  query_write   ->|                          |
//  query_slot,   ->|                          |
//  query_lane    ->|                          |
//  query_group   ->|  (only these slots count as others)
//  set_valid     ->|  (sets the asker's bits of the row)
//  flush         ->|  (clears the signatures of a slot)
//  walk_slot,    ->|                          |-> walk_classes: classes of rows whose entries
//  walk_lanes_*  ->|                          |   the chosen lanes may hold (same cycle)
//  walk_clear    ->|  (clears the signatures of the chosen lanes)
//  walk_done     ->|  (clears classes of the walked slot)
//  flush_slot    ->|                          |-> flush_classes: classes of the slot's signatures (same cycle)
//                  +--------------------------+
//
// Organisations (FilterShape). *Shared* is the paper's: a filter for reads and writes alike, and any other
// work-item's bit is a hit. *Split* has a filter for reads and one for writes: a read is hit by others' writes, a write by both;
// own_hit is that of the write filter. *Parallel* has several filters of one hash each, and a work-item has a row in its
// signature if it has the row's bit in every filter.
//
// What is kept. Split and parallel filters hold their signatures by column: column i has bit i of every lane of a slot. In the
// shared filter a bit has one owner in a group: it is set only without other_hit. So a slot has for each bit one valid bit and
// the number of one lane, which is all that 64 signatures say: 7 flip-flops for 64 (at full size 224 a bank, not 2,048). That holds if
// a slot is in its own query_group; if it is not, a lane that sets a bit takes it from another of its slot.
//
// Classes. The class of a row is its bit in filter 0, modulo CLASSES, as in
// FilterEntries. A walk is *exact* if a class belongs to one work-item at a time: a single
// filter of at most CLASSES bits in which others' bits conflict.
//
// A walk leaves by walk_done, a class at a time, where entries are a bit a row, and by walk_clear, all at once, where they are a plane
// a slot; the other of the two, and without classes flush_classes, mean nothing.
//
// Same-cycle priority: clear, then flush, walk_clear and walk_done, then set. (Shared, walk_clear clears what the lanes had before the
// clock; a set of that cycle stays unless the bit goes.)
//
// Signatures of SLOTS wavefronts of 64 lanes, rows of STATE_BITS bits.
// Here CLASSES = 8, SLOTS = 4, SLOT_BITS = 2, STATE_BITS = 8.
module signature_file (
    input  wire clock,
    input  wire clear,
    input  wire [7:0] query_row,
    input  wire query_write,
    input  wire [1:0] query_slot,
    input  wire [5:0] query_lane,
    input  wire [3:0] query_group,
    output wire own_hit,
    output wire other_hit,
    input  wire set_valid,
    input  wire flush_valid,
    input  wire [1:0] flush_slot,
    input  wire [1:0] walk_slot,
    input  wire [31:0] walk_lanes_lo,
    input  wire [31:0] walk_lanes_hi,
    output wire [7:0] walk_classes,
    input  wire walk_clear,
    // Classes of the walked lanes that have no entries any more.
    input  wire [7:0] walk_done,
    // Classes of the flushed slot.
    output wire [7:0] flush_classes
);
    reg [7:0] signs_valid0;
    reg [5:0] signs_lane0_0, signs_lane0_1, signs_lane0_2, signs_lane0_3, signs_lane0_4, signs_lane0_5, signs_lane0_6,
            signs_lane0_7;
    reg [7:0] signs_valid1;
    reg [5:0] signs_lane1_0, signs_lane1_1, signs_lane1_2, signs_lane1_3, signs_lane1_4, signs_lane1_5, signs_lane1_6,
            signs_lane1_7;
    reg [7:0] signs_valid2;
    reg [5:0] signs_lane2_0, signs_lane2_1, signs_lane2_2, signs_lane2_3, signs_lane2_4, signs_lane2_5, signs_lane2_6,
            signs_lane2_7;
    reg [7:0] signs_valid3;
    reg [5:0] signs_lane3_0, signs_lane3_1, signs_lane3_2, signs_lane3_3, signs_lane3_4, signs_lane3_5, signs_lane3_6,
            signs_lane3_7;
    wire [2:0] query_column0 = {query_row[2], query_row[1], query_row[0]};
    wire has0 = signs_valid0[query_column0];
    function automatic [5:0] signs_lane0_at(input reg [2:0] in_row, input reg [5:0] in_0, input reg [5:0] in_1, input
            reg [5:0] in_2, input reg [5:0] in_3, input reg [5:0] in_4, input reg [5:0] in_5, input reg [5:0] in_6, input reg
            [5:0] in_7);
       case (in_row)
          3'd0: signs_lane0_at = in_0;
          3'd1: signs_lane0_at = in_1;
          3'd2: signs_lane0_at = in_2;
          3'd3: signs_lane0_at = in_3;
          3'd4: signs_lane0_at = in_4;
          3'd5: signs_lane0_at = in_5;
          3'd6: signs_lane0_at = in_6;
          3'd7: signs_lane0_at = in_7;
          default: signs_lane0_at = 6'd0;
       endcase
    endfunction
    wire [5:0] signs_lane0_at_query_column0 = signs_lane0_at(query_column0, signs_lane0_0, signs_lane0_1,
            signs_lane0_2, signs_lane0_3, signs_lane0_4, signs_lane0_5, signs_lane0_6, signs_lane0_7);
    wire is_askers0 = (query_slot == 2'd0) & (signs_lane0_at_query_column0 == query_lane);
    wire own_hit0 = has0 & is_askers0;
    wire has1 = signs_valid1[query_column0];
    function automatic [5:0] signs_lane1_at(input reg [2:0] in_row, input reg [5:0] in_0, input reg [5:0] in_1, input
            reg [5:0] in_2, input reg [5:0] in_3, input reg [5:0] in_4, input reg [5:0] in_5, input reg [5:0] in_6, input reg
            [5:0] in_7);
       case (in_row)
          3'd0: signs_lane1_at = in_0;
          3'd1: signs_lane1_at = in_1;
          3'd2: signs_lane1_at = in_2;
          3'd3: signs_lane1_at = in_3;
          3'd4: signs_lane1_at = in_4;
          3'd5: signs_lane1_at = in_5;
          3'd6: signs_lane1_at = in_6;
          3'd7: signs_lane1_at = in_7;
          default: signs_lane1_at = 6'd0;
       endcase
    endfunction
    wire [5:0] signs_lane1_at_query_column0 = signs_lane1_at(query_column0, signs_lane1_0, signs_lane1_1,
            signs_lane1_2, signs_lane1_3, signs_lane1_4, signs_lane1_5, signs_lane1_6, signs_lane1_7);
    wire is_askers1 = (query_slot == 2'd1) & (signs_lane1_at_query_column0 == query_lane);
    wire own_hit1 = has1 & is_askers1;
    wire has2 = signs_valid2[query_column0];
    function automatic [5:0] signs_lane2_at(input reg [2:0] in_row, input reg [5:0] in_0, input reg [5:0] in_1, input
            reg [5:0] in_2, input reg [5:0] in_3, input reg [5:0] in_4, input reg [5:0] in_5, input reg [5:0] in_6, input reg
            [5:0] in_7);
       case (in_row)
          3'd0: signs_lane2_at = in_0;
          3'd1: signs_lane2_at = in_1;
          3'd2: signs_lane2_at = in_2;
          3'd3: signs_lane2_at = in_3;
          3'd4: signs_lane2_at = in_4;
          3'd5: signs_lane2_at = in_5;
          3'd6: signs_lane2_at = in_6;
          3'd7: signs_lane2_at = in_7;
          default: signs_lane2_at = 6'd0;
       endcase
    endfunction
    wire [5:0] signs_lane2_at_query_column0 = signs_lane2_at(query_column0, signs_lane2_0, signs_lane2_1,
            signs_lane2_2, signs_lane2_3, signs_lane2_4, signs_lane2_5, signs_lane2_6, signs_lane2_7);
    wire is_askers2 = (query_slot == 2'd2) & (signs_lane2_at_query_column0 == query_lane);
    wire own_hit2 = has2 & is_askers2;
    wire has3 = signs_valid3[query_column0];
    function automatic [5:0] signs_lane3_at(input reg [2:0] in_row, input reg [5:0] in_0, input reg [5:0] in_1, input
            reg [5:0] in_2, input reg [5:0] in_3, input reg [5:0] in_4, input reg [5:0] in_5, input reg [5:0] in_6, input reg
            [5:0] in_7);
       case (in_row)
          3'd0: signs_lane3_at = in_0;
          3'd1: signs_lane3_at = in_1;
          3'd2: signs_lane3_at = in_2;
          3'd3: signs_lane3_at = in_3;
          3'd4: signs_lane3_at = in_4;
          3'd5: signs_lane3_at = in_5;
          3'd6: signs_lane3_at = in_6;
          3'd7: signs_lane3_at = in_7;
          default: signs_lane3_at = 6'd0;
       endcase
    endfunction
    wire [5:0] signs_lane3_at_query_column0 = signs_lane3_at(query_column0, signs_lane3_0, signs_lane3_1,
            signs_lane3_2, signs_lane3_3, signs_lane3_4, signs_lane3_5, signs_lane3_6, signs_lane3_7);
    wire is_askers3 = (query_slot == 2'd3) & (signs_lane3_at_query_column0 == query_lane);
    wire own_hit3 = has3 & is_askers3;
    wire other_hit0 = query_group[0] & (has0 & ~is_askers0);
    wire other_hit1 = query_group[1] & (has1 & ~is_askers1);
    wire other_hit2 = query_group[2] & (has2 & ~is_askers2);
    wire other_hit3 = query_group[3] & (has3 & ~is_askers3);
    wire [63:0] walk_lanes = {walk_lanes_hi, walk_lanes_lo};
    wire [7:0] walk_valid = walk_slot == 2'd0 ? signs_valid0 : walk_slot == 2'd1 ? signs_valid1 : walk_slot == 2'd2 ?
            signs_valid2 : walk_slot == 2'd3 ? signs_valid3 : 8'd0;
    wire [5:0] walk_lane0 = walk_slot == 2'd0 ? signs_lane0_0 : walk_slot == 2'd1 ? signs_lane1_0 : walk_slot == 2'd2 ?
            signs_lane2_0 : walk_slot == 2'd3 ? signs_lane3_0 : 6'd0;
    wire walked0 = walk_valid[0] & walk_lanes[walk_lane0];
    wire [5:0] walk_lane1 = walk_slot == 2'd0 ? signs_lane0_1 : walk_slot == 2'd1 ? signs_lane1_1 : walk_slot == 2'd2 ?
            signs_lane2_1 : walk_slot == 2'd3 ? signs_lane3_1 : 6'd0;
    wire walked1 = walk_valid[1] & walk_lanes[walk_lane1];
    wire [5:0] walk_lane2 = walk_slot == 2'd0 ? signs_lane0_2 : walk_slot == 2'd1 ? signs_lane1_2 : walk_slot == 2'd2 ?
            signs_lane2_2 : walk_slot == 2'd3 ? signs_lane3_2 : 6'd0;
    wire walked2 = walk_valid[2] & walk_lanes[walk_lane2];
    wire [5:0] walk_lane3 = walk_slot == 2'd0 ? signs_lane0_3 : walk_slot == 2'd1 ? signs_lane1_3 : walk_slot == 2'd2 ?
            signs_lane2_3 : walk_slot == 2'd3 ? signs_lane3_3 : 6'd0;
    wire walked3 = walk_valid[3] & walk_lanes[walk_lane3];
    wire [5:0] walk_lane4 = walk_slot == 2'd0 ? signs_lane0_4 : walk_slot == 2'd1 ? signs_lane1_4 : walk_slot == 2'd2 ?
            signs_lane2_4 : walk_slot == 2'd3 ? signs_lane3_4 : 6'd0;
    wire walked4 = walk_valid[4] & walk_lanes[walk_lane4];
    wire [5:0] walk_lane5 = walk_slot == 2'd0 ? signs_lane0_5 : walk_slot == 2'd1 ? signs_lane1_5 : walk_slot == 2'd2 ?
            signs_lane2_5 : walk_slot == 2'd3 ? signs_lane3_5 : 6'd0;
    wire walked5 = walk_valid[5] & walk_lanes[walk_lane5];
    wire [5:0] walk_lane6 = walk_slot == 2'd0 ? signs_lane0_6 : walk_slot == 2'd1 ? signs_lane1_6 : walk_slot == 2'd2 ?
            signs_lane2_6 : walk_slot == 2'd3 ? signs_lane3_6 : 6'd0;
    wire walked6 = walk_valid[6] & walk_lanes[walk_lane6];
    wire [5:0] walk_lane7 = walk_slot == 2'd0 ? signs_lane0_7 : walk_slot == 2'd1 ? signs_lane1_7 : walk_slot == 2'd2 ?
            signs_lane2_7 : walk_slot == 2'd3 ? signs_lane3_7 : 6'd0;
    wire walked7 = walk_valid[7] & walk_lanes[walk_lane7];
    wire [7:0] walked = {walked7, walked6, walked5, walked4, walked3, walked2, walked1, walked0};
    wire [7:0] query_bit = 8'd1 << query_column0;
    (* maybe_unused *) wire unused;
    assign unused = &{query_row, query_write, walk_clear};
    assign own_hit = own_hit0 | own_hit1 | own_hit2 | own_hit3;
    assign other_hit = other_hit0 | other_hit1 | other_hit2 | other_hit3;
    assign walk_classes = {walked[7], walked[6], walked[5], walked[4], walked[3], walked[2], walked[1], walked[0]};
    assign flush_classes = flush_slot == 2'd0 ? signs_valid0 : flush_slot == 2'd1 ? signs_valid1 : flush_slot == 2'd2 ?
            signs_valid2 : flush_slot == 2'd3 ? signs_valid3 : 8'd0;
    always @(posedge clock) begin
       if (clear | (flush_valid & (flush_slot == 2'd0))) signs_valid0 <= 8'd0;
       else signs_valid0 <= ((signs_valid0 | ((set_valid & (query_slot == 2'd0)) ? query_bit : 8'd0)) & ~((walk_slot ==
               2'd0) ? walk_done : 8'd0));
    end
    always @(posedge clock) begin
       if ((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd0)) signs_lane0_0 <= query_lane;
       if ((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd1)) signs_lane0_1 <= query_lane;
       if ((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd2)) signs_lane0_2 <= query_lane;
       if ((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd3)) signs_lane0_3 <= query_lane;
       if ((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd4)) signs_lane0_4 <= query_lane;
       if ((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd5)) signs_lane0_5 <= query_lane;
       if ((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd6)) signs_lane0_6 <= query_lane;
       if ((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd7)) signs_lane0_7 <= query_lane;
    end
    always @(posedge clock) begin
       if (clear | (flush_valid & (flush_slot == 2'd1))) signs_valid1 <= 8'd0;
       else signs_valid1 <= ((signs_valid1 | ((set_valid & (query_slot == 2'd1)) ? query_bit : 8'd0)) & ~((walk_slot ==
               2'd1) ? walk_done : 8'd0));
    end
    always @(posedge clock) begin
       if ((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd0)) signs_lane1_0 <= query_lane;
       if ((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd1)) signs_lane1_1 <= query_lane;
       if ((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd2)) signs_lane1_2 <= query_lane;
       if ((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd3)) signs_lane1_3 <= query_lane;
       if ((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd4)) signs_lane1_4 <= query_lane;
       if ((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd5)) signs_lane1_5 <= query_lane;
       if ((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd6)) signs_lane1_6 <= query_lane;
       if ((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd7)) signs_lane1_7 <= query_lane;
    end
    always @(posedge clock) begin
       if (clear | (flush_valid & (flush_slot == 2'd2))) signs_valid2 <= 8'd0;
       else signs_valid2 <= ((signs_valid2 | ((set_valid & (query_slot == 2'd2)) ? query_bit : 8'd0)) & ~((walk_slot ==
               2'd2) ? walk_done : 8'd0));
    end
    always @(posedge clock) begin
       if ((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd0)) signs_lane2_0 <= query_lane;
       if ((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd1)) signs_lane2_1 <= query_lane;
       if ((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd2)) signs_lane2_2 <= query_lane;
       if ((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd3)) signs_lane2_3 <= query_lane;
       if ((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd4)) signs_lane2_4 <= query_lane;
       if ((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd5)) signs_lane2_5 <= query_lane;
       if ((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd6)) signs_lane2_6 <= query_lane;
       if ((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd7)) signs_lane2_7 <= query_lane;
    end
    always @(posedge clock) begin
       if (clear | (flush_valid & (flush_slot == 2'd3))) signs_valid3 <= 8'd0;
       else signs_valid3 <= ((signs_valid3 | ((set_valid & (query_slot == 2'd3)) ? query_bit : 8'd0)) & ~((walk_slot ==
               2'd3) ? walk_done : 8'd0));
    end
    always @(posedge clock) begin
       if ((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd0)) signs_lane3_0 <= query_lane;
       if ((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd1)) signs_lane3_1 <= query_lane;
       if ((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd2)) signs_lane3_2 <= query_lane;
       if ((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd3)) signs_lane3_3 <= query_lane;
       if ((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd4)) signs_lane3_4 <= query_lane;
       if ((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd5)) signs_lane3_5 <= query_lane;
       if ((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd6)) signs_lane3_6 <= query_lane;
       if ((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd7)) signs_lane3_7 <= query_lane;
    end
    initial begin
       signs_valid0 = 8'd0; signs_lane0_0 = 6'd0; signs_lane0_1 = 6'd0; signs_lane0_2 = 6'd0; signs_lane0_3 = 6'd0;
               signs_lane0_4 = 6'd0; signs_lane0_5 = 6'd0; signs_lane0_6 = 6'd0; signs_lane0_7 = 6'd0; signs_valid1 = 8'd0;
               signs_lane1_0 = 6'd0; signs_lane1_1 = 6'd0; signs_lane1_2 = 6'd0; signs_lane1_3 = 6'd0; signs_lane1_4 = 6'd0;
               signs_lane1_5 = 6'd0; signs_lane1_6 = 6'd0; signs_lane1_7 = 6'd0; signs_valid2 = 8'd0; signs_lane2_0 = 6'd0;
               signs_lane2_1 = 6'd0; signs_lane2_2 = 6'd0; signs_lane2_3 = 6'd0; signs_lane2_4 = 6'd0; signs_lane2_5 = 6'd0;
               signs_lane2_6 = 6'd0; signs_lane2_7 = 6'd0; signs_valid3 = 8'd0; signs_lane3_0 = 6'd0; signs_lane3_1 = 6'd0;
               signs_lane3_2 = 6'd0; signs_lane3_3 = 6'd0; signs_lane3_4 = 6'd0; signs_lane3_5 = 6'd0; signs_lane3_6 = 6'd0;
               signs_lane3_7 = 6'd0;
    end
endmodule
