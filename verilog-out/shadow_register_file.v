// shadow_register_file: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Shadow register file of one SIMD unit: checkpoint and restore of vector registers in one cycle.
//
// Both LocalTM papers, "Register checkpointing": the vector register file of a SIMD unit is split
// in two halves and every register of one half is paired with one of the other.
//
//                +--------------------------------------------+
//  clear       ->|                                            |
//  read_row    ->|  column 0 (register | shadow) ... column 15 |-> read_data_0..15 (next cycle)
//  write_*     ->|                                            |
//  checkpoint, ->|                                            |
//  restore_*   ->|                                            |
//                +--------------------------------------------+
//
// A wavefront's 64 work-items are four quarters of 16 lanes. Register r of quarter s is row
// first_row + 4 r + s; lane i of the wavefront is column i % 16 of quarter i / 16. A
// wavefront with V registers has rows first_row ..= last_row = first_row + 4 V - 1, and
// first_row is a multiple of 4.
//
// Checkpoint: every row of the wavefront to its shadow, one cycle. Restore: from the
// shadows, the lanes of restore_lanes_* only, one cycle; the shadows keep their values for the next
// retry. Read: 1 cycle. One read and one write of a quarter a cycle; first_row and last_row are
// read with a checkpoint or a restore.
//
// After clear a register and its shadow hold the same, which is anything until the register is written.
//
// Same-cycle priority. clear comes first. A read gives the value before the clock. Restore and write: a register that
// is restored loses the write, the written lanes that are not restored (other lanes, or rows of other
// wavefronts) take it. Checkpoint and write: the shadow takes the value before the write, which takes
// place. Checkpoint and restore: the restored lanes exchange register and shadow, each taking the
// other's value before the clock; a wavefront never asks for both.
//
// rows <= 2^ROW_BITS rows of 16 lanes.
module shadow_register_file (
    input  wire clock,
    input  wire clear,
    input  wire [8:0] read_row,
    output wire [31:0] read_data_0, read_data_1, read_data_2, read_data_3, read_data_4, read_data_5, read_data_6,
            read_data_7, read_data_8, read_data_9, read_data_10, read_data_11, read_data_12, read_data_13, read_data_14,
            read_data_15,
    // Lanes of the quarter that are written.
    input  wire [15:0] write_lanes,
    input  wire [8:0] write_row,
    input  wire [31:0] write_data_0, write_data_1, write_data_2, write_data_3, write_data_4, write_data_5, write_data_6,
            write_data_7, write_data_8, write_data_9, write_data_10, write_data_11, write_data_12, write_data_13,
            write_data_14, write_data_15,
    input  wire [8:0] first_row,
    input  wire [8:0] last_row,
    input  wire checkpoint_valid,
    input  wire restore_valid,
    input  wire [31:0] restore_lanes_lo,
    input  wire [31:0] restore_lanes_hi
);
    wire [3:0] quarters_0, quarters_1, quarters_2, quarters_3, quarters_4, quarters_5, quarters_6, quarters_7,
            quarters_8, quarters_9, quarters_10, quarters_11, quarters_12, quarters_13, quarters_14, quarters_15;

    (* keep_hierarchy *) paired_column column_0 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_0), .write_valid(write_lanes[0]), .write_row(write_row), .write_data(write_data_0),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_0));
    (* keep_hierarchy *) paired_column column_1 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_1), .write_valid(write_lanes[1]), .write_row(write_row), .write_data(write_data_1),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_1));
    (* keep_hierarchy *) paired_column column_2 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_2), .write_valid(write_lanes[2]), .write_row(write_row), .write_data(write_data_2),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_2));
    (* keep_hierarchy *) paired_column column_3 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_3), .write_valid(write_lanes[3]), .write_row(write_row), .write_data(write_data_3),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_3));
    (* keep_hierarchy *) paired_column column_4 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_4), .write_valid(write_lanes[4]), .write_row(write_row), .write_data(write_data_4),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_4));
    (* keep_hierarchy *) paired_column column_5 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_5), .write_valid(write_lanes[5]), .write_row(write_row), .write_data(write_data_5),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_5));
    (* keep_hierarchy *) paired_column column_6 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_6), .write_valid(write_lanes[6]), .write_row(write_row), .write_data(write_data_6),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_6));
    (* keep_hierarchy *) paired_column column_7 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_7), .write_valid(write_lanes[7]), .write_row(write_row), .write_data(write_data_7),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_7));
    (* keep_hierarchy *) paired_column column_8 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_8), .write_valid(write_lanes[8]), .write_row(write_row), .write_data(write_data_8),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_8));
    (* keep_hierarchy *) paired_column column_9 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_9), .write_valid(write_lanes[9]), .write_row(write_row), .write_data(write_data_9),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_9));
    (* keep_hierarchy *) paired_column column_10 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_10), .write_valid(write_lanes[10]), .write_row(write_row), .write_data(write_data_10),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_10));
    (* keep_hierarchy *) paired_column column_11 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_11), .write_valid(write_lanes[11]), .write_row(write_row), .write_data(write_data_11),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_11));
    (* keep_hierarchy *) paired_column column_12 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_12), .write_valid(write_lanes[12]), .write_row(write_row), .write_data(write_data_12),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_12));
    (* keep_hierarchy *) paired_column column_13 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_13), .write_valid(write_lanes[13]), .write_row(write_row), .write_data(write_data_13),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_13));
    (* keep_hierarchy *) paired_column column_14 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_14), .write_valid(write_lanes[14]), .write_row(write_row), .write_data(write_data_14),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_14));
    (* keep_hierarchy *) paired_column column_15 (.clock(clock), .clear(clear), .read_row(read_row),
            .read_data(read_data_15), .write_valid(write_lanes[15]), .write_row(write_row), .write_data(write_data_15),
            .first_row(first_row), .last_row(last_row), .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters_15));


    function automatic [3:0] quarters_of(input reg in_restore_valid, input reg in_restore_lanes_lo_0,
            input reg in_restore_lanes_lo_1, input reg in_restore_lanes_hi_0, input reg in_restore_lanes_hi_1);
        begin
            quarters_of = 4'd0;
            if (in_restore_valid) begin
                if (in_restore_lanes_lo_0) quarters_of = quarters_of | 4'd1;
                if (in_restore_lanes_lo_1) quarters_of = quarters_of | 4'd2;
                if (in_restore_lanes_hi_0) quarters_of = quarters_of | 4'd4;
                if (in_restore_lanes_hi_1) quarters_of = quarters_of | 4'd8;
            end
        end
    endfunction
    assign quarters_0 = quarters_of(restore_valid, restore_lanes_lo[0], restore_lanes_lo[16], restore_lanes_hi[0],
            restore_lanes_hi[16]);
    assign quarters_1 = quarters_of(restore_valid, restore_lanes_lo[1], restore_lanes_lo[17], restore_lanes_hi[1],
            restore_lanes_hi[17]);
    assign quarters_2 = quarters_of(restore_valid, restore_lanes_lo[2], restore_lanes_lo[18], restore_lanes_hi[2],
            restore_lanes_hi[18]);
    assign quarters_3 = quarters_of(restore_valid, restore_lanes_lo[3], restore_lanes_lo[19], restore_lanes_hi[3],
            restore_lanes_hi[19]);
    assign quarters_4 = quarters_of(restore_valid, restore_lanes_lo[4], restore_lanes_lo[20], restore_lanes_hi[4],
            restore_lanes_hi[20]);
    assign quarters_5 = quarters_of(restore_valid, restore_lanes_lo[5], restore_lanes_lo[21], restore_lanes_hi[5],
            restore_lanes_hi[21]);
    assign quarters_6 = quarters_of(restore_valid, restore_lanes_lo[6], restore_lanes_lo[22], restore_lanes_hi[6],
            restore_lanes_hi[22]);
    assign quarters_7 = quarters_of(restore_valid, restore_lanes_lo[7], restore_lanes_lo[23], restore_lanes_hi[7],
            restore_lanes_hi[23]);
    assign quarters_8 = quarters_of(restore_valid, restore_lanes_lo[8], restore_lanes_lo[24], restore_lanes_hi[8],
            restore_lanes_hi[24]);
    assign quarters_9 = quarters_of(restore_valid, restore_lanes_lo[9], restore_lanes_lo[25], restore_lanes_hi[9],
            restore_lanes_hi[25]);
    assign quarters_10 = quarters_of(restore_valid, restore_lanes_lo[10], restore_lanes_lo[26], restore_lanes_hi[10],
            restore_lanes_hi[26]);
    assign quarters_11 = quarters_of(restore_valid, restore_lanes_lo[11], restore_lanes_lo[27], restore_lanes_hi[11],
            restore_lanes_hi[27]);
    assign quarters_12 = quarters_of(restore_valid, restore_lanes_lo[12], restore_lanes_lo[28], restore_lanes_hi[12],
            restore_lanes_hi[28]);
    assign quarters_13 = quarters_of(restore_valid, restore_lanes_lo[13], restore_lanes_lo[29], restore_lanes_hi[13],
            restore_lanes_hi[29]);
    assign quarters_14 = quarters_of(restore_valid, restore_lanes_lo[14], restore_lanes_lo[30], restore_lanes_hi[14],
            restore_lanes_hi[30]);
    assign quarters_15 = quarters_of(restore_valid, restore_lanes_lo[15], restore_lanes_lo[31], restore_lanes_hi[15],
            restore_lanes_hi[31]);
endmodule
