//! The kernel and the run file that README.md shows do what it says, under every detector.

use npyz::WriterBuilder;
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use turnstile_sim::machine::Detector;
use turnstile_tools::{available, CLANG};

const ITEMS: u32 = 256;

/// The first block of README.md in `language` under the heading of the example.
fn block(language: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../README.md");
    let text = fs::read_to_string(path).unwrap();
    let (_, section) = text.split_once("\n## Your own kernel\n").unwrap();
    let (_, rest) = section.split_once(&format!("\n```{language}\n")).unwrap();
    rest.split_once("```").unwrap().0.to_string()
}

fn write_npy(path: &Path, words: &[u32]) {
    let options = npyz::WriteOptions::new();
    let mut writer = options
        .default_dtype()
        .shape(&[words.len() as u64])
        .writer(File::create(path).unwrap())
        .begin_nd()
        .unwrap();
    writer.extend(words).unwrap();
    writer.finish().unwrap();
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
    fs::write(file("deposit.cl"), block("c")).unwrap();
    fs::write(file("deposit.toml"), block("toml")).unwrap();
    // Some accounts are used by many, and some transfers go to where they come from.
    let from: Vec<u32> = (0..ITEMS).map(|item| item * 7 % 64).collect();
    let to: Vec<u32> = (0..ITEMS).map(|item| item * item % 251).collect();
    write_npy(&file("from.npy"), &from);
    write_npy(&file("to.npy"), &to);
    for detector in Detector::ALL {
        // As published, SMDCD may lose updates: the run says so. Without a detector there are no transactions.
        if matches!(detector, Detector::None | Detector::SmdcdPublished) {
            continue;
        }
        let name = detector.name();
        let output = Command::new(env!("CARGO_BIN_EXE_turnstile"))
            .args(["simulate", "deposit.toml", "--detector", name])
            .current_dir(folder.path())
            .output()
            .unwrap();
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{name}: {error}");
        let out = read_npy(&file("out.npy"));
        assert_eq!(out.iter().sum::<u32>(), 100 * ITEMS, "{name}");
        assert_eq!(out, reference(&from, &to), "{name}");
        fs::remove_file(file("out.npy")).unwrap();
    }
}
