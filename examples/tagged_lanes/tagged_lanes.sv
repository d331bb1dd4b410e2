// lds_dcd behind a bus a lane, as open GPUs and clusters have them: each lane has valid and ready of its own, its answers carry
// its tags and may be held off.
//
//   lane 0 --> lane_operation --+                                                     +--> answer_queue --> lane 0
//   lane 1 --> lane_operation --+--> lanes of one class --> request --> lds_dcd ------+--> answer_queue --> lane 1
//     ..                        |    one control access --> lane_control --> lds_dcd -+      ..
//
// Requests: lanes take turns to lead. The leader, and every lane whose access is of its class (operation, transactional, and
// then the warp), make one request of the LDS; the others wait. Each lane with room leads within NUM_LANES turns.
//
// Answers: a lane has room while it has fewer than DEPTH accesses without an answer that the host has taken. As its place
// is reserved before, the answers of the LDS are never held off, and a lane whose host takes none delays no other.
//
// Control accesses (TX_Begin, TX_Commit, masks, status, layout) are single: one starts when all requests are answered, and no
// request is taken until it is answered. So TX_Commit comes after the answers to its transaction, and there is one TX_Begin
// at a time. A TX_Begin that would be stalled is answered at once, for it would wait for accesses behind it.
//
// A thread of a warp is always at the same lane: lane i is lane i of the wavefront. Its upper half (req_half) is not used.
module tagged_lanes #(
    // Lanes of the host: 1 to 32.
    parameter int NUM_LANES = 32,
    parameter int TAG_BITS = 8,
    // Accesses of a lane whose answers the host has not taken: a power of two, at least 2.
    parameter int DEPTH = 4,
    // Requests that the LDS has not answered: a power of two, at least 2. With 4 one is taken each cycle.
    parameter int IN_FLIGHT = 4
) (
    // Rising edge.
    input wire clock,
    // Synchronous: forgets all accesses, answers and transactions. One cycle, before the first access.
    input wire clear,

    // An access of each lane: taken at valid & ready, until then all of it is held. Ready depends combinationally on valid,
    // and on everything else of all lanes but data and tags.
    input wire [NUM_LANES-1:0] lane_valid,
    output wire [NUM_LANES-1:0] lane_ready,
    // Word address in the LDS; with bit 14 a control access of the lane's warp, and bits 2 to 0 say which.
    input wire [NUM_LANES*15-1:0] lane_addr,
    // A store, if it is no atomic.
    input wire [NUM_LANES-1:0] lane_write,
    // Bytes that a store writes; bit 0 is the lowest byte.
    input wire [NUM_LANES*4-1:0] lane_byteen,
    // An atomic on the word (tagged_lanes_pkg), which answers the word before.
    input wire [NUM_LANES*4-1:0] lane_atomic,
    // What a store writes, each byte in its place; the operand of an atomic or of a control access.
    input wire [NUM_LANES*32-1:0] lane_data,
    // Slot of the thread's warp.
    input wire [NUM_LANES*2-1:0] lane_warp,
    // The access is part of the warp's transaction.
    input wire [NUM_LANES-1:0] lane_transactional,
    input wire [NUM_LANES*TAG_BITS-1:0] lane_tag,

    // Answers of each lane, in the order of its accesses; the host takes one at valid & ready.
    output wire [NUM_LANES-1:0] rsp_valid,
    input wire [NUM_LANES-1:0] rsp_ready,
    // The whole word of a load, the word before an atomic, what a control access answers. Of a store: undefined.
    output wire [NUM_LANES*32-1:0] rsp_data,
    // The access did not take place: the thread has lost a conflict, now or before in its pass; TX_Begin is stalled; the layout
    // may not change.
    output wire [NUM_LANES-1:0] rsp_aborted,
    output wire [NUM_LANES*TAG_BITS-1:0] rsp_tag,

    // Nothing is in service; answers may be waiting for the host.
    output wire idle
);
  localparam int FLIGHT_BITS = $clog2(IN_FLIGHT);
  // Operation, transactional, warp.
  localparam int CLASS_BITS = 5 + 1 + 2;
  // Class; code, warp and data of a control access.
  localparam int ACCESS_BITS = CLASS_BITS + 3 + 2 + 32;

  genvar g;

  // What each lane brings, as the LDS wants it. Lanes that the host does not have bring 0.

  wire [NUM_LANES-1:0] control;
  wire [NUM_LANES*ACCESS_BITS-1:0] access;
  wire [32*16-1:0] addr;
  wire [32*32-1:0] data, data2;

  for (g = 0; g < 32; g = g + 1) begin : g_lane
    if (g < NUM_LANES) begin : g_host
      wire [4:0] op;
      wire [1:0] op_byte;
      lane_operation operation (
          .write(lane_write[g]),
          .byteen(lane_byteen[g*4+:4]),
          .atomic(lane_atomic[g*4+:4]),
          .data(lane_data[g*32+:32]),
          .op(op),
          .op_byte(op_byte),
          .op_data(data[g*32+:32]),
          .op_data2(data2[g*32+:32])
      );
      wire [13:0] word = lane_addr[g*15+:14];
      wire [1:0] warp = lane_warp[g*2+:2];
      // Outside of transactions the LDS does not look at the warp.
      wire [CLASS_BITS-1:0] lane_class = {
        op, lane_transactional[g], warp & {2{lane_transactional[g]}}
      };
      assign addr[g*16+:16] = {word, op_byte};
      assign control[g] = lane_addr[g*15+14];
      assign access[g*ACCESS_BITS+:ACCESS_BITS] = {lane_class, word[2:0], warp, lane_data[g*32+:32]};
    end else begin : g_none
      assign addr[g*16+:16] = 0;
      assign data[g*32+:32] = 0;
      assign data2[g*32+:32] = 0;
    end
  end

  // Who leads, and who goes with the leader.

  // Lanes whose turn is still to come before lane 0 has its next.
  reg [NUM_LANES-1:0] later;
  wire [NUM_LANES-1:0] room;
  wire [NUM_LANES-1:0] waiting = lane_valid & room;
  wire [NUM_LANES-1:0] in_line = |(waiting & later) ? waiting & later : waiting;
  // The lowest of them: one bit, or none.
  wire [NUM_LANES-1:0] leader = in_line & (~in_line + 1'b1);
  wire leader_controls = |(leader & control);

  function automatic [ACCESS_BITS-1:0] access_of(input [NUM_LANES-1:0] lane,
                                                 input [NUM_LANES*ACCESS_BITS-1:0] of);
    access_of = 0;
    for (int i = 0; i < NUM_LANES; i = i + 1)
      if (lane[i]) access_of = access_of | of[i*ACCESS_BITS+:ACCESS_BITS];
  endfunction
  wire [CLASS_BITS-1:0] leader_class;
  wire [2:0] leader_code;
  wire [1:0] leader_warp;
  wire [31:0] leader_data;
  assign {leader_class, leader_code, leader_warp, leader_data} = access_of(leader, access);

  wire [NUM_LANES-1:0] same_class;
  for (g = 0; g < NUM_LANES; g = g + 1) begin : g_class
    wire [CLASS_BITS-1:0] lane_class = access[(g+1)*ACCESS_BITS-1-:CLASS_BITS];
    assign same_class[g] = !control[g] && lane_class == leader_class;
  end

  // Nothing is taken in the cycle of `clear`, nor while a control access is in service.
  wire request_free, control_busy;
  wire takes = !clear && !control_busy && (leader_controls || request_free);
  // Ready is for those that are valid.
  assign lane_ready = !takes ? '0 : leader_controls ? leader : waiting & same_class;
  wire takes_request = takes && |waiting && !leader_controls;
  wire takes_control = takes && leader_controls;

  always @(posedge clock) begin
    if (takes && |waiting) later <= ~(leader | (leader - 1'b1));
    if (clear) later <= 0;
  end

  // The request, as it is held for the LDS.

  reg request_valid;
  reg [CLASS_BITS-1:0] request_class;
  reg [31:0] request_lanes;
  reg [32*16-1:0] request_addr;
  reg [32*32-1:0] request_data, request_data2;
  // Requests that were taken and are not answered, the one here included.
  reg [FLIGHT_BITS:0] unanswered;

  wire lds_req_valid = request_valid && !clear;
  wire lds_req_ready, lds_rsp_valid;
  wire [31:0] lds_rsp_aborted;
  wire [32*32-1:0] lds_rsp_data;
  wire presented = lds_req_valid && lds_req_ready;
  assign request_free = (!request_valid || presented) && !unanswered[FLIGHT_BITS];

  wire [4:0] request_op;
  wire request_transactional;
  wire [1:0] request_warp;
  assign {request_op, request_transactional, request_warp} = request_class;

  always @(posedge clock) begin
    if (presented) request_valid <= 0;
    if (takes_request) begin
      request_valid <= 1;
      request_class <= leader_class;
      request_lanes <= 32'(lane_ready);
      request_addr <= addr;
      request_data <= data;
      request_data2 <= data2;
    end
    unanswered <= unanswered + (FLIGHT_BITS + 1)'(takes_request) - (FLIGHT_BITS + 1)'(lds_rsp_valid);
    if (clear) begin
      request_valid <= 0;
      unanswered <= 0;
    end
  end

  // Whose answers come, oldest first: lanes of the request, and which of them had lost before it.

  reg [FLIGHT_BITS-1:0] newest, oldest;
  reg [2*NUM_LANES-1:0] flight[0:IN_FLIGHT-1];
  wire [8*32-1:0] tcm;
  wire [31:0] lost_before = request_transactional ? tcm[{request_warp, 6'b0}+:32] : 0;

  always @(posedge clock) begin
    if (presented) begin
      flight[newest] <= {request_lanes[NUM_LANES-1:0], lost_before[NUM_LANES-1:0]};
      newest <= newest + 1'b1;
    end
    if (lds_rsp_valid) oldest <= oldest + 1'b1;
    if (clear) begin
      newest <= 0;
      oldest <= 0;
    end
  end

  wire [NUM_LANES-1:0] answered_lanes, answered_lost;
  assign {answered_lanes, answered_lost} = flight[oldest];

  // The control access in service.

  wire control_answered, control_aborted;
  wire [31:0] control_answer;
  reg [NUM_LANES-1:0] control_lane;
  always @(posedge clock) if (takes_control) control_lane <= leader;

  wire tx_valid, tx_ready, tx_commit, txrsp_valid, txrsp_retry, cfg_valid;
  wire [1:0] tx_warp;
  wire [31:0] tx_exec, txrsp_exec;
  wire [8:0] cfg_row_base, cfg_rows;
  wire [7:0] cfg_state_base, mode;
  wire [3:0] cfg_group, killed, pass_dead, begin_stall;

  lane_control control_unit (
      .clock(clock),
      .clear(clear),
      .take(takes_control),
      .take_code(leader_code),
      .take_warp(leader_warp),
      .take_data(leader_data),
      .busy(control_busy),
      .alone(unanswered == 0),
      .answered(control_answered),
      .answer(control_answer),
      .aborted(control_aborted),
      .tx_valid(tx_valid),
      .tx_ready(tx_ready),
      .tx_commit(tx_commit),
      .warp(tx_warp),
      .tx_exec(tx_exec),
      .txrsp_valid(txrsp_valid),
      .txrsp_retry(txrsp_retry),
      .txrsp_exec(txrsp_exec),
      .cfg_valid(cfg_valid),
      .cfg_row_base(cfg_row_base),
      .cfg_rows(cfg_rows),
      .cfg_state_base(cfg_state_base),
      .cfg_group(cfg_group),
      .tcm(tcm),
      .mode(mode),
      .killed(killed),
      .pass_dead(pass_dead),
      .begin_stall(begin_stall)
  );

  // Answers go where a place was reserved. Those of the LDS and of a control access never meet.

  for (g = 0; g < NUM_LANES; g = g + 1) begin : g_answers
    wire controlled = control_answered && control_lane[g];
    answer_queue #(
        .TAG_BITS(TAG_BITS),
        .PLACES(DEPTH)
    ) queue (
        .clock(clock),
        .clear(clear),
        .room(room[g]),
        .reserve(lane_valid[g] && lane_ready[g]),
        .reserve_tag(lane_tag[g*TAG_BITS+:TAG_BITS]),
        .answer(controlled || lds_rsp_valid && answered_lanes[g]),
        .answer_data(controlled ? control_answer : lds_rsp_data[g*32+:32]),
        .answer_aborted(controlled ? control_aborted : answered_lost[g] || lds_rsp_aborted[g]),
        .valid(rsp_valid[g]),
        .ready(rsp_ready[g]),
        .data(rsp_data[g*32+:32]),
        .aborted(rsp_aborted[g]),
        .tag(rsp_tag[g*TAG_BITS+:TAG_BITS])
    );
  end

  // Of lanes that the host does not have.
  wire unused = &{1'b0, lds_rsp_data, lds_rsp_aborted, lost_before};

  wire lds_idle;
  assign idle = lds_idle && !request_valid && unanswered == 0 && !control_busy;

  // verilator lint_off PINCONNECTEMPTY
  lds_dcd lds (
      .clock(clock),
      .clear(clear),
      .req_valid(lds_req_valid),
      .req_ready(lds_req_ready),
      .req_op(request_op),
      .req_wavefront(request_warp),
      .req_half(1'b0),
      .req_continues(1'b0),
      .all_lose(1'b0),
      .req_transactional(request_transactional),
      .req_lanes(request_lanes),
      .lane_addr(request_addr),
      .lane_data(request_data),
      .lane_data2(request_data2),
      .rsp_valid(lds_rsp_valid),
      .rsp_data(lds_rsp_data),
      .rsp_data2(),
      .rsp_aborted(lds_rsp_aborted),
      .rsp_aborted_lower(),
      .rsp_rounds(),
      .tx_valid(tx_valid),
      .tx_ready(tx_ready),
      .tx_commit(tx_commit),
      .tx_wavefront(tx_warp),
      .tx_exec_lo(tx_exec),
      .tx_exec_hi(32'b0),
      .txrsp_valid(txrsp_valid),
      .txrsp_wavefront(),
      .txrsp_retry(txrsp_retry),
      .txrsp_exec_lo(txrsp_exec),
      .txrsp_exec_hi(),
      .txrsp_committed_lo(),
      .txrsp_committed_hi(),
      .cfg_valid(cfg_valid),
      .cfg_wavefront(tx_warp),
      .cfg_row_base(cfg_row_base),
      .cfg_rows(cfg_rows),
      .cfg_state_base(cfg_state_base),
      .cfg_group(cfg_group),
      .tcm(tcm),
      .tcm_old(),
      .tcm_old_valid(),
      .mode(mode),
      .killed(killed),
      .begin_stall(begin_stall),
      .pass_dead(pass_dead),
      .perf_overhead(),
      .idle(lds_idle)
  );
  // verilator lint_on PINCONNECTEMPTY
endmodule
