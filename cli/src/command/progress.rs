//! Progress, and Ctrl-C.

use super::output;
use indicatif::{ProgressBar, ProgressStyle, WeakProgressBar};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::flag;
use std::io::{self, IsTerminal, Write};
use std::ops::Deref;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;
pub use turnstile_experiments::engine::outside::check_interrupt;
use turnstile_experiments::engine::outside::{self, Bar, Watcher};
use turnstile_experiments::votes::RecordedVotes;
use turnstile_kernel::{group_name, Printed};
use turnstile_machine::history::History;
use turnstile_machine::wave::Wave;
use turnstile_machine::{Clocked, Cycled, Event, MachineConfig, Observer, Timeline};
use turnstile_tools::interrupt;
use turnstile_tools::{Error, Result};

/// Lets runs end in good order at Ctrl-C and when they are terminated: no half-written file stays behind.
pub fn catch_interrupts() -> Result<()> {
    for signal in [SIGINT, SIGTERM, SIGHUP] {
        flag::register_usize(signal, interrupt::flag(), signal as usize).map_err(|error| {
            Error::input(
                "Ctrl-C",
                format!("the handler cannot be installed ({error})"),
                "run turnstile on a system with signals",
            )
        })?;
    }
    Ok(())
}

/// Exit code of a process that ends with an error, as shells expect: 128 and the signal of one that was interrupted.
pub fn exit_code(error: &Error) -> u8 {
    match (error, interrupt::signal()) {
        (Error::Interrupted, Some(signal)) => 128 + signal as u8,
        _ => error.exit_code(),
    }
}

/// How often something is said where there is no terminal.
const PERIOD: Duration = Duration::from_secs(60);

/// Progress of long work: a bar on a terminal, elsewhere a line a minute, and nothing if the user wants quiet.
pub struct Progress {
    bar: ProgressBar,
    /// Held until the work is done.
    _lines: Option<Lines>,
}

impl Progress {
    fn new(bar: ProgressBar, line: fn(&ProgressBar) -> String) -> Self {
        if output::is_quiet() {
            return Self::hidden();
        }
        let terminal = io::stderr().is_terminal();
        *shown() = Some(bar.downgrade());
        let told = bar.clone();
        let say = move || {
            eprintln!(
                "progress: {} after {}",
                line(&told),
                minutes(told.elapsed())
            )
        };
        Self {
            bar,
            _lines: (!terminal).then(|| Lines::start(PERIOD, say)),
        }
    }

    fn hidden() -> Self {
        Self {
            bar: ProgressBar::hidden(),
            _lines: None,
        }
    }
}

/// The last bar that was made, for lines that are said beside it.
static SHOWN: Mutex<Option<WeakProgressBar>> = Mutex::new(None);

fn shown() -> MutexGuard<'static, Option<WeakProgressBar>> {
    SHOWN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Says what the process waits for: a line, and the label of the bar that is shown.
pub fn tell_wait(what: &str) {
    if output::is_quiet() {
        return;
    }
    let say = || eprintln!("progress: {what}");
    match shown().as_ref().and_then(WeakProgressBar::upgrade) {
        Some(bar) => {
            bar.set_message(what.to_owned());
            bar.suspend(say);
        }
        None => say(),
    }
}

impl Deref for Progress {
    type Target = ProgressBar;

    fn deref(&self) -> &ProgressBar {
        &self.bar
    }
}

