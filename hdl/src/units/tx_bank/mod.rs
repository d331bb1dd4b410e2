//! A transactional LDS bank: [`LdsBank`], [`ShadowMemory`] and one conflict detector.
//!
//! ```text
//!  req_*     +---------+  access, array port  +---------------+  check, walk  +----------+
//!  --------->| LdsBank |<-------------------->| shadow memory |<------------->| detector |
//!  <-- rsp_* +---------+                      +---------------+               +----------+
//!                                                ^ walk_start, layout            ^ walk_*, flush_*
//! ```
//!
//! The banks differ in the detector: [`BloomBank`], [`DcdBank`], [`SmdcdBank`], [`SmdcdRowsBank`] (ordered or as published). Shadow memory is [`DirectoryShadow`]
//! if the detector marks owner words (DCD, SMDCD), else [`ShadowMemory`]: see there for latencies. [`LateSum`] numbers rows. Accesses without a transaction pass both by.

use crate::bloom_filter::BloomFilter;
use crate::dcd::Dcd;
use crate::directory_shadow::DirectoryShadow;
use crate::late_sum::LateSum;
use crate::lds_bank::LdsBank;
use crate::lds_op::LdsOp;
use crate::prelude::*;
use crate::quiet::Lazy;
use crate::shadow_memory::ShadowMemory;
use crate::signature_file::FilterShape;
use crate::smdcd::Smdcd;
use crate::smdcd_rows::SmdcdRows;

