//! Finds the next marked row of a plane, class by class.
//!
//! Rows are scanned class by class, and in a class by number, so the search inside the classes does not wait for the classes asked for,
//! which are late: they only choose among the classes' first rows. In Verilog the search is a tree: a loop over the rows would be a chain of
//! multiplexers as long as the bank.

use super::definitions::{Definitions, UNUSED};
use super::net::{index_bits, literal, range, Net};
use super::pair_tree::{concatenation, padded, PairTree, LOOPS};
use super::plane::{Plane, CELL};
use crate::row_hash::FilterHash;
use std::fmt::Write;

/// The order of a scan over `rows` rows.
#[derive(Clone, Debug, Default)]
pub struct RowScan {
    rows: usize,
    hash: FilterHash,
    /// Bits of a class that the hash has.
    class_bits: usize,
    /// The class of each number that a row can have.
    class_of: Vec<u8>,
    /// The rows of each class that has any, in cells as a plane's.
    classes: Vec<(usize, Vec<u64>)>,
    /// The last row of the last class.
    last_row: usize,
}

/// What a scan looks at.
#[derive(Clone, Copy, Debug)]
pub struct ScanPorts<W> {
    /// The number of the plane.
    pub slot: W,
    /// Whether it goes on after a row, instead of from the first.
    pub on: W,
    pub after: W,
    /// A bit for each class that is asked for.
    pub classes: W,
}

impl<W> ScanPorts<W> {
    /// With other words.
    pub fn map<V>(self, mut word_of: impl FnMut(W) -> V) -> ScanPorts<V> {
        ScanPorts {
            slot: word_of(self.slot),
            on: word_of(self.on),
            after: word_of(self.after),
            classes: word_of(self.classes),
        }
    }
}

/// The first bit.
fn first(mut cells: impl Iterator<Item = u64>) -> Option<usize> {
    let (mut number, mut found) = (0, 0);
    cells.by_ref().find(|&cell| {
        found = cell;
        number += 1;
        cell != 0
    })?;
    Some((number - 1) * CELL + found.trailing_zeros() as usize)
}

impl RowScan {
    /// Row `r` has the class `hash(r) % classes`; `classes` is a power of two.
    pub fn new(rows: usize, hash: FilterHash, classes: usize) -> Self {
        let class = |row| hash.column(row) % classes;
        let members = |number: usize| {
            let mut cells = vec![0; rows.div_ceil(CELL)];
            for row in (0..rows).filter(|&row| class(row) == number) {
                cells[row / CELL] |= 1 << (row % CELL);
            }
            (number, cells)
        };
        let all = (0..classes).map(members);
        Self {
            rows,
            hash,
            class_bits: hash.width.min(index_bits(classes)),
            class_of: (0..1 << hash.row_bits)
                .map(|row| class(row) as u8)
                .collect(),
            classes: all
                .filter(|(_, cells)| cells.iter().any(|&cell| cell != 0))
                .collect(),
            last_row: (0..rows).max_by_key(|&row| (class(row), row)).unwrap_or(0),
        }
    }

    /// In the simulation: whether there is a row, and its number. Without one the number is what the tree has: that of the last class, asked for or
    /// not, or the last row.
    #[inline(always)]
    pub fn value(&self, planes: &[Plane], ports: ScanPorts<u64>) -> [u64; 2] {
        let plane = planes
            .get(ports.slot as usize)
            .map_or(&[][..], Plane::marks);
        if plane.iter().all(|&cell| cell == 0) {
            return [0, self.last_row as u64];
        }
        let mut asked = self.classes.iter();
        let asked = asked
            .by_ref()
            .filter(|(class, _)| ports.classes >> class & 1 != 0);
        let found = asked
            .filter_map(|class| self.first_of(class, plane, ports))
            .next();
        let last = self.classes.last();
        let any = u64::from(found.is_some());
        let row = found.or_else(|| self.first_of(last?, plane, ports));
        [any, row.unwrap_or(self.last_row) as u64]
    }

