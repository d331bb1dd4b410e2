// validation_queue: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The reads of a commit unit that are under way to the cache, and what they should find.
//
//  push_valid, push_slot, push_value ->+----------------------+-> queue_room, issued
//  rsp_valid, rsp_value              ->| 2^QUEUE_BITS entries |-> failed_valid, failed_slot (same cycle), replied
//                                      +----------------------+
//
// Value-based validation (early conflict resolution, 4.1): the word in memory is compared with the value that the transaction has read.
// The cache answers in the order of the requests. An answer that differs names its slot on failed_slot. One push and one answer a cycle; an answer comes
// one cycle after its push at the earliest. issued and replied count pushes and answers modulo 2^TOTAL_BITS: whoever keeps
// issued after its last push knows by replied when all its answers are there. clear empties the queue; same-cycle priority: clear
// over everything.
//
// For 2^QUEUE_BITS reads of 2^SLOT_BITS slots.
// Here QUEUE_BITS = 8, SLOT_BITS = 10, TOTAL_BITS = 16.
module validation_queue (
    input  wire clock,
    input  wire clear,
    input  wire push_valid,
    input  wire [9:0] push_slot,
    input  wire [31:0] push_value,
    output wire queue_room,
    output wire [15:0] issued,
    input  wire rsp_valid,
    input  wire [31:0] rsp_value,
    output wire failed_valid,
    output wire [9:0] failed_slot,
    output wire [15:0] replied
);
    reg  [15:0] pushes, answers;
    wire [31:0] values_read_word;
    wire [15:0] waiting;
    wire [7:0] place;
    wire [15:0] wide, next_answers;

    validation_queue_slots slots (
        .clock(clock),
        .read_index(next_answers[7:0]),
        .read_word(failed_slot),
        .write_valid(push_valid),
        .write_index(pushes[7:0]),
        .write_word(push_slot)
    );

    validation_queue_values values (
        .clock(clock),
        .read_index(next_answers[7:0]),
        .read_word(values_read_word),
        .write_valid(push_valid),
        .write_index(pushes[7:0]),
        .write_word(push_value)
    );

    assign waiting = pushes - answers;
    assign place = waiting[7:0];
    assign wide = {8'd0, place};
    assign queue_room = wide == waiting;
    assign issued = pushes;
    assign replied = answers;
    assign failed_valid = rsp_valid & (values_read_word != rsp_value);
    assign next_answers =
        clear ? 16'd0 :
        rsp_valid ? answers + 16'd1 :
        answers;

    always @(posedge clock) begin
        if (push_valid) pushes <= pushes + 16'd1;
        if (clear) pushes <= 16'd0;
        answers <= next_answers;
    end

    initial begin
        pushes = 16'd0; answers = 16'd0;
    end
endmodule
