// stack_entries: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The entries of a SIMT stack that lie below its top.
//
//                +---------------------------+
//  write_*     ->|  depth entries: kind, PC, |
//  read_index  ->|  RPC, lanes, log index    |-> read_*  (same cycle)
//  view_index  ->|                           |-> view_*  (same cycle)
//                +---------------------------+
//
// Two read ports without latency, one write port at the rising edge; a read sees the entry from before the
// write (read-first). An index past the last entry reads as zeros and writes nothing. Nothing is cleared: the stack knows
// how many entries it has, and an entry that was never written reads as anything.
//
// Entries of LANES lanes, program counters of PC_BITS and log indices of LOG_BITS bits.
// Here INDEX_BITS = 7, LANES = 32, LOG_BITS = 16, PC_BITS = 32.
module stack_entries (
    input  wire clock,
    input  wire write_valid,
    input  wire [6:0] write_index,
    input  wire [1:0] write_kind,
    input  wire [31:0] write_pc,
    input  wire [31:0] write_rpc,
    input  wire [31:0] write_lanes,
    input  wire [15:0] write_log,
    input  wire [6:0] read_index,
    output wire [1:0] read_kind,
    output wire [31:0] read_pc,
    output wire [31:0] read_rpc,
    output wire [31:0] read_lanes,
    output wire [15:0] read_log,
    input  wire [6:0] view_index,
    output wire [1:0] view_kind,
    output wire [31:0] view_pc,
    output wire [31:0] view_rpc,
    output wire [31:0] view_lanes,
    output wire [15:0] view_log
);
    reg [1:0] all_kind [0:63];
    reg [31:0] all_pc [0:63];
    reg [31:0] all_rpc [0:63];
    reg [31:0] all_lanes [0:63];
    reg [15:0] all_log [0:63];
    wire [1:0] found_all_kind = (read_index <= 7'd63) ? all_kind[read_index[5:0]] : 2'd0;
    wire [31:0] found_all_pc = (read_index <= 7'd63) ? all_pc[read_index[5:0]] : 32'd0;
    wire [31:0] found_all_rpc = (read_index <= 7'd63) ? all_rpc[read_index[5:0]] : 32'd0;
    wire [31:0] found_all_lanes = (read_index <= 7'd63) ? all_lanes[read_index[5:0]] : 32'd0;
    wire [15:0] found_all_log = (read_index <= 7'd63) ? all_log[read_index[5:0]] : 16'd0;
    wire [1:0] shown_all_kind = (view_index <= 7'd63) ? all_kind[view_index[5:0]] : 2'd0;
    wire [31:0] shown_all_pc = (view_index <= 7'd63) ? all_pc[view_index[5:0]] : 32'd0;
    wire [31:0] shown_all_rpc = (view_index <= 7'd63) ? all_rpc[view_index[5:0]] : 32'd0;
    wire [31:0] shown_all_lanes = (view_index <= 7'd63) ? all_lanes[view_index[5:0]] : 32'd0;
    wire [15:0] shown_all_log = (view_index <= 7'd63) ? all_log[view_index[5:0]] : 16'd0;
    assign read_kind = found_all_kind;
    assign read_pc = found_all_pc;
    assign read_rpc = found_all_rpc;
    assign read_lanes = found_all_lanes;
    assign read_log = found_all_log;
    assign view_kind = shown_all_kind;
    assign view_pc = shown_all_pc;
    assign view_rpc = shown_all_rpc;
    assign view_lanes = shown_all_lanes;
    assign view_log = shown_all_log;
    always @(posedge clock) if (write_valid && (write_index <= 7'd63)) all_kind[write_index[5:0]] <= write_kind;
    always @(posedge clock) if (write_valid && (write_index <= 7'd63)) all_pc[write_index[5:0]] <= write_pc;
    always @(posedge clock) if (write_valid && (write_index <= 7'd63)) all_rpc[write_index[5:0]] <= write_rpc;
    always @(posedge clock) if (write_valid && (write_index <= 7'd63)) all_lanes[write_index[5:0]] <= write_lanes;
    always @(posedge clock) if (write_valid && (write_index <= 7'd63)) all_log[write_index[5:0]] <= write_log;
    initial begin : start_of_all_kind
       integer row;
       for (row = 0; row <= 63; row = row + 1) all_kind[row] = 2'd0;
    end
    initial begin : start_of_all_pc
       integer row;
       for (row = 0; row <= 63; row = row + 1) all_pc[row] = 32'd0;
    end
    initial begin : start_of_all_rpc
       integer row;
       for (row = 0; row <= 63; row = row + 1) all_rpc[row] = 32'd0;
    end
    initial begin : start_of_all_lanes
       integer row;
       for (row = 0; row <= 63; row = row + 1) all_lanes[row] = 32'd0;
    end
    initial begin : start_of_all_log
       integer row;
       for (row = 0; row <= 63; row = row + 1) all_log[row] = 16'd0;
    end
endmodule
