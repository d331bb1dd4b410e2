//! From lanes to banks: which lane each bank serves in this cycle.
//!
//! Combinational. Each ready bank takes the lowest of the `want` lanes whose word lies in it. With
//! `broadcast` (a plain read) every other such lane of the same row is served with it.
//!
//! Word `a` is in bank `a % BANKS`, row `a / BANKS` (LocalTM-Bloom 3.3's worked example: word 35
//! is bank 3, row 1).

use crate::prelude::*;

/// `LANES <= 32` lanes to `BANKS = 2^BANK_BITS <= 32` banks of `2^ROW_BITS` rows.
#[derive(LogicBlock)]
pub struct RequestCrossbar<
    const BANKS: usize,
    const BANK_BITS: usize,
    const LANES: usize,
    const ROW_BITS: usize,
    const ADDR_BITS: usize,
> {
    pub want: Signal<In, Bits<LANES>>,
    pub broadcast: Signal<In, bool>,
    /// The odd word of each pair (second half of a 64-bit access).
    pub high_word: Signal<In, bool>,
    pub lane_addr: Vec<Signal<In, Bits<ADDR_BITS>>>,
    pub lane_data: Vec<Signal<In, Bits<32>>>,
    pub lane_data2: Vec<Signal<In, Bits<32>>>,
    pub bank_ready: Signal<In, Bits<BANKS>>,
    pub bank_valid: Signal<Out, Bits<BANKS>>,
    pub bank_row: Vec<Signal<Out, Bits<ROW_BITS>>>,
    pub bank_byte: Vec<Signal<Out, Bits<2>>>,
    pub bank_data: Vec<Signal<Out, Bits<32>>>,
    pub bank_data2: Vec<Signal<Out, Bits<32>>>,
    /// Number of the lane served.
    pub bank_lane: Vec<Signal<Out, Bits<8>>>,
    /// Lanes served in this cycle.
    pub served: Signal<Out, Bits<LANES>>,
    /// Address of each lane's word: without the byte, with the odd word of a pair.
    word: Vec<Signal<Local, Bits<ADDR_BITS>>>,
    /// Address of the word the bank serves.
    taken: Signal<Local, Bits<ADDR_BITS>>,
    /// Address of the lane it serves.
    granted: Signal<Local, Bits<ADDR_BITS>>,
    row: Signal<Local, Bits<ROW_BITS>>,
    lane_id: Vec<Constant<Bits<8>>>,
    bank_address: Vec<Constant<Bits<ADDR_BITS>>>,
    bank_mask: Constant<Bits<ADDR_BITS>>,
    word_mask: Constant<Bits<ADDR_BITS>>,
    row_shift: Constant<Bits<5>>,
}

impl<
        const BANKS: usize,
        const BANK_BITS: usize,
        const LANES: usize,
        const ROW_BITS: usize,
        const ADDR_BITS: usize,
    > Default for RequestCrossbar<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS>
{
    /// # Panics
    /// If a size is past its limit or `ADDR_BITS` is not `2 + BANK_BITS + ROW_BITS`.
    fn default() -> Self {
        assert!(
            BANKS == 1 << BANK_BITS && BANKS <= 32 && LANES <= 32,
            "RequestCrossbar: {BANKS} banks of {BANK_BITS} bits, {LANES} lanes: at most 32 of each, banks a power of two"
        );
        assert!(
            ADDR_BITS == 2 + BANK_BITS + ROW_BITS,
            "RequestCrossbar: {ADDR_BITS} address bits for {BANK_BITS} bank and {ROW_BITS} row bits"
        );
        Self {
            want: Default::default(),
            broadcast: Default::default(),
            high_word: Default::default(),
            lane_addr: vec![Default::default(); LANES],
            lane_data: vec![Default::default(); LANES],
            lane_data2: vec![Default::default(); LANES],
            bank_ready: Default::default(),
            bank_valid: Default::default(),
            bank_row: vec![Default::default(); BANKS],
            bank_byte: vec![Default::default(); BANKS],
            bank_data: vec![Default::default(); BANKS],
            bank_data2: vec![Default::default(); BANKS],
            bank_lane: vec![Default::default(); BANKS],
            served: Default::default(),
            word: vec![Default::default(); LANES],
            taken: Default::default(),
            granted: Default::default(),
            row: Default::default(),
            lane_id: (0..LANES as u64)
                .map(|lane| Constant::new(lane.into()))
                .collect(),
            bank_address: (0..BANKS as u64)
                .map(|bank| Constant::new((4 * bank).into()))
                .collect(),
            bank_mask: Constant::new((4 * (BANKS as u64 - 1)).into()),
            word_mask: Constant::new(((1 << ADDR_BITS) - 4_u64).into()),
            row_shift: Constant::new((2 + BANK_BITS as u64).into()),
        }
    }
}

impl<
        const BANKS: usize,
        const BANK_BITS: usize,
        const LANES: usize,
        const ROW_BITS: usize,
        const ADDR_BITS: usize,
    > Logic for RequestCrossbar<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.served.next = 0.into();
        self.bank_valid.next = 0.into();
        for lane in 0..LANES {
            self.word[lane].next = self.lane_addr[lane].val() & self.word_mask.val();
            if self.high_word.val() {
                self.word[lane].next = self.word[lane].val() | 4;
            }
        }
        for bank in 0..BANKS {
            self.bank_data[bank].next = 0.into();
            self.bank_data2[bank].next = 0.into();
            self.bank_lane[bank].next = 0.into();
            self.taken.next = 0.into();
            self.granted.next = 0.into();
            if self.bank_ready.val().get_bit(bank) {
                for lane in 0..LANES {
                    if self.want.val().get_bit(lane)
                        && ((self.word[lane].val() & self.bank_mask.val())
                            == self.bank_address[bank].val())
                    {
                        if !self.bank_valid.val().get_bit(bank) {
                            self.bank_valid.next = self.bank_valid.val().replace_bit(bank, true);
                            self.served.next = self.served.val().replace_bit(lane, true);
                            self.taken.next = self.word[lane].val();
                            self.granted.next = self.lane_addr[lane].val();
                            self.bank_data[bank].next = self.lane_data[lane].val();
                            self.bank_data2[bank].next = self.lane_data2[lane].val();
                            self.bank_lane[bank].next = self.lane_id[lane].val();
                        } else if self.broadcast.val()
                            && (self.word[lane].val() == self.taken.val())
                        {
                            self.served.next = self.served.val().replace_bit(lane, true);
                        }
                    }
                }
            }
            // A shift would do, but rust-hdl computes shifts with big integers.
            self.row.next = 0.into();
            for place in 0..ROW_BITS {
                if self
                    .taken
                    .val()
                    .get_bit(place + self.row_shift.val().index())
                {
                    self.row.next = self.row.val().replace_bit(place, true);
                }
            }
            self.bank_row[bank].next = self.row.val();
            self.bank_byte[bank].next = bit_cast::<2, ADDR_BITS>(self.granted.val());
        }
    }
}

crate::comb_pins!(RequestCrossbarPins of RequestCrossbar<const BANKS, const BANK_BITS, const LANES, const ROW_BITS, const ADDR_BITS> {
    in: want, broadcast, high_word, lane_addr[], lane_data[], lane_data2[], bank_ready;
    out: bank_valid, bank_row[], bank_byte[], bank_data[], bank_data2[], bank_lane[], served
});
