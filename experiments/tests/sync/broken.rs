//! Libraries broken on purpose: each is caught by what its checked run leaves.

use super::{buffers, checked, machine};
use std::fs;
use std::path::{Path, PathBuf};
use turnstile_experiments::sync::Primitive;
use turnstile_ptx::TARGET;
use turnstile_run::compile;
use turnstile_tools::skip;

/// The kernels, and the headers of the library.
fn folders() -> [PathBuf; 2] {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    ["kernels/sync", "../sim/run/kernels/sync"].map(|folder| here.join(folder))
}

/// The kernels with `from` in a header of the library made `to`; nothing without a compiler.
fn compiled(header: &str, from: &str, to: &str) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    let files = folders().map(|folder| fs::read_dir(folder).unwrap());
    for entry in files.into_iter().flatten() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap();
        let mut text = fs::read_to_string(&path).unwrap();
        if name.to_str() == Some(header) {
            assert_eq!(text.matches(from).count(), 1, "{from} in {header}");
            text = text.replace(from, to);
        }
        fs::write(folder.path().join(name), text).unwrap();
    }
    compile(&folder.path().join("primitives.cl"), &[], &TARGET)
        .map_err(|error| {
            let text = error.to_string();
            assert!(text.contains("apt install"), "{text}");
            skip(&text);
        })
        .ok()
}

/// What is wrong with a run of 18 blocks.
fn wrong(primitive: Primitive, initial: u32, [header, from, to]: [&str; 3]) -> Option<String> {
    let text = compiled(header, from, to)?;
    let of = checked(primitive, 18, initial);
    let job = of.job_of(&text).unwrap();
    Some(match buffers(&job, &machine("gtx580")) {
        Ok(left) => of.check(&left).expect_err("it is broken"),
        Err(error) => error,
    })
}

fn says(found: Option<String>, any_of: &[&str]) {
    let Some(found) = found else { return };
    assert!(any_of.iter().any(|text| found.contains(text)), "{found}");
}

const MUTEX: &str = "turnstile_sync_mutex.h";
const SEMAPHORE: &str = "turnstile_sync_semaphore.h";
const BARRIER: &str = "turnstile_sync_barrier.h";
const LOST: [&str; 3] = ["a block came before", "critical sections", "turn"];

#[test]
fn a_lock_that_is_read_and_stored_lets_two_in() {
    let broken = [
        MUTEX,
        "spin_mutex_acquire(SYNC_GLOBAL unsigned *mutex) {\n  while (sync_exchange(mutex + MUTEX_LOCK, 1) != 0) {\n  }",
        "spin_mutex_acquire(SYNC_GLOBAL unsigned *mutex) {\n  while (sync_load(mutex + MUTEX_LOCK) != 0) {\n  }\n  sync_store(mutex + MUTEX_LOCK, 1);",
    ];
    says(wrong(Primitive::SpinMutex, 1, broken), &LOST);
}

#[test]
fn a_lock_that_nobody_waits_for_lets_all_in() {
    let broken = [
        MUTEX,
        "while (sync_load(mutex + MUTEX_TURN) != ticket)",
        "while (0)",
    ];
    says(wrong(Primitive::TicketMutex, 1, broken), &LOST);
}

/// Tickets 0 and 1 change places, and so on: still one block at a time.
#[test]
fn tickets_out_of_order_are_noticed() {
    let broken = [
        MUTEX,
        "while (sync_load(mutex + MUTEX_TURN) != ticket)",
        "while (sync_load(mutex + MUTEX_TURN) != (ticket ^ 1))",
    ];
    says(
        wrong(Primitive::TicketMutex, 1, broken),
        &["ticket 1 came in turn 0"],
    );
}

/// The text's "greater than or equal".
#[test]
fn a_turn_that_may_equal_the_ticket_lets_one_too_many_in() {
    let broken = [SEMAPHORE, "- ticket) <= 0)", "- ticket) < 0)"];
    for (initial, error) in [
        (1, "2 blocks were inside at once, where 1 may be"),
        (3, "4 blocks were inside at once, where 3 may be"),
    ] {
        says(
            wrong(Primitive::SleepingSemaphore, initial, broken),
            &[error],
        );
    }
}

#[test]
fn a_spin_semaphore_that_forgets_its_capacity_lets_all_in() {
    let broken = [SEMAPHORE, " && !full;", ";"];
    says(
        wrong(Primitive::SpinSemaphore, 1, broken),
        &["inside at once"],
    );
}

#[test]
fn a_barrier_that_collects_no_flags_lets_blocks_through_early() {
    let broken = [
        BARRIER,
        "while (sync_load(arrived + other) != phase)",
        "while (0)",
    ];
    says(
        wrong(Primitive::XfBarrier, 1, broken),
        &["that had not come to it", "deadlock"],
    );
}

/// Half of the blocks are enough.
#[test]
fn a_barrier_that_miscounts_lets_blocks_through_early() {
    let broken = [
        BARRIER,
        "phase * sync_blocks()) < 0)",
        "(phase * sync_blocks() - 9)) < 0)",
    ];
    says(
        wrong(Primitive::AtomicBarrier, 1, broken),
        &["that had not come to it"],
    );
}
