// bloom_filter: written by `turnstile export bloom_filter`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module bloom_filter (
    clock,
    clear,
    check_valid,
    check_row,
    check_owner,
    check_write,
    work_item,
    group,
    conflict,
    backup,
    own,
    flush_valid,
    flush_slot,
    walk_slot,
    walk_lanes_lo,
    walk_lanes_hi,
    walk_from,
    walk_any,
    walk_row,
    walk_exact,
    walk_clear,
    walk_restore,
    walk_release,
    release_row,
    walk_end
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire check_valid;
    input wire [7:0] check_row;
    input wire [7:0] check_owner;
    input wire check_write;
    input wire [7:0] work_item;
    input wire [3:0] group;
    output reg conflict;
    output reg backup;
    output reg own;
    input wire flush_valid;
    input wire [1:0] flush_slot;
    input wire [1:0] walk_slot;
    input wire [31:0] walk_lanes_lo;
    input wire [31:0] walk_lanes_hi;
    input wire [7:0] walk_from;
    output reg walk_any;
    output reg [7:0] walk_row;
    output reg walk_exact;
    output reg walk_clear;
    output reg walk_restore;
    input wire walk_release;
    input wire [7:0] release_row;
    input wire walk_end;

    // Constant declarations
    localparam split = 1'b0;
    localparam exact = 1'b1;

    // Stub signals
    reg [1:0] signatures_query_slot;
    reg [5:0] signatures_query_lane;
    wire signatures_own_hit;
    wire signatures_other_hit;
    reg signatures_set_valid;
    wire [7:0] signatures_walk_classes;
    wire [3:0] entries_marks;
    reg entries_set_valid;
    reg [1:0] entries_set_slot;
    reg [7:0] entries_scan_classes;
    wire entries_scan_any;
    wire [7:0] entries_scan_row;

    // Local signals
    reg [1:0] slot;
    reg repeated;

    // Sub module instances
    bloom_filter_signatures signatures(
        .clock(clock),
        .clear(clear),
        .query_row(check_row),
        .query_write(check_write),
        .query_slot(signatures_query_slot),
        .query_lane(signatures_query_lane),
        .query_group(group),
        .own_hit(signatures_own_hit),
        .other_hit(signatures_other_hit),
        .set_valid(signatures_set_valid),
        .flush_valid(flush_valid),
        .flush_slot(flush_slot),
        .walk_slot(walk_slot),
        .walk_lanes_lo(walk_lanes_lo),
        .walk_lanes_hi(walk_lanes_hi),
        .walk_classes(signatures_walk_classes),
        .walk_clear(walk_end)
    );
    bloom_filter_entries entries(
        .clock(clock),
        .clear(clear),
        .query_row(check_row),
        .marks(entries_marks),
        .set_valid(entries_set_valid),
        .set_slot(entries_set_slot),
        .unset_valid(walk_release),
        .unset_slot(walk_slot),
        .unset_row(release_row),
        .flush_valid(flush_valid),
        .flush_slot(flush_slot),
        .scan_slot(walk_slot),
        .scan_from(walk_from),
        .scan_classes(entries_scan_classes),
        .scan_any(entries_scan_any),
        .scan_row(entries_scan_row)
    );

    // Update code
    always @(*) begin
        slot = 32'h0;
        if (work_item[32'h6 + 0]) begin
            slot = (slot & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (work_item[32'h6 + 1]) begin
            slot = (slot & ~(1 << (1)) | ((1'b1) << (1)));
        end
        signatures_query_slot = slot;
        signatures_query_lane = ((work_item) & 6'h3f);
        repeated = signatures_own_hit & entries_marks[slot] & (check_owner == work_item);
        conflict = signatures_other_hit;
        own = ~conflict & ~repeated & (check_write | ~split);
        backup = own;
        signatures_set_valid = check_valid & ~conflict & (own | split);
        entries_set_valid = check_valid & own;
        entries_set_slot = slot;
        entries_scan_classes = signatures_walk_classes;
        walk_any = entries_scan_any;
        walk_row = entries_scan_row;
        walk_exact = exact;
        walk_clear = 1'b1;
        walk_restore = 1'b1;
    end
endmodule

module bloom_filter_signatures (
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

module bloom_filter_entries (
    clock,
    clear,
    query_row,
    marks,
    set_valid,
    set_slot,
    unset_valid,
    unset_slot,
    unset_row,
    flush_valid,
    flush_slot,
    scan_slot,
    scan_from,
    scan_classes,
    scan_any,
    scan_row
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire [7:0] query_row;
    output reg [3:0] marks;
    input wire set_valid;
    input wire [1:0] set_slot;
    input wire unset_valid;
    input wire [1:0] unset_slot;
    input wire [7:0] unset_row;
    input wire flush_valid;
    input wire [1:0] flush_slot;
    input wire [1:0] scan_slot;
    input wire [7:0] scan_from;
    input wire [7:0] scan_classes;
    output reg scan_any;
    output reg [7:0] scan_row;

    // Update code (custom)
    reg [227:0] plane0;
    reg [227:0] plane1;
    reg [227:0] plane2;
    reg [227:0] plane3;
    reg [227:0] scanned;
    reg [227:0] eligible;
    reg [3:0] next_marks;
    reg [7:0] next_scan_row;
    always @(*) begin
       next_marks = 0;
       if (query_row <= 227) next_marks[0] = plane0[query_row];
       if (query_row <= 227) next_marks[1] = plane1[query_row];
       if (query_row <= 227) next_marks[2] = plane2[query_row];
       if (query_row <= 227) next_marks[3] = plane3[query_row];
        marks = next_marks;
    end
    always @(*) begin
       scanned = 0;
       if (scan_slot == 0) scanned = plane0;
       if (scan_slot == 1) scanned = plane1;
       if (scan_slot == 2) scanned = plane2;
       if (scan_slot == 3) scanned = plane3;
       eligible = scanned & (228'hfffffffffffffffffffffffffffffffffffffffffffffffffffffffff << scan_from) & ({228{scan_classes[0]}} & 228'h101010101010101010101010101010101010101010101010101010101 | {228{scan_classes[1]}} & 228'h202020202020202020202020202020202020202020202020202020202 | {228{scan_classes[2]}} & 228'h404040404040404040404040404040404040404040404040404040404 | {228{scan_classes[3]}} & 228'h808080808080808080808080808080808080808080808080808080808 | {228{scan_classes[4]}} & 228'h010101010101010101010101010101010101010101010101010101010 | {228{scan_classes[5]}} & 228'h020202020202020202020202020202020202020202020202020202020 | {228{scan_classes[6]}} & 228'h040404040404040404040404040404040404040404040404040404040 | {228{scan_classes[7]}} & 228'h080808080808080808080808080808080808080808080808080808080);
    end
    integer pair;
    reg [255:0] any0;
    reg [127:0] any1;
    reg [127:0] row1_0;
    reg [63:0] any2;
    reg [63:0] row2_0;
    reg [63:0] row2_1;
    reg [31:0] any3;
    reg [31:0] row3_0;
    reg [31:0] row3_1;
    reg [31:0] row3_2;
    reg [15:0] any4;
    reg [15:0] row4_0;
    reg [15:0] row4_1;
    reg [15:0] row4_2;
    reg [15:0] row4_3;
    reg [7:0] any5;
    reg [7:0] row5_0;
    reg [7:0] row5_1;
    reg [7:0] row5_2;
    reg [7:0] row5_3;
    reg [7:0] row5_4;
    reg [3:0] any6;
    reg [3:0] row6_0;
    reg [3:0] row6_1;
    reg [3:0] row6_2;
    reg [3:0] row6_3;
    reg [3:0] row6_4;
    reg [3:0] row6_5;
    reg [1:0] any7;
    reg [1:0] row7_0;
    reg [1:0] row7_1;
    reg [1:0] row7_2;
    reg [1:0] row7_3;
    reg [1:0] row7_4;
    reg [1:0] row7_5;
    reg [1:0] row7_6;
    reg [0:0] any8;
    reg [0:0] row8_0;
    reg [0:0] row8_1;
    reg [0:0] row8_2;
    reg [0:0] row8_3;
    reg [0:0] row8_4;
    reg [0:0] row8_5;
    reg [0:0] row8_6;
    reg [0:0] row8_7;
    always @(*) begin
       any0 = {28'd0, eligible};
       for (pair = 0; pair < 128; pair = pair + 1) begin
          any1[pair] = any0[2 * pair] | any0[2 * pair + 1];
          row1_0[pair] = !any0[2 * pair];
       end
       for (pair = 0; pair < 64; pair = pair + 1) begin
          any2[pair] = any1[2 * pair] | any1[2 * pair + 1];
          row2_1[pair] = !any1[2 * pair];
          row2_0[pair] = any1[2 * pair] ? row1_0[2 * pair] : row1_0[2 * pair + 1];
       end
       for (pair = 0; pair < 32; pair = pair + 1) begin
          any3[pair] = any2[2 * pair] | any2[2 * pair + 1];
          row3_2[pair] = !any2[2 * pair];
          row3_0[pair] = any2[2 * pair] ? row2_0[2 * pair] : row2_0[2 * pair + 1];
          row3_1[pair] = any2[2 * pair] ? row2_1[2 * pair] : row2_1[2 * pair + 1];
       end
       for (pair = 0; pair < 16; pair = pair + 1) begin
          any4[pair] = any3[2 * pair] | any3[2 * pair + 1];
          row4_3[pair] = !any3[2 * pair];
          row4_0[pair] = any3[2 * pair] ? row3_0[2 * pair] : row3_0[2 * pair + 1];
          row4_1[pair] = any3[2 * pair] ? row3_1[2 * pair] : row3_1[2 * pair + 1];
          row4_2[pair] = any3[2 * pair] ? row3_2[2 * pair] : row3_2[2 * pair + 1];
       end
       for (pair = 0; pair < 8; pair = pair + 1) begin
          any5[pair] = any4[2 * pair] | any4[2 * pair + 1];
          row5_4[pair] = !any4[2 * pair];
          row5_0[pair] = any4[2 * pair] ? row4_0[2 * pair] : row4_0[2 * pair + 1];
          row5_1[pair] = any4[2 * pair] ? row4_1[2 * pair] : row4_1[2 * pair + 1];
          row5_2[pair] = any4[2 * pair] ? row4_2[2 * pair] : row4_2[2 * pair + 1];
          row5_3[pair] = any4[2 * pair] ? row4_3[2 * pair] : row4_3[2 * pair + 1];
       end
       for (pair = 0; pair < 4; pair = pair + 1) begin
          any6[pair] = any5[2 * pair] | any5[2 * pair + 1];
          row6_5[pair] = !any5[2 * pair];
          row6_0[pair] = any5[2 * pair] ? row5_0[2 * pair] : row5_0[2 * pair + 1];
          row6_1[pair] = any5[2 * pair] ? row5_1[2 * pair] : row5_1[2 * pair + 1];
          row6_2[pair] = any5[2 * pair] ? row5_2[2 * pair] : row5_2[2 * pair + 1];
          row6_3[pair] = any5[2 * pair] ? row5_3[2 * pair] : row5_3[2 * pair + 1];
          row6_4[pair] = any5[2 * pair] ? row5_4[2 * pair] : row5_4[2 * pair + 1];
       end
       for (pair = 0; pair < 2; pair = pair + 1) begin
          any7[pair] = any6[2 * pair] | any6[2 * pair + 1];
          row7_6[pair] = !any6[2 * pair];
          row7_0[pair] = any6[2 * pair] ? row6_0[2 * pair] : row6_0[2 * pair + 1];
          row7_1[pair] = any6[2 * pair] ? row6_1[2 * pair] : row6_1[2 * pair + 1];
          row7_2[pair] = any6[2 * pair] ? row6_2[2 * pair] : row6_2[2 * pair + 1];
          row7_3[pair] = any6[2 * pair] ? row6_3[2 * pair] : row6_3[2 * pair + 1];
          row7_4[pair] = any6[2 * pair] ? row6_4[2 * pair] : row6_4[2 * pair + 1];
          row7_5[pair] = any6[2 * pair] ? row6_5[2 * pair] : row6_5[2 * pair + 1];
       end
       for (pair = 0; pair < 1; pair = pair + 1) begin
          any8[pair] = any7[2 * pair] | any7[2 * pair + 1];
          row8_7[pair] = !any7[2 * pair];
          row8_0[pair] = any7[2 * pair] ? row7_0[2 * pair] : row7_0[2 * pair + 1];
          row8_1[pair] = any7[2 * pair] ? row7_1[2 * pair] : row7_1[2 * pair + 1];
          row8_2[pair] = any7[2 * pair] ? row7_2[2 * pair] : row7_2[2 * pair + 1];
          row8_3[pair] = any7[2 * pair] ? row7_3[2 * pair] : row7_3[2 * pair + 1];
          row8_4[pair] = any7[2 * pair] ? row7_4[2 * pair] : row7_4[2 * pair + 1];
          row8_5[pair] = any7[2 * pair] ? row7_5[2 * pair] : row7_5[2 * pair + 1];
          row8_6[pair] = any7[2 * pair] ? row7_6[2 * pair] : row7_6[2 * pair + 1];
       end
    end
    always @(*) begin
       scan_any = any8[0];
       next_scan_row = 0;
       if (any8[0]) begin
          next_scan_row[0] = row8_0[0];
          next_scan_row[1] = row8_1[0];
          next_scan_row[2] = row8_2[0];
          next_scan_row[3] = row8_3[0];
          next_scan_row[4] = row8_4[0];
          next_scan_row[5] = row8_5[0];
          next_scan_row[6] = row8_6[0];
          next_scan_row[7] = row8_7[0];
       end
        scan_row = next_scan_row;
    end
    always @(posedge clock) begin
       if (set_valid && set_slot == 0) plane0[query_row] <= 1'b1;
       if (unset_valid && unset_slot == 0) plane0[unset_row] <= 1'b0;
       if (flush_valid && flush_slot == 0) plane0 <= 0;
       if (clear) plane0 <= 0;
       if (set_valid && set_slot == 1) plane1[query_row] <= 1'b1;
       if (unset_valid && unset_slot == 1) plane1[unset_row] <= 1'b0;
       if (flush_valid && flush_slot == 1) plane1 <= 0;
       if (clear) plane1 <= 0;
       if (set_valid && set_slot == 2) plane2[query_row] <= 1'b1;
       if (unset_valid && unset_slot == 2) plane2[unset_row] <= 1'b0;
       if (flush_valid && flush_slot == 2) plane2 <= 0;
       if (clear) plane2 <= 0;
       if (set_valid && set_slot == 3) plane3[query_row] <= 1'b1;
       if (unset_valid && unset_slot == 3) plane3[unset_row] <= 1'b0;
       if (flush_valid && flush_slot == 3) plane3 <= 0;
       if (clear) plane3 <= 0;
    end
    initial begin
       plane0 = 0;
       plane1 = 0;
       plane2 = 0;
       plane3 = 0;
    end
endmodule
