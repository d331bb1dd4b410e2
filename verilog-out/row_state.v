// row_state: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The S and M bits of one bank, a pair for each row of variables.
//
// Read in the same cycle, written at the rising edge. A row's pair has a meaning only while the
// row is marked in RowValidBits, so there is nothing to clear.
//
// rows <= 2^STATE_BITS pairs. Latency 0 for reading, 1 cycle for writing; read-first.
// Here STATE_BITS = 8.
module row_state (
    input  wire clock,
    input  wire [7:0] row,
    output wire shared,
    output wire modified,
    input  wire write_valid,
    input  wire write_shared,
    input  wire write_modified
);
    reg [227:0] s_bits, m_bits;
    assign shared = (row <= 8'd227) ? s_bits[row] : 1'd0;
    assign modified = (row <= 8'd227) ? m_bits[row] : 1'd0;
    always @(posedge clock) if (write_valid) s_bits[row] <= write_shared;
    always @(posedge clock) if (write_valid) m_bits[row] <= write_modified;
    initial begin
       s_bits = 228'd0; m_bits = 228'd0;
    end
endmodule
