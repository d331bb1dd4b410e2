// What the parts of the bench have in common: where words lie, and random numbers that are the same in every simulator.
package lanes_bench_pkg;
  // verilator lint_off UNUSEDPARAM
  // Phases: all words are written (0), every lane is busy (1), four warps of one work-group count in transactions (2), so do two
  // work-groups of two (3), they count without transactions (4), all words are read (5).
  localparam int FILL = 0, BUSY = 1, ONE_GROUP = 2, UNPROTECTED = 4, READ = 5;

  // Words that several lanes write: sets of counters, two rows each, and one that gives numbers. In transactions the backups
  // and owners of a set are in the three rows behind it.
  localparam int COUNTERS = 8, COMMON = 4 * COUNTERS + 1, TICKET = 4 * COUNTERS;
  localparam bit [13:0] TICKET_WORD = 2048;
  // Words of one lane, and those that two lanes have halves of.
  localparam int WORDS = 8;
  localparam int OWN_WORD = 4096, HALF_WORD = 8192;

  function automatic bit [13:0] common_word(input int i);
    common_word = i == TICKET ? TICKET_WORD : 14'(256 * (i / COUNTERS) + i % 4 + 32 * (i % COUNTERS / 4));
  endfunction

  // The set in which a warp counts, and its layout: rows, detector's state, slots of the work-group.
  function automatic int set_of(input int phase, input int warp);
    set_of = phase == ONE_GROUP ? 0 : phase == UNPROTECTED ? 3 : 1 + warp % 2;
  endfunction
  function automatic bit [31:0] layout_of(input int phase, input int warp);
    int set;
    bit [3:0] group;
    set = set_of(phase, warp);
    group = phase == ONE_GROUP ? 4'b1111 : warp % 2 == 0 ? 4'b0101 : 4'b1010;
    layout_of = {2'b0, group, 8'(2 * set), 9'd2, 9'(8 * set)};
  endfunction

  function automatic bit [31:0] next_dice(input bit [31:0] dice);
    next_dice = dice ^ (dice << 13);
    next_dice = next_dice ^ (next_dice >> 17);
    next_dice = next_dice ^ (next_dice << 5);
  endfunction
endpackage
