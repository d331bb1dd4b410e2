//! References of `control_flow.cl`.

use super::{bytes, same, scramble, words, Case};

const CELLS: usize = 64;

pub const CASES: &[Case] = &[
    Case {
        name: "take_tokens",
        inputs: Vec::new,
        check: |_, after| check_tokens(&words(&after[0]), &words(&after[1])),
    },
    Case {
        name: "early_return",
        inputs: Vec::new,
        check: |_, after| {
            for group in words(&after[0]).chunks(64) {
                let counter = |item: usize| (!item.is_multiple_of(3)).then_some(item % 8);
                check_tickets(group, counter, 1)?;
            }
            Ok(())
        },
    },
    Case {
        name: "one_counter",
        inputs: Vec::new,
        check: |_, after| {
            let (early, late) = (words(&after[0]), words(&after[1]));
            for (early, late) in early.chunks(20).zip(late.chunks(64)) {
                check_one_counter(early, late)?;
            }
            Ok(())
        },
    },
    Case {
        name: "first_free",
        inputs: Vec::new,
        check: |_, after| {
            let mut cells = words(&after[0])
                .chunks(24)
                .map(<[u32]>::to_vec)
                .collect::<Vec<_>>();
            cells.iter_mut().for_each(|group| group.sort_unstable());
            same(&cells.concat(), &(0..24).chain(0..24).collect::<Vec<_>>())
        },
    },
    Case {
        name: "moves",
        inputs: choices,
        check: |before, after| same(&words(&after[1]), &moves_reference(&words(&before[0]))),
    },
    Case {
        name: "both_legs",
        inputs: choices,
        check: |before, after| same(&words(&after[1]), &both_legs_reference(&words(&before[0]))),
    },
    Case {
        name: "stack",
        inputs: || vec![bytes((0..96).map(|i| scramble(i).to_le_bytes()))],
        check: |before, after| {
            let [counts, order, popped] =
                [&before[0], &after[1], &after[2]].map(|bytes| words(bytes));
            check_stack(&counts, &order, &popped)
        },
    },
];

fn choices() -> Vec<Vec<u8>> {
    vec![bytes((0..128).map(|i| scramble(i).to_le_bytes()))]
}

/// Who gets a token depends on the order, but not how many are taken: each pool is taken from until it is empty or all
/// its work-items have had their rounds.
fn check_tokens(taken: &[u32], left: &[u32]) -> Result<(), String> {
    const TOKENS: u32 = 20;
    for (group, taken) in taken.chunks(100).enumerate() {
        for pool in 0..4 {
            // Of the 9 rounds a work-item leaves in round `item % 7`.
            let wanted = |item: usize| {
                (0..item % 7)
                    .filter(|round| (item ^ round) & 1 == 1)
                    .count() as u32
            };
            let items = || (pool..100).step_by(4);
            let total: u32 = items().map(|item| taken[item]).sum();
            let most: u32 = items().map(wanted).sum();
            if let Some(item) = items().find(|&item| taken[item] > wanted(item)) {
                return Err(format!("work-item {item} took {}", taken[item]));
            }
            same(
                &[total, left[4 * group + pool]],
                &[most.min(TOKENS), TOKENS - most.min(TOKENS)],
            )?;
        }
    }
    Ok(())
}

/// The work-items of a counter have drawn the numbers from `first` on, each one once; those without a counter 0.
fn check_tickets(
    tickets: &[u32],
    counter: impl Fn(usize) -> Option<usize>,
    first: u32,
) -> Result<(), String> {
    let mut drawn = vec![vec![]; 8];
    for (item, &ticket) in tickets.iter().enumerate() {
        match counter(item) {
            Some(counter) => drawn[counter].push(ticket),
            None => same(&[ticket], &[0])?,
        }
    }
    for mut drawn in drawn {
        drawn.sort_unstable();
        let expected: Vec<_> = (first..).take(drawn.len()).collect();
        same(&drawn, &expected)?;
    }
    Ok(())
}

/// The first 20 tickets name their work-items, whose ids begin with 1; the others have theirs.
fn check_one_counter(early: &[u32], late: &[u32]) -> Result<(), String> {
    let mut owners = early.to_vec();
    owners.sort_unstable();
    owners.dedup();
    same(&[owners.len()], &[20])?;
    let is_late = |item: &u32| owners.binary_search(&(item + 1)).is_err();
    let mut tickets: Vec<_> = (0..64)
        .filter(is_late)
        .map(|item| late[item as usize])
        .collect();
    tickets.sort_unstable();
    same(&tickets, &(20..64).collect::<Vec<_>>())?;
    let others: u32 = (0..64)
        .filter(|item| !is_late(item))
        .map(|item| late[item as usize])
        .sum();
    same(&[others], &[0])
}

fn moves_reference(choices: &[u32]) -> Vec<u32> {
    let group = |choices: &[u32]| {
        let mut cells = vec![1000i32; CELLS];
        let mut transfer = |from: usize, to: usize, amount: i32| {
            cells[from % CELLS] -= amount;
            cells[to % CELLS] += amount;
        };
        for (item, &choice) in choices.iter().enumerate() {
            let (from, to) = (choice as usize, choice as usize / 64);
            transfer(from, to, 3);
            if choice & 4096 != 0 {
                transfer(item, item + 1, (choice % 11) as i32);
            }
            transfer(to, item / 4, -1);
        }
        cells.into_iter().map(|cell| cell as u32)
    };
    choices.chunks(64).flat_map(group).collect()
}

fn both_legs_reference(choices: &[u32]) -> Vec<u32> {
    let group = |choices: &[u32]| {
        let mut cells = vec![0; CELLS];
        for &choice in choices {
            let mut add = |cell: u32, amount: u32| cells[cell as usize % CELLS] += amount;
            match (choice & 1, choice / 2 % 4) {
                (1, 0) => add(choice / 8, 1),
                (1, 1) => {
                    add(choice / 8, 5);
                    add(choice / 8 + 7, 2);
                }
                (1, 2) => add(choice / 8 + 7, 2),
                (1, _) => {}
                _ => (0..choice / 16 % 8).for_each(|step| add(choice / 128 + step, step)),
            }
        }
        cells
    };
    choices.chunks(64).flat_map(group).collect()
}

/// `order` is the list the pushes made, a permutation seen from the bottom; all that is popped is popped once.
fn check_stack(counts: &[u32], order: &[u32], popped: &[u32]) -> Result<(), String> {
    let mut below = order.to_vec();
    below.sort_unstable();
    // One work-item was last: nobody has it below.
    below.dedup();
    same(&[below.len(), below[0] as usize], &[order.len(), 0])?;
    let mut top = (1..=order.len() as u32)
        .find(|item| below.binary_search(item).is_err())
        .ok_or("the list has no top")?;
    let pops: u32 = counts.iter().map(|count| count % 3).sum();
    let mut sum = 0;
    for _ in 0..pops {
        if top == 0 {
            break;
        }
        sum += top;
        top = order[top as usize - 1];
    }
    same(&[popped.iter().sum::<u32>()], &[sum])
}
