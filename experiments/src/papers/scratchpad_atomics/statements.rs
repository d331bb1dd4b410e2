//! The statements of the text, checked on ours.

use super::found::Scratchpad;
use super::kernels::LOCKED;
use super::latency::{bank, position, two_positions, DEGREES, PLACES, STRIDES};
use super::plain::{degrees, strided, Access, OF_ONE_BANK, STRIDES as STRIDES_OF_ALL};
use super::stated::steps;
use super::together::{COLLIDING, WARPS};
use super::votes::{Means, SPACES};
use crate::atomics::{LANES, WORDS};
use crate::engine::Statement;
use crate::numbers::{least, most};
use crate::votes::{replications, Mapping};

use Mapping::{Block, Cyclic};

/// Means that differ by less than this share are called the same: the paper's come from measurements, and its curves are lost.
pub(super) const SAME: f64 = 0.03;
/// A gain of more than this share is called one.
pub(super) const GAIN: f64 = 0.10;

/// All of them.
pub fn all(found: &Scratchpad) -> Vec<Statement> {
    vec![
        place_does_not_matter(found),
        highest_degree_decides(found),
        plain_stride_does_not_matter(found),
        long_is_longer(found),
        colliding_lanes(found),
        colliding_warps(found),
        within_costs_more(found),
        steps_of_figure_3(found),
        mostly_locks(found),
        degrees_of_figure_5(found),
        positions_below_1024(found),
        figure_6(found),
        plain_mappings(found),
        best_copies(found),
        cyclic_sorted(found),
        block_sorted(found),
    ]
}

pub(super) fn same(a: f64, b: f64) -> bool {
    (a - b).abs() <= SAME * a.abs().max(b.abs())
}

/// Numbers with a digit behind the point, comma by comma.
pub(super) fn list(numbers: impl IntoIterator<Item = f64>) -> String {
    let texts = numbers.into_iter().map(|number| format!("{number:.1}"));
    texts.collect::<Vec<_>>().join(", ")
}

impl Scratchpad {
    /// Means of a vote with so many copies.
    fn means(
        &self,
        words: u32,
        copies: u32,
        mapping: Mapping,
        sorted_padded: [bool; 2],
    ) -> Option<Means> {
        let point = self.votes.find(words, copies, mapping, sorted_padded)?;
        Some(point.means(self.constants()))
    }

    /// Means by copies, in order.
    fn by_copies(
        &self,
        words: u32,
        mapping: Mapping,
        [sorted, padded]: [bool; 2],
    ) -> Vec<(u32, Means)> {
        let copies = replications(words, u32::from(padded), WORDS).into_iter();
        let means = |copies| {
            Some((
                copies,
                self.means(words, copies, mapping, [sorted, padded])?,
            ))
        };
        copies.filter_map(means).collect()
    }

    /// Share of the cycles of one copy that the best number of copies saves.
    fn gain(&self, words: u32, mapping: Mapping, sorted_padded: [bool; 2]) -> f64 {
        let all = self.by_copies(words, mapping, sorted_padded);
        let one = all.first().map_or(0.0, |first| first.1.cycles);
        let best = all.iter().map(|(_, means)| means.cycles);
        1.0 - least(best) / one
    }
}

fn place_does_not_matter(found: &Scratchpad) -> Statement {
    let differ = DEGREES
        .filter(|n| {
            let first = found.cycles(position(*n, PLACES[0]));
            PLACES
                .iter()
                .any(|at| found.cycles(position(*n, *at)) != first)
        })
        .count();
    let detail = format!("degrees of 1 to 32 at words {PLACES:?}: {differ} differ");
    let text = "the latency of a position conflict does not depend on the address";
    Statement::new("2.1.1", text, &[differ == 0], detail)
}

fn highest_degree_decides(found: &Scratchpad) -> Statement {
    let cases = [[5, 3], [5, 5], [12, 2], [9, 7]];
    let holds = cases.map(|degrees| {
        let highest = degrees[0].max(degrees[1]);
        found.cycles(two_positions(degrees)) == found.cycles(position(highest, 0))
    });
    let detail = format!(
        "two words with {cases:?} lanes take what the higher degree takes alone: {holds:?}"
    );
    let text = "with conflicts at several addresses the highest degree alone decides the latency";
    Statement::new("2.1.1", text, &holds, detail)
}

