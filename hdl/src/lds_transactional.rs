//! The transactional LDS tops: the LDS unit, its banks with one kind of detector, the sequencer.
//!
//! ```text
//!                      +-------------------------- LDS top --------------------------+
//!  req_*, lane_*  ---->|                        bank_*      +--------------------+   |
//!  rsp_*          <----|   LdsUnit  ------------------------>  bank 0 .. bank 31 |   |
//!                      |      |  ^ hold       bank_rsp_*    +--------------------+   |
//!                      |      v  | tcm                        ^ walk_*, flush_*       |
//!  tx_*, txrsp_*  <--->|   TxSequencer -------------------------+    ^ row_base, rows |
//!  cfg_*          ---->|   LayoutTable ------------------------------+               |
//!                      +-------------------------------------------------------------+
//! ```
//!
//! [`LdsBaseline`](crate::lds_baseline::LdsBaseline) has the same LDS unit and the same banks without
//! shadow memory and detector, and no sequencer, so the area of an addition is a subtraction.
//! Latencies are those of [`LdsUnit`], [`ShadowMemory`](crate::shadow_memory) and [`TxSequencer`].

use crate::layout_table::LayoutTable;
use crate::lds_op::LdsOp;
use crate::lds_unit::LdsUnit;
use crate::prelude::*;
use crate::quiet::Quiet;
use crate::storage::signature_file::FilterShape;
use crate::tx_bank::{BloomBank, DcdBank, SmdcdBank};
use crate::tx_sequencer::TxSequencer;

