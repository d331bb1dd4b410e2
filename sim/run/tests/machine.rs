//! The machine: what it refuses, and what must not depend on how it is simulated.

use expect_test::expect;
use std::collections::BTreeSet;
use turnstile_experiments::workloads::{find, Settings, Version};
use turnstile_machine::{
    Detector, Device, EngineKind, LdsTop, MachineConfig, Observer, Options, Outcome, Unobserved,
};
use turnstile_run::{Argument, Array, Element, Job, Launch, Program, Value, FRONT_ENDS};
use turnstile_tools::{Error, Result};

const OPTIONS: Options = Options::new(5_000);

const KERNELS: &str = include_str!("kernels/faults.s");

fn buffer(words: u64) -> Value {
    Array::zeros(Element::U32, words).into()
}

fn number(value: u32) -> Value {
    Value::Scalar(value.to_le_bytes().to_vec())
}

fn job(entry: &str, global: u32, local: u32, arguments: Vec<Value>) -> Result<Job> {
    job_of(KERNELS, entry, global, local, arguments)
}

fn job_of(text: &str, entry: &str, global: u32, local: u32, arguments: Vec<Value>) -> Result<Job> {
    let (files, arguments) = (["faults.s", text], Argument::all(arguments));
    let sizes: [&[u32]; 2] = [&[global], &[local]];
    let launch = Launch {
        name: "faults",
        place: &|field| format!("faults: {field}"),
        ..Launch::new(files, entry, sizes, arguments)
    };
    Job::load(FRONT_ENDS[0], launch)
}

fn run(job: &Job, detector: Detector, options: Options) -> Result<Outcome> {
    run_on(&MachineConfig::default(), job, detector, options)
}

fn run_on(
    machine: &MachineConfig,
    job: &Job,
    detector: Detector,
    options: Options,
) -> Result<Outcome> {
    let top = LdsTop::open(detector, EngineKind::Rtl, None)?;
    job.simulate(machine, top, options, &mut Unobserved)
}

/// Message of a job that fails, and the exit code it leads to.
fn failure(job: Result<Job>, detector: Detector) -> String {
    let outcome = job.and_then(|job| run(&job, detector, OPTIONS));
    match outcome {
        Ok(_) => "no failure".into(),
        Err(error) => format!("exit code {}: {error}", error.exit_code()),
    }
}

#[test]
fn a_barrier_that_not_all_wavefronts_reach() {
    let job = job("missed_barrier", 128, 128, vec![buffer(64)]);
    expect!["exit code 1: faults.s:100: in work-group 0 some wavefronts wait at this barrier while others have ended without it; let every work-item of a work-group execute the same barriers"].assert_eq(&failure(job, Detector::None));
}

