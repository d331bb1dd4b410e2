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
    wire [31:0] chunk_0, chunk_1, chunk_2, chunk_3, chunk_4, chunk_5, chunk_6, chunk_7, chunk_8, chunk_9, chunk_10,
            chunk_11, chunk_12, chunk_13, chunk_14, chunk_15, chunk_16, chunk_17, chunk_18, chunk_19, chunk_20,
            chunk_21, chunk_22, chunk_23, chunk_24, chunk_25, chunk_26, chunk_27, chunk_28, chunk_29, chunk_30,
            chunk_31;
    wire [31:0] folded_0, folded_1, folded_2, folded_3, folded_4, folded_5, folded_6, folded_7, folded_8, folded_9,
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

    function automatic [31:0] chunk_of(input reg [29:0] in_lane_address);
        begin
            chunk_of = {2'd0, in_lane_address};
            chunk_of = chunk_of >> 3'd6;
        end
    endfunction
    assign chunk_0 = chunk_of(lane_address_0);

    function automatic [31:0] folded_of(input reg [31:0] in_chunk);
        begin
            folded_of = in_chunk >> 1'b1;
            folded_of = (folded_of >> 5'd16) + (folded_of & 32'hffff);
            folded_of = (folded_of >> 4'd8) + (folded_of & 32'hff);
            folded_of = (folded_of >> 3'd4) + (folded_of & 32'hf);
            folded_of = (folded_of >> 2'd2) + (folded_of & 32'd3);
            folded_of = (folded_of >> 2'd2) + (folded_of & 32'd3);
            folded_of = (folded_of >> 2'd2) + (folded_of & 32'd3);
            if (folded_of > 32'd2) folded_of = folded_of - 32'd3;
        end
    endfunction
    assign folded_0 = folded_of(chunk_0);
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
    assign chunk_1 = chunk_of(lane_address_1);
    assign folded_1 = folded_of(chunk_1);
    assign chunk_2 = chunk_of(lane_address_2);
    assign folded_2 = folded_of(chunk_2);
    assign chunk_3 = chunk_of(lane_address_3);
    assign folded_3 = folded_of(chunk_3);
    assign chunk_4 = chunk_of(lane_address_4);
    assign folded_4 = folded_of(chunk_4);
    assign chunk_5 = chunk_of(lane_address_5);
    assign folded_5 = folded_of(chunk_5);
    assign chunk_6 = chunk_of(lane_address_6);
    assign folded_6 = folded_of(chunk_6);
    assign chunk_7 = chunk_of(lane_address_7);
    assign folded_7 = folded_of(chunk_7);
    assign chunk_8 = chunk_of(lane_address_8);
    assign folded_8 = folded_of(chunk_8);
    assign chunk_9 = chunk_of(lane_address_9);
    assign folded_9 = folded_of(chunk_9);
    assign chunk_10 = chunk_of(lane_address_10);
    assign folded_10 = folded_of(chunk_10);
    assign chunk_11 = chunk_of(lane_address_11);
    assign folded_11 = folded_of(chunk_11);
    assign chunk_12 = chunk_of(lane_address_12);
    assign folded_12 = folded_of(chunk_12);
    assign chunk_13 = chunk_of(lane_address_13);
    assign folded_13 = folded_of(chunk_13);
    assign chunk_14 = chunk_of(lane_address_14);
    assign folded_14 = folded_of(chunk_14);
    assign chunk_15 = chunk_of(lane_address_15);
    assign folded_15 = folded_of(chunk_15);
    assign chunk_16 = chunk_of(lane_address_16);
    assign folded_16 = folded_of(chunk_16);
    assign chunk_17 = chunk_of(lane_address_17);
    assign folded_17 = folded_of(chunk_17);
    assign chunk_18 = chunk_of(lane_address_18);
    assign folded_18 = folded_of(chunk_18);
    assign chunk_19 = chunk_of(lane_address_19);
    assign folded_19 = folded_of(chunk_19);
    assign chunk_20 = chunk_of(lane_address_20);
    assign folded_20 = folded_of(chunk_20);
    assign chunk_21 = chunk_of(lane_address_21);
    assign folded_21 = folded_of(chunk_21);
    assign chunk_22 = chunk_of(lane_address_22);
    assign folded_22 = folded_of(chunk_22);
    assign chunk_23 = chunk_of(lane_address_23);
    assign folded_23 = folded_of(chunk_23);
    assign chunk_24 = chunk_of(lane_address_24);
    assign folded_24 = folded_of(chunk_24);
    assign chunk_25 = chunk_of(lane_address_25);
    assign folded_25 = folded_of(chunk_25);
    assign chunk_26 = chunk_of(lane_address_26);
    assign folded_26 = folded_of(chunk_26);
    assign chunk_27 = chunk_of(lane_address_27);
    assign folded_27 = folded_of(chunk_27);
    assign chunk_28 = chunk_of(lane_address_28);
    assign folded_28 = folded_of(chunk_28);
    assign chunk_29 = chunk_of(lane_address_29);
    assign folded_29 = folded_of(chunk_29);
    assign chunk_30 = chunk_of(lane_address_30);
    assign folded_30 = folded_of(chunk_30);
    assign chunk_31 = chunk_of(lane_address_31);
    assign folded_31 = folded_of(chunk_31);
endmodule
