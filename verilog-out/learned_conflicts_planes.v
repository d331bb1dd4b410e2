// learned_conflicts_planes: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Entries of the ownership table for the addresses of all lanes: one word a bit of the entry, with a bit a lane.
//
// Part of the intra-warp resolver. Combinational. For T = 2^(BANK_BITS + ENTRY_BITS) entries byte address a
// has entry ((a mod T) + 17 (a div T)) mod T (the authors' simulator); addresses on the pins are word addresses, a / 4.
// Bits of an entry, from its low end: byte of a word (2), bank (BANK_BITS), row. bank_plane has the bank, entry_plane byte and row.
//
// LANES <= 32 addresses of ADDR_BITS <= 32 bits.
// Here ADDR_BITS = 30, BANK_BITS = 5, ENTRY_BITS = 7, LANES = 4.
module learned_conflicts_planes (
    input  wire [119:0] lane_address,
    output wire [19:0] bank_plane,
    output wire [27:0] entry_plane
);
    wire [127:0] word, quotient, entry;
    (* maybe_unused *) wire unused;
    assign unused = &{entry[3*32 + 12 +: 20], entry[2*32 + 12 +: 20], entry[1*32 + 12 +: 20], entry[0*32 + 12 +: 20]};
    genvar g;

    for (g = 0; g < 5; g = g + 1) begin : gen_bank_plane
        assign bank_plane[4 * g +: 4] = {entry[g + 98], entry[g + 66], entry[g + 34], entry[g + 2]};
    end

    for (g = 0; g < 2; g = g + 1) begin : gen_entry_plane
        assign entry_plane[12 * g +: 4] = {entry[8 * g + 96], entry[8 * g + 64], entry[8 * g + 32], entry[8 * g]};
        assign entry_plane[12 * g + 4 +: 4] = {entry[8 * g + 97], entry[8 * g + 65], entry[8 * g + 33],
                entry[8 * g + 1]},
                entry_plane[12 * g + 8 +: 4] = {entry[3 * g + 103], entry[3 * g + 71], entry[3 * g + 39],
                        entry[3 * g + 7]};
    end

    assign entry_plane[6*4 +: 4] = {entry[3*32 + 11], entry[2*32 + 11], entry[1*32 + 11], entry[0*32 + 11]};

    for (g = 0; g < 4; g = g + 1) begin : gen_word
        assign word[32 * g +: 32] = {2'd0, lane_address[30 * g +: 30]};
        assign quotient[32 * g +: 32] = word[32 * g +: 32] >> 10;
        assign entry[32 * g +: 32] = (word[32 * g +: 32] << 2) + quotient[32 * g +: 32] + (quotient[32 * g +: 32] << 4);
    end
endmodule
