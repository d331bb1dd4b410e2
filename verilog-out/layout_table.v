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
    reg  [8:0] row_bases_0, row_bases_1, row_bases_2, row_bases_3;
    reg  [8:0] row_counts_0, row_counts_1, row_counts_2, row_counts_3;
    reg  [7:0] state_bases_0, state_bases_1, state_bases_2, state_bases_3;
    reg  [3:0] groups_0, groups_1, groups_2, groups_3;

    assign row_base =
        slot == 2'd3 ? row_bases_3 :
        slot == 2'd2 ? row_bases_2 :
        slot == 2'd1 ? row_bases_1 :
        slot == 2'd0 ? row_bases_0 :
        9'd0;
    assign rows =
        slot == 2'd3 ? row_counts_3 :
        slot == 2'd2 ? row_counts_2 :
        slot == 2'd1 ? row_counts_1 :
        slot == 2'd0 ? row_counts_0 :
        9'd0;
    assign state_base =
        slot == 2'd3 ? state_bases_3 :
        slot == 2'd2 ? state_bases_2 :
        slot == 2'd1 ? state_bases_1 :
        slot == 2'd0 ? state_bases_0 :
        8'd0;
    assign group =
        slot == 2'd3 ? groups_3 :
        slot == 2'd2 ? groups_2 :
        slot == 2'd1 ? groups_1 :
        slot == 2'd0 ? groups_0 :
        4'd0;

    always @(posedge clock) begin
        if (cfg_valid & (cfg_wavefront == 2'd0)) begin
            row_bases_0 <= cfg_row_base;
            row_counts_0 <= cfg_rows;
            state_bases_0 <= cfg_state_base;
            groups_0 <= cfg_group;
        end
        if (cfg_valid & (cfg_wavefront == 2'd1)) begin
            row_bases_1 <= cfg_row_base;
            row_counts_1 <= cfg_rows;
            state_bases_1 <= cfg_state_base;
            groups_1 <= cfg_group;
        end
        if (cfg_valid & (cfg_wavefront == 2'd2)) begin
            row_bases_2 <= cfg_row_base;
            row_counts_2 <= cfg_rows;
            state_bases_2 <= cfg_state_base;
            groups_2 <= cfg_group;
        end
        if (cfg_valid & (cfg_wavefront == 2'd3)) begin
            row_bases_3 <= cfg_row_base;
            row_counts_3 <= cfg_rows;
            state_bases_3 <= cfg_state_base;
            groups_3 <= cfg_group;
        end
    end

    initial begin
        row_bases_0 = 9'd0; row_bases_1 = 9'd0; row_bases_2 = 9'd0; row_bases_3 = 9'd0;
        row_counts_0 = 9'd0; row_counts_1 = 9'd0; row_counts_2 = 9'd0; row_counts_3 = 9'd0;
        state_bases_0 = 8'd0; state_bases_1 = 8'd0; state_bases_2 = 8'd0; state_bases_3 = 8'd0;
        groups_0 = 4'd0; groups_1 = 4'd0; groups_2 = 4'd0; groups_3 = 4'd0;
    end
endmodule
