// response_crossbar: written by `turnstile export response_crossbar`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module response_crossbar (
    waiting,
    lane_addr_0,
    lane_addr_1,
    lane_addr_2,
    lane_addr_3,
    lane_addr_4,
    lane_addr_5,
    lane_addr_6,
    lane_addr_7,
    lane_addr_8,
    lane_addr_9,
    lane_addr_10,
    lane_addr_11,
    lane_addr_12,
    lane_addr_13,
    lane_addr_14,
    lane_addr_15,
    lane_addr_16,
    lane_addr_17,
    lane_addr_18,
    lane_addr_19,
    lane_addr_20,
    lane_addr_21,
    lane_addr_22,
    lane_addr_23,
    lane_addr_24,
    lane_addr_25,
    lane_addr_26,
    lane_addr_27,
    lane_addr_28,
    lane_addr_29,
    lane_addr_30,
    lane_addr_31,
    bank_valid,
    bank_aborted,
    bank_word_0,
    bank_word_1,
    bank_word_2,
    bank_word_3,
    bank_word_4,
    bank_word_5,
    bank_word_6,
    bank_word_7,
    bank_word_8,
    bank_word_9,
    bank_word_10,
    bank_word_11,
    bank_word_12,
    bank_word_13,
    bank_word_14,
    bank_word_15,
    bank_word_16,
    bank_word_17,
    bank_word_18,
    bank_word_19,
    bank_word_20,
    bank_word_21,
    bank_word_22,
    bank_word_23,
    bank_word_24,
    bank_word_25,
    bank_word_26,
    bank_word_27,
    bank_word_28,
    bank_word_29,
    bank_word_30,
    bank_word_31,
    done,
    aborted,
    lane_word_0,
    lane_word_1,
    lane_word_2,
    lane_word_3,
    lane_word_4,
    lane_word_5,
    lane_word_6,
    lane_word_7,
    lane_word_8,
    lane_word_9,
    lane_word_10,
    lane_word_11,
    lane_word_12,
    lane_word_13,
    lane_word_14,
    lane_word_15,
    lane_word_16,
    lane_word_17,
    lane_word_18,
    lane_word_19,
    lane_word_20,
    lane_word_21,
    lane_word_22,
    lane_word_23,
    lane_word_24,
    lane_word_25,
    lane_word_26,
    lane_word_27,
    lane_word_28,
    lane_word_29,
    lane_word_30,
    lane_word_31
);
    // Module arguments
    input wire [31:0] waiting;
    input wire [15:0] lane_addr_0;
    input wire [15:0] lane_addr_1;
    input wire [15:0] lane_addr_2;
    input wire [15:0] lane_addr_3;
    input wire [15:0] lane_addr_4;
    input wire [15:0] lane_addr_5;
    input wire [15:0] lane_addr_6;
    input wire [15:0] lane_addr_7;
    input wire [15:0] lane_addr_8;
    input wire [15:0] lane_addr_9;
    input wire [15:0] lane_addr_10;
    input wire [15:0] lane_addr_11;
    input wire [15:0] lane_addr_12;
    input wire [15:0] lane_addr_13;
    input wire [15:0] lane_addr_14;
    input wire [15:0] lane_addr_15;
    input wire [15:0] lane_addr_16;
    input wire [15:0] lane_addr_17;
    input wire [15:0] lane_addr_18;
    input wire [15:0] lane_addr_19;
    input wire [15:0] lane_addr_20;
    input wire [15:0] lane_addr_21;
    input wire [15:0] lane_addr_22;
    input wire [15:0] lane_addr_23;
    input wire [15:0] lane_addr_24;
    input wire [15:0] lane_addr_25;
    input wire [15:0] lane_addr_26;
    input wire [15:0] lane_addr_27;
    input wire [15:0] lane_addr_28;
    input wire [15:0] lane_addr_29;
    input wire [15:0] lane_addr_30;
    input wire [15:0] lane_addr_31;
    input wire [31:0] bank_valid;
    input wire [31:0] bank_aborted;
    input wire [31:0] bank_word_0;
    input wire [31:0] bank_word_1;
    input wire [31:0] bank_word_2;
    input wire [31:0] bank_word_3;
    input wire [31:0] bank_word_4;
    input wire [31:0] bank_word_5;
    input wire [31:0] bank_word_6;
    input wire [31:0] bank_word_7;
    input wire [31:0] bank_word_8;
    input wire [31:0] bank_word_9;
    input wire [31:0] bank_word_10;
    input wire [31:0] bank_word_11;
    input wire [31:0] bank_word_12;
    input wire [31:0] bank_word_13;
    input wire [31:0] bank_word_14;
    input wire [31:0] bank_word_15;
    input wire [31:0] bank_word_16;
    input wire [31:0] bank_word_17;
    input wire [31:0] bank_word_18;
    input wire [31:0] bank_word_19;
    input wire [31:0] bank_word_20;
    input wire [31:0] bank_word_21;
    input wire [31:0] bank_word_22;
    input wire [31:0] bank_word_23;
    input wire [31:0] bank_word_24;
    input wire [31:0] bank_word_25;
    input wire [31:0] bank_word_26;
    input wire [31:0] bank_word_27;
    input wire [31:0] bank_word_28;
    input wire [31:0] bank_word_29;
    input wire [31:0] bank_word_30;
    input wire [31:0] bank_word_31;
    output reg [31:0] done;
    output reg [31:0] aborted;
    output reg [31:0] lane_word_0;
    output reg [31:0] lane_word_1;
    output reg [31:0] lane_word_2;
    output reg [31:0] lane_word_3;
    output reg [31:0] lane_word_4;
    output reg [31:0] lane_word_5;
    output reg [31:0] lane_word_6;
    output reg [31:0] lane_word_7;
    output reg [31:0] lane_word_8;
    output reg [31:0] lane_word_9;
    output reg [31:0] lane_word_10;
    output reg [31:0] lane_word_11;
    output reg [31:0] lane_word_12;
    output reg [31:0] lane_word_13;
    output reg [31:0] lane_word_14;
    output reg [31:0] lane_word_15;
    output reg [31:0] lane_word_16;
    output reg [31:0] lane_word_17;
    output reg [31:0] lane_word_18;
    output reg [31:0] lane_word_19;
    output reg [31:0] lane_word_20;
    output reg [31:0] lane_word_21;
    output reg [31:0] lane_word_22;
    output reg [31:0] lane_word_23;
    output reg [31:0] lane_word_24;
    output reg [31:0] lane_word_25;
    output reg [31:0] lane_word_26;
    output reg [31:0] lane_word_27;
    output reg [31:0] lane_word_28;
    output reg [31:0] lane_word_29;
    output reg [31:0] lane_word_30;
    output reg [31:0] lane_word_31;

    // Constant declarations
    localparam bank_address_0 = 16'h0;
    localparam bank_address_1 = 16'h4;
    localparam bank_address_2 = 16'h8;
    localparam bank_address_3 = 16'hc;
    localparam bank_address_4 = 16'h10;
    localparam bank_address_5 = 16'h14;
    localparam bank_address_6 = 16'h18;
    localparam bank_address_7 = 16'h1c;
    localparam bank_address_8 = 16'h20;
    localparam bank_address_9 = 16'h24;
    localparam bank_address_10 = 16'h28;
    localparam bank_address_11 = 16'h2c;
    localparam bank_address_12 = 16'h30;
    localparam bank_address_13 = 16'h34;
    localparam bank_address_14 = 16'h38;
    localparam bank_address_15 = 16'h3c;
    localparam bank_address_16 = 16'h40;
    localparam bank_address_17 = 16'h44;
    localparam bank_address_18 = 16'h48;
    localparam bank_address_19 = 16'h4c;
    localparam bank_address_20 = 16'h50;
    localparam bank_address_21 = 16'h54;
    localparam bank_address_22 = 16'h58;
    localparam bank_address_23 = 16'h5c;
    localparam bank_address_24 = 16'h60;
    localparam bank_address_25 = 16'h64;
    localparam bank_address_26 = 16'h68;
    localparam bank_address_27 = 16'h6c;
    localparam bank_address_28 = 16'h70;
    localparam bank_address_29 = 16'h74;
    localparam bank_address_30 = 16'h78;
    localparam bank_address_31 = 16'h7c;
    localparam bank_mask = 16'h7c;

    // Update code
    reg [31:0] next_aborted;
    reg [31:0] next_done;
    reg [31:0] next_lane_word_0;
    reg [31:0] next_lane_word_1;
    reg [31:0] next_lane_word_10;
    reg [31:0] next_lane_word_11;
    reg [31:0] next_lane_word_12;
    reg [31:0] next_lane_word_13;
    reg [31:0] next_lane_word_14;
    reg [31:0] next_lane_word_15;
    reg [31:0] next_lane_word_16;
    reg [31:0] next_lane_word_17;
    reg [31:0] next_lane_word_18;
    reg [31:0] next_lane_word_19;
    reg [31:0] next_lane_word_2;
    reg [31:0] next_lane_word_20;
    reg [31:0] next_lane_word_21;
    reg [31:0] next_lane_word_22;
    reg [31:0] next_lane_word_23;
    reg [31:0] next_lane_word_24;
    reg [31:0] next_lane_word_25;
    reg [31:0] next_lane_word_26;
    reg [31:0] next_lane_word_27;
    reg [31:0] next_lane_word_28;
    reg [31:0] next_lane_word_29;
    reg [31:0] next_lane_word_3;
    reg [31:0] next_lane_word_30;
    reg [31:0] next_lane_word_31;
    reg [31:0] next_lane_word_4;
    reg [31:0] next_lane_word_5;
    reg [31:0] next_lane_word_6;
    reg [31:0] next_lane_word_7;
    reg [31:0] next_lane_word_8;
    reg [31:0] next_lane_word_9;
    always @(*) begin
        next_done = 32'h0;
        next_aborted = 32'h0;
        next_lane_word_0 = 32'h0;
        if (waiting[0]) begin
            if (bank_valid[0] && ((lane_addr_0 & bank_mask) == bank_address_0)) begin
                next_lane_word_0 = bank_word_0;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[1] && ((lane_addr_0 & bank_mask) == bank_address_1)) begin
                next_lane_word_0 = bank_word_1;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[2] && ((lane_addr_0 & bank_mask) == bank_address_2)) begin
                next_lane_word_0 = bank_word_2;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[3] && ((lane_addr_0 & bank_mask) == bank_address_3)) begin
                next_lane_word_0 = bank_word_3;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[4] && ((lane_addr_0 & bank_mask) == bank_address_4)) begin
                next_lane_word_0 = bank_word_4;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[5] && ((lane_addr_0 & bank_mask) == bank_address_5)) begin
                next_lane_word_0 = bank_word_5;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[6] && ((lane_addr_0 & bank_mask) == bank_address_6)) begin
                next_lane_word_0 = bank_word_6;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[7] && ((lane_addr_0 & bank_mask) == bank_address_7)) begin
                next_lane_word_0 = bank_word_7;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[8] && ((lane_addr_0 & bank_mask) == bank_address_8)) begin
                next_lane_word_0 = bank_word_8;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[9] && ((lane_addr_0 & bank_mask) == bank_address_9)) begin
                next_lane_word_0 = bank_word_9;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[10] && ((lane_addr_0 & bank_mask) == bank_address_10)) begin
                next_lane_word_0 = bank_word_10;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[11] && ((lane_addr_0 & bank_mask) == bank_address_11)) begin
                next_lane_word_0 = bank_word_11;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[12] && ((lane_addr_0 & bank_mask) == bank_address_12)) begin
                next_lane_word_0 = bank_word_12;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[13] && ((lane_addr_0 & bank_mask) == bank_address_13)) begin
                next_lane_word_0 = bank_word_13;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[14] && ((lane_addr_0 & bank_mask) == bank_address_14)) begin
                next_lane_word_0 = bank_word_14;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[15] && ((lane_addr_0 & bank_mask) == bank_address_15)) begin
                next_lane_word_0 = bank_word_15;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[16] && ((lane_addr_0 & bank_mask) == bank_address_16)) begin
                next_lane_word_0 = bank_word_16;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[17] && ((lane_addr_0 & bank_mask) == bank_address_17)) begin
                next_lane_word_0 = bank_word_17;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[18] && ((lane_addr_0 & bank_mask) == bank_address_18)) begin
                next_lane_word_0 = bank_word_18;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[19] && ((lane_addr_0 & bank_mask) == bank_address_19)) begin
                next_lane_word_0 = bank_word_19;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[20] && ((lane_addr_0 & bank_mask) == bank_address_20)) begin
                next_lane_word_0 = bank_word_20;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[21] && ((lane_addr_0 & bank_mask) == bank_address_21)) begin
                next_lane_word_0 = bank_word_21;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[22] && ((lane_addr_0 & bank_mask) == bank_address_22)) begin
                next_lane_word_0 = bank_word_22;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[23] && ((lane_addr_0 & bank_mask) == bank_address_23)) begin
                next_lane_word_0 = bank_word_23;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[24] && ((lane_addr_0 & bank_mask) == bank_address_24)) begin
                next_lane_word_0 = bank_word_24;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[25] && ((lane_addr_0 & bank_mask) == bank_address_25)) begin
                next_lane_word_0 = bank_word_25;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[26] && ((lane_addr_0 & bank_mask) == bank_address_26)) begin
                next_lane_word_0 = bank_word_26;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[27] && ((lane_addr_0 & bank_mask) == bank_address_27)) begin
                next_lane_word_0 = bank_word_27;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[28] && ((lane_addr_0 & bank_mask) == bank_address_28)) begin
                next_lane_word_0 = bank_word_28;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[29] && ((lane_addr_0 & bank_mask) == bank_address_29)) begin
                next_lane_word_0 = bank_word_29;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[30] && ((lane_addr_0 & bank_mask) == bank_address_30)) begin
                next_lane_word_0 = bank_word_30;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (bank_valid[31] && ((lane_addr_0 & bank_mask) == bank_address_31)) begin
                next_lane_word_0 = bank_word_31;
                next_done = (next_done & ~(1 << (0)) | ((1'b1) << (0)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
        end
        next_lane_word_1 = 32'h0;
        if (waiting[1]) begin
            if (bank_valid[0] && ((lane_addr_1 & bank_mask) == bank_address_0)) begin
                next_lane_word_1 = bank_word_0;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[1] && ((lane_addr_1 & bank_mask) == bank_address_1)) begin
                next_lane_word_1 = bank_word_1;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[2] && ((lane_addr_1 & bank_mask) == bank_address_2)) begin
                next_lane_word_1 = bank_word_2;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[3] && ((lane_addr_1 & bank_mask) == bank_address_3)) begin
                next_lane_word_1 = bank_word_3;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[4] && ((lane_addr_1 & bank_mask) == bank_address_4)) begin
                next_lane_word_1 = bank_word_4;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[5] && ((lane_addr_1 & bank_mask) == bank_address_5)) begin
                next_lane_word_1 = bank_word_5;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[6] && ((lane_addr_1 & bank_mask) == bank_address_6)) begin
                next_lane_word_1 = bank_word_6;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[7] && ((lane_addr_1 & bank_mask) == bank_address_7)) begin
                next_lane_word_1 = bank_word_7;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[8] && ((lane_addr_1 & bank_mask) == bank_address_8)) begin
                next_lane_word_1 = bank_word_8;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[9] && ((lane_addr_1 & bank_mask) == bank_address_9)) begin
                next_lane_word_1 = bank_word_9;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[10] && ((lane_addr_1 & bank_mask) == bank_address_10)) begin
                next_lane_word_1 = bank_word_10;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[11] && ((lane_addr_1 & bank_mask) == bank_address_11)) begin
                next_lane_word_1 = bank_word_11;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[12] && ((lane_addr_1 & bank_mask) == bank_address_12)) begin
                next_lane_word_1 = bank_word_12;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[13] && ((lane_addr_1 & bank_mask) == bank_address_13)) begin
                next_lane_word_1 = bank_word_13;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[14] && ((lane_addr_1 & bank_mask) == bank_address_14)) begin
                next_lane_word_1 = bank_word_14;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[15] && ((lane_addr_1 & bank_mask) == bank_address_15)) begin
                next_lane_word_1 = bank_word_15;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[16] && ((lane_addr_1 & bank_mask) == bank_address_16)) begin
                next_lane_word_1 = bank_word_16;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[17] && ((lane_addr_1 & bank_mask) == bank_address_17)) begin
                next_lane_word_1 = bank_word_17;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[18] && ((lane_addr_1 & bank_mask) == bank_address_18)) begin
                next_lane_word_1 = bank_word_18;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[19] && ((lane_addr_1 & bank_mask) == bank_address_19)) begin
                next_lane_word_1 = bank_word_19;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[20] && ((lane_addr_1 & bank_mask) == bank_address_20)) begin
                next_lane_word_1 = bank_word_20;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[21] && ((lane_addr_1 & bank_mask) == bank_address_21)) begin
                next_lane_word_1 = bank_word_21;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[22] && ((lane_addr_1 & bank_mask) == bank_address_22)) begin
                next_lane_word_1 = bank_word_22;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[23] && ((lane_addr_1 & bank_mask) == bank_address_23)) begin
                next_lane_word_1 = bank_word_23;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[24] && ((lane_addr_1 & bank_mask) == bank_address_24)) begin
                next_lane_word_1 = bank_word_24;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[25] && ((lane_addr_1 & bank_mask) == bank_address_25)) begin
                next_lane_word_1 = bank_word_25;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[26] && ((lane_addr_1 & bank_mask) == bank_address_26)) begin
                next_lane_word_1 = bank_word_26;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[27] && ((lane_addr_1 & bank_mask) == bank_address_27)) begin
                next_lane_word_1 = bank_word_27;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[28] && ((lane_addr_1 & bank_mask) == bank_address_28)) begin
                next_lane_word_1 = bank_word_28;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[29] && ((lane_addr_1 & bank_mask) == bank_address_29)) begin
                next_lane_word_1 = bank_word_29;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[30] && ((lane_addr_1 & bank_mask) == bank_address_30)) begin
                next_lane_word_1 = bank_word_30;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (bank_valid[31] && ((lane_addr_1 & bank_mask) == bank_address_31)) begin
                next_lane_word_1 = bank_word_31;
                next_done = (next_done & ~(1 << (1)) | ((1'b1) << (1)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
        end
        next_lane_word_2 = 32'h0;
        if (waiting[2]) begin
            if (bank_valid[0] && ((lane_addr_2 & bank_mask) == bank_address_0)) begin
                next_lane_word_2 = bank_word_0;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[1] && ((lane_addr_2 & bank_mask) == bank_address_1)) begin
                next_lane_word_2 = bank_word_1;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[2] && ((lane_addr_2 & bank_mask) == bank_address_2)) begin
                next_lane_word_2 = bank_word_2;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[3] && ((lane_addr_2 & bank_mask) == bank_address_3)) begin
                next_lane_word_2 = bank_word_3;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[4] && ((lane_addr_2 & bank_mask) == bank_address_4)) begin
                next_lane_word_2 = bank_word_4;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[5] && ((lane_addr_2 & bank_mask) == bank_address_5)) begin
                next_lane_word_2 = bank_word_5;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[6] && ((lane_addr_2 & bank_mask) == bank_address_6)) begin
                next_lane_word_2 = bank_word_6;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[7] && ((lane_addr_2 & bank_mask) == bank_address_7)) begin
                next_lane_word_2 = bank_word_7;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[8] && ((lane_addr_2 & bank_mask) == bank_address_8)) begin
                next_lane_word_2 = bank_word_8;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[9] && ((lane_addr_2 & bank_mask) == bank_address_9)) begin
                next_lane_word_2 = bank_word_9;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[10] && ((lane_addr_2 & bank_mask) == bank_address_10)) begin
                next_lane_word_2 = bank_word_10;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[11] && ((lane_addr_2 & bank_mask) == bank_address_11)) begin
                next_lane_word_2 = bank_word_11;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[12] && ((lane_addr_2 & bank_mask) == bank_address_12)) begin
                next_lane_word_2 = bank_word_12;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[13] && ((lane_addr_2 & bank_mask) == bank_address_13)) begin
                next_lane_word_2 = bank_word_13;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[14] && ((lane_addr_2 & bank_mask) == bank_address_14)) begin
                next_lane_word_2 = bank_word_14;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[15] && ((lane_addr_2 & bank_mask) == bank_address_15)) begin
                next_lane_word_2 = bank_word_15;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[16] && ((lane_addr_2 & bank_mask) == bank_address_16)) begin
                next_lane_word_2 = bank_word_16;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[17] && ((lane_addr_2 & bank_mask) == bank_address_17)) begin
                next_lane_word_2 = bank_word_17;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[18] && ((lane_addr_2 & bank_mask) == bank_address_18)) begin
                next_lane_word_2 = bank_word_18;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[19] && ((lane_addr_2 & bank_mask) == bank_address_19)) begin
                next_lane_word_2 = bank_word_19;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[20] && ((lane_addr_2 & bank_mask) == bank_address_20)) begin
                next_lane_word_2 = bank_word_20;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[21] && ((lane_addr_2 & bank_mask) == bank_address_21)) begin
                next_lane_word_2 = bank_word_21;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[22] && ((lane_addr_2 & bank_mask) == bank_address_22)) begin
                next_lane_word_2 = bank_word_22;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[23] && ((lane_addr_2 & bank_mask) == bank_address_23)) begin
                next_lane_word_2 = bank_word_23;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[24] && ((lane_addr_2 & bank_mask) == bank_address_24)) begin
                next_lane_word_2 = bank_word_24;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[25] && ((lane_addr_2 & bank_mask) == bank_address_25)) begin
                next_lane_word_2 = bank_word_25;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[26] && ((lane_addr_2 & bank_mask) == bank_address_26)) begin
                next_lane_word_2 = bank_word_26;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[27] && ((lane_addr_2 & bank_mask) == bank_address_27)) begin
                next_lane_word_2 = bank_word_27;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[28] && ((lane_addr_2 & bank_mask) == bank_address_28)) begin
                next_lane_word_2 = bank_word_28;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[29] && ((lane_addr_2 & bank_mask) == bank_address_29)) begin
                next_lane_word_2 = bank_word_29;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[30] && ((lane_addr_2 & bank_mask) == bank_address_30)) begin
                next_lane_word_2 = bank_word_30;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (bank_valid[31] && ((lane_addr_2 & bank_mask) == bank_address_31)) begin
                next_lane_word_2 = bank_word_31;
                next_done = (next_done & ~(1 << (2)) | ((1'b1) << (2)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
        end
        next_lane_word_3 = 32'h0;
        if (waiting[3]) begin
            if (bank_valid[0] && ((lane_addr_3 & bank_mask) == bank_address_0)) begin
                next_lane_word_3 = bank_word_0;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[1] && ((lane_addr_3 & bank_mask) == bank_address_1)) begin
                next_lane_word_3 = bank_word_1;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[2] && ((lane_addr_3 & bank_mask) == bank_address_2)) begin
                next_lane_word_3 = bank_word_2;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[3] && ((lane_addr_3 & bank_mask) == bank_address_3)) begin
                next_lane_word_3 = bank_word_3;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[4] && ((lane_addr_3 & bank_mask) == bank_address_4)) begin
                next_lane_word_3 = bank_word_4;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[5] && ((lane_addr_3 & bank_mask) == bank_address_5)) begin
                next_lane_word_3 = bank_word_5;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[6] && ((lane_addr_3 & bank_mask) == bank_address_6)) begin
                next_lane_word_3 = bank_word_6;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[7] && ((lane_addr_3 & bank_mask) == bank_address_7)) begin
                next_lane_word_3 = bank_word_7;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[8] && ((lane_addr_3 & bank_mask) == bank_address_8)) begin
                next_lane_word_3 = bank_word_8;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[9] && ((lane_addr_3 & bank_mask) == bank_address_9)) begin
                next_lane_word_3 = bank_word_9;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[10] && ((lane_addr_3 & bank_mask) == bank_address_10)) begin
                next_lane_word_3 = bank_word_10;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[11] && ((lane_addr_3 & bank_mask) == bank_address_11)) begin
                next_lane_word_3 = bank_word_11;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[12] && ((lane_addr_3 & bank_mask) == bank_address_12)) begin
                next_lane_word_3 = bank_word_12;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[13] && ((lane_addr_3 & bank_mask) == bank_address_13)) begin
                next_lane_word_3 = bank_word_13;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[14] && ((lane_addr_3 & bank_mask) == bank_address_14)) begin
                next_lane_word_3 = bank_word_14;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[15] && ((lane_addr_3 & bank_mask) == bank_address_15)) begin
                next_lane_word_3 = bank_word_15;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[16] && ((lane_addr_3 & bank_mask) == bank_address_16)) begin
                next_lane_word_3 = bank_word_16;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[17] && ((lane_addr_3 & bank_mask) == bank_address_17)) begin
                next_lane_word_3 = bank_word_17;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[18] && ((lane_addr_3 & bank_mask) == bank_address_18)) begin
                next_lane_word_3 = bank_word_18;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[19] && ((lane_addr_3 & bank_mask) == bank_address_19)) begin
                next_lane_word_3 = bank_word_19;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[20] && ((lane_addr_3 & bank_mask) == bank_address_20)) begin
                next_lane_word_3 = bank_word_20;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[21] && ((lane_addr_3 & bank_mask) == bank_address_21)) begin
                next_lane_word_3 = bank_word_21;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[22] && ((lane_addr_3 & bank_mask) == bank_address_22)) begin
                next_lane_word_3 = bank_word_22;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[23] && ((lane_addr_3 & bank_mask) == bank_address_23)) begin
                next_lane_word_3 = bank_word_23;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[24] && ((lane_addr_3 & bank_mask) == bank_address_24)) begin
                next_lane_word_3 = bank_word_24;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[25] && ((lane_addr_3 & bank_mask) == bank_address_25)) begin
                next_lane_word_3 = bank_word_25;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[26] && ((lane_addr_3 & bank_mask) == bank_address_26)) begin
                next_lane_word_3 = bank_word_26;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[27] && ((lane_addr_3 & bank_mask) == bank_address_27)) begin
                next_lane_word_3 = bank_word_27;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[28] && ((lane_addr_3 & bank_mask) == bank_address_28)) begin
                next_lane_word_3 = bank_word_28;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[29] && ((lane_addr_3 & bank_mask) == bank_address_29)) begin
                next_lane_word_3 = bank_word_29;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[30] && ((lane_addr_3 & bank_mask) == bank_address_30)) begin
                next_lane_word_3 = bank_word_30;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (bank_valid[31] && ((lane_addr_3 & bank_mask) == bank_address_31)) begin
                next_lane_word_3 = bank_word_31;
                next_done = (next_done & ~(1 << (3)) | ((1'b1) << (3)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
        end
        next_lane_word_4 = 32'h0;
        if (waiting[4]) begin
            if (bank_valid[0] && ((lane_addr_4 & bank_mask) == bank_address_0)) begin
                next_lane_word_4 = bank_word_0;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[1] && ((lane_addr_4 & bank_mask) == bank_address_1)) begin
                next_lane_word_4 = bank_word_1;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[2] && ((lane_addr_4 & bank_mask) == bank_address_2)) begin
                next_lane_word_4 = bank_word_2;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[3] && ((lane_addr_4 & bank_mask) == bank_address_3)) begin
                next_lane_word_4 = bank_word_3;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[4] && ((lane_addr_4 & bank_mask) == bank_address_4)) begin
                next_lane_word_4 = bank_word_4;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[5] && ((lane_addr_4 & bank_mask) == bank_address_5)) begin
                next_lane_word_4 = bank_word_5;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[6] && ((lane_addr_4 & bank_mask) == bank_address_6)) begin
                next_lane_word_4 = bank_word_6;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[7] && ((lane_addr_4 & bank_mask) == bank_address_7)) begin
                next_lane_word_4 = bank_word_7;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[8] && ((lane_addr_4 & bank_mask) == bank_address_8)) begin
                next_lane_word_4 = bank_word_8;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[9] && ((lane_addr_4 & bank_mask) == bank_address_9)) begin
                next_lane_word_4 = bank_word_9;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[10] && ((lane_addr_4 & bank_mask) == bank_address_10)) begin
                next_lane_word_4 = bank_word_10;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[11] && ((lane_addr_4 & bank_mask) == bank_address_11)) begin
                next_lane_word_4 = bank_word_11;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[12] && ((lane_addr_4 & bank_mask) == bank_address_12)) begin
                next_lane_word_4 = bank_word_12;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[13] && ((lane_addr_4 & bank_mask) == bank_address_13)) begin
                next_lane_word_4 = bank_word_13;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[14] && ((lane_addr_4 & bank_mask) == bank_address_14)) begin
                next_lane_word_4 = bank_word_14;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[15] && ((lane_addr_4 & bank_mask) == bank_address_15)) begin
                next_lane_word_4 = bank_word_15;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[16] && ((lane_addr_4 & bank_mask) == bank_address_16)) begin
                next_lane_word_4 = bank_word_16;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[17] && ((lane_addr_4 & bank_mask) == bank_address_17)) begin
                next_lane_word_4 = bank_word_17;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[18] && ((lane_addr_4 & bank_mask) == bank_address_18)) begin
                next_lane_word_4 = bank_word_18;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[19] && ((lane_addr_4 & bank_mask) == bank_address_19)) begin
                next_lane_word_4 = bank_word_19;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[20] && ((lane_addr_4 & bank_mask) == bank_address_20)) begin
                next_lane_word_4 = bank_word_20;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[21] && ((lane_addr_4 & bank_mask) == bank_address_21)) begin
                next_lane_word_4 = bank_word_21;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[22] && ((lane_addr_4 & bank_mask) == bank_address_22)) begin
                next_lane_word_4 = bank_word_22;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[23] && ((lane_addr_4 & bank_mask) == bank_address_23)) begin
                next_lane_word_4 = bank_word_23;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[24] && ((lane_addr_4 & bank_mask) == bank_address_24)) begin
                next_lane_word_4 = bank_word_24;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[25] && ((lane_addr_4 & bank_mask) == bank_address_25)) begin
                next_lane_word_4 = bank_word_25;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[26] && ((lane_addr_4 & bank_mask) == bank_address_26)) begin
                next_lane_word_4 = bank_word_26;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[27] && ((lane_addr_4 & bank_mask) == bank_address_27)) begin
                next_lane_word_4 = bank_word_27;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[28] && ((lane_addr_4 & bank_mask) == bank_address_28)) begin
                next_lane_word_4 = bank_word_28;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[29] && ((lane_addr_4 & bank_mask) == bank_address_29)) begin
                next_lane_word_4 = bank_word_29;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[30] && ((lane_addr_4 & bank_mask) == bank_address_30)) begin
                next_lane_word_4 = bank_word_30;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (bank_valid[31] && ((lane_addr_4 & bank_mask) == bank_address_31)) begin
                next_lane_word_4 = bank_word_31;
                next_done = (next_done & ~(1 << (4)) | ((1'b1) << (4)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
        end
        next_lane_word_5 = 32'h0;
        if (waiting[5]) begin
            if (bank_valid[0] && ((lane_addr_5 & bank_mask) == bank_address_0)) begin
                next_lane_word_5 = bank_word_0;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[1] && ((lane_addr_5 & bank_mask) == bank_address_1)) begin
                next_lane_word_5 = bank_word_1;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[2] && ((lane_addr_5 & bank_mask) == bank_address_2)) begin
                next_lane_word_5 = bank_word_2;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[3] && ((lane_addr_5 & bank_mask) == bank_address_3)) begin
                next_lane_word_5 = bank_word_3;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[4] && ((lane_addr_5 & bank_mask) == bank_address_4)) begin
                next_lane_word_5 = bank_word_4;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[5] && ((lane_addr_5 & bank_mask) == bank_address_5)) begin
                next_lane_word_5 = bank_word_5;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[6] && ((lane_addr_5 & bank_mask) == bank_address_6)) begin
                next_lane_word_5 = bank_word_6;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[7] && ((lane_addr_5 & bank_mask) == bank_address_7)) begin
                next_lane_word_5 = bank_word_7;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[8] && ((lane_addr_5 & bank_mask) == bank_address_8)) begin
                next_lane_word_5 = bank_word_8;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[9] && ((lane_addr_5 & bank_mask) == bank_address_9)) begin
                next_lane_word_5 = bank_word_9;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[10] && ((lane_addr_5 & bank_mask) == bank_address_10)) begin
                next_lane_word_5 = bank_word_10;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[11] && ((lane_addr_5 & bank_mask) == bank_address_11)) begin
                next_lane_word_5 = bank_word_11;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[12] && ((lane_addr_5 & bank_mask) == bank_address_12)) begin
                next_lane_word_5 = bank_word_12;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[13] && ((lane_addr_5 & bank_mask) == bank_address_13)) begin
                next_lane_word_5 = bank_word_13;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[14] && ((lane_addr_5 & bank_mask) == bank_address_14)) begin
                next_lane_word_5 = bank_word_14;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[15] && ((lane_addr_5 & bank_mask) == bank_address_15)) begin
                next_lane_word_5 = bank_word_15;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[16] && ((lane_addr_5 & bank_mask) == bank_address_16)) begin
                next_lane_word_5 = bank_word_16;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[17] && ((lane_addr_5 & bank_mask) == bank_address_17)) begin
                next_lane_word_5 = bank_word_17;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[18] && ((lane_addr_5 & bank_mask) == bank_address_18)) begin
                next_lane_word_5 = bank_word_18;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[19] && ((lane_addr_5 & bank_mask) == bank_address_19)) begin
                next_lane_word_5 = bank_word_19;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[20] && ((lane_addr_5 & bank_mask) == bank_address_20)) begin
                next_lane_word_5 = bank_word_20;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[21] && ((lane_addr_5 & bank_mask) == bank_address_21)) begin
                next_lane_word_5 = bank_word_21;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[22] && ((lane_addr_5 & bank_mask) == bank_address_22)) begin
                next_lane_word_5 = bank_word_22;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[23] && ((lane_addr_5 & bank_mask) == bank_address_23)) begin
                next_lane_word_5 = bank_word_23;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[24] && ((lane_addr_5 & bank_mask) == bank_address_24)) begin
                next_lane_word_5 = bank_word_24;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[25] && ((lane_addr_5 & bank_mask) == bank_address_25)) begin
                next_lane_word_5 = bank_word_25;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[26] && ((lane_addr_5 & bank_mask) == bank_address_26)) begin
                next_lane_word_5 = bank_word_26;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[27] && ((lane_addr_5 & bank_mask) == bank_address_27)) begin
                next_lane_word_5 = bank_word_27;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[28] && ((lane_addr_5 & bank_mask) == bank_address_28)) begin
                next_lane_word_5 = bank_word_28;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[29] && ((lane_addr_5 & bank_mask) == bank_address_29)) begin
                next_lane_word_5 = bank_word_29;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[30] && ((lane_addr_5 & bank_mask) == bank_address_30)) begin
                next_lane_word_5 = bank_word_30;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (bank_valid[31] && ((lane_addr_5 & bank_mask) == bank_address_31)) begin
                next_lane_word_5 = bank_word_31;
                next_done = (next_done & ~(1 << (5)) | ((1'b1) << (5)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
        end
        next_lane_word_6 = 32'h0;
        if (waiting[6]) begin
            if (bank_valid[0] && ((lane_addr_6 & bank_mask) == bank_address_0)) begin
                next_lane_word_6 = bank_word_0;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[1] && ((lane_addr_6 & bank_mask) == bank_address_1)) begin
                next_lane_word_6 = bank_word_1;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[2] && ((lane_addr_6 & bank_mask) == bank_address_2)) begin
                next_lane_word_6 = bank_word_2;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[3] && ((lane_addr_6 & bank_mask) == bank_address_3)) begin
                next_lane_word_6 = bank_word_3;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[4] && ((lane_addr_6 & bank_mask) == bank_address_4)) begin
                next_lane_word_6 = bank_word_4;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[5] && ((lane_addr_6 & bank_mask) == bank_address_5)) begin
                next_lane_word_6 = bank_word_5;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[6] && ((lane_addr_6 & bank_mask) == bank_address_6)) begin
                next_lane_word_6 = bank_word_6;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[7] && ((lane_addr_6 & bank_mask) == bank_address_7)) begin
                next_lane_word_6 = bank_word_7;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[8] && ((lane_addr_6 & bank_mask) == bank_address_8)) begin
                next_lane_word_6 = bank_word_8;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[9] && ((lane_addr_6 & bank_mask) == bank_address_9)) begin
                next_lane_word_6 = bank_word_9;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[10] && ((lane_addr_6 & bank_mask) == bank_address_10)) begin
                next_lane_word_6 = bank_word_10;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[11] && ((lane_addr_6 & bank_mask) == bank_address_11)) begin
                next_lane_word_6 = bank_word_11;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[12] && ((lane_addr_6 & bank_mask) == bank_address_12)) begin
                next_lane_word_6 = bank_word_12;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[13] && ((lane_addr_6 & bank_mask) == bank_address_13)) begin
                next_lane_word_6 = bank_word_13;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[14] && ((lane_addr_6 & bank_mask) == bank_address_14)) begin
                next_lane_word_6 = bank_word_14;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[15] && ((lane_addr_6 & bank_mask) == bank_address_15)) begin
                next_lane_word_6 = bank_word_15;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[16] && ((lane_addr_6 & bank_mask) == bank_address_16)) begin
                next_lane_word_6 = bank_word_16;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[17] && ((lane_addr_6 & bank_mask) == bank_address_17)) begin
                next_lane_word_6 = bank_word_17;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[18] && ((lane_addr_6 & bank_mask) == bank_address_18)) begin
                next_lane_word_6 = bank_word_18;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[19] && ((lane_addr_6 & bank_mask) == bank_address_19)) begin
                next_lane_word_6 = bank_word_19;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[20] && ((lane_addr_6 & bank_mask) == bank_address_20)) begin
                next_lane_word_6 = bank_word_20;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[21] && ((lane_addr_6 & bank_mask) == bank_address_21)) begin
                next_lane_word_6 = bank_word_21;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[22] && ((lane_addr_6 & bank_mask) == bank_address_22)) begin
                next_lane_word_6 = bank_word_22;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[23] && ((lane_addr_6 & bank_mask) == bank_address_23)) begin
                next_lane_word_6 = bank_word_23;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[24] && ((lane_addr_6 & bank_mask) == bank_address_24)) begin
                next_lane_word_6 = bank_word_24;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[25] && ((lane_addr_6 & bank_mask) == bank_address_25)) begin
                next_lane_word_6 = bank_word_25;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[26] && ((lane_addr_6 & bank_mask) == bank_address_26)) begin
                next_lane_word_6 = bank_word_26;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[27] && ((lane_addr_6 & bank_mask) == bank_address_27)) begin
                next_lane_word_6 = bank_word_27;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[28] && ((lane_addr_6 & bank_mask) == bank_address_28)) begin
                next_lane_word_6 = bank_word_28;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[29] && ((lane_addr_6 & bank_mask) == bank_address_29)) begin
                next_lane_word_6 = bank_word_29;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[30] && ((lane_addr_6 & bank_mask) == bank_address_30)) begin
                next_lane_word_6 = bank_word_30;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (bank_valid[31] && ((lane_addr_6 & bank_mask) == bank_address_31)) begin
                next_lane_word_6 = bank_word_31;
                next_done = (next_done & ~(1 << (6)) | ((1'b1) << (6)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
        end
        next_lane_word_7 = 32'h0;
        if (waiting[7]) begin
            if (bank_valid[0] && ((lane_addr_7 & bank_mask) == bank_address_0)) begin
                next_lane_word_7 = bank_word_0;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[1] && ((lane_addr_7 & bank_mask) == bank_address_1)) begin
                next_lane_word_7 = bank_word_1;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[2] && ((lane_addr_7 & bank_mask) == bank_address_2)) begin
                next_lane_word_7 = bank_word_2;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[3] && ((lane_addr_7 & bank_mask) == bank_address_3)) begin
                next_lane_word_7 = bank_word_3;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[4] && ((lane_addr_7 & bank_mask) == bank_address_4)) begin
                next_lane_word_7 = bank_word_4;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[5] && ((lane_addr_7 & bank_mask) == bank_address_5)) begin
                next_lane_word_7 = bank_word_5;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[6] && ((lane_addr_7 & bank_mask) == bank_address_6)) begin
                next_lane_word_7 = bank_word_6;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[7] && ((lane_addr_7 & bank_mask) == bank_address_7)) begin
                next_lane_word_7 = bank_word_7;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[8] && ((lane_addr_7 & bank_mask) == bank_address_8)) begin
                next_lane_word_7 = bank_word_8;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[9] && ((lane_addr_7 & bank_mask) == bank_address_9)) begin
                next_lane_word_7 = bank_word_9;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[10] && ((lane_addr_7 & bank_mask) == bank_address_10)) begin
                next_lane_word_7 = bank_word_10;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[11] && ((lane_addr_7 & bank_mask) == bank_address_11)) begin
                next_lane_word_7 = bank_word_11;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[12] && ((lane_addr_7 & bank_mask) == bank_address_12)) begin
                next_lane_word_7 = bank_word_12;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[13] && ((lane_addr_7 & bank_mask) == bank_address_13)) begin
                next_lane_word_7 = bank_word_13;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[14] && ((lane_addr_7 & bank_mask) == bank_address_14)) begin
                next_lane_word_7 = bank_word_14;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[15] && ((lane_addr_7 & bank_mask) == bank_address_15)) begin
                next_lane_word_7 = bank_word_15;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[16] && ((lane_addr_7 & bank_mask) == bank_address_16)) begin
                next_lane_word_7 = bank_word_16;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[17] && ((lane_addr_7 & bank_mask) == bank_address_17)) begin
                next_lane_word_7 = bank_word_17;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[18] && ((lane_addr_7 & bank_mask) == bank_address_18)) begin
                next_lane_word_7 = bank_word_18;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[19] && ((lane_addr_7 & bank_mask) == bank_address_19)) begin
                next_lane_word_7 = bank_word_19;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[20] && ((lane_addr_7 & bank_mask) == bank_address_20)) begin
                next_lane_word_7 = bank_word_20;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[21] && ((lane_addr_7 & bank_mask) == bank_address_21)) begin
                next_lane_word_7 = bank_word_21;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[22] && ((lane_addr_7 & bank_mask) == bank_address_22)) begin
                next_lane_word_7 = bank_word_22;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[23] && ((lane_addr_7 & bank_mask) == bank_address_23)) begin
                next_lane_word_7 = bank_word_23;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[24] && ((lane_addr_7 & bank_mask) == bank_address_24)) begin
                next_lane_word_7 = bank_word_24;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[25] && ((lane_addr_7 & bank_mask) == bank_address_25)) begin
                next_lane_word_7 = bank_word_25;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[26] && ((lane_addr_7 & bank_mask) == bank_address_26)) begin
                next_lane_word_7 = bank_word_26;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[27] && ((lane_addr_7 & bank_mask) == bank_address_27)) begin
                next_lane_word_7 = bank_word_27;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[28] && ((lane_addr_7 & bank_mask) == bank_address_28)) begin
                next_lane_word_7 = bank_word_28;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[29] && ((lane_addr_7 & bank_mask) == bank_address_29)) begin
                next_lane_word_7 = bank_word_29;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[30] && ((lane_addr_7 & bank_mask) == bank_address_30)) begin
                next_lane_word_7 = bank_word_30;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (bank_valid[31] && ((lane_addr_7 & bank_mask) == bank_address_31)) begin
                next_lane_word_7 = bank_word_31;
                next_done = (next_done & ~(1 << (7)) | ((1'b1) << (7)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
        end
        next_lane_word_8 = 32'h0;
        if (waiting[8]) begin
            if (bank_valid[0] && ((lane_addr_8 & bank_mask) == bank_address_0)) begin
                next_lane_word_8 = bank_word_0;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[1] && ((lane_addr_8 & bank_mask) == bank_address_1)) begin
                next_lane_word_8 = bank_word_1;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[2] && ((lane_addr_8 & bank_mask) == bank_address_2)) begin
                next_lane_word_8 = bank_word_2;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[3] && ((lane_addr_8 & bank_mask) == bank_address_3)) begin
                next_lane_word_8 = bank_word_3;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[4] && ((lane_addr_8 & bank_mask) == bank_address_4)) begin
                next_lane_word_8 = bank_word_4;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[5] && ((lane_addr_8 & bank_mask) == bank_address_5)) begin
                next_lane_word_8 = bank_word_5;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[6] && ((lane_addr_8 & bank_mask) == bank_address_6)) begin
                next_lane_word_8 = bank_word_6;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[7] && ((lane_addr_8 & bank_mask) == bank_address_7)) begin
                next_lane_word_8 = bank_word_7;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[8] && ((lane_addr_8 & bank_mask) == bank_address_8)) begin
                next_lane_word_8 = bank_word_8;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[9] && ((lane_addr_8 & bank_mask) == bank_address_9)) begin
                next_lane_word_8 = bank_word_9;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[10] && ((lane_addr_8 & bank_mask) == bank_address_10)) begin
                next_lane_word_8 = bank_word_10;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[11] && ((lane_addr_8 & bank_mask) == bank_address_11)) begin
                next_lane_word_8 = bank_word_11;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[12] && ((lane_addr_8 & bank_mask) == bank_address_12)) begin
                next_lane_word_8 = bank_word_12;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[13] && ((lane_addr_8 & bank_mask) == bank_address_13)) begin
                next_lane_word_8 = bank_word_13;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[14] && ((lane_addr_8 & bank_mask) == bank_address_14)) begin
                next_lane_word_8 = bank_word_14;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[15] && ((lane_addr_8 & bank_mask) == bank_address_15)) begin
                next_lane_word_8 = bank_word_15;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[16] && ((lane_addr_8 & bank_mask) == bank_address_16)) begin
                next_lane_word_8 = bank_word_16;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[17] && ((lane_addr_8 & bank_mask) == bank_address_17)) begin
                next_lane_word_8 = bank_word_17;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[18] && ((lane_addr_8 & bank_mask) == bank_address_18)) begin
                next_lane_word_8 = bank_word_18;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[19] && ((lane_addr_8 & bank_mask) == bank_address_19)) begin
                next_lane_word_8 = bank_word_19;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[20] && ((lane_addr_8 & bank_mask) == bank_address_20)) begin
                next_lane_word_8 = bank_word_20;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[21] && ((lane_addr_8 & bank_mask) == bank_address_21)) begin
                next_lane_word_8 = bank_word_21;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[22] && ((lane_addr_8 & bank_mask) == bank_address_22)) begin
                next_lane_word_8 = bank_word_22;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[23] && ((lane_addr_8 & bank_mask) == bank_address_23)) begin
                next_lane_word_8 = bank_word_23;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[24] && ((lane_addr_8 & bank_mask) == bank_address_24)) begin
                next_lane_word_8 = bank_word_24;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[25] && ((lane_addr_8 & bank_mask) == bank_address_25)) begin
                next_lane_word_8 = bank_word_25;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[26] && ((lane_addr_8 & bank_mask) == bank_address_26)) begin
                next_lane_word_8 = bank_word_26;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[27] && ((lane_addr_8 & bank_mask) == bank_address_27)) begin
                next_lane_word_8 = bank_word_27;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[28] && ((lane_addr_8 & bank_mask) == bank_address_28)) begin
                next_lane_word_8 = bank_word_28;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[29] && ((lane_addr_8 & bank_mask) == bank_address_29)) begin
                next_lane_word_8 = bank_word_29;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[30] && ((lane_addr_8 & bank_mask) == bank_address_30)) begin
                next_lane_word_8 = bank_word_30;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (bank_valid[31] && ((lane_addr_8 & bank_mask) == bank_address_31)) begin
                next_lane_word_8 = bank_word_31;
                next_done = (next_done & ~(1 << (8)) | ((1'b1) << (8)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
        end
        next_lane_word_9 = 32'h0;
        if (waiting[9]) begin
            if (bank_valid[0] && ((lane_addr_9 & bank_mask) == bank_address_0)) begin
                next_lane_word_9 = bank_word_0;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[1] && ((lane_addr_9 & bank_mask) == bank_address_1)) begin
                next_lane_word_9 = bank_word_1;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[2] && ((lane_addr_9 & bank_mask) == bank_address_2)) begin
                next_lane_word_9 = bank_word_2;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[3] && ((lane_addr_9 & bank_mask) == bank_address_3)) begin
                next_lane_word_9 = bank_word_3;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[4] && ((lane_addr_9 & bank_mask) == bank_address_4)) begin
                next_lane_word_9 = bank_word_4;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[5] && ((lane_addr_9 & bank_mask) == bank_address_5)) begin
                next_lane_word_9 = bank_word_5;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[6] && ((lane_addr_9 & bank_mask) == bank_address_6)) begin
                next_lane_word_9 = bank_word_6;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[7] && ((lane_addr_9 & bank_mask) == bank_address_7)) begin
                next_lane_word_9 = bank_word_7;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[8] && ((lane_addr_9 & bank_mask) == bank_address_8)) begin
                next_lane_word_9 = bank_word_8;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[9] && ((lane_addr_9 & bank_mask) == bank_address_9)) begin
                next_lane_word_9 = bank_word_9;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[10] && ((lane_addr_9 & bank_mask) == bank_address_10)) begin
                next_lane_word_9 = bank_word_10;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[11] && ((lane_addr_9 & bank_mask) == bank_address_11)) begin
                next_lane_word_9 = bank_word_11;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[12] && ((lane_addr_9 & bank_mask) == bank_address_12)) begin
                next_lane_word_9 = bank_word_12;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[13] && ((lane_addr_9 & bank_mask) == bank_address_13)) begin
                next_lane_word_9 = bank_word_13;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[14] && ((lane_addr_9 & bank_mask) == bank_address_14)) begin
                next_lane_word_9 = bank_word_14;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[15] && ((lane_addr_9 & bank_mask) == bank_address_15)) begin
                next_lane_word_9 = bank_word_15;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[16] && ((lane_addr_9 & bank_mask) == bank_address_16)) begin
                next_lane_word_9 = bank_word_16;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[17] && ((lane_addr_9 & bank_mask) == bank_address_17)) begin
                next_lane_word_9 = bank_word_17;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[18] && ((lane_addr_9 & bank_mask) == bank_address_18)) begin
                next_lane_word_9 = bank_word_18;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[19] && ((lane_addr_9 & bank_mask) == bank_address_19)) begin
                next_lane_word_9 = bank_word_19;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[20] && ((lane_addr_9 & bank_mask) == bank_address_20)) begin
                next_lane_word_9 = bank_word_20;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[21] && ((lane_addr_9 & bank_mask) == bank_address_21)) begin
                next_lane_word_9 = bank_word_21;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[22] && ((lane_addr_9 & bank_mask) == bank_address_22)) begin
                next_lane_word_9 = bank_word_22;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[23] && ((lane_addr_9 & bank_mask) == bank_address_23)) begin
                next_lane_word_9 = bank_word_23;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[24] && ((lane_addr_9 & bank_mask) == bank_address_24)) begin
                next_lane_word_9 = bank_word_24;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[25] && ((lane_addr_9 & bank_mask) == bank_address_25)) begin
                next_lane_word_9 = bank_word_25;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[26] && ((lane_addr_9 & bank_mask) == bank_address_26)) begin
                next_lane_word_9 = bank_word_26;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[27] && ((lane_addr_9 & bank_mask) == bank_address_27)) begin
                next_lane_word_9 = bank_word_27;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[28] && ((lane_addr_9 & bank_mask) == bank_address_28)) begin
                next_lane_word_9 = bank_word_28;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[29] && ((lane_addr_9 & bank_mask) == bank_address_29)) begin
                next_lane_word_9 = bank_word_29;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[30] && ((lane_addr_9 & bank_mask) == bank_address_30)) begin
                next_lane_word_9 = bank_word_30;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (bank_valid[31] && ((lane_addr_9 & bank_mask) == bank_address_31)) begin
                next_lane_word_9 = bank_word_31;
                next_done = (next_done & ~(1 << (9)) | ((1'b1) << (9)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
        end
        next_lane_word_10 = 32'h0;
        if (waiting[10]) begin
            if (bank_valid[0] && ((lane_addr_10 & bank_mask) == bank_address_0)) begin
                next_lane_word_10 = bank_word_0;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[1] && ((lane_addr_10 & bank_mask) == bank_address_1)) begin
                next_lane_word_10 = bank_word_1;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[2] && ((lane_addr_10 & bank_mask) == bank_address_2)) begin
                next_lane_word_10 = bank_word_2;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[3] && ((lane_addr_10 & bank_mask) == bank_address_3)) begin
                next_lane_word_10 = bank_word_3;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[4] && ((lane_addr_10 & bank_mask) == bank_address_4)) begin
                next_lane_word_10 = bank_word_4;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[5] && ((lane_addr_10 & bank_mask) == bank_address_5)) begin
                next_lane_word_10 = bank_word_5;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[6] && ((lane_addr_10 & bank_mask) == bank_address_6)) begin
                next_lane_word_10 = bank_word_6;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[7] && ((lane_addr_10 & bank_mask) == bank_address_7)) begin
                next_lane_word_10 = bank_word_7;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[8] && ((lane_addr_10 & bank_mask) == bank_address_8)) begin
                next_lane_word_10 = bank_word_8;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[9] && ((lane_addr_10 & bank_mask) == bank_address_9)) begin
                next_lane_word_10 = bank_word_9;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[10] && ((lane_addr_10 & bank_mask) == bank_address_10)) begin
                next_lane_word_10 = bank_word_10;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[11] && ((lane_addr_10 & bank_mask) == bank_address_11)) begin
                next_lane_word_10 = bank_word_11;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[12] && ((lane_addr_10 & bank_mask) == bank_address_12)) begin
                next_lane_word_10 = bank_word_12;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[13] && ((lane_addr_10 & bank_mask) == bank_address_13)) begin
                next_lane_word_10 = bank_word_13;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[14] && ((lane_addr_10 & bank_mask) == bank_address_14)) begin
                next_lane_word_10 = bank_word_14;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[15] && ((lane_addr_10 & bank_mask) == bank_address_15)) begin
                next_lane_word_10 = bank_word_15;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[16] && ((lane_addr_10 & bank_mask) == bank_address_16)) begin
                next_lane_word_10 = bank_word_16;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[17] && ((lane_addr_10 & bank_mask) == bank_address_17)) begin
                next_lane_word_10 = bank_word_17;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[18] && ((lane_addr_10 & bank_mask) == bank_address_18)) begin
                next_lane_word_10 = bank_word_18;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[19] && ((lane_addr_10 & bank_mask) == bank_address_19)) begin
                next_lane_word_10 = bank_word_19;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[20] && ((lane_addr_10 & bank_mask) == bank_address_20)) begin
                next_lane_word_10 = bank_word_20;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[21] && ((lane_addr_10 & bank_mask) == bank_address_21)) begin
                next_lane_word_10 = bank_word_21;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[22] && ((lane_addr_10 & bank_mask) == bank_address_22)) begin
                next_lane_word_10 = bank_word_22;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[23] && ((lane_addr_10 & bank_mask) == bank_address_23)) begin
                next_lane_word_10 = bank_word_23;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[24] && ((lane_addr_10 & bank_mask) == bank_address_24)) begin
                next_lane_word_10 = bank_word_24;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[25] && ((lane_addr_10 & bank_mask) == bank_address_25)) begin
                next_lane_word_10 = bank_word_25;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[26] && ((lane_addr_10 & bank_mask) == bank_address_26)) begin
                next_lane_word_10 = bank_word_26;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[27] && ((lane_addr_10 & bank_mask) == bank_address_27)) begin
                next_lane_word_10 = bank_word_27;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[28] && ((lane_addr_10 & bank_mask) == bank_address_28)) begin
                next_lane_word_10 = bank_word_28;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[29] && ((lane_addr_10 & bank_mask) == bank_address_29)) begin
                next_lane_word_10 = bank_word_29;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[30] && ((lane_addr_10 & bank_mask) == bank_address_30)) begin
                next_lane_word_10 = bank_word_30;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (bank_valid[31] && ((lane_addr_10 & bank_mask) == bank_address_31)) begin
                next_lane_word_10 = bank_word_31;
                next_done = (next_done & ~(1 << (10)) | ((1'b1) << (10)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
        end
        next_lane_word_11 = 32'h0;
        if (waiting[11]) begin
            if (bank_valid[0] && ((lane_addr_11 & bank_mask) == bank_address_0)) begin
                next_lane_word_11 = bank_word_0;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[1] && ((lane_addr_11 & bank_mask) == bank_address_1)) begin
                next_lane_word_11 = bank_word_1;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[2] && ((lane_addr_11 & bank_mask) == bank_address_2)) begin
                next_lane_word_11 = bank_word_2;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[3] && ((lane_addr_11 & bank_mask) == bank_address_3)) begin
                next_lane_word_11 = bank_word_3;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[4] && ((lane_addr_11 & bank_mask) == bank_address_4)) begin
                next_lane_word_11 = bank_word_4;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[5] && ((lane_addr_11 & bank_mask) == bank_address_5)) begin
                next_lane_word_11 = bank_word_5;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[6] && ((lane_addr_11 & bank_mask) == bank_address_6)) begin
                next_lane_word_11 = bank_word_6;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[7] && ((lane_addr_11 & bank_mask) == bank_address_7)) begin
                next_lane_word_11 = bank_word_7;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[8] && ((lane_addr_11 & bank_mask) == bank_address_8)) begin
                next_lane_word_11 = bank_word_8;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[9] && ((lane_addr_11 & bank_mask) == bank_address_9)) begin
                next_lane_word_11 = bank_word_9;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[10] && ((lane_addr_11 & bank_mask) == bank_address_10)) begin
                next_lane_word_11 = bank_word_10;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[11] && ((lane_addr_11 & bank_mask) == bank_address_11)) begin
                next_lane_word_11 = bank_word_11;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[12] && ((lane_addr_11 & bank_mask) == bank_address_12)) begin
                next_lane_word_11 = bank_word_12;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[13] && ((lane_addr_11 & bank_mask) == bank_address_13)) begin
                next_lane_word_11 = bank_word_13;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[14] && ((lane_addr_11 & bank_mask) == bank_address_14)) begin
                next_lane_word_11 = bank_word_14;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[15] && ((lane_addr_11 & bank_mask) == bank_address_15)) begin
                next_lane_word_11 = bank_word_15;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[16] && ((lane_addr_11 & bank_mask) == bank_address_16)) begin
                next_lane_word_11 = bank_word_16;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[17] && ((lane_addr_11 & bank_mask) == bank_address_17)) begin
                next_lane_word_11 = bank_word_17;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[18] && ((lane_addr_11 & bank_mask) == bank_address_18)) begin
                next_lane_word_11 = bank_word_18;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[19] && ((lane_addr_11 & bank_mask) == bank_address_19)) begin
                next_lane_word_11 = bank_word_19;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[20] && ((lane_addr_11 & bank_mask) == bank_address_20)) begin
                next_lane_word_11 = bank_word_20;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[21] && ((lane_addr_11 & bank_mask) == bank_address_21)) begin
                next_lane_word_11 = bank_word_21;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[22] && ((lane_addr_11 & bank_mask) == bank_address_22)) begin
                next_lane_word_11 = bank_word_22;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[23] && ((lane_addr_11 & bank_mask) == bank_address_23)) begin
                next_lane_word_11 = bank_word_23;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[24] && ((lane_addr_11 & bank_mask) == bank_address_24)) begin
                next_lane_word_11 = bank_word_24;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[25] && ((lane_addr_11 & bank_mask) == bank_address_25)) begin
                next_lane_word_11 = bank_word_25;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[26] && ((lane_addr_11 & bank_mask) == bank_address_26)) begin
                next_lane_word_11 = bank_word_26;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[27] && ((lane_addr_11 & bank_mask) == bank_address_27)) begin
                next_lane_word_11 = bank_word_27;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[28] && ((lane_addr_11 & bank_mask) == bank_address_28)) begin
                next_lane_word_11 = bank_word_28;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[29] && ((lane_addr_11 & bank_mask) == bank_address_29)) begin
                next_lane_word_11 = bank_word_29;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[30] && ((lane_addr_11 & bank_mask) == bank_address_30)) begin
                next_lane_word_11 = bank_word_30;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (bank_valid[31] && ((lane_addr_11 & bank_mask) == bank_address_31)) begin
                next_lane_word_11 = bank_word_31;
                next_done = (next_done & ~(1 << (11)) | ((1'b1) << (11)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
        end
        next_lane_word_12 = 32'h0;
        if (waiting[12]) begin
            if (bank_valid[0] && ((lane_addr_12 & bank_mask) == bank_address_0)) begin
                next_lane_word_12 = bank_word_0;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[1] && ((lane_addr_12 & bank_mask) == bank_address_1)) begin
                next_lane_word_12 = bank_word_1;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[2] && ((lane_addr_12 & bank_mask) == bank_address_2)) begin
                next_lane_word_12 = bank_word_2;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[3] && ((lane_addr_12 & bank_mask) == bank_address_3)) begin
                next_lane_word_12 = bank_word_3;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[4] && ((lane_addr_12 & bank_mask) == bank_address_4)) begin
                next_lane_word_12 = bank_word_4;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[5] && ((lane_addr_12 & bank_mask) == bank_address_5)) begin
                next_lane_word_12 = bank_word_5;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[6] && ((lane_addr_12 & bank_mask) == bank_address_6)) begin
                next_lane_word_12 = bank_word_6;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[7] && ((lane_addr_12 & bank_mask) == bank_address_7)) begin
                next_lane_word_12 = bank_word_7;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[8] && ((lane_addr_12 & bank_mask) == bank_address_8)) begin
                next_lane_word_12 = bank_word_8;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[9] && ((lane_addr_12 & bank_mask) == bank_address_9)) begin
                next_lane_word_12 = bank_word_9;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[10] && ((lane_addr_12 & bank_mask) == bank_address_10)) begin
                next_lane_word_12 = bank_word_10;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[11] && ((lane_addr_12 & bank_mask) == bank_address_11)) begin
                next_lane_word_12 = bank_word_11;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[12] && ((lane_addr_12 & bank_mask) == bank_address_12)) begin
                next_lane_word_12 = bank_word_12;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[13] && ((lane_addr_12 & bank_mask) == bank_address_13)) begin
                next_lane_word_12 = bank_word_13;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[14] && ((lane_addr_12 & bank_mask) == bank_address_14)) begin
                next_lane_word_12 = bank_word_14;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[15] && ((lane_addr_12 & bank_mask) == bank_address_15)) begin
                next_lane_word_12 = bank_word_15;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[16] && ((lane_addr_12 & bank_mask) == bank_address_16)) begin
                next_lane_word_12 = bank_word_16;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[17] && ((lane_addr_12 & bank_mask) == bank_address_17)) begin
                next_lane_word_12 = bank_word_17;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[18] && ((lane_addr_12 & bank_mask) == bank_address_18)) begin
                next_lane_word_12 = bank_word_18;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[19] && ((lane_addr_12 & bank_mask) == bank_address_19)) begin
                next_lane_word_12 = bank_word_19;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[20] && ((lane_addr_12 & bank_mask) == bank_address_20)) begin
                next_lane_word_12 = bank_word_20;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[21] && ((lane_addr_12 & bank_mask) == bank_address_21)) begin
                next_lane_word_12 = bank_word_21;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[22] && ((lane_addr_12 & bank_mask) == bank_address_22)) begin
                next_lane_word_12 = bank_word_22;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[23] && ((lane_addr_12 & bank_mask) == bank_address_23)) begin
                next_lane_word_12 = bank_word_23;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[24] && ((lane_addr_12 & bank_mask) == bank_address_24)) begin
                next_lane_word_12 = bank_word_24;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[25] && ((lane_addr_12 & bank_mask) == bank_address_25)) begin
                next_lane_word_12 = bank_word_25;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[26] && ((lane_addr_12 & bank_mask) == bank_address_26)) begin
                next_lane_word_12 = bank_word_26;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[27] && ((lane_addr_12 & bank_mask) == bank_address_27)) begin
                next_lane_word_12 = bank_word_27;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[28] && ((lane_addr_12 & bank_mask) == bank_address_28)) begin
                next_lane_word_12 = bank_word_28;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[29] && ((lane_addr_12 & bank_mask) == bank_address_29)) begin
                next_lane_word_12 = bank_word_29;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[30] && ((lane_addr_12 & bank_mask) == bank_address_30)) begin
                next_lane_word_12 = bank_word_30;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (bank_valid[31] && ((lane_addr_12 & bank_mask) == bank_address_31)) begin
                next_lane_word_12 = bank_word_31;
                next_done = (next_done & ~(1 << (12)) | ((1'b1) << (12)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
        end
        next_lane_word_13 = 32'h0;
        if (waiting[13]) begin
            if (bank_valid[0] && ((lane_addr_13 & bank_mask) == bank_address_0)) begin
                next_lane_word_13 = bank_word_0;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[1] && ((lane_addr_13 & bank_mask) == bank_address_1)) begin
                next_lane_word_13 = bank_word_1;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[2] && ((lane_addr_13 & bank_mask) == bank_address_2)) begin
                next_lane_word_13 = bank_word_2;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[3] && ((lane_addr_13 & bank_mask) == bank_address_3)) begin
                next_lane_word_13 = bank_word_3;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[4] && ((lane_addr_13 & bank_mask) == bank_address_4)) begin
                next_lane_word_13 = bank_word_4;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[5] && ((lane_addr_13 & bank_mask) == bank_address_5)) begin
                next_lane_word_13 = bank_word_5;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[6] && ((lane_addr_13 & bank_mask) == bank_address_6)) begin
                next_lane_word_13 = bank_word_6;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[7] && ((lane_addr_13 & bank_mask) == bank_address_7)) begin
                next_lane_word_13 = bank_word_7;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[8] && ((lane_addr_13 & bank_mask) == bank_address_8)) begin
                next_lane_word_13 = bank_word_8;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[9] && ((lane_addr_13 & bank_mask) == bank_address_9)) begin
                next_lane_word_13 = bank_word_9;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[10] && ((lane_addr_13 & bank_mask) == bank_address_10)) begin
                next_lane_word_13 = bank_word_10;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[11] && ((lane_addr_13 & bank_mask) == bank_address_11)) begin
                next_lane_word_13 = bank_word_11;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[12] && ((lane_addr_13 & bank_mask) == bank_address_12)) begin
                next_lane_word_13 = bank_word_12;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[13] && ((lane_addr_13 & bank_mask) == bank_address_13)) begin
                next_lane_word_13 = bank_word_13;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[14] && ((lane_addr_13 & bank_mask) == bank_address_14)) begin
                next_lane_word_13 = bank_word_14;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[15] && ((lane_addr_13 & bank_mask) == bank_address_15)) begin
                next_lane_word_13 = bank_word_15;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[16] && ((lane_addr_13 & bank_mask) == bank_address_16)) begin
                next_lane_word_13 = bank_word_16;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[17] && ((lane_addr_13 & bank_mask) == bank_address_17)) begin
                next_lane_word_13 = bank_word_17;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[18] && ((lane_addr_13 & bank_mask) == bank_address_18)) begin
                next_lane_word_13 = bank_word_18;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[19] && ((lane_addr_13 & bank_mask) == bank_address_19)) begin
                next_lane_word_13 = bank_word_19;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[20] && ((lane_addr_13 & bank_mask) == bank_address_20)) begin
                next_lane_word_13 = bank_word_20;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[21] && ((lane_addr_13 & bank_mask) == bank_address_21)) begin
                next_lane_word_13 = bank_word_21;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[22] && ((lane_addr_13 & bank_mask) == bank_address_22)) begin
                next_lane_word_13 = bank_word_22;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[23] && ((lane_addr_13 & bank_mask) == bank_address_23)) begin
                next_lane_word_13 = bank_word_23;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[24] && ((lane_addr_13 & bank_mask) == bank_address_24)) begin
                next_lane_word_13 = bank_word_24;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[25] && ((lane_addr_13 & bank_mask) == bank_address_25)) begin
                next_lane_word_13 = bank_word_25;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[26] && ((lane_addr_13 & bank_mask) == bank_address_26)) begin
                next_lane_word_13 = bank_word_26;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[27] && ((lane_addr_13 & bank_mask) == bank_address_27)) begin
                next_lane_word_13 = bank_word_27;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[28] && ((lane_addr_13 & bank_mask) == bank_address_28)) begin
                next_lane_word_13 = bank_word_28;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[29] && ((lane_addr_13 & bank_mask) == bank_address_29)) begin
                next_lane_word_13 = bank_word_29;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[30] && ((lane_addr_13 & bank_mask) == bank_address_30)) begin
                next_lane_word_13 = bank_word_30;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (bank_valid[31] && ((lane_addr_13 & bank_mask) == bank_address_31)) begin
                next_lane_word_13 = bank_word_31;
                next_done = (next_done & ~(1 << (13)) | ((1'b1) << (13)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
        end
        next_lane_word_14 = 32'h0;
        if (waiting[14]) begin
            if (bank_valid[0] && ((lane_addr_14 & bank_mask) == bank_address_0)) begin
                next_lane_word_14 = bank_word_0;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[1] && ((lane_addr_14 & bank_mask) == bank_address_1)) begin
                next_lane_word_14 = bank_word_1;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[2] && ((lane_addr_14 & bank_mask) == bank_address_2)) begin
                next_lane_word_14 = bank_word_2;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[3] && ((lane_addr_14 & bank_mask) == bank_address_3)) begin
                next_lane_word_14 = bank_word_3;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[4] && ((lane_addr_14 & bank_mask) == bank_address_4)) begin
                next_lane_word_14 = bank_word_4;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[5] && ((lane_addr_14 & bank_mask) == bank_address_5)) begin
                next_lane_word_14 = bank_word_5;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[6] && ((lane_addr_14 & bank_mask) == bank_address_6)) begin
                next_lane_word_14 = bank_word_6;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[7] && ((lane_addr_14 & bank_mask) == bank_address_7)) begin
                next_lane_word_14 = bank_word_7;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[8] && ((lane_addr_14 & bank_mask) == bank_address_8)) begin
                next_lane_word_14 = bank_word_8;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[9] && ((lane_addr_14 & bank_mask) == bank_address_9)) begin
                next_lane_word_14 = bank_word_9;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[10] && ((lane_addr_14 & bank_mask) == bank_address_10)) begin
                next_lane_word_14 = bank_word_10;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[11] && ((lane_addr_14 & bank_mask) == bank_address_11)) begin
                next_lane_word_14 = bank_word_11;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[12] && ((lane_addr_14 & bank_mask) == bank_address_12)) begin
                next_lane_word_14 = bank_word_12;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[13] && ((lane_addr_14 & bank_mask) == bank_address_13)) begin
                next_lane_word_14 = bank_word_13;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[14] && ((lane_addr_14 & bank_mask) == bank_address_14)) begin
                next_lane_word_14 = bank_word_14;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[15] && ((lane_addr_14 & bank_mask) == bank_address_15)) begin
                next_lane_word_14 = bank_word_15;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[16] && ((lane_addr_14 & bank_mask) == bank_address_16)) begin
                next_lane_word_14 = bank_word_16;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[17] && ((lane_addr_14 & bank_mask) == bank_address_17)) begin
                next_lane_word_14 = bank_word_17;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[18] && ((lane_addr_14 & bank_mask) == bank_address_18)) begin
                next_lane_word_14 = bank_word_18;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[19] && ((lane_addr_14 & bank_mask) == bank_address_19)) begin
                next_lane_word_14 = bank_word_19;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[20] && ((lane_addr_14 & bank_mask) == bank_address_20)) begin
                next_lane_word_14 = bank_word_20;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[21] && ((lane_addr_14 & bank_mask) == bank_address_21)) begin
                next_lane_word_14 = bank_word_21;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[22] && ((lane_addr_14 & bank_mask) == bank_address_22)) begin
                next_lane_word_14 = bank_word_22;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[23] && ((lane_addr_14 & bank_mask) == bank_address_23)) begin
                next_lane_word_14 = bank_word_23;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[24] && ((lane_addr_14 & bank_mask) == bank_address_24)) begin
                next_lane_word_14 = bank_word_24;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[25] && ((lane_addr_14 & bank_mask) == bank_address_25)) begin
                next_lane_word_14 = bank_word_25;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[26] && ((lane_addr_14 & bank_mask) == bank_address_26)) begin
                next_lane_word_14 = bank_word_26;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[27] && ((lane_addr_14 & bank_mask) == bank_address_27)) begin
                next_lane_word_14 = bank_word_27;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[28] && ((lane_addr_14 & bank_mask) == bank_address_28)) begin
                next_lane_word_14 = bank_word_28;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[29] && ((lane_addr_14 & bank_mask) == bank_address_29)) begin
                next_lane_word_14 = bank_word_29;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[30] && ((lane_addr_14 & bank_mask) == bank_address_30)) begin
                next_lane_word_14 = bank_word_30;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (bank_valid[31] && ((lane_addr_14 & bank_mask) == bank_address_31)) begin
                next_lane_word_14 = bank_word_31;
                next_done = (next_done & ~(1 << (14)) | ((1'b1) << (14)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
        end
        next_lane_word_15 = 32'h0;
        if (waiting[15]) begin
            if (bank_valid[0] && ((lane_addr_15 & bank_mask) == bank_address_0)) begin
                next_lane_word_15 = bank_word_0;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[1] && ((lane_addr_15 & bank_mask) == bank_address_1)) begin
                next_lane_word_15 = bank_word_1;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[2] && ((lane_addr_15 & bank_mask) == bank_address_2)) begin
                next_lane_word_15 = bank_word_2;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[3] && ((lane_addr_15 & bank_mask) == bank_address_3)) begin
                next_lane_word_15 = bank_word_3;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[4] && ((lane_addr_15 & bank_mask) == bank_address_4)) begin
                next_lane_word_15 = bank_word_4;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[5] && ((lane_addr_15 & bank_mask) == bank_address_5)) begin
                next_lane_word_15 = bank_word_5;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[6] && ((lane_addr_15 & bank_mask) == bank_address_6)) begin
                next_lane_word_15 = bank_word_6;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[7] && ((lane_addr_15 & bank_mask) == bank_address_7)) begin
                next_lane_word_15 = bank_word_7;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[8] && ((lane_addr_15 & bank_mask) == bank_address_8)) begin
                next_lane_word_15 = bank_word_8;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[9] && ((lane_addr_15 & bank_mask) == bank_address_9)) begin
                next_lane_word_15 = bank_word_9;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[10] && ((lane_addr_15 & bank_mask) == bank_address_10)) begin
                next_lane_word_15 = bank_word_10;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[11] && ((lane_addr_15 & bank_mask) == bank_address_11)) begin
                next_lane_word_15 = bank_word_11;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[12] && ((lane_addr_15 & bank_mask) == bank_address_12)) begin
                next_lane_word_15 = bank_word_12;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[13] && ((lane_addr_15 & bank_mask) == bank_address_13)) begin
                next_lane_word_15 = bank_word_13;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[14] && ((lane_addr_15 & bank_mask) == bank_address_14)) begin
                next_lane_word_15 = bank_word_14;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[15] && ((lane_addr_15 & bank_mask) == bank_address_15)) begin
                next_lane_word_15 = bank_word_15;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[16] && ((lane_addr_15 & bank_mask) == bank_address_16)) begin
                next_lane_word_15 = bank_word_16;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[17] && ((lane_addr_15 & bank_mask) == bank_address_17)) begin
                next_lane_word_15 = bank_word_17;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[18] && ((lane_addr_15 & bank_mask) == bank_address_18)) begin
                next_lane_word_15 = bank_word_18;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[19] && ((lane_addr_15 & bank_mask) == bank_address_19)) begin
                next_lane_word_15 = bank_word_19;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[20] && ((lane_addr_15 & bank_mask) == bank_address_20)) begin
                next_lane_word_15 = bank_word_20;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[21] && ((lane_addr_15 & bank_mask) == bank_address_21)) begin
                next_lane_word_15 = bank_word_21;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[22] && ((lane_addr_15 & bank_mask) == bank_address_22)) begin
                next_lane_word_15 = bank_word_22;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[23] && ((lane_addr_15 & bank_mask) == bank_address_23)) begin
                next_lane_word_15 = bank_word_23;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[24] && ((lane_addr_15 & bank_mask) == bank_address_24)) begin
                next_lane_word_15 = bank_word_24;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[25] && ((lane_addr_15 & bank_mask) == bank_address_25)) begin
                next_lane_word_15 = bank_word_25;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[26] && ((lane_addr_15 & bank_mask) == bank_address_26)) begin
                next_lane_word_15 = bank_word_26;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[27] && ((lane_addr_15 & bank_mask) == bank_address_27)) begin
                next_lane_word_15 = bank_word_27;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[28] && ((lane_addr_15 & bank_mask) == bank_address_28)) begin
                next_lane_word_15 = bank_word_28;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[29] && ((lane_addr_15 & bank_mask) == bank_address_29)) begin
                next_lane_word_15 = bank_word_29;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[30] && ((lane_addr_15 & bank_mask) == bank_address_30)) begin
                next_lane_word_15 = bank_word_30;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (bank_valid[31] && ((lane_addr_15 & bank_mask) == bank_address_31)) begin
                next_lane_word_15 = bank_word_31;
                next_done = (next_done & ~(1 << (15)) | ((1'b1) << (15)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
        end
        next_lane_word_16 = 32'h0;
        if (waiting[16]) begin
            if (bank_valid[0] && ((lane_addr_16 & bank_mask) == bank_address_0)) begin
                next_lane_word_16 = bank_word_0;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[1] && ((lane_addr_16 & bank_mask) == bank_address_1)) begin
                next_lane_word_16 = bank_word_1;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[2] && ((lane_addr_16 & bank_mask) == bank_address_2)) begin
                next_lane_word_16 = bank_word_2;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[3] && ((lane_addr_16 & bank_mask) == bank_address_3)) begin
                next_lane_word_16 = bank_word_3;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[4] && ((lane_addr_16 & bank_mask) == bank_address_4)) begin
                next_lane_word_16 = bank_word_4;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[5] && ((lane_addr_16 & bank_mask) == bank_address_5)) begin
                next_lane_word_16 = bank_word_5;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[6] && ((lane_addr_16 & bank_mask) == bank_address_6)) begin
                next_lane_word_16 = bank_word_6;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[7] && ((lane_addr_16 & bank_mask) == bank_address_7)) begin
                next_lane_word_16 = bank_word_7;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[8] && ((lane_addr_16 & bank_mask) == bank_address_8)) begin
                next_lane_word_16 = bank_word_8;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[9] && ((lane_addr_16 & bank_mask) == bank_address_9)) begin
                next_lane_word_16 = bank_word_9;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[10] && ((lane_addr_16 & bank_mask) == bank_address_10)) begin
                next_lane_word_16 = bank_word_10;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[11] && ((lane_addr_16 & bank_mask) == bank_address_11)) begin
                next_lane_word_16 = bank_word_11;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[12] && ((lane_addr_16 & bank_mask) == bank_address_12)) begin
                next_lane_word_16 = bank_word_12;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[13] && ((lane_addr_16 & bank_mask) == bank_address_13)) begin
                next_lane_word_16 = bank_word_13;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[14] && ((lane_addr_16 & bank_mask) == bank_address_14)) begin
                next_lane_word_16 = bank_word_14;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[15] && ((lane_addr_16 & bank_mask) == bank_address_15)) begin
                next_lane_word_16 = bank_word_15;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[16] && ((lane_addr_16 & bank_mask) == bank_address_16)) begin
                next_lane_word_16 = bank_word_16;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[17] && ((lane_addr_16 & bank_mask) == bank_address_17)) begin
                next_lane_word_16 = bank_word_17;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[18] && ((lane_addr_16 & bank_mask) == bank_address_18)) begin
                next_lane_word_16 = bank_word_18;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[19] && ((lane_addr_16 & bank_mask) == bank_address_19)) begin
                next_lane_word_16 = bank_word_19;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[20] && ((lane_addr_16 & bank_mask) == bank_address_20)) begin
                next_lane_word_16 = bank_word_20;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[21] && ((lane_addr_16 & bank_mask) == bank_address_21)) begin
                next_lane_word_16 = bank_word_21;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[22] && ((lane_addr_16 & bank_mask) == bank_address_22)) begin
                next_lane_word_16 = bank_word_22;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[23] && ((lane_addr_16 & bank_mask) == bank_address_23)) begin
                next_lane_word_16 = bank_word_23;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[24] && ((lane_addr_16 & bank_mask) == bank_address_24)) begin
                next_lane_word_16 = bank_word_24;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[25] && ((lane_addr_16 & bank_mask) == bank_address_25)) begin
                next_lane_word_16 = bank_word_25;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[26] && ((lane_addr_16 & bank_mask) == bank_address_26)) begin
                next_lane_word_16 = bank_word_26;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[27] && ((lane_addr_16 & bank_mask) == bank_address_27)) begin
                next_lane_word_16 = bank_word_27;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[28] && ((lane_addr_16 & bank_mask) == bank_address_28)) begin
                next_lane_word_16 = bank_word_28;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[29] && ((lane_addr_16 & bank_mask) == bank_address_29)) begin
                next_lane_word_16 = bank_word_29;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[30] && ((lane_addr_16 & bank_mask) == bank_address_30)) begin
                next_lane_word_16 = bank_word_30;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (bank_valid[31] && ((lane_addr_16 & bank_mask) == bank_address_31)) begin
                next_lane_word_16 = bank_word_31;
                next_done = (next_done & ~(1 << (16)) | ((1'b1) << (16)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
        end
        next_lane_word_17 = 32'h0;
        if (waiting[17]) begin
            if (bank_valid[0] && ((lane_addr_17 & bank_mask) == bank_address_0)) begin
                next_lane_word_17 = bank_word_0;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[1] && ((lane_addr_17 & bank_mask) == bank_address_1)) begin
                next_lane_word_17 = bank_word_1;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[2] && ((lane_addr_17 & bank_mask) == bank_address_2)) begin
                next_lane_word_17 = bank_word_2;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[3] && ((lane_addr_17 & bank_mask) == bank_address_3)) begin
                next_lane_word_17 = bank_word_3;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[4] && ((lane_addr_17 & bank_mask) == bank_address_4)) begin
                next_lane_word_17 = bank_word_4;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[5] && ((lane_addr_17 & bank_mask) == bank_address_5)) begin
                next_lane_word_17 = bank_word_5;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[6] && ((lane_addr_17 & bank_mask) == bank_address_6)) begin
                next_lane_word_17 = bank_word_6;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[7] && ((lane_addr_17 & bank_mask) == bank_address_7)) begin
                next_lane_word_17 = bank_word_7;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[8] && ((lane_addr_17 & bank_mask) == bank_address_8)) begin
                next_lane_word_17 = bank_word_8;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[9] && ((lane_addr_17 & bank_mask) == bank_address_9)) begin
                next_lane_word_17 = bank_word_9;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[10] && ((lane_addr_17 & bank_mask) == bank_address_10)) begin
                next_lane_word_17 = bank_word_10;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[11] && ((lane_addr_17 & bank_mask) == bank_address_11)) begin
                next_lane_word_17 = bank_word_11;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[12] && ((lane_addr_17 & bank_mask) == bank_address_12)) begin
                next_lane_word_17 = bank_word_12;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[13] && ((lane_addr_17 & bank_mask) == bank_address_13)) begin
                next_lane_word_17 = bank_word_13;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[14] && ((lane_addr_17 & bank_mask) == bank_address_14)) begin
                next_lane_word_17 = bank_word_14;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[15] && ((lane_addr_17 & bank_mask) == bank_address_15)) begin
                next_lane_word_17 = bank_word_15;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[16] && ((lane_addr_17 & bank_mask) == bank_address_16)) begin
                next_lane_word_17 = bank_word_16;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[17] && ((lane_addr_17 & bank_mask) == bank_address_17)) begin
                next_lane_word_17 = bank_word_17;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[18] && ((lane_addr_17 & bank_mask) == bank_address_18)) begin
                next_lane_word_17 = bank_word_18;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[19] && ((lane_addr_17 & bank_mask) == bank_address_19)) begin
                next_lane_word_17 = bank_word_19;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[20] && ((lane_addr_17 & bank_mask) == bank_address_20)) begin
                next_lane_word_17 = bank_word_20;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[21] && ((lane_addr_17 & bank_mask) == bank_address_21)) begin
                next_lane_word_17 = bank_word_21;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[22] && ((lane_addr_17 & bank_mask) == bank_address_22)) begin
                next_lane_word_17 = bank_word_22;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[23] && ((lane_addr_17 & bank_mask) == bank_address_23)) begin
                next_lane_word_17 = bank_word_23;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[24] && ((lane_addr_17 & bank_mask) == bank_address_24)) begin
                next_lane_word_17 = bank_word_24;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[25] && ((lane_addr_17 & bank_mask) == bank_address_25)) begin
                next_lane_word_17 = bank_word_25;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[26] && ((lane_addr_17 & bank_mask) == bank_address_26)) begin
                next_lane_word_17 = bank_word_26;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[27] && ((lane_addr_17 & bank_mask) == bank_address_27)) begin
                next_lane_word_17 = bank_word_27;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[28] && ((lane_addr_17 & bank_mask) == bank_address_28)) begin
                next_lane_word_17 = bank_word_28;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[29] && ((lane_addr_17 & bank_mask) == bank_address_29)) begin
                next_lane_word_17 = bank_word_29;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[30] && ((lane_addr_17 & bank_mask) == bank_address_30)) begin
                next_lane_word_17 = bank_word_30;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (bank_valid[31] && ((lane_addr_17 & bank_mask) == bank_address_31)) begin
                next_lane_word_17 = bank_word_31;
                next_done = (next_done & ~(1 << (17)) | ((1'b1) << (17)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
        end
        next_lane_word_18 = 32'h0;
        if (waiting[18]) begin
            if (bank_valid[0] && ((lane_addr_18 & bank_mask) == bank_address_0)) begin
                next_lane_word_18 = bank_word_0;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[1] && ((lane_addr_18 & bank_mask) == bank_address_1)) begin
                next_lane_word_18 = bank_word_1;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[2] && ((lane_addr_18 & bank_mask) == bank_address_2)) begin
                next_lane_word_18 = bank_word_2;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[3] && ((lane_addr_18 & bank_mask) == bank_address_3)) begin
                next_lane_word_18 = bank_word_3;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[4] && ((lane_addr_18 & bank_mask) == bank_address_4)) begin
                next_lane_word_18 = bank_word_4;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[5] && ((lane_addr_18 & bank_mask) == bank_address_5)) begin
                next_lane_word_18 = bank_word_5;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[6] && ((lane_addr_18 & bank_mask) == bank_address_6)) begin
                next_lane_word_18 = bank_word_6;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[7] && ((lane_addr_18 & bank_mask) == bank_address_7)) begin
                next_lane_word_18 = bank_word_7;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[8] && ((lane_addr_18 & bank_mask) == bank_address_8)) begin
                next_lane_word_18 = bank_word_8;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[9] && ((lane_addr_18 & bank_mask) == bank_address_9)) begin
                next_lane_word_18 = bank_word_9;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[10] && ((lane_addr_18 & bank_mask) == bank_address_10)) begin
                next_lane_word_18 = bank_word_10;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[11] && ((lane_addr_18 & bank_mask) == bank_address_11)) begin
                next_lane_word_18 = bank_word_11;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[12] && ((lane_addr_18 & bank_mask) == bank_address_12)) begin
                next_lane_word_18 = bank_word_12;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[13] && ((lane_addr_18 & bank_mask) == bank_address_13)) begin
                next_lane_word_18 = bank_word_13;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[14] && ((lane_addr_18 & bank_mask) == bank_address_14)) begin
                next_lane_word_18 = bank_word_14;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[15] && ((lane_addr_18 & bank_mask) == bank_address_15)) begin
                next_lane_word_18 = bank_word_15;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[16] && ((lane_addr_18 & bank_mask) == bank_address_16)) begin
                next_lane_word_18 = bank_word_16;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[17] && ((lane_addr_18 & bank_mask) == bank_address_17)) begin
                next_lane_word_18 = bank_word_17;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[18] && ((lane_addr_18 & bank_mask) == bank_address_18)) begin
                next_lane_word_18 = bank_word_18;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[19] && ((lane_addr_18 & bank_mask) == bank_address_19)) begin
                next_lane_word_18 = bank_word_19;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[20] && ((lane_addr_18 & bank_mask) == bank_address_20)) begin
                next_lane_word_18 = bank_word_20;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[21] && ((lane_addr_18 & bank_mask) == bank_address_21)) begin
                next_lane_word_18 = bank_word_21;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[22] && ((lane_addr_18 & bank_mask) == bank_address_22)) begin
                next_lane_word_18 = bank_word_22;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[23] && ((lane_addr_18 & bank_mask) == bank_address_23)) begin
                next_lane_word_18 = bank_word_23;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[24] && ((lane_addr_18 & bank_mask) == bank_address_24)) begin
                next_lane_word_18 = bank_word_24;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[25] && ((lane_addr_18 & bank_mask) == bank_address_25)) begin
                next_lane_word_18 = bank_word_25;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[26] && ((lane_addr_18 & bank_mask) == bank_address_26)) begin
                next_lane_word_18 = bank_word_26;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[27] && ((lane_addr_18 & bank_mask) == bank_address_27)) begin
                next_lane_word_18 = bank_word_27;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[28] && ((lane_addr_18 & bank_mask) == bank_address_28)) begin
                next_lane_word_18 = bank_word_28;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[29] && ((lane_addr_18 & bank_mask) == bank_address_29)) begin
                next_lane_word_18 = bank_word_29;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[30] && ((lane_addr_18 & bank_mask) == bank_address_30)) begin
                next_lane_word_18 = bank_word_30;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (bank_valid[31] && ((lane_addr_18 & bank_mask) == bank_address_31)) begin
                next_lane_word_18 = bank_word_31;
                next_done = (next_done & ~(1 << (18)) | ((1'b1) << (18)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
        end
        next_lane_word_19 = 32'h0;
        if (waiting[19]) begin
            if (bank_valid[0] && ((lane_addr_19 & bank_mask) == bank_address_0)) begin
                next_lane_word_19 = bank_word_0;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[1] && ((lane_addr_19 & bank_mask) == bank_address_1)) begin
                next_lane_word_19 = bank_word_1;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[2] && ((lane_addr_19 & bank_mask) == bank_address_2)) begin
                next_lane_word_19 = bank_word_2;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[3] && ((lane_addr_19 & bank_mask) == bank_address_3)) begin
                next_lane_word_19 = bank_word_3;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[4] && ((lane_addr_19 & bank_mask) == bank_address_4)) begin
                next_lane_word_19 = bank_word_4;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[5] && ((lane_addr_19 & bank_mask) == bank_address_5)) begin
                next_lane_word_19 = bank_word_5;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[6] && ((lane_addr_19 & bank_mask) == bank_address_6)) begin
                next_lane_word_19 = bank_word_6;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[7] && ((lane_addr_19 & bank_mask) == bank_address_7)) begin
                next_lane_word_19 = bank_word_7;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[8] && ((lane_addr_19 & bank_mask) == bank_address_8)) begin
                next_lane_word_19 = bank_word_8;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[9] && ((lane_addr_19 & bank_mask) == bank_address_9)) begin
                next_lane_word_19 = bank_word_9;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[10] && ((lane_addr_19 & bank_mask) == bank_address_10)) begin
                next_lane_word_19 = bank_word_10;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[11] && ((lane_addr_19 & bank_mask) == bank_address_11)) begin
                next_lane_word_19 = bank_word_11;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[12] && ((lane_addr_19 & bank_mask) == bank_address_12)) begin
                next_lane_word_19 = bank_word_12;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[13] && ((lane_addr_19 & bank_mask) == bank_address_13)) begin
                next_lane_word_19 = bank_word_13;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[14] && ((lane_addr_19 & bank_mask) == bank_address_14)) begin
                next_lane_word_19 = bank_word_14;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[15] && ((lane_addr_19 & bank_mask) == bank_address_15)) begin
                next_lane_word_19 = bank_word_15;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[16] && ((lane_addr_19 & bank_mask) == bank_address_16)) begin
                next_lane_word_19 = bank_word_16;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[17] && ((lane_addr_19 & bank_mask) == bank_address_17)) begin
                next_lane_word_19 = bank_word_17;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[18] && ((lane_addr_19 & bank_mask) == bank_address_18)) begin
                next_lane_word_19 = bank_word_18;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[19] && ((lane_addr_19 & bank_mask) == bank_address_19)) begin
                next_lane_word_19 = bank_word_19;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[20] && ((lane_addr_19 & bank_mask) == bank_address_20)) begin
                next_lane_word_19 = bank_word_20;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[21] && ((lane_addr_19 & bank_mask) == bank_address_21)) begin
                next_lane_word_19 = bank_word_21;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[22] && ((lane_addr_19 & bank_mask) == bank_address_22)) begin
                next_lane_word_19 = bank_word_22;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[23] && ((lane_addr_19 & bank_mask) == bank_address_23)) begin
                next_lane_word_19 = bank_word_23;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[24] && ((lane_addr_19 & bank_mask) == bank_address_24)) begin
                next_lane_word_19 = bank_word_24;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[25] && ((lane_addr_19 & bank_mask) == bank_address_25)) begin
                next_lane_word_19 = bank_word_25;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[26] && ((lane_addr_19 & bank_mask) == bank_address_26)) begin
                next_lane_word_19 = bank_word_26;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[27] && ((lane_addr_19 & bank_mask) == bank_address_27)) begin
                next_lane_word_19 = bank_word_27;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[28] && ((lane_addr_19 & bank_mask) == bank_address_28)) begin
                next_lane_word_19 = bank_word_28;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[29] && ((lane_addr_19 & bank_mask) == bank_address_29)) begin
                next_lane_word_19 = bank_word_29;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[30] && ((lane_addr_19 & bank_mask) == bank_address_30)) begin
                next_lane_word_19 = bank_word_30;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (bank_valid[31] && ((lane_addr_19 & bank_mask) == bank_address_31)) begin
                next_lane_word_19 = bank_word_31;
                next_done = (next_done & ~(1 << (19)) | ((1'b1) << (19)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
        end
        next_lane_word_20 = 32'h0;
        if (waiting[20]) begin
            if (bank_valid[0] && ((lane_addr_20 & bank_mask) == bank_address_0)) begin
                next_lane_word_20 = bank_word_0;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[1] && ((lane_addr_20 & bank_mask) == bank_address_1)) begin
                next_lane_word_20 = bank_word_1;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[2] && ((lane_addr_20 & bank_mask) == bank_address_2)) begin
                next_lane_word_20 = bank_word_2;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[3] && ((lane_addr_20 & bank_mask) == bank_address_3)) begin
                next_lane_word_20 = bank_word_3;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[4] && ((lane_addr_20 & bank_mask) == bank_address_4)) begin
                next_lane_word_20 = bank_word_4;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[5] && ((lane_addr_20 & bank_mask) == bank_address_5)) begin
                next_lane_word_20 = bank_word_5;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[6] && ((lane_addr_20 & bank_mask) == bank_address_6)) begin
                next_lane_word_20 = bank_word_6;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[7] && ((lane_addr_20 & bank_mask) == bank_address_7)) begin
                next_lane_word_20 = bank_word_7;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[8] && ((lane_addr_20 & bank_mask) == bank_address_8)) begin
                next_lane_word_20 = bank_word_8;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[9] && ((lane_addr_20 & bank_mask) == bank_address_9)) begin
                next_lane_word_20 = bank_word_9;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[10] && ((lane_addr_20 & bank_mask) == bank_address_10)) begin
                next_lane_word_20 = bank_word_10;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[11] && ((lane_addr_20 & bank_mask) == bank_address_11)) begin
                next_lane_word_20 = bank_word_11;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[12] && ((lane_addr_20 & bank_mask) == bank_address_12)) begin
                next_lane_word_20 = bank_word_12;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[13] && ((lane_addr_20 & bank_mask) == bank_address_13)) begin
                next_lane_word_20 = bank_word_13;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[14] && ((lane_addr_20 & bank_mask) == bank_address_14)) begin
                next_lane_word_20 = bank_word_14;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[15] && ((lane_addr_20 & bank_mask) == bank_address_15)) begin
                next_lane_word_20 = bank_word_15;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[16] && ((lane_addr_20 & bank_mask) == bank_address_16)) begin
                next_lane_word_20 = bank_word_16;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[17] && ((lane_addr_20 & bank_mask) == bank_address_17)) begin
                next_lane_word_20 = bank_word_17;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[18] && ((lane_addr_20 & bank_mask) == bank_address_18)) begin
                next_lane_word_20 = bank_word_18;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[19] && ((lane_addr_20 & bank_mask) == bank_address_19)) begin
                next_lane_word_20 = bank_word_19;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[20] && ((lane_addr_20 & bank_mask) == bank_address_20)) begin
                next_lane_word_20 = bank_word_20;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[21] && ((lane_addr_20 & bank_mask) == bank_address_21)) begin
                next_lane_word_20 = bank_word_21;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[22] && ((lane_addr_20 & bank_mask) == bank_address_22)) begin
                next_lane_word_20 = bank_word_22;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[23] && ((lane_addr_20 & bank_mask) == bank_address_23)) begin
                next_lane_word_20 = bank_word_23;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[24] && ((lane_addr_20 & bank_mask) == bank_address_24)) begin
                next_lane_word_20 = bank_word_24;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[25] && ((lane_addr_20 & bank_mask) == bank_address_25)) begin
                next_lane_word_20 = bank_word_25;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[26] && ((lane_addr_20 & bank_mask) == bank_address_26)) begin
                next_lane_word_20 = bank_word_26;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[27] && ((lane_addr_20 & bank_mask) == bank_address_27)) begin
                next_lane_word_20 = bank_word_27;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[28] && ((lane_addr_20 & bank_mask) == bank_address_28)) begin
                next_lane_word_20 = bank_word_28;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[29] && ((lane_addr_20 & bank_mask) == bank_address_29)) begin
                next_lane_word_20 = bank_word_29;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[30] && ((lane_addr_20 & bank_mask) == bank_address_30)) begin
                next_lane_word_20 = bank_word_30;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (bank_valid[31] && ((lane_addr_20 & bank_mask) == bank_address_31)) begin
                next_lane_word_20 = bank_word_31;
                next_done = (next_done & ~(1 << (20)) | ((1'b1) << (20)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
        end
        next_lane_word_21 = 32'h0;
        if (waiting[21]) begin
            if (bank_valid[0] && ((lane_addr_21 & bank_mask) == bank_address_0)) begin
                next_lane_word_21 = bank_word_0;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[1] && ((lane_addr_21 & bank_mask) == bank_address_1)) begin
                next_lane_word_21 = bank_word_1;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[2] && ((lane_addr_21 & bank_mask) == bank_address_2)) begin
                next_lane_word_21 = bank_word_2;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[3] && ((lane_addr_21 & bank_mask) == bank_address_3)) begin
                next_lane_word_21 = bank_word_3;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[4] && ((lane_addr_21 & bank_mask) == bank_address_4)) begin
                next_lane_word_21 = bank_word_4;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[5] && ((lane_addr_21 & bank_mask) == bank_address_5)) begin
                next_lane_word_21 = bank_word_5;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[6] && ((lane_addr_21 & bank_mask) == bank_address_6)) begin
                next_lane_word_21 = bank_word_6;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[7] && ((lane_addr_21 & bank_mask) == bank_address_7)) begin
                next_lane_word_21 = bank_word_7;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[8] && ((lane_addr_21 & bank_mask) == bank_address_8)) begin
                next_lane_word_21 = bank_word_8;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[9] && ((lane_addr_21 & bank_mask) == bank_address_9)) begin
                next_lane_word_21 = bank_word_9;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[10] && ((lane_addr_21 & bank_mask) == bank_address_10)) begin
                next_lane_word_21 = bank_word_10;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[11] && ((lane_addr_21 & bank_mask) == bank_address_11)) begin
                next_lane_word_21 = bank_word_11;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[12] && ((lane_addr_21 & bank_mask) == bank_address_12)) begin
                next_lane_word_21 = bank_word_12;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[13] && ((lane_addr_21 & bank_mask) == bank_address_13)) begin
                next_lane_word_21 = bank_word_13;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[14] && ((lane_addr_21 & bank_mask) == bank_address_14)) begin
                next_lane_word_21 = bank_word_14;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[15] && ((lane_addr_21 & bank_mask) == bank_address_15)) begin
                next_lane_word_21 = bank_word_15;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[16] && ((lane_addr_21 & bank_mask) == bank_address_16)) begin
                next_lane_word_21 = bank_word_16;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[17] && ((lane_addr_21 & bank_mask) == bank_address_17)) begin
                next_lane_word_21 = bank_word_17;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[18] && ((lane_addr_21 & bank_mask) == bank_address_18)) begin
                next_lane_word_21 = bank_word_18;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[19] && ((lane_addr_21 & bank_mask) == bank_address_19)) begin
                next_lane_word_21 = bank_word_19;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[20] && ((lane_addr_21 & bank_mask) == bank_address_20)) begin
                next_lane_word_21 = bank_word_20;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[21] && ((lane_addr_21 & bank_mask) == bank_address_21)) begin
                next_lane_word_21 = bank_word_21;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[22] && ((lane_addr_21 & bank_mask) == bank_address_22)) begin
                next_lane_word_21 = bank_word_22;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[23] && ((lane_addr_21 & bank_mask) == bank_address_23)) begin
                next_lane_word_21 = bank_word_23;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[24] && ((lane_addr_21 & bank_mask) == bank_address_24)) begin
                next_lane_word_21 = bank_word_24;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[25] && ((lane_addr_21 & bank_mask) == bank_address_25)) begin
                next_lane_word_21 = bank_word_25;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[26] && ((lane_addr_21 & bank_mask) == bank_address_26)) begin
                next_lane_word_21 = bank_word_26;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[27] && ((lane_addr_21 & bank_mask) == bank_address_27)) begin
                next_lane_word_21 = bank_word_27;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[28] && ((lane_addr_21 & bank_mask) == bank_address_28)) begin
                next_lane_word_21 = bank_word_28;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[29] && ((lane_addr_21 & bank_mask) == bank_address_29)) begin
                next_lane_word_21 = bank_word_29;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[30] && ((lane_addr_21 & bank_mask) == bank_address_30)) begin
                next_lane_word_21 = bank_word_30;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (bank_valid[31] && ((lane_addr_21 & bank_mask) == bank_address_31)) begin
                next_lane_word_21 = bank_word_31;
                next_done = (next_done & ~(1 << (21)) | ((1'b1) << (21)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
        end
        next_lane_word_22 = 32'h0;
        if (waiting[22]) begin
            if (bank_valid[0] && ((lane_addr_22 & bank_mask) == bank_address_0)) begin
                next_lane_word_22 = bank_word_0;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[1] && ((lane_addr_22 & bank_mask) == bank_address_1)) begin
                next_lane_word_22 = bank_word_1;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[2] && ((lane_addr_22 & bank_mask) == bank_address_2)) begin
                next_lane_word_22 = bank_word_2;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[3] && ((lane_addr_22 & bank_mask) == bank_address_3)) begin
                next_lane_word_22 = bank_word_3;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[4] && ((lane_addr_22 & bank_mask) == bank_address_4)) begin
                next_lane_word_22 = bank_word_4;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[5] && ((lane_addr_22 & bank_mask) == bank_address_5)) begin
                next_lane_word_22 = bank_word_5;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[6] && ((lane_addr_22 & bank_mask) == bank_address_6)) begin
                next_lane_word_22 = bank_word_6;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[7] && ((lane_addr_22 & bank_mask) == bank_address_7)) begin
                next_lane_word_22 = bank_word_7;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[8] && ((lane_addr_22 & bank_mask) == bank_address_8)) begin
                next_lane_word_22 = bank_word_8;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[9] && ((lane_addr_22 & bank_mask) == bank_address_9)) begin
                next_lane_word_22 = bank_word_9;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[10] && ((lane_addr_22 & bank_mask) == bank_address_10)) begin
                next_lane_word_22 = bank_word_10;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[11] && ((lane_addr_22 & bank_mask) == bank_address_11)) begin
                next_lane_word_22 = bank_word_11;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[12] && ((lane_addr_22 & bank_mask) == bank_address_12)) begin
                next_lane_word_22 = bank_word_12;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[13] && ((lane_addr_22 & bank_mask) == bank_address_13)) begin
                next_lane_word_22 = bank_word_13;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[14] && ((lane_addr_22 & bank_mask) == bank_address_14)) begin
                next_lane_word_22 = bank_word_14;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[15] && ((lane_addr_22 & bank_mask) == bank_address_15)) begin
                next_lane_word_22 = bank_word_15;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[16] && ((lane_addr_22 & bank_mask) == bank_address_16)) begin
                next_lane_word_22 = bank_word_16;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[17] && ((lane_addr_22 & bank_mask) == bank_address_17)) begin
                next_lane_word_22 = bank_word_17;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[18] && ((lane_addr_22 & bank_mask) == bank_address_18)) begin
                next_lane_word_22 = bank_word_18;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[19] && ((lane_addr_22 & bank_mask) == bank_address_19)) begin
                next_lane_word_22 = bank_word_19;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[20] && ((lane_addr_22 & bank_mask) == bank_address_20)) begin
                next_lane_word_22 = bank_word_20;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[21] && ((lane_addr_22 & bank_mask) == bank_address_21)) begin
                next_lane_word_22 = bank_word_21;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[22] && ((lane_addr_22 & bank_mask) == bank_address_22)) begin
                next_lane_word_22 = bank_word_22;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[23] && ((lane_addr_22 & bank_mask) == bank_address_23)) begin
                next_lane_word_22 = bank_word_23;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[24] && ((lane_addr_22 & bank_mask) == bank_address_24)) begin
                next_lane_word_22 = bank_word_24;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[25] && ((lane_addr_22 & bank_mask) == bank_address_25)) begin
                next_lane_word_22 = bank_word_25;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[26] && ((lane_addr_22 & bank_mask) == bank_address_26)) begin
                next_lane_word_22 = bank_word_26;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[27] && ((lane_addr_22 & bank_mask) == bank_address_27)) begin
                next_lane_word_22 = bank_word_27;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[28] && ((lane_addr_22 & bank_mask) == bank_address_28)) begin
                next_lane_word_22 = bank_word_28;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[29] && ((lane_addr_22 & bank_mask) == bank_address_29)) begin
                next_lane_word_22 = bank_word_29;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[30] && ((lane_addr_22 & bank_mask) == bank_address_30)) begin
                next_lane_word_22 = bank_word_30;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (bank_valid[31] && ((lane_addr_22 & bank_mask) == bank_address_31)) begin
                next_lane_word_22 = bank_word_31;
                next_done = (next_done & ~(1 << (22)) | ((1'b1) << (22)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
        end
        next_lane_word_23 = 32'h0;
        if (waiting[23]) begin
            if (bank_valid[0] && ((lane_addr_23 & bank_mask) == bank_address_0)) begin
                next_lane_word_23 = bank_word_0;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[1] && ((lane_addr_23 & bank_mask) == bank_address_1)) begin
                next_lane_word_23 = bank_word_1;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[2] && ((lane_addr_23 & bank_mask) == bank_address_2)) begin
                next_lane_word_23 = bank_word_2;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[3] && ((lane_addr_23 & bank_mask) == bank_address_3)) begin
                next_lane_word_23 = bank_word_3;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[4] && ((lane_addr_23 & bank_mask) == bank_address_4)) begin
                next_lane_word_23 = bank_word_4;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[5] && ((lane_addr_23 & bank_mask) == bank_address_5)) begin
                next_lane_word_23 = bank_word_5;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[6] && ((lane_addr_23 & bank_mask) == bank_address_6)) begin
                next_lane_word_23 = bank_word_6;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[7] && ((lane_addr_23 & bank_mask) == bank_address_7)) begin
                next_lane_word_23 = bank_word_7;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[8] && ((lane_addr_23 & bank_mask) == bank_address_8)) begin
                next_lane_word_23 = bank_word_8;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[9] && ((lane_addr_23 & bank_mask) == bank_address_9)) begin
                next_lane_word_23 = bank_word_9;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[10] && ((lane_addr_23 & bank_mask) == bank_address_10)) begin
                next_lane_word_23 = bank_word_10;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[11] && ((lane_addr_23 & bank_mask) == bank_address_11)) begin
                next_lane_word_23 = bank_word_11;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[12] && ((lane_addr_23 & bank_mask) == bank_address_12)) begin
                next_lane_word_23 = bank_word_12;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[13] && ((lane_addr_23 & bank_mask) == bank_address_13)) begin
                next_lane_word_23 = bank_word_13;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[14] && ((lane_addr_23 & bank_mask) == bank_address_14)) begin
                next_lane_word_23 = bank_word_14;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[15] && ((lane_addr_23 & bank_mask) == bank_address_15)) begin
                next_lane_word_23 = bank_word_15;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[16] && ((lane_addr_23 & bank_mask) == bank_address_16)) begin
                next_lane_word_23 = bank_word_16;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[17] && ((lane_addr_23 & bank_mask) == bank_address_17)) begin
                next_lane_word_23 = bank_word_17;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[18] && ((lane_addr_23 & bank_mask) == bank_address_18)) begin
                next_lane_word_23 = bank_word_18;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[19] && ((lane_addr_23 & bank_mask) == bank_address_19)) begin
                next_lane_word_23 = bank_word_19;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[20] && ((lane_addr_23 & bank_mask) == bank_address_20)) begin
                next_lane_word_23 = bank_word_20;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[21] && ((lane_addr_23 & bank_mask) == bank_address_21)) begin
                next_lane_word_23 = bank_word_21;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[22] && ((lane_addr_23 & bank_mask) == bank_address_22)) begin
                next_lane_word_23 = bank_word_22;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[23] && ((lane_addr_23 & bank_mask) == bank_address_23)) begin
                next_lane_word_23 = bank_word_23;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[24] && ((lane_addr_23 & bank_mask) == bank_address_24)) begin
                next_lane_word_23 = bank_word_24;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[25] && ((lane_addr_23 & bank_mask) == bank_address_25)) begin
                next_lane_word_23 = bank_word_25;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[26] && ((lane_addr_23 & bank_mask) == bank_address_26)) begin
                next_lane_word_23 = bank_word_26;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[27] && ((lane_addr_23 & bank_mask) == bank_address_27)) begin
                next_lane_word_23 = bank_word_27;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[28] && ((lane_addr_23 & bank_mask) == bank_address_28)) begin
                next_lane_word_23 = bank_word_28;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[29] && ((lane_addr_23 & bank_mask) == bank_address_29)) begin
                next_lane_word_23 = bank_word_29;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[30] && ((lane_addr_23 & bank_mask) == bank_address_30)) begin
                next_lane_word_23 = bank_word_30;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (bank_valid[31] && ((lane_addr_23 & bank_mask) == bank_address_31)) begin
                next_lane_word_23 = bank_word_31;
                next_done = (next_done & ~(1 << (23)) | ((1'b1) << (23)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
        end
        next_lane_word_24 = 32'h0;
        if (waiting[24]) begin
            if (bank_valid[0] && ((lane_addr_24 & bank_mask) == bank_address_0)) begin
                next_lane_word_24 = bank_word_0;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[1] && ((lane_addr_24 & bank_mask) == bank_address_1)) begin
                next_lane_word_24 = bank_word_1;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[2] && ((lane_addr_24 & bank_mask) == bank_address_2)) begin
                next_lane_word_24 = bank_word_2;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[3] && ((lane_addr_24 & bank_mask) == bank_address_3)) begin
                next_lane_word_24 = bank_word_3;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[4] && ((lane_addr_24 & bank_mask) == bank_address_4)) begin
                next_lane_word_24 = bank_word_4;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[5] && ((lane_addr_24 & bank_mask) == bank_address_5)) begin
                next_lane_word_24 = bank_word_5;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[6] && ((lane_addr_24 & bank_mask) == bank_address_6)) begin
                next_lane_word_24 = bank_word_6;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[7] && ((lane_addr_24 & bank_mask) == bank_address_7)) begin
                next_lane_word_24 = bank_word_7;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[8] && ((lane_addr_24 & bank_mask) == bank_address_8)) begin
                next_lane_word_24 = bank_word_8;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[9] && ((lane_addr_24 & bank_mask) == bank_address_9)) begin
                next_lane_word_24 = bank_word_9;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[10] && ((lane_addr_24 & bank_mask) == bank_address_10)) begin
                next_lane_word_24 = bank_word_10;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[11] && ((lane_addr_24 & bank_mask) == bank_address_11)) begin
                next_lane_word_24 = bank_word_11;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[12] && ((lane_addr_24 & bank_mask) == bank_address_12)) begin
                next_lane_word_24 = bank_word_12;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[13] && ((lane_addr_24 & bank_mask) == bank_address_13)) begin
                next_lane_word_24 = bank_word_13;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[14] && ((lane_addr_24 & bank_mask) == bank_address_14)) begin
                next_lane_word_24 = bank_word_14;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[15] && ((lane_addr_24 & bank_mask) == bank_address_15)) begin
                next_lane_word_24 = bank_word_15;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[16] && ((lane_addr_24 & bank_mask) == bank_address_16)) begin
                next_lane_word_24 = bank_word_16;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[17] && ((lane_addr_24 & bank_mask) == bank_address_17)) begin
                next_lane_word_24 = bank_word_17;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[18] && ((lane_addr_24 & bank_mask) == bank_address_18)) begin
                next_lane_word_24 = bank_word_18;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[19] && ((lane_addr_24 & bank_mask) == bank_address_19)) begin
                next_lane_word_24 = bank_word_19;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[20] && ((lane_addr_24 & bank_mask) == bank_address_20)) begin
                next_lane_word_24 = bank_word_20;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[21] && ((lane_addr_24 & bank_mask) == bank_address_21)) begin
                next_lane_word_24 = bank_word_21;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[22] && ((lane_addr_24 & bank_mask) == bank_address_22)) begin
                next_lane_word_24 = bank_word_22;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[23] && ((lane_addr_24 & bank_mask) == bank_address_23)) begin
                next_lane_word_24 = bank_word_23;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[24] && ((lane_addr_24 & bank_mask) == bank_address_24)) begin
                next_lane_word_24 = bank_word_24;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[25] && ((lane_addr_24 & bank_mask) == bank_address_25)) begin
                next_lane_word_24 = bank_word_25;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[26] && ((lane_addr_24 & bank_mask) == bank_address_26)) begin
                next_lane_word_24 = bank_word_26;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[27] && ((lane_addr_24 & bank_mask) == bank_address_27)) begin
                next_lane_word_24 = bank_word_27;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[28] && ((lane_addr_24 & bank_mask) == bank_address_28)) begin
                next_lane_word_24 = bank_word_28;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[29] && ((lane_addr_24 & bank_mask) == bank_address_29)) begin
                next_lane_word_24 = bank_word_29;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[30] && ((lane_addr_24 & bank_mask) == bank_address_30)) begin
                next_lane_word_24 = bank_word_30;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (bank_valid[31] && ((lane_addr_24 & bank_mask) == bank_address_31)) begin
                next_lane_word_24 = bank_word_31;
                next_done = (next_done & ~(1 << (24)) | ((1'b1) << (24)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
        end
        next_lane_word_25 = 32'h0;
        if (waiting[25]) begin
            if (bank_valid[0] && ((lane_addr_25 & bank_mask) == bank_address_0)) begin
                next_lane_word_25 = bank_word_0;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[1] && ((lane_addr_25 & bank_mask) == bank_address_1)) begin
                next_lane_word_25 = bank_word_1;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[2] && ((lane_addr_25 & bank_mask) == bank_address_2)) begin
                next_lane_word_25 = bank_word_2;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[3] && ((lane_addr_25 & bank_mask) == bank_address_3)) begin
                next_lane_word_25 = bank_word_3;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[4] && ((lane_addr_25 & bank_mask) == bank_address_4)) begin
                next_lane_word_25 = bank_word_4;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[5] && ((lane_addr_25 & bank_mask) == bank_address_5)) begin
                next_lane_word_25 = bank_word_5;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[6] && ((lane_addr_25 & bank_mask) == bank_address_6)) begin
                next_lane_word_25 = bank_word_6;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[7] && ((lane_addr_25 & bank_mask) == bank_address_7)) begin
                next_lane_word_25 = bank_word_7;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[8] && ((lane_addr_25 & bank_mask) == bank_address_8)) begin
                next_lane_word_25 = bank_word_8;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[9] && ((lane_addr_25 & bank_mask) == bank_address_9)) begin
                next_lane_word_25 = bank_word_9;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[10] && ((lane_addr_25 & bank_mask) == bank_address_10)) begin
                next_lane_word_25 = bank_word_10;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[11] && ((lane_addr_25 & bank_mask) == bank_address_11)) begin
                next_lane_word_25 = bank_word_11;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[12] && ((lane_addr_25 & bank_mask) == bank_address_12)) begin
                next_lane_word_25 = bank_word_12;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[13] && ((lane_addr_25 & bank_mask) == bank_address_13)) begin
                next_lane_word_25 = bank_word_13;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[14] && ((lane_addr_25 & bank_mask) == bank_address_14)) begin
                next_lane_word_25 = bank_word_14;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[15] && ((lane_addr_25 & bank_mask) == bank_address_15)) begin
                next_lane_word_25 = bank_word_15;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[16] && ((lane_addr_25 & bank_mask) == bank_address_16)) begin
                next_lane_word_25 = bank_word_16;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[17] && ((lane_addr_25 & bank_mask) == bank_address_17)) begin
                next_lane_word_25 = bank_word_17;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[18] && ((lane_addr_25 & bank_mask) == bank_address_18)) begin
                next_lane_word_25 = bank_word_18;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[19] && ((lane_addr_25 & bank_mask) == bank_address_19)) begin
                next_lane_word_25 = bank_word_19;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[20] && ((lane_addr_25 & bank_mask) == bank_address_20)) begin
                next_lane_word_25 = bank_word_20;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[21] && ((lane_addr_25 & bank_mask) == bank_address_21)) begin
                next_lane_word_25 = bank_word_21;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[22] && ((lane_addr_25 & bank_mask) == bank_address_22)) begin
                next_lane_word_25 = bank_word_22;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[23] && ((lane_addr_25 & bank_mask) == bank_address_23)) begin
                next_lane_word_25 = bank_word_23;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[24] && ((lane_addr_25 & bank_mask) == bank_address_24)) begin
                next_lane_word_25 = bank_word_24;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[25] && ((lane_addr_25 & bank_mask) == bank_address_25)) begin
                next_lane_word_25 = bank_word_25;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[26] && ((lane_addr_25 & bank_mask) == bank_address_26)) begin
                next_lane_word_25 = bank_word_26;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[27] && ((lane_addr_25 & bank_mask) == bank_address_27)) begin
                next_lane_word_25 = bank_word_27;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[28] && ((lane_addr_25 & bank_mask) == bank_address_28)) begin
                next_lane_word_25 = bank_word_28;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[29] && ((lane_addr_25 & bank_mask) == bank_address_29)) begin
                next_lane_word_25 = bank_word_29;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[30] && ((lane_addr_25 & bank_mask) == bank_address_30)) begin
                next_lane_word_25 = bank_word_30;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (bank_valid[31] && ((lane_addr_25 & bank_mask) == bank_address_31)) begin
                next_lane_word_25 = bank_word_31;
                next_done = (next_done & ~(1 << (25)) | ((1'b1) << (25)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
        end
        next_lane_word_26 = 32'h0;
        if (waiting[26]) begin
            if (bank_valid[0] && ((lane_addr_26 & bank_mask) == bank_address_0)) begin
                next_lane_word_26 = bank_word_0;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[1] && ((lane_addr_26 & bank_mask) == bank_address_1)) begin
                next_lane_word_26 = bank_word_1;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[2] && ((lane_addr_26 & bank_mask) == bank_address_2)) begin
                next_lane_word_26 = bank_word_2;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[3] && ((lane_addr_26 & bank_mask) == bank_address_3)) begin
                next_lane_word_26 = bank_word_3;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[4] && ((lane_addr_26 & bank_mask) == bank_address_4)) begin
                next_lane_word_26 = bank_word_4;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[5] && ((lane_addr_26 & bank_mask) == bank_address_5)) begin
                next_lane_word_26 = bank_word_5;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[6] && ((lane_addr_26 & bank_mask) == bank_address_6)) begin
                next_lane_word_26 = bank_word_6;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[7] && ((lane_addr_26 & bank_mask) == bank_address_7)) begin
                next_lane_word_26 = bank_word_7;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[8] && ((lane_addr_26 & bank_mask) == bank_address_8)) begin
                next_lane_word_26 = bank_word_8;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[9] && ((lane_addr_26 & bank_mask) == bank_address_9)) begin
                next_lane_word_26 = bank_word_9;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[10] && ((lane_addr_26 & bank_mask) == bank_address_10)) begin
                next_lane_word_26 = bank_word_10;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[11] && ((lane_addr_26 & bank_mask) == bank_address_11)) begin
                next_lane_word_26 = bank_word_11;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[12] && ((lane_addr_26 & bank_mask) == bank_address_12)) begin
                next_lane_word_26 = bank_word_12;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[13] && ((lane_addr_26 & bank_mask) == bank_address_13)) begin
                next_lane_word_26 = bank_word_13;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[14] && ((lane_addr_26 & bank_mask) == bank_address_14)) begin
                next_lane_word_26 = bank_word_14;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[15] && ((lane_addr_26 & bank_mask) == bank_address_15)) begin
                next_lane_word_26 = bank_word_15;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[16] && ((lane_addr_26 & bank_mask) == bank_address_16)) begin
                next_lane_word_26 = bank_word_16;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[17] && ((lane_addr_26 & bank_mask) == bank_address_17)) begin
                next_lane_word_26 = bank_word_17;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[18] && ((lane_addr_26 & bank_mask) == bank_address_18)) begin
                next_lane_word_26 = bank_word_18;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[19] && ((lane_addr_26 & bank_mask) == bank_address_19)) begin
                next_lane_word_26 = bank_word_19;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[20] && ((lane_addr_26 & bank_mask) == bank_address_20)) begin
                next_lane_word_26 = bank_word_20;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[21] && ((lane_addr_26 & bank_mask) == bank_address_21)) begin
                next_lane_word_26 = bank_word_21;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[22] && ((lane_addr_26 & bank_mask) == bank_address_22)) begin
                next_lane_word_26 = bank_word_22;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[23] && ((lane_addr_26 & bank_mask) == bank_address_23)) begin
                next_lane_word_26 = bank_word_23;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[24] && ((lane_addr_26 & bank_mask) == bank_address_24)) begin
                next_lane_word_26 = bank_word_24;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[25] && ((lane_addr_26 & bank_mask) == bank_address_25)) begin
                next_lane_word_26 = bank_word_25;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[26] && ((lane_addr_26 & bank_mask) == bank_address_26)) begin
                next_lane_word_26 = bank_word_26;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[27] && ((lane_addr_26 & bank_mask) == bank_address_27)) begin
                next_lane_word_26 = bank_word_27;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[28] && ((lane_addr_26 & bank_mask) == bank_address_28)) begin
                next_lane_word_26 = bank_word_28;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[29] && ((lane_addr_26 & bank_mask) == bank_address_29)) begin
                next_lane_word_26 = bank_word_29;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[30] && ((lane_addr_26 & bank_mask) == bank_address_30)) begin
                next_lane_word_26 = bank_word_30;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (bank_valid[31] && ((lane_addr_26 & bank_mask) == bank_address_31)) begin
                next_lane_word_26 = bank_word_31;
                next_done = (next_done & ~(1 << (26)) | ((1'b1) << (26)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
        end
        next_lane_word_27 = 32'h0;
        if (waiting[27]) begin
            if (bank_valid[0] && ((lane_addr_27 & bank_mask) == bank_address_0)) begin
                next_lane_word_27 = bank_word_0;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[1] && ((lane_addr_27 & bank_mask) == bank_address_1)) begin
                next_lane_word_27 = bank_word_1;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[2] && ((lane_addr_27 & bank_mask) == bank_address_2)) begin
                next_lane_word_27 = bank_word_2;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[3] && ((lane_addr_27 & bank_mask) == bank_address_3)) begin
                next_lane_word_27 = bank_word_3;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[4] && ((lane_addr_27 & bank_mask) == bank_address_4)) begin
                next_lane_word_27 = bank_word_4;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[5] && ((lane_addr_27 & bank_mask) == bank_address_5)) begin
                next_lane_word_27 = bank_word_5;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[6] && ((lane_addr_27 & bank_mask) == bank_address_6)) begin
                next_lane_word_27 = bank_word_6;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[7] && ((lane_addr_27 & bank_mask) == bank_address_7)) begin
                next_lane_word_27 = bank_word_7;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[8] && ((lane_addr_27 & bank_mask) == bank_address_8)) begin
                next_lane_word_27 = bank_word_8;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[9] && ((lane_addr_27 & bank_mask) == bank_address_9)) begin
                next_lane_word_27 = bank_word_9;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[10] && ((lane_addr_27 & bank_mask) == bank_address_10)) begin
                next_lane_word_27 = bank_word_10;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[11] && ((lane_addr_27 & bank_mask) == bank_address_11)) begin
                next_lane_word_27 = bank_word_11;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[12] && ((lane_addr_27 & bank_mask) == bank_address_12)) begin
                next_lane_word_27 = bank_word_12;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[13] && ((lane_addr_27 & bank_mask) == bank_address_13)) begin
                next_lane_word_27 = bank_word_13;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[14] && ((lane_addr_27 & bank_mask) == bank_address_14)) begin
                next_lane_word_27 = bank_word_14;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[15] && ((lane_addr_27 & bank_mask) == bank_address_15)) begin
                next_lane_word_27 = bank_word_15;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[16] && ((lane_addr_27 & bank_mask) == bank_address_16)) begin
                next_lane_word_27 = bank_word_16;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[17] && ((lane_addr_27 & bank_mask) == bank_address_17)) begin
                next_lane_word_27 = bank_word_17;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[18] && ((lane_addr_27 & bank_mask) == bank_address_18)) begin
                next_lane_word_27 = bank_word_18;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[19] && ((lane_addr_27 & bank_mask) == bank_address_19)) begin
                next_lane_word_27 = bank_word_19;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[20] && ((lane_addr_27 & bank_mask) == bank_address_20)) begin
                next_lane_word_27 = bank_word_20;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[21] && ((lane_addr_27 & bank_mask) == bank_address_21)) begin
                next_lane_word_27 = bank_word_21;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[22] && ((lane_addr_27 & bank_mask) == bank_address_22)) begin
                next_lane_word_27 = bank_word_22;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[23] && ((lane_addr_27 & bank_mask) == bank_address_23)) begin
                next_lane_word_27 = bank_word_23;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[24] && ((lane_addr_27 & bank_mask) == bank_address_24)) begin
                next_lane_word_27 = bank_word_24;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[25] && ((lane_addr_27 & bank_mask) == bank_address_25)) begin
                next_lane_word_27 = bank_word_25;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[26] && ((lane_addr_27 & bank_mask) == bank_address_26)) begin
                next_lane_word_27 = bank_word_26;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[27] && ((lane_addr_27 & bank_mask) == bank_address_27)) begin
                next_lane_word_27 = bank_word_27;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[28] && ((lane_addr_27 & bank_mask) == bank_address_28)) begin
                next_lane_word_27 = bank_word_28;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[29] && ((lane_addr_27 & bank_mask) == bank_address_29)) begin
                next_lane_word_27 = bank_word_29;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[30] && ((lane_addr_27 & bank_mask) == bank_address_30)) begin
                next_lane_word_27 = bank_word_30;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (bank_valid[31] && ((lane_addr_27 & bank_mask) == bank_address_31)) begin
                next_lane_word_27 = bank_word_31;
                next_done = (next_done & ~(1 << (27)) | ((1'b1) << (27)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
        end
        next_lane_word_28 = 32'h0;
        if (waiting[28]) begin
            if (bank_valid[0] && ((lane_addr_28 & bank_mask) == bank_address_0)) begin
                next_lane_word_28 = bank_word_0;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[1] && ((lane_addr_28 & bank_mask) == bank_address_1)) begin
                next_lane_word_28 = bank_word_1;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[2] && ((lane_addr_28 & bank_mask) == bank_address_2)) begin
                next_lane_word_28 = bank_word_2;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[3] && ((lane_addr_28 & bank_mask) == bank_address_3)) begin
                next_lane_word_28 = bank_word_3;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[4] && ((lane_addr_28 & bank_mask) == bank_address_4)) begin
                next_lane_word_28 = bank_word_4;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[5] && ((lane_addr_28 & bank_mask) == bank_address_5)) begin
                next_lane_word_28 = bank_word_5;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[6] && ((lane_addr_28 & bank_mask) == bank_address_6)) begin
                next_lane_word_28 = bank_word_6;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[7] && ((lane_addr_28 & bank_mask) == bank_address_7)) begin
                next_lane_word_28 = bank_word_7;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[8] && ((lane_addr_28 & bank_mask) == bank_address_8)) begin
                next_lane_word_28 = bank_word_8;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[9] && ((lane_addr_28 & bank_mask) == bank_address_9)) begin
                next_lane_word_28 = bank_word_9;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[10] && ((lane_addr_28 & bank_mask) == bank_address_10)) begin
                next_lane_word_28 = bank_word_10;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[11] && ((lane_addr_28 & bank_mask) == bank_address_11)) begin
                next_lane_word_28 = bank_word_11;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[12] && ((lane_addr_28 & bank_mask) == bank_address_12)) begin
                next_lane_word_28 = bank_word_12;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[13] && ((lane_addr_28 & bank_mask) == bank_address_13)) begin
                next_lane_word_28 = bank_word_13;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[14] && ((lane_addr_28 & bank_mask) == bank_address_14)) begin
                next_lane_word_28 = bank_word_14;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[15] && ((lane_addr_28 & bank_mask) == bank_address_15)) begin
                next_lane_word_28 = bank_word_15;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[16] && ((lane_addr_28 & bank_mask) == bank_address_16)) begin
                next_lane_word_28 = bank_word_16;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[17] && ((lane_addr_28 & bank_mask) == bank_address_17)) begin
                next_lane_word_28 = bank_word_17;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[18] && ((lane_addr_28 & bank_mask) == bank_address_18)) begin
                next_lane_word_28 = bank_word_18;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[19] && ((lane_addr_28 & bank_mask) == bank_address_19)) begin
                next_lane_word_28 = bank_word_19;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[20] && ((lane_addr_28 & bank_mask) == bank_address_20)) begin
                next_lane_word_28 = bank_word_20;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[21] && ((lane_addr_28 & bank_mask) == bank_address_21)) begin
                next_lane_word_28 = bank_word_21;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[22] && ((lane_addr_28 & bank_mask) == bank_address_22)) begin
                next_lane_word_28 = bank_word_22;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[23] && ((lane_addr_28 & bank_mask) == bank_address_23)) begin
                next_lane_word_28 = bank_word_23;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[24] && ((lane_addr_28 & bank_mask) == bank_address_24)) begin
                next_lane_word_28 = bank_word_24;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[25] && ((lane_addr_28 & bank_mask) == bank_address_25)) begin
                next_lane_word_28 = bank_word_25;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[26] && ((lane_addr_28 & bank_mask) == bank_address_26)) begin
                next_lane_word_28 = bank_word_26;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[27] && ((lane_addr_28 & bank_mask) == bank_address_27)) begin
                next_lane_word_28 = bank_word_27;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[28] && ((lane_addr_28 & bank_mask) == bank_address_28)) begin
                next_lane_word_28 = bank_word_28;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[29] && ((lane_addr_28 & bank_mask) == bank_address_29)) begin
                next_lane_word_28 = bank_word_29;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[30] && ((lane_addr_28 & bank_mask) == bank_address_30)) begin
                next_lane_word_28 = bank_word_30;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (bank_valid[31] && ((lane_addr_28 & bank_mask) == bank_address_31)) begin
                next_lane_word_28 = bank_word_31;
                next_done = (next_done & ~(1 << (28)) | ((1'b1) << (28)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
        end
        next_lane_word_29 = 32'h0;
        if (waiting[29]) begin
            if (bank_valid[0] && ((lane_addr_29 & bank_mask) == bank_address_0)) begin
                next_lane_word_29 = bank_word_0;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[1] && ((lane_addr_29 & bank_mask) == bank_address_1)) begin
                next_lane_word_29 = bank_word_1;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[2] && ((lane_addr_29 & bank_mask) == bank_address_2)) begin
                next_lane_word_29 = bank_word_2;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[3] && ((lane_addr_29 & bank_mask) == bank_address_3)) begin
                next_lane_word_29 = bank_word_3;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[4] && ((lane_addr_29 & bank_mask) == bank_address_4)) begin
                next_lane_word_29 = bank_word_4;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[5] && ((lane_addr_29 & bank_mask) == bank_address_5)) begin
                next_lane_word_29 = bank_word_5;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[6] && ((lane_addr_29 & bank_mask) == bank_address_6)) begin
                next_lane_word_29 = bank_word_6;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[7] && ((lane_addr_29 & bank_mask) == bank_address_7)) begin
                next_lane_word_29 = bank_word_7;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[8] && ((lane_addr_29 & bank_mask) == bank_address_8)) begin
                next_lane_word_29 = bank_word_8;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[9] && ((lane_addr_29 & bank_mask) == bank_address_9)) begin
                next_lane_word_29 = bank_word_9;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[10] && ((lane_addr_29 & bank_mask) == bank_address_10)) begin
                next_lane_word_29 = bank_word_10;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[11] && ((lane_addr_29 & bank_mask) == bank_address_11)) begin
                next_lane_word_29 = bank_word_11;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[12] && ((lane_addr_29 & bank_mask) == bank_address_12)) begin
                next_lane_word_29 = bank_word_12;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[13] && ((lane_addr_29 & bank_mask) == bank_address_13)) begin
                next_lane_word_29 = bank_word_13;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[14] && ((lane_addr_29 & bank_mask) == bank_address_14)) begin
                next_lane_word_29 = bank_word_14;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[15] && ((lane_addr_29 & bank_mask) == bank_address_15)) begin
                next_lane_word_29 = bank_word_15;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[16] && ((lane_addr_29 & bank_mask) == bank_address_16)) begin
                next_lane_word_29 = bank_word_16;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[17] && ((lane_addr_29 & bank_mask) == bank_address_17)) begin
                next_lane_word_29 = bank_word_17;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[18] && ((lane_addr_29 & bank_mask) == bank_address_18)) begin
                next_lane_word_29 = bank_word_18;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[19] && ((lane_addr_29 & bank_mask) == bank_address_19)) begin
                next_lane_word_29 = bank_word_19;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[20] && ((lane_addr_29 & bank_mask) == bank_address_20)) begin
                next_lane_word_29 = bank_word_20;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[21] && ((lane_addr_29 & bank_mask) == bank_address_21)) begin
                next_lane_word_29 = bank_word_21;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[22] && ((lane_addr_29 & bank_mask) == bank_address_22)) begin
                next_lane_word_29 = bank_word_22;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[23] && ((lane_addr_29 & bank_mask) == bank_address_23)) begin
                next_lane_word_29 = bank_word_23;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[24] && ((lane_addr_29 & bank_mask) == bank_address_24)) begin
                next_lane_word_29 = bank_word_24;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[25] && ((lane_addr_29 & bank_mask) == bank_address_25)) begin
                next_lane_word_29 = bank_word_25;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[26] && ((lane_addr_29 & bank_mask) == bank_address_26)) begin
                next_lane_word_29 = bank_word_26;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[27] && ((lane_addr_29 & bank_mask) == bank_address_27)) begin
                next_lane_word_29 = bank_word_27;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[28] && ((lane_addr_29 & bank_mask) == bank_address_28)) begin
                next_lane_word_29 = bank_word_28;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[29] && ((lane_addr_29 & bank_mask) == bank_address_29)) begin
                next_lane_word_29 = bank_word_29;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[30] && ((lane_addr_29 & bank_mask) == bank_address_30)) begin
                next_lane_word_29 = bank_word_30;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (bank_valid[31] && ((lane_addr_29 & bank_mask) == bank_address_31)) begin
                next_lane_word_29 = bank_word_31;
                next_done = (next_done & ~(1 << (29)) | ((1'b1) << (29)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
        end
        next_lane_word_30 = 32'h0;
        if (waiting[30]) begin
            if (bank_valid[0] && ((lane_addr_30 & bank_mask) == bank_address_0)) begin
                next_lane_word_30 = bank_word_0;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[1] && ((lane_addr_30 & bank_mask) == bank_address_1)) begin
                next_lane_word_30 = bank_word_1;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[2] && ((lane_addr_30 & bank_mask) == bank_address_2)) begin
                next_lane_word_30 = bank_word_2;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[3] && ((lane_addr_30 & bank_mask) == bank_address_3)) begin
                next_lane_word_30 = bank_word_3;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[4] && ((lane_addr_30 & bank_mask) == bank_address_4)) begin
                next_lane_word_30 = bank_word_4;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[5] && ((lane_addr_30 & bank_mask) == bank_address_5)) begin
                next_lane_word_30 = bank_word_5;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[6] && ((lane_addr_30 & bank_mask) == bank_address_6)) begin
                next_lane_word_30 = bank_word_6;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[7] && ((lane_addr_30 & bank_mask) == bank_address_7)) begin
                next_lane_word_30 = bank_word_7;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[8] && ((lane_addr_30 & bank_mask) == bank_address_8)) begin
                next_lane_word_30 = bank_word_8;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[9] && ((lane_addr_30 & bank_mask) == bank_address_9)) begin
                next_lane_word_30 = bank_word_9;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[10] && ((lane_addr_30 & bank_mask) == bank_address_10)) begin
                next_lane_word_30 = bank_word_10;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[11] && ((lane_addr_30 & bank_mask) == bank_address_11)) begin
                next_lane_word_30 = bank_word_11;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[12] && ((lane_addr_30 & bank_mask) == bank_address_12)) begin
                next_lane_word_30 = bank_word_12;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[13] && ((lane_addr_30 & bank_mask) == bank_address_13)) begin
                next_lane_word_30 = bank_word_13;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[14] && ((lane_addr_30 & bank_mask) == bank_address_14)) begin
                next_lane_word_30 = bank_word_14;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[15] && ((lane_addr_30 & bank_mask) == bank_address_15)) begin
                next_lane_word_30 = bank_word_15;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[16] && ((lane_addr_30 & bank_mask) == bank_address_16)) begin
                next_lane_word_30 = bank_word_16;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[17] && ((lane_addr_30 & bank_mask) == bank_address_17)) begin
                next_lane_word_30 = bank_word_17;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[18] && ((lane_addr_30 & bank_mask) == bank_address_18)) begin
                next_lane_word_30 = bank_word_18;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[19] && ((lane_addr_30 & bank_mask) == bank_address_19)) begin
                next_lane_word_30 = bank_word_19;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[20] && ((lane_addr_30 & bank_mask) == bank_address_20)) begin
                next_lane_word_30 = bank_word_20;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[21] && ((lane_addr_30 & bank_mask) == bank_address_21)) begin
                next_lane_word_30 = bank_word_21;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[22] && ((lane_addr_30 & bank_mask) == bank_address_22)) begin
                next_lane_word_30 = bank_word_22;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[23] && ((lane_addr_30 & bank_mask) == bank_address_23)) begin
                next_lane_word_30 = bank_word_23;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[24] && ((lane_addr_30 & bank_mask) == bank_address_24)) begin
                next_lane_word_30 = bank_word_24;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[25] && ((lane_addr_30 & bank_mask) == bank_address_25)) begin
                next_lane_word_30 = bank_word_25;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[26] && ((lane_addr_30 & bank_mask) == bank_address_26)) begin
                next_lane_word_30 = bank_word_26;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[27] && ((lane_addr_30 & bank_mask) == bank_address_27)) begin
                next_lane_word_30 = bank_word_27;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[28] && ((lane_addr_30 & bank_mask) == bank_address_28)) begin
                next_lane_word_30 = bank_word_28;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[29] && ((lane_addr_30 & bank_mask) == bank_address_29)) begin
                next_lane_word_30 = bank_word_29;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[30] && ((lane_addr_30 & bank_mask) == bank_address_30)) begin
                next_lane_word_30 = bank_word_30;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (bank_valid[31] && ((lane_addr_30 & bank_mask) == bank_address_31)) begin
                next_lane_word_30 = bank_word_31;
                next_done = (next_done & ~(1 << (30)) | ((1'b1) << (30)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
        end
        next_lane_word_31 = 32'h0;
        if (waiting[31]) begin
            if (bank_valid[0] && ((lane_addr_31 & bank_mask) == bank_address_0)) begin
                next_lane_word_31 = bank_word_0;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[0]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[1] && ((lane_addr_31 & bank_mask) == bank_address_1)) begin
                next_lane_word_31 = bank_word_1;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[1]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[2] && ((lane_addr_31 & bank_mask) == bank_address_2)) begin
                next_lane_word_31 = bank_word_2;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[2]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[3] && ((lane_addr_31 & bank_mask) == bank_address_3)) begin
                next_lane_word_31 = bank_word_3;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[3]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[4] && ((lane_addr_31 & bank_mask) == bank_address_4)) begin
                next_lane_word_31 = bank_word_4;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[4]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[5] && ((lane_addr_31 & bank_mask) == bank_address_5)) begin
                next_lane_word_31 = bank_word_5;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[5]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[6] && ((lane_addr_31 & bank_mask) == bank_address_6)) begin
                next_lane_word_31 = bank_word_6;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[6]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[7] && ((lane_addr_31 & bank_mask) == bank_address_7)) begin
                next_lane_word_31 = bank_word_7;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[7]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[8] && ((lane_addr_31 & bank_mask) == bank_address_8)) begin
                next_lane_word_31 = bank_word_8;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[8]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[9] && ((lane_addr_31 & bank_mask) == bank_address_9)) begin
                next_lane_word_31 = bank_word_9;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[9]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[10] && ((lane_addr_31 & bank_mask) == bank_address_10)) begin
                next_lane_word_31 = bank_word_10;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[10]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[11] && ((lane_addr_31 & bank_mask) == bank_address_11)) begin
                next_lane_word_31 = bank_word_11;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[11]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[12] && ((lane_addr_31 & bank_mask) == bank_address_12)) begin
                next_lane_word_31 = bank_word_12;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[12]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[13] && ((lane_addr_31 & bank_mask) == bank_address_13)) begin
                next_lane_word_31 = bank_word_13;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[13]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[14] && ((lane_addr_31 & bank_mask) == bank_address_14)) begin
                next_lane_word_31 = bank_word_14;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[14]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[15] && ((lane_addr_31 & bank_mask) == bank_address_15)) begin
                next_lane_word_31 = bank_word_15;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[15]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[16] && ((lane_addr_31 & bank_mask) == bank_address_16)) begin
                next_lane_word_31 = bank_word_16;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[16]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[17] && ((lane_addr_31 & bank_mask) == bank_address_17)) begin
                next_lane_word_31 = bank_word_17;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[17]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[18] && ((lane_addr_31 & bank_mask) == bank_address_18)) begin
                next_lane_word_31 = bank_word_18;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[18]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[19] && ((lane_addr_31 & bank_mask) == bank_address_19)) begin
                next_lane_word_31 = bank_word_19;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[19]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[20] && ((lane_addr_31 & bank_mask) == bank_address_20)) begin
                next_lane_word_31 = bank_word_20;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[20]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[21] && ((lane_addr_31 & bank_mask) == bank_address_21)) begin
                next_lane_word_31 = bank_word_21;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[21]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[22] && ((lane_addr_31 & bank_mask) == bank_address_22)) begin
                next_lane_word_31 = bank_word_22;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[22]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[23] && ((lane_addr_31 & bank_mask) == bank_address_23)) begin
                next_lane_word_31 = bank_word_23;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[23]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[24] && ((lane_addr_31 & bank_mask) == bank_address_24)) begin
                next_lane_word_31 = bank_word_24;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[24]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[25] && ((lane_addr_31 & bank_mask) == bank_address_25)) begin
                next_lane_word_31 = bank_word_25;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[25]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[26] && ((lane_addr_31 & bank_mask) == bank_address_26)) begin
                next_lane_word_31 = bank_word_26;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[26]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[27] && ((lane_addr_31 & bank_mask) == bank_address_27)) begin
                next_lane_word_31 = bank_word_27;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[27]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[28] && ((lane_addr_31 & bank_mask) == bank_address_28)) begin
                next_lane_word_31 = bank_word_28;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[28]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[29] && ((lane_addr_31 & bank_mask) == bank_address_29)) begin
                next_lane_word_31 = bank_word_29;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[29]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[30] && ((lane_addr_31 & bank_mask) == bank_address_30)) begin
                next_lane_word_31 = bank_word_30;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[30]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
            if (bank_valid[31] && ((lane_addr_31 & bank_mask) == bank_address_31)) begin
                next_lane_word_31 = bank_word_31;
                next_done = (next_done & ~(1 << (31)) | ((1'b1) << (31)));
                if (bank_aborted[31]) begin
                    next_aborted = (next_aborted & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        aborted = next_aborted;
        done = next_done;
        lane_word_0 = next_lane_word_0;
        lane_word_1 = next_lane_word_1;
        lane_word_10 = next_lane_word_10;
        lane_word_11 = next_lane_word_11;
        lane_word_12 = next_lane_word_12;
        lane_word_13 = next_lane_word_13;
        lane_word_14 = next_lane_word_14;
        lane_word_15 = next_lane_word_15;
        lane_word_16 = next_lane_word_16;
        lane_word_17 = next_lane_word_17;
        lane_word_18 = next_lane_word_18;
        lane_word_19 = next_lane_word_19;
        lane_word_2 = next_lane_word_2;
        lane_word_20 = next_lane_word_20;
        lane_word_21 = next_lane_word_21;
        lane_word_22 = next_lane_word_22;
        lane_word_23 = next_lane_word_23;
        lane_word_24 = next_lane_word_24;
        lane_word_25 = next_lane_word_25;
        lane_word_26 = next_lane_word_26;
        lane_word_27 = next_lane_word_27;
        lane_word_28 = next_lane_word_28;
        lane_word_29 = next_lane_word_29;
        lane_word_3 = next_lane_word_3;
        lane_word_30 = next_lane_word_30;
        lane_word_31 = next_lane_word_31;
        lane_word_4 = next_lane_word_4;
        lane_word_5 = next_lane_word_5;
        lane_word_6 = next_lane_word_6;
        lane_word_7 = next_lane_word_7;
        lane_word_8 = next_lane_word_8;
        lane_word_9 = next_lane_word_9;
    end
endmodule