    /// The next row of a class.
    fn first_of(
        &self,
        (class, rows): &(usize, Vec<u64>),
        plane: &[u64],
        ports: ScanPorts<u64>,
    ) -> Option<usize> {
        let marked = plane.iter().zip(rows).map(|(marks, rows)| marks & rows);
        if ports.on == 0 {
            return first(marked);
        }
        let after = ports.after as usize;
        match (*class).cmp(&self.class_of[after].into()) {
            std::cmp::Ordering::Less => None,
            std::cmp::Ordering::Greater => first(marked),
            std::cmp::Ordering::Equal => {
                let ahead = marked.enumerate().map(|(cell, marked)| {
                    let past = (after + 1).saturating_sub(cell * CELL);
                    if past < CELL {
                        marked & !0 << past
                    } else {
                        0
                    }
                });
                first(ahead)
            }
        }
    }

    /// The rows of a class, by number.
    fn members(&self, class: usize) -> impl Iterator<Item = usize> + '_ {
        (0..self.rows).filter(move |&row| usize::from(self.class_of[row]) == class)
    }

    /// In Verilog: [`RowScan::value`].
    pub fn nets(
        &self,
        planes: &[Plane],
        ports: &ScanPorts<Net>,
        definitions: &mut Definitions,
    ) -> [Net; 2] {
        let scanned = planes.iter().enumerate().rev().map(|(slot, plane)| {
            let slot = literal(ports.slot.width, slot as u64);
            format!("{} == {slot} ? {} : ", ports.slot, plane.name())
        });
        let scanned = scanned.collect::<String>() + &literal(self.rows, 0);
        let scanned = definitions.assigned("scanned", &Net::compound(scanned, self.rows));
        let ahead = self.ahead(ports, definitions);
        let eligible = Net::compound(format!("{scanned} & {ahead}"), self.rows);
        definitions.assigned("eligible", &eligible);
        self.search(ports, definitions)
    }

    /// In Verilog: the rows that the scan has not passed.
    fn ahead(&self, ports: &ScanPorts<Net>, definitions: &mut Definitions) -> Net {
        let (on, after) = (&ports.on, &ports.after);
        definitions.code("loops", LOOPS.into());
        definitions.code("higher", higher(after));
        let bits = self.class_bits;
        if bits > 0 {
            let class = self.hash.verilog(after.identifier(), bits);
            definitions.assigned("after_class", &Net::single(class, bits));
        }
        let none = literal(self.rows, 0);
        let classes: Vec<String> = self.classes.iter().map(|(class, cells)| {
            let all = self.literal(cells);
            let rest = format!("higher[{}:0] & {all}", self.rows - 1);
            let number = literal(bits, *class as u64);
            let text = match (bits, class) {
                (0, _) => format!("{on} ? {rest} : {all}"),
                (_, 0) => format!("~{on} ? {all} : after_class == {number} ? {rest} : {none}"),
                _ => format!(
                    "~{on} || after_class < {number} ? {all} : after_class == {number} ? {rest} : {none}"
                ),
            };
            let name = format!("ahead{class}");
            definitions.assigned(&name, &Net::compound(text, self.rows));
            name
        }).collect();
        let ahead = Net::compound(classes.join(" | "), self.rows);
        definitions.assigned("ahead", &ahead)
    }

    /// A constant with a bit for each row, in Verilog.
    fn literal(&self, cells: &[u64]) -> String {
        let nibble = |at: usize| cells[at / 16] >> (4 * (at % 16)) & 0xf;
        let digits = (0..self.rows.div_ceil(4)).rev();
        let digits: String = digits.map(|at| format!("{:x}", nibble(at))).collect();
        format!("{}'h{digits}", self.rows)
    }

    /// In Verilog: the first eligible row of each class, then that of the classes asked for.
    fn search(&self, ports: &ScanPorts<Net>, definitions: &mut Definitions) -> [Net; 2] {
        let bits = self.hash.row_bits;
        let members: Vec<Vec<usize>> = self
            .classes
            .iter()
            .map(|(class, _)| self.members(*class).collect())
            .collect();
        let longest = members.iter().map(Vec::len).max().unwrap_or(1);
        let leaves = |rows: &Vec<usize>| padded(rows, longest.next_power_of_two());
        let leaves: Vec<(usize, bool)> = members.iter().flat_map(leaves).collect();
        let number = |&(row, _): &(usize, bool)| literal(bits, row as u64);
        let mut tree = PairTree::new("any", "row", leaves.len(), bits);
        tree.leaves(
            &eligible(&leaves, self.rows),
            &concatenation(leaves.iter().map(number)),
        );
        tree.grow(members.len());

        let numbers: Vec<usize> = (0..members.len()).collect();
        let classes = padded(&numbers, members.len().next_power_of_two());
        let mut among = PairTree::new("asked", "asked_row", classes.len(), bits);
        let asked = |&(at, is_there): &(usize, bool)| match is_there {
            true => format!(
                "{} && {}",
                tree.any(at),
                ports.classes.slice(self.classes[at].0, 1)
            ),
            false => literal(1, 0),
        };
        let row = |&(at, _): &(usize, bool)| tree.row(at);
        among.leaves(
            &concatenation(classes.iter().map(asked)),
            &concatenation(classes.iter().map(row)),
        );
        among.grow(1);
        definitions.code("loops", LOOPS.into());
        definitions.code("search", tree.code.clone() + &among.code);
        [
            Net::single(among.any(0), 1),
            Net::single(among.row(0), bits),
        ]
    }
}

