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
// SIMT stack keeps with each entry. set_valid puts the logs of set_slot back to what they were at set_index: 0 when a transaction begins
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
// Here ADDR_BITS = 30, ENTRY_BITS = 10, LANES = 32, LOG_BITS = 16, SLOTS = 2.
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
    output wire [31:0] log_reads,
    output wire [31:0] log_writes,
    output wire [31:0] log_index,
    input  wire search_valid,
    input  wire search_slot,
    input  wire [31:0] search_lanes,
    input  wire [959:0] lane_address,
    output wire search_done,
    output wire [31:0] search_hit,
    output wire [1023:0] search_value,
    // The entry of search_slot's write log whose line is asked for.
    output wire row_valid,
    input  wire row_ready,
    output wire [15:0] row_index,
    output wire row_values,
    input  wire line_valid,
    input  wire [1023:0] line_word
);
    localparam [2:0] FIND_STATE_IDLE = 3'd0, FIND_STATE_ADDRESSES = 3'd1, FIND_STATE_ASK_VALUES = 3'd2,
            FIND_STATE_VALUES = 3'd3, FIND_STATE_DONE = 3'd4;
    reg  [31:0] reads, writes;
    reg  setting, setting_slot;
    reg  [15:0] setting_index;
    reg  [2:0] state;
    reg  [15:0] entries, coming;
    reg  [31:0] sought, found, taking;
    reg  [319:0] place;
    wire [31:0] reads_at_read_word;
    wire [1:0] adds;
    wire [31:0] new_reads;
    wire [15:0] written;
    wire [31:0] length, new_index;
    wire [29:0] entry;
    wire [31:0] wide;
    wire [1:0] full;
    wire [31:0] old_reads;
    wire comes;
    wire [31:0] hits;
    wire [15:0] next_row;
    wire [31:0] lowest;
    wire [9:0] chosen;
    wire [31:0] mates;
    wire [1023:0] wanted;
    wire [15:0] under_way;
    wire asks;
    wire [15:0] left, still_coming;
    wire [31:0] missing, here;
    genvar g;

    for (g = 0; g < 2; g = g + 1) begin : gen_reads_at
        (* keep_hierarchy *) transaction_log_reads_at reads_at (
            .clock(clock),
            .read_index(set_index[10:0]),
            .read_word(reads_at_read_word[16 * g +: 16]),
            .write_valid(adds[g]),
            .write_index(new_index[16 * g +: 11]),
            .write_word(new_reads[16 * g +: 16])
        );
    end

    assign append_ready = !set_valid & !setting;
    assign append_index =
        append_slot ? length[1*16 +: 16] :
        !append_slot ? length[0*16 +: 16] :
        16'd0;
    assign append_overflow =
        append_slot ? append_valid & append_ready & full[1] :
        !append_slot & append_valid & append_ready & full[0];
    assign written =
        search_slot ? writes[1*16 +: 16] :
        !search_slot ? writes[0*16 +: 16] :
        16'd0;
    assign log_reads = reads;
    assign log_writes = writes;
    assign log_index[0*16 +: 16] = reads[0*16 +: 16] + writes[0*16 +: 16],
            log_index[1*16 +: 16] = reads[1*16 +: 16] + writes[1*16 +: 16];
    assign length[0*16 +: 16] = append_write ? writes[0*16 +: 16] : reads[0*16 +: 16],
            length[1*16 +: 16] = append_write ? writes[1*16 +: 16] : reads[1*16 +: 16];
    assign new_reads[0*16 +: 16] = append_write ? reads[0*16 +: 16] : reads[0*16 +: 16] + 16'd1,
            new_reads[1*16 +: 16] = append_write ? reads[1*16 +: 16] : reads[1*16 +: 16] + 16'd1;
    assign new_index[0*16 +: 16] = reads[0*16 +: 16] + writes[0*16 +: 16] + 16'd1,
            new_index[1*16 +: 16] = reads[1*16 +: 16] + writes[1*16 +: 16] + 16'd1;
    assign entry[0*10 +: 10] = length[0*16 +: 10], entry[1*10 +: 10] = length[1*16 +: 10];
    assign entry[2*10 +: 10] = next_row[9:0];
    assign wide[0*16 +: 16] = {6'd0, entry[0*10 +: 10]}, wide[1*16 +: 16] = {6'd0, entry[1*10 +: 10]};
    assign full[0] = wide[0*16 +: 16] != length[0*16 +: 16], full[1] = wide[1*16 +: 16] != length[1*16 +: 16];
    assign adds[0] = !append_slot & append_valid & append_ready & !full[0];
    assign adds[1] = append_slot & append_valid & append_ready & !full[1];
    assign old_reads[0*16 +: 16] = !(|setting_index) ? 16'd0 : reads_at_read_word[0*16 +: 16],
            old_reads[1*16 +: 16] = !(|setting_index) ? 16'd0 : reads_at_read_word[1*16 +: 16];
    assign comes = line_valid & (state == FIND_STATE_ADDRESSES);

    function automatic [31:0] hits_of(input reg [1023:0] in_line_word, input reg [1023:0] in_wanted,
            input reg [31:0] in_sought);
        integer i;
        begin
            hits_of = 32'd0;
            for (i = 0; i < 32; i = i + 1) begin
                if ((|in_line_word[32 * i +: 32]) & ((in_line_word[32 * i +: 32] >> 2) == in_wanted[32 * i +: 32]))
                        begin
                    hits_of[i] = 1'b1;
                end
            end
            hits_of = hits_of & in_sought;
        end
    endfunction
    assign hits = hits_of(line_word, wanted, sought);
    assign next_row = coming - 16'd1;

    function automatic [31:0] lowest_of(input reg [31:0] in_found);
        begin
            lowest_of = in_found - 32'd1;
            lowest_of = in_found & ~lowest_of;
        end
    endfunction
    assign lowest = lowest_of(found);

    function automatic [9:0] chosen_of(input reg [31:0] in_lowest, input reg [319:0] in_place);
        integer i;
        begin
            chosen_of = 10'd0;
            for (i = 0; i < 32; i = i + 1) if (in_lowest[i]) chosen_of = chosen_of | in_place[10 * i +: 10];
        end
    endfunction
    assign chosen = chosen_of(lowest, place);

    function automatic [31:0] mates_of(input reg [319:0] in_place, input reg [9:0] in_chosen,
            input reg [31:0] in_found);
        integer i;
        begin
            mates_of = 32'd0;
            for (i = 0; i < 32; i = i + 1) if (in_place[10 * i +: 10] == in_chosen) mates_of[i] = 1'b1;
            mates_of = mates_of & in_found;
        end
    endfunction
    assign mates = mates_of(place, chosen, found);

    for (g = 0; g < 32; g = g + 1) begin : gen_wanted
        assign wanted[32 * g +: 32] = {2'd0, lane_address[30 * g +: 30]};
    end

    assign search_value = line_word;

    function automatic [15:0] under_way_of(input reg [15:0] in_coming, input reg [15:0] in_entries);
        begin
            under_way_of = in_coming - in_entries;
            under_way_of = under_way_of >> 4;
        end
    endfunction
    assign under_way = under_way_of(coming, entries);
    assign asks = (state == FIND_STATE_ADDRESSES) & (|entries) & (|sought) & !(|under_way);
    assign row_values = state == FIND_STATE_ASK_VALUES;
    assign row_valid = asks | (state == FIND_STATE_ASK_VALUES);
    assign row_index = state == FIND_STATE_ASK_VALUES ? {6'd0, chosen} : entries - 16'd1;
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

    always @(posedge clock) begin : at_clock
        integer i;
        setting <= set_valid;
        if (set_valid) begin
            setting_slot <= set_slot;
            setting_index <= set_index;
        end
        if (adds[0]) begin
            reads[0*16 +: 16] <= new_reads[0*16 +: 16];
            writes[0*16 +: 16] <= new_index[0*16 +: 16] - new_reads[0*16 +: 16];
        end
        if (setting & !setting_slot) begin
            reads[0*16 +: 16] <= old_reads[0*16 +: 16];
            writes[0*16 +: 16] <= setting_index - old_reads[0*16 +: 16];
        end
        if (clear) begin
            reads[0*16 +: 16] <= 16'd0;
            writes[0*16 +: 16] <= 16'd0;
        end
        if (adds[1]) begin
            reads[1*16 +: 16] <= new_reads[1*16 +: 16];
            writes[1*16 +: 16] <= new_index[1*16 +: 16] - new_reads[1*16 +: 16];
        end
        if (setting & setting_slot) begin
            reads[1*16 +: 16] <= old_reads[1*16 +: 16];
            writes[1*16 +: 16] <= setting_index - old_reads[1*16 +: 16];
        end
        if (clear) begin
            reads[1*16 +: 16] <= 16'd0;
            writes[1*16 +: 16] <= 16'd0;
        end
        for (i = 0; i < 32; i = i + 1) if (comes & sought[i]) place[10 * i +: 10] <= entry[2*10 +: 10];
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
        reads = 32'd0; writes = 32'd0; setting = 1'b0; setting_slot = 1'b0; setting_index = 16'd0; state = 3'd0;
        entries = 16'd0; coming = 16'd0; sought = 32'd0; found = 32'd0; taking = 32'd0; place = {320{1'b0}};
    end
endmodule
