// layout_table: written by `turnstile export layout_table`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module layout_table (
    clock,
    cfg_valid,
    cfg_wavefront,
    cfg_row_base,
    cfg_rows,
    cfg_state_base,
    cfg_group,
    slot,
    row_base,
    rows,
    state_base,
    group
);
    // Module arguments
    input wire clock;
    input wire cfg_valid;
    input wire [1:0] cfg_wavefront;
    input wire [8:0] cfg_row_base;
    input wire [8:0] cfg_rows;
    input wire [7:0] cfg_state_base;
    input wire [3:0] cfg_group;
    input wire [1:0] slot;
    output reg [8:0] row_base;
    output reg [8:0] rows;
    output reg [7:0] state_base;
    output reg [3:0] group;

    // Stub signals
    reg [8:0] row_bases_0_d;
    wire [8:0] row_bases_0_q;
    reg [8:0] row_bases_1_d;
    wire [8:0] row_bases_1_q;
    reg [8:0] row_bases_2_d;
    wire [8:0] row_bases_2_q;
    reg [8:0] row_bases_3_d;
    wire [8:0] row_bases_3_q;
    reg [8:0] row_counts_0_d;
    wire [8:0] row_counts_0_q;
    reg [8:0] row_counts_1_d;
    wire [8:0] row_counts_1_q;
    reg [8:0] row_counts_2_d;
    wire [8:0] row_counts_2_q;
    reg [8:0] row_counts_3_d;
    wire [8:0] row_counts_3_q;
    reg [7:0] state_bases_0_d;
    wire [7:0] state_bases_0_q;
    reg [7:0] state_bases_1_d;
    wire [7:0] state_bases_1_q;
    reg [7:0] state_bases_2_d;
    wire [7:0] state_bases_2_q;
    reg [7:0] state_bases_3_d;
    wire [7:0] state_bases_3_q;
    reg [3:0] groups_0_d;
    wire [3:0] groups_0_q;
    reg [3:0] groups_1_d;
    wire [3:0] groups_1_q;
    reg [3:0] groups_2_d;
    wire [3:0] groups_2_q;
    reg [3:0] groups_3_d;
    wire [3:0] groups_3_q;

    // Sub module instances
    layout_table_register9 row_bases_0(
        .d(row_bases_0_d),
        .q(row_bases_0_q),
        .clock(clock)
    );
    layout_table_register9 row_bases_1(
        .d(row_bases_1_d),
        .q(row_bases_1_q),
        .clock(clock)
    );
    layout_table_register9 row_bases_2(
        .d(row_bases_2_d),
        .q(row_bases_2_q),
        .clock(clock)
    );
    layout_table_register9 row_bases_3(
        .d(row_bases_3_d),
        .q(row_bases_3_q),
        .clock(clock)
    );
    layout_table_register9 row_counts_0(
        .d(row_counts_0_d),
        .q(row_counts_0_q),
        .clock(clock)
    );
    layout_table_register9 row_counts_1(
        .d(row_counts_1_d),
        .q(row_counts_1_q),
        .clock(clock)
    );
    layout_table_register9 row_counts_2(
        .d(row_counts_2_d),
        .q(row_counts_2_q),
        .clock(clock)
    );
    layout_table_register9 row_counts_3(
        .d(row_counts_3_d),
        .q(row_counts_3_q),
        .clock(clock)
    );
    layout_table_register8 state_bases_0(
        .d(state_bases_0_d),
        .q(state_bases_0_q),
        .clock(clock)
    );
    layout_table_register8 state_bases_1(
        .d(state_bases_1_d),
        .q(state_bases_1_q),
        .clock(clock)
    );
    layout_table_register8 state_bases_2(
        .d(state_bases_2_d),
        .q(state_bases_2_q),
        .clock(clock)
    );
    layout_table_register8 state_bases_3(
        .d(state_bases_3_d),
        .q(state_bases_3_q),
        .clock(clock)
    );
    layout_table_register4 groups_0(
        .d(groups_0_d),
        .q(groups_0_q),
        .clock(clock)
    );
    layout_table_register4 groups_1(
        .d(groups_1_d),
        .q(groups_1_q),
        .clock(clock)
    );
    layout_table_register4 groups_2(
        .d(groups_2_d),
        .q(groups_2_q),
        .clock(clock)
    );
    layout_table_register4 groups_3(
        .d(groups_3_d),
        .q(groups_3_q),
        .clock(clock)
    );

    // Update code
    reg [3:0] next_group;
    reg [8:0] next_row_base;
    reg [8:0] next_rows;
    reg [7:0] next_state_base;
    always @(*) begin
        next_row_base = 32'h0;
        next_rows = 32'h0;
        next_state_base = 32'h0;
        next_group = 32'h0;
        row_bases_0_d = row_bases_0_q;
        row_counts_0_d = row_counts_0_q;
        state_bases_0_d = state_bases_0_q;
        groups_0_d = groups_0_q;
        if (cfg_valid & (cfg_wavefront == 0)) begin
            row_bases_0_d = cfg_row_base;
            row_counts_0_d = cfg_rows;
            state_bases_0_d = cfg_state_base;
            groups_0_d = cfg_group;
        end
        if (slot == 0) begin
            next_row_base = row_bases_0_q;
            next_rows = row_counts_0_q;
            next_state_base = state_bases_0_q;
            next_group = groups_0_q;
        end
        row_bases_1_d = row_bases_1_q;
        row_counts_1_d = row_counts_1_q;
        state_bases_1_d = state_bases_1_q;
        groups_1_d = groups_1_q;
        if (cfg_valid & (cfg_wavefront == 1)) begin
            row_bases_1_d = cfg_row_base;
            row_counts_1_d = cfg_rows;
            state_bases_1_d = cfg_state_base;
            groups_1_d = cfg_group;
        end
        if (slot == 1) begin
            next_row_base = row_bases_1_q;
            next_rows = row_counts_1_q;
            next_state_base = state_bases_1_q;
            next_group = groups_1_q;
        end
        row_bases_2_d = row_bases_2_q;
        row_counts_2_d = row_counts_2_q;
        state_bases_2_d = state_bases_2_q;
        groups_2_d = groups_2_q;
        if (cfg_valid & (cfg_wavefront == 2)) begin
            row_bases_2_d = cfg_row_base;
            row_counts_2_d = cfg_rows;
            state_bases_2_d = cfg_state_base;
            groups_2_d = cfg_group;
        end
        if (slot == 2) begin
            next_row_base = row_bases_2_q;
            next_rows = row_counts_2_q;
            next_state_base = state_bases_2_q;
            next_group = groups_2_q;
        end
        row_bases_3_d = row_bases_3_q;
        row_counts_3_d = row_counts_3_q;
        state_bases_3_d = state_bases_3_q;
        groups_3_d = groups_3_q;
        if (cfg_valid & (cfg_wavefront == 3)) begin
            row_bases_3_d = cfg_row_base;
            row_counts_3_d = cfg_rows;
            state_bases_3_d = cfg_state_base;
            groups_3_d = cfg_group;
        end
        if (slot == 3) begin
            next_row_base = row_bases_3_q;
            next_rows = row_counts_3_q;
            next_state_base = state_bases_3_q;
            next_group = groups_3_q;
        end
        group = next_group;
        row_base = next_row_base;
        rows = next_rows;
        state_base = next_state_base;
    end
endmodule

module layout_table_register9 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [8:0] d;
    output reg [8:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 9'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module layout_table_register8 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [7:0] d;
    output reg [7:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 8'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module layout_table_register4 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [3:0] d;
    output reg [3:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 4'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule
