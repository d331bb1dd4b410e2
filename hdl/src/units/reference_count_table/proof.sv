// The reference count table under four references that begin and end as they like.
//
// 2 sets of 2 ways, words of 3 bits, counts to 3: sets fill up and counts saturate.
//
// Proved:
// - no decrement is unmatched: a count never underflows;
// - each count is the number of counted references that have not ended, so it is 0 when they have;
// - add and remove messages of a word and kind alternate, add first.
module wrapper (
    input wire clock,
    input wire clear,
    input wire go,
    input wire [1:0] which,
    input wire [2:0] new_address,
    input wire new_write
);
    // Any word and kind: what holds for it holds for all.
    (* anyconst *) reg [2:0] any_address;
    (* anyconst *) reg any_write;

    // Any contents of the table at first, which the clear of the first cycle makes good.
    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    // A reference: begun and not ended, what it refers to, whether it was counted.
    reg [3:0] live = 0;
    reg [11:0] word = 0;
    reg [3:0] write = 0;
    reg [3:0] counted = 0;
    // The reference whose increment is answered in this cycle.
    reg asked = 0;
    reg [1:0] asked_which = 0;
    // An add message of `any_address` and `any_write` without its remove message.
    reg told = 0;

    wire ready, answered, rsp_counted, rsp_full, rsp_saturated, rsp_unmatched;
    wire message_valid, message_write, message_add;
    wire [2:0] message_address;
    wire ends = live[which];
    wire [3:0] counted_now =
        asked ? (counted & ~(4'd1 << asked_which)) | ({3'd0, rsp_counted} << asked_which) : counted;

    reference_count_table rct (
        .clock(clock),
        .clear(clear),
        .req_valid(go),
        .req_ready(ready),
        .req_address(ends ? word[3 * {2'd0, which}+:3] : new_address),
        .req_write(ends ? write[which] : new_write),
        .req_decrement(ends),
        .req_counted(ends & counted_now[which]),
        .rsp_valid(answered),
        .rsp_counted(rsp_counted),
        .rsp_full(rsp_full),
        .rsp_saturated(rsp_saturated),
        .rsp_unmatched(rsp_unmatched),
        .message_valid(message_valid),
        .message_address(message_address),
        .message_write(message_write),
        .message_add(message_add)
    );

    always @(posedge clock) begin
        counted <= counted_now;
        asked <= 0;
        if (message_valid & message_address == any_address & message_write == any_write)
            told <= message_add;
        if (go & ready) begin
            live[which] <= ~ends;
            asked <= ~ends;
            asked_which <= which;
            if (~ends) begin
                word[3 * {2'd0, which}+:3] <= new_address;
                write[which] <= new_write;
            end
        end
        if (clear) begin
            live <= 0;
            asked <= 0;
            told <= 0;
        end
    end

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

    wire in_service = \rct.looked_up ;
    wire [2:0] served_address = \rct.address ;
    wire served_write = \rct.writer ;
    wire served_end = \rct.decrement ;
    wire served_counted = \rct.counted ;
    wire served_set = \rct.index ;
    wire sweeping = \rct.sweeping ;
    wire swept = \rct.sweep_set ;

    // Without an end or a beginning of the one in service, which the table does not show yet.
    wire this_one = in_service & served_address == any_address & served_write == any_write;
    wire [2:0] references =
        {2'd0, live[0] & counted_now[0] & word[2:0] == any_address & write[0] == any_write} +
        {2'd0, live[1] & counted_now[1] & word[5:3] == any_address & write[1] == any_write} +
        {2'd0, live[2] & counted_now[2] & word[8:6] == any_address & write[2] == any_write} +
        {2'd0, live[3] & counted_now[3] & word[11:9] == any_address & write[3] == any_write};
    wire set = ^any_address;
    wire [7:0] t_counts = any_write ? t_writers : t_readers;
    wire [1:0] first = (set ? t_address[5:3] : t_address[2:0]) != any_address ? 2'd0
                     : set ? t_counts[3:2] : t_counts[1:0];
    wire [1:0] second = (set ? t_address[11:9] : t_address[8:6]) != any_address ? 2'd0
                      : set ? t_counts[7:6] : t_counts[5:4];
    wire [1:0] table_count = first | second;

    integer i;
    always @(*) if (started) begin
        // Properties.
        if (this_one)
            assert (!rsp_unmatched);
        if (message_valid & ~clear & message_address == any_address & message_write == any_write)
            assert (message_add != told);
        if (!sweeping)
            assert ({1'b0, table_count} + {2'd0, this_one & ~served_end & rsp_counted}
                    == references + {2'd0, this_one & served_end & served_counted});
        if (live == 0 & !in_service & !sweeping)
            assert (table_count == 0);

`ifndef PROPERTIES_ONLY
        // Invariants of the inside.
        if (!sweeping)
            assert (told == (table_count != 0));
        assert (!sweeping | (!in_service & live == 0 & !told));
        assert (asked == (in_service & ~served_end));
        assert (answered == in_service);
        if (asked)
            assert (live[asked_which] & word[3 * {2'd0, asked_which}+:3] == served_address
                    & write[asked_which] == served_write);
        for (i = 0; i < 4; i = i + 1) begin
            // In the set of its word, which is the parity of its bits; swept sets are empty.
            if (|t_readers[2 * i+:2] | |t_writers[2 * i+:2]) begin
                if (sweeping)
                    assert (i % 2 >= swept);
                else
                    assert (^t_address[3 * i+:3] == i % 2);
            end
        end
        for (i = 0; i < 2; i = i + 1)
            if (!sweeping & (|t_readers[2 * i+:2] | |t_writers[2 * i+:2])
                & (|t_readers[2 * i + 4+:2] | |t_writers[2 * i + 4+:2]))
                assert (t_address[3 * i+:3] != t_address[3 * i + 6+:3]);
        if (in_service) begin
            assert (^served_address == served_set);
            for (i = 0; i < 2; i = i + 1)
                if (served_set == i) begin
                    assert (\rct.way_0_address == t_address[3 * i+:3]);
                    assert (\rct.way_0_readers == t_readers[2 * i+:2]);
                    assert (\rct.way_0_writers == t_writers[2 * i+:2]);
                    assert (\rct.way_1_address == t_address[3 * i + 6+:3]);
                    assert (\rct.way_1_readers == t_readers[2 * i + 4+:2]);
                    assert (\rct.way_1_writers == t_writers[2 * i + 4+:2]);
                end
        end
`endif
    end
endmodule
