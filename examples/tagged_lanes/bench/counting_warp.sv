// A warp of the host, for the bench: its lanes add 1 to two words each, in transactions or without. What it wants of its lanes are
// jobs, which the lanes present and answer.
//
// It knows who must get through: the lanes that ran and of which no access was aborted, unless the pass was killed.
module counting_warp
  import lanes_bench_pkg::*;
#(
    parameter int WARP = 0,
    parameter int NUM_LANES = 32
) (
    input wire clock,
    input wire clear,
    // Not 0.
    input int seed,
    // So many.
    input int transactions,
    // It begins to count, as `phase` says.
    input wire start,
    input wire [2:0] phase,
    output reg finished,
    output reg failed,
    // As the LDS has them of this slot.
    input wire killed,
    input wire [NUM_LANES-1:0] tcm,

    output reg [NUM_LANES-1:0] job_wanted,
    output reg [NUM_LANES*15-1:0] job_addr,
    output reg job_write,
    output reg [3:0] job_byteen,
    output reg [3:0] job_atomic,
    output reg [NUM_LANES*32-1:0] job_data,
    output reg job_transactional,
    input wire [NUM_LANES-1:0] job_done,
    input wire [NUM_LANES*32-1:0] answer,
    input wire [NUM_LANES-1:0] answer_aborted,

    // How often each common word was counted up, and without transactions should have been.
    output reg [COMMON*32-1:0] counted,
    // Events.
    output int committed,
    output int retries,
    output int stalled,
    output int kills,
    output int alone,
    output int refused,
    output int masked,
    output int masks
);
  // verilator lint_off BLKSEQ
  reg [31:0] dice;
  function automatic int roll(input int below);
    dice = next_dice(dice);
    roll = int'(dice >> 1) % below;
  endfunction

  localparam int LAYOUT = 0, BEGIN = 1, REFUSED = 2, READ_A = 3, READ_B = 4, WRITE_A = 5, WRITE_B = 6, TCM = 7, STATUS = 8,
      COMMIT = 9, DONE = 10;
  // With +misuse a layout has a row too few, which the assertions of the LDS must notice.
  wire [31:0] layout = layout_of(int'(phase), WARP) - ($test$plusargs("misuse") != 0 ? 32'h200 : 0);
  int step, left, pause;
  // Lanes of the pass; those that run; those that have lost; those whose job is not done.
  reg [NUM_LANES-1:0] exec, running, lost, todo;
  // Lanes that cannot get through go on; the second word is written by an atomic; bytes that stores write, which is enough.
  reg stubborn, adds;
  reg [3:0] bytes;
  reg was_killed;
  // The two words of each lane, and what it has read there.
  int a[0:NUM_LANES-1], b[0:NUM_LANES-1];
  reg [31:0] read_a[0:NUM_LANES-1], read_b[0:NUM_LANES-1];
  // Of a control access.
  reg [31:0] control_answer;
  reg control_aborted;

  task automatic check(input holds, input string what);
    if (!holds) begin
      $display("FAIL at %0t: warp %0d: %s: answer %h, aborted %b; EXEC %h, running %h, lost %h, killed %b", $time, WARP, what,
               control_answer, control_aborted, exec, running, lost, was_killed);
      failed <= 1;
    end
  endtask

  task automatic take_answers;
    for (int lane = 0; lane < NUM_LANES; lane = lane + 1)
      if (job_done[lane]) begin
        control_answer = answer[lane*32+:32];
        control_aborted = answer_aborted[lane];
        if (step == READ_A) read_a[lane] = control_answer;
        if (step == READ_B) read_b[lane] = control_answer;
        if (step >= READ_A && step <= WRITE_B) begin
          check(control_aborted === 0 || control_aborted === 1 && phase != 3'(UNPROTECTED), "aborted without a transaction");
          check(control_aborted || running[lane] && !lost[lane], "an access of a lane that has lost");
          check(control_aborted || was_killed || !tcm[lane] || phase == 3'(UNPROTECTED), "a lane is not told that it has lost");
          check(control_aborted || step != WRITE_B || !adds || control_answer === read_b[lane], "the word before the atomic");
          if (control_aborted && (!running[lane] || lost[lane])) masked = masked + 1;
          if (control_aborted) lost[lane] = 1;
        end
      end
    todo = todo & ~job_done;
  endtask

  task automatic count;
    reg [NUM_LANES-1:0] through, again;
    through = was_killed ? 0 : running & ~lost;
    again = exec & ~through;
    check(control_answer === 32'(again), "lanes to go again");
    check(!control_aborted, "TX_Commit is aborted");
    for (int lane = 0; lane < NUM_LANES; lane = lane + 1) if (through[lane]) count_words(a[lane], b[lane]);
    committed = committed + $countones(through);
    if (was_killed) kills = kills + 1;
    was_killed = 0;
    exec = again;
    if (exec != 0) retries = retries + 1;
  endtask

  task automatic count_words(input int word, input int other);
    counted[word*32+:32] = counted[word*32+:32] + 1;
    counted[other*32+:32] = counted[other*32+:32] + 1;
  endtask

  // Lanes, and two counters of each, for the next transaction.
  task automatic next_transaction;
    int base, by;
    base = COUNTERS * set_of(int'(phase), WARP);
    exec = 0;
    by = roll(NUM_LANES);
    exec[by] = 1;
    for (int lane = 0; lane < NUM_LANES; lane = lane + 1) begin
      if (roll(NUM_LANES) < 4) exec[lane] = 1;
      a[lane] = base + roll(COUNTERS);
      by = 1 + roll(COUNTERS - 1);
      b[lane] = base + (a[lane] + by) % COUNTERS;
    end
    stubborn = roll(2) == 0;
    adds = roll(2) == 0;
    if (phase == 3'(UNPROTECTED)) adds = 0;
    by = roll(3);
    bytes = by == 0 ? 4'b1111 : by == 1 ? 4'b0011 : 4'b0111;
    running = exec;
    lost = 0;
    left = left - 1;
    step = left < 0 ? DONE : phase == 3'(UNPROTECTED) ? READ_A : BEGIN;
  endtask

  // All jobs of the step are done.
  task automatic next_step;
    reg [NUM_LANES-1:0] mask;
    mask = exec & ~(running & ~lost);
    case (step)
      LAYOUT: begin
        check(control_aborted === 0, "the layout is refused outside of a transaction");
        next_transaction;
      end
      BEGIN:
      if (control_aborted) begin
        stalled = stalled + 1;
        pause = 4 + roll(16);
      end else begin
        running = control_answer[NUM_LANES-1:0];
        lost = 0;
        check(running != 0 && (running & ~exec) == 0 && (was_killed || running == (exec & ~tcm)), "lanes that run");
        if (running != exec) alone = alone + 1;
        step = roll(4) == 0 ? REFUSED : READ_A;
      end
      REFUSED: begin
        check(control_aborted === 1, "the layout is not refused in a transaction");
        refused = refused + 1;
        step = READ_A;
      end
      WRITE_B:
      if (phase == 3'(UNPROTECTED)) begin
        for (int lane = 0; lane < NUM_LANES; lane = lane + 1) if (exec[lane]) count_words(a[lane], b[lane]);
        next_transaction;
      end else step = roll(2) == 0 ? TCM : COMMIT;
      TCM: begin
        check(was_killed || control_answer === 32'(mask), "the mask");
        masks = masks + 1;
        step = STATUS;
      end
      STATUS: begin
        check(control_answer[1:0] != 0 && control_answer[2] <= was_killed, "the status");
        step = COMMIT;
      end
      COMMIT: begin
        count;
        if (exec == 0) next_transaction;
        else step = BEGIN;
      end
      default: step = step + 1;
    endcase
  endtask

  // One lane has a control access, or all lanes that take part an access of a word.
  task automatic want_jobs;
    todo = 0;
    if (step >= READ_A && step <= WRITE_B) todo = stubborn ? exec : running & ~lost;
    else if (step != DONE) todo = NUM_LANES'(1) << roll(NUM_LANES);
    job_write <= step == WRITE_A || (step == WRITE_B && !adds);
    job_byteen <= bytes;
    job_atomic <= step == WRITE_B && adds ? tagged_lanes_pkg::AMO_ADD : tagged_lanes_pkg::AMO_NONE;
    job_transactional <= step >= READ_A && step <= WRITE_B && phase != 3'(UNPROTECTED);
    for (int i = 0; i < NUM_LANES; i = i + 1) begin
      job_data[i*32+:32] <=
          step == WRITE_A ? read_a[i] + 1 : step == WRITE_B ? (adds ? 1 : read_b[i] + 1) : 32'(exec);
      job_addr[i*15+:15] <= {1'b0, common_word(step == READ_A || step == WRITE_A ? a[i] : b[i])};
      case (step)
        BEGIN: job_addr[i*15+:15] <= {12'h800, tagged_lanes_pkg::CONTROL_BEGIN};
        COMMIT: job_addr[i*15+:15] <= {12'h800, tagged_lanes_pkg::CONTROL_COMMIT};
        TCM: job_addr[i*15+:15] <= {12'h800, tagged_lanes_pkg::CONTROL_TCM};
        STATUS: job_addr[i*15+:15] <= {12'h800, tagged_lanes_pkg::CONTROL_STATUS};
        LAYOUT, REFUSED: begin
          job_addr[i*15+:15] <= {12'h800, tagged_lanes_pkg::CONTROL_LAYOUT};
          job_data[i*32+:32] <= layout;
        end
        default: ;
      endcase
    end
  endtask

  always @(posedge clock) begin
    if (clear) begin
      dice = seed;
      step = DONE;
      todo = 0;
      pause = 0;
      counted = 0;
      was_killed = 0;
      {committed, retries, stalled, kills, alone, refused, masked, masks} = 0;
      failed <= 0;
    end else begin
      was_killed = was_killed | killed;
      if (job_done != 0) take_answers;
      if (start) begin
        left = transactions;
        step = LAYOUT;
        if (phase == 3'(UNPROTECTED)) next_transaction;
        want_jobs;
      end else if (pause != 0) begin
        pause = pause - 1;
        if (pause == 0) want_jobs;
      end else if (todo == 0 && step != DONE) begin
        next_step;
        if (pause == 0) want_jobs;
      end
    end
    job_wanted <= todo;
    finished <= step == DONE;
  end
endmodule
