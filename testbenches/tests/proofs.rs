//! Properties of the exported Verilog, proved for all inputs and all time, and refuted for broken units.
//!
//! Each proof is at a small size; `proof.rs` in a unit's folder has its claims, and the files `.sv` beside it are the wrappers, with the
//! properties in words.

use std::time::Instant;
use turnstile_hdl::prelude::Block;
use turnstile_testbenches::formal::{verilog, Proof, Solver, Verdict, ABC, SMTBMC, Z3};
use turnstile_testbenches::told;
use turnstile_tools::{available, YOSYS};

// A module for each unit with claims, and `ALL`, their lists.
include!(concat!(env!("OUT_DIR"), "/proofs.rs"));

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
    effort: Effort,
}

/// What a claim takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effort {
    Seconds,
    /// A minute or more.
    Minutes,
    /// It is not proved for all time: no failure in as many cycles from reset.
    Bounded(u32),
}

fn all() -> impl Iterator<Item = Claim> {
    let claims = ALL.iter().copied().flatten().map(|claim| claim());
    let only = std::env::var("CLAIM").ok();
    claims.filter(move |claim| only.as_ref().is_none_or(|only| claim.name == only))
}

/// The claims of this effort, or of them that which the environment names: `CLAIM=atomic_unit`.
fn wanted(effort: Effort) -> impl Iterator<Item = Claim> {
    all().filter(move |claim| claim.effort == effort)
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
            effort: Effort::Seconds,
        }
    }

    fn long(mut self) -> Self {
        self.effort = Effort::Minutes;
        self
    }

    fn bounded(mut self, cycles: u32) -> Self {
        self.effort = Effort::Bounded(cycles);
        self
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
    for claim in wanted(Effort::Seconds) {
        claim.prove();
        claim.refute(&claim.faults[0]);
    }
}

#[test]
#[ignore = "a minute or more: a part of `cargo xtask campaign`"]
fn every_property_with_a_long_proof_is_proved() {
    if available(&[YOSYS, SMTBMC, Z3]) {
        for claim in wanted(Effort::Minutes) {
            claim.prove();
        }
    }
}

#[test]
#[ignore = "minutes of search: a part of `cargo xtask campaign`"]
fn no_bounded_property_fails_within_its_bound() {
    if available(&[YOSYS, ABC, SMTBMC, Z3]) {
        for claim in all() {
            if let Effort::Bounded(cycles) = claim.effort {
                claim.check(cycles);
            }
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
