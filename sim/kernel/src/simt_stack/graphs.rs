//! The stack on control-flow graphs, with the meeting points that are found for them: what lanes execute on it, against what
//! each executes alone.

use super::super::meeting::{meeting_points, Company};
use super::super::post_dominators::post_dominators;
use super::SimtStack;
use crate::lanes_of;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;

struct Graph {
    next: Vec<Vec<u32>>,
    company: Vec<Company>,
}

/// What a run has shown.
#[derive(Default)]
struct Seen {
    /// Instructions that gather everybody, executed by some of those that had not ended.
    apart: u32,
}

impl Graph {
    /// Instructions to the end; none if there is no end.
    fn distances(&self) -> Vec<Option<usize>> {
        let mut far: Vec<Option<usize>> = vec![None; self.next.len()];
        for _ in 0..self.next.len() {
            for (at, next) in self.next.iter().enumerate() {
                let behind = next.iter().filter_map(|&to| far[to as usize]).min();
                far[at] = match next[..] {
                    [] => Some(0),
                    _ => behind.map(|far| far + 1),
                };
            }
        }
        far
    }

    /// The instructions of a lane that decides by `decisions`, and then ends by the shortest way. It does not go where there
    /// is no end.
    fn path(&self, far: &[Option<usize>], mut decisions: impl Iterator<Item = usize>) -> Vec<u32> {
        let mut path = vec![0];
        loop {
            let at = path[path.len() - 1] as usize;
            let ends = self.next[at].iter().copied();
            let ends: Vec<u32> = ends.filter(|&to| far[to as usize].is_some()).collect();
            let to = match ends.len() {
                0 => return path,
                1 => Some(ends[0]),
                many => decisions.next().map(|decision| ends[decision % many]),
            };
            let nearest = || ends.iter().copied().min_by_key(|&to| far[to as usize]);
            path.extend(to.or_else(nearest));
        }
    }

    /// Lanes that come to the same instructions of this kind one after the other, until they end.
    fn agree(&self, paths: &[Vec<u32>]) -> bool {
        let everybody = |&at: &u32| self.company[at as usize] == Company::Everybody;
        let of = |path: &Vec<u32>| Vec::from_iter(path.iter().copied().filter(everybody));
        let all: Vec<_> = paths.iter().map(of).collect();
        let longest = all.iter().max_by_key(|one| one.len()).cloned();
        let longest = longest.unwrap_or_default();
        all.iter().all(|one| longest.starts_with(one))
    }

    fn meeting_points(&self) -> Vec<Option<u32>> {
        meeting_points(
            self.next.len() as u32,
            |at| self.next[at as usize].clone(),
            |at| self.company[at as usize],
        )
    }

    /// Runs lanes with these paths on the stack. They must execute them, pass no place where they wait for others, and end.
    fn run(&self, paths: &[Vec<u32>], met: &[Option<u32>]) -> Seen {
        let wrong = |what: String| -> ! {
            panic!(
                "{what}: {:?}, {:?}, paths {paths:?}, meeting {met:?}",
                self.next, self.company
            )
        };
        let mut stack = SimtStack::new(0, (1 << paths.len()) - 1);
        let mut done = vec![0; paths.len()];
        let mut seen = Seen::default();
        let most: usize = paths.iter().map(Vec::len).sum();
        for _ in 0..most {
            if stack.ended() {
                break;
            }
            let (pc, active) = (stack.pc(), stack.active());
            for below in &stack.entries[..stack.entries.len() - 1] {
                if below.lanes & active != 0 && below.pc == pc {
                    wrong(format!(
                        "lanes {active:b} pass {pc}, where others wait for them"
                    ));
                }
            }
            let mut ways = BTreeMap::new();
            for lane in lanes_of(active) {
                if paths[lane][done[lane]] != pc {
                    wrong(format!("lane {lane} executes {pc}"));
                }
                done[lane] += 1;
                if let Some(&to) = paths[lane].get(done[lane]) {
                    *ways.entry(to).or_insert(0) |= 1 << lane;
                }
            }
            let everybody = self.company[pc as usize] == Company::Everybody;
            seen.apart += u32::from(everybody && active != stack.live());
            match Vec::from_iter(ways)[..] {
                [] => drop(stack.leave(active)),
                [(to, _)] => stack.go_to(to),
                ref ways => stack.diverge(ways, stack.meeting(met[pc as usize])),
            }
        }
        let all = done
            .iter()
            .zip(paths)
            .all(|(&done, path)| done == path.len());
        if !(stack.ended() && all) {
            wrong(format!("lanes {:b} do not end", stack.live()));
        }
        seen
    }
}

