// Plain accesses, and two wavefronts whose lanes count in two words, all at once, in transactions. Answers wait at random.
`timescale 1ns / 1ps
module lds_bus_tb;
  localparam ACCESS = 0, BEGIN = 1, COMMIT = 2, LAYOUT = 3;
  localparam READ_B32 = 0, WRITE_B32 = 6;
  // Lanes of each wavefront that count.
  localparam [63:0] COUNTING = 64'hff;

  reg clock = 0, clear = 1, cmd_valid = 0, ans_ready = 0;
  reg [1:0] cmd_kind, cmd_wavefront;
  reg [4:0] cmd_op;
  reg cmd_transactional;
  reg [31:0] cmd_lanes;
  reg [32*16-1:0] cmd_addr;
  reg [32*32-1:0] cmd_data;
  reg [63:0] cmd_exec;
  wire cmd_ready, ans_valid, ans_retry;
  wire [32*32-1:0] ans_data, ans_data2;
  wire [31:0] ans_lost;
  wire [63:0] ans_exec, ans_committed;
  wire [3:0] begin_stall;

  lds_bus bus (
      .clock(clock), .clear(clear), .cmd_valid(cmd_valid), .cmd_ready(cmd_ready),
      .cmd_kind(cmd_kind), .cmd_wavefront(cmd_wavefront), .cmd_half(1'b0), .cmd_op(cmd_op),
      .cmd_transactional(cmd_transactional), .cmd_lanes(cmd_lanes), .cmd_addr(cmd_addr),
      .cmd_data(cmd_data), .cmd_data2({32 * 32{1'b0}}), .cmd_exec(cmd_exec),
      .cmd_row_base(9'd0), .cmd_rows(9'd2), .cmd_state_base(8'd0), .cmd_group(4'b0011),
      .ans_valid(ans_valid), .ans_ready(ans_ready), .ans_data(ans_data), .ans_data2(ans_data2),
      .ans_lost(ans_lost), .ans_retry(ans_retry), .ans_exec(ans_exec),
      .ans_committed(ans_committed), .begin_stall(begin_stall)
  );

  always #5 clock = !clock;

  integer lane, round, committed, retries, errors;
  integer seed = 49;
  reg [63:0] exec[0:1];
  reg [1:0] running;

  task fail(input integer found, input integer wanted);
    begin
      errors = errors + 1;
      $display("FAIL: lane %0d has %0d, wanted %0d", lane, found, wanted);
    end
  endtask

  // Inputs change after the edge.
  task command(input [1:0] kind, input wavefront);
    begin
      cmd_kind = kind;
      cmd_wavefront = {1'b0, wavefront};
      cmd_valid = 1;
      #1 while (!cmd_ready) @(posedge clock) #1;
      @(posedge clock) #1 cmd_valid = 0;
    end
  endtask

  task answer;
    begin
      ans_ready = 0;
      while (!(ans_valid && ans_ready)) begin
        @(posedge clock) #1 ans_ready = ans_valid && $random(seed) % 2 == 0;
      end
      @(posedge clock) #1 ans_ready = 0;
    end
  endtask

  // An access of the lanes in cmd_lanes; what they read is in ans_data.
  task access(input wavefront, input [4:0] op, input transactional);
    begin
      cmd_op = op;
      cmd_transactional = transactional;
      command(ACCESS, wavefront);
      answer;
    end
  endtask

  // A pass ends; ans_exec has the lanes that go into the next.
  task commit(input wavefront);
    begin
      command(COMMIT, wavefront);
      answer;
      running[wavefront] = 0;
      exec[wavefront] = ans_retry ? ans_exec : 0;
      retries = retries + ans_retry;
      for (lane = 0; lane < 64; lane = lane + 1) committed = committed + ans_committed[lane];
    end
  endtask

  initial begin
    errors = 0;
    committed = 0;
    retries = 0;
    running = 0;
    exec[0] = COUNTING;
    exec[1] = COUNTING;
    cmd_exec = 0;
    @(posedge clock) #1 clear = 0;
    command(LAYOUT, 0);
    command(LAYOUT, 1);

    // A word a lane, written and read backwards, from row 8 on: behind the work-group.
    cmd_lanes = 32'hffffffff;
    for (lane = 0; lane < 32; lane = lane + 1) begin
      cmd_addr[16*lane+:16] = 16'd1024 + 4 * lane;
      cmd_data[32*lane+:32] = 3 * lane + 1;
    end
    access(0, WRITE_B32, 0);
    for (lane = 0; lane < 32; lane = lane + 1) cmd_addr[16*lane+:16] = 16'd1148 - 4 * lane;
    access(0, READ_B32, 0);
    for (lane = 0; lane < 32; lane = lane + 1)
      if (ans_data[32*lane+:32] !== 94 - 3 * lane) fail(ans_data[32*lane+:32], 94 - 3 * lane);

    // Counters in words 0 and 1, for even and odd lanes.
    for (lane = 0; lane < 32; lane = lane + 1) begin
      cmd_addr[16*lane+:16] = 4 * (lane % 2);
      cmd_data[32*lane+:32] = 0;
    end
    cmd_lanes = 3;
    access(0, WRITE_B32, 0);
    while (exec[0] != 0 || exec[1] != 0) begin
      for (round = 0; round < 2; round = round + 1) begin
        if (exec[round] != 0 && !begin_stall[round]) begin
          cmd_exec = exec[round];
          command(BEGIN, round[0]);
          answer;
          running[round] = 1;
        end
      end
      for (round = 0; round < 2; round = round + 1) begin
        if (running[round]) begin
          cmd_lanes = exec[round][31:0];
          access(round[0], READ_B32, 1);
          // Lanes that have lost are masked by the LDS; what they would write is of no matter.
          for (lane = 0; lane < 32; lane = lane + 1)
            cmd_data[32*lane+:32] = ans_data[32*lane+:32] + 1;
          access(round[0], WRITE_B32, 1);
        end
      end
      for (round = 0; round < 2; round = round + 1) if (running[round]) commit(round[0]);
    end
    cmd_lanes = 3;
    access(0, READ_B32, 0);
    for (lane = 0; lane < 2; lane = lane + 1)
      if (ans_data[32*lane+:32] !== 8) fail(ans_data[32*lane+:32], 8);
    lane = 0;
    if (committed !== 16) fail(committed, 16);
    if (retries == 0) fail(retries, 1);
    if (errors == 0) $display("PASS: %0d transactions, %0d retries", committed, retries);
    $finish;
  end
endmodule
