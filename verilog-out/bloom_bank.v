// bloom_bank: written by `turnstile export bloom_bank`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module bloom_bank (
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
    req_work_item,
    rsp_valid,
    rsp_word,
    rsp_aborted,
    row_base,
    rows,
    state_base,
    group,
    flush_valid,
    flush_slot,
    walk_start,
    walk_slot,
    walk_lanes_lo,
    walk_lanes_hi,
    walk_more
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
    input wire [7:0] req_work_item;
    output reg rsp_valid;
    output reg [31:0] rsp_word;
    output reg rsp_aborted;
    input wire [8:0] row_base;
    input wire [8:0] rows;
    input wire [7:0] state_base;
    input wire [3:0] group;
    input wire flush_valid;
    input wire [1:0] flush_slot;
    input wire walk_start;
    input wire [1:0] walk_slot;
    input wire [31:0] walk_lanes_lo;
    input wire [31:0] walk_lanes_hi;
    output reg walk_more;

    // Stub signals
    wire bank_req_ready;
    wire bank_rsp_valid;
    wire [31:0] bank_rsp_word;
    wire [8:0] bank_access_row;
    wire bank_access_write;
    reg bank_hold;
    reg bank_aborted;
    reg bank_shadow_read_enable;
    reg [8:0] bank_shadow_read_row;
    reg [3:0] bank_shadow_write_mask;
    reg [8:0] bank_shadow_write_row;
    reg [31:0] bank_shadow_write_data;
    reg shadow_req_valid;
    reg [8:0] shadow_access_row;
    reg shadow_access_write;
    reg [31:0] shadow_read_data;
    wire shadow_hold;
    wire shadow_aborted;
    wire shadow_shadow_read_enable;
    wire [8:0] shadow_shadow_read_row;
    wire [3:0] shadow_shadow_write_mask;
    wire [8:0] shadow_shadow_write_row;
    wire [31:0] shadow_shadow_write_data;
    wire shadow_check_valid;
    wire [7:0] shadow_check_row;
    wire [7:0] shadow_check_owner;
    wire [7:0] shadow_work_item;
    reg shadow_conflict;
    reg shadow_backup;
    reg shadow_own;
    wire [7:0] shadow_walk_from;
    reg shadow_walk_any;
    reg [7:0] shadow_walk_row;
    reg shadow_walk_exact;
    reg shadow_walk_clear;
    reg shadow_walk_restore;
    wire shadow_walk_release;
    wire [7:0] shadow_release_row;
    wire shadow_walk_end;
    wire shadow_walk_more;
    reg detector_check_valid;
    reg [7:0] detector_check_row;
    reg [7:0] detector_check_owner;
    reg detector_check_write;
    reg [7:0] detector_work_item;
    wire detector_conflict;
    wire detector_backup;
    wire detector_own;
    reg [7:0] detector_walk_from;
    wire detector_walk_any;
    wire [7:0] detector_walk_row;
    wire detector_walk_exact;
    wire detector_walk_clear;
    wire detector_walk_restore;
    reg detector_walk_release;
    reg [7:0] detector_release_row;
    reg detector_walk_end;

    // Sub module instances
    bloom_bank_bank bank(
        .clock(clock),
        .clear(clear),
        .req_valid(req_valid),
        .req_ready(bank_req_ready),
        .req_op(req_op),
        .req_transactional(req_transactional),
        .req_row(req_row),
        .req_byte(req_byte),
        .req_data(req_data),
        .req_data2(req_data2),
        .rsp_valid(bank_rsp_valid),
        .rsp_word(bank_rsp_word),
        .access_row(bank_access_row),
        .access_write(bank_access_write),
        .hold(bank_hold),
        .aborted(bank_aborted),
        .shadow_read_enable(bank_shadow_read_enable),
        .shadow_read_row(bank_shadow_read_row),
        .shadow_write_mask(bank_shadow_write_mask),
        .shadow_write_row(bank_shadow_write_row),
        .shadow_write_data(bank_shadow_write_data)
    );
    bloom_bank_shadow shadow(
        .clock(clock),
        .clear(clear),
        .row_base(row_base),
        .rows(rows),
        .state_base(state_base),
        .req_valid(shadow_req_valid),
        .req_row(req_row),
        .req_work_item(req_work_item),
        .access_row(shadow_access_row),
        .access_write(shadow_access_write),
        .read_data(shadow_read_data),
        .hold(shadow_hold),
        .aborted(shadow_aborted),
        .shadow_read_enable(shadow_shadow_read_enable),
        .shadow_read_row(shadow_shadow_read_row),
        .shadow_write_mask(shadow_shadow_write_mask),
        .shadow_write_row(shadow_shadow_write_row),
        .shadow_write_data(shadow_shadow_write_data),
        .check_valid(shadow_check_valid),
        .check_row(shadow_check_row),
        .check_owner(shadow_check_owner),
        .work_item(shadow_work_item),
        .conflict(shadow_conflict),
        .backup(shadow_backup),
        .own(shadow_own),
        .walk_start(walk_start),
        .walk_slot(walk_slot),
        .walk_lanes_lo(walk_lanes_lo),
        .walk_lanes_hi(walk_lanes_hi),
        .walk_from(shadow_walk_from),
        .walk_any(shadow_walk_any),
        .walk_row(shadow_walk_row),
        .walk_exact(shadow_walk_exact),
        .walk_clear(shadow_walk_clear),
        .walk_restore(shadow_walk_restore),
        .walk_release(shadow_walk_release),
        .release_row(shadow_release_row),
        .walk_end(shadow_walk_end),
        .walk_more(shadow_walk_more)
    );
    bloom_bank_detector detector(
        .clock(clock),
        .clear(clear),
        .check_valid(detector_check_valid),
        .check_row(detector_check_row),
        .check_owner(detector_check_owner),
        .check_write(detector_check_write),
        .work_item(detector_work_item),
        .group(group),
        .conflict(detector_conflict),
        .backup(detector_backup),
        .own(detector_own),
        .flush_valid(flush_valid),
        .flush_slot(flush_slot),
        .walk_slot(walk_slot),
        .walk_lanes_lo(walk_lanes_lo),
        .walk_lanes_hi(walk_lanes_hi),
        .walk_from(detector_walk_from),
        .walk_any(detector_walk_any),
        .walk_row(detector_walk_row),
        .walk_exact(detector_walk_exact),
        .walk_clear(detector_walk_clear),
        .walk_restore(detector_walk_restore),
        .walk_release(detector_walk_release),
        .release_row(detector_release_row),
        .walk_end(detector_walk_end)
    );

    // Update code
    always @(*) begin
        req_ready = bank_req_ready;
        rsp_valid = bank_rsp_valid;
        rsp_word = bank_rsp_word;
        rsp_aborted = shadow_aborted;
        shadow_req_valid = req_valid & req_transactional & bank_req_ready;
        shadow_access_row = bank_access_row;
        shadow_access_write = bank_access_write;
        shadow_read_data = bank_rsp_word;
        bank_hold = shadow_hold;
        bank_aborted = shadow_aborted;
        bank_shadow_read_enable = shadow_shadow_read_enable;
        bank_shadow_read_row = shadow_shadow_read_row;
        bank_shadow_write_mask = shadow_shadow_write_mask;
        bank_shadow_write_row = shadow_shadow_write_row;
        bank_shadow_write_data = shadow_shadow_write_data;
        walk_more = shadow_walk_more;
        detector_check_valid = shadow_check_valid;
        detector_check_row = shadow_check_row;
        detector_check_owner = shadow_check_owner;
        detector_work_item = shadow_work_item;
        shadow_conflict = detector_conflict;
        shadow_backup = detector_backup;
        shadow_own = detector_own;
        detector_walk_from = shadow_walk_from;
        shadow_walk_any = detector_walk_any;
        shadow_walk_row = detector_walk_row;
        shadow_walk_exact = detector_walk_exact;
        shadow_walk_clear = detector_walk_clear;
        shadow_walk_restore = detector_walk_restore;
        detector_walk_release = shadow_walk_release;
        detector_release_row = shadow_release_row;
        detector_walk_end = shadow_walk_end;
        detector_check_write = bank_access_write;
    end
