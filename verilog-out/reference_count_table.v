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
    reg  writer;
    reg  decrement;
    reg  counted;
    wire [7:0] hash_set_index;
    wire [29:0] way_0_address, way_1_address, way_2_address, way_3_address, way_4_address, way_5_address, way_6_address,
            way_7_address, way_8_address, way_9_address, way_10_address, way_11_address;
    wire [4:0] way_0_readers, way_1_readers, way_2_readers, way_3_readers, way_4_readers, way_5_readers, way_6_readers,
            way_7_readers, way_8_readers, way_9_readers, way_10_readers, way_11_readers;
    wire [4:0] way_0_writers, way_1_writers, way_2_writers, way_3_writers, way_4_writers, way_5_writers, way_6_writers,
            way_7_writers, way_8_writers, way_9_writers, way_10_writers, way_11_writers;
    wire way_0_write_valid, way_1_write_valid, way_2_write_valid, way_3_write_valid, way_4_write_valid,
            way_5_write_valid, way_6_write_valid, way_7_write_valid, way_8_write_valid, way_9_write_valid,
            way_10_write_valid, way_11_write_valid;
    wire [7:0] way_0_write_set, way_1_write_set, way_2_write_set, way_3_write_set, way_4_write_set, way_5_write_set,
            way_6_write_set, way_7_write_set, way_8_write_set, way_9_write_set, way_10_write_set, way_11_write_set;
    wire [4:0] way_0_write_readers, way_1_write_readers, way_2_write_readers, way_3_write_readers, way_4_write_readers,
            way_5_write_readers, way_6_write_readers, way_7_write_readers, way_8_write_readers, way_9_write_readers,
            way_10_write_readers, way_11_write_readers;
    wire [4:0] way_0_write_writers, way_1_write_writers, way_2_write_writers, way_3_write_writers, way_4_write_writers,
            way_5_write_writers, way_6_write_writers, way_7_write_writers, way_8_write_writers, way_9_write_writers,
            way_10_write_writers, way_11_write_writers;
    wire take;
    wire hit;
    wire room;
    wire [4:0] readers;
    wire [4:0] writers;
    wire used_0, used_1, used_2, used_3, used_4, used_5, used_6, used_7, used_8, used_9, used_10, used_11, used_12,
            used_13, used_14, used_15, used_16, used_17, used_18, used_19, used_20, used_21, used_22, used_23;
    wire [4:0] count;
    wire change;
    wire tells;
    wire [4:0] new_count;
    wire [4:0] new_readers;
    wire [4:0] new_writers;
    wire placed;

    set_hash hash (
        .address(req_address),
        .set_index(hash_set_index)
    );

    (* keep_hierarchy *) entry_way way_0 (.clock(clock), .read_set(hash_set_index), .address(way_0_address),
            .readers(way_0_readers), .writers(way_0_writers), .write_valid(way_0_write_valid),
            .write_set(way_0_write_set), .write_address(address), .write_readers(way_0_write_readers),
            .write_writers(way_0_write_writers));
    (* keep_hierarchy *) entry_way way_1 (.clock(clock), .read_set(hash_set_index), .address(way_1_address),
            .readers(way_1_readers), .writers(way_1_writers), .write_valid(way_1_write_valid),
            .write_set(way_1_write_set), .write_address(address), .write_readers(way_1_write_readers),
            .write_writers(way_1_write_writers));
    (* keep_hierarchy *) entry_way way_2 (.clock(clock), .read_set(hash_set_index), .address(way_2_address),
            .readers(way_2_readers), .writers(way_2_writers), .write_valid(way_2_write_valid),
            .write_set(way_2_write_set), .write_address(address), .write_readers(way_2_write_readers),
            .write_writers(way_2_write_writers));
    (* keep_hierarchy *) entry_way way_3 (.clock(clock), .read_set(hash_set_index), .address(way_3_address),
            .readers(way_3_readers), .writers(way_3_writers), .write_valid(way_3_write_valid),
            .write_set(way_3_write_set), .write_address(address), .write_readers(way_3_write_readers),
            .write_writers(way_3_write_writers));
    (* keep_hierarchy *) entry_way way_4 (.clock(clock), .read_set(hash_set_index), .address(way_4_address),
            .readers(way_4_readers), .writers(way_4_writers), .write_valid(way_4_write_valid),
            .write_set(way_4_write_set), .write_address(address), .write_readers(way_4_write_readers),
            .write_writers(way_4_write_writers));
    (* keep_hierarchy *) entry_way way_5 (.clock(clock), .read_set(hash_set_index), .address(way_5_address),
            .readers(way_5_readers), .writers(way_5_writers), .write_valid(way_5_write_valid),
            .write_set(way_5_write_set), .write_address(address), .write_readers(way_5_write_readers),
            .write_writers(way_5_write_writers));
    (* keep_hierarchy *) entry_way way_6 (.clock(clock), .read_set(hash_set_index), .address(way_6_address),
            .readers(way_6_readers), .writers(way_6_writers), .write_valid(way_6_write_valid),
            .write_set(way_6_write_set), .write_address(address), .write_readers(way_6_write_readers),
            .write_writers(way_6_write_writers));
    (* keep_hierarchy *) entry_way way_7 (.clock(clock), .read_set(hash_set_index), .address(way_7_address),
            .readers(way_7_readers), .writers(way_7_writers), .write_valid(way_7_write_valid),
            .write_set(way_7_write_set), .write_address(address), .write_readers(way_7_write_readers),
            .write_writers(way_7_write_writers));
    (* keep_hierarchy *) entry_way way_8 (.clock(clock), .read_set(hash_set_index), .address(way_8_address),
            .readers(way_8_readers), .writers(way_8_writers), .write_valid(way_8_write_valid),
            .write_set(way_8_write_set), .write_address(address), .write_readers(way_8_write_readers),
            .write_writers(way_8_write_writers));
    (* keep_hierarchy *) entry_way way_9 (.clock(clock), .read_set(hash_set_index), .address(way_9_address),
            .readers(way_9_readers), .writers(way_9_writers), .write_valid(way_9_write_valid),
            .write_set(way_9_write_set), .write_address(address), .write_readers(way_9_write_readers),
            .write_writers(way_9_write_writers));
    (* keep_hierarchy *) entry_way way_10 (.clock(clock), .read_set(hash_set_index), .address(way_10_address),
            .readers(way_10_readers), .writers(way_10_writers), .write_valid(way_10_write_valid),
            .write_set(way_10_write_set), .write_address(address), .write_readers(way_10_write_readers),
            .write_writers(way_10_write_writers));
    (* keep_hierarchy *) entry_way way_11 (.clock(clock), .read_set(hash_set_index), .address(way_11_address),
            .readers(way_11_readers), .writers(way_11_writers), .write_valid(way_11_write_valid),
            .write_set(way_11_write_set), .write_address(address), .write_readers(way_11_write_readers),
            .write_writers(way_11_write_writers));

    assign req_ready = !sweeping;
    assign take = req_valid & !sweeping & !clear;
    assign hit = (used_11 & (way_11_address == address)) | (used_10 & (way_10_address == address)) | (used_9 &
            (way_9_address == address)) | (used_8 & (way_8_address == address)) | (used_7 & (way_7_address == address)) | (used_6
            & (way_6_address == address)) | (used_5 & (way_5_address == address)) | (used_4 & (way_4_address == address)) |
            (used_3 & (way_3_address == address)) | (used_2 & (way_2_address == address)) | (used_1 & (way_1_address == address))
            | (used_0 & (way_0_address == address));
    assign room = !used_11 | !used_10 | !used_9 | !used_8 | !used_7 | !used_6 | !used_5 | !used_4 | !used_3 | !used_2 |
            !used_1 | !used_0;

    function automatic [4:0] readers_of(input reg in_used_0, input reg in_used_1, input reg in_used_2,
            input reg in_used_3, input reg in_used_4, input reg in_used_5, input reg in_used_6, input reg in_used_7,
            input reg in_used_8, input reg in_used_9, input reg in_used_10, input reg in_used_11,
            input reg [29:0] in_way_address_0, input reg [29:0] in_way_address_1, input reg [29:0] in_way_address_2,
            input reg [29:0] in_way_address_3, input reg [29:0] in_way_address_4, input reg [29:0] in_way_address_5,
            input reg [29:0] in_way_address_6, input reg [29:0] in_way_address_7, input reg [29:0] in_way_address_8,
            input reg [29:0] in_way_address_9, input reg [29:0] in_way_address_10, input reg [29:0] in_way_address_11,
            input reg [29:0] in_address, input reg [4:0] in_way_readers_0, input reg [4:0] in_way_readers_1,
            input reg [4:0] in_way_readers_2, input reg [4:0] in_way_readers_3, input reg [4:0] in_way_readers_4,
            input reg [4:0] in_way_readers_5, input reg [4:0] in_way_readers_6, input reg [4:0] in_way_readers_7,
            input reg [4:0] in_way_readers_8, input reg [4:0] in_way_readers_9, input reg [4:0] in_way_readers_10,
            input reg [4:0] in_way_readers_11);
        begin
            readers_of = 5'd0;
            if (in_used_0 & (in_way_address_0 == in_address)) readers_of = readers_of | in_way_readers_0;
            if (in_used_1 & (in_way_address_1 == in_address)) readers_of = readers_of | in_way_readers_1;
            if (in_used_2 & (in_way_address_2 == in_address)) readers_of = readers_of | in_way_readers_2;
            if (in_used_3 & (in_way_address_3 == in_address)) readers_of = readers_of | in_way_readers_3;
            if (in_used_4 & (in_way_address_4 == in_address)) readers_of = readers_of | in_way_readers_4;
            if (in_used_5 & (in_way_address_5 == in_address)) readers_of = readers_of | in_way_readers_5;
            if (in_used_6 & (in_way_address_6 == in_address)) readers_of = readers_of | in_way_readers_6;
            if (in_used_7 & (in_way_address_7 == in_address)) readers_of = readers_of | in_way_readers_7;
            if (in_used_8 & (in_way_address_8 == in_address)) readers_of = readers_of | in_way_readers_8;
            if (in_used_9 & (in_way_address_9 == in_address)) readers_of = readers_of | in_way_readers_9;
            if (in_used_10 & (in_way_address_10 == in_address)) readers_of = readers_of | in_way_readers_10;
            if (in_used_11 & (in_way_address_11 == in_address)) readers_of = readers_of | in_way_readers_11;
        end
    endfunction
    assign readers = readers_of(used_0, used_1, used_2, used_3, used_4, used_5, used_6, used_7, used_8, used_9, used_10,
            used_11, way_0_address, way_1_address, way_2_address, way_3_address, way_4_address, way_5_address,
            way_6_address, way_7_address, way_8_address, way_9_address, way_10_address, way_11_address, address,
            way_0_readers, way_1_readers, way_2_readers, way_3_readers, way_4_readers, way_5_readers, way_6_readers,
            way_7_readers, way_8_readers, way_9_readers, way_10_readers, way_11_readers);

    function automatic [4:0] writers_of(input reg in_used_0, input reg in_used_1, input reg in_used_2,
            input reg in_used_3, input reg in_used_4, input reg in_used_5, input reg in_used_6, input reg in_used_7,
            input reg in_used_8, input reg in_used_9, input reg in_used_10, input reg in_used_11,
            input reg [29:0] in_way_address_0, input reg [29:0] in_way_address_1, input reg [29:0] in_way_address_2,
            input reg [29:0] in_way_address_3, input reg [29:0] in_way_address_4, input reg [29:0] in_way_address_5,
            input reg [29:0] in_way_address_6, input reg [29:0] in_way_address_7, input reg [29:0] in_way_address_8,
            input reg [29:0] in_way_address_9, input reg [29:0] in_way_address_10, input reg [29:0] in_way_address_11,
            input reg [29:0] in_address, input reg [4:0] in_way_writers_0, input reg [4:0] in_way_writers_1,
            input reg [4:0] in_way_writers_2, input reg [4:0] in_way_writers_3, input reg [4:0] in_way_writers_4,
            input reg [4:0] in_way_writers_5, input reg [4:0] in_way_writers_6, input reg [4:0] in_way_writers_7,
            input reg [4:0] in_way_writers_8, input reg [4:0] in_way_writers_9, input reg [4:0] in_way_writers_10,
            input reg [4:0] in_way_writers_11);
        begin
            writers_of = 5'd0;
            if (in_used_0 & (in_way_address_0 == in_address)) writers_of = writers_of | in_way_writers_0;
            if (in_used_1 & (in_way_address_1 == in_address)) writers_of = writers_of | in_way_writers_1;
            if (in_used_2 & (in_way_address_2 == in_address)) writers_of = writers_of | in_way_writers_2;
            if (in_used_3 & (in_way_address_3 == in_address)) writers_of = writers_of | in_way_writers_3;
            if (in_used_4 & (in_way_address_4 == in_address)) writers_of = writers_of | in_way_writers_4;
            if (in_used_5 & (in_way_address_5 == in_address)) writers_of = writers_of | in_way_writers_5;
            if (in_used_6 & (in_way_address_6 == in_address)) writers_of = writers_of | in_way_writers_6;
            if (in_used_7 & (in_way_address_7 == in_address)) writers_of = writers_of | in_way_writers_7;
            if (in_used_8 & (in_way_address_8 == in_address)) writers_of = writers_of | in_way_writers_8;
            if (in_used_9 & (in_way_address_9 == in_address)) writers_of = writers_of | in_way_writers_9;
            if (in_used_10 & (in_way_address_10 == in_address)) writers_of = writers_of | in_way_writers_10;
            if (in_used_11 & (in_way_address_11 == in_address)) writers_of = writers_of | in_way_writers_11;
        end
    endfunction
    assign writers = writers_of(used_0, used_1, used_2, used_3, used_4, used_5, used_6, used_7, used_8, used_9, used_10,
            used_11, way_0_address, way_1_address, way_2_address, way_3_address, way_4_address, way_5_address,
            way_6_address, way_7_address, way_8_address, way_9_address, way_10_address, way_11_address, address,
            way_0_writers, way_1_writers, way_2_writers, way_3_writers, way_4_writers, way_5_writers, way_6_writers,
            way_7_writers, way_8_writers, way_9_writers, way_10_writers, way_11_writers);
    assign used_0 = (|way_0_readers) | (|way_0_writers), used_1 = (|way_1_readers) | (|way_1_writers),
            used_2 = (|way_2_readers) | (|way_2_writers), used_3 = (|way_3_readers) | (|way_3_writers),
            used_4 = (|way_4_readers) | (|way_4_writers), used_5 = (|way_5_readers) | (|way_5_writers),
            used_6 = (|way_6_readers) | (|way_6_writers), used_7 = (|way_7_readers) | (|way_7_writers),
            used_8 = (|way_8_readers) | (|way_8_writers), used_9 = (|way_9_readers) | (|way_9_writers),
            used_10 = (|way_10_readers) | (|way_10_writers), used_11 = (|way_11_readers) | (|way_11_writers),
            used_12 = (|way_0_readers) | (|way_0_writers), used_13 = (|way_1_readers) | (|way_1_writers),
            used_14 = (|way_2_readers) | (|way_2_writers), used_15 = (|way_3_readers) | (|way_3_writers),
            used_16 = (|way_4_readers) | (|way_4_writers), used_17 = (|way_5_readers) | (|way_5_writers),
            used_18 = (|way_6_readers) | (|way_6_writers), used_19 = (|way_7_readers) | (|way_7_writers),
            used_20 = (|way_8_readers) | (|way_8_writers), used_21 = (|way_9_readers) | (|way_9_writers),
            used_22 = (|way_10_readers) | (|way_10_writers), used_23 = (|way_11_readers) | (|way_11_writers);
    assign count =
        writer ? writers :
        readers;
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
    assign new_count =
        decrement ? count - 5'd1 :
        count + 5'd1;
    assign new_readers =
        !writer ? new_count :
        readers;
    assign new_writers =
        writer ? new_count :
        writers;

    function automatic [11:0] placed_of(input reg in_used_0, input reg in_used_1, input reg in_used_2,
            input reg in_used_3, input reg in_used_4, input reg in_used_5, input reg in_used_6, input reg in_used_7,
            input reg in_used_8, input reg in_used_9, input reg in_used_10, input reg [29:0] in_way_address_0,
            input reg [29:0] in_way_address_1, input reg [29:0] in_way_address_2, input reg [29:0] in_way_address_3,
            input reg [29:0] in_way_address_4, input reg [29:0] in_way_address_5, input reg [29:0] in_way_address_6,
            input reg [29:0] in_way_address_7, input reg [29:0] in_way_address_8, input reg [29:0] in_way_address_9,
            input reg [29:0] in_way_address_10, input reg [29:0] in_address, input reg in_change, input reg in_hit,
            input reg in_sweeping);
        reg  own_placed;
        reg  own_way_write_valid_0, own_way_write_valid_1, own_way_write_valid_2, own_way_write_valid_3,
                own_way_write_valid_4, own_way_write_valid_5, own_way_write_valid_6, own_way_write_valid_7,
                own_way_write_valid_8, own_way_write_valid_9, own_way_write_valid_10;
        begin
            own_placed = 1'b0;
            own_way_write_valid_0 = 1'b0;
            if (in_used_0) begin
                if (in_way_address_0 == in_address) own_way_write_valid_0 = in_change;
            end else if (!in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_0 = in_change;
            end
            if (in_sweeping) own_way_write_valid_0 = 1'b1;
            own_way_write_valid_1 = 1'b0;
            if (in_used_1) begin
                if (in_way_address_1 == in_address) own_way_write_valid_1 = in_change;
            end else if (!in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_1 = in_change;
            end
            if (in_sweeping) own_way_write_valid_1 = 1'b1;
            own_way_write_valid_2 = 1'b0;
            if (in_used_2) begin
                if (in_way_address_2 == in_address) own_way_write_valid_2 = in_change;
            end else if (!in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_2 = in_change;
            end
            if (in_sweeping) own_way_write_valid_2 = 1'b1;
            own_way_write_valid_3 = 1'b0;
            if (in_used_3) begin
                if (in_way_address_3 == in_address) own_way_write_valid_3 = in_change;
            end else if (!in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_3 = in_change;
            end
            if (in_sweeping) own_way_write_valid_3 = 1'b1;
            own_way_write_valid_4 = 1'b0;
            if (in_used_4) begin
                if (in_way_address_4 == in_address) own_way_write_valid_4 = in_change;
            end else if (!in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_4 = in_change;
            end
            if (in_sweeping) own_way_write_valid_4 = 1'b1;
            own_way_write_valid_5 = 1'b0;
            if (in_used_5) begin
                if (in_way_address_5 == in_address) own_way_write_valid_5 = in_change;
            end else if (!in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_5 = in_change;
            end
            if (in_sweeping) own_way_write_valid_5 = 1'b1;
            own_way_write_valid_6 = 1'b0;
            if (in_used_6) begin
                if (in_way_address_6 == in_address) own_way_write_valid_6 = in_change;
            end else if (!in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_6 = in_change;
            end
            if (in_sweeping) own_way_write_valid_6 = 1'b1;
            own_way_write_valid_7 = 1'b0;
            if (in_used_7) begin
                if (in_way_address_7 == in_address) own_way_write_valid_7 = in_change;
            end else if (!in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_7 = in_change;
            end
            if (in_sweeping) own_way_write_valid_7 = 1'b1;
            own_way_write_valid_8 = 1'b0;
            if (in_used_8) begin
                if (in_way_address_8 == in_address) own_way_write_valid_8 = in_change;
            end else if (!in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_8 = in_change;
            end
            if (in_sweeping) own_way_write_valid_8 = 1'b1;
            own_way_write_valid_9 = 1'b0;
            if (in_used_9) begin
                if (in_way_address_9 == in_address) own_way_write_valid_9 = in_change;
            end else if (!in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_9 = in_change;
            end
            if (in_sweeping) own_way_write_valid_9 = 1'b1;
            own_way_write_valid_10 = 1'b0;
            if (in_used_10) begin
                if (in_way_address_10 == in_address) own_way_write_valid_10 = in_change;
            end else if (!in_hit & !own_placed) begin
                own_placed = 1'b1;
                own_way_write_valid_10 = in_change;
            end
            if (in_sweeping) own_way_write_valid_10 = 1'b1;
            placed_of = {own_placed, own_way_write_valid_0, own_way_write_valid_1, own_way_write_valid_2,
                    own_way_write_valid_3, own_way_write_valid_4, own_way_write_valid_5, own_way_write_valid_6,
                    own_way_write_valid_7, own_way_write_valid_8, own_way_write_valid_9, own_way_write_valid_10};
        end
    endfunction
    assign {placed, way_0_write_valid, way_1_write_valid, way_2_write_valid, way_3_write_valid, way_4_write_valid,
            way_5_write_valid, way_6_write_valid, way_7_write_valid, way_8_write_valid, way_9_write_valid, way_10_write_valid} =
            placed_of(used_12,
            used_13, used_14, used_15, used_16, used_17, used_18, used_19, used_20, used_21, used_22, way_0_address,
            way_1_address, way_2_address, way_3_address, way_4_address, way_5_address, way_6_address, way_7_address,
            way_8_address, way_9_address, way_10_address, address, change, hit, sweeping);
    assign way_0_write_set = sweeping ? sweep_set : index, way_1_write_set = sweeping ? sweep_set : index,
            way_2_write_set = sweeping ? sweep_set : index, way_3_write_set = sweeping ? sweep_set : index,
            way_4_write_set = sweeping ? sweep_set : index, way_5_write_set = sweeping ? sweep_set : index,
            way_6_write_set = sweeping ? sweep_set : index, way_7_write_set = sweeping ? sweep_set : index,
            way_8_write_set = sweeping ? sweep_set : index, way_9_write_set = sweeping ? sweep_set : index,
            way_10_write_set = sweeping ? sweep_set : index, way_11_write_set = sweeping ? sweep_set : index;
    assign way_0_write_readers = sweeping ? 5'd0 : new_readers, way_1_write_readers = sweeping ? 5'd0 : new_readers,
            way_2_write_readers = sweeping ? 5'd0 : new_readers, way_3_write_readers = sweeping ? 5'd0 : new_readers,
            way_4_write_readers = sweeping ? 5'd0 : new_readers, way_5_write_readers = sweeping ? 5'd0 : new_readers,
            way_6_write_readers = sweeping ? 5'd0 : new_readers, way_7_write_readers = sweeping ? 5'd0 : new_readers,
            way_8_write_readers = sweeping ? 5'd0 : new_readers, way_9_write_readers = sweeping ? 5'd0 : new_readers,
            way_10_write_readers = sweeping ? 5'd0 : new_readers, way_11_write_readers = sweeping ? 5'd0 : new_readers;
    assign way_0_write_writers = sweeping ? 5'd0 : new_writers, way_1_write_writers = sweeping ? 5'd0 : new_writers,
            way_2_write_writers = sweeping ? 5'd0 : new_writers, way_3_write_writers = sweeping ? 5'd0 : new_writers,
            way_4_write_writers = sweeping ? 5'd0 : new_writers, way_5_write_writers = sweeping ? 5'd0 : new_writers,
            way_6_write_writers = sweeping ? 5'd0 : new_writers, way_7_write_writers = sweeping ? 5'd0 : new_writers,
            way_8_write_writers = sweeping ? 5'd0 : new_writers, way_9_write_writers = sweeping ? 5'd0 : new_writers,
            way_10_write_writers = sweeping ? 5'd0 : new_writers, way_11_write_writers = sweeping ? 5'd0 : new_writers;
    assign way_11_write_valid = sweeping | (used_23 ? (way_11_address == address) & change : !hit & !placed & change);
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
        sweeping = 1'b0;
        sweep_set = 8'd0;
        looked_up = 1'b0;
        address = 30'd0;
        index = 8'd0;
        writer = 1'b0;
        decrement = 1'b0;
        counted = 1'b0;
    end
endmodule
