// pause_and_go_stack: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Pause-and-Go SIMT stack of one warp: Normal, Retry and Trans entries, each Trans with its log index.
//
// Early conflict resolution, 4.4, Figures 6 and 7, on top of Kilo TM's SIMT stack. A lane whose load or
// store would meet a committing transaction is paused: the top entry is split, the paused lanes keep their PC and log
// index below, the others run on above and commit first. When they have committed, the paused lanes
// resume with the log pointer that their entry kept.
//
//               +--------------------------------------------------+
//  op_valid   ->|  top (registers)    kind PC RPC lanes log        |-> op_ready, op_refused
//  op_code,   ->|  entries below      StackEntries                 |-> paused_lanes, pause_dropped,
//  op_lanes,  ->|  retry lanes, PC    (registers)                  |   committed_lanes   (same cycle)
//  op_pc, ... ->|                                                  |-> top_*, depth, in_transaction
//               |  lanes apart        WaitingLanes                 |-> waiting_lanes
//  view_index ->|                                                  |-> view_* (one entry, same cycle)
//               +--------------------------------------------------+
//
// Operations (op_code), taken when op_valid and op_ready:
//
// | code | name | pins | effect |
// | --- | --- | --- | --- |
// | 0 | Start | lanes, pc, rpc | forgets everything; one Normal entry |
// | 1 | Step | pc: the next, logged: a log entry was written, lanes: that hit | the top goes to pc; its log index grows by op_logged; in a transaction the lanes that hit pause |
// | 2 | Branch | lanes: that take it, pc: target, other_pc: fall-through, rpc | the top splits if lanes go both ways: taken on top, fall-through below it, and below both the entry that continues at rpc with all of them. A side that starts at rpc gets no entry |
// | 3 | Begin | pc: first instruction of the transaction | pushes Retry (no lanes yet) and Trans with the lanes of the top |
// | 4 | Commit | lanes: that failed, pc: the instruction after the transaction | the failed lanes go from the top to Retry |
//
// An operation takes a cycle. A Branch that pushes both sides takes 2, and after an operation that ends the top entry
// (pc = RPC of a Normal entry other than the lowest; a Commit) each entry that ends takes a cycle in which op_ready is low:
//
// - a Normal entry at its RPC goes; the entry below goes on, with the larger of the two log indices, since log rows
//   written by either side must stay;
// - a Trans entry that has committed goes. Below it another Trans entry: the paused lanes resume, with their own PC and log index. Below it
//   Retry with lanes: it is copied to a new Trans entry (log index 0). Below it Retry without lanes: the transaction is over, Retry
//   goes too, and the entry that began it goes on at the Commit's op_pc.
//
// As in Figure 6 (state 5), the copy leaves Retry's lanes as they are; the Commit of a pass replaces the bits of the lanes of that pass:
// retry = retry & !top | failed.
//
// pause_apart, over the other strap: lanes that pause leave the pass, in divergent code too. They go into WaitingLanes, with the PC of the top and its
// log index before the Step, and out of all entries of the pass: left are those that have left the pass that runs, and an entry that is popped to goes on with the lanes
// that have not. One at least has not: of the lanes of an entry that ran above it, one ran on. When the pass has committed, the youngest context is
// the next Trans entry, and Retry is copied only when no context waits. So nobody who pauses runs on before those who ran on have committed, and lanes that
// pause one after the other at one PC resume together. Without a context for them a pause is dropped.
//
// Where the paper is silent. *Every lane hits*: the lowest lane runs on, the others pause; a single lane does not
// pause (there must be one that gets to its commit). *A pause in divergent code*, with the strap pause_in_branches, splits the Normal entry in the same way: the
// paused lanes resume when the others have reached the RPC. Without it nobody pauses there, as in the authors' simulator. *A pause without room* is dropped (pause_dropped): all lanes run on, as in the base system; validation finds the
// conflict. *Refused* (op_refused, nothing changes): Begin in a transaction (nesting is to be flattened), Commit where the top is no Trans entry (outside
// a transaction, or in divergent code), Begin and Branch without room.
//
// Depth. depth entries, at least 4. Masks are nested or disjoint and differ but for the transaction's own three
// entries, so 2 * LANES + 1 entries are always enough: 65 at full size, where nothing is dropped or refused for want of room.
//
// Invariants (proved on the Verilog): two Trans entries share no lane, and those of the first pass none with Retry; Retry, the Trans entries and the lanes that
// have committed are together the lanes that began the transaction. With pause_apart lanes that wait are together with them, and apart from each other and from those that
// run.
//
// clear is Start with no lanes. Same-cycle priority: clear over an operation.
//
// A stack for LANES <= 32 lanes.
// Here INDEX_BITS = 7, LANES = 32, LOG_BITS = 16, PC_BITS = 32.
module pause_and_go_stack (
    // Rising edge.
    input  wire clock,
    // Synchronous: one Normal entry without lanes is left, at PC 0.
    input  wire clear,
    // Strap. 1: lanes pause in divergent code too. 0: only while the top is a Trans entry.
    input  wire pause_in_branches,
    // Strap, over pause_in_branches. 1: lanes that pause leave the pass. Holds still in a transaction.
    input  wire pause_apart,
    // An operation on the top entry; taken at a clock at which op_ready is high too.
    input  wire op_valid,
    // The operation is taken at this clock. Low while an entry is pushed or removed; does not depend on op_valid.
    output wire op_ready,
    // 0: Start a warp, 1: Step to the next PC, 2: Branch, 3: Begin a transaction, 4: Commit; others are refused.
    input  wire [2:0] op_code,
    // One bit per lane. Start: that run. Step: that hit the conflict address table. Branch: that take it.
    // Commit: that failed.
    input  wire [31:0] op_lanes,
    // PC. Start and Begin: of the first instruction, Step: of the next one, Branch: of the target, Commit: of the
    // instruction after the transaction. PCs are only compared for equality.
    input  wire [31:0] op_pc,
    // Branch: PC of the lanes that do not take it.
    input  wire [31:0] op_other_pc,
    // Start and Branch: PC at which the lanes reconverge.
    input  wire [31:0] op_rpc,
    // Step: the instruction has written a log entry, so the log index grows by one.
    input  wire op_logged,
    // The operation is not possible and changes nothing; in its cycle.
    output wire op_refused,
    // Lanes that this Step pauses, one bit per lane; in its cycle.
    output wire [31:0] paused_lanes,
    // There is no room to pause the lanes that hit: all run on; in the cycle of the Step.
    output wire pause_dropped,
    // Lanes that this Commit commits, one bit per lane; in its cycle.
    output wire [31:0] committed_lanes,
    // Kind of the top entry: 0 Normal, 2 Trans. This and the rest of the top are valid while op_ready is high.
    output wire [1:0] top_kind,
    // PC of the top entry.
    output wire [31:0] top_pc,
    // RPC of the top entry, if it is Normal.
    output wire [31:0] top_rpc,
    // Lanes that run, one bit per lane.
    output wire [31:0] top_lanes,
    // Log index of the top entry: how many entries of both logs its lanes have written.
    output wire [15:0] top_log,
    // Position of the top entry; the lowest is 0.
    output wire [6:0] top_index,
    // A transaction is on the stack: from the cycle after Begin until its last lanes have committed.
    output wire in_transaction,
    // Lanes that have left their pass and wait for its end, with pause_apart.
    output wire [31:0] waiting_lanes,
    // Which entry to show: 0 is the lowest, top_index the top. Above that view_* are undefined.
    input  wire [6:0] view_index,
    // Kind of the entry at view_index, in the same cycle: 0 Normal, 1 Retry, 2 Trans.
    output wire [1:0] view_kind,
    // PC of the entry that is shown.
    output wire [31:0] view_pc,
    // RPC of the entry that is shown, if it is Normal.
    output wire [31:0] view_rpc,
    // Lanes of the entry that is shown, one bit per lane, without those that have left the pass.
    output wire [31:0] view_lanes,
    // Log index of the entry that is shown; 0 for Retry.
    output wire [15:0] view_log
);
    localparam [1:0] STACK_STATE_READY = 2'd0, STACK_STATE_PUSH_TAKEN = 2'd1, STACK_STATE_POP = 2'd2;
    localparam [2:0] STACK_OP_START = 3'd0, STACK_OP_STEP = 3'd1, STACK_OP_BRANCH = 3'd2, STACK_OP_BEGIN = 3'd3,
            STACK_OP_COMMIT = 3'd4;
    reg  [1:0] state;
    reg  [6:0] top;
    reg  [1:0] kind;
    reg  [31:0] pc, rpc, lanes;
    reg  [15:0] log;
    reg  transaction;
    reg  [6:0] retry_index;
    reg  [31:0] retry_pc, retry_lanes, end_pc, left, taken_pc, taken_lanes;
    wire below_write_valid;
    wire [31:0] below_write_pc, below_write_lanes;
    wire [6:0] read_at;
    wire [1:0] below_read_kind;
    wire [31:0] below_read_pc, below_read_rpc, below_read_lanes;
    wire [15:0] below_read_log;
    wire [1:0] below_view_kind;
    wire [31:0] below_view_pc, below_view_rpc, below_view_lanes;
    wire [15:0] below_view_log;
    wire apart_clear, apart_put_valid;
    wire [31:0] apart_put_lanes;
    wire apart_room, apart_take, apart_any;
    wire [31:0] apart_pc, apart_lanes;
    wire [15:0] apart_log;
    wire take;
    wire [6:0] above, under;
    wire copying, ending, resuming, room, room_for_two;
    wire [31:0] chosen, others;
    wire [15:0] next_log;
    wire is_known, may_pause, moves;
    wire [63:0] next_pc;
    wire [31:0] lowest;
    wire push_other, push_taken;

    stack_entries below (
        .clock(clock),
        .write_valid(below_write_valid),
        .write_index(top),
        .write_kind(kind),
        .write_pc(below_write_pc),
        .write_rpc(rpc),
        .write_lanes(below_write_lanes),
        .write_log(log),
        .read_index(read_at),
        .read_kind(below_read_kind),
        .read_pc(below_read_pc),
        .read_rpc(below_read_rpc),
        .read_lanes(below_read_lanes),
        .read_log(below_read_log),
        .view_index(view_index),
        .view_kind(below_view_kind),
        .view_pc(below_view_pc),
        .view_rpc(below_view_rpc),
        .view_lanes(below_view_lanes),
        .view_log(below_view_log)
    );

    waiting_lanes apart (
        .clock(clock),
        .clear(apart_clear),
        .put_valid(apart_put_valid),
        .put_pc(pc),
        .put_lanes(apart_put_lanes),
        .put_log(log),
        .room(apart_room),
        .take(apart_take),
        .any(apart_any),
        .pc(apart_pc),
        .lanes(apart_lanes),
        .log(apart_log),
        .waiting(waiting_lanes)
    );

    assign op_ready = state == STACK_STATE_READY;
    assign take = op_valid & (state == STACK_STATE_READY);
    assign above = top + 7'd1;

    function automatic [8:0] under_of(input reg [6:0] in_top, input reg [1:0] in_state, input reg [1:0] in_kind,
            input reg [6:0] in_retry_index, input reg [31:0] in_retry_lanes);
        reg  [6:0] own_under;
        reg  own_copying, own_ending;
        begin
            own_under = in_top - 7'd1;
            own_copying = (in_state == STACK_STATE_POP) & (in_kind == 2'd2) & (own_under == in_retry_index);
            own_ending = own_copying & !(|in_retry_lanes);
            if (own_ending) begin
                own_copying = 1'b0;
                own_under = in_retry_index - 7'd1;
            end
            under_of = {own_under, own_copying, own_ending};
        end
    endfunction
    assign {under, copying, ending} = under_of(top, state, kind, retry_index, retry_lanes);
    assign resuming = (state == STACK_STATE_POP) & (kind == 2'd2) & apart_any;
    assign room = top < 7'h40;
    assign room_for_two = room & (above < 7'h40);

    function automatic [63:0] chosen_of(input reg [31:0] in_lanes, input reg [31:0] in_op_lanes, input reg in_take,
            input reg [2:0] in_op_code, input reg [31:0] in_lowest);
        reg  [31:0] own_chosen, own_others;
        begin
            own_chosen = in_lanes & in_op_lanes;
            own_others = in_lanes & ~in_op_lanes;
            if (in_take & (in_op_code == STACK_OP_STEP) & !(|own_others)) begin
                own_others = in_lowest;
                own_chosen = in_lanes & ~in_lowest;
            end
            chosen_of = {own_chosen, own_others};
        end
    endfunction
    assign {chosen, others} = chosen_of(lanes, op_lanes, take, op_code, lowest);
    assign next_log = op_logged ? log + 16'd1 : log;
    assign is_known = (op_code == STACK_OP_START) | (op_code == STACK_OP_STEP) | (op_code == STACK_OP_BRANCH) |
            (op_code == STACK_OP_BEGIN) | (op_code == STACK_OP_COMMIT);
    assign op_refused = (take & (op_code == STACK_OP_COMMIT) & !(kind == 2'd2)) | (take & (op_code == STACK_OP_BEGIN) &
            (transaction | !room_for_two)) | (take & (op_code == STACK_OP_BRANCH) & (|chosen) & (|others) & ((push_other &
            push_taken & !room_for_two) | ((push_other | push_taken) & !room))) | (take & !is_known);
    assign may_pause = transaction;

    function automatic [31:0] paused_lanes_of(input reg in_take, input reg [2:0] in_op_code, input reg in_may_pause,
            input reg [31:0] in_chosen, input reg in_pause_apart, input reg in_apart_room,
            input reg in_pause_in_branches, input reg [1:0] in_kind, input reg in_room);
        begin
            paused_lanes_of = 32'd0;
            if (in_take & (in_op_code == STACK_OP_STEP) & in_may_pause & (|in_chosen)) begin
                if (in_pause_apart) begin
                    if (in_apart_room) paused_lanes_of = in_chosen;
                end else if ((in_pause_in_branches | (in_kind == 2'd2)) & in_room) paused_lanes_of = in_chosen;
            end
        end
    endfunction
    assign paused_lanes = paused_lanes_of(take, op_code, may_pause, chosen, pause_apart, apart_room, pause_in_branches,
            kind, room);

    function automatic pause_dropped_of(input reg in_take, input reg [2:0] in_op_code, input reg in_may_pause,
            input reg [31:0] in_chosen, input reg in_pause_apart, input reg in_apart_room,
            input reg in_pause_in_branches, input reg [1:0] in_kind, input reg in_room);
        begin
            pause_dropped_of = 1'b0;
            if (in_take & (in_op_code == STACK_OP_STEP) & in_may_pause & (|in_chosen)) begin
                if (in_pause_apart) begin
                    if (!in_apart_room) pause_dropped_of = 1'b1;
                end else if ((in_pause_in_branches | (in_kind == 2'd2)) & !in_room) pause_dropped_of = 1'b1;
            end
        end
    endfunction
    assign pause_dropped = pause_dropped_of(take, op_code, may_pause, chosen, pause_apart, apart_room,
            pause_in_branches, kind, room);
    assign committed_lanes = take & (op_code == STACK_OP_COMMIT) & (kind == 2'd2) ? others : 32'd0;
    assign moves =
        take & (op_code == STACK_OP_BRANCH) ? !(|chosen) | !(|others) | (!((push_other & push_taken & !room_for_two) |
                ((push_other | push_taken) & !room)) & !(push_other | push_taken)) | (take & (op_code == STACK_OP_STEP)) :
        take & (op_code == STACK_OP_STEP);
    assign next_pc[0*32 +: 32] = take & (op_code == STACK_OP_BRANCH) & !(|chosen) ? op_other_pc : op_pc;
    assign next_pc[1*32 +: 32] = ending ? end_pc : below_read_pc;

    function automatic [31:0] lowest_of(input reg [31:0] in_lanes);
        begin
            lowest_of = in_lanes - 32'd1;
            lowest_of = in_lanes & ~lowest_of;
        end
    endfunction
    assign lowest = lowest_of(lanes);
    assign below_write_valid = (state == STACK_STATE_PUSH_TAKEN) | (take & (op_code == STACK_OP_BEGIN) & !(transaction
            | !room_for_two)) | (take & (op_code == STACK_OP_BRANCH) & (|chosen) & (|others) & !((push_other & push_taken &
            !room_for_two) | ((push_other | push_taken) & !room)) & (push_other | push_taken)) | (take & (op_code ==
            STACK_OP_STEP) & may_pause & (|chosen) & !pause_apart & (pause_in_branches | (kind == 2'd2)) & room);
    assign below_write_pc =
        take & (op_code == STACK_OP_BRANCH) & (|chosen) & (|others) & !((push_other & push_taken & !room_for_two) |
                ((push_other | push_taken) & !room)) & (push_other | push_taken) ? op_rpc :
        pc;
    assign below_write_lanes =
        take & (op_code == STACK_OP_STEP) & may_pause & (|chosen) & !pause_apart & (pause_in_branches | (kind == 2'd2))
                & room ? chosen :
        lanes;
    assign apart_clear = (take & (op_code == STACK_OP_START)) | clear;
    assign apart_put_valid = take & (op_code == STACK_OP_STEP) & may_pause & (|chosen) & pause_apart & apart_room;
    assign apart_put_lanes =
        take & (op_code == STACK_OP_STEP) & may_pause & (|chosen) & pause_apart & apart_room ? chosen :
        lanes;
    assign apart_take = (state == STACK_STATE_POP) & resuming;

    function automatic [6:0] read_at_of(input reg [6:0] in_top, input reg [1:0] in_state, input reg [1:0] in_kind,
            input reg [6:0] in_retry_index);
        begin
            read_at_of = in_top - 7'd1;
            if ((in_state == STACK_STATE_POP) & (in_kind == 2'd2) & (read_at_of == in_retry_index)) begin
                read_at_of = in_retry_index - 7'd1;
            end
        end
    endfunction
    assign read_at = read_at_of(top, state, kind, retry_index);
    assign push_other = op_other_pc != op_rpc;
    assign push_taken = op_pc != op_rpc;
    assign top_kind = kind;
    assign top_pc = pc;
    assign top_rpc = rpc;
    assign top_lanes = lanes;
    assign top_log = log;
    assign top_index = top;
    assign in_transaction = transaction;
    assign view_kind =
        view_index == top ? kind :
        transaction & (view_index == retry_index) ? 2'd1 :
        below_view_kind;
    assign view_pc =
        view_index == top ? pc :
        transaction & (view_index == retry_index) ? retry_pc :
        below_view_pc;
    assign view_rpc =
        view_index == top ? rpc :
        transaction & (view_index == retry_index) ? 32'd0 :
        below_view_rpc;
    assign view_lanes =
        view_index == top ? lanes :
        view_index > retry_index ? below_view_lanes & ~left :
        transaction & (view_index == retry_index) ? retry_lanes :
        below_view_lanes;
    assign view_log =
        view_index == top ? log :
        transaction & (view_index == retry_index) ? 16'd0 :
        below_view_log;

    always @(posedge clock) begin
        if (take & (op_code == STACK_OP_START)) begin
            top <= 7'd0;
            kind <= 2'd0;
            pc <= op_pc;
            rpc <= op_rpc;
            lanes <= op_lanes;
            log <= 16'd0;
            transaction <= 1'b0;
            retry_lanes <= 32'd0;
            left <= 32'd0;
        end
        if (take & (op_code == STACK_OP_STEP)) begin
            log <= next_log;
            if (may_pause & (|chosen)) begin
                if (pause_apart) begin
                    if (apart_room) begin
                        lanes <= others;
                        left <= left | chosen;
                    end
                end else if ((pause_in_branches | (kind == 2'd2)) & room) begin
                    lanes <= others;
                    top <= above;
                end
            end
        end
        if (take & (op_code == STACK_OP_BRANCH) & (|chosen) & (|others) & !((push_other & push_taken & !room_for_two) |
                ((push_other | push_taken) & !room)) & (push_other | push_taken)) begin
            top <= above;
            kind <= 2'd0;
            rpc <= op_rpc;
            taken_pc <= op_pc;
            taken_lanes <= chosen;
            if (push_other) begin
                pc <= op_other_pc;
                lanes <= others;
                if (push_taken) state <= STACK_STATE_PUSH_TAKEN;
            end else begin
                pc <= op_pc;
                lanes <= chosen;
            end
        end
        if (take & (op_code == STACK_OP_BEGIN) & !(transaction | !room_for_two)) begin
            top <= above + 7'd1;
            kind <= 2'd2;
            pc <= op_pc;
            rpc <= 32'd0;
            log <= 16'd0;
            transaction <= 1'b1;
            retry_index <= above;
            retry_pc <= op_pc;
            retry_lanes <= 32'd0;
        end
        if (take & (op_code == STACK_OP_COMMIT) & (kind == 2'd2)) begin
            lanes <= others;
            retry_lanes <= (retry_lanes & ~lanes) | chosen;
            end_pc <= op_pc;
            state <= STACK_STATE_POP;
        end
        if (moves) begin
            pc <= next_pc[0*32 +: 32];
            if ((kind == 2'd0) & (|top) & (next_pc[0*32 +: 32] == rpc)) state <= STACK_STATE_POP;
        end
        if (state == STACK_STATE_PUSH_TAKEN) begin
            top <= above;
            pc <= taken_pc;
            lanes <= taken_lanes;
            state <= STACK_STATE_READY;
        end
        if (state == STACK_STATE_POP) begin
            state <= STACK_STATE_READY;
            if (resuming) begin
                pc <= apart_pc;
                lanes <= apart_lanes;
                log <= apart_log;
                left <= 32'd0;
            end else if (copying) begin
                pc <= retry_pc;
                lanes <= retry_lanes;
                log <= 16'd0;
            end else begin
                if (ending) transaction <= 1'b0;
                top <= under;
                kind <= below_read_kind;
                pc <= below_read_pc;
                if (ending) pc <= end_pc;
                rpc <= below_read_rpc;
                lanes <= below_read_lanes & ~left;
                log <= below_read_log;
                if ((kind == 2'd0) & (log > below_read_log)) log <= log;
                if ((below_read_kind == 2'd0) & (|under) & (next_pc[1*32 +: 32] == below_read_rpc)) begin
                    state <= STACK_STATE_POP;
                end
            end
        end
        if (clear) begin
            state <= STACK_STATE_READY;
            top <= 7'd0;
            kind <= 2'd0;
            pc <= 32'd0;
            rpc <= 32'd0;
            lanes <= 32'd0;
            log <= 16'd0;
            transaction <= 1'b0;
            retry_lanes <= 32'd0;
            left <= 32'd0;
        end
    end

    initial begin
        state = 2'd0; top = 7'd0; kind = 2'd0; pc = 32'd0; rpc = 32'd0; lanes = 32'd0; log = 16'd0; transaction = 1'b0;
        retry_index = 7'd0; retry_pc = 32'd0; retry_lanes = 32'd0; end_pc = 32'd0; left = 32'd0; taken_pc = 32'd0;
        taken_lanes = 32'd0;
    end
endmodule
