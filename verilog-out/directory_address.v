// directory_address: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Which row of its array a bank's shadow memory reads, with owner words.
//
//                +-------------------+
//  req_valid   ->|                   |
//  req_row     ->| OwnerRow          |-> row
//  walks       ->|                   |
//  walk_base,  ->|         +         |
//  walk_offset ->|                   |
//  other_row   ->|                   |
//                +-------------------+
//
// Combinational. With the owner bytes numbered through the array, that of a request's row is the row plus a bias
// (DirectoryLayout). A request goes before a walk, a walk before other_row. req_row comes late, from the
// request crossbar, and walk_offset from the detector's search or from the owners that were read; with an adder each, in a unit that
// has nothing else, a sum, its gate and an OR are all that follows them.
//
// Latency 0.
// Here ROW_BITS = 9, STATE_BITS = 8.
module directory_address (
    // A transactional request enters the bank: read its owner word.
    input  wire req_valid,
    input  wire [8:0] req_row,
    input  wire [15:0] owner_bias,
    // A walk reads: an owner word or a backup, by the first of these rows and its number.
    input  wire walks,
    input  wire [8:0] walk_base,
    input  wire [7:0] walk_offset,
    input  wire [8:0] other_row,
    output wire [8:0] row
);
    wire [8:0] of_other, of_walk;

    owner_row reading (
        .valid(req_valid),
        .row(req_row),
        .bias(owner_bias),
        .other_row(of_other),
        .walked_row(of_walk),
        .read_row(row)
    );

    assign of_walk = walks & !req_valid ? walk_base + {1'b0, walk_offset} : 9'd0;
    assign of_other = !walks ? other_row : 9'd0;
endmodule
