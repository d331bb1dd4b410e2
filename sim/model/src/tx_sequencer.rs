//! [`tx_sequencer`](turnstile_hdl::tx_sequencer): conflict masks, modes and walks of the wavefront slots.
//!
//! The two halves of a mask of 64 lanes are one word here.

use crate::bits::{bit, ones, put};
use crate::detector::Walk;

/// Slots that its numbers can name.
pub const SLOTS: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Idle,
    WalkStart,
    Walk,
}

/// Its number is that on the pin `mode`.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Mode {
    #[default]
    Normal,
    Tx,
    WfSerial,
    WgSerial,
}

/// The transaction port and the rest of the pins.
#[derive(Clone, Copy)]
pub struct Asked {
    pub valid: bool,
    pub commit: bool,
    pub slot: usize,
    pub exec: u64,
    /// A slot's new group.
    pub group: Option<(usize, u32)>,
    pub conflict: Option<Conflict>,
    pub unit_busy: bool,
    pub walk_more: bool,
    pub clear: bool,
}

/// Lanes that lost.
#[derive(Clone, Copy)]
pub struct Conflict {
    pub slot: usize,
    pub lanes: u64,
}

/// What is on the response pins, a register each.
#[derive(Clone, Copy, Default)]
pub struct Answer {
    pub valid: bool,
    pub slot: usize,
    pub retry: bool,
    pub exec: u64,
    pub committed: u64,
}

/// What comes of a cycle.
#[derive(Clone, Copy)]
pub struct Decided {
    pub ready: bool,
    /// The slot whose entries go.
    pub flush: Option<usize>,
    /// Something may have changed besides the answer.
    pub changed: bool,
}

/// What a wavefront slot has.
#[derive(Clone, Copy, Default)]
struct Slot {
    mode: Mode,
    group: u32,
    tcm: u64,
    tcm_old: u64,
    /// EXEC of the pass, and of the first TX_Begin.
    pass: u64,
    entry: u64,
}

pub struct TxSequencer {
    slots: usize,
    state: State,
    walk: Walk,
    victims: u32,
    killing: bool,
    answer: Answer,
    running: u32,
    killed: u32,
    retried: u32,
    of: [Slot; SLOTS],
}

impl TxSequencer {
    pub fn new(slots: usize) -> Self {
        Self {
            slots,
            state: State::Idle,
            walk: Walk { slot: 0, lanes: 0 },
            victims: 0,
            killing: false,
            answer: Answer::default(),
            running: 0,
            killed: 0,
            retried: 0,
            of: Default::default(),
        }
    }

    #[inline]
    pub fn answer(&self) -> &Answer {
        &self.answer
    }

    /// The LDS unit may not start a request.
    #[inline]
    pub fn holds(&self) -> bool {
        self.is_walking() || self.victims != 0
    }

    #[inline]
    pub fn is_walking(&self) -> bool {
        self.state != State::Idle
    }

    #[inline]
    pub fn starts_walk(&self) -> bool {
        self.state == State::WalkStart
    }

    #[inline]
    pub fn walk(&self) -> Walk {
        self.walk
    }

    /// The conflict mask of a slot; 0 if there is no such slot.
    #[inline]
    pub fn tcm(&self, slot: usize) -> u64 {
        self.of[slot].tcm
    }

    /// TCM at the TX_Commit before.
    pub fn tcm_old(&self, slot: usize) -> u64 {
        self.of[slot].tcm_old
    }

    pub fn tcm_old_valid(&self) -> u32 {
        self.retried
    }

    pub fn modes(&self) -> u32 {
        let modes = self.of.iter().rev();
        modes.fold(0, |modes, slot| modes << 2 | slot.mode as u32)
    }

    pub fn killed(&self) -> u32 {
        self.killed & self.running
    }

    /// Slots kept out by another's work-group serialisation.
    pub fn stalled(&self) -> u32 {
        let serial = |slot: &usize| self.of[*slot].mode == Mode::WgSerial;
        let serial = ones(self.running).filter(serial);
        serial.fold(0, |stalled, slot| {
            stalled | self.of[slot].group & !(1 << slot)
        })
    }

    /// Slots of whose pass no lane is left.
    pub fn pass_dead(&self) -> u32 {
        let is_dead = |slot: &usize| self.of[*slot].tcm == self.of[*slot].pass;
        let dead = ones(self.running).filter(is_dead);
        dead.fold(0, |dead, slot| dead | 1 << slot)
    }

