// Control accesses, one at a time: it waits until the requests before it are answered, then asks the LDS, or answers itself.
//
// | code | takes | answers |
// | --- | --- | --- |
// | BEGIN | EXEC | lanes that run; aborted where the warp is stalled: repeat it |
// | COMMIT | | lanes that have to go again: restore their registers, BEGIN with this EXEC; 0 ends the transaction |
// | TCM | | the conflict mask of the warp |
// | STATUS | | bits 1 to 0 mode, 2 killed, 3 pass_dead, 4 begin_stall |
// | LAYOUT | 8 to 0 cfg_row_base, 17 to 9 cfg_rows, 25 to 18 cfg_state_base, 29 to 26 cfg_group | 0; aborted in a transaction |
//
// begin_stall is looked at before TX_Begin is presented. If it waited at the port, no access could come past it, so the warp that
// it waits for could never commit.
module lane_control (
    input wire clock,
    input wire clear,
    // An access, taken at this clock; only while `busy` is low.
    input wire take,
    input wire [2:0] take_code,
    input wire [1:0] take_warp,
    input wire [31:0] take_data,
    // One is in service.
    output wire busy,
    // No request is, in this cycle.
    input wire alone,
    // Its answer: one cycle.
    output wire answered,
    output wire [31:0] answer,
    output wire aborted,

    // The transaction port, the layout and the status of lds_dcd.
    output wire tx_valid,
    input wire tx_ready,
    output wire tx_commit,
    output wire [1:0] warp,
    output wire [31:0] tx_exec,
    input wire txrsp_valid,
    input wire txrsp_retry,
    input wire [31:0] txrsp_exec,
    output wire cfg_valid,
    output wire [8:0] cfg_row_base,
    output wire [8:0] cfg_rows,
    output wire [7:0] cfg_state_base,
    output wire [3:0] cfg_group,
    input wire [8*32-1:0] tcm,
    input wire [4*2-1:0] mode,
    input wire [3:0] killed,
    input wire [3:0] pass_dead,
    input wire [3:0] begin_stall
);
  // `asked`: TX_Begin or TX_Commit was taken, and is answered in the next cycle.
  reg valid, asked;
  reg [2:0] code;
  reg [1:0] slot;
  reg [31:0] data;

  always @(posedge clock) begin
    if (take) begin
      valid <= 1;
      code <= take_code;
      slot <= take_warp;
      data <= take_data;
    end
    if (tx_valid && tx_ready) asked <= 1;
    if (answered) begin
      valid <= 0;
      asked <= 0;
    end
    if (clear) begin
      valid <= 0;
      asked <= 0;
    end
  end

  wire [1:0] mode_of_slot = mode[{slot, 1'b0}+:2];
  wire [31:0] mask = tcm[{slot, 6'b0}+:32];

  wire is_begin = code == tagged_lanes_pkg::CONTROL_BEGIN;
  wire is_commit = code == tagged_lanes_pkg::CONTROL_COMMIT;
  wire is_layout = code == tagged_lanes_pkg::CONTROL_LAYOUT;
  wire starts = valid && !asked && alone && !clear;
  wire refused = is_begin ? begin_stall[slot] : is_layout && mode_of_slot != turnstile_pkg::TX_NORMAL;

  assign busy = valid;
  assign tx_valid = starts && ((is_begin && !refused) || is_commit);
  assign cfg_valid = starts && is_layout && !refused;
  assign answered = asked ? txrsp_valid : starts && !tx_valid;
  assign aborted = !asked && refused;

  assign warp = slot;
  assign tx_commit = is_commit;
  assign tx_exec = data;
  assign {cfg_group, cfg_state_base, cfg_rows, cfg_row_base} = data[29:0];

  wire [4:0] status = {begin_stall[slot], pass_dead[slot], killed[slot], mode_of_slot};
  assign answer =
      is_begin ? (aborted ? 0 : txrsp_exec & ~mask) :
      is_commit ? (txrsp_retry ? txrsp_exec : 0) :
      code == tagged_lanes_pkg::CONTROL_TCM ? mask :
      code == tagged_lanes_pkg::CONTROL_STATUS ? 32'(status) : 0;
endmodule
