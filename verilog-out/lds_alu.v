// lds_alu: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Arithmetic of the native LDS atomics: one word operation, combinational.
//
// result is the word to store for an atomic; for every other code it is data, which a write stores and a
// read, reserved codes too, does not. The operations are those of the Southern Islands ISA; see LdsOp for each formula.
//
// One bank's atomic arithmetic. Latency 0.
module lds_alu (
    input  wire [4:0] op,
    // The word before the operation.
    input  wire [31:0] memory,
    input  wire [31:0] data,
    input  wire [31:0] data2,
    output reg  [31:0] result
);
    localparam [4:0] LDS_OP_ADD = 5'd10;
    localparam [4:0] LDS_OP_SUB = 5'd11;
    localparam [4:0] LDS_OP_RSUB = 5'd12;
    localparam [4:0] LDS_OP_INC = 5'd13;
    localparam [4:0] LDS_OP_DEC = 5'd14;
    localparam [4:0] LDS_OP_MIN_I32 = 5'd15;
    localparam [4:0] LDS_OP_MAX_I32 = 5'd16;
    localparam [4:0] LDS_OP_MIN_U32 = 5'd17;
    localparam [4:0] LDS_OP_MAX_U32 = 5'd18;
    localparam [4:0] LDS_OP_AND = 5'd19;
    localparam [4:0] LDS_OP_OR = 5'd20;
    localparam [4:0] LDS_OP_XOR = 5'd21;
    localparam [4:0] LDS_OP_MSK_OR = 5'd22;
    localparam [4:0] LDS_OP_CMP_ST = 5'd24;
    localparam [31:0] ZERO = 32'd0;
    localparam [31:0] ONE = 32'd1;
    localparam [31:0] SIGN = 32'h80000000;
    wire [31:0] memory_biased;
    wire [31:0] data_biased;

    assign memory_biased = memory ^ SIGN;
    assign data_biased = data ^ SIGN;

    always @(*) begin
        result = data;
        case (op)
            LDS_OP_ADD: result = memory + data;
            LDS_OP_SUB: result = memory - data;
            LDS_OP_RSUB: result = data - memory;
            LDS_OP_INC: begin
                result = memory + ONE;
                if (memory >= data) result = ZERO;
            end
            LDS_OP_DEC: begin
                if ((memory != ZERO) & (memory <= data)) result = memory - ONE;
            end
            LDS_OP_MIN_I32: begin
                if (memory_biased < data_biased) result = memory;
            end
            LDS_OP_MAX_I32: begin
                if (memory_biased > data_biased) result = memory;
            end
            LDS_OP_MIN_U32: begin
                if (memory < data) result = memory;
            end
            LDS_OP_MAX_U32: begin
                if (memory > data) result = memory;
            end
            LDS_OP_AND: result = memory & data;
            LDS_OP_OR: result = memory | data;
            LDS_OP_XOR: result = memory ^ data;
            LDS_OP_MSK_OR: result = (memory & ~data) | data2;
            LDS_OP_CMP_ST: begin
                result = memory;
                if (memory == data) result = data2;
            end
            default: result = data;
        endcase
    end
endmodule
