//! Users' kernels and the benchmarks as the compute unit is given them, encoded sizes, damaged text.

use super::common::{load, Launch};
use super::no_memory::start;
use super::{cases, grid, numbers};
use turnstile_experiments::workloads::{self, Settings, Version};
use turnstile_kernel::{LaunchGeometry, Warp};
use turnstile_run::{Job, Value};
use turnstile_southern_islands as southern_islands;
use turnstile_southern_islands::{KernelCode, LoadOptions, Program};

/// Content of a job's buffers at its end, of both front ends; of one that has transactions twice that of Southern Islands.
fn run_job(job: &Job<KernelCode>) -> [Vec<Vec<u8>>; 2] {
    let run: [fn(&mut Launch, &Program, &str, &LaunchGeometry); 2] =
        match job.code.kernel.transactional {
            true => [Launch::run_alone; 2],
            false => [Launch::run_alone, Launch::run_ptx],
        };
    run.map(|run| run_one(job, run))
}

fn run_one(
    job: &Job<KernelCode>,
    run: fn(&mut Launch, &Program, &str, &LaunchGeometry),
) -> Vec<Vec<u8>> {
    let mut launch = Launch::new();
    let mut buffers = vec![];
    for argument in &job.arguments {
        match &argument.value {
            Value::Buffer(buffer) => {
                let bytes = &buffer.array.bytes;
                buffers.push((launch.buffer(bytes.iter().copied()), bytes.len()));
                continue;
            }
            Value::Image(_) => panic!("{}: these memories have no images", argument.name),
            Value::Scalar(value) => launch.value(value),
            Value::Local(bytes) => launch.local(*bytes),
            other => panic!("no kernel of the tests takes {other:?}"),
        }
        buffers.push((0, 0));
    }
    run(
        &mut launch,
        &job.code.program,
        &job.code.kernel.name,
        &job.geometry,
    );
    let content = |(address, bytes)| {
        let words = launch.read_words(address, bytes / 4);
        words.into_iter().flat_map(u32::to_le_bytes).collect()
    };
    buffers.into_iter().map(content).collect()
}

#[test]
fn users_kernels_agree_with_their_references() {
    for case in cases::transactional().chain(cases::plain()) {
        let job = case.job();
        let both = run_job(&job);
        for after in &both {
            let result = (case.check)(&cases::before(&job), after);
            assert_eq!(result, Ok(()), "{}", case.name);
        }
        assert!(both[0] == both[1], "{}: the front ends differ", case.name);
    }
}

/// Benchmarks whose result depends on which work-item comes first, unless one does all the work.
const FREE: [&str; 3] = ["colouring", "database", "vacation"];
/// One with `native_divide`, whose error is each target's own.
const DIVIDES: &str = "k-means";

/// Each with its own settings, but k-means with as many centres a bank as when a GPU did it; the hash table with others besides.
#[test]
fn bundled_benchmarks_agree_with_their_references() {
    let sizes = ["buckets=2", "buckets=16", "buckets=256"];
    let tables = sizes.map(|size| ("hash-table", vec![size.to_string()]));
    let defaults = workloads::ALL.iter().map(|workload| match workload.name() {
        DIVIDES => (DIVIDES, vec!["per_bank=32".to_owned()]),
        name => (name, vec![]),
    });
    for (name, assignments) in defaults.chain(tables) {
        let workload = workloads::find(name).unwrap();
        let settings = Settings::parse(workload, &assignments).unwrap();
        for version in workload.versions() {
            let job = workload.job_of(*version, &settings).unwrap();
            let both = run_job(&job);
            for after in &both {
                let result = workload.check(&settings, after);
                assert_eq!(result, Ok(()), "{name} {version} {assignments:?}");
            }
            let free = name == DIVIDES || FREE.contains(&name) && *version != Version::Serial;
            assert!(
                free || both[0] == both[1],
                "{name} {version}: the front ends differ"
            );
        }
    }
}

