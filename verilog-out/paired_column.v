// paired_column: written by `turnstile export paired_column`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module paired_column (
    clock,
    read_row,
    read_data,
    write_valid,
    write_row,
    write_data,
    first_row,
    last_row,
    checkpoint_valid,
    restore_quarters
);
    // Module arguments
    input wire clock;
    input wire [8:0] read_row;
    output reg [31:0] read_data;
    input wire write_valid;
    input wire [8:0] write_row;
    input wire [31:0] write_data;
    input wire [8:0] first_row;
    input wire [8:0] last_row;
    input wire checkpoint_valid;
    input wire [3:0] restore_quarters;

    // Update code (custom)
    reg [16383:0] registers;
    reg [16383:0] shadows;
    integer row;
    initial begin
       read_data = 0;
       registers = 0;
       shadows = 0;
    end
    always @(posedge clock) begin
       read_data <= registers[32 * read_row +: 32];
       for (row = 0; row <= 511; row = row + 1) begin
          if (row >= first_row && row <= last_row && restore_quarters[row & 3])
             registers[32 * row +: 32] <= shadows[32 * row +: 32];
          else if (write_valid && write_row == row)
             registers[32 * row +: 32] <= write_data;
          if (row >= first_row && row <= last_row && checkpoint_valid)
             shadows[32 * row +: 32] <= registers[32 * row +: 32];
       end
    end
endmodule
