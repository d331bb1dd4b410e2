// layout_table: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Where each wavefront slot's work-group lies in the LDS.
//
// LocalTM-Bloom 4.3: the space of a work-group is allocated before it starts. cfg_* give for each slot the first row of the
// work-group B, its rows of variables N (the group takes 2N + ceil(N / 4) rows, see
// shadow_memory), its first index S in the detectors' state, and the slots of the same work-group.
//
// The table holds what the banks add to a row of the array, or to an index of the detectors' state, so that no bank has to find it out:
//
// | output | is added to | gives |
// | --- | --- | --- |
// | rows | the row of a variable | the row of its backup |
// | owner_bias | the row of a variable | the number of its owner byte, 4 to a row: 4 (B + 2N) - B |
// | state_shift | the row of a variable | its index: S - B |
// | walk_shift | an index | the row of the variable: B - S |
// | walk_backup_bias | an index | the row of its backup: B - S + N |
// | walk_owner_bias | an index | the number of its owner byte: 4 (B + 2N) - S |
//
// | region_first | - | the group of four indices with the work-group's first: S / 4 |
// | region_last | - | that with its last: (S + N - 1) / 4 |
//
// Sums wrap at the width of what they give. Written at the rising edge through cfg_*; read in the same cycle by slot, the region by
// region_slot.
// Same-cycle priority: a write is seen in the next cycle (read-first). Not cleared: a slot is written before it is used.
//
// SLOTS entries.
// Here ROW_BITS = 9, SLOTS = 4, SLOT_BITS = 2.
module layout_table (
    input  wire clock,
    input  wire cfg_valid,
    input  wire [1:0] cfg_wavefront,
    input  wire [8:0] cfg_row_base,
    input  wire [8:0] cfg_rows,
    input  wire [7:0] cfg_state_base,
    input  wire [3:0] cfg_group,
    input  wire [1:0] slot,
    input  wire [1:0] region_slot,
    output wire [8:0] rows,
    output wire [15:0] owner_bias,
    output wire [7:0] state_shift,
    output wire [8:0] walk_shift,
    output wire [8:0] walk_backup_bias,
    output wire [15:0] walk_owner_bias,
    output wire [3:0] group,
    output wire [7:0] region_first,
    output wire [7:0] region_last
);
    reg  [35:0] row_counts;
    reg  [63:0] owner_biases;
    reg  [31:0] state_shifts;
    reg  [35:0] walk_shifts, walk_backup_biases;
    reg  [63:0] walk_owner_biases;
    reg  [15:0] groups;
    reg  [31:0] firsts, lasts;
    wire [15:0] base, state;
    wire [8:0] owners;
    wire [15:0] first_owner;
    wire [8:0] shift;
    wire [15:0] last_index;
    (* maybe_unused *) wire unused;
    assign unused = &{last_index[15:8]};

    assign base = {7'd0, cfg_row_base};
    assign state = {8'd0, cfg_state_base};
    assign owners = cfg_row_base + cfg_rows + cfg_rows;
    assign first_owner = {7'd0, owners} << 2;
    assign shift = base[8:0] - state[8:0];
    assign last_index = (state + {7'd0, cfg_rows}) - 16'd1;
    assign rows =
        slot == 2'd3 ? row_counts[3*9 +: 9] :
        slot == 2'd2 ? row_counts[2*9 +: 9] :
        slot == 2'd1 ? row_counts[1*9 +: 9] :
        slot == 2'd0 ? row_counts[0*9 +: 9] :
        9'd0;
    assign owner_bias =
        slot == 2'd3 ? owner_biases[3*16 +: 16] :
        slot == 2'd2 ? owner_biases[2*16 +: 16] :
        slot == 2'd1 ? owner_biases[1*16 +: 16] :
        slot == 2'd0 ? owner_biases[0*16 +: 16] :
        16'd0;
    assign state_shift =
        slot == 2'd3 ? state_shifts[3*8 +: 8] :
        slot == 2'd2 ? state_shifts[2*8 +: 8] :
        slot == 2'd1 ? state_shifts[1*8 +: 8] :
        slot == 2'd0 ? state_shifts[0*8 +: 8] :
        8'd0;
    assign walk_shift =
        slot == 2'd3 ? walk_shifts[3*9 +: 9] :
        slot == 2'd2 ? walk_shifts[2*9 +: 9] :
        slot == 2'd1 ? walk_shifts[1*9 +: 9] :
        slot == 2'd0 ? walk_shifts[0*9 +: 9] :
        9'd0;
    assign walk_backup_bias =
        slot == 2'd3 ? walk_backup_biases[3*9 +: 9] :
        slot == 2'd2 ? walk_backup_biases[2*9 +: 9] :
        slot == 2'd1 ? walk_backup_biases[1*9 +: 9] :
        slot == 2'd0 ? walk_backup_biases[0*9 +: 9] :
        9'd0;
    assign walk_owner_bias =
        slot == 2'd3 ? walk_owner_biases[3*16 +: 16] :
        slot == 2'd2 ? walk_owner_biases[2*16 +: 16] :
        slot == 2'd1 ? walk_owner_biases[1*16 +: 16] :
        slot == 2'd0 ? walk_owner_biases[0*16 +: 16] :
        16'd0;
    assign group =
        slot == 2'd3 ? groups[3*4 +: 4] :
        slot == 2'd2 ? groups[2*4 +: 4] :
        slot == 2'd1 ? groups[1*4 +: 4] :
        slot == 2'd0 ? groups[0*4 +: 4] :
        4'd0;
    assign region_first =
        region_slot == 2'd3 ? firsts[3*8 +: 8] :
        region_slot == 2'd2 ? firsts[2*8 +: 8] :
        region_slot == 2'd1 ? firsts[1*8 +: 8] :
        region_slot == 2'd0 ? firsts[0*8 +: 8] :
        8'd0;
    assign region_last =
        region_slot == 2'd3 ? lasts[3*8 +: 8] :
        region_slot == 2'd2 ? lasts[2*8 +: 8] :
        region_slot == 2'd1 ? lasts[1*8 +: 8] :
        region_slot == 2'd0 ? lasts[0*8 +: 8] :
        8'd0;

    always @(posedge clock) begin : at_clock
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            if (cfg_valid & (cfg_wavefront == i[1:0])) begin
                row_counts[9 * i +: 9] <= cfg_rows;
                owner_biases[16 * i +: 16] <= first_owner - base;
                state_shifts[8 * i +: 8] <= state[7:0] - base[7:0];
                walk_shifts[9 * i +: 9] <= shift;
                walk_backup_biases[9 * i +: 9] <= shift + cfg_rows;
                walk_owner_biases[16 * i +: 16] <= first_owner - state;
                groups[4 * i +: 4] <= cfg_group;
                firsts[8 * i +: 8] <= cfg_state_base >> 2;
                lasts[8 * i +: 8] <= last_index[7:0] >> 2;
            end
        end
    end

    initial begin
        row_counts = 36'd0; owner_biases = 64'd0; state_shifts = 32'd0; walk_shifts = 36'd0; walk_backup_biases = 36'd0;
        walk_owner_biases = 64'd0; groups = 16'd0; firsts = 32'd0; lasts = 32'd0;
    end
endmodule
