// smdcd_entries: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Valid bits of one bank's state rows: for each wavefront slot and each row, "this slot has a live entry here".
//
//                 +---------------------+
//  query_row    ->|  slots x rows bits  |-> marks (one bit a slot, same cycle)
//  set          ->|                     |   (sets the mark of query_row)
//  unset        ->|                     |   (clears that of unset_row)
//  flush        ->|                     |
//  scan_slot,   ->|                     |-> scan_any, scan_row (next marked row: the first, or with
//  scan_on,     ->|                     |   scan_on the first after scan_after; same cycle)
//  scan_after   ->|                     |
//                 +---------------------+
//
// A plane of bits a slot, in flip-flops, makes the end of a transaction one cycle: all entries a
// wavefront still holds when it commits belong to lanes that commit, so its plane is flushed whole.
//
// set acts on query_row, unset on unset_row, at the rising edge: the row a walk leaves comes later in the cycle than
// the row of an access, and would slow its look-up. Same-cycle priority: clear, then
// flush, then unset, then set. Rows are scanned by number. Without scan_any the row means nothing.
//
// SLOTS planes of rows <= 2^STATE_BITS bits.
// Here SLOTS = 4, SLOT_BITS = 2, STATE_BITS = 8.
module smdcd_entries (
    input  wire clock,
    input  wire clear,
    input  wire [7:0] query_row,
    output wire [3:0] marks,
    input  wire set_valid,
    input  wire [1:0] set_slot,
    input  wire unset_valid,
    input  wire [1:0] unset_slot,
    input  wire [7:0] unset_row,
    input  wire flush_valid,
    input  wire [1:0] flush_slot,
    input  wire [1:0] scan_slot,
    input  wire scan_on,
    input  wire [7:0] scan_after,
    output wire scan_any,
    output wire [7:0] scan_row
);
    reg [57:0] plane0, plane1, plane2, plane3;
    wire [57:0] scanned = scan_slot == 2'd3 ? plane3 : scan_slot == 2'd2 ? plane2 : scan_slot == 2'd1 ? plane1 :
            scan_slot == 2'd0 ? plane0 : 58'd0;
    genvar g;
    wire [3:0] block = scan_after[7:4];
    wire [3:0] row_in_block = scan_after[3:0];
    wire [15:0] at_block = 16'd1 << block;
    wire [15:0] past_block = {16{1'b1}} << block << 1;
    wire [15:0] past_row = {16{1'b1}} << row_in_block << 1;
    wire [255:0] higher;
    for (g = 0; g < 16; g = g + 1) begin : gen_higher
       assign higher[16 * g +: 16] = {16{past_block[g]}} | ({16{at_block[g]}} & past_row);
    end
    (* maybe_unused *) wire unused_higher;
    assign unused_higher = &higher;
    wire [57:0] ahead0 = scan_on ? higher[57:0] & 58'h3ffffffffffffff : 58'h3ffffffffffffff;
    wire [57:0] ahead = ahead0;
    wire [57:0] eligible = scanned & ahead;
    wire [63:0] any0 = {6'd0, eligible[57:0]};
    wire [511:0] row0 = {8'd57, 8'd57, 8'd57, 8'd57, 8'd57, 8'd57, 8'd57, 8'd56, 8'd55, 8'd54, 8'd53, 8'd52, 8'd51,
            8'd50, 8'd49, 8'd48, 8'd47, 8'd46, 8'd45, 8'd44, 8'd43, 8'd42, 8'd41, 8'd40, 8'd39, 8'd38, 8'd37, 8'd36, 8'd35, 8'd34,
            8'd33, 8'd32, 8'd31, 8'd30, 8'd29, 8'd28, 8'd27, 8'd26, 8'd25, 8'd24, 8'd23, 8'd22, 8'd21, 8'd20, 8'd19, 8'd18, 8'd17,
            8'd16, 8'd15, 8'd14, 8'd13, 8'd12, 8'd11, 8'd10, 8'd9, 8'd8, 8'd7, 8'd6, 8'd5, 8'd4, 8'd3, 8'd2, 8'd1, 8'd0};
    wire [31:0] any1;
    wire [255:0] row1;
    for (g = 0; g < 32; g = g + 1) begin : gen_any1
       assign any1[g] = any0[2 * g] || any0[2 * g + 1];
       assign row1[8 * g +: 8] = any0[2 * g] ? row0[16 * g +: 8] : row0[16 * g + 8 +: 8];
    end
    wire [15:0] any2;
    wire [127:0] row2;
    for (g = 0; g < 16; g = g + 1) begin : gen_any2
       assign any2[g] = any1[2 * g] || any1[2 * g + 1];
       assign row2[8 * g +: 8] = any1[2 * g] ? row1[16 * g +: 8] : row1[16 * g + 8 +: 8];
    end
    wire [7:0] any3;
    wire [63:0] row3;
    for (g = 0; g < 8; g = g + 1) begin : gen_any3
       assign any3[g] = any2[2 * g] || any2[2 * g + 1];
       assign row3[8 * g +: 8] = any2[2 * g] ? row2[16 * g +: 8] : row2[16 * g + 8 +: 8];
    end
    wire [3:0] any4;
    wire [31:0] row4;
    for (g = 0; g < 4; g = g + 1) begin : gen_any4
       assign any4[g] = any3[2 * g] || any3[2 * g + 1];
       assign row4[8 * g +: 8] = any3[2 * g] ? row3[16 * g +: 8] : row3[16 * g + 8 +: 8];
    end
    wire [1:0] any5;
    wire [15:0] row5;
    for (g = 0; g < 2; g = g + 1) begin : gen_any5
       assign any5[g] = any4[2 * g] || any4[2 * g + 1];
       assign row5[8 * g +: 8] = any4[2 * g] ? row4[16 * g +: 8] : row4[16 * g + 8 +: 8];
    end
    wire any6 = any5[0] || any5[1];
    wire [7:0] row6 = any5[0] ? row5[7:0] : row5[15:8];
    wire asked0 = any6 && 1'd1;
    wire [7:0] asked_row0 = row6;
    assign marks = {(query_row <= 8'd57) ? plane3[query_row[5:0]] : 1'd0, (query_row <= 8'd57) ? plane2[query_row[5:0]]
            : 1'd0, (query_row <= 8'd57) ? plane1[query_row[5:0]] : 1'd0, (query_row <= 8'd57) ? plane0[query_row[5:0]] : 1'd0};
    assign scan_any = asked0;
    assign scan_row = asked_row0;
    always @(posedge clock) begin
       if ((set_valid & (set_slot == 2'd0)) && (query_row <= 8'd57)) plane0[query_row[5:0]] <= 1'd1;
       if ((unset_valid & (unset_slot == 2'd0)) && (unset_row <= 8'd57)) plane0[unset_row[5:0]] <= 1'd0;
       if (clear | (flush_valid & (flush_slot == 2'd0))) plane0 <= 58'd0;
    end
    always @(posedge clock) begin
       if ((set_valid & (set_slot == 2'd1)) && (query_row <= 8'd57)) plane1[query_row[5:0]] <= 1'd1;
       if ((unset_valid & (unset_slot == 2'd1)) && (unset_row <= 8'd57)) plane1[unset_row[5:0]] <= 1'd0;
       if (clear | (flush_valid & (flush_slot == 2'd1))) plane1 <= 58'd0;
    end
    always @(posedge clock) begin
       if ((set_valid & (set_slot == 2'd2)) && (query_row <= 8'd57)) plane2[query_row[5:0]] <= 1'd1;
       if ((unset_valid & (unset_slot == 2'd2)) && (unset_row <= 8'd57)) plane2[unset_row[5:0]] <= 1'd0;
       if (clear | (flush_valid & (flush_slot == 2'd2))) plane2 <= 58'd0;
    end
    always @(posedge clock) begin
       if ((set_valid & (set_slot == 2'd3)) && (query_row <= 8'd57)) plane3[query_row[5:0]] <= 1'd1;
       if ((unset_valid & (unset_slot == 2'd3)) && (unset_row <= 8'd57)) plane3[unset_row[5:0]] <= 1'd0;
       if (clear | (flush_valid & (flush_slot == 2'd3))) plane3 <= 58'd0;
    end
    initial begin
       plane0 = 58'd0; plane1 = 58'd0; plane2 = 58'd0; plane3 = 58'd0;
    end
endmodule
