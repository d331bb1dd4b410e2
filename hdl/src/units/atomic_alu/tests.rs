//! The arithmetic of the atomic unit against the formulas of the PTX ISA.

use anyhow::ensure;
use turnstile_hdl::catalog::find;
use turnstile_testbenches::models::atomic_operation::OPERATIONS;
use turnstile_testbenches::random_pins;

#[test]
fn every_operation_computes_its_formula_at_both_widths() {
    let unit = find("atomic_alu").expect("the catalog has atomic_alu");
    let stimulus = random_pins::stimulus(unit, 43, 200_000);
    let both = |low: u32, high: u32| u64::from(high) << 32 | u64::from(low);
    let mut decided = [[0; 16]; 2];
    let checked = stimulus.run(unit, |inputs, outputs| {
        let &[op, wide, memory, memory2, data, data2, compare, compare2] = inputs else {
            anyhow::bail!("atomic_alu has {} inputs", inputs.len());
        };
        let [memory, data, compare] = [
            both(memory, memory2),
            both(data, data2),
            both(compare, compare2),
        ];
        let wanted = OPERATIONS[op as usize].apply(wide == 1, memory, data, compare);
        let found = both(outputs[0], outputs[1]);
        ensure!(
            found == wanted,
            "op {op}, wide {wide}, memory {memory:#x}, data {data:#x}, compare {compare:#x}: {found:#x}, not {wanted:#x}"
        );
        decided[wide as usize][op as usize] += 1;
        Ok(())
    });
    checked.unwrap();
    assert!(decided.as_flattened().iter().all(|count| *count > 5_000));
}
