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
// Here COLUMNS = 16, ROW_BITS = 9.
module shadow_register_file (
    input  wire clock,
    input  wire clear,
    input  wire [8:0] read_row,
    output wire [511:0] read_data,
    // Lanes of the quarter that are written.
    input  wire [15:0] write_lanes,
    input  wire [8:0] write_row,
    input  wire [511:0] write_data,
    input  wire [8:0] first_row,
    input  wire [8:0] last_row,
    input  wire checkpoint_valid,
    input  wire restore_valid,
    input  wire [31:0] restore_lanes_lo,
    input  wire [31:0] restore_lanes_hi
);
    wire [63:0] quarters;
    genvar g;

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

    for (g = 0; g < 16; g = g + 1) begin : gen_column
        (* keep_hierarchy *) paired_column column (
            .clock(clock),
            .clear(clear),
            .read_row(read_row),
            .read_data(read_data[32 * g +: 32]),
            .write_valid(write_lanes[g]),
            .write_row(write_row),
            .write_data(write_data[32 * g +: 32]),
            .first_row(first_row),
            .last_row(last_row),
            .checkpoint_valid(checkpoint_valid),
            .restore_quarters(quarters[4 * g +: 4])
        );
        assign quarters[4 * g +: 4] = quarters_of(restore_valid, restore_lanes_lo[g], restore_lanes_lo[g + 16],
                restore_lanes_hi[g], restore_lanes_hi[g + 16]);
    end
endmodule
