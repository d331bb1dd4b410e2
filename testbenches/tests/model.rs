//! Each model against the RTL that it models: on any pins, at other sizes too, and under the traffic of transactions that overlap.

use turnstile_engine::{rtl, Engine, Lockstep, ModelEngine};
use turnstile_hdl::catalog::{clocked, find, lds_lockbits_locked, AnyUnit, UnitEntry};
use turnstile_hdl::full_size::WARPS;
use turnstile_hdl::lds_transactional::{LdsBloom, LdsSmdcd, LdsSmdcdRows};
use turnstile_hdl::lock_bit_unit::LockHash;
use turnstile_hdl::row_hash::RowHash;
use turnstile_hdl::set_hash::Hash;
use turnstile_hdl::signature_file::{FilterShape, Organisation};
use turnstile_hdl::transaction_core::TransactionCore;
use turnstile_model::{with_tables, Lds, LdsSize, LockShape, TableShape};
use turnstile_sizes::{lds_bloom_with, PARAMETERS, SMALL};
use turnstile_tables::TableSize;
use turnstile_testbenches::any_pins::{self, Tally};
use turnstile_testbenches::lds_traffic;
use turnstile_testbenches::model_check;
use turnstile_testbenches::models::reference_count_table::Shape;
use turnstile_testbenches::mutants::faults;
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::told;
use turnstile_testbenches::units::atomic_sequencer::{self, LOCK_SCHEME};
use turnstile_testbenches::units::{commit_cores, commit_partition, transaction_core, Load};
use turnstile_testbenches::{any_commits, any_transactions, organisation};
use turnstile_tools::{available, VERILATOR};

const SEED: u64 = 6;
const ANY_CLOCKS: u64 = 6_000;
/// The same of tops at other sizes, and of those that are simulated slowly.
const FEW_CLOCKS: u64 = 2_000;
/// The same of a core's transactions, which wait for long, and of their traffic.
const CORE_CLOCKS: u64 = 60_000;
const CORE_TRAFFIC_CLOCKS: u64 = 20_000;
/// The same of a partition, whose tables are swept for long, and of its traffic.
const PARTITION_CLOCKS: u64 = 600_000;
const PARTITION_TRAFFIC_CLOCKS: u64 = 60_000;
/// Of overlapping traffic, on few rows.
const TRAFFIC_CLOCKS: u64 = 10_000;
/// The same where a work-group that is serialised comes late.
const LONG_TRAFFIC_CLOCKS: u64 = 30_000;

/// The unit in rust-hdl and its model.
fn both(unit: &UnitEntry) -> (Box<dyn Engine>, ModelEngine) {
    let model = ModelEngine::of(unit).expect("a model");
    (rtl((unit.build)()), model)
}

fn any(name: &str) -> Tally {
    let unit = find(name).expect("a unit");
    let lds = Lds::named(name).expect("a model");
    any_of(unit.build, lds, &lds.full_size(), ANY_CLOCKS)
}

/// Any pins for what `build` makes, an LDS of this size.
fn any_of(build: impl Fn() -> AnyUnit, lds: Lds, size: &LdsSize, clocks: u64) -> Tally {
    let unit = build();
    let ports = unit.ports();
    let model = ModelEngine::new(lds.model(ports, size));
    let tally = any_pins::run(ports, ("rtl", rtl(build())), ("model", model), SEED, clocks);
    let tally = tally.unwrap_or_else(|error| panic!("{lds:?}, {size:?}: {error:#}"));
    println!("{lds:?}, {size:?}: {tally:?}");
    assert!(tally.responses > clocks / 100);
    tally
}

fn traffic(name: &str, cycles: u64) -> lds_traffic::Tally {
    let unit = find(name).expect("a unit");
    let built = (unit.build)();
    let (rtl, model) = both(unit);
    let engine = Lockstep::new(name, built.outputs(), ("rtl", rtl), ("model", model));
    let load = lds_traffic::Load {
        seed: SEED,
        cycles,
        rows: 2,
        wavefronts: 4,
        all_lose: name != "lds_baseline",
    };
    let tally = lds_traffic::run(PinDriver::new(engine, built.ports()), load);
    let tally = tally.unwrap_or_else(|error| panic!("{name}: {error:#}"));
    println!("{name}: {tally:?}");
    tally
}

fn transactional(name: &str, cycles: u64) {
    let tally = any(name);
    assert!(
        tally.lost > 100 && tally.overhead > ANY_CLOCKS / 100,
        "{tally:?}"
    );
    let tally = traffic(name, cycles);
    assert!(tally.group_serial > 0 && tally.killed > 0, "{tally:?}");
}

