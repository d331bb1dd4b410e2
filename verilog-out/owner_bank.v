// owner_bank: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// One bank of the ownership table: which lanes it serves, who owns their entry, and which of them abort.
//
// Part of the intra-warp resolver, which has the rules and their source.
//
//                  +----------------------------+
//  lanes         ->| BankSelect: lowest lane,   |-> served, bank_read, read_row      (same cycle)
//  entry_plane   ->| all lanes of its entry     |
//  table_word,   ->| owner of that entry:       |-> marks, mark_row, mark_mask,      (next cycle)
//  mark, check_* ->| mark it, or compare        |   mark_word, aborted_lanes, answered_entry
//                  +----------------------------+
//
// Cycle 0. Of lanes, those that wait for this bank, the lowest is taken with all others that have its entry. An
// entry is a byte: its number is the row and, in the two low bits, the byte of the word. read_row is read.
//
// Cycle 1. table_word is the word, and one of the phases says what becomes of the lanes that were served:
// - mark: the lowest becomes the owner if the entry is free or its owner is above it (marks, to be written in this cycle). Since all lanes
//   of an entry are served together, the lowest of them is the only candidate;
// - check_reads: lanes above the owner abort;
// - check_writes: lanes other than the owner abort.
//
// A free entry is 255, and nobody aborts by it. Without lanes in cycle 0 nothing happens in cycle 1.
//
// For LANES <= 32 lanes and 2^ROW_BITS words of four entries; ENTRY_BITS = ROW_BITS + 2.
// Here LANES = 32, ROW_BITS = 5.
module owner_bank (
    input  wire clock,
    input  wire [31:0] lanes,
    input  wire [223:0] entry_plane,
    output wire [31:0] served,
    output wire bank_read,
    output wire [4:0] read_row,
    input  wire mark,
    input  wire check_reads,
    input  wire check_writes,
    input  wire [31:0] table_word,
    output wire marks,
    output wire [4:0] mark_row,
    output wire [3:0] mark_mask,
    output wire [31:0] mark_word,
    output wire [31:0] aborted_lanes,
    // Entry that this is about.
    output wire [6:0] answered_entry
);
    reg  [31:0] asking;
    reg  [6:0] entry;
    reg  [7:0] lowest;
    wire select_valid;
    (* maybe_unused *) wire [31:0] unused_select_granted;
    wire [31:0] select_served;
    wire [6:0] select_granted_row;
    (* maybe_unused *) wire [1:0] unused_select_granted_byte;
    wire [7:0] select_granted_lane;
    wire [1:0] place;
    wire [7:0] owner;
    wire [4:0] owner_lane;
    wire [31:0] own, lane_word;

    owner_bank_select select (
        .lanes(lanes),
        .broadcast(1'b1),
        .row_plane(entry_plane),
        .byte_plane(64'd0),
        .valid(select_valid),
        .granted(unused_select_granted),
        .served(select_served),
        .granted_row(select_granted_row),
        .granted_byte(unused_select_granted_byte),
        .granted_lane(select_granted_lane)
    );

    assign served = select_served;
    assign bank_read = select_valid;
    assign read_row = select_granted_row[6:2];
    assign answered_entry = entry;
    assign place = entry[1:0];
    assign owner =
        place == 2'd3 ? table_word[31:24] :
        place == 2'd2 ? table_word[23:16] :
        place == 2'd1 ? table_word[15:8] :
        table_word[7:0];
    assign owner_lane = owner[4:0];

    function automatic [31:0] own_of(input reg [4:0] in_owner_lane);
        begin
            own_of = 32'd1;
            own_of = own_of << in_owner_lane;
        end
    endfunction
    assign own = own_of(owner_lane);
    assign marks = mark & (|asking) & (lowest < owner);
    assign mark_row = entry[6:2];

    function automatic [3:0] mark_mask_of(input reg [1:0] in_place);
        begin
            mark_mask_of = 4'd1;
            mark_mask_of = mark_mask_of << in_place;
        end
    endfunction
    assign mark_mask = mark_mask_of(place);
    assign lane_word = {24'd0, lowest};
    assign mark_word = lane_word | (lane_word << 8) | (lane_word << 16) | (lane_word << 24);

    function automatic [31:0] aborted_lanes_of(input reg in_owner, input reg in_check_writes,
            input reg [31:0] in_asking, input reg [31:0] in_own, input reg in_check_reads);
        begin
            aborted_lanes_of = 32'd0;
            if (!in_owner) begin
                if (in_check_writes) aborted_lanes_of = in_asking & ~in_own;
                else if (in_check_reads) aborted_lanes_of = in_asking & ~(in_own | (in_own - 32'd1));
            end
        end
    endfunction
    assign aborted_lanes = aborted_lanes_of(owner[7], check_writes, asking, own, check_reads);

    always @(posedge clock) begin
        asking <= select_served;
        if (select_valid) begin
            entry <= select_granted_row;
            lowest <= select_granted_lane;
        end
    end

    initial begin
        asking = 32'd0; entry = 7'd0; lowest = 8'd0;
    end
endmodule
