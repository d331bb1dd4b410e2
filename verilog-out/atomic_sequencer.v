// atomic_sequencer: written by `turnstile export atomic_sequencer`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module atomic_sequencer (
    clock,
    clear,
    req_valid,
    req_ready,
    req_warp,
    req_op,
    req_external,
    req_lanes,
    lane_addr_0,
    lane_addr_1,
    lane_addr_2,
    lane_addr_3,
    lane_addr_4,
    lane_addr_5,
    lane_addr_6,
    lane_addr_7,
    lane_addr_8,
    lane_addr_9,
    lane_addr_10,
    lane_addr_11,
    lane_addr_12,
    lane_addr_13,
    lane_addr_14,
    lane_addr_15,
    lane_addr_16,
    lane_addr_17,
    lane_addr_18,
    lane_addr_19,
    lane_addr_20,
    lane_addr_21,
    lane_addr_22,
    lane_addr_23,
    lane_addr_24,
    lane_addr_25,
    lane_addr_26,
    lane_addr_27,
    lane_addr_28,
    lane_addr_29,
    lane_addr_30,
    lane_addr_31,
    lane_data_0,
    lane_data_1,
    lane_data_2,
    lane_data_3,
    lane_data_4,
    lane_data_5,
    lane_data_6,
    lane_data_7,
    lane_data_8,
    lane_data_9,
    lane_data_10,
    lane_data_11,
    lane_data_12,
    lane_data_13,
    lane_data_14,
    lane_data_15,
    lane_data_16,
    lane_data_17,
    lane_data_18,
    lane_data_19,
    lane_data_20,
    lane_data_21,
    lane_data_22,
    lane_data_23,
    lane_data_24,
    lane_data_25,
    lane_data_26,
    lane_data_27,
    lane_data_28,
    lane_data_29,
    lane_data_30,
    lane_data_31,
    lane_data2_0,
    lane_data2_1,
    lane_data2_2,
    lane_data2_3,
    lane_data2_4,
    lane_data2_5,
    lane_data2_6,
    lane_data2_7,
    lane_data2_8,
    lane_data2_9,
    lane_data2_10,
    lane_data2_11,
    lane_data2_12,
    lane_data2_13,
    lane_data2_14,
    lane_data2_15,
    lane_data2_16,
    lane_data2_17,
    lane_data2_18,
    lane_data2_19,
    lane_data2_20,
    lane_data2_21,
    lane_data2_22,
    lane_data2_23,
    lane_data2_24,
    lane_data2_25,
    lane_data2_26,
    lane_data2_27,
    lane_data2_28,
    lane_data2_29,
    lane_data2_30,
    lane_data2_31,
    won_valid,
    won_warp,
    won_lanes,
    result_valid,
    result_ready,
    result_warp,
    result_data_0,
    result_data_1,
    result_data_2,
    result_data_3,
    result_data_4,
    result_data_5,
    result_data_6,
    result_data_7,
    result_data_8,
    result_data_9,
    result_data_10,
    result_data_11,
    result_data_12,
    result_data_13,
    result_data_14,
    result_data_15,
    result_data_16,
    result_data_17,
    result_data_18,
    result_data_19,
    result_data_20,
    result_data_21,
    result_data_22,
    result_data_23,
    result_data_24,
    result_data_25,
    result_data_26,
    result_data_27,
    result_data_28,
    result_data_29,
    result_data_30,
    result_data_31,
    done_valid,
    done_warp,
    done_iterations,
    done_replays,
    in_flight,
    lds_valid,
    lds_ready,
    lds_served,
    lds_unlock,
    lds_lanes,
    lds_addr_0,
    lds_addr_1,
    lds_addr_2,
    lds_addr_3,
    lds_addr_4,
    lds_addr_5,
    lds_addr_6,
    lds_addr_7,
    lds_addr_8,
    lds_addr_9,
    lds_addr_10,
    lds_addr_11,
    lds_addr_12,
    lds_addr_13,
    lds_addr_14,
    lds_addr_15,
    lds_addr_16,
    lds_addr_17,
    lds_addr_18,
    lds_addr_19,
    lds_addr_20,
    lds_addr_21,
    lds_addr_22,
    lds_addr_23,
    lds_addr_24,
    lds_addr_25,
    lds_addr_26,
    lds_addr_27,
    lds_addr_28,
    lds_addr_29,
    lds_addr_30,
    lds_addr_31,
    lds_data_0,
    lds_data_1,
    lds_data_2,
    lds_data_3,
    lds_data_4,
    lds_data_5,
    lds_data_6,
    lds_data_7,
    lds_data_8,
    lds_data_9,
    lds_data_10,
    lds_data_11,
    lds_data_12,
    lds_data_13,
    lds_data_14,
    lds_data_15,
    lds_data_16,
    lds_data_17,
    lds_data_18,
    lds_data_19,
    lds_data_20,
    lds_data_21,
    lds_data_22,
    lds_data_23,
    lds_data_24,
    lds_data_25,
    lds_data_26,
    lds_data_27,
    lds_data_28,
    lds_data_29,
    lds_data_30,
    lds_data_31,
    lds_rsp_taken,
    lds_rsp_data_0,
    lds_rsp_data_1,
    lds_rsp_data_2,
    lds_rsp_data_3,
    lds_rsp_data_4,
    lds_rsp_data_5,
    lds_rsp_data_6,
    lds_rsp_data_7,
    lds_rsp_data_8,
    lds_rsp_data_9,
    lds_rsp_data_10,
    lds_rsp_data_11,
    lds_rsp_data_12,
    lds_rsp_data_13,
    lds_rsp_data_14,
    lds_rsp_data_15,
    lds_rsp_data_16,
    lds_rsp_data_17,
    lds_rsp_data_18,
    lds_rsp_data_19,
    lds_rsp_data_20,
    lds_rsp_data_21,
    lds_rsp_data_22,
    lds_rsp_data_23,
    lds_rsp_data_24,
    lds_rsp_data_25,
    lds_rsp_data_26,
    lds_rsp_data_27,
    lds_rsp_data_28,
    lds_rsp_data_29,
    lds_rsp_data_30,
    lds_rsp_data_31,
    lds_rsp_rounds,
    acquired
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire req_valid;
    output reg req_ready;
    input wire [1:0] req_warp;
    input wire [4:0] req_op;
    input wire req_external;
    input wire [31:0] req_lanes;
    input wire [15:0] lane_addr_0;
    input wire [15:0] lane_addr_1;
    input wire [15:0] lane_addr_2;
    input wire [15:0] lane_addr_3;
    input wire [15:0] lane_addr_4;
    input wire [15:0] lane_addr_5;
    input wire [15:0] lane_addr_6;
    input wire [15:0] lane_addr_7;
    input wire [15:0] lane_addr_8;
    input wire [15:0] lane_addr_9;
    input wire [15:0] lane_addr_10;
    input wire [15:0] lane_addr_11;
    input wire [15:0] lane_addr_12;
    input wire [15:0] lane_addr_13;
    input wire [15:0] lane_addr_14;
    input wire [15:0] lane_addr_15;
    input wire [15:0] lane_addr_16;
    input wire [15:0] lane_addr_17;
    input wire [15:0] lane_addr_18;
    input wire [15:0] lane_addr_19;
    input wire [15:0] lane_addr_20;
    input wire [15:0] lane_addr_21;
    input wire [15:0] lane_addr_22;
    input wire [15:0] lane_addr_23;
    input wire [15:0] lane_addr_24;
    input wire [15:0] lane_addr_25;
    input wire [15:0] lane_addr_26;
    input wire [15:0] lane_addr_27;
    input wire [15:0] lane_addr_28;
    input wire [15:0] lane_addr_29;
    input wire [15:0] lane_addr_30;
    input wire [15:0] lane_addr_31;
    input wire [31:0] lane_data_0;
    input wire [31:0] lane_data_1;
    input wire [31:0] lane_data_2;
    input wire [31:0] lane_data_3;
    input wire [31:0] lane_data_4;
    input wire [31:0] lane_data_5;
    input wire [31:0] lane_data_6;
    input wire [31:0] lane_data_7;
    input wire [31:0] lane_data_8;
    input wire [31:0] lane_data_9;
    input wire [31:0] lane_data_10;
    input wire [31:0] lane_data_11;
    input wire [31:0] lane_data_12;
    input wire [31:0] lane_data_13;
    input wire [31:0] lane_data_14;
    input wire [31:0] lane_data_15;
    input wire [31:0] lane_data_16;
    input wire [31:0] lane_data_17;
    input wire [31:0] lane_data_18;
    input wire [31:0] lane_data_19;
    input wire [31:0] lane_data_20;
    input wire [31:0] lane_data_21;
    input wire [31:0] lane_data_22;
    input wire [31:0] lane_data_23;
    input wire [31:0] lane_data_24;
    input wire [31:0] lane_data_25;
    input wire [31:0] lane_data_26;
    input wire [31:0] lane_data_27;
    input wire [31:0] lane_data_28;
    input wire [31:0] lane_data_29;
    input wire [31:0] lane_data_30;
    input wire [31:0] lane_data_31;
    input wire [31:0] lane_data2_0;
    input wire [31:0] lane_data2_1;
    input wire [31:0] lane_data2_2;
    input wire [31:0] lane_data2_3;
    input wire [31:0] lane_data2_4;
    input wire [31:0] lane_data2_5;
    input wire [31:0] lane_data2_6;
    input wire [31:0] lane_data2_7;
    input wire [31:0] lane_data2_8;
    input wire [31:0] lane_data2_9;
    input wire [31:0] lane_data2_10;
    input wire [31:0] lane_data2_11;
    input wire [31:0] lane_data2_12;
    input wire [31:0] lane_data2_13;
    input wire [31:0] lane_data2_14;
    input wire [31:0] lane_data2_15;
    input wire [31:0] lane_data2_16;
    input wire [31:0] lane_data2_17;
    input wire [31:0] lane_data2_18;
    input wire [31:0] lane_data2_19;
    input wire [31:0] lane_data2_20;
    input wire [31:0] lane_data2_21;
    input wire [31:0] lane_data2_22;
    input wire [31:0] lane_data2_23;
    input wire [31:0] lane_data2_24;
    input wire [31:0] lane_data2_25;
    input wire [31:0] lane_data2_26;
    input wire [31:0] lane_data2_27;
    input wire [31:0] lane_data2_28;
    input wire [31:0] lane_data2_29;
    input wire [31:0] lane_data2_30;
    input wire [31:0] lane_data2_31;
    output reg won_valid;
    output reg [1:0] won_warp;
    output reg [31:0] won_lanes;
    input wire result_valid;
    output reg result_ready;
    input wire [1:0] result_warp;
    input wire [31:0] result_data_0;
    input wire [31:0] result_data_1;
    input wire [31:0] result_data_2;
    input wire [31:0] result_data_3;
    input wire [31:0] result_data_4;
    input wire [31:0] result_data_5;
    input wire [31:0] result_data_6;
    input wire [31:0] result_data_7;
    input wire [31:0] result_data_8;
    input wire [31:0] result_data_9;
    input wire [31:0] result_data_10;
    input wire [31:0] result_data_11;
    input wire [31:0] result_data_12;
    input wire [31:0] result_data_13;
    input wire [31:0] result_data_14;
    input wire [31:0] result_data_15;
    input wire [31:0] result_data_16;
    input wire [31:0] result_data_17;
    input wire [31:0] result_data_18;
    input wire [31:0] result_data_19;
    input wire [31:0] result_data_20;
    input wire [31:0] result_data_21;
    input wire [31:0] result_data_22;
    input wire [31:0] result_data_23;
    input wire [31:0] result_data_24;
    input wire [31:0] result_data_25;
    input wire [31:0] result_data_26;
    input wire [31:0] result_data_27;
    input wire [31:0] result_data_28;
    input wire [31:0] result_data_29;
    input wire [31:0] result_data_30;
    input wire [31:0] result_data_31;
    output reg done_valid;
    output reg [1:0] done_warp;
    output reg [31:0] done_iterations;
    output reg [31:0] done_replays;
    output reg [3:0] in_flight;
    output reg lds_valid;
    input wire lds_ready;
    input wire lds_served;
    output reg lds_unlock;
    output reg [31:0] lds_lanes;
    output reg [15:0] lds_addr_0;
    output reg [15:0] lds_addr_1;
    output reg [15:0] lds_addr_2;
    output reg [15:0] lds_addr_3;
    output reg [15:0] lds_addr_4;
    output reg [15:0] lds_addr_5;
    output reg [15:0] lds_addr_6;
    output reg [15:0] lds_addr_7;
    output reg [15:0] lds_addr_8;
    output reg [15:0] lds_addr_9;
    output reg [15:0] lds_addr_10;
    output reg [15:0] lds_addr_11;
    output reg [15:0] lds_addr_12;
    output reg [15:0] lds_addr_13;
    output reg [15:0] lds_addr_14;
    output reg [15:0] lds_addr_15;
    output reg [15:0] lds_addr_16;
    output reg [15:0] lds_addr_17;
    output reg [15:0] lds_addr_18;
    output reg [15:0] lds_addr_19;
    output reg [15:0] lds_addr_20;
    output reg [15:0] lds_addr_21;
    output reg [15:0] lds_addr_22;
    output reg [15:0] lds_addr_23;
    output reg [15:0] lds_addr_24;
    output reg [15:0] lds_addr_25;
    output reg [15:0] lds_addr_26;
    output reg [15:0] lds_addr_27;
    output reg [15:0] lds_addr_28;
    output reg [15:0] lds_addr_29;
    output reg [15:0] lds_addr_30;
    output reg [15:0] lds_addr_31;
    output reg [31:0] lds_data_0;
    output reg [31:0] lds_data_1;
    output reg [31:0] lds_data_2;
    output reg [31:0] lds_data_3;
    output reg [31:0] lds_data_4;
    output reg [31:0] lds_data_5;
    output reg [31:0] lds_data_6;
    output reg [31:0] lds_data_7;
    output reg [31:0] lds_data_8;
    output reg [31:0] lds_data_9;
    output reg [31:0] lds_data_10;
    output reg [31:0] lds_data_11;
    output reg [31:0] lds_data_12;
    output reg [31:0] lds_data_13;
    output reg [31:0] lds_data_14;
    output reg [31:0] lds_data_15;
    output reg [31:0] lds_data_16;
    output reg [31:0] lds_data_17;
    output reg [31:0] lds_data_18;
    output reg [31:0] lds_data_19;
    output reg [31:0] lds_data_20;
    output reg [31:0] lds_data_21;
    output reg [31:0] lds_data_22;
    output reg [31:0] lds_data_23;
    output reg [31:0] lds_data_24;
    output reg [31:0] lds_data_25;
    output reg [31:0] lds_data_26;
    output reg [31:0] lds_data_27;
    output reg [31:0] lds_data_28;
    output reg [31:0] lds_data_29;
    output reg [31:0] lds_data_30;
    output reg [31:0] lds_data_31;
    output reg lds_rsp_taken;
    input wire [31:0] lds_rsp_data_0;
    input wire [31:0] lds_rsp_data_1;
    input wire [31:0] lds_rsp_data_2;
    input wire [31:0] lds_rsp_data_3;
    input wire [31:0] lds_rsp_data_4;
    input wire [31:0] lds_rsp_data_5;
    input wire [31:0] lds_rsp_data_6;
    input wire [31:0] lds_rsp_data_7;
    input wire [31:0] lds_rsp_data_8;
    input wire [31:0] lds_rsp_data_9;
    input wire [31:0] lds_rsp_data_10;
    input wire [31:0] lds_rsp_data_11;
    input wire [31:0] lds_rsp_data_12;
    input wire [31:0] lds_rsp_data_13;
    input wire [31:0] lds_rsp_data_14;
    input wire [31:0] lds_rsp_data_15;
    input wire [31:0] lds_rsp_data_16;
    input wire [31:0] lds_rsp_data_17;
    input wire [31:0] lds_rsp_data_18;
    input wire [31:0] lds_rsp_data_19;
    input wire [31:0] lds_rsp_data_20;
    input wire [31:0] lds_rsp_data_21;
    input wire [31:0] lds_rsp_data_22;
    input wire [31:0] lds_rsp_data_23;
    input wire [31:0] lds_rsp_data_24;
    input wire [31:0] lds_rsp_data_25;
    input wire [31:0] lds_rsp_data_26;
    input wire [31:0] lds_rsp_data_27;
    input wire [31:0] lds_rsp_data_28;
    input wire [31:0] lds_rsp_data_29;
    input wire [31:0] lds_rsp_data_30;
    input wire [31:0] lds_rsp_data_31;
    input wire [6:0] lds_rsp_rounds;
    input wire [31:0] acquired;

    // Constant declarations
    localparam slot_id_0 = 2'b0;
    localparam slot_id_1 = 2'b1;
    localparam slot_id_2 = 2'b10;
    localparam slot_id_3 = 2'b11;
    localparam after_0 = 4'he;
    localparam after_1 = 4'hc;
    localparam after_2 = 4'h8;
    localparam after_3 = 4'h0;
    localparam one = 32'h1;

    // Enums
    localparam LdsOp_Xchg = 23;
    localparam AtomicPhase_Free = 0;
    localparam AtomicPhase_Lock = 1;
    localparam AtomicPhase_Locking = 2;
    localparam AtomicPhase_Operate = 3;
    localparam AtomicPhase_Unlock = 4;
    localparam AtomicPhase_Finishing = 5;

    // Stub signals
    reg [1:0] addresses_read_row;
    wire [15:0] addresses_read_data_0;
    wire [15:0] addresses_read_data_1;
    wire [15:0] addresses_read_data_2;
    wire [15:0] addresses_read_data_3;
    wire [15:0] addresses_read_data_4;
    wire [15:0] addresses_read_data_5;
    wire [15:0] addresses_read_data_6;
    wire [15:0] addresses_read_data_7;
    wire [15:0] addresses_read_data_8;
    wire [15:0] addresses_read_data_9;
    wire [15:0] addresses_read_data_10;
    wire [15:0] addresses_read_data_11;
    wire [15:0] addresses_read_data_12;
    wire [15:0] addresses_read_data_13;
    wire [15:0] addresses_read_data_14;
    wire [15:0] addresses_read_data_15;
    wire [15:0] addresses_read_data_16;
    wire [15:0] addresses_read_data_17;
    wire [15:0] addresses_read_data_18;
    wire [15:0] addresses_read_data_19;
    wire [15:0] addresses_read_data_20;
    wire [15:0] addresses_read_data_21;
    wire [15:0] addresses_read_data_22;
    wire [15:0] addresses_read_data_23;
    wire [15:0] addresses_read_data_24;
    wire [15:0] addresses_read_data_25;
    wire [15:0] addresses_read_data_26;
    wire [15:0] addresses_read_data_27;
    wire [15:0] addresses_read_data_28;
    wire [15:0] addresses_read_data_29;
    wire [15:0] addresses_read_data_30;
    wire [15:0] addresses_read_data_31;
    reg addresses_write_valid;
    reg [1:0] operands_read_row;
    wire [31:0] operands_read_data_0;
    wire [31:0] operands_read_data_1;
    wire [31:0] operands_read_data_2;
    wire [31:0] operands_read_data_3;
    wire [31:0] operands_read_data_4;
    wire [31:0] operands_read_data_5;
    wire [31:0] operands_read_data_6;
    wire [31:0] operands_read_data_7;
    wire [31:0] operands_read_data_8;
    wire [31:0] operands_read_data_9;
    wire [31:0] operands_read_data_10;
    wire [31:0] operands_read_data_11;
    wire [31:0] operands_read_data_12;
    wire [31:0] operands_read_data_13;
    wire [31:0] operands_read_data_14;
    wire [31:0] operands_read_data_15;
    wire [31:0] operands_read_data_16;
    wire [31:0] operands_read_data_17;
    wire [31:0] operands_read_data_18;
    wire [31:0] operands_read_data_19;
    wire [31:0] operands_read_data_20;
    wire [31:0] operands_read_data_21;
    wire [31:0] operands_read_data_22;
    wire [31:0] operands_read_data_23;
    wire [31:0] operands_read_data_24;
    wire [31:0] operands_read_data_25;
    wire [31:0] operands_read_data_26;
    wire [31:0] operands_read_data_27;
    wire [31:0] operands_read_data_28;
    wire [31:0] operands_read_data_29;
    wire [31:0] operands_read_data_30;
    wire [31:0] operands_read_data_31;
    reg operands_write_valid;
    reg [1:0] operands2_read_row;
    wire [31:0] operands2_read_data_0;
    wire [31:0] operands2_read_data_1;
    wire [31:0] operands2_read_data_2;
    wire [31:0] operands2_read_data_3;
    wire [31:0] operands2_read_data_4;
    wire [31:0] operands2_read_data_5;
    wire [31:0] operands2_read_data_6;
    wire [31:0] operands2_read_data_7;
    wire [31:0] operands2_read_data_8;
    wire [31:0] operands2_read_data_9;
    wire [31:0] operands2_read_data_10;
    wire [31:0] operands2_read_data_11;
    wire [31:0] operands2_read_data_12;
    wire [31:0] operands2_read_data_13;
    wire [31:0] operands2_read_data_14;
    wire [31:0] operands2_read_data_15;
    wire [31:0] operands2_read_data_16;
    wire [31:0] operands2_read_data_17;
    wire [31:0] operands2_read_data_18;
    wire [31:0] operands2_read_data_19;
    wire [31:0] operands2_read_data_20;
    wire [31:0] operands2_read_data_21;
    wire [31:0] operands2_read_data_22;
    wire [31:0] operands2_read_data_23;
    wire [31:0] operands2_read_data_24;
    wire [31:0] operands2_read_data_25;
    wire [31:0] operands2_read_data_26;
    wire [31:0] operands2_read_data_27;
    wire [31:0] operands2_read_data_28;
    wire [31:0] operands2_read_data_29;
    wire [31:0] operands2_read_data_30;
    wire [31:0] operands2_read_data_31;
    reg operands2_write_valid;
    reg [1:0] results_read_row;
    wire [31:0] results_read_data_0;
    wire [31:0] results_read_data_1;
    wire [31:0] results_read_data_2;
    wire [31:0] results_read_data_3;
    wire [31:0] results_read_data_4;
    wire [31:0] results_read_data_5;
    wire [31:0] results_read_data_6;
    wire [31:0] results_read_data_7;
    wire [31:0] results_read_data_8;
    wire [31:0] results_read_data_9;
    wire [31:0] results_read_data_10;
    wire [31:0] results_read_data_11;
    wire [31:0] results_read_data_12;
    wire [31:0] results_read_data_13;
    wire [31:0] results_read_data_14;
    wire [31:0] results_read_data_15;
    wire [31:0] results_read_data_16;
    wire [31:0] results_read_data_17;
    wire [31:0] results_read_data_18;
    wire [31:0] results_read_data_19;
    wire [31:0] results_read_data_20;
    wire [31:0] results_read_data_21;
    wire [31:0] results_read_data_22;
    wire [31:0] results_read_data_23;
    wire [31:0] results_read_data_24;
    wire [31:0] results_read_data_25;
    wire [31:0] results_read_data_26;
    wire [31:0] results_read_data_27;
    wire [31:0] results_read_data_28;
    wire [31:0] results_read_data_29;
    wire [31:0] results_read_data_30;
    wire [31:0] results_read_data_31;
    reg results_write_valid;
    reg [1:0] results_write_row;
    reg [31:0] results_write_data_0;
    reg [31:0] results_write_data_1;
    reg [31:0] results_write_data_2;
    reg [31:0] results_write_data_3;
    reg [31:0] results_write_data_4;
    reg [31:0] results_write_data_5;
    reg [31:0] results_write_data_6;
    reg [31:0] results_write_data_7;
    reg [31:0] results_write_data_8;
    reg [31:0] results_write_data_9;
    reg [31:0] results_write_data_10;
    reg [31:0] results_write_data_11;
    reg [31:0] results_write_data_12;
    reg [31:0] results_write_data_13;
    reg [31:0] results_write_data_14;
    reg [31:0] results_write_data_15;
    reg [31:0] results_write_data_16;
    reg [31:0] results_write_data_17;
    reg [31:0] results_write_data_18;
    reg [31:0] results_write_data_19;
    reg [31:0] results_write_data_20;
    reg [31:0] results_write_data_21;
    reg [31:0] results_write_data_22;
    reg [31:0] results_write_data_23;
    reg [31:0] results_write_data_24;
    reg [31:0] results_write_data_25;
    reg [31:0] results_write_data_26;
    reg [31:0] results_write_data_27;
    reg [31:0] results_write_data_28;
    reg [31:0] results_write_data_29;
    reg [31:0] results_write_data_30;
    reg [31:0] results_write_data_31;
    reg [4:0] alu_0_op;
    reg [31:0] alu_0_data;
    reg [31:0] alu_0_data2;
    wire [31:0] alu_0_result;
    reg [4:0] alu_1_op;
    reg [31:0] alu_1_data;
    reg [31:0] alu_1_data2;
    wire [31:0] alu_1_result;
    reg [4:0] alu_2_op;
    reg [31:0] alu_2_data;
    reg [31:0] alu_2_data2;
    wire [31:0] alu_2_result;
    reg [4:0] alu_3_op;
    reg [31:0] alu_3_data;
    reg [31:0] alu_3_data2;
    wire [31:0] alu_3_result;
    reg [4:0] alu_4_op;
    reg [31:0] alu_4_data;
    reg [31:0] alu_4_data2;
    wire [31:0] alu_4_result;
    reg [4:0] alu_5_op;
    reg [31:0] alu_5_data;
    reg [31:0] alu_5_data2;
    wire [31:0] alu_5_result;
    reg [4:0] alu_6_op;
    reg [31:0] alu_6_data;
    reg [31:0] alu_6_data2;
    wire [31:0] alu_6_result;
    reg [4:0] alu_7_op;
    reg [31:0] alu_7_data;
    reg [31:0] alu_7_data2;
    wire [31:0] alu_7_result;
    reg [4:0] alu_8_op;
    reg [31:0] alu_8_data;
    reg [31:0] alu_8_data2;
    wire [31:0] alu_8_result;
    reg [4:0] alu_9_op;
    reg [31:0] alu_9_data;
    reg [31:0] alu_9_data2;
    wire [31:0] alu_9_result;
    reg [4:0] alu_10_op;
    reg [31:0] alu_10_data;
    reg [31:0] alu_10_data2;
    wire [31:0] alu_10_result;
    reg [4:0] alu_11_op;
    reg [31:0] alu_11_data;
    reg [31:0] alu_11_data2;
    wire [31:0] alu_11_result;
    reg [4:0] alu_12_op;
    reg [31:0] alu_12_data;
    reg [31:0] alu_12_data2;
    wire [31:0] alu_12_result;
    reg [4:0] alu_13_op;
    reg [31:0] alu_13_data;
    reg [31:0] alu_13_data2;
    wire [31:0] alu_13_result;
    reg [4:0] alu_14_op;
    reg [31:0] alu_14_data;
    reg [31:0] alu_14_data2;
    wire [31:0] alu_14_result;
    reg [4:0] alu_15_op;
    reg [31:0] alu_15_data;
    reg [31:0] alu_15_data2;
    wire [31:0] alu_15_result;
    reg [4:0] alu_16_op;
    reg [31:0] alu_16_data;
    reg [31:0] alu_16_data2;
    wire [31:0] alu_16_result;
    reg [4:0] alu_17_op;
    reg [31:0] alu_17_data;
    reg [31:0] alu_17_data2;
    wire [31:0] alu_17_result;
    reg [4:0] alu_18_op;
    reg [31:0] alu_18_data;
    reg [31:0] alu_18_data2;
    wire [31:0] alu_18_result;
    reg [4:0] alu_19_op;
    reg [31:0] alu_19_data;
    reg [31:0] alu_19_data2;
    wire [31:0] alu_19_result;
    reg [4:0] alu_20_op;
    reg [31:0] alu_20_data;
    reg [31:0] alu_20_data2;
    wire [31:0] alu_20_result;
    reg [4:0] alu_21_op;
    reg [31:0] alu_21_data;
    reg [31:0] alu_21_data2;
    wire [31:0] alu_21_result;
    reg [4:0] alu_22_op;
    reg [31:0] alu_22_data;
    reg [31:0] alu_22_data2;
    wire [31:0] alu_22_result;
    reg [4:0] alu_23_op;
    reg [31:0] alu_23_data;
    reg [31:0] alu_23_data2;
    wire [31:0] alu_23_result;
    reg [4:0] alu_24_op;
    reg [31:0] alu_24_data;
    reg [31:0] alu_24_data2;
    wire [31:0] alu_24_result;
    reg [4:0] alu_25_op;
    reg [31:0] alu_25_data;
    reg [31:0] alu_25_data2;
    wire [31:0] alu_25_result;
    reg [4:0] alu_26_op;
    reg [31:0] alu_26_data;
    reg [31:0] alu_26_data2;
    wire [31:0] alu_26_result;
    reg [4:0] alu_27_op;
    reg [31:0] alu_27_data;
    reg [31:0] alu_27_data2;
    wire [31:0] alu_27_result;
    reg [4:0] alu_28_op;
    reg [31:0] alu_28_data;
    reg [31:0] alu_28_data2;
    wire [31:0] alu_28_result;
    reg [4:0] alu_29_op;
    reg [31:0] alu_29_data;
    reg [31:0] alu_29_data2;
    wire [31:0] alu_29_result;
    reg [4:0] alu_30_op;
    reg [31:0] alu_30_data;
    reg [31:0] alu_30_data2;
    wire [31:0] alu_30_result;
    reg [4:0] alu_31_op;
    reg [31:0] alu_31_data;
    reg [31:0] alu_31_data2;
    wire [31:0] alu_31_result;
    reg [2:0] phase_0_d;
    wire [2:0] phase_0_q;
    reg [2:0] phase_1_d;
    wire [2:0] phase_1_q;
    reg [2:0] phase_2_d;
    wire [2:0] phase_2_q;
    reg [2:0] phase_3_d;
    wire [2:0] phase_3_q;
    reg [4:0] op_0_d;
    wire [4:0] op_0_q;
    reg [4:0] op_1_d;
    wire [4:0] op_1_q;
    reg [4:0] op_2_d;
    wire [4:0] op_2_q;
    reg [4:0] op_3_d;
    wire [4:0] op_3_q;
    reg [3:0] external_d;
    wire [3:0] external_q;
    reg [31:0] left_0_d;
    wire [31:0] left_0_q;
    reg [31:0] left_1_d;
    wire [31:0] left_1_q;
    reg [31:0] left_2_d;
    wire [31:0] left_2_q;
    reg [31:0] left_3_d;
    wire [31:0] left_3_q;
    reg [31:0] won_0_d;
    wire [31:0] won_0_q;
    reg [31:0] won_1_d;
    wire [31:0] won_1_q;
    reg [31:0] won_2_d;
    wire [31:0] won_2_q;
    reg [31:0] won_3_d;
    wire [31:0] won_3_q;
    reg [31:0] iterations_0_d;
    wire [31:0] iterations_0_q;
    reg [31:0] iterations_1_d;
    wire [31:0] iterations_1_q;
    reg [31:0] iterations_2_d;
    wire [31:0] iterations_2_q;
    reg [31:0] iterations_3_d;
    wire [31:0] iterations_3_q;
    reg [31:0] replays_0_d;
    wire [31:0] replays_0_q;
    reg [31:0] replays_1_d;
    wire [31:0] replays_1_q;
    reg [31:0] replays_2_d;
    wire [31:0] replays_2_q;
    reg [31:0] replays_3_d;
    wire [31:0] replays_3_q;
    reg [1:0] last_winner_d;
    wire [1:0] last_winner_q;
    reg [1:0] taken_slot_d;
    wire [1:0] taken_slot_q;
    reg taken_unlock_d;
    wire taken_unlock_q;
    reg asked_d;
    wire asked_q;
    reg [1:0] asked_slot_d;
    wire [1:0] asked_slot_q;
    reg asked_unlock_d;
    wire asked_unlock_q;
    reg answered_d;
    wire answered_q;
    reg [1:0] answered_slot_d;
    wire [1:0] answered_slot_q;
    reg answered_unlock_d;
    wire answered_unlock_q;
    reg [31:0] gathered_d;
    wire [31:0] gathered_q;

    // Local signals
    reg take;
    reg [3:0] free;
    reg [3:0] later;
    reg chosen;
    reg [1:0] chosen_slot;
    reg chosen_unlock;
    reg [31:0] chosen_lanes;
    reg [31:0] rounds;
    reg [31:0] replays_now;
    reg [31:0] winners;
    reg own_result;
    reg [4:0] answered_op;

    // Sub module instances
    atomic_sequencer_addresses addresses(
        .clock(clock),
        .read_row(addresses_read_row),
        .read_data_0(addresses_read_data_0),
        .read_data_1(addresses_read_data_1),
        .read_data_2(addresses_read_data_2),
        .read_data_3(addresses_read_data_3),
        .read_data_4(addresses_read_data_4),
        .read_data_5(addresses_read_data_5),
        .read_data_6(addresses_read_data_6),
        .read_data_7(addresses_read_data_7),
        .read_data_8(addresses_read_data_8),
        .read_data_9(addresses_read_data_9),
        .read_data_10(addresses_read_data_10),
        .read_data_11(addresses_read_data_11),
        .read_data_12(addresses_read_data_12),
        .read_data_13(addresses_read_data_13),
        .read_data_14(addresses_read_data_14),
        .read_data_15(addresses_read_data_15),
        .read_data_16(addresses_read_data_16),
        .read_data_17(addresses_read_data_17),
        .read_data_18(addresses_read_data_18),
        .read_data_19(addresses_read_data_19),
        .read_data_20(addresses_read_data_20),
        .read_data_21(addresses_read_data_21),
        .read_data_22(addresses_read_data_22),
        .read_data_23(addresses_read_data_23),
        .read_data_24(addresses_read_data_24),
        .read_data_25(addresses_read_data_25),
        .read_data_26(addresses_read_data_26),
        .read_data_27(addresses_read_data_27),
        .read_data_28(addresses_read_data_28),
        .read_data_29(addresses_read_data_29),
        .read_data_30(addresses_read_data_30),
        .read_data_31(addresses_read_data_31),
        .write_valid(addresses_write_valid),
        .write_row(req_warp),
        .write_data_0(lane_addr_0),
        .write_data_1(lane_addr_1),
        .write_data_2(lane_addr_2),
        .write_data_3(lane_addr_3),
        .write_data_4(lane_addr_4),
        .write_data_5(lane_addr_5),
        .write_data_6(lane_addr_6),
        .write_data_7(lane_addr_7),
        .write_data_8(lane_addr_8),
        .write_data_9(lane_addr_9),
        .write_data_10(lane_addr_10),
        .write_data_11(lane_addr_11),
        .write_data_12(lane_addr_12),
        .write_data_13(lane_addr_13),
        .write_data_14(lane_addr_14),
        .write_data_15(lane_addr_15),
        .write_data_16(lane_addr_16),
        .write_data_17(lane_addr_17),
        .write_data_18(lane_addr_18),
        .write_data_19(lane_addr_19),
        .write_data_20(lane_addr_20),
        .write_data_21(lane_addr_21),
        .write_data_22(lane_addr_22),
        .write_data_23(lane_addr_23),
        .write_data_24(lane_addr_24),
        .write_data_25(lane_addr_25),
        .write_data_26(lane_addr_26),
        .write_data_27(lane_addr_27),
        .write_data_28(lane_addr_28),
        .write_data_29(lane_addr_29),
        .write_data_30(lane_addr_30),
        .write_data_31(lane_addr_31)
    );
    atomic_sequencer_operands operands(
        .clock(clock),
        .read_row(operands_read_row),
        .read_data_0(operands_read_data_0),
        .read_data_1(operands_read_data_1),
        .read_data_2(operands_read_data_2),
        .read_data_3(operands_read_data_3),
        .read_data_4(operands_read_data_4),
        .read_data_5(operands_read_data_5),
        .read_data_6(operands_read_data_6),
        .read_data_7(operands_read_data_7),
        .read_data_8(operands_read_data_8),
        .read_data_9(operands_read_data_9),
        .read_data_10(operands_read_data_10),
        .read_data_11(operands_read_data_11),
        .read_data_12(operands_read_data_12),
        .read_data_13(operands_read_data_13),
        .read_data_14(operands_read_data_14),
        .read_data_15(operands_read_data_15),
        .read_data_16(operands_read_data_16),
        .read_data_17(operands_read_data_17),
        .read_data_18(operands_read_data_18),
        .read_data_19(operands_read_data_19),
        .read_data_20(operands_read_data_20),
        .read_data_21(operands_read_data_21),
        .read_data_22(operands_read_data_22),
        .read_data_23(operands_read_data_23),
        .read_data_24(operands_read_data_24),
        .read_data_25(operands_read_data_25),
        .read_data_26(operands_read_data_26),
        .read_data_27(operands_read_data_27),
        .read_data_28(operands_read_data_28),
        .read_data_29(operands_read_data_29),
        .read_data_30(operands_read_data_30),
        .read_data_31(operands_read_data_31),
        .write_valid(operands_write_valid),
        .write_row(req_warp),
        .write_data_0(lane_data_0),
        .write_data_1(lane_data_1),
        .write_data_2(lane_data_2),
        .write_data_3(lane_data_3),
        .write_data_4(lane_data_4),
        .write_data_5(lane_data_5),
        .write_data_6(lane_data_6),
        .write_data_7(lane_data_7),
        .write_data_8(lane_data_8),
        .write_data_9(lane_data_9),
        .write_data_10(lane_data_10),
        .write_data_11(lane_data_11),
        .write_data_12(lane_data_12),
        .write_data_13(lane_data_13),
        .write_data_14(lane_data_14),
        .write_data_15(lane_data_15),
        .write_data_16(lane_data_16),
        .write_data_17(lane_data_17),
        .write_data_18(lane_data_18),
        .write_data_19(lane_data_19),
        .write_data_20(lane_data_20),
        .write_data_21(lane_data_21),
        .write_data_22(lane_data_22),
        .write_data_23(lane_data_23),
        .write_data_24(lane_data_24),
        .write_data_25(lane_data_25),
        .write_data_26(lane_data_26),
        .write_data_27(lane_data_27),
        .write_data_28(lane_data_28),
        .write_data_29(lane_data_29),
        .write_data_30(lane_data_30),
        .write_data_31(lane_data_31)
    );
    atomic_sequencer_operands operands2(
        .clock(clock),
        .read_row(operands2_read_row),
        .read_data_0(operands2_read_data_0),
        .read_data_1(operands2_read_data_1),
        .read_data_2(operands2_read_data_2),
        .read_data_3(operands2_read_data_3),
        .read_data_4(operands2_read_data_4),
        .read_data_5(operands2_read_data_5),
        .read_data_6(operands2_read_data_6),
        .read_data_7(operands2_read_data_7),
        .read_data_8(operands2_read_data_8),
        .read_data_9(operands2_read_data_9),
        .read_data_10(operands2_read_data_10),
        .read_data_11(operands2_read_data_11),
        .read_data_12(operands2_read_data_12),
        .read_data_13(operands2_read_data_13),
        .read_data_14(operands2_read_data_14),
        .read_data_15(operands2_read_data_15),
        .read_data_16(operands2_read_data_16),
        .read_data_17(operands2_read_data_17),
        .read_data_18(operands2_read_data_18),
        .read_data_19(operands2_read_data_19),
        .read_data_20(operands2_read_data_20),
        .read_data_21(operands2_read_data_21),
        .read_data_22(operands2_read_data_22),
        .read_data_23(operands2_read_data_23),
        .read_data_24(operands2_read_data_24),
        .read_data_25(operands2_read_data_25),
        .read_data_26(operands2_read_data_26),
        .read_data_27(operands2_read_data_27),
        .read_data_28(operands2_read_data_28),
        .read_data_29(operands2_read_data_29),
        .read_data_30(operands2_read_data_30),
        .read_data_31(operands2_read_data_31),
        .write_valid(operands2_write_valid),
        .write_row(req_warp),
        .write_data_0(lane_data2_0),
        .write_data_1(lane_data2_1),
        .write_data_2(lane_data2_2),
        .write_data_3(lane_data2_3),
        .write_data_4(lane_data2_4),
        .write_data_5(lane_data2_5),
        .write_data_6(lane_data2_6),
        .write_data_7(lane_data2_7),
        .write_data_8(lane_data2_8),
        .write_data_9(lane_data2_9),
        .write_data_10(lane_data2_10),
        .write_data_11(lane_data2_11),
        .write_data_12(lane_data2_12),
        .write_data_13(lane_data2_13),
        .write_data_14(lane_data2_14),
        .write_data_15(lane_data2_15),
        .write_data_16(lane_data2_16),
        .write_data_17(lane_data2_17),
        .write_data_18(lane_data2_18),
        .write_data_19(lane_data2_19),
        .write_data_20(lane_data2_20),
        .write_data_21(lane_data2_21),
        .write_data_22(lane_data2_22),
        .write_data_23(lane_data2_23),
        .write_data_24(lane_data2_24),
        .write_data_25(lane_data2_25),
        .write_data_26(lane_data2_26),
        .write_data_27(lane_data2_27),
        .write_data_28(lane_data2_28),
        .write_data_29(lane_data2_29),
        .write_data_30(lane_data2_30),
        .write_data_31(lane_data2_31)
    );
    atomic_sequencer_operands results(
        .clock(clock),
        .read_row(results_read_row),
        .read_data_0(results_read_data_0),
        .read_data_1(results_read_data_1),
        .read_data_2(results_read_data_2),
        .read_data_3(results_read_data_3),
        .read_data_4(results_read_data_4),
        .read_data_5(results_read_data_5),
        .read_data_6(results_read_data_6),
        .read_data_7(results_read_data_7),
        .read_data_8(results_read_data_8),
        .read_data_9(results_read_data_9),
        .read_data_10(results_read_data_10),
        .read_data_11(results_read_data_11),
        .read_data_12(results_read_data_12),
        .read_data_13(results_read_data_13),
        .read_data_14(results_read_data_14),
        .read_data_15(results_read_data_15),
        .read_data_16(results_read_data_16),
        .read_data_17(results_read_data_17),
        .read_data_18(results_read_data_18),
        .read_data_19(results_read_data_19),
        .read_data_20(results_read_data_20),
        .read_data_21(results_read_data_21),
        .read_data_22(results_read_data_22),
        .read_data_23(results_read_data_23),
        .read_data_24(results_read_data_24),
        .read_data_25(results_read_data_25),
        .read_data_26(results_read_data_26),
        .read_data_27(results_read_data_27),
        .read_data_28(results_read_data_28),
        .read_data_29(results_read_data_29),
        .read_data_30(results_read_data_30),
        .read_data_31(results_read_data_31),
        .write_valid(results_write_valid),
        .write_row(results_write_row),
        .write_data_0(results_write_data_0),
        .write_data_1(results_write_data_1),
        .write_data_2(results_write_data_2),
        .write_data_3(results_write_data_3),
        .write_data_4(results_write_data_4),
        .write_data_5(results_write_data_5),
        .write_data_6(results_write_data_6),
        .write_data_7(results_write_data_7),
        .write_data_8(results_write_data_8),
        .write_data_9(results_write_data_9),
        .write_data_10(results_write_data_10),
        .write_data_11(results_write_data_11),
        .write_data_12(results_write_data_12),
        .write_data_13(results_write_data_13),
        .write_data_14(results_write_data_14),
        .write_data_15(results_write_data_15),
        .write_data_16(results_write_data_16),
        .write_data_17(results_write_data_17),
        .write_data_18(results_write_data_18),
        .write_data_19(results_write_data_19),
        .write_data_20(results_write_data_20),
        .write_data_21(results_write_data_21),
        .write_data_22(results_write_data_22),
        .write_data_23(results_write_data_23),
        .write_data_24(results_write_data_24),
        .write_data_25(results_write_data_25),
        .write_data_26(results_write_data_26),
        .write_data_27(results_write_data_27),
        .write_data_28(results_write_data_28),
        .write_data_29(results_write_data_29),
        .write_data_30(results_write_data_30),
        .write_data_31(results_write_data_31)
    );
    atomic_sequencer_alu alu_0(
        .op(alu_0_op),
        .memory(lds_rsp_data_0),
        .data(alu_0_data),
        .data2(alu_0_data2),
        .result(alu_0_result)
    );
    atomic_sequencer_alu alu_1(
        .op(alu_1_op),
        .memory(lds_rsp_data_1),
        .data(alu_1_data),
        .data2(alu_1_data2),
        .result(alu_1_result)
    );
    atomic_sequencer_alu alu_2(
        .op(alu_2_op),
        .memory(lds_rsp_data_2),
        .data(alu_2_data),
        .data2(alu_2_data2),
        .result(alu_2_result)
    );
    atomic_sequencer_alu alu_3(
        .op(alu_3_op),
        .memory(lds_rsp_data_3),
        .data(alu_3_data),
        .data2(alu_3_data2),
        .result(alu_3_result)
    );
    atomic_sequencer_alu alu_4(
        .op(alu_4_op),
        .memory(lds_rsp_data_4),
        .data(alu_4_data),
        .data2(alu_4_data2),
        .result(alu_4_result)
    );
    atomic_sequencer_alu alu_5(
        .op(alu_5_op),
        .memory(lds_rsp_data_5),
        .data(alu_5_data),
        .data2(alu_5_data2),
        .result(alu_5_result)
    );
    atomic_sequencer_alu alu_6(
        .op(alu_6_op),
        .memory(lds_rsp_data_6),
        .data(alu_6_data),
        .data2(alu_6_data2),
        .result(alu_6_result)
    );
    atomic_sequencer_alu alu_7(
        .op(alu_7_op),
        .memory(lds_rsp_data_7),
        .data(alu_7_data),
        .data2(alu_7_data2),
        .result(alu_7_result)
    );
    atomic_sequencer_alu alu_8(
        .op(alu_8_op),
        .memory(lds_rsp_data_8),
        .data(alu_8_data),
        .data2(alu_8_data2),
        .result(alu_8_result)
    );
    atomic_sequencer_alu alu_9(
        .op(alu_9_op),
        .memory(lds_rsp_data_9),
        .data(alu_9_data),
        .data2(alu_9_data2),
        .result(alu_9_result)
    );
    atomic_sequencer_alu alu_10(
        .op(alu_10_op),
        .memory(lds_rsp_data_10),
        .data(alu_10_data),
        .data2(alu_10_data2),
        .result(alu_10_result)
    );
    atomic_sequencer_alu alu_11(
        .op(alu_11_op),
        .memory(lds_rsp_data_11),
        .data(alu_11_data),
        .data2(alu_11_data2),
        .result(alu_11_result)
    );
    atomic_sequencer_alu alu_12(
        .op(alu_12_op),
        .memory(lds_rsp_data_12),
        .data(alu_12_data),
        .data2(alu_12_data2),
        .result(alu_12_result)
    );
    atomic_sequencer_alu alu_13(
        .op(alu_13_op),
        .memory(lds_rsp_data_13),
        .data(alu_13_data),
        .data2(alu_13_data2),
        .result(alu_13_result)
    );
    atomic_sequencer_alu alu_14(
        .op(alu_14_op),
        .memory(lds_rsp_data_14),
        .data(alu_14_data),
        .data2(alu_14_data2),
        .result(alu_14_result)
    );
    atomic_sequencer_alu alu_15(
        .op(alu_15_op),
        .memory(lds_rsp_data_15),
        .data(alu_15_data),
        .data2(alu_15_data2),
        .result(alu_15_result)
    );
    atomic_sequencer_alu alu_16(
        .op(alu_16_op),
        .memory(lds_rsp_data_16),
        .data(alu_16_data),
        .data2(alu_16_data2),
        .result(alu_16_result)
    );
    atomic_sequencer_alu alu_17(
        .op(alu_17_op),
        .memory(lds_rsp_data_17),
        .data(alu_17_data),
        .data2(alu_17_data2),
        .result(alu_17_result)
    );
    atomic_sequencer_alu alu_18(
        .op(alu_18_op),
        .memory(lds_rsp_data_18),
        .data(alu_18_data),
        .data2(alu_18_data2),
        .result(alu_18_result)
    );
    atomic_sequencer_alu alu_19(
        .op(alu_19_op),
        .memory(lds_rsp_data_19),
        .data(alu_19_data),
        .data2(alu_19_data2),
        .result(alu_19_result)
    );
    atomic_sequencer_alu alu_20(
        .op(alu_20_op),
        .memory(lds_rsp_data_20),
        .data(alu_20_data),
        .data2(alu_20_data2),
        .result(alu_20_result)
    );
    atomic_sequencer_alu alu_21(
        .op(alu_21_op),
        .memory(lds_rsp_data_21),
        .data(alu_21_data),
        .data2(alu_21_data2),
        .result(alu_21_result)
    );
    atomic_sequencer_alu alu_22(
        .op(alu_22_op),
        .memory(lds_rsp_data_22),
        .data(alu_22_data),
        .data2(alu_22_data2),
        .result(alu_22_result)
    );
    atomic_sequencer_alu alu_23(
        .op(alu_23_op),
        .memory(lds_rsp_data_23),
        .data(alu_23_data),
        .data2(alu_23_data2),
        .result(alu_23_result)
    );
    atomic_sequencer_alu alu_24(
        .op(alu_24_op),
        .memory(lds_rsp_data_24),
        .data(alu_24_data),
        .data2(alu_24_data2),
        .result(alu_24_result)
    );
    atomic_sequencer_alu alu_25(
        .op(alu_25_op),
        .memory(lds_rsp_data_25),
        .data(alu_25_data),
        .data2(alu_25_data2),
        .result(alu_25_result)
    );
    atomic_sequencer_alu alu_26(
        .op(alu_26_op),
        .memory(lds_rsp_data_26),
        .data(alu_26_data),
        .data2(alu_26_data2),
        .result(alu_26_result)
    );
    atomic_sequencer_alu alu_27(
        .op(alu_27_op),
        .memory(lds_rsp_data_27),
        .data(alu_27_data),
        .data2(alu_27_data2),
        .result(alu_27_result)
    );
    atomic_sequencer_alu alu_28(
        .op(alu_28_op),
        .memory(lds_rsp_data_28),
        .data(alu_28_data),
        .data2(alu_28_data2),
        .result(alu_28_result)
    );
    atomic_sequencer_alu alu_29(
        .op(alu_29_op),
        .memory(lds_rsp_data_29),
        .data(alu_29_data),
        .data2(alu_29_data2),
        .result(alu_29_result)
    );
    atomic_sequencer_alu alu_30(
        .op(alu_30_op),
        .memory(lds_rsp_data_30),
        .data(alu_30_data),
        .data2(alu_30_data2),
        .result(alu_30_result)
    );
    atomic_sequencer_alu alu_31(
        .op(alu_31_op),
        .memory(lds_rsp_data_31),
        .data(alu_31_data),
        .data2(alu_31_data2),
        .result(alu_31_result)
    );
    atomic_sequencer_register3 phase_0(
        .d(phase_0_d),
        .q(phase_0_q),
        .clock(clock)
    );
    atomic_sequencer_register3 phase_1(
        .d(phase_1_d),
        .q(phase_1_q),
        .clock(clock)
    );
    atomic_sequencer_register3 phase_2(
        .d(phase_2_d),
        .q(phase_2_q),
        .clock(clock)
    );
    atomic_sequencer_register3 phase_3(
        .d(phase_3_d),
        .q(phase_3_q),
        .clock(clock)
    );
    atomic_sequencer_register5 op_0(
        .d(op_0_d),
        .q(op_0_q),
        .clock(clock)
    );
    atomic_sequencer_register5 op_1(
        .d(op_1_d),
        .q(op_1_q),
        .clock(clock)
    );
    atomic_sequencer_register5 op_2(
        .d(op_2_d),
        .q(op_2_q),
        .clock(clock)
    );
    atomic_sequencer_register5 op_3(
        .d(op_3_d),
        .q(op_3_q),
        .clock(clock)
    );
    atomic_sequencer_register4 external(
        .d(external_d),
        .q(external_q),
        .clock(clock)
    );
    atomic_sequencer_register32 left_0(
        .d(left_0_d),
        .q(left_0_q),
        .clock(clock)
    );
    atomic_sequencer_register32 left_1(
        .d(left_1_d),
        .q(left_1_q),
        .clock(clock)
    );
    atomic_sequencer_register32 left_2(
        .d(left_2_d),
        .q(left_2_q),
        .clock(clock)
    );
    atomic_sequencer_register32 left_3(
        .d(left_3_d),
        .q(left_3_q),
        .clock(clock)
    );
    atomic_sequencer_register32 won_0(
        .d(won_0_d),
        .q(won_0_q),
        .clock(clock)
    );
    atomic_sequencer_register32 won_1(
        .d(won_1_d),
        .q(won_1_q),
        .clock(clock)
    );
    atomic_sequencer_register32 won_2(
        .d(won_2_d),
        .q(won_2_q),
        .clock(clock)
    );
    atomic_sequencer_register32 won_3(
        .d(won_3_d),
        .q(won_3_q),
        .clock(clock)
    );
    atomic_sequencer_register32 iterations_0(
        .d(iterations_0_d),
        .q(iterations_0_q),
        .clock(clock)
    );
    atomic_sequencer_register32 iterations_1(
        .d(iterations_1_d),
        .q(iterations_1_q),
        .clock(clock)
    );
    atomic_sequencer_register32 iterations_2(
        .d(iterations_2_d),
        .q(iterations_2_q),
        .clock(clock)
    );
    atomic_sequencer_register32 iterations_3(
        .d(iterations_3_d),
        .q(iterations_3_q),
        .clock(clock)
    );
    atomic_sequencer_register32 replays_0(
        .d(replays_0_d),
        .q(replays_0_q),
        .clock(clock)
    );
    atomic_sequencer_register32 replays_1(
        .d(replays_1_d),
        .q(replays_1_q),
        .clock(clock)
    );
    atomic_sequencer_register32 replays_2(
        .d(replays_2_d),
        .q(replays_2_q),
        .clock(clock)
    );
    atomic_sequencer_register32 replays_3(
        .d(replays_3_d),
        .q(replays_3_q),
        .clock(clock)
    );
    atomic_sequencer_register2 last_winner(
        .d(last_winner_d),
        .q(last_winner_q),
        .clock(clock)
    );
    atomic_sequencer_register2 taken_slot(
        .d(taken_slot_d),
        .q(taken_slot_q),
        .clock(clock)
    );
    atomic_sequencer_register1 taken_unlock(
        .d(taken_unlock_d),
        .q(taken_unlock_q),
        .clock(clock)
    );
    atomic_sequencer_register1 asked(
        .d(asked_d),
        .q(asked_q),
        .clock(clock)
    );
    atomic_sequencer_register2 asked_slot(
        .d(asked_slot_d),
        .q(asked_slot_q),
        .clock(clock)
    );
    atomic_sequencer_register1 asked_unlock(
        .d(asked_unlock_d),
        .q(asked_unlock_q),
        .clock(clock)
    );
    atomic_sequencer_register1 answered(
        .d(answered_d),
        .q(answered_q),
        .clock(clock)
    );
    atomic_sequencer_register2 answered_slot(
        .d(answered_slot_d),
        .q(answered_slot_q),
        .clock(clock)
    );
    atomic_sequencer_register1 answered_unlock(
        .d(answered_unlock_d),
        .q(answered_unlock_q),
        .clock(clock)
    );
    atomic_sequencer_register32 gathered(
        .d(gathered_d),
        .q(gathered_q),
        .clock(clock)
    );

    // Update code
    reg [31:0] next_done_iterations;
    reg [31:0] next_done_replays;
    reg next_done_valid;
    always @(*) begin
        external_d = external_q;
        last_winner_d = last_winner_q;
        taken_slot_d = taken_slot_q;
        taken_unlock_d = taken_unlock_q;
        asked_d = asked_q;
        asked_slot_d = asked_slot_q;
        asked_unlock_d = asked_unlock_q;
        answered_d = answered_q;
        answered_slot_d = answered_slot_q;
        answered_unlock_d = answered_unlock_q;
        gathered_d = gathered_q;
        free = 32'h0;
        phase_0_d = phase_0_q;
        op_0_d = op_0_q;
        left_0_d = left_0_q;
        won_0_d = won_0_q;
        iterations_0_d = iterations_0_q;
        replays_0_d = replays_0_q;
        if (phase_0_q == AtomicPhase_Free) begin
            free = (free & ~(1 << (0)) | ((1'b1) << (0)));
        end
        phase_1_d = phase_1_q;
        op_1_d = op_1_q;
        left_1_d = left_1_q;
        won_1_d = won_1_q;
        iterations_1_d = iterations_1_q;
        replays_1_d = replays_1_q;
        if (phase_1_q == AtomicPhase_Free) begin
            free = (free & ~(1 << (1)) | ((1'b1) << (1)));
        end
        phase_2_d = phase_2_q;
        op_2_d = op_2_q;
        left_2_d = left_2_q;
        won_2_d = won_2_q;
        iterations_2_d = iterations_2_q;
        replays_2_d = replays_2_q;
        if (phase_2_q == AtomicPhase_Free) begin
            free = (free & ~(1 << (2)) | ((1'b1) << (2)));
        end
        phase_3_d = phase_3_q;
        op_3_d = op_3_q;
        left_3_d = left_3_q;
        won_3_d = won_3_q;
        iterations_3_d = iterations_3_q;
        replays_3_d = replays_3_q;
        if (phase_3_q == AtomicPhase_Free) begin
            free = (free & ~(1 << (3)) | ((1'b1) << (3)));
        end
        in_flight = ~free;
        req_ready = free[req_warp];
        take = req_valid & req_ready;
        addresses_write_valid = take;
        operands_write_valid = take;
        operands2_write_valid = take;
        if (take & (req_warp == slot_id_0)) begin
            phase_0_d = AtomicPhase_Lock;
            op_0_d = req_op;
            left_0_d = req_lanes;
            iterations_0_d = 32'h0;
            replays_0_d = 32'h0;
            external_d = (external_q & ~(1 << (0)) | ((req_external) << (0)));
        end
        if (take & (req_warp == slot_id_1)) begin
            phase_1_d = AtomicPhase_Lock;
            op_1_d = req_op;
            left_1_d = req_lanes;
            iterations_1_d = 32'h0;
            replays_1_d = 32'h0;
            external_d = (external_q & ~(1 << (1)) | ((req_external) << (1)));
        end
        if (take & (req_warp == slot_id_2)) begin
            phase_2_d = AtomicPhase_Lock;
            op_2_d = req_op;
            left_2_d = req_lanes;
            iterations_2_d = 32'h0;
            replays_2_d = 32'h0;
            external_d = (external_q & ~(1 << (2)) | ((req_external) << (2)));
        end
        if (take & (req_warp == slot_id_3)) begin
            phase_3_d = AtomicPhase_Lock;
            op_3_d = req_op;
            left_3_d = req_lanes;
            iterations_3_d = 32'h0;
            replays_3_d = 32'h0;
            external_d = (external_q & ~(1 << (3)) | ((req_external) << (3)));
        end
        chosen = 1'b0;
        chosen_slot = 32'h0;
        later = 32'h0;
        chosen_unlock = 1'b0;
        if (last_winner_q == slot_id_0) begin
            later = after_0;
        end
        if (last_winner_q == slot_id_1) begin
            later = after_1;
        end
        if (last_winner_q == slot_id_2) begin
            later = after_2;
        end
        if (last_winner_q == slot_id_3) begin
            later = after_3;
        end
        if (~chosen & (phase_0_q == AtomicPhase_Unlock)) begin
            chosen = 1'b1;
            chosen_unlock = 1'b1;
            chosen_slot = slot_id_0;
        end
        if (~chosen & (phase_1_q == AtomicPhase_Unlock)) begin
            chosen = 1'b1;
            chosen_unlock = 1'b1;
            chosen_slot = slot_id_1;
        end
        if (~chosen & (phase_2_q == AtomicPhase_Unlock)) begin
            chosen = 1'b1;
            chosen_unlock = 1'b1;
            chosen_slot = slot_id_2;
        end
        if (~chosen & (phase_3_q == AtomicPhase_Unlock)) begin
            chosen = 1'b1;
            chosen_unlock = 1'b1;
            chosen_slot = slot_id_3;
        end
        if (~chosen & (phase_0_q == AtomicPhase_Lock) & later[0]) begin
            chosen = 1'b1;
            chosen_slot = slot_id_0;
        end
        if (~chosen & (phase_1_q == AtomicPhase_Lock) & later[1]) begin
            chosen = 1'b1;
            chosen_slot = slot_id_1;
        end
        if (~chosen & (phase_2_q == AtomicPhase_Lock) & later[2]) begin
            chosen = 1'b1;
            chosen_slot = slot_id_2;
        end
        if (~chosen & (phase_3_q == AtomicPhase_Lock) & later[3]) begin
            chosen = 1'b1;
            chosen_slot = slot_id_3;
        end
        if (~chosen & (phase_0_q == AtomicPhase_Lock)) begin
            chosen = 1'b1;
            chosen_slot = slot_id_0;
        end
        if (~chosen & (phase_1_q == AtomicPhase_Lock)) begin
            chosen = 1'b1;
            chosen_slot = slot_id_1;
        end
        if (~chosen & (phase_2_q == AtomicPhase_Lock)) begin
            chosen = 1'b1;
            chosen_slot = slot_id_2;
        end
        if (~chosen & (phase_3_q == AtomicPhase_Lock)) begin
            chosen = 1'b1;
            chosen_slot = slot_id_3;
        end
        chosen_lanes = 32'h0;
        if (chosen & lds_ready) begin
            taken_slot_d = chosen_slot;
            taken_unlock_d = chosen_unlock;
        end
        asked_d = lds_served;
        if (lds_served) begin
            asked_slot_d = taken_slot_q;
            asked_unlock_d = taken_unlock_q;
        end
        if (chosen & (chosen_slot == slot_id_0)) begin
            chosen_lanes = left_0_q;
            if (chosen_unlock) begin
                chosen_lanes = won_0_q;
            end
            if (lds_ready) begin
                phase_0_d = AtomicPhase_Locking;
                if (chosen_unlock) begin
                    phase_0_d = AtomicPhase_Finishing;
                    if (|left_0_q) begin
                        phase_0_d = AtomicPhase_Lock;
                    end
                end
            end
        end
        if (chosen & (chosen_slot == slot_id_1)) begin
            chosen_lanes = left_1_q;
            if (chosen_unlock) begin
                chosen_lanes = won_1_q;
            end
            if (lds_ready) begin
                phase_1_d = AtomicPhase_Locking;
                if (chosen_unlock) begin
                    phase_1_d = AtomicPhase_Finishing;
                    if (|left_1_q) begin
                        phase_1_d = AtomicPhase_Lock;
                    end
                end
            end
        end
        if (chosen & (chosen_slot == slot_id_2)) begin
            chosen_lanes = left_2_q;
            if (chosen_unlock) begin
                chosen_lanes = won_2_q;
            end
            if (lds_ready) begin
                phase_2_d = AtomicPhase_Locking;
                if (chosen_unlock) begin
                    phase_2_d = AtomicPhase_Finishing;
                    if (|left_2_q) begin
                        phase_2_d = AtomicPhase_Lock;
                    end
                end
            end
        end
        if (chosen & (chosen_slot == slot_id_3)) begin
            chosen_lanes = left_3_q;
            if (chosen_unlock) begin
                chosen_lanes = won_3_q;
            end
            if (lds_ready) begin
                phase_3_d = AtomicPhase_Locking;
                if (chosen_unlock) begin
                    phase_3_d = AtomicPhase_Finishing;
                    if (|left_3_q) begin
                        phase_3_d = AtomicPhase_Lock;
                    end
                end
            end
        end
        lds_valid = chosen;
        lds_unlock = chosen_unlock;
        lds_lanes = chosen_lanes;
        addresses_read_row = chosen_slot;
        results_read_row = chosen_slot;
        answered_d = asked_q;
        if (asked_q) begin
            answered_slot_d = asked_slot_q;
            answered_unlock_d = asked_unlock_q;
        end
        lds_rsp_taken = answered_q;
        gathered_d = gathered_q | acquired;
        if (answered_q) begin
            gathered_d = acquired;
        end
        rounds = ((lds_rsp_rounds) & 32'hffffffff);
        winners = 32'h0;
        own_result = 1'b0;
        next_done_valid = 1'b0;
        next_done_iterations = 32'h0;
        next_done_replays = 32'h0;
        replays_now = 32'h0;
        answered_op = LdsOp_Xchg;
        if (answered_slot_q == slot_id_0) begin
            answered_op = op_0_q;
            replays_now = replays_0_q;
            if (answered_q) begin
                if (|rounds) begin
                    replays_now = replays_0_q + rounds - one;
                end
                replays_0_d = replays_now;
                next_done_replays = replays_now;
                if (answered_unlock_q) begin
                    next_done_iterations = iterations_0_q;
                    if (phase_0_q == AtomicPhase_Finishing) begin
                        next_done_valid = 1'b1;
                        phase_0_d = AtomicPhase_Free;
                    end
                end
                else begin
                    iterations_0_d = iterations_0_q + one;
                    next_done_iterations = iterations_0_q + one;
                    winners = gathered_q;
                    won_0_d = gathered_q;
                    left_0_d = left_0_q & ~gathered_q;
                    phase_0_d = AtomicPhase_Lock;
                    if (|gathered_q) begin
                        last_winner_d = answered_slot_q;
                        phase_0_d = AtomicPhase_Unlock;
                        if (external_q[0]) begin
                            phase_0_d = AtomicPhase_Operate;
                        end
                        else begin
                            own_result = 1'b1;
                        end
                    end
                    else if (~|left_0_q) begin
                        next_done_valid = 1'b1;
                        phase_0_d = AtomicPhase_Free;
                    end
                end
            end
        end
        if (answered_slot_q == slot_id_1) begin
            answered_op = op_1_q;
            replays_now = replays_1_q;
            if (answered_q) begin
                if (|rounds) begin
                    replays_now = replays_1_q + rounds - one;
                end
                replays_1_d = replays_now;
                next_done_replays = replays_now;
                if (answered_unlock_q) begin
                    next_done_iterations = iterations_1_q;
                    if (phase_1_q == AtomicPhase_Finishing) begin
                        next_done_valid = 1'b1;
                        phase_1_d = AtomicPhase_Free;
                    end
                end
                else begin
                    iterations_1_d = iterations_1_q + one;
                    next_done_iterations = iterations_1_q + one;
                    winners = gathered_q;
                    won_1_d = gathered_q;
                    left_1_d = left_1_q & ~gathered_q;
                    phase_1_d = AtomicPhase_Lock;
                    if (|gathered_q) begin
                        last_winner_d = answered_slot_q;
                        phase_1_d = AtomicPhase_Unlock;
                        if (external_q[1]) begin
                            phase_1_d = AtomicPhase_Operate;
                        end
                        else begin
                            own_result = 1'b1;
                        end
                    end
                    else if (~|left_1_q) begin
                        next_done_valid = 1'b1;
                        phase_1_d = AtomicPhase_Free;
                    end
                end
            end
        end
        if (answered_slot_q == slot_id_2) begin
            answered_op = op_2_q;
            replays_now = replays_2_q;
            if (answered_q) begin
                if (|rounds) begin
                    replays_now = replays_2_q + rounds - one;
                end
                replays_2_d = replays_now;
                next_done_replays = replays_now;
                if (answered_unlock_q) begin
                    next_done_iterations = iterations_2_q;
                    if (phase_2_q == AtomicPhase_Finishing) begin
                        next_done_valid = 1'b1;
                        phase_2_d = AtomicPhase_Free;
                    end
                end
                else begin
                    iterations_2_d = iterations_2_q + one;
                    next_done_iterations = iterations_2_q + one;
                    winners = gathered_q;
                    won_2_d = gathered_q;
                    left_2_d = left_2_q & ~gathered_q;
                    phase_2_d = AtomicPhase_Lock;
                    if (|gathered_q) begin
                        last_winner_d = answered_slot_q;
                        phase_2_d = AtomicPhase_Unlock;
                        if (external_q[2]) begin
                            phase_2_d = AtomicPhase_Operate;
                        end
                        else begin
                            own_result = 1'b1;
                        end
                    end
                    else if (~|left_2_q) begin
                        next_done_valid = 1'b1;
                        phase_2_d = AtomicPhase_Free;
                    end
                end
            end
        end
        if (answered_slot_q == slot_id_3) begin
            answered_op = op_3_q;
            replays_now = replays_3_q;
            if (answered_q) begin
                if (|rounds) begin
                    replays_now = replays_3_q + rounds - one;
                end
                replays_3_d = replays_now;
                next_done_replays = replays_now;
                if (answered_unlock_q) begin
                    next_done_iterations = iterations_3_q;
                    if (phase_3_q == AtomicPhase_Finishing) begin
                        next_done_valid = 1'b1;
                        phase_3_d = AtomicPhase_Free;
                    end
                end
                else begin
                    iterations_3_d = iterations_3_q + one;
                    next_done_iterations = iterations_3_q + one;
                    winners = gathered_q;
                    won_3_d = gathered_q;
                    left_3_d = left_3_q & ~gathered_q;
                    phase_3_d = AtomicPhase_Lock;
                    if (|gathered_q) begin
                        last_winner_d = answered_slot_q;
                        phase_3_d = AtomicPhase_Unlock;
                        if (external_q[3]) begin
                            phase_3_d = AtomicPhase_Operate;
                        end
                        else begin
                            own_result = 1'b1;
                        end
                    end
                    else if (~|left_3_q) begin
                        next_done_valid = 1'b1;
                        phase_3_d = AtomicPhase_Free;
                    end
                end
            end
        end
        won_valid = |winners;
        won_warp = answered_slot_q;
        won_lanes = winners;
        done_warp = answered_slot_q;
        operands_read_row = answered_slot_q;
        operands2_read_row = answered_slot_q;
        result_ready = ~own_result;
        results_write_valid = own_result;
        results_write_row = answered_slot_q;
        if (~own_result) begin
            results_write_row = result_warp;
            if (result_valid & (result_warp == slot_id_0) & (phase_0_q == AtomicPhase_Operate)) begin
                results_write_valid = 1'b1;
                phase_0_d = AtomicPhase_Unlock;
            end
            if (result_valid & (result_warp == slot_id_1) & (phase_1_q == AtomicPhase_Operate)) begin
                results_write_valid = 1'b1;
                phase_1_d = AtomicPhase_Unlock;
            end
            if (result_valid & (result_warp == slot_id_2) & (phase_2_q == AtomicPhase_Operate)) begin
                results_write_valid = 1'b1;
                phase_2_d = AtomicPhase_Unlock;
            end
            if (result_valid & (result_warp == slot_id_3) & (phase_3_q == AtomicPhase_Operate)) begin
                results_write_valid = 1'b1;
                phase_3_d = AtomicPhase_Unlock;
            end
        end
        alu_0_op = answered_op;
        alu_0_data = operands_read_data_0;
        alu_0_data2 = operands2_read_data_0;
        results_write_data_0 = result_data_0;
        if (own_result) begin
            results_write_data_0 = alu_0_result;
        end
        lds_addr_0 = addresses_read_data_0;
        lds_data_0 = results_read_data_0;
        alu_1_op = answered_op;
        alu_1_data = operands_read_data_1;
        alu_1_data2 = operands2_read_data_1;
        results_write_data_1 = result_data_1;
        if (own_result) begin
            results_write_data_1 = alu_1_result;
        end
        lds_addr_1 = addresses_read_data_1;
        lds_data_1 = results_read_data_1;
        alu_2_op = answered_op;
        alu_2_data = operands_read_data_2;
        alu_2_data2 = operands2_read_data_2;
        results_write_data_2 = result_data_2;
        if (own_result) begin
            results_write_data_2 = alu_2_result;
        end
        lds_addr_2 = addresses_read_data_2;
        lds_data_2 = results_read_data_2;
        alu_3_op = answered_op;
        alu_3_data = operands_read_data_3;
        alu_3_data2 = operands2_read_data_3;
        results_write_data_3 = result_data_3;
        if (own_result) begin
            results_write_data_3 = alu_3_result;
        end
        lds_addr_3 = addresses_read_data_3;
        lds_data_3 = results_read_data_3;
        alu_4_op = answered_op;
        alu_4_data = operands_read_data_4;
        alu_4_data2 = operands2_read_data_4;
        results_write_data_4 = result_data_4;
        if (own_result) begin
            results_write_data_4 = alu_4_result;
        end
        lds_addr_4 = addresses_read_data_4;
        lds_data_4 = results_read_data_4;
        alu_5_op = answered_op;
        alu_5_data = operands_read_data_5;
        alu_5_data2 = operands2_read_data_5;
        results_write_data_5 = result_data_5;
        if (own_result) begin
            results_write_data_5 = alu_5_result;
        end
        lds_addr_5 = addresses_read_data_5;
        lds_data_5 = results_read_data_5;
        alu_6_op = answered_op;
        alu_6_data = operands_read_data_6;
        alu_6_data2 = operands2_read_data_6;
        results_write_data_6 = result_data_6;
        if (own_result) begin
            results_write_data_6 = alu_6_result;
        end
        lds_addr_6 = addresses_read_data_6;
        lds_data_6 = results_read_data_6;
        alu_7_op = answered_op;
        alu_7_data = operands_read_data_7;
        alu_7_data2 = operands2_read_data_7;
        results_write_data_7 = result_data_7;
        if (own_result) begin
            results_write_data_7 = alu_7_result;
        end
        lds_addr_7 = addresses_read_data_7;
        lds_data_7 = results_read_data_7;
        alu_8_op = answered_op;
        alu_8_data = operands_read_data_8;
        alu_8_data2 = operands2_read_data_8;
        results_write_data_8 = result_data_8;
        if (own_result) begin
            results_write_data_8 = alu_8_result;
        end
        lds_addr_8 = addresses_read_data_8;
        lds_data_8 = results_read_data_8;
        alu_9_op = answered_op;
        alu_9_data = operands_read_data_9;
        alu_9_data2 = operands2_read_data_9;
        results_write_data_9 = result_data_9;
        if (own_result) begin
            results_write_data_9 = alu_9_result;
        end
        lds_addr_9 = addresses_read_data_9;
        lds_data_9 = results_read_data_9;
        alu_10_op = answered_op;
        alu_10_data = operands_read_data_10;
        alu_10_data2 = operands2_read_data_10;
        results_write_data_10 = result_data_10;
        if (own_result) begin
            results_write_data_10 = alu_10_result;
        end
        lds_addr_10 = addresses_read_data_10;
        lds_data_10 = results_read_data_10;
        alu_11_op = answered_op;
        alu_11_data = operands_read_data_11;
        alu_11_data2 = operands2_read_data_11;
        results_write_data_11 = result_data_11;
        if (own_result) begin
            results_write_data_11 = alu_11_result;
        end
        lds_addr_11 = addresses_read_data_11;
        lds_data_11 = results_read_data_11;
        alu_12_op = answered_op;
        alu_12_data = operands_read_data_12;
        alu_12_data2 = operands2_read_data_12;
        results_write_data_12 = result_data_12;
        if (own_result) begin
            results_write_data_12 = alu_12_result;
        end
        lds_addr_12 = addresses_read_data_12;
        lds_data_12 = results_read_data_12;
        alu_13_op = answered_op;
        alu_13_data = operands_read_data_13;
        alu_13_data2 = operands2_read_data_13;
        results_write_data_13 = result_data_13;
        if (own_result) begin
            results_write_data_13 = alu_13_result;
        end
        lds_addr_13 = addresses_read_data_13;
        lds_data_13 = results_read_data_13;
        alu_14_op = answered_op;
        alu_14_data = operands_read_data_14;
        alu_14_data2 = operands2_read_data_14;
        results_write_data_14 = result_data_14;
        if (own_result) begin
            results_write_data_14 = alu_14_result;
        end
        lds_addr_14 = addresses_read_data_14;
        lds_data_14 = results_read_data_14;
        alu_15_op = answered_op;
        alu_15_data = operands_read_data_15;
        alu_15_data2 = operands2_read_data_15;
        results_write_data_15 = result_data_15;
        if (own_result) begin
            results_write_data_15 = alu_15_result;
        end
        lds_addr_15 = addresses_read_data_15;
        lds_data_15 = results_read_data_15;
        alu_16_op = answered_op;
        alu_16_data = operands_read_data_16;
        alu_16_data2 = operands2_read_data_16;
        results_write_data_16 = result_data_16;
        if (own_result) begin
            results_write_data_16 = alu_16_result;
        end
        lds_addr_16 = addresses_read_data_16;
        lds_data_16 = results_read_data_16;
        alu_17_op = answered_op;
        alu_17_data = operands_read_data_17;
        alu_17_data2 = operands2_read_data_17;
        results_write_data_17 = result_data_17;
        if (own_result) begin
            results_write_data_17 = alu_17_result;
        end
        lds_addr_17 = addresses_read_data_17;
        lds_data_17 = results_read_data_17;
        alu_18_op = answered_op;
        alu_18_data = operands_read_data_18;
        alu_18_data2 = operands2_read_data_18;
        results_write_data_18 = result_data_18;
        if (own_result) begin
            results_write_data_18 = alu_18_result;
        end
        lds_addr_18 = addresses_read_data_18;
        lds_data_18 = results_read_data_18;
        alu_19_op = answered_op;
        alu_19_data = operands_read_data_19;
        alu_19_data2 = operands2_read_data_19;
        results_write_data_19 = result_data_19;
        if (own_result) begin
            results_write_data_19 = alu_19_result;
        end
        lds_addr_19 = addresses_read_data_19;
        lds_data_19 = results_read_data_19;
        alu_20_op = answered_op;
        alu_20_data = operands_read_data_20;
        alu_20_data2 = operands2_read_data_20;
        results_write_data_20 = result_data_20;
        if (own_result) begin
            results_write_data_20 = alu_20_result;
        end
        lds_addr_20 = addresses_read_data_20;
        lds_data_20 = results_read_data_20;
        alu_21_op = answered_op;
        alu_21_data = operands_read_data_21;
        alu_21_data2 = operands2_read_data_21;
        results_write_data_21 = result_data_21;
        if (own_result) begin
            results_write_data_21 = alu_21_result;
        end
        lds_addr_21 = addresses_read_data_21;
        lds_data_21 = results_read_data_21;
        alu_22_op = answered_op;
        alu_22_data = operands_read_data_22;
        alu_22_data2 = operands2_read_data_22;
        results_write_data_22 = result_data_22;
        if (own_result) begin
            results_write_data_22 = alu_22_result;
        end
        lds_addr_22 = addresses_read_data_22;
        lds_data_22 = results_read_data_22;
        alu_23_op = answered_op;
        alu_23_data = operands_read_data_23;
        alu_23_data2 = operands2_read_data_23;
        results_write_data_23 = result_data_23;
        if (own_result) begin
            results_write_data_23 = alu_23_result;
        end
        lds_addr_23 = addresses_read_data_23;
        lds_data_23 = results_read_data_23;
        alu_24_op = answered_op;
        alu_24_data = operands_read_data_24;
        alu_24_data2 = operands2_read_data_24;
        results_write_data_24 = result_data_24;
        if (own_result) begin
            results_write_data_24 = alu_24_result;
        end
        lds_addr_24 = addresses_read_data_24;
        lds_data_24 = results_read_data_24;
        alu_25_op = answered_op;
        alu_25_data = operands_read_data_25;
        alu_25_data2 = operands2_read_data_25;
        results_write_data_25 = result_data_25;
        if (own_result) begin
            results_write_data_25 = alu_25_result;
        end
        lds_addr_25 = addresses_read_data_25;
        lds_data_25 = results_read_data_25;
        alu_26_op = answered_op;
        alu_26_data = operands_read_data_26;
        alu_26_data2 = operands2_read_data_26;
        results_write_data_26 = result_data_26;
        if (own_result) begin
            results_write_data_26 = alu_26_result;
        end
        lds_addr_26 = addresses_read_data_26;
        lds_data_26 = results_read_data_26;
        alu_27_op = answered_op;
        alu_27_data = operands_read_data_27;
        alu_27_data2 = operands2_read_data_27;
        results_write_data_27 = result_data_27;
        if (own_result) begin
            results_write_data_27 = alu_27_result;
        end
        lds_addr_27 = addresses_read_data_27;
        lds_data_27 = results_read_data_27;
        alu_28_op = answered_op;
        alu_28_data = operands_read_data_28;
        alu_28_data2 = operands2_read_data_28;
        results_write_data_28 = result_data_28;
        if (own_result) begin
            results_write_data_28 = alu_28_result;
        end
        lds_addr_28 = addresses_read_data_28;
        lds_data_28 = results_read_data_28;
        alu_29_op = answered_op;
        alu_29_data = operands_read_data_29;
        alu_29_data2 = operands2_read_data_29;
        results_write_data_29 = result_data_29;
        if (own_result) begin
            results_write_data_29 = alu_29_result;
        end
        lds_addr_29 = addresses_read_data_29;
        lds_data_29 = results_read_data_29;
        alu_30_op = answered_op;
        alu_30_data = operands_read_data_30;
        alu_30_data2 = operands2_read_data_30;
        results_write_data_30 = result_data_30;
        if (own_result) begin
            results_write_data_30 = alu_30_result;
        end
        lds_addr_30 = addresses_read_data_30;
        lds_data_30 = results_read_data_30;
        alu_31_op = answered_op;
        alu_31_data = operands_read_data_31;
        alu_31_data2 = operands2_read_data_31;
        results_write_data_31 = result_data_31;
        if (own_result) begin
            results_write_data_31 = alu_31_result;
        end
        lds_addr_31 = addresses_read_data_31;
        lds_data_31 = results_read_data_31;
        if (clear) begin
            phase_0_d = AtomicPhase_Free;
            phase_1_d = AtomicPhase_Free;
            phase_2_d = AtomicPhase_Free;
            phase_3_d = AtomicPhase_Free;
            asked_d = 1'b0;
            answered_d = 1'b0;
            gathered_d = 32'h0;
            last_winner_d = 32'h0;
        end
        done_iterations = next_done_iterations;
        done_replays = next_done_replays;
        done_valid = next_done_valid;
    end
endmodule

module atomic_sequencer_addresses (
    clock,
    read_row,
    read_data_0,
    read_data_1,
    read_data_2,
    read_data_3,
    read_data_4,
    read_data_5,
    read_data_6,
    read_data_7,
    read_data_8,
    read_data_9,
    read_data_10,
    read_data_11,
    read_data_12,
    read_data_13,
    read_data_14,
    read_data_15,
    read_data_16,
    read_data_17,
    read_data_18,
    read_data_19,
    read_data_20,
    read_data_21,
    read_data_22,
    read_data_23,
    read_data_24,
    read_data_25,
    read_data_26,
    read_data_27,
    read_data_28,
    read_data_29,
    read_data_30,
    read_data_31,
    write_valid,
    write_row,
    write_data_0,
    write_data_1,
    write_data_2,
    write_data_3,
    write_data_4,
    write_data_5,
    write_data_6,
    write_data_7,
    write_data_8,
    write_data_9,
    write_data_10,
    write_data_11,
    write_data_12,
    write_data_13,
    write_data_14,
    write_data_15,
    write_data_16,
    write_data_17,
    write_data_18,
    write_data_19,
    write_data_20,
    write_data_21,
    write_data_22,
    write_data_23,
    write_data_24,
    write_data_25,
    write_data_26,
    write_data_27,
    write_data_28,
    write_data_29,
    write_data_30,
    write_data_31
);
    // Module arguments
    input wire clock;
    input wire [1:0] read_row;
    output reg [15:0] read_data_0;
    output reg [15:0] read_data_1;
    output reg [15:0] read_data_2;
    output reg [15:0] read_data_3;
    output reg [15:0] read_data_4;
    output reg [15:0] read_data_5;
    output reg [15:0] read_data_6;
    output reg [15:0] read_data_7;
    output reg [15:0] read_data_8;
    output reg [15:0] read_data_9;
    output reg [15:0] read_data_10;
    output reg [15:0] read_data_11;
    output reg [15:0] read_data_12;
    output reg [15:0] read_data_13;
    output reg [15:0] read_data_14;
    output reg [15:0] read_data_15;
    output reg [15:0] read_data_16;
    output reg [15:0] read_data_17;
    output reg [15:0] read_data_18;
    output reg [15:0] read_data_19;
    output reg [15:0] read_data_20;
    output reg [15:0] read_data_21;
    output reg [15:0] read_data_22;
    output reg [15:0] read_data_23;
    output reg [15:0] read_data_24;
    output reg [15:0] read_data_25;
    output reg [15:0] read_data_26;
    output reg [15:0] read_data_27;
    output reg [15:0] read_data_28;
    output reg [15:0] read_data_29;
    output reg [15:0] read_data_30;
    output reg [15:0] read_data_31;
    input wire write_valid;
    input wire [1:0] write_row;
    input wire [15:0] write_data_0;
    input wire [15:0] write_data_1;
    input wire [15:0] write_data_2;
    input wire [15:0] write_data_3;
    input wire [15:0] write_data_4;
    input wire [15:0] write_data_5;
    input wire [15:0] write_data_6;
    input wire [15:0] write_data_7;
    input wire [15:0] write_data_8;
    input wire [15:0] write_data_9;
    input wire [15:0] write_data_10;
    input wire [15:0] write_data_11;
    input wire [15:0] write_data_12;
    input wire [15:0] write_data_13;
    input wire [15:0] write_data_14;
    input wire [15:0] write_data_15;
    input wire [15:0] write_data_16;
    input wire [15:0] write_data_17;
    input wire [15:0] write_data_18;
    input wire [15:0] write_data_19;
    input wire [15:0] write_data_20;
    input wire [15:0] write_data_21;
    input wire [15:0] write_data_22;
    input wire [15:0] write_data_23;
    input wire [15:0] write_data_24;
    input wire [15:0] write_data_25;
    input wire [15:0] write_data_26;
    input wire [15:0] write_data_27;
    input wire [15:0] write_data_28;
    input wire [15:0] write_data_29;
    input wire [15:0] write_data_30;
    input wire [15:0] write_data_31;

    // Update code (custom)
    reg [63:0] words0;
    initial words0 = 0;
    always @(*) read_data_0 = words0[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words0[16 * write_row +: 16] <= write_data_0;
    reg [63:0] words1;
    initial words1 = 0;
    always @(*) read_data_1 = words1[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words1[16 * write_row +: 16] <= write_data_1;
    reg [63:0] words2;
    initial words2 = 0;
    always @(*) read_data_2 = words2[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words2[16 * write_row +: 16] <= write_data_2;
    reg [63:0] words3;
    initial words3 = 0;
    always @(*) read_data_3 = words3[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words3[16 * write_row +: 16] <= write_data_3;
    reg [63:0] words4;
    initial words4 = 0;
    always @(*) read_data_4 = words4[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words4[16 * write_row +: 16] <= write_data_4;
    reg [63:0] words5;
    initial words5 = 0;
    always @(*) read_data_5 = words5[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words5[16 * write_row +: 16] <= write_data_5;
    reg [63:0] words6;
    initial words6 = 0;
    always @(*) read_data_6 = words6[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words6[16 * write_row +: 16] <= write_data_6;
    reg [63:0] words7;
    initial words7 = 0;
    always @(*) read_data_7 = words7[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words7[16 * write_row +: 16] <= write_data_7;
    reg [63:0] words8;
    initial words8 = 0;
    always @(*) read_data_8 = words8[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words8[16 * write_row +: 16] <= write_data_8;
    reg [63:0] words9;
    initial words9 = 0;
    always @(*) read_data_9 = words9[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words9[16 * write_row +: 16] <= write_data_9;
    reg [63:0] words10;
    initial words10 = 0;
    always @(*) read_data_10 = words10[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words10[16 * write_row +: 16] <= write_data_10;
    reg [63:0] words11;
    initial words11 = 0;
    always @(*) read_data_11 = words11[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words11[16 * write_row +: 16] <= write_data_11;
    reg [63:0] words12;
    initial words12 = 0;
    always @(*) read_data_12 = words12[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words12[16 * write_row +: 16] <= write_data_12;
    reg [63:0] words13;
    initial words13 = 0;
    always @(*) read_data_13 = words13[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words13[16 * write_row +: 16] <= write_data_13;
    reg [63:0] words14;
    initial words14 = 0;
    always @(*) read_data_14 = words14[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words14[16 * write_row +: 16] <= write_data_14;
    reg [63:0] words15;
    initial words15 = 0;
    always @(*) read_data_15 = words15[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words15[16 * write_row +: 16] <= write_data_15;
    reg [63:0] words16;
    initial words16 = 0;
    always @(*) read_data_16 = words16[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words16[16 * write_row +: 16] <= write_data_16;
    reg [63:0] words17;
    initial words17 = 0;
    always @(*) read_data_17 = words17[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words17[16 * write_row +: 16] <= write_data_17;
    reg [63:0] words18;
    initial words18 = 0;
    always @(*) read_data_18 = words18[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words18[16 * write_row +: 16] <= write_data_18;
    reg [63:0] words19;
    initial words19 = 0;
    always @(*) read_data_19 = words19[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words19[16 * write_row +: 16] <= write_data_19;
    reg [63:0] words20;
    initial words20 = 0;
    always @(*) read_data_20 = words20[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words20[16 * write_row +: 16] <= write_data_20;
    reg [63:0] words21;
    initial words21 = 0;
    always @(*) read_data_21 = words21[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words21[16 * write_row +: 16] <= write_data_21;
    reg [63:0] words22;
    initial words22 = 0;
    always @(*) read_data_22 = words22[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words22[16 * write_row +: 16] <= write_data_22;
    reg [63:0] words23;
    initial words23 = 0;
    always @(*) read_data_23 = words23[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words23[16 * write_row +: 16] <= write_data_23;
    reg [63:0] words24;
    initial words24 = 0;
    always @(*) read_data_24 = words24[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words24[16 * write_row +: 16] <= write_data_24;
    reg [63:0] words25;
    initial words25 = 0;
    always @(*) read_data_25 = words25[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words25[16 * write_row +: 16] <= write_data_25;
    reg [63:0] words26;
    initial words26 = 0;
    always @(*) read_data_26 = words26[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words26[16 * write_row +: 16] <= write_data_26;
    reg [63:0] words27;
    initial words27 = 0;
    always @(*) read_data_27 = words27[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words27[16 * write_row +: 16] <= write_data_27;
    reg [63:0] words28;
    initial words28 = 0;
    always @(*) read_data_28 = words28[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words28[16 * write_row +: 16] <= write_data_28;
    reg [63:0] words29;
    initial words29 = 0;
    always @(*) read_data_29 = words29[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words29[16 * write_row +: 16] <= write_data_29;
    reg [63:0] words30;
    initial words30 = 0;
    always @(*) read_data_30 = words30[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words30[16 * write_row +: 16] <= write_data_30;
    reg [63:0] words31;
    initial words31 = 0;
    always @(*) read_data_31 = words31[16 * read_row +: 16];
    always @(posedge clock) if (write_valid) words31[16 * write_row +: 16] <= write_data_31;
endmodule

module atomic_sequencer_operands (
    clock,
    read_row,
    read_data_0,
    read_data_1,
    read_data_2,
    read_data_3,
    read_data_4,
    read_data_5,
    read_data_6,
    read_data_7,
    read_data_8,
    read_data_9,
    read_data_10,
    read_data_11,
    read_data_12,
    read_data_13,
    read_data_14,
    read_data_15,
    read_data_16,
    read_data_17,
    read_data_18,
    read_data_19,
    read_data_20,
    read_data_21,
    read_data_22,
    read_data_23,
    read_data_24,
    read_data_25,
    read_data_26,
    read_data_27,
    read_data_28,
    read_data_29,
    read_data_30,
    read_data_31,
    write_valid,
    write_row,
    write_data_0,
    write_data_1,
    write_data_2,
    write_data_3,
    write_data_4,
    write_data_5,
    write_data_6,
    write_data_7,
    write_data_8,
    write_data_9,
    write_data_10,
    write_data_11,
    write_data_12,
    write_data_13,
    write_data_14,
    write_data_15,
    write_data_16,
    write_data_17,
    write_data_18,
    write_data_19,
    write_data_20,
    write_data_21,
    write_data_22,
    write_data_23,
    write_data_24,
    write_data_25,
    write_data_26,
    write_data_27,
    write_data_28,
    write_data_29,
    write_data_30,
    write_data_31
);
    // Module arguments
    input wire clock;
    input wire [1:0] read_row;
    output reg [31:0] read_data_0;
    output reg [31:0] read_data_1;
    output reg [31:0] read_data_2;
    output reg [31:0] read_data_3;
    output reg [31:0] read_data_4;
    output reg [31:0] read_data_5;
    output reg [31:0] read_data_6;
    output reg [31:0] read_data_7;
    output reg [31:0] read_data_8;
    output reg [31:0] read_data_9;
    output reg [31:0] read_data_10;
    output reg [31:0] read_data_11;
    output reg [31:0] read_data_12;
    output reg [31:0] read_data_13;
    output reg [31:0] read_data_14;
    output reg [31:0] read_data_15;
    output reg [31:0] read_data_16;
    output reg [31:0] read_data_17;
    output reg [31:0] read_data_18;
    output reg [31:0] read_data_19;
    output reg [31:0] read_data_20;
    output reg [31:0] read_data_21;
    output reg [31:0] read_data_22;
    output reg [31:0] read_data_23;
    output reg [31:0] read_data_24;
    output reg [31:0] read_data_25;
    output reg [31:0] read_data_26;
    output reg [31:0] read_data_27;
    output reg [31:0] read_data_28;
    output reg [31:0] read_data_29;
    output reg [31:0] read_data_30;
    output reg [31:0] read_data_31;
    input wire write_valid;
    input wire [1:0] write_row;
    input wire [31:0] write_data_0;
    input wire [31:0] write_data_1;
    input wire [31:0] write_data_2;
    input wire [31:0] write_data_3;
    input wire [31:0] write_data_4;
    input wire [31:0] write_data_5;
    input wire [31:0] write_data_6;
    input wire [31:0] write_data_7;
    input wire [31:0] write_data_8;
    input wire [31:0] write_data_9;
    input wire [31:0] write_data_10;
    input wire [31:0] write_data_11;
    input wire [31:0] write_data_12;
    input wire [31:0] write_data_13;
    input wire [31:0] write_data_14;
    input wire [31:0] write_data_15;
    input wire [31:0] write_data_16;
    input wire [31:0] write_data_17;
    input wire [31:0] write_data_18;
    input wire [31:0] write_data_19;
    input wire [31:0] write_data_20;
    input wire [31:0] write_data_21;
    input wire [31:0] write_data_22;
    input wire [31:0] write_data_23;
    input wire [31:0] write_data_24;
    input wire [31:0] write_data_25;
    input wire [31:0] write_data_26;
    input wire [31:0] write_data_27;
    input wire [31:0] write_data_28;
    input wire [31:0] write_data_29;
    input wire [31:0] write_data_30;
    input wire [31:0] write_data_31;

    // Update code (custom)
    reg [127:0] words0;
    initial words0 = 0;
    always @(*) read_data_0 = words0[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words0[32 * write_row +: 32] <= write_data_0;
    reg [127:0] words1;
    initial words1 = 0;
    always @(*) read_data_1 = words1[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words1[32 * write_row +: 32] <= write_data_1;
    reg [127:0] words2;
    initial words2 = 0;
    always @(*) read_data_2 = words2[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words2[32 * write_row +: 32] <= write_data_2;
    reg [127:0] words3;
    initial words3 = 0;
    always @(*) read_data_3 = words3[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words3[32 * write_row +: 32] <= write_data_3;
    reg [127:0] words4;
    initial words4 = 0;
    always @(*) read_data_4 = words4[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words4[32 * write_row +: 32] <= write_data_4;
    reg [127:0] words5;
    initial words5 = 0;
    always @(*) read_data_5 = words5[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words5[32 * write_row +: 32] <= write_data_5;
    reg [127:0] words6;
    initial words6 = 0;
    always @(*) read_data_6 = words6[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words6[32 * write_row +: 32] <= write_data_6;
    reg [127:0] words7;
    initial words7 = 0;
    always @(*) read_data_7 = words7[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words7[32 * write_row +: 32] <= write_data_7;
    reg [127:0] words8;
    initial words8 = 0;
    always @(*) read_data_8 = words8[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words8[32 * write_row +: 32] <= write_data_8;
    reg [127:0] words9;
    initial words9 = 0;
    always @(*) read_data_9 = words9[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words9[32 * write_row +: 32] <= write_data_9;
    reg [127:0] words10;
    initial words10 = 0;
    always @(*) read_data_10 = words10[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words10[32 * write_row +: 32] <= write_data_10;
    reg [127:0] words11;
    initial words11 = 0;
    always @(*) read_data_11 = words11[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words11[32 * write_row +: 32] <= write_data_11;
    reg [127:0] words12;
    initial words12 = 0;
    always @(*) read_data_12 = words12[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words12[32 * write_row +: 32] <= write_data_12;
    reg [127:0] words13;
    initial words13 = 0;
    always @(*) read_data_13 = words13[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words13[32 * write_row +: 32] <= write_data_13;
    reg [127:0] words14;
    initial words14 = 0;
    always @(*) read_data_14 = words14[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words14[32 * write_row +: 32] <= write_data_14;
    reg [127:0] words15;
    initial words15 = 0;
    always @(*) read_data_15 = words15[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words15[32 * write_row +: 32] <= write_data_15;
    reg [127:0] words16;
    initial words16 = 0;
    always @(*) read_data_16 = words16[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words16[32 * write_row +: 32] <= write_data_16;
    reg [127:0] words17;
    initial words17 = 0;
    always @(*) read_data_17 = words17[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words17[32 * write_row +: 32] <= write_data_17;
    reg [127:0] words18;
    initial words18 = 0;
    always @(*) read_data_18 = words18[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words18[32 * write_row +: 32] <= write_data_18;
    reg [127:0] words19;
    initial words19 = 0;
    always @(*) read_data_19 = words19[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words19[32 * write_row +: 32] <= write_data_19;
    reg [127:0] words20;
    initial words20 = 0;
    always @(*) read_data_20 = words20[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words20[32 * write_row +: 32] <= write_data_20;
    reg [127:0] words21;
    initial words21 = 0;
    always @(*) read_data_21 = words21[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words21[32 * write_row +: 32] <= write_data_21;
    reg [127:0] words22;
    initial words22 = 0;
    always @(*) read_data_22 = words22[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words22[32 * write_row +: 32] <= write_data_22;
    reg [127:0] words23;
    initial words23 = 0;
    always @(*) read_data_23 = words23[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words23[32 * write_row +: 32] <= write_data_23;
    reg [127:0] words24;
    initial words24 = 0;
    always @(*) read_data_24 = words24[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words24[32 * write_row +: 32] <= write_data_24;
    reg [127:0] words25;
    initial words25 = 0;
    always @(*) read_data_25 = words25[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words25[32 * write_row +: 32] <= write_data_25;
    reg [127:0] words26;
    initial words26 = 0;
    always @(*) read_data_26 = words26[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words26[32 * write_row +: 32] <= write_data_26;
    reg [127:0] words27;
    initial words27 = 0;
    always @(*) read_data_27 = words27[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words27[32 * write_row +: 32] <= write_data_27;
    reg [127:0] words28;
    initial words28 = 0;
    always @(*) read_data_28 = words28[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words28[32 * write_row +: 32] <= write_data_28;
    reg [127:0] words29;
    initial words29 = 0;
    always @(*) read_data_29 = words29[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words29[32 * write_row +: 32] <= write_data_29;
    reg [127:0] words30;
    initial words30 = 0;
    always @(*) read_data_30 = words30[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words30[32 * write_row +: 32] <= write_data_30;
    reg [127:0] words31;
    initial words31 = 0;
    always @(*) read_data_31 = words31[32 * read_row +: 32];
    always @(posedge clock) if (write_valid) words31[32 * write_row +: 32] <= write_data_31;
endmodule

module atomic_sequencer_alu (
    op,
    memory,
    data,
    data2,
    result
);
    // Module arguments
    input wire [4:0] op;
    input wire [31:0] memory;
    input wire [31:0] data;
    input wire [31:0] data2;
    output reg [31:0] result;

    // Constant declarations
    localparam sign = 32'h80000000;
    localparam zero = 32'h0;
    localparam one = 32'h1;

    // Enums
    localparam LdsOp_Add = 10;
    localparam LdsOp_Sub = 11;
    localparam LdsOp_RSub = 12;
    localparam LdsOp_Inc = 13;
    localparam LdsOp_Dec = 14;
    localparam LdsOp_MinI32 = 15;
    localparam LdsOp_MaxI32 = 16;
    localparam LdsOp_MinU32 = 17;
    localparam LdsOp_MaxU32 = 18;
    localparam LdsOp_And = 19;
    localparam LdsOp_Or = 20;
    localparam LdsOp_Xor = 21;
    localparam LdsOp_MskOr = 22;
    localparam LdsOp_CmpSt = 24;

    // Local signals
    reg [31:0] memory_biased;
    reg [31:0] data_biased;

    // Update code
    reg [31:0] next_result;
    always @(*) begin
        memory_biased = memory ^ sign;
        data_biased = data ^ sign;
        next_result = data;
        case (op)
            LdsOp_Add:
                begin
                    next_result = memory + data;
                end
            LdsOp_Sub:
                begin
                    next_result = memory - data;
                end
            LdsOp_RSub:
                begin
                    next_result = data - memory;
                end
            LdsOp_Inc:
                begin
                    next_result = memory + one;
                    if (memory >= data) begin
                        next_result = zero;
                    end
                end
            LdsOp_Dec:
                begin
                    if ((memory != zero) & (memory <= data)) begin
                        next_result = memory - one;
                    end
                end
            LdsOp_MinI32:
                begin
                    if (memory_biased < data_biased) begin
                        next_result = memory;
                    end
                end
            LdsOp_MaxI32:
                begin
                    if (memory_biased > data_biased) begin
                        next_result = memory;
                    end
                end
            LdsOp_MinU32:
                begin
                    if (memory < data) begin
                        next_result = memory;
                    end
                end
            LdsOp_MaxU32:
                begin
                    if (memory > data) begin
                        next_result = memory;
                    end
                end
            LdsOp_And:
                begin
                    next_result = memory & data;
                end
            LdsOp_Or:
                begin
                    next_result = memory | data;
                end
            LdsOp_Xor:
                begin
                    next_result = memory ^ data;
                end
            LdsOp_MskOr:
                begin
                    next_result = (memory & ~data) | data2;
                end
            LdsOp_CmpSt:
                begin
                    next_result = memory;
                    if (memory == data) begin
                        next_result = data2;
                    end
                end
            default:
                begin
                    next_result = data;
                end
        endcase
        result = next_result;
    end
endmodule

module atomic_sequencer_register3 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [2:0] d;
    output reg [2:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 64'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module atomic_sequencer_register5 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [4:0] d;
    output reg [4:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 64'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module atomic_sequencer_register4 (
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

module atomic_sequencer_register32 (
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

module atomic_sequencer_register2 (
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

module atomic_sequencer_register1 (
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
