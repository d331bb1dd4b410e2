// lane_select: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Which bank's answer a lane takes.
//
// Combinational. A lane that is waiting for the bank of its word addr takes the answer when that bank responds: bank names
// it, one-hot (0 if none), and the lane is done, and aborted if it lost a conflict there.
//
// The bank's number selects in planes: of all banks those that have bit 0 like it, of them those that have bit 1 like it, and so on.
//
// From BANKS = 2^BANK_BITS <= 32 banks.
module lane_select (
    input  wire waiting,
    input  wire [15:0] addr,
    input  wire [31:0] bank_valid,
    input  wire [31:0] bank_aborted,
    output wire [31:0] bank,
    output wire done,
    output wire aborted
);
    reg  [31:0] answering;
    wire [31:0] aborting;
    (* maybe_unused *) wire unused;
    assign unused = &{addr[15:7], addr[1:0]};


    always @(*) begin
        answering = bank_valid;
        if (addr[2]) answering = answering & 32'haaaaaaaa;
        else answering = answering & 32'h55555555;
        if (addr[3]) answering = answering & 32'hcccccccc;
        else answering = answering & 32'h33333333;
        if (addr[4]) answering = answering & 32'hf0f0f0f0;
        else answering = answering & 32'hf0f0f0f;
        if (addr[5]) answering = answering & 32'hff00ff00;
        else answering = answering & 32'hff00ff;
        if (addr[6]) answering = answering & 32'hffff0000;
        else answering = answering & 32'hffff;
        if (!waiting) answering = 32'd0;
    end
    assign aborting = answering & bank_aborted;
    assign bank = answering;
    assign done = |answering;
    assign aborted = |aborting;
endmodule
