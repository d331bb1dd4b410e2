//! Units that lie on their pins: the checks that every run makes must tell.

use super::{StackTop, TransactionHardware, TransactionTop};
use crate::engine::{Engine, RtlEngine};
use crate::machine::config::TransactionsConfig;
use crate::machine::unit_pins::UnitPins;
use crate::machine::{simulate, EngineKind, MachineConfig, Options, Outcome, Tops, Unobserved};
use crate::ptx::LANES;
use crate::transactions::{job, words_of, Atm, RedBlackTree, Version, Workload};
use crate::votes::Language;
use turnstile_hdl::commit_op::PacketKind;
use turnstile_hdl::full_size::{pause_and_go_stack, transaction_core};
use turnstile_hdl::pause_and_go_stack::PauseAndGoStackPins;
use turnstile_hdl::pin_index::{Indexed, Input, Output, Words};
use turnstile_hdl::pins::{PinValue, Ports};
use turnstile_hdl::transaction_core::TransactionCorePins;

/// What a lie changes: inputs before a clock, outputs behind it.
#[derive(Clone, Copy)]
struct Lie<P> {
    inputs: fn(&P, &mut Words<Input>),
    outputs: fn(&P, &mut Words<Output>),
}

const HONEST: Lie<TransactionCorePins> = Lie {
    inputs: |_, _| (),
    outputs: |_, _| (),
};
const UPRIGHT: Lie<PauseAndGoStackPins> = Lie {
    inputs: |_, _| (),
    outputs: |_, _| (),
};

/// An engine behind pins that lie.
struct Liar<P> {
    engine: Box<dyn Engine>,
    at: P,
    lie: Lie<P>,
}

impl<P: Send> Engine for Liar<P> {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> anyhow::Result<()> {
        let mut told = Words::<Input>::from(inputs.to_vec());
        (self.lie.inputs)(&self.at, &mut told);
        let mut seen = Words::<Output>::from(outputs.to_vec());
        self.engine.clock(&told, &mut seen)?;
        (self.lie.outputs)(&self.at, &mut seen);
        outputs.copy_from_slice(&seen);
        Ok(())
    }
}

fn core(
    lie: Lie<TransactionCorePins>,
    stack: Lie<PauseAndGoStackPins>,
    stacks: usize,
) -> TransactionTop {
    let open = move || {
        let unit = transaction_core();
        let at = unit.pins();
        let (inputs, outputs) = (unit.inputs(), unit.outputs());
        let engine = Box::new(Liar {
            engine: Box::new(RtlEngine::new(unit)),
            at,
            lie,
        });
        let pins = UnitPins::new("a core", engine, inputs, outputs);
        let stack = |_| {
            let unit = pause_and_go_stack();
            let at = unit.pins();
            let (inputs, outputs) = (unit.inputs(), unit.outputs());
            let engine = Box::new(Liar {
                engine: Box::new(RtlEngine::new(unit)),
                at,
                lie: stack,
            });
            let pins = UnitPins::new("a stack", engine, inputs, outputs);
            StackTop { at, pins }
        };
        TransactionHardware::new((at, pins), (0..stacks).map(stack).collect())
    };
    TransactionTop {
        open: Box::new(open),
    }
}

/// Runs a workload of transfers or of trees with units that lie. What the run itself says of it: an error, or what the order of commits does not explain.
fn says(
    workload: &dyn Workload,
    lie: Lie<TransactionCorePins>,
    stack: Lie<PauseAndGoStackPins>,
    pause_and_go: bool,
) -> Option<String> {
    let mut machine = MachineConfig::simt("early-cr").expect("a machine");
    if let MachineConfig::Simt(config) = &mut machine {
        let transactions = TransactionsConfig {
            pause_and_go,
            ..TransactionsConfig::default()
        };
        config.transactions = Some(transactions);
    }
    let mut tops = Tops::open(&machine, &machine, EngineKind::Model, None).expect("tops");
    let stacks = if pause_and_go { 2 } else { 0 };
    let cores = tops.transactions.iter_mut();
    cores.for_each(|top| *top = core(lie, stack, stacks));
    let job = job(workload, Version::Transactions, Language::OpenCl).expect("a job");
    let options = Options::new(400_000);
    let ran = simulate::<_, LANES>(&job.grid(), &machine, tops, options, &mut Unobserved);
    match ran {
        Err(error) => Some(error.to_string()),
        Ok(Outcome {
            violation, buffers, ..
        }) => {
            if violation.is_none() {
                assert_eq!(workload.check(&words_of(&buffers)), Ok(()));
            }
            violation
        }
    }
}

