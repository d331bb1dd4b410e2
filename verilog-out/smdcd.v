// smdcd: written by `turnstile export smdcd`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module smdcd (
    clock,
    clear,
    check_valid,
    check_row,
    check_owner,
    check_write,
    work_item,
    conflict,
    backup,
    own,
    flush_valid,
    flush_slot,
    walk_slot,
    walk_from,
    walk_any,
    walk_row,
    walk_exact,
    walk_clear,
    walk_restore,
    walk_release,
    release_row
);
    // Module arguments
    input wire clock;
    input wire clear;
    input wire check_valid;
    input wire [7:0] check_row;
    input wire [7:0] check_owner;
    input wire check_write;
    input wire [7:0] work_item;
    output reg conflict;
    output reg backup;
    output reg own;
    input wire flush_valid;
    input wire [1:0] flush_slot;
    input wire [1:0] walk_slot;
    input wire [7:0] walk_from;
    output reg walk_any;
    output reg [7:0] walk_row;
    output reg walk_exact;
    output reg walk_clear;
    output reg walk_restore;
    input wire walk_release;
    input wire [7:0] release_row;

    // Constant declarations
    localparam sticky = 1'b1;

    // Stub signals
    wire [3:0] entries_marks;
    reg entries_set_valid;
    reg [1:0] entries_set_slot;
    reg entries_scan_classes;
    wire entries_scan_any;
    wire [7:0] entries_scan_row;
    wire bits_shared;
    wire bits_modified;
    reg bits_write_valid;
    reg bits_write_shared;
    reg bits_write_modified;

    // Local signals
    reg [1:0] slot;
    reg unset;
    reg mine;
    reg proceeds;

    // Sub module instances
    smdcd_entries entries(
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
    smdcd_bits bits(
        .clock(clock),
        .row(check_row),
        .shared(bits_shared),
        .modified(bits_modified),
        .write_valid(bits_write_valid),
        .write_shared(bits_write_shared),
        .write_modified(bits_write_modified)
    );

    // Update code
    reg next_backup;
    reg next_bits_write_modified;
    reg next_bits_write_shared;
    reg next_conflict;
    reg next_own;
    always @(*) begin
        slot = 32'h0;
        if (work_item[32'h6 + 0]) begin
            slot = (slot & ~(1 << (0)) | ((1'b1) << (0)));
        end
        if (work_item[32'h6 + 1]) begin
            slot = (slot & ~(1 << (1)) | ((1'b1) << (1)));
        end
        unset = ~|entries_marks;
        mine = check_owner == work_item;
        next_conflict = 1'b0;
        next_backup = 1'b0;
        next_own = 1'b0;
        next_bits_write_shared = bits_shared;
        next_bits_write_modified = bits_modified;
        if (unset) begin
            next_own = 1'b1;
            next_backup = check_write;
            next_bits_write_shared = 1'b0;
            next_bits_write_modified = check_write;
        end
        else if (bits_shared) begin
            next_conflict = check_write;
        end
        else if (bits_modified) begin
            next_conflict = ~mine;
        end
        else if (check_write) begin
            next_conflict = ~mine;
            next_backup = mine;
            next_bits_write_modified = 1'b1;
        end
        else begin
            next_bits_write_shared = ~mine;
        end
        proceeds = check_valid & ~next_conflict;
        bits_write_valid = proceeds;
        entries_set_valid = proceeds & (sticky | next_own);
        entries_set_slot = slot;
        entries_scan_classes = 32'h1;
        walk_any = entries_scan_any;
        walk_row = entries_scan_row;
        walk_exact = 1'b0;
        walk_clear = ~(sticky & bits_shared);
        walk_restore = bits_modified;
        backup = next_backup;
        bits_write_modified = next_bits_write_modified;
        bits_write_shared = next_bits_write_shared;
        conflict = next_conflict;
        own = next_own;
    end
endmodule

module smdcd_entries (
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
    input wire scan_classes;
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
       eligible = scanned & (228'hfffffffffffffffffffffffffffffffffffffffffffffffffffffffff << scan_from) & ({228{scan_classes}});
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

module smdcd_bits (
    clock,
    row,
    shared,
    modified,
    write_valid,
    write_shared,
    write_modified
);
    // Module arguments
    input wire clock;
    input wire [7:0] row;
    output reg shared;
    output reg modified;
    input wire write_valid;
    input wire write_shared;
    input wire write_modified;

    // Update code (custom)
    reg [227:0] s_bits;
    reg [227:0] m_bits;
    initial begin
       s_bits = 0;
       m_bits = 0;
    end
    reg next_modified;
    reg next_shared;
    always @(*) begin
       next_shared = 1'b0;
       next_modified = 1'b0;
       if (row <= 227) begin
          next_shared = s_bits[row];
          next_modified = m_bits[row];
       end
        modified = next_modified;
        shared = next_shared;
    end
    always @(posedge clock) begin
       if (write_valid && row <= 227) begin
          s_bits[row] <= write_shared;
          m_bits[row] <= write_modified;
       end
    end
endmodule
