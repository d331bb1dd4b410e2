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
    reg [63:0] pairs [0:511];
    reg [511:0] register_at;
    reg [511:0] shadow_at;
    reg [63:0] read_pair;
    reg read_at;
    reg write_selected;
    reg write_taken;
    reg write_at;
    integer row;
    initial begin
       read_pair = 0;
       read_at = 0;
       register_at = 0;
       shadow_at = 0;
       for (row = 0; row <= 511; row = row + 1) pairs[row] = 0;
    end
    always @(*) begin
       read_data = read_at ? read_pair[63:32] : read_pair[31:0];
       write_selected = write_row >= first_row && write_row <= last_row;
       write_taken = write_valid && !(write_selected && restore_quarters[write_row & 3]);
       write_at = (write_selected && checkpoint_valid) ? !register_at[write_row] : !shadow_at[write_row];
    end
    always @(posedge clock) begin
       read_pair <= pairs[read_row];
       read_at <= register_at[read_row];
       if (write_taken && !write_at) pairs[write_row][31:0] <= write_data;
       if (write_taken && write_at) pairs[write_row][63:32] <= write_data;
       for (row = 0; row <= 511; row = row + 1) begin
          if (row >= first_row && row <= last_row && restore_quarters[row & 3])
             register_at[row] <= shadow_at[row];
          else if (write_valid && write_row == row)
             register_at[row] <= write_at;
          if (row >= first_row && row <= last_row && checkpoint_valid)
             shadow_at[row] <= register_at[row];
       end
    end
endmodule
