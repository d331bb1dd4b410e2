//! Directed cases of single instructions; the expected values follow from the ISA manual's definitions.

mod float;
mod scalar;
mod vector;
mod wavefront;

#[path = "../../../run/tests/common/no_memory.rs"]
mod no_memory;

use no_memory::start as wavefront;
use turnstile_kernel::{Effect, Warp};
use turnstile_southern_islands::{load, KernelCode, LoadOptions};

fn program(body: &str) -> KernelCode {
    let text = format!(
        "\t.text\n\t.type k,@function\n\t.amdgpu_hsa_kernel k\nk:\n\t.amd_kernel_code_t\n\t\twavefront_sgpr_count = 104\n\
         \t\tworkitem_vgpr_count = 16\n\t\twavefront_size = 6\n\t.end_amd_kernel_code_t\n{body}\n\ts_endpgm\n"
    );
    let options = LoadOptions {
        base_address: 0x1000,
        allow_global_stores: false,
    };
    let program = load(&text, "k.s", &options).unwrap_or_else(|e| panic!("{e}"));
    KernelCode::new(program, "k").expect("it has a kernel")
}

fn low(value: u64) -> u32 {
    value as u32
}

fn high(value: u64) -> u32 {
    (value >> 32) as u32
}

/// Runs one scalar instruction with s[10:11] = a, s[12:13] = b, SCC as given; returns s[20:21] and SCC.
fn scalar(text: &str, a: u64, b: u64, scc: bool) -> (u64, bool) {
    let program = program(text);
    let mut wavefront = wavefront(&program);
    wavefront.scalar.sgpr[10..14].copy_from_slice(&[low(a), high(a), low(b), high(b)]);
    wavefront.scalar.scc = scc;
    assert_eq!(wavefront.execute(&program, 0), Ok(Effect::Next), "{text}");
    let [lo, hi] = [20, 21].map(|register: usize| u64::from(wavefront.scalar.sgpr[register]));
    (lo | hi << 32, wavefront.scalar.scc)
}

/// Runs one vector instruction in lanes 0 and 63 with v[2:3] = a, v[4:5] = b, v[6:7] = c and VCC as given; returns
/// v[0:1] of lane 63 and VCC.
fn vector(text: &str, a: u64, b: u64, c: u64, vcc: u64) -> (u64, u64) {
    let program = program(text);
    let mut wavefront = wavefront(&program);
    for (register, word) in (2..8).zip([a, b, c].into_iter().flat_map(|v| [low(v), high(v)])) {
        wavefront.vgpr[register] = [word; 64];
    }
    wavefront.exec = 1 << 63 | 1;
    wavefront.vgpr[0] = [0; 64];
    wavefront.vgpr[1] = [0; 64];
    wavefront.scalar.vcc = vcc;
    assert_eq!(wavefront.execute(&program, 0), Ok(Effect::Next), "{text}");
    for register in [0, 1] {
        let lanes = wavefront.vgpr[register];
        assert_eq!(
            lanes[1..63],
            [0; 62],
            "{text}: lanes that do not run keep their registers"
        );
    }
    let result = u64::from(wavefront.vgpr[0][63]) | u64::from(wavefront.vgpr[1][63]) << 32;
    (result, wavefront.scalar.vcc)
}
