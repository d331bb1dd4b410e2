//! Statements of section 4, checked on the kernels' runs.

use super::kernels::{best_copies, Kernels, Kind, CLUSTERS, COMPONENTS, LOCKED};
use super::statements::{list, same, GAIN, SAME};
use crate::engine::{Row, Statement, Theirs, Unit};
use crate::numbers::{self, most, upper_median};
use crate::votes::Data;
use crate::votes::Mapping::{self, Block, Cyclic};

/// Copies with which every warp of a block has one of its own in block mapping.
const WARPS: u32 = 32;

/// All of them; those that need bins which the pixels have not are left out.
pub fn all(kernels: &Kernels) -> Vec<Statement> {
    let mut all = vec![
        centroids_within_the_locks(kernels),
        centroids_padding(kernels),
        centroids_block(kernels),
        histogram_plain(kernels),
        histogram_cyclic_loses(kernels),
        histogram_padding(kernels),
        histogram_block_padding(kernels),
        histogram_few_copies(kernels),
    ];
    if kernels.bins().any(|bins| bins > 256) {
        all.push(histogram_mappings(kernels));
    }
    all
}

/// The best numbers of copies that the text states.
pub fn numbers(kernels: &Kernels) -> Vec<Row> {
    let mut rows = vec![];
    let correlated = sets().map(|(clusters, components)| (Data::Correlated, clusters, components));
    let random = CLUSTERS.map(|clusters| (Data::Random, clusters, 2));
    for (data, clusters, components) in correlated.chain(random) {
        let what = format!(
                "k-means: best number of copies of {clusters} clusters, {components} components, {} objects",
                data.name()
            );
        let theirs = Theirs::Is(best_copies(clusters).into());
        let all = kernels.by_copies(Kind::Centroids(data, components), clusters, Cyclic, 0);
        let best = best(&all);
        let ours = best.map(|(copies, _)| copies.into());
        let row = Row::new("4.1.1", what, theirs, Unit::Count, ours);
        rows.push(row.moved_by(|| flat(&all, best_copies(clusters))));
    }
    rows
}

/// How far from the fewest cycles so many copies are.
fn flat(by_copies: &[(u32, u64)], copies: u32) -> String {
    let more = least(by_copies, |other| other == copies) / least(by_copies, |_| true) - 1.0;
    format!(
        "the data, which are not the paper's: {copies} copies take {} more cycles than ours",
        percent(more)
    )
}

/// The number of copies with the fewest cycles, and these.
fn best(by_copies: &[(u32, u64)]) -> Option<(u32, u64)> {
    by_copies.iter().copied().min_by_key(|(_, cycles)| *cycles)
}

