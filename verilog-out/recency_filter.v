// recency_filter: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The youngest transaction that may have written a word, of those that the last-writer table has let go.
//
// Part of the last-writer table. Kilo TM's recency Bloom filter, with the size of the authors' simulator of early
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
// Here ADDR_BITS = 30, ID_BITS = 32, SUB_ARRAYS = 4.
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
    reg  [31:0] looked;
    reg  putting;
    reg  [31:0] place, id;
    wire [31:0] lookup_hash_set_index, put_hash_set_index;
    wire [127:0] shown_read_word;
    wire [3:0] shown_write_valid;
    wire [31:0] shown_write_index;
    wire [127:0] shown_write_word, held_read_word;
    wire [31:0] least;
    wire [127:0] new_id, found;
    genvar g;

    (* keep_hierarchy *) recency_filter_lookup_hash lookup_hash_0 (
        .address(lookup_address),
        .set_index(lookup_hash_set_index[0*8 +: 8])
    );

    (* keep_hierarchy *) recency_filter_lookup_hash_2 lookup_hash_1 (
        .address(lookup_address),
        .set_index(lookup_hash_set_index[1*8 +: 8])
    );

    (* keep_hierarchy *) recency_filter_lookup_hash_3 lookup_hash_2 (
        .address(lookup_address),
        .set_index(lookup_hash_set_index[2*8 +: 8])
    );

    (* keep_hierarchy *) recency_filter_lookup_hash_4 lookup_hash_3 (
        .address(lookup_address),
        .set_index(lookup_hash_set_index[3*8 +: 8])
    );

    (* keep_hierarchy *) recency_filter_lookup_hash put_hash_0 (
        .address(put_address),
        .set_index(put_hash_set_index[0*8 +: 8])
    );

    (* keep_hierarchy *) recency_filter_lookup_hash_2 put_hash_1 (
        .address(put_address),
        .set_index(put_hash_set_index[1*8 +: 8])
    );

    (* keep_hierarchy *) recency_filter_lookup_hash_3 put_hash_2 (
        .address(put_address),
        .set_index(put_hash_set_index[2*8 +: 8])
    );

    (* keep_hierarchy *) recency_filter_lookup_hash_4 put_hash_3 (
        .address(put_address),
        .set_index(put_hash_set_index[3*8 +: 8])
    );

    for (g = 0; g < 4; g = g + 1) begin : gen_shown
        (* keep_hierarchy *) recency_filter_shown shown (
            .clock(clock),
            .read_index(lookup_hash_set_index[8 * g +: 8]),
            .read_word(shown_read_word[32 * g +: 32]),
            .write_valid(shown_write_valid[g]),
            .write_index(shown_write_index[8 * g +: 8]),
            .write_word(shown_write_word[32 * g +: 32])
        );
        (* keep_hierarchy *) recency_filter_shown held (
            .clock(clock),
            .read_index(put_hash_set_index[8 * g +: 8]),
            .read_word(held_read_word[32 * g +: 32]),
            .write_valid(shown_write_valid[g]),
            .write_index(shown_write_index[8 * g +: 8]),
            .write_word(shown_write_word[32 * g +: 32])
        );
    end

    assign sweeping = sweeps;

    function automatic [31:0] least_of(input reg [127:0] in_found);
        integer i;
        begin
            least_of = 32'd0;
            least_of = ~least_of;
            for (i = 0; i < 4; i = i + 1) if (in_found[32 * i +: 32] < least_of) least_of = in_found[32 * i +: 32];
        end
    endfunction
    assign least = least_of(found);

    for (g = 0; g < 4; g = g + 1) begin : gen_new_id
        assign new_id[32 * g +: 32] = held_read_word[32 * g +: 32] < id ? id : held_read_word[32 * g +: 32];
        assign shown_write_valid[g] = sweeps | putting;
        assign shown_write_index[8 * g +: 8] = sweeps ? sweep_set : place[8 * g +: 8];
        assign shown_write_word[32 * g +: 32] = sweeps ? 32'd0 : new_id[32 * g +: 32];
        assign found[32 * g +: 32] =
            putting & (place[8 * g +: 8] == looked[8 * g +: 8]) ? new_id[32 * g +: 32] :
            shown_read_word[32 * g +: 32];
    end

    assign rsp_id = least;

    always @(posedge clock) begin : at_clock
        integer i;
        putting <= put_valid & !clear;
        id <= put_id;
        for (i = 0; i < 4; i = i + 1) begin
            looked[8 * i +: 8] <= lookup_hash_set_index[8 * i +: 8];
            place[8 * i +: 8] <= put_hash_set_index[8 * i +: 8];
        end
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
        sweeps = 1'b0; sweep_set = 8'd0; looked = 32'd0; putting = 1'b0; place = 32'd0; id = 32'd0;
    end
endmodule
