// response_crossbar: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// From banks back to lanes: each waiting lane takes the word of the bank that serves it.
//
//  waiting, lane_addr, bank_valid ... -> LaneSelect x LANES -> done, aborted
//                                            | bank
//  bank_word --------------------------> WordSelect -------> lane_word
//
// Combinational. Lane i waits (bit i of waiting) for the bank of its word lane_addr_i; when that bank
// responds, lane_word_i is its word, and bit i of done (and of aborted, if the lane
// lost a conflict there) is set. The word of a lane that is not done is 0.
//
// BANKS = 2^BANK_BITS <= 32 banks to LANES <= 32 lanes.
// Here ADDR_BITS = 16, BANKS = 32, LANES = 32.
module response_crossbar (
    input  wire [31:0] waiting,
    input  wire [511:0] lane_addr,
    input  wire [31:0] bank_valid,
    input  wire [31:0] bank_aborted,
    input  wire [1023:0] bank_word,
    output wire [31:0] done,
    output wire [31:0] aborted,
    output wire [1023:0] lane_word
);
    wire [1023:0] lane_bank;
    wire [31:0] lane_done, lane_aborted;
    genvar g;

    for (g = 0; g < 32; g = g + 1) begin : gen_lane
        (* keep_hierarchy *) lane_select lane (
            .waiting(waiting[g]),
            .addr(lane_addr[16 * g +: 16]),
            .bank_valid(bank_valid),
            .bank_aborted(bank_aborted),
            .bank(lane_bank[32 * g +: 32]),
            .done(lane_done[g]),
            .aborted(lane_aborted[g])
        );
    end

    for (g = 0; g < 4; g = g + 1) begin : gen_words
        (* keep_hierarchy *) word_select words (
            .word(bank_word),
            .take(lane_bank[256 * g +: 256]),
            .taken(lane_word[256 * g +: 256])
        );
    end

    assign done = lane_done;
    assign aborted = lane_aborted;
endmodule
