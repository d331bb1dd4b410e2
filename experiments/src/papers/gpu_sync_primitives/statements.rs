//! The statements of sections 5 to 7, checked on ours.

use super::curves::{Curve, Gpu, INITIAL};
use super::runs::Runs;
use crate::engine::Statement;
use crate::numbers::{least, most};
use crate::sync::Family;
use crate::sync::Primitive::{
    self, AtomicBarrier, BackoffMutex, BackoffSemaphore, RingMutex, SleepingSemaphore, SpinMutex,
    SpinSemaphore, TicketMutex, XfBarrier,
};

use Gpu::{Fermi, Tesla};

/// Rates that differ by less than this share are called the same: the paper's axes are logarithmic.
const SAME: f64 = 0.25;
/// A rate that is so many times another one is far from it.
const LARGE: f64 = 2.0;
/// Blocks first through before this share of the time show that the order is not that of arrival.
const FAIR: f64 = 0.7;

/// All of those on families that are run.
pub fn all(runs: &Runs) -> Vec<Statement> {
    use Family::{Barrier, Mutex, Semaphore};
    type Of = fn(&Runs) -> Statement;
    let all: [(&[Family], Of); 14] = [
        (&[Barrier], xf_is_faster),
        (&[Barrier], xf_dips),
        (&[Barrier], atomic_barrier_jumps),
        (&[Mutex], backoff_is_smooth),
        (&[Mutex], few_blocks),
        (&[Mutex], ring_is_worse),
        (&[Mutex, Semaphore], sleeping_is_best),
        (&[Mutex, Semaphore], who_is_fair),
        (&[Semaphore], backoff_of_semaphores),
        (&[Semaphore], backoff_is_constant),
        (&[Semaphore], initial_of_spin),
        (&[Semaphore], initial_of_sleeping),
        (&[Semaphore], atomics_of_sleeping),
        (&[], trends_are_flat),
    ];
    let chosen = all.iter().filter(|(families, _)| runs.has(families));
    chosen.map(|(_, of)| of(runs)).collect()
}

fn curve(gpu: Gpu, primitive: Primitive, initial: u32) -> Curve {
    Curve {
        gpu,
        primitive,
        initial,
    }
}

/// Blocks and the rate of one primitive over that of another, where both ran to their end.
fn ratios(runs: &Runs, gpu: Gpu, [one, other]: [Primitive; 2], initial: u32) -> Vec<(u32, f64)> {
    let others = runs.rates(&curve(gpu, other, initial));
    let ratio = |(blocks, rate): (u32, f64)| {
        let (_, other) = others.iter().find(|(there, _)| *there == blocks)?;
        Some((blocks, rate / other))
    };
    let rates = runs.rates(&curve(gpu, one, initial)).into_iter();
    rates.filter_map(ratio).collect()
}

/// From the least to the most.
fn range(ratios: impl IntoIterator<Item = f64>) -> String {
    let ratios: Vec<f64> = ratios.into_iter().collect();
    let (least, most) = (least(ratios.iter().copied()), most(ratios));
    match least <= most {
        true => format!("{least:.2}x to {most:.2}x"),
        false => "no run".into(),
    }
}

/// Whether it holds for all, of which there is one at least.
fn every<T>(all: &[T], holds: impl FnMut(&T) -> bool) -> bool {
    !all.is_empty() && all.iter().all(holds)
}

fn xf_is_faster(runs: &Runs) -> Statement {
    let of = Gpu::ALL.map(|gpu| ratios(runs, gpu, [XfBarrier, AtomicBarrier], 1));
    let parts = of
        .each_ref()
        .map(|ratios| every(ratios, |(_, ratio)| *ratio > 1.0));
    let [tesla, fermi] = of.map(|ratios| range(ratios.into_iter().map(|one| one.1)));
    Statement::new(
        "fig. 1",
        "the XF barrier is always faster than the two-stage atomic barrier",
        &parts,
        format!("XF over it: Tesla {tesla}, Fermi {fermi}"),
    )
}

fn xf_dips(runs: &Runs) -> Statement {
    let rate = |blocks| runs.rate_of(Tesla, XfBarrier, 1, blocks);
    let ratio = |more, less| Some(rate(more)? / rate(less)?);
    let [before, across] = [ratio(128, 120), ratio(150, 128)].map(|one| one.unwrap_or(f64::NAN));
    // Per block more, since the steps have different lengths.
    let slope = |ratio: f64, blocks: f64| -ratio.ln() / blocks;
    Statement::new(
        "fig. 1",
        "Tesla: the XF barrier dips where there are more blocks than threads of a block (128)",
        &[slope(across, 22.0) > slope(before, 8.0)],
        format!("rate with 128 blocks over 120: {before:.3}x; with 150 over 128: {across:.3}x"),
    )
}

