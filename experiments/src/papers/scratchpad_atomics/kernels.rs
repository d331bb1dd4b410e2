//! Figures 8 and 9: whole kernels that vote, on a machine with lock bits.

use crate::atomics::WORDS;
use crate::engine::outside::Unseen;
use crate::engine::points;
use crate::votes::{
    replications, Centroids, Data, Histogram, Language, Layout, Mapping, Objects, Picture,
    VoteKernel, BLOCKS, THREADS,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};
use turnstile_tools::table::Table;
use turnstile_tools::Result;

/// Words that the locks tell apart.
pub const LOCKED: u32 = 1024;
/// Bins of Figure 9.
pub const BINS: [u32; 8] = [32, 64, 128, 256, 512, 1024, 2048, 4096];
/// Clusters of Figure 8.
pub const CLUSTERS: [u32; 3] = [128, 256, 512];
/// Components of the objects of the three data sets.
pub const COMPONENTS: [u32; 3] = [2, 4, 5];
/// Objects of each.
pub const OBJECTS: u32 = 212_340;
/// Of the objects.
const SEED: u32 = 1;
/// Pixels and objects of the runs in lockstep.
const SAMPLE: usize = 32_768;

/// What votes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Pixels.
    Histogram,
    /// Objects with so many components.
    Centroids(Data, u32),
}

/// A run's settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// What votes.
    pub kind: Kind,
    /// Where.
    pub layout: Layout,
    /// What the kernel is written in.
    pub language: Language,
}

/// What a run took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ran {
    /// Cycles of the machine, from launch to end.
    pub cycles: u64,
    /// Atomic instructions of warps on shared memory.
    pub instructions: u64,
    /// Their iterations.
    pub iterations: u64,
    /// Their replays.
    pub replays: u64,
}

/// What votes, for all runs.
pub struct Inputs {
    /// Where the picture comes from.
    pub name: String,
    /// Its pixels vote in the histogram.
    pub picture: Picture,
    /// Objects of each data set.
    pub objects: u32,
}

/// All runs.
pub struct Kernels {
    /// Where the picture comes from, and its size.
    pub picture: String,
    /// Bits of a pixel.
    pub depth: u32,
    /// Objects of each data set.
    pub objects: u32,
    /// Name of the machine.
    pub machine: String,
    /// MHz of its cores.
    pub clock: u64,
    /// Runs with model and RTL in lockstep.
    pub sample: usize,
    /// What each took.
    pub runs: Vec<(Setting, Ran)>,
}

impl Setting {
    /// In words.
    pub fn name(&self) -> String {
        let Layout {
            words,
            copies,
            mapping,
            padding,
            ..
        } = self.layout;
        let kind = match self.kind {
            Kind::Histogram => format!("histogram of {words} bins"),
            Kind::Centroids(data, components) => {
                format!(
                    "{words} clusters, {components} components, {} objects",
                    data.name()
                )
            }
        };
        let language = self.language.name();
        format!("{kind}, {copies} copies, {mapping}, padding {padding}, {language}")
    }
}

/// Settings of all runs, powers of two of copies: CUDA's at every layout, OpenCL's where votes have one copy, and the paper's best number.
pub fn settings(depth: u32) -> Vec<Setting> {
    let mut all = vec![];
    for (kind, words) in spaces(depth) {
        let room = match kind {
            Kind::Histogram => WORDS,
            Kind::Centroids(_, components) => WORDS / (components + 1),
        };
        for &(mapping, padding) in layouts_of(kind) {
            let plain = (mapping, padding) == (Mapping::Cyclic, 0);
            let copies = replications(words, padding, room).into_iter();
            for copies in copies.filter(|copies| copies.is_power_of_two()) {
                let layout = Layout {
                    words,
                    copies,
                    mapping,
                    padding,
                    threads: THREADS,
                };
                let mut add = |language| {
                    all.push(Setting {
                        kind,
                        layout,
                        language,
                    });
                };
                // One copy has no neighbour and no mapping.
                if copies > 1 || plain {
                    add(Language::Cuda);
                }
                if plain && in_opencl(kind) && (copies == 1 || copies == best_copies(words)) {
                    add(Language::OpenCl);
                }
            }
        }
    }
    all
}

