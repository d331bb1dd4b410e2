//! The layout table at full size against four rows in an array.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_hdl::full_size::{ROW_BITS, SLOTS, SLOT_BITS, STATE_BITS};
use turnstile_hdl::layout_table::{LayoutTable, LayoutTablePins};
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;

/// Bits of first row, rows, first state row, slots of the work-group.
const FIELDS: [usize; 4] = [ROW_BITS, ROW_BITS, STATE_BITS, SLOTS];

/// What is read of a slot: for all rows and indices where things lie, by numbers without bounds, cut off at their widths.
fn read_of([base, rows, state, group]: [u32; 4]) -> [u32; 7] {
    let [base, rows, state] = [base, rows, state].map(i64::from);
    let cut = |value: i64, bits: usize| (value & ((1 << bits) - 1)) as u32;
    // The owners begin at a row of the array.
    let first_owner = 4 * i64::from(cut(base + 2 * rows, ROW_BITS));
    [
        cut(rows, ROW_BITS),
        cut(first_owner - base, 16),
        cut(state - base, STATE_BITS),
        cut(base - state, ROW_BITS),
        cut(base - state + rows, ROW_BITS),
        cut(first_owner - state, 16),
        group,
    ]
}

/// Every cycle writes a slot or not and reads one; a slot that is written shows its old entry.
#[test]
fn a_slot_has_what_was_written_in_an_earlier_cycle() {
    let unit = LayoutTable::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>::default();
    let mut pins = PinDriver::<_, LayoutTablePins>::rtl(unit);
    let at = pins.at;
    let written_fields = [
        at.cfg_row_base,
        at.cfg_rows,
        at.cfg_state_base,
        at.cfg_group,
    ];
    let read_fields = [
        at.rows,
        at.owner_bias,
        at.state_shift,
        at.walk_shift,
        at.walk_backup_bias,
        at.walk_owner_bias,
        at.group,
    ];
    let seed = 51;
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut table = [[0; 7]; SLOTS];
    for cycle in 0..20_000 {
        let (written, slot) = (rng.random_range(0..SLOTS), rng.random_range(0..SLOTS));
        let valid = rng.random_ratio(1, 2);
        let entry = FIELDS.map(|bits| rng.random::<u32>() >> (32 - bits));
        drive!(pins, cfg_valid: valid, cfg_wavefront: written as u32);
        for (field, value) in written_fields.into_iter().zip(entry) {
            pins.set(field, value);
        }
        pins.set(at.slot, slot as u32);
        pins.clock().unwrap();
        let found = read_fields.map(|field| pins.get(field));
        assert_eq!(
            found, table[slot],
            "seed {seed}, cycle {cycle}, slot {slot}"
        );
        if valid {
            table[written] = read_of(entry);
        }
    }
}
