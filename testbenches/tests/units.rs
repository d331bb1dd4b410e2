//! The directed tests of each unit: `tests.rs` in its folder, `hdl/src/units/NAME`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

include!(concat!(env!("OUT_DIR"), "/tests.rs"));

/// Of each file in a folder of units its name, as `NAME/bench`, but for the RTL, whose files `mod.rs` names, and for what other files include.
fn there() -> BTreeSet<String> {
    let units = Path::new(env!("CARGO_MANIFEST_DIR")).join("../hdl/src/units");
    let entries = |folder: &Path| {
        fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
    };
    let folders = entries(&units).filter(|path| path.is_dir());
    let names = folders.flat_map(|folder| {
        let unit = folder.file_name().unwrap().to_str().unwrap().to_owned();
        let rtl = fs::read_to_string(folder.join("mod.rs")).unwrap();
        let files = entries(&folder).filter(|file| file.extension().is_none_or(|of| of == "rs"));
        let stems = files.map(|file| file.file_stem().unwrap().to_str().unwrap().to_owned());
        let is_rtl = |stem: &str| stem == "mod" || rtl.contains(&format!("\nmod {stem};\n"));
        let others = stems.filter(|stem| !is_rtl(stem));
        others
            .map(move |stem| format!("{unit}/{stem}"))
            .collect::<Vec<_>>()
    });
    names.collect()
}

#[test]
fn the_build_has_seen_every_file() {
    let seen: BTreeSet<_> = FILES.iter().map(|&file| file.to_owned()).collect();
    assert_eq!(
        there(),
        seen,
        "a file of another name, a folder that is not in the list, or a file that is new: `touch hdl/src/units/mod.rs`"
    );
}
