// early_abort_scanner: written by `turnstile export early_abort_scanner`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module early_abort_scanner (
    clock,
    clear,
    entry_valid,
    entry_ready,
    entry_write,
    entry_last,
    entry_lanes,
    lane_address_0,
    lane_address_1,
    lane_address_2,
    lane_address_3,
    lane_address_4,
    lane_address_5,
    lane_address_6,
    lane_address_7,
    lane_address_8,
    lane_address_9,
    lane_address_10,
    lane_address_11,
    lane_address_12,
    lane_address_13,
    lane_address_14,
    lane_address_15,
    lane_address_16,
    lane_address_17,
    lane_address_18,
    lane_address_19,
    lane_address_20,
    lane_address_21,
    lane_address_22,
    lane_address_23,
    lane_address_24,
    lane_address_25,
    lane_address_26,
    lane_address_27,
    lane_address_28,
    lane_address_29,
    lane_address_30,
    lane_address_31,
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
    scan_done,
    hit_lanes,
    hit_any,
    hit_all
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire entry_valid;
    output reg entry_ready;
    input wire entry_write;
    input wire entry_last;
    input wire [31:0] entry_lanes;
    input wire [29:0] lane_address_0;
    input wire [29:0] lane_address_1;
    input wire [29:0] lane_address_2;
    input wire [29:0] lane_address_3;
    input wire [29:0] lane_address_4;
    input wire [29:0] lane_address_5;
    input wire [29:0] lane_address_6;
    input wire [29:0] lane_address_7;
    input wire [29:0] lane_address_8;
    input wire [29:0] lane_address_9;
    input wire [29:0] lane_address_10;
    input wire [29:0] lane_address_11;
    input wire [29:0] lane_address_12;
    input wire [29:0] lane_address_13;
    input wire [29:0] lane_address_14;
    input wire [29:0] lane_address_15;
    input wire [29:0] lane_address_16;
    input wire [29:0] lane_address_17;
    input wire [29:0] lane_address_18;
    input wire [29:0] lane_address_19;
    input wire [29:0] lane_address_20;
    input wire [29:0] lane_address_21;
    input wire [29:0] lane_address_22;
    input wire [29:0] lane_address_23;
    input wire [29:0] lane_address_24;
    input wire [29:0] lane_address_25;
    input wire [29:0] lane_address_26;
    input wire [29:0] lane_address_27;
    input wire [29:0] lane_address_28;
    input wire [29:0] lane_address_29;
    input wire [29:0] lane_address_30;
    input wire [29:0] lane_address_31;
    output reg lookup_valid_0;
    output reg lookup_valid_1;
    output reg lookup_valid_2;
    output reg lookup_valid_3;
    output reg [29:0] lookup_address_0;
    output reg [29:0] lookup_address_1;
    output reg [29:0] lookup_address_2;
    output reg [29:0] lookup_address_3;
    input wire lookup_read_0;
    input wire lookup_read_1;
    input wire lookup_read_2;
    input wire lookup_read_3;
    input wire lookup_write_0;
    input wire lookup_write_1;
    input wire lookup_write_2;
    input wire lookup_write_3;
    output reg scan_done;
    output reg [31:0] hit_lanes;
    output reg hit_any;
    output reg hit_all;

    // Constant declarations
    localparam group_ids_0 = 3'b0;
    localparam group_ids_1 = 3'b1;
    localparam group_ids_2 = 3'b10;
    localparam group_ids_3 = 3'b11;
    localparam group_ids_4 = 3'b100;
    localparam group_ids_5 = 3'b101;
    localparam group_ids_6 = 3'b110;
    localparam group_ids_7 = 3'b111;

    // Stub signals
    reg [7:0] served_d;
    wire [7:0] served_q;
    reg asked_d;
    wire asked_q;
    reg [2:0] asked_group_d;
    wire [2:0] asked_group_q;
    reg [3:0] asked_ports_d;
    wire [3:0] asked_ports_q;
    reg asked_write_d;
    wire asked_write_q;
    reg finishing_d;
    wire finishing_q;
    reg [31:0] hits_d;
    wire [31:0] hits_q;
    reg [31:0] scanned_d;
    wire [31:0] scanned_q;

    // Local signals
    reg [3:0] ports;
    reg found;
    reg more;
    reg [31:0] hits_now;
    reg [31:0] lanes_now;

    // Sub module instances
    early_abort_scanner_register8 served(
        .d(served_d),
        .q(served_q),
        .clock(clock)
    );
    early_abort_scanner_register1 asked(
        .d(asked_d),
        .q(asked_q),
        .clock(clock)
    );
    early_abort_scanner_register3 asked_group(
        .d(asked_group_d),
        .q(asked_group_q),
        .clock(clock)
    );
    early_abort_scanner_register4 asked_ports(
        .d(asked_ports_d),
        .q(asked_ports_q),
        .clock(clock)
    );
    early_abort_scanner_register1 asked_write(
        .d(asked_write_d),
        .q(asked_write_q),
        .clock(clock)
    );
    early_abort_scanner_register1 finishing(
        .d(finishing_d),
        .q(finishing_q),
        .clock(clock)
    );
    early_abort_scanner_register32 hits(
        .d(hits_d),
        .q(hits_q),
        .clock(clock)
    );
    early_abort_scanner_register32 scanned(
        .d(scanned_d),
        .q(scanned_q),
        .clock(clock)
    );

    // Update code
    reg next_hit_all;
    reg next_hit_any;
    reg [31:0] next_hit_lanes;
    reg [29:0] next_lookup_address_0;
    reg [29:0] next_lookup_address_1;
    reg [29:0] next_lookup_address_2;
    reg [29:0] next_lookup_address_3;
    reg next_lookup_valid_0;
    reg next_lookup_valid_1;
    reg next_lookup_valid_2;
    reg next_lookup_valid_3;
    always @(*) begin
        served_d = served_q;
        asked_d = asked_q;
        asked_group_d = asked_group_q;
        asked_ports_d = asked_ports_q;
        asked_write_d = asked_write_q;
        finishing_d = finishing_q;
        hits_d = hits_q;
        scanned_d = scanned_q;
        found = 1'b0;
        more = 1'b0;
        next_lookup_valid_0 = 1'b0;
        next_lookup_address_0 = lane_address_0;
        next_lookup_valid_1 = 1'b0;
        next_lookup_address_1 = lane_address_1;
        next_lookup_valid_2 = 1'b0;
        next_lookup_address_2 = lane_address_2;
        next_lookup_valid_3 = 1'b0;
        next_lookup_address_3 = lane_address_3;
        asked_d = 1'b0;
        ports = 32'h0;
        if (entry_lanes[32'h4 * 0 + 0]) begin
            ports = (ports & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (entry_lanes[32'h4 * 0 + 1]) begin
            ports = (ports & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (entry_lanes[32'h4 * 0 + 2]) begin
            ports = (ports & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (entry_lanes[32'h4 * 0 + 3]) begin
            ports = (ports & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (|ports & ~served_q[0]) begin
            if (found) begin
                more = 1'b1;
            end
            else begin
                found = 1'b1;
                next_lookup_address_0 = lane_address_0;
                next_lookup_valid_0 = entry_valid & ports[0];
                next_lookup_address_1 = lane_address_1;
                next_lookup_valid_1 = entry_valid & ports[1];
                next_lookup_address_2 = lane_address_2;
                next_lookup_valid_2 = entry_valid & ports[2];
                next_lookup_address_3 = lane_address_3;
                next_lookup_valid_3 = entry_valid & ports[3];
                asked_d = entry_valid;
                asked_group_d = group_ids_0;
                asked_ports_d = ports;
                asked_write_d = entry_write;
                if (entry_valid) begin
                    served_d = (served_q & ~(1 << (0)) | ((1'b1) << (0)));
                end
            end
        end
        ports = 32'h0;
        if (entry_lanes[32'h4 * 1 + 0]) begin
            ports = (ports & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (entry_lanes[32'h4 * 1 + 1]) begin
            ports = (ports & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (entry_lanes[32'h4 * 1 + 2]) begin
            ports = (ports & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (entry_lanes[32'h4 * 1 + 3]) begin
            ports = (ports & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (|ports & ~served_q[1]) begin
            if (found) begin
                more = 1'b1;
            end
            else begin
                found = 1'b1;
                next_lookup_address_0 = lane_address_4;
                next_lookup_valid_0 = entry_valid & ports[0];
                next_lookup_address_1 = lane_address_5;
                next_lookup_valid_1 = entry_valid & ports[1];
                next_lookup_address_2 = lane_address_6;
                next_lookup_valid_2 = entry_valid & ports[2];
                next_lookup_address_3 = lane_address_7;
                next_lookup_valid_3 = entry_valid & ports[3];
                asked_d = entry_valid;
                asked_group_d = group_ids_1;
                asked_ports_d = ports;
                asked_write_d = entry_write;
                if (entry_valid) begin
                    served_d = (served_q & ~(1 << (1)) | ((1'b1) << (1)));
                end
            end
        end
        ports = 32'h0;
        if (entry_lanes[32'h4 * 2 + 0]) begin
            ports = (ports & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (entry_lanes[32'h4 * 2 + 1]) begin
            ports = (ports & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (entry_lanes[32'h4 * 2 + 2]) begin
            ports = (ports & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (entry_lanes[32'h4 * 2 + 3]) begin
            ports = (ports & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (|ports & ~served_q[2]) begin
            if (found) begin
                more = 1'b1;
            end
            else begin
                found = 1'b1;
                next_lookup_address_0 = lane_address_8;
                next_lookup_valid_0 = entry_valid & ports[0];
                next_lookup_address_1 = lane_address_9;
                next_lookup_valid_1 = entry_valid & ports[1];
                next_lookup_address_2 = lane_address_10;
                next_lookup_valid_2 = entry_valid & ports[2];
                next_lookup_address_3 = lane_address_11;
                next_lookup_valid_3 = entry_valid & ports[3];
                asked_d = entry_valid;
                asked_group_d = group_ids_2;
                asked_ports_d = ports;
                asked_write_d = entry_write;
                if (entry_valid) begin
                    served_d = (served_q & ~(1 << (2)) | ((1'b1) << (2)));
                end
            end
        end
        ports = 32'h0;
        if (entry_lanes[32'h4 * 3 + 0]) begin
            ports = (ports & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (entry_lanes[32'h4 * 3 + 1]) begin
            ports = (ports & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (entry_lanes[32'h4 * 3 + 2]) begin
            ports = (ports & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (entry_lanes[32'h4 * 3 + 3]) begin
            ports = (ports & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (|ports & ~served_q[3]) begin
            if (found) begin
                more = 1'b1;
            end
            else begin
                found = 1'b1;
                next_lookup_address_0 = lane_address_12;
                next_lookup_valid_0 = entry_valid & ports[0];
                next_lookup_address_1 = lane_address_13;
                next_lookup_valid_1 = entry_valid & ports[1];
                next_lookup_address_2 = lane_address_14;
                next_lookup_valid_2 = entry_valid & ports[2];
                next_lookup_address_3 = lane_address_15;
                next_lookup_valid_3 = entry_valid & ports[3];
                asked_d = entry_valid;
                asked_group_d = group_ids_3;
                asked_ports_d = ports;
                asked_write_d = entry_write;
                if (entry_valid) begin
                    served_d = (served_q & ~(1 << (3)) | ((1'b1) << (3)));
                end
            end
        end
        ports = 32'h0;
        if (entry_lanes[32'h4 * 4 + 0]) begin
            ports = (ports & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (entry_lanes[32'h4 * 4 + 1]) begin
            ports = (ports & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (entry_lanes[32'h4 * 4 + 2]) begin
            ports = (ports & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (entry_lanes[32'h4 * 4 + 3]) begin
            ports = (ports & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (|ports & ~served_q[4]) begin
            if (found) begin
                more = 1'b1;
            end
            else begin
                found = 1'b1;
                next_lookup_address_0 = lane_address_16;
                next_lookup_valid_0 = entry_valid & ports[0];
                next_lookup_address_1 = lane_address_17;
                next_lookup_valid_1 = entry_valid & ports[1];
                next_lookup_address_2 = lane_address_18;
                next_lookup_valid_2 = entry_valid & ports[2];
                next_lookup_address_3 = lane_address_19;
                next_lookup_valid_3 = entry_valid & ports[3];
                asked_d = entry_valid;
                asked_group_d = group_ids_4;
                asked_ports_d = ports;
                asked_write_d = entry_write;
                if (entry_valid) begin
                    served_d = (served_q & ~(1 << (4)) | ((1'b1) << (4)));
                end
            end
        end
        ports = 32'h0;
        if (entry_lanes[32'h4 * 5 + 0]) begin
            ports = (ports & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (entry_lanes[32'h4 * 5 + 1]) begin
            ports = (ports & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (entry_lanes[32'h4 * 5 + 2]) begin
            ports = (ports & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (entry_lanes[32'h4 * 5 + 3]) begin
            ports = (ports & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (|ports & ~served_q[5]) begin
            if (found) begin
                more = 1'b1;
            end
            else begin
                found = 1'b1;
                next_lookup_address_0 = lane_address_20;
                next_lookup_valid_0 = entry_valid & ports[0];
                next_lookup_address_1 = lane_address_21;
                next_lookup_valid_1 = entry_valid & ports[1];
                next_lookup_address_2 = lane_address_22;
                next_lookup_valid_2 = entry_valid & ports[2];
                next_lookup_address_3 = lane_address_23;
                next_lookup_valid_3 = entry_valid & ports[3];
                asked_d = entry_valid;
                asked_group_d = group_ids_5;
                asked_ports_d = ports;
                asked_write_d = entry_write;
                if (entry_valid) begin
                    served_d = (served_q & ~(1 << (5)) | ((1'b1) << (5)));
                end
            end
        end
        ports = 32'h0;
        if (entry_lanes[32'h4 * 6 + 0]) begin
            ports = (ports & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (entry_lanes[32'h4 * 6 + 1]) begin
            ports = (ports & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (entry_lanes[32'h4 * 6 + 2]) begin
            ports = (ports & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (entry_lanes[32'h4 * 6 + 3]) begin
            ports = (ports & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (|ports & ~served_q[6]) begin
            if (found) begin
                more = 1'b1;
            end
            else begin
                found = 1'b1;
                next_lookup_address_0 = lane_address_24;
                next_lookup_valid_0 = entry_valid & ports[0];
                next_lookup_address_1 = lane_address_25;
                next_lookup_valid_1 = entry_valid & ports[1];
                next_lookup_address_2 = lane_address_26;
                next_lookup_valid_2 = entry_valid & ports[2];
                next_lookup_address_3 = lane_address_27;
                next_lookup_valid_3 = entry_valid & ports[3];
                asked_d = entry_valid;
                asked_group_d = group_ids_6;
                asked_ports_d = ports;
                asked_write_d = entry_write;
                if (entry_valid) begin
                    served_d = (served_q & ~(1 << (6)) | ((1'b1) << (6)));
                end
            end
        end
        ports = 32'h0;
        if (entry_lanes[32'h4 * 7 + 0]) begin
            ports = (ports & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (entry_lanes[32'h4 * 7 + 1]) begin
            ports = (ports & ~(1 << (1)) | ((1'b1) << (1)));
        end
        if (entry_lanes[32'h4 * 7 + 2]) begin
            ports = (ports & ~(1 << (2)) | ((1'b1) << (2)));
        end
        if (entry_lanes[32'h4 * 7 + 3]) begin
            ports = (ports & ~(1 << (3)) | ((1'b1) << (3)));
        end
        if (|ports & ~served_q[7]) begin
            if (found) begin
                more = 1'b1;
            end
            else begin
                found = 1'b1;
                next_lookup_address_0 = lane_address_28;
                next_lookup_valid_0 = entry_valid & ports[0];
                next_lookup_address_1 = lane_address_29;
                next_lookup_valid_1 = entry_valid & ports[1];
                next_lookup_address_2 = lane_address_30;
                next_lookup_valid_2 = entry_valid & ports[2];
                next_lookup_address_3 = lane_address_31;
                next_lookup_valid_3 = entry_valid & ports[3];
                asked_d = entry_valid;
                asked_group_d = group_ids_7;
                asked_ports_d = ports;
                asked_write_d = entry_write;
                if (entry_valid) begin
                    served_d = (served_q & ~(1 << (7)) | ((1'b1) << (7)));
                end
            end
        end
        entry_ready = ~more;
        if (~entry_valid | ~more) begin
            served_d = 32'h0;
        end
        finishing_d = entry_valid & ~more & entry_last;
        hits_now = hits_q;
        if (asked_q & (asked_group_q == group_ids_0) & asked_ports_q[0] & (lookup_write_0 | (asked_write_q & lookup_read_0))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 0 + 0)) | ((1'b1) << (32'h4 * 0 + 0)));
        end
        if (asked_q & (asked_group_q == group_ids_0) & asked_ports_q[1] & (lookup_write_1 | (asked_write_q & lookup_read_1))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 0 + 1)) | ((1'b1) << (32'h4 * 0 + 1)));
        end
        if (asked_q & (asked_group_q == group_ids_0) & asked_ports_q[2] & (lookup_write_2 | (asked_write_q & lookup_read_2))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 0 + 2)) | ((1'b1) << (32'h4 * 0 + 2)));
        end
        if (asked_q & (asked_group_q == group_ids_0) & asked_ports_q[3] & (lookup_write_3 | (asked_write_q & lookup_read_3))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 0 + 3)) | ((1'b1) << (32'h4 * 0 + 3)));
        end
        if (asked_q & (asked_group_q == group_ids_1) & asked_ports_q[0] & (lookup_write_0 | (asked_write_q & lookup_read_0))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 1 + 0)) | ((1'b1) << (32'h4 * 1 + 0)));
        end
        if (asked_q & (asked_group_q == group_ids_1) & asked_ports_q[1] & (lookup_write_1 | (asked_write_q & lookup_read_1))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 1 + 1)) | ((1'b1) << (32'h4 * 1 + 1)));
        end
        if (asked_q & (asked_group_q == group_ids_1) & asked_ports_q[2] & (lookup_write_2 | (asked_write_q & lookup_read_2))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 1 + 2)) | ((1'b1) << (32'h4 * 1 + 2)));
        end
        if (asked_q & (asked_group_q == group_ids_1) & asked_ports_q[3] & (lookup_write_3 | (asked_write_q & lookup_read_3))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 1 + 3)) | ((1'b1) << (32'h4 * 1 + 3)));
        end
        if (asked_q & (asked_group_q == group_ids_2) & asked_ports_q[0] & (lookup_write_0 | (asked_write_q & lookup_read_0))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 2 + 0)) | ((1'b1) << (32'h4 * 2 + 0)));
        end
        if (asked_q & (asked_group_q == group_ids_2) & asked_ports_q[1] & (lookup_write_1 | (asked_write_q & lookup_read_1))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 2 + 1)) | ((1'b1) << (32'h4 * 2 + 1)));
        end
        if (asked_q & (asked_group_q == group_ids_2) & asked_ports_q[2] & (lookup_write_2 | (asked_write_q & lookup_read_2))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 2 + 2)) | ((1'b1) << (32'h4 * 2 + 2)));
        end
        if (asked_q & (asked_group_q == group_ids_2) & asked_ports_q[3] & (lookup_write_3 | (asked_write_q & lookup_read_3))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 2 + 3)) | ((1'b1) << (32'h4 * 2 + 3)));
        end
        if (asked_q & (asked_group_q == group_ids_3) & asked_ports_q[0] & (lookup_write_0 | (asked_write_q & lookup_read_0))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 3 + 0)) | ((1'b1) << (32'h4 * 3 + 0)));
        end
        if (asked_q & (asked_group_q == group_ids_3) & asked_ports_q[1] & (lookup_write_1 | (asked_write_q & lookup_read_1))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 3 + 1)) | ((1'b1) << (32'h4 * 3 + 1)));
        end
        if (asked_q & (asked_group_q == group_ids_3) & asked_ports_q[2] & (lookup_write_2 | (asked_write_q & lookup_read_2))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 3 + 2)) | ((1'b1) << (32'h4 * 3 + 2)));
        end
        if (asked_q & (asked_group_q == group_ids_3) & asked_ports_q[3] & (lookup_write_3 | (asked_write_q & lookup_read_3))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 3 + 3)) | ((1'b1) << (32'h4 * 3 + 3)));
        end
        if (asked_q & (asked_group_q == group_ids_4) & asked_ports_q[0] & (lookup_write_0 | (asked_write_q & lookup_read_0))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 4 + 0)) | ((1'b1) << (32'h4 * 4 + 0)));
        end
        if (asked_q & (asked_group_q == group_ids_4) & asked_ports_q[1] & (lookup_write_1 | (asked_write_q & lookup_read_1))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 4 + 1)) | ((1'b1) << (32'h4 * 4 + 1)));
        end
        if (asked_q & (asked_group_q == group_ids_4) & asked_ports_q[2] & (lookup_write_2 | (asked_write_q & lookup_read_2))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 4 + 2)) | ((1'b1) << (32'h4 * 4 + 2)));
        end
        if (asked_q & (asked_group_q == group_ids_4) & asked_ports_q[3] & (lookup_write_3 | (asked_write_q & lookup_read_3))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 4 + 3)) | ((1'b1) << (32'h4 * 4 + 3)));
        end
        if (asked_q & (asked_group_q == group_ids_5) & asked_ports_q[0] & (lookup_write_0 | (asked_write_q & lookup_read_0))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 5 + 0)) | ((1'b1) << (32'h4 * 5 + 0)));
        end
        if (asked_q & (asked_group_q == group_ids_5) & asked_ports_q[1] & (lookup_write_1 | (asked_write_q & lookup_read_1))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 5 + 1)) | ((1'b1) << (32'h4 * 5 + 1)));
        end
        if (asked_q & (asked_group_q == group_ids_5) & asked_ports_q[2] & (lookup_write_2 | (asked_write_q & lookup_read_2))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 5 + 2)) | ((1'b1) << (32'h4 * 5 + 2)));
        end
        if (asked_q & (asked_group_q == group_ids_5) & asked_ports_q[3] & (lookup_write_3 | (asked_write_q & lookup_read_3))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 5 + 3)) | ((1'b1) << (32'h4 * 5 + 3)));
        end
        if (asked_q & (asked_group_q == group_ids_6) & asked_ports_q[0] & (lookup_write_0 | (asked_write_q & lookup_read_0))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 6 + 0)) | ((1'b1) << (32'h4 * 6 + 0)));
        end
        if (asked_q & (asked_group_q == group_ids_6) & asked_ports_q[1] & (lookup_write_1 | (asked_write_q & lookup_read_1))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 6 + 1)) | ((1'b1) << (32'h4 * 6 + 1)));
        end
        if (asked_q & (asked_group_q == group_ids_6) & asked_ports_q[2] & (lookup_write_2 | (asked_write_q & lookup_read_2))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 6 + 2)) | ((1'b1) << (32'h4 * 6 + 2)));
        end
        if (asked_q & (asked_group_q == group_ids_6) & asked_ports_q[3] & (lookup_write_3 | (asked_write_q & lookup_read_3))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 6 + 3)) | ((1'b1) << (32'h4 * 6 + 3)));
        end
        if (asked_q & (asked_group_q == group_ids_7) & asked_ports_q[0] & (lookup_write_0 | (asked_write_q & lookup_read_0))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 7 + 0)) | ((1'b1) << (32'h4 * 7 + 0)));
        end
        if (asked_q & (asked_group_q == group_ids_7) & asked_ports_q[1] & (lookup_write_1 | (asked_write_q & lookup_read_1))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 7 + 1)) | ((1'b1) << (32'h4 * 7 + 1)));
        end
        if (asked_q & (asked_group_q == group_ids_7) & asked_ports_q[2] & (lookup_write_2 | (asked_write_q & lookup_read_2))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 7 + 2)) | ((1'b1) << (32'h4 * 7 + 2)));
        end
        if (asked_q & (asked_group_q == group_ids_7) & asked_ports_q[3] & (lookup_write_3 | (asked_write_q & lookup_read_3))) begin
            hits_now = (hits_now & ~(1 << (32'h4 * 7 + 3)) | ((1'b1) << (32'h4 * 7 + 3)));
        end
        hits_d = hits_now;
        lanes_now = scanned_q;
        scan_done = finishing_q;
        next_hit_lanes = 32'h0;
        next_hit_any = 1'b0;
        next_hit_all = 1'b0;
        if (finishing_q) begin
            next_hit_lanes = hits_now;
            next_hit_any = |hits_now;
            next_hit_all = |hits_now & (hits_now == scanned_q);
            hits_d = 32'h0;
            lanes_now = 32'h0;
        end
        if (entry_valid) begin
            lanes_now = lanes_now | entry_lanes;
        end
        scanned_d = lanes_now;
        if (clear) begin
            asked_d = 1'b0;
            finishing_d = 1'b0;
            served_d = 32'h0;
            hits_d = 32'h0;
            scanned_d = 32'h0;
        end
        hit_all = next_hit_all;
        hit_any = next_hit_any;
        hit_lanes = next_hit_lanes;
        lookup_address_0 = next_lookup_address_0;
        lookup_address_1 = next_lookup_address_1;
        lookup_address_2 = next_lookup_address_2;
        lookup_address_3 = next_lookup_address_3;
        lookup_valid_0 = next_lookup_valid_0;
        lookup_valid_1 = next_lookup_valid_1;
        lookup_valid_2 = next_lookup_valid_2;
        lookup_valid_3 = next_lookup_valid_3;
    end
endmodule

module early_abort_scanner_register8 (
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

module early_abort_scanner_register1 (
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

module early_abort_scanner_register3 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [2:0] d;
    output reg [2:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 3'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module early_abort_scanner_register4 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [3:0] d;
    output reg [3:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 4'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module early_abort_scanner_register32 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [31:0] d;
    output reg [31:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 32'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule
