//! The machine files that come with Turnstile, of each kind, and how one is read.

use std::path::Path;
use turnstile_tools::file::{read_name, read_text};
use turnstile_tools::{Error, Result};

/// Name of the default machine.
pub const DEFAULT_MACHINE_NAME: &str = "southern-islands";
/// Text of the default machine file.
pub const DEFAULT_MACHINE: &str = include_str!("../machines/southern-islands.toml");

/// Names and texts of the machine files of compute units: the default, and the rules of the first edition.
pub const COMPUTE_UNITS: [(&str, &str); 2] = [
    (DEFAULT_MACHINE_NAME, DEFAULT_MACHINE),
    (
        "southern-islands-1",
        include_str!("../machines/southern-islands-1.toml"),
    ),
];

/// Names and texts of the machine files for warps of 32, by name.
pub const SIMT_MACHINES: [(&str, &str); 5] = [
    ("gtx580", include_str!("../machines/gtx580.toml")),
    ("gtx295", include_str!("../machines/gtx295.toml")),
    ("early-cr", include_str!("../machines/early-cr.toml")),
    ("early-cr-2", include_str!("../machines/early-cr-2.toml")),
    ("h200", include_str!("../machines/h200.toml")),
];

/// Text of the default machine of `turnstile atomics`.
pub const DEFAULT_LOCKBIT_MACHINE: &str = include_str!("../machines/fermi-lockbits.toml");

/// Names and texts of the machine files of `turnstile atomics` and `advise`.
pub const ATOMICS_MACHINES: [(&str, &str); 5] = [
    ("fermi-lockbits", DEFAULT_LOCKBIT_MACHINE),
    ("h200-float", include_str!("../machines/h200-float.toml")),
    (
        "h200-spin-lock",
        include_str!("../machines/h200-spin-lock.toml"),
    ),
    ("h200-cas", include_str!("../machines/h200-cas.toml")),
    ("h200-int", include_str!("../machines/h200-int.toml")),
];

/// Names and texts of the machine files of GPUs whose whole kernels were measured, for `turnstile advise`.
pub const SILICON_MACHINES: [(&str, &str); 2] = [
    ("h100-votes", include_str!("../machines/h100-votes.toml")),
    ("h200-votes", include_str!("../machines/h200-votes.toml")),
];

/// A kind of machine file.
struct MachineKind {
    /// What a machine of it is.
    what: &'static str,
    /// The commands that take it.
    commands: &'static str,
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

const WHOLE_KERNELS: MachineKind = MachineKind {
    what: "a GPU whose whole kernels were measured",
    commands: "`turnstile advise`",
};

/// The kind of the bundled machine with this name.
fn kind_of(name: &str) -> Option<&'static MachineKind> {
    let is_in = |list: &[(&str, &str)]| {
        let mut names = list.iter().map(|(known, _)| known);
        names.any(|known| known.eq_ignore_ascii_case(name))
    };
    match name {
        _ if is_in(&COMPUTE_UNITS) => Some(&COMPUTE_UNIT),
        _ if is_in(&SIMT_MACHINES) => Some(&CORES),
        _ if is_in(&ATOMICS_MACHINES) => Some(&LATENCIES),
        _ if is_in(&SILICON_MACHINES) => Some(&WHOLE_KERNELS),
        _ => None,
    }
}

/// Reads the text of a machine file.
///
/// # Errors
/// If it cannot be read; the name of a machine of another kind is told from a path.
pub fn read_machine(path: &Path) -> Result<String> {
    read_text(path).map_err(|error| {
        // Who takes it by name has not come here.
        if let Some(MachineKind { what, commands }) = path.to_str().and_then(kind_of) {
            return Error::input(
                format!("--machine {}", path.display()),
                format!("it is {what}, and this command takes another kind of machine"),
                format!("choose one of the other kind in `turnstile list machines`; {commands} take this one"),
            );
        }
        Error::input(
            read_name(path),
            format!("the machine file cannot be read: {error}"),
            "give the path of a TOML file, or a name that `turnstile list` has",
        )
    })
}
