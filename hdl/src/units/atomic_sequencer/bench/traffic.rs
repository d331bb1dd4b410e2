//! What is asked for: atomic instructions of warps that meet on few words, and plain accesses.

use super::behind::Issued;
use super::request::{Op, Plain, Presented, Request};
use super::{Behind, Bench, PLAIN_FROM};
use crate::atomic_patterns::random_pattern;
use crate::drive;
use crate::random_pins::near;
use anyhow::{ensure, Context, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_experiments::atomics::{LANES, WORDS};
use turnstile_hdl::full_size::WARPS;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::pin_index::Pins;
use turnstile_hdl::pins::PinValue;

impl<E: Engine, P: Pins> Bench<E, P> {
    /// Sometimes something new for the instruction port.
    pub(super) fn generate(&mut self) {
        if self.presented.is_some() || self.rng.random_ratio(1, 4) {
            return;
        }
        let slot = self.rng.random_range(0..WARPS);
        let plain = matches!(self.behind, Behind::Top(_)) && self.rng.random_ratio(1, 3);
        if plain {
            let access = self.plain_access();
            self.present_plain(access);
        } else if self.slots[slot].is_none() {
            let request = self.request();
            self.present_atomic(slot, request);
        }
    }

    pub(super) fn request(&mut self) -> Request {
        let mut pattern = random_pattern(&mut self.rng);
        // Few words, so that warps meet.
        let space = [PLAIN_FROM, 4096, 64, 3][self.rng.random_range(0..4)];
        pattern.words = pattern.words.map(|word| word % space);
        if self.rng.random_ratio(1, 50) {
            pattern.lanes = 0;
        }
        let op = Op::random(&mut self.rng);
        let mut data = std::array::from_fn(|_| self.rng.random());
        if op == Op::Fadd {
            data = data.map(|word: u32| (word as f32).to_bits());
        }
        // Operands near to the word, so that each bit decides a comparison, and that some compare-and-swaps match.
        for (lane, word) in data.iter_mut().enumerate() {
            if op != Op::Fadd && self.rng.random() {
                *word = near(self.memory[pattern.words[lane] as usize], &mut self.rng);
            }
        }
        Request {
            pattern,
            op,
            data,
            data2: std::array::from_fn(|_| self.rng.random()),
        }
    }

    pub(super) fn plain_access(&mut self) -> Plain {
        let space = [4, 64, WORDS - PLAIN_FROM][self.rng.random_range(0..3)];
        Plain {
            write: self.rng.random(),
            lanes: self.rng.random(),
            words: std::array::from_fn(|_| PLAIN_FROM + self.rng.random_range(0..space)),
            data: std::array::from_fn(|_| self.rng.random()),
        }
    }

    pub(super) fn present_atomic(&mut self, slot: usize, request: Request) {
        let at = self.at;
        drive! { self.pins => at,
            req_valid: 1,
            req_lanes: request.pattern.lanes,
            req_warp: slot as u32,
            req_waits: request.op == Op::Fadd,
        }
        // The sequencer alone knows no other requests.
        if let Behind::Top(top) = &self.behind {
            self.pins.set(top.req_locked, 1);
        }
        self.presented = Some(Presented::Atomic(slot, request));
    }

    /// For the top only.
    pub(super) fn present_plain(&mut self, access: Plain) {
        let Behind::Top(top) = &self.behind else {
            return;
        };
        let op = match access.write {
            true => LdsOp::WriteB32,
            false => LdsOp::ReadB32,
        };
        drive! { self.pins => top,
            req_valid: 1, req_op: op.to_word(), req_lanes: access.lanes, req_locked: 0,
        }
        self.presented = Some(Presented::Plain(access));
    }

    /// The words of the lanes in the next cycle: of the warp that is told to issue, else of the plain access; anything where none matters.
    pub(super) fn drive_lanes(&mut self) -> Result<()> {
        let at = self.at;
        let mut words = std::array::from_fn(|_| self.rng.random_range(0..WORDS));
        let mut data: [u32; LANES] = std::array::from_fn(|_| self.rng.random());
        let issues = self.pins.get(at.issue_valid) == 1;
        let unlock = self.pins.get(at.issue_unlock) == 1;
        if issues {
            let slot = self.pins.get(at.issue_warp) as usize;
            let running = self.slots[slot].as_ref();
            let running = running.with_context(|| format!("slot {slot} issues and is free"))?;
            words = running.request.pattern.words;
            if unlock {
                ensure!(
                    !self.results.contains(&slot),
                    "slot {slot} stores words that are not there yet"
                );
                data = running.to_store;
            }
        } else if let Some(Presented::Plain(access)) = &self.presented {
            (words, data) = (access.words, access.data);
        }
        match &mut self.behind {
            Behind::Top(top) => {
                self.pins
                    .set_array(top.lane_addr, &words.map(|word| 4 * word));
                self.pins.set_array(top.lane_data, &data);
            }
            Behind::Model(model) if issues => model.issue(Issued {
                slot: self.pins.get(at.issue_warp) as usize,
                unlock,
                words,
                data,
            }),
            Behind::Model(_) => {}
        }
        Ok(())
    }
}
