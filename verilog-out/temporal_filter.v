// temporal_filter: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Temporal conflict detection at the core: has a word that a transaction read been written since its first read?
//
// Warp TM's (early conflict resolution, 3.1 and Table 1); what a transaction keeps and when it conflicts is from the
// authors' simulator. Write time tables in the memory partitions give the times.
//
//  begin_*  (a warp starts or retries lanes)  ->+-----------------------------+
//  load_*   (a load goes out, and when)       ->| FirstReads x 2^WARP_BITS:   |
//  reply_*  (its answer, last-written time)   ->| read, conflict, first time  |
//  commit_* (the warp commits)                ->+-----------------------------+-> silent_lanes, abort_lanes,
//                                                                                 send_lanes  (same cycle)
//
// Operations, each in one cycle and all of them in the same one if need be. begin: the lanes of the warp have read nothing. load:
// those of its lanes that have read nothing yet keep load_time as the time of their first read. reply: the blocks that
// these lanes have loaded were last written at reply_time, or earlier; a lane for which that is after its first read is in conflict until
// its next begin. (The simulator keeps the maximum of these times and compares at the commit; as the first read's time does not
// change any more, a bit says the same.) Replies may come in any order, one for each block of 128 bytes of a load.
//
// Commit. Of commit_lanes, lanes with commit_wrote go to the commit units (send_lanes). A lane that has only read and is not in conflict
// commits at once, with no message (silent_lanes): all it has read was there together at the time of its first read. A read-only
// lane in conflict aborts itself (abort_lanes), as the paper says (3.1); with the strap send_conflicts high it goes to the commit units, as
// in the simulator, where its values may still be right.
//
// Guarantee, with write_time_table's: if load_time is not after the moment at which the load is served, and a
// write's time is that at which it lands, no word that a lane of silent_lanes has read was written between the lane's first read and the
// service of its last one.
//
// Times are 2 x TIME_BITS bits in two words. Same-cycle priority: clear, begin, then load and reply; a reply in the cycle of the
// first load of a lane belongs to no load of it and is not looked at. The commit's answer is of before the cycle's operations.
// clear is begin of all lanes of all warps.
//
// 2^WARP_BITS warps in transactions, of LANES <= 32 lanes.
// Here LANES = 32, TIME_BITS = 32, WARP_BITS = 1.
module temporal_filter (
    input  wire clock,
    input  wire clear,
    // Strap: read-only lanes in conflict go to the commit units.
    input  wire send_conflicts,
    input  wire begin_valid,
    input  wire begin_warp,
    input  wire [31:0] begin_lanes,
    input  wire load_valid,
    input  wire load_warp,
    input  wire [31:0] load_lanes,
    input  wire [31:0] load_time_hi,
    input  wire [31:0] load_time_lo,
    input  wire reply_valid,
    input  wire reply_warp,
    input  wire [31:0] reply_lanes,
    input  wire [31:0] reply_time_hi,
    input  wire [31:0] reply_time_lo,
    input  wire commit_warp,
    input  wire [31:0] commit_lanes,
    // Lanes whose write log is not empty.
    input  wire [31:0] commit_wrote,
    output wire [31:0] silent_lanes,
    output wire [31:0] abort_lanes,
    output wire [31:0] send_lanes
);
    wire [63:0] warp_begins, warp_loads, warp_replies, warp_conflicts;
    wire [31:0] in_conflict, only_read;
    genvar g;

    for (g = 0; g < 2; g = g + 1) begin : gen_warp
        (* keep_hierarchy *) first_reads warp (
            .clock(clock),
            .clear(clear),
            .begins(warp_begins[32 * g +: 32]),
            .loads(warp_loads[32 * g +: 32]),
            .load_time_hi(load_time_hi),
            .load_time_lo(load_time_lo),
            .replies(warp_replies[32 * g +: 32]),
            .reply_time_hi(reply_time_hi),
            .reply_time_lo(reply_time_lo),
            .conflicts(warp_conflicts[32 * g +: 32])
        );
    end

    assign in_conflict =
        commit_warp ? warp_conflicts[1*32 +: 32] :
        !commit_warp ? warp_conflicts[0*32 +: 32] :
        32'd0;
    assign warp_begins[0*32 +: 32] = begin_valid & !begin_warp ? begin_lanes : 32'd0;
    assign warp_begins[1*32 +: 32] = begin_valid & begin_warp ? begin_lanes : 32'd0;
    assign warp_loads[0*32 +: 32] = load_valid & !load_warp ? load_lanes : 32'd0;
    assign warp_loads[1*32 +: 32] = load_valid & load_warp ? load_lanes : 32'd0;
    assign warp_replies[0*32 +: 32] = reply_valid & !reply_warp ? reply_lanes : 32'd0;
    assign warp_replies[1*32 +: 32] = reply_valid & reply_warp ? reply_lanes : 32'd0;
    assign only_read = commit_lanes & ~commit_wrote;
    assign silent_lanes = only_read & ~in_conflict;

    function automatic [63:0] abort_lanes_of(input reg [31:0] in_only_read, input reg [31:0] in_in_conflict,
            input reg [31:0] in_commit_lanes, input reg [31:0] in_commit_wrote, input reg in_send_conflicts);
        reg  [31:0] own_abort_lanes, own_send_lanes;
        begin
            own_abort_lanes = in_only_read & in_in_conflict;
            own_send_lanes = in_commit_lanes & in_commit_wrote;
            if (in_send_conflicts) begin
                own_send_lanes = own_send_lanes | own_abort_lanes;
                own_abort_lanes = 32'd0;
            end
            abort_lanes_of = {own_abort_lanes, own_send_lanes};
        end
    endfunction
    assign {abort_lanes, send_lanes} = abort_lanes_of(only_read, in_conflict, commit_lanes, commit_wrote,
            send_conflicts);
endmodule
