//! The transactional banks at full size against the bank model; see `units::tx_bank`.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{
    ALIGNED_INDICES, CLASSES, ROWS, ROW_BITS, SLOTS, SLOT_BITS, STATE_BITS, STATE_ROWS,
};
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::pins::{PinValue, Unit};
use turnstile_hdl::signature_file::FilterShape;
use turnstile_hdl::tx_bank;
use turnstile_testbenches::drive;
use turnstile_testbenches::lds_driver::Layout;
use turnstile_testbenches::models::bloom_filter::{Bloom, BloomShape};
use turnstile_testbenches::models::dcd::Dcd;
use turnstile_testbenches::models::smdcd::{Sharing, Smdcd};
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::told;
use turnstile_testbenches::units::tx_bank::{run, BankDetector, BankPins, Load, Tally};

type BloomBank = tx_bank::BloomBank<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS, CLASSES>;
type DcdBank = tx_bank::DcdBank<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>;
type SmdcdBank = tx_bank::SmdcdBank<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>;
type SmdcdRowsBank = tx_bank::SmdcdRowsBank<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>;

fn check<D: BankDetector>(bank: impl Unit, detector: D) {
    let load = Load {
        seed: 11,
        layouts: 40,
        steps: 400,
    };
    let tally = told(run(PinDriver::rtl(bank), detector, load));
    println!("{tally:?}");
    let Tally {
        plain,
        repeated,
        new,
        conflicts,
        walks,
        kills,
        commits,
        shared_layouts,
        ..
    } = tally;
    for (count, least) in [
        (plain, 1_000),
        (repeated, 1_000),
        (new, 1_000),
        (conflicts, 1_000),
        (walks, 1_000),
        (kills, 100),
        (commits, 500),
        (shared_layouts, 10),
    ] {
        assert!(count >= least, "too little of something: {tally:?}");
    }
}

#[test]
fn the_bloom_bank_agrees_with_its_model() {
    let shape = BloomShape::paper(ALIGNED_INDICES);
    check(papers_bloom_bank(), Bloom::new(shape, None));
}

fn papers_bloom_bank() -> BloomBank {
    BloomBank::new(ROWS, STATE_ROWS, FilterShape::default())
}

#[test]
fn the_dcd_bank_agrees_with_its_model() {
    check(DcdBank::new(ROWS, STATE_ROWS), Dcd::new(STATE_ROWS));
}

#[test]
fn the_repaired_smdcd_bank_agrees_with_its_model() {
    let model = Smdcd::new(ALIGNED_INDICES, Sharing::Sticky, None);
    check(SmdcdBank::new(ROWS, STATE_ROWS), model);
}

#[test]
fn the_published_smdcd_bank_agrees_with_its_model() {
    let model = Smdcd::new(STATE_ROWS, Sharing::Published, None);
    check(SmdcdRowsBank::published(ROWS, STATE_ROWS), model);
}

#[test]
fn the_ordered_smdcd_bank_agrees_with_its_model() {
    let model = Smdcd::new(STATE_ROWS, Sharing::Ordered, None);
    check(SmdcdRowsBank::ordered(ROWS, STATE_ROWS), model);
}

/// A bank with one work-group of all slots: 8 rows of variables at row 0.
struct OneGroup<U: Unit> {
    pins: PinDriver<RtlEngine<U>, BankPins>,
}

impl<U: Unit> OneGroup<U> {
    fn new(bank: U) -> Self {
        let mut pins = PinDriver::<_, BankPins>::rtl(bank);
        pins.select(&Layout {
            row_base: 0,
            rows: 8,
            state_base: 0,
            group: 0xf,
        });
        Self { pins }
    }

    /// Presents an access for one cycle.
    fn present(&mut self, op: LdsOp, row: u32, data: u32, work_item: u32, transactional: bool) {
        let at = self.pins.at.bank;
        self.pins.pulse(at.req_valid);
        drive! { self.pins => at,
            req_op: op.to_word(), req_row: row, req_data: data, req_work_item: work_item,
            req_transactional: transactional,
        }
        self.pins.clock().unwrap();
    }

    /// A transactional access; the cycles until its response, and whether it lost.
    fn access(&mut self, op: LdsOp, row: u32, data: u32, work_item: u32) -> (u64, bool) {
        let at = self.pins.at.bank;
        self.present(op, row, data, work_item, true);
        let cycles = self.pins.wait_for(at.rsp_valid).unwrap();
        (cycles, self.pins.get(at.rsp_aborted) == 1)
    }

    fn word(&mut self, row: u32) -> u32 {
        let at = self.pins.at.bank;
        self.present(LdsOp::ReadB32, row, 0, 0, false);
        self.pins.wait_for(at.rsp_valid).unwrap();
        self.pins.get(at.rsp_word)
    }
}

const PROCEEDS: bool = false;
const LOSES: bool = true;

/// A new read takes `new_read` cycles: of what is not backed up the owner is recorded while it responds, where marks are of owner words.
fn papers_latencies<U: Unit>(bank: U, new_read: u64) {
    let mut bank = OneGroup::new(bank);
    assert_eq!(
        bank.access(LdsOp::ReadB32, 0, 0, 1),
        (new_read, PROCEEDS),
        "new"
    );
    assert_eq!(bank.access(LdsOp::ReadB32, 0, 0, 1), (2, PROCEEDS), "again");
    assert_eq!(bank.access(LdsOp::WriteB32, 1, 5, 1), (4, PROCEEDS), "new");
    assert_eq!(bank.access(LdsOp::Add, 1, 1, 1), (2, PROCEEDS), "again");
    assert_eq!(bank.access(LdsOp::WriteB32, 1, 9, 2), (2, LOSES));
    assert_eq!(bank.word(1), 6, "a loser does not store");
}

