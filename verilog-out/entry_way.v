// entry_way: written by `turnstile export entry_way`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module entry_way (
    clock,
    read_set,
    address,
    readers,
    writers,
    write_valid,
    write_set,
    write_address,
    write_readers,
    write_writers
);
    // Module arguments
    input wire clock;
    input wire [7:0] read_set;
    output reg [29:0] address;
    output reg [4:0] readers;
    output reg [4:0] writers;
    input wire write_valid;
    input wire [7:0] write_set;
    input wire [29:0] write_address;
    input wire [4:0] write_readers;
    input wire [4:0] write_writers;

    // Update code (custom)
    reg [29:0] addresses [0:255];
    reg [4:0] reader_counts [0:255];
    reg [4:0] writer_counts [0:255];
    integer row;
    initial begin
       for (row = 0; row <= 255; row = row + 1) begin
          addresses[row] = 0;
          reader_counts[row] = 0;
          writer_counts[row] = 0;
       end
       address = 0;
       readers = 0;
       writers = 0;
    end
    always @(posedge clock) begin
       if (write_valid) begin
          addresses[write_set] <= write_address;
          reader_counts[write_set] <= write_readers;
          writer_counts[write_set] <= write_writers;
       end
       if (write_valid && write_set == read_set) begin
          address <= write_address;
          readers <= write_readers;
          writers <= write_writers;
       end else begin
          address <= addresses[read_set];
          readers <= reader_counts[read_set];
          writers <= writer_counts[read_set];
       end
    end
endmodule
