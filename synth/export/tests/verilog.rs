//! What becomes of an `update`, on small blocks.

use expect_test::{expect, Expect};
use turnstile_export::export;
use turnstile_hdl::prelude::*;

/// Compares the text between the head of the outermost module and its end.
fn check<B: Block>(mut block: B, inputs: impl Fn(&mut B), wanted: Expect) {
    inputs(&mut block);
    block.connect_all();
    let text = export(&block, "unit").unwrap();
    let (_, body) = text.split_once(");\n").unwrap();
    wanted.assert_eq(body);
}

/// In the Verilog the field would be the number of the round.
#[derive(LogicBlock, Default)]
struct Shadowed {
    pub chosen: Signal<In, Bits<2>>,
    pub marks: Signal<In, Bits<4>>,
    pub others: Signal<Out, Bit>,
}

impl Logic for Shadowed {
    #[hdl_gen]
    fn update(&mut self) {
        self.others.next = false;
        for chosen in 0..4 {
            if self.marks.val().get_bit(chosen) & (self.chosen.val().index() != chosen) {
                self.others.next = true;
            }
        }
    }
}

#[test]
fn a_loop_whose_variable_is_called_as_a_field_is_refused() {
    let mut block = Shadowed::default();
    block.chosen.connect();
    block.marks.connect();
    block.connect_all();
    let error = export(&block, "unit").unwrap_err().to_string();
    expect!["unit: update: the variable of a loop is called `chosen`, as a field is; rename it"]
        .assert_eq(&error);
}

#[derive(LogicBlock, Default)]
struct Counter {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, Bit>,
    pub step: Signal<In, Bits<4>>,
    pub count: Signal<Out, Bits<4>>,
    pub is_last: Signal<Out, Bit>,
    counted: DFF<Bits<4>>,
    seen: DFF<Bit>,
}

impl Logic for Counter {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, counted, seen);
        if self.step.val().any() {
            self.counted.d.next = self.counted.q.val() + self.step.val();
            self.seen.d.next = true;
        }
        if self.clear.val() {
            self.counted.d.next = 0.into();
            self.seen.d.next = false;
        }
        self.count.next = self.counted.q.val();
        self.is_last.next = self.seen.q.val() & (self.counted.q.val() + 1 == 0);
    }
}

