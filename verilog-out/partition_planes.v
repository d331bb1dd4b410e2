// partition_planes: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Memory partitions of the addresses of all lanes: one word a bit of the partition's number, with a bit a lane.
//
// Part of the [log walker](crate::log_walker). Combinational. There are 3 x 2^(PARTITION_BITS - 2) partitions, interleaved by 2^CHUNK_BITS
// words: word address a lies in partition (a div 2^CHUNK_BITS) mod partitions. At full size that is (byte address >> 8) mod 6, as in the authors'
// simulator (early conflict resolution, Table 1: 6 memory partitions).
//
// No divider: the low bits of the chunk's number are those of the partition's, and what is above them is taken modulo 3, for which the
// halves of a number add up (4 = 1 modulo 3).
//
// LANES <= 32 addresses of ADDR_BITS <= 32 bits.
module partition_planes (
    input  wire [29:0] lane_address_0, lane_address_1, lane_address_2, lane_address_3, lane_address_4, lane_address_5,
            lane_address_6, lane_address_7, lane_address_8, lane_address_9, lane_address_10, lane_address_11,
            lane_address_12, lane_address_13, lane_address_14, lane_address_15, lane_address_16, lane_address_17,
            lane_address_18, lane_address_19, lane_address_20, lane_address_21, lane_address_22, lane_address_23,
            lane_address_24, lane_address_25, lane_address_26, lane_address_27, lane_address_28, lane_address_29,
            lane_address_30, lane_address_31,
    output wire [31:0] plane_0, plane_1, plane_2
);
    localparam [31:0] LOW = 32'd1;
    reg  [31:0] chunk_0, chunk_1, chunk_2, chunk_3, chunk_4, chunk_5, chunk_6, chunk_7, chunk_8, chunk_9, chunk_10,
            chunk_11, chunk_12, chunk_13, chunk_14, chunk_15, chunk_16, chunk_17, chunk_18, chunk_19, chunk_20,
            chunk_21, chunk_22, chunk_23, chunk_24, chunk_25, chunk_26, chunk_27, chunk_28, chunk_29, chunk_30,
            chunk_31;
    reg  [31:0] folded_0, folded_1, folded_2, folded_3, folded_4, folded_5, folded_6, folded_7, folded_8, folded_9,
            folded_10, folded_11, folded_12, folded_13, folded_14, folded_15, folded_16, folded_17, folded_18,
            folded_19, folded_20, folded_21, folded_22, folded_23, folded_24, folded_25, folded_26, folded_27,
            folded_28, folded_29, folded_30, folded_31;
    wire [31:0] number_0, number_1, number_2, number_3, number_4, number_5, number_6, number_7, number_8, number_9,
            number_10, number_11, number_12, number_13, number_14, number_15, number_16, number_17, number_18,
            number_19, number_20, number_21, number_22, number_23, number_24, number_25, number_26, number_27,
            number_28, number_29, number_30, number_31;
    (* maybe_unused *) wire unused;
    assign unused = &{number_0[31:3], number_1[31:3], number_2[31:3], number_3[31:3], number_4[31:3], number_5[31:3],
            number_6[31:3], number_7[31:3], number_8[31:3], number_9[31:3], number_10[31:3], number_11[31:3],
            number_12[31:3], number_13[31:3], number_14[31:3], number_15[31:3], number_16[31:3], number_17[31:3],
            number_18[31:3], number_19[31:3], number_20[31:3], number_21[31:3], number_22[31:3], number_23[31:3],
            number_24[31:3], number_25[31:3], number_26[31:3], number_27[31:3], number_28[31:3], number_29[31:3],
            number_30[31:3], number_31[31:3]};

    assign plane_0 = {number_31[0], number_30[0], number_29[0], number_28[0], number_27[0], number_26[0], number_25[0],
            number_24[0], number_23[0], number_22[0], number_21[0], number_20[0], number_19[0], number_18[0],
            number_17[0], number_16[0], number_15[0], number_14[0], number_13[0], number_12[0], number_11[0],
            number_10[0], number_9[0], number_8[0], number_7[0], number_6[0], number_5[0], number_4[0], number_3[0],
            number_2[0], number_1[0], number_0[0]};
    assign plane_1 = {number_31[1], number_30[1], number_29[1], number_28[1], number_27[1], number_26[1], number_25[1],
            number_24[1], number_23[1], number_22[1], number_21[1], number_20[1], number_19[1], number_18[1],
            number_17[1], number_16[1], number_15[1], number_14[1], number_13[1], number_12[1], number_11[1],
            number_10[1], number_9[1], number_8[1], number_7[1], number_6[1], number_5[1], number_4[1], number_3[1],
            number_2[1], number_1[1], number_0[1]};
    assign plane_2 = {number_31[2], number_30[2], number_29[2], number_28[2], number_27[2], number_26[2], number_25[2],
            number_24[2], number_23[2], number_22[2], number_21[2], number_20[2], number_19[2], number_18[2],
            number_17[2], number_16[2], number_15[2], number_14[2], number_13[2], number_12[2], number_11[2],
            number_10[2], number_9[2], number_8[2], number_7[2], number_6[2], number_5[2], number_4[2], number_3[2],
            number_2[2], number_1[2], number_0[2]};

    always @(*) begin
        chunk_0 = {2'd0, lane_address_0};
        chunk_0 = chunk_0 >> 3'd6;
    end

    always @(*) begin
        folded_0 = chunk_0 >> 1'b1;
        folded_0 = (folded_0 >> 5'd16) + (folded_0 & 32'hffff);
        folded_0 = (folded_0 >> 4'd8) + (folded_0 & 32'hff);
        folded_0 = (folded_0 >> 3'd4) + (folded_0 & 32'hf);
        folded_0 = (folded_0 >> 2'd2) + (folded_0 & 32'd3);
        folded_0 = (folded_0 >> 2'd2) + (folded_0 & 32'd3);
        folded_0 = (folded_0 >> 2'd2) + (folded_0 & 32'd3);
        if (folded_0 > 32'd2) folded_0 = folded_0 - 32'd3;
    end
    assign number_0 = (folded_0 << 1'b1) + (chunk_0 & LOW), number_1 = (folded_1 << 1'b1) + (chunk_1 & LOW),
            number_2 = (folded_2 << 1'b1) + (chunk_2 & LOW), number_3 = (folded_3 << 1'b1) + (chunk_3 & LOW),
            number_4 = (folded_4 << 1'b1) + (chunk_4 & LOW), number_5 = (folded_5 << 1'b1) + (chunk_5 & LOW),
            number_6 = (folded_6 << 1'b1) + (chunk_6 & LOW), number_7 = (folded_7 << 1'b1) + (chunk_7 & LOW),
            number_8 = (folded_8 << 1'b1) + (chunk_8 & LOW), number_9 = (folded_9 << 1'b1) + (chunk_9 & LOW),
            number_10 = (folded_10 << 1'b1) + (chunk_10 & LOW), number_11 = (folded_11 << 1'b1) + (chunk_11 & LOW),
            number_12 = (folded_12 << 1'b1) + (chunk_12 & LOW), number_13 = (folded_13 << 1'b1) + (chunk_13 & LOW),
            number_14 = (folded_14 << 1'b1) + (chunk_14 & LOW), number_15 = (folded_15 << 1'b1) + (chunk_15 & LOW),
            number_16 = (folded_16 << 1'b1) + (chunk_16 & LOW), number_17 = (folded_17 << 1'b1) + (chunk_17 & LOW),
            number_18 = (folded_18 << 1'b1) + (chunk_18 & LOW), number_19 = (folded_19 << 1'b1) + (chunk_19 & LOW),
            number_20 = (folded_20 << 1'b1) + (chunk_20 & LOW), number_21 = (folded_21 << 1'b1) + (chunk_21 & LOW),
            number_22 = (folded_22 << 1'b1) + (chunk_22 & LOW), number_23 = (folded_23 << 1'b1) + (chunk_23 & LOW),
            number_24 = (folded_24 << 1'b1) + (chunk_24 & LOW), number_25 = (folded_25 << 1'b1) + (chunk_25 & LOW),
            number_26 = (folded_26 << 1'b1) + (chunk_26 & LOW), number_27 = (folded_27 << 1'b1) + (chunk_27 & LOW),
            number_28 = (folded_28 << 1'b1) + (chunk_28 & LOW), number_29 = (folded_29 << 1'b1) + (chunk_29 & LOW),
            number_30 = (folded_30 << 1'b1) + (chunk_30 & LOW), number_31 = (folded_31 << 1'b1) + (chunk_31 & LOW);

    always @(*) begin
        chunk_1 = {2'd0, lane_address_1};
        chunk_1 = chunk_1 >> 3'd6;
    end

    always @(*) begin
        folded_1 = chunk_1 >> 1'b1;
        folded_1 = (folded_1 >> 5'd16) + (folded_1 & 32'hffff);
        folded_1 = (folded_1 >> 4'd8) + (folded_1 & 32'hff);
        folded_1 = (folded_1 >> 3'd4) + (folded_1 & 32'hf);
        folded_1 = (folded_1 >> 2'd2) + (folded_1 & 32'd3);
        folded_1 = (folded_1 >> 2'd2) + (folded_1 & 32'd3);
        folded_1 = (folded_1 >> 2'd2) + (folded_1 & 32'd3);
        if (folded_1 > 32'd2) folded_1 = folded_1 - 32'd3;
    end

    always @(*) begin
        chunk_2 = {2'd0, lane_address_2};
        chunk_2 = chunk_2 >> 3'd6;
    end

    always @(*) begin
        folded_2 = chunk_2 >> 1'b1;
        folded_2 = (folded_2 >> 5'd16) + (folded_2 & 32'hffff);
        folded_2 = (folded_2 >> 4'd8) + (folded_2 & 32'hff);
        folded_2 = (folded_2 >> 3'd4) + (folded_2 & 32'hf);
        folded_2 = (folded_2 >> 2'd2) + (folded_2 & 32'd3);
        folded_2 = (folded_2 >> 2'd2) + (folded_2 & 32'd3);
        folded_2 = (folded_2 >> 2'd2) + (folded_2 & 32'd3);
        if (folded_2 > 32'd2) folded_2 = folded_2 - 32'd3;
    end

    always @(*) begin
        chunk_3 = {2'd0, lane_address_3};
        chunk_3 = chunk_3 >> 3'd6;
    end

    always @(*) begin
        folded_3 = chunk_3 >> 1'b1;
        folded_3 = (folded_3 >> 5'd16) + (folded_3 & 32'hffff);
        folded_3 = (folded_3 >> 4'd8) + (folded_3 & 32'hff);
        folded_3 = (folded_3 >> 3'd4) + (folded_3 & 32'hf);
        folded_3 = (folded_3 >> 2'd2) + (folded_3 & 32'd3);
        folded_3 = (folded_3 >> 2'd2) + (folded_3 & 32'd3);
        folded_3 = (folded_3 >> 2'd2) + (folded_3 & 32'd3);
        if (folded_3 > 32'd2) folded_3 = folded_3 - 32'd3;
    end

    always @(*) begin
        chunk_4 = {2'd0, lane_address_4};
        chunk_4 = chunk_4 >> 3'd6;
    end

    always @(*) begin
        folded_4 = chunk_4 >> 1'b1;
        folded_4 = (folded_4 >> 5'd16) + (folded_4 & 32'hffff);
        folded_4 = (folded_4 >> 4'd8) + (folded_4 & 32'hff);
        folded_4 = (folded_4 >> 3'd4) + (folded_4 & 32'hf);
        folded_4 = (folded_4 >> 2'd2) + (folded_4 & 32'd3);
        folded_4 = (folded_4 >> 2'd2) + (folded_4 & 32'd3);
        folded_4 = (folded_4 >> 2'd2) + (folded_4 & 32'd3);
        if (folded_4 > 32'd2) folded_4 = folded_4 - 32'd3;
    end

    always @(*) begin
        chunk_5 = {2'd0, lane_address_5};
        chunk_5 = chunk_5 >> 3'd6;
    end

    always @(*) begin
        folded_5 = chunk_5 >> 1'b1;
        folded_5 = (folded_5 >> 5'd16) + (folded_5 & 32'hffff);
        folded_5 = (folded_5 >> 4'd8) + (folded_5 & 32'hff);
        folded_5 = (folded_5 >> 3'd4) + (folded_5 & 32'hf);
        folded_5 = (folded_5 >> 2'd2) + (folded_5 & 32'd3);
        folded_5 = (folded_5 >> 2'd2) + (folded_5 & 32'd3);
        folded_5 = (folded_5 >> 2'd2) + (folded_5 & 32'd3);
        if (folded_5 > 32'd2) folded_5 = folded_5 - 32'd3;
    end

    always @(*) begin
        chunk_6 = {2'd0, lane_address_6};
        chunk_6 = chunk_6 >> 3'd6;
    end

    always @(*) begin
        folded_6 = chunk_6 >> 1'b1;
        folded_6 = (folded_6 >> 5'd16) + (folded_6 & 32'hffff);
        folded_6 = (folded_6 >> 4'd8) + (folded_6 & 32'hff);
        folded_6 = (folded_6 >> 3'd4) + (folded_6 & 32'hf);
        folded_6 = (folded_6 >> 2'd2) + (folded_6 & 32'd3);
        folded_6 = (folded_6 >> 2'd2) + (folded_6 & 32'd3);
        folded_6 = (folded_6 >> 2'd2) + (folded_6 & 32'd3);
        if (folded_6 > 32'd2) folded_6 = folded_6 - 32'd3;
    end

    always @(*) begin
        chunk_7 = {2'd0, lane_address_7};
        chunk_7 = chunk_7 >> 3'd6;
    end

    always @(*) begin
        folded_7 = chunk_7 >> 1'b1;
        folded_7 = (folded_7 >> 5'd16) + (folded_7 & 32'hffff);
        folded_7 = (folded_7 >> 4'd8) + (folded_7 & 32'hff);
        folded_7 = (folded_7 >> 3'd4) + (folded_7 & 32'hf);
        folded_7 = (folded_7 >> 2'd2) + (folded_7 & 32'd3);
        folded_7 = (folded_7 >> 2'd2) + (folded_7 & 32'd3);
        folded_7 = (folded_7 >> 2'd2) + (folded_7 & 32'd3);
        if (folded_7 > 32'd2) folded_7 = folded_7 - 32'd3;
    end

    always @(*) begin
        chunk_8 = {2'd0, lane_address_8};
        chunk_8 = chunk_8 >> 3'd6;
    end

    always @(*) begin
        folded_8 = chunk_8 >> 1'b1;
        folded_8 = (folded_8 >> 5'd16) + (folded_8 & 32'hffff);
        folded_8 = (folded_8 >> 4'd8) + (folded_8 & 32'hff);
        folded_8 = (folded_8 >> 3'd4) + (folded_8 & 32'hf);
        folded_8 = (folded_8 >> 2'd2) + (folded_8 & 32'd3);
        folded_8 = (folded_8 >> 2'd2) + (folded_8 & 32'd3);
        folded_8 = (folded_8 >> 2'd2) + (folded_8 & 32'd3);
        if (folded_8 > 32'd2) folded_8 = folded_8 - 32'd3;
    end

    always @(*) begin
        chunk_9 = {2'd0, lane_address_9};
        chunk_9 = chunk_9 >> 3'd6;
    end

    always @(*) begin
        folded_9 = chunk_9 >> 1'b1;
        folded_9 = (folded_9 >> 5'd16) + (folded_9 & 32'hffff);
        folded_9 = (folded_9 >> 4'd8) + (folded_9 & 32'hff);
        folded_9 = (folded_9 >> 3'd4) + (folded_9 & 32'hf);
        folded_9 = (folded_9 >> 2'd2) + (folded_9 & 32'd3);
        folded_9 = (folded_9 >> 2'd2) + (folded_9 & 32'd3);
        folded_9 = (folded_9 >> 2'd2) + (folded_9 & 32'd3);
        if (folded_9 > 32'd2) folded_9 = folded_9 - 32'd3;
    end

    always @(*) begin
        chunk_10 = {2'd0, lane_address_10};
        chunk_10 = chunk_10 >> 3'd6;
    end

    always @(*) begin
        folded_10 = chunk_10 >> 1'b1;
        folded_10 = (folded_10 >> 5'd16) + (folded_10 & 32'hffff);
        folded_10 = (folded_10 >> 4'd8) + (folded_10 & 32'hff);
        folded_10 = (folded_10 >> 3'd4) + (folded_10 & 32'hf);
        folded_10 = (folded_10 >> 2'd2) + (folded_10 & 32'd3);
        folded_10 = (folded_10 >> 2'd2) + (folded_10 & 32'd3);
        folded_10 = (folded_10 >> 2'd2) + (folded_10 & 32'd3);
        if (folded_10 > 32'd2) folded_10 = folded_10 - 32'd3;
    end

    always @(*) begin
        chunk_11 = {2'd0, lane_address_11};
        chunk_11 = chunk_11 >> 3'd6;
    end

    always @(*) begin
        folded_11 = chunk_11 >> 1'b1;
        folded_11 = (folded_11 >> 5'd16) + (folded_11 & 32'hffff);
        folded_11 = (folded_11 >> 4'd8) + (folded_11 & 32'hff);
        folded_11 = (folded_11 >> 3'd4) + (folded_11 & 32'hf);
        folded_11 = (folded_11 >> 2'd2) + (folded_11 & 32'd3);
        folded_11 = (folded_11 >> 2'd2) + (folded_11 & 32'd3);
        folded_11 = (folded_11 >> 2'd2) + (folded_11 & 32'd3);
        if (folded_11 > 32'd2) folded_11 = folded_11 - 32'd3;
    end

    always @(*) begin
        chunk_12 = {2'd0, lane_address_12};
        chunk_12 = chunk_12 >> 3'd6;
    end

    always @(*) begin
        folded_12 = chunk_12 >> 1'b1;
        folded_12 = (folded_12 >> 5'd16) + (folded_12 & 32'hffff);
        folded_12 = (folded_12 >> 4'd8) + (folded_12 & 32'hff);
        folded_12 = (folded_12 >> 3'd4) + (folded_12 & 32'hf);
        folded_12 = (folded_12 >> 2'd2) + (folded_12 & 32'd3);
        folded_12 = (folded_12 >> 2'd2) + (folded_12 & 32'd3);
        folded_12 = (folded_12 >> 2'd2) + (folded_12 & 32'd3);
        if (folded_12 > 32'd2) folded_12 = folded_12 - 32'd3;
    end

    always @(*) begin
        chunk_13 = {2'd0, lane_address_13};
        chunk_13 = chunk_13 >> 3'd6;
    end

    always @(*) begin
        folded_13 = chunk_13 >> 1'b1;
        folded_13 = (folded_13 >> 5'd16) + (folded_13 & 32'hffff);
        folded_13 = (folded_13 >> 4'd8) + (folded_13 & 32'hff);
        folded_13 = (folded_13 >> 3'd4) + (folded_13 & 32'hf);
        folded_13 = (folded_13 >> 2'd2) + (folded_13 & 32'd3);
        folded_13 = (folded_13 >> 2'd2) + (folded_13 & 32'd3);
        folded_13 = (folded_13 >> 2'd2) + (folded_13 & 32'd3);
        if (folded_13 > 32'd2) folded_13 = folded_13 - 32'd3;
    end

    always @(*) begin
        chunk_14 = {2'd0, lane_address_14};
        chunk_14 = chunk_14 >> 3'd6;
    end

    always @(*) begin
        folded_14 = chunk_14 >> 1'b1;
        folded_14 = (folded_14 >> 5'd16) + (folded_14 & 32'hffff);
        folded_14 = (folded_14 >> 4'd8) + (folded_14 & 32'hff);
        folded_14 = (folded_14 >> 3'd4) + (folded_14 & 32'hf);
        folded_14 = (folded_14 >> 2'd2) + (folded_14 & 32'd3);
        folded_14 = (folded_14 >> 2'd2) + (folded_14 & 32'd3);
        folded_14 = (folded_14 >> 2'd2) + (folded_14 & 32'd3);
        if (folded_14 > 32'd2) folded_14 = folded_14 - 32'd3;
    end

    always @(*) begin
        chunk_15 = {2'd0, lane_address_15};
        chunk_15 = chunk_15 >> 3'd6;
    end

    always @(*) begin
        folded_15 = chunk_15 >> 1'b1;
        folded_15 = (folded_15 >> 5'd16) + (folded_15 & 32'hffff);
        folded_15 = (folded_15 >> 4'd8) + (folded_15 & 32'hff);
        folded_15 = (folded_15 >> 3'd4) + (folded_15 & 32'hf);
        folded_15 = (folded_15 >> 2'd2) + (folded_15 & 32'd3);
        folded_15 = (folded_15 >> 2'd2) + (folded_15 & 32'd3);
        folded_15 = (folded_15 >> 2'd2) + (folded_15 & 32'd3);
        if (folded_15 > 32'd2) folded_15 = folded_15 - 32'd3;
    end

    always @(*) begin
        chunk_16 = {2'd0, lane_address_16};
        chunk_16 = chunk_16 >> 3'd6;
    end

    always @(*) begin
        folded_16 = chunk_16 >> 1'b1;
        folded_16 = (folded_16 >> 5'd16) + (folded_16 & 32'hffff);
        folded_16 = (folded_16 >> 4'd8) + (folded_16 & 32'hff);
        folded_16 = (folded_16 >> 3'd4) + (folded_16 & 32'hf);
        folded_16 = (folded_16 >> 2'd2) + (folded_16 & 32'd3);
        folded_16 = (folded_16 >> 2'd2) + (folded_16 & 32'd3);
        folded_16 = (folded_16 >> 2'd2) + (folded_16 & 32'd3);
        if (folded_16 > 32'd2) folded_16 = folded_16 - 32'd3;
    end

    always @(*) begin
        chunk_17 = {2'd0, lane_address_17};
        chunk_17 = chunk_17 >> 3'd6;
    end

    always @(*) begin
        folded_17 = chunk_17 >> 1'b1;
        folded_17 = (folded_17 >> 5'd16) + (folded_17 & 32'hffff);
        folded_17 = (folded_17 >> 4'd8) + (folded_17 & 32'hff);
        folded_17 = (folded_17 >> 3'd4) + (folded_17 & 32'hf);
        folded_17 = (folded_17 >> 2'd2) + (folded_17 & 32'd3);
        folded_17 = (folded_17 >> 2'd2) + (folded_17 & 32'd3);
        folded_17 = (folded_17 >> 2'd2) + (folded_17 & 32'd3);
        if (folded_17 > 32'd2) folded_17 = folded_17 - 32'd3;
    end

    always @(*) begin
        chunk_18 = {2'd0, lane_address_18};
        chunk_18 = chunk_18 >> 3'd6;
    end

    always @(*) begin
        folded_18 = chunk_18 >> 1'b1;
        folded_18 = (folded_18 >> 5'd16) + (folded_18 & 32'hffff);
        folded_18 = (folded_18 >> 4'd8) + (folded_18 & 32'hff);
        folded_18 = (folded_18 >> 3'd4) + (folded_18 & 32'hf);
        folded_18 = (folded_18 >> 2'd2) + (folded_18 & 32'd3);
        folded_18 = (folded_18 >> 2'd2) + (folded_18 & 32'd3);
        folded_18 = (folded_18 >> 2'd2) + (folded_18 & 32'd3);
        if (folded_18 > 32'd2) folded_18 = folded_18 - 32'd3;
    end

    always @(*) begin
        chunk_19 = {2'd0, lane_address_19};
        chunk_19 = chunk_19 >> 3'd6;
    end

    always @(*) begin
        folded_19 = chunk_19 >> 1'b1;
        folded_19 = (folded_19 >> 5'd16) + (folded_19 & 32'hffff);
        folded_19 = (folded_19 >> 4'd8) + (folded_19 & 32'hff);
        folded_19 = (folded_19 >> 3'd4) + (folded_19 & 32'hf);
        folded_19 = (folded_19 >> 2'd2) + (folded_19 & 32'd3);
        folded_19 = (folded_19 >> 2'd2) + (folded_19 & 32'd3);
        folded_19 = (folded_19 >> 2'd2) + (folded_19 & 32'd3);
        if (folded_19 > 32'd2) folded_19 = folded_19 - 32'd3;
    end

    always @(*) begin
        chunk_20 = {2'd0, lane_address_20};
        chunk_20 = chunk_20 >> 3'd6;
    end

    always @(*) begin
        folded_20 = chunk_20 >> 1'b1;
        folded_20 = (folded_20 >> 5'd16) + (folded_20 & 32'hffff);
        folded_20 = (folded_20 >> 4'd8) + (folded_20 & 32'hff);
        folded_20 = (folded_20 >> 3'd4) + (folded_20 & 32'hf);
        folded_20 = (folded_20 >> 2'd2) + (folded_20 & 32'd3);
        folded_20 = (folded_20 >> 2'd2) + (folded_20 & 32'd3);
        folded_20 = (folded_20 >> 2'd2) + (folded_20 & 32'd3);
        if (folded_20 > 32'd2) folded_20 = folded_20 - 32'd3;
    end

    always @(*) begin
        chunk_21 = {2'd0, lane_address_21};
        chunk_21 = chunk_21 >> 3'd6;
    end

    always @(*) begin
        folded_21 = chunk_21 >> 1'b1;
        folded_21 = (folded_21 >> 5'd16) + (folded_21 & 32'hffff);
        folded_21 = (folded_21 >> 4'd8) + (folded_21 & 32'hff);
        folded_21 = (folded_21 >> 3'd4) + (folded_21 & 32'hf);
        folded_21 = (folded_21 >> 2'd2) + (folded_21 & 32'd3);
        folded_21 = (folded_21 >> 2'd2) + (folded_21 & 32'd3);
        folded_21 = (folded_21 >> 2'd2) + (folded_21 & 32'd3);
        if (folded_21 > 32'd2) folded_21 = folded_21 - 32'd3;
    end

    always @(*) begin
        chunk_22 = {2'd0, lane_address_22};
        chunk_22 = chunk_22 >> 3'd6;
    end

    always @(*) begin
        folded_22 = chunk_22 >> 1'b1;
        folded_22 = (folded_22 >> 5'd16) + (folded_22 & 32'hffff);
        folded_22 = (folded_22 >> 4'd8) + (folded_22 & 32'hff);
        folded_22 = (folded_22 >> 3'd4) + (folded_22 & 32'hf);
        folded_22 = (folded_22 >> 2'd2) + (folded_22 & 32'd3);
        folded_22 = (folded_22 >> 2'd2) + (folded_22 & 32'd3);
        folded_22 = (folded_22 >> 2'd2) + (folded_22 & 32'd3);
        if (folded_22 > 32'd2) folded_22 = folded_22 - 32'd3;
    end

    always @(*) begin
        chunk_23 = {2'd0, lane_address_23};
        chunk_23 = chunk_23 >> 3'd6;
    end

    always @(*) begin
        folded_23 = chunk_23 >> 1'b1;
        folded_23 = (folded_23 >> 5'd16) + (folded_23 & 32'hffff);
        folded_23 = (folded_23 >> 4'd8) + (folded_23 & 32'hff);
        folded_23 = (folded_23 >> 3'd4) + (folded_23 & 32'hf);
        folded_23 = (folded_23 >> 2'd2) + (folded_23 & 32'd3);
        folded_23 = (folded_23 >> 2'd2) + (folded_23 & 32'd3);
        folded_23 = (folded_23 >> 2'd2) + (folded_23 & 32'd3);
        if (folded_23 > 32'd2) folded_23 = folded_23 - 32'd3;
    end

    always @(*) begin
        chunk_24 = {2'd0, lane_address_24};
        chunk_24 = chunk_24 >> 3'd6;
    end

    always @(*) begin
        folded_24 = chunk_24 >> 1'b1;
        folded_24 = (folded_24 >> 5'd16) + (folded_24 & 32'hffff);
        folded_24 = (folded_24 >> 4'd8) + (folded_24 & 32'hff);
        folded_24 = (folded_24 >> 3'd4) + (folded_24 & 32'hf);
        folded_24 = (folded_24 >> 2'd2) + (folded_24 & 32'd3);
        folded_24 = (folded_24 >> 2'd2) + (folded_24 & 32'd3);
        folded_24 = (folded_24 >> 2'd2) + (folded_24 & 32'd3);
        if (folded_24 > 32'd2) folded_24 = folded_24 - 32'd3;
    end

    always @(*) begin
        chunk_25 = {2'd0, lane_address_25};
        chunk_25 = chunk_25 >> 3'd6;
    end

    always @(*) begin
        folded_25 = chunk_25 >> 1'b1;
        folded_25 = (folded_25 >> 5'd16) + (folded_25 & 32'hffff);
        folded_25 = (folded_25 >> 4'd8) + (folded_25 & 32'hff);
        folded_25 = (folded_25 >> 3'd4) + (folded_25 & 32'hf);
        folded_25 = (folded_25 >> 2'd2) + (folded_25 & 32'd3);
        folded_25 = (folded_25 >> 2'd2) + (folded_25 & 32'd3);
        folded_25 = (folded_25 >> 2'd2) + (folded_25 & 32'd3);
        if (folded_25 > 32'd2) folded_25 = folded_25 - 32'd3;
    end

    always @(*) begin
        chunk_26 = {2'd0, lane_address_26};
        chunk_26 = chunk_26 >> 3'd6;
    end

    always @(*) begin
        folded_26 = chunk_26 >> 1'b1;
        folded_26 = (folded_26 >> 5'd16) + (folded_26 & 32'hffff);
        folded_26 = (folded_26 >> 4'd8) + (folded_26 & 32'hff);
        folded_26 = (folded_26 >> 3'd4) + (folded_26 & 32'hf);
        folded_26 = (folded_26 >> 2'd2) + (folded_26 & 32'd3);
        folded_26 = (folded_26 >> 2'd2) + (folded_26 & 32'd3);
        folded_26 = (folded_26 >> 2'd2) + (folded_26 & 32'd3);
        if (folded_26 > 32'd2) folded_26 = folded_26 - 32'd3;
    end

    always @(*) begin
        chunk_27 = {2'd0, lane_address_27};
        chunk_27 = chunk_27 >> 3'd6;
    end

    always @(*) begin
        folded_27 = chunk_27 >> 1'b1;
        folded_27 = (folded_27 >> 5'd16) + (folded_27 & 32'hffff);
        folded_27 = (folded_27 >> 4'd8) + (folded_27 & 32'hff);
        folded_27 = (folded_27 >> 3'd4) + (folded_27 & 32'hf);
        folded_27 = (folded_27 >> 2'd2) + (folded_27 & 32'd3);
        folded_27 = (folded_27 >> 2'd2) + (folded_27 & 32'd3);
        folded_27 = (folded_27 >> 2'd2) + (folded_27 & 32'd3);
        if (folded_27 > 32'd2) folded_27 = folded_27 - 32'd3;
    end

    always @(*) begin
        chunk_28 = {2'd0, lane_address_28};
        chunk_28 = chunk_28 >> 3'd6;
    end

    always @(*) begin
        folded_28 = chunk_28 >> 1'b1;
        folded_28 = (folded_28 >> 5'd16) + (folded_28 & 32'hffff);
        folded_28 = (folded_28 >> 4'd8) + (folded_28 & 32'hff);
        folded_28 = (folded_28 >> 3'd4) + (folded_28 & 32'hf);
        folded_28 = (folded_28 >> 2'd2) + (folded_28 & 32'd3);
        folded_28 = (folded_28 >> 2'd2) + (folded_28 & 32'd3);
        folded_28 = (folded_28 >> 2'd2) + (folded_28 & 32'd3);
        if (folded_28 > 32'd2) folded_28 = folded_28 - 32'd3;
    end

    always @(*) begin
        chunk_29 = {2'd0, lane_address_29};
        chunk_29 = chunk_29 >> 3'd6;
    end

    always @(*) begin
        folded_29 = chunk_29 >> 1'b1;
        folded_29 = (folded_29 >> 5'd16) + (folded_29 & 32'hffff);
        folded_29 = (folded_29 >> 4'd8) + (folded_29 & 32'hff);
        folded_29 = (folded_29 >> 3'd4) + (folded_29 & 32'hf);
        folded_29 = (folded_29 >> 2'd2) + (folded_29 & 32'd3);
        folded_29 = (folded_29 >> 2'd2) + (folded_29 & 32'd3);
        folded_29 = (folded_29 >> 2'd2) + (folded_29 & 32'd3);
        if (folded_29 > 32'd2) folded_29 = folded_29 - 32'd3;
    end

    always @(*) begin
        chunk_30 = {2'd0, lane_address_30};
        chunk_30 = chunk_30 >> 3'd6;
    end

    always @(*) begin
        folded_30 = chunk_30 >> 1'b1;
        folded_30 = (folded_30 >> 5'd16) + (folded_30 & 32'hffff);
        folded_30 = (folded_30 >> 4'd8) + (folded_30 & 32'hff);
        folded_30 = (folded_30 >> 3'd4) + (folded_30 & 32'hf);
        folded_30 = (folded_30 >> 2'd2) + (folded_30 & 32'd3);
        folded_30 = (folded_30 >> 2'd2) + (folded_30 & 32'd3);
        folded_30 = (folded_30 >> 2'd2) + (folded_30 & 32'd3);
        if (folded_30 > 32'd2) folded_30 = folded_30 - 32'd3;
    end

    always @(*) begin
        chunk_31 = {2'd0, lane_address_31};
        chunk_31 = chunk_31 >> 3'd6;
    end

    always @(*) begin
        folded_31 = chunk_31 >> 1'b1;
        folded_31 = (folded_31 >> 5'd16) + (folded_31 & 32'hffff);
        folded_31 = (folded_31 >> 4'd8) + (folded_31 & 32'hff);
        folded_31 = (folded_31 >> 3'd4) + (folded_31 & 32'hf);
        folded_31 = (folded_31 >> 2'd2) + (folded_31 & 32'd3);
        folded_31 = (folded_31 >> 2'd2) + (folded_31 & 32'd3);
        folded_31 = (folded_31 >> 2'd2) + (folded_31 & 32'd3);
        if (folded_31 > 32'd2) folded_31 = folded_31 - 32'd3;
    end
endmodule
