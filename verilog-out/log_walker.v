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
// Lanes of walk_silent have committed and those of walk_temporal have aborted by the [temporal filter](crate::temporal_filter); they only count at the end, and for the back-off. Without
// walk_lanes there is nothing to walk: walk_ready does not wait for the other slot's walk, and end_valid comes two cycles later. Else its steps:
//
// 1. Resolve. The warp goes to the [intra-warp resolver](crate::intra_warp_resolver) (resolve_*), which takes the write log, the read log, and the write log again.
//    With the strap early_abort the [scanner](crate::early_abort_scanner) takes each entry once, in the first two passes. An entry goes on when both have it.
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
module log_walker (
    input  wire clock,
    input  wire clear,
    // Strap: lanes that hit in the conflict address table abort.
    input  wire early_abort,
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
    input  wire [31:0] line_word_0, line_word_1, line_word_2, line_word_3, line_word_4, line_word_5, line_word_6,
            line_word_7, line_word_8, line_word_9, line_word_10, line_word_11, line_word_12, line_word_13, line_word_14,
            line_word_15, line_word_16, line_word_17, line_word_18, line_word_19, line_word_20, line_word_21,
            line_word_22, line_word_23, line_word_24, line_word_25, line_word_26, line_word_27, line_word_28,
            line_word_29, line_word_30, line_word_31,
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
    output wire [29:0] lane_address_0, lane_address_1, lane_address_2, lane_address_3, lane_address_4, lane_address_5,
            lane_address_6, lane_address_7, lane_address_8, lane_address_9, lane_address_10, lane_address_11,
            lane_address_12, lane_address_13, lane_address_14, lane_address_15, lane_address_16, lane_address_17,
            lane_address_18, lane_address_19, lane_address_20, lane_address_21, lane_address_22, lane_address_23,
            lane_address_24, lane_address_25, lane_address_26, lane_address_27, lane_address_28, lane_address_29,
            lane_address_30, lane_address_31,
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
    output wire [29:0] packet_address_0, packet_address_1, packet_address_2, packet_address_3, packet_address_4,
            packet_address_5, packet_address_6, packet_address_7, packet_address_8, packet_address_9, packet_address_10,
            packet_address_11, packet_address_12, packet_address_13, packet_address_14, packet_address_15,
            packet_address_16, packet_address_17, packet_address_18, packet_address_19, packet_address_20,
            packet_address_21, packet_address_22, packet_address_23, packet_address_24, packet_address_25,
            packet_address_26, packet_address_27, packet_address_28, packet_address_29, packet_address_30,
            packet_address_31,
    output wire [31:0] packet_value_0, packet_value_1, packet_value_2, packet_value_3, packet_value_4, packet_value_5,
            packet_value_6, packet_value_7, packet_value_8, packet_value_9, packet_value_10, packet_value_11,
            packet_value_12, packet_value_13, packet_value_14, packet_value_15, packet_value_16, packet_value_17,
            packet_value_18, packet_value_19, packet_value_20, packet_value_21, packet_value_22, packet_value_23,
            packet_value_24, packet_value_25, packet_value_26, packet_value_27, packet_value_28, packet_value_29,
            packet_value_30, packet_value_31,
    input  wire vote_valid,
    input  wire [2:0] vote_partition,
    input  wire [31:0] vote_id,
    input  wire [31:0] vote_lanes,
    input  wire done_valid,
    input  wire [2:0] done_partition,
    input  wire [31:0] done_id,
    // By slot.
    output wire backs_off_0, backs_off_1,
    output wire end_valid_0, end_valid_1,
    output wire [31:0] end_committed_0, end_committed_1,
    output wire [31:0] end_resolver_0, end_resolver_1,
    output wire [31:0] end_early_0, end_early_1,
    output wire [31:0] end_failed_0, end_failed_1,
    output wire [31:0] end_temporal_0, end_temporal_1
);
    localparam [1:0] PACKET_KIND_READ = 2'd0;
    localparam [1:0] PACKET_KIND_WRITE = 2'd1;
    localparam [1:0] PACKET_KIND_FILL = 2'd2;
    localparam [1:0] PACKET_KIND_RESULT = 2'd3;
    localparam [2:0] WALKER_STATE_IDLE = 3'd0;
    localparam [2:0] WALKER_STATE_START = 3'd1;
    localparam [2:0] WALKER_STATE_RESOLVE = 3'd2;
    localparam [2:0] LOG_PASS_AGAIN = 3'd3;
    localparam [2:0] WALKER_STATE_NUMBER = 3'd3;
    localparam [2:0] WALKER_STATE_SEND = 3'd4;
    localparam [2:0] WALKER_STATE_FILL = 3'd5;
    reg  [2:0] state;
    reg  walking_slot;
    reg  [15:0] reads;
    reg  [15:0] writes;
    reg  contested;
    reg  given;
    reg  shown;
    reg  resolved;
    reg  scanned;
    wire ahead_begin_resolve;
    wire begin_send;
    wire ahead_take;
    (* maybe_unused *) wire [2:0] unused_ahead_pass;
    wire ahead_more;
    (* maybe_unused *) wire unused_ahead_scan_last;
    wire take_line;
    wire [2:0] behind_pass;
    wire behind_more;
    wire behind_of_writes;
    (* maybe_unused *) wire [15:0] unused_behind_at_index;
    wire behind_at_values;
    wire queue_reserve;
    wire queue_room;
    wire queue_head_valid;
    wire [31:0] queue_head_word_0, queue_head_word_1, queue_head_word_2, queue_head_word_3, queue_head_word_4,
            queue_head_word_5, queue_head_word_6, queue_head_word_7, queue_head_word_8, queue_head_word_9,
            queue_head_word_10, queue_head_word_11, queue_head_word_12, queue_head_word_13, queue_head_word_14,
            queue_head_word_15, queue_head_word_16, queue_head_word_17, queue_head_word_18, queue_head_word_19,
            queue_head_word_20, queue_head_word_21, queue_head_word_22, queue_head_word_23, queue_head_word_24,
            queue_head_word_25, queue_head_word_26, queue_head_word_27, queue_head_word_28, queue_head_word_29,
            queue_head_word_30, queue_head_word_31;
    wire walks;
    wire splitter_entry_valid;
    wire splitter_entry_ready;
    wire [31:0] splitter_entry_lanes;
    wire splitter_values_valid;
    wire splitter_entry_done;
    wire splitter_fill_valid;
    wire splitter_fill_done;
    wire splitter_packet_valid;
    wire splitter_packet_ready;
    wire splitter_packet_fill;
    wire [2:0] splitter_packet_partition;
    wire [31:0] splitter_packet_lanes;
    wire outcome_0_begin_valid, outcome_1_begin_valid;
    wire outcome_0_resolver_valid, outcome_1_resolver_valid;
    wire outcome_0_early_valid, outcome_1_early_valid;
    wire outcome_0_none_valid, outcome_1_none_valid;
    wire outcome_0_number_valid, outcome_1_number_valid;
    wire [31:0] outcome_0_number_last, outcome_1_number_last;
    wire outcome_0_vacant, outcome_1_vacant;
    wire [31:0] outcome_0_lanes, outcome_1_lanes;
    wire [31:0] outcome_0_survivors, outcome_1_survivors;
    wire [31:0] outcome_0_first, outcome_1_first;
    wire outcome_0_result_valid, outcome_1_result_valid;
    wire outcome_0_result_ready, outcome_1_result_ready;
    wire [2:0] outcome_0_result_partition, outcome_1_result_partition;
    wire [31:0] outcome_0_result_lanes, outcome_1_result_lanes;
    wire given_next;
    wire shown_next;
    wire [31:0] all;
    wire [31:0] survivors;
    wire [31:0] first;
    wire take_walk;
    wire [31:0] others;
    wire resolving;
    wire over;
    wire [31:0] count;
    wire numbered;
    wire sending;
    wire [31:0] there;
    wire [31:0] address_0, address_1, address_2, address_3, address_4, address_5, address_6, address_7, address_8,
            address_9, address_10, address_11, address_12, address_13, address_14, address_15, address_16, address_17,
            address_18, address_19, address_20, address_21, address_22, address_23, address_24, address_25, address_26,
            address_27, address_28, address_29, address_30, address_31;
    wire gives;
    wire shows;
    wire tells;
    (* maybe_unused *) wire unused;
    assign unused = &{address_0[31:30], address_1[31:30], address_2[31:30], address_3[31:30], address_4[31:30],
            address_5[31:30], address_6[31:30], address_7[31:30], address_8[31:30], address_9[31:30], address_10[31:30],
            address_11[31:30], address_12[31:30], address_13[31:30], address_14[31:30], address_15[31:30],
            address_16[31:30], address_17[31:30], address_18[31:30], address_19[31:30], address_20[31:30],
            address_21[31:30], address_22[31:30], address_23[31:30], address_24[31:30], address_25[31:30],
            address_26[31:30], address_27[31:30], address_28[31:30], address_29[31:30], address_30[31:30],
            address_31[31:30]};

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
        .line_word_0(line_word_0), .line_word_1(line_word_1), .line_word_2(line_word_2), .line_word_3(line_word_3),
                .line_word_4(line_word_4), .line_word_5(line_word_5), .line_word_6(line_word_6),
                .line_word_7(line_word_7), .line_word_8(line_word_8), .line_word_9(line_word_9),
                .line_word_10(line_word_10), .line_word_11(line_word_11), .line_word_12(line_word_12),
                .line_word_13(line_word_13), .line_word_14(line_word_14), .line_word_15(line_word_15),
                .line_word_16(line_word_16), .line_word_17(line_word_17), .line_word_18(line_word_18),
                .line_word_19(line_word_19), .line_word_20(line_word_20), .line_word_21(line_word_21),
                .line_word_22(line_word_22), .line_word_23(line_word_23), .line_word_24(line_word_24),
                .line_word_25(line_word_25), .line_word_26(line_word_26), .line_word_27(line_word_27),
                .line_word_28(line_word_28), .line_word_29(line_word_29), .line_word_30(line_word_30),
                .line_word_31(line_word_31),
        .head_valid(queue_head_valid),
        .head_word_0(queue_head_word_0), .head_word_1(queue_head_word_1), .head_word_2(queue_head_word_2),
                .head_word_3(queue_head_word_3), .head_word_4(queue_head_word_4), .head_word_5(queue_head_word_5),
                .head_word_6(queue_head_word_6), .head_word_7(queue_head_word_7), .head_word_8(queue_head_word_8),
                .head_word_9(queue_head_word_9), .head_word_10(queue_head_word_10), .head_word_11(queue_head_word_11),
                .head_word_12(queue_head_word_12), .head_word_13(queue_head_word_13), .head_word_14(queue_head_word_14),
                .head_word_15(queue_head_word_15), .head_word_16(queue_head_word_16), .head_word_17(queue_head_word_17),
                .head_word_18(queue_head_word_18), .head_word_19(queue_head_word_19), .head_word_20(queue_head_word_20),
                .head_word_21(queue_head_word_21), .head_word_22(queue_head_word_22), .head_word_23(queue_head_word_23),
                .head_word_24(queue_head_word_24), .head_word_25(queue_head_word_25), .head_word_26(queue_head_word_26),
                .head_word_27(queue_head_word_27), .head_word_28(queue_head_word_28), .head_word_29(queue_head_word_29),
                .head_word_30(queue_head_word_30), .head_word_31(queue_head_word_31),
        .pop(take_line)
    );

    packet_splitter splitter (
        .clock(clock),
        .clear(clear),
        .begin_valid(walks),
        .entry_valid(splitter_entry_valid),
        .entry_ready(splitter_entry_ready),
        .entry_lanes(splitter_entry_lanes),
        .lane_address_0(lane_address_0), .lane_address_1(lane_address_1), .lane_address_2(lane_address_2),
                .lane_address_3(lane_address_3), .lane_address_4(lane_address_4), .lane_address_5(lane_address_5),
                .lane_address_6(lane_address_6), .lane_address_7(lane_address_7), .lane_address_8(lane_address_8),
                .lane_address_9(lane_address_9), .lane_address_10(lane_address_10), .lane_address_11(lane_address_11),
                .lane_address_12(lane_address_12), .lane_address_13(lane_address_13), .lane_address_14(lane_address_14),
                .lane_address_15(lane_address_15), .lane_address_16(lane_address_16), .lane_address_17(lane_address_17),
                .lane_address_18(lane_address_18), .lane_address_19(lane_address_19), .lane_address_20(lane_address_20),
                .lane_address_21(lane_address_21), .lane_address_22(lane_address_22), .lane_address_23(lane_address_23),
                .lane_address_24(lane_address_24), .lane_address_25(lane_address_25), .lane_address_26(lane_address_26),
                .lane_address_27(lane_address_27), .lane_address_28(lane_address_28), .lane_address_29(lane_address_29),
                .lane_address_30(lane_address_30), .lane_address_31(lane_address_31),
        .values_valid(splitter_values_valid),
        .entry_done(splitter_entry_done),
        .fill_valid(splitter_fill_valid),
        .fill_done(splitter_fill_done),
        .packet_valid(splitter_packet_valid),
        .packet_ready(splitter_packet_ready),
        .packet_fill(splitter_packet_fill),
        .packet_partition(splitter_packet_partition),
        .packet_lanes(splitter_packet_lanes),
        .packet_address_0(packet_address_0), .packet_address_1(packet_address_1), .packet_address_2(packet_address_2),
                .packet_address_3(packet_address_3), .packet_address_4(packet_address_4),
                .packet_address_5(packet_address_5), .packet_address_6(packet_address_6),
                .packet_address_7(packet_address_7), .packet_address_8(packet_address_8),
                .packet_address_9(packet_address_9), .packet_address_10(packet_address_10),
                .packet_address_11(packet_address_11), .packet_address_12(packet_address_12),
                .packet_address_13(packet_address_13), .packet_address_14(packet_address_14),
                .packet_address_15(packet_address_15), .packet_address_16(packet_address_16),
                .packet_address_17(packet_address_17), .packet_address_18(packet_address_18),
                .packet_address_19(packet_address_19), .packet_address_20(packet_address_20),
                .packet_address_21(packet_address_21), .packet_address_22(packet_address_22),
                .packet_address_23(packet_address_23), .packet_address_24(packet_address_24),
                .packet_address_25(packet_address_25), .packet_address_26(packet_address_26),
                .packet_address_27(packet_address_27), .packet_address_28(packet_address_28),
                .packet_address_29(packet_address_29), .packet_address_30(packet_address_30),
                .packet_address_31(packet_address_31)
    );

    (* keep_hierarchy *) commit_outcome outcome_0 (.clock(clock), .clear(clear), .begin_valid(outcome_0_begin_valid),
            .begin_lanes(walk_lanes), .begin_silent(walk_silent), .begin_temporal(walk_temporal),
            .resolver_valid(outcome_0_resolver_valid), .resolver_lanes(resolved_lanes),
            .early_valid(outcome_0_early_valid), .early_lanes(scanned_lanes), .none_valid(outcome_0_none_valid),
            .number_valid(outcome_0_number_valid), .number_first(number_first), .number_last(outcome_0_number_last),
            .vote_valid(vote_valid), .vote_partition(vote_partition), .vote_id(vote_id), .vote_lanes(vote_lanes),
            .done_valid(done_valid), .done_partition(done_partition), .done_id(done_id), .vacant(outcome_0_vacant),
            .lanes(outcome_0_lanes), .survivors(outcome_0_survivors), .first(outcome_0_first),
            .result_valid(outcome_0_result_valid), .result_ready(outcome_0_result_ready),
            .result_partition(outcome_0_result_partition), .result_lanes(outcome_0_result_lanes),
            .backs_off(backs_off_0), .end_valid(end_valid_0), .end_committed(end_committed_0),
            .end_resolver(end_resolver_0), .end_early(end_early_0), .end_failed(end_failed_0),
            .end_temporal(end_temporal_0));
    (* keep_hierarchy *) commit_outcome outcome_1 (.clock(clock), .clear(clear), .begin_valid(outcome_1_begin_valid),
            .begin_lanes(walk_lanes), .begin_silent(walk_silent), .begin_temporal(walk_temporal),
            .resolver_valid(outcome_1_resolver_valid), .resolver_lanes(resolved_lanes),
            .early_valid(outcome_1_early_valid), .early_lanes(scanned_lanes), .none_valid(outcome_1_none_valid),
            .number_valid(outcome_1_number_valid), .number_first(number_first), .number_last(outcome_1_number_last),
            .vote_valid(vote_valid), .vote_partition(vote_partition), .vote_id(vote_id), .vote_lanes(vote_lanes),
            .done_valid(done_valid), .done_partition(done_partition), .done_id(done_id), .vacant(outcome_1_vacant),
            .lanes(outcome_1_lanes), .survivors(outcome_1_survivors), .first(outcome_1_first),
            .result_valid(outcome_1_result_valid), .result_ready(outcome_1_result_ready),
            .result_partition(outcome_1_result_partition), .result_lanes(outcome_1_result_lanes),
            .backs_off(backs_off_1), .end_valid(end_valid_1), .end_committed(end_committed_1),
            .end_resolver(end_resolver_1), .end_early(end_early_1), .end_failed(end_failed_1),
            .end_temporal(end_temporal_1));


    function automatic [2:0] given_next_of(input reg in_given, input reg in_shown, input reg [2:0] in_state,
            input reg in_resolve_ready, input reg in_resolving, input reg in_queue_head_valid, input reg in_gives,
            input reg in_entry_ready, input reg in_shows, input reg in_scan_ready, input reg in_entry_valid,
            input reg in_scan_valid, input reg in_splitter_entry_valid, input reg in_splitter_entry_ready,
            input reg in_splitter_entry_done);
        reg  own_given_next;
        reg  own_shown_next;
        reg  own_take_line;
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
        walk_slot ? outcome_1_vacant & ((state == WALKER_STATE_IDLE) | !(|walk_lanes)) :
        !walk_slot & outcome_0_vacant & ((state == WALKER_STATE_IDLE) | !(|walk_lanes));
    assign all =
        walking_slot ? outcome_1_lanes :
        !walking_slot ? outcome_0_lanes :
        32'd0;
    assign survivors =
        walking_slot ? outcome_1_survivors :
        !walking_slot ? outcome_0_survivors :
        32'd0;
    assign first =
        walking_slot ? outcome_1_first :
        !walking_slot ? outcome_0_first :
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
            count_of = (count_of & 32'h55555555) + ((count_of >> 1'b1) & 32'h55555555);
            count_of = (count_of & 32'h33333333) + ((count_of >> 2'd2) & 32'h33333333);
            count_of = (count_of & 32'hf0f0f0f) + ((count_of >> 3'd4) & 32'hf0f0f0f);
            count_of = (count_of & 32'hff00ff) + ((count_of >> 4'd8) & 32'hff00ff);
            count_of = (count_of & 32'hffff) + (count_of >> 5'd16);
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

    function automatic [1055:0] there_of(input reg [31:0] in_queue_head_word_0, input reg [31:0] in_queue_head_word_1,
            input reg [31:0] in_queue_head_word_2, input reg [31:0] in_queue_head_word_3,
            input reg [31:0] in_queue_head_word_4, input reg [31:0] in_queue_head_word_5,
            input reg [31:0] in_queue_head_word_6, input reg [31:0] in_queue_head_word_7,
            input reg [31:0] in_queue_head_word_8, input reg [31:0] in_queue_head_word_9,
            input reg [31:0] in_queue_head_word_10, input reg [31:0] in_queue_head_word_11,
            input reg [31:0] in_queue_head_word_12, input reg [31:0] in_queue_head_word_13,
            input reg [31:0] in_queue_head_word_14, input reg [31:0] in_queue_head_word_15,
            input reg [31:0] in_queue_head_word_16, input reg [31:0] in_queue_head_word_17,
            input reg [31:0] in_queue_head_word_18, input reg [31:0] in_queue_head_word_19,
            input reg [31:0] in_queue_head_word_20, input reg [31:0] in_queue_head_word_21,
            input reg [31:0] in_queue_head_word_22, input reg [31:0] in_queue_head_word_23,
            input reg [31:0] in_queue_head_word_24, input reg [31:0] in_queue_head_word_25,
            input reg [31:0] in_queue_head_word_26, input reg [31:0] in_queue_head_word_27,
            input reg [31:0] in_queue_head_word_28, input reg [31:0] in_queue_head_word_29,
            input reg [31:0] in_queue_head_word_30, input reg [31:0] in_queue_head_word_31);
        reg  [31:0] own_there;
        reg  [31:0] own_address_0, own_address_1, own_address_2, own_address_3, own_address_4, own_address_5, own_address_6,
                own_address_7, own_address_8, own_address_9, own_address_10, own_address_11, own_address_12, own_address_13,
                own_address_14, own_address_15, own_address_16, own_address_17, own_address_18, own_address_19,
                own_address_20, own_address_21, own_address_22, own_address_23, own_address_24, own_address_25,
                own_address_26, own_address_27, own_address_28, own_address_29, own_address_30, own_address_31;
        begin
            own_there = 32'd0;
            own_address_0 = in_queue_head_word_0;
            own_there[0] = |own_address_0;
            own_address_0 = own_address_0 >> 2'd2;
            own_address_1 = in_queue_head_word_1;
            own_there[1] = |own_address_1;
            own_address_1 = own_address_1 >> 2'd2;
            own_address_2 = in_queue_head_word_2;
            own_there[2] = |own_address_2;
            own_address_2 = own_address_2 >> 2'd2;
            own_address_3 = in_queue_head_word_3;
            own_there[3] = |own_address_3;
            own_address_3 = own_address_3 >> 2'd2;
            own_address_4 = in_queue_head_word_4;
            own_there[4] = |own_address_4;
            own_address_4 = own_address_4 >> 2'd2;
            own_address_5 = in_queue_head_word_5;
            own_there[5] = |own_address_5;
            own_address_5 = own_address_5 >> 2'd2;
            own_address_6 = in_queue_head_word_6;
            own_there[6] = |own_address_6;
            own_address_6 = own_address_6 >> 2'd2;
            own_address_7 = in_queue_head_word_7;
            own_there[7] = |own_address_7;
            own_address_7 = own_address_7 >> 2'd2;
            own_address_8 = in_queue_head_word_8;
            own_there[8] = |own_address_8;
            own_address_8 = own_address_8 >> 2'd2;
            own_address_9 = in_queue_head_word_9;
            own_there[9] = |own_address_9;
            own_address_9 = own_address_9 >> 2'd2;
            own_address_10 = in_queue_head_word_10;
            own_there[10] = |own_address_10;
            own_address_10 = own_address_10 >> 2'd2;
            own_address_11 = in_queue_head_word_11;
            own_there[11] = |own_address_11;
            own_address_11 = own_address_11 >> 2'd2;
            own_address_12 = in_queue_head_word_12;
            own_there[12] = |own_address_12;
            own_address_12 = own_address_12 >> 2'd2;
            own_address_13 = in_queue_head_word_13;
            own_there[13] = |own_address_13;
            own_address_13 = own_address_13 >> 2'd2;
            own_address_14 = in_queue_head_word_14;
            own_there[14] = |own_address_14;
            own_address_14 = own_address_14 >> 2'd2;
            own_address_15 = in_queue_head_word_15;
            own_there[15] = |own_address_15;
            own_address_15 = own_address_15 >> 2'd2;
            own_address_16 = in_queue_head_word_16;
            own_there[16] = |own_address_16;
            own_address_16 = own_address_16 >> 2'd2;
            own_address_17 = in_queue_head_word_17;
            own_there[17] = |own_address_17;
            own_address_17 = own_address_17 >> 2'd2;
            own_address_18 = in_queue_head_word_18;
            own_there[18] = |own_address_18;
            own_address_18 = own_address_18 >> 2'd2;
            own_address_19 = in_queue_head_word_19;
            own_there[19] = |own_address_19;
            own_address_19 = own_address_19 >> 2'd2;
            own_address_20 = in_queue_head_word_20;
            own_there[20] = |own_address_20;
            own_address_20 = own_address_20 >> 2'd2;
            own_address_21 = in_queue_head_word_21;
            own_there[21] = |own_address_21;
            own_address_21 = own_address_21 >> 2'd2;
            own_address_22 = in_queue_head_word_22;
            own_there[22] = |own_address_22;
            own_address_22 = own_address_22 >> 2'd2;
            own_address_23 = in_queue_head_word_23;
            own_there[23] = |own_address_23;
            own_address_23 = own_address_23 >> 2'd2;
            own_address_24 = in_queue_head_word_24;
            own_there[24] = |own_address_24;
            own_address_24 = own_address_24 >> 2'd2;
            own_address_25 = in_queue_head_word_25;
            own_there[25] = |own_address_25;
            own_address_25 = own_address_25 >> 2'd2;
            own_address_26 = in_queue_head_word_26;
            own_there[26] = |own_address_26;
            own_address_26 = own_address_26 >> 2'd2;
            own_address_27 = in_queue_head_word_27;
            own_there[27] = |own_address_27;
            own_address_27 = own_address_27 >> 2'd2;
            own_address_28 = in_queue_head_word_28;
            own_there[28] = |own_address_28;
            own_address_28 = own_address_28 >> 2'd2;
            own_address_29 = in_queue_head_word_29;
            own_there[29] = |own_address_29;
            own_address_29 = own_address_29 >> 2'd2;
            own_address_30 = in_queue_head_word_30;
            own_there[30] = |own_address_30;
            own_address_30 = own_address_30 >> 2'd2;
            own_address_31 = in_queue_head_word_31;
            own_there[31] = |own_address_31;
            own_address_31 = own_address_31 >> 2'd2;
            there_of = {own_there, own_address_0, own_address_1, own_address_2, own_address_3, own_address_4,
                    own_address_5, own_address_6, own_address_7, own_address_8, own_address_9, own_address_10,
                    own_address_11, own_address_12, own_address_13, own_address_14, own_address_15, own_address_16,
                    own_address_17, own_address_18, own_address_19, own_address_20, own_address_21, own_address_22,
                    own_address_23, own_address_24, own_address_25, own_address_26, own_address_27, own_address_28,
                    own_address_29, own_address_30, own_address_31};
        end
    endfunction
    assign {there, address_0, address_1, address_2, address_3, address_4, address_5, address_6, address_7, address_8,
            address_9, address_10, address_11, address_12, address_13, address_14, address_15, address_16, address_17, address_18,
            address_19, address_20, address_21, address_22, address_23, address_24, address_25, address_26, address_27,
            address_28, address_29, address_30, address_31} = there_of(queue_head_word_0,
            queue_head_word_1, queue_head_word_2, queue_head_word_3, queue_head_word_4, queue_head_word_5,
            queue_head_word_6, queue_head_word_7, queue_head_word_8, queue_head_word_9, queue_head_word_10,
            queue_head_word_11, queue_head_word_12, queue_head_word_13, queue_head_word_14, queue_head_word_15,
            queue_head_word_16, queue_head_word_17, queue_head_word_18, queue_head_word_19, queue_head_word_20,
            queue_head_word_21, queue_head_word_22, queue_head_word_23, queue_head_word_24, queue_head_word_25,
            queue_head_word_26, queue_head_word_27, queue_head_word_28, queue_head_word_29, queue_head_word_30,
            queue_head_word_31);
    assign lane_address_0 = address_0[29:0], lane_address_1 = address_1[29:0], lane_address_2 = address_2[29:0],
            lane_address_3 = address_3[29:0], lane_address_4 = address_4[29:0], lane_address_5 = address_5[29:0],
            lane_address_6 = address_6[29:0], lane_address_7 = address_7[29:0], lane_address_8 = address_8[29:0],
            lane_address_9 = address_9[29:0], lane_address_10 = address_10[29:0], lane_address_11 = address_11[29:0],
            lane_address_12 = address_12[29:0], lane_address_13 = address_13[29:0], lane_address_14 = address_14[29:0],
            lane_address_15 = address_15[29:0], lane_address_16 = address_16[29:0], lane_address_17 = address_17[29:0],
            lane_address_18 = address_18[29:0], lane_address_19 = address_19[29:0], lane_address_20 = address_20[29:0],
            lane_address_21 = address_21[29:0], lane_address_22 = address_22[29:0], lane_address_23 = address_23[29:0],
            lane_address_24 = address_24[29:0], lane_address_25 = address_25[29:0], lane_address_26 = address_26[29:0],
            lane_address_27 = address_27[29:0], lane_address_28 = address_28[29:0], lane_address_29 = address_29[29:0],
            lane_address_30 = address_30[29:0], lane_address_31 = address_31[29:0];
    assign packet_value_0 = queue_head_word_0, packet_value_1 = queue_head_word_1, packet_value_2 = queue_head_word_2,
            packet_value_3 = queue_head_word_3, packet_value_4 = queue_head_word_4, packet_value_5 = queue_head_word_5,
            packet_value_6 = queue_head_word_6, packet_value_7 = queue_head_word_7, packet_value_8 = queue_head_word_8,
            packet_value_9 = queue_head_word_9, packet_value_10 = queue_head_word_10,
            packet_value_11 = queue_head_word_11, packet_value_12 = queue_head_word_12,
            packet_value_13 = queue_head_word_13, packet_value_14 = queue_head_word_14,
            packet_value_15 = queue_head_word_15, packet_value_16 = queue_head_word_16,
            packet_value_17 = queue_head_word_17, packet_value_18 = queue_head_word_18,
            packet_value_19 = queue_head_word_19, packet_value_20 = queue_head_word_20,
            packet_value_21 = queue_head_word_21, packet_value_22 = queue_head_word_22,
            packet_value_23 = queue_head_word_23, packet_value_24 = queue_head_word_24,
            packet_value_25 = queue_head_word_25, packet_value_26 = queue_head_word_26,
            packet_value_27 = queue_head_word_27, packet_value_28 = queue_head_word_28,
            packet_value_29 = queue_head_word_29, packet_value_30 = queue_head_word_30,
            packet_value_31 = queue_head_word_31;
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
            input reg in_outcome_result_valid_0, input reg in_outcome_result_valid_1,
            input reg [2:0] in_outcome_result_partition_0, input reg [2:0] in_outcome_result_partition_1,
            input reg [31:0] in_outcome_first_0, input reg [31:0] in_outcome_first_1,
            input reg [31:0] in_outcome_survivors_0, input reg [31:0] in_outcome_survivors_1,
            input reg [31:0] in_outcome_result_lanes_0, input reg [31:0] in_outcome_result_lanes_1);
        reg  own_packet_valid;
        reg  [1:0] own_packet_kind;
        reg  [2:0] own_packet_partition;
        reg  [31:0] own_packet_first;
        reg  [31:0] own_packet_survivors;
        reg  [31:0] own_packet_lanes;
        reg  own_tells;
        reg  own_outcome_result_ready_0, own_outcome_result_ready_1;
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
            own_outcome_result_ready_0 = in_packet_ready & !own_tells;
            if (in_outcome_result_valid_0 & !own_tells) begin
                own_tells = 1'b1;
                own_packet_valid = 1'b1;
                own_packet_kind = PACKET_KIND_RESULT;
                own_packet_partition = in_outcome_result_partition_0;
                own_packet_first = in_outcome_first_0;
                own_packet_survivors = in_outcome_survivors_0;
                own_packet_lanes = in_outcome_result_lanes_0;
            end
            own_outcome_result_ready_1 = in_packet_ready & !own_tells;
            if (in_outcome_result_valid_1 & !own_tells) begin
                own_tells = 1'b1;
                own_packet_valid = 1'b1;
                own_packet_kind = PACKET_KIND_RESULT;
                own_packet_partition = in_outcome_result_partition_1;
                own_packet_first = in_outcome_first_1;
                own_packet_survivors = in_outcome_survivors_1;
                own_packet_lanes = in_outcome_result_lanes_1;
            end
            packet_valid_of = {own_packet_valid, own_packet_kind, own_packet_partition, own_packet_first,
                    own_packet_survivors, own_packet_lanes, own_tells, own_outcome_result_ready_0,
                    own_outcome_result_ready_1};
        end
    endfunction
    assign {packet_valid, packet_kind, packet_partition, packet_first, packet_survivors, packet_lanes, tells,
            outcome_0_result_ready, outcome_1_result_ready} = packet_valid_of(splitter_packet_valid,
            behind_of_writes, splitter_packet_fill, splitter_packet_partition, first, survivors, splitter_packet_lanes,
            packet_ready, outcome_0_result_valid, outcome_1_result_valid, outcome_0_result_partition,
            outcome_1_result_partition, outcome_0_first, outcome_1_first, outcome_0_survivors, outcome_1_survivors,
            outcome_0_result_lanes, outcome_1_result_lanes);
    assign outcome_0_begin_valid = take_walk & !walk_slot;
    assign outcome_1_begin_valid = take_walk & walk_slot;
    assign outcome_0_resolver_valid = !walking_slot & resolving & resolved_valid;
    assign outcome_1_resolver_valid = walking_slot & resolving & resolved_valid;
    assign outcome_0_early_valid = !walking_slot & resolving & scanned_valid;
    assign outcome_1_early_valid = walking_slot & resolving & scanned_valid;
    assign outcome_0_none_valid = !walking_slot & over;
    assign outcome_1_none_valid = walking_slot & over;
    assign outcome_0_number_valid = !walking_slot & numbered;
    assign outcome_1_number_valid = walking_slot & numbered;
    assign outcome_0_number_last = (number_first + count) - 32'd1,
            outcome_1_number_last = (number_first + count) - 32'd1;
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
        state = 3'd0;
        walking_slot = 1'b0;
        reads = 16'd0;
        writes = 16'd0;
        contested = 1'b0;
        given = 1'b0;
        shown = 1'b0;
        resolved = 1'b0;
        scanned = 1'b0;
    end
endmodule
