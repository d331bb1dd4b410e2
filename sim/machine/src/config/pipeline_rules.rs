//! Rules of a compute unit: when a wavefront fetches its next instruction, what its waits mean, where stores go, who loses a conflict, whose
//! registers are whose.

use serde::{Deserialize, Serialize};
use turnstile_tools::{Error, Result};

/// Which pools fetch in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fetch {
    /// All of them.
    EveryPool,
    /// The one whose turn it is to issue.
    PoolInTurn,
}

/// When an instruction that has issued frees its wavefront, which then fetches the next one. Scalar instructions and branches do at their
/// end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Frees {
    /// Of a SIMD unit.
    pub vector: Freed,
    pub scalar_load: Freed,
    pub vector_memory: Freed,
    pub lds: Freed,
}

/// When that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Freed {
    /// In the cycle behind its issue.
    AtIssue,
    /// When it has read its registers.
    AfterRead,
    /// In the cycle behind its first one in execution.
    AtStart,
    /// In the cycle behind the answer to its access.
    AfterAccess,
    /// When it has written its results.
    AtEnd,
}

/// Waits of a wavefront.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Waits {
    /// s_waitcnt, s_barrier, s_endpgm and what does nothing pass the scalar unit; else they take effect when they leave issue.
    pub pass_scalar_unit: bool,
    /// What s_waitcnt waits for.
    pub wait_for: WaitFor,
}

/// What s_waitcnt waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WaitFor {
    /// Everything that its wavefront has under way.
    Everything,
    /// The counts that it names.
    ItsCounts,
}

/// Where a store to global memory goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WritePolicy {
    /// Into the first level, which allocates a line for it; networks between the levels take time.
    WriteBack,
    /// To the second level; networks take no time.
    WriteThrough,
}

/// Who loses a conflict of transactions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum Losers {
    /// The work-item whose access a bank finds in conflict.
    #[default]
    Later,
    /// All work-items of the wavefront that meet on its word in this access.
    All,
}

/// Of what the numbers of registers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RegisterFile {
    /// Each wavefront pool has as many.
    Pool,
    /// The pools share them.
    ComputeUnit,
}

impl Default for Frees {
    fn default() -> Self {
        Self {
            vector: Freed::AtStart,
            scalar_load: Freed::AtIssue,
            vector_memory: Freed::AtIssue,
            lds: Freed::AfterAccess,
        }
    }
}

impl Default for Waits {
    fn default() -> Self {
        Self {
            pass_scalar_unit: true,
            wait_for: WaitFor::Everything,
        }
    }
}

impl Frees {
    /// Whether the units can work so; `place` is for messages.
    ///
    /// # Errors
    /// Says which one cannot, and what it can do.
    pub fn check(&self, place: &str) -> Result<()> {
        let memory = [Freed::AtIssue, Freed::AfterRead, Freed::AfterAccess];
        for (field, freed, may) in [
            ("vector", self.vector, &[Freed::AtStart, Freed::AtEnd][..]),
            ("scalar_load", self.scalar_load, &memory[..2]),
            ("vector_memory", self.vector_memory, &memory[..2]),
            ("lds", self.lds, &memory),
        ] {
            if !may.contains(&freed) {
                let names: Vec<_> = may.iter().map(|one| one.name()).collect();
                return Err(Error::input(
                    place,
                    format!(
                        "frees.{field} = \"{}\" is not what this unit can do",
                        freed.name()
                    ),
                    format!("choose \"{}\"", names.join("\" or \"")),
                ));
            }
        }
        Ok(())
    }
}

impl Freed {
    /// As a machine file has it.
    fn name(self) -> &'static str {
        match self {
            Self::AtIssue => "at-issue",
            Self::AfterRead => "after-read",
            Self::AtStart => "at-start",
            Self::AfterAccess => "after-access",
            Self::AtEnd => "at-end",
        }
    }
}
