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
//  line_*, vote_*, done_*  ->|    ^                                             |-> backs_off, end_*
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
    output wire [15:0] log_reads_0, log_reads_1,
    // Entries of the write log of each slot.
    output wire [15:0] log_writes_0, log_writes_1,
    // Log index of each slot: entries of both logs.
    output wire [15:0] log_index_0, log_index_1,
    // Looks for words that lanes have written themselves; stays with its pins until search_done.
    input  wire search_valid,
    // Slot of the warp, whose write log is searched.
    input  wire search_slot,
    // Lanes that search, one bit per lane.
    input  wire [31:0] search_lanes,
    // Word address (byte address / 4) that each lane looks for.
    input  wire [29:0] search_address_0, search_address_1, search_address_2, search_address_3, search_address_4,
            search_address_5, search_address_6, search_address_7, search_address_8, search_address_9, search_address_10,
            search_address_11, search_address_12, search_address_13, search_address_14, search_address_15,
            search_address_16, search_address_17, search_address_18, search_address_19, search_address_20,
            search_address_21, search_address_22, search_address_23, search_address_24, search_address_25,
            search_address_26, search_address_27, search_address_28, search_address_29, search_address_30,
            search_address_31,
    // The search ends in this cycle: a pulse. A lane without a hit until then has not written its word.
    output wire search_done,
    // Lanes whose values are on search_value in this cycle, one bit per lane; each lane once in a search at most.
    output wire [31:0] search_hit,
    // The youngest value that each lane of search_hit has written.
    output wire [31:0] search_value_0, search_value_1, search_value_2, search_value_3, search_value_4, search_value_5,
            search_value_6, search_value_7, search_value_8, search_value_9, search_value_10, search_value_11,
            search_value_12, search_value_13, search_value_14, search_value_15, search_value_16, search_value_17,
            search_value_18, search_value_19, search_value_20, search_value_21, search_value_22, search_value_23,
            search_value_24, search_value_25, search_value_26, search_value_27, search_value_28, search_value_29,
            search_value_30, search_value_31,
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
    input  wire [31:0] search_line_word_0, search_line_word_1, search_line_word_2, search_line_word_3,
            search_line_word_4, search_line_word_5, search_line_word_6, search_line_word_7, search_line_word_8,
            search_line_word_9, search_line_word_10, search_line_word_11, search_line_word_12, search_line_word_13,
            search_line_word_14, search_line_word_15, search_line_word_16, search_line_word_17, search_line_word_18,
            search_line_word_19, search_line_word_20, search_line_word_21, search_line_word_22, search_line_word_23,
            search_line_word_24, search_line_word_25, search_line_word_26, search_line_word_27, search_line_word_28,
            search_line_word_29, search_line_word_30, search_line_word_31,
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
    input  wire [31:0] line_word_0, line_word_1, line_word_2, line_word_3, line_word_4, line_word_5, line_word_6,
            line_word_7, line_word_8, line_word_9, line_word_10, line_word_11, line_word_12, line_word_13, line_word_14,
            line_word_15, line_word_16, line_word_17, line_word_18, line_word_19, line_word_20, line_word_21,
            line_word_22, line_word_23, line_word_24, line_word_25, line_word_26, line_word_27, line_word_28,
            line_word_29, line_word_30, line_word_31,
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
    output wire [29:0] packet_address_0, packet_address_1, packet_address_2, packet_address_3, packet_address_4,
            packet_address_5, packet_address_6, packet_address_7, packet_address_8, packet_address_9, packet_address_10,
            packet_address_11, packet_address_12, packet_address_13, packet_address_14, packet_address_15,
            packet_address_16, packet_address_17, packet_address_18, packet_address_19, packet_address_20,
            packet_address_21, packet_address_22, packet_address_23, packet_address_24, packet_address_25,
            packet_address_26, packet_address_27, packet_address_28, packet_address_29, packet_address_30,
            packet_address_31,
    // Value that each lane in packet_lanes has read, or writes; kinds 0 and 1.
    output wire [31:0] packet_value_0, packet_value_1, packet_value_2, packet_value_3, packet_value_4, packet_value_5,
            packet_value_6, packet_value_7, packet_value_8, packet_value_9, packet_value_10, packet_value_11,
            packet_value_12, packet_value_13, packet_value_14, packet_value_15, packet_value_16, packet_value_17,
            packet_value_18, packet_value_19, packet_value_20, packet_value_21, packet_value_22, packet_value_23,
            packet_value_24, packet_value_25, packet_value_26, packet_value_27, packet_value_28, packet_value_29,
            packet_value_30, packet_value_31,
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
    output wire backs_off_0, backs_off_1,
    // The commit of the slot's warp is over: a pulse. The masks end_* have one bit per lane, and are 0
    // in other cycles.
    output wire end_valid_0, end_valid_1,
    // Lanes of each slot that committed.
    output wire [31:0] end_committed_0, end_committed_1,
    // Lanes of each slot that the intra-warp resolver aborted, for a conflict with another lane of the warp.
    output wire [31:0] end_resolver_0, end_resolver_1,
    // Lanes of each slot that aborted as they hit in the conflict address table; may be in end_resolver too.
    output wire [31:0] end_early_0, end_early_1,
    // Lanes of each slot that a commit unit has failed.
    output wire [31:0] end_failed_0, end_failed_1,
    // Lanes of each slot that the temporal filter has aborted.
    output wire [31:0] end_temporal_0, end_temporal_1,
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
    input  wire [29:0] check_address_0, check_address_1, check_address_2, check_address_3, check_address_4,
            check_address_5, check_address_6, check_address_7, check_address_8, check_address_9, check_address_10,
            check_address_11, check_address_12, check_address_13, check_address_14, check_address_15, check_address_16,
            check_address_17, check_address_18, check_address_19, check_address_20, check_address_21, check_address_22,
            check_address_23, check_address_24, check_address_25, check_address_26, check_address_27, check_address_28,
            check_address_29, check_address_30, check_address_31,
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
    reg  [31:0] wrote_0, wrote_1;
    reg  kept;
    reg  access_last;
    wire logs_append_ready;
    wire [15:0] logs_log_reads_0, logs_log_reads_1;
    wire [15:0] logs_log_writes_0, logs_log_writes_1;
    wire [31:0] filter_commit_wrote;
    wire [31:0] filter_silent_lanes;
    wire [31:0] filter_abort_lanes;
    wire [31:0] filter_send_lanes;
    wire [31:0] walker_walk_lanes;
    wire [31:0] walker_walk_silent;
    wire [31:0] walker_walk_temporal;
    wire [15:0] walker_walk_reads;
    wire [15:0] walker_walk_writes;
    wire walker_resolve_valid;
    wire resolver_start_ready;
    wire [31:0] walker_resolve_lanes;
    wire [15:0] walker_resolve_reads;
    wire [15:0] walker_resolve_writes;
    wire walker_entry_valid;
    wire resolver_entry_ready;
    wire resolver_rsp_valid;
    wire [31:0] resolver_rsp_aborted;
    wire walker_scan_valid;
    wire walker_scan_ready;
    wire walker_scan_write;
    wire walker_scan_last;
    wire log_scanner_scan_done;
    wire [31:0] log_scanner_hit_lanes;
    wire [31:0] walker_entry_lanes;
    wire [29:0] walker_lane_address_0, walker_lane_address_1, walker_lane_address_2, walker_lane_address_3,
            walker_lane_address_4, walker_lane_address_5, walker_lane_address_6, walker_lane_address_7,
            walker_lane_address_8, walker_lane_address_9, walker_lane_address_10, walker_lane_address_11,
            walker_lane_address_12, walker_lane_address_13, walker_lane_address_14, walker_lane_address_15,
            walker_lane_address_16, walker_lane_address_17, walker_lane_address_18, walker_lane_address_19,
            walker_lane_address_20, walker_lane_address_21, walker_lane_address_22, walker_lane_address_23,
            walker_lane_address_24, walker_lane_address_25, walker_lane_address_26, walker_lane_address_27,
            walker_lane_address_28, walker_lane_address_29, walker_lane_address_30, walker_lane_address_31;
    (* maybe_unused *) wire unused_resolver_entry_wanted;
    (* maybe_unused *) wire unused_resolver_entry_write;
    (* maybe_unused *) wire [15:0] unused_resolver_entry_index;
    wire [31:0] resolver_table_read;
    wire [4:0] resolver_table_row_0, resolver_table_row_1, resolver_table_row_2, resolver_table_row_3,
            resolver_table_row_4, resolver_table_row_5, resolver_table_row_6, resolver_table_row_7,
            resolver_table_row_8, resolver_table_row_9, resolver_table_row_10, resolver_table_row_11,
            resolver_table_row_12, resolver_table_row_13, resolver_table_row_14, resolver_table_row_15,
            resolver_table_row_16, resolver_table_row_17, resolver_table_row_18, resolver_table_row_19,
            resolver_table_row_20, resolver_table_row_21, resolver_table_row_22, resolver_table_row_23,
            resolver_table_row_24, resolver_table_row_25, resolver_table_row_26, resolver_table_row_27,
            resolver_table_row_28, resolver_table_row_29, resolver_table_row_30, resolver_table_row_31;
    wire [3:0] resolver_table_mask_0, resolver_table_mask_1, resolver_table_mask_2, resolver_table_mask_3,
            resolver_table_mask_4, resolver_table_mask_5, resolver_table_mask_6, resolver_table_mask_7,
            resolver_table_mask_8, resolver_table_mask_9, resolver_table_mask_10, resolver_table_mask_11,
            resolver_table_mask_12, resolver_table_mask_13, resolver_table_mask_14, resolver_table_mask_15,
            resolver_table_mask_16, resolver_table_mask_17, resolver_table_mask_18, resolver_table_mask_19,
            resolver_table_mask_20, resolver_table_mask_21, resolver_table_mask_22, resolver_table_mask_23,
            resolver_table_mask_24, resolver_table_mask_25, resolver_table_mask_26, resolver_table_mask_27,
            resolver_table_mask_28, resolver_table_mask_29, resolver_table_mask_30, resolver_table_mask_31;
    wire [31:0] resolver_table_write_word_0, resolver_table_write_word_1, resolver_table_write_word_2,
            resolver_table_write_word_3, resolver_table_write_word_4, resolver_table_write_word_5,
            resolver_table_write_word_6, resolver_table_write_word_7, resolver_table_write_word_8,
            resolver_table_write_word_9, resolver_table_write_word_10, resolver_table_write_word_11,
            resolver_table_write_word_12, resolver_table_write_word_13, resolver_table_write_word_14,
            resolver_table_write_word_15, resolver_table_write_word_16, resolver_table_write_word_17,
            resolver_table_write_word_18, resolver_table_write_word_19, resolver_table_write_word_20,
            resolver_table_write_word_21, resolver_table_write_word_22, resolver_table_write_word_23,
            resolver_table_write_word_24, resolver_table_write_word_25, resolver_table_write_word_26,
            resolver_table_write_word_27, resolver_table_write_word_28, resolver_table_write_word_29,
            resolver_table_write_word_30, resolver_table_write_word_31;
    wire [31:0] owners_0_read_data, owners_1_read_data, owners_2_read_data, owners_3_read_data, owners_4_read_data,
            owners_5_read_data, owners_6_read_data, owners_7_read_data, owners_8_read_data, owners_9_read_data,
            owners_10_read_data, owners_11_read_data, owners_12_read_data, owners_13_read_data, owners_14_read_data,
            owners_15_read_data, owners_16_read_data, owners_17_read_data, owners_18_read_data, owners_19_read_data,
            owners_20_read_data, owners_21_read_data, owners_22_read_data, owners_23_read_data, owners_24_read_data,
            owners_25_read_data, owners_26_read_data, owners_27_read_data, owners_28_read_data, owners_29_read_data,
            owners_30_read_data, owners_31_read_data;
    wire addresses_lookup_valid_0, addresses_lookup_valid_1, addresses_lookup_valid_2, addresses_lookup_valid_3;
    wire [29:0] addresses_lookup_address_0, addresses_lookup_address_1, addresses_lookup_address_2,
            addresses_lookup_address_3;
    wire addresses_lookup_read_0, addresses_lookup_read_1, addresses_lookup_read_2, addresses_lookup_read_3;
    wire addresses_lookup_write_0, addresses_lookup_write_1, addresses_lookup_write_2, addresses_lookup_write_3;
    wire serves_log;
    wire log_scanner_entry_ready;
    wire log_scanner_lookup_valid_0, log_scanner_lookup_valid_1, log_scanner_lookup_valid_2, log_scanner_lookup_valid_3;
    wire [29:0] log_scanner_lookup_address_0, log_scanner_lookup_address_1, log_scanner_lookup_address_2,
            log_scanner_lookup_address_3;
    (* maybe_unused *) wire unused_log_scanner_hit_any;
    (* maybe_unused *) wire unused_log_scanner_hit_all;
    wire serves_access;
    wire access_scanner_entry_ready;
    wire access_scanner_lookup_valid_0, access_scanner_lookup_valid_1, access_scanner_lookup_valid_2,
            access_scanner_lookup_valid_3;
    wire [29:0] access_scanner_lookup_address_0, access_scanner_lookup_address_1, access_scanner_lookup_address_2,
            access_scanner_lookup_address_3;
    (* maybe_unused *) wire unused_access_scanner_hit_any;
    (* maybe_unused *) wire unused_access_scanner_hit_all;
    wire appends;
    wire [31:0] writers_0, writers_1;

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
        .log_reads_0(logs_log_reads_0), .log_reads_1(logs_log_reads_1),
        .log_writes_0(logs_log_writes_0), .log_writes_1(logs_log_writes_1),
        .log_index_0(log_index_0), .log_index_1(log_index_1),
        .search_valid(search_valid),
        .search_slot(search_slot),
        .search_lanes(search_lanes),
        .lane_address_0(search_address_0), .lane_address_1(search_address_1), .lane_address_2(search_address_2),
                .lane_address_3(search_address_3), .lane_address_4(search_address_4), .lane_address_5(search_address_5),
                .lane_address_6(search_address_6), .lane_address_7(search_address_7), .lane_address_8(search_address_8),
                .lane_address_9(search_address_9), .lane_address_10(search_address_10),
                .lane_address_11(search_address_11), .lane_address_12(search_address_12),
                .lane_address_13(search_address_13), .lane_address_14(search_address_14),
                .lane_address_15(search_address_15), .lane_address_16(search_address_16),
                .lane_address_17(search_address_17), .lane_address_18(search_address_18),
                .lane_address_19(search_address_19), .lane_address_20(search_address_20),
                .lane_address_21(search_address_21), .lane_address_22(search_address_22),
                .lane_address_23(search_address_23), .lane_address_24(search_address_24),
                .lane_address_25(search_address_25), .lane_address_26(search_address_26),
                .lane_address_27(search_address_27), .lane_address_28(search_address_28),
                .lane_address_29(search_address_29), .lane_address_30(search_address_30),
                .lane_address_31(search_address_31),
        .search_done(search_done),
        .search_hit(search_hit),
        .search_value_0(search_value_0), .search_value_1(search_value_1), .search_value_2(search_value_2),
                .search_value_3(search_value_3), .search_value_4(search_value_4), .search_value_5(search_value_5),
                .search_value_6(search_value_6), .search_value_7(search_value_7), .search_value_8(search_value_8),
                .search_value_9(search_value_9), .search_value_10(search_value_10), .search_value_11(search_value_11),
                .search_value_12(search_value_12), .search_value_13(search_value_13), .search_value_14(search_value_14),
                .search_value_15(search_value_15), .search_value_16(search_value_16), .search_value_17(search_value_17),
                .search_value_18(search_value_18), .search_value_19(search_value_19), .search_value_20(search_value_20),
                .search_value_21(search_value_21), .search_value_22(search_value_22), .search_value_23(search_value_23),
                .search_value_24(search_value_24), .search_value_25(search_value_25), .search_value_26(search_value_26),
                .search_value_27(search_value_27), .search_value_28(search_value_28), .search_value_29(search_value_29),
                .search_value_30(search_value_30), .search_value_31(search_value_31),
        .row_valid(search_row_valid),
        .row_ready(search_row_ready),
        .row_index(search_row_index),
        .row_values(search_row_values),
        .line_valid(search_line_valid),
        .line_word_0(search_line_word_0), .line_word_1(search_line_word_1), .line_word_2(search_line_word_2),
                .line_word_3(search_line_word_3), .line_word_4(search_line_word_4), .line_word_5(search_line_word_5),
                .line_word_6(search_line_word_6), .line_word_7(search_line_word_7), .line_word_8(search_line_word_8),
                .line_word_9(search_line_word_9), .line_word_10(search_line_word_10),
                .line_word_11(search_line_word_11), .line_word_12(search_line_word_12),
                .line_word_13(search_line_word_13), .line_word_14(search_line_word_14),
                .line_word_15(search_line_word_15), .line_word_16(search_line_word_16),
                .line_word_17(search_line_word_17), .line_word_18(search_line_word_18),
                .line_word_19(search_line_word_19), .line_word_20(search_line_word_20),
                .line_word_21(search_line_word_21), .line_word_22(search_line_word_22),
                .line_word_23(search_line_word_23), .line_word_24(search_line_word_24),
                .line_word_25(search_line_word_25), .line_word_26(search_line_word_26),
                .line_word_27(search_line_word_27), .line_word_28(search_line_word_28),
                .line_word_29(search_line_word_29), .line_word_30(search_line_word_30),
                .line_word_31(search_line_word_31)
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
        .row_slot(row_slot),
        .row_write(row_write),
        .row_index(row_index),
        .row_values(row_values),
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
        .lane_address_0(walker_lane_address_0), .lane_address_1(walker_lane_address_1),
                .lane_address_2(walker_lane_address_2), .lane_address_3(walker_lane_address_3),
                .lane_address_4(walker_lane_address_4), .lane_address_5(walker_lane_address_5),
                .lane_address_6(walker_lane_address_6), .lane_address_7(walker_lane_address_7),
                .lane_address_8(walker_lane_address_8), .lane_address_9(walker_lane_address_9),
                .lane_address_10(walker_lane_address_10), .lane_address_11(walker_lane_address_11),
                .lane_address_12(walker_lane_address_12), .lane_address_13(walker_lane_address_13),
                .lane_address_14(walker_lane_address_14), .lane_address_15(walker_lane_address_15),
                .lane_address_16(walker_lane_address_16), .lane_address_17(walker_lane_address_17),
                .lane_address_18(walker_lane_address_18), .lane_address_19(walker_lane_address_19),
                .lane_address_20(walker_lane_address_20), .lane_address_21(walker_lane_address_21),
                .lane_address_22(walker_lane_address_22), .lane_address_23(walker_lane_address_23),
                .lane_address_24(walker_lane_address_24), .lane_address_25(walker_lane_address_25),
                .lane_address_26(walker_lane_address_26), .lane_address_27(walker_lane_address_27),
                .lane_address_28(walker_lane_address_28), .lane_address_29(walker_lane_address_29),
                .lane_address_30(walker_lane_address_30), .lane_address_31(walker_lane_address_31),
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
                .packet_address_31(packet_address_31),
        .packet_value_0(packet_value_0), .packet_value_1(packet_value_1), .packet_value_2(packet_value_2),
                .packet_value_3(packet_value_3), .packet_value_4(packet_value_4), .packet_value_5(packet_value_5),
                .packet_value_6(packet_value_6), .packet_value_7(packet_value_7), .packet_value_8(packet_value_8),
                .packet_value_9(packet_value_9), .packet_value_10(packet_value_10), .packet_value_11(packet_value_11),
                .packet_value_12(packet_value_12), .packet_value_13(packet_value_13), .packet_value_14(packet_value_14),
                .packet_value_15(packet_value_15), .packet_value_16(packet_value_16), .packet_value_17(packet_value_17),
                .packet_value_18(packet_value_18), .packet_value_19(packet_value_19), .packet_value_20(packet_value_20),
                .packet_value_21(packet_value_21), .packet_value_22(packet_value_22), .packet_value_23(packet_value_23),
                .packet_value_24(packet_value_24), .packet_value_25(packet_value_25), .packet_value_26(packet_value_26),
                .packet_value_27(packet_value_27), .packet_value_28(packet_value_28), .packet_value_29(packet_value_29),
                .packet_value_30(packet_value_30), .packet_value_31(packet_value_31),
        .vote_valid(vote_valid),
        .vote_partition(vote_partition),
        .vote_id(vote_id),
        .vote_lanes(vote_lanes),
        .done_valid(done_valid),
        .done_partition(done_partition),
        .done_id(done_id),
        .backs_off_0(backs_off_0), .backs_off_1(backs_off_1),
        .end_valid_0(end_valid_0), .end_valid_1(end_valid_1),
        .end_committed_0(end_committed_0), .end_committed_1(end_committed_1),
        .end_resolver_0(end_resolver_0), .end_resolver_1(end_resolver_1),
        .end_early_0(end_early_0), .end_early_1(end_early_1),
        .end_failed_0(end_failed_0), .end_failed_1(end_failed_1),
        .end_temporal_0(end_temporal_0), .end_temporal_1(end_temporal_1)
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
        .lane_address_0(walker_lane_address_0), .lane_address_1(walker_lane_address_1),
                .lane_address_2(walker_lane_address_2), .lane_address_3(walker_lane_address_3),
                .lane_address_4(walker_lane_address_4), .lane_address_5(walker_lane_address_5),
                .lane_address_6(walker_lane_address_6), .lane_address_7(walker_lane_address_7),
                .lane_address_8(walker_lane_address_8), .lane_address_9(walker_lane_address_9),
                .lane_address_10(walker_lane_address_10), .lane_address_11(walker_lane_address_11),
                .lane_address_12(walker_lane_address_12), .lane_address_13(walker_lane_address_13),
                .lane_address_14(walker_lane_address_14), .lane_address_15(walker_lane_address_15),
                .lane_address_16(walker_lane_address_16), .lane_address_17(walker_lane_address_17),
                .lane_address_18(walker_lane_address_18), .lane_address_19(walker_lane_address_19),
                .lane_address_20(walker_lane_address_20), .lane_address_21(walker_lane_address_21),
                .lane_address_22(walker_lane_address_22), .lane_address_23(walker_lane_address_23),
                .lane_address_24(walker_lane_address_24), .lane_address_25(walker_lane_address_25),
                .lane_address_26(walker_lane_address_26), .lane_address_27(walker_lane_address_27),
                .lane_address_28(walker_lane_address_28), .lane_address_29(walker_lane_address_29),
                .lane_address_30(walker_lane_address_30), .lane_address_31(walker_lane_address_31),
        .table_read(resolver_table_read),
        .table_row_0(resolver_table_row_0), .table_row_1(resolver_table_row_1), .table_row_2(resolver_table_row_2),
                .table_row_3(resolver_table_row_3), .table_row_4(resolver_table_row_4),
                .table_row_5(resolver_table_row_5), .table_row_6(resolver_table_row_6),
                .table_row_7(resolver_table_row_7), .table_row_8(resolver_table_row_8),
                .table_row_9(resolver_table_row_9), .table_row_10(resolver_table_row_10),
                .table_row_11(resolver_table_row_11), .table_row_12(resolver_table_row_12),
                .table_row_13(resolver_table_row_13), .table_row_14(resolver_table_row_14),
                .table_row_15(resolver_table_row_15), .table_row_16(resolver_table_row_16),
                .table_row_17(resolver_table_row_17), .table_row_18(resolver_table_row_18),
                .table_row_19(resolver_table_row_19), .table_row_20(resolver_table_row_20),
                .table_row_21(resolver_table_row_21), .table_row_22(resolver_table_row_22),
                .table_row_23(resolver_table_row_23), .table_row_24(resolver_table_row_24),
                .table_row_25(resolver_table_row_25), .table_row_26(resolver_table_row_26),
                .table_row_27(resolver_table_row_27), .table_row_28(resolver_table_row_28),
                .table_row_29(resolver_table_row_29), .table_row_30(resolver_table_row_30),
                .table_row_31(resolver_table_row_31),
        .table_mask_0(resolver_table_mask_0), .table_mask_1(resolver_table_mask_1),
                .table_mask_2(resolver_table_mask_2), .table_mask_3(resolver_table_mask_3),
                .table_mask_4(resolver_table_mask_4), .table_mask_5(resolver_table_mask_5),
                .table_mask_6(resolver_table_mask_6), .table_mask_7(resolver_table_mask_7),
                .table_mask_8(resolver_table_mask_8), .table_mask_9(resolver_table_mask_9),
                .table_mask_10(resolver_table_mask_10), .table_mask_11(resolver_table_mask_11),
                .table_mask_12(resolver_table_mask_12), .table_mask_13(resolver_table_mask_13),
                .table_mask_14(resolver_table_mask_14), .table_mask_15(resolver_table_mask_15),
                .table_mask_16(resolver_table_mask_16), .table_mask_17(resolver_table_mask_17),
                .table_mask_18(resolver_table_mask_18), .table_mask_19(resolver_table_mask_19),
                .table_mask_20(resolver_table_mask_20), .table_mask_21(resolver_table_mask_21),
                .table_mask_22(resolver_table_mask_22), .table_mask_23(resolver_table_mask_23),
                .table_mask_24(resolver_table_mask_24), .table_mask_25(resolver_table_mask_25),
                .table_mask_26(resolver_table_mask_26), .table_mask_27(resolver_table_mask_27),
                .table_mask_28(resolver_table_mask_28), .table_mask_29(resolver_table_mask_29),
                .table_mask_30(resolver_table_mask_30), .table_mask_31(resolver_table_mask_31),
        .table_write_word_0(resolver_table_write_word_0), .table_write_word_1(resolver_table_write_word_1),
                .table_write_word_2(resolver_table_write_word_2), .table_write_word_3(resolver_table_write_word_3),
                .table_write_word_4(resolver_table_write_word_4), .table_write_word_5(resolver_table_write_word_5),
                .table_write_word_6(resolver_table_write_word_6), .table_write_word_7(resolver_table_write_word_7),
                .table_write_word_8(resolver_table_write_word_8), .table_write_word_9(resolver_table_write_word_9),
                .table_write_word_10(resolver_table_write_word_10), .table_write_word_11(resolver_table_write_word_11),
                .table_write_word_12(resolver_table_write_word_12), .table_write_word_13(resolver_table_write_word_13),
                .table_write_word_14(resolver_table_write_word_14), .table_write_word_15(resolver_table_write_word_15),
                .table_write_word_16(resolver_table_write_word_16), .table_write_word_17(resolver_table_write_word_17),
                .table_write_word_18(resolver_table_write_word_18), .table_write_word_19(resolver_table_write_word_19),
                .table_write_word_20(resolver_table_write_word_20), .table_write_word_21(resolver_table_write_word_21),
                .table_write_word_22(resolver_table_write_word_22), .table_write_word_23(resolver_table_write_word_23),
                .table_write_word_24(resolver_table_write_word_24), .table_write_word_25(resolver_table_write_word_25),
                .table_write_word_26(resolver_table_write_word_26), .table_write_word_27(resolver_table_write_word_27),
                .table_write_word_28(resolver_table_write_word_28), .table_write_word_29(resolver_table_write_word_29),
                .table_write_word_30(resolver_table_write_word_30), .table_write_word_31(resolver_table_write_word_31),
        .table_word_0(owners_0_read_data), .table_word_1(owners_1_read_data), .table_word_2(owners_2_read_data),
                .table_word_3(owners_3_read_data), .table_word_4(owners_4_read_data), .table_word_5(owners_5_read_data),
                .table_word_6(owners_6_read_data), .table_word_7(owners_7_read_data), .table_word_8(owners_8_read_data),
                .table_word_9(owners_9_read_data), .table_word_10(owners_10_read_data),
                .table_word_11(owners_11_read_data), .table_word_12(owners_12_read_data),
                .table_word_13(owners_13_read_data), .table_word_14(owners_14_read_data),
                .table_word_15(owners_15_read_data), .table_word_16(owners_16_read_data),
                .table_word_17(owners_17_read_data), .table_word_18(owners_18_read_data),
                .table_word_19(owners_19_read_data), .table_word_20(owners_20_read_data),
                .table_word_21(owners_21_read_data), .table_word_22(owners_22_read_data),
                .table_word_23(owners_23_read_data), .table_word_24(owners_24_read_data),
                .table_word_25(owners_25_read_data), .table_word_26(owners_26_read_data),
                .table_word_27(owners_27_read_data), .table_word_28(owners_28_read_data),
                .table_word_29(owners_29_read_data), .table_word_30(owners_30_read_data),
                .table_word_31(owners_31_read_data),
        .rsp_valid(resolver_rsp_valid),
        .rsp_aborted(resolver_rsp_aborted)
    );

    (* keep_hierarchy *) transaction_core_owners owners_0 (.clock(clock), .read_enable(resolver_table_read[0]),
            .read_row(resolver_table_row_0), .read_data(owners_0_read_data), .write_mask(resolver_table_mask_0),
            .write_row(resolver_table_row_0), .write_data(resolver_table_write_word_0));
    (* keep_hierarchy *) transaction_core_owners owners_1 (.clock(clock), .read_enable(resolver_table_read[1]),
            .read_row(resolver_table_row_1), .read_data(owners_1_read_data), .write_mask(resolver_table_mask_1),
            .write_row(resolver_table_row_1), .write_data(resolver_table_write_word_1));
    (* keep_hierarchy *) transaction_core_owners owners_2 (.clock(clock), .read_enable(resolver_table_read[2]),
            .read_row(resolver_table_row_2), .read_data(owners_2_read_data), .write_mask(resolver_table_mask_2),
            .write_row(resolver_table_row_2), .write_data(resolver_table_write_word_2));
    (* keep_hierarchy *) transaction_core_owners owners_3 (.clock(clock), .read_enable(resolver_table_read[3]),
            .read_row(resolver_table_row_3), .read_data(owners_3_read_data), .write_mask(resolver_table_mask_3),
            .write_row(resolver_table_row_3), .write_data(resolver_table_write_word_3));
    (* keep_hierarchy *) transaction_core_owners owners_4 (.clock(clock), .read_enable(resolver_table_read[4]),
            .read_row(resolver_table_row_4), .read_data(owners_4_read_data), .write_mask(resolver_table_mask_4),
            .write_row(resolver_table_row_4), .write_data(resolver_table_write_word_4));
    (* keep_hierarchy *) transaction_core_owners owners_5 (.clock(clock), .read_enable(resolver_table_read[5]),
            .read_row(resolver_table_row_5), .read_data(owners_5_read_data), .write_mask(resolver_table_mask_5),
            .write_row(resolver_table_row_5), .write_data(resolver_table_write_word_5));
    (* keep_hierarchy *) transaction_core_owners owners_6 (.clock(clock), .read_enable(resolver_table_read[6]),
            .read_row(resolver_table_row_6), .read_data(owners_6_read_data), .write_mask(resolver_table_mask_6),
            .write_row(resolver_table_row_6), .write_data(resolver_table_write_word_6));
    (* keep_hierarchy *) transaction_core_owners owners_7 (.clock(clock), .read_enable(resolver_table_read[7]),
            .read_row(resolver_table_row_7), .read_data(owners_7_read_data), .write_mask(resolver_table_mask_7),
            .write_row(resolver_table_row_7), .write_data(resolver_table_write_word_7));
    (* keep_hierarchy *) transaction_core_owners owners_8 (.clock(clock), .read_enable(resolver_table_read[8]),
            .read_row(resolver_table_row_8), .read_data(owners_8_read_data), .write_mask(resolver_table_mask_8),
            .write_row(resolver_table_row_8), .write_data(resolver_table_write_word_8));
    (* keep_hierarchy *) transaction_core_owners owners_9 (.clock(clock), .read_enable(resolver_table_read[9]),
            .read_row(resolver_table_row_9), .read_data(owners_9_read_data), .write_mask(resolver_table_mask_9),
            .write_row(resolver_table_row_9), .write_data(resolver_table_write_word_9));
    (* keep_hierarchy *) transaction_core_owners owners_10 (.clock(clock), .read_enable(resolver_table_read[10]),
            .read_row(resolver_table_row_10), .read_data(owners_10_read_data), .write_mask(resolver_table_mask_10),
            .write_row(resolver_table_row_10), .write_data(resolver_table_write_word_10));
    (* keep_hierarchy *) transaction_core_owners owners_11 (.clock(clock), .read_enable(resolver_table_read[11]),
            .read_row(resolver_table_row_11), .read_data(owners_11_read_data), .write_mask(resolver_table_mask_11),
            .write_row(resolver_table_row_11), .write_data(resolver_table_write_word_11));
    (* keep_hierarchy *) transaction_core_owners owners_12 (.clock(clock), .read_enable(resolver_table_read[12]),
            .read_row(resolver_table_row_12), .read_data(owners_12_read_data), .write_mask(resolver_table_mask_12),
            .write_row(resolver_table_row_12), .write_data(resolver_table_write_word_12));
    (* keep_hierarchy *) transaction_core_owners owners_13 (.clock(clock), .read_enable(resolver_table_read[13]),
            .read_row(resolver_table_row_13), .read_data(owners_13_read_data), .write_mask(resolver_table_mask_13),
            .write_row(resolver_table_row_13), .write_data(resolver_table_write_word_13));
    (* keep_hierarchy *) transaction_core_owners owners_14 (.clock(clock), .read_enable(resolver_table_read[14]),
            .read_row(resolver_table_row_14), .read_data(owners_14_read_data), .write_mask(resolver_table_mask_14),
            .write_row(resolver_table_row_14), .write_data(resolver_table_write_word_14));
    (* keep_hierarchy *) transaction_core_owners owners_15 (.clock(clock), .read_enable(resolver_table_read[15]),
            .read_row(resolver_table_row_15), .read_data(owners_15_read_data), .write_mask(resolver_table_mask_15),
            .write_row(resolver_table_row_15), .write_data(resolver_table_write_word_15));
    (* keep_hierarchy *) transaction_core_owners owners_16 (.clock(clock), .read_enable(resolver_table_read[16]),
            .read_row(resolver_table_row_16), .read_data(owners_16_read_data), .write_mask(resolver_table_mask_16),
            .write_row(resolver_table_row_16), .write_data(resolver_table_write_word_16));
    (* keep_hierarchy *) transaction_core_owners owners_17 (.clock(clock), .read_enable(resolver_table_read[17]),
            .read_row(resolver_table_row_17), .read_data(owners_17_read_data), .write_mask(resolver_table_mask_17),
            .write_row(resolver_table_row_17), .write_data(resolver_table_write_word_17));
    (* keep_hierarchy *) transaction_core_owners owners_18 (.clock(clock), .read_enable(resolver_table_read[18]),
            .read_row(resolver_table_row_18), .read_data(owners_18_read_data), .write_mask(resolver_table_mask_18),
            .write_row(resolver_table_row_18), .write_data(resolver_table_write_word_18));
    (* keep_hierarchy *) transaction_core_owners owners_19 (.clock(clock), .read_enable(resolver_table_read[19]),
            .read_row(resolver_table_row_19), .read_data(owners_19_read_data), .write_mask(resolver_table_mask_19),
            .write_row(resolver_table_row_19), .write_data(resolver_table_write_word_19));
    (* keep_hierarchy *) transaction_core_owners owners_20 (.clock(clock), .read_enable(resolver_table_read[20]),
            .read_row(resolver_table_row_20), .read_data(owners_20_read_data), .write_mask(resolver_table_mask_20),
            .write_row(resolver_table_row_20), .write_data(resolver_table_write_word_20));
    (* keep_hierarchy *) transaction_core_owners owners_21 (.clock(clock), .read_enable(resolver_table_read[21]),
            .read_row(resolver_table_row_21), .read_data(owners_21_read_data), .write_mask(resolver_table_mask_21),
            .write_row(resolver_table_row_21), .write_data(resolver_table_write_word_21));
    (* keep_hierarchy *) transaction_core_owners owners_22 (.clock(clock), .read_enable(resolver_table_read[22]),
            .read_row(resolver_table_row_22), .read_data(owners_22_read_data), .write_mask(resolver_table_mask_22),
            .write_row(resolver_table_row_22), .write_data(resolver_table_write_word_22));
    (* keep_hierarchy *) transaction_core_owners owners_23 (.clock(clock), .read_enable(resolver_table_read[23]),
            .read_row(resolver_table_row_23), .read_data(owners_23_read_data), .write_mask(resolver_table_mask_23),
            .write_row(resolver_table_row_23), .write_data(resolver_table_write_word_23));
    (* keep_hierarchy *) transaction_core_owners owners_24 (.clock(clock), .read_enable(resolver_table_read[24]),
            .read_row(resolver_table_row_24), .read_data(owners_24_read_data), .write_mask(resolver_table_mask_24),
            .write_row(resolver_table_row_24), .write_data(resolver_table_write_word_24));
    (* keep_hierarchy *) transaction_core_owners owners_25 (.clock(clock), .read_enable(resolver_table_read[25]),
            .read_row(resolver_table_row_25), .read_data(owners_25_read_data), .write_mask(resolver_table_mask_25),
            .write_row(resolver_table_row_25), .write_data(resolver_table_write_word_25));
    (* keep_hierarchy *) transaction_core_owners owners_26 (.clock(clock), .read_enable(resolver_table_read[26]),
            .read_row(resolver_table_row_26), .read_data(owners_26_read_data), .write_mask(resolver_table_mask_26),
            .write_row(resolver_table_row_26), .write_data(resolver_table_write_word_26));
    (* keep_hierarchy *) transaction_core_owners owners_27 (.clock(clock), .read_enable(resolver_table_read[27]),
            .read_row(resolver_table_row_27), .read_data(owners_27_read_data), .write_mask(resolver_table_mask_27),
            .write_row(resolver_table_row_27), .write_data(resolver_table_write_word_27));
    (* keep_hierarchy *) transaction_core_owners owners_28 (.clock(clock), .read_enable(resolver_table_read[28]),
            .read_row(resolver_table_row_28), .read_data(owners_28_read_data), .write_mask(resolver_table_mask_28),
            .write_row(resolver_table_row_28), .write_data(resolver_table_write_word_28));
    (* keep_hierarchy *) transaction_core_owners owners_29 (.clock(clock), .read_enable(resolver_table_read[29]),
            .read_row(resolver_table_row_29), .read_data(owners_29_read_data), .write_mask(resolver_table_mask_29),
            .write_row(resolver_table_row_29), .write_data(resolver_table_write_word_29));
    (* keep_hierarchy *) transaction_core_owners owners_30 (.clock(clock), .read_enable(resolver_table_read[30]),
            .read_row(resolver_table_row_30), .read_data(owners_30_read_data), .write_mask(resolver_table_mask_30),
            .write_row(resolver_table_row_30), .write_data(resolver_table_write_word_30));
    (* keep_hierarchy *) transaction_core_owners owners_31 (.clock(clock), .read_enable(resolver_table_read[31]),
            .read_row(resolver_table_row_31), .read_data(owners_31_read_data), .write_mask(resolver_table_mask_31),
            .write_row(resolver_table_row_31), .write_data(resolver_table_write_word_31));

    conflict_address_table addresses (
        .clock(clock),
        .clear(clear),
        .lookup_valid_0(addresses_lookup_valid_0), .lookup_valid_1(addresses_lookup_valid_1),
                .lookup_valid_2(addresses_lookup_valid_2), .lookup_valid_3(addresses_lookup_valid_3),
        .lookup_address_0(addresses_lookup_address_0), .lookup_address_1(addresses_lookup_address_1),
                .lookup_address_2(addresses_lookup_address_2), .lookup_address_3(addresses_lookup_address_3),
        .lookup_read_0(addresses_lookup_read_0), .lookup_read_1(addresses_lookup_read_1),
                .lookup_read_2(addresses_lookup_read_2), .lookup_read_3(addresses_lookup_read_3),
        .lookup_write_0(addresses_lookup_write_0), .lookup_write_1(addresses_lookup_write_1),
                .lookup_write_2(addresses_lookup_write_2), .lookup_write_3(addresses_lookup_write_3),
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
        .lane_address_0(walker_lane_address_0), .lane_address_1(walker_lane_address_1),
                .lane_address_2(walker_lane_address_2), .lane_address_3(walker_lane_address_3),
                .lane_address_4(walker_lane_address_4), .lane_address_5(walker_lane_address_5),
                .lane_address_6(walker_lane_address_6), .lane_address_7(walker_lane_address_7),
                .lane_address_8(walker_lane_address_8), .lane_address_9(walker_lane_address_9),
                .lane_address_10(walker_lane_address_10), .lane_address_11(walker_lane_address_11),
                .lane_address_12(walker_lane_address_12), .lane_address_13(walker_lane_address_13),
                .lane_address_14(walker_lane_address_14), .lane_address_15(walker_lane_address_15),
                .lane_address_16(walker_lane_address_16), .lane_address_17(walker_lane_address_17),
                .lane_address_18(walker_lane_address_18), .lane_address_19(walker_lane_address_19),
                .lane_address_20(walker_lane_address_20), .lane_address_21(walker_lane_address_21),
                .lane_address_22(walker_lane_address_22), .lane_address_23(walker_lane_address_23),
                .lane_address_24(walker_lane_address_24), .lane_address_25(walker_lane_address_25),
                .lane_address_26(walker_lane_address_26), .lane_address_27(walker_lane_address_27),
                .lane_address_28(walker_lane_address_28), .lane_address_29(walker_lane_address_29),
                .lane_address_30(walker_lane_address_30), .lane_address_31(walker_lane_address_31),
        .lookup_valid_0(log_scanner_lookup_valid_0), .lookup_valid_1(log_scanner_lookup_valid_1),
                .lookup_valid_2(log_scanner_lookup_valid_2), .lookup_valid_3(log_scanner_lookup_valid_3),
        .lookup_address_0(log_scanner_lookup_address_0), .lookup_address_1(log_scanner_lookup_address_1),
                .lookup_address_2(log_scanner_lookup_address_2), .lookup_address_3(log_scanner_lookup_address_3),
        .lookup_read_0(addresses_lookup_read_0), .lookup_read_1(addresses_lookup_read_1),
                .lookup_read_2(addresses_lookup_read_2), .lookup_read_3(addresses_lookup_read_3),
        .lookup_write_0(addresses_lookup_write_0), .lookup_write_1(addresses_lookup_write_1),
                .lookup_write_2(addresses_lookup_write_2), .lookup_write_3(addresses_lookup_write_3),
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
        .lane_address_0(check_address_0), .lane_address_1(check_address_1), .lane_address_2(check_address_2),
                .lane_address_3(check_address_3), .lane_address_4(check_address_4), .lane_address_5(check_address_5),
                .lane_address_6(check_address_6), .lane_address_7(check_address_7), .lane_address_8(check_address_8),
                .lane_address_9(check_address_9), .lane_address_10(check_address_10),
                .lane_address_11(check_address_11), .lane_address_12(check_address_12),
                .lane_address_13(check_address_13), .lane_address_14(check_address_14),
                .lane_address_15(check_address_15), .lane_address_16(check_address_16),
                .lane_address_17(check_address_17), .lane_address_18(check_address_18),
                .lane_address_19(check_address_19), .lane_address_20(check_address_20),
                .lane_address_21(check_address_21), .lane_address_22(check_address_22),
                .lane_address_23(check_address_23), .lane_address_24(check_address_24),
                .lane_address_25(check_address_25), .lane_address_26(check_address_26),
                .lane_address_27(check_address_27), .lane_address_28(check_address_28),
                .lane_address_29(check_address_29), .lane_address_30(check_address_30),
                .lane_address_31(check_address_31),
        .lookup_valid_0(access_scanner_lookup_valid_0), .lookup_valid_1(access_scanner_lookup_valid_1),
                .lookup_valid_2(access_scanner_lookup_valid_2), .lookup_valid_3(access_scanner_lookup_valid_3),
        .lookup_address_0(access_scanner_lookup_address_0), .lookup_address_1(access_scanner_lookup_address_1),
                .lookup_address_2(access_scanner_lookup_address_2), .lookup_address_3(access_scanner_lookup_address_3),
        .lookup_read_0(addresses_lookup_read_0), .lookup_read_1(addresses_lookup_read_1),
                .lookup_read_2(addresses_lookup_read_2), .lookup_read_3(addresses_lookup_read_3),
        .lookup_write_0(addresses_lookup_write_0), .lookup_write_1(addresses_lookup_write_1),
                .lookup_write_2(addresses_lookup_write_2), .lookup_write_3(addresses_lookup_write_3),
        .scan_done(check_done),
        .hit_lanes(check_hits),
        .hit_any(unused_access_scanner_hit_any),
        .hit_all(unused_access_scanner_hit_all)
    );

    assign append_ready = logs_append_ready;
    assign appends = append_valid & logs_append_ready & append_write;
    assign walker_walk_reads =
        walk_slot ? logs_log_reads_1 :
        !walk_slot ? logs_log_reads_0 :
        16'd0;
    assign walker_walk_writes =
        walk_slot ? logs_log_writes_1 :
        !walk_slot ? logs_log_writes_0 :
        16'd0;
    assign filter_commit_wrote =
        walk_slot ? wrote_1 :
        !walk_slot ? wrote_0 :
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
    assign writers_0 = writers_of(wrote_0, begin_valid, begin_slot, begin_lanes, appends, append_slot, append_lanes,
            clear);
    assign log_reads_0 = logs_log_reads_0, log_reads_1 = logs_log_reads_1;
    assign log_writes_0 = logs_log_writes_0, log_writes_1 = logs_log_writes_1;

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
    assign writers_1 = writers_1_of(wrote_1, begin_valid, begin_slot, begin_lanes, appends, append_slot, append_lanes,
            clear);
    assign walker_walk_lanes =
        temporal ? filter_send_lanes :
        walk_lanes;
    assign walker_walk_silent =
        temporal ? filter_silent_lanes :
        32'd0;
    assign walker_walk_temporal =
        temporal ? filter_abort_lanes :
        32'd0;
    assign serves_access =
        kept ? check_valid & access_last :
        check_valid & (!walker_scan_valid | !access_last);
    assign serves_log = walker_scan_valid & !serves_access;
    assign walker_scan_ready = serves_log & log_scanner_entry_ready;
    assign check_ready = serves_access & access_scanner_entry_ready;
    assign addresses_lookup_valid_0 = log_scanner_lookup_valid_0 | access_scanner_lookup_valid_0,
            addresses_lookup_valid_1 = log_scanner_lookup_valid_1 | access_scanner_lookup_valid_1,
            addresses_lookup_valid_2 = log_scanner_lookup_valid_2 | access_scanner_lookup_valid_2,
            addresses_lookup_valid_3 = log_scanner_lookup_valid_3 | access_scanner_lookup_valid_3;
    assign addresses_lookup_address_0 = serves_access ? access_scanner_lookup_address_0 : log_scanner_lookup_address_0,
            addresses_lookup_address_1 = serves_access ? access_scanner_lookup_address_1 : log_scanner_lookup_address_1,
            addresses_lookup_address_2 = serves_access ? access_scanner_lookup_address_2 : log_scanner_lookup_address_2,
            addresses_lookup_address_3 = serves_access ? access_scanner_lookup_address_3 : log_scanner_lookup_address_3;

    always @(posedge clock) begin
        wrote_0 <= writers_0;
        wrote_1 <= writers_1;
        kept <= (serves_log & !log_scanner_entry_ready) | (serves_access & !access_scanner_entry_ready);
        if (serves_log | serves_access) access_last <= serves_access;
        if (clear) begin
            kept <= 1'b0;
            access_last <= 1'b0;
        end
    end

    initial begin
        wrote_0 = 32'd0; wrote_1 = 32'd0;
        kept = 1'b0;
        access_last = 1'b0;
    end
endmodule
