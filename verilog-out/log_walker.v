// log_walker: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Log walker: takes a warp's transactions from tcommit to their outcome. One a core.
//
// Early conflict resolution, Figure 2, 2.2 ("transactional log walkers transfer the logs to the Commit Units"), 2.3 and 4.3; the order of the steps, messages
// and back-off are those of the authors' simulator.
//
//  walk_*     ->+----------------------------------------------+-> row_* -> L1 -> line_*
//               | LogCursor ahead -> PrefetchFifo <- LogCursor |
//               |      head line: lanes, addresses             |-> entry_*, scan_*  (intra-warp resolver, scanner)
//               |                                              |<- resolved_*, scanned_*
//               | number_* (asks for numbers)                  |<-> number giver
//               | PacketSplitter                               |-> packet_* -> commit units
//               | CommitOutcome x 2                            |<- vote_*, done_*
//               +----------------------------------------------+-> backs_off, end_*
//
// A walk (walk_valid and walk_ready) commits walk_lanes of the warp that has slot walk_slot; its read log has walk_reads entries and
// its write log walk_writes. walk_ready while no walk is on and the slot is free; walk_slot chooses of which slot.
// Lanes of walk_silent have committed and those of walk_temporal have aborted by the temporal filter; they only count at the end, and for the back-off. Without
// walk_lanes there is nothing to walk: walk_ready does not wait for the other slot's walk, and end_valid comes two cycles later. Else its steps:
//
// 1. Resolve. The warp goes to the intra-warp resolver (resolve_*), which takes the write log, the read log, and the write log again.
//    With the strap early_abort the scanner takes each entry once, in the first two passes. An entry goes on when both have it.
//    The order of the passes is the resolver's, so its entry_index is not asked. It skips a warp of one lane; the scanner does not. Lanes that either of them aborts do not go on.
// 2. Number. number_valid asks for number_count numbers; with number_ready, number_first is the first. The lanes have them in lane order.
// 3. Send. Read log, then write log, entry by entry, a packet for each partition in which lanes have words; then a Fill packet for each partition.
// 4. to 6. Vote, tell, land: CommitOutcome, of each slot on its own. A Result packet goes to each partition after the votes of all.
// 7. End: end_valid of the slot, after the back-off, with the lanes that have committed and aborted, by what. If nobody is left after step 1, it comes at once.
//
// One walk is in steps 1 to 3 at a time, there being one resolver; both slots may be in 4 to 7. The walk of steps 1 to 3 never waits for votes.
//
// Lines. A log entry is two lines of a word a lane: byte addresses (row_values low), 0 for a lane that takes no part, as in the paper ("inactive ones, for
// which the entries contain zeroes") and the simulator; and values. row_slot, row_write, row_index name the entry; where logs lie is the core's to know. Up to 2^QUEUE_BITS lines are
// under way or here; line_valid brings them in the order in which they were asked for, no earlier than in the cycle after.
//
// Packets (packet_valid, packet_ready), one a cycle at most. Until it is taken one may give way to another: results go first, those of slot 0 before
// those of slot 1. Lane l of packet_survivors has the number packet_first + survivors below l.
//
// | packet_kind | packet_lanes | bytes |
// | --- | --- | --- |
// | Read, Write | lanes whose packet_address and packet_value are sent, all in packet_partition | 8 + 8 n |
// | Fill | survivors that have words there: FILL for their numbers, SKIP for the others | 8 |
// | Result | bit k: the number packet_first + k has passed everywhere | 8 |
//
// A partition votes when it has the Fill packet: vote_id is the last number of the warp, and vote_lanes has a bit for each as in Result. It says done under the
// same number. Votes and dones that nobody waits for are ignored; there is no way to hold them back.
//
// Latency. resolve_valid comes a cycle after the walk is taken. With lines there when they are wanted: number_valid two cycles after the later of resolved_valid and
// scanned_valid; an entry is sent in a cycle and one a packet, at least two; then a cycle, and one a partition. walk_ready in the cycle after.
//
// early_abort and the logs hold still during a walk. clear forgets everything; lines, votes and dones of before must not come after it.
// Same-cycle priority: clear over everything.
//
// LANES <= 32 lanes, logs of less than 2^LOG_BITS entries, 2^QUEUE_BITS lines ahead, PARTITIONS = 3 * 2^(PARTITION_BITS - 2) of chunks of 2^CHUNK_BITS words.
// Here ADDR_BITS = 30, LANES = 32, PARTITION_BITS = 3, SLOTS = 2.
module log_walker (
    input  wire clock,
    input  wire clear,
    // Strap: lanes that hit in the conflict address table abort.
    input  wire early_abort,
    // Strap: back-off by the aborts of the last lane that has failed; else by those of the warp.
    input  wire back_off_by_lane,
    input  wire walk_valid,
    output wire walk_ready,
    input  wire walk_slot,
    input  wire [31:0] walk_lanes,
    input  wire [31:0] walk_silent,
    input  wire [31:0] walk_temporal,
    input  wire [15:0] walk_reads,
    input  wire [15:0] walk_writes,
    output wire row_valid,
    input  wire row_ready,
    output wire row_slot,
    output wire row_write,
    output wire [15:0] row_index,
    output wire row_values,
    input  wire line_valid,
    input  wire [1023:0] line_word,
    // To the resolver's start, with walk_reads and walk_writes.
    output wire resolve_valid,
    input  wire resolve_ready,
    output wire [31:0] resolve_lanes,
    output wire [15:0] resolve_reads,
    output wire [15:0] resolve_writes,
    output wire entry_valid,
    input  wire entry_ready,
    input  wire resolved_valid,
    input  wire [31:0] resolved_lanes,
    output wire scan_valid,
    input  wire scan_ready,
    output wire scan_write,
    output wire scan_last,
    input  wire scanned_valid,
    input  wire [31:0] scanned_lanes,
    // The entry for both.
    output wire [31:0] entry_lanes,
    output wire [959:0] lane_address,
    output wire number_valid,
    input  wire number_ready,
    output wire [5:0] number_count,
    input  wire [31:0] number_first,
    output wire packet_valid,
    input  wire packet_ready,
    output wire [1:0] packet_kind,
    output wire [2:0] packet_partition,
    output wire [31:0] packet_first,
    output wire [31:0] packet_survivors,
    output wire [31:0] packet_lanes,
    output wire [959:0] packet_address,
    output wire [1023:0] packet_value,
    input  wire vote_valid,
    input  wire [2:0] vote_partition,
    input  wire [31:0] vote_id,
    input  wire [31:0] vote_lanes,
    input  wire done_valid,
    input  wire [2:0] done_partition,
    input  wire [31:0] done_id,
    // By slot.
    output wire [1:0] backs_off,
    output wire [1:0] end_valid,
    output wire [63:0] end_committed,
    output wire [63:0] end_resolver,
    output wire [63:0] end_early,
    output wire [63:0] end_failed,
    output wire [63:0] end_temporal
);
    localparam [1:0] PACKET_KIND_READ = 2'd0, PACKET_KIND_WRITE = 2'd1, PACKET_KIND_FILL = 2'd2,
            PACKET_KIND_RESULT = 2'd3;
    localparam [2:0] WALKER_STATE_IDLE = 3'd0, WALKER_STATE_START = 3'd1, WALKER_STATE_RESOLVE = 3'd2,
            LOG_PASS_AGAIN = 3'd3, WALKER_STATE_NUMBER = 3'd3, WALKER_STATE_SEND = 3'd4, WALKER_STATE_FILL = 3'd5;
    reg  [2:0] state;
    reg  walking_slot;
    reg  [15:0] reads, writes;
    reg  contested, given, shown, resolved, scanned;
    wire ahead_begin_resolve, begin_send, ahead_take;
    (* maybe_unused *) wire [2:0] unused_ahead_pass;
    wire ahead_more;
    (* maybe_unused *) wire unused_ahead_scan_last;
    wire take_line;
    wire [2:0] behind_pass;
    wire behind_more, behind_of_writes;
    (* maybe_unused *) wire [15:0] unused_behind_at_index;
    wire behind_at_values, queue_reserve, queue_room, queue_head_valid;
    wire [1023:0] queue_head_word;
    wire walks, splitter_entry_valid, splitter_entry_ready;
    wire [31:0] splitter_entry_lanes;
    wire splitter_values_valid, splitter_entry_done, splitter_fill_valid, splitter_fill_done, splitter_packet_valid,
            splitter_packet_ready, splitter_packet_fill;
    wire [2:0] splitter_packet_partition;
    wire [31:0] splitter_packet_lanes;
    wire [1:0] outcome_begin_valid, outcome_resolver_valid, outcome_early_valid, outcome_none_valid,
            outcome_number_valid;
    wire [63:0] outcome_number_last;
    wire [1:0] outcome_vacant;
    wire [63:0] outcome_lanes, outcome_survivors, outcome_first;
    wire [1:0] outcome_result_valid, outcome_result_ready;
    wire [5:0] outcome_result_partition;
    wire [63:0] outcome_result_lanes;
    wire given_next, shown_next;
    wire [31:0] all, survivors, first;
    wire take_walk;
    wire [31:0] others;
    wire resolving, over;
    wire [31:0] count;
    wire numbered, sending;
    wire [31:0] there;
    wire [1023:0] address;
    wire gives, shows, tells;
    (* maybe_unused *) wire unused;
    assign unused = &{address};
    genvar g;

    (* keep_hierarchy *) log_cursor ahead (
        .clock(clock),
        .clear(clear),
        .begin_resolve(ahead_begin_resolve),
        .begin_again(contested),
        .begin_send(begin_send),
        .reads(reads),
        .writes(writes),
        .take(ahead_take),
        .pass(unused_ahead_pass),
        .more(ahead_more),
        .of_writes(row_write),
        .at_index(row_index),
        .at_values(row_values),
        .scan_last(unused_ahead_scan_last)
    );

    (* keep_hierarchy *) log_cursor behind (
        .clock(clock),
        .clear(clear),
        .begin_resolve(ahead_begin_resolve),
        .begin_again(contested),
        .begin_send(begin_send),
        .reads(reads),
        .writes(writes),
        .take(take_line),
        .pass(behind_pass),
        .more(behind_more),
        .of_writes(behind_of_writes),
        .at_index(unused_behind_at_index),
        .at_values(behind_at_values),
        .scan_last(scan_last)
    );

    prefetch_fifo queue (
        .clock(clock),
        .clear(clear),
        .reserve(queue_reserve),
        .room(queue_room),
        .line_valid(line_valid),
        .line_word(line_word),
        .head_valid(queue_head_valid),
        .head_word(queue_head_word),
        .pop(take_line)
    );

    packet_splitter splitter (
        .clock(clock),
        .clear(clear),
        .begin_valid(walks),
        .entry_valid(splitter_entry_valid),
        .entry_ready(splitter_entry_ready),
        .entry_lanes(splitter_entry_lanes),
        .lane_address(lane_address),
        .values_valid(splitter_values_valid),
        .entry_done(splitter_entry_done),
        .fill_valid(splitter_fill_valid),
        .fill_done(splitter_fill_done),
        .packet_valid(splitter_packet_valid),
        .packet_ready(splitter_packet_ready),
        .packet_fill(splitter_packet_fill),
        .packet_partition(splitter_packet_partition),
        .packet_lanes(splitter_packet_lanes),
        .packet_address(packet_address)
    );

    for (g = 0; g < 2; g = g + 1) begin : gen_outcome
        (* keep_hierarchy *) commit_outcome outcome (
            .clock(clock),
            .clear(clear),
            .back_off_by_lane(back_off_by_lane),
            .begin_valid(outcome_begin_valid[g]),
            .begin_lanes(walk_lanes),
            .begin_silent(walk_silent),
            .begin_temporal(walk_temporal),
            .resolver_valid(outcome_resolver_valid[g]),
            .resolver_lanes(resolved_lanes),
            .early_valid(outcome_early_valid[g]),
            .early_lanes(scanned_lanes),
            .none_valid(outcome_none_valid[g]),
            .number_valid(outcome_number_valid[g]),
            .number_first(number_first),
            .number_last(outcome_number_last[32 * g +: 32]),
            .vote_valid(vote_valid),
            .vote_partition(vote_partition),
            .vote_id(vote_id),
            .vote_lanes(vote_lanes),
            .done_valid(done_valid),
            .done_partition(done_partition),
            .done_id(done_id),
            .vacant(outcome_vacant[g]),
            .lanes(outcome_lanes[32 * g +: 32]),
            .survivors(outcome_survivors[32 * g +: 32]),
            .first(outcome_first[32 * g +: 32]),
            .result_valid(outcome_result_valid[g]),
            .result_ready(outcome_result_ready[g]),
            .result_partition(outcome_result_partition[3 * g +: 3]),
            .result_lanes(outcome_result_lanes[32 * g +: 32]),
            .backs_off(backs_off[g]),
            .end_valid(end_valid[g]),
            .end_committed(end_committed[32 * g +: 32]),
            .end_resolver(end_resolver[32 * g +: 32]),
            .end_early(end_early[32 * g +: 32]),
            .end_failed(end_failed[32 * g +: 32]),
            .end_temporal(end_temporal[32 * g +: 32])
        );
    end

    function automatic [2:0] given_next_of(input reg in_given, input reg in_shown, input reg [2:0] in_state,
            input reg in_resolve_ready, input reg in_resolving, input reg in_queue_head_valid, input reg in_gives,
            input reg in_entry_ready, input reg in_shows, input reg in_scan_ready, input reg in_entry_valid,
            input reg in_scan_valid, input reg in_splitter_entry_valid, input reg in_splitter_entry_ready,
            input reg in_splitter_entry_done);
        reg  own_given_next, own_shown_next, own_take_line;
        begin
            own_given_next = in_given;
            own_shown_next = in_shown;
            if ((in_state == WALKER_STATE_START) & in_resolve_ready) begin
                own_given_next = 1'b0;
                own_shown_next = 1'b0;
            end
            own_take_line = in_resolving & in_queue_head_valid & (!in_gives | in_given | in_entry_ready) & (!in_shows |
                    in_shown | in_scan_ready);
            if (in_entry_valid & in_entry_ready) own_given_next = 1'b1;
            if (in_scan_valid & in_scan_ready) own_shown_next = 1'b1;
            if (own_take_line) begin
                own_given_next = 1'b0;
                own_shown_next = 1'b0;
            end
            if (in_splitter_entry_valid & in_splitter_entry_ready) own_take_line = 1'b1;
            if (in_splitter_entry_done) own_take_line = 1'b1;
            given_next_of = {own_given_next, own_shown_next, own_take_line};
        end
    endfunction
    assign {given_next, shown_next, take_line} = given_next_of(given, shown, state, resolve_ready, resolving,
            queue_head_valid, gives, entry_ready, shows, scan_ready, entry_valid, scan_valid, splitter_entry_valid,
            splitter_entry_ready, splitter_entry_done);
    assign walk_ready =
        walk_slot ? outcome_vacant[1] & ((state == WALKER_STATE_IDLE) | !(|walk_lanes)) :
        !walk_slot & outcome_vacant[0] & ((state == WALKER_STATE_IDLE) | !(|walk_lanes));
    assign all =
        walking_slot ? outcome_lanes[1*32 +: 32] :
        !walking_slot ? outcome_lanes[0*32 +: 32] :
        32'd0;
    assign survivors =
        walking_slot ? outcome_survivors[1*32 +: 32] :
        !walking_slot ? outcome_survivors[0*32 +: 32] :
        32'd0;
    assign first =
        walking_slot ? outcome_first[1*32 +: 32] :
        !walking_slot ? outcome_first[0*32 +: 32] :
        32'd0;
    assign take_walk = walk_valid & walk_ready;
    assign others = walk_lanes - 32'd1;
    assign walks = take_walk & (|walk_lanes);
    assign resolve_valid = state == WALKER_STATE_START;
    assign resolve_lanes = all;
    assign resolve_reads = reads;
    assign resolve_writes = writes;
    assign ahead_begin_resolve = (state == WALKER_STATE_START) & resolve_ready & (contested | early_abort);
    assign resolving = state == WALKER_STATE_RESOLVE;
    assign begin_send = resolving & resolved & scanned & (|survivors);
    assign over = resolving & resolved & scanned & !(|survivors);

    function automatic [31:0] count_of(input reg [31:0] in_survivors);
        begin
            count_of = in_survivors;
            count_of = (count_of & 32'h55555555) + ((count_of >> 1) & 32'h55555555);
            count_of = (count_of & 32'h33333333) + ((count_of >> 2) & 32'h33333333);
            count_of = (count_of & 32'hf0f0f0f) + ((count_of >> 4) & 32'hf0f0f0f);
            count_of = (count_of & 32'hff00ff) + ((count_of >> 8) & 32'hff00ff);
            count_of = (count_of & 32'hffff) + (count_of >> 16);
        end
    endfunction
    assign count = count_of(survivors);
    assign number_count = count[5:0];
    assign number_valid = state == WALKER_STATE_NUMBER;
    assign numbered = number_valid & number_ready;
    assign row_valid = ahead_more & queue_room;
    assign row_slot = walking_slot;
    assign ahead_take = row_valid & row_ready;
    assign queue_reserve = row_valid & row_ready;
    assign sending = state == WALKER_STATE_SEND;

    function automatic [1055:0] there_of(input reg [1023:0] in_queue_head_word);
        reg  [31:0] own_there;
        reg  [1023:0] own_address;
        integer i;
        begin
            own_there = 32'd0;
            for (i = 0; i < 32; i = i + 1) begin
                own_address[32 * i +: 32] = in_queue_head_word[32 * i +: 32];
                own_there[i] = |own_address[32 * i +: 32];
                own_address[32 * i +: 32] = own_address[32 * i +: 32] >> 2;
            end
            there_of = {own_there, own_address};
        end
    endfunction
    assign {there, address} = there_of(queue_head_word);

    for (g = 0; g < 32; g = g + 1) begin : gen_lane_address
        assign lane_address[30 * g +: 30] = address[32 * g +: 30];
    end

    assign packet_value = queue_head_word;
    assign entry_lanes = there & all;
    assign splitter_entry_lanes = there & survivors;
    assign gives = resolving & queue_head_valid & contested;
    assign shows = resolving & queue_head_valid & early_abort & (behind_pass != LOG_PASS_AGAIN);
    assign entry_valid = gives & !given;
    assign scan_valid = shows & !shown;
    assign scan_write = behind_of_writes;
    assign splitter_entry_valid = sending & queue_head_valid & !behind_at_values;
    assign splitter_values_valid = sending & queue_head_valid & behind_at_values;
    assign splitter_fill_valid = state == WALKER_STATE_FILL;

    function automatic [104:0] packet_valid_of(input reg in_splitter_packet_valid, input reg in_behind_of_writes,
            input reg in_splitter_packet_fill, input reg [2:0] in_splitter_packet_partition, input reg [31:0] in_first,
            input reg [31:0] in_survivors, input reg [31:0] in_splitter_packet_lanes, input reg in_packet_ready,
            input reg [1:0] in_outcome_result_valid, input reg [5:0] in_outcome_result_partition,
            input reg [63:0] in_outcome_first, input reg [63:0] in_outcome_survivors,
            input reg [63:0] in_outcome_result_lanes);
        reg  own_packet_valid;
        reg  [1:0] own_packet_kind;
        reg  [2:0] own_packet_partition;
        reg  [31:0] own_packet_first, own_packet_survivors, own_packet_lanes;
        reg  own_tells;
        reg  [1:0] own_outcome_result_ready;
        integer i;
        begin
            own_packet_valid = in_splitter_packet_valid;
            own_packet_kind = PACKET_KIND_READ;
            if (in_behind_of_writes) own_packet_kind = PACKET_KIND_WRITE;
            if (in_splitter_packet_fill) own_packet_kind = PACKET_KIND_FILL;
            own_packet_partition = in_splitter_packet_partition;
            own_packet_first = in_first;
            own_packet_survivors = in_survivors;
            own_packet_lanes = in_splitter_packet_lanes;
            own_tells = 1'b0;
            for (i = 0; i < 2; i = i + 1) begin
                own_outcome_result_ready[i] = in_packet_ready & !own_tells;
                if (in_outcome_result_valid[i] & !own_tells) begin
                    own_tells = 1'b1;
                    own_packet_valid = 1'b1;
                    own_packet_kind = PACKET_KIND_RESULT;
                    own_packet_partition = in_outcome_result_partition[3 * i +: 3];
                    own_packet_first = in_outcome_first[32 * i +: 32];
                    own_packet_survivors = in_outcome_survivors[32 * i +: 32];
                    own_packet_lanes = in_outcome_result_lanes[32 * i +: 32];
                end
            end
            packet_valid_of = {own_packet_valid, own_packet_kind, own_packet_partition, own_packet_first,
                    own_packet_survivors, own_packet_lanes, own_tells, own_outcome_result_ready};
        end
    endfunction
    assign {packet_valid, packet_kind, packet_partition, packet_first, packet_survivors, packet_lanes, tells,
            outcome_result_ready} = packet_valid_of(splitter_packet_valid,
            behind_of_writes, splitter_packet_fill, splitter_packet_partition, first, survivors, splitter_packet_lanes,
            packet_ready, outcome_result_valid, outcome_result_partition, outcome_first, outcome_survivors,
            outcome_result_lanes);
    assign outcome_begin_valid[0] = take_walk & !walk_slot;
    assign outcome_begin_valid[1] = take_walk & walk_slot;
    assign outcome_resolver_valid[0] = !walking_slot & resolving & resolved_valid;
    assign outcome_resolver_valid[1] = walking_slot & resolving & resolved_valid;
    assign outcome_early_valid[0] = !walking_slot & resolving & scanned_valid;
    assign outcome_early_valid[1] = walking_slot & resolving & scanned_valid;
    assign outcome_none_valid[0] = !walking_slot & over;
    assign outcome_none_valid[1] = walking_slot & over;
    assign outcome_number_valid[0] = !walking_slot & numbered;
    assign outcome_number_valid[1] = walking_slot & numbered;
    assign outcome_number_last[0*32 +: 32] = (number_first + count) - 32'd1,
            outcome_number_last[1*32 +: 32] = (number_first + count) - 32'd1;
    assign splitter_packet_ready = packet_ready & !tells;

    always @(posedge clock) begin
        if (walks) begin
            state <= WALKER_STATE_START;
            walking_slot <= walk_slot;
            reads <= walk_reads;
            writes <= walk_writes;
            contested <= |(walk_lanes & others);
        end
        if ((state == WALKER_STATE_START) & resolve_ready) begin
            state <= WALKER_STATE_RESOLVE;
            resolved <= 1'b0;
            scanned <= !early_abort | (!(|reads) & !(|writes));
        end
        if (resolving) begin
            if (resolved_valid) resolved <= 1'b1;
            if (scanned_valid) scanned <= 1'b1;
            if (resolved & scanned) begin
                state <= WALKER_STATE_IDLE;
                if (|survivors) state <= WALKER_STATE_NUMBER;
            end
        end
        if (numbered) state <= WALKER_STATE_SEND;
        if (sending & !behind_more) state <= WALKER_STATE_FILL;
        if (splitter_fill_done) state <= WALKER_STATE_IDLE;
        if (clear) state <= WALKER_STATE_IDLE;
        given <= given_next;
        shown <= shown_next;
    end

    initial begin
        state = 3'd0; walking_slot = 1'b0; reads = 16'd0; writes = 16'd0; contested = 1'b0; given = 1'b0; shown = 1'b0;
        resolved = 1'b0; scanned = 1'b0;
    end
endmodule
