//! Decodes the number of a row once, for all planes that are read and changed there.
//!
//! A row is a place in a block of eight. With a wire for each row, a plane is read by an AND for each row and an OR, and changed by
//! the same wires.

use super::definitions::Definitions;
use super::net::{literal, Net};
use super::pair_tree::LOOPS;

/// Bits of the place in a block.
const PLACE_BITS: usize = 3;

/// A row's number, decoded.
pub struct Decoded {
    /// A wire for each block.
    pub blocks: Net,
    /// A wire for each row; none for a number past the last.
    pub at: Net,
}

/// Bits of the place, of numbers of `width` bits.
pub fn place_bits(width: usize) -> usize {
    PLACE_BITS.min(width.saturating_sub(1))
}

/// In Verilog: the row of `rows` that `row` names.
pub fn decoded(row: &Net, rows: usize, definitions: &mut Definitions) -> Decoded {
    let (name, low) = (row.identifier(), place_bits(row.width));
    let (places, blocks) = (1 << low, rows.div_ceil(1 << low));
    let place = match low {
        0 => Net::literal(1, 0),
        _ => row.slice(0, low),
    };
    let block = row.slice(low, row.width - low);
    let wire = |width: usize, what: &str| format!("wire [{}:0] {name}_{what}", width - 1);
    // One block may have fewer rows than places.
    let used = places.min(rows);
    let code = [
        format!(
            "{} = {} << {place};\n",
            wire(used, "place"),
            literal(used, 1)
        ),
        format!(
            "{} = {} << {block};\n",
            wire(blocks, "block"),
            literal(blocks, 1)
        ),
        format!(
            "{};\nfor (g = 0; g < {rows}; g = g + 1) begin : gen_{name}_at\n   \
             assign {name}_at[g] = {name}_place[g % {places}] & {name}_block[g / {places}];\nend\n",
            wire(rows, "at")
        ),
    ];
    definitions.code("loops", LOOPS.into());
    definitions.code(&format!("{name}_at"), code.concat());
    let net = |what: &str, width| Net::name(format!("{name}_{what}"), width);
    Decoded {
        blocks: net("block", blocks),
        at: net("at", rows),
    }
}
