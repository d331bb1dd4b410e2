//! The register units beside the machine in runs of real kernels; see `register_traffic`.

use std::path::Path;
use turnstile_experiments::workloads::{find, Settings, Version};
use turnstile_hdl::full_size::SLOTS;
use turnstile_kernel::LaunchGeometry;
use turnstile_machine::{simulate, Detector, EngineKind, LdsTop, MachineConfig, Options};
use turnstile_run::{load, Job, Value};
use turnstile_southern_islands::KernelCode;
use turnstile_testbenches::register_traffic::{Fault, RegisterTraffic, Tally};

const OPTIONS: Options = Options::new(1_000_000);

/// The bundled hash table with few buckets: every work-item meets others.
fn hash_table() -> Job<KernelCode> {
    let workload = find("hash-table").unwrap();
    let settings = Settings::parse(workload, &["buckets=16"]).unwrap();
    workload.job_of(Version::Tm, &settings).unwrap()
}

/// Kernels of the machine's tests.
const KERNELS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../sim/run/tests/kernels/user");

/// A kernel of a folder with one work-group of `size` work-items.
fn kernel(folder: &Path, name: &str, size: u32) -> Job<KernelCode> {
    let path = folder.join(name).with_extension("toml");
    let mut job = load(&path, Default::default())
        .unwrap()
        .alone(0)
        .typed()
        .unwrap();
    job.geometry = LaunchGeometry::new(&[size], &[size], &[]).unwrap();
    job
}

/// Two transactions in a loop, the second and the rest of a round for the lanes that got something in the first.
fn tickets(folder: &Path) -> Job<KernelCode> {
    let mut job = kernel(folder, "tickets", 256);
    let Value::Buffer(stock) = &mut job.arguments[0].value else {
        panic!("the stock is a buffer");
    };
    let tickets = stock.array.bytes.chunks_mut(4).zip(0u32..);
    tickets.for_each(|(bytes, kind)| bytes.copy_from_slice(&(3 * kind).to_le_bytes()));
    job
}

/// The same, but when the first transaction commits a lane mask is in M0, and in SCC whether its upper half has lanes.
fn tickets_in_m0() -> Job<KernelCode> {
    let kernels = Path::new(KERNELS);
    let text = std::fs::read_to_string(kernels.join("transactions.s")).unwrap();
    let mut lines: Vec<_> = text.lines().collect();
    let kernel = lines.iter().position(|line| line.starts_with("tickets:"));
    let mut insert = |before: &str, new: &[&'static str]| {
        let mut rest = lines.iter().skip(kernel.unwrap());
        let place = kernel.unwrap() + rest.position(|line| line.contains(before)).unwrap();
        lines.splice(place..place, new.iter().copied());
    };
    insert("s_tx_commit", &["s_mov_b32 m0, s0", "s_cmp_lg_u32 s1, 0"]);
    insert("s_and_saveexec_b64 s[4:5], s[0:1]", &["s_mov_b32 m0, -1"]);
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(
        folder.path().join("transactions.s"),
        lines.join("\n") + "\n",
    )
    .unwrap();
    std::fs::copy(
        kernels.join("tickets.toml"),
        folder.path().join("tickets.toml"),
    )
    .unwrap();
    tickets(folder.path())
}

fn run(job: &Job<KernelCode>, detector: Detector, fault: Option<Fault>) -> Result<Tally, String> {
    let machine = MachineConfig::default();
    let top = LdsTop::open(detector, EngineKind::Rtl, None).unwrap();
    let mut traffic = RegisterTraffic::new(fault);
    let outcome = simulate(&job.grid(), &machine, top, OPTIONS, &mut traffic);
    let outcome = outcome.map_err(|error| error.to_string())?;
    assert_eq!(outcome.violation, None);
    println!("{}: {:?}", job.code.kernel.name, traffic.tally());
    Ok(traffic.tally())
}

/// Retries, restores of some of the lanes, and lane masks from several passes, in wavefronts that share the register
/// file and are in transactions at the same time.
#[test]
fn units_and_machine_agree_in_the_hash_table() {
    let tally = run(&hash_table(), Detector::Bloom, None).unwrap();
    assert_eq!(tally.most_open, SLOTS);
    assert!(tally.retries > 100 && tally.partial_restores > 50 && tally.restored > 100);
    assert!(tally.merges > 10 && tally.merged > 0);
}

#[test]
fn units_and_machine_agree_where_lanes_diverge_around_transactions() {
    let tally = run(&tickets(KERNELS.as_ref()), Detector::Bloom, None).unwrap();
    assert_eq!(tally.most_open, SLOTS);
    assert!(tally.retries > 100 && tally.partial_restores > 50 && tally.restored > 1_000);
    assert!(tally.divergent > 10 && tally.merges > 10 && tally.merged > 10);
}

/// M0 holds lanes 0..31 of a mask that each pass makes for its lanes, SCC differs from pass to pass.
#[test]
fn units_and_machine_agree_on_m0_and_scc() {
    let tally = run(&tickets_in_m0(), Detector::Bloom, None).unwrap();
    assert!(tally.merged_m0 > 0 && tally.merged_scc > 0);
}

/// A branch inside the transaction, and a loop counter that clang moves into it.
#[test]
fn units_and_machine_agree_where_lanes_diverge_in_transactions() {
    let tally = run(&kernel(KERNELS.as_ref(), "loop", 128), Detector::Dcd, None).unwrap();
    assert_eq!(tally.most_open, 2);
    assert!(tally.retries > 100 && tally.partial_restores > 50 && tally.restored > 1_000);
    assert!(tally.divergent > 10 && tally.merges > 10 && tally.merged > 0);
}

/// The inner TX_Begin is no checkpoint and the inner TX_Commit no merge: neither reaches the pins.
#[test]
fn units_and_machine_agree_in_nested_transactions() {
    let tally = run(
        &kernel(KERNELS.as_ref(), "phases", 128),
        Detector::Bloom,
        None,
    )
    .unwrap();
    assert_eq!(
        (tally.checkpoints, tally.commits),
        (8, 8),
        "4 in each wavefront"
    );
    assert!(tally.partial_restores > 10 && tally.restored > 100 && tally.merges > 4);
}

#[test]
fn a_lost_or_wrong_pulse_is_noticed() {
    let job = tickets(KERNELS.as_ref());
    let vectors = [
        Fault::StaleCheckpoint,
        Fault::DropRestore(0),
        Fault::DropRestore(100),
        Fault::RestoreEveryLane,
        Fault::ConfuseHalves,
    ];
    let scalars = [
        Fault::DropRetry(0),
        Fault::DropRetry(20),
        Fault::ForgetCommitted,
        Fault::MergeEveryLane,
        Fault::ForgetEntry,
        Fault::EntryOfLastPass,
    ];
    for (faults, place) in [
        (&vectors[..], "in the register file"),
        (&scalars, "in the checkpoint unit"),
    ] {
        for &fault in faults {
            match run(&job, Detector::Bloom, Some(fault)) {
                Ok(_) => panic!("{fault:?} is not noticed"),
                Err(error) => assert!(error.contains(place), "{fault:?}: {error}"),
            }
        }
    }
}
