// recency_filter: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The youngest transaction that may have written a word, of those that the last-writer table has let go.
//
// Part of the [last-writer table](crate::last_writer_table). Kilo TM's recency Bloom filter, with the size of the authors' simulator of early
// conflict resolution: 4 arrays of 256 transaction numbers, each with an H3 hash of its own.
//
//  lookup_address                     -> 4 x H3 -> 4 arrays, read  -> minimum -> rsp_id (next cycle)
//  put_valid, put_address, put_id     -> 4 x H3 -> 4 arrays, maximum of what is there and put_id (2 cycles)
//
// Look-up. The minimum over the arrays. Latency 1 cycle, one a cycle; 0 stands for no transaction. Put. The entry of the word in each
// array becomes the maximum of what it was and the number. One a cycle. A look-up sees every put of earlier cycles; of one in its own
// cycle it may see the old number or the new one, depending on the array.
//
// Guarantee: the answer is never below a number that was put for the word before. An entry never decreases.
//
// clear starts a sweep that sets one entry of each array a cycle to 0, 2^SET_BITS cycles, in which sweeping is high and nothing may be
// put. Same-cycle priority: clear over a put.
//
// 2^SET_BITS entries an array of numbers of ID_BITS bits.
module recency_filter (
    input  wire clock,
    input  wire clear,
    output wire sweeping,
    input  wire [29:0] lookup_address,
    output wire [31:0] rsp_id,
    input  wire put_valid,
    input  wire [29:0] put_address,
    input  wire [31:0] put_id
);
    reg  sweeps;
    reg  [7:0] sweep_set;
    reg  [7:0] looked_0, looked_1, looked_2, looked_3;
    reg  putting;
    reg  [7:0] place_0, place_1, place_2, place_3;
    reg  [31:0] id;
    wire [7:0] lookup_hash_0_set_index, lookup_hash_1_set_index, lookup_hash_2_set_index, lookup_hash_3_set_index;
    wire [7:0] put_hash_0_set_index, put_hash_1_set_index, put_hash_2_set_index, put_hash_3_set_index;
    wire [31:0] shown_0_read_word, shown_1_read_word, shown_2_read_word, shown_3_read_word;
    wire shown_0_write_valid, shown_1_write_valid, shown_2_write_valid, shown_3_write_valid;
    wire [7:0] shown_0_write_index, shown_1_write_index, shown_2_write_index, shown_3_write_index;
    wire [31:0] shown_0_write_word, shown_1_write_word, shown_2_write_word, shown_3_write_word;
    wire [31:0] held_0_read_word, held_1_read_word, held_2_read_word, held_3_read_word;
    wire [31:0] least;
    wire [31:0] new_id_0, new_id_1, new_id_2, new_id_3;
    wire [31:0] found_0, found_1, found_2, found_3;

    (* keep_hierarchy *) recency_filter_lookup_hash lookup_hash_0 (
        .address(lookup_address),
        .set_index(lookup_hash_0_set_index)
    );

    (* keep_hierarchy *) recency_filter_lookup_hash_2 lookup_hash_1 (
        .address(lookup_address),
        .set_index(lookup_hash_1_set_index)
    );

    (* keep_hierarchy *) recency_filter_lookup_hash_3 lookup_hash_2 (
        .address(lookup_address),
        .set_index(lookup_hash_2_set_index)
    );

    (* keep_hierarchy *) recency_filter_lookup_hash_4 lookup_hash_3 (
        .address(lookup_address),
        .set_index(lookup_hash_3_set_index)
    );

    (* keep_hierarchy *) recency_filter_lookup_hash put_hash_0 (
        .address(put_address),
        .set_index(put_hash_0_set_index)
    );

    (* keep_hierarchy *) recency_filter_lookup_hash_2 put_hash_1 (
        .address(put_address),
        .set_index(put_hash_1_set_index)
    );

    (* keep_hierarchy *) recency_filter_lookup_hash_3 put_hash_2 (
        .address(put_address),
        .set_index(put_hash_2_set_index)
    );

    (* keep_hierarchy *) recency_filter_lookup_hash_4 put_hash_3 (
        .address(put_address),
        .set_index(put_hash_3_set_index)
    );

    (* keep_hierarchy *) recency_filter_shown shown_0 (.clock(clock), .read_index(lookup_hash_0_set_index),
            .read_word(shown_0_read_word), .write_valid(shown_0_write_valid), .write_index(shown_0_write_index),
            .write_word(shown_0_write_word));
    (* keep_hierarchy *) recency_filter_shown shown_1 (.clock(clock), .read_index(lookup_hash_1_set_index),
            .read_word(shown_1_read_word), .write_valid(shown_1_write_valid), .write_index(shown_1_write_index),
            .write_word(shown_1_write_word));
    (* keep_hierarchy *) recency_filter_shown shown_2 (.clock(clock), .read_index(lookup_hash_2_set_index),
            .read_word(shown_2_read_word), .write_valid(shown_2_write_valid), .write_index(shown_2_write_index),
            .write_word(shown_2_write_word));
    (* keep_hierarchy *) recency_filter_shown shown_3 (.clock(clock), .read_index(lookup_hash_3_set_index),
            .read_word(shown_3_read_word), .write_valid(shown_3_write_valid), .write_index(shown_3_write_index),
            .write_word(shown_3_write_word));

    (* keep_hierarchy *) recency_filter_shown held_0 (.clock(clock), .read_index(put_hash_0_set_index),
            .read_word(held_0_read_word), .write_valid(shown_0_write_valid), .write_index(shown_0_write_index),
            .write_word(shown_0_write_word));
    (* keep_hierarchy *) recency_filter_shown held_1 (.clock(clock), .read_index(put_hash_1_set_index),
            .read_word(held_1_read_word), .write_valid(shown_1_write_valid), .write_index(shown_1_write_index),
            .write_word(shown_1_write_word));
    (* keep_hierarchy *) recency_filter_shown held_2 (.clock(clock), .read_index(put_hash_2_set_index),
            .read_word(held_2_read_word), .write_valid(shown_2_write_valid), .write_index(shown_2_write_index),
            .write_word(shown_2_write_word));
    (* keep_hierarchy *) recency_filter_shown held_3 (.clock(clock), .read_index(put_hash_3_set_index),
            .read_word(held_3_read_word), .write_valid(shown_3_write_valid), .write_index(shown_3_write_index),
            .write_word(shown_3_write_word));

    assign sweeping = sweeps;

    function automatic [31:0] least_of(input reg [31:0] in_found_0, input reg [31:0] in_found_1,
            input reg [31:0] in_found_2, input reg [31:0] in_found_3);
        begin
            least_of = 32'd0;
            least_of = ~least_of;
            if (in_found_0 < least_of) least_of = in_found_0;
            if (in_found_1 < least_of) least_of = in_found_1;
            if (in_found_2 < least_of) least_of = in_found_2;
            if (in_found_3 < least_of) least_of = in_found_3;
        end
    endfunction
    assign least = least_of(found_0, found_1, found_2, found_3);
    assign new_id_0 = held_0_read_word < id ? id : held_0_read_word,
            new_id_1 = held_1_read_word < id ? id : held_1_read_word,
            new_id_2 = held_2_read_word < id ? id : held_2_read_word,
            new_id_3 = held_3_read_word < id ? id : held_3_read_word;
    assign shown_0_write_valid = sweeps | putting, shown_1_write_valid = sweeps | putting,
            shown_2_write_valid = sweeps | putting, shown_3_write_valid = sweeps | putting;
    assign shown_0_write_index = sweeps ? sweep_set : place_0, shown_1_write_index = sweeps ? sweep_set : place_1,
            shown_2_write_index = sweeps ? sweep_set : place_2, shown_3_write_index = sweeps ? sweep_set : place_3;
    assign shown_0_write_word = sweeps ? 32'd0 : new_id_0, shown_1_write_word = sweeps ? 32'd0 : new_id_1,
            shown_2_write_word = sweeps ? 32'd0 : new_id_2, shown_3_write_word = sweeps ? 32'd0 : new_id_3;
    assign found_0 = putting & (place_0 == looked_0) ? new_id_0 : shown_0_read_word,
            found_1 = putting & (place_1 == looked_1) ? new_id_1 : shown_1_read_word,
            found_2 = putting & (place_2 == looked_2) ? new_id_2 : shown_2_read_word,
            found_3 = putting & (place_3 == looked_3) ? new_id_3 : shown_3_read_word;
    assign rsp_id = least;

    always @(posedge clock) begin
        putting <= put_valid & !clear;
        id <= put_id;
        looked_0 <= lookup_hash_0_set_index;
        place_0 <= put_hash_0_set_index;
        looked_1 <= lookup_hash_1_set_index;
        place_1 <= put_hash_1_set_index;
        looked_2 <= lookup_hash_2_set_index;
        place_2 <= put_hash_2_set_index;
        looked_3 <= lookup_hash_3_set_index;
        place_3 <= put_hash_3_set_index;
        if (sweeps) begin
            sweep_set <= sweep_set + 8'd1;
            sweeps <= !(&sweep_set);
        end
        if (clear) begin
            sweeps <= 1'b1;
            sweep_set <= 8'd0;
        end
    end

    initial begin
        sweeps = 1'b0;
        sweep_set = 8'd0;
        looked_0 = 8'd0; looked_1 = 8'd0; looked_2 = 8'd0; looked_3 = 8'd0;
        putting = 1'b0;
        place_0 = 8'd0; place_1 = 8'd0; place_2 = 8'd0; place_3 = 8'd0;
        id = 32'd0;
    end
endmodule
