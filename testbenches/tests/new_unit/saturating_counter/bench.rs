//! Events now and then, and a clear after the count has been full for a while: both outputs compared with the model in every cycle.

use super::Load;
use crate::drive;
use crate::models::saturating_counter::SaturatingCounter;
use anyhow::{ensure, Result};
use rand::Rng;
use turnstile_engine::Engine;
use turnstile_hdl::saturating_counter::{SaturatingCounterPins, COUNTER_BITS};

const MOST: u32 = (1 << COUNTER_BITS) - 1;

/// What happened.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub cycles: u64,
    pub counted: u64,
    pub dropped: u64,
    pub cleared: u64,
}

impl Tally {
    fn happened(&self, load: Load) -> bool {
        load.often(&[self.counted, self.dropped], 100) && load.ever(&[self.cleared], 10_000)
    }
}

bench! {
    struct Bench(pins: SaturatingCounterPins) {
        model: SaturatingCounter = SaturatingCounter::new(MOST),
    }
}

impl<E: Engine> Bench<E> {
    fn run(&mut self, load: Load) -> Result<()> {
        self.cycle(true, false)?;
        while self.pins.cycle() < load.cycles {
            let clear = self.rng.random_ratio(1, 1_000);
            let event = self.rng.random();
            self.cycle(clear, event)?;
        }
        Ok(())
    }

    fn cycle(&mut self, clear: bool, event: bool) -> Result<()> {
        drive! { self.pins, clear: clear, happens: event }
        self.pins.clock()?;
        let at = self.pins.at;
        let (count, full) = (self.pins.get(at.count), self.pins.get(at.full) == 1);
        let expected = self.model.count();
        ensure!(
            (count, full) == (expected, expected == MOST),
            "{count}, full: {full}, and {expected} events"
        );
        match (clear, event) {
            (true, _) => {
                self.model = SaturatingCounter::new(MOST);
                self.tally.cleared += 1;
            }
            (false, true) => {
                self.model.event();
                let tally = if full {
                    &mut self.tally.dropped
                } else {
                    &mut self.tally.counted
                };
                *tally += 1;
            }
            (false, false) => (),
        }
        Ok(())
    }
}
