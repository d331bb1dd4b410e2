//! Compiled kernels are kept, and never stale.

use super::program::files_below;
use super::{available, command, read, standard_error, CLANG};
use std::fs;
use std::path::{Path, PathBuf};

const RUN: &str = r#"
kernel = "k.cl"
entry = "k"
options = ["-DMORE=1"]
global_size = [1]
local_size = [1]
args = [{ buffer = { zeros = 1, type = "u32", dump = "out.npy" } }]
"#;

/// What the kernel leaves, and the entries that are kept beside it.
fn result(folder: &Path) -> (u32, Vec<PathBuf>) {
    result_with(folder, &folder.join("cache"))
}

fn result_with(folder: &Path, cache: &Path) -> (u32, Vec<PathBuf>) {
    let mut simulate = command(folder, "simulate k.toml");
    let output = simulate.env("TURNSTILE_CACHE", cache).output().unwrap();
    let error = standard_error(&output);
    assert_eq!(output.status.code(), Some(0), "{error}");
    let entries = files_below(&cache.join("kernels"));
    let (_, words) = read(folder, "out.npy");
    (words[0], entries)
}

#[test]
fn a_kernel_is_found_again_as_long_as_nothing_of_it_has_changed() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let kernel = "#include \"turnstile.h\"\n#include \"size.h\"\n\
        __kernel void k(__global uint *out) { out[0] = SIZE + MORE; }\n";
    fs::write(folder.join("k.cl"), kernel).unwrap();
    fs::write(folder.join("size.h"), "#define SIZE 5\n").unwrap();
    fs::write(folder.join("k.toml"), RUN).unwrap();
    let (first, entries) = result(folder);
    assert_eq!((first, entries.len()), (6, 1));
    let whole = fs::read_to_string(&entries[0]).unwrap();
    let changed = fs::metadata(&entries[0]).unwrap().modified().unwrap();
    assert_eq!(result(folder), (6, entries.clone()));
    let again = fs::metadata(&entries[0]).unwrap().modified().unwrap();
    assert_eq!(changed, again, "it is not written again");
    // The same text in another folder.
    let other = tempfile::tempdir().unwrap();
    for name in ["k.cl", "size.h", "k.toml"] {
        fs::copy(folder.join(name), other.path().join(name)).unwrap();
    }
    assert_eq!(
        result_with(other.path(), &folder.join("cache")),
        (6, entries.clone())
    );
    fs::write(&entries[0], whole.replace("v_mov_b32_e32", "v_not_b32_e32")).unwrap();
    assert_eq!(result(folder), (6, entries.clone()));
    assert_eq!(fs::read_to_string(&entries[0]).unwrap(), whole);
    // An included file, an option.
    fs::write(folder.join("size.h"), "#define SIZE 8\n").unwrap();
    let (second, entries) = result(folder);
    assert_eq!((second, entries.len()), (9, 2));
    fs::write(folder.join("k.toml"), RUN.replace("MORE=1", "MORE=2")).unwrap();
    let (third, entries) = result(folder);
    assert_eq!((third, entries.len()), (10, 3));
}
