// shadow_memory: written by `turnstile export shadow_memory`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module shadow_memory (
    clock,
    clear,
    row_base,
    rows,
    state_base,
    req_valid,
    req_row,
    req_work_item,
    access_row,
    access_write,
    read_data,
    hold,
    aborted,
    shadow_read_enable,
    shadow_read_row,
    shadow_write_mask,
    shadow_write_row,
    shadow_write_data,
    check_valid,
    check_row,
    check_owner,
    work_item,
    conflict,
    backup,
    own,
    walk_start,
    walk_slot,
    walk_lanes_lo,
    walk_lanes_hi,
    walk_on,
    walk_after,
    walk_any,
    walk_row,
    walk_exact,
    walk_clear,
    walk_restore,
    walk_release,
    release_row,
    walk_end,
    walk_more
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire [8:0] row_base;
    input wire [8:0] rows;
    input wire [7:0] state_base;
    input wire req_valid;
    input wire [8:0] req_row;
    input wire [7:0] req_work_item;
    input wire [8:0] access_row;
    input wire access_write;
    input wire [31:0] read_data;
    output reg hold;
    output reg aborted;
    output reg shadow_read_enable;
    output reg [8:0] shadow_read_row;
    output reg [3:0] shadow_write_mask;
    output reg [8:0] shadow_write_row;
    output reg [31:0] shadow_write_data;
    output reg check_valid;
    output reg [7:0] check_row;
    output reg [7:0] check_owner;
    output reg [7:0] work_item;
    input wire conflict;
    input wire backup;
    input wire own;
    input wire walk_start;
    input wire [1:0] walk_slot;
    input wire [31:0] walk_lanes_lo;
    input wire [31:0] walk_lanes_hi;
    output reg walk_on;
    output reg [7:0] walk_after;
    input wire walk_any;
    input wire [7:0] walk_row;
    input wire walk_exact;
    input wire walk_clear;
    input wire walk_restore;
    output reg walk_release;
    output reg [7:0] release_row;
    output reg walk_end;
    output reg walk_more;

    // Enums
    localparam ShadowState_Idle = 0;
    localparam ShadowState_Lookup = 1;
    localparam ShadowState_Backup = 2;
    localparam ShadowState_Own = 3;
    localparam ShadowState_Store = 4;
    localparam ShadowState_WalkOwner = 5;
    localparam ShadowState_WalkMatch = 6;

    // Stub signals
    reg [2:0] state_d;
    wire [2:0] state_q;
    reg [7:0] item_d;
    wire [7:0] item_q;
    reg lost_d;
    wire lost_q;
    reg must_backup_d;
    wire must_backup_q;
    reg must_own_d;
    wire must_own_q;
    reg on_d;
    wire on_q;
    reg [7:0] row_d;
    wire [7:0] row_q;
    reg restore_d;
    wire restore_q;
    reg address_req_valid;
    reg [15:0] address_owner_bias;
    reg address_visit;
    reg [15:0] address_walk_owner_bias;
    reg [8:0] address_walk_backup_bias;
    reg [8:0] address_other_row;
    wire [8:0] address_row;

    // Local signals
    reg [15:0] walk_shift;
    reg [7:0] state_shift;
    reg [8:0] data_row;
    reg [8:0] backup_row;
    reg [8:0] owners;
    reg [15:0] owner_bias;
    reg [15:0] own_owner;
    reg [1:0] owner_byte;
    reg [7:0] recorded;
    reg [4:0] lane;
    reg [31:0] copies;
    reg chosen;
    reg visit;

    // Sub module instances
    shadow_memory_register3 state(
        .d(state_d),
        .q(state_q),
        .clock(clock)
    );
    shadow_memory_register8 item(
        .d(item_d),
        .q(item_q),
        .clock(clock)
    );
    shadow_memory_register1 lost(
        .d(lost_d),
        .q(lost_q),
        .clock(clock)
    );
    shadow_memory_register1 must_backup(
        .d(must_backup_d),
        .q(must_backup_q),
        .clock(clock)
    );
    shadow_memory_register1 must_own(
        .d(must_own_d),
        .q(must_own_q),
        .clock(clock)
    );
    shadow_memory_register1 on(
        .d(on_d),
        .q(on_q),
        .clock(clock)
    );
    shadow_memory_register8 row(
        .d(row_d),
        .q(row_q),
        .clock(clock)
    );
    shadow_memory_register1 restore(
        .d(restore_d),
        .q(restore_q),
        .clock(clock)
    );
    shadow_memory_address address(
        .req_valid(address_req_valid),
        .req_row(req_row),
        .owner_bias(address_owner_bias),
        .visit(address_visit),
        .owner_known(walk_exact),
        .walk_row(walk_row),
        .walk_owner_bias(address_walk_owner_bias),
        .walk_backup_bias(address_walk_backup_bias),
        .other_row(address_other_row),
        .row(address_row)
    );

    // Update code
    reg next_aborted;
    reg [8:0] next_address_other_row;
    reg [7:0] next_check_row;
    reg next_check_valid;
    reg next_hold;
    reg next_shadow_read_enable;
    reg [31:0] next_shadow_write_data;
    reg [3:0] next_shadow_write_mask;
    reg [8:0] next_shadow_write_row;
    reg next_walk_end;
    reg next_walk_release;
    always @(*) begin
        state_d = state_q;
        item_d = item_q;
        lost_d = lost_q;
        must_backup_d = must_backup_q;
        must_own_d = must_own_q;
        on_d = on_q;
        row_d = row_q;
        restore_d = restore_q;
        visit = (state_q == ShadowState_WalkOwner) | ((state_q == ShadowState_Idle) & walk_start & ~req_valid);
        walk_shift = ((row_base) & 16'hffff) - ((state_base) & 16'hffff);
        data_row = access_row;
        if ((state_q == ShadowState_WalkMatch) | (state_q == ShadowState_WalkOwner)) begin
            data_row = ((row_q) & 9'h1ff) + ((walk_shift) & 9'h1ff);
        end
        backup_row = data_row + rows;
        owners = 32'h0;
        owner_bias = 32'h0;
        if ((state_q == ShadowState_Idle) | (state_q == ShadowState_Own) | (state_q == ShadowState_WalkOwner)) begin
            owners = row_base + rows + rows;
            owner_bias = (((owners) & 16'hffff) << 32'h2) - ((row_base) & 16'hffff);
        end
        state_shift = state_base - ((row_base) & 8'hff);
        next_check_row = ((access_row) & 8'hff) + state_shift;
        owner_byte = ((access_row) & 2'h3) - ((row_base) & 2'h3);
        if (state_q == ShadowState_WalkMatch) begin
            next_check_row = row_q;
            owner_byte = ((row_q) & 2'h3) - ((state_base) & 2'h3);
        end
        release_row = row_q;
        recorded = 32'h0;
        if ((state_q == ShadowState_Lookup) | (state_q == ShadowState_WalkMatch)) begin
            recorded = read_data[(32'h0)+:(8)];
            if (owner_byte == 32'h1) begin
                recorded = read_data[(32'h8)+:(8)];
            end
            if (owner_byte == 32'h2) begin
                recorded = read_data[(32'h10)+:(8)];
            end
            if (owner_byte == 32'h3) begin
                recorded = read_data[(32'h18)+:(8)];
            end
        end
        lane = ((recorded) & 5'h1f);
        chosen = walk_lanes_lo[lane];
        if (recorded[32'h5]) begin
            chosen = walk_lanes_hi[lane];
        end
        if (recorded[32'h6 + 0] != walk_slot[0]) begin
            chosen = 1'b0;
        end
        if (recorded[32'h6 + 1] != walk_slot[1]) begin
            chosen = 1'b0;
        end
        copies = 32'h0;
        own_owner = 32'h0;
        next_hold = 1'b0;
        next_aborted = 1'b0;
        next_shadow_read_enable = 1'b0;
        next_address_other_row = data_row;
        next_shadow_write_mask = 32'h0;
        next_shadow_write_row = backup_row;
        next_shadow_write_data = read_data;
        next_check_valid = 1'b0;
        next_walk_release = 1'b0;
        next_walk_end = 1'b0;
        case (state_q)
            ShadowState_Idle:
                begin
                    if (req_valid) begin
                        next_shadow_read_enable = 1'b1;
                        item_d = req_work_item;
                        state_d = ShadowState_Lookup;
                    end
                end
            ShadowState_Lookup:
                begin
                    next_hold = 1'b1;
                    next_check_valid = 1'b1;
                    lost_d = conflict;
                    must_backup_d = backup;
                    must_own_d = own;
                    next_shadow_read_enable = 1'b1;
                    state_d = ShadowState_Backup;
                end
            ShadowState_Backup:
                begin
                    next_aborted = lost_q;
                    state_d = ShadowState_Idle;
                    if (~lost_q & (must_backup_q | must_own_q)) begin
                        next_hold = 1'b1;
                        state_d = ShadowState_Own;
                        if (must_backup_q) begin
                            next_shadow_write_mask = 32'hf;
                        end
                        if (~must_own_q) begin
                            state_d = ShadowState_Store;
                        end
                    end
                end
            ShadowState_Own:
                begin
                    next_shadow_write_mask = 32'h1;
                    next_shadow_write_mask = next_shadow_write_mask << owner_byte;
                    own_owner = ((access_row) & 16'hffff) + owner_bias;
                    next_shadow_write_row = ((own_owner >> 32'h2) & 9'h1ff);
                    copies = ((item_q) & 32'hffffffff);
                    copies = copies | (copies << 32'h8) | (copies << 32'h10) | (copies << 32'h18);
                    next_shadow_write_data = copies;
                    next_hold = access_write;
                    state_d = ShadowState_Idle;
                    if (access_write) begin
                        state_d = ShadowState_Store;
                    end
                end
            ShadowState_Store:
                begin
                    state_d = ShadowState_Idle;
                end
            ShadowState_WalkMatch:
                begin
                    if (chosen & walk_clear) begin
                        next_walk_release = 1'b1;
                        next_shadow_read_enable = walk_restore;
                        next_address_other_row = backup_row;
                        restore_d = walk_restore;
                    end
                    state_d = ShadowState_WalkOwner;
                end
            default:
                begin
                    state_d = ShadowState_Idle;
                end
        endcase
        if (visit) begin
            restore_d = 1'b0;
            if (restore_q) begin
                next_shadow_write_mask = 32'hf;
                next_shadow_write_row = data_row;
                next_walk_release = walk_exact;
            end
            if (walk_any) begin
                next_shadow_read_enable = 1'b1;
                row_d = walk_row;
                on_d = 1'b1;
                state_d = ShadowState_WalkMatch;
                if (walk_exact) begin
                    restore_d = 1'b1;
                    state_d = ShadowState_WalkOwner;
                end
            end
            else begin
                next_walk_end = 1'b1;
                on_d = 1'b0;
                state_d = ShadowState_Idle;
            end
        end
        address_req_valid = (state_q == ShadowState_Idle) & req_valid;
        address_owner_bias = owner_bias;
        address_visit = visit;
        address_walk_owner_bias = owner_bias + walk_shift;
        address_walk_backup_bias = ((walk_shift) & 9'h1ff) + rows;
        shadow_read_row = address_row;
        if (clear) begin
            state_d = ShadowState_Idle;
            on_d = 1'b0;
            restore_d = 1'b0;
        end
        check_owner = recorded;
        work_item = item_q;
        walk_on = on_q;
        walk_after = row_q;
        walk_more = (state_q == ShadowState_WalkMatch) | (walk_any & ((state_q == ShadowState_WalkOwner) | ((state_q == ShadowState_Idle) & walk_start)));
        aborted = next_aborted;
        address_other_row = next_address_other_row;
        check_row = next_check_row;
        check_valid = next_check_valid;
        hold = next_hold;
        shadow_read_enable = next_shadow_read_enable;
        shadow_write_data = next_shadow_write_data;
        shadow_write_mask = next_shadow_write_mask;
        shadow_write_row = next_shadow_write_row;
        walk_end = next_walk_end;
        walk_release = next_walk_release;
    end
endmodule

module shadow_memory_register3 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [2:0] d;
    output reg [2:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 64'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module shadow_memory_register8 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [7:0] d;
    output reg [7:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 8'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module shadow_memory_register1 (
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

module shadow_memory_address (
    req_valid,
    req_row,
    owner_bias,
    visit,
    owner_known,
    walk_row,
    walk_owner_bias,
    walk_backup_bias,
    other_row,
    row
);
    // Module arguments
    input wire req_valid;
    input wire [8:0] req_row;
    input wire [15:0] owner_bias;
    input wire visit;
    input wire owner_known;
    input wire [7:0] walk_row;
    input wire [15:0] walk_owner_bias;
    input wire [8:0] walk_backup_bias;
    input wire [8:0] other_row;
    output reg [8:0] row;

    // Local signals
    reg [15:0] req_byte;
    reg [15:0] walk_byte;

    // Update code
    reg [8:0] next_row;
    always @(*) begin
        req_byte = 32'h0;
        walk_byte = 32'h0;
        next_row = other_row;
        if (visit) begin
            walk_byte = ((walk_row) & 16'hffff) + walk_owner_bias;
            next_row = ((walk_byte >> 32'h2) & 9'h1ff);
            if (owner_known) begin
                next_row = ((walk_row) & 9'h1ff) + walk_backup_bias;
            end
        end
        if (req_valid) begin
            req_byte = ((req_row) & 16'hffff) + owner_bias;
            next_row = ((req_byte >> 32'h2) & 9'h1ff);
        end
        row = next_row;
    end
endmodule
