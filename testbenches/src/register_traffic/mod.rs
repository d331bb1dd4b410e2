//! The register units under the traffic of a real run.
//!
//! An observer of a run drives the shadow register file (one a SIMD unit, all its wavefronts in it) and the scalar
//! checkpoint (one a wavefront) beside the machine:
//!
//! ```text
//!  machine's registers ──what has changed──> write ports ──┐
//!  first TX_Begin on the pins ─────────────> checkpoint ───┼──> units ──read ports──> equal the machine's registers?
//!  answer to a TX_Commit on the pins ──────> restore, merge┘
//! ```
//!
//! What a retry or a commit does to the registers is never written: the units make it themselves from the pins, and
//! every register is read back and compared before the next write. So the machine's own restore and merge, which it
//! does in plain Rust, are held against the hardware's.
//!
//! A run has one work-group: local memory is read out after the observed clocks, not between them.

mod pins;
mod units;

use anyhow::{ensure, Context, Result};
use std::collections::BTreeMap;
use turnstile_hdl::full_size::{REGISTER_ROWS, SCALAR_WORDS, SLOTS};
use turnstile_machine::{Clocked, Observer, Resident};
use turnstile_southern_islands::{LaneWords, Wavefront, LANES};
use turnstile_tools::Error;

use pins::{Answer, Request};
use units::{RegisterFile, Scalars, QUARTERS};

/// Words of M0 and SCC.
const M0: usize = SCALAR_WORDS - 2;
const SCC: usize = SCALAR_WORDS - 1;

/// A pulse that does not reach the units as it should, for showing that the comparison notices.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Checkpoints are taken at the first transaction of a wavefront only.
    StaleCheckpoint,
    /// This restore of vector registers, counted from 0, does not happen.
    DropRestore(u64),
    /// Vector registers of every lane are restored.
    RestoreEveryLane,
    /// Vector registers of lanes 0..31 are restored for both halves.
    ConfuseHalves,
    /// This merge of scalars at a retry, counted from 0, does not happen.
    DropRetry(u64),
    /// Lanes that commit before the last pass are not merged.
    ForgetCommitted,
    /// Every lane is taken for one that commits.
    MergeEveryLane,
    /// Every lane is taken for one of the first TX_Begin.
    ForgetEntry,
    /// EXEC of the last TX_Begin is taken for that of the first.
    EntryOfLastPass,
}

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub checkpoints: u64,
    pub retries: u64,
    /// Retries after a pass in which some lanes committed: only the others are restored.
    pub partial_restores: u64,
    /// Registers of a lane that a restore changed.
    pub restored: u64,
    pub commits: u64,
    /// Commits of lanes of which some had committed in earlier passes.
    pub merges: u64,
    /// Scalar words that a merge made different from what the last pass had left.
    pub merged: u64,
    /// Of these, M0 and SCC.
    pub merged_m0: u64,
    pub merged_scc: u64,
    /// Commits of a transaction in a part of the wavefront.
    pub divergent: u64,
    /// Most wavefronts with a transaction at a time.
    pub most_open: usize,
}

/// A transaction between its first TX_Begin and its last TX_Commit.
#[derive(Copy, Clone, Debug)]
struct Open {
    entry: u64,
    /// EXEC of the pass.
    pass: u64,
    /// Lanes that have committed.
    committed: u64,
}

/// A wavefront and what the units hold of it.
struct Tracked {
    pool: usize,
    first_row: usize,
    vectors: Vec<LaneWords>,
    words: [u32; SCALAR_WORDS],
    scalars: Scalars,
    open: Option<Open>,
    transactions: u64,
    /// The units have restored or merged; compare before anything is written.
    unchecked: bool,
}

/// Observes a run and drives the register units beside it.
pub struct RegisterTraffic {
    fault: Option<Fault>,
    files: BTreeMap<usize, RegisterFile>,
    /// Rows of each file that wavefronts have.
    used_rows: BTreeMap<usize, usize>,
    /// By wavefront of the work-group.
    wavefronts: BTreeMap<usize, Tracked>,
    /// Taken, not yet answered, a slot.
    asked: [Option<Request>; SLOTS],
    tally: Tally,
}

impl RegisterTraffic {
    pub fn new(fault: Option<Fault>) -> Self {
        Self {
            fault,
            files: BTreeMap::new(),
            used_rows: BTreeMap::new(),
            wavefronts: BTreeMap::new(),
            asked: [None; SLOTS],
            tally: Tally::default(),
        }
    }

