// word_log: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The words of all transactions of a commit unit, read set or write set: a list for each transaction, in one pool of nodes.
//
// Early conflict resolution, 4.1 ("the ring buffer"), says that read and write sets are kept in the commit unit and walked; how is ours: words of many
// warps arrive in any mixture, and sets have any size, so lists share a pool.
//
//  put_*      -> free list -> node -> list of the slot        -> put_full, put_node (same cycle), placed_* (next)
//  walk_*     -> three ports, each at a list of its own        -> a word a cycle
//  free_node  -> free list      empty_slot -> an empty list
//
// Put. The word goes to the end of the list of put_slot and gets node put_node. One a cycle, also to one slot. Without a free node
// (put_full) nothing happens. In the next cycle placed_valid is high, and placed_first if it is the list's first word.
//
// Walk, ports 0 to 2. walk_slot names the slot of the next cycle; walk_count is the number of words of this cycle's. walk_begin begins at the
// head of this cycle's slot, which must not be empty; from the next cycle on walk_valid is high with a word, in the order in which they were put, and
// walk_take goes on to the next. So a list of n words takes n + 1 cycles, and the next one can begin with the last. Values are on port 1 only, and
// on port 2 the bit that counted_* wrote for the node. A list must not get words, or lose its nodes, while it is walked, but
// a node may be freed in the cycle in which port 2 goes on from it, or later.
//
// Free. free_valid gives a node back; empty_valid, taken when empty_ready, makes a list empty. A node that is freed
// can be had from the next cycle on.
//
// clear starts a sweep of 2^NODE_BITS cycles, log_ready low, in which nothing may be asked for; then all lists are empty. Same-cycle
// priority: clear over everything.
//
// 2^SLOT_BITS lists of words of ADDR_BITS address bits in 2^NODE_BITS nodes; COUNT_BITS = NODE_BITS + 1.
module word_log (
    input  wire clock,
    input  wire clear,
    output wire log_ready,
    input  wire put_valid,
    input  wire [9:0] put_slot,
    input  wire [29:0] put_address,
    input  wire [31:0] put_value,
    output wire put_full,
    output wire [11:0] put_node,
    output wire placed_valid,
    output wire placed_first,
    output wire [9:0] placed_slot,
    input  wire counted_valid,
    input  wire [11:0] counted_node,
    input  wire counted_bit,
    input  wire [9:0] walk_slot_0, walk_slot_1, walk_slot_2,
    output wire [12:0] walk_count_0, walk_count_1, walk_count_2,
    input  wire walk_begin_0, walk_begin_1, walk_begin_2,
    input  wire walk_take_0, walk_take_1, walk_take_2,
    output wire walk_valid_0, walk_valid_1, walk_valid_2,
    output wire walk_last_0, walk_last_1, walk_last_2,
    output wire [11:0] walk_node_0, walk_node_1, walk_node_2,
    output wire [29:0] walk_address_0, walk_address_1, walk_address_2,
    output wire [31:0] walk_value,
    output wire walk_counted,
    input  wire free_valid,
    input  wire [11:0] free_node,
    input  wire empty_valid,
    output wire empty_ready,
    input  wire [9:0] empty_slot
);
    reg  [11:0] oldest;
    reg  [11:0] newest;
    reg  [12:0] available;
    reg  sweeping;
    reg  [11:0] sweep;
    reg  placing;
    reg  [9:0] slot;
    reg  [11:0] node;
    reg  [11:0] at_node_0, at_node_1, at_node_2;
    reg  [12:0] left_0, left_1, left_2;
    reg  walking_0, walking_1, walking_2;
    wire [11:0] heads_0_read_word, heads_1_read_word, heads_2_read_word;
    wire heads_0_write_valid, heads_1_write_valid, heads_2_write_valid;
    wire [11:0] reads_0, reads_1, reads_2;
    wire take;
    wire [11:0] free_read_word;
    wire [11:0] links_0_read_word, links_1_read_word, links_2_read_word;
    wire links_0_write_valid, links_1_write_valid, links_2_write_valid;
    wire [11:0] tails_read_word;
    wire [12:0] counts_0_read_word, counts_1_read_word, counts_2_read_word, counts_3_read_word;
    wire list_valid;
    wire [9:0] list_slot;
    wire [12:0] new_count;
    wire one_bit;
    wire [11:0] next_oldest;
    wire free_write_valid;
    wire [11:0] free_write_index;
    wire [11:0] free_write_word;
    wire first;
    wire [9:0] swept_slot;

    (* keep_hierarchy *) word_log_heads heads_0 (.clock(clock), .read_index(walk_slot_0), .read_word(heads_0_read_word),
            .write_valid(heads_0_write_valid), .write_index(slot), .write_word(node));
    (* keep_hierarchy *) word_log_heads heads_1 (.clock(clock), .read_index(walk_slot_1), .read_word(heads_1_read_word),
            .write_valid(heads_1_write_valid), .write_index(slot), .write_word(node));
    (* keep_hierarchy *) word_log_heads heads_2 (.clock(clock), .read_index(walk_slot_2), .read_word(heads_2_read_word),
            .write_valid(heads_2_write_valid), .write_index(slot), .write_word(node));

    (* keep_hierarchy *) word_log_addresses addresses_0 (.clock(clock), .read_index(reads_0),
            .read_word(walk_address_0), .write_valid(take), .write_index(free_read_word), .write_word(put_address));
    (* keep_hierarchy *) word_log_addresses addresses_1 (.clock(clock), .read_index(reads_1),
            .read_word(walk_address_1), .write_valid(take), .write_index(free_read_word), .write_word(put_address));
    (* keep_hierarchy *) word_log_addresses addresses_2 (.clock(clock), .read_index(reads_2),
            .read_word(walk_address_2), .write_valid(take), .write_index(free_read_word), .write_word(put_address));

    (* keep_hierarchy *) word_log_links links_0 (.clock(clock), .read_index(reads_0), .read_word(links_0_read_word),
            .write_valid(links_0_write_valid), .write_index(tails_read_word), .write_word(node));
    (* keep_hierarchy *) word_log_links links_1 (.clock(clock), .read_index(reads_1), .read_word(links_1_read_word),
            .write_valid(links_1_write_valid), .write_index(tails_read_word), .write_word(node));
    (* keep_hierarchy *) word_log_links links_2 (.clock(clock), .read_index(reads_2), .read_word(links_2_read_word),
            .write_valid(links_2_write_valid), .write_index(tails_read_word), .write_word(node));

    (* keep_hierarchy *) word_log_counts counts_0 (.clock(clock), .read_index(walk_slot_0),
            .read_word(counts_0_read_word), .write_valid(list_valid), .write_index(list_slot), .write_word(new_count));
    (* keep_hierarchy *) word_log_counts counts_1 (.clock(clock), .read_index(walk_slot_1),
            .read_word(counts_1_read_word), .write_valid(list_valid), .write_index(list_slot), .write_word(new_count));
    (* keep_hierarchy *) word_log_counts counts_2 (.clock(clock), .read_index(walk_slot_2),
            .read_word(counts_2_read_word), .write_valid(list_valid), .write_index(list_slot), .write_word(new_count));
    (* keep_hierarchy *) word_log_counts counts_3 (.clock(clock), .read_index(put_slot), .read_word(counts_3_read_word),
            .write_valid(list_valid), .write_index(list_slot), .write_word(new_count));

    (* keep_hierarchy *) word_log_heads tails (
        .clock(clock),
        .read_index(put_slot),
        .read_word(tails_read_word),
        .write_valid(placing),
        .write_index(slot),
        .write_word(node)
    );

    word_log_values values (
        .clock(clock),
        .read_index(reads_1),
        .read_word(walk_value),
        .write_valid(take),
        .write_index(free_read_word),
        .write_word(put_value)
    );

    word_log_counted counted (
        .clock(clock),
        .read_index(reads_2),
        .read_word(walk_counted),
        .write_valid(counted_valid),
        .write_index(counted_node),
        .write_word(one_bit)
    );

    (* keep_hierarchy *) word_log_links free (
        .clock(clock),
        .read_index(next_oldest),
        .read_word(free_read_word),
        .write_valid(free_write_valid),
        .write_index(free_write_index),
        .write_word(free_write_word)
    );

    assign log_ready = !sweeping;
    assign put_full = !(|available);
    assign put_node = free_read_word;
    assign take = put_valid & (|available) & !clear;
    assign next_oldest =
        clear ? 12'd0 :
        take ? oldest + 12'd1 :
        oldest;
    assign free_write_valid = sweeping | free_valid;
    assign free_write_index =
        sweeping ? sweep :
        newest;
    assign free_write_word =
        sweeping ? sweep :
        free_node;
    assign one_bit = counted_bit;
    assign first = !(|counts_3_read_word);
    assign placed_valid = placing;
    assign placed_first = placing & first;
    assign placed_slot = slot;
    assign empty_ready = !placing;
    assign list_valid = sweeping | (!placing ? empty_valid : placing);
    assign list_slot =
        sweeping ? swept_slot :
        !placing ? empty_slot :
        slot;
    assign new_count =
        sweeping ? 13'd0 :
        !placing ? 13'd0 :
        counts_3_read_word + 13'd1;
    assign swept_slot = sweep[9:0];
    assign heads_0_write_valid = placing & first, heads_1_write_valid = placing & first,
            heads_2_write_valid = placing & first;
    assign links_0_write_valid = placing & !first, links_1_write_valid = placing & !first,
            links_2_write_valid = placing & !first;
    assign walk_count_0 = counts_0_read_word, walk_count_1 = counts_1_read_word, walk_count_2 = counts_2_read_word;
    assign walk_valid_0 = walking_0, walk_valid_1 = walking_1, walk_valid_2 = walking_2;
    assign walk_last_0 = left_0 == 13'd1, walk_last_1 = left_1 == 13'd1, walk_last_2 = left_2 == 13'd1;
    assign walk_node_0 = at_node_0, walk_node_1 = at_node_1, walk_node_2 = at_node_2;
    assign reads_0 = walk_begin_0 ? heads_0_read_word : walk_take_0 ? links_0_read_word : at_node_0,
            reads_1 = walk_begin_1 ? heads_1_read_word : walk_take_1 ? links_1_read_word : at_node_1,
            reads_2 = walk_begin_2 ? heads_2_read_word : walk_take_2 ? links_2_read_word : at_node_2;

    always @(posedge clock) begin
        placing <= take;
        if (take) begin
            slot <= put_slot;
            node <= free_read_word;
        end
        oldest <= next_oldest;
        if (free_valid) newest <= newest + 12'd1;
        if (free_valid & !take) available <= available + 13'd1;
        if (take & !free_valid) available <= available - 13'd1;
        if (walk_take_0) begin
            left_0 <= left_0 - 13'd1;
            if (left_0 == 13'd1) walking_0 <= 1'b0;
        end
        if (walk_begin_0) begin
            left_0 <= counts_0_read_word;
            walking_0 <= 1'b1;
        end
        at_node_0 <= reads_0;
        if (clear) walking_0 <= 1'b0;
        if (walk_take_1) begin
            left_1 <= left_1 - 13'd1;
            if (left_1 == 13'd1) walking_1 <= 1'b0;
        end
        if (walk_begin_1) begin
            left_1 <= counts_1_read_word;
            walking_1 <= 1'b1;
        end
        at_node_1 <= reads_1;
        if (clear) walking_1 <= 1'b0;
        if (walk_take_2) begin
            left_2 <= left_2 - 13'd1;
            if (left_2 == 13'd1) walking_2 <= 1'b0;
        end
        if (walk_begin_2) begin
            left_2 <= counts_2_read_word;
            walking_2 <= 1'b1;
        end
        at_node_2 <= reads_2;
        if (clear) walking_2 <= 1'b0;
        if (sweeping) begin
            sweep <= sweep + 12'd1;
            newest <= 12'd0;
            available <= 13'd0;
            if (&sweep) begin
                sweeping <= 1'b0;
                available <= {1'b0, sweep} + 13'd1;
            end
        end
        if (clear) begin
            sweeping <= 1'b1;
            sweep <= 12'd0;
            newest <= 12'd0;
            available <= 13'd0;
            placing <= 1'b0;
        end
    end

    initial begin
        oldest = 12'd0;
        newest = 12'd0;
        available = 13'd0;
        sweeping = 1'b0;
        sweep = 12'd0;
        placing = 1'b0;
        slot = 10'd0;
        node = 12'd0;
        at_node_0 = 12'd0; at_node_1 = 12'd0; at_node_2 = 12'd0;
        left_0 = 13'd0; left_1 = 13'd0; left_2 = 13'd0;
        walking_0 = 1'b0; walking_1 = 1'b0; walking_2 = 1'b0;
    end
endmodule
