//! What tests of areas share.

use std::path::Path;
use turnstile_area::area::liberty::Library;
use turnstile_tools::{available, skip, YOSYS};

/// Folder of OSU's cells.
pub const FOLDER: &str = "/usr/share/qflow/tech/osu018";

/// OSU's library. Without it or Yosys the test is skipped, and counted so.
pub fn library() -> Option<Library> {
    if !available(&[YOSYS]) {
        return None;
    }
    let path = Path::new(FOLDER).join("osu018_stdcells.lib");
    if !path.is_file() {
        skip(&format!("no {}: install qflow-tech-osu018", path.display()));
        return None;
    }
    Some(Library::load(&path).expect("OSU's library is whole"))
}
