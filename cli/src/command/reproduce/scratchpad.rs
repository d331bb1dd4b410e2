//! The paper on scratchpad atomics: patterns on the RTL, votes by Algorithm 1.

use super::{kernels, ways, Folder, ReproduceArgs};
use crate::command::output::tell;
use crate::command::progress::{bar, check_interrupt};
use crate::reproduce::scratchpad::{
    errors_on_gpu, Access, Inputs, Kernels, Latencies, Mixed, Plain, Scratchpad, SideBySide,
    Together, Votes, BINS, NAME, OBJECTS, SAMPLE, SCHEME, TITLE,
};
use crate::reproduce::ways::{csv, split};
use crate::reproduce::{claims_text, rows_csv, statements_text, Holds, Page};
use std::sync::Mutex;
use turnstile_experiments::atomics::procedure::iterations;
use turnstile_experiments::atomics::report::compare;
use turnstile_experiments::atomics::{
    AtomicOp, AtomicsMachine, LockbitMachine, Memory, Pattern, Request, Runner, Totals, LANES,
};
use turnstile_experiments::votes::{generate, read_picture, MEASURED_SIZE, PATTERNS};
use turnstile_machine::EngineKind;
use turnstile_tools::{Error, Result};

/// Of the generated image, which an H200 was measured with.
const IMAGE_SEED: u32 = 0;

/// Runs it and writes everything.
pub fn reproduce(args: &ReproduceArgs) -> Result<u8> {
    if let Some(only) = args.only.first() {
        return Err(Error::input(
            format!("--only {only}"),
            format!("{NAME} has no cases"),
            "leave it out",
        ));
    }
    let machine = machine(args)?;
    let folder = Folder::create(args, NAME)?;
    let engine = args.engine.unwrap_or(EngineKind::Rtl);
    let inputs = inputs(args)?;
    let side_by_side = ways::votes(args, &machine)?;
    let kernels = kernels::run(&inputs, &machine, engine)?;
    let patterns = args.patterns.unwrap_or(PATTERNS);
    let found = find(machine, engine, patterns, kernels, side_by_side)?;
    let (rows, statements) = (found.numbers(), found.statements());
    let figures = found.figures();
    let mut page = Page::new(TITLE, &found.how());
    page.numbers(&rows);
    page.statements(&statements);
    for figure in &figures {
        page.figure(figure)?;
    }
    page.section("Ways to update words", "");
    let ways = found.side_by_side.table();
    page.table("side-by-side", split(ways.clone()));
    let written = folder.write(
        &[
            ("report.html", page.finish()),
            ("numbers.csv", rows_csv(&rows)?),
            ("statements.csv", rows_csv(&statements)?),
            ("runs.csv", found.votes.csv(found.machine.latency)?),
            ("kernels.csv", found.kernels.csv()?),
            ("side-by-side.csv", csv(ways)?),
        ],
        &figures,
    )?;
    let hold = |holds| statements.iter().filter(|one| one.holds == holds).count();
    tell(&format!(
        "{TITLE}\n{}\n\n{}\n{}\n{} statements hold, {} partly, {} do not\n{written}\n",
        found.how(),
        claims_text(&rows),
        statements_text(&statements),
        hold(Holds::Yes),
        hold(Holds::Partly),
        hold(Holds::No),
    ))?;
    Ok(0)
}

/// What votes in figures 8 and 9.
fn inputs(args: &ReproduceArgs) -> Result<Inputs> {
    let (name, picture) = match &args.image {
        Some(path) => (path.display().to_string(), read_picture(path)?),
        None => {
            let (width, height) = MEASURED_SIZE;
            (
                "a generated image".into(),
                generate(width, height, IMAGE_SEED),
            )
        }
    };
    let fewest = BINS[0];
    if picture.shift(fewest).is_err() {
        let depth = picture.depth;
        return Err(Error::input(
            format!("--image {name}"),
            format!(
                "its pixels have {depth} bits, and the histogram with the fewest bins has {fewest}"
            ),
            "give an image with 5 to 16 bits a pixel",
        ));
    }
    Ok(Inputs {
        name,
        picture,
        objects: args.objects.unwrap_or(OBJECTS),
    })
}

