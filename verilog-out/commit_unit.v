// commit_unit: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Commit unit: validates the transactions of all cores on the words of one memory partition, and commits them in the order of their numbers.
//
// Kilo TM's with Warp TM's coalesced messages, as early conflict resolution describes it (2.2, 2.3, 4.1); states and order of events are those of the authors'
// simulator. One in each memory partition.
//
//  msg_*  -> WordLog reads, writes; EntryFlags     read_* <-> cache, ValidationQueue
//  hazard pointer: LastWriterTable, HazardCheck    count_* -> reference_count_table
//  vote pointer   -> vote_*                        result_* <- cores
//  commit pointer -> write_*    retire pointer -> done_*    release pointer: counts, nodes, flags
//
// Transactions have numbers from 1 on, one after the other over all cores; those of a warp follow each other. Every number comes to every commit
// unit: its words (READ, WRITE), then FILL if it has words here, else SKIP; both say which the first number of the warp is, and whether
// this is its last. A message is one word; msg_id must be a number whose transaction is live.
//
// States of a number: UNUSED until its first message; FILL until all words are here; VALIDATION_WAIT until the vote pointer knows the
// outcome here (REVALIDATION_WAIT in between, if there is a hazard); PASS or FAIL, then PASS_ACK_WAIT until result, the outcome of all commit
// units; COMMIT_READY until the commit pointer has sent the writes; COMMIT_SENT until they have landed; RETIRED; and UNUSED again when the
// release pointer has been there. Five pointers follow each other in the order of numbers, so where a number stands says which of them have passed it.
//
// - Arrival. A read word goes to the cache at once, and its value is compared when it comes back. Words go to the logs.
// - Hazard pointer: a word a cycle, and one to go on. Reads are looked up in the last-writer table, then writes are stored there.
// - Vote pointer: waits for the values. A value that differs: fail. A hazard: waits until the youngest writer in question has retired, reads the whole
//   read set again, a word a cycle, and decides by that. Else pass. With the last lane of a warp the votes of all its lanes
//   go to the core (vote_id is the last number, bit l of vote_lanes its lane l; SKIP is a pass).
// - Commit pointer: waits for result, and sends the writes of a transaction that has passed everywhere, a word a cycle.
// - Retire pointer: waits until they have landed; with the last lane of a warp, done.
// - Release pointer: takes the references away, and gives nodes and slot back, a word a cycle, one to begin and one to go on; it passes a number without words in
//   a cycle.
//
// Reference counts. A reader is added when its word arrives, a writer when the hazard pointer stores it (4.1), or with the strap count_on_arrival also
// when its word arrives, as in the simulator. They are removed by the release
// pointer: when the writes have landed or the transaction has failed, in order. With the strap remove_at_vote they are removed as soon as the outcome here is
// known, by a walk of its own behind the vote pointer, as in the simulator; then a word in commit can be missed between vote and landing. With remove_failed_at_vote
// that holds for those alone that have failed here, which write nothing: nothing is missed. With count_writers_only readers are not counted. Of the unit's
// requests the hazard pointer's come first, then arrivals, then removals.
//
// Full. A log without a free node drops the word, and the transaction fails here (log_overflow). It does not hold messages back: the words that
// would let the oldest transaction go on might be behind. Numbers of 2^SLOT_BITS after the release pointer and later ones are held back; the cores
// must not give out so many.
//
// Ports to the cache answer, and land, in the order of the requests. A read of the cycle in which a write is sent may find the old or the new word.
//
// clear starts the sweeps of the logs and tables; msg_ready is low meanwhile. Same-cycle priority: clear over everything.
//
// 2^SLOT_BITS transactions, logs of 2^NODE_BITS words each (COUNT_BITS = NODE_BITS + 1), 2^QUEUE_BITS reads under way.
// Here ADDR_BITS = 30, COMMIT_TOTAL_BITS = 16, SLOT_BITS = 10.
module commit_unit (
    input  wire clock,
    input  wire clear,
    // Strap: references go when the outcome here is known.
    input  wire remove_at_vote,
    // Strap: references of transactions that have failed here go when that is known, the others as without straps.
    input  wire remove_failed_at_vote,
    // Strap: writers are counted when their words arrive.
    input  wire count_on_arrival,
    // Strap: readers are not counted.
    input  wire count_writers_only,
    input  wire msg_valid,
    output wire msg_ready,
    input  wire [1:0] msg_kind,
    input  wire [31:0] msg_id,
    input  wire [29:0] msg_address,
    input  wire [31:0] msg_value,
    input  wire [31:0] msg_first,
    input  wire msg_last,
    output wire log_overflow,
    output wire read_valid,
    input  wire read_ready,
    output wire [29:0] read_address,
    input  wire read_rsp_valid,
    input  wire [31:0] read_rsp_value,
    output wire vote_valid,
    input  wire vote_ready,
    output wire [31:0] vote_id,
    output wire [31:0] vote_lanes,
    input  wire result_valid,
    input  wire [31:0] result_id,
    input  wire result_pass,
    output wire write_valid,
    input  wire write_ready,
    output wire [29:0] write_address,
    output wire [31:0] write_value,
    // A write has landed.
    input  wire write_ack,
    output wire done_valid,
    input  wire done_ready,
    output wire [31:0] done_id,
    output wire count_valid,
    input  wire count_ready,
    output wire [29:0] count_address,
    output wire count_write,
    output wire count_decrement,
    // The increment of the cycle before was counted.
    input  wire count_counted,
    // The lowest number that each pointer has not passed.
    output wire [31:0] hazard_at,
    output wire [31:0] vote_at,
    output wire [31:0] commit_at,
    output wire [31:0] retire_at,
    output wire [31:0] release_at
);
    localparam [1:0] COMMIT_MESSAGE_READ = 2'd0, COMMIT_MESSAGE_WRITE = 2'd1, COMMIT_MESSAGE_FILL = 2'd2,
            COMMIT_MESSAGE_SKIP = 2'd3;
    localparam [2:0] WALK_STATE_WAIT = 3'd0, WALK_STATE_READS = 3'd2, WALK_STATE_WRITES = 3'd3, WALK_STATE_END = 3'd4;
    reg  [31:0] voting_id, commit_id, retire_id, retired_before;
    reg  [2:0] vote_state;
    reg  [15:0] reread_target;
    reg  [31:0] voting_lanes, voting_lane;
    reg  [2:0] commit_state;
    reg  [15:0] sent, landed;
    reg  counting_read, counting_write;
    reg  [11:0] counting_node;
    wire reads_log_ready, reads_put_valid;
    wire [9:0] msg_slot;
    wire reads_put_full;
    wire [11:0] reads_put_node;
    (* maybe_unused *) wire unused_reads_placed_valid;
    wire reads_placed_first;
    wire [9:0] reads_placed_slot, release_walk_next_slot;
    wire [38:0] reads_walk_count;
    wire hazard_begin_reads, reads_walk_begin_1, release_walk_begin_reads, hazard_take_read, reads_walk_take_1,
            release_walk_take_read;
    (* maybe_unused *) wire [2:0] unused_reads_walk_valid;
    wire [2:0] reads_walk_last;
    wire [35:0] reads_walk_node;
    wire [89:0] reads_walk_address;
    wire [31:0] reads_walk_value;
    wire reads_walk_counted, reads_free_valid, release_walk_empty_valid, reads_empty_ready;
    wire [9:0] release_walk_reset_slot;
    wire writes_log_ready, writes_put_valid, writes_put_full;
    wire [11:0] writes_put_node;
    (* maybe_unused *) wire unused_writes_placed_valid, unused_writes_placed_first;
    (* maybe_unused *) wire [9:0] unused_writes_placed_slot;
    wire [38:0] writes_walk_count;
    wire hazard_begin_writes, writes_walk_begin_1, release_walk_begin_writes, hazard_take_write, writes_walk_take_1,
            release_walk_take_write;
    (* maybe_unused *) wire [2:0] unused_writes_walk_valid;
    wire [2:0] writes_walk_last;
    wire [35:0] writes_walk_node;
    wire [29:0] writes_walk_address_0, writes_walk_address_2;
    wire writes_walk_counted, writes_free_valid, writes_empty_ready, flags_fill_valid, flags_fill_skip,
            queue_failed_valid;
    wire [9:0] queue_failed_slot;
    wire release_walk_reset_valid;
    wire [9:0] flags_hazard_slot;
    wire flags_hazard_filled, flags_vote_failed, flags_vote_last, flags_commit_skipped, flags_commit_known,
            flags_commit_passed, flags_retire_last, flags_release_failed, queue_push_valid;
    wire [9:0] queue_push_slot;
    wire [31:0] queue_push_value;
    wire queue_queue_room;
    wire [15:0] queue_issued, queue_replied;
    wire hazard_table_ready, hazard_filled, hazard_has_reads, hazard_has_writes, hazard_count_ready, hazard_store_valid,
            hazard_result_valid;
    wire [9:0] hazard_result_slot;
    wire [31:0] hazard_result_youngest, hazard_checked_id, hazard_at_id, hazard_next_id;
    wire release_walk_has_reads, release_walk_has_writes, release_walk_read_counted, release_walk_wants_count,
            release_walk_of_write, release_walk_granted, release_walk_frees, release_walk_may_empty;
    wire [31:0] release_walk_release_at, hazards_read_word;
    wire [15:0] read_targets_read_word;
    wire reads_word;
    wire [15:0] read_targets_write_word, write_targets_read_word;
    wire [1:0] goes_on;
    wire [15:0] next_sent;
    wire [9:0] oldest_slot;
    wire has_slot, counts_store, rereads;
    wire [31:0] age;
    wire [9:0] slot_bits;
    wire [31:0] wide;
    wire open, arrives, counts_read, counts_arrival;
    wire [31:0] behind;
    wire settled, decides, passes;
    wire [31:0] lane_bit, next_vote, next_commit, next_retire;
    wire takes_away;
    wire [29:0] removal_address;
    (* maybe_unused *) wire unused;
    assign unused = &{result_id[31:10], hazard_next_id[31:10], behind[1*16 +: 15], behind[0*16 +: 15],
            reads_walk_node[0*12 +: 24], writes_walk_node[1*12 +: 12]};

    (* keep_hierarchy *) word_log reads (
        .clock(clock),
        .clear(clear),
        .log_ready(reads_log_ready),
        .put_valid(reads_put_valid),
        .put_slot(msg_slot),
        .put_address(msg_address),
        .put_value(msg_value),
        .put_full(reads_put_full),
        .put_node(reads_put_node),
        .placed_valid(unused_reads_placed_valid),
        .placed_first(reads_placed_first),
        .placed_slot(reads_placed_slot),
        .counted_valid(counting_read),
        .counted_node(counting_node),
        .counted_bit(count_counted),
        .walk_slot({release_walk_next_slot, next_vote[9:0], hazard_next_id[9:0]}),
        .walk_count(reads_walk_count),
        .walk_begin({release_walk_begin_reads, reads_walk_begin_1, hazard_begin_reads}),
        .walk_take({release_walk_take_read, reads_walk_take_1, hazard_take_read}),
        .walk_valid(unused_reads_walk_valid),
        .walk_last(reads_walk_last),
        .walk_node(reads_walk_node),
        .walk_address(reads_walk_address),
        .walk_value(reads_walk_value),
        .walk_counted(reads_walk_counted),
        .free_valid(reads_free_valid),
        .free_node(reads_walk_node[2*12 +: 12]),
        .empty_valid(release_walk_empty_valid),
        .empty_ready(reads_empty_ready),
        .empty_slot(release_walk_reset_slot)
    );

    (* keep_hierarchy *) word_log writes (
        .clock(clock),
        .clear(clear),
        .log_ready(writes_log_ready),
        .put_valid(writes_put_valid),
        .put_slot(msg_slot),
        .put_address(msg_address),
        .put_value(msg_value),
        .put_full(writes_put_full),
        .put_node(writes_put_node),
        .placed_valid(unused_writes_placed_valid),
        .placed_first(unused_writes_placed_first),
        .placed_slot(unused_writes_placed_slot),
        .counted_valid(counting_write),
        .counted_node(counting_node),
        .counted_bit(count_counted),
        .walk_slot({release_walk_next_slot, next_commit[9:0], hazard_next_id[9:0]}),
        .walk_count(writes_walk_count),
        .walk_begin({release_walk_begin_writes, writes_walk_begin_1, hazard_begin_writes}),
        .walk_take({release_walk_take_write, writes_walk_take_1, hazard_take_write}),
        .walk_valid(unused_writes_walk_valid),
        .walk_last(writes_walk_last),
        .walk_node(writes_walk_node),
        .walk_address({writes_walk_address_2, write_address, writes_walk_address_0}),
        .walk_value(write_value),
        .walk_counted(writes_walk_counted),
        .free_valid(writes_free_valid),
        .free_node(writes_walk_node[2*12 +: 12]),
        .empty_valid(release_walk_empty_valid),
        .empty_ready(writes_empty_ready),
        .empty_slot(release_walk_reset_slot)
    );

    entry_flags flags (
        .clock(clock),
        .clear(clear),
        .fill_valid(flags_fill_valid),
        .fill_slot(msg_slot),
        .fill_skip(flags_fill_skip),
        .fill_last(msg_last),
        .fail_valid({queue_failed_valid, log_overflow}),
        .fail_slot({queue_failed_slot, msg_slot}),
        .outcome_valid(result_valid),
        .outcome_slot(result_id[9:0]),
        .outcome_pass(result_pass),
        .reset_valid(release_walk_reset_valid),
        .reset_slot(release_walk_reset_slot),
        .hazard_slot(flags_hazard_slot),
        .hazard_filled(flags_hazard_filled),
        .vote_slot(voting_id[9:0]),
        .vote_failed(flags_vote_failed),
        .vote_last(flags_vote_last),
        .commit_slot(commit_id[9:0]),
        .commit_skipped(flags_commit_skipped),
        .commit_known(flags_commit_known),
        .commit_passed(flags_commit_passed),
        .retire_slot(retire_id[9:0]),
        .retire_last(flags_retire_last),
        .release_slot(release_walk_reset_slot),
        .release_failed(flags_release_failed)
    );

    validation_queue queue (
        .clock(clock),
        .clear(clear),
        .push_valid(queue_push_valid),
        .push_slot(queue_push_slot),
        .push_value(queue_push_value),
        .queue_room(queue_queue_room),
        .issued(queue_issued),
        .rsp_valid(read_rsp_valid),
        .rsp_value(read_rsp_value),
        .failed_valid(queue_failed_valid),
        .failed_slot(queue_failed_slot),
        .replied(queue_replied)
    );

    hazard_pointer hazard (
        .clock(clock),
        .clear(clear),
        .table_ready(hazard_table_ready),
        .first_valid(flags_fill_valid),
        .first_slot(msg_slot),
        .first_id(msg_first),
        .oldest_valid(reads_placed_first),
        .oldest_slot(reads_placed_slot),
        .oldest_id(retired_before),
        .filled(hazard_filled),
        .has_reads(hazard_has_reads),
        .has_writes(hazard_has_writes),
        .begin_reads(hazard_begin_reads),
        .take_read(hazard_take_read),
        .read_last(reads_walk_last[0]),
        .read_address(reads_walk_address[0*30 +: 30]),
        .begin_writes(hazard_begin_writes),
        .take_write(hazard_take_write),
        .write_last(writes_walk_last[0]),
        .write_address(writes_walk_address_0),
        .count_ready(hazard_count_ready),
        .store_valid(hazard_store_valid),
        .result_valid(hazard_result_valid),
        .result_slot(hazard_result_slot),
        .result_youngest(hazard_result_youngest),
        .checked_id(hazard_checked_id),
        .at_id(hazard_at_id),
        .next_id(hazard_next_id)
    );

    release_pointer release_walk (
        .clock(clock),
        .clear(clear),
        .remove_at_vote(remove_at_vote),
        .remove_failed_at_vote(remove_failed_at_vote),
        .vote_at(voting_id),
        .retire_at(retire_id),
        .next_slot(release_walk_next_slot),
        .has_reads(release_walk_has_reads),
        .has_writes(release_walk_has_writes),
        .failed(flags_release_failed),
        .read_last(reads_walk_last[2]),
        .read_counted(release_walk_read_counted),
        .write_last(writes_walk_last[2]),
        .write_counted(writes_walk_counted),
        .begin_reads(release_walk_begin_reads),
        .take_read(release_walk_take_read),
        .begin_writes(release_walk_begin_writes),
        .take_write(release_walk_take_write),
        .wants_count(release_walk_wants_count),
        .of_write(release_walk_of_write),
        .granted(release_walk_granted),
        .frees(release_walk_frees),
        .may_empty(release_walk_may_empty),
        .empty_valid(release_walk_empty_valid),
        .reset_valid(release_walk_reset_valid),
        .reset_slot(release_walk_reset_slot),
        .release_at(release_walk_release_at)
    );

    commit_unit_hazards hazards (
        .clock(clock),
        .read_index(next_vote[9:0]),
        .read_word(hazards_read_word),
        .write_valid(hazard_result_valid),
        .write_index(hazard_result_slot),
        .write_word(hazard_result_youngest)
    );

    (* keep_hierarchy *) commit_unit_read_targets read_targets (
        .clock(clock),
        .read_index(next_vote[9:0]),
        .read_word(read_targets_read_word),
        .write_valid(reads_word),
        .write_index(msg_slot),
        .write_word(read_targets_write_word)
    );

    (* keep_hierarchy *) commit_unit_read_targets write_targets (
        .clock(clock),
        .read_index(next_retire[9:0]),
        .read_word(write_targets_read_word),
        .write_valid(goes_on[0]),
        .write_index(commit_id[9:0]),
        .write_word(next_sent)
    );

    assign flags_hazard_slot = hazard_at_id[9:0];
    assign oldest_slot = release_walk_release_at[9:0];
    assign has_slot = (flags_hazard_slot != oldest_slot) | (hazard_at_id == release_walk_release_at);
    assign hazard_filled = flags_hazard_filled & has_slot;
    assign hazard_count_ready = count_ready | count_on_arrival;
    assign counts_store = hazard_store_valid & !count_on_arrival;
    assign hazard_has_reads = |reads_walk_count[0*13 +: 13];
    assign hazard_has_writes = |writes_walk_count[0*13 +: 13];
    assign rereads = vote_state == WALK_STATE_READS;
    assign msg_slot = msg_id[9:0];
    assign age = msg_id - release_walk_release_at;
    assign slot_bits = age[9:0];
    assign wide = {22'd0, slot_bits};
    assign open = reads_log_ready & writes_log_ready & hazard_table_ready & (wide == age) & !clear;
    assign msg_ready =
        (msg_kind == COMMIT_MESSAGE_WRITE) & count_on_arrival & !writes_put_full ? open & count_ready :
        (msg_kind == COMMIT_MESSAGE_READ) & !reads_put_full ? open & read_ready & queue_queue_room & !rereads &
                ((count_ready & !counts_store) | count_writers_only) :
        open;
    assign arrives = msg_valid & msg_ready;
    assign reads_put_valid = arrives & (msg_kind == COMMIT_MESSAGE_READ);
    assign writes_put_valid = arrives & (msg_kind == COMMIT_MESSAGE_WRITE);
    assign log_overflow = (reads_put_valid & reads_put_full) | (writes_put_valid & writes_put_full);
    assign flags_fill_valid = arrives & ((msg_kind == COMMIT_MESSAGE_FILL) | (msg_kind == COMMIT_MESSAGE_SKIP));
    assign flags_fill_skip = msg_kind == COMMIT_MESSAGE_SKIP;
    assign reads_word = reads_put_valid & !reads_put_full;
    assign counts_read = reads_word & !count_writers_only;
    assign counts_arrival = writes_put_valid & !writes_put_full & count_on_arrival;
    assign read_valid = rereads ? queue_queue_room : reads_word;
    assign read_address = rereads ? reads_walk_address[1*30 +: 30] : msg_address;
    assign queue_push_valid = rereads ? queue_queue_room & read_ready : reads_word;
    assign queue_push_slot = rereads ? voting_id[9:0] : msg_slot;
    assign queue_push_value = rereads ? reads_walk_value : msg_value;
    assign read_targets_write_word = queue_issued + 16'd1;
    assign reads_walk_take_1 = rereads & queue_push_valid;
    assign reads_walk_begin_1 = (vote_state == WALK_STATE_WAIT) & (voting_id != hazard_checked_id) & settled &
            !(flags_vote_failed | !(|hazards_read_word)) & (hazards_read_word < retire_id);
    assign behind[0*16 +: 16] =
        vote_state == WALK_STATE_END ? queue_replied - reread_target :
        queue_replied - read_targets_read_word;
    assign behind[1*16 +: 16] = landed - write_targets_read_word;
    assign settled = !(|reads_walk_count[1*13 +: 13]) | !behind[0*16 + 15];
    assign decides = ((vote_state == WALK_STATE_END) & settled) | ((vote_state == WALK_STATE_WAIT) & (voting_id !=
            hazard_checked_id) & settled & (flags_vote_failed | !(|hazards_read_word)));
    assign passes = !flags_vote_failed;
    assign lane_bit = passes ? voting_lane : 32'd0;
    assign vote_valid = decides & flags_vote_last;
    assign vote_id = voting_id;
    assign vote_lanes = voting_lanes | lane_bit;
    assign next_vote =
        clear ? 32'd1 :
        decides & (vote_ready | !flags_vote_last) ? voting_id + 32'd1 :
        voting_id;
    assign writes_walk_begin_1 = (commit_state == WALK_STATE_WAIT) & (commit_id != voting_id) & !flags_commit_skipped &
            flags_commit_known & flags_commit_passed & (|writes_walk_count[1*13 +: 13]);
    assign writes_walk_take_1 = write_valid & write_ready;
    assign write_valid = commit_state == WALK_STATE_WRITES;
    assign goes_on[0] =
        write_valid & write_ready ? writes_walk_last[1] :
        (commit_state == WALK_STATE_WAIT) & (commit_id != voting_id) & (flags_commit_skipped | (flags_commit_known &
                !(flags_commit_passed & (|writes_walk_count[1*13 +: 13]))));
    assign goes_on[1] = (retire_id != commit_id) & !behind[1*16 + 15];
    assign next_sent =
        clear ? 16'd0 :
        write_valid & write_ready ? sent + 16'd1 :
        sent;
    assign next_commit =
        clear ? 32'd1 :
        goes_on[0] ? commit_id + 32'd1 :
        commit_id;
    assign done_valid = goes_on[1] & flags_retire_last;
    assign done_id = retire_id;
    assign next_retire =
        clear ? 32'd1 :
        goes_on[1] & (done_ready | !flags_retire_last) ? retire_id + 32'd1 :
        retire_id;
    assign release_walk_has_reads = |reads_walk_count[2*13 +: 13];
    assign release_walk_has_writes = |writes_walk_count[2*13 +: 13];
    assign release_walk_read_counted = reads_walk_counted & !count_writers_only;
    assign release_walk_granted = count_ready & !counts_store & !counts_arrival & !counts_read;
    assign release_walk_may_empty = reads_empty_ready & writes_empty_ready;
    assign takes_away = release_walk_wants_count & release_walk_granted;
    assign reads_free_valid = release_walk_take_read & release_walk_frees;
    assign writes_free_valid = release_walk_take_write & release_walk_frees;
    assign removal_address = release_walk_of_write ? writes_walk_address_2 : reads_walk_address[2*30 +: 30];
    assign count_valid = counts_store | counts_arrival | counts_read | takes_away;
    assign count_address =
        counts_store ? writes_walk_address_0 :
        counts_read | counts_arrival ? msg_address :
        removal_address;
    assign count_write = counts_store | (counts_read | counts_arrival ? counts_arrival : release_walk_of_write);
    assign count_decrement = !counts_store & !(counts_read | counts_arrival);
    assign hazard_at = hazard_checked_id;
    assign vote_at = voting_id;
    assign commit_at = commit_id;
    assign retire_at = retire_id;
    assign release_at = release_walk_release_at;

    always @(posedge clock) begin
        retired_before <= retire_id;
        if ((vote_state == WALK_STATE_WAIT) & (voting_id != hazard_checked_id) & settled & !(flags_vote_failed |
                !(|hazards_read_word)) & (hazards_read_word < retire_id)) begin
            vote_state <= WALK_STATE_READS;
        end
        if (rereads & queue_push_valid) begin
            reread_target <= queue_issued + 16'd1;
            if (reads_walk_last[1]) vote_state <= WALK_STATE_END;
        end
        if (decides & (vote_ready | !flags_vote_last)) begin
            vote_state <= WALK_STATE_WAIT;
            voting_lanes <= vote_lanes;
            voting_lane <= voting_lane << 1;
            if (flags_vote_last) begin
                voting_lanes <= 32'd0;
                voting_lane <= 32'd1;
            end
        end
        voting_id <= next_vote;
        if ((commit_state == WALK_STATE_WAIT) & (commit_id != voting_id) & !flags_commit_skipped & flags_commit_known &
                flags_commit_passed & (|writes_walk_count[1*13 +: 13])) begin
            commit_state <= WALK_STATE_WRITES;
        end
        if (goes_on[0]) commit_state <= WALK_STATE_WAIT;
        commit_id <= next_commit;
        sent <= next_sent;
        if (write_ack) landed <= landed + 16'd1;
        retire_id <= next_retire;
        counting_read <= counts_read;
        counting_write <= counts_arrival | counts_store;
        if (counts_read | counts_arrival) counting_node <= reads_put_node;
        if (counts_arrival) counting_node <= writes_put_node;
        if (counts_store) counting_node <= writes_walk_node[0*12 +: 12];
        if (clear) begin
            vote_state <= WALK_STATE_WAIT;
            voting_lanes <= 32'd0;
            voting_lane <= 32'd1;
            commit_state <= WALK_STATE_WAIT;
            landed <= 16'd0;
            counting_read <= 1'b0;
            counting_write <= 1'b0;
        end
    end

    initial begin
        voting_id = 32'd0; commit_id = 32'd0; retire_id = 32'd0; retired_before = 32'd0; vote_state = 3'd0;
        reread_target = 16'd0; voting_lanes = 32'd0; voting_lane = 32'd0; commit_state = 3'd0; sent = 16'd0;
        landed = 16'd0; counting_read = 1'b0; counting_write = 1'b0; counting_node = 12'd0;
    end
endmodule
