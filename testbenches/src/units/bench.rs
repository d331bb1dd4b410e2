//! What every bench of a unit does besides its oracle and its traffic.

use crate::pin_driver::Opened;
use anyhow::{ensure, Context, Result};
use rand::rngs::SmallRng;
use rand::SeedableRng;
use std::fmt::Debug;

/// How much to do.
#[derive(Copy, Clone, Debug)]
pub struct Load {
    pub seed: u64,
    pub cycles: u64,
}

impl Load {
    pub fn rng(self) -> SmallRng {
        SmallRng::seed_from_u64(self.seed)
    }

    /// Whether each of `counts` is more than one in so many cycles. Runs of less than 10,000 cycles may miss what is rare.
    pub fn often(self, counts: &[u64], period: u64) -> bool {
        self.cycles < 10_000 || counts.iter().all(|count| *count > self.cycles / period)
    }

    /// Whether each of `counts` is above 0, if there are `enough` cycles.
    pub fn ever(self, counts: &[u64], enough: u64) -> bool {
        self.cycles < enough || counts.iter().all(|count| *count > 0)
    }

    /// Whether a table of 3,072 entries was nearly full, and found sets full, unless the run is shorter than the phases in which it
    /// fills.
    pub fn filled(self, most: usize, full: u64) -> bool {
        self.cycles < 100_000 || most > 2_500 && full > self.cycles / 2_000
    }

    /// `ran`, which ended in a cycle, with its place if it is an error.
    ///
    /// # Errors
    /// Those of `ran`.
    pub fn ended(self, ran: Result<()>, cycle: u64) -> Result<()> {
        ran.with_context(|| format!("{self:?}, cycle {cycle}"))
    }
}

/// What a bench did.
#[derive(Clone, Debug)]
pub struct Done {
    pub cycles: u64,
    /// How often what happened.
    pub told: String,
    /// Whether everything happened that the unit is for.
    pub happened: bool,
}

impl Done {
    pub fn new(cycles: u64, tally: &dyn Debug, happened: bool) -> Self {
        Self {
            cycles,
            told: format!("{tally:?}"),
            happened,
        }
    }

    /// # Errors
    /// If too little of something happened.
    pub fn complete(self) -> Result<Self> {
        let told = &self.told;
        ensure!(self.happened, "too little of something happened: {told}");
        Ok(self)
    }
}

/// A unit's bench at full size.
pub type Play<E> = fn(Opened<E>, Load) -> Result<Done>;

/// Declares the bench of a unit: where the unit's pins lie, the parameter that it has besides its load (and what that is at full size), and the
/// fields of its struct, each with its value at first. `pins`, `rng` and `tally` come by themselves, and so do `run`, which makes a bench and runs
/// it, and `play`, which does that at full size.
///
/// The unit's file has a `Tally`, which says what must have happened (`Tally::happened`), and the traffic (`Bench::run`).
macro_rules! bench {
    (
        $(#[$about:meta])*
        $visibility:vis struct Bench($pins:ident: $at:ty $(, $parameter:ident: $kind:ty = $full:expr)?) {
            $($(#[$doc:meta])* $field:ident: $type:ty = $value:expr,)*
        }
    ) => {
        $(#[$about])*
        $visibility struct Bench<E> {
            pins: $crate::pin_driver::PinDriver<E, $at>,
            $($(#[$doc])* $field: $type,)*
            rng: rand::rngs::SmallRng,
            tally: Tally,
        }

        impl<E: turnstile_engine::Engine> Bench<E> {
            $visibility fn new(
                $pins: $crate::pin_driver::PinDriver<E, $at>,
                $($parameter: $kind,)?
                load: $crate::units::Load,
            ) -> Self {
                Self {
                    $($field: $value,)*
                    pins: $pins,
                    rng: load.rng(),
                    tally: Tally::default(),
                }
            }
        }

        /// Runs `load` on a unit behind `pins`, checking everything.
        ///
        /// # Errors
        /// At the first difference, with the load and the cycle.
        pub fn run<E: turnstile_engine::Engine>(
            pins: $crate::pin_driver::PinDriver<E, $at>,
            $($parameter: $kind,)?
            load: $crate::units::Load,
        ) -> anyhow::Result<Tally> {
            let mut bench = Bench::new(pins, $($parameter,)? load);
            let ran = bench.run(load);
            load.ended(ran, bench.pins.cycle())?;
            bench.tally.cycles = bench.pins.cycle();
            Ok(bench.tally)
        }

        /// [`run`] at full size.
        ///
        /// # Errors
        /// As [`run`].
        pub fn play<E: turnstile_engine::Engine>(
            unit: $crate::pin_driver::Opened<E>,
            load: $crate::units::Load,
        ) -> anyhow::Result<$crate::units::Done> {
            let tally = run(unit.pins(), $($full,)? load)?;
            let happened = tally.happened(load);
            Ok($crate::units::Done::new(tally.cycles, &tally, happened))
        }
    };
}