    /// A cycle. What a register had before it is in `self` until it is replaced: nothing is read after that.
    #[inline]
    pub fn clock(&mut self, asked: &Asked, stalled: u32) -> Decided {
        let is_idle = !self.is_walking();
        let ready = is_idle
            && asked.conflict.is_none()
            && self.victims == 0
            && (asked.commit || !bit(stalled, asked.slot as u32));
        let takes = asked.valid && ready;
        let acts = !is_idle || asked.conflict.is_some() || self.victims != 0 || takes;
        self.answer.valid = false;
        let flush = match acts {
            true => self.act(asked, takes),
            false => None,
        };
        if let Some((slot, group)) = asked.group {
            if slot < self.slots {
                self.of[slot].group = group;
            }
        }
        if asked.clear {
            self.clear();
        }
        Decided {
            ready,
            flush,
            changed: acts || asked.group.is_some() || asked.clear,
        }
    }

    fn act(&mut self, asked: &Asked, takes: bool) -> Option<usize> {
        let is_idle = !self.is_walking();
        let mut flush = None;
        let mut victims = self.victims;
        // A kill of this cycle starts from what was killed before it.
        let killed = self.killed;
        match self.state {
            State::Idle => {
                if let Some(Conflict { slot, lanes }) = asked.conflict {
                    self.walk = Walk { slot, lanes };
                    self.state = State::WalkStart;
                }
            }
            State::WalkStart | State::Walk => self.state = State::Walk,
        }
        if !is_idle && !asked.walk_more {
            self.state = State::Idle;
            if std::mem::take(&mut self.killing) {
                flush = Some(self.walk.slot);
            }
        }
        if let Some(Conflict { slot, lanes }) = asked.conflict {
            if slot < self.slots {
                self.of[slot].tcm |= lanes;
            }
        }
        if takes && asked.slot < self.slots {
            self.answer = Answer {
                valid: true,
                slot: asked.slot,
                retry: false,
                exec: asked.exec,
                committed: 0,
            };
            match (asked.commit, bit(self.running, asked.slot as u32)) {
                (false, false) => victims = self.begin(asked),
                (true, true) => {
                    self.commit(asked.slot);
                    flush = Some(asked.slot);
                }
                _ => {}
            }
        }
        self.victims = victims;
        let kills = is_idle && asked.conflict.is_none() && !asked.unit_busy && victims != 0;
        if kills {
            let victim = victims.trailing_zeros() as usize;
            self.victims = victims & (victims - 1);
            self.killing = true;
            self.state = State::WalkStart;
            self.killed = killed | 1 << victim;
            let slot = &mut self.of[victim];
            slot.tcm = slot.pass;
            self.walk = Walk {
                slot: victim,
                lanes: slot.pass,
            };
        }
        flush
    }

    /// Opens a transaction or the next pass; returns the slots whose passes end by it.
    fn begin(&mut self, asked: &Asked) -> u32 {
        let number = asked.slot;
        let bit_of = 1 << number;
        let was_killed = self.killed & bit_of != 0;
        let mut slot = self.of[number];
        let same = self.retried & bit_of != 0 && !was_killed && slot.tcm == slot.tcm_old;
        let mode = match slot.mode {
            Mode::Normal => Mode::Tx,
            _ if !same => Mode::Tx,
            Mode::Tx => Mode::WfSerial,
            Mode::WfSerial | Mode::WgSerial => Mode::WgSerial,
        };
        if slot.mode == Mode::Normal {
            slot.entry = asked.exec;
        }
        let victims = match mode {
            Mode::WgSerial => self.running & slot.group & !bit_of,
            _ => 0,
        };
        put(&mut self.retried, number, slot.tcm != 0 && !was_killed);
        slot.tcm_old = slot.tcm;
        slot.pass = asked.exec;
        slot.tcm = match mode {
            Mode::Tx => 0,
            // All but the lowest lane.
            _ => asked.exec & asked.exec.wrapping_sub(1),
        };
        slot.mode = mode;
        self.of[number] = slot;
        self.running |= bit_of;
        self.killed &= !bit_of;
        victims
    }

    /// Ends a transaction or a pass.
    fn commit(&mut self, number: usize) {
        let slot = &mut self.of[number];
        self.running &= !(1 << number);
        self.answer.committed = slot.pass & !slot.tcm;
        self.answer.retry = slot.tcm != 0;
        self.answer.exec = match slot.tcm {
            0 => slot.entry,
            lost => lost,
        };
        if slot.tcm == 0 {
            slot.mode = Mode::Normal;
        }
    }

    fn clear(&mut self) {
        self.state = State::Idle;
        self.victims = 0;
        self.killing = false;
        self.answer.valid = false;
        self.running = 0;
        self.killed = 0;
        self.retried = 0;
        for slot in &mut self.of {
            slot.mode = Mode::Normal;
            slot.tcm = 0;
        }
    }
}
