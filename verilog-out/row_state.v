// row_state: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The S and M bits of one bank, a pair for each variable; a row has one, or one for each of its owner bytes.
//
// Read in the same cycle, written at the rising edge. A variable's pair has a meaning only while it has an entry in
// RowValidBits or WordMarks, so there is nothing to clear.
//
// Several pairs of a row are one word, of which what stays is written again: a row has one enable, and can be built of latches.
//
// rows <= 2^STATE_BITS rows of PLACES pairs. Latency 0 for reading, 1 cycle for writing; read-first.
// Here PLACES = 1, STATE_BITS = 8.
module row_state (
    input  wire clock,
    input  wire [7:0] row,
    output wire shared,
    output wire modified,
    // Pairs of the row that are written.
    input  wire write_places,
    input  wire write_shared,
    input  wire write_modified
);
    reg [227:0] s_bits0, m_bits0;
    assign shared = (row <= 8'd227) ? s_bits0[row] : 1'd0;
    assign modified = (row <= 8'd227) ? m_bits0[row] : 1'd0;
    always @(posedge clock) if (write_places) s_bits0[row] <= write_shared;
    always @(posedge clock) if (write_places) m_bits0[row] <= write_modified;
    initial begin
       s_bits0 = 228'd0; m_bits0 = 228'd0;
    end
endmodule
