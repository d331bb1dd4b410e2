//! The layout table at full size against four rows in an array.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use turnstile_hdl::full_size::{ROW_BITS, SLOTS, SLOT_BITS, STATE_BITS};
use turnstile_hdl::layout_table::LayoutTable;
use turnstile_testbenches::pin_driver::PinDriver;

const FIELDS: [(&str, usize); 4] = [
    ("row_base", ROW_BITS),
    ("rows", ROW_BITS),
    ("state_base", STATE_BITS),
    ("group", SLOTS),
];

/// Every cycle writes a slot or not and reads one; a slot that is written shows its old entry.
#[test]
fn a_slot_has_what_was_written_in_an_earlier_cycle() {
    let unit = LayoutTable::<ROW_BITS, STATE_BITS, SLOTS, SLOT_BITS>::new();
    let mut pins = PinDriver::rtl(unit);
    let seed = 51;
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut table = [[0; FIELDS.len()]; SLOTS];
    for cycle in 0..20_000 {
        let (written, slot) = (rng.random_range(0..SLOTS), rng.random_range(0..SLOTS));
        let valid = rng.random_ratio(1, 2);
        let entry = FIELDS.map(|(_, bits)| rng.random::<u32>() >> (32 - bits));
        pins.set("cfg_valid", valid.into());
        pins.set("cfg_wavefront", written as u32);
        for ((name, _), value) in FIELDS.iter().zip(entry) {
            pins.set(&format!("cfg_{name}"), value);
        }
        pins.set("slot", slot as u32);
        pins.clock().unwrap();
        let found = FIELDS.map(|(name, _)| pins.get(name));
        assert_eq!(
            found, table[slot],
            "seed {seed}, cycle {cycle}, slot {slot}"
        );
        if valid {
            table[written] = entry;
        }
    }
}
