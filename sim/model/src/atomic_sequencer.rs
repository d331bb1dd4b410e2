//! [`atomic_sequencer`](turnstile_hdl::atomic_sequencer): the atomic instructions in flight.

use crate::bits::{bit, put};

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Phase {
    #[default]
    Free,
    Lock,
    Locking,
    Operate,
    Unlock,
    Finishing,
}

/// An instruction in a slot.
#[derive(Clone, Default)]
struct Slot {
    waits: bool,
    /// Lanes without their lock, and those that got it last.
    left: u32,
    won: u32,
    iterations: u32,
    replays: u32,
}

/// An access to the LDS unit.
#[derive(Clone, Copy, Default)]
pub struct Access {
    pub slot: usize,
    pub unlock: bool,
    pub lanes: u32,
}

/// The pins of a new instruction, and those that say that words to store are there.
pub struct Asked {
    pub valid: bool,
    pub warp: usize,
    pub waits: bool,
    pub lanes: u32,
    pub result_valid: bool,
    pub result_warp: usize,
}

/// What comes from the LDS unit and the lock bits.
pub struct Answered {
    /// The access in the next cycle may be one of this unit's.
    pub turn: bool,
    /// The one at the LDS unit has been served.
    pub served: bool,
    pub rounds: u32,
    pub acquired: u32,
}

/// What comes of a cycle.
#[derive(Default)]
pub struct Events {
    pub won: u32,
    pub done: bool,
    pub iterations: u32,
    pub replays: u32,
    /// The access of the next cycle.
    pub issue: Option<Access>,
    /// What is told of it, also without one: the best if a request has been served, else the last.
    pub told: Access,
}

pub struct AtomicSequencer {
    phases: Vec<Phase>,
    slots: Vec<Slot>,
    /// Slots in a phase, a bit each.
    free: u32,
    lock: u32,
    unlock: u32,
    last_winner: usize,
    issued: Access,
    is_issued: bool,
    asked: Option<Access>,
    /// What is or was answered last.
    answered: Access,
    is_answered: bool,
    gathered: u32,
}

impl AtomicSequencer {
    pub fn new(warps: usize) -> Self {
        Self {
            phases: vec![Phase::Free; warps],
            slots: vec![Slot::default(); warps],
            free: crate::bits::all(warps),
            lock: 0,
            unlock: 0,
            last_winner: 0,
            issued: Access::default(),
            is_issued: false,
            asked: None,
            answered: Access::default(),
            is_answered: false,
            gathered: 0,
        }
    }

    #[inline]
    pub fn is_free(&self, warp: usize) -> bool {
        bit(self.free, warp as u32)
    }

    #[inline]
    pub fn in_flight(&self) -> u32 {
        !self.free & crate::bits::all(self.phases.len())
    }

    /// The slot that is answered in this cycle, or was last.
    #[inline]
    pub fn answered_slot(&self) -> usize {
        self.answered.slot
    }

    /// The LDS unit's response is this unit's.
    #[inline]
    pub fn takes_response(&self) -> bool {
        self.is_answered
    }

    /// The access at the LDS unit.
    #[inline]
    pub fn issued(&self) -> Option<Access> {
        self.is_issued.then_some(self.issued)
    }

    /// An access is wanted, at the LDS unit, in the banks or answered.
    #[inline]
    pub fn is_busy(&self) -> bool {
        self.choose().is_some() || self.is_issued || self.asked.is_some() || self.is_answered
    }

    /// The best access.
    #[inline]
    fn choose(&self) -> Option<Access> {
        let later = self.lock & (!0_u32 << self.last_winner << 1);
        let candidates = [self.unlock, later, self.lock];
        let slots = candidates.into_iter().find(|slots| *slots != 0)?;
        let slot = slots.trailing_zeros() as usize;
        let unlock = self.unlock != 0;
        let Slot { left, won, .. } = self.slots[slot];
        Some(Access {
            slot,
            unlock,
            lanes: if unlock { won } else { left },
        })
    }

    fn enter(&mut self, slot: usize, phase: Phase) {
        self.phases[slot] = phase;
        put(&mut self.free, slot, phase == Phase::Free);
        put(&mut self.lock, slot, phase == Phase::Lock);
        put(&mut self.unlock, slot, phase == Phase::Unlock);
    }

    #[inline]
    pub fn clock(&mut self, asked: &Asked, answer: &Answered, clear: bool) -> Events {
        let takes = asked.valid && self.is_free(asked.warp);
        let waits = self.phases[asked.result_warp] == Phase::Operate;
        let served = self.is_issued && answer.served;
        let room = answer.turn && (!self.is_issued || served) && !clear;
        let best = self.choose();
        let chosen = best.filter(|_| room);
        if let Some(chosen) = chosen {
            self.go_on(&chosen);
        }
        let mut events = match self.is_answered {
            true => self.answer(answer),
            false => Events::default(),
        };
        if takes {
            self.take(asked);
        }
        if asked.result_valid && waits {
            self.enter(asked.result_warp, Phase::Unlock);
        }

        let gathered = if self.is_answered { 0 } else { self.gathered };
        self.gathered = gathered | answer.acquired;
        self.is_answered = self.asked.is_some();
        if let Some(access) = self.asked {
            self.answered = access;
        }
        self.asked = served.then_some(self.issued);
        self.is_issued = chosen.is_some() || self.is_issued && !served && !clear;
        self.issued = chosen.unwrap_or(self.issued);
        events.issue = self.issued();
        events.told = match answer.served {
            true => best.unwrap_or_default(),
            false => self.issued,
        };
        if clear {
            (0..self.phases.len()).for_each(|slot| self.enter(slot, Phase::Free));
            self.asked = None;
            self.is_answered = false;
            self.gathered = 0;
            self.last_winner = 0;
        }
        events
    }

    /// The phase after an access is issued.
    fn go_on(&mut self, chosen: &Access) {
        let phase = match (chosen.unlock, self.slots[chosen.slot].left) {
            (false, _) => Phase::Locking,
            (true, 0) => Phase::Finishing,
            (true, _) => Phase::Lock,
        };
        self.enter(chosen.slot, phase);
    }

    fn take(&mut self, asked: &Asked) {
        let slot = &mut self.slots[asked.warp];
        slot.waits = asked.waits;
        slot.left = asked.lanes;
        slot.iterations = 0;
        slot.replays = 0;
        self.enter(asked.warp, Phase::Lock);
    }

    /// The LDS unit answers.
    fn answer(&mut self, answer: &Answered) -> Events {
        let Access {
            slot: number,
            unlock,
            ..
        } = self.answered;
        let gathered = self.gathered;
        let slot = &mut self.slots[number];
        slot.replays = slot.replays.wrapping_add(answer.rounds.saturating_sub(1));
        let mut events = Events {
            replays: slot.replays,
            iterations: slot.iterations,
            ..Events::default()
        };
        if unlock {
            if self.phases[number] == Phase::Finishing {
                events.done = true;
                self.enter(number, Phase::Free);
            }
            return events;
        }
        slot.iterations = slot.iterations.wrapping_add(1);
        events.iterations = slot.iterations;
        events.won = gathered;
        slot.won = gathered;
        let were_left = slot.left;
        slot.left &= !gathered;
        if gathered == 0 {
            events.done = were_left == 0;
            let phase = if events.done {
                Phase::Free
            } else {
                Phase::Lock
            };
            self.enter(number, phase);
            return events;
        }
        self.last_winner = number;
        let phase = match slot.waits {
            true => Phase::Operate,
            false => Phase::Unlock,
        };
        self.enter(number, phase);
        events
    }
}
