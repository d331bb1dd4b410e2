// commit_partition: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// What early conflict resolution and Warp TM have at a memory partition: a commit unit, the reference counts of its words, and the updates that go
// to all cores.
//
// Early conflict resolution, 4.1 and Figure 3.
//
//  msg_*, result_*    ->+------------+ count_*  +---------------------+ message_*  +-------------+
//  read_*, read_rsp_* <>| CommitUnit |--------->| ReferenceCountTable |----------->| UpdateQueue |-> packet_valid,
//  write_*, write_ack ->|            |<---------| (counted, a cycle   |            |             |   packet_count,
//  vote_*, done_*     <-+------------+          |  later)             |            |             |<- packet_ready
//                                               +---------------------+            +-------------+
//
// The commit unit's pins are its own (commit_unit), and so are the queue's (update_queue). A
// reference that the table turns away is not removed either: the bit of its answer is kept in the unit's log, and only what was counted is asked to be
// taken away. While the queue of updates is full nothing is counted: no word arrives or is stored that would be, and no reference is taken away, so updates are
// never lost.
//
// Latency: a reader's update is in a packet 3 cycles after its READ message at the earliest, a writer's 3 cycles after the hazard pointer has
// stored it, or after its WRITE message with the strap count_on_arrival.
//
// perf_turned_away counts references that the table had no room or no number for, modulo 2^32. unmatched: a reference is taken away that was
// not counted, which never happens.
//
// clear starts the sweeps of all three. Same-cycle priority: clear over everything.
//
// A CommitUnit, a ReferenceCountTable and an UpdateQueue.
// Here ADDR_BITS = 30, FILL_BITS = 3, WORDS = 6.
module commit_partition (
    // Rising edge.
    input  wire clock,
    // Synchronous: forgets all transactions, counts and updates. msg_ready stays low until the tables are cleared.
    input  wire clear,
    // Strap. 1: references are removed when the outcome here is known. 0: when the writes have landed or
    // the transaction has failed, in order.
    input  wire remove_at_vote,
    // Strap. 1: references of transactions that have failed here are removed when that is known, the others as without
    // straps.
    input  wire remove_failed_at_vote,
    // Strap. 1: a writer is counted when its word arrives. 0: when the hazard pointer stores it.
    input  wire count_on_arrival,
    // Strap. 1: readers are not counted, and no update tells of them.
    input  wire count_writers_only,
    // A message of a transaction; taken at a clock at which msg_ready is high too.
    input  wire msg_valid,
    // The message is taken at this clock. Depends combinationally on msg_kind, msg_id and, for a read,
    // read_ready.
    output wire msg_ready,
    // 0: word read, 1: word written, 2: all words of the transaction have been sent, 3: it has none here.
    input  wire [1:0] msg_kind,
    // Number of the transaction. Numbers of all cores follow each other from 1 on, those of a warp in lane order;
    // each needs kind 2 or 3 here.
    input  wire [31:0] msg_id,
    // Word address (byte address / 4); kinds 0 and 1.
    input  wire [29:0] msg_address,
    // Value that the transaction has read, or writes; kinds 0 and 1.
    input  wire [31:0] msg_value,
    // Number of the first transaction of the same warp; kinds 2 and 3.
    input  wire [31:0] msg_first,
    // The transaction is the last of its warp; kinds 2 and 3.
    input  wire msg_last,
    // No room in the log for the word that is taken at this clock: it is dropped, and its transaction fails here.
    output wire log_overflow,
    // Read of a word from the cache; taken at a clock at which read_ready is high too. For an arriving word
    // it is high only with read_ready.
    output wire read_valid,
    // The cache takes a read at this clock; must not wait for read_valid.
    input  wire read_ready,
    // Word address of the read.
    output wire [29:0] read_address,
    // The cache answers the oldest read under way, from the cycle after it was taken on; cannot be held off.
    input  wire read_rsp_valid,
    // Word in memory, which is compared with what the transaction has read.
    input  wire [31:0] read_rsp_value,
    // Outcome here of all transactions of a warp; stays until the clock at which vote_ready is high.
    output wire vote_valid,
    // The vote is taken at this clock.
    input  wire vote_ready,
    // Number of the last transaction of the warp.
    output wire [31:0] vote_id,
    // Bit k: the transaction with the warp's first number + k passes here; 0 above the last.
    output wire [31:0] vote_lanes,
    // Outcome of a transaction at all partitions, after the votes; always taken. None for a transaction with
    // kind 3.
    input  wire result_valid,
    // Number of the transaction.
    input  wire [31:0] result_id,
    // The transaction commits; else it has failed at some partition.
    input  wire result_pass,
    // Write of a word of a transaction that commits; stays until the clock at which write_ready is high.
    output wire write_valid,
    // The cache takes the write at this clock.
    input  wire write_ready,
    // Word address of the write.
    output wire [29:0] write_address,
    // Word to write.
    output wire [31:0] write_value,
    // The oldest write under way has landed: later reads find it. Once for each write; always taken.
    input  wire write_ack,
    // All transactions of a warp have ended here, with their writes landed; stays until done_ready is high.
    output wire done_valid,
    // The message is taken at this clock.
    input  wire done_ready,
    // Number of the last transaction of the warp.
    output wire [31:0] done_id,
    // A packet of updates for the conflict address tables of all cores; taken at a clock with packet_ready.
    // Until then more words may join it.
    output wire packet_valid,
    // The network takes the packet at this clock.
    input  wire packet_ready,
    // Number of words in the packet.
    output wire [2:0] packet_count,
    // Updates in their order: word address in bits 31..2, bit 1: of writers, else readers, bit 0: add, else remove.
    // Undefined from word packet_count on.
    output wire [191:0] packet_word,
    // Lowest number that the hazard pointer has not passed: it compares reads with older writers.
    output wire [31:0] hazard_at,
    // Lowest number that the vote pointer has not passed: it decides the outcome here.
    output wire [31:0] vote_at,
    // Lowest number that the commit pointer has not passed: it sends the writes of what commits.
    output wire [31:0] commit_at,
    // Lowest number that the retire pointer has not passed: it waits until writes have landed.
    output wire [31:0] retire_at,
    // Lowest number that the release pointer has not passed: it gives slot and log entries back.
    output wire [31:0] release_at,
    // References that the table could not count, for want of an entry or of a higher count, modulo 2^32.
    output wire [31:0] perf_turned_away,
    // A reference was to be removed that is not counted; never high in a correct system.
    output wire unmatched
);
    reg  [31:0] turned_away;
    wire unit_count_valid, unit_count_ready;
    wire [29:0] unit_count_address;
    wire unit_count_write, unit_count_decrement, counts_rsp_counted, counts_req_ready;
    (* maybe_unused *) wire unused_counts_rsp_valid;
    wire counts_rsp_full, counts_rsp_saturated, counts_message_valid;
    wire [29:0] counts_message_address;
    wire counts_message_write, counts_message_add, updates_queue_room;
    (* maybe_unused *) wire unused_updates_dropped;

    commit_unit unit (
        .clock(clock),
        .clear(clear),
        .remove_at_vote(remove_at_vote),
        .remove_failed_at_vote(remove_failed_at_vote),
        .count_on_arrival(count_on_arrival),
        .count_writers_only(count_writers_only),
        .msg_valid(msg_valid),
        .msg_ready(msg_ready),
        .msg_kind(msg_kind),
        .msg_id(msg_id),
        .msg_address(msg_address),
        .msg_value(msg_value),
        .msg_first(msg_first),
        .msg_last(msg_last),
        .log_overflow(log_overflow),
        .read_valid(read_valid),
        .read_ready(read_ready),
        .read_address(read_address),
        .read_rsp_valid(read_rsp_valid),
        .read_rsp_value(read_rsp_value),
        .vote_valid(vote_valid),
        .vote_ready(vote_ready),
        .vote_id(vote_id),
        .vote_lanes(vote_lanes),
        .result_valid(result_valid),
        .result_id(result_id),
        .result_pass(result_pass),
        .write_valid(write_valid),
        .write_ready(write_ready),
        .write_address(write_address),
        .write_value(write_value),
        .write_ack(write_ack),
        .done_valid(done_valid),
        .done_ready(done_ready),
        .done_id(done_id),
        .count_valid(unit_count_valid),
        .count_ready(unit_count_ready),
        .count_address(unit_count_address),
        .count_write(unit_count_write),
        .count_decrement(unit_count_decrement),
        .count_counted(counts_rsp_counted),
        .hazard_at(hazard_at),
        .vote_at(vote_at),
        .commit_at(commit_at),
        .retire_at(retire_at),
        .release_at(release_at)
    );

    reference_count_table counts (
        .clock(clock),
        .clear(clear),
        .req_valid(unit_count_valid),
        .req_ready(counts_req_ready),
        .req_address(unit_count_address),
        .req_write(unit_count_write),
        .req_decrement(unit_count_decrement),
        .req_counted(1'b1),
        .rsp_valid(unused_counts_rsp_valid),
        .rsp_counted(counts_rsp_counted),
        .rsp_full(counts_rsp_full),
        .rsp_saturated(counts_rsp_saturated),
        .rsp_unmatched(unmatched),
        .message_valid(counts_message_valid),
        .message_address(counts_message_address),
        .message_write(counts_message_write),
        .message_add(counts_message_add)
    );

    update_queue updates (
        .clock(clock),
        .clear(clear),
        .put_valid(counts_message_valid),
        .put_address(counts_message_address),
        .put_write(counts_message_write),
        .put_add(counts_message_add),
        .queue_room(updates_queue_room),
        .dropped(unused_updates_dropped),
        .packet_valid(packet_valid),
        .packet_ready(packet_ready),
        .packet_count(packet_count),
        .packet_word(packet_word)
    );

    assign unit_count_ready = counts_req_ready & updates_queue_room;
    assign perf_turned_away = turned_away;

    always @(posedge clock) begin
        if (counts_rsp_full | counts_rsp_saturated) turned_away <= turned_away + 32'd1;
        if (clear) turned_away <= 32'd0;
    end

    initial turned_away = 32'd0;
endmodule