fn long_is_longer(found: &Scratchpad) -> Statement {
    let base = found.cycles(position(1, 0));
    let [long, position] = [bank_at(1024), position(2, 0)].map(|words| found.cycles(words) - base);
    let by = i64::try_from(long).unwrap_or(0) - position as i64;
    let bank = i64::from(found.constants().bank);
    let text = "a long bank conflict takes longer than a position conflict, by one replay";
    let detail = format!("{long} and {position}: {by} more, a replay is {bank}");
    Statement::new("2.1.3", text, &[long > position, by == bank], detail)
}

fn plain_stride_does_not_matter(found: &Scratchpad) -> Statement {
    let mut accesses = 0;
    let mut differ = vec![];
    for access in Access::ALL {
        let of_one_bank = OF_ONE_BANK.into_iter().flat_map(|stride| {
            degrees(stride)
                .map(move |m| (format!("{m} lanes, stride {stride}"), bank(m, stride), m))
        });
        // All lanes: at a stride of a power of two they fill as many banks fewer.
        let strided = STRIDES_OF_ALL.into_iter().filter_map(|stride| {
            let degree = stride.min(LANES as u32);
            Some((
                format!("all lanes, stride {stride}"),
                strided(stride)?,
                degree,
            ))
        });
        for (what, words, degree) in of_one_bank.chain(strided) {
            accesses += 1;
            if found.plain.of(access, words) != degree - 1 {
                differ.push(format!("{} of {what}", access.name()));
            }
        }
    }
    let text =
        "a plain read or write with an m-way bank conflict costs (m - 1) replays at any stride";
    let detail = format!(
        "{accesses} reads and writes at strides {STRIDES_OF_ALL:?}: {} differ{}",
        differ.len(),
        differ
            .first()
            .map_or(String::new(), |first| format!(", first the {first}"))
    );
    Statement::new("2.1.2", text, &[differ.is_empty()], detail)
}

/// The text's first pattern: two lanes so far apart.
fn bank_at(distance: u32) -> [u32; LANES] {
    super::latency::starting(&[0, distance])
}

/// Clocks an instruction, warps by warps.
fn clocks(found: &Scratchpad, colliding: u32) -> String {
    let of = WARPS.map(|warps| found.together.of(warps, colliding));
    list(of)
}

fn colliding_lanes(found: &Scratchpad) -> Statement {
    let alike = WARPS.map(|warps| {
        let some = COLLIDING.into_iter().filter(|lanes| *lanes > 0);
        let mut some = some.map(|lanes| found.together.of(warps, lanes));
        let first = some.next().unwrap_or(0.0);
        some.all(|clocks| same(clocks, first))
    });
    let told = COLLIDING.map(|lanes| format!("{lanes} lanes: {}", clocks(found, lanes)));
    let text = "between warps: throughput does not depend on how many lanes of each collide";
    let detail = format!(
        "RTL clocks an instruction with {WARPS:?} warps, {}",
        told.join("; ")
    );
    Statement::new("2.2", text, &alike, detail)
}

fn colliding_warps(found: &Scratchpad) -> Statement {
    let more = |warps| found.together.of(warps, 32) / found.together.of(warps, 0);
    let factors = WARPS.map(more);
    let falls = factors.windows(2).all(|pair| pair[1] >= pair[0]) && factors[3] > 1.0 + GAIN;
    let text = "between warps: throughput falls with the number of warps that collide";
    let detail = format!(
        "RTL clocks of an instruction over those without a collision, with {WARPS:?} warps: {}",
        factors.map(|factor| format!("{factor:.2}")).join(", ")
    );
    Statement::new("2.2", text, &[falls], detail)
}

fn within_costs_more(found: &Scratchpad) -> Statement {
    let pairs = [2, 4, 8].map(|degree| {
        let within = found.together.alone(degree) / found.together.alone(1);
        let between = found.together.of(degree, 32) / found.together.of(degree, 0);
        (degree, within, between)
    });
    let parts = pairs.map(|(_, within, between)| within > between);
    let told = pairs
        .map(|(degree, within, between)| format!("degree {degree}: {within:.2} and {between:.2}"));
    let text = "conflicts within a warp cost more than between warps, degree by degree";
    let detail = format!(
        "RTL clocks over those without a conflict, within and between: {}",
        told.join("; ")
    );
    Statement::new("2.2", text, &parts, detail)
}

