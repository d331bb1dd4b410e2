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
    output reg  [31:0] result,
    output reg  [31:0] result2
);
    localparam [3:0] ATOMIC_OP_ADD = 4'd0;
    localparam [3:0] ATOMIC_OP_SUB = 4'd1;
    localparam [3:0] ATOMIC_OP_INC = 4'd2;
    localparam [3:0] ATOMIC_OP_DEC = 4'd3;
    localparam [3:0] ATOMIC_OP_COMPARE_SWAP = 4'd5;
    localparam [3:0] ATOMIC_OP_AND = 4'd6;
    localparam [3:0] ATOMIC_OP_OR = 4'd7;
    localparam [3:0] ATOMIC_OP_XOR = 4'd8;
    localparam [3:0] ATOMIC_OP_MIN_SIGNED = 4'd9;
    localparam [3:0] ATOMIC_OP_MIN_UNSIGNED = 4'd10;
    localparam [3:0] ATOMIC_OP_MAX_SIGNED = 4'd11;
    localparam [3:0] ATOMIC_OP_MAX_UNSIGNED = 4'd12;
    localparam [31:0] ZERO = 32'd0;
    localparam [31:0] ONE = 32'd1;
    wire [31:0] top_memory;
    wire [31:0] top_data;
    wire low_less;
    wire less;
    reg  equal;
    reg  is_zero;
    reg  as_compared;
    wire signs_differ;
    wire less_signed;
    reg  [31:0] carries;
    (* maybe_unused *) wire unused;
    assign unused = &{top_memory[30:0], top_data[30:0], carries[30:0]};

    assign top_memory =
        wide ? memory2 :
        memory;
    assign top_data =
        wide ? data2 :
        data;
    assign low_less = memory < data;
    assign less =
        wide ? (memory2 < data2) | ((memory2 == data2) & low_less) :
        low_less;

    always @(*) begin
        equal = memory == data;
        if (wide) equal = equal & (memory2 == data2);
    end

    always @(*) begin
        is_zero = memory == ZERO;
        if (wide) is_zero = is_zero & (memory2 == ZERO);
    end

    always @(*) begin
        as_compared = memory == compare;
        if (wide) as_compared = as_compared & (memory2 == compare2);
    end
    assign signs_differ = top_memory[31] ^ top_data[31];
    assign less_signed = less ^ signs_differ;

    always @(*) begin
        result = data;
        case (op)
            ATOMIC_OP_ADD: result = memory + data;
            ATOMIC_OP_SUB: result = memory - data;
            ATOMIC_OP_INC: begin
                result = memory + ONE;
                if (!less) result = ZERO;
            end
            ATOMIC_OP_DEC: begin
                if (!is_zero & (less | equal)) result = memory - ONE;
            end
            ATOMIC_OP_COMPARE_SWAP: begin
                if (!as_compared) result = memory;
            end
            ATOMIC_OP_AND: result = memory & data;
            ATOMIC_OP_OR: result = memory | data;
            ATOMIC_OP_XOR: result = memory ^ data;
            ATOMIC_OP_MIN_SIGNED: begin
                if (less_signed) result = memory;
            end
            ATOMIC_OP_MIN_UNSIGNED: begin
                if (less) result = memory;
            end
            ATOMIC_OP_MAX_SIGNED: begin
                if (!less_signed) result = memory;
            end
            ATOMIC_OP_MAX_UNSIGNED: begin
                if (!less) result = memory;
            end
            default: result = data;
        endcase
    end

    always @(*) begin
        result2 = data2;
        case (op)
            ATOMIC_OP_ADD: begin
                result2 = memory2 + data2;
                if (carries[31]) result2 = memory2 - ~data2;
            end
            ATOMIC_OP_SUB: begin
                result2 = memory2 - data2;
                if (low_less) result2 = memory2 + ~data2;
            end
            ATOMIC_OP_INC: begin
                result2 = memory2;
                if (&memory) result2 = memory2 + ONE;
                if (!less) result2 = ZERO;
            end
            ATOMIC_OP_DEC: begin
                if (!is_zero & (less | equal)) begin
                    result2 = memory2;
                    if (memory == ZERO) result2 = memory2 - ONE;
                end
            end
            ATOMIC_OP_COMPARE_SWAP: begin
                if (!as_compared) result2 = memory2;
            end
            ATOMIC_OP_AND: result2 = memory2 & data2;
            ATOMIC_OP_OR: result2 = memory2 | data2;
            ATOMIC_OP_XOR: result2 = memory2 ^ data2;
            ATOMIC_OP_MIN_SIGNED: begin
                if (less_signed) result2 = memory2;
            end
            ATOMIC_OP_MIN_UNSIGNED: begin
                if (less) result2 = memory2;
            end
            ATOMIC_OP_MAX_SIGNED: begin
                if (!less_signed) result2 = memory2;
            end
            ATOMIC_OP_MAX_UNSIGNED: begin
                if (!less) result2 = memory2;
            end
            default: ;
        endcase
        if (!wide) result2 = ZERO;
    end

    always @(*) begin
        carries = 32'd0;
        case (op)
            ATOMIC_OP_ADD: carries = (memory & data) | ((memory | data) & ~result);
            default: ;
        endcase
    end
endmodule
