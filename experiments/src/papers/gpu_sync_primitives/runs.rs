//! All runs, and what they say together.

use super::curves::{checked, doubled, settings, Curve, Gpu, Setting};
use crate::engine::batch::Batch;
use crate::engine::outside::Context;
use crate::numbers::upper_median;
use crate::sync::{Family, Primitive, SyncRun};
use std::collections::BTreeMap;
use turnstile_tools::table::Table;
use turnstile_tools::Result;

/// A point of a curve.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// Operations a second.
    pub rate: f64,
    /// Of the first block through with its operations, over that of the last one: the time that it took.
    pub first_end: f64,
    /// Atomics of all blocks together, for each operation of a block.
    pub atomics: f64,
    /// Loads likewise.
    pub loads: f64,
}

/// What is run.
pub struct PrimitiveRuns {
    families: Vec<Family>,
    /// MHz of the cores of each GPU.
    clock: BTreeMap<Gpu, u64>,
    checked: Batch<Setting, Option<SyncRun>>,
    timed: Batch<Setting, Option<SyncRun>>,
    doubled: Batch<Setting, Option<SyncRun>>,
}

/// All runs.
pub struct Runs {
    /// What is run.
    pub families: Vec<Family>,
    /// What each took; nothing if it was given up.
    pub points: BTreeMap<Setting, Option<SyncRun>>,
    /// Runs with twice as many operations.
    pub doubled: BTreeMap<Setting, Option<SyncRun>>,
    /// Runs with checking critical sections.
    pub checked: usize,
    /// MHz of the cores of each GPU.
    pub clock: BTreeMap<Gpu, u64>,
}

impl PrimitiveRuns {
    /// Those of some families; `perform` runs one, and says what it took.
    pub fn new(
        families: &[Family],
        clock: BTreeMap<Gpu, u64>,
        perform: impl Fn(&Setting) -> Result<Option<SyncRun>> + Clone + Send + Sync + 'static,
    ) -> Self {
        let batch = |kind, settings| Batch::new(kind, settings, Setting::name, perform.clone());
        Self {
            families: families.to_vec(),
            clock,
            checked: batch("checked primitive", checked(families)),
            timed: batch("primitive", settings(families)),
            doubled: batch("primitive", doubled(families)),
        }
    }

    /// Its batches. Wrong primitives are found before they are timed.
    pub fn batches(&self) -> [&Batch<Setting, Option<SyncRun>>; 3] {
        [&self.checked, &self.timed, &self.doubled]
    }

    /// Runs all.
    ///
    /// # Errors
    /// Those of the runs.
    pub fn all(&self, context: &Context) -> Result<Runs> {
        let mut found = vec![];
        for batch in self.batches() {
            let settings = batch.points().iter().copied();
            found.push(
                settings
                    .zip(batch.all(context)?)
                    .collect::<BTreeMap<_, _>>(),
            );
        }
        let [checked, points, doubled] = found.try_into().expect("three batches");
        Ok(Runs {
            families: self.families.clone(),
            checked: checked.values().flatten().count(),
            points,
            doubled,
            clock: self.clock.clone(),
        })
    }
}

impl Runs {
    /// Whether these families are run.
    pub fn has(&self, families: &[Family]) -> bool {
        families.iter().all(|family| self.families.contains(family))
    }

    fn seconds(&self, gpu: Gpu, cycles: u64) -> f64 {
        let clock = self.clock.get(&gpu).copied().unwrap_or(1);
        cycles as f64 / clock as f64 / 1e6
    }

    fn rate(&self, setting: &Setting, ran: &SyncRun) -> f64 {
        setting.operations.count() as f64 / self.seconds(setting.gpu, ran.cycles)
    }

    /// A point of a curve, if it has run to its end.
    pub fn point(&self, curve: &Curve, blocks: u32) -> Option<Point> {
        let setting = curve.setting(blocks);
        let ran = self.points.get(&setting)?.as_ref()?;
        let calls = f64::from(blocks) * f64::from(setting.operations.operations);
        let [first, last] = [ran.ends.iter().min(), ran.ends.iter().max()]
            .map(|end| end.copied().map_or(f64::NAN, f64::from));
        Some(Point {
            rate: self.rate(&setting, ran),
            first_end: first / last,
            atomics: ran.memory.atomics.packets as f64 / calls,
            loads: ran.memory.loads.packets as f64 / calls,
        })
    }

