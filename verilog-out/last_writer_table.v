// last_writer_table: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Last-writer history: which transaction before this one wrote a word last.
//
// Kilo TM's, which Warp TM and early conflict resolution keep ("Last Writer History Table", 4.1); one in each commit unit. The size is that of the
// authors' simulator: 1,024 words in 256 sets x 4 ways, and a recency filter for what they let go.
//
//                 +-----------------------------------+
//  req_valid,   ->| H3 -> 2^SET_BITS sets x WAYS:      |-> rsp_valid, rsp_id
//  req_address, ->|       address, transaction         |   (next cycle)
//  req_write,   ->|         | oldest of a full set     |
//  req_id       ->|       RecencyFilter: 4 x 2^SET_BITS|-> req_ready
//                 +-----------------------------------+
//
// Operation. The hazard pointer brings the words of the transactions in the order of their numbers, which count from 1 on and stay below 2^ID_BITS - 1. A
// look-up (req_write low) asks who wrote the word last: rsp_id, 0 for nobody. A store (req_write high) makes transaction req_id the last
// writer; a word that has no entry takes the lowest free way of its set, or that of the smallest number, whose word goes to
// the recency filter. Latency 1 cycle, one look-up or store a cycle. A look-up sees all stores of earlier cycles. rsp_id is 0 in
// cycles that answer no look-up.
//
// Guarantee: if the numbers of stores do not decrease, rsp_id is never below that of the last store to the word. It is above only for a word
// that has no entry, by aliases in the filter. So no hazard is missed. Entries are never taken away; old numbers do no harm.
//
// clear starts a sweep that frees one set a cycle; req_ready is low meanwhile, 2^SET_BITS cycles. Same-cycle priority: clear over
// a request (which is dropped); the answer to the look-up before it still comes out.
//
// WAYS x 2^SET_BITS entries; numbers of ID_BITS bits.
// Here ADDR_BITS = 30, ID_BITS = 32, WAYS = 4.
module last_writer_table (
    input  wire clock,
    input  wire clear,
    input  wire req_valid,
    output wire req_ready,
    input  wire [29:0] req_address,
    input  wire req_write,
    input  wire [31:0] req_id,
    output wire rsp_valid,
    output wire [31:0] rsp_id
);
    reg  looking, storing;
    reg  [29:0] address;
    reg  [7:0] set;
    reg  [31:0] id;
    reg  [7:0] sweep_set;
    wire [7:0] hash_set_index;
    wire [119:0] addresses_read_word;
    wire [3:0] ids_write_valid;
    wire [31:0] ids_write_index;
    wire [127:0] ids_read_word, ids_write_word;
    wire filter_sweeping;
    wire [31:0] filter_rsp_id;
    wire filter_put_valid;
    wire [29:0] least_address;
    wire [31:0] least;
    wire take, hit;
    wire [31:0] found;
    genvar g;

    last_writer_table_hash hash (
        .address(req_address),
        .set_index(hash_set_index)
    );

    for (g = 0; g < 4; g = g + 1) begin : gen_addresses
        (* keep_hierarchy *) last_writer_table_addresses addresses (
            .clock(clock),
            .read_index(hash_set_index),
            .read_word(addresses_read_word[30 * g +: 30]),
            .write_valid(ids_write_valid[g]),
            .write_index(ids_write_index[8 * g +: 8]),
            .write_word(address)
        );
        (* keep_hierarchy *) last_writer_table_ids ids (
            .clock(clock),
            .read_index(hash_set_index),
            .read_word(ids_read_word[32 * g +: 32]),
            .write_valid(ids_write_valid[g]),
            .write_index(ids_write_index[8 * g +: 8]),
            .write_word(ids_write_word[32 * g +: 32])
        );
    end

    recency_filter filter (
        .clock(clock),
        .clear(clear),
        .sweeping(filter_sweeping),
        .lookup_address(req_address),
        .rsp_id(filter_rsp_id),
        .put_valid(filter_put_valid),
        .put_address(least_address),
        .put_id(least)
    );

    assign req_ready = !filter_sweeping;
    assign take = req_valid & !filter_sweeping & !clear;

    wire [3:0] hit_terms;
    for (g = 0; g < 4; g = g + 1) begin : gen_hit_terms
        assign hit_terms[g] = (|ids_read_word[32 * g +: 32]) & (addresses_read_word[30 * g +: 30] == address);
    end

    assign hit = |hit_terms;

    function automatic [31:0] found_of(input reg [127:0] in_ids_read_word, input reg [119:0] in_addresses_read_word,
            input reg [29:0] in_address);
        integer i;
        begin
            found_of = 32'd0;
            for (i = 0; i < 4; i = i + 1) begin
                if ((|in_ids_read_word[32 * i +: 32]) & (in_addresses_read_word[30 * i +: 30] == in_address)) begin
                    found_of = found_of | in_ids_read_word[32 * i +: 32];
                end
            end
        end
    endfunction
    assign found = found_of(ids_read_word, addresses_read_word, address);

    function automatic [61:0] least_of(input reg [127:0] in_ids_read_word, input reg [119:0] in_addresses_read_word);
        reg  [31:0] own_least;
        reg  [29:0] own_least_address;
        integer i;
        begin
            own_least = 32'd0;
            own_least = ~own_least;
            own_least_address = 30'd0;
            for (i = 0; i < 4; i = i + 1) begin
                if (in_ids_read_word[32 * i +: 32] < own_least) begin
                    own_least = in_ids_read_word[32 * i +: 32];
                    own_least_address = in_addresses_read_word[30 * i +: 30];
                end
            end
            least_of = {own_least, own_least_address};
        end
    endfunction
    assign {least, least_address} = least_of(ids_read_word, addresses_read_word);

    function automatic [3:0] ids_write_valid_of(input reg in_hit, input reg in_storing,
            input reg [127:0] in_ids_read_word, input reg [119:0] in_addresses_read_word, input reg [29:0] in_address,
            input reg [31:0] in_least, input reg in_filter_sweeping);
        reg  own_placed;
        integer i;
        begin
            own_placed = 1'b0;
            for (i = 0; i < 3; i = i + 1) begin
                ids_write_valid_of[i] = 1'b0;
                if (in_hit) begin
                    ids_write_valid_of[i] = in_storing & (|in_ids_read_word[32 * i +: 32]) &
                            (in_addresses_read_word[30 * i +: 30] == in_address);
                end else if ((in_ids_read_word[32 * i +: 32] == in_least) & !own_placed) begin
                    own_placed = 1'b1;
                    ids_write_valid_of[i] = in_storing;
                end
                if (in_filter_sweeping) ids_write_valid_of[i] = 1'b1;
            end
            ids_write_valid_of[3] = 1'b0;
            if (in_hit) begin
                ids_write_valid_of[3] = in_storing & (|in_ids_read_word[3*32 +: 32]) &
                        (in_addresses_read_word[3*30 +: 30] == in_address);
            end else if ((in_ids_read_word[3*32 +: 32] == in_least) & !own_placed) ids_write_valid_of[3] = in_storing;
            if (in_filter_sweeping) ids_write_valid_of[3] = 1'b1;
        end
    endfunction
    assign ids_write_valid = ids_write_valid_of(hit, storing, ids_read_word, addresses_read_word, address, least,
            filter_sweeping);

    for (g = 0; g < 4; g = g + 1) begin : gen_ids_write_index
        assign ids_write_index[8 * g +: 8] = filter_sweeping ? sweep_set : set;
        assign ids_write_word[32 * g +: 32] = filter_sweeping ? 32'd0 : id;
    end

    assign filter_put_valid = storing & !hit & (|least);
    assign rsp_valid = looking;

    function automatic [31:0] rsp_id_of(input reg in_looking, input reg [31:0] in_filter_rsp_id, input reg in_hit,
            input reg [31:0] in_found);
        begin
            rsp_id_of = 32'd0;
            if (in_looking) begin
                rsp_id_of = in_filter_rsp_id;
                if (in_hit) rsp_id_of = in_found;
            end
        end
    endfunction
    assign rsp_id = rsp_id_of(looking, filter_rsp_id, hit, found);

    always @(posedge clock) begin
        looking <= take & !req_write;
        storing <= take & req_write;
        if (take) begin
            address <= req_address;
            set <= hash_set_index;
            id <= req_id;
        end
        sweep_set <= 8'd0;
        if (filter_sweeping & !clear) sweep_set <= sweep_set + 8'd1;
    end

    initial begin
        looking = 1'b0; storing = 1'b0; address = 30'd0; set = 8'd0; id = 32'd0; sweep_set = 8'd0;
    end
endmodule
