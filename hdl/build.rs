//! Tells the build scripts of crates that use this one where its sources are, as `DEP_TURNSTILE_HDL_SOURCES`: beside them in a checkout, elsewhere
//! in packages.

use std::path::PathBuf;

fn main() {
    let folder = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::metadata=sources={}", folder.join("src").display());
}