/// Defines a bank around a shadow memory and a detector. `layout` are the ports that tell the shadow memory where the work-group lies,
/// `ports` input ports that only the detector has. Then comes what shadow memory and detector get that not every one has, by name: of
/// the bank's ports, of each other, and of the [`LdsBank`] under which name. `sizes` are parameters of the detector alone.
macro_rules! tx_bank {
    (
        $(#[$($about:tt)*])*
        $bank:ident, $shadow:ident<$($shadow_size:ident),*>, $detector:ident,
        sizes: { $($size:ident),* },
        layout: { $($layout:ident: $layout_width:tt),* },
        ports: { $($port:ident: $width:ident),* },
        shadow: { $($port_to_shadow:ident),*; $($from_detector:ident),* },
        detector: {
            $($from_port:ident),*;
            $($from_shadow:ident),*;
            $($from_bank:ident = $bank_port:ident),*
        }
    ) => {
        #[derive(LogicBlock, Unit)]
        $(#[$($about)*])*
        #[idle(|unit| !unit.clear.val()
                && !unit.req_valid.val()
                && !unit.flush_valid.val()
                && !unit.walk_start.val()
                && unit.bank.idle()
                && unit.shadow.idle())]
        pub struct $bank<
            const ROW_BITS: usize,
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
            pub req_transactional: Signal<In, bool>,
            pub req_row: Signal<In, Bits<ROW_BITS>>,
            pub req_byte: Signal<In, Bits<2>>,
            pub req_data: Signal<In, Bits<32>>,
            pub req_data2: Signal<In, Bits<32>>,
            pub req_work_item: Signal<In, Bits<8>>,
            pub rsp_valid: Signal<Out, bool>,
            pub rsp_word: Signal<Out, Bits<32>>,
            pub rsp_aborted: Signal<Out, bool>,
            pub state_shift: Signal<In, Bits<STATE_BITS>>,
            $(pub $layout: Signal<In, Bits<$layout_width>>,)*
            $(pub $port: Signal<In, Bits<$width>>,)*
            pub flush_valid: Signal<In, bool>,
            pub flush_slot: Signal<In, Bits<SLOT_BITS>>,
            pub walk_start: Signal<In, bool>,
            pub walk_slot: Signal<In, Bits<SLOT_BITS>>,
            pub walk_lanes_lo: Signal<In, Bits<32>>,
            pub walk_lanes_hi: Signal<In, Bits<32>>,
            /// A walk goes on after this cycle.
            pub walk_more: Signal<Out, bool>,
            bank: LdsBank<ROW_BITS>,
            number: Lazy<LateSum<ROW_BITS, STATE_BITS>>,
            shadow: $shadow<$($shadow_size),*>,
            detector: $detector<SLOTS, SLOT_BITS, STATE_BITS $(, $size)*>,
        }

        impl<
                const ROW_BITS: usize,
                const STATE_BITS: usize,
                const SLOTS: usize,
                const SLOT_BITS: usize,
                $(const $size: usize,)*
            > $bank<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS $(, $size)*>
        {
            /// A bank of `rows` words.
            ///
            /// # Panics
            /// If `rows` needs more than `ROW_BITS` bits.
            fn with_detector(
                rows: usize,
                detector: $detector<SLOTS, SLOT_BITS, STATE_BITS $(, $size)*>,
            ) -> Self {
                Self {
                    bank: LdsBank::new(rows),
                    detector,
                    ..Default::default()
                }
            }
        }

        impl<
                const ROW_BITS: usize,
                const STATE_BITS: usize,
                const SLOTS: usize,
                const SLOT_BITS: usize,
                $(const $size: usize,)*
            > Logic for $bank<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS $(, $size)*>
        {
            #[hdl_gen]
            fn update(&mut self) {
                clock!(self, clock, bank, shadow, detector);
                self.bank.clear.next = self.clear.val();
                self.shadow.clear.next = self.clear.val();
                self.detector.clear.next = self.clear.val();

                self.bank.req_valid.next = self.req_valid.val();
                self.bank.req_op.next = self.req_op.val();
                self.bank.req_transactional.next = self.req_transactional.val();
                self.bank.req_row.next = self.req_row.val();
                self.bank.req_byte.next = self.req_byte.val();
                self.bank.req_data.next = self.req_data.val();
                self.bank.req_data2.next = self.req_data2.val();
                self.req_ready.next = self.bank.req_ready.val();
                self.rsp_valid.next = self.bank.rsp_valid.val();
                self.rsp_word.next = self.bank.rsp_word.val();
                self.rsp_aborted.next = self.shadow.aborted.val();

                self.shadow.req_valid.next = self.req_valid.val()
                    & self.req_transactional.val()
                    & self.bank.req_ready.val();
                self.shadow.req_row.next = self.req_row.val();
                self.number.late.next = self.req_row.val();
                self.number.early.next = self.state_shift.val();
                self.shadow.req_number.next = self.number.sum.val();
                self.shadow.req_work_item.next = self.req_work_item.val();
                self.shadow.access_row.next = self.bank.access_row.val();
                self.shadow.access_write.next = self.bank.access_write.val();
                self.shadow.read_data.next = self.bank.rsp_word.val();
                $(self.shadow.$layout.next = self.$layout.val();)*
                self.bank.hold.next = self.shadow.hold.val();
                self.bank.aborted.next = self.shadow.aborted.val();
                self.bank.shadow_read_enable.next = self.shadow.shadow_read_enable.val();
                self.bank.shadow_read_row.next = self.shadow.shadow_read_row.val();
                self.bank.shadow_write_mask.next = self.shadow.shadow_write_mask.val();
                self.bank.shadow_write_row.next = self.shadow.shadow_write_row.val();
                self.bank.shadow_write_data.next = self.shadow.shadow_write_data.val();
                self.walk_more.next = self.shadow.walk_more.val();

                self.detector.check_valid.next = self.shadow.check_valid.val();
                self.detector.work_item.next = self.shadow.work_item.val();
                self.shadow.conflict.next = self.detector.conflict.val();
                self.shadow.backup.next = self.detector.backup.val();
                self.shadow.own.next = self.detector.own.val();
                self.detector.flush_valid.next = self.flush_valid.val();
                self.detector.flush_slot.next = self.flush_slot.val();

                self.shadow.walk_start.next = self.walk_start.val();
                self.detector.walk_slot.next = self.walk_slot.val();
                self.detector.walk_on.next = self.shadow.walk_on.val();
                self.shadow.walk_any.next = self.detector.walk_any.val();
                self.detector.walk_release.next = self.shadow.walk_release.val();
                $(self.shadow.$port_to_shadow.next = self.$port_to_shadow.val();)*
                $(self.shadow.$from_detector.next = self.detector.$from_detector.val();)*
                $(self.detector.$from_port.next = self.$from_port.val();)*
                $(self.detector.$from_shadow.next = self.shadow.$from_shadow.val();)*
                $(self.detector.$from_bank.next = self.bank.$bank_port.val();)*
            }
        }

    };
}

