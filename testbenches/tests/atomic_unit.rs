//! The atomic unit.

use turnstile_hdl::catalog::find;
use turnstile_sim::engine::{rtl, Engine, Lockstep, ModelEngine};
use turnstile_testbenches::{lockstep, random_pins};

#[test]
fn bench() {
    for seed in 0..10 {
        let done = lockstep::unit_in_rtl("atomic_unit", seed, 100_000);
        println!("{:?}", done.unwrap_or_else(|error| panic!("{error:#}")));
    }
}

#[test]
fn the_model_is_equal_on_every_pin() {
    let entry = find("atomic_unit").unwrap();
    let stimulus = random_pins::stimulus(entry, 3, 100_000);
    let built = (entry.build)();
    let pins = built.outputs();
    let mut outputs = vec![0; pins.len()];
    let model = ModelEngine::of(entry).unwrap();
    let mut pair = Lockstep::new("atomic_unit", pins, ("rtl", rtl(built)), ("model", model));
    for inputs in stimulus.cycles() {
        pair.clock(inputs, &mut outputs).unwrap();
    }
}
