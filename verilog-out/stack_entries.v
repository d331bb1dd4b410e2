// stack_entries: written by `turnstile export stack_entries`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module stack_entries (
    clock,
    write_valid,
    write_index,
    write_kind,
    write_pc,
    write_rpc,
    write_lanes,
    write_log,
    read_index,
    read_kind,
    read_pc,
    read_rpc,
    read_lanes,
    read_log,
    view_index,
    view_kind,
    view_pc,
    view_rpc,
    view_lanes,
    view_log
);
    // Module arguments
    input wire clock;
    input wire write_valid;
    input wire [6:0] write_index;
    input wire [1:0] write_kind;
    input wire [31:0] write_pc;
    input wire [31:0] write_rpc;
    input wire [31:0] write_lanes;
    input wire [15:0] write_log;
    input wire [6:0] read_index;
    output reg [1:0] read_kind;
    output reg [31:0] read_pc;
    output reg [31:0] read_rpc;
    output reg [31:0] read_lanes;
    output reg [15:0] read_log;
    input wire [6:0] view_index;
    output reg [1:0] view_kind;
    output reg [31:0] view_pc;
    output reg [31:0] view_rpc;
    output reg [31:0] view_lanes;
    output reg [15:0] view_log;

    // Update code (custom)
    reg [1:0] all_kind [0:63];
    reg [31:0] all_pc [0:63];
    reg [31:0] all_rpc [0:63];
    reg [31:0] all_lanes [0:63];
    reg [15:0] all_log [0:63];
    integer row;
    initial for (row = 0; row <= 63; row = row + 1) begin
       all_kind[row] = 0;
       all_pc[row] = 0;
       all_rpc[row] = 0;
       all_lanes[row] = 0;
       all_log[row] = 0;
    end
    wire [1:0] found_kind = all_kind[read_index];
    wire [1:0] shown_kind = all_kind[view_index];
    wire [31:0] found_pc = all_pc[read_index];
    wire [31:0] shown_pc = all_pc[view_index];
    wire [31:0] found_rpc = all_rpc[read_index];
    wire [31:0] shown_rpc = all_rpc[view_index];
    wire [31:0] found_lanes = all_lanes[read_index];
    wire [31:0] shown_lanes = all_lanes[view_index];
    wire [15:0] found_log = all_log[read_index];
    wire [15:0] shown_log = all_log[view_index];
    always @(*) begin
       read_kind = (read_index <= 63) ? found_kind : 0;
       view_kind = (view_index <= 63) ? shown_kind : 0;
       read_pc = (read_index <= 63) ? found_pc : 0;
       view_pc = (view_index <= 63) ? shown_pc : 0;
       read_rpc = (read_index <= 63) ? found_rpc : 0;
       view_rpc = (view_index <= 63) ? shown_rpc : 0;
       read_lanes = (read_index <= 63) ? found_lanes : 0;
       view_lanes = (view_index <= 63) ? shown_lanes : 0;
       read_log = (read_index <= 63) ? found_log : 0;
       view_log = (view_index <= 63) ? shown_log : 0;
    end
    always @(posedge clock) begin
       if (write_valid && write_index <= 63) begin
          all_kind[write_index] <= write_kind;
          all_pc[write_index] <= write_pc;
          all_rpc[write_index] <= write_rpc;
          all_lanes[write_index] <= write_lanes;
          all_log[write_index] <= write_log;
       end
    end
endmodule
