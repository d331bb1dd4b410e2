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
      .req_transactional(cmd_transactional), .req_lanes(cmd_lanes),
      .rsp_valid(rsp_valid), .rsp_aborted(rsp_aborted), .rsp_rounds(),
      .tx_valid(offer & ~is_access & ~is_layout), .tx_ready(tx_ready),
      .tx_commit(cmd_kind == COMMIT), .tx_wavefront(cmd_wavefront),
      .tx_exec_lo(cmd_exec[31:0]), .tx_exec_hi(cmd_exec[63:32]),
      .txrsp_valid(txrsp_valid), .txrsp_wavefront(), .txrsp_retry(txrsp_retry),
      .txrsp_exec_lo(txrsp_exec[31:0]), .txrsp_exec_hi(txrsp_exec[63:32]),
      .txrsp_committed_lo(txrsp_committed[31:0]), .txrsp_committed_hi(txrsp_committed[63:32]),
      .cfg_valid(offer & is_layout), .cfg_wavefront(cmd_wavefront),
      .cfg_row_base(cmd_row_base), .cfg_rows(cmd_rows),
      .cfg_state_base(cmd_state_base), .cfg_group(cmd_group),
      .tcm_0(), .tcm_1(), .tcm_2(), .tcm_3(), .tcm_4(), .tcm_5(), .tcm_6(), .tcm_7(),
      .tcm_old_0(), .tcm_old_1(), .tcm_old_2(), .tcm_old_3(),
      .tcm_old_4(), .tcm_old_5(), .tcm_old_6(), .tcm_old_7(), .tcm_old_valid(),
      .mode(), .killed(), .begin_stall(begin_stall), .pass_dead(), .perf_overhead(), .idle(),
      .lane_addr_0(cmd_addr[16*0+:16]), .lane_addr_1(cmd_addr[16*1+:16]),
      .lane_addr_2(cmd_addr[16*2+:16]), .lane_addr_3(cmd_addr[16*3+:16]),
      .lane_addr_4(cmd_addr[16*4+:16]), .lane_addr_5(cmd_addr[16*5+:16]),
      .lane_addr_6(cmd_addr[16*6+:16]), .lane_addr_7(cmd_addr[16*7+:16]),
      .lane_addr_8(cmd_addr[16*8+:16]), .lane_addr_9(cmd_addr[16*9+:16]),
      .lane_addr_10(cmd_addr[16*10+:16]), .lane_addr_11(cmd_addr[16*11+:16]),
      .lane_addr_12(cmd_addr[16*12+:16]), .lane_addr_13(cmd_addr[16*13+:16]),
      .lane_addr_14(cmd_addr[16*14+:16]), .lane_addr_15(cmd_addr[16*15+:16]),
      .lane_addr_16(cmd_addr[16*16+:16]), .lane_addr_17(cmd_addr[16*17+:16]),
      .lane_addr_18(cmd_addr[16*18+:16]), .lane_addr_19(cmd_addr[16*19+:16]),
      .lane_addr_20(cmd_addr[16*20+:16]), .lane_addr_21(cmd_addr[16*21+:16]),
      .lane_addr_22(cmd_addr[16*22+:16]), .lane_addr_23(cmd_addr[16*23+:16]),
      .lane_addr_24(cmd_addr[16*24+:16]), .lane_addr_25(cmd_addr[16*25+:16]),
      .lane_addr_26(cmd_addr[16*26+:16]), .lane_addr_27(cmd_addr[16*27+:16]),
      .lane_addr_28(cmd_addr[16*28+:16]), .lane_addr_29(cmd_addr[16*29+:16]),
      .lane_addr_30(cmd_addr[16*30+:16]), .lane_addr_31(cmd_addr[16*31+:16]),
      .lane_data_0(cmd_data[32*0+:32]), .lane_data_1(cmd_data[32*1+:32]),
      .lane_data_2(cmd_data[32*2+:32]), .lane_data_3(cmd_data[32*3+:32]),
      .lane_data_4(cmd_data[32*4+:32]), .lane_data_5(cmd_data[32*5+:32]),
      .lane_data_6(cmd_data[32*6+:32]), .lane_data_7(cmd_data[32*7+:32]),
      .lane_data_8(cmd_data[32*8+:32]), .lane_data_9(cmd_data[32*9+:32]),
      .lane_data_10(cmd_data[32*10+:32]), .lane_data_11(cmd_data[32*11+:32]),
      .lane_data_12(cmd_data[32*12+:32]), .lane_data_13(cmd_data[32*13+:32]),
      .lane_data_14(cmd_data[32*14+:32]), .lane_data_15(cmd_data[32*15+:32]),
      .lane_data_16(cmd_data[32*16+:32]), .lane_data_17(cmd_data[32*17+:32]),
      .lane_data_18(cmd_data[32*18+:32]), .lane_data_19(cmd_data[32*19+:32]),
      .lane_data_20(cmd_data[32*20+:32]), .lane_data_21(cmd_data[32*21+:32]),
      .lane_data_22(cmd_data[32*22+:32]), .lane_data_23(cmd_data[32*23+:32]),
      .lane_data_24(cmd_data[32*24+:32]), .lane_data_25(cmd_data[32*25+:32]),
      .lane_data_26(cmd_data[32*26+:32]), .lane_data_27(cmd_data[32*27+:32]),
      .lane_data_28(cmd_data[32*28+:32]), .lane_data_29(cmd_data[32*29+:32]),
      .lane_data_30(cmd_data[32*30+:32]), .lane_data_31(cmd_data[32*31+:32]),
      .lane_data2_0(cmd_data2[32*0+:32]), .lane_data2_1(cmd_data2[32*1+:32]),
      .lane_data2_2(cmd_data2[32*2+:32]), .lane_data2_3(cmd_data2[32*3+:32]),
      .lane_data2_4(cmd_data2[32*4+:32]), .lane_data2_5(cmd_data2[32*5+:32]),
      .lane_data2_6(cmd_data2[32*6+:32]), .lane_data2_7(cmd_data2[32*7+:32]),
      .lane_data2_8(cmd_data2[32*8+:32]), .lane_data2_9(cmd_data2[32*9+:32]),
      .lane_data2_10(cmd_data2[32*10+:32]), .lane_data2_11(cmd_data2[32*11+:32]),
      .lane_data2_12(cmd_data2[32*12+:32]), .lane_data2_13(cmd_data2[32*13+:32]),
      .lane_data2_14(cmd_data2[32*14+:32]), .lane_data2_15(cmd_data2[32*15+:32]),
      .lane_data2_16(cmd_data2[32*16+:32]), .lane_data2_17(cmd_data2[32*17+:32]),
      .lane_data2_18(cmd_data2[32*18+:32]), .lane_data2_19(cmd_data2[32*19+:32]),
      .lane_data2_20(cmd_data2[32*20+:32]), .lane_data2_21(cmd_data2[32*21+:32]),
      .lane_data2_22(cmd_data2[32*22+:32]), .lane_data2_23(cmd_data2[32*23+:32]),
      .lane_data2_24(cmd_data2[32*24+:32]), .lane_data2_25(cmd_data2[32*25+:32]),
      .lane_data2_26(cmd_data2[32*26+:32]), .lane_data2_27(cmd_data2[32*27+:32]),
      .lane_data2_28(cmd_data2[32*28+:32]), .lane_data2_29(cmd_data2[32*29+:32]),
      .lane_data2_30(cmd_data2[32*30+:32]), .lane_data2_31(cmd_data2[32*31+:32]),
      .rsp_data_0(rsp_data[32*0+:32]), .rsp_data_1(rsp_data[32*1+:32]),
      .rsp_data_2(rsp_data[32*2+:32]), .rsp_data_3(rsp_data[32*3+:32]),
      .rsp_data_4(rsp_data[32*4+:32]), .rsp_data_5(rsp_data[32*5+:32]),
      .rsp_data_6(rsp_data[32*6+:32]), .rsp_data_7(rsp_data[32*7+:32]),
      .rsp_data_8(rsp_data[32*8+:32]), .rsp_data_9(rsp_data[32*9+:32]),
      .rsp_data_10(rsp_data[32*10+:32]), .rsp_data_11(rsp_data[32*11+:32]),
      .rsp_data_12(rsp_data[32*12+:32]), .rsp_data_13(rsp_data[32*13+:32]),
      .rsp_data_14(rsp_data[32*14+:32]), .rsp_data_15(rsp_data[32*15+:32]),
      .rsp_data_16(rsp_data[32*16+:32]), .rsp_data_17(rsp_data[32*17+:32]),
      .rsp_data_18(rsp_data[32*18+:32]), .rsp_data_19(rsp_data[32*19+:32]),
      .rsp_data_20(rsp_data[32*20+:32]), .rsp_data_21(rsp_data[32*21+:32]),
      .rsp_data_22(rsp_data[32*22+:32]), .rsp_data_23(rsp_data[32*23+:32]),
      .rsp_data_24(rsp_data[32*24+:32]), .rsp_data_25(rsp_data[32*25+:32]),
      .rsp_data_26(rsp_data[32*26+:32]), .rsp_data_27(rsp_data[32*27+:32]),
      .rsp_data_28(rsp_data[32*28+:32]), .rsp_data_29(rsp_data[32*29+:32]),
      .rsp_data_30(rsp_data[32*30+:32]), .rsp_data_31(rsp_data[32*31+:32]),
      .rsp_data2_0(rsp_data2[32*0+:32]), .rsp_data2_1(rsp_data2[32*1+:32]),
      .rsp_data2_2(rsp_data2[32*2+:32]), .rsp_data2_3(rsp_data2[32*3+:32]),
      .rsp_data2_4(rsp_data2[32*4+:32]), .rsp_data2_5(rsp_data2[32*5+:32]),
      .rsp_data2_6(rsp_data2[32*6+:32]), .rsp_data2_7(rsp_data2[32*7+:32]),
      .rsp_data2_8(rsp_data2[32*8+:32]), .rsp_data2_9(rsp_data2[32*9+:32]),
      .rsp_data2_10(rsp_data2[32*10+:32]), .rsp_data2_11(rsp_data2[32*11+:32]),
      .rsp_data2_12(rsp_data2[32*12+:32]), .rsp_data2_13(rsp_data2[32*13+:32]),
      .rsp_data2_14(rsp_data2[32*14+:32]), .rsp_data2_15(rsp_data2[32*15+:32]),
      .rsp_data2_16(rsp_data2[32*16+:32]), .rsp_data2_17(rsp_data2[32*17+:32]),
      .rsp_data2_18(rsp_data2[32*18+:32]), .rsp_data2_19(rsp_data2[32*19+:32]),
      .rsp_data2_20(rsp_data2[32*20+:32]), .rsp_data2_21(rsp_data2[32*21+:32]),
      .rsp_data2_22(rsp_data2[32*22+:32]), .rsp_data2_23(rsp_data2[32*23+:32]),
      .rsp_data2_24(rsp_data2[32*24+:32]), .rsp_data2_25(rsp_data2[32*25+:32]),
      .rsp_data2_26(rsp_data2[32*26+:32]), .rsp_data2_27(rsp_data2[32*27+:32]),
      .rsp_data2_28(rsp_data2[32*28+:32]), .rsp_data2_29(rsp_data2[32*29+:32]),
      .rsp_data2_30(rsp_data2[32*30+:32]), .rsp_data2_31(rsp_data2[32*31+:32])
  );
endmodule
