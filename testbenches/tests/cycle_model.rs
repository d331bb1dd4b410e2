//! Cycles of the RTL beside the papers' cycle models, as docs/units.md has them.
//!
//! LocalTM-Bloom 4.2: LDS access 2; filter check +1; new access +2 more, repeated access +1 more; a
//! conflict adds a cycle for each entry to clear, and its broadcast the same again (both counted for the
//! slowest bank); TX_Begin +1, in work-group serialisation + the entries of the fullest bank; TX_Commit +1
//! for the filters + the entries of the fullest bank.
//! LocalTM-directory 4: an access to shadow memory is an LDS access + 1; TX_Begin and TX_Commit +1.
//!
//! The RTL takes what the headers of `shadow_memory` and `tx_sequencer` say, to the cycle; [`Contract`] derives it.
//!
//! "free" is when the next access can be served: the walk of a losing lane goes on after its response.

#[path = "../../cli/tests/common/blocks.rs"]
mod blocks;

use blocks::check_in;
use turnstile_engine::RtlEngine;
use turnstile_hdl::full_size::{self, BANKS, LANES, SLOTS};
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::pins::Unit;
use turnstile_testbenches::lds_driver::{Access, Layout, LdsDriver};

const LDS: u64 = 2;

/// One line of the comparison.
struct Line {
    what: String,
    rtl: u64,
    contract: u64,
    paper: u64,
}

/// How many cycles a paper allows.
struct Model {
    new: u64,
    repeated: u64,
    /// A conflict of a work-item with `entries` entries in the slowest bank, until its answer ...
    conflict: u64,
    /// ... and until the entries are gone.
    conflict_free: fn(entries: u64) -> u64,
    commit: fn(entries: u64) -> u64,
    begin_serial: fn(entries: u64) -> u64,
}

const BLOOM: Model = Model {
    new: LDS + 1 + 2,
    repeated: LDS + 1 + 1,
    conflict: LDS + 1,
    conflict_free: |entries| LDS + 1 + 2 * entries,
    commit: |entries| 1 + entries,
    begin_serial: |entries| 1 + entries,
};

/// Each entry to restore is an access to shadow memory.
const DIRECTORY: Model = Model {
    new: LDS + LDS + 1,
    repeated: LDS + LDS + 1,
    conflict: LDS + LDS + 1,
    conflict_free: |entries| LDS + (LDS + 1) * (1 + entries),
    commit: |_| 1,
    begin_serial: |entries| 1 + (LDS + 1) * entries,
};

/// Responses by `shadow_memory`'s table, in cycles after the request; the LDS unit registers them, which is the second cycle of
/// [`LDS`]. A plain access responds in cycle 1.
mod responds {
    /// Its owner byte is looked up, in cycle 1: owned already, or another's. In SMDCD's owner words also a new read, whose owner byte is
    /// stored in cycle 2, as there is nothing to back up.
    pub const LOOKED_UP: u64 = 2;
    /// And its word is backed up, in cycle 2: a new read; in SMDCD the first write of a word that was read.
    pub const BACKED_UP: u64 = 3;
    /// And its owner is stored, in cycle 3: a new write.
    pub const STORED: u64 = 4;
}

/// A walk over a lane.
struct Walk {
    entries: u64,
    /// Entries of other lanes of its wavefront.
    others: u64,
    /// Owner words with any of them.
    words: u64,
}

/// What the units say that they take.
struct Contract {
    new_read: u64,
    /// A write of a word that the work-item has only read.
    write_after_read: u64,
    /// Cycles of a walk.
    walk: fn(Walk) -> u64,
}

/// Filters name the rows of a lane: a cycle each, and one to read the first.
const FILTERS: Contract = Contract {
    new_read: responds::BACKED_UP,
    write_after_read: responds::LOOKED_UP,
    walk: |walk| walk.entries + 1,
};

/// Valid marks name the rows of a wavefront: two cycles each, because the owner byte says whose it is, and one to read the first.
const OWNERS: Contract = Contract {
    new_read: responds::BACKED_UP,
    write_after_read: responds::LOOKED_UP,
    walk: |walk| 2 * (walk.entries + walk.others) + 1,
};

/// Marks name the owner words of a wavefront: a cycle each, one for each entry that goes, and one to read the first.
const OWNER_WORDS: Contract = Contract {
    walk: |walk| walk.words + walk.entries + 1,
    ..OWNERS
};

const SHARED_OWNERS: Contract = Contract {
    write_after_read: responds::BACKED_UP,
    ..OWNERS
};

