//! A random kernel on the CPU, as C++.

use super::compiled::Compiled;
use anyhow::{ensure, Context, Result};
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

const COMPILER: &str = "clang-16";
const FLAGS: [&str; 13] = [
    "-x",
    "c++",
    "-std=c++17",
    "-O1",
    "-w",
    "-fwrapv",
    "-fno-strict-aliasing",
    "-frounding-math",
    "-ffp-contract=off",
    "-fno-exceptions",
    "-fno-rtti",
    "-lm",
    "-lpthread",
];

/// The buffers after a run of the kernel's source, compiled for the host.
///
/// # Errors
/// If it does not compile or run.
pub fn host(compiled: &Compiled) -> Result<Vec<Vec<u8>>> {
    let folder = tempfile::tempdir()?;
    let [source, program] = ["kernel.cc", "kernel"].map(|name| folder.path().join(name));
    let text = [
        include_str!("host.h"),
        &compiled.kernel.text,
        include_str!("host_main.h"),
    ];
    fs::write(&source, text.concat())?;
    let mut compiler = Command::new(COMPILER);
    let ended = compiler
        .args(&FLAGS[..11])
        .arg(&source)
        .args(&FLAGS[11..])
        .arg("-o")
        .arg(&program)
        .output()?;
    let messages = String::from_utf8_lossy(&ended.stderr);
    ensure!(ended.status.success(), "the host's compiler: {messages}");
    let sizes = [
        compiled.kernel.blocks,
        compiled.kernel.threads,
        compiled.uniform,
    ];
    let mut run = Command::new(program);
    run.args(sizes.map(|size| size.to_string()));
    let mut run = run.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut input = run.stdin.take().context("no input")?;
    for content in &compiled.buffers {
        input.write_all(&(content.len() as u64).to_le_bytes())?;
        input.write_all(content)?;
    }
    drop(input);
    let ended = run.wait_with_output()?;
    ensure!(
        ended.status.success(),
        "the host's program: {}",
        ended.status
    );
    let mut rest = ended.stdout.as_slice();
    let mut take = |content: &Vec<u8>| {
        let (first, behind) = rest.split_at_checked(content.len()).context("too little")?;
        rest = behind;
        Ok(first.to_vec())
    };
    compiled.buffers.iter().map(&mut take).collect()
}
