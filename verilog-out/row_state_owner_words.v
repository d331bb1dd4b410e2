// row_state_owner_words: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The S and M bits of one bank, a pair for each variable; a row has one, or one for each of its owner bytes.
//
// Read in the same cycle, written at the rising edge. A variable's pair has a meaning only while it has an entry in
// RowValidBits, so there is nothing to clear.
//
// rows <= 2^STATE_BITS rows of PLACES pairs. Latency 0 for reading, 1 cycle for writing; read-first.
// Here PLACES = 4, STATE_BITS = 8.
module row_state_owner_words (
    input  wire clock,
    input  wire [7:0] row,
    output wire [3:0] shared,
    output wire [3:0] modified,
    // Pairs of the row that are written.
    input  wire [3:0] write_places,
    input  wire [3:0] write_shared,
    input  wire [3:0] write_modified
);
    reg [57:0] s_bits0, s_bits1, s_bits2, s_bits3, m_bits0, m_bits1, m_bits2, m_bits3;
    assign shared = {(row <= 8'd57) ? s_bits3[row[5:0]] : 1'd0, (row <= 8'd57) ? s_bits2[row[5:0]] : 1'd0, (row <=
            8'd57) ? s_bits1[row[5:0]] : 1'd0, (row <= 8'd57) ? s_bits0[row[5:0]] : 1'd0};
    assign modified = {(row <= 8'd57) ? m_bits3[row[5:0]] : 1'd0, (row <= 8'd57) ? m_bits2[row[5:0]] : 1'd0, (row <=
            8'd57) ? m_bits1[row[5:0]] : 1'd0, (row <= 8'd57) ? m_bits0[row[5:0]] : 1'd0};
    always @(posedge clock) if (write_places[0] && (row <= 8'd57)) s_bits0[row[5:0]] <= write_shared[0];
    always @(posedge clock) if (write_places[1] && (row <= 8'd57)) s_bits1[row[5:0]] <= write_shared[1];
    always @(posedge clock) if (write_places[2] && (row <= 8'd57)) s_bits2[row[5:0]] <= write_shared[2];
    always @(posedge clock) if (write_places[3] && (row <= 8'd57)) s_bits3[row[5:0]] <= write_shared[3];
    always @(posedge clock) if (write_places[0] && (row <= 8'd57)) m_bits0[row[5:0]] <= write_modified[0];
    always @(posedge clock) if (write_places[1] && (row <= 8'd57)) m_bits1[row[5:0]] <= write_modified[1];
    always @(posedge clock) if (write_places[2] && (row <= 8'd57)) m_bits2[row[5:0]] <= write_modified[2];
    always @(posedge clock) if (write_places[3] && (row <= 8'd57)) m_bits3[row[5:0]] <= write_modified[3];
    initial begin
       s_bits0 = 58'd0; s_bits1 = 58'd0; s_bits2 = 58'd0; s_bits3 = 58'd0; m_bits0 = 58'd0; m_bits1 = 58'd0; m_bits2 =
               58'd0; m_bits3 = 58'd0;
    end
endmodule
