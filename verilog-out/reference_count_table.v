// reference_count_table: written by `turnstile export reference_count_table`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module reference_count_table (
    clock,
    clear,
    req_valid,
    req_ready,
    req_address,
    req_write,
    req_decrement,
    req_counted,
    rsp_valid,
    rsp_counted,
    rsp_full,
    rsp_saturated,
    rsp_unmatched,
    message_valid,
    message_address,
    message_write,
    message_add
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire req_valid;
    output reg req_ready;
    input wire [29:0] req_address;
    input wire req_write;
    input wire req_decrement;
    input wire req_counted;
    output reg rsp_valid;
    output reg rsp_counted;
    output reg rsp_full;
    output reg rsp_saturated;
    output reg rsp_unmatched;
    output reg message_valid;
    output reg [29:0] message_address;
    output reg message_write;
    output reg message_add;

    // Stub signals
    wire [7:0] hash_set;
    reg [7:0] way_0_read_set;
    wire [29:0] way_0_address;
    wire [4:0] way_0_readers;
    wire [4:0] way_0_writers;
    reg way_0_write_valid;
    reg [7:0] way_0_write_set;
    reg [29:0] way_0_write_address;
    reg [4:0] way_0_write_readers;
    reg [4:0] way_0_write_writers;
    reg [7:0] way_1_read_set;
    wire [29:0] way_1_address;
    wire [4:0] way_1_readers;
    wire [4:0] way_1_writers;
    reg way_1_write_valid;
    reg [7:0] way_1_write_set;
    reg [29:0] way_1_write_address;
    reg [4:0] way_1_write_readers;
    reg [4:0] way_1_write_writers;
    reg [7:0] way_2_read_set;
    wire [29:0] way_2_address;
    wire [4:0] way_2_readers;
    wire [4:0] way_2_writers;
    reg way_2_write_valid;
    reg [7:0] way_2_write_set;
    reg [29:0] way_2_write_address;
    reg [4:0] way_2_write_readers;
    reg [4:0] way_2_write_writers;
    reg [7:0] way_3_read_set;
    wire [29:0] way_3_address;
    wire [4:0] way_3_readers;
    wire [4:0] way_3_writers;
    reg way_3_write_valid;
    reg [7:0] way_3_write_set;
    reg [29:0] way_3_write_address;
    reg [4:0] way_3_write_readers;
    reg [4:0] way_3_write_writers;
    reg [7:0] way_4_read_set;
    wire [29:0] way_4_address;
    wire [4:0] way_4_readers;
    wire [4:0] way_4_writers;
    reg way_4_write_valid;
    reg [7:0] way_4_write_set;
    reg [29:0] way_4_write_address;
    reg [4:0] way_4_write_readers;
    reg [4:0] way_4_write_writers;
    reg [7:0] way_5_read_set;
    wire [29:0] way_5_address;
    wire [4:0] way_5_readers;
    wire [4:0] way_5_writers;
    reg way_5_write_valid;
    reg [7:0] way_5_write_set;
    reg [29:0] way_5_write_address;
    reg [4:0] way_5_write_readers;
    reg [4:0] way_5_write_writers;
    reg [7:0] way_6_read_set;
    wire [29:0] way_6_address;
    wire [4:0] way_6_readers;
    wire [4:0] way_6_writers;
    reg way_6_write_valid;
    reg [7:0] way_6_write_set;
    reg [29:0] way_6_write_address;
    reg [4:0] way_6_write_readers;
    reg [4:0] way_6_write_writers;
    reg [7:0] way_7_read_set;
    wire [29:0] way_7_address;
    wire [4:0] way_7_readers;
    wire [4:0] way_7_writers;
    reg way_7_write_valid;
    reg [7:0] way_7_write_set;
    reg [29:0] way_7_write_address;
    reg [4:0] way_7_write_readers;
    reg [4:0] way_7_write_writers;
    reg [7:0] way_8_read_set;
    wire [29:0] way_8_address;
    wire [4:0] way_8_readers;
    wire [4:0] way_8_writers;
    reg way_8_write_valid;
    reg [7:0] way_8_write_set;
    reg [29:0] way_8_write_address;
    reg [4:0] way_8_write_readers;
    reg [4:0] way_8_write_writers;
    reg [7:0] way_9_read_set;
    wire [29:0] way_9_address;
    wire [4:0] way_9_readers;
    wire [4:0] way_9_writers;
    reg way_9_write_valid;
    reg [7:0] way_9_write_set;
    reg [29:0] way_9_write_address;
    reg [4:0] way_9_write_readers;
    reg [4:0] way_9_write_writers;
    reg [7:0] way_10_read_set;
    wire [29:0] way_10_address;
    wire [4:0] way_10_readers;
    wire [4:0] way_10_writers;
    reg way_10_write_valid;
    reg [7:0] way_10_write_set;
    reg [29:0] way_10_write_address;
    reg [4:0] way_10_write_readers;
    reg [4:0] way_10_write_writers;
    reg [7:0] way_11_read_set;
    wire [29:0] way_11_address;
    wire [4:0] way_11_readers;
    wire [4:0] way_11_writers;
    reg way_11_write_valid;
    reg [7:0] way_11_write_set;
    reg [29:0] way_11_write_address;
    reg [4:0] way_11_write_readers;
    reg [4:0] way_11_write_writers;
    reg sweeping_d;
    wire sweeping_q;
    reg [7:0] sweep_set_d;
    wire [7:0] sweep_set_q;
    reg looked_up_d;
    wire looked_up_q;
    reg [29:0] address_d;
    wire [29:0] address_q;
    reg [7:0] index_d;
    wire [7:0] index_q;
    reg writer_d;
    wire writer_q;
    reg decrement_d;
    wire decrement_q;
    reg counted_d;
    wire counted_q;

    // Local signals
    reg take;
    reg used;
    reg hit;
    reg room;
    reg [4:0] readers;
    reg [4:0] writers;
    reg [4:0] count;
    reg [4:0] new_count;
    reg change;
    reg tells;
    reg placed;

    // Sub module instances
    reference_count_table_hash hash(
        .address(req_address),
        .set(hash_set)
    );
    reference_count_table_way way_0(
        .clock(clock),
        .read_set(way_0_read_set),
        .address(way_0_address),
        .readers(way_0_readers),
        .writers(way_0_writers),
        .write_valid(way_0_write_valid),
        .write_set(way_0_write_set),
        .write_address(way_0_write_address),
        .write_readers(way_0_write_readers),
        .write_writers(way_0_write_writers)
    );
    reference_count_table_way way_1(
        .clock(clock),
        .read_set(way_1_read_set),
        .address(way_1_address),
        .readers(way_1_readers),
        .writers(way_1_writers),
        .write_valid(way_1_write_valid),
        .write_set(way_1_write_set),
        .write_address(way_1_write_address),
        .write_readers(way_1_write_readers),
        .write_writers(way_1_write_writers)
    );
    reference_count_table_way way_2(
        .clock(clock),
        .read_set(way_2_read_set),
        .address(way_2_address),
        .readers(way_2_readers),
        .writers(way_2_writers),
        .write_valid(way_2_write_valid),
        .write_set(way_2_write_set),
        .write_address(way_2_write_address),
        .write_readers(way_2_write_readers),
        .write_writers(way_2_write_writers)
    );
    reference_count_table_way way_3(
        .clock(clock),
        .read_set(way_3_read_set),
        .address(way_3_address),
        .readers(way_3_readers),
        .writers(way_3_writers),
        .write_valid(way_3_write_valid),
        .write_set(way_3_write_set),
        .write_address(way_3_write_address),
        .write_readers(way_3_write_readers),
        .write_writers(way_3_write_writers)
    );
    reference_count_table_way way_4(
        .clock(clock),
        .read_set(way_4_read_set),
        .address(way_4_address),
        .readers(way_4_readers),
        .writers(way_4_writers),
        .write_valid(way_4_write_valid),
        .write_set(way_4_write_set),
        .write_address(way_4_write_address),
        .write_readers(way_4_write_readers),
        .write_writers(way_4_write_writers)
    );
    reference_count_table_way way_5(
        .clock(clock),
        .read_set(way_5_read_set),
        .address(way_5_address),
        .readers(way_5_readers),
        .writers(way_5_writers),
        .write_valid(way_5_write_valid),
        .write_set(way_5_write_set),
        .write_address(way_5_write_address),
        .write_readers(way_5_write_readers),
        .write_writers(way_5_write_writers)
    );
    reference_count_table_way way_6(
        .clock(clock),
        .read_set(way_6_read_set),
        .address(way_6_address),
        .readers(way_6_readers),
        .writers(way_6_writers),
        .write_valid(way_6_write_valid),
        .write_set(way_6_write_set),
        .write_address(way_6_write_address),
        .write_readers(way_6_write_readers),
        .write_writers(way_6_write_writers)
    );
    reference_count_table_way way_7(
        .clock(clock),
        .read_set(way_7_read_set),
        .address(way_7_address),
        .readers(way_7_readers),
        .writers(way_7_writers),
        .write_valid(way_7_write_valid),
        .write_set(way_7_write_set),
        .write_address(way_7_write_address),
        .write_readers(way_7_write_readers),
        .write_writers(way_7_write_writers)
    );
    reference_count_table_way way_8(
        .clock(clock),
        .read_set(way_8_read_set),
        .address(way_8_address),
        .readers(way_8_readers),
        .writers(way_8_writers),
        .write_valid(way_8_write_valid),
        .write_set(way_8_write_set),
        .write_address(way_8_write_address),
        .write_readers(way_8_write_readers),
        .write_writers(way_8_write_writers)
    );
    reference_count_table_way way_9(
        .clock(clock),
        .read_set(way_9_read_set),
        .address(way_9_address),
        .readers(way_9_readers),
        .writers(way_9_writers),
        .write_valid(way_9_write_valid),
        .write_set(way_9_write_set),
        .write_address(way_9_write_address),
        .write_readers(way_9_write_readers),
        .write_writers(way_9_write_writers)
    );
    reference_count_table_way way_10(
        .clock(clock),
        .read_set(way_10_read_set),
        .address(way_10_address),
        .readers(way_10_readers),
        .writers(way_10_writers),
        .write_valid(way_10_write_valid),
        .write_set(way_10_write_set),
        .write_address(way_10_write_address),
        .write_readers(way_10_write_readers),
        .write_writers(way_10_write_writers)
    );
    reference_count_table_way way_11(
        .clock(clock),
        .read_set(way_11_read_set),
        .address(way_11_address),
        .readers(way_11_readers),
        .writers(way_11_writers),
        .write_valid(way_11_write_valid),
        .write_set(way_11_write_set),
        .write_address(way_11_write_address),
        .write_readers(way_11_write_readers),
        .write_writers(way_11_write_writers)
    );
    reference_count_table_register1 sweeping(
        .d(sweeping_d),
        .q(sweeping_q),
        .clock(clock)
    );
    reference_count_table_register8 sweep_set(
        .d(sweep_set_d),
        .q(sweep_set_q),
        .clock(clock)
    );
    reference_count_table_register1 looked_up(
        .d(looked_up_d),
        .q(looked_up_q),
        .clock(clock)
    );
    reference_count_table_register30 address(
        .d(address_d),
        .q(address_q),
        .clock(clock)
    );
    reference_count_table_register8 index(
        .d(index_d),
        .q(index_q),
        .clock(clock)
    );
    reference_count_table_register1 writer(
        .d(writer_d),
        .q(writer_q),
        .clock(clock)
    );
    reference_count_table_register1 decrement(
        .d(decrement_d),
        .q(decrement_q),
        .clock(clock)
    );
    reference_count_table_register1 counted(
        .d(counted_d),
        .q(counted_q),
        .clock(clock)
    );

    // Update code
    reg next_rsp_full;
    reg next_rsp_saturated;
    reg next_rsp_unmatched;
    always @(*) begin
        sweeping_d = sweeping_q;
        sweep_set_d = sweep_set_q;
        looked_up_d = looked_up_q;
        address_d = address_q;
        index_d = index_q;
        writer_d = writer_q;
        decrement_d = decrement_q;
        counted_d = counted_q;
        req_ready = ~sweeping_q;
        take = req_valid & ~sweeping_q & ~clear;
        looked_up_d = take;
        if (take) begin
            address_d = req_address;
            index_d = hash_set;
            writer_d = req_write;
            decrement_d = req_decrement;
            counted_d = req_counted;
        end
        hit = 1'b0;
        room = 1'b0;
        readers = 32'h0;
        writers = 32'h0;
        way_0_read_set = hash_set;
        used = |way_0_readers | |way_0_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_0_address == address_q)) begin
            hit = 1'b1;
            readers = way_0_readers;
            writers = way_0_writers;
        end
        way_1_read_set = hash_set;
        used = |way_1_readers | |way_1_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_1_address == address_q)) begin
            hit = 1'b1;
            readers = way_1_readers;
            writers = way_1_writers;
        end
        way_2_read_set = hash_set;
        used = |way_2_readers | |way_2_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_2_address == address_q)) begin
            hit = 1'b1;
            readers = way_2_readers;
            writers = way_2_writers;
        end
        way_3_read_set = hash_set;
        used = |way_3_readers | |way_3_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_3_address == address_q)) begin
            hit = 1'b1;
            readers = way_3_readers;
            writers = way_3_writers;
        end
        way_4_read_set = hash_set;
        used = |way_4_readers | |way_4_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_4_address == address_q)) begin
            hit = 1'b1;
            readers = way_4_readers;
            writers = way_4_writers;
        end
        way_5_read_set = hash_set;
        used = |way_5_readers | |way_5_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_5_address == address_q)) begin
            hit = 1'b1;
            readers = way_5_readers;
            writers = way_5_writers;
        end
        way_6_read_set = hash_set;
        used = |way_6_readers | |way_6_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_6_address == address_q)) begin
            hit = 1'b1;
            readers = way_6_readers;
            writers = way_6_writers;
        end
        way_7_read_set = hash_set;
        used = |way_7_readers | |way_7_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_7_address == address_q)) begin
            hit = 1'b1;
            readers = way_7_readers;
            writers = way_7_writers;
        end
        way_8_read_set = hash_set;
        used = |way_8_readers | |way_8_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_8_address == address_q)) begin
            hit = 1'b1;
            readers = way_8_readers;
            writers = way_8_writers;
        end
        way_9_read_set = hash_set;
        used = |way_9_readers | |way_9_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_9_address == address_q)) begin
            hit = 1'b1;
            readers = way_9_readers;
            writers = way_9_writers;
        end
        way_10_read_set = hash_set;
        used = |way_10_readers | |way_10_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_10_address == address_q)) begin
            hit = 1'b1;
            readers = way_10_readers;
            writers = way_10_writers;
        end
        way_11_read_set = hash_set;
        used = |way_11_readers | |way_11_writers;
        if (~used) begin
            room = 1'b1;
        end
        if (used & (way_11_address == address_q)) begin
            hit = 1'b1;
            readers = way_11_readers;
            writers = way_11_writers;
        end
        count = readers;
        if (writer_q) begin
            count = writers;
        end
        next_rsp_full = 1'b0;
        next_rsp_saturated = 1'b0;
        next_rsp_unmatched = 1'b0;
        change = 1'b0;
        tells = 1'b0;
        new_count = count + 32'h1;
        if (decrement_q) begin
            new_count = count - 32'h1;
        end
        if (looked_up_q) begin
            if (decrement_q) begin
                if (counted_q) begin
                    change = |count;
                    next_rsp_unmatched = ~|count;
                    tells = change & ~|new_count;
                end
            end
            else begin
                next_rsp_saturated = &count;
                next_rsp_full = ~hit & ~room;
                change = ~next_rsp_saturated & ~next_rsp_full;
                tells = change & ~|count;
            end
        end
        if (writer_q) begin
            writers = new_count;
        end
        else begin
            readers = new_count;
        end
        placed = 1'b0;
        way_0_write_valid = 1'b0;
        way_0_write_set = index_q;
        way_0_write_address = address_q;
        way_0_write_readers = readers;
        way_0_write_writers = writers;
        used = |way_0_readers | |way_0_writers;
        if (used) begin
            if (way_0_address == address_q) begin
                way_0_write_valid = change;
            end
        end
        else if (~hit & ~placed) begin
            placed = 1'b1;
            way_0_write_valid = change;
        end
        if (sweeping_q) begin
            way_0_write_valid = 1'b1;
            way_0_write_set = sweep_set_q;
            way_0_write_readers = 32'h0;
            way_0_write_writers = 32'h0;
        end
        way_1_write_valid = 1'b0;
        way_1_write_set = index_q;
        way_1_write_address = address_q;
        way_1_write_readers = readers;
        way_1_write_writers = writers;
        used = |way_1_readers | |way_1_writers;
        if (used) begin
            if (way_1_address == address_q) begin
                way_1_write_valid = change;
            end
        end
        else if (~hit & ~placed) begin
            placed = 1'b1;
            way_1_write_valid = change;
        end
        if (sweeping_q) begin
            way_1_write_valid = 1'b1;
            way_1_write_set = sweep_set_q;
            way_1_write_readers = 32'h0;
            way_1_write_writers = 32'h0;
        end
        way_2_write_valid = 1'b0;
        way_2_write_set = index_q;
        way_2_write_address = address_q;
        way_2_write_readers = readers;
        way_2_write_writers = writers;
        used = |way_2_readers | |way_2_writers;
        if (used) begin
            if (way_2_address == address_q) begin
                way_2_write_valid = change;
            end
        end
        else if (~hit & ~placed) begin
            placed = 1'b1;
            way_2_write_valid = change;
        end
        if (sweeping_q) begin
            way_2_write_valid = 1'b1;
            way_2_write_set = sweep_set_q;
            way_2_write_readers = 32'h0;
            way_2_write_writers = 32'h0;
        end
        way_3_write_valid = 1'b0;
        way_3_write_set = index_q;
        way_3_write_address = address_q;
        way_3_write_readers = readers;
        way_3_write_writers = writers;
        used = |way_3_readers | |way_3_writers;
        if (used) begin
            if (way_3_address == address_q) begin
                way_3_write_valid = change;
            end
        end
        else if (~hit & ~placed) begin
            placed = 1'b1;
            way_3_write_valid = change;
        end
        if (sweeping_q) begin
            way_3_write_valid = 1'b1;
            way_3_write_set = sweep_set_q;
            way_3_write_readers = 32'h0;
            way_3_write_writers = 32'h0;
        end
        way_4_write_valid = 1'b0;
        way_4_write_set = index_q;
        way_4_write_address = address_q;
        way_4_write_readers = readers;
        way_4_write_writers = writers;
        used = |way_4_readers | |way_4_writers;
        if (used) begin
            if (way_4_address == address_q) begin
                way_4_write_valid = change;
            end
        end
        else if (~hit & ~placed) begin
            placed = 1'b1;
            way_4_write_valid = change;
        end
        if (sweeping_q) begin
            way_4_write_valid = 1'b1;
            way_4_write_set = sweep_set_q;
            way_4_write_readers = 32'h0;
            way_4_write_writers = 32'h0;
        end
        way_5_write_valid = 1'b0;
        way_5_write_set = index_q;
        way_5_write_address = address_q;
        way_5_write_readers = readers;
        way_5_write_writers = writers;
        used = |way_5_readers | |way_5_writers;
        if (used) begin
            if (way_5_address == address_q) begin
                way_5_write_valid = change;
            end
        end
        else if (~hit & ~placed) begin
            placed = 1'b1;
            way_5_write_valid = change;
        end
        if (sweeping_q) begin
            way_5_write_valid = 1'b1;
            way_5_write_set = sweep_set_q;
            way_5_write_readers = 32'h0;
            way_5_write_writers = 32'h0;
        end
        way_6_write_valid = 1'b0;
        way_6_write_set = index_q;
        way_6_write_address = address_q;
        way_6_write_readers = readers;
        way_6_write_writers = writers;
        used = |way_6_readers | |way_6_writers;
        if (used) begin
            if (way_6_address == address_q) begin
                way_6_write_valid = change;
            end
        end
        else if (~hit & ~placed) begin
            placed = 1'b1;
            way_6_write_valid = change;
        end
        if (sweeping_q) begin
            way_6_write_valid = 1'b1;
            way_6_write_set = sweep_set_q;
            way_6_write_readers = 32'h0;
            way_6_write_writers = 32'h0;
        end
        way_7_write_valid = 1'b0;
        way_7_write_set = index_q;
        way_7_write_address = address_q;
        way_7_write_readers = readers;
        way_7_write_writers = writers;
        used = |way_7_readers | |way_7_writers;
        if (used) begin
            if (way_7_address == address_q) begin
                way_7_write_valid = change;
            end
        end
        else if (~hit & ~placed) begin
            placed = 1'b1;
            way_7_write_valid = change;
        end
        if (sweeping_q) begin
            way_7_write_valid = 1'b1;
            way_7_write_set = sweep_set_q;
            way_7_write_readers = 32'h0;
            way_7_write_writers = 32'h0;
        end
        way_8_write_valid = 1'b0;
        way_8_write_set = index_q;
        way_8_write_address = address_q;
        way_8_write_readers = readers;
        way_8_write_writers = writers;
        used = |way_8_readers | |way_8_writers;
        if (used) begin
            if (way_8_address == address_q) begin
                way_8_write_valid = change;
            end
        end
        else if (~hit & ~placed) begin
            placed = 1'b1;
            way_8_write_valid = change;
        end
        if (sweeping_q) begin
            way_8_write_valid = 1'b1;
            way_8_write_set = sweep_set_q;
            way_8_write_readers = 32'h0;
            way_8_write_writers = 32'h0;
        end
        way_9_write_valid = 1'b0;
        way_9_write_set = index_q;
        way_9_write_address = address_q;
        way_9_write_readers = readers;
        way_9_write_writers = writers;
        used = |way_9_readers | |way_9_writers;
        if (used) begin
            if (way_9_address == address_q) begin
                way_9_write_valid = change;
            end
        end
        else if (~hit & ~placed) begin
            placed = 1'b1;
            way_9_write_valid = change;
        end
        if (sweeping_q) begin
            way_9_write_valid = 1'b1;
            way_9_write_set = sweep_set_q;
            way_9_write_readers = 32'h0;
            way_9_write_writers = 32'h0;
        end
        way_10_write_valid = 1'b0;
        way_10_write_set = index_q;
        way_10_write_address = address_q;
        way_10_write_readers = readers;
        way_10_write_writers = writers;
        used = |way_10_readers | |way_10_writers;
        if (used) begin
            if (way_10_address == address_q) begin
                way_10_write_valid = change;
            end
        end
        else if (~hit & ~placed) begin
            placed = 1'b1;
            way_10_write_valid = change;
        end
        if (sweeping_q) begin
            way_10_write_valid = 1'b1;
            way_10_write_set = sweep_set_q;
            way_10_write_readers = 32'h0;
            way_10_write_writers = 32'h0;
        end
        way_11_write_valid = 1'b0;
        way_11_write_set = index_q;
        way_11_write_address = address_q;
        way_11_write_readers = readers;
        way_11_write_writers = writers;
        used = |way_11_readers | |way_11_writers;
        if (used) begin
            if (way_11_address == address_q) begin
                way_11_write_valid = change;
            end
        end
        else if (~hit & ~placed) begin
            placed = 1'b1;
            way_11_write_valid = change;
        end
        if (sweeping_q) begin
            way_11_write_valid = 1'b1;
            way_11_write_set = sweep_set_q;
            way_11_write_readers = 32'h0;
            way_11_write_writers = 32'h0;
        end
        if (sweeping_q) begin
            sweep_set_d = sweep_set_q + 32'h1;
            sweeping_d = ~&sweep_set_q;
        end
        if (clear) begin
            sweeping_d = 1'b1;
            sweep_set_d = 32'h0;
        end
        rsp_valid = looked_up_q;
        rsp_counted = change;
        message_valid = tells;
        message_address = address_q;
        message_write = writer_q;
        message_add = ~decrement_q;
        rsp_full = next_rsp_full;
        rsp_saturated = next_rsp_saturated;
        rsp_unmatched = next_rsp_unmatched;
    end
