// layout_table: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Where each wavefront slot's work-group lies in the LDS.
//
// LocalTM-Bloom 4.3: the space of a work-group is allocated before it starts. For each slot the
// table holds the first row of the work-group, its rows of variables N (the group takes
// 2N + ceil(N / 4) rows, see shadow_memory), its first index in the
// detectors' state bits, and the slots of the same work-group.
//
// Written at the rising edge through cfg_*; read in the same cycle by slot. Same-cycle
// priority: a write is seen in the next cycle (read-first). Not cleared: a slot is written before it is used.
//
// SLOTS entries.
// Here SLOTS = 4, SLOT_BITS = 2.
module layout_table (
    input  wire clock,
    input  wire cfg_valid,
    input  wire [1:0] cfg_wavefront,
    input  wire [8:0] cfg_row_base,
    input  wire [8:0] cfg_rows,
    input  wire [7:0] cfg_state_base,
    input  wire [3:0] cfg_group,
    input  wire [1:0] slot,
    output wire [8:0] row_base,
    output wire [8:0] rows,
    output wire [7:0] state_base,
    output wire [3:0] group
);
    reg  [35:0] row_bases;
    reg  [35:0] row_counts;
    reg  [31:0] state_bases;
    reg  [15:0] groups;

    assign row_base =
        slot == 2'd3 ? row_bases[3*9 +: 9] :
        slot == 2'd2 ? row_bases[2*9 +: 9] :
        slot == 2'd1 ? row_bases[1*9 +: 9] :
        slot == 2'd0 ? row_bases[0*9 +: 9] :
        9'd0;
    assign rows =
        slot == 2'd3 ? row_counts[3*9 +: 9] :
        slot == 2'd2 ? row_counts[2*9 +: 9] :
        slot == 2'd1 ? row_counts[1*9 +: 9] :
        slot == 2'd0 ? row_counts[0*9 +: 9] :
        9'd0;
    assign state_base =
        slot == 2'd3 ? state_bases[3*8 +: 8] :
        slot == 2'd2 ? state_bases[2*8 +: 8] :
        slot == 2'd1 ? state_bases[1*8 +: 8] :
        slot == 2'd0 ? state_bases[0*8 +: 8] :
        8'd0;
    assign group =
        slot == 2'd3 ? groups[3*4 +: 4] :
        slot == 2'd2 ? groups[2*4 +: 4] :
        slot == 2'd1 ? groups[1*4 +: 4] :
        slot == 2'd0 ? groups[0*4 +: 4] :
        4'd0;

    always @(posedge clock) begin : at_clock
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            if (cfg_valid & (cfg_wavefront == i[1:0])) begin
                row_bases[9 * i +: 9] <= cfg_row_base;
                row_counts[9 * i +: 9] <= cfg_rows;
                state_bases[8 * i +: 8] <= cfg_state_base;
                groups[4 * i +: 4] <= cfg_group;
            end
        end
    end

    initial begin
        row_bases = 36'd0;
        row_counts = 36'd0;
        state_bases = 32'd0;
        groups = 16'd0;
    end
endmodule
