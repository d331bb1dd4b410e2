//! Advice on whole kernels beside all layouts, run whole: the table in docs/scratchpad-atomics.md.
//!
//! None of these cases has shaped the advice: that was looked at on the bundled image with seed 0 alone.

#[path = "common/blocks.rs"]
mod blocks;

use blocks::check_in;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};
use turnstile_experiments::votes::{
    generate, rank, run, Histogram, Layout, Picture, Played, Prediction, Space, Time, BLOCKS,
    THREADS,
};
use turnstile_machine::{EngineKind, MachineConfig, SimtConfig};

const SEED: u64 = 1936;
/// How far the advised layout may be from the fastest, in percent.
const GOAL: f64 = 2.0;

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// The bundled image with a seed.
    Bundled(u32),
    /// Of the bundled image with a seed, so many levels of brightness.
    Levels(u32, u32),
    /// Every pixel by itself.
    Noise,
    /// From black at the left to white at the right.
    Gradient,
    /// One pixel in 64 is not black.
    Black,
}

struct Case {
    kind: Kind,
    size: (u32, u32),
    bins: u32,
}

impl Case {
    fn picture(&self) -> Picture {
        let (width, height) = self.size;
        let mut random = ChaCha8Rng::seed_from_u64(SEED);
        let pixels = width * height;
        let pixels: Vec<u16> = match self.kind {
            Kind::Bundled(seed) => return generate(width, height, seed),
            Kind::Levels(seed, levels) => {
                let pixels = generate(width, height, seed).pixels.into_iter();
                let step = (4096 / levels) as u16;
                pixels.map(|pixel| pixel / step * step).collect()
            }
            Kind::Noise => (0..pixels).map(|_| random.random_range(0..4096)).collect(),
            Kind::Gradient => (0..pixels)
                .map(|at| (at % width * 4096 / width) as u16)
                .collect(),
            Kind::Black => (0..pixels)
                .map(|_| match random.random_range(0..64) {
                    0 => random.random_range(0..4096),
                    _ => 0,
                })
                .collect(),
        };
        Picture {
            width,
            height,
            depth: 12,
            pixels,
        }
    }

    fn name(&self) -> String {
        let kind = match self.kind {
            Kind::Bundled(seed) => format!("bundled, seed {seed}"),
            Kind::Levels(seed, levels) => format!("bundled, seed {seed}, {levels} levels"),
            Kind::Noise => "noise".into(),
            Kind::Gradient => "gradient".into(),
            Kind::Black => "nearly black".into(),
        };
        format!("{kind}, {} x {}", self.size.0, self.size.1)
    }
}

fn case(kind: Kind, size: (u32, u32), bins: u32) -> Case {
    Case { kind, size, bins }
}

fn cases() -> Vec<Case> {
    const SMALL: (u32, u32) = (512, 384);
    const LARGE: (u32, u32) = (1536, 1024);
    let of =
        |kind, size, bins: &'static [u32]| bins.iter().map(move |bins| case(kind, size, *bins));
    let all = of(
        Kind::Bundled(1),
        SMALL,
        &[32, 64, 128, 256, 512, 1024, 2048, 4096],
    )
    .chain(of(Kind::Levels(2, 16), SMALL, &[64, 512, 4096]))
    .chain(of(Kind::Noise, SMALL, &[32, 128, 1024, 4096]))
    .chain(of(Kind::Gradient, SMALL, &[32, 256, 2048]))
    .chain(of(Kind::Black, SMALL, &[64, 512, 4096]))
    .chain(of(Kind::Bundled(3), (768, 512), &[256, 2048]))
    .chain(of(Kind::Bundled(4), LARGE, &[64, 1024]));
    all.collect()
}

fn gtx580() -> SimtConfig {
    match MachineConfig::bundled("gtx580") {
        Some(MachineConfig::Simt(config)) => config,
        _ => panic!("gtx580 has cores"),
    }
}

/// As `turnstile advise` has them: every layout, the advised one first.
fn predictions(case: &Case, picture: &Picture) -> Vec<Prediction> {
    let space = Space {
        bins: case.bins,
        threads: THREADS,
        room: 49_152,
    };
    let played = Played::new(&gtx580(), THREADS, &picture.bins(case.bins).unwrap());
    let layouts = space.layouts().into_par_iter().with_max_len(1);
    let mut predictions: Vec<Prediction> = layouts
        .map(|layout| {
            let time = Time::Kernel(played.time(layout).unwrap());
            Prediction { layout, time }
        })
        .collect();
    rank(&mut predictions);
    predictions
}

