//! The transactional LDS tops: the LDS unit, its banks with one kind of detector, the sequencer.
//!
//! ```text
//!                      +-------------------------- LDS top --------------------------+
//!  req_*, lane_*  ---->|                        bank_*      +--------------------+   |
//!  rsp_*          <----|   LdsUnit  ------------------------>  bank 0 .. bank 31 |   |
//!                      |      |  ^ hold       bank_rsp_*    +--------------------+   |
//!                      |      v  | tcm                        ^ walk_*, flush_*       |
//!  tx_*, txrsp_*  <--->|   TxSequencer -------------------------+    ^ rows, biases   |
//!  cfg_*          ---->|   LayoutTable or DirectoryLayout -----------+               |
//!                      +-------------------------------------------------------------+
//! ```
//!
//! [`LdsBaseline`](crate::lds_baseline::LdsBaseline) has the LDS unit without transactions, the banks without shadow memory and detector, and no sequencer: the area of
//! an addition is a subtraction. Latencies are those of [`LdsUnit`], [`ShadowMemory`](crate::shadow_memory) or [`DirectoryShadow`](crate::directory_shadow), and [`TxSequencer`].

use crate::directory_layout::DirectoryLayout;
use crate::layout_table::LayoutTable;
use crate::lds_op::LdsOp;
use crate::lds_unit::LdsUnit;
use crate::prelude::*;
use crate::quiet::Quiet;
use crate::signature_file::FilterShape;
use crate::tx_bank::{BloomBank, DcdBank, SmdcdBank, SmdcdRowsBank};
use crate::tx_sequencer::TxSequencer;

