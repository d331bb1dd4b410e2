//! LDS that are scaled down to fit a small FPGA, with all there is in a large one.

use turnstile_hdl::catalog::{clocked, AnyUnit};
use turnstile_hdl::filter_shape::FilterShape;
use turnstile_hdl::lds_baseline::LdsBaseline;
use turnstile_hdl::lds_lockbits::LdsLockbits;
use turnstile_hdl::lds_transactional::{LdsBloom, LdsDcd, LdsSmdcd};
use turnstile_hdl::lock_bit_unit::LockHash;

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
pub static SMALL: [Small; 5] = [
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
    Small {
        name: "small_lds_smdcd",
        sizes: "lds_smdcd with 2 banks of 64 words, 28 of them transactional, 2 lanes and 2 wavefront slots",
        build: || clocked(LdsSmdcd::<2, 1, 2, 6, 9, 5, 2, 1>::new(64, 28)),
    },
    Small {
        name: "small_lds_bloom",
        sizes: "lds_bloom with 2 banks of 64 words, 28 of them transactional, filters of 8 bits, 2 lanes and 2 wavefront slots",
        build: || {
            let filter = FilterShape::with_bits(8);
            clocked(LdsBloom::<2, 1, 2, 6, 9, 5, 2, 1, 8>::new(64, 28, filter))
        },
    },
    Small {
        name: "small_lds_lockbits",
        sizes: "lds_lockbits with 2 banks of 64 words, 16 lock bits, 2 lanes and 2 warps",
        build: || {
            let hash = LockHash::LowBits;
            clocked(LdsLockbits::<2, 1, 2, 1, 6, 9, 7, 2, 1>::new(64, 16, hash))
        },
    },
];
