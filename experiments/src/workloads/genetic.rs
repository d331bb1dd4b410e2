//! GA, section 5.1.3 of the LocalTM-Bloom paper: a genetic algorithm for the knapsack problem.
//!
//! A solution says with a bit each which of eight objects are in the knapsack. A transaction of a work-item reads two
//! solutions, finds which of them is nearer to the capacity, and writes this one to the places of both. The paper
//! gives neither the weights nor the number of iterations; here the input is random, and each work-item does one iteration.
//!
//! With `lock` it is the motivating example of LocalTM-directory, Figure 1: the same critical section behind one lock.

use super::launch::{
    self, kernel, random, turn_width, words, Arguments, Source, SEED, TURNS, WORK_ITEMS,
};
use super::{Parameter, Plan, Range, Settings, Version, Workload};
use rand::Rng;
use turnstile_tools::Result;

const SOURCE: Source = launch::source!("genetic");
const OBJECTS: usize = 8;
const HEAVIEST: u32 = 100;
/// Which argument the order of crossovers is, where work-items tell it.
const ORDER: usize = 5;

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

    /// The crossovers of these work-items one after the other.
    fn crossed(&self, order: impl IntoIterator<Item = usize>) -> Vec<u32> {
        let mut set = self.solutions.clone();
        for (a, b) in order.into_iter().map(|item| self.picks[item]) {
            let (a, b) = (a as usize, b as usize);
            let fitter = match self.unfitness(set[a]) <= self.unfitness(set[b]) {
                true => set[a],
                false => set[b],
            };
            (set[a], set[b]) = (fitter, fitter);
        }
        set
    }

    /// The solutions that the crossovers leave, of which work-item i says to have been that of number `order[i]`.
    fn explained(&self, order: &[u32], there: &[u32]) -> std::result::Result<(), String> {
        let mut items = vec![None; order.len()];
        for (item, &number) in order.iter().enumerate() {
            match items.get_mut(number as usize) {
                Some(free @ None) => *free = Some(item),
                Some(Some(other)) => {
                    return Err(format!(
                        "work-items {other} and {item} both had number {number}"
                    ))
                }
                None => return Err(format!("work-item {item} had number {number}")),
            }
        }
        let left = self.crossed(items.into_iter().flatten());
        let wrong = there.iter().zip(left).enumerate();
        let mut wrong = wrong.filter(|(_, (there, left))| *there != left);
        wrong.next().map_or(Ok(()), |(index, (there, left))| {
            Err(format!(
                "solution {index} is {there:#x}, and the crossovers in their order leave {left:#x}"
            ))
        })
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
        const PARAMETERS: [Parameter; 7] = [
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
            Parameter {
                name: "lock",
                description: "fgl: 0 = a lock a solution, 1 = one for all, 2 = one taken as on a CPU, which never ends (Figure 1 of LocalTM-directory)",
                default: 0,
                range: Range::Between(0, 2),
            },
            Parameter {
                name: "numbered",
                description: "fgl that ends: 1 = work-items tell in which order they had their locks, and the result is checked word by word",
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

    fn plan(&self, version: Version, settings: &Settings) -> Result<Plan> {
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
        let lock = match version {
            Version::Fgl => settings.get("lock"),
            Version::Tm | Version::Atomic | Version::Serial | Version::Global(_) => 0,
        };
        let numbered = version == Version::Fgl && lock < 2 && settings.get("numbered") == 1;
        let arguments = match numbered {
            true => arguments.words("order", &[u32::MAX; WORK_ITEMS as usize]),
            false => arguments,
        };
        let how = match (draws, in_turns, lock, numbered) {
            (true, ..) => "draw_",
            (false, true, ..) => "turns_",
            (false, false, 0, false) => "",
            (false, false, 0, true) => "numbered_",
            (false, false, 1, false) => "lock_",
            (false, false, 1, true) => "lock_numbered_",
            (false, false, ..) => "cpu_lock_",
        };
        kernel(self, &SOURCE, &format!("{how}{version}"), arguments)
    }

    /// The result depends on the order; what every order keeps is checked, and the result itself where the order is told.
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
        match &words(buffers, ORDER)[..] {
            [] => Ok(()),
            order => input.explained(order, &there),
        }
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

    #[test]
    fn every_order_passes() {
        for solutions in [2, 16, 256] {
            let settings = settings(solutions);
            let input = Input::new(&settings);
            assert_eq!(check(&settings, &input.crossed(0..256)), Ok(()));
            assert_eq!(check(&settings, &input.crossed((0..256).rev())), Ok(()));
        }
    }

    #[test]
    fn what_no_order_leaves_is_described() {
        let settings = settings(64);
        let input = Input::new(&settings);
        let right = input.crossed(0..256);
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

    /// Two crossovers that share a solution, in the other order: what every order keeps is there, and it is another result.
    #[test]
    fn an_order_that_does_not_explain_the_result_is_noticed() {
        let settings = settings(128);
        let input = Input::new(&settings);
        let right = input.crossed(0..256);
        let order: Vec<u32> = (0..256).collect();
        assert_eq!(input.explained(&order, &right), Ok(()));
        let backwards: Vec<u32> = order.iter().rev().copied().collect();
        let left = input.crossed((0..256).rev());
        assert_eq!(input.explained(&backwards, &left), Ok(()));
        assert_ne!(left, right, "the order matters");
        assert_eq!(check(&settings, &left), Ok(()));
        let error = input.explained(&order, &left).unwrap_err();
        assert!(
            error.contains("and the crossovers in their order leave"),
            "{error}"
        );
        let twice = [&order[..255], &[7]].concat();
        let error = input.explained(&twice, &right);
        assert_eq!(error, Err("work-items 7 and 255 both had number 7".into()));
        let beyond = [&order[..255], &[256]].concat();
        let error = input.explained(&beyond, &right);
        assert_eq!(error, Err("work-item 255 had number 256".into()));
    }

    #[test]
    fn every_lock_has_its_kernel() {
        for (lock, numbered, name) in [
            (0, 0, "genetic_fgl"),
            (0, 1, "genetic_numbered_fgl"),
            (1, 0, "genetic_lock_fgl"),
            (1, 1, "genetic_lock_numbered_fgl"),
            (2, 0, "genetic_cpu_lock_fgl"),
            (2, 1, "genetic_cpu_lock_fgl"),
        ] {
            let set = [format!("lock={lock}"), format!("numbered={numbered}")];
            let settings = Settings::parse(&Genetic, &set).unwrap();
            let kernel = |version| Genetic.plan(version, &settings).unwrap().entry;
            assert_eq!(kernel(Version::Fgl), name);
            assert_eq!(kernel(Version::Tm), "genetic_tm");
            assert_eq!(kernel(Version::Serial), "genetic_serial");
        }
    }
}