fn steps_of_figure_3(found: &Scratchpad) -> Statement {
    let step =
        |stride: u32, m: u32| found.cycles(bank(m, stride)) - found.cycles(bank(m - 1, stride));
    let top = DEGREES.skip(1).all(|m| step(STRIDES[0], m) == 64);
    let stated = steps();
    let bottom = (2..).take(stated.len()).map(|m| step(STRIDES[1], m));
    let bottom: Vec<u64> = bottom.collect();
    let text = "at a stride of 32 words all steps are short; at 256 each fourth is a long one, and steps grow by an extra one behind it";
    let detail = format!("stride 32: all 64 is {top}; stride 256: {bottom:?}");
    Statement::new("fig. 3", text, &[top, bottom == stated], detail)
}

fn mostly_locks(found: &Scratchpad) -> Statement {
    let means = SPACES.map(|words| found.means(words, 1, Cyclic, [false; 2]));
    let means: Vec<Means> = means.into_iter().flatten().collect();
    let shares = |part: fn(&Means) -> f64| {
        let share = |means: &Means| part(means) / (means.lock + means.bank);
        means.iter().map(share).collect::<Vec<_>>()
    };
    let [plain, renamed] = [
        shares(|means| means.lock),
        shares(|means| means.lock + means.lost),
    ];
    let text = "one copy: most of the penalty is the locks', even where the bank degree is higher";
    let percent = |shares: &[f64]| list(shares.iter().map(|share| 100.0 * share));
    let detail = format!(
        "locks' share of the penalty in % from 32 to 4,096 words, as Algorithm 1 adds: {}; with replays of lanes that lose: {}",
        percent(&plain),
        percent(&renamed)
    );
    // The second way of counting gives the locks more.
    let most = renamed.iter().map(|share| *share > 0.5);
    Statement::new("fig. 5", text, &most.collect::<Vec<_>>(), detail)
}

fn degrees_of_figure_5(found: &Scratchpad) -> Statement {
    let means = |words| found.means(words, 1, Cyclic, [false; 2]);
    let all: Vec<Means> = SPACES.into_iter().filter_map(means).collect();
    let (small, large): (Vec<_>, Vec<_>) = SPACES
        .iter()
        .zip(&all)
        .partition(|(words, _)| **words <= LOCKED);
    let falls = small
        .windows(2)
        .all(|pair| pair[1].1.lock_degree < pair[0].1.lock_degree);
    let last = small.last().map_or(0.0, |one| one.1.lock_degree);
    let constant = large.iter().all(|one| same(one.1.lock_degree, last));
    let faster = small
        .windows(2)
        .all(|pair| pair[1].1.cycles < pair[0].1.cycles);
    let text = "one copy: the lock degree falls with the vote space up to 1,024 words and is constant from there; the latency falls up to there";
    let detail = format!(
        "lock degree {}; cycles {}",
        all.iter()
            .map(|one| format!("{:.2}", one.lock_degree))
            .collect::<Vec<_>>()
            .join(", "),
        list(all.iter().map(|one| one.cycles))
    );
    Statement::new("fig. 5", text, &[falls, constant, faster], detail)
}

fn positions_below_1024(found: &Scratchpad) -> Statement {
    let aliased = SPACES.map(|words| {
        let point = found.votes.find(words, 1, Cyclic, [false; 2]);
        point.map_or(0, |point| point.sums.aliased)
    });
    let beyond = |large: bool| {
        let spaces = SPACES.iter().zip(aliased);
        let of_side = spaces.filter(move |(words, _)| (**words > LOCKED) == large);
        of_side.map(|(_, aliased)| aliased).sum::<u64>()
    };
    let text = "one copy: up to 1,024 words lock conflicts are position conflicts only; beyond, words share locks";
    let detail =
        format!("warps in which words that share a lock decide, from 32 words: {aliased:?}");
    Statement::new(
        "fig. 5",
        text,
        &[beyond(false) == 0, beyond(true) > 0],
        detail,
    )
}

fn figure_6(found: &Scratchpad) -> Statement {
    let degree = |words, mapping| {
        let point = found.votes.most_copies(words, mapping)?;
        Some(point.means(found.constants()).lock_degree)
    };
    let one = |words| {
        found
            .means(words, 1, Cyclic, [false; 2])
            .map(|means| means.lock_degree)
    };
    let mut saved = vec![];
    let (mut falls, mut stays, mut alike) = (true, true, true);
    for words in SPACES {
        let (Some(one), Some(cyclic), Some(block)) =
            (one(words), degree(words, Cyclic), degree(words, Block))
        else {
            continue;
        };
        // Of what can be saved: a degree of one is none.
        let share = (one - cyclic) / (one - 1.0);
        match words < LOCKED {
            true => falls &= share > GAIN,
            false => stays &= share.abs() < GAIN,
        }
        alike &= same(cyclic, block);
        saved.push(100.0 * share);
    }
    let text = "most copies: the lock degree falls much for spaces under 1,024 words and not at all from there; cyclic and block are alike";
    let detail = format!(
        "share of the lock degree above one that copies save, in %, from 32 words: {}; cyclic and block within {:.0} %: {alike}",
        list(saved),
        100.0 * SAME
    );
    Statement::new("fig. 6", text, &[falls, stays, alike], detail)
}

fn plain_mappings(found: &Scratchpad) -> Statement {
    let mut widest: f64 = 0.0;
    for words in SPACES {
        for (copies, cyclic) in found.by_copies(words, Cyclic, [false; 2]) {
            let others = [(Cyclic, true), (Block, false), (Block, true)];
            for (mapping, padded) in others {
                if let Some(other) = found.means(words, copies, mapping, [false, padded]) {
                    widest = widest.max((other.cycles / cyclic.cycles - 1.0).abs());
                }
            }
        }
    }
    let text =
        "unsorted votes: cyclic and block mapping are alike, and padding makes no difference";
    let detail = format!("largest difference {:.1} %", 100.0 * widest);
    Statement::new("fig. 7", text, &[widest <= SAME], detail)
}

fn best_copies(found: &Scratchpad) -> Statement {
    let mut told = vec![];
    let mut holds = vec![];
    for words in SPACES.into_iter().filter(|words| *words < LOCKED) {
        let all = found.by_copies(words, Cyclic, [false; 2]);
        let best = all.iter().min_by(|a, b| a.1.cycles.total_cmp(&b.1.cycles));
        let largest = all.iter().rfind(|(copies, _)| copies * words <= LOCKED);
        if let (Some(best), Some(largest)) = (best, largest) {
            holds.push(best.0 == largest.0);
            told.push(format!(
                "{words}: best {} ({:.1}), largest within 1,024 {} ({:.1})",
                best.0, best.1.cycles, largest.0, largest.1.cycles
            ));
        }
    }
    let text =
        "unsorted votes: the best number of copies is the largest whose words stay within 1,024";
    Statement::new("fig. 7", text, &holds, told.join("; "))
}

/// Gains in percent from 32 words on.
fn gains(found: &Scratchpad, mapping: Mapping, padded: bool) -> Vec<f64> {
    let gain = |words| 100.0 * found.gain(words, mapping, [true, padded]);
    SPACES.map(gain).to_vec()
}

fn cyclic_sorted(found: &Scratchpad) -> Statement {
    let [plain, padded] = [false, true].map(|padded| gains(found, Cyclic, padded));
    let small = SPACES.iter().filter(|words| **words < LOCKED).count();
    let large = plain[..small].iter().all(|gain| *gain > 100.0 * GAIN);
    let none = plain[small..].iter().all(|gain| *gain < 100.0 * GAIN);
    let more = plain
        .iter()
        .zip(&padded)
        .all(|(plain, padded)| padded > plain);
    let text = "sorted votes, cyclic: copies gain much for spaces under 1,024 words and nothing from there; padding gains more";
    let detail = format!(
        "cycles saved by the best number of copies in %, from 32 words: {}; padded: {}",
        list(plain),
        list(padded)
    );
    Statement::new("fig. 7", text, &[large, none, more], detail)
}

fn block_sorted(found: &Scratchpad) -> Statement {
    let (mut few, mut all, mut padding) = (vec![], vec![], 0.0_f64);
    for words in SPACES {
        let by_copies = found.by_copies(words, Block, [true, false]);
        let Some(one) = by_copies.first().map(|first| first.1.cycles) else {
            continue;
        };
        for (copies, means) in &by_copies {
            let gain = 100.0 * (1.0 - means.cycles / one);
            match *copies {
                2 | 4 => few.push(gain),
                32 => all.push(gain),
                _ => {}
            }
            if let Some(padded) = found.means(words, *copies, Block, [true, true]) {
                padding = padding.max((padded.cycles / means.cycles - 1.0).abs());
            }
        }
    }
    let (most, least) = (most(few), least(all));
    let text = "sorted votes, block: few copies gain little, padding does not matter, and a copy a thread does help";
    let detail = format!(
        "2 and 4 copies save at most {most:.1} %, 32 copies {least:.1} % or more; padding changes {:.1} % at most",
        100.0 * padding
    );
    let parts = [most < least, padding <= SAME, least > 100.0 * GAIN];
    Statement::new("fig. 7", text, &parts, detail)
}
