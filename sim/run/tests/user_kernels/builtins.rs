//! Functions that libclc has as macros, or leaves to the driver of one target.

use crate::both::{run_source, TARGETS};
use crate::cases::{numbers, scramble};

const SOURCE: &str = "
__kernel void k(__global const float *in, __global float *out, __global const uint *words, __global uint *high) {
  uint id = get_global_id(0);
  float x = in[id];
  float4 all = (float4)(1, x, 2, x);
  float results[10] = {
    native_sin(x), native_cos(x), native_tan(x), native_exp(x), native_exp2(x), native_exp10(x), native_log(x),
    native_log2(x), native_log10(x), native_powr(x, 1.5f)
  };
  float vectors[10] = {
    native_sin(all).y, native_cos(all).w, native_tan(all).y, native_exp(all).w, native_exp2(all).y, native_exp10(all).w,
    native_log(all).y, native_log2(all).w, native_log10(all).y, native_powr(all, (float4)(1.5f)).w
  };
  for (int i = 0; i < 10; i++)
    out[10 * id + i] = id & 1 ? vectors[i] : results[i];
  high[id] = mad_hi(words[id], words[id] * 5, id);
}
";

#[test]
fn native_functions_and_mad_hi_are_there() {
    // From 0.25 on: an absolute bound is enough for sines and logarithms, a relative one for what grows.
    let given: Vec<f32> = (0..64).map(|i| 0.25 + i as f32 / 50.0).collect();
    let words: Vec<u32> = (0..64).map(|i| scramble(i) << 6 | i).collect();
    let arguments = [
        format!("buffer = {{ values = {given:?}, type = 'f32' }}"),
        "buffer = { zeros = 640, type = 'f32' }".to_owned(),
        format!("buffer = {{ values = {words:?}, type = 'u32' }}"),
        "buffer = { zeros = 64, type = 'u32' }".to_owned(),
    ];
    for target in TARGETS {
        let Some(outcome) = run_source(target, SOURCE, "", ["[64]", "[64]"], &arguments) else {
            return;
        };
        let buffers = outcome.unwrap();
        let found = numbers(&buffers[1], f32::from_le_bytes);
        for (id, x) in given.iter().map(|x| f64::from(*x)).enumerate() {
            let expected = [
                x.sin(),
                x.cos(),
                x.tan(),
                x.exp(),
                x.exp2(),
                10f64.powf(x),
                x.ln(),
                x.log2(),
                x.log10(),
                x.powf(1.5),
            ];
            for (which, expected) in expected.into_iter().enumerate() {
                let found = f64::from(found[10 * id + which]);
                let bound = 1e-6 * (1.0 + expected.abs() * expected.abs());
                let place = format!("{}, function {which} of {x}", target.name);
                assert!(
                    (found - expected).abs() < bound,
                    "{place}: {found}, not {expected}"
                );
            }
        }
        let high = |(id, word): (usize, &u32)| {
            let product = u64::from(*word) * u64::from(word.wrapping_mul(5));
            ((product >> 32) as u32).wrapping_add(id as u32)
        };
        let expected: Vec<u32> = words.iter().enumerate().map(high).collect();
        assert_eq!(
            numbers(&buffers[3], u32::from_le_bytes),
            expected,
            "{}",
            target.name
        );
    }
}
