//! SpMV: a vector times a sparse matrix in the Yale format, y = x A.
//!
//! Ours: a thread has a row, and with it one non-zero unless told otherwise, so that it has one transaction. Its product goes to the column's place of the
//! destination, so threads meet wherever they are. A transaction reads the row's start, column, value, the row's word of x and the sum, which are the 5 of
//! Table 2. With 2,000 columns two transactions meet as likely as two transfers between 10,000 accounts do, and a little more, as Table 2 has it of their
//! lengths. Values are 1 to 16 and words of x 0 to 15, whole numbers: single precision adds them exactly in any order.

use super::c_random::CRandom;
use super::memory::Memory;
use super::workload::{expect, word, Checked, Given, Workload};

const ROW_START: usize = 0;
const COLUMNS: usize = 1;
const VALUES: usize = 2;
const X: usize = 3;
const Y: usize = 4;
const LOCKS: usize = 5;

const SEED: u32 = 1977;

/// A matrix, and the vector that it multiplies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sparse {
    /// Rows, a thread each.
    pub rows: u32,
    /// Columns: words of the destination.
    pub columns: u32,
    /// Non-zeros of a row, in different columns.
    pub each: u32,
    /// Of the inputs: 0 for those that the head of this file tells of, others for others.
    pub seed: u32,
}

/// Columns and values of the non-zeros, row by row, and the vector.
struct Inputs {
    columns: Vec<u32>,
    values: Vec<u32>,
    x: Vec<u32>,
}

impl Sparse {
    fn inputs(&self) -> Inputs {
        let mut random = CRandom::new(SEED.wrapping_add(self.seed));
        let mut inputs = Inputs {
            columns: vec![],
            values: vec![],
            x: vec![],
        };
        for _ in 0..self.rows {
            let mut columns = vec![];
            while columns.len() < self.each.min(self.columns) as usize {
                let column = random.below(self.columns);
                if !columns.contains(&column) {
                    columns.push(column);
                }
            }
            columns.sort_unstable();
            let values = columns.iter().map(|_| 1 + random.below(16));
            inputs.values.extend(values);
            inputs.columns.extend(columns);
            inputs.x.push(random.below(16));
        }
        inputs
    }

    fn entries(&self) -> u32 {
        self.each.min(self.columns)
    }
}

fn floats(numbers: &[u32]) -> Vec<u32> {
    let floats = numbers.iter().map(|number| (*number as f32).to_bits());
    floats.collect()
}

impl Workload for Sparse {
    fn kernel(&self) -> &'static str {
        "sparse"
    }

    fn tasks(&self) -> u32 {
        self.rows
    }

    fn arguments(&self) -> Vec<Given> {
        let inputs = self.inputs();
        let starts = (0..=self.rows).map(|row| row * self.entries());
        let zeros = vec![0; self.columns as usize];
        vec![
            Given::Words("row_start", starts.collect()),
            Given::Words("columns", inputs.columns),
            Given::Words("values", floats(&inputs.values)),
            Given::Words("x", floats(&inputs.x)),
            Given::Words("y", zeros.clone()),
            Given::Words("locks", zeros),
        ]
    }

    fn task(&self, row: u32, memory: &mut Memory) {
        for entry in 0..self.entries() {
            memory.begin();
            let at = memory.load(ROW_START, row) + entry;
            let column = memory.load(COLUMNS, at);
            let [value, x] = [(VALUES, at), (X, row)]
                .map(|(buffer, at)| f32::from_bits(memory.load(buffer, at)));
            let sum = f32::from_bits(memory.load(Y, column)) + value * x;
            memory.store(Y, column, sum.to_bits());
            memory.commit();
        }
    }

    fn check(&self, memory: &[Vec<u32>]) -> Checked {
        let inputs = self.inputs();
        let mut sums = vec![0_u32; self.columns as usize];
        for (at, column) in inputs.columns.iter().enumerate() {
            let row = at / self.entries() as usize;
            sums[*column as usize] += inputs.values[at] * inputs.x[row];
        }
        for (column, sum) in (0..).zip(sums) {
            let locked = word(memory, LOCKS, column);
            expect(|| format!("the lock of column {column}"), locked, 0)?;
            let found = f32::from_bits(word(memory, Y, column));
            if found != sum as f32 {
                return Err(format!("the sum of column {column} is {found}, not {sum}"));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::workload::play;
    use super::*;

    #[test]
    fn a_wrong_sum_is_described() {
        let sparse = Sparse {
            rows: 60,
            columns: 20,
            each: 3,
            seed: 0,
        };
        let right = play(&sparse).into_buffers();
        assert_eq!(sparse.check(&right), Ok(()));
        let broken = |buffer: usize, value: u32| {
            let mut memory = right.clone();
            memory[buffer][5] = value;
            sparse.check(&memory).unwrap_err()
        };
        assert!(broken(Y, 0.5_f32.to_bits()).starts_with("the sum of column 5 is 0.5, not "));
        assert_eq!(broken(LOCKS, 1), "the lock of column 5 is 1, not 0");
        assert!(sparse.check(&[]).is_err());
    }

    /// The highest sum there can be is exact.
    #[test]
    fn sums_are_exact_in_single_precision() {
        let highest: u32 = [13_000, 16, 15].into_iter().product();
        assert!(highest < 1 << f32::MANTISSA_DIGITS);
    }
}