fn atomic_barrier_jumps(runs: &Runs) -> Statement {
    let rates = runs.rates(&curve(Fermi, AtomicBarrier, 1));
    let rises = rates.windows(2).filter(|pair| pair[1].1 > pair[0].1);
    let told: Vec<_> = rises
        .clone()
        .map(|pair| format!("{} to {}", pair[0].0, pair[1].0))
        .collect();
    let detail = match told.is_empty() {
        true => "its rate falls from each number of blocks to the next".into(),
        false => format!("its rate rises from blocks {}", told.join(", ")),
    };
    Statement::new(
        "fig. 1",
        "Fermi: the two-stage atomic barrier jumps up once",
        &[told.len() == 1],
        detail,
    )
}

/// How much a curve bends: the mean of the differences between steps of its logarithm.
fn roughness(runs: &Runs, curve: Curve) -> f64 {
    let rates = runs.rates(&curve);
    let bends = rates.windows(3).map(|three| {
        let step = |one: usize| (three[one + 1].1 / three[one].1).ln();
        (step(1) - step(0)).abs()
    });
    let count = rates.len().saturating_sub(2);
    bends.sum::<f64>() / count as f64
}

fn backoff_is_smooth(runs: &Runs) -> Statement {
    let of = Gpu::ALL
        .map(|gpu| [BackoffMutex, SpinMutex].map(|one| roughness(runs, curve(gpu, one, 1))));
    let faster = ratios(runs, Fermi, [BackoffMutex, SpinMutex], 1);
    let at_scale = faster.last().map_or(f64::NAN, |last| last.1);
    Statement::new(
        "6, fig. 2",
        "backoff makes the spin mutex scale smoothly on both, and faster on Fermi",
        &[
            of[0][0] < of[0][1],
            of[1][0] < of[1][1],
            at_scale > 1.0,
        ],
        format!(
            "mean bend of the curve with backoff and without: Tesla {:.2} and {:.2}, Fermi {:.2} and {:.2}; rate with backoff over without: Fermi at scale {at_scale:.2}x",
            of[0][0], of[0][1], of[1][0], of[1][1]
        ),
    )
}

fn few_blocks(runs: &Runs) -> Statement {
    let ratios = ratios(runs, Fermi, [TicketMutex, BackoffMutex], 1);
    let several = ratios.iter().filter(|(blocks, _)| *blocks > 1);
    type Rates<'a> = Vec<&'a (u32, f64)>;
    let (good, worse): (Rates, Rates) = several.partition(|(_, ratio)| *ratio >= 1.0);
    let overtaken = worse.first().map(|one| one.0);
    let detail = format!(
        "FA over spin with backoff: {} with 2 to {} blocks; it is not slower with {} of these numbers of blocks",
        range(ratios.iter().filter(|one| one.0 > 1).map(|one| one.1)),
        Fermi.full(),
        good.len()
    );
    Statement::new(
        "6, table 5",
        "Fermi: the FA mutex is good for few blocks, and spin with backoff quickly overtakes it",
        &[
            !good.is_empty(),
            overtaken.is_some_and(|blocks| blocks <= Fermi.full() / 4),
        ],
        detail,
    )
}

fn sleeping_is_best(runs: &Runs) -> Statement {
    let mutexes =
        [SpinMutex, BackoffMutex].map(|other| ratios(runs, Tesla, [TicketMutex, other], 1));
    let semaphores = INITIAL.into_iter().flat_map(|initial| {
        [SpinSemaphore, BackoffSemaphore]
            .map(|other| ratios(runs, Tesla, [SleepingSemaphore, other], initial))
    });
    // One block alone does not contend.
    let several = |all: Vec<Vec<(u32, f64)>>| {
        let all = all.into_iter().flatten().filter(|one| one.0 > 1);
        all.map(|one| one.1).collect::<Vec<_>>()
    };
    let (mutexes, semaphores) = (several(mutexes.to_vec()), several(semaphores.collect()));
    Statement::new(
        "6",
        "Tesla: sleeping is always the best: the FA mutex, and the sleeping semaphore",
        &[
            every(&mutexes, |ratio| *ratio > 1.0),
            every(&semaphores, |ratio| *ratio > 1.0),
        ],
        format!(
            "rate over the others', with 2 blocks or more: mutex {}, semaphores {}",
            range(mutexes),
            range(semaphores)
        ),
    )
}

