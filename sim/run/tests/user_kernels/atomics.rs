//! Atomics of OpenCL 1.0 and 2.0 on both targets, against work-items that run one after the other.

use crate::both::{run_kernel, TARGETS};
use crate::cases::{bytes, numbers, scramble};
use turnstile_kernel::Target;

const SETS: usize = 8;
const WORK_ITEMS: usize = 128;

/// A type of integers.
#[derive(Clone, Copy)]
struct Integer {
    name: &'static str,
    bits: u32,
    signed: bool,
}

const INT: Integer = Integer {
    name: "i32",
    bits: 32,
    signed: true,
};
const UINT: Integer = Integer {
    name: "u32",
    bits: 32,
    signed: false,
};
const LONG: Integer = Integer {
    name: "i64",
    bits: 64,
    signed: true,
};
const ULONG: Integer = Integer {
    name: "u64",
    bits: 64,
    signed: false,
};

impl Integer {
    /// The value that bits of the type stand for.
    fn of(self, bits: u64) -> i128 {
        let unused = 64 - self.bits;
        match self.signed {
            true => i128::from((bits << unused) as i64 >> unused),
            false => i128::from(bits << unused >> unused),
        }
    }

    /// As the type holds it.
    fn wrapped(self, value: i128) -> i128 {
        self.of(value as u64)
    }

    /// The same arbitrary number for the same index, always.
    fn scrambled(self, index: u32) -> i128 {
        self.of(u64::from(scramble(2 * index) << 7) << 32 | u64::from(scramble(2 * index + 1) << 7))
    }

    fn values(self, bytes: &[u8]) -> Vec<i128> {
        let chunks = bytes.chunks_exact(self.bits as usize / 8);
        let value = |chunk: &[u8]| {
            let all = chunk
                .iter()
                .rev()
                .fold(0, |all, byte| all << 8 | u64::from(*byte));
            self.of(all)
        };
        chunks.map(value).collect()
    }
}

/// What an operation makes of its cell, before it is wrapped, given the cell, the work-item's value and the number of the set.
type Operation = fn(i128, i128, i128) -> i128;

const ADD: Operation = |cell, value, _| cell + value;
const SUB: Operation = |cell, value, _| cell - value;
const MIN: Operation = |cell, value, _| cell.min(value);
const MAX: Operation = |cell, value, _| cell.max(value);
const AND: Operation = |cell, value, _| cell & value;
const OR: Operation = |cell, value, _| cell | value;
const XOR: Operation = |cell, value, _| cell ^ value;
/// By compare-and-swap.
const STEP: Operation = |cell, _, _| cell * 3 + 1;
const INC: Operation = |cell, _, _| cell + 1;
const DEC: Operation = |cell, _, _| cell - 1;
const STORE: Operation = |_, _, set| set;

/// What `atom_functions.cl` does, an operation a row of cells; behind them lie those whose old values it keeps.
const OF_1_0: [Operation; 10] = [ADD, SUB, INC, DEC, MIN, MAX, AND, OR, XOR, STEP];
/// The same of `atomics_2.cl`.
const OF_2_0: [Operation; 10] = [ADD, SUB, STEP, STEP, MIN, MAX, AND, OR, XOR, STORE];

