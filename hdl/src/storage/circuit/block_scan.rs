//! Finds the next marked row of a plane, behind the row that is looked at anyway: first the block, then the place in it.
//!
//! The row's number is decoded already ([`row_decoder`](super::row_decoder)), so all that is looked for is which block has the next mark, and which
//! place in that block. A tree over all rows, as [`RowScan`](super::row_scan) has it, is faster and larger.

use super::definitions::Definitions;
use super::net::{literal, Net};
use super::plane::Plane;
use super::row_decoder::{decoded, place_bits, Decoded};

/// What a scan looks at.
#[derive(Clone, Copy, Debug)]
pub struct BlockPorts<W> {
    /// The number of the plane.
    pub slot: W,
    /// Whether it goes on behind `after`, instead of from the first row.
    pub on: W,
    pub after: W,
}

impl<W> BlockPorts<W> {
    /// With other words.
    pub fn map<V>(self, mut word_of: impl FnMut(W) -> V) -> BlockPorts<V> {
        BlockPorts {
            slot: word_of(self.slot),
            on: word_of(self.on),
            after: word_of(self.after),
        }
    }
}

/// In the simulation: whether there is a row, and its number; without one that of the last place of the last block.
#[inline(always)]
pub fn value(planes: &[Plane], row_bits: usize, ports: BlockPorts<u64>) -> [u64; 2] {
    let from = if ports.on == 0 { 0 } else { ports.after + 1 };
    let plane = planes.get(ports.slot as usize);
    let found = plane.and_then(|plane| plane.first(from as usize));
    let places = 1 << place_bits(row_bits);
    let last = planes[0].rows().div_ceil(places) * places - 1;
    [u64::from(found.is_some()), found.unwrap_or(last) as u64]
}

/// In Verilog: [`value`].
pub fn nets(planes: &[Plane], ports: &BlockPorts<Net>, definitions: &mut Definitions) -> [Net; 2] {
    let rows = planes[0].rows();
    let row = decoded(&ports.after, rows, definitions);
    let low = place_bits(ports.after.width);
    let (places, blocks) = (1 << low, rows.div_ceil(1 << low));
    let scanned = planes.iter().enumerate().rev().map(|(slot, plane)| {
        let slot = literal(ports.slot.width, slot as u64);
        format!("{} == {slot} ? {} : ", ports.slot, plane.name())
    });
    let scanned = scanned.collect::<String>() + &literal(rows, 0);
    let code = match places * blocks - rows {
        0 => format!("wire [{}:0] scanned = {scanned};\n", rows - 1),
        rest => format!(
            "wire [{}:0] scanned = {{{}, {scanned}}};\n",
            places * blocks - 1,
            literal(rest, 0)
        ),
    };
    let code = code + &ahead(ports, &row, low) + &search(places, blocks);
    definitions.code("scan", code);
    let block = first("scanned_blocks", blocks, ports.after.width - low);
    let place = first("scanned_places", places, low);
    let number = format!("{{{block}, {place}}}");
    [
        Net::single("scanned_any", 1),
        Net::single(number, ports.after.width),
    ]
}

/// The blocks behind the row's, and the places behind its own.
fn ahead(ports: &BlockPorts<Net>, row: &Decoded, low: usize) -> String {
    let (on, after) = (&ports.on, &ports.after);
    let (places, blocks) = (1 << low, row.blocks.width);
    let (place, block) = (after.slice(0, low), after.slice(low, after.width - low));
    // Behind the only one there is none.
    let behind = |number: &Net, count: usize| match count {
        1 => literal(1, 0),
        _ => format!("({{{count}{{1'b1}}}} << {number} << 1)"),
    };
    let (blocks_behind, places_behind) = (behind(&block, blocks), behind(&place, places));
    format!(
        "wire [{}:0] later_blocks = {{{blocks}{{~{on}}}}} | {blocks_behind};\n\
         wire [{}:0] later_places = {{{places}{{{on}}}}} & {places_behind};\n\
         wire [{}:0] own_block = {{{blocks}{{{on}}}}} & {};\n",
        blocks - 1,
        places - 1,
        blocks - 1,
        row.blocks
    )
}

/// Blocks with a mark that is ahead, and the places of the first of them. The last place is not asked for: it is what is left.
fn search(places: usize, blocks: usize) -> String {
    let (last, asked) = (blocks - 1, places - 1);
    let of_first = |number: usize| {
        let from = places * number;
        let marks = format!("scanned[{}:{from}]", from + asked - 1);
        format!("({{{asked}{{first_block[{number}]}}}} & {marks})")
    };
    let marks: Vec<String> = (0..blocks).map(of_first).collect();
    let is_first = match blocks {
        1 => String::new(),
        _ => format!(" & ~(|(scanned_blocks & ({{{blocks}{{1'b1}}}} >> 1 >> ({last} - g))))"),
    };
    format!(
        "wire [{last}:0] scanned_blocks, first_block;\n\
         for (g = 0; g < {blocks}; g = g + 1) begin : gen_scanned_blocks\n   \
         assign scanned_blocks[g] = (later_blocks[g] & (|scanned[{places} * g +: {places}])) |\n      \
         (own_block[g] & (|(scanned[{places} * g +: {places}] & later_places)));\n   \
         assign first_block[g] = scanned_blocks[g]{is_first};\nend\n\
         wire scanned_any = |scanned_blocks;\n\
         wire in_own = |(first_block & own_block);\n\
         wire [{top}:0] scanned_places = (later_places[{top}:0] | {{{asked}{{~in_own}}}}) &\n      ({});\n",
        marks.join(" | "),
        top = asked - 1,
    )
}

/// The number of the first bit of a wire; the last if there is none.
fn first(name: &str, count: usize, width: usize) -> String {
    let choice = |number: usize| format!("{name}[{number}] ? {} : ", literal(width, number as u64));
    let choices: String = (0..count - 1).map(choice).collect();
    format!("({choices}{})", literal(width, count as u64 - 1))
}