/// The fewest cycles, as far as `allow` allows copies.
fn least(by_copies: &[(u32, u64)], allow: impl Fn(u32) -> bool) -> f64 {
    let allowed = by_copies.iter().filter(|(copies, _)| allow(*copies));
    numbers::least(allowed.map(|(_, cycles)| *cycles as f64))
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Every data set: clusters and components.
fn sets() -> impl Iterator<Item = (u32, u32)> {
    let of = |clusters| COMPONENTS.map(|components| (clusters, components));
    CLUSTERS.into_iter().flat_map(of)
}

/// Cycles of new centroids by copies.
fn centroids(
    kernels: &Kernels,
    (clusters, components): (u32, u32),
    mapping: Mapping,
    padding: u32,
) -> Vec<(u32, u64)> {
    let kind = Kind::Centroids(Data::Correlated, components);
    kernels.by_copies(kind, clusters, mapping, padding)
}

fn centroids_within_the_locks(kernels: &Kernels) -> Statement {
    let (mut told, mut holds) = (vec![], vec![]);
    for (clusters, components) in sets() {
        let all = centroids(kernels, (clusters, components), Cyclic, 0);
        let Some((copies, cycles)) = best(&all) else {
            continue;
        };
        let within = least(&all, |copies| copies * clusters <= LOCKED);
        let more = within / cycles as f64 - 1.0;
        holds.push(more <= SAME);
        told.push(format!(
            "{clusters} x {components}: best {copies}, within 1,024 words {} more",
            percent(more)
        ));
    }
    let text =
        "k-means: the best number of copies keeps the copies of a vote space within 1,024 words";
    Statement::new("4.1.1", text, &holds, told.join("; "))
}

fn centroids_padding(kernels: &Kernels) -> Statement {
    let mut ratios = vec![];
    for (clusters, components) in sets() {
        let [plain, padded] = [0, 1].map(|padding| {
            let all = centroids(kernels, (clusters, components), Cyclic, padding);
            least(&all, |_| true)
        });
        ratios.push(1.0 - padded / plain);
    }
    let most = most(ratios);
    let text = "k-means: padding does not help";
    let detail = format!(
        "cycles that it saves at the best numbers of copies: {} at most",
        percent(most)
    );
    Statement::new("4.1.1", text, &[most <= SAME], detail)
}

fn centroids_block(kernels: &Kernels) -> Statement {
    let mut ratios = vec![];
    for (clusters, components) in sets() {
        let of = |mapping| centroids(kernels, (clusters, components), mapping, 0);
        for ((copies, cyclic), (_, block)) in of(Cyclic).into_iter().zip(of(Block)) {
            if copies > 1 {
                ratios.push(block as f64 / cyclic as f64);
            }
        }
    }
    let slower = ratios.iter().filter(|ratio| **ratio > 1.0).count();
    let (all, least) = (ratios.len(), numbers::least(ratios.iter().copied()));
    let text = "k-means: block mapping is slower than cyclic in all cases";
    let detail = format!(
        "slower in {slower} of {all}; cycles over cyclic's: median {:.2}, least {least:.2}",
        upper_median(ratios).unwrap_or(f64::NAN)
    );
    let holds = [slower == all, slower > 0];
    Statement::new("4.1.1", text, &holds, detail)
}

/// Cycles of a histogram by copies.
fn votes(kernels: &Kernels, bins: u32, mapping: Mapping, padding: u32) -> Vec<(u32, u64)> {
    kernels.by_copies(Kind::Histogram, bins, mapping, padding)
}

fn histogram_plain(kernels: &Kernels) -> Statement {
    let (mut gains, mut holds) = (vec![], vec![]);
    for mapping in [Cyclic, Block] {
        for bins in kernels.bins().filter(|bins| *bins < LOCKED) {
            let all = votes(kernels, bins, mapping, 0);
            let within = least(&all, |copies| copies * bins <= LOCKED);
            let gain = 1.0 - least(&all, |_| true) / within;
            gains.push(100.0 * gain);
            holds.push(gain <= GAIN);
        }
    }
    let half = gains.len() / 2;
    let text = "histogram without padding: neither mapping gains by copies beyond 1,024 words";
    let detail = format!(
        "cycles saved beyond in %, from 32 bins: cyclic {}; block {}",
        list(gains[..half].iter().copied()),
        list(gains[half..].iter().copied())
    );
    Statement::new("4.2.2", text, &holds, detail)
}

fn histogram_cyclic_loses(kernels: &Kernels) -> Statement {
    let (mut told, mut holds) = (vec![], vec![]);
    // Fewer bins stay within the locks with 32 copies.
    for bins in kernels
        .bins()
        .filter(|bins| (LOCKED / 32 + 1..=256).contains(bins))
    {
        let [cyclic, block] = [Cyclic, Block].map(|mapping| {
            let all = votes(kernels, bins, mapping, 0);
            let most = all.last().map_or(f64::NAN, |(_, cycles)| *cycles as f64);
            most / least(&all, |_| true)
        });
        holds.push(cyclic > block);
        told.push(format!("{bins}: {cyclic:.2}x and {block:.2}x"));
    }
    let text =
        "histogram without padding, up to 256 bins: cyclic mapping loses more with copies beyond 1,024 words";
    let detail = format!(
        "cycles of the most copies over those of the best, cyclic and block: {}",
        told.join("; ")
    );
    Statement::new("4.2.2", text, &holds, detail)
}

/// Cycles that padding saves at the best numbers of copies.
fn padding_gain(kernels: &Kernels, bins: u32, mapping: Mapping) -> f64 {
    let [plain, padded] = [0, 1].map(|padding| {
        // One copy is an answer of either.
        let all = votes(kernels, bins, mapping, padding);
        least(&all, |_| true)
    });
    1.0 - padded / plain
}

fn histogram_padding(kernels: &Kernels) -> Statement {
    let of = |mapping| {
        kernels
            .bins()
            .map(|bins| padding_gain(kernels, bins, mapping))
            .collect::<Vec<_>>()
    };
    let (cyclic, block) = (of(Cyclic), of(Block));
    let few = kernels.bins().filter(|bins| *bins < 256).count();
    let helps = |gains: &[f64]| gains.iter().any(|gain| *gain > SAME);
    let parts = [
        helps(&cyclic),
        helps(&block),
        cyclic[..few]
            .iter()
            .zip(&block)
            .all(|(cyclic, block)| cyclic > block),
        most(cyclic[..few].iter().copied()) > most(cyclic[few..].iter().copied()),
    ];
    let text = "histogram: padding helps both mappings, cyclic most, under 256 bins";
    let shown = |gains: &[f64]| list(gains.iter().map(|gain| 100.0 * gain));
    let detail = format!(
        "cycles that it saves at the best numbers of copies in %, from 32 bins: cyclic {}; block {}",
        shown(&cyclic),
        shown(&block)
    );
    Statement::new("4.2.2", text, &parts, detail)
}

fn histogram_block_padding(kernels: &Kernels) -> Statement {
    let (mut within, mut beyond) = (vec![], vec![]);
    for bins in kernels.bins() {
        let plain = votes(kernels, bins, Block, 0);
        for (copies, cycles) in votes(kernels, bins, Block, 1) {
            let Some((_, plain)) = plain.iter().find(|(other, _)| *other == copies) else {
                continue;
            };
            let saved = 1.0 - cycles as f64 / *plain as f64;
            match copies {
                1 => {}
                _ if copies * bins <= LOCKED => within.push(saved),
                _ => beyond.push(saved),
            }
        }
    }
    let (inside, outside) = (most(within), most(beyond));
    let text = "histogram, block mapping: padding helps only beyond 1,024 words";
    let detail = format!(
        "it saves {} at most up to 1,024 words, and {} at most beyond",
        percent(inside),
        percent(outside)
    );
    Statement::new("4.2.2", text, &[inside <= SAME, outside > SAME], detail)
}

fn histogram_mappings(kernels: &Kernels) -> Statement {
    let (mut told, mut holds) = (vec![], vec![]);
    for bins in kernels.bins().filter(|bins| *bins > 256) {
        let [cyclic, block] = [Cyclic, Block].map(|mapping| {
            let all =
                [0, 1].map(|padding| least(&votes(kernels, bins, mapping, padding), |_| true));
            all[0].min(all[1])
        });
        holds.push(same(cyclic, block));
        told.push(format!("{bins}: {}", percent(block / cyclic - 1.0)));
    }
    let text = "histogram above 256 bins: the two mappings are about equal";
    let detail = format!("block's fewest cycles over cyclic's: {}", told.join("; "));
    Statement::new("4.2.2", text, &holds, detail)
}

fn histogram_few_copies(kernels: &Kernels) -> Statement {
    let (mut worse, mut ratios) = (0, vec![]);
    for bins in kernels.bins() {
        let of = |mapping| votes(kernels, bins, mapping, 1);
        for ((copies, cyclic), (_, block)) in of(Cyclic).into_iter().zip(of(Block)) {
            if copies > 1 && copies < WARPS {
                let ratio = block as f64 / cyclic as f64;
                worse += usize::from(ratio > 1.0);
                ratios.push(ratio);
            }
        }
    }
    let all = ratios.len();
    let text = "histogram: block mapping is worse than cyclic with fewer copies than warps";
    let detail = format!(
        "padded: worse in {worse} of {all}; cycles over cyclic's: median {:.2}",
        upper_median(ratios).unwrap_or(f64::NAN)
    );
    Statement::new("4.2.2", text, &[worse == all, worse > all / 2], detail)
}
