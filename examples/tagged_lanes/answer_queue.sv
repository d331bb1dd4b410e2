// The answers of one lane. A place is reserved, with the tag, when the access is taken; the answer goes there when it comes,
// and waits until the host takes it. So an answer that cannot be held off always has a place: a free place is a credit.
//
// Answers come in the order of the accesses.
module answer_queue #(
    parameter int TAG_BITS = 8,
    // Places: a power of two.
    parameter int PLACES = 4
) (
    input wire clock,
    input wire clear,
    // A place is free.
    output wire room,
    // It is reserved at this clock. Only with `room`.
    input wire reserve,
    input wire [TAG_BITS-1:0] reserve_tag,
    // The answer to the oldest access without one.
    input wire answer,
    input wire [31:0] answer_data,
    input wire answer_aborted,
    // The oldest answer goes to the host at valid & ready.
    output wire valid,
    input wire ready,
    output wire [31:0] data,
    output wire aborted,
    output wire [TAG_BITS-1:0] tag
);
  localparam int BITS = $clog2(PLACES);

  // Accesses taken, answered, and handed to the host, modulo 2 * PLACES.
  reg [BITS:0] taken, answered, handed;
  reg [TAG_BITS-1:0] tags[0:PLACES-1];
  reg [32:0] answers[0:PLACES-1];

  wire [BITS:0] outstanding = taken - handed;
  assign room = !outstanding[BITS];
  assign valid = answered != handed;
  assign tag = tags[handed[BITS-1:0]];
  assign {aborted, data} = answers[handed[BITS-1:0]];

  always @(posedge clock) begin
    if (reserve) begin
      tags[taken[BITS-1:0]] <= reserve_tag;
      taken <= taken + 1'b1;
    end
    if (answer) begin
      answers[answered[BITS-1:0]] <= {answer_aborted, answer_data};
      answered <= answered + 1'b1;
    end
    if (valid && ready) handed <= handed + 1'b1;
    if (clear) begin
      taken <= 0;
      answered <= 0;
      handed <= 0;
    end
  end
endmodule
