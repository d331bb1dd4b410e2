// packet_splitter: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Splits the entries of a warp's logs by memory partition: one packet a partition that an entry has words in.
//
// Part of the [log walker](crate::log_walker). Early conflict resolution, 2.2 and 2.3: logs are transferred to the commit units of their words'
// partitions, in coalesced messages; entry by entry, as in the authors' simulator.
//
//  entry_*       ->+------------------------------+-> entry_ready, entry_done
//  lane_address  ->| addresses, PartitionPlanes   |-> packet_valid, packet_fill, packet_partition,
//  values_valid  ->| lanes that wait              |   packet_lanes, packet_address
//  fill_valid    ->| who has words where          |<- packet_ready
//  begin_valid   ->+------------------------------+-> fill_done
//
// Entry (entry_valid and entry_ready): lanes with their word addresses, which are kept. From the next cycle on, while values_valid, there is a
// packet for each partition in which they have words, the lowest first; one a cycle at most. In the cycle in which the last of them is
// taken, or there is none, entry_done is high and the unit is ready for the next entry from the next cycle on.
//
// Fill: while fill_valid, which is high only between entries, there is one packet with packet_fill for each partition, in order: packet_lanes are the lanes
// that have sent it words since begin_valid. fill_done is high in the cycle in which the last one is taken.
//
// An entry takes a cycle and one a packet, at least two. clear forgets the entry and who has words where.
// Same-cycle priority: clear over everything; begin_valid comes between warps only.
//
// LANES <= 32 lanes, PARTITIONS = 3 * 2^(PARTITION_BITS - 2).
module packet_splitter (
    input  wire clock,
    input  wire clear,
    input  wire begin_valid,
    input  wire entry_valid,
    output wire entry_ready,
    input  wire [31:0] entry_lanes,
    input  wire [29:0] lane_address_0, lane_address_1, lane_address_2, lane_address_3, lane_address_4, lane_address_5,
            lane_address_6, lane_address_7, lane_address_8, lane_address_9, lane_address_10, lane_address_11,
            lane_address_12, lane_address_13, lane_address_14, lane_address_15, lane_address_16, lane_address_17,
            lane_address_18, lane_address_19, lane_address_20, lane_address_21, lane_address_22, lane_address_23,
            lane_address_24, lane_address_25, lane_address_26, lane_address_27, lane_address_28, lane_address_29,
            lane_address_30, lane_address_31,
    input  wire values_valid,
    output wire entry_done,
    input  wire fill_valid,
    output wire fill_done,
    output wire packet_valid,
    input  wire packet_ready,
    output wire packet_fill,
    output wire [2:0] packet_partition,
    output wire [31:0] packet_lanes,
    output wire [29:0] packet_address_0, packet_address_1, packet_address_2, packet_address_3, packet_address_4,
            packet_address_5, packet_address_6, packet_address_7, packet_address_8, packet_address_9, packet_address_10,
            packet_address_11, packet_address_12, packet_address_13, packet_address_14, packet_address_15,
            packet_address_16, packet_address_17, packet_address_18, packet_address_19, packet_address_20,
            packet_address_21, packet_address_22, packet_address_23, packet_address_24, packet_address_25,
            packet_address_26, packet_address_27, packet_address_28, packet_address_29, packet_address_30,
            packet_address_31
);
    reg  held;
    reg  [31:0] waiting;
    reg  [31:0] plane_0, plane_1, plane_2;
    reg  [29:0] address_0, address_1, address_2, address_3, address_4, address_5, address_6, address_7, address_8,
            address_9, address_10, address_11, address_12, address_13, address_14, address_15, address_16, address_17,
            address_18, address_19, address_20, address_21, address_22, address_23, address_24, address_25, address_26,
            address_27, address_28, address_29, address_30, address_31;
    reg  [31:0] touched_0, touched_1, touched_2, touched_3, touched_4, touched_5;
    reg  [2:0] fill_at;
    wire [31:0] partitions_plane_0, partitions_plane_1, partitions_plane_2;
    wire found;
    wire [31:0] chosen;
    wire [2:0] number;
    wire [31:0] fills;
    wire [2:0] at_number_0, at_number_1, at_number_2, at_number_3, at_number_4, at_number_5;
    wire [31:0] here_0, here_1, here_2, here_3, here_4, here_5;
    wire [2:0] last_number;
    wire sends;
    wire ends;

    partition_planes partitions (
        .lane_address_0(lane_address_0), .lane_address_1(lane_address_1), .lane_address_2(lane_address_2),
                .lane_address_3(lane_address_3), .lane_address_4(lane_address_4), .lane_address_5(lane_address_5),
                .lane_address_6(lane_address_6), .lane_address_7(lane_address_7), .lane_address_8(lane_address_8),
                .lane_address_9(lane_address_9), .lane_address_10(lane_address_10), .lane_address_11(lane_address_11),
                .lane_address_12(lane_address_12), .lane_address_13(lane_address_13), .lane_address_14(lane_address_14),
                .lane_address_15(lane_address_15), .lane_address_16(lane_address_16), .lane_address_17(lane_address_17),
                .lane_address_18(lane_address_18), .lane_address_19(lane_address_19), .lane_address_20(lane_address_20),
                .lane_address_21(lane_address_21), .lane_address_22(lane_address_22), .lane_address_23(lane_address_23),
                .lane_address_24(lane_address_24), .lane_address_25(lane_address_25), .lane_address_26(lane_address_26),
                .lane_address_27(lane_address_27), .lane_address_28(lane_address_28), .lane_address_29(lane_address_29),
                .lane_address_30(lane_address_30), .lane_address_31(lane_address_31),
        .plane_0(partitions_plane_0), .plane_1(partitions_plane_1), .plane_2(partitions_plane_2)
    );

    assign packet_address_0 = address_0, packet_address_1 = address_1, packet_address_2 = address_2,
            packet_address_3 = address_3, packet_address_4 = address_4, packet_address_5 = address_5,
            packet_address_6 = address_6, packet_address_7 = address_7, packet_address_8 = address_8,
            packet_address_9 = address_9, packet_address_10 = address_10, packet_address_11 = address_11,
            packet_address_12 = address_12, packet_address_13 = address_13, packet_address_14 = address_14,
            packet_address_15 = address_15, packet_address_16 = address_16, packet_address_17 = address_17,
            packet_address_18 = address_18, packet_address_19 = address_19, packet_address_20 = address_20,
            packet_address_21 = address_21, packet_address_22 = address_22, packet_address_23 = address_23,
            packet_address_24 = address_24, packet_address_25 = address_25, packet_address_26 = address_26,
            packet_address_27 = address_27, packet_address_28 = address_28, packet_address_29 = address_29,
            packet_address_30 = address_30, packet_address_31 = address_31;

    function automatic [35:0] found_of(input reg [31:0] in_here_0, input reg [31:0] in_here_1,
            input reg [31:0] in_here_2, input reg [31:0] in_here_3, input reg [31:0] in_here_4,
            input reg [31:0] in_here_5, input reg [2:0] in_at_number_0, input reg [2:0] in_at_number_1,
            input reg [2:0] in_at_number_2, input reg [2:0] in_at_number_3, input reg [2:0] in_at_number_4,
            input reg [2:0] in_at_number_5);
        reg  own_found;
        reg  [31:0] own_chosen;
        reg  [2:0] own_number;
        begin
            own_found = 1'b0;
            own_chosen = 32'd0;
            own_number = 3'd0;
            if ((|in_here_0) & !own_found) begin
                own_found = 1'b1;
                own_chosen = in_here_0;
                own_number = in_at_number_0;
            end
            if ((|in_here_1) & !own_found) begin
                own_found = 1'b1;
                own_chosen = in_here_1;
                own_number = in_at_number_1;
            end
            if ((|in_here_2) & !own_found) begin
                own_found = 1'b1;
                own_chosen = in_here_2;
                own_number = in_at_number_2;
            end
            if ((|in_here_3) & !own_found) begin
                own_found = 1'b1;
                own_chosen = in_here_3;
                own_number = in_at_number_3;
            end
            if ((|in_here_4) & !own_found) begin
                own_found = 1'b1;
                own_chosen = in_here_4;
                own_number = in_at_number_4;
            end
            if ((|in_here_5) & !own_found) begin
                own_found = 1'b1;
                own_chosen = in_here_5;
                own_number = in_at_number_5;
            end
            found_of = {own_found, own_chosen, own_number};
        end
    endfunction
    assign {found, chosen, number} = found_of(here_0, here_1, here_2, here_3, here_4, here_5, at_number_0, at_number_1,
            at_number_2, at_number_3, at_number_4, at_number_5);

    function automatic [31:0] fills_of(input reg [2:0] in_fill_at, input reg [2:0] in_at_number_0,
            input reg [2:0] in_at_number_1, input reg [2:0] in_at_number_2, input reg [2:0] in_at_number_3,
            input reg [2:0] in_at_number_4, input reg [2:0] in_at_number_5, input reg [31:0] in_touched_0,
            input reg [31:0] in_touched_1, input reg [31:0] in_touched_2, input reg [31:0] in_touched_3,
            input reg [31:0] in_touched_4, input reg [31:0] in_touched_5);
        begin
            fills_of = 32'd0;
            if (in_fill_at == in_at_number_0) fills_of = in_touched_0;
            if (in_fill_at == in_at_number_1) fills_of = in_touched_1;
            if (in_fill_at == in_at_number_2) fills_of = in_touched_2;
            if (in_fill_at == in_at_number_3) fills_of = in_touched_3;
            if (in_fill_at == in_at_number_4) fills_of = in_touched_4;
            if (in_fill_at == in_at_number_5) fills_of = in_touched_5;
        end
    endfunction
    assign fills = fills_of(fill_at, at_number_0, at_number_1, at_number_2, at_number_3, at_number_4, at_number_5,
            touched_0, touched_1, touched_2, touched_3, touched_4, touched_5);
    assign at_number_0 = 3'd0, at_number_1 = 3'd1, at_number_2 = 3'd2, at_number_3 = 3'd3, at_number_4 = 3'd4,
            at_number_5 = 3'd5;

    function automatic [31:0] here_of(input reg [31:0] in_waiting, input reg [2:0] in_at_number,
            input reg [31:0] in_plane_0, input reg [31:0] in_plane_1, input reg [31:0] in_plane_2);
        begin
            here_of = in_waiting;
            if (in_at_number[0]) here_of = here_of & in_plane_0;
            else here_of = here_of & ~in_plane_0;
            if (in_at_number[1]) here_of = here_of & in_plane_1;
            else here_of = here_of & ~in_plane_1;
            if (in_at_number[2]) here_of = here_of & in_plane_2;
            else here_of = here_of & ~in_plane_2;
        end
    endfunction
    assign here_0 = here_of(waiting, at_number_0, plane_0, plane_1, plane_2);
    assign here_1 = here_of(waiting, at_number_1, plane_0, plane_1, plane_2);
    assign here_2 = here_of(waiting, at_number_2, plane_0, plane_1, plane_2);
    assign here_3 = here_of(waiting, at_number_3, plane_0, plane_1, plane_2);
    assign here_4 = here_of(waiting, at_number_4, plane_0, plane_1, plane_2);
    assign last_number = 3'd5;
    assign here_5 = here_of(waiting, at_number_5, plane_0, plane_1, plane_2);
    assign sends = held & values_valid & found;
    assign packet_valid = sends | fill_valid;
    assign packet_fill = fill_valid;
    assign packet_partition =
        fill_valid ? fill_at :
        number;
    assign packet_lanes =
        fill_valid ? fills :
        chosen;
    assign fill_done = fill_valid & packet_ready & (fill_at == last_number);
    assign ends = held & values_valid & (!found | (packet_ready & (waiting == chosen)));
    assign entry_done = ends;
    assign entry_ready = !held;

    always @(posedge clock) begin
        if (fill_valid & packet_ready) fill_at <= fill_at + 3'd1;
        if (sends & packet_ready) begin
            waiting <= waiting & ~chosen;
            if (number == 3'd0) touched_0 <= touched_0 | chosen;
            if (number == 3'd1) touched_1 <= touched_1 | chosen;
            if (number == 3'd2) touched_2 <= touched_2 | chosen;
            if (number == 3'd3) touched_3 <= touched_3 | chosen;
            if (number == 3'd4) touched_4 <= touched_4 | chosen;
            if (number == 3'd5) touched_5 <= touched_5 | chosen;
        end
        if (ends) held <= 1'b0;
        if (entry_valid & !held) begin
            held <= 1'b1;
            waiting <= entry_lanes;
            plane_0 <= partitions_plane_0;
            plane_1 <= partitions_plane_1;
            plane_2 <= partitions_plane_2;
            address_0 <= lane_address_0;
            address_1 <= lane_address_1;
            address_2 <= lane_address_2;
            address_3 <= lane_address_3;
            address_4 <= lane_address_4;
            address_5 <= lane_address_5;
            address_6 <= lane_address_6;
            address_7 <= lane_address_7;
            address_8 <= lane_address_8;
            address_9 <= lane_address_9;
            address_10 <= lane_address_10;
            address_11 <= lane_address_11;
            address_12 <= lane_address_12;
            address_13 <= lane_address_13;
            address_14 <= lane_address_14;
            address_15 <= lane_address_15;
            address_16 <= lane_address_16;
            address_17 <= lane_address_17;
            address_18 <= lane_address_18;
            address_19 <= lane_address_19;
            address_20 <= lane_address_20;
            address_21 <= lane_address_21;
            address_22 <= lane_address_22;
            address_23 <= lane_address_23;
            address_24 <= lane_address_24;
            address_25 <= lane_address_25;
            address_26 <= lane_address_26;
            address_27 <= lane_address_27;
            address_28 <= lane_address_28;
            address_29 <= lane_address_29;
            address_30 <= lane_address_30;
            address_31 <= lane_address_31;
        end
        if (begin_valid | clear) begin
            fill_at <= 3'd0;
            touched_0 <= 32'd0;
            touched_1 <= 32'd0;
            touched_2 <= 32'd0;
            touched_3 <= 32'd0;
            touched_4 <= 32'd0;
            touched_5 <= 32'd0;
        end
        if (clear) begin
            held <= 1'b0;
            waiting <= 32'd0;
        end
    end

    initial begin
        held = 1'b0;
        waiting = 32'd0;
        plane_0 = 32'd0; plane_1 = 32'd0; plane_2 = 32'd0;
        address_0 = 30'd0; address_1 = 30'd0; address_2 = 30'd0; address_3 = 30'd0; address_4 = 30'd0; address_5 =
                30'd0; address_6 = 30'd0; address_7 = 30'd0; address_8 = 30'd0; address_9 = 30'd0; address_10 = 30'd0; address_11 =
                30'd0; address_12 = 30'd0; address_13 = 30'd0; address_14 = 30'd0; address_15 = 30'd0; address_16 = 30'd0; address_17
                = 30'd0; address_18 = 30'd0; address_19 = 30'd0; address_20 = 30'd0; address_21 = 30'd0; address_22 = 30'd0;
                address_23 = 30'd0; address_24 = 30'd0; address_25 = 30'd0; address_26 = 30'd0; address_27 = 30'd0; address_28 =
                30'd0; address_29 = 30'd0; address_30 = 30'd0; address_31 = 30'd0;
        touched_0 = 32'd0; touched_1 = 32'd0; touched_2 = 32'd0; touched_3 = 32'd0; touched_4 = 32'd0; touched_5 =
                32'd0;
        fill_at = 3'd0;
    end
endmodule
