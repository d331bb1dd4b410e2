// lds_unit: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The LDS unit: schedules one half-wavefront of an LDS instruction on the banks.
//
// Both LocalTM papers, section 2: 32 banks, at most one lane a bank at a time, conflicting lanes are serialised. As in Southern Islands a
// wavefront's 64 lanes come as two halves of 32.
//
//             +------------------------------------------------+
//  req_*    ->| pending -> RequestCrossbar                     |-> bank_*  (requests)
//  lane_*   ->|                                                |
//  tcm_*    ->|            ResponseCrossbar -> LaneAlign       |-> rsp_*
//             |            losers -> MeetingLanes              |<- bank_rsp_*
//             +------------------------------------------------+
//              hold <- sequencer                  conflict_* -> sequencer
//
// Request: valid/ready; everything is held stable until the cycle in which req_ready is high. Lanes whose conflict bit is set do not take
// part in a transactional request.
// Response: one pulse of rsp_valid a request, in order, without back-pressure. The words of lanes that did not ask, and rsp_data2 of
// operations with one word, mean nothing.
//
// Latency, from the cycle in which the request is first seen to rsp_valid, where no bank is busy with the request before:
//
// | request | cycles | where |
// | --- | --- | --- |
// | plain read | R + 1 | R: different words in the bank that has most |
// | plain write | R + 1 | R: lanes in the bank that has most |
// | plain read or write of 64 bits | R + R' + 1 | R, R': of the low words, of the high words |
// | native atomic | 2 R | R: lanes in the bank that has most; a bank needs two cycles for each |
// | transactional | that of the slowest bank | the sum over its lanes of 2 + the cycles that shadow_memory or directory_shadow adds |
// | transactional of 64 bits | both passes' sums | |
// | transactional with losers and all_lose | 1 + W more | W: words on which a lane of the access has lost |
// | without lanes | 2 | 3 with 64 bits |
//
// So 2 without a bank conflict (the papers' LDS latency), and 64 for 32 atomics on one word. Throughput: a half a cycle. A plain read serves
// all lanes of one word in one round; a transactional access never does ("a bank is accessed by only one work-item at a time"). A 64-bit access
// takes two passes, low words first, and must be 8-byte aligned. A transactional request becomes ready only when its last lane has been
// answered, so at most one is in the banks.
//
// Losers: a lane loses if its bank says so; with the strap all_lose also if it meets such a lane on a word, in either half of the access
// (meeting_lanes).
//
// Conflicts are reported in the cycle in which the request becomes ready.
//
// Same-cycle priority: a request in service goes on under hold; a new one waits for it to fall.
//
// LANES <= 32 lanes, BANKS <= 32 banks, SLOTS wavefront slots; transactions if TRANSACTIONS is 1, and none if 0: then req_transactional,
// tcm and all_lose mean nothing.
// Here ADDR_BITS = 16, BANKS = 32, LANES = 32, ROW_BITS = 9, SLOT_BITS = 2, TRANSACTIONS = 1.
module lds_unit (
    input  wire clock,
    input  wire clear,
    input  wire req_valid,
    output wire req_ready,
    input  wire [4:0] req_op,
    input  wire [1:0] req_wavefront,
    // Lanes LANES..2 * LANES of the wavefront.
    input  wire req_half,
    // This upper half is of the access whose lower half was the request before.
    input  wire req_continues,
    input  wire req_transactional,
    // Lanes of this half that execute (EXEC).
    input  wire [31:0] req_lanes,
    input  wire [511:0] lane_addr,
    input  wire [1023:0] lane_data,
    input  wire [1023:0] lane_data2,
    // Strap: 1: lanes of an access that meet on a word where one loses, all lose. 0: a lane loses if its bank says so.
    input  wire all_lose,
    // Conflict masks, two halves a slot.
    input  wire [255:0] tcm,
    output wire rsp_valid,
    output wire [1023:0] rsp_data,
    output wire [1023:0] rsp_data2,
    // Lanes that lost a conflict in this access.
    output wire [31:0] rsp_aborted,
    // Lanes of the lower half that lose with lanes of this upper half; 0 in any other answer.
    output wire [31:0] rsp_aborted_lower,
    // Cycles in which lanes were sent to banks; 1 without bank conflicts.
    output wire [6:0] rsp_rounds,
    input  wire hold,
    output wire conflict_valid,
    output wire [1:0] conflict_wavefront,
    // Lanes of the wavefront that lose: 0..31.
    output wire [31:0] conflict_lo,
    // 32..63.
    output wire [31:0] conflict_hi,
    // A request starts or is in service, or its response is on the way.
    output wire busy,
    // High in cycles that a transactional request costs beyond a plain LDS: no lane issues and no pass completes.
    output wire perf_overhead,
    input  wire [31:0] bank_ready,
    output wire [31:0] bank_valid,
    // The request is transactional: the pin again, so that it has no load but here.
    output wire bank_transactional,
    output wire [287:0] bank_row,
    output wire [63:0] bank_byte,
    output wire [1023:0] bank_data,
    output wire [1023:0] bank_data2,
    output wire [255:0] bank_work_item,
    input  wire [31:0] bank_rsp_valid,
    input  wire [31:0] bank_rsp_aborted,
    input  wire [1023:0] bank_rsp_word
);
    localparam [2:0] WORD_PART_WHOLE = 3'd0, WORD_PART_BYTE = 3'd1, WORD_PART_SIGNED_BYTE = 3'd2, WORD_PART_HALF = 3'd3,
            WORD_PART_SIGNED_HALF = 3'd4;
    localparam [4:0] LDS_OP_READ_U8 = 5'd1, LDS_OP_READ_I8 = 5'd2, LDS_OP_READ_U16 = 5'd3, LDS_OP_READ_I16 = 5'd4,
            LDS_OP_READ_B64 = 5'd5, LDS_OP_WRITE_B32 = 5'd6, LDS_OP_WRITE_B8 = 5'd7, LDS_OP_WRITE_B16 = 5'd8,
            LDS_OP_WRITE_B64 = 5'd9, LDS_OP_ADD = 5'd10, LDS_OP_SUB = 5'd11, LDS_OP_RSUB = 5'd12, LDS_OP_INC = 5'd13,
            LDS_OP_DEC = 5'd14, LDS_OP_MIN_I32 = 5'd15, LDS_OP_MAX_I32 = 5'd16, LDS_OP_MIN_U32 = 5'd17,
            LDS_OP_MAX_U32 = 5'd18, LDS_OP_AND = 5'd19, LDS_OP_OR = 5'd20, LDS_OP_XOR = 5'd21, LDS_OP_MSK_OR = 5'd22,
            LDS_OP_XCHG = 5'd23, LDS_OP_CMP_ST = 5'd24;
    reg  active, begun;
    reg  [31:0] pending;
    reg  high_pass;
    reg  [31:0] waiting, losers, lower_losers;
    reg  [6:0] rounds;
    reg  upper;
    reg  [4:0] rsp_op;
    reg  rsp_high, last;
    reg  [6:0] last_rounds;
    reg  done;
    reg  [6:0] done_rounds;
    wire transactional;
    wire [31:0] choice_want, choice_runs;
    wire [7:0] choice_first_item;
    wire [63:0] planes_byte_plane;
    wire [159:0] planes_bank_plane;
    wire [287:0] planes_row_plane;
    wire request_broadcast;
    wire [1023:0] request_lane_data;
    wire [31:0] request_bank_valid;
    wire [255:0] request_bank_lane;
    wire [31:0] request_served, request_left;
    wire [511:0] lane_asked;
    wire [31:0] response_done, response_aborted;
    wire [1023:0] response_lane_word;
    wire [2:0] rsp_part;
    wire told;
    wire [31:0] lost;
    wire meeting_done, meeting_settled;
    wire [31:0] meeting_joined, meeting_joined_lower;
    wire allowed, first, write;
    wire [31:0] unanswered, losers_now;
    wire [6:0] rounds_now;
    wire plain, plain_pass_done, tx_pass_done, more, may_end, tx_ready, plain_ready, stays;
    genvar g;

    lane_choice choice (
        .valid(req_valid),
        .active(active),
        .hold(hold),
        .wavefront(req_wavefront),
        .half(req_half),
        .transactional(transactional),
        .lanes(req_lanes),
        .tcm(tcm),
        .begun(begun),
        .pending(pending),
        .want(choice_want),
        .runs(choice_runs),
        .first_item(choice_first_item)
    );

    address_planes planes (
        .lane_addr(lane_addr),
        .byte_plane(planes_byte_plane),
        .bank_plane(planes_bank_plane),
        .row_plane(planes_row_plane)
    );

    request_crossbar request (
        .want(choice_want),
        .broadcast(request_broadcast),
        .high_word(high_pass),
        .bank_plane(planes_bank_plane),
        .row_plane(planes_row_plane),
        .byte_plane(planes_byte_plane),
        .lane_data(request_lane_data),
        .lane_data2(lane_data2),
        .bank_ready(bank_ready),
        .bank_valid(request_bank_valid),
        .bank_row(bank_row),
        .bank_byte(bank_byte),
        .bank_data(bank_data),
        .bank_data2(bank_data2),
        .bank_lane(request_bank_lane),
        .served(request_served),
        .left(request_left)
    );

    response_crossbar response (
        .waiting(waiting),
        .lane_addr(lane_asked),
        .bank_valid(bank_rsp_valid),
        .bank_aborted(bank_rsp_aborted),
        .bank_word(bank_rsp_word),
        .done(response_done),
        .aborted(response_aborted),
        .lane_word(response_lane_word)
    );

    for (g = 0; g < 32; g = g + 1) begin : gen_lane
        (* keep_hierarchy *) lane_align lane (
            .clock(clock),
            .served(request_served[g]),
            .addr(lane_addr[16 * g +: 16]),
            .odd(high_pass),
            .done(response_done[g]),
            .word(response_lane_word[32 * g +: 32]),
            .part(rsp_part),
            .is_high(rsp_high),
            .asked(lane_asked[16 * g +: 16]),
            .low_word(rsp_data[32 * g +: 32]),
            .high_word(rsp_data2[32 * g +: 32])
        );
    end

    meeting_lanes meeting_0 (
        .clock(clock),
        .clear(clear),
        .all_lose(all_lose),
        .ask(told),
        .runs(choice_runs),
        .losers(lost),
        .upper(upper),
        .continues(req_continues),
        .bank_plane(planes_bank_plane),
        .row_plane(planes_row_plane),
        .done(meeting_done),
        .settled(meeting_settled),
        .joined(meeting_joined),
        .joined_lower(meeting_joined_lower)
    );

    assign transactional = req_transactional;
    assign allowed = req_valid & (active | !hold);
    assign first = req_valid & !active & !hold;

    function automatic write_of(input reg [4:0] in_req_op);
        begin
            write_of = 1'b0;
            case (in_req_op)
                LDS_OP_WRITE_B32, LDS_OP_WRITE_B8, LDS_OP_WRITE_B16, LDS_OP_WRITE_B64, LDS_OP_ADD, LDS_OP_SUB,
                        LDS_OP_RSUB, LDS_OP_INC, LDS_OP_DEC, LDS_OP_MIN_I32, LDS_OP_MAX_I32, LDS_OP_MIN_U32, LDS_OP_MAX_U32, LDS_OP_AND,
                        LDS_OP_OR, LDS_OP_XOR, LDS_OP_MSK_OR, LDS_OP_XCHG, LDS_OP_CMP_ST: write_of = 1'b1;
                default: write_of = 1'b0;
            endcase
        end
    endfunction
    assign write = write_of(req_op);
    assign request_broadcast = !write & !transactional;

    for (g = 0; g < 32; g = g + 1) begin : gen_request_lane_data
        assign request_lane_data[32 * g +: 32] = high_pass ? lane_data2[32 * g +: 32] : lane_data[32 * g +: 32];
    end

    assign bank_valid = request_bank_valid;
    assign bank_transactional = transactional;

    for (g = 0; g < 32; g = g + 1) begin : gen_bank_work_item
        assign bank_work_item[8 * g +: 8] = choice_first_item | request_bank_lane[8 * g +: 8];
    end

    assign unanswered = waiting & ~response_done;
    assign lost = losers | response_aborted;
    assign losers_now = first ? 32'd0 : lost | meeting_joined;

    function automatic [6:0] rounds_now_of(input reg [6:0] in_rounds, input reg in_first,
            input reg [31:0] in_request_bank_valid);
        begin
            rounds_now_of = in_rounds;
            if (in_first) rounds_now_of = 7'd0;
            if (|in_request_bank_valid) rounds_now_of = rounds_now_of + 7'd1;
        end
    endfunction
    assign rounds_now = rounds_now_of(rounds, first, request_bank_valid);
    assign plain = allowed & !transactional;
    assign plain_pass_done = plain & !(|request_left);
    assign tx_pass_done = req_valid & active & transactional & !(|pending) & !(|unanswered);
    assign more = !high_pass & ((req_op == LDS_OP_READ_B64) | (req_op == LDS_OP_WRITE_B64));
    assign may_end = !more & meeting_done;
    assign tx_ready = tx_pass_done & may_end;
    assign plain_ready = plain_pass_done & !more;
    assign req_ready = plain_ready | tx_ready;
    assign stays = allowed & transactional & !tx_ready;
    assign told = tx_pass_done & !more;
    assign perf_overhead = allowed & transactional & !(|request_bank_valid) & !(tx_pass_done & (may_end | more));

    function automatic [2:0] rsp_part_of(input reg [4:0] in_rsp_op);
        begin
            rsp_part_of = 3'd0;
            case (in_rsp_op)
                LDS_OP_READ_U8: rsp_part_of = WORD_PART_BYTE;
                LDS_OP_READ_I8: rsp_part_of = WORD_PART_SIGNED_BYTE;
                LDS_OP_READ_U16: rsp_part_of = WORD_PART_HALF;
                LDS_OP_READ_I16: rsp_part_of = WORD_PART_SIGNED_HALF;
                default: rsp_part_of = WORD_PART_WHOLE;
            endcase
        end
    endfunction
    assign rsp_part = rsp_part_of(rsp_op);
    assign rsp_valid = done;
    assign rsp_aborted = losers;
    assign rsp_rounds = done_rounds;
    assign rsp_aborted_lower = lower_losers;
    assign conflict_valid = told & meeting_settled & (|lost);
    assign conflict_wavefront = req_wavefront;
    assign conflict_lo = upper ? meeting_joined_lower : lost;
    assign conflict_hi = upper ? lost : 32'd0;
    assign busy = allowed | active | (|waiting) | last | done;

    always @(posedge clock) begin
        waiting <= unanswered | request_served;
        losers <= losers_now;
        rounds <= rounds_now;
        if (allowed) pending <= request_left;
        begun <= (plain & (|request_left)) | stays | (begun & !allowed);
        active <= (plain & (|request_left)) | (plain & more) | stays | (active & !allowed);
        high_pass <= (tx_pass_done & more) | (high_pass & !plain_pass_done & !tx_ready) | (plain_pass_done & more);
        if (tx_pass_done & more) pending <= choice_runs & ~losers_now;
        lower_losers <= meeting_joined_lower;
        last <= plain_ready;
        last_rounds <= rounds_now;
        done <= last | tx_ready;
        done_rounds <= rounds_now;
        if (last) done_rounds <= last_rounds;
        upper <= choice_first_item[5];
        rsp_op <= req_op;
        rsp_high <= high_pass;
        if (clear) begin
            active <= 1'b0;
            begun <= 1'b0;
            high_pass <= 1'b0;
            waiting <= 32'd0;
            last <= 1'b0;
            done <= 1'b0;
            losers <= 32'd0;
            lower_losers <= 32'd0;
        end
    end

    initial begin
        active = 1'b0; begun = 1'b0; pending = 32'd0; high_pass = 1'b0; waiting = 32'd0; losers = 32'd0;
        lower_losers = 32'd0; rounds = 7'd0; upper = 1'b0; rsp_op = 5'd0; rsp_high = 1'b0; last = 1'b0;
        last_rounds = 7'd0; done = 1'b0; done_rounds = 7'd0;
    end
endmodule
