// hazard_check: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Hazard check of one word that a transaction has read: must the reader wait for an older writer, and for which?
//
// Kilo TM's hazard detection, as the authors' simulator of early conflict resolution has it, without its deadlock. Combinational.
//
// writer is what the last-writer table says of the word: the last transaction that wrote it, or a younger
// one. oldest is the oldest transaction that had not retired when the reader's first word arrived and was sent to the cache: the writes of older
// transactions were in the memory by then. first is the first transaction of the reader's warp.
//
// - hazard: the write may have reached the memory after the word was read. youngest is whom the reader waits for before it reads again.
// - A writer that is not below first is none: lanes of one warp do not touch each other's words after the
//   intra-warp resolver, and no younger warp has come so far. It is an alias of the filter. To wait for it would be
//   deadlock: a lane retires after its warp has been answered, and the warp is answered after the reader. But it may
//   hide an older writer, since the filter keeps the youngest number only. So it stands for first - 1, the youngest that can have
//   written the word. To ignore it, which is simpler, would miss that writer.
//
// Guarantee: youngest < first, so whoever waits, waits for other warps before its own. If a transaction below first and not below oldest wrote
// the word, and writer is not below it, there is a hazard and youngest is not below it either.
//
// Numbers of ID_BITS bits, from 1 on.
// Here ID_BITS = 32.
module hazard_check (
    input  wire [31:0] writer,
    input  wire [31:0] oldest,
    input  wire [31:0] first,
    output wire hazard,
    output wire [31:0] youngest
);
    wire [31:0] candidate;

    assign candidate = writer >= first ? first - 32'd1 : writer;
    assign hazard = candidate >= oldest;
    assign youngest = candidate;
endmodule
