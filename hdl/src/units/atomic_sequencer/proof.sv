// The atomic sequencer with its lock bits under any instructions: 2 warps of 2 lanes, 2 banks of 2 rows, 2 locks
// that both banks share (XOR-fold).
//
// Between them, any schedule that an LDS unit may choose: other requests come at any time and take as long as they like;
// in each cycle a bank serves any one of the lanes that still wait for it, or none; the lanes that want the same word are
// served with it, and the access is over when no lane is left. The words of the lanes are those of the warp that was told to issue.
//
// Proved:
// - a lane that acquires its lock still has to store, and has no lock;
// - no two lanes, of whichever warps, are between the acquisition of one lock and their store;
// - a lane stores only after it has acquired its lock, to the word of its instruction, and once: when the instruction is
//   done every one of its lanes has stored, and none stores again;
// - a lock is held while a lane is between acquisition and store, and at no other time.
module wrapper (
    input wire clock,
    input wire clear,
    input wire req_valid,
    input wire req_warp,
    input wire req_waits,
    input wire [1:0] req_lanes,
    // Of the instruction that is asked for: a word a lane.
    input wire [3:0] req_words,
    input wire result_valid,
    input wire result_warp,
    input wire other,
    input wire other_served,
    input wire [1:0] bank_serves,
    input wire [1:0] bank_lane
);
    // Any contents at first, which the clear of the first cycle makes good.
    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    wire req_ready, done_valid, done_warp, issue_valid, issue_warp, issue_unlock;
    wire lds_valid, lds_load_lock, lds_store_unlock, lds_first;
    wire [1:0] in_flight, lds_lanes, acquired;
    reg lds_served;
    atomic_sequencer seq (
        .clock(clock),
        .clear(clear),
        .req_valid(req_valid),
        .req_ready(req_ready),
        .req_warp(req_warp),
        .req_waits(req_waits),
        .req_lanes(req_lanes),
        .issue_valid(issue_valid),
        .issue_warp(issue_warp),
        .issue_unlock(issue_unlock),
        .result_valid(result_valid),
        .result_warp(result_warp),
        .done_valid(done_valid),
        .done_warp(done_warp),
        .in_flight(in_flight),
        .lds_other(other),
        .lds_served(lds_served),
        .lds_valid(lds_valid),
        .lds_load_lock(lds_load_lock),
        .lds_store_unlock(lds_store_unlock),
        .lds_first(lds_first),
        .lds_lanes(lds_lanes),
        .lds_rsp_rounds(7'd0),
        .acquired(acquired)
    );

    // The access at the LDS unit, with the words of its warp, and its lanes that have been served. Word addresses have two bits: row, bank.
    reg staged_warp, told_unlock, told;
    reg [3:0] words;
    reg [1:0] later_lanes, served;
    wire staged = lds_valid;
    wire staged_unlock = lds_store_unlock;
    wire [1:0] staged_lanes = lds_first ? lds_lanes : later_lanes;
    // The LDS unit.
    reg [1:0] serve_now, bank_valid;
    integer b, l;
    always @(*) begin
        serve_now = 0;
        bank_valid = 0;
        for (b = 0; b < 2; b = b + 1)
            if (staged & bank_serves[b] & staged_lanes[bank_lane[b]] & !served[bank_lane[b]]
                & words[2 * bank_lane[b]] == b) begin
                bank_valid[b] = 1;
                for (l = 0; l < 2; l = l + 1)
                    if (staged_lanes[l] & !served[l] & words[2 * l+:2] == words[2 * bank_lane[b]+:2])
                        serve_now[l] = 1;
            end
        lds_served = staged ? !(staged_lanes & ~(served | serve_now)) : other & other_served;
    end
    lock_bit_unit unit (
        .clock(clock),
        .clear(clear),
        .load_lock(staged_unlock ? 2'd0 : bank_valid),
        .store_unlock(staged_unlock ? bank_valid : 2'd0),
        .row_0(words[2 * bank_lane[0] + 1]),
        .row_1(words[2 * bank_lane[1] + 1]),
        .lane_0(bank_lane[0]),
        .lane_1(bank_lane[1]),
        .acquired(acquired)
    );

    // Lane l of warp w is bit 2 w + l: still to store; has its lock (without this cycle's answer); its word.
    reg [3:0] to_store, holds_before;
    reg [7:0] word;
    // Load-locks of the cycle before: their warp and the lanes that the banks served.
    reg [1:0] asked;
    reg asked_warp;
    wire [3:0] just_acquired = asked_warp ? {acquired, 2'd0} : {2'd0, acquired};
    wire [3:0] holds = holds_before | just_acquired;
    wire [1:0] stores = staged_unlock ? serve_now : 2'd0;
    wire [3:0] stored = staged_warp ? {stores, 2'd0} : {2'd0, stores};
    always @(posedge clock) begin
        told <= issue_valid;
        told_unlock <= issue_unlock;
        staged_warp <= issue_warp;
        words <= issue_warp ? word[7:4] : word[3:0];
        later_lanes <= staged_lanes;
        served <= lds_served | !staged ? 2'd0 : served | serve_now;
        asked <= 0;
        if (!staged_unlock)
            asked <= {bank_valid[0] & bank_lane[0] | bank_valid[1] & bank_lane[1],
                      bank_valid[0] & !bank_lane[0] | bank_valid[1] & !bank_lane[1]};
        asked_warp <= staged_warp;
        holds_before <= holds & ~stored;
        to_store <= to_store & ~stored;
        if (req_valid & req_ready) begin
            if (req_warp) begin
                to_store[3:2] <= req_lanes;
                word[7:4] <= req_words;
            end else begin
                to_store[1:0] <= req_lanes;
                word[3:0] <= req_words;
            end
        end
        if (clear) begin
            told <= 0;
            served <= 0;
            asked <= 0;
            holds_before <= 0;
            to_store <= 0;
        end
    end
    wire [3:0] lock = {^word[7:6], ^word[5:4], ^word[3:2], ^word[1:0]};

    (* hierconn *) wire [1:0] \unit.locks.locks ;
    integer i, j;
    always @(*) if (started) begin
        assert (!(just_acquired & holds_before));
        for (i = 0; i < 4; i = i + 1)
            for (j = 0; j < i; j = j + 1)
                assert (!(holds[i] & holds[j] & lock[i] == lock[j]));
        assert (!(holds & ~to_store));
        assert (!(stored & ~holds));
        assert (lds_valid == told);
        assert (lds_load_lock == (told & !told_unlock) & lds_store_unlock == (told & told_unlock));
        for (i = 0; i < 2; i = i + 1)
            if (!in_flight[i] | (done_valid & done_warp == i))
                assert (!to_store[2 * i+:2] & !holds[2 * i+:2]);
        assert (\unit.locks.locks == {|(holds & lock), |(holds & ~lock)});
    end

`ifndef PROPERTIES_ONLY
    // Invariants of the inside.
    (* hierconn *) wire [2:0] \seq.phase_0 , \seq.phase_1 , \seq.now_0 , \seq.now_1 , \seq.fresh_phase ;
    (* hierconn *) wire [1:0] \seq.left_0 , \seq.left_1 , \seq.won_0 , \seq.won_1 , \seq.gathered ;
    (* hierconn *) wire \seq.here_slot , \seq.here_unlock , \seq.fresh , \seq.fresh_slot , \seq.fresh_unlock ;
    (* hierconn *) wire \seq.asked , \seq.asked_slot , \seq.asked_unlock ;
    (* hierconn *) wire \seq.answered , \seq.answered_slot , \seq.answered_unlock ;

    wire in_banks = \seq.asked ;
    wire answered = \seq.answered ;
    wire banks_warp = \seq.asked_slot ;
    wire answered_warp = \seq.answered_slot ;
    wire banks_unlock = \seq.asked_unlock ;
    wire answered_unlock = \seq.answered_unlock ;
    wire staged_lock = staged & !staged_unlock;
    wire banks_lock = in_banks & !banks_unlock;
    // What has been gathered belongs to the request that is answered now, else to the one in the banks, else to the stage's.
    wire [1:0] gathered_banks = answered ? 2'd0 : \seq.gathered ;
    wire [1:0] gathered_stage = (answered | banks_lock) ? 2'd0 : \seq.gathered ;
    reg [2:0] phase;
    reg [1:0] left, won, before, wants, storing;
    reg lock_staged, unlock_staged, lock_in_banks, unlock_in_banks, lock_answered, unlock_answered;
    always @(*) if (started) begin
        if (staged)
            assert (staged_warp == \seq.here_slot & staged_unlock == \seq.here_unlock );
        if (lds_first) begin
            assert (staged & !served);
            assert (!(in_banks & !banks_unlock & banks_warp == staged_warp));
        end
        assert (!served | staged);
        assert (!staged | !(served & ~staged_lanes));
        assert (!(in_banks & served != 0));
        assert (!in_banks | asked_warp == banks_warp);
        assert (!(staged & in_banks & staged_warp == banks_warp) | (banks_unlock & !staged_unlock));
        assert (!(staged & answered & staged_warp == answered_warp) | (answered_unlock & !staged_unlock));
        assert (!(in_banks & answered & banks_warp == answered_warp) | (answered_unlock & !banks_unlock));
        assert (!asked | (staged_lock & staged_warp == asked_warp) | (banks_lock & banks_warp == asked_warp));
        assert (!(acquired & ~asked));
        if (!banks_lock)
            assert (!(asked & ~served));
        if (!(answered & !answered_unlock) & !banks_lock & !staged_lock)
            assert (! \seq.gathered );
        if (answered & answered_unlock)
            assert (! \seq.gathered );
        for (i = 0; i < 2; i = i + 1) begin
            phase = i ? \seq.now_1 : \seq.now_0 ;
            left = i ? \seq.left_1 : \seq.left_0 ;
            won = i ? \seq.won_1 : \seq.won_0 ;
            before = holds_before[2 * i+:2];
            wants = to_store[2 * i+:2];
            lock_staged = staged_lock & staged_warp == i;
            unlock_staged = staged & staged_unlock & staged_warp == i;
            lock_in_banks = banks_lock & banks_warp == i;
            unlock_in_banks = in_banks & banks_unlock & banks_warp == i;
            lock_answered = answered & !answered_unlock & answered_warp == i;
            unlock_answered = answered & answered_unlock & answered_warp == i;
            // Lanes with a lock that the sequencer or the stage still has.
            storing = (phase == 3 | phase == 4) ? won : unlock_staged ? staged_lanes & ~served : 2'd0;
            assert (phase <= 5);
            if (lds_first & staged_warp == i) begin
                assert ((i ? \seq.phase_1 : \seq.phase_0 ) == (staged_unlock ? 4 : 1));
                assert ( \seq.fresh_phase == (!staged_unlock ? 2 : left ? 1 : 5));
                assert (lds_lanes == (staged_unlock ? won : left));
            end
            assert ((phase == 2) == (lock_staged | lock_in_banks | lock_answered));
            if (phase == 5)
                assert (unlock_staged | unlock_in_banks | unlock_answered);
            if (unlock_staged)
                assert (phase == 5 | phase == 1);
            if (unlock_in_banks | unlock_answered)
                assert (phase == 5 | phase == 1 | phase == 2);
            assert (!(left & storing));
            if (phase == 1 | phase == 2 | phase == 3 | phase == 4)
                assert (wants == (left | storing));
            if (phase == 5)
                assert (left == 0);
            if (phase == 0 | phase == 5)
                assert (wants == storing);
            if (phase == 3 | phase == 4)
                assert (won != 0);
            if (phase != 2)
                assert (before == storing);
            if (lock_staged) begin
                assert (staged_lanes == left);
                assert (before == gathered_stage);
                assert (!(before & ~served) & (asked_warp != i | !(before & asked)));
            end
            if (lock_in_banks)
                assert (before == gathered_banks & !(before & asked));
            if (lock_answered)
                assert (before == \seq.gathered );
            for (j = 0; j < 2; j = j + 1)
                if (staged & staged_warp == i & staged_lanes[j])
                    assert (words[2 * j+:2] == word[4 * i + 2 * j+:2]);
            // The lanes served with an asker's word did not ask.
            if (asked & asked_warp == i)
                assert (!(asked & ~wants));
        end
    end
`endif
endmodule
