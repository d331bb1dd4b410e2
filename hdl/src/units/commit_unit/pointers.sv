// The pointers of the commit unit, in any environment that answers.
//
// 4 slots, logs of 4 words each, 2 reads under way; warps of up to 4 lanes, any after any. The last-writer table is cut off: its answer is free in every
// cycle, so any two words may be aliases in its filter. What the logs hold is free as well: nothing here depends on what lists contain.
//
// The environment lets nothing wait for more than IDLE cycles in a row: answers of the cache (of which up to 7 writes are under way), `read_ready`,
// `write_ready`, `vote_ready`, `done_ready`, `count_ready`, and results, which come only after the vote of the whole warp.
//
// Proved, while the release pointer is below 32, and without straps:
// - Order: release <= retire <= commit <= vote <= hazard, no more than the slots apart; each goes on by one; votes and dones have rising
//   numbers; writes leave with the consent of the core of the number at which the commit pointer is.
// - Hazards: who has one passes only after all its words have been read again, which begins when the youngest writer in question has retired.
// - Whom the vote pointer waits for is of an older warp, whose vote has been sent: so its result comes, whatever aliases say.
// - Progress: if it has what it waits for, each pointer goes on within a number of cycles: the hazard pointer (all words are here), the vote pointer
//   (the answers are here, no writer is to retire), the commit pointer (the result is known), the retire pointer (none) and the release pointer (none).
// One part at a time: the order is proved by itself; it is assumed where progress is, a pointer at a time, and what is proved of one is
// not used for another.
`ifdef PART_ORDER
`define ORDERED assert
`else
`define ORDERED assume
`endif
`ifdef PART_HAZARD
`define HAZARD_GOES_ON assert
`else
`define HAZARD_GOES_ON if (0) assert
`endif
`ifdef PART_VOTE
`define VOTE_GOES_ON assert
`else
`define VOTE_GOES_ON if (0) assert
`endif
`ifdef PART_COMMIT
`define COMMIT_GOES_ON assert
`else
`define COMMIT_GOES_ON if (0) assert
`endif
`ifdef PART_RETIRE
`define RETIRE_GOES_ON assert
`else
`define RETIRE_GOES_ON if (0) assert
`endif
`ifdef PART_RELEASE
`define RELEASE_GOES_ON assert
`else
`define RELEASE_GOES_ON if (0) assert
`endif
module wrapper (
    input wire clock,
    input wire clear,
    input wire msg_valid,
    input wire [1:0] msg_kind,
    input wire [31:0] msg_id,
    input wire msg_address,
    input wire [31:0] msg_value,
    input wire read_ready,
    input wire read_rsp_valid,
    input wire [31:0] read_rsp_value,
    input wire vote_ready,
    input wire result_valid,
    input wire [31:0] result_id,
    input wire result_pass,
    input wire write_ready,
    input wire write_ack,
    input wire done_ready,
    input wire count_ready,
    input wire count_counted,
    input wire [31:0] answer,
    input wire [7:0] any_starts
);
    localparam READ = 0, WRITE = 1, FILL = 2, SKIP = 3;
    localparam WAIT = 0, BEGIN = 1, READS = 2, WRITES = 3, END = 4;
`ifdef PROPERTIES_ONLY
    // A pointer of a broken unit that stands is found sooner where nothing else makes it wait.
    localparam IDLE = 0, TURN = IDLE + 1;
`else
    localparam IDLE = 2, TURN = IDLE + 1;
