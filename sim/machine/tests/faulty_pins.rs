//! Units of transactions with faults on their pins: the checks that every run makes must notice.

use turnstile_engine::{Engine, RtlEngine};
use turnstile_experiments::transactions::{job, words_of, Atm, RedBlackTree, Version, Workload};
use turnstile_experiments::votes::Language;
use turnstile_hdl::commit_op::PacketKind;
use turnstile_hdl::full_size::{pause_and_go_stack, transaction_core};
use turnstile_hdl::pause_and_go_stack::PauseAndGoStackPins;
use turnstile_hdl::pin_index::{Indexed, Input, Output, Words};
use turnstile_hdl::pins::{PinValue, Ports};
use turnstile_hdl::transaction_core::TransactionCorePins;
use turnstile_machine::{
    simulate, EngineKind, MachineConfig, Options, Outcome, StackTop, Tops, TransactionHardware,
    TransactionTop, TransactionsConfig, UnitPins, Unobserved,
};
use turnstile_ptx::LANES;

/// What a fault changes: inputs before a clock, outputs behind it.
#[derive(Clone, Copy)]
struct Fault<P> {
    inputs: fn(&P, &mut Words<Input>),
    outputs: fn(&P, &mut Words<Output>),
}

const NONE: Fault<TransactionCorePins> = Fault {
    inputs: |_, _| (),
    outputs: |_, _| (),
};
const NO_STACK_FAULT: Fault<PauseAndGoStackPins> = Fault {
    inputs: |_, _| (),
    outputs: |_, _| (),
};

/// An engine behind pins with a fault.
struct FaultyPins<P> {
    engine: Box<dyn Engine>,
    at: P,
    fault: Fault<P>,
}

impl<P: Send> Engine for FaultyPins<P> {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) -> anyhow::Result<()> {
        let mut given = Words::<Input>::from(inputs.to_vec());
        (self.fault.inputs)(&self.at, &mut given);
        let mut seen = Words::<Output>::from(outputs.to_vec());
        self.engine.clock(&given, &mut seen)?;
        (self.fault.outputs)(&self.at, &mut seen);
        outputs.copy_from_slice(&seen);
        Ok(())
    }
}

fn core(
    fault: Fault<TransactionCorePins>,
    stack: Fault<PauseAndGoStackPins>,
    stacks: usize,
) -> TransactionTop {
    let open = move || {
        let unit = transaction_core();
        let at = unit.pins();
        let (inputs, outputs) = (unit.inputs(), unit.outputs());
        let engine = Box::new(FaultyPins {
            engine: Box::new(RtlEngine::new(unit)),
            at,
            fault,
        });
        let pins = UnitPins::new("a core", engine, inputs, outputs);
        let stack = |_| {
            let unit = pause_and_go_stack();
            let at = unit.pins();
            let (inputs, outputs) = (unit.inputs(), unit.outputs());
            let engine = Box::new(FaultyPins {
                engine: Box::new(RtlEngine::new(unit)),
                at,
                fault: stack,
            });
            let pins = UnitPins::new("a stack", engine, inputs, outputs);
            StackTop { at, pins }
        };
        TransactionHardware::new((at, pins), (0..stacks).map(stack).collect(), vec![])
    };
    TransactionTop {
        open: Box::new(open),
    }
}

/// Runs a workload of transfers or of trees with units with a fault. What the run itself says of it: an error, or what the order of commits does not explain.
fn says(
    workload: &dyn Workload,
    fault: Fault<TransactionCorePins>,
    stack: Fault<PauseAndGoStackPins>,
    pause_and_go: bool,
) -> Option<String> {
    let mut machine = MachineConfig::bundled("early-cr").expect("a machine");
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
    cores.for_each(|top| *top = core(fault, stack, stacks));
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
fn without_a_fault_the_checks_pass() {
    for pause_and_go in [false, true] {
        assert_eq!(says(&CROWD, NONE, NO_STACK_FAULT, pause_and_go), None);
        assert_eq!(says(&TREE, NONE, NO_STACK_FAULT, pause_and_go), None);
    }
}

/// What of the pins is wrong, and what the run says of it.
type Case = (&'static str, Fault<TransactionCorePins>, &'static str);

#[test]
fn a_fault_of_a_core_is_noticed() {
    let outputs = |outputs| Fault { outputs, ..NONE };
    let inputs = |inputs| Fault { inputs, ..NONE };
    let cases: [Case; 5] = [
        (
            "who fails in a partition passes",
            inputs(|at, pins| pins[at.vote_lanes] = u32::MAX),
            "where the order of commits gives",
        ),
        (
            "a lane's own stores are not found",
            outputs(|at, pins| pins[at.search_hit] &= !1),
            "among its own stores",
        ),
        (
            // Links of a tree, which has loops then.
            "values of own stores are others",
            outputs(|at, pins| pins[at.search_value].iter_mut().for_each(|word| *word ^= 1)),
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
    for (what, fault, due) in cases {
        let crowd = says(&CROWD, fault, NO_STACK_FAULT, false);
        let said = crowd.or_else(|| says(&TREE, fault, NO_STACK_FAULT, false));
        let said = said.unwrap_or_else(|| panic!("{what}: not noticed"));
        assert!(said.contains(due), "{what}: {said}");
    }
}

#[test]
fn a_fault_of_a_stack_is_noticed() {
    let nobody_pauses = Fault {
        outputs: |at: &PauseAndGoStackPins, pins: &mut Words<Output>| pins[at.paused_lanes] = 0,
        ..NO_STACK_FAULT
    };
    let lanes_are_lost = Fault {
        outputs: |at: &PauseAndGoStackPins, pins: &mut Words<Output>| pins[at.top_lanes] &= !1,
        ..NO_STACK_FAULT
    };
    for (what, fault) in [
        ("nobody pauses", nobody_pauses),
        ("lanes are lost", lanes_are_lost),
    ] {
        let said = says(&TREE, NONE, fault, true);
        let said = said.unwrap_or_else(|| panic!("{what}: not noticed"));
        assert!(said.contains("and the front end"), "{what}: {said}");
    }
}
