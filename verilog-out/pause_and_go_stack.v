// pause_and_go_stack: written by `turnstile export pause_and_go_stack`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module pause_and_go_stack (
    clock,
    clear,
    op_valid,
    op_ready,
    op_code,
    op_lanes,
    op_pc,
    op_other_pc,
    op_rpc,
    op_logged,
    op_refused,
    paused_lanes,
    pause_dropped,
    committed_lanes,
    top_kind,
    top_pc,
    top_rpc,
    top_lanes,
    top_log,
    top_index,
    in_transaction,
    view_index,
    view_kind,
    view_pc,
    view_rpc,
    view_lanes,
    view_log
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire op_valid;
    output reg op_ready;
    input wire [2:0] op_code;
    input wire [31:0] op_lanes;
    input wire [31:0] op_pc;
    input wire [31:0] op_other_pc;
    input wire [31:0] op_rpc;
    input wire op_logged;
    output reg op_refused;
    output reg [31:0] paused_lanes;
    output reg pause_dropped;
    output reg [31:0] committed_lanes;
    output reg [1:0] top_kind;
    output reg [31:0] top_pc;
    output reg [31:0] top_rpc;
    output reg [31:0] top_lanes;
    output reg [15:0] top_log;
    output reg [6:0] top_index;
    output reg in_transaction;
    input wire [6:0] view_index;
    output reg [1:0] view_kind;
    output reg [31:0] view_pc;
    output reg [31:0] view_rpc;
    output reg [31:0] view_lanes;
    output reg [15:0] view_log;

    // Constant declarations
    localparam last_0 = 7'b1000000;

    // Enums
    localparam StackState_Ready = 0;
    localparam StackState_PushTaken = 1;
    localparam StackState_Pop = 2;

    // Stub signals
    reg below_write_valid;
    reg [6:0] below_write_index;
    reg [1:0] below_write_kind;
    reg [31:0] below_write_pc;
    reg [31:0] below_write_rpc;
    reg [31:0] below_write_lanes;
    reg [15:0] below_write_log;
    reg [6:0] below_read_index;
    wire [1:0] below_read_kind;
    wire [31:0] below_read_pc;
    wire [31:0] below_read_rpc;
    wire [31:0] below_read_lanes;
    wire [15:0] below_read_log;
    wire [1:0] below_view_kind;
    wire [31:0] below_view_pc;
    wire [31:0] below_view_rpc;
    wire [31:0] below_view_lanes;
    wire [15:0] below_view_log;
    reg [1:0] state_d;
    wire [1:0] state_q;
    reg [6:0] top_d;
    wire [6:0] top_q;
    reg [1:0] kind_d;
    wire [1:0] kind_q;
    reg [31:0] pc_d;
    wire [31:0] pc_q;
    reg [31:0] rpc_d;
    wire [31:0] rpc_q;
    reg [31:0] lanes_d;
    wire [31:0] lanes_q;
    reg [15:0] log_d;
    wire [15:0] log_q;
    reg transaction_d;
    wire transaction_q;
    reg [6:0] retry_index_d;
    wire [6:0] retry_index_q;
    reg [31:0] retry_pc_d;
    wire [31:0] retry_pc_q;
    reg [31:0] retry_lanes_d;
    wire [31:0] retry_lanes_q;
    reg [31:0] end_pc_d;
    wire [31:0] end_pc_q;
    reg [31:0] taken_pc_d;
    wire [31:0] taken_pc_q;
    reg [31:0] taken_lanes_d;
    wire [31:0] taken_lanes_q;

    // Local signals
    reg take;
    reg room;
    reg room_for_two;
    reg [6:0] above;
    reg [6:0] under;
    reg [6:0] read_at;
    reg [31:0] chosen;
    reg [31:0] others;
    reg [31:0] lowest;
    reg [15:0] next_log;
    reg [31:0] next_pc;
    reg moves;
    reg copying;
    reg ending;
    reg push_other;
    reg push_taken;

    // Sub module instances
    pause_and_go_stack_below below(
        .clock(clock),
        .write_valid(below_write_valid),
        .write_index(below_write_index),
        .write_kind(below_write_kind),
        .write_pc(below_write_pc),
        .write_rpc(below_write_rpc),
        .write_lanes(below_write_lanes),
        .write_log(below_write_log),
        .read_index(below_read_index),
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
    pause_and_go_stack_register2 state(
        .d(state_d),
        .q(state_q),
        .clock(clock)
    );
    pause_and_go_stack_register7 top(
        .d(top_d),
        .q(top_q),
        .clock(clock)
    );
    pause_and_go_stack_register2_2 kind(
        .d(kind_d),
        .q(kind_q),
        .clock(clock)
    );
    pause_and_go_stack_register32 pc(
        .d(pc_d),
        .q(pc_q),
        .clock(clock)
    );
    pause_and_go_stack_register32 rpc(
        .d(rpc_d),
        .q(rpc_q),
        .clock(clock)
    );
    pause_and_go_stack_register32 lanes(
        .d(lanes_d),
        .q(lanes_q),
        .clock(clock)
    );
    pause_and_go_stack_register16 log(
        .d(log_d),
        .q(log_q),
        .clock(clock)
    );
    pause_and_go_stack_register1 transaction(
        .d(transaction_d),
        .q(transaction_q),
        .clock(clock)
    );
    pause_and_go_stack_register7 retry_index(
        .d(retry_index_d),
        .q(retry_index_q),
        .clock(clock)
    );
    pause_and_go_stack_register32 retry_pc(
        .d(retry_pc_d),
        .q(retry_pc_q),
        .clock(clock)
    );
    pause_and_go_stack_register32 retry_lanes(
        .d(retry_lanes_d),
        .q(retry_lanes_q),
        .clock(clock)
    );
    pause_and_go_stack_register32 end_pc(
        .d(end_pc_d),
        .q(end_pc_q),
        .clock(clock)
    );
    pause_and_go_stack_register32 taken_pc(
        .d(taken_pc_d),
        .q(taken_pc_q),
        .clock(clock)
    );
    pause_and_go_stack_register32 taken_lanes(
        .d(taken_lanes_d),
        .q(taken_lanes_q),
        .clock(clock)
    );

    // Update code
    reg [31:0] next_below_write_lanes;
    reg [31:0] next_below_write_pc;
    reg next_below_write_valid;
    reg [31:0] next_committed_lanes;
    reg next_op_refused;
    reg next_pause_dropped;
    reg [31:0] next_paused_lanes;
    reg [1:0] next_view_kind;
    reg [31:0] next_view_lanes;
    reg [15:0] next_view_log;
    reg [31:0] next_view_pc;
    reg [31:0] next_view_rpc;
    always @(*) begin
        state_d = state_q;
        top_d = top_q;
        kind_d = kind_q;
        pc_d = pc_q;
        rpc_d = rpc_q;
        lanes_d = lanes_q;
        log_d = log_q;
        transaction_d = transaction_q;
        retry_index_d = retry_index_q;
        retry_pc_d = retry_pc_q;
        retry_lanes_d = retry_lanes_q;
        end_pc_d = end_pc_q;
        taken_pc_d = taken_pc_q;
        taken_lanes_d = taken_lanes_q;
        op_ready = state_q == StackState_Ready;
        take = op_valid & (state_q == StackState_Ready);
        above = top_q + 32'h1;
        under = top_q - 32'h1;
        copying = (state_q == StackState_Pop) & (kind_q == 32'h2) & (under == retry_index_q);
        ending = copying & ~|retry_lanes_q;
        if (ending) begin
            copying = 1'b0;
            under = retry_index_q - 32'h1;
        end
        room = top_q < last_0;
        room_for_two = room & (above < last_0);
        chosen = lanes_q & op_lanes;
        others = lanes_q & ~op_lanes;
        next_log = log_q;
        if (op_logged) begin
            next_log = log_q + 32'h1;
        end
        next_op_refused = 1'b0;
        next_paused_lanes = 32'h0;
        next_pause_dropped = 1'b0;
        next_committed_lanes = 32'h0;
        moves = 1'b0;
        next_pc = op_pc;
        push_other = 1'b0;
        push_taken = 1'b0;
        lowest = lanes_q - 32'h1;
        lowest = lanes_q & ~lowest;
        next_below_write_valid = 1'b0;
        below_write_index = top_q;
        below_write_kind = kind_q;
        next_below_write_pc = pc_q;
        below_write_rpc = rpc_q;
        next_below_write_lanes = lanes_q;
        below_write_log = log_q;
        read_at = top_q - 32'h1;
        if ((state_q == StackState_Pop) & (kind_q == 32'h2) & (read_at == retry_index_q)) begin
            read_at = retry_index_q - 32'h1;
        end
        below_read_index = read_at;
        if (take & (op_code == 32'h0)) begin
            top_d = 32'h0;
            kind_d = 32'h0;
            pc_d = op_pc;
            rpc_d = op_rpc;
            lanes_d = op_lanes;
            log_d = 32'h0;
            transaction_d = 1'b0;
            retry_lanes_d = 32'h0;
        end
        if (take & (op_code == 32'h1)) begin
            moves = 1'b1;
            log_d = next_log;
            if (~|others) begin
                others = lowest;
                chosen = lanes_q & ~lowest;
            end
            if (transaction_q & |chosen) begin
                if (room) begin
                    next_paused_lanes = chosen;
                    next_below_write_valid = 1'b1;
                    next_below_write_lanes = chosen;
                    lanes_d = others;
                    top_d = above;
                end
                else begin
                    next_pause_dropped = 1'b1;
                end
            end
        end
        if (take & (op_code == 32'h2)) begin
            if (~|chosen) begin
                moves = 1'b1;
                next_pc = op_other_pc;
            end
            else if (~|others) begin
                moves = 1'b1;
            end
            else begin
                push_other = op_other_pc != op_rpc;
                push_taken = op_pc != op_rpc;
                if ((push_other & push_taken & ~room_for_two) | ((push_other | push_taken) & ~room)) begin
                    next_op_refused = 1'b1;
                end
                else if (push_other | push_taken) begin
                    next_below_write_valid = 1'b1;
                    next_below_write_pc = op_rpc;
                    top_d = above;
                    kind_d = 32'h0;
                    rpc_d = op_rpc;
                    taken_pc_d = op_pc;
                    taken_lanes_d = chosen;
                    if (push_other) begin
                        pc_d = op_other_pc;
                        lanes_d = others;
                        if (push_taken) begin
                            state_d = StackState_PushTaken;
                        end
                    end
                    else begin
                        pc_d = op_pc;
                        lanes_d = chosen;
                    end
                end
                else begin
                    moves = 1'b1;
                end
            end
        end
        if (take & (op_code == 32'h3)) begin
            if (transaction_q | ~room_for_two) begin
                next_op_refused = 1'b1;
            end
            else begin
                next_below_write_valid = 1'b1;
                top_d = above + 32'h1;
                kind_d = 32'h2;
                pc_d = op_pc;
                rpc_d = 32'h0;
                log_d = 32'h0;
                transaction_d = 1'b1;
                retry_index_d = above;
                retry_pc_d = op_pc;
                retry_lanes_d = 32'h0;
            end
        end
        if (take & (op_code == 32'h4)) begin
            if (kind_q == 32'h2) begin
                next_committed_lanes = others;
                lanes_d = others;
                retry_lanes_d = (retry_lanes_q & ~lanes_q) | chosen;
                end_pc_d = op_pc;
                state_d = StackState_Pop;
            end
            else begin
                next_op_refused = 1'b1;
            end
        end
        if (take & (op_code > 32'h4)) begin
            next_op_refused = 1'b1;
        end
        if (moves) begin
            pc_d = next_pc;
            if ((kind_q == 32'h0) & |top_q & (next_pc == rpc_q)) begin
                state_d = StackState_Pop;
            end
        end
        if (state_q == StackState_PushTaken) begin
            next_below_write_valid = 1'b1;
            top_d = above;
            pc_d = taken_pc_q;
            lanes_d = taken_lanes_q;
            state_d = StackState_Ready;
        end
        if (state_q == StackState_Pop) begin
            state_d = StackState_Ready;
            if (copying) begin
                pc_d = retry_pc_q;
                lanes_d = retry_lanes_q;
                log_d = 32'h0;
            end
            else begin
                if (ending) begin
                    transaction_d = 1'b0;
                end
                top_d = under;
                kind_d = below_read_kind;
                pc_d = below_read_pc;
                next_pc = below_read_pc;
                if (ending) begin
                    pc_d = end_pc_q;
                    next_pc = end_pc_q;
                end
                rpc_d = below_read_rpc;
                lanes_d = below_read_lanes;
                log_d = below_read_log;
                if ((kind_q == 32'h0) & (log_q > below_read_log)) begin
                    log_d = log_q;
                end
                if ((below_read_kind == 32'h0) & |under & (next_pc == below_read_rpc)) begin
                    state_d = StackState_Pop;
                end
            end
        end
        if (clear) begin
            state_d = StackState_Ready;
            top_d = 32'h0;
            kind_d = 32'h0;
            pc_d = 32'h0;
            rpc_d = 32'h0;
            lanes_d = 32'h0;
            log_d = 32'h0;
            transaction_d = 1'b0;
            retry_lanes_d = 32'h0;
        end
        top_kind = kind_q;
        top_pc = pc_q;
        top_rpc = rpc_q;
        top_lanes = lanes_q;
        top_log = log_q;
        top_index = top_q;
        in_transaction = transaction_q;
        next_view_kind = below_view_kind;
        next_view_pc = below_view_pc;
        next_view_rpc = below_view_rpc;
        next_view_lanes = below_view_lanes;
        next_view_log = below_view_log;
        if (transaction_q & (view_index == retry_index_q)) begin
            next_view_kind = 32'h1;
            next_view_pc = retry_pc_q;
            next_view_rpc = 32'h0;
            next_view_lanes = retry_lanes_q;
            next_view_log = 32'h0;
        end
        if (view_index == top_q) begin
            next_view_kind = kind_q;
            next_view_pc = pc_q;
            next_view_rpc = rpc_q;
            next_view_lanes = lanes_q;
            next_view_log = log_q;
        end
        below_write_lanes = next_below_write_lanes;
        below_write_pc = next_below_write_pc;
        below_write_valid = next_below_write_valid;
        committed_lanes = next_committed_lanes;
        op_refused = next_op_refused;
        pause_dropped = next_pause_dropped;
        paused_lanes = next_paused_lanes;
        view_kind = next_view_kind;
        view_lanes = next_view_lanes;
        view_log = next_view_log;
        view_pc = next_view_pc;
        view_rpc = next_view_rpc;
    end
endmodule

module pause_and_go_stack_below (
    clock,
    write_valid,
    write_index,
    write_kind,
    write_pc,
    write_rpc,
    write_lanes,
    write_log,
    read_index,
    read_kind,
    read_pc,
    read_rpc,
    read_lanes,
    read_log,
    view_index,
    view_kind,
    view_pc,
    view_rpc,
    view_lanes,
    view_log
);
    // Module arguments
    input wire clock;
    input wire write_valid;
    input wire [6:0] write_index;
    input wire [1:0] write_kind;
    input wire [31:0] write_pc;
    input wire [31:0] write_rpc;
    input wire [31:0] write_lanes;
    input wire [15:0] write_log;
    input wire [6:0] read_index;
    output reg [1:0] read_kind;
    output reg [31:0] read_pc;
    output reg [31:0] read_rpc;
    output reg [31:0] read_lanes;
    output reg [15:0] read_log;
    input wire [6:0] view_index;
    output reg [1:0] view_kind;
    output reg [31:0] view_pc;
    output reg [31:0] view_rpc;
    output reg [31:0] view_lanes;
    output reg [15:0] view_log;

    // Update code (custom)
    reg [1:0] all_kind [0:63];
    reg [31:0] all_pc [0:63];
    reg [31:0] all_rpc [0:63];
    reg [31:0] all_lanes [0:63];
    reg [15:0] all_log [0:63];
    integer row;
    initial for (row = 0; row <= 63; row = row + 1) begin
       all_kind[row] = 0;
       all_pc[row] = 0;
       all_rpc[row] = 0;
       all_lanes[row] = 0;
       all_log[row] = 0;
    end
    wire [1:0] found_kind = all_kind[read_index];
    wire [1:0] shown_kind = all_kind[view_index];
    wire [31:0] found_pc = all_pc[read_index];
    wire [31:0] shown_pc = all_pc[view_index];
    wire [31:0] found_rpc = all_rpc[read_index];
    wire [31:0] shown_rpc = all_rpc[view_index];
    wire [31:0] found_lanes = all_lanes[read_index];
    wire [31:0] shown_lanes = all_lanes[view_index];
    wire [15:0] found_log = all_log[read_index];
    wire [15:0] shown_log = all_log[view_index];
    always @(*) begin
       read_kind = (read_index <= 63) ? found_kind : 0;
       view_kind = (view_index <= 63) ? shown_kind : 0;
       read_pc = (read_index <= 63) ? found_pc : 0;
       view_pc = (view_index <= 63) ? shown_pc : 0;
       read_rpc = (read_index <= 63) ? found_rpc : 0;
       view_rpc = (view_index <= 63) ? shown_rpc : 0;
       read_lanes = (read_index <= 63) ? found_lanes : 0;
       view_lanes = (view_index <= 63) ? shown_lanes : 0;
       read_log = (read_index <= 63) ? found_log : 0;
       view_log = (view_index <= 63) ? shown_log : 0;
    end
    always @(posedge clock) begin
       if (write_valid && write_index <= 63) begin
          all_kind[write_index] <= write_kind;
          all_pc[write_index] <= write_pc;
          all_rpc[write_index] <= write_rpc;
          all_lanes[write_index] <= write_lanes;
          all_log[write_index] <= write_log;
       end
    end
endmodule

module pause_and_go_stack_register2 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [1:0] d;
    output reg [1:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 64'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module pause_and_go_stack_register7 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [6:0] d;
    output reg [6:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 7'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module pause_and_go_stack_register2_2 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [1:0] d;
    output reg [1:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 2'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module pause_and_go_stack_register32 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [31:0] d;
    output reg [31:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 32'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module pause_and_go_stack_register16 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [15:0] d;
    output reg [15:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 16'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module pause_and_go_stack_register1 (
    d,
    q,
    clock
);
    // Module arguments
    input wire d;
    output reg q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 1'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule
