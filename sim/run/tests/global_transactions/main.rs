//! Transactions on global memory as kernels have them: what they leave under every rule of early-cr, and what is refused with which message.

mod consistent;
mod control;
mod errors;
mod learned;
mod livelock;
mod nested;
mod words;

use turnstile_machine::{
    simulate, EngineKind, MachineConfig, Options, Outcome, Tops, TransactionsConfig, Unobserved,
};
use turnstile_ptx::{KernelCode, LANES};
use turnstile_run::{Argument, Array, Job, Launch};
use turnstile_tools::Error;

/// Cycles after which a run is given up.
const MOST: u64 = 3_000_000;

/// Early-Abort, and who pauses.
type Rules = (bool, Pause);

/// Pause-and-Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pause {
    Nobody,
    /// Lanes stay in the pass.
    Within,
    /// Lanes leave it.
    Apart,
    /// They do at what their warp has learned too.
    Learned,
}

const RULES: [Rules; 7] = [
    (false, Pause::Nobody),
    (true, Pause::Nobody),
    (false, Pause::Within),
    (true, Pause::Within),
    (false, Pause::Apart),
    (true, Pause::Apart),
    (true, Pause::Learned),
];

/// Those with Pause-and-Go.
fn pausing() -> impl Iterator<Item = Rules> {
    RULES
        .into_iter()
        .filter(|(_, pause)| *pause != Pause::Nobody)
}

/// A kernel `k` of one parameter, a pointer to words: `%d9`. `%r0` is the thread's number in the grid, `%d0` points to its word.
fn kernel(body: &str) -> String {
    format!(
        ".version 7.0\n.target sm_70\n.address_size 64\n.visible .entry k(.param .u64 out)\n{{\n.reg .pred %p<9>;\n\
         .reg .b16 %h<9>;\n.reg .b32 %r<30>;\n.reg .b64 %d<20>;\nld.param.u64 %d9, [out];\nmov.u32 %r0, %tid.x;\n\
         mov.u32 %r1, %ctaid.x;\nmov.u32 %r2, %ntid.x;\nmad.lo.u32 %r0, %r1, %r2, %r0;\nmad.wide.u32 %d0, %r0, 4, %d9;\n{body}\n}}\n"
    )
}

/// Where a line of a text that has this begins.
fn line_of(text: &str, what: &str) -> String {
    let place = text.lines().position(|line| line.contains(what));
    format!("k.ptx:{}: ", place.expect("the text has it") + 1)
}

/// So many blocks of so many threads, on these words.
fn job(text: &str, [blocks, threads]: [u32; 2], words: &[u32]) -> Job<KernelCode> {
    let arguments = Argument::all([Array::words(words).into()]);
    let sizes: [&[u32]; 2] = [&[blocks * threads], &[threads]];
    Job::new(Launch::new(["k.ptx", text], "k", sizes, arguments)).expect("a job")
}

/// The machine early-cr, changed.
fn early_cr(change: impl FnOnce(&mut TransactionsConfig)) -> MachineConfig {
    let mut machine = MachineConfig::bundled("early-cr").expect("a machine");
    if let MachineConfig::Simt(config) = &mut machine {
        change(config.transactions.as_mut().expect("it has transactions"));
    }
    machine
}

fn with_rules((early_abort, pause): Rules) -> MachineConfig {
    early_cr(|config| {
        config.early_abort = early_abort;
        config.pause_and_go = pause != Pause::Nobody;
        config.pause_apart = matches!(pause, Pause::Apart | Pause::Learned);
        config.pause_learned = pause == Pause::Learned;
    })
}

fn outcome(
    machine: &MachineConfig,
    text: &str,
    sizes: [u32; 2],
    words: &[u32],
) -> Result<Outcome, Error> {
    let job = job(text, sizes, words);
    let tops = Tops::open(machine, machine, EngineKind::Model, None)?;
    simulate::<_, LANES>(
        &job.grid(),
        machine,
        tops,
        Options::new(MOST),
        &mut Unobserved,
    )
}

/// The outcome under some rules: it must end, and be serialisable.
fn ran(rules: Rules, text: &str, sizes: [u32; 2], words: &[u32]) -> Outcome {
    let outcome = outcome(&with_rules(rules), text, sizes, words);
    let outcome = outcome.unwrap_or_else(|error| panic!("{rules:?}: {error}\n{text}"));
    assert_eq!(outcome.violation, None, "{rules:?}: {text}");
    let counted = outcome.transactions;
    assert_eq!(counted.started, counted.committed + counted.aborts.total());
    outcome
}

/// What a body must leave under every rule.
#[track_caller]
fn leaves(body: &str, sizes: [u32; 2], words: &[u32], expected: &[u32]) {
    for rules in RULES {
        let outcome = ran(rules, &kernel(body), sizes, words);
        assert_eq!(outcome.words(0), expected, "{rules:?}: {body}");
    }
}

/// The message of a run under some rules, which ends with exit code 1.
#[track_caller]
fn fails(rules: Rules, text: &str, sizes: [u32; 2], parts: &[&str]) {
    let words = vec![0; (sizes[0] * sizes[1]) as usize];
    let error = outcome(&with_rules(rules), text, sizes, &words).expect_err(text);
    let told = error.to_string();
    for part in parts {
        assert!(told.contains(part), "{rules:?}: `{part}` is not in: {told}");
    }
    assert_eq!(error.exit_code(), 1, "{told}");
}
