// A transactional bank under any legal traffic: 2 wavefront slots of 64 lanes, one work-group with `VARIABLES rows N of variables from row 1
// on: row 1 + k has its backup in row 1 + N + k and its owner in byte k % 4 of row 1 + 2 N + k / 4.
// `BANK is the bank, with `SHARED one in which work-items read together (SMDCD), with `ORDERED besides one in which lanes have an
// order, with `SIGNATURES the one with signatures, of 4 bits, so that each of two rows is a class of its own. `LAYOUT says where the
// work-group lies, `LONGEST_WALK is the most cycles that a walk goes on after its first. The end of this module, with what holds inside
// of the bank, is in `rows.sv` for a bank that marks rows, and in `words.sv` for one that marks owner words.
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
// - an access is answered within 5 cycles, and a walk ends within 2 cycles a row and one (in a bank that marks owner words: a cycle a
//   word, a cycle a row and one).
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
    input wire [`ROW_BITS - 1:0] req_row,
    input wire [1:0] req_byte,
    input wire [31:0] req_data,
    input wire [31:0] req_data2,
    input wire [7:0] req_work_item,
    input wire flush_valid,
    input wire flush_slot,
    input wire walk_start,
    input wire walk_slot,
    input wire [63:0] lanes,
    input wire [2:0] any_index,
    input wire [6:0] any_item
);
    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    // The row and the work-item that are watched.
    reg [2:0] k = 0;
    reg [6:0] item = 0;
    always @(posedge clock) if (!started) begin
        k <= any_index;
        item <= any_item;
    end
    always @(*) assume (k < `VARIABLES);
    wire [`ROW_BITS - 1:0] row = 1 + k;

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
        `LAYOUT
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
    reg [3:0] visited = 0;
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
        if (req_valid & req_transactional & (req_row < 1 | req_row > `VARIABLES))
            legal = 0;
        if (req_valid & !req_transactional & req_row > `VARIABLES & req_row <= `LAST_ROW)
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
        assert (visited <= `LONGEST_WALK);
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
        cover (visited == `LONGEST_WALK | (visited == 2 & !walk_more));
        cover (held & holder != item & touched[item[6]]);
`ifdef ORDERED
        cover (accessed & takes & live & who != item);
        cover (walk_ends & walked_holder & holder != item & live & now != before);
`endif
    end
