//! A wavefront of a kernel that finds nothing in memory.

use turnstile_kernel::{Code, LaunchGeometry, Regions, Seat, Value};
use turnstile_southern_islands::{KernelCode, Wavefront};

struct NoMemory;

impl Regions for NoMemory {
    fn allocate(&mut self, _: &str, _: Vec<u8>) -> u64 {
        0
    }

    fn place(&mut self, _: &str, _: u64, _: Vec<u8>) {}
}

/// The only wavefront of a launch of 64 work-items; all arguments are 0.
pub fn start(code: &KernelCode) -> Wavefront {
    let geometry = LaunchGeometry::new(&[64], &[64], &[]).unwrap();
    let words = code.kernel.kernarg_bytes as usize / 4;
    let arguments = vec![Value::Scalar(&[0; 4]); words];
    let images = code
        .place(&arguments, &[], &geometry, &mut NoMemory)
        .unwrap();
    code.start(&geometry, &images, 0, 0, Seat::ONLY)
}
