//! Through which calls inlined code came: clang says it in debug information alone, and not where the text says lines.
//!
//! The text is assembled, with a label behind each `.loc` and a table of these labels, and what addr2line says of each is written behind
//! the `.loc`: ` lines` and, the innermost first, the lines of the source through which the code came there.

use addr2line::gimli::{Dwarf, EndianSlice, LittleEndian};
use addr2line::Context;
use object::read::elf::ElfFile64;
use object::{Object, ObjectSection};
use std::fmt::Write;

/// Section with the table: an address of 64 bits for each `.loc`.
const TABLE: &str = ".turnstile_locations";

type Bytes<'a> = EndianSlice<'a, LittleEndian>;

/// The text with the calls; nothing if it has no debug information. `assemble` makes an object file of a text, in which addresses stand
/// where they are needed, without entries for a linker; nothing if it cannot.
pub fn with_calls(
    text: &str,
    source: &str,
    assemble: impl FnOnce(&str) -> Option<Vec<u8>>,
) -> Option<String> {
    let object = assemble(&labelled(text))?;
    calls(&object, source).map(|calls| annotated(text, calls))
}

fn is_location(line: &str) -> bool {
    line.trim_start().starts_with(".loc\t") || line.trim_start().starts_with(".loc ")
}

/// The text with labels and their table.
fn labelled(text: &str) -> String {
    let mut labelled = String::with_capacity(text.len() * 2);
    let mut table = format!("\t.section {TABLE},\"\",@progbits\n");
    let mut locations = 0;
    for line in text.lines() {
        // clang does not know Turnstile's own instructions, which are as long as any.
        let known = !line.trim_start().starts_with("s_tx_");
        // Writing to a text cannot fail.
        let _ = writeln!(labelled, "{}", if known { line } else { "\ts_nop 0" });
        if is_location(line) {
            let _ = writeln!(labelled, ".Lturnstile_{locations}:");
            let _ = writeln!(table, "\t.quad .Lturnstile_{locations}");
            locations += 1;
        }
    }
    labelled + &table
}

/// Of each location, the lines of the source in its chain of calls.
fn calls(object: &[u8], source: &str) -> Option<Vec<Vec<u32>>> {
    let file = ElfFile64::<object::LittleEndian>::parse(object).ok()?;
    let content = |name: &str| {
        let section = file.section_by_name(name);
        section.and_then(|section| section.data().ok())
    };
    let dwarf = Dwarf::load(|section| {
        let bytes = content(section.name()).unwrap_or_default();
        Ok::<Bytes, ()>(EndianSlice::new(bytes, LittleEndian))
    });
    let context = Context::from_dwarf(dwarf.ok()?).ok()?;
    let addresses = content(TABLE)?.as_chunks().0.iter();
    let addresses = addresses.map(|bytes| u64::from_le_bytes(*bytes));
    Some(
        addresses
            .map(|address| chain(&context, address, source))
            .collect(),
    )
}

/// Lines of the source that lead to an address, the innermost first. Those of other files are left out.
fn chain(context: &Context<Bytes>, address: u64, source: &str) -> Vec<u32> {
    let Ok(mut frames) = context.find_frames(address).skip_all_loads() else {
        return vec![];
    };
    let mut lines = vec![];
    while let Ok(Some(frame)) = frames.next() {
        let location = frame.location.as_ref();
        let file = location.and_then(|at| at.file?.rsplit('/').next());
        let line = location.and_then(|at| at.line).filter(|line| *line != 0);
        lines.extend(line.filter(|_| file == Some(source)));
    }
    lines
}

/// The text with the lines behind each location.
fn annotated(text: &str, calls: Vec<Vec<u32>>) -> String {
    let mut calls = calls.into_iter();
    let lines = text.lines().map(|line| {
        let chain = is_location(line).then(|| calls.next()).flatten();
        let chain = chain.unwrap_or_default();
        if chain.is_empty() {
            return format!("{line}\n");
        }
        let code = line.split(';').next().unwrap_or_default().trim_end();
        let chain: String = chain.iter().map(|line| format!(" {line}")).collect();
        format!("{code} lines{chain}\n")
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Addresses are looked up in debug information of clang by the tests that compile kernels.
    #[test]
    fn lines_stand_behind_their_locations() {
        let text = "\t.loc 0 2 3 ; k.cl:2:3\n\ts_nop 0\n\t.loc\t1 7 0\n\t.local k\n";
        let marked = labelled(text);
        assert_eq!(marked.matches(":\n").count(), 2);
        assert!(
            marked.ends_with("\t.quad .Lturnstile_0\n\t.quad .Lturnstile_1\n"),
            "{marked}"
        );
        let with = annotated(text, vec![vec![2, 5, 9], vec![]]);
        assert_eq!(
            with,
            "\t.loc 0 2 3 lines 2 5 9\n\ts_nop 0\n\t.loc\t1 7 0\n\t.local k\n"
        );
    }

    #[test]
    fn what_is_no_object_file_changes_nothing() {
        let made = with_calls("\t.loc 0 2 3\n", "k.cl", |_| Some(vec![1, 2, 3]));
        assert_eq!(made, None);
    }
}
