// A lane of the host, for the bench: it presents accesses at random, takes their answers at random, and checks them.
//
// What an answer must be it knows without the adapter: nobody else writes its words, nor its half of the words that it has with
// its neighbour, and its accesses are in order. So it writes its own copy of the words when it presents an access.
module host_lane
  import lanes_bench_pkg::*;
#(
    parameter int LANE = 0,
    parameter int NUM_LANES = 32,
    parameter int TAG_BITS = 4
) (
    input wire clock,
    input wire clear,
    // Not 0.
    input int seed,
    // Random accesses, beside the jobs of warps, in so many of 8 cycles; or all words are written, or read, once.
    input wire [2:0] traffic,
    input wire writes_all,
    input wire reads_all,
    // That is done, and everything is answered.
    output reg quiet,
    output reg failed,

    // Pins of the lane: tagged_lanes has what they mean.
    output reg valid,
    input wire ready,
    output reg [14:0] addr,
    output reg write,
    output reg [3:0] byteen,
    output reg [3:0] atomic,
    output reg [31:0] data,
    output reg [1:0] warp,
    output reg transactional,
    output reg [TAG_BITS-1:0] tag,
    input wire rsp_valid,
    output reg rsp_ready,
    input wire [31:0] rsp_data,
    input wire rsp_aborted,
    input wire [TAG_BITS-1:0] rsp_tag,

    // Accesses that the four warps want of this lane, until they are done.
    input wire [3:0] job_wanted,
    input wire [4*15-1:0] job_addr,
    input wire [3:0] job_write,
    input wire [4*4-1:0] job_byteen,
    input wire [4*4-1:0] job_atomic,
    input wire [4*32-1:0] job_data,
    input wire [3:0] job_transactional,
    output reg [3:0] job_done,
    // The answer to it; or a common word that was read, or the number that was drawn.
    output reg [31:0] answer,
    output reg answer_aborted,
    output reg common_read,
    output reg [9:0] common_index,
    output reg drawn
);
  localparam int TAGS = 1 << TAG_BITS;
  localparam bit [3:0] HALF = LANE % 2 == 0 ? 4'b0011 : 4'b1100;
  // A sweep: own words, halves, and every NUM_LANES-th of the common words.
  localparam int SWEEP = 2 * WORDS + (COMMON + NUM_LANES - 1 - LANE) / NUM_LANES;

  // The state is written by the one process below, in its order.
  // verilator lint_off BLKSEQ
  reg [31:0] dice;
  function automatic int roll(input int below);
    dice = next_dice(dice);
    roll = int'(dice >> 1) % below;
  endfunction

  // Own words, then halves.
  reg [31:0] words[0:2*WORDS-1];

  // What is under way, by tag.
  localparam bit [1:0] OWN = 0, DRAW = 1, JOB = 2, COMMON_READ = 3;
  reg [TAGS-1:0] used;
  reg [1:0] kind[0:TAGS-1];
  reg [1:0] by_warp[0:TAGS-1];
  reg [9:0] index[0:TAGS-1];
  reg [31:0] wanted[0:TAGS-1], checked[0:TAGS-1];  // the answer, and which bits of it are known

  int swept, hold;
  reg [3:0] job_open;

  function automatic [31:0] bits_of(input [3:0] bytes);
    bits_of = {{8{bytes[3]}}, {8{bytes[2]}}, {8{bytes[1]}}, {8{bytes[0]}}};
  endfunction

  // The word after an atomic, by the code on the pins.
  function automatic [31:0] after_atomic(input [3:0] code, input [31:0] old, input [31:0] by);
    case (code)
      1: after_atomic = old + by;
      2: after_atomic = by;
      3: after_atomic = old & by;
      4: after_atomic = old | by;
      5: after_atomic = old ^ by;
      6: after_atomic = $signed(old) < $signed(by) ? old : by;
      7: after_atomic = $signed(old) < $signed(by) ? by : old;
      8: after_atomic = old < by ? old : by;
      9: after_atomic = old < by ? by : old;
      default: after_atomic = old;
    endcase
  endfunction

  task automatic take_answer;
    answer <= rsp_data;
    answer_aborted <= rsp_aborted;
    common_index <= index[rsp_tag];
    if (used[rsp_tag] !== 1) begin
      $display("FAIL at %0t: lane %0d: an answer with tag %0d, which is not under way", $time, LANE, rsp_tag);
      failed <= 1;
    end else if (kind[rsp_tag] == JOB) job_done[by_warp[rsp_tag]] <= 1;
    else begin
      drawn <= kind[rsp_tag] == DRAW;
      common_read <= kind[rsp_tag] == COMMON_READ;
      if (rsp_aborted !== 0 || ((rsp_data ^ wanted[rsp_tag]) & checked[rsp_tag]) !== 0) begin
        $display("FAIL at %0t: lane %0d: tag %0d answers %h, aborted %b; wanted %h in the bits %h", $time, LANE, rsp_tag,
                 rsp_data, rsp_aborted, wanted[rsp_tag], checked[rsp_tag]);
        failed <= 1;
      end
    end
    used[rsp_tag] = 0;
  endtask

  task automatic present(input [TAG_BITS-1:0] free, input [14:0] at, input stores, input [3:0] bytes, input [3:0] code,
                         input [31:0] by);
    valid <= 1;
    tag <= free;
    addr <= at;
    write <= stores;
    byteen <= bytes;
    atomic <= code;
    data <= by;
    warp <= 2'(roll(4));
    transactional <= 0;
    used[free] = 1;
    checked[free] = 0;
  endtask

  // `at` is the lane's copy of the word.
  task automatic present_own(input [TAG_BITS-1:0] free, input int at, input stores, input [3:0] bytes, input [3:0] code,
                             input [31:0] by);
    reg [3:0] owned;
    reg [31:0] written;
    owned = at < WORDS ? 4'b1111 : HALF;
    written = bits_of(bytes & owned);
    present(free, 15'(at < WORDS ? OWN_WORD + WORDS * LANE + at : HALF_WORD + WORDS * (LANE / 2) + at - WORDS), stores,
            stores ? bytes & owned : bytes, code, by);
    kind[free] = OWN;
    wanted[free] = words[at];
    if (!stores || code != 0) checked[free] = bits_of(owned);
    if (code != 0) words[at] = after_atomic(code, words[at], by);
    else if (stores) words[at] = words[at] & ~written | by & written;
  endtask

  task automatic present_random(input [TAG_BITS-1:0] free);
    int what, own, any;
    reg [31:0] by;
    reg [3:0] bytes, code;
    what = roll(16);
    own = roll(WORDS);
    any = roll(2 * WORDS);
    by = 32'(roll(1 << 30)) << 2;
    if (by[8]) by = 32'(roll(8)) - 4;
    bytes = 4'(roll(16));
    code = 4'(1 + roll(9));
    // Stores, loads, atomics, and a number.
    if (what < 7) present_own(free, any, 1, bytes, 0, by);
    else if (what < 10) present_own(free, any, 0, bytes, 0, by);
    else if (what < 15) present_own(free, own, what[0], bytes, code, by);
    else begin
      present(free, {1'b0, TICKET_WORD}, 0, bytes, 1, 1);
      kind[free] = DRAW;
    end
  endtask

  task automatic present_sweep(input [TAG_BITS-1:0] free);
    int i;
    i = (swept - 2 * WORDS) * NUM_LANES + LANE;
    if (swept < 2 * WORDS) present_own(free, swept, writes_all, 4'b1111, 0, 32'(roll(1 << 30)) << 2);
    else begin
      present(free, {1'b0, common_word(i)}, writes_all, 4'b1111, 0, 0);
      kind[free] = writes_all ? OWN : COMMON_READ;
      index[free] = i[9:0];
    end
    swept = swept + 1;
  endtask

  task automatic present_job(input [TAG_BITS-1:0] free, input [1:0] of);
    present(free, job_addr[of*15+:15], job_write[of], job_byteen[of*4+:4], job_atomic[of*4+:4], job_data[of*32+:32]);
    warp <= of;
    transactional <= job_transactional[of];
    kind[free] = JOB;
    by_warp[free] = of;
    job_open[of] = 1;
  endtask

  // A free tag for a job of any warp, or else for what the lane does by itself.
  task automatic next_access;
    reg [TAG_BITS-1:0] free;
    reg [1:0] of;
    reg [3:0] jobs;
    int rest;
    jobs = job_wanted & ~job_open;
    rest = roll(8);
    free = TAG_BITS'(roll(TAGS));
    of = 2'(roll(4));
    for (int i = 0; i < TAGS; i = i + 1) if (used[free]) free = free + 1'b1;
    for (int i = 0; i < 4; i = i + 1) if (!jobs[of]) of = of + 1'b1;
    if (used[free]) ;
    else if (jobs[of]) present_job(free, of);
    else if (rest < int'(traffic)) present_random(free);
    else if ((writes_all || reads_all) && swept < SWEEP) present_sweep(free);
  endtask

  always @(posedge clock) begin
    job_done <= 0;
    drawn <= 0;
    common_read <= 0;
    if (clear) begin
      dice = seed;
      used = 0;
      job_open = 0;
      swept = 0;
      hold = 0;
      quiet <= 0;
      failed <= 0;
      valid <= 0;
      rsp_ready <= 0;
    end else begin
      if (rsp_valid && rsp_ready) take_answer;
      if (!valid || ready) begin
        valid <= 0;
        next_access;
      end
      // A warp has seen that its job is done, and wants it no longer.
      job_open = job_open & ~job_done;
      if (!writes_all && !reads_all) swept = 0;
      quiet <= used == 0 && (!writes_all && !reads_all || swept == SWEEP);
      if (hold != 0) hold = hold - 1;
      else if (roll(2000) == 0) hold = 50 + roll(100);
      rsp_ready <= hold == 0 && roll(4) != 0;
    end
  end
endmodule
