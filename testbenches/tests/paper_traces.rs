//! The papers' worked examples on the RTL, line by line.

use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{self, LANES, SLOTS, SLOT_BITS};
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::pins::Unit;
use turnstile_hdl::tx_sequencer::TxSequencer;
use turnstile_hdl::tx_sequencer::TxSequencerPins;
use turnstile_testbenches::drive;
use turnstile_testbenches::lds_driver::{Access, Layout, LdsDriver, Response};
use turnstile_testbenches::pin_driver::PinDriver;

/// The sequencer alone, playing one wavefront in slot 0 of which only lanes 0..3 exist.
struct Sequencer {
    pins: PinDriver<RtlEngine<TxSequencer<SLOTS, SLOT_BITS>>, TxSequencerPins>,
    exec: u32,
}

/// A mask of 4 lanes as the papers print it: lane 0 leftmost.
fn printed(mask: u32) -> String {
    (0..4)
        .map(|lane| if mask >> lane & 1 == 1 { '1' } else { '0' })
        .collect()
}

impl Sequencer {
    fn new(exec: u32) -> Self {
        Self {
            pins: PinDriver::rtl(TxSequencer::default()),
            exec,
        }
    }

    /// TX_Begin or TX_Commit; whether the wavefront retries.
    fn transaction(&mut self, commit: bool) -> bool {
        let at = self.pins.at;
        drive!(self.pins, tx_valid: 1, tx_commit: commit, tx_exec_lo: self.exec);
        self.pins.wait_for(at.tx_ready).unwrap();
        self.pins.set(at.tx_valid, 0);
        self.pins.wait_for(at.txrsp_valid).unwrap();
        self.exec = self.pins.get(at.txrsp_exec_lo);
        self.pins.get(at.txrsp_retry) == 1
    }

    /// The bank reports that these lanes lost.
    fn conflict(&mut self, lanes: u32) {
        let at = self.pins.at;
        self.pins.set(at.conflict_lo, lanes);
        self.pins.pulse(at.conflict_valid);
        self.pins.clock().unwrap();
        self.pins.wait_for(at.idle).unwrap();
    }

    fn running(&mut self) -> u32 {
        self.pins.clock().unwrap();
        self.exec & !self.pins.get(self.pins.at.tcm.pin(0))
    }

    /// A row of Table 1: the state after the instruction.
    fn row(&mut self, line: u32) -> String {
        let at = self.pins.at;
        self.pins.clock().unwrap();
        let mode = ["NORMAL", "TX", "WfS", "WgS"][self.pins.get(at.mode) as usize & 3];
        let tcm = match mode {
            "NORMAL" => "-".into(),
            _ => printed(self.pins.get(at.tcm.pin(0))),
        };
        let old = match self.pins.get(at.tcm_old_valid) & 1 {
            0 => "-".into(),
            _ => printed(self.pins.get(at.tcm_old.pin(0))),
        };
        format!("{line} {} {tcm} {old} {mode}", printed(self.exec))
    }
}

/// LocalTM-Bloom, Table 1: the if-then-else of its Figure 2, in whose else-leg WI2 and WI3 conflict
/// whenever both run.
#[test]
fn table_1_of_the_bloom_paper() {
    const EXPECTED: &str = "\
1 1111 - - NORMAL
2 1111 0000 - TX
5 1100 0000 - TX
10 0011 0000 - TX
13 0011 0011 - TX
15 1111 0011 - TX
16 0011 0011 - TX
2 0011 0000 0011 TX
5 0000 0000 0011 TX
10 0011 0000 0011 TX
13 0011 0011 0011 TX
15 0011 0011 0011 TX
16 0011 0011 0011 TX
2 0011 0001 0011 WfS
5 0000 0001 0011 WfS
10 0011 0001 0011 WfS
13 0011 0001 0011 WfS
15 0011 0001 0011 WfS
16 0001 0001 0011 WfS
2 0001 0000 0001 TX
5 0000 0000 0001 TX
10 0001 0000 0001 TX
13 0001 0000 0001 TX
15 0001 0000 0001 TX
16 0001 0000 0001 TX
";
    // Line 3: VCC = (v2 > v1) with v2 = 2 and v1 = the work-item.
    let vcc = 0b0011;
    let mut sequencer = Sequencer::new(0b1111);
    let mut trace = sequencer.row(1) + "\n";
    let mut line = |row: String| trace += &(row + "\n");
    loop {
        sequencer.transaction(false);
        line(sequencer.row(2));
        let saved = sequencer.exec;
        sequencer.exec = saved & vcc;
        line(sequencer.row(5));
        sequencer.exec = saved & !sequencer.exec;
        line(sequencer.row(10));
        let colliding = 0b1100;
        if sequencer.running() & colliding == colliding {
            sequencer.conflict(colliding);
        }
        line(sequencer.row(13));
        sequencer.exec = saved;
        line(sequencer.row(15));
        // The paper prints the last row without the EXEC that the transaction leaves behind.
        let before = sequencer.row(16);
        if !sequencer.transaction(true) {
            line(before);
            break;
        }
        line(sequencer.row(16));
    }
    assert_eq!(trace, EXPECTED);
    assert_eq!(sequencer.exec, 0b1111, "EXEC of the first TX_Begin");
}

