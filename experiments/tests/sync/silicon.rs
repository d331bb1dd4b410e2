//! The machine of an H200, and kernels whose accesses wait for what others have brought.

use super::machine;
use turnstile_experiments::sync::{
    cycles, measured_accesses, Access, Accesses, Chaining, Latency, Timed,
};
use turnstile_machine::{
    simulate, EngineKind, MachineConfig, Options, Outcome, SimtConfig, Tops, Unobserved,
};
use turnstile_ptx::LANES;

fn h200() -> SimtConfig {
    match machine("h200") {
        MachineConfig::Simt(config) => config,
        MachineConfig::ComputeUnit(_) => panic!("h200 has cores"),
    }
}

fn accesses(access: Access, write: bool, chaining: Chaining, blocks: u32) -> Accesses {
    Accesses {
        access,
        write,
        contentious: false,
        chaining,
        blocks,
        accesses: 40,
    }
}

/// Cycles of an access once they are under way.
fn each(of: &Accesses, config: &SimtConfig) -> f64 {
    let machine = MachineConfig::Simt(config.clone());
    let [some, twice] = [20, 40].map(|accesses| cycles(&Accesses { accesses, ..*of }, &machine));
    (twice.unwrap() - some.unwrap()) as f64 / 20.0
}

fn ran(of: &Accesses) -> Outcome {
    let machine = machine("gtx580");
    let tops = Tops::open(&machine, &machine, EngineKind::Model, None).unwrap();
    let job = of.job().unwrap();
    let options = Options::new(1_000_000);
    simulate::<_, LANES>(&job.grid(), &machine, tops, options, &mut Unobserved).unwrap()
}

/// Every access is one, behind a first atomic if there has to be one, and changes nothing.
#[test]
fn chained_kernels_access_as_often_as_they_are_told() {
    for one in measured_accesses().unwrap() {
        let of = Accesses {
            accesses: 30,
            blocks: 3,
            ..one.timed.of
        };
        let Outcome {
            buffers, memory, ..
        } = ran(&of);
        let first = u64::from(of.access == Access::VolatileAfterAtomic);
        let (loads, stores, atomics) = match (of.access, of.write) {
            (Access::Atomic, _) => (0, 0, 30),
            (_, false) => (30, 0, first),
            (_, true) => (0, 30, first),
        };
        // One store more tells the time.
        let expected = [3 * loads, 3 * (stores + 1), 3 * atomics];
        let counted = [&memory.loads, &memory.stores, &memory.atomics].map(|one| one.packets);
        assert_eq!(counted, expected, "{of:?}");
        assert!(buffers[0].iter().all(|byte| *byte == 0), "{of:?}");
    }
}

/// A dependent access waits for the one before; ten that are summed take one's time and each other's intervals: those of the machine file, and longer ones.
#[test]
fn accesses_wait_for_what_they_are_made_of() {
    let machine = h200();
    let mut slower = machine.clone();
    Latency::CoreLoad.set(&mut slower, 10);
    Latency::CoreStore.set(&mut slower, 12);
    for config in [machine, slower] {
        for (access, write) in [(Access::Volatile, false), (Access::Atomic, true)] {
            let [free, summed, dependent] = [Chaining::Free, Chaining::Summed, Chaining::Dependent]
                .map(|chaining| each(&accesses(access, write, chaining, 1), &config));
            let interval = match write {
                false => config.memory.l1.load_interval,
                true => config.memory.l1.store_interval,
            } as f64;
            // They come an interval apart, and each addition waits for the one before.
            let added = config.latency.integer.add.latency as f64;
            let ten = dependent + (9.0 * interval).max(10.0 * added);
            assert!(10.0 * summed > ten - 10.0, "{summed} {dependent}");
            assert!(10.0 * summed < ten + 30.0, "{summed} {dependent}");
            assert!(free <= summed, "{free} {summed}");
        }
    }
}

/// Cycles of the cores in a clock of the atomic unit: where an access falls in it is another in each run.
fn unit_clock(config: &SimtConfig) -> f64 {
    config.clock.core as f64 / Latency::UnitClock.of(config) as f64
}

/// What a dependent load takes is what the machine file says on its way: core, first level and network there and back, partition, and the arithmetic of
/// its address.
#[test]
fn a_lone_dependent_load_takes_the_latencies_of_the_machine_file() {
    let of = accesses(Access::Volatile, false, Chaining::Dependent, 1);
    let config = h200();
    let (global, memory) = (&config.global, &config.memory);
    let integer = config.latency.integer;
    let way = global.decode + global.read + memory.l1.latency;
    let address = integer.mul.latency + integer.add.latency;
    let network = (2 * (memory.network.latency + 1)) as f64;
    let network = network * config.clock.core as f64 / config.clock.network as f64;
    let expected = (way + memory.l2.latency + global.write + address) as f64 + network;
    let took = each(&of, &config);
    // A cycle or two pass between parts, and the loop is a tenth of an access.
    assert!((0.0..6.0).contains(&(took - expected)), "{took} {expected}");
    let mut slower = config.clone();
    Latency::Partition.set(&mut slower, memory.l2.latency + 50);
    let more = each(&of, &slower) - took;
    assert!((more - 50.0).abs() < unit_clock(&config), "{more}");
}

/// Between the time of one thread alone and those of threads all over the GPU, as far apart as these are.
#[test]
fn a_lone_dependent_load_takes_what_it_was_fitted_to() {
    let measured = measured_accesses().unwrap();
    let loads = measured.iter().map(|one| one.timed).filter(|timed| {
        let Accesses {
            access,
            write,
            contentious,
            chaining,
            ..
        } = timed.of;
        access == Access::Volatile && !write && !contentious && chaining == Chaining::Dependent
    });
    let theirs: Vec<f64> = loads.map(|timed: Timed| timed.milliseconds * 1e3).collect();
    assert_eq!(theirs.len(), 5);
    let [least, most] = [f64::min, f64::max].map(|of| theirs.iter().copied().reduce(of).unwrap());
    let config = h200();
    let of = accesses(Access::Volatile, false, Chaining::Dependent, 1);
    let ours = each(&of, &config) / config.clock.core as f64 * 1e3;
    assert!((least..most).contains(&ours), "{least} {ours} {most}");
}

/// Block 1 is on a core of the first half, and its word behind a partition of the other one.
#[test]
fn atomics_of_the_other_half_take_longer() {
    let mut config = h200();
    for far in [0, 77] {
        Latency::Far.set(&mut config, far);
        let [near, with_far] = [1, 2].map(|blocks| {
            each(
                &accesses(Access::Atomic, false, Chaining::Dependent, blocks),
                &config,
            )
        });
        let more = with_far - near;
        assert!(
            (more - far as f64).abs() < unit_clock(&config),
            "{more} {far}"
        );
    }
    let [one, two] = [1, 2].map(|blocks| {
        each(
            &accesses(Access::Volatile, false, Chaining::Dependent, blocks),
            &config,
        )
    });
    assert_eq!(one, two, "loads find their line in either half");
}
