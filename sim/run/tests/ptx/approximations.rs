//! Instructions that approximate, beside what a GPU makes of them: each within the ISA manual's bound, and what is no such number (a
//! NaN, an infinity, a zero) the same.

use super::edges::{text, BLOCK, THREADS, VALUES};
use super::{gpu, job_with, machine, run_job};
use turnstile_kernel::LaunchGeometry;
use turnstile_run::{GpuArgument, GpuLaunch};

/// How far a result may be from the right one.
#[derive(Clone, Copy)]
enum Bound {
    /// In units of the last place.
    Places(f64),
    Relative(f64),
    /// Absolute where the operand is around 1, and relative elsewhere.
    Logarithm(f64),
    /// Where the operand is not further from zero than this; what is further is not bounded.
    Absolute(f64, f64),
}

impl Bound {
    /// Whether the machine's result, which is the right one but for its own rounding, and a GPU's are as near as they must be.
    fn holds(self, operand: f32, ours: f32, theirs: f32) -> bool {
        if ours.to_bits() == theirs.to_bits() {
            return true;
        }
        let is_one = |value: f32| match self {
            Self::Absolute(..) => value.is_finite(),
            _ => value.is_finite() && value != 0.0,
        };
        if !is_one(ours) || !is_one(theirs) {
            return false;
        }
        let [ours, theirs] = [ours, theirs].map(f64::from);
        let exponent = ours.abs().log2().floor().max(-126.0);
        let place = f64::from(f32::EPSILON) * 2f64.powf(exponent);
        let apart = (ours - theirs).abs() - place / 2.0;
        match self {
            Self::Places(places) => apart <= places * place,
            Self::Relative(bound) => apart <= bound * ours.abs(),
            Self::Logarithm(bound) if (0.5..=2.0).contains(&operand) => apart <= bound,
            Self::Logarithm(bound) => apart <= bound * ours.abs(),
            Self::Absolute(bound, most) => apart <= bound || f64::from(operand.abs()) > most,
        }
    }
}

/// Compares the results of so many threads.
fn check(instruction: &str, classes: &str, threads: u32, bound: Bound) {
    let text = text(instruction, classes);
    let block = BLOCK.min(threads);
    let geometry = LaunchGeometry::new(&[threads], &[block], &[]).expect("sizes");
    let bytes = 8 * threads as usize;
    let arguments = vec![GpuArgument::buffer(&vec![0; bytes])];
    let mut launch = GpuLaunch::new("", [&text, "k"], &geometry, arguments);
    launch.contents = true;
    let name = gpu::name(launch, &format!("{instruction} {classes}"));
    let job = job_with(&text, [threads / block, block], bytes).expect(instruction);
    let outcome = run_job(&job, &machine(1, 8), 1).expect(instruction);
    let Some(theirs) = gpu::left(&name).unwrap_or_else(|error| panic!("{error}")) else {
        return;
    };
    let theirs = theirs.contents();
    let results = outcome.buffers[0].chunks(8).zip(theirs[0].chunks(8));
    for (thread, (ours, theirs)) in results.enumerate() {
        let operand = super::edges::SINGLES[thread % VALUES] as u32;
        let of = |bytes: &[u8]| u32::from_le_bytes(bytes[..4].try_into().expect("a word"));
        let [operand, ours, theirs] = [operand, of(ours), of(theirs)];
        let [operand_, ours_, theirs_] = [operand, ours, theirs].map(f32::from_bits);
        assert!(
            bound.holds(operand_, ours_, theirs_),
            "{instruction} of {operand:08x} (thread {thread}): {ours:08x} here, {theirs:08x} on a GPU"
        );
    }
}

#[test]
fn approximations_are_as_near_as_the_isa_manual_says() {
    let all = VALUES as u32;
    for flush in ["", ".ftz"] {
        for (opcode, bound) in [
            ("rcp", Bound::Places(1.0)),
            ("sqrt", Bound::Relative(2f64.powi(-23))),
            ("rsqrt", Bound::Relative(2f64.powf(-22.9))),
            ("ex2", Bound::Places(2.0)),
            ("lg2", Bound::Logarithm(2f64.powi(-22))),
            ("sin", Bound::Absolute(2f64.powf(-20.5), 6.2)),
            ("cos", Bound::Absolute(2f64.powf(-20.5), 6.2)),
        ] {
            check(&format!("{opcode}.approx{flush}.f32"), "F:F", all, bound);
        }
        for opcode in ["div.approx", "div.full"] {
            let bound = Bound::Places(2.0);
            check(&format!("{opcode}{flush}.f32"), "F:FF", THREADS, bound);
        }
    }
    let bound = Bound::Relative(2f64.powi(-11));
    check("tanh.approx.f32", "F:F", all, bound);
}