/// Defines a transactional top around one kind of bank. `table` has the layouts of work-groups: what it is told and what the banks
/// need of it, the ports that say of which slot the region is wanted, which is flushed or walked, and what it is not told. `sizes` are parameters of the
/// detector alone.
macro_rules! lds_top {
    (
        $(#[$($about:tt)*])*
        $top:ident, $bank:ident,
        sizes: { $($size:ident),* },
        table: $table:ident<$($table_size:ident),*> { $($told:ident),*; $($layout:ident),*; $($region_slot:ident),*; $($zero:ident),* }
    ) => {
        #[derive(LogicBlock, Unit)]
        $(#[$($about)*])*
        #[idle(|top| top.idle.val()
                && !top.clear.val()
                && !top.req_valid.val()
                && !top.tx_valid.val()
                && !top.cfg_valid.val()
                && top.unit.idle())]
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
            /// Rising edge.
            pub clock: Signal<In, Clock>,
            /// Synchronous: drops all requests and transactions; memory words and layouts (`cfg_*`) stay. One cycle
            /// is enough, in which `req_valid` and `tx_valid` are low.
            pub clear: Signal<In, bool>,
            /// A request of half a wavefront. It and its pins stay as they are until the clock at which `req_ready` is high.
            pub req_valid: Signal<In, bool>,
            /// The request is taken at this clock; a transactional one has then been served. Low without `req_valid`;
            /// depends combinationally on the whole request.
            pub req_ready: Signal<Out, bool>,
            /// Operation, from `LDS_READ_B32` (0) to `LDS_CMP_ST` (24); docs/integration.md lists the codes.
            pub req_op: Signal<In, LdsOp>,
            /// Slot of the wavefront: selects the conflict mask and the layout of a transactional request.
            pub req_wavefront: Signal<In, Bits<SLOT_BITS>>,
            /// Half of the wavefront: lane i of the request is lane i of the wavefront, or lane 32 + i if high.
            pub req_half: Signal<In, bool>,
            /// This upper half is of the access whose lower half was the last transactional request. Only `all_lose` asks:
            /// lanes of both halves may then lose together.
            pub req_continues: Signal<In, bool>,
            /// The access is part of the slot's transaction: conflicts are detected and old words are kept.
            pub req_transactional: Signal<In, bool>,
            /// Lanes that execute (EXEC), one bit per lane. In a transactional request those set in `tcm` are left out.
            pub req_lanes: Signal<In, Bits<LANES>>,
            /// Byte address of each lane in the whole LDS, aligned to the size of the operation; of a transactional
            /// request within the slot's rows of variables.
            pub lane_addr: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
            /// First operand of each lane: the value to write (of 64 bits the low word), or the operand of an atomic.
            pub lane_data: Array<Signal<In, Bits<32>>, LANES>,
            /// Second operand of each lane: high word of `LDS_WRITE_B64`, new word of `LDS_CMP_ST`,
            /// bits to set of `LDS_MSK_OR`.
            pub lane_data2: Array<Signal<In, Bits<32>>, LANES>,
            /// The answer: one pulse per request, in order, which cannot be held off; 2 cycles after `req_ready`
            /// for a plain request, 1 cycle after it for a transactional one.
            pub rsp_valid: Signal<Out, bool>,
            /// What each lane read, or the word before its atomic; undefined in all other lanes. Valid with `rsp_valid`.
            pub rsp_data: Array<Signal<Out, Bits<32>>, LANES>,
            /// High word that each lane read with `LDS_READ_B64`; undefined after other operations.
            pub rsp_data2: Array<Signal<Out, Bits<32>>, LANES>,
            /// Lanes that lost a conflict in this access, one bit per lane; 0 for a plain request. Valid with `rsp_valid`.
            pub rsp_aborted: Signal<Out, Bits<LANES>>,
            /// Lanes of the lower half of the same access that lose now, with lanes of this upper half: their answer has been
            /// given, and does not count. Valid with `rsp_valid`; 0 without `all_lose`.
            pub rsp_aborted_lower: Signal<Out, Bits<LANES>>,
            /// Cycles in which the request sent lanes to banks: 1 without bank conflicts, 2 if it is of 64 bits.
            pub rsp_rounds: Signal<Out, Bits<7>>,
            /// Strap, constant. 0: the lane loses whose access a bank finds in conflict. 1: all lanes of the access that meet on
            /// its word lose, of both halves; costs an access with losers 1 cycle and 1 a word on which a lane has lost.
            pub all_lose: Signal<In, bool>,
            /// A TX_Begin or TX_Commit; may be withdrawn or replaced while `tx_ready` is low.
            pub tx_valid: Signal<In, bool>,
            /// It is taken at this clock. Low while words of lanes that lost are restored or passes are stopped, and for
            /// TX_Begin of a slot in `begin_stall`; depends combinationally on `tx_commit` and `tx_wavefront`.
            pub tx_ready: Signal<Out, bool>,
            /// 1: TX_Commit, which ends a pass. 0: TX_Begin, which starts one.
            pub tx_commit: Signal<In, bool>,
            /// Slot of the wavefront that begins or commits.
            pub tx_wavefront: Signal<In, Bits<SLOT_BITS>>,
            /// EXEC of lanes 0..31 with which TX_Begin starts its pass; a TX_Commit that ends a pass ignores it.
            pub tx_exec_lo: Signal<In, Bits<32>>,
            /// EXEC of lanes 32..63, likewise.
            pub tx_exec_hi: Signal<In, Bits<32>>,
            /// The answer, in the cycle after TX_Begin or TX_Commit is taken: one pulse, which cannot be held off.
            pub txrsp_valid: Signal<Out, bool>,
            /// Slot that is answered; valid with `txrsp_valid`, as all of `txrsp_*`.
            pub txrsp_wavefront: Signal<Out, Bits<SLOT_BITS>>,
            /// TX_Commit ended a pass and lanes are left: restore the registers of the lanes in `txrsp_exec_*` and
            /// present TX_Begin with this EXEC.
            pub txrsp_retry: Signal<Out, bool>,
            /// EXEC to continue with, lanes 0..31: with `txrsp_retry` the lanes of the pass that did not commit,
            /// after the last pass that of the transaction's first TX_Begin, else as given.
            pub txrsp_exec_lo: Signal<Out, Bits<32>>,
            /// EXEC to continue with, lanes 32..63, likewise.
            pub txrsp_exec_hi: Signal<Out, Bits<32>>,
            /// Lanes 0..31 that committed in the pass that TX_Commit ended; 0 for TX_Begin.
            pub txrsp_committed_lo: Signal<Out, Bits<32>>,
            /// Lanes 32..63 that committed in the pass that TX_Commit ended; 0 for TX_Begin.
            pub txrsp_committed_hi: Signal<Out, Bits<32>>,
            /// Writes where the work-group of a slot lies, at each clock at which it is high; requests see it from the
            /// next cycle on. Not for a slot in a transaction.
            pub cfg_valid: Signal<In, bool>,
            /// Slot that is written.
            pub cfg_wavefront: Signal<In, Bits<SLOT_BITS>>,
            /// First row of the work-group, the same in every bank.
            pub cfg_row_base: Signal<In, Bits<ROW_BITS>>,
            /// Rows of variables, N, at least 1. Backups take the next N rows, owner bytes the ceil(N / 4) rows after those.
            pub cfg_rows: Signal<In, Bits<ROW_BITS>>,
            /// First of N indices of detector state, which no other work-group has; in `lds_bloom` and `lds_smdcd` a multiple
            /// of 4, and N is rounded up to one. `lds_dcd` has no such state and does not look at it.
            pub cfg_state_base: Signal<In, Bits<STATE_BITS>>,
            /// Slots of the work-group, one bit per slot, its own included; the same for all of them.
            pub cfg_group: Signal<In, Bits<SLOTS>>,
            /// Conflict masks: lanes 0..31 of slot w in word 2 w, lanes 32..63 in word 2 w + 1. A set bit: the lane has lost
            /// in this pass, or waits while another lane runs alone.
            pub tcm: Array<Signal<Out, Bits<32>>, SLOTS, 2>,
            /// Conflict masks with which the pass before ended, placed as in `tcm`; valid for slots in `tcm_old_valid`.
            pub tcm_old: Array<Signal<Out, Bits<32>>, SLOTS, 2>,
            /// Slots whose pass is a retry, one bit per slot, unless the pass before was killed. Set by TX_Begin.
            pub tcm_old_valid: Signal<Out, Bits<SLOTS>>,
            /// Mode of slot w in bits 2 w + 1 and 2 w: 0 no transaction, 1 all lanes run, 2 one lane runs (wavefront
            /// serialisation), 3 one lane runs and the group's other slots are stopped (work-group serialisation).
            pub mode: Signal<Out, Bits<8>>,
            /// Slots whose pass was stopped by work-group serialisation, one bit per slot: present TX_Commit; all its
            /// lanes retry.
            pub killed: Signal<Out, Bits<SLOTS>>,
            /// Slots whose TX_Begin is not taken now, one bit per slot: another slot of the group is in mode 3.
            pub begin_stall: Signal<Out, Bits<SLOTS>>,
            /// Slots with a pass of which no lane runs any more, one bit per slot: TX_Commit may be presented at once.
            pub pass_dead: Signal<Out, Bits<SLOTS>>,
            /// This cycle is spent on conflict detection or versioning, not on what a plain LDS does.
            pub perf_overhead: Signal<Out, bool>,
            /// Nothing is in service: while `req_valid`, `tx_valid`, `cfg_valid` and `clear` are low too, the clock may stop.
            pub idle: Signal<Out, bool>,
            #[start(Quiet::last(LdsUnit::default()))]
            unit: Quiet<LdsUnit<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, SLOTS, SLOT_BITS, 1>>,
            bank: Array<Quiet<$bank<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS $(, $size)*>>, BANKS>,
            sequencer: Quiet<TxSequencer<SLOTS, SLOT_BITS>>,
            layout: Quiet<$table<$($table_size),*>>,
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
            /// `bank` makes each of the banks.
            fn with_banks(
                bank: impl Fn() -> $bank<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS $(, $size)*>,
            ) -> Self {
                Self {
                    bank: Array::from_fn(|_| Quiet::new(bank())),
                    ..Default::default()
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
                self.unit.req_continues.next = self.req_continues.val();
                self.unit.all_lose.next = self.all_lose.val();
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
                self.rsp_aborted_lower.next = self.unit.rsp_aborted_lower.val();
                self.rsp_rounds.next = self.unit.rsp_rounds.val();

                self.layout.cfg_valid.next = self.cfg_valid.val();
                self.layout.cfg_wavefront.next = self.cfg_wavefront.val();
                $(self.layout.$told.next = self.$told.val();)*
                $(self.layout.$zero.next = 0.into();)*
                self.layout.slot.next = self.req_wavefront.val();
                if self.sequencer.walking.val() {
                    self.layout.slot.next = self.sequencer.walk_slot.val();
                }
                // Nothing is committed during a walk.
                $(self.layout.$region_slot.next = self.tx_wavefront.val();
                if self.sequencer.walking.val() {
                    self.layout.$region_slot.next = self.sequencer.walk_slot.val();
                })*

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
                self.sequencer.conflict_lo.next = self.unit.conflict_lo.val();
                self.sequencer.conflict_hi.next = self.unit.conflict_hi.val();
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
                    self.bank[bank].req_transactional.next = self.unit.bank_transactional.val();
                    self.bank[bank].req_row.next = self.unit.bank_row[bank].val();
                    self.bank[bank].req_byte.next = self.unit.bank_byte[bank].val();
                    self.bank[bank].req_data.next = self.unit.bank_data[bank].val();
                    self.bank[bank].req_data2.next = self.unit.bank_data2[bank].val();
                    self.bank[bank].req_work_item.next = self.unit.bank_work_item[bank].val();
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
    #[unit(
        top,
        LocalTmBloom,
        "LDS, conflicts found by Bloom signatures",
        LdsBloom::<
            BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS, CLASSES
        >::new(ROWS, STATE_ROWS, FilterShape::with_bits(FILTER_BITS))
    )]
    #[pins(new LdsTransactionalPins)]
    LdsBloom,
    BloomBank,
    sizes: { CLASSES },
    table: LayoutTable<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS> {
        cfg_row_base, cfg_rows, cfg_state_base, cfg_group;
        rows, owner_bias, state_shift, walk_shift, walk_backup_bias, walk_owner_bias, group, region_first, region_last;
        region_slot;
    }
);
lds_top!(
    /// LDS with the DCD directory (LocalTM-directory).
    #[unit(
        top,
        LocalTmDirectory,
        "LDS, conflicts found by a directory",
        LdsDcd::<
            BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS
        >::new(ROWS, STATE_ROWS)
    )]
    #[pins(LdsTransactionalPins)]
    LdsDcd,
    DcdBank,
    sizes: {  },
    table: DirectoryLayout<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS> {
        cfg_row_base, cfg_rows, cfg_group;
        row_base, backups, owners, owner_bias, state_shift, group;
        ;
        cfg_state_base
    }
);
lds_top!(
    /// LDS with the SMDCD directory (LocalTM-directory), repaired.
    #[unit(
        top,
        LocalTmDirectory,
        "LDS, shared-modified directory, repaired",
        LdsSmdcd::<
            BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS
        >::new(ROWS, STATE_ROWS)
    )]
    #[pins(LdsTransactionalPins)]
    LdsSmdcd,
    SmdcdBank,
    sizes: {  },
    table: DirectoryLayout<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS> {
        cfg_row_base, cfg_rows, cfg_state_base, cfg_group;
        row_base, backups, owners, owner_bias, state_shift, group;
        ;
    }
);
lds_top!(
    /// LDS with the SMDCD directory (LocalTM-directory), as published or ordered.
    #[unit(
        top,
        "lds_smdcd_published",
        LocalTmDirectory,
        "LDS, shared-modified directory, as published",
        LdsSmdcdRows::<
            BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS
        >::published(ROWS, STATE_ROWS)
    )]
    #[unit(
        top,
        "lds_smdcd_ordered",
        LocalTmDirectory,
        "LDS, shared-modified directory, lanes in order",
        LdsSmdcdRows::<
            BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS
        >::ordered(ROWS, STATE_ROWS)
    )]
    #[pins(LdsTransactionalPins)]
    LdsSmdcdRows,
    SmdcdRowsBank,
    sizes: {  },
    table: LayoutTable<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS> {
        cfg_row_base, cfg_rows, cfg_state_base, cfg_group;
        rows, owner_bias, state_shift, walk_shift, walk_backup_bias, walk_owner_bias;
        region_slot;
    }
);

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
        Self::with_banks(|| BloomBank::new(rows, state_rows, filter))
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
        Self::with_banks(|| DcdBank::new(rows, state_rows))
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
    pub fn new(rows: usize, state_rows: usize) -> Self {
        Self::with_banks(|| SmdcdBank::new(rows, state_rows))
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
    > LdsSmdcdRows<BANKS, BANK_BITS, LANES, ROW_BITS, ADDR_BITS, STATE_BITS, SLOTS, SLOT_BITS>
{
    /// `BANKS` banks of `rows` words, of which `state_rows` may hold variables.
    ///
    /// # Panics
    /// If a size does not fit its parameter.
    pub fn published(rows: usize, state_rows: usize) -> Self {
        Self::with_banks(|| SmdcdRowsBank::published(rows, state_rows))
    }

    /// `BANKS` banks of `rows` words, of which `state_rows` may hold variables.
    ///
    /// # Panics
    /// If a size does not fit its parameter.
    pub fn ordered(rows: usize, state_rows: usize) -> Self {
        Self::with_banks(|| SmdcdRowsBank::ordered(rows, state_rows))
    }
}
