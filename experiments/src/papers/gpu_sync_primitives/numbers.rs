//! The numbers of sections 5 to 7, beside ours.

use super::curves::Gpu;
use super::runs::Runs;
use crate::engine::{Row, Theirs, Unit};
use crate::sync::Family;
use crate::sync::Primitive::{
    self, AtomicBarrier, BackoffMutex, BackoffSemaphore, SleepingSemaphore, SpinMutex,
    SpinSemaphore, TicketMutex, XfBarrier,
};

use Gpu::{Fermi, Tesla};

/// All of them.
pub fn all(runs: &Runs) -> Vec<Row> {
    let of_family = |family: &Family| match family {
        Family::Barrier => barriers(runs),
        Family::Mutex => mutexes(runs),
        Family::Semaphore => semaphores(runs),
    };
    runs.families.iter().flat_map(of_family).collect()
}

/// The rate of one primitive over that of another with so many blocks.
fn over(
    runs: &Runs,
    gpu: Gpu,
    [one, other]: [Primitive; 2],
    initial: u32,
    blocks: u32,
) -> Option<f64> {
    let rate = |primitive| runs.rate_of(gpu, primitive, initial, blocks);
    Some(rate(one)? / rate(other)?)
}

/// The same at scale: with the most blocks with which both ran to their end, and how many these are if it is not the whole GPU.
fn at_scale(runs: &Runs, gpu: Gpu, both: [Primitive; 2], initial: u32) -> (Option<f64>, String) {
    let Some(blocks) = runs.together(gpu, &both, initial) else {
        return (None, String::new());
    };
    let few = match blocks == gpu.full() {
        true => String::new(),
        false => format!(" (ours: with {blocks} blocks)"),
    };
    (over(runs, gpu, both, initial, blocks), few)
}

fn times(place: &'static str, what: impl Into<String>, theirs: f64, ours: Option<f64>) -> Row {
    Row::new(place, what, Theirs::Is(theirs), Unit::Times, ours)
}

fn share(place: &'static str, what: impl Into<String>, theirs: Theirs, ours: Option<f64>) -> Row {
    Row::new(place, what, theirs, Unit::Percent, ours)
}

fn barriers(runs: &Runs) -> Vec<Row> {
    let both = [AtomicBarrier, XfBarrier];
    let of = |gpu, blocks| over(runs, gpu, both, 1, blocks);
    let gains = |gpu: Gpu| {
        let blocks = gpu.blocks().iter().filter(|blocks| **blocks > 1);
        let gains = blocks.filter_map(move |blocks| of(gpu, *blocks).map(|share| 1.0 / share));
        gains.collect::<Vec<_>>()
    };
    let tesla = gains(Tesla);
    let least = tesla.iter().copied().reduce(f64::min);
    let most = tesla.iter().copied().reduce(f64::max);
    let (scale, few) = at_scale(runs, Fermi, both, 1);
    vec![
        share(
            "6",
            "Tesla, 1 block: two-stage atomic barrier over XF, \"approximately the same\"",
            Theirs::Is(1.0),
            of(Tesla, 1),
        ),
        share(
            "6",
            "Tesla, 60 blocks: two-stage atomic barrier over XF",
            Theirs::AtMost(0.05),
            of(Tesla, 60),
        ),
        share(
            "6",
            "Fermi, 1 block: two-stage atomic barrier over XF",
            Theirs::Is(0.75),
            of(Fermi, 1),
        ),
        share(
            "6",
            format!("Fermi, at scale: two-stage atomic barrier over XF{few}"),
            Theirs::Is(0.30),
            scale,
        ),
        times(
            "2.2",
            "Tesla: XF over the other barrier, least (cited)",
            3.0,
            least,
        ),
        times(
            "2.2",
            "Tesla: XF over the other barrier, most (cited)",
            7.0,
            most,
        ),
    ]
}

