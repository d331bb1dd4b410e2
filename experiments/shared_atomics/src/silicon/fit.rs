//! Fits the costs of a machine to kernels that were measured, and says how well they would have told kernels that they had not seen.

use super::least_squares::least;
use super::machine::{Costs, SiliconMachine};
use super::measured::MeasuredKernel;
use super::plan::{Counter, Load, Way};
use super::rank::{recommended, Prediction};
use super::synthetic::Kind;
use super::time::time;
use std::collections::BTreeMap;

/// Kernels of a fit, at least.
pub const FEWEST: usize = 100;
/// A cost that kernels do not tell stays as it is: twice or half of it weighs as much as an error of a few percent in one kernel.
const HELD: f64 = 0.05;

/// How far predictions are off.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// What is predicted, and by costs that were fitted to what.
    pub name: String,
    pub kernels: usize,
    /// Relative errors of predicted times: median, of nine in ten, largest.
    pub errors: [f64; 3],
    /// Traces with a type of counter; there is a recommendation for each.
    pub cases: usize,
    /// Of these, the ones whose recommended way takes at most a tenth more than the best measured one.
    pub near: usize,
    /// Time of a recommended way over that of the best measured one, at worst.
    pub worst: f64,
}

/// A fit and what it is worth.
#[derive(Clone, Debug)]
pub struct Fit {
    pub machine: SiliconMachine,
    pub groups: Vec<Group>,
}

/// Fits the costs of a machine, beginning with those that it has.
pub fn fit(machine: &SiliconMachine, kernels: &[MeasuredKernel]) -> Fit {
    let all: Vec<&MeasuredKernel> = kernels.iter().collect();
    let fitted = SiliconMachine {
        costs: rounded(fit_to(machine, &all)),
        ..machine.clone()
    };
    let mut groups = vec![machine.judge("all, by the machine before", &all)];
    groups.push(
        machine.left_out("all, each kind of trace by the others", &all, |one| {
            one.kind
        }),
    );
    let bins = |one: &MeasuredKernel| one.work.plan.layout.words;
    groups.push(machine.left_out("all, each number of bins by the others", &all, bins));
    groups.extend(compared(&fitted, kernels));
    Fit {
        machine: fitted,
        groups,
    }
}

/// How far a machine is off kernels: all of them, and those of each sort.
pub fn compared(machine: &SiliconMachine, kernels: &[MeasuredKernel]) -> Vec<Group> {
    let all: Vec<&MeasuredKernel> = kernels.iter().collect();
    let mut groups = vec![machine.judge("all", &all)];
    let mut group = |name: String, is: &dyn Fn(&MeasuredKernel) -> bool| {
        let some: Vec<_> = all.iter().filter(|one| is(one)).copied().collect();
        if !some.is_empty() && some.len() < all.len() {
            groups.push(machine.judge(&name, &some));
        }
    };
    let mut loads: Vec<Load> = all.iter().map(|one| one.work.load).collect();
    loads.sort_by_key(|load| (load.votes * load.bytes, load.bytes));
    loads.dedup();
    for (counter, name) in [(Counter::Int, "int"), (Counter::Float, "float")] {
        for way in [Way::Atomic, Way::Match] {
            for load in &loads {
                let votes = if load.votes == 1 { "vote" } else { "votes" };
                let name = format!(
                    "{name}, {way}, {} {votes} of {} B a load",
                    load.votes, load.bytes
                );
                group(name, &|one| {
                    let work = &one.work;
                    (work.counter, work.plan.way, work.load) == (counter, way, *load)
                });
            }
        }
    }
    for kind in Kind::ALL {
        group(kind.name().into(), &|one| one.kind == kind);
    }
    let mut sizes: Vec<u64> = all.iter().map(|one| one.work.votes).collect();
    sizes.sort_unstable();
    sizes.dedup();
    for size in sizes {
        group(format!("{size} votes"), &|one| one.work.votes == size);
    }
    groups
}

