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
//                 |   OR of the aborted lanes        |-> rsp_valid, rsp_aborted
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
// clear forgets the warp. Same-cycle priority: clear over everything.
//
// LANES <= 32 lanes, BANKS = 2^BANK_BITS <= 32 banks, ENTRY_BITS = ROW_BITS + 2, logs of less than 2^LOG_BITS entries.
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
    input  wire [29:0] lane_address_0, lane_address_1, lane_address_2, lane_address_3, lane_address_4, lane_address_5,
            lane_address_6, lane_address_7, lane_address_8, lane_address_9, lane_address_10, lane_address_11,
            lane_address_12, lane_address_13, lane_address_14, lane_address_15, lane_address_16, lane_address_17,
            lane_address_18, lane_address_19, lane_address_20, lane_address_21, lane_address_22, lane_address_23,
            lane_address_24, lane_address_25, lane_address_26, lane_address_27, lane_address_28, lane_address_29,
            lane_address_30, lane_address_31,
    output wire [31:0] table_read,
    output wire [4:0] table_row_0, table_row_1, table_row_2, table_row_3, table_row_4, table_row_5, table_row_6,
            table_row_7, table_row_8, table_row_9, table_row_10, table_row_11, table_row_12, table_row_13, table_row_14,
            table_row_15, table_row_16, table_row_17, table_row_18, table_row_19, table_row_20, table_row_21,
            table_row_22, table_row_23, table_row_24, table_row_25, table_row_26, table_row_27, table_row_28,
            table_row_29, table_row_30, table_row_31,
    output wire [3:0] table_mask_0, table_mask_1, table_mask_2, table_mask_3, table_mask_4, table_mask_5, table_mask_6,
            table_mask_7, table_mask_8, table_mask_9, table_mask_10, table_mask_11, table_mask_12, table_mask_13,
            table_mask_14, table_mask_15, table_mask_16, table_mask_17, table_mask_18, table_mask_19, table_mask_20,
            table_mask_21, table_mask_22, table_mask_23, table_mask_24, table_mask_25, table_mask_26, table_mask_27,
            table_mask_28, table_mask_29, table_mask_30, table_mask_31,
    output wire [31:0] table_write_word_0, table_write_word_1, table_write_word_2, table_write_word_3,
            table_write_word_4, table_write_word_5, table_write_word_6, table_write_word_7, table_write_word_8,
            table_write_word_9, table_write_word_10, table_write_word_11, table_write_word_12, table_write_word_13,
            table_write_word_14, table_write_word_15, table_write_word_16, table_write_word_17, table_write_word_18,
            table_write_word_19, table_write_word_20, table_write_word_21, table_write_word_22, table_write_word_23,
            table_write_word_24, table_write_word_25, table_write_word_26, table_write_word_27, table_write_word_28,
            table_write_word_29, table_write_word_30, table_write_word_31,
    input  wire [31:0] table_word_0, table_word_1, table_word_2, table_word_3, table_word_4, table_word_5, table_word_6,
            table_word_7, table_word_8, table_word_9, table_word_10, table_word_11, table_word_12, table_word_13,
            table_word_14, table_word_15, table_word_16, table_word_17, table_word_18, table_word_19, table_word_20,
            table_word_21, table_word_22, table_word_23, table_word_24, table_word_25, table_word_26, table_word_27,
            table_word_28, table_word_29, table_word_30, table_word_31,
    output wire rsp_valid,
    output wire [31:0] rsp_aborted
);
    localparam [2:0] RESOLVER_STATE_IDLE = 3'd0;
    localparam [2:0] RESOLVER_STATE_SWEEP = 3'd1;
    localparam [2:0] RESOLVER_STATE_MARK = 3'd2;
    localparam [2:0] RESOLVER_STATE_CHECK_READS = 3'd3;
    localparam [2:0] RESOLVER_STATE_CHECK_WRITES = 3'd4;
    localparam [2:0] RESOLVER_STATE_FINISH = 3'd5;
    reg  [2:0] state;
    reg  [4:0] row;
    reg  [15:0] index;
    reg  [15:0] reads;
    reg  [15:0] writes;
    reg  [31:0] lanes;
    reg  [31:0] aborted;
    reg  held;
    reg  [2:0] held_for;
    reg  [31:0] waiting;
    reg  [31:0] bank_plane_0, bank_plane_1, bank_plane_2, bank_plane_3, bank_plane_4;
    reg  [31:0] entry_plane_0, entry_plane_1, entry_plane_2, entry_plane_3, entry_plane_4, entry_plane_5, entry_plane_6;
    reg  marking;
    reg  checking_reads;
    reg  checking_writes;
    wire [31:0] planes_bank_plane_0, planes_bank_plane_1, planes_bank_plane_2, planes_bank_plane_3, planes_bank_plane_4;
    wire [31:0] planes_entry_plane_0, planes_entry_plane_1, planes_entry_plane_2, planes_entry_plane_3,
            planes_entry_plane_4, planes_entry_plane_5, planes_entry_plane_6;
    wire [31:0] bank_0_lanes, bank_1_lanes, bank_2_lanes, bank_3_lanes, bank_4_lanes, bank_5_lanes, bank_6_lanes,
            bank_7_lanes, bank_8_lanes, bank_9_lanes, bank_10_lanes, bank_11_lanes, bank_12_lanes, bank_13_lanes,
            bank_14_lanes, bank_15_lanes, bank_16_lanes, bank_17_lanes, bank_18_lanes, bank_19_lanes, bank_20_lanes,
            bank_21_lanes, bank_22_lanes, bank_23_lanes, bank_24_lanes, bank_25_lanes, bank_26_lanes, bank_27_lanes,
            bank_28_lanes, bank_29_lanes, bank_30_lanes, bank_31_lanes;
    wire [31:0] bank_0_served, bank_1_served, bank_2_served, bank_3_served, bank_4_served, bank_5_served, bank_6_served,
            bank_7_served, bank_8_served, bank_9_served, bank_10_served, bank_11_served, bank_12_served, bank_13_served,
            bank_14_served, bank_15_served, bank_16_served, bank_17_served, bank_18_served, bank_19_served,
            bank_20_served, bank_21_served, bank_22_served, bank_23_served, bank_24_served, bank_25_served,
            bank_26_served, bank_27_served, bank_28_served, bank_29_served, bank_30_served, bank_31_served;
    wire bank_0_bank_read, bank_1_bank_read, bank_2_bank_read, bank_3_bank_read, bank_4_bank_read, bank_5_bank_read,
            bank_6_bank_read, bank_7_bank_read, bank_8_bank_read, bank_9_bank_read, bank_10_bank_read,
            bank_11_bank_read, bank_12_bank_read, bank_13_bank_read, bank_14_bank_read, bank_15_bank_read,
            bank_16_bank_read, bank_17_bank_read, bank_18_bank_read, bank_19_bank_read, bank_20_bank_read,
            bank_21_bank_read, bank_22_bank_read, bank_23_bank_read, bank_24_bank_read, bank_25_bank_read,
            bank_26_bank_read, bank_27_bank_read, bank_28_bank_read, bank_29_bank_read, bank_30_bank_read,
            bank_31_bank_read;
    wire [4:0] bank_0_read_row, bank_1_read_row, bank_2_read_row, bank_3_read_row, bank_4_read_row, bank_5_read_row,
            bank_6_read_row, bank_7_read_row, bank_8_read_row, bank_9_read_row, bank_10_read_row, bank_11_read_row,
            bank_12_read_row, bank_13_read_row, bank_14_read_row, bank_15_read_row, bank_16_read_row, bank_17_read_row,
            bank_18_read_row, bank_19_read_row, bank_20_read_row, bank_21_read_row, bank_22_read_row, bank_23_read_row,
            bank_24_read_row, bank_25_read_row, bank_26_read_row, bank_27_read_row, bank_28_read_row, bank_29_read_row,
            bank_30_read_row, bank_31_read_row;
    wire bank_0_marks, bank_1_marks, bank_2_marks, bank_3_marks, bank_4_marks, bank_5_marks, bank_6_marks, bank_7_marks,
            bank_8_marks, bank_9_marks, bank_10_marks, bank_11_marks, bank_12_marks, bank_13_marks, bank_14_marks,
            bank_15_marks, bank_16_marks, bank_17_marks, bank_18_marks, bank_19_marks, bank_20_marks, bank_21_marks,
            bank_22_marks, bank_23_marks, bank_24_marks, bank_25_marks, bank_26_marks, bank_27_marks, bank_28_marks,
            bank_29_marks, bank_30_marks, bank_31_marks;
    wire [4:0] bank_0_mark_row, bank_1_mark_row, bank_2_mark_row, bank_3_mark_row, bank_4_mark_row, bank_5_mark_row,
            bank_6_mark_row, bank_7_mark_row, bank_8_mark_row, bank_9_mark_row, bank_10_mark_row, bank_11_mark_row,
            bank_12_mark_row, bank_13_mark_row, bank_14_mark_row, bank_15_mark_row, bank_16_mark_row, bank_17_mark_row,
            bank_18_mark_row, bank_19_mark_row, bank_20_mark_row, bank_21_mark_row, bank_22_mark_row, bank_23_mark_row,
            bank_24_mark_row, bank_25_mark_row, bank_26_mark_row, bank_27_mark_row, bank_28_mark_row, bank_29_mark_row,
            bank_30_mark_row, bank_31_mark_row;
    wire [3:0] bank_0_mark_mask, bank_1_mark_mask, bank_2_mark_mask, bank_3_mark_mask, bank_4_mark_mask,
            bank_5_mark_mask, bank_6_mark_mask, bank_7_mark_mask, bank_8_mark_mask, bank_9_mark_mask, bank_10_mark_mask,
            bank_11_mark_mask, bank_12_mark_mask, bank_13_mark_mask, bank_14_mark_mask, bank_15_mark_mask,
            bank_16_mark_mask, bank_17_mark_mask, bank_18_mark_mask, bank_19_mark_mask, bank_20_mark_mask,
            bank_21_mark_mask, bank_22_mark_mask, bank_23_mark_mask, bank_24_mark_mask, bank_25_mark_mask,
            bank_26_mark_mask, bank_27_mark_mask, bank_28_mark_mask, bank_29_mark_mask, bank_30_mark_mask,
            bank_31_mark_mask;
    wire [31:0] bank_0_mark_word, bank_1_mark_word, bank_2_mark_word, bank_3_mark_word, bank_4_mark_word,
            bank_5_mark_word, bank_6_mark_word, bank_7_mark_word, bank_8_mark_word, bank_9_mark_word, bank_10_mark_word,
            bank_11_mark_word, bank_12_mark_word, bank_13_mark_word, bank_14_mark_word, bank_15_mark_word,
            bank_16_mark_word, bank_17_mark_word, bank_18_mark_word, bank_19_mark_word, bank_20_mark_word,
            bank_21_mark_word, bank_22_mark_word, bank_23_mark_word, bank_24_mark_word, bank_25_mark_word,
            bank_26_mark_word, bank_27_mark_word, bank_28_mark_word, bank_29_mark_word, bank_30_mark_word,
            bank_31_mark_word;
    wire [31:0] bank_0_aborted_lanes, bank_1_aborted_lanes, bank_2_aborted_lanes, bank_3_aborted_lanes,
            bank_4_aborted_lanes, bank_5_aborted_lanes, bank_6_aborted_lanes, bank_7_aborted_lanes,
            bank_8_aborted_lanes, bank_9_aborted_lanes, bank_10_aborted_lanes, bank_11_aborted_lanes,
            bank_12_aborted_lanes, bank_13_aborted_lanes, bank_14_aborted_lanes, bank_15_aborted_lanes,
            bank_16_aborted_lanes, bank_17_aborted_lanes, bank_18_aborted_lanes, bank_19_aborted_lanes,
            bank_20_aborted_lanes, bank_21_aborted_lanes, bank_22_aborted_lanes, bank_23_aborted_lanes,
            bank_24_aborted_lanes, bank_25_aborted_lanes, bank_26_aborted_lanes, bank_27_aborted_lanes,
            bank_28_aborted_lanes, bank_29_aborted_lanes, bank_30_aborted_lanes, bank_31_aborted_lanes;
    wire writing;
    wire [31:0] aborted_now;
    wire round;
    wire [31:0] asks;
    wire [31:0] side_0, side_1, side_2, side_3, side_4, side_5, side_6, side_7, side_8, side_9;
    wire [31:0] served;
    wire [31:0] zero_word;
    wire last;
    wire wanted;
    wire [15:0] count;
    wire take;
    wire [15:0] next_index;
    wire starts;
    wire [31:0] others;
    wire single;

    owner_planes planes (
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
        .bank_plane_0(planes_bank_plane_0), .bank_plane_1(planes_bank_plane_1), .bank_plane_2(planes_bank_plane_2),
                .bank_plane_3(planes_bank_plane_3), .bank_plane_4(planes_bank_plane_4),
        .entry_plane_0(planes_entry_plane_0), .entry_plane_1(planes_entry_plane_1),
                .entry_plane_2(planes_entry_plane_2), .entry_plane_3(planes_entry_plane_3),
                .entry_plane_4(planes_entry_plane_4), .entry_plane_5(planes_entry_plane_5),
                .entry_plane_6(planes_entry_plane_6)
    );

    (* keep_hierarchy *) owner_bank bank_0 (.clock(clock), .lanes(bank_0_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_0_served), .bank_read(bank_0_bank_read), .read_row(bank_0_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_0),
            .marks(bank_0_marks), .mark_row(bank_0_mark_row), .mark_mask(bank_0_mark_mask),
            .mark_word(bank_0_mark_word), .aborted_lanes(bank_0_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_1 (.clock(clock), .lanes(bank_1_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_1_served), .bank_read(bank_1_bank_read), .read_row(bank_1_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_1),
            .marks(bank_1_marks), .mark_row(bank_1_mark_row), .mark_mask(bank_1_mark_mask),
            .mark_word(bank_1_mark_word), .aborted_lanes(bank_1_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_2 (.clock(clock), .lanes(bank_2_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_2_served), .bank_read(bank_2_bank_read), .read_row(bank_2_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_2),
            .marks(bank_2_marks), .mark_row(bank_2_mark_row), .mark_mask(bank_2_mark_mask),
            .mark_word(bank_2_mark_word), .aborted_lanes(bank_2_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_3 (.clock(clock), .lanes(bank_3_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_3_served), .bank_read(bank_3_bank_read), .read_row(bank_3_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_3),
            .marks(bank_3_marks), .mark_row(bank_3_mark_row), .mark_mask(bank_3_mark_mask),
            .mark_word(bank_3_mark_word), .aborted_lanes(bank_3_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_4 (.clock(clock), .lanes(bank_4_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_4_served), .bank_read(bank_4_bank_read), .read_row(bank_4_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_4),
            .marks(bank_4_marks), .mark_row(bank_4_mark_row), .mark_mask(bank_4_mark_mask),
            .mark_word(bank_4_mark_word), .aborted_lanes(bank_4_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_5 (.clock(clock), .lanes(bank_5_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_5_served), .bank_read(bank_5_bank_read), .read_row(bank_5_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_5),
            .marks(bank_5_marks), .mark_row(bank_5_mark_row), .mark_mask(bank_5_mark_mask),
            .mark_word(bank_5_mark_word), .aborted_lanes(bank_5_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_6 (.clock(clock), .lanes(bank_6_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_6_served), .bank_read(bank_6_bank_read), .read_row(bank_6_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_6),
            .marks(bank_6_marks), .mark_row(bank_6_mark_row), .mark_mask(bank_6_mark_mask),
            .mark_word(bank_6_mark_word), .aborted_lanes(bank_6_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_7 (.clock(clock), .lanes(bank_7_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_7_served), .bank_read(bank_7_bank_read), .read_row(bank_7_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_7),
            .marks(bank_7_marks), .mark_row(bank_7_mark_row), .mark_mask(bank_7_mark_mask),
            .mark_word(bank_7_mark_word), .aborted_lanes(bank_7_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_8 (.clock(clock), .lanes(bank_8_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_8_served), .bank_read(bank_8_bank_read), .read_row(bank_8_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_8),
            .marks(bank_8_marks), .mark_row(bank_8_mark_row), .mark_mask(bank_8_mark_mask),
            .mark_word(bank_8_mark_word), .aborted_lanes(bank_8_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_9 (.clock(clock), .lanes(bank_9_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_9_served), .bank_read(bank_9_bank_read), .read_row(bank_9_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_9),
            .marks(bank_9_marks), .mark_row(bank_9_mark_row), .mark_mask(bank_9_mark_mask),
            .mark_word(bank_9_mark_word), .aborted_lanes(bank_9_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_10 (.clock(clock), .lanes(bank_10_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_10_served), .bank_read(bank_10_bank_read), .read_row(bank_10_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_10),
            .marks(bank_10_marks), .mark_row(bank_10_mark_row), .mark_mask(bank_10_mark_mask),
            .mark_word(bank_10_mark_word), .aborted_lanes(bank_10_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_11 (.clock(clock), .lanes(bank_11_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_11_served), .bank_read(bank_11_bank_read), .read_row(bank_11_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_11),
            .marks(bank_11_marks), .mark_row(bank_11_mark_row), .mark_mask(bank_11_mark_mask),
            .mark_word(bank_11_mark_word), .aborted_lanes(bank_11_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_12 (.clock(clock), .lanes(bank_12_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_12_served), .bank_read(bank_12_bank_read), .read_row(bank_12_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_12),
            .marks(bank_12_marks), .mark_row(bank_12_mark_row), .mark_mask(bank_12_mark_mask),
            .mark_word(bank_12_mark_word), .aborted_lanes(bank_12_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_13 (.clock(clock), .lanes(bank_13_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_13_served), .bank_read(bank_13_bank_read), .read_row(bank_13_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_13),
            .marks(bank_13_marks), .mark_row(bank_13_mark_row), .mark_mask(bank_13_mark_mask),
            .mark_word(bank_13_mark_word), .aborted_lanes(bank_13_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_14 (.clock(clock), .lanes(bank_14_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_14_served), .bank_read(bank_14_bank_read), .read_row(bank_14_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_14),
            .marks(bank_14_marks), .mark_row(bank_14_mark_row), .mark_mask(bank_14_mark_mask),
            .mark_word(bank_14_mark_word), .aborted_lanes(bank_14_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_15 (.clock(clock), .lanes(bank_15_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_15_served), .bank_read(bank_15_bank_read), .read_row(bank_15_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_15),
            .marks(bank_15_marks), .mark_row(bank_15_mark_row), .mark_mask(bank_15_mark_mask),
            .mark_word(bank_15_mark_word), .aborted_lanes(bank_15_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_16 (.clock(clock), .lanes(bank_16_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_16_served), .bank_read(bank_16_bank_read), .read_row(bank_16_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_16),
            .marks(bank_16_marks), .mark_row(bank_16_mark_row), .mark_mask(bank_16_mark_mask),
            .mark_word(bank_16_mark_word), .aborted_lanes(bank_16_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_17 (.clock(clock), .lanes(bank_17_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_17_served), .bank_read(bank_17_bank_read), .read_row(bank_17_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_17),
            .marks(bank_17_marks), .mark_row(bank_17_mark_row), .mark_mask(bank_17_mark_mask),
            .mark_word(bank_17_mark_word), .aborted_lanes(bank_17_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_18 (.clock(clock), .lanes(bank_18_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_18_served), .bank_read(bank_18_bank_read), .read_row(bank_18_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_18),
            .marks(bank_18_marks), .mark_row(bank_18_mark_row), .mark_mask(bank_18_mark_mask),
            .mark_word(bank_18_mark_word), .aborted_lanes(bank_18_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_19 (.clock(clock), .lanes(bank_19_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_19_served), .bank_read(bank_19_bank_read), .read_row(bank_19_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_19),
            .marks(bank_19_marks), .mark_row(bank_19_mark_row), .mark_mask(bank_19_mark_mask),
            .mark_word(bank_19_mark_word), .aborted_lanes(bank_19_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_20 (.clock(clock), .lanes(bank_20_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_20_served), .bank_read(bank_20_bank_read), .read_row(bank_20_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_20),
            .marks(bank_20_marks), .mark_row(bank_20_mark_row), .mark_mask(bank_20_mark_mask),
            .mark_word(bank_20_mark_word), .aborted_lanes(bank_20_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_21 (.clock(clock), .lanes(bank_21_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_21_served), .bank_read(bank_21_bank_read), .read_row(bank_21_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_21),
            .marks(bank_21_marks), .mark_row(bank_21_mark_row), .mark_mask(bank_21_mark_mask),
            .mark_word(bank_21_mark_word), .aborted_lanes(bank_21_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_22 (.clock(clock), .lanes(bank_22_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_22_served), .bank_read(bank_22_bank_read), .read_row(bank_22_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_22),
            .marks(bank_22_marks), .mark_row(bank_22_mark_row), .mark_mask(bank_22_mark_mask),
            .mark_word(bank_22_mark_word), .aborted_lanes(bank_22_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_23 (.clock(clock), .lanes(bank_23_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_23_served), .bank_read(bank_23_bank_read), .read_row(bank_23_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_23),
            .marks(bank_23_marks), .mark_row(bank_23_mark_row), .mark_mask(bank_23_mark_mask),
            .mark_word(bank_23_mark_word), .aborted_lanes(bank_23_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_24 (.clock(clock), .lanes(bank_24_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_24_served), .bank_read(bank_24_bank_read), .read_row(bank_24_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_24),
            .marks(bank_24_marks), .mark_row(bank_24_mark_row), .mark_mask(bank_24_mark_mask),
            .mark_word(bank_24_mark_word), .aborted_lanes(bank_24_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_25 (.clock(clock), .lanes(bank_25_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_25_served), .bank_read(bank_25_bank_read), .read_row(bank_25_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_25),
            .marks(bank_25_marks), .mark_row(bank_25_mark_row), .mark_mask(bank_25_mark_mask),
            .mark_word(bank_25_mark_word), .aborted_lanes(bank_25_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_26 (.clock(clock), .lanes(bank_26_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_26_served), .bank_read(bank_26_bank_read), .read_row(bank_26_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_26),
            .marks(bank_26_marks), .mark_row(bank_26_mark_row), .mark_mask(bank_26_mark_mask),
            .mark_word(bank_26_mark_word), .aborted_lanes(bank_26_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_27 (.clock(clock), .lanes(bank_27_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_27_served), .bank_read(bank_27_bank_read), .read_row(bank_27_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_27),
            .marks(bank_27_marks), .mark_row(bank_27_mark_row), .mark_mask(bank_27_mark_mask),
            .mark_word(bank_27_mark_word), .aborted_lanes(bank_27_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_28 (.clock(clock), .lanes(bank_28_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_28_served), .bank_read(bank_28_bank_read), .read_row(bank_28_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_28),
            .marks(bank_28_marks), .mark_row(bank_28_mark_row), .mark_mask(bank_28_mark_mask),
            .mark_word(bank_28_mark_word), .aborted_lanes(bank_28_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_29 (.clock(clock), .lanes(bank_29_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_29_served), .bank_read(bank_29_bank_read), .read_row(bank_29_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_29),
            .marks(bank_29_marks), .mark_row(bank_29_mark_row), .mark_mask(bank_29_mark_mask),
            .mark_word(bank_29_mark_word), .aborted_lanes(bank_29_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_30 (.clock(clock), .lanes(bank_30_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_30_served), .bank_read(bank_30_bank_read), .read_row(bank_30_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_30),
            .marks(bank_30_marks), .mark_row(bank_30_mark_row), .mark_mask(bank_30_mark_mask),
            .mark_word(bank_30_mark_word), .aborted_lanes(bank_30_aborted_lanes));
    (* keep_hierarchy *) owner_bank bank_31 (.clock(clock), .lanes(bank_31_lanes), .entry_plane_0(entry_plane_0),
            .entry_plane_1(entry_plane_1), .entry_plane_2(entry_plane_2), .entry_plane_3(entry_plane_3),
            .entry_plane_4(entry_plane_4), .entry_plane_5(entry_plane_5), .entry_plane_6(entry_plane_6),
            .served(bank_31_served), .bank_read(bank_31_bank_read), .read_row(bank_31_read_row), .mark(marking),
            .check_reads(checking_reads), .check_writes(checking_writes), .table_word(table_word_31),
            .marks(bank_31_marks), .mark_row(bank_31_mark_row), .mark_mask(bank_31_mark_mask),
            .mark_word(bank_31_mark_word), .aborted_lanes(bank_31_aborted_lanes));


    function automatic writing_of(input reg in_bank_marks_0, input reg in_bank_marks_1, input reg in_bank_marks_2,
            input reg in_bank_marks_3, input reg in_bank_marks_4, input reg in_bank_marks_5, input reg in_bank_marks_6,
            input reg in_bank_marks_7, input reg in_bank_marks_8, input reg in_bank_marks_9, input reg in_bank_marks_10,
            input reg in_bank_marks_11, input reg in_bank_marks_12, input reg in_bank_marks_13,
            input reg in_bank_marks_14, input reg in_bank_marks_15, input reg in_bank_marks_16,
            input reg in_bank_marks_17, input reg in_bank_marks_18, input reg in_bank_marks_19,
            input reg in_bank_marks_20, input reg in_bank_marks_21, input reg in_bank_marks_22,
            input reg in_bank_marks_23, input reg in_bank_marks_24, input reg in_bank_marks_25,
            input reg in_bank_marks_26, input reg in_bank_marks_27, input reg in_bank_marks_28,
            input reg in_bank_marks_29, input reg in_bank_marks_30, input reg in_bank_marks_31);
        begin
            writing_of = 1'b0;
            writing_of = writing_of | in_bank_marks_0;
            writing_of = writing_of | in_bank_marks_1;
            writing_of = writing_of | in_bank_marks_2;
            writing_of = writing_of | in_bank_marks_3;
            writing_of = writing_of | in_bank_marks_4;
            writing_of = writing_of | in_bank_marks_5;
            writing_of = writing_of | in_bank_marks_6;
            writing_of = writing_of | in_bank_marks_7;
            writing_of = writing_of | in_bank_marks_8;
            writing_of = writing_of | in_bank_marks_9;
            writing_of = writing_of | in_bank_marks_10;
            writing_of = writing_of | in_bank_marks_11;
            writing_of = writing_of | in_bank_marks_12;
            writing_of = writing_of | in_bank_marks_13;
            writing_of = writing_of | in_bank_marks_14;
            writing_of = writing_of | in_bank_marks_15;
            writing_of = writing_of | in_bank_marks_16;
            writing_of = writing_of | in_bank_marks_17;
            writing_of = writing_of | in_bank_marks_18;
            writing_of = writing_of | in_bank_marks_19;
            writing_of = writing_of | in_bank_marks_20;
            writing_of = writing_of | in_bank_marks_21;
            writing_of = writing_of | in_bank_marks_22;
            writing_of = writing_of | in_bank_marks_23;
            writing_of = writing_of | in_bank_marks_24;
            writing_of = writing_of | in_bank_marks_25;
            writing_of = writing_of | in_bank_marks_26;
            writing_of = writing_of | in_bank_marks_27;
            writing_of = writing_of | in_bank_marks_28;
            writing_of = writing_of | in_bank_marks_29;
            writing_of = writing_of | in_bank_marks_30;
            writing_of = writing_of | in_bank_marks_31;
        end
    endfunction
    assign writing = writing_of(bank_0_marks, bank_1_marks, bank_2_marks, bank_3_marks, bank_4_marks, bank_5_marks,
            bank_6_marks, bank_7_marks, bank_8_marks, bank_9_marks, bank_10_marks, bank_11_marks, bank_12_marks,
            bank_13_marks, bank_14_marks, bank_15_marks, bank_16_marks, bank_17_marks, bank_18_marks, bank_19_marks,
            bank_20_marks, bank_21_marks, bank_22_marks, bank_23_marks, bank_24_marks, bank_25_marks, bank_26_marks,
            bank_27_marks, bank_28_marks, bank_29_marks, bank_30_marks, bank_31_marks);

    function automatic [31:0] aborted_now_of(input reg [31:0] in_aborted, input reg [31:0] in_bank_aborted_lanes_0,
            input reg [31:0] in_bank_aborted_lanes_1, input reg [31:0] in_bank_aborted_lanes_2,
            input reg [31:0] in_bank_aborted_lanes_3, input reg [31:0] in_bank_aborted_lanes_4,
            input reg [31:0] in_bank_aborted_lanes_5, input reg [31:0] in_bank_aborted_lanes_6,
            input reg [31:0] in_bank_aborted_lanes_7, input reg [31:0] in_bank_aborted_lanes_8,
            input reg [31:0] in_bank_aborted_lanes_9, input reg [31:0] in_bank_aborted_lanes_10,
            input reg [31:0] in_bank_aborted_lanes_11, input reg [31:0] in_bank_aborted_lanes_12,
            input reg [31:0] in_bank_aborted_lanes_13, input reg [31:0] in_bank_aborted_lanes_14,
            input reg [31:0] in_bank_aborted_lanes_15, input reg [31:0] in_bank_aborted_lanes_16,
            input reg [31:0] in_bank_aborted_lanes_17, input reg [31:0] in_bank_aborted_lanes_18,
            input reg [31:0] in_bank_aborted_lanes_19, input reg [31:0] in_bank_aborted_lanes_20,
            input reg [31:0] in_bank_aborted_lanes_21, input reg [31:0] in_bank_aborted_lanes_22,
            input reg [31:0] in_bank_aborted_lanes_23, input reg [31:0] in_bank_aborted_lanes_24,
            input reg [31:0] in_bank_aborted_lanes_25, input reg [31:0] in_bank_aborted_lanes_26,
            input reg [31:0] in_bank_aborted_lanes_27, input reg [31:0] in_bank_aborted_lanes_28,
            input reg [31:0] in_bank_aborted_lanes_29, input reg [31:0] in_bank_aborted_lanes_30,
            input reg [31:0] in_bank_aborted_lanes_31);
        begin
            aborted_now_of = in_aborted;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_0;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_1;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_2;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_3;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_4;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_5;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_6;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_7;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_8;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_9;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_10;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_11;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_12;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_13;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_14;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_15;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_16;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_17;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_18;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_19;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_20;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_21;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_22;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_23;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_24;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_25;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_26;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_27;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_28;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_29;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_30;
            aborted_now_of = aborted_now_of | in_bank_aborted_lanes_31;
        end
    endfunction
    assign aborted_now = aborted_now_of(aborted, bank_0_aborted_lanes, bank_1_aborted_lanes, bank_2_aborted_lanes,
            bank_3_aborted_lanes, bank_4_aborted_lanes, bank_5_aborted_lanes, bank_6_aborted_lanes,
            bank_7_aborted_lanes, bank_8_aborted_lanes, bank_9_aborted_lanes, bank_10_aborted_lanes,
            bank_11_aborted_lanes, bank_12_aborted_lanes, bank_13_aborted_lanes, bank_14_aborted_lanes,
            bank_15_aborted_lanes, bank_16_aborted_lanes, bank_17_aborted_lanes, bank_18_aborted_lanes,
            bank_19_aborted_lanes, bank_20_aborted_lanes, bank_21_aborted_lanes, bank_22_aborted_lanes,
            bank_23_aborted_lanes, bank_24_aborted_lanes, bank_25_aborted_lanes, bank_26_aborted_lanes,
            bank_27_aborted_lanes, bank_28_aborted_lanes, bank_29_aborted_lanes, bank_30_aborted_lanes,
            bank_31_aborted_lanes);
    assign round = held & !writing;
    assign asks =
        round ? waiting :
        32'd0;
    assign side_0 = ~bank_plane_0;
    assign side_1 = bank_plane_0;
    assign side_2 = ~bank_plane_1;
    assign side_3 = bank_plane_1;
    assign side_4 = ~bank_plane_2;
    assign side_5 = bank_plane_2;
    assign side_6 = ~bank_plane_3;
    assign side_7 = bank_plane_3;
    assign side_8 = ~bank_plane_4;
    assign side_9 = bank_plane_4;

    function automatic [31:0] served_of(input reg [31:0] in_bank_served_0, input reg [31:0] in_bank_served_1,
            input reg [31:0] in_bank_served_2, input reg [31:0] in_bank_served_3, input reg [31:0] in_bank_served_4,
            input reg [31:0] in_bank_served_5, input reg [31:0] in_bank_served_6, input reg [31:0] in_bank_served_7,
            input reg [31:0] in_bank_served_8, input reg [31:0] in_bank_served_9, input reg [31:0] in_bank_served_10,
            input reg [31:0] in_bank_served_11, input reg [31:0] in_bank_served_12, input reg [31:0] in_bank_served_13,
            input reg [31:0] in_bank_served_14, input reg [31:0] in_bank_served_15, input reg [31:0] in_bank_served_16,
            input reg [31:0] in_bank_served_17, input reg [31:0] in_bank_served_18, input reg [31:0] in_bank_served_19,
            input reg [31:0] in_bank_served_20, input reg [31:0] in_bank_served_21, input reg [31:0] in_bank_served_22,
            input reg [31:0] in_bank_served_23, input reg [31:0] in_bank_served_24, input reg [31:0] in_bank_served_25,
            input reg [31:0] in_bank_served_26, input reg [31:0] in_bank_served_27, input reg [31:0] in_bank_served_28,
            input reg [31:0] in_bank_served_29, input reg [31:0] in_bank_served_30, input reg [31:0] in_bank_served_31);
        begin
            served_of = 32'd0;
            served_of = served_of | in_bank_served_0;
            served_of = served_of | in_bank_served_1;
            served_of = served_of | in_bank_served_2;
            served_of = served_of | in_bank_served_3;
            served_of = served_of | in_bank_served_4;
            served_of = served_of | in_bank_served_5;
            served_of = served_of | in_bank_served_6;
            served_of = served_of | in_bank_served_7;
            served_of = served_of | in_bank_served_8;
            served_of = served_of | in_bank_served_9;
            served_of = served_of | in_bank_served_10;
            served_of = served_of | in_bank_served_11;
            served_of = served_of | in_bank_served_12;
            served_of = served_of | in_bank_served_13;
            served_of = served_of | in_bank_served_14;
            served_of = served_of | in_bank_served_15;
            served_of = served_of | in_bank_served_16;
            served_of = served_of | in_bank_served_17;
            served_of = served_of | in_bank_served_18;
            served_of = served_of | in_bank_served_19;
            served_of = served_of | in_bank_served_20;
            served_of = served_of | in_bank_served_21;
            served_of = served_of | in_bank_served_22;
            served_of = served_of | in_bank_served_23;
            served_of = served_of | in_bank_served_24;
            served_of = served_of | in_bank_served_25;
            served_of = served_of | in_bank_served_26;
            served_of = served_of | in_bank_served_27;
            served_of = served_of | in_bank_served_28;
            served_of = served_of | in_bank_served_29;
            served_of = served_of | in_bank_served_30;
            served_of = served_of | in_bank_served_31;
        end
    endfunction
    assign served = served_of(bank_0_served, bank_1_served, bank_2_served, bank_3_served, bank_4_served, bank_5_served,
            bank_6_served, bank_7_served, bank_8_served, bank_9_served, bank_10_served, bank_11_served, bank_12_served,
            bank_13_served, bank_14_served, bank_15_served, bank_16_served, bank_17_served, bank_18_served,
            bank_19_served, bank_20_served, bank_21_served, bank_22_served, bank_23_served, bank_24_served,
            bank_25_served, bank_26_served, bank_27_served, bank_28_served, bank_29_served, bank_30_served,
            bank_31_served);
    assign zero_word = 32'd0;
    assign table_read = {bank_31_bank_read, bank_30_bank_read, bank_29_bank_read, bank_28_bank_read, bank_27_bank_read,
            bank_26_bank_read, bank_25_bank_read, bank_24_bank_read, bank_23_bank_read, bank_22_bank_read,
            bank_21_bank_read, bank_20_bank_read, bank_19_bank_read, bank_18_bank_read, bank_17_bank_read,
            bank_16_bank_read, bank_15_bank_read, bank_14_bank_read, bank_13_bank_read, bank_12_bank_read,
            bank_11_bank_read, bank_10_bank_read, bank_9_bank_read, bank_8_bank_read, bank_7_bank_read,
            bank_6_bank_read, bank_5_bank_read, bank_4_bank_read, bank_3_bank_read, bank_2_bank_read, bank_1_bank_read,
            bank_0_bank_read};
    assign bank_0_lanes = asks & side_0 & side_2 & side_4 & side_6 & side_8,
            bank_1_lanes = asks & side_1 & side_2 & side_4 & side_6 & side_8,
            bank_2_lanes = asks & side_0 & side_3 & side_4 & side_6 & side_8,
            bank_3_lanes = asks & side_1 & side_3 & side_4 & side_6 & side_8,
            bank_4_lanes = asks & side_0 & side_2 & side_5 & side_6 & side_8,
            bank_5_lanes = asks & side_1 & side_2 & side_5 & side_6 & side_8,
            bank_6_lanes = asks & side_0 & side_3 & side_5 & side_6 & side_8,
            bank_7_lanes = asks & side_1 & side_3 & side_5 & side_6 & side_8,
            bank_8_lanes = asks & side_0 & side_2 & side_4 & side_7 & side_8,
            bank_9_lanes = asks & side_1 & side_2 & side_4 & side_7 & side_8,
            bank_10_lanes = asks & side_0 & side_3 & side_4 & side_7 & side_8,
            bank_11_lanes = asks & side_1 & side_3 & side_4 & side_7 & side_8,
            bank_12_lanes = asks & side_0 & side_2 & side_5 & side_7 & side_8,
            bank_13_lanes = asks & side_1 & side_2 & side_5 & side_7 & side_8,
            bank_14_lanes = asks & side_0 & side_3 & side_5 & side_7 & side_8,
            bank_15_lanes = asks & side_1 & side_3 & side_5 & side_7 & side_8,
            bank_16_lanes = asks & side_0 & side_2 & side_4 & side_6 & side_9,
            bank_17_lanes = asks & side_1 & side_2 & side_4 & side_6 & side_9,
            bank_18_lanes = asks & side_0 & side_3 & side_4 & side_6 & side_9,
            bank_19_lanes = asks & side_1 & side_3 & side_4 & side_6 & side_9,
            bank_20_lanes = asks & side_0 & side_2 & side_5 & side_6 & side_9,
            bank_21_lanes = asks & side_1 & side_2 & side_5 & side_6 & side_9,
            bank_22_lanes = asks & side_0 & side_3 & side_5 & side_6 & side_9,
            bank_23_lanes = asks & side_1 & side_3 & side_5 & side_6 & side_9,
            bank_24_lanes = asks & side_0 & side_2 & side_4 & side_7 & side_9,
            bank_25_lanes = asks & side_1 & side_2 & side_4 & side_7 & side_9,
            bank_26_lanes = asks & side_0 & side_3 & side_4 & side_7 & side_9,
            bank_27_lanes = asks & side_1 & side_3 & side_4 & side_7 & side_9,
            bank_28_lanes = asks & side_0 & side_2 & side_5 & side_7 & side_9,
            bank_29_lanes = asks & side_1 & side_2 & side_5 & side_7 & side_9,
            bank_30_lanes = asks & side_0 & side_3 & side_5 & side_7 & side_9,
            bank_31_lanes = asks & side_1 & side_3 & side_5 & side_7 & side_9;
    assign table_row_0 = state == RESOLVER_STATE_SWEEP ? row : bank_0_marks ? bank_0_mark_row : bank_0_read_row,
            table_row_1 = state == RESOLVER_STATE_SWEEP ? row : bank_1_marks ? bank_1_mark_row : bank_1_read_row,
            table_row_2 = state == RESOLVER_STATE_SWEEP ? row : bank_2_marks ? bank_2_mark_row : bank_2_read_row,
            table_row_3 = state == RESOLVER_STATE_SWEEP ? row : bank_3_marks ? bank_3_mark_row : bank_3_read_row,
            table_row_4 = state == RESOLVER_STATE_SWEEP ? row : bank_4_marks ? bank_4_mark_row : bank_4_read_row,
            table_row_5 = state == RESOLVER_STATE_SWEEP ? row : bank_5_marks ? bank_5_mark_row : bank_5_read_row,
            table_row_6 = state == RESOLVER_STATE_SWEEP ? row : bank_6_marks ? bank_6_mark_row : bank_6_read_row,
            table_row_7 = state == RESOLVER_STATE_SWEEP ? row : bank_7_marks ? bank_7_mark_row : bank_7_read_row,
            table_row_8 = state == RESOLVER_STATE_SWEEP ? row : bank_8_marks ? bank_8_mark_row : bank_8_read_row,
            table_row_9 = state == RESOLVER_STATE_SWEEP ? row : bank_9_marks ? bank_9_mark_row : bank_9_read_row,
            table_row_10 = state == RESOLVER_STATE_SWEEP ? row : bank_10_marks ? bank_10_mark_row : bank_10_read_row,
            table_row_11 = state == RESOLVER_STATE_SWEEP ? row : bank_11_marks ? bank_11_mark_row : bank_11_read_row,
            table_row_12 = state == RESOLVER_STATE_SWEEP ? row : bank_12_marks ? bank_12_mark_row : bank_12_read_row,
            table_row_13 = state == RESOLVER_STATE_SWEEP ? row : bank_13_marks ? bank_13_mark_row : bank_13_read_row,
            table_row_14 = state == RESOLVER_STATE_SWEEP ? row : bank_14_marks ? bank_14_mark_row : bank_14_read_row,
            table_row_15 = state == RESOLVER_STATE_SWEEP ? row : bank_15_marks ? bank_15_mark_row : bank_15_read_row,
            table_row_16 = state == RESOLVER_STATE_SWEEP ? row : bank_16_marks ? bank_16_mark_row : bank_16_read_row,
            table_row_17 = state == RESOLVER_STATE_SWEEP ? row : bank_17_marks ? bank_17_mark_row : bank_17_read_row,
            table_row_18 = state == RESOLVER_STATE_SWEEP ? row : bank_18_marks ? bank_18_mark_row : bank_18_read_row,
            table_row_19 = state == RESOLVER_STATE_SWEEP ? row : bank_19_marks ? bank_19_mark_row : bank_19_read_row,
            table_row_20 = state == RESOLVER_STATE_SWEEP ? row : bank_20_marks ? bank_20_mark_row : bank_20_read_row,
            table_row_21 = state == RESOLVER_STATE_SWEEP ? row : bank_21_marks ? bank_21_mark_row : bank_21_read_row,
            table_row_22 = state == RESOLVER_STATE_SWEEP ? row : bank_22_marks ? bank_22_mark_row : bank_22_read_row,
            table_row_23 = state == RESOLVER_STATE_SWEEP ? row : bank_23_marks ? bank_23_mark_row : bank_23_read_row,
            table_row_24 = state == RESOLVER_STATE_SWEEP ? row : bank_24_marks ? bank_24_mark_row : bank_24_read_row,
            table_row_25 = state == RESOLVER_STATE_SWEEP ? row : bank_25_marks ? bank_25_mark_row : bank_25_read_row,
            table_row_26 = state == RESOLVER_STATE_SWEEP ? row : bank_26_marks ? bank_26_mark_row : bank_26_read_row,
            table_row_27 = state == RESOLVER_STATE_SWEEP ? row : bank_27_marks ? bank_27_mark_row : bank_27_read_row,
            table_row_28 = state == RESOLVER_STATE_SWEEP ? row : bank_28_marks ? bank_28_mark_row : bank_28_read_row,
            table_row_29 = state == RESOLVER_STATE_SWEEP ? row : bank_29_marks ? bank_29_mark_row : bank_29_read_row,
            table_row_30 = state == RESOLVER_STATE_SWEEP ? row : bank_30_marks ? bank_30_mark_row : bank_30_read_row,
            table_row_31 = state == RESOLVER_STATE_SWEEP ? row : bank_31_marks ? bank_31_mark_row : bank_31_read_row;
    assign table_mask_0 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_0_marks ? bank_0_mark_mask : 4'd0,
            table_mask_1 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_1_marks ? bank_1_mark_mask : 4'd0,
            table_mask_2 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_2_marks ? bank_2_mark_mask : 4'd0,
            table_mask_3 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_3_marks ? bank_3_mark_mask : 4'd0,
            table_mask_4 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_4_marks ? bank_4_mark_mask : 4'd0,
            table_mask_5 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_5_marks ? bank_5_mark_mask : 4'd0,
            table_mask_6 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_6_marks ? bank_6_mark_mask : 4'd0,
            table_mask_7 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_7_marks ? bank_7_mark_mask : 4'd0,
            table_mask_8 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_8_marks ? bank_8_mark_mask : 4'd0,
            table_mask_9 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_9_marks ? bank_9_mark_mask : 4'd0,
            table_mask_10 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_10_marks ? bank_10_mark_mask : 4'd0,
            table_mask_11 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_11_marks ? bank_11_mark_mask : 4'd0,
            table_mask_12 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_12_marks ? bank_12_mark_mask : 4'd0,
            table_mask_13 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_13_marks ? bank_13_mark_mask : 4'd0,
            table_mask_14 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_14_marks ? bank_14_mark_mask : 4'd0,
            table_mask_15 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_15_marks ? bank_15_mark_mask : 4'd0,
            table_mask_16 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_16_marks ? bank_16_mark_mask : 4'd0,
            table_mask_17 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_17_marks ? bank_17_mark_mask : 4'd0,
            table_mask_18 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_18_marks ? bank_18_mark_mask : 4'd0,
            table_mask_19 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_19_marks ? bank_19_mark_mask : 4'd0,
            table_mask_20 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_20_marks ? bank_20_mark_mask : 4'd0,
            table_mask_21 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_21_marks ? bank_21_mark_mask : 4'd0,
            table_mask_22 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_22_marks ? bank_22_mark_mask : 4'd0,
            table_mask_23 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_23_marks ? bank_23_mark_mask : 4'd0,
            table_mask_24 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_24_marks ? bank_24_mark_mask : 4'd0,
            table_mask_25 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_25_marks ? bank_25_mark_mask : 4'd0,
            table_mask_26 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_26_marks ? bank_26_mark_mask : 4'd0,
            table_mask_27 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_27_marks ? bank_27_mark_mask : 4'd0,
            table_mask_28 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_28_marks ? bank_28_mark_mask : 4'd0,
            table_mask_29 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_29_marks ? bank_29_mark_mask : 4'd0,
            table_mask_30 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_30_marks ? bank_30_mark_mask : 4'd0,
            table_mask_31 = state == RESOLVER_STATE_SWEEP ? 4'd15 : bank_31_marks ? bank_31_mark_mask : 4'd0;
    assign table_write_word_0 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_0_marks ? bank_0_mark_word : 32'd0,
            table_write_word_1 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_1_marks ? bank_1_mark_word : 32'd0,
            table_write_word_2 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_2_marks ? bank_2_mark_word : 32'd0,
            table_write_word_3 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_3_marks ? bank_3_mark_word : 32'd0,
            table_write_word_4 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_4_marks ? bank_4_mark_word : 32'd0,
            table_write_word_5 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_5_marks ? bank_5_mark_word : 32'd0,
            table_write_word_6 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_6_marks ? bank_6_mark_word : 32'd0,
            table_write_word_7 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_7_marks ? bank_7_mark_word : 32'd0,
            table_write_word_8 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_8_marks ? bank_8_mark_word : 32'd0,
            table_write_word_9 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_9_marks ? bank_9_mark_word : 32'd0,
            table_write_word_10 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_10_marks ? bank_10_mark_word :
                    32'd0,
            table_write_word_11 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_11_marks ? bank_11_mark_word :
                    32'd0,
            table_write_word_12 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_12_marks ? bank_12_mark_word :
                    32'd0,
            table_write_word_13 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_13_marks ? bank_13_mark_word :
                    32'd0,
            table_write_word_14 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_14_marks ? bank_14_mark_word :
                    32'd0,
            table_write_word_15 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_15_marks ? bank_15_mark_word :
                    32'd0,
            table_write_word_16 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_16_marks ? bank_16_mark_word :
                    32'd0,
            table_write_word_17 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_17_marks ? bank_17_mark_word :
                    32'd0,
            table_write_word_18 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_18_marks ? bank_18_mark_word :
                    32'd0,
            table_write_word_19 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_19_marks ? bank_19_mark_word :
                    32'd0,
            table_write_word_20 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_20_marks ? bank_20_mark_word :
                    32'd0,
            table_write_word_21 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_21_marks ? bank_21_mark_word :
                    32'd0,
            table_write_word_22 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_22_marks ? bank_22_mark_word :
                    32'd0,
            table_write_word_23 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_23_marks ? bank_23_mark_word :
                    32'd0,
            table_write_word_24 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_24_marks ? bank_24_mark_word :
                    32'd0,
            table_write_word_25 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_25_marks ? bank_25_mark_word :
                    32'd0,
            table_write_word_26 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_26_marks ? bank_26_mark_word :
                    32'd0,
            table_write_word_27 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_27_marks ? bank_27_mark_word :
                    32'd0,
            table_write_word_28 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_28_marks ? bank_28_mark_word :
                    32'd0,
            table_write_word_29 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_29_marks ? bank_29_mark_word :
                    32'd0,
            table_write_word_30 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_30_marks ? bank_30_mark_word :
                    32'd0,
            table_write_word_31 = state == RESOLVER_STATE_SWEEP ? ~zero_word : bank_31_marks ? bank_31_mark_word :
                    32'd0;
    assign last = round & (waiting == served);
    assign entry_write = state != RESOLVER_STATE_CHECK_READS;
    assign wanted = (state == RESOLVER_STATE_MARK) | (state == RESOLVER_STATE_CHECK_READS) | (state ==
            RESOLVER_STATE_CHECK_WRITES);
    assign count =
        state == RESOLVER_STATE_CHECK_READS ? reads :
        writes;
    assign entry_wanted = wanted;
    assign entry_index = index;
    assign entry_ready = wanted & (!held | last);
    assign take = entry_ready & entry_valid;
    assign next_index = index + 16'd1;
    assign rsp_valid = (state == RESOLVER_STATE_FINISH) & !held;
    assign rsp_aborted =
        rsp_valid ? aborted_now :
        32'd0;
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
            bank_plane_0 <= planes_bank_plane_0;
            bank_plane_1 <= planes_bank_plane_1;
            bank_plane_2 <= planes_bank_plane_2;
            bank_plane_3 <= planes_bank_plane_3;
            bank_plane_4 <= planes_bank_plane_4;
            entry_plane_0 <= planes_entry_plane_0;
            entry_plane_1 <= planes_entry_plane_1;
            entry_plane_2 <= planes_entry_plane_2;
            entry_plane_3 <= planes_entry_plane_3;
            entry_plane_4 <= planes_entry_plane_4;
            entry_plane_5 <= planes_entry_plane_5;
            entry_plane_6 <= planes_entry_plane_6;
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
        state = 3'd0;
        row = 5'd0;
        index = 16'd0;
        reads = 16'd0;
        writes = 16'd0;
        lanes = 32'd0;
        aborted = 32'd0;
        held = 1'b0;
        held_for = 3'd0;
        waiting = 32'd0;
        bank_plane_0 = 32'd0; bank_plane_1 = 32'd0; bank_plane_2 = 32'd0; bank_plane_3 = 32'd0; bank_plane_4 = 32'd0;
        entry_plane_0 = 32'd0; entry_plane_1 = 32'd0; entry_plane_2 = 32'd0; entry_plane_3 = 32'd0; entry_plane_4 =
                32'd0; entry_plane_5 = 32'd0; entry_plane_6 = 32'd0;
        marking = 1'b0;
        checking_reads = 1'b0;
        checking_writes = 1'b0;
    end
endmodule