#[test]
fn baseline() {
    any("lds_baseline");
    assert!(traffic("lds_baseline", TRAFFIC_CLOCKS).plain > 0);
}

#[test]
fn bloom() {
    transactional("lds_bloom", TRAFFIC_CLOCKS);
}

#[test]
fn dcd() {
    transactional("lds_dcd", LONG_TRAFFIC_CLOCKS);
}

#[test]
fn smdcd() {
    transactional("lds_smdcd", TRAFFIC_CLOCKS);
}

#[test]
fn smdcd_published() {
    transactional("lds_smdcd_published", LONG_TRAFFIC_CLOCKS);
}

#[test]
fn smdcd_ordered() {
    transactional("lds_smdcd_ordered", TRAFFIC_CLOCKS);
}

/// Atomic instructions of four warps and plain accesses between them, besides any pins.
#[test]
fn lockbits() {
    let name = "lds_lockbits";
    assert!(any(name).won > 100);
    let unit = find(name).expect("a unit");
    let built = (unit.build)();
    let (rtl, model) = both(unit);
    let engine = Lockstep::new(name, built.outputs(), ("rtl", rtl), ("model", model));
    let load = Load {
        seed: SEED,
        cycles: TRAFFIC_CLOCKS,
    };
    let pins = PinDriver::new(engine, built.ports());
    let tally = atomic_sequencer::run_top(pins, LOCK_SCHEME, load);
    let tally = tally.unwrap_or_else(|error| panic!("{name}: {error:#}"));
    println!("{name}: {tally:?}");
    assert!(tally.lost_to_others > 0 && tally.plain > 0, "{tally:?}");
}

fn filter(bits: usize, hash: RowHash, organisation: Organisation) -> FilterShape {
    FilterShape {
        bits,
        hash,
        organisation,
    }
}

fn filtered(filter: FilterShape, clocks: u64) {
    let lds = Lds::Bloom(filter);
    let tally = any_of(|| lds_bloom_with(filter), lds, &lds.full_size(), clocks);
    assert!(tally.lost > 0 && tally.overhead > 0, "{tally:?}");
}

/// One of each hash, organisation, and number of classes, and walks that are exact and that are not.
#[test]
fn filters() {
    filtered(filter(8, RowHash::H3, Organisation::Split), ANY_CLOCKS);
    filtered(
        filter(4, RowHash::XorFold, Organisation::Shared),
        FEW_CLOCKS,
    );
    filtered(
        filter(64, RowHash::Modulo, Organisation::Shared),
        FEW_CLOCKS,
    );
    filtered(
        filter(8, RowHash::Modulo, Organisation::Parallel(4)),
        FEW_CLOCKS,
    );
    filtered(
        filter(32, RowHash::XorFold, Organisation::Parallel(2)),
        FEW_CLOCKS,
    );
}

#[test]
#[ignore = "minutes: a part of `cargo xtask campaign`"]
fn every_filter() {
    let organisations = [
        Organisation::Shared,
        Organisation::Split,
        Organisation::Parallel(2),
        Organisation::Parallel(4),
    ];
    for bits in [2, 4, 8, 16, 32, 64] {
        for hash in [RowHash::Modulo, RowHash::XorFold, RowHash::H3] {
            let shapes = organisations.map(|organisation| filter(bits, hash, organisation));
            for shape in shapes.into_iter().filter(|shape| shape.is_legal()) {
                filtered(shape, ANY_CLOCKS);
            }
        }
    }
}

#[test]
fn locks() {
    for (locks, hash) in [
        (1024, LockHash::XorFold),
        (16, LockHash::LowBits),
        (1, LockHash::LowBits),
    ] {
        let warps = WARPS;
        let lds = Lds::LockBits(LockShape { locks, hash, warps });
        let build = || lds_lockbits_locked(locks, hash);
        assert!(any_of(build, lds, &lds.full_size(), FEW_CLOCKS).won > 0);
    }
}

#[test]
fn small_tops() {
    let sizes = [
        ("small_lds_baseline", Lds::Baseline),
        ("small_lds_dcd", Lds::Dcd),
    ];
    for (name, lds) in sizes {
        let small = SMALL.iter().find(|small| small.name == name);
        let size = LdsSize {
            banks: 2,
            lanes: 2,
            rows: 64,
            state_rows: 28,
            slots: 2,
        };
        any_of(small.expect("a small top").build, lds, &size, ANY_CLOCKS);
    }
}

