//! TX_Begin and TX_Commit: conflict masks, retries and the two serialisation modes (GPU-LocalTM, section 3.1).
//!
//! A lane runs iff `EXEC & !TCM`. A **pass** is the stretch from TX_Begin to TX_Commit. At TX_Commit the lanes of the
//! pass that are not in TCM commit. If TCM is not 0 the wavefront continues at TX_Begin with EXEC = TCM, and that
//! TX_Begin compares TCM with TCM_OLD, the TCM of the commit before:
//!
//! | the pass that ended | TCM != TCM_OLD | TCM = TCM_OLD |
//! | --- | --- | --- |
//! | `Transaction` | `Transaction` | `WavefrontSerial` |
//! | `WavefrontSerial` | `Transaction` | `WorkGroupSerial` |
//! | `WorkGroupSerial` | `Transaction` | cannot be: nobody is there to conflict with |
//!
//! then TCM_OLD becomes TCM, and TCM becomes 0 or, in the serialised modes, all pending lanes but one.
//!
//! Decisions where the papers are silent:
//! - The mode changes at TX_Begin, as the rows of Table 1 have it: between a TX_Commit that retries and its TX_Begin,
//!   [`Sequencer::mode`] is that of the pass that ended.
//! - The pending lane that runs in a serialised mode is the lowest (Table 1: WI2 of WI2 and WI3).
//! - The final commit continues with the EXEC of the first TX_Begin.
//! - Work-group serialisation kills the passes of the work-group's other wavefronts at its TX_Begin. A killed wavefront
//!   keeps all lanes of its pass for the next one and forgets TCM_OLD: conflicts with a pass that was cut short say
//!   nothing about progress. Wavefronts that wait at TX_Begin between two passes only stall and keep TCM_OLD.
//! - The lanes that commit are counted from the EXEC of TX_Begin; EXEC at TX_Commit does not matter (code between the
//!   two that leaves EXEC narrowed has no lane to give the rest back to).

use super::fault::Fault;
use super::work_item::{lanes_of, WAVEFRONTS};

/// Lane mask of a wavefront, lane `i` in bit `i`.
pub type Lanes = u64;

/// The mode of a wavefront slot; the discriminant is the code on the `mode` pins.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Mode {
    /// Not in a transaction.
    #[default]
    Normal,
    Transaction,
    /// WfS: one pending lane runs.
    WavefrontSerial,
    /// WgS: one pending lane runs, and no other wavefront of the work-group is in a transaction.
    WorkGroupSerial,
}

/// Answer to TX_Begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Begin {
    /// EXEC is 0 or a pass is already under way (nested transactions flatten): nothing changes.
    Nothing,
    /// Another wavefront of the work-group is in work-group serialisation: ask again later.
    Stalled,
    /// The pass begins. `first` asks for the checkpoint of the scalar registers; the vector registers are
    /// checkpointed at every pass. The transactions in `killed` must be rolled back before any access.
    Started { first: bool, killed: Vec<Kill> },
}

/// A wavefront whose pass was aborted, and the lanes that were running in it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Kill {
    pub wavefront: usize,
    pub lanes: Lanes,
}

/// Answer to TX_Commit.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Commit {
    /// Go back to TX_Begin.
    pub retry: bool,
    /// EXEC to continue with: the lanes to restore on a retry, otherwise the EXEC of the first TX_Begin.
    pub exec: Lanes,
    /// Lanes that committed in this pass.
    pub committed: Lanes,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Slot {
    mode: Mode,
    /// EXEC of the first TX_Begin.
    entry_exec: Lanes,
    /// EXEC of the TX_Begin of this pass; 0 between passes.
    pass_exec: Lanes,
    /// TCM right after TX_Begin: the lanes that a serialised mode leaves out.
    held_back: Lanes,
    tcm: Lanes,
    tcm_old: Option<Lanes>,
    killed: bool,
    /// Slots of the same work-group.
    group: u8,
}

impl Slot {
    fn in_pass(&self) -> bool {
        self.pass_exec != 0
    }

    /// Lanes that this pass may commit.
    fn participants(&self) -> Lanes {
        self.pass_exec & !self.held_back
    }

    /// The mode of a pass that follows one that ended with TCM.
    fn next_mode(&self) -> Mode {
        let stuck = self.tcm_old == Some(self.tcm);
        match self.mode {
            Mode::Transaction if stuck => Mode::WavefrontSerial,
            Mode::WavefrontSerial | Mode::WorkGroupSerial if stuck => Mode::WorkGroupSerial,
            _ => Mode::Transaction,
        }
    }

    /// Every lane of the pass loses; the lanes that were running.
    fn kill(&mut self) -> Lanes {
        let running = self.participants() & !self.tcm;
        self.tcm = self.pass_exec;
        self.tcm_old = None;
        self.killed = true;
        running
    }
}

