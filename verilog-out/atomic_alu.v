// atomic_alu: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Arithmetic of the atomic unit: an operation on a word, or with wide on two, combinational.
//
// Sync primitives, section 3: what is done to a word at the memory. result and result2 are what to store; see AtomicOp for
// each formula. External and the volatile accesses, which are not operated on here, result in data. Without wide
// the high words memory2, data2 and compare2 are ignored, and result2 is 0.
//
// One operation. Latency 0.
module atomic_alu (
    input  wire [3:0] op,
    // 64 bits: high words count.
    input  wire wide,
    // What is there before the operation.
    input  wire [31:0] memory,
    input  wire [31:0] memory2,
    input  wire [31:0] data,
    input  wire [31:0] data2,
    input  wire [31:0] compare,
    input  wire [31:0] compare2,
    output wire [31:0] result,
    output wire [31:0] result2
);
    localparam [3:0] ATOMIC_OP_ADD = 4'd0, ATOMIC_OP_SUB = 4'd1, ATOMIC_OP_INC = 4'd2, ATOMIC_OP_DEC = 4'd3,
            ATOMIC_OP_COMPARE_SWAP = 4'd5, ATOMIC_OP_AND = 4'd6, ATOMIC_OP_OR = 4'd7, ATOMIC_OP_XOR = 4'd8,
            ATOMIC_OP_MIN_SIGNED = 4'd9, ATOMIC_OP_MIN_UNSIGNED = 4'd10, ATOMIC_OP_MAX_SIGNED = 4'd11,
            ATOMIC_OP_MAX_UNSIGNED = 4'd12;
    localparam [31:0] ZERO = 32'd0, ONE = 32'd1;
    wire [31:0] top_memory, top_data;
    wire low_less, less, equal, is_zero, as_compared, signs_differ, less_signed;
    wire [31:0] carries;
    (* maybe_unused *) wire unused;
    assign unused = &{top_memory[30:0], top_data[30:0], carries[30:0]};

    assign top_memory = wide ? memory2 : memory;
    assign top_data = wide ? data2 : data;
    assign low_less = memory < data;
    assign less = wide ? (memory2 < data2) | ((memory2 == data2) & low_less) : low_less;

    function automatic equal_of(input reg [31:0] in_memory, input reg [31:0] in_data, input reg in_wide,
            input reg [31:0] in_memory2, input reg [31:0] in_data2);
        begin
            equal_of = in_memory == in_data;
            if (in_wide) equal_of = equal_of & (in_memory2 == in_data2);
        end
    endfunction
    assign equal = equal_of(memory, data, wide, memory2, data2);

    function automatic is_zero_of(input reg [31:0] in_memory, input reg in_wide, input reg [31:0] in_memory2);
        begin
            is_zero_of = in_memory == ZERO;
            if (in_wide) is_zero_of = is_zero_of & (in_memory2 == ZERO);
        end
    endfunction
    assign is_zero = is_zero_of(memory, wide, memory2);

    function automatic as_compared_of(input reg [31:0] in_memory, input reg [31:0] in_compare, input reg in_wide,
            input reg [31:0] in_memory2, input reg [31:0] in_compare2);
        begin
            as_compared_of = in_memory == in_compare;
            if (in_wide) as_compared_of = as_compared_of & (in_memory2 == in_compare2);
        end
    endfunction
    assign as_compared = as_compared_of(memory, compare, wide, memory2, compare2);
    assign signs_differ = top_memory[31] ^ top_data[31];
    assign less_signed = less ^ signs_differ;

    function automatic [31:0] result_of(input reg [31:0] in_data, input reg [3:0] in_op, input reg [31:0] in_memory,
            input reg in_less, input reg in_is_zero, input reg in_equal, input reg in_as_compared,
            input reg in_less_signed);
        begin
            result_of = in_data;
            case (in_op)
                ATOMIC_OP_ADD: result_of = in_memory + in_data;
                ATOMIC_OP_SUB: result_of = in_memory - in_data;
                ATOMIC_OP_INC: begin
                    result_of = in_memory + ONE;
                    if (!in_less) result_of = ZERO;
                end
                ATOMIC_OP_DEC: begin
                    if (!in_is_zero & (in_less | in_equal)) result_of = in_memory - ONE;
                end
                ATOMIC_OP_COMPARE_SWAP: begin
                    if (!in_as_compared) result_of = in_memory;
                end
                ATOMIC_OP_AND: result_of = in_memory & in_data;
                ATOMIC_OP_OR: result_of = in_memory | in_data;
                ATOMIC_OP_XOR: result_of = in_memory ^ in_data;
                ATOMIC_OP_MIN_SIGNED: begin
                    if (in_less_signed) result_of = in_memory;
                end
                ATOMIC_OP_MIN_UNSIGNED: begin
                    if (in_less) result_of = in_memory;
                end
                ATOMIC_OP_MAX_SIGNED: begin
                    if (!in_less_signed) result_of = in_memory;
                end
                ATOMIC_OP_MAX_UNSIGNED: begin
                    if (!in_less) result_of = in_memory;
                end
                default: result_of = in_data;
            endcase
        end
    endfunction
    assign result = result_of(data, op, memory, less, is_zero, equal, as_compared, less_signed);

    function automatic [31:0] result2_of(input reg [31:0] in_data2, input reg [3:0] in_op, input reg [31:0] in_memory2,
            input reg in_carries, input reg in_low_less, input reg [31:0] in_memory, input reg in_less,
            input reg in_is_zero, input reg in_equal, input reg in_as_compared, input reg in_less_signed,
            input reg in_wide);
        begin
            result2_of = in_data2;
            case (in_op)
                ATOMIC_OP_ADD: begin
                    result2_of = in_memory2 + in_data2;
                    if (in_carries) result2_of = in_memory2 - ~in_data2;
                end
                ATOMIC_OP_SUB: begin
                    result2_of = in_memory2 - in_data2;
                    if (in_low_less) result2_of = in_memory2 + ~in_data2;
                end
                ATOMIC_OP_INC: begin
                    result2_of = in_memory2;
                    if (&in_memory) result2_of = in_memory2 + ONE;
                    if (!in_less) result2_of = ZERO;
                end
                ATOMIC_OP_DEC: begin
                    if (!in_is_zero & (in_less | in_equal)) begin
                        result2_of = in_memory2;
                        if (in_memory == ZERO) result2_of = in_memory2 - ONE;
                    end
                end
                ATOMIC_OP_COMPARE_SWAP: begin
                    if (!in_as_compared) result2_of = in_memory2;
                end
                ATOMIC_OP_AND: result2_of = in_memory2 & in_data2;
                ATOMIC_OP_OR: result2_of = in_memory2 | in_data2;
                ATOMIC_OP_XOR: result2_of = in_memory2 ^ in_data2;
                ATOMIC_OP_MIN_SIGNED: begin
                    if (in_less_signed) result2_of = in_memory2;
                end
                ATOMIC_OP_MIN_UNSIGNED: begin
                    if (in_less) result2_of = in_memory2;
                end
                ATOMIC_OP_MAX_SIGNED: begin
                    if (!in_less_signed) result2_of = in_memory2;
                end
                ATOMIC_OP_MAX_UNSIGNED: begin
                    if (!in_less) result2_of = in_memory2;
                end
                default: ;
            endcase
            if (!in_wide) result2_of = ZERO;
        end
    endfunction
    assign result2 = result2_of(data2, op, memory2, carries[31], low_less, memory, less, is_zero, equal, as_compared,
            less_signed, wide);

    function automatic [31:0] carries_of(input reg [3:0] in_op, input reg [31:0] in_memory, input reg [31:0] in_data,
            input reg [31:0] in_result);
        begin
            carries_of = 32'd0;
            case (in_op)
                ATOMIC_OP_ADD: carries_of = (in_memory & in_data) | ((in_memory | in_data) & ~in_result);
                default: ;
            endcase
        end
    endfunction
    assign carries = carries_of(op, memory, data, result);
endmodule
