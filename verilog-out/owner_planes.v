// owner_planes: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Entries of the ownership table for the addresses of all lanes: one word a bit of the entry, with a bit a lane.
//
// Part of the intra-warp resolver. Combinational. For T = 2^(BANK_BITS + ENTRY_BITS) entries byte address a
// has entry ((a mod T) + 17 (a div T)) mod T (the authors' simulator); addresses on the pins are word addresses, a / 4.
// Bits of an entry, from its low end: byte of a word (2), bank (BANK_BITS), row. bank_plane has the bank, entry_plane byte and row.
//
// LANES <= 32 addresses of ADDR_BITS <= 32 bits.
// Here ADDR_BITS = 30, BANK_BITS = 5, ENTRY_BITS = 7, LANES = 32.
module owner_planes (
    input  wire [959:0] lane_address,
    output wire [159:0] bank_plane,
    output wire [223:0] entry_plane
);
    wire [1023:0] word, quotient, entry;
    (* maybe_unused *) wire unused;
    assign unused = &{entry};
    genvar g;

    for (g = 0; g < 5; g = g + 1) begin : gen_bank_plane
        assign bank_plane[32 * g +: 32] = {entry[g + 994], entry[g + 962], entry[g + 930], entry[g + 898],
                entry[g + 866], entry[g + 834], entry[g + 802], entry[g + 770], entry[g + 738], entry[g + 706],
                entry[g + 674], entry[g + 642], entry[g + 610], entry[g + 578], entry[g + 546], entry[g + 514],
                entry[g + 482], entry[g + 450], entry[g + 418], entry[g + 386], entry[g + 354], entry[g + 322],
                entry[g + 290], entry[g + 258], entry[g + 226], entry[g + 194], entry[g + 162], entry[g + 130],
                entry[g + 98], entry[g + 66], entry[g + 34], entry[g + 2]};
    end

    for (g = 0; g < 2; g = g + 1) begin : gen_entry_plane
        assign entry_plane[96 * g +: 32] = {entry[8 * g + 992], entry[8 * g + 960], entry[8 * g + 928],
                entry[8 * g + 896], entry[8 * g + 864], entry[8 * g + 832], entry[8 * g + 800], entry[8 * g + 768],
                entry[8 * g + 736], entry[8 * g + 704], entry[8 * g + 672], entry[8 * g + 640], entry[8 * g + 608],
                entry[8 * g + 576], entry[8 * g + 544], entry[8 * g + 512], entry[8 * g + 480], entry[8 * g + 448],
                entry[8 * g + 416], entry[8 * g + 384], entry[8 * g + 352], entry[8 * g + 320], entry[8 * g + 288],
                entry[8 * g + 256], entry[8 * g + 224], entry[8 * g + 192], entry[8 * g + 160], entry[8 * g + 128],
                entry[8 * g + 96], entry[8 * g + 64], entry[8 * g + 32], entry[8 * g]};
        assign entry_plane[96 * g + 32 +: 32] = {entry[8 * g + 993], entry[8 * g + 961], entry[8 * g + 929],
                entry[8 * g + 897], entry[8 * g + 865], entry[8 * g + 833], entry[8 * g + 801], entry[8 * g + 769],
                entry[8 * g + 737], entry[8 * g + 705], entry[8 * g + 673], entry[8 * g + 641], entry[8 * g + 609],
                entry[8 * g + 577], entry[8 * g + 545], entry[8 * g + 513], entry[8 * g + 481], entry[8 * g + 449],
                entry[8 * g + 417], entry[8 * g + 385], entry[8 * g + 353], entry[8 * g + 321], entry[8 * g + 289],
                entry[8 * g + 257], entry[8 * g + 225], entry[8 * g + 193], entry[8 * g + 161], entry[8 * g + 129],
                entry[8 * g + 97], entry[8 * g + 65], entry[8 * g + 33], entry[8 * g + 1]};
        assign entry_plane[96 * g + 64 +: 32] = {entry[3 * g + 999], entry[3 * g + 967], entry[3 * g + 935],
                entry[3 * g + 903], entry[3 * g + 871], entry[3 * g + 839], entry[3 * g + 807], entry[3 * g + 775],
                entry[3 * g + 743], entry[3 * g + 711], entry[3 * g + 679], entry[3 * g + 647], entry[3 * g + 615],
                entry[3 * g + 583], entry[3 * g + 551], entry[3 * g + 519], entry[3 * g + 487], entry[3 * g + 455],
                entry[3 * g + 423], entry[3 * g + 391], entry[3 * g + 359], entry[3 * g + 327], entry[3 * g + 295],
                entry[3 * g + 263], entry[3 * g + 231], entry[3 * g + 199], entry[3 * g + 167], entry[3 * g + 135],
                entry[3 * g + 103], entry[3 * g + 71], entry[3 * g + 39], entry[3 * g + 7]};
    end

    assign entry_plane[6*32 +: 32] = {entry[31*32 + 11], entry[30*32 + 11], entry[29*32 + 11], entry[28*32 + 11],
            entry[27*32 + 11], entry[26*32 + 11], entry[25*32 + 11], entry[24*32 + 11], entry[23*32 + 11],
            entry[22*32 + 11], entry[21*32 + 11], entry[20*32 + 11], entry[19*32 + 11], entry[18*32 + 11],
            entry[17*32 + 11], entry[16*32 + 11], entry[15*32 + 11], entry[14*32 + 11], entry[13*32 + 11],
            entry[12*32 + 11], entry[11*32 + 11], entry[10*32 + 11], entry[9*32 + 11], entry[8*32 + 11],
            entry[7*32 + 11], entry[6*32 + 11], entry[5*32 + 11], entry[4*32 + 11], entry[3*32 + 11], entry[2*32 + 11],
            entry[1*32 + 11], entry[0*32 + 11]};

    for (g = 0; g < 32; g = g + 1) begin : gen_word
        assign word[32 * g +: 32] = {2'd0, lane_address[30 * g +: 30]};
        assign quotient[32 * g +: 32] = word[32 * g +: 32] >> 10;
        assign entry[32 * g +: 32] = (word[32 * g +: 32] << 2) + quotient[32 * g +: 32] + (quotient[32 * g +: 32] << 4);
    end
endmodule
