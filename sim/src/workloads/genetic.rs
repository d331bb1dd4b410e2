//! GA, section 5.1.3 of the LocalTM-Bloom paper: a genetic algorithm for the knapsack problem.
//!
//! A solution says with a bit each which of eight objects are in the knapsack. A transaction of a work-item reads two
//! solutions, finds which of them is nearer to the capacity, and writes this one to the places of both. The paper
//! gives neither the weights nor the number of iterations; here the input is random, and each work-item does one iteration.

use super::launch::{
    kernel, random, turn_width, words, Arguments, Source, SEED, TURNS, WORK_ITEMS,
};
use super::{Parameter, Range, Settings, Version, Workload};
use crate::run::Job;
use crate::Result;
use rand::Rng;

const SOURCE: Source = Source {
    name: "genetic",
    text: include_str!("../../kernels/genetic.s"),
};
const OBJECTS: usize = 8;
const HEAVIEST: u32 = 100;

/// The benchmark.
pub struct Genetic;

struct Input {
    solutions: Vec<u32>,
    /// The two solutions of each work-item, which differ.
    picks: Vec<(u32, u32)>,
    weights: [u32; OBJECTS],
    capacity: u32,
}

impl Input {
    fn new(settings: &Settings) -> Self {
        let mut random = random(settings.get("seed"));
        let count = settings.get("solutions");
        let weights: [u32; OBJECTS] = std::array::from_fn(|_| random.random_range(1..=HEAVIEST));
        let solutions = (0..count).map(|_| random.random_range(0..1 << OBJECTS));
        let solutions = solutions.collect();
        let mut random_pick = |_| {
            let first = random.random_range(0..count);
            (first, (first + random.random_range(1..count)) % count)
        };
        let ordered = |(a, b): (u32, u32)| (a.min(b), a.max(b));
        let picks = (0..WORK_ITEMS).map(|id| match settings.get("draw") {
            1 => draw(settings.get(SEED.name).wrapping_add(id), count),
            _ => random_pick(id),
        });
        let picks = picks.map(|pick| match settings.get("ordered") {
            1 => ordered(pick),
            _ => pick,
        });
        Self {
            solutions,
            picks: picks.collect(),
            weights,
            capacity: weights.iter().sum::<u32>() / 2,
        }
    }

    fn unfitness(&self, solution: u32) -> u32 {
        let objects = (0..OBJECTS).filter(|object| solution >> object & 1 != 0);
        let weight: u32 = objects.map(|object| self.weights[object]).sum();
        weight.abs_diff(self.capacity)
    }
}

/// What the kernel draws: two different solutions.
fn draw(seed: u32, count: u32) -> (u32, u32) {
    let next = |random: u32| random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    let (first, second) = (next(seed), next(next(seed)));
    let a = (first >> 8) % count;
    (a, (a + 1 + (second >> 8) % (count - 1)) % count)
}

