//! `examples/histogram` and `examples/transfer`: one kernel each as OpenCL C, CUDA C++ and PTX.

use super::{read, run};
use std::fs;
use std::path::Path;
use turnstile_run::Nvrtc;
use turnstile_tools::{available, skip, CLANG};

/// A copy of an example's folder.
fn copy(example: &str) -> tempfile::TempDir {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples");
    let folder = tempfile::tempdir().unwrap();
    for entry in fs::read_dir(examples.join(example)).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), folder.path().join(entry.file_name())).unwrap();
    }
    folder
}

/// The languages for which there is a compiler.
fn kinds() -> Vec<&'static str> {
    let mut kinds = vec!["ptx"];
    kinds.extend(available(&[CLANG]).then_some("cl"));
    match Nvrtc::find(None, "kernel.cu") {
        Ok(_) => kinds.push("cu"),
        Err(error) => skip(&error.to_string()),
    }
    kinds
}

#[test]
fn a_histogram_is_the_same_in_three_languages() {
    let folder = copy("histogram");
    let folder = folder.path();
    let words: Vec<u8> = read(folder, "words.npy").1;
    let mut bins = vec![0_u32; 64];
    words
        .iter()
        .for_each(|word| bins[usize::from(word & 63)] += 1);
    for kind in kinds() {
        let _ = fs::remove_file(folder.join("out_bins.npy"));
        run(folder, &format!("{kind}.toml --engine model"));
        assert_eq!(
            read(folder, "out_bins.npy"),
            (vec![64], bins.clone()),
            "{kind}"
        );
    }
}

#[test]
fn transfers_are_transactions_in_three_languages_under_every_rule() {
    let folder = copy("transfer");
    let folder = folder.path();
    let moves: Vec<u32> = read(folder, "moves.npy").1;
    let mut balances = vec![1000_u32; 64];
    for one in moves.chunks_exact(3) {
        balances[one[0] as usize] -= one[2];
        balances[one[1] as usize] += one[2];
    }
    for kind in kinds() {
        for rules in [
            "",
            "--early-abort",
            "--pause-and-go",
            "--early-abort --pause-and-go",
        ] {
            let _ = fs::remove_file(folder.join("out_balances.npy"));
            let asked = format!("{kind}.toml --machine early-cr --engine model {rules}");
            run(folder, asked.trim_end());
            let left = read(folder, "out_balances.npy");
            assert_eq!(left, (vec![64], balances.clone()), "{kind} {rules}");
        }
    }
}
