// The end of the module in `proof.sv`: a bank of 16 rows with 5 variables, and so two owner words, rows 11 and 12, of the second of which
// three bytes are nobody's.
`ifndef PROPERTIES_ONLY
    // The inside: the array, the registers of the shadow memory, marks by slot and owner word.
    (* hierconn *) wire [31:0] \bank.bank.ram.words[1] , \bank.bank.ram.words[2] , \bank.bank.ram.words[3] ,
        \bank.bank.ram.words[4] , \bank.bank.ram.words[5] , \bank.bank.ram.words[6] , \bank.bank.ram.words[7] ,
        \bank.bank.ram.words[8] , \bank.bank.ram.words[9] , \bank.bank.ram.words[10] , \bank.bank.ram.words[11] ,
        \bank.bank.ram.words[12] ;
    (* hierconn *) wire \bank.bank.valid , \bank.bank.transactional ;
    (* hierconn *) wire [3:0] \bank.bank.row ;
    (* hierconn *) wire [3:0] \bank.bank.mask ;
    (* hierconn *) wire [2:0] \bank.shadow.state , \bank.shadow.index ;
    (* hierconn *) wire [7:0] \bank.shadow.item ;
    (* hierconn *) wire \bank.shadow.lost , \bank.shadow.must_backup , \bank.shadow.must_own , \bank.shadow.on ;
    (* hierconn *) wire [3:0] \bank.shadow.bytes ;
`ifdef SHARED
    // There is room for a word more, as work-groups begin at multiples of 4.
    (* hierconn *) wire [2:0] \bank.detector.entries.plane0 , \bank.detector.entries.plane1 ;
    wire beyond = \bank.detector.entries.plane0 [2] | \bank.detector.entries.plane1 [2];
    (* hierconn *) wire [23:0] \bank.detector.bits.sm_bits ;
    wire [15:0] sm_bits = \bank.detector.bits.sm_bits [15:0];
    (* hierconn *) wire [3:0] \bank.detector.new_bytes ;
    (* hierconn *) wire \bank.detector.becomes_owner ;
    (* hierconn *) wire [3:0] \bank.detector.new_readers_0 , \bank.detector.new_readers_1 , \bank.detector.new_readers_2 ,
        \bank.detector.new_readers_3 ;
    wire [7:0] shared_bytes = {sm_bits[11:8], sm_bits[3:0]};
    wire [7:0] modified_bytes = {sm_bits[15:12], sm_bits[7:4]};
    wire [3:0] new_bytes = \bank.detector.new_bytes ;
    wire [15:0] new_readers = {
        \bank.detector.new_readers_3 , \bank.detector.new_readers_2 , \bank.detector.new_readers_1 , \bank.detector.new_readers_0
    };
    wire becomes_owner = \bank.detector.becomes_owner ;
`else
    (* hierconn *) wire [1:0] \bank.detector.entries.plane0 , \bank.detector.entries.plane1 ;
    wire beyond = 0;
    (* hierconn *) wire [3:0] \bank.detector.given ;
    (* hierconn *) wire [1:0] \bank.detector.given_slot ;
    wire [7:0] shared_bytes = 8'd0;
    wire [7:0] modified_bytes = 8'd255;
    wire [3:0] new_bytes = \bank.detector.given | (4'd1 << index[1:0]);
    wire [15:0] new_readers = 16'd0;
    wire becomes_owner = 1;
`endif
    wire [31:0] word = k == 0 ? \bank.bank.ram.words[1]  : k == 1 ? \bank.bank.ram.words[2]  : k == 2 ? \bank.bank.ram.words[3]  : k == 3 ? \bank.bank.ram.words[4] : \bank.bank.ram.words[5] ;
    wire [31:0] backup = k == 0 ? \bank.bank.ram.words[6]  : k == 1 ? \bank.bank.ram.words[7]  : k == 2 ? \bank.bank.ram.words[8]  : k == 3 ? \bank.bank.ram.words[9] : \bank.bank.ram.words[10] ;
    wire [63:0] owners = { \bank.bank.ram.words[12] , \bank.bank.ram.words[11] };
    wire in_bank = \bank.bank.valid ;
    wire bank_transactional = \bank.bank.transactional ;
    wire [3:0] bank_row = \bank.bank.row ;
    wire bank_write = | \bank.bank.mask ;
    wire [2:0] state = \bank.shadow.state ;
    wire [2:0] index = \bank.shadow.index ;
    wire [7:0] shadow_item = \bank.shadow.item ;
    wire lost = \bank.shadow.lost ;
    wire must_backup = \bank.shadow.must_backup ;
    wire must_own = \bank.shadow.must_own ;
    wire on = \bank.shadow.on ;
    wire [3:0] bytes = \bank.shadow.bytes ;
    wire [1:0] plane_0 = \bank.detector.entries.plane0 [1:0];
    wire [1:0] plane_1 = \bank.detector.entries.plane1 [1:0];

    localparam LOOKUP = 1, BACKUP = 2, OWN = 3, STORE = 4, MATCH = 5, RESTORE = 6;
    wire in_transaction = busy & transactional;
    // The access that is in service has been decided, and goes on.
    wire decided = state == BACKUP | state == OWN | state == STORE;
    wire entering = decided & here & !lost;

    // The owner bytes as they are when the access in service has stored its own and renamed the stale ones.
    wire pending = (state == BACKUP | state == OWN) & !lost & must_own;
    reg [63:0] stored;
    // The slots that have an entry, by byte.
    reg [15:0] slots_in;
    integer b;
    always @(*)
        for (b = 0; b < 8; b = b + 1) begin
            stored[8 * b+:8] = owners[8 * b+:8];
            if (pending & index[2] == b / 4 & new_bytes[b % 4]) begin
