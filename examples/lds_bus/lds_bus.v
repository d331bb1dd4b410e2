// lds_dcd behind a valid/ready bus: commands in, answers out, both may wait.
//
// One command at a time. A command and its operands are held until cmd_ready, as the LDS wants it of a request, so they go
// straight through; the answer of the LDS is a pulse, so it is kept until ans_ready. A layout has no answer.
//
// TX_Begin of a stalled wavefront would wait for a TX_Commit that cannot come past it: look at begin_stall first.
module lds_bus (
    input wire clock,
    input wire clear,
    input wire cmd_valid,
    output wire cmd_ready,
    input wire [1:0] cmd_kind,  // 0 access, 1 TX_Begin, 2 TX_Commit, 3 layout
    input wire [1:0] cmd_wavefront,
    // Accesses.
    input wire cmd_half,
    input wire [4:0] cmd_op,
    input wire cmd_transactional,
    input wire [31:0] cmd_lanes,
    input wire [32*16-1:0] cmd_addr,
    input wire [32*32-1:0] cmd_data,
    input wire [32*32-1:0] cmd_data2,
    // TX_Begin.
    input wire [63:0] cmd_exec,
    // Layouts.
    input wire [8:0] cmd_row_base,
    input wire [8:0] cmd_rows,
    input wire [7:0] cmd_state_base,
    input wire [3:0] cmd_group,
    output reg ans_valid,
    input wire ans_ready,
    output reg [32*32-1:0] ans_data,
    output reg [32*32-1:0] ans_data2,
    output reg [31:0] ans_lost,
    output reg ans_retry,
    output reg [63:0] ans_exec,
    output reg [63:0] ans_committed,
    output wire [3:0] begin_stall
);
  localparam ACCESS = 2'd0, COMMIT = 2'd2, LAYOUT = 2'd3;

  // A command is taken and its answer not.
  reg waiting;
  wire is_access = cmd_kind == ACCESS;
  wire is_layout = cmd_kind == LAYOUT;
  wire offer = cmd_valid & ~waiting & ~clear;
  wire req_ready, tx_ready;
  assign cmd_ready = offer & (is_access ? req_ready : is_layout | tx_ready);

  wire rsp_valid, txrsp_valid, txrsp_retry;
  wire [32*32-1:0] rsp_data, rsp_data2;
  wire [31:0] rsp_aborted;
  wire [63:0] txrsp_exec, txrsp_committed;
  always @(posedge clock) begin
    if (cmd_ready & ~is_layout) waiting <= 1;
    if (ans_valid & ans_ready) {ans_valid, waiting} <= 0;
    if (rsp_valid) begin
      ans_valid <= 1;
      ans_data <= rsp_data;
      ans_data2 <= rsp_data2;
      ans_lost <= rsp_aborted;
    end
    if (txrsp_valid) begin
      ans_valid <= 1;
      ans_retry <= txrsp_retry;
      ans_exec <= txrsp_exec;
      ans_committed <= txrsp_committed;
    end
    if (clear) {ans_valid, waiting} <= 0;
  end

  lds_dcd lds (
      .clock(clock), .clear(clear),
      .req_valid(offer & is_access), .req_ready(req_ready), .req_op(cmd_op),
      .req_wavefront(cmd_wavefront), .req_half(cmd_half),
      .req_continues(1'b0), .all_lose(1'b0),
      .req_transactional(cmd_transactional), .req_lanes(cmd_lanes),
      .rsp_valid(rsp_valid), .rsp_aborted(rsp_aborted), .rsp_aborted_lower(), .rsp_rounds(),
      .tx_valid(offer & ~is_access & ~is_layout), .tx_ready(tx_ready),
      .tx_commit(cmd_kind == COMMIT), .tx_wavefront(cmd_wavefront),
      .tx_exec_lo(cmd_exec[31:0]), .tx_exec_hi(cmd_exec[63:32]),
      .txrsp_valid(txrsp_valid), .txrsp_wavefront(), .txrsp_retry(txrsp_retry),
      .txrsp_exec_lo(txrsp_exec[31:0]), .txrsp_exec_hi(txrsp_exec[63:32]),
      .txrsp_committed_lo(txrsp_committed[31:0]), .txrsp_committed_hi(txrsp_committed[63:32]),
      .cfg_valid(offer & is_layout), .cfg_wavefront(cmd_wavefront),
      .cfg_row_base(cmd_row_base), .cfg_rows(cmd_rows),
      .cfg_state_base(cmd_state_base), .cfg_group(cmd_group),
      .tcm(), .tcm_old(), .tcm_old_valid(),
      .mode(), .killed(), .begin_stall(begin_stall), .pass_dead(), .perf_overhead(), .idle(),
      .lane_addr(cmd_addr), .lane_data(cmd_data), .lane_data2(cmd_data2),
      .rsp_data(rsp_data), .rsp_data2(rsp_data2)
  );
endmodule
