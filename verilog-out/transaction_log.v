// transaction_log: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Transactional logs of the warps of a core: where entries go, how long the logs are, and what a lane has written before.
//
// Kilo TM's, as early conflict resolution describes them (2.2: loads and stores are buffered in read and write logs; 4.4, Figure 7: log index); their form in memory and
// the search are those of the authors' simulator. One a core; log_walker takes the logs to the commit units.
//
//  set_*     (a log index)                 ->+---------------------------+-> log_reads, log_writes, log_index  (a slot each)
//  append_*  (a load or store of a warp)   ->| lengths, reads by index   |-> append_index, append_overflow     (same cycle)
//  search_*  (what have lanes written?)    ->| search of the write log   |-> row_* -> L1 -> line_*
//  lane_address                            ->+---------------------------+-> search_hit, search_value, search_done
//
// Logs. Each of the two warps in transactions has a slot with a read log and a write log of 2^ENTRY_BITS entries in the local memory of the warp. Every transactional load or store of
// the warp appends one entry to one of them; words that are there already are not looked for. An entry is two lines of a word a lane: byte addresses, 0 for a lane that takes no part (so
// word 0 cannot be in a transaction), and values. Log, index and line name it; where logs lie is the core's to know, and it writes the lines.
//
// Append (append_valid and append_ready): the entry gets the number append_index of its log, in the same cycle. If the log is full, append_overflow is high
// and the entry is not there: a transaction cannot go on, and the run must stop.
//
// Log index = entries of both logs together, as in Figure 7, where they are one buffer. It is the number that the
// [SIMT stack](crate::pause_and_go_stack) keeps with each entry. set_valid puts the logs of set_slot back to what they were at set_index: 0 when a transaction begins
// or retries, that of the stack's entry when paused lanes go on. It must not be above log_index. The lengths hold from the cycle after the next on; append_ready is low in the cycle between. To tell
// reads from writes, the unit keeps the number of reads for each index.
//
// Search, while search_valid, with all of its pins still until search_done: for each of search_lanes, the youngest entry of the write log of search_slot with its address. First the lines
// of addresses, from the youngest entry on, until all lanes are found or no entry is left. They are asked for ahead: up to 16 are under way, and those that turn out not to be needed come
// too. Then the lines of values of the entries that were found, one at a time, that of the lowest lane first: search_hit is not 0 in the cycle in which one comes, and
// search_value are those lanes' values. Then search_done is high for one cycle; a lane that was not found has not written its word. The next search begins in the cycle after.
// Lines come (line_valid) in the order in which they are asked for, no earlier than in the cycle after.
//
// Latency. search_done comes in the cycle after search_valid if there is nothing to look for. Else, with lines that take L <= 16 cycles, N of addresses that are asked for
// and V of values, it comes 1 + N + L + V (L + 1) cycles after it.
//
// clear empties all logs and forgets the search; a line asked for before it must not come after it. Same-cycle priority: clear, set, append. An append to a slot whose
// write log is searched, or a set of it, must not be.
//
// LANES <= 32 lanes, logs of 2^ENTRY_BITS entries (INDEX_BITS = ENTRY_BITS + 1), lengths and indices of LOG_BITS > INDEX_BITS bits.
module transaction_log (
    input  wire clock,
    input  wire clear,
    input  wire set_valid,
    input  wire set_slot,
    input  wire [15:0] set_index,
    input  wire append_valid,
    output wire append_ready,
    input  wire append_slot,
    input  wire append_write,
    output wire [15:0] append_index,
    output wire append_overflow,
    // By slot.
    output wire [15:0] log_reads_0, log_reads_1,
    output wire [15:0] log_writes_0, log_writes_1,
    output wire [15:0] log_index_0, log_index_1,
    input  wire search_valid,
    input  wire search_slot,
    input  wire [31:0] search_lanes,
    input  wire [29:0] lane_address_0, lane_address_1, lane_address_2, lane_address_3, lane_address_4, lane_address_5,
            lane_address_6, lane_address_7, lane_address_8, lane_address_9, lane_address_10, lane_address_11,
            lane_address_12, lane_address_13, lane_address_14, lane_address_15, lane_address_16, lane_address_17,
            lane_address_18, lane_address_19, lane_address_20, lane_address_21, lane_address_22, lane_address_23,
            lane_address_24, lane_address_25, lane_address_26, lane_address_27, lane_address_28, lane_address_29,
            lane_address_30, lane_address_31,
    output wire search_done,
    output wire [31:0] search_hit,
    output wire [31:0] search_value_0, search_value_1, search_value_2, search_value_3, search_value_4, search_value_5,
            search_value_6, search_value_7, search_value_8, search_value_9, search_value_10, search_value_11,
            search_value_12, search_value_13, search_value_14, search_value_15, search_value_16, search_value_17,
            search_value_18, search_value_19, search_value_20, search_value_21, search_value_22, search_value_23,
            search_value_24, search_value_25, search_value_26, search_value_27, search_value_28, search_value_29,
            search_value_30, search_value_31,
    // The entry of search_slot's write log whose line is asked for.
    output wire row_valid,
    input  wire row_ready,
    output wire [15:0] row_index,
    output wire row_values,
    input  wire line_valid,
    input  wire [31:0] line_word_0, line_word_1, line_word_2, line_word_3, line_word_4, line_word_5, line_word_6,
            line_word_7, line_word_8, line_word_9, line_word_10, line_word_11, line_word_12, line_word_13, line_word_14,
            line_word_15, line_word_16, line_word_17, line_word_18, line_word_19, line_word_20, line_word_21,
            line_word_22, line_word_23, line_word_24, line_word_25, line_word_26, line_word_27, line_word_28,
            line_word_29, line_word_30, line_word_31
);
    localparam [2:0] FIND_STATE_IDLE = 3'd0;
    localparam [2:0] FIND_STATE_ADDRESSES = 3'd1;
    localparam [2:0] FIND_STATE_ASK_VALUES = 3'd2;
    localparam [2:0] FIND_STATE_VALUES = 3'd3;
    localparam [2:0] FIND_STATE_DONE = 3'd4;
    reg  [15:0] reads_0, reads_1;
    reg  [15:0] writes_0, writes_1;
    reg  setting;
    reg  setting_slot;
    reg  [15:0] setting_index;
    reg  [2:0] state;
    reg  [15:0] entries;
    reg  [15:0] coming;
    reg  [31:0] sought;
    reg  [31:0] found;
    reg  [31:0] taking;
    reg  [9:0] place_0, place_1, place_2, place_3, place_4, place_5, place_6, place_7, place_8, place_9, place_10,
            place_11, place_12, place_13, place_14, place_15, place_16, place_17, place_18, place_19, place_20,
            place_21, place_22, place_23, place_24, place_25, place_26, place_27, place_28, place_29, place_30,
            place_31;
    wire [15:0] reads_at_0_read_word, reads_at_1_read_word;
    wire adds_0, adds_1;
    wire [15:0] new_reads_0, new_reads_1;
    wire [15:0] written;
    wire [15:0] length_0, length_1;
    wire [15:0] new_index_0, new_index_1;
    wire [9:0] entry_0, entry_1, entry_2;
    wire [15:0] wide_0, wide_1;
    wire full_0, full_1;
    wire [15:0] old_reads_0, old_reads_1;
    wire comes;
    wire [31:0] hits;
    wire [15:0] next_row;
    wire [31:0] lowest;
    wire [9:0] chosen;
    wire [31:0] mates;
    wire [31:0] wanted_0, wanted_1, wanted_2, wanted_3, wanted_4, wanted_5, wanted_6, wanted_7, wanted_8, wanted_9,
            wanted_10, wanted_11, wanted_12, wanted_13, wanted_14, wanted_15, wanted_16, wanted_17, wanted_18,
            wanted_19, wanted_20, wanted_21, wanted_22, wanted_23, wanted_24, wanted_25, wanted_26, wanted_27,
            wanted_28, wanted_29, wanted_30, wanted_31;
    wire [15:0] under_way;
    wire asks;
    wire [15:0] left;
    wire [15:0] still_coming;
    wire [31:0] missing;
    wire [31:0] here;

    (* keep_hierarchy *) transaction_log_reads_at reads_at_0 (.clock(clock), .read_index(set_index[10:0]),
            .read_word(reads_at_0_read_word), .write_valid(adds_0), .write_index(new_index_0[10:0]),
            .write_word(new_reads_0));
    (* keep_hierarchy *) transaction_log_reads_at reads_at_1 (.clock(clock), .read_index(set_index[10:0]),
            .read_word(reads_at_1_read_word), .write_valid(adds_1), .write_index(new_index_1[10:0]),
            .write_word(new_reads_1));

    assign append_ready = !set_valid & !setting;
    assign append_index =
        append_slot ? length_1 :
        !append_slot ? length_0 :
        16'd0;
    assign append_overflow =
        append_slot ? append_valid & append_ready & full_1 :
        !append_slot & append_valid & append_ready & full_0;
    assign written =
        search_slot ? writes_1 :
        !search_slot ? writes_0 :
        16'd0;
    assign log_reads_0 = reads_0, log_reads_1 = reads_1;
    assign log_writes_0 = writes_0, log_writes_1 = writes_1;
    assign log_index_0 = reads_0 + writes_0, log_index_1 = reads_1 + writes_1;
    assign length_0 = append_write ? writes_0 : reads_0, length_1 = append_write ? writes_1 : reads_1;
    assign new_reads_0 = append_write ? reads_0 : reads_0 + 16'd1,
            new_reads_1 = append_write ? reads_1 : reads_1 + 16'd1;
    assign new_index_0 = reads_0 + writes_0 + 16'd1, new_index_1 = reads_1 + writes_1 + 16'd1;
    assign entry_0 = length_0[9:0], entry_1 = length_1[9:0];
    assign entry_2 = next_row[9:0];
    assign wide_0 = {6'd0, entry_0}, wide_1 = {6'd0, entry_1};
    assign full_0 = wide_0 != length_0, full_1 = wide_1 != length_1;
    assign adds_0 = !append_slot & append_valid & append_ready & !full_0;
    assign adds_1 = append_slot & append_valid & append_ready & !full_1;
    assign old_reads_0 = !(|setting_index) ? 16'd0 : reads_at_0_read_word,
            old_reads_1 = !(|setting_index) ? 16'd0 : reads_at_1_read_word;
    assign comes = line_valid & (state == FIND_STATE_ADDRESSES);

    function automatic [31:0] hits_of(input reg [31:0] in_line_word_0, input reg [31:0] in_line_word_1,
            input reg [31:0] in_line_word_2, input reg [31:0] in_line_word_3, input reg [31:0] in_line_word_4,
            input reg [31:0] in_line_word_5, input reg [31:0] in_line_word_6, input reg [31:0] in_line_word_7,
            input reg [31:0] in_line_word_8, input reg [31:0] in_line_word_9, input reg [31:0] in_line_word_10,
            input reg [31:0] in_line_word_11, input reg [31:0] in_line_word_12, input reg [31:0] in_line_word_13,
            input reg [31:0] in_line_word_14, input reg [31:0] in_line_word_15, input reg [31:0] in_line_word_16,
            input reg [31:0] in_line_word_17, input reg [31:0] in_line_word_18, input reg [31:0] in_line_word_19,
            input reg [31:0] in_line_word_20, input reg [31:0] in_line_word_21, input reg [31:0] in_line_word_22,
            input reg [31:0] in_line_word_23, input reg [31:0] in_line_word_24, input reg [31:0] in_line_word_25,
            input reg [31:0] in_line_word_26, input reg [31:0] in_line_word_27, input reg [31:0] in_line_word_28,
            input reg [31:0] in_line_word_29, input reg [31:0] in_line_word_30, input reg [31:0] in_line_word_31,
            input reg [31:0] in_wanted_0, input reg [31:0] in_wanted_1, input reg [31:0] in_wanted_2,
            input reg [31:0] in_wanted_3, input reg [31:0] in_wanted_4, input reg [31:0] in_wanted_5,
            input reg [31:0] in_wanted_6, input reg [31:0] in_wanted_7, input reg [31:0] in_wanted_8,
            input reg [31:0] in_wanted_9, input reg [31:0] in_wanted_10, input reg [31:0] in_wanted_11,
            input reg [31:0] in_wanted_12, input reg [31:0] in_wanted_13, input reg [31:0] in_wanted_14,
            input reg [31:0] in_wanted_15, input reg [31:0] in_wanted_16, input reg [31:0] in_wanted_17,
            input reg [31:0] in_wanted_18, input reg [31:0] in_wanted_19, input reg [31:0] in_wanted_20,
            input reg [31:0] in_wanted_21, input reg [31:0] in_wanted_22, input reg [31:0] in_wanted_23,
            input reg [31:0] in_wanted_24, input reg [31:0] in_wanted_25, input reg [31:0] in_wanted_26,
            input reg [31:0] in_wanted_27, input reg [31:0] in_wanted_28, input reg [31:0] in_wanted_29,
            input reg [31:0] in_wanted_30, input reg [31:0] in_wanted_31, input reg [31:0] in_sought);
        begin
            hits_of = 32'd0;
            if ((|in_line_word_0) & ((in_line_word_0 >> 2'd2) == in_wanted_0)) hits_of[0] = 1'b1;
            if ((|in_line_word_1) & ((in_line_word_1 >> 2'd2) == in_wanted_1)) hits_of[1] = 1'b1;
            if ((|in_line_word_2) & ((in_line_word_2 >> 2'd2) == in_wanted_2)) hits_of[2] = 1'b1;
            if ((|in_line_word_3) & ((in_line_word_3 >> 2'd2) == in_wanted_3)) hits_of[3] = 1'b1;
            if ((|in_line_word_4) & ((in_line_word_4 >> 2'd2) == in_wanted_4)) hits_of[4] = 1'b1;
            if ((|in_line_word_5) & ((in_line_word_5 >> 2'd2) == in_wanted_5)) hits_of[5] = 1'b1;
            if ((|in_line_word_6) & ((in_line_word_6 >> 2'd2) == in_wanted_6)) hits_of[6] = 1'b1;
            if ((|in_line_word_7) & ((in_line_word_7 >> 2'd2) == in_wanted_7)) hits_of[7] = 1'b1;
            if ((|in_line_word_8) & ((in_line_word_8 >> 2'd2) == in_wanted_8)) hits_of[8] = 1'b1;
            if ((|in_line_word_9) & ((in_line_word_9 >> 2'd2) == in_wanted_9)) hits_of[9] = 1'b1;
            if ((|in_line_word_10) & ((in_line_word_10 >> 2'd2) == in_wanted_10)) hits_of[10] = 1'b1;
            if ((|in_line_word_11) & ((in_line_word_11 >> 2'd2) == in_wanted_11)) hits_of[11] = 1'b1;
            if ((|in_line_word_12) & ((in_line_word_12 >> 2'd2) == in_wanted_12)) hits_of[12] = 1'b1;
            if ((|in_line_word_13) & ((in_line_word_13 >> 2'd2) == in_wanted_13)) hits_of[13] = 1'b1;
            if ((|in_line_word_14) & ((in_line_word_14 >> 2'd2) == in_wanted_14)) hits_of[14] = 1'b1;
            if ((|in_line_word_15) & ((in_line_word_15 >> 2'd2) == in_wanted_15)) hits_of[15] = 1'b1;
            if ((|in_line_word_16) & ((in_line_word_16 >> 2'd2) == in_wanted_16)) hits_of[16] = 1'b1;
            if ((|in_line_word_17) & ((in_line_word_17 >> 2'd2) == in_wanted_17)) hits_of[17] = 1'b1;
            if ((|in_line_word_18) & ((in_line_word_18 >> 2'd2) == in_wanted_18)) hits_of[18] = 1'b1;
            if ((|in_line_word_19) & ((in_line_word_19 >> 2'd2) == in_wanted_19)) hits_of[19] = 1'b1;
            if ((|in_line_word_20) & ((in_line_word_20 >> 2'd2) == in_wanted_20)) hits_of[20] = 1'b1;
            if ((|in_line_word_21) & ((in_line_word_21 >> 2'd2) == in_wanted_21)) hits_of[21] = 1'b1;
            if ((|in_line_word_22) & ((in_line_word_22 >> 2'd2) == in_wanted_22)) hits_of[22] = 1'b1;
            if ((|in_line_word_23) & ((in_line_word_23 >> 2'd2) == in_wanted_23)) hits_of[23] = 1'b1;
            if ((|in_line_word_24) & ((in_line_word_24 >> 2'd2) == in_wanted_24)) hits_of[24] = 1'b1;
            if ((|in_line_word_25) & ((in_line_word_25 >> 2'd2) == in_wanted_25)) hits_of[25] = 1'b1;
            if ((|in_line_word_26) & ((in_line_word_26 >> 2'd2) == in_wanted_26)) hits_of[26] = 1'b1;
            if ((|in_line_word_27) & ((in_line_word_27 >> 2'd2) == in_wanted_27)) hits_of[27] = 1'b1;
            if ((|in_line_word_28) & ((in_line_word_28 >> 2'd2) == in_wanted_28)) hits_of[28] = 1'b1;
            if ((|in_line_word_29) & ((in_line_word_29 >> 2'd2) == in_wanted_29)) hits_of[29] = 1'b1;
            if ((|in_line_word_30) & ((in_line_word_30 >> 2'd2) == in_wanted_30)) hits_of[30] = 1'b1;
            if ((|in_line_word_31) & ((in_line_word_31 >> 2'd2) == in_wanted_31)) hits_of[31] = 1'b1;
            hits_of = hits_of & in_sought;
        end
    endfunction
    assign hits = hits_of(line_word_0, line_word_1, line_word_2, line_word_3, line_word_4, line_word_5, line_word_6,
            line_word_7, line_word_8, line_word_9, line_word_10, line_word_11, line_word_12, line_word_13, line_word_14,
            line_word_15, line_word_16, line_word_17, line_word_18, line_word_19, line_word_20, line_word_21,
            line_word_22, line_word_23, line_word_24, line_word_25, line_word_26, line_word_27, line_word_28,
            line_word_29, line_word_30, line_word_31, wanted_0, wanted_1, wanted_2, wanted_3, wanted_4, wanted_5,
            wanted_6, wanted_7, wanted_8, wanted_9, wanted_10, wanted_11, wanted_12, wanted_13, wanted_14, wanted_15,
            wanted_16, wanted_17, wanted_18, wanted_19, wanted_20, wanted_21, wanted_22, wanted_23, wanted_24,
            wanted_25, wanted_26, wanted_27, wanted_28, wanted_29, wanted_30, wanted_31, sought);
    assign next_row = coming - 16'd1;

    function automatic [31:0] lowest_of(input reg [31:0] in_found);
        begin
            lowest_of = in_found - 32'd1;
            lowest_of = in_found & ~lowest_of;
        end
    endfunction
    assign lowest = lowest_of(found);

    function automatic [9:0] chosen_of(input reg [31:0] in_lowest, input reg [9:0] in_place_0,
            input reg [9:0] in_place_1, input reg [9:0] in_place_2, input reg [9:0] in_place_3,
            input reg [9:0] in_place_4, input reg [9:0] in_place_5, input reg [9:0] in_place_6,
            input reg [9:0] in_place_7, input reg [9:0] in_place_8, input reg [9:0] in_place_9,
            input reg [9:0] in_place_10, input reg [9:0] in_place_11, input reg [9:0] in_place_12,
            input reg [9:0] in_place_13, input reg [9:0] in_place_14, input reg [9:0] in_place_15,
            input reg [9:0] in_place_16, input reg [9:0] in_place_17, input reg [9:0] in_place_18,
            input reg [9:0] in_place_19, input reg [9:0] in_place_20, input reg [9:0] in_place_21,
            input reg [9:0] in_place_22, input reg [9:0] in_place_23, input reg [9:0] in_place_24,
            input reg [9:0] in_place_25, input reg [9:0] in_place_26, input reg [9:0] in_place_27,
            input reg [9:0] in_place_28, input reg [9:0] in_place_29, input reg [9:0] in_place_30,
            input reg [9:0] in_place_31);
        begin
            chosen_of = 10'd0;
            if (in_lowest[0]) chosen_of = chosen_of | in_place_0;
            if (in_lowest[1]) chosen_of = chosen_of | in_place_1;
            if (in_lowest[2]) chosen_of = chosen_of | in_place_2;
            if (in_lowest[3]) chosen_of = chosen_of | in_place_3;
            if (in_lowest[4]) chosen_of = chosen_of | in_place_4;
            if (in_lowest[5]) chosen_of = chosen_of | in_place_5;
            if (in_lowest[6]) chosen_of = chosen_of | in_place_6;
            if (in_lowest[7]) chosen_of = chosen_of | in_place_7;
            if (in_lowest[8]) chosen_of = chosen_of | in_place_8;
            if (in_lowest[9]) chosen_of = chosen_of | in_place_9;
            if (in_lowest[10]) chosen_of = chosen_of | in_place_10;
            if (in_lowest[11]) chosen_of = chosen_of | in_place_11;
            if (in_lowest[12]) chosen_of = chosen_of | in_place_12;
            if (in_lowest[13]) chosen_of = chosen_of | in_place_13;
            if (in_lowest[14]) chosen_of = chosen_of | in_place_14;
            if (in_lowest[15]) chosen_of = chosen_of | in_place_15;
            if (in_lowest[16]) chosen_of = chosen_of | in_place_16;
            if (in_lowest[17]) chosen_of = chosen_of | in_place_17;
            if (in_lowest[18]) chosen_of = chosen_of | in_place_18;
            if (in_lowest[19]) chosen_of = chosen_of | in_place_19;
            if (in_lowest[20]) chosen_of = chosen_of | in_place_20;
            if (in_lowest[21]) chosen_of = chosen_of | in_place_21;
            if (in_lowest[22]) chosen_of = chosen_of | in_place_22;
            if (in_lowest[23]) chosen_of = chosen_of | in_place_23;
            if (in_lowest[24]) chosen_of = chosen_of | in_place_24;
            if (in_lowest[25]) chosen_of = chosen_of | in_place_25;
            if (in_lowest[26]) chosen_of = chosen_of | in_place_26;
            if (in_lowest[27]) chosen_of = chosen_of | in_place_27;
            if (in_lowest[28]) chosen_of = chosen_of | in_place_28;
            if (in_lowest[29]) chosen_of = chosen_of | in_place_29;
            if (in_lowest[30]) chosen_of = chosen_of | in_place_30;
            if (in_lowest[31]) chosen_of = chosen_of | in_place_31;
        end
    endfunction
    assign chosen = chosen_of(lowest, place_0, place_1, place_2, place_3, place_4, place_5, place_6, place_7, place_8,
            place_9, place_10, place_11, place_12, place_13, place_14, place_15, place_16, place_17, place_18, place_19,
            place_20, place_21, place_22, place_23, place_24, place_25, place_26, place_27, place_28, place_29,
            place_30, place_31);

    function automatic [31:0] mates_of(input reg [9:0] in_place_0, input reg [9:0] in_place_1,
            input reg [9:0] in_place_2, input reg [9:0] in_place_3, input reg [9:0] in_place_4,
            input reg [9:0] in_place_5, input reg [9:0] in_place_6, input reg [9:0] in_place_7,
            input reg [9:0] in_place_8, input reg [9:0] in_place_9, input reg [9:0] in_place_10,
            input reg [9:0] in_place_11, input reg [9:0] in_place_12, input reg [9:0] in_place_13,
            input reg [9:0] in_place_14, input reg [9:0] in_place_15, input reg [9:0] in_place_16,
            input reg [9:0] in_place_17, input reg [9:0] in_place_18, input reg [9:0] in_place_19,
            input reg [9:0] in_place_20, input reg [9:0] in_place_21, input reg [9:0] in_place_22,
            input reg [9:0] in_place_23, input reg [9:0] in_place_24, input reg [9:0] in_place_25,
            input reg [9:0] in_place_26, input reg [9:0] in_place_27, input reg [9:0] in_place_28,
            input reg [9:0] in_place_29, input reg [9:0] in_place_30, input reg [9:0] in_place_31,
            input reg [9:0] in_chosen, input reg [31:0] in_found);
        begin
            mates_of = 32'd0;
            if (in_place_0 == in_chosen) mates_of[0] = 1'b1;
            if (in_place_1 == in_chosen) mates_of[1] = 1'b1;
            if (in_place_2 == in_chosen) mates_of[2] = 1'b1;
            if (in_place_3 == in_chosen) mates_of[3] = 1'b1;
            if (in_place_4 == in_chosen) mates_of[4] = 1'b1;
            if (in_place_5 == in_chosen) mates_of[5] = 1'b1;
            if (in_place_6 == in_chosen) mates_of[6] = 1'b1;
            if (in_place_7 == in_chosen) mates_of[7] = 1'b1;
            if (in_place_8 == in_chosen) mates_of[8] = 1'b1;
            if (in_place_9 == in_chosen) mates_of[9] = 1'b1;
            if (in_place_10 == in_chosen) mates_of[10] = 1'b1;
            if (in_place_11 == in_chosen) mates_of[11] = 1'b1;
            if (in_place_12 == in_chosen) mates_of[12] = 1'b1;
            if (in_place_13 == in_chosen) mates_of[13] = 1'b1;
            if (in_place_14 == in_chosen) mates_of[14] = 1'b1;
            if (in_place_15 == in_chosen) mates_of[15] = 1'b1;
            if (in_place_16 == in_chosen) mates_of[16] = 1'b1;
            if (in_place_17 == in_chosen) mates_of[17] = 1'b1;
            if (in_place_18 == in_chosen) mates_of[18] = 1'b1;
            if (in_place_19 == in_chosen) mates_of[19] = 1'b1;
            if (in_place_20 == in_chosen) mates_of[20] = 1'b1;
            if (in_place_21 == in_chosen) mates_of[21] = 1'b1;
            if (in_place_22 == in_chosen) mates_of[22] = 1'b1;
            if (in_place_23 == in_chosen) mates_of[23] = 1'b1;
            if (in_place_24 == in_chosen) mates_of[24] = 1'b1;
            if (in_place_25 == in_chosen) mates_of[25] = 1'b1;
            if (in_place_26 == in_chosen) mates_of[26] = 1'b1;
            if (in_place_27 == in_chosen) mates_of[27] = 1'b1;
            if (in_place_28 == in_chosen) mates_of[28] = 1'b1;
            if (in_place_29 == in_chosen) mates_of[29] = 1'b1;
            if (in_place_30 == in_chosen) mates_of[30] = 1'b1;
            if (in_place_31 == in_chosen) mates_of[31] = 1'b1;
            mates_of = mates_of & in_found;
        end
    endfunction
    assign mates = mates_of(place_0, place_1, place_2, place_3, place_4, place_5, place_6, place_7, place_8, place_9,
            place_10, place_11, place_12, place_13, place_14, place_15, place_16, place_17, place_18, place_19,
            place_20, place_21, place_22, place_23, place_24, place_25, place_26, place_27, place_28, place_29,
            place_30, place_31, chosen, found);
    assign wanted_0 = {2'd0, lane_address_0}, wanted_1 = {2'd0, lane_address_1}, wanted_2 = {2'd0, lane_address_2},
            wanted_3 = {2'd0, lane_address_3}, wanted_4 = {2'd0, lane_address_4}, wanted_5 = {2'd0, lane_address_5},
            wanted_6 = {2'd0, lane_address_6}, wanted_7 = {2'd0, lane_address_7}, wanted_8 = {2'd0, lane_address_8},
            wanted_9 = {2'd0, lane_address_9}, wanted_10 = {2'd0, lane_address_10}, wanted_11 = {2'd0, lane_address_11},
            wanted_12 = {2'd0, lane_address_12}, wanted_13 = {2'd0, lane_address_13},
            wanted_14 = {2'd0, lane_address_14}, wanted_15 = {2'd0, lane_address_15},
            wanted_16 = {2'd0, lane_address_16}, wanted_17 = {2'd0, lane_address_17},
            wanted_18 = {2'd0, lane_address_18}, wanted_19 = {2'd0, lane_address_19},
            wanted_20 = {2'd0, lane_address_20}, wanted_21 = {2'd0, lane_address_21},
            wanted_22 = {2'd0, lane_address_22}, wanted_23 = {2'd0, lane_address_23},
            wanted_24 = {2'd0, lane_address_24}, wanted_25 = {2'd0, lane_address_25},
            wanted_26 = {2'd0, lane_address_26}, wanted_27 = {2'd0, lane_address_27},
            wanted_28 = {2'd0, lane_address_28}, wanted_29 = {2'd0, lane_address_29},
            wanted_30 = {2'd0, lane_address_30}, wanted_31 = {2'd0, lane_address_31};
    assign search_value_0 = line_word_0, search_value_1 = line_word_1, search_value_2 = line_word_2,
            search_value_3 = line_word_3, search_value_4 = line_word_4, search_value_5 = line_word_5,
            search_value_6 = line_word_6, search_value_7 = line_word_7, search_value_8 = line_word_8,
            search_value_9 = line_word_9, search_value_10 = line_word_10, search_value_11 = line_word_11,
            search_value_12 = line_word_12, search_value_13 = line_word_13, search_value_14 = line_word_14,
            search_value_15 = line_word_15, search_value_16 = line_word_16, search_value_17 = line_word_17,
            search_value_18 = line_word_18, search_value_19 = line_word_19, search_value_20 = line_word_20,
            search_value_21 = line_word_21, search_value_22 = line_word_22, search_value_23 = line_word_23,
            search_value_24 = line_word_24, search_value_25 = line_word_25, search_value_26 = line_word_26,
            search_value_27 = line_word_27, search_value_28 = line_word_28, search_value_29 = line_word_29,
            search_value_30 = line_word_30, search_value_31 = line_word_31;

    function automatic [15:0] under_way_of(input reg [15:0] in_coming, input reg [15:0] in_entries);
        begin
            under_way_of = in_coming - in_entries;
            under_way_of = under_way_of >> 3'd4;
        end
    endfunction
    assign under_way = under_way_of(coming, entries);
    assign asks = (state == FIND_STATE_ADDRESSES) & (|entries) & (|sought) & !(|under_way);
    assign row_values = state == FIND_STATE_ASK_VALUES;
    assign row_valid = asks | (state == FIND_STATE_ASK_VALUES);
    assign row_index =
        state == FIND_STATE_ASK_VALUES ? {6'd0, chosen} :
        entries - 16'd1;
    assign search_done = state == FIND_STATE_DONE;

    function automatic [31:0] search_hit_of(input reg [2:0] in_state, input reg in_line_valid,
            input reg [31:0] in_taking);
        begin
            search_hit_of = 32'd0;
            case (in_state)
                FIND_STATE_VALUES: begin
                    if (in_line_valid) search_hit_of = in_taking;
                end
                default: ;
            endcase
        end
    endfunction
    assign search_hit = search_hit_of(state, line_valid, taking);

    function automatic [15:0] left_of(input reg [15:0] in_entries, input reg [2:0] in_state,
            input reg [15:0] in_written, input reg in_asks, input reg in_row_ready);
        begin
            left_of = in_entries;
            case (in_state)
                FIND_STATE_IDLE: left_of = in_written;
                FIND_STATE_ADDRESSES: begin
                    if (in_asks & in_row_ready) left_of = in_entries - 16'd1;
                end
                default: ;
            endcase
        end
    endfunction
    assign left = left_of(entries, state, written, asks, row_ready);

    function automatic [15:0] still_coming_of(input reg [15:0] in_coming, input reg [2:0] in_state,
            input reg [15:0] in_written, input reg in_comes, input reg [15:0] in_next_row);
        begin
            still_coming_of = in_coming;
            case (in_state)
                FIND_STATE_IDLE: still_coming_of = in_written;
                FIND_STATE_ADDRESSES: begin
                    if (in_comes) still_coming_of = in_next_row;
                end
                default: ;
            endcase
        end
    endfunction
    assign still_coming = still_coming_of(coming, state, written, comes, next_row);

    function automatic [31:0] missing_of(input reg [31:0] in_sought, input reg [2:0] in_state,
            input reg [31:0] in_search_lanes, input reg in_comes, input reg [31:0] in_hits);
        begin
            missing_of = in_sought;
            case (in_state)
                FIND_STATE_IDLE: missing_of = in_search_lanes;
                FIND_STATE_ADDRESSES: begin
                    if (in_comes) missing_of = in_sought & ~in_hits;
                end
                default: ;
            endcase
        end
    endfunction
    assign missing = missing_of(sought, state, search_lanes, comes, hits);

    function automatic [31:0] here_of(input reg [31:0] in_found, input reg [2:0] in_state, input reg in_comes,
            input reg [31:0] in_hits, input reg in_line_valid, input reg [31:0] in_taking);
        begin
            here_of = in_found;
            case (in_state)
                FIND_STATE_IDLE: here_of = 32'd0;
                FIND_STATE_ADDRESSES: begin
                    if (in_comes) here_of = in_found | in_hits;
                end
                FIND_STATE_VALUES: begin
                    if (in_line_valid) here_of = in_found & ~in_taking;
                end
                default: ;
            endcase
        end
    endfunction
    assign here = here_of(found, state, comes, hits, line_valid, taking);

    always @(posedge clock) begin
        setting <= set_valid;
        if (set_valid) begin
            setting_slot <= set_slot;
            setting_index <= set_index;
        end
        if (adds_0) begin
            reads_0 <= new_reads_0;
            writes_0 <= new_index_0 - new_reads_0;
        end
        if (setting & !setting_slot) begin
            reads_0 <= old_reads_0;
            writes_0 <= setting_index - old_reads_0;
        end
        if (clear) begin
            reads_0 <= 16'd0;
            writes_0 <= 16'd0;
        end
        if (adds_1) begin
            reads_1 <= new_reads_1;
            writes_1 <= new_index_1 - new_reads_1;
        end
        if (setting & setting_slot) begin
            reads_1 <= old_reads_1;
            writes_1 <= setting_index - old_reads_1;
        end
        if (clear) begin
            reads_1 <= 16'd0;
            writes_1 <= 16'd0;
        end
        if (comes & sought[0]) place_0 <= entry_2;
        if (comes & sought[1]) place_1 <= entry_2;
        if (comes & sought[2]) place_2 <= entry_2;
        if (comes & sought[3]) place_3 <= entry_2;
        if (comes & sought[4]) place_4 <= entry_2;
        if (comes & sought[5]) place_5 <= entry_2;
        if (comes & sought[6]) place_6 <= entry_2;
        if (comes & sought[7]) place_7 <= entry_2;
        if (comes & sought[8]) place_8 <= entry_2;
        if (comes & sought[9]) place_9 <= entry_2;
        if (comes & sought[10]) place_10 <= entry_2;
        if (comes & sought[11]) place_11 <= entry_2;
        if (comes & sought[12]) place_12 <= entry_2;
        if (comes & sought[13]) place_13 <= entry_2;
        if (comes & sought[14]) place_14 <= entry_2;
        if (comes & sought[15]) place_15 <= entry_2;
        if (comes & sought[16]) place_16 <= entry_2;
        if (comes & sought[17]) place_17 <= entry_2;
        if (comes & sought[18]) place_18 <= entry_2;
        if (comes & sought[19]) place_19 <= entry_2;
        if (comes & sought[20]) place_20 <= entry_2;
        if (comes & sought[21]) place_21 <= entry_2;
        if (comes & sought[22]) place_22 <= entry_2;
        if (comes & sought[23]) place_23 <= entry_2;
        if (comes & sought[24]) place_24 <= entry_2;
        if (comes & sought[25]) place_25 <= entry_2;
        if (comes & sought[26]) place_26 <= entry_2;
        if (comes & sought[27]) place_27 <= entry_2;
        if (comes & sought[28]) place_28 <= entry_2;
        if (comes & sought[29]) place_29 <= entry_2;
        if (comes & sought[30]) place_30 <= entry_2;
        if (comes & sought[31]) place_31 <= entry_2;
        case (state)
            FIND_STATE_IDLE: begin
                if (search_valid) begin
                    state <= FIND_STATE_DONE;
                    if ((|written) & (|search_lanes)) state <= FIND_STATE_ADDRESSES;
                end
            end
            FIND_STATE_ADDRESSES: begin
                if ((still_coming == left) & (!(|left) | !(|missing))) begin
                    state <= FIND_STATE_DONE;
                    if (|here) state <= FIND_STATE_ASK_VALUES;
                end
            end
            FIND_STATE_ASK_VALUES: begin
                taking <= mates;
                if (row_ready) state <= FIND_STATE_VALUES;
            end
            FIND_STATE_VALUES: begin
                if (line_valid) begin
                    state <= FIND_STATE_DONE;
                    if (|here) state <= FIND_STATE_ASK_VALUES;
                end
            end
            default: state <= FIND_STATE_IDLE;
        endcase
        entries <= left;
        coming <= still_coming;
        sought <= missing;
        found <= here;
        if (clear) begin
            setting <= 1'b0;
            state <= FIND_STATE_IDLE;
        end
    end

    initial begin
        reads_0 = 16'd0; reads_1 = 16'd0;
        writes_0 = 16'd0; writes_1 = 16'd0;
        setting = 1'b0;
        setting_slot = 1'b0;
        setting_index = 16'd0;
        state = 3'd0;
        entries = 16'd0;
        coming = 16'd0;
        sought = 32'd0;
        found = 32'd0;
        taking = 32'd0;
        place_0 = 10'd0; place_1 = 10'd0; place_2 = 10'd0; place_3 = 10'd0; place_4 = 10'd0; place_5 = 10'd0; place_6 =
                10'd0; place_7 = 10'd0; place_8 = 10'd0; place_9 = 10'd0; place_10 = 10'd0; place_11 = 10'd0; place_12 = 10'd0;
                place_13 = 10'd0; place_14 = 10'd0; place_15 = 10'd0; place_16 = 10'd0; place_17 = 10'd0; place_18 = 10'd0; place_19 =
                10'd0; place_20 = 10'd0; place_21 = 10'd0; place_22 = 10'd0; place_23 = 10'd0; place_24 = 10'd0; place_25 = 10'd0;
                place_26 = 10'd0; place_27 = 10'd0; place_28 = 10'd0; place_29 = 10'd0; place_30 = 10'd0; place_31 = 10'd0;
    end
endmodule