fn backoff_of_semaphores(runs: &Runs) -> Statement {
    let both = [BackoffSemaphore, SpinSemaphore];
    let at_scale = |gpu: Gpu| {
        let of = INITIAL.map(|initial| ratios(runs, gpu, both, initial).last().map(|one| one.1));
        of.into_iter().flatten().collect::<Vec<_>>()
    };
    let (tesla, fermi) = (at_scale(Tesla), at_scale(Fermi));
    let lost = fermi.iter().filter(|ratio| **ratio < 1.0).count();
    Statement::new(
        "6, fig. 3",
        "backoff gains the spin semaphore much on Tesla, and mostly loses on Fermi",
        &[
            every(&tesla, |ratio| *ratio >= LARGE),
            2 * lost > fermi.len(),
        ],
        format!(
            "rate with backoff over without at scale: Tesla {}, Fermi {}",
            range(tesla),
            range(fermi)
        ),
    )
}

fn backoff_is_constant(runs: &Runs) -> Statement {
    let spread = |gpu: Gpu, initial: u32| {
        let rates = runs.rates(&curve(gpu, BackoffSemaphore, initial));
        // From a block a multiprocessor on.
        let rates = rates
            .into_iter()
            .filter(|(blocks, _)| *blocks >= gpu.full() / 8);
        let rates: Vec<f64> = rates.map(|one| one.1).collect();
        most(rates.iter().copied()) / least(rates)
    };
    let spreads = Gpu::ALL.map(|gpu| INITIAL.map(|initial| spread(gpu, initial)));
    let parts = spreads
        .each_ref()
        .map(|of| every(of, |spread| *spread < LARGE));
    Statement::new(
        "6",
        "semaphores with backoff: their rate is largely constant over blocks, whatever the initial value",
        &parts,
        format!(
            "most over least, from a block a multiprocessor on: Tesla {}, Fermi {}",
            range(spreads[0]),
            range(spreads[1])
        ),
    )
}

/// Rates with the initial values over that with the first one, at scale.
fn by_initial(runs: &Runs, gpu: Gpu, primitive: Primitive) -> Vec<f64> {
    let rates = |initial| runs.rates(&curve(gpu, primitive, initial));
    let first = rates(INITIAL[0]);
    let Some((blocks, first)) = first.last().copied() else {
        return vec![];
    };
    let of = INITIAL.map(|initial| {
        let rate = runs.rate_of(gpu, primitive, initial, blocks)?;
        Some(rate / first)
    });
    of.into_iter().flatten().collect()
}

fn initial_of_spin(runs: &Runs) -> Statement {
    let [tesla, fermi] = Gpu::ALL.map(|gpu| by_initial(runs, gpu, SpinSemaphore));
    let gain = fermi.last().copied().unwrap_or(f64::NAN);
    Statement::new(
        "fig. 3",
        "spin semaphore: no dependence on the initial value on Tesla, a little improvement on Fermi",
        &[
            every(&tesla, |ratio| (ratio - 1.0).abs() <= SAME),
            gain > 1.0 && gain < 2.0 * LARGE,
        ],
        format!(
            "rate over that of initial value 1, at scale: Tesla {}, Fermi {}",
            range(tesla),
            range(fermi)
        ),
    )
}

fn initial_of_sleeping(runs: &Runs) -> Statement {
    let ratios = by_initial(runs, Fermi, SleepingSemaphore);
    // Of a straight line in both logarithms.
    let exponent = |number: usize| {
        let ratio = ratios.get(number).copied().unwrap_or(f64::NAN);
        ratio.ln() / f64::from(INITIAL[number]).ln()
    };
    let (middle, whole) = (exponent(2), exponent(3));
    Statement::new(
        "6",
        "Fermi at scale: the sleeping semaphore scales almost linearly with the initial value",
        &[middle > 0.8 && middle < 1.2, whole > 0.8 && whole < 1.2],
        format!(
            "exponent of the initial value: {middle:.2} from 1 to 10, {whole:.2} from 1 to 120"
        ),
    )
}

