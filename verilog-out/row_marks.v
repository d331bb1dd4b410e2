// row_marks: written by `turnstile export row_marks`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module row_marks (
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
    input wire [7:0] scan_classes;
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
          if (scanned[row] && row >= scan_from && scan_classes[row & 7]) begin
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