/// Runs a kernel on values and cells of a type, and compares with the work-items one after the other.
fn check(target: &Target, [name, entry]: [&str; 2], of: Integer, operations: &[Operation]) {
    let values: Vec<i128> = (0..WORK_ITEMS as u32).map(|i| of.scrambled(i)).collect();
    let rows = operations.len() + 2;
    let cells: Vec<i128> = (1000..)
        .take(rows * SETS)
        .map(|i| of.scrambled(i))
        .collect();
    let buffer = |values: &[i128]| {
        // A run file's numbers have 64 bits with a sign.
        let values: Vec<i64> = values.iter().map(|value| *value as i64).collect();
        let kind = if of.bits == 64 { "i64" } else { of.name };
        format!("buffer = {{ values = {values:?}, type = '{kind}' }}")
    };
    let olds = format!(
        "buffer = {{ zeros = {}, type = '{}' }}",
        2 * WORK_ITEMS,
        of.name
    );
    let folder = tempfile::tempdir().unwrap();
    let arguments = [buffer(&values), buffer(&cells), olds];
    let found = run_kernel(
        &folder,
        target,
        [name, entry],
        ["[128]", "[128]"],
        &arguments,
    );
    let found = found.unwrap_or_else(|error| panic!("{entry}: {error}"));
    let (left, olds) = (of.values(&found[1]), of.values(&found[2]));
    let place =
        |row: usize, set: usize| format!("{entry} on {}, row {row}, set {set}", target.name);
    for set in 0..SETS {
        let own = || values.iter().skip(set).step_by(SETS).copied();
        for (row, operation) in operations.iter().enumerate() {
            let expected = own().fold(cells[row * SETS + set], |cell, value| {
                of.wrapped(operation(cell, value, set as i128))
            });
            assert_eq!(left[row * SETS + set], expected, "{}", place(row, set));
        }
        // Each sum is somebody's old one; what was exchanged, and what is left, is what was there and what came.
        let [sums, exchanged] = [0, 1].map(|which| {
            let of_set = olds.chunks(2).skip(set).step_by(SETS);
            of_set.map(|olds| olds[which]).collect::<Vec<_>>()
        });
        let row = operations.len();
        let first = cells[row * SETS + set];
        let passed = (0..sums.len() as i128).map(|number| of.wrapped(first + 3 * number));
        assert_eq!(sorted(sums), sorted(passed), "{}", place(row, set));
        let row = row + 1;
        let there = exchanged.into_iter().chain([left[row * SETS + set]]);
        let came = own().chain([cells[row * SETS + set]]);
        assert_eq!(sorted(there), sorted(came), "{}", place(row, set));
    }
}

fn sorted(values: impl IntoIterator<Item = i128>) -> Vec<i128> {
    let mut values: Vec<_> = values.into_iter().collect();
    values.sort_unstable();
    values
}

#[test]
fn all_atomics_of_1_0_are_right() {
    for target in TARGETS {
        for (of, type_name) in [(INT, "int"), (UINT, "uint")] {
            for space in ["global", "local"] {
                let entry = format!("atom_{space}_{type_name}");
                check(target, ["atom_functions", &entry], of, &OF_1_0);
            }
        }
    }
}

#[test]
fn all_atomics_of_2_0_are_right() {
    for target in TARGETS {
        for (of, type_name) in [
            (INT, "int"),
            (UINT, "uint"),
            (LONG, "long"),
            (ULONG, "ulong"),
        ] {
            for space in ["global", "local"] {
                let entry = format!("{space}_{type_name}");
                check(target, ["atomics_2", &entry], of, &OF_2_0);
            }
        }
    }
}

/// A function takes them, and clang finds out where each call's lie.
#[test]
fn atomics_through_pointers_without_an_address_space_are_right() {
    for target in TARGETS {
        for entry in ["generic_global", "generic_local"] {
            check(target, ["atomics_2", entry], INT, &OF_2_0);
        }
    }
}

/// Multiples of a quarter, whose sum is exact in any order.
#[test]
fn floats_are_exchanged_and_compared() {
    let values: Vec<f32> = (0..256)
        .map(|i| (scramble(i) % 4001) as f32 / 4.0 - 500.0)
        .collect();
    let arguments = [
        format!("buffer = {{ values = {values:?}, type = 'f32' }}"),
        "buffer = { values = [2.25], type = 'f32' }".to_owned(),
        "buffer = { zeros = 4, type = 'f32' }".to_owned(),
    ];
    for target in TARGETS {
        let folder = tempfile::tempdir().unwrap();
        let sizes = ["[256]", "[64]"];
        let buffers = run_kernel(&folder, target, ["atomics_2", "floats"], sizes, &arguments);
        let buffers = buffers.unwrap();
        let floats = |bytes: &[u8]| numbers(bytes, f32::from_le_bytes);
        assert_eq!(floats(&buffers[1]), [2.25 + values.iter().sum::<f32>()]);
        let of_groups = values.chunks(64).map(|own| 0.5 + own.iter().sum::<f32>());
        assert_eq!(floats(&buffers[2]), of_groups.collect::<Vec<_>>());
    }
}

#[test]
fn flags_let_one_pass() {
    let arguments = ["buffer = { zeros = 2, type = 'i32' }"; 2].map(str::to_owned);
    for target in TARGETS {
        let folder = tempfile::tempdir().unwrap();
        let sizes = ["[512]", "[64]"];
        let buffers = run_kernel(&folder, target, ["atomics_2", "flags"], sizes, &arguments);
        let expected = bytes([1, (1..=8).sum::<i32>()].map(i32::to_le_bytes));
        assert_eq!(buffers.unwrap()[1], expected, "{}", target.name);
    }
}