impl Workload for Genetic {
    fn name(&self) -> &'static str {
        "genetic"
    }

    fn description(&self) -> &'static str {
        "256 crossovers of knapsack solutions (GA of LocalTM-Bloom)"
    }

    fn parameters(&self) -> &'static [Parameter] {
        const PARAMETERS: [Parameter; 5] = [
            Parameter {
                name: "solutions",
                description: "solutions in the set: 2 = every crossover meets every other",
                default: 32,
                range: Range::PowersOfTwo(2, WORK_ITEMS),
            },
            Parameter {
                name: "ordered",
                description: "1 = a transaction reads the solution with the lower index first",
                default: 0,
                range: Range::Between(0, 1),
            },
            Parameter {
                name: "draw",
                description: "tm, serial: 1 = the kernel draws the solutions of a transaction, 0 = they are an input",
                default: 0,
                range: Range::Between(0, 1),
            },
            TURNS,
            SEED,
        ];
        &PARAMETERS
    }

    fn versions(&self) -> &'static [Version] {
        &[Version::Tm, Version::Fgl, Version::Serial]
    }

    fn job(&self, version: Version, settings: &Settings) -> Result<Job> {
        let input = Input::new(settings);
        let draws = settings.get("draw") == 1 && version != Version::Fgl;
        let in_turns = version == Version::Tm && (draws || settings.get(TURNS.name) > 1);
        let picks: Vec<_> = input.picks.iter().map(|(a, b)| a | b << 16).collect();
        let arguments = Arguments::default().words("solutions", &input.solutions);
        let arguments = match draws {
            true => arguments
                .number("seed", settings.get(SEED.name))
                .number("ordered", settings.get("ordered")),
            false => arguments.words("picks", &picks),
        };
        let arguments = arguments
            .words("weights", &input.weights)
            .number("capacity", input.capacity)
            .number("count", input.solutions.len() as u32);
        let arguments = match in_turns {
            true => arguments.number("width", turn_width(settings)),
            false => arguments,
        };
        let suffix = match (draws, in_turns) {
            (true, _) => format!("draw_{version}"),
            (false, true) => "turns_tm".to_string(),
            (false, false) => version.to_string(),
        };
        kernel(self, &SOURCE, &suffix, arguments)
    }

    /// The result depends on the order; what every order keeps is checked.
    fn check(&self, settings: &Settings, buffers: &[Vec<u8>]) -> std::result::Result<(), String> {
        let input = Input::new(settings);
        let there = words(buffers, 0);
        let first = &input.solutions;
        if there.len() != first.len() {
            return Err(format!(
                "there are {} solutions, not {}",
                there.len(),
                first.len()
            ));
        }
        for (index, (&new, &old)) in there.iter().zip(first).enumerate() {
            if !first.contains(&new) {
                return Err(format!(
                    "solution {index} is {new:#x}, which was not in the set"
                ));
            }
            let picked = |&(a, b): &(u32, u32)| [a, b].contains(&(index as u32));
            if new != old && !input.picks.iter().any(picked) {
                return Err(format!(
                    "solution {index} has changed, and nobody picked it"
                ));
            }
            if input.unfitness(new) > input.unfitness(old) {
                return Err(format!(
                    "solution {index} was {old:#x} and is {new:#x}, which is less fit"
                ));
            }
        }
        let best = |set: &[u32]| set.iter().map(|&solution| input.unfitness(solution)).min();
        if best(&there) != best(first) {
            return Err("the fittest solution is lost".into());
        }
        // Behind the last crossover of two places they are equal: so is at least the pair of one work-item.
        let equal = |&(a, b): &(u32, u32)| there[a as usize] == there[b as usize];
        if !input.picks.iter().any(equal) {
            return Err("no two crossed solutions are the same".into());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(solutions: u32) -> Settings {
        Settings::parse(&Genetic, &[format!("solutions={solutions}")]).unwrap()
    }

    fn check(settings: &Settings, solutions: &[u32]) -> std::result::Result<(), String> {
        let bytes = solutions.iter().flat_map(|word| word.to_le_bytes());
        Genetic.check(settings, &[bytes.collect()])
    }

    /// The crossovers one after the other.
    fn in_order(settings: &Settings, order: impl Iterator<Item = usize>) -> Vec<u32> {
        let input = Input::new(settings);
        let mut set = input.solutions.clone();
        for (a, b) in order.map(|item| input.picks[item]) {
            let (a, b) = (a as usize, b as usize);
            let pair = [set[a], set[b]];
            let best = pair
                .into_iter()
                .min_by_key(|&x| input.unfitness(x))
                .unwrap();
            (set[a], set[b]) = (best, best);
        }
        set
    }

    #[test]
    fn every_order_passes() {
        for solutions in [2, 16, 256] {
            let settings = settings(solutions);
            assert_eq!(check(&settings, &in_order(&settings, 0..256)), Ok(()));
            assert_eq!(
                check(&settings, &in_order(&settings, (0..256).rev())),
                Ok(())
            );
        }
    }

    #[test]
    fn what_no_order_leaves_is_described() {
        let settings = settings(64);
        let input = Input::new(&settings);
        let right = in_order(&settings, 0..256);
        let error = |index: usize, value: u32| {
            let mut wrong = right.clone();
            wrong[index] = value;
            check(&settings, &wrong).unwrap_err()
        };
        assert_eq!(
            error(3, 0x1000),
            "solution 3 is 0x1000, which was not in the set"
        );
        let worst = *input
            .solutions
            .iter()
            .max_by_key(|&&x| input.unfitness(x))
            .unwrap();
        let other = input.solutions.iter().position(|&x| x != worst).unwrap();
        assert!(error(other, worst).ends_with("which is less fit"));
        assert_eq!(
            check(&settings, &input.solutions),
            Err("no two crossed solutions are the same".into())
        );
        assert_eq!(
            check(&settings, &[]),
            Err("there are 0 solutions, not 64".into())
        );
    }

    #[test]
    fn every_version_loads_and_only_tm_is_transactional() {
        for &version in Genetic.versions() {
            let job = Genetic.job(version, &settings(16)).unwrap();
            assert_eq!(job.transactional(), version == Version::Tm, "{version}");
        }
    }
}
