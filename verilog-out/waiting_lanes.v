// waiting_lanes: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Lanes that have left the pass of a transaction, in contexts: last in, first out.
//
// Part of PauseAndGoStack, with its strap pause_apart. A context is what lanes need that go on later: PC, lanes and log
// index.
//
//                +--------------------------+
//  put_pc      ->|  context 0, the youngest |-> room           (same cycle)
//  put_lanes,  ->|  context 1               |-> any, pc, lanes, log: the youngest
//  put_log       |  ...                     |-> waiting: lanes of all contexts
//  take        ->|                          |
//                +--------------------------+
//
// Put (put_valid): lanes begin to wait. If those of the youngest context wait at the same PC, the lanes join them and the context gets put_log: both
// go on together, and rows of the log that either has written stay. Else they are the youngest context. room says whether that is possible at
// put_pc; a put without it must not be, it would lose the oldest context.
//
// Take: the youngest context goes on and is free.
//
// A context is in use while it has lanes, so a put has some. Both act at the rising edge. Same-cycle priority: clear, which frees all contexts, take, put.
//
// CONTEXTS contexts of LANES lanes, program counters of PC_BITS and log indices of LOG_BITS bits.
// Here LANES = 32, LOG_BITS = 16, PC_BITS = 32.
module waiting_lanes (
    input  wire clock,
    input  wire clear,
    input  wire put_valid,
    input  wire [31:0] put_pc,
    input  wire [31:0] put_lanes,
    input  wire [15:0] put_log,
    // Lanes can be put at put_pc.
    output wire room,
    input  wire take,
    // A context is in use.
    output wire any,
    // PC of the youngest context. It, lanes and log are zeros without one after clear.
    output wire [31:0] pc,
    output wire [31:0] lanes,
    output wire [15:0] log,
    output wire [31:0] waiting
);
    reg [31:0] held_lanes0, held_lanes1, held_lanes2, held_lanes3, held_pc0, held_pc1, held_pc2, held_pc3;
    reg [15:0] held_log0, held_log1, held_log2, held_log3;
    assign room = ((|held_lanes0) & (held_pc0 == put_pc)) | (~(|held_lanes3));
    assign any = |held_lanes0;
    assign pc = held_pc0;
    assign lanes = held_lanes0;
    assign log = held_log0;
    assign waiting = held_lanes0 | held_lanes1 | held_lanes2 | held_lanes3;
    always @(posedge clock) begin
       if (clear) held_lanes0 <= 32'd0;
       else if (take) held_lanes0 <= held_lanes1;
       else if (put_valid && (~((|held_lanes0) & (held_pc0 == put_pc)))) held_lanes0 <= put_lanes;
       else if (put_valid && ((|held_lanes0) & (held_pc0 == put_pc))) held_lanes0 <= held_lanes0 | put_lanes;
       if (clear) held_lanes1 <= 32'd0;
       else if (take) held_lanes1 <= held_lanes2;
       else if (put_valid && (~((|held_lanes0) & (held_pc0 == put_pc)))) held_lanes1 <= held_lanes0;
       if (clear) held_lanes2 <= 32'd0;
       else if (take) held_lanes2 <= held_lanes3;
       else if (put_valid && (~((|held_lanes0) & (held_pc0 == put_pc)))) held_lanes2 <= held_lanes1;
       if (clear) held_lanes3 <= 32'd0;
       else if (take) held_lanes3 <= 32'd0;
       else if (put_valid && (~((|held_lanes0) & (held_pc0 == put_pc)))) held_lanes3 <= held_lanes2;
    end
    always @(posedge clock) begin
       if (clear) held_pc0 <= 32'd0;
       else if (take) held_pc0 <= held_pc1;
       else if (put_valid && (~((|held_lanes0) & (held_pc0 == put_pc)))) held_pc0 <= put_pc;
       if (clear) held_pc1 <= 32'd0;
       else if (take) held_pc1 <= held_pc2;
       else if (put_valid && (~((|held_lanes0) & (held_pc0 == put_pc)))) held_pc1 <= held_pc0;
       if (clear) held_pc2 <= 32'd0;
       else if (take) held_pc2 <= held_pc3;
       else if (put_valid && (~((|held_lanes0) & (held_pc0 == put_pc)))) held_pc2 <= held_pc1;
       if (clear) held_pc3 <= 32'd0;
       else if (put_valid && (~((|held_lanes0) & (held_pc0 == put_pc)))) held_pc3 <= held_pc2;
    end
    always @(posedge clock) begin
       if (clear) held_log0 <= 16'd0;
       else if (take) held_log0 <= held_log1;
       else if (put_valid && (~((|held_lanes0) & (held_pc0 == put_pc)))) held_log0 <= put_log;
       else if (put_valid && ((|held_lanes0) & (held_pc0 == put_pc))) held_log0 <= put_log;
       if (clear) held_log1 <= 16'd0;
       else if (take) held_log1 <= held_log2;
       else if (put_valid && (~((|held_lanes0) & (held_pc0 == put_pc)))) held_log1 <= held_log0;
       if (clear) held_log2 <= 16'd0;
       else if (take) held_log2 <= held_log3;
       else if (put_valid && (~((|held_lanes0) & (held_pc0 == put_pc)))) held_log2 <= held_log1;
       if (clear) held_log3 <= 16'd0;
       else if (put_valid && (~((|held_lanes0) & (held_pc0 == put_pc)))) held_log3 <= held_log2;
    end
    initial begin
       held_lanes0 = 32'd0; held_lanes1 = 32'd0; held_lanes2 = 32'd0; held_lanes3 = 32'd0; held_pc0 = 32'd0; held_pc1 =
               32'd0; held_pc2 = 32'd0; held_pc3 = 32'd0; held_log0 = 16'd0; held_log1 = 16'd0; held_log2 = 16'd0; held_log3 = 16'd0;
    end
endmodule
