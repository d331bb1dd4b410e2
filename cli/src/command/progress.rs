//! Progress on a terminal, and Ctrl-C.

use indicatif::{ProgressBar, ProgressStyle};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::flag;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use turnstile_sim::kernel::Warp;
use turnstile_sim::machine::{Clocked, Observer};
use turnstile_sim::wave::Wave;
use turnstile_sim::{Error, Result};

/// The signal that interrupted this process; 0 = none.
static SIGNAL: LazyLock<Arc<AtomicUsize>> = LazyLock::new(Arc::default);

/// Lets runs end in good order at Ctrl-C and when they are terminated: no half-written file stays behind.
pub fn catch_interrupts() -> Result<()> {
    for signal in [SIGINT, SIGTERM, SIGHUP] {
        flag::register_usize(signal, Arc::clone(&SIGNAL), signal as usize).map_err(|error| {
            Error::input(
                "Ctrl-C",
                format!("the handler cannot be installed ({error})"),
                "run turnstile on a system with signals",
            )
        })?;
    }
    Ok(())
}

/// An error if the user has pressed Ctrl-C or somebody terminates the process.
pub fn check_interrupt() -> Result<()> {
    if SIGNAL.load(Ordering::Relaxed) != 0 {
        return Err(Error::Interrupted);
    }
    Ok(())
}

/// Exit code of a process that ends with an error, as shells expect: 128 and the signal of one that was interrupted.
pub fn exit_code(error: &Error) -> u8 {
    match (error, SIGNAL.load(Ordering::Relaxed)) {
        (Error::Interrupted, signal) if signal != 0 => 128 + signal as u8,
        _ => error.exit_code(),
    }
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
