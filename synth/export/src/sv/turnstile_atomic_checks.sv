// What the memory behind an atomic unit, and whoever sends it requests, must keep. An answer or acknowledge that nobody waits for does
// nothing in the unit, so one that comes too early is lost and its entry never ends: here it is noticed.
`ifndef TURNSTILE_MISUSE
`define TURNSTILE_MISUSE(TEXT) $error(TEXT)
`endif

module turnstile_atomic_checks
  import turnstile_pkg::*;
#(
    parameter int ENTRIES = 32,
    parameter int ENTRY_BITS = 5,
    parameter int ADDR_BITS = 30
) (
    input logic clock,
    input logic clear,
    input logic cfg_hold,
    input logic req_valid,
    input logic [ATOMIC_OP_BITS-1:0] req_op,
    input logic req_wide,
    input logic [ADDR_BITS-1:0] req_address,
    input logic mem_valid,
    input logic mem_ready,
    input logic [ENTRY_BITS-1:0] mem_entry,
    input logic mem_answers,
    input logic mem_ordered,
    input logic write_ack,
    input logic [ENTRY_BITS-1:0] write_ack_entry,
    input logic memrsp_valid,
    input logic memrsp_ready,
    input logic [ENTRY_BITS-1:0] memrsp_entry,
    input logic [5:0] queued
);
  // Entries whose access is to be answered, and to be acknowledged.
  logic [ENTRIES-1:0] answering, landing;
  initial {answering, landing} = '0;
  always @(posedge clock) begin
    if (memrsp_valid && memrsp_ready) answering[memrsp_entry] <= 0;
    if (write_ack) landing[write_ack_entry] <= 0;
    if (mem_valid && mem_ready) begin
      if (mem_answers) answering[mem_entry] <= 1;
      else if (!mem_ordered) landing[mem_entry] <= 1;
    end
    if (clear) {answering, landing} <= '0;
  end

  lands_once :
  assert property (@(posedge clock) disable iff (clear) write_ack |-> landing[write_ack_entry])
  else `TURNSTILE_MISUSE("an acknowledge of an entry without a write or packet that is to land");

  answered_once :
  assert property (@(posedge clock) disable iff (clear) memrsp_valid |-> answering[memrsp_entry])
  else `TURNSTILE_MISUSE("an answer for an entry without an access that is to be answered");

  wide_is_even :
  assert property (@(posedge clock) disable iff (clear)
                   req_valid && req_wide && req_op < ATOMIC_LOAD |-> !req_address[0])
  else `TURNSTILE_MISUSE("an atomic of 64 bits at an odd word");

  hold_is_kept :
  assert property (@(posedge clock) disable iff (clear) queued != 0 |-> $stable(cfg_hold))
  else `TURNSTILE_MISUSE("cfg_hold changed while the unit was not empty");
endmodule
