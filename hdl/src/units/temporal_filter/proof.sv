// The temporal filter of a core behind the table of last-written times of a partition: nothing is missed.
//
// 4 entries an array, blocks of 3 bits, times of 4 bits, one lane of one warp. The lane begins, and loads blocks one after the other: a
// load goes out, is served in a later cycle, and its answer arrives in the one after. Writes land in any cycle. Time goes on or stands,
// and does not wrap.
//
// Proved: a lane that has read a block which was written after the lane's first load and before, or in the cycle of, the service of its
// own load does not commit at once.
module wrapper (
    input wire clock,
    input wire clear,
    input wire tick,
    input wire begins,
    input wire loads,
    input wire [2:0] block,
    input wire [4:0] word,
    input wire serves,
    input wire writes,
    input wire [2:0] written
);
    // Any block: what holds for it holds for all.
    (* anyconst *) reg [2:0] any_block;

    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    reg [3:0] now = 0;
    always @(*) assume (!(tick & now == 4'd15));

    // A load that is out, its answer that is due, whether they are of `any_block`.
    reg out = 0;
    reg due = 0;
    reg [2:0] wanted = 0;
    // When the block was last written; when the lane's first load went out.
    reg [3:0] truth = 0;
    reg reads = 0;
    reg [3:0] first = 0;
    // The answer that is due is of the block, which had last been written then; the lane must not commit at once.
    reg due_of_it = 0;
    reg [3:0] due_truth = 0;
    reg missed_if_silent = 0;

    wire ready, answered;
    wire [1:0] time_hi, time_lo;
    wire [1:0] silent, aborts, sends;
    wire serve = out & serves & ready & !clear;
    wire write = writes & ready & !clear;
    wire load = loads & !out & !due & ready & !clear;
    wire begin_lane = begins & !out & !due & !load;
    wire [3:0] truth_now = write & written == any_block ? now : truth;

    write_time_table times (
        .clock(clock),
        .clear(clear),
        .tab_ready(ready),
        .lookup_valid(serve),
        .lookup_address({wanted, word}),
        .rsp_valid(answered),
        .rsp_time_hi(time_hi),
        .rsp_time_lo(time_lo),
        .upd_valid(write),
        .upd_address({written, word}),
        .upd_time_hi(now[3:2]),
        .upd_time_lo(now[1:0])
    );

    temporal_filter filter (
        .clock(clock),
        .clear(clear),
        .send_conflicts(1'b0),
        .begin_valid(begin_lane),
        .begin_warp(1'b0),
        .begin_lanes(2'b01),
        .load_valid(load),
        .load_warp(1'b0),
        .load_lanes(2'b01),
        .load_time_hi(now[3:2]),
        .load_time_lo(now[1:0]),
        .reply_valid(answered),
        .reply_warp(1'b0),
        .reply_lanes(2'b01),
        .reply_time_hi(time_hi),
        .reply_time_lo(time_lo),
        .commit_warp(1'b0),
        .commit_lanes(2'b01),
        .commit_wrote(2'b00),
        .silent_lanes(silent),
        .abort_lanes(aborts),
        .send_lanes(sends)
    );

    always @(posedge clock) begin
        now <= now + {3'd0, tick};
        truth <= truth_now;
        due <= serve;
        due_of_it <= serve & wanted == any_block;
        due_truth <= truth_now;
        if (serve) out <= 0;
        if (load) begin
            out <= 1;
            wanted <= block;
            reads <= 1;
            if (!reads) first <= now;
        end
        if (due & due_of_it & due_truth > first) missed_if_silent <= 1;
        if (begin_lane) begin
            reads <= 0;
            missed_if_silent <= 0;
        end
        if (clear) begin
            truth <= 0;
            out <= 0;
            due <= 0;
            due_of_it <= 0;
            reads <= 0;
            missed_if_silent <= 0;
        end
    end

    (* hierconn *) wire \times.sweeping ;
    (* hierconn *) wire [1:0] \times.sweep_set ;
    (* hierconn *) wire \times.asked ;
    (* hierconn *) wire [1:0] \filter.warp_0.reading ;
    (* hierconn *) wire [1:0] \filter.warp_0.conflicting ;
    (* hierconn *) wire [1:0] \filter.warp_0.first_hi_0 ;
    (* hierconn *) wire [1:0] \filter.warp_0.first_lo_0 ;

    always @(*) if (started) begin
        // Property.
        if (missed_if_silent & !clear) assert (!silent[0]);
        // There is room for it.
        cover (missed_if_silent);
        cover (reads & silent[0] & due_truth != 0);
        cover (aborts[0] & truth < first);
    end

`ifndef PROPERTIES_ONLY
    // The block's entries: hash bits are parities of the block's number, as H3 has them at this size.
    (* hierconn *) wire [1:0] \times.times_hi_0_read_word ;
    (* hierconn *) wire [1:0] \times.times_hi_0.entries[0] ;
    (* hierconn *) wire [1:0] \times.times_hi_0.entries[1] ;
    (* hierconn *) wire [1:0] \times.times_hi_0.entries[2] ;
    (* hierconn *) wire [1:0] \times.times_hi_0.entries[3] ;
    (* hierconn *) wire [1:0] \times.times_lo_0_read_word ;
    (* hierconn *) wire [1:0] \times.times_lo_0.entries[0] ;
    (* hierconn *) wire [1:0] \times.times_lo_0.entries[1] ;
    (* hierconn *) wire [1:0] \times.times_lo_0.entries[2] ;
    (* hierconn *) wire [1:0] \times.times_lo_0.entries[3] ;
    (* hierconn *) wire [1:0] \times.times_hi_1_read_word ;
    (* hierconn *) wire [1:0] \times.times_hi_1.entries[0] ;
    (* hierconn *) wire [1:0] \times.times_hi_1.entries[1] ;
    (* hierconn *) wire [1:0] \times.times_hi_1.entries[2] ;
    (* hierconn *) wire [1:0] \times.times_hi_1.entries[3] ;
    (* hierconn *) wire [1:0] \times.times_lo_1_read_word ;
    (* hierconn *) wire [1:0] \times.times_lo_1.entries[0] ;
    (* hierconn *) wire [1:0] \times.times_lo_1.entries[1] ;
    (* hierconn *) wire [1:0] \times.times_lo_1.entries[2] ;
    (* hierconn *) wire [1:0] \times.times_lo_1.entries[3] ;
    (* hierconn *) wire [1:0] \times.times_hi_2_read_word ;
    (* hierconn *) wire [1:0] \times.times_hi_2.entries[0] ;
    (* hierconn *) wire [1:0] \times.times_hi_2.entries[1] ;
    (* hierconn *) wire [1:0] \times.times_hi_2.entries[2] ;
    (* hierconn *) wire [1:0] \times.times_hi_2.entries[3] ;
    (* hierconn *) wire [1:0] \times.times_lo_2_read_word ;
    (* hierconn *) wire [1:0] \times.times_lo_2.entries[0] ;
    (* hierconn *) wire [1:0] \times.times_lo_2.entries[1] ;
    (* hierconn *) wire [1:0] \times.times_lo_2.entries[2] ;
    (* hierconn *) wire [1:0] \times.times_lo_2.entries[3] ;
    (* hierconn *) wire [1:0] \times.times_hi_3_read_word ;
    (* hierconn *) wire [1:0] \times.times_hi_3.entries[0] ;
    (* hierconn *) wire [1:0] \times.times_hi_3.entries[1] ;
    (* hierconn *) wire [1:0] \times.times_hi_3.entries[2] ;
    (* hierconn *) wire [1:0] \times.times_hi_3.entries[3] ;
    (* hierconn *) wire [1:0] \times.times_lo_3_read_word ;
    (* hierconn *) wire [1:0] \times.times_lo_3.entries[0] ;
    (* hierconn *) wire [1:0] \times.times_lo_3.entries[1] ;
    (* hierconn *) wire [1:0] \times.times_lo_3.entries[2] ;
    (* hierconn *) wire [1:0] \times.times_lo_3.entries[3] ;
    wire [1:0] set_0 = {^(any_block & 3'd4), ^(any_block & 3'd7)};
    wire [1:0] hi_0 = set_0 == 0 ? \times.times_hi_0.entries[0] : set_0 == 1 ? \times.times_hi_0.entries[1] :
        set_0 == 2 ? \times.times_hi_0.entries[2] : \times.times_hi_0.entries[3] ;
    wire [1:0] lo_0 = set_0 == 0 ? \times.times_lo_0.entries[0] : set_0 == 1 ? \times.times_lo_0.entries[1] :
        set_0 == 2 ? \times.times_lo_0.entries[2] : \times.times_lo_0.entries[3] ;
    wire [3:0] entry_0 = {hi_0, lo_0};
    wire [1:0] set_1 = {^(any_block & 3'd3), ^(any_block & 3'd6)};
    wire [1:0] hi_1 = set_1 == 0 ? \times.times_hi_1.entries[0] : set_1 == 1 ? \times.times_hi_1.entries[1] :
        set_1 == 2 ? \times.times_hi_1.entries[2] : \times.times_hi_1.entries[3] ;
    wire [1:0] lo_1 = set_1 == 0 ? \times.times_lo_1.entries[0] : set_1 == 1 ? \times.times_lo_1.entries[1] :
        set_1 == 2 ? \times.times_lo_1.entries[2] : \times.times_lo_1.entries[3] ;
    wire [3:0] entry_1 = {hi_1, lo_1};
    wire [1:0] set_2 = {^(any_block & 3'd0), ^(any_block & 3'd1)};
    wire [1:0] hi_2 = set_2 == 0 ? \times.times_hi_2.entries[0] : set_2 == 1 ? \times.times_hi_2.entries[1] :
        set_2 == 2 ? \times.times_hi_2.entries[2] : \times.times_hi_2.entries[3] ;
    wire [1:0] lo_2 = set_2 == 0 ? \times.times_lo_2.entries[0] : set_2 == 1 ? \times.times_lo_2.entries[1] :
        set_2 == 2 ? \times.times_lo_2.entries[2] : \times.times_lo_2.entries[3] ;
    wire [3:0] entry_2 = {hi_2, lo_2};
    wire [1:0] set_3 = {^(any_block & 3'd4), ^(any_block & 3'd2)};
    wire [1:0] hi_3 = set_3 == 0 ? \times.times_hi_3.entries[0] : set_3 == 1 ? \times.times_hi_3.entries[1] :
        set_3 == 2 ? \times.times_hi_3.entries[2] : \times.times_hi_3.entries[3] ;
    wire [1:0] lo_3 = set_3 == 0 ? \times.times_lo_3.entries[0] : set_3 == 1 ? \times.times_lo_3.entries[1] :
        set_3 == 2 ? \times.times_lo_3.entries[2] : \times.times_lo_3.entries[3] ;
    wire [3:0] entry_3 = {hi_3, lo_3};
    always @(*) if (started) begin
        assert (!(\times.sweeping & (out | due | reads | missed_if_silent | truth != 0)));
        assert (truth <= now);
        assert (!(out & due));
        assert (due == \times.asked );
        assert (!due_of_it | due);
        assert (!(out | due) | reads);
        assert (!missed_if_silent | reads);
        assert (\filter.warp_0.reading [0] == reads);
        if (reads) assert ({\filter.warp_0.first_hi_0 , \filter.warp_0.first_lo_0 } == first);
        if (reads) assert (first <= now);
        if (missed_if_silent) assert (\filter.warp_0.conflicting [0]);
        if (due_of_it) begin
            assert ({\times.times_hi_0_read_word , \times.times_lo_0_read_word } >= due_truth);
            assert ({\times.times_hi_1_read_word , \times.times_lo_1_read_word } >= due_truth);
            assert ({\times.times_hi_2_read_word , \times.times_lo_2_read_word } >= due_truth);
            assert ({\times.times_hi_3_read_word , \times.times_lo_3_read_word } >= due_truth);
        end
        if (!\times.sweeping ) begin
            assert (entry_0 >= truth);
            assert (entry_1 >= truth);
            assert (entry_2 >= truth);
            assert (entry_3 >= truth);
        end
    end
`endif
endmodule
