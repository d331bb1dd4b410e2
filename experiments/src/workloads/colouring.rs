//! GC: graph colouring (LocalTM-directory, section 5; its table of definitions is lost).
//!
//! Each work-item gives its vertex the smallest colour that no neighbour has: a transaction reads the colours of the vertex
//! and its neighbours and writes its own. The graph is random, of a given number of edges a vertex; many are high contention.

use super::launch::{self, plan, random, words, Arguments, Source, SEED, WORK_ITEMS};
use super::{Parameter, Plan, Range, Settings, Version, Workload};
use rand::Rng;
use std::collections::BTreeSet;
use turnstile_tools::Result;

const SOURCE: Source = launch::source!("colouring");

/// The benchmark.
pub struct Colouring;

/// Each vertex with its neighbours, in ascending order.
fn graph(settings: &Settings) -> Vec<BTreeSet<u32>> {
    let mut random = random(settings.get("seed"));
    let mut graph: Vec<_> = (0..WORK_ITEMS)
        .map(|vertex| BTreeSet::from([vertex]))
        .collect();
    for _ in 0..WORK_ITEMS * settings.get("edges") {
        let [a, b] = [(); 2].map(|()| random.random_range(0..WORK_ITEMS));
        graph[a as usize].insert(b);
        graph[b as usize].insert(a);
    }
    graph
}

impl Workload for Colouring {
    fn name(&self) -> &'static str {
        "colouring"
    }

    fn description(&self) -> &'static str {
        "256 vertices of a graph are coloured (GC of LocalTM-directory)"
    }

    fn parameters(&self) -> &'static [Parameter] {
        const PARAMETERS: [Parameter; 2] = [
            Parameter {
                name: "edges",
                description: "edges a vertex: 8 = heavy contention",
                default: 2,
                range: Range::Between(1, 8),
            },
            SEED,
        ];
        &PARAMETERS
    }

    fn versions(&self) -> &'static [Version] {
        &[Version::Tm, Version::Fgl, Version::Serial]
    }

    fn plan(&self, version: Version, settings: &Settings) -> Result<Plan> {
        let graph = graph(settings);
        let size = graph.iter().map(BTreeSet::len).max().unwrap_or(0);
        let last = |vertex: &BTreeSet<u32>| vertex.last().copied().unwrap_or(0);
        let column = |n: usize| {
            let vertices = graph.iter();
            vertices.map(move |vertex| {
                vertex
                    .iter()
                    .nth(n)
                    .copied()
                    .unwrap_or_else(|| last(vertex))
            })
        };
        let arguments = Arguments::default()
            .words("graph", &(0..size).flat_map(column).collect::<Vec<_>>())
            .words("out", &[0; WORK_ITEMS as usize])
            .number("size", size as u32);
        plan(self, &SOURCE, version, arguments)
    }

    /// The colours depend on the order; in every order neighbours differ, and each colour below that of a vertex is that
    /// of a neighbour.
    fn check(&self, settings: &Settings, buffers: &[Vec<u8>]) -> std::result::Result<(), String> {
        let colours = words(buffers, 1);
        if colours.len() != WORK_ITEMS as usize {
            return Err(format!("there are {} colours", colours.len()));
        }
        for (vertex, neighbours) in (0..).zip(&graph(settings)) {
            let colour = colours[vertex as usize];
            let others = neighbours.iter().filter(|&&other| other != vertex);
            let others: BTreeSet<u32> = others.map(|&other| colours[other as usize]).collect();
            if colour == 0 {
                return Err(format!("vertex {vertex} has no colour"));
            }
            if others.contains(&colour) {
                return Err(format!(
                    "vertex {vertex} and a neighbour have colour {colour}"
                ));
            }
            if let Some(free) = (1..colour).find(|free| !others.contains(free)) {
                return Err(format!(
                    "vertex {vertex} has colour {colour}, and {free} was free"
                ));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_greedy_colouring_passes_and_others_do_not() {
        for edges in [1, 8] {
            let settings = Settings::parse(&Colouring, &[format!("edges={edges}")]).unwrap();
            let check = |colours: &[u32]| {
                let bytes = colours.iter().flat_map(|word| word.to_le_bytes()).collect();
                Colouring.check(&settings, &[vec![], bytes])
            };
            let graph = graph(&settings);
            let mut colours = vec![0; 256];
            for vertex in (0..256).rev() {
                let used: Vec<u32> = graph[vertex].iter().map(|&n| colours[n as usize]).collect();
                colours[vertex] = (1..).find(|colour| !used.contains(colour)).unwrap();
            }
            assert_eq!(check(&colours), Ok(()));
            let change = |vertex: usize, colour: u32| {
                let mut changed = colours.clone();
                changed[vertex] = colour;
                check(&changed).unwrap_err()
            };
            assert_eq!(change(0, 0), "vertex 0 has no colour");
            assert!(change(0, 40).contains(" was free"));
            let vertex = graph.iter().position(|vertex| vertex.len() > 1).unwrap();
            let other = graph[vertex]
                .iter()
                .find(|&&other| other as usize != vertex)
                .unwrap();
            assert!(
                change(vertex, colours[*other as usize]).contains(" and a neighbour have colour ")
            );
        }
    }
}