tx_bank!(
    /// Bank with [`BloomFilter`].
    #[unit(
        LocalTmBloom,
        "one transactional bank with signatures",
        BloomBank::<
            ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS, CLASSES
        >::new(ROWS, STATE_ROWS, FilterShape::with_bits(FILTER_BITS))
    )]
    BloomBank, ShadowMemory<ROW_BITS, STATE_BITS, SLOT_BITS>, BloomFilter,
    sizes: { CLASSES },
    layout: {
        rows: ROW_BITS, owner_bias: 16, walk_shift: ROW_BITS, walk_backup_bias: ROW_BITS, walk_owner_bias: 16
    },
    ports: { group: SLOTS, region_first: STATE_BITS, region_last: STATE_BITS },
    shadow: {
        walk_slot, walk_lanes_lo, walk_lanes_hi;
        walk_row, walk_exact, walk_restore
    },
    detector: {
        group, region_first, region_last, walk_lanes_lo, walk_lanes_hi;
        check_row, check_owner, walk_after, walk_take, release_row, walk_end;
        check_write = access_write
    }
);

tx_bank!(
    /// Bank with [`Dcd`].
    #[unit(
        LocalTmDirectory,
        "one transactional bank with DCD",
        DcdBank::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>::new(ROWS, STATE_ROWS)
    )]
    DcdBank, DirectoryShadow<ROW_BITS, STATE_BITS>, Dcd,
    sizes: {},
    layout: { row_base: ROW_BITS, backups: ROW_BITS, owners: ROW_BITS, owner_bias: 16 },
    ports: { group: SLOTS },
    shadow: { ; owner_mask, owner_data, hits, restores, remains, walk_word },
    detector: {
        group, walk_lanes_lo, walk_lanes_hi;
        word, owner_byte, walk_match;
        owners = rsp_word
    }
);

tx_bank!(
    /// Bank with [`Smdcd`].
    #[unit(
        LocalTmDirectory,
        "one transactional bank with SMDCD",
        SmdcdBank::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>::new(ROWS, STATE_ROWS)
    )]
    SmdcdBank, DirectoryShadow<ROW_BITS, STATE_BITS>, Smdcd,
    sizes: {},
    layout: { row_base: ROW_BITS, backups: ROW_BITS, owners: ROW_BITS, owner_bias: 16 },
    ports: { group: SLOTS },
    shadow: { ; owner_mask, owner_data, hits, restores, remains, walk_word },
    detector: {
        group, walk_lanes_lo, walk_lanes_hi;
        word, owner_byte, walk_match;
        owners = rsp_word, check_write = access_write
    }
);

tx_bank!(
    /// Bank with [`SmdcdRows`], in order or as published.
    #[unit(
        "smdcd_ordered_bank",
        LocalTmDirectory,
        "one transactional bank with SMDCD, lanes in order",
        SmdcdRowsBank::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>::ordered(ROWS, STATE_ROWS)
    )]
    SmdcdRowsBank, ShadowMemory<ROW_BITS, STATE_BITS, SLOT_BITS>, SmdcdRows,
    sizes: {},
    layout: {
        rows: ROW_BITS, owner_bias: 16, walk_shift: ROW_BITS, walk_backup_bias: ROW_BITS, walk_owner_bias: 16
    },
    ports: {},
    shadow: {
        walk_slot, walk_lanes_lo, walk_lanes_hi;
        walk_row, walk_exact, walk_restore
    },
    detector: { ; check_row, check_owner, walk_after, release_row; check_write = access_write }
);

