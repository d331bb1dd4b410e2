// prefetch_fifo_lines: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// A word a lane for each warp in flight.
//
//               +-----------------+
//  read_row   ->|  rows x LANES   |-> read_data (a word a lane, same cycle)
//  write_*    ->|  words          |
//               +-----------------+
//
// Whole rows are read and written. A read is combinational; one of the row that is written in this
// cycle returns the old words. Latency 0, one read and one write a cycle. Words start as zeros;
// nothing in Turnstile relies on that.
//
// 2^ROW_BITS rows of LANES words of WIDTH <= 32 bits.
// Here LANES = 32, ROW_BITS = 3, WIDTH = 32.
module prefetch_fifo_lines (
    input  wire clock,
    input  wire [2:0] read_row,
    output wire [1023:0] read_data,
    input  wire write_valid,
    input  wire [2:0] write_row,
    input  wire [1023:0] write_data
);
    wire [31:0] read_data_0, read_data_1, read_data_2, read_data_3, read_data_4, read_data_5, read_data_6, read_data_7,
            read_data_8, read_data_9, read_data_10, read_data_11, read_data_12, read_data_13, read_data_14, read_data_15,
            read_data_16, read_data_17, read_data_18, read_data_19, read_data_20, read_data_21, read_data_22, read_data_23,
            read_data_24, read_data_25, read_data_26, read_data_27, read_data_28, read_data_29, read_data_30, read_data_31;
    assign read_data = {read_data_31, read_data_30, read_data_29, read_data_28, read_data_27, read_data_26,
            read_data_25, read_data_24, read_data_23, read_data_22, read_data_21, read_data_20, read_data_19, read_data_18,
            read_data_17, read_data_16, read_data_15, read_data_14, read_data_13, read_data_12, read_data_11, read_data_10,
            read_data_9, read_data_8, read_data_7, read_data_6, read_data_5, read_data_4, read_data_3, read_data_2, read_data_1,
            read_data_0};
    wire [31:0] write_data_0, write_data_1, write_data_2, write_data_3, write_data_4, write_data_5, write_data_6,
            write_data_7, write_data_8, write_data_9, write_data_10, write_data_11, write_data_12, write_data_13, write_data_14,
            write_data_15, write_data_16, write_data_17, write_data_18, write_data_19, write_data_20, write_data_21,
            write_data_22, write_data_23, write_data_24, write_data_25, write_data_26, write_data_27, write_data_28,
            write_data_29, write_data_30, write_data_31;
    assign {write_data_31, write_data_30, write_data_29, write_data_28, write_data_27, write_data_26, write_data_25,
            write_data_24, write_data_23, write_data_22, write_data_21, write_data_20, write_data_19, write_data_18,
            write_data_17, write_data_16, write_data_15, write_data_14, write_data_13, write_data_12, write_data_11,
            write_data_10, write_data_9, write_data_8, write_data_7, write_data_6, write_data_5, write_data_4, write_data_3,
            write_data_2, write_data_1, write_data_0} = write_data;
    reg [255:0] words0, words1, words2, words3, words4, words5, words6, words7, words8, words9, words10, words11,
            words12, words13, words14, words15, words16, words17, words18, words19, words20, words21, words22, words23, words24,
            words25, words26, words27, words28, words29, words30, words31;
    assign read_data_0 = words0[{read_row, 5'd0} +: 32], read_data_1 = words1[{read_row, 5'd0} +: 32], read_data_2 =
            words2[{read_row, 5'd0} +: 32], read_data_3 = words3[{read_row, 5'd0} +: 32], read_data_4 =
            words4[{read_row, 5'd0} +: 32], read_data_5 = words5[{read_row, 5'd0} +: 32], read_data_6 =
            words6[{read_row, 5'd0} +: 32], read_data_7 = words7[{read_row, 5'd0} +: 32], read_data_8 =
            words8[{read_row, 5'd0} +: 32], read_data_9 = words9[{read_row, 5'd0} +: 32], read_data_10 =
            words10[{read_row, 5'd0} +: 32], read_data_11 = words11[{read_row, 5'd0} +: 32], read_data_12 =
            words12[{read_row, 5'd0} +: 32], read_data_13 = words13[{read_row, 5'd0} +: 32], read_data_14 =
            words14[{read_row, 5'd0} +: 32], read_data_15 = words15[{read_row, 5'd0} +: 32], read_data_16 =
            words16[{read_row, 5'd0} +: 32], read_data_17 = words17[{read_row, 5'd0} +: 32], read_data_18 =
            words18[{read_row, 5'd0} +: 32], read_data_19 = words19[{read_row, 5'd0} +: 32], read_data_20 =
            words20[{read_row, 5'd0} +: 32], read_data_21 = words21[{read_row, 5'd0} +: 32], read_data_22 =
            words22[{read_row, 5'd0} +: 32], read_data_23 = words23[{read_row, 5'd0} +: 32], read_data_24 =
            words24[{read_row, 5'd0} +: 32], read_data_25 = words25[{read_row, 5'd0} +: 32], read_data_26 =
            words26[{read_row, 5'd0} +: 32], read_data_27 = words27[{read_row, 5'd0} +: 32], read_data_28 =
            words28[{read_row, 5'd0} +: 32], read_data_29 = words29[{read_row, 5'd0} +: 32], read_data_30 =
            words30[{read_row, 5'd0} +: 32], read_data_31 = words31[{read_row, 5'd0} +: 32];
    always @(posedge clock) if (write_valid) words0[{write_row, 5'd0} +: 32] <= write_data_0;
    always @(posedge clock) if (write_valid) words1[{write_row, 5'd0} +: 32] <= write_data_1;
    always @(posedge clock) if (write_valid) words2[{write_row, 5'd0} +: 32] <= write_data_2;
    always @(posedge clock) if (write_valid) words3[{write_row, 5'd0} +: 32] <= write_data_3;
    always @(posedge clock) if (write_valid) words4[{write_row, 5'd0} +: 32] <= write_data_4;
    always @(posedge clock) if (write_valid) words5[{write_row, 5'd0} +: 32] <= write_data_5;
    always @(posedge clock) if (write_valid) words6[{write_row, 5'd0} +: 32] <= write_data_6;
    always @(posedge clock) if (write_valid) words7[{write_row, 5'd0} +: 32] <= write_data_7;
    always @(posedge clock) if (write_valid) words8[{write_row, 5'd0} +: 32] <= write_data_8;
    always @(posedge clock) if (write_valid) words9[{write_row, 5'd0} +: 32] <= write_data_9;
    always @(posedge clock) if (write_valid) words10[{write_row, 5'd0} +: 32] <= write_data_10;
    always @(posedge clock) if (write_valid) words11[{write_row, 5'd0} +: 32] <= write_data_11;
    always @(posedge clock) if (write_valid) words12[{write_row, 5'd0} +: 32] <= write_data_12;
    always @(posedge clock) if (write_valid) words13[{write_row, 5'd0} +: 32] <= write_data_13;
    always @(posedge clock) if (write_valid) words14[{write_row, 5'd0} +: 32] <= write_data_14;
    always @(posedge clock) if (write_valid) words15[{write_row, 5'd0} +: 32] <= write_data_15;
    always @(posedge clock) if (write_valid) words16[{write_row, 5'd0} +: 32] <= write_data_16;
    always @(posedge clock) if (write_valid) words17[{write_row, 5'd0} +: 32] <= write_data_17;
    always @(posedge clock) if (write_valid) words18[{write_row, 5'd0} +: 32] <= write_data_18;
    always @(posedge clock) if (write_valid) words19[{write_row, 5'd0} +: 32] <= write_data_19;
    always @(posedge clock) if (write_valid) words20[{write_row, 5'd0} +: 32] <= write_data_20;
    always @(posedge clock) if (write_valid) words21[{write_row, 5'd0} +: 32] <= write_data_21;
    always @(posedge clock) if (write_valid) words22[{write_row, 5'd0} +: 32] <= write_data_22;
    always @(posedge clock) if (write_valid) words23[{write_row, 5'd0} +: 32] <= write_data_23;
    always @(posedge clock) if (write_valid) words24[{write_row, 5'd0} +: 32] <= write_data_24;
    always @(posedge clock) if (write_valid) words25[{write_row, 5'd0} +: 32] <= write_data_25;
    always @(posedge clock) if (write_valid) words26[{write_row, 5'd0} +: 32] <= write_data_26;
    always @(posedge clock) if (write_valid) words27[{write_row, 5'd0} +: 32] <= write_data_27;
    always @(posedge clock) if (write_valid) words28[{write_row, 5'd0} +: 32] <= write_data_28;
    always @(posedge clock) if (write_valid) words29[{write_row, 5'd0} +: 32] <= write_data_29;
    always @(posedge clock) if (write_valid) words30[{write_row, 5'd0} +: 32] <= write_data_30;
    always @(posedge clock) if (write_valid) words31[{write_row, 5'd0} +: 32] <= write_data_31;
    initial begin
       words0 = 256'd0; words1 = 256'd0; words2 = 256'd0; words3 = 256'd0; words4 = 256'd0; words5 = 256'd0; words6 =
               256'd0; words7 = 256'd0; words8 = 256'd0; words9 = 256'd0; words10 = 256'd0; words11 = 256'd0; words12 = 256'd0;
               words13 = 256'd0; words14 = 256'd0; words15 = 256'd0; words16 = 256'd0; words17 = 256'd0; words18 = 256'd0; words19 =
               256'd0; words20 = 256'd0; words21 = 256'd0; words22 = 256'd0; words23 = 256'd0; words24 = 256'd0; words25 = 256'd0;
               words26 = 256'd0; words27 = 256'd0; words28 = 256'd0; words29 = 256'd0; words30 = 256'd0; words31 = 256'd0;
    end
endmodule
