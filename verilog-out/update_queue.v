// update_queue: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Updates for the conflict address tables, on their way from a partition to the network: queued, and packed.
//
// Early conflict resolution, 4.1 and 4.2: an update is 4 bytes and goes to every core. How many share a packet the paper does not say; ours
// fill a flit of 32 bytes behind the 8 bytes of a header.
//
//  put_valid, put_*  ->+------------------+   +----------------------+-> packet_valid, packet_count,
//  queue_room        <-| 2^QUEUE_BITS     |-->| packet: up to WORDS  |   packet_word
//                      | words            |   | words                |<- packet_ready
//                      +------------------+   +----------------------+
//
// An update is a word: 30 bits of address, put_write, put_add, from the high end down.
//
// Packets do not wait to be full. A word a cycle goes from the queue to the packet, as long as there is room in it; the network takes the
// packet when it likes (packet_ready), and the word of that cycle begins the next one. So a free network gets a packet a word, and a busy one full
// packets: 2 cycles from put_valid to packet_valid. The words are in the order of the puts; from word packet_count on they mean nothing.
//
// Room. A table's message comes a cycle after the request that causes it and cannot be held back. So queue_room is low while there are fewer than two
// free places: whoever asks only while it is high never loses a word. A put without a free place is dropped (dropped).
//
// clear empties both. Same-cycle priority: clear over everything.
//
// 2^QUEUE_BITS words, COUNT_BITS = QUEUE_BITS + 1; packets of WORDS <= 2^FILL_BITS - 1 words.
// Here ADDR_BITS = 30, COUNT_BITS = 6, FILL_BITS = 3, QUEUE_BITS = 5, WORDS = 6.
module update_queue (
    input  wire clock,
    input  wire clear,
    input  wire put_valid,
    input  wire [29:0] put_address,
    input  wire put_write,
    input  wire put_add,
    output wire queue_room,
    output wire dropped,
    output wire packet_valid,
    input  wire packet_ready,
    output wire [2:0] packet_count,
    output wire [191:0] packet_word
);
    reg  [5:0] puts, takes;
    reg  [2:0] fill;
    reg  [191:0] packet;
    wire [31:0] words_read_word;
    wire keeps;
    wire [31:0] word;
    wire [5:0] used, used_then;
    wire [4:0] index, index_then;
    wire [5:0] place_is_free, places_are_free;
    wire [31:0] address;
    wire [2:0] place;
    wire moves;
    wire [5:0] next_takes;

    update_queue_words words (
        .clock(clock),
        .read_index(next_takes[4:0]),
        .read_word(words_read_word),
        .write_valid(keeps),
        .write_index(puts[4:0]),
        .write_word(word)
    );

    assign used = puts - takes;
    assign used_then = used + 6'd1;
    assign index = used[4:0];
    assign index_then = used_then[4:0];
    assign place_is_free = {1'b0, index};
    assign places_are_free = {1'b0, index_then};
    assign queue_room = places_are_free == used_then;
    assign keeps = put_valid & (place_is_free == used);
    assign dropped = put_valid & !keeps;
    assign address = {2'd0, put_address};

    function automatic [31:0] word_of(input reg [31:0] in_address, input reg in_put_write, input reg in_put_add);
        begin
            word_of = in_address << 2;
            if (in_put_write) word_of = word_of | 32'd2;
            if (in_put_add) word_of = word_of | 32'd1;
        end
    endfunction
    assign word = word_of(address, put_write, put_add);
    assign packet_valid = |fill;
    assign packet_count = fill;
    assign place = packet_ready ? 3'd0 : fill;
    assign moves = ((|used) & (place == 3'd5)) | ((|used) & (place == 3'd4)) | ((|used) & (place == 3'd3)) | ((|used) &
            (place == 3'd2)) | ((|used) & (place == 3'd1)) | ((|used) & (place == 3'd0));
    assign packet_word = packet;
    assign next_takes =
        clear ? 6'd0 :
        moves ? takes + 6'd1 :
        takes;

    always @(posedge clock) begin : at_clock
        integer i;
        if (keeps) puts <= puts + 6'd1;
        for (i = 0; i < 6; i = i + 1) begin
            if ((|used) & (place == i[2:0])) packet[32 * i +: 32] <= words_read_word;
            if (clear) packet[32 * i +: 32] <= 32'd0;
        end
        fill <= place;
        if (moves) fill <= place + 3'd1;
        if (clear) begin
            puts <= 6'd0;
            fill <= 3'd0;
        end
        takes <= next_takes;
    end

    initial begin
        puts = 6'd0; takes = 6'd0; fill = 3'd0; packet = {192{1'b0}};
    end
endmodule
