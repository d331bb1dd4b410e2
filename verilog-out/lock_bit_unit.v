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
// Here BANKS = 32, LANES = 32, LOCK_BITS = 14, ROW_BITS = 9.
module lock_bit_unit (
    input  wire clock,
    input  wire clear,
    input  wire [31:0] load_lock,
    input  wire [31:0] store_unlock,
    input  wire [287:0] row,
    input  wire [159:0] lane,
    // Lanes that acquired their lock with the load-locks of the cycle before.
    output wire [31:0] acquired
);
    localparam [13:0] LOCK_MASK = 14'h3ff;
    localparam [31:0] ONE = 32'd1;
    reg  [31:0] got;
    reg  [159:0] lane_of;
    wire [447:0] lock_of;
    wire [31:0] locks_acquire, locks_held;
    wire [447:0] word;
    wire [31:0] first, winners;
    wire [1023:0] winner;
    genvar g;

    lock_array locks (
        .clock(clock),
        .clear(clear),
        .index(lock_of),
        .acquire(locks_acquire),
        .unlock(store_unlock),
        .held(locks_held)
    );

    assign word[0*14 +: 14] = {5'd0, row[0*9 +: 9]} << 5;

    for (g = 1; g < 32; g = g + 1) begin : gen_word
        localparam [31:0] G = g;
        assign word[14 * g +: 14] = ({5'd0, row[9 * g +: 9]} << 5) | G[13:0];
    end

    for (g = 0; g < 32; g = g + 1) begin : gen_lock_of
        assign lock_of[14 * g +: 14] = word[14 * g +: 14] & LOCK_MASK;
    end

    assign first = load_lock;
    assign locks_acquire = first & ~locks_held;

    function automatic [31:0] winners_of(input reg [1023:0] in_winner);
        integer i;
        begin
            winners_of = 32'd0;
            for (i = 0; i < 32; i = i + 1) winners_of = winners_of | in_winner[32 * i +: 32];
        end
    endfunction
    assign winners = winners_of(winner);

    for (g = 0; g < 32; g = g + 1) begin : gen_winner
        assign winner[32 * g +: 32] = got[g] ? ONE << lane_of[5 * g +: 5] : 32'd0;
    end

    assign acquired = winners;

    always @(posedge clock) begin
        got <= locks_acquire;
        if (clear) got <= 32'd0;
        lane_of <= lane;
    end

    initial begin
        got = 32'd0; lane_of = {160{1'b0}};
    end
endmodule
