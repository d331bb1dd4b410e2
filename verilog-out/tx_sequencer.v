// tx_sequencer: written by `turnstile export tx_sequencer`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module tx_sequencer (
    clock,
    clear,
    tx_valid,
    tx_ready,
    tx_commit,
    tx_wavefront,
    tx_exec_lo,
    tx_exec_hi,
    txrsp_valid,
    txrsp_wavefront,
    txrsp_retry,
    txrsp_exec_lo,
    txrsp_exec_hi,
    txrsp_committed_lo,
    txrsp_committed_hi,
    cfg_valid,
    cfg_wavefront,
    cfg_group,
    conflict_valid,
    conflict_wavefront,
    conflict_half,
    conflict_lanes,
    unit_busy,
    walk_more,
    tcm_0,
    tcm_1,
    tcm_2,
    tcm_3,
    tcm_4,
    tcm_5,
    tcm_6,
    tcm_7,
    tcm_old_0,
    tcm_old_1,
    tcm_old_2,
    tcm_old_3,
    tcm_old_4,
    tcm_old_5,
    tcm_old_6,
    tcm_old_7,
    tcm_old_valid,
    mode,
    killed,
    begin_stall,
    pass_dead,
    hold,
    walking,
    walk_start,
    walk_slot,
    walk_lanes_lo,
    walk_lanes_hi,
    flush_valid,
    flush_slot,
    idle
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire tx_valid;
    output reg tx_ready;
    input wire tx_commit;
    input wire [1:0] tx_wavefront;
    input wire [31:0] tx_exec_lo;
    input wire [31:0] tx_exec_hi;
    output reg txrsp_valid;
    output reg [1:0] txrsp_wavefront;
    output reg txrsp_retry;
    output reg [31:0] txrsp_exec_lo;
    output reg [31:0] txrsp_exec_hi;
    output reg [31:0] txrsp_committed_lo;
    output reg [31:0] txrsp_committed_hi;
    input wire cfg_valid;
    input wire [1:0] cfg_wavefront;
    input wire [3:0] cfg_group;
    input wire conflict_valid;
    input wire [1:0] conflict_wavefront;
    input wire conflict_half;
    input wire [31:0] conflict_lanes;
    input wire unit_busy;
    input wire walk_more;
    output reg [31:0] tcm_0;
    output reg [31:0] tcm_1;
    output reg [31:0] tcm_2;
    output reg [31:0] tcm_3;
    output reg [31:0] tcm_4;
    output reg [31:0] tcm_5;
    output reg [31:0] tcm_6;
    output reg [31:0] tcm_7;
    output reg [31:0] tcm_old_0;
    output reg [31:0] tcm_old_1;
    output reg [31:0] tcm_old_2;
    output reg [31:0] tcm_old_3;
    output reg [31:0] tcm_old_4;
    output reg [31:0] tcm_old_5;
    output reg [31:0] tcm_old_6;
    output reg [31:0] tcm_old_7;
    output reg [3:0] tcm_old_valid;
    output reg [7:0] mode;
    output reg [3:0] killed;
    output reg [3:0] begin_stall;
    output reg [3:0] pass_dead;
    output reg hold;
    output reg walking;
    output reg walk_start;
    output reg [1:0] walk_slot;
    output reg [31:0] walk_lanes_lo;
    output reg [31:0] walk_lanes_hi;
    output reg flush_valid;
    output reg [1:0] flush_slot;
    output reg idle;

    // Constant declarations
    localparam slot_ids_0 = 2'b0;
    localparam slot_ids_1 = 2'b1;
    localparam slot_ids_2 = 2'b10;
    localparam slot_ids_3 = 2'b11;

    // Enums
    localparam SequencerState_Idle = 0;
    localparam SequencerState_WalkStart = 1;
    localparam SequencerState_Walk = 2;
    localparam TxMode_Normal = 0;
    localparam TxMode_Tx = 1;
    localparam TxMode_WfSerial = 2;
    localparam TxMode_WgSerial = 3;

    // Stub signals
    reg [1:0] state_d;
    wire [1:0] state_q;
    reg [1:0] walking_slot_d;
    wire [1:0] walking_slot_q;
    reg [31:0] walking_lo_d;
    wire [31:0] walking_lo_q;
    reg [31:0] walking_hi_d;
    wire [31:0] walking_hi_q;
    reg [3:0] victims_d;
    wire [3:0] victims_q;
    reg killing_d;
    wire killing_q;
    reg answer_d;
    wire answer_q;
    reg [1:0] answer_slot_d;
    wire [1:0] answer_slot_q;
    reg answer_retry_d;
    wire answer_retry_q;
    reg [31:0] answer_exec_lo_d;
    wire [31:0] answer_exec_lo_q;
    reg [31:0] answer_exec_hi_d;
    wire [31:0] answer_exec_hi_q;
    reg [31:0] answer_committed_lo_d;
    wire [31:0] answer_committed_lo_q;
    reg [31:0] answer_committed_hi_d;
    wire [31:0] answer_committed_hi_q;
    reg [1:0] modes_0_d;
    wire [1:0] modes_0_q;
    reg [1:0] modes_1_d;
    wire [1:0] modes_1_q;
    reg [1:0] modes_2_d;
    wire [1:0] modes_2_q;
    reg [1:0] modes_3_d;
    wire [1:0] modes_3_q;
    reg [3:0] running_d;
    wire [3:0] running_q;
    reg [3:0] killed_slots_d;
    wire [3:0] killed_slots_q;
    reg [3:0] retried_d;
    wire [3:0] retried_q;
    reg [3:0] groups_0_d;
    wire [3:0] groups_0_q;
    reg [3:0] groups_1_d;
    wire [3:0] groups_1_q;
    reg [3:0] groups_2_d;
    wire [3:0] groups_2_q;
    reg [3:0] groups_3_d;
    wire [3:0] groups_3_q;
    reg [31:0] tcm_words_0_d;
    wire [31:0] tcm_words_0_q;
    reg [31:0] tcm_words_1_d;
    wire [31:0] tcm_words_1_q;
    reg [31:0] tcm_words_2_d;
    wire [31:0] tcm_words_2_q;
    reg [31:0] tcm_words_3_d;
    wire [31:0] tcm_words_3_q;
    reg [31:0] tcm_words_4_d;
    wire [31:0] tcm_words_4_q;
    reg [31:0] tcm_words_5_d;
    wire [31:0] tcm_words_5_q;
    reg [31:0] tcm_words_6_d;
    wire [31:0] tcm_words_6_q;
    reg [31:0] tcm_words_7_d;
    wire [31:0] tcm_words_7_q;
    reg [31:0] old_words_0_d;
    wire [31:0] old_words_0_q;
    reg [31:0] old_words_1_d;
    wire [31:0] old_words_1_q;
    reg [31:0] old_words_2_d;
    wire [31:0] old_words_2_q;
    reg [31:0] old_words_3_d;
    wire [31:0] old_words_3_q;
    reg [31:0] old_words_4_d;
    wire [31:0] old_words_4_q;
    reg [31:0] old_words_5_d;
    wire [31:0] old_words_5_q;
    reg [31:0] old_words_6_d;
    wire [31:0] old_words_6_q;
    reg [31:0] old_words_7_d;
    wire [31:0] old_words_7_q;
    reg [31:0] pass_words_0_d;
    wire [31:0] pass_words_0_q;
    reg [31:0] pass_words_1_d;
    wire [31:0] pass_words_1_q;
    reg [31:0] pass_words_2_d;
    wire [31:0] pass_words_2_q;
    reg [31:0] pass_words_3_d;
    wire [31:0] pass_words_3_q;
    reg [31:0] pass_words_4_d;
    wire [31:0] pass_words_4_q;
    reg [31:0] pass_words_5_d;
    wire [31:0] pass_words_5_q;
    reg [31:0] pass_words_6_d;
    wire [31:0] pass_words_6_q;
    reg [31:0] pass_words_7_d;
    wire [31:0] pass_words_7_q;
    reg [31:0] entry_words_0_d;
    wire [31:0] entry_words_0_q;
    reg [31:0] entry_words_1_d;
    wire [31:0] entry_words_1_q;
    reg [31:0] entry_words_2_d;
    wire [31:0] entry_words_2_q;
    reg [31:0] entry_words_3_d;
    wire [31:0] entry_words_3_q;
    reg [31:0] entry_words_4_d;
    wire [31:0] entry_words_4_q;
    reg [31:0] entry_words_5_d;
    wire [31:0] entry_words_5_q;
    reg [31:0] entry_words_6_d;
    wire [31:0] entry_words_6_q;
    reg [31:0] entry_words_7_d;
    wire [31:0] entry_words_7_q;

    // Local signals
    reg take;
    reg [3:0] stalled;
    reg same;
    reg clean;
    reg [31:0] lowest_lo;
    reg [31:0] lowest_hi;
    reg [3:0] stop;
    reg kill;
    reg [3:0] victims_now;
    reg [1:0] pass_mode;
    reg [7:0] all_modes;
    reg [3:0] dead;

    // Sub module instances
    tx_sequencer_register2 state(
        .d(state_d),
        .q(state_q),
        .clock(clock)
    );
    tx_sequencer_register2_2 walking_slot(
        .d(walking_slot_d),
        .q(walking_slot_q),
        .clock(clock)
    );
    tx_sequencer_register32 walking_lo(
        .d(walking_lo_d),
        .q(walking_lo_q),
        .clock(clock)
    );
    tx_sequencer_register32 walking_hi(
        .d(walking_hi_d),
        .q(walking_hi_q),
        .clock(clock)
    );
    tx_sequencer_register4 victims(
        .d(victims_d),
        .q(victims_q),
        .clock(clock)
    );
    tx_sequencer_register1 killing(
        .d(killing_d),
        .q(killing_q),
        .clock(clock)
    );
    tx_sequencer_register1 answer(
        .d(answer_d),
        .q(answer_q),
        .clock(clock)
    );
    tx_sequencer_register2_2 answer_slot(
        .d(answer_slot_d),
        .q(answer_slot_q),
        .clock(clock)
    );
    tx_sequencer_register1 answer_retry(
        .d(answer_retry_d),
        .q(answer_retry_q),
        .clock(clock)
    );
    tx_sequencer_register32 answer_exec_lo(
        .d(answer_exec_lo_d),
        .q(answer_exec_lo_q),
        .clock(clock)
    );
    tx_sequencer_register32 answer_exec_hi(
        .d(answer_exec_hi_d),
        .q(answer_exec_hi_q),
        .clock(clock)
    );
    tx_sequencer_register32 answer_committed_lo(
        .d(answer_committed_lo_d),
        .q(answer_committed_lo_q),
        .clock(clock)
    );
    tx_sequencer_register32 answer_committed_hi(
        .d(answer_committed_hi_d),
        .q(answer_committed_hi_q),
        .clock(clock)
    );
    tx_sequencer_register2_3 modes_0(
        .d(modes_0_d),
        .q(modes_0_q),
        .clock(clock)
    );
    tx_sequencer_register2_3 modes_1(
        .d(modes_1_d),
        .q(modes_1_q),
        .clock(clock)
    );
    tx_sequencer_register2_3 modes_2(
        .d(modes_2_d),
        .q(modes_2_q),
        .clock(clock)
    );
    tx_sequencer_register2_3 modes_3(
        .d(modes_3_d),
        .q(modes_3_q),
        .clock(clock)
    );
    tx_sequencer_register4 running(
        .d(running_d),
        .q(running_q),
        .clock(clock)
    );
    tx_sequencer_register4 killed_slots(
        .d(killed_slots_d),
        .q(killed_slots_q),
        .clock(clock)
    );
    tx_sequencer_register4 retried(
        .d(retried_d),
        .q(retried_q),
        .clock(clock)
    );
    tx_sequencer_register4 groups_0(
        .d(groups_0_d),
        .q(groups_0_q),
        .clock(clock)
    );
    tx_sequencer_register4 groups_1(
        .d(groups_1_d),
        .q(groups_1_q),
        .clock(clock)
    );
    tx_sequencer_register4 groups_2(
        .d(groups_2_d),
        .q(groups_2_q),
        .clock(clock)
    );
    tx_sequencer_register4 groups_3(
        .d(groups_3_d),
        .q(groups_3_q),
        .clock(clock)
    );
    tx_sequencer_register32 tcm_words_0(
        .d(tcm_words_0_d),
        .q(tcm_words_0_q),
        .clock(clock)
    );
    tx_sequencer_register32 tcm_words_1(
        .d(tcm_words_1_d),
        .q(tcm_words_1_q),
        .clock(clock)
    );
    tx_sequencer_register32 tcm_words_2(
        .d(tcm_words_2_d),
        .q(tcm_words_2_q),
        .clock(clock)
    );
    tx_sequencer_register32 tcm_words_3(
        .d(tcm_words_3_d),
        .q(tcm_words_3_q),
        .clock(clock)
    );
    tx_sequencer_register32 tcm_words_4(
        .d(tcm_words_4_d),
        .q(tcm_words_4_q),
        .clock(clock)
    );
    tx_sequencer_register32 tcm_words_5(
        .d(tcm_words_5_d),
        .q(tcm_words_5_q),
        .clock(clock)
    );
    tx_sequencer_register32 tcm_words_6(
        .d(tcm_words_6_d),
        .q(tcm_words_6_q),
        .clock(clock)
    );
    tx_sequencer_register32 tcm_words_7(
        .d(tcm_words_7_d),
        .q(tcm_words_7_q),
        .clock(clock)
    );
    tx_sequencer_register32 old_words_0(
        .d(old_words_0_d),
        .q(old_words_0_q),
        .clock(clock)
    );
    tx_sequencer_register32 old_words_1(
        .d(old_words_1_d),
        .q(old_words_1_q),
        .clock(clock)
    );
    tx_sequencer_register32 old_words_2(
        .d(old_words_2_d),
        .q(old_words_2_q),
        .clock(clock)
    );
    tx_sequencer_register32 old_words_3(
        .d(old_words_3_d),
        .q(old_words_3_q),
        .clock(clock)
    );
    tx_sequencer_register32 old_words_4(
        .d(old_words_4_d),
        .q(old_words_4_q),
        .clock(clock)
    );
    tx_sequencer_register32 old_words_5(
        .d(old_words_5_d),
        .q(old_words_5_q),
        .clock(clock)
    );
    tx_sequencer_register32 old_words_6(
        .d(old_words_6_d),
        .q(old_words_6_q),
        .clock(clock)
    );
    tx_sequencer_register32 old_words_7(
        .d(old_words_7_d),
        .q(old_words_7_q),
        .clock(clock)
    );
    tx_sequencer_register32 pass_words_0(
        .d(pass_words_0_d),
        .q(pass_words_0_q),
        .clock(clock)
    );
    tx_sequencer_register32 pass_words_1(
        .d(pass_words_1_d),
        .q(pass_words_1_q),
        .clock(clock)
    );
    tx_sequencer_register32 pass_words_2(
        .d(pass_words_2_d),
        .q(pass_words_2_q),
        .clock(clock)
    );
    tx_sequencer_register32 pass_words_3(
        .d(pass_words_3_d),
        .q(pass_words_3_q),
        .clock(clock)
    );
    tx_sequencer_register32 pass_words_4(
        .d(pass_words_4_d),
        .q(pass_words_4_q),
        .clock(clock)
    );
    tx_sequencer_register32 pass_words_5(
        .d(pass_words_5_d),
        .q(pass_words_5_q),
        .clock(clock)
    );
    tx_sequencer_register32 pass_words_6(
        .d(pass_words_6_d),
        .q(pass_words_6_q),
        .clock(clock)
    );
    tx_sequencer_register32 pass_words_7(
        .d(pass_words_7_d),
        .q(pass_words_7_q),
        .clock(clock)
    );
    tx_sequencer_register32 entry_words_0(
        .d(entry_words_0_d),
        .q(entry_words_0_q),
        .clock(clock)
    );
    tx_sequencer_register32 entry_words_1(
        .d(entry_words_1_d),
        .q(entry_words_1_q),
        .clock(clock)
    );
    tx_sequencer_register32 entry_words_2(
        .d(entry_words_2_d),
        .q(entry_words_2_q),
        .clock(clock)
    );
    tx_sequencer_register32 entry_words_3(
        .d(entry_words_3_d),
        .q(entry_words_3_q),
        .clock(clock)
    );
    tx_sequencer_register32 entry_words_4(
        .d(entry_words_4_d),
        .q(entry_words_4_q),
        .clock(clock)
    );
    tx_sequencer_register32 entry_words_5(
        .d(entry_words_5_d),
        .q(entry_words_5_q),
        .clock(clock)
    );
    tx_sequencer_register32 entry_words_6(
        .d(entry_words_6_d),
        .q(entry_words_6_q),
        .clock(clock)
    );
    tx_sequencer_register32 entry_words_7(
        .d(entry_words_7_d),
        .q(entry_words_7_q),
        .clock(clock)
    );

    // Update code
    reg [1:0] next_flush_slot;
    reg next_flush_valid;
    reg next_walk_start;
    always @(*) begin
        state_d = state_q;
        walking_slot_d = walking_slot_q;
        walking_lo_d = walking_lo_q;
        walking_hi_d = walking_hi_q;
        victims_d = victims_q;
        killing_d = killing_q;
        answer_d = answer_q;
        answer_slot_d = answer_slot_q;
        answer_retry_d = answer_retry_q;
        answer_exec_lo_d = answer_exec_lo_q;
        answer_exec_hi_d = answer_exec_hi_q;
        answer_committed_lo_d = answer_committed_lo_q;
        answer_committed_hi_d = answer_committed_hi_q;
        running_d = running_q;
        killed_slots_d = killed_slots_q;
        retried_d = retried_q;
        modes_0_d = modes_0_q;
        groups_0_d = groups_0_q;
        if (cfg_valid & (cfg_wavefront == 0)) begin
            groups_0_d = cfg_group;
        end
        modes_1_d = modes_1_q;
        groups_1_d = groups_1_q;
        if (cfg_valid & (cfg_wavefront == 1)) begin
            groups_1_d = cfg_group;
        end
        modes_2_d = modes_2_q;
        groups_2_d = groups_2_q;
        if (cfg_valid & (cfg_wavefront == 2)) begin
            groups_2_d = cfg_group;
        end
        modes_3_d = modes_3_q;
        groups_3_d = groups_3_q;
        if (cfg_valid & (cfg_wavefront == 3)) begin
            groups_3_d = cfg_group;
        end
        tcm_words_0_d = tcm_words_0_q;
        old_words_0_d = old_words_0_q;
        pass_words_0_d = pass_words_0_q;
        entry_words_0_d = entry_words_0_q;
        tcm_words_1_d = tcm_words_1_q;
        old_words_1_d = old_words_1_q;
        pass_words_1_d = pass_words_1_q;
        entry_words_1_d = entry_words_1_q;
        tcm_words_2_d = tcm_words_2_q;
        old_words_2_d = old_words_2_q;
        pass_words_2_d = pass_words_2_q;
        entry_words_2_d = entry_words_2_q;
        tcm_words_3_d = tcm_words_3_q;
        old_words_3_d = old_words_3_q;
        pass_words_3_d = pass_words_3_q;
        entry_words_3_d = entry_words_3_q;
        tcm_words_4_d = tcm_words_4_q;
        old_words_4_d = old_words_4_q;
        pass_words_4_d = pass_words_4_q;
        entry_words_4_d = entry_words_4_q;
        tcm_words_5_d = tcm_words_5_q;
        old_words_5_d = old_words_5_q;
        pass_words_5_d = pass_words_5_q;
        entry_words_5_d = entry_words_5_q;
        tcm_words_6_d = tcm_words_6_q;
        old_words_6_d = old_words_6_q;
        pass_words_6_d = pass_words_6_q;
        entry_words_6_d = entry_words_6_q;
        tcm_words_7_d = tcm_words_7_q;
        old_words_7_d = old_words_7_q;
        pass_words_7_d = pass_words_7_q;
        entry_words_7_d = entry_words_7_q;
        stalled = 32'h0;
        stop = 32'h0;
        if (running_q[0] & (modes_0_q == TxMode_WgSerial)) begin
            stop = (groups_0_q & ~(1 << (0)) | ((1'b0) << (0)));
            stalled = stalled | stop;
        end
        if (running_q[1] & (modes_1_q == TxMode_WgSerial)) begin
            stop = (groups_1_q & ~(1 << (1)) | ((1'b0) << (1)));
            stalled = stalled | stop;
        end
        if (running_q[2] & (modes_2_q == TxMode_WgSerial)) begin
            stop = (groups_2_q & ~(1 << (2)) | ((1'b0) << (2)));
            stalled = stalled | stop;
        end
        if (running_q[3] & (modes_3_q == TxMode_WgSerial)) begin
            stop = (groups_3_q & ~(1 << (3)) | ((1'b0) << (3)));
            stalled = stalled | stop;
        end
        next_flush_valid = 1'b0;
        next_flush_slot = tx_wavefront;
        next_walk_start = 1'b0;
        answer_d = 1'b0;
        tx_ready = (state_q == SequencerState_Idle) & ~conflict_valid & ~|victims_q & (tx_commit | ~stalled[tx_wavefront]);
        take = tx_valid & tx_ready;
        victims_now = victims_q;
        pass_mode = TxMode_Tx;
        case (state_q)
            SequencerState_Idle:
                begin
                    if (conflict_valid) begin
                        walking_slot_d = conflict_wavefront;
                        walking_lo_d = 32'h0;
                        walking_hi_d = 32'h0;
                        if (conflict_half) begin
                            walking_hi_d = conflict_lanes;
                        end
                        else begin
                            walking_lo_d = conflict_lanes;
                        end
                        state_d = SequencerState_WalkStart;
                    end
                end
            SequencerState_WalkStart:
                begin
                    next_walk_start = 1'b1;
                    state_d = SequencerState_Walk;
                end
            default:
                begin
                    state_d = SequencerState_Walk;
                end
        endcase
        if ((state_q != SequencerState_Idle) & ~walk_more) begin
            state_d = SequencerState_Idle;
            killing_d = 1'b0;
            if (killing_q) begin
                next_flush_valid = 1'b1;
                next_flush_slot = walking_slot_q;
            end
        end
        dead = 32'h0;
        if (conflict_valid & (conflict_wavefront == 0)) begin
            if (conflict_half) begin
                tcm_words_1_d = tcm_words_1_q | conflict_lanes;
            end
            else begin
                tcm_words_0_d = tcm_words_0_q | conflict_lanes;
            end
        end
        if (running_q[0] & (tcm_words_0_q == pass_words_0_q) & (tcm_words_1_q == pass_words_1_q)) begin
            dead = (dead & ~(1 << (0)) | ((1'b1) << (0)));
        end
        clean = (~|tcm_words_0_q) & (~|tcm_words_1_q);
        same = retried_q[0] & ~killed_slots_q[0] & (tcm_words_0_q == old_words_0_q) & (tcm_words_1_q == old_words_1_q);
        lowest_lo = tx_exec_lo - 32'h1;
        lowest_lo = tx_exec_lo & ~lowest_lo;
        lowest_hi = tx_exec_hi - 32'h1;
        lowest_hi = tx_exec_hi & ~lowest_hi;
        if (|tx_exec_lo) begin
            lowest_hi = 32'h0;
        end
        if (take & (tx_wavefront == 0)) begin
            answer_d = 1'b1;
            answer_slot_d = tx_wavefront;
            answer_retry_d = 1'b0;
            answer_exec_lo_d = tx_exec_lo;
            answer_exec_hi_d = tx_exec_hi;
            answer_committed_lo_d = 32'h0;
            answer_committed_hi_d = 32'h0;
            if (~tx_commit & ~running_q[0]) begin
                pass_mode = TxMode_Tx;
                if (modes_0_q == TxMode_Normal) begin
                    entry_words_0_d = tx_exec_lo;
                    entry_words_1_d = tx_exec_hi;
                end
                else if (same) begin
                    if (modes_0_q == TxMode_Tx) begin
                        pass_mode = TxMode_WfSerial;
                    end
                    else begin
                        pass_mode = TxMode_WgSerial;
                        stop = running_q & groups_0_q;
                        victims_now = (stop & ~(1 << (0)) | ((1'b0) << (0)));
                    end
                end
                modes_0_d = pass_mode;
                retried_d = (retried_q & ~(1 << (0)) | ((1'b1) << (0)));
                if (clean | killed_slots_q[0]) begin
                    retried_d = (retried_q & ~(1 << (0)) | ((1'b0) << (0)));
                end
                old_words_0_d = tcm_words_0_q;
                old_words_1_d = tcm_words_1_q;
                pass_words_0_d = tx_exec_lo;
                pass_words_1_d = tx_exec_hi;
                tcm_words_0_d = 32'h0;
                tcm_words_1_d = 32'h0;
                if (pass_mode != TxMode_Tx) begin
                    tcm_words_0_d = tx_exec_lo & ~lowest_lo;
                    tcm_words_1_d = tx_exec_hi & ~lowest_hi;
                end
                running_d = (running_q & ~(1 << (0)) | ((1'b1) << (0)));
                killed_slots_d = (killed_slots_q & ~(1 << (0)) | ((1'b0) << (0)));
            end
            if (tx_commit & running_q[0]) begin
                next_flush_valid = 1'b1;
                running_d = (running_q & ~(1 << (0)) | ((1'b0) << (0)));
                answer_committed_lo_d = pass_words_0_q & ~tcm_words_0_q;
                answer_committed_hi_d = pass_words_1_q & ~tcm_words_1_q;
                if (clean) begin
                    modes_0_d = TxMode_Normal;
                    answer_exec_lo_d = entry_words_0_q;
                    answer_exec_hi_d = entry_words_1_q;
                end
                else begin
                    answer_retry_d = 1'b1;
                    answer_exec_lo_d = tcm_words_0_q;
                    answer_exec_hi_d = tcm_words_1_q;
                end
            end
        end
        if (conflict_valid & (conflict_wavefront == 1)) begin
            if (conflict_half) begin
                tcm_words_3_d = tcm_words_3_q | conflict_lanes;
            end
            else begin
                tcm_words_2_d = tcm_words_2_q | conflict_lanes;
            end
        end
        if (running_q[1] & (tcm_words_2_q == pass_words_2_q) & (tcm_words_3_q == pass_words_3_q)) begin
            dead = (dead & ~(1 << (1)) | ((1'b1) << (1)));
        end
        clean = (~|tcm_words_2_q) & (~|tcm_words_3_q);
        same = retried_q[1] & ~killed_slots_q[1] & (tcm_words_2_q == old_words_2_q) & (tcm_words_3_q == old_words_3_q);
        lowest_lo = tx_exec_lo - 32'h1;
        lowest_lo = tx_exec_lo & ~lowest_lo;
        lowest_hi = tx_exec_hi - 32'h1;
        lowest_hi = tx_exec_hi & ~lowest_hi;
        if (|tx_exec_lo) begin
            lowest_hi = 32'h0;
        end
        if (take & (tx_wavefront == 1)) begin
            answer_d = 1'b1;
            answer_slot_d = tx_wavefront;
            answer_retry_d = 1'b0;
            answer_exec_lo_d = tx_exec_lo;
            answer_exec_hi_d = tx_exec_hi;
            answer_committed_lo_d = 32'h0;
            answer_committed_hi_d = 32'h0;
            if (~tx_commit & ~running_q[1]) begin
                pass_mode = TxMode_Tx;
                if (modes_1_q == TxMode_Normal) begin
                    entry_words_2_d = tx_exec_lo;
                    entry_words_3_d = tx_exec_hi;
                end
                else if (same) begin
                    if (modes_1_q == TxMode_Tx) begin
                        pass_mode = TxMode_WfSerial;
                    end
                    else begin
                        pass_mode = TxMode_WgSerial;
                        stop = running_q & groups_1_q;
                        victims_now = (stop & ~(1 << (1)) | ((1'b0) << (1)));
                    end
                end
                modes_1_d = pass_mode;
                retried_d = (retried_q & ~(1 << (1)) | ((1'b1) << (1)));
                if (clean | killed_slots_q[1]) begin
                    retried_d = (retried_q & ~(1 << (1)) | ((1'b0) << (1)));
                end
                old_words_2_d = tcm_words_2_q;
                old_words_3_d = tcm_words_3_q;
                pass_words_2_d = tx_exec_lo;
                pass_words_3_d = tx_exec_hi;
                tcm_words_2_d = 32'h0;
                tcm_words_3_d = 32'h0;
                if (pass_mode != TxMode_Tx) begin
                    tcm_words_2_d = tx_exec_lo & ~lowest_lo;
                    tcm_words_3_d = tx_exec_hi & ~lowest_hi;
                end
                running_d = (running_q & ~(1 << (1)) | ((1'b1) << (1)));
                killed_slots_d = (killed_slots_q & ~(1 << (1)) | ((1'b0) << (1)));
            end
            if (tx_commit & running_q[1]) begin
                next_flush_valid = 1'b1;
                running_d = (running_q & ~(1 << (1)) | ((1'b0) << (1)));
                answer_committed_lo_d = pass_words_2_q & ~tcm_words_2_q;
                answer_committed_hi_d = pass_words_3_q & ~tcm_words_3_q;
                if (clean) begin
                    modes_1_d = TxMode_Normal;
                    answer_exec_lo_d = entry_words_2_q;
                    answer_exec_hi_d = entry_words_3_q;
                end
                else begin
                    answer_retry_d = 1'b1;
                    answer_exec_lo_d = tcm_words_2_q;
                    answer_exec_hi_d = tcm_words_3_q;
                end
            end
        end
        if (conflict_valid & (conflict_wavefront == 2)) begin
            if (conflict_half) begin
                tcm_words_5_d = tcm_words_5_q | conflict_lanes;
            end
            else begin
                tcm_words_4_d = tcm_words_4_q | conflict_lanes;
            end
        end
        if (running_q[2] & (tcm_words_4_q == pass_words_4_q) & (tcm_words_5_q == pass_words_5_q)) begin
            dead = (dead & ~(1 << (2)) | ((1'b1) << (2)));
        end
        clean = (~|tcm_words_4_q) & (~|tcm_words_5_q);
        same = retried_q[2] & ~killed_slots_q[2] & (tcm_words_4_q == old_words_4_q) & (tcm_words_5_q == old_words_5_q);
        lowest_lo = tx_exec_lo - 32'h1;
        lowest_lo = tx_exec_lo & ~lowest_lo;
        lowest_hi = tx_exec_hi - 32'h1;
        lowest_hi = tx_exec_hi & ~lowest_hi;
        if (|tx_exec_lo) begin
            lowest_hi = 32'h0;
        end
        if (take & (tx_wavefront == 2)) begin
            answer_d = 1'b1;
            answer_slot_d = tx_wavefront;
            answer_retry_d = 1'b0;
            answer_exec_lo_d = tx_exec_lo;
            answer_exec_hi_d = tx_exec_hi;
            answer_committed_lo_d = 32'h0;
            answer_committed_hi_d = 32'h0;
            if (~tx_commit & ~running_q[2]) begin
                pass_mode = TxMode_Tx;
                if (modes_2_q == TxMode_Normal) begin
                    entry_words_4_d = tx_exec_lo;
                    entry_words_5_d = tx_exec_hi;
                end
                else if (same) begin
                    if (modes_2_q == TxMode_Tx) begin
                        pass_mode = TxMode_WfSerial;
                    end
                    else begin
                        pass_mode = TxMode_WgSerial;
                        stop = running_q & groups_2_q;
                        victims_now = (stop & ~(1 << (2)) | ((1'b0) << (2)));
                    end
                end
                modes_2_d = pass_mode;
                retried_d = (retried_q & ~(1 << (2)) | ((1'b1) << (2)));
                if (clean | killed_slots_q[2]) begin
                    retried_d = (retried_q & ~(1 << (2)) | ((1'b0) << (2)));
                end
                old_words_4_d = tcm_words_4_q;
                old_words_5_d = tcm_words_5_q;
                pass_words_4_d = tx_exec_lo;
                pass_words_5_d = tx_exec_hi;
                tcm_words_4_d = 32'h0;
                tcm_words_5_d = 32'h0;
                if (pass_mode != TxMode_Tx) begin
                    tcm_words_4_d = tx_exec_lo & ~lowest_lo;
                    tcm_words_5_d = tx_exec_hi & ~lowest_hi;
                end
                running_d = (running_q & ~(1 << (2)) | ((1'b1) << (2)));
                killed_slots_d = (killed_slots_q & ~(1 << (2)) | ((1'b0) << (2)));
            end
            if (tx_commit & running_q[2]) begin
                next_flush_valid = 1'b1;
                running_d = (running_q & ~(1 << (2)) | ((1'b0) << (2)));
                answer_committed_lo_d = pass_words_4_q & ~tcm_words_4_q;
                answer_committed_hi_d = pass_words_5_q & ~tcm_words_5_q;
                if (clean) begin
                    modes_2_d = TxMode_Normal;
                    answer_exec_lo_d = entry_words_4_q;
                    answer_exec_hi_d = entry_words_5_q;
                end
                else begin
                    answer_retry_d = 1'b1;
                    answer_exec_lo_d = tcm_words_4_q;
                    answer_exec_hi_d = tcm_words_5_q;
                end
            end
        end
        if (conflict_valid & (conflict_wavefront == 3)) begin
            if (conflict_half) begin
                tcm_words_7_d = tcm_words_7_q | conflict_lanes;
            end
            else begin
                tcm_words_6_d = tcm_words_6_q | conflict_lanes;
            end
        end
        if (running_q[3] & (tcm_words_6_q == pass_words_6_q) & (tcm_words_7_q == pass_words_7_q)) begin
            dead = (dead & ~(1 << (3)) | ((1'b1) << (3)));
        end
        clean = (~|tcm_words_6_q) & (~|tcm_words_7_q);
        same = retried_q[3] & ~killed_slots_q[3] & (tcm_words_6_q == old_words_6_q) & (tcm_words_7_q == old_words_7_q);
        lowest_lo = tx_exec_lo - 32'h1;
        lowest_lo = tx_exec_lo & ~lowest_lo;
        lowest_hi = tx_exec_hi - 32'h1;
        lowest_hi = tx_exec_hi & ~lowest_hi;
        if (|tx_exec_lo) begin
            lowest_hi = 32'h0;
        end
        if (take & (tx_wavefront == 3)) begin
            answer_d = 1'b1;
            answer_slot_d = tx_wavefront;
            answer_retry_d = 1'b0;
            answer_exec_lo_d = tx_exec_lo;
            answer_exec_hi_d = tx_exec_hi;
            answer_committed_lo_d = 32'h0;
            answer_committed_hi_d = 32'h0;
            if (~tx_commit & ~running_q[3]) begin
                pass_mode = TxMode_Tx;
                if (modes_3_q == TxMode_Normal) begin
                    entry_words_6_d = tx_exec_lo;
                    entry_words_7_d = tx_exec_hi;
                end
                else if (same) begin
                    if (modes_3_q == TxMode_Tx) begin
                        pass_mode = TxMode_WfSerial;
                    end
                    else begin
                        pass_mode = TxMode_WgSerial;
                        stop = running_q & groups_3_q;
                        victims_now = (stop & ~(1 << (3)) | ((1'b0) << (3)));
                    end
                end
                modes_3_d = pass_mode;
                retried_d = (retried_q & ~(1 << (3)) | ((1'b1) << (3)));
                if (clean | killed_slots_q[3]) begin
                    retried_d = (retried_q & ~(1 << (3)) | ((1'b0) << (3)));
                end
                old_words_6_d = tcm_words_6_q;
                old_words_7_d = tcm_words_7_q;
                pass_words_6_d = tx_exec_lo;
                pass_words_7_d = tx_exec_hi;
                tcm_words_6_d = 32'h0;
                tcm_words_7_d = 32'h0;
                if (pass_mode != TxMode_Tx) begin
                    tcm_words_6_d = tx_exec_lo & ~lowest_lo;
                    tcm_words_7_d = tx_exec_hi & ~lowest_hi;
                end
                running_d = (running_q & ~(1 << (3)) | ((1'b1) << (3)));
                killed_slots_d = (killed_slots_q & ~(1 << (3)) | ((1'b0) << (3)));
            end
            if (tx_commit & running_q[3]) begin
                next_flush_valid = 1'b1;
                running_d = (running_q & ~(1 << (3)) | ((1'b0) << (3)));
                answer_committed_lo_d = pass_words_6_q & ~tcm_words_6_q;
                answer_committed_hi_d = pass_words_7_q & ~tcm_words_7_q;
                if (clean) begin
                    modes_3_d = TxMode_Normal;
                    answer_exec_lo_d = entry_words_6_q;
                    answer_exec_hi_d = entry_words_7_q;
                end
                else begin
                    answer_retry_d = 1'b1;
                    answer_exec_lo_d = tcm_words_6_q;
                    answer_exec_hi_d = tcm_words_7_q;
                end
            end
        end
        victims_d = victims_now;
        kill = (state_q == SequencerState_Idle) & ~conflict_valid & ~unit_busy & |victims_now;
        if (kill) begin
            killing_d = 1'b1;
            state_d = SequencerState_WalkStart;
        end
        if (kill & victims_now[0]) begin
            kill = 1'b0;
            victims_d = (victims_now & ~(1 << (0)) | ((1'b0) << (0)));
            killed_slots_d = (killed_slots_q & ~(1 << (0)) | ((1'b1) << (0)));
            walking_slot_d = slot_ids_0;
            walking_lo_d = pass_words_0_q;
            walking_hi_d = pass_words_1_q;
            tcm_words_0_d = pass_words_0_q;
            tcm_words_1_d = pass_words_1_q;
        end
        if (kill & victims_now[1]) begin
            kill = 1'b0;
            victims_d = (victims_now & ~(1 << (1)) | ((1'b0) << (1)));
            killed_slots_d = (killed_slots_q & ~(1 << (1)) | ((1'b1) << (1)));
            walking_slot_d = slot_ids_1;
            walking_lo_d = pass_words_2_q;
            walking_hi_d = pass_words_3_q;
            tcm_words_2_d = pass_words_2_q;
            tcm_words_3_d = pass_words_3_q;
        end
        if (kill & victims_now[2]) begin
            kill = 1'b0;
            victims_d = (victims_now & ~(1 << (2)) | ((1'b0) << (2)));
            killed_slots_d = (killed_slots_q & ~(1 << (2)) | ((1'b1) << (2)));
            walking_slot_d = slot_ids_2;
            walking_lo_d = pass_words_4_q;
            walking_hi_d = pass_words_5_q;
            tcm_words_4_d = pass_words_4_q;
            tcm_words_5_d = pass_words_5_q;
        end
        if (kill & victims_now[3]) begin
            kill = 1'b0;
            victims_d = (victims_now & ~(1 << (3)) | ((1'b0) << (3)));
            killed_slots_d = (killed_slots_q & ~(1 << (3)) | ((1'b1) << (3)));
            walking_slot_d = slot_ids_3;
            walking_lo_d = pass_words_6_q;
            walking_hi_d = pass_words_7_q;
            tcm_words_6_d = pass_words_6_q;
            tcm_words_7_d = pass_words_7_q;
        end
        if (clear) begin
            state_d = SequencerState_Idle;
            victims_d = 32'h0;
            killing_d = 1'b0;
            answer_d = 1'b0;
            running_d = 32'h0;
            killed_slots_d = 32'h0;
            retried_d = 32'h0;
            modes_0_d = TxMode_Normal;
            modes_1_d = TxMode_Normal;
            modes_2_d = TxMode_Normal;
            modes_3_d = TxMode_Normal;
            tcm_words_0_d = 32'h0;
            tcm_words_1_d = 32'h0;
            tcm_words_2_d = 32'h0;
            tcm_words_3_d = 32'h0;
            tcm_words_4_d = 32'h0;
            tcm_words_5_d = 32'h0;
            tcm_words_6_d = 32'h0;
            tcm_words_7_d = 32'h0;
        end
        all_modes = 32'h0;
        if ((modes_0_q == TxMode_Tx) | (modes_0_q == TxMode_WgSerial)) begin
            all_modes = (all_modes & ~(1 << (32'h2 * 0)) | ((1'b1) << (32'h2 * 0)));
        end
        if ((modes_0_q == TxMode_WfSerial) | (modes_0_q == TxMode_WgSerial)) begin
            all_modes = (all_modes & ~(1 << (32'h2 * 0 + 32'h1)) | ((1'b1) << (32'h2 * 0 + 32'h1)));
        end
        if ((modes_1_q == TxMode_Tx) | (modes_1_q == TxMode_WgSerial)) begin
            all_modes = (all_modes & ~(1 << (32'h2 * 1)) | ((1'b1) << (32'h2 * 1)));
        end
        if ((modes_1_q == TxMode_WfSerial) | (modes_1_q == TxMode_WgSerial)) begin
            all_modes = (all_modes & ~(1 << (32'h2 * 1 + 32'h1)) | ((1'b1) << (32'h2 * 1 + 32'h1)));
        end
        if ((modes_2_q == TxMode_Tx) | (modes_2_q == TxMode_WgSerial)) begin
            all_modes = (all_modes & ~(1 << (32'h2 * 2)) | ((1'b1) << (32'h2 * 2)));
        end
        if ((modes_2_q == TxMode_WfSerial) | (modes_2_q == TxMode_WgSerial)) begin
            all_modes = (all_modes & ~(1 << (32'h2 * 2 + 32'h1)) | ((1'b1) << (32'h2 * 2 + 32'h1)));
        end
        if ((modes_3_q == TxMode_Tx) | (modes_3_q == TxMode_WgSerial)) begin
            all_modes = (all_modes & ~(1 << (32'h2 * 3)) | ((1'b1) << (32'h2 * 3)));
        end
        if ((modes_3_q == TxMode_WfSerial) | (modes_3_q == TxMode_WgSerial)) begin
            all_modes = (all_modes & ~(1 << (32'h2 * 3 + 32'h1)) | ((1'b1) << (32'h2 * 3 + 32'h1)));
        end
        mode = all_modes;
        tcm_0 = tcm_words_0_q;
        tcm_old_0 = old_words_0_q;
        tcm_1 = tcm_words_1_q;
        tcm_old_1 = old_words_1_q;
        tcm_2 = tcm_words_2_q;
        tcm_old_2 = old_words_2_q;
        tcm_3 = tcm_words_3_q;
        tcm_old_3 = old_words_3_q;
        tcm_4 = tcm_words_4_q;
        tcm_old_4 = old_words_4_q;
        tcm_5 = tcm_words_5_q;
        tcm_old_5 = old_words_5_q;
        tcm_6 = tcm_words_6_q;
        tcm_old_6 = old_words_6_q;
        tcm_7 = tcm_words_7_q;
        tcm_old_7 = old_words_7_q;
        tcm_old_valid = retried_q;
        killed = killed_slots_q & running_q;
        begin_stall = stalled;
        pass_dead = dead;
        hold = (state_q != SequencerState_Idle) | |victims_q;
        walking = state_q != SequencerState_Idle;
        walk_slot = walking_slot_q;
        walk_lanes_lo = walking_lo_q;
        walk_lanes_hi = walking_hi_q;
        txrsp_valid = answer_q;
        txrsp_wavefront = answer_slot_q;
        txrsp_retry = answer_retry_q;
        txrsp_exec_lo = answer_exec_lo_q;
        txrsp_exec_hi = answer_exec_hi_q;
        txrsp_committed_lo = answer_committed_lo_q;
        txrsp_committed_hi = answer_committed_hi_q;
        idle = ~hold & ~answer_q;
        flush_slot = next_flush_slot;
        flush_valid = next_flush_valid;
        walk_start = next_walk_start;
    end
endmodule

module tx_sequencer_register2 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [1:0] d;
    output reg [1:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 64'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module tx_sequencer_register2_2 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [1:0] d;
    output reg [1:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 2'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module tx_sequencer_register32 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [31:0] d;
    output reg [31:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 32'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module tx_sequencer_register4 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [3:0] d;
    output reg [3:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 4'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module tx_sequencer_register1 (
    d,
    q,
    clock
);
    // Module arguments
    input wire d;
    output reg q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 1'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module tx_sequencer_register2_3 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [1:0] d;
    output reg [1:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 64'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule
