// transaction_log: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Transactional logs of the warps of a core: where entries go, how long the logs are, and what a lane has written before.
//
// Kilo TM's, as early conflict resolution describes them (2.2: loads and stores are buffered in read and write logs; 4.4, Figure 7: log index); their form in memory and
// the search are those of the authors' simulator. One a core; log_walker takes the logs to the commit units.
//
//  set_*     (a log index)                 ->+---------------------------+-> log_reads, log_writes, log_index  (a slot each)
//  append_*  (a load or store of a warp)   ->| lengths, reads by index   |-> append_index, append_overflow     (same cycle)
//  find_*    (what have lanes written?)    ->| search of the write log   |-> row_* -> L1 -> line_*
//  lane_address                            ->+---------------------------+-> found_lanes, found_value, find_done
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
// Search, while find_valid, with all of its pins still until find_done: for each of find_lanes, the youngest entry of the write log of find_slot with its address. From the
// youngest entry on, one line of addresses an entry, and its line of values if lanes are found there: found_lanes is not 0 in the cycle in which it comes, and found_value are those lanes' values. Then
// find_done is high for one cycle, when all are found or no entry is left; a lane that was not found has not written its word. The next search begins in the cycle after.
// One line is under way at a time; it comes (line_valid) no earlier than in the cycle after it is asked for.
//
// Latency. find_done comes in the cycle after find_valid if there is nothing to look for, else in the cycle after the last line. Lines that take L cycles: 1 + (L + 1) a line.
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
    input  wire find_valid,
    input  wire find_slot,
    input  wire [31:0] find_lanes,
    input  wire [29:0] lane_address_0, lane_address_1, lane_address_2, lane_address_3, lane_address_4, lane_address_5,
            lane_address_6, lane_address_7, lane_address_8, lane_address_9, lane_address_10, lane_address_11,
            lane_address_12, lane_address_13, lane_address_14, lane_address_15, lane_address_16, lane_address_17,
            lane_address_18, lane_address_19, lane_address_20, lane_address_21, lane_address_22, lane_address_23,
            lane_address_24, lane_address_25, lane_address_26, lane_address_27, lane_address_28, lane_address_29,
            lane_address_30, lane_address_31,
    output wire find_done,
    output reg  [31:0] found_lanes,
    output wire [31:0] found_value_0, found_value_1, found_value_2, found_value_3, found_value_4, found_value_5,
            found_value_6, found_value_7, found_value_8, found_value_9, found_value_10, found_value_11, found_value_12,
            found_value_13, found_value_14, found_value_15, found_value_16, found_value_17, found_value_18,
            found_value_19, found_value_20, found_value_21, found_value_22, found_value_23, found_value_24,
            found_value_25, found_value_26, found_value_27, found_value_28, found_value_29, found_value_30,
            found_value_31,
    // The entry of find_slot's write log whose line is asked for.
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
    localparam [2:0] FIND_STATE_ASK_ADDRESSES = 3'd1;
    localparam [2:0] FIND_STATE_ADDRESSES = 3'd2;
    localparam [2:0] FIND_STATE_ASK_VALUES = 3'd3;
    localparam [2:0] FIND_STATE_VALUES = 3'd4;
    localparam [2:0] FIND_STATE_DONE = 3'd5;
    reg  [15:0] reads_0, reads_1;
    reg  [15:0] writes_0, writes_1;
    reg  setting;
    reg  setting_slot;
    reg  [15:0] setting_index;
    reg  [2:0] state;
    reg  [15:0] entries;
    reg  [31:0] sought;
    reg  [31:0] found;
    wire [15:0] reads_at_0_read_word, reads_at_1_read_word;
    wire adds_0, adds_1;
    wire [15:0] new_reads_0, new_reads_1;
    wire [15:0] written;
    wire [15:0] length_0, length_1;
    wire [15:0] new_index_0, new_index_1;
    wire [9:0] entry_0, entry_1;
    wire [15:0] wide_0, wide_1;
    wire full_0, full_1;
    wire [15:0] old_reads_0, old_reads_1;
    reg  [31:0] hits;
    wire [31:0] wanted_0, wanted_1, wanted_2, wanted_3, wanted_4, wanted_5, wanted_6, wanted_7, wanted_8, wanted_9,
            wanted_10, wanted_11, wanted_12, wanted_13, wanted_14, wanted_15, wanted_16, wanted_17, wanted_18,
            wanted_19, wanted_20, wanted_21, wanted_22, wanted_23, wanted_24, wanted_25, wanted_26, wanted_27,
            wanted_28, wanted_29, wanted_30, wanted_31;
    wire [31:0] missing;
    reg  goes_on;

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
        find_slot ? writes_1 :
        !find_slot ? writes_0 :
        16'd0;
    assign log_reads_0 = reads_0, log_reads_1 = reads_1;
    assign log_writes_0 = writes_0, log_writes_1 = writes_1;
    assign log_index_0 = reads_0 + writes_0, log_index_1 = reads_1 + writes_1;
    assign length_0 = append_write ? writes_0 : reads_0, length_1 = append_write ? writes_1 : reads_1;
    assign new_reads_0 = append_write ? reads_0 : reads_0 + 16'd1,
            new_reads_1 = append_write ? reads_1 : reads_1 + 16'd1;
    assign new_index_0 = reads_0 + writes_0 + 16'd1, new_index_1 = reads_1 + writes_1 + 16'd1;
    assign entry_0 = length_0[9:0], entry_1 = length_1[9:0];
    assign wide_0 = {6'd0, entry_0}, wide_1 = {6'd0, entry_1};
    assign full_0 = wide_0 != length_0, full_1 = wide_1 != length_1;
    assign adds_0 = !append_slot & append_valid & append_ready & !full_0;
    assign adds_1 = append_slot & append_valid & append_ready & !full_1;
    assign old_reads_0 = !(|setting_index) ? 16'd0 : reads_at_0_read_word,
            old_reads_1 = !(|setting_index) ? 16'd0 : reads_at_1_read_word;

    always @(*) begin
        hits = 32'd0;
        if ((|line_word_0) & ((line_word_0 >> 2'd2) == wanted_0)) hits[0] = 1'b1;
        if ((|line_word_1) & ((line_word_1 >> 2'd2) == wanted_1)) hits[1] = 1'b1;
        if ((|line_word_2) & ((line_word_2 >> 2'd2) == wanted_2)) hits[2] = 1'b1;
        if ((|line_word_3) & ((line_word_3 >> 2'd2) == wanted_3)) hits[3] = 1'b1;
        if ((|line_word_4) & ((line_word_4 >> 2'd2) == wanted_4)) hits[4] = 1'b1;
        if ((|line_word_5) & ((line_word_5 >> 2'd2) == wanted_5)) hits[5] = 1'b1;
        if ((|line_word_6) & ((line_word_6 >> 2'd2) == wanted_6)) hits[6] = 1'b1;
        if ((|line_word_7) & ((line_word_7 >> 2'd2) == wanted_7)) hits[7] = 1'b1;
        if ((|line_word_8) & ((line_word_8 >> 2'd2) == wanted_8)) hits[8] = 1'b1;
        if ((|line_word_9) & ((line_word_9 >> 2'd2) == wanted_9)) hits[9] = 1'b1;
        if ((|line_word_10) & ((line_word_10 >> 2'd2) == wanted_10)) hits[10] = 1'b1;
        if ((|line_word_11) & ((line_word_11 >> 2'd2) == wanted_11)) hits[11] = 1'b1;
        if ((|line_word_12) & ((line_word_12 >> 2'd2) == wanted_12)) hits[12] = 1'b1;
        if ((|line_word_13) & ((line_word_13 >> 2'd2) == wanted_13)) hits[13] = 1'b1;
        if ((|line_word_14) & ((line_word_14 >> 2'd2) == wanted_14)) hits[14] = 1'b1;
        if ((|line_word_15) & ((line_word_15 >> 2'd2) == wanted_15)) hits[15] = 1'b1;
        if ((|line_word_16) & ((line_word_16 >> 2'd2) == wanted_16)) hits[16] = 1'b1;
        if ((|line_word_17) & ((line_word_17 >> 2'd2) == wanted_17)) hits[17] = 1'b1;
        if ((|line_word_18) & ((line_word_18 >> 2'd2) == wanted_18)) hits[18] = 1'b1;
        if ((|line_word_19) & ((line_word_19 >> 2'd2) == wanted_19)) hits[19] = 1'b1;
        if ((|line_word_20) & ((line_word_20 >> 2'd2) == wanted_20)) hits[20] = 1'b1;
        if ((|line_word_21) & ((line_word_21 >> 2'd2) == wanted_21)) hits[21] = 1'b1;
        if ((|line_word_22) & ((line_word_22 >> 2'd2) == wanted_22)) hits[22] = 1'b1;
        if ((|line_word_23) & ((line_word_23 >> 2'd2) == wanted_23)) hits[23] = 1'b1;
        if ((|line_word_24) & ((line_word_24 >> 2'd2) == wanted_24)) hits[24] = 1'b1;
        if ((|line_word_25) & ((line_word_25 >> 2'd2) == wanted_25)) hits[25] = 1'b1;
        if ((|line_word_26) & ((line_word_26 >> 2'd2) == wanted_26)) hits[26] = 1'b1;
        if ((|line_word_27) & ((line_word_27 >> 2'd2) == wanted_27)) hits[27] = 1'b1;
        if ((|line_word_28) & ((line_word_28 >> 2'd2) == wanted_28)) hits[28] = 1'b1;
        if ((|line_word_29) & ((line_word_29 >> 2'd2) == wanted_29)) hits[29] = 1'b1;
        if ((|line_word_30) & ((line_word_30 >> 2'd2) == wanted_30)) hits[30] = 1'b1;
        if ((|line_word_31) & ((line_word_31 >> 2'd2) == wanted_31)) hits[31] = 1'b1;
        hits = hits & sought;
    end
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
    assign found_value_0 = line_word_0, found_value_1 = line_word_1, found_value_2 = line_word_2,
            found_value_3 = line_word_3, found_value_4 = line_word_4, found_value_5 = line_word_5,
            found_value_6 = line_word_6, found_value_7 = line_word_7, found_value_8 = line_word_8,
            found_value_9 = line_word_9, found_value_10 = line_word_10, found_value_11 = line_word_11,
            found_value_12 = line_word_12, found_value_13 = line_word_13, found_value_14 = line_word_14,
            found_value_15 = line_word_15, found_value_16 = line_word_16, found_value_17 = line_word_17,
            found_value_18 = line_word_18, found_value_19 = line_word_19, found_value_20 = line_word_20,
            found_value_21 = line_word_21, found_value_22 = line_word_22, found_value_23 = line_word_23,
            found_value_24 = line_word_24, found_value_25 = line_word_25, found_value_26 = line_word_26,
            found_value_27 = line_word_27, found_value_28 = line_word_28, found_value_29 = line_word_29,
            found_value_30 = line_word_30, found_value_31 = line_word_31;
    assign row_valid = (state == FIND_STATE_ASK_ADDRESSES) | (state == FIND_STATE_ASK_VALUES);
    assign row_index = entries - 16'd1;
    assign row_values = state == FIND_STATE_ASK_VALUES;
    assign find_done = state == FIND_STATE_DONE;

    always @(*) begin
        found_lanes = 32'd0;
        case (state)
            FIND_STATE_VALUES: begin
                if (line_valid) found_lanes = found;
            end
            default: ;
        endcase
    end
    assign missing = sought & ~found;

    always @(*) begin
        goes_on = 1'b0;
        case (state)
            FIND_STATE_ADDRESSES: begin
                if (line_valid & !(|hits)) goes_on = 1'b1;
            end
            FIND_STATE_VALUES: begin
                if (line_valid) goes_on = 1'b1;
            end
            default: ;
        endcase
    end

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
        case (state)
            FIND_STATE_IDLE: begin
                entries <= written;
                sought <= find_lanes;
                found <= 32'd0;
                if (find_valid) begin
                    state <= FIND_STATE_DONE;
                    if ((|written) & (|find_lanes)) state <= FIND_STATE_ASK_ADDRESSES;
                end
            end
            FIND_STATE_ASK_ADDRESSES: begin
                if (row_ready) state <= FIND_STATE_ADDRESSES;
            end
            FIND_STATE_ADDRESSES: begin
                if (line_valid) begin
                    found <= hits;
                    if (|hits) state <= FIND_STATE_ASK_VALUES;
                end
            end
            FIND_STATE_ASK_VALUES: begin
                if (row_ready) state <= FIND_STATE_VALUES;
            end
            FIND_STATE_VALUES: begin
                if (line_valid) begin
                    sought <= missing;
                    found <= 32'd0;
                end
            end
            default: state <= FIND_STATE_IDLE;
        endcase
        if (goes_on) begin
            entries <= entries - 16'd1;
            state <= FIND_STATE_ASK_ADDRESSES;
            if ((entries == 16'd1) | !(|missing)) state <= FIND_STATE_DONE;
        end
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
        sought = 32'd0;
        found = 32'd0;
    end
endmodule
