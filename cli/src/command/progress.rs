//! Progress on a terminal, and Ctrl-C.

use indicatif::{ProgressBar, ProgressStyle};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use turnstile_sim::kernel::Warp;
use turnstile_sim::machine::{Clocked, Observer};
use turnstile_sim::wave::Wave;
use turnstile_sim::{Error, Result};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Lets runs end in good order at Ctrl-C and when they are terminated: no half-written file stays behind.
pub fn catch_interrupts() -> Result<()> {
    ctrlc::set_handler(|| INTERRUPTED.store(true, Ordering::Relaxed)).map_err(|error| {
        Error::input(
            "Ctrl-C",
            format!("the handler cannot be installed ({error})"),
            "run turnstile on a system with signals",
        )
    })
}

/// An error if the user has pressed Ctrl-C.
pub fn check_interrupt() -> Result<()> {
    if INTERRUPTED.load(Ordering::Relaxed) {
        return Err(Error::Interrupted);
    }
    Ok(())
}

/// A spinner with the cycle; hidden unless standard error is a terminal.
pub fn spinner(what: String) -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) =
        ProgressStyle::with_template("{spinner} {prefix}: cycle {pos}, {msg} [{elapsed}]")
    {
        bar.set_style(style);
    }
    bar.set_prefix(what);
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}

/// A bar over `runs` runs; hidden unless standard error is a terminal.
pub fn bar(runs: usize) -> ProgressBar {
    let bar = ProgressBar::new(runs as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} runs [{elapsed}]") {
        bar.set_style(style);
    }
    bar
}

/// Watches a run: waveform, progress, Ctrl-C.
pub struct Watch {
    /// Waveform to write.
    pub wave: Option<Wave>,
    /// Where to show progress.
    pub bar: ProgressBar,
}

impl Watch {
    /// Watches for Ctrl-C only.
    pub fn quiet() -> Self {
        Self {
            wave: None,
            bar: ProgressBar::hidden(),
        }
    }
}

impl<W: Warp<LANES>, const LANES: usize> Observer<W, LANES> for Watch {
    fn clocked(&mut self, clocked: &Clocked<W, LANES>) -> Result<()> {
        match &mut self.wave {
            Some(wave) => wave.clocked(clocked),
            None => Ok(()),
        }
    }

    fn progress(&mut self, cycle: u64, groups_done: usize) -> Result<()> {
        check_interrupt()?;
        self.bar.set_position(cycle);
        self.bar
            .set_message(format!("{groups_done} work-groups done"));
        Ok(())
    }
}
