//! Random transactions on the transaction sequencer alone, checked against its model.
//!
//! The bench plays the machine, the LDS unit (which reports conflicts and is busy now and then) and
//! the banks (whose walks take as long as it likes). Answers, the walks and flushes asked of the banks
//! and the cycles of each are compared as they happen, and every status pin after each step.

use super::Load;
use crate::drive;
use crate::models::tx_sequencer::{Begin, Kill, Mode, Sequencer};
use crate::models::work_item::{lanes_of, WAVEFRONTS};
use anyhow::{ensure, Context, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::pin_index::{Output, PinRange};
use turnstile_hdl::tx_sequencer::TxSequencerPins;

/// The work-group of each slot, as a mask of slots.
pub type Groups = [u32; WAVEFRONTS];

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub committed: u64,
    pub retries: u64,
    pub conflicts: u64,
    pub wavefront_serial: u64,
    pub group_serial: u64,
    pub kills: u64,
    /// TX_Begin that found its work-group in work-group serialisation.
    pub stalls: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        let rarest = [self.wavefront_serial, self.group_serial, self.kills];
        load.ever(&rarest, 0) && load.ever(&[self.stalls], 0)
    }
}

/// What a wavefront does next.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Phase {
    Outside,
    /// In a pass with this EXEC.
    Pass(u64),
    /// Back at TX_Begin with this EXEC.
    Retry(u64),
}

/// TX_Begin or TX_Commit.
#[derive(Copy, Clone, Debug)]
struct Transaction {
    commit: bool,
    wavefront: usize,
    exec: u64,
}

/// Answer on the `txrsp` pins: retry, EXEC, committed lanes.
type Answer = (bool, u64, u64);

