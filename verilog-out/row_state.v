// row_state: written by `turnstile export row_state`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module row_state (
    clock,
    row,
    shared,
    modified,
    write_valid,
    write_shared,
    write_modified
);
    // Module arguments
    input wire clock;
    input wire [7:0] row;
    output reg shared;
    output reg modified;
    input wire write_valid;
    input wire write_shared;
    input wire write_modified;

    // Update code (custom)
    reg [227:0] s_bits;
    reg [227:0] m_bits;
    initial begin
       s_bits = 0;
       m_bits = 0;
    end
    reg next_modified;
    reg next_shared;
    always @(*) begin
       next_shared = 1'b0;
       next_modified = 1'b0;
       if (row <= 227) begin
          next_shared = s_bits[row];
          next_modified = m_bits[row];
       end
        modified = next_modified;
        shared = next_shared;
    end
    always @(posedge clock) begin
       if (write_valid && row <= 227) begin
          s_bits[row] <= write_shared;
          m_bits[row] <= write_modified;
       end
    end
endmodule
