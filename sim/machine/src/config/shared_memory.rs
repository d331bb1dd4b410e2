//! Shared memory of a core for warps of 32, without the access itself, which the RTL performs.

use super::compute_unit::MemoryUnit;
use super::LockBits;
use serde::{Deserialize, Serialize};

/// Pipeline around an access to shared memory, and what performs atomic instructions there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SharedMemory {
    pub decode: u64,
    pub read: u64,
    pub write: u64,
    /// Instructions in flight; more wait at issue.
    pub in_flight: usize,
    /// How words are updated.
    pub atomics: SharedAtomics,
    /// How long that takes through lock bits, by the iterations and replays of the RTL; without it, the RTL's own clocks.
    pub lock_bits: Option<LockBits>,
}

/// As every memory unit, with native atomics.
impl Default for SharedMemory {
    fn default() -> Self {
        let MemoryUnit {
            decode,
            read,
            write,
            in_flight,
        } = MemoryUnit::default();
        Self {
            decode,
            read,
            write,
            in_flight,
            atomics: SharedAtomics::default(),
            lock_bits: None,
        }
    }
}

/// How atomic instructions update words of shared memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", try_from = "String")]
pub enum SharedAtomics {
    /// In the banks: `lds_baseline`.
    #[default]
    Native,
    /// Load-lock, operate, store-unlock, and again for the lanes that did not get their lock: `lds_lockbits`.
    LockBits,
}

impl TryFrom<String> for SharedAtomics {
    type Error = String;

    fn try_from(name: String) -> std::result::Result<Self, String> {
        match name.as_str() {
            "native" => Ok(Self::Native),
            "lock-bits" => Ok(Self::LockBits),
            _ => Err(format!(
                "shared.atomics = \"{name}\" is neither \"native\" nor \"lock-bits\""
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{MachineConfig, SIMT_MACHINES};

    #[test]
    fn atomics_are_native_or_through_lock_bits() {
        let (_, gtx580) = SIMT_MACHINES[0];
        let text = gtx580.replacen("\"lock-bits\"", "\"lockbits\"", 1);
        let mut lines = text.lines();
        let line = lines.position(|line| line.contains("lockbits"));
        let line = 1 + line.expect("the machine has lock bits");
        let error = MachineConfig::parse(&text, "m.toml")
            .unwrap_err()
            .to_string();
        let what = format!("m.toml:{line}: shared.atomics = \"lockbits\" is neither \"native\" nor \"lock-bits\"; ");
        assert!(error.starts_with(&what), "{error}");
    }
}
