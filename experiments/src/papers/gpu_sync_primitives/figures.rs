//! Figures 1 to 3, drawn of ours.

use super::curves::{Curve, Gpu, INITIAL};
use super::runs::Runs;
use crate::engine::Figure;
use crate::engine::{Panel, PanelKind, Series};
use crate::sync::Family;

/// All of them.
pub fn all(runs: &Runs) -> Vec<Figure> {
    let figure = |(number, family, title, initial): (u32, _, &str, &[u32])| {
        let panels = initial.iter();
        let panels = panels.flat_map(|one| Gpu::ALL.map(|gpu| panel(runs, gpu, family, *one)));
        Figure::new(number, title, panels.collect())
    };
    let all = [
        (1, Family::Barrier, "barriers of all blocks", &INITIAL[..1]),
        (2, Family::Mutex, "mutexes", &INITIAL[..1]),
        (3, Family::Semaphore, "semaphores", &INITIAL),
    ];
    let run = all
        .into_iter()
        .filter(|(_, family, ..)| runs.has(&[*family]));
    run.map(figure).collect()
}

fn panel(runs: &Runs, gpu: Gpu, family: Family, initial: u32) -> Panel {
    let series = |primitive| {
        let curve = Curve {
            gpu,
            primitive,
            initial,
        };
        let rate = |blocks: &u32| Some(runs.point(&curve, *blocks)?.rate);
        Series::new(curve.primitive.name(), gpu.blocks().iter().map(rate))
    };
    let of_value = match family {
        Family::Semaphore => format!(", initial value {initial}"),
        Family::Barrier | Family::Mutex => String::new(),
    };
    Panel::new(
        format!("{}{of_value}: operations a second by blocks", gpu.name()),
        PanelKind::LogLines,
        gpu.blocks(),
        family.primitives().into_iter().map(series),
    )
}
