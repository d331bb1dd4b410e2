// address_planes: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The addresses of all lanes, turned by a quarter: one word a bit of the address, with a bit a lane.
//
//                  lane 31 ... lane 1, lane 0
//  lane_addr  ->  [ bit 0 of each address ]  -> byte_plane_0
//                 [ bit 1                 ]  -> byte_plane_1
//                 [ bit 2                 ]  -> bank_plane_0 ...
//                 [ ...                   ]  -> row_plane_0 ...
//
// Combinational, and wires only. A byte address is, from its low end, byte, bank and row. Which lanes have a certain bank or row is then a
// few operations on whole words.
//
// LANES <= 32 addresses of 2 + BANK_BITS + ROW_BITS bits.
// Here ADDR_BITS = 16, BANK_BITS = 5, LANES = 32, ROW_BITS = 9.
module address_planes (
    input  wire [511:0] lane_addr,
    output wire [63:0] byte_plane,
    output wire [159:0] bank_plane,
    output wire [287:0] row_plane
);
    genvar g;

    assign byte_plane[0*32 +: 32] = {lane_addr[31*16], lane_addr[30*16], lane_addr[29*16], lane_addr[28*16],
            lane_addr[27*16], lane_addr[26*16], lane_addr[25*16], lane_addr[24*16], lane_addr[23*16], lane_addr[22*16],
            lane_addr[21*16], lane_addr[20*16], lane_addr[19*16], lane_addr[18*16], lane_addr[17*16], lane_addr[16*16],
            lane_addr[15*16], lane_addr[14*16], lane_addr[13*16], lane_addr[12*16], lane_addr[11*16], lane_addr[10*16],
            lane_addr[9*16], lane_addr[8*16], lane_addr[7*16], lane_addr[6*16], lane_addr[5*16], lane_addr[4*16],
            lane_addr[3*16], lane_addr[2*16], lane_addr[1*16], lane_addr[0*16]};
    assign byte_plane[1*32 +: 32] = {lane_addr[31*16 + 1], lane_addr[30*16 + 1], lane_addr[29*16 + 1],
            lane_addr[28*16 + 1], lane_addr[27*16 + 1], lane_addr[26*16 + 1], lane_addr[25*16 + 1],
            lane_addr[24*16 + 1], lane_addr[23*16 + 1], lane_addr[22*16 + 1], lane_addr[21*16 + 1],
            lane_addr[20*16 + 1], lane_addr[19*16 + 1], lane_addr[18*16 + 1], lane_addr[17*16 + 1],
            lane_addr[16*16 + 1], lane_addr[15*16 + 1], lane_addr[14*16 + 1], lane_addr[13*16 + 1],
            lane_addr[12*16 + 1], lane_addr[11*16 + 1], lane_addr[10*16 + 1], lane_addr[9*16 + 1], lane_addr[8*16 + 1],
            lane_addr[7*16 + 1], lane_addr[6*16 + 1], lane_addr[5*16 + 1], lane_addr[4*16 + 1], lane_addr[3*16 + 1],
            lane_addr[2*16 + 1], lane_addr[1*16 + 1], lane_addr[0*16 + 1]};

    for (g = 0; g < 5; g = g + 1) begin : gen_bank_plane
        assign bank_plane[32 * g +: 32] = {lane_addr[g + 498], lane_addr[g + 482], lane_addr[g + 466],
                lane_addr[g + 450], lane_addr[g + 434], lane_addr[g + 418], lane_addr[g + 402], lane_addr[g + 386],
                lane_addr[g + 370], lane_addr[g + 354], lane_addr[g + 338], lane_addr[g + 322], lane_addr[g + 306],
                lane_addr[g + 290], lane_addr[g + 274], lane_addr[g + 258], lane_addr[g + 242], lane_addr[g + 226],
                lane_addr[g + 210], lane_addr[g + 194], lane_addr[g + 178], lane_addr[g + 162], lane_addr[g + 146],
                lane_addr[g + 130], lane_addr[g + 114], lane_addr[g + 98], lane_addr[g + 82], lane_addr[g + 66],
                lane_addr[g + 50], lane_addr[g + 34], lane_addr[g + 18], lane_addr[g + 2]};
    end

    for (g = 0; g < 9; g = g + 1) begin : gen_row_plane
        assign row_plane[32 * g +: 32] = {lane_addr[g + 503], lane_addr[g + 487], lane_addr[g + 471],
                lane_addr[g + 455], lane_addr[g + 439], lane_addr[g + 423], lane_addr[g + 407], lane_addr[g + 391],
                lane_addr[g + 375], lane_addr[g + 359], lane_addr[g + 343], lane_addr[g + 327], lane_addr[g + 311],
                lane_addr[g + 295], lane_addr[g + 279], lane_addr[g + 263], lane_addr[g + 247], lane_addr[g + 231],
                lane_addr[g + 215], lane_addr[g + 199], lane_addr[g + 183], lane_addr[g + 167], lane_addr[g + 151],
                lane_addr[g + 135], lane_addr[g + 119], lane_addr[g + 103], lane_addr[g + 87], lane_addr[g + 71],
                lane_addr[g + 55], lane_addr[g + 39], lane_addr[g + 23], lane_addr[g + 7]};
    end
endmodule