/// Lanes whose paths agree in which instructions gather everybody come to these together, but for few graphs that have loops with
/// several ways in and out; with post-dominators alone they often do not.
#[test]
fn lanes_of_random_graphs_execute_what_they_would_alone() {
    const SEED: u64 = 38;
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let (mut agreed, mut apart, mut apart_before) = (0, 0, 0);
    for _ in 0..20_000 {
        let size = rng.random_range(2..14);
        let next = |at: u32, rng: &mut ChaCha8Rng| {
            let behind = (at + 1) % size;
            match rng.random_range(0..10) {
                0 => vec![],
                1..5 => vec![behind],
                _ => vec![behind, rng.random_range(0..size)],
            }
        };
        let company = |rng: &mut ChaCha8Rng| match rng.random_range(0..8) {
            0 => Company::Everybody,
            1 => Company::Somebody,
            _ => Company::Nobody,
        };
        let graph = Graph {
            next: (0..size).map(|at| next(at, &mut rng)).collect(),
            company: (0..size).map(|_| company(&mut rng)).collect(),
        };
        let far = graph.distances();
        if far[0].is_none() {
            continue;
        }
        let met = graph.meeting_points();
        let before = post_dominators(size, |at| graph.next[at as usize].clone());
        for _ in 0..8 {
            let mut path = |_| {
                let decisions: Vec<_> = (0..12).map(|_| rng.random_range(0..2)).collect();
                graph.path(&far, decisions.into_iter())
            };
            let paths = Vec::from_iter((0..4).map(&mut path));
            let (seen, seen_before) = (graph.run(&paths, &met), graph.run(&paths, &before));
            if graph.agree(&paths) {
                agreed += 1;
                apart += u32::from(seen.apart > 0);
                apart_before += u32::from(seen_before.apart > 0);
            }
        }
    }
    assert!(
        agreed > 50_000 && 50 * apart < agreed && apart_before > 10 * apart,
        "seed {SEED}: of {agreed} {apart}, and {apart_before} with post-dominators alone"
    );
}

/// Every graph of four instructions, every one of them as what gathers everybody, and two lanes with all their first decisions.
#[test]
fn lanes_of_small_graphs_execute_what_they_would_alone() {
    const SIZE: u32 = 4;
    let pairs = (0..SIZE).flat_map(|a| (a + 1..SIZE).map(move |b| vec![a, b]));
    let one = (0..SIZE).map(|a| vec![a]);
    let choices = Vec::from_iter([vec![]].into_iter().chain(one).chain(pairs));
    let mut runs = 0;
    for number in 0..choices.len().pow(SIZE) {
        let next = |at: u32| choices[number / choices.len().pow(at) % choices.len()].clone();
        let mut graph = Graph {
            next: (0..SIZE).map(next).collect(),
            company: vec![],
        };
        let far = graph.distances();
        if far[0].is_none() {
            continue;
        }
        let decided = |bits: usize| graph.path(&far, (0..3).map(|at| bits >> at & 1));
        let paths = Vec::from_iter((0..8).map(decided));
        for gathers in 0..SIZE {
            let company = |at| match at == gathers {
                true => Company::Everybody,
                false => Company::Nobody,
            };
            graph.company = (0..SIZE).map(company).collect();
            let met = graph.meeting_points();
            for (number, first) in paths.iter().enumerate() {
                for second in &paths[number..] {
                    graph.run(&[first.clone(), second.clone()], &met);
                    runs += 1;
                }
            }
        }
    }
    assert!(runs > 500_000, "{runs}");
}