fn atomics_of_sleeping(runs: &Runs) -> Statement {
    let mut under = vec![];
    let mut beyond = vec![];
    for (gpu, initial) in Gpu::ALL
        .into_iter()
        .flat_map(|gpu| INITIAL.map(|initial| (gpu, initial)))
    {
        let curve = curve(gpu, SleepingSemaphore, initial);
        for blocks in curve.blocks() {
            if let Some(point) = runs.point(&curve, blocks) {
                match blocks <= initial {
                    true => under.push(point.atomics),
                    false => beyond.push(point.atomics),
                }
            }
        }
    }
    let most = most(beyond.iter().copied());
    let exact = |count: &f64| (count - 2.0).abs() < 1e-9;
    Statement::new(
        "6",
        "sleeping semaphore: wait() is one atomic under capacity and two at most, post() at most two",
        &[every(&under, exact), every(&beyond, |count| *count <= 4.0)],
        format!(
            "atomics of a wait() and a post() together: 2 under capacity in {} of {} runs, {most:.2} at most beyond",
            under.iter().filter(|count| exact(count)).count(),
            under.len()
        ),
    )
}

fn who_is_fair(runs: &Runs) -> Statement {
    let first = |gpu, primitive| {
        let curve = curve(gpu, primitive, 1);
        let blocks = runs.rates(&curve).last()?.0;
        Some(runs.point(&curve, blocks)?.first_end)
    };
    let of = |primitive| Gpu::ALL.map(|gpu| first(gpu, primitive).unwrap_or(f64::NAN));
    let (tickets, sleeping, spin) = (of(TicketMutex), of(SleepingSemaphore), of(SpinMutex));
    let shown =
        |[tesla, fermi]: [f64; 2]| format!("{:.0} % and {:.0} %", 100.0 * tesla, 100.0 * fermi);
    Statement::new(
        "5",
        "the FA mutex and the sleeping semaphore are fair, the spin mutex is not",
        &[
            every(&tickets, |end| *end >= FAIR),
            every(&sleeping, |end| *end >= FAIR),
            every(&spin, |end| *end < FAIR),
        ],
        format!(
            "time after which the first block is through with all its operations, of that of the last one, at scale on Tesla and Fermi: FA {}, sleeping {}, spin {}; \
             the tickets of all checked runs came in their order",
            shown(tickets),
            shown(sleeping),
            shown(spin)
        ),
    )
}

fn ring_is_worse(runs: &Runs) -> Statement {
    let slower: Vec<_> = Gpu::ALL
        .into_iter()
        .flat_map(|gpu| ratios(runs, gpu, [RingMutex, TicketMutex], 1))
        .filter(|one| one.0 > 1)
        .collect();
    let reads = |primitive| {
        let points = Gpu::ALL.map(|gpu| runs.point(&curve(gpu, primitive, 1), gpu.full()));
        points.map(|point| point.map_or(f64::NAN, |point| point.loads))
    };
    let (ring, ticket) = (reads(RingMutex), reads(TicketMutex));
    let words = [RingMutex, TicketMutex].map(|one| one.words(Tesla.full()));
    Statement::new(
        "5",
        "the ring buffer mutex is worse than FA in all respects: memory, reads, speed",
        &[
            words[0] >= words[1],
            ring[0] > ticket[0] && ring[1] > ticket[1],
            every(&slower, |one| one.1 < 1.0),
        ],
        format!(
            "a word a block more; loads of an operation at scale, those of the backoff too, Tesla and Fermi: {:.0} and {:.0}, FA {:.0} and {:.0}; rate over FA's {}",
            ring[0],
            ring[1],
            ticket[0],
            ticket[1],
            range(slower.iter().map(|one| one.1))
        ),
    )
}

fn trends_are_flat(runs: &Runs) -> Statement {
    let changes = runs.doubling();
    let most = changes
        .iter()
        .max_by(|(_, a), (_, b)| a.abs().total_cmp(&b.abs()));
    let told = most.map_or("no run".into(), |(setting, change)| {
        format!(
            "most {:.0} %: {} on {}",
            100.0 * change,
            setting.operations.name(),
            setting.gpu.name()
        )
    });
    Statement::new(
        "6",
        "with more operations a block the trends do not change (theirs: 1,000; here: twice ours)",
        &[every(&changes, |one| one.1.abs() <= SAME)],
        format!("rates change by {}; {told}", runs.changes()),
    )
}
