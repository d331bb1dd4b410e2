// request_stage: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The words of a request's lanes, kept while the LDS unit serves it.
//
//              +----------------+
//  asks      ->|                |
//  empty     ->|  a register of |
//  served    ->|  each word     |
//  addr      ->|                |-> held_addr
//  data      ->|                |-> held_data
//  data2     ->|                |-> held_data2
//              +----------------+
//
// Latency 1: the words of a cycle with asks & (empty | served) are held from the next on. served comes from the
// crossbar, late: it has a pin of its own so that one gate and the tree of buffers to the registers are all that
// follows. Words start as zeros; nothing in Turnstile relies on that.
//
// LANES lanes with an address and two words of data.
// Here ADDR_BITS = 16, LANES = 32.
module request_stage (
    input  wire clock,
    // There is a request to hold.
    input  wire asks,
    input  wire empty,
    // The request held is done with.
    input  wire served,
    input  wire [511:0] addr,
    input  wire [1023:0] data,
    input  wire [1023:0] data2,
    output wire [511:0] held_addr,
    output wire [1023:0] held_data,
    output wire [1023:0] held_data2
);
    wire [15:0] addr_0, addr_1, addr_2, addr_3, addr_4, addr_5, addr_6, addr_7, addr_8, addr_9, addr_10, addr_11,
            addr_12, addr_13, addr_14, addr_15, addr_16, addr_17, addr_18, addr_19, addr_20, addr_21, addr_22, addr_23, addr_24,
            addr_25, addr_26, addr_27, addr_28, addr_29, addr_30, addr_31;
    assign {addr_31, addr_30, addr_29, addr_28, addr_27, addr_26, addr_25, addr_24, addr_23, addr_22, addr_21, addr_20,
            addr_19, addr_18, addr_17, addr_16, addr_15, addr_14, addr_13, addr_12, addr_11, addr_10, addr_9, addr_8, addr_7,
            addr_6, addr_5, addr_4, addr_3, addr_2, addr_1, addr_0} = addr;
    wire [31:0] data_0, data_1, data_2, data_3, data_4, data_5, data_6, data_7, data_8, data_9, data_10, data_11,
            data_12, data_13, data_14, data_15, data_16, data_17, data_18, data_19, data_20, data_21, data_22, data_23, data_24,
            data_25, data_26, data_27, data_28, data_29, data_30, data_31;
    assign {data_31, data_30, data_29, data_28, data_27, data_26, data_25, data_24, data_23, data_22, data_21, data_20,
            data_19, data_18, data_17, data_16, data_15, data_14, data_13, data_12, data_11, data_10, data_9, data_8, data_7,
            data_6, data_5, data_4, data_3, data_2, data_1, data_0} = data;
    wire [31:0] data2_0, data2_1, data2_2, data2_3, data2_4, data2_5, data2_6, data2_7, data2_8, data2_9, data2_10,
            data2_11, data2_12, data2_13, data2_14, data2_15, data2_16, data2_17, data2_18, data2_19, data2_20, data2_21,
            data2_22, data2_23, data2_24, data2_25, data2_26, data2_27, data2_28, data2_29, data2_30, data2_31;
    assign {data2_31, data2_30, data2_29, data2_28, data2_27, data2_26, data2_25, data2_24, data2_23, data2_22,
            data2_21, data2_20, data2_19, data2_18, data2_17, data2_16, data2_15, data2_14, data2_13, data2_12, data2_11,
            data2_10, data2_9, data2_8, data2_7, data2_6, data2_5, data2_4, data2_3, data2_2, data2_1, data2_0} = data2;
    wire [15:0] held_addr_0, held_addr_1, held_addr_2, held_addr_3, held_addr_4, held_addr_5, held_addr_6, held_addr_7,
            held_addr_8, held_addr_9, held_addr_10, held_addr_11, held_addr_12, held_addr_13, held_addr_14, held_addr_15,
            held_addr_16, held_addr_17, held_addr_18, held_addr_19, held_addr_20, held_addr_21, held_addr_22, held_addr_23,
            held_addr_24, held_addr_25, held_addr_26, held_addr_27, held_addr_28, held_addr_29, held_addr_30, held_addr_31;
    assign held_addr = {held_addr_31, held_addr_30, held_addr_29, held_addr_28, held_addr_27, held_addr_26,
            held_addr_25, held_addr_24, held_addr_23, held_addr_22, held_addr_21, held_addr_20, held_addr_19, held_addr_18,
            held_addr_17, held_addr_16, held_addr_15, held_addr_14, held_addr_13, held_addr_12, held_addr_11, held_addr_10,
            held_addr_9, held_addr_8, held_addr_7, held_addr_6, held_addr_5, held_addr_4, held_addr_3, held_addr_2, held_addr_1,
            held_addr_0};
    wire [31:0] held_data_0, held_data_1, held_data_2, held_data_3, held_data_4, held_data_5, held_data_6, held_data_7,
            held_data_8, held_data_9, held_data_10, held_data_11, held_data_12, held_data_13, held_data_14, held_data_15,
            held_data_16, held_data_17, held_data_18, held_data_19, held_data_20, held_data_21, held_data_22, held_data_23,
            held_data_24, held_data_25, held_data_26, held_data_27, held_data_28, held_data_29, held_data_30, held_data_31;
    assign held_data = {held_data_31, held_data_30, held_data_29, held_data_28, held_data_27, held_data_26,
            held_data_25, held_data_24, held_data_23, held_data_22, held_data_21, held_data_20, held_data_19, held_data_18,
            held_data_17, held_data_16, held_data_15, held_data_14, held_data_13, held_data_12, held_data_11, held_data_10,
            held_data_9, held_data_8, held_data_7, held_data_6, held_data_5, held_data_4, held_data_3, held_data_2, held_data_1,
            held_data_0};
    wire [31:0] held_data2_0, held_data2_1, held_data2_2, held_data2_3, held_data2_4, held_data2_5, held_data2_6,
            held_data2_7, held_data2_8, held_data2_9, held_data2_10, held_data2_11, held_data2_12, held_data2_13, held_data2_14,
            held_data2_15, held_data2_16, held_data2_17, held_data2_18, held_data2_19, held_data2_20, held_data2_21,
            held_data2_22, held_data2_23, held_data2_24, held_data2_25, held_data2_26, held_data2_27, held_data2_28,
            held_data2_29, held_data2_30, held_data2_31;
    assign held_data2 = {held_data2_31, held_data2_30, held_data2_29, held_data2_28, held_data2_27, held_data2_26,
            held_data2_25, held_data2_24, held_data2_23, held_data2_22, held_data2_21, held_data2_20, held_data2_19,
            held_data2_18, held_data2_17, held_data2_16, held_data2_15, held_data2_14, held_data2_13, held_data2_12,
            held_data2_11, held_data2_10, held_data2_9, held_data2_8, held_data2_7, held_data2_6, held_data2_5, held_data2_4,
            held_data2_3, held_data2_2, held_data2_1, held_data2_0};
    reg [15:0] addr_of_0, addr_of_1, addr_of_2, addr_of_3, addr_of_4, addr_of_5, addr_of_6, addr_of_7, addr_of_8,
            addr_of_9, addr_of_10, addr_of_11, addr_of_12, addr_of_13, addr_of_14, addr_of_15, addr_of_16, addr_of_17, addr_of_18,
            addr_of_19, addr_of_20, addr_of_21, addr_of_22, addr_of_23, addr_of_24, addr_of_25, addr_of_26, addr_of_27,
            addr_of_28, addr_of_29, addr_of_30, addr_of_31;
    reg [31:0] data_of_0, data_of_1, data_of_2, data_of_3, data_of_4, data_of_5, data_of_6, data_of_7, data_of_8,
            data_of_9, data_of_10, data_of_11, data_of_12, data_of_13, data_of_14, data_of_15, data_of_16, data_of_17, data_of_18,
            data_of_19, data_of_20, data_of_21, data_of_22, data_of_23, data_of_24, data_of_25, data_of_26, data_of_27,
            data_of_28, data_of_29, data_of_30, data_of_31, data2_of_0, data2_of_1, data2_of_2, data2_of_3, data2_of_4,
            data2_of_5, data2_of_6, data2_of_7, data2_of_8, data2_of_9, data2_of_10, data2_of_11, data2_of_12, data2_of_13,
            data2_of_14, data2_of_15, data2_of_16, data2_of_17, data2_of_18, data2_of_19, data2_of_20, data2_of_21, data2_of_22,
            data2_of_23, data2_of_24, data2_of_25, data2_of_26, data2_of_27, data2_of_28, data2_of_29, data2_of_30, data2_of_31;
    wire load = asks & (empty | served);
    assign held_addr_0 = addr_of_0;
    assign held_data_0 = data_of_0, held_data2_0 = data2_of_0;
    assign held_addr_1 = addr_of_1;
    assign held_data_1 = data_of_1, held_data2_1 = data2_of_1;
    assign held_addr_2 = addr_of_2;
    assign held_data_2 = data_of_2, held_data2_2 = data2_of_2;
    assign held_addr_3 = addr_of_3;
    assign held_data_3 = data_of_3, held_data2_3 = data2_of_3;
    assign held_addr_4 = addr_of_4;
    assign held_data_4 = data_of_4, held_data2_4 = data2_of_4;
    assign held_addr_5 = addr_of_5;
    assign held_data_5 = data_of_5, held_data2_5 = data2_of_5;
    assign held_addr_6 = addr_of_6;
    assign held_data_6 = data_of_6, held_data2_6 = data2_of_6;
    assign held_addr_7 = addr_of_7;
    assign held_data_7 = data_of_7, held_data2_7 = data2_of_7;
    assign held_addr_8 = addr_of_8;
    assign held_data_8 = data_of_8, held_data2_8 = data2_of_8;
    assign held_addr_9 = addr_of_9;
    assign held_data_9 = data_of_9, held_data2_9 = data2_of_9;
    assign held_addr_10 = addr_of_10;
    assign held_data_10 = data_of_10, held_data2_10 = data2_of_10;
    assign held_addr_11 = addr_of_11;
    assign held_data_11 = data_of_11, held_data2_11 = data2_of_11;
    assign held_addr_12 = addr_of_12;
    assign held_data_12 = data_of_12, held_data2_12 = data2_of_12;
    assign held_addr_13 = addr_of_13;
    assign held_data_13 = data_of_13, held_data2_13 = data2_of_13;
    assign held_addr_14 = addr_of_14;
    assign held_data_14 = data_of_14, held_data2_14 = data2_of_14;
    assign held_addr_15 = addr_of_15;
    assign held_data_15 = data_of_15, held_data2_15 = data2_of_15;
    assign held_addr_16 = addr_of_16;
    assign held_data_16 = data_of_16, held_data2_16 = data2_of_16;
    assign held_addr_17 = addr_of_17;
    assign held_data_17 = data_of_17, held_data2_17 = data2_of_17;
    assign held_addr_18 = addr_of_18;
    assign held_data_18 = data_of_18, held_data2_18 = data2_of_18;
    assign held_addr_19 = addr_of_19;
    assign held_data_19 = data_of_19, held_data2_19 = data2_of_19;
    assign held_addr_20 = addr_of_20;
    assign held_data_20 = data_of_20, held_data2_20 = data2_of_20;
    assign held_addr_21 = addr_of_21;
    assign held_data_21 = data_of_21, held_data2_21 = data2_of_21;
    assign held_addr_22 = addr_of_22;
    assign held_data_22 = data_of_22, held_data2_22 = data2_of_22;
    assign held_addr_23 = addr_of_23;
    assign held_data_23 = data_of_23, held_data2_23 = data2_of_23;
    assign held_addr_24 = addr_of_24;
    assign held_data_24 = data_of_24, held_data2_24 = data2_of_24;
    assign held_addr_25 = addr_of_25;
    assign held_data_25 = data_of_25, held_data2_25 = data2_of_25;
    assign held_addr_26 = addr_of_26;
    assign held_data_26 = data_of_26, held_data2_26 = data2_of_26;
    assign held_addr_27 = addr_of_27;
    assign held_data_27 = data_of_27, held_data2_27 = data2_of_27;
    assign held_addr_28 = addr_of_28;
    assign held_data_28 = data_of_28, held_data2_28 = data2_of_28;
    assign held_addr_29 = addr_of_29;
    assign held_data_29 = data_of_29, held_data2_29 = data2_of_29;
    assign held_addr_30 = addr_of_30;
    assign held_data_30 = data_of_30, held_data2_30 = data2_of_30;
    assign held_addr_31 = addr_of_31;
    assign held_data_31 = data_of_31, held_data2_31 = data2_of_31;
    always @(posedge clock) begin
       if (load) addr_of_0 <= addr_0;
       if (load) addr_of_1 <= addr_1;
       if (load) addr_of_2 <= addr_2;
       if (load) addr_of_3 <= addr_3;
       if (load) addr_of_4 <= addr_4;
       if (load) addr_of_5 <= addr_5;
       if (load) addr_of_6 <= addr_6;
       if (load) addr_of_7 <= addr_7;
       if (load) addr_of_8 <= addr_8;
       if (load) addr_of_9 <= addr_9;
       if (load) addr_of_10 <= addr_10;
       if (load) addr_of_11 <= addr_11;
       if (load) addr_of_12 <= addr_12;
       if (load) addr_of_13 <= addr_13;
       if (load) addr_of_14 <= addr_14;
       if (load) addr_of_15 <= addr_15;
       if (load) addr_of_16 <= addr_16;
       if (load) addr_of_17 <= addr_17;
       if (load) addr_of_18 <= addr_18;
       if (load) addr_of_19 <= addr_19;
       if (load) addr_of_20 <= addr_20;
       if (load) addr_of_21 <= addr_21;
       if (load) addr_of_22 <= addr_22;
       if (load) addr_of_23 <= addr_23;
       if (load) addr_of_24 <= addr_24;
       if (load) addr_of_25 <= addr_25;
       if (load) addr_of_26 <= addr_26;
       if (load) addr_of_27 <= addr_27;
       if (load) addr_of_28 <= addr_28;
       if (load) addr_of_29 <= addr_29;
       if (load) addr_of_30 <= addr_30;
       if (load) addr_of_31 <= addr_31;
    end
    always @(posedge clock) begin
       if (load) data_of_0 <= data_0;
       if (load) data_of_1 <= data_1;
       if (load) data_of_2 <= data_2;
       if (load) data_of_3 <= data_3;
       if (load) data_of_4 <= data_4;
       if (load) data_of_5 <= data_5;
       if (load) data_of_6 <= data_6;
       if (load) data_of_7 <= data_7;
       if (load) data_of_8 <= data_8;
       if (load) data_of_9 <= data_9;
       if (load) data_of_10 <= data_10;
       if (load) data_of_11 <= data_11;
       if (load) data_of_12 <= data_12;
       if (load) data_of_13 <= data_13;
       if (load) data_of_14 <= data_14;
       if (load) data_of_15 <= data_15;
       if (load) data_of_16 <= data_16;
       if (load) data_of_17 <= data_17;
       if (load) data_of_18 <= data_18;
       if (load) data_of_19 <= data_19;
       if (load) data_of_20 <= data_20;
       if (load) data_of_21 <= data_21;
       if (load) data_of_22 <= data_22;
       if (load) data_of_23 <= data_23;
       if (load) data_of_24 <= data_24;
       if (load) data_of_25 <= data_25;
       if (load) data_of_26 <= data_26;
       if (load) data_of_27 <= data_27;
       if (load) data_of_28 <= data_28;
       if (load) data_of_29 <= data_29;
       if (load) data_of_30 <= data_30;
       if (load) data_of_31 <= data_31;
    end
    always @(posedge clock) begin
       if (load) data2_of_0 <= data2_0;
       if (load) data2_of_1 <= data2_1;
       if (load) data2_of_2 <= data2_2;
       if (load) data2_of_3 <= data2_3;
       if (load) data2_of_4 <= data2_4;
       if (load) data2_of_5 <= data2_5;
       if (load) data2_of_6 <= data2_6;
       if (load) data2_of_7 <= data2_7;
       if (load) data2_of_8 <= data2_8;
       if (load) data2_of_9 <= data2_9;
       if (load) data2_of_10 <= data2_10;
       if (load) data2_of_11 <= data2_11;
       if (load) data2_of_12 <= data2_12;
       if (load) data2_of_13 <= data2_13;
       if (load) data2_of_14 <= data2_14;
       if (load) data2_of_15 <= data2_15;
       if (load) data2_of_16 <= data2_16;
       if (load) data2_of_17 <= data2_17;
       if (load) data2_of_18 <= data2_18;
       if (load) data2_of_19 <= data2_19;
       if (load) data2_of_20 <= data2_20;
       if (load) data2_of_21 <= data2_21;
       if (load) data2_of_22 <= data2_22;
       if (load) data2_of_23 <= data2_23;
       if (load) data2_of_24 <= data2_24;
       if (load) data2_of_25 <= data2_25;
       if (load) data2_of_26 <= data2_26;
       if (load) data2_of_27 <= data2_27;
       if (load) data2_of_28 <= data2_28;
       if (load) data2_of_29 <= data2_29;
       if (load) data2_of_30 <= data2_30;
       if (load) data2_of_31 <= data2_31;
    end
    initial begin
       addr_of_0 = 16'd0; addr_of_1 = 16'd0; addr_of_2 = 16'd0; addr_of_3 = 16'd0; addr_of_4 = 16'd0; addr_of_5 =
               16'd0; addr_of_6 = 16'd0; addr_of_7 = 16'd0; addr_of_8 = 16'd0; addr_of_9 = 16'd0; addr_of_10 = 16'd0; addr_of_11 =
               16'd0; addr_of_12 = 16'd0; addr_of_13 = 16'd0; addr_of_14 = 16'd0; addr_of_15 = 16'd0; addr_of_16 = 16'd0; addr_of_17
               = 16'd0; addr_of_18 = 16'd0; addr_of_19 = 16'd0; addr_of_20 = 16'd0; addr_of_21 = 16'd0; addr_of_22 = 16'd0;
               addr_of_23 = 16'd0; addr_of_24 = 16'd0; addr_of_25 = 16'd0; addr_of_26 = 16'd0; addr_of_27 = 16'd0; addr_of_28 =
               16'd0; addr_of_29 = 16'd0; addr_of_30 = 16'd0; addr_of_31 = 16'd0; data_of_0 = 32'd0; data_of_1 = 32'd0; data_of_2 =
               32'd0; data_of_3 = 32'd0; data_of_4 = 32'd0; data_of_5 = 32'd0; data_of_6 = 32'd0; data_of_7 = 32'd0; data_of_8 =
               32'd0; data_of_9 = 32'd0; data_of_10 = 32'd0; data_of_11 = 32'd0; data_of_12 = 32'd0; data_of_13 = 32'd0; data_of_14 =
               32'd0; data_of_15 = 32'd0; data_of_16 = 32'd0; data_of_17 = 32'd0; data_of_18 = 32'd0; data_of_19 = 32'd0; data_of_20
               = 32'd0; data_of_21 = 32'd0; data_of_22 = 32'd0; data_of_23 = 32'd0; data_of_24 = 32'd0; data_of_25 = 32'd0;
               data_of_26 = 32'd0; data_of_27 = 32'd0; data_of_28 = 32'd0; data_of_29 = 32'd0; data_of_30 = 32'd0; data_of_31 =
               32'd0; data2_of_0 = 32'd0; data2_of_1 = 32'd0; data2_of_2 = 32'd0; data2_of_3 = 32'd0; data2_of_4 = 32'd0; data2_of_5
               = 32'd0; data2_of_6 = 32'd0; data2_of_7 = 32'd0; data2_of_8 = 32'd0; data2_of_9 = 32'd0; data2_of_10 = 32'd0;
               data2_of_11 = 32'd0; data2_of_12 = 32'd0; data2_of_13 = 32'd0; data2_of_14 = 32'd0; data2_of_15 = 32'd0; data2_of_16 =
               32'd0; data2_of_17 = 32'd0; data2_of_18 = 32'd0; data2_of_19 = 32'd0; data2_of_20 = 32'd0; data2_of_21 = 32'd0;
               data2_of_22 = 32'd0; data2_of_23 = 32'd0; data2_of_24 = 32'd0; data2_of_25 = 32'd0; data2_of_26 = 32'd0; data2_of_27 =
               32'd0; data2_of_28 = 32'd0; data2_of_29 = 32'd0; data2_of_30 = 32'd0; data2_of_31 = 32'd0;
    end
endmodule
