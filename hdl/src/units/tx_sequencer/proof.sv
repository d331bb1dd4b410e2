// The transaction sequencer of 2 wavefronts of one work-group, which run in lanes 0, 1, 32 and 33 or fewer of them.
//
// Between it and the banks, any LDS unit: it serves one request at a time, of any wavefront that is not at TX_Begin or TX_Commit, for as
// long as it likes, starts none under `hold` and reports lanes that lost when the request ends. A lane can lose only if, since its
// wavefront's TX_Begin and the kills that it asked for, another ran in the work-group; `transactional_bank.sv` proves that of the banks.
// Under `hold` a request in service ends in 26 cycles, which `lds_unit.sv` proves for 2 lanes, and a walk goes on for at most 4
// cycles, a bound of the banks for 2 rows.
//
// Proved:
// - a lane that lost is in the conflict mask, where the LDS unit keeps it out of the banks, until its wavefront's next TX_Begin;
// - while a request is in service, and until it reports, the conflict mask of its wavefront stays as it is;
// - `hold` is up in every walk, the walk stays as it is, and one over killed lanes starts when no request is in service;
// - in the cycle after the report the walk over the lanes that lost begins, and no wavefront is flushed but at its
//   TX_Commit or at the end of the walk over its killed lanes: what a lane lost is given back before its wavefront's entries go;
// - once TX_Begin into work-group serialisation has had its kills, one lane runs in the work-group, and no other;
// - progress: each wavefront ends at most 3 passes without a lane of the work-group that commits, apart from those that a kill
//   cuts short; a lane in work-group serialisation commits; and the port takes a TX_Commit, or a TX_Begin that is not
//   stalled, after at most 32 cycles.
//
// Fairness is the scheduler's: it has to end every pass, and to present every TX_Begin that is not stalled.
module wrapper (
    input wire clock,
    input wire clear,
    input wire tx_valid,
    input wire tx_commit,
    input wire tx_wavefront,
    input wire [3:0] tx_exec,
    input wire conflict_valid,
    input wire [1:0] conflict_lo,
    input wire [1:0] conflict_hi,
    input wire unit_busy,
    input wire unit_starts,
    input wire unit_wavefront,
    input wire walk_more,
    input wire any_wavefront,
    input wire [1:0] any_lane
);
    // The first two cycles clear and say that both wavefronts are of one work-group.
    reg [1:0] age = 0;
    wire started = age[1];
    always @(posedge clock) age <= started ? 2'd2 : age + 1;
    always @(*) assume (started | clear);

    reg wavefront = 0;
    reg [1:0] lane = 0;
    always @(posedge clock) if (!started) begin
        wavefront <= any_wavefront;
        lane <= any_lane;
    end

    wire tx_ready, txrsp_valid, txrsp_wavefront, txrsp_retry, hold, walking, walk_start, walk_slot, flush_valid, flush_slot;
    wire [31:0] tcm_0, tcm_1, tcm_2, tcm_3, old_0, old_1, old_2, old_3, walk_lanes_lo, walk_lanes_hi;
    wire [1:0] old_valid, killed, begin_stall;
    wire [7:0] mode;
    // The wavefront in the LDS unit.
    reg was_busy = 0, was_walking = 0, served, concluded = 0;
    wire serving = unit_starts | !was_busy ? unit_wavefront : served;
    tx_sequencer seq (
        .clock(clock),
        .clear(clear),
        .tx_valid(tx_valid),
        .tx_ready(tx_ready),
        .tx_commit(tx_commit),
        .tx_wavefront(tx_wavefront),
        .tx_exec_lo({30'd0, tx_exec[1:0]}),
        .tx_exec_hi({30'd0, tx_exec[3:2]}),
        .txrsp_valid(txrsp_valid),
        .txrsp_wavefront(txrsp_wavefront),
        .txrsp_retry(txrsp_retry),
        .cfg_valid(!started),
        .cfg_wavefront(age[0]),
        .cfg_group(2'd3),
        .conflict_valid(conflict_valid),
        .conflict_wavefront(serving),
        .conflict_lo({30'd0, conflict_lo}),
        .conflict_hi({30'd0, conflict_hi}),
        .unit_busy(unit_busy),
        .walk_more(walk_more),
        .tcm_0(tcm_0),
        .tcm_1(tcm_1),
        .tcm_2(tcm_2),
        .tcm_3(tcm_3),
        .tcm_old_0(old_0),
        .tcm_old_1(old_1),
        .tcm_old_2(old_2),
        .tcm_old_3(old_3),
        .tcm_old_valid(old_valid),
        .mode(mode),
        .killed(killed),
        .begin_stall(begin_stall),
        .hold(hold),
        .walking(walking),
        .walk_start(walk_start),
        .walk_slot(walk_slot),
        .walk_lanes_lo(walk_lanes_lo),
        .walk_lanes_hi(walk_lanes_hi),
        .flush_valid(flush_valid),
        .flush_slot(flush_slot)
    );
    localparam HOLD = 26;
    localparam NORMAL = 0, TX = 1, WF_SERIAL = 2, WG_SERIAL = 3;
    wire take = tx_valid & tx_ready;
    // Lanes 4 w to 4 w + 3 are those of wavefront w.
    wire [7:0] tcm = {tcm_3[1:0], tcm_2[1:0], tcm_1[1:0], tcm_0[1:0]};
    wire [7:0] old = {old_3[1:0], old_2[1:0], old_1[1:0], old_0[1:0]};
    reg [7:0] pass = 0;
    reg [1:0] running = 0;
    wire [7:0] runs = pass & ~tcm & {{4{running[1]}}, {4{running[0]}}};
    // Lanes that ran in a pass whose entries have not been flushed; in the cycle after a TX_Begin the mask tells.
    reg [7:0] ran = 0;
    reg [1:0] fresh = 0;
    wire [7:0] present = {fresh[1] ? runs[7:4] : ran[7:4], fresh[0] ? runs[3:0] : ran[3:0]};
    // Since the wavefront's TX_Begin, and the kills it asked for, others have run.
    reg [1:0] company = 0;
    wire [1:0] in_company = company | {2{!hold & |(present & (present - 1))}};
    wire [3:0] lanes = {conflict_hi, conflict_lo};
    wire [7:0] losers = serving ? {lanes, 4'd0} : {4'd0, lanes};
    wire [3:0] its_tcm = tx_wavefront ? tcm[7:4] : tcm[3:0];
    wire [3:0] its_pass = tx_wavefront ? pass[7:4] : pass[3:0];

    // Cycles of the walk in progress, and of `hold` while the unit was busy.
    reg [2:0] walked = 0;
    reg [4:0] held_up = 0;
    reg legal;
    always @(*) begin
        legal = 1;
        if (tx_valid & unit_busy & serving == tx_wavefront)
            legal = 0;
        // EXEC of a TX_Begin: any, then what the last TX_Commit answered.
        if (tx_valid & !tx_commit & (tx_exec == 0 | (mode[2 * tx_wavefront+:2] != NORMAL & tx_exec != its_tcm)))
            legal = 0;
        if (hold & (unit_starts | (unit_busy & !was_busy)))
            legal = 0;
        if (unit_starts & !unit_busy)
            legal = 0;
        if (hold & !walking & unit_busy & held_up == HOLD)
            legal = 0;
        if (walking & walk_more & walked == 4)
            legal = 0;
        // A request that reports losers ends, at the earliest in its second cycle.
        if (conflict_valid & (!unit_busy | !was_busy | unit_starts | concluded | walking | was_walking))
            legal = 0;
        if (conflict_valid & (losers == 0 | |(losers & ~runs)))
            legal = 0;
        // Nobody loses who has been alone.
        if (conflict_valid & !in_company[serving])
            legal = 0;
    end
    always @(*) assume (!started | legal);

    // Passes that a wavefront has ended, and no kill has cut short, since a lane of the work-group committed.
    reg [2:0] fruitless_0 = 0, fruitless_1 = 0;
    reg lost = 0;
    reg reported = 0, reported_wavefront;
    reg [7:0] tcm_before;
    reg [64:0] walk_before;
    reg [3:0] reported_lanes;
    reg [5:0] waited = 0;
    always @(posedge clock) begin
        was_busy <= unit_busy;
        was_walking <= walking;
        served <= serving;
        concluded <= conflict_valid | (concluded & !(unit_busy & (unit_starts | !was_busy)));
        walked <= walking & walk_more ? walked + 1 : 0;
        held_up <= hold ? held_up + (unit_busy & !walking) : 0;
        ran <= present & ~{{4{flush_valid & flush_slot}}, {4{flush_valid & !flush_slot}}};
        company <= in_company;
        fresh <= 0;
        tcm_before <= tcm;
        walk_before <= {walk_slot, walk_lanes_hi, walk_lanes_lo};
        reported <= conflict_valid;
        reported_wavefront <= serving;
        reported_lanes <= lanes;
        // For a TX_Commit; nothing is asked of the port.
        waited <= walking | conflict_valid | hold ? waited + 1 : 0;
        if (conflict_valid & losers[{wavefront, lane}])
            lost <= 1;
        if (take & !tx_commit & !running[tx_wavefront]) begin
            running[tx_wavefront] <= 1;
            fresh[tx_wavefront] <= 1;
            company[tx_wavefront] <= 0;
            if (tx_wavefront)
                pass[7:4] <= tx_exec;
            else
                pass[3:0] <= tx_exec;
            if (tx_wavefront == wavefront)
                lost <= 0;
        end
        if (take & tx_commit & running[tx_wavefront]) begin
            running[tx_wavefront] <= 0;
            if (its_pass & ~its_tcm) begin
                fruitless_0 <= 0;
                fruitless_1 <= 0;
            end else if (!killed[tx_wavefront]) begin
                if (tx_wavefront)
                    fruitless_1 <= fruitless_1 + 1;
                else
                    fruitless_0 <= fruitless_0 + 1;
            end
        end
        if (clear) begin
            running <= 0;
            fresh <= 0;
            ran <= 0;
            company <= 0;
            fruitless_0 <= 0;
            fruitless_1 <= 0;
            lost <= 0;
            reported <= 0;
            waited <= 0;
            walked <= 0;
            held_up <= 0;
            concluded <= 0;
            was_busy <= 0;
        end
    end

    integer s;
    always @(*) if (started) begin
        if (lost)
            assert (tcm[{wavefront, lane}]);
        if (was_busy & unit_busy & !unit_starts & !concluded)
            assert (tcm[4 * serving+:4] == tcm_before[4 * serving+:4]);
        if (walking)
            assert (hold & (walk_start | {walk_slot, walk_lanes_hi, walk_lanes_lo} == walk_before));
        if (walk_start & !reported)
            assert (!unit_busy);
        if (reported)
            assert (walk_start & walk_slot == reported_wavefront & {walk_lanes_hi[1:0], walk_lanes_lo[1:0]} == reported_lanes);
        if (flush_valid)
            assert (walking ? !walk_more & flush_slot == walk_slot & killed[walk_slot]
                            : take & tx_commit & flush_slot == tx_wavefront);
        for (s = 0; s < 2; s = s + 1)
            if (running[s] & mode[2 * s+:2] == WG_SERIAL & !hold)
                assert (runs[4 * s+:4] != 0 & !(runs & (runs - 1)));
        assert (fruitless_0 <= 3 & fruitless_1 <= 3);
        assert (waited <= HOLD + 11);
    end

    // What is assumed leaves room for all this.
    always @(*) if (started) begin
        cover (conflict_valid & conflict_lo != 0 & conflict_hi != 0 & running == 2'd3);
        cover (fruitless_0 == 3 & take & tx_commit & !tx_wavefront & txrsp_valid);
        cover (running[0] & mode[1:0] == WG_SERIAL & killed[1]);
        cover (running[1] & mode[3:2] == WF_SERIAL & (its_pass & ~its_tcm) != 0 & take & tx_commit & tx_wavefront);
        cover (flush_valid & walking);
        cover (hold & !walking & held_up == 2);
        cover (walking & walked == 4);
        cover (lost & take & tx_commit & tx_wavefront == wavefront & (its_pass & ~its_tcm) != 0);
    end

`ifndef PROPERTIES_ONLY
    // The inside: passes and slots still to be killed.
    (* hierconn *) wire [1:0] \seq.running , \seq.victims , \seq.killed_slots , \seq.groups_0 , \seq.groups_1 ;
    (* hierconn *) wire [31:0] \seq.pass_words_0 , \seq.pass_words_1 , \seq.pass_words_2 , \seq.pass_words_3 ;
    (* hierconn *) wire \seq.holds , \seq.walks , \seq.starts , \seq.killing ;
    wire [1:0] victims = \seq.victims ;
    wire [1:0] killed_slots = \seq.killed_slots ;
    wire walks = \seq.walks ;
    wire starts = \seq.starts ;
    wire killing = \seq.killing ;
    wire [7:0] pass_words = { \seq.pass_words_3 [1:0], \seq.pass_words_2 [1:0], \seq.pass_words_1 [1:0], \seq.pass_words_0 [1:0]};
    wire [29:0] rest = \seq.pass_words_3 [31:2] | \seq.pass_words_2 [31:2] | \seq.pass_words_1 [31:2] | \seq.pass_words_0 [31:2]
        | tcm_3[31:2] | tcm_2[31:2] | tcm_1[31:2] | tcm_0[31:2] | old_3[31:2] | old_2[31:2] | old_1[31:2] | old_0[31:2];
    reg [3:0] its, masked, before;
    reg [1:0] in, other_in;
    reg [2:0] fruitless;
    reg same;
    always @(*) if (started) begin
        assert (\seq.running == running & \seq.groups_0 == 3 & \seq.groups_1 == 3);
        assert (rest == 0);
        assert (\seq.holds == (walks | |victims));
        assert (walks | !(starts | killing));
        assert (!(victims & ~running));
        assert (!starts | walked == 0);
        assert (!(runs & ~present));
        assert (!(fresh & ~running));
        assert (reported == (starts & !killing));
        assert (walked <= 4 & held_up <= HOLD);
        assert (!(walking & killing) | (killed_slots[walk_slot] & running[walk_slot]));
        for (s = 0; s < 2; s = s + 1) begin
            its = pass[4 * s+:4];
            masked = tcm[4 * s+:4];
            before = old[4 * s+:4];
            in = mode[2 * s+:2];
            other_in = mode[2 * (1 - s)+:2];
            fruitless = s ? fruitless_1 : fruitless_0;
            same = old_valid[s] & !killed_slots[s] & masked == before;
            if (running[s]) begin
                assert (pass_words[4 * s+:4] == its & its != 0 & !(masked & ~its) & in != NORMAL);
                if (killed_slots[s])
                    assert (masked == its & ((killing & walk_slot == s) | present[4 * s+:4] == 0));
                if (in != TX | fruitless != 0)
                    assert (old_valid[s] & before == its);
                if (in == WF_SERIAL | in == WG_SERIAL)
                    assert (!((its & ~masked) & ((its & ~masked) - 4'd1)));
                if (in == WG_SERIAL) begin
                    assert (its & ~masked);
                    assert (present[4 * s+:4] == (its & ~masked));
                    assert (!company[s]);
                    assert (!killed_slots[s] & !victims[s]);
                    assert (!running[1 - s] | victims[1 - s] | killed_slots[1 - s]);
                    assert (!running[1 - s] | other_in != WG_SERIAL);
                    assert (!victims[1 - s] | !was_busy | concluded | served != s);
                end
                assert (fruitless != 3 | in == WG_SERIAL);
                assert (fruitless != 2 | in == WF_SERIAL | in == WG_SERIAL);
                if (in == TX & killed_slots[s])
                    assert (fruitless <= 2);
            end else begin
                assert (!victims[s] & present[4 * s+:4] == 0);
                if (in == NORMAL)
                    assert (masked == 0 & !killed_slots[s] & fruitless == 0);
                else
                    assert (masked != 0);
                if (fruitless >= 2 & in != NORMAL & !killed_slots[s])
                    assert (same & in != WG_SERIAL);
                if (fruitless == 3 & !killed_slots[s])
                    assert (in == WF_SERIAL);
                assert (in != WG_SERIAL | fruitless == 0);
            end
            if (killed_slots[s] & fruitless != 0)
                assert (running[1 - s] & other_in == WG_SERIAL);
            if (victims[s])
                assert (running[1 - s] & other_in == WG_SERIAL);
        end
        if (lost)
            assert (mode[2 * wavefront+:2] != NORMAL);
        // The wait.
        if (!hold & !was_walking)
            assert (waited == 0);
        if (!walking & !hold)
            assert (waited <= HOLD + 11);
        if (walking & !killing & !victims)
            assert (waited <= 1 + walked);
        if (victims != 0 & !walking)
            assert (waited <= held_up + (concluded ? 5 : 0));
        if (victims != 0 & walking)
            assert (waited <= held_up + walked & concluded);
        if (killing)
            assert (waited <= HOLD + 6 + walked);
    end
`endif
endmodule
