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
module owner_bank_select (
    input  wire [31:0] lanes,
    input  wire broadcast,
    input  wire [31:0] row_plane_0, row_plane_1, row_plane_2, row_plane_3, row_plane_4, row_plane_5, row_plane_6,
    input  wire [31:0] byte_plane_0, byte_plane_1,
    output wire valid,
    output wire [31:0] granted,
    output wire [31:0] served,
    output wire [6:0] granted_row,
    output wire [1:0] granted_byte,
    // Number of the granted lane.
    output wire [7:0] granted_lane
);
    wire [31:0] below;
    wire [31:0] lowest;
    wire [31:0] same_row;
    wire [31:0] has_bit_0, has_bit_1, has_bit_2, has_bit_3, has_bit_4, has_bit_5, has_bit_6, has_bit_7, has_bit_8,
            has_bit_9, has_bit_10, has_bit_11, has_bit_12, has_bit_13;

    assign below = lanes - 32'd1;
    assign lowest = lanes & ~below;
    assign granted = lowest;
    assign valid = |lanes;
    assign granted_row = {|has_bit_6, |has_bit_5, |has_bit_4, |has_bit_3, |has_bit_2, |has_bit_1, |has_bit_0};

    function automatic [31:0] same_row_of(input reg [31:0] in_lanes, input reg [31:0] in_has_bit_0,
            input reg [31:0] in_has_bit_1, input reg [31:0] in_has_bit_2, input reg [31:0] in_has_bit_3,
            input reg [31:0] in_has_bit_4, input reg [31:0] in_has_bit_5, input reg [31:0] in_has_bit_6,
            input reg [31:0] in_row_plane_0, input reg [31:0] in_row_plane_1, input reg [31:0] in_row_plane_2,
            input reg [31:0] in_row_plane_3, input reg [31:0] in_row_plane_4, input reg [31:0] in_row_plane_5,
            input reg [31:0] in_row_plane_6);
        begin
            same_row_of = in_lanes;
            if (|in_has_bit_0) same_row_of = same_row_of & in_row_plane_0;
            else same_row_of = same_row_of & ~in_row_plane_0;
            if (|in_has_bit_1) same_row_of = same_row_of & in_row_plane_1;
            else same_row_of = same_row_of & ~in_row_plane_1;
            if (|in_has_bit_2) same_row_of = same_row_of & in_row_plane_2;
            else same_row_of = same_row_of & ~in_row_plane_2;
            if (|in_has_bit_3) same_row_of = same_row_of & in_row_plane_3;
            else same_row_of = same_row_of & ~in_row_plane_3;
            if (|in_has_bit_4) same_row_of = same_row_of & in_row_plane_4;
            else same_row_of = same_row_of & ~in_row_plane_4;
            if (|in_has_bit_5) same_row_of = same_row_of & in_row_plane_5;
            else same_row_of = same_row_of & ~in_row_plane_5;
            if (|in_has_bit_6) same_row_of = same_row_of & in_row_plane_6;
            else same_row_of = same_row_of & ~in_row_plane_6;
        end
    endfunction
    assign same_row = same_row_of(lanes, has_bit_0, has_bit_1, has_bit_2, has_bit_3, has_bit_4, has_bit_5, has_bit_6,
            row_plane_0, row_plane_1, row_plane_2, row_plane_3, row_plane_4, row_plane_5, row_plane_6);
    assign has_bit_0 = row_plane_0 & lowest, has_bit_1 = row_plane_1 & lowest, has_bit_2 = row_plane_2 & lowest,
            has_bit_3 = row_plane_3 & lowest, has_bit_4 = row_plane_4 & lowest, has_bit_5 = row_plane_5 & lowest,
            has_bit_6 = row_plane_6 & lowest;
    assign has_bit_7 = byte_plane_0 & lowest, has_bit_8 = byte_plane_1 & lowest;
    assign has_bit_9 = 32'haaaaaaaa & lowest, has_bit_10 = 32'hcccccccc & lowest, has_bit_11 = 32'hf0f0f0f0 & lowest,
            has_bit_12 = 32'hff00ff00 & lowest, has_bit_13 = 32'hffff0000 & lowest;
    assign served =
        broadcast ? same_row :
        lowest;
    assign granted_byte = {|has_bit_8, |has_bit_7};
    assign granted_lane = {1'b0, 1'b0, 1'b0, |has_bit_13, |has_bit_12, |has_bit_11, |has_bit_10, |has_bit_9};
endmodule
