// lock_bit_unit: written by `turnstile export lock_bit_unit`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module lock_bit_unit (
    clock,
    clear,
    load_lock,
    store_unlock,
    row_0,
    row_1,
    row_2,
    row_3,
    row_4,
    row_5,
    row_6,
    row_7,
    row_8,
    row_9,
    row_10,
    row_11,
    row_12,
    row_13,
    row_14,
    row_15,
    row_16,
    row_17,
    row_18,
    row_19,
    row_20,
    row_21,
    row_22,
    row_23,
    row_24,
    row_25,
    row_26,
    row_27,
    row_28,
    row_29,
    row_30,
    row_31,
    lane_0,
    lane_1,
    lane_2,
    lane_3,
    lane_4,
    lane_5,
    lane_6,
    lane_7,
    lane_8,
    lane_9,
    lane_10,
    lane_11,
    lane_12,
    lane_13,
    lane_14,
    lane_15,
    lane_16,
    lane_17,
    lane_18,
    lane_19,
    lane_20,
    lane_21,
    lane_22,
    lane_23,
    lane_24,
    lane_25,
    lane_26,
    lane_27,
    lane_28,
    lane_29,
    lane_30,
    lane_31,
    acquired
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire [31:0] load_lock;
    input wire [31:0] store_unlock;
    input wire [8:0] row_0;
    input wire [8:0] row_1;
    input wire [8:0] row_2;
    input wire [8:0] row_3;
    input wire [8:0] row_4;
    input wire [8:0] row_5;
    input wire [8:0] row_6;
    input wire [8:0] row_7;
    input wire [8:0] row_8;
    input wire [8:0] row_9;
    input wire [8:0] row_10;
    input wire [8:0] row_11;
    input wire [8:0] row_12;
    input wire [8:0] row_13;
    input wire [8:0] row_14;
    input wire [8:0] row_15;
    input wire [8:0] row_16;
    input wire [8:0] row_17;
    input wire [8:0] row_18;
    input wire [8:0] row_19;
    input wire [8:0] row_20;
    input wire [8:0] row_21;
    input wire [8:0] row_22;
    input wire [8:0] row_23;
    input wire [8:0] row_24;
    input wire [8:0] row_25;
    input wire [8:0] row_26;
    input wire [8:0] row_27;
    input wire [8:0] row_28;
    input wire [8:0] row_29;
    input wire [8:0] row_30;
    input wire [8:0] row_31;
    input wire [4:0] lane_0;
    input wire [4:0] lane_1;
    input wire [4:0] lane_2;
    input wire [4:0] lane_3;
    input wire [4:0] lane_4;
    input wire [4:0] lane_5;
    input wire [4:0] lane_6;
    input wire [4:0] lane_7;
    input wire [4:0] lane_8;
    input wire [4:0] lane_9;
    input wire [4:0] lane_10;
    input wire [4:0] lane_11;
    input wire [4:0] lane_12;
    input wire [4:0] lane_13;
    input wire [4:0] lane_14;
    input wire [4:0] lane_15;
    input wire [4:0] lane_16;
    input wire [4:0] lane_17;
    input wire [4:0] lane_18;
    input wire [4:0] lane_19;
    input wire [4:0] lane_20;
    input wire [4:0] lane_21;
    input wire [4:0] lane_22;
    input wire [4:0] lane_23;
    input wire [4:0] lane_24;
    input wire [4:0] lane_25;
    input wire [4:0] lane_26;
    input wire [4:0] lane_27;
    input wire [4:0] lane_28;
    input wire [4:0] lane_29;
    input wire [4:0] lane_30;
    input wire [4:0] lane_31;
    output reg [31:0] acquired;

    // Constant declarations
    localparam shared = 1'b0;
    localparam bank_part_0 = 14'b0;
    localparam bank_part_1 = 14'b1;
    localparam bank_part_2 = 14'b10;
    localparam bank_part_3 = 14'b11;
    localparam bank_part_4 = 14'b100;
    localparam bank_part_5 = 14'b101;
    localparam bank_part_6 = 14'b110;
    localparam bank_part_7 = 14'b111;
    localparam bank_part_8 = 14'b1000;
    localparam bank_part_9 = 14'b1001;
    localparam bank_part_10 = 14'b1010;
    localparam bank_part_11 = 14'b1011;
    localparam bank_part_12 = 14'b1100;
    localparam bank_part_13 = 14'b1101;
    localparam bank_part_14 = 14'b1110;
    localparam bank_part_15 = 14'b1111;
    localparam bank_part_16 = 14'b10000;
    localparam bank_part_17 = 14'b10001;
    localparam bank_part_18 = 14'b10010;
    localparam bank_part_19 = 14'b10011;
    localparam bank_part_20 = 14'b10100;
    localparam bank_part_21 = 14'b10101;
    localparam bank_part_22 = 14'b10110;
    localparam bank_part_23 = 14'b10111;
    localparam bank_part_24 = 14'b11000;
    localparam bank_part_25 = 14'b11001;
    localparam bank_part_26 = 14'b11010;
    localparam bank_part_27 = 14'b11011;
    localparam bank_part_28 = 14'b11100;
    localparam bank_part_29 = 14'b11101;
    localparam bank_part_30 = 14'b11110;
    localparam bank_part_31 = 14'b11111;
    localparam row_part_0 = 14'b100000;
    localparam row_part_1 = 14'b1000000;
    localparam row_part_2 = 14'b10000000;
    localparam row_part_3 = 14'b100000000;
    localparam row_part_4 = 14'b1000000000;
    localparam row_part_5 = 14'b0;
    localparam row_part_6 = 14'b0;
    localparam row_part_7 = 14'b0;
    localparam row_part_8 = 14'b0;
    localparam lower_0 = 32'h0;
    localparam lower_1 = 32'h1;
    localparam lower_2 = 32'h3;
    localparam lower_3 = 32'h7;
    localparam lower_4 = 32'hf;
    localparam lower_5 = 32'h1f;
    localparam lower_6 = 32'h3f;
    localparam lower_7 = 32'h7f;
    localparam lower_8 = 32'hff;
    localparam lower_9 = 32'h1ff;
    localparam lower_10 = 32'h3ff;
    localparam lower_11 = 32'h7ff;
    localparam lower_12 = 32'hfff;
    localparam lower_13 = 32'h1fff;
    localparam lower_14 = 32'h3fff;
    localparam lower_15 = 32'h7fff;
    localparam lower_16 = 32'hffff;
    localparam lower_17 = 32'h1ffff;
    localparam lower_18 = 32'h3ffff;
    localparam lower_19 = 32'h7ffff;
    localparam lower_20 = 32'hfffff;
    localparam lower_21 = 32'h1fffff;
    localparam lower_22 = 32'h3fffff;
    localparam lower_23 = 32'h7fffff;
    localparam lower_24 = 32'hffffff;
    localparam lower_25 = 32'h1ffffff;
    localparam lower_26 = 32'h3ffffff;
    localparam lower_27 = 32'h7ffffff;
    localparam lower_28 = 32'hfffffff;
    localparam lower_29 = 32'h1fffffff;
    localparam lower_30 = 32'h3fffffff;
    localparam lower_31 = 32'h7fffffff;

    // Stub signals
    reg [13:0] locks_index_0;
    reg [13:0] locks_index_1;
    reg [13:0] locks_index_2;
    reg [13:0] locks_index_3;
    reg [13:0] locks_index_4;
    reg [13:0] locks_index_5;
    reg [13:0] locks_index_6;
    reg [13:0] locks_index_7;
    reg [13:0] locks_index_8;
    reg [13:0] locks_index_9;
    reg [13:0] locks_index_10;
    reg [13:0] locks_index_11;
    reg [13:0] locks_index_12;
    reg [13:0] locks_index_13;
    reg [13:0] locks_index_14;
    reg [13:0] locks_index_15;
    reg [13:0] locks_index_16;
    reg [13:0] locks_index_17;
    reg [13:0] locks_index_18;
    reg [13:0] locks_index_19;
    reg [13:0] locks_index_20;
    reg [13:0] locks_index_21;
    reg [13:0] locks_index_22;
    reg [13:0] locks_index_23;
    reg [13:0] locks_index_24;
    reg [13:0] locks_index_25;
    reg [13:0] locks_index_26;
    reg [13:0] locks_index_27;
    reg [13:0] locks_index_28;
    reg [13:0] locks_index_29;
    reg [13:0] locks_index_30;
    reg [13:0] locks_index_31;
    reg [31:0] locks_acquire;
    wire [31:0] locks_held;
    reg [31:0] won_d;
    wire [31:0] won_q;

    // Local signals
    reg [13:0] lock_of_0;
    reg [13:0] lock_of_1;
    reg [13:0] lock_of_2;
    reg [13:0] lock_of_3;
    reg [13:0] lock_of_4;
    reg [13:0] lock_of_5;
    reg [13:0] lock_of_6;
    reg [13:0] lock_of_7;
    reg [13:0] lock_of_8;
    reg [13:0] lock_of_9;
    reg [13:0] lock_of_10;
    reg [13:0] lock_of_11;
    reg [13:0] lock_of_12;
    reg [13:0] lock_of_13;
    reg [13:0] lock_of_14;
    reg [13:0] lock_of_15;
    reg [13:0] lock_of_16;
    reg [13:0] lock_of_17;
    reg [13:0] lock_of_18;
    reg [13:0] lock_of_19;
    reg [13:0] lock_of_20;
    reg [13:0] lock_of_21;
    reg [13:0] lock_of_22;
    reg [13:0] lock_of_23;
    reg [13:0] lock_of_24;
    reg [13:0] lock_of_25;
    reg [13:0] lock_of_26;
    reg [13:0] lock_of_27;
    reg [13:0] lock_of_28;
    reg [13:0] lock_of_29;
    reg [13:0] lock_of_30;
    reg [13:0] lock_of_31;
    reg [31:0] wins;
    reg [31:0] winners;
    reg [31:0] below;

    // Sub module instances
    lock_bit_unit_locks locks(
        .clock(clock),
        .clear(clear),
        .index_0(locks_index_0),
        .index_1(locks_index_1),
        .index_2(locks_index_2),
        .index_3(locks_index_3),
        .index_4(locks_index_4),
        .index_5(locks_index_5),
        .index_6(locks_index_6),
        .index_7(locks_index_7),
        .index_8(locks_index_8),
        .index_9(locks_index_9),
        .index_10(locks_index_10),
        .index_11(locks_index_11),
        .index_12(locks_index_12),
        .index_13(locks_index_13),
        .index_14(locks_index_14),
        .index_15(locks_index_15),
        .index_16(locks_index_16),
        .index_17(locks_index_17),
        .index_18(locks_index_18),
        .index_19(locks_index_19),
        .index_20(locks_index_20),
        .index_21(locks_index_21),
        .index_22(locks_index_22),
        .index_23(locks_index_23),
        .index_24(locks_index_24),
        .index_25(locks_index_25),
        .index_26(locks_index_26),
        .index_27(locks_index_27),
        .index_28(locks_index_28),
        .index_29(locks_index_29),
        .index_30(locks_index_30),
        .index_31(locks_index_31),
        .acquire(locks_acquire),
        .unlock(store_unlock),
        .held(locks_held)
    );
    lock_bit_unit_register32 won(
        .d(won_d),
        .q(won_q),
        .clock(clock)
    );

    // Update code
    always @(*) begin
        won_d = won_q;
        lock_of_0 = bank_part_0;
        if (row_0[0]) begin
            lock_of_0 = lock_of_0 ^ row_part_0;
        end
        if (row_0[1]) begin
            lock_of_0 = lock_of_0 ^ row_part_1;
        end
        if (row_0[2]) begin
            lock_of_0 = lock_of_0 ^ row_part_2;
        end
        if (row_0[3]) begin
            lock_of_0 = lock_of_0 ^ row_part_3;
        end
        if (row_0[4]) begin
            lock_of_0 = lock_of_0 ^ row_part_4;
        end
        if (row_0[5]) begin
            lock_of_0 = lock_of_0 ^ row_part_5;
        end
        if (row_0[6]) begin
            lock_of_0 = lock_of_0 ^ row_part_6;
        end
        if (row_0[7]) begin
            lock_of_0 = lock_of_0 ^ row_part_7;
        end
        if (row_0[8]) begin
            lock_of_0 = lock_of_0 ^ row_part_8;
        end
        locks_index_0 = lock_of_0;
        lock_of_1 = bank_part_1;
        if (row_1[0]) begin
            lock_of_1 = lock_of_1 ^ row_part_0;
        end
        if (row_1[1]) begin
            lock_of_1 = lock_of_1 ^ row_part_1;
        end
        if (row_1[2]) begin
            lock_of_1 = lock_of_1 ^ row_part_2;
        end
        if (row_1[3]) begin
            lock_of_1 = lock_of_1 ^ row_part_3;
        end
        if (row_1[4]) begin
            lock_of_1 = lock_of_1 ^ row_part_4;
        end
        if (row_1[5]) begin
            lock_of_1 = lock_of_1 ^ row_part_5;
        end
        if (row_1[6]) begin
            lock_of_1 = lock_of_1 ^ row_part_6;
        end
        if (row_1[7]) begin
            lock_of_1 = lock_of_1 ^ row_part_7;
        end
        if (row_1[8]) begin
            lock_of_1 = lock_of_1 ^ row_part_8;
        end
        locks_index_1 = lock_of_1;
        lock_of_2 = bank_part_2;
        if (row_2[0]) begin
            lock_of_2 = lock_of_2 ^ row_part_0;
        end
        if (row_2[1]) begin
            lock_of_2 = lock_of_2 ^ row_part_1;
        end
        if (row_2[2]) begin
            lock_of_2 = lock_of_2 ^ row_part_2;
        end
        if (row_2[3]) begin
            lock_of_2 = lock_of_2 ^ row_part_3;
        end
        if (row_2[4]) begin
            lock_of_2 = lock_of_2 ^ row_part_4;
        end
        if (row_2[5]) begin
            lock_of_2 = lock_of_2 ^ row_part_5;
        end
        if (row_2[6]) begin
            lock_of_2 = lock_of_2 ^ row_part_6;
        end
        if (row_2[7]) begin
            lock_of_2 = lock_of_2 ^ row_part_7;
        end
        if (row_2[8]) begin
            lock_of_2 = lock_of_2 ^ row_part_8;
        end
        locks_index_2 = lock_of_2;
        lock_of_3 = bank_part_3;
        if (row_3[0]) begin
            lock_of_3 = lock_of_3 ^ row_part_0;
        end
        if (row_3[1]) begin
            lock_of_3 = lock_of_3 ^ row_part_1;
        end
        if (row_3[2]) begin
            lock_of_3 = lock_of_3 ^ row_part_2;
        end
        if (row_3[3]) begin
            lock_of_3 = lock_of_3 ^ row_part_3;
        end
        if (row_3[4]) begin
            lock_of_3 = lock_of_3 ^ row_part_4;
        end
        if (row_3[5]) begin
            lock_of_3 = lock_of_3 ^ row_part_5;
        end
        if (row_3[6]) begin
            lock_of_3 = lock_of_3 ^ row_part_6;
        end
        if (row_3[7]) begin
            lock_of_3 = lock_of_3 ^ row_part_7;
        end
        if (row_3[8]) begin
            lock_of_3 = lock_of_3 ^ row_part_8;
        end
        locks_index_3 = lock_of_3;
        lock_of_4 = bank_part_4;
        if (row_4[0]) begin
            lock_of_4 = lock_of_4 ^ row_part_0;
        end
        if (row_4[1]) begin
            lock_of_4 = lock_of_4 ^ row_part_1;
        end
        if (row_4[2]) begin
            lock_of_4 = lock_of_4 ^ row_part_2;
        end
        if (row_4[3]) begin
            lock_of_4 = lock_of_4 ^ row_part_3;
        end
        if (row_4[4]) begin
            lock_of_4 = lock_of_4 ^ row_part_4;
        end
        if (row_4[5]) begin
            lock_of_4 = lock_of_4 ^ row_part_5;
        end
        if (row_4[6]) begin
            lock_of_4 = lock_of_4 ^ row_part_6;
        end
        if (row_4[7]) begin
            lock_of_4 = lock_of_4 ^ row_part_7;
        end
        if (row_4[8]) begin
            lock_of_4 = lock_of_4 ^ row_part_8;
        end
        locks_index_4 = lock_of_4;
        lock_of_5 = bank_part_5;
        if (row_5[0]) begin
            lock_of_5 = lock_of_5 ^ row_part_0;
        end
        if (row_5[1]) begin
            lock_of_5 = lock_of_5 ^ row_part_1;
        end
        if (row_5[2]) begin
            lock_of_5 = lock_of_5 ^ row_part_2;
        end
        if (row_5[3]) begin
            lock_of_5 = lock_of_5 ^ row_part_3;
        end
        if (row_5[4]) begin
            lock_of_5 = lock_of_5 ^ row_part_4;
        end
        if (row_5[5]) begin
            lock_of_5 = lock_of_5 ^ row_part_5;
        end
        if (row_5[6]) begin
            lock_of_5 = lock_of_5 ^ row_part_6;
        end
        if (row_5[7]) begin
            lock_of_5 = lock_of_5 ^ row_part_7;
        end
        if (row_5[8]) begin
            lock_of_5 = lock_of_5 ^ row_part_8;
        end
        locks_index_5 = lock_of_5;
        lock_of_6 = bank_part_6;
        if (row_6[0]) begin
            lock_of_6 = lock_of_6 ^ row_part_0;
        end
        if (row_6[1]) begin
            lock_of_6 = lock_of_6 ^ row_part_1;
        end
        if (row_6[2]) begin
            lock_of_6 = lock_of_6 ^ row_part_2;
        end
        if (row_6[3]) begin
            lock_of_6 = lock_of_6 ^ row_part_3;
        end
        if (row_6[4]) begin
            lock_of_6 = lock_of_6 ^ row_part_4;
        end
        if (row_6[5]) begin
            lock_of_6 = lock_of_6 ^ row_part_5;
        end
        if (row_6[6]) begin
            lock_of_6 = lock_of_6 ^ row_part_6;
        end
        if (row_6[7]) begin
            lock_of_6 = lock_of_6 ^ row_part_7;
        end
        if (row_6[8]) begin
            lock_of_6 = lock_of_6 ^ row_part_8;
        end
        locks_index_6 = lock_of_6;
        lock_of_7 = bank_part_7;
        if (row_7[0]) begin
            lock_of_7 = lock_of_7 ^ row_part_0;
        end
        if (row_7[1]) begin
            lock_of_7 = lock_of_7 ^ row_part_1;
        end
        if (row_7[2]) begin
            lock_of_7 = lock_of_7 ^ row_part_2;
        end
        if (row_7[3]) begin
            lock_of_7 = lock_of_7 ^ row_part_3;
        end
        if (row_7[4]) begin
            lock_of_7 = lock_of_7 ^ row_part_4;
        end
        if (row_7[5]) begin
            lock_of_7 = lock_of_7 ^ row_part_5;
        end
        if (row_7[6]) begin
            lock_of_7 = lock_of_7 ^ row_part_6;
        end
        if (row_7[7]) begin
            lock_of_7 = lock_of_7 ^ row_part_7;
        end
        if (row_7[8]) begin
            lock_of_7 = lock_of_7 ^ row_part_8;
        end
        locks_index_7 = lock_of_7;
        lock_of_8 = bank_part_8;
        if (row_8[0]) begin
            lock_of_8 = lock_of_8 ^ row_part_0;
        end
        if (row_8[1]) begin
            lock_of_8 = lock_of_8 ^ row_part_1;
        end
        if (row_8[2]) begin
            lock_of_8 = lock_of_8 ^ row_part_2;
        end
        if (row_8[3]) begin
            lock_of_8 = lock_of_8 ^ row_part_3;
        end
        if (row_8[4]) begin
            lock_of_8 = lock_of_8 ^ row_part_4;
        end
        if (row_8[5]) begin
            lock_of_8 = lock_of_8 ^ row_part_5;
        end
        if (row_8[6]) begin
            lock_of_8 = lock_of_8 ^ row_part_6;
        end
        if (row_8[7]) begin
            lock_of_8 = lock_of_8 ^ row_part_7;
        end
        if (row_8[8]) begin
            lock_of_8 = lock_of_8 ^ row_part_8;
        end
        locks_index_8 = lock_of_8;
        lock_of_9 = bank_part_9;
        if (row_9[0]) begin
            lock_of_9 = lock_of_9 ^ row_part_0;
        end
        if (row_9[1]) begin
            lock_of_9 = lock_of_9 ^ row_part_1;
        end
        if (row_9[2]) begin
            lock_of_9 = lock_of_9 ^ row_part_2;
        end
        if (row_9[3]) begin
            lock_of_9 = lock_of_9 ^ row_part_3;
        end
        if (row_9[4]) begin
            lock_of_9 = lock_of_9 ^ row_part_4;
        end
        if (row_9[5]) begin
            lock_of_9 = lock_of_9 ^ row_part_5;
        end
        if (row_9[6]) begin
            lock_of_9 = lock_of_9 ^ row_part_6;
        end
        if (row_9[7]) begin
            lock_of_9 = lock_of_9 ^ row_part_7;
        end
        if (row_9[8]) begin
            lock_of_9 = lock_of_9 ^ row_part_8;
        end
        locks_index_9 = lock_of_9;
        lock_of_10 = bank_part_10;
        if (row_10[0]) begin
            lock_of_10 = lock_of_10 ^ row_part_0;
        end
        if (row_10[1]) begin
            lock_of_10 = lock_of_10 ^ row_part_1;
        end
        if (row_10[2]) begin
            lock_of_10 = lock_of_10 ^ row_part_2;
        end
        if (row_10[3]) begin
            lock_of_10 = lock_of_10 ^ row_part_3;
        end
        if (row_10[4]) begin
            lock_of_10 = lock_of_10 ^ row_part_4;
        end
        if (row_10[5]) begin
            lock_of_10 = lock_of_10 ^ row_part_5;
        end
        if (row_10[6]) begin
            lock_of_10 = lock_of_10 ^ row_part_6;
        end
        if (row_10[7]) begin
            lock_of_10 = lock_of_10 ^ row_part_7;
        end
        if (row_10[8]) begin
            lock_of_10 = lock_of_10 ^ row_part_8;
        end
        locks_index_10 = lock_of_10;
        lock_of_11 = bank_part_11;
        if (row_11[0]) begin
            lock_of_11 = lock_of_11 ^ row_part_0;
        end
        if (row_11[1]) begin
            lock_of_11 = lock_of_11 ^ row_part_1;
        end
        if (row_11[2]) begin
            lock_of_11 = lock_of_11 ^ row_part_2;
        end
        if (row_11[3]) begin
            lock_of_11 = lock_of_11 ^ row_part_3;
        end
        if (row_11[4]) begin
            lock_of_11 = lock_of_11 ^ row_part_4;
        end
        if (row_11[5]) begin
            lock_of_11 = lock_of_11 ^ row_part_5;
        end
        if (row_11[6]) begin
            lock_of_11 = lock_of_11 ^ row_part_6;
        end
        if (row_11[7]) begin
            lock_of_11 = lock_of_11 ^ row_part_7;
        end
        if (row_11[8]) begin
            lock_of_11 = lock_of_11 ^ row_part_8;
        end
        locks_index_11 = lock_of_11;
        lock_of_12 = bank_part_12;
        if (row_12[0]) begin
            lock_of_12 = lock_of_12 ^ row_part_0;
        end
        if (row_12[1]) begin
            lock_of_12 = lock_of_12 ^ row_part_1;
        end
        if (row_12[2]) begin
            lock_of_12 = lock_of_12 ^ row_part_2;
        end
        if (row_12[3]) begin
            lock_of_12 = lock_of_12 ^ row_part_3;
        end
        if (row_12[4]) begin
            lock_of_12 = lock_of_12 ^ row_part_4;
        end
        if (row_12[5]) begin
            lock_of_12 = lock_of_12 ^ row_part_5;
        end
        if (row_12[6]) begin
            lock_of_12 = lock_of_12 ^ row_part_6;
        end
        if (row_12[7]) begin
            lock_of_12 = lock_of_12 ^ row_part_7;
        end
        if (row_12[8]) begin
            lock_of_12 = lock_of_12 ^ row_part_8;
        end
        locks_index_12 = lock_of_12;
        lock_of_13 = bank_part_13;
        if (row_13[0]) begin
            lock_of_13 = lock_of_13 ^ row_part_0;
        end
        if (row_13[1]) begin
            lock_of_13 = lock_of_13 ^ row_part_1;
        end
        if (row_13[2]) begin
            lock_of_13 = lock_of_13 ^ row_part_2;
        end
        if (row_13[3]) begin
            lock_of_13 = lock_of_13 ^ row_part_3;
        end
        if (row_13[4]) begin
            lock_of_13 = lock_of_13 ^ row_part_4;
        end
        if (row_13[5]) begin
            lock_of_13 = lock_of_13 ^ row_part_5;
        end
        if (row_13[6]) begin
            lock_of_13 = lock_of_13 ^ row_part_6;
        end
        if (row_13[7]) begin
            lock_of_13 = lock_of_13 ^ row_part_7;
        end
        if (row_13[8]) begin
            lock_of_13 = lock_of_13 ^ row_part_8;
        end
        locks_index_13 = lock_of_13;
        lock_of_14 = bank_part_14;
        if (row_14[0]) begin
            lock_of_14 = lock_of_14 ^ row_part_0;
        end
        if (row_14[1]) begin
            lock_of_14 = lock_of_14 ^ row_part_1;
        end
        if (row_14[2]) begin
            lock_of_14 = lock_of_14 ^ row_part_2;
        end
        if (row_14[3]) begin
            lock_of_14 = lock_of_14 ^ row_part_3;
        end
        if (row_14[4]) begin
            lock_of_14 = lock_of_14 ^ row_part_4;
        end
        if (row_14[5]) begin
            lock_of_14 = lock_of_14 ^ row_part_5;
        end
        if (row_14[6]) begin
            lock_of_14 = lock_of_14 ^ row_part_6;
        end
        if (row_14[7]) begin
            lock_of_14 = lock_of_14 ^ row_part_7;
        end
        if (row_14[8]) begin
            lock_of_14 = lock_of_14 ^ row_part_8;
        end
        locks_index_14 = lock_of_14;
        lock_of_15 = bank_part_15;
        if (row_15[0]) begin
            lock_of_15 = lock_of_15 ^ row_part_0;
        end
        if (row_15[1]) begin
            lock_of_15 = lock_of_15 ^ row_part_1;
        end
        if (row_15[2]) begin
            lock_of_15 = lock_of_15 ^ row_part_2;
        end
        if (row_15[3]) begin
            lock_of_15 = lock_of_15 ^ row_part_3;
        end
        if (row_15[4]) begin
            lock_of_15 = lock_of_15 ^ row_part_4;
        end
        if (row_15[5]) begin
            lock_of_15 = lock_of_15 ^ row_part_5;
        end
        if (row_15[6]) begin
            lock_of_15 = lock_of_15 ^ row_part_6;
        end
        if (row_15[7]) begin
            lock_of_15 = lock_of_15 ^ row_part_7;
        end
        if (row_15[8]) begin
            lock_of_15 = lock_of_15 ^ row_part_8;
        end
        locks_index_15 = lock_of_15;
        lock_of_16 = bank_part_16;
        if (row_16[0]) begin
            lock_of_16 = lock_of_16 ^ row_part_0;
        end
        if (row_16[1]) begin
            lock_of_16 = lock_of_16 ^ row_part_1;
        end
        if (row_16[2]) begin
            lock_of_16 = lock_of_16 ^ row_part_2;
        end
        if (row_16[3]) begin
            lock_of_16 = lock_of_16 ^ row_part_3;
        end
        if (row_16[4]) begin
            lock_of_16 = lock_of_16 ^ row_part_4;
        end
        if (row_16[5]) begin
            lock_of_16 = lock_of_16 ^ row_part_5;
        end
        if (row_16[6]) begin
            lock_of_16 = lock_of_16 ^ row_part_6;
        end
        if (row_16[7]) begin
            lock_of_16 = lock_of_16 ^ row_part_7;
        end
        if (row_16[8]) begin
            lock_of_16 = lock_of_16 ^ row_part_8;
        end
        locks_index_16 = lock_of_16;
        lock_of_17 = bank_part_17;
        if (row_17[0]) begin
            lock_of_17 = lock_of_17 ^ row_part_0;
        end
        if (row_17[1]) begin
            lock_of_17 = lock_of_17 ^ row_part_1;
        end
        if (row_17[2]) begin
            lock_of_17 = lock_of_17 ^ row_part_2;
        end
        if (row_17[3]) begin
            lock_of_17 = lock_of_17 ^ row_part_3;
        end
        if (row_17[4]) begin
            lock_of_17 = lock_of_17 ^ row_part_4;
        end
        if (row_17[5]) begin
            lock_of_17 = lock_of_17 ^ row_part_5;
        end
        if (row_17[6]) begin
            lock_of_17 = lock_of_17 ^ row_part_6;
        end
        if (row_17[7]) begin
            lock_of_17 = lock_of_17 ^ row_part_7;
        end
        if (row_17[8]) begin
            lock_of_17 = lock_of_17 ^ row_part_8;
        end
        locks_index_17 = lock_of_17;
        lock_of_18 = bank_part_18;
        if (row_18[0]) begin
            lock_of_18 = lock_of_18 ^ row_part_0;
        end
        if (row_18[1]) begin
            lock_of_18 = lock_of_18 ^ row_part_1;
        end
        if (row_18[2]) begin
            lock_of_18 = lock_of_18 ^ row_part_2;
        end
        if (row_18[3]) begin
            lock_of_18 = lock_of_18 ^ row_part_3;
        end
        if (row_18[4]) begin
            lock_of_18 = lock_of_18 ^ row_part_4;
        end
        if (row_18[5]) begin
            lock_of_18 = lock_of_18 ^ row_part_5;
        end
        if (row_18[6]) begin
            lock_of_18 = lock_of_18 ^ row_part_6;
        end
        if (row_18[7]) begin
            lock_of_18 = lock_of_18 ^ row_part_7;
        end
        if (row_18[8]) begin
            lock_of_18 = lock_of_18 ^ row_part_8;
        end
        locks_index_18 = lock_of_18;
        lock_of_19 = bank_part_19;
        if (row_19[0]) begin
            lock_of_19 = lock_of_19 ^ row_part_0;
        end
        if (row_19[1]) begin
            lock_of_19 = lock_of_19 ^ row_part_1;
        end
        if (row_19[2]) begin
            lock_of_19 = lock_of_19 ^ row_part_2;
        end
        if (row_19[3]) begin
            lock_of_19 = lock_of_19 ^ row_part_3;
        end
        if (row_19[4]) begin
            lock_of_19 = lock_of_19 ^ row_part_4;
        end
        if (row_19[5]) begin
            lock_of_19 = lock_of_19 ^ row_part_5;
        end
        if (row_19[6]) begin
            lock_of_19 = lock_of_19 ^ row_part_6;
        end
        if (row_19[7]) begin
            lock_of_19 = lock_of_19 ^ row_part_7;
        end
        if (row_19[8]) begin
            lock_of_19 = lock_of_19 ^ row_part_8;
        end
        locks_index_19 = lock_of_19;
        lock_of_20 = bank_part_20;
        if (row_20[0]) begin
            lock_of_20 = lock_of_20 ^ row_part_0;
        end
        if (row_20[1]) begin
            lock_of_20 = lock_of_20 ^ row_part_1;
        end
        if (row_20[2]) begin
            lock_of_20 = lock_of_20 ^ row_part_2;
        end
        if (row_20[3]) begin
            lock_of_20 = lock_of_20 ^ row_part_3;
        end
        if (row_20[4]) begin
            lock_of_20 = lock_of_20 ^ row_part_4;
        end
        if (row_20[5]) begin
            lock_of_20 = lock_of_20 ^ row_part_5;
        end
        if (row_20[6]) begin
            lock_of_20 = lock_of_20 ^ row_part_6;
        end
        if (row_20[7]) begin
            lock_of_20 = lock_of_20 ^ row_part_7;
        end
        if (row_20[8]) begin
            lock_of_20 = lock_of_20 ^ row_part_8;
        end
        locks_index_20 = lock_of_20;
        lock_of_21 = bank_part_21;
        if (row_21[0]) begin
            lock_of_21 = lock_of_21 ^ row_part_0;
        end
        if (row_21[1]) begin
            lock_of_21 = lock_of_21 ^ row_part_1;
        end
        if (row_21[2]) begin
            lock_of_21 = lock_of_21 ^ row_part_2;
        end
        if (row_21[3]) begin
            lock_of_21 = lock_of_21 ^ row_part_3;
        end
        if (row_21[4]) begin
            lock_of_21 = lock_of_21 ^ row_part_4;
        end
        if (row_21[5]) begin
            lock_of_21 = lock_of_21 ^ row_part_5;
        end
        if (row_21[6]) begin
            lock_of_21 = lock_of_21 ^ row_part_6;
        end
        if (row_21[7]) begin
            lock_of_21 = lock_of_21 ^ row_part_7;
        end
        if (row_21[8]) begin
            lock_of_21 = lock_of_21 ^ row_part_8;
        end
        locks_index_21 = lock_of_21;
        lock_of_22 = bank_part_22;
        if (row_22[0]) begin
            lock_of_22 = lock_of_22 ^ row_part_0;
        end
        if (row_22[1]) begin
            lock_of_22 = lock_of_22 ^ row_part_1;
        end
        if (row_22[2]) begin
            lock_of_22 = lock_of_22 ^ row_part_2;
        end
        if (row_22[3]) begin
            lock_of_22 = lock_of_22 ^ row_part_3;
        end
        if (row_22[4]) begin
            lock_of_22 = lock_of_22 ^ row_part_4;
        end
        if (row_22[5]) begin
            lock_of_22 = lock_of_22 ^ row_part_5;
        end
        if (row_22[6]) begin
            lock_of_22 = lock_of_22 ^ row_part_6;
        end
        if (row_22[7]) begin
            lock_of_22 = lock_of_22 ^ row_part_7;
        end
        if (row_22[8]) begin
            lock_of_22 = lock_of_22 ^ row_part_8;
        end
        locks_index_22 = lock_of_22;
        lock_of_23 = bank_part_23;
        if (row_23[0]) begin
            lock_of_23 = lock_of_23 ^ row_part_0;
        end
        if (row_23[1]) begin
            lock_of_23 = lock_of_23 ^ row_part_1;
        end
        if (row_23[2]) begin
            lock_of_23 = lock_of_23 ^ row_part_2;
        end
        if (row_23[3]) begin
            lock_of_23 = lock_of_23 ^ row_part_3;
        end
        if (row_23[4]) begin
            lock_of_23 = lock_of_23 ^ row_part_4;
        end
        if (row_23[5]) begin
            lock_of_23 = lock_of_23 ^ row_part_5;
        end
        if (row_23[6]) begin
            lock_of_23 = lock_of_23 ^ row_part_6;
        end
        if (row_23[7]) begin
            lock_of_23 = lock_of_23 ^ row_part_7;
        end
        if (row_23[8]) begin
            lock_of_23 = lock_of_23 ^ row_part_8;
        end
        locks_index_23 = lock_of_23;
        lock_of_24 = bank_part_24;
        if (row_24[0]) begin
            lock_of_24 = lock_of_24 ^ row_part_0;
        end
        if (row_24[1]) begin
            lock_of_24 = lock_of_24 ^ row_part_1;
        end
        if (row_24[2]) begin
            lock_of_24 = lock_of_24 ^ row_part_2;
        end
        if (row_24[3]) begin
            lock_of_24 = lock_of_24 ^ row_part_3;
        end
        if (row_24[4]) begin
            lock_of_24 = lock_of_24 ^ row_part_4;
        end
        if (row_24[5]) begin
            lock_of_24 = lock_of_24 ^ row_part_5;
        end
        if (row_24[6]) begin
            lock_of_24 = lock_of_24 ^ row_part_6;
        end
        if (row_24[7]) begin
            lock_of_24 = lock_of_24 ^ row_part_7;
        end
        if (row_24[8]) begin
            lock_of_24 = lock_of_24 ^ row_part_8;
        end
        locks_index_24 = lock_of_24;
        lock_of_25 = bank_part_25;
        if (row_25[0]) begin
            lock_of_25 = lock_of_25 ^ row_part_0;
        end
        if (row_25[1]) begin
            lock_of_25 = lock_of_25 ^ row_part_1;
        end
        if (row_25[2]) begin
            lock_of_25 = lock_of_25 ^ row_part_2;
        end
        if (row_25[3]) begin
            lock_of_25 = lock_of_25 ^ row_part_3;
        end
        if (row_25[4]) begin
            lock_of_25 = lock_of_25 ^ row_part_4;
        end
        if (row_25[5]) begin
            lock_of_25 = lock_of_25 ^ row_part_5;
        end
        if (row_25[6]) begin
            lock_of_25 = lock_of_25 ^ row_part_6;
        end
        if (row_25[7]) begin
            lock_of_25 = lock_of_25 ^ row_part_7;
        end
        if (row_25[8]) begin
            lock_of_25 = lock_of_25 ^ row_part_8;
        end
        locks_index_25 = lock_of_25;
        lock_of_26 = bank_part_26;
        if (row_26[0]) begin
            lock_of_26 = lock_of_26 ^ row_part_0;
        end
        if (row_26[1]) begin
            lock_of_26 = lock_of_26 ^ row_part_1;
        end
        if (row_26[2]) begin
            lock_of_26 = lock_of_26 ^ row_part_2;
        end
        if (row_26[3]) begin
            lock_of_26 = lock_of_26 ^ row_part_3;
        end
        if (row_26[4]) begin
            lock_of_26 = lock_of_26 ^ row_part_4;
        end
        if (row_26[5]) begin
            lock_of_26 = lock_of_26 ^ row_part_5;
        end
        if (row_26[6]) begin
            lock_of_26 = lock_of_26 ^ row_part_6;
        end
        if (row_26[7]) begin
            lock_of_26 = lock_of_26 ^ row_part_7;
        end
        if (row_26[8]) begin
            lock_of_26 = lock_of_26 ^ row_part_8;
        end
        locks_index_26 = lock_of_26;
        lock_of_27 = bank_part_27;
        if (row_27[0]) begin
            lock_of_27 = lock_of_27 ^ row_part_0;
        end
        if (row_27[1]) begin
            lock_of_27 = lock_of_27 ^ row_part_1;
        end
        if (row_27[2]) begin
            lock_of_27 = lock_of_27 ^ row_part_2;
        end
        if (row_27[3]) begin
            lock_of_27 = lock_of_27 ^ row_part_3;
        end
        if (row_27[4]) begin
            lock_of_27 = lock_of_27 ^ row_part_4;
        end
        if (row_27[5]) begin
            lock_of_27 = lock_of_27 ^ row_part_5;
        end
        if (row_27[6]) begin
            lock_of_27 = lock_of_27 ^ row_part_6;
        end
        if (row_27[7]) begin
            lock_of_27 = lock_of_27 ^ row_part_7;
        end
        if (row_27[8]) begin
            lock_of_27 = lock_of_27 ^ row_part_8;
        end
        locks_index_27 = lock_of_27;
        lock_of_28 = bank_part_28;
        if (row_28[0]) begin
            lock_of_28 = lock_of_28 ^ row_part_0;
        end
        if (row_28[1]) begin
            lock_of_28 = lock_of_28 ^ row_part_1;
        end
        if (row_28[2]) begin
            lock_of_28 = lock_of_28 ^ row_part_2;
        end
        if (row_28[3]) begin
            lock_of_28 = lock_of_28 ^ row_part_3;
        end
        if (row_28[4]) begin
            lock_of_28 = lock_of_28 ^ row_part_4;
        end
        if (row_28[5]) begin
            lock_of_28 = lock_of_28 ^ row_part_5;
        end
        if (row_28[6]) begin
            lock_of_28 = lock_of_28 ^ row_part_6;
        end
        if (row_28[7]) begin
            lock_of_28 = lock_of_28 ^ row_part_7;
        end
        if (row_28[8]) begin
            lock_of_28 = lock_of_28 ^ row_part_8;
        end
        locks_index_28 = lock_of_28;
        lock_of_29 = bank_part_29;
        if (row_29[0]) begin
            lock_of_29 = lock_of_29 ^ row_part_0;
        end
        if (row_29[1]) begin
            lock_of_29 = lock_of_29 ^ row_part_1;
        end
        if (row_29[2]) begin
            lock_of_29 = lock_of_29 ^ row_part_2;
        end
        if (row_29[3]) begin
            lock_of_29 = lock_of_29 ^ row_part_3;
        end
        if (row_29[4]) begin
            lock_of_29 = lock_of_29 ^ row_part_4;
        end
        if (row_29[5]) begin
            lock_of_29 = lock_of_29 ^ row_part_5;
        end
        if (row_29[6]) begin
            lock_of_29 = lock_of_29 ^ row_part_6;
        end
        if (row_29[7]) begin
            lock_of_29 = lock_of_29 ^ row_part_7;
        end
        if (row_29[8]) begin
            lock_of_29 = lock_of_29 ^ row_part_8;
        end
        locks_index_29 = lock_of_29;
        lock_of_30 = bank_part_30;
        if (row_30[0]) begin
            lock_of_30 = lock_of_30 ^ row_part_0;
        end
        if (row_30[1]) begin
            lock_of_30 = lock_of_30 ^ row_part_1;
        end
        if (row_30[2]) begin
            lock_of_30 = lock_of_30 ^ row_part_2;
        end
        if (row_30[3]) begin
            lock_of_30 = lock_of_30 ^ row_part_3;
        end
        if (row_30[4]) begin
            lock_of_30 = lock_of_30 ^ row_part_4;
        end
        if (row_30[5]) begin
            lock_of_30 = lock_of_30 ^ row_part_5;
        end
        if (row_30[6]) begin
            lock_of_30 = lock_of_30 ^ row_part_6;
        end
        if (row_30[7]) begin
            lock_of_30 = lock_of_30 ^ row_part_7;
        end
        if (row_30[8]) begin
            lock_of_30 = lock_of_30 ^ row_part_8;
        end
        locks_index_30 = lock_of_30;
        lock_of_31 = bank_part_31;
        if (row_31[0]) begin
            lock_of_31 = lock_of_31 ^ row_part_0;
        end
        if (row_31[1]) begin
            lock_of_31 = lock_of_31 ^ row_part_1;
        end
        if (row_31[2]) begin
            lock_of_31 = lock_of_31 ^ row_part_2;
        end
        if (row_31[3]) begin
            lock_of_31 = lock_of_31 ^ row_part_3;
        end
        if (row_31[4]) begin
            lock_of_31 = lock_of_31 ^ row_part_4;
        end
        if (row_31[5]) begin
            lock_of_31 = lock_of_31 ^ row_part_5;
        end
        if (row_31[6]) begin
            lock_of_31 = lock_of_31 ^ row_part_6;
        end
        if (row_31[7]) begin
            lock_of_31 = lock_of_31 ^ row_part_7;
        end
        if (row_31[8]) begin
            lock_of_31 = lock_of_31 ^ row_part_8;
        end
        locks_index_31 = lock_of_31;
        below = 32'h0;
        wins = load_lock & ~locks_held;
        if (shared) begin
            below = lower_0;
            if (wins[0]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_0) && ((lane_0 < lane_0) | ((lane_0 == lane_0) & below[0]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_0) && ((lane_1 < lane_0) | ((lane_1 == lane_0) & below[1]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_0) && ((lane_2 < lane_0) | ((lane_2 == lane_0) & below[2]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_0) && ((lane_3 < lane_0) | ((lane_3 == lane_0) & below[3]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_0) && ((lane_4 < lane_0) | ((lane_4 == lane_0) & below[4]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_0) && ((lane_5 < lane_0) | ((lane_5 == lane_0) & below[5]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_0) && ((lane_6 < lane_0) | ((lane_6 == lane_0) & below[6]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_0) && ((lane_7 < lane_0) | ((lane_7 == lane_0) & below[7]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_0) && ((lane_8 < lane_0) | ((lane_8 == lane_0) & below[8]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_0) && ((lane_9 < lane_0) | ((lane_9 == lane_0) & below[9]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_0) && ((lane_10 < lane_0) | ((lane_10 == lane_0) & below[10]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_0) && ((lane_11 < lane_0) | ((lane_11 == lane_0) & below[11]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_0) && ((lane_12 < lane_0) | ((lane_12 == lane_0) & below[12]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_0) && ((lane_13 < lane_0) | ((lane_13 == lane_0) & below[13]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_0) && ((lane_14 < lane_0) | ((lane_14 == lane_0) & below[14]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_0) && ((lane_15 < lane_0) | ((lane_15 == lane_0) & below[15]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_0) && ((lane_16 < lane_0) | ((lane_16 == lane_0) & below[16]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_0) && ((lane_17 < lane_0) | ((lane_17 == lane_0) & below[17]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_0) && ((lane_18 < lane_0) | ((lane_18 == lane_0) & below[18]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_0) && ((lane_19 < lane_0) | ((lane_19 == lane_0) & below[19]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_0) && ((lane_20 < lane_0) | ((lane_20 == lane_0) & below[20]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_0) && ((lane_21 < lane_0) | ((lane_21 == lane_0) & below[21]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_0) && ((lane_22 < lane_0) | ((lane_22 == lane_0) & below[22]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_0) && ((lane_23 < lane_0) | ((lane_23 == lane_0) & below[23]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_0) && ((lane_24 < lane_0) | ((lane_24 == lane_0) & below[24]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_0) && ((lane_25 < lane_0) | ((lane_25 == lane_0) & below[25]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_0) && ((lane_26 < lane_0) | ((lane_26 == lane_0) & below[26]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_0) && ((lane_27 < lane_0) | ((lane_27 == lane_0) & below[27]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_0) && ((lane_28 < lane_0) | ((lane_28 == lane_0) & below[28]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_0) && ((lane_29 < lane_0) | ((lane_29 == lane_0) & below[29]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_0) && ((lane_30 < lane_0) | ((lane_30 == lane_0) & below[30]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_0) && ((lane_31 < lane_0) | ((lane_31 == lane_0) & below[31]))) begin
                    wins = (wins & ~(1 << (0)) | ((1'b0) << (0)));
                end
            end
            below = lower_1;
            if (wins[1]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_1) && ((lane_0 < lane_1) | ((lane_0 == lane_1) & below[0]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_1) && ((lane_1 < lane_1) | ((lane_1 == lane_1) & below[1]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_1) && ((lane_2 < lane_1) | ((lane_2 == lane_1) & below[2]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_1) && ((lane_3 < lane_1) | ((lane_3 == lane_1) & below[3]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_1) && ((lane_4 < lane_1) | ((lane_4 == lane_1) & below[4]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_1) && ((lane_5 < lane_1) | ((lane_5 == lane_1) & below[5]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_1) && ((lane_6 < lane_1) | ((lane_6 == lane_1) & below[6]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_1) && ((lane_7 < lane_1) | ((lane_7 == lane_1) & below[7]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_1) && ((lane_8 < lane_1) | ((lane_8 == lane_1) & below[8]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_1) && ((lane_9 < lane_1) | ((lane_9 == lane_1) & below[9]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_1) && ((lane_10 < lane_1) | ((lane_10 == lane_1) & below[10]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_1) && ((lane_11 < lane_1) | ((lane_11 == lane_1) & below[11]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_1) && ((lane_12 < lane_1) | ((lane_12 == lane_1) & below[12]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_1) && ((lane_13 < lane_1) | ((lane_13 == lane_1) & below[13]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_1) && ((lane_14 < lane_1) | ((lane_14 == lane_1) & below[14]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_1) && ((lane_15 < lane_1) | ((lane_15 == lane_1) & below[15]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_1) && ((lane_16 < lane_1) | ((lane_16 == lane_1) & below[16]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_1) && ((lane_17 < lane_1) | ((lane_17 == lane_1) & below[17]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_1) && ((lane_18 < lane_1) | ((lane_18 == lane_1) & below[18]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_1) && ((lane_19 < lane_1) | ((lane_19 == lane_1) & below[19]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_1) && ((lane_20 < lane_1) | ((lane_20 == lane_1) & below[20]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_1) && ((lane_21 < lane_1) | ((lane_21 == lane_1) & below[21]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_1) && ((lane_22 < lane_1) | ((lane_22 == lane_1) & below[22]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_1) && ((lane_23 < lane_1) | ((lane_23 == lane_1) & below[23]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_1) && ((lane_24 < lane_1) | ((lane_24 == lane_1) & below[24]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_1) && ((lane_25 < lane_1) | ((lane_25 == lane_1) & below[25]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_1) && ((lane_26 < lane_1) | ((lane_26 == lane_1) & below[26]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_1) && ((lane_27 < lane_1) | ((lane_27 == lane_1) & below[27]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_1) && ((lane_28 < lane_1) | ((lane_28 == lane_1) & below[28]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_1) && ((lane_29 < lane_1) | ((lane_29 == lane_1) & below[29]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_1) && ((lane_30 < lane_1) | ((lane_30 == lane_1) & below[30]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_1) && ((lane_31 < lane_1) | ((lane_31 == lane_1) & below[31]))) begin
                    wins = (wins & ~(1 << (1)) | ((1'b0) << (1)));
                end
            end
            below = lower_2;
            if (wins[2]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_2) && ((lane_0 < lane_2) | ((lane_0 == lane_2) & below[0]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_2) && ((lane_1 < lane_2) | ((lane_1 == lane_2) & below[1]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_2) && ((lane_2 < lane_2) | ((lane_2 == lane_2) & below[2]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_2) && ((lane_3 < lane_2) | ((lane_3 == lane_2) & below[3]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_2) && ((lane_4 < lane_2) | ((lane_4 == lane_2) & below[4]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_2) && ((lane_5 < lane_2) | ((lane_5 == lane_2) & below[5]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_2) && ((lane_6 < lane_2) | ((lane_6 == lane_2) & below[6]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_2) && ((lane_7 < lane_2) | ((lane_7 == lane_2) & below[7]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_2) && ((lane_8 < lane_2) | ((lane_8 == lane_2) & below[8]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_2) && ((lane_9 < lane_2) | ((lane_9 == lane_2) & below[9]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_2) && ((lane_10 < lane_2) | ((lane_10 == lane_2) & below[10]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_2) && ((lane_11 < lane_2) | ((lane_11 == lane_2) & below[11]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_2) && ((lane_12 < lane_2) | ((lane_12 == lane_2) & below[12]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_2) && ((lane_13 < lane_2) | ((lane_13 == lane_2) & below[13]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_2) && ((lane_14 < lane_2) | ((lane_14 == lane_2) & below[14]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_2) && ((lane_15 < lane_2) | ((lane_15 == lane_2) & below[15]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_2) && ((lane_16 < lane_2) | ((lane_16 == lane_2) & below[16]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_2) && ((lane_17 < lane_2) | ((lane_17 == lane_2) & below[17]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_2) && ((lane_18 < lane_2) | ((lane_18 == lane_2) & below[18]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_2) && ((lane_19 < lane_2) | ((lane_19 == lane_2) & below[19]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_2) && ((lane_20 < lane_2) | ((lane_20 == lane_2) & below[20]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_2) && ((lane_21 < lane_2) | ((lane_21 == lane_2) & below[21]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_2) && ((lane_22 < lane_2) | ((lane_22 == lane_2) & below[22]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_2) && ((lane_23 < lane_2) | ((lane_23 == lane_2) & below[23]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_2) && ((lane_24 < lane_2) | ((lane_24 == lane_2) & below[24]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_2) && ((lane_25 < lane_2) | ((lane_25 == lane_2) & below[25]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_2) && ((lane_26 < lane_2) | ((lane_26 == lane_2) & below[26]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_2) && ((lane_27 < lane_2) | ((lane_27 == lane_2) & below[27]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_2) && ((lane_28 < lane_2) | ((lane_28 == lane_2) & below[28]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_2) && ((lane_29 < lane_2) | ((lane_29 == lane_2) & below[29]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_2) && ((lane_30 < lane_2) | ((lane_30 == lane_2) & below[30]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_2) && ((lane_31 < lane_2) | ((lane_31 == lane_2) & below[31]))) begin
                    wins = (wins & ~(1 << (2)) | ((1'b0) << (2)));
                end
            end
            below = lower_3;
            if (wins[3]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_3) && ((lane_0 < lane_3) | ((lane_0 == lane_3) & below[0]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_3) && ((lane_1 < lane_3) | ((lane_1 == lane_3) & below[1]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_3) && ((lane_2 < lane_3) | ((lane_2 == lane_3) & below[2]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_3) && ((lane_3 < lane_3) | ((lane_3 == lane_3) & below[3]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_3) && ((lane_4 < lane_3) | ((lane_4 == lane_3) & below[4]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_3) && ((lane_5 < lane_3) | ((lane_5 == lane_3) & below[5]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_3) && ((lane_6 < lane_3) | ((lane_6 == lane_3) & below[6]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_3) && ((lane_7 < lane_3) | ((lane_7 == lane_3) & below[7]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_3) && ((lane_8 < lane_3) | ((lane_8 == lane_3) & below[8]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_3) && ((lane_9 < lane_3) | ((lane_9 == lane_3) & below[9]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_3) && ((lane_10 < lane_3) | ((lane_10 == lane_3) & below[10]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_3) && ((lane_11 < lane_3) | ((lane_11 == lane_3) & below[11]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_3) && ((lane_12 < lane_3) | ((lane_12 == lane_3) & below[12]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_3) && ((lane_13 < lane_3) | ((lane_13 == lane_3) & below[13]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_3) && ((lane_14 < lane_3) | ((lane_14 == lane_3) & below[14]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_3) && ((lane_15 < lane_3) | ((lane_15 == lane_3) & below[15]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_3) && ((lane_16 < lane_3) | ((lane_16 == lane_3) & below[16]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_3) && ((lane_17 < lane_3) | ((lane_17 == lane_3) & below[17]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_3) && ((lane_18 < lane_3) | ((lane_18 == lane_3) & below[18]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_3) && ((lane_19 < lane_3) | ((lane_19 == lane_3) & below[19]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_3) && ((lane_20 < lane_3) | ((lane_20 == lane_3) & below[20]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_3) && ((lane_21 < lane_3) | ((lane_21 == lane_3) & below[21]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_3) && ((lane_22 < lane_3) | ((lane_22 == lane_3) & below[22]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_3) && ((lane_23 < lane_3) | ((lane_23 == lane_3) & below[23]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_3) && ((lane_24 < lane_3) | ((lane_24 == lane_3) & below[24]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_3) && ((lane_25 < lane_3) | ((lane_25 == lane_3) & below[25]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_3) && ((lane_26 < lane_3) | ((lane_26 == lane_3) & below[26]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_3) && ((lane_27 < lane_3) | ((lane_27 == lane_3) & below[27]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_3) && ((lane_28 < lane_3) | ((lane_28 == lane_3) & below[28]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_3) && ((lane_29 < lane_3) | ((lane_29 == lane_3) & below[29]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_3) && ((lane_30 < lane_3) | ((lane_30 == lane_3) & below[30]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_3) && ((lane_31 < lane_3) | ((lane_31 == lane_3) & below[31]))) begin
                    wins = (wins & ~(1 << (3)) | ((1'b0) << (3)));
                end
            end
            below = lower_4;
            if (wins[4]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_4) && ((lane_0 < lane_4) | ((lane_0 == lane_4) & below[0]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_4) && ((lane_1 < lane_4) | ((lane_1 == lane_4) & below[1]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_4) && ((lane_2 < lane_4) | ((lane_2 == lane_4) & below[2]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_4) && ((lane_3 < lane_4) | ((lane_3 == lane_4) & below[3]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_4) && ((lane_4 < lane_4) | ((lane_4 == lane_4) & below[4]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_4) && ((lane_5 < lane_4) | ((lane_5 == lane_4) & below[5]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_4) && ((lane_6 < lane_4) | ((lane_6 == lane_4) & below[6]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_4) && ((lane_7 < lane_4) | ((lane_7 == lane_4) & below[7]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_4) && ((lane_8 < lane_4) | ((lane_8 == lane_4) & below[8]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_4) && ((lane_9 < lane_4) | ((lane_9 == lane_4) & below[9]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_4) && ((lane_10 < lane_4) | ((lane_10 == lane_4) & below[10]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_4) && ((lane_11 < lane_4) | ((lane_11 == lane_4) & below[11]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_4) && ((lane_12 < lane_4) | ((lane_12 == lane_4) & below[12]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_4) && ((lane_13 < lane_4) | ((lane_13 == lane_4) & below[13]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_4) && ((lane_14 < lane_4) | ((lane_14 == lane_4) & below[14]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_4) && ((lane_15 < lane_4) | ((lane_15 == lane_4) & below[15]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_4) && ((lane_16 < lane_4) | ((lane_16 == lane_4) & below[16]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_4) && ((lane_17 < lane_4) | ((lane_17 == lane_4) & below[17]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_4) && ((lane_18 < lane_4) | ((lane_18 == lane_4) & below[18]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_4) && ((lane_19 < lane_4) | ((lane_19 == lane_4) & below[19]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_4) && ((lane_20 < lane_4) | ((lane_20 == lane_4) & below[20]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_4) && ((lane_21 < lane_4) | ((lane_21 == lane_4) & below[21]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_4) && ((lane_22 < lane_4) | ((lane_22 == lane_4) & below[22]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_4) && ((lane_23 < lane_4) | ((lane_23 == lane_4) & below[23]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_4) && ((lane_24 < lane_4) | ((lane_24 == lane_4) & below[24]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_4) && ((lane_25 < lane_4) | ((lane_25 == lane_4) & below[25]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_4) && ((lane_26 < lane_4) | ((lane_26 == lane_4) & below[26]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_4) && ((lane_27 < lane_4) | ((lane_27 == lane_4) & below[27]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_4) && ((lane_28 < lane_4) | ((lane_28 == lane_4) & below[28]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_4) && ((lane_29 < lane_4) | ((lane_29 == lane_4) & below[29]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_4) && ((lane_30 < lane_4) | ((lane_30 == lane_4) & below[30]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_4) && ((lane_31 < lane_4) | ((lane_31 == lane_4) & below[31]))) begin
                    wins = (wins & ~(1 << (4)) | ((1'b0) << (4)));
                end
            end
            below = lower_5;
            if (wins[5]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_5) && ((lane_0 < lane_5) | ((lane_0 == lane_5) & below[0]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_5) && ((lane_1 < lane_5) | ((lane_1 == lane_5) & below[1]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_5) && ((lane_2 < lane_5) | ((lane_2 == lane_5) & below[2]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_5) && ((lane_3 < lane_5) | ((lane_3 == lane_5) & below[3]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_5) && ((lane_4 < lane_5) | ((lane_4 == lane_5) & below[4]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_5) && ((lane_5 < lane_5) | ((lane_5 == lane_5) & below[5]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_5) && ((lane_6 < lane_5) | ((lane_6 == lane_5) & below[6]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_5) && ((lane_7 < lane_5) | ((lane_7 == lane_5) & below[7]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_5) && ((lane_8 < lane_5) | ((lane_8 == lane_5) & below[8]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_5) && ((lane_9 < lane_5) | ((lane_9 == lane_5) & below[9]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_5) && ((lane_10 < lane_5) | ((lane_10 == lane_5) & below[10]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_5) && ((lane_11 < lane_5) | ((lane_11 == lane_5) & below[11]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_5) && ((lane_12 < lane_5) | ((lane_12 == lane_5) & below[12]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_5) && ((lane_13 < lane_5) | ((lane_13 == lane_5) & below[13]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_5) && ((lane_14 < lane_5) | ((lane_14 == lane_5) & below[14]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_5) && ((lane_15 < lane_5) | ((lane_15 == lane_5) & below[15]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_5) && ((lane_16 < lane_5) | ((lane_16 == lane_5) & below[16]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_5) && ((lane_17 < lane_5) | ((lane_17 == lane_5) & below[17]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_5) && ((lane_18 < lane_5) | ((lane_18 == lane_5) & below[18]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_5) && ((lane_19 < lane_5) | ((lane_19 == lane_5) & below[19]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_5) && ((lane_20 < lane_5) | ((lane_20 == lane_5) & below[20]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_5) && ((lane_21 < lane_5) | ((lane_21 == lane_5) & below[21]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_5) && ((lane_22 < lane_5) | ((lane_22 == lane_5) & below[22]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_5) && ((lane_23 < lane_5) | ((lane_23 == lane_5) & below[23]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_5) && ((lane_24 < lane_5) | ((lane_24 == lane_5) & below[24]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_5) && ((lane_25 < lane_5) | ((lane_25 == lane_5) & below[25]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_5) && ((lane_26 < lane_5) | ((lane_26 == lane_5) & below[26]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_5) && ((lane_27 < lane_5) | ((lane_27 == lane_5) & below[27]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_5) && ((lane_28 < lane_5) | ((lane_28 == lane_5) & below[28]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_5) && ((lane_29 < lane_5) | ((lane_29 == lane_5) & below[29]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_5) && ((lane_30 < lane_5) | ((lane_30 == lane_5) & below[30]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_5) && ((lane_31 < lane_5) | ((lane_31 == lane_5) & below[31]))) begin
                    wins = (wins & ~(1 << (5)) | ((1'b0) << (5)));
                end
            end
            below = lower_6;
            if (wins[6]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_6) && ((lane_0 < lane_6) | ((lane_0 == lane_6) & below[0]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_6) && ((lane_1 < lane_6) | ((lane_1 == lane_6) & below[1]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_6) && ((lane_2 < lane_6) | ((lane_2 == lane_6) & below[2]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_6) && ((lane_3 < lane_6) | ((lane_3 == lane_6) & below[3]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_6) && ((lane_4 < lane_6) | ((lane_4 == lane_6) & below[4]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_6) && ((lane_5 < lane_6) | ((lane_5 == lane_6) & below[5]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_6) && ((lane_6 < lane_6) | ((lane_6 == lane_6) & below[6]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_6) && ((lane_7 < lane_6) | ((lane_7 == lane_6) & below[7]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_6) && ((lane_8 < lane_6) | ((lane_8 == lane_6) & below[8]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_6) && ((lane_9 < lane_6) | ((lane_9 == lane_6) & below[9]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_6) && ((lane_10 < lane_6) | ((lane_10 == lane_6) & below[10]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_6) && ((lane_11 < lane_6) | ((lane_11 == lane_6) & below[11]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_6) && ((lane_12 < lane_6) | ((lane_12 == lane_6) & below[12]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_6) && ((lane_13 < lane_6) | ((lane_13 == lane_6) & below[13]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_6) && ((lane_14 < lane_6) | ((lane_14 == lane_6) & below[14]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_6) && ((lane_15 < lane_6) | ((lane_15 == lane_6) & below[15]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_6) && ((lane_16 < lane_6) | ((lane_16 == lane_6) & below[16]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_6) && ((lane_17 < lane_6) | ((lane_17 == lane_6) & below[17]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_6) && ((lane_18 < lane_6) | ((lane_18 == lane_6) & below[18]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_6) && ((lane_19 < lane_6) | ((lane_19 == lane_6) & below[19]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_6) && ((lane_20 < lane_6) | ((lane_20 == lane_6) & below[20]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_6) && ((lane_21 < lane_6) | ((lane_21 == lane_6) & below[21]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_6) && ((lane_22 < lane_6) | ((lane_22 == lane_6) & below[22]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_6) && ((lane_23 < lane_6) | ((lane_23 == lane_6) & below[23]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_6) && ((lane_24 < lane_6) | ((lane_24 == lane_6) & below[24]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_6) && ((lane_25 < lane_6) | ((lane_25 == lane_6) & below[25]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_6) && ((lane_26 < lane_6) | ((lane_26 == lane_6) & below[26]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_6) && ((lane_27 < lane_6) | ((lane_27 == lane_6) & below[27]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_6) && ((lane_28 < lane_6) | ((lane_28 == lane_6) & below[28]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_6) && ((lane_29 < lane_6) | ((lane_29 == lane_6) & below[29]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_6) && ((lane_30 < lane_6) | ((lane_30 == lane_6) & below[30]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_6) && ((lane_31 < lane_6) | ((lane_31 == lane_6) & below[31]))) begin
                    wins = (wins & ~(1 << (6)) | ((1'b0) << (6)));
                end
            end
            below = lower_7;
            if (wins[7]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_7) && ((lane_0 < lane_7) | ((lane_0 == lane_7) & below[0]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_7) && ((lane_1 < lane_7) | ((lane_1 == lane_7) & below[1]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_7) && ((lane_2 < lane_7) | ((lane_2 == lane_7) & below[2]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_7) && ((lane_3 < lane_7) | ((lane_3 == lane_7) & below[3]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_7) && ((lane_4 < lane_7) | ((lane_4 == lane_7) & below[4]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_7) && ((lane_5 < lane_7) | ((lane_5 == lane_7) & below[5]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_7) && ((lane_6 < lane_7) | ((lane_6 == lane_7) & below[6]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_7) && ((lane_7 < lane_7) | ((lane_7 == lane_7) & below[7]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_7) && ((lane_8 < lane_7) | ((lane_8 == lane_7) & below[8]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_7) && ((lane_9 < lane_7) | ((lane_9 == lane_7) & below[9]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_7) && ((lane_10 < lane_7) | ((lane_10 == lane_7) & below[10]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_7) && ((lane_11 < lane_7) | ((lane_11 == lane_7) & below[11]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_7) && ((lane_12 < lane_7) | ((lane_12 == lane_7) & below[12]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_7) && ((lane_13 < lane_7) | ((lane_13 == lane_7) & below[13]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_7) && ((lane_14 < lane_7) | ((lane_14 == lane_7) & below[14]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_7) && ((lane_15 < lane_7) | ((lane_15 == lane_7) & below[15]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_7) && ((lane_16 < lane_7) | ((lane_16 == lane_7) & below[16]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_7) && ((lane_17 < lane_7) | ((lane_17 == lane_7) & below[17]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_7) && ((lane_18 < lane_7) | ((lane_18 == lane_7) & below[18]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_7) && ((lane_19 < lane_7) | ((lane_19 == lane_7) & below[19]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_7) && ((lane_20 < lane_7) | ((lane_20 == lane_7) & below[20]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_7) && ((lane_21 < lane_7) | ((lane_21 == lane_7) & below[21]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_7) && ((lane_22 < lane_7) | ((lane_22 == lane_7) & below[22]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_7) && ((lane_23 < lane_7) | ((lane_23 == lane_7) & below[23]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_7) && ((lane_24 < lane_7) | ((lane_24 == lane_7) & below[24]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_7) && ((lane_25 < lane_7) | ((lane_25 == lane_7) & below[25]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_7) && ((lane_26 < lane_7) | ((lane_26 == lane_7) & below[26]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_7) && ((lane_27 < lane_7) | ((lane_27 == lane_7) & below[27]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_7) && ((lane_28 < lane_7) | ((lane_28 == lane_7) & below[28]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_7) && ((lane_29 < lane_7) | ((lane_29 == lane_7) & below[29]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_7) && ((lane_30 < lane_7) | ((lane_30 == lane_7) & below[30]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_7) && ((lane_31 < lane_7) | ((lane_31 == lane_7) & below[31]))) begin
                    wins = (wins & ~(1 << (7)) | ((1'b0) << (7)));
                end
            end
            below = lower_8;
            if (wins[8]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_8) && ((lane_0 < lane_8) | ((lane_0 == lane_8) & below[0]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_8) && ((lane_1 < lane_8) | ((lane_1 == lane_8) & below[1]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_8) && ((lane_2 < lane_8) | ((lane_2 == lane_8) & below[2]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_8) && ((lane_3 < lane_8) | ((lane_3 == lane_8) & below[3]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_8) && ((lane_4 < lane_8) | ((lane_4 == lane_8) & below[4]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_8) && ((lane_5 < lane_8) | ((lane_5 == lane_8) & below[5]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_8) && ((lane_6 < lane_8) | ((lane_6 == lane_8) & below[6]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_8) && ((lane_7 < lane_8) | ((lane_7 == lane_8) & below[7]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_8) && ((lane_8 < lane_8) | ((lane_8 == lane_8) & below[8]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_8) && ((lane_9 < lane_8) | ((lane_9 == lane_8) & below[9]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_8) && ((lane_10 < lane_8) | ((lane_10 == lane_8) & below[10]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_8) && ((lane_11 < lane_8) | ((lane_11 == lane_8) & below[11]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_8) && ((lane_12 < lane_8) | ((lane_12 == lane_8) & below[12]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_8) && ((lane_13 < lane_8) | ((lane_13 == lane_8) & below[13]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_8) && ((lane_14 < lane_8) | ((lane_14 == lane_8) & below[14]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_8) && ((lane_15 < lane_8) | ((lane_15 == lane_8) & below[15]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_8) && ((lane_16 < lane_8) | ((lane_16 == lane_8) & below[16]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_8) && ((lane_17 < lane_8) | ((lane_17 == lane_8) & below[17]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_8) && ((lane_18 < lane_8) | ((lane_18 == lane_8) & below[18]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_8) && ((lane_19 < lane_8) | ((lane_19 == lane_8) & below[19]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_8) && ((lane_20 < lane_8) | ((lane_20 == lane_8) & below[20]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_8) && ((lane_21 < lane_8) | ((lane_21 == lane_8) & below[21]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_8) && ((lane_22 < lane_8) | ((lane_22 == lane_8) & below[22]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_8) && ((lane_23 < lane_8) | ((lane_23 == lane_8) & below[23]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_8) && ((lane_24 < lane_8) | ((lane_24 == lane_8) & below[24]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_8) && ((lane_25 < lane_8) | ((lane_25 == lane_8) & below[25]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_8) && ((lane_26 < lane_8) | ((lane_26 == lane_8) & below[26]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_8) && ((lane_27 < lane_8) | ((lane_27 == lane_8) & below[27]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_8) && ((lane_28 < lane_8) | ((lane_28 == lane_8) & below[28]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_8) && ((lane_29 < lane_8) | ((lane_29 == lane_8) & below[29]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_8) && ((lane_30 < lane_8) | ((lane_30 == lane_8) & below[30]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_8) && ((lane_31 < lane_8) | ((lane_31 == lane_8) & below[31]))) begin
                    wins = (wins & ~(1 << (8)) | ((1'b0) << (8)));
                end
            end
            below = lower_9;
            if (wins[9]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_9) && ((lane_0 < lane_9) | ((lane_0 == lane_9) & below[0]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_9) && ((lane_1 < lane_9) | ((lane_1 == lane_9) & below[1]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_9) && ((lane_2 < lane_9) | ((lane_2 == lane_9) & below[2]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_9) && ((lane_3 < lane_9) | ((lane_3 == lane_9) & below[3]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_9) && ((lane_4 < lane_9) | ((lane_4 == lane_9) & below[4]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_9) && ((lane_5 < lane_9) | ((lane_5 == lane_9) & below[5]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_9) && ((lane_6 < lane_9) | ((lane_6 == lane_9) & below[6]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_9) && ((lane_7 < lane_9) | ((lane_7 == lane_9) & below[7]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_9) && ((lane_8 < lane_9) | ((lane_8 == lane_9) & below[8]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_9) && ((lane_9 < lane_9) | ((lane_9 == lane_9) & below[9]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_9) && ((lane_10 < lane_9) | ((lane_10 == lane_9) & below[10]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_9) && ((lane_11 < lane_9) | ((lane_11 == lane_9) & below[11]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_9) && ((lane_12 < lane_9) | ((lane_12 == lane_9) & below[12]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_9) && ((lane_13 < lane_9) | ((lane_13 == lane_9) & below[13]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_9) && ((lane_14 < lane_9) | ((lane_14 == lane_9) & below[14]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_9) && ((lane_15 < lane_9) | ((lane_15 == lane_9) & below[15]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_9) && ((lane_16 < lane_9) | ((lane_16 == lane_9) & below[16]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_9) && ((lane_17 < lane_9) | ((lane_17 == lane_9) & below[17]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_9) && ((lane_18 < lane_9) | ((lane_18 == lane_9) & below[18]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_9) && ((lane_19 < lane_9) | ((lane_19 == lane_9) & below[19]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_9) && ((lane_20 < lane_9) | ((lane_20 == lane_9) & below[20]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_9) && ((lane_21 < lane_9) | ((lane_21 == lane_9) & below[21]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_9) && ((lane_22 < lane_9) | ((lane_22 == lane_9) & below[22]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_9) && ((lane_23 < lane_9) | ((lane_23 == lane_9) & below[23]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_9) && ((lane_24 < lane_9) | ((lane_24 == lane_9) & below[24]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_9) && ((lane_25 < lane_9) | ((lane_25 == lane_9) & below[25]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_9) && ((lane_26 < lane_9) | ((lane_26 == lane_9) & below[26]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_9) && ((lane_27 < lane_9) | ((lane_27 == lane_9) & below[27]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_9) && ((lane_28 < lane_9) | ((lane_28 == lane_9) & below[28]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_9) && ((lane_29 < lane_9) | ((lane_29 == lane_9) & below[29]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_9) && ((lane_30 < lane_9) | ((lane_30 == lane_9) & below[30]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_9) && ((lane_31 < lane_9) | ((lane_31 == lane_9) & below[31]))) begin
                    wins = (wins & ~(1 << (9)) | ((1'b0) << (9)));
                end
            end
            below = lower_10;
            if (wins[10]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_10) && ((lane_0 < lane_10) | ((lane_0 == lane_10) & below[0]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_10) && ((lane_1 < lane_10) | ((lane_1 == lane_10) & below[1]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_10) && ((lane_2 < lane_10) | ((lane_2 == lane_10) & below[2]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_10) && ((lane_3 < lane_10) | ((lane_3 == lane_10) & below[3]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_10) && ((lane_4 < lane_10) | ((lane_4 == lane_10) & below[4]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_10) && ((lane_5 < lane_10) | ((lane_5 == lane_10) & below[5]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_10) && ((lane_6 < lane_10) | ((lane_6 == lane_10) & below[6]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_10) && ((lane_7 < lane_10) | ((lane_7 == lane_10) & below[7]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_10) && ((lane_8 < lane_10) | ((lane_8 == lane_10) & below[8]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_10) && ((lane_9 < lane_10) | ((lane_9 == lane_10) & below[9]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_10) && ((lane_10 < lane_10) | ((lane_10 == lane_10) & below[10]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_10) && ((lane_11 < lane_10) | ((lane_11 == lane_10) & below[11]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_10) && ((lane_12 < lane_10) | ((lane_12 == lane_10) & below[12]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_10) && ((lane_13 < lane_10) | ((lane_13 == lane_10) & below[13]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_10) && ((lane_14 < lane_10) | ((lane_14 == lane_10) & below[14]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_10) && ((lane_15 < lane_10) | ((lane_15 == lane_10) & below[15]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_10) && ((lane_16 < lane_10) | ((lane_16 == lane_10) & below[16]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_10) && ((lane_17 < lane_10) | ((lane_17 == lane_10) & below[17]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_10) && ((lane_18 < lane_10) | ((lane_18 == lane_10) & below[18]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_10) && ((lane_19 < lane_10) | ((lane_19 == lane_10) & below[19]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_10) && ((lane_20 < lane_10) | ((lane_20 == lane_10) & below[20]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_10) && ((lane_21 < lane_10) | ((lane_21 == lane_10) & below[21]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_10) && ((lane_22 < lane_10) | ((lane_22 == lane_10) & below[22]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_10) && ((lane_23 < lane_10) | ((lane_23 == lane_10) & below[23]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_10) && ((lane_24 < lane_10) | ((lane_24 == lane_10) & below[24]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_10) && ((lane_25 < lane_10) | ((lane_25 == lane_10) & below[25]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_10) && ((lane_26 < lane_10) | ((lane_26 == lane_10) & below[26]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_10) && ((lane_27 < lane_10) | ((lane_27 == lane_10) & below[27]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_10) && ((lane_28 < lane_10) | ((lane_28 == lane_10) & below[28]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_10) && ((lane_29 < lane_10) | ((lane_29 == lane_10) & below[29]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_10) && ((lane_30 < lane_10) | ((lane_30 == lane_10) & below[30]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_10) && ((lane_31 < lane_10) | ((lane_31 == lane_10) & below[31]))) begin
                    wins = (wins & ~(1 << (10)) | ((1'b0) << (10)));
                end
            end
            below = lower_11;
            if (wins[11]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_11) && ((lane_0 < lane_11) | ((lane_0 == lane_11) & below[0]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_11) && ((lane_1 < lane_11) | ((lane_1 == lane_11) & below[1]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_11) && ((lane_2 < lane_11) | ((lane_2 == lane_11) & below[2]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_11) && ((lane_3 < lane_11) | ((lane_3 == lane_11) & below[3]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_11) && ((lane_4 < lane_11) | ((lane_4 == lane_11) & below[4]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_11) && ((lane_5 < lane_11) | ((lane_5 == lane_11) & below[5]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_11) && ((lane_6 < lane_11) | ((lane_6 == lane_11) & below[6]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_11) && ((lane_7 < lane_11) | ((lane_7 == lane_11) & below[7]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_11) && ((lane_8 < lane_11) | ((lane_8 == lane_11) & below[8]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_11) && ((lane_9 < lane_11) | ((lane_9 == lane_11) & below[9]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_11) && ((lane_10 < lane_11) | ((lane_10 == lane_11) & below[10]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_11) && ((lane_11 < lane_11) | ((lane_11 == lane_11) & below[11]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_11) && ((lane_12 < lane_11) | ((lane_12 == lane_11) & below[12]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_11) && ((lane_13 < lane_11) | ((lane_13 == lane_11) & below[13]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_11) && ((lane_14 < lane_11) | ((lane_14 == lane_11) & below[14]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_11) && ((lane_15 < lane_11) | ((lane_15 == lane_11) & below[15]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_11) && ((lane_16 < lane_11) | ((lane_16 == lane_11) & below[16]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_11) && ((lane_17 < lane_11) | ((lane_17 == lane_11) & below[17]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_11) && ((lane_18 < lane_11) | ((lane_18 == lane_11) & below[18]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_11) && ((lane_19 < lane_11) | ((lane_19 == lane_11) & below[19]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_11) && ((lane_20 < lane_11) | ((lane_20 == lane_11) & below[20]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_11) && ((lane_21 < lane_11) | ((lane_21 == lane_11) & below[21]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_11) && ((lane_22 < lane_11) | ((lane_22 == lane_11) & below[22]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_11) && ((lane_23 < lane_11) | ((lane_23 == lane_11) & below[23]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_11) && ((lane_24 < lane_11) | ((lane_24 == lane_11) & below[24]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_11) && ((lane_25 < lane_11) | ((lane_25 == lane_11) & below[25]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_11) && ((lane_26 < lane_11) | ((lane_26 == lane_11) & below[26]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_11) && ((lane_27 < lane_11) | ((lane_27 == lane_11) & below[27]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_11) && ((lane_28 < lane_11) | ((lane_28 == lane_11) & below[28]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_11) && ((lane_29 < lane_11) | ((lane_29 == lane_11) & below[29]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_11) && ((lane_30 < lane_11) | ((lane_30 == lane_11) & below[30]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_11) && ((lane_31 < lane_11) | ((lane_31 == lane_11) & below[31]))) begin
                    wins = (wins & ~(1 << (11)) | ((1'b0) << (11)));
                end
            end
            below = lower_12;
            if (wins[12]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_12) && ((lane_0 < lane_12) | ((lane_0 == lane_12) & below[0]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_12) && ((lane_1 < lane_12) | ((lane_1 == lane_12) & below[1]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_12) && ((lane_2 < lane_12) | ((lane_2 == lane_12) & below[2]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_12) && ((lane_3 < lane_12) | ((lane_3 == lane_12) & below[3]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_12) && ((lane_4 < lane_12) | ((lane_4 == lane_12) & below[4]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_12) && ((lane_5 < lane_12) | ((lane_5 == lane_12) & below[5]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_12) && ((lane_6 < lane_12) | ((lane_6 == lane_12) & below[6]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_12) && ((lane_7 < lane_12) | ((lane_7 == lane_12) & below[7]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_12) && ((lane_8 < lane_12) | ((lane_8 == lane_12) & below[8]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_12) && ((lane_9 < lane_12) | ((lane_9 == lane_12) & below[9]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_12) && ((lane_10 < lane_12) | ((lane_10 == lane_12) & below[10]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_12) && ((lane_11 < lane_12) | ((lane_11 == lane_12) & below[11]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_12) && ((lane_12 < lane_12) | ((lane_12 == lane_12) & below[12]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_12) && ((lane_13 < lane_12) | ((lane_13 == lane_12) & below[13]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_12) && ((lane_14 < lane_12) | ((lane_14 == lane_12) & below[14]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_12) && ((lane_15 < lane_12) | ((lane_15 == lane_12) & below[15]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_12) && ((lane_16 < lane_12) | ((lane_16 == lane_12) & below[16]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_12) && ((lane_17 < lane_12) | ((lane_17 == lane_12) & below[17]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_12) && ((lane_18 < lane_12) | ((lane_18 == lane_12) & below[18]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_12) && ((lane_19 < lane_12) | ((lane_19 == lane_12) & below[19]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_12) && ((lane_20 < lane_12) | ((lane_20 == lane_12) & below[20]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_12) && ((lane_21 < lane_12) | ((lane_21 == lane_12) & below[21]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_12) && ((lane_22 < lane_12) | ((lane_22 == lane_12) & below[22]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_12) && ((lane_23 < lane_12) | ((lane_23 == lane_12) & below[23]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_12) && ((lane_24 < lane_12) | ((lane_24 == lane_12) & below[24]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_12) && ((lane_25 < lane_12) | ((lane_25 == lane_12) & below[25]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_12) && ((lane_26 < lane_12) | ((lane_26 == lane_12) & below[26]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_12) && ((lane_27 < lane_12) | ((lane_27 == lane_12) & below[27]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_12) && ((lane_28 < lane_12) | ((lane_28 == lane_12) & below[28]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_12) && ((lane_29 < lane_12) | ((lane_29 == lane_12) & below[29]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_12) && ((lane_30 < lane_12) | ((lane_30 == lane_12) & below[30]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_12) && ((lane_31 < lane_12) | ((lane_31 == lane_12) & below[31]))) begin
                    wins = (wins & ~(1 << (12)) | ((1'b0) << (12)));
                end
            end
            below = lower_13;
            if (wins[13]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_13) && ((lane_0 < lane_13) | ((lane_0 == lane_13) & below[0]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_13) && ((lane_1 < lane_13) | ((lane_1 == lane_13) & below[1]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_13) && ((lane_2 < lane_13) | ((lane_2 == lane_13) & below[2]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_13) && ((lane_3 < lane_13) | ((lane_3 == lane_13) & below[3]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_13) && ((lane_4 < lane_13) | ((lane_4 == lane_13) & below[4]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_13) && ((lane_5 < lane_13) | ((lane_5 == lane_13) & below[5]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_13) && ((lane_6 < lane_13) | ((lane_6 == lane_13) & below[6]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_13) && ((lane_7 < lane_13) | ((lane_7 == lane_13) & below[7]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_13) && ((lane_8 < lane_13) | ((lane_8 == lane_13) & below[8]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_13) && ((lane_9 < lane_13) | ((lane_9 == lane_13) & below[9]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_13) && ((lane_10 < lane_13) | ((lane_10 == lane_13) & below[10]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_13) && ((lane_11 < lane_13) | ((lane_11 == lane_13) & below[11]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_13) && ((lane_12 < lane_13) | ((lane_12 == lane_13) & below[12]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_13) && ((lane_13 < lane_13) | ((lane_13 == lane_13) & below[13]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_13) && ((lane_14 < lane_13) | ((lane_14 == lane_13) & below[14]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_13) && ((lane_15 < lane_13) | ((lane_15 == lane_13) & below[15]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_13) && ((lane_16 < lane_13) | ((lane_16 == lane_13) & below[16]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_13) && ((lane_17 < lane_13) | ((lane_17 == lane_13) & below[17]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_13) && ((lane_18 < lane_13) | ((lane_18 == lane_13) & below[18]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_13) && ((lane_19 < lane_13) | ((lane_19 == lane_13) & below[19]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_13) && ((lane_20 < lane_13) | ((lane_20 == lane_13) & below[20]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_13) && ((lane_21 < lane_13) | ((lane_21 == lane_13) & below[21]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_13) && ((lane_22 < lane_13) | ((lane_22 == lane_13) & below[22]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_13) && ((lane_23 < lane_13) | ((lane_23 == lane_13) & below[23]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_13) && ((lane_24 < lane_13) | ((lane_24 == lane_13) & below[24]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_13) && ((lane_25 < lane_13) | ((lane_25 == lane_13) & below[25]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_13) && ((lane_26 < lane_13) | ((lane_26 == lane_13) & below[26]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_13) && ((lane_27 < lane_13) | ((lane_27 == lane_13) & below[27]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_13) && ((lane_28 < lane_13) | ((lane_28 == lane_13) & below[28]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_13) && ((lane_29 < lane_13) | ((lane_29 == lane_13) & below[29]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_13) && ((lane_30 < lane_13) | ((lane_30 == lane_13) & below[30]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_13) && ((lane_31 < lane_13) | ((lane_31 == lane_13) & below[31]))) begin
                    wins = (wins & ~(1 << (13)) | ((1'b0) << (13)));
                end
            end
            below = lower_14;
            if (wins[14]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_14) && ((lane_0 < lane_14) | ((lane_0 == lane_14) & below[0]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_14) && ((lane_1 < lane_14) | ((lane_1 == lane_14) & below[1]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_14) && ((lane_2 < lane_14) | ((lane_2 == lane_14) & below[2]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_14) && ((lane_3 < lane_14) | ((lane_3 == lane_14) & below[3]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_14) && ((lane_4 < lane_14) | ((lane_4 == lane_14) & below[4]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_14) && ((lane_5 < lane_14) | ((lane_5 == lane_14) & below[5]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_14) && ((lane_6 < lane_14) | ((lane_6 == lane_14) & below[6]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_14) && ((lane_7 < lane_14) | ((lane_7 == lane_14) & below[7]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_14) && ((lane_8 < lane_14) | ((lane_8 == lane_14) & below[8]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_14) && ((lane_9 < lane_14) | ((lane_9 == lane_14) & below[9]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_14) && ((lane_10 < lane_14) | ((lane_10 == lane_14) & below[10]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_14) && ((lane_11 < lane_14) | ((lane_11 == lane_14) & below[11]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_14) && ((lane_12 < lane_14) | ((lane_12 == lane_14) & below[12]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_14) && ((lane_13 < lane_14) | ((lane_13 == lane_14) & below[13]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_14) && ((lane_14 < lane_14) | ((lane_14 == lane_14) & below[14]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_14) && ((lane_15 < lane_14) | ((lane_15 == lane_14) & below[15]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_14) && ((lane_16 < lane_14) | ((lane_16 == lane_14) & below[16]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_14) && ((lane_17 < lane_14) | ((lane_17 == lane_14) & below[17]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_14) && ((lane_18 < lane_14) | ((lane_18 == lane_14) & below[18]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_14) && ((lane_19 < lane_14) | ((lane_19 == lane_14) & below[19]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_14) && ((lane_20 < lane_14) | ((lane_20 == lane_14) & below[20]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_14) && ((lane_21 < lane_14) | ((lane_21 == lane_14) & below[21]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_14) && ((lane_22 < lane_14) | ((lane_22 == lane_14) & below[22]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_14) && ((lane_23 < lane_14) | ((lane_23 == lane_14) & below[23]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_14) && ((lane_24 < lane_14) | ((lane_24 == lane_14) & below[24]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_14) && ((lane_25 < lane_14) | ((lane_25 == lane_14) & below[25]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_14) && ((lane_26 < lane_14) | ((lane_26 == lane_14) & below[26]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_14) && ((lane_27 < lane_14) | ((lane_27 == lane_14) & below[27]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_14) && ((lane_28 < lane_14) | ((lane_28 == lane_14) & below[28]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_14) && ((lane_29 < lane_14) | ((lane_29 == lane_14) & below[29]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_14) && ((lane_30 < lane_14) | ((lane_30 == lane_14) & below[30]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_14) && ((lane_31 < lane_14) | ((lane_31 == lane_14) & below[31]))) begin
                    wins = (wins & ~(1 << (14)) | ((1'b0) << (14)));
                end
            end
            below = lower_15;
            if (wins[15]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_15) && ((lane_0 < lane_15) | ((lane_0 == lane_15) & below[0]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_15) && ((lane_1 < lane_15) | ((lane_1 == lane_15) & below[1]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_15) && ((lane_2 < lane_15) | ((lane_2 == lane_15) & below[2]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_15) && ((lane_3 < lane_15) | ((lane_3 == lane_15) & below[3]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_15) && ((lane_4 < lane_15) | ((lane_4 == lane_15) & below[4]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_15) && ((lane_5 < lane_15) | ((lane_5 == lane_15) & below[5]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_15) && ((lane_6 < lane_15) | ((lane_6 == lane_15) & below[6]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_15) && ((lane_7 < lane_15) | ((lane_7 == lane_15) & below[7]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_15) && ((lane_8 < lane_15) | ((lane_8 == lane_15) & below[8]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_15) && ((lane_9 < lane_15) | ((lane_9 == lane_15) & below[9]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_15) && ((lane_10 < lane_15) | ((lane_10 == lane_15) & below[10]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_15) && ((lane_11 < lane_15) | ((lane_11 == lane_15) & below[11]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_15) && ((lane_12 < lane_15) | ((lane_12 == lane_15) & below[12]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_15) && ((lane_13 < lane_15) | ((lane_13 == lane_15) & below[13]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_15) && ((lane_14 < lane_15) | ((lane_14 == lane_15) & below[14]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_15) && ((lane_15 < lane_15) | ((lane_15 == lane_15) & below[15]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_15) && ((lane_16 < lane_15) | ((lane_16 == lane_15) & below[16]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_15) && ((lane_17 < lane_15) | ((lane_17 == lane_15) & below[17]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_15) && ((lane_18 < lane_15) | ((lane_18 == lane_15) & below[18]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_15) && ((lane_19 < lane_15) | ((lane_19 == lane_15) & below[19]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_15) && ((lane_20 < lane_15) | ((lane_20 == lane_15) & below[20]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_15) && ((lane_21 < lane_15) | ((lane_21 == lane_15) & below[21]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_15) && ((lane_22 < lane_15) | ((lane_22 == lane_15) & below[22]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_15) && ((lane_23 < lane_15) | ((lane_23 == lane_15) & below[23]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_15) && ((lane_24 < lane_15) | ((lane_24 == lane_15) & below[24]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_15) && ((lane_25 < lane_15) | ((lane_25 == lane_15) & below[25]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_15) && ((lane_26 < lane_15) | ((lane_26 == lane_15) & below[26]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_15) && ((lane_27 < lane_15) | ((lane_27 == lane_15) & below[27]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_15) && ((lane_28 < lane_15) | ((lane_28 == lane_15) & below[28]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_15) && ((lane_29 < lane_15) | ((lane_29 == lane_15) & below[29]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_15) && ((lane_30 < lane_15) | ((lane_30 == lane_15) & below[30]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_15) && ((lane_31 < lane_15) | ((lane_31 == lane_15) & below[31]))) begin
                    wins = (wins & ~(1 << (15)) | ((1'b0) << (15)));
                end
            end
            below = lower_16;
            if (wins[16]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_16) && ((lane_0 < lane_16) | ((lane_0 == lane_16) & below[0]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_16) && ((lane_1 < lane_16) | ((lane_1 == lane_16) & below[1]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_16) && ((lane_2 < lane_16) | ((lane_2 == lane_16) & below[2]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_16) && ((lane_3 < lane_16) | ((lane_3 == lane_16) & below[3]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_16) && ((lane_4 < lane_16) | ((lane_4 == lane_16) & below[4]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_16) && ((lane_5 < lane_16) | ((lane_5 == lane_16) & below[5]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_16) && ((lane_6 < lane_16) | ((lane_6 == lane_16) & below[6]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_16) && ((lane_7 < lane_16) | ((lane_7 == lane_16) & below[7]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_16) && ((lane_8 < lane_16) | ((lane_8 == lane_16) & below[8]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_16) && ((lane_9 < lane_16) | ((lane_9 == lane_16) & below[9]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_16) && ((lane_10 < lane_16) | ((lane_10 == lane_16) & below[10]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_16) && ((lane_11 < lane_16) | ((lane_11 == lane_16) & below[11]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_16) && ((lane_12 < lane_16) | ((lane_12 == lane_16) & below[12]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_16) && ((lane_13 < lane_16) | ((lane_13 == lane_16) & below[13]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_16) && ((lane_14 < lane_16) | ((lane_14 == lane_16) & below[14]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_16) && ((lane_15 < lane_16) | ((lane_15 == lane_16) & below[15]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_16) && ((lane_16 < lane_16) | ((lane_16 == lane_16) & below[16]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_16) && ((lane_17 < lane_16) | ((lane_17 == lane_16) & below[17]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_16) && ((lane_18 < lane_16) | ((lane_18 == lane_16) & below[18]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_16) && ((lane_19 < lane_16) | ((lane_19 == lane_16) & below[19]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_16) && ((lane_20 < lane_16) | ((lane_20 == lane_16) & below[20]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_16) && ((lane_21 < lane_16) | ((lane_21 == lane_16) & below[21]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_16) && ((lane_22 < lane_16) | ((lane_22 == lane_16) & below[22]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_16) && ((lane_23 < lane_16) | ((lane_23 == lane_16) & below[23]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_16) && ((lane_24 < lane_16) | ((lane_24 == lane_16) & below[24]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_16) && ((lane_25 < lane_16) | ((lane_25 == lane_16) & below[25]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_16) && ((lane_26 < lane_16) | ((lane_26 == lane_16) & below[26]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_16) && ((lane_27 < lane_16) | ((lane_27 == lane_16) & below[27]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_16) && ((lane_28 < lane_16) | ((lane_28 == lane_16) & below[28]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_16) && ((lane_29 < lane_16) | ((lane_29 == lane_16) & below[29]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_16) && ((lane_30 < lane_16) | ((lane_30 == lane_16) & below[30]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_16) && ((lane_31 < lane_16) | ((lane_31 == lane_16) & below[31]))) begin
                    wins = (wins & ~(1 << (16)) | ((1'b0) << (16)));
                end
            end
            below = lower_17;
            if (wins[17]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_17) && ((lane_0 < lane_17) | ((lane_0 == lane_17) & below[0]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_17) && ((lane_1 < lane_17) | ((lane_1 == lane_17) & below[1]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_17) && ((lane_2 < lane_17) | ((lane_2 == lane_17) & below[2]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_17) && ((lane_3 < lane_17) | ((lane_3 == lane_17) & below[3]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_17) && ((lane_4 < lane_17) | ((lane_4 == lane_17) & below[4]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_17) && ((lane_5 < lane_17) | ((lane_5 == lane_17) & below[5]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_17) && ((lane_6 < lane_17) | ((lane_6 == lane_17) & below[6]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_17) && ((lane_7 < lane_17) | ((lane_7 == lane_17) & below[7]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_17) && ((lane_8 < lane_17) | ((lane_8 == lane_17) & below[8]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_17) && ((lane_9 < lane_17) | ((lane_9 == lane_17) & below[9]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_17) && ((lane_10 < lane_17) | ((lane_10 == lane_17) & below[10]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_17) && ((lane_11 < lane_17) | ((lane_11 == lane_17) & below[11]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_17) && ((lane_12 < lane_17) | ((lane_12 == lane_17) & below[12]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_17) && ((lane_13 < lane_17) | ((lane_13 == lane_17) & below[13]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_17) && ((lane_14 < lane_17) | ((lane_14 == lane_17) & below[14]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_17) && ((lane_15 < lane_17) | ((lane_15 == lane_17) & below[15]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_17) && ((lane_16 < lane_17) | ((lane_16 == lane_17) & below[16]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_17) && ((lane_17 < lane_17) | ((lane_17 == lane_17) & below[17]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_17) && ((lane_18 < lane_17) | ((lane_18 == lane_17) & below[18]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_17) && ((lane_19 < lane_17) | ((lane_19 == lane_17) & below[19]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_17) && ((lane_20 < lane_17) | ((lane_20 == lane_17) & below[20]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_17) && ((lane_21 < lane_17) | ((lane_21 == lane_17) & below[21]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_17) && ((lane_22 < lane_17) | ((lane_22 == lane_17) & below[22]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_17) && ((lane_23 < lane_17) | ((lane_23 == lane_17) & below[23]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_17) && ((lane_24 < lane_17) | ((lane_24 == lane_17) & below[24]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_17) && ((lane_25 < lane_17) | ((lane_25 == lane_17) & below[25]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_17) && ((lane_26 < lane_17) | ((lane_26 == lane_17) & below[26]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_17) && ((lane_27 < lane_17) | ((lane_27 == lane_17) & below[27]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_17) && ((lane_28 < lane_17) | ((lane_28 == lane_17) & below[28]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_17) && ((lane_29 < lane_17) | ((lane_29 == lane_17) & below[29]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_17) && ((lane_30 < lane_17) | ((lane_30 == lane_17) & below[30]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_17) && ((lane_31 < lane_17) | ((lane_31 == lane_17) & below[31]))) begin
                    wins = (wins & ~(1 << (17)) | ((1'b0) << (17)));
                end
            end
            below = lower_18;
            if (wins[18]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_18) && ((lane_0 < lane_18) | ((lane_0 == lane_18) & below[0]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_18) && ((lane_1 < lane_18) | ((lane_1 == lane_18) & below[1]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_18) && ((lane_2 < lane_18) | ((lane_2 == lane_18) & below[2]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_18) && ((lane_3 < lane_18) | ((lane_3 == lane_18) & below[3]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_18) && ((lane_4 < lane_18) | ((lane_4 == lane_18) & below[4]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_18) && ((lane_5 < lane_18) | ((lane_5 == lane_18) & below[5]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_18) && ((lane_6 < lane_18) | ((lane_6 == lane_18) & below[6]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_18) && ((lane_7 < lane_18) | ((lane_7 == lane_18) & below[7]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_18) && ((lane_8 < lane_18) | ((lane_8 == lane_18) & below[8]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_18) && ((lane_9 < lane_18) | ((lane_9 == lane_18) & below[9]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_18) && ((lane_10 < lane_18) | ((lane_10 == lane_18) & below[10]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_18) && ((lane_11 < lane_18) | ((lane_11 == lane_18) & below[11]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_18) && ((lane_12 < lane_18) | ((lane_12 == lane_18) & below[12]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_18) && ((lane_13 < lane_18) | ((lane_13 == lane_18) & below[13]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_18) && ((lane_14 < lane_18) | ((lane_14 == lane_18) & below[14]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_18) && ((lane_15 < lane_18) | ((lane_15 == lane_18) & below[15]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_18) && ((lane_16 < lane_18) | ((lane_16 == lane_18) & below[16]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_18) && ((lane_17 < lane_18) | ((lane_17 == lane_18) & below[17]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_18) && ((lane_18 < lane_18) | ((lane_18 == lane_18) & below[18]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_18) && ((lane_19 < lane_18) | ((lane_19 == lane_18) & below[19]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_18) && ((lane_20 < lane_18) | ((lane_20 == lane_18) & below[20]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_18) && ((lane_21 < lane_18) | ((lane_21 == lane_18) & below[21]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_18) && ((lane_22 < lane_18) | ((lane_22 == lane_18) & below[22]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_18) && ((lane_23 < lane_18) | ((lane_23 == lane_18) & below[23]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_18) && ((lane_24 < lane_18) | ((lane_24 == lane_18) & below[24]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_18) && ((lane_25 < lane_18) | ((lane_25 == lane_18) & below[25]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_18) && ((lane_26 < lane_18) | ((lane_26 == lane_18) & below[26]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_18) && ((lane_27 < lane_18) | ((lane_27 == lane_18) & below[27]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_18) && ((lane_28 < lane_18) | ((lane_28 == lane_18) & below[28]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_18) && ((lane_29 < lane_18) | ((lane_29 == lane_18) & below[29]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_18) && ((lane_30 < lane_18) | ((lane_30 == lane_18) & below[30]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_18) && ((lane_31 < lane_18) | ((lane_31 == lane_18) & below[31]))) begin
                    wins = (wins & ~(1 << (18)) | ((1'b0) << (18)));
                end
            end
            below = lower_19;
            if (wins[19]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_19) && ((lane_0 < lane_19) | ((lane_0 == lane_19) & below[0]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_19) && ((lane_1 < lane_19) | ((lane_1 == lane_19) & below[1]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_19) && ((lane_2 < lane_19) | ((lane_2 == lane_19) & below[2]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_19) && ((lane_3 < lane_19) | ((lane_3 == lane_19) & below[3]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_19) && ((lane_4 < lane_19) | ((lane_4 == lane_19) & below[4]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_19) && ((lane_5 < lane_19) | ((lane_5 == lane_19) & below[5]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_19) && ((lane_6 < lane_19) | ((lane_6 == lane_19) & below[6]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_19) && ((lane_7 < lane_19) | ((lane_7 == lane_19) & below[7]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_19) && ((lane_8 < lane_19) | ((lane_8 == lane_19) & below[8]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_19) && ((lane_9 < lane_19) | ((lane_9 == lane_19) & below[9]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_19) && ((lane_10 < lane_19) | ((lane_10 == lane_19) & below[10]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_19) && ((lane_11 < lane_19) | ((lane_11 == lane_19) & below[11]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_19) && ((lane_12 < lane_19) | ((lane_12 == lane_19) & below[12]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_19) && ((lane_13 < lane_19) | ((lane_13 == lane_19) & below[13]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_19) && ((lane_14 < lane_19) | ((lane_14 == lane_19) & below[14]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_19) && ((lane_15 < lane_19) | ((lane_15 == lane_19) & below[15]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_19) && ((lane_16 < lane_19) | ((lane_16 == lane_19) & below[16]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_19) && ((lane_17 < lane_19) | ((lane_17 == lane_19) & below[17]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_19) && ((lane_18 < lane_19) | ((lane_18 == lane_19) & below[18]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_19) && ((lane_19 < lane_19) | ((lane_19 == lane_19) & below[19]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_19) && ((lane_20 < lane_19) | ((lane_20 == lane_19) & below[20]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_19) && ((lane_21 < lane_19) | ((lane_21 == lane_19) & below[21]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_19) && ((lane_22 < lane_19) | ((lane_22 == lane_19) & below[22]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_19) && ((lane_23 < lane_19) | ((lane_23 == lane_19) & below[23]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_19) && ((lane_24 < lane_19) | ((lane_24 == lane_19) & below[24]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_19) && ((lane_25 < lane_19) | ((lane_25 == lane_19) & below[25]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_19) && ((lane_26 < lane_19) | ((lane_26 == lane_19) & below[26]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_19) && ((lane_27 < lane_19) | ((lane_27 == lane_19) & below[27]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_19) && ((lane_28 < lane_19) | ((lane_28 == lane_19) & below[28]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_19) && ((lane_29 < lane_19) | ((lane_29 == lane_19) & below[29]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_19) && ((lane_30 < lane_19) | ((lane_30 == lane_19) & below[30]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_19) && ((lane_31 < lane_19) | ((lane_31 == lane_19) & below[31]))) begin
                    wins = (wins & ~(1 << (19)) | ((1'b0) << (19)));
                end
            end
            below = lower_20;
            if (wins[20]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_20) && ((lane_0 < lane_20) | ((lane_0 == lane_20) & below[0]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_20) && ((lane_1 < lane_20) | ((lane_1 == lane_20) & below[1]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_20) && ((lane_2 < lane_20) | ((lane_2 == lane_20) & below[2]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_20) && ((lane_3 < lane_20) | ((lane_3 == lane_20) & below[3]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_20) && ((lane_4 < lane_20) | ((lane_4 == lane_20) & below[4]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_20) && ((lane_5 < lane_20) | ((lane_5 == lane_20) & below[5]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_20) && ((lane_6 < lane_20) | ((lane_6 == lane_20) & below[6]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_20) && ((lane_7 < lane_20) | ((lane_7 == lane_20) & below[7]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_20) && ((lane_8 < lane_20) | ((lane_8 == lane_20) & below[8]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_20) && ((lane_9 < lane_20) | ((lane_9 == lane_20) & below[9]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_20) && ((lane_10 < lane_20) | ((lane_10 == lane_20) & below[10]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_20) && ((lane_11 < lane_20) | ((lane_11 == lane_20) & below[11]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_20) && ((lane_12 < lane_20) | ((lane_12 == lane_20) & below[12]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_20) && ((lane_13 < lane_20) | ((lane_13 == lane_20) & below[13]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_20) && ((lane_14 < lane_20) | ((lane_14 == lane_20) & below[14]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_20) && ((lane_15 < lane_20) | ((lane_15 == lane_20) & below[15]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_20) && ((lane_16 < lane_20) | ((lane_16 == lane_20) & below[16]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_20) && ((lane_17 < lane_20) | ((lane_17 == lane_20) & below[17]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_20) && ((lane_18 < lane_20) | ((lane_18 == lane_20) & below[18]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_20) && ((lane_19 < lane_20) | ((lane_19 == lane_20) & below[19]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_20) && ((lane_20 < lane_20) | ((lane_20 == lane_20) & below[20]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_20) && ((lane_21 < lane_20) | ((lane_21 == lane_20) & below[21]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_20) && ((lane_22 < lane_20) | ((lane_22 == lane_20) & below[22]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_20) && ((lane_23 < lane_20) | ((lane_23 == lane_20) & below[23]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_20) && ((lane_24 < lane_20) | ((lane_24 == lane_20) & below[24]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_20) && ((lane_25 < lane_20) | ((lane_25 == lane_20) & below[25]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_20) && ((lane_26 < lane_20) | ((lane_26 == lane_20) & below[26]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_20) && ((lane_27 < lane_20) | ((lane_27 == lane_20) & below[27]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_20) && ((lane_28 < lane_20) | ((lane_28 == lane_20) & below[28]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_20) && ((lane_29 < lane_20) | ((lane_29 == lane_20) & below[29]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_20) && ((lane_30 < lane_20) | ((lane_30 == lane_20) & below[30]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_20) && ((lane_31 < lane_20) | ((lane_31 == lane_20) & below[31]))) begin
                    wins = (wins & ~(1 << (20)) | ((1'b0) << (20)));
                end
            end
            below = lower_21;
            if (wins[21]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_21) && ((lane_0 < lane_21) | ((lane_0 == lane_21) & below[0]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_21) && ((lane_1 < lane_21) | ((lane_1 == lane_21) & below[1]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_21) && ((lane_2 < lane_21) | ((lane_2 == lane_21) & below[2]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_21) && ((lane_3 < lane_21) | ((lane_3 == lane_21) & below[3]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_21) && ((lane_4 < lane_21) | ((lane_4 == lane_21) & below[4]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_21) && ((lane_5 < lane_21) | ((lane_5 == lane_21) & below[5]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_21) && ((lane_6 < lane_21) | ((lane_6 == lane_21) & below[6]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_21) && ((lane_7 < lane_21) | ((lane_7 == lane_21) & below[7]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_21) && ((lane_8 < lane_21) | ((lane_8 == lane_21) & below[8]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_21) && ((lane_9 < lane_21) | ((lane_9 == lane_21) & below[9]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_21) && ((lane_10 < lane_21) | ((lane_10 == lane_21) & below[10]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_21) && ((lane_11 < lane_21) | ((lane_11 == lane_21) & below[11]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_21) && ((lane_12 < lane_21) | ((lane_12 == lane_21) & below[12]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_21) && ((lane_13 < lane_21) | ((lane_13 == lane_21) & below[13]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_21) && ((lane_14 < lane_21) | ((lane_14 == lane_21) & below[14]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_21) && ((lane_15 < lane_21) | ((lane_15 == lane_21) & below[15]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_21) && ((lane_16 < lane_21) | ((lane_16 == lane_21) & below[16]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_21) && ((lane_17 < lane_21) | ((lane_17 == lane_21) & below[17]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_21) && ((lane_18 < lane_21) | ((lane_18 == lane_21) & below[18]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_21) && ((lane_19 < lane_21) | ((lane_19 == lane_21) & below[19]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_21) && ((lane_20 < lane_21) | ((lane_20 == lane_21) & below[20]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_21) && ((lane_21 < lane_21) | ((lane_21 == lane_21) & below[21]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_21) && ((lane_22 < lane_21) | ((lane_22 == lane_21) & below[22]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_21) && ((lane_23 < lane_21) | ((lane_23 == lane_21) & below[23]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_21) && ((lane_24 < lane_21) | ((lane_24 == lane_21) & below[24]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_21) && ((lane_25 < lane_21) | ((lane_25 == lane_21) & below[25]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_21) && ((lane_26 < lane_21) | ((lane_26 == lane_21) & below[26]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_21) && ((lane_27 < lane_21) | ((lane_27 == lane_21) & below[27]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_21) && ((lane_28 < lane_21) | ((lane_28 == lane_21) & below[28]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_21) && ((lane_29 < lane_21) | ((lane_29 == lane_21) & below[29]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_21) && ((lane_30 < lane_21) | ((lane_30 == lane_21) & below[30]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_21) && ((lane_31 < lane_21) | ((lane_31 == lane_21) & below[31]))) begin
                    wins = (wins & ~(1 << (21)) | ((1'b0) << (21)));
                end
            end
            below = lower_22;
            if (wins[22]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_22) && ((lane_0 < lane_22) | ((lane_0 == lane_22) & below[0]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_22) && ((lane_1 < lane_22) | ((lane_1 == lane_22) & below[1]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_22) && ((lane_2 < lane_22) | ((lane_2 == lane_22) & below[2]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_22) && ((lane_3 < lane_22) | ((lane_3 == lane_22) & below[3]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_22) && ((lane_4 < lane_22) | ((lane_4 == lane_22) & below[4]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_22) && ((lane_5 < lane_22) | ((lane_5 == lane_22) & below[5]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_22) && ((lane_6 < lane_22) | ((lane_6 == lane_22) & below[6]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_22) && ((lane_7 < lane_22) | ((lane_7 == lane_22) & below[7]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_22) && ((lane_8 < lane_22) | ((lane_8 == lane_22) & below[8]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_22) && ((lane_9 < lane_22) | ((lane_9 == lane_22) & below[9]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_22) && ((lane_10 < lane_22) | ((lane_10 == lane_22) & below[10]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_22) && ((lane_11 < lane_22) | ((lane_11 == lane_22) & below[11]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_22) && ((lane_12 < lane_22) | ((lane_12 == lane_22) & below[12]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_22) && ((lane_13 < lane_22) | ((lane_13 == lane_22) & below[13]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_22) && ((lane_14 < lane_22) | ((lane_14 == lane_22) & below[14]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_22) && ((lane_15 < lane_22) | ((lane_15 == lane_22) & below[15]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_22) && ((lane_16 < lane_22) | ((lane_16 == lane_22) & below[16]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_22) && ((lane_17 < lane_22) | ((lane_17 == lane_22) & below[17]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_22) && ((lane_18 < lane_22) | ((lane_18 == lane_22) & below[18]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_22) && ((lane_19 < lane_22) | ((lane_19 == lane_22) & below[19]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_22) && ((lane_20 < lane_22) | ((lane_20 == lane_22) & below[20]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_22) && ((lane_21 < lane_22) | ((lane_21 == lane_22) & below[21]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_22) && ((lane_22 < lane_22) | ((lane_22 == lane_22) & below[22]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_22) && ((lane_23 < lane_22) | ((lane_23 == lane_22) & below[23]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_22) && ((lane_24 < lane_22) | ((lane_24 == lane_22) & below[24]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_22) && ((lane_25 < lane_22) | ((lane_25 == lane_22) & below[25]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_22) && ((lane_26 < lane_22) | ((lane_26 == lane_22) & below[26]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_22) && ((lane_27 < lane_22) | ((lane_27 == lane_22) & below[27]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_22) && ((lane_28 < lane_22) | ((lane_28 == lane_22) & below[28]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_22) && ((lane_29 < lane_22) | ((lane_29 == lane_22) & below[29]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_22) && ((lane_30 < lane_22) | ((lane_30 == lane_22) & below[30]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_22) && ((lane_31 < lane_22) | ((lane_31 == lane_22) & below[31]))) begin
                    wins = (wins & ~(1 << (22)) | ((1'b0) << (22)));
                end
            end
            below = lower_23;
            if (wins[23]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_23) && ((lane_0 < lane_23) | ((lane_0 == lane_23) & below[0]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_23) && ((lane_1 < lane_23) | ((lane_1 == lane_23) & below[1]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_23) && ((lane_2 < lane_23) | ((lane_2 == lane_23) & below[2]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_23) && ((lane_3 < lane_23) | ((lane_3 == lane_23) & below[3]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_23) && ((lane_4 < lane_23) | ((lane_4 == lane_23) & below[4]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_23) && ((lane_5 < lane_23) | ((lane_5 == lane_23) & below[5]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_23) && ((lane_6 < lane_23) | ((lane_6 == lane_23) & below[6]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_23) && ((lane_7 < lane_23) | ((lane_7 == lane_23) & below[7]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_23) && ((lane_8 < lane_23) | ((lane_8 == lane_23) & below[8]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_23) && ((lane_9 < lane_23) | ((lane_9 == lane_23) & below[9]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_23) && ((lane_10 < lane_23) | ((lane_10 == lane_23) & below[10]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_23) && ((lane_11 < lane_23) | ((lane_11 == lane_23) & below[11]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_23) && ((lane_12 < lane_23) | ((lane_12 == lane_23) & below[12]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_23) && ((lane_13 < lane_23) | ((lane_13 == lane_23) & below[13]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_23) && ((lane_14 < lane_23) | ((lane_14 == lane_23) & below[14]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_23) && ((lane_15 < lane_23) | ((lane_15 == lane_23) & below[15]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_23) && ((lane_16 < lane_23) | ((lane_16 == lane_23) & below[16]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_23) && ((lane_17 < lane_23) | ((lane_17 == lane_23) & below[17]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_23) && ((lane_18 < lane_23) | ((lane_18 == lane_23) & below[18]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_23) && ((lane_19 < lane_23) | ((lane_19 == lane_23) & below[19]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_23) && ((lane_20 < lane_23) | ((lane_20 == lane_23) & below[20]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_23) && ((lane_21 < lane_23) | ((lane_21 == lane_23) & below[21]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_23) && ((lane_22 < lane_23) | ((lane_22 == lane_23) & below[22]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_23) && ((lane_23 < lane_23) | ((lane_23 == lane_23) & below[23]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_23) && ((lane_24 < lane_23) | ((lane_24 == lane_23) & below[24]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_23) && ((lane_25 < lane_23) | ((lane_25 == lane_23) & below[25]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_23) && ((lane_26 < lane_23) | ((lane_26 == lane_23) & below[26]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_23) && ((lane_27 < lane_23) | ((lane_27 == lane_23) & below[27]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_23) && ((lane_28 < lane_23) | ((lane_28 == lane_23) & below[28]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_23) && ((lane_29 < lane_23) | ((lane_29 == lane_23) & below[29]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_23) && ((lane_30 < lane_23) | ((lane_30 == lane_23) & below[30]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_23) && ((lane_31 < lane_23) | ((lane_31 == lane_23) & below[31]))) begin
                    wins = (wins & ~(1 << (23)) | ((1'b0) << (23)));
                end
            end
            below = lower_24;
            if (wins[24]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_24) && ((lane_0 < lane_24) | ((lane_0 == lane_24) & below[0]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_24) && ((lane_1 < lane_24) | ((lane_1 == lane_24) & below[1]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_24) && ((lane_2 < lane_24) | ((lane_2 == lane_24) & below[2]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_24) && ((lane_3 < lane_24) | ((lane_3 == lane_24) & below[3]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_24) && ((lane_4 < lane_24) | ((lane_4 == lane_24) & below[4]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_24) && ((lane_5 < lane_24) | ((lane_5 == lane_24) & below[5]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_24) && ((lane_6 < lane_24) | ((lane_6 == lane_24) & below[6]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_24) && ((lane_7 < lane_24) | ((lane_7 == lane_24) & below[7]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_24) && ((lane_8 < lane_24) | ((lane_8 == lane_24) & below[8]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_24) && ((lane_9 < lane_24) | ((lane_9 == lane_24) & below[9]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_24) && ((lane_10 < lane_24) | ((lane_10 == lane_24) & below[10]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_24) && ((lane_11 < lane_24) | ((lane_11 == lane_24) & below[11]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_24) && ((lane_12 < lane_24) | ((lane_12 == lane_24) & below[12]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_24) && ((lane_13 < lane_24) | ((lane_13 == lane_24) & below[13]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_24) && ((lane_14 < lane_24) | ((lane_14 == lane_24) & below[14]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_24) && ((lane_15 < lane_24) | ((lane_15 == lane_24) & below[15]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_24) && ((lane_16 < lane_24) | ((lane_16 == lane_24) & below[16]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_24) && ((lane_17 < lane_24) | ((lane_17 == lane_24) & below[17]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_24) && ((lane_18 < lane_24) | ((lane_18 == lane_24) & below[18]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_24) && ((lane_19 < lane_24) | ((lane_19 == lane_24) & below[19]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_24) && ((lane_20 < lane_24) | ((lane_20 == lane_24) & below[20]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_24) && ((lane_21 < lane_24) | ((lane_21 == lane_24) & below[21]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_24) && ((lane_22 < lane_24) | ((lane_22 == lane_24) & below[22]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_24) && ((lane_23 < lane_24) | ((lane_23 == lane_24) & below[23]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_24) && ((lane_24 < lane_24) | ((lane_24 == lane_24) & below[24]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_24) && ((lane_25 < lane_24) | ((lane_25 == lane_24) & below[25]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_24) && ((lane_26 < lane_24) | ((lane_26 == lane_24) & below[26]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_24) && ((lane_27 < lane_24) | ((lane_27 == lane_24) & below[27]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_24) && ((lane_28 < lane_24) | ((lane_28 == lane_24) & below[28]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_24) && ((lane_29 < lane_24) | ((lane_29 == lane_24) & below[29]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_24) && ((lane_30 < lane_24) | ((lane_30 == lane_24) & below[30]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_24) && ((lane_31 < lane_24) | ((lane_31 == lane_24) & below[31]))) begin
                    wins = (wins & ~(1 << (24)) | ((1'b0) << (24)));
                end
            end
            below = lower_25;
            if (wins[25]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_25) && ((lane_0 < lane_25) | ((lane_0 == lane_25) & below[0]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_25) && ((lane_1 < lane_25) | ((lane_1 == lane_25) & below[1]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_25) && ((lane_2 < lane_25) | ((lane_2 == lane_25) & below[2]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_25) && ((lane_3 < lane_25) | ((lane_3 == lane_25) & below[3]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_25) && ((lane_4 < lane_25) | ((lane_4 == lane_25) & below[4]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_25) && ((lane_5 < lane_25) | ((lane_5 == lane_25) & below[5]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_25) && ((lane_6 < lane_25) | ((lane_6 == lane_25) & below[6]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_25) && ((lane_7 < lane_25) | ((lane_7 == lane_25) & below[7]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_25) && ((lane_8 < lane_25) | ((lane_8 == lane_25) & below[8]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_25) && ((lane_9 < lane_25) | ((lane_9 == lane_25) & below[9]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_25) && ((lane_10 < lane_25) | ((lane_10 == lane_25) & below[10]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_25) && ((lane_11 < lane_25) | ((lane_11 == lane_25) & below[11]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_25) && ((lane_12 < lane_25) | ((lane_12 == lane_25) & below[12]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_25) && ((lane_13 < lane_25) | ((lane_13 == lane_25) & below[13]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_25) && ((lane_14 < lane_25) | ((lane_14 == lane_25) & below[14]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_25) && ((lane_15 < lane_25) | ((lane_15 == lane_25) & below[15]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_25) && ((lane_16 < lane_25) | ((lane_16 == lane_25) & below[16]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_25) && ((lane_17 < lane_25) | ((lane_17 == lane_25) & below[17]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_25) && ((lane_18 < lane_25) | ((lane_18 == lane_25) & below[18]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_25) && ((lane_19 < lane_25) | ((lane_19 == lane_25) & below[19]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_25) && ((lane_20 < lane_25) | ((lane_20 == lane_25) & below[20]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_25) && ((lane_21 < lane_25) | ((lane_21 == lane_25) & below[21]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_25) && ((lane_22 < lane_25) | ((lane_22 == lane_25) & below[22]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_25) && ((lane_23 < lane_25) | ((lane_23 == lane_25) & below[23]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_25) && ((lane_24 < lane_25) | ((lane_24 == lane_25) & below[24]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_25) && ((lane_25 < lane_25) | ((lane_25 == lane_25) & below[25]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_25) && ((lane_26 < lane_25) | ((lane_26 == lane_25) & below[26]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_25) && ((lane_27 < lane_25) | ((lane_27 == lane_25) & below[27]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_25) && ((lane_28 < lane_25) | ((lane_28 == lane_25) & below[28]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_25) && ((lane_29 < lane_25) | ((lane_29 == lane_25) & below[29]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_25) && ((lane_30 < lane_25) | ((lane_30 == lane_25) & below[30]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_25) && ((lane_31 < lane_25) | ((lane_31 == lane_25) & below[31]))) begin
                    wins = (wins & ~(1 << (25)) | ((1'b0) << (25)));
                end
            end
            below = lower_26;
            if (wins[26]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_26) && ((lane_0 < lane_26) | ((lane_0 == lane_26) & below[0]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_26) && ((lane_1 < lane_26) | ((lane_1 == lane_26) & below[1]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_26) && ((lane_2 < lane_26) | ((lane_2 == lane_26) & below[2]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_26) && ((lane_3 < lane_26) | ((lane_3 == lane_26) & below[3]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_26) && ((lane_4 < lane_26) | ((lane_4 == lane_26) & below[4]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_26) && ((lane_5 < lane_26) | ((lane_5 == lane_26) & below[5]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_26) && ((lane_6 < lane_26) | ((lane_6 == lane_26) & below[6]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_26) && ((lane_7 < lane_26) | ((lane_7 == lane_26) & below[7]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_26) && ((lane_8 < lane_26) | ((lane_8 == lane_26) & below[8]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_26) && ((lane_9 < lane_26) | ((lane_9 == lane_26) & below[9]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_26) && ((lane_10 < lane_26) | ((lane_10 == lane_26) & below[10]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_26) && ((lane_11 < lane_26) | ((lane_11 == lane_26) & below[11]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_26) && ((lane_12 < lane_26) | ((lane_12 == lane_26) & below[12]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_26) && ((lane_13 < lane_26) | ((lane_13 == lane_26) & below[13]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_26) && ((lane_14 < lane_26) | ((lane_14 == lane_26) & below[14]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_26) && ((lane_15 < lane_26) | ((lane_15 == lane_26) & below[15]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_26) && ((lane_16 < lane_26) | ((lane_16 == lane_26) & below[16]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_26) && ((lane_17 < lane_26) | ((lane_17 == lane_26) & below[17]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_26) && ((lane_18 < lane_26) | ((lane_18 == lane_26) & below[18]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_26) && ((lane_19 < lane_26) | ((lane_19 == lane_26) & below[19]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_26) && ((lane_20 < lane_26) | ((lane_20 == lane_26) & below[20]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_26) && ((lane_21 < lane_26) | ((lane_21 == lane_26) & below[21]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_26) && ((lane_22 < lane_26) | ((lane_22 == lane_26) & below[22]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_26) && ((lane_23 < lane_26) | ((lane_23 == lane_26) & below[23]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_26) && ((lane_24 < lane_26) | ((lane_24 == lane_26) & below[24]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_26) && ((lane_25 < lane_26) | ((lane_25 == lane_26) & below[25]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_26) && ((lane_26 < lane_26) | ((lane_26 == lane_26) & below[26]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_26) && ((lane_27 < lane_26) | ((lane_27 == lane_26) & below[27]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_26) && ((lane_28 < lane_26) | ((lane_28 == lane_26) & below[28]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_26) && ((lane_29 < lane_26) | ((lane_29 == lane_26) & below[29]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_26) && ((lane_30 < lane_26) | ((lane_30 == lane_26) & below[30]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_26) && ((lane_31 < lane_26) | ((lane_31 == lane_26) & below[31]))) begin
                    wins = (wins & ~(1 << (26)) | ((1'b0) << (26)));
                end
            end
            below = lower_27;
            if (wins[27]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_27) && ((lane_0 < lane_27) | ((lane_0 == lane_27) & below[0]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_27) && ((lane_1 < lane_27) | ((lane_1 == lane_27) & below[1]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_27) && ((lane_2 < lane_27) | ((lane_2 == lane_27) & below[2]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_27) && ((lane_3 < lane_27) | ((lane_3 == lane_27) & below[3]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_27) && ((lane_4 < lane_27) | ((lane_4 == lane_27) & below[4]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_27) && ((lane_5 < lane_27) | ((lane_5 == lane_27) & below[5]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_27) && ((lane_6 < lane_27) | ((lane_6 == lane_27) & below[6]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_27) && ((lane_7 < lane_27) | ((lane_7 == lane_27) & below[7]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_27) && ((lane_8 < lane_27) | ((lane_8 == lane_27) & below[8]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_27) && ((lane_9 < lane_27) | ((lane_9 == lane_27) & below[9]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_27) && ((lane_10 < lane_27) | ((lane_10 == lane_27) & below[10]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_27) && ((lane_11 < lane_27) | ((lane_11 == lane_27) & below[11]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_27) && ((lane_12 < lane_27) | ((lane_12 == lane_27) & below[12]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_27) && ((lane_13 < lane_27) | ((lane_13 == lane_27) & below[13]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_27) && ((lane_14 < lane_27) | ((lane_14 == lane_27) & below[14]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_27) && ((lane_15 < lane_27) | ((lane_15 == lane_27) & below[15]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_27) && ((lane_16 < lane_27) | ((lane_16 == lane_27) & below[16]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_27) && ((lane_17 < lane_27) | ((lane_17 == lane_27) & below[17]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_27) && ((lane_18 < lane_27) | ((lane_18 == lane_27) & below[18]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_27) && ((lane_19 < lane_27) | ((lane_19 == lane_27) & below[19]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_27) && ((lane_20 < lane_27) | ((lane_20 == lane_27) & below[20]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_27) && ((lane_21 < lane_27) | ((lane_21 == lane_27) & below[21]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_27) && ((lane_22 < lane_27) | ((lane_22 == lane_27) & below[22]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_27) && ((lane_23 < lane_27) | ((lane_23 == lane_27) & below[23]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_27) && ((lane_24 < lane_27) | ((lane_24 == lane_27) & below[24]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_27) && ((lane_25 < lane_27) | ((lane_25 == lane_27) & below[25]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_27) && ((lane_26 < lane_27) | ((lane_26 == lane_27) & below[26]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_27) && ((lane_27 < lane_27) | ((lane_27 == lane_27) & below[27]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_27) && ((lane_28 < lane_27) | ((lane_28 == lane_27) & below[28]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_27) && ((lane_29 < lane_27) | ((lane_29 == lane_27) & below[29]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_27) && ((lane_30 < lane_27) | ((lane_30 == lane_27) & below[30]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_27) && ((lane_31 < lane_27) | ((lane_31 == lane_27) & below[31]))) begin
                    wins = (wins & ~(1 << (27)) | ((1'b0) << (27)));
                end
            end
            below = lower_28;
            if (wins[28]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_28) && ((lane_0 < lane_28) | ((lane_0 == lane_28) & below[0]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_28) && ((lane_1 < lane_28) | ((lane_1 == lane_28) & below[1]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_28) && ((lane_2 < lane_28) | ((lane_2 == lane_28) & below[2]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_28) && ((lane_3 < lane_28) | ((lane_3 == lane_28) & below[3]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_28) && ((lane_4 < lane_28) | ((lane_4 == lane_28) & below[4]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_28) && ((lane_5 < lane_28) | ((lane_5 == lane_28) & below[5]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_28) && ((lane_6 < lane_28) | ((lane_6 == lane_28) & below[6]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_28) && ((lane_7 < lane_28) | ((lane_7 == lane_28) & below[7]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_28) && ((lane_8 < lane_28) | ((lane_8 == lane_28) & below[8]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_28) && ((lane_9 < lane_28) | ((lane_9 == lane_28) & below[9]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_28) && ((lane_10 < lane_28) | ((lane_10 == lane_28) & below[10]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_28) && ((lane_11 < lane_28) | ((lane_11 == lane_28) & below[11]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_28) && ((lane_12 < lane_28) | ((lane_12 == lane_28) & below[12]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_28) && ((lane_13 < lane_28) | ((lane_13 == lane_28) & below[13]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_28) && ((lane_14 < lane_28) | ((lane_14 == lane_28) & below[14]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_28) && ((lane_15 < lane_28) | ((lane_15 == lane_28) & below[15]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_28) && ((lane_16 < lane_28) | ((lane_16 == lane_28) & below[16]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_28) && ((lane_17 < lane_28) | ((lane_17 == lane_28) & below[17]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_28) && ((lane_18 < lane_28) | ((lane_18 == lane_28) & below[18]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_28) && ((lane_19 < lane_28) | ((lane_19 == lane_28) & below[19]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_28) && ((lane_20 < lane_28) | ((lane_20 == lane_28) & below[20]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_28) && ((lane_21 < lane_28) | ((lane_21 == lane_28) & below[21]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_28) && ((lane_22 < lane_28) | ((lane_22 == lane_28) & below[22]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_28) && ((lane_23 < lane_28) | ((lane_23 == lane_28) & below[23]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_28) && ((lane_24 < lane_28) | ((lane_24 == lane_28) & below[24]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_28) && ((lane_25 < lane_28) | ((lane_25 == lane_28) & below[25]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_28) && ((lane_26 < lane_28) | ((lane_26 == lane_28) & below[26]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_28) && ((lane_27 < lane_28) | ((lane_27 == lane_28) & below[27]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_28) && ((lane_28 < lane_28) | ((lane_28 == lane_28) & below[28]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_28) && ((lane_29 < lane_28) | ((lane_29 == lane_28) & below[29]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_28) && ((lane_30 < lane_28) | ((lane_30 == lane_28) & below[30]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_28) && ((lane_31 < lane_28) | ((lane_31 == lane_28) & below[31]))) begin
                    wins = (wins & ~(1 << (28)) | ((1'b0) << (28)));
                end
            end
            below = lower_29;
            if (wins[29]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_29) && ((lane_0 < lane_29) | ((lane_0 == lane_29) & below[0]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_29) && ((lane_1 < lane_29) | ((lane_1 == lane_29) & below[1]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_29) && ((lane_2 < lane_29) | ((lane_2 == lane_29) & below[2]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_29) && ((lane_3 < lane_29) | ((lane_3 == lane_29) & below[3]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_29) && ((lane_4 < lane_29) | ((lane_4 == lane_29) & below[4]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_29) && ((lane_5 < lane_29) | ((lane_5 == lane_29) & below[5]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_29) && ((lane_6 < lane_29) | ((lane_6 == lane_29) & below[6]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_29) && ((lane_7 < lane_29) | ((lane_7 == lane_29) & below[7]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_29) && ((lane_8 < lane_29) | ((lane_8 == lane_29) & below[8]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_29) && ((lane_9 < lane_29) | ((lane_9 == lane_29) & below[9]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_29) && ((lane_10 < lane_29) | ((lane_10 == lane_29) & below[10]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_29) && ((lane_11 < lane_29) | ((lane_11 == lane_29) & below[11]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_29) && ((lane_12 < lane_29) | ((lane_12 == lane_29) & below[12]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_29) && ((lane_13 < lane_29) | ((lane_13 == lane_29) & below[13]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_29) && ((lane_14 < lane_29) | ((lane_14 == lane_29) & below[14]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_29) && ((lane_15 < lane_29) | ((lane_15 == lane_29) & below[15]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_29) && ((lane_16 < lane_29) | ((lane_16 == lane_29) & below[16]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_29) && ((lane_17 < lane_29) | ((lane_17 == lane_29) & below[17]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_29) && ((lane_18 < lane_29) | ((lane_18 == lane_29) & below[18]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_29) && ((lane_19 < lane_29) | ((lane_19 == lane_29) & below[19]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_29) && ((lane_20 < lane_29) | ((lane_20 == lane_29) & below[20]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_29) && ((lane_21 < lane_29) | ((lane_21 == lane_29) & below[21]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_29) && ((lane_22 < lane_29) | ((lane_22 == lane_29) & below[22]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_29) && ((lane_23 < lane_29) | ((lane_23 == lane_29) & below[23]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_29) && ((lane_24 < lane_29) | ((lane_24 == lane_29) & below[24]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_29) && ((lane_25 < lane_29) | ((lane_25 == lane_29) & below[25]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_29) && ((lane_26 < lane_29) | ((lane_26 == lane_29) & below[26]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_29) && ((lane_27 < lane_29) | ((lane_27 == lane_29) & below[27]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_29) && ((lane_28 < lane_29) | ((lane_28 == lane_29) & below[28]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_29) && ((lane_29 < lane_29) | ((lane_29 == lane_29) & below[29]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_29) && ((lane_30 < lane_29) | ((lane_30 == lane_29) & below[30]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_29) && ((lane_31 < lane_29) | ((lane_31 == lane_29) & below[31]))) begin
                    wins = (wins & ~(1 << (29)) | ((1'b0) << (29)));
                end
            end
            below = lower_30;
            if (wins[30]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_30) && ((lane_0 < lane_30) | ((lane_0 == lane_30) & below[0]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_30) && ((lane_1 < lane_30) | ((lane_1 == lane_30) & below[1]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_30) && ((lane_2 < lane_30) | ((lane_2 == lane_30) & below[2]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_30) && ((lane_3 < lane_30) | ((lane_3 == lane_30) & below[3]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_30) && ((lane_4 < lane_30) | ((lane_4 == lane_30) & below[4]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_30) && ((lane_5 < lane_30) | ((lane_5 == lane_30) & below[5]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_30) && ((lane_6 < lane_30) | ((lane_6 == lane_30) & below[6]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_30) && ((lane_7 < lane_30) | ((lane_7 == lane_30) & below[7]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_30) && ((lane_8 < lane_30) | ((lane_8 == lane_30) & below[8]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_30) && ((lane_9 < lane_30) | ((lane_9 == lane_30) & below[9]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_30) && ((lane_10 < lane_30) | ((lane_10 == lane_30) & below[10]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_30) && ((lane_11 < lane_30) | ((lane_11 == lane_30) & below[11]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_30) && ((lane_12 < lane_30) | ((lane_12 == lane_30) & below[12]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_30) && ((lane_13 < lane_30) | ((lane_13 == lane_30) & below[13]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_30) && ((lane_14 < lane_30) | ((lane_14 == lane_30) & below[14]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_30) && ((lane_15 < lane_30) | ((lane_15 == lane_30) & below[15]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_30) && ((lane_16 < lane_30) | ((lane_16 == lane_30) & below[16]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_30) && ((lane_17 < lane_30) | ((lane_17 == lane_30) & below[17]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_30) && ((lane_18 < lane_30) | ((lane_18 == lane_30) & below[18]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_30) && ((lane_19 < lane_30) | ((lane_19 == lane_30) & below[19]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_30) && ((lane_20 < lane_30) | ((lane_20 == lane_30) & below[20]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_30) && ((lane_21 < lane_30) | ((lane_21 == lane_30) & below[21]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_30) && ((lane_22 < lane_30) | ((lane_22 == lane_30) & below[22]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_30) && ((lane_23 < lane_30) | ((lane_23 == lane_30) & below[23]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_30) && ((lane_24 < lane_30) | ((lane_24 == lane_30) & below[24]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_30) && ((lane_25 < lane_30) | ((lane_25 == lane_30) & below[25]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_30) && ((lane_26 < lane_30) | ((lane_26 == lane_30) & below[26]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_30) && ((lane_27 < lane_30) | ((lane_27 == lane_30) & below[27]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_30) && ((lane_28 < lane_30) | ((lane_28 == lane_30) & below[28]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_30) && ((lane_29 < lane_30) | ((lane_29 == lane_30) & below[29]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_30) && ((lane_30 < lane_30) | ((lane_30 == lane_30) & below[30]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_30) && ((lane_31 < lane_30) | ((lane_31 == lane_30) & below[31]))) begin
                    wins = (wins & ~(1 << (30)) | ((1'b0) << (30)));
                end
            end
            below = lower_31;
            if (wins[31]) begin
                if (load_lock[0] && (lock_of_0 == lock_of_31) && ((lane_0 < lane_31) | ((lane_0 == lane_31) & below[0]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[1] && (lock_of_1 == lock_of_31) && ((lane_1 < lane_31) | ((lane_1 == lane_31) & below[1]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[2] && (lock_of_2 == lock_of_31) && ((lane_2 < lane_31) | ((lane_2 == lane_31) & below[2]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[3] && (lock_of_3 == lock_of_31) && ((lane_3 < lane_31) | ((lane_3 == lane_31) & below[3]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[4] && (lock_of_4 == lock_of_31) && ((lane_4 < lane_31) | ((lane_4 == lane_31) & below[4]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[5] && (lock_of_5 == lock_of_31) && ((lane_5 < lane_31) | ((lane_5 == lane_31) & below[5]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[6] && (lock_of_6 == lock_of_31) && ((lane_6 < lane_31) | ((lane_6 == lane_31) & below[6]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[7] && (lock_of_7 == lock_of_31) && ((lane_7 < lane_31) | ((lane_7 == lane_31) & below[7]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[8] && (lock_of_8 == lock_of_31) && ((lane_8 < lane_31) | ((lane_8 == lane_31) & below[8]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[9] && (lock_of_9 == lock_of_31) && ((lane_9 < lane_31) | ((lane_9 == lane_31) & below[9]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[10] && (lock_of_10 == lock_of_31) && ((lane_10 < lane_31) | ((lane_10 == lane_31) & below[10]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[11] && (lock_of_11 == lock_of_31) && ((lane_11 < lane_31) | ((lane_11 == lane_31) & below[11]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[12] && (lock_of_12 == lock_of_31) && ((lane_12 < lane_31) | ((lane_12 == lane_31) & below[12]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[13] && (lock_of_13 == lock_of_31) && ((lane_13 < lane_31) | ((lane_13 == lane_31) & below[13]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[14] && (lock_of_14 == lock_of_31) && ((lane_14 < lane_31) | ((lane_14 == lane_31) & below[14]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[15] && (lock_of_15 == lock_of_31) && ((lane_15 < lane_31) | ((lane_15 == lane_31) & below[15]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[16] && (lock_of_16 == lock_of_31) && ((lane_16 < lane_31) | ((lane_16 == lane_31) & below[16]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[17] && (lock_of_17 == lock_of_31) && ((lane_17 < lane_31) | ((lane_17 == lane_31) & below[17]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[18] && (lock_of_18 == lock_of_31) && ((lane_18 < lane_31) | ((lane_18 == lane_31) & below[18]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[19] && (lock_of_19 == lock_of_31) && ((lane_19 < lane_31) | ((lane_19 == lane_31) & below[19]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[20] && (lock_of_20 == lock_of_31) && ((lane_20 < lane_31) | ((lane_20 == lane_31) & below[20]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[21] && (lock_of_21 == lock_of_31) && ((lane_21 < lane_31) | ((lane_21 == lane_31) & below[21]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[22] && (lock_of_22 == lock_of_31) && ((lane_22 < lane_31) | ((lane_22 == lane_31) & below[22]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[23] && (lock_of_23 == lock_of_31) && ((lane_23 < lane_31) | ((lane_23 == lane_31) & below[23]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[24] && (lock_of_24 == lock_of_31) && ((lane_24 < lane_31) | ((lane_24 == lane_31) & below[24]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[25] && (lock_of_25 == lock_of_31) && ((lane_25 < lane_31) | ((lane_25 == lane_31) & below[25]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[26] && (lock_of_26 == lock_of_31) && ((lane_26 < lane_31) | ((lane_26 == lane_31) & below[26]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[27] && (lock_of_27 == lock_of_31) && ((lane_27 < lane_31) | ((lane_27 == lane_31) & below[27]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[28] && (lock_of_28 == lock_of_31) && ((lane_28 < lane_31) | ((lane_28 == lane_31) & below[28]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[29] && (lock_of_29 == lock_of_31) && ((lane_29 < lane_31) | ((lane_29 == lane_31) & below[29]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[30] && (lock_of_30 == lock_of_31) && ((lane_30 < lane_31) | ((lane_30 == lane_31) & below[30]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
                if (load_lock[31] && (lock_of_31 == lock_of_31) && ((lane_31 < lane_31) | ((lane_31 == lane_31) & below[31]))) begin
                    wins = (wins & ~(1 << (31)) | ((1'b0) << (31)));
                end
            end
        end
        locks_acquire = wins;
        winners = 32'h0;
        if (wins[0]) begin
            winners = (winners & ~(1 << (lane_0)) | ((1'b1) << (lane_0)));
        end
        if (wins[1]) begin
            winners = (winners & ~(1 << (lane_1)) | ((1'b1) << (lane_1)));
        end
        if (wins[2]) begin
            winners = (winners & ~(1 << (lane_2)) | ((1'b1) << (lane_2)));
        end
        if (wins[3]) begin
            winners = (winners & ~(1 << (lane_3)) | ((1'b1) << (lane_3)));
        end
        if (wins[4]) begin
            winners = (winners & ~(1 << (lane_4)) | ((1'b1) << (lane_4)));
        end
        if (wins[5]) begin
            winners = (winners & ~(1 << (lane_5)) | ((1'b1) << (lane_5)));
        end
        if (wins[6]) begin
            winners = (winners & ~(1 << (lane_6)) | ((1'b1) << (lane_6)));
        end
        if (wins[7]) begin
            winners = (winners & ~(1 << (lane_7)) | ((1'b1) << (lane_7)));
        end
        if (wins[8]) begin
            winners = (winners & ~(1 << (lane_8)) | ((1'b1) << (lane_8)));
        end
        if (wins[9]) begin
            winners = (winners & ~(1 << (lane_9)) | ((1'b1) << (lane_9)));
        end
        if (wins[10]) begin
            winners = (winners & ~(1 << (lane_10)) | ((1'b1) << (lane_10)));
        end
        if (wins[11]) begin
            winners = (winners & ~(1 << (lane_11)) | ((1'b1) << (lane_11)));
        end
        if (wins[12]) begin
            winners = (winners & ~(1 << (lane_12)) | ((1'b1) << (lane_12)));
        end
        if (wins[13]) begin
            winners = (winners & ~(1 << (lane_13)) | ((1'b1) << (lane_13)));
        end
        if (wins[14]) begin
            winners = (winners & ~(1 << (lane_14)) | ((1'b1) << (lane_14)));
        end
        if (wins[15]) begin
            winners = (winners & ~(1 << (lane_15)) | ((1'b1) << (lane_15)));
        end
        if (wins[16]) begin
            winners = (winners & ~(1 << (lane_16)) | ((1'b1) << (lane_16)));
        end
        if (wins[17]) begin
            winners = (winners & ~(1 << (lane_17)) | ((1'b1) << (lane_17)));
        end
        if (wins[18]) begin
            winners = (winners & ~(1 << (lane_18)) | ((1'b1) << (lane_18)));
        end
        if (wins[19]) begin
            winners = (winners & ~(1 << (lane_19)) | ((1'b1) << (lane_19)));
        end
        if (wins[20]) begin
            winners = (winners & ~(1 << (lane_20)) | ((1'b1) << (lane_20)));
        end
        if (wins[21]) begin
            winners = (winners & ~(1 << (lane_21)) | ((1'b1) << (lane_21)));
        end
        if (wins[22]) begin
            winners = (winners & ~(1 << (lane_22)) | ((1'b1) << (lane_22)));
        end
        if (wins[23]) begin
            winners = (winners & ~(1 << (lane_23)) | ((1'b1) << (lane_23)));
        end
        if (wins[24]) begin
            winners = (winners & ~(1 << (lane_24)) | ((1'b1) << (lane_24)));
        end
        if (wins[25]) begin
            winners = (winners & ~(1 << (lane_25)) | ((1'b1) << (lane_25)));
        end
        if (wins[26]) begin
            winners = (winners & ~(1 << (lane_26)) | ((1'b1) << (lane_26)));
        end
        if (wins[27]) begin
            winners = (winners & ~(1 << (lane_27)) | ((1'b1) << (lane_27)));
        end
        if (wins[28]) begin
            winners = (winners & ~(1 << (lane_28)) | ((1'b1) << (lane_28)));
        end
        if (wins[29]) begin
            winners = (winners & ~(1 << (lane_29)) | ((1'b1) << (lane_29)));
        end
        if (wins[30]) begin
            winners = (winners & ~(1 << (lane_30)) | ((1'b1) << (lane_30)));
        end
        if (wins[31]) begin
            winners = (winners & ~(1 << (lane_31)) | ((1'b1) << (lane_31)));
        end
        won_d = winners;
        if (clear) begin
            won_d = 32'h0;
        end
        acquired = won_q;
    end
endmodule

module lock_bit_unit_locks (
    clock,
    clear,
    index_0,
    index_1,
    index_2,
    index_3,
    index_4,
    index_5,
    index_6,
    index_7,
    index_8,
    index_9,
    index_10,
    index_11,
    index_12,
    index_13,
    index_14,
    index_15,
    index_16,
    index_17,
    index_18,
    index_19,
    index_20,
    index_21,
    index_22,
    index_23,
    index_24,
    index_25,
    index_26,
    index_27,
    index_28,
    index_29,
    index_30,
    index_31,
    acquire,
    unlock,
    held
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire [13:0] index_0;
    input wire [13:0] index_1;
    input wire [13:0] index_2;
    input wire [13:0] index_3;
    input wire [13:0] index_4;
    input wire [13:0] index_5;
    input wire [13:0] index_6;
    input wire [13:0] index_7;
    input wire [13:0] index_8;
    input wire [13:0] index_9;
    input wire [13:0] index_10;
    input wire [13:0] index_11;
    input wire [13:0] index_12;
    input wire [13:0] index_13;
    input wire [13:0] index_14;
    input wire [13:0] index_15;
    input wire [13:0] index_16;
    input wire [13:0] index_17;
    input wire [13:0] index_18;
    input wire [13:0] index_19;
    input wire [13:0] index_20;
    input wire [13:0] index_21;
    input wire [13:0] index_22;
    input wire [13:0] index_23;
    input wire [13:0] index_24;
    input wire [13:0] index_25;
    input wire [13:0] index_26;
    input wire [13:0] index_27;
    input wire [13:0] index_28;
    input wire [13:0] index_29;
    input wire [13:0] index_30;
    input wire [13:0] index_31;
    input wire [31:0] acquire;
    input wire [31:0] unlock;
    output reg [31:0] held;

    // Update code (custom)
    reg [31:0] locks0;
    reg [31:0] locks1;
    reg [31:0] locks2;
    reg [31:0] locks3;
    reg [31:0] locks4;
    reg [31:0] locks5;
    reg [31:0] locks6;
    reg [31:0] locks7;
    reg [31:0] locks8;
    reg [31:0] locks9;
    reg [31:0] locks10;
    reg [31:0] locks11;
    reg [31:0] locks12;
    reg [31:0] locks13;
    reg [31:0] locks14;
    reg [31:0] locks15;
    reg [31:0] locks16;
    reg [31:0] locks17;
    reg [31:0] locks18;
    reg [31:0] locks19;
    reg [31:0] locks20;
    reg [31:0] locks21;
    reg [31:0] locks22;
    reg [31:0] locks23;
    reg [31:0] locks24;
    reg [31:0] locks25;
    reg [31:0] locks26;
    reg [31:0] locks27;
    reg [31:0] locks28;
    reg [31:0] locks29;
    reg [31:0] locks30;
    reg [31:0] locks31;
    wire unused = &{index_0, index_1, index_2, index_3, index_4, index_5, index_6, index_7, index_8, index_9, index_10, index_11, index_12, index_13, index_14, index_15, index_16, index_17, index_18, index_19, index_20, index_21, index_22, index_23, index_24, index_25, index_26, index_27, index_28, index_29, index_30, index_31};
    initial begin
       locks0 = 0;
       locks1 = 0;
       locks2 = 0;
       locks3 = 0;
       locks4 = 0;
       locks5 = 0;
       locks6 = 0;
       locks7 = 0;
       locks8 = 0;
       locks9 = 0;
       locks10 = 0;
       locks11 = 0;
       locks12 = 0;
       locks13 = 0;
       locks14 = 0;
       locks15 = 0;
       locks16 = 0;
       locks17 = 0;
       locks18 = 0;
       locks19 = 0;
       locks20 = 0;
       locks21 = 0;
       locks22 = 0;
       locks23 = 0;
       locks24 = 0;
       locks25 = 0;
       locks26 = 0;
       locks27 = 0;
       locks28 = 0;
       locks29 = 0;
       locks30 = 0;
       locks31 = 0;
    end
    reg [31:0] next_held;
    always @(*) begin
       next_held[0] = locks0[index_0[9:5]];
       next_held[1] = locks1[index_1[9:5]];
       next_held[2] = locks2[index_2[9:5]];
       next_held[3] = locks3[index_3[9:5]];
       next_held[4] = locks4[index_4[9:5]];
       next_held[5] = locks5[index_5[9:5]];
       next_held[6] = locks6[index_6[9:5]];
       next_held[7] = locks7[index_7[9:5]];
       next_held[8] = locks8[index_8[9:5]];
       next_held[9] = locks9[index_9[9:5]];
       next_held[10] = locks10[index_10[9:5]];
       next_held[11] = locks11[index_11[9:5]];
       next_held[12] = locks12[index_12[9:5]];
       next_held[13] = locks13[index_13[9:5]];
       next_held[14] = locks14[index_14[9:5]];
       next_held[15] = locks15[index_15[9:5]];
       next_held[16] = locks16[index_16[9:5]];
       next_held[17] = locks17[index_17[9:5]];
       next_held[18] = locks18[index_18[9:5]];
       next_held[19] = locks19[index_19[9:5]];
       next_held[20] = locks20[index_20[9:5]];
       next_held[21] = locks21[index_21[9:5]];
       next_held[22] = locks22[index_22[9:5]];
       next_held[23] = locks23[index_23[9:5]];
       next_held[24] = locks24[index_24[9:5]];
       next_held[25] = locks25[index_25[9:5]];
       next_held[26] = locks26[index_26[9:5]];
       next_held[27] = locks27[index_27[9:5]];
       next_held[28] = locks28[index_28[9:5]];
       next_held[29] = locks29[index_29[9:5]];
       next_held[30] = locks30[index_30[9:5]];
       next_held[31] = locks31[index_31[9:5]];
        held = next_held;
    end
    always @(posedge clock) begin
       if (unlock[0]) locks0[index_0[9:5]] <= 1'b0;
       if (unlock[1]) locks1[index_1[9:5]] <= 1'b0;
       if (unlock[2]) locks2[index_2[9:5]] <= 1'b0;
       if (unlock[3]) locks3[index_3[9:5]] <= 1'b0;
       if (unlock[4]) locks4[index_4[9:5]] <= 1'b0;
       if (unlock[5]) locks5[index_5[9:5]] <= 1'b0;
       if (unlock[6]) locks6[index_6[9:5]] <= 1'b0;
       if (unlock[7]) locks7[index_7[9:5]] <= 1'b0;
       if (unlock[8]) locks8[index_8[9:5]] <= 1'b0;
       if (unlock[9]) locks9[index_9[9:5]] <= 1'b0;
       if (unlock[10]) locks10[index_10[9:5]] <= 1'b0;
       if (unlock[11]) locks11[index_11[9:5]] <= 1'b0;
       if (unlock[12]) locks12[index_12[9:5]] <= 1'b0;
       if (unlock[13]) locks13[index_13[9:5]] <= 1'b0;
       if (unlock[14]) locks14[index_14[9:5]] <= 1'b0;
       if (unlock[15]) locks15[index_15[9:5]] <= 1'b0;
       if (unlock[16]) locks16[index_16[9:5]] <= 1'b0;
       if (unlock[17]) locks17[index_17[9:5]] <= 1'b0;
       if (unlock[18]) locks18[index_18[9:5]] <= 1'b0;
       if (unlock[19]) locks19[index_19[9:5]] <= 1'b0;
       if (unlock[20]) locks20[index_20[9:5]] <= 1'b0;
       if (unlock[21]) locks21[index_21[9:5]] <= 1'b0;
       if (unlock[22]) locks22[index_22[9:5]] <= 1'b0;
       if (unlock[23]) locks23[index_23[9:5]] <= 1'b0;
       if (unlock[24]) locks24[index_24[9:5]] <= 1'b0;
       if (unlock[25]) locks25[index_25[9:5]] <= 1'b0;
       if (unlock[26]) locks26[index_26[9:5]] <= 1'b0;
       if (unlock[27]) locks27[index_27[9:5]] <= 1'b0;
       if (unlock[28]) locks28[index_28[9:5]] <= 1'b0;
       if (unlock[29]) locks29[index_29[9:5]] <= 1'b0;
       if (unlock[30]) locks30[index_30[9:5]] <= 1'b0;
       if (unlock[31]) locks31[index_31[9:5]] <= 1'b0;
       if (acquire[0]) locks0[index_0[9:5]] <= 1'b1;
       if (acquire[1]) locks1[index_1[9:5]] <= 1'b1;
       if (acquire[2]) locks2[index_2[9:5]] <= 1'b1;
       if (acquire[3]) locks3[index_3[9:5]] <= 1'b1;
       if (acquire[4]) locks4[index_4[9:5]] <= 1'b1;
       if (acquire[5]) locks5[index_5[9:5]] <= 1'b1;
       if (acquire[6]) locks6[index_6[9:5]] <= 1'b1;
       if (acquire[7]) locks7[index_7[9:5]] <= 1'b1;
       if (acquire[8]) locks8[index_8[9:5]] <= 1'b1;
       if (acquire[9]) locks9[index_9[9:5]] <= 1'b1;
       if (acquire[10]) locks10[index_10[9:5]] <= 1'b1;
       if (acquire[11]) locks11[index_11[9:5]] <= 1'b1;
       if (acquire[12]) locks12[index_12[9:5]] <= 1'b1;
       if (acquire[13]) locks13[index_13[9:5]] <= 1'b1;
       if (acquire[14]) locks14[index_14[9:5]] <= 1'b1;
       if (acquire[15]) locks15[index_15[9:5]] <= 1'b1;
       if (acquire[16]) locks16[index_16[9:5]] <= 1'b1;
       if (acquire[17]) locks17[index_17[9:5]] <= 1'b1;
       if (acquire[18]) locks18[index_18[9:5]] <= 1'b1;
       if (acquire[19]) locks19[index_19[9:5]] <= 1'b1;
       if (acquire[20]) locks20[index_20[9:5]] <= 1'b1;
       if (acquire[21]) locks21[index_21[9:5]] <= 1'b1;
       if (acquire[22]) locks22[index_22[9:5]] <= 1'b1;
       if (acquire[23]) locks23[index_23[9:5]] <= 1'b1;
       if (acquire[24]) locks24[index_24[9:5]] <= 1'b1;
       if (acquire[25]) locks25[index_25[9:5]] <= 1'b1;
       if (acquire[26]) locks26[index_26[9:5]] <= 1'b1;
       if (acquire[27]) locks27[index_27[9:5]] <= 1'b1;
       if (acquire[28]) locks28[index_28[9:5]] <= 1'b1;
       if (acquire[29]) locks29[index_29[9:5]] <= 1'b1;
       if (acquire[30]) locks30[index_30[9:5]] <= 1'b1;
       if (acquire[31]) locks31[index_31[9:5]] <= 1'b1;
       if (clear) begin
          locks0 <= 0;
          locks1 <= 0;
          locks2 <= 0;
          locks3 <= 0;
          locks4 <= 0;
          locks5 <= 0;
          locks6 <= 0;
          locks7 <= 0;
          locks8 <= 0;
          locks9 <= 0;
          locks10 <= 0;
          locks11 <= 0;
          locks12 <= 0;
          locks13 <= 0;
          locks14 <= 0;
          locks15 <= 0;
          locks16 <= 0;
          locks17 <= 0;
          locks18 <= 0;
          locks19 <= 0;
          locks20 <= 0;
          locks21 <= 0;
          locks22 <= 0;
          locks23 <= 0;
          locks24 <= 0;
          locks25 <= 0;
          locks26 <= 0;
          locks27 <= 0;
          locks28 <= 0;
          locks29 <= 0;
          locks30 <= 0;
          locks31 <= 0;
       end
    end
endmodule

module lock_bit_unit_register32 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [31:0] d;
    output reg [31:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 32'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule
