//! The paper's claim that three parameters of a memory system predict which primitive wins: a machine on which they are changed, and where the
//! winner does.

use super::curves::{Gpu, BACKOFF};
use super::memory::{ratios, Times};
use super::runs::Runs;
use super::stated::{Contest, STATED};
use super::winners::winners;
use crate::engine::batch::Batch;
use crate::engine::{Figure, Statement};
use crate::engine::{Panel, PanelKind, Series};
use crate::sync::{Access, Accesses, Chaining, Family, Operations, Primitive, Section};
use serde::{Deserialize, Serialize};
use turnstile_machine::SimtConfig;
use turnstile_tools::table::Table;
use turnstile_tools::Result;

/// Blocks, six a multiprocessor of the machine that is changed, a GTX 580: what the XF barrier leaves room for.
const BLOCKS: u32 = 96;
/// Operations of a block.
const OPERATIONS: u32 = 4;
/// Accesses of a block that a ratio is made of.
const ACCESSES: u32 = 40;
/// Number of the chart, behind the paper's.
const FIGURE: u32 = 5;
/// Cycles of the array of a held line: what an atomic costs.
const ARRAYS: [u64; 4] = [1, 6, 30, 120];
/// Cycles between two loads of a line: what contention costs.
const LINES: [u64; 3] = [1, 3, 12];

/// A memory system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setting {
    /// The atomic unit holds its line.
    pub hold: bool,
    array: u64,
    line: u64,
}

/// What was found on it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Found {
    setting: Setting,
    /// Contentious atomics over contentious volatile reads.
    atomic: f64,
    /// Contentious volatile reads over others.
    contention: f64,
    /// Operations a second of each contender of a contest, if it was through in time.
    rates: Vec<Vec<(Primitive, Option<f64>)>>,
}

/// All of it.
pub struct Boundary {
    pub found: Vec<Found>,
}

impl Setting {
    /// All of them.
    fn all() -> Vec<Self> {
        let of_hold = |hold| {
            let of_array = move |array| LINES.map(move |line| Self { hold, array, line });
            ARRAYS.into_iter().flat_map(of_array)
        };
        [false, true].into_iter().flat_map(of_hold).collect()
    }

    /// A machine with this memory system, all else as it was.
    fn on(&self, machine: &SimtConfig) -> SimtConfig {
        let mut machine = machine.clone();
        let memory = &mut machine.memory;
        let atomics = memory.atomics.get_or_insert_default();
        (atomics.hold, atomics.array) = (self.hold, self.array);
        // Look-ups take the longer the array does, as on both GPUs of the paper.
        (atomics.acquire, atomics.interval) = (2 * self.array, 2 * self.array);
        (memory.l2.load_interval, memory.l2.store_interval) = (self.line, self.line.div_ceil(3));
        machine
    }
}

/// The memory systems around `machine`; `time` gives the cycles of a benchmark, `rate` the operations a second.
pub fn batch(
    machine: SimtConfig,
    time: impl Fn(&SimtConfig, &Accesses) -> Result<u64> + Send + Sync + 'static,
    rate: impl Fn(&SimtConfig, &Operations) -> Result<Option<f64>> + Send + Sync + 'static,
) -> Batch<Setting, Found> {
    Batch::new(
        "memory system",
        Setting::all(),
        |setting| format!("{setting:?}"),
        move |setting| {
            let machine = setting.on(&machine);
            let cycles = |access, contentious| -> Result<f64> {
                let of = Accesses {
                    access,
                    write: false,
                    contentious,
                    chaining: Chaining::Free,
                    blocks: BLOCKS,
                    accesses: ACCESSES,
                };
                Ok(time(&machine, &of)? as f64)
            };
            let contentious = cycles(Access::Volatile, true)?;
            let of_contest = |contest: &Contest| {
                let of_one = |primitive| {
                    Ok((
                        primitive,
                        rate(&machine, &operations(primitive, contest.initial))?,
                    ))
                };
                contenders(contest).into_iter().map(of_one).collect()
            };
            Ok(Found {
                setting: *setting,
                atomic: cycles(Access::Atomic, true)? / contentious,
                contention: contentious / cycles(Access::Volatile, false)?,
                rates: STATED
                    .table_5
                    .iter()
                    .map(of_contest)
                    .collect::<Result<_>>()?,
            })
        },
    )
}

impl Boundary {
    /// Every memory system: ratios, and rates and winner of each contest.
    pub fn table(&self) -> Table {
        let mut head: Vec<String> = [
            "hold",
            "array",
            "line",
            "atomic_over_volatile",
            "contentious_over_not",
        ]
        .map(String::from)
        .to_vec();
        for contest in &STATED.table_5 {
            head.extend(
                contenders(contest)
                    .iter()
                    .map(|one| format!("{}: {}", contest.what, one.name())),
            );
            head.push(format!("{}: best", contest.what));
        }
        let line = |found: &Found| {
            let Setting { hold, array, line } = found.setting;
            let mut cells = vec![
                hold.to_string(),
                array.to_string(),
                line.to_string(),
                format!("{:.3}", found.atomic),
                format!("{:.3}", found.contention),
            ];
            for rates in &found.rates {
                cells.extend(
                    rates
                        .iter()
                        .map(|(_, rate)| rate.map_or(String::new(), |rate| format!("{rate:.0}"))),
                );
                cells.push(best(rates).map_or(String::new(), |one| one.name().into()));
            }
            cells
        };
        Table::new(head, self.found.iter().map(line))
    }

