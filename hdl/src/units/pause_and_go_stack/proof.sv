// The Pause-and-Go stack under any operations: 4 lanes, 5 entries, 2 contexts; the strap pause_apart holds still in a transaction.
//
// Proved:
// - two Trans entries share no lane; those of the first pass share none with Retry, those of a later one have
//   lanes of Retry only;
// - the lanes of Retry, of the Trans entries, those that wait for the end of a pass and those that have committed are together the lanes
//   of the entry that began the transaction, and none of the first three has committed;
// - lanes that wait are in one context, do not run, and are in Retry if they have left a later pass than the first;
// - those that have left the pass are those that have paused in it;
// - any two masks are nested or disjoint, and none of a transaction is empty.
//
// Masks of the pass that runs are without the lanes that have left it.
module wrapper (
    input wire clock,
    input wire clear,
    input wire pause_in_branches,
    input wire pause_apart,
    input wire op_valid,
    input wire [2:0] op_code,
    input wire [3:0] op_lanes,
    input wire [1:0] op_pc,
    input wire [1:0] op_other_pc,
    input wire [1:0] op_rpc
);
    // Any contents of the stack at first, which the clear of the first cycle makes good.
    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    wire ready, refused;
    wire [3:0] committed_lanes, paused_lanes;
    pause_and_go_stack stack (
        .clock(clock),
        .clear(clear),
        .pause_in_branches(pause_in_branches),
        .pause_apart(pause_apart),
        .op_valid(op_valid),
        .op_ready(ready),
        .op_code(op_code),
        .op_lanes(op_lanes),
        .op_pc(op_pc),
        .op_other_pc(op_other_pc),
        .op_rpc(op_rpc),
        .op_logged(1'b0),
        .op_refused(refused),
        .paused_lanes(paused_lanes),
        .committed_lanes(committed_lanes),
        .view_index(3'd0)
    );

    (* hierconn *) wire [1:0] \stack.state ;
    (* hierconn *) wire [2:0] \stack.top ;
    (* hierconn *) wire [1:0] \stack.kind ;
    (* hierconn *) wire [3:0] \stack.lanes ;
    (* hierconn *) wire \stack.transaction ;
    (* hierconn *) wire [2:0] \stack.retry_index ;
    (* hierconn *) wire [3:0] \stack.retry_lanes ;
    (* hierconn *) wire [3:0] \stack.taken_lanes ;
    (* hierconn *) wire [3:0] \stack.left ;
    (* hierconn *) wire [3:0] \stack.apart.held_lanes0 ;
    (* hierconn *) wire [3:0] \stack.apart.held_lanes1 ;
    (* hierconn *) wire [1:0] \stack.below.all_kind[0] ;
    (* hierconn *) wire [1:0] \stack.below.all_kind[1] ;
    (* hierconn *) wire [1:0] \stack.below.all_kind[2] ;
    (* hierconn *) wire [1:0] \stack.below.all_kind[3] ;
    (* hierconn *) wire [3:0] \stack.below.all_lanes[0] ;
    (* hierconn *) wire [3:0] \stack.below.all_lanes[1] ;
    (* hierconn *) wire [3:0] \stack.below.all_lanes[2] ;
    (* hierconn *) wire [3:0] \stack.below.all_lanes[3] ;

    wire [2:0] top = \stack.top ;
    wire [2:0] retry_index = \stack.retry_index ;
    wire [3:0] retry_lanes = \stack.retry_lanes ;
    wire [3:0] top_lanes = \stack.lanes ;
    wire in_transaction = \stack.transaction ;
    wire [3:0] left = \stack.left ;
    wire [3:0] youngest = \stack.apart.held_lanes0 ;
    wire [3:0] oldest = \stack.apart.held_lanes1 ;
    wire [3:0] waiting = youngest | oldest;
    wire pushing = \stack.state == 2'd1;
    wire popping = \stack.state == 2'd2;
    wire committing = popping & \stack.kind == 2'd2;

    reg apart = 0;
    always @(posedge clock) apart <= pause_apart;
    always @(*) assume (!in_transaction | apart == pause_apart);

    // Lanes that have paused in the pass that runs, if they leave it.
    reg [3:0] came = 0;
    always @(posedge clock) begin
        if (pause_apart) came <= came | paused_lanes;
        if (clear | committing | op_valid & ready & op_code == 0) came <= 0;
    end

    // Lanes that have committed, and whether Retry has not been copied yet.
    reg [3:0] committed = 0;
    reg first_pass = 0;
    always @(posedge clock) begin
        committed <= committed | committed_lanes;
        if (op_valid & ready & !refused & op_code == 3) begin
            committed <= 0;
            first_pass <= 1;
        end
        if (committing & top - 3'd1 == retry_index & |retry_lanes & !waiting)
            first_pass <= 0;
    end

    // The stack as one vector, the top and Retry in their places.
    wire [9:0] kinds;
    wire [19:0] lanes;
    wire [3:0] here = ~left;
    assign kinds[1:0] = top == 0 ? \stack.kind : in_transaction & retry_index == 0 ? 2'd1 : \stack.below.all_kind[0] ;
    assign lanes[3:0] = top == 0 ? top_lanes : in_transaction & retry_index == 0 ? retry_lanes
        : \stack.below.all_lanes[0] & (in_transaction & retry_index < 0 ? here : 4'd15);
    assign kinds[3:2] = top == 1 ? \stack.kind : in_transaction & retry_index == 1 ? 2'd1 : \stack.below.all_kind[1] ;
    assign lanes[7:4] = top == 1 ? top_lanes : in_transaction & retry_index == 1 ? retry_lanes
        : \stack.below.all_lanes[1] & (in_transaction & retry_index < 1 ? here : 4'd15);
    assign kinds[5:4] = top == 2 ? \stack.kind : in_transaction & retry_index == 2 ? 2'd1 : \stack.below.all_kind[2] ;
    assign lanes[11:8] = top == 2 ? top_lanes : in_transaction & retry_index == 2 ? retry_lanes
        : \stack.below.all_lanes[2] & (in_transaction & retry_index < 2 ? here : 4'd15);
    assign kinds[7:6] = top == 3 ? \stack.kind : in_transaction & retry_index == 3 ? 2'd1 : \stack.below.all_kind[3] ;
    assign lanes[15:12] = top == 3 ? top_lanes : in_transaction & retry_index == 3 ? retry_lanes
        : \stack.below.all_lanes[3] & (in_transaction & retry_index < 3 ? here : 4'd15);
    assign kinds[9:8] = \stack.kind ;
    assign lanes[19:16] = top_lanes;

    integer i, j;
    reg [3:0] trans;
    always @(*) if (started) begin
        // Properties. The lanes of a top that is about to go have committed.
        trans = 0;
        for (i = 0; i < 5; i = i + 1) begin
            if (i <= top & kinds[2 * i+:2] == 2 & !(i == top & committing)) begin
                assert (!(trans & lanes[4 * i+:4]));
                trans = trans | lanes[4 * i+:4];
            end
            for (j = 0; j < i; j = j + 1)
                if (i <= top & kinds[2 * i+:2] != 1 & kinds[2 * j+:2] != 1)
                    assert (!(lanes[4 * i+:4] & lanes[4 * j+:4])
                            | !(lanes[4 * i+:4] & ~lanes[4 * j+:4]));
        end
        assert (!(youngest & oldest));
        assert (!(waiting & trans));
        assert (left == came);
        assert (!(left & ~waiting));
        if (in_transaction) begin
            if (first_pass) begin
                assert (!(trans & retry_lanes));
                assert (!(waiting & retry_lanes));
            end else begin
                assert (!(trans & ~retry_lanes));
                assert (!(waiting & ~retry_lanes));
            end
            assert (!((trans | retry_lanes | waiting) & committed));
            for (i = 0; i < 4; i = i + 1)
                if (retry_index == i + 1) begin
                    assert ((trans | retry_lanes | waiting | committed) == lanes[4 * i+:4]);
                    for (j = i + 2; j < 5; j = j + 1)
                        if (|lanes[4 * i+:4] & j <= top & !(j == top & committing))
                            assert (|lanes[4 * j+:4]);
                end
            if (committing)
                assert (!(top_lanes & ~committed));
        end else begin
            assert (!trans);
            assert (!waiting);
        end

`ifndef PROPERTIES_ONLY
        // Invariants of the inside.
        assert (top < 5);
        assert (\stack.state < 3);
        if (in_transaction)
            assert (retry_index > 0 & retry_index < top);
        if (!pause_apart)
            assert (!waiting);
        if (!youngest)
            assert (!oldest);
        for (i = 0; i < 5; i = i + 1)
            if (i <= top) begin
                assert (kinds[2 * i+:2] != 3);
                assert ((kinds[2 * i+:2] == 1) == (in_transaction & retry_index == i));
                if (in_transaction & i < retry_index)
                    assert (kinds[2 * i+:2] == 0);
                // Lanes in divergent code of a pass are lanes of the pass.
                if (in_transaction & i > retry_index & kinds[2 * i+:2] == 0)
                    assert (!(lanes[4 * i+:4] & ~trans));
                if (in_transaction & i == retry_index + 1)
                    assert (kinds[2 * i+:2] == 2);
                // Of a pass that lanes leave there is one.
                if (pause_apart & in_transaction & kinds[2 * i+:2] == 2)
                    assert (i == retry_index + 1);
                // Below a Trans entry lies another, or Retry.
                if (kinds[2 * i+:2] == 2)
                    assert (kinds[2 * (i == 0 ? 4 : i - 1)+:2] != 0);
            end
        assert (kinds[1:0] == 0);
        if (popping)
            assert (top > 0);
        if (pushing) begin
            assert (top > 0 & top < 4 & \stack.kind == 0);
            assert (!(\stack.taken_lanes & top_lanes));
            assert (|\stack.taken_lanes );
            for (i = 0; i < 4; i = i + 1)
                if (top == i + 1)
                    assert (!(\stack.taken_lanes & ~lanes[4 * i+:4]));
        end
`endif
    end
endmodule