/// Calls a function again and again, until it is dropped.
struct Lines {
    /// Gone when it is to end.
    end: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Lines {
    fn start(period: Duration, say: impl Fn() + Send + 'static) -> Self {
        let (end, ended) = mpsc::channel();
        let thread = thread::spawn(move || {
            while ended.recv_timeout(period) == Err(RecvTimeoutError::Timeout) {
                say();
            }
        });
        Self {
            end: Some(end),
            thread: Some(thread),
        }
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        drop(self.end.take());
        if let Some(thread) = self.thread.take() {
            // Whether its last line came out is nobody's concern.
            drop(thread.join());
        }
    }
}

fn minutes(time: Duration) -> String {
    format!("{} min", time.as_secs() / 60)
}

/// A spinner with the cycle.
pub fn spinner(what: String) -> Progress {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) =
        ProgressStyle::with_template("{spinner} {prefix}: cycle {pos}, {msg} [{elapsed}]")
    {
        bar.set_style(style);
    }
    bar.set_prefix(what);
    bar.enable_steady_tick(Duration::from_millis(100));
    Progress::new(bar, |bar| {
        let (prefix, position, message) = (bar.prefix(), bar.position(), bar.message());
        format!("{prefix}: cycle {position}, {message}")
    })
}

/// Says what is waited for: a line, and on a terminal how long it has taken.
pub fn waiting(what: &str) -> Progress {
    let shows = !output::is_quiet() && io::stderr().is_terminal();
    if !shows {
        if !output::is_quiet() {
            eprintln!("{what}");
        }
        return Progress::hidden();
    }
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg} [{elapsed}]") {
        bar.set_style(style);
    }
    bar.set_message(what.to_owned());
    bar.enable_steady_tick(Duration::from_millis(100));
    Progress { bar, _lines: None }
}

/// A bar over `runs` runs.
pub fn bar(runs: usize) -> Progress {
    bar_of("runs", runs)
}

/// A bar over so many of whatever.
pub fn bar_of(what: &'static str, count: usize) -> Progress {
    let bar = ProgressBar::new(count as u64);
    if let Ok(style) =
        ProgressStyle::with_template("{bar:30} {pos}/{len} {prefix} [{elapsed}] {msg}")
    {
        bar.set_style(style);
    }
    bar.set_prefix(what);
    Progress::new(bar, |bar| {
        let (position, length) = (bar.position(), bar.length().unwrap_or(0));
        format!("{position} of {length} {}", bar.prefix())
    })
}

/// A spinner with the number of runs, of which nobody knows how many there will be.
fn counter() -> Progress {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {pos} runs [{elapsed}]") {
        bar.set_style(style);
    }
    Progress::new(bar, |bar| format!("{} runs", bar.position()))
}

/// Bars for experiments.
pub struct Bars;

/// A bar that goes away when it is dropped.
struct Shown(Progress);

impl outside::Progress for Bars {
    fn over(&self, what: &'static str, count: Option<usize>) -> Box<dyn Bar> {
        Box::new(Shown(match count {
            Some(count) => bar_of(what, count),
            None => counter(),
        }))
    }
}

impl Bar for Shown {
    fn inc(&self, by: u64) {
        self.0.inc(by);
    }
}

impl Drop for Shown {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// Clocks of the LDS after which a run on the RTL is long: some seconds.
const LONG_RUN: u64 = 200_000;

/// Watches a run: waveform, progress, Ctrl-C.
pub struct Watch {
    /// Waveform to write.
    pub wave: Option<Wave>,
    /// Trace to write.
    pub trace: Option<Timeline>,
    /// What a page will tell.
    pub history: Option<History>,
    /// Where to show progress.
    pub bar: Progress,
    /// Simulated clocks of the LDS.
    pub clocks: u64,
    /// What to say when the run turns out to be long.
    pub hint: Option<&'static str>,
    /// What a work-group is called.
    pub groups: &'static str,
    /// Atomic instructions on shared memory to record.
    pub votes: Option<RecordedVotes>,
}

impl Watch {
    /// Watches for Ctrl-C only.
    pub fn quiet() -> Self {
        Self {
            wave: None,
            trace: None,
            history: None,
            bar: Progress::hidden(),
            clocks: 0,
            hint: None,
            groups: group_name(64),
            votes: None,
        }
    }