endmodule

module bloom_bank_bank (
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
    bloom_bank_bank_ram ram(
        .clock(clock),
        .read_enable(ram_read_enable),
        .read_row(ram_read_row),
        .read_data(ram_read_data),
        .write_mask(ram_write_mask),
        .write_row(ram_write_row),
        .write_data(ram_write_data)
    );
    bloom_bank_bank_alu alu(
        .op(alu_op),
        .memory(alu_memory),
        .data(alu_data),
        .data2(alu_data2),
        .result(alu_result)
    );
    bloom_bank_register1 valid(
        .d(valid_d),
        .q(valid_q),
        .clock(clock)
    );
    bloom_bank_register5 op(
        .d(op_d),
        .q(op_q),
        .clock(clock)
    );
    bloom_bank_register1 atomic(
        .d(atomic_d),
        .q(atomic_q),
        .clock(clock)
    );
    bloom_bank_register1 transactional(
        .d(transactional_d),
        .q(transactional_q),
        .clock(clock)
    );
    bloom_bank_register9 row(
        .d(row_d),
        .q(row_q),
        .clock(clock)
    );
    bloom_bank_register4 mask(
        .d(mask_d),
        .q(mask_q),
        .clock(clock)
    );
    bloom_bank_register32 data(
        .d(data_d),
        .q(data_q),
        .clock(clock)
    );
    bloom_bank_register32 data2(
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

module bloom_bank_bank_ram (
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

module bloom_bank_bank_alu (
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

module bloom_bank_register1 (
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

module bloom_bank_register5 (
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

module bloom_bank_register9 (
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

module bloom_bank_register4 (
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

module bloom_bank_register32 (
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

module bloom_bank_shadow (
    clock,
    clear,
    row_base,
    rows,
    state_base,
    req_valid,
    req_row,
    req_work_item,
    access_row,
    access_write,
    read_data,
    hold,
    aborted,
    shadow_read_enable,
    shadow_read_row,
    shadow_write_mask,
    shadow_write_row,
    shadow_write_data,
    check_valid,
    check_row,
    check_owner,
    work_item,
    conflict,
    backup,
    own,
    walk_start,
    walk_slot,
    walk_lanes_lo,
    walk_lanes_hi,
    walk_from,
    walk_any,
    walk_row,
    walk_exact,
    walk_clear,
    walk_restore,
    walk_release,
    release_row,
    walk_end,
    walk_more
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire [8:0] row_base;
    input wire [8:0] rows;
    input wire [7:0] state_base;
    input wire req_valid;
    input wire [8:0] req_row;
    input wire [7:0] req_work_item;
    input wire [8:0] access_row;
    input wire access_write;
    input wire [31:0] read_data;
    output reg hold;
    output reg aborted;
    output reg shadow_read_enable;
    output reg [8:0] shadow_read_row;
    output reg [3:0] shadow_write_mask;
    output reg [8:0] shadow_write_row;
    output reg [31:0] shadow_write_data;
    output reg check_valid;
    output reg [7:0] check_row;
    output reg [7:0] check_owner;
    output reg [7:0] work_item;
    input wire conflict;
    input wire backup;
    input wire own;
    input wire walk_start;
    input wire [1:0] walk_slot;
    input wire [31:0] walk_lanes_lo;
    input wire [31:0] walk_lanes_hi;
    output reg [7:0] walk_from;
    input wire walk_any;
    input wire [7:0] walk_row;
    input wire walk_exact;
    input wire walk_clear;
    input wire walk_restore;
    output reg walk_release;
    output reg [7:0] release_row;
    output reg walk_end;
    output reg walk_more;

    // Enums
    localparam ShadowState_Idle = 0;
    localparam ShadowState_Lookup = 1;
    localparam ShadowState_Backup = 2;
    localparam ShadowState_Own = 3;
    localparam ShadowState_Store = 4;
    localparam ShadowState_WalkOwner = 5;
    localparam ShadowState_WalkMatch = 6;

    // Stub signals
    reg [2:0] state_d;
    wire [2:0] state_q;
    reg [7:0] item_d;
    wire [7:0] item_q;
    reg lost_d;
    wire lost_q;
    reg must_backup_d;
    wire must_backup_q;
    reg must_own_d;
    wire must_own_q;
    reg [7:0] from_d;
    wire [7:0] from_q;
    reg [7:0] row_d;
    wire [7:0] row_q;
    reg restore_d;
    wire restore_q;
    reg address_req_valid;
    reg [15:0] address_owner_bias;
    reg address_visit;
    reg [15:0] address_walk_owner_bias;
    reg [8:0] address_walk_backup_bias;
    reg [8:0] address_other_row;
    wire [8:0] address_row;

    // Local signals
    reg [15:0] walk_shift;
    reg [7:0] state_shift;
    reg [8:0] data_row;
    reg [8:0] backup_row;
    reg [8:0] owners;
    reg [15:0] owner_bias;
    reg [15:0] own_owner;
    reg [1:0] owner_byte;
    reg [7:0] recorded;
    reg [4:0] lane;
    reg [31:0] copies;
    reg chosen;
    reg visit;

    // Sub module instances
    bloom_bank_register3 state(
        .d(state_d),
        .q(state_q),
        .clock(clock)
    );
    bloom_bank_register8 item(
        .d(item_d),
        .q(item_q),
        .clock(clock)
    );
    bloom_bank_register1 lost(
        .d(lost_d),
        .q(lost_q),
        .clock(clock)
    );
    bloom_bank_register1 must_backup(
        .d(must_backup_d),
        .q(must_backup_q),
        .clock(clock)
    );
    bloom_bank_register1 must_own(
        .d(must_own_d),
        .q(must_own_q),
        .clock(clock)
    );
    bloom_bank_register8 from(
        .d(from_d),
        .q(from_q),
        .clock(clock)
    );
    bloom_bank_register8 row(
        .d(row_d),
        .q(row_q),
        .clock(clock)
    );
    bloom_bank_register1 restore(
        .d(restore_d),
        .q(restore_q),
        .clock(clock)
    );
    bloom_bank_shadow_address address(
        .req_valid(address_req_valid),
        .req_row(req_row),
        .owner_bias(address_owner_bias),
        .visit(address_visit),
        .owner_known(walk_exact),
        .walk_row(walk_row),
        .walk_owner_bias(address_walk_owner_bias),
        .walk_backup_bias(address_walk_backup_bias),
        .other_row(address_other_row),
        .row(address_row)
    );

    // Update code
    reg next_aborted;
    reg [8:0] next_address_other_row;
    reg [7:0] next_check_row;
    reg next_check_valid;
    reg next_hold;
    reg next_shadow_read_enable;
    reg [31:0] next_shadow_write_data;
    reg [3:0] next_shadow_write_mask;
    reg [8:0] next_shadow_write_row;
    reg next_walk_end;
    reg next_walk_release;
    always @(*) begin
        state_d = state_q;
        item_d = item_q;
        lost_d = lost_q;
        must_backup_d = must_backup_q;
        must_own_d = must_own_q;
        from_d = from_q;
        row_d = row_q;
        restore_d = restore_q;
        visit = (state_q == ShadowState_WalkOwner) | ((state_q == ShadowState_Idle) & walk_start & ~req_valid);
        walk_shift = ((row_base) & 16'hffff) - ((state_base) & 16'hffff);
        data_row = access_row;
        if ((state_q == ShadowState_WalkMatch) | (state_q == ShadowState_WalkOwner)) begin
            data_row = ((row_q) & 9'h1ff) + ((walk_shift) & 9'h1ff);
        end
        backup_row = data_row + rows;
        owners = 32'h0;
        owner_bias = 32'h0;
        if ((state_q == ShadowState_Idle) | (state_q == ShadowState_Own) | (state_q == ShadowState_WalkOwner)) begin
            owners = row_base + rows + rows;
            owner_bias = (((owners) & 16'hffff) << 32'h2) - ((row_base) & 16'hffff);
        end
        state_shift = state_base - ((row_base) & 8'hff);
        next_check_row = ((access_row) & 8'hff) + state_shift;
        owner_byte = ((access_row) & 2'h3) - ((row_base) & 2'h3);
        if (state_q == ShadowState_WalkMatch) begin
            next_check_row = row_q;
            owner_byte = ((row_q) & 2'h3) - ((state_base) & 2'h3);
        end
        release_row = row_q;
        recorded = 32'h0;
        if ((state_q == ShadowState_Lookup) | (state_q == ShadowState_WalkMatch)) begin
            recorded = read_data[(32'h0)+:(8)];
            if (owner_byte == 32'h1) begin
                recorded = read_data[(32'h8)+:(8)];
            end
            if (owner_byte == 32'h2) begin
                recorded = read_data[(32'h10)+:(8)];
            end
            if (owner_byte == 32'h3) begin
                recorded = read_data[(32'h18)+:(8)];
            end
        end
        lane = ((recorded) & 5'h1f);
        chosen = walk_lanes_lo[lane];
        if (recorded[32'h5]) begin
            chosen = walk_lanes_hi[lane];
        end
        if (recorded[32'h6 + 0] != walk_slot[0]) begin
            chosen = 1'b0;
        end
        if (recorded[32'h6 + 1] != walk_slot[1]) begin
            chosen = 1'b0;
        end
        copies = 32'h0;
        own_owner = 32'h0;
        next_hold = 1'b0;
        next_aborted = 1'b0;
        next_shadow_read_enable = 1'b0;
        next_address_other_row = data_row;
        next_shadow_write_mask = 32'h0;
        next_shadow_write_row = backup_row;
        next_shadow_write_data = read_data;
        next_check_valid = 1'b0;
        next_walk_release = 1'b0;
        next_walk_end = 1'b0;
        case (state_q)
            ShadowState_Idle:
                begin
                    if (req_valid) begin
                        next_shadow_read_enable = 1'b1;
                        item_d = req_work_item;
                        state_d = ShadowState_Lookup;
                    end
                end
            ShadowState_Lookup:
                begin
                    next_hold = 1'b1;
                    next_check_valid = 1'b1;
                    lost_d = conflict;
                    must_backup_d = backup;
                    must_own_d = own;
                    next_shadow_read_enable = 1'b1;
                    state_d = ShadowState_Backup;
                end
            ShadowState_Backup:
                begin
                    next_aborted = lost_q;
                    state_d = ShadowState_Idle;
                    if (~lost_q & (must_backup_q | must_own_q)) begin
                        next_hold = 1'b1;
                        state_d = ShadowState_Own;
                        if (must_backup_q) begin
                            next_shadow_write_mask = 32'hf;
                        end
                        if (~must_own_q) begin
                            state_d = ShadowState_Store;
                        end
                    end
                end
            ShadowState_Own:
                begin
                    next_shadow_write_mask = 32'h1;
                    next_shadow_write_mask = next_shadow_write_mask << owner_byte;
                    own_owner = ((access_row) & 16'hffff) + owner_bias;
                    next_shadow_write_row = ((own_owner >> 32'h2) & 9'h1ff);
                    copies = ((item_q) & 32'hffffffff);
                    copies = copies | (copies << 32'h8) | (copies << 32'h10) | (copies << 32'h18);
                    next_shadow_write_data = copies;
                    next_hold = access_write;
                    state_d = ShadowState_Idle;
                    if (access_write) begin
                        state_d = ShadowState_Store;
                    end
                end
            ShadowState_Store:
                begin
                    state_d = ShadowState_Idle;
                end
            ShadowState_WalkMatch:
                begin
                    if (chosen & walk_clear) begin
                        next_walk_release = 1'b1;
                        next_shadow_read_enable = walk_restore;
                        next_address_other_row = backup_row;
                        restore_d = walk_restore;
                    end
                    from_d = row_q + 32'h1;
                    state_d = ShadowState_WalkOwner;
                end
            default:
                begin
                    state_d = ShadowState_Idle;
                end
        endcase
        if (visit) begin
            restore_d = 1'b0;
            if (restore_q) begin
                next_shadow_write_mask = 32'hf;
                next_shadow_write_row = data_row;
                next_walk_release = walk_exact;
            end
            if (walk_any) begin
                next_shadow_read_enable = 1'b1;
                row_d = walk_row;
                state_d = ShadowState_WalkMatch;
                if (walk_exact) begin
                    restore_d = 1'b1;
                    from_d = walk_row + 32'h1;
                    state_d = ShadowState_WalkOwner;
                end
            end
            else begin
                next_walk_end = 1'b1;
                from_d = 32'h0;
                state_d = ShadowState_Idle;
            end
        end
        address_req_valid = (state_q == ShadowState_Idle) & req_valid;
        address_owner_bias = owner_bias;
        address_visit = visit;
        address_walk_owner_bias = owner_bias + walk_shift;
        address_walk_backup_bias = ((walk_shift) & 9'h1ff) + rows;
        shadow_read_row = address_row;
        if (clear) begin
            state_d = ShadowState_Idle;
            from_d = 32'h0;
            restore_d = 1'b0;
        end
        check_owner = recorded;
        work_item = item_q;
        walk_from = from_q;
        walk_more = (state_q == ShadowState_WalkMatch) | (walk_any & ((state_q == ShadowState_WalkOwner) | ((state_q == ShadowState_Idle) & walk_start)));
        aborted = next_aborted;
        address_other_row = next_address_other_row;
        check_row = next_check_row;
        check_valid = next_check_valid;
        hold = next_hold;
        shadow_read_enable = next_shadow_read_enable;
        shadow_write_data = next_shadow_write_data;
        shadow_write_mask = next_shadow_write_mask;
        shadow_write_row = next_shadow_write_row;
        walk_end = next_walk_end;
        walk_release = next_walk_release;
    end
endmodule

module bloom_bank_register3 (
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

module bloom_bank_register8 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [7:0] d;
    output reg [7:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 8'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule

module bloom_bank_shadow_address (
    req_valid,
    req_row,
    owner_bias,
    visit,
    owner_known,
    walk_row,
    walk_owner_bias,
    walk_backup_bias,
    other_row,
    row
);
    // Module arguments
    input wire req_valid;
    input wire [8:0] req_row;
    input wire [15:0] owner_bias;
    input wire visit;
    input wire owner_known;
    input wire [7:0] walk_row;
    input wire [15:0] walk_owner_bias;
    input wire [8:0] walk_backup_bias;
    input wire [8:0] other_row;
    output reg [8:0] row;

    // Local signals
    reg [15:0] req_byte;
    reg [15:0] walk_byte;

    // Update code
    reg [8:0] next_row;
    always @(*) begin
        req_byte = 32'h0;
        walk_byte = 32'h0;
        next_row = other_row;
        if (visit) begin
            walk_byte = ((walk_row) & 16'hffff) + walk_owner_bias;
            next_row = ((walk_byte >> 32'h2) & 9'h1ff);
            if (owner_known) begin
                next_row = ((walk_row) & 9'h1ff) + walk_backup_bias;
            end
        end
        if (req_valid) begin
            req_byte = ((req_row) & 16'hffff) + owner_bias;
            next_row = ((req_byte >> 32'h2) & 9'h1ff);
        end
        row = next_row;
    end
endmodule

module bloom_bank_detector (
    clock,
    clear,
    check_valid,
    check_row,
    check_owner,
    check_write,
    work_item,
    group,
    conflict,
    backup,
    own,
    flush_valid,
    flush_slot,
    walk_slot,
    walk_lanes_lo,
    walk_lanes_hi,
    walk_from,
    walk_any,
    walk_row,
    walk_exact,
    walk_clear,
    walk_restore,
    walk_release,
    release_row,
    walk_end
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire check_valid;
    input wire [7:0] check_row;
    input wire [7:0] check_owner;
    input wire check_write;
    input wire [7:0] work_item;
    input wire [3:0] group;
    output reg conflict;
    output reg backup;
    output reg own;
    input wire flush_valid;
    input wire [1:0] flush_slot;
    input wire [1:0] walk_slot;
    input wire [31:0] walk_lanes_lo;
    input wire [31:0] walk_lanes_hi;
    input wire [7:0] walk_from;
    output reg walk_any;
    output reg [7:0] walk_row;
    output reg walk_exact;
    output reg walk_clear;
    output reg walk_restore;
    input wire walk_release;
    input wire [7:0] release_row;
    input wire walk_end;

    // Constant declarations
    localparam split = 1'b0;
    localparam exact = 1'b1;

    // Stub signals
    reg [1:0] signatures_query_slot;
    reg [5:0] signatures_query_lane;
    wire signatures_own_hit;
    wire signatures_other_hit;
    reg signatures_set_valid;
    wire [7:0] signatures_walk_classes;
    wire [3:0] entries_marks;
    reg entries_set_valid;
    reg [1:0] entries_set_slot;
    reg [7:0] entries_scan_classes;
    wire entries_scan_any;
    wire [7:0] entries_scan_row;

    // Local signals
    reg [1:0] slot;
    reg repeated;

    // Sub module instances
    bloom_bank_detector_signatures signatures(
        .clock(clock),
        .clear(clear),
        .query_row(check_row),
        .query_write(check_write),
        .query_slot(signatures_query_slot),
        .query_lane(signatures_query_lane),
        .query_group(group),
        .own_hit(signatures_own_hit),
        .other_hit(signatures_other_hit),
        .set_valid(signatures_set_valid),
        .flush_valid(flush_valid),
        .flush_slot(flush_slot),
        .walk_slot(walk_slot),
        .walk_lanes_lo(walk_lanes_lo),
        .walk_lanes_hi(walk_lanes_hi),
        .walk_classes(signatures_walk_classes),
        .walk_clear(walk_end)
    );
    bloom_bank_detector_entries entries(
        .clock(clock),
        .clear(clear),
        .query_row(check_row),
        .marks(entries_marks),
        .set_valid(entries_set_valid),
        .set_slot(entries_set_slot),
        .unset_valid(walk_release),
        .unset_slot(walk_slot),
        .unset_row(release_row),
        .flush_valid(flush_valid),
        .flush_slot(flush_slot),
        .scan_slot(walk_slot),
        .scan_from(walk_from),
        .scan_classes(entries_scan_classes),
        .scan_any(entries_scan_any),
        .scan_row(entries_scan_row)
    );

    // Update code
    always @(*) begin
        slot = 32'h0;
        if (work_item[32'h6 + 0]) begin
            slot = (slot & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (work_item[32'h6 + 1]) begin
            slot = (slot & ~(1 << (1)) | ((1'b1) << (1)));
        end
        signatures_query_slot = slot;
        signatures_query_lane = ((work_item) & 6'h3f);
        repeated = signatures_own_hit & entries_marks[slot] & (check_owner == work_item);
        conflict = signatures_other_hit;
        own = ~conflict & ~repeated & (check_write | ~split);
        backup = own;
        signatures_set_valid = check_valid & ~conflict & (own | split);
        entries_set_valid = check_valid & own;
        entries_set_slot = slot;
        entries_scan_classes = signatures_walk_classes;
        walk_any = entries_scan_any;
        walk_row = entries_scan_row;
        walk_exact = exact;
        walk_clear = 1'b1;
        walk_restore = 1'b1;
    end
endmodule

module bloom_bank_detector_signatures (
    clock,
    clear,
    query_row,
    query_write,
    query_slot,
    query_lane,
    query_group,
    own_hit,
    other_hit,
    set_valid,
    flush_valid,
    flush_slot,
    walk_slot,
    walk_lanes_lo,
    walk_lanes_hi,
    walk_classes,
    walk_clear
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire [7:0] query_row;
    input wire query_write;
    input wire [1:0] query_slot;
    input wire [5:0] query_lane;
    input wire [3:0] query_group;
    output reg own_hit;
    output reg other_hit;
    input wire set_valid;
    input wire flush_valid;
    input wire [1:0] flush_slot;
    input wire [1:0] walk_slot;
    input wire [31:0] walk_lanes_lo;
    input wire [31:0] walk_lanes_hi;
    output reg [7:0] walk_classes;
    input wire walk_clear;

    // Update code (custom)
    wire [63:0] walk_lanes = {walk_lanes_hi, walk_lanes_lo};
    wire [63:0] own_bit = 64'd1 << query_lane;
    wire [2:0] query_column0 = {query_row[2], query_row[1], query_row[0]};
    wire unused_write = query_write;
    wire unused_row = &query_row;
    reg [63:0] signs0_0;
    reg [63:0] signs0_1;
    reg [63:0] signs0_2;
    reg [63:0] signs0_3;
    reg [63:0] signs0_4;
    reg [63:0] signs0_5;
    reg [63:0] signs0_6;
    reg [63:0] signs0_7;
    reg [63:0] signs1_0;
    reg [63:0] signs1_1;
    reg [63:0] signs1_2;
    reg [63:0] signs1_3;
    reg [63:0] signs1_4;
    reg [63:0] signs1_5;
    reg [63:0] signs1_6;
    reg [63:0] signs1_7;
    reg [63:0] signs2_0;
    reg [63:0] signs2_1;
    reg [63:0] signs2_2;
    reg [63:0] signs2_3;
    reg [63:0] signs2_4;
    reg [63:0] signs2_5;
    reg [63:0] signs2_6;
    reg [63:0] signs2_7;
    reg [63:0] signs3_0;
    reg [63:0] signs3_1;
    reg [63:0] signs3_2;
    reg [63:0] signs3_3;
    reg [63:0] signs3_4;
    reg [63:0] signs3_5;
    reg [63:0] signs3_6;
    reg [63:0] signs3_7;
    reg [63:0] column0;
    reg [63:0] signs0_at0;
    reg [63:0] column1;
    reg [63:0] signs1_at0;
    reg [63:0] column2;
    reg [63:0] signs2_at0;
    reg [63:0] column3;
    reg [63:0] signs3_at0;
    reg next_other_hit;
    reg next_own_hit;
    reg [7:0] next_walk_classes;
    always @(*) begin
       next_own_hit = 1'b0;
       next_other_hit = 1'b0;
       next_walk_classes = 0;
       case (query_column0)
          3'd0: signs0_at0 = signs0_0;
          3'd1: signs0_at0 = signs0_1;
          3'd2: signs0_at0 = signs0_2;
          3'd3: signs0_at0 = signs0_3;
          3'd4: signs0_at0 = signs0_4;
          3'd5: signs0_at0 = signs0_5;
          3'd6: signs0_at0 = signs0_6;
          3'd7: signs0_at0 = signs0_7;
       endcase
       if (query_slot == 0) next_own_hit = |(signs0_at0 & own_bit);
       column0 = signs0_at0;
       if (query_group[0] && |(column0 & ~(query_slot == 0 ? own_bit : 64'd0))) next_other_hit = 1'b1;
       if (walk_slot == 0) begin
          next_walk_classes[0] = |(signs0_0 & walk_lanes);
          next_walk_classes[1] = |(signs0_1 & walk_lanes);
          next_walk_classes[2] = |(signs0_2 & walk_lanes);
          next_walk_classes[3] = |(signs0_3 & walk_lanes);
          next_walk_classes[4] = |(signs0_4 & walk_lanes);
          next_walk_classes[5] = |(signs0_5 & walk_lanes);
          next_walk_classes[6] = |(signs0_6 & walk_lanes);
          next_walk_classes[7] = |(signs0_7 & walk_lanes);
       end
       case (query_column0)
          3'd0: signs1_at0 = signs1_0;
          3'd1: signs1_at0 = signs1_1;
          3'd2: signs1_at0 = signs1_2;
          3'd3: signs1_at0 = signs1_3;
          3'd4: signs1_at0 = signs1_4;
          3'd5: signs1_at0 = signs1_5;
          3'd6: signs1_at0 = signs1_6;
          3'd7: signs1_at0 = signs1_7;
       endcase
       if (query_slot == 1) next_own_hit = |(signs1_at0 & own_bit);
       column1 = signs1_at0;
       if (query_group[1] && |(column1 & ~(query_slot == 1 ? own_bit : 64'd0))) next_other_hit = 1'b1;
       if (walk_slot == 1) begin
          next_walk_classes[0] = |(signs1_0 & walk_lanes);
          next_walk_classes[1] = |(signs1_1 & walk_lanes);
          next_walk_classes[2] = |(signs1_2 & walk_lanes);
          next_walk_classes[3] = |(signs1_3 & walk_lanes);
          next_walk_classes[4] = |(signs1_4 & walk_lanes);
          next_walk_classes[5] = |(signs1_5 & walk_lanes);
          next_walk_classes[6] = |(signs1_6 & walk_lanes);
          next_walk_classes[7] = |(signs1_7 & walk_lanes);
       end
       case (query_column0)
          3'd0: signs2_at0 = signs2_0;
          3'd1: signs2_at0 = signs2_1;
          3'd2: signs2_at0 = signs2_2;
          3'd3: signs2_at0 = signs2_3;
          3'd4: signs2_at0 = signs2_4;
          3'd5: signs2_at0 = signs2_5;
          3'd6: signs2_at0 = signs2_6;
          3'd7: signs2_at0 = signs2_7;
       endcase
       if (query_slot == 2) next_own_hit = |(signs2_at0 & own_bit);
       column2 = signs2_at0;
       if (query_group[2] && |(column2 & ~(query_slot == 2 ? own_bit : 64'd0))) next_other_hit = 1'b1;
       if (walk_slot == 2) begin
          next_walk_classes[0] = |(signs2_0 & walk_lanes);
          next_walk_classes[1] = |(signs2_1 & walk_lanes);
          next_walk_classes[2] = |(signs2_2 & walk_lanes);
          next_walk_classes[3] = |(signs2_3 & walk_lanes);
          next_walk_classes[4] = |(signs2_4 & walk_lanes);
          next_walk_classes[5] = |(signs2_5 & walk_lanes);
          next_walk_classes[6] = |(signs2_6 & walk_lanes);
          next_walk_classes[7] = |(signs2_7 & walk_lanes);
       end
       case (query_column0)
          3'd0: signs3_at0 = signs3_0;
          3'd1: signs3_at0 = signs3_1;
          3'd2: signs3_at0 = signs3_2;
          3'd3: signs3_at0 = signs3_3;
          3'd4: signs3_at0 = signs3_4;
          3'd5: signs3_at0 = signs3_5;
          3'd6: signs3_at0 = signs3_6;
          3'd7: signs3_at0 = signs3_7;
       endcase
       if (query_slot == 3) next_own_hit = |(signs3_at0 & own_bit);
       column3 = signs3_at0;
       if (query_group[3] && |(column3 & ~(query_slot == 3 ? own_bit : 64'd0))) next_other_hit = 1'b1;
       if (walk_slot == 3) begin
          next_walk_classes[0] = |(signs3_0 & walk_lanes);
          next_walk_classes[1] = |(signs3_1 & walk_lanes);
          next_walk_classes[2] = |(signs3_2 & walk_lanes);
          next_walk_classes[3] = |(signs3_3 & walk_lanes);
          next_walk_classes[4] = |(signs3_4 & walk_lanes);
          next_walk_classes[5] = |(signs3_5 & walk_lanes);
          next_walk_classes[6] = |(signs3_6 & walk_lanes);
          next_walk_classes[7] = |(signs3_7 & walk_lanes);
       end
        other_hit = next_other_hit;
        own_hit = next_own_hit;
        walk_classes = next_walk_classes;
    end
    always @(posedge clock) begin
       if (clear || (flush_valid && flush_slot == 0)) signs0_0 <= 0;
       else signs0_0 <= (signs0_0 | (set_valid && query_slot == 0 && query_column0 == 0 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 0)) signs0_1 <= 0;
       else signs0_1 <= (signs0_1 | (set_valid && query_slot == 0 && query_column0 == 1 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 0)) signs0_2 <= 0;
       else signs0_2 <= (signs0_2 | (set_valid && query_slot == 0 && query_column0 == 2 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 0)) signs0_3 <= 0;
       else signs0_3 <= (signs0_3 | (set_valid && query_slot == 0 && query_column0 == 3 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 0)) signs0_4 <= 0;
       else signs0_4 <= (signs0_4 | (set_valid && query_slot == 0 && query_column0 == 4 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 0)) signs0_5 <= 0;
       else signs0_5 <= (signs0_5 | (set_valid && query_slot == 0 && query_column0 == 5 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 0)) signs0_6 <= 0;
       else signs0_6 <= (signs0_6 | (set_valid && query_slot == 0 && query_column0 == 6 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 0)) signs0_7 <= 0;
       else signs0_7 <= (signs0_7 | (set_valid && query_slot == 0 && query_column0 == 7 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 0 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_0 <= 0;
       else signs1_0 <= (signs1_0 | (set_valid && query_slot == 1 && query_column0 == 0 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_1 <= 0;
       else signs1_1 <= (signs1_1 | (set_valid && query_slot == 1 && query_column0 == 1 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_2 <= 0;
       else signs1_2 <= (signs1_2 | (set_valid && query_slot == 1 && query_column0 == 2 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_3 <= 0;
       else signs1_3 <= (signs1_3 | (set_valid && query_slot == 1 && query_column0 == 3 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_4 <= 0;
       else signs1_4 <= (signs1_4 | (set_valid && query_slot == 1 && query_column0 == 4 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_5 <= 0;
       else signs1_5 <= (signs1_5 | (set_valid && query_slot == 1 && query_column0 == 5 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_6 <= 0;
       else signs1_6 <= (signs1_6 | (set_valid && query_slot == 1 && query_column0 == 6 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 1)) signs1_7 <= 0;
       else signs1_7 <= (signs1_7 | (set_valid && query_slot == 1 && query_column0 == 7 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 1 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_0 <= 0;
       else signs2_0 <= (signs2_0 | (set_valid && query_slot == 2 && query_column0 == 0 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_1 <= 0;
       else signs2_1 <= (signs2_1 | (set_valid && query_slot == 2 && query_column0 == 1 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_2 <= 0;
       else signs2_2 <= (signs2_2 | (set_valid && query_slot == 2 && query_column0 == 2 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_3 <= 0;
       else signs2_3 <= (signs2_3 | (set_valid && query_slot == 2 && query_column0 == 3 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_4 <= 0;
       else signs2_4 <= (signs2_4 | (set_valid && query_slot == 2 && query_column0 == 4 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_5 <= 0;
       else signs2_5 <= (signs2_5 | (set_valid && query_slot == 2 && query_column0 == 5 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_6 <= 0;
       else signs2_6 <= (signs2_6 | (set_valid && query_slot == 2 && query_column0 == 6 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 2)) signs2_7 <= 0;
       else signs2_7 <= (signs2_7 | (set_valid && query_slot == 2 && query_column0 == 7 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 2 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_0 <= 0;
       else signs3_0 <= (signs3_0 | (set_valid && query_slot == 3 && query_column0 == 0 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_1 <= 0;
       else signs3_1 <= (signs3_1 | (set_valid && query_slot == 3 && query_column0 == 1 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_2 <= 0;
       else signs3_2 <= (signs3_2 | (set_valid && query_slot == 3 && query_column0 == 2 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_3 <= 0;
       else signs3_3 <= (signs3_3 | (set_valid && query_slot == 3 && query_column0 == 3 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_4 <= 0;
       else signs3_4 <= (signs3_4 | (set_valid && query_slot == 3 && query_column0 == 4 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_5 <= 0;
       else signs3_5 <= (signs3_5 | (set_valid && query_slot == 3 && query_column0 == 5 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_6 <= 0;
       else signs3_6 <= (signs3_6 | (set_valid && query_slot == 3 && query_column0 == 6 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
       if (clear || (flush_valid && flush_slot == 3)) signs3_7 <= 0;
       else signs3_7 <= (signs3_7 | (set_valid && query_slot == 3 && query_column0 == 7 ? own_bit : 64'd0))
          & ~(walk_clear && walk_slot == 3 ? walk_lanes : 64'd0);
    end
    initial begin
       signs0_0 = 0;
       signs0_1 = 0;
       signs0_2 = 0;
       signs0_3 = 0;
       signs0_4 = 0;
       signs0_5 = 0;
       signs0_6 = 0;
       signs0_7 = 0;
       signs1_0 = 0;
       signs1_1 = 0;
       signs1_2 = 0;
       signs1_3 = 0;
       signs1_4 = 0;
       signs1_5 = 0;
       signs1_6 = 0;
       signs1_7 = 0;
       signs2_0 = 0;
       signs2_1 = 0;
       signs2_2 = 0;
       signs2_3 = 0;
       signs2_4 = 0;
       signs2_5 = 0;
       signs2_6 = 0;
       signs2_7 = 0;
       signs3_0 = 0;
       signs3_1 = 0;
       signs3_2 = 0;
       signs3_3 = 0;
       signs3_4 = 0;
       signs3_5 = 0;
       signs3_6 = 0;
       signs3_7 = 0;
    end
endmodule

module bloom_bank_detector_entries (
    clock,
    clear,
    query_row,
    marks,
    set_valid,
    set_slot,
    unset_valid,
    unset_slot,
    unset_row,
    flush_valid,
    flush_slot,
    scan_slot,
    scan_from,
    scan_classes,
    scan_any,
    scan_row
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire [7:0] query_row;
    output reg [3:0] marks;
    input wire set_valid;
    input wire [1:0] set_slot;
    input wire unset_valid;
    input wire [1:0] unset_slot;
    input wire [7:0] unset_row;
    input wire flush_valid;
    input wire [1:0] flush_slot;
    input wire [1:0] scan_slot;
    input wire [7:0] scan_from;
    input wire [7:0] scan_classes;
    output reg scan_any;
    output reg [7:0] scan_row;

    // Update code (custom)
    reg [227:0] plane0;
    reg [227:0] plane1;
    reg [227:0] plane2;
    reg [227:0] plane3;
    reg [227:0] scanned;
    reg [227:0] eligible;
    reg [3:0] next_marks;
    reg [7:0] next_scan_row;
    always @(*) begin
       next_marks = 0;
       if (query_row <= 227) next_marks[0] = plane0[query_row];
       if (query_row <= 227) next_marks[1] = plane1[query_row];
       if (query_row <= 227) next_marks[2] = plane2[query_row];
       if (query_row <= 227) next_marks[3] = plane3[query_row];
        marks = next_marks;
    end
    always @(*) begin
       scanned = 0;
       if (scan_slot == 0) scanned = plane0;
       if (scan_slot == 1) scanned = plane1;
       if (scan_slot == 2) scanned = plane2;
       if (scan_slot == 3) scanned = plane3;
       eligible = scanned & (228'hfffffffffffffffffffffffffffffffffffffffffffffffffffffffff << scan_from) & ({228{scan_classes[0]}} & 228'h101010101010101010101010101010101010101010101010101010101 | {228{scan_classes[1]}} & 228'h202020202020202020202020202020202020202020202020202020202 | {228{scan_classes[2]}} & 228'h404040404040404040404040404040404040404040404040404040404 | {228{scan_classes[3]}} & 228'h808080808080808080808080808080808080808080808080808080808 | {228{scan_classes[4]}} & 228'h010101010101010101010101010101010101010101010101010101010 | {228{scan_classes[5]}} & 228'h020202020202020202020202020202020202020202020202020202020 | {228{scan_classes[6]}} & 228'h040404040404040404040404040404040404040404040404040404040 | {228{scan_classes[7]}} & 228'h080808080808080808080808080808080808080808080808080808080);
    end
    integer pair;
    reg [255:0] any0;
    reg [127:0] any1;
    reg [127:0] row1_0;
    reg [63:0] any2;
    reg [63:0] row2_0;
    reg [63:0] row2_1;
    reg [31:0] any3;
    reg [31:0] row3_0;
    reg [31:0] row3_1;
    reg [31:0] row3_2;
    reg [15:0] any4;
    reg [15:0] row4_0;
    reg [15:0] row4_1;
    reg [15:0] row4_2;
    reg [15:0] row4_3;
    reg [7:0] any5;
    reg [7:0] row5_0;
    reg [7:0] row5_1;
    reg [7:0] row5_2;
    reg [7:0] row5_3;
    reg [7:0] row5_4;
    reg [3:0] any6;
    reg [3:0] row6_0;
    reg [3:0] row6_1;
    reg [3:0] row6_2;
    reg [3:0] row6_3;
    reg [3:0] row6_4;
    reg [3:0] row6_5;
    reg [1:0] any7;
    reg [1:0] row7_0;
    reg [1:0] row7_1;
    reg [1:0] row7_2;
    reg [1:0] row7_3;
    reg [1:0] row7_4;
    reg [1:0] row7_5;
    reg [1:0] row7_6;
    reg [0:0] any8;
    reg [0:0] row8_0;
    reg [0:0] row8_1;
    reg [0:0] row8_2;
    reg [0:0] row8_3;
    reg [0:0] row8_4;
    reg [0:0] row8_5;
    reg [0:0] row8_6;
    reg [0:0] row8_7;
    always @(*) begin
       any0 = {28'd0, eligible};
       for (pair = 0; pair < 128; pair = pair + 1) begin
          any1[pair] = any0[2 * pair] | any0[2 * pair + 1];
          row1_0[pair] = !any0[2 * pair];
       end
       for (pair = 0; pair < 64; pair = pair + 1) begin
          any2[pair] = any1[2 * pair] | any1[2 * pair + 1];
          row2_1[pair] = !any1[2 * pair];
          row2_0[pair] = any1[2 * pair] ? row1_0[2 * pair] : row1_0[2 * pair + 1];
       end
       for (pair = 0; pair < 32; pair = pair + 1) begin
          any3[pair] = any2[2 * pair] | any2[2 * pair + 1];
          row3_2[pair] = !any2[2 * pair];
          row3_0[pair] = any2[2 * pair] ? row2_0[2 * pair] : row2_0[2 * pair + 1];
          row3_1[pair] = any2[2 * pair] ? row2_1[2 * pair] : row2_1[2 * pair + 1];
       end
       for (pair = 0; pair < 16; pair = pair + 1) begin
          any4[pair] = any3[2 * pair] | any3[2 * pair + 1];
          row4_3[pair] = !any3[2 * pair];
          row4_0[pair] = any3[2 * pair] ? row3_0[2 * pair] : row3_0[2 * pair + 1];
          row4_1[pair] = any3[2 * pair] ? row3_1[2 * pair] : row3_1[2 * pair + 1];
          row4_2[pair] = any3[2 * pair] ? row3_2[2 * pair] : row3_2[2 * pair + 1];
       end
       for (pair = 0; pair < 8; pair = pair + 1) begin
          any5[pair] = any4[2 * pair] | any4[2 * pair + 1];
          row5_4[pair] = !any4[2 * pair];
          row5_0[pair] = any4[2 * pair] ? row4_0[2 * pair] : row4_0[2 * pair + 1];
          row5_1[pair] = any4[2 * pair] ? row4_1[2 * pair] : row4_1[2 * pair + 1];
          row5_2[pair] = any4[2 * pair] ? row4_2[2 * pair] : row4_2[2 * pair + 1];
          row5_3[pair] = any4[2 * pair] ? row4_3[2 * pair] : row4_3[2 * pair + 1];
       end
       for (pair = 0; pair < 4; pair = pair + 1) begin
          any6[pair] = any5[2 * pair] | any5[2 * pair + 1];
          row6_5[pair] = !any5[2 * pair];
          row6_0[pair] = any5[2 * pair] ? row5_0[2 * pair] : row5_0[2 * pair + 1];
          row6_1[pair] = any5[2 * pair] ? row5_1[2 * pair] : row5_1[2 * pair + 1];
          row6_2[pair] = any5[2 * pair] ? row5_2[2 * pair] : row5_2[2 * pair + 1];
          row6_3[pair] = any5[2 * pair] ? row5_3[2 * pair] : row5_3[2 * pair + 1];
          row6_4[pair] = any5[2 * pair] ? row5_4[2 * pair] : row5_4[2 * pair + 1];
       end
       for (pair = 0; pair < 2; pair = pair + 1) begin
          any7[pair] = any6[2 * pair] | any6[2 * pair + 1];
          row7_6[pair] = !any6[2 * pair];
          row7_0[pair] = any6[2 * pair] ? row6_0[2 * pair] : row6_0[2 * pair + 1];
          row7_1[pair] = any6[2 * pair] ? row6_1[2 * pair] : row6_1[2 * pair + 1];
          row7_2[pair] = any6[2 * pair] ? row6_2[2 * pair] : row6_2[2 * pair + 1];
          row7_3[pair] = any6[2 * pair] ? row6_3[2 * pair] : row6_3[2 * pair + 1];
          row7_4[pair] = any6[2 * pair] ? row6_4[2 * pair] : row6_4[2 * pair + 1];
          row7_5[pair] = any6[2 * pair] ? row6_5[2 * pair] : row6_5[2 * pair + 1];
       end
       for (pair = 0; pair < 1; pair = pair + 1) begin
          any8[pair] = any7[2 * pair] | any7[2 * pair + 1];
          row8_7[pair] = !any7[2 * pair];
          row8_0[pair] = any7[2 * pair] ? row7_0[2 * pair] : row7_0[2 * pair + 1];
          row8_1[pair] = any7[2 * pair] ? row7_1[2 * pair] : row7_1[2 * pair + 1];
          row8_2[pair] = any7[2 * pair] ? row7_2[2 * pair] : row7_2[2 * pair + 1];
          row8_3[pair] = any7[2 * pair] ? row7_3[2 * pair] : row7_3[2 * pair + 1];
          row8_4[pair] = any7[2 * pair] ? row7_4[2 * pair] : row7_4[2 * pair + 1];
          row8_5[pair] = any7[2 * pair] ? row7_5[2 * pair] : row7_5[2 * pair + 1];
          row8_6[pair] = any7[2 * pair] ? row7_6[2 * pair] : row7_6[2 * pair + 1];
       end
    end
    always @(*) begin
       scan_any = any8[0];
       next_scan_row = 0;
       if (any8[0]) begin
          next_scan_row[0] = row8_0[0];
          next_scan_row[1] = row8_1[0];
          next_scan_row[2] = row8_2[0];
          next_scan_row[3] = row8_3[0];
          next_scan_row[4] = row8_4[0];
          next_scan_row[5] = row8_5[0];
          next_scan_row[6] = row8_6[0];
          next_scan_row[7] = row8_7[0];
       end
        scan_row = next_scan_row;
    end
    always @(posedge clock) begin
       if (set_valid && set_slot == 0) plane0[query_row] <= 1'b1;
       if (unset_valid && unset_slot == 0) plane0[unset_row] <= 1'b0;
       if (flush_valid && flush_slot == 0) plane0 <= 0;
       if (clear) plane0 <= 0;
       if (set_valid && set_slot == 1) plane1[query_row] <= 1'b1;
       if (unset_valid && unset_slot == 1) plane1[unset_row] <= 1'b0;
       if (flush_valid && flush_slot == 1) plane1 <= 0;
       if (clear) plane1 <= 0;
       if (set_valid && set_slot == 2) plane2[query_row] <= 1'b1;
       if (unset_valid && unset_slot == 2) plane2[unset_row] <= 1'b0;
       if (flush_valid && flush_slot == 2) plane2 <= 0;
       if (clear) plane2 <= 0;
       if (set_valid && set_slot == 3) plane3[query_row] <= 1'b1;
       if (unset_valid && unset_slot == 3) plane3[unset_row] <= 1'b0;
       if (flush_valid && flush_slot == 3) plane3 <= 0;
       if (clear) plane3 <= 0;
    end
    initial begin
       plane0 = 0;
       plane1 = 0;
       plane2 = 0;
       plane3 = 0;
    end
endmodule
