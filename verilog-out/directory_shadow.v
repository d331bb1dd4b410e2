// directory_shadow: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Shadow memory of one bank with a directory: backups, owner words, and the walk that restores.
//
// LocalTM-directory 3: old values and owners are kept in the bank's own array. For a work-group at row B with N rows of variables the
// variable in row B + k has its backup in row B + N + k and its owner in byte k % 4 of row B + 2N + k / 4, an *owner word* for four
// variables. What an owner byte says is the detector's: in Dcd the work-item, wavefront slot in bits 7..6 and lane in bits
// 5..0; in Smdcd that or the slots that read.
//
//                  +------------------+
//  req_*         ->|                  |-> hold, aborted       (LdsBank: the access in service)
//  access_*      ->|                  |-> shadow_*            (LdsBank: array port)
//  row_base,     ->|  lookup, backup, |-> check_valid, word, owner_byte, work_item (detector: decide this access)
//  backups,      ->|  ownership, walk |<- conflict, backup, own, owner_mask, owner_data
//  owners, bias  ->|                  |-> walk_match, walk_on                 (detector: which bytes of the word go)
//  walk_start    ->|                  |<- hits, restores, remains, walk_any, walk_word
//                  +------------------+
//
// A transactional access takes the cycles that it takes in shadow_memory, in the same states:
//
// | cycle | state  | array                                                                  |
// | ----- | ------ | ---------------------------------------------------------------------- |
// | 0     | Idle   | read the owner word                                                    |
// | 1     | Lookup | the detector decides; read the variable                                |
// | 2     | Backup | conflict, or nothing to back up: respond (and store; own: store the owner bytes). backup: store the backup |
// | 3     | Own    | own and backup: store the owner bytes; a read responds              |
// | 4     | Store  | a write stores and responds                                            |
//
// Owner bytes. The detector marks a slot and an owner word, not a variable, and says which bytes of the word change with an access that is
// recorded, or with a walk: they are bytes of the same row of the array, one write. Whatever the array holds at first is nobody's.
//
// The walk restores and clears the entries of the lanes in walk_lanes_* of walk_slot ("for each work-item whose TCM bit is 1 all backups
// are restored"). The detector proposes words, the first in the cycle of walk_start. A word takes a cycle in which the detector looks at its
// owners, and a cycle for each entry that is restored, in which its backup is stored while the next one is read. If other lanes of the slot stay
// in the word, the bytes that go are changed in the first of these cycles; else the word's mark goes. So a walk takes 1 + words + entries that
// are restored. (The directory paper charges an LDS access plus one, 3 cycles, for each access to shadow memory.) The walk starts when the
// access has responded, so the access does not wait for it. No access is in service or requested in the cycle of walk_start, nor during the
// walk.
//
// row_base, backups, owners and owner_bias are those that DirectoryLayout has for the
// work-group of the access or walk in service, and must be stable while it lasts. Variables and owner words have the numbers that they have
// there.
//
// Versioning of a bank with 2^ROW_BITS rows of which 2^STATE_BITS may be variables of a group.
// Here ROW_BITS = 9, STATE_BITS = 8.
module directory_shadow (
    input  wire clock,
    input  wire clear,
    input  wire [8:0] row_base,
    input  wire [8:0] backups,
    input  wire [8:0] owners,
    input  wire [15:0] owner_bias,
    // A transactional request enters the bank in this cycle.
    input  wire req_valid,
    input  wire [8:0] req_row,
    // The variable's number.
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
    // The access of work_item to the variable of owner_byte in the owner word word is decided in this cycle.
    output wire check_valid,
    output wire [7:0] word,
    output wire [1:0] owner_byte,
    output wire [7:0] work_item,
    // The work-item loses.
    input  wire conflict,
    // The old value must be backed up first.
    input  wire backup,
    // The work-item becomes the recorded owner.
    input  wire own,
    // Bytes of the owner word that change, and their values: if the work-item is recorded, or in a cycle with walk_match.
    input  wire [3:0] owner_mask,
    input  wire [31:0] owner_data,
    input  wire walk_start,
    // The owner word word has been read: which of its entries go, and which of those are restored.
    output wire walk_match,
    input  wire [3:0] hits,
    input  wire [3:0] restores,
    // Other entries of the slot stay in the word.
    input  wire remains,
    // The walk has visited word, the last of those that it has visited.
    output wire walk_on,
    input  wire walk_any,
    input  wire [7:0] walk_word,
    // The mark of word goes.
    output wire walk_release,
    // The walk goes on after this cycle.
    output wire walk_more
);
    localparam [2:0] DIRECTORY_STATE_IDLE = 3'd0, DIRECTORY_STATE_LOOKUP = 3'd1, DIRECTORY_STATE_BACKUP = 3'd2,
            DIRECTORY_STATE_OWN = 3'd3, DIRECTORY_STATE_STORE = 3'd4, DIRECTORY_STATE_MATCH = 3'd5,
            DIRECTORY_STATE_RESTORE = 3'd6;
    reg  [2:0] state;
    reg  [7:0] item, index;
    reg  lost, must_backup, must_own;
    reg  [3:0] bytes;
    reg  on;
    wire address_req_valid, address_walks;
    wire [8:0] address_walk_base;
    wire [7:0] address_walk_offset;
    wire [15:0] wide_index;
    wire [7:0] at_word;
    wire [1:0] at_byte;
    wire [15:0] walk_index;
    wire walks;
    wire [3:0] rest;
    wire [1:0] first;
    wire [7:0] next_index;
    wire goes_on, visit, of_word;
    wire [8:0] write_base;
    wire [7:0] write_offset;
    (* maybe_unused *) wire unused;
    assign unused = &{wide_index[15:10], wide_index[1:0], walk_index[15:8]};

    directory_address address (
        .req_valid(address_req_valid),
        .req_row(req_row),
        .owner_bias(owner_bias),
        .walks(address_walks),
        .walk_base(address_walk_base),
        .walk_offset(address_walk_offset),
        .other_row(access_row),
        .row(shadow_read_row)
    );

    assign wide_index = {8'd0, index};
    assign at_word = wide_index[9:2];
    assign at_byte = index[1:0];
    assign walk_index = {8'd0, walk_word} << 2;
    assign walks = (state == DIRECTORY_STATE_MATCH) | (state == DIRECTORY_STATE_RESTORE);
    assign rest = state == DIRECTORY_STATE_MATCH ? restores : bytes;
    assign first =
        rest[0] ? 2'd0 :
        rest[1] ? 2'd1 :
        rest[2] ? 2'd2 :
        2'd3;
    assign next_index = (index ^ {6'd0, at_byte}) | {6'd0, first};
    assign goes_on = walks & (|rest);
    assign visit = (walks & !(|rest)) | ((state == DIRECTORY_STATE_IDLE) & walk_start);
    assign address_req_valid = (state == DIRECTORY_STATE_IDLE) & req_valid;
    assign address_walks = state != DIRECTORY_STATE_LOOKUP;
    assign address_walk_base = goes_on ? backups : owners;
    assign address_walk_offset = goes_on ? next_index : walk_word;
    assign of_word = (state == DIRECTORY_STATE_OWN) | (state == DIRECTORY_STATE_MATCH) | ((state ==
            DIRECTORY_STATE_BACKUP) & !must_backup);
    assign write_base =
        of_word ? owners :
        state == DIRECTORY_STATE_RESTORE ? row_base :
        backups;
    assign write_offset = of_word ? at_word : index;
    assign shadow_write_row = write_base + {1'b0, write_offset};
    assign shadow_write_data = of_word ? owner_data : read_data;

    function automatic hold_of(input reg [2:0] in_state, input reg in_lost, input reg in_must_backup,
            input reg in_access_write);
        begin
            hold_of = 1'b0;
            case (in_state)
                DIRECTORY_STATE_LOOKUP: hold_of = 1'b1;
                DIRECTORY_STATE_BACKUP: begin
                    if (!in_lost & in_must_backup) hold_of = 1'b1;
                end
                DIRECTORY_STATE_OWN: hold_of = in_access_write;
                default: ;
            endcase
        end
    endfunction
    assign hold = hold_of(state, lost, must_backup, access_write);

    function automatic aborted_of(input reg [2:0] in_state, input reg in_lost);
        begin
            aborted_of = 1'b0;
            case (in_state)
                DIRECTORY_STATE_BACKUP: aborted_of = in_lost;
                default: ;
            endcase
        end
    endfunction
    assign aborted = aborted_of(state, lost);

    function automatic shadow_read_enable_of(input reg [2:0] in_state, input reg in_req_valid, input reg in_goes_on,
            input reg in_visit, input reg in_walk_any);
        begin
            shadow_read_enable_of = 1'b0;
            case (in_state)
                DIRECTORY_STATE_IDLE: begin
                    if (in_req_valid) shadow_read_enable_of = 1'b1;
                end
                DIRECTORY_STATE_LOOKUP: shadow_read_enable_of = 1'b1;
                default: ;
            endcase
            if (in_goes_on) shadow_read_enable_of = 1'b1;
            if (in_visit & in_walk_any) shadow_read_enable_of = 1'b1;
        end
    endfunction
    assign shadow_read_enable = shadow_read_enable_of(state, req_valid, goes_on, visit, walk_any);

    function automatic [3:0] shadow_write_mask_of(input reg [2:0] in_state, input reg in_lost, input reg in_must_backup,
            input reg in_must_own, input reg [3:0] in_owner_mask);
        begin
            shadow_write_mask_of = 4'd0;
            case (in_state)
                DIRECTORY_STATE_BACKUP: begin
                    if (!in_lost & in_must_backup) shadow_write_mask_of = 4'd15;
                    else if (!in_lost & in_must_own) shadow_write_mask_of = in_owner_mask;
                end
                DIRECTORY_STATE_OWN, DIRECTORY_STATE_MATCH: shadow_write_mask_of = in_owner_mask;
                DIRECTORY_STATE_RESTORE: shadow_write_mask_of = 4'd15;
                default: ;
            endcase
        end
    endfunction
    assign shadow_write_mask = shadow_write_mask_of(state, lost, must_backup, must_own, owner_mask);

    function automatic check_valid_of(input reg [2:0] in_state);
        begin
            check_valid_of = 1'b0;
            case (in_state)
                DIRECTORY_STATE_LOOKUP: check_valid_of = 1'b1;
                default: ;
            endcase
        end
    endfunction
    assign check_valid = check_valid_of(state);

    function automatic walk_release_of(input reg [2:0] in_state, input reg [3:0] in_hits, input reg in_remains);
        begin
            walk_release_of = 1'b0;
            case (in_state)
                DIRECTORY_STATE_MATCH: walk_release_of = (|in_hits) & !in_remains;
                default: ;
            endcase
        end
    endfunction
    assign walk_release = walk_release_of(state, hits, remains);
    assign word = at_word;
    assign owner_byte = at_byte;
    assign work_item = item;
    assign walk_match = state == DIRECTORY_STATE_MATCH;
    assign walk_on = on;
    assign walk_more = goes_on | (walk_any & (walks | ((state == DIRECTORY_STATE_IDLE) & walk_start)));

    always @(posedge clock) begin
        case (state)
            DIRECTORY_STATE_IDLE: begin
                if (req_valid) begin
                    item <= req_work_item;
                    state <= DIRECTORY_STATE_LOOKUP;
                end
            end
            DIRECTORY_STATE_LOOKUP: begin
                lost <= conflict;
                must_backup <= backup;
                must_own <= own;
                state <= DIRECTORY_STATE_BACKUP;
            end
            DIRECTORY_STATE_BACKUP: begin
                state <= DIRECTORY_STATE_IDLE;
                if (!lost & must_backup) begin
                    state <= DIRECTORY_STATE_STORE;
                    if (must_own) state <= DIRECTORY_STATE_OWN;
                end
            end
            DIRECTORY_STATE_OWN: begin
                state <= DIRECTORY_STATE_IDLE;
                if (access_write) state <= DIRECTORY_STATE_STORE;
            end
            DIRECTORY_STATE_STORE: state <= DIRECTORY_STATE_IDLE;
            default: ;
        endcase
        if (goes_on) begin
            index <= next_index;
            bytes <= rest & (rest - 4'd1);
            state <= DIRECTORY_STATE_RESTORE;
        end
        if (visit) begin
            on <= walk_any;
            state <= DIRECTORY_STATE_IDLE;
            if (walk_any) begin
                index <= walk_index[7:0];
                state <= DIRECTORY_STATE_MATCH;
            end
        end
        if (address_req_valid) index <= req_number;
        if (clear) begin
            state <= DIRECTORY_STATE_IDLE;
            on <= 1'b0;
        end
    end

    initial begin
        state = 3'd0; item = 8'd0; index = 8'd0; lost = 1'b0; must_backup = 1'b0; must_own = 1'b0; bytes = 4'd0;
        on = 1'b0;
    end
endmodule
