// dcd_bank: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// A transactional LDS bank: LdsBank, ShadowMemory and one conflict detector.
//
//  req_*     +---------+  access, array port  +---------------+  check, walk  +----------+
//  --------->| LdsBank |<-------------------->| shadow memory |<------------->| detector |
//  <-- rsp_* +---------+                      +---------------+               +----------+
//                                                ^ walk_start, layout            ^ walk_*, flush_*
//
// The banks differ in the detector: BloomBank, DcdBank, SmdcdBank, SmdcdRowsBank (ordered or as published). Shadow memory is DirectoryShadow
// if the detector marks owner words (DCD, SMDCD), else ShadowMemory: see there for latencies. LateSum numbers rows. Accesses without a transaction pass both by.
// Here ROW_BITS = 9, SLOT_BITS = 2, STATE_BITS = 8.
module dcd_bank (
    input  wire clock,
    input  wire clear,
    input  wire req_valid,
    output wire req_ready,
    input  wire [4:0] req_op,
    input  wire req_transactional,
    input  wire [8:0] req_row,
    input  wire [1:0] req_byte,
    input  wire [31:0] req_data,
    input  wire [31:0] req_data2,
    input  wire [7:0] req_work_item,
    output wire rsp_valid,
    output wire [31:0] rsp_word,
    output wire rsp_aborted,
    input  wire [7:0] state_shift,
    input  wire [8:0] row_base,
    input  wire [8:0] backups,
    input  wire [8:0] owners,
    input  wire [15:0] owner_bias,
    input  wire [3:0] group,
    input  wire flush_valid,
    input  wire [1:0] flush_slot,
    input  wire walk_start,
    input  wire [1:0] walk_slot,
    input  wire [31:0] walk_lanes_lo,
    input  wire [31:0] walk_lanes_hi,
    // A walk goes on after this cycle.
    output wire walk_more
);
    wire bank_req_ready;
    wire [31:0] bank_rsp_word;
    wire [8:0] bank_access_row;
    wire bank_access_write, shadow_hold, shadow_aborted, shadow_shadow_read_enable;
    wire [8:0] shadow_shadow_read_row;
    wire [3:0] shadow_shadow_write_mask;
    wire [8:0] shadow_shadow_write_row;
    wire [31:0] shadow_shadow_write_data;
    wire [7:0] number_sum;
    wire shadow_req_valid, shadow_check_valid;
    wire [7:0] shadow_word;
    wire [1:0] shadow_owner_byte;
    wire [7:0] shadow_work_item;
    wire detector_conflict, detector_backup, detector_own;
    wire [3:0] detector_owner_mask;
    wire [31:0] detector_owner_data;
    wire shadow_walk_match;
    wire [3:0] detector_hits, detector_restores;
    wire detector_remains, shadow_walk_on, detector_walk_any;
    wire [7:0] detector_walk_word;
    wire shadow_walk_release;

    lds_bank bank (
        .clock(clock),
        .clear(clear),
        .req_valid(req_valid),
        .req_ready(bank_req_ready),
        .req_op(req_op),
        .req_transactional(req_transactional),
        .req_row(req_row),
        .req_byte(req_byte),
        .req_data(req_data),
        .req_data2(req_data2),
        .rsp_valid(rsp_valid),
        .rsp_word(bank_rsp_word),
        .access_row(bank_access_row),
        .access_write(bank_access_write),
        .hold(shadow_hold),
        .aborted(shadow_aborted),
        .shadow_read_enable(shadow_shadow_read_enable),
        .shadow_read_row(shadow_shadow_read_row),
        .shadow_write_mask(shadow_shadow_write_mask),
        .shadow_write_row(shadow_shadow_write_row),
        .shadow_write_data(shadow_shadow_write_data)
    );

    late_sum number (
        .late(req_row),
        .early(state_shift),
        .sum(number_sum)
    );

    directory_shadow shadow (
        .clock(clock),
        .clear(clear),
        .row_base(row_base),
        .backups(backups),
        .owners(owners),
        .owner_bias(owner_bias),
        .req_valid(shadow_req_valid),
        .req_row(req_row),
        .req_number(number_sum),
        .req_work_item(req_work_item),
        .access_row(bank_access_row),
        .access_write(bank_access_write),
        .read_data(bank_rsp_word),
        .hold(shadow_hold),
        .aborted(shadow_aborted),
        .shadow_read_enable(shadow_shadow_read_enable),
        .shadow_read_row(shadow_shadow_read_row),
        .shadow_write_mask(shadow_shadow_write_mask),
        .shadow_write_row(shadow_shadow_write_row),
        .shadow_write_data(shadow_shadow_write_data),
        .check_valid(shadow_check_valid),
        .word(shadow_word),
        .owner_byte(shadow_owner_byte),
        .work_item(shadow_work_item),
        .conflict(detector_conflict),
        .backup(detector_backup),
        .own(detector_own),
        .owner_mask(detector_owner_mask),
        .owner_data(detector_owner_data),
        .walk_start(walk_start),
        .walk_match(shadow_walk_match),
        .hits(detector_hits),
        .restores(detector_restores),
        .remains(detector_remains),
        .walk_on(shadow_walk_on),
        .walk_any(detector_walk_any),
        .walk_word(detector_walk_word),
        .walk_release(shadow_walk_release),
        .walk_more(walk_more)
    );

    dcd detector (
        .clock(clock),
        .clear(clear),
        .check_valid(shadow_check_valid),
        .word(shadow_word),
        .owners(bank_rsp_word),
        .owner_byte(shadow_owner_byte),
        .work_item(shadow_work_item),
        .group(group),
        .conflict(detector_conflict),
        .backup(detector_backup),
        .own(detector_own),
        .owner_mask(detector_owner_mask),
        .owner_data(detector_owner_data),
        .flush_valid(flush_valid),
        .flush_slot(flush_slot),
        .walk_slot(walk_slot),
        .walk_lanes_lo(walk_lanes_lo),
        .walk_lanes_hi(walk_lanes_hi),
        .walk_match(shadow_walk_match),
        .hits(detector_hits),
        .restores(detector_restores),
        .remains(detector_remains),
        .walk_on(shadow_walk_on),
        .walk_any(detector_walk_any),
        .walk_word(detector_walk_word),
        .walk_release(shadow_walk_release)
    );

    assign req_ready = bank_req_ready;
    assign rsp_word = bank_rsp_word;
    assign rsp_aborted = shadow_aborted;
    assign shadow_req_valid = req_valid & req_transactional & bank_req_ready;
endmodule