fn mutexes(runs: &Runs) -> Vec<Row> {
    let scale = |gpu, one, other| at_scale(runs, gpu, [one, other], 1);
    let (tesla, few_tesla) = scale(Tesla, BackoffMutex, SpinMutex);
    let (fermi, few_fermi) = scale(Fermi, BackoffMutex, SpinMutex);
    let (backoff_of_ticket, few_ticket) = scale(Tesla, BackoffMutex, TicketMutex);
    let (ticket_of_spin, few_spin) = scale(Tesla, TicketMutex, SpinMutex);
    let (ticket_of_backoff, few_backoff) = scale(Fermi, TicketMutex, BackoffMutex);
    let spin = super::curves::Curve {
        gpu: Fermi,
        primitive: SpinMutex,
        initial: 1,
    };
    let rates = runs.rates(&spin).into_iter();
    let best = rates.max_by(|(_, a), (_, b)| a.total_cmp(b));
    let gain = |ratio: Option<f64>| ratio.map(|ratio| ratio - 1.0);
    let mut rows = vec![
        share(
            "6",
            format!("Tesla, at scale: spin mutex with backoff over FA{few_ticket}"),
            Theirs::AtMost(0.05),
            backoff_of_ticket,
        ),
        share(
            "6",
            format!(
                "Tesla, at scale of the spin mutex: what backoff gains it, at least{few_tesla}"
            ),
            Theirs::Is(0.05),
            gain(tesla),
        ),
        share("6", "the same, at most", Theirs::Is(0.10), gain(tesla)),
        times(
            "7",
            format!("Tesla, at scale of the spin mutex: FA over it, \"almost\"{few_spin}"),
            40.0,
            ticket_of_spin,
        ),
        Row::new(
            "fig. 2",
            "Tesla: blocks from which the spin mutex is unpredictable (it is not run beyond)",
            Theirs::Is(130.0),
            Unit::Count,
            None,
        ),
    ];
    let stated = [("6", 0.45), ("6", 0.60), ("7", 0.40)];
    rows.extend(stated.map(|(place, theirs)| {
        share(
            place,
            format!("Fermi, at scale: what backoff gains the spin mutex, stated thrice, differently{few_fermi}"),
            Theirs::Is(theirs),
            gain(fermi),
        )
    }));
    rows.push(share(
        "6",
        format!("Fermi, at scale: FA mutex over spin with backoff{few_backoff}"),
        Theirs::Is(0.5),
        ticket_of_backoff,
    ));
    rows.push(Row::new(
        "fig. 2",
        "Fermi: blocks with which the spin mutex is fastest, approximately",
        Theirs::Is(40.0),
        Unit::Count,
        best.map(|(blocks, _)| f64::from(blocks)),
    ));
    rows
}

fn semaphores(runs: &Runs) -> Vec<Row> {
    let fermi = [
        ("6", 2, 1.0),
        ("6", 10, 6.0),
        ("6", 120, 60.0),
        ("7", 120, 70.0),
    ];
    let fermi = fermi.map(|(place, initial, theirs)| {
        let both = [SleepingSemaphore, SpinSemaphore];
        (place, Fermi, both, initial, theirs)
    });
    let tesla = [(1, 1.3), (2, 1.7), (10, 2.5), (120, 2.7)].map(|(initial, theirs)| {
        let both = [SleepingSemaphore, BackoffSemaphore];
        ("6", Tesla, both, initial, theirs)
    });
    let spin = [
        ("7", Tesla, [SleepingSemaphore, SpinSemaphore], 120, 3.0),
        ("6", Tesla, [BackoffSemaphore, SpinSemaphore], 120, 10.0),
    ];
    let all = fermi.into_iter().chain(tesla).chain(spin);
    let row = |(place, gpu, both, initial, theirs): (_, Gpu, [Primitive; 2], _, _)| {
        let (ours, few) = at_scale(runs, gpu, both, initial);
        let [one, other] = both.map(Primitive::name);
        let what = format!(
            "{}, at scale: {one} semaphore over {other}, initial value {initial}{few}",
            gpu.name()
        );
        times(place, what, theirs, ours)
    };
    all.map(row).collect()
}
