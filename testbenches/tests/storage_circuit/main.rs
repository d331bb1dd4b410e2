//! What storage units are described with: the Rust and the Verilog of each part agree in every input and every state, at small sizes.
//!
//! A part is run from each state on each input by the reader that simulates it; Icarus puts the same state into the Verilog of the other
//! reader, and compares the outputs before the clock, and state and outputs after it. At sizes of more than one cell of 64 rows, states and inputs
//! are random ones.

mod part;
mod replay;

use part::{Kind, Part};
use rayon::prelude::*;
use turnstile_hdl::row_hash::{FilterHash, RowHash};
use turnstile_hdl::storage::circuit::array::StorageArray;
use turnstile_hdl::storage::circuit::row_exchange::RowExchange;
use turnstile_hdl::storage::circuit::row_scan::RowScan;
use turnstile_tools::{available, IVERILOG, VVP};

fn hash(hash: RowHash, width: usize, row_bits: usize) -> FilterHash {
    FilterHash {
        hash,
        filter: 0,
        width,
        row_bits,
    }
}

/// Outputs of [`Kind::Operations`].
const OPERATIONS: [usize; 28] = [
    3, 3, 3, 1, 1, 1, 1, 1, 1, 2, 3, 1, 3, 6, 8, 5, 8, 5, 8, 5, 1, 3, 3, 1, 3, 1, 3, 3,
];

fn operations(name: &'static str, kind: RowHash) -> Part {
    let kind = Kind::Operations(hash(kind, 3, 8));
    Part::new(name, kind, &[3, 3, 1, 8], &OPERATIONS)
}

fn memory(name: &'static str, rows: usize, row_bits: usize) -> Part {
    Part::new(name, Kind::Memory, &[row_bits, 1, 2, 1, 1], &[2])
        .with_array(StorageArray::memory("words", rows, 2))
}

fn packed(name: &'static str, rows: usize, row_bits: usize, width: usize) -> Part {
    Part::new(name, Kind::Rows, &[row_bits, 1, width], &[width])
        .with_array(StorageArray::packed("words", rows, width))
}

fn decoded_array(name: &'static str, rows: usize, row_bits: usize, width: usize) -> Part {
    let part = Part::new(name, Kind::Rows, &[row_bits, 1, width], &[width]);
    part.with_array(StorageArray::decoded("rows", rows, width))
}

fn registers(name: &'static str, rows: usize) -> Part {
    Part::new(name, Kind::Registers, &[2, 1, 1, 1, 1, 2], &[2])
        .with_array(StorageArray::registers("words", rows, 2))
}

fn written_registers(name: &'static str, rows: usize) -> Part {
    Part::new(name, Kind::Rows, &[2, 1, 2], &[2])
        .with_array(StorageArray::registers("words", rows, 2))
}

fn marks() -> Part {
    Part::new("a register of marks", Kind::Marks, &[1, 1, 1, 2, 2], &[2])
        .with_array(StorageArray::register("word", 2))
}

fn register() -> Part {
    let part = Part::new("a register", Kind::Register, &[1, 3], &[3, 3]);
    Part {
        registered: 1,
        ..part.with_array(StorageArray::register("word", 3))
    }
}

fn plane(name: &'static str, rows: usize, row_bits: usize) -> Part {
    Part::new(name, Kind::Plane, &[row_bits, 1, 1, 1], &[1]).with_planes(1, rows)
}

fn exchange(name: &'static str, rows: usize, row_bits: usize, periods: [usize; 2]) -> Part {
    let kind = Kind::Exchange(RowExchange { periods });
    let inputs = [
        row_bits, row_bits, 1, periods[0], periods[1], 1, row_bits, 1,
    ];
    Part::new(name, kind, &inputs, &[]).with_planes(2, rows)
}

fn scan(name: &'static str, planes: usize, rows: usize, classes: usize, of: FilterHash) -> Part {
    let kind = Kind::Scan(RowScan::new(rows, of, classes));
    let inputs = [1, 1, of.row_bits, classes];
    Part::new(name, kind, &inputs, &[1, of.row_bits]).with_planes(planes, rows)
}

