//! The figures of the paper, drawn of ours.

use super::found::Scratchpad;
use super::kernels::{Kind, CLUSTERS, COMPONENTS};
use super::latency::{bank, position, DEGREES};
use super::together::{ALONE, COLLIDING, WARPS};
use super::votes::{Means, Point, SPACES};
use crate::atomics::{LANES, WORDS};
use crate::engine::Figure;
use crate::engine::{Panel, PanelKind, Series};
use crate::votes::{replications, Data, Mapping};
use std::collections::BTreeSet;

/// All of them.
pub fn all(found: &Scratchpad) -> Vec<Figure> {
    let cyclic = |words| found.votes.find(words, 1, Mapping::Cyclic, [false; 2]);
    let most = |words| found.votes.most_copies(words, Mapping::Cyclic);
    vec![
        Figure::new(
            2,
            "latency of lanes that add to one word; and throughput, with that of several warps (supplement)",
            vec![
                curve(found, "cycles by lanes at one word", |n| position(n, 0)),
                throughput_of_one(found),
                by_colliding_lanes(found),
                by_colliding_warps(found),
            ],
        ),
        Figure::new(
            3,
            "latency of lanes with different words of one bank",
            vec![
                curve(found, "cycles by lanes 32 words apart", |m| bank(m, 32)),
                curve(found, "cycles by lanes 256 words apart", |m| bank(m, 256)),
            ],
        ),
        Figure::new(
            5,
            "where the cycles of a vote go, one copy",
            parts(found, cyclic),
        ),
        Figure::new(
            6,
            "where the cycles of a vote go, as many copies as fit",
            parts(found, most),
        ),
        Figure::new(
            7,
            "cycles of a vote by copies",
            SPACES.map(|words| by_copies(found, words)).into(),
        ),
        Figure::new(
            8,
            "time of k-means' new centroids, cyclic mapping",
            COMPONENTS.map(|one| centroids(found, one)).into(),
        ),
        Figure::new(9, "time of a histogram", histograms(found)),
    ]
}

fn centroids(found: &Scratchpad, components: u32) -> Panel {
    let title = format!("{components} components: milliseconds by copies");
    let names = CLUSTERS.map(|clusters| (clusters, format!("{clusters} clusters")));
    let kind = Kind::Centroids(Data::Correlated, components);
    times(found, &title, kind, &names, Mapping::Cyclic, 0)
}

fn histograms(found: &Scratchpad) -> Vec<Panel> {
    let bins = found.kernels.bins();
    let names: Vec<_> = bins.map(|bins| (bins, format!("{bins} bins"))).collect();
    let panel = |(mapping, padding): (Mapping, u32)| {
        let padded = ["without padding", "with padding"][padding as usize];
        let title = format!("{mapping}, {padded}: milliseconds by copies");
        times(found, &title, Kind::Histogram, &names, mapping, padding)
    };
    let layouts = [Mapping::Cyclic, Mapping::Block].map(|mapping| [(mapping, 0), (mapping, 1)]);
    layouts.into_iter().flatten().map(panel).collect()
}

/// Times of whole kernels, a line a vote space.
fn times(
    found: &Scratchpad,
    title: &str,
    kind: Kind,
    spaces: &[(u32, String)],
    mapping: Mapping,
    padding: u32,
) -> Panel {
    let kernels = &found.kernels;
    let lines = spaces
        .iter()
        .map(|(words, _)| kernels.by_copies(kind, *words, mapping, padding));
    let lines: Vec<_> = lines.collect();
    let copies = lines.iter().flatten().map(|(copies, _)| *copies);
    let copies = copies.collect::<BTreeSet<u32>>();
    let value = |line: &[(u32, u64)], copies: &u32| {
        let (_, cycles) = line.iter().find(|(other, _)| other == copies)?;
        Some(kernels.milliseconds(*cycles))
    };
    let series = spaces.iter().zip(&lines).map(|((_, name), line)| {
        Series::new(name, copies.iter().map(|copies| value(line, copies)))
    });
    Panel::new(title, PanelKind::Lines, &copies, series)
}

