// signature_file: written by `turnstile export signature_file`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module signature_file (
    clock,
    clear,
    query_row,
    query_write,
    query_slot,
    query_lane,
    query_group,
    own_hit,
    other_hit,
    set_valid,
    flush_valid,
    flush_slot,
    walk_slot,
    walk_lanes_lo,
    walk_lanes_hi,
    walk_classes,
    walk_clear
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire [7:0] query_row;
    input wire query_write;
    input wire [1:0] query_slot;
    input wire [5:0] query_lane;
    input wire [3:0] query_group;
    output reg own_hit;
    output reg other_hit;
    input wire set_valid;
    input wire flush_valid;
    input wire [1:0] flush_slot;
    input wire [1:0] walk_slot;
    input wire [31:0] walk_lanes_lo;
    input wire [31:0] walk_lanes_hi;
    output reg [7:0] walk_classes;
    input wire walk_clear;

    // Update code (custom)
    wire [63:0] walk_lanes = {walk_lanes_hi, walk_lanes_lo};
    wire [63:0] own_bit = 64'd1 << query_lane;
    wire [2:0] query_column0 = {query_row[2], query_row[1], query_row[0]};
    wire unused_write = query_write;
    wire unused_row = &query_row;
    reg [63:0] signs0_0;
    reg [63:0] signs0_1;
    reg [63:0] signs0_2;
    reg [63:0] signs0_3;
    reg [63:0] signs0_4;
    reg [63:0] signs0_5;
    reg [63:0] signs0_6;
    reg [63:0] signs0_7;
    reg [63:0] signs1_0;
    reg [63:0] signs1_1;
    reg [63:0] signs1_2;
    reg [63:0] signs1_3;
    reg [63:0] signs1_4;
    reg [63:0] signs1_5;
    reg [63:0] signs1_6;
    reg [63:0] signs1_7;
    reg [63:0] signs2_0;
    reg [63:0] signs2_1;
    reg [63:0] signs2_2;
    reg [63:0] signs2_3;
    reg [63:0] signs2_4;
    reg [63:0] signs2_5;
    reg [63:0] signs2_6;
    reg [63:0] signs2_7;
    reg [63:0] signs3_0;
    reg [63:0] signs3_1;
    reg [63:0] signs3_2;
    reg [63:0] signs3_3;
    reg [63:0] signs3_4;
    reg [63:0] signs3_5;
    reg [63:0] signs3_6;
    reg [63:0] signs3_7;
    reg [63:0] column0;
    reg [63:0] signs0_at0;
    reg [63:0] column1;
    reg [63:0] signs1_at0;
    reg [63:0] column2;
    reg [63:0] signs2_at0;
    reg [63:0] column3;
    reg [63:0] signs3_at0;
    reg next_other_hit;
    reg next_own_hit;
    reg [7:0] next_walk_classes;
    always @(*) begin
       next_own_hit = 1'b0;
       next_other_hit = 1'b0;
       next_walk_classes = 0;
       case (query_column0)
          3'd0: signs0_at0 = signs0_0;
          3'd1: signs0_at0 = signs0_1;
          3'd2: signs0_at0 = signs0_2;
          3'd3: signs0_at0 = signs0_3;
          3'd4: signs0_at0 = signs0_4;
          3'd5: signs0_at0 = signs0_5;
          3'd6: signs0_at0 = signs0_6;
          3'd7: signs0_at0 = signs0_7;
       endcase
       if (query_slot == 0) next_own_hit = |(signs0_at0 & own_bit);
       column0 = signs0_at0;
       if (query_group[0] && |(column0 & ~(query_slot == 0 ? own_bit : 64'd0))) next_other_hit = 1'b1;
       if (walk_slot == 0) begin
          next_walk_classes[0] = |(signs0_0 & walk_lanes);
          next_walk_classes[1] = |(signs0_1 & walk_lanes);
          next_walk_classes[2] = |(signs0_2 & walk_lanes);
          next_walk_classes[3] = |(signs0_3 & walk_lanes);
          next_walk_classes[4] = |(signs0_4 & walk_lanes);
          next_walk_classes[5] = |(signs0_5 & walk_lanes);
          next_walk_classes[6] = |(signs0_6 & walk_lanes);
          next_walk_classes[7] = |(signs0_7 & walk_lanes);
       end
       case (query_column0)
          3'd0: signs1_at0 = signs1_0;
          3'd1: signs1_at0 = signs1_1;
          3'd2: signs1_at0 = signs1_2;
          3'd3: signs1_at0 = signs1_3;
          3'd4: signs1_at0 = signs1_4;
          3'd5: signs1_at0 = signs1_5;
          3'd6: signs1_at0 = signs1_6;
          3'd7: signs1_at0 = signs1_7;
       endcase
       if (query_slot == 1) next_own_hit = |(signs1_at0 & own_bit);
       column1 = signs1_at0;
       if (query_group[1] && |(column1 & ~(query_slot == 1 ? own_bit : 64'd0))) next_other_hit = 1'b1;
       if (walk_slot == 1) begin
          next_walk_classes[0] = |(signs1_0 & walk_lanes);
          next_walk_classes[1] = |(signs1_1 & walk_lanes);
          next_walk_classes[2] = |(signs1_2 & walk_lanes);
          next_walk_classes[3] = |(signs1_3 & walk_lanes);
          next_walk_classes[4] = |(signs1_4 & walk_lanes);
          next_walk_classes[5] = |(signs1_5 & walk_lanes);
          next_walk_classes[6] = |(signs1_6 & walk_lanes);
          next_walk_classes[7] = |(signs1_7 & walk_lanes);
       end
       case (query_column0)
          3'd0: signs2_at0 = signs2_0;
          3'd1: signs2_at0 = signs2_1;
          3'd2: signs2_at0 = signs2_2;
          3'd3: signs2_at0 = signs2_3;
          3'd4: signs2_at0 = signs2_4;
          3'd5: signs2_at0 = signs2_5;
          3'd6: signs2_at0 = signs2_6;
          3'd7: signs2_at0 = signs2_7;
       endcase
       if (query_slot == 2) next_own_hit = |(signs2_at0 & own_bit);
       column2 = signs2_at0;
       if (query_group[2] && |(column2 & ~(query_slot == 2 ? own_bit : 64'd0))) next_other_hit = 1'b1;
       if (walk_slot == 2) begin
          next_walk_classes[0] = |(signs2_0 & walk_lanes);
          next_walk_classes[1] = |(signs2_1 & walk_lanes);
          next_walk_classes[2] = |(signs2_2 & walk_lanes);
          next_walk_classes[3] = |(signs2_3 & walk_lanes);
          next_walk_classes[4] = |(signs2_4 & walk_lanes);
          next_walk_classes[5] = |(signs2_5 & walk_lanes);
          next_walk_classes[6] = |(signs2_6 & walk_lanes);
          next_walk_classes[7] = |(signs2_7 & walk_lanes);
       end
       case (query_column0)
          3'd0: signs3_at0 = signs3_0;
          3'd1: signs3_at0 = signs3_1;
          3'd2: signs3_at0 = signs3_2;
          3'd3: signs3_at0 = signs3_3;
          3'd4: signs3_at0 = signs3_4;
          3'd5: signs3_at0 = signs3_5;
          3'd6: signs3_at0 = signs3_6;
          3'd7: signs3_at0 = signs3_7;
       endcase
       if (query_slot == 3) next_own_hit = |(signs3_at0 & own_bit);
       column3 = signs3_at0;
       if (query_group[3] && |(column3 & ~(query_slot == 3 ? own_bit : 64'd0))) next_other_hit = 1'b1;
       if (walk_slot == 3) begin
          next_walk_classes[0] = |(signs3_0 & walk_lanes);
          next_walk_classes[1] = |(signs3_1 & walk_lanes);
          next_walk_classes[2] = |(signs3_2 & walk_lanes);
          next_walk_classes[3] = |(signs3_3 & walk_lanes);
          next_walk_classes[4] = |(signs3_4 & walk_lanes);
          next_walk_classes[5] = |(signs3_5 & walk_lanes);
          next_walk_classes[6] = |(signs3_6 & walk_lanes);
          next_walk_classes[7] = |(signs3_7 & walk_lanes);
       end
        other_hit = next_other_hit;
        own_hit = next_own_hit;
        walk_classes = next_walk_classes;
    end
    always @(posedge clock) begin
       if (clear || (flush_valid && flush_slot == 0)) signs0_0 <= 0;
       else signs0_0 <= (signs0_0 | (set_valid && query_slot == 0 && query_column0 == 0 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 0)) signs0_1 <= 0;
       else signs0_1 <= (signs0_1 | (set_valid && query_slot == 0 && query_column0 == 1 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 0)) signs0_2 <= 0;
       else signs0_2 <= (signs0_2 | (set_valid && query_slot == 0 && query_column0 == 2 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 0)) signs0_3 <= 0;
       else signs0_3 <= (signs0_3 | (set_valid && query_slot == 0 && query_column0 == 3 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 0)) signs0_4 <= 0;
       else signs0_4 <= (signs0_4 | (set_valid && query_slot == 0 && query_column0 == 4 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 0)) signs0_5 <= 0;
       else signs0_5 <= (signs0_5 | (set_valid && query_slot == 0 && query_column0 == 5 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 0)) signs0_6 <= 0;
       else signs0_6 <= (signs0_6 | (set_valid && query_slot == 0 && query_column0 == 6 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 0)) signs0_7 <= 0;
       else signs0_7 <= (signs0_7 | (set_valid && query_slot == 0 && query_column0 == 7 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_0 <= 0;
       else signs1_0 <= (signs1_0 | (set_valid && query_slot == 1 && query_column0 == 0 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_1 <= 0;
       else signs1_1 <= (signs1_1 | (set_valid && query_slot == 1 && query_column0 == 1 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_2 <= 0;
       else signs1_2 <= (signs1_2 | (set_valid && query_slot == 1 && query_column0 == 2 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_3 <= 0;
       else signs1_3 <= (signs1_3 | (set_valid && query_slot == 1 && query_column0 == 3 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_4 <= 0;
       else signs1_4 <= (signs1_4 | (set_valid && query_slot == 1 && query_column0 == 4 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_5 <= 0;
       else signs1_5 <= (signs1_5 | (set_valid && query_slot == 1 && query_column0 == 5 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_6 <= 0;
       else signs1_6 <= (signs1_6 | (set_valid && query_slot == 1 && query_column0 == 6 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_7 <= 0;
       else signs1_7 <= (signs1_7 | (set_valid && query_slot == 1 && query_column0 == 7 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_0 <= 0;
       else signs2_0 <= (signs2_0 | (set_valid && query_slot == 2 && query_column0 == 0 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_1 <= 0;
       else signs2_1 <= (signs2_1 | (set_valid && query_slot == 2 && query_column0 == 1 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_2 <= 0;
       else signs2_2 <= (signs2_2 | (set_valid && query_slot == 2 && query_column0 == 2 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_3 <= 0;
       else signs2_3 <= (signs2_3 | (set_valid && query_slot == 2 && query_column0 == 3 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_4 <= 0;
       else signs2_4 <= (signs2_4 | (set_valid && query_slot == 2 && query_column0 == 4 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_5 <= 0;
       else signs2_5 <= (signs2_5 | (set_valid && query_slot == 2 && query_column0 == 5 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_6 <= 0;
       else signs2_6 <= (signs2_6 | (set_valid && query_slot == 2 && query_column0 == 6 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_7 <= 0;
       else signs2_7 <= (signs2_7 | (set_valid && query_slot == 2 && query_column0 == 7 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_0 <= 0;
       else signs3_0 <= (signs3_0 | (set_valid && query_slot == 3 && query_column0 == 0 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_1 <= 0;
       else signs3_1 <= (signs3_1 | (set_valid && query_slot == 3 && query_column0 == 1 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_2 <= 0;
       else signs3_2 <= (signs3_2 | (set_valid && query_slot == 3 && query_column0 == 2 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_3 <= 0;
       else signs3_3 <= (signs3_3 | (set_valid && query_slot == 3 && query_column0 == 3 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_4 <= 0;
       else signs3_4 <= (signs3_4 | (set_valid && query_slot == 3 && query_column0 == 4 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_5 <= 0;
       else signs3_5 <= (signs3_5 | (set_valid && query_slot == 3 && query_column0 == 5 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_6 <= 0;
       else signs3_6 <= (signs3_6 | (set_valid && query_slot == 3 && query_column0 == 6 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_7 <= 0;
       else signs3_7 <= (signs3_7 | (set_valid && query_slot == 3 && query_column0 == 7 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
    end
    initial begin
       signs0_0 = 0;
       signs0_1 = 0;
       signs0_2 = 0;
       signs0_3 = 0;
       signs0_4 = 0;
       signs0_5 = 0;
       signs0_6 = 0;
       signs0_7 = 0;
       signs1_0 = 0;
       signs1_1 = 0;
       signs1_2 = 0;
       signs1_3 = 0;
       signs1_4 = 0;
       signs1_5 = 0;
       signs1_6 = 0;
       signs1_7 = 0;
       signs2_0 = 0;
       signs2_1 = 0;
       signs2_2 = 0;
       signs2_3 = 0;
       signs2_4 = 0;
       signs2_5 = 0;
       signs2_6 = 0;
       signs2_7 = 0;
       signs3_0 = 0;
       signs3_1 = 0;
       signs3_2 = 0;
       signs3_3 = 0;
       signs3_4 = 0;
       signs3_5 = 0;
       signs3_6 = 0;
       signs3_7 = 0;
    end
endmodule
