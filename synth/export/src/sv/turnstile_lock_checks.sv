// What whoever drives an LDS with lock bits must keep, besides what turnstile_request_checks has: the addresses of the lanes that it is told to issue.
`ifndef TURNSTILE_MISUSE
`define TURNSTILE_MISUSE(TEXT) $error(TEXT)
`endif

module turnstile_lock_checks
  import turnstile_pkg::*;
#(
    parameter int LANES = 32,
    parameter int ADDR_BITS = 16,
    parameter int WARP_BITS = 2,
    parameter int HELD_BITS = 1,
    parameter int WORD_BITS = 1
) (
    input logic clock,
    input logic clear,
    input logic req_valid,
    input logic req_ready,
    input logic [LDS_OP_BITS-1:0] req_op,
    input logic req_locked,
    input logic [WARP_BITS-1:0] req_warp,
    input logic [LANES-1:0] lanes,
    input logic [LANES-1:0][ADDR_BITS-1:0] lane_addr,
    input logic [HELD_BITS-1:0] held,
    input logic [WORD_BITS-1:0] words,
    input logic issue_valid,
    input logic [WARP_BITS-1:0] issue_warp,
    input logic issue_unlock,
    input logic won_valid,
    input logic [WARP_BITS-1:0] won_warp,
    input logic [LANES-1:0] won_lanes
);
  // The access that the lanes' words are of in this cycle.
  logic issued, unlocks;
  logic [WARP_BITS-1:0] warp;
  // By slot: the instruction has not been issued yet; the addresses with which it was first, its lanes that have no lock so far, and
  // those that got theirs last.
  logic [2**WARP_BITS-1:0] fresh;
  logic [2**WARP_BITS-1:0][LANES-1:0][ADDR_BITS-1:0] asked;
  logic [2**WARP_BITS-1:0][LANES-1:0] waiting;
  logic [2**WARP_BITS-1:0][LANES-1:0] winners;
  always_ff @(posedge clock) begin
    issued  <= issue_valid && !clear;
    unlocks <= issue_unlock;
    warp    <= issue_warp;
    if (issued && fresh[warp]) begin
      asked[warp] <= lane_addr;
      fresh[warp] <= 1'b0;
    end
    if (won_valid) begin
      winners[won_warp] <= won_lanes;
      waiting[won_warp] <= waiting[won_warp] & ~won_lanes;
    end
    if (req_valid && req_ready && req_locked) begin
      fresh[req_warp]   <= 1'b1;
      waiting[req_warp] <= lanes;
    end
  end

  // Lanes of the access at another address than before. A lane that has stored its word may have any.
  logic [LANES-1:0] accessing, moved;
  assign accessing = unlocks ? winners[warp] : waiting[warp];
  for (genvar lane = 0; lane < LANES; lane++) begin : g_lane
    assign moved[lane] = accessing[lane] && lane_addr[lane] != asked[warp][lane];
  end

  turnstile_request_checks #(
      .LANES(LANES),
      .ADDR_BITS(ADDR_BITS),
      .HELD_BITS(HELD_BITS),
      .WORD_BITS(WORD_BITS)
  ) request (
      .clock(clock),
      .clear(clear),
      .req_valid(req_valid),
      .req_ready(req_ready),
      .req_op(req_op),
      .lanes(lanes),
      .lane_addr(lane_addr),
      .held(held),
      .words(words),
      .locked(req_locked),
      .issued(issued)
  );

  addresses_stay :
  assert property (@(posedge clock) disable iff (clear) issued && !fresh[warp] |-> moved == 0)
  else `TURNSTILE_MISUSE("an atomic instruction at another address than it began with");
endmodule
