// lane_align: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// A lane's answer: where it comes from, the bytes that were asked for, and their place in the response.
//
//               +-------------------------------+
//  served,    ->| asked                         |-> asked (to the response crossbar)
//  addr, odd  ->|                               |
//  done, word ->| byte, half or word -> extend  |-> low_word, high_word
//               +-------------------------------+
//
// When the lane is served by a bank its address is kept, with odd that of the odd word of its pair. When it is done,
// one of the next cycles, word is the word that was asked for: of it what part says is
// kept, as the high word of the response (is_high) or the low one. Bits of
// the address below the size of the access do not count. Latency: a cycle each. Throughput: one of
// each a cycle; both in one cycle is the rule. There is no reset: what is kept counts only after the next served and done.
//
// Of addresses of ADDR_BITS bits.
module lane_align (
    input  wire clock,
    input  wire served,
    input  wire [15:0] addr,
    input  wire odd,
    input  wire done,
    input  wire [31:0] word,
    input  wire [2:0] part,
    input  wire is_high,
    output wire [15:0] asked,
    output wire [31:0] low_word,
    output wire [31:0] high_word
);
    localparam [2:0] WORD_PART_BYTE = 3'd1, WORD_PART_SIGNED_BYTE = 3'd2, WORD_PART_HALF = 3'd3,
            WORD_PART_SIGNED_HALF = 3'd4;
    localparam [31:0] SIGN_HALF = 32'hffff0000, SIGN_BYTE = 32'hffffff00;
    reg  [15:0] address;
    reg  [31:0] low, upper;
    wire [15:0] half_word;
    wire [7:0] one_byte;
    wire [31:0] kept;

    assign half_word = address[1] ? word[31:16] : word[15:0];
    assign one_byte = address[0] ? half_word[15:8] : half_word[7:0];

    function automatic [31:0] kept_of(input reg [2:0] in_part, input reg [7:0] in_one_byte,
            input reg [15:0] in_half_word, input reg [31:0] in_word);
        begin
            kept_of = 32'd0;
            case (in_part)
                WORD_PART_BYTE: kept_of = {24'd0, in_one_byte};
                WORD_PART_SIGNED_BYTE: begin
                    kept_of = {24'd0, in_one_byte};
                    if (in_one_byte[7]) kept_of = kept_of | SIGN_BYTE;
                end
                WORD_PART_HALF: kept_of = {16'd0, in_half_word};
                WORD_PART_SIGNED_HALF: begin
                    kept_of = {16'd0, in_half_word};
                    if (in_half_word[15]) kept_of = kept_of | SIGN_HALF;
                end
                default: kept_of = in_word;
            endcase
        end
    endfunction
    assign kept = kept_of(part, one_byte, half_word, word);
    assign asked = address;
    assign low_word = low;
    assign high_word = upper;

    always @(posedge clock) begin
        if (served) begin
            address <= addr;
            if (odd) address <= addr | 16'd4;
        end
        if (done) begin
            if (is_high) upper <= kept;
            else low <= kept;
        end
    end

    initial begin
        address = 16'd0; low = 32'd0; upper = 32'd0;
    end
endmodule