#[test]
fn fewer_banks_and_slots() {
    let parameter = |name| PARAMETERS.iter().find(|one| one.name == name);
    let banks = LdsSize {
        banks: 8,
        ..LdsSize::FULL
    };
    let slots = LdsSize {
        slots: 2,
        ..LdsSize::FULL
    };
    for (name, value, top, size) in [
        ("banks", "8", "lds_smdcd", banks),
        ("work_items", "128", "lds_bloom", slots),
    ] {
        let parameter = parameter(name).expect("a parameter");
        let build = || parameter.build(top, value).expect("a top");
        any_of(build, Lds::named(top).expect("a model"), &size, FEW_CLOCKS);
    }
}

/// Sizes that are no powers of two, three slots and one.
#[test]
fn odd_sizes() {
    let size = LdsSize {
        banks: 4,
        lanes: 5,
        rows: 100,
        state_rows: 45,
        slots: 3,
    };
    let shape = filter(4, RowHash::Modulo, Organisation::Shared);
    let build = || clocked(LdsBloom::<4, 2, 5, 7, 11, 6, 3, 2, 4>::new(100, 45, shape));
    any_of(build, Lds::Bloom(shape), &size, ANY_CLOCKS);
    let build = || clocked(LdsSmdcd::<4, 2, 5, 7, 11, 6, 3, 2>::new(100, 45));
    any_of(build, Lds::Smdcd, &size, ANY_CLOCKS);
    let size = LdsSize {
        banks: 2,
        lanes: 32,
        rows: 9,
        state_rows: 5,
        slots: 1,
    };
    let build = || clocked(LdsSmdcd::<2, 1, 32, 4, 7, 3, 1, 1>::new(9, 5));
    any_of(build, Lds::Smdcd, &size, ANY_CLOCKS);
    let build = || clocked(LdsSmdcdRows::<2, 1, 32, 4, 7, 3, 1, 1>::published(9, 5));
    any_of(build, Lds::SmdcdPublished, &size, ANY_CLOCKS);
    let build = || clocked(LdsSmdcdRows::<2, 1, 32, 4, 7, 3, 1, 1>::ordered(9, 5));
    any_of(build, Lds::SmdcdOrdered, &size, ANY_CLOCKS);
}

/// A core's transactions with a table of this shape, in rust-hdl and as a model.
fn core_pair(
    build: impl Fn() -> AnyUnit,
    tables: &TableShape,
) -> (AnyUnit, impl Engine, impl Engine) {
    let unit = build();
    let model = with_tables("transaction_core", unit.ports(), tables).expect("a model");
    (unit, rtl(build()), ModelEngine::new(model))
}

/// What any pins bring about: every way to end, walks, searches and look-ups.
const CORE_EVENTS: [&str; 12] = [
    "append_overflow",
    "search_hit",
    "packet_valid",
    "backs_off",
    "end_committed",
    "end_resolver",
    "end_early",
    "end_failed",
    "end_temporal",
    "check_hits",
    "upd_full",
    "number_valid",
];

fn any_core(build: impl Fn() -> AnyUnit, tables: &TableShape) {
    let (unit, rtl, model) = core_pair(build, tables);
    let pair = (("rtl", rtl), ("model", model));
    let tally = any_transactions::run(unit.ports(), pair.0, pair.1, SEED, CORE_CLOCKS);
    let tally = tally.unwrap_or_else(|error| panic!("{tables:?}: {error:#}"));
    println!("{tables:?}: {tally:?}");
    for event in CORE_EVENTS {
        assert!(tally[event] > 5, "{tables:?}: never {event}");
    }
}

/// The shape of the tables of a machine, and how its core is built.
fn core_of(entries: usize) -> (TableShape, impl Fn() -> AnyUnit) {
    let size = TableSize::of(entries).expect("a size");
    let tables = TableShape {
        ways: size.ways,
        set_bits: size.set_bits(),
        hash: size.hash,
    };
    (tables, || size.build("transaction_core").expect("a core"))
}

#[test]
fn cores_of_any_table() {
    for entries in [12, 48, 768, 3072] {
        let (tables, build) = core_of(entries);
        any_core(build, &tables);
    }
}

#[test]
fn other_sets_of_a_core() {
    for hash in [Hash::LowBits, Hash::H3(1)] {
        let tables = TableShape {
            ways: 2,
            set_bits: 3,
            hash,
        };
        any_core(|| clocked(TransactionCore::<2, 3>::new(hash)), &tables);
    }
}

