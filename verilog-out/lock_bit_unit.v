// lock_bit_unit: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Lock bits of the banks of a shared memory, looked up beside every access.
//
// Scratchpad atomics, section 2 and 2.1.3 (the memory lock unit of Fermi), after US 8,055,856 (look-up
// in parallel with the access, a flag a thread, no owner) and US 8,375,176 (the lock is the low
// bits or a hash of the address).
//
//                       +---------------------------------------+
//  row, lane (a bank) ->| hash -> LockArray -> winner of a lock |-> acquired (one bit a lane,
//  load_lock         ->|                                       |             next cycle)
//  store_unlock      ->|                                       |
//                       +---------------------------------------+
//
// Port b belongs to bank b: with row it says which word the bank accesses in this cycle, word
// row * BANKS + b, and for which lane. load_lock bit b makes it a load that asks for the word's
// lock, store_unlock bit b a store that releases it; other accesses do not come here.
//
// Latency: request in cycle t, acquired in cycle t + 1, with the bank's word. Throughput: a
// request of every bank in every cycle.
//
// Rules. A load-lock acquires its lock if the lock is free and no lower lane asks for the same
// lock in the same cycle. The lock is held until a store-unlock of any word with that lock, from
// whichever lane: owners are not tracked, and a program that stores without having acquired is
// wrong. A store-unlock of a free lock leaves it free (the store itself is the bank's and happens).
// Same-cycle priority: clear (no lock is held), then load-lock, then store-unlock. Look-ups are
// read-first: a load-lock in the cycle of the lock's store-unlock sees it held and fails, and the
// lock is free in the next cycle; if the lock was free, the load-lock acquires it and the lock is held.
// Two banks that serve one lane number in one cycle, which a warp never does: the lower bank goes first.
//
// Decisions. locks is a power of two: the paper's lock address is a field of the word address.
// LockHash::LowBits: lock = word % locks. LockHash::XorFold: the word address is cut into fields of
// log2(locks) bits, which are XORed. With low bits and at least as many locks as banks, a lock belongs to one bank, the
// lock bits are one small array a bank, and no bank waits for another's winner. Otherwise banks share locks, and
// whether a lane finds its lock free depends on the cycle in which its bank serves it.
//
// Invariant (proved on the Verilog): at most one lane acquires a lock between two releases of it.
//
// Lock bits for BANKS <= 32 banks of 2^ROW_BITS rows and LANES = 2^LANE_BITS <= 32 lanes.
module lock_bit_unit (
    input  wire clock,
    input  wire clear,
    input  wire [31:0] load_lock,
    input  wire [31:0] store_unlock,
    input  wire [8:0] row_0, row_1, row_2, row_3, row_4, row_5, row_6, row_7, row_8, row_9, row_10, row_11, row_12,
            row_13, row_14, row_15, row_16, row_17, row_18, row_19, row_20, row_21, row_22, row_23, row_24, row_25, row_26,
            row_27, row_28, row_29, row_30, row_31,
    input  wire [4:0] lane_0, lane_1, lane_2, lane_3, lane_4, lane_5, lane_6, lane_7, lane_8, lane_9, lane_10, lane_11,
            lane_12, lane_13, lane_14, lane_15, lane_16, lane_17, lane_18, lane_19, lane_20, lane_21, lane_22, lane_23, lane_24,
            lane_25, lane_26, lane_27, lane_28, lane_29, lane_30, lane_31,
    // Lanes that acquired their lock with the load-locks of the cycle before.
    output wire [31:0] acquired
);
    reg  [31:0] won;
    reg  [13:0] lock_of_0, lock_of_1, lock_of_2, lock_of_3, lock_of_4, lock_of_5, lock_of_6, lock_of_7, lock_of_8,
            lock_of_9, lock_of_10, lock_of_11, lock_of_12, lock_of_13, lock_of_14, lock_of_15, lock_of_16, lock_of_17, lock_of_18,
            lock_of_19, lock_of_20, lock_of_21, lock_of_22, lock_of_23, lock_of_24, lock_of_25, lock_of_26, lock_of_27,
            lock_of_28, lock_of_29, lock_of_30, lock_of_31;
    wire [31:0] wins;
    wire [31:0] locks_held;
    reg  [31:0] winners;

    lock_array locks (
        .clock(clock),
        .clear(clear),
        .index_0(lock_of_0), .index_1(lock_of_1), .index_2(lock_of_2), .index_3(lock_of_3), .index_4(lock_of_4),
                .index_5(lock_of_5), .index_6(lock_of_6), .index_7(lock_of_7), .index_8(lock_of_8), .index_9(lock_of_9),
                .index_10(lock_of_10), .index_11(lock_of_11), .index_12(lock_of_12), .index_13(lock_of_13), .index_14(lock_of_14),
                .index_15(lock_of_15), .index_16(lock_of_16), .index_17(lock_of_17), .index_18(lock_of_18), .index_19(lock_of_19),
                .index_20(lock_of_20), .index_21(lock_of_21), .index_22(lock_of_22), .index_23(lock_of_23), .index_24(lock_of_24),
                .index_25(lock_of_25), .index_26(lock_of_26), .index_27(lock_of_27), .index_28(lock_of_28), .index_29(lock_of_29),
                .index_30(lock_of_30), .index_31(lock_of_31),
        .acquire(wins),
        .unlock(store_unlock),
        .held(locks_held)
    );


    always @(*) begin
        lock_of_0 = 14'd0;
        if (row_0[0]) lock_of_0 = lock_of_0 ^ 14'h20;
        if (row_0[1]) lock_of_0 = lock_of_0 ^ 14'h40;
        if (row_0[2]) lock_of_0 = lock_of_0 ^ 14'h80;
        if (row_0[3]) lock_of_0 = lock_of_0 ^ 14'h100;
        if (row_0[4]) lock_of_0 = lock_of_0 ^ 14'h200;
        if (row_0[5]) lock_of_0 = lock_of_0;
        if (row_0[6]) lock_of_0 = lock_of_0;
        if (row_0[7]) lock_of_0 = lock_of_0;
        if (row_0[8]) lock_of_0 = lock_of_0;
    end

    always @(*) begin
        lock_of_1 = 14'd1;
        if (row_1[0]) lock_of_1 = lock_of_1 ^ 14'h20;
        if (row_1[1]) lock_of_1 = lock_of_1 ^ 14'h40;
        if (row_1[2]) lock_of_1 = lock_of_1 ^ 14'h80;
        if (row_1[3]) lock_of_1 = lock_of_1 ^ 14'h100;
        if (row_1[4]) lock_of_1 = lock_of_1 ^ 14'h200;
        if (row_1[5]) lock_of_1 = lock_of_1;
        if (row_1[6]) lock_of_1 = lock_of_1;
        if (row_1[7]) lock_of_1 = lock_of_1;
        if (row_1[8]) lock_of_1 = lock_of_1;
    end

    always @(*) begin
        lock_of_2 = 14'd2;
        if (row_2[0]) lock_of_2 = lock_of_2 ^ 14'h20;
        if (row_2[1]) lock_of_2 = lock_of_2 ^ 14'h40;
        if (row_2[2]) lock_of_2 = lock_of_2 ^ 14'h80;
        if (row_2[3]) lock_of_2 = lock_of_2 ^ 14'h100;
        if (row_2[4]) lock_of_2 = lock_of_2 ^ 14'h200;
        if (row_2[5]) lock_of_2 = lock_of_2;
        if (row_2[6]) lock_of_2 = lock_of_2;
        if (row_2[7]) lock_of_2 = lock_of_2;
        if (row_2[8]) lock_of_2 = lock_of_2;
    end

    always @(*) begin
        lock_of_3 = 14'd3;
        if (row_3[0]) lock_of_3 = lock_of_3 ^ 14'h20;
        if (row_3[1]) lock_of_3 = lock_of_3 ^ 14'h40;
        if (row_3[2]) lock_of_3 = lock_of_3 ^ 14'h80;
        if (row_3[3]) lock_of_3 = lock_of_3 ^ 14'h100;
        if (row_3[4]) lock_of_3 = lock_of_3 ^ 14'h200;
        if (row_3[5]) lock_of_3 = lock_of_3;
        if (row_3[6]) lock_of_3 = lock_of_3;
        if (row_3[7]) lock_of_3 = lock_of_3;
        if (row_3[8]) lock_of_3 = lock_of_3;
    end

    always @(*) begin
        lock_of_4 = 14'd4;
        if (row_4[0]) lock_of_4 = lock_of_4 ^ 14'h20;
        if (row_4[1]) lock_of_4 = lock_of_4 ^ 14'h40;
        if (row_4[2]) lock_of_4 = lock_of_4 ^ 14'h80;
        if (row_4[3]) lock_of_4 = lock_of_4 ^ 14'h100;
        if (row_4[4]) lock_of_4 = lock_of_4 ^ 14'h200;
        if (row_4[5]) lock_of_4 = lock_of_4;
        if (row_4[6]) lock_of_4 = lock_of_4;
        if (row_4[7]) lock_of_4 = lock_of_4;
        if (row_4[8]) lock_of_4 = lock_of_4;
    end

    always @(*) begin
        lock_of_5 = 14'd5;
        if (row_5[0]) lock_of_5 = lock_of_5 ^ 14'h20;
        if (row_5[1]) lock_of_5 = lock_of_5 ^ 14'h40;
        if (row_5[2]) lock_of_5 = lock_of_5 ^ 14'h80;
        if (row_5[3]) lock_of_5 = lock_of_5 ^ 14'h100;
        if (row_5[4]) lock_of_5 = lock_of_5 ^ 14'h200;
        if (row_5[5]) lock_of_5 = lock_of_5;
        if (row_5[6]) lock_of_5 = lock_of_5;
        if (row_5[7]) lock_of_5 = lock_of_5;
        if (row_5[8]) lock_of_5 = lock_of_5;
    end

    always @(*) begin
        lock_of_6 = 14'd6;
        if (row_6[0]) lock_of_6 = lock_of_6 ^ 14'h20;
        if (row_6[1]) lock_of_6 = lock_of_6 ^ 14'h40;
        if (row_6[2]) lock_of_6 = lock_of_6 ^ 14'h80;
        if (row_6[3]) lock_of_6 = lock_of_6 ^ 14'h100;
        if (row_6[4]) lock_of_6 = lock_of_6 ^ 14'h200;
        if (row_6[5]) lock_of_6 = lock_of_6;
        if (row_6[6]) lock_of_6 = lock_of_6;
        if (row_6[7]) lock_of_6 = lock_of_6;
        if (row_6[8]) lock_of_6 = lock_of_6;
    end

    always @(*) begin
        lock_of_7 = 14'd7;
        if (row_7[0]) lock_of_7 = lock_of_7 ^ 14'h20;
        if (row_7[1]) lock_of_7 = lock_of_7 ^ 14'h40;
        if (row_7[2]) lock_of_7 = lock_of_7 ^ 14'h80;
        if (row_7[3]) lock_of_7 = lock_of_7 ^ 14'h100;
        if (row_7[4]) lock_of_7 = lock_of_7 ^ 14'h200;
        if (row_7[5]) lock_of_7 = lock_of_7;
        if (row_7[6]) lock_of_7 = lock_of_7;
        if (row_7[7]) lock_of_7 = lock_of_7;
        if (row_7[8]) lock_of_7 = lock_of_7;
    end

    always @(*) begin
        lock_of_8 = 14'd8;
        if (row_8[0]) lock_of_8 = lock_of_8 ^ 14'h20;
        if (row_8[1]) lock_of_8 = lock_of_8 ^ 14'h40;
        if (row_8[2]) lock_of_8 = lock_of_8 ^ 14'h80;
        if (row_8[3]) lock_of_8 = lock_of_8 ^ 14'h100;
        if (row_8[4]) lock_of_8 = lock_of_8 ^ 14'h200;
        if (row_8[5]) lock_of_8 = lock_of_8;
        if (row_8[6]) lock_of_8 = lock_of_8;
        if (row_8[7]) lock_of_8 = lock_of_8;
        if (row_8[8]) lock_of_8 = lock_of_8;
    end

    always @(*) begin
        lock_of_9 = 14'd9;
        if (row_9[0]) lock_of_9 = lock_of_9 ^ 14'h20;
        if (row_9[1]) lock_of_9 = lock_of_9 ^ 14'h40;
        if (row_9[2]) lock_of_9 = lock_of_9 ^ 14'h80;
        if (row_9[3]) lock_of_9 = lock_of_9 ^ 14'h100;
        if (row_9[4]) lock_of_9 = lock_of_9 ^ 14'h200;
        if (row_9[5]) lock_of_9 = lock_of_9;
        if (row_9[6]) lock_of_9 = lock_of_9;
        if (row_9[7]) lock_of_9 = lock_of_9;
        if (row_9[8]) lock_of_9 = lock_of_9;
    end

    always @(*) begin
        lock_of_10 = 14'ha;
        if (row_10[0]) lock_of_10 = lock_of_10 ^ 14'h20;
        if (row_10[1]) lock_of_10 = lock_of_10 ^ 14'h40;
        if (row_10[2]) lock_of_10 = lock_of_10 ^ 14'h80;
        if (row_10[3]) lock_of_10 = lock_of_10 ^ 14'h100;
        if (row_10[4]) lock_of_10 = lock_of_10 ^ 14'h200;
        if (row_10[5]) lock_of_10 = lock_of_10;
        if (row_10[6]) lock_of_10 = lock_of_10;
        if (row_10[7]) lock_of_10 = lock_of_10;
        if (row_10[8]) lock_of_10 = lock_of_10;
    end

    always @(*) begin
        lock_of_11 = 14'hb;
        if (row_11[0]) lock_of_11 = lock_of_11 ^ 14'h20;
        if (row_11[1]) lock_of_11 = lock_of_11 ^ 14'h40;
        if (row_11[2]) lock_of_11 = lock_of_11 ^ 14'h80;
        if (row_11[3]) lock_of_11 = lock_of_11 ^ 14'h100;
        if (row_11[4]) lock_of_11 = lock_of_11 ^ 14'h200;
        if (row_11[5]) lock_of_11 = lock_of_11;
        if (row_11[6]) lock_of_11 = lock_of_11;
        if (row_11[7]) lock_of_11 = lock_of_11;
        if (row_11[8]) lock_of_11 = lock_of_11;
    end

    always @(*) begin
        lock_of_12 = 14'hc;
        if (row_12[0]) lock_of_12 = lock_of_12 ^ 14'h20;
        if (row_12[1]) lock_of_12 = lock_of_12 ^ 14'h40;
        if (row_12[2]) lock_of_12 = lock_of_12 ^ 14'h80;
        if (row_12[3]) lock_of_12 = lock_of_12 ^ 14'h100;
        if (row_12[4]) lock_of_12 = lock_of_12 ^ 14'h200;
        if (row_12[5]) lock_of_12 = lock_of_12;
        if (row_12[6]) lock_of_12 = lock_of_12;
        if (row_12[7]) lock_of_12 = lock_of_12;
        if (row_12[8]) lock_of_12 = lock_of_12;
    end

    always @(*) begin
        lock_of_13 = 14'hd;
        if (row_13[0]) lock_of_13 = lock_of_13 ^ 14'h20;
        if (row_13[1]) lock_of_13 = lock_of_13 ^ 14'h40;
        if (row_13[2]) lock_of_13 = lock_of_13 ^ 14'h80;
        if (row_13[3]) lock_of_13 = lock_of_13 ^ 14'h100;
        if (row_13[4]) lock_of_13 = lock_of_13 ^ 14'h200;
        if (row_13[5]) lock_of_13 = lock_of_13;
        if (row_13[6]) lock_of_13 = lock_of_13;
        if (row_13[7]) lock_of_13 = lock_of_13;
        if (row_13[8]) lock_of_13 = lock_of_13;
    end

    always @(*) begin
        lock_of_14 = 14'he;
        if (row_14[0]) lock_of_14 = lock_of_14 ^ 14'h20;
        if (row_14[1]) lock_of_14 = lock_of_14 ^ 14'h40;
        if (row_14[2]) lock_of_14 = lock_of_14 ^ 14'h80;
        if (row_14[3]) lock_of_14 = lock_of_14 ^ 14'h100;
        if (row_14[4]) lock_of_14 = lock_of_14 ^ 14'h200;
        if (row_14[5]) lock_of_14 = lock_of_14;
        if (row_14[6]) lock_of_14 = lock_of_14;
        if (row_14[7]) lock_of_14 = lock_of_14;
        if (row_14[8]) lock_of_14 = lock_of_14;
    end

    always @(*) begin
        lock_of_15 = 14'hf;
        if (row_15[0]) lock_of_15 = lock_of_15 ^ 14'h20;
        if (row_15[1]) lock_of_15 = lock_of_15 ^ 14'h40;
        if (row_15[2]) lock_of_15 = lock_of_15 ^ 14'h80;
        if (row_15[3]) lock_of_15 = lock_of_15 ^ 14'h100;
        if (row_15[4]) lock_of_15 = lock_of_15 ^ 14'h200;
        if (row_15[5]) lock_of_15 = lock_of_15;
        if (row_15[6]) lock_of_15 = lock_of_15;
        if (row_15[7]) lock_of_15 = lock_of_15;
        if (row_15[8]) lock_of_15 = lock_of_15;
    end

    always @(*) begin
        lock_of_16 = 14'h10;
        if (row_16[0]) lock_of_16 = lock_of_16 ^ 14'h20;
        if (row_16[1]) lock_of_16 = lock_of_16 ^ 14'h40;
        if (row_16[2]) lock_of_16 = lock_of_16 ^ 14'h80;
        if (row_16[3]) lock_of_16 = lock_of_16 ^ 14'h100;
        if (row_16[4]) lock_of_16 = lock_of_16 ^ 14'h200;
        if (row_16[5]) lock_of_16 = lock_of_16;
        if (row_16[6]) lock_of_16 = lock_of_16;
        if (row_16[7]) lock_of_16 = lock_of_16;
        if (row_16[8]) lock_of_16 = lock_of_16;
    end

    always @(*) begin
        lock_of_17 = 14'h11;
        if (row_17[0]) lock_of_17 = lock_of_17 ^ 14'h20;
        if (row_17[1]) lock_of_17 = lock_of_17 ^ 14'h40;
        if (row_17[2]) lock_of_17 = lock_of_17 ^ 14'h80;
        if (row_17[3]) lock_of_17 = lock_of_17 ^ 14'h100;
        if (row_17[4]) lock_of_17 = lock_of_17 ^ 14'h200;
        if (row_17[5]) lock_of_17 = lock_of_17;
        if (row_17[6]) lock_of_17 = lock_of_17;
        if (row_17[7]) lock_of_17 = lock_of_17;
        if (row_17[8]) lock_of_17 = lock_of_17;
    end

    always @(*) begin
        lock_of_18 = 14'h12;
        if (row_18[0]) lock_of_18 = lock_of_18 ^ 14'h20;
        if (row_18[1]) lock_of_18 = lock_of_18 ^ 14'h40;
        if (row_18[2]) lock_of_18 = lock_of_18 ^ 14'h80;
        if (row_18[3]) lock_of_18 = lock_of_18 ^ 14'h100;
        if (row_18[4]) lock_of_18 = lock_of_18 ^ 14'h200;
        if (row_18[5]) lock_of_18 = lock_of_18;
        if (row_18[6]) lock_of_18 = lock_of_18;
        if (row_18[7]) lock_of_18 = lock_of_18;
        if (row_18[8]) lock_of_18 = lock_of_18;
    end

    always @(*) begin
        lock_of_19 = 14'h13;
        if (row_19[0]) lock_of_19 = lock_of_19 ^ 14'h20;
        if (row_19[1]) lock_of_19 = lock_of_19 ^ 14'h40;
        if (row_19[2]) lock_of_19 = lock_of_19 ^ 14'h80;
        if (row_19[3]) lock_of_19 = lock_of_19 ^ 14'h100;
        if (row_19[4]) lock_of_19 = lock_of_19 ^ 14'h200;
        if (row_19[5]) lock_of_19 = lock_of_19;
        if (row_19[6]) lock_of_19 = lock_of_19;
        if (row_19[7]) lock_of_19 = lock_of_19;
        if (row_19[8]) lock_of_19 = lock_of_19;
    end

    always @(*) begin
        lock_of_20 = 14'h14;
        if (row_20[0]) lock_of_20 = lock_of_20 ^ 14'h20;
        if (row_20[1]) lock_of_20 = lock_of_20 ^ 14'h40;
        if (row_20[2]) lock_of_20 = lock_of_20 ^ 14'h80;
        if (row_20[3]) lock_of_20 = lock_of_20 ^ 14'h100;
        if (row_20[4]) lock_of_20 = lock_of_20 ^ 14'h200;
        if (row_20[5]) lock_of_20 = lock_of_20;
        if (row_20[6]) lock_of_20 = lock_of_20;
        if (row_20[7]) lock_of_20 = lock_of_20;
        if (row_20[8]) lock_of_20 = lock_of_20;
    end

    always @(*) begin
        lock_of_21 = 14'h15;
        if (row_21[0]) lock_of_21 = lock_of_21 ^ 14'h20;
        if (row_21[1]) lock_of_21 = lock_of_21 ^ 14'h40;
        if (row_21[2]) lock_of_21 = lock_of_21 ^ 14'h80;
        if (row_21[3]) lock_of_21 = lock_of_21 ^ 14'h100;
        if (row_21[4]) lock_of_21 = lock_of_21 ^ 14'h200;
        if (row_21[5]) lock_of_21 = lock_of_21;
        if (row_21[6]) lock_of_21 = lock_of_21;
        if (row_21[7]) lock_of_21 = lock_of_21;
        if (row_21[8]) lock_of_21 = lock_of_21;
    end

    always @(*) begin
        lock_of_22 = 14'h16;
        if (row_22[0]) lock_of_22 = lock_of_22 ^ 14'h20;
        if (row_22[1]) lock_of_22 = lock_of_22 ^ 14'h40;
        if (row_22[2]) lock_of_22 = lock_of_22 ^ 14'h80;
        if (row_22[3]) lock_of_22 = lock_of_22 ^ 14'h100;
        if (row_22[4]) lock_of_22 = lock_of_22 ^ 14'h200;
        if (row_22[5]) lock_of_22 = lock_of_22;
        if (row_22[6]) lock_of_22 = lock_of_22;
        if (row_22[7]) lock_of_22 = lock_of_22;
        if (row_22[8]) lock_of_22 = lock_of_22;
    end

    always @(*) begin
        lock_of_23 = 14'h17;
        if (row_23[0]) lock_of_23 = lock_of_23 ^ 14'h20;
        if (row_23[1]) lock_of_23 = lock_of_23 ^ 14'h40;
        if (row_23[2]) lock_of_23 = lock_of_23 ^ 14'h80;
        if (row_23[3]) lock_of_23 = lock_of_23 ^ 14'h100;
        if (row_23[4]) lock_of_23 = lock_of_23 ^ 14'h200;
        if (row_23[5]) lock_of_23 = lock_of_23;
        if (row_23[6]) lock_of_23 = lock_of_23;
        if (row_23[7]) lock_of_23 = lock_of_23;
        if (row_23[8]) lock_of_23 = lock_of_23;
    end

    always @(*) begin
        lock_of_24 = 14'h18;
        if (row_24[0]) lock_of_24 = lock_of_24 ^ 14'h20;
        if (row_24[1]) lock_of_24 = lock_of_24 ^ 14'h40;
        if (row_24[2]) lock_of_24 = lock_of_24 ^ 14'h80;
        if (row_24[3]) lock_of_24 = lock_of_24 ^ 14'h100;
        if (row_24[4]) lock_of_24 = lock_of_24 ^ 14'h200;
        if (row_24[5]) lock_of_24 = lock_of_24;
        if (row_24[6]) lock_of_24 = lock_of_24;
        if (row_24[7]) lock_of_24 = lock_of_24;
        if (row_24[8]) lock_of_24 = lock_of_24;
    end

    always @(*) begin
        lock_of_25 = 14'h19;
        if (row_25[0]) lock_of_25 = lock_of_25 ^ 14'h20;
        if (row_25[1]) lock_of_25 = lock_of_25 ^ 14'h40;
        if (row_25[2]) lock_of_25 = lock_of_25 ^ 14'h80;
        if (row_25[3]) lock_of_25 = lock_of_25 ^ 14'h100;
        if (row_25[4]) lock_of_25 = lock_of_25 ^ 14'h200;
        if (row_25[5]) lock_of_25 = lock_of_25;
        if (row_25[6]) lock_of_25 = lock_of_25;
        if (row_25[7]) lock_of_25 = lock_of_25;
        if (row_25[8]) lock_of_25 = lock_of_25;
    end

    always @(*) begin
        lock_of_26 = 14'h1a;
        if (row_26[0]) lock_of_26 = lock_of_26 ^ 14'h20;
        if (row_26[1]) lock_of_26 = lock_of_26 ^ 14'h40;
        if (row_26[2]) lock_of_26 = lock_of_26 ^ 14'h80;
        if (row_26[3]) lock_of_26 = lock_of_26 ^ 14'h100;
        if (row_26[4]) lock_of_26 = lock_of_26 ^ 14'h200;
        if (row_26[5]) lock_of_26 = lock_of_26;
        if (row_26[6]) lock_of_26 = lock_of_26;
        if (row_26[7]) lock_of_26 = lock_of_26;
        if (row_26[8]) lock_of_26 = lock_of_26;
    end

    always @(*) begin
        lock_of_27 = 14'h1b;
        if (row_27[0]) lock_of_27 = lock_of_27 ^ 14'h20;
        if (row_27[1]) lock_of_27 = lock_of_27 ^ 14'h40;
        if (row_27[2]) lock_of_27 = lock_of_27 ^ 14'h80;
        if (row_27[3]) lock_of_27 = lock_of_27 ^ 14'h100;
        if (row_27[4]) lock_of_27 = lock_of_27 ^ 14'h200;
        if (row_27[5]) lock_of_27 = lock_of_27;
        if (row_27[6]) lock_of_27 = lock_of_27;
        if (row_27[7]) lock_of_27 = lock_of_27;
        if (row_27[8]) lock_of_27 = lock_of_27;
    end

    always @(*) begin
        lock_of_28 = 14'h1c;
        if (row_28[0]) lock_of_28 = lock_of_28 ^ 14'h20;
        if (row_28[1]) lock_of_28 = lock_of_28 ^ 14'h40;
        if (row_28[2]) lock_of_28 = lock_of_28 ^ 14'h80;
        if (row_28[3]) lock_of_28 = lock_of_28 ^ 14'h100;
        if (row_28[4]) lock_of_28 = lock_of_28 ^ 14'h200;
        if (row_28[5]) lock_of_28 = lock_of_28;
        if (row_28[6]) lock_of_28 = lock_of_28;
        if (row_28[7]) lock_of_28 = lock_of_28;
        if (row_28[8]) lock_of_28 = lock_of_28;
    end

    always @(*) begin
        lock_of_29 = 14'h1d;
        if (row_29[0]) lock_of_29 = lock_of_29 ^ 14'h20;
        if (row_29[1]) lock_of_29 = lock_of_29 ^ 14'h40;
        if (row_29[2]) lock_of_29 = lock_of_29 ^ 14'h80;
        if (row_29[3]) lock_of_29 = lock_of_29 ^ 14'h100;
        if (row_29[4]) lock_of_29 = lock_of_29 ^ 14'h200;
        if (row_29[5]) lock_of_29 = lock_of_29;
        if (row_29[6]) lock_of_29 = lock_of_29;
        if (row_29[7]) lock_of_29 = lock_of_29;
        if (row_29[8]) lock_of_29 = lock_of_29;
    end

    always @(*) begin
        lock_of_30 = 14'h1e;
        if (row_30[0]) lock_of_30 = lock_of_30 ^ 14'h20;
        if (row_30[1]) lock_of_30 = lock_of_30 ^ 14'h40;
        if (row_30[2]) lock_of_30 = lock_of_30 ^ 14'h80;
        if (row_30[3]) lock_of_30 = lock_of_30 ^ 14'h100;
        if (row_30[4]) lock_of_30 = lock_of_30 ^ 14'h200;
        if (row_30[5]) lock_of_30 = lock_of_30;
        if (row_30[6]) lock_of_30 = lock_of_30;
        if (row_30[7]) lock_of_30 = lock_of_30;
        if (row_30[8]) lock_of_30 = lock_of_30;
    end

    always @(*) begin
        lock_of_31 = 14'h1f;
        if (row_31[0]) lock_of_31 = lock_of_31 ^ 14'h20;
        if (row_31[1]) lock_of_31 = lock_of_31 ^ 14'h40;
        if (row_31[2]) lock_of_31 = lock_of_31 ^ 14'h80;
        if (row_31[3]) lock_of_31 = lock_of_31 ^ 14'h100;
        if (row_31[4]) lock_of_31 = lock_of_31 ^ 14'h200;
        if (row_31[5]) lock_of_31 = lock_of_31;
        if (row_31[6]) lock_of_31 = lock_of_31;
        if (row_31[7]) lock_of_31 = lock_of_31;
        if (row_31[8]) lock_of_31 = lock_of_31;
    end
    assign wins = load_lock & ~locks_held;

    always @(*) begin
        winners = 32'd0;
        if (wins[0]) winners[lane_0] = 1'b1;
        if (wins[1]) winners[lane_1] = 1'b1;
        if (wins[2]) winners[lane_2] = 1'b1;
        if (wins[3]) winners[lane_3] = 1'b1;
        if (wins[4]) winners[lane_4] = 1'b1;
        if (wins[5]) winners[lane_5] = 1'b1;
        if (wins[6]) winners[lane_6] = 1'b1;
        if (wins[7]) winners[lane_7] = 1'b1;
        if (wins[8]) winners[lane_8] = 1'b1;
        if (wins[9]) winners[lane_9] = 1'b1;
        if (wins[10]) winners[lane_10] = 1'b1;
        if (wins[11]) winners[lane_11] = 1'b1;
        if (wins[12]) winners[lane_12] = 1'b1;
        if (wins[13]) winners[lane_13] = 1'b1;
        if (wins[14]) winners[lane_14] = 1'b1;
        if (wins[15]) winners[lane_15] = 1'b1;
        if (wins[16]) winners[lane_16] = 1'b1;
        if (wins[17]) winners[lane_17] = 1'b1;
        if (wins[18]) winners[lane_18] = 1'b1;
        if (wins[19]) winners[lane_19] = 1'b1;
        if (wins[20]) winners[lane_20] = 1'b1;
        if (wins[21]) winners[lane_21] = 1'b1;
        if (wins[22]) winners[lane_22] = 1'b1;
        if (wins[23]) winners[lane_23] = 1'b1;
        if (wins[24]) winners[lane_24] = 1'b1;
        if (wins[25]) winners[lane_25] = 1'b1;
        if (wins[26]) winners[lane_26] = 1'b1;
        if (wins[27]) winners[lane_27] = 1'b1;
        if (wins[28]) winners[lane_28] = 1'b1;
        if (wins[29]) winners[lane_29] = 1'b1;
        if (wins[30]) winners[lane_30] = 1'b1;
        if (wins[31]) winners[lane_31] = 1'b1;
    end
    assign acquired = won;

    always @(posedge clock) begin
        won <= winners;
        if (clear) won <= 32'd0;
    end

    initial begin
        won = 32'd0;
    end
endmodule
