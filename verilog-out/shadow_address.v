// shadow_address: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Which row of its array a bank's shadow memory reads.
//
// Row B + k of a work-group with N rows of variables has its backup in row B + N + k and its owner in byte k % 4 of row
// B + 2N + k / 4 (LocalTM-Bloom 3.2). With the bytes numbered through the array, the owner of row r is byte
// r + 4 x (B + 2N) - B: the row plus a bias.
//
//                +-------------------------+
//  req_valid   ->|                         |
//  req_row     ->| OwnerRow                |-> row
//  visit       ->|                         |
//  walk_row    ->| + walk_owner_bias  / 4  |
//                | + walk_backup_bias      |
//  other_row   ->|                         |
//                +-------------------------+
//
// Combinational. A request goes before a visit, a visit before other_row. req_row and walk_row come late, from
// the request crossbar and from the detector's search, and the biases early; with an adder each, in a unit that has
// nothing else, a sum, its gate and an OR are all that follows them.
//
// Latency 0.
// Here ROW_BITS = 9, STATE_BITS = 8.
module shadow_address (
    // A transactional request enters the bank: read its owner.
    input  wire req_valid,
    input  wire [8:0] req_row,
    // 4 x (B + 2N) - B.
    input  wire [15:0] owner_bias,
    // A walk visits a row: read its owner, or its backup if the owner is known.
    input  wire visit,
    input  wire owner_known,
    // In the numbers of the detector.
    input  wire [7:0] walk_row,
    // From those to the owner's byte and to the backup's row.
    input  wire [15:0] walk_owner_bias,
    input  wire [8:0] walk_backup_bias,
    input  wire [8:0] other_row,
    output wire [8:0] row
);
    wire [8:0] of_other, reading_walked_row;
    wire [15:0] walk_byte;
    wire [8:0] of_owner, of_backup;
    (* maybe_unused *) wire unused;
    assign unused = &{walk_byte[15:11], walk_byte[1:0]};

    owner_row reading (
        .valid(req_valid),
        .row(req_row),
        .bias(owner_bias),
        .other_row(of_other),
        .walked_row(reading_walked_row),
        .read_row(row)
    );

    assign walk_byte = {8'd0, walk_row} + walk_owner_bias;
    assign of_owner = visit & !req_valid & !owner_known ? walk_byte[10:2] : 9'd0;
    assign of_backup = visit & !req_valid & owner_known ? {1'b0, walk_row} + walk_backup_bias : 9'd0;
    assign of_other = !visit ? other_row : 9'd0;
    assign reading_walked_row = of_owner | of_backup;
endmodule
