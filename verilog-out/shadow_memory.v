// shadow_memory: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Shadow memory of one bank: backups, ownership bytes, and the walk that restores them.
//
// LocalTM-Bloom 3.2 and LocalTM-directory 3: old values and owners are kept in the bank's own array. For a work-group at row B with N rows
// of variables the variable in row B + k has its backup in row B + N + k and its owner in byte k % 4 of row B + 2N + k / 4. An owner is
// the work-item's byte: wavefront slot in bits 7..6, lane in bits 5..0.
//
//                +------------------+
//  req_*       ->|                  |-> hold, aborted      (LdsBank: the access in service)
//  access_*    ->|                  |-> shadow_*           (LdsBank: array port)
//  rows, *_bias->|  lookup, backup, |-> check_*, work_item (detector: decide this access)
//  *_shift     ->|  ownership, walk |<- conflict, backup, own
//  walk_*      ->|                  |<-> walk_*            (detector: which rows to visit)
//                +------------------+
//
// A transactional access, in cycles after the request (a plain access responds in cycle 1):
//
// | cycle | state  | array                                                                  |
// | ----- | ------ | ---------------------------------------------------------------------- |
// | 0     | Idle   | read the owner bytes                                                   |
// | 1     | Lookup | the detector decides; read the variable                                |
// | 2     | Backup | conflict, or entry already owned: respond (and store). backup: store the backup |
// | 3     | Own    | own: store the owner byte; a read responds                           |
// | 4     | Store  | a write stores and responds                                            |
//
// A state the access does not need is left out. So a repeated access costs +1, a new read +2, a new write +3, a conflict +1; the Bloom paper
// allows +2, +3, +3 and +1, the directory paper +3 for each. SMDCD backs up at the first write only: a write to a word that its work-item has so
// far only read keeps its owner byte but needs the backup, which costs +2 (Backup in cycle 2, Store in cycle 3).
//
// The walk restores and clears the entries of the lanes in walk_lanes_* of walk_slot ("for each work-item whose TCM bit is 1 all backups
// are restored", both papers). The detector proposes rows, the first in the cycle of walk_start. With walk_exact each takes one cycle, its
// store overlaps the next row's read, and the walk takes rows + 1 cycles: the Bloom paper's one cycle an entry. Else a row takes two, because
// its owner byte has to be read first: 2 x rows + 1. (The directory paper charges an LDS access plus one, 3 cycles, for each access to shadow
// memory.) The walk starts when the access has responded, so the access does not wait for it. No access is in service or requested in the cycle
// of walk_start, nor during the walk.
//
// rows, biases and shifts are those that LayoutTable has for the work-group of the access or walk in
// service, and must be stable while it lasts.
//
// Versioning of a bank with 2^ROW_BITS rows of which 2^STATE_BITS may be variables.
// Here ROW_BITS = 9, SLOT_BITS = 2.
module shadow_memory (
    input  wire clock,
    input  wire clear,
    input  wire [8:0] rows,
    input  wire [15:0] owner_bias,
    input  wire [8:0] walk_shift,
    input  wire [8:0] walk_backup_bias,
    input  wire [15:0] walk_owner_bias,
    // A transactional request enters the bank in this cycle.
    input  wire req_valid,
    input  wire [8:0] req_row,
    // The row's number in the detector.
    input  wire [7:0] req_number,
    input  wire [7:0] req_work_item,
    input  wire [8:0] access_row,
    input  wire access_write,
    input  wire [31:0] read_data,
    output wire hold,
    output wire aborted,
    output wire shadow_read_enable,
    output wire [8:0] shadow_read_row,
    output wire [3:0] shadow_write_mask,
    output wire [8:0] shadow_write_row,
    output wire [31:0] shadow_write_data,
    // The access of work_item to check_row is decided in this cycle.
    output wire check_valid,
    output wire [7:0] check_row,
    output wire [7:0] check_owner,
    output wire [7:0] work_item,
    // The work-item loses.
    input  wire conflict,
    // The old value must be backed up first.
    input  wire backup,
    // The work-item becomes the recorded owner.
    input  wire own,
    input  wire walk_start,
    input  wire [1:0] walk_slot,
    input  wire [31:0] walk_lanes_lo,
    input  wire [31:0] walk_lanes_hi,
    // The row visited last, if the walk has visited one.
    output wire walk_on,
    output wire [7:0] walk_after,
    input  wire walk_any,
    input  wire [7:0] walk_row,
    // The proposed rows are those of the walked lanes only: no owner to check.
    input  wire walk_exact,
    // The entry of check_row has a value to restore when its owner aborts. (Not used with walk_exact.)
    input  wire walk_restore,
    // The proposed row is visited.
    output wire walk_take,
    // The detector drops its entry of release_row.
    output wire walk_release,
    output wire [7:0] release_row,
    output wire walk_end,
    // The walk goes on after this cycle.
    output wire walk_more
);
    localparam [2:0] SHADOW_STATE_IDLE = 3'd0, SHADOW_STATE_LOOKUP = 3'd1, SHADOW_STATE_BACKUP = 3'd2,
            SHADOW_STATE_OWN = 3'd3, SHADOW_STATE_STORE = 3'd4, SHADOW_STATE_WALK_OWNER = 3'd5,
            SHADOW_STATE_WALK_MATCH = 3'd6;
    reg  [2:0] state;
    reg  [7:0] item;
    reg  lost, must_backup, must_own, on;
    reg  [7:0] row;
    reg  restore;
    wire address_req_valid, visit;
    wire [8:0] address_other_row, data_row, backup_row;
    wire [15:0] owner_number;
    wire [1:0] owner_byte;
    wire [7:0] recorded;
    wire [4:0] lane;
    wire chosen;
    wire [31:0] copies;
    (* maybe_unused *) wire unused;
    assign unused = &{owner_number[15:11]};

    shadow_address address (
        .req_valid(address_req_valid),
        .req_row(req_row),
        .owner_bias(owner_bias),
        .visit(visit),
        .owner_known(walk_exact),
        .walk_row(walk_row),
        .walk_owner_bias(walk_owner_bias),
        .walk_backup_bias(walk_backup_bias),
        .other_row(address_other_row),
        .row(shadow_read_row)
    );

    assign visit = (state == SHADOW_STATE_WALK_OWNER) | ((state == SHADOW_STATE_IDLE) & walk_start);
    assign data_row =
        (state == SHADOW_STATE_WALK_MATCH) | (state == SHADOW_STATE_WALK_OWNER) ? {1'b0, row} + walk_shift :
        access_row;
    assign backup_row = data_row + rows;
    assign check_row = row;
    assign owner_number =
        state == SHADOW_STATE_WALK_MATCH ? {8'd0, row} + walk_owner_bias :
        {7'd0, access_row} + owner_bias;
    assign owner_byte = owner_number[1:0];
    assign release_row = row;

    function automatic [7:0] recorded_of(input reg [2:0] in_state, input reg [31:0] in_read_data,
            input reg [1:0] in_owner_byte);
        begin
            recorded_of = 8'd0;
            if ((in_state == SHADOW_STATE_LOOKUP) | (in_state == SHADOW_STATE_WALK_MATCH)) begin
                recorded_of = in_read_data[7:0];
                if (in_owner_byte == 2'd1) recorded_of = in_read_data[15:8];
                if (in_owner_byte == 2'd2) recorded_of = in_read_data[23:16];
                if (in_owner_byte == 2'd3) recorded_of = in_read_data[31:24];
            end
        end
    endfunction
    assign recorded = recorded_of(state, read_data, owner_byte);
    assign lane = recorded[4:0];
    assign chosen = !(recorded[7] != walk_slot[1]) & !(recorded[6] != walk_slot[0]) & (recorded[5] ?
            walk_lanes_hi[lane] : walk_lanes_lo[lane]);

    function automatic hold_of(input reg [2:0] in_state, input reg in_lost, input reg in_must_backup,
            input reg in_must_own, input reg in_access_write);
        begin
            hold_of = 1'b0;
            case (in_state)
                SHADOW_STATE_LOOKUP: hold_of = 1'b1;
                SHADOW_STATE_BACKUP: begin
                    if (!in_lost & (in_must_backup | in_must_own)) hold_of = 1'b1;
                end
                SHADOW_STATE_OWN: hold_of = in_access_write;
                default: ;
            endcase
        end
    endfunction
    assign hold = hold_of(state, lost, must_backup, must_own, access_write);

    function automatic aborted_of(input reg [2:0] in_state, input reg in_lost);
        begin
            aborted_of = 1'b0;
            case (in_state)
                SHADOW_STATE_BACKUP: aborted_of = in_lost;
                default: ;
            endcase
        end
    endfunction
    assign aborted = aborted_of(state, lost);

    function automatic shadow_read_enable_of(input reg [2:0] in_state, input reg in_req_valid, input reg in_chosen,
            input reg in_walk_restore, input reg in_visit, input reg in_walk_any);
        begin
            shadow_read_enable_of = 1'b0;
            case (in_state)
                SHADOW_STATE_IDLE: begin
                    if (in_req_valid) shadow_read_enable_of = 1'b1;
                end
                SHADOW_STATE_LOOKUP: shadow_read_enable_of = 1'b1;
                SHADOW_STATE_WALK_MATCH: begin
                    if (in_chosen) shadow_read_enable_of = in_walk_restore;
                end
                default: ;
            endcase
            if (in_visit & in_walk_any) shadow_read_enable_of = 1'b1;
        end
    endfunction
    assign shadow_read_enable = shadow_read_enable_of(state, req_valid, chosen, walk_restore, visit, walk_any);

    function automatic [8:0] address_other_row_of(input reg [8:0] in_data_row, input reg [2:0] in_state,
            input reg in_chosen, input reg [8:0] in_backup_row);
        begin
            address_other_row_of = in_data_row;
            case (in_state)
                SHADOW_STATE_WALK_MATCH: begin
                    if (in_chosen) address_other_row_of = in_backup_row;
                end
                default: ;
            endcase
        end
    endfunction
    assign address_other_row = address_other_row_of(data_row, state, chosen, backup_row);

    function automatic [3:0] shadow_write_mask_of(input reg [2:0] in_state, input reg in_lost, input reg in_must_backup,
            input reg in_must_own, input reg [1:0] in_owner_byte, input reg in_restore);
        begin
            shadow_write_mask_of = 4'd0;
            case (in_state)
                SHADOW_STATE_BACKUP: begin
                    if (!in_lost & (in_must_backup | in_must_own) & in_must_backup) shadow_write_mask_of = 4'd15;
                end
                SHADOW_STATE_OWN: begin
                    shadow_write_mask_of = 4'd1;
                    shadow_write_mask_of = shadow_write_mask_of << in_owner_byte;
                end
                SHADOW_STATE_WALK_OWNER: begin
                    if (in_restore) shadow_write_mask_of = 4'd15;
                end
                default: ;
            endcase
        end
    endfunction
    assign shadow_write_mask = shadow_write_mask_of(state, lost, must_backup, must_own, owner_byte, restore);

    function automatic [8:0] shadow_write_row_of(input reg [8:0] in_backup_row, input reg [2:0] in_state,
            input reg [8:0] in_owner_number, input reg in_restore, input reg [8:0] in_data_row);
        begin
            shadow_write_row_of = in_backup_row;
            case (in_state)
                SHADOW_STATE_OWN: shadow_write_row_of = in_owner_number;
                SHADOW_STATE_WALK_OWNER: begin
                    if (in_restore) shadow_write_row_of = in_data_row;
                end
                default: ;
            endcase
        end
    endfunction
    assign shadow_write_row = shadow_write_row_of(backup_row, state, owner_number[10:2], restore, data_row);

    function automatic [31:0] shadow_write_data_of(input reg [31:0] in_read_data, input reg [2:0] in_state,
            input reg [31:0] in_copies);
        begin
            shadow_write_data_of = in_read_data;
            case (in_state)
                SHADOW_STATE_OWN: shadow_write_data_of = in_copies;
                default: ;
            endcase
        end
    endfunction
    assign shadow_write_data = shadow_write_data_of(read_data, state, copies);

    function automatic check_valid_of(input reg [2:0] in_state);
        begin
            check_valid_of = 1'b0;
            case (in_state)
                SHADOW_STATE_LOOKUP: check_valid_of = 1'b1;
                default: ;
            endcase
        end
    endfunction
    assign check_valid = check_valid_of(state);

    function automatic walk_release_of(input reg [2:0] in_state, input reg in_chosen, input reg in_restore,
            input reg in_walk_exact);
        begin
            walk_release_of = 1'b0;
            case (in_state)
                SHADOW_STATE_WALK_MATCH: begin
                    if (in_chosen) walk_release_of = 1'b1;
                end
                SHADOW_STATE_WALK_OWNER: begin
                    if (in_restore) walk_release_of = in_walk_exact;
                end
                default: ;
            endcase
        end
    endfunction
    assign walk_release = walk_release_of(state, chosen, restore, walk_exact);
    assign walk_end = visit & !walk_any;

    function automatic [31:0] copies_of(input reg [2:0] in_state, input reg [7:0] in_item);
        begin
            copies_of = 32'd0;
            case (in_state)
                SHADOW_STATE_OWN: begin
                    copies_of = {24'd0, in_item};
                    copies_of = copies_of | (copies_of << 8) | (copies_of << 16) | (copies_of << 24);
                end
                default: ;
            endcase
        end
    endfunction
    assign copies = copies_of(state, item);
    assign walk_take = visit & walk_any;
    assign address_req_valid = (state == SHADOW_STATE_IDLE) & req_valid;
    assign check_owner = recorded;
    assign work_item = item;
    assign walk_on = on;
    assign walk_after = row;
    assign walk_more = (state == SHADOW_STATE_WALK_MATCH) | (walk_any & ((state == SHADOW_STATE_WALK_OWNER) | ((state
            == SHADOW_STATE_IDLE) & walk_start)));

    always @(posedge clock) begin
        case (state)
            SHADOW_STATE_IDLE: begin
                if (req_valid) begin
                    item <= req_work_item;
                    state <= SHADOW_STATE_LOOKUP;
                end
            end
            SHADOW_STATE_LOOKUP: begin
                lost <= conflict;
                must_backup <= backup;
                must_own <= own;
                state <= SHADOW_STATE_BACKUP;
            end
            SHADOW_STATE_BACKUP: begin
                state <= SHADOW_STATE_IDLE;
                if (!lost & (must_backup | must_own)) begin
                    state <= SHADOW_STATE_OWN;
                    if (!must_own) state <= SHADOW_STATE_STORE;
                end
            end
            SHADOW_STATE_OWN: begin
                state <= SHADOW_STATE_IDLE;
                if (access_write) state <= SHADOW_STATE_STORE;
            end
            SHADOW_STATE_WALK_MATCH: begin
                if (chosen) restore <= walk_restore;
                state <= SHADOW_STATE_WALK_OWNER;
            end
            SHADOW_STATE_WALK_OWNER: restore <= 1'b0;
            default: state <= SHADOW_STATE_IDLE;
        endcase
        if (visit) begin
            if (walk_any) begin
                row <= walk_row;
                on <= 1'b1;
                state <= SHADOW_STATE_WALK_MATCH;
                if (walk_exact) begin
                    restore <= 1'b1;
                    state <= SHADOW_STATE_WALK_OWNER;
                end
            end else begin
                on <= 1'b0;
                state <= SHADOW_STATE_IDLE;
            end
        end
        if (address_req_valid) row <= req_number;
        if (clear) begin
            state <= SHADOW_STATE_IDLE;
            on <= 1'b0;
            restore <= 1'b0;
        end
    end

    initial begin
        state = 3'd0; item = 8'd0; lost = 1'b0; must_backup = 1'b0; must_own = 1'b0; on = 1'b0; row = 8'd0;
        restore = 1'b0;
    end
endmodule
