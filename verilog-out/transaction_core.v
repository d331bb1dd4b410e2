// transaction_core: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// What a core has for the transactions of its warps: logs and their walker, intra-warp resolution, the conflict address table, and temporal detection.
//
// Early conflict resolution, Figure 2 and sections 2.2, 2.3, 4.3 and 4.4; temporal detection is Warp TM's (3.1). The parts' headers have the rules and their sources.
//
//  set_*, append_*         ->+--------------------------------------------------+-> append_*, log_*
//  search_*, search_line_* ->| TransactionLog                                   |-> search_hit, search_value, search_row_*
//                            |    | lengths                                     |
//  begin_*, load_*,        ->| TemporalFilter, wrote: who goes to the walker?   |
//  reply_*                   |    v                                             |
//  walk_*                  ->| LogWalker <-> IntraWarpResolver <-> BankRam x 32 |-> row_*, number_*, packet_*
//  line_*, vote_*, done_*  ->|    ^                                             |-> backs_off, end_*, lost_*
//                            |    v                                             |
//                            | EarlyAbortScanner >-+                            |
//  check_*                 ->| EarlyAbortScanner >-+-> ConflictAddressTable     |-> check_done, check_hits
//  upd_*                   ->+--------------------------------------------------+-> upd_full
//
// Pins are the parts' (transaction_log: set, append, search; log_walker: row to end;
// temporal_filter: load, reply; conflict_address_table: upd), and so are their latencies. Addresses are word addresses. What
// is between them:
//
// A pass of lanes through a transaction begins with begin_valid and begin_lanes: they have read and written nothing. An entry that is appended to the write log
// makes its append_lanes writers. Commit (walk_valid and walk_ready), with the lengths that the logs have then: with the strap temporal, lanes that have only read
// go through the filter in this cycle. Those that commit silently are in end_committed, those that abort in end_temporal, and the others walk. If none is
// left, end_valid comes two cycles later, also while the other slot walks. With temporal low all lanes walk. Answers to loads and entries of this very cycle come too late.
//
// Shared memory. The ownership table is the warp's part of it, and here: 32 banks of 32 words with byte masks and one port, as no bank is ever read in a cycle in which it is written.
//
// Look-up of a load or store (check_valid, held still with its pins until check_ready), for Pause-and-Go: which of check_lanes hit? check_done comes in the cycle after
// check_ready, with check_hits. Both scanners have the strap write_write. The scanners share the table's four ports by the entry: one that is in service keeps the ports, so that a scan's look-ups are never cut; and when
// both want them, they take turns. So an entry takes its own cycles, one a group of four lanes, and waits for at most 8.
//
// clear forgets all warps and starts the table's sweep, upd_ready low for 2^SET_BITS cycles. Same-cycle priority: clear, begin, append.
//
// With a table of WAYS x 2^SET_BITS addresses; all else at full size.
// Here LOG_LENGTH_BITS = 16, OWNER_BANKS = 32, OWNER_BANK_BITS = 5, OWNER_ENTRY_BITS = 7, PARTITION_BITS = 3, SLOTS = 2, TIME_BITS = 32, WARP_LANES = 32, WORD_ADDRESS_BITS = 30.
module transaction_core (
    // Rising edge.
    input  wire clock,
    // Synchronous: forgets all warps, and clears the conflict address table while upd_ready is low. Lines,
    // votes and dones of before must not come after it.
    input  wire clear,
    // Strap: lanes that hit in the conflict address table at their commit abort. Constant during a walk.
    input  wire early_abort,
    // Strap: a store also hits a word that is written, not only one that is read. Constant during look-ups.
    input  wire write_write,
    // Strap: lanes that have only read and are in conflict go to the commit units; else they abort.
    input  wire send_conflicts,
    // Strap: a warp backs off by the aborts of the last lane that commit units have failed; else by those of the warp.
    input  wire back_off_by_lane,
    // Strap: lanes that have only read go through the temporal filter when they commit; else all lanes walk.
    input  wire temporal,
    // Sets the logs of a slot back; the lengths follow two cycles later. append_ready is low in this cycle and
    // the next.
    input  wire set_valid,
    // Slot whose logs are set back.
    input  wire set_slot,
    // Log index (entries of both logs) to go back to: 0 for a new pass. Not above log_index.
    input  wire [15:0] set_index,
    // A load or store gets an entry in its log; taken at a clock at which append_ready is high too.
    input  wire append_valid,
    // Low while set_valid is high and in the cycle after it.
    output wire append_ready,
    // Slot of the warp.
    input  wire append_slot,
    // The entry belongs to the write log (a store), else to the read log.
    input  wire append_write,
    // Lanes of a store, one bit per lane: they have written from now on. Ignored for a load.
    input  wire [31:0] append_lanes,
    // Number of the new entry in its log; in the same cycle.
    output wire [15:0] append_index,
    // The log is full and the entry is not there; in the same cycle. The transaction cannot go on.
    output wire append_overflow,
    // Entries of the read log of each slot.
    output wire [31:0] log_reads,
    // Entries of the write log of each slot.
    output wire [31:0] log_writes,
    // Log index of each slot: entries of both logs.
    output wire [31:0] log_index,
    // Looks for words that lanes have written themselves; stays with its pins until search_done.
    input  wire search_valid,
    // Slot of the warp, whose write log is searched.
    input  wire search_slot,
    // Lanes that search, one bit per lane.
    input  wire [31:0] search_lanes,
    // Word address (byte address / 4) that each lane looks for.
    input  wire [959:0] search_address,
    // The search ends in this cycle: a pulse. A lane without a hit until then has not written its word.
    output wire search_done,
    // Lanes whose values are on search_value in this cycle, one bit per lane; each lane once in a search at most.
    output wire [31:0] search_hit,
    // The youngest value that each lane of search_hit has written.
    output wire [1023:0] search_value,
    // Asks for a line of the write log of search_slot; taken at a clock with search_row_ready.
    output wire search_row_valid,
    // The line is asked for at this clock; it comes on search_line_*, in order, in the next cycle or later.
    input  wire search_row_ready,
    // Entry of the write log.
    output wire [15:0] search_row_index,
    // The entry's line of values; else its line of byte addresses.
    output wire search_row_values,
    // The oldest line that is asked for comes.
    input  wire search_line_valid,
    // Word of each lane: a value, or a byte address, which is 0 for a lane that takes no part in the entry.
    input  wire [1023:0] search_line_word,
    // Lanes begin a pass of a transaction: they have read and written nothing.
    input  wire begin_valid,
    // Slot of the warp.
    input  wire begin_slot,
    // Lanes that begin, one bit per lane.
    input  wire [31:0] begin_lanes,
    // A load of a transaction goes to memory; those of its lanes that have read nothing yet keep its time.
    input  wire load_valid,
    // Slot of the warp.
    input  wire load_slot,
    // Lanes that load, one bit per lane.
    input  wire [31:0] load_lanes,
    // Time of the load in cycles, bits 63..32; not after the moment at which memory serves it.
    input  wire [31:0] load_time_hi,
    // Time of the load in cycles, bits 31..0.
    input  wire [31:0] load_time_lo,
    // When a block of 128 bytes that lanes have loaded was last written, or an upper bound of that; one for
    // each block. A lane whose first load was earlier is in conflict.
    input  wire reply_valid,
    // Slot of the warp.
    input  wire reply_slot,
    // Lanes that have loaded words of the block, one bit per lane.
    input  wire [31:0] reply_lanes,
    // Time of the last write in cycles, bits 63..32.
    input  wire [31:0] reply_time_hi,
    // Time of the last write in cycles, bits 31..0.
    input  wire [31:0] reply_time_lo,
    // Lanes of a warp commit, with the logs as they are; taken at a clock at which walk_ready is high too.
    input  wire walk_valid,
    // The commit is taken at this clock: the slot has none under way, and logs of the other slot are not being
    // walked, if lanes have to walk. Depends combinationally on walk_slot and walk_lanes.
    output wire walk_ready,
    // Slot of the warp that commits.
    input  wire walk_slot,
    // Lanes that commit, one bit per lane.
    input  wire [31:0] walk_lanes,
    // Asks for a line of a log; taken at a clock at which row_ready is high too.
    output wire row_valid,
    // The line is asked for at this clock; it comes on line_*, in order, in the next cycle or later.
    input  wire row_ready,
    // Slot of the log.
    output wire row_slot,
    // The line is of the write log; else of the read log.
    output wire row_write,
    // Entry of the log.
    output wire [15:0] row_index,
    // The entry's line of values; else its line of byte addresses.
    output wire row_values,
    // The oldest line that is asked for comes.
    input  wire line_valid,
    // Word of each lane: a value, or a byte address, which is 0 for a lane that takes no part in the entry.
    input  wire [1023:0] line_word,
    // Asks for number_count numbers of transactions; stays until the clock at which number_ready is high.
    output wire number_valid,
    // The numbers are given at this clock.
    input  wire number_ready,
    // How many lanes go to the commit units; each gets a number.
    output wire [5:0] number_count,
    // First of the numbers, which follow each other and go to the lanes from the lowest up.
    input  wire [31:0] number_first,
    // A packet for a commit unit; taken at a clock at which packet_ready is high too. Until then another one
    // may take its place.
    output wire packet_valid,
    // The network takes the packet at this clock.
    input  wire packet_ready,
    // 0: words read, 1: words to write, 2: all words of the warp have been sent, 3: result.
    output wire [1:0] packet_kind,
    // Memory partition that the packet goes to.
    output wire [2:0] packet_partition,
    // Number of the lowest lane in packet_survivors.
    output wire [31:0] packet_first,
    // Lanes that have numbers, one bit per lane: lane l has packet_first + the number of set bits below l.
    output wire [31:0] packet_survivors,
    // Kinds 0 and 1: lanes whose words are sent. 2: lanes of packet_survivors with words in the partition.
    // 3: bit k: the transaction packet_first + k commits.
    output wire [31:0] packet_lanes,
    // Word address (byte address / 4) of each lane in packet_lanes; kinds 0 and 1.
    output wire [959:0] packet_address,
    // Value that each lane in packet_lanes has read, or writes; kinds 0 and 1.
    output wire [1023:0] packet_value,
    // A partition votes on a warp's transactions; always taken, and ignored if no warp waits for it.
    input  wire vote_valid,
    // Partition that votes.
    input  wire [2:0] vote_partition,
    // Number of the last transaction of the warp.
    input  wire [31:0] vote_id,
    // Bit k: the transaction with the warp's first number + k passes there.
    input  wire [31:0] vote_lanes,
    // A partition is done with a warp: its writes have landed. Always taken, and ignored if no warp waits for it.
    input  wire done_valid,
    // Partition that is done.
    input  wire [2:0] done_partition,
    // Number of the last transaction of the warp.
    input  wire [31:0] done_id,
    // The warp of each slot waits, since a commit unit has failed one of its lanes.
    output wire [1:0] backs_off,
    // The commit of the slot's warp is over: a pulse. The masks end_* have one bit per lane, and are 0
    // in other cycles.
    output wire [1:0] end_valid,
    // Lanes of each slot that committed.
    output wire [63:0] end_committed,
    // Lanes of each slot that the intra-warp resolver aborted, for a conflict with another lane of the warp.
    output wire [63:0] end_resolver,
    // Lanes of each slot that aborted as they hit in the conflict address table; may be in end_resolver too.
    output wire [63:0] end_early,
    // Lanes of each slot that a commit unit has failed.
    output wire [63:0] end_failed,
    // Lanes of each slot that the temporal filter has aborted.
    output wire [63:0] end_temporal,
    // The resolver aborts lanes of the slot's warp in this cycle, for a conflict about the word with the entry on
    // lost_bank and lost_entry.
    output wire [1:0] lost_valid,
    // Bank of the ownership table.
    output wire [4:0] lost_bank,
    // Row, and in the two low bits the byte, in the bank.
    output wire [6:0] lost_entry,
    // Looks the addresses of a load or store up in the conflict address table; stays with its pins
    // until the clock at which check_ready is high.
    input  wire check_valid,
    // The last addresses are looked up in this cycle.
    output wire check_ready,
    // The access is a store; else a load.
    input  wire check_write,
    // Lanes of the access, one bit per lane.
    input  wire [31:0] check_lanes,
    // Word address (byte address / 4) of each lane.
    input  wire [959:0] check_address,
    // check_hits is there: a pulse, in the cycle after check_ready.
    output wire check_done,
    // Lanes that hit, one bit per lane: a load hits a word that is written, a store one that is read, or with
    // write_write written, by committing transactions. 0 without check_done.
    output wire [31:0] check_hits,
    // An update of the conflict address table; taken at a clock at which upd_ready is high too.
    input  wire upd_valid,
    // Low while the table is cleared.
    output wire upd_ready,
    // Word address (byte address / 4).
    input  wire [29:0] upd_address,
    // The update is of the bit for writers; else of that for readers.
    input  wire upd_write,
    // Sets the bit; else clears it.
    input  wire upd_add,
    // The update that was taken a cycle ago found no free entry and was dropped.
    output wire upd_full
);
    reg  [63:0] wrote;
    reg  kept, access_last;
    wire logs_append_ready;
    wire [31:0] logs_log_reads, logs_log_writes, filter_commit_wrote, filter_silent_lanes, filter_abort_lanes,
            filter_send_lanes, walker_walk_lanes, walker_walk_silent, walker_walk_temporal;
    wire [15:0] walker_walk_reads, walker_walk_writes;
    wire walker_row_slot, walker_resolve_valid, resolver_start_ready;
    wire [31:0] walker_resolve_lanes;
    wire [15:0] walker_resolve_reads, walker_resolve_writes;
    wire walker_entry_valid, resolver_entry_ready, resolver_rsp_valid;
    wire [31:0] resolver_rsp_aborted;
    wire walker_scan_valid, walker_scan_ready, walker_scan_write, walker_scan_last, log_scanner_scan_done;
    wire [31:0] log_scanner_hit_lanes, walker_entry_lanes;
    wire [959:0] walker_lane_address;
    (* maybe_unused *) wire unused_resolver_entry_wanted, unused_resolver_entry_write;
    (* maybe_unused *) wire [15:0] unused_resolver_entry_index;
    wire [31:0] resolver_table_read;
    wire [159:0] resolver_table_row;
    wire [127:0] resolver_table_mask;
    wire [1023:0] resolver_table_write_word, owners_read_data;
    wire resolver_lost_valid;
    wire [3:0] addresses_lookup_valid;
    wire [119:0] addresses_lookup_address;
    wire [3:0] addresses_lookup_read, addresses_lookup_write;
    wire serves_log, log_scanner_entry_ready;
    wire [3:0] log_scanner_lookup_valid;
    wire [119:0] log_scanner_lookup_address;
    (* maybe_unused *) wire unused_log_scanner_hit_any, unused_log_scanner_hit_all;
    wire serves_access, access_scanner_entry_ready;
    wire [3:0] access_scanner_lookup_valid;
    wire [119:0] access_scanner_lookup_address;
    (* maybe_unused *) wire unused_access_scanner_hit_any, unused_access_scanner_hit_all;
    wire appends;
    wire [63:0] writers;
    genvar g;

    transaction_log logs (
        .clock(clock),
        .clear(clear),
        .set_valid(set_valid),
        .set_slot(set_slot),
        .set_index(set_index),
        .append_valid(append_valid),
        .append_ready(logs_append_ready),
        .append_slot(append_slot),
        .append_write(append_write),
        .append_index(append_index),
        .append_overflow(append_overflow),
        .log_reads(logs_log_reads),
        .log_writes(logs_log_writes),
        .log_index(log_index),
        .search_valid(search_valid),
        .search_slot(search_slot),
        .search_lanes(search_lanes),
        .lane_address(search_address),
        .search_done(search_done),
        .search_hit(search_hit),
        .search_value(search_value),
        .row_valid(search_row_valid),
        .row_ready(search_row_ready),
        .row_index(search_row_index),
        .row_values(search_row_values),
        .line_valid(search_line_valid),
        .line_word(search_line_word)
    );

    temporal_filter filter (
        .clock(clock),
        .clear(clear),
        .send_conflicts(send_conflicts),
        .begin_valid(begin_valid),
        .begin_warp(begin_slot),
        .begin_lanes(begin_lanes),
        .load_valid(load_valid),
        .load_warp(load_slot),
        .load_lanes(load_lanes),
        .load_time_hi(load_time_hi),
        .load_time_lo(load_time_lo),
        .reply_valid(reply_valid),
        .reply_warp(reply_slot),
        .reply_lanes(reply_lanes),
        .reply_time_hi(reply_time_hi),
        .reply_time_lo(reply_time_lo),
        .commit_warp(walk_slot),
        .commit_lanes(walk_lanes),
        .commit_wrote(filter_commit_wrote),
        .silent_lanes(filter_silent_lanes),
        .abort_lanes(filter_abort_lanes),
        .send_lanes(filter_send_lanes)
    );

    log_walker walker (
        .clock(clock),
        .clear(clear),
        .early_abort(early_abort),
        .back_off_by_lane(back_off_by_lane),
        .walk_valid(walk_valid),
        .walk_ready(walk_ready),
        .walk_slot(walk_slot),
        .walk_lanes(walker_walk_lanes),
        .walk_silent(walker_walk_silent),
        .walk_temporal(walker_walk_temporal),
        .walk_reads(walker_walk_reads),
        .walk_writes(walker_walk_writes),
        .row_valid(row_valid),
        .row_ready(row_ready),
        .row_slot(walker_row_slot),
        .row_write(row_write),
        .row_index(row_index),
        .row_values(row_values),
        .line_valid(line_valid),
        .line_word(line_word),
        .resolve_valid(walker_resolve_valid),
        .resolve_ready(resolver_start_ready),
        .resolve_lanes(walker_resolve_lanes),
        .resolve_reads(walker_resolve_reads),
        .resolve_writes(walker_resolve_writes),
        .entry_valid(walker_entry_valid),
        .entry_ready(resolver_entry_ready),
        .resolved_valid(resolver_rsp_valid),
        .resolved_lanes(resolver_rsp_aborted),
        .scan_valid(walker_scan_valid),
        .scan_ready(walker_scan_ready),
        .scan_write(walker_scan_write),
        .scan_last(walker_scan_last),
        .scanned_valid(log_scanner_scan_done),
        .scanned_lanes(log_scanner_hit_lanes),
        .entry_lanes(walker_entry_lanes),
        .lane_address(walker_lane_address),
        .number_valid(number_valid),
        .number_ready(number_ready),
        .number_count(number_count),
        .number_first(number_first),
        .packet_valid(packet_valid),
        .packet_ready(packet_ready),
        .packet_kind(packet_kind),
        .packet_partition(packet_partition),
        .packet_first(packet_first),
        .packet_survivors(packet_survivors),
        .packet_lanes(packet_lanes),
        .packet_address(packet_address),
        .packet_value(packet_value),
        .vote_valid(vote_valid),
        .vote_partition(vote_partition),
        .vote_id(vote_id),
        .vote_lanes(vote_lanes),
        .done_valid(done_valid),
        .done_partition(done_partition),
        .done_id(done_id),
        .backs_off(backs_off),
        .end_valid(end_valid),
        .end_committed(end_committed),
        .end_resolver(end_resolver),
        .end_early(end_early),
        .end_failed(end_failed),
        .end_temporal(end_temporal)
    );

    intra_warp_resolver resolver (
        .clock(clock),
        .clear(clear),
        .start_valid(walker_resolve_valid),
        .start_ready(resolver_start_ready),
        .start_lanes(walker_resolve_lanes),
        .start_reads(walker_resolve_reads),
        .start_writes(walker_resolve_writes),
        .entry_wanted(unused_resolver_entry_wanted),
        .entry_write(unused_resolver_entry_write),
        .entry_index(unused_resolver_entry_index),
        .entry_valid(walker_entry_valid),
        .entry_ready(resolver_entry_ready),
        .entry_lanes(walker_entry_lanes),
        .lane_address(walker_lane_address),
        .table_read(resolver_table_read),
        .table_row(resolver_table_row),
        .table_mask(resolver_table_mask),
        .table_write_word(resolver_table_write_word),
        .table_word(owners_read_data),
        .rsp_valid(resolver_rsp_valid),
        .rsp_aborted(resolver_rsp_aborted),
        .lost_valid(resolver_lost_valid),
        .lost_bank(lost_bank),
        .lost_entry(lost_entry)
    );

    for (g = 0; g < 32; g = g + 1) begin : gen_owners
        (* keep_hierarchy *) transaction_core_owners owners (
            .clock(clock),
            .read_enable(resolver_table_read[g]),
            .read_row(resolver_table_row[5 * g +: 5]),
            .read_data(owners_read_data[32 * g +: 32]),
            .write_mask(resolver_table_mask[4 * g +: 4]),
            .write_row(resolver_table_row[5 * g +: 5]),
            .write_data(resolver_table_write_word[32 * g +: 32])
        );
    end

    conflict_address_table addresses (
        .clock(clock),
        .clear(clear),
        .lookup_valid(addresses_lookup_valid),
        .lookup_address(addresses_lookup_address),
        .lookup_read(addresses_lookup_read),
        .lookup_write(addresses_lookup_write),
        .upd_valid(upd_valid),
        .upd_ready(upd_ready),
        .upd_address(upd_address),
        .upd_write(upd_write),
        .upd_add(upd_add),
        .upd_full(upd_full)
    );

    (* keep_hierarchy *) early_abort_scanner log_scanner (
        .clock(clock),
        .clear(clear),
        .write_write(write_write),
        .entry_valid(serves_log),
        .entry_ready(log_scanner_entry_ready),
        .entry_write(walker_scan_write),
        .entry_last(walker_scan_last),
        .entry_lanes(walker_entry_lanes),
        .lane_address(walker_lane_address),
        .lookup_valid(log_scanner_lookup_valid),
        .lookup_address(log_scanner_lookup_address),
        .lookup_read(addresses_lookup_read),
        .lookup_write(addresses_lookup_write),
        .scan_done(log_scanner_scan_done),
        .hit_lanes(log_scanner_hit_lanes),
        .hit_any(unused_log_scanner_hit_any),
        .hit_all(unused_log_scanner_hit_all)
    );

    (* keep_hierarchy *) early_abort_scanner access_scanner (
        .clock(clock),
        .clear(clear),
        .write_write(write_write),
        .entry_valid(serves_access),
        .entry_ready(access_scanner_entry_ready),
        .entry_write(check_write),
        .entry_last(1'b1),
        .entry_lanes(check_lanes),
        .lane_address(check_address),
        .lookup_valid(access_scanner_lookup_valid),
        .lookup_address(access_scanner_lookup_address),
        .lookup_read(addresses_lookup_read),
        .lookup_write(addresses_lookup_write),
        .scan_done(check_done),
        .hit_lanes(check_hits),
        .hit_any(unused_access_scanner_hit_any),
        .hit_all(unused_access_scanner_hit_all)
    );

    assign append_ready = logs_append_ready;
    assign appends = append_valid & logs_append_ready & append_write;
    assign walker_walk_reads =
        walk_slot ? logs_log_reads[1*16 +: 16] :
        !walk_slot ? logs_log_reads[0*16 +: 16] :
        16'd0;
    assign walker_walk_writes =
        walk_slot ? logs_log_writes[1*16 +: 16] :
        !walk_slot ? logs_log_writes[0*16 +: 16] :
        16'd0;
    assign filter_commit_wrote =
        walk_slot ? wrote[1*32 +: 32] :
        !walk_slot ? wrote[0*32 +: 32] :
        32'd0;

    function automatic [31:0] writers_of(input reg [31:0] in_wrote, input reg in_begin_valid, input reg in_begin_slot,
            input reg [31:0] in_begin_lanes, input reg in_appends, input reg in_append_slot,
            input reg [31:0] in_append_lanes, input reg in_clear);
        begin
            writers_of = in_wrote;
            if (in_begin_valid & !in_begin_slot) writers_of = writers_of & ~in_begin_lanes;
            if (in_appends & !in_append_slot) writers_of = writers_of | in_append_lanes;
            if (in_clear) writers_of = 32'd0;
        end
    endfunction
    assign writers[0*32 +: 32] = writers_of(wrote[0*32 +: 32], begin_valid, begin_slot, begin_lanes, appends,
            append_slot, append_lanes, clear);
    assign log_reads = logs_log_reads;
    assign log_writes = logs_log_writes;

    function automatic [31:0] writers_1_of(input reg [31:0] in_wrote, input reg in_begin_valid, input reg in_begin_slot,
            input reg [31:0] in_begin_lanes, input reg in_appends, input reg in_append_slot,
            input reg [31:0] in_append_lanes, input reg in_clear);
        begin
            writers_1_of = in_wrote;
            if (in_begin_valid & in_begin_slot) writers_1_of = writers_1_of & ~in_begin_lanes;
            if (in_appends & in_append_slot) writers_1_of = writers_1_of | in_append_lanes;
            if (in_clear) writers_1_of = 32'd0;
        end
    endfunction
    assign writers[1*32 +: 32] = writers_1_of(wrote[1*32 +: 32], begin_valid, begin_slot, begin_lanes, appends,
            append_slot, append_lanes, clear);
    assign walker_walk_lanes = temporal ? filter_send_lanes : walk_lanes;
    assign walker_walk_silent = temporal ? filter_silent_lanes : 32'd0;
    assign walker_walk_temporal = temporal ? filter_abort_lanes : 32'd0;
    assign row_slot = walker_row_slot;
    assign lost_valid[0] = resolver_lost_valid & !walker_row_slot;
    assign lost_valid[1] = resolver_lost_valid & walker_row_slot;
    assign serves_access = kept ? check_valid & access_last : check_valid & (!walker_scan_valid | !access_last);
    assign serves_log = walker_scan_valid & !serves_access;
    assign walker_scan_ready = serves_log & log_scanner_entry_ready;
    assign check_ready = serves_access & access_scanner_entry_ready;

    for (g = 0; g < 4; g = g + 1) begin : gen_addresses_lookup_valid
        assign addresses_lookup_valid[g] = log_scanner_lookup_valid[g] | access_scanner_lookup_valid[g];
        assign addresses_lookup_address[30 * g +: 30] =
            serves_access ? access_scanner_lookup_address[30 * g +: 30] :
            log_scanner_lookup_address[30 * g +: 30];
    end

    always @(posedge clock) begin
        wrote <= writers;
        kept <= (serves_log & !log_scanner_entry_ready) | (serves_access & !access_scanner_entry_ready);
        if (serves_log | serves_access) access_last <= serves_access;
        if (clear) begin
            kept <= 1'b0;
            access_last <= 1'b0;
        end
    end

    initial begin
        wrote = 64'd0; kept = 1'b0; access_last = 1'b0;
    end
endmodule
