//! What the sources of the units say of them, for their Verilog.

use crate::netlist::classes::Class;
use crate::netlist::print::Remarks;
use crate::netlist::Port;
use std::collections::{BTreeMap, BTreeSet};

/// A struct of `hdl`, as `build.rs` has read it.
pub struct Unit {
    /// What it may be called.
    pub names: &'static [&'static str],
    /// Comment of its file.
    header: &'static [&'static str],
    /// Comment of the struct.
    about: &'static [&'static str],
    /// Arrays once.
    fields: &'static [Field],
}

struct Field {
    name: &'static str,
    is_port: bool,
    about: &'static [&'static str],
    /// The size that is its width or its number of elements; none if that is another number.
    width: &'static str,
    count: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/units.rs"));

impl Unit {
    /// Whether a module with these fields is one of this struct: it has all ports, and nothing that the struct has not. Of a
    /// struct in a macro some fields are known at its uses only.
    fn has(&self, fields: &BTreeSet<&str>) -> bool {
        let own: BTreeSet<&str> = self.fields.iter().map(|field| field.name).collect();
        let mut ports = self.fields.iter().filter(|field| field.is_port);
        let is_macro = self.names.len() > 1;
        ports.clone().next().is_some()
            && ports.all(|field| fields.contains(field.name))
            && (is_macro || fields.is_subset(&own))
    }

    /// The sizes that the source has names for and a module's signals tell, by name.
    fn sizes(&self, class: &Class) -> BTreeMap<&'static str, usize> {
        let mut sizes = BTreeMap::new();
        for field in self.fields {
            let Some(made) = class.fields.get(field.name) else {
                continue;
            };
            sizes.extend([(field.width, made.width), (field.count, made.count)]);
        }
        // A part has no width.
        sizes.retain(|name, size| !name.is_empty() && *size > 0);
        sizes
    }
}

/// The struct whose fields a module has.
pub fn unit(class: &Class) -> Option<&'static Unit> {
    let fields: BTreeSet<&str> = class.fields.keys().map(String::as_str).collect();
    let known = || UNITS.iter().filter(|unit| unit.has(&fields));
    let exact = known().find(|unit| unit.names.len() == 1);
    exact.or_else(|| known().next())
}

/// The comments of a module of this unit, and which sizes it has.
pub fn remarks(unit: &Unit, class: &Class, ports: &[Port]) -> Remarks {
    let mut head = plain(unit.header);
    if unit.names.len() == 1 {
        let about = plain(unit.about);
        if !about.is_empty() {
            head.push(String::new());
            head.extend(about);
        }
    }
    let sizes = unit.sizes(class);
    if !sizes.is_empty() {
        let sizes = sizes.iter().map(|(name, size)| format!("{name} = {size}"));
        let sizes: Vec<_> = sizes.collect();
        head.push(format!("Here {}.", sizes.join(", ")));
    }
    let mut told = BTreeSet::new();
    let about = |port: &str| {
        // `lane_addr_0` is the field `lane_addr`, which is told of once.
        let array = port
            .trim_end_matches(|c: char| c.is_ascii_digit())
            .trim_end_matches('_');
        let field = |name: &str| unit.fields.iter().find(|field| field.name == name);
        field(port).or_else(|| field(array))
    };
    let ports = ports.iter().filter_map(|port| {
        let field = about(&port.name)?;
        let tells = told.insert(field.name) && !field.about.is_empty();
        tells.then(|| (port.name.clone(), plain(field.about)))
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

/// `[text](target)` as `text`, where the target is an item, and `[text]`, where `text` is code.
fn unlinked(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('[') {
        text.push_str(before);
        rest = after;
        let Some((words, behind)) = after.split_once(']') else {
            text.push('[');
            continue;
        };
        let target = behind.strip_prefix("(crate::");
        let target = target.and_then(|target| target.split_once(')'));
        let is_code = words.len() > 1 && words.starts_with('`') && words.ends_with('`');
        if target.is_some() || is_code {
            text.push_str(words);
            rest = target.map_or(behind, |(_, behind)| behind);
        } else {
            text.push('[');
        }
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
            " Of the [commit unit](crate::commit_unit): [0, 1](a) and `[l]`.",
            " ```text",
            "  a -> b",
            " ```",
        ];
        assert_eq!(
            plain(&lines),
            [
                "A bank: LdsBank and",
                "shadow with x[3], first.",
                "Of the commit unit: [0, 1](a) and [l].",
                " a -> b"
            ]
        );
    }
}