#[test]
fn a_kernel_that_never_ends() {
    let job = job("endless", 64, 64, vec![buffer(64)]);
    expect![[r#"
        exit code 1: faults: the kernel has not ended after 5000 cycles: 0 of 64 work-items have ended
          work-group 0 wavefront 0: s_waitcnt at faults.s:228 `s_waitcnt vmcnt(0)`, exec 0xffffffffffffffff, outstanding: 0 local, 0 scalar, 0 vector
            loops at faults.s:226-230; in the last 5000 cycles no commit, no store or atomic, 3 instructions outside of a loop
        ; look for a loop that never ends, or raise --max-cycles"#]].assert_eq(&failure(job, Detector::None));
}

/// Nobody stores what the loop waits for, and that is proved before the time is over.
#[test]
fn a_loop_that_can_never_end() {
    let job = job("endless", 64, 64, vec![buffer(64)]).unwrap();
    let machine = MachineConfig::parse("patience = 1000", "m.toml").unwrap();
    let error = run_on(&machine, &job, Detector::None, OPTIONS).unwrap_err();
    expect![[r#"
        faults.s:228: endless loops: in cycle 1288 every warp repeats itself or waits, and no word of memory changes any more
          work-group 0 wavefront 0: lanes 0xffffffffffffffff loop at faults.s:226 (pc 21) to faults.s:230 (pc 25)
        ; let somebody store what the loops wait for"#]].assert_eq(&error.to_string());
}

#[test]
fn accesses_out_of_range() {
    let local = |index| vec![buffer(64), number(index), Value::Local(256)];
    expect!["exit code 1: faults.s:354: work-group 0 wavefront 0, cycle 172: work-item 63 of the wavefront: 4 bytes at 0x100 of local memory, but the work-group has 256 bytes; check the index, or the size of the local argument or variable"].assert_eq(&failure(
        job("outside_local", 64, 64, local(1)),
        Detector::None,
    ));
    let global = vec![buffer(64), number(1)];
    expect!["exit code 1: faults.s:485: work-group 0 wavefront 0, cycle 180: work-item 63 of the wavefront: 4 bytes at offset 256 of args[0], up to 4 bytes past its end (it has 256 bytes); check the index, the sizes, and the length of the array"].assert_eq(&failure(
        job("outside_buffer", 64, 64, global),
        Detector::None,
    ));
}

/// Work-item 5 leaves its cell out, and work-item 58 reads it, in both work-groups.
#[test]
fn a_read_of_local_memory_that_nothing_wrote() {
    let arguments = vec![buffer(64), Value::Local(256)];
    let job = job("reads_left_over", 128, 64, arguments).unwrap();
    for detector in [Detector::None, Detector::Dcd] {
        let outcome = run(&job, detector, OPTIONS).unwrap();
        assert_eq!(outcome.unwritten_reads.len(), 1, "all in one line");
        let read = &outcome.unwritten_reads[0];
        assert_eq!((read.address, read.reads), (4 * 5, 2));
        let item = read.item;
        assert_eq!((item.group, item.wavefront, item.lane), (0, 0, 58));
        let line = KERNELS.lines().nth(read.access.at.line as usize - 1);
        assert!(line.is_some_and(|line| line.contains("ds_read_b32")));
    }
}

#[test]
fn work_groups_that_do_not_fit() {
    let local = |bytes| vec![buffer(256), Value::Local(bytes)];
    expect!["exit code 2: faults: kernel two_barriers uses 65540 bytes of local memory; 65536 fit; use at most 65536 bytes of __local variables and local arguments"].assert_eq(&failure(
        job("two_barriers", 256, 256, local(65_540)),
        Detector::None,
    ));
    let workload = find("hash-table").unwrap();
    let job = workload.job(FRONT_ENDS[0], Version::Tm, &Settings::new(workload));
    expect!["exit code 2: hash-table: kernel hash_table_tm uses transactions, and the LDS has no transactional memory; choose another --detector: bloom, dcd, smdcd, smdcd-published, smdcd-ordered or perfect"].assert_eq(&failure(job, Detector::None));
}

#[test]
fn transactional_work_groups_that_do_not_fit() {
    let transactions = include_str!("kernels/user/transactions.s");
    let phases = |bytes| {
        let arguments = vec![buffer(128), Value::Local(bytes)];
        job_of(transactions, "phases", 128, 128, arguments)
    };
    // 227 rows of 128 bytes fit.
    let options = Options::new(1_000_000);
    let outcome = run(&phases(29_056).unwrap(), Detector::Bloom, options).unwrap();
    assert_eq!(outcome.violation, None);
    expect!["exit code 2: faults: the transactional kernel phases uses 29060 bytes of local memory; with backups and owners at most 29056 fit; use at most 29056 bytes of __local variables and local arguments"].assert_eq(&failure(phases(29_060), Detector::Bloom));
}

/// Two work-groups of 1,024 work-items.
fn large_groups() -> Job {
    let words: Vec<u32> = (0..2048).map(word).collect();
    let arguments = vec![Array::words(&words).into(), buffer(2048), buffer(2)];
    let text = include_str!("kernels/large_group.s");
    job_of(text, "reverse_1024", 2048, 1024, arguments).unwrap()
}

/// What work-item `id` finds in its input.
fn word(id: u32) -> u32 {
    id.wrapping_mul(0x9e37_79b9)
}

#[test]
fn a_work_group_of_1024_work_items_runs_where_the_machine_file_allows_it() {
    let file = "[front_end]\nwork_items_per_group = 1024\nwavefronts_per_pool = 16\n";
    let machine = MachineConfig::parse(file, "large.toml").unwrap();
    let options = Options::new(100_000);
    for detector in [Detector::None, Detector::Bloom] {
        let outcome = run_on(&machine, &large_groups(), detector, options).unwrap();
        let words = |buffer| outcome.words(buffer).into_iter();
        let reversed = |id: u32| word(id / 1024 * 1024 + 1023 - id % 1024);
        assert!(words(1).eq((0..2048).map(reversed)));
        let sum = |group: u32| {
            let ids = 1024 * group..1024 * (group + 1);
            ids.fold(0u32, |sum, id| sum.wrapping_add(word(id)))
        };
        assert!(words(2).eq((0..2).map(sum)));
        assert_eq!(outcome.violation, None);
    }
}

#[test]
fn large_work_groups_that_the_machine_does_not_allow() {
    let refusal = |file: &str, job: &Job, detector| {
        let machine = MachineConfig::parse(file, "m.toml").unwrap();
        let outcome = run_on(&machine, job, detector, OPTIONS);
        let error = outcome.map(drop).unwrap_err();
        format!("exit code {}: {error}", error.exit_code())
    };
    expect!["exit code 2: faults: local_size: a work-group of 1024 work-items is too large for the machine southern-islands; choose a local size of at most 256 work-items, or a machine file with front_end.work_items_per_group = 1024"].assert_eq(&refusal("", &large_groups(), Detector::None));
    let allowed = "[front_end]\nwork_items_per_group = 1024\n";
    expect!["exit code 2: faults: local_size: a work-group of 16 wavefronts does not fit a pool of 10; use a local size of at most 640 work-items, or a machine file with front_end.wavefronts_per_pool = 16"].assert_eq(&refusal(allowed, &large_groups(), Detector::None));
    let transactions = include_str!("kernels/user/transactions.s");
    let arguments = vec![buffer(1024), Value::Local(4096)];
    let job = job_of(transactions, "phases", 1024, 512, arguments).unwrap();
    expect!["exit code 2: faults: local_size: a work-group of 8 wavefronts runs the transactional kernel phases, but the hardware has 4 transactional wavefronts; use a local size of at most 256 work-items"].assert_eq(&refusal(allowed, &job, Detector::Bloom));
}

#[test]
fn private_memory_that_does_not_fit() {
    let memory = include_str!("kernels/memory.s");
    let arguments = vec![buffer(24), buffer(64), number(1)];
    let job = job_of(memory, "private_array", u32::MAX - 63, 64, arguments);
    let message = failure(job, Detector::None);
    assert!(
        message.starts_with("exit code 2: faults: kernel "),
        "{message}"
    );
    assert!(
        message.contains("too many for 67108863 wavefronts"),
        "{message}"
    );
}

#[test]
fn two_barriers_in_a_row_in_eight_work_groups() {
    let job = job(
        "two_barriers",
        2048,
        256,
        vec![buffer(2048), Value::Local(1024)],
    );
    let outcome = run(&job.unwrap(), Detector::None, OPTIONS).unwrap();
    let words = outcome.words(0).into_iter();
    assert!(words.eq((0..2048).map(|id| (id % 256 + 2) % 256)));
    assert_eq!(outcome.violation, None);
}

/// Everything a run counts, to be compared.
fn counts(outcome: &Outcome) -> String {
    let Outcome {
        cycles,
        counters,
        conflicts,
        buffers,
        ..
    } = outcome;
    format!("{cycles} {counters:?} {conflicts:?} {buffers:?}")
}

#[test]
fn skipping_idle_cycles_changes_nothing() {
    let workload = find("hash-table").unwrap();
    let settings = Settings::parse(workload, &["buckets=64"]).unwrap();
    let options = |skip_idle, perfect| Options {
        perfect,
        skip_idle,
        ..Options::new(200_000)
    };
    for (version, detector, perfect) in [
        (Version::Fgl, Detector::None, false),
        (Version::Tm, Detector::Smdcd, false),
        (Version::Tm, Detector::Perfect, true),
    ] {
        let job = workload.job(FRONT_ENDS[0], version, &settings).unwrap();
        let skipping = run(&job, detector, options(true, perfect)).unwrap();
        let stepping = run(&job, detector, options(false, perfect)).unwrap();
        assert_eq!(
            counts(&skipping),
            counts(&stepping),
            "{version} under {}",
            detector.name()
        );
        assert!(skipping.engine_clocks < stepping.engine_clocks);
    }
}

/// The order of wavefronts, and their phases, each make other cycles and the same results; without a seed neither is drawn.
#[test]
fn a_seed_draws_the_order_of_wavefronts_and_their_phases() {
    const SEEDS: u64 = 6;
    let drawn = |name: &str, setting: &str, seed: u64, barrier: u64| {
        let workload = find(name).unwrap();
        let settings = Settings::parse(workload, &[setting]).unwrap();
        let job = workload.job(FRONT_ENDS[0], Version::Tm, &settings).unwrap();
        let text = format!("[variation]\nseed = {seed}\nbarrier = {barrier}\n");
        let machine = MachineConfig::parse(&text, "m.toml").unwrap();
        let top = LdsTop::open(Detector::Dcd, EngineKind::Model, None).unwrap();
        let outcome = job.simulate(&machine, top, Options::new(1_000_000), &mut Unobserved);
        let outcome = outcome.unwrap();
        assert_eq!(outcome.violation, None);
        assert_eq!(workload.check(&settings, &outcome.buffers), Ok(()));
        outcome.cycles
    };
    let apart = |name, setting, barrier| {
        let all = (1..=SEEDS).map(|seed| drawn(name, setting, seed, barrier));
        all.collect::<BTreeSet<_>>().len()
    };
    assert!(apart("genetic", "solutions=128", 0) > 1);
    // Its wavefronts are alike.
    let alike = ("hash-table", "buckets=64");
    assert_eq!(apart(alike.0, alike.1, 0), 1);
    assert!(apart(alike.0, alike.1, 16) > 1);
    assert_eq!(
        drawn(alike.0, alike.1, 0, 100),
        drawn(alike.0, alike.1, 0, 0)
    );
}

/// The first TX_Commit is that of work-items 0, 1 and 2, with words 0, 1 and 64: two entries in bank 0. The second is that of work-item 3, which has
/// word 64 alone.
#[test]
fn a_tx_commit_may_take_cycles_for_each_entry_of_the_fullest_bank() {
    let text = include_str!("kernels/if_else.s");
    let job = job_of(text, "if_else", 4, 4, vec![buffer(5)]).unwrap();
    let begin_commit = |commit_per_entry| {
        let mut machine = MachineConfig::default();
        if let MachineConfig::ComputeUnit(config) = &mut machine {
            config.transactions.commit_per_entry = commit_per_entry;
        }
        let outcome = run_on(&machine, &job, Detector::Dcd, OPTIONS).unwrap();
        outcome.counters.breakdown.begin_commit
    };
    let flushed = begin_commit(0);
    for cycles in [1, 7] {
        assert_eq!(begin_commit(cycles), flushed + (2 + 1) * cycles);
    }
}

#[test]
fn a_run_can_be_interrupted() {
    struct Interrupt;
    impl Observer for Interrupt {
        fn progress(&mut self, cycle: u64, _: usize) -> Result<()> {
            if cycle < 1_000 {
                return Ok(());
            }
            Err(Error::Interrupted)
        }
    }
    let job = job("endless", 64, 64, vec![buffer(64)]).unwrap();
    let top = LdsTop::open(Detector::None, EngineKind::Rtl, None).unwrap();
    let machine = MachineConfig::default();
    let outcome = job.simulate(&machine, top, OPTIONS, &mut Interrupt);
    assert_eq!(outcome.map(|_| ()).unwrap_err().exit_code(), 130);
}

/// Buffers keep address and content, the clock of the machine and that of the RTL go on, and the second level of the caches
/// stays warm.
#[test]
fn a_launch_finds_what_the_one_before_has_left() {
    let workload = find("hash-table").unwrap();
    let settings = Settings::parse(workload, &["buckets=256"]).unwrap();
    let job = workload.job(FRONT_ENDS[0], Version::Tm, &settings).unwrap();
    let alone = run(&job, Detector::Dcd, OPTIONS).unwrap();
    let program = Program::of(job);
    let machine = MachineConfig::default();
    let top = LdsTop::open(Detector::Dcd, EngineKind::Rtl, None).unwrap();
    let mut device = Device::new(&machine, top, OPTIONS).unwrap();
    for shared in &program.buffers {
        device.allocate(&shared.name, &shared.buffer.array.bytes);
    }
    let job = &program.launches[0].job;
    let launch = |device| job.run(device, &job.name, &job.arguments, &mut Unobserved);
    assert_eq!(job.warps(&device).unwrap(), 4);
    let (mut device, first) = launch(device).unwrap();
    assert_eq!(
        (first.cycles, first.counters),
        (alone.cycles, alone.counters)
    );
    assert_eq!(device.buffer(0), alone.buffers[0]);
    device.buffer_mut(0).fill(0);
    let (device, second) = launch(device).unwrap();
    assert!(
        second.cycles < first.cycles,
        "{} {}",
        second.cycles,
        first.cycles
    );
    let lds = |outcome: &Outcome| (outcome.counters.lds_accesses, outcome.violation.clone());
    assert_eq!(lds(&second), lds(&first));
    assert!(second.engine_clocks > 0 && second.engine_clocks < first.engine_clocks + 100);
    let results = [device.buffer(0).to_vec()];
    assert_eq!(workload.check(&settings, &results), Ok(()));
    let mut total = first.clone();
    total.add(&second);
    assert_eq!(total.cycles, first.cycles + second.cycles);
    assert_eq!(total.footprints.accesses, 2 * first.footprints.accesses);
    // The bound on cycles is one on all launches.
    let error = (0..10).try_fold(device, |device, _| launch(device).map(|(device, _)| device));
    let error = error.err().unwrap().to_string();
    assert!(
        error.contains("has not ended after 5000 cycles, of which launches before it took "),
        "{error}"
    );
}
