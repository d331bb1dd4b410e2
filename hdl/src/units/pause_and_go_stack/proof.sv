// The Pause-and-Go stack under any operations: 4 lanes, 5 entries.
//
// Proved:
// - two Trans entries share no lane; those of the first pass share none with Retry, those of a later one have
//   lanes of Retry only;
// - the lanes of Retry, of the Trans entries and those that have committed are together the lanes of the entry
//   that began the transaction, and none of the first two has committed;
// - any two masks are nested or disjoint.
module wrapper (
    input wire clock,
    input wire clear,
    input wire pause_in_branches,
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
    wire [3:0] committed_lanes;
    pause_and_go_stack stack (
        .clock(clock),
        .clear(clear),
        .pause_in_branches(pause_in_branches),
        .op_valid(op_valid),
        .op_ready(ready),
        .op_code(op_code),
        .op_lanes(op_lanes),
        .op_pc(op_pc),
        .op_other_pc(op_other_pc),
        .op_rpc(op_rpc),
        .op_logged(1'b0),
        .op_refused(refused),
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
    wire pushing = \stack.state == 2'd1;
    wire popping = \stack.state == 2'd2;
    wire committing = popping & \stack.kind == 2'd2;

    // Lanes that have committed, and whether Retry has not been copied yet.
    reg [3:0] committed = 0;
    reg first_pass = 0;
    always @(posedge clock) begin
        committed <= committed | committed_lanes;
        if (op_valid & ready & !refused & op_code == 3) begin
            committed <= 0;
            first_pass <= 1;
        end
        if (committing & top - 3'd1 == retry_index & |retry_lanes)
            first_pass <= 0;
    end

    // The stack as one vector, the top and Retry in their places.
    wire [9:0] kinds;
    wire [19:0] lanes;
    assign kinds[1:0] = top == 0 ? \stack.kind : in_transaction & retry_index == 0 ? 2'd1 : \stack.below.all_kind[0] ;
    assign lanes[3:0] = top == 0 ? top_lanes : in_transaction & retry_index == 0 ? retry_lanes : \stack.below.all_lanes[0] ;
    assign kinds[3:2] = top == 1 ? \stack.kind : in_transaction & retry_index == 1 ? 2'd1 : \stack.below.all_kind[1] ;
    assign lanes[7:4] = top == 1 ? top_lanes : in_transaction & retry_index == 1 ? retry_lanes : \stack.below.all_lanes[1] ;
    assign kinds[5:4] = top == 2 ? \stack.kind : in_transaction & retry_index == 2 ? 2'd1 : \stack.below.all_kind[2] ;
    assign lanes[11:8] = top == 2 ? top_lanes : in_transaction & retry_index == 2 ? retry_lanes : \stack.below.all_lanes[2] ;
    assign kinds[7:6] = top == 3 ? \stack.kind : in_transaction & retry_index == 3 ? 2'd1 : \stack.below.all_kind[3] ;
    assign lanes[15:12] = top == 3 ? top_lanes : in_transaction & retry_index == 3 ? retry_lanes : \stack.below.all_lanes[3] ;
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
        if (in_transaction) begin
            if (first_pass)
                assert (!(trans & retry_lanes));
            else
                assert (!(trans & ~retry_lanes));
            assert (!((trans | retry_lanes) & committed));
            for (i = 0; i < 4; i = i + 1)
                if (retry_index == i + 1)
                    assert ((trans | retry_lanes | committed) == lanes[4 * i+:4]);
            if (committing)
                assert (!(top_lanes & ~committed));
        end else
            assert (!trans);

`ifndef PROPERTIES_ONLY
        // Invariants of the inside.
        assert (top < 5);
        assert (\stack.state < 3);
        if (in_transaction)
            assert (retry_index > 0 & retry_index < top);
        for (i = 0; i < 5; i = i + 1)
            if (i <= top) begin
                assert (kinds[2 * i+:2] != 3);
                assert ((kinds[2 * i+:2] == 1) == (in_transaction & retry_index == i));
                if (in_transaction & i < retry_index)
                    assert (kinds[2 * i+:2] == 0);
                if (in_transaction & i == retry_index + 1)
                    assert (kinds[2 * i+:2] == 2);
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
            for (i = 0; i < 4; i = i + 1)
                if (top == i + 1)
                    assert (!(\stack.taken_lanes & ~lanes[4 * i+:4]));
        end
`endif
    end
endmodule
