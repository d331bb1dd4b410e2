// A reference count table and a conflict address table, wired together, under any requests.
//
// 2 sets of 2 ways each, words of 3 bits, counts to 3. Any decrement may come, also one that is not entitled to.
//
// Proved:
// - once the messages have drained, the conflict address table holds the words with a count above 0,
//   and of each which of the two counts are;
// - a look-up says what the table holds;
// - a table of the same organisation never turns an add away.
module wrapper (
    input wire clock,
    input wire clear,
    input wire req_valid,
    input wire [2:0] req_address,
    input wire req_write,
    input wire req_decrement,
    input wire req_counted,
    input wire lookup_valid,
    input wire [2:0] lookup_address
);
    // Any contents of the tables at first, which the clear of the first cycle makes good.
    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    wire message_valid, message_write, message_add;
    wire [2:0] message_address;
    wire upd_full, upd_ready, lookup_read, lookup_write;

    reference_count_table rct (
        .clock(clock),
        .clear(clear),
        .req_valid(req_valid),
        .req_address(req_address),
        .req_write(req_write),
        .req_decrement(req_decrement),
        .req_counted(req_counted),
        .message_valid(message_valid),
        .message_address(message_address),
        .message_write(message_write),
        .message_add(message_add)
    );
    conflict_address_table cat (
        .clock(clock),
        .clear(clear),
        .lookup_valid_0(lookup_valid),
        .lookup_address_0(lookup_address),
        .lookup_valid_1(1'b0),
        .lookup_address_1(3'd0),
        .lookup_valid_2(1'b0),
        .lookup_address_2(3'd0),
        .lookup_valid_3(1'b0),
        .lookup_address_3(3'd0),
        .lookup_read_0(lookup_read),
        .lookup_write_0(lookup_write),
        .upd_valid(message_valid),
        .upd_ready(upd_ready),
        .upd_address(message_address),
        .upd_write(message_write),
        .upd_add(message_add),
        .upd_full(upd_full)
    );

    (* hierconn *) wire \rct.looked_up ;
    (* hierconn *) wire [2:0] \rct.address ;
    (* hierconn *) wire \rct.index ;
    (* hierconn *) wire \rct.writer ;
    (* hierconn *) wire \rct.decrement ;
    (* hierconn *) wire \rct.counted ;
    (* hierconn *) wire \rct.sweeping ;
    (* hierconn *) wire \rct.sweep_set ;
    (* hierconn *) wire [2:0] \rct.way_0_address ;
    (* hierconn *) wire [1:0] \rct.way_0_readers ;
    (* hierconn *) wire [1:0] \rct.way_0_writers ;
    (* hierconn *) wire [2:0] \rct.way_1_address ;
    (* hierconn *) wire [1:0] \rct.way_1_readers ;
    (* hierconn *) wire [1:0] \rct.way_1_writers ;
    (* hierconn *) wire [2:0] \rct.way_0.addresses[0] ;
    (* hierconn *) wire [1:0] \rct.way_0.reader_counts[0] ;
    (* hierconn *) wire [1:0] \rct.way_0.writer_counts[0] ;
    (* hierconn *) wire [2:0] \rct.way_0.addresses[1] ;
    (* hierconn *) wire [1:0] \rct.way_0.reader_counts[1] ;
    (* hierconn *) wire [1:0] \rct.way_0.writer_counts[1] ;
    (* hierconn *) wire [2:0] \rct.way_1.addresses[0] ;
    (* hierconn *) wire [1:0] \rct.way_1.reader_counts[0] ;
    (* hierconn *) wire [1:0] \rct.way_1.writer_counts[0] ;
    (* hierconn *) wire [2:0] \rct.way_1.addresses[1] ;
    (* hierconn *) wire [1:0] \rct.way_1.reader_counts[1] ;
    (* hierconn *) wire [1:0] \rct.way_1.writer_counts[1] ;

    // Entry 2 w + s is set s of way w.
    wire [11:0] t_address;
    wire [7:0] t_readers;
    wire [7:0] t_writers;
    assign t_address[3 * 0+:3] = \rct.way_0.addresses[0] ;
    assign t_readers[2 * 0+:2] = \rct.way_0.reader_counts[0] ;
    assign t_writers[2 * 0+:2] = \rct.way_0.writer_counts[0] ;
    assign t_address[3 * 1+:3] = \rct.way_0.addresses[1] ;
    assign t_readers[2 * 1+:2] = \rct.way_0.reader_counts[1] ;
    assign t_writers[2 * 1+:2] = \rct.way_0.writer_counts[1] ;
    assign t_address[3 * 2+:3] = \rct.way_1.addresses[0] ;
    assign t_readers[2 * 2+:2] = \rct.way_1.reader_counts[0] ;
    assign t_writers[2 * 2+:2] = \rct.way_1.writer_counts[0] ;
    assign t_address[3 * 3+:3] = \rct.way_1.addresses[1] ;
    assign t_readers[2 * 3+:2] = \rct.way_1.reader_counts[1] ;
    assign t_writers[2 * 3+:2] = \rct.way_1.writer_counts[1] ;

    (* hierconn *) wire \cat.updating ;
    (* hierconn *) wire [2:0] \cat.address ;
    (* hierconn *) wire \cat.index ;
    (* hierconn *) wire \cat.writer ;
    (* hierconn *) wire \cat.add ;
    (* hierconn *) wire \cat.sweeping ;
    (* hierconn *) wire \cat.sweep_set ;
    (* hierconn *) wire \cat.asked_0 ;
    (* hierconn *) wire [2:0] \cat.asked_address_0 ;
    (* hierconn *) wire [2:0] \cat.way_0_address ;
    (* hierconn *) wire \cat.way_0_readers ;
    (* hierconn *) wire \cat.way_0_writers ;
    (* hierconn *) wire [2:0] \cat.way_0.addresses[0] ;
    (* hierconn *) wire \cat.way_0.reader_counts[0] ;
    (* hierconn *) wire \cat.way_0.writer_counts[0] ;
    (* hierconn *) wire [2:0] \cat.way_0.addresses[1] ;
    (* hierconn *) wire \cat.way_0.reader_counts[1] ;
    (* hierconn *) wire \cat.way_0.writer_counts[1] ;
    (* hierconn *) wire [2:0] \cat.way_1_address ;
    (* hierconn *) wire \cat.way_1_readers ;
    (* hierconn *) wire \cat.way_1_writers ;
    (* hierconn *) wire [2:0] \cat.way_1.addresses[0] ;
    (* hierconn *) wire \cat.way_1.reader_counts[0] ;
    (* hierconn *) wire \cat.way_1.writer_counts[0] ;
    (* hierconn *) wire [2:0] \cat.way_1.addresses[1] ;
    (* hierconn *) wire \cat.way_1.reader_counts[1] ;
    (* hierconn *) wire \cat.way_1.writer_counts[1] ;
    (* hierconn *) wire [2:0] \cat.copy_0_address ;
    (* hierconn *) wire \cat.copy_0_readers ;
    (* hierconn *) wire \cat.copy_0_writers ;
    (* hierconn *) wire [2:0] \cat.copy_0.addresses[0] ;
    (* hierconn *) wire \cat.copy_0.reader_counts[0] ;
    (* hierconn *) wire \cat.copy_0.writer_counts[0] ;
    (* hierconn *) wire [2:0] \cat.copy_0.addresses[1] ;
    (* hierconn *) wire \cat.copy_0.reader_counts[1] ;
    (* hierconn *) wire \cat.copy_0.writer_counts[1] ;
    (* hierconn *) wire [2:0] \cat.copy_4_address ;
    (* hierconn *) wire \cat.copy_4_readers ;
    (* hierconn *) wire \cat.copy_4_writers ;
    (* hierconn *) wire [2:0] \cat.copy_4.addresses[0] ;
    (* hierconn *) wire \cat.copy_4.reader_counts[0] ;
    (* hierconn *) wire \cat.copy_4.writer_counts[0] ;
    (* hierconn *) wire [2:0] \cat.copy_4.addresses[1] ;
    (* hierconn *) wire \cat.copy_4.reader_counts[1] ;
    (* hierconn *) wire \cat.copy_4.writer_counts[1] ;
    wire [11:0] c_address = {\cat.way_1.addresses[1] , \cat.way_1.addresses[0] , \cat.way_0.addresses[1] , \cat.way_0.addresses[0] };
    wire [3:0] c_readers = {\cat.way_1.reader_counts[1] , \cat.way_1.reader_counts[0] , \cat.way_0.reader_counts[1] , \cat.way_0.reader_counts[0] };
    wire [3:0] c_writers = {\cat.way_1.writer_counts[1] , \cat.way_1.writer_counts[0] , \cat.way_0.writer_counts[1] , \cat.way_0.writer_counts[0] };
    wire [11:0] p_address = {\cat.copy_4.addresses[1] , \cat.copy_4.addresses[0] , \cat.copy_0.addresses[1] , \cat.copy_0.addresses[0] };
    wire [3:0] p_readers = {\cat.copy_4.reader_counts[1] , \cat.copy_4.reader_counts[0] , \cat.copy_0.reader_counts[1] , \cat.copy_0.reader_counts[0] };
    wire [3:0] p_writers = {\cat.copy_4.writer_counts[1] , \cat.copy_4.writer_counts[0] , \cat.copy_0.writer_counts[1] , \cat.copy_0.writer_counts[0] };


    wire updating = \cat.updating ;
    wire asking = \cat.asked_0 ;
    wire counting = \rct.looked_up ;
    wire sweeping = \cat.sweeping ;
    wire swept = \cat.sweep_set ;

    // Entry 2 w + s is set s of way w.
    integer a, i;
    reg referenced, held, soon;
    always @(*) if (started) begin
        // Properties, for each word and kind.
        for (a = 0; a < 16; a = a + 1) begin
            referenced = 0;
            held = 0;
            for (i = 0; i < 4; i = i + 1) begin
                if (t_address[3 * i+:3] == a / 2
                    & (a % 2 ? |t_writers[2 * i+:2] : |t_readers[2 * i+:2]))
                    referenced = 1;
                if (c_address[3 * i+:3] == a / 2 & (a % 2 ? c_writers[i] : c_readers[i]))
                    held = 1;
            end
            if (!sweeping & !counting & !updating)
                assert (held == referenced);
            if (asking & \cat.asked_address_0 == a / 2)
                assert (held == (a % 2 ? lookup_write : lookup_read));
`ifndef PROPERTIES_ONLY
            // The update in service is not in the table yet.
            soon = held;
            if (updating & \cat.address == a / 2 & \cat.writer == a % 2)
                soon = \cat.add ;
            if (!sweeping)
                assert (soon == referenced);
`endif
        end
        assert (!upd_full);
        assert (!message_valid | upd_ready | clear);

`ifndef PROPERTIES_ONLY
        // Invariants of the inside.
        assert (sweeping == \rct.sweeping );
        assert (!sweeping | (!counting & !updating & !asking));
        if (sweeping)
            assert (swept == \rct.sweep_set );
        for (i = 0; i < 4; i = i + 1) begin
            // A used entry is in the set of its word, the parity of its bits; swept sets are empty.
            if (|t_readers[2 * i+:2] | |t_writers[2 * i+:2]) begin
                if (sweeping)
                    assert (i % 2 >= swept);
                else
                    assert (^t_address[3 * i+:3] == i % 2);
            end
            if (c_readers[i] | c_writers[i]) begin
                if (sweeping)
                    assert (i % 2 >= swept);
                else
                    assert (^c_address[3 * i+:3] == i % 2);
            end
            // The copy that port 0 reads.
            if (!sweeping | i % 2 < swept)
                assert (p_address[3 * i+:3] == c_address[3 * i+:3]
                        & p_readers[i] == c_readers[i] & p_writers[i] == c_writers[i]);
        end
        for (i = 0; i < 2; i = i + 1) begin
            // No word twice.
            if (!sweeping & (|t_readers[2 * i+:2] | |t_writers[2 * i+:2])
                & (|t_readers[2 * i + 4+:2] | |t_writers[2 * i + 4+:2]))
                assert (t_address[3 * i+:3] != t_address[3 * i + 6+:3]);
            if (!sweeping & (c_readers[i] | c_writers[i]) & (c_readers[i + 2] | c_writers[i + 2]))
                assert (c_address[3 * i+:3] != c_address[3 * i + 6+:3]);
            // What was read is what the arrays hold.
            if (counting & \rct.index == i) begin
                assert (\rct.way_0_address == t_address[3 * i+:3]);
                assert (\rct.way_0_readers == t_readers[2 * i+:2]);
                assert (\rct.way_0_writers == t_writers[2 * i+:2]);
                assert (\rct.way_1_address == t_address[3 * i + 6+:3]);
                assert (\rct.way_1_readers == t_readers[2 * i + 4+:2]);
                assert (\rct.way_1_writers == t_writers[2 * i + 4+:2]);
            end
            if (updating & \cat.index == i) begin
                assert (\cat.way_0_address == c_address[3 * i+:3]);
                assert (\cat.way_0_readers == c_readers[i]);
                assert (\cat.way_0_writers == c_writers[i]);
                assert (\cat.way_1_address == c_address[3 * i + 6+:3]);
                assert (\cat.way_1_readers == c_readers[i + 2]);
                assert (\cat.way_1_writers == c_writers[i + 2]);
            end
            if (asking & ^\cat.asked_address_0 == i) begin
                assert (\cat.copy_0_address == p_address[3 * i+:3]);
                assert (\cat.copy_0_readers == p_readers[i]);
                assert (\cat.copy_0_writers == p_writers[i]);
                assert (\cat.copy_4_address == p_address[3 * i + 6+:3]);
                assert (\cat.copy_4_readers == p_readers[i + 2]);
                assert (\cat.copy_4_writers == p_writers[i + 2]);
            end
        end
        if (counting)
            assert (^\rct.address == \rct.index );
        if (updating)
            assert (^\cat.address == \cat.index );
`endif
    end
endmodule
