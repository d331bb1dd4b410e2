// conflict_address_table: written by `turnstile export conflict_address_table`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module conflict_address_table (
    clock,
    clear,
    lookup_valid_0,
    lookup_valid_1,
    lookup_valid_2,
    lookup_valid_3,
    lookup_address_0,
    lookup_address_1,
    lookup_address_2,
    lookup_address_3,
    lookup_read_0,
    lookup_read_1,
    lookup_read_2,
    lookup_read_3,
    lookup_write_0,
    lookup_write_1,
    lookup_write_2,
    lookup_write_3,
    upd_valid,
    upd_ready,
    upd_address,
    upd_write,
    upd_add,
    upd_full
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire lookup_valid_0;
    input wire lookup_valid_1;
    input wire lookup_valid_2;
    input wire lookup_valid_3;
    input wire [29:0] lookup_address_0;
    input wire [29:0] lookup_address_1;
    input wire [29:0] lookup_address_2;
    input wire [29:0] lookup_address_3;
    output reg lookup_read_0;
    output reg lookup_read_1;
    output reg lookup_read_2;
    output reg lookup_read_3;
    output reg lookup_write_0;
    output reg lookup_write_1;
    output reg lookup_write_2;
    output reg lookup_write_3;
    input wire upd_valid;
    output reg upd_ready;
    input wire [29:0] upd_address;
    input wire upd_write;
    input wire upd_add;
    output reg upd_full;

    // Stub signals
    wire [7:0] lookup_hash_0_set;
    wire [7:0] lookup_hash_1_set;
    wire [7:0] lookup_hash_2_set;
    wire [7:0] lookup_hash_3_set;
    wire [7:0] upd_hash_set;
    reg [7:0] way_0_read_set;
    wire [29:0] way_0_address;
    wire way_0_readers;
    wire way_0_writers;
    reg way_0_write_valid;
    reg [7:0] way_0_write_set;
    reg [29:0] way_0_write_address;
    reg way_0_write_readers;
    reg way_0_write_writers;
    reg [7:0] way_1_read_set;
    wire [29:0] way_1_address;
    wire way_1_readers;
    wire way_1_writers;
    reg way_1_write_valid;
    reg [7:0] way_1_write_set;
    reg [29:0] way_1_write_address;
    reg way_1_write_readers;
    reg way_1_write_writers;
    reg [7:0] way_2_read_set;
    wire [29:0] way_2_address;
    wire way_2_readers;
    wire way_2_writers;
    reg way_2_write_valid;
    reg [7:0] way_2_write_set;
    reg [29:0] way_2_write_address;
    reg way_2_write_readers;
    reg way_2_write_writers;
    reg [7:0] way_3_read_set;
    wire [29:0] way_3_address;
    wire way_3_readers;
    wire way_3_writers;
    reg way_3_write_valid;
    reg [7:0] way_3_write_set;
    reg [29:0] way_3_write_address;
    reg way_3_write_readers;
    reg way_3_write_writers;
    reg [7:0] way_4_read_set;
    wire [29:0] way_4_address;
    wire way_4_readers;
    wire way_4_writers;
    reg way_4_write_valid;
    reg [7:0] way_4_write_set;
    reg [29:0] way_4_write_address;
    reg way_4_write_readers;
    reg way_4_write_writers;
    reg [7:0] way_5_read_set;
    wire [29:0] way_5_address;
    wire way_5_readers;
    wire way_5_writers;
    reg way_5_write_valid;
    reg [7:0] way_5_write_set;
    reg [29:0] way_5_write_address;
    reg way_5_write_readers;
    reg way_5_write_writers;
    reg [7:0] way_6_read_set;
    wire [29:0] way_6_address;
    wire way_6_readers;
    wire way_6_writers;
    reg way_6_write_valid;
    reg [7:0] way_6_write_set;
    reg [29:0] way_6_write_address;
    reg way_6_write_readers;
    reg way_6_write_writers;
    reg [7:0] way_7_read_set;
    wire [29:0] way_7_address;
    wire way_7_readers;
    wire way_7_writers;
    reg way_7_write_valid;
    reg [7:0] way_7_write_set;
    reg [29:0] way_7_write_address;
    reg way_7_write_readers;
    reg way_7_write_writers;
    reg [7:0] way_8_read_set;
    wire [29:0] way_8_address;
    wire way_8_readers;
    wire way_8_writers;
    reg way_8_write_valid;
    reg [7:0] way_8_write_set;
    reg [29:0] way_8_write_address;
    reg way_8_write_readers;
    reg way_8_write_writers;
    reg [7:0] way_9_read_set;
    wire [29:0] way_9_address;
    wire way_9_readers;
    wire way_9_writers;
    reg way_9_write_valid;
    reg [7:0] way_9_write_set;
    reg [29:0] way_9_write_address;
    reg way_9_write_readers;
    reg way_9_write_writers;
    reg [7:0] way_10_read_set;
    wire [29:0] way_10_address;
    wire way_10_readers;
    wire way_10_writers;
    reg way_10_write_valid;
    reg [7:0] way_10_write_set;
    reg [29:0] way_10_write_address;
    reg way_10_write_readers;
    reg way_10_write_writers;
    reg [7:0] way_11_read_set;
    wire [29:0] way_11_address;
    wire way_11_readers;
    wire way_11_writers;
    reg way_11_write_valid;
    reg [7:0] way_11_write_set;
    reg [29:0] way_11_write_address;
    reg way_11_write_readers;
    reg way_11_write_writers;
    reg [7:0] copy_0_read_set;
    wire [29:0] copy_0_address;
    wire copy_0_readers;
    wire copy_0_writers;
    reg copy_0_write_valid;
    reg [7:0] copy_0_write_set;
    reg [29:0] copy_0_write_address;
    reg copy_0_write_readers;
    reg copy_0_write_writers;
    reg [7:0] copy_1_read_set;
    wire [29:0] copy_1_address;
    wire copy_1_readers;
    wire copy_1_writers;
    reg copy_1_write_valid;
    reg [7:0] copy_1_write_set;
    reg [29:0] copy_1_write_address;
    reg copy_1_write_readers;
    reg copy_1_write_writers;
    reg [7:0] copy_2_read_set;
    wire [29:0] copy_2_address;
    wire copy_2_readers;
    wire copy_2_writers;
    reg copy_2_write_valid;
    reg [7:0] copy_2_write_set;
    reg [29:0] copy_2_write_address;
    reg copy_2_write_readers;
    reg copy_2_write_writers;
    reg [7:0] copy_3_read_set;
    wire [29:0] copy_3_address;
    wire copy_3_readers;
    wire copy_3_writers;
    reg copy_3_write_valid;
    reg [7:0] copy_3_write_set;
    reg [29:0] copy_3_write_address;
    reg copy_3_write_readers;
    reg copy_3_write_writers;
    reg [7:0] copy_4_read_set;
    wire [29:0] copy_4_address;
    wire copy_4_readers;
    wire copy_4_writers;
    reg copy_4_write_valid;
    reg [7:0] copy_4_write_set;
    reg [29:0] copy_4_write_address;
    reg copy_4_write_readers;
    reg copy_4_write_writers;
    reg [7:0] copy_5_read_set;
    wire [29:0] copy_5_address;
    wire copy_5_readers;
    wire copy_5_writers;
    reg copy_5_write_valid;
    reg [7:0] copy_5_write_set;
    reg [29:0] copy_5_write_address;
    reg copy_5_write_readers;
    reg copy_5_write_writers;
    reg [7:0] copy_6_read_set;
    wire [29:0] copy_6_address;
    wire copy_6_readers;
    wire copy_6_writers;
    reg copy_6_write_valid;
    reg [7:0] copy_6_write_set;
    reg [29:0] copy_6_write_address;
    reg copy_6_write_readers;
    reg copy_6_write_writers;
    reg [7:0] copy_7_read_set;
    wire [29:0] copy_7_address;
    wire copy_7_readers;
    wire copy_7_writers;
    reg copy_7_write_valid;
    reg [7:0] copy_7_write_set;
    reg [29:0] copy_7_write_address;
    reg copy_7_write_readers;
    reg copy_7_write_writers;
    reg [7:0] copy_8_read_set;
    wire [29:0] copy_8_address;
    wire copy_8_readers;
    wire copy_8_writers;
    reg copy_8_write_valid;
    reg [7:0] copy_8_write_set;
    reg [29:0] copy_8_write_address;
    reg copy_8_write_readers;
    reg copy_8_write_writers;
    reg [7:0] copy_9_read_set;
    wire [29:0] copy_9_address;
    wire copy_9_readers;
    wire copy_9_writers;
    reg copy_9_write_valid;
    reg [7:0] copy_9_write_set;
    reg [29:0] copy_9_write_address;
    reg copy_9_write_readers;
    reg copy_9_write_writers;
    reg [7:0] copy_10_read_set;
    wire [29:0] copy_10_address;
    wire copy_10_readers;
    wire copy_10_writers;
    reg copy_10_write_valid;
    reg [7:0] copy_10_write_set;
    reg [29:0] copy_10_write_address;
    reg copy_10_write_readers;
    reg copy_10_write_writers;
    reg [7:0] copy_11_read_set;
    wire [29:0] copy_11_address;
    wire copy_11_readers;
    wire copy_11_writers;
    reg copy_11_write_valid;
    reg [7:0] copy_11_write_set;
    reg [29:0] copy_11_write_address;
    reg copy_11_write_readers;
    reg copy_11_write_writers;
    reg [7:0] copy_12_read_set;
    wire [29:0] copy_12_address;
    wire copy_12_readers;
    wire copy_12_writers;
    reg copy_12_write_valid;
    reg [7:0] copy_12_write_set;
    reg [29:0] copy_12_write_address;
    reg copy_12_write_readers;
    reg copy_12_write_writers;
    reg [7:0] copy_13_read_set;
    wire [29:0] copy_13_address;
    wire copy_13_readers;
    wire copy_13_writers;
    reg copy_13_write_valid;
    reg [7:0] copy_13_write_set;
    reg [29:0] copy_13_write_address;
    reg copy_13_write_readers;
    reg copy_13_write_writers;
    reg [7:0] copy_14_read_set;
    wire [29:0] copy_14_address;
    wire copy_14_readers;
    wire copy_14_writers;
    reg copy_14_write_valid;
    reg [7:0] copy_14_write_set;
    reg [29:0] copy_14_write_address;
    reg copy_14_write_readers;
    reg copy_14_write_writers;
    reg [7:0] copy_15_read_set;
    wire [29:0] copy_15_address;
    wire copy_15_readers;
    wire copy_15_writers;
    reg copy_15_write_valid;
    reg [7:0] copy_15_write_set;
    reg [29:0] copy_15_write_address;
    reg copy_15_write_readers;
    reg copy_15_write_writers;
    reg [7:0] copy_16_read_set;
    wire [29:0] copy_16_address;
    wire copy_16_readers;
    wire copy_16_writers;
    reg copy_16_write_valid;
    reg [7:0] copy_16_write_set;
    reg [29:0] copy_16_write_address;
    reg copy_16_write_readers;
    reg copy_16_write_writers;
    reg [7:0] copy_17_read_set;
    wire [29:0] copy_17_address;
    wire copy_17_readers;
    wire copy_17_writers;
    reg copy_17_write_valid;
    reg [7:0] copy_17_write_set;
    reg [29:0] copy_17_write_address;
    reg copy_17_write_readers;
    reg copy_17_write_writers;
    reg [7:0] copy_18_read_set;
    wire [29:0] copy_18_address;
    wire copy_18_readers;
    wire copy_18_writers;
    reg copy_18_write_valid;
    reg [7:0] copy_18_write_set;
    reg [29:0] copy_18_write_address;
    reg copy_18_write_readers;
    reg copy_18_write_writers;
    reg [7:0] copy_19_read_set;
    wire [29:0] copy_19_address;
    wire copy_19_readers;
    wire copy_19_writers;
    reg copy_19_write_valid;
    reg [7:0] copy_19_write_set;
    reg [29:0] copy_19_write_address;
    reg copy_19_write_readers;
    reg copy_19_write_writers;
    reg [7:0] copy_20_read_set;
    wire [29:0] copy_20_address;
    wire copy_20_readers;
    wire copy_20_writers;
    reg copy_20_write_valid;
    reg [7:0] copy_20_write_set;
    reg [29:0] copy_20_write_address;
    reg copy_20_write_readers;
    reg copy_20_write_writers;
    reg [7:0] copy_21_read_set;
    wire [29:0] copy_21_address;
    wire copy_21_readers;
    wire copy_21_writers;
    reg copy_21_write_valid;
    reg [7:0] copy_21_write_set;
    reg [29:0] copy_21_write_address;
    reg copy_21_write_readers;
    reg copy_21_write_writers;
    reg [7:0] copy_22_read_set;
    wire [29:0] copy_22_address;
    wire copy_22_readers;
    wire copy_22_writers;
    reg copy_22_write_valid;
    reg [7:0] copy_22_write_set;
    reg [29:0] copy_22_write_address;
    reg copy_22_write_readers;
    reg copy_22_write_writers;
    reg [7:0] copy_23_read_set;
    wire [29:0] copy_23_address;
    wire copy_23_readers;
    wire copy_23_writers;
    reg copy_23_write_valid;
    reg [7:0] copy_23_write_set;
    reg [29:0] copy_23_write_address;
    reg copy_23_write_readers;
    reg copy_23_write_writers;
    reg [7:0] copy_24_read_set;
    wire [29:0] copy_24_address;
    wire copy_24_readers;
    wire copy_24_writers;
    reg copy_24_write_valid;
    reg [7:0] copy_24_write_set;
    reg [29:0] copy_24_write_address;
    reg copy_24_write_readers;
    reg copy_24_write_writers;
    reg [7:0] copy_25_read_set;
    wire [29:0] copy_25_address;
    wire copy_25_readers;
    wire copy_25_writers;
    reg copy_25_write_valid;
    reg [7:0] copy_25_write_set;
    reg [29:0] copy_25_write_address;
    reg copy_25_write_readers;
    reg copy_25_write_writers;
    reg [7:0] copy_26_read_set;
    wire [29:0] copy_26_address;
    wire copy_26_readers;
    wire copy_26_writers;
    reg copy_26_write_valid;
    reg [7:0] copy_26_write_set;
    reg [29:0] copy_26_write_address;
    reg copy_26_write_readers;
    reg copy_26_write_writers;
    reg [7:0] copy_27_read_set;
    wire [29:0] copy_27_address;
    wire copy_27_readers;
    wire copy_27_writers;
    reg copy_27_write_valid;
    reg [7:0] copy_27_write_set;
    reg [29:0] copy_27_write_address;
    reg copy_27_write_readers;
    reg copy_27_write_writers;
    reg [7:0] copy_28_read_set;
    wire [29:0] copy_28_address;
    wire copy_28_readers;
    wire copy_28_writers;
    reg copy_28_write_valid;
    reg [7:0] copy_28_write_set;
    reg [29:0] copy_28_write_address;
    reg copy_28_write_readers;
    reg copy_28_write_writers;
    reg [7:0] copy_29_read_set;
    wire [29:0] copy_29_address;
    wire copy_29_readers;
    wire copy_29_writers;
    reg copy_29_write_valid;
    reg [7:0] copy_29_write_set;
    reg [29:0] copy_29_write_address;
    reg copy_29_write_readers;
    reg copy_29_write_writers;
    reg [7:0] copy_30_read_set;
    wire [29:0] copy_30_address;
    wire copy_30_readers;
    wire copy_30_writers;
    reg copy_30_write_valid;
    reg [7:0] copy_30_write_set;
    reg [29:0] copy_30_write_address;
    reg copy_30_write_readers;
    reg copy_30_write_writers;
    reg [7:0] copy_31_read_set;
    wire [29:0] copy_31_address;
    wire copy_31_readers;
    wire copy_31_writers;
    reg copy_31_write_valid;
    reg [7:0] copy_31_write_set;
    reg [29:0] copy_31_write_address;
    reg copy_31_write_readers;
    reg copy_31_write_writers;
    reg [7:0] copy_32_read_set;
    wire [29:0] copy_32_address;
    wire copy_32_readers;
    wire copy_32_writers;
    reg copy_32_write_valid;
    reg [7:0] copy_32_write_set;
    reg [29:0] copy_32_write_address;
    reg copy_32_write_readers;
    reg copy_32_write_writers;
    reg [7:0] copy_33_read_set;
    wire [29:0] copy_33_address;
    wire copy_33_readers;
    wire copy_33_writers;
    reg copy_33_write_valid;
    reg [7:0] copy_33_write_set;
    reg [29:0] copy_33_write_address;
    reg copy_33_write_readers;
    reg copy_33_write_writers;
    reg [7:0] copy_34_read_set;
    wire [29:0] copy_34_address;
    wire copy_34_readers;
    wire copy_34_writers;
    reg copy_34_write_valid;
    reg [7:0] copy_34_write_set;
    reg [29:0] copy_34_write_address;
    reg copy_34_write_readers;
    reg copy_34_write_writers;
    reg [7:0] copy_35_read_set;
    wire [29:0] copy_35_address;
    wire copy_35_readers;
    wire copy_35_writers;
    reg copy_35_write_valid;
    reg [7:0] copy_35_write_set;
    reg [29:0] copy_35_write_address;
    reg copy_35_write_readers;
    reg copy_35_write_writers;
    reg [7:0] copy_36_read_set;
    wire [29:0] copy_36_address;
    wire copy_36_readers;
    wire copy_36_writers;
    reg copy_36_write_valid;
    reg [7:0] copy_36_write_set;
    reg [29:0] copy_36_write_address;
    reg copy_36_write_readers;
    reg copy_36_write_writers;
    reg [7:0] copy_37_read_set;
    wire [29:0] copy_37_address;
    wire copy_37_readers;
    wire copy_37_writers;
    reg copy_37_write_valid;
    reg [7:0] copy_37_write_set;
    reg [29:0] copy_37_write_address;
    reg copy_37_write_readers;
    reg copy_37_write_writers;
    reg [7:0] copy_38_read_set;
    wire [29:0] copy_38_address;
    wire copy_38_readers;
    wire copy_38_writers;
    reg copy_38_write_valid;
    reg [7:0] copy_38_write_set;
    reg [29:0] copy_38_write_address;
    reg copy_38_write_readers;
    reg copy_38_write_writers;
    reg [7:0] copy_39_read_set;
    wire [29:0] copy_39_address;
    wire copy_39_readers;
    wire copy_39_writers;
    reg copy_39_write_valid;
    reg [7:0] copy_39_write_set;
    reg [29:0] copy_39_write_address;
    reg copy_39_write_readers;
    reg copy_39_write_writers;
    reg [7:0] copy_40_read_set;
    wire [29:0] copy_40_address;
    wire copy_40_readers;
    wire copy_40_writers;
    reg copy_40_write_valid;
    reg [7:0] copy_40_write_set;
    reg [29:0] copy_40_write_address;
    reg copy_40_write_readers;
    reg copy_40_write_writers;
    reg [7:0] copy_41_read_set;
    wire [29:0] copy_41_address;
    wire copy_41_readers;
    wire copy_41_writers;
    reg copy_41_write_valid;
    reg [7:0] copy_41_write_set;
    reg [29:0] copy_41_write_address;
    reg copy_41_write_readers;
    reg copy_41_write_writers;
    reg [7:0] copy_42_read_set;
    wire [29:0] copy_42_address;
    wire copy_42_readers;
    wire copy_42_writers;
    reg copy_42_write_valid;
    reg [7:0] copy_42_write_set;
    reg [29:0] copy_42_write_address;
    reg copy_42_write_readers;
    reg copy_42_write_writers;
    reg [7:0] copy_43_read_set;
    wire [29:0] copy_43_address;
    wire copy_43_readers;
    wire copy_43_writers;
    reg copy_43_write_valid;
    reg [7:0] copy_43_write_set;
    reg [29:0] copy_43_write_address;
    reg copy_43_write_readers;
    reg copy_43_write_writers;
    reg [7:0] copy_44_read_set;
    wire [29:0] copy_44_address;
    wire copy_44_readers;
    wire copy_44_writers;
    reg copy_44_write_valid;
    reg [7:0] copy_44_write_set;
    reg [29:0] copy_44_write_address;
    reg copy_44_write_readers;
    reg copy_44_write_writers;
    reg [7:0] copy_45_read_set;
    wire [29:0] copy_45_address;
    wire copy_45_readers;
    wire copy_45_writers;
    reg copy_45_write_valid;
    reg [7:0] copy_45_write_set;
    reg [29:0] copy_45_write_address;
    reg copy_45_write_readers;
    reg copy_45_write_writers;
    reg [7:0] copy_46_read_set;
    wire [29:0] copy_46_address;
    wire copy_46_readers;
    wire copy_46_writers;
    reg copy_46_write_valid;
    reg [7:0] copy_46_write_set;
    reg [29:0] copy_46_write_address;
    reg copy_46_write_readers;
    reg copy_46_write_writers;
    reg [7:0] copy_47_read_set;
    wire [29:0] copy_47_address;
    wire copy_47_readers;
    wire copy_47_writers;
    reg copy_47_write_valid;
    reg [7:0] copy_47_write_set;
    reg [29:0] copy_47_write_address;
    reg copy_47_write_readers;
    reg copy_47_write_writers;
    reg sweeping_d;
    wire sweeping_q;
    reg [7:0] sweep_set_d;
    wire [7:0] sweep_set_q;
    reg asked_0_d;
    wire asked_0_q;
    reg asked_1_d;
    wire asked_1_q;
    reg asked_2_d;
    wire asked_2_q;
    reg asked_3_d;
    wire asked_3_q;
    wire [29:0] asked_address_0_q;
    wire [29:0] asked_address_1_q;
    wire [29:0] asked_address_2_q;
    wire [29:0] asked_address_3_q;
    reg updating_d;
    wire updating_q;
    reg [29:0] address_d;
    wire [29:0] address_q;
    reg [7:0] index_d;
    wire [7:0] index_q;
    reg writer_d;
    wire writer_q;
    reg add_d;
    wire add_q;

    // Local signals
    reg take;
    reg used;
    reg hit;
    reg room;
    reg read_bit;
    reg write_bit;
    reg placed;

    // Sub module instances
    conflict_address_table_lookup_hash lookup_hash_0(
        .address(lookup_address_0),
        .set(lookup_hash_0_set)
    );
    conflict_address_table_lookup_hash lookup_hash_1(
        .address(lookup_address_1),
        .set(lookup_hash_1_set)
    );
    conflict_address_table_lookup_hash lookup_hash_2(
        .address(lookup_address_2),
        .set(lookup_hash_2_set)
    );
    conflict_address_table_lookup_hash lookup_hash_3(
        .address(lookup_address_3),
        .set(lookup_hash_3_set)
    );
    conflict_address_table_lookup_hash upd_hash(
        .address(upd_address),
        .set(upd_hash_set)
    );
    conflict_address_table_copy way_0(
        .clock(clock),
        .read_set(way_0_read_set),
        .address(way_0_address),
        .readers(way_0_readers),
        .writers(way_0_writers),
        .write_valid(way_0_write_valid),
        .write_set(way_0_write_set),
        .write_address(way_0_write_address),
        .write_readers(way_0_write_readers),
        .write_writers(way_0_write_writers)
    );
    conflict_address_table_copy way_1(
        .clock(clock),
        .read_set(way_1_read_set),
        .address(way_1_address),
        .readers(way_1_readers),
        .writers(way_1_writers),
        .write_valid(way_1_write_valid),
        .write_set(way_1_write_set),
        .write_address(way_1_write_address),
        .write_readers(way_1_write_readers),
        .write_writers(way_1_write_writers)
    );
    conflict_address_table_copy way_2(
        .clock(clock),
        .read_set(way_2_read_set),
        .address(way_2_address),
        .readers(way_2_readers),
        .writers(way_2_writers),
        .write_valid(way_2_write_valid),
        .write_set(way_2_write_set),
        .write_address(way_2_write_address),
        .write_readers(way_2_write_readers),
        .write_writers(way_2_write_writers)
    );
    conflict_address_table_copy way_3(
        .clock(clock),
        .read_set(way_3_read_set),
        .address(way_3_address),
        .readers(way_3_readers),
        .writers(way_3_writers),
        .write_valid(way_3_write_valid),
        .write_set(way_3_write_set),
        .write_address(way_3_write_address),
        .write_readers(way_3_write_readers),
        .write_writers(way_3_write_writers)
    );
    conflict_address_table_copy way_4(
        .clock(clock),
        .read_set(way_4_read_set),
        .address(way_4_address),
        .readers(way_4_readers),
        .writers(way_4_writers),
        .write_valid(way_4_write_valid),
        .write_set(way_4_write_set),
        .write_address(way_4_write_address),
        .write_readers(way_4_write_readers),
        .write_writers(way_4_write_writers)
    );
    conflict_address_table_copy way_5(
        .clock(clock),
        .read_set(way_5_read_set),
        .address(way_5_address),
        .readers(way_5_readers),
        .writers(way_5_writers),
        .write_valid(way_5_write_valid),
        .write_set(way_5_write_set),
        .write_address(way_5_write_address),
        .write_readers(way_5_write_readers),
        .write_writers(way_5_write_writers)
    );
    conflict_address_table_copy way_6(
        .clock(clock),
        .read_set(way_6_read_set),
        .address(way_6_address),
        .readers(way_6_readers),
        .writers(way_6_writers),
        .write_valid(way_6_write_valid),
        .write_set(way_6_write_set),
        .write_address(way_6_write_address),
        .write_readers(way_6_write_readers),
        .write_writers(way_6_write_writers)
    );
    conflict_address_table_copy way_7(
        .clock(clock),
        .read_set(way_7_read_set),
        .address(way_7_address),
        .readers(way_7_readers),
        .writers(way_7_writers),
        .write_valid(way_7_write_valid),
        .write_set(way_7_write_set),
        .write_address(way_7_write_address),
        .write_readers(way_7_write_readers),
        .write_writers(way_7_write_writers)
    );
    conflict_address_table_copy way_8(
        .clock(clock),
        .read_set(way_8_read_set),
        .address(way_8_address),
        .readers(way_8_readers),
        .writers(way_8_writers),
        .write_valid(way_8_write_valid),
        .write_set(way_8_write_set),
        .write_address(way_8_write_address),
        .write_readers(way_8_write_readers),
        .write_writers(way_8_write_writers)
    );
    conflict_address_table_copy way_9(
        .clock(clock),
        .read_set(way_9_read_set),
        .address(way_9_address),
        .readers(way_9_readers),
        .writers(way_9_writers),
        .write_valid(way_9_write_valid),
        .write_set(way_9_write_set),
        .write_address(way_9_write_address),
        .write_readers(way_9_write_readers),
        .write_writers(way_9_write_writers)
    );
    conflict_address_table_copy way_10(
        .clock(clock),
        .read_set(way_10_read_set),
        .address(way_10_address),
        .readers(way_10_readers),
        .writers(way_10_writers),
        .write_valid(way_10_write_valid),
        .write_set(way_10_write_set),
        .write_address(way_10_write_address),
        .write_readers(way_10_write_readers),
        .write_writers(way_10_write_writers)
    );
    conflict_address_table_copy way_11(
        .clock(clock),
        .read_set(way_11_read_set),
        .address(way_11_address),
        .readers(way_11_readers),
        .writers(way_11_writers),
        .write_valid(way_11_write_valid),
        .write_set(way_11_write_set),
        .write_address(way_11_write_address),
        .write_readers(way_11_write_readers),
        .write_writers(way_11_write_writers)
    );
    conflict_address_table_copy copy_0(
        .clock(clock),
        .read_set(copy_0_read_set),
        .address(copy_0_address),
        .readers(copy_0_readers),
        .writers(copy_0_writers),
        .write_valid(copy_0_write_valid),
        .write_set(copy_0_write_set),
        .write_address(copy_0_write_address),
        .write_readers(copy_0_write_readers),
        .write_writers(copy_0_write_writers)
    );
    conflict_address_table_copy copy_1(
        .clock(clock),
        .read_set(copy_1_read_set),
        .address(copy_1_address),
        .readers(copy_1_readers),
        .writers(copy_1_writers),
        .write_valid(copy_1_write_valid),
        .write_set(copy_1_write_set),
        .write_address(copy_1_write_address),
        .write_readers(copy_1_write_readers),
        .write_writers(copy_1_write_writers)
    );
    conflict_address_table_copy copy_2(
        .clock(clock),
        .read_set(copy_2_read_set),
        .address(copy_2_address),
        .readers(copy_2_readers),
        .writers(copy_2_writers),
        .write_valid(copy_2_write_valid),
        .write_set(copy_2_write_set),
        .write_address(copy_2_write_address),
        .write_readers(copy_2_write_readers),
        .write_writers(copy_2_write_writers)
    );
    conflict_address_table_copy copy_3(
        .clock(clock),
        .read_set(copy_3_read_set),
        .address(copy_3_address),
        .readers(copy_3_readers),
        .writers(copy_3_writers),
        .write_valid(copy_3_write_valid),
        .write_set(copy_3_write_set),
        .write_address(copy_3_write_address),
        .write_readers(copy_3_write_readers),
        .write_writers(copy_3_write_writers)
    );
    conflict_address_table_copy copy_4(
        .clock(clock),
        .read_set(copy_4_read_set),
        .address(copy_4_address),
        .readers(copy_4_readers),
        .writers(copy_4_writers),
        .write_valid(copy_4_write_valid),
        .write_set(copy_4_write_set),
        .write_address(copy_4_write_address),
        .write_readers(copy_4_write_readers),
        .write_writers(copy_4_write_writers)
    );
    conflict_address_table_copy copy_5(
        .clock(clock),
        .read_set(copy_5_read_set),
        .address(copy_5_address),
        .readers(copy_5_readers),
        .writers(copy_5_writers),
        .write_valid(copy_5_write_valid),
        .write_set(copy_5_write_set),
        .write_address(copy_5_write_address),
        .write_readers(copy_5_write_readers),
        .write_writers(copy_5_write_writers)
    );
    conflict_address_table_copy copy_6(
        .clock(clock),
        .read_set(copy_6_read_set),
        .address(copy_6_address),
        .readers(copy_6_readers),
        .writers(copy_6_writers),
        .write_valid(copy_6_write_valid),
        .write_set(copy_6_write_set),
        .write_address(copy_6_write_address),
        .write_readers(copy_6_write_readers),
        .write_writers(copy_6_write_writers)
    );
    conflict_address_table_copy copy_7(
        .clock(clock),
        .read_set(copy_7_read_set),
        .address(copy_7_address),
        .readers(copy_7_readers),
        .writers(copy_7_writers),
        .write_valid(copy_7_write_valid),
        .write_set(copy_7_write_set),
        .write_address(copy_7_write_address),
        .write_readers(copy_7_write_readers),
        .write_writers(copy_7_write_writers)
    );
    conflict_address_table_copy copy_8(
        .clock(clock),
        .read_set(copy_8_read_set),
        .address(copy_8_address),
        .readers(copy_8_readers),
        .writers(copy_8_writers),
        .write_valid(copy_8_write_valid),
        .write_set(copy_8_write_set),
        .write_address(copy_8_write_address),
        .write_readers(copy_8_write_readers),
        .write_writers(copy_8_write_writers)
    );
    conflict_address_table_copy copy_9(
        .clock(clock),
        .read_set(copy_9_read_set),
        .address(copy_9_address),
        .readers(copy_9_readers),
        .writers(copy_9_writers),
        .write_valid(copy_9_write_valid),
        .write_set(copy_9_write_set),
        .write_address(copy_9_write_address),
        .write_readers(copy_9_write_readers),
        .write_writers(copy_9_write_writers)
    );
    conflict_address_table_copy copy_10(
        .clock(clock),
        .read_set(copy_10_read_set),
        .address(copy_10_address),
        .readers(copy_10_readers),
        .writers(copy_10_writers),
        .write_valid(copy_10_write_valid),
        .write_set(copy_10_write_set),
        .write_address(copy_10_write_address),
        .write_readers(copy_10_write_readers),
        .write_writers(copy_10_write_writers)
    );
    conflict_address_table_copy copy_11(
        .clock(clock),
        .read_set(copy_11_read_set),
        .address(copy_11_address),
        .readers(copy_11_readers),
        .writers(copy_11_writers),
        .write_valid(copy_11_write_valid),
        .write_set(copy_11_write_set),
        .write_address(copy_11_write_address),
        .write_readers(copy_11_write_readers),
        .write_writers(copy_11_write_writers)
    );
    conflict_address_table_copy copy_12(
        .clock(clock),
        .read_set(copy_12_read_set),
        .address(copy_12_address),
        .readers(copy_12_readers),
        .writers(copy_12_writers),
        .write_valid(copy_12_write_valid),
        .write_set(copy_12_write_set),
        .write_address(copy_12_write_address),
        .write_readers(copy_12_write_readers),
        .write_writers(copy_12_write_writers)
    );
    conflict_address_table_copy copy_13(
        .clock(clock),
        .read_set(copy_13_read_set),
        .address(copy_13_address),
        .readers(copy_13_readers),
        .writers(copy_13_writers),
        .write_valid(copy_13_write_valid),
        .write_set(copy_13_write_set),
        .write_address(copy_13_write_address),
        .write_readers(copy_13_write_readers),
        .write_writers(copy_13_write_writers)
    );
    conflict_address_table_copy copy_14(
        .clock(clock),
        .read_set(copy_14_read_set),
        .address(copy_14_address),
        .readers(copy_14_readers),
        .writers(copy_14_writers),
        .write_valid(copy_14_write_valid),
        .write_set(copy_14_write_set),
        .write_address(copy_14_write_address),
        .write_readers(copy_14_write_readers),
        .write_writers(copy_14_write_writers)
    );
    conflict_address_table_copy copy_15(
        .clock(clock),
        .read_set(copy_15_read_set),
        .address(copy_15_address),
        .readers(copy_15_readers),
        .writers(copy_15_writers),
        .write_valid(copy_15_write_valid),
        .write_set(copy_15_write_set),
        .write_address(copy_15_write_address),
        .write_readers(copy_15_write_readers),
        .write_writers(copy_15_write_writers)
    );
    conflict_address_table_copy copy_16(
        .clock(clock),
        .read_set(copy_16_read_set),
        .address(copy_16_address),
        .readers(copy_16_readers),
        .writers(copy_16_writers),
        .write_valid(copy_16_write_valid),
        .write_set(copy_16_write_set),
        .write_address(copy_16_write_address),
        .write_readers(copy_16_write_readers),
        .write_writers(copy_16_write_writers)
    );
    conflict_address_table_copy copy_17(
        .clock(clock),
        .read_set(copy_17_read_set),
        .address(copy_17_address),
        .readers(copy_17_readers),
        .writers(copy_17_writers),
        .write_valid(copy_17_write_valid),
        .write_set(copy_17_write_set),
        .write_address(copy_17_write_address),
        .write_readers(copy_17_write_readers),
        .write_writers(copy_17_write_writers)
    );
    conflict_address_table_copy copy_18(
        .clock(clock),
        .read_set(copy_18_read_set),
        .address(copy_18_address),
        .readers(copy_18_readers),
        .writers(copy_18_writers),
        .write_valid(copy_18_write_valid),
        .write_set(copy_18_write_set),
        .write_address(copy_18_write_address),
        .write_readers(copy_18_write_readers),
        .write_writers(copy_18_write_writers)
    );
    conflict_address_table_copy copy_19(
        .clock(clock),
        .read_set(copy_19_read_set),
        .address(copy_19_address),
        .readers(copy_19_readers),
        .writers(copy_19_writers),
        .write_valid(copy_19_write_valid),
        .write_set(copy_19_write_set),
        .write_address(copy_19_write_address),
        .write_readers(copy_19_write_readers),
        .write_writers(copy_19_write_writers)
    );
    conflict_address_table_copy copy_20(
        .clock(clock),
        .read_set(copy_20_read_set),
        .address(copy_20_address),
        .readers(copy_20_readers),
        .writers(copy_20_writers),
        .write_valid(copy_20_write_valid),
        .write_set(copy_20_write_set),
        .write_address(copy_20_write_address),
        .write_readers(copy_20_write_readers),
        .write_writers(copy_20_write_writers)
    );
    conflict_address_table_copy copy_21(
        .clock(clock),
        .read_set(copy_21_read_set),
        .address(copy_21_address),
        .readers(copy_21_readers),
        .writers(copy_21_writers),
        .write_valid(copy_21_write_valid),
        .write_set(copy_21_write_set),
        .write_address(copy_21_write_address),
        .write_readers(copy_21_write_readers),
        .write_writers(copy_21_write_writers)
    );
    conflict_address_table_copy copy_22(
        .clock(clock),
        .read_set(copy_22_read_set),
        .address(copy_22_address),
        .readers(copy_22_readers),
        .writers(copy_22_writers),
        .write_valid(copy_22_write_valid),
        .write_set(copy_22_write_set),
        .write_address(copy_22_write_address),
        .write_readers(copy_22_write_readers),
        .write_writers(copy_22_write_writers)
    );
    conflict_address_table_copy copy_23(
        .clock(clock),
        .read_set(copy_23_read_set),
        .address(copy_23_address),
        .readers(copy_23_readers),
        .writers(copy_23_writers),
        .write_valid(copy_23_write_valid),
        .write_set(copy_23_write_set),
        .write_address(copy_23_write_address),
        .write_readers(copy_23_write_readers),
        .write_writers(copy_23_write_writers)
    );
    conflict_address_table_copy copy_24(
        .clock(clock),
        .read_set(copy_24_read_set),
        .address(copy_24_address),
        .readers(copy_24_readers),
        .writers(copy_24_writers),
        .write_valid(copy_24_write_valid),
        .write_set(copy_24_write_set),
        .write_address(copy_24_write_address),
        .write_readers(copy_24_write_readers),
        .write_writers(copy_24_write_writers)
    );
    conflict_address_table_copy copy_25(
        .clock(clock),
        .read_set(copy_25_read_set),
        .address(copy_25_address),
        .readers(copy_25_readers),
        .writers(copy_25_writers),
        .write_valid(copy_25_write_valid),
        .write_set(copy_25_write_set),
        .write_address(copy_25_write_address),
        .write_readers(copy_25_write_readers),
        .write_writers(copy_25_write_writers)
    );
    conflict_address_table_copy copy_26(
        .clock(clock),
        .read_set(copy_26_read_set),
        .address(copy_26_address),
        .readers(copy_26_readers),
        .writers(copy_26_writers),
        .write_valid(copy_26_write_valid),
        .write_set(copy_26_write_set),
        .write_address(copy_26_write_address),
        .write_readers(copy_26_write_readers),
        .write_writers(copy_26_write_writers)
    );
    conflict_address_table_copy copy_27(
        .clock(clock),
        .read_set(copy_27_read_set),
        .address(copy_27_address),
        .readers(copy_27_readers),
        .writers(copy_27_writers),
        .write_valid(copy_27_write_valid),
        .write_set(copy_27_write_set),
        .write_address(copy_27_write_address),
        .write_readers(copy_27_write_readers),
        .write_writers(copy_27_write_writers)
    );
    conflict_address_table_copy copy_28(
        .clock(clock),
        .read_set(copy_28_read_set),
        .address(copy_28_address),
        .readers(copy_28_readers),
        .writers(copy_28_writers),
        .write_valid(copy_28_write_valid),
        .write_set(copy_28_write_set),
        .write_address(copy_28_write_address),
        .write_readers(copy_28_write_readers),
        .write_writers(copy_28_write_writers)
    );
    conflict_address_table_copy copy_29(
        .clock(clock),
        .read_set(copy_29_read_set),
        .address(copy_29_address),
        .readers(copy_29_readers),
        .writers(copy_29_writers),
        .write_valid(copy_29_write_valid),
        .write_set(copy_29_write_set),
        .write_address(copy_29_write_address),
        .write_readers(copy_29_write_readers),
        .write_writers(copy_29_write_writers)
    );
    conflict_address_table_copy copy_30(
        .clock(clock),
        .read_set(copy_30_read_set),
        .address(copy_30_address),
        .readers(copy_30_readers),
        .writers(copy_30_writers),
        .write_valid(copy_30_write_valid),
        .write_set(copy_30_write_set),
        .write_address(copy_30_write_address),
        .write_readers(copy_30_write_readers),
        .write_writers(copy_30_write_writers)
    );
    conflict_address_table_copy copy_31(
        .clock(clock),
        .read_set(copy_31_read_set),
        .address(copy_31_address),
        .readers(copy_31_readers),
        .writers(copy_31_writers),
        .write_valid(copy_31_write_valid),
        .write_set(copy_31_write_set),
        .write_address(copy_31_write_address),
        .write_readers(copy_31_write_readers),
        .write_writers(copy_31_write_writers)
    );
    conflict_address_table_copy copy_32(
        .clock(clock),
        .read_set(copy_32_read_set),
        .address(copy_32_address),
        .readers(copy_32_readers),
        .writers(copy_32_writers),
        .write_valid(copy_32_write_valid),
        .write_set(copy_32_write_set),
        .write_address(copy_32_write_address),
        .write_readers(copy_32_write_readers),
        .write_writers(copy_32_write_writers)
    );
    conflict_address_table_copy copy_33(
        .clock(clock),
        .read_set(copy_33_read_set),
        .address(copy_33_address),
        .readers(copy_33_readers),
        .writers(copy_33_writers),
        .write_valid(copy_33_write_valid),
        .write_set(copy_33_write_set),
        .write_address(copy_33_write_address),
        .write_readers(copy_33_write_readers),
        .write_writers(copy_33_write_writers)
    );
    conflict_address_table_copy copy_34(
        .clock(clock),
        .read_set(copy_34_read_set),
        .address(copy_34_address),
        .readers(copy_34_readers),
        .writers(copy_34_writers),
        .write_valid(copy_34_write_valid),
        .write_set(copy_34_write_set),
        .write_address(copy_34_write_address),
        .write_readers(copy_34_write_readers),
        .write_writers(copy_34_write_writers)
    );
    conflict_address_table_copy copy_35(
        .clock(clock),
        .read_set(copy_35_read_set),
        .address(copy_35_address),
        .readers(copy_35_readers),
        .writers(copy_35_writers),
        .write_valid(copy_35_write_valid),
        .write_set(copy_35_write_set),
        .write_address(copy_35_write_address),
        .write_readers(copy_35_write_readers),
        .write_writers(copy_35_write_writers)
    );
    conflict_address_table_copy copy_36(
        .clock(clock),
        .read_set(copy_36_read_set),
        .address(copy_36_address),
        .readers(copy_36_readers),
        .writers(copy_36_writers),
        .write_valid(copy_36_write_valid),
        .write_set(copy_36_write_set),
        .write_address(copy_36_write_address),
        .write_readers(copy_36_write_readers),
        .write_writers(copy_36_write_writers)
    );
    conflict_address_table_copy copy_37(
        .clock(clock),
        .read_set(copy_37_read_set),
        .address(copy_37_address),
        .readers(copy_37_readers),
        .writers(copy_37_writers),
        .write_valid(copy_37_write_valid),
        .write_set(copy_37_write_set),
        .write_address(copy_37_write_address),
        .write_readers(copy_37_write_readers),
        .write_writers(copy_37_write_writers)
    );
    conflict_address_table_copy copy_38(
        .clock(clock),
        .read_set(copy_38_read_set),
        .address(copy_38_address),
        .readers(copy_38_readers),
        .writers(copy_38_writers),
        .write_valid(copy_38_write_valid),
        .write_set(copy_38_write_set),
        .write_address(copy_38_write_address),
        .write_readers(copy_38_write_readers),
        .write_writers(copy_38_write_writers)
    );
    conflict_address_table_copy copy_39(
        .clock(clock),
        .read_set(copy_39_read_set),
        .address(copy_39_address),
        .readers(copy_39_readers),
        .writers(copy_39_writers),
        .write_valid(copy_39_write_valid),
        .write_set(copy_39_write_set),
        .write_address(copy_39_write_address),
        .write_readers(copy_39_write_readers),
        .write_writers(copy_39_write_writers)
    );
    conflict_address_table_copy copy_40(
        .clock(clock),
        .read_set(copy_40_read_set),
        .address(copy_40_address),
        .readers(copy_40_readers),
        .writers(copy_40_writers),
        .write_valid(copy_40_write_valid),
        .write_set(copy_40_write_set),
        .write_address(copy_40_write_address),
        .write_readers(copy_40_write_readers),
        .write_writers(copy_40_write_writers)
    );
    conflict_address_table_copy copy_41(
        .clock(clock),
        .read_set(copy_41_read_set),
        .address(copy_41_address),
        .readers(copy_41_readers),
        .writers(copy_41_writers),
        .write_valid(copy_41_write_valid),
        .write_set(copy_41_write_set),
        .write_address(copy_41_write_address),
        .write_readers(copy_41_write_readers),
        .write_writers(copy_41_write_writers)
    );
    conflict_address_table_copy copy_42(
        .clock(clock),
        .read_set(copy_42_read_set),
        .address(copy_42_address),
        .readers(copy_42_readers),
        .writers(copy_42_writers),
        .write_valid(copy_42_write_valid),
        .write_set(copy_42_write_set),
        .write_address(copy_42_write_address),
        .write_readers(copy_42_write_readers),
        .write_writers(copy_42_write_writers)
    );
    conflict_address_table_copy copy_43(
        .clock(clock),
        .read_set(copy_43_read_set),
        .address(copy_43_address),
        .readers(copy_43_readers),
        .writers(copy_43_writers),
        .write_valid(copy_43_write_valid),
        .write_set(copy_43_write_set),
        .write_address(copy_43_write_address),
        .write_readers(copy_43_write_readers),
        .write_writers(copy_43_write_writers)
    );
    conflict_address_table_copy copy_44(
        .clock(clock),
        .read_set(copy_44_read_set),
        .address(copy_44_address),
        .readers(copy_44_readers),
        .writers(copy_44_writers),
        .write_valid(copy_44_write_valid),
        .write_set(copy_44_write_set),
        .write_address(copy_44_write_address),
        .write_readers(copy_44_write_readers),
        .write_writers(copy_44_write_writers)
    );
    conflict_address_table_copy copy_45(
        .clock(clock),
        .read_set(copy_45_read_set),
        .address(copy_45_address),
        .readers(copy_45_readers),
        .writers(copy_45_writers),
        .write_valid(copy_45_write_valid),
        .write_set(copy_45_write_set),
        .write_address(copy_45_write_address),
        .write_readers(copy_45_write_readers),
        .write_writers(copy_45_write_writers)
    );
    conflict_address_table_copy copy_46(
        .clock(clock),
        .read_set(copy_46_read_set),
        .address(copy_46_address),
        .readers(copy_46_readers),
        .writers(copy_46_writers),
        .write_valid(copy_46_write_valid),
        .write_set(copy_46_write_set),
        .write_address(copy_46_write_address),
        .write_readers(copy_46_write_readers),
        .write_writers(copy_46_write_writers)
    );
    conflict_address_table_copy copy_47(
        .clock(clock),
        .read_set(copy_47_read_set),
        .address(copy_47_address),
        .readers(copy_47_readers),
        .writers(copy_47_writers),
        .write_valid(copy_47_write_valid),
        .write_set(copy_47_write_set),
        .write_address(copy_47_write_address),
        .write_readers(copy_47_write_readers),
        .write_writers(copy_47_write_writers)
    );
    conflict_address_table_register1 sweeping(
        .d(sweeping_d),
        .q(sweeping_q),
        .clock(clock)
    );
    conflict_address_table_register8 sweep_set(
        .d(sweep_set_d),
        .q(sweep_set_q),
        .clock(clock)
    );
    conflict_address_table_register1 asked_0(
        .d(asked_0_d),
        .q(asked_0_q),
        .clock(clock)
    );
    conflict_address_table_register1 asked_1(
        .d(asked_1_d),
        .q(asked_1_q),
        .clock(clock)
    );
    conflict_address_table_register1 asked_2(
        .d(asked_2_d),
        .q(asked_2_q),
        .clock(clock)
    );
    conflict_address_table_register1 asked_3(
        .d(asked_3_d),
        .q(asked_3_q),
        .clock(clock)
    );
    conflict_address_table_register30 asked_address_0(
        .d(lookup_address_0),
        .q(asked_address_0_q),
        .clock(clock)
    );
    conflict_address_table_register30 asked_address_1(
        .d(lookup_address_1),
        .q(asked_address_1_q),
        .clock(clock)
    );
    conflict_address_table_register30 asked_address_2(
        .d(lookup_address_2),
        .q(asked_address_2_q),
        .clock(clock)
    );
    conflict_address_table_register30 asked_address_3(
        .d(lookup_address_3),
        .q(asked_address_3_q),
        .clock(clock)
    );
    conflict_address_table_register1 updating(
        .d(updating_d),
        .q(updating_q),
        .clock(clock)
    );
    conflict_address_table_register30 address(
        .d(address_d),
        .q(address_q),
        .clock(clock)
    );
    conflict_address_table_register8 index(
        .d(index_d),
        .q(index_q),
        .clock(clock)
    );
    conflict_address_table_register1 writer(
        .d(writer_d),
        .q(writer_q),
        .clock(clock)
    );
    conflict_address_table_register1 add(
        .d(add_d),
        .q(add_q),
        .clock(clock)
    );

    // Update code
    reg next_lookup_read_0;
    reg next_lookup_read_1;
    reg next_lookup_read_2;
    reg next_lookup_read_3;
    reg next_lookup_write_0;
    reg next_lookup_write_1;
    reg next_lookup_write_2;
    reg next_lookup_write_3;
    always @(*) begin
        sweeping_d = sweeping_q;
        sweep_set_d = sweep_set_q;
        updating_d = updating_q;
        address_d = address_q;
        index_d = index_q;
        writer_d = writer_q;
        add_d = add_q;
        upd_ready = ~sweeping_q;
        take = upd_valid & ~sweeping_q & ~clear;
        updating_d = take;
        if (take) begin
            address_d = upd_address;
            index_d = upd_hash_set;
            writer_d = upd_write;
            add_d = upd_add;
        end
        asked_0_d = lookup_valid_0 & ~sweeping_q & ~clear;
        asked_1_d = lookup_valid_1 & ~sweeping_q & ~clear;
        asked_2_d = lookup_valid_2 & ~sweeping_q & ~clear;
        asked_3_d = lookup_valid_3 & ~sweeping_q & ~clear;
        copy_0_read_set = lookup_hash_0_set;
        copy_1_read_set = lookup_hash_1_set;
        copy_2_read_set = lookup_hash_2_set;
        copy_3_read_set = lookup_hash_3_set;
        way_0_read_set = upd_hash_set;
        copy_4_read_set = lookup_hash_0_set;
        copy_5_read_set = lookup_hash_1_set;
        copy_6_read_set = lookup_hash_2_set;
        copy_7_read_set = lookup_hash_3_set;
        way_1_read_set = upd_hash_set;
        copy_8_read_set = lookup_hash_0_set;
        copy_9_read_set = lookup_hash_1_set;
        copy_10_read_set = lookup_hash_2_set;
        copy_11_read_set = lookup_hash_3_set;
        way_2_read_set = upd_hash_set;
        copy_12_read_set = lookup_hash_0_set;
        copy_13_read_set = lookup_hash_1_set;
        copy_14_read_set = lookup_hash_2_set;
        copy_15_read_set = lookup_hash_3_set;
        way_3_read_set = upd_hash_set;
        copy_16_read_set = lookup_hash_0_set;
        copy_17_read_set = lookup_hash_1_set;
        copy_18_read_set = lookup_hash_2_set;
        copy_19_read_set = lookup_hash_3_set;
        way_4_read_set = upd_hash_set;
        copy_20_read_set = lookup_hash_0_set;
        copy_21_read_set = lookup_hash_1_set;
        copy_22_read_set = lookup_hash_2_set;
        copy_23_read_set = lookup_hash_3_set;
        way_5_read_set = upd_hash_set;
        copy_24_read_set = lookup_hash_0_set;
        copy_25_read_set = lookup_hash_1_set;
        copy_26_read_set = lookup_hash_2_set;
        copy_27_read_set = lookup_hash_3_set;
        way_6_read_set = upd_hash_set;
        copy_28_read_set = lookup_hash_0_set;
        copy_29_read_set = lookup_hash_1_set;
        copy_30_read_set = lookup_hash_2_set;
        copy_31_read_set = lookup_hash_3_set;
        way_7_read_set = upd_hash_set;
        copy_32_read_set = lookup_hash_0_set;
        copy_33_read_set = lookup_hash_1_set;
        copy_34_read_set = lookup_hash_2_set;
        copy_35_read_set = lookup_hash_3_set;
        way_8_read_set = upd_hash_set;
        copy_36_read_set = lookup_hash_0_set;
        copy_37_read_set = lookup_hash_1_set;
        copy_38_read_set = lookup_hash_2_set;
        copy_39_read_set = lookup_hash_3_set;
        way_9_read_set = upd_hash_set;
        copy_40_read_set = lookup_hash_0_set;
        copy_41_read_set = lookup_hash_1_set;
        copy_42_read_set = lookup_hash_2_set;
        copy_43_read_set = lookup_hash_3_set;
        way_10_read_set = upd_hash_set;
        copy_44_read_set = lookup_hash_0_set;
        copy_45_read_set = lookup_hash_1_set;
        copy_46_read_set = lookup_hash_2_set;
        copy_47_read_set = lookup_hash_3_set;
        way_11_read_set = upd_hash_set;
        next_lookup_read_0 = 1'b0;
        next_lookup_write_0 = 1'b0;
        if (asked_0_q & (copy_0_address == asked_address_0_q)) begin
            if (|copy_0_readers) begin
                next_lookup_read_0 = 1'b1;
            end
            if (|copy_0_writers) begin
                next_lookup_write_0 = 1'b1;
            end
        end
        if (asked_0_q & (copy_4_address == asked_address_0_q)) begin
            if (|copy_4_readers) begin
                next_lookup_read_0 = 1'b1;
            end
            if (|copy_4_writers) begin
                next_lookup_write_0 = 1'b1;
            end
        end
        if (asked_0_q & (copy_8_address == asked_address_0_q)) begin
            if (|copy_8_readers) begin
                next_lookup_read_0 = 1'b1;
            end
            if (|copy_8_writers) begin
                next_lookup_write_0 = 1'b1;
            end
        end
        if (asked_0_q & (copy_12_address == asked_address_0_q)) begin
            if (|copy_12_readers) begin
                next_lookup_read_0 = 1'b1;
            end
            if (|copy_12_writers) begin
                next_lookup_write_0 = 1'b1;
            end
        end
        if (asked_0_q & (copy_16_address == asked_address_0_q)) begin
            if (|copy_16_readers) begin
                next_lookup_read_0 = 1'b1;
            end
            if (|copy_16_writers) begin
                next_lookup_write_0 = 1'b1;
            end
        end
        if (asked_0_q & (copy_20_address == asked_address_0_q)) begin
            if (|copy_20_readers) begin
                next_lookup_read_0 = 1'b1;
            end
            if (|copy_20_writers) begin
                next_lookup_write_0 = 1'b1;
            end
        end
        if (asked_0_q & (copy_24_address == asked_address_0_q)) begin
            if (|copy_24_readers) begin
                next_lookup_read_0 = 1'b1;
            end
            if (|copy_24_writers) begin
                next_lookup_write_0 = 1'b1;
            end
        end
        if (asked_0_q & (copy_28_address == asked_address_0_q)) begin
            if (|copy_28_readers) begin
                next_lookup_read_0 = 1'b1;
            end
            if (|copy_28_writers) begin
                next_lookup_write_0 = 1'b1;
            end
        end
        if (asked_0_q & (copy_32_address == asked_address_0_q)) begin
            if (|copy_32_readers) begin
                next_lookup_read_0 = 1'b1;
            end
            if (|copy_32_writers) begin
                next_lookup_write_0 = 1'b1;
            end
        end
        if (asked_0_q & (copy_36_address == asked_address_0_q)) begin
            if (|copy_36_readers) begin
                next_lookup_read_0 = 1'b1;
            end
            if (|copy_36_writers) begin
                next_lookup_write_0 = 1'b1;
            end
        end
        if (asked_0_q & (copy_40_address == asked_address_0_q)) begin
            if (|copy_40_readers) begin
                next_lookup_read_0 = 1'b1;
            end
            if (|copy_40_writers) begin
                next_lookup_write_0 = 1'b1;
            end
        end
        if (asked_0_q & (copy_44_address == asked_address_0_q)) begin
            if (|copy_44_readers) begin
                next_lookup_read_0 = 1'b1;
            end
            if (|copy_44_writers) begin
                next_lookup_write_0 = 1'b1;
            end
        end
        next_lookup_read_1 = 1'b0;
        next_lookup_write_1 = 1'b0;
        if (asked_1_q & (copy_1_address == asked_address_1_q)) begin
            if (|copy_1_readers) begin
                next_lookup_read_1 = 1'b1;
            end
            if (|copy_1_writers) begin
                next_lookup_write_1 = 1'b1;
            end
        end
        if (asked_1_q & (copy_5_address == asked_address_1_q)) begin
            if (|copy_5_readers) begin
                next_lookup_read_1 = 1'b1;
            end
            if (|copy_5_writers) begin
                next_lookup_write_1 = 1'b1;
            end
        end
        if (asked_1_q & (copy_9_address == asked_address_1_q)) begin
            if (|copy_9_readers) begin
                next_lookup_read_1 = 1'b1;
            end
            if (|copy_9_writers) begin
                next_lookup_write_1 = 1'b1;
            end
        end
        if (asked_1_q & (copy_13_address == asked_address_1_q)) begin
            if (|copy_13_readers) begin
                next_lookup_read_1 = 1'b1;
            end
            if (|copy_13_writers) begin
                next_lookup_write_1 = 1'b1;
            end
        end
        if (asked_1_q & (copy_17_address == asked_address_1_q)) begin
            if (|copy_17_readers) begin
                next_lookup_read_1 = 1'b1;
            end
            if (|copy_17_writers) begin
                next_lookup_write_1 = 1'b1;
            end
        end
        if (asked_1_q & (copy_21_address == asked_address_1_q)) begin
            if (|copy_21_readers) begin
                next_lookup_read_1 = 1'b1;
            end
            if (|copy_21_writers) begin
                next_lookup_write_1 = 1'b1;
            end
        end
        if (asked_1_q & (copy_25_address == asked_address_1_q)) begin
            if (|copy_25_readers) begin
                next_lookup_read_1 = 1'b1;
            end
            if (|copy_25_writers) begin
                next_lookup_write_1 = 1'b1;
            end
        end
        if (asked_1_q & (copy_29_address == asked_address_1_q)) begin
            if (|copy_29_readers) begin
                next_lookup_read_1 = 1'b1;
            end
            if (|copy_29_writers) begin
                next_lookup_write_1 = 1'b1;
            end
        end
        if (asked_1_q & (copy_33_address == asked_address_1_q)) begin
            if (|copy_33_readers) begin
                next_lookup_read_1 = 1'b1;
            end
            if (|copy_33_writers) begin
                next_lookup_write_1 = 1'b1;
            end
        end
        if (asked_1_q & (copy_37_address == asked_address_1_q)) begin
            if (|copy_37_readers) begin
                next_lookup_read_1 = 1'b1;
            end
            if (|copy_37_writers) begin
                next_lookup_write_1 = 1'b1;
            end
        end
        if (asked_1_q & (copy_41_address == asked_address_1_q)) begin
            if (|copy_41_readers) begin
                next_lookup_read_1 = 1'b1;
            end
            if (|copy_41_writers) begin
                next_lookup_write_1 = 1'b1;
            end
        end
        if (asked_1_q & (copy_45_address == asked_address_1_q)) begin
            if (|copy_45_readers) begin
                next_lookup_read_1 = 1'b1;
            end
            if (|copy_45_writers) begin
                next_lookup_write_1 = 1'b1;
            end
        end
        next_lookup_read_2 = 1'b0;
        next_lookup_write_2 = 1'b0;
        if (asked_2_q & (copy_2_address == asked_address_2_q)) begin
            if (|copy_2_readers) begin
                next_lookup_read_2 = 1'b1;
            end
            if (|copy_2_writers) begin
                next_lookup_write_2 = 1'b1;
            end
        end
        if (asked_2_q & (copy_6_address == asked_address_2_q)) begin
            if (|copy_6_readers) begin
                next_lookup_read_2 = 1'b1;
            end
            if (|copy_6_writers) begin
                next_lookup_write_2 = 1'b1;
            end
        end
        if (asked_2_q & (copy_10_address == asked_address_2_q)) begin
            if (|copy_10_readers) begin
                next_lookup_read_2 = 1'b1;
            end
            if (|copy_10_writers) begin
                next_lookup_write_2 = 1'b1;
            end
        end
        if (asked_2_q & (copy_14_address == asked_address_2_q)) begin
            if (|copy_14_readers) begin
                next_lookup_read_2 = 1'b1;
            end
            if (|copy_14_writers) begin
                next_lookup_write_2 = 1'b1;
            end
        end
        if (asked_2_q & (copy_18_address == asked_address_2_q)) begin
            if (|copy_18_readers) begin
                next_lookup_read_2 = 1'b1;
            end
            if (|copy_18_writers) begin
                next_lookup_write_2 = 1'b1;
            end
        end
        if (asked_2_q & (copy_22_address == asked_address_2_q)) begin
            if (|copy_22_readers) begin
                next_lookup_read_2 = 1'b1;
            end
            if (|copy_22_writers) begin
                next_lookup_write_2 = 1'b1;
            end
        end
        if (asked_2_q & (copy_26_address == asked_address_2_q)) begin
            if (|copy_26_readers) begin
                next_lookup_read_2 = 1'b1;
            end
            if (|copy_26_writers) begin
                next_lookup_write_2 = 1'b1;
            end
        end
        if (asked_2_q & (copy_30_address == asked_address_2_q)) begin
            if (|copy_30_readers) begin
                next_lookup_read_2 = 1'b1;
            end
            if (|copy_30_writers) begin
                next_lookup_write_2 = 1'b1;
            end
        end
        if (asked_2_q & (copy_34_address == asked_address_2_q)) begin
            if (|copy_34_readers) begin
                next_lookup_read_2 = 1'b1;
            end
            if (|copy_34_writers) begin
                next_lookup_write_2 = 1'b1;
            end
        end
        if (asked_2_q & (copy_38_address == asked_address_2_q)) begin
            if (|copy_38_readers) begin
                next_lookup_read_2 = 1'b1;
            end
            if (|copy_38_writers) begin
                next_lookup_write_2 = 1'b1;
            end
        end
        if (asked_2_q & (copy_42_address == asked_address_2_q)) begin
            if (|copy_42_readers) begin
                next_lookup_read_2 = 1'b1;
            end
            if (|copy_42_writers) begin
                next_lookup_write_2 = 1'b1;
            end
        end
        if (asked_2_q & (copy_46_address == asked_address_2_q)) begin
            if (|copy_46_readers) begin
                next_lookup_read_2 = 1'b1;
            end
            if (|copy_46_writers) begin
                next_lookup_write_2 = 1'b1;
            end
        end
        next_lookup_read_3 = 1'b0;
        next_lookup_write_3 = 1'b0;
        if (asked_3_q & (copy_3_address == asked_address_3_q)) begin
            if (|copy_3_readers) begin
                next_lookup_read_3 = 1'b1;
            end
            if (|copy_3_writers) begin
                next_lookup_write_3 = 1'b1;
            end
        end
        if (asked_3_q & (copy_7_address == asked_address_3_q)) begin
            if (|copy_7_readers) begin
                next_lookup_read_3 = 1'b1;
            end
            if (|copy_7_writers) begin
                next_lookup_write_3 = 1'b1;
            end
        end
        if (asked_3_q & (copy_11_address == asked_address_3_q)) begin
            if (|copy_11_readers) begin
                next_lookup_read_3 = 1'b1;
            end
            if (|copy_11_writers) begin
                next_lookup_write_3 = 1'b1;
            end
        end
        if (asked_3_q & (copy_15_address == asked_address_3_q)) begin
            if (|copy_15_readers) begin
                next_lookup_read_3 = 1'b1;
            end
            if (|copy_15_writers) begin
                next_lookup_write_3 = 1'b1;
            end
        end
        if (asked_3_q & (copy_19_address == asked_address_3_q)) begin
            if (|copy_19_readers) begin
                next_lookup_read_3 = 1'b1;
            end
            if (|copy_19_writers) begin
                next_lookup_write_3 = 1'b1;
            end
        end
        if (asked_3_q & (copy_23_address == asked_address_3_q)) begin
            if (|copy_23_readers) begin
                next_lookup_read_3 = 1'b1;
            end
            if (|copy_23_writers) begin
                next_lookup_write_3 = 1'b1;
            end
        end
        if (asked_3_q & (copy_27_address == asked_address_3_q)) begin
            if (|copy_27_readers) begin
                next_lookup_read_3 = 1'b1;
            end
            if (|copy_27_writers) begin
                next_lookup_write_3 = 1'b1;
            end
        end
        if (asked_3_q & (copy_31_address == asked_address_3_q)) begin
            if (|copy_31_readers) begin
                next_lookup_read_3 = 1'b1;
            end
            if (|copy_31_writers) begin
                next_lookup_write_3 = 1'b1;
            end
        end
        if (asked_3_q & (copy_35_address == asked_address_3_q)) begin
            if (|copy_35_readers) begin
                next_lookup_read_3 = 1'b1;
            end
            if (|copy_35_writers) begin
                next_lookup_write_3 = 1'b1;
            end
        end
        if (asked_3_q & (copy_39_address == asked_address_3_q)) begin
            if (|copy_39_readers) begin
                next_lookup_read_3 = 1'b1;
            end
            if (|copy_39_writers) begin
                next_lookup_write_3 = 1'b1;
            end
        end
        if (asked_3_q & (copy_43_address == asked_address_3_q)) begin
            if (|copy_43_readers) begin
                next_lookup_read_3 = 1'b1;
            end
            if (|copy_43_writers) begin
                next_lookup_write_3 = 1'b1;
            end
        end
        if (asked_3_q & (copy_47_address == asked_address_3_q)) begin
            if (|copy_47_readers) begin
                next_lookup_read_3 = 1'b1;
            end
            if (|copy_47_writers) begin
                next_lookup_write_3 = 1'b1;
            end
        end
        hit = 1'b0;
        room = 1'b0;
        read_bit = 32'h0;
        write_bit = 32'h0;
        used = |way_0_readers | |way_0_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_0_address == address_q)) begin
            hit = 1'b1;
            read_bit = way_0_readers;
            write_bit = way_0_writers;
        end
        used = |way_1_readers | |way_1_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_1_address == address_q)) begin
            hit = 1'b1;
            read_bit = way_1_readers;
            write_bit = way_1_writers;
        end
        used = |way_2_readers | |way_2_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_2_address == address_q)) begin
            hit = 1'b1;
            read_bit = way_2_readers;
            write_bit = way_2_writers;
        end
        used = |way_3_readers | |way_3_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_3_address == address_q)) begin
            hit = 1'b1;
            read_bit = way_3_readers;
            write_bit = way_3_writers;
        end
        used = |way_4_readers | |way_4_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_4_address == address_q)) begin
            hit = 1'b1;
            read_bit = way_4_readers;
            write_bit = way_4_writers;
        end
        used = |way_5_readers | |way_5_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_5_address == address_q)) begin
            hit = 1'b1;
            read_bit = way_5_readers;
            write_bit = way_5_writers;
        end
        used = |way_6_readers | |way_6_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_6_address == address_q)) begin
            hit = 1'b1;
            read_bit = way_6_readers;
            write_bit = way_6_writers;
        end
        used = |way_7_readers | |way_7_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_7_address == address_q)) begin
            hit = 1'b1;
            read_bit = way_7_readers;
            write_bit = way_7_writers;
        end
        used = |way_8_readers | |way_8_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_8_address == address_q)) begin
            hit = 1'b1;
            read_bit = way_8_readers;
            write_bit = way_8_writers;
        end
        used = |way_9_readers | |way_9_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_9_address == address_q)) begin
            hit = 1'b1;
            read_bit = way_9_readers;
            write_bit = way_9_writers;
        end
        used = |way_10_readers | |way_10_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_10_address == address_q)) begin
            hit = 1'b1;
            read_bit = way_10_readers;
            write_bit = way_10_writers;
        end
        used = |way_11_readers | |way_11_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_11_address == address_q)) begin
            hit = 1'b1;
            read_bit = way_11_readers;
            write_bit = way_11_writers;
        end
        if (writer_q) begin
            write_bit = 32'h0;
            if (add_q) begin
                write_bit = 32'h1;
            end
        end
        else begin
            read_bit = 32'h0;
            if (add_q) begin
                read_bit = 32'h1;
            end
        end
        upd_full = updating_q & add_q & ~hit & ~room;
        placed = 1'b0;
        way_0_write_valid = 1'b0;
        way_0_write_set = index_q;
        way_0_write_address = address_q;
        way_0_write_readers = read_bit;
        way_0_write_writers = write_bit;
        used = |way_0_readers | |way_0_writers;
        if (used) begin
            if (way_0_address == address_q) begin
                way_0_write_valid = updating_q;
            end
        end
        else if (add_q & ~hit & ~placed) begin
            placed = 1'b1;
            way_0_write_valid = updating_q;
        end
        if (sweeping_q) begin
            way_0_write_valid = 1'b1;
            way_0_write_set = sweep_set_q;
            way_0_write_readers = 32'h0;
            way_0_write_writers = 32'h0;
        end
        copy_0_write_valid = way_0_write_valid;
        copy_0_write_set = way_0_write_set;
        copy_0_write_address = way_0_write_address;
        copy_0_write_readers = way_0_write_readers;
        copy_0_write_writers = way_0_write_writers;
        copy_1_write_valid = way_0_write_valid;
        copy_1_write_set = way_0_write_set;
        copy_1_write_address = way_0_write_address;
        copy_1_write_readers = way_0_write_readers;
        copy_1_write_writers = way_0_write_writers;
        copy_2_write_valid = way_0_write_valid;
        copy_2_write_set = way_0_write_set;
        copy_2_write_address = way_0_write_address;
        copy_2_write_readers = way_0_write_readers;
        copy_2_write_writers = way_0_write_writers;
        copy_3_write_valid = way_0_write_valid;
        copy_3_write_set = way_0_write_set;
        copy_3_write_address = way_0_write_address;
        copy_3_write_readers = way_0_write_readers;
        copy_3_write_writers = way_0_write_writers;
        way_1_write_valid = 1'b0;
        way_1_write_set = index_q;
        way_1_write_address = address_q;
        way_1_write_readers = read_bit;
        way_1_write_writers = write_bit;
        used = |way_1_readers | |way_1_writers;
        if (used) begin
            if (way_1_address == address_q) begin
                way_1_write_valid = updating_q;
            end
        end
        else if (add_q & ~hit & ~placed) begin
            placed = 1'b1;
            way_1_write_valid = updating_q;
        end
        if (sweeping_q) begin
            way_1_write_valid = 1'b1;
            way_1_write_set = sweep_set_q;
            way_1_write_readers = 32'h0;
            way_1_write_writers = 32'h0;
        end
        copy_4_write_valid = way_1_write_valid;
        copy_4_write_set = way_1_write_set;
        copy_4_write_address = way_1_write_address;
        copy_4_write_readers = way_1_write_readers;
        copy_4_write_writers = way_1_write_writers;
        copy_5_write_valid = way_1_write_valid;
        copy_5_write_set = way_1_write_set;
        copy_5_write_address = way_1_write_address;
        copy_5_write_readers = way_1_write_readers;
        copy_5_write_writers = way_1_write_writers;
        copy_6_write_valid = way_1_write_valid;
        copy_6_write_set = way_1_write_set;
        copy_6_write_address = way_1_write_address;
        copy_6_write_readers = way_1_write_readers;
        copy_6_write_writers = way_1_write_writers;
        copy_7_write_valid = way_1_write_valid;
        copy_7_write_set = way_1_write_set;
        copy_7_write_address = way_1_write_address;
        copy_7_write_readers = way_1_write_readers;
        copy_7_write_writers = way_1_write_writers;
        way_2_write_valid = 1'b0;
        way_2_write_set = index_q;
        way_2_write_address = address_q;
        way_2_write_readers = read_bit;
        way_2_write_writers = write_bit;
        used = |way_2_readers | |way_2_writers;
        if (used) begin
            if (way_2_address == address_q) begin
                way_2_write_valid = updating_q;
            end
        end
        else if (add_q & ~hit & ~placed) begin
            placed = 1'b1;
            way_2_write_valid = updating_q;
        end
        if (sweeping_q) begin
            way_2_write_valid = 1'b1;
            way_2_write_set = sweep_set_q;
            way_2_write_readers = 32'h0;
            way_2_write_writers = 32'h0;
        end
        copy_8_write_valid = way_2_write_valid;
        copy_8_write_set = way_2_write_set;
        copy_8_write_address = way_2_write_address;
        copy_8_write_readers = way_2_write_readers;
        copy_8_write_writers = way_2_write_writers;
        copy_9_write_valid = way_2_write_valid;
        copy_9_write_set = way_2_write_set;
        copy_9_write_address = way_2_write_address;
        copy_9_write_readers = way_2_write_readers;
        copy_9_write_writers = way_2_write_writers;
        copy_10_write_valid = way_2_write_valid;
        copy_10_write_set = way_2_write_set;
        copy_10_write_address = way_2_write_address;
        copy_10_write_readers = way_2_write_readers;
        copy_10_write_writers = way_2_write_writers;
        copy_11_write_valid = way_2_write_valid;
        copy_11_write_set = way_2_write_set;
        copy_11_write_address = way_2_write_address;
        copy_11_write_readers = way_2_write_readers;
        copy_11_write_writers = way_2_write_writers;
        way_3_write_valid = 1'b0;
        way_3_write_set = index_q;
        way_3_write_address = address_q;
        way_3_write_readers = read_bit;
        way_3_write_writers = write_bit;
        used = |way_3_readers | |way_3_writers;
        if (used) begin
            if (way_3_address == address_q) begin
                way_3_write_valid = updating_q;
            end
        end
        else if (add_q & ~hit & ~placed) begin
            placed = 1'b1;
            way_3_write_valid = updating_q;
        end
        if (sweeping_q) begin
            way_3_write_valid = 1'b1;
            way_3_write_set = sweep_set_q;
            way_3_write_readers = 32'h0;
            way_3_write_writers = 32'h0;
        end
        copy_12_write_valid = way_3_write_valid;
        copy_12_write_set = way_3_write_set;
        copy_12_write_address = way_3_write_address;
        copy_12_write_readers = way_3_write_readers;
        copy_12_write_writers = way_3_write_writers;
        copy_13_write_valid = way_3_write_valid;
        copy_13_write_set = way_3_write_set;
        copy_13_write_address = way_3_write_address;
        copy_13_write_readers = way_3_write_readers;
        copy_13_write_writers = way_3_write_writers;
        copy_14_write_valid = way_3_write_valid;
        copy_14_write_set = way_3_write_set;
        copy_14_write_address = way_3_write_address;
        copy_14_write_readers = way_3_write_readers;
        copy_14_write_writers = way_3_write_writers;
        copy_15_write_valid = way_3_write_valid;
        copy_15_write_set = way_3_write_set;
        copy_15_write_address = way_3_write_address;
        copy_15_write_readers = way_3_write_readers;
        copy_15_write_writers = way_3_write_writers;
        way_4_write_valid = 1'b0;
        way_4_write_set = index_q;
        way_4_write_address = address_q;
        way_4_write_readers = read_bit;
        way_4_write_writers = write_bit;
        used = |way_4_readers | |way_4_writers;
        if (used) begin
            if (way_4_address == address_q) begin
                way_4_write_valid = updating_q;
            end
        end
        else if (add_q & ~hit & ~placed) begin
            placed = 1'b1;
            way_4_write_valid = updating_q;
        end
        if (sweeping_q) begin
            way_4_write_valid = 1'b1;
            way_4_write_set = sweep_set_q;
            way_4_write_readers = 32'h0;
            way_4_write_writers = 32'h0;
        end
        copy_16_write_valid = way_4_write_valid;
        copy_16_write_set = way_4_write_set;
        copy_16_write_address = way_4_write_address;
        copy_16_write_readers = way_4_write_readers;
        copy_16_write_writers = way_4_write_writers;
        copy_17_write_valid = way_4_write_valid;
        copy_17_write_set = way_4_write_set;
        copy_17_write_address = way_4_write_address;
        copy_17_write_readers = way_4_write_readers;
        copy_17_write_writers = way_4_write_writers;
        copy_18_write_valid = way_4_write_valid;
        copy_18_write_set = way_4_write_set;
        copy_18_write_address = way_4_write_address;
        copy_18_write_readers = way_4_write_readers;
        copy_18_write_writers = way_4_write_writers;
        copy_19_write_valid = way_4_write_valid;
        copy_19_write_set = way_4_write_set;
        copy_19_write_address = way_4_write_address;
        copy_19_write_readers = way_4_write_readers;
        copy_19_write_writers = way_4_write_writers;
        way_5_write_valid = 1'b0;
        way_5_write_set = index_q;
        way_5_write_address = address_q;
        way_5_write_readers = read_bit;
        way_5_write_writers = write_bit;
        used = |way_5_readers | |way_5_writers;
        if (used) begin
            if (way_5_address == address_q) begin
                way_5_write_valid = updating_q;
            end
        end
        else if (add_q & ~hit & ~placed) begin
            placed = 1'b1;
            way_5_write_valid = updating_q;
        end
        if (sweeping_q) begin
            way_5_write_valid = 1'b1;
            way_5_write_set = sweep_set_q;
            way_5_write_readers = 32'h0;
            way_5_write_writers = 32'h0;
        end
        copy_20_write_valid = way_5_write_valid;
        copy_20_write_set = way_5_write_set;
        copy_20_write_address = way_5_write_address;
        copy_20_write_readers = way_5_write_readers;
        copy_20_write_writers = way_5_write_writers;
        copy_21_write_valid = way_5_write_valid;
        copy_21_write_set = way_5_write_set;
        copy_21_write_address = way_5_write_address;
        copy_21_write_readers = way_5_write_readers;
        copy_21_write_writers = way_5_write_writers;
        copy_22_write_valid = way_5_write_valid;
        copy_22_write_set = way_5_write_set;
        copy_22_write_address = way_5_write_address;
        copy_22_write_readers = way_5_write_readers;
        copy_22_write_writers = way_5_write_writers;
        copy_23_write_valid = way_5_write_valid;
        copy_23_write_set = way_5_write_set;
        copy_23_write_address = way_5_write_address;
        copy_23_write_readers = way_5_write_readers;
        copy_23_write_writers = way_5_write_writers;
        way_6_write_valid = 1'b0;
        way_6_write_set = index_q;
        way_6_write_address = address_q;
        way_6_write_readers = read_bit;
        way_6_write_writers = write_bit;
        used = |way_6_readers | |way_6_writers;
        if (used) begin
            if (way_6_address == address_q) begin
                way_6_write_valid = updating_q;
            end
        end
        else if (add_q & ~hit & ~placed) begin
            placed = 1'b1;
            way_6_write_valid = updating_q;
        end
        if (sweeping_q) begin
            way_6_write_valid = 1'b1;
            way_6_write_set = sweep_set_q;
            way_6_write_readers = 32'h0;
            way_6_write_writers = 32'h0;
        end
        copy_24_write_valid = way_6_write_valid;
        copy_24_write_set = way_6_write_set;
        copy_24_write_address = way_6_write_address;
        copy_24_write_readers = way_6_write_readers;
        copy_24_write_writers = way_6_write_writers;
        copy_25_write_valid = way_6_write_valid;
        copy_25_write_set = way_6_write_set;
        copy_25_write_address = way_6_write_address;
        copy_25_write_readers = way_6_write_readers;
        copy_25_write_writers = way_6_write_writers;
        copy_26_write_valid = way_6_write_valid;
        copy_26_write_set = way_6_write_set;
        copy_26_write_address = way_6_write_address;
        copy_26_write_readers = way_6_write_readers;
        copy_26_write_writers = way_6_write_writers;
        copy_27_write_valid = way_6_write_valid;
        copy_27_write_set = way_6_write_set;
        copy_27_write_address = way_6_write_address;
        copy_27_write_readers = way_6_write_readers;
        copy_27_write_writers = way_6_write_writers;
        way_7_write_valid = 1'b0;
        way_7_write_set = index_q;
        way_7_write_address = address_q;
        way_7_write_readers = read_bit;
        way_7_write_writers = write_bit;
        used = |way_7_readers | |way_7_writers;
        if (used) begin
            if (way_7_address == address_q) begin
                way_7_write_valid = updating_q;
            end
        end
        else if (add_q & ~hit & ~placed) begin
            placed = 1'b1;
            way_7_write_valid = updating_q;
        end
        if (sweeping_q) begin
            way_7_write_valid = 1'b1;
            way_7_write_set = sweep_set_q;
            way_7_write_readers = 32'h0;
            way_7_write_writers = 32'h0;
        end
        copy_28_write_valid = way_7_write_valid;
        copy_28_write_set = way_7_write_set;
        copy_28_write_address = way_7_write_address;
        copy_28_write_readers = way_7_write_readers;
        copy_28_write_writers = way_7_write_writers;
        copy_29_write_valid = way_7_write_valid;
        copy_29_write_set = way_7_write_set;
        copy_29_write_address = way_7_write_address;
        copy_29_write_readers = way_7_write_readers;
        copy_29_write_writers = way_7_write_writers;
        copy_30_write_valid = way_7_write_valid;
        copy_30_write_set = way_7_write_set;
        copy_30_write_address = way_7_write_address;
        copy_30_write_readers = way_7_write_readers;
        copy_30_write_writers = way_7_write_writers;
        copy_31_write_valid = way_7_write_valid;
        copy_31_write_set = way_7_write_set;
        copy_31_write_address = way_7_write_address;
        copy_31_write_readers = way_7_write_readers;
        copy_31_write_writers = way_7_write_writers;
        way_8_write_valid = 1'b0;
        way_8_write_set = index_q;
        way_8_write_address = address_q;
        way_8_write_readers = read_bit;
        way_8_write_writers = write_bit;
        used = |way_8_readers | |way_8_writers;
        if (used) begin
            if (way_8_address == address_q) begin
                way_8_write_valid = updating_q;
            end
        end
        else if (add_q & ~hit & ~placed) begin
            placed = 1'b1;
            way_8_write_valid = updating_q;
        end
        if (sweeping_q) begin
            way_8_write_valid = 1'b1;
            way_8_write_set = sweep_set_q;
            way_8_write_readers = 32'h0;
            way_8_write_writers = 32'h0;
        end
        copy_32_write_valid = way_8_write_valid;
        copy_32_write_set = way_8_write_set;
        copy_32_write_address = way_8_write_address;
        copy_32_write_readers = way_8_write_readers;
        copy_32_write_writers = way_8_write_writers;
        copy_33_write_valid = way_8_write_valid;
        copy_33_write_set = way_8_write_set;
        copy_33_write_address = way_8_write_address;
        copy_33_write_readers = way_8_write_readers;
        copy_33_write_writers = way_8_write_writers;
        copy_34_write_valid = way_8_write_valid;
        copy_34_write_set = way_8_write_set;
        copy_34_write_address = way_8_write_address;
        copy_34_write_readers = way_8_write_readers;
        copy_34_write_writers = way_8_write_writers;
        copy_35_write_valid = way_8_write_valid;
        copy_35_write_set = way_8_write_set;
        copy_35_write_address = way_8_write_address;
        copy_35_write_readers = way_8_write_readers;
        copy_35_write_writers = way_8_write_writers;
        way_9_write_valid = 1'b0;
        way_9_write_set = index_q;
        way_9_write_address = address_q;
        way_9_write_readers = read_bit;
        way_9_write_writers = write_bit;
        used = |way_9_readers | |way_9_writers;
        if (used) begin
            if (way_9_address == address_q) begin
                way_9_write_valid = updating_q;
            end
        end
        else if (add_q & ~hit & ~placed) begin
            placed = 1'b1;
            way_9_write_valid = updating_q;
        end
        if (sweeping_q) begin
            way_9_write_valid = 1'b1;
            way_9_write_set = sweep_set_q;
            way_9_write_readers = 32'h0;
            way_9_write_writers = 32'h0;
        end
        copy_36_write_valid = way_9_write_valid;
        copy_36_write_set = way_9_write_set;
        copy_36_write_address = way_9_write_address;
        copy_36_write_readers = way_9_write_readers;
        copy_36_write_writers = way_9_write_writers;
        copy_37_write_valid = way_9_write_valid;
        copy_37_write_set = way_9_write_set;
        copy_37_write_address = way_9_write_address;
        copy_37_write_readers = way_9_write_readers;
        copy_37_write_writers = way_9_write_writers;
        copy_38_write_valid = way_9_write_valid;
        copy_38_write_set = way_9_write_set;
        copy_38_write_address = way_9_write_address;
        copy_38_write_readers = way_9_write_readers;
        copy_38_write_writers = way_9_write_writers;
        copy_39_write_valid = way_9_write_valid;
        copy_39_write_set = way_9_write_set;
        copy_39_write_address = way_9_write_address;
        copy_39_write_readers = way_9_write_readers;
        copy_39_write_writers = way_9_write_writers;
        way_10_write_valid = 1'b0;
        way_10_write_set = index_q;
        way_10_write_address = address_q;
        way_10_write_readers = read_bit;
        way_10_write_writers = write_bit;
        used = |way_10_readers | |way_10_writers;
        if (used) begin
            if (way_10_address == address_q) begin
                way_10_write_valid = updating_q;
            end
        end
        else if (add_q & ~hit & ~placed) begin
            placed = 1'b1;
            way_10_write_valid = updating_q;
        end
        if (sweeping_q) begin
            way_10_write_valid = 1'b1;
            way_10_write_set = sweep_set_q;
            way_10_write_readers = 32'h0;
            way_10_write_writers = 32'h0;
        end
        copy_40_write_valid = way_10_write_valid;
        copy_40_write_set = way_10_write_set;
        copy_40_write_address = way_10_write_address;
        copy_40_write_readers = way_10_write_readers;
        copy_40_write_writers = way_10_write_writers;
        copy_41_write_valid = way_10_write_valid;
        copy_41_write_set = way_10_write_set;
        copy_41_write_address = way_10_write_address;
        copy_41_write_readers = way_10_write_readers;
        copy_41_write_writers = way_10_write_writers;
        copy_42_write_valid = way_10_write_valid;
        copy_42_write_set = way_10_write_set;
        copy_42_write_address = way_10_write_address;
        copy_42_write_readers = way_10_write_readers;
        copy_42_write_writers = way_10_write_writers;
        copy_43_write_valid = way_10_write_valid;
        copy_43_write_set = way_10_write_set;
        copy_43_write_address = way_10_write_address;
        copy_43_write_readers = way_10_write_readers;
        copy_43_write_writers = way_10_write_writers;
        way_11_write_valid = 1'b0;
        way_11_write_set = index_q;
        way_11_write_address = address_q;
        way_11_write_readers = read_bit;
        way_11_write_writers = write_bit;
        used = |way_11_readers | |way_11_writers;
        if (used) begin
            if (way_11_address == address_q) begin
                way_11_write_valid = updating_q;
            end
        end
        else if (add_q & ~hit & ~placed) begin
            placed = 1'b1;
            way_11_write_valid = updating_q;
        end
        if (sweeping_q) begin
            way_11_write_valid = 1'b1;
            way_11_write_set = sweep_set_q;
            way_11_write_readers = 32'h0;
            way_11_write_writers = 32'h0;
        end
        copy_44_write_valid = way_11_write_valid;
        copy_44_write_set = way_11_write_set;
        copy_44_write_address = way_11_write_address;
        copy_44_write_readers = way_11_write_readers;
        copy_44_write_writers = way_11_write_writers;
        copy_45_write_valid = way_11_write_valid;
        copy_45_write_set = way_11_write_set;
        copy_45_write_address = way_11_write_address;
        copy_45_write_readers = way_11_write_readers;
        copy_45_write_writers = way_11_write_writers;
        copy_46_write_valid = way_11_write_valid;
        copy_46_write_set = way_11_write_set;
        copy_46_write_address = way_11_write_address;
        copy_46_write_readers = way_11_write_readers;
        copy_46_write_writers = way_11_write_writers;
        copy_47_write_valid = way_11_write_valid;
        copy_47_write_set = way_11_write_set;
        copy_47_write_address = way_11_write_address;
        copy_47_write_readers = way_11_write_readers;
        copy_47_write_writers = way_11_write_writers;
        if (sweeping_q) begin
            sweep_set_d = sweep_set_q + 32'h1;
            sweeping_d = ~&sweep_set_q;
        end
        if (clear) begin
            sweeping_d = 1'b1;
            sweep_set_d = 32'h0;
        end
        lookup_read_0 = next_lookup_read_0;
        lookup_read_1 = next_lookup_read_1;
        lookup_read_2 = next_lookup_read_2;
        lookup_read_3 = next_lookup_read_3;
        lookup_write_0 = next_lookup_write_0;
        lookup_write_1 = next_lookup_write_1;
        lookup_write_2 = next_lookup_write_2;
        lookup_write_3 = next_lookup_write_3;
    end
