//! Banks and tops with other Bloom filters than the paper's: sizes, hashes, separate filters for reads, parallel filters.
//! Each bank against its model in rust-hdl, some in lockstep with their Verilog, which must also lint.

use turnstile_area::lint::{Linter, Sources};
use turnstile_engine::{rtl, Engine, Lockstep, VerilatorEngine};
use turnstile_export::{export_dyn, modules};
use turnstile_hdl::catalog::AnyUnit;
use turnstile_hdl::full_size::{
    ALIGNED_INDICES, ROWS, ROW_BITS, SLOTS, SLOT_BITS, STATE_BITS, STATE_ROWS,
};
use turnstile_hdl::prelude::Block;
use turnstile_hdl::row_hash::RowHash;
use turnstile_hdl::signature_file::{FilterShape, Organisation};
use turnstile_hdl::tx_bank::BloomBank;
use turnstile_sizes::lds_bloom_with;
use turnstile_testbenches::lds_traffic;
use turnstile_testbenches::models::bloom_filter::{self, Bloom, BloomShape, Filters};
use turnstile_testbenches::pin_driver::PinDriver;
use turnstile_testbenches::units::tx_bank::{self, BankPins, Load, Tally};
use turnstile_tools::available;

const HASHES: [RowHash; 3] = [RowHash::Modulo, RowHash::XorFold, RowHash::H3];

fn model(filter: FilterShape) -> Bloom {
    let shape = BloomShape {
        filter_bits: filter.bits,
        hash: match filter.hash {
            RowHash::Modulo => bloom_filter::RowHash::Modulo,
            RowHash::XorFold => bloom_filter::RowHash::XorFold,
            RowHash::H3 => bloom_filter::RowHash::H3,
        },
        filters: match filter.organisation {
            Organisation::Shared => Filters::Shared,
            Organisation::Split => Filters::Split,
            Organisation::Parallel(filters) => Filters::Parallel(filters),
        },
        ..BloomShape::paper(ALIGNED_INDICES)
    };
    Bloom::new(shape, None)
}

/// `CLASSES` as the full-size top has them: the bits of one filter, 32 at most.
fn bank<const CLASSES: usize>(filter: FilterShape) -> AnyUnit {
    let mut bank =
        BloomBank::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS, CLASSES>::new(ROWS, STATE_ROWS, filter);
    bank.connect_all();
    AnyUnit::Clocked(Box::new(bank))
}

fn check(pins: PinDriver<impl Engine, BankPins>, filter: FilterShape, layouts: u32) -> Tally {
    let load = Load {
        seed: 12,
        layouts,
        steps: 400,
    };
    let tally = tx_bank::run(pins, model(filter), load)
        .unwrap_or_else(|error| panic!("{filter:?}: {error:#}"));
    println!("{filter:?}: {tally:?}");
    tally
}

fn check_banks<const CLASSES: usize>(hashes: &[RowHash], bits: usize, organisation: Organisation) {
    for hash in hashes.iter().copied() {
        let filter = FilterShape {
            bits,
            hash,
            organisation,
        };
        let unit = bank::<CLASSES>(filter);
        let tally = check(PinDriver::any(unit), filter, 12);
        assert!(tally.repeated > 300 && tally.new > 300 && tally.conflicts > 300);
        assert!(tally.walks > 300 && tally.kills > 20 && tally.commits > 100);
    }
}

fn filter_sizes(hashes: &[RowHash]) {
    check_banks::<4>(hashes, 4, Organisation::Shared);
    check_banks::<8>(hashes, 8, Organisation::Shared);
    check_banks::<16>(hashes, 16, Organisation::Shared);
    check_banks::<32>(hashes, 32, Organisation::Shared);
    check_banks::<32>(hashes, 64, Organisation::Shared);
}

fn separate_filters_for_reads(hashes: &[RowHash]) {
    check_banks::<4>(hashes, 4, Organisation::Split);
    check_banks::<8>(hashes, 8, Organisation::Split);
    check_banks::<32>(hashes, 64, Organisation::Split);
}

