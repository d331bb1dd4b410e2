// request_crossbar: written by `turnstile export request_crossbar`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module request_crossbar (
    want,
    broadcast,
    high_word,
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
    lane_data_0,
    lane_data_1,
    lane_data_2,
    lane_data_3,
    lane_data_4,
    lane_data_5,
    lane_data_6,
    lane_data_7,
    lane_data_8,
    lane_data_9,
    lane_data_10,
    lane_data_11,
    lane_data_12,
    lane_data_13,
    lane_data_14,
    lane_data_15,
    lane_data_16,
    lane_data_17,
    lane_data_18,
    lane_data_19,
    lane_data_20,
    lane_data_21,
    lane_data_22,
    lane_data_23,
    lane_data_24,
    lane_data_25,
    lane_data_26,
    lane_data_27,
    lane_data_28,
    lane_data_29,
    lane_data_30,
    lane_data_31,
    lane_data2_0,
    lane_data2_1,
    lane_data2_2,
    lane_data2_3,
    lane_data2_4,
    lane_data2_5,
    lane_data2_6,
    lane_data2_7,
    lane_data2_8,
    lane_data2_9,
    lane_data2_10,
    lane_data2_11,
    lane_data2_12,
    lane_data2_13,
    lane_data2_14,
    lane_data2_15,
    lane_data2_16,
    lane_data2_17,
    lane_data2_18,
    lane_data2_19,
    lane_data2_20,
    lane_data2_21,
    lane_data2_22,
    lane_data2_23,
    lane_data2_24,
    lane_data2_25,
    lane_data2_26,
    lane_data2_27,
    lane_data2_28,
    lane_data2_29,
    lane_data2_30,
    lane_data2_31,
    bank_ready,
    bank_valid,
    bank_row_0,
    bank_row_1,
    bank_row_2,
    bank_row_3,
    bank_row_4,
    bank_row_5,
    bank_row_6,
    bank_row_7,
    bank_row_8,
    bank_row_9,
    bank_row_10,
    bank_row_11,
    bank_row_12,
    bank_row_13,
    bank_row_14,
    bank_row_15,
    bank_row_16,
    bank_row_17,
    bank_row_18,
    bank_row_19,
    bank_row_20,
    bank_row_21,
    bank_row_22,
    bank_row_23,
    bank_row_24,
    bank_row_25,
    bank_row_26,
    bank_row_27,
    bank_row_28,
    bank_row_29,
    bank_row_30,
    bank_row_31,
    bank_byte_0,
    bank_byte_1,
    bank_byte_2,
    bank_byte_3,
    bank_byte_4,
    bank_byte_5,
    bank_byte_6,
    bank_byte_7,
    bank_byte_8,
    bank_byte_9,
    bank_byte_10,
    bank_byte_11,
    bank_byte_12,
    bank_byte_13,
    bank_byte_14,
    bank_byte_15,
    bank_byte_16,
    bank_byte_17,
    bank_byte_18,
    bank_byte_19,
    bank_byte_20,
    bank_byte_21,
    bank_byte_22,
    bank_byte_23,
    bank_byte_24,
    bank_byte_25,
    bank_byte_26,
    bank_byte_27,
    bank_byte_28,
    bank_byte_29,
    bank_byte_30,
    bank_byte_31,
    bank_data_0,
    bank_data_1,
    bank_data_2,
    bank_data_3,
    bank_data_4,
    bank_data_5,
    bank_data_6,
    bank_data_7,
    bank_data_8,
    bank_data_9,
    bank_data_10,
    bank_data_11,
    bank_data_12,
    bank_data_13,
    bank_data_14,
    bank_data_15,
    bank_data_16,
    bank_data_17,
    bank_data_18,
    bank_data_19,
    bank_data_20,
    bank_data_21,
    bank_data_22,
    bank_data_23,
    bank_data_24,
    bank_data_25,
    bank_data_26,
    bank_data_27,
    bank_data_28,
    bank_data_29,
    bank_data_30,
    bank_data_31,
    bank_data2_0,
    bank_data2_1,
    bank_data2_2,
    bank_data2_3,
    bank_data2_4,
    bank_data2_5,
    bank_data2_6,
    bank_data2_7,
    bank_data2_8,
    bank_data2_9,
    bank_data2_10,
    bank_data2_11,
    bank_data2_12,
    bank_data2_13,
    bank_data2_14,
    bank_data2_15,
    bank_data2_16,
    bank_data2_17,
    bank_data2_18,
    bank_data2_19,
    bank_data2_20,
    bank_data2_21,
    bank_data2_22,
    bank_data2_23,
    bank_data2_24,
    bank_data2_25,
    bank_data2_26,
    bank_data2_27,
    bank_data2_28,
    bank_data2_29,
    bank_data2_30,
    bank_data2_31,
    bank_lane_0,
    bank_lane_1,
    bank_lane_2,
    bank_lane_3,
    bank_lane_4,
    bank_lane_5,
    bank_lane_6,
    bank_lane_7,
    bank_lane_8,
    bank_lane_9,
    bank_lane_10,
    bank_lane_11,
    bank_lane_12,
    bank_lane_13,
    bank_lane_14,
    bank_lane_15,
    bank_lane_16,
    bank_lane_17,
    bank_lane_18,
    bank_lane_19,
    bank_lane_20,
    bank_lane_21,
    bank_lane_22,
    bank_lane_23,
    bank_lane_24,
    bank_lane_25,
    bank_lane_26,
    bank_lane_27,
    bank_lane_28,
    bank_lane_29,
    bank_lane_30,
    bank_lane_31,
    served
);
    // Module arguments
    input wire [31:0] want;
    input wire broadcast;
    input wire high_word;
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
    input wire [31:0] lane_data_0;
    input wire [31:0] lane_data_1;
    input wire [31:0] lane_data_2;
    input wire [31:0] lane_data_3;
    input wire [31:0] lane_data_4;
    input wire [31:0] lane_data_5;
    input wire [31:0] lane_data_6;
    input wire [31:0] lane_data_7;
    input wire [31:0] lane_data_8;
    input wire [31:0] lane_data_9;
    input wire [31:0] lane_data_10;
    input wire [31:0] lane_data_11;
    input wire [31:0] lane_data_12;
    input wire [31:0] lane_data_13;
    input wire [31:0] lane_data_14;
    input wire [31:0] lane_data_15;
    input wire [31:0] lane_data_16;
    input wire [31:0] lane_data_17;
    input wire [31:0] lane_data_18;
    input wire [31:0] lane_data_19;
    input wire [31:0] lane_data_20;
    input wire [31:0] lane_data_21;
    input wire [31:0] lane_data_22;
    input wire [31:0] lane_data_23;
    input wire [31:0] lane_data_24;
    input wire [31:0] lane_data_25;
    input wire [31:0] lane_data_26;
    input wire [31:0] lane_data_27;
    input wire [31:0] lane_data_28;
    input wire [31:0] lane_data_29;
    input wire [31:0] lane_data_30;
    input wire [31:0] lane_data_31;
    input wire [31:0] lane_data2_0;
    input wire [31:0] lane_data2_1;
    input wire [31:0] lane_data2_2;
    input wire [31:0] lane_data2_3;
    input wire [31:0] lane_data2_4;
    input wire [31:0] lane_data2_5;
    input wire [31:0] lane_data2_6;
    input wire [31:0] lane_data2_7;
    input wire [31:0] lane_data2_8;
    input wire [31:0] lane_data2_9;
    input wire [31:0] lane_data2_10;
    input wire [31:0] lane_data2_11;
    input wire [31:0] lane_data2_12;
    input wire [31:0] lane_data2_13;
    input wire [31:0] lane_data2_14;
    input wire [31:0] lane_data2_15;
    input wire [31:0] lane_data2_16;
    input wire [31:0] lane_data2_17;
    input wire [31:0] lane_data2_18;
    input wire [31:0] lane_data2_19;
    input wire [31:0] lane_data2_20;
    input wire [31:0] lane_data2_21;
    input wire [31:0] lane_data2_22;
    input wire [31:0] lane_data2_23;
    input wire [31:0] lane_data2_24;
    input wire [31:0] lane_data2_25;
    input wire [31:0] lane_data2_26;
    input wire [31:0] lane_data2_27;
    input wire [31:0] lane_data2_28;
    input wire [31:0] lane_data2_29;
    input wire [31:0] lane_data2_30;
    input wire [31:0] lane_data2_31;
    input wire [31:0] bank_ready;
    output reg [31:0] bank_valid;
    output reg [8:0] bank_row_0;
    output reg [8:0] bank_row_1;
    output reg [8:0] bank_row_2;
    output reg [8:0] bank_row_3;
    output reg [8:0] bank_row_4;
    output reg [8:0] bank_row_5;
    output reg [8:0] bank_row_6;
    output reg [8:0] bank_row_7;
    output reg [8:0] bank_row_8;
    output reg [8:0] bank_row_9;
    output reg [8:0] bank_row_10;
    output reg [8:0] bank_row_11;
    output reg [8:0] bank_row_12;
    output reg [8:0] bank_row_13;
    output reg [8:0] bank_row_14;
    output reg [8:0] bank_row_15;
    output reg [8:0] bank_row_16;
    output reg [8:0] bank_row_17;
    output reg [8:0] bank_row_18;
    output reg [8:0] bank_row_19;
    output reg [8:0] bank_row_20;
    output reg [8:0] bank_row_21;
    output reg [8:0] bank_row_22;
    output reg [8:0] bank_row_23;
    output reg [8:0] bank_row_24;
    output reg [8:0] bank_row_25;
    output reg [8:0] bank_row_26;
    output reg [8:0] bank_row_27;
    output reg [8:0] bank_row_28;
    output reg [8:0] bank_row_29;
    output reg [8:0] bank_row_30;
    output reg [8:0] bank_row_31;
    output reg [1:0] bank_byte_0;
    output reg [1:0] bank_byte_1;
    output reg [1:0] bank_byte_2;
    output reg [1:0] bank_byte_3;
    output reg [1:0] bank_byte_4;
    output reg [1:0] bank_byte_5;
    output reg [1:0] bank_byte_6;
    output reg [1:0] bank_byte_7;
    output reg [1:0] bank_byte_8;
    output reg [1:0] bank_byte_9;
    output reg [1:0] bank_byte_10;
    output reg [1:0] bank_byte_11;
    output reg [1:0] bank_byte_12;
    output reg [1:0] bank_byte_13;
    output reg [1:0] bank_byte_14;
    output reg [1:0] bank_byte_15;
    output reg [1:0] bank_byte_16;
    output reg [1:0] bank_byte_17;
    output reg [1:0] bank_byte_18;
    output reg [1:0] bank_byte_19;
    output reg [1:0] bank_byte_20;
    output reg [1:0] bank_byte_21;
    output reg [1:0] bank_byte_22;
    output reg [1:0] bank_byte_23;
    output reg [1:0] bank_byte_24;
    output reg [1:0] bank_byte_25;
    output reg [1:0] bank_byte_26;
    output reg [1:0] bank_byte_27;
    output reg [1:0] bank_byte_28;
    output reg [1:0] bank_byte_29;
    output reg [1:0] bank_byte_30;
    output reg [1:0] bank_byte_31;
    output reg [31:0] bank_data_0;
    output reg [31:0] bank_data_1;
    output reg [31:0] bank_data_2;
    output reg [31:0] bank_data_3;
    output reg [31:0] bank_data_4;
    output reg [31:0] bank_data_5;
    output reg [31:0] bank_data_6;
    output reg [31:0] bank_data_7;
    output reg [31:0] bank_data_8;
    output reg [31:0] bank_data_9;
    output reg [31:0] bank_data_10;
    output reg [31:0] bank_data_11;
    output reg [31:0] bank_data_12;
    output reg [31:0] bank_data_13;
    output reg [31:0] bank_data_14;
    output reg [31:0] bank_data_15;
    output reg [31:0] bank_data_16;
    output reg [31:0] bank_data_17;
    output reg [31:0] bank_data_18;
    output reg [31:0] bank_data_19;
    output reg [31:0] bank_data_20;
    output reg [31:0] bank_data_21;
    output reg [31:0] bank_data_22;
    output reg [31:0] bank_data_23;
    output reg [31:0] bank_data_24;
    output reg [31:0] bank_data_25;
    output reg [31:0] bank_data_26;
    output reg [31:0] bank_data_27;
    output reg [31:0] bank_data_28;
    output reg [31:0] bank_data_29;
    output reg [31:0] bank_data_30;
    output reg [31:0] bank_data_31;
    output reg [31:0] bank_data2_0;
    output reg [31:0] bank_data2_1;
    output reg [31:0] bank_data2_2;
    output reg [31:0] bank_data2_3;
    output reg [31:0] bank_data2_4;
    output reg [31:0] bank_data2_5;
    output reg [31:0] bank_data2_6;
    output reg [31:0] bank_data2_7;
    output reg [31:0] bank_data2_8;
    output reg [31:0] bank_data2_9;
    output reg [31:0] bank_data2_10;
    output reg [31:0] bank_data2_11;
    output reg [31:0] bank_data2_12;
    output reg [31:0] bank_data2_13;
    output reg [31:0] bank_data2_14;
    output reg [31:0] bank_data2_15;
    output reg [31:0] bank_data2_16;
    output reg [31:0] bank_data2_17;
    output reg [31:0] bank_data2_18;
    output reg [31:0] bank_data2_19;
    output reg [31:0] bank_data2_20;
    output reg [31:0] bank_data2_21;
    output reg [31:0] bank_data2_22;
    output reg [31:0] bank_data2_23;
    output reg [31:0] bank_data2_24;
    output reg [31:0] bank_data2_25;
    output reg [31:0] bank_data2_26;
    output reg [31:0] bank_data2_27;
    output reg [31:0] bank_data2_28;
    output reg [31:0] bank_data2_29;
    output reg [31:0] bank_data2_30;
    output reg [31:0] bank_data2_31;
    output reg [7:0] bank_lane_0;
    output reg [7:0] bank_lane_1;
    output reg [7:0] bank_lane_2;
    output reg [7:0] bank_lane_3;
    output reg [7:0] bank_lane_4;
    output reg [7:0] bank_lane_5;
    output reg [7:0] bank_lane_6;
    output reg [7:0] bank_lane_7;
    output reg [7:0] bank_lane_8;
    output reg [7:0] bank_lane_9;
    output reg [7:0] bank_lane_10;
    output reg [7:0] bank_lane_11;
    output reg [7:0] bank_lane_12;
    output reg [7:0] bank_lane_13;
    output reg [7:0] bank_lane_14;
    output reg [7:0] bank_lane_15;
    output reg [7:0] bank_lane_16;
    output reg [7:0] bank_lane_17;
    output reg [7:0] bank_lane_18;
    output reg [7:0] bank_lane_19;
    output reg [7:0] bank_lane_20;
    output reg [7:0] bank_lane_21;
    output reg [7:0] bank_lane_22;
    output reg [7:0] bank_lane_23;
    output reg [7:0] bank_lane_24;
    output reg [7:0] bank_lane_25;
    output reg [7:0] bank_lane_26;
    output reg [7:0] bank_lane_27;
    output reg [7:0] bank_lane_28;
    output reg [7:0] bank_lane_29;
    output reg [7:0] bank_lane_30;
    output reg [7:0] bank_lane_31;
    output reg [31:0] served;

    // Constant declarations
    localparam lane_id_0 = 8'h0;
    localparam lane_id_1 = 8'h1;
    localparam lane_id_2 = 8'h2;
    localparam lane_id_3 = 8'h3;
    localparam lane_id_4 = 8'h4;
    localparam lane_id_5 = 8'h5;
    localparam lane_id_6 = 8'h6;
    localparam lane_id_7 = 8'h7;
    localparam lane_id_8 = 8'h8;
    localparam lane_id_9 = 8'h9;
    localparam lane_id_10 = 8'ha;
    localparam lane_id_11 = 8'hb;
    localparam lane_id_12 = 8'hc;
    localparam lane_id_13 = 8'hd;
    localparam lane_id_14 = 8'he;
    localparam lane_id_15 = 8'hf;
    localparam lane_id_16 = 8'h10;
    localparam lane_id_17 = 8'h11;
    localparam lane_id_18 = 8'h12;
    localparam lane_id_19 = 8'h13;
    localparam lane_id_20 = 8'h14;
    localparam lane_id_21 = 8'h15;
    localparam lane_id_22 = 8'h16;
    localparam lane_id_23 = 8'h17;
    localparam lane_id_24 = 8'h18;
    localparam lane_id_25 = 8'h19;
    localparam lane_id_26 = 8'h1a;
    localparam lane_id_27 = 8'h1b;
    localparam lane_id_28 = 8'h1c;
    localparam lane_id_29 = 8'h1d;
    localparam lane_id_30 = 8'h1e;
    localparam lane_id_31 = 8'h1f;
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
    localparam word_mask = 16'hfffc;
    localparam row_shift = 5'b111;

    // Local signals
    reg [15:0] word_0;
    reg [15:0] word_1;
    reg [15:0] word_2;
    reg [15:0] word_3;
    reg [15:0] word_4;
    reg [15:0] word_5;
    reg [15:0] word_6;
    reg [15:0] word_7;
    reg [15:0] word_8;
    reg [15:0] word_9;
    reg [15:0] word_10;
    reg [15:0] word_11;
    reg [15:0] word_12;
    reg [15:0] word_13;
    reg [15:0] word_14;
    reg [15:0] word_15;
    reg [15:0] word_16;
    reg [15:0] word_17;
    reg [15:0] word_18;
    reg [15:0] word_19;
    reg [15:0] word_20;
    reg [15:0] word_21;
    reg [15:0] word_22;
    reg [15:0] word_23;
    reg [15:0] word_24;
    reg [15:0] word_25;
    reg [15:0] word_26;
    reg [15:0] word_27;
    reg [15:0] word_28;
    reg [15:0] word_29;
    reg [15:0] word_30;
    reg [15:0] word_31;
    reg [15:0] taken;
    reg [15:0] granted;
    reg [8:0] row;

    // Update code
    reg [31:0] next_bank_data_0;
    reg [31:0] next_bank_data_1;
    reg [31:0] next_bank_data_10;
    reg [31:0] next_bank_data_11;
    reg [31:0] next_bank_data_12;
    reg [31:0] next_bank_data_13;
    reg [31:0] next_bank_data_14;
    reg [31:0] next_bank_data_15;
    reg [31:0] next_bank_data_16;
    reg [31:0] next_bank_data_17;
    reg [31:0] next_bank_data_18;
    reg [31:0] next_bank_data_19;
    reg [31:0] next_bank_data_2;
    reg [31:0] next_bank_data_20;
    reg [31:0] next_bank_data_21;
    reg [31:0] next_bank_data_22;
    reg [31:0] next_bank_data_23;
    reg [31:0] next_bank_data_24;
    reg [31:0] next_bank_data_25;
    reg [31:0] next_bank_data_26;
    reg [31:0] next_bank_data_27;
    reg [31:0] next_bank_data_28;
    reg [31:0] next_bank_data_29;
    reg [31:0] next_bank_data_3;
    reg [31:0] next_bank_data_30;
    reg [31:0] next_bank_data_31;
    reg [31:0] next_bank_data_4;
    reg [31:0] next_bank_data_5;
    reg [31:0] next_bank_data_6;
    reg [31:0] next_bank_data_7;
    reg [31:0] next_bank_data_8;
    reg [31:0] next_bank_data_9;
    reg [31:0] next_bank_data2_0;
    reg [31:0] next_bank_data2_1;
    reg [31:0] next_bank_data2_10;
    reg [31:0] next_bank_data2_11;
    reg [31:0] next_bank_data2_12;
    reg [31:0] next_bank_data2_13;
    reg [31:0] next_bank_data2_14;
    reg [31:0] next_bank_data2_15;
    reg [31:0] next_bank_data2_16;
    reg [31:0] next_bank_data2_17;
    reg [31:0] next_bank_data2_18;
    reg [31:0] next_bank_data2_19;
    reg [31:0] next_bank_data2_2;
    reg [31:0] next_bank_data2_20;
    reg [31:0] next_bank_data2_21;
    reg [31:0] next_bank_data2_22;
    reg [31:0] next_bank_data2_23;
    reg [31:0] next_bank_data2_24;
    reg [31:0] next_bank_data2_25;
    reg [31:0] next_bank_data2_26;
    reg [31:0] next_bank_data2_27;
    reg [31:0] next_bank_data2_28;
    reg [31:0] next_bank_data2_29;
    reg [31:0] next_bank_data2_3;
    reg [31:0] next_bank_data2_30;
    reg [31:0] next_bank_data2_31;
    reg [31:0] next_bank_data2_4;
    reg [31:0] next_bank_data2_5;
    reg [31:0] next_bank_data2_6;
    reg [31:0] next_bank_data2_7;
    reg [31:0] next_bank_data2_8;
    reg [31:0] next_bank_data2_9;
    reg [7:0] next_bank_lane_0;
    reg [7:0] next_bank_lane_1;
    reg [7:0] next_bank_lane_10;
    reg [7:0] next_bank_lane_11;
    reg [7:0] next_bank_lane_12;
    reg [7:0] next_bank_lane_13;
    reg [7:0] next_bank_lane_14;
    reg [7:0] next_bank_lane_15;
    reg [7:0] next_bank_lane_16;
    reg [7:0] next_bank_lane_17;
    reg [7:0] next_bank_lane_18;
    reg [7:0] next_bank_lane_19;
    reg [7:0] next_bank_lane_2;
    reg [7:0] next_bank_lane_20;
    reg [7:0] next_bank_lane_21;
    reg [7:0] next_bank_lane_22;
    reg [7:0] next_bank_lane_23;
    reg [7:0] next_bank_lane_24;
    reg [7:0] next_bank_lane_25;
    reg [7:0] next_bank_lane_26;
    reg [7:0] next_bank_lane_27;
    reg [7:0] next_bank_lane_28;
    reg [7:0] next_bank_lane_29;
    reg [7:0] next_bank_lane_3;
    reg [7:0] next_bank_lane_30;
    reg [7:0] next_bank_lane_31;
    reg [7:0] next_bank_lane_4;
    reg [7:0] next_bank_lane_5;
    reg [7:0] next_bank_lane_6;
    reg [7:0] next_bank_lane_7;
    reg [7:0] next_bank_lane_8;
    reg [7:0] next_bank_lane_9;
    reg [31:0] next_bank_valid;
    reg [31:0] next_served;
    always @(*) begin
        next_served = 32'h0;
        next_bank_valid = 32'h0;
        word_0 = lane_addr_0 & word_mask;
        if (high_word) begin
            word_0 = word_0 | 32'h4;
        end
        word_1 = lane_addr_1 & word_mask;
        if (high_word) begin
            word_1 = word_1 | 32'h4;
        end
        word_2 = lane_addr_2 & word_mask;
        if (high_word) begin
            word_2 = word_2 | 32'h4;
        end
        word_3 = lane_addr_3 & word_mask;
        if (high_word) begin
            word_3 = word_3 | 32'h4;
        end
        word_4 = lane_addr_4 & word_mask;
        if (high_word) begin
            word_4 = word_4 | 32'h4;
        end
        word_5 = lane_addr_5 & word_mask;
        if (high_word) begin
            word_5 = word_5 | 32'h4;
        end
        word_6 = lane_addr_6 & word_mask;
        if (high_word) begin
            word_6 = word_6 | 32'h4;
        end
        word_7 = lane_addr_7 & word_mask;
        if (high_word) begin
            word_7 = word_7 | 32'h4;
        end
        word_8 = lane_addr_8 & word_mask;
        if (high_word) begin
            word_8 = word_8 | 32'h4;
        end
        word_9 = lane_addr_9 & word_mask;
        if (high_word) begin
            word_9 = word_9 | 32'h4;
        end
        word_10 = lane_addr_10 & word_mask;
        if (high_word) begin
            word_10 = word_10 | 32'h4;
        end
        word_11 = lane_addr_11 & word_mask;
        if (high_word) begin
            word_11 = word_11 | 32'h4;
        end
        word_12 = lane_addr_12 & word_mask;
        if (high_word) begin
            word_12 = word_12 | 32'h4;
        end
        word_13 = lane_addr_13 & word_mask;
        if (high_word) begin
            word_13 = word_13 | 32'h4;
        end
        word_14 = lane_addr_14 & word_mask;
        if (high_word) begin
            word_14 = word_14 | 32'h4;
        end
        word_15 = lane_addr_15 & word_mask;
        if (high_word) begin
            word_15 = word_15 | 32'h4;
        end
        word_16 = lane_addr_16 & word_mask;
        if (high_word) begin
            word_16 = word_16 | 32'h4;
        end
        word_17 = lane_addr_17 & word_mask;
        if (high_word) begin
            word_17 = word_17 | 32'h4;
        end
        word_18 = lane_addr_18 & word_mask;
        if (high_word) begin
            word_18 = word_18 | 32'h4;
        end
        word_19 = lane_addr_19 & word_mask;
        if (high_word) begin
            word_19 = word_19 | 32'h4;
        end
        word_20 = lane_addr_20 & word_mask;
        if (high_word) begin
            word_20 = word_20 | 32'h4;
        end
        word_21 = lane_addr_21 & word_mask;
        if (high_word) begin
            word_21 = word_21 | 32'h4;
        end
        word_22 = lane_addr_22 & word_mask;
        if (high_word) begin
            word_22 = word_22 | 32'h4;
        end
        word_23 = lane_addr_23 & word_mask;
        if (high_word) begin
            word_23 = word_23 | 32'h4;
        end
        word_24 = lane_addr_24 & word_mask;
        if (high_word) begin
            word_24 = word_24 | 32'h4;
        end
        word_25 = lane_addr_25 & word_mask;
        if (high_word) begin
            word_25 = word_25 | 32'h4;
        end
        word_26 = lane_addr_26 & word_mask;
        if (high_word) begin
            word_26 = word_26 | 32'h4;
        end
        word_27 = lane_addr_27 & word_mask;
        if (high_word) begin
            word_27 = word_27 | 32'h4;
        end
        word_28 = lane_addr_28 & word_mask;
        if (high_word) begin
            word_28 = word_28 | 32'h4;
        end
        word_29 = lane_addr_29 & word_mask;
        if (high_word) begin
            word_29 = word_29 | 32'h4;
        end
        word_30 = lane_addr_30 & word_mask;
        if (high_word) begin
            word_30 = word_30 | 32'h4;
        end
        word_31 = lane_addr_31 & word_mask;
        if (high_word) begin
            word_31 = word_31 | 32'h4;
        end
        next_bank_data_0 = 32'h0;
        next_bank_data2_0 = 32'h0;
        next_bank_lane_0 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[0]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_0 = lane_data_0;
                    next_bank_data2_0 = lane_data2_0;
                    next_bank_lane_0 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_0 = lane_data_1;
                    next_bank_data2_0 = lane_data2_1;
                    next_bank_lane_0 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_0 = lane_data_2;
                    next_bank_data2_0 = lane_data2_2;
                    next_bank_lane_0 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_0 = lane_data_3;
                    next_bank_data2_0 = lane_data2_3;
                    next_bank_lane_0 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_0 = lane_data_4;
                    next_bank_data2_0 = lane_data2_4;
                    next_bank_lane_0 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_0 = lane_data_5;
                    next_bank_data2_0 = lane_data2_5;
                    next_bank_lane_0 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_0 = lane_data_6;
                    next_bank_data2_0 = lane_data2_6;
                    next_bank_lane_0 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_0 = lane_data_7;
                    next_bank_data2_0 = lane_data2_7;
                    next_bank_lane_0 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_0 = lane_data_8;
                    next_bank_data2_0 = lane_data2_8;
                    next_bank_lane_0 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_0 = lane_data_9;
                    next_bank_data2_0 = lane_data2_9;
                    next_bank_lane_0 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_0 = lane_data_10;
                    next_bank_data2_0 = lane_data2_10;
                    next_bank_lane_0 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_0 = lane_data_11;
                    next_bank_data2_0 = lane_data2_11;
                    next_bank_lane_0 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_0 = lane_data_12;
                    next_bank_data2_0 = lane_data2_12;
                    next_bank_lane_0 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_0 = lane_data_13;
                    next_bank_data2_0 = lane_data2_13;
                    next_bank_lane_0 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_0 = lane_data_14;
                    next_bank_data2_0 = lane_data2_14;
                    next_bank_lane_0 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_0 = lane_data_15;
                    next_bank_data2_0 = lane_data2_15;
                    next_bank_lane_0 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_0 = lane_data_16;
                    next_bank_data2_0 = lane_data2_16;
                    next_bank_lane_0 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_0 = lane_data_17;
                    next_bank_data2_0 = lane_data2_17;
                    next_bank_lane_0 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_0 = lane_data_18;
                    next_bank_data2_0 = lane_data2_18;
                    next_bank_lane_0 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_0 = lane_data_19;
                    next_bank_data2_0 = lane_data2_19;
                    next_bank_lane_0 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_0 = lane_data_20;
                    next_bank_data2_0 = lane_data2_20;
                    next_bank_lane_0 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_0 = lane_data_21;
                    next_bank_data2_0 = lane_data2_21;
                    next_bank_lane_0 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_0 = lane_data_22;
                    next_bank_data2_0 = lane_data2_22;
                    next_bank_lane_0 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_0 = lane_data_23;
                    next_bank_data2_0 = lane_data2_23;
                    next_bank_lane_0 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_0 = lane_data_24;
                    next_bank_data2_0 = lane_data2_24;
                    next_bank_lane_0 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_0 = lane_data_25;
                    next_bank_data2_0 = lane_data2_25;
                    next_bank_lane_0 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_0 = lane_data_26;
                    next_bank_data2_0 = lane_data2_26;
                    next_bank_lane_0 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_0 = lane_data_27;
                    next_bank_data2_0 = lane_data2_27;
                    next_bank_lane_0 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_0 = lane_data_28;
                    next_bank_data2_0 = lane_data2_28;
                    next_bank_lane_0 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_0 = lane_data_29;
                    next_bank_data2_0 = lane_data2_29;
                    next_bank_lane_0 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_0 = lane_data_30;
                    next_bank_data2_0 = lane_data2_30;
                    next_bank_lane_0 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_0)) begin
                if (~next_bank_valid[0]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (0)) | ((1'b1) << (0)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_0 = lane_data_31;
                    next_bank_data2_0 = lane_data2_31;
                    next_bank_lane_0 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_0 = row;
        bank_byte_0 = ((granted) & 2'h3);
        next_bank_data_1 = 32'h0;
        next_bank_data2_1 = 32'h0;
        next_bank_lane_1 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[1]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_1 = lane_data_0;
                    next_bank_data2_1 = lane_data2_0;
                    next_bank_lane_1 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_1 = lane_data_1;
                    next_bank_data2_1 = lane_data2_1;
                    next_bank_lane_1 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_1 = lane_data_2;
                    next_bank_data2_1 = lane_data2_2;
                    next_bank_lane_1 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_1 = lane_data_3;
                    next_bank_data2_1 = lane_data2_3;
                    next_bank_lane_1 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_1 = lane_data_4;
                    next_bank_data2_1 = lane_data2_4;
                    next_bank_lane_1 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_1 = lane_data_5;
                    next_bank_data2_1 = lane_data2_5;
                    next_bank_lane_1 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_1 = lane_data_6;
                    next_bank_data2_1 = lane_data2_6;
                    next_bank_lane_1 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_1 = lane_data_7;
                    next_bank_data2_1 = lane_data2_7;
                    next_bank_lane_1 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_1 = lane_data_8;
                    next_bank_data2_1 = lane_data2_8;
                    next_bank_lane_1 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_1 = lane_data_9;
                    next_bank_data2_1 = lane_data2_9;
                    next_bank_lane_1 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_1 = lane_data_10;
                    next_bank_data2_1 = lane_data2_10;
                    next_bank_lane_1 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_1 = lane_data_11;
                    next_bank_data2_1 = lane_data2_11;
                    next_bank_lane_1 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_1 = lane_data_12;
                    next_bank_data2_1 = lane_data2_12;
                    next_bank_lane_1 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_1 = lane_data_13;
                    next_bank_data2_1 = lane_data2_13;
                    next_bank_lane_1 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_1 = lane_data_14;
                    next_bank_data2_1 = lane_data2_14;
                    next_bank_lane_1 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_1 = lane_data_15;
                    next_bank_data2_1 = lane_data2_15;
                    next_bank_lane_1 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_1 = lane_data_16;
                    next_bank_data2_1 = lane_data2_16;
                    next_bank_lane_1 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_1 = lane_data_17;
                    next_bank_data2_1 = lane_data2_17;
                    next_bank_lane_1 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_1 = lane_data_18;
                    next_bank_data2_1 = lane_data2_18;
                    next_bank_lane_1 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_1 = lane_data_19;
                    next_bank_data2_1 = lane_data2_19;
                    next_bank_lane_1 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_1 = lane_data_20;
                    next_bank_data2_1 = lane_data2_20;
                    next_bank_lane_1 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_1 = lane_data_21;
                    next_bank_data2_1 = lane_data2_21;
                    next_bank_lane_1 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_1 = lane_data_22;
                    next_bank_data2_1 = lane_data2_22;
                    next_bank_lane_1 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_1 = lane_data_23;
                    next_bank_data2_1 = lane_data2_23;
                    next_bank_lane_1 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_1 = lane_data_24;
                    next_bank_data2_1 = lane_data2_24;
                    next_bank_lane_1 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_1 = lane_data_25;
                    next_bank_data2_1 = lane_data2_25;
                    next_bank_lane_1 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_1 = lane_data_26;
                    next_bank_data2_1 = lane_data2_26;
                    next_bank_lane_1 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_1 = lane_data_27;
                    next_bank_data2_1 = lane_data2_27;
                    next_bank_lane_1 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_1 = lane_data_28;
                    next_bank_data2_1 = lane_data2_28;
                    next_bank_lane_1 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_1 = lane_data_29;
                    next_bank_data2_1 = lane_data2_29;
                    next_bank_lane_1 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_1 = lane_data_30;
                    next_bank_data2_1 = lane_data2_30;
                    next_bank_lane_1 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_1)) begin
                if (~next_bank_valid[1]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (1)) | ((1'b1) << (1)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_1 = lane_data_31;
                    next_bank_data2_1 = lane_data2_31;
                    next_bank_lane_1 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_1 = row;
        bank_byte_1 = ((granted) & 2'h3);
        next_bank_data_2 = 32'h0;
        next_bank_data2_2 = 32'h0;
        next_bank_lane_2 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[2]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_2 = lane_data_0;
                    next_bank_data2_2 = lane_data2_0;
                    next_bank_lane_2 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_2 = lane_data_1;
                    next_bank_data2_2 = lane_data2_1;
                    next_bank_lane_2 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_2 = lane_data_2;
                    next_bank_data2_2 = lane_data2_2;
                    next_bank_lane_2 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_2 = lane_data_3;
                    next_bank_data2_2 = lane_data2_3;
                    next_bank_lane_2 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_2 = lane_data_4;
                    next_bank_data2_2 = lane_data2_4;
                    next_bank_lane_2 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_2 = lane_data_5;
                    next_bank_data2_2 = lane_data2_5;
                    next_bank_lane_2 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_2 = lane_data_6;
                    next_bank_data2_2 = lane_data2_6;
                    next_bank_lane_2 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_2 = lane_data_7;
                    next_bank_data2_2 = lane_data2_7;
                    next_bank_lane_2 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_2 = lane_data_8;
                    next_bank_data2_2 = lane_data2_8;
                    next_bank_lane_2 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_2 = lane_data_9;
                    next_bank_data2_2 = lane_data2_9;
                    next_bank_lane_2 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_2 = lane_data_10;
                    next_bank_data2_2 = lane_data2_10;
                    next_bank_lane_2 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_2 = lane_data_11;
                    next_bank_data2_2 = lane_data2_11;
                    next_bank_lane_2 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_2 = lane_data_12;
                    next_bank_data2_2 = lane_data2_12;
                    next_bank_lane_2 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_2 = lane_data_13;
                    next_bank_data2_2 = lane_data2_13;
                    next_bank_lane_2 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_2 = lane_data_14;
                    next_bank_data2_2 = lane_data2_14;
                    next_bank_lane_2 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_2 = lane_data_15;
                    next_bank_data2_2 = lane_data2_15;
                    next_bank_lane_2 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_2 = lane_data_16;
                    next_bank_data2_2 = lane_data2_16;
                    next_bank_lane_2 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_2 = lane_data_17;
                    next_bank_data2_2 = lane_data2_17;
                    next_bank_lane_2 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_2 = lane_data_18;
                    next_bank_data2_2 = lane_data2_18;
                    next_bank_lane_2 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_2 = lane_data_19;
                    next_bank_data2_2 = lane_data2_19;
                    next_bank_lane_2 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_2 = lane_data_20;
                    next_bank_data2_2 = lane_data2_20;
                    next_bank_lane_2 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_2 = lane_data_21;
                    next_bank_data2_2 = lane_data2_21;
                    next_bank_lane_2 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_2 = lane_data_22;
                    next_bank_data2_2 = lane_data2_22;
                    next_bank_lane_2 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_2 = lane_data_23;
                    next_bank_data2_2 = lane_data2_23;
                    next_bank_lane_2 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_2 = lane_data_24;
                    next_bank_data2_2 = lane_data2_24;
                    next_bank_lane_2 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_2 = lane_data_25;
                    next_bank_data2_2 = lane_data2_25;
                    next_bank_lane_2 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_2 = lane_data_26;
                    next_bank_data2_2 = lane_data2_26;
                    next_bank_lane_2 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_2 = lane_data_27;
                    next_bank_data2_2 = lane_data2_27;
                    next_bank_lane_2 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_2 = lane_data_28;
                    next_bank_data2_2 = lane_data2_28;
                    next_bank_lane_2 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_2 = lane_data_29;
                    next_bank_data2_2 = lane_data2_29;
                    next_bank_lane_2 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_2 = lane_data_30;
                    next_bank_data2_2 = lane_data2_30;
                    next_bank_lane_2 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_2)) begin
                if (~next_bank_valid[2]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (2)) | ((1'b1) << (2)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_2 = lane_data_31;
                    next_bank_data2_2 = lane_data2_31;
                    next_bank_lane_2 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_2 = row;
        bank_byte_2 = ((granted) & 2'h3);
        next_bank_data_3 = 32'h0;
        next_bank_data2_3 = 32'h0;
        next_bank_lane_3 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[3]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_3 = lane_data_0;
                    next_bank_data2_3 = lane_data2_0;
                    next_bank_lane_3 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_3 = lane_data_1;
                    next_bank_data2_3 = lane_data2_1;
                    next_bank_lane_3 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_3 = lane_data_2;
                    next_bank_data2_3 = lane_data2_2;
                    next_bank_lane_3 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_3 = lane_data_3;
                    next_bank_data2_3 = lane_data2_3;
                    next_bank_lane_3 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_3 = lane_data_4;
                    next_bank_data2_3 = lane_data2_4;
                    next_bank_lane_3 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_3 = lane_data_5;
                    next_bank_data2_3 = lane_data2_5;
                    next_bank_lane_3 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_3 = lane_data_6;
                    next_bank_data2_3 = lane_data2_6;
                    next_bank_lane_3 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_3 = lane_data_7;
                    next_bank_data2_3 = lane_data2_7;
                    next_bank_lane_3 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_3 = lane_data_8;
                    next_bank_data2_3 = lane_data2_8;
                    next_bank_lane_3 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_3 = lane_data_9;
                    next_bank_data2_3 = lane_data2_9;
                    next_bank_lane_3 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_3 = lane_data_10;
                    next_bank_data2_3 = lane_data2_10;
                    next_bank_lane_3 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_3 = lane_data_11;
                    next_bank_data2_3 = lane_data2_11;
                    next_bank_lane_3 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_3 = lane_data_12;
                    next_bank_data2_3 = lane_data2_12;
                    next_bank_lane_3 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_3 = lane_data_13;
                    next_bank_data2_3 = lane_data2_13;
                    next_bank_lane_3 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_3 = lane_data_14;
                    next_bank_data2_3 = lane_data2_14;
                    next_bank_lane_3 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_3 = lane_data_15;
                    next_bank_data2_3 = lane_data2_15;
                    next_bank_lane_3 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_3 = lane_data_16;
                    next_bank_data2_3 = lane_data2_16;
                    next_bank_lane_3 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_3 = lane_data_17;
                    next_bank_data2_3 = lane_data2_17;
                    next_bank_lane_3 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_3 = lane_data_18;
                    next_bank_data2_3 = lane_data2_18;
                    next_bank_lane_3 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_3 = lane_data_19;
                    next_bank_data2_3 = lane_data2_19;
                    next_bank_lane_3 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_3 = lane_data_20;
                    next_bank_data2_3 = lane_data2_20;
                    next_bank_lane_3 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_3 = lane_data_21;
                    next_bank_data2_3 = lane_data2_21;
                    next_bank_lane_3 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_3 = lane_data_22;
                    next_bank_data2_3 = lane_data2_22;
                    next_bank_lane_3 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_3 = lane_data_23;
                    next_bank_data2_3 = lane_data2_23;
                    next_bank_lane_3 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_3 = lane_data_24;
                    next_bank_data2_3 = lane_data2_24;
                    next_bank_lane_3 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_3 = lane_data_25;
                    next_bank_data2_3 = lane_data2_25;
                    next_bank_lane_3 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_3 = lane_data_26;
                    next_bank_data2_3 = lane_data2_26;
                    next_bank_lane_3 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_3 = lane_data_27;
                    next_bank_data2_3 = lane_data2_27;
                    next_bank_lane_3 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_3 = lane_data_28;
                    next_bank_data2_3 = lane_data2_28;
                    next_bank_lane_3 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_3 = lane_data_29;
                    next_bank_data2_3 = lane_data2_29;
                    next_bank_lane_3 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_3 = lane_data_30;
                    next_bank_data2_3 = lane_data2_30;
                    next_bank_lane_3 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_3)) begin
                if (~next_bank_valid[3]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (3)) | ((1'b1) << (3)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_3 = lane_data_31;
                    next_bank_data2_3 = lane_data2_31;
                    next_bank_lane_3 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_3 = row;
        bank_byte_3 = ((granted) & 2'h3);
        next_bank_data_4 = 32'h0;
        next_bank_data2_4 = 32'h0;
        next_bank_lane_4 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[4]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_4 = lane_data_0;
                    next_bank_data2_4 = lane_data2_0;
                    next_bank_lane_4 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_4 = lane_data_1;
                    next_bank_data2_4 = lane_data2_1;
                    next_bank_lane_4 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_4 = lane_data_2;
                    next_bank_data2_4 = lane_data2_2;
                    next_bank_lane_4 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_4 = lane_data_3;
                    next_bank_data2_4 = lane_data2_3;
                    next_bank_lane_4 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_4 = lane_data_4;
                    next_bank_data2_4 = lane_data2_4;
                    next_bank_lane_4 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_4 = lane_data_5;
                    next_bank_data2_4 = lane_data2_5;
                    next_bank_lane_4 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_4 = lane_data_6;
                    next_bank_data2_4 = lane_data2_6;
                    next_bank_lane_4 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_4 = lane_data_7;
                    next_bank_data2_4 = lane_data2_7;
                    next_bank_lane_4 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_4 = lane_data_8;
                    next_bank_data2_4 = lane_data2_8;
                    next_bank_lane_4 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_4 = lane_data_9;
                    next_bank_data2_4 = lane_data2_9;
                    next_bank_lane_4 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_4 = lane_data_10;
                    next_bank_data2_4 = lane_data2_10;
                    next_bank_lane_4 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_4 = lane_data_11;
                    next_bank_data2_4 = lane_data2_11;
                    next_bank_lane_4 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_4 = lane_data_12;
                    next_bank_data2_4 = lane_data2_12;
                    next_bank_lane_4 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_4 = lane_data_13;
                    next_bank_data2_4 = lane_data2_13;
                    next_bank_lane_4 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_4 = lane_data_14;
                    next_bank_data2_4 = lane_data2_14;
                    next_bank_lane_4 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_4 = lane_data_15;
                    next_bank_data2_4 = lane_data2_15;
                    next_bank_lane_4 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_4 = lane_data_16;
                    next_bank_data2_4 = lane_data2_16;
                    next_bank_lane_4 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_4 = lane_data_17;
                    next_bank_data2_4 = lane_data2_17;
                    next_bank_lane_4 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_4 = lane_data_18;
                    next_bank_data2_4 = lane_data2_18;
                    next_bank_lane_4 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_4 = lane_data_19;
                    next_bank_data2_4 = lane_data2_19;
                    next_bank_lane_4 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_4 = lane_data_20;
                    next_bank_data2_4 = lane_data2_20;
                    next_bank_lane_4 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_4 = lane_data_21;
                    next_bank_data2_4 = lane_data2_21;
                    next_bank_lane_4 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_4 = lane_data_22;
                    next_bank_data2_4 = lane_data2_22;
                    next_bank_lane_4 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_4 = lane_data_23;
                    next_bank_data2_4 = lane_data2_23;
                    next_bank_lane_4 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_4 = lane_data_24;
                    next_bank_data2_4 = lane_data2_24;
                    next_bank_lane_4 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_4 = lane_data_25;
                    next_bank_data2_4 = lane_data2_25;
                    next_bank_lane_4 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_4 = lane_data_26;
                    next_bank_data2_4 = lane_data2_26;
                    next_bank_lane_4 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_4 = lane_data_27;
                    next_bank_data2_4 = lane_data2_27;
                    next_bank_lane_4 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_4 = lane_data_28;
                    next_bank_data2_4 = lane_data2_28;
                    next_bank_lane_4 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_4 = lane_data_29;
                    next_bank_data2_4 = lane_data2_29;
                    next_bank_lane_4 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_4 = lane_data_30;
                    next_bank_data2_4 = lane_data2_30;
                    next_bank_lane_4 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_4)) begin
                if (~next_bank_valid[4]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (4)) | ((1'b1) << (4)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_4 = lane_data_31;
                    next_bank_data2_4 = lane_data2_31;
                    next_bank_lane_4 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_4 = row;
        bank_byte_4 = ((granted) & 2'h3);
        next_bank_data_5 = 32'h0;
        next_bank_data2_5 = 32'h0;
        next_bank_lane_5 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[5]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_5 = lane_data_0;
                    next_bank_data2_5 = lane_data2_0;
                    next_bank_lane_5 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_5 = lane_data_1;
                    next_bank_data2_5 = lane_data2_1;
                    next_bank_lane_5 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_5 = lane_data_2;
                    next_bank_data2_5 = lane_data2_2;
                    next_bank_lane_5 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_5 = lane_data_3;
                    next_bank_data2_5 = lane_data2_3;
                    next_bank_lane_5 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_5 = lane_data_4;
                    next_bank_data2_5 = lane_data2_4;
                    next_bank_lane_5 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_5 = lane_data_5;
                    next_bank_data2_5 = lane_data2_5;
                    next_bank_lane_5 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_5 = lane_data_6;
                    next_bank_data2_5 = lane_data2_6;
                    next_bank_lane_5 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_5 = lane_data_7;
                    next_bank_data2_5 = lane_data2_7;
                    next_bank_lane_5 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_5 = lane_data_8;
                    next_bank_data2_5 = lane_data2_8;
                    next_bank_lane_5 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_5 = lane_data_9;
                    next_bank_data2_5 = lane_data2_9;
                    next_bank_lane_5 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_5 = lane_data_10;
                    next_bank_data2_5 = lane_data2_10;
                    next_bank_lane_5 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_5 = lane_data_11;
                    next_bank_data2_5 = lane_data2_11;
                    next_bank_lane_5 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_5 = lane_data_12;
                    next_bank_data2_5 = lane_data2_12;
                    next_bank_lane_5 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_5 = lane_data_13;
                    next_bank_data2_5 = lane_data2_13;
                    next_bank_lane_5 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_5 = lane_data_14;
                    next_bank_data2_5 = lane_data2_14;
                    next_bank_lane_5 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_5 = lane_data_15;
                    next_bank_data2_5 = lane_data2_15;
                    next_bank_lane_5 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_5 = lane_data_16;
                    next_bank_data2_5 = lane_data2_16;
                    next_bank_lane_5 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_5 = lane_data_17;
                    next_bank_data2_5 = lane_data2_17;
                    next_bank_lane_5 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_5 = lane_data_18;
                    next_bank_data2_5 = lane_data2_18;
                    next_bank_lane_5 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_5 = lane_data_19;
                    next_bank_data2_5 = lane_data2_19;
                    next_bank_lane_5 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_5 = lane_data_20;
                    next_bank_data2_5 = lane_data2_20;
                    next_bank_lane_5 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_5 = lane_data_21;
                    next_bank_data2_5 = lane_data2_21;
                    next_bank_lane_5 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_5 = lane_data_22;
                    next_bank_data2_5 = lane_data2_22;
                    next_bank_lane_5 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_5 = lane_data_23;
                    next_bank_data2_5 = lane_data2_23;
                    next_bank_lane_5 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_5 = lane_data_24;
                    next_bank_data2_5 = lane_data2_24;
                    next_bank_lane_5 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_5 = lane_data_25;
                    next_bank_data2_5 = lane_data2_25;
                    next_bank_lane_5 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_5 = lane_data_26;
                    next_bank_data2_5 = lane_data2_26;
                    next_bank_lane_5 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_5 = lane_data_27;
                    next_bank_data2_5 = lane_data2_27;
                    next_bank_lane_5 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_5 = lane_data_28;
                    next_bank_data2_5 = lane_data2_28;
                    next_bank_lane_5 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_5 = lane_data_29;
                    next_bank_data2_5 = lane_data2_29;
                    next_bank_lane_5 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_5 = lane_data_30;
                    next_bank_data2_5 = lane_data2_30;
                    next_bank_lane_5 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_5)) begin
                if (~next_bank_valid[5]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (5)) | ((1'b1) << (5)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_5 = lane_data_31;
                    next_bank_data2_5 = lane_data2_31;
                    next_bank_lane_5 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_5 = row;
        bank_byte_5 = ((granted) & 2'h3);
        next_bank_data_6 = 32'h0;
        next_bank_data2_6 = 32'h0;
        next_bank_lane_6 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[6]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_6 = lane_data_0;
                    next_bank_data2_6 = lane_data2_0;
                    next_bank_lane_6 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_6 = lane_data_1;
                    next_bank_data2_6 = lane_data2_1;
                    next_bank_lane_6 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_6 = lane_data_2;
                    next_bank_data2_6 = lane_data2_2;
                    next_bank_lane_6 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_6 = lane_data_3;
                    next_bank_data2_6 = lane_data2_3;
                    next_bank_lane_6 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_6 = lane_data_4;
                    next_bank_data2_6 = lane_data2_4;
                    next_bank_lane_6 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_6 = lane_data_5;
                    next_bank_data2_6 = lane_data2_5;
                    next_bank_lane_6 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_6 = lane_data_6;
                    next_bank_data2_6 = lane_data2_6;
                    next_bank_lane_6 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_6 = lane_data_7;
                    next_bank_data2_6 = lane_data2_7;
                    next_bank_lane_6 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_6 = lane_data_8;
                    next_bank_data2_6 = lane_data2_8;
                    next_bank_lane_6 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_6 = lane_data_9;
                    next_bank_data2_6 = lane_data2_9;
                    next_bank_lane_6 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_6 = lane_data_10;
                    next_bank_data2_6 = lane_data2_10;
                    next_bank_lane_6 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_6 = lane_data_11;
                    next_bank_data2_6 = lane_data2_11;
                    next_bank_lane_6 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_6 = lane_data_12;
                    next_bank_data2_6 = lane_data2_12;
                    next_bank_lane_6 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_6 = lane_data_13;
                    next_bank_data2_6 = lane_data2_13;
                    next_bank_lane_6 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_6 = lane_data_14;
                    next_bank_data2_6 = lane_data2_14;
                    next_bank_lane_6 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_6 = lane_data_15;
                    next_bank_data2_6 = lane_data2_15;
                    next_bank_lane_6 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_6 = lane_data_16;
                    next_bank_data2_6 = lane_data2_16;
                    next_bank_lane_6 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_6 = lane_data_17;
                    next_bank_data2_6 = lane_data2_17;
                    next_bank_lane_6 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_6 = lane_data_18;
                    next_bank_data2_6 = lane_data2_18;
                    next_bank_lane_6 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_6 = lane_data_19;
                    next_bank_data2_6 = lane_data2_19;
                    next_bank_lane_6 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_6 = lane_data_20;
                    next_bank_data2_6 = lane_data2_20;
                    next_bank_lane_6 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_6 = lane_data_21;
                    next_bank_data2_6 = lane_data2_21;
                    next_bank_lane_6 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_6 = lane_data_22;
                    next_bank_data2_6 = lane_data2_22;
                    next_bank_lane_6 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_6 = lane_data_23;
                    next_bank_data2_6 = lane_data2_23;
                    next_bank_lane_6 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_6 = lane_data_24;
                    next_bank_data2_6 = lane_data2_24;
                    next_bank_lane_6 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_6 = lane_data_25;
                    next_bank_data2_6 = lane_data2_25;
                    next_bank_lane_6 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_6 = lane_data_26;
                    next_bank_data2_6 = lane_data2_26;
                    next_bank_lane_6 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_6 = lane_data_27;
                    next_bank_data2_6 = lane_data2_27;
                    next_bank_lane_6 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_6 = lane_data_28;
                    next_bank_data2_6 = lane_data2_28;
                    next_bank_lane_6 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_6 = lane_data_29;
                    next_bank_data2_6 = lane_data2_29;
                    next_bank_lane_6 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_6 = lane_data_30;
                    next_bank_data2_6 = lane_data2_30;
                    next_bank_lane_6 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_6)) begin
                if (~next_bank_valid[6]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (6)) | ((1'b1) << (6)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_6 = lane_data_31;
                    next_bank_data2_6 = lane_data2_31;
                    next_bank_lane_6 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_6 = row;
        bank_byte_6 = ((granted) & 2'h3);
        next_bank_data_7 = 32'h0;
        next_bank_data2_7 = 32'h0;
        next_bank_lane_7 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[7]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_7 = lane_data_0;
                    next_bank_data2_7 = lane_data2_0;
                    next_bank_lane_7 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_7 = lane_data_1;
                    next_bank_data2_7 = lane_data2_1;
                    next_bank_lane_7 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_7 = lane_data_2;
                    next_bank_data2_7 = lane_data2_2;
                    next_bank_lane_7 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_7 = lane_data_3;
                    next_bank_data2_7 = lane_data2_3;
                    next_bank_lane_7 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_7 = lane_data_4;
                    next_bank_data2_7 = lane_data2_4;
                    next_bank_lane_7 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_7 = lane_data_5;
                    next_bank_data2_7 = lane_data2_5;
                    next_bank_lane_7 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_7 = lane_data_6;
                    next_bank_data2_7 = lane_data2_6;
                    next_bank_lane_7 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_7 = lane_data_7;
                    next_bank_data2_7 = lane_data2_7;
                    next_bank_lane_7 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_7 = lane_data_8;
                    next_bank_data2_7 = lane_data2_8;
                    next_bank_lane_7 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_7 = lane_data_9;
                    next_bank_data2_7 = lane_data2_9;
                    next_bank_lane_7 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_7 = lane_data_10;
                    next_bank_data2_7 = lane_data2_10;
                    next_bank_lane_7 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_7 = lane_data_11;
                    next_bank_data2_7 = lane_data2_11;
                    next_bank_lane_7 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_7 = lane_data_12;
                    next_bank_data2_7 = lane_data2_12;
                    next_bank_lane_7 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_7 = lane_data_13;
                    next_bank_data2_7 = lane_data2_13;
                    next_bank_lane_7 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_7 = lane_data_14;
                    next_bank_data2_7 = lane_data2_14;
                    next_bank_lane_7 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_7 = lane_data_15;
                    next_bank_data2_7 = lane_data2_15;
                    next_bank_lane_7 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_7 = lane_data_16;
                    next_bank_data2_7 = lane_data2_16;
                    next_bank_lane_7 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_7 = lane_data_17;
                    next_bank_data2_7 = lane_data2_17;
                    next_bank_lane_7 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_7 = lane_data_18;
                    next_bank_data2_7 = lane_data2_18;
                    next_bank_lane_7 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_7 = lane_data_19;
                    next_bank_data2_7 = lane_data2_19;
                    next_bank_lane_7 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_7 = lane_data_20;
                    next_bank_data2_7 = lane_data2_20;
                    next_bank_lane_7 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_7 = lane_data_21;
                    next_bank_data2_7 = lane_data2_21;
                    next_bank_lane_7 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_7 = lane_data_22;
                    next_bank_data2_7 = lane_data2_22;
                    next_bank_lane_7 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_7 = lane_data_23;
                    next_bank_data2_7 = lane_data2_23;
                    next_bank_lane_7 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_7 = lane_data_24;
                    next_bank_data2_7 = lane_data2_24;
                    next_bank_lane_7 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_7 = lane_data_25;
                    next_bank_data2_7 = lane_data2_25;
                    next_bank_lane_7 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_7 = lane_data_26;
                    next_bank_data2_7 = lane_data2_26;
                    next_bank_lane_7 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_7 = lane_data_27;
                    next_bank_data2_7 = lane_data2_27;
                    next_bank_lane_7 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_7 = lane_data_28;
                    next_bank_data2_7 = lane_data2_28;
                    next_bank_lane_7 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_7 = lane_data_29;
                    next_bank_data2_7 = lane_data2_29;
                    next_bank_lane_7 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_7 = lane_data_30;
                    next_bank_data2_7 = lane_data2_30;
                    next_bank_lane_7 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_7)) begin
                if (~next_bank_valid[7]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (7)) | ((1'b1) << (7)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_7 = lane_data_31;
                    next_bank_data2_7 = lane_data2_31;
                    next_bank_lane_7 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_7 = row;
        bank_byte_7 = ((granted) & 2'h3);
        next_bank_data_8 = 32'h0;
        next_bank_data2_8 = 32'h0;
        next_bank_lane_8 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[8]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_8 = lane_data_0;
                    next_bank_data2_8 = lane_data2_0;
                    next_bank_lane_8 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_8 = lane_data_1;
                    next_bank_data2_8 = lane_data2_1;
                    next_bank_lane_8 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_8 = lane_data_2;
                    next_bank_data2_8 = lane_data2_2;
                    next_bank_lane_8 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_8 = lane_data_3;
                    next_bank_data2_8 = lane_data2_3;
                    next_bank_lane_8 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_8 = lane_data_4;
                    next_bank_data2_8 = lane_data2_4;
                    next_bank_lane_8 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_8 = lane_data_5;
                    next_bank_data2_8 = lane_data2_5;
                    next_bank_lane_8 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_8 = lane_data_6;
                    next_bank_data2_8 = lane_data2_6;
                    next_bank_lane_8 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_8 = lane_data_7;
                    next_bank_data2_8 = lane_data2_7;
                    next_bank_lane_8 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_8 = lane_data_8;
                    next_bank_data2_8 = lane_data2_8;
                    next_bank_lane_8 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_8 = lane_data_9;
                    next_bank_data2_8 = lane_data2_9;
                    next_bank_lane_8 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_8 = lane_data_10;
                    next_bank_data2_8 = lane_data2_10;
                    next_bank_lane_8 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_8 = lane_data_11;
                    next_bank_data2_8 = lane_data2_11;
                    next_bank_lane_8 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_8 = lane_data_12;
                    next_bank_data2_8 = lane_data2_12;
                    next_bank_lane_8 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_8 = lane_data_13;
                    next_bank_data2_8 = lane_data2_13;
                    next_bank_lane_8 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_8 = lane_data_14;
                    next_bank_data2_8 = lane_data2_14;
                    next_bank_lane_8 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_8 = lane_data_15;
                    next_bank_data2_8 = lane_data2_15;
                    next_bank_lane_8 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_8 = lane_data_16;
                    next_bank_data2_8 = lane_data2_16;
                    next_bank_lane_8 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_8 = lane_data_17;
                    next_bank_data2_8 = lane_data2_17;
                    next_bank_lane_8 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_8 = lane_data_18;
                    next_bank_data2_8 = lane_data2_18;
                    next_bank_lane_8 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_8 = lane_data_19;
                    next_bank_data2_8 = lane_data2_19;
                    next_bank_lane_8 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_8 = lane_data_20;
                    next_bank_data2_8 = lane_data2_20;
                    next_bank_lane_8 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_8 = lane_data_21;
                    next_bank_data2_8 = lane_data2_21;
                    next_bank_lane_8 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_8 = lane_data_22;
                    next_bank_data2_8 = lane_data2_22;
                    next_bank_lane_8 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_8 = lane_data_23;
                    next_bank_data2_8 = lane_data2_23;
                    next_bank_lane_8 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_8 = lane_data_24;
                    next_bank_data2_8 = lane_data2_24;
                    next_bank_lane_8 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_8 = lane_data_25;
                    next_bank_data2_8 = lane_data2_25;
                    next_bank_lane_8 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_8 = lane_data_26;
                    next_bank_data2_8 = lane_data2_26;
                    next_bank_lane_8 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_8 = lane_data_27;
                    next_bank_data2_8 = lane_data2_27;
                    next_bank_lane_8 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_8 = lane_data_28;
                    next_bank_data2_8 = lane_data2_28;
                    next_bank_lane_8 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_8 = lane_data_29;
                    next_bank_data2_8 = lane_data2_29;
                    next_bank_lane_8 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_8 = lane_data_30;
                    next_bank_data2_8 = lane_data2_30;
                    next_bank_lane_8 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_8)) begin
                if (~next_bank_valid[8]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (8)) | ((1'b1) << (8)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_8 = lane_data_31;
                    next_bank_data2_8 = lane_data2_31;
                    next_bank_lane_8 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_8 = row;
        bank_byte_8 = ((granted) & 2'h3);
        next_bank_data_9 = 32'h0;
        next_bank_data2_9 = 32'h0;
        next_bank_lane_9 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[9]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_9 = lane_data_0;
                    next_bank_data2_9 = lane_data2_0;
                    next_bank_lane_9 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_9 = lane_data_1;
                    next_bank_data2_9 = lane_data2_1;
                    next_bank_lane_9 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_9 = lane_data_2;
                    next_bank_data2_9 = lane_data2_2;
                    next_bank_lane_9 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_9 = lane_data_3;
                    next_bank_data2_9 = lane_data2_3;
                    next_bank_lane_9 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_9 = lane_data_4;
                    next_bank_data2_9 = lane_data2_4;
                    next_bank_lane_9 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_9 = lane_data_5;
                    next_bank_data2_9 = lane_data2_5;
                    next_bank_lane_9 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_9 = lane_data_6;
                    next_bank_data2_9 = lane_data2_6;
                    next_bank_lane_9 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_9 = lane_data_7;
                    next_bank_data2_9 = lane_data2_7;
                    next_bank_lane_9 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_9 = lane_data_8;
                    next_bank_data2_9 = lane_data2_8;
                    next_bank_lane_9 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_9 = lane_data_9;
                    next_bank_data2_9 = lane_data2_9;
                    next_bank_lane_9 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_9 = lane_data_10;
                    next_bank_data2_9 = lane_data2_10;
                    next_bank_lane_9 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_9 = lane_data_11;
                    next_bank_data2_9 = lane_data2_11;
                    next_bank_lane_9 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_9 = lane_data_12;
                    next_bank_data2_9 = lane_data2_12;
                    next_bank_lane_9 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_9 = lane_data_13;
                    next_bank_data2_9 = lane_data2_13;
                    next_bank_lane_9 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_9 = lane_data_14;
                    next_bank_data2_9 = lane_data2_14;
                    next_bank_lane_9 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_9 = lane_data_15;
                    next_bank_data2_9 = lane_data2_15;
                    next_bank_lane_9 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_9 = lane_data_16;
                    next_bank_data2_9 = lane_data2_16;
                    next_bank_lane_9 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_9 = lane_data_17;
                    next_bank_data2_9 = lane_data2_17;
                    next_bank_lane_9 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_9 = lane_data_18;
                    next_bank_data2_9 = lane_data2_18;
                    next_bank_lane_9 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_9 = lane_data_19;
                    next_bank_data2_9 = lane_data2_19;
                    next_bank_lane_9 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_9 = lane_data_20;
                    next_bank_data2_9 = lane_data2_20;
                    next_bank_lane_9 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_9 = lane_data_21;
                    next_bank_data2_9 = lane_data2_21;
                    next_bank_lane_9 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_9 = lane_data_22;
                    next_bank_data2_9 = lane_data2_22;
                    next_bank_lane_9 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_9 = lane_data_23;
                    next_bank_data2_9 = lane_data2_23;
                    next_bank_lane_9 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_9 = lane_data_24;
                    next_bank_data2_9 = lane_data2_24;
                    next_bank_lane_9 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_9 = lane_data_25;
                    next_bank_data2_9 = lane_data2_25;
                    next_bank_lane_9 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_9 = lane_data_26;
                    next_bank_data2_9 = lane_data2_26;
                    next_bank_lane_9 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_9 = lane_data_27;
                    next_bank_data2_9 = lane_data2_27;
                    next_bank_lane_9 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_9 = lane_data_28;
                    next_bank_data2_9 = lane_data2_28;
                    next_bank_lane_9 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_9 = lane_data_29;
                    next_bank_data2_9 = lane_data2_29;
                    next_bank_lane_9 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_9 = lane_data_30;
                    next_bank_data2_9 = lane_data2_30;
                    next_bank_lane_9 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_9)) begin
                if (~next_bank_valid[9]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (9)) | ((1'b1) << (9)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_9 = lane_data_31;
                    next_bank_data2_9 = lane_data2_31;
                    next_bank_lane_9 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_9 = row;
        bank_byte_9 = ((granted) & 2'h3);
        next_bank_data_10 = 32'h0;
        next_bank_data2_10 = 32'h0;
        next_bank_lane_10 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[10]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_10 = lane_data_0;
                    next_bank_data2_10 = lane_data2_0;
                    next_bank_lane_10 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_10 = lane_data_1;
                    next_bank_data2_10 = lane_data2_1;
                    next_bank_lane_10 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_10 = lane_data_2;
                    next_bank_data2_10 = lane_data2_2;
                    next_bank_lane_10 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_10 = lane_data_3;
                    next_bank_data2_10 = lane_data2_3;
                    next_bank_lane_10 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_10 = lane_data_4;
                    next_bank_data2_10 = lane_data2_4;
                    next_bank_lane_10 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_10 = lane_data_5;
                    next_bank_data2_10 = lane_data2_5;
                    next_bank_lane_10 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_10 = lane_data_6;
                    next_bank_data2_10 = lane_data2_6;
                    next_bank_lane_10 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_10 = lane_data_7;
                    next_bank_data2_10 = lane_data2_7;
                    next_bank_lane_10 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_10 = lane_data_8;
                    next_bank_data2_10 = lane_data2_8;
                    next_bank_lane_10 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_10 = lane_data_9;
                    next_bank_data2_10 = lane_data2_9;
                    next_bank_lane_10 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_10 = lane_data_10;
                    next_bank_data2_10 = lane_data2_10;
                    next_bank_lane_10 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_10 = lane_data_11;
                    next_bank_data2_10 = lane_data2_11;
                    next_bank_lane_10 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_10 = lane_data_12;
                    next_bank_data2_10 = lane_data2_12;
                    next_bank_lane_10 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_10 = lane_data_13;
                    next_bank_data2_10 = lane_data2_13;
                    next_bank_lane_10 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_10 = lane_data_14;
                    next_bank_data2_10 = lane_data2_14;
                    next_bank_lane_10 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_10 = lane_data_15;
                    next_bank_data2_10 = lane_data2_15;
                    next_bank_lane_10 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_10 = lane_data_16;
                    next_bank_data2_10 = lane_data2_16;
                    next_bank_lane_10 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_10 = lane_data_17;
                    next_bank_data2_10 = lane_data2_17;
                    next_bank_lane_10 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_10 = lane_data_18;
                    next_bank_data2_10 = lane_data2_18;
                    next_bank_lane_10 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_10 = lane_data_19;
                    next_bank_data2_10 = lane_data2_19;
                    next_bank_lane_10 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_10 = lane_data_20;
                    next_bank_data2_10 = lane_data2_20;
                    next_bank_lane_10 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_10 = lane_data_21;
                    next_bank_data2_10 = lane_data2_21;
                    next_bank_lane_10 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_10 = lane_data_22;
                    next_bank_data2_10 = lane_data2_22;
                    next_bank_lane_10 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_10 = lane_data_23;
                    next_bank_data2_10 = lane_data2_23;
                    next_bank_lane_10 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_10 = lane_data_24;
                    next_bank_data2_10 = lane_data2_24;
                    next_bank_lane_10 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_10 = lane_data_25;
                    next_bank_data2_10 = lane_data2_25;
                    next_bank_lane_10 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_10 = lane_data_26;
                    next_bank_data2_10 = lane_data2_26;
                    next_bank_lane_10 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_10 = lane_data_27;
                    next_bank_data2_10 = lane_data2_27;
                    next_bank_lane_10 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_10 = lane_data_28;
                    next_bank_data2_10 = lane_data2_28;
                    next_bank_lane_10 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_10 = lane_data_29;
                    next_bank_data2_10 = lane_data2_29;
                    next_bank_lane_10 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_10 = lane_data_30;
                    next_bank_data2_10 = lane_data2_30;
                    next_bank_lane_10 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_10)) begin
                if (~next_bank_valid[10]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (10)) | ((1'b1) << (10)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_10 = lane_data_31;
                    next_bank_data2_10 = lane_data2_31;
                    next_bank_lane_10 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_10 = row;
        bank_byte_10 = ((granted) & 2'h3);
        next_bank_data_11 = 32'h0;
        next_bank_data2_11 = 32'h0;
        next_bank_lane_11 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[11]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_11 = lane_data_0;
                    next_bank_data2_11 = lane_data2_0;
                    next_bank_lane_11 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_11 = lane_data_1;
                    next_bank_data2_11 = lane_data2_1;
                    next_bank_lane_11 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_11 = lane_data_2;
                    next_bank_data2_11 = lane_data2_2;
                    next_bank_lane_11 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_11 = lane_data_3;
                    next_bank_data2_11 = lane_data2_3;
                    next_bank_lane_11 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_11 = lane_data_4;
                    next_bank_data2_11 = lane_data2_4;
                    next_bank_lane_11 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_11 = lane_data_5;
                    next_bank_data2_11 = lane_data2_5;
                    next_bank_lane_11 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_11 = lane_data_6;
                    next_bank_data2_11 = lane_data2_6;
                    next_bank_lane_11 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_11 = lane_data_7;
                    next_bank_data2_11 = lane_data2_7;
                    next_bank_lane_11 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_11 = lane_data_8;
                    next_bank_data2_11 = lane_data2_8;
                    next_bank_lane_11 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_11 = lane_data_9;
                    next_bank_data2_11 = lane_data2_9;
                    next_bank_lane_11 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_11 = lane_data_10;
                    next_bank_data2_11 = lane_data2_10;
                    next_bank_lane_11 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_11 = lane_data_11;
                    next_bank_data2_11 = lane_data2_11;
                    next_bank_lane_11 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_11 = lane_data_12;
                    next_bank_data2_11 = lane_data2_12;
                    next_bank_lane_11 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_11 = lane_data_13;
                    next_bank_data2_11 = lane_data2_13;
                    next_bank_lane_11 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_11 = lane_data_14;
                    next_bank_data2_11 = lane_data2_14;
                    next_bank_lane_11 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_11 = lane_data_15;
                    next_bank_data2_11 = lane_data2_15;
                    next_bank_lane_11 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_11 = lane_data_16;
                    next_bank_data2_11 = lane_data2_16;
                    next_bank_lane_11 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_11 = lane_data_17;
                    next_bank_data2_11 = lane_data2_17;
                    next_bank_lane_11 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_11 = lane_data_18;
                    next_bank_data2_11 = lane_data2_18;
                    next_bank_lane_11 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_11 = lane_data_19;
                    next_bank_data2_11 = lane_data2_19;
                    next_bank_lane_11 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_11 = lane_data_20;
                    next_bank_data2_11 = lane_data2_20;
                    next_bank_lane_11 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_11 = lane_data_21;
                    next_bank_data2_11 = lane_data2_21;
                    next_bank_lane_11 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_11 = lane_data_22;
                    next_bank_data2_11 = lane_data2_22;
                    next_bank_lane_11 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_11 = lane_data_23;
                    next_bank_data2_11 = lane_data2_23;
                    next_bank_lane_11 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_11 = lane_data_24;
                    next_bank_data2_11 = lane_data2_24;
                    next_bank_lane_11 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_11 = lane_data_25;
                    next_bank_data2_11 = lane_data2_25;
                    next_bank_lane_11 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_11 = lane_data_26;
                    next_bank_data2_11 = lane_data2_26;
                    next_bank_lane_11 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_11 = lane_data_27;
                    next_bank_data2_11 = lane_data2_27;
                    next_bank_lane_11 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_11 = lane_data_28;
                    next_bank_data2_11 = lane_data2_28;
                    next_bank_lane_11 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_11 = lane_data_29;
                    next_bank_data2_11 = lane_data2_29;
                    next_bank_lane_11 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_11 = lane_data_30;
                    next_bank_data2_11 = lane_data2_30;
                    next_bank_lane_11 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_11)) begin
                if (~next_bank_valid[11]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (11)) | ((1'b1) << (11)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_11 = lane_data_31;
                    next_bank_data2_11 = lane_data2_31;
                    next_bank_lane_11 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_11 = row;
        bank_byte_11 = ((granted) & 2'h3);
        next_bank_data_12 = 32'h0;
        next_bank_data2_12 = 32'h0;
        next_bank_lane_12 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[12]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_12 = lane_data_0;
                    next_bank_data2_12 = lane_data2_0;
                    next_bank_lane_12 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_12 = lane_data_1;
                    next_bank_data2_12 = lane_data2_1;
                    next_bank_lane_12 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_12 = lane_data_2;
                    next_bank_data2_12 = lane_data2_2;
                    next_bank_lane_12 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_12 = lane_data_3;
                    next_bank_data2_12 = lane_data2_3;
                    next_bank_lane_12 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_12 = lane_data_4;
                    next_bank_data2_12 = lane_data2_4;
                    next_bank_lane_12 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_12 = lane_data_5;
                    next_bank_data2_12 = lane_data2_5;
                    next_bank_lane_12 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_12 = lane_data_6;
                    next_bank_data2_12 = lane_data2_6;
                    next_bank_lane_12 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_12 = lane_data_7;
                    next_bank_data2_12 = lane_data2_7;
                    next_bank_lane_12 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_12 = lane_data_8;
                    next_bank_data2_12 = lane_data2_8;
                    next_bank_lane_12 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_12 = lane_data_9;
                    next_bank_data2_12 = lane_data2_9;
                    next_bank_lane_12 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_12 = lane_data_10;
                    next_bank_data2_12 = lane_data2_10;
                    next_bank_lane_12 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_12 = lane_data_11;
                    next_bank_data2_12 = lane_data2_11;
                    next_bank_lane_12 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_12 = lane_data_12;
                    next_bank_data2_12 = lane_data2_12;
                    next_bank_lane_12 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_12 = lane_data_13;
                    next_bank_data2_12 = lane_data2_13;
                    next_bank_lane_12 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_12 = lane_data_14;
                    next_bank_data2_12 = lane_data2_14;
                    next_bank_lane_12 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_12 = lane_data_15;
                    next_bank_data2_12 = lane_data2_15;
                    next_bank_lane_12 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_12 = lane_data_16;
                    next_bank_data2_12 = lane_data2_16;
                    next_bank_lane_12 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_12 = lane_data_17;
                    next_bank_data2_12 = lane_data2_17;
                    next_bank_lane_12 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_12 = lane_data_18;
                    next_bank_data2_12 = lane_data2_18;
                    next_bank_lane_12 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_12 = lane_data_19;
                    next_bank_data2_12 = lane_data2_19;
                    next_bank_lane_12 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_12 = lane_data_20;
                    next_bank_data2_12 = lane_data2_20;
                    next_bank_lane_12 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_12 = lane_data_21;
                    next_bank_data2_12 = lane_data2_21;
                    next_bank_lane_12 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_12 = lane_data_22;
                    next_bank_data2_12 = lane_data2_22;
                    next_bank_lane_12 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_12 = lane_data_23;
                    next_bank_data2_12 = lane_data2_23;
                    next_bank_lane_12 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_12 = lane_data_24;
                    next_bank_data2_12 = lane_data2_24;
                    next_bank_lane_12 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_12 = lane_data_25;
                    next_bank_data2_12 = lane_data2_25;
                    next_bank_lane_12 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_12 = lane_data_26;
                    next_bank_data2_12 = lane_data2_26;
                    next_bank_lane_12 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_12 = lane_data_27;
                    next_bank_data2_12 = lane_data2_27;
                    next_bank_lane_12 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_12 = lane_data_28;
                    next_bank_data2_12 = lane_data2_28;
                    next_bank_lane_12 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_12 = lane_data_29;
                    next_bank_data2_12 = lane_data2_29;
                    next_bank_lane_12 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_12 = lane_data_30;
                    next_bank_data2_12 = lane_data2_30;
                    next_bank_lane_12 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_12)) begin
                if (~next_bank_valid[12]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (12)) | ((1'b1) << (12)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_12 = lane_data_31;
                    next_bank_data2_12 = lane_data2_31;
                    next_bank_lane_12 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_12 = row;
        bank_byte_12 = ((granted) & 2'h3);
        next_bank_data_13 = 32'h0;
        next_bank_data2_13 = 32'h0;
        next_bank_lane_13 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[13]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_13 = lane_data_0;
                    next_bank_data2_13 = lane_data2_0;
                    next_bank_lane_13 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_13 = lane_data_1;
                    next_bank_data2_13 = lane_data2_1;
                    next_bank_lane_13 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_13 = lane_data_2;
                    next_bank_data2_13 = lane_data2_2;
                    next_bank_lane_13 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_13 = lane_data_3;
                    next_bank_data2_13 = lane_data2_3;
                    next_bank_lane_13 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_13 = lane_data_4;
                    next_bank_data2_13 = lane_data2_4;
                    next_bank_lane_13 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_13 = lane_data_5;
                    next_bank_data2_13 = lane_data2_5;
                    next_bank_lane_13 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_13 = lane_data_6;
                    next_bank_data2_13 = lane_data2_6;
                    next_bank_lane_13 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_13 = lane_data_7;
                    next_bank_data2_13 = lane_data2_7;
                    next_bank_lane_13 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_13 = lane_data_8;
                    next_bank_data2_13 = lane_data2_8;
                    next_bank_lane_13 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_13 = lane_data_9;
                    next_bank_data2_13 = lane_data2_9;
                    next_bank_lane_13 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_13 = lane_data_10;
                    next_bank_data2_13 = lane_data2_10;
                    next_bank_lane_13 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_13 = lane_data_11;
                    next_bank_data2_13 = lane_data2_11;
                    next_bank_lane_13 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_13 = lane_data_12;
                    next_bank_data2_13 = lane_data2_12;
                    next_bank_lane_13 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_13 = lane_data_13;
                    next_bank_data2_13 = lane_data2_13;
                    next_bank_lane_13 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_13 = lane_data_14;
                    next_bank_data2_13 = lane_data2_14;
                    next_bank_lane_13 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_13 = lane_data_15;
                    next_bank_data2_13 = lane_data2_15;
                    next_bank_lane_13 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_13 = lane_data_16;
                    next_bank_data2_13 = lane_data2_16;
                    next_bank_lane_13 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_13 = lane_data_17;
                    next_bank_data2_13 = lane_data2_17;
                    next_bank_lane_13 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_13 = lane_data_18;
                    next_bank_data2_13 = lane_data2_18;
                    next_bank_lane_13 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_13 = lane_data_19;
                    next_bank_data2_13 = lane_data2_19;
                    next_bank_lane_13 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_13 = lane_data_20;
                    next_bank_data2_13 = lane_data2_20;
                    next_bank_lane_13 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_13 = lane_data_21;
                    next_bank_data2_13 = lane_data2_21;
                    next_bank_lane_13 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_13 = lane_data_22;
                    next_bank_data2_13 = lane_data2_22;
                    next_bank_lane_13 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_13 = lane_data_23;
                    next_bank_data2_13 = lane_data2_23;
                    next_bank_lane_13 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_13 = lane_data_24;
                    next_bank_data2_13 = lane_data2_24;
                    next_bank_lane_13 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_13 = lane_data_25;
                    next_bank_data2_13 = lane_data2_25;
                    next_bank_lane_13 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_13 = lane_data_26;
                    next_bank_data2_13 = lane_data2_26;
                    next_bank_lane_13 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_13 = lane_data_27;
                    next_bank_data2_13 = lane_data2_27;
                    next_bank_lane_13 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_13 = lane_data_28;
                    next_bank_data2_13 = lane_data2_28;
                    next_bank_lane_13 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_13 = lane_data_29;
                    next_bank_data2_13 = lane_data2_29;
                    next_bank_lane_13 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_13 = lane_data_30;
                    next_bank_data2_13 = lane_data2_30;
                    next_bank_lane_13 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_13)) begin
                if (~next_bank_valid[13]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (13)) | ((1'b1) << (13)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_13 = lane_data_31;
                    next_bank_data2_13 = lane_data2_31;
                    next_bank_lane_13 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_13 = row;
        bank_byte_13 = ((granted) & 2'h3);
        next_bank_data_14 = 32'h0;
        next_bank_data2_14 = 32'h0;
        next_bank_lane_14 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[14]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_14 = lane_data_0;
                    next_bank_data2_14 = lane_data2_0;
                    next_bank_lane_14 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_14 = lane_data_1;
                    next_bank_data2_14 = lane_data2_1;
                    next_bank_lane_14 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_14 = lane_data_2;
                    next_bank_data2_14 = lane_data2_2;
                    next_bank_lane_14 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_14 = lane_data_3;
                    next_bank_data2_14 = lane_data2_3;
                    next_bank_lane_14 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_14 = lane_data_4;
                    next_bank_data2_14 = lane_data2_4;
                    next_bank_lane_14 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_14 = lane_data_5;
                    next_bank_data2_14 = lane_data2_5;
                    next_bank_lane_14 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_14 = lane_data_6;
                    next_bank_data2_14 = lane_data2_6;
                    next_bank_lane_14 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_14 = lane_data_7;
                    next_bank_data2_14 = lane_data2_7;
                    next_bank_lane_14 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_14 = lane_data_8;
                    next_bank_data2_14 = lane_data2_8;
                    next_bank_lane_14 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_14 = lane_data_9;
                    next_bank_data2_14 = lane_data2_9;
                    next_bank_lane_14 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_14 = lane_data_10;
                    next_bank_data2_14 = lane_data2_10;
                    next_bank_lane_14 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_14 = lane_data_11;
                    next_bank_data2_14 = lane_data2_11;
                    next_bank_lane_14 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_14 = lane_data_12;
                    next_bank_data2_14 = lane_data2_12;
                    next_bank_lane_14 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_14 = lane_data_13;
                    next_bank_data2_14 = lane_data2_13;
                    next_bank_lane_14 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_14 = lane_data_14;
                    next_bank_data2_14 = lane_data2_14;
                    next_bank_lane_14 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_14 = lane_data_15;
                    next_bank_data2_14 = lane_data2_15;
                    next_bank_lane_14 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_14 = lane_data_16;
                    next_bank_data2_14 = lane_data2_16;
                    next_bank_lane_14 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_14 = lane_data_17;
                    next_bank_data2_14 = lane_data2_17;
                    next_bank_lane_14 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_14 = lane_data_18;
                    next_bank_data2_14 = lane_data2_18;
                    next_bank_lane_14 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_14 = lane_data_19;
                    next_bank_data2_14 = lane_data2_19;
                    next_bank_lane_14 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_14 = lane_data_20;
                    next_bank_data2_14 = lane_data2_20;
                    next_bank_lane_14 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_14 = lane_data_21;
                    next_bank_data2_14 = lane_data2_21;
                    next_bank_lane_14 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_14 = lane_data_22;
                    next_bank_data2_14 = lane_data2_22;
                    next_bank_lane_14 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_14 = lane_data_23;
                    next_bank_data2_14 = lane_data2_23;
                    next_bank_lane_14 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_14 = lane_data_24;
                    next_bank_data2_14 = lane_data2_24;
                    next_bank_lane_14 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_14 = lane_data_25;
                    next_bank_data2_14 = lane_data2_25;
                    next_bank_lane_14 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_14 = lane_data_26;
                    next_bank_data2_14 = lane_data2_26;
                    next_bank_lane_14 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_14 = lane_data_27;
                    next_bank_data2_14 = lane_data2_27;
                    next_bank_lane_14 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_14 = lane_data_28;
                    next_bank_data2_14 = lane_data2_28;
                    next_bank_lane_14 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_14 = lane_data_29;
                    next_bank_data2_14 = lane_data2_29;
                    next_bank_lane_14 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_14 = lane_data_30;
                    next_bank_data2_14 = lane_data2_30;
                    next_bank_lane_14 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_14)) begin
                if (~next_bank_valid[14]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (14)) | ((1'b1) << (14)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_14 = lane_data_31;
                    next_bank_data2_14 = lane_data2_31;
                    next_bank_lane_14 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_14 = row;
        bank_byte_14 = ((granted) & 2'h3);
        next_bank_data_15 = 32'h0;
        next_bank_data2_15 = 32'h0;
        next_bank_lane_15 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[15]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_15 = lane_data_0;
                    next_bank_data2_15 = lane_data2_0;
                    next_bank_lane_15 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_15 = lane_data_1;
                    next_bank_data2_15 = lane_data2_1;
                    next_bank_lane_15 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_15 = lane_data_2;
                    next_bank_data2_15 = lane_data2_2;
                    next_bank_lane_15 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_15 = lane_data_3;
                    next_bank_data2_15 = lane_data2_3;
                    next_bank_lane_15 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_15 = lane_data_4;
                    next_bank_data2_15 = lane_data2_4;
                    next_bank_lane_15 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_15 = lane_data_5;
                    next_bank_data2_15 = lane_data2_5;
                    next_bank_lane_15 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_15 = lane_data_6;
                    next_bank_data2_15 = lane_data2_6;
                    next_bank_lane_15 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_15 = lane_data_7;
                    next_bank_data2_15 = lane_data2_7;
                    next_bank_lane_15 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_15 = lane_data_8;
                    next_bank_data2_15 = lane_data2_8;
                    next_bank_lane_15 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_15 = lane_data_9;
                    next_bank_data2_15 = lane_data2_9;
                    next_bank_lane_15 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_15 = lane_data_10;
                    next_bank_data2_15 = lane_data2_10;
                    next_bank_lane_15 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_15 = lane_data_11;
                    next_bank_data2_15 = lane_data2_11;
                    next_bank_lane_15 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_15 = lane_data_12;
                    next_bank_data2_15 = lane_data2_12;
                    next_bank_lane_15 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_15 = lane_data_13;
                    next_bank_data2_15 = lane_data2_13;
                    next_bank_lane_15 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_15 = lane_data_14;
                    next_bank_data2_15 = lane_data2_14;
                    next_bank_lane_15 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_15 = lane_data_15;
                    next_bank_data2_15 = lane_data2_15;
                    next_bank_lane_15 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_15 = lane_data_16;
                    next_bank_data2_15 = lane_data2_16;
                    next_bank_lane_15 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_15 = lane_data_17;
                    next_bank_data2_15 = lane_data2_17;
                    next_bank_lane_15 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_15 = lane_data_18;
                    next_bank_data2_15 = lane_data2_18;
                    next_bank_lane_15 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_15 = lane_data_19;
                    next_bank_data2_15 = lane_data2_19;
                    next_bank_lane_15 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_15 = lane_data_20;
                    next_bank_data2_15 = lane_data2_20;
                    next_bank_lane_15 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_15 = lane_data_21;
                    next_bank_data2_15 = lane_data2_21;
                    next_bank_lane_15 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_15 = lane_data_22;
                    next_bank_data2_15 = lane_data2_22;
                    next_bank_lane_15 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_15 = lane_data_23;
                    next_bank_data2_15 = lane_data2_23;
                    next_bank_lane_15 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_15 = lane_data_24;
                    next_bank_data2_15 = lane_data2_24;
                    next_bank_lane_15 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_15 = lane_data_25;
                    next_bank_data2_15 = lane_data2_25;
                    next_bank_lane_15 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_15 = lane_data_26;
                    next_bank_data2_15 = lane_data2_26;
                    next_bank_lane_15 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_15 = lane_data_27;
                    next_bank_data2_15 = lane_data2_27;
                    next_bank_lane_15 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_15 = lane_data_28;
                    next_bank_data2_15 = lane_data2_28;
                    next_bank_lane_15 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_15 = lane_data_29;
                    next_bank_data2_15 = lane_data2_29;
                    next_bank_lane_15 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_15 = lane_data_30;
                    next_bank_data2_15 = lane_data2_30;
                    next_bank_lane_15 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_15)) begin
                if (~next_bank_valid[15]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (15)) | ((1'b1) << (15)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_15 = lane_data_31;
                    next_bank_data2_15 = lane_data2_31;
                    next_bank_lane_15 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_15 = row;
        bank_byte_15 = ((granted) & 2'h3);
        next_bank_data_16 = 32'h0;
        next_bank_data2_16 = 32'h0;
        next_bank_lane_16 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[16]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_16 = lane_data_0;
                    next_bank_data2_16 = lane_data2_0;
                    next_bank_lane_16 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_16 = lane_data_1;
                    next_bank_data2_16 = lane_data2_1;
                    next_bank_lane_16 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_16 = lane_data_2;
                    next_bank_data2_16 = lane_data2_2;
                    next_bank_lane_16 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_16 = lane_data_3;
                    next_bank_data2_16 = lane_data2_3;
                    next_bank_lane_16 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_16 = lane_data_4;
                    next_bank_data2_16 = lane_data2_4;
                    next_bank_lane_16 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_16 = lane_data_5;
                    next_bank_data2_16 = lane_data2_5;
                    next_bank_lane_16 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_16 = lane_data_6;
                    next_bank_data2_16 = lane_data2_6;
                    next_bank_lane_16 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_16 = lane_data_7;
                    next_bank_data2_16 = lane_data2_7;
                    next_bank_lane_16 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_16 = lane_data_8;
                    next_bank_data2_16 = lane_data2_8;
                    next_bank_lane_16 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_16 = lane_data_9;
                    next_bank_data2_16 = lane_data2_9;
                    next_bank_lane_16 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_16 = lane_data_10;
                    next_bank_data2_16 = lane_data2_10;
                    next_bank_lane_16 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_16 = lane_data_11;
                    next_bank_data2_16 = lane_data2_11;
                    next_bank_lane_16 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_16 = lane_data_12;
                    next_bank_data2_16 = lane_data2_12;
                    next_bank_lane_16 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_16 = lane_data_13;
                    next_bank_data2_16 = lane_data2_13;
                    next_bank_lane_16 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_16 = lane_data_14;
                    next_bank_data2_16 = lane_data2_14;
                    next_bank_lane_16 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_16 = lane_data_15;
                    next_bank_data2_16 = lane_data2_15;
                    next_bank_lane_16 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_16 = lane_data_16;
                    next_bank_data2_16 = lane_data2_16;
                    next_bank_lane_16 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_16 = lane_data_17;
                    next_bank_data2_16 = lane_data2_17;
                    next_bank_lane_16 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_16 = lane_data_18;
                    next_bank_data2_16 = lane_data2_18;
                    next_bank_lane_16 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_16 = lane_data_19;
                    next_bank_data2_16 = lane_data2_19;
                    next_bank_lane_16 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_16 = lane_data_20;
                    next_bank_data2_16 = lane_data2_20;
                    next_bank_lane_16 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_16 = lane_data_21;
                    next_bank_data2_16 = lane_data2_21;
                    next_bank_lane_16 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_16 = lane_data_22;
                    next_bank_data2_16 = lane_data2_22;
                    next_bank_lane_16 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_16 = lane_data_23;
                    next_bank_data2_16 = lane_data2_23;
                    next_bank_lane_16 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_16 = lane_data_24;
                    next_bank_data2_16 = lane_data2_24;
                    next_bank_lane_16 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_16 = lane_data_25;
                    next_bank_data2_16 = lane_data2_25;
                    next_bank_lane_16 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_16 = lane_data_26;
                    next_bank_data2_16 = lane_data2_26;
                    next_bank_lane_16 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_16 = lane_data_27;
                    next_bank_data2_16 = lane_data2_27;
                    next_bank_lane_16 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_16 = lane_data_28;
                    next_bank_data2_16 = lane_data2_28;
                    next_bank_lane_16 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_16 = lane_data_29;
                    next_bank_data2_16 = lane_data2_29;
                    next_bank_lane_16 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_16 = lane_data_30;
                    next_bank_data2_16 = lane_data2_30;
                    next_bank_lane_16 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_16)) begin
                if (~next_bank_valid[16]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (16)) | ((1'b1) << (16)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_16 = lane_data_31;
                    next_bank_data2_16 = lane_data2_31;
                    next_bank_lane_16 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_16 = row;
        bank_byte_16 = ((granted) & 2'h3);
        next_bank_data_17 = 32'h0;
        next_bank_data2_17 = 32'h0;
        next_bank_lane_17 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[17]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_17 = lane_data_0;
                    next_bank_data2_17 = lane_data2_0;
                    next_bank_lane_17 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_17 = lane_data_1;
                    next_bank_data2_17 = lane_data2_1;
                    next_bank_lane_17 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_17 = lane_data_2;
                    next_bank_data2_17 = lane_data2_2;
                    next_bank_lane_17 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_17 = lane_data_3;
                    next_bank_data2_17 = lane_data2_3;
                    next_bank_lane_17 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_17 = lane_data_4;
                    next_bank_data2_17 = lane_data2_4;
                    next_bank_lane_17 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_17 = lane_data_5;
                    next_bank_data2_17 = lane_data2_5;
                    next_bank_lane_17 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_17 = lane_data_6;
                    next_bank_data2_17 = lane_data2_6;
                    next_bank_lane_17 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_17 = lane_data_7;
                    next_bank_data2_17 = lane_data2_7;
                    next_bank_lane_17 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_17 = lane_data_8;
                    next_bank_data2_17 = lane_data2_8;
                    next_bank_lane_17 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_17 = lane_data_9;
                    next_bank_data2_17 = lane_data2_9;
                    next_bank_lane_17 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_17 = lane_data_10;
                    next_bank_data2_17 = lane_data2_10;
                    next_bank_lane_17 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_17 = lane_data_11;
                    next_bank_data2_17 = lane_data2_11;
                    next_bank_lane_17 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_17 = lane_data_12;
                    next_bank_data2_17 = lane_data2_12;
                    next_bank_lane_17 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_17 = lane_data_13;
                    next_bank_data2_17 = lane_data2_13;
                    next_bank_lane_17 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_17 = lane_data_14;
                    next_bank_data2_17 = lane_data2_14;
                    next_bank_lane_17 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_17 = lane_data_15;
                    next_bank_data2_17 = lane_data2_15;
                    next_bank_lane_17 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_17 = lane_data_16;
                    next_bank_data2_17 = lane_data2_16;
                    next_bank_lane_17 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_17 = lane_data_17;
                    next_bank_data2_17 = lane_data2_17;
                    next_bank_lane_17 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_17 = lane_data_18;
                    next_bank_data2_17 = lane_data2_18;
                    next_bank_lane_17 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_17 = lane_data_19;
                    next_bank_data2_17 = lane_data2_19;
                    next_bank_lane_17 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_17 = lane_data_20;
                    next_bank_data2_17 = lane_data2_20;
                    next_bank_lane_17 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_17 = lane_data_21;
                    next_bank_data2_17 = lane_data2_21;
                    next_bank_lane_17 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_17 = lane_data_22;
                    next_bank_data2_17 = lane_data2_22;
                    next_bank_lane_17 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_17 = lane_data_23;
                    next_bank_data2_17 = lane_data2_23;
                    next_bank_lane_17 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_17 = lane_data_24;
                    next_bank_data2_17 = lane_data2_24;
                    next_bank_lane_17 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_17 = lane_data_25;
                    next_bank_data2_17 = lane_data2_25;
                    next_bank_lane_17 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_17 = lane_data_26;
                    next_bank_data2_17 = lane_data2_26;
                    next_bank_lane_17 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_17 = lane_data_27;
                    next_bank_data2_17 = lane_data2_27;
                    next_bank_lane_17 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_17 = lane_data_28;
                    next_bank_data2_17 = lane_data2_28;
                    next_bank_lane_17 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_17 = lane_data_29;
                    next_bank_data2_17 = lane_data2_29;
                    next_bank_lane_17 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_17 = lane_data_30;
                    next_bank_data2_17 = lane_data2_30;
                    next_bank_lane_17 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_17)) begin
                if (~next_bank_valid[17]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (17)) | ((1'b1) << (17)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_17 = lane_data_31;
                    next_bank_data2_17 = lane_data2_31;
                    next_bank_lane_17 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_17 = row;
        bank_byte_17 = ((granted) & 2'h3);
        next_bank_data_18 = 32'h0;
        next_bank_data2_18 = 32'h0;
        next_bank_lane_18 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[18]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_18 = lane_data_0;
                    next_bank_data2_18 = lane_data2_0;
                    next_bank_lane_18 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_18 = lane_data_1;
                    next_bank_data2_18 = lane_data2_1;
                    next_bank_lane_18 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_18 = lane_data_2;
                    next_bank_data2_18 = lane_data2_2;
                    next_bank_lane_18 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_18 = lane_data_3;
                    next_bank_data2_18 = lane_data2_3;
                    next_bank_lane_18 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_18 = lane_data_4;
                    next_bank_data2_18 = lane_data2_4;
                    next_bank_lane_18 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_18 = lane_data_5;
                    next_bank_data2_18 = lane_data2_5;
                    next_bank_lane_18 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_18 = lane_data_6;
                    next_bank_data2_18 = lane_data2_6;
                    next_bank_lane_18 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_18 = lane_data_7;
                    next_bank_data2_18 = lane_data2_7;
                    next_bank_lane_18 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_18 = lane_data_8;
                    next_bank_data2_18 = lane_data2_8;
                    next_bank_lane_18 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_18 = lane_data_9;
                    next_bank_data2_18 = lane_data2_9;
                    next_bank_lane_18 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_18 = lane_data_10;
                    next_bank_data2_18 = lane_data2_10;
                    next_bank_lane_18 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_18 = lane_data_11;
                    next_bank_data2_18 = lane_data2_11;
                    next_bank_lane_18 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_18 = lane_data_12;
                    next_bank_data2_18 = lane_data2_12;
                    next_bank_lane_18 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_18 = lane_data_13;
                    next_bank_data2_18 = lane_data2_13;
                    next_bank_lane_18 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_18 = lane_data_14;
                    next_bank_data2_18 = lane_data2_14;
                    next_bank_lane_18 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_18 = lane_data_15;
                    next_bank_data2_18 = lane_data2_15;
                    next_bank_lane_18 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_18 = lane_data_16;
                    next_bank_data2_18 = lane_data2_16;
                    next_bank_lane_18 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_18 = lane_data_17;
                    next_bank_data2_18 = lane_data2_17;
                    next_bank_lane_18 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_18 = lane_data_18;
                    next_bank_data2_18 = lane_data2_18;
                    next_bank_lane_18 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_18 = lane_data_19;
                    next_bank_data2_18 = lane_data2_19;
                    next_bank_lane_18 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_18 = lane_data_20;
                    next_bank_data2_18 = lane_data2_20;
                    next_bank_lane_18 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_18 = lane_data_21;
                    next_bank_data2_18 = lane_data2_21;
                    next_bank_lane_18 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_18 = lane_data_22;
                    next_bank_data2_18 = lane_data2_22;
                    next_bank_lane_18 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_18 = lane_data_23;
                    next_bank_data2_18 = lane_data2_23;
                    next_bank_lane_18 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_18 = lane_data_24;
                    next_bank_data2_18 = lane_data2_24;
                    next_bank_lane_18 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_18 = lane_data_25;
                    next_bank_data2_18 = lane_data2_25;
                    next_bank_lane_18 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_18 = lane_data_26;
                    next_bank_data2_18 = lane_data2_26;
                    next_bank_lane_18 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_18 = lane_data_27;
                    next_bank_data2_18 = lane_data2_27;
                    next_bank_lane_18 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_18 = lane_data_28;
                    next_bank_data2_18 = lane_data2_28;
                    next_bank_lane_18 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_18 = lane_data_29;
                    next_bank_data2_18 = lane_data2_29;
                    next_bank_lane_18 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_18 = lane_data_30;
                    next_bank_data2_18 = lane_data2_30;
                    next_bank_lane_18 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_18)) begin
                if (~next_bank_valid[18]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (18)) | ((1'b1) << (18)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_18 = lane_data_31;
                    next_bank_data2_18 = lane_data2_31;
                    next_bank_lane_18 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_18 = row;
        bank_byte_18 = ((granted) & 2'h3);
        next_bank_data_19 = 32'h0;
        next_bank_data2_19 = 32'h0;
        next_bank_lane_19 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[19]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_19 = lane_data_0;
                    next_bank_data2_19 = lane_data2_0;
                    next_bank_lane_19 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_19 = lane_data_1;
                    next_bank_data2_19 = lane_data2_1;
                    next_bank_lane_19 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_19 = lane_data_2;
                    next_bank_data2_19 = lane_data2_2;
                    next_bank_lane_19 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_19 = lane_data_3;
                    next_bank_data2_19 = lane_data2_3;
                    next_bank_lane_19 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_19 = lane_data_4;
                    next_bank_data2_19 = lane_data2_4;
                    next_bank_lane_19 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_19 = lane_data_5;
                    next_bank_data2_19 = lane_data2_5;
                    next_bank_lane_19 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_19 = lane_data_6;
                    next_bank_data2_19 = lane_data2_6;
                    next_bank_lane_19 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_19 = lane_data_7;
                    next_bank_data2_19 = lane_data2_7;
                    next_bank_lane_19 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_19 = lane_data_8;
                    next_bank_data2_19 = lane_data2_8;
                    next_bank_lane_19 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_19 = lane_data_9;
                    next_bank_data2_19 = lane_data2_9;
                    next_bank_lane_19 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_19 = lane_data_10;
                    next_bank_data2_19 = lane_data2_10;
                    next_bank_lane_19 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_19 = lane_data_11;
                    next_bank_data2_19 = lane_data2_11;
                    next_bank_lane_19 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_19 = lane_data_12;
                    next_bank_data2_19 = lane_data2_12;
                    next_bank_lane_19 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_19 = lane_data_13;
                    next_bank_data2_19 = lane_data2_13;
                    next_bank_lane_19 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_19 = lane_data_14;
                    next_bank_data2_19 = lane_data2_14;
                    next_bank_lane_19 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_19 = lane_data_15;
                    next_bank_data2_19 = lane_data2_15;
                    next_bank_lane_19 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_19 = lane_data_16;
                    next_bank_data2_19 = lane_data2_16;
                    next_bank_lane_19 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_19 = lane_data_17;
                    next_bank_data2_19 = lane_data2_17;
                    next_bank_lane_19 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_19 = lane_data_18;
                    next_bank_data2_19 = lane_data2_18;
                    next_bank_lane_19 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_19 = lane_data_19;
                    next_bank_data2_19 = lane_data2_19;
                    next_bank_lane_19 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_19 = lane_data_20;
                    next_bank_data2_19 = lane_data2_20;
                    next_bank_lane_19 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_19 = lane_data_21;
                    next_bank_data2_19 = lane_data2_21;
                    next_bank_lane_19 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_19 = lane_data_22;
                    next_bank_data2_19 = lane_data2_22;
                    next_bank_lane_19 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_19 = lane_data_23;
                    next_bank_data2_19 = lane_data2_23;
                    next_bank_lane_19 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_19 = lane_data_24;
                    next_bank_data2_19 = lane_data2_24;
                    next_bank_lane_19 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_19 = lane_data_25;
                    next_bank_data2_19 = lane_data2_25;
                    next_bank_lane_19 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_19 = lane_data_26;
                    next_bank_data2_19 = lane_data2_26;
                    next_bank_lane_19 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_19 = lane_data_27;
                    next_bank_data2_19 = lane_data2_27;
                    next_bank_lane_19 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_19 = lane_data_28;
                    next_bank_data2_19 = lane_data2_28;
                    next_bank_lane_19 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_19 = lane_data_29;
                    next_bank_data2_19 = lane_data2_29;
                    next_bank_lane_19 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_19 = lane_data_30;
                    next_bank_data2_19 = lane_data2_30;
                    next_bank_lane_19 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_19)) begin
                if (~next_bank_valid[19]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (19)) | ((1'b1) << (19)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_19 = lane_data_31;
                    next_bank_data2_19 = lane_data2_31;
                    next_bank_lane_19 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_19 = row;
        bank_byte_19 = ((granted) & 2'h3);
        next_bank_data_20 = 32'h0;
        next_bank_data2_20 = 32'h0;
        next_bank_lane_20 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[20]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_20 = lane_data_0;
                    next_bank_data2_20 = lane_data2_0;
                    next_bank_lane_20 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_20 = lane_data_1;
                    next_bank_data2_20 = lane_data2_1;
                    next_bank_lane_20 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_20 = lane_data_2;
                    next_bank_data2_20 = lane_data2_2;
                    next_bank_lane_20 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_20 = lane_data_3;
                    next_bank_data2_20 = lane_data2_3;
                    next_bank_lane_20 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_20 = lane_data_4;
                    next_bank_data2_20 = lane_data2_4;
                    next_bank_lane_20 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_20 = lane_data_5;
                    next_bank_data2_20 = lane_data2_5;
                    next_bank_lane_20 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_20 = lane_data_6;
                    next_bank_data2_20 = lane_data2_6;
                    next_bank_lane_20 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_20 = lane_data_7;
                    next_bank_data2_20 = lane_data2_7;
                    next_bank_lane_20 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_20 = lane_data_8;
                    next_bank_data2_20 = lane_data2_8;
                    next_bank_lane_20 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_20 = lane_data_9;
                    next_bank_data2_20 = lane_data2_9;
                    next_bank_lane_20 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_20 = lane_data_10;
                    next_bank_data2_20 = lane_data2_10;
                    next_bank_lane_20 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_20 = lane_data_11;
                    next_bank_data2_20 = lane_data2_11;
                    next_bank_lane_20 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_20 = lane_data_12;
                    next_bank_data2_20 = lane_data2_12;
                    next_bank_lane_20 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_20 = lane_data_13;
                    next_bank_data2_20 = lane_data2_13;
                    next_bank_lane_20 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_20 = lane_data_14;
                    next_bank_data2_20 = lane_data2_14;
                    next_bank_lane_20 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_20 = lane_data_15;
                    next_bank_data2_20 = lane_data2_15;
                    next_bank_lane_20 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_20 = lane_data_16;
                    next_bank_data2_20 = lane_data2_16;
                    next_bank_lane_20 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_20 = lane_data_17;
                    next_bank_data2_20 = lane_data2_17;
                    next_bank_lane_20 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_20 = lane_data_18;
                    next_bank_data2_20 = lane_data2_18;
                    next_bank_lane_20 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_20 = lane_data_19;
                    next_bank_data2_20 = lane_data2_19;
                    next_bank_lane_20 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_20 = lane_data_20;
                    next_bank_data2_20 = lane_data2_20;
                    next_bank_lane_20 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_20 = lane_data_21;
                    next_bank_data2_20 = lane_data2_21;
                    next_bank_lane_20 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_20 = lane_data_22;
                    next_bank_data2_20 = lane_data2_22;
                    next_bank_lane_20 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_20 = lane_data_23;
                    next_bank_data2_20 = lane_data2_23;
                    next_bank_lane_20 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_20 = lane_data_24;
                    next_bank_data2_20 = lane_data2_24;
                    next_bank_lane_20 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_20 = lane_data_25;
                    next_bank_data2_20 = lane_data2_25;
                    next_bank_lane_20 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_20 = lane_data_26;
                    next_bank_data2_20 = lane_data2_26;
                    next_bank_lane_20 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_20 = lane_data_27;
                    next_bank_data2_20 = lane_data2_27;
                    next_bank_lane_20 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_20 = lane_data_28;
                    next_bank_data2_20 = lane_data2_28;
                    next_bank_lane_20 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_20 = lane_data_29;
                    next_bank_data2_20 = lane_data2_29;
                    next_bank_lane_20 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_20 = lane_data_30;
                    next_bank_data2_20 = lane_data2_30;
                    next_bank_lane_20 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_20)) begin
                if (~next_bank_valid[20]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (20)) | ((1'b1) << (20)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_20 = lane_data_31;
                    next_bank_data2_20 = lane_data2_31;
                    next_bank_lane_20 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_20 = row;
        bank_byte_20 = ((granted) & 2'h3);
        next_bank_data_21 = 32'h0;
        next_bank_data2_21 = 32'h0;
        next_bank_lane_21 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[21]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_21 = lane_data_0;
                    next_bank_data2_21 = lane_data2_0;
                    next_bank_lane_21 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_21 = lane_data_1;
                    next_bank_data2_21 = lane_data2_1;
                    next_bank_lane_21 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_21 = lane_data_2;
                    next_bank_data2_21 = lane_data2_2;
                    next_bank_lane_21 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_21 = lane_data_3;
                    next_bank_data2_21 = lane_data2_3;
                    next_bank_lane_21 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_21 = lane_data_4;
                    next_bank_data2_21 = lane_data2_4;
                    next_bank_lane_21 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_21 = lane_data_5;
                    next_bank_data2_21 = lane_data2_5;
                    next_bank_lane_21 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_21 = lane_data_6;
                    next_bank_data2_21 = lane_data2_6;
                    next_bank_lane_21 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_21 = lane_data_7;
                    next_bank_data2_21 = lane_data2_7;
                    next_bank_lane_21 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_21 = lane_data_8;
                    next_bank_data2_21 = lane_data2_8;
                    next_bank_lane_21 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_21 = lane_data_9;
                    next_bank_data2_21 = lane_data2_9;
                    next_bank_lane_21 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_21 = lane_data_10;
                    next_bank_data2_21 = lane_data2_10;
                    next_bank_lane_21 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_21 = lane_data_11;
                    next_bank_data2_21 = lane_data2_11;
                    next_bank_lane_21 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_21 = lane_data_12;
                    next_bank_data2_21 = lane_data2_12;
                    next_bank_lane_21 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_21 = lane_data_13;
                    next_bank_data2_21 = lane_data2_13;
                    next_bank_lane_21 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_21 = lane_data_14;
                    next_bank_data2_21 = lane_data2_14;
                    next_bank_lane_21 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_21 = lane_data_15;
                    next_bank_data2_21 = lane_data2_15;
                    next_bank_lane_21 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_21 = lane_data_16;
                    next_bank_data2_21 = lane_data2_16;
                    next_bank_lane_21 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_21 = lane_data_17;
                    next_bank_data2_21 = lane_data2_17;
                    next_bank_lane_21 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_21 = lane_data_18;
                    next_bank_data2_21 = lane_data2_18;
                    next_bank_lane_21 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_21 = lane_data_19;
                    next_bank_data2_21 = lane_data2_19;
                    next_bank_lane_21 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_21 = lane_data_20;
                    next_bank_data2_21 = lane_data2_20;
                    next_bank_lane_21 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_21 = lane_data_21;
                    next_bank_data2_21 = lane_data2_21;
                    next_bank_lane_21 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_21 = lane_data_22;
                    next_bank_data2_21 = lane_data2_22;
                    next_bank_lane_21 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_21 = lane_data_23;
                    next_bank_data2_21 = lane_data2_23;
                    next_bank_lane_21 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_21 = lane_data_24;
                    next_bank_data2_21 = lane_data2_24;
                    next_bank_lane_21 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_21 = lane_data_25;
                    next_bank_data2_21 = lane_data2_25;
                    next_bank_lane_21 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_21 = lane_data_26;
                    next_bank_data2_21 = lane_data2_26;
                    next_bank_lane_21 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_21 = lane_data_27;
                    next_bank_data2_21 = lane_data2_27;
                    next_bank_lane_21 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_21 = lane_data_28;
                    next_bank_data2_21 = lane_data2_28;
                    next_bank_lane_21 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_21 = lane_data_29;
                    next_bank_data2_21 = lane_data2_29;
                    next_bank_lane_21 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_21 = lane_data_30;
                    next_bank_data2_21 = lane_data2_30;
                    next_bank_lane_21 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_21)) begin
                if (~next_bank_valid[21]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (21)) | ((1'b1) << (21)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_21 = lane_data_31;
                    next_bank_data2_21 = lane_data2_31;
                    next_bank_lane_21 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_21 = row;
        bank_byte_21 = ((granted) & 2'h3);
        next_bank_data_22 = 32'h0;
        next_bank_data2_22 = 32'h0;
        next_bank_lane_22 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[22]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_22 = lane_data_0;
                    next_bank_data2_22 = lane_data2_0;
                    next_bank_lane_22 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_22 = lane_data_1;
                    next_bank_data2_22 = lane_data2_1;
                    next_bank_lane_22 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_22 = lane_data_2;
                    next_bank_data2_22 = lane_data2_2;
                    next_bank_lane_22 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_22 = lane_data_3;
                    next_bank_data2_22 = lane_data2_3;
                    next_bank_lane_22 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_22 = lane_data_4;
                    next_bank_data2_22 = lane_data2_4;
                    next_bank_lane_22 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_22 = lane_data_5;
                    next_bank_data2_22 = lane_data2_5;
                    next_bank_lane_22 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_22 = lane_data_6;
                    next_bank_data2_22 = lane_data2_6;
                    next_bank_lane_22 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_22 = lane_data_7;
                    next_bank_data2_22 = lane_data2_7;
                    next_bank_lane_22 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_22 = lane_data_8;
                    next_bank_data2_22 = lane_data2_8;
                    next_bank_lane_22 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_22 = lane_data_9;
                    next_bank_data2_22 = lane_data2_9;
                    next_bank_lane_22 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_22 = lane_data_10;
                    next_bank_data2_22 = lane_data2_10;
                    next_bank_lane_22 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_22 = lane_data_11;
                    next_bank_data2_22 = lane_data2_11;
                    next_bank_lane_22 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_22 = lane_data_12;
                    next_bank_data2_22 = lane_data2_12;
                    next_bank_lane_22 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_22 = lane_data_13;
                    next_bank_data2_22 = lane_data2_13;
                    next_bank_lane_22 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_22 = lane_data_14;
                    next_bank_data2_22 = lane_data2_14;
                    next_bank_lane_22 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_22 = lane_data_15;
                    next_bank_data2_22 = lane_data2_15;
                    next_bank_lane_22 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_22 = lane_data_16;
                    next_bank_data2_22 = lane_data2_16;
                    next_bank_lane_22 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_22 = lane_data_17;
                    next_bank_data2_22 = lane_data2_17;
                    next_bank_lane_22 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_22 = lane_data_18;
                    next_bank_data2_22 = lane_data2_18;
                    next_bank_lane_22 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_22 = lane_data_19;
                    next_bank_data2_22 = lane_data2_19;
                    next_bank_lane_22 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_22 = lane_data_20;
                    next_bank_data2_22 = lane_data2_20;
                    next_bank_lane_22 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_22 = lane_data_21;
                    next_bank_data2_22 = lane_data2_21;
                    next_bank_lane_22 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_22 = lane_data_22;
                    next_bank_data2_22 = lane_data2_22;
                    next_bank_lane_22 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_22 = lane_data_23;
                    next_bank_data2_22 = lane_data2_23;
                    next_bank_lane_22 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_22 = lane_data_24;
                    next_bank_data2_22 = lane_data2_24;
                    next_bank_lane_22 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_22 = lane_data_25;
                    next_bank_data2_22 = lane_data2_25;
                    next_bank_lane_22 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_22 = lane_data_26;
                    next_bank_data2_22 = lane_data2_26;
                    next_bank_lane_22 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_22 = lane_data_27;
                    next_bank_data2_22 = lane_data2_27;
                    next_bank_lane_22 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_22 = lane_data_28;
                    next_bank_data2_22 = lane_data2_28;
                    next_bank_lane_22 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_22 = lane_data_29;
                    next_bank_data2_22 = lane_data2_29;
                    next_bank_lane_22 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_22 = lane_data_30;
                    next_bank_data2_22 = lane_data2_30;
                    next_bank_lane_22 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_22)) begin
                if (~next_bank_valid[22]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (22)) | ((1'b1) << (22)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_22 = lane_data_31;
                    next_bank_data2_22 = lane_data2_31;
                    next_bank_lane_22 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_22 = row;
        bank_byte_22 = ((granted) & 2'h3);
        next_bank_data_23 = 32'h0;
        next_bank_data2_23 = 32'h0;
        next_bank_lane_23 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[23]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_23 = lane_data_0;
                    next_bank_data2_23 = lane_data2_0;
                    next_bank_lane_23 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_23 = lane_data_1;
                    next_bank_data2_23 = lane_data2_1;
                    next_bank_lane_23 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_23 = lane_data_2;
                    next_bank_data2_23 = lane_data2_2;
                    next_bank_lane_23 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_23 = lane_data_3;
                    next_bank_data2_23 = lane_data2_3;
                    next_bank_lane_23 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_23 = lane_data_4;
                    next_bank_data2_23 = lane_data2_4;
                    next_bank_lane_23 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_23 = lane_data_5;
                    next_bank_data2_23 = lane_data2_5;
                    next_bank_lane_23 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_23 = lane_data_6;
                    next_bank_data2_23 = lane_data2_6;
                    next_bank_lane_23 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_23 = lane_data_7;
                    next_bank_data2_23 = lane_data2_7;
                    next_bank_lane_23 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_23 = lane_data_8;
                    next_bank_data2_23 = lane_data2_8;
                    next_bank_lane_23 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_23 = lane_data_9;
                    next_bank_data2_23 = lane_data2_9;
                    next_bank_lane_23 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_23 = lane_data_10;
                    next_bank_data2_23 = lane_data2_10;
                    next_bank_lane_23 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_23 = lane_data_11;
                    next_bank_data2_23 = lane_data2_11;
                    next_bank_lane_23 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_23 = lane_data_12;
                    next_bank_data2_23 = lane_data2_12;
                    next_bank_lane_23 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_23 = lane_data_13;
                    next_bank_data2_23 = lane_data2_13;
                    next_bank_lane_23 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_23 = lane_data_14;
                    next_bank_data2_23 = lane_data2_14;
                    next_bank_lane_23 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_23 = lane_data_15;
                    next_bank_data2_23 = lane_data2_15;
                    next_bank_lane_23 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_23 = lane_data_16;
                    next_bank_data2_23 = lane_data2_16;
                    next_bank_lane_23 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_23 = lane_data_17;
                    next_bank_data2_23 = lane_data2_17;
                    next_bank_lane_23 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_23 = lane_data_18;
                    next_bank_data2_23 = lane_data2_18;
                    next_bank_lane_23 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_23 = lane_data_19;
                    next_bank_data2_23 = lane_data2_19;
                    next_bank_lane_23 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_23 = lane_data_20;
                    next_bank_data2_23 = lane_data2_20;
                    next_bank_lane_23 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_23 = lane_data_21;
                    next_bank_data2_23 = lane_data2_21;
                    next_bank_lane_23 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_23 = lane_data_22;
                    next_bank_data2_23 = lane_data2_22;
                    next_bank_lane_23 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_23 = lane_data_23;
                    next_bank_data2_23 = lane_data2_23;
                    next_bank_lane_23 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_23 = lane_data_24;
                    next_bank_data2_23 = lane_data2_24;
                    next_bank_lane_23 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_23 = lane_data_25;
                    next_bank_data2_23 = lane_data2_25;
                    next_bank_lane_23 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_23 = lane_data_26;
                    next_bank_data2_23 = lane_data2_26;
                    next_bank_lane_23 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_23 = lane_data_27;
                    next_bank_data2_23 = lane_data2_27;
                    next_bank_lane_23 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_23 = lane_data_28;
                    next_bank_data2_23 = lane_data2_28;
                    next_bank_lane_23 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_23 = lane_data_29;
                    next_bank_data2_23 = lane_data2_29;
                    next_bank_lane_23 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_23 = lane_data_30;
                    next_bank_data2_23 = lane_data2_30;
                    next_bank_lane_23 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_23)) begin
                if (~next_bank_valid[23]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (23)) | ((1'b1) << (23)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_23 = lane_data_31;
                    next_bank_data2_23 = lane_data2_31;
                    next_bank_lane_23 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_23 = row;
        bank_byte_23 = ((granted) & 2'h3);
        next_bank_data_24 = 32'h0;
        next_bank_data2_24 = 32'h0;
        next_bank_lane_24 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[24]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_24 = lane_data_0;
                    next_bank_data2_24 = lane_data2_0;
                    next_bank_lane_24 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_24 = lane_data_1;
                    next_bank_data2_24 = lane_data2_1;
                    next_bank_lane_24 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_24 = lane_data_2;
                    next_bank_data2_24 = lane_data2_2;
                    next_bank_lane_24 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_24 = lane_data_3;
                    next_bank_data2_24 = lane_data2_3;
                    next_bank_lane_24 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_24 = lane_data_4;
                    next_bank_data2_24 = lane_data2_4;
                    next_bank_lane_24 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_24 = lane_data_5;
                    next_bank_data2_24 = lane_data2_5;
                    next_bank_lane_24 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_24 = lane_data_6;
                    next_bank_data2_24 = lane_data2_6;
                    next_bank_lane_24 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_24 = lane_data_7;
                    next_bank_data2_24 = lane_data2_7;
                    next_bank_lane_24 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_24 = lane_data_8;
                    next_bank_data2_24 = lane_data2_8;
                    next_bank_lane_24 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_24 = lane_data_9;
                    next_bank_data2_24 = lane_data2_9;
                    next_bank_lane_24 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_24 = lane_data_10;
                    next_bank_data2_24 = lane_data2_10;
                    next_bank_lane_24 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_24 = lane_data_11;
                    next_bank_data2_24 = lane_data2_11;
                    next_bank_lane_24 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_24 = lane_data_12;
                    next_bank_data2_24 = lane_data2_12;
                    next_bank_lane_24 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_24 = lane_data_13;
                    next_bank_data2_24 = lane_data2_13;
                    next_bank_lane_24 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_24 = lane_data_14;
                    next_bank_data2_24 = lane_data2_14;
                    next_bank_lane_24 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_24 = lane_data_15;
                    next_bank_data2_24 = lane_data2_15;
                    next_bank_lane_24 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_24 = lane_data_16;
                    next_bank_data2_24 = lane_data2_16;
                    next_bank_lane_24 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_24 = lane_data_17;
                    next_bank_data2_24 = lane_data2_17;
                    next_bank_lane_24 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_24 = lane_data_18;
                    next_bank_data2_24 = lane_data2_18;
                    next_bank_lane_24 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_24 = lane_data_19;
                    next_bank_data2_24 = lane_data2_19;
                    next_bank_lane_24 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_24 = lane_data_20;
                    next_bank_data2_24 = lane_data2_20;
                    next_bank_lane_24 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_24 = lane_data_21;
                    next_bank_data2_24 = lane_data2_21;
                    next_bank_lane_24 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_24 = lane_data_22;
                    next_bank_data2_24 = lane_data2_22;
                    next_bank_lane_24 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_24 = lane_data_23;
                    next_bank_data2_24 = lane_data2_23;
                    next_bank_lane_24 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_24 = lane_data_24;
                    next_bank_data2_24 = lane_data2_24;
                    next_bank_lane_24 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_24 = lane_data_25;
                    next_bank_data2_24 = lane_data2_25;
                    next_bank_lane_24 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_24 = lane_data_26;
                    next_bank_data2_24 = lane_data2_26;
                    next_bank_lane_24 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_24 = lane_data_27;
                    next_bank_data2_24 = lane_data2_27;
                    next_bank_lane_24 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_24 = lane_data_28;
                    next_bank_data2_24 = lane_data2_28;
                    next_bank_lane_24 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_24 = lane_data_29;
                    next_bank_data2_24 = lane_data2_29;
                    next_bank_lane_24 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_24 = lane_data_30;
                    next_bank_data2_24 = lane_data2_30;
                    next_bank_lane_24 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_24)) begin
                if (~next_bank_valid[24]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (24)) | ((1'b1) << (24)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_24 = lane_data_31;
                    next_bank_data2_24 = lane_data2_31;
                    next_bank_lane_24 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_24 = row;
        bank_byte_24 = ((granted) & 2'h3);
        next_bank_data_25 = 32'h0;
        next_bank_data2_25 = 32'h0;
        next_bank_lane_25 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[25]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_25 = lane_data_0;
                    next_bank_data2_25 = lane_data2_0;
                    next_bank_lane_25 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_25 = lane_data_1;
                    next_bank_data2_25 = lane_data2_1;
                    next_bank_lane_25 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_25 = lane_data_2;
                    next_bank_data2_25 = lane_data2_2;
                    next_bank_lane_25 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_25 = lane_data_3;
                    next_bank_data2_25 = lane_data2_3;
                    next_bank_lane_25 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_25 = lane_data_4;
                    next_bank_data2_25 = lane_data2_4;
                    next_bank_lane_25 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_25 = lane_data_5;
                    next_bank_data2_25 = lane_data2_5;
                    next_bank_lane_25 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_25 = lane_data_6;
                    next_bank_data2_25 = lane_data2_6;
                    next_bank_lane_25 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_25 = lane_data_7;
                    next_bank_data2_25 = lane_data2_7;
                    next_bank_lane_25 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_25 = lane_data_8;
                    next_bank_data2_25 = lane_data2_8;
                    next_bank_lane_25 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_25 = lane_data_9;
                    next_bank_data2_25 = lane_data2_9;
                    next_bank_lane_25 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_25 = lane_data_10;
                    next_bank_data2_25 = lane_data2_10;
                    next_bank_lane_25 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_25 = lane_data_11;
                    next_bank_data2_25 = lane_data2_11;
                    next_bank_lane_25 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_25 = lane_data_12;
                    next_bank_data2_25 = lane_data2_12;
                    next_bank_lane_25 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_25 = lane_data_13;
                    next_bank_data2_25 = lane_data2_13;
                    next_bank_lane_25 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_25 = lane_data_14;
                    next_bank_data2_25 = lane_data2_14;
                    next_bank_lane_25 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_25 = lane_data_15;
                    next_bank_data2_25 = lane_data2_15;
                    next_bank_lane_25 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_25 = lane_data_16;
                    next_bank_data2_25 = lane_data2_16;
                    next_bank_lane_25 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_25 = lane_data_17;
                    next_bank_data2_25 = lane_data2_17;
                    next_bank_lane_25 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_25 = lane_data_18;
                    next_bank_data2_25 = lane_data2_18;
                    next_bank_lane_25 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_25 = lane_data_19;
                    next_bank_data2_25 = lane_data2_19;
                    next_bank_lane_25 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_25 = lane_data_20;
                    next_bank_data2_25 = lane_data2_20;
                    next_bank_lane_25 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_25 = lane_data_21;
                    next_bank_data2_25 = lane_data2_21;
                    next_bank_lane_25 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_25 = lane_data_22;
                    next_bank_data2_25 = lane_data2_22;
                    next_bank_lane_25 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_25 = lane_data_23;
                    next_bank_data2_25 = lane_data2_23;
                    next_bank_lane_25 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_25 = lane_data_24;
                    next_bank_data2_25 = lane_data2_24;
                    next_bank_lane_25 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_25 = lane_data_25;
                    next_bank_data2_25 = lane_data2_25;
                    next_bank_lane_25 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_25 = lane_data_26;
                    next_bank_data2_25 = lane_data2_26;
                    next_bank_lane_25 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_25 = lane_data_27;
                    next_bank_data2_25 = lane_data2_27;
                    next_bank_lane_25 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_25 = lane_data_28;
                    next_bank_data2_25 = lane_data2_28;
                    next_bank_lane_25 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_25 = lane_data_29;
                    next_bank_data2_25 = lane_data2_29;
                    next_bank_lane_25 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_25 = lane_data_30;
                    next_bank_data2_25 = lane_data2_30;
                    next_bank_lane_25 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_25)) begin
                if (~next_bank_valid[25]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (25)) | ((1'b1) << (25)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_25 = lane_data_31;
                    next_bank_data2_25 = lane_data2_31;
                    next_bank_lane_25 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_25 = row;
        bank_byte_25 = ((granted) & 2'h3);
        next_bank_data_26 = 32'h0;
        next_bank_data2_26 = 32'h0;
        next_bank_lane_26 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[26]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_26 = lane_data_0;
                    next_bank_data2_26 = lane_data2_0;
                    next_bank_lane_26 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_26 = lane_data_1;
                    next_bank_data2_26 = lane_data2_1;
                    next_bank_lane_26 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_26 = lane_data_2;
                    next_bank_data2_26 = lane_data2_2;
                    next_bank_lane_26 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_26 = lane_data_3;
                    next_bank_data2_26 = lane_data2_3;
                    next_bank_lane_26 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_26 = lane_data_4;
                    next_bank_data2_26 = lane_data2_4;
                    next_bank_lane_26 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_26 = lane_data_5;
                    next_bank_data2_26 = lane_data2_5;
                    next_bank_lane_26 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_26 = lane_data_6;
                    next_bank_data2_26 = lane_data2_6;
                    next_bank_lane_26 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_26 = lane_data_7;
                    next_bank_data2_26 = lane_data2_7;
                    next_bank_lane_26 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_26 = lane_data_8;
                    next_bank_data2_26 = lane_data2_8;
                    next_bank_lane_26 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_26 = lane_data_9;
                    next_bank_data2_26 = lane_data2_9;
                    next_bank_lane_26 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_26 = lane_data_10;
                    next_bank_data2_26 = lane_data2_10;
                    next_bank_lane_26 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_26 = lane_data_11;
                    next_bank_data2_26 = lane_data2_11;
                    next_bank_lane_26 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_26 = lane_data_12;
                    next_bank_data2_26 = lane_data2_12;
                    next_bank_lane_26 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_26 = lane_data_13;
                    next_bank_data2_26 = lane_data2_13;
                    next_bank_lane_26 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_26 = lane_data_14;
                    next_bank_data2_26 = lane_data2_14;
                    next_bank_lane_26 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_26 = lane_data_15;
                    next_bank_data2_26 = lane_data2_15;
                    next_bank_lane_26 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_26 = lane_data_16;
                    next_bank_data2_26 = lane_data2_16;
                    next_bank_lane_26 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_26 = lane_data_17;
                    next_bank_data2_26 = lane_data2_17;
                    next_bank_lane_26 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_26 = lane_data_18;
                    next_bank_data2_26 = lane_data2_18;
                    next_bank_lane_26 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_26 = lane_data_19;
                    next_bank_data2_26 = lane_data2_19;
                    next_bank_lane_26 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_26 = lane_data_20;
                    next_bank_data2_26 = lane_data2_20;
                    next_bank_lane_26 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_26 = lane_data_21;
                    next_bank_data2_26 = lane_data2_21;
                    next_bank_lane_26 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_26 = lane_data_22;
                    next_bank_data2_26 = lane_data2_22;
                    next_bank_lane_26 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_26 = lane_data_23;
                    next_bank_data2_26 = lane_data2_23;
                    next_bank_lane_26 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_26 = lane_data_24;
                    next_bank_data2_26 = lane_data2_24;
                    next_bank_lane_26 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_26 = lane_data_25;
                    next_bank_data2_26 = lane_data2_25;
                    next_bank_lane_26 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_26 = lane_data_26;
                    next_bank_data2_26 = lane_data2_26;
                    next_bank_lane_26 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_26 = lane_data_27;
                    next_bank_data2_26 = lane_data2_27;
                    next_bank_lane_26 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_26 = lane_data_28;
                    next_bank_data2_26 = lane_data2_28;
                    next_bank_lane_26 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_26 = lane_data_29;
                    next_bank_data2_26 = lane_data2_29;
                    next_bank_lane_26 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_26 = lane_data_30;
                    next_bank_data2_26 = lane_data2_30;
                    next_bank_lane_26 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_26)) begin
                if (~next_bank_valid[26]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (26)) | ((1'b1) << (26)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_26 = lane_data_31;
                    next_bank_data2_26 = lane_data2_31;
                    next_bank_lane_26 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_26 = row;
        bank_byte_26 = ((granted) & 2'h3);
        next_bank_data_27 = 32'h0;
        next_bank_data2_27 = 32'h0;
        next_bank_lane_27 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[27]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_27 = lane_data_0;
                    next_bank_data2_27 = lane_data2_0;
                    next_bank_lane_27 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_27 = lane_data_1;
                    next_bank_data2_27 = lane_data2_1;
                    next_bank_lane_27 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_27 = lane_data_2;
                    next_bank_data2_27 = lane_data2_2;
                    next_bank_lane_27 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_27 = lane_data_3;
                    next_bank_data2_27 = lane_data2_3;
                    next_bank_lane_27 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_27 = lane_data_4;
                    next_bank_data2_27 = lane_data2_4;
                    next_bank_lane_27 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_27 = lane_data_5;
                    next_bank_data2_27 = lane_data2_5;
                    next_bank_lane_27 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_27 = lane_data_6;
                    next_bank_data2_27 = lane_data2_6;
                    next_bank_lane_27 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_27 = lane_data_7;
                    next_bank_data2_27 = lane_data2_7;
                    next_bank_lane_27 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_27 = lane_data_8;
                    next_bank_data2_27 = lane_data2_8;
                    next_bank_lane_27 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_27 = lane_data_9;
                    next_bank_data2_27 = lane_data2_9;
                    next_bank_lane_27 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_27 = lane_data_10;
                    next_bank_data2_27 = lane_data2_10;
                    next_bank_lane_27 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_27 = lane_data_11;
                    next_bank_data2_27 = lane_data2_11;
                    next_bank_lane_27 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_27 = lane_data_12;
                    next_bank_data2_27 = lane_data2_12;
                    next_bank_lane_27 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_27 = lane_data_13;
                    next_bank_data2_27 = lane_data2_13;
                    next_bank_lane_27 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_27 = lane_data_14;
                    next_bank_data2_27 = lane_data2_14;
                    next_bank_lane_27 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_27 = lane_data_15;
                    next_bank_data2_27 = lane_data2_15;
                    next_bank_lane_27 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_27 = lane_data_16;
                    next_bank_data2_27 = lane_data2_16;
                    next_bank_lane_27 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_27 = lane_data_17;
                    next_bank_data2_27 = lane_data2_17;
                    next_bank_lane_27 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_27 = lane_data_18;
                    next_bank_data2_27 = lane_data2_18;
                    next_bank_lane_27 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_27 = lane_data_19;
                    next_bank_data2_27 = lane_data2_19;
                    next_bank_lane_27 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_27 = lane_data_20;
                    next_bank_data2_27 = lane_data2_20;
                    next_bank_lane_27 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_27 = lane_data_21;
                    next_bank_data2_27 = lane_data2_21;
                    next_bank_lane_27 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_27 = lane_data_22;
                    next_bank_data2_27 = lane_data2_22;
                    next_bank_lane_27 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_27 = lane_data_23;
                    next_bank_data2_27 = lane_data2_23;
                    next_bank_lane_27 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_27 = lane_data_24;
                    next_bank_data2_27 = lane_data2_24;
                    next_bank_lane_27 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_27 = lane_data_25;
                    next_bank_data2_27 = lane_data2_25;
                    next_bank_lane_27 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_27 = lane_data_26;
                    next_bank_data2_27 = lane_data2_26;
                    next_bank_lane_27 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_27 = lane_data_27;
                    next_bank_data2_27 = lane_data2_27;
                    next_bank_lane_27 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_27 = lane_data_28;
                    next_bank_data2_27 = lane_data2_28;
                    next_bank_lane_27 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_27 = lane_data_29;
                    next_bank_data2_27 = lane_data2_29;
                    next_bank_lane_27 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_27 = lane_data_30;
                    next_bank_data2_27 = lane_data2_30;
                    next_bank_lane_27 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_27)) begin
                if (~next_bank_valid[27]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (27)) | ((1'b1) << (27)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_27 = lane_data_31;
                    next_bank_data2_27 = lane_data2_31;
                    next_bank_lane_27 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_27 = row;
        bank_byte_27 = ((granted) & 2'h3);
        next_bank_data_28 = 32'h0;
        next_bank_data2_28 = 32'h0;
        next_bank_lane_28 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[28]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_28 = lane_data_0;
                    next_bank_data2_28 = lane_data2_0;
                    next_bank_lane_28 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_28 = lane_data_1;
                    next_bank_data2_28 = lane_data2_1;
                    next_bank_lane_28 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_28 = lane_data_2;
                    next_bank_data2_28 = lane_data2_2;
                    next_bank_lane_28 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_28 = lane_data_3;
                    next_bank_data2_28 = lane_data2_3;
                    next_bank_lane_28 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_28 = lane_data_4;
                    next_bank_data2_28 = lane_data2_4;
                    next_bank_lane_28 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_28 = lane_data_5;
                    next_bank_data2_28 = lane_data2_5;
                    next_bank_lane_28 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_28 = lane_data_6;
                    next_bank_data2_28 = lane_data2_6;
                    next_bank_lane_28 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_28 = lane_data_7;
                    next_bank_data2_28 = lane_data2_7;
                    next_bank_lane_28 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_28 = lane_data_8;
                    next_bank_data2_28 = lane_data2_8;
                    next_bank_lane_28 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_28 = lane_data_9;
                    next_bank_data2_28 = lane_data2_9;
                    next_bank_lane_28 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_28 = lane_data_10;
                    next_bank_data2_28 = lane_data2_10;
                    next_bank_lane_28 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_28 = lane_data_11;
                    next_bank_data2_28 = lane_data2_11;
                    next_bank_lane_28 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_28 = lane_data_12;
                    next_bank_data2_28 = lane_data2_12;
                    next_bank_lane_28 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_28 = lane_data_13;
                    next_bank_data2_28 = lane_data2_13;
                    next_bank_lane_28 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_28 = lane_data_14;
                    next_bank_data2_28 = lane_data2_14;
                    next_bank_lane_28 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_28 = lane_data_15;
                    next_bank_data2_28 = lane_data2_15;
                    next_bank_lane_28 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_28 = lane_data_16;
                    next_bank_data2_28 = lane_data2_16;
                    next_bank_lane_28 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_28 = lane_data_17;
                    next_bank_data2_28 = lane_data2_17;
                    next_bank_lane_28 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_28 = lane_data_18;
                    next_bank_data2_28 = lane_data2_18;
                    next_bank_lane_28 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_28 = lane_data_19;
                    next_bank_data2_28 = lane_data2_19;
                    next_bank_lane_28 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_28 = lane_data_20;
                    next_bank_data2_28 = lane_data2_20;
                    next_bank_lane_28 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_28 = lane_data_21;
                    next_bank_data2_28 = lane_data2_21;
                    next_bank_lane_28 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_28 = lane_data_22;
                    next_bank_data2_28 = lane_data2_22;
                    next_bank_lane_28 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_28 = lane_data_23;
                    next_bank_data2_28 = lane_data2_23;
                    next_bank_lane_28 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_28 = lane_data_24;
                    next_bank_data2_28 = lane_data2_24;
                    next_bank_lane_28 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_28 = lane_data_25;
                    next_bank_data2_28 = lane_data2_25;
                    next_bank_lane_28 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_28 = lane_data_26;
                    next_bank_data2_28 = lane_data2_26;
                    next_bank_lane_28 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_28 = lane_data_27;
                    next_bank_data2_28 = lane_data2_27;
                    next_bank_lane_28 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_28 = lane_data_28;
                    next_bank_data2_28 = lane_data2_28;
                    next_bank_lane_28 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_28 = lane_data_29;
                    next_bank_data2_28 = lane_data2_29;
                    next_bank_lane_28 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_28 = lane_data_30;
                    next_bank_data2_28 = lane_data2_30;
                    next_bank_lane_28 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_28)) begin
                if (~next_bank_valid[28]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (28)) | ((1'b1) << (28)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_28 = lane_data_31;
                    next_bank_data2_28 = lane_data2_31;
                    next_bank_lane_28 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_28 = row;
        bank_byte_28 = ((granted) & 2'h3);
        next_bank_data_29 = 32'h0;
        next_bank_data2_29 = 32'h0;
        next_bank_lane_29 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[29]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_29 = lane_data_0;
                    next_bank_data2_29 = lane_data2_0;
                    next_bank_lane_29 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_29 = lane_data_1;
                    next_bank_data2_29 = lane_data2_1;
                    next_bank_lane_29 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_29 = lane_data_2;
                    next_bank_data2_29 = lane_data2_2;
                    next_bank_lane_29 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_29 = lane_data_3;
                    next_bank_data2_29 = lane_data2_3;
                    next_bank_lane_29 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_29 = lane_data_4;
                    next_bank_data2_29 = lane_data2_4;
                    next_bank_lane_29 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_29 = lane_data_5;
                    next_bank_data2_29 = lane_data2_5;
                    next_bank_lane_29 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_29 = lane_data_6;
                    next_bank_data2_29 = lane_data2_6;
                    next_bank_lane_29 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_29 = lane_data_7;
                    next_bank_data2_29 = lane_data2_7;
                    next_bank_lane_29 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_29 = lane_data_8;
                    next_bank_data2_29 = lane_data2_8;
                    next_bank_lane_29 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_29 = lane_data_9;
                    next_bank_data2_29 = lane_data2_9;
                    next_bank_lane_29 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_29 = lane_data_10;
                    next_bank_data2_29 = lane_data2_10;
                    next_bank_lane_29 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_29 = lane_data_11;
                    next_bank_data2_29 = lane_data2_11;
                    next_bank_lane_29 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_29 = lane_data_12;
                    next_bank_data2_29 = lane_data2_12;
                    next_bank_lane_29 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_29 = lane_data_13;
                    next_bank_data2_29 = lane_data2_13;
                    next_bank_lane_29 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_29 = lane_data_14;
                    next_bank_data2_29 = lane_data2_14;
                    next_bank_lane_29 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_29 = lane_data_15;
                    next_bank_data2_29 = lane_data2_15;
                    next_bank_lane_29 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_29 = lane_data_16;
                    next_bank_data2_29 = lane_data2_16;
                    next_bank_lane_29 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_29 = lane_data_17;
                    next_bank_data2_29 = lane_data2_17;
                    next_bank_lane_29 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_29 = lane_data_18;
                    next_bank_data2_29 = lane_data2_18;
                    next_bank_lane_29 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_29 = lane_data_19;
                    next_bank_data2_29 = lane_data2_19;
                    next_bank_lane_29 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_29 = lane_data_20;
                    next_bank_data2_29 = lane_data2_20;
                    next_bank_lane_29 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_29 = lane_data_21;
                    next_bank_data2_29 = lane_data2_21;
                    next_bank_lane_29 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_29 = lane_data_22;
                    next_bank_data2_29 = lane_data2_22;
                    next_bank_lane_29 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_29 = lane_data_23;
                    next_bank_data2_29 = lane_data2_23;
                    next_bank_lane_29 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_29 = lane_data_24;
                    next_bank_data2_29 = lane_data2_24;
                    next_bank_lane_29 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_29 = lane_data_25;
                    next_bank_data2_29 = lane_data2_25;
                    next_bank_lane_29 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_29 = lane_data_26;
                    next_bank_data2_29 = lane_data2_26;
                    next_bank_lane_29 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_29 = lane_data_27;
                    next_bank_data2_29 = lane_data2_27;
                    next_bank_lane_29 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_29 = lane_data_28;
                    next_bank_data2_29 = lane_data2_28;
                    next_bank_lane_29 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_29 = lane_data_29;
                    next_bank_data2_29 = lane_data2_29;
                    next_bank_lane_29 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_29 = lane_data_30;
                    next_bank_data2_29 = lane_data2_30;
                    next_bank_lane_29 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_29)) begin
                if (~next_bank_valid[29]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (29)) | ((1'b1) << (29)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_29 = lane_data_31;
                    next_bank_data2_29 = lane_data2_31;
                    next_bank_lane_29 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_29 = row;
        bank_byte_29 = ((granted) & 2'h3);
        next_bank_data_30 = 32'h0;
        next_bank_data2_30 = 32'h0;
        next_bank_lane_30 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[30]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_30 = lane_data_0;
                    next_bank_data2_30 = lane_data2_0;
                    next_bank_lane_30 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_30 = lane_data_1;
                    next_bank_data2_30 = lane_data2_1;
                    next_bank_lane_30 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_30 = lane_data_2;
                    next_bank_data2_30 = lane_data2_2;
                    next_bank_lane_30 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_30 = lane_data_3;
                    next_bank_data2_30 = lane_data2_3;
                    next_bank_lane_30 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_30 = lane_data_4;
                    next_bank_data2_30 = lane_data2_4;
                    next_bank_lane_30 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_30 = lane_data_5;
                    next_bank_data2_30 = lane_data2_5;
                    next_bank_lane_30 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_30 = lane_data_6;
                    next_bank_data2_30 = lane_data2_6;
                    next_bank_lane_30 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_30 = lane_data_7;
                    next_bank_data2_30 = lane_data2_7;
                    next_bank_lane_30 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_30 = lane_data_8;
                    next_bank_data2_30 = lane_data2_8;
                    next_bank_lane_30 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_30 = lane_data_9;
                    next_bank_data2_30 = lane_data2_9;
                    next_bank_lane_30 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_30 = lane_data_10;
                    next_bank_data2_30 = lane_data2_10;
                    next_bank_lane_30 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_30 = lane_data_11;
                    next_bank_data2_30 = lane_data2_11;
                    next_bank_lane_30 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_30 = lane_data_12;
                    next_bank_data2_30 = lane_data2_12;
                    next_bank_lane_30 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_30 = lane_data_13;
                    next_bank_data2_30 = lane_data2_13;
                    next_bank_lane_30 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_30 = lane_data_14;
                    next_bank_data2_30 = lane_data2_14;
                    next_bank_lane_30 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_30 = lane_data_15;
                    next_bank_data2_30 = lane_data2_15;
                    next_bank_lane_30 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_30 = lane_data_16;
                    next_bank_data2_30 = lane_data2_16;
                    next_bank_lane_30 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_30 = lane_data_17;
                    next_bank_data2_30 = lane_data2_17;
                    next_bank_lane_30 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_30 = lane_data_18;
                    next_bank_data2_30 = lane_data2_18;
                    next_bank_lane_30 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_30 = lane_data_19;
                    next_bank_data2_30 = lane_data2_19;
                    next_bank_lane_30 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_30 = lane_data_20;
                    next_bank_data2_30 = lane_data2_20;
                    next_bank_lane_30 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_30 = lane_data_21;
                    next_bank_data2_30 = lane_data2_21;
                    next_bank_lane_30 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_30 = lane_data_22;
                    next_bank_data2_30 = lane_data2_22;
                    next_bank_lane_30 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_30 = lane_data_23;
                    next_bank_data2_30 = lane_data2_23;
                    next_bank_lane_30 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_30 = lane_data_24;
                    next_bank_data2_30 = lane_data2_24;
                    next_bank_lane_30 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_30 = lane_data_25;
                    next_bank_data2_30 = lane_data2_25;
                    next_bank_lane_30 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_30 = lane_data_26;
                    next_bank_data2_30 = lane_data2_26;
                    next_bank_lane_30 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_30 = lane_data_27;
                    next_bank_data2_30 = lane_data2_27;
                    next_bank_lane_30 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_30 = lane_data_28;
                    next_bank_data2_30 = lane_data2_28;
                    next_bank_lane_30 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_30 = lane_data_29;
                    next_bank_data2_30 = lane_data2_29;
                    next_bank_lane_30 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_30 = lane_data_30;
                    next_bank_data2_30 = lane_data2_30;
                    next_bank_lane_30 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_30)) begin
                if (~next_bank_valid[30]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (30)) | ((1'b1) << (30)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_30 = lane_data_31;
                    next_bank_data2_30 = lane_data2_31;
                    next_bank_lane_30 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_30 = row;
        bank_byte_30 = ((granted) & 2'h3);
        next_bank_data_31 = 32'h0;
        next_bank_data2_31 = 32'h0;
        next_bank_lane_31 = 32'h0;
        taken = 32'h0;
        granted = 32'h0;
        if (bank_ready[31]) begin
            if (want[0] && ((word_0 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                    taken = word_0;
                    granted = lane_addr_0;
                    next_bank_data_31 = lane_data_0;
                    next_bank_data2_31 = lane_data2_0;
                    next_bank_lane_31 = lane_id_0;
                end
                else if (broadcast && (word_0 == taken)) begin
                    next_served = (next_served & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
            if (want[1] && ((word_1 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                    taken = word_1;
                    granted = lane_addr_1;
                    next_bank_data_31 = lane_data_1;
                    next_bank_data2_31 = lane_data2_1;
                    next_bank_lane_31 = lane_id_1;
                end
                else if (broadcast && (word_1 == taken)) begin
                    next_served = (next_served & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
            if (want[2] && ((word_2 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                    taken = word_2;
                    granted = lane_addr_2;
                    next_bank_data_31 = lane_data_2;
                    next_bank_data2_31 = lane_data2_2;
                    next_bank_lane_31 = lane_id_2;
                end
                else if (broadcast && (word_2 == taken)) begin
                    next_served = (next_served & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
            if (want[3] && ((word_3 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                    taken = word_3;
                    granted = lane_addr_3;
                    next_bank_data_31 = lane_data_3;
                    next_bank_data2_31 = lane_data2_3;
                    next_bank_lane_31 = lane_id_3;
                end
                else if (broadcast && (word_3 == taken)) begin
                    next_served = (next_served & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
            if (want[4] && ((word_4 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                    taken = word_4;
                    granted = lane_addr_4;
                    next_bank_data_31 = lane_data_4;
                    next_bank_data2_31 = lane_data2_4;
                    next_bank_lane_31 = lane_id_4;
                end
                else if (broadcast && (word_4 == taken)) begin
                    next_served = (next_served & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
            if (want[5] && ((word_5 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                    taken = word_5;
                    granted = lane_addr_5;
                    next_bank_data_31 = lane_data_5;
                    next_bank_data2_31 = lane_data2_5;
                    next_bank_lane_31 = lane_id_5;
                end
                else if (broadcast && (word_5 == taken)) begin
                    next_served = (next_served & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
            if (want[6] && ((word_6 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                    taken = word_6;
                    granted = lane_addr_6;
                    next_bank_data_31 = lane_data_6;
                    next_bank_data2_31 = lane_data2_6;
                    next_bank_lane_31 = lane_id_6;
                end
                else if (broadcast && (word_6 == taken)) begin
                    next_served = (next_served & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
            if (want[7] && ((word_7 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                    taken = word_7;
                    granted = lane_addr_7;
                    next_bank_data_31 = lane_data_7;
                    next_bank_data2_31 = lane_data2_7;
                    next_bank_lane_31 = lane_id_7;
                end
                else if (broadcast && (word_7 == taken)) begin
                    next_served = (next_served & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
            if (want[8] && ((word_8 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                    taken = word_8;
                    granted = lane_addr_8;
                    next_bank_data_31 = lane_data_8;
                    next_bank_data2_31 = lane_data2_8;
                    next_bank_lane_31 = lane_id_8;
                end
                else if (broadcast && (word_8 == taken)) begin
                    next_served = (next_served & ~(1 << (8)) | ((1'b1) << (8)));
                end
            end
            if (want[9] && ((word_9 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                    taken = word_9;
                    granted = lane_addr_9;
                    next_bank_data_31 = lane_data_9;
                    next_bank_data2_31 = lane_data2_9;
                    next_bank_lane_31 = lane_id_9;
                end
                else if (broadcast && (word_9 == taken)) begin
                    next_served = (next_served & ~(1 << (9)) | ((1'b1) << (9)));
                end
            end
            if (want[10] && ((word_10 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                    taken = word_10;
                    granted = lane_addr_10;
                    next_bank_data_31 = lane_data_10;
                    next_bank_data2_31 = lane_data2_10;
                    next_bank_lane_31 = lane_id_10;
                end
                else if (broadcast && (word_10 == taken)) begin
                    next_served = (next_served & ~(1 << (10)) | ((1'b1) << (10)));
                end
            end
            if (want[11] && ((word_11 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                    taken = word_11;
                    granted = lane_addr_11;
                    next_bank_data_31 = lane_data_11;
                    next_bank_data2_31 = lane_data2_11;
                    next_bank_lane_31 = lane_id_11;
                end
                else if (broadcast && (word_11 == taken)) begin
                    next_served = (next_served & ~(1 << (11)) | ((1'b1) << (11)));
                end
            end
            if (want[12] && ((word_12 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                    taken = word_12;
                    granted = lane_addr_12;
                    next_bank_data_31 = lane_data_12;
                    next_bank_data2_31 = lane_data2_12;
                    next_bank_lane_31 = lane_id_12;
                end
                else if (broadcast && (word_12 == taken)) begin
                    next_served = (next_served & ~(1 << (12)) | ((1'b1) << (12)));
                end
            end
            if (want[13] && ((word_13 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                    taken = word_13;
                    granted = lane_addr_13;
                    next_bank_data_31 = lane_data_13;
                    next_bank_data2_31 = lane_data2_13;
                    next_bank_lane_31 = lane_id_13;
                end
                else if (broadcast && (word_13 == taken)) begin
                    next_served = (next_served & ~(1 << (13)) | ((1'b1) << (13)));
                end
            end
            if (want[14] && ((word_14 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                    taken = word_14;
                    granted = lane_addr_14;
                    next_bank_data_31 = lane_data_14;
                    next_bank_data2_31 = lane_data2_14;
                    next_bank_lane_31 = lane_id_14;
                end
                else if (broadcast && (word_14 == taken)) begin
                    next_served = (next_served & ~(1 << (14)) | ((1'b1) << (14)));
                end
            end
            if (want[15] && ((word_15 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                    taken = word_15;
                    granted = lane_addr_15;
                    next_bank_data_31 = lane_data_15;
                    next_bank_data2_31 = lane_data2_15;
                    next_bank_lane_31 = lane_id_15;
                end
                else if (broadcast && (word_15 == taken)) begin
                    next_served = (next_served & ~(1 << (15)) | ((1'b1) << (15)));
                end
            end
            if (want[16] && ((word_16 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                    taken = word_16;
                    granted = lane_addr_16;
                    next_bank_data_31 = lane_data_16;
                    next_bank_data2_31 = lane_data2_16;
                    next_bank_lane_31 = lane_id_16;
                end
                else if (broadcast && (word_16 == taken)) begin
                    next_served = (next_served & ~(1 << (16)) | ((1'b1) << (16)));
                end
            end
            if (want[17] && ((word_17 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                    taken = word_17;
                    granted = lane_addr_17;
                    next_bank_data_31 = lane_data_17;
                    next_bank_data2_31 = lane_data2_17;
                    next_bank_lane_31 = lane_id_17;
                end
                else if (broadcast && (word_17 == taken)) begin
                    next_served = (next_served & ~(1 << (17)) | ((1'b1) << (17)));
                end
            end
            if (want[18] && ((word_18 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                    taken = word_18;
                    granted = lane_addr_18;
                    next_bank_data_31 = lane_data_18;
                    next_bank_data2_31 = lane_data2_18;
                    next_bank_lane_31 = lane_id_18;
                end
                else if (broadcast && (word_18 == taken)) begin
                    next_served = (next_served & ~(1 << (18)) | ((1'b1) << (18)));
                end
            end
            if (want[19] && ((word_19 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                    taken = word_19;
                    granted = lane_addr_19;
                    next_bank_data_31 = lane_data_19;
                    next_bank_data2_31 = lane_data2_19;
                    next_bank_lane_31 = lane_id_19;
                end
                else if (broadcast && (word_19 == taken)) begin
                    next_served = (next_served & ~(1 << (19)) | ((1'b1) << (19)));
                end
            end
            if (want[20] && ((word_20 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                    taken = word_20;
                    granted = lane_addr_20;
                    next_bank_data_31 = lane_data_20;
                    next_bank_data2_31 = lane_data2_20;
                    next_bank_lane_31 = lane_id_20;
                end
                else if (broadcast && (word_20 == taken)) begin
                    next_served = (next_served & ~(1 << (20)) | ((1'b1) << (20)));
                end
            end
            if (want[21] && ((word_21 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                    taken = word_21;
                    granted = lane_addr_21;
                    next_bank_data_31 = lane_data_21;
                    next_bank_data2_31 = lane_data2_21;
                    next_bank_lane_31 = lane_id_21;
                end
                else if (broadcast && (word_21 == taken)) begin
                    next_served = (next_served & ~(1 << (21)) | ((1'b1) << (21)));
                end
            end
            if (want[22] && ((word_22 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                    taken = word_22;
                    granted = lane_addr_22;
                    next_bank_data_31 = lane_data_22;
                    next_bank_data2_31 = lane_data2_22;
                    next_bank_lane_31 = lane_id_22;
                end
                else if (broadcast && (word_22 == taken)) begin
                    next_served = (next_served & ~(1 << (22)) | ((1'b1) << (22)));
                end
            end
            if (want[23] && ((word_23 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                    taken = word_23;
                    granted = lane_addr_23;
                    next_bank_data_31 = lane_data_23;
                    next_bank_data2_31 = lane_data2_23;
                    next_bank_lane_31 = lane_id_23;
                end
                else if (broadcast && (word_23 == taken)) begin
                    next_served = (next_served & ~(1 << (23)) | ((1'b1) << (23)));
                end
            end
            if (want[24] && ((word_24 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                    taken = word_24;
                    granted = lane_addr_24;
                    next_bank_data_31 = lane_data_24;
                    next_bank_data2_31 = lane_data2_24;
                    next_bank_lane_31 = lane_id_24;
                end
                else if (broadcast && (word_24 == taken)) begin
                    next_served = (next_served & ~(1 << (24)) | ((1'b1) << (24)));
                end
            end
            if (want[25] && ((word_25 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                    taken = word_25;
                    granted = lane_addr_25;
                    next_bank_data_31 = lane_data_25;
                    next_bank_data2_31 = lane_data2_25;
                    next_bank_lane_31 = lane_id_25;
                end
                else if (broadcast && (word_25 == taken)) begin
                    next_served = (next_served & ~(1 << (25)) | ((1'b1) << (25)));
                end
            end
            if (want[26] && ((word_26 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                    taken = word_26;
                    granted = lane_addr_26;
                    next_bank_data_31 = lane_data_26;
                    next_bank_data2_31 = lane_data2_26;
                    next_bank_lane_31 = lane_id_26;
                end
                else if (broadcast && (word_26 == taken)) begin
                    next_served = (next_served & ~(1 << (26)) | ((1'b1) << (26)));
                end
            end
            if (want[27] && ((word_27 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                    taken = word_27;
                    granted = lane_addr_27;
                    next_bank_data_31 = lane_data_27;
                    next_bank_data2_31 = lane_data2_27;
                    next_bank_lane_31 = lane_id_27;
                end
                else if (broadcast && (word_27 == taken)) begin
                    next_served = (next_served & ~(1 << (27)) | ((1'b1) << (27)));
                end
            end
            if (want[28] && ((word_28 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                    taken = word_28;
                    granted = lane_addr_28;
                    next_bank_data_31 = lane_data_28;
                    next_bank_data2_31 = lane_data2_28;
                    next_bank_lane_31 = lane_id_28;
                end
                else if (broadcast && (word_28 == taken)) begin
                    next_served = (next_served & ~(1 << (28)) | ((1'b1) << (28)));
                end
            end
            if (want[29] && ((word_29 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                    taken = word_29;
                    granted = lane_addr_29;
                    next_bank_data_31 = lane_data_29;
                    next_bank_data2_31 = lane_data2_29;
                    next_bank_lane_31 = lane_id_29;
                end
                else if (broadcast && (word_29 == taken)) begin
                    next_served = (next_served & ~(1 << (29)) | ((1'b1) << (29)));
                end
            end
            if (want[30] && ((word_30 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                    taken = word_30;
                    granted = lane_addr_30;
                    next_bank_data_31 = lane_data_30;
                    next_bank_data2_31 = lane_data2_30;
                    next_bank_lane_31 = lane_id_30;
                end
                else if (broadcast && (word_30 == taken)) begin
                    next_served = (next_served & ~(1 << (30)) | ((1'b1) << (30)));
                end
            end
            if (want[31] && ((word_31 & bank_mask) == bank_address_31)) begin
                if (~next_bank_valid[31]) begin
                    next_bank_valid = (next_bank_valid & ~(1 << (31)) | ((1'b1) << (31)));
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                    taken = word_31;
                    granted = lane_addr_31;
                    next_bank_data_31 = lane_data_31;
                    next_bank_data2_31 = lane_data2_31;
                    next_bank_lane_31 = lane_id_31;
                end
                else if (broadcast && (word_31 == taken)) begin
                    next_served = (next_served & ~(1 << (31)) | ((1'b1) << (31)));
                end
            end
        end
        row = 32'h0;
        if (taken[0 + row_shift]) begin
            row = (row & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (taken[1 + row_shift]) begin
            row = (row & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (taken[2 + row_shift]) begin
            row = (row & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (taken[3 + row_shift]) begin
            row = (row & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (taken[4 + row_shift]) begin
            row = (row & ~(1 << (4)) | ((1'b1) << (4)));
        end
        if (taken[5 + row_shift]) begin
            row = (row & ~(1 << (5)) | ((1'b1) << (5)));
        end
        if (taken[6 + row_shift]) begin
            row = (row & ~(1 << (6)) | ((1'b1) << (6)));
        end
        if (taken[7 + row_shift]) begin
            row = (row & ~(1 << (7)) | ((1'b1) << (7)));
        end
        if (taken[8 + row_shift]) begin
            row = (row & ~(1 << (8)) | ((1'b1) << (8)));
        end
        bank_row_31 = row;
        bank_byte_31 = ((granted) & 2'h3);
        bank_data_0 = next_bank_data_0;
        bank_data_1 = next_bank_data_1;
        bank_data_10 = next_bank_data_10;
        bank_data_11 = next_bank_data_11;
        bank_data_12 = next_bank_data_12;
        bank_data_13 = next_bank_data_13;
        bank_data_14 = next_bank_data_14;
        bank_data_15 = next_bank_data_15;
        bank_data_16 = next_bank_data_16;
        bank_data_17 = next_bank_data_17;
        bank_data_18 = next_bank_data_18;
        bank_data_19 = next_bank_data_19;
        bank_data_2 = next_bank_data_2;
        bank_data_20 = next_bank_data_20;
        bank_data_21 = next_bank_data_21;
        bank_data_22 = next_bank_data_22;
        bank_data_23 = next_bank_data_23;
        bank_data_24 = next_bank_data_24;
        bank_data_25 = next_bank_data_25;
        bank_data_26 = next_bank_data_26;
        bank_data_27 = next_bank_data_27;
        bank_data_28 = next_bank_data_28;
        bank_data_29 = next_bank_data_29;
        bank_data_3 = next_bank_data_3;
        bank_data_30 = next_bank_data_30;
        bank_data_31 = next_bank_data_31;
        bank_data_4 = next_bank_data_4;
        bank_data_5 = next_bank_data_5;
        bank_data_6 = next_bank_data_6;
        bank_data_7 = next_bank_data_7;
        bank_data_8 = next_bank_data_8;
        bank_data_9 = next_bank_data_9;
        bank_data2_0 = next_bank_data2_0;
        bank_data2_1 = next_bank_data2_1;
        bank_data2_10 = next_bank_data2_10;
        bank_data2_11 = next_bank_data2_11;
        bank_data2_12 = next_bank_data2_12;
        bank_data2_13 = next_bank_data2_13;
        bank_data2_14 = next_bank_data2_14;
        bank_data2_15 = next_bank_data2_15;
        bank_data2_16 = next_bank_data2_16;
        bank_data2_17 = next_bank_data2_17;
        bank_data2_18 = next_bank_data2_18;
        bank_data2_19 = next_bank_data2_19;
        bank_data2_2 = next_bank_data2_2;
        bank_data2_20 = next_bank_data2_20;
        bank_data2_21 = next_bank_data2_21;
        bank_data2_22 = next_bank_data2_22;
        bank_data2_23 = next_bank_data2_23;
        bank_data2_24 = next_bank_data2_24;
        bank_data2_25 = next_bank_data2_25;
        bank_data2_26 = next_bank_data2_26;
        bank_data2_27 = next_bank_data2_27;
        bank_data2_28 = next_bank_data2_28;
        bank_data2_29 = next_bank_data2_29;
        bank_data2_3 = next_bank_data2_3;
        bank_data2_30 = next_bank_data2_30;
        bank_data2_31 = next_bank_data2_31;
        bank_data2_4 = next_bank_data2_4;
        bank_data2_5 = next_bank_data2_5;
        bank_data2_6 = next_bank_data2_6;
        bank_data2_7 = next_bank_data2_7;
        bank_data2_8 = next_bank_data2_8;
        bank_data2_9 = next_bank_data2_9;
        bank_lane_0 = next_bank_lane_0;
        bank_lane_1 = next_bank_lane_1;
        bank_lane_10 = next_bank_lane_10;
        bank_lane_11 = next_bank_lane_11;
        bank_lane_12 = next_bank_lane_12;
        bank_lane_13 = next_bank_lane_13;
        bank_lane_14 = next_bank_lane_14;
        bank_lane_15 = next_bank_lane_15;
        bank_lane_16 = next_bank_lane_16;
        bank_lane_17 = next_bank_lane_17;
        bank_lane_18 = next_bank_lane_18;
        bank_lane_19 = next_bank_lane_19;
        bank_lane_2 = next_bank_lane_2;
        bank_lane_20 = next_bank_lane_20;
        bank_lane_21 = next_bank_lane_21;
        bank_lane_22 = next_bank_lane_22;
        bank_lane_23 = next_bank_lane_23;
        bank_lane_24 = next_bank_lane_24;
        bank_lane_25 = next_bank_lane_25;
        bank_lane_26 = next_bank_lane_26;
        bank_lane_27 = next_bank_lane_27;
        bank_lane_28 = next_bank_lane_28;
        bank_lane_29 = next_bank_lane_29;
        bank_lane_3 = next_bank_lane_3;
        bank_lane_30 = next_bank_lane_30;
        bank_lane_31 = next_bank_lane_31;
        bank_lane_4 = next_bank_lane_4;
        bank_lane_5 = next_bank_lane_5;
        bank_lane_6 = next_bank_lane_6;
        bank_lane_7 = next_bank_lane_7;
        bank_lane_8 = next_bank_lane_8;
        bank_lane_9 = next_bank_lane_9;
        bank_valid = next_bank_valid;
        served = next_served;
    end
endmodule
