// What takes the place of bank_ram.v where the words of a bank are in a macro: the module bank_ram around it.
//
// sram_512x32 stands for what a memory compiler gives: a read port and a write port, enables active low, an enable a byte. A word
// that is read in the clock in which it is written is unknown, and nothing is done about it: nobody looks at it.
module bank_ram (
    input  wire clock,
    input  wire read_enable,
    input  wire [8:0] read_row,
    output wire [31:0] read_data,
    input  wire [3:0] write_mask,
    input  wire [8:0] write_row,
    input  wire [31:0] write_data
);
  sram_512x32 words (
      .CLK(clock),
      .REN(~read_enable), .RA(read_row), .Q(read_data),
      .WEN(~write_mask), .WA(write_row), .D(write_data)
  );
endmodule

module sram_512x32 (
    input  wire CLK,
    input  wire REN,
    input  wire [8:0] RA,
    output reg  [31:0] Q,
    input  wire [3:0] WEN,
    input  wire [8:0] WA,
    input  wire [31:0] D
);
  reg [31:0] array [0:511];
  wire collides = ~&WEN & (RA == WA);
  integer at;
  always @(posedge CLK) begin
    if (~REN) Q <= collides ? 32'bx : array[RA];
    for (at = 0; at < 4; at = at + 1) if (~WEN[at]) array[WA][8*at +: 8] <= D[8*at +: 8];
  end
  // For benches that read what they have not written.
  initial for (at = 0; at < 512; at = at + 1) array[at] = 32'd0;
endmodule
