// lds_baseline: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The plain LDS top: the LDS unit and its banks, no transactions.
//
//                    +------------------------------------------+
//  req_*, lane_* --->|   LdsUnit  --- bank_* --->  LdsBank x 32 |
//  rsp_*         <---|            <-- bank_rsp_* --             |
//                    +------------------------------------------+
//
// The reference of every comparison: the transactional tops have the same units and their
// additions. Latency and throughput are those of LdsUnit.
//
// The plain LDS: no transactions.
// Here ADDR_BITS = 16, BANKS = 32, LANES = 32.
module lds_baseline (
    // Rising edge.
    input  wire clock,
    // Synchronous: drops all requests; memory words stay. One cycle is enough, in which req_valid is low.
    input  wire clear,
    // A request of all lanes in req_lanes. It and its pins stay as they are until the clock at which req_ready
    // is high.
    input  wire req_valid,
    // The request is taken at this clock: its last lanes go to their banks. Low without req_valid;
    // depends combinationally on the whole request.
    output wire req_ready,
    // Operation, from LDS_READ_B32 (0) to LDS_CMP_ST (24); docs/integration.md lists the codes.
    input  wire [4:0] req_op,
    // Lanes that execute, one bit per lane.
    input  wire [31:0] req_lanes,
    // Byte address of each lane, aligned to the size of the operation.
    input  wire [511:0] lane_addr,
    // First operand of each lane: the value to write (of 64 bits the low word), or the operand of an atomic.
    input  wire [1023:0] lane_data,
    // Second operand of each lane: high word of LDS_WRITE_B64, new word of LDS_CMP_ST,
    // bits to set of LDS_MSK_OR.
    input  wire [1023:0] lane_data2,
    // The answer: one pulse per request, in order, which cannot be held off; 2 cycles after req_ready.
    output wire rsp_valid,
    // What each lane read, or the word before its atomic; undefined in all other lanes. Valid with rsp_valid.
    output wire [1023:0] rsp_data,
    // High word that each lane read with LDS_READ_B64; undefined after other operations.
    output wire [1023:0] rsp_data2,
    // Cycles in which the request sent lanes to banks: 1 without bank conflicts, 2 if it is of 64 bits.
    output wire [6:0] rsp_rounds,
    // Nothing is in service: while req_valid and clear are low too, the clock may stop.
    output wire idle
);
    (* maybe_unused *) wire [31:0] unused_unit_rsp_aborted, unused_unit_rsp_aborted_lower;
    (* maybe_unused *) wire unused_unit_conflict_valid, unused_unit_conflict_wavefront;
    (* maybe_unused *) wire [31:0] unused_unit_conflict_lo, unused_unit_conflict_hi;
    wire unit_busy;
    (* maybe_unused *) wire unused_unit_perf_overhead;
    wire [31:0] unit_bank_valid;
    (* maybe_unused *) wire unused_unit_bank_transactional;
    wire [287:0] unit_bank_row;
    wire [63:0] unit_bank_byte;
    wire [1023:0] unit_bank_data, unit_bank_data2;
    (* maybe_unused *) wire [255:0] unused_unit_bank_work_item;
    wire [1023:0] bank_rsp_word;
    wire [31:0] bank_req_ready, bank_rsp_valid;
    (* maybe_unused *) wire [287:0] unused_bank_access_row;
    (* maybe_unused *) wire [31:0] unused_bank_access_write;
    genvar g;

    lds_unit_plain unit (
        .clock(clock),
        .clear(clear),
        .req_valid(req_valid),
        .req_ready(req_ready),
        .req_op(req_op),
        .req_wavefront(1'b0),
        .req_half(1'b0),
        .req_continues(1'b0),
        .req_transactional(1'b0),
        .req_lanes(req_lanes),
        .lane_addr(lane_addr),
        .lane_data(lane_data),
        .lane_data2(lane_data2),
        .all_lose(1'b0),
        .tcm(64'd0),
        .rsp_valid(rsp_valid),
        .rsp_data(rsp_data),
        .rsp_data2(rsp_data2),
        .rsp_aborted(unused_unit_rsp_aborted),
        .rsp_aborted_lower(unused_unit_rsp_aborted_lower),
        .rsp_rounds(rsp_rounds),
        .hold(1'b0),
        .conflict_valid(unused_unit_conflict_valid),
        .conflict_wavefront(unused_unit_conflict_wavefront),
        .conflict_lo(unused_unit_conflict_lo),
        .conflict_hi(unused_unit_conflict_hi),
        .busy(unit_busy),
        .perf_overhead(unused_unit_perf_overhead),
        .bank_ready(bank_req_ready),
        .bank_valid(unit_bank_valid),
        .bank_transactional(unused_unit_bank_transactional),
        .bank_row(unit_bank_row),
        .bank_byte(unit_bank_byte),
        .bank_data(unit_bank_data),
        .bank_data2(unit_bank_data2),
        .bank_work_item(unused_unit_bank_work_item),
        .bank_rsp_valid(bank_rsp_valid),
        .bank_rsp_aborted(32'd0),
        .bank_rsp_word(bank_rsp_word)
    );

    for (g = 0; g < 32; g = g + 1) begin : gen_bank
        (* keep_hierarchy *) lds_bank bank (
            .clock(clock),
            .clear(clear),
            .req_valid(unit_bank_valid[g]),
            .req_ready(bank_req_ready[g]),
            .req_op(req_op),
            .req_transactional(1'b0),
            .req_row(unit_bank_row[9 * g +: 9]),
            .req_byte(unit_bank_byte[2 * g +: 2]),
            .req_data(unit_bank_data[32 * g +: 32]),
            .req_data2(unit_bank_data2[32 * g +: 32]),
            .rsp_valid(bank_rsp_valid[g]),
            .rsp_word(bank_rsp_word[32 * g +: 32]),
            .access_row(unused_bank_access_row[9 * g +: 9]),
            .access_write(unused_bank_access_write[g]),
            .hold(1'b0),
            .aborted(1'b0),
            .shadow_read_enable(1'b0),
            .shadow_read_row(9'd0),
            .shadow_write_mask(4'd0),
            .shadow_write_row(9'd0),
            .shadow_write_data(32'd0)
        );
    end

    assign idle = !unit_busy;
endmodule
