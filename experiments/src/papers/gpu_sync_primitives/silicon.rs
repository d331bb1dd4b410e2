//! Global memory of an H200 and primitives on it, as measured and on the machine that is fitted to half of its accesses.

use super::curves::BACKOFF;
use crate::engine::batch::Batch;
use crate::engine::outside::Context;
use crate::sync::{
    measured_accesses, measured_operations, root_mean_square, Access, Chaining, Family, Latency,
    MeasuredAccesses, MeasuredOperations, Operations, Section, Timed,
};
use std::collections::BTreeMap;
use turnstile_tools::table::Table;
use turnstile_tools::Result;

/// Its name on the command line.
pub const SILICON: &str = "silicon";
/// The machine.
pub const SILICON_MACHINE: &str = "h200";
/// What of the machine is fitted. All other times of its memory are the least that there are, which contention asks for.
pub const SILICON_LATENCIES: [Latency; 5] = [
    Latency::Partition,
    Latency::Far,
    Latency::CoreLoad,
    Latency::CoreStore,
    Latency::UnitClock,
];

/// Blocks of a contest: one, four and eight a multiprocessor.
const BLOCKS: [u32; 3] = [132, 528, 1056];
/// Winners whose rates differ by less are the same.
const SAME: f64 = 0.05;

/// A point of the accesses.
#[derive(Clone, Copy, Debug)]
pub struct Point {
    /// What was measured.
    pub measured: MeasuredAccesses,
    /// Milliseconds of the machine.
    pub ours: f64,
}

/// A primitive with so many blocks.
#[derive(Clone, Copy, Debug)]
pub struct Contender {
    /// What was measured.
    pub measured: MeasuredOperations,
    /// Operations a second of the machine, if it was through in time.
    pub ours: Option<f64>,
}

/// All of it.
pub struct Silicon {
    points: Vec<Point>,
    contenders: Vec<Contender>,
}

impl Point {
    fn error(&self) -> f64 {
        self.measured.timed.error(self.ours)
    }

    /// Whether it is of atomics, or of loads and stores, that contend.
    fn contends(&self, atomics: bool) -> bool {
        let of = self.measured.timed.of;
        of.contentious && atomics == (of.access == Access::Atomic)
    }

    /// Nanoseconds of an access: theirs and ours.
    fn nanoseconds(&self) -> [f64; 2] {
        let Timed {
            of, milliseconds, ..
        } = self.measured.timed;
        [milliseconds, self.ours].map(|time| time / f64::from(of.accesses) * 1e6)
    }

    /// Contention, kind, direction and chaining.
    fn name(&self) -> [&'static str; 4] {
        let of = self.measured.timed.of;
        [
            of.contention(),
            of.access.name(),
            of.direction(),
            match of.chaining {
                Chaining::Dependent => "dependent",
                Chaining::Free | Chaining::Summed => "independent",
            },
        ]
    }
}

fn operations(of: &MeasuredOperations) -> Operations {
    Operations {
        primitive: of.primitive,
        blocks: of.blocks,
        operations: if of.blocks > BLOCKS[0] { 2 } else { 4 },
        initial: of.initial,
        backoff: BACKOFF,
        section: Section::Empty,
    }
}

/// Who is measured with the blocks of a contest.
fn contenders() -> Result<Vec<MeasuredOperations>> {
    let mut all = measured_operations()?;
    all.retain(|one| BLOCKS.contains(&one.blocks));
    Ok(all)
}

/// Those of one contest, in the order of the tables.
type Contest = (Family, u32, u32);

/// What is run.
pub struct SiliconRuns {
    /// Milliseconds of each access.
    pub accesses: Batch<MeasuredAccesses, f64>,
    /// Operations a second of each contender.
    pub contenders: Batch<MeasuredOperations, Option<f64>>,
}

impl SiliconRuns {
    /// `time` gives the milliseconds of a benchmark, `rate` the operations a second.
    ///
    /// # Errors
    /// If what was measured cannot be read.
    pub fn new(
        time: impl Fn(&Timed) -> Result<f64> + Send + Sync + 'static,
        rate: impl Fn(&Operations) -> Result<Option<f64>> + Send + Sync + 'static,
    ) -> Result<Self> {
        Ok(Self {
            accesses: Batch::new(
                "accesses on an H200",
                measured_accesses()?,
                |one| format!("{:?}", one.timed),
                move |one| time(&one.timed),
            ),
            contenders: Batch::new(
                "primitive on an H200",
                contenders()?,
                |one| format!("{:?}", operations(one)),
                move |one| rate(&operations(one)),
            ),
        })
    }

    /// Runs all.
    ///
    /// # Errors
    /// Those of the runs.
    pub fn all(&self, context: &Context) -> Result<Silicon> {
        let times = self.accesses.all(context)?;
        let points = self.accesses.points().iter().zip(times);
        let point = |(one, ours): (&MeasuredAccesses, f64)| Point {
            measured: *one,
            ours,
        };
        let rates = self.contenders.all(context)?;
        let contenders = self.contenders.points().iter().zip(rates);
        let contender = |(one, ours): (&MeasuredOperations, Option<f64>)| Contender {
            measured: *one,
            ours,
        };
        Ok(Silicon {
            points: points.map(point).collect(),
            contenders: contenders.map(contender).collect(),
        })
    }
}

impl Silicon {
    /// How it was found, in words.
    pub fn how(&self) -> String {
        format!(
            "The machine {SILICON_MACHINE} beside an H200. Of each pair of points, contentious and not, one is fitted, in turn the first and the second; the other ones \
             are predictions. Primitives do 4 operations a block with {} blocks and 2 with more; measured are up to 1,000.",
            BLOCKS[0]
        )
    }

    /// Points by contention, kind, direction and chaining, a column a number of blocks: nanoseconds of an access, measured and ours.
    pub fn accesses(&self) -> Table {
        let mut blocks: Vec<u32> = self
            .points
            .iter()
            .map(|one| one.measured.timed.of.blocks)
            .collect();
        blocks.sort_unstable();
        blocks.dedup();
        let mut lines: Vec<([&str; 4], BTreeMap<u32, &Point>)> = vec![];
        for point in &self.points {
            let name = point.name();
            let at = lines.iter().position(|line| line.0 == name);
            let at = at.unwrap_or_else(|| {
                lines.push((name, BTreeMap::new()));
                lines.len() - 1
            });
            lines[at].1.insert(point.measured.timed.of.blocks, point);
        }
        let mut head = ["contention", "access", "direction", "chaining"]
            .map(String::from)
            .to_vec();
        head.extend(blocks.iter().map(|blocks| match blocks {
            1 => "1 block".into(),
            _ => format!("{blocks} blocks"),
        }));
        let cell = |point: &Point| {
            let [theirs, ours] = point.nanoseconds();
            let fitted = if point.measured.fitted {
                " (fitted)"
            } else {
                ""
            };
            format!("{theirs:.1}: {ours:.1}{fitted}")
        };
        let line = |(name, points): ([&str; 4], BTreeMap<u32, &Point>)| {
            let mut line = name.map(String::from).to_vec();
            line.extend(blocks.iter().map(|blocks| {
                points
                    .get(blocks)
                    .map_or(String::new(), |point| cell(point))
            }));
            line
        };
        Table::new(head, lines.into_iter().map(line))
    }

    /// Errors of both halves.
    pub fn errors(&self) -> Table {
        let head = ["points", "of the half that is fitted", "of the other half"];
        let of = |what: &str, chosen: &dyn Fn(&Point) -> bool| {
            let half = |fitted: bool| {
                let half = self
                    .points
                    .iter()
                    .filter(|one| one.measured.fitted == fitted && chosen(one));
                let errors: Vec<f64> = half.map(Point::error).collect();
                let root = root_mean_square(&errors);
                format!(
                    "{root:.3}, a factor of {:.2} ({} points)",
                    root.exp(),
                    errors.len()
                )
            };
            vec![what.to_string(), half(true), half(false)]
        };
        let lines = [
            of("all", &|_| true),
            of("noncontentious", &|point| {
                !point.measured.timed.of.contentious
            }),
            of("contentious loads", &|point| {
                point.contends(false) && !point.measured.timed.of.write
            }),
            of("contentious atomics", &|point| point.contends(true)),
            of("contentious stores", &|point| {
                point.contends(false) && point.measured.timed.of.write
            }),
            of(
                "all but contentious stores of a block a multiprocessor",
                &|point| {
                    let of = point.measured.timed.of;
                    !(point.contends(false) && of.write && of.blocks == BLOCKS[0])
                },
            ),
        ];
        Table::new(head, lines)
    }

    fn contests(&self) -> BTreeMap<Contest, Vec<&Contender>> {
        let mut all: BTreeMap<Contest, Vec<&Contender>> = BTreeMap::new();
        for one in &self.contenders {
            let of = one.measured;
            let contest = (of.primitive.family(), of.initial, of.blocks);
            all.entry(contest).or_default().push(one);
        }
        all
    }

    /// Who wins, as measured and on the machine.
    pub fn winners(&self) -> Table {
        let head = [
            "primitive",
            "blocks",
            "measured",
            "a second",
            "ours",
            "a second",
            "the same",
            "not through in time",
        ];
        let line = |((family, initial, blocks), all): (Contest, Vec<&Contender>)| {
            let best = |rate: &dyn Fn(&Contender) -> Option<f64>| {
                let rates = all
                    .iter()
                    .filter_map(|one| Some((one.measured, rate(one)?)));
                rates.max_by(|a, b| a.1.total_cmp(&b.1))
            };
            let theirs = best(&|one| Some(one.measured.rate));
            let ours = best(&|one| one.ours);
            let name = |best: &Option<(MeasuredOperations, f64)>| match best {
                Some((of, rate)) => [of.primitive.name().to_string(), format!("{rate:.0}")],
                None => ["-", "-"].map(String::from),
            };
            let same = match (theirs, ours) {
                // What was measured of ours is as good.
                (Some((_, most)), Some((of, _))) => of.rate >= (1.0 - SAME) * most,
                _ => false,
            };
            let late = all.iter().filter(|one| one.ours.is_none());
            let late: Vec<_> = late.map(|one| one.measured.primitive.name()).collect();
            let what = match family {
                Family::Semaphore => format!("semaphore of {initial}"),
                Family::Barrier | Family::Mutex => family.name().to_string(),
            };
            let ([their, their_rate], [our, our_rate]) = (name(&theirs), name(&ours));
            let same = if same { "yes" } else { "no" };
            vec![
                what,
                blocks.to_string(),
                their,
                their_rate,
                our,
                our_rate,
                same.into(),
                late.join(", "),
            ]
        };
        Table::new(head, self.contests().into_iter().map(line))
    }

    /// Every point.
    pub fn all_accesses(&self) -> Table {
        let head = [
            "contention",
            "access",
            "direction",
            "chaining",
            "blocks",
            "theirs",
            "ours",
            "ratio",
            "fitted",
        ];
        let line = |point: &Point| {
            let [theirs, ours] = point.nanoseconds();
            let mut line = point.name().map(String::from).to_vec();
            line.extend([
                point.measured.timed.of.blocks.to_string(),
                format!("{theirs:.3}"),
                format!("{ours:.3}"),
                format!("{:.3}", ours / theirs),
                point.measured.fitted.to_string(),
            ]);
            line
        };
        Table::new(head, self.points.iter().map(line))
    }

    /// Every contender.
    pub fn all_operations(&self) -> Table {
        let head = [
            "family",
            "primitive",
            "initial",
            "blocks",
            "operations",
            "theirs",
            "ours",
        ];
        let line = |one: &Contender| {
            let of = one.measured;
            let initial = match of.primitive.family() {
                Family::Semaphore => of.initial.to_string(),
                Family::Barrier | Family::Mutex => String::new(),
            };
            vec![
                of.primitive.family().name().to_string(),
                of.primitive.name().to_string(),
                initial,
                of.blocks.to_string(),
                operations(&of).operations.to_string(),
                format!("{:.0}", of.rate),
                one.ours.map_or(String::new(), |rate| format!("{rate:.0}")),
            ]
        };
        Table::new(head, self.contenders.iter().map(line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::outside::Unseen;

    /// A GPU that takes `factor` times what was measured, and whose rates are 1 over their `power`.
    fn found(factor: f64, power: i32) -> Silicon {
        let measured = measured_operations().unwrap();
        let rate = move |of: &Operations| {
            let is = |one: &&MeasuredOperations| {
                (one.primitive, one.initial, one.blocks) == (of.primitive, of.initial, of.blocks)
            };
            Ok(measured.iter().find(is).map(|one| one.rate.powi(power)))
        };
        let time = move |timed: &Timed| Ok(factor * timed.milliseconds);
        let runs = SiliconRuns::new(time, rate).unwrap();
        let context = Context {
            program: String::new(),
            command: String::new(),
            out: None,
            kept: None,
            progress: &Unseen,
            tell: &|_| Ok(()),
        };
        runs.all(&context).unwrap()
    }

    fn same(found: &Silicon) -> usize {
        let winners = found.winners().lines;
        assert_eq!(winners.len(), 3 * (1 + 1 + 4));
        winners.iter().filter(|line| line[6] == "yes").count()
    }

    #[test]
    fn a_machine_that_takes_what_was_measured_has_no_error_and_the_same_winners() {
        let found = found(1.0, 1);
        assert_eq!(
            found.errors().lines[0][1..],
            ["0.000, a factor of 1.00 (50 points)"; 2]
        );
        assert_eq!(same(&found), 18);
        let [points, contenders] = [found.points.len(), found.contenders.len()];
        assert_eq!((points, contenders), (100, 3 * 17));
    }

    #[test]
    fn a_machine_that_takes_twice_as_long_and_has_other_winners_is_told() {
        let found = found(2.0, -1);
        assert_eq!(
            found.errors().lines[0][1..],
            ["0.693, a factor of 2.00 (50 points)"; 2]
        );
        // The barriers with 132 blocks are 3 % apart.
        assert_eq!(same(&found), 1);
    }

    /// Rows by kind, columns by blocks.
    #[test]
    fn points_stand_in_their_places() {
        let table = found(1.0, 1).accesses();
        assert_eq!((table.lines.len(), table.head.len()), (20, 4 + 5));
        let of = |names: [&str; 4]| table.lines.iter().find(|line| line[..4] == names).unwrap();
        let writes = of(["contentious", "volatile", "write", "independent"]);
        assert_eq!(writes[8], "8.3: 8.3");
        let reads = of(["noncontentious", "volatile", "read", "dependent"]);
        assert_eq!(reads[4], "140.3: 140.3");
        assert!(
            table
                .lines
                .iter()
                .flatten()
                .filter(|cell| cell.ends_with(" (fitted)"))
                .count()
                == 50
        );
    }
}
