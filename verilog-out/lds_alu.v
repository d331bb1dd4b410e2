// lds_alu: written by `turnstile export lds_alu`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module lds_alu (
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
