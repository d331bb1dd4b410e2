// partition_planes: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Memory partitions of the addresses of all lanes: one word a bit of the partition's number, with a bit a lane.
//
// Part of the log walker. Combinational. There are 3 x 2^(PARTITION_BITS - 2) partitions, interleaved by 2^CHUNK_BITS
// words: word address a lies in partition (a div 2^CHUNK_BITS) mod partitions. At full size that is (byte address >> 8) mod 6, as in the authors'
// simulator (early conflict resolution, Table 1: 6 memory partitions).
//
// No divider: the low bits of the chunk's number are those of the partition's, and what is above them is taken modulo 3, for which the
// halves of a number add up (4 = 1 modulo 3).
//
// LANES <= 32 addresses of ADDR_BITS <= 32 bits.
// Here ADDR_BITS = 30, LANES = 32, PARTITION_BITS = 3.
module partition_planes (
    input  wire [959:0] lane_address,
    output wire [95:0] plane
);
    localparam [31:0] LOW = 32'd1;
    wire [1023:0] chunk, folded, number;
    (* maybe_unused *) wire unused;
    assign unused = &{number};
    genvar g;

    assign plane[0*32 +: 32] = {number[31*32], number[30*32], number[29*32], number[28*32], number[27*32],
            number[26*32], number[25*32], number[24*32], number[23*32], number[22*32], number[21*32], number[20*32],
            number[19*32], number[18*32], number[17*32], number[16*32], number[15*32], number[14*32], number[13*32],
            number[12*32], number[11*32], number[10*32], number[9*32], number[8*32], number[7*32], number[6*32],
            number[5*32], number[4*32], number[3*32], number[2*32], number[1*32], number[0*32]};
    assign plane[1*32 +: 32] = {number[31*32 + 1], number[30*32 + 1], number[29*32 + 1], number[28*32 + 1],
            number[27*32 + 1], number[26*32 + 1], number[25*32 + 1], number[24*32 + 1], number[23*32 + 1],
            number[22*32 + 1], number[21*32 + 1], number[20*32 + 1], number[19*32 + 1], number[18*32 + 1],
            number[17*32 + 1], number[16*32 + 1], number[15*32 + 1], number[14*32 + 1], number[13*32 + 1],
            number[12*32 + 1], number[11*32 + 1], number[10*32 + 1], number[9*32 + 1], number[8*32 + 1],
            number[7*32 + 1], number[6*32 + 1], number[5*32 + 1], number[4*32 + 1], number[3*32 + 1], number[2*32 + 1],
            number[1*32 + 1], number[0*32 + 1]};
    assign plane[2*32 +: 32] = {number[31*32 + 2], number[30*32 + 2], number[29*32 + 2], number[28*32 + 2],
            number[27*32 + 2], number[26*32 + 2], number[25*32 + 2], number[24*32 + 2], number[23*32 + 2],
            number[22*32 + 2], number[21*32 + 2], number[20*32 + 2], number[19*32 + 2], number[18*32 + 2],
            number[17*32 + 2], number[16*32 + 2], number[15*32 + 2], number[14*32 + 2], number[13*32 + 2],
            number[12*32 + 2], number[11*32 + 2], number[10*32 + 2], number[9*32 + 2], number[8*32 + 2],
            number[7*32 + 2], number[6*32 + 2], number[5*32 + 2], number[4*32 + 2], number[3*32 + 2], number[2*32 + 2],
            number[1*32 + 2], number[0*32 + 2]};

    function automatic [31:0] chunk_of(input reg [29:0] in_lane_address);
        begin
            chunk_of = {2'd0, in_lane_address};
            chunk_of = chunk_of >> 6;
        end
    endfunction
    assign chunk[0*32 +: 32] = chunk_of(lane_address[0*30 +: 30]);

    function automatic [31:0] folded_of(input reg [31:0] in_chunk);
        begin
            folded_of = in_chunk >> 1;
            folded_of = (folded_of >> 16) + (folded_of & 32'hffff);
            folded_of = (folded_of >> 8) + (folded_of & 32'hff);
            folded_of = (folded_of >> 4) + (folded_of & 32'hf);
            folded_of = (folded_of >> 2) + (folded_of & 32'd3);
            folded_of = (folded_of >> 2) + (folded_of & 32'd3);
            folded_of = (folded_of >> 2) + (folded_of & 32'd3);
            if (folded_of > 32'd2) folded_of = folded_of - 32'd3;
        end
    endfunction
    assign folded[0*32 +: 32] = folded_of(chunk[0*32 +: 32]);

    for (g = 0; g < 32; g = g + 1) begin : gen_number
        assign number[32 * g +: 32] = (folded[32 * g +: 32] << 1) + (chunk[32 * g +: 32] & LOW);
    end

    for (g = 1; g < 32; g = g + 1) begin : gen_chunk
        assign chunk[32 * g +: 32] = chunk_of(lane_address[30 * g +: 30]);
        assign folded[32 * g +: 32] = folded_of(chunk[32 * g +: 32]);
    end
endmodule
