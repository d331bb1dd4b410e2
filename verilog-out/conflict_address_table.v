// conflict_address_table: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Conflict address table (CAT): which words committing transactions read or write.
//
// Early conflict resolution, section 4; one table in each core. The commit units' reference count tables
// send add and remove messages; loads, stores and log scans look addresses up.
//
//                       +---------------------------------------+
//  lookup_valid_0..3,  ->|  SetHash x 5 -> 2^SET_BITS sets x WAYS: |-> lookup_read_0..3,
//  lookup_address_0..3 ->|                 address, read, write    |   lookup_write_0..3 (next cycle)
//  upd_valid, upd_*    ->|                                         |-> upd_full (next cycle)
//                       +---------------------------------------+
//
// Look-up. Four ports, as the paper's 4-port L1: 32 lanes in 8 cycles. Latency 1 cycle, four look-ups a
// cycle. lookup_read_i and lookup_write_i say how the word is referenced; both are low for a word that is not in the
// table and in cycles that answer no look-up.
//
// Update. A message a cycle, at the same time as the look-ups: an address, a kind (upd_write), add or remove
// (upd_add); 4 bytes on the wire. Latency 1 cycle. An add sets the address's bit of that kind, and gives the
// address the lowest free way of its set if it has none; a remove clears the bit. An entry with neither bit is free.
// A word belongs to one memory partition, so all messages about it come from one commit unit, in order.
//
// A look-up and an update of one address in one cycle: the look-up has the answer from before the update
// (read-first). A look-up sees every update of earlier cycles, also of the cycle just before.
//
// Full set. The add is ignored (upd_full, the paper's rule) and its remove finds nothing and changes nothing. Bits are not
// counts and one address's messages of one kind alternate, so nothing can drift: a bit that is set always
// has a reference; a missing bit costs a conflict that is not seen early.
//
// Ports. A 1R1W macro a way for the update, and a copy of it for each look-up port, all written together: a macro
// with five read ports does the same with less area, where there is one.
//
// Organisation: 12 ways x 256 sets, XOR-fold, as the reference count table; docs/early-conflict-resolution.md.
//
// clear starts a sweep that frees one set a cycle; upd_ready is low meanwhile, 2^SET_BITS cycles, and look-ups find
// nothing. Same-cycle priority: clear over update and look-up.
//
// WAYS x 2^SET_BITS entries.
// Here PORTS = 4, WAYS = 48.
module conflict_address_table (
    input  wire clock,
    input  wire clear,
    input  wire [3:0] lookup_valid,
    input  wire [119:0] lookup_address,
    output wire [3:0] lookup_read,
    output wire [3:0] lookup_write,
    input  wire upd_valid,
    output wire upd_ready,
    input  wire [29:0] upd_address,
    input  wire upd_write,
    input  wire upd_add,
    // The add before this cycle was turned away.
    output wire upd_full
);
    reg  sweeping;
    reg  [7:0] sweep_set;
    reg  [3:0] asked;
    reg  [119:0] asked_address;
    reg  updating;
    reg  [29:0] address;
    reg  [7:0] index;
    reg  writer, add;
    wire [31:0] lookup_hash_set_index;
    wire [7:0] upd_hash_set_index;
    wire [359:0] way_address;
    wire [11:0] way_readers, way_writers, way_write_valid;
    wire [95:0] way_write_set;
    wire [359:0] way_write_address;
    wire [11:0] way_write_readers, way_write_writers;
    wire [1439:0] copy_address;
    wire [47:0] copy_readers, copy_writers;
    wire take, hit, room, read_bit, write_bit;
    wire [23:0] used;
    genvar g, h;

    for (g = 0; g < 4; g = g + 1) begin : gen_lookup_hash
        (* keep_hierarchy *) set_hash lookup_hash (
            .address(lookup_address[30 * g +: 30]),
            .set_index(lookup_hash_set_index[8 * g +: 8])
        );
    end

    (* keep_hierarchy *) set_hash upd_hash (
        .address(upd_address),
        .set_index(upd_hash_set_index)
    );

    for (g = 0; g < 12; g = g + 1) begin : gen_way
        (* keep_hierarchy *) conflict_address_table_way way (
            .clock(clock),
            .read_set(upd_hash_set_index),
            .address(way_address[30 * g +: 30]),
            .readers(way_readers[g]),
            .writers(way_writers[g]),
            .write_valid(way_write_valid[g]),
            .write_set(way_write_set[8 * g +: 8]),
            .write_address(way_write_address[30 * g +: 30]),
            .write_readers(way_write_readers[g]),
            .write_writers(way_write_writers[g])
        );
        (* keep_hierarchy *) conflict_address_table_way copy_0 (.clock(clock),
                .read_set(lookup_hash_set_index[0*8 +: 8]), .address(copy_address[120 * g +: 30]),
                .readers(copy_readers[4 * g]), .writers(copy_writers[4 * g]), .write_valid(way_write_valid[g]),
                .write_set(way_write_set[8 * g +: 8]), .write_address(way_write_address[30 * g +: 30]),
                .write_readers(way_write_readers[g]), .write_writers(way_write_writers[g]));
        (* keep_hierarchy *) conflict_address_table_way copy_1 (.clock(clock),
                .read_set(lookup_hash_set_index[1*8 +: 8]), .address(copy_address[120 * g + 30 +: 30]),
                .readers(copy_readers[4 * g + 1]), .writers(copy_writers[4 * g + 1]), .write_valid(way_write_valid[g]),
                .write_set(way_write_set[8 * g +: 8]), .write_address(way_write_address[30 * g +: 30]),
                .write_readers(way_write_readers[g]), .write_writers(way_write_writers[g]));
        (* keep_hierarchy *) conflict_address_table_way copy_2 (.clock(clock),
                .read_set(lookup_hash_set_index[2*8 +: 8]), .address(copy_address[120 * g + 60 +: 30]),
                .readers(copy_readers[4 * g + 2]), .writers(copy_writers[4 * g + 2]), .write_valid(way_write_valid[g]),
                .write_set(way_write_set[8 * g +: 8]), .write_address(way_write_address[30 * g +: 30]),
                .write_readers(way_write_readers[g]), .write_writers(way_write_writers[g]));
        (* keep_hierarchy *) conflict_address_table_way copy_3 (.clock(clock),
                .read_set(lookup_hash_set_index[3*8 +: 8]), .address(copy_address[120 * g + 90 +: 30]),
                .readers(copy_readers[4 * g + 3]), .writers(copy_writers[4 * g + 3]), .write_valid(way_write_valid[g]),
                .write_set(way_write_set[8 * g +: 8]), .write_address(way_write_address[30 * g +: 30]),
                .write_readers(way_write_readers[g]), .write_writers(way_write_writers[g]));
    end

    assign upd_ready = !sweeping;
    assign take = upd_valid & !sweeping & !clear;

    for (g = 0; g < 4; g = g + 1) begin : gen_lookup_read
        wire [11:0] lookup_read_terms;
        for (h = 0; h < 12; h = h + 1) begin : gen_lookup_read_terms
            assign lookup_read_terms[h] = asked[g] & (copy_address[120 * h + 30 * g +: 30] ==
                    asked_address[30 * g +: 30]) & copy_readers[4 * h + g];
        end
        assign lookup_read[g] = |lookup_read_terms;
        wire [11:0] lookup_write_terms;
        for (h = 0; h < 12; h = h + 1) begin : gen_lookup_write_terms
            assign lookup_write_terms[h] = asked[g] & (copy_address[120 * h + 30 * g +: 30] ==
                    asked_address[30 * g +: 30]) & copy_writers[4 * h + g];
        end
        assign lookup_write[g] = |lookup_write_terms;
    end

    wire [11:0] hit_terms;
    for (g = 0; g < 12; g = g + 1) begin : gen_hit_terms
        assign hit_terms[g] = used[g] & (way_address[30 * g +: 30] == address);
    end

    assign hit = |hit_terms;
    assign room = !used[11] | !used[10] | !used[9] | !used[8] | !used[7] | !used[6] | !used[5] | !used[4] | !used[3] |
            !used[2] | !used[1] | !used[0];

    function automatic read_bit_of(input reg [11:0] in_used, input reg [359:0] in_way_address,
            input reg [29:0] in_address, input reg [11:0] in_way_readers, input reg in_writer, input reg in_add);
        integer i;
        begin
            read_bit_of = 1'b0;
            for (i = 0; i < 12; i = i + 1) begin
                if (in_used[i] & (in_way_address[30 * i +: 30] == in_address)) read_bit_of = in_way_readers[i];
            end
            if (!in_writer) begin
                read_bit_of = 1'b0;
                if (in_add) read_bit_of = 1'b1;
            end
        end
    endfunction
    assign read_bit = read_bit_of(used[11:0], way_address, address, way_readers, writer, add);

    function automatic write_bit_of(input reg [11:0] in_used, input reg [359:0] in_way_address,
            input reg [29:0] in_address, input reg [11:0] in_way_writers, input reg in_writer, input reg in_add);
        integer i;
        begin
            write_bit_of = 1'b0;
            for (i = 0; i < 12; i = i + 1) begin
                if (in_used[i] & (in_way_address[30 * i +: 30] == in_address)) write_bit_of = in_way_writers[i];
            end
            if (in_writer) begin
                write_bit_of = 1'b0;
                if (in_add) write_bit_of = 1'b1;
            end
        end
    endfunction
    assign write_bit = write_bit_of(used[11:0], way_address, address, way_writers, writer, add);

    for (g = 0; g < 12; g = g + 1) begin : gen_used
        assign used[g] = way_readers[g] | way_writers[g];
    end

    for (g = 12; g < 24; g = g + 1) begin : gen_used_2
        assign used[g] = way_readers[g - 12] | way_writers[g - 12];
    end

    assign upd_full = updating & add & !hit & !room;

    function automatic [11:0] way_write_valid_of(input reg [11:0] in_used, input reg [359:0] in_way_address,
            input reg [29:0] in_address, input reg in_updating, input reg in_add, input reg in_hit,
            input reg in_sweeping);
        reg  own_placed;
        integer i;
        begin
            own_placed = 1'b0;
            for (i = 0; i < 11; i = i + 1) begin
                way_write_valid_of[i] = 1'b0;
                if (in_used[i]) begin
                    if (in_way_address[30 * i +: 30] == in_address) way_write_valid_of[i] = in_updating;
                end else if (in_add & !in_hit & !own_placed) begin
                    own_placed = 1'b1;
                    way_write_valid_of[i] = in_updating;
                end
                if (in_sweeping) way_write_valid_of[i] = 1'b1;
            end
            way_write_valid_of[11] = 1'b0;
            if (in_used[11]) begin
                if (in_way_address[11*30 +: 30] == in_address) way_write_valid_of[11] = in_updating;
            end else if (in_add & !in_hit & !own_placed) way_write_valid_of[11] = in_updating;
            if (in_sweeping) way_write_valid_of[11] = 1'b1;
        end
    endfunction
    assign way_write_valid = way_write_valid_of(used[23:12], way_address, address, updating, add, hit, sweeping);

    for (g = 0; g < 12; g = g + 1) begin : gen_way_write_set
        assign way_write_set[8 * g +: 8] = sweeping ? sweep_set : index;
        assign way_write_address[30 * g +: 30] = address;
        assign way_write_readers[g] = !sweeping & read_bit;
        assign way_write_writers[g] = !sweeping & write_bit;
    end

    always @(posedge clock) begin : at_clock
        integer i;
        updating <= take;
        if (take) begin
            address <= upd_address;
            index <= upd_hash_set_index;
            writer <= upd_write;
            add <= upd_add;
        end
        for (i = 0; i < 4; i = i + 1) begin
            asked[i] <= lookup_valid[i] & !sweeping & !clear;
            asked_address[30 * i +: 30] <= lookup_address[30 * i +: 30];
        end
        if (sweeping) begin
            sweep_set <= sweep_set + 8'd1;
            sweeping <= !(&sweep_set);
        end
        if (clear) begin
            sweeping <= 1'b1;
            sweep_set <= 8'd0;
        end
    end

    initial begin
        sweeping = 1'b0; sweep_set = 8'd0; asked = 4'd0; asked_address = 120'd0; updating = 1'b0; address = 30'd0;
        index = 8'd0; writer = 1'b0; add = 1'b0;
    end
endmodule
