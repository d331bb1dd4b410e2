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
            row_13, row_14, row_15, row_16, row_17, row_18, row_19, row_20, row_21, row_22, row_23, row_24, row_25,
            row_26, row_27, row_28, row_29, row_30, row_31,
    input  wire [4:0] lane_0, lane_1, lane_2, lane_3, lane_4, lane_5, lane_6, lane_7, lane_8, lane_9, lane_10, lane_11,
            lane_12, lane_13, lane_14, lane_15, lane_16, lane_17, lane_18, lane_19, lane_20, lane_21, lane_22, lane_23,
            lane_24, lane_25, lane_26, lane_27, lane_28, lane_29, lane_30, lane_31,
    // Lanes that acquired their lock with the load-locks of the cycle before.
    output wire [31:0] acquired
);
    localparam [13:0] LOCK_MASK = 14'h3ff;
    localparam [31:0] ONE = 32'd1;
    reg  [31:0] won;
    wire [13:0] lock_of_0, lock_of_1, lock_of_2, lock_of_3, lock_of_4, lock_of_5, lock_of_6, lock_of_7, lock_of_8,
            lock_of_9, lock_of_10, lock_of_11, lock_of_12, lock_of_13, lock_of_14, lock_of_15, lock_of_16, lock_of_17,
            lock_of_18, lock_of_19, lock_of_20, lock_of_21, lock_of_22, lock_of_23, lock_of_24, lock_of_25, lock_of_26,
            lock_of_27, lock_of_28, lock_of_29, lock_of_30, lock_of_31;
    wire [31:0] locks_acquire;
    wire [31:0] locks_held;
    wire [13:0] word_0, word_1, word_2, word_3, word_4, word_5, word_6, word_7, word_8, word_9, word_10, word_11,
            word_12, word_13, word_14, word_15, word_16, word_17, word_18, word_19, word_20, word_21, word_22, word_23,
            word_24, word_25, word_26, word_27, word_28, word_29, word_30, word_31;
    wire [31:0] first;
    wire [31:0] winners;
    wire [31:0] asks_0, asks_1, asks_2, asks_3, asks_4, asks_5, asks_6, asks_7, asks_8, asks_9, asks_10, asks_11,
            asks_12, asks_13, asks_14, asks_15, asks_16, asks_17, asks_18, asks_19, asks_20, asks_21, asks_22, asks_23,
            asks_24, asks_25, asks_26, asks_27, asks_28, asks_29, asks_30, asks_31;

    lock_array locks (
        .clock(clock),
        .clear(clear),
        .index_0(lock_of_0), .index_1(lock_of_1), .index_2(lock_of_2), .index_3(lock_of_3), .index_4(lock_of_4),
                .index_5(lock_of_5), .index_6(lock_of_6), .index_7(lock_of_7), .index_8(lock_of_8), .index_9(lock_of_9),
                .index_10(lock_of_10), .index_11(lock_of_11), .index_12(lock_of_12), .index_13(lock_of_13),
                .index_14(lock_of_14), .index_15(lock_of_15), .index_16(lock_of_16), .index_17(lock_of_17),
                .index_18(lock_of_18), .index_19(lock_of_19), .index_20(lock_of_20), .index_21(lock_of_21),
                .index_22(lock_of_22), .index_23(lock_of_23), .index_24(lock_of_24), .index_25(lock_of_25),
                .index_26(lock_of_26), .index_27(lock_of_27), .index_28(lock_of_28), .index_29(lock_of_29),
                .index_30(lock_of_30), .index_31(lock_of_31),
        .acquire(locks_acquire),
        .unlock(store_unlock),
        .held(locks_held)
    );

    assign word_0 = {5'd0, row_0} << 3'd5;
    assign word_1 = ({5'd0, row_1} << 3'd5) | 14'd1, word_2 = ({5'd0, row_2} << 3'd5) | 14'd2,
            word_3 = ({5'd0, row_3} << 3'd5) | 14'd3, word_4 = ({5'd0, row_4} << 3'd5) | 14'd4,
            word_5 = ({5'd0, row_5} << 3'd5) | 14'd5, word_6 = ({5'd0, row_6} << 3'd5) | 14'd6,
            word_7 = ({5'd0, row_7} << 3'd5) | 14'd7, word_8 = ({5'd0, row_8} << 3'd5) | 14'd8,
            word_9 = ({5'd0, row_9} << 3'd5) | 14'd9, word_10 = ({5'd0, row_10} << 3'd5) | 14'ha,
            word_11 = ({5'd0, row_11} << 3'd5) | 14'hb, word_12 = ({5'd0, row_12} << 3'd5) | 14'hc,
            word_13 = ({5'd0, row_13} << 3'd5) | 14'hd, word_14 = ({5'd0, row_14} << 3'd5) | 14'he,
            word_15 = ({5'd0, row_15} << 3'd5) | 14'hf, word_16 = ({5'd0, row_16} << 3'd5) | 14'h10,
            word_17 = ({5'd0, row_17} << 3'd5) | 14'h11, word_18 = ({5'd0, row_18} << 3'd5) | 14'h12,
            word_19 = ({5'd0, row_19} << 3'd5) | 14'h13, word_20 = ({5'd0, row_20} << 3'd5) | 14'h14,
            word_21 = ({5'd0, row_21} << 3'd5) | 14'h15, word_22 = ({5'd0, row_22} << 3'd5) | 14'h16,
            word_23 = ({5'd0, row_23} << 3'd5) | 14'h17, word_24 = ({5'd0, row_24} << 3'd5) | 14'h18,
            word_25 = ({5'd0, row_25} << 3'd5) | 14'h19, word_26 = ({5'd0, row_26} << 3'd5) | 14'h1a,
            word_27 = ({5'd0, row_27} << 3'd5) | 14'h1b, word_28 = ({5'd0, row_28} << 3'd5) | 14'h1c,
            word_29 = ({5'd0, row_29} << 3'd5) | 14'h1d, word_30 = ({5'd0, row_30} << 3'd5) | 14'h1e,
            word_31 = ({5'd0, row_31} << 3'd5) | 14'h1f;
    assign lock_of_0 = word_0 & LOCK_MASK, lock_of_1 = word_1 & LOCK_MASK, lock_of_2 = word_2 & LOCK_MASK,
            lock_of_3 = word_3 & LOCK_MASK, lock_of_4 = word_4 & LOCK_MASK, lock_of_5 = word_5 & LOCK_MASK,
            lock_of_6 = word_6 & LOCK_MASK, lock_of_7 = word_7 & LOCK_MASK, lock_of_8 = word_8 & LOCK_MASK,
            lock_of_9 = word_9 & LOCK_MASK, lock_of_10 = word_10 & LOCK_MASK, lock_of_11 = word_11 & LOCK_MASK,
            lock_of_12 = word_12 & LOCK_MASK, lock_of_13 = word_13 & LOCK_MASK, lock_of_14 = word_14 & LOCK_MASK,
            lock_of_15 = word_15 & LOCK_MASK, lock_of_16 = word_16 & LOCK_MASK, lock_of_17 = word_17 & LOCK_MASK,
            lock_of_18 = word_18 & LOCK_MASK, lock_of_19 = word_19 & LOCK_MASK, lock_of_20 = word_20 & LOCK_MASK,
            lock_of_21 = word_21 & LOCK_MASK, lock_of_22 = word_22 & LOCK_MASK, lock_of_23 = word_23 & LOCK_MASK,
            lock_of_24 = word_24 & LOCK_MASK, lock_of_25 = word_25 & LOCK_MASK, lock_of_26 = word_26 & LOCK_MASK,
            lock_of_27 = word_27 & LOCK_MASK, lock_of_28 = word_28 & LOCK_MASK, lock_of_29 = word_29 & LOCK_MASK,
            lock_of_30 = word_30 & LOCK_MASK, lock_of_31 = word_31 & LOCK_MASK;
    assign first = load_lock;
    assign locks_acquire = first & ~locks_held;

    function automatic [31:0] winners_of(input reg [31:0] in_locks_held, input reg [31:0] in_asks_0,
            input reg [31:0] in_asks_1, input reg [31:0] in_asks_2, input reg [31:0] in_asks_3,
            input reg [31:0] in_asks_4, input reg [31:0] in_asks_5, input reg [31:0] in_asks_6,
            input reg [31:0] in_asks_7, input reg [31:0] in_asks_8, input reg [31:0] in_asks_9,
            input reg [31:0] in_asks_10, input reg [31:0] in_asks_11, input reg [31:0] in_asks_12,
            input reg [31:0] in_asks_13, input reg [31:0] in_asks_14, input reg [31:0] in_asks_15,
            input reg [31:0] in_asks_16, input reg [31:0] in_asks_17, input reg [31:0] in_asks_18,
            input reg [31:0] in_asks_19, input reg [31:0] in_asks_20, input reg [31:0] in_asks_21,
            input reg [31:0] in_asks_22, input reg [31:0] in_asks_23, input reg [31:0] in_asks_24,
            input reg [31:0] in_asks_25, input reg [31:0] in_asks_26, input reg [31:0] in_asks_27,
            input reg [31:0] in_asks_28, input reg [31:0] in_asks_29, input reg [31:0] in_asks_30,
            input reg [31:0] in_asks_31);
        begin
            winners_of = 32'd0;
            if (!in_locks_held[0]) winners_of = winners_of | in_asks_0;
            if (!in_locks_held[1]) winners_of = winners_of | in_asks_1;
            if (!in_locks_held[2]) winners_of = winners_of | in_asks_2;
            if (!in_locks_held[3]) winners_of = winners_of | in_asks_3;
            if (!in_locks_held[4]) winners_of = winners_of | in_asks_4;
            if (!in_locks_held[5]) winners_of = winners_of | in_asks_5;
            if (!in_locks_held[6]) winners_of = winners_of | in_asks_6;
            if (!in_locks_held[7]) winners_of = winners_of | in_asks_7;
            if (!in_locks_held[8]) winners_of = winners_of | in_asks_8;
            if (!in_locks_held[9]) winners_of = winners_of | in_asks_9;
            if (!in_locks_held[10]) winners_of = winners_of | in_asks_10;
            if (!in_locks_held[11]) winners_of = winners_of | in_asks_11;
            if (!in_locks_held[12]) winners_of = winners_of | in_asks_12;
            if (!in_locks_held[13]) winners_of = winners_of | in_asks_13;
            if (!in_locks_held[14]) winners_of = winners_of | in_asks_14;
            if (!in_locks_held[15]) winners_of = winners_of | in_asks_15;
            if (!in_locks_held[16]) winners_of = winners_of | in_asks_16;
            if (!in_locks_held[17]) winners_of = winners_of | in_asks_17;
            if (!in_locks_held[18]) winners_of = winners_of | in_asks_18;
            if (!in_locks_held[19]) winners_of = winners_of | in_asks_19;
            if (!in_locks_held[20]) winners_of = winners_of | in_asks_20;
            if (!in_locks_held[21]) winners_of = winners_of | in_asks_21;
            if (!in_locks_held[22]) winners_of = winners_of | in_asks_22;
            if (!in_locks_held[23]) winners_of = winners_of | in_asks_23;
            if (!in_locks_held[24]) winners_of = winners_of | in_asks_24;
            if (!in_locks_held[25]) winners_of = winners_of | in_asks_25;
            if (!in_locks_held[26]) winners_of = winners_of | in_asks_26;
            if (!in_locks_held[27]) winners_of = winners_of | in_asks_27;
            if (!in_locks_held[28]) winners_of = winners_of | in_asks_28;
            if (!in_locks_held[29]) winners_of = winners_of | in_asks_29;
            if (!in_locks_held[30]) winners_of = winners_of | in_asks_30;
            if (!in_locks_held[31]) winners_of = winners_of | in_asks_31;
        end
    endfunction
    assign winners = winners_of(locks_held, asks_0, asks_1, asks_2, asks_3, asks_4, asks_5, asks_6, asks_7, asks_8,
            asks_9, asks_10, asks_11, asks_12, asks_13, asks_14, asks_15, asks_16, asks_17, asks_18, asks_19, asks_20,
            asks_21, asks_22, asks_23, asks_24, asks_25, asks_26, asks_27, asks_28, asks_29, asks_30, asks_31);
    assign asks_0 = first[0] ? ONE << lane_0 : 32'd0, asks_1 = first[1] ? ONE << lane_1 : 32'd0,
            asks_2 = first[2] ? ONE << lane_2 : 32'd0, asks_3 = first[3] ? ONE << lane_3 : 32'd0,
            asks_4 = first[4] ? ONE << lane_4 : 32'd0, asks_5 = first[5] ? ONE << lane_5 : 32'd0,
            asks_6 = first[6] ? ONE << lane_6 : 32'd0, asks_7 = first[7] ? ONE << lane_7 : 32'd0,
            asks_8 = first[8] ? ONE << lane_8 : 32'd0, asks_9 = first[9] ? ONE << lane_9 : 32'd0,
            asks_10 = first[10] ? ONE << lane_10 : 32'd0, asks_11 = first[11] ? ONE << lane_11 : 32'd0,
            asks_12 = first[12] ? ONE << lane_12 : 32'd0, asks_13 = first[13] ? ONE << lane_13 : 32'd0,
            asks_14 = first[14] ? ONE << lane_14 : 32'd0, asks_15 = first[15] ? ONE << lane_15 : 32'd0,
            asks_16 = first[16] ? ONE << lane_16 : 32'd0, asks_17 = first[17] ? ONE << lane_17 : 32'd0,
            asks_18 = first[18] ? ONE << lane_18 : 32'd0, asks_19 = first[19] ? ONE << lane_19 : 32'd0,
            asks_20 = first[20] ? ONE << lane_20 : 32'd0, asks_21 = first[21] ? ONE << lane_21 : 32'd0,
            asks_22 = first[22] ? ONE << lane_22 : 32'd0, asks_23 = first[23] ? ONE << lane_23 : 32'd0,
            asks_24 = first[24] ? ONE << lane_24 : 32'd0, asks_25 = first[25] ? ONE << lane_25 : 32'd0,
            asks_26 = first[26] ? ONE << lane_26 : 32'd0, asks_27 = first[27] ? ONE << lane_27 : 32'd0,
            asks_28 = first[28] ? ONE << lane_28 : 32'd0, asks_29 = first[29] ? ONE << lane_29 : 32'd0,
            asks_30 = first[30] ? ONE << lane_30 : 32'd0, asks_31 = first[31] ? ONE << lane_31 : 32'd0;
    assign acquired = won;

    always @(posedge clock) begin
        won <= winners;
        if (clear) won <= 32'd0;
    end

    initial begin
        won = 32'd0;
    end
endmodule
