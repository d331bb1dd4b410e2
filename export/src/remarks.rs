//! What the sources of the units say of them, for their Verilog.

use crate::netlist::classes::Class;
use crate::netlist::print::Remarks;
use std::collections::BTreeSet;

/// A struct of `hdl`, as `build.rs` has read it.
pub struct Unit {
    /// What it may be called.
    pub names: &'static [&'static str],
    /// Comment of its file.
    header: &'static [&'static str],
    /// Comment of the struct.
    about: &'static [&'static str],
    /// Fields, arrays once, and their comments.
    fields: &'static [(&'static str, &'static [&'static str])],
}

include!(concat!(env!("OUT_DIR"), "/units.rs"));

/// The struct whose fields a module has.
pub fn unit(class: &Class) -> Option<&'static Unit> {
    let fields: BTreeSet<&str> = class.fields.iter().map(String::as_str).collect();
    let own =
        |unit: &&Unit| -> BTreeSet<&str> { unit.fields.iter().map(|(name, _)| *name).collect() };
    let exact = UNITS.iter().find(|unit| own(unit) == fields);
    // A macro has fields that are known at its use only.
    let part = |unit: &&Unit| {
        unit.names.len() > 1 && own(unit).is_subset(&fields) && !unit.fields.is_empty()
    };
    exact.or_else(|| UNITS.iter().find(part))
}

/// The comments of a module of this unit.
pub fn remarks(unit: &Unit, class: &Class) -> Remarks {
    let mut head = plain(unit.header);
    if unit.names.len() == 1 {
        let about = plain(unit.about);
        if !about.is_empty() {
            head.push(String::new());
            head.extend(about);
        }
    }
    let mut told = BTreeSet::new();
    let about = |port: &str| {
        // `lane_addr_0` is the field `lane_addr`, which is told of once.
        let array = port
            .trim_end_matches(|c: char| c.is_ascii_digit())
            .trim_end_matches('_');
        let field = |name: &str| unit.fields.iter().find(|(own, _)| *own == name);
        field(port).or_else(|| field(array))
    };
    let ports = class.module.ports.iter().filter_map(|port| {
        let (field, lines) = about(&port.name)?;
        (told.insert(*field) && !lines.is_empty()).then(|| (port.name.clone(), plain(lines)))
    });
    Remarks {
        ports: ports.collect(),
        head,
    }
}

/// Lines without the marks of rustdoc: fences, links and code.
fn plain(lines: &[&str]) -> Vec<String> {
    let kept = lines
        .iter()
        .filter(|line| !line.trim_start().starts_with("```"));
    let shown = kept.map(|line| {
        let line = line.strip_prefix(' ').unwrap_or(line);
        unlinked(line)
            .replace('`', "")
            .replace("**", "")
            .trim_end()
            .to_owned()
    });
    shown.collect()
}

/// `[text](target)` and `[text]` as `text`, where `text` is code.
fn unlinked(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("[`") {
        text.push_str(before);
        let Some((code, after)) = after.split_once("`]") else {
            text.push_str("[`");
            rest = after;
            continue;
        };
        text.push_str(code);
        rest = match after
            .strip_prefix('(')
            .and_then(|target| target.split_once(')'))
        {
            Some((_, after)) => after,
            None => after,
        };
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_rustdoc_are_left_out() {
        let lines = [
            " A bank: [`LdsBank`] and",
            " [`shadow`](crate::shadow) with `x[3]`, **first**.",
            " ```text",
            "  a -> b",
            " ```",
        ];
        assert_eq!(
            plain(&lines),
            ["A bank: LdsBank and", "shadow with x[3], first.", " a -> b"]
        );
    }
}
