// What whoever drives an LDS with transactions must keep, besides what turnstile_request_checks has.
`ifndef TURNSTILE_MISUSE
`define TURNSTILE_MISUSE(TEXT) $error(TEXT)
`endif

module turnstile_transaction_checks
  import turnstile_pkg::*;
#(
    parameter int LANES = 32,
    parameter int ADDR_BITS = 16,
    parameter int ROW_BITS = 9,
    parameter int SLOTS = 4,
    parameter int SLOT_BITS = 2,
    parameter int HELD_BITS = 1,
    parameter int WORD_BITS = 1,
    parameter int STATE_BITS = 8,
    parameter int INDEX_GROUP = 1
) (
    input logic clock,
    input logic clear,
    input logic req_valid,
    input logic req_ready,
    input logic [LDS_OP_BITS-1:0] req_op,
    input logic [SLOT_BITS-1:0] req_wavefront,
    input logic req_half,
    input logic req_continues,
    input logic req_transactional,
    input logic [LANES-1:0] req_lanes,
    input logic [LANES-1:0][ADDR_BITS-1:0] lane_addr,
    input logic [HELD_BITS-1:0] held,
    input logic [WORD_BITS-1:0] words,
    input logic all_lose,
    input logic tx_valid,
    input logic tx_ready,
    input logic tx_commit,
    input logic [SLOT_BITS-1:0] tx_wavefront,
    input logic [1:0][31:0] tx_exec,
    input logic cfg_valid,
    input logic [SLOT_BITS-1:0] cfg_wavefront,
    input logic [ROW_BITS-1:0] cfg_row_base,
    input logic [ROW_BITS-1:0] cfg_rows,
    input logic [STATE_BITS-1:0] cfg_state_base,
    input logic [SLOTS-1:0] cfg_group,
    input logic [SLOTS-1:0][1:0][31:0] tcm,
    input logic [SLOTS-1:0][TX_MODE_BITS-1:0] mode
);
  // What the port has been told: passes between TX_Begin and TX_Commit with their EXEC, and where work-groups lie.
  logic [SLOTS-1:0] running;
  logic [SLOTS-1:0][1:0][31:0] exec;
  logic [SLOTS-1:0][ROW_BITS-1:0] row_base;
  logic [SLOTS-1:0][ROW_BITS-1:0] rows;
  logic [SLOTS-1:0][SLOTS-1:0] group;
  initial {running, exec, row_base, rows, group} = '0;
  always @(posedge clock) begin
    if (tx_valid && tx_ready) begin
      running[tx_wavefront] <= !tx_commit;
      if (!tx_commit && !running[tx_wavefront]) exec[tx_wavefront] <= tx_exec;
    end
    if (clear) running <= 0;
    if (cfg_valid) begin
      row_base[cfg_wavefront] <= cfg_row_base;
      rows[cfg_wavefront] <= cfg_rows;
      group[cfg_wavefront] <= cfg_group;
    end
  end

  // Slots in transactions whose work-group is another than the access has it.
  logic [SLOTS-1:0] disagrees;
  for (genvar slot = 0; slot < SLOTS; slot++) begin : g_slot
    assign disagrees[slot] = running[slot] && (group[req_wavefront][slot] || group[slot][req_wavefront])
        && group[slot] != group[req_wavefront];
  end

  // The last transactional request was a lower half, of this slot.
  logic lower;
  logic [SLOT_BITS-1:0] lower_slot;
  initial {lower, lower_slot} = '0;
  always @(posedge clock) begin
    if (tx_valid && tx_ready && tx_wavefront == lower_slot) lower <= 0;
    if (req_valid && req_ready && req_transactional) begin
      lower <= !req_half;
      lower_slot <= req_wavefront;
    end
    if (clear) lower <= 0;
  end

  // Lanes that have lost take no part.
  logic [LANES-1:0] in_pass, lanes, past_rows;
  logic accesses;
  assign in_pass = exec[req_wavefront][req_half][LANES-1:0];
  assign lanes = req_lanes & ~(req_transactional ? tcm[req_wavefront][req_half][LANES-1:0] : '0);
  assign accesses = req_valid && req_transactional;
  for (genvar lane = 0; lane < LANES; lane++) begin : g_lane
    logic [ROW_BITS-1:0] row;
    assign row = lane_addr[lane][ADDR_BITS-1-:ROW_BITS] - row_base[req_wavefront];
    assign past_rows[lane] = lanes[lane] && row >= rows[req_wavefront];
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
      .locked(1'b0),
      .issued(1'b0)
  );

  access_in_pass :
  assert property (@(posedge clock) disable iff (clear) accesses |-> running[req_wavefront])
  else `TURNSTILE_MISUSE("a transactional access without TX_Begin");

  lanes_of_pass :
  assert property (@(posedge clock) disable iff (clear)
                   accesses && running[req_wavefront] |-> (lanes & ~in_pass) == 0)
  else `TURNSTILE_MISUSE("a transactional access of lanes that are not in EXEC of TX_Begin");

  access_in_rows :
  assert property (@(posedge clock) disable iff (clear) accesses |-> past_rows == 0)
  else `TURNSTILE_MISUSE("a transactional access outside of the rows in cfg_rows");

  continues_lower_half :
  assert property (@(posedge clock) disable iff (clear)
                   all_lose && accesses && req_half && req_continues |-> lower && lower_slot == req_wavefront)
  else `TURNSTILE_MISUSE("req_continues without the lower half of the access right before");

  strap_is_constant :
  assert property (@(posedge clock) disable iff (clear) 1 |=> $stable(all_lose))
  else `TURNSTILE_MISUSE("all_lose changed outside of clear");

  commit_after_answers :
  assert property (@(posedge clock) disable iff (clear)
                   tx_valid && tx_ready && tx_commit && accesses |-> req_wavefront != tx_wavefront)
  else `TURNSTILE_MISUSE("TX_Commit beside an access of its transaction");

  layout_is_kept :
  assert property (@(posedge clock) disable iff (clear)
                   cfg_valid |-> mode[cfg_wavefront] == TX_NORMAL)
  else `TURNSTILE_MISUSE("cfg_* of a slot within its transaction");

  index_group :
  assert property (@(posedge clock) disable iff (clear)
                   cfg_valid |-> (int'(cfg_state_base) & (INDEX_GROUP - 1)) == 0)
  else `TURNSTILE_MISUSE("cfg_state_base in the middle of a group of indices");

  own_group :
  assert property (@(posedge clock) disable iff (clear)
                   accesses && rows[req_wavefront] != 0 |-> group[req_wavefront][req_wavefront])
  else `TURNSTILE_MISUSE("a slot that is not in its own cfg_group");

  groups_agree :
  assert property (@(posedge clock) disable iff (clear) accesses |-> disagrees == 0)
  else `TURNSTILE_MISUSE("slots of a work-group with different cfg_group");

  clear_outside_transactions :
  assert property (@(posedge clock) clear |-> mode == 0 && !tx_valid)
  else `TURNSTILE_MISUSE("clear within a transaction");
endmodule