endmodule

module reference_count_table_hash (
    address,
    set
);
    // Module arguments
    input wire [29:0] address;
    output reg [7:0] set;

    // Constant declarations
    localparam masks_0 = 30'h1010101;
    localparam masks_1 = 30'h2020202;
    localparam masks_2 = 30'h4040404;
    localparam masks_3 = 30'h8080808;
    localparam masks_4 = 30'h10101010;
    localparam masks_5 = 30'h20202020;
    localparam masks_6 = 30'h404040;
    localparam masks_7 = 30'h808080;

    // Local signals
    reg [29:0] selected;
    reg [7:0] folded;

    // Update code
    always @(*) begin
        folded = 32'h0;
        selected = address & masks_0;
        folded = (folded & ~(1 << (0)) | ((^selected) << (0)));
        selected = address & masks_1;
        folded = (folded & ~(1 << (1)) | ((^selected) << (1)));
        selected = address & masks_2;
        folded = (folded & ~(1 << (2)) | ((^selected) << (2)));
        selected = address & masks_3;
        folded = (folded & ~(1 << (3)) | ((^selected) << (3)));
        selected = address & masks_4;
        folded = (folded & ~(1 << (4)) | ((^selected) << (4)));
        selected = address & masks_5;
        folded = (folded & ~(1 << (5)) | ((^selected) << (5)));
        selected = address & masks_6;
        folded = (folded & ~(1 << (6)) | ((^selected) << (6)));
        selected = address & masks_7;
        folded = (folded & ~(1 << (7)) | ((^selected) << (7)));
        set = folded;
    end
