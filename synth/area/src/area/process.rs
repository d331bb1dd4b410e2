//! Programs that end when the user wants to end.

use super::{AreaError, Result};
use std::process::Command;
pub use turnstile_tools::process::Stop;
use turnstile_tools::{process, Tool, ToolError};

/// Runs a command of `tool` to its end and returns what it wrote, both streams together.
///
/// # Errors
/// If it cannot be run, fails (with the last lines it wrote), or `stop` says so: then it and what it has started are
/// killed.
pub fn run(tool: Tool, command: &mut Command, stop: Stop) -> Result<String> {
    log::info!("{}", turnstile_tools::shown(command));
    let name = tool.name;
    let ended = process::merged_output(command, stop);
    let (status, bytes) = ended.map_err(|source| ToolError::Unusable { name, source })?;
    let status = status.ok_or(AreaError::Interrupted)?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    if status.success() {
        return Ok(text);
    }
    let message = last_lines(&text);
    Err(ToolError::Failed {
        name,
        status,
        message,
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

    const SHELL: Tool = Tool {
        name: "sh",
        install: "apt-get install dash",
        version_flag: "-c",
    };

    #[test]
    fn failures_say_what_the_program_said() {
        let shell = |script: &str| {
            let mut command = SHELL.command().unwrap();
            run(SHELL, command.args(["-c", script]), &|| false)
        };
        assert_eq!(shell("echo a; echo b >&2").unwrap(), "a\nb\n");
        let error = shell("echo because; exit 3").unwrap_err();
        assert!(error.to_string().contains("because"), "{error}");
    }

    #[test]
    fn a_stopped_program_is_an_interruption() {
        let mut command = SHELL.command().unwrap();
        let error = run(SHELL, command.args(["-c", "sleep 60"]), &|| true).unwrap_err();
        assert!(matches!(error, AreaError::Interrupted));
    }
}
