// intra_warp_resolver: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Intra-warp conflict resolution: which lanes of a warp abort before its transactions go to the commit units.
//
// Warp TM's two-phase parallel resolution, which early conflict resolution keeps (2.3, 4.3, Table 1: 4 KB of shared memory a warp) and
// states in these words only. The rules are those of its authors' simulator.
//
//                 +----------------------------------+
//  start_*      ->| Idle, Sweep, Mark, CheckReads,   |-> start_ready
//                 | CheckWrites, Finish              |-> entry_wanted, entry_write, entry_index
//  entry_valid, ->| entry -> hash -> planes          |-> entry_ready
//  entry_lanes, ->|            |                     |
//  lane_address   |   OwnerBank x BANKS              |-> table_read, table_row, table_mask,
//  table_word   ->|            |                     |   table_write_word
//                 |   OR of the aborted lanes        |-> rsp_valid, rsp_aborted, lost_*
//                 +----------------------------------+
//
// Ownership table. T = 4 x BANKS x 2^ROW_BITS entries of one byte in shared memory: the lowest lane that writes an
// address with this entry, or 255. The entry of byte address a is ((a mod T) + 17 (a div T)) mod T.
//
// Passes. Sweep: all entries become 255. Mark: each lane of each entry of the write log makes itself the owner if no lower lane
// is. CheckReads: a lane of an entry of the read log aborts if a lower lane owns the address; a reader at or below the owner is serialised
// before it. CheckWrites: a lane of the write log aborts if another lane owns the address. So the lanes that are left, in the order of
// their numbers, are a serial order: none reads what a lower one writes, and none writes what another writes.
// One pass, conservative: conflicts with lanes that abort themselves, and addresses with the same entry, abort too.
//
// The lowest lane never aborts: no owner is below it, and it owns whatever it writes. So the simulator's rule for the case that all
// would abort (the lowest survives) needs no hardware, as long as the write log is the same in both passes. A warp of one lane (or
// none) skips all passes.
//
// Log walk. start_lanes take part; the read log has start_reads entries and the write log start_writes. While entry_wanted, the
// resolver asks for entry entry_index of the write log (entry_write) or the read log; a log entry is one access of the warp: the
// lanes and their word addresses. It is taken when entry_valid and entry_ready are high, and may change before.
//
// Shared memory. A port a bank, one access a cycle, this unit alone from start to rsp_valid. Bank b is read in row
// table_row[b] if table_read has bit b, and gives table_word[b] in the next cycle; bytes of table_mask[b] are written. Byte e of
// the table is byte e % 4 of word e / 4, in bank e / 4 % BANKS, row e / 4 / BANKS. A round is the access of each bank to the entry
// of its lowest waiting lane, which serves all lanes of that entry. An entry takes as many rounds as the bank with the most distinct table
// entries has of them, one at least.
//
// Latency, from the cycle of start to rsp_valid: 1 if at most one lane takes part. Otherwise 2^ROW_BITS + 1 if both logs are
// empty, and else, with every entry there when it is wanted, 2^ROW_BITS + 2 + rounds of all passes + rounds of Mark that mark something:
// the mark is written in the cycle in which its word is there, in which no round is read. The write log counts twice, in Mark and in CheckWrites. At
// full size without conflicts of banks that is 34 + W (1 + 1) + R + W for logs of W and R entries, the simulator's formula with its look-ups of the L1 outside. An entry that is
// not there costs the cycles in which it is wanted and nothing else is in service.
//
// Lost words: in the cycle in which a round's owners are compared, lost_valid says that lanes abort, and lost_bank and lost_entry at which entry: of several
// banks that of the lowest.
//
// clear forgets the warp. Same-cycle priority: clear over everything.
//
// LANES <= 32 lanes, BANKS = 2^BANK_BITS <= 32 banks, ENTRY_BITS = ROW_BITS + 2, logs of less than 2^LOG_BITS entries.
// Here ADDR_BITS = 30, BANKS = 32, BANK_BITS = 5, ENTRY_BITS = 7, LANES = 32, LOG_BITS = 16.
module intra_warp_resolver (
    input  wire clock,
    input  wire clear,
    input  wire start_valid,
    output wire start_ready,
    input  wire [31:0] start_lanes,
    input  wire [15:0] start_reads,
    input  wire [15:0] start_writes,
    output wire entry_wanted,
    output wire entry_write,
    output wire [15:0] entry_index,
    input  wire entry_valid,
    output wire entry_ready,
    input  wire [31:0] entry_lanes,
    input  wire [959:0] lane_address,
    output wire [31:0] table_read,
    output wire [159:0] table_row,
    output wire [127:0] table_mask,
    output wire [1023:0] table_write_word,
    input  wire [1023:0] table_word,
    output wire rsp_valid,
    output wire [31:0] rsp_aborted,
    output wire lost_valid,
    output wire [4:0] lost_bank,
    output wire [6:0] lost_entry
);
    localparam [2:0] RESOLVER_STATE_IDLE = 3'd0, RESOLVER_STATE_SWEEP = 3'd1, RESOLVER_STATE_MARK = 3'd2,
            RESOLVER_STATE_CHECK_READS = 3'd3, RESOLVER_STATE_CHECK_WRITES = 3'd4, RESOLVER_STATE_FINISH = 3'd5;
    reg  [2:0] state;
    reg  [4:0] row;
    reg  [15:0] index, reads, writes;
    reg  [31:0] lanes, aborted;
    reg  held;
    reg  [2:0] held_for;
    reg  [31:0] waiting;
    reg  [159:0] bank_plane;
    reg  [223:0] entry_plane;
    reg  marking, checking_reads, checking_writes;
    wire [159:0] planes_bank_plane;
    wire [223:0] planes_entry_plane;
    wire [1023:0] bank_lanes, bank_served;
    wire [31:0] bank_bank_read;
    wire [159:0] bank_read_row;
    wire [31:0] bank_marks;
    wire [159:0] bank_mark_row;
    wire [127:0] bank_mark_mask;
    wire [1023:0] bank_mark_word, bank_aborted_lanes;
    wire [223:0] bank_answered_entry;
    wire writing;
    wire [31:0] aborted_now;
    wire lost, round;
    wire [31:0] asks;
    wire [319:0] side;
    wire [31:0] served, zero_word;
    wire last, wanted;
    wire [15:0] count;
    wire take;
    wire [15:0] next_index;
    wire starts;
    wire [31:0] others;
    wire single;
    genvar g;

    owner_planes planes (
        .lane_address(lane_address),
        .bank_plane(planes_bank_plane),
        .entry_plane(planes_entry_plane)
    );

    for (g = 0; g < 32; g = g + 1) begin : gen_bank
        (* keep_hierarchy *) owner_bank bank (
            .clock(clock),
            .lanes(bank_lanes[32 * g +: 32]),
            .entry_plane(entry_plane),
            .served(bank_served[32 * g +: 32]),
            .bank_read(bank_bank_read[g]),
            .read_row(bank_read_row[5 * g +: 5]),
            .mark(marking),
            .check_reads(checking_reads),
            .check_writes(checking_writes),
            .table_word(table_word[32 * g +: 32]),
            .marks(bank_marks[g]),
            .mark_row(bank_mark_row[5 * g +: 5]),
            .mark_mask(bank_mark_mask[4 * g +: 4]),
            .mark_word(bank_mark_word[32 * g +: 32]),
            .aborted_lanes(bank_aborted_lanes[32 * g +: 32]),
            .answered_entry(bank_answered_entry[7 * g +: 7])
        );
    end

    function automatic writing_of(input reg [31:0] in_bank_marks);
        integer i;
        begin
            writing_of = 1'b0;
            for (i = 0; i < 32; i = i + 1) writing_of = writing_of | in_bank_marks[i];
        end
    endfunction
    assign writing = writing_of(bank_marks);

    function automatic [31:0] aborted_now_of(input reg [31:0] in_aborted, input reg [1023:0] in_bank_aborted_lanes);
        integer i;
        begin
            aborted_now_of = in_aborted;
            for (i = 0; i < 32; i = i + 1) aborted_now_of = aborted_now_of | in_bank_aborted_lanes[32 * i +: 32];
        end
    endfunction
    assign aborted_now = aborted_now_of(aborted, bank_aborted_lanes);

    function automatic [12:0] lost_of(input reg [1023:0] in_bank_aborted_lanes,
            input reg [223:0] in_bank_answered_entry);
        reg  own_lost;
        reg  [4:0] own_lost_bank;
        reg  [6:0] own_lost_entry;
        integer i;
        begin
            own_lost = 1'b0;
            own_lost_bank = 5'd0;
            own_lost_entry = 7'd0;
            for (i = 0; i < 32; i = i + 1) begin
                if ((|in_bank_aborted_lanes[32 * i +: 32]) & !own_lost) begin
                    own_lost = 1'b1;
                    own_lost_bank = i[4:0];
                    own_lost_entry = in_bank_answered_entry[7 * i +: 7];
                end
            end
            lost_of = {own_lost, own_lost_bank, own_lost_entry};
        end
    endfunction
    assign {lost, lost_bank, lost_entry} = lost_of(bank_aborted_lanes, bank_answered_entry);
    assign lost_valid = lost;
    assign round = held & !writing;
    assign asks = round ? waiting : 32'd0;

    for (g = 0; g < 5; g = g + 1) begin : gen_side
        assign side[64 * g +: 32] = ~bank_plane[32 * g +: 32];
        assign side[64 * g + 32 +: 32] = bank_plane[32 * g +: 32];
    end

    function automatic [31:0] served_of(input reg [1023:0] in_bank_served);
        integer i;
        begin
            served_of = 32'd0;
            for (i = 0; i < 32; i = i + 1) served_of = served_of | in_bank_served[32 * i +: 32];
        end
    endfunction
    assign served = served_of(bank_served);
    assign zero_word = 32'd0;
    assign table_read = bank_bank_read;

    for (g = 0; g < 2; g = g + 1) begin : gen_bank_lanes
        assign bank_lanes[512 * g +: 32] = asks & side[0*32 +: 32] & side[2*32 +: 32] & side[4*32 +: 32] &
                side[6*32 +: 32] & side[32 * g + 256 +: 32];
        assign bank_lanes[512 * g + 32 +: 32] = asks & side[1*32 +: 32] & side[2*32 +: 32] & side[4*32 +: 32] &
                side[6*32 +: 32] & side[32 * g + 256 +: 32];
        assign bank_lanes[512 * g + 64 +: 32] = asks & side[0*32 +: 32] & side[3*32 +: 32] & side[4*32 +: 32] &
                side[6*32 +: 32] & side[32 * g + 256 +: 32];
        assign bank_lanes[512 * g + 96 +: 32] = asks & side[1*32 +: 32] & side[3*32 +: 32] & side[4*32 +: 32] &
                side[6*32 +: 32] & side[32 * g + 256 +: 32];
        assign bank_lanes[512 * g + 128 +: 32] = asks & side[0*32 +: 32] & side[2*32 +: 32] & side[5*32 +: 32] &
                side[6*32 +: 32] & side[32 * g + 256 +: 32];
        assign bank_lanes[512 * g + 160 +: 32] = asks & side[1*32 +: 32] & side[2*32 +: 32] & side[5*32 +: 32] &
                side[6*32 +: 32] & side[32 * g + 256 +: 32];
        assign bank_lanes[512 * g + 192 +: 32] = asks & side[0*32 +: 32] & side[3*32 +: 32] & side[5*32 +: 32] &
                side[6*32 +: 32] & side[32 * g + 256 +: 32];
        assign bank_lanes[512 * g + 224 +: 32] = asks & side[1*32 +: 32] & side[3*32 +: 32] & side[5*32 +: 32] &
                side[6*32 +: 32] & side[32 * g + 256 +: 32];
        assign bank_lanes[512 * g + 256 +: 32] = asks & side[0*32 +: 32] & side[2*32 +: 32] & side[4*32 +: 32] &
                side[7*32 +: 32] & side[32 * g + 256 +: 32];
        assign bank_lanes[512 * g + 288 +: 32] = asks & side[1*32 +: 32] & side[2*32 +: 32] & side[4*32 +: 32] &
                side[7*32 +: 32] & side[32 * g + 256 +: 32];
        assign bank_lanes[512 * g + 320 +: 32] = asks & side[0*32 +: 32] & side[3*32 +: 32] & side[4*32 +: 32] &
                side[7*32 +: 32] & side[32 * g + 256 +: 32];
        assign bank_lanes[512 * g + 352 +: 32] = asks & side[1*32 +: 32] & side[3*32 +: 32] & side[4*32 +: 32] &
                side[7*32 +: 32] & side[32 * g + 256 +: 32];
        assign bank_lanes[512 * g + 384 +: 32] = asks & side[0*32 +: 32] & side[2*32 +: 32] & side[5*32 +: 32] &
                side[7*32 +: 32] & side[32 * g + 256 +: 32];
        assign bank_lanes[512 * g + 416 +: 32] = asks & side[1*32 +: 32] & side[2*32 +: 32] & side[5*32 +: 32] &
                side[7*32 +: 32] & side[32 * g + 256 +: 32];
        assign bank_lanes[512 * g + 448 +: 32] = asks & side[0*32 +: 32] & side[3*32 +: 32] & side[5*32 +: 32] &
                side[7*32 +: 32] & side[32 * g + 256 +: 32];
        assign bank_lanes[512 * g + 480 +: 32] = asks & side[1*32 +: 32] & side[3*32 +: 32] & side[5*32 +: 32] &
                side[7*32 +: 32] & side[32 * g + 256 +: 32];
    end

    for (g = 0; g < 32; g = g + 1) begin : gen_table_row
        assign table_row[5 * g +: 5] =
            state == RESOLVER_STATE_SWEEP ? row :
            bank_marks[g] ? bank_mark_row[5 * g +: 5] :
            bank_read_row[5 * g +: 5];
        assign table_mask[4 * g +: 4] =
            state == RESOLVER_STATE_SWEEP ? 4'd15 :
            bank_marks[g] ? bank_mark_mask[4 * g +: 4] :
            4'd0;
        assign table_write_word[32 * g +: 32] =
            state == RESOLVER_STATE_SWEEP ? ~zero_word :
            bank_marks[g] ? bank_mark_word[32 * g +: 32] :
            32'd0;
    end

    assign last = round & (waiting == served);
    assign entry_write = state != RESOLVER_STATE_CHECK_READS;
    assign wanted = (state == RESOLVER_STATE_MARK) | (state == RESOLVER_STATE_CHECK_READS) | (state ==
            RESOLVER_STATE_CHECK_WRITES);
    assign count = state == RESOLVER_STATE_CHECK_READS ? reads : writes;
    assign entry_wanted = wanted;
    assign entry_index = index;
    assign entry_ready = wanted & (!held | last);
    assign take = entry_ready & entry_valid;
    assign next_index = index + 16'd1;
    assign rsp_valid = (state == RESOLVER_STATE_FINISH) & !held;
    assign rsp_aborted = rsp_valid ? aborted_now : 32'd0;
    assign start_ready = state == RESOLVER_STATE_IDLE;
    assign starts = start_valid & start_ready;
    assign others = start_lanes - 32'd1;
    assign single = !(|(start_lanes & others));

    always @(posedge clock) begin
        aborted <= aborted_now;
        waiting <= waiting & ~served;
        marking <= round & (held_for == RESOLVER_STATE_MARK);
        checking_reads <= round & (held_for == RESOLVER_STATE_CHECK_READS);
        checking_writes <= round & (held_for == RESOLVER_STATE_CHECK_WRITES);
        if (last) held <= 1'b0;
        if (take) begin
            held <= 1'b1;
            held_for <= state;
            waiting <= entry_lanes & lanes;
            bank_plane <= planes_bank_plane;
            entry_plane <= planes_entry_plane;
            index <= next_index;
            if (next_index == count) begin
                index <= 16'd0;
                state <= RESOLVER_STATE_FINISH;
                if (state == RESOLVER_STATE_MARK) begin
                    state <= RESOLVER_STATE_CHECK_WRITES;
                    if (|reads) state <= RESOLVER_STATE_CHECK_READS;
                end
                if ((state == RESOLVER_STATE_CHECK_READS) & (|writes)) state <= RESOLVER_STATE_CHECK_WRITES;
            end
        end
        if (state == RESOLVER_STATE_SWEEP) begin
            row <= row + 5'd1;
            if (&row) begin
                state <= RESOLVER_STATE_FINISH;
                if (|reads) state <= RESOLVER_STATE_CHECK_READS;
                if (|writes) state <= RESOLVER_STATE_MARK;
            end
        end
        if (rsp_valid) state <= RESOLVER_STATE_IDLE;
        if (starts) begin
            state <= RESOLVER_STATE_SWEEP;
            if (single) state <= RESOLVER_STATE_FINISH;
            row <= 5'd0;
            index <= 16'd0;
            lanes <= start_lanes;
            reads <= start_reads;
            writes <= start_writes;
            aborted <= 32'd0;
        end
        if (clear) begin
            state <= RESOLVER_STATE_IDLE;
            held <= 1'b0;
            marking <= 1'b0;
            checking_reads <= 1'b0;
            checking_writes <= 1'b0;
        end
    end

    initial begin
        state = 3'd0; row = 5'd0; index = 16'd0; reads = 16'd0; writes = 16'd0; lanes = 32'd0; aborted = 32'd0;
        held = 1'b0; held_for = 3'd0; waiting = 32'd0; bank_plane = {160{1'b0}}; entry_plane = {224{1'b0}};
        marking = 1'b0; checking_reads = 1'b0; checking_writes = 1'b0;
    end
endmodule