    pub fn tally(&self) -> Tally {
        self.tally
    }

    fn observe(&mut self, clocked: &Clocked) -> Result<()> {
        let wavefronts = clocked.wavefronts.residents::<Wavefront, LANES>();
        let residents = || wavefronts.iter().flatten();
        for resident in residents() {
            ensure!(resident.group == 0, "more than one work-group");
            self.follow(resident)
                .with_context(|| format!("wavefront {}", resident.index))?;
        }
        let index_of = |slot: usize| {
            let resident = residents().find(|resident| resident.slot == slot);
            resident
                .map(|resident| resident.index)
                .context("no wavefront is in the slot")
        };
        let tx = clocked.port.transactions().context("no transactions")?;
        let (top, at) = (clocked.port.pins(), tx.pin_index());
        let (answer, request) = (pins::answer(top, at), pins::request(top, at));
        if let Some(answer) = answer {
            let asked = self.asked[answer.slot]
                .take()
                .context("an answer without a request")?;
            if asked.commit {
                self.end_pass(index_of(answer.slot)?, answer)?;
            }
        }
        if let Some(request) = request {
            self.asked[request.slot] = Some(request);
            if !request.commit {
                self.begin(index_of(request.slot)?, request.exec)?;
            }
        }
        let open = self
            .wavefronts
            .values()
            .filter(|wavefront| wavefront.open.is_some());
        self.tally.most_open = self.tally.most_open.max(open.count());
        Ok(())
    }

    /// Compares, if the units have changed registers by themselves, and writes what the program has changed.
    fn follow(&mut self, resident: &Resident<Wavefront, LANES>) -> Result<()> {
        if !self.wavefronts.contains_key(&resident.index) {
            let tracked = self.place(resident)?;
            self.wavefronts.insert(resident.index, tracked);
        }
        let wavefront = self.wavefronts.get_mut(&resident.index).context("placed")?;
        let file = self.files.get_mut(&wavefront.pool).context("placed")?;
        if std::mem::take(&mut wavefront.unchecked) {
            let before = (wavefront.vectors.clone(), wavefront.words);
            wavefront.compare(file, resident)?;
            self.tally.count_changes(before, wavefront);
        }
        wavefront.write(file, resident)
    }

    /// Gives a wavefront the next rows of its SIMD unit's file.
    fn place(&mut self, resident: &Resident<Wavefront, LANES>) -> Result<Tracked> {
        let registers = resident.registers.vgpr.len();
        let used = self.used_rows.entry(resident.pool).or_insert(0);
        let first_row = *used;
        *used += QUARTERS * registers;
        ensure!(
            *used <= REGISTER_ROWS,
            "{registers} vector registers do not fit"
        );
        self.files
            .entry(resident.pool)
            .or_insert_with(RegisterFile::new);
        Ok(Tracked {
            pool: resident.pool,
            first_row,
            vectors: vec![[0; 64]; registers],
            words: [0; SCALAR_WORDS],
            scalars: Scalars::new(),
            open: None,
            transactions: 0,
            unchecked: false,
        })
    }

    fn begin(&mut self, index: usize, exec: u64) -> Result<()> {
        let wavefront = self.wavefronts.get_mut(&index).context("placed")?;
        if let Some(open) = &mut wavefront.open {
            open.pass = exec;
            return Ok(());
        }
        wavefront.open = Some(Open {
            entry: exec,
            pass: exec,
            committed: 0,
        });
        wavefront.transactions += 1;
        self.tally.checkpoints += 1;
        if self.fault == Some(Fault::StaleCheckpoint) && wavefront.transactions > 1 {
            return Ok(());
        }
        let file = self.files.get_mut(&wavefront.pool).context("placed")?;
        file.checkpoint(wavefront.rows())?;
        wavefront.scalars.checkpoint()
    }