endmodule

module conflict_address_table_lookup_hash (
    address,
    set
);
    // Module arguments
    input wire [29:0] address;
    output reg [7:0] set;

    // Constant declarations
    localparam masks_0 = 30'h1010101;
    localparam masks_1 = 30'h2020202;
    localparam masks_2 = 30'h4040404;
    localparam masks_3 = 30'h8080808;
    localparam masks_4 = 30'h10101010;
    localparam masks_5 = 30'h20202020;
    localparam masks_6 = 30'h404040;
    localparam masks_7 = 30'h808080;

    // Local signals
    reg [29:0] selected;
    reg [7:0] folded;

    // Update code
    always @(*) begin
        folded = 32'h0;
        selected = address & masks_0;
        folded = (folded & ~(1 << (0)) | ((^selected) << (0)));
        selected = address & masks_1;
        folded = (folded & ~(1 << (1)) | ((^selected) << (1)));
        selected = address & masks_2;
        folded = (folded & ~(1 << (2)) | ((^selected) << (2)));
        selected = address & masks_3;
        folded = (folded & ~(1 << (3)) | ((^selected) << (3)));
        selected = address & masks_4;
        folded = (folded & ~(1 << (4)) | ((^selected) << (4)));
        selected = address & masks_5;
        folded = (folded & ~(1 << (5)) | ((^selected) << (5)));
        selected = address & masks_6;
        folded = (folded & ~(1 << (6)) | ((^selected) << (6)));
        selected = address & masks_7;
        folded = (folded & ~(1 << (7)) | ((^selected) << (7)));
        set = folded;
    end
