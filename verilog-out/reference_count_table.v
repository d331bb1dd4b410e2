// reference_count_table: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Reference count table (RCT): how many committing transactions read and write each word.
//
// Early conflict resolution, 4.1 and 4.2; one table in each commit unit. The commit unit increments
// the reader or writer count of every address that enters it and decrements it when the outcome of the
// transaction is known. Messages tell the cores' conflict address tables which words are referenced.
//
//                +-----------------------------------------+
//  req_valid   ->|  SetHash -> 2^SET_BITS sets x WAYS:      |-> rsp_valid, rsp_counted, why not
//  req_address ->|             address, readers, writers    |   (next cycle)
//  req_write   ->|                                          |-> message_valid, message_address,
//  req_decrement>|                                          |   message_write, message_add
//  req_counted ->|                                          |   (next cycle)
//                +-----------------------------------------+
//
// Operation. req_write chooses the kind, reader (0) or writer (1). Latency 1 cycle, one increment or
// decrement a cycle. A count that goes from 0 to 1 sends an add message for its kind, one that goes from
// 1 to 0 a remove message; a message is one word of 4 bytes: 30 bits of address, kind, add. Messages cannot be held
// back: whoever queues them stops the requests one place early. An entry is free when both its counts are 0;
// a new address takes the lowest free way of its set.
//
// What cannot be counted. An increment is ignored, with no message, if its set is full of other addresses
// (rsp_full, the paper's rule) or its count has no higher value (rsp_saturated; the paper has no rule).
// Were the decrement that belongs to it not ignored too, it would take away somebody else's reference.
// So the answer says whether the increment was counted (rsp_counted), the log entry keeps this bit in one of
// the two low bits that a word address does not need, and its decrement gives it back as req_counted. A decrement with
// req_counted low changes nothing.
//
// Guarantee. If every increment is followed by one decrement of the same address and kind with the answer's
// bit, requested after the answer: each count is at all times the number of counted references that have not ended; no
// count underflows, saturates or stays behind; every remove message belongs to an add message and the two alternate for
// each address and kind. What a reference that was not counted costs is a conflict that is not seen early; validation
// still finds it. A decrement that breaks the rule (no such entry, count 0) is ignored and reported by rsp_unmatched.
//
// Organisation. 12 ways x 256 sets, XOR-fold: docs/early-conflict-resolution.md has the addresses turned away, measured
// for 10 organisations. 24 ways turn fewer away, but compare twice as many addresses a look-up.
//
// clear starts a sweep that frees one set a cycle; req_ready is low meanwhile, 2^SET_BITS cycles. Same-cycle
// priority: clear over a request (which is dropped); the answer to the request before it still comes out.
//
// WAYS x 2^SET_BITS entries.
// Here COUNT_BITS = 5, WAYS = 12.
module reference_count_table (
    input  wire clock,
    input  wire clear,
    input  wire req_valid,
    output wire req_ready,
    input  wire [29:0] req_address,
    // Writer count, not reader count.
    input  wire req_write,
    input  wire req_decrement,
    // For a decrement: its increment was counted.
    input  wire req_counted,
    output wire rsp_valid,
    // The count has changed.
    output wire rsp_counted,
    output wire rsp_full,
    output wire rsp_saturated,
    // A decrement of a count that is 0.
    output wire rsp_unmatched,
    output wire message_valid,
    output wire [29:0] message_address,
    output wire message_write,
    output wire message_add
);
    reg  sweeping;
    reg  [7:0] sweep_set;
    reg  looked_up;
    reg  [29:0] address;
    reg  [7:0] index;
    reg  writer, decrement, counted;
    wire [7:0] hash_set_index;
    wire [359:0] way_address;
    wire [59:0] way_readers, way_writers;
    wire [11:0] way_write_valid;
    wire [95:0] way_write_set;
    wire [59:0] way_write_readers, way_write_writers;
    wire take, hit, room;
    wire [4:0] readers, writers;
    wire [23:0] used;
    wire [4:0] count;
    wire change, tells;
    wire [4:0] new_count, new_readers, new_writers;
    genvar g;

    set_hash hash (
        .address(req_address),
        .set_index(hash_set_index)
    );

    for (g = 0; g < 12; g = g + 1) begin : gen_way
        (* keep_hierarchy *) entry_way way (
            .clock(clock),
            .read_set(hash_set_index),
            .address(way_address[30 * g +: 30]),
            .readers(way_readers[5 * g +: 5]),
            .writers(way_writers[5 * g +: 5]),
            .write_valid(way_write_valid[g]),
            .write_set(way_write_set[8 * g +: 8]),
            .write_address(address),
            .write_readers(way_write_readers[5 * g +: 5]),
            .write_writers(way_write_writers[5 * g +: 5])
        );
    end

    assign req_ready = !sweeping;
    assign take = req_valid & !sweeping & !clear;

    wire [11:0] hit_terms;
    for (g = 0; g < 12; g = g + 1) begin : gen_hit_terms
        assign hit_terms[g] = used[g] & (way_address[30 * g +: 30] == address);
    end

    assign hit = |hit_terms;
    assign room = !used[11] | !used[10] | !used[9] | !used[8] | !used[7] | !used[6] | !used[5] | !used[4] | !used[3] |
            !used[2] | !used[1] | !used[0];

    function automatic [4:0] readers_of(input reg [11:0] in_used, input reg [359:0] in_way_address,
            input reg [29:0] in_address, input reg [59:0] in_way_readers);
        integer i;
        begin
            readers_of = 5'd0;
            for (i = 0; i < 12; i = i + 1) begin
                if (in_used[i] & (in_way_address[30 * i +: 30] == in_address)) begin
                    readers_of = readers_of | in_way_readers[5 * i +: 5];
                end
            end
        end
    endfunction
    assign readers = readers_of(used[11:0], way_address, address, way_readers);

    function automatic [4:0] writers_of(input reg [11:0] in_used, input reg [359:0] in_way_address,
            input reg [29:0] in_address, input reg [59:0] in_way_writers);
        integer i;
        begin
            writers_of = 5'd0;
            for (i = 0; i < 12; i = i + 1) begin
                if (in_used[i] & (in_way_address[30 * i +: 30] == in_address)) begin
                    writers_of = writers_of | in_way_writers[5 * i +: 5];
                end
            end
        end
    endfunction
    assign writers = writers_of(used[11:0], way_address, address, way_writers);

    for (g = 0; g < 12; g = g + 1) begin : gen_used
        assign used[g] = (|way_readers[5 * g +: 5]) | (|way_writers[5 * g +: 5]);
    end

    for (g = 12; g < 24; g = g + 1) begin : gen_used_2
        assign used[g] = (|way_readers[5 * g - 60 +: 5]) | (|way_writers[5 * g - 60 +: 5]);
    end

    assign count = writer ? writers : readers;
    assign rsp_full = looked_up & !decrement & !hit & !room;
    assign rsp_saturated = looked_up & !decrement & (&count);
    assign rsp_unmatched = looked_up & decrement & counted & !(|count);

    function automatic change_of(input reg in_looked_up, input reg in_decrement, input reg in_counted,
            input reg [4:0] in_count, input reg in_rsp_saturated, input reg in_rsp_full);
        begin
            change_of = 1'b0;
            if (in_looked_up) begin
                if (in_decrement) begin
                    if (in_counted) change_of = |in_count;
                end else begin
                    change_of = !in_rsp_saturated & !in_rsp_full;
                end
            end
        end
    endfunction
    assign change = change_of(looked_up, decrement, counted, count, rsp_saturated, rsp_full);

    function automatic tells_of(input reg in_looked_up, input reg in_decrement, input reg in_counted,
            input reg in_change, input reg [4:0] in_new_count, input reg [4:0] in_count);
        begin
            tells_of = 1'b0;
            if (in_looked_up) begin
                if (in_decrement) begin
                    if (in_counted) tells_of = in_change & !(|in_new_count);
                end else begin
                    tells_of = in_change & !(|in_count);
                end
            end
        end
    endfunction
    assign tells = tells_of(looked_up, decrement, counted, change, new_count, count);
    assign new_count = decrement ? count - 5'd1 : count + 5'd1;
    assign new_readers = !writer ? new_count : readers;
    assign new_writers = writer ? new_count : writers;

    function automatic [11:0] way_write_valid_of(input reg [11:0] in_used, input reg [359:0] in_way_address,
            input reg [29:0] in_address, input reg in_change, input reg in_hit, input reg in_sweeping);
        reg  own_placed;
        integer i;
        begin
            own_placed = 1'b0;
            for (i = 0; i < 11; i = i + 1) begin
                way_write_valid_of[i] = 1'b0;
                if (in_used[i]) begin
                    if (in_way_address[30 * i +: 30] == in_address) way_write_valid_of[i] = in_change;
                end else if (!in_hit & !own_placed) begin
                    own_placed = 1'b1;
                    way_write_valid_of[i] = in_change;
                end
                if (in_sweeping) way_write_valid_of[i] = 1'b1;
            end
            way_write_valid_of[11] = 1'b0;
            if (in_used[11]) begin
                if (in_way_address[11*30 +: 30] == in_address) way_write_valid_of[11] = in_change;
            end else if (!in_hit & !own_placed) way_write_valid_of[11] = in_change;
            if (in_sweeping) way_write_valid_of[11] = 1'b1;
        end
    endfunction
    assign way_write_valid = way_write_valid_of(used[23:12], way_address, address, change, hit, sweeping);

    for (g = 0; g < 12; g = g + 1) begin : gen_way_write_set
        assign way_write_set[8 * g +: 8] = sweeping ? sweep_set : index;
        assign way_write_readers[5 * g +: 5] = sweeping ? 5'd0 : new_readers;
        assign way_write_writers[5 * g +: 5] = sweeping ? 5'd0 : new_writers;
    end

    assign rsp_valid = looked_up;
    assign rsp_counted = change;
    assign message_valid = tells;
    assign message_address = address;
    assign message_write = writer;
    assign message_add = !decrement;

    always @(posedge clock) begin
        looked_up <= take;
        if (take) begin
            address <= req_address;
            index <= hash_set_index;
            writer <= req_write;
            decrement <= req_decrement;
            counted <= req_counted;
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
        sweeping = 1'b0; sweep_set = 8'd0; looked_up = 1'b0; address = 30'd0; index = 8'd0; writer = 1'b0;
        decrement = 1'b0; counted = 1'b0;
    end
endmodule
