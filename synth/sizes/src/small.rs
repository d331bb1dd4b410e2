//! LDS that are scaled down to fit a small FPGA, with all there is in a large one.

use turnstile_hdl::catalog::{clocked, AnyUnit};
use turnstile_hdl::lds_baseline::LdsBaseline;
use turnstile_hdl::lds_transactional::LdsDcd;

/// A scaled-down unit.
pub struct Small {
    /// Name on the command line.
    pub name: &'static str,
    /// What it is made smaller of, and how.
    pub sizes: &'static str,
    /// Makes it.
    pub build: fn() -> AnyUnit,
}

/// Every scaled-down unit.
pub static SMALL: [Small; 2] = [
    Small {
        name: "small_lds_baseline",
        sizes: "lds_baseline with 2 banks of 64 words and 2 lanes",
        build: || clocked(LdsBaseline::<2, 1, 2, 6, 9>::new(64)),
    },
    Small {
        name: "small_lds_dcd",
        sizes: "lds_dcd with 2 banks of 64 words, 28 of them transactional, 2 lanes and 2 wavefront slots",
        build: || clocked(LdsDcd::<2, 1, 2, 6, 9, 5, 2, 1>::new(64, 28)),
    },
];
