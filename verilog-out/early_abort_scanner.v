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
    output reg  lookup_valid_0, lookup_valid_1, lookup_valid_2, lookup_valid_3,
    output reg  [29:0] lookup_address_0, lookup_address_1, lookup_address_2, lookup_address_3,
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
    reg  [7:0] served_next;
    reg  [2:0] asked_group_next;
    reg  [3:0] asked_ports_next;
    reg  asked_write_next;
    reg  found;
    reg  more;
    reg  asked_next;
    wire [3:0] ports_0, ports_1, ports_2, ports_3, ports_4, ports_5, ports_6, ports_7;
    reg  [31:0] hits_now;
    wire meets_writers;
    reg  [31:0] lanes_now;


    always @(*) begin
        served_next = served;
        asked_group_next = asked_group;
        asked_ports_next = asked_ports;
        asked_write_next = asked_write;
        found = 1'b0;
        more = 1'b0;
        lookup_valid_0 = 1'b0;
        lookup_address_0 = lane_address_0;
        lookup_valid_1 = 1'b0;
        lookup_address_1 = lane_address_1;
        lookup_valid_2 = 1'b0;
        lookup_address_2 = lane_address_2;
        lookup_valid_3 = 1'b0;
        lookup_address_3 = lane_address_3;
        asked_next = 1'b0;
        if ((|ports_0) & !served[0]) begin
            if (found) begin
                more = 1'b1;
            end else begin
                found = 1'b1;
                lookup_address_0 = lane_address_0;
                lookup_valid_0 = entry_valid & ports_0[0];
                lookup_address_1 = lane_address_1;
                lookup_valid_1 = entry_valid & ports_0[1];
                lookup_address_2 = lane_address_2;
                lookup_valid_2 = entry_valid & ports_0[2];
                lookup_address_3 = lane_address_3;
                lookup_valid_3 = entry_valid & ports_0[3];
                asked_next = entry_valid;
                asked_group_next = 3'd0;
                asked_ports_next = ports_0;
                asked_write_next = entry_write;
                if (entry_valid) served_next = served | 8'd1;
            end
        end
        if ((|ports_1) & !served[1]) begin
            if (found) begin
                more = 1'b1;
            end else begin
                found = 1'b1;
                lookup_address_0 = lane_address_4;
                lookup_valid_0 = entry_valid & ports_1[0];
                lookup_address_1 = lane_address_5;
                lookup_valid_1 = entry_valid & ports_1[1];
                lookup_address_2 = lane_address_6;
                lookup_valid_2 = entry_valid & ports_1[2];
                lookup_address_3 = lane_address_7;
                lookup_valid_3 = entry_valid & ports_1[3];
                asked_next = entry_valid;
                asked_group_next = 3'd1;
                asked_ports_next = ports_1;
                asked_write_next = entry_write;
                if (entry_valid) served_next = served | 8'd2;
            end
        end
        if ((|ports_2) & !served[2]) begin
            if (found) begin
                more = 1'b1;
            end else begin
                found = 1'b1;
                lookup_address_0 = lane_address_8;
                lookup_valid_0 = entry_valid & ports_2[0];
                lookup_address_1 = lane_address_9;
                lookup_valid_1 = entry_valid & ports_2[1];
                lookup_address_2 = lane_address_10;
                lookup_valid_2 = entry_valid & ports_2[2];
                lookup_address_3 = lane_address_11;
                lookup_valid_3 = entry_valid & ports_2[3];
                asked_next = entry_valid;
                asked_group_next = 3'd2;
                asked_ports_next = ports_2;
                asked_write_next = entry_write;
                if (entry_valid) served_next = served | 8'd4;
            end
        end
        if ((|ports_3) & !served[3]) begin
            if (found) begin
                more = 1'b1;
            end else begin
                found = 1'b1;
                lookup_address_0 = lane_address_12;
                lookup_valid_0 = entry_valid & ports_3[0];
                lookup_address_1 = lane_address_13;
                lookup_valid_1 = entry_valid & ports_3[1];
                lookup_address_2 = lane_address_14;
                lookup_valid_2 = entry_valid & ports_3[2];
                lookup_address_3 = lane_address_15;
                lookup_valid_3 = entry_valid & ports_3[3];
                asked_next = entry_valid;
                asked_group_next = 3'd3;
                asked_ports_next = ports_3;
                asked_write_next = entry_write;
                if (entry_valid) served_next = served | 8'd8;
            end
        end
        if ((|ports_4) & !served[4]) begin
            if (found) begin
                more = 1'b1;
            end else begin
                found = 1'b1;
                lookup_address_0 = lane_address_16;
                lookup_valid_0 = entry_valid & ports_4[0];
                lookup_address_1 = lane_address_17;
                lookup_valid_1 = entry_valid & ports_4[1];
                lookup_address_2 = lane_address_18;
                lookup_valid_2 = entry_valid & ports_4[2];
                lookup_address_3 = lane_address_19;
                lookup_valid_3 = entry_valid & ports_4[3];
                asked_next = entry_valid;
                asked_group_next = 3'd4;
                asked_ports_next = ports_4;
                asked_write_next = entry_write;
                if (entry_valid) served_next = served | 8'h10;
            end
        end
        if ((|ports_5) & !served[5]) begin
            if (found) begin
                more = 1'b1;
            end else begin
                found = 1'b1;
                lookup_address_0 = lane_address_20;
                lookup_valid_0 = entry_valid & ports_5[0];
                lookup_address_1 = lane_address_21;
                lookup_valid_1 = entry_valid & ports_5[1];
                lookup_address_2 = lane_address_22;
                lookup_valid_2 = entry_valid & ports_5[2];
                lookup_address_3 = lane_address_23;
                lookup_valid_3 = entry_valid & ports_5[3];
                asked_next = entry_valid;
                asked_group_next = 3'd5;
                asked_ports_next = ports_5;
                asked_write_next = entry_write;
                if (entry_valid) served_next = served | 8'h20;
            end
        end
        if ((|ports_6) & !served[6]) begin
            if (found) begin
                more = 1'b1;
            end else begin
                found = 1'b1;
                lookup_address_0 = lane_address_24;
                lookup_valid_0 = entry_valid & ports_6[0];
                lookup_address_1 = lane_address_25;
                lookup_valid_1 = entry_valid & ports_6[1];
                lookup_address_2 = lane_address_26;
                lookup_valid_2 = entry_valid & ports_6[2];
                lookup_address_3 = lane_address_27;
                lookup_valid_3 = entry_valid & ports_6[3];
                asked_next = entry_valid;
                asked_group_next = 3'd6;
                asked_ports_next = ports_6;
                asked_write_next = entry_write;
                if (entry_valid) served_next = served | 8'h40;
            end
        end
        if ((|ports_7) & !served[7]) begin
            if (found) begin
                more = 1'b1;
            end else begin
                lookup_address_0 = lane_address_28;
                lookup_valid_0 = entry_valid & ports_7[0];
                lookup_address_1 = lane_address_29;
                lookup_valid_1 = entry_valid & ports_7[1];
                lookup_address_2 = lane_address_30;
                lookup_valid_2 = entry_valid & ports_7[2];
                lookup_address_3 = lane_address_31;
                lookup_valid_3 = entry_valid & ports_7[3];
                asked_next = entry_valid;
                asked_group_next = 3'd7;
                asked_ports_next = ports_7;
                asked_write_next = entry_write;
                if (entry_valid) served_next = served | 8'h80;
            end
        end
        if (!entry_valid | !more) served_next = 8'd0;
        if (clear) begin
            asked_next = 1'b0;
            served_next = 8'd0;
        end
    end
    assign ports_0 = {entry_lanes[3], entry_lanes[2], entry_lanes[1], entry_lanes[0]},
            ports_1 = {entry_lanes[7], entry_lanes[6], entry_lanes[5], entry_lanes[4]},
            ports_2 = {entry_lanes[11], entry_lanes[10], entry_lanes[9], entry_lanes[8]},
            ports_3 = {entry_lanes[15], entry_lanes[14], entry_lanes[13], entry_lanes[12]},
            ports_4 = {entry_lanes[19], entry_lanes[18], entry_lanes[17], entry_lanes[16]},
            ports_5 = {entry_lanes[23], entry_lanes[22], entry_lanes[21], entry_lanes[20]},
            ports_6 = {entry_lanes[27], entry_lanes[26], entry_lanes[25], entry_lanes[24]},
            ports_7 = {entry_lanes[31], entry_lanes[30], entry_lanes[29], entry_lanes[28]};
    assign entry_ready = !more;

    always @(*) begin
        hits_now = hits;
        if (asked & (asked_group == 3'd0) & asked_ports[0] & ((meets_writers & lookup_write_0) | (asked_write &
                lookup_read_0))) begin
            hits_now[0] = 1'b1;
        end
        if (asked & (asked_group == 3'd0) & asked_ports[1] & ((meets_writers & lookup_write_1) | (asked_write &
                lookup_read_1))) begin
            hits_now[1] = 1'b1;
        end
        if (asked & (asked_group == 3'd0) & asked_ports[2] & ((meets_writers & lookup_write_2) | (asked_write &
                lookup_read_2))) begin
            hits_now[2] = 1'b1;
        end
        if (asked & (asked_group == 3'd0) & asked_ports[3] & ((meets_writers & lookup_write_3) | (asked_write &
                lookup_read_3))) begin
            hits_now[3] = 1'b1;
        end
        if (asked & (asked_group == 3'd1) & asked_ports[0] & ((meets_writers & lookup_write_0) | (asked_write &
                lookup_read_0))) begin
            hits_now[4] = 1'b1;
        end
        if (asked & (asked_group == 3'd1) & asked_ports[1] & ((meets_writers & lookup_write_1) | (asked_write &
                lookup_read_1))) begin
            hits_now[5] = 1'b1;
        end
        if (asked & (asked_group == 3'd1) & asked_ports[2] & ((meets_writers & lookup_write_2) | (asked_write &
                lookup_read_2))) begin
            hits_now[6] = 1'b1;
        end
        if (asked & (asked_group == 3'd1) & asked_ports[3] & ((meets_writers & lookup_write_3) | (asked_write &
                lookup_read_3))) begin
            hits_now[7] = 1'b1;
        end
        if (asked & (asked_group == 3'd2) & asked_ports[0] & ((meets_writers & lookup_write_0) | (asked_write &
                lookup_read_0))) begin
            hits_now[8] = 1'b1;
        end
        if (asked & (asked_group == 3'd2) & asked_ports[1] & ((meets_writers & lookup_write_1) | (asked_write &
                lookup_read_1))) begin
            hits_now[9] = 1'b1;
        end
        if (asked & (asked_group == 3'd2) & asked_ports[2] & ((meets_writers & lookup_write_2) | (asked_write &
                lookup_read_2))) begin
            hits_now[10] = 1'b1;
        end
        if (asked & (asked_group == 3'd2) & asked_ports[3] & ((meets_writers & lookup_write_3) | (asked_write &
                lookup_read_3))) begin
            hits_now[11] = 1'b1;
        end
        if (asked & (asked_group == 3'd3) & asked_ports[0] & ((meets_writers & lookup_write_0) | (asked_write &
                lookup_read_0))) begin
            hits_now[12] = 1'b1;
        end
        if (asked & (asked_group == 3'd3) & asked_ports[1] & ((meets_writers & lookup_write_1) | (asked_write &
                lookup_read_1))) begin
            hits_now[13] = 1'b1;
        end
        if (asked & (asked_group == 3'd3) & asked_ports[2] & ((meets_writers & lookup_write_2) | (asked_write &
                lookup_read_2))) begin
            hits_now[14] = 1'b1;
        end
        if (asked & (asked_group == 3'd3) & asked_ports[3] & ((meets_writers & lookup_write_3) | (asked_write &
                lookup_read_3))) begin
            hits_now[15] = 1'b1;
        end
        if (asked & (asked_group == 3'd4) & asked_ports[0] & ((meets_writers & lookup_write_0) | (asked_write &
                lookup_read_0))) begin
            hits_now[16] = 1'b1;
        end
        if (asked & (asked_group == 3'd4) & asked_ports[1] & ((meets_writers & lookup_write_1) | (asked_write &
                lookup_read_1))) begin
            hits_now[17] = 1'b1;
        end
        if (asked & (asked_group == 3'd4) & asked_ports[2] & ((meets_writers & lookup_write_2) | (asked_write &
                lookup_read_2))) begin
            hits_now[18] = 1'b1;
        end
        if (asked & (asked_group == 3'd4) & asked_ports[3] & ((meets_writers & lookup_write_3) | (asked_write &
                lookup_read_3))) begin
            hits_now[19] = 1'b1;
        end
        if (asked & (asked_group == 3'd5) & asked_ports[0] & ((meets_writers & lookup_write_0) | (asked_write &
                lookup_read_0))) begin
            hits_now[20] = 1'b1;
        end
        if (asked & (asked_group == 3'd5) & asked_ports[1] & ((meets_writers & lookup_write_1) | (asked_write &
                lookup_read_1))) begin
            hits_now[21] = 1'b1;
        end
        if (asked & (asked_group == 3'd5) & asked_ports[2] & ((meets_writers & lookup_write_2) | (asked_write &
                lookup_read_2))) begin
            hits_now[22] = 1'b1;
        end
        if (asked & (asked_group == 3'd5) & asked_ports[3] & ((meets_writers & lookup_write_3) | (asked_write &
                lookup_read_3))) begin
            hits_now[23] = 1'b1;
        end
        if (asked & (asked_group == 3'd6) & asked_ports[0] & ((meets_writers & lookup_write_0) | (asked_write &
                lookup_read_0))) begin
            hits_now[24] = 1'b1;
        end
        if (asked & (asked_group == 3'd6) & asked_ports[1] & ((meets_writers & lookup_write_1) | (asked_write &
                lookup_read_1))) begin
            hits_now[25] = 1'b1;
        end
        if (asked & (asked_group == 3'd6) & asked_ports[2] & ((meets_writers & lookup_write_2) | (asked_write &
                lookup_read_2))) begin
            hits_now[26] = 1'b1;
        end
        if (asked & (asked_group == 3'd6) & asked_ports[3] & ((meets_writers & lookup_write_3) | (asked_write &
                lookup_read_3))) begin
            hits_now[27] = 1'b1;
        end
        if (asked & (asked_group == 3'd7) & asked_ports[0] & ((meets_writers & lookup_write_0) | (asked_write &
                lookup_read_0))) begin
            hits_now[28] = 1'b1;
        end
        if (asked & (asked_group == 3'd7) & asked_ports[1] & ((meets_writers & lookup_write_1) | (asked_write &
                lookup_read_1))) begin
            hits_now[29] = 1'b1;
        end
        if (asked & (asked_group == 3'd7) & asked_ports[2] & ((meets_writers & lookup_write_2) | (asked_write &
                lookup_read_2))) begin
            hits_now[30] = 1'b1;
        end
        if (asked & (asked_group == 3'd7) & asked_ports[3] & ((meets_writers & lookup_write_3) | (asked_write &
                lookup_read_3))) begin
            hits_now[31] = 1'b1;
        end
    end
    assign meets_writers = write_write | !asked_write;

    always @(*) begin
        lanes_now = scanned;
        if (finishing) lanes_now = 32'd0;
        if (entry_valid) lanes_now = lanes_now | entry_lanes;
    end
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
