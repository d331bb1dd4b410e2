// The commit unit between cores, a cache and a reference count table that are as bad as they may be.
//
// 4 slots, logs of 4 words each, 2 reads under way, words of 1 bit, values 0 and 1, numbers from 1 on, as many as NUMBERS, in warps of up to 4 lanes.
// Messages of all numbers come in any mixture. A read finds what is in memory; if a write of the word is under way at any time between its request and its
// answer, it finds anything. Instead of the last-writer table there is what `last_writers.sv` proves of it: its answer is never below the last
// store to the word. Else the answer is free, as if any two words were aliases in its filter, also of the reader's own warp.
//
// Bounded, from reset:
// - Order: release <= retire <= commit <= vote <= hazard, never more than the slots apart; votes and dones in the order of numbers; the writes of a
//   number leave while the commit pointer is at it, what the core has sent, and only with its core's consent; a done after they have landed.
// - Isolation: from the vote for a transaction that has read a word, until it begins to write, the word is in memory what it has read, and
//   no write of it is under way: so what it commits, it commits as if it had run alone at that moment.
`ifndef NUMBERS
`define NUMBERS 6
`endif
module wrapper (
    input wire clock,
    input wire msg_valid,
    input wire [1:0] msg_kind,
    input wire [2:0] msg_id,
    input wire msg_address,
    input wire msg_value,
    input wire read_ready,
    input wire read_rsp_valid,
    input wire read_rsp_value,
    input wire vote_ready,
    input wire result_valid,
    input wire [2:0] result_id,
    input wire result_pass,
    input wire write_ready,
    input wire write_ack,
    input wire done_ready,
    input wire count_ready,
    input wire count_counted,
    input wire [2:0] answer
);
    localparam READ = 0, WRITE = 1, FILL = 2, SKIP = 3;
    // Any word, any number.
    (* anyconst *) reg any_word;
    (* anyconst *) reg [2:0] any_id;
    // The numbers with which warps begin.
    (* anyconst *) reg [7:0] starts;
    (* anyconst *) reg memory_before;
    // Whether readers are counted: what commits is explained without them.
    (* anyconst *) reg writers_only;
    always @(*) assume (starts[1] & (starts[2] | starts[3] | starts[4] | starts[5])
        & (starts[3] | starts[4] | starts[5] | starts[6]) & starts[7]);

    reg started = 0;
    always @(posedge clock) started <= 1;
    wire clear = !started;

    // From the first number of a warp, and to the last.
    function [2:0] first_of(input [2:0] id);
        first_of = starts[id] ? id : starts[id - 3'd1] ? id - 3'd1 : starts[id - 3'd2] ? id - 3'd2 : id - 3'd3;
    endfunction
    wire [2:0] msg_first = first_of(msg_id);
    wire msg_last = starts[msg_id + 3'd1];

    wire msg_ready, log_overflow, read_valid, read_address, vote_valid, write_valid, write_address, done_valid;
    wire count_valid, count_address, count_write, count_decrement;
    wire [31:0] vote_id, vote_lanes, write_value, done_id, hazard_at, vote_at, commit_at, retire_at, release_at;
    commit_unit unit (
        .clock(clock),
        .clear(clear),
        .remove_at_vote(1'b0),
        .remove_failed_at_vote(1'b0),
        .count_on_arrival(1'b0),
        .count_writers_only(writers_only),
        .msg_valid(msg_valid),
        .msg_ready(msg_ready),
        .msg_kind(msg_kind),
        .msg_id({29'd0, msg_id}),
        .msg_address(msg_address),
        .msg_value({31'd0, msg_value}),
        .msg_first({29'd0, msg_first}),
        .msg_last(msg_last),
        .log_overflow(log_overflow),
        .read_valid(read_valid),
        .read_ready(read_ready),
        .read_address(read_address),
        .read_rsp_valid(read_rsp_valid),
        .read_rsp_value({31'd0, read_rsp_value}),
        .vote_valid(vote_valid),
        .vote_ready(vote_ready),
        .vote_id(vote_id),
        .vote_lanes(vote_lanes),
        .result_valid(result_valid),
        .result_id({29'd0, result_id}),
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

    // The last-writer table is cut off: its answer is an input.
    (* hierconn *) wire \unit.hazard.writers_req_valid ;
    (* hierconn *) wire \unit.hazard.writers_req_address ;
    (* hierconn *) wire \unit.hazard.writers_req_write ;
    (* hierconn *) wire [31:0] \unit.hazard.id ;
    (* hierconn *) wire [31:0] \unit.hazard.writers_rsp_id ;
    assign \unit.hazard.writers_rsp_id = {29'd0, answer};
    wire asks = \unit.hazard.writers_req_valid & \unit.hazard.writers_req_address == any_word;
    reg [2:0] last_store = 0;
    reg asked = 0;
    always @(posedge clock) begin
        asked <= asks & ! \unit.hazard.writers_req_write ;
        if (asks & \unit.hazard.writers_req_write ) last_store <= \unit.hazard.id [2:0];
    end

    // By number: has words, has all, is not concerned; of the word: reads it, writes it; has voted, passes, is known, passes everywhere.
    reg [7:0] begun = 0, filled = 0, skipped = 0, reads = 0, writes = 0, voted = 0, passes = 0, known = 0, agreed = 0;
    wire [7:0] message = 8'd1 << msg_id;
    reg [7:0] warp, voters, ballot;
    integer i;
    always @(*) begin
        warp = 0;
        voters = 0;
        for (i = 1; i < 7; i = i + 1) begin
            warp[i] = first_of(i) == msg_first;
            voters[i] = first_of(i) == first_of(vote_id[2:0]);
        end
        ballot = vote_lanes[7:0] << first_of(vote_id[2:0]);
    end
    wire sends = msg_valid & msg_ready & !clear;
    wire votes = vote_valid & vote_ready & !clear;

    // Reads under way, the oldest first: of the word, and whether a write of it has been under way.
    reg [1:0] reading = 0;
    reg [1:0] read_mine = 0, read_open = 0;
    // Writes under way: of the word, the value, the number.
    reg [2:0] writing = 0;
    reg [3:0] write_mine = 0, write_bit = 0;
    reg [11:0] write_number = 0;
    reg memory = 0;
    wire requests = read_valid & read_ready & !clear;
    wire writes_now = write_valid & write_ready & !clear;
    wire write_open = |write_mine | (writes_now & write_address == any_word);
    wire value = started ? memory : memory_before;

    reg legal;
    always @(*) begin
        legal = 1;
        if (msg_valid & (msg_id == 0 | msg_id > `NUMBERS | filled[msg_id]))
            legal = 0;
        if (msg_valid & msg_kind == SKIP & begun[msg_id])
            legal = 0;
        // Lanes of a warp do not touch each other's words.
        if (msg_valid & msg_kind == WRITE & msg_address == any_word & |((reads | writes) & warp & ~message))
            legal = 0;
        if (msg_valid & msg_kind == READ & msg_address == any_word & |(writes & warp & ~message))
            legal = 0;
        if (read_rsp_valid & (reading == 0 | (read_mine[0] & !read_open[0] & !write_open & read_rsp_value != value)))
            legal = 0;
        if (write_ack & writing == 0)
            legal = 0;
        if (write_ready & writing == 4)
            legal = 0;
        if (result_valid & (!voted[result_id] | known[result_id] | skipped[result_id] | (result_pass & !passes[result_id])))
            legal = 0;
        if (asked & answer < last_store)
            legal = 0;
    end
    always @(*) assume (!started | legal);
    always @(*) assume (started | !(result_valid | msg_valid | read_rsp_valid | write_ack));

    // Of any number: what it has read in the word, and is to write there; whether its writes have begun.
    reg has_read = 0, has_read_two = 0, read_value = 0, own_writes = 0, to_write = 0, write_value_due = 0, overflown = 0;
    reg has_written = 0, written = 0;
    wire its = sends & msg_id == any_id & msg_address == any_word;
    wire commits_it = commit_at == any_id & writes_now;
    always @(posedge clock) if (started) begin
        if (sends & log_overflow & msg_id == any_id) overflown <= 1;
        if (its & msg_kind == READ) begin
            has_read <= 1;
            read_value <= msg_value;
            if (has_read & read_value != msg_value) has_read_two <= 1;
        end
        if (its & msg_kind == WRITE) begin
            to_write <= 1;
            write_value_due <= msg_value;
        end
        if (commits_it) own_writes <= 1;
        if (commits_it & write_address == any_word) begin
            has_written <= 1;
            written <= write_value[0];
        end
    end

    reg [31:0] last_vote = 0, last_done = 0;
    always @(posedge clock) begin
        if (sends) begin
            if (msg_kind == READ | msg_kind == WRITE) begun <= begun | message;
            if (msg_kind == FILL | msg_kind == SKIP) filled <= filled | message;
            if (msg_kind == SKIP) skipped <= skipped | message;
            if (msg_kind == READ & msg_address == any_word) reads <= reads | message;
            if (msg_kind == WRITE & msg_address == any_word) writes <= writes | message;
        end
        if (votes) begin
            voted <= voted | voters;
            passes <= passes | (ballot & voters);
            last_vote <= vote_id;
        end
        if (result_valid) known[result_id] <= 1;
        if (result_valid & result_pass) agreed[result_id] <= 1;
        if (done_valid & done_ready & started) last_done <= done_id;

        read_open <= read_open | {2{write_open}};
        if (read_rsp_valid) begin
            read_mine <= read_mine >> 1;
            read_open <= {write_open, read_open[1] | write_open};
        end
        if (requests) begin
            read_mine[reading - read_rsp_valid] <= read_address == any_word;
            read_open[reading - read_rsp_valid] <= write_open;
        end
        reading <= reading + requests - read_rsp_valid;

        memory <= write_ack & write_mine[0] ? write_bit[0] : value;
        if (write_ack) begin
            write_mine <= write_mine >> 1;
            write_bit <= write_bit >> 1;
            write_number <= write_number >> 3;
        end
        if (writes_now) begin
            write_mine[writing - write_ack] <= write_address == any_word;
            write_bit[writing - write_ack] <= write_value[0];
            write_number[3 * (writing - write_ack)+:3] <= commit_at[2:0];
        end
        writing <= writing + writes_now - write_ack;
    end

    always @(*) if (started & release_at != 0) begin
`ifdef ORDER
        assert (release_at <= retire_at & retire_at <= commit_at & commit_at <= vote_at & vote_at <= hazard_at);
        assert (hazard_at <= release_at + 4);
        if (vote_valid) assert (vote_id > last_vote);
        if (done_valid) assert (done_id > last_done);
        if (write_valid) assert (agreed[commit_at[2:0]] & !overflown | commit_at != any_id);
        if (write_valid & write_address == any_word) assert (writes[commit_at[2:0]]);
        if (done_valid & writing != 0) assert (write_number[2:0] > done_id);
        if (commit_at > any_id & agreed[any_id] & to_write & any_id != 0) assert (has_written & written == write_value_due);
        if (commit_at > any_id & !agreed[any_id]) assert (!own_writes);
`endif
`ifdef ISOLATION
        if (passes[any_id] & commit_at <= any_id & !own_writes & has_read)
            assert (value == read_value & !has_read_two & write_mine == 0);
        cover (passes[any_id] & commit_at <= any_id & has_read & |(writes & (8'd1 << any_id) - 1 & agreed));
`endif
    end
endmodule