/// The machine with the paper's constants, or other ones.
fn machine(args: &ReproduceArgs) -> Result<LockbitMachine> {
    let Some(path) = &args.machine else {
        return Ok(LockbitMachine::default());
    };
    match AtomicsMachine::load(path)? {
        AtomicsMachine::Paper(machine) => Ok(machine),
        AtomicsMachine::Measured(machine) => Err(Error::input(
            path.display().to_string(),
            format!("{} has terms and locks of its own, which are not the paper's", machine.name),
            "give a machine with base, position and bank, as `turnstile list --machine fermi-lockbits` prints",
        )),
    }
}

fn find(
    machine: LockbitMachine,
    engine: EngineKind,
    patterns: u32,
    kernels: Kernels,
    side_by_side: SideBySide,
) -> Result<Scratchpad> {
    let fermi = Tops::new(Memory::Fermi, engine)?;
    let latencies = Latencies::measure(|pattern| fermi.one(pattern, "figures 2 and 3"))?;
    let mut runner = Runner::open(&SCHEME, engine)?;
    let together = Together::measure(|patterns, instructions| {
        check_interrupt()?;
        runner.perform_together(patterns, instructions)
    })?;
    let plain = Plain::measure(|access, pattern| match access {
        Access::Read => runner.read(&pattern),
        Access::Write => runner.write(&pattern, pattern.words),
    })?;
    runner.check_memory()?;
    // The words of these need more than 48 KB.
    let hopper = Tops::new(Memory::Hopper, engine)?;
    let mixed = Mixed::perform(|pattern| hopper.one(pattern, "section 2.1.3"))?;
    hopper.check_memory()?;
    let bar = bar(Votes::pieces(patterns));
    let check = |all: &[[u32; LANES]], place: &str| {
        let mut all = all.iter().map(|words| Pattern::new(words));
        fermi.perform(&mut all, place).map(drop)
    };
    let progress = || {
        bar.inc(1);
        check_interrupt()
    };
    let votes = Votes::count(patterns, SAMPLE, check, progress)?;
    bar.finish_and_clear();
    fermi.check_memory()?;
    Ok(Scratchpad {
        machine,
        latencies,
        mixed,
        on_gpu: errors_on_gpu()?,
        plain,
        together,
        votes,
        kernels,
        side_by_side,
        engine: engine.name(),
    })
}

/// Tops of the paper's scheme that are not in use; threads take one each.
struct Tops {
    memory: Memory,
    engine: EngineKind,
    free: Mutex<Vec<Runner>>,
}

impl Tops {
    /// With one, so that what cannot be opened is known before it is needed.
    fn new(memory: Memory, engine: EngineKind) -> Result<Self> {
        let first = Runner::with(memory, Some(&SCHEME), engine)?;
        Ok(Self {
            memory,
            engine,
            free: Mutex::new(vec![first]),
        })
    }

    /// Performs atomic additions, each of which must agree with Algorithm 1.
    fn perform(
        &self,
        patterns: &mut dyn Iterator<Item = Pattern>,
        place: &str,
    ) -> Result<Vec<Totals>> {
        let free = self.free.lock().map_or(None, |mut free| free.pop());
        let mut runner = match free {
            Some(runner) => runner,
            None => Runner::with(self.memory, Some(&SCHEME), self.engine)?,
        };
        let mut totals = vec![];
        for pattern in patterns {
            check_interrupt()?;
            let performed = runner.perform(&Request::new(pattern, AtomicOp::Add))?;
            compare(&performed, &iterations(&pattern, &SCHEME), place)?;
            totals.push(performed.totals);
        }
        if let Ok(mut free) = self.free.lock() {
            free.push(runner);
        }
        Ok(totals)
    }

    fn one(&self, pattern: Pattern, place: &str) -> Result<Totals> {
        let totals = self.perform(&mut std::iter::once(pattern), place)?;
        Ok(totals[0])
    }

    fn check_memory(&self) -> Result<()> {
        let Ok(mut free) = self.free.lock() else {
            return Ok(());
        };
        free.iter_mut().try_for_each(Runner::check_memory)
    }
}
