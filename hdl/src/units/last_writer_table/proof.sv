// The last-writer table under the stores and look-ups of transactions in order.
//
// 2 sets of 2 ways, filter arrays of 2 entries, words of 3 bits, numbers of 4 bits: words leave the table, and alias in the filter.
//
// Proved: the answer to a look-up is never below the number of the last store to the word, so no hazard is missed.
module wrapper (
    input wire clock,
    input wire clear,
    input wire valid,
    input wire [2:0] address,
    input wire write,
    input wire next_one
);
    // Any word: what holds for it holds for all.
    (* anyconst *) reg [2:0] any_word;

    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (started | clear);

    // Numbers count from 1 on and stay below the highest.
    reg [3:0] id = 1;
    always @(*) assume (!(next_one & id == 4'd14));

    // The last store of the word; what the answer in this cycle must not be below.
    reg [3:0] truth = 0;
    reg asked = 0;
    reg [3:0] due = 0;

    wire ready, answered;
    wire [3:0] writer;
    wire go = valid & ready & !clear;
    wire mine = address == any_word;

    last_writer_table lwt (
        .clock(clock),
        .clear(clear),
        .req_valid(valid),
        .req_ready(ready),
        .req_address(address),
        .req_write(write),
        .req_id(id),
        .rsp_valid(answered),
        .rsp_id(writer)
    );

    always @(posedge clock) begin
        id <= id + {3'd0, next_one};
        asked <= go & !write & mine;
        due <= truth;
        if (go & write & mine) truth <= id;
        if (clear) begin
            id <= 1;
            truth <= 0;
            asked <= 0;
        end
    end

    always @(*) if (started) begin
        // Property.
        if (asked) assert (answered & writer >= due);
        // There is room for it.
        cover (asked & due != 0 & writer > due);
        cover (asked & due != 0 & writer == due & id > 4'd6);
    end

`ifndef PROPERTIES_ONLY
    (* hierconn *) wire \lwt.looking ;
    (* hierconn *) wire \lwt.storing ;
    (* hierconn *) wire \lwt.set ;
    (* hierconn *) wire \lwt.sweep_set ;
    (* hierconn *) wire [2:0] \lwt.address ;
    (* hierconn *) wire [3:0] \lwt.id ;
    (* hierconn *) wire [2:0] \lwt.addresses_0_read_word ;
    (* hierconn *) wire [3:0] \lwt.ids_0_read_word ;
    (* hierconn *) wire [2:0] \lwt.addresses_0.entries[0] ;
    (* hierconn *) wire [3:0] \lwt.ids_0.entries[0] ;
    (* hierconn *) wire [2:0] \lwt.addresses_0.entries[1] ;
    (* hierconn *) wire [3:0] \lwt.ids_0.entries[1] ;
    (* hierconn *) wire [2:0] \lwt.addresses_1_read_word ;
    (* hierconn *) wire [3:0] \lwt.ids_1_read_word ;
    (* hierconn *) wire [2:0] \lwt.addresses_1.entries[0] ;
    (* hierconn *) wire [3:0] \lwt.ids_1.entries[0] ;
    (* hierconn *) wire [2:0] \lwt.addresses_1.entries[1] ;
    (* hierconn *) wire [3:0] \lwt.ids_1.entries[1] ;
    (* hierconn *) wire \lwt.filter.sweeps ;
    (* hierconn *) wire \lwt.filter.sweep_set ;
    (* hierconn *) wire \lwt.filter.putting ;
    (* hierconn *) wire [3:0] \lwt.filter.id ;
    (* hierconn *) wire \lwt.filter.place_0 ;
    (* hierconn *) wire \lwt.filter.looked_0 ;
    (* hierconn *) wire [3:0] \lwt.filter.shown_0_read_word ;
    (* hierconn *) wire [3:0] \lwt.filter.held_0_read_word ;
    (* hierconn *) wire [3:0] \lwt.filter.shown_0.entries[0] ;
    (* hierconn *) wire [3:0] \lwt.filter.held_0.entries[0] ;
    (* hierconn *) wire [3:0] \lwt.filter.shown_0.entries[1] ;
    (* hierconn *) wire [3:0] \lwt.filter.held_0.entries[1] ;
    (* hierconn *) wire \lwt.filter.place_1 ;
    (* hierconn *) wire \lwt.filter.looked_1 ;
    (* hierconn *) wire [3:0] \lwt.filter.shown_1_read_word ;
    (* hierconn *) wire [3:0] \lwt.filter.held_1_read_word ;
    (* hierconn *) wire [3:0] \lwt.filter.shown_1.entries[0] ;
    (* hierconn *) wire [3:0] \lwt.filter.held_1.entries[0] ;
    (* hierconn *) wire [3:0] \lwt.filter.shown_1.entries[1] ;
    (* hierconn *) wire [3:0] \lwt.filter.held_1.entries[1] ;
    (* hierconn *) wire \lwt.filter.place_2 ;
    (* hierconn *) wire \lwt.filter.looked_2 ;
    (* hierconn *) wire [3:0] \lwt.filter.shown_2_read_word ;
    (* hierconn *) wire [3:0] \lwt.filter.held_2_read_word ;
    (* hierconn *) wire [3:0] \lwt.filter.shown_2.entries[0] ;
    (* hierconn *) wire [3:0] \lwt.filter.held_2.entries[0] ;
    (* hierconn *) wire [3:0] \lwt.filter.shown_2.entries[1] ;
    (* hierconn *) wire [3:0] \lwt.filter.held_2.entries[1] ;
    (* hierconn *) wire \lwt.filter.place_3 ;
    (* hierconn *) wire \lwt.filter.looked_3 ;
    (* hierconn *) wire [3:0] \lwt.filter.shown_3_read_word ;
    (* hierconn *) wire [3:0] \lwt.filter.held_3_read_word ;
    (* hierconn *) wire [3:0] \lwt.filter.shown_3.entries[0] ;
    (* hierconn *) wire [3:0] \lwt.filter.held_3.entries[0] ;
    (* hierconn *) wire [3:0] \lwt.filter.shown_3.entries[1] ;
    (* hierconn *) wire [3:0] \lwt.filter.held_3.entries[1] ;

    // Hash bits are parities of the word's number, as H3 has them at this size.
    wire home = ^(any_word & 3'd5);
    wire place_0 = ^(any_word & 3'd5);
    wire [3:0] kept_0 = place_0 ? \lwt.filter.shown_0.entries[1] : \lwt.filter.shown_0.entries[0] ;
    wire put_0 = \lwt.filter.putting & \lwt.filter.place_0 == place_0 & \lwt.filter.id > kept_0;
    wire [3:0] entry_0 = put_0 ? \lwt.filter.id : kept_0;
    wire place_1 = ^(any_word & 3'd4);
    wire [3:0] kept_1 = place_1 ? \lwt.filter.shown_1.entries[1] : \lwt.filter.shown_1.entries[0] ;
    wire put_1 = \lwt.filter.putting & \lwt.filter.place_1 == place_1 & \lwt.filter.id > kept_1;
    wire [3:0] entry_1 = put_1 ? \lwt.filter.id : kept_1;
    wire place_2 = ^(any_word & 3'd7);
    wire [3:0] kept_2 = place_2 ? \lwt.filter.shown_2.entries[1] : \lwt.filter.shown_2.entries[0] ;
    wire put_2 = \lwt.filter.putting & \lwt.filter.place_2 == place_2 & \lwt.filter.id > kept_2;
    wire [3:0] entry_2 = put_2 ? \lwt.filter.id : kept_2;
    wire place_3 = ^(any_word & 3'd3);
    wire [3:0] kept_3 = place_3 ? \lwt.filter.shown_3.entries[1] : \lwt.filter.shown_3.entries[0] ;
    wire put_3 = \lwt.filter.putting & \lwt.filter.place_3 == place_3 & \lwt.filter.id > kept_3;
    wire [3:0] entry_3 = put_3 ? \lwt.filter.id : kept_3;
    wire [2:0] word_0 = home ? \lwt.addresses_0.entries[1] : \lwt.addresses_0.entries[0] ;
    wire [3:0] id_0 = home ? \lwt.ids_0.entries[1] : \lwt.ids_0.entries[0] ;
    wire in_0 = id_0 != 0 & word_0 == any_word;
    wire [2:0] word_1 = home ? \lwt.addresses_1.entries[1] : \lwt.addresses_1.entries[0] ;
    wire [3:0] id_1 = home ? \lwt.ids_1.entries[1] : \lwt.ids_1.entries[0] ;
    wire in_1 = id_1 != 0 & word_1 == any_word;
    wire sweeping = \lwt.filter.sweeps ;
    wire served = \lwt.looking | \lwt.storing ;
    wire stored_now = \lwt.storing & \lwt.address == any_word;

    always @(*) if (started) begin
        assert (truth <= id & id != 0 & id != 4'd15);
        assert (!asked | (due == truth & \lwt.looking & \lwt.address == any_word));
        assert (!(\lwt.looking & \lwt.storing ));
        // A sweep begins after nothing, and has emptied the sets below its own.
        assert (!sweeping | (truth == 0 & !served));
        assert (!sweeping | \lwt.sweep_set == \lwt.filter.sweep_set );
        assert (sweeping | !\lwt.sweep_set );
        if (sweeping & \lwt.sweep_set )
            assert (\lwt.ids_0.entries[0] == 0 & \lwt.ids_1.entries[0] == 0);
        assert (\lwt.filter.shown_0.entries[0] == \lwt.filter.held_0.entries[0] );
        assert (\lwt.filter.shown_0.entries[1] == \lwt.filter.held_0.entries[1] );
        assert (\lwt.filter.shown_1.entries[0] == \lwt.filter.held_1.entries[0] );
        assert (\lwt.filter.shown_1.entries[1] == \lwt.filter.held_1.entries[1] );
        assert (\lwt.filter.shown_2.entries[0] == \lwt.filter.held_2.entries[0] );
        assert (\lwt.filter.shown_2.entries[1] == \lwt.filter.held_2.entries[1] );
        assert (\lwt.filter.shown_3.entries[0] == \lwt.filter.held_3.entries[0] );
        assert (\lwt.filter.shown_3.entries[1] == \lwt.filter.held_3.entries[1] );
        // What has been read is what is there.
        if (served) begin
            assert (\lwt.set == ^(\lwt.address & 3'd5));
            assert (\lwt.ids_0_read_word == (\lwt.set ? \lwt.ids_0.entries[1] : \lwt.ids_0.entries[0] ));
            assert (\lwt.addresses_0_read_word == (\lwt.set ? \lwt.addresses_0.entries[1] : \lwt.addresses_0.entries[0] ));
            assert (\lwt.ids_1_read_word == (\lwt.set ? \lwt.ids_1.entries[1] : \lwt.ids_1.entries[0] ));
            assert (\lwt.addresses_1_read_word == (\lwt.set ? \lwt.addresses_1.entries[1] : \lwt.addresses_1.entries[0] ));
        end
        if (\lwt.filter.putting )
            assert (\lwt.filter.held_0_read_word == (\lwt.filter.place_0 ? \lwt.filter.held_0.entries[1] : \lwt.filter.held_0.entries[0] ));
        if (\lwt.looking ) begin
            assert (\lwt.filter.looked_0 == ^(\lwt.address & 3'd5));
            assert (\lwt.filter.shown_0_read_word == (\lwt.filter.looked_0 ? \lwt.filter.shown_0.entries[1] : \lwt.filter.shown_0.entries[0] ));
        end
        if (\lwt.filter.putting )
            assert (\lwt.filter.held_1_read_word == (\lwt.filter.place_1 ? \lwt.filter.held_1.entries[1] : \lwt.filter.held_1.entries[0] ));
        if (\lwt.looking ) begin
            assert (\lwt.filter.looked_1 == ^(\lwt.address & 3'd4));
            assert (\lwt.filter.shown_1_read_word == (\lwt.filter.looked_1 ? \lwt.filter.shown_1.entries[1] : \lwt.filter.shown_1.entries[0] ));
        end
        if (\lwt.filter.putting )
            assert (\lwt.filter.held_2_read_word == (\lwt.filter.place_2 ? \lwt.filter.held_2.entries[1] : \lwt.filter.held_2.entries[0] ));
        if (\lwt.looking ) begin
            assert (\lwt.filter.looked_2 == ^(\lwt.address & 3'd7));
            assert (\lwt.filter.shown_2_read_word == (\lwt.filter.looked_2 ? \lwt.filter.shown_2.entries[1] : \lwt.filter.shown_2.entries[0] ));
        end
        if (\lwt.filter.putting )
            assert (\lwt.filter.held_3_read_word == (\lwt.filter.place_3 ? \lwt.filter.held_3.entries[1] : \lwt.filter.held_3.entries[0] ));
        if (\lwt.looking ) begin
            assert (\lwt.filter.looked_3 == ^(\lwt.address & 3'd3));
            assert (\lwt.filter.shown_3_read_word == (\lwt.filter.looked_3 ? \lwt.filter.shown_3.entries[1] : \lwt.filter.shown_3.entries[0] ));
        end
        // The word is in one way with its last writer, or all arrays know one as young.
        if (!sweeping) begin
            assert (!(in_0 & in_1));
            if (stored_now)
                assert (\lwt.id == truth);
            else if (in_0 | in_1)
                assert ((in_0 ? id_0 : id_1) == truth);
            else
                assert (entry_0 >= truth & entry_1 >= truth & entry_2 >= truth & entry_3 >= truth);
            assert (\lwt.ids_0.entries[0] <= id);
            assert (\lwt.ids_0.entries[1] <= id);
            assert (\lwt.ids_1.entries[0] <= id);
            assert (\lwt.ids_1.entries[1] <= id);
            assert (!\lwt.storing | (\lwt.id <= id & \lwt.id != 0));
        end
    end
`endif
endmodule
