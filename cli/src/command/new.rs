//! `turnstile new`: a run file from a kernel's signature.

use super::output::tell;
use std::path::{Path, PathBuf};
use turnstile_run::{load, Options, Template};
use turnstile_tools::{file, Error, Result};

/// Arguments of `new`.
#[derive(clap::Args, Debug)]
pub struct NewArgs {
    /// OpenCL C (.cl), CUDA C++ (.cu) or PTX (.ptx)
    #[arg(value_name = "KERNEL")]
    kernel: PathBuf,
    /// Kernel function [default: the first one of the file]
    #[arg(long, value_name = "NAME")]
    entry: Option<String>,
    /// The run file [default: the kernel's name with .toml]
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Replace a file that is there
    #[arg(long)]
    force: bool,
    /// Options of clang or NVRTC, which go into the run file: -DSIZE=16; folders of -I are relative to the run file
    #[arg(last = true, value_name = "OPTION")]
    options: Vec<String>,
}

/// Writes the run file, and says whether it runs as it is.
pub fn new(args: &NewArgs) -> Result<u8> {
    let out = match &args.out {
        Some(out) => out.clone(),
        None => args.kernel.with_extension("toml"),
    };
    let folder = out.parent().filter(|folder| !folder.as_os_str().is_empty());
    let template = Template {
        kernel: &args.kernel,
        entry: args.entry.as_deref(),
        options: &args.options,
        folder: folder.unwrap_or(Path::new(".")),
    };
    let text = template.text()?;
    if out.exists() && !args.force {
        return Err(Error::input(
            out.display().to_string(),
            "the file is there",
            "choose another one with --out, or replace it with --force",
        ));
    }
    file::check_outputs(&[("the kernel", &args.kernel)], &[("--out", &out)])?;
    file::write(&out, &text)?;
    let name = out.display();
    let told = match load(&out, Options::default()) {
        Ok(_) => format!("wrote {name}; run it with: turnstile simulate {name}\n"),
        Err(error) => format!("wrote {name}, which does not run yet: {error}\n"),
    };
    tell(&told)?;
    Ok(0)
}
