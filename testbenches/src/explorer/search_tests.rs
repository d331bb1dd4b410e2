//! The surveys, and proof that they notice broken detectors.

use super::*;
use crate::explorer::explored_memory;
use crate::explorer::program::WORDS;
use crate::models::bloom_filter::{Bloom, BloomShape, Filters};
use crate::models::dcd::Dcd;
use crate::models::fault::Fault;
use crate::models::smdcd::{Sharing, Smdcd};

fn bloom(filter_bits: usize, fault: Option<Fault>) -> LocalMemory<Bloom> {
    bloom_with(filter_bits, Filters::Shared, fault)
}

fn bloom_with(filter_bits: usize, filters: Filters, fault: Option<Fault>) -> LocalMemory<Bloom> {
    let shape = BloomShape {
        filter_bits,
        wavefronts: 3,
        filters,
        ..BloomShape::paper(WORDS)
    };
    explored_memory(1, Bloom::new(shape, fault), fault)
}

fn dcd(fault: Option<Fault>) -> LocalMemory<Dcd> {
    explored_memory(1, Dcd::new(WORDS), fault)
}

fn smdcd(sharing: Sharing, fault: Option<Fault>) -> LocalMemory<Smdcd> {
    explored_memory(1, Smdcd::new(WORDS, sharing, fault), fault)
}

fn assert_clean(survey: Survey, workloads: usize) {
    let found = (survey.workloads, survey.non_serialisable, survey.residue);
    assert_eq!(found, (workloads, 0, 0));
}

/// Bloom with exact and with shared filter bits and in every organisation, DCD and the repaired and ordered SMDCD find nothing;
/// the published SMDCD is not serialisable for this many of the workloads.
fn check(workloads: &[Workload], published: usize) {
    assert_clean(survey(&bloom(1, None), workloads), workloads.len());
    assert_clean(survey(&bloom(2, None), workloads), workloads.len());
    for (filter_bits, filters) in [
        (1, Filters::Split),
        (2, Filters::Split),
        (4, Filters::Parallel(2)),
    ] {
        let memory = bloom_with(filter_bits, filters, None);
        assert_clean(survey(&memory, workloads), workloads.len());
    }
    assert_clean(survey(&dcd(None), workloads), workloads.len());
    for sharing in [Sharing::Sticky, Sharing::Ordered] {
        assert_clean(survey(&smdcd(sharing, None), workloads), workloads.len());
    }
    let survey = survey(&smdcd(Sharing::Published, None), workloads);
    assert_eq!((survey.non_serialisable, survey.residue), (published, 0));
}

#[test]
fn two_work_items() {
    check(&Workload::two_apart(), 0);
}

#[test]
fn three_work_items_a_wavefront_each() {
    check(&Workload::three_apart(), 260);
}

#[test]
fn three_work_items_of_which_two_share_a_wavefront() {
    check(&Workload::two_of_three_together(), 124);
}

#[test]
fn three_work_items_of_one_wavefront() {
    check(&Workload::three_together(), 0);
}

#[test]
fn two_work_items_one_with_two_transactions() {
    check(&Workload::two_apart_one_twice(), 308);
    check(&Workload::two_together_one_twice(), 0);
}

/// 80 million states: about a quarter of a minute on two cores in release. The same with two work-items runs always.
#[test]
#[ignore = "long: run with --release -- --ignored"]
fn three_work_items_one_with_two_transactions() {
    check(&Workload::three_apart_one_twice(), 26_436 / 2);
}

/// The two words in different banks: a conflict in one must roll back the other.
#[test]
fn words_in_two_banks() {
    let workloads = Workload::three_apart();
    let published = Smdcd::new(1, Sharing::Published, None);
    assert_clean(
        survey(&explored_memory(2, Dcd::new(1), None), &workloads),
        1_540,
    );
    for sharing in [Sharing::Sticky, Sharing::Ordered] {
        let sound = Smdcd::new(1, sharing, None);
        assert_clean(survey(&explored_memory(2, sound, None), &workloads), 1_540);
    }
    let survey = survey(&explored_memory(2, published, None), &workloads);
    assert_eq!(survey.non_serialisable, 260);
}

#[test]
fn memory_faults_are_noticed_under_every_detector() {
    let workloads = Workload::three_apart();
    for fault in [Some(Fault::SkipBackup), Some(Fault::SkipRestore)] {
        assert_ne!(survey(&bloom(8, fault), &workloads).non_serialisable, 0);
        assert_ne!(survey(&dcd(fault), &workloads).non_serialisable, 0);
        for sharing in [Sharing::Sticky, Sharing::Ordered] {
            let survey = survey(&smdcd(sharing, fault), &workloads);
            assert_ne!(survey.non_serialisable, 0);
        }
    }
}

#[test]
fn an_ignored_shared_bit_is_noticed() {
    let memory = smdcd(Sharing::Sticky, Some(Fault::IgnoreShared));
    assert_ne!(
        survey(&memory, &Workload::three_apart()).non_serialisable,
        0
    );
}

/// Lanes in order: readers of another wavefront that do not count, and readers above the writer that do not.
#[test]
fn readers_that_a_writer_may_not_overtake_are_noticed() {
    for (fault, workloads) in [
        (Fault::IgnoreShared, Workload::two_of_three_together()),
        (Fault::IgnoreOrder, Workload::three_together()),
    ] {
        let memory = smdcd(Sharing::Ordered, Some(fault));
        assert_ne!(survey(&memory, &workloads).non_serialisable, 0, "{fault:?}");
    }
}

#[test]
fn entries_that_outlive_their_transaction_are_noticed() {
    let workloads = Workload::three_apart();
    let filters = survey(&bloom(8, Some(Fault::SkipFilterClear)), &workloads);
    let marks = [Sharing::Sticky, Sharing::Ordered]
        .map(|sharing| survey(&smdcd(sharing, Some(Fault::KeepMarks)), &workloads));
    for survey in marks.into_iter().chain([filters]) {
        assert_eq!(survey.non_serialisable, 0);
        assert_ne!(survey.residue, 0);
    }
}

/// An abort of a work-item's second transaction must not restore what its first one committed.
#[test]
fn a_stale_owner_record_is_noticed() {
    let workloads = Workload::two_apart_one_twice();
    let fault = Some(Fault::SkipOwnerClear);
    assert_ne!(survey(&bloom(8, fault), &workloads).non_serialisable, 0);
}