/// Bytes of code in each file, as llvm-mc encodes it.
const SIZES: [(&str, u32); 5] = [
    ("integer.s", 2972),
    ("float.s", 5156),
    ("float_exact.s", 204),
    ("memory.s", 2652),
    ("control.s", 1860),
];

/// Encoded sizes as llvm-mc gives them; with others the addresses of constant tables would be wrong.
#[test]
fn encoded_sizes_agree_with_the_assembler() {
    let options = LoadOptions::default();
    for (file, bytes) in SIZES {
        let path = format!("{}/tests/kernels/{file}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        // Behind the code: `s_getpc_b64` gives the address of what follows it.
        let probe = "\t.text\nprobe:\n\ts_getpc_b64 s[0:1]\n\ts_endpgm\n\t.type probe,@function\n";
        let program = southern_islands::load(&format!("{text}{probe}"), file, &options).unwrap();
        let is_probe =
            |pc: &u32| program.text(*pc).starts_with("s_getpc") && program.text(pc + 2).is_empty();
        let pc = (0..).find(is_probe).unwrap();
        let name = program.kernels()[0].name.clone();
        let code = KernelCode::new(program, &name).unwrap();
        let mut wavefront = start(&code);
        wavefront.pc = pc;
        wavefront.execute(&code, 0).unwrap();
        assert_eq!(wavefront.scalar.sgpr[0], bytes + 4, "{file}");
    }
}

/// Damaged text is refused or accepted, but never panics.
#[test]
fn damaged_text_never_panics() {
    let options = LoadOptions::default();
    let text = |file| {
        let path = format!("{}/tests/kernels/{file}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).unwrap()
    };
    let texts = [text("transaction.s"), text("user/calls.s")];
    let texts = texts
        .each_ref()
        .map(|text| text.lines().collect::<Vec<_>>());
    let mut refused = 0;
    let mut choices = numbers(21);
    for round in 0..600 {
        let lines = &texts[round % 2];
        let choice: Vec<u32> = choices.by_ref().take(4).collect();
        let mut damaged = lines.clone();
        let at = choice[0] as usize % lines.len();
        let other = choice[1] as usize % lines.len();
        let cut = lines[at]
            .char_indices()
            .map(|(i, _)| i)
            .nth(choice[2] as usize % 24)
            .unwrap_or(0);
        match choice[3] % 3 {
            0 => drop(damaged.remove(at)),
            1 => damaged[at] = lines[other],
            _ => damaged[at] = &lines[at][..cut],
        }
        // The text, or the kernel in it that was hit.
        let loaded = southern_islands::load(&damaged.join("\n"), "k.s", &options);
        let mut kernels = loaded.iter().flat_map(Program::kernels);
        refused += u32::from(loaded.is_err() || kernels.any(|kernel| kernel.refusal.is_some()));
    }
    assert!(refused > 50, "only {refused} refused");
}

#[test]
fn tickets_and_colours_are_those_of_sequential_execution() {
    let program = load("transaction.s");
    let mut launch = Launch::new();
    let out = launch.zeros(512);
    launch.run(&program, "queue", &grid(128, 128));
    assert_eq!(
        launch.read_words(out, 128),
        (0..128).map(|l| 3 * l).collect::<Vec<u32>>()
    );

    let degree = 6u32;
    let neighbours: Vec<u32> = numbers(22).map(|n| n >> 7 & 127).take(128 * 6).collect();
    let mut launch = Launch::new();
    launch.words(neighbours.clone());
    let out = launch.zeros(512);
    launch.value(&degree.to_le_bytes());
    launch.run(&program, "colour", &grid(128, 128));
    let mut colours = [0u32; 128];
    for (l, near) in neighbours.chunks(6).enumerate() {
        let taken: Vec<u32> = near.iter().map(|n| colours[*n as usize]).collect();
        colours[l] = (1..).find(|c| !taken.contains(c)).unwrap();
    }
    assert_eq!(launch.read_words(out, 128), colours);
}
