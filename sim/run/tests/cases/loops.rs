//! References of `loops.cl`.

use super::{bytes, same, scramble, words, Case};

const CELLS: usize = 16;

pub const CASES: &[Case] = &[
    Case {
        name: "loop_around",
        inputs: || limits(140),
        check: |before, after| {
            let of_item = |[x, y]: [usize; 2], t: &mut Cells| {
                let turns = y % 4 + 1;
                t[0] += turns;
                t[1] += if y % 4 == 0 {
                    0
                } else {
                    turns * (0..x).sum::<usize>()
                };
            };
            same(&words(&after[1]), &reference(&before[0], 70, of_item))
        },
    },
    Case {
        name: "nested_loops",
        inputs: || limits(140),
        check: |before, after| same(&words(&after[1]), &reference(&before[0], 70, nested_loops)),
    },
    Case {
        name: "shared_bound",
        inputs: Vec::new,
        check: |_, after| {
            let mut t = [0; CELLS];
            t[0] = (0..70).filter(|id| id % 3 != 0).count();
            for before in 0..t[0] {
                let ones = before.count_ones() as usize;
                let digits = before.checked_ilog2().map_or(0, |log| log as usize + 1);
                t[1] += digits - ones;
                t[2] += ones;
            }
            same(&words(&after[0]), &numbers(&t))
        },
    },
    Case {
        name: "losers_loop",
        inputs: Vec::new,
        check: |_, after| {
            const TURNS: usize = 3;
            let mut t = pairs();
            t[8] = 35 * TURNS;
            // As many as turns are over already.
            t[9] = 35 * (0..TURNS).sum::<usize>();
            t[10] = 35;
            t[11] = 70;
            t[14] = TURNS;
            same(&words(&after[0]), &numbers(&[t, t].concat()))
        },
    },
    Case {
        name: "losers_wait",
        inputs: Vec::new,
        check: |_, after| {
            let mut t = pairs();
            for _ in 0..35 {
                while {
                    t[9] = (5 * t[9] + 3) % (1 << 32);
                    t[10] += 1;
                    t[9] % 8 != 1
                } {}
            }
            t[11] = 70;
            same(&words(&after[0]), &numbers(&t))
        },
    },
];

type Cells = [usize; CELLS];

/// What each of 70 work-items and its neighbour count in one of eight cells.
fn pairs() -> Cells {
    let mut cells = [0; CELLS];
    (0..70).for_each(|id| cells[id / 2 % 8] += 1);
    cells
}

fn limits(items: u32) -> Vec<Vec<u8>> {
    vec![bytes((0..items).map(|i| scramble(i).to_le_bytes()))]
}

fn numbers(cells: &[usize]) -> Vec<u32> {
    cells.iter().map(|&cell| cell as u32).collect()
}

/// Cells of each work-group of `size`, after its work-items in order; each has two limits.
fn reference(limits: &[u8], size: usize, of_item: fn([usize; 2], &mut Cells)) -> Vec<u32> {
    let group = |limits: &[u32]| {
        let mut cells = [0; CELLS];
        for &limit in limits {
            let limit = limit as usize;
            of_item([limit % 8, limit / 8 % 8], &mut cells);
        }
        numbers(&cells)
    };
    words(limits).chunks(size).flat_map(group).collect()
}

fn nested_loops([x, y]: [usize; 2], t: &mut Cells) {
    t[15] += 1;
    for a in 0..x {
        t[a] += 1;
        for b in a..=y {
            if a ^ b == 5 {
                return;
            }
            if b % 2 == 0 {
                t[8 + b] += a;
            }
        }
        if a + y == 9 {
            return;
        }
    }
}