/// The sequencer of all wavefront slots.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sequencer {
    slots: Vec<Slot>,
    fault: Option<Fault>,
}

impl Sequencer {
    /// All slots idle and in one work-group.
    pub fn new(fault: Option<Fault>) -> Self {
        let slot = Slot {
            group: (1 << WAVEFRONTS) - 1,
            ..Slot::default()
        };
        Self {
            slots: vec![slot; WAVEFRONTS],
            fault,
        }
    }

    /// Places a wavefront in a work-group, given as a mask of slots.
    pub fn set_group(&mut self, wavefront: usize, members: u8) {
        self.slots[wavefront].group = members;
    }

    /// TX_Begin.
    pub fn begin(&mut self, wavefront: usize, exec: Lanes) -> Begin {
        if exec == 0 || self.slots[wavefront].in_pass() {
            return Begin::Nothing;
        }
        if self.begin_stall(wavefront) {
            return Begin::Stalled;
        }
        let forgets = self.fault == Some(Fault::ForgetPreviousMask);
        let slot = &mut self.slots[wavefront];
        let first = slot.mode == Mode::Normal;
        if first {
            slot.entry_exec = exec;
        }
        slot.mode = slot.next_mode();
        slot.tcm_old = (slot.tcm != 0 && !slot.killed && !forgets).then_some(slot.tcm);
        slot.killed = false;
        slot.tcm = match slot.mode {
            Mode::WavefrontSerial | Mode::WorkGroupSerial => exec & (exec - 1),
            Mode::Normal | Mode::Transaction => 0,
        };
        slot.held_back = slot.tcm;
        slot.pass_exec = exec;
        let killed = match slot.mode {
            Mode::WorkGroupSerial if self.fault != Some(Fault::SkipKill) => {
                self.kill_others(wavefront)
            }
            _ => Vec::new(),
        };
        Begin::Started { first, killed }
    }

    /// These lanes lost a conflict.
    pub fn conflict(&mut self, wavefront: usize, lanes: Lanes) {
        self.slots[wavefront].tcm |= lanes;
    }

    /// TX_Commit; `None` if the wavefront is not in a pass. Also how a killed wavefront rolls back.
    pub fn commit(&mut self, wavefront: usize) -> Option<Commit> {
        let forgets_entry = self.fault == Some(Fault::ForgetEntryExec);
        let slot = &mut self.slots[wavefront];
        if !slot.in_pass() {
            return None;
        }
        let committed = slot.participants() & !slot.tcm;
        let last_exec = std::mem::take(&mut slot.pass_exec);
        let retry = slot.tcm != 0;
        let exec = match retry {
            true => slot.tcm,
            false if forgets_entry => last_exec,
            false => slot.entry_exec,
        };
        if !retry {
            *slot = Slot {
                group: slot.group,
                ..Slot::default()
            };
        }
        Some(Commit {
            retry,
            exec,
            committed,
        })
    }

    /// Is another wavefront of the work-group in a work-group serialised pass?
    pub fn begin_stall(&self, wavefront: usize) -> bool {
        self.others(wavefront).any(|other| {
            self.slots[other].in_pass() && self.slots[other].mode == Mode::WorkGroupSerial
        })
    }

    /// Was the pass aborted by work-group serialisation, and not rolled back yet?
    pub fn killed(&self, wavefront: usize) -> bool {
        let slot = &self.slots[wavefront];
        slot.killed && slot.in_pass()
    }

    /// Is the wavefront in a pass of which no lane is left running?
    pub fn pass_dead(&self, wavefront: usize) -> bool {
        let slot = &self.slots[wavefront];
        slot.in_pass() && slot.participants() & !slot.tcm == 0
    }

    pub fn mode(&self, wavefront: usize) -> Mode {
        self.slots[wavefront].mode
    }

    pub fn tcm(&self, wavefront: usize) -> Lanes {
        self.slots[wavefront].tcm
    }

    /// TCM at the commit before this pass, if this pass is a retry that may be compared with it.
    pub fn tcm_old(&self, wavefront: usize) -> Option<Lanes> {
        self.slots[wavefront].tcm_old
    }

    /// The lanes that run under this EXEC.
    pub fn running(&self, wavefront: usize, exec: Lanes) -> Lanes {
        exec & !self.slots[wavefront].tcm
    }

    fn others(&self, wavefront: usize) -> impl Iterator<Item = usize> {
        let group = self.slots[wavefront].group;
        lanes_of(u64::from(group)).filter(move |&other| other != wavefront)
    }

    fn kill_others(&mut self, wavefront: usize) -> Vec<Kill> {
        let mut killed = Vec::new();
        for other in self.others(wavefront) {
            if self.slots[other].in_pass() {
                let lanes = self.slots[other].kill();
                killed.push(Kill {
                    wavefront: other,
                    lanes,
                });
            }
        }
        killed
    }
}

#[cfg(test)]
mod tests;
