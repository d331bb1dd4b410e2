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
    output wire [31:0] result
);
    localparam [4:0] LDS_OP_ADD = 5'd10, LDS_OP_SUB = 5'd11, LDS_OP_RSUB = 5'd12, LDS_OP_INC = 5'd13,
            LDS_OP_DEC = 5'd14, LDS_OP_MIN_I32 = 5'd15, LDS_OP_MAX_I32 = 5'd16, LDS_OP_MIN_U32 = 5'd17,
            LDS_OP_MAX_U32 = 5'd18, LDS_OP_AND = 5'd19, LDS_OP_OR = 5'd20, LDS_OP_XOR = 5'd21, LDS_OP_MSK_OR = 5'd22,
            LDS_OP_CMP_ST = 5'd24;
    localparam [31:0] ZERO = 32'd0, ONE = 32'd1, SIGN = 32'h80000000;
    wire [31:0] memory_biased, data_biased;

    assign memory_biased = memory ^ SIGN;
    assign data_biased = data ^ SIGN;

    function automatic [31:0] result_of(input reg [31:0] in_data, input reg [4:0] in_op, input reg [31:0] in_memory,
            input reg [31:0] in_memory_biased, input reg [31:0] in_data_biased, input reg [31:0] in_data2);
        begin
            result_of = in_data;
            case (in_op)
                LDS_OP_ADD: result_of = in_memory + in_data;
                LDS_OP_SUB: result_of = in_memory - in_data;
                LDS_OP_RSUB: result_of = in_data - in_memory;
                LDS_OP_INC: begin
                    result_of = in_memory + ONE;
                    if (in_memory >= in_data) result_of = ZERO;
                end
                LDS_OP_DEC: begin
                    if ((in_memory != ZERO) & (in_memory <= in_data)) result_of = in_memory - ONE;
                end
                LDS_OP_MIN_I32: begin
                    if (in_memory_biased < in_data_biased) result_of = in_memory;
                end
                LDS_OP_MAX_I32: begin
                    if (in_memory_biased > in_data_biased) result_of = in_memory;
                end
                LDS_OP_MIN_U32: begin
                    if (in_memory < in_data) result_of = in_memory;
                end
                LDS_OP_MAX_U32: begin
                    if (in_memory > in_data) result_of = in_memory;
                end
                LDS_OP_AND: result_of = in_memory & in_data;
                LDS_OP_OR: result_of = in_memory | in_data;
                LDS_OP_XOR: result_of = in_memory ^ in_data;
                LDS_OP_MSK_OR: result_of = (in_memory & ~in_data) | in_data2;
                LDS_OP_CMP_ST: begin
                    result_of = in_memory;
                    if (in_memory == in_data) result_of = in_data2;
                end
                default: result_of = in_data;
            endcase
        end
    endfunction
    assign result = result_of(data, op, memory, memory_biased, data_biased, data2);
endmodule
