//! VA: reservations after STAMP's vacation (LocalTM-directory, section 5; its table of definitions is lost).
//!
//! There are three tables (flights, cars, rooms); a row has free places and a price. A transaction of a customer looks at two
//! rows of each table and reserves a place in the cheaper one that has any: six words read, up to three written. Few rows
//! are high contention.

use super::launch::{self, plan, random, words, Arguments, Source, SEED, WORK_ITEMS};
use super::{Parameter, Plan, Range, Settings, Version, Workload};
use rand::Rng;
use turnstile_tools::Result;

const SOURCE: Source = launch::source!("vacation");
const TABLES: usize = 3;
const PRICES: u32 = 100;

/// The benchmark.
pub struct Vacation;

struct Input {
    /// Rows of a table.
    count: usize,
    /// Free places, and the price << 16, table after table.
    rows: Vec<u32>,
    /// Two rows a table of each customer, which differ.
    wishes: Vec<[[usize; 2]; TABLES]>,
}

impl Input {
    fn new(settings: &Settings) -> Self {
        let mut random = random(settings.get("seed"));
        let count = settings.get("rows");
        // On average as many places as customers: some tables sell out in part.
        let places = 2 * WORK_ITEMS / count;
        let mut row = || random.random_range(0..PRICES) << 16 | random.random_range(0..=places);
        let rows = (0..TABLES as u32 * count).map(|_| row()).collect();
        let mut pair = |_| {
            let first = random.random_range(0..count);
            let second = (first + random.random_range(1..count)) % count;
            [first as usize, second as usize]
        };
        let mut customer = |_| std::array::from_fn(&mut pair);
        let wishes = (0..WORK_ITEMS).map(&mut customer).collect();
        Self {
            count: count as usize,
            rows,
            wishes,
        }
    }
}

fn places(row: u32) -> u32 {
    row & 0xffff
}

impl Workload for Vacation {
    fn name(&self) -> &'static str {
        "vacation"
    }

    fn description(&self) -> &'static str {
        "256 customers reserve in three tables each (VA of LocalTM-directory)"
    }

    fn parameters(&self) -> &'static [Parameter] {
        const PARAMETERS: [Parameter; 2] = [
            Parameter {
                name: "rows",
                description: "rows of a table: 2 = heavy contention",
                default: 32,
                range: Range::PowersOfTwo(2, 128),
            },
            SEED,
        ];
        &PARAMETERS
    }

    fn versions(&self) -> &'static [Version] {
        &[Version::Tm, Version::Fgl, Version::Serial]
    }

    fn plan(&self, version: Version, settings: &Settings) -> Result<Plan> {
        let input = Input::new(settings);
        let columns = (0..2 * TABLES).flat_map(|column| {
            let wishes = input.wishes.iter();
            wishes.map(move |wish| wish[column / 2][column % 2] as u32)
        });
        let arguments = Arguments::default()
            .words("rows", &input.rows)
            .words("wishes", &columns.collect::<Vec<_>>())
            .words("out", &vec![0; input.rows.len() + WORK_ITEMS as usize])
            .number("count", input.count as u32);
        plan(self, &SOURCE, version, arguments)
    }

    /// What a customer gets depends on the order; that each place is sold once does not, and nobody leaves empty-handed or
    /// pays more while there is a place in the row he would have taken.
    fn check(&self, settings: &Settings, buffers: &[Vec<u8>]) -> std::result::Result<(), String> {
        let input = Input::new(settings);
        let out = words(buffers, 2);
        if out.len() != input.rows.len() + input.wishes.len() {
            return Err(format!("there are {} words", out.len()));
        }
        let (there, got) = out.split_at(input.rows.len());
        let mut sold = vec![0; there.len()];
        for (customer, (&got, wishes)) in got.iter().zip(&input.wishes).enumerate() {
            for (table, wish) in wishes.iter().enumerate() {
                let row = (got >> (8 * table) & 0xff) as usize;
                let at = |row: usize| table * input.count + row;
                if row != 0 && !wish.contains(&(row - 1)) {
                    return Err(format!(
                        "customer {customer} got row {} of table {table} and wanted {wish:?}",
                        row - 1
                    ));
                }
                if row != 0 {
                    sold[at(row - 1)] += 1;
                }
                let [a, b] = wish.map(at);
                let first = if input.rows[b] >> 16 < input.rows[a] >> 16 {
                    b
                } else {
                    a
                };
                if row == 0 || at(row - 1) != first {
                    let left = [a, b].into_iter().find(|&row| {
                        places(there[row]) != 0 && (got >> (8 * table) & 0xff == 0 || row == first)
                    });
                    if let Some(left) = left {
                        return Err(format!("customer {customer} passed over row {left} of all, which has places left"));
                    }
                }
            }
        }
        for (row, ((&old, &new), sold)) in input.rows.iter().zip(there).zip(sold).enumerate() {
            if new.checked_add(sold) != Some(old) {
                return Err(format!(
                    "row {row} of all went from {old:#x} to {new:#x}, but {sold} places were sold"
                ));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The customers one after the other.
    fn in_order(input: &Input, order: impl Iterator<Item = usize>) -> Vec<u32> {
        let mut rows = input.rows.clone();
        let mut got = vec![0; input.wishes.len()];
        for customer in order {
            for (table, wish) in input.wishes[customer].iter().enumerate() {
                let free = wish
                    .iter()
                    .filter(|&&row| places(rows[table * input.count + row]) > 0);
                let chosen = free.min_by_key(|&&row| rows[table * input.count + row] >> 16);
                if let Some(&row) = chosen {
                    rows[table * input.count + row] -= 1;
                    got[customer] |= (row as u32 + 1) << (8 * table);
                }
            }
        }
        rows.extend(got);
        rows
    }

    #[test]
    fn every_order_passes_and_a_place_sold_twice_does_not() {
        for count in [2, 16, 128] {
            let settings = Settings::parse(&Vacation, &[format!("rows={count}")]).unwrap();
            let input = Input::new(&settings);
            let check = |out: &[u32]| {
                let bytes = out.iter().flat_map(|word| word.to_le_bytes()).collect();
                Vacation.check(&settings, &[vec![], vec![], bytes])
            };
            assert_eq!(check(&in_order(&input, 0..256)), Ok(()));
            let right = in_order(&input, (0..256).rev());
            assert_eq!(check(&right), Ok(()));
            let sold = right
                .iter()
                .zip(&input.rows)
                .position(|(new, old)| new != old)
                .unwrap();
            let mut wrong = right.clone();
            wrong[sold] += 1;
            let error = check(&wrong).unwrap_err();
            assert!(
                error.contains("places were sold") || error.contains("passed over"),
                "{error}"
            );
            let lucky = (0..256)
                .find(|&customer| right[input.rows.len() + customer] & 0xff != 0)
                .unwrap();
            let mut wrong = right;
            wrong[input.rows.len() + lucky] |= 0xff;
            assert!(check(&wrong)
                .unwrap_err()
                .contains("got row 254 of table 0"));
        }
    }
}
