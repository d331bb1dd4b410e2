//! Several warps on the lock-bit LDS at the same time.

use super::operation::AtomicOp;
use super::pattern::{Pattern, LANES};
use super::run::{Performed, Request, Runner};
use std::collections::VecDeque;
use turnstile_hdl::full_size::WARPS;
use turnstile_tools::Result;

/// Clocks within which some instruction ends.
const PATIENCE: u64 = 20_000;

/// Warp `warp` of several without a conflict of its own: the first `colliding` lanes have the same words in all of them.
///
/// # Panics
/// If `warp` is above 30, where words of lanes that do not collide would share the locks of those that do.
pub fn beside_others(warp: u32, colliding: u32) -> Pattern {
    assert!(warp <= 30, "warp {warp}");
    let lanes = LANES as u32;
    Pattern::new(&std::array::from_fn::<u32, LANES, _>(|lane| {
        match lane as u32 {
            lane if lane < colliding => lane,
            lane => lanes * (warp + 1) + lane,
        }
    }))
}

impl Runner {
    /// Lets each warp add to its pattern so many times, one instruction after the other, and as many warps at once as the unit has in
    /// flight. Clocks from the first request on the pins to the last `done_valid`.
    ///
    /// # Errors
    /// If a lane finds another word than a sequential execution leaves, or nothing ends any more.
    pub fn perform_together(&mut self, patterns: &[Pattern], instructions: u32) -> Result<u64> {
        let from = self.clocks();
        let requests = patterns.iter();
        let requests: Vec<_> = requests
            .map(|pattern| Request::new(*pattern, AtomicOp::Add))
            .collect();
        let mut left = vec![instructions; patterns.len()];
        let mut waiting: VecDeque<usize> = (0..patterns.len()).collect();
        let mut in_flight = [None; WARPS];
        let mut presented = None;
        let mut last = from;
        while left.iter().any(|left| *left > 0) {
            if presented.is_none() {
                let free = in_flight.iter().position(Option::is_none);
                presented = free.and_then(|slot| Some((slot, waiting.pop_front()?)));
                if let Some((slot, warp)) = presented {
                    self.present(slot, &requests[warp]);
                }
            }
            let events = self.clock()?.atomics;
            if events.taken {
                if let Some((slot, warp)) = presented.take() {
                    in_flight[slot] = Some(warp);
                }
            }
            if let Some(won) = events.won {
                if let Some(warp) = in_flight[won.warp] {
                    self.won(&requests[warp], &won, &mut Performed::default())?;
                }
            }
            if let Some(warp) = events.done.and_then(|done| in_flight[done.warp].take()) {
                left[warp] -= 1;
                if left[warp] > 0 {
                    waiting.push_back(warp);
                }
                last = self.clocks();
            }
            if self.clocks() - last > PATIENCE {
                return Err(self.broken("no instruction ends any more"));
            }
        }
        Ok(last - from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::atomics::{Hash, Scheme};
    use turnstile_hdl::full_size::{BANKS, LOCKS};
    use turnstile_machine::EngineKind;

    /// Each addition finds what those before it left, and none is lost. One word that warps share makes them wait for each other.
    #[test]
    fn warps_that_collide_lose_time_and_no_addition() {
        let scheme = Scheme {
            banks: BANKS as u32,
            locks: LOCKS as u32,
            hash: Hash::Low,
        };
        let mut runner = Runner::open(&scheme, EngineKind::Rtl).unwrap();
        let mut clocks = |warps: u32, colliding| {
            let patterns = (0..warps).map(|warp| beside_others(warp, colliding));
            runner
                .perform_together(&Vec::from_iter(patterns), 5)
                .unwrap()
        };
        let [apart, at_one_word, at_all] = [0, 1, 32].map(|colliding| clocks(6, colliding));
        assert!(
            apart < at_all && apart < at_one_word,
            "{apart}, {at_one_word}, {at_all}"
        );
        assert_eq!(clocks(1, 0), clocks(1, 32), "one warp collides with nobody");
        runner.check_memory().unwrap();
    }
}
