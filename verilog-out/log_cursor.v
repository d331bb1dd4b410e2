// log_cursor: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Which line of a warp's logs is next in a walk.
//
// Part of the log walker, which has two: one is ahead and asks for lines, the other takes them as they come. Both
// go the same way, so a line needs no name.
//
//  begin_resolve, begin_again, begin_send ->+-----------------+-> pass, more, of_writes, at_index, at_values
//  reads, writes, take                    ->| pass and place  |-> scan_last
//                                           +-----------------+
//
// begin_resolve, taken while no walk is on (more low): the passes Mark (write log) and Reads, and with begin_again Again (write log) too, of
// which only the lines of addresses are read. begin_send: the passes SendReads and SendWrites, of which each entry's line of addresses is followed by its line
// of values. Passes of an empty log are left out. While more, the outputs name the next line; take goes on.
// scan_last: the last line of Mark and Reads together. reads and writes hold still. A cycle a line, from the cycle after the beginning on.
//
// clear ends the walk. Same-cycle priority: clear over everything.
//
// Logs of less than 2^LOG_BITS entries.
// Here LOG_BITS = 16.
module log_cursor (
    input  wire clock,
    input  wire clear,
    input  wire begin_resolve,
    input  wire begin_again,
    input  wire begin_send,
    input  wire [15:0] reads,
    input  wire [15:0] writes,
    input  wire take,
    output wire [2:0] pass,
    output wire more,
    output wire of_writes,
    output wire [15:0] at_index,
    output wire at_values,
    output wire scan_last
);
    localparam [2:0] LOG_PASS_OVER = 3'd0, LOG_PASS_MARK = 3'd1, LOG_PASS_READS = 3'd2, LOG_PASS_AGAIN = 3'd3,
            LOG_PASS_SEND_READS = 3'd4, LOG_PASS_SEND_WRITES = 3'd5;
    reg  [2:0] state;
    reg  [15:0] index;
    reg  values, again;
    wire sends, in_writes;
    wire [15:0] next_index;
    wire is_last, goes_again;

    assign sends = (state == LOG_PASS_SEND_READS) | (state == LOG_PASS_SEND_WRITES);
    assign in_writes = (state != LOG_PASS_READS) & (state != LOG_PASS_SEND_READS);
    assign next_index = index + 16'd1;
    assign is_last = in_writes ? next_index == writes : next_index == reads;
    assign goes_again = again & (|writes);
    assign pass = state;
    assign more = state != LOG_PASS_OVER;
    assign of_writes = in_writes;
    assign at_index = index;
    assign at_values = values;
    assign scan_last = is_last & ((state == LOG_PASS_READS) | ((state == LOG_PASS_MARK) & !(|reads)));

    always @(posedge clock) begin
        if (take & (state != LOG_PASS_OVER)) begin
            if (sends & !values) begin
                values <= 1'b1;
            end else begin
                values <= 1'b0;
                index <= next_index;
                if (is_last) begin
                    index <= 16'd0;
                    state <= LOG_PASS_OVER;
                    if ((state == LOG_PASS_MARK) & (|reads)) state <= LOG_PASS_READS;
                    else if (((state == LOG_PASS_MARK) | (state == LOG_PASS_READS)) & goes_again) state <= LOG_PASS_AGAIN;
                    else if ((state == LOG_PASS_SEND_READS) & (|writes)) state <= LOG_PASS_SEND_WRITES;
                end
            end
        end
        if ((state == LOG_PASS_OVER) & begin_resolve) begin
            again <= begin_again;
            if (|writes) state <= LOG_PASS_MARK;
            else if (|reads) state <= LOG_PASS_READS;
        end else if ((state == LOG_PASS_OVER) & begin_send) begin
            if (|reads) state <= LOG_PASS_SEND_READS;
            else if (|writes) state <= LOG_PASS_SEND_WRITES;
        end
        if (clear) begin
            state <= LOG_PASS_OVER;
            index <= 16'd0;
            values <= 1'b0;
        end
    end

    initial begin
        state = 3'd0; index = 16'd0; values = 1'b0; again = 1'b0;
    end
endmodule
