//! Which functions a text has, where they end, and which others they name.

use super::syntax::{Operand, Operands, Spelling};
use crate::code::function::Function;
use std::collections::{BTreeMap, HashMap};

/// The functions of a text, in the order of their code: each ends where the next one begins. `names` are what they are
/// called, `labels` where names stand, and `operands` the operands of every instruction.
pub(super) fn functions<'a>(
    names: impl Iterator<Item = &'a str>,
    labels: &HashMap<&str, u32>,
    operands: &[&str],
) -> Vec<Function> {
    let places: BTreeMap<&str, u32> = names
        .filter_map(|name| labels.get(name).map(|&start| (name, start)))
        .collect();
    let mut starts: Vec<u32> = places.values().copied().collect();
    starts.sort_unstable();
    starts.dedup();
    let numbers: HashMap<&str, usize> = places
        .iter()
        .filter_map(|(name, start)| Some((*name, starts.binary_search(start).ok()?)))
        .collect();
    let ends = starts.iter().skip(1).copied();
    let ends = ends.chain([operands.len() as u32]);
    let instructions = starts.iter().zip(ends).map(|(&start, end)| start..end);
    instructions
        .map(|instructions| {
            let own = &operands[instructions.start as usize..instructions.end as usize];
            Function {
                callees: named(own, &numbers),
                instructions,
            }
        })
        .collect()
}

/// Numbers of the functions whose addresses these operands name. A branch names a label without relocation.
fn named(operands: &[&str], numbers: &HashMap<&str, usize>) -> Vec<usize> {
    let mut named = vec![];
    for text in operands
        .iter()
        .flat_map(|text| Operands::parse(text).operands)
    {
        let number = match Operand::parse(text).map(|operand| operand.spelling) {
            Ok(Spelling::Symbol {
                name, relocation, ..
            }) if !relocation.is_empty() => numbers.get(name),
            _ => None,
        };
        named.extend(number.filter(|number| !named.contains(*number)));
    }
    named
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_ends_at_the_next_one_and_calls_what_it_names() {
        let labels = HashMap::from([("f", 0), ("alias", 0), ("g", 2), ("k", 3), (".LBB0_1", 1)]);
        let operands = [
            "s4, s4, g@rel32@lo+4",
            "s5, s5, g@rel32@hi+12",
            "g",
            "s4, s4, alias@rel32@lo+4",
            "s4, s4, table@rel32@lo+4",
        ];
        let names = ["f", "alias", "g", "k", "elsewhere"];
        let found = functions(names.into_iter(), &labels, &operands);
        let function = |instructions, callees: &[usize]| Function {
            instructions,
            callees: callees.to_vec(),
        };
        let expected = [
            function(0..2, &[1]),
            function(2..3, &[]),
            function(3..5, &[0]),
        ];
        assert_eq!(found, expected);
    }
}
