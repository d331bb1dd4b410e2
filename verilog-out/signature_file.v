// signature_file: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The Bloom signatures of one bank: one signature for each work-item.
//
// LocalTM-Bloom, section 3.3: 256 signatures of 8 bits a bank, one hash, row % 8; all signatures are
// looked up in one cycle. Held by column: column i has bit i of every work-item's signature,
// so a look-up reads one column of each filter and splits it into the asker's own bit and everybody else's.
//
//                  +--------------------------+
//  query_row     ->| hash  columns x SLOTS x 64 |-> own_hit, other_hit (same cycle)
//  query_write   ->|                          |
//  query_slot,   ->|                          |
//  query_lane    ->|                          |
//  query_group   ->|  (only these slots count as others)
//  set_valid     ->|  (sets the asker's bits of the row)
//  flush         ->|  (clears the signatures of a slot)
//  walk_slot,    ->|                          |-> walk_classes: classes of rows whose entries
//  walk_lanes_*  ->|                          |   the chosen lanes may hold (same cycle)
//  walk_clear    ->|  (clears the signatures of the chosen lanes)
//                  +--------------------------+
//
// Organisations (FilterShape). *Shared* is the paper's: a filter for reads and writes alike, and any other
// work-item's bit is a hit. *Split* has a filter for reads and one for writes: a read is hit by others' writes, a write by both;
// own_hit is that of the write filter. *Parallel* has several filters of one hash each, and a work-item has a row in its
// signature if it has the row's bit in every filter.
//
// Classes. The class of a row is its bit in filter 0, modulo CLASSES, as in
// RowValidBits. A walk is *exact* if a class belongs to one work-item at a time: a single
// filter of at most CLASSES bits in which others' bits conflict.
//
// Same-cycle priority: clear, then flush and walk_clear, then set.
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
    input  wire walk_clear
);
    reg [63:0] signs0_0, signs0_1, signs0_2, signs0_3, signs0_4, signs0_5, signs0_6, signs0_7, signs1_0, signs1_1,
            signs1_2, signs1_3, signs1_4, signs1_5, signs1_6, signs1_7, signs2_0, signs2_1, signs2_2, signs2_3, signs2_4,
            signs2_5, signs2_6, signs2_7, signs3_0, signs3_1, signs3_2, signs3_3, signs3_4, signs3_5, signs3_6, signs3_7;
    wire [63:0] own_bit = 64'd1 << query_lane;
    wire [2:0] query_column0 = {query_row[2], query_row[1], query_row[0]};
    function automatic [63:0] signs0_at(input reg [2:0] in_row, input reg [63:0] in_0, input reg [63:0] in_1, input reg
            [63:0] in_2, input reg [63:0] in_3, input reg [63:0] in_4, input reg [63:0] in_5, input reg [63:0] in_6, input reg
            [63:0] in_7);
       case (in_row)
          3'd0: signs0_at = in_0;
          3'd1: signs0_at = in_1;
          3'd2: signs0_at = in_2;
          3'd3: signs0_at = in_3;
          3'd4: signs0_at = in_4;
          3'd5: signs0_at = in_5;
          3'd6: signs0_at = in_6;
          3'd7: signs0_at = in_7;
          default: signs0_at = 64'd0;
       endcase
    endfunction
    wire [63:0] signs0_at_query_column0 = signs0_at(query_column0, signs0_0, signs0_1, signs0_2, signs0_3, signs0_4,
            signs0_5, signs0_6, signs0_7);
    wire own_hit0 = (query_slot == 2'd0) & (|(signs0_at_query_column0 & own_bit));
    function automatic [63:0] signs1_at(input reg [2:0] in_row, input reg [63:0] in_0, input reg [63:0] in_1, input reg
            [63:0] in_2, input reg [63:0] in_3, input reg [63:0] in_4, input reg [63:0] in_5, input reg [63:0] in_6, input reg
            [63:0] in_7);
       case (in_row)
          3'd0: signs1_at = in_0;
          3'd1: signs1_at = in_1;
          3'd2: signs1_at = in_2;
          3'd3: signs1_at = in_3;
          3'd4: signs1_at = in_4;
          3'd5: signs1_at = in_5;
          3'd6: signs1_at = in_6;
          3'd7: signs1_at = in_7;
          default: signs1_at = 64'd0;
       endcase
    endfunction
    wire [63:0] signs1_at_query_column0 = signs1_at(query_column0, signs1_0, signs1_1, signs1_2, signs1_3, signs1_4,
            signs1_5, signs1_6, signs1_7);
    wire own_hit1 = (query_slot == 2'd1) & (|(signs1_at_query_column0 & own_bit));
    function automatic [63:0] signs2_at(input reg [2:0] in_row, input reg [63:0] in_0, input reg [63:0] in_1, input reg
            [63:0] in_2, input reg [63:0] in_3, input reg [63:0] in_4, input reg [63:0] in_5, input reg [63:0] in_6, input reg
            [63:0] in_7);
       case (in_row)
          3'd0: signs2_at = in_0;
          3'd1: signs2_at = in_1;
          3'd2: signs2_at = in_2;
          3'd3: signs2_at = in_3;
          3'd4: signs2_at = in_4;
          3'd5: signs2_at = in_5;
          3'd6: signs2_at = in_6;
          3'd7: signs2_at = in_7;
          default: signs2_at = 64'd0;
       endcase
    endfunction
    wire [63:0] signs2_at_query_column0 = signs2_at(query_column0, signs2_0, signs2_1, signs2_2, signs2_3, signs2_4,
            signs2_5, signs2_6, signs2_7);
    wire own_hit2 = (query_slot == 2'd2) & (|(signs2_at_query_column0 & own_bit));
    function automatic [63:0] signs3_at(input reg [2:0] in_row, input reg [63:0] in_0, input reg [63:0] in_1, input reg
            [63:0] in_2, input reg [63:0] in_3, input reg [63:0] in_4, input reg [63:0] in_5, input reg [63:0] in_6, input reg
            [63:0] in_7);
       case (in_row)
          3'd0: signs3_at = in_0;
          3'd1: signs3_at = in_1;
          3'd2: signs3_at = in_2;
          3'd3: signs3_at = in_3;
          3'd4: signs3_at = in_4;
          3'd5: signs3_at = in_5;
          3'd6: signs3_at = in_6;
          3'd7: signs3_at = in_7;
          default: signs3_at = 64'd0;
       endcase
    endfunction
    wire [63:0] signs3_at_query_column0 = signs3_at(query_column0, signs3_0, signs3_1, signs3_2, signs3_3, signs3_4,
            signs3_5, signs3_6, signs3_7);
    wire own_hit3 = (query_slot == 2'd3) & (|(signs3_at_query_column0 & own_bit));
    wire other_hit0 = query_group[0] & (|(signs0_at_query_column0 & ~((query_slot == 2'd0) ? own_bit : 64'd0)));
    wire other_hit1 = query_group[1] & (|(signs1_at_query_column0 & ~((query_slot == 2'd1) ? own_bit : 64'd0)));
    wire other_hit2 = query_group[2] & (|(signs2_at_query_column0 & ~((query_slot == 2'd2) ? own_bit : 64'd0)));
    wire other_hit3 = query_group[3] & (|(signs3_at_query_column0 & ~((query_slot == 2'd3) ? own_bit : 64'd0)));
    wire [63:0] walk_lanes = {walk_lanes_hi, walk_lanes_lo};
    wire walk_class0 = walk_slot == 2'd0 ? (|(signs0_0 & walk_lanes)) : walk_slot == 2'd1 ? (|(signs1_0 & walk_lanes))
            : walk_slot == 2'd2 ? (|(signs2_0 & walk_lanes)) : walk_slot == 2'd3 ? (|(signs3_0 & walk_lanes)) : 1'd0;
    wire walk_class1 = walk_slot == 2'd0 ? (|(signs0_1 & walk_lanes)) : walk_slot == 2'd1 ? (|(signs1_1 & walk_lanes))
            : walk_slot == 2'd2 ? (|(signs2_1 & walk_lanes)) : walk_slot == 2'd3 ? (|(signs3_1 & walk_lanes)) : 1'd0;
    wire walk_class2 = walk_slot == 2'd0 ? (|(signs0_2 & walk_lanes)) : walk_slot == 2'd1 ? (|(signs1_2 & walk_lanes))
            : walk_slot == 2'd2 ? (|(signs2_2 & walk_lanes)) : walk_slot == 2'd3 ? (|(signs3_2 & walk_lanes)) : 1'd0;
    wire walk_class3 = walk_slot == 2'd0 ? (|(signs0_3 & walk_lanes)) : walk_slot == 2'd1 ? (|(signs1_3 & walk_lanes))
            : walk_slot == 2'd2 ? (|(signs2_3 & walk_lanes)) : walk_slot == 2'd3 ? (|(signs3_3 & walk_lanes)) : 1'd0;
    wire walk_class4 = walk_slot == 2'd0 ? (|(signs0_4 & walk_lanes)) : walk_slot == 2'd1 ? (|(signs1_4 & walk_lanes))
            : walk_slot == 2'd2 ? (|(signs2_4 & walk_lanes)) : walk_slot == 2'd3 ? (|(signs3_4 & walk_lanes)) : 1'd0;
    wire walk_class5 = walk_slot == 2'd0 ? (|(signs0_5 & walk_lanes)) : walk_slot == 2'd1 ? (|(signs1_5 & walk_lanes))
            : walk_slot == 2'd2 ? (|(signs2_5 & walk_lanes)) : walk_slot == 2'd3 ? (|(signs3_5 & walk_lanes)) : 1'd0;
    wire walk_class6 = walk_slot == 2'd0 ? (|(signs0_6 & walk_lanes)) : walk_slot == 2'd1 ? (|(signs1_6 & walk_lanes))
            : walk_slot == 2'd2 ? (|(signs2_6 & walk_lanes)) : walk_slot == 2'd3 ? (|(signs3_6 & walk_lanes)) : 1'd0;
    wire walk_class7 = walk_slot == 2'd0 ? (|(signs0_7 & walk_lanes)) : walk_slot == 2'd1 ? (|(signs1_7 & walk_lanes))
            : walk_slot == 2'd2 ? (|(signs2_7 & walk_lanes)) : walk_slot == 2'd3 ? (|(signs3_7 & walk_lanes)) : 1'd0;
    (* maybe_unused *) wire unused;
    assign unused = &{query_row, query_write};
    assign own_hit = own_hit0 | own_hit1 | own_hit2 | own_hit3;
    assign other_hit = other_hit0 | other_hit1 | other_hit2 | other_hit3;
    assign walk_classes = {walk_class7, walk_class6, walk_class5, walk_class4, walk_class3, walk_class2, walk_class1,
            walk_class0};
    always @(posedge clock) begin
       if (clear | (flush_valid & (flush_slot == 2'd0))) signs0_0 <= 64'd0;
       else signs0_0 <= ((signs0_0 | (((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd0)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd0)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd0))) signs0_1 <= 64'd0;
       else signs0_1 <= ((signs0_1 | (((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd1)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd0)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd0))) signs0_2 <= 64'd0;
       else signs0_2 <= ((signs0_2 | (((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd2)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd0)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd0))) signs0_3 <= 64'd0;
       else signs0_3 <= ((signs0_3 | (((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd3)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd0)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd0))) signs0_4 <= 64'd0;
       else signs0_4 <= ((signs0_4 | (((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd4)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd0)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd0))) signs0_5 <= 64'd0;
       else signs0_5 <= ((signs0_5 | (((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd5)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd0)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd0))) signs0_6 <= 64'd0;
       else signs0_6 <= ((signs0_6 | (((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd6)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd0)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd0))) signs0_7 <= 64'd0;
       else signs0_7 <= ((signs0_7 | (((set_valid & (query_slot == 2'd0)) && (query_column0 == 3'd7)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd0)) ? walk_lanes : 64'd0));
    end
    always @(posedge clock) begin
       if (clear | (flush_valid & (flush_slot == 2'd1))) signs1_0 <= 64'd0;
       else signs1_0 <= ((signs1_0 | (((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd0)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd1)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd1))) signs1_1 <= 64'd0;
       else signs1_1 <= ((signs1_1 | (((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd1)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd1)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd1))) signs1_2 <= 64'd0;
       else signs1_2 <= ((signs1_2 | (((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd2)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd1)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd1))) signs1_3 <= 64'd0;
       else signs1_3 <= ((signs1_3 | (((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd3)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd1)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd1))) signs1_4 <= 64'd0;
       else signs1_4 <= ((signs1_4 | (((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd4)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd1)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd1))) signs1_5 <= 64'd0;
       else signs1_5 <= ((signs1_5 | (((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd5)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd1)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd1))) signs1_6 <= 64'd0;
       else signs1_6 <= ((signs1_6 | (((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd6)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd1)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd1))) signs1_7 <= 64'd0;
       else signs1_7 <= ((signs1_7 | (((set_valid & (query_slot == 2'd1)) && (query_column0 == 3'd7)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd1)) ? walk_lanes : 64'd0));
    end
    always @(posedge clock) begin
       if (clear | (flush_valid & (flush_slot == 2'd2))) signs2_0 <= 64'd0;
       else signs2_0 <= ((signs2_0 | (((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd0)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd2)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd2))) signs2_1 <= 64'd0;
       else signs2_1 <= ((signs2_1 | (((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd1)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd2)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd2))) signs2_2 <= 64'd0;
       else signs2_2 <= ((signs2_2 | (((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd2)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd2)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd2))) signs2_3 <= 64'd0;
       else signs2_3 <= ((signs2_3 | (((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd3)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd2)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd2))) signs2_4 <= 64'd0;
       else signs2_4 <= ((signs2_4 | (((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd4)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd2)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd2))) signs2_5 <= 64'd0;
       else signs2_5 <= ((signs2_5 | (((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd5)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd2)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd2))) signs2_6 <= 64'd0;
       else signs2_6 <= ((signs2_6 | (((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd6)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd2)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd2))) signs2_7 <= 64'd0;
       else signs2_7 <= ((signs2_7 | (((set_valid & (query_slot == 2'd2)) && (query_column0 == 3'd7)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd2)) ? walk_lanes : 64'd0));
    end
    always @(posedge clock) begin
       if (clear | (flush_valid & (flush_slot == 2'd3))) signs3_0 <= 64'd0;
       else signs3_0 <= ((signs3_0 | (((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd0)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd3)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd3))) signs3_1 <= 64'd0;
       else signs3_1 <= ((signs3_1 | (((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd1)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd3)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd3))) signs3_2 <= 64'd0;
       else signs3_2 <= ((signs3_2 | (((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd2)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd3)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd3))) signs3_3 <= 64'd0;
       else signs3_3 <= ((signs3_3 | (((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd3)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd3)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd3))) signs3_4 <= 64'd0;
       else signs3_4 <= ((signs3_4 | (((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd4)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd3)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd3))) signs3_5 <= 64'd0;
       else signs3_5 <= ((signs3_5 | (((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd5)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd3)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd3))) signs3_6 <= 64'd0;
       else signs3_6 <= ((signs3_6 | (((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd6)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd3)) ? walk_lanes : 64'd0));
       if (clear | (flush_valid & (flush_slot == 2'd3))) signs3_7 <= 64'd0;
       else signs3_7 <= ((signs3_7 | (((set_valid & (query_slot == 2'd3)) && (query_column0 == 3'd7)) ? own_bit :
               64'd0)) & ~((walk_clear & (walk_slot == 2'd3)) ? walk_lanes : 64'd0));
    end
    initial begin
       signs0_0 = 64'd0; signs0_1 = 64'd0; signs0_2 = 64'd0; signs0_3 = 64'd0; signs0_4 = 64'd0; signs0_5 = 64'd0;
               signs0_6 = 64'd0; signs0_7 = 64'd0; signs1_0 = 64'd0; signs1_1 = 64'd0; signs1_2 = 64'd0; signs1_3 = 64'd0; signs1_4 =
               64'd0; signs1_5 = 64'd0; signs1_6 = 64'd0; signs1_7 = 64'd0; signs2_0 = 64'd0; signs2_1 = 64'd0; signs2_2 = 64'd0;
               signs2_3 = 64'd0; signs2_4 = 64'd0; signs2_5 = 64'd0; signs2_6 = 64'd0; signs2_7 = 64'd0; signs3_0 = 64'd0; signs3_1 =
               64'd0; signs3_2 = 64'd0; signs3_3 = 64'd0; signs3_4 = 64'd0; signs3_5 = 64'd0; signs3_6 = 64'd0; signs3_7 = 64'd0;
    end
endmodule