/// The bench of the unit plays a whole core.
#[test]
fn cores_in_traffic() {
    for entries in [12, 192, 3072] {
        let (tables, build) = core_of(entries);
        let (unit, rtl, model) = core_pair(build, &tables);
        let name = "transaction_core";
        let engine = Lockstep::new(name, unit.outputs(), ("rtl", rtl), ("model", model));
        let load = Load {
            seed: SEED,
            cycles: CORE_TRAFFIC_CLOCKS,
        };
        let shape = Shape {
            ways: tables.ways,
            set_bits: tables.set_bits as u32,
            hash: organisation::Hash::XorFold,
        };
        let pins = PinDriver::new(engine, unit.ports());
        let tally = transaction_core::run(pins, shape, load);
        let tally = tally.unwrap_or_else(|error| panic!("{tables:?}: {error:#}"));
        println!("{tables:?}: {tally:?}");
        assert!(
            tally.committed > 0 && tally.early > 0 && tally.cleared > 0,
            "{tally:?}"
        );
    }
}

/// The hardware of a partition with tables of so many entries, in rust-hdl and as a model.
fn partition_pair(entries: usize) -> (AnyUnit, impl Engine, impl Engine) {
    let size = TableSize::of(entries).expect("a size");
    let (tables, _) = core_of(entries);
    let build = || size.build("commit_partition").expect("a partition");
    let unit = build();
    let model = with_tables("commit_partition", unit.ports(), &tables).expect("a model");
    (unit, rtl(build()), ModelEngine::new(model))
}

/// What any pins bring about at a partition: every message, a full log, a full table.
const PARTITION_EVENTS: [&str; 10] = [
    "msg_ready",
    "log_overflow",
    "read_valid",
    "vote_valid",
    "vote_lanes",
    "write_valid",
    "done_valid",
    "packet_valid",
    "perf_turned_away",
    "unmatched",
];

#[test]
fn partitions_of_any_table() {
    for entries in [12, 3072] {
        let (unit, rtl, model) = partition_pair(entries);
        let pair = (("rtl", rtl), ("model", model));
        let tally = any_commits::run(unit.ports(), pair.0, pair.1, SEED, PARTITION_CLOCKS);
        let tally = tally.unwrap_or_else(|error| panic!("{entries} entries: {error:#}"));
        println!("{entries} entries: {tally:?}");
        for event in PARTITION_EVENTS {
            assert!(tally[event] > 5, "{entries} entries: never {event}");
        }
    }
}

/// The bench of the unit plays cores and a cache.
#[test]
fn partitions_in_traffic() {
    for entries in [12, 3072] {
        let (unit, rtl, model) = partition_pair(entries);
        let name = "commit_partition";
        let engine = Lockstep::new(name, unit.outputs(), ("rtl", rtl), ("model", model));
        let load = Load {
            seed: SEED,
            cycles: PARTITION_TRAFFIC_CLOCKS,
        };
        let pins = PinDriver::new(engine, unit.ports());
        let tally = commit_partition::run(pins, commit_cores::Size::FULL, load);
        let tally = tally.unwrap_or_else(|error| panic!("{entries} entries: {error:#}"));
        println!("{entries} entries: {tally:?}");
        assert!(
            tally.commits.passed > 100 && tally.packets > 100,
            "{tally:?}"
        );
    }
}

#[test]
fn times_on_any_pins() {
    let unit = find("write_time_table").expect("a unit");
    let (rtl, model) = both(unit);
    let built = (unit.build)();
    let pair = (("rtl", rtl), ("model", model));
    let tally = any_commits::run(built.ports(), pair.0, pair.1, SEED, CORE_CLOCKS);
    let tally = tally.unwrap_or_else(|error| panic!("{error:#}"));
    println!("{tally:?}");
    assert!(tally["rsp_time_hi"] > 1_000, "{tally:?}");
}

/// One fault of a unit, in the top around it; `cargo xtask campaign` tries all.
#[test]
fn a_broken_top_is_noticed() {
    if available(&[VERILATOR]) {
        let fault = faults().find(|fault| fault.unit == "smdcd_bank");
        let noticed = model_check::noticed(fault.expect("a fault"), SEED);
        println!("{}", told(noticed));
    }
}

#[test]
#[ignore = "half a minute: a part of `cargo xtask campaign`"]
fn every_fault_of_a_unit_stands_in_its_top() {
    model_check::place_faults().unwrap_or_else(|error| panic!("{error:#}"));
}
