// conflict_address_table: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Conflict address table (CAT): which words committing transactions read or write.
//
// Early conflict resolution, section 4; one table in each core. The commit units' reference count tables
// send add and remove messages; loads, stores and log scans look addresses up.
//
//                       +---------------------------------------+
//  lookup_valid_0..3,  ->|  SetHash x 5 -> 2^SET_BITS sets x WAYS: |-> lookup_read_0..3,
//  lookup_address_0..3 ->|                 address, read, write    |   lookup_write_0..3 (next cycle)
//  upd_valid, upd_*    ->|                                         |-> upd_full (next cycle)
//                       +---------------------------------------+
//
// Look-up. Four ports, as the paper's 4-port L1: 32 lanes in 8 cycles. Latency 1 cycle, four look-ups a
// cycle. lookup_read_i and lookup_write_i say how the word is referenced; both are low for a word that is not in the
// table and in cycles that answer no look-up.
//
// Update. A message a cycle, at the same time as the look-ups: an address, a kind (upd_write), add or remove
// (upd_add); 4 bytes on the wire. Latency 1 cycle. An add sets the address's bit of that kind, and gives the
// address the lowest free way of its set if it has none; a remove clears the bit. An entry with neither bit is free.
// A word belongs to one memory partition, so all messages about it come from one commit unit, in order.
//
// A look-up and an update of one address in one cycle: the look-up has the answer from before the update
// (read-first). A look-up sees every update of earlier cycles, also of the cycle just before.
//
// Full set. The add is ignored (upd_full, the paper's rule) and its remove finds nothing and changes nothing. Bits are not
// counts and one address's messages of one kind alternate, so nothing can drift: a bit that is set always
// has a reference; a missing bit costs a conflict that is not seen early.
//
// Ports. A 1R1W macro a way for the update, and a copy of it for each look-up port, all written together: a macro
// with five read ports does the same with less area, where there is one.
//
// Organisation: 12 ways x 256 sets, XOR-fold, as the reference count table; docs/early-conflict-resolution.md.
//
// clear starts a sweep that frees one set a cycle; upd_ready is low meanwhile, 2^SET_BITS cycles, and look-ups find
// nothing. Same-cycle priority: clear over update and look-up.
//
// WAYS x 2^SET_BITS entries.
module conflict_address_table (
    input  wire clock,
    input  wire clear,
    input  wire lookup_valid_0, lookup_valid_1, lookup_valid_2, lookup_valid_3,
    input  wire [29:0] lookup_address_0, lookup_address_1, lookup_address_2, lookup_address_3,
    output wire lookup_read_0, lookup_read_1, lookup_read_2, lookup_read_3,
    output wire lookup_write_0, lookup_write_1, lookup_write_2, lookup_write_3,
    input  wire upd_valid,
    output wire upd_ready,
    input  wire [29:0] upd_address,
    input  wire upd_write,
    input  wire upd_add,
    // The add before this cycle was turned away.
    output wire upd_full
);
    reg  sweeping;
    reg  [7:0] sweep_set;
    reg  asked_0, asked_1, asked_2, asked_3;
    reg  [29:0] asked_address_0, asked_address_1, asked_address_2, asked_address_3;
    reg  updating;
    reg  [29:0] address;
    reg  [7:0] index;
    reg  writer;
    reg  add;
    wire [7:0] lookup_hash_0_set_index, lookup_hash_1_set_index, lookup_hash_2_set_index, lookup_hash_3_set_index;
    wire [7:0] upd_hash_set_index;
    wire [29:0] way_0_address, way_1_address, way_2_address, way_3_address, way_4_address, way_5_address, way_6_address,
            way_7_address, way_8_address, way_9_address, way_10_address, way_11_address;
    wire way_0_readers, way_1_readers, way_2_readers, way_3_readers, way_4_readers, way_5_readers, way_6_readers,
            way_7_readers, way_8_readers, way_9_readers, way_10_readers, way_11_readers;
    wire way_0_writers, way_1_writers, way_2_writers, way_3_writers, way_4_writers, way_5_writers, way_6_writers,
            way_7_writers, way_8_writers, way_9_writers, way_10_writers, way_11_writers;
    wire way_0_write_valid, way_1_write_valid, way_2_write_valid, way_3_write_valid, way_4_write_valid,
            way_5_write_valid, way_6_write_valid, way_7_write_valid, way_8_write_valid, way_9_write_valid,
            way_10_write_valid, way_11_write_valid;
    wire [7:0] way_0_write_set, way_1_write_set, way_2_write_set, way_3_write_set, way_4_write_set, way_5_write_set,
            way_6_write_set, way_7_write_set, way_8_write_set, way_9_write_set, way_10_write_set, way_11_write_set;
    wire [29:0] way_0_write_address, way_1_write_address, way_2_write_address, way_3_write_address, way_4_write_address,
            way_5_write_address, way_6_write_address, way_7_write_address, way_8_write_address, way_9_write_address,
            way_10_write_address, way_11_write_address;
    wire way_0_write_readers, way_1_write_readers, way_2_write_readers, way_3_write_readers, way_4_write_readers,
            way_5_write_readers, way_6_write_readers, way_7_write_readers, way_8_write_readers, way_9_write_readers,
            way_10_write_readers, way_11_write_readers;
    wire way_0_write_writers, way_1_write_writers, way_2_write_writers, way_3_write_writers, way_4_write_writers,
            way_5_write_writers, way_6_write_writers, way_7_write_writers, way_8_write_writers, way_9_write_writers,
            way_10_write_writers, way_11_write_writers;
    wire [29:0] copy_0_address, copy_1_address, copy_2_address, copy_3_address, copy_4_address, copy_5_address,
            copy_6_address, copy_7_address, copy_8_address, copy_9_address, copy_10_address, copy_11_address,
            copy_12_address, copy_13_address, copy_14_address, copy_15_address, copy_16_address, copy_17_address,
            copy_18_address, copy_19_address, copy_20_address, copy_21_address, copy_22_address, copy_23_address,
            copy_24_address, copy_25_address, copy_26_address, copy_27_address, copy_28_address, copy_29_address,
            copy_30_address, copy_31_address, copy_32_address, copy_33_address, copy_34_address, copy_35_address,
            copy_36_address, copy_37_address, copy_38_address, copy_39_address, copy_40_address, copy_41_address,
            copy_42_address, copy_43_address, copy_44_address, copy_45_address, copy_46_address, copy_47_address;
    wire copy_0_readers, copy_1_readers, copy_2_readers, copy_3_readers, copy_4_readers, copy_5_readers, copy_6_readers,
            copy_7_readers, copy_8_readers, copy_9_readers, copy_10_readers, copy_11_readers, copy_12_readers,
            copy_13_readers, copy_14_readers, copy_15_readers, copy_16_readers, copy_17_readers, copy_18_readers,
            copy_19_readers, copy_20_readers, copy_21_readers, copy_22_readers, copy_23_readers, copy_24_readers,
            copy_25_readers, copy_26_readers, copy_27_readers, copy_28_readers, copy_29_readers, copy_30_readers,
            copy_31_readers, copy_32_readers, copy_33_readers, copy_34_readers, copy_35_readers, copy_36_readers,
            copy_37_readers, copy_38_readers, copy_39_readers, copy_40_readers, copy_41_readers, copy_42_readers,
            copy_43_readers, copy_44_readers, copy_45_readers, copy_46_readers, copy_47_readers;
    wire copy_0_writers, copy_1_writers, copy_2_writers, copy_3_writers, copy_4_writers, copy_5_writers, copy_6_writers,
            copy_7_writers, copy_8_writers, copy_9_writers, copy_10_writers, copy_11_writers, copy_12_writers,
            copy_13_writers, copy_14_writers, copy_15_writers, copy_16_writers, copy_17_writers, copy_18_writers,
            copy_19_writers, copy_20_writers, copy_21_writers, copy_22_writers, copy_23_writers, copy_24_writers,
            copy_25_writers, copy_26_writers, copy_27_writers, copy_28_writers, copy_29_writers, copy_30_writers,
            copy_31_writers, copy_32_writers, copy_33_writers, copy_34_writers, copy_35_writers, copy_36_writers,
            copy_37_writers, copy_38_writers, copy_39_writers, copy_40_writers, copy_41_writers, copy_42_writers,
            copy_43_writers, copy_44_writers, copy_45_writers, copy_46_writers, copy_47_writers;
    wire take;
    wire hit;
    wire room;
    wire read_bit;
    wire write_bit;
    wire used_0, used_1, used_2, used_3, used_4, used_5, used_6, used_7, used_8, used_9, used_10, used_11, used_12,
            used_13, used_14, used_15, used_16, used_17, used_18, used_19, used_20, used_21, used_22, used_23;
    wire placed;

    (* keep_hierarchy *) set_hash lookup_hash_0 (.address(lookup_address_0), .set_index(lookup_hash_0_set_index));
    (* keep_hierarchy *) set_hash lookup_hash_1 (.address(lookup_address_1), .set_index(lookup_hash_1_set_index));
    (* keep_hierarchy *) set_hash lookup_hash_2 (.address(lookup_address_2), .set_index(lookup_hash_2_set_index));
    (* keep_hierarchy *) set_hash lookup_hash_3 (.address(lookup_address_3), .set_index(lookup_hash_3_set_index));

    (* keep_hierarchy *) set_hash upd_hash (
        .address(upd_address),
        .set_index(upd_hash_set_index)
    );

    (* keep_hierarchy *) conflict_address_table_way way_0 (.clock(clock), .read_set(upd_hash_set_index),
            .address(way_0_address), .readers(way_0_readers), .writers(way_0_writers), .write_valid(way_0_write_valid),
            .write_set(way_0_write_set), .write_address(way_0_write_address), .write_readers(way_0_write_readers),
            .write_writers(way_0_write_writers));
    (* keep_hierarchy *) conflict_address_table_way way_1 (.clock(clock), .read_set(upd_hash_set_index),
            .address(way_1_address), .readers(way_1_readers), .writers(way_1_writers), .write_valid(way_1_write_valid),
            .write_set(way_1_write_set), .write_address(way_1_write_address), .write_readers(way_1_write_readers),
            .write_writers(way_1_write_writers));
    (* keep_hierarchy *) conflict_address_table_way way_2 (.clock(clock), .read_set(upd_hash_set_index),
            .address(way_2_address), .readers(way_2_readers), .writers(way_2_writers), .write_valid(way_2_write_valid),
            .write_set(way_2_write_set), .write_address(way_2_write_address), .write_readers(way_2_write_readers),
            .write_writers(way_2_write_writers));
    (* keep_hierarchy *) conflict_address_table_way way_3 (.clock(clock), .read_set(upd_hash_set_index),
            .address(way_3_address), .readers(way_3_readers), .writers(way_3_writers), .write_valid(way_3_write_valid),
            .write_set(way_3_write_set), .write_address(way_3_write_address), .write_readers(way_3_write_readers),
            .write_writers(way_3_write_writers));
    (* keep_hierarchy *) conflict_address_table_way way_4 (.clock(clock), .read_set(upd_hash_set_index),
            .address(way_4_address), .readers(way_4_readers), .writers(way_4_writers), .write_valid(way_4_write_valid),
            .write_set(way_4_write_set), .write_address(way_4_write_address), .write_readers(way_4_write_readers),
            .write_writers(way_4_write_writers));
    (* keep_hierarchy *) conflict_address_table_way way_5 (.clock(clock), .read_set(upd_hash_set_index),
            .address(way_5_address), .readers(way_5_readers), .writers(way_5_writers), .write_valid(way_5_write_valid),
            .write_set(way_5_write_set), .write_address(way_5_write_address), .write_readers(way_5_write_readers),
            .write_writers(way_5_write_writers));
    (* keep_hierarchy *) conflict_address_table_way way_6 (.clock(clock), .read_set(upd_hash_set_index),
            .address(way_6_address), .readers(way_6_readers), .writers(way_6_writers), .write_valid(way_6_write_valid),
            .write_set(way_6_write_set), .write_address(way_6_write_address), .write_readers(way_6_write_readers),
            .write_writers(way_6_write_writers));
    (* keep_hierarchy *) conflict_address_table_way way_7 (.clock(clock), .read_set(upd_hash_set_index),
            .address(way_7_address), .readers(way_7_readers), .writers(way_7_writers), .write_valid(way_7_write_valid),
            .write_set(way_7_write_set), .write_address(way_7_write_address), .write_readers(way_7_write_readers),
            .write_writers(way_7_write_writers));
    (* keep_hierarchy *) conflict_address_table_way way_8 (.clock(clock), .read_set(upd_hash_set_index),
            .address(way_8_address), .readers(way_8_readers), .writers(way_8_writers), .write_valid(way_8_write_valid),
            .write_set(way_8_write_set), .write_address(way_8_write_address), .write_readers(way_8_write_readers),
            .write_writers(way_8_write_writers));
    (* keep_hierarchy *) conflict_address_table_way way_9 (.clock(clock), .read_set(upd_hash_set_index),
            .address(way_9_address), .readers(way_9_readers), .writers(way_9_writers), .write_valid(way_9_write_valid),
            .write_set(way_9_write_set), .write_address(way_9_write_address), .write_readers(way_9_write_readers),
            .write_writers(way_9_write_writers));
    (* keep_hierarchy *) conflict_address_table_way way_10 (.clock(clock), .read_set(upd_hash_set_index),
            .address(way_10_address), .readers(way_10_readers), .writers(way_10_writers),
            .write_valid(way_10_write_valid), .write_set(way_10_write_set), .write_address(way_10_write_address),
            .write_readers(way_10_write_readers), .write_writers(way_10_write_writers));
    (* keep_hierarchy *) conflict_address_table_way way_11 (.clock(clock), .read_set(upd_hash_set_index),
            .address(way_11_address), .readers(way_11_readers), .writers(way_11_writers),
            .write_valid(way_11_write_valid), .write_set(way_11_write_set), .write_address(way_11_write_address),
            .write_readers(way_11_write_readers), .write_writers(way_11_write_writers));

    (* keep_hierarchy *) conflict_address_table_way copy_0 (.clock(clock), .read_set(lookup_hash_0_set_index),
            .address(copy_0_address), .readers(copy_0_readers), .writers(copy_0_writers),
            .write_valid(way_0_write_valid), .write_set(way_0_write_set), .write_address(way_0_write_address),
            .write_readers(way_0_write_readers), .write_writers(way_0_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_1 (.clock(clock), .read_set(lookup_hash_1_set_index),
            .address(copy_1_address), .readers(copy_1_readers), .writers(copy_1_writers),
            .write_valid(way_0_write_valid), .write_set(way_0_write_set), .write_address(way_0_write_address),
            .write_readers(way_0_write_readers), .write_writers(way_0_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_2 (.clock(clock), .read_set(lookup_hash_2_set_index),
            .address(copy_2_address), .readers(copy_2_readers), .writers(copy_2_writers),
            .write_valid(way_0_write_valid), .write_set(way_0_write_set), .write_address(way_0_write_address),
            .write_readers(way_0_write_readers), .write_writers(way_0_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_3 (.clock(clock), .read_set(lookup_hash_3_set_index),
            .address(copy_3_address), .readers(copy_3_readers), .writers(copy_3_writers),
            .write_valid(way_0_write_valid), .write_set(way_0_write_set), .write_address(way_0_write_address),
            .write_readers(way_0_write_readers), .write_writers(way_0_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_4 (.clock(clock), .read_set(lookup_hash_0_set_index),
            .address(copy_4_address), .readers(copy_4_readers), .writers(copy_4_writers),
            .write_valid(way_1_write_valid), .write_set(way_1_write_set), .write_address(way_1_write_address),
            .write_readers(way_1_write_readers), .write_writers(way_1_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_5 (.clock(clock), .read_set(lookup_hash_1_set_index),
            .address(copy_5_address), .readers(copy_5_readers), .writers(copy_5_writers),
            .write_valid(way_1_write_valid), .write_set(way_1_write_set), .write_address(way_1_write_address),
            .write_readers(way_1_write_readers), .write_writers(way_1_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_6 (.clock(clock), .read_set(lookup_hash_2_set_index),
            .address(copy_6_address), .readers(copy_6_readers), .writers(copy_6_writers),
            .write_valid(way_1_write_valid), .write_set(way_1_write_set), .write_address(way_1_write_address),
            .write_readers(way_1_write_readers), .write_writers(way_1_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_7 (.clock(clock), .read_set(lookup_hash_3_set_index),
            .address(copy_7_address), .readers(copy_7_readers), .writers(copy_7_writers),
            .write_valid(way_1_write_valid), .write_set(way_1_write_set), .write_address(way_1_write_address),
            .write_readers(way_1_write_readers), .write_writers(way_1_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_8 (.clock(clock), .read_set(lookup_hash_0_set_index),
            .address(copy_8_address), .readers(copy_8_readers), .writers(copy_8_writers),
            .write_valid(way_2_write_valid), .write_set(way_2_write_set), .write_address(way_2_write_address),
            .write_readers(way_2_write_readers), .write_writers(way_2_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_9 (.clock(clock), .read_set(lookup_hash_1_set_index),
            .address(copy_9_address), .readers(copy_9_readers), .writers(copy_9_writers),
            .write_valid(way_2_write_valid), .write_set(way_2_write_set), .write_address(way_2_write_address),
            .write_readers(way_2_write_readers), .write_writers(way_2_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_10 (.clock(clock), .read_set(lookup_hash_2_set_index),
            .address(copy_10_address), .readers(copy_10_readers), .writers(copy_10_writers),
            .write_valid(way_2_write_valid), .write_set(way_2_write_set), .write_address(way_2_write_address),
            .write_readers(way_2_write_readers), .write_writers(way_2_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_11 (.clock(clock), .read_set(lookup_hash_3_set_index),
            .address(copy_11_address), .readers(copy_11_readers), .writers(copy_11_writers),
            .write_valid(way_2_write_valid), .write_set(way_2_write_set), .write_address(way_2_write_address),
            .write_readers(way_2_write_readers), .write_writers(way_2_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_12 (.clock(clock), .read_set(lookup_hash_0_set_index),
            .address(copy_12_address), .readers(copy_12_readers), .writers(copy_12_writers),
            .write_valid(way_3_write_valid), .write_set(way_3_write_set), .write_address(way_3_write_address),
            .write_readers(way_3_write_readers), .write_writers(way_3_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_13 (.clock(clock), .read_set(lookup_hash_1_set_index),
            .address(copy_13_address), .readers(copy_13_readers), .writers(copy_13_writers),
            .write_valid(way_3_write_valid), .write_set(way_3_write_set), .write_address(way_3_write_address),
            .write_readers(way_3_write_readers), .write_writers(way_3_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_14 (.clock(clock), .read_set(lookup_hash_2_set_index),
            .address(copy_14_address), .readers(copy_14_readers), .writers(copy_14_writers),
            .write_valid(way_3_write_valid), .write_set(way_3_write_set), .write_address(way_3_write_address),
            .write_readers(way_3_write_readers), .write_writers(way_3_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_15 (.clock(clock), .read_set(lookup_hash_3_set_index),
            .address(copy_15_address), .readers(copy_15_readers), .writers(copy_15_writers),
            .write_valid(way_3_write_valid), .write_set(way_3_write_set), .write_address(way_3_write_address),
            .write_readers(way_3_write_readers), .write_writers(way_3_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_16 (.clock(clock), .read_set(lookup_hash_0_set_index),
            .address(copy_16_address), .readers(copy_16_readers), .writers(copy_16_writers),
            .write_valid(way_4_write_valid), .write_set(way_4_write_set), .write_address(way_4_write_address),
            .write_readers(way_4_write_readers), .write_writers(way_4_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_17 (.clock(clock), .read_set(lookup_hash_1_set_index),
            .address(copy_17_address), .readers(copy_17_readers), .writers(copy_17_writers),
            .write_valid(way_4_write_valid), .write_set(way_4_write_set), .write_address(way_4_write_address),
            .write_readers(way_4_write_readers), .write_writers(way_4_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_18 (.clock(clock), .read_set(lookup_hash_2_set_index),
            .address(copy_18_address), .readers(copy_18_readers), .writers(copy_18_writers),
            .write_valid(way_4_write_valid), .write_set(way_4_write_set), .write_address(way_4_write_address),
            .write_readers(way_4_write_readers), .write_writers(way_4_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_19 (.clock(clock), .read_set(lookup_hash_3_set_index),
            .address(copy_19_address), .readers(copy_19_readers), .writers(copy_19_writers),
            .write_valid(way_4_write_valid), .write_set(way_4_write_set), .write_address(way_4_write_address),
            .write_readers(way_4_write_readers), .write_writers(way_4_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_20 (.clock(clock), .read_set(lookup_hash_0_set_index),
            .address(copy_20_address), .readers(copy_20_readers), .writers(copy_20_writers),
            .write_valid(way_5_write_valid), .write_set(way_5_write_set), .write_address(way_5_write_address),
            .write_readers(way_5_write_readers), .write_writers(way_5_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_21 (.clock(clock), .read_set(lookup_hash_1_set_index),
            .address(copy_21_address), .readers(copy_21_readers), .writers(copy_21_writers),
            .write_valid(way_5_write_valid), .write_set(way_5_write_set), .write_address(way_5_write_address),
            .write_readers(way_5_write_readers), .write_writers(way_5_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_22 (.clock(clock), .read_set(lookup_hash_2_set_index),
            .address(copy_22_address), .readers(copy_22_readers), .writers(copy_22_writers),
            .write_valid(way_5_write_valid), .write_set(way_5_write_set), .write_address(way_5_write_address),
            .write_readers(way_5_write_readers), .write_writers(way_5_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_23 (.clock(clock), .read_set(lookup_hash_3_set_index),
            .address(copy_23_address), .readers(copy_23_readers), .writers(copy_23_writers),
            .write_valid(way_5_write_valid), .write_set(way_5_write_set), .write_address(way_5_write_address),
            .write_readers(way_5_write_readers), .write_writers(way_5_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_24 (.clock(clock), .read_set(lookup_hash_0_set_index),
            .address(copy_24_address), .readers(copy_24_readers), .writers(copy_24_writers),
            .write_valid(way_6_write_valid), .write_set(way_6_write_set), .write_address(way_6_write_address),
            .write_readers(way_6_write_readers), .write_writers(way_6_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_25 (.clock(clock), .read_set(lookup_hash_1_set_index),
            .address(copy_25_address), .readers(copy_25_readers), .writers(copy_25_writers),
            .write_valid(way_6_write_valid), .write_set(way_6_write_set), .write_address(way_6_write_address),
            .write_readers(way_6_write_readers), .write_writers(way_6_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_26 (.clock(clock), .read_set(lookup_hash_2_set_index),
            .address(copy_26_address), .readers(copy_26_readers), .writers(copy_26_writers),
            .write_valid(way_6_write_valid), .write_set(way_6_write_set), .write_address(way_6_write_address),
            .write_readers(way_6_write_readers), .write_writers(way_6_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_27 (.clock(clock), .read_set(lookup_hash_3_set_index),
            .address(copy_27_address), .readers(copy_27_readers), .writers(copy_27_writers),
            .write_valid(way_6_write_valid), .write_set(way_6_write_set), .write_address(way_6_write_address),
            .write_readers(way_6_write_readers), .write_writers(way_6_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_28 (.clock(clock), .read_set(lookup_hash_0_set_index),
            .address(copy_28_address), .readers(copy_28_readers), .writers(copy_28_writers),
            .write_valid(way_7_write_valid), .write_set(way_7_write_set), .write_address(way_7_write_address),
            .write_readers(way_7_write_readers), .write_writers(way_7_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_29 (.clock(clock), .read_set(lookup_hash_1_set_index),
            .address(copy_29_address), .readers(copy_29_readers), .writers(copy_29_writers),
            .write_valid(way_7_write_valid), .write_set(way_7_write_set), .write_address(way_7_write_address),
            .write_readers(way_7_write_readers), .write_writers(way_7_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_30 (.clock(clock), .read_set(lookup_hash_2_set_index),
            .address(copy_30_address), .readers(copy_30_readers), .writers(copy_30_writers),
            .write_valid(way_7_write_valid), .write_set(way_7_write_set), .write_address(way_7_write_address),
            .write_readers(way_7_write_readers), .write_writers(way_7_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_31 (.clock(clock), .read_set(lookup_hash_3_set_index),
            .address(copy_31_address), .readers(copy_31_readers), .writers(copy_31_writers),
            .write_valid(way_7_write_valid), .write_set(way_7_write_set), .write_address(way_7_write_address),
            .write_readers(way_7_write_readers), .write_writers(way_7_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_32 (.clock(clock), .read_set(lookup_hash_0_set_index),
            .address(copy_32_address), .readers(copy_32_readers), .writers(copy_32_writers),
            .write_valid(way_8_write_valid), .write_set(way_8_write_set), .write_address(way_8_write_address),
            .write_readers(way_8_write_readers), .write_writers(way_8_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_33 (.clock(clock), .read_set(lookup_hash_1_set_index),
            .address(copy_33_address), .readers(copy_33_readers), .writers(copy_33_writers),
            .write_valid(way_8_write_valid), .write_set(way_8_write_set), .write_address(way_8_write_address),
            .write_readers(way_8_write_readers), .write_writers(way_8_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_34 (.clock(clock), .read_set(lookup_hash_2_set_index),
            .address(copy_34_address), .readers(copy_34_readers), .writers(copy_34_writers),
            .write_valid(way_8_write_valid), .write_set(way_8_write_set), .write_address(way_8_write_address),
            .write_readers(way_8_write_readers), .write_writers(way_8_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_35 (.clock(clock), .read_set(lookup_hash_3_set_index),
            .address(copy_35_address), .readers(copy_35_readers), .writers(copy_35_writers),
            .write_valid(way_8_write_valid), .write_set(way_8_write_set), .write_address(way_8_write_address),
            .write_readers(way_8_write_readers), .write_writers(way_8_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_36 (.clock(clock), .read_set(lookup_hash_0_set_index),
            .address(copy_36_address), .readers(copy_36_readers), .writers(copy_36_writers),
            .write_valid(way_9_write_valid), .write_set(way_9_write_set), .write_address(way_9_write_address),
            .write_readers(way_9_write_readers), .write_writers(way_9_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_37 (.clock(clock), .read_set(lookup_hash_1_set_index),
            .address(copy_37_address), .readers(copy_37_readers), .writers(copy_37_writers),
            .write_valid(way_9_write_valid), .write_set(way_9_write_set), .write_address(way_9_write_address),
            .write_readers(way_9_write_readers), .write_writers(way_9_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_38 (.clock(clock), .read_set(lookup_hash_2_set_index),
            .address(copy_38_address), .readers(copy_38_readers), .writers(copy_38_writers),
            .write_valid(way_9_write_valid), .write_set(way_9_write_set), .write_address(way_9_write_address),
            .write_readers(way_9_write_readers), .write_writers(way_9_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_39 (.clock(clock), .read_set(lookup_hash_3_set_index),
            .address(copy_39_address), .readers(copy_39_readers), .writers(copy_39_writers),
            .write_valid(way_9_write_valid), .write_set(way_9_write_set), .write_address(way_9_write_address),
            .write_readers(way_9_write_readers), .write_writers(way_9_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_40 (.clock(clock), .read_set(lookup_hash_0_set_index),
            .address(copy_40_address), .readers(copy_40_readers), .writers(copy_40_writers),
            .write_valid(way_10_write_valid), .write_set(way_10_write_set), .write_address(way_10_write_address),
            .write_readers(way_10_write_readers), .write_writers(way_10_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_41 (.clock(clock), .read_set(lookup_hash_1_set_index),
            .address(copy_41_address), .readers(copy_41_readers), .writers(copy_41_writers),
            .write_valid(way_10_write_valid), .write_set(way_10_write_set), .write_address(way_10_write_address),
            .write_readers(way_10_write_readers), .write_writers(way_10_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_42 (.clock(clock), .read_set(lookup_hash_2_set_index),
            .address(copy_42_address), .readers(copy_42_readers), .writers(copy_42_writers),
            .write_valid(way_10_write_valid), .write_set(way_10_write_set), .write_address(way_10_write_address),
            .write_readers(way_10_write_readers), .write_writers(way_10_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_43 (.clock(clock), .read_set(lookup_hash_3_set_index),
            .address(copy_43_address), .readers(copy_43_readers), .writers(copy_43_writers),
            .write_valid(way_10_write_valid), .write_set(way_10_write_set), .write_address(way_10_write_address),
            .write_readers(way_10_write_readers), .write_writers(way_10_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_44 (.clock(clock), .read_set(lookup_hash_0_set_index),
            .address(copy_44_address), .readers(copy_44_readers), .writers(copy_44_writers),
            .write_valid(way_11_write_valid), .write_set(way_11_write_set), .write_address(way_11_write_address),
            .write_readers(way_11_write_readers), .write_writers(way_11_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_45 (.clock(clock), .read_set(lookup_hash_1_set_index),
            .address(copy_45_address), .readers(copy_45_readers), .writers(copy_45_writers),
            .write_valid(way_11_write_valid), .write_set(way_11_write_set), .write_address(way_11_write_address),
            .write_readers(way_11_write_readers), .write_writers(way_11_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_46 (.clock(clock), .read_set(lookup_hash_2_set_index),
            .address(copy_46_address), .readers(copy_46_readers), .writers(copy_46_writers),
            .write_valid(way_11_write_valid), .write_set(way_11_write_set), .write_address(way_11_write_address),
            .write_readers(way_11_write_readers), .write_writers(way_11_write_writers));
    (* keep_hierarchy *) conflict_address_table_way copy_47 (.clock(clock), .read_set(lookup_hash_3_set_index),
            .address(copy_47_address), .readers(copy_47_readers), .writers(copy_47_writers),
            .write_valid(way_11_write_valid), .write_set(way_11_write_set), .write_address(way_11_write_address),
            .write_readers(way_11_write_readers), .write_writers(way_11_write_writers));

    assign upd_ready = !sweeping;
    assign take = upd_valid & !sweeping & !clear;
    assign lookup_read_0 = (asked_0 & (copy_44_address == asked_address_0) & copy_44_readers) | (asked_0 &
            (copy_40_address == asked_address_0) & copy_40_readers) | (asked_0 & (copy_36_address == asked_address_0) &
            copy_36_readers) | (asked_0 & (copy_32_address == asked_address_0) & copy_32_readers) | (asked_0 & (copy_28_address ==
            asked_address_0) & copy_28_readers) | (asked_0 & (copy_24_address == asked_address_0) & copy_24_readers) | (asked_0 &
            (copy_20_address == asked_address_0) & copy_20_readers) | (asked_0 & (copy_16_address == asked_address_0) &
            copy_16_readers) | (asked_0 & (copy_12_address == asked_address_0) & copy_12_readers) | (asked_0 & (copy_8_address ==
            asked_address_0) & copy_8_readers) | (asked_0 & (copy_4_address == asked_address_0) & copy_4_readers) | (asked_0 &
            (copy_0_address == asked_address_0) & copy_0_readers);
    assign lookup_read_1 = (asked_1 & (copy_45_address == asked_address_1) & copy_45_readers) | (asked_1 &
            (copy_41_address == asked_address_1) & copy_41_readers) | (asked_1 & (copy_37_address == asked_address_1) &
            copy_37_readers) | (asked_1 & (copy_33_address == asked_address_1) & copy_33_readers) | (asked_1 & (copy_29_address ==
            asked_address_1) & copy_29_readers) | (asked_1 & (copy_25_address == asked_address_1) & copy_25_readers) | (asked_1 &
            (copy_21_address == asked_address_1) & copy_21_readers) | (asked_1 & (copy_17_address == asked_address_1) &
            copy_17_readers) | (asked_1 & (copy_13_address == asked_address_1) & copy_13_readers) | (asked_1 & (copy_9_address ==
            asked_address_1) & copy_9_readers) | (asked_1 & (copy_5_address == asked_address_1) & copy_5_readers) | (asked_1 &
            (copy_1_address == asked_address_1) & copy_1_readers);
    assign lookup_read_2 = (asked_2 & (copy_46_address == asked_address_2) & copy_46_readers) | (asked_2 &
            (copy_42_address == asked_address_2) & copy_42_readers) | (asked_2 & (copy_38_address == asked_address_2) &
            copy_38_readers) | (asked_2 & (copy_34_address == asked_address_2) & copy_34_readers) | (asked_2 & (copy_30_address ==
            asked_address_2) & copy_30_readers) | (asked_2 & (copy_26_address == asked_address_2) & copy_26_readers) | (asked_2 &
            (copy_22_address == asked_address_2) & copy_22_readers) | (asked_2 & (copy_18_address == asked_address_2) &
            copy_18_readers) | (asked_2 & (copy_14_address == asked_address_2) & copy_14_readers) | (asked_2 & (copy_10_address ==
            asked_address_2) & copy_10_readers) | (asked_2 & (copy_6_address == asked_address_2) & copy_6_readers) | (asked_2 &
            (copy_2_address == asked_address_2) & copy_2_readers);
    assign lookup_read_3 = (asked_3 & (copy_47_address == asked_address_3) & copy_47_readers) | (asked_3 &
            (copy_43_address == asked_address_3) & copy_43_readers) | (asked_3 & (copy_39_address == asked_address_3) &
            copy_39_readers) | (asked_3 & (copy_35_address == asked_address_3) & copy_35_readers) | (asked_3 & (copy_31_address ==
            asked_address_3) & copy_31_readers) | (asked_3 & (copy_27_address == asked_address_3) & copy_27_readers) | (asked_3 &
            (copy_23_address == asked_address_3) & copy_23_readers) | (asked_3 & (copy_19_address == asked_address_3) &
            copy_19_readers) | (asked_3 & (copy_15_address == asked_address_3) & copy_15_readers) | (asked_3 & (copy_11_address ==
            asked_address_3) & copy_11_readers) | (asked_3 & (copy_7_address == asked_address_3) & copy_7_readers) | (asked_3 &
            (copy_3_address == asked_address_3) & copy_3_readers);
    assign lookup_write_0 = (asked_0 & (copy_44_address == asked_address_0) & copy_44_writers) | (asked_0 &
            (copy_40_address == asked_address_0) & copy_40_writers) | (asked_0 & (copy_36_address == asked_address_0) &
            copy_36_writers) | (asked_0 & (copy_32_address == asked_address_0) & copy_32_writers) | (asked_0 & (copy_28_address ==
            asked_address_0) & copy_28_writers) | (asked_0 & (copy_24_address == asked_address_0) & copy_24_writers) | (asked_0 &
            (copy_20_address == asked_address_0) & copy_20_writers) | (asked_0 & (copy_16_address == asked_address_0) &
            copy_16_writers) | (asked_0 & (copy_12_address == asked_address_0) & copy_12_writers) | (asked_0 & (copy_8_address ==
            asked_address_0) & copy_8_writers) | (asked_0 & (copy_4_address == asked_address_0) & copy_4_writers) | (asked_0 &
            (copy_0_address == asked_address_0) & copy_0_writers);
    assign lookup_write_1 = (asked_1 & (copy_45_address == asked_address_1) & copy_45_writers) | (asked_1 &
            (copy_41_address == asked_address_1) & copy_41_writers) | (asked_1 & (copy_37_address == asked_address_1) &
            copy_37_writers) | (asked_1 & (copy_33_address == asked_address_1) & copy_33_writers) | (asked_1 & (copy_29_address ==
            asked_address_1) & copy_29_writers) | (asked_1 & (copy_25_address == asked_address_1) & copy_25_writers) | (asked_1 &
            (copy_21_address == asked_address_1) & copy_21_writers) | (asked_1 & (copy_17_address == asked_address_1) &
            copy_17_writers) | (asked_1 & (copy_13_address == asked_address_1) & copy_13_writers) | (asked_1 & (copy_9_address ==
            asked_address_1) & copy_9_writers) | (asked_1 & (copy_5_address == asked_address_1) & copy_5_writers) | (asked_1 &
            (copy_1_address == asked_address_1) & copy_1_writers);
    assign lookup_write_2 = (asked_2 & (copy_46_address == asked_address_2) & copy_46_writers) | (asked_2 &
            (copy_42_address == asked_address_2) & copy_42_writers) | (asked_2 & (copy_38_address == asked_address_2) &
            copy_38_writers) | (asked_2 & (copy_34_address == asked_address_2) & copy_34_writers) | (asked_2 & (copy_30_address ==
            asked_address_2) & copy_30_writers) | (asked_2 & (copy_26_address == asked_address_2) & copy_26_writers) | (asked_2 &
            (copy_22_address == asked_address_2) & copy_22_writers) | (asked_2 & (copy_18_address == asked_address_2) &
            copy_18_writers) | (asked_2 & (copy_14_address == asked_address_2) & copy_14_writers) | (asked_2 & (copy_10_address ==
            asked_address_2) & copy_10_writers) | (asked_2 & (copy_6_address == asked_address_2) & copy_6_writers) | (asked_2 &
            (copy_2_address == asked_address_2) & copy_2_writers);
    assign lookup_write_3 = (asked_3 & (copy_47_address == asked_address_3) & copy_47_writers) | (asked_3 &
            (copy_43_address == asked_address_3) & copy_43_writers) | (asked_3 & (copy_39_address == asked_address_3) &
            copy_39_writers) | (asked_3 & (copy_35_address == asked_address_3) & copy_35_writers) | (asked_3 & (copy_31_address ==
            asked_address_3) & copy_31_writers) | (asked_3 & (copy_27_address == asked_address_3) & copy_27_writers) | (asked_3 &
            (copy_23_address == asked_address_3) & copy_23_writers) | (asked_3 & (copy_19_address == asked_address_3) &
            copy_19_writers) | (asked_3 & (copy_15_address == asked_address_3) & copy_15_writers) | (asked_3 & (copy_11_address ==
            asked_address_3) & copy_11_writers) | (asked_3 & (copy_7_address == asked_address_3) & copy_7_writers) | (asked_3 &
            (copy_3_address == asked_address_3) & copy_3_writers);
    assign hit = (used_11 & (way_11_address == address)) | (used_10 & (way_10_address == address)) | (used_9 &
            (way_9_address == address)) | (used_8 & (way_8_address == address)) | (used_7 & (way_7_address == address)) | (used_6
            & (way_6_address == address)) | (used_5 & (way_5_address == address)) | (used_4 & (way_4_address == address)) |
            (used_3 & (way_3_address == address)) | (used_2 & (way_2_address == address)) | (used_1 & (way_1_address == address))
            | (used_0 & (way_0_address == address));
    assign room = !used_11 | !used_10 | !used_9 | !used_8 | !used_7 | !used_6 | !used_5 | !used_4 | !used_3 | !used_2 |
            !used_1 | !used_0;

    function automatic read_bit_of(input reg in_used_0, input reg in_used_1, input reg in_used_2, input reg in_used_3,
            input reg in_used_4, input reg in_used_5, input reg in_used_6, input reg in_used_7, input reg in_used_8,
            input reg in_used_9, input reg in_used_10, input reg in_used_11, input reg [29:0] in_way_address_0,
            input reg [29:0] in_way_address_1, input reg [29:0] in_way_address_2, input reg [29:0] in_way_address_3,
            input reg [29:0] in_way_address_4, input reg [29:0] in_way_address_5, input reg [29:0] in_way_address_6,
            input reg [29:0] in_way_address_7, input reg [29:0] in_way_address_8, input reg [29:0] in_way_address_9,
            input reg [29:0] in_way_address_10, input reg [29:0] in_way_address_11, input reg [29:0] in_address,
            input reg in_way_readers_0, input reg in_way_readers_1, input reg in_way_readers_2,
            input reg in_way_readers_3, input reg in_way_readers_4, input reg in_way_readers_5,
            input reg in_way_readers_6, input reg in_way_readers_7, input reg in_way_readers_8,
            input reg in_way_readers_9, input reg in_way_readers_10, input reg in_way_readers_11, input reg in_writer,
            input reg in_add);
        begin
            read_bit_of = 1'b0;
            if (in_used_0 & (in_way_address_0 == in_address)) read_bit_of = in_way_readers_0;
            if (in_used_1 & (in_way_address_1 == in_address)) read_bit_of = in_way_readers_1;
            if (in_used_2 & (in_way_address_2 == in_address)) read_bit_of = in_way_readers_2;
            if (in_used_3 & (in_way_address_3 == in_address)) read_bit_of = in_way_readers_3;
            if (in_used_4 & (in_way_address_4 == in_address)) read_bit_of = in_way_readers_4;
            if (in_used_5 & (in_way_address_5 == in_address)) read_bit_of = in_way_readers_5;
            if (in_used_6 & (in_way_address_6 == in_address)) read_bit_of = in_way_readers_6;
            if (in_used_7 & (in_way_address_7 == in_address)) read_bit_of = in_way_readers_7;
            if (in_used_8 & (in_way_address_8 == in_address)) read_bit_of = in_way_readers_8;
            if (in_used_9 & (in_way_address_9 == in_address)) read_bit_of = in_way_readers_9;
            if (in_used_10 & (in_way_address_10 == in_address)) read_bit_of = in_way_readers_10;
            if (in_used_11 & (in_way_address_11 == in_address)) read_bit_of = in_way_readers_11;
            if (!in_writer) begin
                read_bit_of = 1'b0;
                if (in_add) read_bit_of = 1'b1;
            end
        end
    endfunction
    assign read_bit = read_bit_of(used_0, used_1, used_2, used_3, used_4, used_5, used_6, used_7, used_8, used_9,
            used_10, used_11, way_0_address, way_1_address, way_2_address, way_3_address, way_4_address, way_5_address,
            way_6_address, way_7_address, way_8_address, way_9_address, way_10_address, way_11_address, address,
            way_0_readers, way_1_readers, way_2_readers, way_3_readers, way_4_readers, way_5_readers, way_6_readers,
            way_7_readers, way_8_readers, way_9_readers, way_10_readers, way_11_readers, writer, add);

    function automatic write_bit_of(input reg in_used_0, input reg in_used_1, input reg in_used_2, input reg in_used_3,
            input reg in_used_4, input reg in_used_5, input reg in_used_6, input reg in_used_7, input reg in_used_8,
            input reg in_used_9, input reg in_used_10, input reg in_used_11, input reg [29:0] in_way_address_0,
            input reg [29:0] in_way_address_1, input reg [29:0] in_way_address_2, input reg [29:0] in_way_address_3,
            input reg [29:0] in_way_address_4, input reg [29:0] in_way_address_5, input reg [29:0] in_way_address_6,
            input reg [29:0] in_way_address_7, input reg [29:0] in_way_address_8, input reg [29:0] in_way_address_9,
            input reg [29:0] in_way_address_10, input reg [29:0] in_way_address_11, input reg [29:0] in_address,
            input reg in_way_writers_0, input reg in_way_writers_1, input reg in_way_writers_2,
            input reg in_way_writers_3, input reg in_way_writers_4, input reg in_way_writers_5,
            input reg in_way_writers_6, input reg in_way_writers_7, input reg in_way_writers_8,
            input reg in_way_writers_9, input reg in_way_writers_10, input reg in_way_writers_11, input reg in_writer,
            input reg in_add);
        begin
            write_bit_of = 1'b0;
            if (in_used_0 & (in_way_address_0 == in_address)) write_bit_of = in_way_writers_0;
            if (in_used_1 & (in_way_address_1 == in_address)) write_bit_of = in_way_writers_1;
            if (in_used_2 & (in_way_address_2 == in_address)) write_bit_of = in_way_writers_2;
            if (in_used_3 & (in_way_address_3 == in_address)) write_bit_of = in_way_writers_3;
            if (in_used_4 & (in_way_address_4 == in_address)) write_bit_of = in_way_writers_4;
            if (in_used_5 & (in_way_address_5 == in_address)) write_bit_of = in_way_writers_5;
            if (in_used_6 & (in_way_address_6 == in_address)) write_bit_of = in_way_writers_6;
            if (in_used_7 & (in_way_address_7 == in_address)) write_bit_of = in_way_writers_7;
            if (in_used_8 & (in_way_address_8 == in_address)) write_bit_of = in_way_writers_8;
            if (in_used_9 & (in_way_address_9 == in_address)) write_bit_of = in_way_writers_9;
            if (in_used_10 & (in_way_address_10 == in_address)) write_bit_of = in_way_writers_10;
            if (in_used_11 & (in_way_address_11 == in_address)) write_bit_of = in_way_writers_11;
            if (in_writer) begin
                write_bit_of = 1'b0;
                if (in_add) write_bit_of = 1'b1;
            end
        end
    endfunction
    assign write_bit = write_bit_of(used_0, used_1, used_2, used_3, used_4, used_5, used_6, used_7, used_8, used_9,
            used_10, used_11, way_0_address, way_1_address, way_2_address, way_3_address, way_4_address, way_5_address,
            way_6_address, way_7_address, way_8_address, way_9_address, way_10_address, way_11_address, address,
            way_0_writers, way_1_writers, way_2_writers, way_3_writers, way_4_writers, way_5_writers, way_6_writers,
            way_7_writers, way_8_writers, way_9_writers, way_10_writers, way_11_writers, writer, add);
    assign used_0 = way_0_readers | way_0_writers, used_1 = way_1_readers | way_1_writers,
            used_2 = way_2_readers | way_2_writers, used_3 = way_3_readers | way_3_writers,
            used_4 = way_4_readers | way_4_writers, used_5 = way_5_readers | way_5_writers,
            used_6 = way_6_readers | way_6_writers, used_7 = way_7_readers | way_7_writers,
            used_8 = way_8_readers | way_8_writers, used_9 = way_9_readers | way_9_writers,
            used_10 = way_10_readers | way_10_writers, used_11 = way_11_readers | way_11_writers,
            used_12 = way_0_readers | way_0_writers, used_13 = way_1_readers | way_1_writers,
            used_14 = way_2_readers | way_2_writers, used_15 = way_3_readers | way_3_writers,
            used_16 = way_4_readers | way_4_writers, used_17 = way_5_readers | way_5_writers,
            used_18 = way_6_readers | way_6_writers, used_19 = way_7_readers | way_7_writers,
            used_20 = way_8_readers | way_8_writers, used_21 = way_9_readers | way_9_writers,
            used_22 = way_10_readers | way_10_writers, used_23 = way_11_readers | way_11_writers;
    assign upd_full = updating & add & !hit & !room;

    function automatic [11:0] placed_of(input reg in_used_0, input reg in_used_1, input reg in_used_2,
            input reg in_used_3, input reg in_used_4, input reg in_used_5, input reg in_used_6, input reg in_used_7,
            input reg in_used_8, input reg in_used_9, input reg in_used_10, input reg [29:0] in_way_address_0,
            input reg [29:0] in_way_address_1, input reg [29:0] in_way_address_2, input reg [29:0] in_way_address_3,
            input reg [29:0] in_way_address_4, input reg [29:0] in_way_address_5, input reg [29:0] in_way_address_6,
            input reg [29:0] in_way_address_7, input reg [29:0] in_way_address_8, input reg [29:0] in_way_address_9,
            input reg [29:0] in_way_address_10, input reg [29:0] in_address, input reg in_updating, input reg in_add,
            input reg in_hit, input reg in_sweeping);
        reg  own_placed;
        reg  own_way_write_valid_0, own_way_write_valid_1, own_way_write_valid_2, own_way_write_valid_3,
                own_way_write_valid_4, own_way_write_valid_5, own_way_write_valid_6, own_way_write_valid_7,
                own_way_write_valid_8, own_way_write_valid_9, own_way_write_valid_10;
        begin
            own_placed = 1'b0;
            own_way_write_valid_0 = 1'b0;
            if (in_used_0) begin
                if (in_way_address_0 == in_address) own_way_write_valid_0 = in_updating;
            end else if (in_add & !in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_0 = in_updating;
            end
            if (in_sweeping) own_way_write_valid_0 = 1'b1;
            own_way_write_valid_1 = 1'b0;
            if (in_used_1) begin
                if (in_way_address_1 == in_address) own_way_write_valid_1 = in_updating;
            end else if (in_add & !in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_1 = in_updating;
            end
            if (in_sweeping) own_way_write_valid_1 = 1'b1;
            own_way_write_valid_2 = 1'b0;
            if (in_used_2) begin
                if (in_way_address_2 == in_address) own_way_write_valid_2 = in_updating;
            end else if (in_add & !in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_2 = in_updating;
            end
            if (in_sweeping) own_way_write_valid_2 = 1'b1;
            own_way_write_valid_3 = 1'b0;
            if (in_used_3) begin
                if (in_way_address_3 == in_address) own_way_write_valid_3 = in_updating;
            end else if (in_add & !in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_3 = in_updating;
            end
            if (in_sweeping) own_way_write_valid_3 = 1'b1;
            own_way_write_valid_4 = 1'b0;
            if (in_used_4) begin
                if (in_way_address_4 == in_address) own_way_write_valid_4 = in_updating;
            end else if (in_add & !in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_4 = in_updating;
            end
            if (in_sweeping) own_way_write_valid_4 = 1'b1;
            own_way_write_valid_5 = 1'b0;
            if (in_used_5) begin
                if (in_way_address_5 == in_address) own_way_write_valid_5 = in_updating;
            end else if (in_add & !in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_5 = in_updating;
            end
            if (in_sweeping) own_way_write_valid_5 = 1'b1;
            own_way_write_valid_6 = 1'b0;
            if (in_used_6) begin
                if (in_way_address_6 == in_address) own_way_write_valid_6 = in_updating;
            end else if (in_add & !in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_6 = in_updating;
            end
            if (in_sweeping) own_way_write_valid_6 = 1'b1;
            own_way_write_valid_7 = 1'b0;
            if (in_used_7) begin
                if (in_way_address_7 == in_address) own_way_write_valid_7 = in_updating;
            end else if (in_add & !in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_7 = in_updating;
            end
            if (in_sweeping) own_way_write_valid_7 = 1'b1;
            own_way_write_valid_8 = 1'b0;
            if (in_used_8) begin
                if (in_way_address_8 == in_address) own_way_write_valid_8 = in_updating;
            end else if (in_add & !in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_8 = in_updating;
            end
            if (in_sweeping) own_way_write_valid_8 = 1'b1;
            own_way_write_valid_9 = 1'b0;
            if (in_used_9) begin
                if (in_way_address_9 == in_address) own_way_write_valid_9 = in_updating;
            end else if (in_add & !in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_9 = in_updating;
            end
            if (in_sweeping) own_way_write_valid_9 = 1'b1;
            own_way_write_valid_10 = 1'b0;
            if (in_used_10) begin
                if (in_way_address_10 == in_address) own_way_write_valid_10 = in_updating;
            end else if (in_add & !in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_10 = in_updating;
            end
            if (in_sweeping) own_way_write_valid_10 = 1'b1;
            placed_of = {own_placed, own_way_write_valid_0, own_way_write_valid_1, own_way_write_valid_2,
                    own_way_write_valid_3, own_way_write_valid_4, own_way_write_valid_5, own_way_write_valid_6,
                    own_way_write_valid_7, own_way_write_valid_8, own_way_write_valid_9, own_way_write_valid_10};
        end
    endfunction
    assign {placed, way_0_write_valid, way_1_write_valid, way_2_write_valid, way_3_write_valid, way_4_write_valid,
            way_5_write_valid, way_6_write_valid, way_7_write_valid, way_8_write_valid, way_9_write_valid, way_10_write_valid} =
            placed_of(used_12,
            used_13, used_14, used_15, used_16, used_17, used_18, used_19, used_20, used_21, used_22, way_0_address,
            way_1_address, way_2_address, way_3_address, way_4_address, way_5_address, way_6_address, way_7_address,
            way_8_address, way_9_address, way_10_address, address, updating, add, hit, sweeping);
    assign way_0_write_set = sweeping ? sweep_set : index, way_1_write_set = sweeping ? sweep_set : index,
            way_2_write_set = sweeping ? sweep_set : index, way_3_write_set = sweeping ? sweep_set : index,
            way_4_write_set = sweeping ? sweep_set : index, way_5_write_set = sweeping ? sweep_set : index,
            way_6_write_set = sweeping ? sweep_set : index, way_7_write_set = sweeping ? sweep_set : index,
            way_8_write_set = sweeping ? sweep_set : index, way_9_write_set = sweeping ? sweep_set : index,
            way_10_write_set = sweeping ? sweep_set : index, way_11_write_set = sweeping ? sweep_set : index;
    assign way_0_write_address = address, way_1_write_address = address, way_2_write_address = address,
            way_3_write_address = address, way_4_write_address = address, way_5_write_address = address,
            way_6_write_address = address, way_7_write_address = address, way_8_write_address = address,
            way_9_write_address = address, way_10_write_address = address, way_11_write_address = address;
    assign way_0_write_readers = !sweeping & read_bit, way_1_write_readers = !sweeping & read_bit,
            way_2_write_readers = !sweeping & read_bit, way_3_write_readers = !sweeping & read_bit,
            way_4_write_readers = !sweeping & read_bit, way_5_write_readers = !sweeping & read_bit,
            way_6_write_readers = !sweeping & read_bit, way_7_write_readers = !sweeping & read_bit,
            way_8_write_readers = !sweeping & read_bit, way_9_write_readers = !sweeping & read_bit,
            way_10_write_readers = !sweeping & read_bit, way_11_write_readers = !sweeping & read_bit;
    assign way_0_write_writers = !sweeping & write_bit, way_1_write_writers = !sweeping & write_bit,
            way_2_write_writers = !sweeping & write_bit, way_3_write_writers = !sweeping & write_bit,
            way_4_write_writers = !sweeping & write_bit, way_5_write_writers = !sweeping & write_bit,
            way_6_write_writers = !sweeping & write_bit, way_7_write_writers = !sweeping & write_bit,
            way_8_write_writers = !sweeping & write_bit, way_9_write_writers = !sweeping & write_bit,
            way_10_write_writers = !sweeping & write_bit, way_11_write_writers = !sweeping & write_bit;
    assign way_11_write_valid = sweeping | (used_23 ? (way_11_address == address) & updating : add & !hit & !placed &
            updating);

    always @(posedge clock) begin
        updating <= take;
        if (take) begin
            address <= upd_address;
            index <= upd_hash_set_index;
            writer <= upd_write;
            add <= upd_add;
        end
        asked_0 <= lookup_valid_0 & !sweeping & !clear;
        asked_address_0 <= lookup_address_0;
        asked_1 <= lookup_valid_1 & !sweeping & !clear;
        asked_address_1 <= lookup_address_1;
        asked_2 <= lookup_valid_2 & !sweeping & !clear;
        asked_address_2 <= lookup_address_2;
        asked_3 <= lookup_valid_3 & !sweeping & !clear;
        asked_address_3 <= lookup_address_3;
        if (sweeping) begin
            sweep_set <= sweep_set + 8'd1;
            sweeping <= !(&sweep_set);
        end
        if (clear) begin
            sweeping <= 1'b1;
            sweep_set <= 8'd0;
        end
    end

    initial begin
        sweeping = 1'b0;
        sweep_set = 8'd0;
        asked_0 = 1'b0; asked_1 = 1'b0; asked_2 = 1'b0; asked_3 = 1'b0;
        asked_address_0 = 30'd0; asked_address_1 = 30'd0; asked_address_2 = 30'd0; asked_address_3 = 30'd0;
        updating = 1'b0;
        address = 30'd0;
        index = 8'd0;
        writer = 1'b0;
        add = 1'b0;
    end
endmodule
