//! Says what the Verilog of units comes from, so that a compiled model is found without making the Verilog again.

#[path = "src/sources.rs"]
mod sources;

use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR")?);
    for file in sources::files(&folder, &sources::ROOTS)? {
        println!("cargo:rerun-if-changed={}", file.display());
    }
    let digest = sources::digest(&folder, &sources::ROOTS)?;
    println!("cargo:rustc-env=TURNSTILE_CIRCUITS={digest}");
    Ok(())
}
