// combining_atomic_unit: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The atomic unit of a slice of a memory partition: read, operate, write, one word at a time, and what waits for it.
//
// Sync primitives, sections 3 and 4: the unit stands before the memory of its slice (the second level, or DRAM), and everything that goes there passes
// through it: atomics word by word, volatile loads and stores as packets of up to a line. The paper measures two machines and tells them apart by one
// question, whether an atomic unit with a queue holds its line hostage; here a strap decides it.
//
//                +---------------------------------------------+
//  req_*       ->| entries: address, operation, what they wait |-> mem_* (reads, writes, volatile packets)
//                |          for; the next one in turn          |<- write_ack
//                | operate: AtomicAlu, or elsewhere            |<- memrsp_*
//  result_*    ->|                                             |-> operate_*
//                | results, in the order of operation          |-> rsp_* (old words), mem_* (new words)
//                +---------------------------------------------+
//
// Requests (req_*, valid/ready): req_address is a word's, req_tag comes back with the answer. An atomic reads the word at the memory,
// operates, writes the new word and answers the old one; with req_wide (an even address) the words are two, *2 is the high one. req_ready while
// an entry is free; a request takes the lowest free one.
//
// Volatile packets (Load, Store; req_address is one of their line): they wait for their turn and go on to the memory under their tag; their
// bytes and answers do not pass through the unit, and req_data is ignored.
//
// Order. When a request is taken it is compared with all entries, and waits for some of them to end:
//
// | request | waits, with cfg_hold high (Fermi), for | low (Tesla) |
// | --- | --- | --- |
// | atomic | all of its line | atomics of the same 8 bytes, volatile packets of its line |
// | load | what holds its line, stores of it | atomics and stores of its line |
// | store | what holds its line, loads and stores of it | all of its line |
//
// With cfg_hold high an atomic holds its line until it ends. A packet that finds the line held is treated like an atomic addition of 0: it holds
// the line too, so that the line stays held until its queue is empty, goes out with mem_answers, and ends when memrsp_valid names its entry (the
// words are ignored). With cfg_hold low no packet holds anything. A packet that does not hold ends when it has landed. mem_held marks the accesses
// of an entry that found its line held: the line is there, its tags need not be looked up. cfg_hold may change only while the unit is empty. What
// ends in the cycle in which a request is taken is not found by it.
//
// Memory: mem_valid & mem_ready hands an access over. Writes go before all else; what may go out besides takes turns, from the entry after the
// last one upwards. Until it is taken an access may give way to another. The memory reports once of each access, under its mem_entry, that it has
// taken place; it may do accesses, and report, in any order:
//
// | access | the memory reports by |
// | --- | --- |
// | read; packet that holds (mem_answers high) | memrsp_*, an answer |
// | write; packet that does not hold (mem_answers low) | write_ack, with write_ack_entry; or mem_ordered high in the cycle of the hand-over |
//
// A store or write has landed when every access that is handed over later finds it; a load when no later one changes what it returns. An entry
// keeps what waits for it back until its access has landed, so a memory may post its writes. Answers and acknowledges come no earlier than in the
// cycle after the hand-over; one that nobody waits for is ignored. memrsp_ready is low only while an external operation waits; acknowledges are
// always taken. mem_ordered says that what is taken in this cycle has its place before all that is taken later, so it has landed at once: a memory
// that does accesses in the order of their hand-over ties it high, and write_ack low.
//
// Operate elsewhere (External): operate_valid shows tag and old words until result_valid brings the new ones, in the same cycle at the
// earliest. A result that nobody waits for is ignored.
//
// Answers (rsp_*, valid/ready, stable): tag and old words, in the order of operation, each independent of its write. An atomic ends when its
// answer is taken and its write has landed. The high words of an atomic of one word mean nothing, here and at the memory.
//
// Latency. The access goes out 1 cycle after the request is taken, or 1 cycle after the end of the last one it waits for; 2 cycles after the
// memory's answer there are write and answer; an external operation adds the cycles to its result. So atomics on one word follow each other every L +
// A + 3 cycles, L being those of the memory from the read to its answer, A those from the write to its acknowledge, 0 with mem_ordered.
// Throughput: an access a cycle, so an atomic every 2 cycles; packets that wait for each other still go one a cycle.
//
// Guarantee. Every atomic is answered once, with what the one before it on its word wrote; a full unit loses nothing. No access goes out while an
// older one that it waits for has not landed. With cfg_hold high nothing passes what holds its line. If the memory answers and acknowledges, and
// takes a write whatever becomes of its answers, nothing waits for ever: an entry waits only for older ones.
//
// Combining (combining_atomic_unit, not in the paper). Atomics wait for those of the same words, not of the same 8 bytes. An operation that ends
// passes its new words to the one request that waits for it alone, if that is an atomic of the same words: it operates in the next cycle, without the
// memory. So atomics on one word that wait here are done one a cycle, and the last of them is written. Words that the memory brings come first; then
// the new ones are written, and the next request reads them. An atomic whose new words are passed on, or written, is waited for no more and holds
// nothing, though its answer may not be taken yet. An atomic behind a load or store of its line waits for that too.
//
// clear empties the unit. Same-cycle priority: clear over all; a request in that cycle is dropped. Accesses handed over before must not be
// answered, acknowledged or done after it: the memory is cleared with the unit.
//
// ENTRIES = 2^ENTRY_BITS <= 32 entries, lines of 2^LINE_BITS words; it combines if COMBINES is 1, and not if 0.
// Here ADDR_BITS = 30, COMBINES = 1, ENTRIES = 32, ENTRY_BITS = 5, TAG_BITS = 10.
module combining_atomic_unit (
    // Rising edge.
    input  wire clock,
    // Synchronous: empties the unit without answers. The memory is cleared in the same cycle.
    input  wire clear,
    // 1: an atomic keeps its line to itself until it ends (Fermi). 0: later atomics wait only for those of
    // the same 8 bytes (Tesla). Changes only while queued is 0.
    input  wire cfg_hold,
    // A request; taken at a clock at which req_ready is high too.
    input  wire req_valid,
    // An entry is free; does not depend on req_valid.
    output wire req_ready,
    // Operation, from ATOMIC_ADD (0) to ATOMIC_STORE (15); docs/integration.md lists the codes.
    input  wire [3:0] req_op,
    // The atomic is of 64 bits, two words at an even address; pins that end in 2 are the high word.
    input  wire req_wide,
    // Word address (byte address / 4); of a volatile load or store any word of its line.
    input  wire [29:0] req_address,
    // Unique among requests in flight; comes back on mem_tag, operate_tag and rsp_tag.
    input  wire [9:0] req_tag,
    // Operand of the atomic, low word; ignored for volatile loads and stores.
    input  wire [31:0] req_data,
    // Operand of the atomic, high word; used with req_wide.
    input  wire [31:0] req_data2,
    // What ATOMIC_COMPARE_SWAP compares memory with, low word.
    input  wire [31:0] req_compare,
    // What ATOMIC_COMPARE_SWAP compares memory with, high word; used with req_wide.
    input  wire [31:0] req_compare2,
    // An access to the memory; handed over at a clock at which mem_ready is high too. Until then another one
    // may take its place.
    output wire mem_valid,
    // The memory takes the access at this clock.
    input  wire mem_ready,
    // 0: read for an atomic, 1: write of an atomic, 2: volatile load, 3: volatile store.
    output wire [1:0] mem_kind,
    // Word address of the access: req_address of its request.
    output wire [29:0] mem_address,
    // The read or write is of two words, at mem_address and the address after it. Only of kinds 0 and 1.
    output wire mem_wide,
    // Word to write, of a write (kind 1).
    output wire [31:0] mem_data,
    // High word to write, of a write with mem_wide.
    output wire [31:0] mem_data2,
    // Entry of the access, by which the memory answers or acknowledges it.
    output wire [4:0] mem_entry,
    // req_tag of the request, under which bytes of a volatile load or store pass outside of the unit.
    output wire [9:0] mem_tag,
    // The request found its line held by an older one: the line is there and its tags need no look-up.
    output wire mem_held,
    // The memory reports this access on memrsp_*; else on write_ack, or with mem_ordered not at all.
    output wire mem_answers,
    // The access that is handed over at this clock takes place before all later ones, and needs no write_ack.
    // Sampled with mem_valid and mem_ready; ignored with mem_answers.
    input  wire mem_ordered,
    // An access without mem_answers and mem_ordered has taken place before all that is handed over later.
    // Once for each, from the cycle after the hand-over on; always taken.
    input  wire write_ack,
    // Entry of the access that is acknowledged: its mem_entry.
    input  wire [4:0] write_ack_entry,
    // The answer to an access with mem_answers, from the cycle after the hand-over on, in any order;
    // taken at a clock at which memrsp_ready is high too.
    input  wire memrsp_valid,
    // Low only while operate_valid is high.
    output wire memrsp_ready,
    // Entry of the access that is answered: its mem_entry.
    input  wire [4:0] memrsp_entry,
    // Word that was read for an atomic; ignored for volatile loads and stores.
    input  wire [31:0] memrsp_data,
    // High word that was read for an atomic of 64 bits.
    input  wire [31:0] memrsp_data2,
    // An atomic with ATOMIC_EXTERNAL waits for its new words on result_*; high until they come.
    output wire operate_valid,
    // Tag of the atomic; valid with operate_valid.
    output wire [9:0] operate_tag,
    // Old word of the atomic; valid with operate_valid.
    output wire [31:0] operate_data,
    // Old high word of an atomic of 64 bits; valid with operate_valid.
    output wire [31:0] operate_data2,
    // New words for the atomic of operate_valid, in the same cycle at the earliest; ignored while that is low.
    input  wire result_valid,
    // New word of the atomic.
    input  wire [31:0] result_data,
    // New high word of an atomic of 64 bits.
    input  wire [31:0] result_data2,
    // The answer to an atomic (packets have none); stays until the clock at which rsp_ready is high.
    output wire rsp_valid,
    // The answer is taken at this clock.
    input  wire rsp_ready,
    // req_tag of the atomic.
    output wire [9:0] rsp_tag,
    // Word before the atomic.
    output wire [31:0] rsp_data,
    // High word before an atomic of 64 bits; undefined for one word.
    output wire [31:0] rsp_data2,
    // Number of entries in use.
    output wire [5:0] queued
);
    localparam [1:0] MEMORY_KIND_READ = 2'd0, MEMORY_KIND_WRITE = 2'd1, MEMORY_KIND_LOAD = 2'd2,
            MEMORY_KIND_STORE = 2'd3;
    localparam [3:0] ATOMIC_OP_ADD = 4'd0, ATOMIC_OP_EXTERNAL = 4'd13, ATOMIC_OP_LOAD = 4'd14, ATOMIC_OP_STORE = 4'd15;
    localparam [31:0] ONE = 32'd1;
    reg  [959:0] address;
    reg  [127:0] op;
    reg  [319:0] tag;
    reg  [1023:0] waits;
    reg  [31:0] live, waiting, asked, landing, to_write, to_answer, wide, packets, stores, held, after;
    reg  [5:0] count;
    reg  operating;
    reg  [4:0] operand_of;
    reg  [3:0] operate_op;
    reg  operate_wide;
    reg  [9:0] tag_of;
    reg  [31:0] old, old2, data, data2, compare, compare2;
    reg  [4:0] produced, written, answered;
    reg  [31:0] alike;
    reg  [4:0] produced_to_write;
    wire [31:0] alu_result, alu_result2;
    wire [4:0] next_entry;
    wire [127:0] operands_read_data;
    wire take;
    wire [4:0] taken_entry;
    wire new_words_write_valid;
    wire [63:0] new_words_write_data;
    wire [4:0] new_entry_read_data;
    wire finishes;
    wire [4:0] old_entry_read_data;
    wire [31:0] may_go, in_turn;
    wire writes;
    wire [31:0] chosen, handed, wrote, posted, landed;
    wire external;
    wire [31:0] returned, came_back, brought;
    wire starts;
    wire [31:0] next_old, next_old2, operates, told, unwritten, untold, unlanded, done, passed, ending, follows;
    wire [4:0] follower;
    wire passes_on, two_done;
    wire [31:0] passed_on, released;
    wire [3:0] next_op;
    wire [9:0] next_tag;
    wire [31:0] binding, same_line, same_pair, same_word;
    wire [959:0] difference;
    wire [31:0] holding;
    wire line_held, is_store, is_packet;
    wire [31:0] wanted, same_width, free, taken;
    wire [5:0] count_now;
    genvar g;

    atomic_alu alu (
        .op(operate_op),
        .wide(operate_wide),
        .memory(old),
        .memory2(old2),
        .data(data),
        .data2(data2),
        .compare(compare),
        .compare2(compare2),
        .result(alu_result),
        .result2(alu_result2)
    );

    atomic_unit_operands operands (
        .clock(clock),
        .read_row(next_entry),
        .read_data(operands_read_data),
        .write_valid(take),
        .write_row(taken_entry),
        .write_data({req_compare2, req_compare, req_data2, req_data})
    );

    (* keep_hierarchy *) atomic_unit_new_words new_words (
        .clock(clock),
        .read_row(written),
        .read_data({mem_data2, mem_data}),
        .write_valid(new_words_write_valid),
        .write_row(produced_to_write),
        .write_data(new_words_write_data)
    );

    (* keep_hierarchy *) atomic_unit_new_entry new_entry (
        .clock(clock),
        .read_row(written),
        .read_data(new_entry_read_data),
        .write_valid(new_words_write_valid),
        .write_row(produced_to_write),
        .write_data(operand_of)
    );

    (* keep_hierarchy *) atomic_unit_new_words old_words (
        .clock(clock),
        .read_row(answered),
        .read_data({rsp_data2, rsp_data}),
        .write_valid(finishes),
        .write_row(produced),
        .write_data({old2, old})
    );

    (* keep_hierarchy *) atomic_unit_new_entry old_entry (
        .clock(clock),
        .read_row(answered),
        .read_data(old_entry_read_data),
        .write_valid(finishes),
        .write_row(produced),
        .write_data(operand_of)
    );

    atomic_unit_old_tag old_tag (
        .clock(clock),
        .read_row(answered),
        .read_data(rsp_tag),
        .write_valid(finishes),
        .write_row(produced),
        .write_data(tag_of)
    );

    for (g = 0; g < 32; g = g + 1) begin : gen_may_go
        assign may_go[g] = waiting[g] & !(|waits[32 * g +: 32]);
    end

    function automatic [31:0] in_turn_of(input reg [31:0] in_may_go, input reg [31:0] in_after);
        begin
            in_turn_of = in_may_go & in_after;
            if (!(|in_turn_of)) in_turn_of = in_may_go;
        end
    endfunction
    assign in_turn = in_turn_of(may_go, after);
    assign writes = |to_write;
    assign chosen = writes ? ONE << new_entry_read_data : in_turn & (~in_turn + 32'd1);
    assign mem_valid = writes | (|may_go);

    function automatic [29:0] mem_address_of(input reg [31:0] in_chosen, input reg [959:0] in_address);
        integer i;
        begin
            mem_address_of = 30'd0;
            for (i = 0; i < 32; i = i + 1) if (in_chosen[i]) mem_address_of = mem_address_of | in_address[30 * i +: 30];
        end
    endfunction
    assign mem_address = mem_address_of(chosen, address);

    function automatic [4:0] mem_entry_of(input reg [30:0] in_chosen);
        integer i;
        begin
            mem_entry_of = 5'd0;
            for (i = 1; i < 31; i = i + 1) if (in_chosen[i - 1]) mem_entry_of = mem_entry_of | i[4:0];
            if (in_chosen[30]) mem_entry_of = 5'd31;
        end
    endfunction
    assign mem_entry = mem_entry_of(chosen[31:1]);

    function automatic [9:0] mem_tag_of(input reg [31:0] in_chosen, input reg [319:0] in_tag);
        integer i;
        begin
            mem_tag_of = 10'd0;
            for (i = 0; i < 32; i = i + 1) if (in_chosen[i]) mem_tag_of = mem_tag_of | in_tag[10 * i +: 10];
        end
    endfunction
    assign mem_tag = mem_tag_of(chosen, tag);
    assign mem_wide = |(chosen & wide);
    assign mem_held = |(chosen & held);
    assign mem_kind =
        writes ? MEMORY_KIND_WRITE :
        |(chosen & stores) ? MEMORY_KIND_STORE :
        |(chosen & packets) ? MEMORY_KIND_LOAD :
        MEMORY_KIND_READ;
    assign mem_answers = !writes & (!(|(chosen & packets)) | mem_held);
    assign handed = mem_valid & mem_ready & !writes ? chosen : 32'd0;
    assign wrote = mem_valid & mem_ready & writes ? chosen : 32'd0;
    assign posted = mem_valid & mem_ready & !mem_answers & !mem_ordered ? chosen : 32'd0;
    assign landed = write_ack ? ONE << write_ack_entry : 32'd0;
    assign external = operating & (operate_op == ATOMIC_OP_EXTERNAL);
    assign memrsp_ready = !external;
    assign returned = memrsp_valid & !external ? asked & (ONE << memrsp_entry) : 32'd0;
    assign came_back = returned & packets;
    assign brought = returned & ~packets;
    assign starts = passes_on | (|brought);
    assign next_entry = passes_on ? follower : memrsp_entry;
    assign next_old = passes_on ? new_words_write_data[0*32 +: 32] : memrsp_data;
    assign next_old2 = passes_on ? new_words_write_data[1*32 +: 32] : memrsp_data2;
    assign finishes = operating & (!external | result_valid);
    assign operates = finishes ? ONE << operand_of : 32'd0;
    assign operate_valid = external;
    assign operate_tag = tag_of;
    assign operate_data = old;
    assign operate_data2 = old2;
    assign new_words_write_data[0*32 +: 32] = external ? result_data : alu_result;
    assign new_words_write_data[1*32 +: 32] = external ? result_data2 : alu_result2;
    assign new_words_write_valid = !passes_on & finishes;
    assign rsp_valid = |to_answer;
    assign told = rsp_valid & rsp_ready ? ONE << old_entry_read_data : 32'd0;
    assign unwritten = to_write & ~wrote;
    assign untold = to_answer & ~told;
    assign unlanded = (landing & ~landed) | posted;
    assign done = (to_write | to_answer | landing) & ~unwritten & ~untold & ~unlanded;
    assign passed = handed & packets & ~held & ~posted;
    assign ending = done | passed | came_back;

    for (g = 0; g < 32; g = g + 1) begin : gen_follows
        assign follows[g] = waiting[g] & alike[g] & (waits[32 * g +: 32] == (ONE << operand_of));
    end

    function automatic [4:0] follower_of(input reg [30:0] in_follows);
        integer i;
        begin
            follower_of = 5'd0;
            for (i = 1; i < 31; i = i + 1) if (in_follows[i - 1]) follower_of = follower_of | i[4:0];
            if (in_follows[0*32 + 30]) follower_of = 5'd31;
        end
    endfunction
    assign follower = follower_of(follows[31:1]);
    assign passes_on = finishes & (|follows) & !(|brought);
    assign two_done = (|(done & ~landed & wrote)) & (|(done & ~landed & ~wrote));
    assign passed_on = passes_on ? operates : 32'd0;
    assign released = ending | (to_answer & ~unwritten & ~unlanded) | passed_on;

    function automatic [3:0] next_op_of(input reg [4:0] in_next_entry, input reg [127:0] in_op);
        integer i;
        begin
            next_op_of = ATOMIC_OP_ADD;
            for (i = 0; i < 32; i = i + 1) if (in_next_entry == i[4:0]) next_op_of = in_op[4 * i +: 4];
        end
    endfunction
    assign next_op = next_op_of(next_entry, op);

    function automatic [9:0] next_tag_of(input reg [4:0] in_next_entry, input reg [319:0] in_tag);
        integer i;
        begin
            next_tag_of = 10'd0;
            for (i = 0; i < 32; i = i + 1) begin
                if (in_next_entry == i[4:0]) next_tag_of = next_tag_of | in_tag[10 * i +: 10];
            end
        end
    endfunction
    assign next_tag = next_tag_of(next_entry, tag);
    assign binding = live & ~released;

    for (g = 0; g < 32; g = g + 1) begin : gen_same_line
        assign same_line[g] = binding[g] & !(|(difference[30 * g +: 30] & 30'h3fffffe0));
        assign same_pair[g] = !(|(difference[30 * g +: 30] & 30'h3ffffffe));
        assign same_word[g] = !(|difference[30 * g +: 30]);
        assign difference[30 * g +: 30] = address[30 * g +: 30] ^ req_address;
    end

    assign holding = same_line & (~packets | held);
    assign line_held = cfg_hold & (|holding);
    assign is_store = req_op == ATOMIC_OP_STORE;
    assign is_packet = is_store | (req_op == ATOMIC_OP_LOAD);

    function automatic [31:0] wanted_of(input reg [31:0] in_same_line, input reg in_is_packet, input reg in_is_store,
            input reg [31:0] in_holding, input reg [31:0] in_stores, input reg in_cfg_hold,
            input reg [31:0] in_same_pair, input reg [31:0] in_packets, input reg in_req_wide,
            input reg [31:0] in_same_word, input reg [31:0] in_wide);
        begin
            wanted_of = in_same_line;
            if (in_is_packet) begin
                if (!in_is_store) wanted_of = in_holding | (in_same_line & in_stores);
            end else if (!in_cfg_hold) wanted_of = in_same_line & (in_same_pair | in_packets);
            if (!in_req_wide & !in_is_packet & !in_cfg_hold) begin
                wanted_of = wanted_of & (in_same_word | in_wide | in_packets);
            end
        end
    endfunction
    assign wanted = wanted_of(same_line, is_packet, is_store, holding, stores, cfg_hold, same_pair, packets, req_wide,
            same_word, wide);
    assign same_width = req_wide ? ~packets & wide : ~packets & ~wide;
    assign free = ~live;
    assign req_ready = |free;
    assign take = req_valid & req_ready;
    assign taken = take ? free & (~free + 32'd1) : 32'd0;

    function automatic [4:0] taken_entry_of(input reg [30:0] in_taken);
        integer i;
        begin
            taken_entry_of = 5'd0;
            for (i = 1; i < 31; i = i + 1) if (in_taken[i - 1]) taken_entry_of = taken_entry_of | i[4:0];
            if (in_taken[30]) taken_entry_of = 5'd31;
        end
    endfunction
    assign taken_entry = taken_entry_of(taken[31:1]);
    assign queued = count;

    function automatic [5:0] count_now_of(input reg [5:0] in_count, input reg in_take, input reg [31:0] in_done,
            input reg [31:0] in_landed, input reg in_two_done, input reg [31:0] in_passed,
            input reg [31:0] in_came_back);
        begin
            count_now_of = in_count;
            if (in_take) count_now_of = count_now_of + 6'd1;
            if (|(in_done & in_landed)) count_now_of = count_now_of - 6'd1;
            if (|(in_done & ~in_landed)) count_now_of = count_now_of - 6'd1;
            if (in_two_done) count_now_of = count_now_of - 6'd1;
            if (|in_passed) count_now_of = count_now_of - 6'd1;
            if (|in_came_back) count_now_of = count_now_of - 6'd1;
        end
    endfunction
    assign count_now = count_now_of(count, take, done, landed, two_done, passed, came_back);

    always @(posedge clock) begin : at_clock
        integer i;
        if (mem_valid & mem_ready) begin
            if (writes) written <= written + 5'd1;
            else after <= ~(chosen | (chosen - 32'd1));
        end
        if (finishes) produced <= produced + 5'd1;
        if (rsp_valid & rsp_ready) answered <= answered + 5'd1;
        if (!passes_on & finishes) produced_to_write <= produced_to_write + 5'd1;
        operating <= external & !result_valid;
        if (starts) begin
            operating <= 1'b1;
            operand_of <= next_entry;
            operate_op <= next_op;
            tag_of <= next_tag;
            old <= next_old;
            old2 <= next_old2;
            data <= operands_read_data[0*32 +: 32];
            data2 <= operands_read_data[1*32 +: 32];
            compare <= operands_read_data[2*32 +: 32];
            compare2 <= operands_read_data[3*32 +: 32];
        end
        if (|brought) operate_wide <= |(returned & wide);
        for (i = 0; i < 32; i = i + 1) begin
            waits[32 * i +: 32] <= waits[32 * i +: 32] & ~released;
            if (taken[i]) begin
                address[30 * i +: 30] <= req_address;
                op[4 * i +: 4] <= req_op;
                tag[10 * i +: 10] <= req_tag;
                waits[32 * i +: 32] <= wanted;
            end
        end
        wide <= wide & ~taken;
        packets <= packets & ~taken;
        stores <= stores & ~taken;
        held <= held & ~taken;
        if (req_wide) wide <= wide | taken;
        if (is_packet) packets <= packets | taken;
        if (is_store) stores <= stores | taken;
        if (line_held) held <= held | taken;
        alike <= alike & ~taken;
        if (!(|(wanted & ~(same_word & same_width))) & !is_packet) alike <= alike | taken;
        live <= (live & ~ending) | taken;
        waiting <= (waiting & ~handed) | taken;
        asked <= (asked & ~returned) | (handed & ~passed & ~posted);
        landing <= unlanded;
        to_write <= unwritten | operates;
        to_answer <= untold | operates;
        if (passes_on) begin
            waiting <= (waiting & ~handed & ~follows) | taken;
            to_write <= unwritten;
        end
        count <= count_now;
        if (clear) begin
            live <= 32'd0;
            waiting <= 32'd0;
            asked <= 32'd0;
            landing <= 32'd0;
            to_write <= 32'd0;
            to_answer <= 32'd0;
            after <= 32'd0;
            count <= 6'd0;
            operating <= 1'b0;
            produced <= 5'd0;
            written <= 5'd0;
            answered <= 5'd0;
            produced_to_write <= 5'd0;
        end
    end

    initial begin
        address = {960{1'b0}}; op = 128'd0; tag = {320{1'b0}}; waits = {1024{1'b0}}; live = 32'd0; waiting = 32'd0;
        asked = 32'd0; landing = 32'd0; to_write = 32'd0; to_answer = 32'd0; wide = 32'd0; packets = 32'd0;
        stores = 32'd0; held = 32'd0; after = 32'd0; count = 6'd0; operating = 1'b0; operand_of = 5'd0;
        operate_op = 4'd0; operate_wide = 1'b0; tag_of = 10'd0; old = 32'd0; old2 = 32'd0; data = 32'd0; data2 = 32'd0;
        compare = 32'd0; compare2 = 32'd0; produced = 5'd0; written = 5'd0; answered = 5'd0; alike = 32'd0;
        produced_to_write = 5'd0;
    end
endmodule
