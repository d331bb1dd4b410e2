// learned_conflicts: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Conflicts within a warp, learned when lanes abort: at which loads all but the lowest lane had better pause.
//
// Turnstile's own, beside the Pause-and-Go of early conflict resolution (4.4), which pauses lanes for transactions in commit alone. Where the lanes of a warp
// conflict with each other, the resolver lets the lowest commit, and the others run their whole transaction again, once for each of
// them. What they conflict about is known then: on the retry all but the lowest lane pause before they load it, and go on from there when that one has committed.
//
//                  +---------------------+
//  check_valid,  ->| EarlyAbortScanner   |-> check_ready, check_done, check_hits
//  check_write,  ->|  4 lanes a cycle    |
//  check_lanes,    |    |                |
//  lane_address    | OwnerPlanes         |-> may_hit
//                  |    |                |
//  lost_valid,   ->| LearnedWord x WORDS |
//  lost_bank,      | what was stored in  |
//  lost_entry      |  this pass, before  |
//  pass_ends     ->| confidence          |
//                  +---------------------+
//
// One a slot. What is wrong here costs a pause, or brings none, and nothing else: who commits is decided behind this unit.
//
// Learning. lost_valid: lanes have aborted at a word with this entry of the ownership table. The resolver knows no more, and a lower lane may have stored another word with that entry. A new
// entry takes the place of the oldest of WORDS. Which word it is shows when one with this entry (OwnerPlanes) is loaded that had been stored in the pass
// before: of the lanes of a group that load such a word, the lowest one's address is learned.
//
// Look-up of a load or store (check_valid, held still with its pins until check_ready): as in the scanner a cycle a group of four lanes,
// and in the cycle after check_ready there is check_done, with check_hits: of a load, all lanes but the lowest of each learned word; the group at which its address is learned counts with it.
// Words that are stored are noted. Nobody hits without may_hit, which stays while a pass runs: then a load need not wait for its look-up.
//
// Confidence. That lanes conflict once does not say that they do so again: who finds a list changed may store nothing. A pass that ends (pass_ends; nothing is being
// looked up then) is judged. It was *vain* that lanes paused if nothing was stored until it ended; or if, in the pass behind the pause, nothing was loaded that had been
// stored in the pass before. Then all words are forgotten, and the confidence falls by 2. It rises by 1 if something was loaded that had been. Hits are shown from
// 3 on, of at most 5; it is 4 behind clear. Below, it rises by 1, once a pass, if lanes abort while there are words that had been learned before the pass ended: they would have paused.
// What was stored is kept as a bit for each value of the exclusive-or of the address's bytes. Words that share an entry of the ownership table mostly differ
// in that; their low bits alone would hardly tell them apart.
//
// clear forgets everything. Same-cycle priority: clear, pass_ends, the rest.
//
// For LANES = 4 * GROUPS lanes and an ownership table of BANKS = 2^BANK_BITS banks.
// Here BANK_BITS = 5, CLASSES = 8, ENTRY_BITS = 7, LANES = 32, PORTS = 4, WORDS = 4.
module learned_conflicts (
    // Rising edge.
    input  wire clock,
    // Synchronous.
    input  wire clear,
    // A load or store of the warp, until check_ready.
    input  wire check_valid,
    // It is a store.
    input  wire check_write,
    // Lanes that execute it, one bit per lane.
    input  wire [31:0] check_lanes,
    // Their word addresses.
    input  wire [959:0] lane_address,
    // Its last cycle.
    output wire check_ready,
    // In the cycle behind.
    output wire check_done,
    // Lanes that had better pause, while check_done; else 0.
    output wire [31:0] check_hits,
    // Lanes of a load may hit: there are words, and confidence. It changes at ends of passes, and behind them when lanes abort.
    output wire may_hit,
    // Lanes of the warp abort, for a conflict about the word with this entry.
    input  wire lost_valid,
    // Its bank of the ownership table.
    input  wire [4:0] lost_bank,
    // Row, and in the two low bits the byte, in the bank.
    input  wire [6:0] lost_entry,
    // A pass ends: its lanes want to commit.
    input  wire pass_ends
);
    reg  [3:0] asked;
    reg  stores, ends;
    reg  [19:0] bank;
    reg  [27:0] entry;
    reg  [119:0] address;
    reg  [1:0] oldest;
    reg  [2:0] confidence;
    reg  paused, resumed, useful, knew;
    reg  [255:0] stored, earlier;
    wire scanner_entry_ready;
    wire [3:0] scanner_lookup_valid;
    wire [119:0] scanner_lookup_address;
    (* maybe_unused *) wire unused_scanner_hit_any, unused_scanner_hit_all;
    wire [19:0] planes_bank_plane;
    wire [27:0] planes_entry_plane;
    wire forget;
    wire [3:0] words_learn, words_known, words_is_lost, loads, was_stored;
    wire [15:0] words_pauses;
    wire [19:0] bank_now;
    wire [27:0] entry_now;
    wire [127:0] wide;
    wire [31:0] folded;
    wire [127:0] one;
    wire [31:0] hot;
    wire [255:0] touched;
    wire [3:0] pauses;
    wire found, some_known, enabled, some_stored, nothing, vain;
    genvar g;

    early_abort_scanner scanner (
        .clock(clock),
        .clear(clear),
        .write_write(1'b0),
        .entry_valid(check_valid),
        .entry_ready(scanner_entry_ready),
        .entry_write(check_write),
        .entry_last(1'b1),
        .entry_lanes(check_lanes),
        .lane_address(lane_address),
        .lookup_valid(scanner_lookup_valid),
        .lookup_address(scanner_lookup_address),
        .lookup_read(4'd0),
        .lookup_write(pauses),
        .scan_done(check_done),
        .hit_lanes(check_hits),
        .hit_any(unused_scanner_hit_any),
        .hit_all(unused_scanner_hit_all)
    );

    learned_conflicts_planes planes (
        .lane_address(scanner_lookup_address),
        .bank_plane(planes_bank_plane),
        .entry_plane(planes_entry_plane)
    );

    for (g = 0; g < 4; g = g + 1) begin : gen_words
        (* keep_hierarchy *) learned_word words (
            .clock(clock),
            .clear(clear),
            .forget(forget),
            .learn(words_learn[g]),
            .lost_bank(lost_bank),
            .lost_entry(lost_entry),
            .known(words_known[g]),
            .is_lost(words_is_lost[g]),
            .loads(loads),
            .was_stored(was_stored),
            .ends(ends),
            .address(address),
            .bank(bank),
            .entry(entry),
            .pauses(words_pauses[4 * g +: 4])
        );
    end

    assign check_ready = scanner_entry_ready;

    for (g = 0; g < 4; g = g + 1) begin : gen_bank_now
        assign bank_now[5 * g +: 5] = {planes_bank_plane[g + 16], planes_bank_plane[g + 12], planes_bank_plane[g + 8],
                planes_bank_plane[g + 4], planes_bank_plane[g]};
        assign entry_now[7 * g +: 7] = {planes_entry_plane[g + 24], planes_entry_plane[g + 20],
                planes_entry_plane[g + 16], planes_entry_plane[g + 12], planes_entry_plane[g + 8],
                planes_entry_plane[g + 4], planes_entry_plane[g]};
        assign wide[32 * g +: 32] = {2'd0, address[30 * g +: 30]};
        assign folded[8 * g +: 8] = wide[32 * g +: 8] ^ wide[32 * g + 8 +: 8] ^ wide[32 * g + 16 +: 8] ^
                wide[32 * g + 24 +: 8];
    end

    function automatic [31:0] one_of(input reg [4:0] in_folded);
        begin
            one_of = 32'd1;
            one_of = one_of << in_folded;
        end
    endfunction
    assign one[0*32 +: 32] = one_of(folded[0*8 +: 5]);

    function automatic [7:0] hot_of(input reg in_asked, input reg [2:0] in_folded);
        begin
            hot_of = 8'd0;
            if (in_asked) hot_of[in_folded] = 1'b1;
        end
    endfunction

    for (g = 0; g < 3; g = g + 1) begin : gen_hot
        assign hot[8 * g +: 8] = hot_of(asked[g], folded[8 * g + 5 +: 3]);
        assign one[32 * g + 32 +: 32] = one_of(folded[8 * g + 8 +: 5]);
    end

    assign hot[3*8 +: 8] = hot_of(asked[3], folded[3*8 + 5 +: 3]);

    function automatic [3:0] was_stored_of(input reg [31:0] in_hot, input reg [255:0] in_earlier,
            input reg [127:0] in_one);
        integer i;
        begin
            was_stored_of = 4'd0;
            for (i = 0; i < 8; i = i + 1) begin
                if (in_hot[i] & (|(in_earlier[32 * i +: 32] & in_one[0*32 +: 32]))) was_stored_of[0] = 1'b1;
                if (in_hot[i + 8] & (|(in_earlier[32 * i +: 32] & in_one[1*32 +: 32]))) was_stored_of[1] = 1'b1;
                if (in_hot[i + 16] & (|(in_earlier[32 * i +: 32] & in_one[2*32 +: 32]))) was_stored_of[2] = 1'b1;
                if (in_hot[i + 24] & (|(in_earlier[32 * i +: 32] & in_one[3*32 +: 32]))) was_stored_of[3] = 1'b1;
            end
        end
    endfunction
    assign was_stored = was_stored_of(hot, earlier, one);

    function automatic [31:0] touched_of(input reg [24:0] in_hot, input reg [127:0] in_one);
        integer i;
        begin
            touched_of = 32'd0;
            for (i = 0; i < 4; i = i + 1) if (in_hot[8 * i]) touched_of = touched_of | in_one[32 * i +: 32];
        end
    endfunction

    for (g = 0; g < 8; g = g + 1) begin : gen_touched
        assign touched[32 * g +: 32] = touched_of(hot[g +: 25], one);
    end

    assign loads = stores ? 4'd0 : asked;

    function automatic [3:0] pauses_of(input reg [15:0] in_words_pauses, input reg in_enabled);
        integer i;
        begin
            pauses_of = 4'd0;
            for (i = 0; i < 4; i = i + 1) pauses_of = pauses_of | in_words_pauses[4 * i +: 4];
            if (!in_enabled) pauses_of = 4'd0;
        end
    endfunction
    assign pauses = pauses_of(words_pauses, enabled);

    function automatic found_of(input reg [3:0] in_words_is_lost);
        integer i;
        begin
            found_of = 1'b0;
            for (i = 0; i < 4; i = i + 1) found_of = found_of | in_words_is_lost[i];
        end
    endfunction
    assign found = found_of(words_is_lost);

    function automatic some_known_of(input reg [3:0] in_words_known);
        integer i;
        begin
            some_known_of = 1'b0;
            for (i = 0; i < 4; i = i + 1) some_known_of = some_known_of | in_words_known[i];
        end
    endfunction
    assign some_known = some_known_of(words_known);
    assign enabled = confidence >= 3'd3;
    assign may_hit = enabled & some_known;

    for (g = 0; g < 4; g = g + 1) begin : gen_words_learn
        localparam [31:0] G = g;
        assign words_learn[g] = lost_valid & !found & (oldest == G[1:0]);
    end

    function automatic some_stored_of(input reg [255:0] in_stored);
        integer i;
        begin
            some_stored_of = 1'b0;
            for (i = 0; i < 8; i = i + 1) some_stored_of = some_stored_of | (|in_stored[32 * i +: 32]);
        end
    endfunction
    assign some_stored = some_stored_of(stored);
    assign nothing = paused & !some_stored;
    assign vain = nothing | (resumed & !useful);
    assign forget = pass_ends & vain;

    always @(posedge clock) begin : at_clock
        integer i;
        if (check_valid) stores <= check_write;
        ends <= check_valid & scanner_entry_ready;
        for (i = 0; i < 4; i = i + 1) begin
            if (scanner_lookup_valid[i]) begin
                bank[5 * i +: 5] <= bank_now[5 * i +: 5];
                entry[7 * i +: 7] <= entry_now[7 * i +: 7];
                address[30 * i +: 30] <= scanner_lookup_address[30 * i +: 30];
            end
        end
        asked <= scanner_lookup_valid;
        for (i = 0; i < 8; i = i + 1) if (stores) stored[32 * i +: 32] <= stored[32 * i +: 32] | touched[32 * i +: 32];
        if ((|was_stored) & !stores) useful <= 1'b1;
        if (|pauses) paused <= 1'b1;
        if (lost_valid) begin
            if (!found) oldest <= oldest + 2'd1;
            if (knew & !enabled) confidence <= confidence + 3'd1;
            knew <= 1'b0;
        end
        if (pass_ends) begin
            knew <= some_known & !vain;
            if (vain) begin
                confidence <= 3'd0;
                if (confidence > 3'd2) confidence <= confidence - 3'd2;
            end else if (resumed & (confidence < 3'd5)) confidence <= confidence + 3'd1;
            resumed <= paused;
            paused <= 1'b0;
            useful <= 1'b0;
            for (i = 0; i < 8; i = i + 1) begin
                earlier[32 * i +: 32] <= stored[32 * i +: 32];
                stored[32 * i +: 32] <= 32'd0;
            end
        end
        if (clear) begin
            asked <= 4'd0;
            ends <= 1'b0;
            oldest <= 2'd0;
            confidence <= 3'd4;
            paused <= 1'b0;
            resumed <= 1'b0;
            useful <= 1'b0;
            knew <= 1'b0;
            for (i = 0; i < 8; i = i + 1) begin
                stored[32 * i +: 32] <= 32'd0;
                earlier[32 * i +: 32] <= 32'd0;
            end
        end
    end

    initial begin
        asked = 4'd0; stores = 1'b0; ends = 1'b0; bank = 20'd0; entry = 28'd0; address = 120'd0; oldest = 2'd0;
        confidence = 3'd0; paused = 1'b0; resumed = 1'b0; useful = 1'b0; knew = 1'b0; stored = {256{1'b0}};
        earlier = {256{1'b0}};
    end
endmodule
