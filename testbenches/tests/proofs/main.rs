//! Properties of the exported Verilog, proved for all inputs and all time, and refuted for broken units.
//!
//! Each proof is at a small size; `testbenches/formal` has the wrappers with the properties in words.

mod atomic_unit;
mod commit_unit;
mod early_conflict;
mod lock_bits;
mod transactions;

use atomic_unit::*;
use commit_unit::*;
use early_conflict::*;
use lock_bits::*;
use std::time::Instant;
use transactions::*;
use turnstile_hdl::prelude::Block;
use turnstile_hdl::tx_bank::SmdcdBank;
use turnstile_testbenches::formal::{verilog, Proof, Solver, Verdict, ABC, SMTBMC, Z3};
use turnstile_testbenches::told;
use turnstile_tools::{available, YOSYS};

/// Cycles in which what is assumed is to leave room.
const SEARCH: u32 = 24;
/// Cycles in which a broken unit is to be found out. A search ends with the first failure; where a pointer stands, that takes longest.
const LONGEST: u32 = 110;

/// A mistake, and a property that it violates, as the wrapper states it.
struct Fault {
    what: &'static str,
    right: &'static str,
    wrong: &'static str,
    violates: &'static str,
}

const fn fault(
    what: &'static str,
    right: &'static str,
    wrong: &'static str,
    violates: &'static str,
) -> Fault {
    Fault {
        what,
        right,
        wrong,
        violates,
    }
}

/// The Verilog of a unit.
fn exported<B: Block>(unit: B, name: &str) -> String {
    verilog(unit, name).unwrap_or_else(|error| panic!("{name}: {error:#}"))
}

/// A property of a unit, and what would break it.
struct Claim {
    name: &'static str,
    proof: Proof,
    faults: Vec<Fault>,
}

const CLAIMS: [fn() -> Claim; 16] = [
    a_lock_that_banks_share_has_one_winner_and_is_held_until_its_release,
    a_lock_of_one_bank_has_one_winner_and_is_held_until_its_release,
    a_lane_stores_once_and_only_with_its_lock,
    a_count_never_underflows_and_returns_to_zero,
    the_core_knows_the_words_with_a_count_above_zero,
    the_masks_of_the_stack_are_disjoint_and_together_what_entered,
    a_lane_that_read_across_a_write_does_not_commit_at_once,
    a_lane_finds_the_youngest_of_its_stores,
    a_last_writer_is_never_missed,
    who_waits_waits_for_older_warps_and_for_all_of_them,
    the_hazard_pointer_goes_on,
    a_word_lies_in_the_partition_that_division_gives,
    a_lane_that_lost_is_masked_and_some_lane_commits,
    a_lane_in_the_conflict_mask_stays_out_of_the_banks,
    a_word_has_one_owner_and_an_abort_gives_it_back,
    a_word_has_readers_or_one_writer_and_an_abort_gives_it_back,
];

/// Claims whose proof takes longer.
const LONG_CLAIMS: [fn() -> Claim; 7] = [
    a_word_with_signatures_has_one_owner_and_an_abort_gives_it_back,
    an_atomic_returns_what_the_one_before_it_wrote_and_none_passes_it,
    commits_are_in_order_and_who_waits_waits_for_an_older_warp,
    the_vote_pointer_goes_on,
    the_commit_pointer_goes_on,
    the_retire_pointer_goes_on,
    the_release_pointer_goes_on,
];

/// Claims that are not proved for all time: no failure in as many cycles from reset.
const BOUNDED_CLAIMS: [(fn() -> Claim, u32); 2] = [
    (what_commits_has_read_what_is_there, 22),
    (writes_are_those_that_were_sent, 22),
];

fn all() -> impl Iterator<Item = Claim> {
    let bounded = BOUNDED_CLAIMS.iter().map(|(claim, _)| claim);
    wanted(CLAIMS.iter().chain(&LONG_CLAIMS).chain(bounded))
}

/// Claims, or only that which the environment names: `CLAIM=atomic_unit`.
fn wanted(claims: impl IntoIterator<Item = &'static fn() -> Claim>) -> impl Iterator<Item = Claim> {
    let only = std::env::var("CLAIM").ok();
    let claims = claims.into_iter().map(|claim| claim());
    claims.filter(move |claim| only.as_ref().is_none_or(|only| claim.name == only))
}

impl Claim {
    /// Of `verilog`, proved with z3 after `depth` cycles.
    fn new(
        name: &'static str,
        verilog: String,
        wrapper: impl Into<String>,
        depth: u32,
        faults: impl Into<Vec<Fault>>,
    ) -> Self {
        let proof = Proof {
            verilog,
            wrapper: wrapper.into(),
            depth,
            solver: Solver::Z3,
        };
        Self {
            name,
            proof,
            faults: faults.into(),
        }
    }