    fn end_pass(&mut self, index: usize, answer: Answer) -> Result<()> {
        let wavefront = self.wavefronts.get_mut(&index).context("placed")?;
        let mut open = wavefront
            .open
            .take()
            .context("TX_Commit outside a transaction")?;
        let (fault, number) = (self.fault, self.tally.retries);
        if answer.retry {
            if fault != Some(Fault::DropRestore(number)) {
                let lanes = match fault {
                    Some(Fault::RestoreEveryLane) => u64::MAX,
                    Some(Fault::ConfuseHalves) => answer.exec & 0xffff_ffff | answer.exec << 32,
                    _ => answer.exec,
                };
                let file = self.files.get_mut(&wavefront.pool).context("placed")?;
                file.restore(wavefront.rows(), lanes)?;
            }
            self.tally.retries += 1;
            self.tally.partial_restores += u64::from(answer.committed != 0);
        } else {
            self.tally.commits += 1;
            self.tally.merges += u64::from(open.committed != 0);
            self.tally.divergent += u64::from(open.entry != u64::MAX);
        }
        let committed = match fault {
            Some(Fault::ForgetCommitted) if answer.retry => 0,
            Some(Fault::MergeEveryLane) => u64::MAX,
            _ => answer.committed,
        };
        let entry = match fault {
            Some(Fault::ForgetEntry) => u64::MAX,
            Some(Fault::EntryOfLastPass) => open.pass,
            _ => open.entry,
        };
        if !(answer.retry && fault == Some(Fault::DropRetry(number))) {
            wavefront.scalars.commit(answer.retry, committed, entry)?;
        }
        wavefront.unchecked = true;
        open.committed |= answer.committed;
        wavefront.open = answer.retry.then_some(open);
        Ok(())
    }
}

impl Tracked {
    fn rows(&self) -> (usize, usize) {
        (
            self.first_row,
            self.first_row + QUARTERS * self.vectors.len() - 1,
        )
    }

    /// Reads everything back; it must be what the machine has.
    fn compare(
        &mut self,
        file: &mut RegisterFile,
        resident: &Resident<Wavefront, LANES>,
    ) -> Result<()> {
        self.vectors = file.read(self.first_row, self.vectors.len())?;
        self.words = self.scalars.read()?;
        let expected = &resident.registers;
        for (register, (found, expected)) in self.vectors.iter().zip(&expected.vgpr).enumerate() {
            for (lane, (found, expected)) in found.iter().zip(expected).enumerate() {
                ensure!(
                    found == expected,
                    "v{register} of lane {lane} is {found:#x} in the register file and {expected:#x} in the machine"
                );
            }
        }
        for (word, (found, expected)) in self.words.iter().zip(expected.scalar.words()).enumerate()
        {
            ensure!(
                *found == expected,
                "scalar word {word} is {found:#x} in the checkpoint unit and {expected:#x} in the machine"
            );
        }
        Ok(())
    }

    /// Writes the registers that differ from what the units hold.
    fn write(
        &mut self,
        file: &mut RegisterFile,
        resident: &Resident<Wavefront, LANES>,
    ) -> Result<()> {
        let first_rows = (self.first_row..).step_by(QUARTERS);
        let registers = self.vectors.iter_mut().zip(&resident.registers.vgpr);
        for (row, (old, new)) in first_rows.zip(registers) {
            if old != new {
                file.write(row, old, new)?;
                *old = *new;
            }
        }
        for (word, (old, new)) in self
            .words
            .iter_mut()
            .zip(resident.registers.scalar.words())
            .enumerate()
        {
            if *old != new {
                self.scalars.write(word, new)?;
                *old = new;
            }
        }
        Ok(())
    }
}

impl Tally {
    /// Counts what the units have changed by themselves.
    fn count_changes(&mut self, before: (Vec<LaneWords>, [u32; SCALAR_WORDS]), now: &Tracked) {
        let changed =
            |old: &[u32], new: &[u32]| old.iter().zip(new).filter(|(old, new)| old != new).count();
        let (vectors, words) = before;
        let vectors = vectors.iter().zip(&now.vectors);
        self.restored += vectors
            .map(|(old, new)| changed(old, new) as u64)
            .sum::<u64>();
        if now.open.is_none() {
            self.merged += changed(&words, &now.words) as u64;
            self.merged_m0 += u64::from(words[M0] != now.words[M0]);
            self.merged_scc += u64::from(words[SCC] != now.words[SCC]);
        }
    }
}

impl Observer for RegisterTraffic {
    fn clocked(&mut self, clocked: &Clocked) -> turnstile_tools::Result<()> {
        self.observe(clocked).map_err(|error| {
            Error::run(
                format!("clock {}", clocked.time),
                format!("{error:#}"),
                "see which of the two is wrong: sim's transaction.rs or the register unit",
            )
        })
    }
}