const SHARED_OWNER_WORDS: Contract = Contract {
    new_read: responds::LOOKED_UP,
    write_after_read: responds::BACKED_UP,
    ..OWNER_WORDS
};

impl Contract {
    /// From the request to `rsp_valid`.
    fn latency(responds: u64) -> u64 {
        responds + LDS - 1
    }

    /// The walk's first cycle is that of the answer.
    fn free(answer: u64, walk: u64) -> u64 {
        answer + walk - 1
    }
}

struct Bench<U: Unit> {
    driver: LdsDriver<RtlEngine<U>>,
}

impl<U: Unit> Bench<U> {
    fn new(top: U) -> Self {
        let mut driver = LdsDriver::rtl(top).unwrap();
        for slot in 0..SLOTS {
            let layout = Layout {
                row_base: 0,
                rows: 128,
                state_base: 0,
                group: 0xf,
            };
            driver.place(slot, layout).unwrap();
        }
        Self { driver }
    }

    /// Latency of one lane's access to `row` of bank 0, and whether it lost.
    fn access(&mut self, wavefront: usize, lane: u32, op: LdsOp, row: u32) -> (u64, bool) {
        let access = Access {
            wavefront,
            transactional: true,
            data: [row; LANES],
            ..Access::plain(op, 1 << lane, [4 * BANKS as u32 * row; LANES])
        };
        let response = self.driver.access(&access).unwrap();
        (response.latency, response.aborted != 0)
    }

    /// Cycles that a plain access has to wait for the LDS, starting now.
    fn wait(&mut self) -> u64 {
        let access = Access::plain(LdsOp::ReadB32, 1, [0xfffc; LANES]);
        self.driver.access(&access).unwrap().latency - LDS
    }

    fn own(&mut self, wavefront: usize, lane: u32, rows: std::ops::Range<u32>) {
        for row in rows {
            assert!(!self.access(wavefront, lane, LdsOp::WriteB32, row).1);
        }
    }
}

fn compare<U: Unit>(top: impl Fn() -> U, contract: &Contract, model: &Model) -> Vec<Line> {
    use responds::{LOOKED_UP, STORED};
    let mut lines = Vec::new();
    let mut line = |what: &str, rtl, contract, paper| {
        lines.push(Line {
            what: what.into(),
            rtl,
            contract,
            paper,
        })
    };
    // The sequencer takes a cycle of its own for each.
    let (begin, commit) = (1, 1);
    let mut bench = Bench::new(top());
    let latency = bench.driver.begin(0, 0xff).unwrap().latency;
    line("TX_Begin", latency, begin, 1);
    // Row 9 has the filter bit of row 1.
    #[rustfmt::skip]
    let cases = [
        ("new read", LdsOp::ReadB32, 1, contract.new_read, model.new),
        ("repeated read", LdsOp::ReadB32, 1, LOOKED_UP, model.repeated),
        ("write of a word read before", LdsOp::WriteB32, 1, contract.write_after_read, model.repeated),
        ("new write", LdsOp::WriteB32, 2, STORED, model.new),
        ("repeated write", LdsOp::WriteB32, 2, LOOKED_UP, model.repeated),
        ("new atomic", LdsOp::Add, 3, STORED, model.new),
        ("repeated atomic", LdsOp::Add, 3, LOOKED_UP, model.repeated),
        ("new write under an own filter bit", LdsOp::WriteB32, 9, STORED, model.new),
    ];
    for (what, op, row, responds, paper) in cases {
        let (latency, lost) = bench.access(0, 0, op, row);
        assert!(!lost, "{what}");
        line(what, latency, Contract::latency(responds), paper);
    }
    let latency = bench.driver.commit(0, 0xff).unwrap().latency;
    line(
        "TX_Commit, 4 entries in a bank",
        latency,
        commit,
        (model.commit)(4),
    );
    for entries in [0, 1, 4, 16] {
        let mut bench = Bench::new(top());
        bench.driver.begin(0, 0xff).unwrap();
        // Lane 0 holds what lane 1 will ask for; residues keep them apart under Bloom.
        bench.own(0, 0, 7..8);
        for entry in 0..entries {
            bench.own(0, 1, 8 * entry + 1..8 * entry + 2);
        }
        let (latency, lost) = bench.access(0, 1, LdsOp::ReadB32, 7);
        assert!(lost);
        let free = latency + bench.wait();
        let entries = u64::from(entries);
        let answer = Contract::latency(LOOKED_UP);
        // No two of these rows have their owners in one word.
        let walk = Walk {
            entries,
            others: 1,
            words: entries + 1,
        };
        line(
            &format!("conflict, {entries} entries: answer"),
            latency,
            answer,
            model.conflict,
        );
        line(
            &format!("conflict, {entries} entries: free"),
            free,
            Contract::free(answer, (contract.walk)(walk)),
            (model.conflict_free)(entries),
        );
    }
    // Wavefront 1 loses to wavefront 0 until it may run alone; wavefront 0 has 4 entries by then.
    let mut bench = Bench::new(top());
    bench.driver.begin(0, 1).unwrap();
    bench.own(0, 0, 0..4);
    for _ in 0..3 {
        bench.driver.begin(1, 1).unwrap();
        assert!(bench.access(1, 0, LdsOp::WriteB32, 0).1);
        bench.driver.settle().unwrap();
        assert!(bench.driver.commit(1, 1).unwrap().retry);
    }
    let latency = bench.driver.begin(1, 1).unwrap().latency;
    assert_eq!(bench.driver.mode(1), 3, "work-group serialisation");
    let free = latency + bench.wait();
    let walk = Walk {
        entries: 4,
        others: 0,
        words: 1,
    };
    line(
        "TX_Begin of work-group serialisation, 4 entries: free",
        free,
        Contract::free(begin, (contract.walk)(walk)),
        (model.begin_serial)(4),
    );
    lines
}

