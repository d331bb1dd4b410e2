//! Programs that end when the user wants to end.

use nix::sys::signal::{killpg, Signal};
use nix::unistd::Pid;
use std::fs::File;
use std::io::{Read, Result, Seek};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::Duration;

/// Whether the run is to be given up. Asked from several threads.
pub type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// How often a running program is looked at.
const PERIOD: Duration = Duration::from_millis(10);

/// A child with everything it starts (Yosys starts ABC): gone when this is dropped.
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

impl Group {
    fn wait(&mut self, stop: Stop) -> Result<Option<ExitStatus>> {
        loop {
            if let Some(status) = self.0.try_wait()? {
                return Ok(Some(status));
            }
            if stop() {
                return Ok(None);
            }
            std::thread::sleep(PERIOD);
        }
    }
}

/// What a command did, as [`Command::output`] has it; nothing if `stop` said that it is to end: then it and what it has
/// started are killed. It gets no input.
///
/// # Errors
/// If it cannot be started or watched.
pub fn output(command: &mut Command, stop: Stop) -> Result<Option<Output>> {
    let (mut out, mut err) = (tempfile::tempfile()?, tempfile::tempfile()?);
    let Some(status) = status(command, [&out, &err], stop)? else {
        return Ok(None);
    };
    Ok(Some(Output {
        status,
        stdout: content(&mut out)?,
        stderr: content(&mut err)?,
    }))
}

/// Environment variable with the number of a process that this one shall end with, if it has started it.
const PARENT: &str = "TURNSTILE_PARENT";

/// Has the system terminate this process when the one ends that started it, however that ends, if it wants so: it sets TURNSTILE_PARENT to its own number.
/// What it leaves in the environment of others means nothing to them.
#[cfg(target_os = "linux")]
pub fn end_with_parent() {
    use nix::sys::signal::{raise, Signal};
    use nix::unistd::getppid;
    let wanted = std::env::var(PARENT)
        .ok()
        .and_then(|number| number.parse().ok());
    let is_there = || wanted == Some(getppid().as_raw());
    if !is_there() {
        return;
    }
    // Without it, the process goes on to its own end.
    let set = nix::sys::prctl::set_pdeathsig(Signal::SIGTERM);
    if set.is_ok() && !is_there() {
        let _ = raise(Signal::SIGTERM);
    }
}

/// As on Linux, which other systems cannot.
#[cfg(not(target_os = "linux"))]
pub fn end_with_parent() {}

/// The same with both streams in the order in which they were written, also of a program that `stop` has ended.
///
/// # Errors
/// If it cannot be started or watched.
pub fn merged_output(command: &mut Command, stop: Stop) -> Result<(Option<ExitStatus>, Vec<u8>)> {
    let mut said = tempfile::tempfile()?;
    let status = status(command, [&said, &said], stop)?;
    Ok((status, content(&mut said)?))
}

/// Runs a command whose standard output and error go to two files.
fn status(command: &mut Command, streams: [&File; 2], stop: Stop) -> Result<Option<ExitStatus>> {
    let [out, err] = streams.map(File::try_clone);
    command.stdin(Stdio::null()).stdout(out?).stderr(err?);
    // In a group of its own, so that what it starts can be killed with it.
    let child = command.process_group(0).spawn()?;
    Group(child).wait(stop)
}

fn content(file: &mut File) -> Result<Vec<u8>> {
    let mut bytes = vec![];
    file.rewind()?;
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
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
    fn both_streams_are_kept() {
        let script = "echo a; echo b >&2; exit 3";
        let ended = output(&mut shell(script), &|| false).unwrap().unwrap();
        assert_eq!(ended.status.code(), Some(3));
        assert_eq!((&*ended.stdout, &*ended.stderr), (&b"a\n"[..], &b"b\n"[..]));
        let (status, text) = merged_output(&mut shell(script), &|| false).unwrap();
        let code = status.and_then(|status| status.code());
        assert_eq!((code, &*text), (Some(3), &b"a\nb\n"[..]));
    }

    #[test]
    fn what_is_stopped_keeps_what_it_said() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("said");
        let started = Instant::now();
        let stop = || file.exists() || started.elapsed().as_secs() > 30;
        let script = format!("echo a; touch {}; sleep 600 & wait", file.display());
        let stopped = merged_output(&mut shell(&script), &stop).unwrap();
        assert_eq!(stopped, (None, b"a\n".to_vec()));
    }

    #[test]
    fn a_stopped_program_takes_its_children_with_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("pid");
        let script = format!(
            "sleep 60 & echo $! > {0}.new; mv {0}.new {0}; wait",
            file.display()
        );
        let started = Instant::now();
        let stop = || file.exists() || started.elapsed().as_secs() > 30;
        assert!(output(&mut shell(&script), &stop).unwrap().is_none());
        let id: i32 = std::fs::read_to_string(&file)
            .unwrap()
            .trim()
            .parse()
            .unwrap();
        // The orphan is reaped by init, soon but not at once; a zombie runs no more.
        let running = || {
            let stat = std::fs::read_to_string(format!("/proc/{id}/stat"));
            stat.is_ok_and(|stat| !stat.contains(") Z "))
        };
        for _ in 0..500 {
            if !running() {
                return;
            }
            std::thread::sleep(PERIOD);
        }
        panic!("process {id} is still there");
    }
}
