//! The native atomics against the formulas of the Southern Islands ISA.

use anyhow::ensure;
use rand::Rng;
use turnstile_hdl::catalog::find;
use turnstile_hdl::lds_alu::LdsAluPins;
use turnstile_testbenches::cosim::{Inputs, Stimulus};

/// The word to store, by the code on the pin. `memory` is the old word.
fn reference(code: u32, memory: u32, data: u32, data2: u32) -> u32 {
    match code {
        10 => memory.wrapping_add(data),
        11 => memory.wrapping_sub(data),
        12 => data.wrapping_sub(memory),
        13 if memory >= data => 0,
        13 => memory + 1,
        14 if memory == 0 || memory > data => data,
        14 => memory - 1,
        15 => (memory as i32).min(data as i32) as u32,
        16 => (memory as i32).max(data as i32) as u32,
        17 => memory.min(data),
        18 => memory.max(data),
        19 => memory & data,
        20 => memory | data,
        21 => memory ^ data,
        22 => (memory & !data) | data2,
        24 if memory == data => data2,
        24 => memory,
        // Writes and the exchange store the operand; what reads, reserved codes too, give is not stored.
        _ => data,
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