fn curve(found: &Scratchpad, title: &str, words: impl Fn(u32) -> [u32; LANES]) -> Panel {
    let cycles = |degree| Some(found.cycles(words(degree)) as f64);
    Panel::new(
        title,
        PanelKind::Lines,
        DEGREES,
        vec![Series::new("cycles", DEGREES.map(cycles))],
    )
}

/// Additions of a warp in a clock or cycle.
fn additions(clocks: f64) -> Option<f64> {
    Some(LANES as f64 / clocks)
}

/// The two have clocks of their own: the RTL's, and the paper's GPU's.
fn throughput_of_one(found: &Scratchpad) -> Panel {
    let by_constants = |lanes: &u32| additions(found.cycles(position(*lanes, 0)) as f64);
    Panel::new(
        "additions a clock by lanes at one word",
        PanelKind::Lines,
        ALONE,
        vec![
            Series::new(
                "RTL, of its clocks",
                ALONE.map(|lanes| additions(found.together.alone(lanes))),
            ),
            Series::new("by the constants", ALONE.iter().map(by_constants)),
        ],
    )
}

fn by_colliding_lanes(found: &Scratchpad) -> Panel {
    let series = |warps: u32| {
        let value = |lanes| additions(found.together.of(warps, lanes));
        Series::new(format!("{warps} warps"), COLLIDING.map(value))
    };
    Panel::new(
        "additions a clock of the RTL by lanes of each warp that collide with other warps",
        PanelKind::Lines,
        COLLIDING,
        WARPS.map(series),
    )
}

fn by_colliding_warps(found: &Scratchpad) -> Panel {
    let series = |lanes: u32| {
        let value = |warps| additions(found.together.of(warps, lanes));
        Series::new(format!("{lanes} lanes collide"), WARPS.map(value))
    };
    Panel::new(
        "additions a clock of the RTL by warps",
        PanelKind::Lines,
        WARPS,
        [0, 1, 32].map(series),
    )
}

/// Parts of a vote's cycles, in both ways of counting, and the conflict degrees.
fn parts<'a>(found: &'a Scratchpad, point: impl Fn(u32) -> Option<&'a Point>) -> Vec<Panel> {
    let base = f64::from(found.constants().base);
    let series = |name: &str, part: &dyn Fn(Means) -> f64| {
        Series::new(
            name,
            SPACES.map(|words| Some(part(point(words)?.means(found.constants())))),
        )
    };
    let panel = |title: &str, kind, series| Panel::new(title, kind, SPACES, series);
    vec![
        panel(
            "cycles by words of the vote space, as Algorithm 1 adds them",
            PanelKind::Stacked,
            vec![
                series("base", &|_| base),
                series("locks: iterations", &|means| means.lock),
                series("banks: replays", &|means| means.bank),
            ],
        ),
        panel(
            "the same, replays by lanes that lose their lock counted to locks",
            PanelKind::Stacked,
            vec![
                series("base", &|_| base),
                series("locks", &|means| means.lock + means.lost),
                series("banks", &|means| means.bank - means.lost),
            ],
        ),
        panel(
            "mean of a warp's highest conflict degrees",
            PanelKind::Lines,
            vec![
                series("locks", &|means| means.lock_degree),
                series("banks", &|means| means.bank_degree),
            ],
        ),
    ]
}

fn by_copies(found: &Scratchpad, words: u32) -> Panel {
    let copies = replications(words, 0, WORDS);
    let mut series = vec![];
    for mapping in [Mapping::Cyclic, Mapping::Block] {
        for sorted in [false, true] {
            for padded in [false, true] {
                let value = |copies: &u32| {
                    let point = found
                        .votes
                        .find(words, *copies, mapping, [sorted, padded])?;
                    Some(point.means(found.constants()).cycles)
                };
                let [sorting, padding] = [(sorted, ", sorted"), (padded, ", padded")]
                    .map(|(is, name)| if is { name } else { "" });
                series.push(Series::new(
                    format!("{mapping}{sorting}{padding}"),
                    copies.iter().map(value),
                ));
            }
        }
    }
    Panel::new(
        format!("{words} words: cycles by copies"),
        PanelKind::Lines,
        &copies,
        series,
    )
}
