// bank_ram: written by `turnstile export bank_ram`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module bank_ram (
    clock,
    read_enable,
    read_row,
    read_data,
    write_mask,
    write_row,
    write_data
);
    // Module arguments
    input wire clock;
    input wire read_enable;
    input wire [8:0] read_row;
    output reg [31:0] read_data;
    input wire [3:0] write_mask;
    input wire [8:0] write_row;
    input wire [31:0] write_data;

    // Update code (custom)
    reg [31:0] words [0:511];
    integer row;
    initial begin
       read_data = 0;
       for (row = 0; row <= 511; row = row + 1) words[row] = 0;
    end
    always @(posedge clock) begin
       if (read_enable) read_data <= words[read_row];
       if (write_mask[0]) words[write_row][7:0] <= write_data[7:0];
       if (write_mask[1]) words[write_row][15:8] <= write_data[15:8];
       if (write_mask[2]) words[write_row][23:16] <= write_data[23:16];
       if (write_mask[3]) words[write_row][31:24] <= write_data[31:24];
    end
endmodule