endmodule

module reference_count_table_way (
    clock,
    read_set,
    address,
    readers,
    writers,
    write_valid,
    write_set,
    write_address,
    write_readers,
    write_writers
);
    // Module arguments
    input wire clock;
    input wire [7:0] read_set;
    output reg [29:0] address;
    output reg [4:0] readers;
    output reg [4:0] writers;
    input wire write_valid;
    input wire [7:0] write_set;
    input wire [29:0] write_address;
    input wire [4:0] write_readers;
    input wire [4:0] write_writers;

    // Update code (custom)
    reg [29:0] addresses [0:255];
    reg [4:0] reader_counts [0:255];
    reg [4:0] writer_counts [0:255];
    integer row;
    initial begin
       for (row = 0; row <= 255; row = row + 1) begin
          addresses[row] = 0;
          reader_counts[row] = 0;
          writer_counts[row] = 0;
       end
       address = 0;
       readers = 0;
       writers = 0;
    end
    always @(posedge clock) begin
       if (write_valid) begin
          addresses[write_set] <= write_address;
          reader_counts[write_set] <= write_readers;
          writer_counts[write_set] <= write_writers;
       end
       if (write_valid && write_set == read_set) begin
          address <= write_address;
          readers <= write_readers;
          writers <= write_writers;
       end else begin
          address <= addresses[read_set];
          readers <= reader_counts[read_set];
          writers <= writer_counts[read_set];
       end
    end
endmodule

module reference_count_table_register1 (
    d,
    q,
    clock
);
    // Module arguments
    input wire d;
    output reg q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 1'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module reference_count_table_register8 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [7:0] d;
    output reg [7:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 8'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module reference_count_table_register30 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [29:0] d;
    output reg [29:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 30'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule
