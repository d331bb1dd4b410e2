//! Models by what they model.

use crate::atomic_unit::AtomicUnit;
use crate::commit_partition::CommitPartition;
use crate::lds_baseline::LdsBaseline;
use crate::lds_lockbits::{LdsLockbits, LockShape};
use crate::lds_transactional::LdsTransactional;
use crate::size::{LdsSize, TableShape};
use crate::transaction_core::TransactionCore;
use crate::write_time_table::WriteTimeTable;
use crate::ClockedUnit;
use turnstile_hdl::full_size::{LINE_WORD_BITS, LOCKS, SHARED_ROWS, WARPS};
use turnstile_hdl::lds_pins::LdsPins;
use turnstile_hdl::lock_bit_unit::LockHash;
use turnstile_hdl::pin_index::Pins;
use turnstile_hdl::pins::Ports;
use turnstile_hdl::signature_file::FilterShape;

/// What is chosen about an LDS top besides its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lds {
    Baseline,
    Bloom(FilterShape),
    Dcd,
    Smdcd,
    SmdcdPublished,
    SmdcdOrdered,
    LockBits(LockShape),
}

impl Lds {
    /// What the unit of this name in the catalog is.
    pub fn named(unit: &str) -> Option<Self> {
        match unit {
            "lds_baseline" => Some(Self::Baseline),
            "lds_bloom" => Some(Self::Bloom(FilterShape::default())),
            "lds_dcd" => Some(Self::Dcd),
            "lds_smdcd" => Some(Self::Smdcd),
            "lds_smdcd_published" => Some(Self::SmdcdPublished),
            "lds_smdcd_ordered" => Some(Self::SmdcdOrdered),
            "lds_lockbits" => Some(Self::LockBits(LockShape {
                locks: LOCKS,
                hash: LockHash::LowBits,
                warps: WARPS,
            })),
            _ => None,
        }
    }

    /// The size of the unit of the catalog.
    pub fn full_size(self) -> LdsSize {
        match self {
            Self::LockBits(_) => LdsSize {
                rows: SHARED_ROWS,
                ..LdsSize::FULL
            },
            _ => LdsSize::FULL,
        }
    }

    /// The model of `top`, which is such an LDS of this size.
    ///
    /// # Panics
    /// If `top` has the pins of another unit, or other lanes.
    pub fn model(self, top: &dyn Ports, size: &LdsSize) -> Box<dyn ClockedUnit> {
        let pins = LdsPins::of(top).expect("the pins of an LDS top");
        let lanes = pins.requests().lane_addr.positions().len();
        assert_eq!(lanes, size.lanes, "lanes of the unit and of the model");
        match (self, pins) {
            (Self::Baseline, LdsPins::Plain(pins)) => Box::new(LdsBaseline::new(pins, size)),
            (Self::Bloom(filter), LdsPins::Transactional(pins)) => {
                Box::new(LdsTransactional::bloom(pins, size, filter))
            }
            (Self::Dcd, LdsPins::Transactional(pins)) => {
                Box::new(LdsTransactional::dcd(pins, size))
            }
            (Self::Smdcd, LdsPins::Transactional(pins)) => {
                Box::new(LdsTransactional::smdcd(pins, size))
            }
            (Self::SmdcdPublished, LdsPins::Transactional(pins)) => {
                Box::new(LdsTransactional::smdcd_rows(pins, size, false))
            }
            (Self::SmdcdOrdered, LdsPins::Transactional(pins)) => {
                Box::new(LdsTransactional::smdcd_rows(pins, size, true))
            }
            (Self::LockBits(locks), LdsPins::LockBits(pins)) => {
                Box::new(LdsLockbits::new(pins, size, &locks))
            }
            _ => panic!("{self:?} has not the pins of {}", top.type_name()),
        }
    }
}

/// Units with a model that are no LDS tops.
const ATOMIC_UNIT: &str = "atomic_unit";
const COMBINING_ATOMIC_UNIT: &str = "combining_atomic_unit";
const TRANSACTION_CORE: &str = "transaction_core";
const COMMIT_PARTITION: &str = "commit_partition";
const WRITE_TIME_TABLE: &str = "write_time_table";
const OTHERS: [&str; 5] = [
    ATOMIC_UNIT,
    COMBINING_ATOMIC_UNIT,
    TRANSACTION_CORE,
    COMMIT_PARTITION,
    WRITE_TIME_TABLE,
];

/// Whether a unit of the catalog has a model.
pub fn is_modelled(unit: &str) -> bool {
    OTHERS.contains(&unit) || Lds::named(unit).is_some()
}

/// The model of a unit of the catalog at full size; `None` if it has no model.
pub fn find(unit: &str, ports: &dyn Ports) -> Option<Box<dyn ClockedUnit>> {
    match unit {
        ATOMIC_UNIT | COMBINING_ATOMIC_UNIT => {
            let (pins, combines) = (Pins::of(ports)?, unit == COMBINING_ATOMIC_UNIT);
            let model = AtomicUnit::new(pins, ports, LINE_WORD_BITS, combines);
            Some(Box::new(model))
        }
        WRITE_TIME_TABLE => Some(Box::new(WriteTimeTable::new(Pins::of(ports)?))),
        TRANSACTION_CORE | COMMIT_PARTITION => with_tables(unit, ports, &TableShape::FULL),
        _ => {
            let lds = Lds::named(unit)?;
            Some(lds.model(ports, &lds.full_size()))
        }
    }
}

/// The model of a unit around a table, of this shape; `None` if it has no model.
pub fn with_tables(
    unit: &str,
    ports: &dyn Ports,
    tables: &TableShape,
) -> Option<Box<dyn ClockedUnit>> {
    match unit {
        TRANSACTION_CORE => Some(Box::new(TransactionCore::new(Pins::of(ports)?, tables))),
        COMMIT_PARTITION => Some(Box::new(CommitPartition::new(Pins::of(ports)?, tables))),
        _ => None,
    }
}
