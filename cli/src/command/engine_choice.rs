//! `--engine` of `simulate`: an engine, or the fastest one that is checked against the RTL.

use clap::builder::PossibleValue;
use clap::ValueEnum;
use turnstile_machine::{Beside, EngineKind};
use turnstile_tools::{Error, Result};

/// Simulated clocks of each unit in which `auto` runs the RTL beside its model.
pub const CHECKED_CLOCKS: u64 = 2_000;

/// What steps the units, and what beside it.
pub type Engines = (EngineKind, Option<Beside>);

/// The models, with the RTL in lockstep at first; units without a model are stepped by the RTL alone.
pub const AUTO: Engines = (
    EngineKind::Model,
    Some(Beside {
        engine: EngineKind::Rtl,
        clocks: Some(CHECKED_CLOCKS),
    }),
);

/// What can be said of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineChoice {
    /// See [`AUTO`].
    Auto,
    /// This one and no other.
    One(EngineKind),
}

impl EngineChoice {
    /// Name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::One(engine) => engine.name(),
        }
    }

    /// One line about it.
    pub fn description(self) -> &'static str {
        match self {
            Self::Auto => {
                "model, with rtl in lockstep for the first 2,000 busy clocks of each unit; the default of simulate"
            }
            Self::One(engine) => engine.description(),
        }
    }

    /// The engines of a run in which `lockstep` is to agree in every clock. Who asks for that wants the RTL as the other one, so `auto` is
    /// the RTL, or the model beside it.
    ///
    /// # Errors
    /// If an engine would agree with itself.
    pub fn engines(self, lockstep: Option<EngineKind>) -> Result<Engines> {
        match (self, lockstep) {
            (Self::Auto, None) => Ok(AUTO),
            (Self::Auto, Some(EngineKind::Rtl)) => {
                Ok((EngineKind::Model, Some(EngineKind::Rtl.into())))
            }
            (Self::Auto, Some(other)) => Ok((EngineKind::Rtl, Some(other.into()))),
            (Self::One(engine), Some(other)) if engine == other => Err(Error::input(
                format!("--lockstep {}", other.name()),
                "this engine runs already, and would agree with itself",
                "choose another one for --lockstep or --engine",
            )),
            (Self::One(engine), other) => Ok((engine, other.map(Beside::from))),
        }
    }
}

impl ValueEnum for EngineChoice {
    fn value_variants<'a>() -> &'a [Self] {
        &[
            Self::Auto,
            Self::One(EngineKind::Rtl),
            Self::One(EngineKind::Verilator),
            Self::One(EngineKind::Model),
        ]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()).help(self.description()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_engine_can_be_chosen() {
        let all = EngineKind::value_variants().iter();
        let missing =
            all.filter(|one| !EngineChoice::value_variants().contains(&EngineChoice::One(**one)));
        assert_eq!(missing.count(), 0);
    }

    #[test]
    fn auto_says_for_how_many_clocks() {
        let clocks = turnstile_machine::metrics::thousands(CHECKED_CLOCKS);
        assert!(EngineChoice::Auto.description().contains(&clocks));
    }

    #[test]
    fn beside_an_engine_in_lockstep_auto_is_the_rtl_or_its_model() {
        let engines = |other: EngineKind| EngineChoice::Auto.engines(Some(other)).unwrap();
        for (other, first) in [
            (EngineKind::Rtl, EngineKind::Model),
            (EngineKind::Model, EngineKind::Rtl),
            (EngineKind::Verilator, EngineKind::Rtl),
        ] {
            assert_eq!(engines(other), (first, Some(other.into())));
        }
        assert!(EngineChoice::One(EngineKind::Rtl)
            .engines(Some(EngineKind::Rtl))
            .is_err());
    }
}