/// Defines a transactional top around one kind of bank. `layout` lists what the banks need from the
/// layout table besides rows, `sizes` are parameters of the detector alone.
macro_rules! lds_top {
    (
        $(#[$doc:meta])*
        $top:ident, $bank:ident,
        sizes: { $($size:ident),* },
        layout: { $($layout:ident),* }
    ) => {
        $(#[$doc])*
        #[derive(LogicBlock)]
        pub struct $top<
            const BANKS: usize,
            const BANK_BITS: usize,
            const LANES: usize,
            const ROW_BITS: usize,
            const ADDR_BITS: usize,
            const STATE_BITS: usize,
            const SLOTS: usize,
            const SLOT_BITS: usize,
            $(const $size: usize,)*
        > {
            pub clock: Signal<In, Clock>,
            pub clear: Signal<In, bool>,
            pub req_valid: Signal<In, bool>,
            pub req_ready: Signal<Out, bool>,
            pub req_op: Signal<In, LdsOp>,
            pub req_wavefront: Signal<In, Bits<SLOT_BITS>>,
            pub req_half: Signal<In, bool>,
            pub req_transactional: Signal<In, bool>,
            pub req_lanes: Signal<In, Bits<LANES>>,
            pub lane_addr: Vec<Signal<In, Bits<ADDR_BITS>>>,
            pub lane_data: Vec<Signal<In, Bits<32>>>,
            pub lane_data2: Vec<Signal<In, Bits<32>>>,
            pub rsp_valid: Signal<Out, bool>,
            pub rsp_data: Vec<Signal<Out, Bits<32>>>,
            pub rsp_data2: Vec<Signal<Out, Bits<32>>>,
            pub rsp_aborted: Signal<Out, Bits<LANES>>,
            pub rsp_rounds: Signal<Out, Bits<7>>,
            pub tx_valid: Signal<In, bool>,
            pub tx_ready: Signal<Out, bool>,
            pub tx_commit: Signal<In, bool>,
            pub tx_wavefront: Signal<In, Bits<SLOT_BITS>>,
            pub tx_exec_lo: Signal<In, Bits<32>>,
            pub tx_exec_hi: Signal<In, Bits<32>>,
            pub txrsp_valid: Signal<Out, bool>,
            pub txrsp_wavefront: Signal<Out, Bits<SLOT_BITS>>,
            pub txrsp_retry: Signal<Out, bool>,
            pub txrsp_exec_lo: Signal<Out, Bits<32>>,
            pub txrsp_exec_hi: Signal<Out, Bits<32>>,
            pub txrsp_committed_lo: Signal<Out, Bits<32>>,
            pub txrsp_committed_hi: Signal<Out, Bits<32>>,
            pub cfg_valid: Signal<In, bool>,
            pub cfg_wavefront: Signal<In, Bits<SLOT_BITS>>,
            pub cfg_row_base: Signal<In, Bits<ROW_BITS>>,
            pub cfg_rows: Signal<In, Bits<ROW_BITS>>,
            pub cfg_state_base: Signal<In, Bits<STATE_BITS>>,
            pub cfg_group: Signal<In, Bits<SLOTS>>,
            pub tcm: Vec<Signal<Out, Bits<32>>>,
            pub tcm_old: Vec<Signal<Out, Bits<32>>>,
            pub tcm_old_valid: Signal<Out, Bits<SLOTS>>,
            pub mode: Signal<Out, Bits<8>>,
            pub killed: Signal<Out, Bits<SLOTS>>,
            pub begin_stall: Signal<Out, Bits<SLOTS>>,
            pub pass_dead: Signal<Out, Bits<SLOTS>>,
            /// This cycle is spent on conflict detection or versioning, not on what a plain LDS does.
            pub perf_overhead: Signal<Out, bool>,
            /// Without a change of the pins the next clock changes nothing.
            pub idle: Signal<Out, bool>,
            unit: Quiet<LdsUnit<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, SLOTS, SLOT_BITS>>,
            bank: Vec<Quiet<$bank<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS $(, $size)*>>>,
            sequencer: Quiet<TxSequencer<SLOTS, SLOT_BITS>>,
            layout: Quiet<LayoutTable<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>>,
            ready: Signal<Local, Bits<BANKS>>,
            answered: Signal<Local, Bits<BANKS>>,
            aborted: Signal<Local, Bits<BANKS>>,
            walk_more: Signal<Local, Bit>,
        }

        impl<
                const BANKS: usize,
                const BANK_BITS: usize,
                const LANES: usize,
                const ROW_BITS: usize,
                const ADDR_BITS: usize,
                const STATE_BITS: usize,
                const SLOTS: usize,
                const SLOT_BITS: usize,
                $(const $size: usize,)*
            > $top<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS $(, $size)*>
        {
            /// # Panics
            /// If there are not `BANKS` banks, or as [`LdsUnit::default`].
            fn with_banks(banks: Vec<$bank<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS $(, $size)*>>) -> Self {
                assert_eq!(banks.len(), BANKS, "one bank for each of BANKS");
                Self {
                    clock: Default::default(),
                    clear: Default::default(),
                    req_valid: Default::default(),
                    req_ready: Default::default(),
                    req_op: Default::default(),
                    req_wavefront: Default::default(),
                    req_half: Default::default(),
                    req_transactional: Default::default(),
                    req_lanes: Default::default(),
                    lane_addr: vec![Default::default(); LANES],
                    lane_data: vec![Default::default(); LANES],
                    lane_data2: vec![Default::default(); LANES],
                    rsp_valid: Default::default(),
                    rsp_data: vec![Default::default(); LANES],
                    rsp_data2: vec![Default::default(); LANES],
                    rsp_aborted: Default::default(),
                    rsp_rounds: Default::default(),
                    tx_valid: Default::default(),
                    tx_ready: Default::default(),
                    tx_commit: Default::default(),
                    tx_wavefront: Default::default(),
                    tx_exec_lo: Default::default(),
                    tx_exec_hi: Default::default(),
                    txrsp_valid: Default::default(),
                    txrsp_wavefront: Default::default(),
                    txrsp_retry: Default::default(),
                    txrsp_exec_lo: Default::default(),
                    txrsp_exec_hi: Default::default(),
                    txrsp_committed_lo: Default::default(),
                    txrsp_committed_hi: Default::default(),
                    cfg_valid: Default::default(),
                    cfg_wavefront: Default::default(),
                    cfg_row_base: Default::default(),
                    cfg_rows: Default::default(),
                    cfg_state_base: Default::default(),
                    cfg_group: Default::default(),
                    tcm: vec![Default::default(); 2 * SLOTS],
                    tcm_old: vec![Default::default(); 2 * SLOTS],
                    tcm_old_valid: Default::default(),
                    mode: Default::default(),
                    killed: Default::default(),
                    begin_stall: Default::default(),
                    pass_dead: Default::default(),
                    perf_overhead: Default::default(),
                    idle: Default::default(),
                    unit: Quiet::last(LdsUnit::default()),
                    bank: banks.into_iter().map(Quiet::new).collect(),
                    sequencer: Quiet::new(TxSequencer::new()),
                    layout: Quiet::new(LayoutTable::new()),
                    ready: Default::default(),
                    answered: Default::default(),
                    aborted: Default::default(),
                    walk_more: Default::default(),
                }
            }
        }

        impl<
                const BANKS: usize,
                const BANK_BITS: usize,
                const LANES: usize,
                const ROW_BITS: usize,
                const ADDR_BITS: usize,
                const STATE_BITS: usize,
                const SLOTS: usize,
                const SLOT_BITS: usize,
                $(const $size: usize,)*
            > Logic
            for $top<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS $(, $size)*>
        {
            #[hdl_gen]
            fn update(&mut self) {
                clock!(self, clock, unit, sequencer, layout);
                self.unit.clear.next = self.clear.val();
                self.unit.req_valid.next = self.req_valid.val();
                self.unit.req_op.next = self.req_op.val();
                self.unit.req_wavefront.next = self.req_wavefront.val();
                self.unit.req_half.next = self.req_half.val();
                self.unit.req_transactional.next = self.req_transactional.val();
                self.unit.req_lanes.next = self.req_lanes.val();
                for lane in 0..LANES {
                    self.unit.lane_addr[lane].next = self.lane_addr[lane].val();
                    self.unit.lane_data[lane].next = self.lane_data[lane].val();
                    self.unit.lane_data2[lane].next = self.lane_data2[lane].val();
                    self.rsp_data[lane].next = self.unit.rsp_data[lane].val();
                    self.rsp_data2[lane].next = self.unit.rsp_data2[lane].val();
                }
                self.req_ready.next = self.unit.req_ready.val();
                self.rsp_valid.next = self.unit.rsp_valid.val();
                self.rsp_aborted.next = self.unit.rsp_aborted.val();
                self.rsp_rounds.next = self.unit.rsp_rounds.val();

                self.layout.cfg_valid.next = self.cfg_valid.val();
                self.layout.cfg_wavefront.next = self.cfg_wavefront.val();
                self.layout.cfg_row_base.next = self.cfg_row_base.val();
                self.layout.cfg_rows.next = self.cfg_rows.val();
                self.layout.cfg_state_base.next = self.cfg_state_base.val();
                self.layout.cfg_group.next = self.cfg_group.val();
                self.layout.slot.next = self.req_wavefront.val();
                if self.sequencer.walking.val() {
                    self.layout.slot.next = self.sequencer.walk_slot.val();
                }

                self.sequencer.clear.next = self.clear.val();
                self.sequencer.tx_valid.next = self.tx_valid.val();
                self.sequencer.tx_commit.next = self.tx_commit.val();
                self.sequencer.tx_wavefront.next = self.tx_wavefront.val();
                self.sequencer.tx_exec_lo.next = self.tx_exec_lo.val();
                self.sequencer.tx_exec_hi.next = self.tx_exec_hi.val();
                self.sequencer.cfg_valid.next = self.cfg_valid.val();
                self.sequencer.cfg_wavefront.next = self.cfg_wavefront.val();
                self.sequencer.cfg_group.next = self.cfg_group.val();
                self.sequencer.conflict_valid.next = self.unit.conflict_valid.val();
                self.sequencer.conflict_wavefront.next = self.unit.conflict_wavefront.val();
                self.sequencer.conflict_half.next = self.unit.conflict_half.val();
                self.sequencer.conflict_lanes.next =
                    bit_cast::<32, LANES>(self.unit.conflict_lanes.val());
                self.sequencer.unit_busy.next = self.unit.busy.val();
                self.unit.hold.next = self.sequencer.hold.val();
                self.tx_ready.next = self.sequencer.tx_ready.val();
                self.txrsp_valid.next = self.sequencer.txrsp_valid.val();
                self.txrsp_wavefront.next = self.sequencer.txrsp_wavefront.val();
                self.txrsp_retry.next = self.sequencer.txrsp_retry.val();
                self.txrsp_exec_lo.next = self.sequencer.txrsp_exec_lo.val();
                self.txrsp_exec_hi.next = self.sequencer.txrsp_exec_hi.val();
                self.txrsp_committed_lo.next = self.sequencer.txrsp_committed_lo.val();
                self.txrsp_committed_hi.next = self.sequencer.txrsp_committed_hi.val();
                self.tcm_old_valid.next = self.sequencer.tcm_old_valid.val();
                self.mode.next = self.sequencer.mode.val();
                self.killed.next = self.sequencer.killed.val();
                self.begin_stall.next = self.sequencer.begin_stall.val();
                self.pass_dead.next = self.sequencer.pass_dead.val();
                for word in 0..(2 * SLOTS) {
                    self.tcm_old[word].next = self.sequencer.tcm_old[word].val();
                    self.tcm[word].next = self.sequencer.tcm[word].val();
                    self.unit.tcm[word].next = self.sequencer.tcm[word].val();
                }

                self.ready.next = 0.into();
                self.answered.next = 0.into();
                self.aborted.next = 0.into();
                self.walk_more.next = false;
                for bank in 0..BANKS {
                    self.bank[bank].clock.next = self.clock.val();
                    self.bank[bank].clear.next = self.clear.val();
                    self.bank[bank].req_valid.next = self.unit.bank_valid.val().get_bit(bank);
                    self.bank[bank].req_op.next = self.req_op.val();
                    self.bank[bank].req_transactional.next = self.req_transactional.val();
                    self.bank[bank].req_row.next = self.unit.bank_row[bank].val();
                    self.bank[bank].req_byte.next = self.unit.bank_byte[bank].val();
                    self.bank[bank].req_data.next = self.unit.bank_data[bank].val();
                    self.bank[bank].req_data2.next = self.unit.bank_data2[bank].val();
                    self.bank[bank].req_work_item.next = self.unit.bank_work_item[bank].val();
                    self.bank[bank].row_base.next = self.layout.row_base.val();
                    self.bank[bank].rows.next = self.layout.rows.val();
                    self.bank[bank].state_base.next = self.layout.state_base.val();
                    $(self.bank[bank].$layout.next = self.layout.$layout.val();)*
                    self.bank[bank].flush_valid.next = self.sequencer.flush_valid.val();
                    self.bank[bank].flush_slot.next = self.sequencer.flush_slot.val();
                    self.bank[bank].walk_start.next = self.sequencer.walk_start.val();
                    self.bank[bank].walk_slot.next = self.sequencer.walk_slot.val();
                    self.bank[bank].walk_lanes_lo.next = self.sequencer.walk_lanes_lo.val();
                    self.bank[bank].walk_lanes_hi.next = self.sequencer.walk_lanes_hi.val();
                    if self.bank[bank].req_ready.val() {
                        self.ready.next = self.ready.val().replace_bit(bank, true);
                    }
                    if self.bank[bank].rsp_valid.val() {
                        self.answered.next = self.answered.val().replace_bit(bank, true);
                    }
                    if self.bank[bank].rsp_aborted.val() {
                        self.aborted.next = self.aborted.val().replace_bit(bank, true);
                    }
                    if self.bank[bank].walk_more.val() {
                        self.walk_more.next = true;
                    }
                    self.unit.bank_rsp_word[bank].next = self.bank[bank].rsp_word.val();
                }
                self.unit.bank_ready.next = self.ready.val();
                self.unit.bank_rsp_valid.next = self.answered.val();
                self.unit.bank_rsp_aborted.next = self.aborted.val();
                self.sequencer.walk_more.next = self.walk_more.val();
                self.perf_overhead.next =
                    self.unit.perf_overhead.val() | self.sequencer.walking.val();
                self.idle.next = !self.unit.busy.val() & self.sequencer.idle.val();
            }
        }
    };
}

lds_top!(
    /// LDS with Bloom-signature conflict detection (LocalTM-Bloom).
    LdsBloom,
    BloomBank,
    sizes: { CLASSES },
    layout: { group }
);
lds_top!(
    /// LDS with the DCD directory (LocalTM-directory).
    LdsDcd,
    DcdBank,
    sizes: {  },
    layout: {}
);
lds_top!(
    /// LDS with the SMDCD directory (LocalTM-directory), repaired or published.
    LdsSmdcd,
    SmdcdBank,
    sizes: {  },
    layout: {}
);

crate::pins!(LdsTransactionalPins of
    LdsBloom<const BANKS, const BANK_BITS, const LANES, const ROW_BITS, const ADDR_BITS, const STATE_BITS, const SLOTS, const SLOT_BITS, const CLASSES>,
    LdsDcd<const BANKS, const BANK_BITS, const LANES, const ROW_BITS, const ADDR_BITS, const STATE_BITS, const SLOTS, const SLOT_BITS>,
    LdsSmdcd<const BANKS, const BANK_BITS, const LANES, const ROW_BITS, const ADDR_BITS, const STATE_BITS, const SLOTS, const SLOT_BITS>
{
    in: clear, req_valid, req_op, req_wavefront, req_half, req_transactional, req_lanes, lane_addr[],
        lane_data[], lane_data2[], tx_valid, tx_commit, tx_wavefront, tx_exec_lo, tx_exec_hi,
        cfg_valid, cfg_wavefront, cfg_row_base, cfg_rows, cfg_state_base, cfg_group;
    out: req_ready, rsp_valid, rsp_data[], rsp_data2[], rsp_aborted, rsp_rounds, tx_ready,
        txrsp_valid, txrsp_wavefront, txrsp_retry, txrsp_exec_lo, txrsp_exec_hi,
        txrsp_committed_lo, txrsp_committed_hi, tcm[], tcm_old[], tcm_old_valid, mode, killed,
        begin_stall, pass_dead, perf_overhead, idle;
    idle: |top| top.idle.val()
        && !top.clear.val()
        && !top.req_valid.val()
        && !top.tx_valid.val()
        && !top.cfg_valid.val()
        && top.unit.idle()
});

impl<
        const BANKS: usize,
        const BANK_BITS: usize,
        const LANES: usize,
        const ROW_BITS: usize,
        const ADDR_BITS: usize,
        const STATE_BITS: usize,
        const SLOTS: usize,
        const SLOT_BITS: usize,
        const CLASSES: usize,
    >
    LdsBloom<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS, CLASSES>
{
    /// `BANKS` banks of `rows` words, of which `state_rows` may hold variables.
    ///
    /// # Panics
    /// If a size does not fit its parameter.
    pub fn new(rows: usize, state_rows: usize, filter: FilterShape) -> Self {
        Self::with_banks(
            (0..BANKS)
                .map(|_| BloomBank::new(rows, state_rows, filter))
                .collect(),
        )
    }
}

impl<
        const BANKS: usize,
        const BANK_BITS: usize,
        const LANES: usize,
        const ROW_BITS: usize,
        const ADDR_BITS: usize,
        const STATE_BITS: usize,
        const SLOTS: usize,
        const SLOT_BITS: usize,
    > LdsDcd<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>
{
    /// `BANKS` banks of `rows` words, of which `state_rows` may hold variables.
    ///
    /// # Panics
    /// If a size does not fit its parameter.
    pub fn new(rows: usize, state_rows: usize) -> Self {
        Self::with_banks((0..BANKS).map(|_| DcdBank::new(rows, state_rows)).collect())
    }
}

impl<
        const BANKS: usize,
        const BANK_BITS: usize,
        const LANES: usize,
        const ROW_BITS: usize,
        const ADDR_BITS: usize,
        const STATE_BITS: usize,
        const SLOTS: usize,
        const SLOT_BITS: usize,
    > LdsSmdcd<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>
{
    /// `BANKS` banks of `rows` words, of which `state_rows` may hold variables.
    ///
    /// # Panics
    /// If a size does not fit its parameter.
    pub fn repaired(rows: usize, state_rows: usize) -> Self {
        Self::with_banks(
            (0..BANKS)
                .map(|_| SmdcdBank::repaired(rows, state_rows))
                .collect(),
        )
    }

    /// `BANKS` banks of `rows` words, of which `state_rows` may hold variables.
    ///
    /// # Panics
    /// If a size does not fit its parameter.
    pub fn published(rows: usize, state_rows: usize) -> Self {
        Self::with_banks(
            (0..BANKS)
                .map(|_| SmdcdBank::published(rows, state_rows))
                .collect(),
        )
    }
}