    fn give_hint(&mut self) {
        if let Some(hint) = self.hint.take().filter(|_| !output::is_quiet()) {
            self.bar.suspend(|| eprintln!("hint: {hint}"));
        }
    }
}

impl Watcher for Watch {
    fn machine(&mut self, machine: &MachineConfig) {
        self.groups = group_name(machine.lanes());
        if let (Some(wave), MachineConfig::Simt(config)) = (&mut self.wave, machine) {
            wave.show_cores(config.cores, config.core.warps);
        }
    }

    fn expects(&mut self, warps: usize) {
        if let Some(wave) = &mut self.wave {
            wave.expect(warps);
        }
    }

    fn launches(&mut self, name: &str, file: &str) {
        self.bar.set_prefix(name.to_owned());
        if let Some(history) = &mut self.history {
            history.launch(name, file);
        }
    }
}

impl Observer for Watch {
    fn clocked(&mut self, clocked: &Clocked) -> Result<()> {
        self.clocks += 1;
        if self.clocks == LONG_RUN {
            self.give_hint();
        }
        match &mut self.wave {
            Some(wave) => wave.clocked(clocked),
            None => Ok(()),
        }
    }

    fn wants_cycles(&self) -> bool {
        let waved = self.wave.as_ref().is_some_and(Wave::shows_cycles);
        waved || self.trace.is_some() || self.history.is_some()
    }

    fn cycled(&mut self, cycled: &Cycled) -> Result<()> {
        if let Some(trace) = &mut self.trace {
            trace.cycled(cycled);
        }
        if let Some(history) = &mut self.history {
            history.cycled(cycled);
        }
        match &mut self.wave {
            Some(wave) => wave.cycled(cycled),
            None => Ok(()),
        }
    }

    fn progress(&mut self, cycle: u64, groups_done: usize) -> Result<()> {
        check_interrupt()?;
        self.bar.set_position(cycle);
        self.bar
            .set_message(format!("{groups_done} {}s done", self.groups));
        Ok(())
    }

    fn wants_events(&self) -> bool {
        self.votes.is_some() || self.trace.is_some() || self.history.is_some()
    }

    fn happened(&mut self, event: &Event) {
        if let Some(votes) = &mut self.votes {
            votes.see(event);
        }
        if let Some(trace) = &mut self.trace {
            trace.happened(event);
        }
        if let Some(history) = &mut self.history {
            history.happened(event);
        }
    }

    fn printed(&mut self, printed: &Printed) {
        // Whoever has closed standard error does not want to read it.
        let _ = self.bar.suspend(|| show(printed));
    }
}

/// Shows what a kernel has printed, and what it could not.
fn show(printed: &Printed) -> io::Result<()> {
    let mut out = io::stderr().lock();
    out.write_all(&printed.text)?;
    let warns = printed.lost > 0 || !printed.faults.is_empty();
    if warns && printed.text.last().is_some_and(|last| *last != b'\n') {
        writeln!(out)?;
    }
    for fault in &printed.faults {
        writeln!(
            out,
            "warning: printf cannot print {fault}; correct the format"
        )?;
    }
    if printed.lost > 0 {
        let lost = printed.lost;
        writeln!(
            out,
            "warning: {lost} calls of printf are lost, because the print buffer is full; print less, or in fewer work-items"
        )?;
    }
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_comes_every_period_until_the_work_is_done() {
        let (told, heard) = mpsc::channel();
        let lines = Lines::start(Duration::from_millis(1), move || {
            // Who has heard enough has gone.
            let _ = told.send(());
        });
        for _ in 0..3 {
            heard.recv().unwrap();
        }
        drop(lines);
        // Its thread is over, and with it the sender.
        while heard.try_recv().is_ok() {}
        assert_eq!(heard.try_recv(), Err(mpsc::TryRecvError::Disconnected));
    }

    #[test]
    fn time_is_told_in_minutes() {
        assert_eq!(minutes(Duration::from_secs(179)), "2 min");
    }
}