crate::pin_group!(
    /// The ports of every transactional bank.
    TxBankPins of BloomBankPins, DcdBankPins, SmdcdBankPins, SmdcdRowsBankPins {
        in: clear, req_valid, req_op, req_transactional, req_row, req_byte, req_data, req_data2,
            req_work_item, state_shift, owner_bias, flush_valid, flush_slot, walk_start, walk_slot, walk_lanes_lo, walk_lanes_hi;
        out: req_ready, rsp_valid, rsp_word, rsp_aborted, walk_more
    }
);

crate::pin_group!(
    /// The ports of a bank with [`DirectoryShadow`] that say where the work-group lies, and the end of a walk.
    WordBankPins of DcdBankPins, SmdcdBankPins {
        in: row_base, backups, owners, group;
        out: walk_more
    }
);

crate::pin_group!(
    /// The ports of a bank with [`ShadowMemory`] that say where the work-group lies, and the end of a walk.
    IndexedBankPins of BloomBankPins, SmdcdRowsBankPins {
        in: rows, walk_shift, walk_backup_bias, walk_owner_bias;
        out: walk_more
    }
);

impl<
        const ROW_BITS: usize,
        const STATE_BITS: usize,
        const SLOTS: usize,
        const SLOT_BITS: usize,
        const CLASSES: usize,
    > BloomBank<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS, CLASSES>
{
    /// `rows` words, of which `state_rows` may hold variables.
    ///
    /// # Panics
    /// If `rows` needs more than `ROW_BITS` bits, and as [`BloomFilter::new`].
    pub fn new(rows: usize, state_rows: usize, filter: FilterShape) -> Self {
        Self::with_detector(rows, BloomFilter::new(state_rows, filter))
    }
}

impl<
        const ROW_BITS: usize,
        const STATE_BITS: usize,
        const SLOTS: usize,
        const SLOT_BITS: usize,
    > DcdBank<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>
{
    /// `rows` words, of which `state_rows` may hold variables.
    ///
    /// # Panics
    /// If `rows` needs more than `ROW_BITS` bits, and as [`Dcd::new`].
    pub fn new(rows: usize, state_rows: usize) -> Self {
        Self::with_detector(rows, Dcd::new(state_rows))
    }
}

impl<
        const ROW_BITS: usize,
        const STATE_BITS: usize,
        const SLOTS: usize,
        const SLOT_BITS: usize,
    > SmdcdBank<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>
{
    /// `rows` words, of which `state_rows` may hold variables.
    ///
    /// # Panics
    /// If `rows` needs more than `ROW_BITS` bits, and as [`Smdcd::new`].
    pub fn new(rows: usize, state_rows: usize) -> Self {
        Self::with_detector(rows, Smdcd::new(state_rows))
    }
}

impl<
        const ROW_BITS: usize,
        const STATE_BITS: usize,
        const SLOTS: usize,
        const SLOT_BITS: usize,
    > SmdcdRowsBank<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>
{
    /// The directory as published: `rows` words, of which `state_rows` may hold variables.
    ///
    /// # Panics
    /// If `rows` needs more than `ROW_BITS` bits, and as [`SmdcdRows::published`].
    pub fn published(rows: usize, state_rows: usize) -> Self {
        Self::with_detector(rows, SmdcdRows::published(state_rows))
    }

    /// The directory in which lanes have an order: `rows` words, of which `state_rows` may hold variables.
    ///
    /// # Panics
    /// If `rows` needs more than `ROW_BITS` bits, and as [`SmdcdRows::ordered`].
    pub fn ordered(rows: usize, state_rows: usize) -> Self {
        Self::with_detector(rows, SmdcdRows::ordered(state_rows))
    }
}