bench! {
    struct Bench(pins: TxSequencerPins, groups: Groups = groups(&[0b0011, 0b1100])) {
        groups: Groups = groups,
        model: Sequencer = Sequencer::new(None),
        phases: [Phase; WAVEFRONTS] = [Phase::Outside; WAVEFRONTS],
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        let at = self.pins.at;
        self.clear()?;
        for (wavefront, group) in self.groups.into_iter().enumerate() {
            self.model.set_group(wavefront, group as u8);
            drive!(self.pins, cfg_wavefront: wavefront as u32, cfg_group: group, cfg_valid: 1);
            self.pins.clock()?;
        }
        self.pins.set(at.cfg_valid, 0);
        for _ in 0..load.cycles {
            let wavefront = self.rng.random_range(0..WAVEFRONTS);
            self.step(wavefront)
                .with_context(|| format!("wavefront {wavefront}"))?;
            self.compare_status()?;
        }
        Ok(())
    }

    fn clear(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.pins.pulse(at.clear);
        self.pins.clock()?;
        Ok(())
    }

    fn step(&mut self, wavefront: usize) -> Result<()> {
        match self.phases[wavefront] {
            Phase::Outside if self.rng.random_ratio(1, 16) => self.commit_outside(wavefront),
            Phase::Outside => {
                let exec = self.random_exec();
                self.begin(wavefront, exec)
            }
            Phase::Retry(exec) => self.begin(wavefront, exec),
            Phase::Pass(exec) if self.rng.random_ratio(1, 16) => self.begin_inside(wavefront, exec),
            Phase::Pass(exec) if self.rng.random_ratio(1, 3) => self.commit(wavefront, exec),
            Phase::Pass(_) => self.conflict(wavefront),
        }
    }

    /// Lanes of one half, of both, a single one.
    fn random_exec(&mut self) -> u64 {
        let lane = 1 << self.rng.random_range(0..64);
        match self.rng.random_range(0..4) {
            0 => lane,
            1 => u64::MAX,
            2 => u64::from(self.rng.random::<u32>() | 1) << (32 * self.rng.random_range(0..2)),
            _ => self.rng.random::<u64>() | lane,
        }
    }

    fn begin(&mut self, wavefront: usize, exec: u64) -> Result<()> {
        let transaction = Transaction {
            commit: false,
            wavefront,
            exec,
        };
        if self.model.begin_stall(wavefront) {
            self.tally.stalls += 1;
            return self.refused(transaction);
        }
        let Begin::Started { killed, .. } = self.model.begin(wavefront, exec) else {
            anyhow::bail!("the model does not begin where the bench does");
        };
        self.phases[wavefront] = Phase::Pass(exec);
        match self.model.mode(wavefront) {
            Mode::WavefrontSerial => self.tally.wavefront_serial += 1,
            Mode::WorkGroupSerial => self.tally.group_serial += 1,
            _ => {}
        }
        self.take(transaction, None, (false, exec, 0), &killed)
    }

    /// TX_Begin in a pass: nesting.
    fn begin_inside(&mut self, wavefront: usize, exec: u64) -> Result<()> {
        let transaction = Transaction {
            commit: false,
            wavefront,
            exec: self.random_exec() & exec,
        };
        if self.model.begin_stall(wavefront) {
            return self.refused(transaction);
        }
        self.take(transaction, None, (false, transaction.exec, 0), &[])
    }

    fn commit_outside(&mut self, wavefront: usize) -> Result<()> {
        let transaction = Transaction {
            commit: true,
            wavefront,
            exec: self.random_exec(),
        };
        self.take(transaction, None, (false, transaction.exec, 0), &[])
    }

    fn commit(&mut self, wavefront: usize, exec: u64) -> Result<()> {
        let answer = self.model.commit(wavefront).context("in a pass")?;
        self.phases[wavefront] = match answer.retry {
            true => Phase::Retry(answer.exec),
            false => Phase::Outside,
        };
        self.tally.retries += u64::from(answer.retry);
        self.tally.committed += u64::from(answer.committed.count_ones());
        let transaction = Transaction {
            commit: true,
            wavefront,
            // The code in between may have left any EXEC.
            exec: self.random_exec() & exec,
        };
        let expected = (answer.retry, answer.exec, answer.committed);
        self.take(transaction, Some(wavefront), expected, &[])
    }

    fn present(&mut self, transaction: Transaction) {
        drive! { self.pins,
            tx_valid: 1, tx_commit: transaction.commit, tx_wavefront: transaction.wavefront as u32,
            tx_exec_lo: transaction.exec as u32, tx_exec_hi: (transaction.exec >> 32) as u32,
        }
    }

    /// `tx_ready` stays low.
    fn refused(&mut self, transaction: Transaction) -> Result<()> {
        let at = self.pins.at;
        self.present(transaction);
        for _ in 0..3 {
            self.pins.clock()?;
            ensure!(self.pins.get(at.tx_ready) == 0, "{transaction:x?} is taken");
        }
        self.pins.set(at.tx_valid, 0);
        Ok(())
    }

    /// Presents a transaction that must be taken at once and answered in the next cycle. It flushes
    /// `flushed` and kills `victims`; the unit may be busy for a while before it lets kills begin.
    fn take(
        &mut self,
        transaction: Transaction,
        flushed: Option<usize>,
        expected: Answer,
        victims: &[Kill],
    ) -> Result<()> {
        let at = self.pins.at;
        let busy = match self.rng.random_range(0..2) {
            0 => 0,
            _ => self.rng.random_range(1..5),
        };
        self.present(transaction);
        self.pins.set(at.unit_busy, u32::from(busy > 0));
        self.pins.clock()?;
        self.pins.set(at.tx_valid, 0);
        ensure!(self.pins.get(at.tx_ready) == 1, "{transaction:x?} waits");
        self.compare_flush(flushed)?;
        if !victims.is_empty() {
            return self.kill(victims, busy, expected, transaction.wavefront);
        }
        self.pins.clock()?;
        self.pins.set(at.unit_busy, 0);
        self.compare_answer(transaction.wavefront, expected)
    }

    fn compare_answer(&self, wavefront: usize, expected: Answer) -> Result<()> {
        let at = self.pins.at;
        ensure!(self.pins.get(at.txrsp_valid) == 1, "no answer");
        let (low, high) = (at.txrsp_committed_lo, at.txrsp_committed_hi);
        let answer = (
            self.pins.get(at.txrsp_retry) == 1,
            self.pins.get_wide(at.txrsp_exec_lo, at.txrsp_exec_hi),
            self.pins.get_wide(low, high),
        );
        ensure!(
            answer == expected && self.pins.get(at.txrsp_wavefront) == wavefront as u32,
            "the answer is {answer:x?}, expected {expected:x?}"
        );
        Ok(())
    }

    /// What follows TX_Begin into work-group serialisation: the answer, and the kills. An access may be
    /// in the unit for `busy` cycles, and lanes of the first victim may lose in it.
    fn kill(&mut self, victims: &[Kill], busy: u32, answer: Answer, by: usize) -> Result<()> {
        let at = self.pins.at;
        let mut answer = Some((by, answer));
        for cycle in 1..busy {
            self.wait_for_kill(answer.take())
                .with_context(|| format!("cycle {cycle} of {busy} with an access in the unit"))?;
        }
        if busy > 0 && self.rng.random_ratio(1, 2) {
            let half = self.rng.random_range(0..2);
            let lanes = victims[0].lanes & u64::from(u32::MAX) << (32 * half);
            self.report(victims[0].wavefront, lanes);
            self.wait_for_kill(answer.take())?;
            self.pins.set(at.conflict_valid, 0);
            self.walk(victims[0].wavefront, lanes, None, None)?;
        }
        self.pins.set(at.unit_busy, 0);
        // Without an access in the unit the first kill is decided in the cycle of TX_Begin.
        let mut decided = busy == 0;
        for victim in victims {
            let Phase::Pass(lanes) = self.phases[victim.wavefront] else {
                anyhow::bail!("the model kills wavefront {victim:?}, which is in no pass");
            };
            if !decided {
                self.wait_for_kill(answer.take())?;
            }
            decided = false;
            let wavefront = victim.wavefront;
            self.walk(wavefront, lanes, Some(wavefront), answer.take())?;
            self.tally.kills += 1;
        }
        Ok(())
    }

    /// A cycle with victims left in which no walk is in progress.
    fn wait_for_kill(&mut self, answer: Option<(usize, Answer)>) -> Result<()> {
        let at = self.pins.at;
        self.pins.clock()?;
        if let Some((by, answer)) = answer {
            self.compare_answer(by, answer)?;
        }
        let seen = (self.pins.get(at.hold), self.pins.get(at.walking));
        ensure!(seen == (1, 0), "hold, walking are {seen:?}");
        self.compare_flush(None)
    }

    /// A walk of random length that must start in this cycle and flush `flushed` in its last.
    fn walk(
        &mut self,
        wavefront: usize,
        lanes: u64,
        flushed: Option<usize>,
        answer: Option<(usize, Answer)>,
    ) -> Result<()> {
        let at = self.pins.at;
        let rows = self.rng.random_range(0..4);
        for cycle in 0..=rows {
            let last = cycle == rows;
            self.pins.set(at.walk_more, u32::from(!last));
            self.pins.clock()?;
            if let (0, Some((by, answer))) = (cycle, answer) {
                self.compare_answer(by, answer)?;
            }
            let seen = (
                self.pins.get(at.walk_start) == 1,
                self.pins.get(at.walking) == 1,
                self.pins.get(at.hold) == 1,
                self.pins.get(at.walk_slot) as usize,
                self.pins.get_wide(at.walk_lanes_lo, at.walk_lanes_hi),
            );
            let expected = (cycle == 0, true, true, wavefront, lanes);
            ensure!(
                seen == expected,
                "cycle {cycle} of a walk: start, walking, hold, slot, lanes are {seen:x?}, expected {expected:x?}"
            );
            self.compare_flush(flushed.filter(|_| last))?;
        }
        Ok(())
    }

    fn compare_flush(&self, expected: Option<usize>) -> Result<()> {
        let at = self.pins.at;
        let valid = self.pins.get(at.flush_valid) == 1;
        let flushed = valid.then(|| self.pins.get(at.flush_slot) as usize);
        ensure!(
            flushed == expected,
            "flushes {flushed:?}, expected {expected:?}"
        );
        Ok(())
    }

    fn report(&mut self, wavefront: usize, lanes: u64) {
        let at = self.pins.at;
        self.pins.set(at.conflict_wavefront, wavefront as u32);
        self.pins.set_wide(at.conflict_lo, at.conflict_hi, lanes);
        drive!(self.pins, conflict_valid: 1);
    }

    /// Running lanes of one half or both lose, perhaps while somebody presents a transaction, which waits.
    fn conflict(&mut self, wavefront: usize) -> Result<()> {
        let at = self.pins.at;
        let Phase::Pass(exec) = self.phases[wavefront] else {
            return Ok(());
        };
        let some = [u64::MAX >> 32, u64::MAX << 32, u64::MAX][self.rng.random_range(0..3)];
        let running = self.model.running(wavefront, exec) & some;
        let lanes = match self.rng.random_range(0..2) {
            0 => running,
            _ => running & self.rng.random::<u64>(),
        };
        let alone = self.model.mode(wavefront) == Mode::WorkGroupSerial;
        if lanes == 0 || alone {
            return Ok(());
        }
        self.model.conflict(wavefront, lanes);
        self.tally.conflicts += 1;
        self.report(wavefront, lanes);
        if self.rng.random_ratio(1, 2) {
            let wavefront = self.rng.random_range(0..WAVEFRONTS);
            self.present(Transaction {
                commit: true,
                wavefront,
                exec,
            });
        }
        self.pins.clock()?;
        self.pins.set(at.conflict_valid, 0);
        ensure!(
            self.pins.get(at.tx_ready) == 0,
            "a transaction is taken beside a conflict"
        );
        self.compare_flush(None)?;
        // It goes on waiting during the walk.
        let result = self.walk(wavefront, lanes, None, None);
        ensure!(
            self.pins.get(at.tx_ready) == 0,
            "a transaction is taken beside a walk"
        );
        self.pins.set(at.tx_valid, 0);
        result
    }

    fn compare_status(&mut self) -> Result<()> {
        let at = self.pins.at;
        self.pins.clock()?;
        ensure!(
            self.pins.get(at.idle) == 1 && self.pins.get(at.hold) == 0,
            "not idle after all is done"
        );
        for wavefront in 0..WAVEFRONTS {
            self.compare_slot(wavefront)?;
        }
        Ok(())
    }

    fn compare_slot(&self, wavefront: usize) -> Result<()> {
        let at = self.pins.at;
        let mask = |words: PinRange<Output>| {
            let (low, high) = (words.pin(2 * wavefront), words.pin(2 * wavefront + 1));
            self.pins.get_wide(low, high)
        };
        let flag = |pin| self.pins.get(pin) >> wavefront & 1 == 1;
        let model = &self.model;
        let seen = (
            self.pins.get(at.mode) >> (2 * wavefront) & 3,
            flag(at.killed),
            flag(at.begin_stall),
            flag(at.pass_dead),
        );
        let expected = (
            model.mode(wavefront) as u32,
            model.killed(wavefront),
            model.begin_stall(wavefront),
            model.pass_dead(wavefront),
        );
        ensure!(
            seen == expected,
            "wavefront {wavefront}: mode, killed, stall, dead are {seen:?}, expected {expected:?}"
        );
        if self.phases[wavefront] == Phase::Outside {
            return Ok(());
        }
        let tcm = mask(at.tcm);
        ensure!(
            tcm == model.tcm(wavefront),
            "wavefront {wavefront}: TCM is {tcm:#x}, expected {:#x}",
            model.tcm(wavefront)
        );
        // That a killed wavefront forgets TCM_OLD shows at its next TX_Begin.
        if !matches!(self.phases[wavefront], Phase::Pass(_)) || model.killed(wavefront) {
            return Ok(());
        }
        let old = flag(at.tcm_old_valid).then(|| mask(at.tcm_old));
        ensure!(
            old == model.tcm_old(wavefront),
            "wavefront {wavefront}: TCM_OLD is {old:x?}, expected {:x?}",
            model.tcm_old(wavefront)
        );
        Ok(())
    }
}

/// The groups of all slots, given as disjoint masks.
pub fn groups(masks: &[u32]) -> Groups {
    let mut groups = [0; WAVEFRONTS];
    for &mask in masks {
        for slot in lanes_of(mask.into()) {
            groups[slot] = mask;
        }
    }
    groups
}
