// The atomic unit under any requests, before any memory: 4 entries, 2 lines of 4 words, exchanges of 32 and 64 bits, operations
// elsewhere, loads and stores.
//
// The memory takes accesses when it likes and answers and acknowledges when and in which order it likes; what it writes is there when
// it reports so, and not before; what it takes with `mem_ordered` is done at once. What an operation elsewhere results in
// is anything, answers are taken at any time, `clear` comes at any time, and answers, acknowledges and results come that nobody waits for. `cfg_hold` is
// either, and changes while the unit is empty.
//
// Proved, for any word:
// - what is taken is offered to the memory as it was asked for, and read, written and answered once each; nothing else is offered or
//   answered; a request is taken if not all entries are, and what is in the unit is counted;
// - each atomic returns, and each load finds, what the word would have if every request were done when it is taken, and so has the word
//   when the unit is empty;
// - no access passes an older one that it has to wait for, as the table of the unit's header has it, and none goes out while one of these has not
//   landed; what a read and a load find does not change until the memory reports them; with `cfg_hold` high, from the
//   read of an atomic, or from a packet that holds, to its end nothing else of its line goes to the memory;
// - `mem_held` is high if and only if the line was held when the request was taken;
// - the unit never rests while something is in it, unless the memory owes an answer or an acknowledge or somebody else a result; and what may go to the
//   memory is passed by 3 others at most, besides writes. As requests wait only for older ones, each comes to its end.
//
// With `COMBINES` it is the unit that combines, of which all this is proved as well, but that its atomics wait for those of the same words, that
// nobody waits for what is settled, and that what passes its new words on is not written. The new words go to whoever waits for the operation alone and
// found nothing but atomics of its words, in the cycle in which the operation ends, if no words come from the memory.
`ifdef COMBINES
`define combines 1'b1
`else
`define combines 1'b0
`endif
module wrapper (
    input wire clock,
    input wire clear,
    input wire cfg_hold,
    input wire req_valid,
    input wire [3:0] req_op,
    input wire req_wide,
    input wire [2:0] req_address,
    input wire [1:0] req_tag,
    input wire [31:0] req_data,
    input wire [31:0] req_data2,
    input wire [31:0] foreseen,
    input wire mem_ready,
    input wire mem_ordered,
    input wire write_ack,
    input wire [1:0] write_ack_entry,
    input wire memrsp_valid,
    input wire [1:0] memrsp_entry,
    input wire [31:0] memrsp_data,
    input wire [31:0] memrsp_data2,
    input wire result_valid,
    input wire [31:0] result_data,
    input wire [31:0] result_data2,
    input wire rsp_ready
);
    // Any word: what holds for it holds for all.
    (* anyconst *) reg [2:0] any_word;

    // Any contents at first, which the clear of the first cycle makes good.
    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    wire req_ready, mem_valid, mem_wide, mem_held, mem_answers, memrsp_ready, operate_valid, rsp_valid;
    wire [1:0] mem_kind, mem_entry, mem_tag, operate_tag, rsp_tag;
    wire [2:0] mem_address;
    wire [31:0] mem_data, mem_data2, operate_data, operate_data2, rsp_data, rsp_data2;
    wire [5:0] queued;
    atomic_unit unit (
        .clock(clock),
        .clear(clear),
        .cfg_hold(cfg_hold),
        .req_valid(req_valid),
        .req_ready(req_ready),
        .req_op(req_op),
        .req_wide(req_wide),
        .req_address(req_address),
        .req_tag(req_tag),
        .req_data(req_data),
        .req_data2(req_data2),
        .req_compare(32'd0),
        .req_compare2(32'd0),
        .mem_valid(mem_valid),
        .mem_ready(mem_ready),
        .mem_kind(mem_kind),
        .mem_address(mem_address),
        .mem_wide(mem_wide),
        .mem_data(mem_data),
        .mem_data2(mem_data2),
        .mem_entry(mem_entry),
        .mem_tag(mem_tag),
        .mem_held(mem_held),
        .mem_answers(mem_answers),
        .mem_ordered(mem_ordered),
        .write_ack(write_ack),
        .write_ack_entry(write_ack_entry),
        .memrsp_valid(memrsp_valid),
        .memrsp_ready(memrsp_ready),
        .memrsp_entry(memrsp_entry),
        .memrsp_data(memrsp_data),
        .memrsp_data2(memrsp_data2),
        .operate_valid(operate_valid),
        .operate_tag(operate_tag),
        .operate_data(operate_data),
        .operate_data2(operate_data2),
        .result_valid(result_valid),
        .result_data(result_data),
        .result_data2(result_data2),
        .rsp_valid(rsp_valid),
        .rsp_ready(rsp_ready),
        .rsp_tag(rsp_tag),
        .rsp_data(rsp_data),
        .rsp_data2(rsp_data2),
        .queued(queued)
    );
    localparam READ = 2'd0, WRITE = 2'd1, LOAD = 2'd2, STORE = 2'd3;
    localparam EXCHANGE = 4'd4, EXTERNAL = 4'd13;

    // The arithmetic is another unit's.
    wire is_packet = req_op[3:1] == 3'b111;
    wire is_store = req_op == 4'd15;
    always @(*) assume (req_op == EXCHANGE | req_op == EXTERNAL | is_packet);
    always @(*) assume (!(req_wide & req_address[0]));

    // By entry: what has been taken and has not ended, and which is older (bit 4 i + j: i than j).
    reg [3:0] live = 0, packet, store, wide, elsewhere, held;
    reg [11:0] address;
    reg [7:0] tag;
    reg [15:0] older;
    // Handed over; answered by the memory; operated; written; answered. To be acknowledged.
    reg [3:0] out, back, operated, written, told;
    reg [3:0] landing = 0;
    // For the word: what it should be before, what it becomes, what was read.
    reg [127:0] expected, result, found;
    // The word, and what it would be.
    reg [31:0] memory, in_order;

    // Who touches the word, and in which half of 64 bits.
    reg [3:0] touches, in_high;
    // By entries 4 e + f: e has to wait for f, if f is older; both are of one line.
    reg [15:0] waits, of_line;
    // Combining: what has been written, or need not be; who found nothing but atomics of its words; whose old words were passed on.
    wire [3:0] settled = {4{`combines}} & live & ~packet & written & ~landing;
    reg [3:0] alike, inherited;
    wire [3:0] holds = {4{hold}} & (held | ~packet) & ~settled;
    reg hold;
    always @(*) assume (live == 0 | cfg_hold == hold);
    integer e, f, h;
    always @(*) begin
        for (e = 0; e < 4; e = e + 1) begin
            touches[e] = live[e] & (packet[e] ? address[3 * e + 2] == any_word[2]
                : address[3 * e+:3] == any_word | (wide[e] & address[3 * e + 1+:2] == any_word[2:1]));
            in_high[e] = wide[e] & !packet[e] & any_word[0];
            for (f = 0; f < 4; f = f + 1) begin
                of_line[4 * e + f] = address[3 * e + 2] == address[3 * f + 2];
                waits[4 * e + f] = e != f & of_line[4 * e + f] & !settled[f] & (packet[e]
                    ? store[e] | store[f] | !packet[f] | holds[f]
                    : hold | packet[f] | (address[3 * e + 1+:2] == address[3 * f + 1+:2]
                        & (!`combines | wide[e] | wide[f] | address[3 * e] == address[3 * f])));
            end
        end
    end

    // What happens in this cycle.
    wire take = req_valid & req_ready;
    wire hands = mem_valid & mem_ready;
    wire [3:0] offered = 4'd1 << mem_entry;
    wire [3:0] goes = hands & mem_kind != WRITE ? offered : 4'd0;
    wire [3:0] writes = hands & mem_kind == WRITE ? offered : 4'd0;
    wire [3:0] returns = memrsp_valid & memrsp_ready ? (4'd1 << memrsp_entry) & out & ~back & ~landing & live : 4'd0;
    wire [3:0] posted = hands & !mem_answers & !mem_ordered ? offered : 4'd0;
    wire [3:0] lands = write_ack ? (4'd1 << write_ack_entry) & landing & live : 4'd0;
    (* hierconn *) wire [1:0] \unit.old_entry_read_data_0 ;
    wire [1:0] answering = \unit.old_entry_read_data_0 ;
    wire [3:0] tells = rsp_valid & rsp_ready ? 4'd1 << answering : 4'd0;
    // An operation that is not elsewhere takes a cycle.
    wire [3:0] at_work = back & ~operated & live;
    wire [3:0] operates = at_work & (~elsewhere | {4{result_valid}});
    reg [3:0] heirs;
    always @(*)
        for (e = 0; e < 4; e = e + 1) begin
            heirs[e] = `combines & |operates & !(returns & ~packet) & live[e] & !out[e] & alike[e];
            for (f = 0; f < 4; f = f + 1)
                if ((live[f] & older[4 * f + e] & waits[4 * e + f]) != operates[f])
                    heirs[e] = 0;
        end
    wire [3:0] passes_on = |heirs ? operates : 4'd0;
    wire [3:0] now_written = written | writes | passes_on, now_told = told | tells;
    wire [3:0] now_landing = (landing & ~lands) | posted;
    wire [3:0] ends = (live & ~packet & now_written & now_told & ~now_landing) | (goes & packet & ~held & ~posted) | ((returns | lands) & packet);
    // What changes the memory.
    wire [3:0] changing = (writes & ~posted) | (lands & (~packet | store)) | (store & ((goes & ~held & ~posted) | returns));
    // The lowest entry that is free.
    wire [3:0] free = ~live;
    wire [3:0] taken = take ? free & -free : 4'd0;
    wire takes_word = is_packet ? req_address[2] == any_word[2]
        : req_address == any_word | (req_wide & req_address[2:1] == any_word[2:1]);
    wire [31:0] becomes = req_op != EXCHANGE ? foreseen : req_wide & any_word[0] ? req_data2 : req_data;
    wire [3:0] binding = live & ~ends & ~({4{`combines}} & ~packet & now_written & ~now_landing);
    reg [3:0] held_by, unlike;
    always @(*)
        for (e = 0; e < 4; e = e + 1) begin
            held_by[e] = cfg_hold & binding[e] & (held[e] | !packet[e]) & address[3 * e + 2] == req_address[2];
            unlike[e] = binding[e] & address[3 * e + 2] == req_address[2]
                & (cfg_hold | packet[e] | (address[3 * e + 1+:2] == req_address[2:1] & (wide[e] | req_wide | address[3 * e] == req_address[0])))
                & (packet[e] | wide[e] != req_wide | address[3 * e+:3] != req_address);
        end

    // What the memory and others answer.
    always @(*)
        for (e = 0; e < 4; e = e + 1) begin
            if (returns[e] & touches[e])
                assume ((in_high[e] ? memrsp_data2 : memrsp_data) == found[32 * e+:32]);
            if (operates[e] & elsewhere[e] & touches[e])
                assume ((in_high[e] ? result_data2 : result_data) == result[32 * e+:32]);
        end

    // How many others have gone since it might.
    reg [3:0] may_go;
    reg [11:0] passed;
    always @(*)
        for (e = 0; e < 4; e = e + 1) begin
            may_go[e] = live[e] & !out[e];
            for (f = 0; f < 4; f = f + 1)
                if (live[f] & older[4 * f + e] & waits[4 * e + f])
                    may_go[e] = 0;
        end

    wire [31:0] written_value = in_high[mem_entry] ? mem_data2 : mem_data;
    reg [31:0] memory_now;
    always @(*) begin
        memory_now = memory;
        for (e = 0; e < 4; e = e + 1) begin
            if (changing[e] & touches[e])
                memory_now = writes[e] ? written_value : result[32 * e+:32];
        end
    end

    always @(posedge clock) begin
        hold <= cfg_hold;
        memory <= memory_now;
        if (take & takes_word & !(is_packet & !is_store))
            in_order <= becomes;
        live <= (live | taken) & ~ends;
        out <= (out | goes | heirs) & ~taken;
        back <= (back | (returns & ~packet) | heirs) & ~taken;
        inherited <= (inherited | heirs) & ~taken;
        operated <= (operated | operates) & ~taken;
        written <= now_written & ~taken;
        told <= now_told & ~taken;
        landing <= now_landing & ~ends;
        for (e = 0; e < 4; e = e + 1) begin
            if (taken[e]) begin
                packet[e] <= is_packet;
                store[e] <= is_store;
                wide[e] <= req_wide;
                elsewhere[e] <= req_op == EXTERNAL;
                held[e] <= |held_by;
                alike[e] <= !is_packet & !unlike;
                address[3 * e+:3] <= req_address;
                tag[2 * e+:2] <= req_tag;
                expected[32 * e+:32] <= in_order;
                result[32 * e+:32] <= becomes;
                for (f = 0; f < 4; f = f + 1) begin
                    older[4 * f + e] <= live[f];
                    older[4 * e + f] <= 0;
                end
            end
            if (goes[e])
                found[32 * e+:32] <= memory;
            for (f = 0; f < 4; f = f + 1)
                if (heirs[e] & operates[f])
                    found[32 * e+:32] <= result[32 * f+:32];
            passed[3 * e+:3] <= taken[e] | !may_go[e] ? 0 : passed[3 * e+:3] + {2'd0, |goes & !goes[e]};
        end
        if (clear) begin
            live <= 0;
            landing <= 0;
            in_order <= memory_now;
        end
    end

    wire [2:0] count = {2'd0, live[0]} + {2'd0, live[1]} + {2'd0, live[2]} + {2'd0, live[3]};
    wire [31:0] told_value = in_high[answering] ? rsp_data2 : rsp_data;
    always @(*) if (started) begin
        assert (queued == {3'd0, count});
        assert (req_ready == (live != 15));

        // What is offered.
        if (mem_valid) begin
            assert (live[mem_entry] & mem_address == address[3 * mem_entry+:3]);
            assert (mem_tag == tag[2 * mem_entry+:2] & mem_wide == wide[mem_entry]);
            assert (mem_held == held[mem_entry]);
            assert (mem_answers == (mem_kind == READ | (mem_kind != WRITE & held[mem_entry])));
            if (mem_kind == WRITE)
                assert (operated[mem_entry] & !written[mem_entry]);
            else
                assert (!out[mem_entry]);
            assert (packet[mem_entry] == (mem_kind == LOAD | mem_kind == STORE));
            assert (store[mem_entry] == (mem_kind == STORE));
            for (f = 0; f < 4; f = f + 1)
                if (live[f] & f != mem_entry) begin
                    // Older ones that it has to wait for.
                    if (mem_kind != WRITE & older[4 * f + mem_entry])
                        assert (!waits[4 * mem_entry + f]);
                    // Between an access that holds and its end.
                    if (out[f] & of_line[4 * f + mem_entry])
                        assert (!holds[f]);
                    // Between the read of a word and its end.
                    if (out[f] & !packet[f] & !packet[mem_entry] & !settled[f])
                        assert (address[3 * f + 1+:2] != address[3 * mem_entry + 1+:2]
                            | (`combines & !wide[f] & !mem_wide & address[3 * f] != address[3 * mem_entry]));
                end
            if (touches[mem_entry] & mem_kind == LOAD)
                assert (memory == expected[32 * mem_entry+:32]);
            if (touches[mem_entry] & mem_kind == WRITE)
                assert (written_value == result[32 * mem_entry+:32]);
        end
        for (e = 0; e < 4; e = e + 1)
            if (touches[e] & (packet[e] ? !store[e] & (lands[e] | returns[e]) : returns[e]))
                assert (memory == expected[32 * e+:32]);

        // What is answered.
        if (rsp_valid) begin
            assert (live[answering] & operated[answering] & !told[answering]);
            assert (rsp_tag == tag[2 * answering+:2]);
            if (touches[answering])
                assert (told_value == expected[32 * answering+:32]);
        end
        if (live == 0)
            assert (memory == in_order);

        // It goes on.
        if (live != 0)
            assert (mem_valid | rsp_valid | (at_work & ~elsewhere) | operate_valid | (out & ~back & live) | (landing & live));
        assert (memrsp_ready == !operate_valid & operate_valid == |(at_work & elsewhere));
        for (e = 0; e < 4; e = e + 1)
            if (may_go[e])
                assert (passed[3 * e+:3] <= 3);
    end

    // Room: a full unit, all of it one line's; a packet that held its line and came back; two words of a line at once; what is written and
    // not answered, what is answered and not written; an operation elsewhere while the memory owes an answer; one that others passed.
    reg held_packet = 0;
    always @(posedge clock)
        held_packet <= (held_packet | |(returns & packet)) & !clear;
    always @(*) if (started) begin
        cover (req_valid & live == 15 & of_line == 16'hffff & hold);
        cover (held_packet);
        cover (!hold & (out[1:0] & ~packet[1:0] & live[1:0]) == 3 & of_line[1]);
        cover ((live & written & ~told) != 0);
        cover ((live & told & ~written) != 0);
        cover (may_go == 0 & (live & told & landing & ~packet) != 0 & (live & ~out) != 0);
        cover ((ends & lands) != 0 & (ends & tells) != 0 & (ends & goes) != 0);
        cover (operate_valid & (out & ~back & live) != 0);
        cover (may_go[0] & passed[2:0] == 2);
`ifdef COMBINES
        cover (passes_on & inherited);
        cover (passes_on & wide & elsewhere);
        cover (passes_on & hold);
        cover (settled & |(unlike & ~settled));
        cover ((ends & writes) != 0 & (ends & tells & ~writes) != 0);
`endif
    end

`ifndef PROPERTIES_ONLY
    // Invariants of the inside.
    (* hierconn *) wire [3:0] \unit.live , \unit.waiting , \unit.asked , \unit.landing , \unit.to_write , \unit.to_answer ;
    (* hierconn *) wire [3:0] \unit.wide , \unit.packets , \unit.stores , \unit.held , \unit.after ;
    (* hierconn *) wire [3:0] \unit.waits_0 , \unit.waits_1 , \unit.waits_2 , \unit.waits_3 ;
    (* hierconn *) wire [3:0] \unit.op_0 , \unit.op_1 , \unit.op_2 , \unit.op_3 ;
    (* hierconn *) wire [2:0] \unit.address_0 , \unit.address_1 , \unit.address_2 , \unit.address_3 ;
    (* hierconn *) wire [1:0] \unit.tag_0 , \unit.tag_1 , \unit.tag_2 , \unit.tag_3 ;
    (* hierconn *) wire \unit.operating , \unit.operate_wide ;
    (* hierconn *) wire [1:0] \unit.operand_of , \unit.tag_of , \unit.produced , \unit.written , \unit.answered ;
    (* hierconn *) wire [3:0] \unit.operate_op ;
    (* hierconn *) wire [31:0] \unit.old , \unit.old2 , \unit.data , \unit.data2 ;
    (* hierconn *) wire [127:0] \unit.operands.words0 , \unit.operands.words1 ;
    (* hierconn *) wire [127:0] \unit.new_words.words0 , \unit.new_words.words1 ;
    (* hierconn *) wire [127:0] \unit.old_words.words0 , \unit.old_words.words1 ;
    (* hierconn *) wire [7:0] \unit.new_entry.words0 , \unit.old_entry.words0 , \unit.old_tag.words0 ;

    wire [15:0] unit_waits = { \unit.waits_3 , \unit.waits_2 , \unit.waits_1 , \unit.waits_0 };
    wire [15:0] unit_op = { \unit.op_3 , \unit.op_2 , \unit.op_1 , \unit.op_0 };
    wire [11:0] unit_address = { \unit.address_3 , \unit.address_2 , \unit.address_1 , \unit.address_0 };
    wire [7:0] unit_tag = { \unit.tag_3 , \unit.tag_2 , \unit.tag_1 , \unit.tag_0 };
    wire [1:0] busy = \unit.operand_of ;

    // Who has still to write the word; the youngest of those older than each, and of all.
    wire [3:0] changes = touches & ~(packet & ~store) & ~(~packet & written & ~landing);
    reg [15:0] last_before;
    reg [3:0] last_of_all;
    always @(*)
        for (e = 0; e < 4; e = e + 1) begin
            last_of_all[e] = changes[e];
            for (f = 0; f < 4; f = f + 1) begin
                if (changes[f] & older[4 * e + f])
                    last_of_all[e] = 0;
                last_before[4 * e + f] = changes[f] & older[4 * f + e];
                for (h = 0; h < 4; h = h + 1)
                    if (changes[h] & older[4 * f + h] & older[4 * h + e])
                        last_before[4 * e + f] = 0;
            end
        end

    // Places of the rings with results that are still to be written, to be answered.
    reg [3:0] writing = 0, telling = 0;
`ifdef COMBINES
    (* hierconn *) wire [3:0] \unit.alike_0 ;
    (* hierconn *) wire [1:0] \unit.produced_to_write_0 ;
    wire [1:0] place_to_write = \unit.produced_to_write_0 ;
`else
    wire [1:0] place_to_write = \unit.produced ;
`endif
    wire [3:0] placed = |operates ? 4'd1 << \unit.produced : 4'd0;
    wire [3:0] placed_to_write = |operates & !passes_on ? 4'd1 << place_to_write : 4'd0;
    always @(posedge clock) begin
        writing <= (writing & ~(|writes ? 4'd1 << \unit.written : 4'd0)) | placed_to_write;
        telling <= (telling & ~(|tells ? 4'd1 << \unit.answered : 4'd0)) | placed;
        if (clear) begin
            writing <= 0;
            telling <= 0;
        end
    end
    // Places from `first` up to the one before `last`; of none or all it is none.
    function [3:0] from_to(input [1:0] first, input [1:0] last);
        case ({first, last})
            {2'd0, 2'd1}: from_to = 4'b0001;
            {2'd0, 2'd2}: from_to = 4'b0011;
            {2'd0, 2'd3}: from_to = 4'b0111;
            {2'd1, 2'd2}: from_to = 4'b0010;
            {2'd1, 2'd3}: from_to = 4'b0110;
            {2'd1, 2'd0}: from_to = 4'b1110;
            {2'd2, 2'd3}: from_to = 4'b0100;
            {2'd2, 2'd0}: from_to = 4'b1100;
            {2'd2, 2'd1}: from_to = 4'b1101;
            {2'd3, 2'd0}: from_to = 4'b1000;
            {2'd3, 2'd1}: from_to = 4'b1001;
            {2'd3, 2'd2}: from_to = 4'b1011;
            default: from_to = 4'b0000;
        endcase
    endfunction

    reg [1:0] place, its;
    reg [3:0] relays, to_write_placed, to_answer_placed;
    always @(*) if (started) begin
        // What the unit knows of each entry.
        assert (\unit.live == live);
        assert (\unit.waiting == (live & ~out));
        assert (\unit.asked == (live & out & ~back & ~landing));
        assert (\unit.landing == landing & !(landing & ~live));
        assert (\unit.to_write == (live & operated & ~written));
        assert (\unit.to_answer == (live & operated & ~told));
        assert (\unit.operating == |at_work);
        assert (!(at_work & (at_work - 1)));
        assert (!(live & ~packet & written & told & ~landing));
        assert (!(landing & ((packet & (~out | held)) | (~packet & ~written))));
        assert (!(live & (back & ~out | operated & ~back | (written | told) & ~operated)));
        assert (!(live & packet & (back | (out & ~held & ~landing))));
        assert (!(live & store & ~packet));
        assert (!(live & inherited & (packet | ~back)));
        assert (`combines | !(live & inherited));
        assert (hold | !(live & held));
        for (e = 0; e < 4; e = e + 1) begin
            if (live[e]) begin
                assert (\unit.packets [e] == packet[e] & \unit.stores [e] == store[e]);
                assert (\unit.wide [e] == wide[e] & \unit.held [e] == held[e]);
                assert (unit_address[3 * e+:3] == address[3 * e+:3] & unit_tag[2 * e+:2] == tag[2 * e+:2]);
                assert (unit_op[4 * e+:4] == (packet[e] ? {3'b111, store[e]} : elsewhere[e] ? EXTERNAL : EXCHANGE));
                assert (!(wide[e] & address[3 * e]));
`ifdef COMBINES
                assert (\unit.alike_0 [e] == alike[e]);
`endif
            end
            for (f = 0; f < 4; f = f + 1) begin
                // Who waits for whom.
                if (live[e])
                    assert (unit_waits[4 * e + f] == (live[f] & older[4 * f + e] & waits[4 * e + f]));
                if (live[e] & out[e] & live[f] & older[4 * f + e])
                    assert (!waits[4 * e + f]);
                // Who waits for its like only.
                if (`combines & live[e] & alike[e])
                    assert (!packet[e]);
                if (`combines & live[e] & alike[e] & unit_waits[4 * e + f])
                    assert (!packet[f] & wide[f] == wide[e] & address[3 * f+:3] == address[3 * e+:3]);
                if (live[e] & live[f])
                    assert (e == f ? !older[4 * e + f] : older[4 * e + f] != older[4 * f + e]);
                for (h = 0; h < 4; h = h + 1)
                    if (live[e] & live[f] & live[h] & older[4 * e + f] & older[4 * f + h])
                        assert (older[4 * e + h]);
                // Who found its line free has nothing older there that holds.
                if (live[e] & live[f] & older[4 * f + e] & of_line[4 * e + f] & holds[f])
                    assert (held[e]);
                // A packet that holds waits for what holds since one before it that does not.
                relays = live & unit_waits[4 * e+:4] & older[4 * f+:4] & holds & of_line[4 * e+:4];
                if (live[e] & live[f] & packet[e] & held[e] & packet[f] & !held[f] & older[4 * f + e] & of_line[4 * e + f])
                    assert (relays != 0);
            end
        end

        // The operation.
        if (\unit.operating ) begin
            assert (at_work[busy] & \unit.tag_of == tag[2 * busy+:2] & \unit.operate_wide == wide[busy]);
            assert (\unit.operate_op == (elsewhere[busy] ? EXTERNAL : EXCHANGE));
            if (touches[busy]) begin
                assert ((in_high[busy] ? \unit.old2 : \unit.old ) == found[32 * busy+:32]);
                if (!elsewhere[busy])
                    assert ((in_high[busy] ? \unit.data2 : \unit.data ) == result[32 * busy+:32]);
            end
        end
        for (e = 0; e < 4; e = e + 1)
            if (touches[e] & !packet[e] & !elsewhere[e] & !back[e])
                assert ((in_high[e] ? \unit.operands.words1 [32 * e+:32] : \unit.operands.words0 [32 * e+:32]) == result[32 * e+:32]);

        // The rings of results: one order, so that the longer has all of the other, unless fewer are written.
        assert (\unit.written == place_to_write ? writing == 0 | writing == 15 : writing == from_to(\unit.written , place_to_write));
        assert (\unit.answered == \unit.produced ? telling == 0 | telling == 15 : telling == from_to(\unit.answered , \unit.produced ));
        to_write_placed = 0;
        to_answer_placed = 0;
        for (e = 0; e < 4; e = e + 1) begin
            its = \unit.new_entry.words0 [2 * e+:2];
            if (writing[e]) begin
                assert (\unit.to_write [its] & !to_write_placed[its]);
                to_write_placed[its] = 1;
                if (touches[its])
                    assert ((in_high[its] ? \unit.new_words.words1 [32 * e+:32] : \unit.new_words.words0 [32 * e+:32]) == result[32 * its+:32]);
            end
            if (writing[e] & telling[e] & !`combines)
                assert (its == \unit.old_entry.words0 [2 * e+:2]);
            its = \unit.old_entry.words0 [2 * e+:2];
            if (telling[e]) begin
                assert (\unit.to_answer [its] & !to_answer_placed[its]);
                to_answer_placed[its] = 1;
                assert (\unit.old_tag.words0 [2 * e+:2] == tag[2 * its+:2]);
                if (touches[its])
                    assert ((in_high[its] ? \unit.old_words.words1 [32 * e+:32] : \unit.old_words.words0 [32 * e+:32]) == found[32 * its+:32]);
            end
        end
        assert (to_write_placed == \unit.to_write & to_answer_placed == \unit.to_answer );

        // The word, from one that changes it to the next.
        if (!changes)
            assert (in_order == memory);
        for (e = 0; e < 4; e = e + 1) begin
            if (last_of_all[e])
                assert (in_order == result[32 * e+:32]);
            if (touches[e] & !out[e]) begin
                for (f = 0; f < 4; f = f + 1)
                    if (last_before[4 * e + f])
                        assert (expected[32 * e+:32] == result[32 * f+:32]);
                if (last_before[4 * e+:4] == 0)
                    assert (expected[32 * e+:32] == memory);
            end
            if (touches[e] & out[e] & !packet[e]) begin
                assert (found[32 * e+:32] == expected[32 * e+:32]);
                if (!inherited[e] & (!written[e] | landing[e]))
                    assert (memory == expected[32 * e+:32]);
            end
            if (touches[e] & out[e] & packet[e] & !store[e])
                assert (memory == expected[32 * e+:32]);
        end

        // Whose turn it is.
        assert (\unit.after == 4'b1110 | \unit.after == 4'b1100 | \unit.after == 4'b1000 | \unit.after == 4'b0000);
        for (e = 0; e < 4; e = e + 1) begin
            // How many entries have their turn before it.
            place = e[1:0] + {1'd0, \unit.after [1]} + {1'd0, \unit.after [2]} + {1'd0, \unit.after [3]};
            if (may_go[e])
                assert (passed[3 * e+:3] + {1'd0, place} <= 3'd3);
        end
    end
`endif
endmodule
