// owner_bank_select: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Which lane a bank serves, and which lanes are served with it.
//
// Combinational. Of lanes, those that want the bank (none while it is not ready), the lowest is granted, one-hot. With
// broadcast (a plain read) every other one of the same row is served with it; otherwise only the granted lane is.
// granted_row, granted_byte and granted_lane are its row, byte and number; 0 without one.
//
// Rows and bytes come as planes, a word a bit of the address with a bit a lane (see
// address_planes): a bit of the granted lane's row is the OR of one masked word, and the lanes
// of that row are an AND of words. No lane waits for the one below it.
//
// For LANES <= 32 lanes and 2^ROW_BITS rows.
// Here LANES = 32, ROW_BITS = 7.
module owner_bank_select (
    input  wire [31:0] lanes,
    input  wire broadcast,
    input  wire [223:0] row_plane,
    input  wire [63:0] byte_plane,
    output wire valid,
    output wire [31:0] granted,
    output wire [31:0] served,
    output wire [6:0] granted_row,
    output wire [1:0] granted_byte,
    // Number of the granted lane.
    output wire [7:0] granted_lane
);
    wire [31:0] below, lowest, same_row;
    wire [447:0] has_bit;
    genvar g;

    assign below = lanes - 32'd1;
    assign lowest = lanes & ~below;
    assign granted = lowest;
    assign valid = |lanes;

    for (g = 0; g < 7; g = g + 1) begin : gen_granted_row
        assign granted_row[g] = |has_bit[32 * g +: 32];
    end

    function automatic [31:0] same_row_of(input reg [31:0] in_lanes, input reg [223:0] in_has_bit,
            input reg [223:0] in_row_plane);
        integer i;
        begin
            same_row_of = in_lanes;
            for (i = 0; i < 7; i = i + 1) begin
                if (|in_has_bit[32 * i +: 32]) same_row_of = same_row_of & in_row_plane[32 * i +: 32];
                else same_row_of = same_row_of & ~in_row_plane[32 * i +: 32];
            end
        end
    endfunction
    assign same_row = same_row_of(lanes, has_bit[223:0], row_plane);

    for (g = 0; g < 7; g = g + 1) begin : gen_has_bit
        assign has_bit[32 * g +: 32] = row_plane[32 * g +: 32] & lowest;
    end

    assign has_bit[7*32 +: 32] = byte_plane[0*32 +: 32] & lowest, has_bit[8*32 +: 32] = byte_plane[1*32 +: 32] & lowest;
    assign has_bit[9*32 +: 32] = 32'haaaaaaaa & lowest, has_bit[10*32 +: 32] = 32'hcccccccc & lowest,
            has_bit[11*32 +: 32] = 32'hf0f0f0f0 & lowest, has_bit[12*32 +: 32] = 32'hff00ff00 & lowest,
            has_bit[13*32 +: 32] = 32'hffff0000 & lowest;
    assign served = broadcast ? same_row : lowest;
    assign granted_byte = {|has_bit[8*32 +: 32], |has_bit[7*32 +: 32]};
    assign granted_lane = {3'd0, |has_bit[13*32 +: 32], |has_bit[12*32 +: 32], |has_bit[11*32 +: 32],
            |has_bit[10*32 +: 32], |has_bit[9*32 +: 32]};
endmodule
