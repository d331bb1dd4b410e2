//! `examples/histogram`: one kernel as OpenCL C, CUDA C++ and PTX.

use super::{read, run};
use std::fs;
use std::path::Path;
use turnstile_sim::run::Nvrtc;
use turnstile_tools::{available, skip, CLANG};

#[test]
fn a_histogram_is_the_same_in_three_languages() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/histogram");
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    for entry in fs::read_dir(examples).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), folder.join(entry.file_name())).unwrap();
    }
    let words: Vec<u8> = read(folder, "words.npy").1;
    let mut bins = vec![0_u32; 64];
    words
        .iter()
        .for_each(|word| bins[usize::from(word & 63)] += 1);
    let mut kinds = vec!["ptx"];
    kinds.extend(available(&[CLANG]).then_some("cl"));
    match Nvrtc::find(None, "histogram.cu") {
        Ok(_) => kinds.push("cu"),
        Err(error) => skip(&error.to_string()),
    }
    for kind in kinds {
        let _ = fs::remove_file(folder.join("bins.npy"));
        run(folder, &format!("{kind}.toml --engine model"));
        assert_eq!(read(folder, "bins.npy"), (vec![64], bins.clone()), "{kind}");
    }
}
