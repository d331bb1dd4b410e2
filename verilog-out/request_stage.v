// request_stage: written by `turnstile export request_stage`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module request_stage (
    clock,
    asks,
    empty,
    served,
    addr_0,
    addr_1,
    addr_2,
    addr_3,
    addr_4,
    addr_5,
    addr_6,
    addr_7,
    addr_8,
    addr_9,
    addr_10,
    addr_11,
    addr_12,
    addr_13,
    addr_14,
    addr_15,
    addr_16,
    addr_17,
    addr_18,
    addr_19,
    addr_20,
    addr_21,
    addr_22,
    addr_23,
    addr_24,
    addr_25,
    addr_26,
    addr_27,
    addr_28,
    addr_29,
    addr_30,
    addr_31,
    data_0,
    data_1,
    data_2,
    data_3,
    data_4,
    data_5,
    data_6,
    data_7,
    data_8,
    data_9,
    data_10,
    data_11,
    data_12,
    data_13,
    data_14,
    data_15,
    data_16,
    data_17,
    data_18,
    data_19,
    data_20,
    data_21,
    data_22,
    data_23,
    data_24,
    data_25,
    data_26,
    data_27,
    data_28,
    data_29,
    data_30,
    data_31,
    data2_0,
    data2_1,
    data2_2,
    data2_3,
    data2_4,
    data2_5,
    data2_6,
    data2_7,
    data2_8,
    data2_9,
    data2_10,
    data2_11,
    data2_12,
    data2_13,
    data2_14,
    data2_15,
    data2_16,
    data2_17,
    data2_18,
    data2_19,
    data2_20,
    data2_21,
    data2_22,
    data2_23,
    data2_24,
    data2_25,
    data2_26,
    data2_27,
    data2_28,
    data2_29,
    data2_30,
    data2_31,
    held_addr_0,
    held_addr_1,
    held_addr_2,
    held_addr_3,
    held_addr_4,
    held_addr_5,
    held_addr_6,
    held_addr_7,
    held_addr_8,
    held_addr_9,
    held_addr_10,
    held_addr_11,
    held_addr_12,
    held_addr_13,
    held_addr_14,
    held_addr_15,
    held_addr_16,
    held_addr_17,
    held_addr_18,
    held_addr_19,
    held_addr_20,
    held_addr_21,
    held_addr_22,
    held_addr_23,
    held_addr_24,
    held_addr_25,
    held_addr_26,
    held_addr_27,
    held_addr_28,
    held_addr_29,
    held_addr_30,
    held_addr_31,
    held_data_0,
    held_data_1,
    held_data_2,
    held_data_3,
    held_data_4,
    held_data_5,
    held_data_6,
    held_data_7,
    held_data_8,
    held_data_9,
    held_data_10,
    held_data_11,
    held_data_12,
    held_data_13,
    held_data_14,
    held_data_15,
    held_data_16,
    held_data_17,
    held_data_18,
    held_data_19,
    held_data_20,
    held_data_21,
    held_data_22,
    held_data_23,
    held_data_24,
    held_data_25,
    held_data_26,
    held_data_27,
    held_data_28,
    held_data_29,
    held_data_30,
    held_data_31,
    held_data2_0,
    held_data2_1,
    held_data2_2,
    held_data2_3,
    held_data2_4,
    held_data2_5,
    held_data2_6,
    held_data2_7,
    held_data2_8,
    held_data2_9,
    held_data2_10,
    held_data2_11,
    held_data2_12,
    held_data2_13,
    held_data2_14,
    held_data2_15,
    held_data2_16,
    held_data2_17,
    held_data2_18,
    held_data2_19,
    held_data2_20,
    held_data2_21,
    held_data2_22,
    held_data2_23,
    held_data2_24,
    held_data2_25,
    held_data2_26,
    held_data2_27,
    held_data2_28,
    held_data2_29,
    held_data2_30,
    held_data2_31
);
    // Module arguments
    input wire clock;
    input wire asks;
    input wire empty;
    input wire served;
    input wire [15:0] addr_0;
    input wire [15:0] addr_1;
    input wire [15:0] addr_2;
    input wire [15:0] addr_3;
    input wire [15:0] addr_4;
    input wire [15:0] addr_5;
    input wire [15:0] addr_6;
    input wire [15:0] addr_7;
    input wire [15:0] addr_8;
    input wire [15:0] addr_9;
    input wire [15:0] addr_10;
    input wire [15:0] addr_11;
    input wire [15:0] addr_12;
    input wire [15:0] addr_13;
    input wire [15:0] addr_14;
    input wire [15:0] addr_15;
    input wire [15:0] addr_16;
    input wire [15:0] addr_17;
    input wire [15:0] addr_18;
    input wire [15:0] addr_19;
    input wire [15:0] addr_20;
    input wire [15:0] addr_21;
    input wire [15:0] addr_22;
    input wire [15:0] addr_23;
    input wire [15:0] addr_24;
    input wire [15:0] addr_25;
    input wire [15:0] addr_26;
    input wire [15:0] addr_27;
    input wire [15:0] addr_28;
    input wire [15:0] addr_29;
    input wire [15:0] addr_30;
    input wire [15:0] addr_31;
    input wire [31:0] data_0;
    input wire [31:0] data_1;
    input wire [31:0] data_2;
    input wire [31:0] data_3;
    input wire [31:0] data_4;
    input wire [31:0] data_5;
    input wire [31:0] data_6;
    input wire [31:0] data_7;
    input wire [31:0] data_8;
    input wire [31:0] data_9;
    input wire [31:0] data_10;
    input wire [31:0] data_11;
    input wire [31:0] data_12;
    input wire [31:0] data_13;
    input wire [31:0] data_14;
    input wire [31:0] data_15;
    input wire [31:0] data_16;
    input wire [31:0] data_17;
    input wire [31:0] data_18;
    input wire [31:0] data_19;
    input wire [31:0] data_20;
    input wire [31:0] data_21;
    input wire [31:0] data_22;
    input wire [31:0] data_23;
    input wire [31:0] data_24;
    input wire [31:0] data_25;
    input wire [31:0] data_26;
    input wire [31:0] data_27;
    input wire [31:0] data_28;
    input wire [31:0] data_29;
    input wire [31:0] data_30;
    input wire [31:0] data_31;
    input wire [31:0] data2_0;
    input wire [31:0] data2_1;
    input wire [31:0] data2_2;
    input wire [31:0] data2_3;
    input wire [31:0] data2_4;
    input wire [31:0] data2_5;
    input wire [31:0] data2_6;
    input wire [31:0] data2_7;
    input wire [31:0] data2_8;
    input wire [31:0] data2_9;
    input wire [31:0] data2_10;
    input wire [31:0] data2_11;
    input wire [31:0] data2_12;
    input wire [31:0] data2_13;
    input wire [31:0] data2_14;
    input wire [31:0] data2_15;
    input wire [31:0] data2_16;
    input wire [31:0] data2_17;
    input wire [31:0] data2_18;
    input wire [31:0] data2_19;
    input wire [31:0] data2_20;
    input wire [31:0] data2_21;
    input wire [31:0] data2_22;
    input wire [31:0] data2_23;
    input wire [31:0] data2_24;
    input wire [31:0] data2_25;
    input wire [31:0] data2_26;
    input wire [31:0] data2_27;
    input wire [31:0] data2_28;
    input wire [31:0] data2_29;
    input wire [31:0] data2_30;
    input wire [31:0] data2_31;
    output reg [15:0] held_addr_0;
    output reg [15:0] held_addr_1;
    output reg [15:0] held_addr_2;
    output reg [15:0] held_addr_3;
    output reg [15:0] held_addr_4;
    output reg [15:0] held_addr_5;
    output reg [15:0] held_addr_6;
    output reg [15:0] held_addr_7;
    output reg [15:0] held_addr_8;
    output reg [15:0] held_addr_9;
    output reg [15:0] held_addr_10;
    output reg [15:0] held_addr_11;
    output reg [15:0] held_addr_12;
    output reg [15:0] held_addr_13;
    output reg [15:0] held_addr_14;
    output reg [15:0] held_addr_15;
    output reg [15:0] held_addr_16;
    output reg [15:0] held_addr_17;
    output reg [15:0] held_addr_18;
    output reg [15:0] held_addr_19;
    output reg [15:0] held_addr_20;
    output reg [15:0] held_addr_21;
    output reg [15:0] held_addr_22;
    output reg [15:0] held_addr_23;
    output reg [15:0] held_addr_24;
    output reg [15:0] held_addr_25;
    output reg [15:0] held_addr_26;
    output reg [15:0] held_addr_27;
    output reg [15:0] held_addr_28;
    output reg [15:0] held_addr_29;
    output reg [15:0] held_addr_30;
    output reg [15:0] held_addr_31;
    output reg [31:0] held_data_0;
    output reg [31:0] held_data_1;
    output reg [31:0] held_data_2;
    output reg [31:0] held_data_3;
    output reg [31:0] held_data_4;
    output reg [31:0] held_data_5;
    output reg [31:0] held_data_6;
    output reg [31:0] held_data_7;
    output reg [31:0] held_data_8;
    output reg [31:0] held_data_9;
    output reg [31:0] held_data_10;
    output reg [31:0] held_data_11;
    output reg [31:0] held_data_12;
    output reg [31:0] held_data_13;
    output reg [31:0] held_data_14;
    output reg [31:0] held_data_15;
    output reg [31:0] held_data_16;
    output reg [31:0] held_data_17;
    output reg [31:0] held_data_18;
    output reg [31:0] held_data_19;
    output reg [31:0] held_data_20;
    output reg [31:0] held_data_21;
    output reg [31:0] held_data_22;
    output reg [31:0] held_data_23;
    output reg [31:0] held_data_24;
    output reg [31:0] held_data_25;
    output reg [31:0] held_data_26;
    output reg [31:0] held_data_27;
    output reg [31:0] held_data_28;
    output reg [31:0] held_data_29;
    output reg [31:0] held_data_30;
    output reg [31:0] held_data_31;
    output reg [31:0] held_data2_0;
    output reg [31:0] held_data2_1;
    output reg [31:0] held_data2_2;
    output reg [31:0] held_data2_3;
    output reg [31:0] held_data2_4;
    output reg [31:0] held_data2_5;
    output reg [31:0] held_data2_6;
    output reg [31:0] held_data2_7;
    output reg [31:0] held_data2_8;
    output reg [31:0] held_data2_9;
    output reg [31:0] held_data2_10;
    output reg [31:0] held_data2_11;
    output reg [31:0] held_data2_12;
    output reg [31:0] held_data2_13;
    output reg [31:0] held_data2_14;
    output reg [31:0] held_data2_15;
    output reg [31:0] held_data2_16;
    output reg [31:0] held_data2_17;
    output reg [31:0] held_data2_18;
    output reg [31:0] held_data2_19;
    output reg [31:0] held_data2_20;
    output reg [31:0] held_data2_21;
    output reg [31:0] held_data2_22;
    output reg [31:0] held_data2_23;
    output reg [31:0] held_data2_24;
    output reg [31:0] held_data2_25;
    output reg [31:0] held_data2_26;
    output reg [31:0] held_data2_27;
    output reg [31:0] held_data2_28;
    output reg [31:0] held_data2_29;
    output reg [31:0] held_data2_30;
    output reg [31:0] held_data2_31;

    // Update code (custom)
    wire load = asks & (empty | served);
    reg [15:0] addr_of_0;
    initial addr_of_0 = 0;
    always @(*) held_addr_0 = addr_of_0;
    always @(posedge clock) if (load) addr_of_0 <= addr_0;
    reg [31:0] data_of_0;
    initial data_of_0 = 0;
    always @(*) held_data_0 = data_of_0;
    always @(posedge clock) if (load) data_of_0 <= data_0;
    reg [31:0] data2_of_0;
    initial data2_of_0 = 0;
    always @(*) held_data2_0 = data2_of_0;
    always @(posedge clock) if (load) data2_of_0 <= data2_0;
    reg [15:0] addr_of_1;
    initial addr_of_1 = 0;
    always @(*) held_addr_1 = addr_of_1;
    always @(posedge clock) if (load) addr_of_1 <= addr_1;
    reg [31:0] data_of_1;
    initial data_of_1 = 0;
    always @(*) held_data_1 = data_of_1;
    always @(posedge clock) if (load) data_of_1 <= data_1;
    reg [31:0] data2_of_1;
    initial data2_of_1 = 0;
    always @(*) held_data2_1 = data2_of_1;
    always @(posedge clock) if (load) data2_of_1 <= data2_1;
    reg [15:0] addr_of_2;
    initial addr_of_2 = 0;
    always @(*) held_addr_2 = addr_of_2;
    always @(posedge clock) if (load) addr_of_2 <= addr_2;
    reg [31:0] data_of_2;
    initial data_of_2 = 0;
    always @(*) held_data_2 = data_of_2;
    always @(posedge clock) if (load) data_of_2 <= data_2;
    reg [31:0] data2_of_2;
    initial data2_of_2 = 0;
    always @(*) held_data2_2 = data2_of_2;
    always @(posedge clock) if (load) data2_of_2 <= data2_2;
    reg [15:0] addr_of_3;
    initial addr_of_3 = 0;
    always @(*) held_addr_3 = addr_of_3;
    always @(posedge clock) if (load) addr_of_3 <= addr_3;
    reg [31:0] data_of_3;
    initial data_of_3 = 0;
    always @(*) held_data_3 = data_of_3;
    always @(posedge clock) if (load) data_of_3 <= data_3;
    reg [31:0] data2_of_3;
    initial data2_of_3 = 0;
    always @(*) held_data2_3 = data2_of_3;
    always @(posedge clock) if (load) data2_of_3 <= data2_3;
    reg [15:0] addr_of_4;
    initial addr_of_4 = 0;
    always @(*) held_addr_4 = addr_of_4;
    always @(posedge clock) if (load) addr_of_4 <= addr_4;
    reg [31:0] data_of_4;
    initial data_of_4 = 0;
    always @(*) held_data_4 = data_of_4;
    always @(posedge clock) if (load) data_of_4 <= data_4;
    reg [31:0] data2_of_4;
    initial data2_of_4 = 0;
    always @(*) held_data2_4 = data2_of_4;
    always @(posedge clock) if (load) data2_of_4 <= data2_4;
    reg [15:0] addr_of_5;
    initial addr_of_5 = 0;
    always @(*) held_addr_5 = addr_of_5;
    always @(posedge clock) if (load) addr_of_5 <= addr_5;
    reg [31:0] data_of_5;
    initial data_of_5 = 0;
    always @(*) held_data_5 = data_of_5;
    always @(posedge clock) if (load) data_of_5 <= data_5;
    reg [31:0] data2_of_5;
    initial data2_of_5 = 0;
    always @(*) held_data2_5 = data2_of_5;
    always @(posedge clock) if (load) data2_of_5 <= data2_5;
    reg [15:0] addr_of_6;
    initial addr_of_6 = 0;
    always @(*) held_addr_6 = addr_of_6;
    always @(posedge clock) if (load) addr_of_6 <= addr_6;
    reg [31:0] data_of_6;
    initial data_of_6 = 0;
    always @(*) held_data_6 = data_of_6;
    always @(posedge clock) if (load) data_of_6 <= data_6;
    reg [31:0] data2_of_6;
    initial data2_of_6 = 0;
    always @(*) held_data2_6 = data2_of_6;
    always @(posedge clock) if (load) data2_of_6 <= data2_6;
    reg [15:0] addr_of_7;
    initial addr_of_7 = 0;
    always @(*) held_addr_7 = addr_of_7;
    always @(posedge clock) if (load) addr_of_7 <= addr_7;
    reg [31:0] data_of_7;
    initial data_of_7 = 0;
    always @(*) held_data_7 = data_of_7;
    always @(posedge clock) if (load) data_of_7 <= data_7;
    reg [31:0] data2_of_7;
    initial data2_of_7 = 0;
    always @(*) held_data2_7 = data2_of_7;
    always @(posedge clock) if (load) data2_of_7 <= data2_7;
    reg [15:0] addr_of_8;
    initial addr_of_8 = 0;
    always @(*) held_addr_8 = addr_of_8;
    always @(posedge clock) if (load) addr_of_8 <= addr_8;
    reg [31:0] data_of_8;
    initial data_of_8 = 0;
    always @(*) held_data_8 = data_of_8;
    always @(posedge clock) if (load) data_of_8 <= data_8;
    reg [31:0] data2_of_8;
    initial data2_of_8 = 0;
    always @(*) held_data2_8 = data2_of_8;
    always @(posedge clock) if (load) data2_of_8 <= data2_8;
    reg [15:0] addr_of_9;
    initial addr_of_9 = 0;
    always @(*) held_addr_9 = addr_of_9;
    always @(posedge clock) if (load) addr_of_9 <= addr_9;
    reg [31:0] data_of_9;
    initial data_of_9 = 0;
    always @(*) held_data_9 = data_of_9;
    always @(posedge clock) if (load) data_of_9 <= data_9;
    reg [31:0] data2_of_9;
    initial data2_of_9 = 0;
    always @(*) held_data2_9 = data2_of_9;
    always @(posedge clock) if (load) data2_of_9 <= data2_9;
    reg [15:0] addr_of_10;
    initial addr_of_10 = 0;
    always @(*) held_addr_10 = addr_of_10;
    always @(posedge clock) if (load) addr_of_10 <= addr_10;
    reg [31:0] data_of_10;
    initial data_of_10 = 0;
    always @(*) held_data_10 = data_of_10;
    always @(posedge clock) if (load) data_of_10 <= data_10;
    reg [31:0] data2_of_10;
    initial data2_of_10 = 0;
    always @(*) held_data2_10 = data2_of_10;
    always @(posedge clock) if (load) data2_of_10 <= data2_10;
    reg [15:0] addr_of_11;
    initial addr_of_11 = 0;
    always @(*) held_addr_11 = addr_of_11;
    always @(posedge clock) if (load) addr_of_11 <= addr_11;
    reg [31:0] data_of_11;
    initial data_of_11 = 0;
    always @(*) held_data_11 = data_of_11;
    always @(posedge clock) if (load) data_of_11 <= data_11;
    reg [31:0] data2_of_11;
    initial data2_of_11 = 0;
    always @(*) held_data2_11 = data2_of_11;
    always @(posedge clock) if (load) data2_of_11 <= data2_11;
    reg [15:0] addr_of_12;
    initial addr_of_12 = 0;
    always @(*) held_addr_12 = addr_of_12;
    always @(posedge clock) if (load) addr_of_12 <= addr_12;
    reg [31:0] data_of_12;
    initial data_of_12 = 0;
    always @(*) held_data_12 = data_of_12;
    always @(posedge clock) if (load) data_of_12 <= data_12;
    reg [31:0] data2_of_12;
    initial data2_of_12 = 0;
    always @(*) held_data2_12 = data2_of_12;
    always @(posedge clock) if (load) data2_of_12 <= data2_12;
    reg [15:0] addr_of_13;
    initial addr_of_13 = 0;
    always @(*) held_addr_13 = addr_of_13;
    always @(posedge clock) if (load) addr_of_13 <= addr_13;
    reg [31:0] data_of_13;
    initial data_of_13 = 0;
    always @(*) held_data_13 = data_of_13;
    always @(posedge clock) if (load) data_of_13 <= data_13;
    reg [31:0] data2_of_13;
    initial data2_of_13 = 0;
    always @(*) held_data2_13 = data2_of_13;
    always @(posedge clock) if (load) data2_of_13 <= data2_13;
    reg [15:0] addr_of_14;
    initial addr_of_14 = 0;
    always @(*) held_addr_14 = addr_of_14;
    always @(posedge clock) if (load) addr_of_14 <= addr_14;
    reg [31:0] data_of_14;
    initial data_of_14 = 0;
    always @(*) held_data_14 = data_of_14;
    always @(posedge clock) if (load) data_of_14 <= data_14;
    reg [31:0] data2_of_14;
    initial data2_of_14 = 0;
    always @(*) held_data2_14 = data2_of_14;
    always @(posedge clock) if (load) data2_of_14 <= data2_14;
    reg [15:0] addr_of_15;
    initial addr_of_15 = 0;
    always @(*) held_addr_15 = addr_of_15;
    always @(posedge clock) if (load) addr_of_15 <= addr_15;
    reg [31:0] data_of_15;
    initial data_of_15 = 0;
    always @(*) held_data_15 = data_of_15;
    always @(posedge clock) if (load) data_of_15 <= data_15;
    reg [31:0] data2_of_15;
    initial data2_of_15 = 0;
    always @(*) held_data2_15 = data2_of_15;
    always @(posedge clock) if (load) data2_of_15 <= data2_15;
    reg [15:0] addr_of_16;
    initial addr_of_16 = 0;
    always @(*) held_addr_16 = addr_of_16;
    always @(posedge clock) if (load) addr_of_16 <= addr_16;
    reg [31:0] data_of_16;
    initial data_of_16 = 0;
    always @(*) held_data_16 = data_of_16;
    always @(posedge clock) if (load) data_of_16 <= data_16;
    reg [31:0] data2_of_16;
    initial data2_of_16 = 0;
    always @(*) held_data2_16 = data2_of_16;
    always @(posedge clock) if (load) data2_of_16 <= data2_16;
    reg [15:0] addr_of_17;
    initial addr_of_17 = 0;
    always @(*) held_addr_17 = addr_of_17;
    always @(posedge clock) if (load) addr_of_17 <= addr_17;
    reg [31:0] data_of_17;
    initial data_of_17 = 0;
    always @(*) held_data_17 = data_of_17;
    always @(posedge clock) if (load) data_of_17 <= data_17;
    reg [31:0] data2_of_17;
    initial data2_of_17 = 0;
    always @(*) held_data2_17 = data2_of_17;
    always @(posedge clock) if (load) data2_of_17 <= data2_17;
    reg [15:0] addr_of_18;
    initial addr_of_18 = 0;
    always @(*) held_addr_18 = addr_of_18;
    always @(posedge clock) if (load) addr_of_18 <= addr_18;
    reg [31:0] data_of_18;
    initial data_of_18 = 0;
    always @(*) held_data_18 = data_of_18;
    always @(posedge clock) if (load) data_of_18 <= data_18;
    reg [31:0] data2_of_18;
    initial data2_of_18 = 0;
    always @(*) held_data2_18 = data2_of_18;
    always @(posedge clock) if (load) data2_of_18 <= data2_18;
    reg [15:0] addr_of_19;
    initial addr_of_19 = 0;
    always @(*) held_addr_19 = addr_of_19;
    always @(posedge clock) if (load) addr_of_19 <= addr_19;
    reg [31:0] data_of_19;
    initial data_of_19 = 0;
    always @(*) held_data_19 = data_of_19;
    always @(posedge clock) if (load) data_of_19 <= data_19;
    reg [31:0] data2_of_19;
    initial data2_of_19 = 0;
    always @(*) held_data2_19 = data2_of_19;
    always @(posedge clock) if (load) data2_of_19 <= data2_19;
    reg [15:0] addr_of_20;
    initial addr_of_20 = 0;
    always @(*) held_addr_20 = addr_of_20;
    always @(posedge clock) if (load) addr_of_20 <= addr_20;
    reg [31:0] data_of_20;
    initial data_of_20 = 0;
    always @(*) held_data_20 = data_of_20;
    always @(posedge clock) if (load) data_of_20 <= data_20;
    reg [31:0] data2_of_20;
    initial data2_of_20 = 0;
    always @(*) held_data2_20 = data2_of_20;
    always @(posedge clock) if (load) data2_of_20 <= data2_20;
    reg [15:0] addr_of_21;
    initial addr_of_21 = 0;
    always @(*) held_addr_21 = addr_of_21;
    always @(posedge clock) if (load) addr_of_21 <= addr_21;
    reg [31:0] data_of_21;
    initial data_of_21 = 0;
    always @(*) held_data_21 = data_of_21;
    always @(posedge clock) if (load) data_of_21 <= data_21;
    reg [31:0] data2_of_21;
    initial data2_of_21 = 0;
    always @(*) held_data2_21 = data2_of_21;
    always @(posedge clock) if (load) data2_of_21 <= data2_21;
    reg [15:0] addr_of_22;
    initial addr_of_22 = 0;
    always @(*) held_addr_22 = addr_of_22;
    always @(posedge clock) if (load) addr_of_22 <= addr_22;
    reg [31:0] data_of_22;
    initial data_of_22 = 0;
    always @(*) held_data_22 = data_of_22;
    always @(posedge clock) if (load) data_of_22 <= data_22;
    reg [31:0] data2_of_22;
    initial data2_of_22 = 0;
    always @(*) held_data2_22 = data2_of_22;
    always @(posedge clock) if (load) data2_of_22 <= data2_22;
    reg [15:0] addr_of_23;
    initial addr_of_23 = 0;
    always @(*) held_addr_23 = addr_of_23;
    always @(posedge clock) if (load) addr_of_23 <= addr_23;
    reg [31:0] data_of_23;
    initial data_of_23 = 0;
    always @(*) held_data_23 = data_of_23;
    always @(posedge clock) if (load) data_of_23 <= data_23;
    reg [31:0] data2_of_23;
    initial data2_of_23 = 0;
    always @(*) held_data2_23 = data2_of_23;
    always @(posedge clock) if (load) data2_of_23 <= data2_23;
    reg [15:0] addr_of_24;
    initial addr_of_24 = 0;
    always @(*) held_addr_24 = addr_of_24;
    always @(posedge clock) if (load) addr_of_24 <= addr_24;
    reg [31:0] data_of_24;
    initial data_of_24 = 0;
    always @(*) held_data_24 = data_of_24;
    always @(posedge clock) if (load) data_of_24 <= data_24;
    reg [31:0] data2_of_24;
    initial data2_of_24 = 0;
    always @(*) held_data2_24 = data2_of_24;
    always @(posedge clock) if (load) data2_of_24 <= data2_24;
    reg [15:0] addr_of_25;
    initial addr_of_25 = 0;
    always @(*) held_addr_25 = addr_of_25;
    always @(posedge clock) if (load) addr_of_25 <= addr_25;
    reg [31:0] data_of_25;
    initial data_of_25 = 0;
    always @(*) held_data_25 = data_of_25;
    always @(posedge clock) if (load) data_of_25 <= data_25;
    reg [31:0] data2_of_25;
    initial data2_of_25 = 0;
    always @(*) held_data2_25 = data2_of_25;
    always @(posedge clock) if (load) data2_of_25 <= data2_25;
    reg [15:0] addr_of_26;
    initial addr_of_26 = 0;
    always @(*) held_addr_26 = addr_of_26;
    always @(posedge clock) if (load) addr_of_26 <= addr_26;
    reg [31:0] data_of_26;
    initial data_of_26 = 0;
    always @(*) held_data_26 = data_of_26;
    always @(posedge clock) if (load) data_of_26 <= data_26;
    reg [31:0] data2_of_26;
    initial data2_of_26 = 0;
    always @(*) held_data2_26 = data2_of_26;
    always @(posedge clock) if (load) data2_of_26 <= data2_26;
    reg [15:0] addr_of_27;
    initial addr_of_27 = 0;
    always @(*) held_addr_27 = addr_of_27;
    always @(posedge clock) if (load) addr_of_27 <= addr_27;
    reg [31:0] data_of_27;
    initial data_of_27 = 0;
    always @(*) held_data_27 = data_of_27;
    always @(posedge clock) if (load) data_of_27 <= data_27;
    reg [31:0] data2_of_27;
    initial data2_of_27 = 0;
    always @(*) held_data2_27 = data2_of_27;
    always @(posedge clock) if (load) data2_of_27 <= data2_27;
    reg [15:0] addr_of_28;
    initial addr_of_28 = 0;
    always @(*) held_addr_28 = addr_of_28;
    always @(posedge clock) if (load) addr_of_28 <= addr_28;
    reg [31:0] data_of_28;
    initial data_of_28 = 0;
    always @(*) held_data_28 = data_of_28;
    always @(posedge clock) if (load) data_of_28 <= data_28;
    reg [31:0] data2_of_28;
    initial data2_of_28 = 0;
    always @(*) held_data2_28 = data2_of_28;
    always @(posedge clock) if (load) data2_of_28 <= data2_28;
    reg [15:0] addr_of_29;
    initial addr_of_29 = 0;
    always @(*) held_addr_29 = addr_of_29;
    always @(posedge clock) if (load) addr_of_29 <= addr_29;
    reg [31:0] data_of_29;
    initial data_of_29 = 0;
    always @(*) held_data_29 = data_of_29;
    always @(posedge clock) if (load) data_of_29 <= data_29;
    reg [31:0] data2_of_29;
    initial data2_of_29 = 0;
    always @(*) held_data2_29 = data2_of_29;
    always @(posedge clock) if (load) data2_of_29 <= data2_29;
    reg [15:0] addr_of_30;
    initial addr_of_30 = 0;
    always @(*) held_addr_30 = addr_of_30;
    always @(posedge clock) if (load) addr_of_30 <= addr_30;
    reg [31:0] data_of_30;
    initial data_of_30 = 0;
    always @(*) held_data_30 = data_of_30;
    always @(posedge clock) if (load) data_of_30 <= data_30;
    reg [31:0] data2_of_30;
    initial data2_of_30 = 0;
    always @(*) held_data2_30 = data2_of_30;
    always @(posedge clock) if (load) data2_of_30 <= data2_30;
    reg [15:0] addr_of_31;
    initial addr_of_31 = 0;
    always @(*) held_addr_31 = addr_of_31;
    always @(posedge clock) if (load) addr_of_31 <= addr_31;
    reg [31:0] data_of_31;
    initial data_of_31 = 0;
    always @(*) held_data_31 = data_of_31;
    always @(posedge clock) if (load) data_of_31 <= data_31;
    reg [31:0] data2_of_31;
    initial data2_of_31 = 0;
    always @(*) held_data2_31 = data2_of_31;
    always @(posedge clock) if (load) data2_of_31 <= data2_31;
endmodule
