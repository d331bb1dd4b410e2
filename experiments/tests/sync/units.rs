//! Atomic units at the partitions: the RTL itself, what holding lines costs, and clocks that are not simulated.

use super::{checked, machine};
use turnstile_experiments::sync::{cycles, Access, Accesses, Chaining, Operations, Primitive};
use turnstile_machine::{simulate, EngineKind, MachineConfig, Options, Outcome, Tops, Unobserved};
use turnstile_ptx::LANES;
use turnstile_tools::{available, skip, VERILATOR};

fn ran(
    of: &Operations,
    machine: &MachineConfig,
    engine: EngineKind,
    lockstep: Option<EngineKind>,
    skip_idle: bool,
) -> Outcome {
    let tops = Tops::open(machine, machine, engine, lockstep.map(Into::into)).unwrap();
    let options = Options {
        skip_idle,
        ..Options::new(3_000_000)
    };
    let job = of.job().unwrap();
    let outcome = simulate::<_, LANES>(&job.grid(), machine, tops, options, &mut Unobserved);
    let outcome = outcome.unwrap();
    of.check(&outcome.buffers).unwrap();
    outcome
}

/// Primitives whose atomics meet each other, volatile loads and stores.
const MEETING: [Primitive; 3] = [
    Primitive::BackoffMutex,
    Primitive::SleepingSemaphore,
    Primitive::AtomicBarrier,
];

#[test]
fn the_rtl_and_its_model_agree_on_every_pin() {
    for name in ["gtx580", "gtx295"] {
        for primitive in MEETING {
            let of = checked(primitive, 12, 2);
            let lockstep = Some(EngineKind::Model);
            ran(&of, &machine(name), EngineKind::Rtl, lockstep, true);
        }
    }
}

#[test]
fn the_verilog_and_its_model_agree_on_every_pin() {
    if !available(&[VERILATOR]) {
        skip("Verilator is missing");
        return;
    }
    for name in ["gtx580", "gtx295"] {
        let of = checked(Primitive::SleepingSemaphore, 20, 2);
        let lockstep = Some(EngineKind::Verilator);
        ran(&of, &machine(name), EngineKind::Model, lockstep, true);
    }
}

/// Resting cores, and parts of the memory system that wait, leave no trace.
#[test]
fn what_is_skipped_changes_nothing() {
    for name in ["gtx580", "gtx295"] {
        for primitive in MEETING {
            let of = checked(primitive, 20, 2);
            let machine = machine(name);
            let [all, few] = [false, true]
                .map(|skip_idle| ran(&of, &machine, EngineKind::Model, None, skip_idle));
            let seen = |outcome: &Outcome| {
                let slots = format!("{:?}", outcome.cores);
                (
                    outcome.cycles,
                    slots,
                    outcome.memory.clone(),
                    outcome.buffers.clone(),
                )
            };
            assert_eq!(seen(&all), seen(&few), "{} on {name}", of.name());
        }
    }
}

fn time(config: &MachineConfig, access: Access, write: bool) -> f64 {
    let of = Accesses {
        access,
        write,
        contentious: true,
        chaining: Chaining::Free,
        blocks: 64,
        accesses: 100,
    };
    cycles(&of, config).unwrap() as f64
}

/// The same machine with and without held lines: behind one atomic a block, volatile accesses cost about as much as atomics, or as before.
#[test]
fn volatile_accesses_behind_an_atomic_are_atomics_where_the_line_is_held() {
    let MachineConfig::Simt(mut config) = machine("gtx580") else {
        panic!("gtx580 has cores");
    };
    for hold in [true, false] {
        config.memory.atomics.as_mut().unwrap().hold = hold;
        let config = MachineConfig::Simt(config.clone());
        for write in [false, true] {
            let [volatile, atomic, after] = Access::ALL.map(|access| time(&config, access, write));
            let (as_atomic, as_before) = (after / atomic, after / volatile);
            match hold {
                true => assert!((0.6..1.1).contains(&as_atomic), "{as_atomic}"),
                // But for the atomics themselves.
                false => assert!((1.0..1.25).contains(&as_before), "{as_before}"),
            }
        }
    }
}

/// Contentious atomics take one after the other, at the latencies of the machine file.
#[test]
fn contentious_atomics_take_the_array_and_three_cycles_each() {
    let MachineConfig::Simt(mut config) = machine("gtx580") else {
        panic!("gtx580 has cores");
    };
    for array in [1, 6, 20] {
        config.memory.atomics.as_mut().unwrap().array = array;
        let config = MachineConfig::Simt(config.clone());
        let of = |accesses| Accesses {
            access: Access::Atomic,
            write: false,
            contentious: true,
            chaining: Chaining::Free,
            blocks: 64,
            accesses,
        };
        let [some, more] = [20, 40].map(|accesses| cycles(&of(accesses), &config).unwrap());
        assert_eq!((more - some) / (64 * 20), array + 3, "array {array}");
    }
}
