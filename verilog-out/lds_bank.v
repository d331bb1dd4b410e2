// lds_bank: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// One LDS bank: the memory array and the native atomics.
//
// Both LocalTM papers, sections 2: a bank serves one work-item at a time; LDS latency 2 cycles
// (this cycle and the next; the LDS unit registers the response).
//
//                 +--------------------+
//  req_*        ->| BankRam   LdsAlu   |-> rsp_valid, rsp_word
//  hold, aborted->|                    |-> req_ready
//  shadow_*     ->| (versioning port)  |-> access_row, access_write
//                 +--------------------+
//
// Latency: request in cycle t, rsp_valid and rsp_word (the word before the operation) in
// cycle t + 1. A plain write reads its row in the cycle in which it writes it, and its rsp_word is not to be looked at: a
// RAM may have anything then. Throughput: one read or write a cycle; an atomic takes two cycles, reading in
// the first and storing in the second, so two atomics on one word can never lose an update.
//
// A transactional request stays in service while hold is high: the shadow memory uses the array
// through the shadow_* port, then lets the access complete. With aborted it completes without
// storing. The plain LDS ties hold, aborted and shadow_* to zero.
//
// Same-cycle priority of the array's ports: shadow port, then the access in service, then the
// new request. No request may arrive while the shadow port is in use without an access in service (a walk).
//
// A bank of rows <= 2^ROW_BITS words.
module lds_bank (
    input  wire clock,
    input  wire clear,
    input  wire req_valid,
    output wire req_ready,
    input  wire [4:0] req_op,
    input  wire req_transactional,
    input  wire [8:0] req_row,
    // Byte in the word, for 8-bit and 16-bit writes.
    input  wire [1:0] req_byte,
    input  wire [31:0] req_data,
    input  wire [31:0] req_data2,
    output wire rsp_valid,
    output wire [31:0] rsp_word,
    // Row of the access in service.
    output wire [8:0] access_row,
    // The access in service stores.
    output wire access_write,
    input  wire hold,
    input  wire aborted,
    input  wire shadow_read_enable,
    input  wire [8:0] shadow_read_row,
    input  wire [3:0] shadow_write_mask,
    input  wire [8:0] shadow_write_row,
    input  wire [31:0] shadow_write_data
);
    localparam [4:0] LDS_OP_WRITE_B32 = 5'd6, LDS_OP_WRITE_B8 = 5'd7, LDS_OP_WRITE_B16 = 5'd8, LDS_OP_WRITE_B64 = 5'd9,
            LDS_OP_ADD = 5'd10, LDS_OP_SUB = 5'd11, LDS_OP_RSUB = 5'd12, LDS_OP_INC = 5'd13, LDS_OP_DEC = 5'd14,
            LDS_OP_MIN_I32 = 5'd15, LDS_OP_MAX_I32 = 5'd16, LDS_OP_MIN_U32 = 5'd17, LDS_OP_MAX_U32 = 5'd18,
            LDS_OP_AND = 5'd19, LDS_OP_OR = 5'd20, LDS_OP_XOR = 5'd21, LDS_OP_MSK_OR = 5'd22, LDS_OP_XCHG = 5'd23,
            LDS_OP_CMP_ST = 5'd24;
    reg  valid;
    reg  [4:0] op;
    reg  atomic, transactional;
    reg  [8:0] row;
    reg  [3:0] mask;
    reg  [31:0] data, data2;
    wire ram_read_enable;
    wire [8:0] ram_read_row;
    wire [31:0] ram_read_data;
    wire [3:0] ram_write_mask;
    wire [8:0] ram_write_row;
    wire [31:0] ram_write_data, alu_result, byte_data, half_data;
    wire [3:0] new_mask;
    wire [31:0] new_data;
    wire new_atomic, accept, complete, stores;

    bank_ram ram (
        .clock(clock),
        .read_enable(ram_read_enable),
        .read_row(ram_read_row),
        .read_data(ram_read_data),
        .write_mask(ram_write_mask),
        .write_row(ram_write_row),
        .write_data(ram_write_data)
    );

    lds_alu alu (
        .op(op),
        .memory(ram_read_data),
        .data(data),
        .data2(data2),
        .result(alu_result)
    );

    assign byte_data = req_data & 32'hff;
    assign half_data = req_data & 32'hffff;

    function automatic [3:0] new_mask_of(input reg [4:0] in_req_op, input reg [1:0] in_req_byte);
        begin
            new_mask_of = 4'd15;
            case (in_req_op)
                LDS_OP_WRITE_B8: begin
                    new_mask_of = 4'd1;
                    new_mask_of = new_mask_of << in_req_byte;
                end
                LDS_OP_WRITE_B16: begin
                    new_mask_of = 4'd3;
                    if (in_req_byte[1]) new_mask_of = 4'd12;
                end
                LDS_OP_WRITE_B32, LDS_OP_WRITE_B64: new_mask_of = 4'd15;
                LDS_OP_ADD, LDS_OP_SUB, LDS_OP_RSUB, LDS_OP_INC, LDS_OP_DEC, LDS_OP_MIN_I32, LDS_OP_MAX_I32,
                        LDS_OP_MIN_U32, LDS_OP_MAX_U32, LDS_OP_AND, LDS_OP_OR, LDS_OP_XOR, LDS_OP_MSK_OR, LDS_OP_XCHG, LDS_OP_CMP_ST: ;
                default: new_mask_of = 4'd0;
            endcase
        end
    endfunction
    assign new_mask = new_mask_of(req_op, req_byte);

    function automatic [31:0] new_data_of(input reg [31:0] in_req_data, input reg [4:0] in_req_op,
            input reg [31:0] in_byte_data, input reg [31:0] in_half_data);
        begin
            new_data_of = in_req_data;
            case (in_req_op)
                LDS_OP_WRITE_B8: new_data_of = in_byte_data | (in_byte_data << 8) | (in_byte_data << 16) |
                        (in_byte_data << 24);
                LDS_OP_WRITE_B16: new_data_of = in_half_data | (in_half_data << 16);
                default: ;
            endcase
        end
    endfunction
    assign new_data = new_data_of(req_data, req_op, byte_data, half_data);

    function automatic new_atomic_of(input reg [4:0] in_req_op);
        begin
            new_atomic_of = 1'b0;
            case (in_req_op)
                LDS_OP_ADD, LDS_OP_SUB, LDS_OP_RSUB, LDS_OP_INC, LDS_OP_DEC, LDS_OP_MIN_I32, LDS_OP_MAX_I32,
                        LDS_OP_MIN_U32, LDS_OP_MAX_U32, LDS_OP_AND, LDS_OP_OR, LDS_OP_XOR, LDS_OP_MSK_OR, LDS_OP_XCHG, LDS_OP_CMP_ST:
                        new_atomic_of = 1'b1;
                default: ;
            endcase
        end
    endfunction
    assign new_atomic = new_atomic_of(req_op);
    assign req_ready = !valid | (!transactional & !atomic);
    assign accept = req_valid & req_ready;
    assign complete = valid & !hold;
    assign ram_read_enable = shadow_read_enable | accept;
    assign ram_read_row = shadow_read_enable ? shadow_read_row : req_row;
    assign ram_write_mask =
        |shadow_write_mask ? shadow_write_mask :
        complete & stores & !aborted ? mask :
        accept & !req_transactional & !new_atomic ? new_mask :
        4'd0;
    assign ram_write_row =
        |shadow_write_mask ? shadow_write_row :
        complete & stores & !aborted ? row :
        req_row;
    assign ram_write_data =
        |shadow_write_mask ? shadow_write_data :
        complete & stores & !aborted ? alu_result :
        new_data;
    assign stores = transactional | atomic;
    assign access_row = row;
    assign access_write = |mask;
    assign rsp_valid = complete;
    assign rsp_word = ram_read_data;

    always @(posedge clock) begin
        valid <= accept | (valid & hold);
        if (accept) begin
            op <= req_op;
            atomic <= new_atomic;
            transactional <= req_transactional;
            row <= req_row;
            mask <= new_mask;
            data <= new_data;
            data2 <= req_data2;
        end
        if (clear) valid <= 1'b0;
    end

    initial begin
        valid = 1'b0; op = 5'd0; atomic = 1'b0; transactional = 1'b0; row = 9'd0; mask = 4'd0; data = 32'd0;
        data2 = 32'd0;
    end
endmodule