/// Cycles of the whole kernel, if they are not more than `most`.
fn cycles(
    case: &Case,
    picture: &Picture,
    layout: Layout,
    lockstep: Option<EngineKind>,
    most: u64,
) -> Option<u64> {
    let kernel = Histogram {
        pixels: &picture.pixels,
        shift: picture.shift(case.bins).unwrap(),
        layout,
        blocks: BLOCKS,
    };
    let machine = MachineConfig::Simt(gtx580());
    let ran = run(&kernel, &machine, lockstep, most).unwrap();
    ran.map(|ran| ran.cycles)
}

/// Where the advised layout stands among all.
struct Found {
    advised: Prediction,
    cycles: u64,
    best: Layout,
    least: u64,
}

impl Found {
    /// How far it is from the best, in percent.
    fn behind(&self) -> f64 {
        (self.cycles as f64 / self.least as f64 - 1.0) * 100.0
    }
}

/// Runs all layouts, and leaves those that take longer than the fastest so far.
fn sweep(case: &Case) -> Found {
    let picture = case.picture();
    let predictions = predictions(case, &picture);
    let advised = predictions[0];
    let own = cycles(case, &picture, advised.layout, None, u64::MAX).unwrap();
    let least = AtomicU64::new(own);
    let others = predictions[1..]
        .par_iter()
        .with_max_len(1)
        .filter_map(|one| {
            let cycles = cycles(
                case,
                &picture,
                one.layout,
                None,
                least.load(Ordering::Relaxed),
            )?;
            least.fetch_min(cycles, Ordering::Relaxed);
            Some((cycles, one.layout))
        });
    let best = others.min_by_key(|(cycles, layout)| (*cycles, layout.total_words()));
    let (least, best) = best
        .filter(|(cycles, _)| *cycles < own)
        .unwrap_or((own, advised.layout));
    Found {
        advised,
        cycles: own,
        best,
        least,
    }
}

fn name(layout: &Layout) -> String {
    match layout.copies {
        1 => "1".into(),
        copies => format!("{copies} {}, {}", layout.mapping, layout.padding),
    }
}

#[test]
#[ignore = "runs hundreds of kernels: minutes"]
fn advice_on_kernels_is_good() {
    let mut table = String::from(
        "| image | bins | advised | predicted | cycles | fastest | cycles | behind |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    let (mut met, mut worst, mut off) = (0, 0.0_f64, 0.0_f64);
    let cases = cases();
    for case in &cases {
        let found = sweep(case);
        let predicted = found.advised.cycles();
        let behind = found.behind();
        met += u32::from(behind <= GOAL);
        worst = worst.max(behind);
        off = off.max((predicted / found.cycles as f64 - 1.0).abs() * 100.0);
        let row = format!(
            "| {} | {} | {} | {predicted:.0} | {} | {} | {} | {behind:.1} %{} |\n",
            case.name(),
            case.bins,
            name(&found.advised.layout),
            found.cycles,
            name(&found.best),
            found.least,
            if behind <= GOAL { "" } else { ", missed" },
        );
        eprint!("{row}");
        table += &row;
    }
    table += &format!(
        "\nThe advised layout is at most {GOAL:.0} % behind the fastest in {met} of {} cases, and at most {worst:.1} % in all; what is predicted for it is at most {off:.0} % off.\n",
        cases.len(),
    );
    check_in("docs/scratchpad-atomics.md", "advice-kernels", &table);
}

/// Images of one round, of which everything is played.
#[test]
fn advice_on_small_images_is_good() {
    for (kind, bins) in [(Kind::Bundled(5), 32), (Kind::Noise, 256)] {
        let case = case(kind, (128, 128), bins);
        let found = sweep(&case);
        assert!(
            found.behind() <= GOAL,
            "{}, {bins} bins, seed {SEED}: advised {} takes {}, {} takes {}",
            case.name(),
            name(&found.advised.layout),
            found.cycles,
            name(&found.best),
            found.least
        );
    }
}

/// The cycles that models take are the RTL's.
#[test]
fn kernels_on_the_rtl_take_the_same() {
    let case = case(Kind::Bundled(6), (128, 128), 64);
    let picture = case.picture();
    let layout = predictions(&case, &picture)[0].layout;
    let [alone, beside] = [None, Some(EngineKind::Rtl)]
        .map(|lockstep| cycles(&case, &picture, layout, lockstep, u64::MAX));
    assert_eq!(alone, beside);
}
