// learned_word: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// One word of the learned conflicts of a slot: which lanes of a group load it, and had better pause.
//
//                      +----------------------+
//  learn, lost_*     ->| entry of the table,  |-> known, is_lost (same cycle)
//  forget            ->| address once known   |
//  loads, address,   ->|                      |-> pauses (same cycle)
//  bank, entry,        | taken                |
//  was_stored, ends  ->|                      |
//                      +----------------------+
//
// learn takes the entry on lost_bank and lost_entry; its word is not known then. Of the group's lanes in loads, those load the word that have its address; while it is not known, those whose
// word has the entry and was_stored, and the lowest one's address is learned. pauses are those lanes, but for the lowest of the first group that has one. ends: the group is the last of its load.
//
// Same-cycle priority: clear, forget, learn, the rest.
//
// Addresses of ADDR_BITS bits, an ownership table of 2^BANK_BITS banks with entries of ENTRY_BITS bits.
// Here PORTS = 4.
module learned_word (
    input  wire clock,
    input  wire clear,
    input  wire forget,
    input  wire learn,
    input  wire [4:0] lost_bank,
    input  wire [6:0] lost_entry,
    output wire known,
    output wire is_lost,
    input  wire [3:0] loads,
    input  wire [3:0] was_stored,
    input  wire ends,
    input  wire [119:0] address,
    input  wire [19:0] bank,
    input  wire [27:0] entry,
    output wire [3:0] pauses
);
    reg  there;
    reg  [4:0] own_bank;
    reg  [6:0] own_entry;
    reg  sure;
    reg  [29:0] own_address;
    reg  taken;
    wire [3:0] same, lowest;
    genvar g;

    assign known = there;
    assign is_lost = there & (lost_bank == own_bank) & (lost_entry == own_entry);

    for (g = 0; g < 4; g = g + 1) begin : gen_same
        assign same[g] = there & loads[g] & ((sure & (address[30 * g +: 30] == own_address)) | (!sure & was_stored[g] &
                (bank[5 * g +: 5] == own_bank) & (entry[7 * g +: 7] == own_entry)));
    end

    assign lowest = same & ~(same - 4'd1);
    assign pauses = !taken ? same & ~lowest : same;

    always @(posedge clock) begin : at_clock
        integer i;
        if (|same) begin
            taken <= 1'b1;
            sure <= 1'b1;
        end
        for (i = 0; i < 4; i = i + 1) if (!sure & lowest[i]) own_address <= address[30 * i +: 30];
        if (ends) taken <= 1'b0;
        if (learn) begin
            there <= 1'b1;
            sure <= 1'b0;
            own_bank <= lost_bank;
            own_entry <= lost_entry;
        end
        if (forget | clear) begin
            there <= 1'b0;
            sure <= 1'b0;
        end
        if (clear) taken <= 1'b0;
    end

    initial begin
        there = 1'b0; own_bank = 5'd0; own_entry = 7'd0; sure = 1'b0; own_address = 30'd0; taken = 1'b0;
    end
endmodule
