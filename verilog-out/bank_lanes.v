// bank_lanes: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Which lanes' words lie in each bank.
//
// Combinational. Addresses come as planes, a word a bit of the bank's number with a bit a lane (see
// address_planes): the lanes of a bank are those that agree with its number in all bits.
//
// This does not wait for what else decides which lanes are served (lane_choice). So it is a unit of its own, and
// the two meet late.
//
// LANES <= 32 lanes, BANKS = 2^BANK_BITS <= 32 banks.
// Here BANKS = 32, BANK_BITS = 5, LANES = 32.
module bank_lanes (
    // The odd word of each pair (second half of a 64-bit access).
    input  wire high_word,
    input  wire [159:0] bank_plane,
    output wire [1023:0] lanes
);
    localparam [31:0] ALL = 32'hffffffff;
    wire [319:0] side;
    wire [127:0] low;
    wire [255:0] high;
    genvar g;

    assign side[0*32 +: 32] = high_word ? 32'd0 : ~bank_plane[0*32 +: 32];
    assign side[1*32 +: 32] = high_word ? ALL : bank_plane[0*32 +: 32];

    for (g = 1; g < 5; g = g + 1) begin : gen_side
        assign side[64 * g +: 32] = ~bank_plane[32 * g +: 32];
        assign side[64 * g + 32 +: 32] = bank_plane[32 * g +: 32];
    end

    assign low[0*32 +: 32] = side[0*32 +: 32] & side[2*32 +: 32], low[1*32 +: 32] = side[1*32 +: 32] & side[2*32 +: 32],
            low[2*32 +: 32] = side[0*32 +: 32] & side[3*32 +: 32],
            low[3*32 +: 32] = side[1*32 +: 32] & side[3*32 +: 32];

    for (g = 0; g < 2; g = g + 1) begin : gen_high
        assign high[128 * g +: 32] = side[4*32 +: 32] & side[6*32 +: 32] & side[32 * g + 256 +: 32];
        assign high[128 * g + 32 +: 32] = side[5*32 +: 32] & side[6*32 +: 32] & side[32 * g + 256 +: 32],
                high[128 * g + 64 +: 32] = side[4*32 +: 32] & side[7*32 +: 32] & side[32 * g + 256 +: 32],
                high[128 * g + 96 +: 32] = side[5*32 +: 32] & side[7*32 +: 32] & side[32 * g + 256 +: 32];
    end

    for (g = 0; g < 8; g = g + 1) begin : gen_lanes
        assign lanes[128 * g +: 32] = low[0*32 +: 32] & high[32 * g +: 32];
        assign lanes[128 * g + 32 +: 32] = low[1*32 +: 32] & high[32 * g +: 32],
                lanes[128 * g + 64 +: 32] = low[2*32 +: 32] & high[32 * g +: 32],
                lanes[128 * g + 96 +: 32] = low[3*32 +: 32] & high[32 * g +: 32];
    end
endmodule
