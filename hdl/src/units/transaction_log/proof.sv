// The search of a write log, whatever the log holds and whenever its lines come: 2 lanes, 4 entries, words of 3 bits.
//
// Entries are appended to both slots at any time, but to none that is searched. A line that is asked for comes in a later cycle, in order.
//
// Proved:
// - a lane gets its value once, if it has written its word, and it is that of its youngest entry with this word;
// - a search ends when all that have written their words have got their values, and no line is under way then;
// - lines of addresses are asked for from the youngest entry on, each once, and none together with one of values.
module wrapper (
    input wire clock,
    input wire clear,
    input wire append_valid,
    input wire append_slot,
    input wire append_write,
    input wire search_valid,
    input wire search_slot,
    input wire [1:0] search_lanes,
    input wire [2:0] search_address_0,
    input wire [2:0] search_address_1,
    input wire row_ready,
    input wire line_valid
);
    // What the log holds, by entry: words of lane 0 and 1, 0 where a lane takes no part, and values.
    (* anyconst *) reg [11:0] words_0;
    (* anyconst *) reg [11:0] words_1;
    (* anyconst *) reg [7:0] values_0;
    (* anyconst *) reg [7:0] values_1;

    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    // The pins of a search stay as they were when it began.
    reg searching = 0;
    reg kept_slot = 0;
    reg [1:0] kept_lanes = 0;
    reg [2:0] kept_0 = 0;
    reg [2:0] kept_1 = 0;
    wire slot = searching ? kept_slot : search_slot;
    wire [1:0] lanes = searching ? kept_lanes : search_lanes;
    wire [2:0] address_0 = searching ? kept_0 : search_address_0;
    wire [2:0] address_1 = searching ? kept_1 : search_address_1;
    wire searches = searching | search_valid;
    always @(*) assume (!(searches & append_valid & append_slot == slot));

    // Lines of addresses that were asked for and have come, the line of values under way, lanes that have got theirs.
    reg [3:0] asked = 0;
    reg [3:0] came = 0;
    reg values_out = 0;
    reg [1:0] values_row = 0;
    reg [1:0] got = 0;
    always @(*) assume (!line_valid | came < asked | values_out);

    wire [3:0] writes_0, writes_1, row_index;
    wire done, row_valid, row_values;
    wire [1:0] told;
    wire [31:0] told_0, told_1;
    wire [3:0] length = slot ? writes_1 : writes_0;
    wire [3:0] arriving = length - 4'd1 - came;
    wire [1:0] line = values_out ? values_row : arriving[1:0];
    transaction_log log (
        .clock(clock),
        .clear(clear),
        .set_valid(1'b0),
        .set_slot(1'b0),
        .set_index(4'd0),
        .append_valid(append_valid),
        .append_slot(append_slot),
        .append_write(append_write),
        .log_writes_0(writes_0),
        .log_writes_1(writes_1),
        .search_valid(searches),
        .search_slot(slot),
        .search_lanes(lanes),
        .lane_address_0(address_0),
        .lane_address_1(address_1),
        .search_done(done),
        .search_hit(told),
        .search_value_0(told_0),
        .search_value_1(told_1),
        .row_valid(row_valid),
        .row_ready(row_ready),
        .row_index(row_index),
        .row_values(row_values),
        .line_valid(line_valid),
        .line_word_0(values_out ? {30'd0, values_0[2 * line+:2]} : {27'd0, words_0[3 * line+:3], 2'd0}),
        .line_word_1(values_out ? {30'd0, values_1[2 * line+:2]} : {27'd0, words_1[3 * line+:3], 2'd0})
    );

    always @(posedge clock) begin
        if (!searching) begin
            kept_slot <= search_slot;
            kept_lanes <= search_lanes;
            kept_0 <= search_address_0;
            kept_1 <= search_address_1;
            searching <= search_valid;
            asked <= 0;
            came <= 0;
            values_out <= 0;
            got <= 0;
        end else begin
            if (row_valid & row_ready & !row_values) asked <= asked + 4'd1;
            if (line_valid & !values_out) came <= came + 4'd1;
            if (line_valid & values_out) values_out <= 0;
            if (row_valid & row_ready & row_values) begin
                values_out <= 1;
                values_row <= row_index[1:0];
            end
            got <= got | told;
            if (done) searching <= 0;
        end
        if (clear) searching <= 0;
    end

    (* hierconn *) wire [2:0] \log.state ;
    (* hierconn *) wire [3:0] \log.entries ;
    (* hierconn *) wire [3:0] \log.coming ;
    (* hierconn *) wire [1:0] \log.sought ;
    (* hierconn *) wire [1:0] \log.found ;
    (* hierconn *) wire [1:0] \log.taking ;
    (* hierconn *) wire [1:0] \log.place_0 ;
    (* hierconn *) wire [1:0] \log.place_1 ;
    wire [2:0] state = \log.state ;
    wire [3:0] entries = \log.entries ;
    wire [3:0] coming = \log.coming ;
    wire [1:0] sought = \log.sought ;
    wire [1:0] found = \log.found ;
    wire [1:0] taking = \log.taking ;
    wire [1:0] place_0 = \log.place_0 ;
    wire [1:0] place_1 = \log.place_1 ;

    // The youngest entry in which each lane has written its word, and whether there is one, in the whole log and in what has come.
    integer entry;
    reg [1:0] has, seen, youngest_0, youngest_1;
    always @(*) begin
        has = 0;
        seen = 0;
        youngest_0 = 0;
        youngest_1 = 0;
        for (entry = 0; entry < 4; entry = entry + 1) begin
            if (entry < length & |words_0[3 * entry+:3] & words_0[3 * entry+:3] == address_0) begin
                has[0] = 1;
                youngest_0 = entry;
                if (entry >= length - came) seen[0] = 1;
            end
            if (entry < length & |words_1[3 * entry+:3] & words_1[3 * entry+:3] == address_1) begin
                has[1] = 1;
                youngest_1 = entry;
                if (entry >= length - came) seen[1] = 1;
            end
        end
    end

    always @(*) if (started) begin
        // Properties.
        if (row_valid) assert (searching & !values_out);
        if (row_valid & !row_values) assert (asked < length & row_index == length - 4'd1 - asked);
        if (row_valid & row_values) assert (asked == came & row_index < length);
        if (|told) assert (line_valid & values_out);
        assert (!(told & ~(lanes & has & ~got)));
        if (told[0]) assert (told_0 == values_0[2 * youngest_0+:2]);
        if (told[1]) assert (told_1 == values_1[2 * youngest_1+:2]);
        if (done) assert (searching & got == (lanes & has) & asked == came & !values_out);

        // Lanes that find their words in two entries, one of them in an older one too.
        cover (done & &got & youngest_0 != youngest_1 & youngest_0 == 3 & words_0[2:0] == address_0);

`ifndef PROPERTIES_ONLY
        // Invariants of the inside.
        assert (writes_0 <= 4 & writes_1 <= 4);
        assert (state < 5);
        assert (searching == (state != 0));
        if (searching) begin
            assert (came <= asked & asked <= length);
            assert (values_out == (state == 3));
            if (state != 4) begin
                assert (|length);
                assert (entries == length - asked & coming == length - came);
                assert (sought == (lanes & ~seen));
                assert (found == (lanes & seen & ~got));
                if (found[0]) assert (place_0 == youngest_0);
                if (found[1]) assert (place_1 == youngest_1);
            end
            if (state == 1) assert (!(|got));
            if (state == 2 | state == 3) begin
                assert (asked == came & (asked == length | !(|sought)) & |found);
                assert (!(got & ~(lanes & seen)));
            end
            if (state == 3) begin
                assert (values_row < length & |taking & !(taking & ~found));
                if (taking[0]) assert (youngest_0 == values_row);
                if (taking[1]) assert (youngest_1 == values_row);
            end
        end
`endif
    end
endmodule
