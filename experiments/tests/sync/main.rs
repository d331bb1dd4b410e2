//! Barriers, mutexes and semaphores between blocks: the library does what it promises, and a broken one is found out.
//!
//! Broken ones need clang-16; without it their tests say so and do nothing, unless TURNSTILE_TOOLS=required.

mod broken;
mod fences;
mod run_files;
mod silicon;
mod units;
mod within_a_warp;

use turnstile_experiments::sync::{run, Operations, Primitive, Section};
use turnstile_machine::{simulate, EngineKind, MachineConfig, Options, Tops};
use turnstile_ptx::{KernelCode, LANES};
use turnstile_run::Job;

/// Cycles after which a run of a test is given up.
const MOST: u64 = 3_000_000;

fn machine(name: &str) -> MachineConfig {
    MachineConfig::bundled(name).unwrap()
}

fn checked(primitive: Primitive, blocks: u32, initial: u32) -> Operations {
    Operations {
        primitive,
        blocks,
        operations: 4,
        initial,
        backoff: 8,
        section: Section::Checked,
    }
}

/// The buffers that a job leaves, or how it fails.
fn buffers(job: &Job<KernelCode>, machine: &MachineConfig) -> Result<Vec<Vec<u8>>, String> {
    let tops = Tops::open(machine, machine, EngineKind::Model, None).unwrap();
    let options = Options::new(MOST);
    let mut printer = crate::printer::Printer::default();
    let ran = simulate::<_, LANES>(&job.grid(), machine, tops, options, &mut printer);
    ran.map(|outcome| outcome.buffers)
        .map_err(|error| error.to_string())
}

#[path = "../../../sim/run/tests/common/printer.rs"]
mod printer;

/// Blocks beyond one a core, and not a multiple of a warp.
#[test]
fn critical_sections_exclude_each_other_and_barriers_hold() {
    for name in ["gtx580", "gtx295"] {
        for primitive in Primitive::ALL {
            // More blocks of the spin semaphore keep each other from giving it back for long.
            let most = match primitive {
                Primitive::SpinSemaphore => 6,
                _ => 18,
            };
            for (blocks, initial) in [(1, 1), (most, 1), (most, 3)] {
                let of = checked(primitive, blocks, initial);
                let ran = run(&of, &machine(name), MOST).unwrap();
                assert!(ran.is_some(), "{} on {name} takes too long", of.name());
            }
        }
    }
}

/// More blocks than the threads of the first one, which collects their flags.
#[test]
fn the_xf_barrier_has_blocks_beyond_its_threads() {
    let of = Operations {
        section: Section::Empty,
        ..checked(Primitive::XfBarrier, 150, 1)
    };
    assert!(run(&of, &machine("gtx295"), MOST).unwrap().is_some());
}

/// Blocks that wait for one that has no room never meet it.
#[test]
fn a_barrier_of_more_blocks_than_are_resident_stands_still() {
    let of = checked(Primitive::XfBarrier, 16 * 8 + 1, 1);
    let error = run(&of, &machine("gtx580"), MOST).unwrap_err().to_string();
    assert!(
        error.contains("block 128 has never been resident"),
        "{error}"
    );
}

/// Without contention a wait() and a post() are an atomic each, a lock() of FA one, and nobody polls twice.
#[test]
fn one_block_accesses_each_primitive_as_often_as_its_listing() {
    let accesses = |primitive| {
        let of = Operations {
            section: Section::Empty,
            ..checked(primitive, 1, 1)
        };
        let ran = run(&of, &machine("gtx580"), MOST).unwrap().unwrap();
        let memory = ran.memory;
        (
            memory.atomics.packets / 4,
            memory.loads.packets / 4,
            // One more tells the time.
            (memory.stores.packets - 1) / 4,
        )
    };
    assert_eq!(accesses(Primitive::SpinMutex), (2, 0, 0));
    assert_eq!(accesses(Primitive::BackoffMutex), (2, 0, 0));
    // The turn, to wait and to store the next one.
    assert_eq!(accesses(Primitive::TicketMutex), (1, 2, 1));
    assert_eq!(accesses(Primitive::RingMutex), (1, 3, 2));
    assert_eq!(accesses(Primitive::SpinSemaphore), (4, 0, 0));
    assert_eq!(accesses(Primitive::SleepingSemaphore), (2, 0, 0));
    assert_eq!(accesses(Primitive::AtomicBarrier).0, 2);
    assert_eq!(accesses(Primitive::XfBarrier).0, 0);
}