/// Few accounts for many threads.
const CROWD: Atm = Atm {
    accounts: 12,
    threads: 192,
    transfers: 192,
    seed: 0,
};
const TREE: RedBlackTree = RedBlackTree { tasks: 24, seed: 0 };

#[test]
fn honest_units_are_believed() {
    for pause_and_go in [false, true] {
        assert_eq!(says(&CROWD, HONEST, UPRIGHT, pause_and_go), None);
        assert_eq!(says(&TREE, HONEST, UPRIGHT, pause_and_go), None);
    }
}

/// What of the pins lies, and what the run says of it.
type Case = (&'static str, Lie<TransactionCorePins>, &'static str);

#[test]
fn a_core_that_lies_is_noticed() {
    let outputs = |outputs| Lie { outputs, ..HONEST };
    let inputs = |inputs| Lie { inputs, ..HONEST };
    let cases: [Case; 5] = [
        (
            "who fails in a partition passes",
            inputs(|at, pins| pins[at.vote_lanes] = u32::MAX),
            "where the order of commits gives",
        ),
        (
            "a lane's own stores are not found",
            outputs(|at, pins| pins[at.found_lanes] &= !1),
            "among its own stores",
        ),
        (
            // Links of a tree, which has loops then.
            "values of own stores are others",
            outputs(|at, pins| pins[at.found_value].iter_mut().for_each(|word| *word ^= 1)),
            "log of its warp is full",
        ),
        (
            "values that are stored are others",
            outputs(|at, pins| {
                let flipped = u32::from(pins[at.packet_kind] == PacketKind::Write.to_word());
                let values = &mut pins[at.packet_value];
                values.iter_mut().for_each(|word| *word ^= flipped);
            }),
            "where the order of commits",
        ),
        (
            "lanes that have failed are told that they have committed",
            outputs(|at, pins| {
                for slot in 0..2 {
                    let failed = pins[at.end_failed.pin(slot)];
                    pins[at.end_committed.pin(slot)] |= failed;
                    pins[at.end_failed.pin(slot)] = 0;
                }
            }),
            "where the order of commits gives",
        ),
    ];
    for (what, lie, due) in cases {
        let crowd = says(&CROWD, lie, UPRIGHT, false);
        let said = crowd.or_else(|| says(&TREE, lie, UPRIGHT, false));
        let said = said.unwrap_or_else(|| panic!("{what}: not noticed"));
        assert!(said.contains(due), "{what}: {said}");
    }
}

#[test]
fn a_stack_that_lies_is_noticed() {
    let nobody_pauses = Lie {
        outputs: |at: &PauseAndGoStackPins, pins: &mut Words<Output>| pins[at.paused_lanes] = 0,
        ..UPRIGHT
    };
    let lanes_are_lost = Lie {
        outputs: |at: &PauseAndGoStackPins, pins: &mut Words<Output>| pins[at.top_lanes] &= !1,
        ..UPRIGHT
    };
    for (what, lie) in [
        ("nobody pauses", nobody_pauses),
        ("lanes are lost", lanes_are_lost),
    ] {
        let said = says(&TREE, HONEST, lie, true);
        let said = said.unwrap_or_else(|| panic!("{what}: not noticed"));
        assert!(said.contains("and the front end"), "{what}: {said}");
    }
}