    /// Operations a second.
    pub fn rate_of(
        &self,
        gpu: Gpu,
        primitive: Primitive,
        initial: u32,
        blocks: u32,
    ) -> Option<f64> {
        let curve = Curve {
            gpu,
            primitive,
            initial,
        };
        Some(self.point(&curve, blocks)?.rate)
    }

    /// Operations a second by blocks.
    pub fn rates(&self, curve: &Curve) -> Vec<(u32, f64)> {
        let blocks = curve.blocks();
        let rates = blocks.filter_map(|blocks| Some((blocks, self.point(curve, blocks)?.rate)));
        rates.collect()
    }

    /// Most blocks with which all of these ran to their end.
    pub fn together(&self, gpu: Gpu, primitives: &[Primitive], initial: u32) -> Option<u32> {
        let ran = |blocks: &u32| {
            let mut all = primitives.iter();
            all.all(|one| self.rate_of(gpu, *one, initial, *blocks).is_some())
        };
        gpu.blocks().iter().copied().filter(ran).max()
    }

    /// Fewest operations of a block.
    pub(super) fn fewest_operations(&self) -> u32 {
        let all = self.points.keys().map(|one| one.operations.operations);
        all.min().unwrap_or_default()
    }

    /// By how much rates change with twice as many operations; the curves with their shares.
    pub(super) fn doubling(&self) -> Vec<(Setting, f64)> {
        let share = |(setting, ran): (&Setting, &Option<SyncRun>)| {
            let mut half = *setting;
            half.operations.operations /= 2;
            let before = self.rate(&half, self.points.get(&half)?.as_ref()?);
            Some((*setting, self.rate(setting, ran.as_ref()?) / before - 1.0))
        };
        self.doubled.iter().filter_map(share).collect()
    }

    /// The same in words: median and most.
    pub(super) fn changes(&self) -> String {
        let shares: Vec<f64> = self.doubling().iter().map(|one| one.1.abs()).collect();
        let most = shares.iter().copied().reduce(f64::max);
        let percent = |share: Option<f64>| 100.0 * share.unwrap_or(f64::NAN);
        format!(
            "{:.0} % in the median and {:.0} % at most",
            percent(upper_median(shares)),
            percent(most)
        )
    }

    /// What is not drawn, and why.
    pub(super) fn left_out(&self) -> String {
        let mut texts = vec![];
        for curve in Curve::all(&self.families) {
            if let Some((most, why)) = curve.cut().filter(|_| curve.initial == 1) {
                texts.push(format!(
                    "{} beyond {most} blocks, as in the paper, because {why} there",
                    curve.name()
                ));
            }
            let mut given_up = curve.blocks().filter(|blocks| {
                let found = self.points.get(&curve.setting(*blocks));
                found.is_some_and(Option::is_none)
            });
            if let Some(first) = given_up.next() {
                let more = given_up.count();
                texts.push(format!(
                    "{} with {first} blocks and {more} other numbers of blocks, which did not end in time",
                    curve.name()
                ));
            }
        }
        match texts.is_empty() {
            true => "nothing".into(),
            false => texts.join("; "),
        }
    }

    /// Every run.
    pub fn table(&self) -> Table {
        let head = [
            "gpu",
            "machine",
            "family",
            "primitive",
            "initial",
            "blocks",
            "operations",
            "cycles",
            "microseconds",
            "operations_per_second",
            "first_end",
            "atomics",
            "loads",
        ];
        let runs = self.points.iter().chain(&self.doubled);
        let line = |(setting, ran): (&Setting, &Option<SyncRun>)| {
            let of = &setting.operations;
            let initial = match of.primitive.family() {
                Family::Semaphore => of.initial.to_string(),
                Family::Barrier | Family::Mutex => String::new(),
            };
            let mut line = [
                setting.gpu.name(),
                setting.gpu.machine(),
                of.primitive.family().name(),
                of.primitive.name(),
            ]
            .map(String::from)
            .to_vec();
            line.extend([initial, of.blocks.to_string(), of.operations.to_string()]);
            let Some(ran) = ran else {
                line.resize(head.len(), String::new());
                return line;
            };
            line.push(ran.cycles.to_string());
            line.push(format!(
                "{:.3}",
                1e6 * self.seconds(setting.gpu, ran.cycles)
            ));
            line.push(format!("{:.0}", self.rate(setting, ran)));
            line.push(ran.ends.iter().min().map_or(String::new(), u32::to_string));
            line.push(ran.memory.atomics.packets.to_string());
            line.push(ran.memory.loads.packets.to_string());
            line
        };
        Table::new(head, runs.map(line))
    }
}