`ifdef SHARED
                stored[8 * b+:8] = new_readers[4 * (b % 4)+:4];
`else
                stored[8 * b+:8] = {\bank.detector.given_slot , 6'd0};
`endif
                if (index[1:0] == b % 4 & becomes_owner)
                    stored[8 * b+:8] = {1'b0, who};
            end
            slots_in[2 * b+:2] = {plane_1[b / 4], plane_0[b / 4]}
                & (shared_bytes[b] ? stored[8 * b+:2] : stored[8 * b + 7] ? 2'd0 : 2'd1 << stored[8 * b + 6]);
        end
    wire [7:0] recorded = stored[8 * k+:8];
    wire shared = shared_bytes[k];
    wire modified = modified_bytes[k];
    wire [1:0] marks = slots_in[2 * k+:2];
    wire marked = |marks;
    wire recorded_holds = marked & !shared & modified;
    wire takes_now = entering & takes;
    // The walk in progress has looked at the row's owner and taken its entry; it is still to be restored; it is being restored.
    wire looked_at = walking & (k[2] < index[2] | (k[2] == index[2] & state == RESTORE));
    wire gone = looked_at & held & walked_holder;
    wire to_come = state == RESTORE & k[2] == index[2] & bytes[k[1:0]];
    wire restoring = state == RESTORE & k == index;

    always @(*) if (started) begin
        // Registers and pins.
        assert (state <= RESTORE & in_bank == busy);
        if (busy)
            assert (bank_transactional == transactional & (bank_row == row) == here & bank_write == write);
        assert (in_transaction == (state == LOOKUP | decided));
        assert (walking == (state == MATCH | state == RESTORE));
        if (in_transaction)
            assert (shadow_item == {1'b0, who} & index < 5 & bank_row == 1 + index);
        assert (waited == (state == BACKUP ? 1 : state == OWN ? 2 : state == STORE ? 2 + must_own : 0));
        if (decided)
            assert (!(lost & (must_own | must_backup)));
        if (state == OWN)
            assert (must_own & must_backup);
        if (state == STORE)
            assert (must_backup & write);
        assert (on == walking);
        if (walking)
            assert (index < 5);
        if (state == MATCH)
            assert (index[1:0] == 0);
        if (state == RESTORE)
            assert (!(bytes & ((4'd2 << index[1:0]) - 4'd1)) & (!index[2] | !bytes));
        // A cycle a word, a cycle a row.
        if (state == MATCH)
            assert (visited >= 1 & visited <= (index[2] ? 6 : 1));
        else if (state == RESTORE)
            assert (visited >= 2 & visited <= (index[2] ? 7 : 2 + index[1:0]));
        else
            assert (visited == 0);
        // What was read.
        if (state == LOOKUP | state == MATCH)
            assert (rsp_word == owners[32 * index[2]+:32]);
        if (decided & here)
            assert (rsp_word == word);
        if (restoring)
            assert (rsp_word == backup);
        if (busy & !transactional & here & known)
            assert (rsp_word == now);
        // Marks. No byte without a variable is live.
        assert (!beyond);
        assert (!plane_0 | dirty[0] | (decided & !lost & !who[6]));
        assert (!plane_1 | dirty[1] | (decided & !lost & who[6]));
        assert (!slots_in[15:10]);
        assert (!(marks & ~touched) | (entering & !(marks & ~touched & ~(2'd1 << who[6]))));
        // The holder.
        if (held)
            assert (backup == before & touched[holder[6]]);
        if (held & !gone)
            assert (recorded_holds & recorded == {1'b0, holder});
        if (recorded_holds)
            assert (!gone & ((held & {1'b0, holder} == recorded) | (takes_now & recorded == {1'b0, who})));
        if (to_come | restoring)
            assert (gone);
        // The access in service.
        if (entering) begin
            if (takes)
                assert (recorded_holds & recorded == {1'b0, who} & must_backup != held & (!held | (holder == who & !must_own)));
            else
                assert (marks[who[6]] & !must_backup & (shared | (recorded == {1'b0, who} & (!modified | held))));
            if ((state == OWN | state == STORE) & must_backup)
                assert (backup == word);
        end
        if (decided & here & lost)
            assert (blocked | against);
        if (!company & !(entering & who != item) & marked)
            assert (!shared & recorded == {1'b0, item});
        if (decided & here & lost & who == item)
            assert (company);
        // The word.
        if (known & !gone & !(busy & !transactional & here & write))
            assert (word == now);
        if (gone & !to_come & !restoring)
            assert (word == before);
        // The work-item.
        assert (!seen | (live & known & value == now));
        if (live) begin
            assert (touched[item[6]]);
            if (!(looked_at & walked_item))
                assert (marks[item[6]] & (shared | recorded == {1'b0, item}));
            if (held)
                assert (holder == item);
            if (takes_now)
                assert (follows);
        end
    end
`endif
endmodule