#[test]
fn flip_flops_are_written_at_the_clock_and_literals_have_widths() {
    let connect = |unit: &mut Counter| {
        unit.clock.connect();
        unit.clear.connect();
        unit.step.connect();
    };
    check(
        Counter::default(),
        connect,
        expect![[r#"
            reg  [3:0] counted;
            reg  seen;

            assign count = counted;
            assign is_last = seen & ((counted + 4'd1) == 4'd0);

            always @(posedge clock) begin
                if (|step) begin
                    counted <= counted + step;
                    seen <= 1'b1;
                end
                if (clear) begin
                    counted <= 4'd0;
                    seen <= 1'b0;
                end
            end

            initial begin
                counted = 4'd0; seen = 1'b0;
            end
        endmodule
    "#]],
    );
}

/// Lanes that vote for one of four, two dimensions of them, and a chain.
#[derive(LogicBlock)]
struct Voters {
    pub clock: Signal<In, Clock>,
    pub choice: Vec<Signal<In, Bits<2>>>,
    pub votes: Vec<Signal<Out, Bits<8>>>,
    pub parity: Signal<Out, Bits<8>>,
    last: Vec<DFF<Bits<2>>>,
    chain: Vec<Signal<Local, Bit>>,
    number: Vec<Constant<Bits<2>>>,
}

impl Default for Voters {
    fn default() -> Self {
        Self {
            clock: Default::default(),
            choice: vec![Default::default(); 8],
            votes: vec![Default::default(); 4],
            parity: Default::default(),
            last: vec![Default::default(); 8],
            chain: vec![Default::default(); 8],
            number: (0..4u64).map(|of| Constant::new(of.into())).collect(),
        }
    }
}

impl Logic for Voters {
    #[hdl_gen]
    fn update(&mut self) {
        self.chain[0].next = self.choice[0].val().any();
        for lane in 1..8 {
            self.chain[lane].next = self.chain[lane - 1].val() ^ self.choice[lane].val().any();
        }
        self.parity.next = 0.into();
        for lane in 0..8 {
            self.last[lane].clock.next = self.clock.val();
            self.last[lane].d.next = self.choice[lane].val();
            self.parity.next = self.parity.val().replace_bit(lane, self.chain[lane].val());
        }
        for of in 0..4 {
            self.votes[of].next = 0.into();
            for lane in 0..8 {
                if self.last[lane].q.val() == self.number[of].val() {
                    self.votes[of].next = self.votes[of].val() | (1 << lane);
                }
            }
        }
    }
}

#[test]
fn rows_are_loops_and_a_chain_stays_single_signals() {
    let connect = |unit: &mut Voters| {
        unit.clock.connect();
        unit.choice.iter_mut().for_each(|choice| choice.connect());
    };
    check(
        Voters::default(),
        connect,
        expect![[r#"
                reg  [15:0] last;
                wire chain_0, chain_1, chain_2, chain_3, chain_4, chain_5, chain_6, chain_7;

                assign chain_0 = |choice[0*2 +: 2];
                assign chain_1 = chain_0 ^ (|choice[1*2 +: 2]), chain_2 = chain_1 ^ (|choice[2*2 +: 2]),
                        chain_3 = chain_2 ^ (|choice[3*2 +: 2]), chain_4 = chain_3 ^ (|choice[4*2 +: 2]),
                        chain_5 = chain_4 ^ (|choice[5*2 +: 2]), chain_6 = chain_5 ^ (|choice[6*2 +: 2]),
                        chain_7 = chain_6 ^ (|choice[7*2 +: 2]);
                assign parity = {chain_7, chain_6, chain_5, chain_4, chain_3, chain_2, chain_1, chain_0};

                function automatic [7:0] votes_of(input reg [15:0] in_last);
                    integer i;
                    begin
                        votes_of = 8'd0;
                        for (i = 0; i < 8; i = i + 1) if (in_last[2 * i +: 2] == 2'd0) votes_of = votes_of | (8'd1 << i);
                    end
                endfunction
                assign votes[0*8 +: 8] = votes_of(last);

                function automatic [7:0] votes_1_of(input reg [15:0] in_last);
                    integer i;
                    begin
                        votes_1_of = 8'd0;
                        for (i = 0; i < 8; i = i + 1) if (in_last[2 * i +: 2] == 2'd1) votes_1_of = votes_1_of | (8'd1 << i);
                    end
                endfunction
                assign votes[1*8 +: 8] = votes_1_of(last);

                function automatic [7:0] votes_2_of(input reg [15:0] in_last);
                    integer i;
                    begin
                        votes_2_of = 8'd0;
                        for (i = 0; i < 8; i = i + 1) if (in_last[2 * i +: 2] == 2'd2) votes_2_of = votes_2_of | (8'd1 << i);
                    end
                endfunction
                assign votes[2*8 +: 8] = votes_2_of(last);

                function automatic [7:0] votes_3_of(input reg [15:0] in_last);
                    integer i;
                    begin
                        votes_3_of = 8'd0;
                        for (i = 0; i < 8; i = i + 1) if (in_last[2 * i +: 2] == 2'd3) votes_3_of = votes_3_of | (8'd1 << i);
                    end
                endfunction
                assign votes[3*8 +: 8] = votes_3_of(last);

                always @(posedge clock) begin
                    last <= choice;
                end

                initial last = 16'd0;
            endmodule
        "#]],
    );
}

/// A scratch value that is used anew for each lane, one that counts on, and one that only a branch needs.
#[derive(LogicBlock)]
struct Scratch {
    pub a: Vec<Signal<In, Bits<4>>>,
    pub enable: Signal<In, Bit>,
    pub differ: Signal<Out, Bits<2>>,
    pub sum: Signal<Out, Bits<4>>,
    pub masked: Signal<Out, Bits<4>>,
    scratch: Signal<Local, Bits<4>>,
    inverse: Signal<Local, Bits<4>>,
    width: Constant<Bits<4>>,
}

impl Default for Scratch {
    fn default() -> Self {
        Self {
            a: vec![Default::default(); 2],
            enable: Default::default(),
            differ: Default::default(),
            sum: Default::default(),
            masked: Default::default(),
            scratch: Default::default(),
            inverse: Default::default(),
            width: Constant::new(5.into()),
        }
    }
}

impl Logic for Scratch {
    #[hdl_gen]
    fn update(&mut self) {
        self.differ.next = 0.into();
        self.sum.next = 0.into();
        for lane in 0..2 {
            self.scratch.next = self.a[lane].val() ^ self.width.val();
            self.differ.next = self
                .differ
                .val()
                .replace_bit(lane, self.scratch.val().any());
            self.sum.next = self.sum.val() + self.a[lane].val();
        }
        self.masked.next = self.a[0].val();
        if self.enable.val() {
            self.inverse.next = !self.a[1].val();
            self.masked.next = self.inverse.val() & 3;
        }
    }
}

#[test]
fn each_use_of_a_scratch_value_has_a_name_and_no_branch_makes_a_latch() {
    let connect = |unit: &mut Scratch| {
        unit.a.iter_mut().for_each(|a| a.connect());
        unit.enable.connect();
    };
    check(
        Scratch::default(),
        connect,
        expect![[r#"
                localparam [3:0] WIDTH = 4'd5;
                wire [7:0] scratch;
                wire [3:0] inverse;

                assign differ = {|scratch[1*4 +: 4], |scratch[0*4 +: 4]};

                function automatic [3:0] sum_of(input reg [7:0] in_a);
                    begin
                        sum_of = 4'd0;
                        sum_of = sum_of + in_a[0*4 +: 4];
                        sum_of = sum_of + in_a[1*4 +: 4];
                    end
                endfunction
                assign sum = sum_of(a);
                assign scratch[0*4 +: 4] = a[0*4 +: 4] ^ WIDTH, scratch[1*4 +: 4] = a[1*4 +: 4] ^ WIDTH;
                assign masked = enable ? inverse & 4'd3 : a[0*4 +: 4];
                assign inverse = ~a[1*4 +: 4];
            endmodule
        "#]],
    );
}

#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
#[allow(dead_code)] // Two of the values come from pins only.
enum Phase {
    Idle,
    LookUp,
    Walk,
}

#[derive(LogicBlock, Default)]
struct Decide {
    pub phase: Signal<In, Phase>,
    pub a: Signal<In, Bit>,
    pub busy: Signal<Out, Bit>,
    pub walks: Signal<Out, Bit>,
    pub grant: Signal<Out, Bits<2>>,
    on: Signal<Local, Bit>,
}

impl Logic for Decide {
    #[hdl_gen]
    fn update(&mut self) {
        self.on.next = self.a.val();
        self.busy.next = true;
        self.walks.next = false;
        self.grant.next = 0.into();
        match self.phase.val() {
            Phase::Idle => {
                self.busy.next = false;
                if self.on.val() {
                    self.grant.next = 1.into();
                } else {
                    self.grant.next = 2.into();
                }
            }
            Phase::LookUp => self.grant.next = 3.into(),
            _ => self.walks.next = true,
        }
        // Read half-way and assigned again: these stay together.
        if self.walks.val() {
            self.on.next = false;
        }
        self.busy.next = self.busy.val() | self.on.val();
    }
}

#[test]
fn what_is_needed_half_way_stays_together_and_states_have_names() {
    let connect = |unit: &mut Decide| {
        unit.phase.connect();
        unit.a.connect();
    };
    check(
        Decide::default(),
        connect,
        expect![[r#"
                localparam [1:0] PHASE_IDLE = 2'd0, PHASE_LOOK_UP = 2'd1;
                wire on;

                function automatic [2:0] on_of(input reg in_a, input reg [1:0] in_phase, input reg in_walks);
                    reg  own_on;
                    reg  [1:0] own_grant;
                    begin
                        own_on = in_a;
                        own_grant = 2'd0;
                        case (in_phase)
                            PHASE_IDLE: begin
                                if (own_on) own_grant = 2'd1;
                                else own_grant = 2'd2;
                            end
                            PHASE_LOOK_UP: own_grant = 2'd3;
                            default: ;
                        endcase
                        if (in_walks) own_on = 1'b0;
                        on_of = {own_on, own_grant};
                    end
                endfunction
                assign {on, grant} = on_of(a, phase, walks);

                function automatic busy_of(input reg [1:0] in_phase, input reg in_on);
                    begin
                        busy_of = 1'b1;
                        case (in_phase)
                            PHASE_IDLE: busy_of = 1'b0;
                            default: ;
                        endcase
                        busy_of = busy_of | in_on;
                    end
                endfunction
                assign busy = busy_of(phase, on);

                function automatic walks_of(input reg [1:0] in_phase);
                    begin
                        walks_of = 1'b0;
                        case (in_phase)
                            PHASE_IDLE, PHASE_LOOK_UP: ;
                            default: walks_of = 1'b1;
                        endcase
                    end
                endfunction
                assign walks = walks_of(phase);
            endmodule
        "#]],
    );
}

/// A part with a dead half behind a constant.
#[derive(LogicBlock)]
struct Half {
    pub i: Signal<In, Bits<8>>,
    pub o: Signal<Out, Bits<3>>,
    whole: Constant<Bit>,
}

impl Logic for Half {
    #[hdl_gen]
    fn update(&mut self) {
        if self.whole.val() {
            self.o.next = bit_cast::<3, 8>(self.i.val() >> 2);
        } else {
            self.o.next = bit_cast::<3, 8>(self.i.val() & 0x55);
        }
    }
}

#[derive(LogicBlock)]
struct Halves {
    pub i: Signal<In, Bits<8>>,
    pub o: Signal<Out, Bits<3>>,
    half: Vec<Half>,
}

impl Logic for Halves {
    #[hdl_gen]
    fn update(&mut self) {
        self.half[0].i.next = self.i.val();
        self.half[1].i.next = self.i.val() + 1;
        self.o.next = self.half[0].o.val();
    }
}

#[test]
fn constants_decide_parts_are_connected_and_equal_modules_are_one() {
    let half = || Half {
        i: Default::default(),
        o: Default::default(),
        whole: Constant::new(true),
    };
    let unit = Halves {
        i: Default::default(),
        o: Default::default(),
        half: vec![half(), half()],
    };
    check(
        unit,
        |unit| unit.i.connect(),
        expect![[r#"
                wire [7:0] half_1_i;
                (* maybe_unused *) wire [2:0] unused_half_1_o;

                (* keep_hierarchy *) unit_half half_0 (.i(i), .o(o));
                (* keep_hierarchy *) unit_half half_1 (.i(half_1_i), .o(unused_half_1_o));

                assign half_1_i = i + 8'd1;
            endmodule

            module unit_half (
                input  wire [7:0] i,
                output wire [2:0] o
            );
                (* maybe_unused *) wire unused;
                assign unused = &{i[7:5], i[1:0]};

                assign o = i[4:2];
            endmodule
        "#]],
    );
}
