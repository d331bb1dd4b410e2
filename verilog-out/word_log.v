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
// Here ADDR_BITS = 30, COUNT_BITS = 13, NODE_BITS = 12, PORTS = 3, SLOT_BITS = 10.
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
    input  wire [29:0] walk_slot,
    output wire [38:0] walk_count,
    input  wire [2:0] walk_begin,
    input  wire [2:0] walk_take,
    output wire [2:0] walk_valid,
    output wire [2:0] walk_last,
    output wire [35:0] walk_node,
    output wire [89:0] walk_address,
    output wire [31:0] walk_value,
    output wire walk_counted,
    input  wire free_valid,
    input  wire [11:0] free_node,
    input  wire empty_valid,
    output wire empty_ready,
    input  wire [9:0] empty_slot
);
    reg  [11:0] oldest, newest;
    reg  [12:0] available;
    reg  sweeping;
    reg  [11:0] sweep;
    reg  placing;
    reg  [9:0] slot;
    reg  [11:0] node;
    reg  [35:0] at_node;
    reg  [38:0] left;
    reg  [2:0] walking;
    wire [35:0] heads_read_word;
    wire [2:0] heads_write_valid;
    wire [35:0] read_node;
    wire take;
    wire [11:0] free_read_word;
    wire [35:0] links_read_word;
    wire [2:0] links_write_valid;
    wire [11:0] tails_read_word;
    wire [51:0] counts_read_word;
    wire list_valid;
    wire [9:0] list_slot;
    wire [12:0] new_count;
    wire one_bit;
    wire [11:0] next_oldest;
    wire free_write_valid;
    wire [11:0] free_write_index, free_write_word;
    wire first;
    wire [9:0] swept_slot;
    genvar g;

    for (g = 0; g < 3; g = g + 1) begin : gen_heads
        (* keep_hierarchy *) word_log_heads heads (
            .clock(clock),
            .read_index(walk_slot[10 * g +: 10]),
            .read_word(heads_read_word[12 * g +: 12]),
            .write_valid(heads_write_valid[g]),
            .write_index(slot),
            .write_word(node)
        );
        (* keep_hierarchy *) word_log_addresses addresses (
            .clock(clock),
            .read_index(read_node[12 * g +: 12]),
            .read_word(walk_address[30 * g +: 30]),
            .write_valid(take),
            .write_index(free_read_word),
            .write_word(put_address)
        );
        (* keep_hierarchy *) word_log_links links (
            .clock(clock),
            .read_index(read_node[12 * g +: 12]),
            .read_word(links_read_word[12 * g +: 12]),
            .write_valid(links_write_valid[g]),
            .write_index(tails_read_word),
            .write_word(node)
        );
        (* keep_hierarchy *) word_log_counts counts (
            .clock(clock),
            .read_index(walk_slot[10 * g +: 10]),
            .read_word(counts_read_word[13 * g +: 13]),
            .write_valid(list_valid),
            .write_index(list_slot),
            .write_word(new_count)
        );
    end

    (* keep_hierarchy *) word_log_counts counts_3 (
        .clock(clock),
        .read_index(put_slot),
        .read_word(counts_read_word[3*13 +: 13]),
        .write_valid(list_valid),
        .write_index(list_slot),
        .write_word(new_count)
    );

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
        .read_index(read_node[1*12 +: 12]),
        .read_word(walk_value),
        .write_valid(take),
        .write_index(free_read_word),
        .write_word(put_value)
    );

    word_log_counted counted (
        .clock(clock),
        .read_index(read_node[2*12 +: 12]),
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
    assign free_write_index = sweeping ? sweep : newest;
    assign free_write_word = sweeping ? sweep : free_node;
    assign one_bit = counted_bit;
    assign first = !(|counts_read_word[3*13 +: 13]);
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
        counts_read_word[3*13 +: 13] + 13'd1;
    assign swept_slot = sweep[9:0];
    assign heads_write_valid[0] = placing & first, heads_write_valid[1] = placing & first,
            heads_write_valid[2] = placing & first;
    assign links_write_valid[0] = placing & !first, links_write_valid[1] = placing & !first,
            links_write_valid[2] = placing & !first;
    assign walk_count = counts_read_word[0*13 +: 39];
    assign walk_valid = walking;
    assign walk_last[0] = left[0*13 +: 13] == 13'd1, walk_last[1] = left[1*13 +: 13] == 13'd1,
            walk_last[2] = left[2*13 +: 13] == 13'd1;
    assign walk_node = at_node;
    assign read_node[0*12 +: 12] =
        walk_begin[0] ? heads_read_word[0*12 +: 12] :
        walk_take[0] ? links_read_word[0*12 +: 12] :
        at_node[0*12 +: 12];
    assign read_node[1*12 +: 12] =
        walk_begin[1] ? heads_read_word[1*12 +: 12] :
        walk_take[1] ? links_read_word[1*12 +: 12] :
        at_node[1*12 +: 12];
    assign read_node[2*12 +: 12] =
        walk_begin[2] ? heads_read_word[2*12 +: 12] :
        walk_take[2] ? links_read_word[2*12 +: 12] :
        at_node[2*12 +: 12];

    always @(posedge clock) begin : at_clock
        integer i;
        placing <= take;
        if (take) begin
            slot <= put_slot;
            node <= free_read_word;
        end
        oldest <= next_oldest;
        if (free_valid) newest <= newest + 12'd1;
        if (free_valid & !take) available <= available + 13'd1;
        if (take & !free_valid) available <= available - 13'd1;
        for (i = 0; i < 3; i = i + 1) begin
            if (walk_take[i]) begin
                left[13 * i +: 13] <= left[13 * i +: 13] - 13'd1;
                if (left[13 * i +: 13] == 13'd1) walking[i] <= 1'b0;
            end
            if (walk_begin[i]) begin
                left[13 * i +: 13] <= counts_read_word[13 * i +: 13];
                walking[i] <= 1'b1;
            end
            at_node[12 * i +: 12] <= read_node[12 * i +: 12];
            if (clear) walking[i] <= 1'b0;
        end
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
        oldest = 12'd0; newest = 12'd0; available = 13'd0; sweeping = 1'b0; sweep = 12'd0; placing = 1'b0; slot = 10'd0;
        node = 12'd0; at_node = 36'd0; left = 39'd0; walking = 3'd0;
    end
endmodule