`endif

    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    wire msg_ready, log_overflow, read_valid, read_address, vote_valid, write_valid, write_address, done_valid;
    wire count_valid, count_address, count_write, count_decrement;
    wire [31:0] vote_id, vote_lanes, write_value, done_id, hazard_at, vote_at, commit_at, retire_at, release_at;

    // Whether a warp begins with a number, from three before the release pointer to four behind it.
    reg [7:0] starts = 8'd2;
    (* hierconn *) wire \unit.release_walk_reset_valid ;
    function [31:0] first_of(input [7:0] all, input [31:0] id);
        first_of = all[id[2:0]] ? id : all[id[2:0] - 3'd1] ? id - 1 : all[id[2:0] - 3'd2] ? id - 2 : id - 3;
    endfunction
    wire [31:0] msg_first = first_of(starts, msg_id);
    wire msg_last = starts[msg_id[2:0] + 3'd1];

    commit_unit unit (
        .clock(clock),
        .clear(clear),
        .remove_at_vote(1'b0),
        .remove_failed_at_vote(1'b0),
        .count_on_arrival(1'b0),
        .count_writers_only(1'b0),
        .msg_valid(msg_valid),
        .msg_ready(msg_ready),
        .msg_kind(msg_kind),
        .msg_id(msg_id),
        .msg_address(msg_address),
        .msg_value(msg_value),
        .msg_first(msg_first),
        .msg_last(msg_last),
        .log_overflow(log_overflow),
        .read_valid(read_valid),
        .read_ready(read_ready),
        .read_address(read_address),
        .read_rsp_valid(read_rsp_valid),
        .read_rsp_value(read_rsp_value),
        .vote_valid(vote_valid),
        .vote_ready(vote_ready),
        .vote_id(vote_id),
        .vote_lanes(vote_lanes),
        .result_valid(result_valid),
        .result_id(result_id),
        .result_pass(result_pass),
        .write_valid(write_valid),
        .write_ready(write_ready),
        .write_address(write_address),
        .write_value(write_value),
        .write_ack(write_ack),
        .done_valid(done_valid),
        .done_ready(done_ready),
        .done_id(done_id),
        .count_valid(count_valid),
        .count_ready(count_ready),
        .count_address(count_address),
        .count_write(count_write),
        .count_decrement(count_decrement),
        .count_counted(count_counted),
        .hazard_at(hazard_at),
        .vote_at(vote_at),
        .commit_at(commit_at),
        .retire_at(retire_at),
        .release_at(release_at)
    );
    (* hierconn *) wire [31:0] \unit.hazard.writers_rsp_id ;
    assign \unit.hazard.writers_rsp_id = answer;

    // By slot, of the numbers from the release pointer on: all is here, is not concerned, has its result, is to commit.
    reg [3:0] filled = 0, skipped = 0, known = 0, agreed = 0;
    reg [31:0] last_vote = 0, last_done = 0;
    reg [15:0] reading = 0, writing = 0;
    reg [1:0] idle_read = 0, idle_found = 0, idle_vote = 0, idle_result = 0, idle_write = 0, idle_landed = 0, idle_done = 0, idle_count = 0;
    wire [31:0] msg_age = msg_id - release_at;
    wire [31:0] result_age = result_id - release_at;
    wire sends = msg_valid & msg_ready & !clear;
    wire wants_result = commit_at < vote_at & commit_at <= last_vote & !known[commit_at[1:0]] & !skipped[commit_at[1:0]];
    wire [7:0] window = {starts, starts} >> (release_at[2:0] - 3'd3);
    reg legal;
    always @(*) begin
        legal = 1;
        if (msg_valid & msg_age < 4 & filled[msg_id[1:0]])
            legal = 0;
        if (read_rsp_valid & reading == 0)
            legal = 0;
        if (write_ack & writing == 0)
            legal = 0;
        if (write_ready & writing == 7)
            legal = 0;
        if (result_valid & (result_age >= 4 | result_id > last_vote | known[result_id[1:0]] | skipped[result_id[1:0]]))
            legal = 0;
        if (idle_read > IDLE | idle_found > IDLE | idle_vote > IDLE | idle_result > IDLE | idle_write > IDLE
            | idle_landed > IDLE | idle_done > IDLE | idle_count > IDLE)
            legal = 0;
        // Warps have up to four lanes; the first number begins one.
        if (window[3:0] == 0 | window[4:1] == 0 | window[5:2] == 0 | window[6:3] == 0 | window[7:4] == 0)
            legal = 0;
        if (release_at <= 3 & !starts[1])
            legal = 0;
        if (release_at >> 5 != 0)
            legal = 0;
    end
    always @(*) assume (!started | legal);

    always @(posedge clock) begin
        if (sends & (msg_kind == FILL | msg_kind == SKIP)) filled[msg_id[1:0]] <= 1;
        if (sends & msg_kind == SKIP) skipped[msg_id[1:0]] <= 1;
        if (result_valid) known[result_id[1:0]] <= 1;
        if (result_valid) agreed[result_id[1:0]] <= result_pass;
        if (\unit.release_walk_reset_valid ) begin
            filled[release_at[1:0]] <= 0;
            skipped[release_at[1:0]] <= 0;
            known[release_at[1:0]] <= 0;
            agreed[release_at[1:0]] <= 0;
            starts[release_at[2:0] - 3'd3] <= any_starts[0];
        end
        if (vote_valid & vote_ready) last_vote <= vote_id;
        if (done_valid & done_ready) last_done <= done_id;
        reading <= reading + (read_valid & read_ready) - read_rsp_valid;
        writing <= writing + (write_valid & write_ready) - write_ack;
        idle_read <= read_valid & !read_ready ? idle_read + 1 : 0;
        idle_found <= reading != 0 & !read_rsp_valid ? idle_found + 1 : 0;
        idle_vote <= vote_valid & !vote_ready ? idle_vote + 1 : 0;
        idle_result <= wants_result & !(result_valid & result_id == commit_at) ? idle_result + 1 : 0;
        idle_write <= write_valid & !write_ready & writing != 7 ? idle_write + 1 : 0;
        idle_landed <= writing != 0 & !write_ack ? idle_landed + 1 : 0;
        idle_done <= done_valid & !done_ready ? idle_done + 1 : 0;
        idle_count <= !count_ready ? idle_count + 1 : 0;
        if (clear) begin
            {filled, skipped, known, agreed} <= 0;
            starts <= any_starts;
            last_vote <= 0;
            last_done <= 0;
            reading <= 0;
            writing <= 0;
            {idle_read, idle_found, idle_vote, idle_result, idle_write, idle_landed, idle_done, idle_count} <= 0;
        end
    end
    // Cycles for which a pointer that could go on has not.
    localparam HAZARD = 9 + 8 * TURN, VOTE = 1 + 17 * TURN, COMMIT = 1 + 16 * TURN, RETIRE = 8 * TURN, RELEASE = 5 + 80 * TURN;
    reg [31:0] hazard_before = 0, vote_before = 0, commit_before = 0, retire_before = 0, release_before = 0;
    reg [8:0] hazard_stood = 0, vote_stood = 0, commit_stood = 0, retire_stood = 0, release_stood = 0;
    (* hierconn *) wire [31:0] \unit.hazard.id ;
    (* hierconn *) wire [31:0] \unit.hazards_read_word ;
    (* hierconn *) wire \unit.settled ;
    (* hierconn *) wire \unit.decides ;
    (* hierconn *) wire \unit.flags_vote_failed ;
    (* hierconn *) wire \unit.reads_log_ready ;
    (* hierconn *) wire \unit.hazard_table_ready ;
    (* hierconn *) wire [2:0] \unit.vote_state ;
    wire [31:0] at = \unit.hazard.id ;
    wire [31:0] youngest = \unit.hazards_read_word ;
    wire judged = vote_at != hazard_at;
    wire waits = judged & \unit.vote_state == WAIT & ! \unit.flags_vote_failed & youngest != 0 & youngest >= retire_at;
    wire hazard_may = \unit.hazard_table_ready & at - release_at < 4 & filled[at[1:0]];
    wire vote_may = judged & !waits & (\unit.vote_state == READS | \unit.settled );
    wire commit_may = commit_at != vote_at & (skipped[commit_at[1:0]] | known[commit_at[1:0]]);
    wire retire_may = retire_at != commit_at;
    wire release_may = release_at != retire_at;
    always @(posedge clock) begin
        hazard_before <= at;
        vote_before <= vote_at;
        commit_before <= commit_at;
        retire_before <= retire_at;
        release_before <= release_at;
    end
    wire [8:0] hazard_stands = at == hazard_before ? hazard_stood : 0;
    wire [8:0] vote_stands = vote_at == vote_before ? vote_stood : 0;
    wire [8:0] commit_stands = commit_at == commit_before ? commit_stood : 0;
    wire [8:0] retire_stands = retire_at == retire_before ? retire_stood : 0;
    wire [8:0] release_stands = release_at == release_before ? release_stood : 0;
    always @(posedge clock) begin
        hazard_stood <= hazard_may & !clear ? hazard_stands + 1 : 0;
        vote_stood <= vote_may & !clear ? vote_stands + 1 : 0;
        commit_stood <= commit_may & !clear ? commit_stands + 1 : 0;
        retire_stood <= retire_may & !clear ? retire_stands + 1 : 0;
        release_stood <= release_may & !clear ? release_stands + 1 : 0;
    end
    wire passes_now = \unit.decides & ! \unit.flags_vote_failed ;

    always @(*) if (started) begin
        // Order.
        `ORDERED (release_at <= retire_at);
        `ORDERED (retire_at <= commit_at);
        `ORDERED (commit_at <= vote_at);
        `ORDERED (vote_at <= hazard_at);
        `ORDERED (hazard_at <= release_at + 4);
        if (vote_valid) `ORDERED (vote_id > last_vote);
        if (done_valid) `ORDERED (done_id > last_done);
        if (write_valid) `ORDERED (agreed[commit_at[1:0]]);
        // Hazards.
        if (passes_now) `ORDERED (youngest == 0 | (\unit.vote_state == END & youngest < retire_at));
        if (waits) `ORDERED (youngest < first_of(starts, vote_at));
        if (waits) `ORDERED (youngest <= last_vote);
        // Progress.
        `HAZARD_GOES_ON (hazard_stands < HAZARD);
        `VOTE_GOES_ON (vote_stands < VOTE);
        `COMMIT_GOES_ON (commit_stands < COMMIT);
        `RETIRE_GOES_ON (retire_stands < RETIRE);
        `RELEASE_GOES_ON (release_stands < RELEASE);
        cover (waits & answer >= vote_at);
        cover (passes_now & youngest != 0);
        cover (retire_at == 3 & !starts[2]);
    end

`ifndef PROPERTIES_ONLY
    (* hierconn *) wire [3:0] \unit.flags.filled ;
    (* hierconn *) wire [3:0] \unit.flags.skipped ;
    (* hierconn *) wire [3:0] \unit.flags.known ;
    (* hierconn *) wire [3:0] \unit.flags.passed ;
    (* hierconn *) wire [3:0] \unit.flags.last ;
    (* hierconn *) wire [2:0] \unit.hazard.state ;
    (* hierconn *) wire \unit.hazard.went_on ;
    (* hierconn *) wire [1:0] \unit.hazard.slot ;
    (* hierconn *) wire [31:0] \unit.hazard.first ;
    (* hierconn *) wire [31:0] \unit.hazard.youngest ;
    (* hierconn *) wire [31:0] \unit.hazard.firsts_read_word ;
    (* hierconn *) wire [31:0] \unit.hazard.firsts.entries[0] ;
    (* hierconn *) wire [31:0] \unit.hazard.firsts.entries[1] ;
    (* hierconn *) wire [31:0] \unit.hazard.firsts.entries[2] ;
    (* hierconn *) wire [31:0] \unit.hazard.firsts.entries[3] ;
    (* hierconn *) wire [31:0] \unit.hazards.entries[0] ;
    (* hierconn *) wire [31:0] \unit.hazards.entries[1] ;
    (* hierconn *) wire [31:0] \unit.hazards.entries[2] ;
    (* hierconn *) wire [31:0] \unit.hazards.entries[3] ;
    (* hierconn *) wire [15:0] \unit.write_targets.entries[0] ;
    (* hierconn *) wire [15:0] \unit.write_targets.entries[1] ;
    (* hierconn *) wire [15:0] \unit.write_targets.entries[2] ;
    (* hierconn *) wire [15:0] \unit.write_targets.entries[3] ;
    (* hierconn *) wire [15:0] \unit.write_targets_read_word ;
    (* hierconn *) wire [15:0] \unit.sent ;
    (* hierconn *) wire [15:0] \unit.landed ;
    (* hierconn *) wire [15:0] \unit.queue.pushes ;
    (* hierconn *) wire [15:0] \unit.queue.answers ;
    (* hierconn *) wire [2:0] \unit.commit_state ;
    (* hierconn *) wire [2:0] \unit.release_walk.state ;
    (* hierconn *) wire [1:0] \unit.release_walk.slot ;
    (* hierconn *) wire \unit.release_walk.freeing ;
    (* hierconn *) wire [2:0] \unit.reads.left_0 ;
    (* hierconn *) wire [2:0] \unit.reads.left_1 ;
    (* hierconn *) wire [2:0] \unit.reads.left_2 ;
    (* hierconn *) wire [2:0] \unit.writes.left_0 ;
    (* hierconn *) wire [2:0] \unit.writes.left_1 ;
    (* hierconn *) wire [2:0] \unit.writes.left_2 ;
    (* hierconn *) wire [2:0] \unit.reads.available ;
    (* hierconn *) wire [2:0] \unit.writes.available ;
    (* hierconn *) wire \unit.reads.placing ;
    (* hierconn *) wire \unit.writes.placing ;
    (* hierconn *) wire \unit.reads.sweeping ;
    (* hierconn *) wire \unit.writes.sweeping ;
    (* hierconn *) wire [1:0] \unit.reads.sweep ;
    (* hierconn *) wire [1:0] \unit.writes.sweep ;
    (* hierconn *) wire \unit.queue_queue_room ;

    // Of 0 words, a walk would take 8.
    function [9:0] some(input [2:0] left);
        some = left == 0 ? 10'd8 : {7'd0, left};
    endfunction
    wire [31:0] firsts [0:3], hazards [0:3];
    wire [15:0] targets [0:3];
    // Writes sent since those of the slot.
    wire [15:0] since [0:3];
    assign since[0] = \unit.sent - targets[0], since[1] = \unit.sent - targets[1], since[2] = \unit.sent - targets[2], since[3] = \unit.sent - targets[3];
    assign firsts[0] = \unit.hazard.firsts.entries[0] , firsts[1] = \unit.hazard.firsts.entries[1] ,
        firsts[2] = \unit.hazard.firsts.entries[2] , firsts[3] = \unit.hazard.firsts.entries[3] ;
    assign hazards[0] = \unit.hazards.entries[0] , hazards[1] = \unit.hazards.entries[1] ,
        hazards[2] = \unit.hazards.entries[2] , hazards[3] = \unit.hazards.entries[3] ;
    assign targets[0] = \unit.write_targets.entries[0] , targets[1] = \unit.write_targets.entries[1] ,
        targets[2] = \unit.write_targets.entries[2] , targets[3] = \unit.write_targets.entries[3] ;
    wire [15:0] sent_now = \unit.commit_state == WRITES ? 16'd8 - some(\unit.writes.left_1 ) : 16'd0;
    // Writes to land before the retire pointer goes on: those under way but for those of later numbers.
    wire [15:0] later = \unit.sent - \unit.write_targets_read_word ;
    wire [9:0] to_land = later < writing ? writing - later : 0;
    wire [2:0] unjudged = release_at + 4 - at;

    // At most as many cycles until a pointer goes on.
    reg [9:0] hazard_left, vote_left, commit_left, retire_left, release_left;
    reg [9:0] events;
    always @(*) begin
        hazard_left = HAZARD;
        if (\unit.hazard.state == READS)
            hazard_left = some(\unit.reads.left_0 ) + 8 * TURN;
        if (\unit.hazard.state == WRITES)
            hazard_left = some(\unit.writes.left_0 ) * TURN - idle_count;

        vote_left = VOTE;
        if (\unit.vote_state == READS)
            vote_left = some(\unit.reads.left_1 ) * 2 * TURN + TURN - (\unit.queue_queue_room ? TURN + idle_read : idle_found);
        if (\unit.decides )
            vote_left = TURN - idle_vote;

        commit_left = COMMIT;
        if (\unit.commit_state == WRITES)
            commit_left = some(\unit.writes.left_1 ) * 2 * TURN - (writing == 7 ? idle_landed : TURN + idle_write);

        retire_left = (to_land == 0 ? 0 : to_land * TURN - idle_landed) + TURN - idle_done;

        // What can keep the release pointer from the counts, and from its slot: words that arrive, for which nodes are free, and stores.
        events = \unit.reads.available + \unit.writes.available ;
        if (unjudged != 0)
            events = events + 8 * unjudged - (\unit.hazard.state == WRITES ? 8 - some(\unit.writes.left_0 ) : 0);
        release_left = 0;
        case (\unit.release_walk.state )
            WAIT: release_left = 5 + (events + 34) * TURN;
            READS: release_left = 3 + (events + 16 + 2 * some(\unit.reads.left_2 )) * TURN - idle_count;
            WRITES: release_left = 3 + (events + 2 * some(\unit.writes.left_2 )) * TURN - idle_count;
            END: release_left = 1 + events * TURN + (\unit.reads.placing | \unit.writes.placing );
        endcase
    end

    integer s;
    reg [31:0] n;
    always @(*) if (started) begin
        `ORDERED (release_at != 0);
        `ORDERED (at <= release_at + 4 & at == hazard_at + \unit.hazard.went_on );
        `ORDERED (filled == \unit.flags.filled & skipped == \unit.flags.skipped & known == \unit.flags.known & agreed == \unit.flags.passed );
        `ORDERED (last_done < retire_at & last_vote < vote_at);
        for (s = 0; s < 4; s = s + 1) begin
            n = release_at + {30'd0, s[1:0] - release_at[1:0]};
            if (n < at) `ORDERED (filled[s]);
            if (filled[s]) `ORDERED (firsts[s] == first_of(starts, n));
            if (filled[s]) `ORDERED (\unit.flags.last [s] == starts[n[2:0] + 3'd1]);
            if (skipped[s]) `ORDERED (filled[s]);
            if (agreed[s]) `ORDERED (known[s]);
            if (known[s]) `ORDERED (!skipped[s]);
            if (known[s]) `ORDERED (n <= last_vote);
            if (n < hazard_at) `ORDERED (hazards[s] < first_of(starts, n));
            // Votes of whole warps.
            if (n < vote_at & n > last_vote) `ORDERED (!starts[n[2:0] + 3'd1]);
            if (n >= retire_at & n < commit_at)
                `RETIRE_GOES_ON (since[s] <= 8 * (commit_at - n - 1) + sent_now);
        end
        `ORDERED (vote_at <= last_vote + 4 & first_of(starts, vote_at) <= last_vote + 1);
        `ORDERED (\unit.hazard.state == WAIT | \unit.hazard.state == READS | \unit.hazard.state == WRITES);
        if (\unit.hazard.state != WAIT)
            `ORDERED (at - release_at < 4 & filled[at[1:0]] & \unit.hazard.first == first_of(starts, at) & \unit.hazard.youngest < \unit.hazard.first );
        if (\unit.hazard.went_on )
            `ORDERED (\unit.hazard.state == WAIT & \unit.hazard.slot == at[1:0] - 2'd1 & at > release_at
                & \unit.hazard.first == first_of(starts, at - 1) & \unit.hazard.youngest < \unit.hazard.first );
        `ORDERED (\unit.hazard.firsts_read_word == firsts[at[1:0]]);
        `ORDERED (\unit.hazards_read_word == hazards[vote_at[1:0]]);
        `ORDERED (\unit.write_targets_read_word == targets[retire_at[1:0]]);
        `ORDERED (\unit.vote_state == WAIT | \unit.vote_state == READS | \unit.vote_state == END);
        if (\unit.vote_state != WAIT) `ORDERED (judged & youngest < retire_at);
        `ORDERED (\unit.commit_state == WAIT | \unit.commit_state == WRITES);
        if (\unit.commit_state == WRITES) `ORDERED (commit_at < vote_at & agreed[commit_at[1:0]] & !skipped[commit_at[1:0]]);
        `ORDERED (\unit.sent - \unit.landed == writing & writing <= 7);
        `ORDERED (\unit.queue.pushes - \unit.queue.answers == reading & reading <= 2);
        `ORDERED (\unit.release_walk.state <= END & \unit.release_walk.state != BEGIN);
        `ORDERED (\unit.release_walk.freeing & \unit.release_walk.slot == release_at[1:0]);
        if (\unit.release_walk.state != WAIT) `ORDERED (release_at < retire_at);
        if (\unit.reads.sweeping | \unit.writes.sweeping ) `ORDERED (filled == 0 & at == 1);
        `ORDERED (\unit.reads.sweeping == \unit.writes.sweeping & \unit.reads.sweep == \unit.writes.sweep );
        if (idle_done != 0) `RETIRE_GOES_ON (retire_may & to_land == 0);
        if (hazard_may) `HAZARD_GOES_ON (hazard_stands + hazard_left <= HAZARD);
        if (vote_may) `VOTE_GOES_ON (vote_stands + vote_left <= VOTE);
        if (commit_may) `COMMIT_GOES_ON (commit_stands + commit_left <= COMMIT);
        if (retire_may) `RETIRE_GOES_ON (retire_stands + retire_left <= RETIRE);
        if (release_may) `RELEASE_GOES_ON (release_stands + release_left <= RELEASE);
    end
`endif
endmodule
