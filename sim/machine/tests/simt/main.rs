//! Cores for warps of 32, with programs of a front end of a few lines. Cycles are counted by hand in the tests.

mod barriers;
mod issue;
mod lock_bits;
mod memory;
mod mini;
mod shared;

use mini::{store, Inst, Mini, LANES};
use turnstile_kernel::{Argument, Grid, LaunchGeometry, Value};
use turnstile_machine::{simulate, EngineKind, MachineConfig, Options, Outcome, Tops, Unobserved};
use turnstile_tools::Result;

const OPTIONS: Options = Options::new(1_000_000);

/// One core, one scheduler; latencies that are easy to tell apart.
const SMALL: &str = r#"
kind = "simt"
name = "small"
cores = 1
clock = { core = 100, network = 100, dram = 100 }
shared = { decode = 1, read = 1, write = 1, in_flight = 8 }
global = { decode = 1, read = 1, write = 1, in_flight = 8 }

[core]
warps = 8
blocks = 2
threads_per_block = 256
registers = 4096
shared_bytes = 4096
schedulers = 1
scheduling = "greedy-then-oldest"
arithmetic_units = 1
special_units = 1
branch = 3

[memory]
block_bytes = 128
coalesced_lanes = 32
partitions = 1
stretch_bytes = 256
queue = 8
l1 = { sets = 4, ways = 2, latency = 1, global = true, local = true, misses = 4, merges = 4 }
network = { latency = 5, bytes_a_clock = 32 }
l2 = { sets = 16, ways = 4, latency = 20, misses = 8, merges = 8 }

[memory.dram]
latency = 10
queue = 8
banks = 4
row_bytes = 1024
burst_bytes = 64
ccd = 2
rrd = 6
rcd = 12
ras = 28
rp = 11
rc = 40
cl = 13
wl = 4
wr = 12
"#;

/// `text` with its one line that starts with `field` replaced.
fn with(text: &str, lines: &[&str]) -> String {
    let mut text = text.to_string();
    for line in lines {
        let field = line.split(' ').next().expect("a field");
        let old = text
            .lines()
            .find(|old| old.split(' ').next() == Some(field));
        let old = old.expect("a field of the machine").to_string();
        text = text.replacen(&old, line, 1);
    }
    text
}

fn machine(text: &str) -> MachineConfig {
    MachineConfig::parse(text, "m.toml").expect("a machine")
}

/// Runs blocks of `threads` threads; the buffers have these numbers of bytes.
fn run_with(
    machine: &MachineConfig,
    options: Options,
    code: &Mini,
    [blocks, threads]: [u32; 2],
    buffers: &[usize],
) -> Result<Outcome> {
    let zeros: Vec<Vec<u8>> = buffers.iter().map(|&bytes| vec![0; bytes]).collect();
    let argument = |bytes| Argument {
        name: "buffer",
        value: Value::Buffer(bytes),
    };
    let grid = Grid {
        name: "mini",
        code,
        geometry: LaunchGeometry::new(&[blocks * threads], &[threads], &[]).expect("sizes"),
        local_size_place: "mini: local_size",
        arguments: zeros.iter().map(|bytes| argument(&bytes[..])).collect(),
        local_bytes: code.local_bytes,
    };
    let tops = Tops::open(machine, machine, EngineKind::Model, None)?;
    simulate(&grid, machine, tops, options, &mut Unobserved)
}

fn run(machine: &MachineConfig, code: &Mini, sizes: [u32; 2], buffers: &[usize]) -> Outcome {
    let outcome = run_with(machine, OPTIONS, code, sizes, buffers).expect("a run");
    // Jumping over idle cycles changes nothing.
    let options = Options {
        skip_idle: false,
        ..OPTIONS
    };
    let slow = run_with(machine, options, code, sizes, buffers).expect("a run");
    assert_eq!(outcome.cycles, slow.cycles);
    assert_eq!(outcome.cores, slow.cores);
    assert_eq!(outcome.memory, slow.memory);
    assert!(outcome.buffers == slow.buffers, "the buffers differ");
    outcome
}

fn words(bytes: &[u8]) -> Vec<u32> {
    let words = bytes.chunks_exact(4);
    words
        .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")))
        .collect()
}

/// Stores register `source` of the first thread of each warp in the first buffer, as word `place` of eight a warp.
fn tell(source: u16, place: usize) -> Inst {
    store(source, move |warp, lane| {
        // The other lanes store where nobody looks.
        let seen = if lane == 0 { 0 } else { 4096 + 4 * lane };
        warp.buffers[0] + (seen + 4 * (8 * warp.index + place)) as u64
    })
}

/// Registers that the first threads of `warps` warps have told, eight a warp.
fn told(outcome: &Outcome, warps: usize) -> Vec<Vec<u32>> {
    let words = words(&outcome.buffers[0]);
    words.chunks(8).take(warps).map(<[u32]>::to_vec).collect()
}

/// Bytes of the buffer that [`tell`] stores into.
const TOLD: usize = 8192;
