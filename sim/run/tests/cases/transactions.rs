//! References of `transactions.cl`.

use super::{bytes, numbers, same, scramble, words, Case};

const COUNTERS: usize = 16;
const ACCOUNTS: usize = 64;

pub const CASES: &[Case] = &[
    Case {
        name: "loop",
        inputs: Vec::new,
        check: |_, after| same(&words(&after[0]), &loop_reference(2, 128, 7)),
    },
    Case {
        name: "outstanding_loads",
        inputs: || vec![bytes((0..384).map(|i| scramble(i).to_le_bytes()))],
        check: |before, after| {
            same(
                &words(&after[1]),
                &outstanding_loads_reference(&words(&before[0]), 128),
            )
        },
    },
    Case {
        name: "float_sums",
        inputs: || {
            let value = |i| (scramble(i) % 64) as f32 - 17.5;
            vec![bytes((0..256).map(|i| value(i).to_le_bytes()))]
        },
        check: |before, after| {
            let floats = |bytes| numbers(bytes, f32::from_le_bytes);
            same(
                &floats(&after[1]),
                &float_sums_reference(&floats(&before[0])),
            )
        },
    },
    Case {
        name: "bank",
        inputs: || {
            let transfer = |i: u32| {
                let [from, to, amount] = [0, 1, 2].map(|part| scramble(3 * i + part));
                (from % 64) | ((to % 64) << 8) | ((amount % 90) << 16)
            };
            vec![
                vec![100u32; 2 * ACCOUNTS]
                    .into_iter()
                    .flat_map(u32::to_le_bytes)
                    .collect(),
                bytes((0..960).map(|i| transfer(i).to_le_bytes())),
            ]
        },
        check: |before, after| {
            check_bank(&[&before[0], &before[1]], &[&after[0], &after[2]], 96, 5)
        },
    },
    Case {
        name: "phases",
        inputs: Vec::new,
        check: |_, after| {
            let group = phases_reference(128);
            same(&words(&after[0]), &[group.clone(), group].concat())
        },
    },
    Case {
        name: "tickets",
        inputs: || vec![bytes((0..COUNTERS as u32).map(|i| (5 * i).to_le_bytes()))],
        check: |before, after| {
            check_tickets(
                &words(&before[0]),
                [&after[0], &after[1], &after[2]].map(|bytes| words(bytes)),
                3,
            )
        },
    },
];

fn loop_reference(groups: usize, size: usize, rounds: usize) -> Vec<u32> {
    let mut counters = [0; COUNTERS];
    for (id, round) in (0..size).flat_map(|id| (0..rounds).map(move |round| (id, round))) {
        let counter = (id + round) % COUNTERS;
        match ((id + round) % 3, id % 2) {
            (0, _) => {}
            (_, 1) => counters[counter] += round as u32 + 1,
            _ => counters[COUNTERS - 1 - counter] += 2,
        }
    }
    counters.repeat(groups)
}

fn outstanding_loads_reference(values: &[u32], size: usize) -> Vec<u32> {
    let group = |values: &[u32]| {
        let mut sums = vec![0u32; COUNTERS];
        for &value in values {
            let sum = &mut sums[value as usize % COUNTERS];
            *sum = sum.wrapping_add(value);
        }
        sums
    };
    values.chunks(size).flat_map(group).collect()
}

/// Values and sums are multiples of 1/4 far below 2^24: no order of additions rounds.
fn float_sums_reference(values: &[f32]) -> Vec<f32> {
    let mut sums = vec![0.0; COUNTERS];
    for (id, value) in values.iter().enumerate() {
        sums[id % COUNTERS] += value;
        sums[(id + 1) % COUNTERS] -= 0.5 * value;
    }
    sums
}

/// Which transfers are made depends on the order; the balances must be those the transfers that were made leave, and
/// none may be overdrawn.
fn check_bank(
    before: &[&[u8]; 2],
    after: &[&[u8]; 2],
    size: usize,
    rounds: usize,
) -> Result<(), String> {
    let [mut balances, transfers] = before.map(|bytes| numbers(bytes, i32::from_le_bytes));
    let [found, done] = after.map(|bytes| numbers(bytes, i32::from_le_bytes));
    let mut made = 0;
    for (index, transfer) in transfers.iter().enumerate() {
        let (item, round) = (index / rounds, index % rounds);
        if done[item] >> round & 1 == 1 {
            let accounts = &mut balances[item / size * ACCOUNTS..][..ACCOUNTS];
            accounts[(transfer & 63) as usize] -= transfer >> 16;
            accounts[(transfer >> 8 & 63) as usize] += transfer >> 16;
            made += 1;
        }
    }
    if let Some(account) = found.iter().position(|&balance| balance < 0) {
        return Err(format!("account {account} is overdrawn"));
    }
    if made < transfers.len() / 2 {
        return Err(format!(
            "only {made} of {} transfers were made",
            transfers.len()
        ));
    }
    same(&found, &balances)
}

fn phases_reference(size: usize) -> Vec<u32> {
    let mut cells: Vec<u32> = (0..size as u32).collect();
    for (phase, id) in (1..=4).flat_map(|phase| (0..size).map(move |id| (phase, id))) {
        cells[(id + phase) % size] += phase as u32;
        cells[id / 8] += 1;
    }
    cells
}

/// Who gets a ticket depends on the order; how many are sold does not, nor how many work-items buy a last one.
fn check_tickets(
    stock: &[u32],
    [left, sold, bought]: [Vec<u32>; 3],
    rounds: usize,
) -> Result<(), String> {
    let mut wanted = [0; COUNTERS];
    let ids = 0..bought.len();
    let turns = ids.flat_map(|id| (0..rounds).map(move |round| (id, round)));
    for (id, round) in turns.filter(|(id, round)| (id + round) % 5 != 3) {
        wanted[(7 * id + round) % COUNTERS] += 1;
    }
    let sales = || {
        stock
            .iter()
            .zip(wanted)
            .map(|(&stock, wanted)| stock.min(wanted))
    };
    same(&sold, &sales().collect::<Vec<_>>())?;
    let rest: Vec<_> = stock
        .iter()
        .zip(sales())
        .map(|(stock, sales)| stock - sales)
        .collect();
    same(&left, &rest)?;
    let sold_out = stock.iter().zip(wanted);
    let sold_out = sold_out
        .filter(|(&stock, wanted)| (1..=*wanted).contains(&stock))
        .count();
    let lasts = bought.iter().map(|mine| mine >> 16).sum::<u32>();
    same(
        &[bought.iter().map(|mine| mine & 0xffff).sum(), lasts],
        &[sold.iter().sum(), sold_out as u32],
    )
}
