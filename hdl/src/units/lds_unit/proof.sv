// The LDS unit of 2 lanes and 2 banks of 2 rows under any legal traffic: 2 wavefront slots, any operations, plain and transactional.
//
// The banks are any that answer a plain access in the next cycle and a transactional one within 4, may abort that, and take an access
// unless another is unanswered; in the cycle of its answer they may or may not. `transactional_bank.sv` proves this of them. The
// conflict mask of a wavefront stays as it is while its request is in service, as `transaction_sequencer.sv` proves.
//
// Proved:
// - a lane goes to a bank only in its request, with its own address, word and name, and only if it is asked for and is not in the
//   conflict mask: with `transaction_sequencer.sv`, where a lane that lost is in the mask until its next TX_Begin, and
//   `transactional_bank.sv`, where an access that is aborted stores nothing, a lane that lost never writes;
// - a lane that loses with the low word of a 64-bit access does not go to a bank with the high one;
// - every lane goes once a word, and when the request is ready has been answered, if it is transactional;
// - the lanes that are reported to have lost, and that the response names, are in the cycle in which the request ends: without the strap
//   `all_lose` those whose accesses were aborted; with it also the lanes that ran in this access, its lower half included, and wanted
//   the word of such a lane. So a lane loses only if its own access was aborted or another lane of its wavefront ran beside it: with
//   `tx_sequencer.sv`, which assumes no more, serialisation ends with or without the strap;
// - while the unit is not busy, and in the cycle after a transactional request, no bank has an access;
// - under `hold` nothing begins, and a transactional request in service ends: within 21 cycles, 10 for each word, and with the strap within 26.
module wrapper (
    input wire clock,
    input wire clear,
    input wire req_valid,
    input wire [4:0] req_op,
    input wire req_wavefront,
    input wire req_half,
    input wire req_continues,
    input wire all_lose,
    input wire req_transactional,
    input wire [1:0] req_lanes,
    input wire [7:0] addresses,
    input wire [63:0] words,
    input wire [63:0] high_words,
    input wire [7:0] masks,
    input wire hold,
    input wire [1:0] bank_ready,
    input wire [1:0] bank_rsp_valid,
    input wire [1:0] bank_rsp_aborted,
    input wire [63:0] bank_rsp_words
);
    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    wire req_ready, rsp_valid, conflict_valid, conflict_wavefront, busy;
    wire [1:0] rsp_aborted, rsp_aborted_lower, bank_valid;
    wire [31:0] conflict_lo, conflict_hi;
    wire [1:0] bank_row;
    wire [3:0] bank_byte;
    wire [63:0] bank_data, bank_data2;
    wire [15:0] bank_work_item;
    lds_unit unit (
        .clock(clock),
        .clear(clear),
        .req_valid(req_valid),
        .req_ready(req_ready),
        .req_op(req_op),
        .req_wavefront(req_wavefront),
        .req_half(req_half),
        .req_continues(req_continues),
        .all_lose(all_lose),
        .req_transactional(req_transactional),
        .req_lanes(req_lanes),
        .lane_addr_0(addresses[3:0]),
        .lane_addr_1(addresses[7:4]),
        .lane_data_0(words[31:0]),
        .lane_data_1(words[63:32]),
        .lane_data2_0(high_words[31:0]),
        .lane_data2_1(high_words[63:32]),
        .tcm_0({30'd0, masks[1:0]}),
        .tcm_1({30'd0, masks[3:2]}),
        .tcm_2({30'd0, masks[5:4]}),
        .tcm_3({30'd0, masks[7:6]}),
        .rsp_valid(rsp_valid),
        .rsp_aborted(rsp_aborted),
        .rsp_aborted_lower(rsp_aborted_lower),
        .hold(hold),
        .conflict_valid(conflict_valid),
        .conflict_wavefront(conflict_wavefront),
        .conflict_lo(conflict_lo),
        .conflict_hi(conflict_hi),
        .busy(busy),
        .bank_ready(bank_ready),
        .bank_valid(bank_valid),
        .bank_row_0(bank_row[0]),
        .bank_row_1(bank_row[1]),
        .bank_byte_0(bank_byte[1:0]),
        .bank_byte_1(bank_byte[3:2]),
        .bank_data_0(bank_data[31:0]),
        .bank_data_1(bank_data[63:32]),
        .bank_data2_0(bank_data2[31:0]),
        .bank_data2_1(bank_data2[63:32]),
        .bank_work_item_0(bank_work_item[7:0]),
        .bank_work_item_1(bank_work_item[15:8]),
        .bank_rsp_valid(bank_rsp_valid),
        .bank_rsp_aborted(bank_rsp_aborted),
        .bank_rsp_word_0(bank_rsp_words[31:0]),
        .bank_rsp_word_1(bank_rsp_words[63:32])
    );

    // The request in service, for how many cycles; how many words of each lane have gone to a bank, and which lanes have lost.
    reg service = 0;
    reg [4:0] age = 0;
    reg [3:0] counts = 0;
    reg [1:0] lost_before = 0;
    wire starts = req_valid & !service & !hold;
    wire [3:0] gone = service ? counts : 4'd0;
    wire [1:0] lost = service ? lost_before : 2'd0;
    wire [1:0] mask = masks[2 * {req_wavefront, req_half}+:2];
    wire [1:0] runs = req_lanes & ~(req_transactional ? mask : 2'd0);
    wire is_long = req_op == 5 | req_op == 9;
    wire is_read = req_op <= 5 | req_op > 24;

    // Lanes that each bank has taken and not answered, for how many cycles, and whether for a transaction.
    reg [3:0] taken = 0;
    reg [1:0] in_transaction = 0;
    reg [3:0] ages = 0;
    wire [1:0] accept = bank_valid & bank_ready;
    // Lanes that go to each bank now: one, or all that read the word.
    reg [3:0] sent;
    wire [1:0] names = {bank_work_item[8], bank_work_item[0]};
    integer b, l;
    always @(*) begin
        sent = 0;
        for (b = 0; b < 2; b = b + 1) begin
            for (l = 0; l < 2; l = l + 1)
                if (accept[b] & (l == names[b] | (is_read & !req_transactional & runs[l] & gone[2 * l+:2] == gone[2 * names[b]+:2]
                        & addresses[4 * l + 2+:2] == addresses[4 * names[b] + 2+:2])))
                    sent[2 * b + l] = 1;
        end
    end
    wire [1:0] goes = sent[3:2] | sent[1:0];
    wire [1:0] aborting = bank_rsp_valid & bank_rsp_aborted;
    wire [1:0] lost_now = lost | (taken[1:0] & {2{aborting[0]}}) | (taken[3:2] & {2{aborting[1]}});
    wire [3:0] left = taken & ~{{2{bank_rsp_valid[1]}}, {2{bank_rsp_valid[0]}}};
    wire [3:0] gone_now = {gone[3:2] + {1'd0, goes[1]}, gone[1:0] + {1'd0, goes[0]}};

    // The lower half that was the last transactional request, perhaps: its wavefront, lanes that ran, their words, those that lost.
    reg below = 0, below_wavefront = 0;
    reg [1:0] below_ran = 0, below_lost = 0;
    reg [3:0] below_words = 0;
    wire continues = req_half & req_continues;
    // Who loses if all lose that want the word of a loser, of this half and of the lower one.
    reg [1:0] lose, lose_below;
    always @(*) begin
        lose = lost_now;
        lose_below = 0;
        if (all_lose)
            for (l = 0; l < 2; l = l + 1)
                for (b = 0; b < 2; b = b + 1) begin
                    if (runs[l] & lost_now[b] & addresses[4 * l + 2+:2] == addresses[4 * b + 2+:2])
                        lose[l] = 1;
                    if (runs[l] & continues & below_lost[b] & addresses[4 * l + 2+:2] == below_words[2 * b+:2])
                        lose[l] = 1;
                    if (continues & below_ran[l] & !below_lost[l] & lost_now[b] & below_words[2 * l+:2] == addresses[4 * b + 2+:2])
                        lose_below[l] = 1;
                end
    end
    reg [1:0] lose_before = 0, lose_below_before = 0;
    always @(posedge clock) begin
        lose_before <= lose;
        lose_below_before <= lose_below;
        if (clear)
            below <= 0;
        else if (req_ready & req_transactional) begin
            below <= !req_half;
            below_wavefront <= req_wavefront;
            below_ran <= runs;
            below_lost <= lose;
            below_words <= {addresses[7:6], addresses[3:2]};
        end
    end

    reg was_ready = 0, was_transactional = 0;
    always @(posedge clock) begin
        service <= (service | starts) & !req_ready & !clear;
        age <= (service | starts) & !req_ready & !clear ? age + 1 : 0;
        counts <= gone_now;
        lost_before <= lost_now;
        taken <= clear ? 4'd0 : left | sent;
        for (b = 0; b < 2; b = b + 1) begin
            if (accept[b])
                in_transaction[b] <= req_transactional;
            ages[2 * b+:2] <= left[2 * b+:2] != 0 & !clear ? ages[2 * b+:2] + 1 : 0;
        end
        was_ready <= req_ready & !clear;
        was_transactional <= req_transactional;
    end

    // What was on the pins.
    reg [4:0] last_op;
    reg last_wavefront, last_half, last_continues, last_transactional, last_strap;
    reg [1:0] last_lanes, last_mask;
    reg [7:0] last_addresses;
    reg [127:0] last_words;
    always @(posedge clock) begin
        last_op <= req_op;
        last_wavefront <= req_wavefront;
        last_half <= req_half;
        last_continues <= req_continues;
        last_strap <= all_lose;
        last_transactional <= req_transactional;
        last_lanes <= req_lanes;
        last_mask <= mask;
        last_addresses <= addresses;
        last_words <= {high_words, words};
    end

    reg legal;
    always @(*) begin
        legal = 1;
        // A request stays until it is ready.
        if (service & (!req_valid | req_op != last_op | req_wavefront != last_wavefront | req_half != last_half
                | req_continues != last_continues | req_transactional != last_transactional | req_lanes != last_lanes | addresses != last_addresses
                | {high_words, words} != last_words))
            legal = 0;
        if (service & req_transactional & mask != last_mask)
            legal = 0;
        if (all_lose != last_strap)
            legal = 0;
        if (req_valid & req_transactional & continues & !(below & below_wavefront == req_wavefront))
            legal = 0;
        for (l = 0; l < 2; l = l + 1)
            if (req_valid & is_long & addresses[4 * l+:3] != 0)
                legal = 0;
        for (b = 0; b < 2; b = b + 1) begin
            if (bank_rsp_valid[b] & taken[2 * b+:2] == 0)
                legal = 0;
            if (aborting[b] & !in_transaction[b])
                legal = 0;
            if (taken[2 * b+:2] != 0 & !bank_rsp_valid[b] & (bank_ready[b] | !in_transaction[b] | ages[2 * b+:2] == 3))
                legal = 0;
            if (taken[2 * b+:2] == 0 & !bank_ready[b])
                legal = 0;
        end
    end
    always @(*) assume (!started | legal);

    // Whether the word that goes to a bank is the lane's second.
    wire [1:0] second = {gone[2 * names[1]+:2] != 0, gone[2 * names[0]+:2] != 0};
    always @(*) if (started) begin
        for (b = 0; b < 2; b = b + 1) if (bank_valid[b]) begin
            assert (bank_work_item[8 * b+:8] == {1'b0, req_wavefront, req_half, 4'd0, names[b]});
            assert (service | starts);
            assert (runs[names[b]] & !lost[names[b]]);
            assert (!second[b] | (is_long & gone[2 * names[b]+:2] == 1));
            assert (b == (addresses[4 * names[b] + 2] | second[b]));
            assert (bank_row[b] == addresses[4 * names[b] + 3]);
            assert (bank_byte[2 * b+:2] == addresses[4 * names[b]+:2]);
            assert (bank_data[32 * b+:32] == (second[b] ? high_words[32 * names[b]+:32] : words[32 * names[b]+:32]));
            assert (second[b] | bank_data2[32 * b+:32] == high_words[32 * names[b]+:32]);
        end
        if (req_ready) begin
            assert (service | starts);
            for (l = 0; l < 2; l = l + 1)
                if (runs[l])
                    assert (gone_now[2 * l+:2] == (is_long & !lost_now[l] ? 2 : 1) | (lost_now[l] & gone_now[2 * l+:2] == 2));
                else
                    assert (gone_now[2 * l+:2] == 0);
            if (req_transactional)
                assert (left == 0 & sent == 0);
        end
        assert (conflict_valid == (req_ready & req_transactional & lose != 0));
        if (conflict_valid) begin
            assert (conflict_wavefront == req_wavefront);
            assert (conflict_lo == (req_half ? lose_below : lose));
            assert (conflict_hi == (req_half ? lose : 0));
        end
        if (was_ready & was_transactional)
            assert (rsp_valid & rsp_aborted == lose_before & rsp_aborted_lower == lose_below_before & taken == 0);
        if (!busy)
            assert (!service & taken == 0 & bank_valid == 0);
        if (hold & !service)
            assert (!req_ready & bank_valid == 0);
        if (req_transactional)
            assert (age <= (all_lose ? 25 : 20));
    end

    // What is assumed leaves room for all this.
    always @(*) if (started) begin
        cover (conflict_valid & is_long & lost_now == 2'd3 & gone_now == 4'b0110);
        cover (req_ready & req_transactional & is_long & lost_now == 0 & gone_now == 4'b1010);
        cover (req_ready & !req_transactional & req_lanes == 2'd3 & taken != 0 & sent != 0);
        cover (req_ready & !req_transactional & sent == 4'b0011);
        cover (req_ready & req_transactional & req_lanes != 0 & runs == 0);
        cover (hold & service & req_transactional & taken != 0);
        cover (starts & req_transactional & taken != 0);
        cover (age == 20 & req_ready & req_transactional & !all_lose);
        cover (conflict_valid & lost_now == 0);
        cover (conflict_valid & lose_below == 2'd3);
        cover (conflict_valid & lost_now == 2'd1 & lose == 2'd3 & is_long);
    end

`ifndef PROPERTIES_ONLY
    // The inside.
    (* hierconn *) wire \unit.active , \unit.begun , \unit.upper , \unit.high_pass , \unit.done ;
    (* hierconn *) wire [1:0] \unit.pending , \unit.waiting , \unit.losers ;
    (* hierconn *) wire [3:0] \unit.lane_0.address , \unit.lane_1.address ;
    (* hierconn *) wire \unit.meeting_0.looking ;
    (* hierconn *) wire [1:0] \unit.meeting_0.todo , \unit.meeting_0.kept , \unit.meeting_0.kept_todo , \unit.meeting_0.kept_joined ;
    (* hierconn *) wire [1:0] \unit.meeting_0.kept_bank_0 , \unit.meeting_0.kept_row_0 ;
    wire looking = \unit.meeting_0.looking ;
    wire [1:0] to_look_up = \unit.meeting_0.todo ;
    wire [1:0] kept = \unit.meeting_0.kept ;
    wire [1:0] kept_todo = \unit.meeting_0.kept_todo ;
    wire [1:0] kept_joined = \unit.meeting_0.kept_joined ;
    wire [1:0] kept_bank = \unit.meeting_0.kept_bank_0 ;
    wire [1:0] kept_row = \unit.meeting_0.kept_row_0 ;
    wire active = \unit.active ;
    wire begun = \unit.begun ;
    wire high_pass = \unit.high_pass ;
    wire done = \unit.done ;
    wire [1:0] pending = \unit.pending ;
    // Lanes that want to go.
    wire [1:0] want = begun ? pending : runs;
    wire [1:0] waiting = \unit.waiting ;
    wire [1:0] losers = \unit.losers ;
    wire [1:0] asked = { \unit.lane_1.address [2], \unit.lane_0.address [2]};

    // Cycles until the accesses of this word have been answered at most: 5 for each lane that has to go to a bank, 4 for one there.
    wire [1:0] done_with = {gone[3:2] != high_pass, gone[1:0] != high_pass};
    wire [1:0] todo = runs & ~lost & ~done_with;
    wire [1:0] of_bank_1 = {addresses[6] | high_pass, addresses[2] | high_pass};
    wire [4:0] until_0 = 5 * ((todo[0] & !of_bank_1[0]) + (todo[1] & !of_bank_1[1])) + (taken[1:0] != 0 ? 4 - ages[1:0] : 0);
    wire [4:0] until_1 = 5 * ((todo[0] & of_bank_1[0]) + (todo[1] & of_bank_1[1])) + (taken[3:2] != 0 ? 4 - ages[3:2] : 0);
    wire [4:0] until = until_0 > until_1 ? until_0 : until_1;
    always @(*) if (started) begin
        assert (active == service);
        assert (!high_pass | (active & is_long));
        assert (!begun | active);
        assert (begun | !active | !req_transactional);
        assert (!active | \unit.upper == req_half);
        assert (waiting == (taken[1:0] | taken[3:2]) & (taken[1:0] & taken[3:2]) == 0);
        assert (!(taken[1:0] & asked) & !(taken[3:2] & ~asked));
        if (was_ready & was_transactional)
            assert (done & losers == lose_before & taken == 0);
        for (l = 0; l < 2; l = l + 1) begin
            if (active) begin
                assert (want[l] == todo[l]);
                assert (losers[l] == lost[l] | (looking & losers[l] & lose[l]));
                assert (gone[2 * l+:2] <= high_pass + 1 & (runs[l] | gone[2 * l+:2] == 0));
                assert (!lost[l] | (runs[l] & gone[2 * l+:2] != 0 & req_transactional));
                assert (!high_pass | !runs[l] | gone[2 * l+:2] != 0);
                // Who waits has gone, and has not lost.
                if (req_transactional & waiting[l])
                    assert (runs[l] & !lost[l] & gone[2 * l+:2] == high_pass + 1);
            end
        end
        for (b = 0; b < 2; b = b + 1) begin
            assert (in_transaction[b] | ages[2 * b+:2] == 0);
            assert (taken[2 * b+:2] != 0 | ages[2 * b+:2] == 0);
            if (taken[2 * b+:2] != 0)
                assert (in_transaction[b] == (active & req_transactional) & (!in_transaction[b] | taken[2 * b+:2] != 3));
        end
        if (active & req_transactional & !looking)
            assert (age + (until == 0 ? 1 : until) + (is_long & !high_pass ? 10 : 0) <= 21);

        // Losers are looked up when all words have been answered.
        if (looking) begin
            assert (all_lose & active & req_transactional & (high_pass | !is_long) & until == 0);
            assert (age + to_look_up[0] + to_look_up[1] + (continues ? kept_todo[0] + kept_todo[1] : 0) <= 25);
            assert (!(to_look_up & ~lost));
            for (l = 0; l < 2; l = l + 1) begin
                // Who loses has, or waits for a loser of its word.
                assert (!lose[l] | losers[l]
                    | (to_look_up[0] & addresses[3:2] == addresses[4 * l + 2+:2])
                    | (to_look_up[1] & addresses[7:6] == addresses[4 * l + 2+:2])
                    | (continues & kept_todo[0] & below_words[1:0] == addresses[4 * l + 2+:2])
                    | (continues & kept_todo[1] & below_words[3:2] == addresses[4 * l + 2+:2]));
                if (continues) begin
                    assert (!kept_joined[l] | lose_below[l]);
                    assert (!lose_below[l] | kept_joined[l]
                        | (to_look_up[0] & addresses[3:2] == below_words[2 * l+:2])
                        | (to_look_up[1] & addresses[7:6] == below_words[2 * l+:2]));
                    assert (!(below_lost[l] & !kept_todo[l])
                        | !((to_look_up[0] & addresses[3:2] == below_words[2 * l+:2])
                            | (to_look_up[1] & addresses[7:6] == below_words[2 * l+:2])));
                end
            end
        end
        // The lower half is kept as it was.
        if (below & all_lose) begin
            assert (kept == below_ran);
            assert (!(below_lost & ~below_ran));
            assert (kept_bank == {below_words[2], below_words[0]} & kept_row == {below_words[3], below_words[1]});
            assert (kept_todo == below_lost | (looking & continues & !(kept_todo & ~below_lost)));
            assert (below_words[3:2] != below_words[1:0] | !(below_ran[0] & below_ran[1]) | below_lost[0] == below_lost[1]);
            assert (below_words[3:2] != below_words[1:0] | !(below_ran[0] & below_ran[1]) | kept_todo[0] == kept_todo[1]);
        end
    end
`endif
endmodule