/// Vote spaces: what votes in them, and their words.
fn spaces(depth: u32) -> Vec<(Kind, u32)> {
    let of =
        |data, components| CLUSTERS.map(|clusters| (Kind::Centroids(data, components), clusters));
    let correlated = COMPONENTS.map(|components| of(Data::Correlated, components));
    let histograms = bins(depth).map(|bins| (Kind::Histogram, bins));
    let centroids = correlated.into_iter().flatten();
    histograms
        .chain(centroids)
        .chain(of(Data::Random, 2))
        .collect()
}

/// Mappings and paddings that the text speaks of.
fn layouts_of(kind: Kind) -> &'static [(Mapping, u32)] {
    use Mapping::{Block, Cyclic};
    match kind {
        Kind::Histogram => &[(Cyclic, 0), (Cyclic, 1), (Block, 0), (Block, 1)],
        Kind::Centroids(Data::Correlated, _) => &[(Cyclic, 0), (Cyclic, 1), (Block, 0)],
        Kind::Centroids(Data::Random, _) => &[(Cyclic, 0)],
    }
}

/// Whether it runs as OpenCL C too.
fn in_opencl(kind: Kind) -> bool {
    matches!(kind, Kind::Histogram | Kind::Centroids(Data::Correlated, 2))
}

/// Bins that pixels of so many bits can vote for.
fn bins(depth: u32) -> impl Iterator<Item = u32> {
    BINS.into_iter().filter(move |bins| bins.ilog2() <= depth)
}

/// The paper's rule: as many copies as stay within the locks.
pub fn best_copies(words: u32) -> u32 {
    (LOCKED / words).clamp(1, 32)
}

impl Kernels {
    /// Runs a sample with less to vote; `perform` is as for [`Self::run`].
    ///
    /// # Errors
    /// Those of `perform`.
    pub fn sample(
        inputs: &Inputs,
        perform: impl Fn(&dyn VoteKernel, &Setting) -> Result<Ran> + Sync,
    ) -> Result<usize> {
        let settings = settings(inputs.picture.depth);
        let chosen = |setting: &&Setting| {
            let Layout {
                words,
                copies,
                padding,
                ..
            } = setting.layout;
            let small = match setting.kind {
                Kind::Histogram => words == 32,
                Kind::Centroids(data, components) => {
                    (words, data, components) == (128, Data::Correlated, 2)
                }
            };
            small && (copies == 1 || (copies == 32 && padding == 1) || copies == best_copies(words))
        };
        let chosen: Vec<_> = settings.iter().filter(chosen).collect();
        let count = inputs.objects.min(SAMPLE as u32);
        let objects = Objects::new(Data::Correlated, count, 128, 2, SEED);
        let pixels = &inputs.picture.pixels;
        let pixels = &pixels[..pixels.len().min(SAMPLE)];
        let ran = points::all(&chosen, &Unseen, |setting| {
            inputs.with(
                pixels,
                |_| &objects,
                setting,
                |kernel| perform(kernel, setting),
            )
        });
        Ok(ran?.len())
    }

    /// Bins of the histograms.
    pub fn bins(&self) -> impl Iterator<Item = u32> {
        bins(self.depth)
    }

    /// What a run took.
    pub fn find(
        &self,
        kind: Kind,
        words: u32,
        copies: u32,
        mapping: Mapping,
        padding: u32,
    ) -> Option<Ran> {
        // One copy is run once.
        let (mapping, padding) = match copies {
            1 => (Mapping::Cyclic, 0),
            _ => (mapping, padding),
        };
        self.in_language(kind, words, copies, mapping, padding, Language::Cuda)
    }

    fn in_language(
        &self,
        kind: Kind,
        words: u32,
        copies: u32,
        mapping: Mapping,
        padding: u32,
        language: Language,
    ) -> Option<Ran> {
        let layout = Layout {
            words,
            copies,
            mapping,
            padding,
            threads: THREADS,
        };
        let setting = Setting {
            kind,
            layout,
            language,
        };
        self.runs
            .iter()
            .find(|(one, _)| *one == setting)
            .map(|(_, ran)| *ran)
    }

    /// Milliseconds of cycles.
    pub fn milliseconds(&self, cycles: u64) -> f64 {
        cycles as f64 / self.clock as f64 / 1000.0
    }

