// directory_layout: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Where each wavefront slot's work-group lies in an LDS with owner words.
//
// LocalTM-Bloom 4.3: the space of a work-group is allocated before it starts. cfg_* give for each slot the first row of the work-group B,
// its rows of variables N, and the slots of the same work-group: variables in row B, backups in row B + N, owner words in row B + 2N
// (directory_shadow). S is cfg_state_base, the number of its first variable in state that a detector has for
// all work-groups, a multiple of 4; a detector that has no such state begins at 0. The table holds which rows have the variable, the backup and
// the owner word of number 0, so that no bank has to find it out: B - S, B + N - S and B + 2N - S / 4. And what makes the row of a
// variable its number, state_shift: S - B, and the number of its owner byte, four to a row, owner_bias: 4 (B + 2N) - B.
//
// Sums wrap at the width of what they give. Written at the rising edge through cfg_*; read in the same cycle by slot.
// Same-cycle priority: a write is seen in the next cycle (read-first). Not cleared: a slot is written before it is used.
//
// SLOTS entries.
// Here ROW_BITS = 9, SLOTS = 4, SLOT_BITS = 2, STATE_BITS = 8.
module directory_layout (
    input  wire clock,
    input  wire cfg_valid,
    input  wire [1:0] cfg_wavefront,
    input  wire [8:0] cfg_row_base,
    input  wire [8:0] cfg_rows,
    input  wire [7:0] cfg_state_base,
    input  wire [3:0] cfg_group,
    input  wire [1:0] slot,
    output wire [8:0] row_base,
    output wire [8:0] backups,
    output wire [8:0] owners,
    output wire [15:0] owner_bias,
    // The number of row 0.
    output wire [7:0] state_shift,
    output wire [3:0] group
);
    reg  [35:0] bases, first_backups, first_owners;
    reg  [63:0] biases;
    reg  [15:0] groups;
    wire [8:0] new_backups, new_owners, first_number;

    assign new_backups = cfg_row_base + cfg_rows;
    assign new_owners = new_backups + cfg_rows;
    assign first_number = {1'b0, cfg_state_base};
    assign row_base =
        slot == 2'd3 ? bases[3*9 +: 9] :
        slot == 2'd2 ? bases[2*9 +: 9] :
        slot == 2'd1 ? bases[1*9 +: 9] :
        slot == 2'd0 ? bases[0*9 +: 9] :
        9'd0;
    assign backups =
        slot == 2'd3 ? first_backups[3*9 +: 9] :
        slot == 2'd2 ? first_backups[2*9 +: 9] :
        slot == 2'd1 ? first_backups[1*9 +: 9] :
        slot == 2'd0 ? first_backups[0*9 +: 9] :
        9'd0;
    assign owners =
        slot == 2'd3 ? first_owners[3*9 +: 9] :
        slot == 2'd2 ? first_owners[2*9 +: 9] :
        slot == 2'd1 ? first_owners[1*9 +: 9] :
        slot == 2'd0 ? first_owners[0*9 +: 9] :
        9'd0;
    assign owner_bias =
        slot == 2'd3 ? biases[3*16 +: 16] :
        slot == 2'd2 ? biases[2*16 +: 16] :
        slot == 2'd1 ? biases[1*16 +: 16] :
        slot == 2'd0 ? biases[0*16 +: 16] :
        16'd0;
    assign group =
        slot == 2'd3 ? groups[3*4 +: 4] :
        slot == 2'd2 ? groups[2*4 +: 4] :
        slot == 2'd1 ? groups[1*4 +: 4] :
        slot == 2'd0 ? groups[0*4 +: 4] :
        4'd0;
    assign state_shift = ~row_base[7:0] + 8'd1;

    always @(posedge clock) begin : at_clock
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            if (cfg_valid & (cfg_wavefront == i[1:0])) begin
                bases[9 * i +: 9] <= cfg_row_base - first_number;
                first_backups[9 * i +: 9] <= new_backups - first_number;
                first_owners[9 * i +: 9] <= new_owners - (first_number >> 2);
                biases[16 * i +: 16] <= ({7'd0, new_owners} << 2) - {7'd0, cfg_row_base};
                groups[4 * i +: 4] <= cfg_group;
            end
        end
    end

    initial begin
        bases = 36'd0; first_backups = 36'd0; first_owners = 36'd0; biases = 64'd0; groups = 16'd0;
    end
endmodule
