// early_abort_scanner: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Scans a warp's logs against the conflict address table: which lanes hit.
//
// Early conflict resolution, 4.3 (Early-Abort: every entry of the read and write logs before the commit) and
// 4.4 (Pause-and-Go: the addresses of one load or store, a scan of one entry).
//
//                  +---------------------+
//  entry_valid   ->|                     |-> lookup_valid_0..3, lookup_address_0..3 (same cycle)
//  entry_write,  ->|  groups of 4 lanes  |<- lookup_read_0..3, lookup_write_0..3  (next cycle)
//  entry_last,   ->|                     |
//  entry_lanes,  ->|                     |-> scan_done, hit_lanes, hit_any, hit_all
//  lane_address  ->|                     |-> entry_ready
//                  +---------------------+
//
// A log entry is one load (entry_write = 0) or store of the warp: an address for each lane of entry_lanes.
// Four lanes, a group, are looked up a cycle, groups without a lane are skipped: an entry takes as many cycles as it
// has groups with a lane, 8 at most for 32 lanes (the paper's bound), 1 if it has none. The entry's pins hold still until
// entry_ready, which is high in its last cycle; the next entry follows without a gap. An entry that is withdrawn before
// counts with the groups that were looked up.
//
// A lane hits, if the entry is a load, if the table has its word written; if it is a store, if the table has its word read, or, with the
// strap write_write, written: unless both are reads, as the paper says (4.3). Without the strap two writes are no conflict, as in the authors' simulator. It holds
// still while a scan is in service. In the cycle after the entry with entry_last, scan_done is high for one cycle and hit_lanes has the lanes that
// hit in any entry of the scan; the hits are 0 in other cycles. The next scan may already be in service.
//
// Every lane hits (hit_all: all lanes that took part, at least one). For Early-Abort the paper is silent; all of
// them abort, as it says of each ("is aborted"): the transactions they conflict with are committing and
// cannot be aborted by them, so the warp as a whole makes progress, and nothing is sent to the commit units. For
// Pause-and-Go, PauseAndGoStack keeps one lane running.
//
// clear forgets the scan. Same-cycle priority: clear over everything.
//
// LANES = 4 * GROUPS <= 32 lanes, GROUPS <= 2^GROUP_BITS.
module early_abort_scanner (
    input  wire clock,
    input  wire clear,
    // Strap: a store hits a word that is written.
    input  wire write_write,
    input  wire entry_valid,
    output wire entry_ready,
    input  wire entry_write,
    input  wire entry_last,
    input  wire [31:0] entry_lanes,
    input  wire [29:0] lane_address_0, lane_address_1, lane_address_2, lane_address_3, lane_address_4, lane_address_5,
            lane_address_6, lane_address_7, lane_address_8, lane_address_9, lane_address_10, lane_address_11,
            lane_address_12, lane_address_13, lane_address_14, lane_address_15, lane_address_16, lane_address_17,
            lane_address_18, lane_address_19, lane_address_20, lane_address_21, lane_address_22, lane_address_23,
            lane_address_24, lane_address_25, lane_address_26, lane_address_27, lane_address_28, lane_address_29,
            lane_address_30, lane_address_31,
    output wire lookup_valid_0, lookup_valid_1, lookup_valid_2, lookup_valid_3,
    output wire [29:0] lookup_address_0, lookup_address_1, lookup_address_2, lookup_address_3,
    input  wire lookup_read_0, lookup_read_1, lookup_read_2, lookup_read_3,
    input  wire lookup_write_0, lookup_write_1, lookup_write_2, lookup_write_3,
    output wire scan_done,
    output wire [31:0] hit_lanes,
    output wire hit_any,
    output wire hit_all
);
    reg  [7:0] served;
    reg  asked;
    reg  [2:0] asked_group;
    reg  [3:0] asked_ports;
    reg  asked_write;
    reg  finishing;
    reg  [31:0] hits;
    reg  [31:0] scanned;
    wire [7:0] served_next;
    wire [2:0] asked_group_next;
    wire [3:0] asked_ports_next;
    wire asked_write_next;
    wire more;
    wire asked_next;
    wire [3:0] ports_0, ports_1, ports_2, ports_3, ports_4, ports_5, ports_6, ports_7;
    wire [31:0] hits_now;
    wire meets_writers;
    wire [31:0] lanes_now;


    function automatic [141:0] served_next_of(input reg [7:0] in_served, input reg [2:0] in_asked_group,
            input reg [3:0] in_asked_ports, input reg in_asked_write, input reg [29:0] in_lane_address_0,
            input reg [29:0] in_lane_address_1, input reg [29:0] in_lane_address_2, input reg [29:0] in_lane_address_3,
            input reg [29:0] in_lane_address_4, input reg [29:0] in_lane_address_5, input reg [29:0] in_lane_address_6,
            input reg [29:0] in_lane_address_7, input reg [29:0] in_lane_address_8, input reg [29:0] in_lane_address_9,
            input reg [29:0] in_lane_address_10, input reg [29:0] in_lane_address_11,
            input reg [29:0] in_lane_address_12, input reg [29:0] in_lane_address_13,
            input reg [29:0] in_lane_address_14, input reg [29:0] in_lane_address_15,
            input reg [29:0] in_lane_address_16, input reg [29:0] in_lane_address_17,
            input reg [29:0] in_lane_address_18, input reg [29:0] in_lane_address_19,
            input reg [29:0] in_lane_address_20, input reg [29:0] in_lane_address_21,
            input reg [29:0] in_lane_address_22, input reg [29:0] in_lane_address_23,
            input reg [29:0] in_lane_address_24, input reg [29:0] in_lane_address_25,
            input reg [29:0] in_lane_address_26, input reg [29:0] in_lane_address_27,
            input reg [29:0] in_lane_address_28, input reg [29:0] in_lane_address_29,
            input reg [29:0] in_lane_address_30, input reg [29:0] in_lane_address_31, input reg [3:0] in_ports_0,
            input reg [3:0] in_ports_1, input reg [3:0] in_ports_2, input reg [3:0] in_ports_3,
            input reg [3:0] in_ports_4, input reg [3:0] in_ports_5, input reg [3:0] in_ports_6,
            input reg [3:0] in_ports_7, input reg in_entry_valid, input reg in_entry_write, input reg in_clear);
        reg  [7:0] own_served_next;
        reg  [2:0] own_asked_group_next;
        reg  [3:0] own_asked_ports_next;
        reg  own_asked_write_next;
        reg  own_more;
        reg  own_lookup_valid_0;
        reg  [29:0] own_lookup_address_0;
        reg  own_lookup_valid_1;
        reg  [29:0] own_lookup_address_1;
        reg  own_lookup_valid_2;
        reg  [29:0] own_lookup_address_2;
        reg  own_lookup_valid_3;
        reg  [29:0] own_lookup_address_3;
        reg  own_asked_next;
        reg  own_found;
        begin
            own_served_next = in_served;
            own_asked_group_next = in_asked_group;
            own_asked_ports_next = in_asked_ports;
            own_asked_write_next = in_asked_write;
            own_found = 1'b0;
            own_more = 1'b0;
            own_lookup_valid_0 = 1'b0;
            own_lookup_address_0 = in_lane_address_0;
            own_lookup_valid_1 = 1'b0;
            own_lookup_address_1 = in_lane_address_1;
            own_lookup_valid_2 = 1'b0;
            own_lookup_address_2 = in_lane_address_2;
            own_lookup_valid_3 = 1'b0;
            own_lookup_address_3 = in_lane_address_3;
            own_asked_next = 1'b0;
            if ((|in_ports_0) & !in_served[0]) begin
                if (own_found) begin
                    own_more = 1'b1;
                end else begin
                    own_found = 1'b1;
                    own_lookup_address_0 = in_lane_address_0;
                    own_lookup_valid_0 = in_entry_valid & in_ports_0[0];
                    own_lookup_address_1 = in_lane_address_1;
                    own_lookup_valid_1 = in_entry_valid & in_ports_0[1];
                    own_lookup_address_2 = in_lane_address_2;
                    own_lookup_valid_2 = in_entry_valid & in_ports_0[2];
                    own_lookup_address_3 = in_lane_address_3;
                    own_lookup_valid_3 = in_entry_valid & in_ports_0[3];
                    own_asked_next = in_entry_valid;
                    own_asked_group_next = 3'd0;
                    own_asked_ports_next = in_ports_0;
                    own_asked_write_next = in_entry_write;
                    if (in_entry_valid) own_served_next = in_served | 8'd1;
                end
            end
            if ((|in_ports_1) & !in_served[1]) begin
                if (own_found) begin
                    own_more = 1'b1;
                end else begin
                    own_found = 1'b1;
                    own_lookup_address_0 = in_lane_address_4;
                    own_lookup_valid_0 = in_entry_valid & in_ports_1[0];
                    own_lookup_address_1 = in_lane_address_5;
                    own_lookup_valid_1 = in_entry_valid & in_ports_1[1];
                    own_lookup_address_2 = in_lane_address_6;
                    own_lookup_valid_2 = in_entry_valid & in_ports_1[2];
                    own_lookup_address_3 = in_lane_address_7;
                    own_lookup_valid_3 = in_entry_valid & in_ports_1[3];
                    own_asked_next = in_entry_valid;
                    own_asked_group_next = 3'd1;
                    own_asked_ports_next = in_ports_1;
                    own_asked_write_next = in_entry_write;
                    if (in_entry_valid) own_served_next = in_served | 8'd2;
                end
            end
            if ((|in_ports_2) & !in_served[2]) begin
                if (own_found) begin
                    own_more = 1'b1;
                end else begin
                    own_found = 1'b1;
                    own_lookup_address_0 = in_lane_address_8;
                    own_lookup_valid_0 = in_entry_valid & in_ports_2[0];
                    own_lookup_address_1 = in_lane_address_9;
                    own_lookup_valid_1 = in_entry_valid & in_ports_2[1];
                    own_lookup_address_2 = in_lane_address_10;
                    own_lookup_valid_2 = in_entry_valid & in_ports_2[2];
                    own_lookup_address_3 = in_lane_address_11;
                    own_lookup_valid_3 = in_entry_valid & in_ports_2[3];
                    own_asked_next = in_entry_valid;
                    own_asked_group_next = 3'd2;
                    own_asked_ports_next = in_ports_2;
                    own_asked_write_next = in_entry_write;
                    if (in_entry_valid) own_served_next = in_served | 8'd4;
                end
            end
            if ((|in_ports_3) & !in_served[3]) begin
                if (own_found) begin
                    own_more = 1'b1;
                end else begin
                    own_found = 1'b1;
                    own_lookup_address_0 = in_lane_address_12;
                    own_lookup_valid_0 = in_entry_valid & in_ports_3[0];
                    own_lookup_address_1 = in_lane_address_13;
                    own_lookup_valid_1 = in_entry_valid & in_ports_3[1];
                    own_lookup_address_2 = in_lane_address_14;
                    own_lookup_valid_2 = in_entry_valid & in_ports_3[2];
                    own_lookup_address_3 = in_lane_address_15;
                    own_lookup_valid_3 = in_entry_valid & in_ports_3[3];
                    own_asked_next = in_entry_valid;
                    own_asked_group_next = 3'd3;
                    own_asked_ports_next = in_ports_3;
                    own_asked_write_next = in_entry_write;
                    if (in_entry_valid) own_served_next = in_served | 8'd8;
                end
            end
            if ((|in_ports_4) & !in_served[4]) begin
                if (own_found) begin
                    own_more = 1'b1;
                end else begin
                    own_found = 1'b1;
                    own_lookup_address_0 = in_lane_address_16;
                    own_lookup_valid_0 = in_entry_valid & in_ports_4[0];
                    own_lookup_address_1 = in_lane_address_17;
                    own_lookup_valid_1 = in_entry_valid & in_ports_4[1];
                    own_lookup_address_2 = in_lane_address_18;
                    own_lookup_valid_2 = in_entry_valid & in_ports_4[2];
                    own_lookup_address_3 = in_lane_address_19;
                    own_lookup_valid_3 = in_entry_valid & in_ports_4[3];
                    own_asked_next = in_entry_valid;
                    own_asked_group_next = 3'd4;
                    own_asked_ports_next = in_ports_4;
                    own_asked_write_next = in_entry_write;
                    if (in_entry_valid) own_served_next = in_served | 8'h10;
                end
            end
            if ((|in_ports_5) & !in_served[5]) begin
                if (own_found) begin
                    own_more = 1'b1;
                end else begin
                    own_found = 1'b1;
                    own_lookup_address_0 = in_lane_address_20;
                    own_lookup_valid_0 = in_entry_valid & in_ports_5[0];
                    own_lookup_address_1 = in_lane_address_21;
                    own_lookup_valid_1 = in_entry_valid & in_ports_5[1];
                    own_lookup_address_2 = in_lane_address_22;
                    own_lookup_valid_2 = in_entry_valid & in_ports_5[2];
                    own_lookup_address_3 = in_lane_address_23;
                    own_lookup_valid_3 = in_entry_valid & in_ports_5[3];
                    own_asked_next = in_entry_valid;
                    own_asked_group_next = 3'd5;
                    own_asked_ports_next = in_ports_5;
                    own_asked_write_next = in_entry_write;
                    if (in_entry_valid) own_served_next = in_served | 8'h20;
                end
            end
            if ((|in_ports_6) & !in_served[6]) begin
                if (own_found) begin
                    own_more = 1'b1;
                end else begin
                    own_found = 1'b1;
                    own_lookup_address_0 = in_lane_address_24;
                    own_lookup_valid_0 = in_entry_valid & in_ports_6[0];
                    own_lookup_address_1 = in_lane_address_25;
                    own_lookup_valid_1 = in_entry_valid & in_ports_6[1];
                    own_lookup_address_2 = in_lane_address_26;
                    own_lookup_valid_2 = in_entry_valid & in_ports_6[2];
                    own_lookup_address_3 = in_lane_address_27;
                    own_lookup_valid_3 = in_entry_valid & in_ports_6[3];
                    own_asked_next = in_entry_valid;
                    own_asked_group_next = 3'd6;
                    own_asked_ports_next = in_ports_6;
                    own_asked_write_next = in_entry_write;
                    if (in_entry_valid) own_served_next = in_served | 8'h40;
                end
            end
            if ((|in_ports_7) & !in_served[7]) begin
                if (own_found) begin
                    own_more = 1'b1;
                end else begin
                    own_lookup_address_0 = in_lane_address_28;
                    own_lookup_valid_0 = in_entry_valid & in_ports_7[0];
                    own_lookup_address_1 = in_lane_address_29;
                    own_lookup_valid_1 = in_entry_valid & in_ports_7[1];
                    own_lookup_address_2 = in_lane_address_30;
                    own_lookup_valid_2 = in_entry_valid & in_ports_7[2];
                    own_lookup_address_3 = in_lane_address_31;
                    own_lookup_valid_3 = in_entry_valid & in_ports_7[3];
                    own_asked_next = in_entry_valid;
                    own_asked_group_next = 3'd7;
                    own_asked_ports_next = in_ports_7;
                    own_asked_write_next = in_entry_write;
                    if (in_entry_valid) own_served_next = in_served | 8'h80;
                end
            end
            if (!in_entry_valid | !own_more) own_served_next = 8'd0;
            if (in_clear) begin
                own_asked_next = 1'b0;
                own_served_next = 8'd0;
            end
            served_next_of = {own_served_next, own_asked_group_next, own_asked_ports_next, own_asked_write_next,
                    own_more, own_lookup_valid_0, own_lookup_address_0, own_lookup_valid_1, own_lookup_address_1,
                    own_lookup_valid_2, own_lookup_address_2, own_lookup_valid_3, own_lookup_address_3, own_asked_next};
        end
    endfunction
    assign {served_next, asked_group_next, asked_ports_next, asked_write_next, more, lookup_valid_0, lookup_address_0,
            lookup_valid_1, lookup_address_1, lookup_valid_2, lookup_address_2, lookup_valid_3, lookup_address_3, asked_next} =
            served_next_of(served,
            asked_group, asked_ports, asked_write, lane_address_0, lane_address_1, lane_address_2, lane_address_3,
            lane_address_4, lane_address_5, lane_address_6, lane_address_7, lane_address_8, lane_address_9,
            lane_address_10, lane_address_11, lane_address_12, lane_address_13, lane_address_14, lane_address_15,
            lane_address_16, lane_address_17, lane_address_18, lane_address_19, lane_address_20, lane_address_21,
            lane_address_22, lane_address_23, lane_address_24, lane_address_25, lane_address_26, lane_address_27,
            lane_address_28, lane_address_29, lane_address_30, lane_address_31, ports_0, ports_1, ports_2, ports_3,
            ports_4, ports_5, ports_6, ports_7, entry_valid, entry_write, clear);
    assign ports_0 = {entry_lanes[3], entry_lanes[2], entry_lanes[1], entry_lanes[0]},
            ports_1 = {entry_lanes[7], entry_lanes[6], entry_lanes[5], entry_lanes[4]},
            ports_2 = {entry_lanes[11], entry_lanes[10], entry_lanes[9], entry_lanes[8]},
            ports_3 = {entry_lanes[15], entry_lanes[14], entry_lanes[13], entry_lanes[12]},
            ports_4 = {entry_lanes[19], entry_lanes[18], entry_lanes[17], entry_lanes[16]},
            ports_5 = {entry_lanes[23], entry_lanes[22], entry_lanes[21], entry_lanes[20]},
            ports_6 = {entry_lanes[27], entry_lanes[26], entry_lanes[25], entry_lanes[24]},
            ports_7 = {entry_lanes[31], entry_lanes[30], entry_lanes[29], entry_lanes[28]};
    assign entry_ready = !more;

    function automatic [31:0] hits_now_of(input reg [31:0] in_hits, input reg in_asked, input reg [2:0] in_asked_group,
            input reg [3:0] in_asked_ports, input reg in_meets_writers, input reg in_lookup_write_0,
            input reg in_lookup_write_1, input reg in_lookup_write_2, input reg in_lookup_write_3,
            input reg in_asked_write, input reg in_lookup_read_0, input reg in_lookup_read_1,
            input reg in_lookup_read_2, input reg in_lookup_read_3);
        begin
            hits_now_of = in_hits;
            if (in_asked & (in_asked_group == 3'd0) & in_asked_ports[0] & ((in_meets_writers & in_lookup_write_0) |
                    (in_asked_write & in_lookup_read_0))) begin
                hits_now_of[0] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd0) & in_asked_ports[1] & ((in_meets_writers & in_lookup_write_1) |
                    (in_asked_write & in_lookup_read_1))) begin
                hits_now_of[1] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd0) & in_asked_ports[2] & ((in_meets_writers & in_lookup_write_2) |
                    (in_asked_write & in_lookup_read_2))) begin
                hits_now_of[2] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd0) & in_asked_ports[3] & ((in_meets_writers & in_lookup_write_3) |
                    (in_asked_write & in_lookup_read_3))) begin
                hits_now_of[3] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd1) & in_asked_ports[0] & ((in_meets_writers & in_lookup_write_0) |
                    (in_asked_write & in_lookup_read_0))) begin
                hits_now_of[4] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd1) & in_asked_ports[1] & ((in_meets_writers & in_lookup_write_1) |
                    (in_asked_write & in_lookup_read_1))) begin
                hits_now_of[5] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd1) & in_asked_ports[2] & ((in_meets_writers & in_lookup_write_2) |
                    (in_asked_write & in_lookup_read_2))) begin
                hits_now_of[6] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd1) & in_asked_ports[3] & ((in_meets_writers & in_lookup_write_3) |
                    (in_asked_write & in_lookup_read_3))) begin
                hits_now_of[7] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd2) & in_asked_ports[0] & ((in_meets_writers & in_lookup_write_0) |
                    (in_asked_write & in_lookup_read_0))) begin
                hits_now_of[8] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd2) & in_asked_ports[1] & ((in_meets_writers & in_lookup_write_1) |
                    (in_asked_write & in_lookup_read_1))) begin
                hits_now_of[9] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd2) & in_asked_ports[2] & ((in_meets_writers & in_lookup_write_2) |
                    (in_asked_write & in_lookup_read_2))) begin
                hits_now_of[10] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd2) & in_asked_ports[3] & ((in_meets_writers & in_lookup_write_3) |
                    (in_asked_write & in_lookup_read_3))) begin
                hits_now_of[11] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd3) & in_asked_ports[0] & ((in_meets_writers & in_lookup_write_0) |
                    (in_asked_write & in_lookup_read_0))) begin
                hits_now_of[12] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd3) & in_asked_ports[1] & ((in_meets_writers & in_lookup_write_1) |
                    (in_asked_write & in_lookup_read_1))) begin
                hits_now_of[13] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd3) & in_asked_ports[2] & ((in_meets_writers & in_lookup_write_2) |
                    (in_asked_write & in_lookup_read_2))) begin
                hits_now_of[14] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd3) & in_asked_ports[3] & ((in_meets_writers & in_lookup_write_3) |
                    (in_asked_write & in_lookup_read_3))) begin
                hits_now_of[15] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd4) & in_asked_ports[0] & ((in_meets_writers & in_lookup_write_0) |
                    (in_asked_write & in_lookup_read_0))) begin
                hits_now_of[16] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd4) & in_asked_ports[1] & ((in_meets_writers & in_lookup_write_1) |
                    (in_asked_write & in_lookup_read_1))) begin
                hits_now_of[17] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd4) & in_asked_ports[2] & ((in_meets_writers & in_lookup_write_2) |
                    (in_asked_write & in_lookup_read_2))) begin
                hits_now_of[18] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd4) & in_asked_ports[3] & ((in_meets_writers & in_lookup_write_3) |
                    (in_asked_write & in_lookup_read_3))) begin
                hits_now_of[19] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd5) & in_asked_ports[0] & ((in_meets_writers & in_lookup_write_0) |
                    (in_asked_write & in_lookup_read_0))) begin
                hits_now_of[20] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd5) & in_asked_ports[1] & ((in_meets_writers & in_lookup_write_1) |
                    (in_asked_write & in_lookup_read_1))) begin
                hits_now_of[21] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd5) & in_asked_ports[2] & ((in_meets_writers & in_lookup_write_2) |
                    (in_asked_write & in_lookup_read_2))) begin
                hits_now_of[22] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd5) & in_asked_ports[3] & ((in_meets_writers & in_lookup_write_3) |
                    (in_asked_write & in_lookup_read_3))) begin
                hits_now_of[23] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd6) & in_asked_ports[0] & ((in_meets_writers & in_lookup_write_0) |
                    (in_asked_write & in_lookup_read_0))) begin
                hits_now_of[24] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd6) & in_asked_ports[1] & ((in_meets_writers & in_lookup_write_1) |
                    (in_asked_write & in_lookup_read_1))) begin
                hits_now_of[25] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd6) & in_asked_ports[2] & ((in_meets_writers & in_lookup_write_2) |
                    (in_asked_write & in_lookup_read_2))) begin
                hits_now_of[26] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd6) & in_asked_ports[3] & ((in_meets_writers & in_lookup_write_3) |
                    (in_asked_write & in_lookup_read_3))) begin
                hits_now_of[27] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd7) & in_asked_ports[0] & ((in_meets_writers & in_lookup_write_0) |
                    (in_asked_write & in_lookup_read_0))) begin
                hits_now_of[28] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd7) & in_asked_ports[1] & ((in_meets_writers & in_lookup_write_1) |
                    (in_asked_write & in_lookup_read_1))) begin
                hits_now_of[29] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd7) & in_asked_ports[2] & ((in_meets_writers & in_lookup_write_2) |
                    (in_asked_write & in_lookup_read_2))) begin
                hits_now_of[30] = 1'b1;
            end
            if (in_asked & (in_asked_group == 3'd7) & in_asked_ports[3] & ((in_meets_writers & in_lookup_write_3) |
                    (in_asked_write & in_lookup_read_3))) begin
                hits_now_of[31] = 1'b1;
            end
        end
    endfunction
    assign hits_now = hits_now_of(hits, asked, asked_group, asked_ports, meets_writers, lookup_write_0, lookup_write_1,
            lookup_write_2, lookup_write_3, asked_write, lookup_read_0, lookup_read_1, lookup_read_2, lookup_read_3);
    assign meets_writers = write_write | !asked_write;

    function automatic [31:0] lanes_now_of(input reg [31:0] in_scanned, input reg in_finishing,
            input reg in_entry_valid, input reg [31:0] in_entry_lanes);
        begin
            lanes_now_of = in_scanned;
            if (in_finishing) lanes_now_of = 32'd0;
            if (in_entry_valid) lanes_now_of = lanes_now_of | in_entry_lanes;
        end
    endfunction
    assign lanes_now = lanes_now_of(scanned, finishing, entry_valid, entry_lanes);
    assign scan_done = finishing;
    assign hit_lanes =
        finishing ? hits_now :
        32'd0;
    assign hit_any = finishing & (|hits_now);
    assign hit_all = finishing & (|hits_now) & (hits_now == scanned);

    always @(posedge clock) begin
        finishing <= entry_valid & !more & entry_last;
        hits <= hits_now;
        if (finishing) hits <= 32'd0;
        scanned <= lanes_now;
        if (clear) begin
            finishing <= 1'b0;
            hits <= 32'd0;
            scanned <= 32'd0;
        end
        asked_group <= asked_group_next;
        asked <= asked_next;
        asked_ports <= asked_ports_next;
        asked_write <= asked_write_next;
        served <= served_next;
    end

    initial begin
        served = 8'd0;
        asked = 1'b0;
        asked_group = 3'd0;
        asked_ports = 4'd0;
        asked_write = 1'b0;
        finishing = 1'b0;
        hits = 32'd0;
        scanned = 32'd0;
    end
endmodule
