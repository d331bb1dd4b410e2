//! The layout of owner words at full size against four rows in an array.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_hdl::directory_layout::{DirectoryLayout, DirectoryLayoutPins};
use turnstile_hdl::full_size::{ROW_BITS, SLOTS, SLOT_BITS, STATE_BITS};
use turnstile_testbenches::drive;
use turnstile_testbenches::pin_driver::PinDriver;

/// What is read of a slot with this first row, rows, first number and group: by numbers without bounds, cut off at their widths.
fn read_of([base, rows, state, group]: [u32; 4]) -> [u32; 6] {
    let cut = |value: u32| value & ((1 << ROW_BITS) - 1);
    let owners = cut(base + 2 * rows);
    let bias = (4 * owners).wrapping_sub(base) & 0xffff;
    let less = |row: u32, number| cut(row.wrapping_sub(number));
    [
        less(base, state),
        less(base + rows, state),
        less(base + 2 * rows, state / 4),
        bias,
        state.wrapping_sub(base) & ((1 << STATE_BITS) - 1),
        group,
    ]
}

/// Every cycle writes a slot or not and reads one; a slot that is written shows its old entry.
#[test]
fn a_slot_has_what_was_written_in_an_earlier_cycle() {
    let unit = DirectoryLayout::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>::default();
    let mut pins = PinDriver::<_, DirectoryLayoutPins>::rtl(unit);
    let at = pins.at;
    let read_fields = [
        at.row_base,
        at.backups,
        at.owners,
        at.owner_bias,
        at.state_shift,
        at.group,
    ];
    let seed = 51;
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut table = [[0; 6]; SLOTS];
    for cycle in 0..20_000 {
        let (written, slot) = (rng.random_range(0..SLOTS), rng.random_range(0..SLOTS));
        let valid = rng.random_ratio(1, 2);
        let entry =
            [ROW_BITS, ROW_BITS, STATE_BITS, SLOTS].map(|bits| rng.random::<u32>() >> (32 - bits));
        let [base, rows, state, group] = entry;
        drive!(pins, cfg_valid: valid, cfg_wavefront: written as u32);
        drive!(pins, cfg_row_base: base, cfg_rows: rows, cfg_state_base: state);
        drive!(pins, cfg_group: group, slot: slot as u32);
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
