// hazard_pointer: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Hazard pointer of a commit unit: which transactions must wait for an older one before their reads are validated by value.
//
// Part of the commit unit. It goes over the transactions in the order of their numbers, a word a cycle and one to go on. When all words of
// one are here (filled), it looks its reads up in the last-writer table, passes the answer to the hazard check, and stores its writes there; with each store it asks for a reference count (store_valid, while count_ready).
//
//  filled, logs' port 0 ->+-------------------------------------+-> logs' port 0, next_id
//  first_*, oldest_*    ->| oldests, firsts, LastWriterTable,   |-> store_valid
//  count_ready          ->| HazardCheck                         |-> result_*, checked_id
//                         +-------------------------------------+
//
// first_* writes the first number of a slot's warp, oldest_* the oldest number that had not retired when its first read word came. result_valid
// comes in the cycle after the pointer has gone on, with the youngest writer to wait for, 0 for none; checked_id is the lowest
// number without a result. at_id is the pointer, next_id what it is in the next cycle. clear puts it back to number 1 and sweeps the table, table_ready low.
//
// For 2^SLOT_BITS transactions, and a last-writer table of WAYS x 2^SET_BITS words.
// Here ADDR_BITS = 30.
module hazard_pointer (
    input  wire clock,
    input  wire clear,
    output wire table_ready,
    input  wire first_valid,
    input  wire [9:0] first_slot,
    input  wire [31:0] first_id,
    input  wire oldest_valid,
    input  wire [9:0] oldest_slot,
    input  wire [31:0] oldest_id,
    input  wire filled,
    input  wire has_reads,
    input  wire has_writes,
    output wire begin_reads,
    output wire take_read,
    input  wire read_last,
    input  wire [29:0] read_address,
    output wire begin_writes,
    output wire take_write,
    input  wire write_last,
    input  wire [29:0] write_address,
    input  wire count_ready,
    output wire store_valid,
    output wire result_valid,
    output wire [9:0] result_slot,
    output wire [31:0] result_youngest,
    output wire [31:0] checked_id,
    output wire [31:0] at_id,
    output wire [31:0] next_id
);
    localparam [2:0] WALK_STATE_WAIT = 3'd0, WALK_STATE_READS = 3'd2, WALK_STATE_WRITES = 3'd3;
    reg  [2:0] state;
    reg  [31:0] id, checked, oldest, first, youngest;
    reg  went_on;
    reg  [9:0] slot;
    wire writers_req_valid, writers_req_ready;
    wire [29:0] writers_req_address;
    wire writers_req_write, writers_rsp_valid;
    wire [31:0] writers_rsp_id;
    wire check_hazard;
    wire [31:0] check_youngest, oldests_read_word, firsts_read_word, youngest_now;
    wire goes_on;
    wire [31:0] next;

    last_writer_table writers (
        .clock(clock),
        .clear(clear),
        .req_valid(writers_req_valid),
        .req_ready(writers_req_ready),
        .req_address(writers_req_address),
        .req_write(writers_req_write),
        .req_id(id),
        .rsp_valid(writers_rsp_valid),
        .rsp_id(writers_rsp_id)
    );

    hazard_check check (
        .writer(writers_rsp_id),
        .oldest(oldest),
        .first(first),
        .hazard(check_hazard),
        .youngest(check_youngest)
    );

    (* keep_hierarchy *) hazard_pointer_oldests oldests (
        .clock(clock),
        .read_index(next[9:0]),
        .read_word(oldests_read_word),
        .write_valid(oldest_valid),
        .write_index(oldest_slot),
        .write_word(oldest_id)
    );

    (* keep_hierarchy *) hazard_pointer_oldests firsts (
        .clock(clock),
        .read_index(next[9:0]),
        .read_word(firsts_read_word),
        .write_valid(first_valid),
        .write_index(first_slot),
        .write_word(first_id)
    );

    assign table_ready = writers_req_ready;
    assign youngest_now = writers_rsp_valid & check_hazard & (check_youngest > youngest) ? check_youngest : youngest;
    assign begin_reads = (state == WALK_STATE_WAIT) & filled & has_reads;
    assign take_read = (state == WALK_STATE_READS) & writers_req_ready;
    assign begin_writes = ((state == WALK_STATE_READS) & writers_req_ready & read_last & has_writes) | ((state ==
            WALK_STATE_WAIT) & filled & !has_reads & has_writes);
    assign take_write = (state == WALK_STATE_WRITES) & writers_req_ready & count_ready;
    assign store_valid = (state == WALK_STATE_WRITES) & writers_req_ready & count_ready;
    assign writers_req_valid = ((state == WALK_STATE_WRITES) & writers_req_ready & count_ready) | ((state ==
            WALK_STATE_READS) & writers_req_ready);
    assign writers_req_address =
        (state == WALK_STATE_WRITES) & writers_req_ready & count_ready ? write_address :
        read_address;
    assign writers_req_write = (state == WALK_STATE_WRITES) & writers_req_ready & count_ready;
    assign goes_on =
        (state == WALK_STATE_WRITES) & writers_req_ready & count_ready ? write_last :
        ((state == WALK_STATE_READS) & writers_req_ready & read_last & !has_writes) | ((state == WALK_STATE_WAIT) &
                filled & !has_reads & !has_writes);
    assign next =
        clear ? 32'd1 :
        goes_on ? id + 32'd1 :
        id;
    assign result_valid = went_on;
    assign result_slot = slot;
    assign result_youngest = youngest_now;
    assign checked_id = checked;
    assign at_id = id;
    assign next_id = next;

    always @(posedge clock) begin
        youngest <= youngest_now;
        if ((state == WALK_STATE_WAIT) & filled) begin
            oldest <= oldests_read_word;
            first <= firsts_read_word;
            youngest <= 32'd0;
            if (has_reads) state <= WALK_STATE_READS;
            else if (has_writes) state <= WALK_STATE_WRITES;
        end
        if ((state == WALK_STATE_READS) & writers_req_ready & read_last & has_writes) state <= WALK_STATE_WRITES;
        went_on <= goes_on;
        if (goes_on) begin
            state <= WALK_STATE_WAIT;
            slot <= id[9:0];
        end
        if (went_on) checked <= id;
        if (clear) begin
            checked <= 32'd1;
            state <= WALK_STATE_WAIT;
            went_on <= 1'b0;
        end
        id <= next;
    end

    initial begin
        state = 3'd0; id = 32'd0; checked = 32'd0; oldest = 32'd0; first = 32'd0; youngest = 32'd0; went_on = 1'b0;
        slot = 10'd0;
    end
endmodule