fn parallel_filters(hashes: &[RowHash]) {
    check_banks::<4>(hashes, 4, Organisation::Parallel(2));
    check_banks::<4>(hashes, 8, Organisation::Parallel(2));
    check_banks::<4>(hashes, 8, Organisation::Parallel(4));
    check_banks::<8>(hashes, 16, Organisation::Parallel(2));
    check_banks::<8>(hashes, 32, Organisation::Parallel(4));
    check_banks::<32>(hashes, 64, Organisation::Parallel(2));
    check_banks::<16>(hashes, 64, Organisation::Parallel(4));
}

#[test]
fn every_organisation_with_a_hash() {
    filter_sizes(&[RowHash::H3]);
    separate_filters_for_reads(&[RowHash::XorFold]);
    parallel_filters(&[RowHash::Modulo]);
}

#[test]
#[ignore = "minutes: a part of `cargo xtask campaign`"]
fn every_organisation_with_every_hash() {
    filter_sizes(&HASHES);
    separate_filters_for_reads(&HASHES);
    parallel_filters(&HASHES);
}

/// The Verilog of `unit` lints, and does what the unit and its model do.
fn check_verilog<const CLASSES: usize>(filter: FilterShape) {
    let name = "bloom_bank";
    let unit = bank::<CLASSES>(filter);
    let verilog = export_dyn(unit.ports(), name).expect("the bank exports");
    let folder = tempfile::tempdir().expect("a temporary directory");
    let modules = modules(unit.ports(), name).expect("the bank exports");
    let sources = Sources::write(folder.path(), name, modules).expect("the files are written");
    for linter in Linter::ALL {
        let findings = linter.read(&sources).expect("the tools run");
        assert_eq!(findings, [], "{filter:?}");
    }

    let compiled = VerilatorEngine::new(name, &verilog, &unit)
        .unwrap_or_else(|error| panic!("{filter:?}: {error:#}"));
    let engine = Lockstep::new(
        name,
        unit.outputs(),
        ("rtl", rtl(bank::<CLASSES>(filter))),
        ("verilator", compiled),
    );
    let tally = check(PinDriver::new(engine, unit.ports()), filter, 6);
    assert!(tally.repeated > 100 && tally.conflicts > 100 && tally.walks > 100);
}

#[test]
fn the_verilog_of_other_filters() {
    if !Linter::ALL.iter().all(|linter| available(linter.tools())) {
        return;
    }
    let filter = |bits, hash, organisation| FilterShape {
        bits,
        hash,
        organisation,
    };
    check_verilog::<16>(filter(16, RowHash::XorFold, Organisation::Shared));
    check_verilog::<32>(filter(64, RowHash::Modulo, Organisation::Shared));
    check_verilog::<8>(filter(8, RowHash::H3, Organisation::Split));
    check_verilog::<8>(filter(32, RowHash::H3, Organisation::Parallel(4)));
}

/// Whole tops under overlapping transactions: whatever commits is serialisable.
#[test]
fn tops_with_other_filters_are_serialisable() {
    for filter in [
        FilterShape {
            bits: 32,
            hash: RowHash::H3,
            organisation: Organisation::Split,
        },
        FilterShape {
            bits: 16,
            hash: RowHash::XorFold,
            organisation: Organisation::Parallel(2),
        },
    ] {
        let pins = PinDriver::any(lds_bloom_with(filter));
        let load = lds_traffic::Load {
            seed: 13,
            cycles: 20_000,
            rows: 2,
            wavefronts: 4,
            all_lose: false,
        };
        let tally =
            lds_traffic::run(pins, load).unwrap_or_else(|error| panic!("{filter:?}: {error:#}"));
        println!("{filter:?}: {tally:?}");
        assert!(tally.violation.is_none() && tally.both > 0 && tally.killed > 0);
    }
}