#[test]
fn a_transactional_access_takes_the_documented_cycles() {
    papers_latencies(papers_bloom_bank(), 3);
    papers_latencies(DcdBank::new(ROWS, STATE_ROWS), 3);
    papers_latencies(SmdcdBank::new(ROWS, STATE_ROWS), 2);
    papers_latencies(SmdcdRowsBank::published(ROWS, STATE_ROWS), 3);
    papers_latencies(SmdcdRowsBank::ordered(ROWS, STATE_ROWS), 3);
}

/// A write to a word that the work-item has read backs up, but owns it already.
#[test]
fn an_upgrade_in_smdcd_takes_three_cycles() {
    let mut bank = OneGroup::new(SmdcdBank::new(ROWS, STATE_ROWS));
    bank.access(LdsOp::ReadB32, 0, 0, 1);
    assert_eq!(bank.access(LdsOp::WriteB32, 0, 5, 1), (3, PROCEEDS));
}

/// Lane 2 writes what lane 1 has read, which takes what a new write takes; lane 0 may not. Reads that raise the recorded
/// lane take a cycle more than those that do not.
#[test]
fn a_lane_writes_over_the_reads_of_lower_lanes() {
    let mut bank = OneGroup::new(SmdcdRowsBank::ordered(ROWS, STATE_ROWS));
    assert_eq!(bank.access(LdsOp::ReadB32, 0, 0, 1), (3, PROCEEDS));
    assert_eq!(bank.access(LdsOp::ReadB32, 0, 0, 0), (2, PROCEEDS), "below");
    assert_eq!(bank.access(LdsOp::ReadB32, 0, 0, 2), (3, PROCEEDS), "above");
    assert_eq!(bank.access(LdsOp::WriteB32, 0, 5, 0), (2, LOSES));
    assert_eq!(bank.access(LdsOp::WriteB32, 0, 5, 2), (3, PROCEEDS));
    assert_eq!(bank.access(LdsOp::ReadB32, 0, 0, 1), (2, LOSES));
    assert_eq!(bank.access(LdsOp::ReadB32, 1, 0, 1), (3, PROCEEDS));
    assert_eq!(bank.access(LdsOp::WriteB32, 1, 5, 2), (4, PROCEEDS));
}

/// Word 35 of the Bloom paper's example is row 1 of bank 3; its backup and owner where the papers put
/// them, N = 8 rows of variables.
#[test]
fn backups_and_owners_lie_where_the_papers_put_them() {
    let mut bank = OneGroup::new(papers_bloom_bank());
    bank.present(LdsOp::WriteB32, 1, 0x1234_5678, 0, false);
    bank.access(LdsOp::WriteB32, 1, 9, 3);
    assert_eq!(bank.word(1), 9);
    assert_eq!(bank.word(8 + 1), 0x1234_5678);
    assert_eq!(bank.word(2 * 8), 3 << 8);
}

fn walk_beside_an_access<U: Unit>(bank: U) {
    let mut bank = OneGroup::new(bank);
    let at = bank.pins.at.bank;
    bank.access(LdsOp::WriteB32, 0, 5, 1);
    bank.present(LdsOp::ReadB32, 0, 0, 1, true);
    drive!(bank.pins => at, walk_lanes_lo: 0b10, walk_start: 1);
    let cycles = bank.pins.wait_for(at.rsp_valid).unwrap();
    bank.pins.set(at.walk_start, 0);
    assert_eq!((cycles, bank.pins.get(at.rsp_aborted)), (2, 0));
    assert_eq!(bank.word(0), 5, "nothing was restored");
    bank.pins.pulse(at.walk_start);
    bank.pins.clock().unwrap();
    while bank.pins.get(at.walk_more) == 1 {
        bank.pins.clock().unwrap();
    }
    assert_eq!(bank.word(0), 0);
}

#[test]
fn a_walk_does_not_start_beside_an_access() {
    walk_beside_an_access(papers_bloom_bank());
    walk_beside_an_access(DcdBank::new(ROWS, STATE_ROWS));
    walk_beside_an_access(SmdcdBank::new(ROWS, STATE_ROWS));
    walk_beside_an_access(SmdcdRowsBank::ordered(ROWS, STATE_ROWS));
}

#[test]
fn clear_drops_entries_and_the_access_in_service() {
    let mut bank = OneGroup::new(DcdBank::new(ROWS, STATE_ROWS));
    let at = bank.pins.at.bank;
    bank.access(LdsOp::WriteB32, 0, 5, 1);
    bank.present(LdsOp::WriteB32, 1, 6, 1, true);
    bank.pins.pulse(at.clear);
    bank.pins.clock().unwrap();
    for _ in 0..8 {
        bank.pins.clock().unwrap();
        assert_eq!(bank.pins.get(at.rsp_valid), 0);
    }
    assert_eq!(bank.word(1), 0);
    assert_eq!(bank.access(LdsOp::WriteB32, 0, 7, 2), (4, PROCEEDS));
}
