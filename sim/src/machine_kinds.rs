//! Which bundled machines there are of each kind, for commands that take another kind.

use crate::atomics::ATOMICS_MACHINES;
use crate::machine::{DEFAULT_MACHINE_NAME, SIMT_MACHINES};

/// A kind of machine file.
pub struct MachineKind {
    /// What a machine of it is.
    pub what: &'static str,
    /// The commands that take it.
    pub commands: &'static str,
}

const COMPUTE_UNIT: MachineKind = MachineKind {
    what: "a compute unit for OpenCL kernels",
    commands: "`turnstile simulate`, `sweep` and `reproduce`",
};
const CORES: MachineKind = MachineKind {
    what: "a machine of cores for PTX kernels",
    commands: "`turnstile simulate`, and `advise` if its atomics take lock bits",
};
const LATENCIES: MachineKind = MachineKind {
    what: "the latencies of one warp's atomic instruction",
    commands: "`turnstile atomics` and `advise`",
};

/// The kind of the bundled machine with this name.
pub fn kind_of(name: &str) -> Option<&'static MachineKind> {
    let is_in = |list: &[(&str, &str)]| {
        let mut names = list.iter().map(|(known, _)| known);
        names.any(|known| known.eq_ignore_ascii_case(name))
    };
    match name {
        _ if name.eq_ignore_ascii_case(DEFAULT_MACHINE_NAME) => Some(&COMPUTE_UNIT),
        _ if is_in(&SIMT_MACHINES) => Some(&CORES),
        _ if is_in(&ATOMICS_MACHINES) => Some(&LATENCIES),
        _ => None,
    }
}
