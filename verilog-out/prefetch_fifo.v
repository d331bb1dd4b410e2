// prefetch_fifo: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Prefetch FIFO of the log walker: lines of a warp's logs, requested ahead, in the order of their requests.
//
// Part of the [log walker](crate::log_walker): a walk that waited for each line would take a round trip to the memory a line.
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
module prefetch_fifo (
    input  wire clock,
    input  wire clear,
    input  wire reserve,
    output wire room,
    input  wire line_valid,
    input  wire [31:0] line_word_0, line_word_1, line_word_2, line_word_3, line_word_4, line_word_5, line_word_6,
            line_word_7, line_word_8, line_word_9, line_word_10, line_word_11, line_word_12, line_word_13, line_word_14,
            line_word_15, line_word_16, line_word_17, line_word_18, line_word_19, line_word_20, line_word_21,
            line_word_22, line_word_23, line_word_24, line_word_25, line_word_26, line_word_27, line_word_28,
            line_word_29, line_word_30, line_word_31,
    output wire head_valid,
    output wire [31:0] head_word_0, head_word_1, head_word_2, head_word_3, head_word_4, head_word_5, head_word_6,
            head_word_7, head_word_8, head_word_9, head_word_10, head_word_11, head_word_12, head_word_13, head_word_14,
            head_word_15, head_word_16, head_word_17, head_word_18, head_word_19, head_word_20, head_word_21,
            head_word_22, head_word_23, head_word_24, head_word_25, head_word_26, head_word_27, head_word_28,
            head_word_29, head_word_30, head_word_31,
    input  wire pop
);
    reg  [7:0] reserved;
    reg  [7:0] stored;
    reg  [7:0] popped;
    wire [7:0] used;
    wire [2:0] place;
    wire [7:0] wide;

    prefetch_fifo_lines lines (
        .clock(clock),
        .read_row(popped[2:0]),
        .read_data_0(head_word_0), .read_data_1(head_word_1), .read_data_2(head_word_2), .read_data_3(head_word_3),
                .read_data_4(head_word_4), .read_data_5(head_word_5), .read_data_6(head_word_6),
                .read_data_7(head_word_7), .read_data_8(head_word_8), .read_data_9(head_word_9),
                .read_data_10(head_word_10), .read_data_11(head_word_11), .read_data_12(head_word_12),
                .read_data_13(head_word_13), .read_data_14(head_word_14), .read_data_15(head_word_15),
                .read_data_16(head_word_16), .read_data_17(head_word_17), .read_data_18(head_word_18),
                .read_data_19(head_word_19), .read_data_20(head_word_20), .read_data_21(head_word_21),
                .read_data_22(head_word_22), .read_data_23(head_word_23), .read_data_24(head_word_24),
                .read_data_25(head_word_25), .read_data_26(head_word_26), .read_data_27(head_word_27),
                .read_data_28(head_word_28), .read_data_29(head_word_29), .read_data_30(head_word_30),
                .read_data_31(head_word_31),
        .write_valid(line_valid),
        .write_row(stored[2:0]),
        .write_data_0(line_word_0), .write_data_1(line_word_1), .write_data_2(line_word_2), .write_data_3(line_word_3),
                .write_data_4(line_word_4), .write_data_5(line_word_5), .write_data_6(line_word_6),
                .write_data_7(line_word_7), .write_data_8(line_word_8), .write_data_9(line_word_9),
                .write_data_10(line_word_10), .write_data_11(line_word_11), .write_data_12(line_word_12),
                .write_data_13(line_word_13), .write_data_14(line_word_14), .write_data_15(line_word_15),
                .write_data_16(line_word_16), .write_data_17(line_word_17), .write_data_18(line_word_18),
                .write_data_19(line_word_19), .write_data_20(line_word_20), .write_data_21(line_word_21),
                .write_data_22(line_word_22), .write_data_23(line_word_23), .write_data_24(line_word_24),
                .write_data_25(line_word_25), .write_data_26(line_word_26), .write_data_27(line_word_27),
                .write_data_28(line_word_28), .write_data_29(line_word_29), .write_data_30(line_word_30),
                .write_data_31(line_word_31)
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
        reserved = 8'd0;
        stored = 8'd0;
        popped = 8'd0;
    end
endmodule
