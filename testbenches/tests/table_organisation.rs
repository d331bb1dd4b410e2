//! The measured organisations in docs/early-conflict-resolution.md; `cargo xtask docs` rewrites them.

use std::fs;
use std::path::PathBuf;
use turnstile_testbenches::organisation::{
    rejected, table, Hash, Organisation, Place, Stream, ENTRIES, STREAMS,
};

/// Live addresses of the tables in the document: three quarters of the entries.
const LIVE: usize = 3 * ENTRIES / 4;

#[test]
fn the_document_has_what_is_measured() {
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs/early-conflict-resolution.md");
    let mut text = fs::read_to_string(&path).expect("the document");
    for (name, place) in [("commit unit", Place::CommitUnit), ("core", Place::Core)] {
        let (begin, end) = (
            format!("<!-- begin {name} -->\n"),
            format!("<!-- end {name} -->"),
        );
        let (before, rest) = text.split_once(&begin).expect("the block begins");
        let (held, after) = rest.split_once(&end).expect("the block ends");
        let wanted = table(place, LIVE);
        if std::env::var_os("UPDATE_README").is_none() {
            assert_eq!(held, wanted, "run `cargo xtask docs`");
        }
        text = format!("{before}{begin}{wanted}{end}{after}");
    }
    if std::env::var_os("UPDATE_README").is_some() {
        fs::write(&path, text).expect("the document");
    }
}

/// What the organisation was chosen for.
#[test]
fn the_chosen_organisation_turns_few_addresses_away() {
    let share = |ways, hash, stream, live| {
        rejected(Organisation { ways, hash }, stream, Place::CommitUnit, live)
    };
    for stream in STREAMS {
        assert!(share(12, Hash::XorFold, stream, ENTRIES / 2) < 0.02);
        let fewer_ways = share(6, Hash::XorFold, stream, LIVE);
        assert!(share(12, Hash::XorFold, stream, LIVE) < fewer_ways);
    }
    // Half of the sets of a commit unit are never used.
    assert!(share(12, Hash::LowBits, Stream::Random, ENTRIES) > 0.45);
}