    /// Where the winner changes: rates of sleeping over spinning primitives, by what an atomic costs.
    pub fn figure(&self) -> Figure {
        let panels = STATED
            .table_5
            .iter()
            .enumerate()
            .flat_map(|(place, contest)| {
                [false, true].map(|hold| self.panel(place, contest, hold))
            });
        let title = "which primitive wins, by the three parameters (above 1 the sleeping one)";
        Figure::new(FIGURE, title, panels.collect())
    }

    fn panel(&self, place: usize, contest: &Contest, hold: bool) -> Panel {
        let at = |array, line| {
            self.found.iter().find(move |one| {
                (one.setting.hold, one.setting.array, one.setting.line) == (hold, array, line)
            })
        };
        let series = |line: u64| {
            let contention = at(ARRAYS[0], line).map_or(f64::NAN, |one| one.contention);
            Series::new(
                format!("contention {contention:.1}x"),
                ARRAYS.map(|array| at(array, line)?.sleeping(place)),
            )
        };
        let ratio = |array: u64| {
            let middle = at(array, LINES[1]).map_or(f64::NAN, |one| one.atomic);
            format!("{middle:.1}")
        };
        let held = if hold { "held" } else { "not held" };
        Panel::new(
            format!("{}, lines {held}: by atomic:volatile", contest.what),
            PanelKind::LogLines,
            ARRAYS.map(ratio),
            LINES.map(series),
        )
    }

    /// What the memory system nearest to that of a GPU says of who wins there.
    fn predicted(
        &self,
        hold: bool,
        atomic: f64,
        contention: f64,
        place: usize,
    ) -> Option<Primitive> {
        let distance = |one: &&Found| {
            (one.atomic / atomic).ln().powi(2) + (one.contention / contention).ln().powi(2)
        };
        let same = self.found.iter().filter(|one| one.setting.hold == hold);
        let nearest = same.min_by(|a, b| distance(a).total_cmp(&distance(b)))?;
        best(&nearest.rates[place])
    }

    /// The claim: ratios of the GPUs from their memory benchmarks, winners from their runs.
    pub fn claim(&self, times: &Times, runs: &Runs) -> Statement {
        let (mut right, mut wrong) = (vec![], vec![]);
        for gpu in Gpu::ALL {
            let Some([atomic, contention]) = ratios(times, gpu) else {
                continue;
            };
            let winners = winners(runs, gpu).into_iter();
            for (place, (contest, winner)) in STATED.table_5.iter().zip(winners).enumerate() {
                let Some(winner) = winner else { continue };
                let predicted = self.predicted(gpu == Gpu::Fermi, atomic, contention, place);
                right.push(predicted == Some(winner));
                if predicted != Some(winner) {
                    let predicted = predicted.map_or("none", Primitive::name);
                    let (gpu, what, winner) = (gpu.name(), &contest.what, winner.name());
                    wrong.push(format!(
                        "; {gpu}, {what}: {winner} wins, and not {predicted}"
                    ));
                }
            }
        }
        let count = right.iter().filter(|one| **one).count();
        Statement::new(
            "4",
            "the three parameters (atomic:volatile, contentious:noncontentious, held lines) predict which primitive is the best on a GPU",
            &right,
            format!(
                "with the nearest of {} settings of the three, a GTX 580 has the winner of {count} of {} contests{}",
                self.found.len(),
                right.len(),
                wrong.concat()
            ),
        )
    }
}

impl Found {
    /// Rate of the sleeping contender over the best other one.
    fn sleeping(&self, place: usize) -> Option<f64> {
        let rates = &self.rates[place];
        let sleeps = |primitive: Primitive| {
            matches!(
                primitive,
                Primitive::XfBarrier | Primitive::TicketMutex | Primitive::SleepingSemaphore
            )
        };
        let of = |sleeping: bool| {
            let rates = rates.iter().filter(|(one, _)| sleeps(*one) == sleeping);
            rates.filter_map(|(_, rate)| *rate).reduce(f64::max)
        };
        Some(of(true)? / of(false)?)
    }
}

/// Who is in for the win of a contest. Plain spin semaphores, which win nowhere and may take for ever, are left out, and so is the ring
/// buffer, which is worse than FA in all respects.
fn contenders(contest: &Contest) -> Vec<Primitive> {
    let mut all = contest.family.primitives();
    all.retain(|one| !matches!(one, Primitive::SpinSemaphore | Primitive::RingMutex));
    all
}

fn operations(primitive: Primitive, initial: u32) -> Operations {
    Operations {
        primitive,
        blocks: BLOCKS,
        operations: match primitive.family() {
            Family::Barrier => 2 * OPERATIONS,
            Family::Mutex | Family::Semaphore => OPERATIONS,
        },
        initial,
        backoff: BACKOFF,
        section: Section::Empty,
    }
}

fn best(rates: &[(Primitive, Option<f64>)]) -> Option<Primitive> {
    let rates = rates
        .iter()
        .filter_map(|(one, rate)| Some((*one, (*rate)?)));
    let best = rates.max_by(|(_, a), (_, b)| a.total_cmp(b));
    best.map(|(one, _)| one)
}
