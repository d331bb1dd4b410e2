// The lock bit unit under any requests: 4 banks of 2 rows, 4 lanes, `LOCKS locks.
//
// Seen at the pins alone, with the lock of a word as `LOCK_OF defines it, proved:
// - in a cycle at most one lane acquires a lock;
// - a lock that was acquired is not acquired again before a store-unlock of it, or `clear`;
// - of the lanes that ask for a free lock the lowest acquires it, and no lane acquires without asking.
module wrapper (
    input wire clock,
    input wire clear,
    input wire [3:0] load_lock,
    input wire [3:0] store_unlock,
    input wire [3:0] row,
    input wire [7:0] lane
);
    // Any contents at first, which the clear of the first cycle makes good.
    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    // No two banks serve one lane.
    integer a, b;
    always @(*)
        for (a = 0; a < 4; a = a + 1)
            for (b = 0; b < a; b = b + 1)
                assume (lane[2 * a+:2] != lane[2 * b+:2]);

    wire [3:0] acquired;
    lock_bit_unit unit (
        .clock(clock),
        .clear(clear),
        .load_lock(load_lock),
        .store_unlock(store_unlock),
        .row_0(row[0]),
        .row_1(row[1]),
        .row_2(row[2]),
        .row_3(row[3]),
        .lane_0(lane[1:0]),
        .lane_1(lane[3:2]),
        .lane_2(lane[5:4]),
        .lane_3(lane[7:6]),
        .acquired(acquired)
    );

    // The lock that each bank's word has.
    wire [2:0] lock_0 = `LOCK_OF({row[0], 2'd0});
    wire [2:0] lock_1 = `LOCK_OF({row[1], 2'd1});
    wire [2:0] lock_2 = `LOCK_OF({row[2], 2'd2});
    wire [2:0] lock_3 = `LOCK_OF({row[3], 2'd3});

    // The requests of the cycle before, which `acquired` answers in this one, and the locks held before them.
    reg was_clear;
    reg [3:0] asked, released;
    reg [7:0] asker;
    reg [11:0] locks;
    reg [7:0] held_before;

    // Who acquired, and the locks held after those requests, as the answer tells.
    reg [3:0] won;
    reg [7:0] held;
    integer i, j;
    always @(*) begin
        won = 0;
        held = held_before;
        for (i = 0; i < 4; i = i + 1) begin
            won[i] = asked[i] & acquired[asker[2 * i+:2]];
            if (released[i])
                held[locks[3 * i+:3]] = 0;
        end
        for (i = 0; i < 4; i = i + 1)
            if (won[i])
                held[locks[3 * i+:3]] = 1;
        if (was_clear)
            held = 0;
    end
    always @(posedge clock) begin
        held_before <= held;
        was_clear <= clear;
        asked <= clear ? 4'd0 : load_lock;
        released <= store_unlock;
        asker <= lane;
        locks <= {lock_3, lock_2, lock_1, lock_0};
    end

    reg lowest;
    reg [3:0] answered;
    always @(*) if (started) begin
        answered = 0;
        for (i = 0; i < 4; i = i + 1) begin
            lowest = 1;
            for (j = 0; j < 4; j = j + 1)
                if (i != j & asked[j] & locks[3 * j+:3] == locks[3 * i+:3]) begin
                    assert (!(won[i] & won[j]));
                    if (asker[2 * j+:2] < asker[2 * i+:2])
                        lowest = 0;
                end
            if (won[i])
                assert (!held_before[locks[3 * i+:3]]);
            if (asked[i] & lowest & !held_before[locks[3 * i+:3]])
                assert (won[i]);
            if (asked[i])
                answered[asker[2 * i+:2]] = 1;
        end
        assert (!(acquired & ~answered));
    end

    // What is assumed leaves room for all this.
    always @(*) if (started) begin
        cover (won == 4'd9);
        cover (asked == 4'd15 & won == 0);
        cover (asked[0] & released[3] & !was_clear & won[0]);
    end

`ifndef PROPERTIES_ONLY
    // The lock bits are what the pins told.
    `LOCK_BITS
    always @(*) if (started) begin
        assert (lock_bits == held[`LOCKS - 1:0]);
        for (i = 0; i < 4; i = i + 1)
            assert (locks[3 * i+:3] < `LOCKS);
    end
`endif
endmodule
