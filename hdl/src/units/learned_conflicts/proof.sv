// What is learned of conflicts within a warp, whatever it uses and whoever loses: 8 lanes, 2 groups, words of 8 bits, an ownership table of 2 banks.
//
// A load or store stays on its pins until it is taken.
//
// Proved:
// - the lowest lane of a load never hits, so somebody goes on;
// - no lane of a store hits, and none that takes no part;
// - confidence stays from 0 to 5, and without it nobody hits.
module wrapper (
    input wire clock,
    input wire clear,
    input wire check_valid,
    input wire check_write,
    input wire [7:0] check_lanes,
    input wire [7:0] address_0,
    input wire [7:0] address_1,
    input wire [7:0] address_2,
    input wire [7:0] address_3,
    input wire [7:0] address_4,
    input wire [7:0] address_5,
    input wire [7:0] address_6,
    input wire [7:0] address_7,
    input wire lost_valid,
    input wire lost_bank,
    input wire [4:0] lost_entry,
    input wire pass_ends
);
    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    // What is on the pins of a look-up stays there; addresses do not matter for what is proved.
    reg goes_on = 0;
    reg kept_write = 0;
    reg [7:0] kept_lanes = 0;
    always @(*) if (goes_on) assume (check_valid & check_write == kept_write & check_lanes == kept_lanes);
    always @(*) assume (!(clear & goes_on & started));

    wire ready, done;
    wire [7:0] hits;
    learned_conflicts learned (
        .clock(clock),
        .clear(clear),
        .check_valid(check_valid),
        .check_write(check_write),
        .check_lanes(check_lanes),
        .lane_address_0(address_0),
        .lane_address_1(address_1),
        .lane_address_2(address_2),
        .lane_address_3(address_3),
        .lane_address_4(address_4),
        .lane_address_5(address_5),
        .lane_address_6(address_6),
        .lane_address_7(address_7),
        .check_ready(ready),
        .check_done(done),
        .check_hits(hits),
        .may_hit(),
        .lost_valid(lost_valid),
        .lost_bank(lost_bank),
        .lost_entry(lost_entry),
        .pass_ends(pass_ends)
    );

    // The look-up of the last cycle: there was one, its last group, and not its first.
    reg was_there = 0;
    reg was_last = 0;
    reg was_later = 0;
    always @(posedge clock) begin
        goes_on <= check_valid & !ready & !clear;
        was_there <= check_valid & !clear;
        was_last <= check_valid & ready & !clear;
        was_later <= goes_on & !clear;
        kept_write <= check_write;
        kept_lanes <= check_lanes;
    end
    wire [7:0] lowest = kept_lanes & ~(kept_lanes - 8'd1);

    (* hierconn *) wire [3:0] \learned.asked ;
    (* hierconn *) wire \learned.words_0.taken ;
    (* hierconn *) wire \learned.words_1.taken ;
    (* hierconn *) wire \learned.words_2.taken ;
    (* hierconn *) wire \learned.words_3.taken ;
    (* hierconn *) wire [2:0] \learned.confidence ;
    (* hierconn *) wire \learned.stores ;
    (* hierconn *) wire \learned.ends ;
    (* hierconn *) wire \learned.scanner.asked ;
    (* hierconn *) wire \learned.scanner.asked_write ;
    (* hierconn *) wire \learned.scanner.finishing ;
    (* hierconn *) wire \learned.scanner.asked_group ;
    (* hierconn *) wire [3:0] \learned.scanner.asked_ports ;
    (* hierconn *) wire [7:0] \learned.scanner.hits ;
    (* hierconn *) wire [1:0] \learned.scanner.served ;
    wire [3:0] asked = \learned.asked ;
    wire [3:0] taken = {\learned.words_3.taken , \learned.words_2.taken , \learned.words_1.taken , \learned.words_0.taken };
    wire [2:0] confidence = \learned.confidence ;
    wire [7:0] so_far = \learned.scanner.hits ;
    wire [1:0] served = \learned.scanner.served ;
    wire group = \learned.scanner.asked_group ;

    always @(*) if (started) begin
        // Properties.
        if (done) assert (was_last);
        assert (!(hits & lowest));
        if (done & kept_write) assert (!(|hits));
        assert (!(hits & ~kept_lanes));
        assert (confidence <= 3'd5);

        // The third lane of a word hits, in the second group.
        cover (done & hits == 8'h2a & was_later);

`ifndef PROPERTIES_ONLY
        // Invariants of the inside.
        assert (\learned.ends == was_last & \learned.scanner.finishing == was_last);
        assert (\learned.scanner.asked == (was_there & |kept_lanes));
        if (\learned.scanner.asked ) assert (\learned.scanner.asked_write == kept_write & asked == \learned.scanner.asked_ports );
        if (was_there) assert (\learned.stores == kept_write);
        else assert (!(|asked));
        if (was_there) assert (asked == (group ? kept_lanes[7:4] : kept_lanes[3:0]));
        assert (goes_on == (was_there & !was_last));
        if (was_later) assert (was_there);
        assert (|served == goes_on);
        if (goes_on) assert (served == 2'b01 & !group & &{|kept_lanes[7:4], |kept_lanes[3:0]} & !was_later);
        if (was_later) assert (group & |kept_lanes[3:0]);
        if (was_last & !was_later & |kept_lanes[3:0]) assert (!group & !(|kept_lanes[7:4]));
        if (!was_later) assert (!(|taken) & !(|so_far));
        assert (!(so_far & lowest) & !(so_far & ~kept_lanes));
        if (kept_write & was_there) assert (!(|so_far));
`endif
    end
endmodule
