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
// Here ADDR_BITS = 16, BANKS = 32, BANK_BITS = 5.
module lane_select (
    input  wire waiting,
    input  wire [15:0] addr,
    input  wire [31:0] bank_valid,
    input  wire [31:0] bank_aborted,
    output wire [31:0] bank,
    output wire done,
    output wire aborted
);
    wire [31:0] answering, aborting;
    (* maybe_unused *) wire unused;
    assign unused = &{addr[15:7], addr[1:0]};

    function automatic [31:0] answering_of(input reg [31:0] in_bank_valid, input reg in_addr_0, input reg in_addr_1,
            input reg in_addr_2, input reg in_addr_3, input reg in_addr_4, input reg in_waiting);
        begin
            answering_of = in_bank_valid;
            if (in_addr_0) answering_of = answering_of & 32'haaaaaaaa;
            else answering_of = answering_of & 32'h55555555;
            if (in_addr_1) answering_of = answering_of & 32'hcccccccc;
            else answering_of = answering_of & 32'h33333333;
            if (in_addr_2) answering_of = answering_of & 32'hf0f0f0f0;
            else answering_of = answering_of & 32'hf0f0f0f;
            if (in_addr_3) answering_of = answering_of & 32'hff00ff00;
            else answering_of = answering_of & 32'hff00ff;
            if (in_addr_4) answering_of = answering_of & 32'hffff0000;
            else answering_of = answering_of & 32'hffff;
            if (!in_waiting) answering_of = 32'd0;
        end
    endfunction
    assign answering = answering_of(bank_valid, addr[2], addr[3], addr[4], addr[5], addr[6], waiting);
    assign aborting = answering & bank_aborted;
    assign bank = answering;
    assign done = |answering;
    assign aborted = |aborting;
endmodule