/// In Verilog: the marks of rows, of `count` in all; neighbours are one slice.
fn eligible(rows: &[(usize, bool)], count: usize) -> String {
    let follows = |one: &(usize, bool), next: &(usize, bool)| {
        one.1 == next.1 && (!one.1 || next.0 == one.0 + 1)
    };
    let runs: Vec<String> = rows
        .chunk_by(follows)
        .map(|run| match run {
            [(_, false), ..] => literal(run.len(), 0),
            [(_, true)] if count == 1 => "eligible".into(),
            [(row, true)] => format!("eligible[{row}]"),
            [(first, true), ..] => format!("eligible[{}:{first}]", first + run.len() - 1),
            [] => String::new(),
        })
        .collect();
    concatenation(runs.into_iter())
}

/// In Verilog: the rows with higher numbers than `after`, block by block. As one long shift it would be the slowest part of the
/// scan.
fn higher(after: &Net) -> String {
    let bits = after.width;
    let low = bits / 2;
    let (block, blocks) = (1 << low, 1 << (bits - low));
    let (block_of, row_of) = (after.slice(low, bits - low), after.slice(0, low));
    let mut code = format!(
        "wire {}block = {};\nwire {}row_in_block = {};\n",
        range(bits - low),
        block_of.whole(),
        range(low),
        row_of.whole()
    );
    let _ = writeln!(
        code,
        "wire {}at_block = {blocks}'d1 << block;",
        range(blocks)
    );
    let _ = writeln!(
        code,
        "wire {}past_block = {{{blocks}{{1'b1}}}} << block << 1;",
        range(blocks)
    );
    let _ = writeln!(
        code,
        "wire {}past_row = {{{block}{{1'b1}}}} << row_in_block << 1;",
        range(block)
    );
    let _ = writeln!(code, "wire {}higher;", range(blocks * block));
    let _ = writeln!(
        code,
        "for (g = 0; g < {blocks}; g = g + 1) begin : gen_higher\n   \
         assign higher[{block} * g +: {block}] = {{{block}{{past_block[g]}}}} | ({{{block}{{at_block[g]}}}} & past_row);\nend"
    );
    code + &format!("{UNUSED}wire unused_higher;\nassign unused_higher = &higher;\n")
}
