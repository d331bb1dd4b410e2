//! The `turnstile` binary.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(turnstile_cli::run())
}
