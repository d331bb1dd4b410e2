//! The structs of pins that `#[derive(Unit)]` makes, against the names in the lists of pins, for every unit of the catalog.

use turnstile_hdl::catalog::{find, units, AnyUnit};
use turnstile_hdl::full_size::{lds_bloom, lds_lockbits, lock_bit_unit};
use turnstile_hdl::lds_baseline::LdsBaselinePins;
use turnstile_hdl::lds_pins::{AtomicPins, LdsPins, LdsRequestPins};
use turnstile_hdl::lds_transactional::LdsTransactionalPins;
use turnstile_hdl::pin_index::{Indexed, NamedPlace, PinTable, Pins, Words};
use turnstile_hdl::pins::{Pin, Ports};
use turnstile_hdl::tx_bank::TxBankPins;

/// The field of each pin: `name`, or `name_0`, `name_1` ... of an array.
fn assert_places<D: Copy>(unit: &str, pins: &[Pin], places: &[NamedPlace<D>]) {
    for (name, place) in places {
        for (element, position) in place.positions().enumerate() {
            let found = &pins[position].name;
            let of_array = format!("{name}_{element}");
            assert!(
                found == name && place.positions().len() == 1 || *found == of_array,
                "{unit}: field {name} lies at {position}, where {found} is"
            );
        }
    }
}

/// Each pin has one field, in the order of the pins.
fn assert_complete<D: Copy>(unit: &str, pins: &[Pin], places: &[NamedPlace<D>]) {
    let positions = places.iter().flat_map(|(_, place)| place.positions());
    let all: Vec<usize> = (0..pins.len()).collect();
    assert_eq!(positions.collect::<Vec<_>>(), all, "{unit}");
}

fn assert_named(name: &str, unit: &AnyUnit, table: &dyn PinTable) {
    assert_places(name, &unit.inputs(), &table.input_places());
    assert_places(name, &unit.outputs(), &table.output_places());
}

#[test]
fn every_field_is_the_pin_of_its_name() {
    for entry in units() {
        let unit = (entry.build)();
        let table = unit.ports().pin_table();
        assert_named(entry.name, &unit, table.as_ref());
        assert_complete(entry.name, &unit.inputs(), &table.input_places());
        assert_complete(entry.name, &unit.outputs(), &table.output_places());
    }
}

fn group<P: Pins + PinTable>(name: &str) {
    let unit = (find(name).expect("a unit of the catalog").build)();
    let pins = P::of(unit.ports()).unwrap_or_else(|| panic!("{name} is of the group"));
    assert_named(name, &unit, &pins);
}

#[test]
fn groups_are_the_same_pins() {
    for top in units().iter().filter(|unit| unit.top) {
        group::<LdsRequestPins>(top.name);
    }
    for name in ["lds_lockbits", "atomic_sequencer"] {
        group::<AtomicPins>(name);
    }
    for name in ["bloom_bank", "dcd_bank", "smdcd_bank"] {
        group::<TxBankPins>(name);
    }
}

#[test]
fn a_top_is_known_by_its_ports() {
    for entry in units() {
        let unit = (entry.build)();
        let kind = match LdsPins::of(unit.ports()) {
            Some(LdsPins::Plain(_)) => "plain",
            Some(LdsPins::Transactional(_)) => "transactional",
            Some(LdsPins::LockBits(_)) => "lock bits",
            None => "none",
        };
        let expected = match entry.name {
            "lds_baseline" => "plain",
            "lds_lockbits" => "lock bits",
            _ if entry.top => "transactional",
            _ => "none",
        };
        assert_eq!(kind, expected, "{}", entry.name);
    }
    assert!(LdsBaselinePins::of(&lds_bloom()).is_none());
    assert!(LdsTransactionalPins::of(&lds_lockbits()).is_none());
}

/// What is written through a field arrives at the port, and what a port shows is read through its field.
#[test]
fn words_go_to_their_ports() {
    let mut unit = lock_bit_unit();
    let at = unit.pins();
    let mut inputs = Words::inputs(&unit);
    inputs[at.load_lock] = 0xdead_beef;
    inputs[at.row][3] = 77;
    inputs[at.lane.pin(31)] = 9;
    unit.drive(&inputs);
    assert_eq!(unit.load_lock.next, 0xdead_beef_u64);
    assert_eq!(unit.row[3].next, 77_u64);
    assert_eq!(unit.lane[31].next, 9_u64);
    assert_eq!(unit.lane[30].next, 0_u64);
}

#[test]
#[should_panic(expected = "element 32 of 32")]
fn an_array_has_no_pin_behind_its_last() {
    lock_bit_unit().pins().lane.pin(32);
}
