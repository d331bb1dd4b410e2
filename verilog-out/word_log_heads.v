// word_log_heads: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// A memory of words: one read port, one write port.
//
//               +---------------+
//  read_index ->|  2^INDEX_BITS |-> read_word  (next cycle)
//  write_*    ->|  words        |
//               +---------------+
//
// A synchronous 1R1W macro. Latency 1 cycle, one read and one write a cycle. A read and a write of one word in one cycle:
// the read returns the new word (write-first), so that what reads, decides and writes back a cycle later never sees a word that is about to
// be overwritten. The words start as zeros, as an FPGA's do; nothing in Turnstile relies on that.
//
// 2^INDEX_BITS words of WIDTH bits.
// Here INDEX_BITS = 10, WIDTH = 12.
module word_log_heads (
    input  wire clock,
    input  wire [9:0] read_index,
    output reg  [11:0] read_word,
    input  wire write_valid,
    input  wire [9:0] write_index,
    input  wire [11:0] write_word
);
    reg [11:0] entries [0:1023];
    wire reads_written = write_valid & (write_index == read_index);
    always @(posedge clock) if (write_valid) entries[write_index] <= write_word;
    always @(posedge clock) read_word <= reads_written ? write_word : entries[read_index];
    initial read_word = 12'd0;
    initial begin : start_of_entries
       integer row;
       for (row = 0; row <= 1023; row = row + 1) entries[row] = 12'd0;
    end
endmodule
