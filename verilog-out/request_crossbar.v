// request_crossbar: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// From lanes to banks: which lane each bank serves in this cycle.
//
//  bank_plane -> BankLanes --- want --> BankSelect x BANKS -> served, bank_row ...
//  row_plane, byte_plane ---------------^   | granted
//  lane_data, lane_data2 -------------> WordSelect --------> bank_data, bank_data2
//
// Combinational. Each ready bank takes the lowest of the want lanes whose word lies in it. With broadcast (a plain read) every other such
// lane of the same row is served with it.
//
// Addresses come as planes, a word a bit of the address with a bit a lane (see address_planes). Word a is in bank
// a % BANKS, row a / BANKS (LocalTM-Bloom 3.3's worked example: word 35 is bank 3, row 1).
//
// LANES <= 32 lanes to BANKS = 2^BANK_BITS <= 32 banks of 2^ROW_BITS rows.
// Here BANKS = 32, BANK_BITS = 5, LANES = 32, ROW_BITS = 9.
module request_crossbar (
    input  wire [31:0] want,
    input  wire broadcast,
    // The odd word of each pair (second half of a 64-bit access).
    input  wire high_word,
    input  wire [159:0] bank_plane,
    input  wire [287:0] row_plane,
    input  wire [63:0] byte_plane,
    input  wire [1023:0] lane_data,
    input  wire [1023:0] lane_data2,
    input  wire [31:0] bank_ready,
    output wire [31:0] bank_valid,
    output wire [287:0] bank_row,
    output wire [63:0] bank_byte,
    output wire [1023:0] bank_data,
    output wire [1023:0] bank_data2,
    // Number of the lane served.
    output wire [255:0] bank_lane,
    // Lanes served in this cycle.
    output wire [31:0] served,
    // Lanes that are still to be served.
    output wire [31:0] left
);
    wire [1023:0] in_bank_lanes, bank_lanes;
    wire [31:0] all_bank_valid;
    wire [1023:0] bank_granted, bank_served;
    genvar g;

    bank_lanes in_bank (
        .high_word(high_word),
        .bank_plane(bank_plane),
        .lanes(in_bank_lanes)
    );

    for (g = 0; g < 32; g = g + 1) begin : gen_bank
        (* keep_hierarchy *) bank_select bank (
            .lanes(bank_lanes[32 * g +: 32]),
            .broadcast(broadcast),
            .row_plane(row_plane),
            .byte_plane(byte_plane),
            .valid(all_bank_valid[g]),
            .granted(bank_granted[32 * g +: 32]),
            .served(bank_served[32 * g +: 32]),
            .granted_row(bank_row[9 * g +: 9]),
            .granted_byte(bank_byte[2 * g +: 2]),
            .granted_lane(bank_lane[8 * g +: 8])
        );
    end

    for (g = 0; g < 4; g = g + 1) begin : gen_data
        (* keep_hierarchy *) word_select data (
            .word(lane_data),
            .take(bank_granted[256 * g +: 256]),
            .taken(bank_data[256 * g +: 256])
        );
        (* keep_hierarchy *) word_select data2 (
            .word(lane_data2),
            .take(bank_granted[256 * g +: 256]),
            .taken(bank_data2[256 * g +: 256])
        );
    end

    function automatic [31:0] served_of(input reg [1023:0] in_bank_served);
        integer i;
        begin
            served_of = 32'd0;
            for (i = 0; i < 32; i = i + 1) served_of = served_of | in_bank_served[32 * i +: 32];
        end
    endfunction
    assign served = served_of(bank_served);
    assign bank_valid = all_bank_valid;

    for (g = 0; g < 32; g = g + 1) begin : gen_bank_lanes
        assign bank_lanes[32 * g +: 32] = bank_ready[g] ? want & in_bank_lanes[32 * g +: 32] : 32'd0;
    end

    assign left = want & ~served;
endmodule
