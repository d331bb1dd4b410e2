//! The atomic unit.

use turnstile_hdl::catalog::find;
use turnstile_sim::engine::{rtl, Engine, Lockstep, ModelEngine};
use turnstile_testbenches::random_pins;

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
