// packet_splitter: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Splits the entries of a warp's logs by memory partition: one packet a partition that an entry has words in.
//
// Part of the log walker. Early conflict resolution, 2.2 and 2.3: logs are transferred to the commit units of their words'
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
// Here LANES = 32, PARTITIONS = 6, PARTITION_BITS = 3.
module packet_splitter (
    input  wire clock,
    input  wire clear,
    input  wire begin_valid,
    input  wire entry_valid,
    output wire entry_ready,
    input  wire [31:0] entry_lanes,
    input  wire [959:0] lane_address,
    input  wire values_valid,
    output wire entry_done,
    input  wire fill_valid,
    output wire fill_done,
    output wire packet_valid,
    input  wire packet_ready,
    output wire packet_fill,
    output wire [2:0] packet_partition,
    output wire [31:0] packet_lanes,
    output wire [959:0] packet_address
);
    reg  held;
    reg  [31:0] waiting;
    reg  [95:0] plane;
    reg  [959:0] address;
    reg  [191:0] touched;
    reg  [2:0] fill_at;
    wire [95:0] partitions_plane;
    wire found;
    wire [31:0] chosen;
    wire [2:0] number;
    wire [31:0] fills;
    wire [17:0] at_number;
    wire [191:0] here;
    wire [2:0] last_number;
    wire sends, ends;

    partition_planes partitions (
        .lane_address(lane_address),
        .plane(partitions_plane)
    );

    assign packet_address = address;

    function automatic [35:0] found_of(input reg [191:0] in_here, input reg [17:0] in_at_number);
        reg  own_found;
        reg  [31:0] own_chosen;
        reg  [2:0] own_number;
        integer i;
        begin
            own_found = 1'b0;
            own_chosen = 32'd0;
            own_number = 3'd0;
            for (i = 0; i < 6; i = i + 1) begin
                if ((|in_here[32 * i +: 32]) & !own_found) begin
                    own_found = 1'b1;
                    own_chosen = in_here[32 * i +: 32];
                    own_number = in_at_number[3 * i +: 3];
                end
            end
            found_of = {own_found, own_chosen, own_number};
        end
    endfunction
    assign {found, chosen, number} = found_of(here, at_number);

    function automatic [31:0] fills_of(input reg [2:0] in_fill_at, input reg [17:0] in_at_number,
            input reg [191:0] in_touched);
        integer i;
        begin
            fills_of = 32'd0;
            for (i = 0; i < 6; i = i + 1) begin
                if (in_fill_at == in_at_number[3 * i +: 3]) fills_of = in_touched[32 * i +: 32];
            end
        end
    endfunction
    assign fills = fills_of(fill_at, at_number, touched);
    assign at_number = 18'h2c688;

    function automatic [31:0] here_of(input reg [31:0] in_waiting, input reg [2:0] in_at_number,
            input reg [95:0] in_plane);
        integer i;
        begin
            here_of = in_waiting;
            for (i = 0; i < 3; i = i + 1) begin
                if (in_at_number[i]) here_of = here_of & in_plane[32 * i +: 32];
                else here_of = here_of & ~in_plane[32 * i +: 32];
            end
        end
    endfunction
    assign here[0*32 +: 32] = here_of(waiting, at_number[2:0], plane);

    function automatic [31:0] here_1_of(input reg [31:0] in_waiting, input reg [2:0] in_at_number,
            input reg [95:0] in_plane);
        integer i;
        begin
            here_1_of = in_waiting;
            for (i = 3; i < 6; i = i + 1) begin
                if (in_at_number[i - 3]) here_1_of = here_1_of & in_plane[32 * i - 96 +: 32];
                else here_1_of = here_1_of & ~in_plane[32 * i - 96 +: 32];
            end
        end
    endfunction
    assign here[1*32 +: 32] = here_1_of(waiting, at_number[5:3], plane);

    function automatic [31:0] here_2_of(input reg [31:0] in_waiting, input reg [2:0] in_at_number,
            input reg [95:0] in_plane);
        integer i;
        begin
            here_2_of = in_waiting;
            for (i = 6; i < 9; i = i + 1) begin
                if (in_at_number[i - 6]) here_2_of = here_2_of & in_plane[32 * i - 192 +: 32];
                else here_2_of = here_2_of & ~in_plane[32 * i - 192 +: 32];
            end
        end
    endfunction
    assign here[2*32 +: 32] = here_2_of(waiting, at_number[8:6], plane);

    function automatic [31:0] here_3_of(input reg [31:0] in_waiting, input reg [2:0] in_at_number,
            input reg [95:0] in_plane);
        integer i;
        begin
            here_3_of = in_waiting;
            for (i = 9; i < 12; i = i + 1) begin
                if (in_at_number[i - 9]) here_3_of = here_3_of & in_plane[32 * i - 288 +: 32];
                else here_3_of = here_3_of & ~in_plane[32 * i - 288 +: 32];
            end
        end
    endfunction
    assign here[3*32 +: 32] = here_3_of(waiting, at_number[11:9], plane);

    function automatic [31:0] here_4_of(input reg [31:0] in_waiting, input reg [2:0] in_at_number,
            input reg [95:0] in_plane);
        integer i;
        begin
            here_4_of = in_waiting;
            for (i = 12; i < 15; i = i + 1) begin
                if (in_at_number[i - 12]) here_4_of = here_4_of & in_plane[32 * i - 384 +: 32];
                else here_4_of = here_4_of & ~in_plane[32 * i - 384 +: 32];
            end
        end
    endfunction
    assign here[4*32 +: 32] = here_4_of(waiting, at_number[14:12], plane);
    assign last_number = 3'd5;

    function automatic [31:0] here_5_of(input reg [31:0] in_waiting, input reg [2:0] in_at_number,
            input reg [95:0] in_plane);
        integer i;
        begin
            here_5_of = in_waiting;
            for (i = 15; i < 18; i = i + 1) begin
                if (in_at_number[i - 15]) here_5_of = here_5_of & in_plane[32 * i - 480 +: 32];
                else here_5_of = here_5_of & ~in_plane[32 * i - 480 +: 32];
            end
        end
    endfunction
    assign here[5*32 +: 32] = here_5_of(waiting, at_number[17:15], plane);
    assign sends = held & values_valid & found;
    assign packet_valid = sends | fill_valid;
    assign packet_fill = fill_valid;
    assign packet_partition = fill_valid ? fill_at : number;
    assign packet_lanes = fill_valid ? fills : chosen;
    assign fill_done = fill_valid & packet_ready & (fill_at == last_number);
    assign ends = held & values_valid & (!found | (packet_ready & (waiting == chosen)));
    assign entry_done = ends;
    assign entry_ready = !held;

    always @(posedge clock) begin : at_clock
        integer i;
        if (fill_valid & packet_ready) fill_at <= fill_at + 3'd1;
        if (sends & packet_ready) begin
            waiting <= waiting & ~chosen;
            for (i = 0; i < 6; i = i + 1) if (number == i[2:0]) touched[32 * i +: 32] <= touched[32 * i +: 32] | chosen;
        end
        if (ends) held <= 1'b0;
        if (entry_valid & !held) begin
            held <= 1'b1;
            waiting <= entry_lanes;
            plane <= partitions_plane;
            address <= lane_address;
        end
        if (begin_valid | clear) begin
            fill_at <= 3'd0;
            touched <= 192'd0;
        end
        if (clear) begin
            held <= 1'b0;
            waiting <= 32'd0;
        end
    end

    initial begin
        held = 1'b0; waiting = 32'd0; plane = 96'd0; address = {960{1'b0}}; touched = {192{1'b0}}; fill_at = 3'd0;
    end
endmodule
