//! Says which commit the program is built from, if it is built in a checkout with git.

use std::path::Path;
use std::process::Command;

fn main() {
    // Whatever changes the commit changes one of these: a checkout HEAD, a commit the branch or, where references are packed,
    // makes a file for it. A path that is not there would count as changed every time.
    for name in ["HEAD", "refs/heads", "packed-refs"] {
        let path = git(&["rev-parse", "--git-path", name]);
        if let Some(path) = path.filter(|path| Path::new(path).exists()) {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    println!("cargo:rerun-if-changed=build.rs");
    // A package of this crate may lie in a checkout of something else.
    let is_ours = git(&["rev-parse", "--show-prefix"]).is_some_and(|folder| folder == "cli/");
    let commit = git(&["rev-parse", "--short=12", "HEAD"]).filter(|_| is_ours);
    let version = env!("CARGO_PKG_VERSION");
    let version = match commit {
        Some(commit) => format!("{version} (commit {commit})"),
        None => version.into(),
    };
    println!("cargo:rustc-env=TURNSTILE_VERSION={version}");
}

/// What git says, if it is there and knows.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let text = text.trim();
    (output.status.success() && !text.is_empty()).then(|| text.to_owned())
}
