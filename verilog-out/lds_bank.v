// lds_bank: written by `turnstile export lds_bank`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module lds_bank (
    clock,
    clear,
    req_valid,
    req_ready,
    req_op,
    req_transactional,
    req_row,
    req_byte,
    req_data,
    req_data2,
    rsp_valid,
    rsp_word,
    access_row,
    access_write,
    hold,
    aborted,
    shadow_read_enable,
    shadow_read_row,
    shadow_write_mask,
    shadow_write_row,
    shadow_write_data
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire req_valid;
    output reg req_ready;
    input wire [4:0] req_op;
    input wire req_transactional;
    input wire [8:0] req_row;
    input wire [1:0] req_byte;
    input wire [31:0] req_data;
    input wire [31:0] req_data2;
    output reg rsp_valid;
    output reg [31:0] rsp_word;
    output reg [8:0] access_row;
    output reg access_write;
    input wire hold;
    input wire aborted;
    input wire shadow_read_enable;
    input wire [8:0] shadow_read_row;
    input wire [3:0] shadow_write_mask;
    input wire [8:0] shadow_write_row;
    input wire [31:0] shadow_write_data;

    // Enums
    localparam LdsOp_ReadB32 = 0;
    localparam LdsOp_ReadU8 = 1;
    localparam LdsOp_ReadI8 = 2;
    localparam LdsOp_ReadU16 = 3;
    localparam LdsOp_ReadI16 = 4;
    localparam LdsOp_ReadB64 = 5;
    localparam LdsOp_WriteB32 = 6;
    localparam LdsOp_WriteB8 = 7;
    localparam LdsOp_WriteB16 = 8;
    localparam LdsOp_WriteB64 = 9;

    // Stub signals
    reg ram_read_enable;
    reg [8:0] ram_read_row;
    wire [31:0] ram_read_data;
    reg [3:0] ram_write_mask;
    reg [8:0] ram_write_row;
    reg [31:0] ram_write_data;
    reg [4:0] alu_op;
    reg [31:0] alu_memory;
    reg [31:0] alu_data;
    reg [31:0] alu_data2;
    wire [31:0] alu_result;
    reg valid_d;
    wire valid_q;
    reg [4:0] op_d;
    wire [4:0] op_q;
    reg atomic_d;
    wire atomic_q;
    reg transactional_d;
    wire transactional_q;
    reg [8:0] row_d;
    wire [8:0] row_q;
    reg [3:0] mask_d;
    wire [3:0] mask_q;
    reg [31:0] data_d;
    wire [31:0] data_q;
    reg [31:0] data2_d;
    wire [31:0] data2_q;

    // Local signals
    reg accept;
    reg complete;
    reg stores;
    reg new_atomic;
    reg [3:0] new_mask;
    reg [31:0] new_data;
    reg [31:0] byte_data;
    reg [31:0] half_data;

    // Sub module instances
    lds_bank_ram ram(
        .clock(clock),
        .read_enable(ram_read_enable),
        .read_row(ram_read_row),
        .read_data(ram_read_data),
        .write_mask(ram_write_mask),
        .write_row(ram_write_row),
        .write_data(ram_write_data)
    );
    lds_bank_alu alu(
        .op(alu_op),
        .memory(alu_memory),
        .data(alu_data),
        .data2(alu_data2),
        .result(alu_result)
    );
    lds_bank_register1 valid(
        .d(valid_d),
        .q(valid_q),
        .clock(clock)
    );
    lds_bank_register5 op(
        .d(op_d),
        .q(op_q),
        .clock(clock)
    );
    lds_bank_register1 atomic(
        .d(atomic_d),
        .q(atomic_q),
        .clock(clock)
    );
    lds_bank_register1 transactional(
        .d(transactional_d),
        .q(transactional_q),
        .clock(clock)
    );
    lds_bank_register9 row(
        .d(row_d),
        .q(row_q),
        .clock(clock)
    );
    lds_bank_register4 mask(
        .d(mask_d),
        .q(mask_q),
        .clock(clock)
    );
    lds_bank_register32 data(
        .d(data_d),
        .q(data_q),
        .clock(clock)
    );
    lds_bank_register32 data2(
        .d(data2_d),
        .q(data2_q),
        .clock(clock)
    );

    // Update code
    always @(*) begin
        valid_d = valid_q;
        op_d = op_q;
        atomic_d = atomic_q;
        transactional_d = transactional_q;
        row_d = row_q;
        mask_d = mask_q;
        data_d = data_q;
        data2_d = data2_q;
        byte_data = req_data & 32'hff;
        half_data = req_data & 32'hffff;
        new_mask = 32'hf;
        new_data = req_data;
        new_atomic = 1'b0;
        case (req_op)
            LdsOp_ReadB32:
                begin
                    new_mask = 32'h0;
                end
            LdsOp_ReadU8:
                begin
                    new_mask = 32'h0;
                end
            LdsOp_ReadI8:
                begin
                    new_mask = 32'h0;
                end
            LdsOp_ReadU16:
                begin
                    new_mask = 32'h0;
                end
            LdsOp_ReadI16:
                begin
                    new_mask = 32'h0;
                end
            LdsOp_ReadB64:
                begin
                    new_mask = 32'h0;
                end
            LdsOp_WriteB8:
                begin
                    new_mask = 32'h1;
                    new_mask = new_mask << req_byte;
                    new_data = byte_data | (byte_data << 32'h8) | (byte_data << 32'h10) | (byte_data << 32'h18);
                end
            LdsOp_WriteB16:
                begin
                    new_mask = 32'h3;
                    new_mask = new_mask << req_byte;
                    new_data = half_data | (half_data << 32'h10);
                end
            LdsOp_WriteB32:
                begin
                    new_mask = 32'hf;
                end
            LdsOp_WriteB64:
                begin
                    new_mask = 32'hf;
                end
            default:
                begin
                    new_atomic = 1'b1;
                end
        endcase
        req_ready = ~valid_q | (~transactional_q & ~atomic_q);
        accept = req_valid & req_ready;
        complete = valid_q & ~hold;
        valid_d = accept | (valid_q & hold);
        if (accept) begin
            op_d = req_op;
            atomic_d = new_atomic;
            transactional_d = req_transactional;
            row_d = req_row;
            mask_d = new_mask;
            data_d = new_data;
            data2_d = req_data2;
        end
        if (clear) begin
            valid_d = 1'b0;
        end
        ram_read_enable = shadow_read_enable | accept;
        ram_read_row = req_row;
        if (shadow_read_enable) begin
            ram_read_row = shadow_read_row;
        end
        alu_op = op_q;
        alu_memory = ram_read_data;
        alu_data = data_q;
        alu_data2 = data2_q;
        ram_write_mask = 32'h0;
        ram_write_row = req_row;
        ram_write_data = new_data;
        if (accept & ~req_transactional & ~new_atomic) begin
            ram_write_mask = new_mask;
        end
        stores = transactional_q | atomic_q;
        if (complete & stores & ~aborted) begin
            ram_write_mask = mask_q;
            ram_write_row = row_q;
            ram_write_data = alu_result;
        end
        if (|shadow_write_mask) begin
            ram_write_mask = shadow_write_mask;
            ram_write_row = shadow_write_row;
            ram_write_data = shadow_write_data;
        end
        access_row = row_q;
        access_write = |mask_q;
        rsp_valid = complete;
        rsp_word = ram_read_data;
    end
endmodule

module lds_bank_ram (
    clock,
    read_enable,
    read_row,
    read_data,
    write_mask,
    write_row,
    write_data
);
    // Module arguments
    input wire clock;
    input wire read_enable;
    input wire [8:0] read_row;
    output reg [31:0] read_data;
    input wire [3:0] write_mask;
    input wire [8:0] write_row;
    input wire [31:0] write_data;

    // Update code (custom)
    reg [31:0] words [0:511];
    integer row;
    initial begin
       read_data = 0;
       for (row = 0; row <= 511; row = row + 1) words[row] = 0;
    end
    always @(posedge clock) begin
       if (read_enable) read_data <= words[read_row];
       if (write_mask[0]) words[write_row][7:0] <= write_data[7:0];
       if (write_mask[1]) words[write_row][15:8] <= write_data[15:8];
       if (write_mask[2]) words[write_row][23:16] <= write_data[23:16];
       if (write_mask[3]) words[write_row][31:24] <= write_data[31:24];
    end
endmodule

module lds_bank_alu (
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

module lds_bank_register1 (
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

module lds_bank_register5 (
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

module lds_bank_register9 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [8:0] d;
    output reg [8:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 9'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module lds_bank_register4 (
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

module lds_bank_register32 (
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
