// shadow_register_file: written by `turnstile export shadow_register_file`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module shadow_register_file (
    clock,
    read_row,
    read_data_0,
    read_data_1,
    read_data_2,
    read_data_3,
    read_data_4,
    read_data_5,
    read_data_6,
    read_data_7,
    read_data_8,
    read_data_9,
    read_data_10,
    read_data_11,
    read_data_12,
    read_data_13,
    read_data_14,
    read_data_15,
    write_lanes,
    write_row,
    write_data_0,
    write_data_1,
    write_data_2,
    write_data_3,
    write_data_4,
    write_data_5,
    write_data_6,
    write_data_7,
    write_data_8,
    write_data_9,
    write_data_10,
    write_data_11,
    write_data_12,
    write_data_13,
    write_data_14,
    write_data_15,
    first_row,
    last_row,
    checkpoint_valid,
    restore_valid,
    restore_lanes_lo,
    restore_lanes_hi
);
    // Module arguments
    input wire clock;
    input wire [8:0] read_row;
    output reg [31:0] read_data_0;
    output reg [31:0] read_data_1;
    output reg [31:0] read_data_2;
    output reg [31:0] read_data_3;
    output reg [31:0] read_data_4;
    output reg [31:0] read_data_5;
    output reg [31:0] read_data_6;
    output reg [31:0] read_data_7;
    output reg [31:0] read_data_8;
    output reg [31:0] read_data_9;
    output reg [31:0] read_data_10;
    output reg [31:0] read_data_11;
    output reg [31:0] read_data_12;
    output reg [31:0] read_data_13;
    output reg [31:0] read_data_14;
    output reg [31:0] read_data_15;
    input wire [15:0] write_lanes;
    input wire [8:0] write_row;
    input wire [31:0] write_data_0;
    input wire [31:0] write_data_1;
    input wire [31:0] write_data_2;
    input wire [31:0] write_data_3;
    input wire [31:0] write_data_4;
    input wire [31:0] write_data_5;
    input wire [31:0] write_data_6;
    input wire [31:0] write_data_7;
    input wire [31:0] write_data_8;
    input wire [31:0] write_data_9;
    input wire [31:0] write_data_10;
    input wire [31:0] write_data_11;
    input wire [31:0] write_data_12;
    input wire [31:0] write_data_13;
    input wire [31:0] write_data_14;
    input wire [31:0] write_data_15;
    input wire [8:0] first_row;
    input wire [8:0] last_row;
    input wire checkpoint_valid;
    input wire restore_valid;
    input wire [31:0] restore_lanes_lo;
    input wire [31:0] restore_lanes_hi;

    // Stub signals
    wire [31:0] column_0_read_data;
    reg column_0_write_valid;
    reg [3:0] column_0_restore_quarters;
    wire [31:0] column_1_read_data;
    reg column_1_write_valid;
    reg [3:0] column_1_restore_quarters;
    wire [31:0] column_2_read_data;
    reg column_2_write_valid;
    reg [3:0] column_2_restore_quarters;
    wire [31:0] column_3_read_data;
    reg column_3_write_valid;
    reg [3:0] column_3_restore_quarters;
    wire [31:0] column_4_read_data;
    reg column_4_write_valid;
    reg [3:0] column_4_restore_quarters;
    wire [31:0] column_5_read_data;
    reg column_5_write_valid;
    reg [3:0] column_5_restore_quarters;
    wire [31:0] column_6_read_data;
    reg column_6_write_valid;
    reg [3:0] column_6_restore_quarters;
    wire [31:0] column_7_read_data;
    reg column_7_write_valid;
    reg [3:0] column_7_restore_quarters;
    wire [31:0] column_8_read_data;
    reg column_8_write_valid;
    reg [3:0] column_8_restore_quarters;
    wire [31:0] column_9_read_data;
    reg column_9_write_valid;
    reg [3:0] column_9_restore_quarters;
    wire [31:0] column_10_read_data;
    reg column_10_write_valid;
    reg [3:0] column_10_restore_quarters;
    wire [31:0] column_11_read_data;
    reg column_11_write_valid;
    reg [3:0] column_11_restore_quarters;
    wire [31:0] column_12_read_data;
    reg column_12_write_valid;
    reg [3:0] column_12_restore_quarters;
    wire [31:0] column_13_read_data;
    reg column_13_write_valid;
    reg [3:0] column_13_restore_quarters;
    wire [31:0] column_14_read_data;
    reg column_14_write_valid;
    reg [3:0] column_14_restore_quarters;
    wire [31:0] column_15_read_data;
    reg column_15_write_valid;
    reg [3:0] column_15_restore_quarters;

    // Local signals
    reg [3:0] quarters;

    // Sub module instances
    shadow_register_file_column column_0(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_0_read_data),
        .write_valid(column_0_write_valid),
        .write_row(write_row),
        .write_data(write_data_0),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_0_restore_quarters)
    );
    shadow_register_file_column column_1(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_1_read_data),
        .write_valid(column_1_write_valid),
        .write_row(write_row),
        .write_data(write_data_1),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_1_restore_quarters)
    );
    shadow_register_file_column column_2(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_2_read_data),
        .write_valid(column_2_write_valid),
        .write_row(write_row),
        .write_data(write_data_2),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_2_restore_quarters)
    );
    shadow_register_file_column column_3(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_3_read_data),
        .write_valid(column_3_write_valid),
        .write_row(write_row),
        .write_data(write_data_3),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_3_restore_quarters)
    );
    shadow_register_file_column column_4(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_4_read_data),
        .write_valid(column_4_write_valid),
        .write_row(write_row),
        .write_data(write_data_4),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_4_restore_quarters)
    );
    shadow_register_file_column column_5(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_5_read_data),
        .write_valid(column_5_write_valid),
        .write_row(write_row),
        .write_data(write_data_5),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_5_restore_quarters)
    );
    shadow_register_file_column column_6(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_6_read_data),
        .write_valid(column_6_write_valid),
        .write_row(write_row),
        .write_data(write_data_6),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_6_restore_quarters)
    );
    shadow_register_file_column column_7(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_7_read_data),
        .write_valid(column_7_write_valid),
        .write_row(write_row),
        .write_data(write_data_7),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_7_restore_quarters)
    );
    shadow_register_file_column column_8(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_8_read_data),
        .write_valid(column_8_write_valid),
        .write_row(write_row),
        .write_data(write_data_8),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_8_restore_quarters)
    );
    shadow_register_file_column column_9(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_9_read_data),
        .write_valid(column_9_write_valid),
        .write_row(write_row),
        .write_data(write_data_9),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_9_restore_quarters)
    );
    shadow_register_file_column column_10(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_10_read_data),
        .write_valid(column_10_write_valid),
        .write_row(write_row),
        .write_data(write_data_10),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_10_restore_quarters)
    );
    shadow_register_file_column column_11(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_11_read_data),
        .write_valid(column_11_write_valid),
        .write_row(write_row),
        .write_data(write_data_11),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_11_restore_quarters)
    );
    shadow_register_file_column column_12(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_12_read_data),
        .write_valid(column_12_write_valid),
        .write_row(write_row),
        .write_data(write_data_12),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_12_restore_quarters)
    );
    shadow_register_file_column column_13(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_13_read_data),
        .write_valid(column_13_write_valid),
        .write_row(write_row),
        .write_data(write_data_13),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_13_restore_quarters)
    );
    shadow_register_file_column column_14(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_14_read_data),
        .write_valid(column_14_write_valid),
        .write_row(write_row),
        .write_data(write_data_14),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_14_restore_quarters)
    );
    shadow_register_file_column column_15(
        .clock(clock),
        .read_row(read_row),
        .read_data(column_15_read_data),
        .write_valid(column_15_write_valid),
        .write_row(write_row),
        .write_data(write_data_15),
        .first_row(first_row),
        .last_row(last_row),
        .checkpoint_valid(checkpoint_valid),
        .restore_quarters(column_15_restore_quarters)
    );

    // Update code
    always @(*) begin
        read_data_0 = column_0_read_data;
        column_0_write_valid = write_lanes[0];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[0]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[0 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[0]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[0 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_0_restore_quarters = quarters;
        read_data_1 = column_1_read_data;
        column_1_write_valid = write_lanes[1];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[1]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[1 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[1]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[1 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_1_restore_quarters = quarters;
        read_data_2 = column_2_read_data;
        column_2_write_valid = write_lanes[2];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[2]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[2 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[2]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[2 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_2_restore_quarters = quarters;
        read_data_3 = column_3_read_data;
        column_3_write_valid = write_lanes[3];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[3]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[3 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[3]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[3 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_3_restore_quarters = quarters;
        read_data_4 = column_4_read_data;
        column_4_write_valid = write_lanes[4];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[4]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[4 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[4]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[4 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_4_restore_quarters = quarters;
        read_data_5 = column_5_read_data;
        column_5_write_valid = write_lanes[5];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[5]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[5 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[5]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[5 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_5_restore_quarters = quarters;
        read_data_6 = column_6_read_data;
        column_6_write_valid = write_lanes[6];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[6]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[6 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[6]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[6 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_6_restore_quarters = quarters;
        read_data_7 = column_7_read_data;
        column_7_write_valid = write_lanes[7];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[7]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[7 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[7]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[7 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_7_restore_quarters = quarters;
        read_data_8 = column_8_read_data;
        column_8_write_valid = write_lanes[8];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[8]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[8 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[8]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[8 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_8_restore_quarters = quarters;
        read_data_9 = column_9_read_data;
        column_9_write_valid = write_lanes[9];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[9]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[9 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[9]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[9 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_9_restore_quarters = quarters;
        read_data_10 = column_10_read_data;
        column_10_write_valid = write_lanes[10];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[10]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[10 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[10]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[10 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_10_restore_quarters = quarters;
        read_data_11 = column_11_read_data;
        column_11_write_valid = write_lanes[11];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[11]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[11 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[11]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[11 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_11_restore_quarters = quarters;
        read_data_12 = column_12_read_data;
        column_12_write_valid = write_lanes[12];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[12]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[12 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[12]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[12 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_12_restore_quarters = quarters;
        read_data_13 = column_13_read_data;
        column_13_write_valid = write_lanes[13];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[13]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[13 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[13]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[13 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_13_restore_quarters = quarters;
        read_data_14 = column_14_read_data;
        column_14_write_valid = write_lanes[14];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[14]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[14 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[14]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[14 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_14_restore_quarters = quarters;
        read_data_15 = column_15_read_data;
        column_15_write_valid = write_lanes[15];
        quarters = 32'h0;
        if (restore_valid) begin
            if (restore_lanes_lo[15]) begin
                quarters = quarters | 32'h1;
            end
            if (restore_lanes_lo[15 + 32'h10]) begin
                quarters = quarters | 32'h2;
            end
            if (restore_lanes_hi[15]) begin
                quarters = quarters | 32'h4;
            end
            if (restore_lanes_hi[15 + 32'h10]) begin
                quarters = quarters | 32'h8;
            end
        end
        column_15_restore_quarters = quarters;
    end
endmodule

module shadow_register_file_column (
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
