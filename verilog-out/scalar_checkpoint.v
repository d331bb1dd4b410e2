// scalar_checkpoint: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Scalar registers of one wavefront with checkpoint, restore and merge.
//
// The LocalTM papers do not checkpoint scalar registers and ask the compiler to keep loop counters
// and lane masks out of them. Stock compilers do not comply: between TX_Begin and TX_Commit they
// update scalar counters, and they carry lane masks in register pairs, where a comparison writes 0
// for lanes that do not run. This unit makes both right without knowing which is which:
//
// - the first TX_Begin takes a checkpoint of every word;
// - a TX_Commit that retries merges and restores: lanes that committed in this pass keep
//   their bit of every pair, merged = merged & !committed | current & committed, and the words
//   return to the checkpoint;
// - the last TX_Commit writes the merged pairs back; lanes outside the EXEC of the first TX_Begin
//   take the current value.
//
// A uniform value is the same in every pass, so merging leaves it; a lane mask becomes the union
// over the passes. What no rule can repair, a scalar that differs between the passes without being a
// lane mask (computed from one, for example) and that is read after the transaction, is for the
// compiler or loader to refuse.
//
//               +--------------------------------+
//  read_word  ->|  current --checkpoint--> saved |-> read_data (same cycle)
//  write_*    ->|     | ^----restore---------+   |
//  checkpoint ->|     v                          |
//  commit,    ->|   merged --final--> current    |
//  retry,     ->|                                |
//  lane masks ->|                                |
//               +--------------------------------+
//
// Words. Word 2 i has lanes 0..31 of pair i, word 2 i + 1 lanes 32..63, and every word is
// half of a pair, whatever it holds. A Southern Islands wavefront has 108: the SGPRs are words 0..103,
// VCC is 104 and 105, M0 is 106, and SCC is bit 0 of 107, the bit of lane 32. EXEC is not among them:
// the transaction sequencer keeps it.
//
// Not cleared: a word holds anything until it is written, its checkpoint until the first one is taken.
//
// Reading shows the word in the same cycle; every other operation takes one cycle. committed_*,
// commit_retry and entry_* are read with commit_valid, entry_* only if it does not retry.
//
// Same-cycle priority. All operations see the words as they are before the clock, so does a read.
// Checkpoint and write: the checkpoint holds the old word, the write takes place. Commit and write: the
// write is lost, to whichever word. Commit and checkpoint: the commit merges and restores as if alone,
// and the checkpoint to which later commits return is of the words before it; a wavefront never asks
// for both.
//
// WORDS <= 2^WORD_BITS scalar words, an even number.
// Here WORDS = 108, WORD_BITS = 7.
module scalar_checkpoint (
    input  wire clock,
    input  wire [6:0] read_word,
    output wire [31:0] read_data,
    input  wire write_valid,
    input  wire [6:0] write_word,
    input  wire [31:0] write_data,
    input  wire checkpoint_valid,
    input  wire commit_valid,
    // Lanes are left to retry: restore after merging.
    input  wire commit_retry,
    input  wire [31:0] committed_lo,
    input  wire [31:0] committed_hi,
    // EXEC of the first TX_Begin; not read if commit_retry.
    input  wire [31:0] entry_lo,
    input  wire [31:0] entry_hi
);
    reg  [3455:0] current, saved, merged;
    wire [31:0] read_even, read_odd;
    wire [3455:0] merge;
    genvar g;

    function automatic [31:0] read_even_of(input reg [6:0] in_read_word, input reg [3423:0] in_current);
        integer i;
        begin
            read_even_of = 32'd0;
            for (i = 0; i < 54; i = i + 1) begin
                if (in_read_word == (7'd2 * i[6:0])) read_even_of = read_even_of | in_current[64 * i +: 32];
            end
        end
    endfunction
    assign read_even = read_even_of(read_word, current[3423:0]);

    function automatic [31:0] read_odd_of(input reg [6:0] in_read_word, input reg [3423:0] in_current);
        integer i;
        begin
            read_odd_of = 32'd0;
            for (i = 0; i < 54; i = i + 1) begin
                if (in_read_word == (7'd1 + 7'd2 * i[6:0])) read_odd_of = read_odd_of | in_current[64 * i +: 32];
            end
        end
    endfunction
    assign read_odd = read_odd_of(read_word, current[3455:32]);

    for (g = 0; g < 54; g = g + 1) begin : gen_merge
        assign merge[64 * g +: 32] = (merged[64 * g +: 32] & ~committed_lo) | (current[64 * g +: 32] & committed_lo);
        assign merge[64 * g + 32 +: 32] = (merged[64 * g + 32 +: 32] & ~committed_hi) | (current[64 * g + 32 +: 32] &
                committed_hi);
    end

    assign read_data = read_even | read_odd;

    always @(posedge clock) begin : at_clock
        integer i;
        for (i = 0; i < 108; i = i + 1) begin
            if (write_valid & (write_word == i[6:0])) current[32 * i +: 32] <= write_data;
            if (checkpoint_valid) begin
                saved[32 * i +: 32] <= current[32 * i +: 32];
                merged[32 * i +: 32] <= current[32 * i +: 32];
            end
        end
        for (i = 0; i < 54; i = i + 1) begin
            if (commit_valid) begin
                merged[64 * i +: 32] <= merge[64 * i +: 32];
                current[64 * i +: 32] <= (merge[64 * i +: 32] & entry_lo) | (current[64 * i +: 32] & ~entry_lo);
            end
            if (commit_valid) begin
                merged[64 * i + 32 +: 32] <= merge[64 * i + 32 +: 32];
                current[64 * i + 32 +: 32] <= (merge[64 * i + 32 +: 32] & entry_hi) | (current[64 * i + 32 +: 32] &
                        ~entry_hi);
            end
        end
        if (commit_valid & commit_retry) current <= saved;
    end

    initial begin
        current = {3456{1'b0}}; saved = {3456{1'b0}}; merged = {3456{1'b0}};
    end
endmodule
