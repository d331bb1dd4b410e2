// What whoever drives the request port of an LDS must keep. What the hardware does where it is not kept: docs/integration.md.
// A violation is a `$error`; define TURNSTILE_MISUSE to do something else with its text.
`ifndef TURNSTILE_MISUSE
`define TURNSTILE_MISUSE(TEXT) $error(TEXT)
`endif

module turnstile_request_checks
  import turnstile_pkg::*;
#(
    parameter int LANES = 32,
    parameter int ADDR_BITS = 16,
    // Bits of everything that must be held with a request, and of the lanes' words.
    parameter int HELD_BITS = 1,
    parameter int WORD_BITS = 1
) (
    input logic clock,
    input logic clear,
    input logic req_valid,
    input logic req_ready,
    input logic [LDS_OP_BITS-1:0] req_op,
    // Lanes that take part.
    input logic [LANES-1:0] lanes,
    input logic [LANES-1:0][ADDR_BITS-1:0] lane_addr,
    input logic [HELD_BITS-1:0] held,
    input logic [WORD_BITS-1:0] words,
    // The request is an instruction that is done through lock bits; and the lanes' words of this cycle are such an instruction's.
    input logic locked,
    input logic issued
);
  logic plain;
  assign plain = req_valid && !locked;

  // Address bits that must be 0, by operation.
  logic is_byte, is_half, is_pair;
  logic [2:0] word_part;
  assign is_byte = req_op inside {LDS_READ_U8, LDS_READ_I8, LDS_WRITE_B8};
  assign is_half = req_op inside {LDS_READ_U16, LDS_READ_I16, LDS_WRITE_B16};
  assign is_pair = req_op inside {LDS_READ_B64, LDS_WRITE_B64};
  assign word_part = is_byte ? 3'b000 : is_half ? 3'b001 : is_pair ? 3'b111 : 3'b011;

  logic [LANES-1:0] misaligned;
  for (genvar lane = 0; lane < LANES; lane++) begin : g_lane
    assign misaligned[lane] = lanes[lane] && (lane_addr[lane][2:0] & word_part) != 0;
  end

  known_operation :
  assert property (@(posedge clock) disable iff (clear) plain |-> req_op <= LDS_OP_LAST)
  else `TURNSTILE_MISUSE("a reserved code on req_op");

  aligned :
  assert property (@(posedge clock) disable iff (clear) plain && !issued |-> misaligned == 0)
  else `TURNSTILE_MISUSE("a misaligned address");

  held_until_ready :
  assert property (@(posedge clock) disable iff (clear)
                   req_valid && !req_ready |=> req_valid && $stable(held))
  else `TURNSTILE_MISUSE("a request dropped or changed before req_ready");

  words_held_until_ready :
  assert property (@(posedge clock) disable iff (clear)
                   plain && !req_ready && !issued |=> issued || $stable(words))
  else `TURNSTILE_MISUSE("a request dropped or changed before req_ready");

  clear_alone :
  assert property (@(posedge clock) clear |-> !req_valid)
  else `TURNSTILE_MISUSE("a request in a cycle with clear");
endmodule