    /// Cycles by copies.
    pub fn by_copies(
        &self,
        kind: Kind,
        words: u32,
        mapping: Mapping,
        padding: u32,
    ) -> Vec<(u32, u64)> {
        let copies = (1..=32).filter_map(|copies| {
            let ran = self.find(kind, words, copies, mapping, padding)?;
            Some((copies, ran.cycles))
        });
        copies.collect()
    }

    /// Cycles of OpenCL's kernels over CUDA's, where both have run: from the least to the most.
    pub fn languages(&self) -> Vec<f64> {
        let both = self
            .runs
            .iter()
            .filter(|(setting, _)| setting.language == Language::OpenCl);
        let ratio = |(setting, ran): &(Setting, Ran)| {
            let Layout {
                words,
                copies,
                mapping,
                padding,
                ..
            } = setting.layout;
            let cuda = self.find(setting.kind, words, copies, mapping, padding)?;
            Some(ran.cycles as f64 / cuda.cycles as f64)
        };
        let mut ratios: Vec<f64> = both.filter_map(ratio).collect();
        ratios.sort_by(f64::total_cmp);
        ratios
    }

    /// Every run.
    pub fn table(&self) -> Table {
        let head = [
            "kernel",
            "language",
            "words",
            "components",
            "copies",
            "mapping",
            "padding",
            "cycles",
            "milliseconds",
            "instructions",
            "iterations",
            "replays",
        ];
        let line = |(setting, ran): &(Setting, Ran)| {
            let Layout {
                words,
                copies,
                mapping,
                padding,
                ..
            } = setting.layout;
            let (kernel, components) = match setting.kind {
                Kind::Histogram => ("histogram", 0),
                Kind::Centroids(Data::Correlated, components) => ("k-means", components),
                Kind::Centroids(Data::Random, components) => {
                    ("k-means, random objects", components)
                }
            };
            let mut line = vec![kernel.to_string(), setting.language.name().to_string()];
            line.extend([words, components, copies].map(|number| number.to_string()));
            line.extend([
                mapping.to_string(),
                padding.to_string(),
                ran.cycles.to_string(),
            ]);
            line.push(format!("{:.6}", self.milliseconds(ran.cycles)));
            line.extend(
                [ran.instructions, ran.iterations, ran.replays].map(|number| number.to_string()),
            );
            line
        };
        Table::new(head, self.runs.iter().map(line))
    }
}

/// A data set by kind, clusters and components.
type Name = (Data, u32, u32);

/// Everything that votes; a data set is made when it is asked for.
pub struct AllVotes {
    inputs: Arc<Inputs>,
    sets: BTreeMap<Name, OnceLock<Objects>>,
}

impl AllVotes {
    pub fn new(inputs: Arc<Inputs>) -> Self {
        let mut sets = BTreeMap::new();
        for data in [Data::Correlated, Data::Random] {
            for clusters in CLUSTERS {
                let names = COMPONENTS.map(|components| (data, clusters, components));
                sets.extend(names.map(|name| (name, OnceLock::new())));
            }
        }
        Self { inputs, sets }
    }

    fn objects(&self, name: Name) -> &Objects {
        let (data, clusters, components) = name;
        let count = self.inputs.objects;
        self.sets[&name].get_or_init(|| Objects::new(data, count, clusters, components, SEED))
    }

    /// Gives the kernel of a setting to `use_it`.
    ///
    /// # Errors
    /// Those of `use_it`.
    pub fn with(
        &self,
        setting: &Setting,
        use_it: impl Fn(&dyn VoteKernel) -> Result<Ran>,
    ) -> Result<Ran> {
        let pixels = &self.inputs.picture.pixels;
        self.inputs
            .with(pixels, |name| self.objects(name), setting, use_it)
    }
}

impl Inputs {
    /// Gives the kernel of a setting to `use_it`.
    fn with<'a>(
        &self,
        pixels: &[u16],
        objects: impl Fn(Name) -> &'a Objects,
        setting: &Setting,
        use_it: impl Fn(&dyn VoteKernel) -> Result<Ran>,
    ) -> Result<Ran> {
        let layout = setting.layout;
        match setting.kind {
            Kind::Histogram => {
                let shift = self.picture.shift(layout.words)?;
                use_it(&Histogram {
                    pixels,
                    shift,
                    layout,
                    blocks: BLOCKS,
                })
            }
            Kind::Centroids(data, components) => {
                let objects = objects((data, layout.words, components));
                use_it(&Centroids { objects, layout })
            }
        }
    }
}
