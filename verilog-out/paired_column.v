// paired_column: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Vector registers of one SIMD lane, each paired with a shadow register.
//
// LocalTM-Bloom 3.2: "two registers are connected and a signal can enable a copy of the contents
// of the first register to be written to the second". A column has the registers of every
// work-item that runs on the lane: row 4 r + s is register r of the wavefront's quarter s.
//
//                      +-----------------------------+
//  clear             ->|                             |
//  read_row          ->|  two words a row (1R1W SRAM)|-> read_data (next cycle)
//  write_*           ->|     ^              ^        |
//  checkpoint_valid, ->|  register_at   shadow_at    |   all rows from first_row to last_row in one cycle;
//  restore_quarters  ->|  (1 bit)       (1 bit)      |   restore: those of the chosen quarters
//                      +-----------------------------+
//
// No word is copied. To copy all words of a wavefront in one cycle, every bit needs wires to its twin, which no memory
// macro has. So a row has two words and two bits that tell which of them is the register and which the shadow: a checkpoint and a
// restore make the two bits equal, and a write, which is always a whole word, goes to the word that is not the shadow and makes it
// the register. Reads, writes and values are those of connected registers, and the words are an SRAM with a write enable a word.
//
// After clear register and shadow of each row are the same word, which holds anything until it is written.
//
// Same-cycle priority: clear, then restore over write. Checkpoint and restore take the values before the
// clock: a write of the same cycle is not copied, and both at once exchange register and shadow.
// Reading is read-first.
//
// rows <= 2^ROW_BITS register pairs of 32 bits.
// Here ROW_BITS = 9.
module paired_column (
    input  wire clock,
    input  wire clear,
    input  wire [8:0] read_row,
    output wire [31:0] read_data,
    input  wire write_valid,
    input  wire [8:0] write_row,
    input  wire [31:0] write_data,
    input  wire [8:0] first_row,
    input  wire [8:0] last_row,
    input  wire checkpoint_valid,
    input  wire [3:0] restore_quarters
);
    reg [63:0] read_pair;
    reg read_at;
    reg [511:0] register_at, shadow_at;
    reg [63:0] pairs [0:511];
    wire write_selected = (first_row <= write_row) & (write_row <= last_row);
    wire write_taken = write_valid & ~(write_selected & restore_quarters[write_row[1:0]]);
    wire write_at = ~((write_selected & checkpoint_valid) ? register_at[write_row] : shadow_at[write_row]);
    function automatic [511:0] rows_between;
       input [8:0] first;
       input [8:0] last;
       reg [9:0] row;
       begin
          rows_between = 512'd0;
          for (row = 10'd0; row <= 10'd511; row = row + 10'd1)
             rows_between[row[8:0]] = row >= {1'd0, first} && row <= {1'd0, last};
       end
    endfunction
    wire [511:0] selected = rows_between(first_row, last_row);
    wire [511:0] register_at_taken = selected & {128{restore_quarters}};
    wire [511:0] shadow_at_taken = selected & {512{checkpoint_valid}};
    assign read_data = read_at ? read_pair[63:32] : read_pair[31:0];
    always @(posedge clock) read_pair <= pairs[read_row];
    always @(posedge clock) read_at <= register_at[read_row];
    always @(posedge clock) begin
       if (write_valid & ~clear) register_at[write_row] <= write_at;
       begin : take_register_at
          integer row;
          for (row = 0; row <= 511; row = row + 1)
             if (register_at_taken[row]) register_at[row] <= shadow_at[row];
       end
       if (clear) register_at <= 512'd0;
    end
    always @(posedge clock) begin
       begin : take_shadow_at
          integer row;
          for (row = 0; row <= 511; row = row + 1)
             if (shadow_at_taken[row]) shadow_at[row] <= register_at[row];
       end
       if (clear) shadow_at <= 512'd0;
    end
    always @(posedge clock) begin
       if (write_taken & ~write_at) pairs[write_row][31:0] <= write_data;
       if (write_taken & write_at) pairs[write_row][63:32] <= write_data;
    end
    initial begin
       read_pair = 64'd0; read_at = 1'd0; register_at = 512'd0; shadow_at = 512'd0;
    end
    initial begin : start_of_pairs
       integer row;
       for (row = 0; row <= 511; row = row + 1) pairs[row] = 64'd0;
    end
endmodule
