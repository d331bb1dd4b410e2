// A transactional bank under any legal traffic: 2 wavefront slots of 64 lanes, 8 rows, of which a work-group has 2 of variables
// from row 1 on (row 1 + k has its backup in row 3 + k and its owner in byte k of row 5), which are rows 1 and 2 of the detector's.
// `BANK is the bank, with `SHARED one in which work-items read together (SMDCD), with `ORDERED besides one in which lanes have an
// order, with `SIGNATURES the one with signatures, of 2 bits, so that each row is a class of its own.
//
// One row and one work-item, any, are watched through the pins. A work-item holds a row alone from its first access that was
// not aborted (`SHARED: its first such write) to the end of a walk over its lane or the flush of its wavefront. Proved:
// - while a work-item holds the row alone, no access of another succeeds; while a work-item has accessed it in this pass,
//   nobody else comes to hold it alone (`ORDERED: but for lanes above it in its wavefront);
// - every access finds the value that the accesses before it left, where a walk over the lane of who holds the row alone gives back
//   the value before its first access (`SHARED: first write), and an access that was aborted stored nothing;
// - a work-item that reads a row again in a pass, and has not written it, finds the same value;
// - an access is aborted only if another wavefront's or lane's entry stood against it while it was in service; a wavefront that has
//   accessed nothing since its last flush has no entry to walk: none outlives its pass;
// - a work-item that since the last flush of its wavefront was alone with the row is not aborted;
// - an access is answered within 5 cycles, and a walk ends within 2 cycles a row and one.
//
// What the LDS unit, the sequencer and the compute unit are assumed to do stands in `legal`; `transaction_sequencer.sv`
// proves what the sequencer does of it. A kernel must not store plainly to a word that a transaction has accessed and not
// committed (weak isolation), and must not touch backups and owners (the compute unit checks addresses).
module wrapper (
    input wire clock,
    input wire clear,
    input wire req_valid,
    input wire [4:0] req_op,
    input wire req_transactional,
    input wire [2:0] req_row,
    input wire [1:0] req_byte,
    input wire [31:0] req_data,
    input wire [31:0] req_data2,
    input wire [7:0] req_work_item,
    input wire flush_valid,
    input wire flush_slot,
    input wire walk_start,
    input wire walk_slot,
    input wire [63:0] lanes,
    input wire any_second,
    input wire [6:0] any_item
);
    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    // The row and the work-item that are watched.
    reg second = 0;
    reg [6:0] item = 0;
    always @(posedge clock) if (!started) begin
        second <= any_second;
        item <= any_item;
    end
    wire [2:0] row = second ? 3'd2 : 3'd1;

    wire req_ready, rsp_valid, rsp_aborted, walk_more;
    wire [31:0] rsp_word;
    `BANK bank (
        .clock(clock),
        .clear(clear),
        .req_valid(req_valid),
        .req_ready(req_ready),
        .req_op(req_op),
        .req_transactional(req_transactional),
        .req_row(req_row),
        .req_byte(req_byte),
        .req_data(req_data),
        .req_data2(req_data2),
        .req_work_item(req_work_item),
        .rsp_valid(rsp_valid),
        .rsp_word(rsp_word),
        .rsp_aborted(rsp_aborted),
        // Two rows from row 1 on, of indices 1 and 2.
        .rows(3'd2),
        .owner_bias(16'd19),
        .state_shift(2'd0),
        .walk_shift(3'd0),
        .walk_backup_bias(3'd2),
        .walk_owner_bias(16'd19),
`ifdef SIGNATURES
        .group(2'b11),
`endif
        .flush_valid(flush_valid),
        .flush_slot(flush_slot),
        .walk_start(walk_start),
        .walk_slot(walk_slot),
        .walk_lanes_lo(lanes[31:0]),
        .walk_lanes_hi(lanes[63:32]),
        .walk_more(walk_more)
    );

    // The access in service, for how many cycles, and the walk.
    wire accept = req_valid & req_ready;
    reg busy = 0, transactional, write, here;
    reg [6:0] who;
    reg [2:0] waited = 0;
    reg walking = 0, last_slot;
    reg [63:0] last_lanes;
    reg [2:0] visited = 0;
    wire visits = walk_start | walking;
    wire walk_ends = visits & !walk_more;
    always @(posedge clock) begin
        if (accept) begin
            transactional <= req_transactional;
            write <= req_op > 5;
            here <= req_row == row;
            who <= req_work_item[6:0];
        end
        busy <= (accept | (busy & !rsp_valid)) & !clear;
        waited <= busy & !rsp_valid & !clear ? waited + 1 : 0;
        walking <= visits & walk_more & !clear;
        visited <= visits & walk_more & !clear ? visited + 1 : 0;
        last_slot <= walk_slot;
        last_lanes <= lanes;
    end
    wire answered = busy & rsp_valid & transactional;
    // An access to the row that succeeds now.
    wire done = busy & rsp_valid & here & !(transactional & rsp_aborted);
    wire accessed = done & transactional;
`ifdef SHARED
    wire takes = write;
`else
    wire takes = 1;
`endif
`ifdef ORDERED
    wire follows = who[6] == item[6] & who[5:0] >= item[5:0];
`else
    wire follows = who == item;
`endif

    // Slots that have accessed the row, or any, since their last flush.
    reg [1:0] touched = 0, dirty = 0;
    // Who holds the row alone; the value before; the value that the next access finds, if it is known.
    reg held = 0, known = 0;
    reg [6:0] holder;
    reg [31:0] before, now;
    // The work-item has accessed the row in this pass, and read it last: this value.
    reg live = 0, seen = 0;
    reg [31:0] value;
    // Since the last flush of the work-item's wavefront, another of it has accessed the row, or it was touched in another wavefront.
    reg beside = 0, before_it = 0;
    wire company = beside | before_it | touched[!item[6]];
    // Since the access in service began, another's entry stood against it.
    reg blocked = 0;
`ifdef SHARED
    wire against = write ? |touched : held & holder != who;
`else
    wire against = held & holder != who;
`endif
    wire walked_holder = held & walk_slot == holder[6] & lanes[holder[5:0]];
    wire walked_item = walk_slot == item[6] & lanes[item[5:0]];
    always @(posedge clock) begin
        blocked <= busy & !rsp_valid & (blocked | against);
        before_it <= before_it | touched[!item[6]];
        if (accessed & who[6] == item[6] & who != item)
            beside <= 1;
        if (answered & !rsp_aborted)
            dirty[who[6]] <= 1;
        if (done) begin
            known <= !write;
            now <= rsp_word;
        end
        if (accessed) begin
            touched[who[6]] <= 1;
            if (takes & !held) begin
                held <= 1;
                holder <= who;
                before <= rsp_word;
            end
            if (who == item) begin
                live <= 1;
                seen <= !write;
                value <= rsp_word;
            end
        end
        if (walk_ends & walked_holder) begin
            held <= 0;
            known <= 1;
            now <= before;
        end
        if (walk_ends & walked_item) begin
            live <= 0;
            seen <= 0;
        end
        if (flush_valid) begin
            touched[flush_slot] <= 0;
            dirty[flush_slot] <= 0;
            if (held & holder[6] == flush_slot)
                held <= 0;
            if (item[6] == flush_slot) begin
                beside <= 0;
                before_it <= 0;
                live <= 0;
                seen <= 0;
            end
        end
        if (clear) begin
            touched <= 0;
            dirty <= 0;
            held <= 0;
            known <= 0;
            live <= 0;
            seen <= 0;
            beside <= 0;
            before_it <= 0;
        end
    end

    // A walk starts when no access is in service or requested and none is requested while it lasts; a wavefront is flushed between
    // its accesses, and during a walk only at its end, and only the wavefront walked.
    reg legal;
    always @(*) begin
        legal = 1;
        if (visits & (busy | req_valid))
            legal = 0;
        if (walking & (walk_start | walk_slot != last_slot | lanes != last_lanes))
            legal = 0;
        if (flush_valid & req_valid & req_transactional & flush_slot == req_work_item[6])
            legal = 0;
        if (flush_valid & busy & transactional & flush_slot == who[6])
            legal = 0;
        if (flush_valid & visits & (walk_more | flush_slot != walk_slot))
            legal = 0;
        // Addresses of a work-group.
        if (req_valid & (req_op > 24 | req_work_item[7]))
            legal = 0;
        if (req_valid & req_transactional & req_row != 1 & req_row != 2)
            legal = 0;
        if (req_valid & !req_transactional & req_row >= 3 & req_row <= 5)
            legal = 0;
        // Weak isolation.
        if (req_valid & !req_transactional & req_op > 5 & req_row == row & |touched)
            legal = 0;
    end
    always @(*) assume (legal);

    always @(*) if (started) begin
`ifndef ONLY_ISOLATION
        if (accessed & held)
            assert (who == holder);
        if (accessed & takes & live)
            assert (follows);
        if (done & known)
            assert (rsp_word == now);
        if (answered & here & rsp_aborted)
            assert (blocked | against);
        if (answered & here & rsp_aborted & who == item)
            assert (company);
        if (walk_start & !dirty[walk_slot])
            assert (!walk_more);
        assert (waited <= 3);
        assert (visited <= 4);
`endif
        if (accessed & who == item & seen)
            assert (rsp_word == value);
    end

    // What is assumed leaves room for all this.
    always @(*) if (started) begin
        cover (answered & here & rsp_aborted & who == item & company);
        cover (walk_ends & walked_holder & now != before & visited != 0);
        cover (flush_valid & held & holder[6] == flush_slot & now != before & !visits);
        cover (done & known & !transactional & write);
        cover (accessed & who == item & seen & !write);
        cover (waited == 3 & rsp_valid);
        cover (visited == 4 | (visited == 2 & !walk_more));
        cover (held & holder != item & touched[item[6]]);
`ifdef ORDERED
        cover (accessed & takes & live & who != item);
        cover (walk_ends & walked_holder & holder != item & live & now != before);
`endif
    end

`ifndef PROPERTIES_ONLY
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
    (* hierconn *) wire [1:0] \bank.shadow.row ;
    (* hierconn *) wire [3:0] \bank.detector.entries.plane0 , \bank.detector.entries.plane1 ;
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
    wire [1:0] visit = \bank.shadow.row ;
    wire [3:0] plane_0 = \bank.detector.entries.plane0 ;
    wire [3:0] plane_1 = \bank.detector.entries.plane1 ;
`ifdef SHARED
    (* hierconn *) wire [3:0] \bank.detector.bits.s_bits , \bank.detector.bits.m_bits ;
    wire [3:0] shared_rows = \bank.detector.bits.s_bits ;
    wire [3:0] modified_rows = \bank.detector.bits.m_bits ;
`else
    wire [3:0] shared_rows = 4'd0;
    wire [3:0] modified_rows = 4'd15;
`endif
`ifdef SIGNATURES
    (* hierconn *) wire [1:0] \bank.detector.signatures.signs_valid0 , \bank.detector.signatures.signs_valid1 ;
    (* hierconn *) wire [5:0] \bank.detector.signatures.signs_lane0_0 , \bank.detector.signatures.signs_lane0_1 ,
        \bank.detector.signatures.signs_lane1_0 , \bank.detector.signatures.signs_lane1_1 ;
    function [63:0] lanes_of(input valid, input [5:0] lane);
        lanes_of = valid ? 64'd1 << lane : 64'd0;
    endfunction
    // The lanes that have each class in their signature. Row 1 is class 1, row 2 is class 0.
    wire [255:0] columns = {
        lanes_of(\bank.detector.signatures.signs_valid1 [0], \bank.detector.signatures.signs_lane1_0 ),
        lanes_of(\bank.detector.signatures.signs_valid0 [0], \bank.detector.signatures.signs_lane0_0 ),
        lanes_of(\bank.detector.signatures.signs_valid1 [1], \bank.detector.signatures.signs_lane1_1 ),
        lanes_of(\bank.detector.signatures.signs_valid0 [1], \bank.detector.signatures.signs_lane0_1 )
    };
    wire [127:0] walked = walk_slot ? {lanes, 64'd0} : {64'd0, lanes};
    // A walk visits row 2 first, has restored a row when it has gone on to another.
    wire passed = on & second & visit == 1;
    wire restoring = state == 5 & visit == row;
`else
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
            assert (shadow_item == {1'b0, who} & (bank_row == 1 | bank_row == 2));
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
        assert (visited == (walking ? 1 + (visit == 1 & visited == 2) : 0));
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
                assert (!(|its_column) | (walking & !(|(its_column & ~walked))));
            assert (!walking | visit != r | (|(its_column & walked)));
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
