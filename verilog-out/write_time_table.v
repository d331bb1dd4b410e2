// write_time_table: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// When a word was last written, or some time after that: the last-written-time table of temporal conflict detection.
//
// Warp TM's (early conflict resolution, 3.1 and Table 1: 16 KB, 2,048 entries in 4 sub-arrays, granularity 128 bytes); one in each memory
// partition. The paper gives the sizes, its authors' simulator the operation. A [temporal filter](crate::temporal_filter) in each core
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
    wire [29:0] lookup_hash_0_address, lookup_hash_1_address, lookup_hash_2_address, lookup_hash_3_address;
    wire [8:0] lookup_hash_0_set_index, lookup_hash_1_set_index, lookup_hash_2_set_index, lookup_hash_3_set_index;
    wire [29:0] upd_hash_0_address, upd_hash_1_address, upd_hash_2_address, upd_hash_3_address;
    wire [8:0] upd_hash_0_set_index, upd_hash_1_set_index, upd_hash_2_set_index, upd_hash_3_set_index;
    wire [31:0] times_hi_0_read_word, times_hi_1_read_word, times_hi_2_read_word, times_hi_3_read_word;
    wire times_hi_0_write_valid, times_hi_1_write_valid, times_hi_2_write_valid, times_hi_3_write_valid;
    wire [8:0] times_hi_0_write_index, times_hi_1_write_index, times_hi_2_write_index, times_hi_3_write_index;
    wire [31:0] times_hi_0_write_word, times_hi_1_write_word, times_hi_2_write_word, times_hi_3_write_word;
    wire [31:0] times_lo_0_read_word, times_lo_1_read_word, times_lo_2_read_word, times_lo_3_read_word;
    wire [31:0] times_lo_0_write_word, times_lo_1_write_word, times_lo_2_write_word, times_lo_3_write_word;
    wire [31:0] least_hi;
    wire [31:0] least_lo;

    (* keep_hierarchy *) write_time_table_lookup_hash lookup_hash_0 (
        .address(lookup_hash_0_address),
        .set_index(lookup_hash_0_set_index)
    );

    (* keep_hierarchy *) write_time_table_lookup_hash_2 lookup_hash_1 (
        .address(lookup_hash_1_address),
        .set_index(lookup_hash_1_set_index)
    );

    (* keep_hierarchy *) write_time_table_lookup_hash_3 lookup_hash_2 (
        .address(lookup_hash_2_address),
        .set_index(lookup_hash_2_set_index)
    );

    (* keep_hierarchy *) write_time_table_lookup_hash_4 lookup_hash_3 (
        .address(lookup_hash_3_address),
        .set_index(lookup_hash_3_set_index)
    );

    (* keep_hierarchy *) write_time_table_lookup_hash upd_hash_0 (
        .address(upd_hash_0_address),
        .set_index(upd_hash_0_set_index)
    );

    (* keep_hierarchy *) write_time_table_lookup_hash_2 upd_hash_1 (
        .address(upd_hash_1_address),
        .set_index(upd_hash_1_set_index)
    );

    (* keep_hierarchy *) write_time_table_lookup_hash_3 upd_hash_2 (
        .address(upd_hash_2_address),
        .set_index(upd_hash_2_set_index)
    );

    (* keep_hierarchy *) write_time_table_lookup_hash_4 upd_hash_3 (
        .address(upd_hash_3_address),
        .set_index(upd_hash_3_set_index)
    );

    (* keep_hierarchy *) word_ram times_hi_0 (.clock(clock), .read_index(lookup_hash_0_set_index),
            .read_word(times_hi_0_read_word), .write_valid(times_hi_0_write_valid),
            .write_index(times_hi_0_write_index), .write_word(times_hi_0_write_word));
    (* keep_hierarchy *) word_ram times_hi_1 (.clock(clock), .read_index(lookup_hash_1_set_index),
            .read_word(times_hi_1_read_word), .write_valid(times_hi_1_write_valid),
            .write_index(times_hi_1_write_index), .write_word(times_hi_1_write_word));
    (* keep_hierarchy *) word_ram times_hi_2 (.clock(clock), .read_index(lookup_hash_2_set_index),
            .read_word(times_hi_2_read_word), .write_valid(times_hi_2_write_valid),
            .write_index(times_hi_2_write_index), .write_word(times_hi_2_write_word));
    (* keep_hierarchy *) word_ram times_hi_3 (.clock(clock), .read_index(lookup_hash_3_set_index),
            .read_word(times_hi_3_read_word), .write_valid(times_hi_3_write_valid),
            .write_index(times_hi_3_write_index), .write_word(times_hi_3_write_word));

    (* keep_hierarchy *) word_ram times_lo_0 (.clock(clock), .read_index(lookup_hash_0_set_index),
            .read_word(times_lo_0_read_word), .write_valid(times_hi_0_write_valid),
            .write_index(times_hi_0_write_index), .write_word(times_lo_0_write_word));
    (* keep_hierarchy *) word_ram times_lo_1 (.clock(clock), .read_index(lookup_hash_1_set_index),
            .read_word(times_lo_1_read_word), .write_valid(times_hi_1_write_valid),
            .write_index(times_hi_1_write_index), .write_word(times_lo_1_write_word));
    (* keep_hierarchy *) word_ram times_lo_2 (.clock(clock), .read_index(lookup_hash_2_set_index),
            .read_word(times_lo_2_read_word), .write_valid(times_hi_2_write_valid),
            .write_index(times_hi_2_write_index), .write_word(times_lo_2_write_word));
    (* keep_hierarchy *) word_ram times_lo_3 (.clock(clock), .read_index(lookup_hash_3_set_index),
            .read_word(times_lo_3_read_word), .write_valid(times_hi_3_write_valid),
            .write_index(times_hi_3_write_index), .write_word(times_lo_3_write_word));

    assign tab_ready = !sweeping;
    assign lookup_hash_0_address = lookup_address >> 3'd5, lookup_hash_1_address = lookup_address >> 3'd5,
            lookup_hash_2_address = lookup_address >> 3'd5, lookup_hash_3_address = lookup_address >> 3'd5;
    assign upd_hash_0_address = upd_address >> 3'd5, upd_hash_1_address = upd_address >> 3'd5,
            upd_hash_2_address = upd_address >> 3'd5, upd_hash_3_address = upd_address >> 3'd5;
    assign times_hi_0_write_valid = sweeping | upd_valid, times_hi_1_write_valid = sweeping | upd_valid,
            times_hi_2_write_valid = sweeping | upd_valid, times_hi_3_write_valid = sweeping | upd_valid;
    assign times_hi_0_write_index = sweeping ? sweep_set : upd_hash_0_set_index,
            times_hi_1_write_index = sweeping ? sweep_set : upd_hash_1_set_index,
            times_hi_2_write_index = sweeping ? sweep_set : upd_hash_2_set_index,
            times_hi_3_write_index = sweeping ? sweep_set : upd_hash_3_set_index;
    assign times_hi_0_write_word = sweeping ? 32'd0 : upd_time_hi,
            times_hi_1_write_word = sweeping ? 32'd0 : upd_time_hi,
            times_hi_2_write_word = sweeping ? 32'd0 : upd_time_hi,
            times_hi_3_write_word = sweeping ? 32'd0 : upd_time_hi;
    assign times_lo_0_write_word = sweeping ? 32'd0 : upd_time_lo,
            times_lo_1_write_word = sweeping ? 32'd0 : upd_time_lo,
            times_lo_2_write_word = sweeping ? 32'd0 : upd_time_lo,
            times_lo_3_write_word = sweeping ? 32'd0 : upd_time_lo;

    function automatic [63:0] least_hi_of(input reg [31:0] in_times_hi_read_word_0,
            input reg [31:0] in_times_hi_read_word_1, input reg [31:0] in_times_hi_read_word_2,
            input reg [31:0] in_times_hi_read_word_3, input reg [31:0] in_times_lo_read_word_0,
            input reg [31:0] in_times_lo_read_word_1, input reg [31:0] in_times_lo_read_word_2,
            input reg [31:0] in_times_lo_read_word_3);
        reg  [31:0] own_least_hi;
        reg  [31:0] own_least_lo;
        reg  own_earlier_0, own_earlier_1, own_earlier_2;
        begin
            own_least_hi = in_times_hi_read_word_0;
            own_least_lo = in_times_lo_read_word_0;
            own_earlier_0 = (in_times_hi_read_word_1 < own_least_hi) | ((in_times_hi_read_word_1 == own_least_hi) &
                    (in_times_lo_read_word_1 < own_least_lo));
            if (own_earlier_0) begin
                own_least_hi = in_times_hi_read_word_1;
                own_least_lo = in_times_lo_read_word_1;
            end
            own_earlier_1 = (in_times_hi_read_word_2 < own_least_hi) | ((in_times_hi_read_word_2 == own_least_hi) &
                    (in_times_lo_read_word_2 < own_least_lo));
            if (own_earlier_1) begin
                own_least_hi = in_times_hi_read_word_2;
                own_least_lo = in_times_lo_read_word_2;
            end
            own_earlier_2 = (in_times_hi_read_word_3 < own_least_hi) | ((in_times_hi_read_word_3 == own_least_hi) &
                    (in_times_lo_read_word_3 < own_least_lo));
            if (own_earlier_2) begin
                own_least_hi = in_times_hi_read_word_3;
                own_least_lo = in_times_lo_read_word_3;
            end
            least_hi_of = {own_least_hi, own_least_lo};
        end
    endfunction
    assign {least_hi, least_lo} = least_hi_of(times_hi_0_read_word, times_hi_1_read_word, times_hi_2_read_word,
            times_hi_3_read_word, times_lo_0_read_word, times_lo_1_read_word, times_lo_2_read_word,
            times_lo_3_read_word);
    assign rsp_valid = asked;
    assign rsp_time_hi =
        asked ? least_hi :
        32'd0;
    assign rsp_time_lo =
        asked ? least_lo :
        32'd0;

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
        sweeping = 1'b0;
        sweep_set = 9'd0;
        asked = 1'b0;
    end
endmodule
