// bloom_bank: written by `turnstile export`, version 0.1.0. Do not edit.
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
module bloom_bank (
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
    input  wire [8:0] rows,
    input  wire [15:0] owner_bias,
    input  wire [8:0] walk_shift,
    input  wire [8:0] walk_backup_bias,
    input  wire [15:0] walk_owner_bias,
    input  wire [3:0] group,
    input  wire [7:0] region_first,
    input  wire [7:0] region_last,
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
    wire [7:0] shadow_check_row, shadow_check_owner, shadow_work_item;
    wire detector_conflict, detector_backup, detector_own, shadow_walk_on;
    wire [7:0] shadow_walk_after;
    wire detector_walk_any;
    wire [7:0] detector_walk_row;
    wire detector_walk_exact, detector_walk_restore, shadow_walk_take, shadow_walk_release;
    wire [7:0] shadow_release_row;
    wire shadow_walk_end;

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

    shadow_memory shadow (
        .clock(clock),
        .clear(clear),
        .rows(rows),
        .owner_bias(owner_bias),
        .walk_shift(walk_shift),
        .walk_backup_bias(walk_backup_bias),
        .walk_owner_bias(walk_owner_bias),
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
        .check_row(shadow_check_row),
        .check_owner(shadow_check_owner),
        .work_item(shadow_work_item),
        .conflict(detector_conflict),
        .backup(detector_backup),
        .own(detector_own),
        .walk_start(walk_start),
        .walk_slot(walk_slot),
        .walk_lanes_lo(walk_lanes_lo),
        .walk_lanes_hi(walk_lanes_hi),
        .walk_on(shadow_walk_on),
        .walk_after(shadow_walk_after),
        .walk_any(detector_walk_any),
        .walk_row(detector_walk_row),
        .walk_exact(detector_walk_exact),
        .walk_restore(detector_walk_restore),
        .walk_take(shadow_walk_take),
        .walk_release(shadow_walk_release),
        .release_row(shadow_release_row),
        .walk_end(shadow_walk_end),
        .walk_more(walk_more)
    );

    bloom_filter detector (
        .clock(clock),
        .clear(clear),
        .check_valid(shadow_check_valid),
        .check_row(shadow_check_row),
        .check_owner(shadow_check_owner),
        .check_write(bank_access_write),
        .work_item(shadow_work_item),
        .group(group),
        .conflict(detector_conflict),
        .backup(detector_backup),
        .own(detector_own),
        .flush_valid(flush_valid),
        .flush_slot(flush_slot),
        .region_first(region_first),
        .region_last(region_last),
        .walk_slot(walk_slot),
        .walk_lanes_lo(walk_lanes_lo),
        .walk_lanes_hi(walk_lanes_hi),
        .walk_on(shadow_walk_on),
        .walk_after(shadow_walk_after),
        .walk_any(detector_walk_any),
        .walk_row(detector_walk_row),
        .walk_exact(detector_walk_exact),
        .walk_restore(detector_walk_restore),
        .walk_take(shadow_walk_take),
        .walk_release(shadow_walk_release),
        .release_row(shadow_release_row),
        .walk_end(shadow_walk_end)
    );

    assign req_ready = bank_req_ready;
    assign rsp_word = bank_rsp_word;
    assign rsp_aborted = shadow_aborted;
    assign shadow_req_valid = req_valid & req_transactional & bank_req_ready;
endmodule
