// lane_table: written by `turnstile export lane_table`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module lane_table (
    clock,
    read_row,
    read_data_0,
    read_data_1,
    read_data_2,
    read_data_3,
    read_data_4,
    read_data_5,
    read_data_6,
    read_data_7,
    read_data_8,
    read_data_9,
    read_data_10,
    read_data_11,
    read_data_12,
    read_data_13,
    read_data_14,
    read_data_15,
    read_data_16,
    read_data_17,
    read_data_18,
    read_data_19,
    read_data_20,
    read_data_21,
    read_data_22,
    read_data_23,
    read_data_24,
    read_data_25,
    read_data_26,
    read_data_27,
    read_data_28,
    read_data_29,
    read_data_30,
    read_data_31,
    write_valid,
    write_row,
    write_data_0,
    write_data_1,
    write_data_2,
    write_data_3,
    write_data_4,
    write_data_5,
    write_data_6,
    write_data_7,
    write_data_8,
    write_data_9,
    write_data_10,
    write_data_11,
    write_data_12,
    write_data_13,
    write_data_14,
    write_data_15,
    write_data_16,
    write_data_17,
    write_data_18,
    write_data_19,
    write_data_20,
    write_data_21,
    write_data_22,
    write_data_23,
    write_data_24,
    write_data_25,
    write_data_26,
    write_data_27,
    write_data_28,
    write_data_29,
    write_data_30,
    write_data_31
);
    // Module arguments
    input wire clock;
    input wire [1:0] read_row;
    output reg [31:0] read_data_0;
    output reg [31:0] read_data_1;
    output reg [31:0] read_data_2;
    output reg [31:0] read_data_3;
    output reg [31:0] read_data_4;
    output reg [31:0] read_data_5;
    output reg [31:0] read_data_6;
    output reg [31:0] read_data_7;
    output reg [31:0] read_data_8;
    output reg [31:0] read_data_9;
    output reg [31:0] read_data_10;
    output reg [31:0] read_data_11;
    output reg [31:0] read_data_12;
    output reg [31:0] read_data_13;
    output reg [31:0] read_data_14;
    output reg [31:0] read_data_15;
    output reg [31:0] read_data_16;
    output reg [31:0] read_data_17;
    output reg [31:0] read_data_18;
    output reg [31:0] read_data_19;
    output reg [31:0] read_data_20;
    output reg [31:0] read_data_21;
    output reg [31:0] read_data_22;
    output reg [31:0] read_data_23;
    output reg [31:0] read_data_24;
    output reg [31:0] read_data_25;
    output reg [31:0] read_data_26;
    output reg [31:0] read_data_27;
    output reg [31:0] read_data_28;
    output reg [31:0] read_data_29;
    output reg [31:0] read_data_30;
    output reg [31:0] read_data_31;
    input wire write_valid;
    input wire [1:0] write_row;
    input wire [31:0] write_data_0;
    input wire [31:0] write_data_1;
    input wire [31:0] write_data_2;
    input wire [31:0] write_data_3;
    input wire [31:0] write_data_4;
    input wire [31:0] write_data_5;
    input wire [31:0] write_data_6;
    input wire [31:0] write_data_7;
    input wire [31:0] write_data_8;
    input wire [31:0] write_data_9;
    input wire [31:0] write_data_10;
    input wire [31:0] write_data_11;
    input wire [31:0] write_data_12;
    input wire [31:0] write_data_13;
    input wire [31:0] write_data_14;
    input wire [31:0] write_data_15;
    input wire [31:0] write_data_16;
    input wire [31:0] write_data_17;
    input wire [31:0] write_data_18;
    input wire [31:0] write_data_19;
    input wire [31:0] write_data_20;
    input wire [31:0] write_data_21;
    input wire [31:0] write_data_22;
    input wire [31:0] write_data_23;
    input wire [31:0] write_data_24;
    input wire [31:0] write_data_25;
    input wire [31:0] write_data_26;
    input wire [31:0] write_data_27;
    input wire [31:0] write_data_28;
    input wire [31:0] write_data_29;
    input wire [31:0] write_data_30;
    input wire [31:0] write_data_31;

    // Update code (custom)
    reg [127:0] words0;
    initial words0 = 0;
    always @(*) read_data_0 = words0[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words0[32 * write_row +: 32] <= write_data_0;
    reg [127:0] words1;
    initial words1 = 0;
    always @(*) read_data_1 = words1[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words1[32 * write_row +: 32] <= write_data_1;
    reg [127:0] words2;
    initial words2 = 0;
    always @(*) read_data_2 = words2[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words2[32 * write_row +: 32] <= write_data_2;
    reg [127:0] words3;
    initial words3 = 0;
    always @(*) read_data_3 = words3[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words3[32 * write_row +: 32] <= write_data_3;
    reg [127:0] words4;
    initial words4 = 0;
    always @(*) read_data_4 = words4[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words4[32 * write_row +: 32] <= write_data_4;
    reg [127:0] words5;
    initial words5 = 0;
    always @(*) read_data_5 = words5[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words5[32 * write_row +: 32] <= write_data_5;
    reg [127:0] words6;
    initial words6 = 0;
    always @(*) read_data_6 = words6[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words6[32 * write_row +: 32] <= write_data_6;
    reg [127:0] words7;
    initial words7 = 0;
    always @(*) read_data_7 = words7[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words7[32 * write_row +: 32] <= write_data_7;
    reg [127:0] words8;
    initial words8 = 0;
    always @(*) read_data_8 = words8[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words8[32 * write_row +: 32] <= write_data_8;
    reg [127:0] words9;
    initial words9 = 0;
    always @(*) read_data_9 = words9[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words9[32 * write_row +: 32] <= write_data_9;
    reg [127:0] words10;
    initial words10 = 0;
    always @(*) read_data_10 = words10[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words10[32 * write_row +: 32] <= write_data_10;
    reg [127:0] words11;
    initial words11 = 0;
    always @(*) read_data_11 = words11[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words11[32 * write_row +: 32] <= write_data_11;
    reg [127:0] words12;
    initial words12 = 0;
    always @(*) read_data_12 = words12[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words12[32 * write_row +: 32] <= write_data_12;
    reg [127:0] words13;
    initial words13 = 0;
    always @(*) read_data_13 = words13[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words13[32 * write_row +: 32] <= write_data_13;
    reg [127:0] words14;
    initial words14 = 0;
    always @(*) read_data_14 = words14[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words14[32 * write_row +: 32] <= write_data_14;
    reg [127:0] words15;
    initial words15 = 0;
    always @(*) read_data_15 = words15[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words15[32 * write_row +: 32] <= write_data_15;
    reg [127:0] words16;
    initial words16 = 0;
    always @(*) read_data_16 = words16[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words16[32 * write_row +: 32] <= write_data_16;
    reg [127:0] words17;
    initial words17 = 0;
    always @(*) read_data_17 = words17[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words17[32 * write_row +: 32] <= write_data_17;
    reg [127:0] words18;
    initial words18 = 0;
    always @(*) read_data_18 = words18[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words18[32 * write_row +: 32] <= write_data_18;
    reg [127:0] words19;
    initial words19 = 0;
    always @(*) read_data_19 = words19[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words19[32 * write_row +: 32] <= write_data_19;
    reg [127:0] words20;
    initial words20 = 0;
    always @(*) read_data_20 = words20[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words20[32 * write_row +: 32] <= write_data_20;
    reg [127:0] words21;
    initial words21 = 0;
    always @(*) read_data_21 = words21[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words21[32 * write_row +: 32] <= write_data_21;
    reg [127:0] words22;
    initial words22 = 0;
    always @(*) read_data_22 = words22[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words22[32 * write_row +: 32] <= write_data_22;
    reg [127:0] words23;
    initial words23 = 0;
    always @(*) read_data_23 = words23[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words23[32 * write_row +: 32] <= write_data_23;
    reg [127:0] words24;
    initial words24 = 0;
    always @(*) read_data_24 = words24[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words24[32 * write_row +: 32] <= write_data_24;
    reg [127:0] words25;
    initial words25 = 0;
    always @(*) read_data_25 = words25[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words25[32 * write_row +: 32] <= write_data_25;
    reg [127:0] words26;
    initial words26 = 0;
    always @(*) read_data_26 = words26[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words26[32 * write_row +: 32] <= write_data_26;
    reg [127:0] words27;
    initial words27 = 0;
    always @(*) read_data_27 = words27[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words27[32 * write_row +: 32] <= write_data_27;
    reg [127:0] words28;
    initial words28 = 0;
    always @(*) read_data_28 = words28[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words28[32 * write_row +: 32] <= write_data_28;
    reg [127:0] words29;
    initial words29 = 0;
    always @(*) read_data_29 = words29[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words29[32 * write_row +: 32] <= write_data_29;
    reg [127:0] words30;
    initial words30 = 0;
    always @(*) read_data_30 = words30[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words30[32 * write_row +: 32] <= write_data_30;
    reg [127:0] words31;
    initial words31 = 0;
    always @(*) read_data_31 = words31[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words31[32 * write_row +: 32] <= write_data_31;
endmodule
