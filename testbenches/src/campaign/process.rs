//! A program with everything that it starts, which ends when the time is over.

use anyhow::{Context, Result};
use nix::sys::signal::{killpg, Signal};
use nix::unistd::Pid;
use std::io::{Read, Seek};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// How often a program is looked at.
const PERIOD: Duration = Duration::from_millis(50);

/// How a program ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    Well,
    Badly,
    /// It was killed.
    Stopped,
}

/// A child and all of its children: gone when this is dropped.
struct Group(Child);

impl Drop for Group {
    fn drop(&mut self) {
        // A group that is gone already is what is wanted.
        if let Ok(id) = i32::try_from(self.0.id()) {
            let _ = killpg(Pid::from_raw(id), Signal::SIGKILL);
        }
        drop(self.0.wait());
    }
}

/// Runs a command until it ends or `stop` says so; what it wrote, both streams together.
///
/// # Errors
/// If it cannot be run.
pub fn run(command: &mut Command, stop: impl Fn() -> bool) -> Result<(Ended, String)> {
    let mut said = tempfile::tempfile().context("no temporary file")?;
    command
        .stdin(Stdio::null())
        .stdout(said.try_clone()?)
        .stderr(said.try_clone()?)
        .process_group(0);
    let mut group = Group(
        command
            .spawn()
            .with_context(|| format!("cannot run {command:?}"))?,
    );
    let ended = loop {
        if let Some(status) = group.0.try_wait()? {
            break match status.success() {
                true => Ended::Well,
                false => Ended::Badly,
            };
        }
        if stop() {
            break Ended::Stopped;
        }
        std::thread::sleep(PERIOD);
    };
    drop(group);
    let mut bytes = vec![];
    said.rewind()?;
    said.read_to_end(&mut bytes)?;
    Ok((ended, String::from_utf8_lossy(&bytes).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn both_streams_and_the_end_are_told() {
        let well = run(&mut shell("echo a; echo b >&2"), || false).unwrap();
        assert_eq!(well, (Ended::Well, "a\nb\n".into()));
        let badly = run(&mut shell("echo a; exit 3"), || false).unwrap();
        assert_eq!(badly, (Ended::Badly, "a\n".into()));
    }

    #[test]
    fn what_is_stopped_keeps_what_it_said() {
        let start = Instant::now();
        let stop = || start.elapsed() > 2 * PERIOD;
        let stopped = run(&mut shell("echo a; sleep 600 & wait"), stop).unwrap();
        assert_eq!(stopped.0, Ended::Stopped);
    }
}