fn decoded(name: &'static str, rows: usize, row_bits: usize) -> Part {
    let inputs = [1, 1, row_bits, 1, 1, 1];
    Part::new(name, Kind::Decoded, &inputs, &[1, 1, row_bits]).with_planes(2, rows)
}

fn first(name: &'static str, width: usize) -> Part {
    let bits = width.next_power_of_two().ilog2() as usize;
    Part::new(name, Kind::First(width), &[width], &[1, bits])
}

fn parts() -> Vec<Part> {
    let modulo = |width, row_bits| hash(RowHash::Modulo, width, row_bits);
    vec![
        operations("operations, modulo", RowHash::Modulo),
        operations("operations, xor", RowHash::XorFold),
        operations("operations, h3", RowHash::H3),
        memory("a memory of 4 rows", 4, 2),
        memory("a memory of 3 rows", 3, 2),
        memory("a memory of 2 rows, 2 bits to name them", 2, 2),
        packed("4 packed rows", 4, 2, 2),
        packed("3 packed rows of 3 bits", 3, 2, 3),
        packed("2 packed rows of 1 bit, 2 bits to name them", 2, 2, 1),
        packed("1 packed row", 1, 1, 3),
        decoded_array("5 decoded rows", 5, 3, 3),
        decoded_array("8 decoded rows of 1 bit", 8, 3, 1),
        decoded_array("11 decoded rows", 11, 4, 2),
        decoded_array("1 decoded row, 2 bits to name it", 1, 2, 2),
        registers("4 registers", 4),
        registers("3 registers", 3),
        written_registers("4 registers, row by row", 4),
        written_registers("3 registers, row by row", 3),
        register(),
        marks(),
        plane("a plane of 8 rows", 8, 3),
        plane("a plane of 5 rows", 5, 3),
        plane("a plane of 3 rows, 3 bits to name them", 3, 3),
        plane("a plane of 1 row", 1, 1),
        plane("a plane of 130 rows", 130, 8),
        exchange("exchange of 4 rows", 4, 2, [1, 1]),
        exchange("exchange of 3 rows", 3, 2, [2, 1]),
        exchange("exchange of 2 rows, 2 bits to name them", 2, 2, [2, 1]),
        exchange("exchange of 9 rows", 9, 4, [4, 2]),
        exchange("exchange of 130 rows", 130, 8, [4, 1]),
        exchange("exchange of 128 rows", 128, 7, [1, 2]),
        scan("scan of 1 class", 2, 6, 1, modulo(0, 3)),
        scan("scan of 1 row", 2, 1, 1, modulo(0, 2)),
        scan("scan of 2 classes", 2, 5, 2, modulo(1, 3)),
        scan("scan of 4 classes", 1, 8, 4, modulo(2, 3)),
        scan(
            "scan of 4 classes, 5 rows",
            1,
            5,
            4,
            hash(RowHash::XorFold, 2, 3),
        ),
        scan(
            "scan of 4 classes, 2 of them without rows",
            1,
            6,
            4,
            modulo(1, 3),
        ),
        scan(
            "scan of 2 classes of a filter of 4 bits",
            1,
            7,
            2,
            modulo(2, 3),
        ),
        decoded("a decoded row of 1", 1, 2),
        decoded("a decoded row of 5", 5, 3),
        decoded("a decoded row of 8", 8, 3),
        decoded("a decoded row of 8, 4 bits to name them", 8, 4),
        decoded("a decoded row of 11", 11, 4),
        decoded("a decoded row of 130", 130, 8),
        first("the first of 2", 2),
        first("the first of 3", 3),
        first("the first of 8", 8),
        first("the first of 11", 11),
        scan("scan of 130 rows", 2, 130, 8, hash(RowHash::H3, 3, 8)),
    ]
}

#[test]
fn rust_and_verilog_of_every_part_agree() {
    if !available(&[IVERILOG, VVP]) {
        return;
    }
    let parts = parts().into_par_iter();
    let compared = parts.map(|part| part.compare(&part.module()));
    let different: Vec<String> = compared.filter_map(Result::err).collect();
    assert!(different.is_empty(), "{}", different.join("\n"));
}
