// The end of the module in `proof.sv`: a bank of 8 rows with 2 variables, whose detector has rows 1 and 2 for them; with `SIGNATURES
// rows 4 and 5, which are classes 0 and 1.
`ifndef PROPERTIES_ONLY
    wire second = k[0];
    // The inside: the array, the registers of the shadow memory, marks by slot and row, S and M bits, signatures.
    (* hierconn *) wire [31:0] \bank.bank.ram.words[1] , \bank.bank.ram.words[2] , \bank.bank.ram.words[3] ,
        \bank.bank.ram.words[4] , \bank.bank.ram.words[5] ;
    (* hierconn *) wire \bank.bank.valid , \bank.bank.transactional ;
    (* hierconn *) wire [2:0] \bank.bank.row ;
    (* hierconn *) wire [3:0] \bank.bank.mask ;
    (* hierconn *) wire [2:0] \bank.shadow.state ;
    (* hierconn *) wire [7:0] \bank.shadow.item ;
    (* hierconn *) wire \bank.shadow.lost , \bank.shadow.must_backup , \bank.shadow.must_own ,
        \bank.shadow.on , \bank.shadow.restore ;
    wire [31:0] word = second ? \bank.bank.ram.words[2] : \bank.bank.ram.words[1] ;
    wire [31:0] backup = second ? \bank.bank.ram.words[4] : \bank.bank.ram.words[3] ;
    wire [31:0] owners = \bank.bank.ram.words[5] ;
    wire in_bank = \bank.bank.valid ;
    wire bank_transactional = \bank.bank.transactional ;
    wire [2:0] bank_row = \bank.bank.row ;
    wire bank_write = | \bank.bank.mask ;
    wire [2:0] state = \bank.shadow.state ;
    wire [7:0] shadow_item = \bank.shadow.item ;
    wire lost = \bank.shadow.lost ;
    wire must_backup = \bank.shadow.must_backup ;
    wire must_own = \bank.shadow.must_own ;
    wire on = \bank.shadow.on ;
    wire restore = \bank.shadow.restore ;
`ifdef SHARED
    (* hierconn *) wire [3:0] \bank.detector.bits.s_bits0 , \bank.detector.bits.m_bits0 ;
    wire [3:0] shared_rows = \bank.detector.bits.s_bits0 ;
    wire [3:0] modified_rows = \bank.detector.bits.m_bits0 ;
`else
    wire [3:0] shared_rows = 4'd0;
    wire [3:0] modified_rows = 4'd15;
`endif
`ifdef SIGNATURES
    (* hierconn *) wire [2:0] \bank.shadow.row ;
    wire [2:0] visited_row = \bank.shadow.row - 3'd3;
    wire [1:0] visit = visited_row[1:0];
    (* hierconn *) wire [3:0] \bank.detector.signatures.signs_valid0 , \bank.detector.signatures.signs_valid1 ;
    (* hierconn *) wire [1:0] \bank.detector.entries.class0 , \bank.detector.entries.class1 ,
        \bank.detector.entries.class2 , \bank.detector.entries.class3 ;
    wire [3:0] class_marks = {1'b0, \bank.detector.entries.class1 [1], \bank.detector.entries.class0 [1], 1'b0};
    wire [3:0] has_0 = \bank.detector.signatures.signs_valid0 ;
    wire [3:0] has_1 = \bank.detector.signatures.signs_valid1 ;
    wire [3:0] plane_0 = class_marks & {1'b0, has_0[1:0], 1'b0};
    wire [3:0] plane_1 = class_marks & {1'b0, has_1[1:0], 1'b0};
    (* hierconn *) wire [5:0] \bank.detector.signatures.signs_lane0_0 , \bank.detector.signatures.signs_lane0_1 ,
        \bank.detector.signatures.signs_lane1_0 , \bank.detector.signatures.signs_lane1_1 ;
    function [63:0] lanes_of(input valid, input [5:0] lane);
        lanes_of = valid ? 64'd1 << lane : 64'd0;
    endfunction
    // The lanes that have each class in their signature.
    wire [255:0] columns = {
        lanes_of(has_1[1], \bank.detector.signatures.signs_lane1_1 ),
        lanes_of(has_0[1], \bank.detector.signatures.signs_lane0_1 ),
        lanes_of(has_1[0], \bank.detector.signatures.signs_lane1_0 ),
        lanes_of(has_0[0], \bank.detector.signatures.signs_lane0_0 )
    };
    // A walk drops a row's entry when it takes the row, and restores it in the next cycle.
    wire passed = on & (visit > row | (visit == row & state == 5));
    wire restoring = state == 5 & visit == row;
`else
    (* hierconn *) wire [1:0] \bank.shadow.row ;
    wire [1:0] visit = \bank.shadow.row ;
    (* hierconn *) wire [3:0] \bank.detector.entries.plane0 , \bank.detector.entries.plane1 ;
    wire [3:0] plane_0 = \bank.detector.entries.plane0 ;
    wire [3:0] plane_1 = \bank.detector.entries.plane1 ;
    wire passed = on & (visit > row | (visit == row & state == 5));
    wire restoring = state == 5 & visit == row & restore;
