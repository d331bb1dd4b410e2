// conflict_address_table_way: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// One way of a set-associative address table: an address and two counts in each set.
//
//                    +--------------------+
//  read_set        ->|  2^SET_BITS x      |-> address, readers, writers  (next cycle)
//  write_valid,    ->|  address, readers, |
//  write_set, ...  ->|  writers           |
//                    +--------------------+
//
// A synchronous 1R1W macro. Latency 1 cycle, one read and one write a cycle. A read and a write of one set in one
// cycle: the read returns the new entry (write-first), so a table can look a set up in every
// cycle and never sees an entry that is about to be overwritten. An entry whose counts are both 0 is
// free. The array starts free, as an FPGA's does; the tables sweep it after clear and rely on that
// only.
//
// 2^SET_BITS entries.
// Here ADDR_BITS = 30, COUNT_BITS = 1, SET_BITS = 8.
module conflict_address_table_way (
    input  wire clock,
    input  wire [7:0] read_set,
    output reg  [29:0] address,
    output reg  readers,
    output reg  writers,
    input  wire write_valid,
    input  wire [7:0] write_set,
    input  wire [29:0] write_address,
    input  wire write_readers,
    input  wire write_writers
);
    reg [29:0] addresses [0:255];
    reg reader_counts [0:255];
    reg writer_counts [0:255];
    wire reads_written = write_valid & (write_set == read_set);
    always @(posedge clock) if (write_valid) addresses[write_set] <= write_address;
    always @(posedge clock) address <= reads_written ? write_address : addresses[read_set];
    always @(posedge clock) if (write_valid) reader_counts[write_set] <= write_readers;
    always @(posedge clock) readers <= reads_written ? write_readers : reader_counts[read_set];
    always @(posedge clock) if (write_valid) writer_counts[write_set] <= write_writers;
    always @(posedge clock) writers <= reads_written ? write_writers : writer_counts[read_set];
    initial begin
       address = 30'd0; readers = 1'd0; writers = 1'd0;
    end
    initial begin : start_of_addresses
       integer row;
       for (row = 0; row <= 255; row = row + 1) addresses[row] = 30'd0;
    end
    initial begin : start_of_reader_counts
       integer row;
       for (row = 0; row <= 255; row = row + 1) reader_counts[row] = 1'd0;
    end
    initial begin : start_of_writer_counts
       integer row;
       for (row = 0; row <= 255; row = row + 1) writer_counts[row] = 1'd0;
    end
endmodule
