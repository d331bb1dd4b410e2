//! Says what the Verilog of units comes from, so that a compiled model is found without making the Verilog again.

#[path = "src/sources.rs"]
mod sources;

use std::error::Error;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR")?);
    println!("cargo:rustc-env=TURNSTILE_CIRCUITS={}", circuits(&folder)?);
    Ok(())
}

/// A digest of the sources. A package of this crate has none of them beside it: there all crates are of one version, which names them.
fn circuits(folder: &Path) -> Result<String, Box<dyn Error>> {
    println!("cargo:rerun-if-changed=build.rs");
    if !sources::ROOTS.iter().all(|root| folder.join(root).exists()) {
        return Ok(env!("CARGO_PKG_VERSION").into());
    }
    for file in sources::files(folder, &sources::ROOTS)? {
        println!("cargo:rerun-if-changed={}", file.display());
    }
    Ok(sources::digest(folder, &sources::ROOTS)?)
}
