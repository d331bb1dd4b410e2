//! The native atomics against the formulas of the Southern Islands ISA.

use anyhow::ensure;
use rand::Rng;
use turnstile_hdl::catalog::find;
use turnstile_hdl::lds_alu::LdsAluPins;
use turnstile_testbenches::cosim::{Inputs, Stimulus};
use turnstile_testbenches::models::operation::{Operands, Operation, Part};

/// The word to store. What reads, reserved codes too, stores nothing, and what writes its operand, as it is.
fn reference(code: u32, memory: u32, data: u32, data2: u32) -> u32 {
    let operation = Operation::from_code(code as u8);
    let operands = Operands {
        data,
        data2,
        ..Operands::default()
    };
    match operation.code() < Operation::Add.code() {
        true => data,
        false => operation.apply(Part::Low, memory, operands).memory,
    }
}

#[test]
fn every_operation_computes_its_formula() {
    const EDGES: [u32; 6] = [0, 1, 2, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff];
    let unit = find("lds_alu").expect("the catalog has lds_alu");
    let stimulus = Stimulus::random(
        unit,
        41,
        200_000,
        |pins: &mut Inputs<LdsAluPins>, random| {
            let at = pins.at;
            pins.set(at.op, random.random_range(0..32));
            for operand in [at.memory, at.data] {
                if random.random_ratio(1, 2) {
                    pins.set(operand, EDGES[random.random_range(0..EDGES.len())]);
                }
            }
        },
    );
    let checked = stimulus.run(unit, |inputs, outputs| {
        let &[op, memory, data, data2] = inputs else {
            anyhow::bail!("lds_alu has {} inputs", inputs.len());
        };
        let wanted = reference(op, memory, data, data2);
        ensure!(
            outputs == [wanted],
            "op {op}, memory {memory:#x}, data {data:#x}, data2 {data2:#x}: {:#x}, not {wanted:#x}",
            outputs[0]
        );
        Ok(())
    });
    checked.unwrap();
}
