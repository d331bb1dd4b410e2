// prefetch_fifo: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Prefetch FIFO of the log walker: lines of a warp's logs, requested ahead, in the order of their requests.
//
// Part of the log walker: a walk that waited for each line would take a round trip to the memory a line.
//
//  reserve    ->+-----------------------------+-> room
//  line_*     ->| 2^QUEUE_BITS lines, a ring  |-> head_valid, head_word
//  pop        ->+-----------------------------+
//
// reserve takes a place for a line that has been requested. It may be high only while room is: fewer than 2^QUEUE_BITS lines are under way
// or stored. line_valid stores the next line. While head_valid, head_word is the oldest line, from the cycle after its line_valid on; pop frees
// its place. clear empties the FIFO; lines requested before it must not come after it. Same-cycle priority: clear over everything.
//
// 2^QUEUE_BITS < 256 lines of LANES words.
// Here COUNT_BITS = 8, LANES = 32, QUEUE_BITS = 3.
module prefetch_fifo (
    input  wire clock,
    input  wire clear,
    input  wire reserve,
    output wire room,
    input  wire line_valid,
    input  wire [1023:0] line_word,
    output wire head_valid,
    output wire [1023:0] head_word,
    input  wire pop
);
    reg  [7:0] reserved, stored, popped;
    wire [7:0] used;
    wire [2:0] place;
    wire [7:0] wide;

    prefetch_fifo_lines lines (
        .clock(clock),
        .read_row(popped[2:0]),
        .read_data(head_word),
        .write_valid(line_valid),
        .write_row(stored[2:0]),
        .write_data(line_word)
    );

    assign used = reserved - popped;
    assign place = used[2:0];
    assign wide = {5'd0, place};
    assign room = wide == used;
    assign head_valid = stored != popped;

    always @(posedge clock) begin
        if (reserve) reserved <= reserved + 8'd1;
        if (line_valid) stored <= stored + 8'd1;
        if (pop) popped <= popped + 8'd1;
        if (clear) begin
            reserved <= 8'd0;
            stored <= 8'd0;
            popped <= 8'd0;
        end
    end

    initial begin
        reserved = 8'd0; stored = 8'd0; popped = 8'd0;
    end
endmodule
