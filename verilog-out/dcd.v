// dcd: written by `turnstile export dcd`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module dcd (
    clock,
    clear,
    check_valid,
    check_row,
    check_owner,
    work_item,
    conflict,
    backup,
    own,
    flush_valid,
    flush_slot,
    walk_slot,
    walk_from,
    walk_any,
    walk_row,
    walk_exact,
    walk_clear,
    walk_restore,
    walk_release
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire check_valid;
    input wire [7:0] check_row;
    input wire [7:0] check_owner;
    input wire [7:0] work_item;
    output reg conflict;
    output reg backup;
    output reg own;
    input wire flush_valid;
    input wire [1:0] flush_slot;
    input wire [1:0] walk_slot;
    input wire [7:0] walk_from;
    output reg walk_any;
    output reg [7:0] walk_row;
    output reg walk_exact;
    output reg walk_clear;
    output reg walk_restore;
    input wire walk_release;

    // Stub signals
    wire [3:0] entries_marks;
    reg entries_set_valid;
    reg [1:0] entries_set_slot;
    reg entries_scan_classes;
    wire entries_scan_any;
    wire [7:0] entries_scan_row;

    // Local signals
    reg [1:0] slot;
    reg valid;

    // Sub module instances
    dcd_entries entries(
        .clock(clock),
        .clear(clear),
        .query_row(check_row),
        .marks(entries_marks),
        .set_valid(entries_set_valid),
        .set_slot(entries_set_slot),
        .unset_valid(walk_release),
        .unset_slot(walk_slot),
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
        valid = |entries_marks;
        conflict = valid & (check_owner != work_item);
        own = ~valid;
        backup = ~valid;
        entries_set_valid = check_valid & ~valid;
        entries_set_slot = slot;
        entries_scan_classes = 32'h1;
        walk_any = entries_scan_any;
        walk_row = entries_scan_row;
        walk_exact = 1'b0;
        walk_clear = 1'b1;
        walk_restore = 1'b1;
    end
endmodule

module dcd_entries (
    clock,
    clear,
    query_row,
    marks,
    set_valid,
    set_slot,
    unset_valid,
    unset_slot,
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
    input wire flush_valid;
    input wire [1:0] flush_slot;
    input wire [1:0] scan_slot;
    input wire [7:0] scan_from;
    input wire scan_classes;
    output reg scan_any;
    output reg [7:0] scan_row;

    // Update code (custom)
    integer row;
    reg [227:0] plane0;
    reg [227:0] plane1;
    reg [227:0] plane2;
    reg [227:0] plane3;
    reg [227:0] scanned;
    reg [3:0] next_marks;
    reg next_scan_any;
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
       next_scan_any = 1'b0;
       next_scan_row = 0;
       for (row = 227; row >= 0; row = row - 1)
          if (scanned[row] && row >= scan_from && scan_classes) begin
             next_scan_any = 1'b1;
             next_scan_row = row;
          end
        scan_any = next_scan_any;
        scan_row = next_scan_row;
    end
    always @(posedge clock) begin
       if (set_valid && set_slot == 0) plane0[query_row] <= 1'b1;
       if (unset_valid && unset_slot == 0) plane0[query_row] <= 1'b0;
       if (flush_valid && flush_slot == 0) plane0 <= 0;
       if (clear) plane0 <= 0;
       if (set_valid && set_slot == 1) plane1[query_row] <= 1'b1;
       if (unset_valid && unset_slot == 1) plane1[query_row] <= 1'b0;
       if (flush_valid && flush_slot == 1) plane1 <= 0;
       if (clear) plane1 <= 0;
       if (set_valid && set_slot == 2) plane2[query_row] <= 1'b1;
       if (unset_valid && unset_slot == 2) plane2[query_row] <= 1'b0;
       if (flush_valid && flush_slot == 2) plane2 <= 0;
       if (clear) plane2 <= 0;
       if (set_valid && set_slot == 3) plane3[query_row] <= 1'b1;
       if (unset_valid && unset_slot == 3) plane3[query_row] <= 1'b0;
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