fn place<U: Unit>(top: U) -> LdsDriver<RtlEngine<U>> {
    let mut driver = LdsDriver::rtl(top).unwrap();
    for slot in 0..SLOTS {
        let layout = Layout {
            row_base: 0,
            rows: 8,
            state_base: 0,
            group: 0xf,
        };
        driver.place(slot, layout).unwrap();
    }
    driver
}

/// One access of a set of lanes, all to `word`.
fn access<U: Unit>(
    driver: &mut LdsDriver<RtlEngine<U>>,
    wavefront: usize,
    op: LdsOp,
    lanes: u32,
    word: u32,
    data: u32,
) -> Response {
    let access = Access {
        wavefront,
        transactional: true,
        data: [data; LANES],
        ..Access::plain(op, lanes, [4 * word; LANES])
    };
    driver.access(&access).unwrap()
}

/// LocalTM-directory, Figure 3: four work-items, WI1 conflicts, the others commit, WI1 retries alone and
/// commits.
fn figure_3<U: Unit>(top: U) {
    let mut driver = place(top);
    driver.begin(0, 0b1111).unwrap();
    // WI0 holds the word that WI1 asks for.
    access(&mut driver, 0, LdsOp::WriteB32, 0b0001, 5, 7);
    let response = access(&mut driver, 0, LdsOp::WriteB32, 0b0010, 5, 8);
    assert_eq!(response.aborted, 0b0010);
    driver.settle().unwrap();
    assert_eq!(driver.tcm(0), 0b0010, "WI1 is marked and disabled");
    // WI1 does not take part in what follows.
    let response = access(&mut driver, 0, LdsOp::WriteB32, 0b1110, 6, 9);
    assert_eq!(
        response.aborted, 0b1000,
        "of WI2 and WI3 the first owns the word"
    );
    driver.settle().unwrap();
    let answer = driver.commit(0, 0b1111).unwrap();
    assert!(answer.retry);
    assert_eq!((answer.exec, answer.committed), (0b1010, 0b0101));

    let answer = driver.begin(0, answer.exec).unwrap();
    assert_eq!(answer.exec, 0b1010);
    driver.settle().unwrap();
    assert_eq!(driver.tcm(0), 0, "TCM is reset");
    let response = access(&mut driver, 0, LdsOp::WriteB32, 0b0010, 5, 8);
    assert_eq!(response.aborted, 0);
    let answer = driver.commit(0, 0b1010).unwrap();
    assert!(!answer.retry);
    assert_eq!((answer.exec, answer.committed), (0b1111, 0b1010));
}

#[test]
fn figure_3_of_the_directory_paper() {
    figure_3(full_size::lds_bloom());
    figure_3(full_size::lds_dcd());
    figure_3(full_size::lds_smdcd());
    figure_3(full_size::lds_smdcd_published());
    figure_3(full_size::lds_smdcd_ordered());
}

/// SMDCD as published: A reads x; B reads x (S = 1); A commits and the entry goes; C writes x
/// and commits; B reads x again. Returns what B read, if C was let through.
fn known_history<U: Unit>(top: U) -> (Response, Response, Response) {
    let (a, b, c) = (0, 2, 1);
    let mut driver = place(top);
    for wavefront in [a, b, c] {
        driver.begin(wavefront, 1).unwrap();
    }
    access(&mut driver, a, LdsOp::ReadB32, 1, 5, 0);
    let first = access(&mut driver, b, LdsOp::ReadB32, 1, 5, 0);
    assert!(!driver.commit(a, 1).unwrap().retry);
    let write = access(&mut driver, c, LdsOp::WriteB32, 1, 5, 77);
    driver.settle().unwrap();
    driver.commit(c, 1).unwrap();
    let second = access(&mut driver, b, LdsOp::ReadB32, 1, 5, 0);
    (first, write, second)
}

#[test]
fn the_published_smdcd_lets_a_reader_see_two_values() {
    let (first, write, second) = known_history(full_size::lds_smdcd_published());
    assert_eq!((first.aborted, write.aborted, second.aborted), (0, 0, 0));
    assert_eq!((first.data[0], second.data[0]), (0, 77));
}

#[test]
fn the_repaired_and_the_ordered_smdcd_stop_the_writer() {
    let histories = [
        known_history(full_size::lds_smdcd()),
        known_history(full_size::lds_smdcd_ordered()),
    ];
    for (first, write, second) in histories {
        assert_eq!((first.aborted, write.aborted, second.aborted), (0, 1, 0));
        assert_eq!((first.data[0], second.data[0]), (0, 0));
    }
}