fn check(name: &str, lines: &[Line]) {
    for Line {
        what,
        rtl,
        contract,
        paper,
    } in lines
    {
        assert_eq!(rtl, contract, "{name}: {what}: cycles, by its header");
        assert!(
            rtl <= paper,
            "{name}: {what}: {rtl} cycles, the paper has {paper}"
        );
    }
}

/// SMDCD backs a word up at its first write, the others at its first access.
#[test]
fn a_write_of_a_word_read_before_costs_smdcd_a_backup() {
    /// A read and two writes of one word, in cycles more than a plain access.
    fn extra<U: Unit>(top: U) -> [u64; 3] {
        let mut bench = Bench::new(top);
        bench.driver.begin(0, 1).unwrap();
        [LdsOp::ReadB32, LdsOp::WriteB32, LdsOp::WriteB32].map(|op| {
            let (cycles, loses) = bench.access(0, 0, op, 1);
            assert!(!loses);
            cycles - LDS
        })
    }
    assert_eq!(extra(full_size::lds_smdcd()), [1, 2, 1]);
    assert_eq!(extra(full_size::lds_smdcd_published()), [2, 2, 1]);
    assert_eq!(extra(full_size::lds_smdcd_ordered()), [2, 2, 1]);
    assert_eq!(extra(full_size::lds_dcd()), [2, 1, 1]);
    assert_eq!(extra(full_size::lds_bloom()), [2, 1, 1]);
}

#[test]
fn every_operation_takes_what_its_unit_says_and_no_longer_than_in_the_papers() {
    let bloom = compare(full_size::lds_bloom, &FILTERS, &BLOOM);
    check("lds_bloom", &bloom);
    let dcd = compare(full_size::lds_dcd, &OWNER_WORDS, &DIRECTORY);
    check("lds_dcd", &dcd);
    let smdcd = compare(full_size::lds_smdcd, &SHARED_OWNER_WORDS, &DIRECTORY);
    check("lds_smdcd", &smdcd);
    let published = compare(full_size::lds_smdcd_published, &SHARED_OWNERS, &DIRECTORY);
    check("lds_smdcd_published", &published);
    let ordered = compare(full_size::lds_smdcd_ordered, &SHARED_OWNERS, &DIRECTORY);
    check("lds_smdcd_ordered", &ordered);
    let mut table = "| cycles | Bloom paper | `lds_bloom` | directory paper | `lds_dcd` | `lds_smdcd` | as published | in order |\n\
                     | --- | --- | --- | --- | --- | --- | --- | --- |\n"
        .to_owned();
    let directories = dcd.iter().zip(&smdcd).zip(&published).zip(&ordered);
    for (bloom, (((dcd, smdcd), published), ordered)) in bloom.iter().zip(directories) {
        table += &format!(
            "| {} | {} | {} | {} | {} | {} | {} | {} |\n",
            bloom.what,
            bloom.paper,
            bloom.rtl,
            dcd.paper,
            dcd.rtl,
            smdcd.rtl,
            published.rtl,
            ordered.rtl
        );
    }
    check_in("docs/units.md", "cycles", &table);
}
