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
// Here ADDR_BITS = 30, GROUPS = 8, GROUP_BITS = 3, LANES = 32.
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
    input  wire [959:0] lane_address,
    output wire [3:0] lookup_valid,
    output wire [119:0] lookup_address,
    input  wire [3:0] lookup_read,
    input  wire [3:0] lookup_write,
    output wire scan_done,
    output wire [31:0] hit_lanes,
    output wire hit_any,
    output wire hit_all
);
    reg  [7:0] served;
    reg  asked;
    reg  [2:0] asked_group;
    reg  [3:0] asked_ports;
    reg  asked_write, finishing;
    reg  [31:0] hits, scanned;
    wire [7:0] served_next;
    wire [2:0] asked_group_next;
    wire [3:0] asked_ports_next;
    wire asked_write_next, more, asked_next;
    wire [31:0] ports, hits_now;
    wire meets_writers;
    wire [31:0] lanes_now;

    function automatic [141:0] served_next_of(input reg [7:0] in_served, input reg [2:0] in_asked_group,
            input reg [3:0] in_asked_ports, input reg in_asked_write, input reg [959:0] in_lane_address,
            input reg [31:0] in_ports, input reg in_entry_valid, input reg in_entry_write, input reg in_clear);
        reg  [7:0] own_served_next;
        reg  [2:0] own_asked_group_next;
        reg  [3:0] own_asked_ports_next;
        reg  own_asked_write_next, own_more;
        reg  [3:0] own_lookup_valid;
        reg  [119:0] own_lookup_address;
        reg  own_asked_next, own_found;
        integer i, j;
        begin
            own_served_next = in_served;
            own_asked_group_next = in_asked_group;
            own_asked_ports_next = in_asked_ports;
            own_asked_write_next = in_asked_write;
            own_found = 1'b0;
            own_more = 1'b0;
            for (i = 0; i < 4; i = i + 1) begin
                own_lookup_valid[i] = 1'b0;
                own_lookup_address[30 * i +: 30] = in_lane_address[30 * i +: 30];
            end
            own_asked_next = 1'b0;
            for (i = 0; i < 7; i = i + 1) begin
                if ((|in_ports[4 * i +: 4]) & !in_served[i]) begin
                    if (own_found) begin
                        own_more = 1'b1;
                    end else begin
                        own_found = 1'b1;
                        for (j = 0; j < 4; j = j + 1) begin
                            own_lookup_address[30 * j +: 30] = in_lane_address[120 * i + 30 * j +: 30];
                            own_lookup_valid[j] = in_entry_valid & in_ports[4 * i + j];
                        end
                        own_asked_next = in_entry_valid;
                        own_asked_group_next = i[2:0];
                        own_asked_ports_next = in_ports[4 * i +: 4];
                        own_asked_write_next = in_entry_write;
                        if (in_entry_valid) own_served_next = in_served | (8'd1 << i);
                    end
                end
            end
            if ((|in_ports[7*4 +: 4]) & !in_served[7]) begin
                if (own_found) begin
                    own_more = 1'b1;
                end else begin
                    for (i = 0; i < 4; i = i + 1) begin
                        own_lookup_address[30 * i +: 30] = in_lane_address[30 * i + 840 +: 30];
                        own_lookup_valid[i] = in_entry_valid & in_ports[i + 28];
                    end
                    own_asked_next = in_entry_valid;
                    own_asked_group_next = 3'd7;
                    own_asked_ports_next = in_ports[7*4 +: 4];
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
                    own_more, own_lookup_valid, own_lookup_address, own_asked_next};
        end
    endfunction
    assign {served_next, asked_group_next, asked_ports_next, asked_write_next, more, lookup_valid, lookup_address,
            asked_next} = served_next_of(served,
            asked_group, asked_ports, asked_write, lane_address, ports, entry_valid, entry_write, clear);
    assign ports = entry_lanes;
    assign entry_ready = !more;

    function automatic [31:0] hits_now_of(input reg [31:0] in_hits, input reg in_asked, input reg [2:0] in_asked_group,
            input reg [3:0] in_asked_ports, input reg in_meets_writers, input reg [3:0] in_lookup_write,
            input reg in_asked_write, input reg [3:0] in_lookup_read);
        integer i;
        begin
            hits_now_of = in_hits;
            for (i = 0; i < 8; i = i + 1) begin
                if (in_asked & (in_asked_group == i[2:0]) & in_asked_ports[0] & ((in_meets_writers &
                        in_lookup_write[0]) | (in_asked_write & in_lookup_read[0]))) begin
                    hits_now_of[4 * i] = 1'b1;
                end
                if (in_asked & (in_asked_group == i[2:0]) & in_asked_ports[1] & ((in_meets_writers &
                        in_lookup_write[1]) | (in_asked_write & in_lookup_read[1]))) begin
                    hits_now_of[4 * i + 1] = 1'b1;
                end
                if (in_asked & (in_asked_group == i[2:0]) & in_asked_ports[2] & ((in_meets_writers &
                        in_lookup_write[2]) | (in_asked_write & in_lookup_read[2]))) begin
                    hits_now_of[4 * i + 2] = 1'b1;
                end
                if (in_asked & (in_asked_group == i[2:0]) & in_asked_ports[3] & ((in_meets_writers &
                        in_lookup_write[3]) | (in_asked_write & in_lookup_read[3]))) begin
                    hits_now_of[4 * i + 3] = 1'b1;
                end
            end
        end
    endfunction
    assign hits_now = hits_now_of(hits, asked, asked_group, asked_ports, meets_writers, lookup_write, asked_write,
            lookup_read);
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
    assign hit_lanes = finishing ? hits_now : 32'd0;
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
        served = 8'd0; asked = 1'b0; asked_group = 3'd0; asked_ports = 4'd0; asked_write = 1'b0; finishing = 1'b0;
        hits = 32'd0; scanned = 32'd0;
    end
endmodule