    fn by_bits(mut self) -> Self {
        self.proof.solver = Solver::Bits;
        self
    }

    fn prove(&self) {
        let start = Instant::now();
        let verdict = told(self.proof.prove());
        let (name, seconds) = (self.name, start.elapsed().as_secs_f64());
        println!("{name}: {verdict:?}, {seconds:.1} s");
        assert_eq!(verdict, Verdict::Proved, "{name}");
    }

    /// No failure in the first `cycles` cycles.
    fn check(&self, cycles: u32) {
        let start = Instant::now();
        let found = told(self.proof.refute(cycles));
        let (name, seconds) = (self.name, start.elapsed().as_secs_f64());
        println!("{name}: {cycles} cycles: {found:?}, {seconds:.1} s");
        assert_eq!(found, None, "{name}");
    }

    fn refute(&self, fault: &Fault) {
        let start = Instant::now();
        let broken = self.proof.broken(fault.right, fault.wrong);
        let found = broken.and_then(|broken| broken.refute(LONGEST));
        let found = found.unwrap_or_else(|error| panic!("{}: {error:#}", fault.what));
        let (name, what) = (self.name, fault.what);
        let Some(Verdict::Fails { cycle, assertions }) = found else {
            panic!("{name}: not refuted: {what}");
        };
        let seconds = start.elapsed().as_secs_f64();
        println!("{name}: {what}: cycle {cycle}: {assertions}, {seconds:.1} s");
        assert!(assertions.contains(fault.violates), "{what}");
    }
}

#[test]
fn every_property_is_proved_and_a_broken_unit_is_refuted() {
    if !available(&[YOSYS, ABC, SMTBMC, Z3]) {
        return;
    }
    for claim in wanted(&CLAIMS) {
        claim.prove();
        claim.refute(&claim.faults[0]);
    }
}

#[test]
#[ignore = "a minute or more: a part of `cargo xtask campaign`"]
fn every_property_with_a_long_proof_is_proved() {
    if available(&[YOSYS, SMTBMC, Z3]) {
        for claim in wanted(&LONG_CLAIMS) {
            claim.prove();
        }
    }
}

#[test]
#[ignore = "minutes of search: a part of `cargo xtask campaign`"]
fn no_bounded_property_fails_within_its_bound() {
    if available(&[YOSYS, ABC, SMTBMC, Z3]) {
        for (claim, cycles) in BOUNDED_CLAIMS {
            claim().check(cycles);
        }
    }
}

#[test]
#[ignore = "minutes of search: a part of `cargo xtask campaign`"]
fn every_broken_unit_is_refuted() {
    if available(&[YOSYS, ABC, SMTBMC, Z3]) {
        for claim in all() {
            claim.faults.iter().for_each(|fault| claim.refute(fault));
        }
    }
}

/// A property that holds because nothing legal can happen says nothing.
#[test]
#[ignore = "minutes of search: a part of `cargo xtask campaign`"]
fn what_proofs_assume_leaves_room() {
    if !available(&[YOSYS, SMTBMC, Z3]) {
        return;
    }
    for claim in all() {
        if !claim.proof.wrapper.contains("cover (") {
            continue;
        }
        let start = Instant::now();
        let unreached = claim.proof.unreached(SEARCH);
        let unreached = unreached.unwrap_or_else(|error| panic!("{}: {error:#}", claim.name));
        let (name, seconds) = (claim.name, start.elapsed().as_secs_f64());
        println!("{name}: everything is reached, {seconds:.1} s");
        assert!(unreached.is_empty(), "{name}: {}", unreached.join("\n"));
    }
}

/// The patterns still match, also where no solver is installed.
#[test]
fn every_fault_names_one_place() {
    let mut lost = vec![];
    for claim in all() {
        for fault in &claim.faults {
            if let Err(error) = claim.proof.broken(fault.right, fault.wrong) {
                lost.push(format!("{}: {}: {error:#}", claim.name, fault.what));
            }
        }
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

/// A reads a word, B reads it, A commits and its entry goes, C writes the word and commits, B reads again.
#[test]
fn as_published_smdcd_lets_a_reader_see_two_values() {
    if !available(&[YOSYS, ABC, SMTBMC, Z3]) {
        return;
    }
    let unit = SmdcdBank::<3, 2, 2, 1>::published(8, 4);
    let wrapper = transactional_bank("smdcd_bank", "`define SHARED\n`define ONLY_ISOLATION\n");
    let claim = Claim::new("published", exported(unit, "smdcd_bank"), wrapper, 2, []);
    let found = told(claim.proof.refute(LONGEST));
    let Some(Verdict::Fails { cycle, assertions }) = found else {
        panic!("not refuted");
    };
    println!("smdcd_published: cycle {cycle}: {assertions}");
    assert_eq!(assertions, "assert (rsp_word == value);");
}
