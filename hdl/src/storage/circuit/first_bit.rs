//! Finds the first bit of a word, and whether there are more.

use super::definitions::Definitions;
use super::net::{index_bits, literal, Net};
use super::pair_tree::{concatenation, padded, PairTree, LOOPS};

/// In the simulation: whether there is more than one bit, and the number of the first; without any that of the last place.
#[inline(always)]
pub fn value(word: u64, width: usize) -> [u64; 2] {
    match word {
        0 => [0, width as u64 - 1],
        _ => [
            u64::from(word & (word - 1) != 0),
            word.trailing_zeros().into(),
        ],
    }
}

/// In Verilog: [`value`]. A unit has one of them.
pub fn nets(word: &Net, definitions: &mut Definitions) -> [Net; 2] {
    let bits = index_bits(word.width);
    let places: Vec<usize> = (0..word.width).collect();
    let leaves = padded(&places, word.width.next_power_of_two());
    let mut tree =
        PairTree::new("first_any", "first_place", leaves.len(), bits).counting("first_more");
    let missing = leaves.len() - word.width;
    let any = match missing {
        0 => word.whole().into(),
        _ => format!("{{{}, {}}}", literal(missing, 0), word.whole()),
    };
    let place = |&(place, _): &(usize, bool)| literal(bits, place as u64);
    tree.leaves(&any, &concatenation(leaves.iter().map(place)));
    tree.grow(1);
    definitions.code("loops", LOOPS.into());
    definitions.code("first", tree.code.clone());
    // Whether there is any is not asked of the last.
    definitions.unused_wire("unused_first", &tree.any(0));
    let more = tree.more(0).unwrap_or_default();
    [Net::single(more, 1), Net::single(tree.row(0), bits)]
}