`endif

    localparam LOOKUP = 1, BACKUP = 2, OWN = 3, STORE = 4, WALK_OWNER = 5, WALK_MATCH = 6;
    wire in_transaction = busy & transactional;
    // The access that is in service has been decided, and goes on.
    wire decided = state == BACKUP | state == OWN | state == STORE;
    wire entering = decided & here & !lost;
    wire takes_now = entering & takes;
    wire [1:0] marks = {plane_1[row], plane_0[row]};
    wire shared = shared_rows[row];
    wire modified = modified_rows[row];
    wire marked = |marks;
    wire [7:0] recorded = second ? owners[15:8] : owners[7:0];
    wire [7:0] owner = entering & must_own ? {1'b0, who} : recorded;
    // The walk in progress has dropped the row's entry, or has made it one that is read (`ORDERED).
    wire left = walking & passed & walk_slot == owner[6] & lanes[owner[5:0]];
    wire gone = left & !shared;
    wire released = left & shared & held;
    // Who is or comes to be the owner, and who holds the row alone, may be so while the work-item has accessed it.
`ifdef ORDERED
    wire owner_follows = owner[6] == item[6] & owner[5:0] >= item[5:0];
    wire holder_follows = holder[6] == item[6] & holder[5:0] >= item[5:0];
`else
    wire owner_follows = owner == {1'b0, item};
    wire holder_follows = holder == item;
`endif
    integer r;
    reg [1:0] its_marks;
    reg [7:0] its_owner;
    reg [127:0] its_column;
    always @(*) if (started) begin
        // Registers and pins.
        assert (in_bank == busy);
        if (busy)
            assert (bank_transactional == transactional & (bank_row == row) == here & bank_write == write);
        assert (in_transaction == (state == LOOKUP | decided));
        assert (walking == (state == WALK_OWNER | state == WALK_MATCH));
        if (in_transaction)
            assert (shadow_item == {1'b0, who} & (bank_row == 1 | bank_row == 2) & visit == bank_row);
        assert (waited == (state == BACKUP ? 1 : state == OWN ? 2 : state == STORE ? (must_own ? 3 : 2)
                : busy & !transactional ? 0 : 0));
        if (state == OWN)
            assert (!lost & must_own);
        if (state == STORE)
            assert (!lost & write & (must_own | must_backup));
        assert (on == walking);
        assert (!restore | state == WALK_OWNER);
        assert (!on | visit == 1 | visit == 2);
`ifdef SIGNATURES
        assert (state != WALK_MATCH & restore == walking);
        assert (visited == (walking ? 1 + (visit == 2 & visited == 2) : 0));
        assert (!(on | in_transaction) | visited_row < 4);
        // A class has its bit in a signature while its row has an entry.
        assert (!(has_0[3:2]) & !(has_1[3:2]) & !(has_0 & has_1));
        assert (class_marks[2:1] == (has_0[1:0] | has_1[1:0]));
        assert (!{\bank.detector.entries.class2 , \bank.detector.entries.class3 ,
                \bank.detector.entries.class1 [0], \bank.detector.entries.class0 [0]});
`else
        if (walking)
            assert (visited == (state == WALK_MATCH ? 1 : 2) | (visit == 2 & visited == (state == WALK_MATCH ? 3 : 4)));
        else
            assert (visited == 0);
`endif
        assert (!(plane_0 & 4'b1001) & !(plane_1 & 4'b1001));
        // What was read.
        if (decided & here)
            assert (rsp_word == word);
        if (busy & !transactional & here & known)
            assert (rsp_word == now);
        // Marks.
        assert (!plane_0 | dirty[0] | (decided & !lost & !who[6]));
        assert (!plane_1 | dirty[1] | (decided & !lost & who[6]));
        assert (!(marks & ~touched) | (entering & !(marks & ~touched & (2'd1 << !who[6]))));
        assert (!gone | !marked);
        assert (!released | (marked & !modified));
        // An entry that nobody shares is that of its owner, also in the row that is not watched.
        for (r = 1; r <= 2; r = r + 1) begin
            its_marks = {plane_1[r], plane_0[r]};
            its_owner = decided & !lost & must_own & bank_row == r ? {1'b0, who} : owners[8 * (r - 1)+:8];
            if (|its_marks & !shared_rows[r])
                assert (its_marks == 2'd1 << its_owner[6]);
            if (|its_marks)
                assert (!its_owner[7]);
            if (|its_marks & shared_rows[r] & modified_rows[r])
`ifdef ORDERED
                assert (its_marks == 2'd1 << its_owner[6]);
`else
                assert (0);
`endif
            if (decided & !lost & bank_row == r)
                assert (its_marks[who[6]]);
`ifdef SIGNATURES
            its_column = columns[128 * (r - 1)+:128];
            if (|its_marks)
                assert (its_column == 128'd1 << its_owner[6:0]);
            else
                assert (!(|its_column));
            assert (!walking | visit != r | !(|its_marks));
`endif
        end
        // The holder.
        if (held & !gone)
            assert (marked);
        if (held)
            assert (backup == before & touched[holder[6]] & recorded == {1'b0, holder} & (modified | gone | released));
        if (marked & modified)
            assert ((held & holder == owner[6:0]) | (takes_now & owner[6:0] == who));
        // The access in service.
        if (entering) begin
            if (takes)
                assert (modified & owner == {1'b0, who} & must_backup != held & (!held | holder == who & !must_own));
            else
                assert ((shared & !modified) | (owner == {1'b0, who} & (!modified | held)));
            if (!takes)
                assert (!must_backup);
`ifdef ORDERED
            assert (owner[6] != who[6] | owner[5:0] >= who[5:0]);
`endif
            if (state == OWN | state == STORE) begin
                if (must_backup)
                    assert (backup == word);
            end
            if (state == STORE & must_own)
                assert (recorded == {1'b0, who});
        end
        if (decided & here & lost)
            assert (blocked | against);
        if (!company & !(entering & who != item) & marked)
            assert (!shared & owner == {1'b0, item});
        if (decided & here & lost & who == item)
            assert (company);
        // The word.
        if (known & !(held & (gone | released)) & !(busy & !transactional & here & write))
            assert (word == now);
        if (walking & restoring)
            assert (rsp_word == backup & held & walked_holder);
        if (held & (gone | released) & !restoring)
            assert (word == before);
        // The work-item.
        assert (!seen | (live & (held & holder != item ? value == before : known & value == now)));
        if (live) begin
            assert (touched[item[6]]);
            if (!gone)
                assert (marks[item[6]] & (shared | owner == {1'b0, item}));
            else
                assert (owner == {1'b0, item});
            assert (!(marked & modified & !gone) | owner_follows);
`ifdef ORDERED
            assert (!(marked & owner[6] == item[6]) | owner_follows);
`endif
            if (takes_now)
                assert (follows);
        end
        if (held & live)
            assert (holder_follows);
    end
`endif
endmodule
