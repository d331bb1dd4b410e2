// word_marks: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Marks of one bank's owner words: for each wavefront slot and each word, "this slot has a live entry here".
//
//                 +--------------------+
//  word         ->|  slots x rows bits |-> marks (one bit a slot, same cycle)
//  set          ->|                    |   (sets the mark of a slot on the word)
//  unset        ->|                    |   (clears it)
//  flush        ->|                    |
//  scan_slot,   ->|                    |-> scan_any, scan_word (next marked word: the first, or with
//  scan_on      ->|                    |   scan_on the first behind word; same cycle)
//                 +--------------------+
//
// A plane of bits a slot, in flip-flops, makes the end of a transaction one cycle: all entries a
// wavefront still holds when it commits belong to lanes that commit, so its plane is flushed whole.
//
// A look, a set, an unset and a scan are all at one word, so its number is decoded once. A scan finds first the next block of eight words with a
// mark, then the word in it. RowValidBits takes a row of its own for each of these.
//
// Same-cycle priority: clear, then flush, then unset, then set. Words are scanned by number. Without scan_any the word means nothing.
//
// SLOTS planes of words <= 2^WORD_BITS bits.
// Here SLOTS = 4, SLOT_BITS = 2, WORD_BITS = 8.
module word_marks (
    input  wire clock,
    input  wire clear,
    input  wire [7:0] word,
    output wire [3:0] marks,
    input  wire set_valid,
    input  wire [1:0] set_slot,
    input  wire unset_valid,
    input  wire [1:0] unset_slot,
    input  wire flush_valid,
    input  wire [1:0] flush_slot,
    input  wire [1:0] scan_slot,
    input  wire scan_on,
    output wire scan_any,
    output wire [7:0] scan_word
);
    reg [56:0] plane0, plane1, plane2, plane3;
    genvar g;
    wire [7:0] word_place = 8'd1 << word[2:0];
    wire [7:0] word_block = 8'd1 << word[7:3];
    wire [56:0] word_at;
    for (g = 0; g < 57; g = g + 1) begin : gen_word_at
       assign word_at[g] = word_place[g % 8] & word_block[g / 8];
    end
    wire [63:0] scanned = {7'd0, scan_slot == 2'd3 ? plane3 : scan_slot == 2'd2 ? plane2 : scan_slot == 2'd1 ? plane1 :
            scan_slot == 2'd0 ? plane0 : 57'd0};
    wire [7:0] later_blocks = {8{~scan_on}} | ({8{1'b1}} << word[7:3] << 1);
    wire [7:0] later_places = {8{scan_on}} & ({8{1'b1}} << word[2:0] << 1);
    wire [7:0] own_block = {8{scan_on}} & word_block;
    wire [7:0] scanned_blocks, first_block;
    for (g = 0; g < 8; g = g + 1) begin : gen_scanned_blocks
       assign scanned_blocks[g] = (later_blocks[g] & (|scanned[8 * g +: 8])) |
          (own_block[g] & (|(scanned[8 * g +: 8] & later_places)));
       assign first_block[g] = scanned_blocks[g] & ~(|(scanned_blocks & ({8{1'b1}} >> 1 >> (7 - g))));
    end
    wire scanned_any = |scanned_blocks;
    wire in_own = |(first_block & own_block);
    wire [6:0] scanned_places = (later_places[6:0] | {7{~in_own}}) &
          (({7{first_block[0]}} & scanned[6:0]) | ({7{first_block[1]}} & scanned[14:8]) | ({7{first_block[2]}} &
                  scanned[22:16]) | ({7{first_block[3]}} & scanned[30:24]) | ({7{first_block[4]}} & scanned[38:32]) |
                  ({7{first_block[5]}} & scanned[46:40]) | ({7{first_block[6]}} & scanned[54:48]) | ({7{first_block[7]}} &
                  scanned[62:56]));
    wire write = set_valid | unset_valid;
    wire keep0 = ~(clear | (flush_valid & (flush_slot == 2'd0)));
    wire next0 = (((|(plane0 & word_at)) | (set_valid & (set_slot == 2'd0))) & ~(unset_valid & (unset_slot == 2'd0))) &
            keep0;
    wire [56:0] written = word_at & {57{write}};
    wire keep1 = ~(clear | (flush_valid & (flush_slot == 2'd1)));
    wire next1 = (((|(plane1 & word_at)) | (set_valid & (set_slot == 2'd1))) & ~(unset_valid & (unset_slot == 2'd1))) &
            keep1;
    wire keep2 = ~(clear | (flush_valid & (flush_slot == 2'd2)));
    wire next2 = (((|(plane2 & word_at)) | (set_valid & (set_slot == 2'd2))) & ~(unset_valid & (unset_slot == 2'd2))) &
            keep2;
    wire keep3 = ~(clear | (flush_valid & (flush_slot == 2'd3)));
    wire next3 = (((|(plane3 & word_at)) | (set_valid & (set_slot == 2'd3))) & ~(unset_valid & (unset_slot == 2'd3))) &
            keep3;
    assign marks = {|(plane3 & word_at), |(plane2 & word_at), |(plane1 & word_at), |(plane0 & word_at)};
    assign scan_any = scanned_any;
    assign scan_word = {(scanned_blocks[0] ? 5'd0 : scanned_blocks[1] ? 5'd1 : scanned_blocks[2] ? 5'd2 :
            scanned_blocks[3] ? 5'd3 : scanned_blocks[4] ? 5'd4 : scanned_blocks[5] ? 5'd5 : scanned_blocks[6] ? 5'd6 : 5'd7),
            (scanned_places[0] ? 3'd0 : scanned_places[1] ? 3'd1 : scanned_places[2] ? 3'd2 : scanned_places[3] ? 3'd3 :
            scanned_places[4] ? 3'd4 : scanned_places[5] ? 3'd5 : scanned_places[6] ? 3'd6 : 3'd7)};
    always @(posedge clock) plane0 <= ({57{next0}} & written) | ({57{keep0}} & plane0 & ~written);
    always @(posedge clock) plane1 <= ({57{next1}} & written) | ({57{keep1}} & plane1 & ~written);
    always @(posedge clock) plane2 <= ({57{next2}} & written) | ({57{keep2}} & plane2 & ~written);
    always @(posedge clock) plane3 <= ({57{next3}} & written) | ({57{keep3}} & plane3 & ~written);
    initial begin
       plane0 = 57'd0; plane1 = 57'd0; plane2 = 57'd0; plane3 = 57'd0;
    end
endmodule