fn fit_to(machine: &SiliconMachine, kernels: &[&MeasuredKernel]) -> Costs {
    let costs = |logarithms: &[f64; _]| machine.costs.with(&logarithms.map(f64::exp));
    let start = machine.costs.fitted().map(f64::ln);
    let found = least(start, |logarithms| {
        let costs = costs(logarithms);
        let residual = |one: &&MeasuredKernel| {
            let us = time(&machine.gpu, &costs, &one.work, &one.meeting).us;
            (us / one.us).ln()
        };
        let costs_apart = logarithms.iter().zip(&start);
        let held = costs_apart.map(|(now, before)| HELD * (now - before));
        kernels.iter().map(residual).chain(held).collect()
    });
    costs(&found)
}

/// To four digits, as they stand in machine files.
fn rounded(costs: Costs) -> Costs {
    let four = |value: f64| {
        let scale = 10_f64.powi(3 - value.abs().log10().floor() as i32);
        (value * scale).round() / scale
    };
    costs.with(&costs.fitted().map(four))
}

impl SiliconMachine {
    /// How far it is off these kernels.
    fn judge(&self, name: &str, kernels: &[&MeasuredKernel]) -> Group {
        let predicted = kernels.iter().map(|one| self.predicted(one));
        group(name, kernels, &predicted.collect::<Vec<_>>())
    }

    /// What it tells of a kernel.
    pub fn predicted(&self, kernel: &MeasuredKernel) -> Prediction {
        Prediction {
            plan: kernel.work.plan,
            blocks: kernel.work.blocks,
            time: time(&self.gpu, &self.costs, &kernel.work, &kernel.meeting),
        }
    }

    /// The same, where the kernels of each class are told by costs that were fitted to the others.
    fn left_out<C: Ord>(
        &self,
        name: &str,
        kernels: &[&MeasuredKernel],
        class: impl Fn(&MeasuredKernel) -> C,
    ) -> Group {
        let mut classes: Vec<C> = kernels.iter().map(|one| class(one)).collect();
        classes.sort();
        classes.dedup();
        let machines = classes.into_iter().map(|left_out| {
            let others = kernels.iter().filter(|one| class(one) != left_out);
            let costs = fit_to(self, &others.copied().collect::<Vec<_>>());
            let machine = Self {
                costs,
                ..self.clone()
            };
            (left_out, machine)
        });
        let machines: BTreeMap<C, Self> = machines.collect();
        let predicted = kernels
            .iter()
            .map(|one| machines[&class(one)].predicted(one));
        group(name, kernels, &predicted.collect::<Vec<_>>())
    }
}

fn group(name: &str, kernels: &[&MeasuredKernel], predicted: &[Prediction]) -> Group {
    let both = || kernels.iter().zip(predicted);
    let errors = both().map(|(measured, told)| (told.time.us / measured.us - 1.0).abs());
    let mut errors: Vec<f64> = errors.collect();
    errors.sort_by(f64::total_cmp);
    let part = |of_ten: usize| errors[(errors.len() * of_ten / 10).min(errors.len() - 1)];
    let mut cases: Vec<Vec<(&MeasuredKernel, &Prediction)>> = vec![];
    for (measured, told) in both() {
        match cases
            .iter_mut()
            .find(|case| case[0].0.case() == measured.case())
        {
            Some(case) => case.push((measured, told)),
            None => cases.push(vec![(measured, told)]),
        }
    }
    let ratios: Vec<f64> = cases.iter().map(|case| ratio(case)).collect();
    Group {
        name: name.into(),
        kernels: kernels.len(),
        errors: [part(5), part(9), errors[errors.len() - 1]],
        cases: cases.len(),
        near: ratios.iter().filter(|ratio| **ratio <= 1.1).count(),
        worst: ratios.into_iter().fold(1.0, f64::max),
    }
}

/// The measured time of what is recommended over the best measured one.
fn ratio(case: &[(&MeasuredKernel, &Prediction)]) -> f64 {
    let mut told: Vec<Prediction> = case.iter().map(|(_, told)| **told).collect();
    told.sort_by(|one, next| one.time.us.total_cmp(&next.time.us));
    let plan = recommended(&told).plan;
    let mut measured = case.iter();
    let (chosen, _) = measured
        .find(|one| one.1.plan == plan)
        .expect("it is one of them");
    let best = case.iter().map(|one| one.0.us).fold(f64::MAX, f64::min);
    chosen.us / best
}
