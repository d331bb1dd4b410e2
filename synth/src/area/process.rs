//! Programs that end when the user wants to end.

use super::{AreaError, Result};
use nix::sys::signal::{killpg, Signal};
use nix::unistd::Pid;
use std::io::{Read, Seek};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;
use turnstile_tools::{Tool, ToolError};

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
    fn wait(&mut self, stop: Stop) -> std::io::Result<Option<ExitStatus>> {
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

/// Runs a command of `tool` to its end and returns what it wrote, both streams together.
///
/// # Errors
/// If it cannot be run, fails (with the last lines it wrote), or `stop` says so: then it and what it has started are
/// killed.
pub fn run(tool: Tool, command: &mut Command, stop: Stop) -> Result<String> {
    let unusable = |source| ToolError::Unusable {
        name: tool.name,
        source,
    };
    let mut said = tempfile::tempfile().map_err(unusable)?;
    let stream = || said.try_clone().map(Stdio::from).map_err(unusable);
    let (out, err) = (stream()?, stream()?);
    command.stdin(Stdio::null()).stdout(out).stderr(err);
    let child = command.process_group(0).spawn().map_err(unusable)?;
    let status = Group(child).wait(stop).map_err(unusable)?;
    let status = status.ok_or(AreaError::Interrupted)?;
    let mut bytes = vec![];
    said.rewind().map_err(unusable)?;
    said.read_to_end(&mut bytes).map_err(unusable)?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    if status.success() {
        return Ok(text);
    }
    Err(ToolError::Failed {
        name: tool.name,
        status,
        message: last_lines(&text),
    }
    .into())
}

fn last_lines(text: &str) -> String {
    let lines: Vec<&str> = text.trim().lines().collect();
    lines[lines.len().saturating_sub(5)..].join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;

    const SHELL: Tool = Tool {
        name: "sh",
        install: "apt-get install dash",
        version_flag: "-c",
    };

    fn shell(script: &str) -> Command {
        let mut command = SHELL.command().unwrap();
        command.args(["-c", script]);
        command
    }

    #[test]
    fn failures_say_what_the_program_said() {
        let text = run(SHELL, &mut shell("echo a; echo b >&2"), &|| false).unwrap();
        assert_eq!(text, "a\nb\n");
        let error = run(SHELL, &mut shell("echo because; exit 3"), &|| false).unwrap_err();
        assert!(error.to_string().contains("because"), "{error}");
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
        let error = run(SHELL, &mut shell(&script), &stop).unwrap_err();
        assert!(matches!(error, AreaError::Interrupted));
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