endmodule

module conflict_address_table_copy (
    clock,
    read_set,
    address,
    readers,
    writers,
    write_valid,
    write_set,
    write_address,
    write_readers,
    write_writers
);
    // Module arguments
    input wire clock;
    input wire [7:0] read_set;
    output reg [29:0] address;
    output reg readers;
    output reg writers;
    input wire write_valid;
    input wire [7:0] write_set;
    input wire [29:0] write_address;
    input wire write_readers;
    input wire write_writers;

    // Update code (custom)
    reg [29:0] addresses [0:255];
    reg [0:0] reader_counts [0:255];
    reg [0:0] writer_counts [0:255];
    integer row;
    initial begin
       for (row = 0; row <= 255; row = row + 1) begin
          addresses[row] = 0;
          reader_counts[row] = 0;
          writer_counts[row] = 0;
       end
       address = 0;
       readers = 0;
       writers = 0;
    end
    always @(posedge clock) begin
       if (write_valid) begin
          addresses[write_set] <= write_address;
          reader_counts[write_set] <= write_readers;
          writer_counts[write_set] <= write_writers;
       end
       if (write_valid && write_set == read_set) begin
          address <= write_address;
          readers <= write_readers;
          writers <= write_writers;
       end else begin
          address <= addresses[read_set];
          readers <= reader_counts[read_set];
          writers <= writer_counts[read_set];
       end
    end
endmodule

module conflict_address_table_register1 (
    d,
    q,
    clock
);
    // Module arguments
    input wire d;
    output reg q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 1'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module conflict_address_table_register8 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [7:0] d;
    output reg [7:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 8'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module conflict_address_table_register30 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [29:0] d;
    output reg [29:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 30'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule
