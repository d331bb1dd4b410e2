// tagged_lanes under a host that checks itself: random accesses of every lane, and four warps that count in transactions.
// What each answer must be is known in host_lane, who must get through in counting_warp; here are the phases, and words of all.
// Counting without transactions is the control: it must lose some.
//
// Everything happens at the rising edge, so that simulators see the same run. Too few events of a kind are a failure too.
module tagged_lanes_tb
  import lanes_bench_pkg::*;
#(
    parameter int NUM_LANES = 32
);
  localparam int DEPTH = 4;
  // More tags than the adapter has places for.
  localparam int TAG_BITS = 4;
  // Cycles without an answer that are a standstill; of an answer that is held off for long.
  localparam int STANDSTILL = 3000, LONG = 50;
  // Cycles with much traffic.
  localparam int BUSY_CYCLES = 400;

  reg clear = 1;
  bit clock = 0;
  // verilator lint_off BLKSEQ
  always #5 clock = !clock;
  // verilator lint_on BLKSEQ

  wire [NUM_LANES-1:0] lane_valid, lane_ready, lane_write, lane_transactional;
  wire [NUM_LANES-1:0] rsp_valid, rsp_ready, rsp_aborted;
  wire [NUM_LANES*15-1:0] lane_addr;
  wire [NUM_LANES*4-1:0] lane_byteen, lane_atomic;
  wire [NUM_LANES*32-1:0] lane_data, rsp_data;
  wire [NUM_LANES*2-1:0] lane_warp;
  wire [NUM_LANES*TAG_BITS-1:0] lane_tag, rsp_tag;
  wire idle;

  tagged_lanes #(
      .NUM_LANES(NUM_LANES),
      .TAG_BITS(TAG_BITS),
      .DEPTH(DEPTH)
  ) dut (
      .clock(clock),
      .clear(clear),
      .lane_valid(lane_valid),
      .lane_ready(lane_ready),
      .lane_addr(lane_addr),
      .lane_write(lane_write),
      .lane_byteen(lane_byteen),
      .lane_atomic(lane_atomic),
      .lane_data(lane_data),
      .lane_warp(lane_warp),
      .lane_transactional(lane_transactional),
      .lane_tag(lane_tag),
      .rsp_valid(rsp_valid),
      .rsp_ready(rsp_ready),
      .rsp_data(rsp_data),
      .rsp_aborted(rsp_aborted),
      .rsp_tag(rsp_tag),
      .idle(idle)
  );

  // The host.

  // +seed=N, +transactions=N: of each warp in each phase.
  int seed, transactions;
  initial begin
    if (!$value$plusargs("seed=%d", seed)) seed = 49;
    if (!$value$plusargs("transactions=%d", transactions)) transactions = 3;
  end

  int phase = FILL, settled = 0;
  reg start = 0;
  wire [3:0] warp_finished, warp_failed;
  wire [NUM_LANES-1:0] lane_quiet, lane_failed, common_read, drawn, answer_aborted;
  wire [NUM_LANES*10-1:0] common_index;
  wire [NUM_LANES*32-1:0] answer;
  wire [4*NUM_LANES-1:0] job_wanted, job_done;
  wire [4*NUM_LANES*15-1:0] job_addr;
  wire [4*NUM_LANES*32-1:0] job_data;
  wire [3:0] job_write, job_transactional;
  wire [4*4-1:0] job_byteen, job_atomic;
  wire [4*COMMON*32-1:0] counted;
  wire writes_all = phase == FILL, reads_all = phase == READ;
  // Much while every lane is busy; a little beside transactions.
  wire [2:0] traffic = phase == BUSY && settled < BUSY_CYCLES ? 7 : warp_finished != 4'b1111 ? 1 : 0;

  genvar g, w;
  for (g = 0; g < NUM_LANES; g = g + 1) begin : g_lane
    // Jobs of the four warps for this lane.
    wire [3:0] wanted, done;
    wire [4*15-1:0] addr;
    wire [4*32-1:0] data;
    for (w = 0; w < 4; w = w + 1) begin : g_job
      assign wanted[w] = job_wanted[w*NUM_LANES+g];
      assign addr[w*15+:15] = job_addr[(w*NUM_LANES+g)*15+:15];
      assign data[w*32+:32] = job_data[(w*NUM_LANES+g)*32+:32];
      assign job_done[w*NUM_LANES+g] = done[w];
    end
    host_lane #(
        .LANE(g),
        .NUM_LANES(NUM_LANES),
        .TAG_BITS(TAG_BITS)
    ) host (
        .clock(clock),
        .clear(clear),
        .seed(32'(seed * 1000003 + g * 7919)),
        .traffic(traffic),
        .writes_all(writes_all),
        .reads_all(reads_all),
        .quiet(lane_quiet[g]),
        .failed(lane_failed[g]),
        .valid(lane_valid[g]),
        .ready(lane_ready[g]),
        .addr(lane_addr[g*15+:15]),
        .write(lane_write[g]),
        .byteen(lane_byteen[g*4+:4]),
        .atomic(lane_atomic[g*4+:4]),
        .data(lane_data[g*32+:32]),
        .warp(lane_warp[g*2+:2]),
        .transactional(lane_transactional[g]),
        .tag(lane_tag[g*TAG_BITS+:TAG_BITS]),
        .rsp_valid(rsp_valid[g]),
        .rsp_ready(rsp_ready[g]),
        .rsp_data(rsp_data[g*32+:32]),
        .rsp_aborted(rsp_aborted[g]),
        .rsp_tag(rsp_tag[g*TAG_BITS+:TAG_BITS]),
        .job_wanted(wanted),
        .job_addr(addr),
        .job_write(job_write),
        .job_byteen(job_byteen),
        .job_atomic(job_atomic),
        .job_data(data),
        .job_transactional(job_transactional),
        .job_done(done),
        .answer(answer[g*32+:32]),
        .answer_aborted(answer_aborted[g]),
        .common_read(common_read[g]),
        .common_index(common_index[g*10+:10]),
        .drawn(drawn[g])
    );
  end

  // Events of the warps: committed, retries, stalled, kills, alone, refused, masked, masks.
  localparam int EVENTS = 8;
  wire [4*EVENTS*32-1:0] events;
  for (w = 0; w < 4; w = w + 1) begin : g_warp
    int committed, retries, stalled, kills, alone, refused, masked, masks;
    assign events[w*EVENTS*32+:EVENTS*32] = {committed, retries, stalled, kills, alone, refused, masked, masks};
    counting_warp #(
        .WARP(w),
        .NUM_LANES(NUM_LANES)
    ) host (
        .clock(clock),
        .clear(clear),
        .seed(32'(seed * 1000003 + 77777 * (w + 1))),
        .transactions(transactions),
        .start(start),
        .phase(3'(phase)),
        .finished(warp_finished[w]),
        .failed(warp_failed[w]),
        .killed(dut.killed[w]),
        .tcm(dut.tcm[64*w+:NUM_LANES]),
        .job_wanted(job_wanted[w*NUM_LANES+:NUM_LANES]),
        .job_addr(job_addr[w*NUM_LANES*15+:NUM_LANES*15]),
        .job_write(job_write[w]),
        .job_byteen(job_byteen[w*4+:4]),
        .job_atomic(job_atomic[w*4+:4]),
        .job_data(job_data[w*NUM_LANES*32+:NUM_LANES*32]),
        .job_transactional(job_transactional[w]),
        .job_done(job_done[w*NUM_LANES+:NUM_LANES]),
        .answer(answer),
        .answer_aborted(answer_aborted),
        .counted(counted[w*COMMON*32+:COMMON*32]),
        .committed(committed),
        .retries(retries),
        .stalled(stalled),
        .kills(kills),
        .alone(alone),
        .refused(refused),
        .masked(masked),
        .masks(masks)
    );
  end

  // verilator lint_off BLKSEQ
  int cycle = 0, since_answer = 0;
  reg over = 0;
  task automatic fail(input string what, input int found, input int wanted);
    if (!over) $display("FAIL at %0t: %s: %0d, wanted %0d", $time, what, found, wanted);
    over = 1;
  endtask

  // Events at the pins.
  int requests = 0, together = 0, conflicts = 0, in_flight = 0, no_room = 0, held_long = 0;
  int by_byteen[0:15], by_atomic[0:9];
  int held[0:NUM_LANES-1], outstanding[0:NUM_LANES-1], turns[0:NUM_LANES-1];
  reg [NUM_LANES-1:0] must_stay = 0;
  initial begin
    for (int i = 0; i < 16; i = i + 1) by_byteen[i] = 0;
    for (int i = 0; i < 10; i = i + 1) by_atomic[i] = 0;
    for (int i = 0; i < NUM_LANES; i = i + 1) {held[i], outstanding[i], turns[i]} = 0;
  end

  task automatic observe;
    reg [NUM_LANES-1:0] taken;
    taken = lane_valid & lane_ready;
    if (taken != 0) requests = requests + 1;
    if ($countones(taken) > 1) together = together + 1;
    if (dut.lds.rsp_valid && dut.lds.rsp_rounds > 1) conflicts = conflicts + 1;
    if (int'(dut.unanswered) > in_flight) in_flight = int'(dut.unanswered);
    if ((must_stay & ~rsp_valid) != 0) fail("an answer is withdrawn", 1, 0);
    must_stay = rsp_valid & ~rsp_ready;
    since_answer = rsp_valid != 0 ? 0 : since_answer + 1;
    for (int i = 0; i < NUM_LANES; i = i + 1) begin
      held[i] = must_stay[i] ? held[i] + 1 : 0;
      if (held[i] == LONG) held_long = held_long + 1;
      // A lane with room leads within NUM_LANES turns.
      if (!lane_valid[i] || taken[i]) turns[i] = 0;
      else if (outstanding[i] >= DEPTH) no_room = no_room + 1;
      else if (taken != 0) turns[i] = turns[i] + 1;
      if (turns[i] >= NUM_LANES) fail("a lane waits while others have their turns", turns[i], NUM_LANES - 1);
      if (taken[i]) begin
        outstanding[i] = outstanding[i] + 1;
        if (!lane_addr[i*15+14]) begin
          by_atomic[lane_atomic[i*4+:4]] += 1;
          if (lane_write[i] && lane_atomic[i*4+:4] == 0) by_byteen[lane_byteen[i*4+:4]] += 1;
        end
      end
      if (rsp_valid[i] && rsp_ready[i]) outstanding[i] = outstanding[i] - 1;
    end
  endtask

  // Numbers that were drawn; common words at the end.
  reg [65535:0] seen = 0;
  int numbers = 0, unprotected_found = 0, unprotected_wanted = 0;

  task automatic check_common(input int i, input int found);
    int wanted;
    wanted = i == TICKET ? numbers : 0;
    for (int k = 0; k < 4; k = k + 1) wanted = wanted + int'(counted[(k*COMMON+i)*32+:32]);
    if (i / COUNTERS == 3) begin
      unprotected_found = unprotected_found + found;
      unprotected_wanted = unprotected_wanted + wanted;
    end else if (found !== wanted) fail($sformatf("common word %0d", i), found, wanted);
  endtask

  task automatic collect;
    for (int i = 0; i < NUM_LANES; i = i + 1) begin
      if (common_read[i]) check_common(int'(common_index[i*10+:10]), answer[i*32+:32]);
      if (drawn[i]) begin
        if (answer[i*32+:32] > 65535 || seen[answer[i*32+:16]]) fail("a number that was drawn before", answer[i*32+:32], 0);
        seen[answer[i*32+:16]] = 1;
        numbers = numbers + 1;
      end
    end
  endtask

  function automatic int sum(input int event_index);
    sum = 0;
    for (int k = 0; k < 4; k = k + 1) sum = sum + int'(events[(k*EVENTS+event_index)*32+:32]);
  endfunction

  task automatic least(input string what, input int found, input int wanted);
    if (found < wanted) fail({"too few: ", what}, found, wanted);
  endtask

  task automatic report;
    int patterns, atomics;
    patterns = by_byteen[0];
    for (int i = 0; i < 16; i = i + 1) if (by_byteen[i] < patterns) patterns = by_byteen[i];
    atomics = by_atomic[1];
    for (int i = 1; i < 10; i = i + 1) if (by_atomic[i] < atomics) atomics = by_atomic[i];
    for (int i = 0; i < numbers; i = i + 1) if (!seen[i]) fail("a number that nobody has drawn", i, 0);
    least("requests of several lanes", together, 100);
    least("bank conflicts", conflicts, 50);
    least("requests in flight", in_flight, 2);
    least("waits for room", no_room, 50);
    least("answers held off for long", held_long, 5);
    least("stores of each byte pattern", patterns, 5);
    least("atomics of each kind", atomics, 20);
    least("numbers drawn", numbers, 50);
    least("transactions", sum(7), 20);
    least("retries", sum(6), 20);
    least("stalled", sum(5), 5);
    least("killed", sum(4), 2);
    least("alone", sum(3), 3);
    least("layouts refused", sum(2), 3);
    least("accesses of lanes that had lost", sum(1), 20);
    least("masks read", sum(0), 10);
    least("updates lost without transactions", unprotected_wanted - unprotected_found, 5);
    if (!over) begin
      $write("PASS: seed %0d, %0d lanes, %0d cycles, %0d requests; ", seed, NUM_LANES, cycle, requests);
      $write("%0d of several lanes, %0d with bank conflicts, up to %0d in flight; ", together, conflicts, in_flight);
      $write("%0d waits for room, %0d answers held off for long; ", no_room, held_long);
      $write("%0d stores of the rarest byte pattern, %0d of the rarest atomic, %0d numbers; ", patterns, atomics, numbers);
      $write("%0d transactions, %0d retries, %0d stalled, %0d killed, %0d alone, ", sum(7), sum(6), sum(5), sum(4), sum(3));
      $write("%0d layouts refused, %0d accesses masked, %0d masks; ", sum(2), sum(1), sum(0));
      $display("%0d of %0d updates lost without transactions", unprotected_wanted - unprotected_found, unprotected_wanted);
    end
  endtask

  always @(posedge clock) begin
    cycle = cycle + 1;
    start <= 0;
    if (cycle == 2) clear <= 0;
    if (!clear && !over) begin
      observe;
      collect;
      if (|{lane_failed, warp_failed}) over = 1;
      if (since_answer == STANDSTILL) fail("no answer for so many cycles", since_answer, 0);
      // A phase is over when nobody has anything to do; what began with it shows after a few cycles.
      settled <= settled + 1;
      if (settled > (phase == BUSY ? BUSY_CYCLES : 0) + 4 && &lane_quiet && &warp_finished) begin
        settled <= 0;
        phase <= phase + 1;
        start <= phase + 1 >= ONE_GROUP && phase + 1 <= UNPROTECTED;
        if (phase == READ) begin
          if (!idle) fail("idle at the end", 0, 1);
          report;
          over = 1;
        end
      end
    end
    if (over) $finish;
  end
endmodule
