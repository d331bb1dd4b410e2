// set_hash: written by `turnstile export set_hash`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module set_hash (
    address,
    set
);
    // Module arguments
    input wire [29:0] address;
    output reg [7:0] set;

    // Constant declarations
    localparam masks_0 = 30'h1010101;
    localparam masks_1 = 30'h2020202;
    localparam masks_2 = 30'h4040404;
    localparam masks_3 = 30'h8080808;
    localparam masks_4 = 30'h10101010;
    localparam masks_5 = 30'h20202020;
    localparam masks_6 = 30'h404040;
    localparam masks_7 = 30'h808080;

    // Local signals
    reg [29:0] selected;
    reg [7:0] folded;

    // Update code
    always @(*) begin
        folded = 32'h0;
        selected = address & masks_0;
        folded = (folded & ~(1 << (0)) | ((^selected) << (0)));
        selected = address & masks_1;
        folded = (folded & ~(1 << (1)) | ((^selected) << (1)));
        selected = address & masks_2;
        folded = (folded & ~(1 << (2)) | ((^selected) << (2)));
        selected = address & masks_3;
        folded = (folded & ~(1 << (3)) | ((^selected) << (3)));
        selected = address & masks_4;
        folded = (folded & ~(1 << (4)) | ((^selected) << (4)));
        selected = address & masks_5;
        folded = (folded & ~(1 << (5)) | ((^selected) << (5)));
        selected = address & masks_6;
        folded = (folded & ~(1 << (6)) | ((^selected) << (6)));
        selected = address & masks_7;
        folded = (folded & ~(1 << (7)) | ((^selected) << (7)));
        set = folded;
    end
endmodule
