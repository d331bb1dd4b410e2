//! Measured kernels that vote, and what a machine tells of them, as a chart: time over copies.

use crate::engine::chart::{svg as panels_svg, Stated};
use crate::engine::{Panel, PanelKind, Series};
use crate::silicon::{Counter, Kind, MeasuredKernel, SiliconMachine, Way};
use crate::votes::Mapping;
use turnstile_tools::{Error, Result};

/// Numbers of copies on the horizontal axis.
const COPIES: [u32; 6] = [1, 2, 4, 8, 16, 32];
/// Threads of the blocks that are shown.
const THREADS: u32 = 1024;

/// What panels show: a counter, a kind of trace, and bytes of a vote.
const PANELS: [(Counter, Kind, u32); 4] = [
    (Counter::Int, Kind::Zipf, 4),
    (Counter::Float, Kind::Uniform, 4),
    (Counter::Float, Kind::Zipf, 4),
    (Counter::Float, Kind::Stride, 1),
];

/// A panel for some sorts of votes: a line for each number of bins as the machine tells it, and rings as it was measured. Every lane adds, copies
/// are cyclic with a word of padding, blocks have 1,024 threads.
///
/// # Errors
/// If it cannot be drawn.
pub fn svg(machine: &SiliconMachine, kernels: &[MeasuredKernel]) -> Result<String> {
    let panels = PANELS.map(|(counter, kind, bytes)| panel(machine, kernels, counter, kind, bytes));
    let panels: Vec<Panel> = panels.into_iter().filter(Panel::has_bars).collect();
    if panels.is_empty() {
        return Err(Error::input(
            "--chart",
            "the file has none of the kernels that are drawn: 1,024 threads; zipf votes of 4 bytes, uniform ones with float counters, or stride ones of a byte",
            "leave --chart out, or measure such kernels too",
        ));
    }
    panels_svg(&panels)
}

fn panel(
    machine: &SiliconMachine,
    kernels: &[MeasuredKernel],
    counter: Counter,
    kind: Kind,
    bytes: u32,
) -> Panel {
    let is_shown = |one: &&MeasuredKernel| {
        let (work, layout) = (&one.work, &one.work.plan.layout);
        let of_chart = (one.kind, work.counter, work.load.bytes) == (kind, counter, bytes);
        let padded = layout.mapping == Mapping::Cyclic && layout.padding == 1;
        of_chart
            && work.plan.way == Way::Atomic
            && layout.threads == THREADS
            && (layout.copies == 1 || padded)
    };
    let shown: Vec<&MeasuredKernel> = kernels.iter().filter(is_shown).collect();
    let mut bins: Vec<u32> = shown.iter().map(|one| one.work.plan.layout.words).collect();
    bins.sort_unstable();
    bins.dedup();
    let name = |bins: u32| format!("{bins} bins");
    let series = bins.iter().map(|&bins| {
        let time = |copies: u32| {
            let mut of = shown
                .iter()
                .filter(|one| one.work.plan.layout.words == bins);
            let one = of.find(|one| one.work.plan.layout.copies == copies)?;
            Some(machine.predicted(one).time.us)
        };
        Series::new(name(bins), COPIES.map(time))
    });
    let what = match counter {
        Counter::Int => "int",
        Counter::Float => "float",
    };
    let title = format!(
        "microseconds over copies: {what} counters, {} votes of {bytes} B",
        kind.name()
    );
    let mut panel = Panel::new(
        title,
        PanelKind::LogLines,
        COPIES,
        series.collect::<Vec<_>>(),
    );
    panel.stated_by = "measured";
    panel.stated = shown
        .iter()
        .map(|one| Stated {
            category: one.work.plan.layout.copies.to_string(),
            series: name(one.work.plan.layout.words),
            value: one.us,
        })
        .collect();
    panel
}
