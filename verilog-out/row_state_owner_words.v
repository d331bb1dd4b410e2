// row_state_owner_words: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The S and M bits of one bank, a pair for each variable; a row has one, or one for each of its owner bytes.
//
// Read in the same cycle, written at the rising edge. A variable's pair has a meaning only while it has an entry in
// RowValidBits or WordMarks, so there is nothing to clear.
//
// Several pairs of a row are one word, of which what stays is written again: a row has one enable, and can be built of latches.
//
// rows <= 2^STATE_BITS rows of PLACES pairs. Latency 0 for reading, 1 cycle for writing; read-first.
// Here PLACES = 4, STATE_BITS = 8.
module row_state_owner_words (
    input  wire clock,
    input  wire [7:0] row,
    output wire [3:0] shared,
    output wire [3:0] modified,
    // Pairs of the row that are written.
    input  wire [3:0] write_places,
    input  wire [3:0] write_shared,
    input  wire [3:0] write_modified
);
    reg [463:0] sm_bits;
    genvar g;
    wire [7:0] row_place = 8'd1 << row[2:0];
    wire [7:0] row_block = 8'd1 << row[7:3];
    wire [57:0] row_at;
    for (g = 0; g < 58; g = g + 1) begin : gen_row_at
       assign row_at[g] = row_place[g % 8] & row_block[g / 8];
    end
    wire [7:0] sm_bits_row = ({8{row_at[0]}} & sm_bits[0 +: 8]) | ({8{row_at[1]}} & sm_bits[8 +: 8]) | ({8{row_at[2]}}
            & sm_bits[16 +: 8]) | ({8{row_at[3]}} & sm_bits[24 +: 8]) | ({8{row_at[4]}} & sm_bits[32 +: 8]) | ({8{row_at[5]}} &
            sm_bits[40 +: 8]) | ({8{row_at[6]}} & sm_bits[48 +: 8]) | ({8{row_at[7]}} & sm_bits[56 +: 8]) | ({8{row_at[8]}} &
            sm_bits[64 +: 8]) | ({8{row_at[9]}} & sm_bits[72 +: 8]) | ({8{row_at[10]}} & sm_bits[80 +: 8]) | ({8{row_at[11]}} &
            sm_bits[88 +: 8]) | ({8{row_at[12]}} & sm_bits[96 +: 8]) | ({8{row_at[13]}} & sm_bits[104 +: 8]) | ({8{row_at[14]}} &
            sm_bits[112 +: 8]) | ({8{row_at[15]}} & sm_bits[120 +: 8]) | ({8{row_at[16]}} & sm_bits[128 +: 8]) | ({8{row_at[17]}}
            & sm_bits[136 +: 8]) | ({8{row_at[18]}} & sm_bits[144 +: 8]) | ({8{row_at[19]}} & sm_bits[152 +: 8]) |
            ({8{row_at[20]}} & sm_bits[160 +: 8]) | ({8{row_at[21]}} & sm_bits[168 +: 8]) | ({8{row_at[22]}} & sm_bits[176 +: 8])
            | ({8{row_at[23]}} & sm_bits[184 +: 8]) | ({8{row_at[24]}} & sm_bits[192 +: 8]) | ({8{row_at[25]}} &
            sm_bits[200 +: 8]) | ({8{row_at[26]}} & sm_bits[208 +: 8]) | ({8{row_at[27]}} & sm_bits[216 +: 8]) | ({8{row_at[28]}}
            & sm_bits[224 +: 8]) | ({8{row_at[29]}} & sm_bits[232 +: 8]) | ({8{row_at[30]}} & sm_bits[240 +: 8]) |
            ({8{row_at[31]}} & sm_bits[248 +: 8]) | ({8{row_at[32]}} & sm_bits[256 +: 8]) | ({8{row_at[33]}} & sm_bits[264 +: 8])
            | ({8{row_at[34]}} & sm_bits[272 +: 8]) | ({8{row_at[35]}} & sm_bits[280 +: 8]) | ({8{row_at[36]}} &
            sm_bits[288 +: 8]) | ({8{row_at[37]}} & sm_bits[296 +: 8]) | ({8{row_at[38]}} & sm_bits[304 +: 8]) | ({8{row_at[39]}}
            & sm_bits[312 +: 8]) | ({8{row_at[40]}} & sm_bits[320 +: 8]) | ({8{row_at[41]}} & sm_bits[328 +: 8]) |
            ({8{row_at[42]}} & sm_bits[336 +: 8]) | ({8{row_at[43]}} & sm_bits[344 +: 8]) | ({8{row_at[44]}} & sm_bits[352 +: 8])
            | ({8{row_at[45]}} & sm_bits[360 +: 8]) | ({8{row_at[46]}} & sm_bits[368 +: 8]) | ({8{row_at[47]}} &
            sm_bits[376 +: 8]) | ({8{row_at[48]}} & sm_bits[384 +: 8]) | ({8{row_at[49]}} & sm_bits[392 +: 8]) | ({8{row_at[50]}}
            & sm_bits[400 +: 8]) | ({8{row_at[51]}} & sm_bits[408 +: 8]) | ({8{row_at[52]}} & sm_bits[416 +: 8]) |
            ({8{row_at[53]}} & sm_bits[424 +: 8]) | ({8{row_at[54]}} & sm_bits[432 +: 8]) | ({8{row_at[55]}} & sm_bits[440 +: 8])
            | ({8{row_at[56]}} & sm_bits[448 +: 8]) | ({8{row_at[57]}} & sm_bits[456 +: 8]);
    wire [7:0] new_bits = {(sm_bits_row[7:4] & ~write_places) | (write_modified & write_places), (sm_bits_row[3:0] &
            ~write_places) | (write_shared & write_places)};
    assign shared = sm_bits_row[3:0];
    assign modified = sm_bits_row[7:4];
    for (g = 0; g < 58; g = g + 1) begin : gen_sm_bits
       always @(posedge clock) if ((|write_places) && row_at[g]) sm_bits[8 * g +: 8] <= new_bits;
    end
    initial sm_bits = 464'd0;
endmodule
