//! The kernel and the run file that README.md shows do what it says, under every detector.

use super::run;
use std::fs;
use std::path::{Path, PathBuf};
use turnstile_machine::Detector;
use turnstile_tools::{available, CLANG};

const ITEMS: u32 = 256;

/// A file of the example.
fn example(name: &str) -> PathBuf {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/deposit");
    examples.join(name)
}

fn read_npy(path: &Path) -> Vec<u32> {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    npyz::NpyFile::new(&bytes[..]).unwrap().into_vec().unwrap()
}

/// Balances after the transfers, one after the other.
fn reference(from: &[u32], to: &[u32]) -> Vec<u32> {
    let mut accounts = vec![100u32; from.len()];
    for (&from, &to) in from.iter().zip(to) {
        accounts[from as usize] = accounts[from as usize].wrapping_sub(1);
        accounts[to as usize] = accounts[to as usize].wrapping_add(1);
    }
    accounts
}

#[test]
fn the_example_of_the_readme_is_right_under_every_detector() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    for name in ["deposit.cl", "deposit.toml", "from.npy", "to.npy"] {
        fs::copy(example(name), file(name)).unwrap();
    }
    // Some accounts are used by many, and some transfers go to where they come from.
    let (from, to) = (read_npy(&file("from.npy")), read_npy(&file("to.npy")));
    assert_eq!(from.len(), ITEMS as usize);
    for detector in Detector::ALL {
        // As published, SMDCD may lose updates: the run says so. Without a detector there are no transactions.
        if matches!(detector, Detector::None | Detector::SmdcdPublished) {
            continue;
        }
        let name = detector.name();
        run(folder.path(), &format!("deposit.toml --detector {name}"));
        let out = read_npy(&file("out.npy"));
        assert_eq!(out.iter().sum::<u32>(), 100 * ITEMS, "{name}");
        assert_eq!(out, reference(&from, &to), "{name}");
        fs::remove_file(file("out.npy")).unwrap();
    }
}
