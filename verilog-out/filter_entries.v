// filter_entries: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Entries of one bank with signatures: which rows have a live ownership byte.
//
//                    +------------------------------+
//  query_*         ->|  rows, by class: a bit each  |-> has (same cycle)
//  set_valid       ->|                              |   (sets the bit of query_row)
//  flush_*         ->|                              |   (clears those of a slot)
//  scan_classes,   ->|                              |-> scan_any, scan_row (next row of the classes
//  scan_on,        ->|                              |   asked for: the first, or with scan_on the first
//  scan_after      ->|                              |   after scan_after; same cycle)
//  scan_take       ->|                              |-> done (a class of which that row is the last)
//  region_*        ->|                              |
//                    +------------------------------+
//
// A class is the rows of one bit of the filter. With the paper's filter a bit belongs to at most one work-item of a group, and to one at all
// exactly while that has an entry of the class. So a bit a row says it all: whose an entry is, the signatures know. A flush clears the
// classes of the slot, a walk those of its lanes, each in the cycle in which its last row is proposed and taken; done tells the
// signatures, which then ask for the next class. Groups have the same classes, so they must not share rows, and what clears and scans looks at
// a region only: groups of four rows, from number region_first to region_last.
//
// Other filters (FilterShape) let several work-items have a bit: then there is a plane of bits for each slot, a walk leaves each row by
// unset_*, and there are no regions. The same with another hash, or where a class has more than 64 rows. Ports that one of the two does not
// need are not looked at.
//
// Changes are those of the rising edge. Same-cycle priority: clear, then flush and done, then unset, then set. Rows are scanned
// class by class, and in a class by number. has means something with query_valid only, and where a bit of the query's signature is its
// own; scan_any without it, and without scan_any the row means nothing.
//
// Entries of at most 2^STATE_BITS rows.
// Here CLASSES = 8, SLOT_BITS = 2, STATE_BITS = 8.
module filter_entries (
    input  wire clock,
    input  wire clear,
    // An access is decided.
    input  wire query_valid,
    input  wire [7:0] query_row,
    input  wire [1:0] query_slot,
    output wire has,
    input  wire set_valid,
    input  wire flush_valid,
    input  wire [1:0] flush_slot,
    // Classes of which the slot has entries.
    input  wire [7:0] flush_classes,
    // Of the flushed or walked slot's work-group.
    input  wire [7:0] region_first,
    input  wire [7:0] region_last,
    input  wire [1:0] scan_slot,
    input  wire scan_on,
    input  wire [7:0] scan_after,
    input  wire [7:0] scan_classes,
    output wire scan_any,
    output wire [7:0] scan_row,
    // The proposed row is visited.
    input  wire scan_take,
    output wire [7:0] done,
    input  wire unset_valid,
    input  wire [1:0] unset_slot,
    input  wire [7:0] unset_row
);
    reg [28:0] class0, class1, class2, class3, class4, class5, class6, class7;
    wire asks0 = query_valid ? (query_row[2:0] == 3'd0) : scan_classes[0];
    wire asks1 = query_valid ? (query_row[2:0] == 3'd1) : scan_classes[1];
    wire asks2 = query_valid ? (query_row[2:0] == 3'd2) : scan_classes[2];
    wire asks3 = query_valid ? (query_row[2:0] == 3'd3) : scan_classes[3];
    wire asks4 = query_valid ? (query_row[2:0] == 3'd4) : scan_classes[4];
    wire asks5 = query_valid ? (query_row[2:0] == 3'd5) : scan_classes[5];
    wire asks6 = query_valid ? (query_row[2:0] == 3'd6) : scan_classes[6];
    wire [28:0] word0_2 = asks0 ? class0 : class1;
    wire [28:0] word2_2 = asks2 ? class2 : class3;
    wire [28:0] word0_4 = (asks0 | asks1) ? word0_2 : word2_2;
    wire [28:0] word4_2 = asks4 ? class4 : class5;
    wire [28:0] word6_2 = asks6 ? class6 : class7;
    wire [28:0] word4_4 = (asks4 | asks5) ? word4_2 : word6_2;
    wire [28:0] word0_8 = (asks0 | asks1 | asks2 | asks3) ? word0_4 : word4_4;
    wire [28:0] query_bit = 29'd1 << query_row[7:3];
    wire [28:0] from0 = (region_first[0] <= 1'd0) ? ({29{1'b1}} << region_first[7:1]) : ({29{1'b1}} <<
            region_first[7:1] << 1);
    wire [28:0] behind0 = {29{1'b1}} << region_last[7:1] << 1;
    wire [28:0] region0 = from0 & ~behind0;
    wire [28:0] from1 = {29{1'b1}} << region_first[7:1];
    wire [28:0] behind1 = (1'd1 <= region_last[0]) ? ({29{1'b1}} << region_last[7:1] << 1) : ({29{1'b1}} <<
            region_last[7:1]);
    wire [28:0] region1 = from1 & ~behind1;
    wire [28:0] region0_2 = (asks0 | asks1 | asks2 | asks3) ? region0 : region1;
    wire goes_on = scan_on & scan_classes[scan_after[2:0]];
    wire [28:0] eligible = word0_8 & (goes_on ? (region0_2 & ({29{1'b1}} << scan_after[7:3] << 1)) : region0_2);
    genvar g;
    wire [31:0] first_any0 = {3'd0, eligible};
    wire [159:0] first_place0 = {5'd28, 5'd28, 5'd28, 5'd28, 5'd27, 5'd26, 5'd25, 5'd24, 5'd23, 5'd22, 5'd21, 5'd20,
            5'd19, 5'd18, 5'd17, 5'd16, 5'd15, 5'd14, 5'd13, 5'd12, 5'd11, 5'd10, 5'd9, 5'd8, 5'd7, 5'd6, 5'd5, 5'd4, 5'd3, 5'd2,
            5'd1, 5'd0};
    wire [31:0] first_more0 = 32'd0;
    wire [15:0] first_any1;
    wire [79:0] first_place1;
    wire [15:0] first_more1;
    for (g = 0; g < 16; g = g + 1) begin : gen_first_any1
       assign first_any1[g] = first_any0[2 * g] || first_any0[2 * g + 1];
       assign first_place1[5 * g +: 5] = first_any0[2 * g] ? first_place0[10 * g +: 5] : first_place0[10 * g + 5 +: 5];
       assign first_more1[g] = first_more0[2 * g] || first_more0[2 * g + 1] || (first_any0[2 * g] &&
               first_any0[2 * g + 1]);
    end
    wire [7:0] first_any2;
    wire [39:0] first_place2;
    wire [7:0] first_more2;
    for (g = 0; g < 8; g = g + 1) begin : gen_first_any2
       assign first_any2[g] = first_any1[2 * g] || first_any1[2 * g + 1];
       assign first_place2[5 * g +: 5] = first_any1[2 * g] ? first_place1[10 * g +: 5] : first_place1[10 * g + 5 +: 5];
       assign first_more2[g] = first_more1[2 * g] || first_more1[2 * g + 1] || (first_any1[2 * g] &&
               first_any1[2 * g + 1]);
    end
    wire [3:0] first_any3;
    wire [19:0] first_place3;
    wire [3:0] first_more3;
    for (g = 0; g < 4; g = g + 1) begin : gen_first_any3
       assign first_any3[g] = first_any2[2 * g] || first_any2[2 * g + 1];
       assign first_place3[5 * g +: 5] = first_any2[2 * g] ? first_place2[10 * g +: 5] : first_place2[10 * g + 5 +: 5];
       assign first_more3[g] = first_more2[2 * g] || first_more2[2 * g + 1] || (first_any2[2 * g] &&
               first_any2[2 * g + 1]);
    end
    wire [1:0] first_any4;
    wire [9:0] first_place4;
    wire [1:0] first_more4;
    for (g = 0; g < 2; g = g + 1) begin : gen_first_any4
       assign first_any4[g] = first_any3[2 * g] || first_any3[2 * g + 1];
       assign first_place4[5 * g +: 5] = first_any3[2 * g] ? first_place3[10 * g +: 5] : first_place3[10 * g + 5 +: 5];
       assign first_more4[g] = first_more3[2 * g] || first_more3[2 * g + 1] || (first_any3[2 * g] &&
               first_any3[2 * g + 1]);
    end
    wire first_any5 = first_any4[0] || first_any4[1];
    wire [4:0] first_place5 = first_any4[0] ? first_place4[4:0] : first_place4[9:5];
    wire first_more5 = first_more4[0] || first_more4[1] || (first_any4[0] && first_any4[1]);
    (* maybe_unused *) wire unused_first;
    assign unused_first = first_any5;
    wire scans1 = scan_classes[1] & ~scan_classes[0];
    wire scans3 = scan_classes[3] & ~(|scan_classes[2:0]);
    wire scans5 = scan_classes[5] & ~(|scan_classes[4:0]);
    wire scans7 = scan_classes[7] & ~(|scan_classes[6:0]);
    wire scanned_class0 = scans1 | scans3 | scans5 | scans7;
    wire scans2 = scan_classes[2] & ~(|scan_classes[1:0]);
    wire scans6 = scan_classes[6] & ~(|scan_classes[5:0]);
    wire scanned_class1 = scans2 | scans3 | scans6 | scans7;
    wire scans4 = scan_classes[4] & ~(|scan_classes[3:0]);
    wire scanned_class2 = scans4 | scans5 | scans6 | scans7;
    wire takes_last = scan_take & ~first_more5;
    wire done0 = takes_last & scan_classes[0];
    wire done1 = takes_last & scans1;
    wire done2 = takes_last & scans2;
    wire done3 = takes_last & scans3;
    wire done4 = takes_last & scans4;
    wire done5 = takes_last & scans5;
    wire done6 = takes_last & scans6;
    wire done7 = takes_last & scans7;
    wire [7:0] done_classes = {done7, done6, done5, done4, done3, done2, done1, done0};
    wire same_slot = query_slot == flush_slot;
    wire sets0 = set_valid & (query_row[2:0] == 3'd0);
    wire drops0 = (flush_valid & (flush_classes[0] | (sets0 & same_slot))) | done_classes[0];
    wire sets1 = set_valid & (query_row[2:0] == 3'd1);
    wire drops1 = (flush_valid & (flush_classes[1] | (sets1 & same_slot))) | done_classes[1];
    wire sets2 = set_valid & (query_row[2:0] == 3'd2);
    wire drops2 = (flush_valid & (flush_classes[2] | (sets2 & same_slot))) | done_classes[2];
    wire sets3 = set_valid & (query_row[2:0] == 3'd3);
    wire drops3 = (flush_valid & (flush_classes[3] | (sets3 & same_slot))) | done_classes[3];
    wire sets4 = set_valid & (query_row[2:0] == 3'd4);
    wire drops4 = (flush_valid & (flush_classes[4] | (sets4 & same_slot))) | done_classes[4];
    wire sets5 = set_valid & (query_row[2:0] == 3'd5);
    wire drops5 = (flush_valid & (flush_classes[5] | (sets5 & same_slot))) | done_classes[5];
    wire sets6 = set_valid & (query_row[2:0] == 3'd6);
    wire drops6 = (flush_valid & (flush_classes[6] | (sets6 & same_slot))) | done_classes[6];
    wire sets7 = set_valid & (query_row[2:0] == 3'd7);
    wire drops7 = (flush_valid & (flush_classes[7] | (sets7 & same_slot))) | done_classes[7];
    (* maybe_unused *) wire unused;
    assign unused = &{scan_slot, unset_row, unset_slot, unset_valid};
    assign has = |(word0_8 & query_bit);
    assign scan_any = |scan_classes;
    assign scan_row = {first_place5, {scanned_class2, scanned_class1, scanned_class0}};
    assign done = done_classes;
    always @(posedge clock) begin
       if (clear) class0 <= 29'd0;
       else class0 <= ((class0 | (sets0 ? query_bit : 29'd0)) & ~(drops0 ? region0 : 29'd0));
    end
    always @(posedge clock) begin
       if (clear) class1 <= 29'd0;
       else class1 <= ((class1 | (sets1 ? query_bit : 29'd0)) & ~(drops1 ? region0 : 29'd0));
    end
    always @(posedge clock) begin
       if (clear) class2 <= 29'd0;
       else class2 <= ((class2 | (sets2 ? query_bit : 29'd0)) & ~(drops2 ? region0 : 29'd0));
    end
    always @(posedge clock) begin
       if (clear) class3 <= 29'd0;
       else class3 <= ((class3 | (sets3 ? query_bit : 29'd0)) & ~(drops3 ? region0 : 29'd0));
    end
    always @(posedge clock) begin
       if (clear) class4 <= 29'd0;
       else class4 <= ((class4 | (sets4 ? query_bit : 29'd0)) & ~(drops4 ? region1 : 29'd0));
    end
    always @(posedge clock) begin
       if (clear) class5 <= 29'd0;
       else class5 <= ((class5 | (sets5 ? query_bit : 29'd0)) & ~(drops5 ? region1 : 29'd0));
    end
    always @(posedge clock) begin
       if (clear) class6 <= 29'd0;
       else class6 <= ((class6 | (sets6 ? query_bit : 29'd0)) & ~(drops6 ? region1 : 29'd0));
    end
    always @(posedge clock) begin
       if (clear) class7 <= 29'd0;
       else class7 <= ((class7 | (sets7 ? query_bit : 29'd0)) & ~(drops7 ? region1 : 29'd0));
    end
    initial begin
       class0 = 29'd0; class1 = 29'd0; class2 = 29'd0; class3 = 29'd0; class4 = 29'd0; class5 = 29'd0; class6 = 29'd0;
               class7 = 29'd0;
    end
endmodule
