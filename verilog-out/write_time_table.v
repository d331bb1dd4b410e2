// write_time_table: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// When a word was last written, or some time after that: the last-written-time table of temporal conflict detection.
//
// Warp TM's (early conflict resolution, 3.1 and Table 1: 16 KB, 2,048 entries in 4 sub-arrays, granularity 128 bytes); one in each memory
// partition. The paper gives the sizes, its authors' simulator the operation. A temporal filter in each core
// compares the answers with the time of a transaction's first read.
//
//  lookup_valid,   -> address / 128 bytes -> 4 x H3 -> 4 arrays of 2^SET_BITS times -> minimum -> rsp_valid,
//  lookup_address                                      ^                                          rsp_time_hi, _lo
//  upd_valid, upd_address, upd_time_hi, _lo  ----------+                                          (next cycle)
//
// Update, when a commit's write lands: the entry of its block of 128 bytes in each array becomes its time. Look-up, when a
// transactional load is served: the minimum over the arrays. Latency 1 cycle, one look-up and one update a cycle. A look-up sees every update of
// earlier cycles and of its own: if the load of that cycle sees the write, so does the table, and if not, it errs on the safe side.
// rsp_time is 0 in cycles that answer no look-up.
//
// Guarantee: the answer is never below the time of the last update of the word's block, if the times of updates do not
// decrease. An array's entry is the time of the last update that hashes to it, and that of the word does in all four. So no write is missed; an
// answer that is too late, because other blocks have hit all four entries, costs a validation that was not needed.
//
// A time is a number of cycles of 2 x TIME_BITS bits, in two words: the 8 bytes an entry of the paper, and at full size no wrap
// that could miss a write.
//
// clear starts a sweep that sets one entry of each array a cycle to 0; tab_ready is low meanwhile, 2^SET_BITS cycles, and neither
// port takes anything. Same-cycle priority: clear over both, as an update of its cycle is swept; the answer to the look-up before it still comes out.
//
// 2^SET_BITS entries an array, blocks of 32 words of ADDR_BITS address bits.
// Here ADDR_BITS = 30, SUB_ARRAYS = 4, TIME_BITS = 32.
module write_time_table (
    input  wire clock,
    input  wire clear,
    output wire tab_ready,
    input  wire lookup_valid,
    input  wire [29:0] lookup_address,
    output wire rsp_valid,
    output wire [31:0] rsp_time_hi,
    output wire [31:0] rsp_time_lo,
    input  wire upd_valid,
    input  wire [29:0] upd_address,
    input  wire [31:0] upd_time_hi,
    input  wire [31:0] upd_time_lo
);
    reg  sweeping;
    reg  [8:0] sweep_set;
    reg  asked;
    wire [119:0] lookup_hash_address;
    wire [35:0] lookup_hash_set_index;
    wire [119:0] upd_hash_address;
    wire [35:0] upd_hash_set_index;
    wire [127:0] times_hi_read_word;
    wire [3:0] times_hi_write_valid;
    wire [35:0] times_hi_write_index;
    wire [127:0] times_hi_write_word, times_lo_read_word, times_lo_write_word;
    wire [31:0] least_hi, least_lo;
    genvar g;

    (* keep_hierarchy *) write_time_table_lookup_hash lookup_hash_0 (
        .address(lookup_hash_address[0*30 +: 30]),
        .set_index(lookup_hash_set_index[0*9 +: 9])
    );

    (* keep_hierarchy *) write_time_table_lookup_hash_2 lookup_hash_1 (
        .address(lookup_hash_address[1*30 +: 30]),
        .set_index(lookup_hash_set_index[1*9 +: 9])
    );

    (* keep_hierarchy *) write_time_table_lookup_hash_3 lookup_hash_2 (
        .address(lookup_hash_address[2*30 +: 30]),
        .set_index(lookup_hash_set_index[2*9 +: 9])
    );

    (* keep_hierarchy *) write_time_table_lookup_hash_4 lookup_hash_3 (
        .address(lookup_hash_address[3*30 +: 30]),
        .set_index(lookup_hash_set_index[3*9 +: 9])
    );

    (* keep_hierarchy *) write_time_table_lookup_hash upd_hash_0 (
        .address(upd_hash_address[0*30 +: 30]),
        .set_index(upd_hash_set_index[0*9 +: 9])
    );

    (* keep_hierarchy *) write_time_table_lookup_hash_2 upd_hash_1 (
        .address(upd_hash_address[1*30 +: 30]),
        .set_index(upd_hash_set_index[1*9 +: 9])
    );

    (* keep_hierarchy *) write_time_table_lookup_hash_3 upd_hash_2 (
        .address(upd_hash_address[2*30 +: 30]),
        .set_index(upd_hash_set_index[2*9 +: 9])
    );

    (* keep_hierarchy *) write_time_table_lookup_hash_4 upd_hash_3 (
        .address(upd_hash_address[3*30 +: 30]),
        .set_index(upd_hash_set_index[3*9 +: 9])
    );

    for (g = 0; g < 4; g = g + 1) begin : gen_times_hi
        (* keep_hierarchy *) word_ram times_hi (
            .clock(clock),
            .read_index(lookup_hash_set_index[9 * g +: 9]),
            .read_word(times_hi_read_word[32 * g +: 32]),
            .write_valid(times_hi_write_valid[g]),
            .write_index(times_hi_write_index[9 * g +: 9]),
            .write_word(times_hi_write_word[32 * g +: 32])
        );
        (* keep_hierarchy *) word_ram times_lo (
            .clock(clock),
            .read_index(lookup_hash_set_index[9 * g +: 9]),
            .read_word(times_lo_read_word[32 * g +: 32]),
            .write_valid(times_hi_write_valid[g]),
            .write_index(times_hi_write_index[9 * g +: 9]),
            .write_word(times_lo_write_word[32 * g +: 32])
        );
    end

    assign tab_ready = !sweeping;

    for (g = 0; g < 4; g = g + 1) begin : gen_lookup_hash_address
        assign lookup_hash_address[30 * g +: 30] = lookup_address >> 5;
        assign upd_hash_address[30 * g +: 30] = upd_address >> 5;
        assign times_hi_write_valid[g] = sweeping | upd_valid;
        assign times_hi_write_index[9 * g +: 9] = sweeping ? sweep_set : upd_hash_set_index[9 * g +: 9];
        assign times_hi_write_word[32 * g +: 32] = sweeping ? 32'd0 : upd_time_hi;
        assign times_lo_write_word[32 * g +: 32] = sweeping ? 32'd0 : upd_time_lo;
    end

    function automatic [63:0] least_hi_of(input reg [127:0] in_times_hi_read_word,
            input reg [127:0] in_times_lo_read_word);
        reg  [31:0] own_least_hi, own_least_lo;
        reg  [2:0] own_earlier;
        integer i;
        begin
            own_least_hi = in_times_hi_read_word[0*32 +: 32];
            own_least_lo = in_times_lo_read_word[0*32 +: 32];
            for (i = 0; i < 3; i = i + 1) begin
                own_earlier[i] = (in_times_hi_read_word[32 * i + 32 +: 32] < own_least_hi) |
                        ((in_times_hi_read_word[32 * i + 32 +: 32] == own_least_hi) & (in_times_lo_read_word[32 * i + 32 +: 32] <
                        own_least_lo));
                if (own_earlier[i]) begin
                    own_least_hi = in_times_hi_read_word[32 * i + 32 +: 32];
                    own_least_lo = in_times_lo_read_word[32 * i + 32 +: 32];
                end
            end
            least_hi_of = {own_least_hi, own_least_lo};
        end
    endfunction
    assign {least_hi, least_lo} = least_hi_of(times_hi_read_word, times_lo_read_word);
    assign rsp_valid = asked;
    assign rsp_time_hi = asked ? least_hi : 32'd0;
    assign rsp_time_lo = asked ? least_lo : 32'd0;

    always @(posedge clock) begin
        asked <= lookup_valid & !sweeping & !clear;
        if (sweeping) begin
            sweep_set <= sweep_set + 9'd1;
            sweeping <= !(&sweep_set);
        end
        if (clear) begin
            sweeping <= 1'b1;
            sweep_set <= 9'd0;
        end
    end

    initial begin
        sweeping = 1'b0; sweep_set = 9'd0; asked = 1'b0;
    end
endmodule
