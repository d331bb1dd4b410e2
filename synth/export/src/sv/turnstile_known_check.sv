// What decides which access takes place, and who owns a word, must be known: to a simulator a condition that is X is false, which here
// would be "no conflict".
`ifndef TURNSTILE_MISUSE
`define TURNSTILE_MISUSE(TEXT) $error(TEXT)
`endif

module turnstile_known_check #(
    parameter int BITS = 1,
    // Said where it is not known.
    parameter TEXT = ""
) (
    input logic clock,
    // The value decides in this cycle.
    input logic decides,
    input logic [BITS-1:0] value
);
  always @(posedge clock) begin
    if (decides !== 1'b0 && (^{decides, value}) === 1'bx) `TURNSTILE_MISUSE(TEXT);
  end
endmodule
