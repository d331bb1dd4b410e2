//! Users' kernels on the whole machine, under every detector: right results, and a serialisable run.

mod atomics;
mod both;
mod builtins;
#[path = "../cases/mod.rs"]
mod cases;
mod images;
mod locks;
#[path = "../common/printer.rs"]
mod printer;
mod refused;
mod textures;
mod vectors;
mod ways_out;

use cases::{bytes, same, words, Case};
use printer::Printer;
use std::fs;
use std::path::Path;
use turnstile_kernel::Printed;
use turnstile_machine::{Detector, EngineKind, LdsTop, MachineConfig, Options, Tops};
use turnstile_run as run;

/// What a run prints, or what is wrong with it.
fn run(case: &Case, detector: Detector) -> Result<Printed, String> {
    let job = case.job().any();
    let machine = MachineConfig::default();
    let top = LdsTop::open(detector, EngineKind::Rtl, None).unwrap();
    let options = Options {
        perfect: detector == Detector::Perfect,
        ..Options::new(1_000_000)
    };
    let mut printer = Printer::default();
    let outcome = job.simulate(&machine, top, options, &mut printer);
    let outcome = outcome.map_err(|error| error.to_string())?;
    outcome.violation.map_or(Ok(()), Err)?;
    if let Some(read) = outcome.unwritten_reads.first() {
        return Err(read.to_string());
    }
    (case.check)(&cases::before(&job), &outcome.buffers)?;
    Ok(printer.0)
}

/// What a run of the same kernel prints on a PTX machine.
fn run_ptx(case: &Case) -> Printed {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels/user");
    let text = fs::read_to_string(folder.join(format!("{}.toml", case.name))).unwrap();
    let kernel = folder.join("printf.ptx").display().to_string();
    let scratch = tempfile::tempdir().unwrap();
    let path = scratch.path().join("run.toml");
    fs::write(&path, text.replace("printf.s", &kernel)).unwrap();
    let program = run::load(&path, run::Options::default()).unwrap();
    let mut job = program.alone(0);
    case.fill_in(&mut job);
    let machine = MachineConfig::bundled("gtx580").unwrap();
    let tops = Tops::open(&machine, &machine, EngineKind::Model, None).unwrap();
    let options = Options::new(1_000_000);
    let mut printer = Printer::default();
    let outcome = job.simulate(&machine, tops, options, &mut printer);
    (case.check)(&cases::before(&job), &outcome.unwrap().buffers).unwrap();
    printer.0
}

const TRANSACTIONAL: [Detector; 4] = [
    Detector::Bloom,
    Detector::Dcd,
    Detector::Smdcd,
    Detector::Perfect,
];

/// An LDS without transactional memory, and two that must not disturb kernels without transactions.
const PLAIN: [Detector; 3] = [Detector::None, Detector::Smdcd, Detector::Bloom];

fn assert_right(case: &Case, detector: Detector) {
    let (name, under) = (case.name, detector.name());
    assert_eq!(
        run(case, detector),
        Ok(Printed::default()),
        "{name} under {under}"
    );
}

/// Runs each case under one of the detectors, another one than the case before.
fn in_turn(cases: impl Iterator<Item = &'static Case>, detectors: &[Detector]) {
    let turns = cases.zip(detectors.iter().cycle());
    turns.for_each(|(case, detector)| assert_right(case, *detector));
}

fn under_all(cases: impl Iterator<Item = &'static Case>, detectors: &[Detector]) {
    let each = |case| detectors.iter().for_each(|one| assert_right(case, *one));
    cases.for_each(each);
}

#[test]
fn kernels_without_transactions_are_right() {
    in_turn(cases::plain(), &PLAIN);
}

#[test]
fn transactions_are_right() {
    in_turn(cases::transactional(), &TRANSACTIONAL);
}

/// Values that are printed with two digits behind the point.
const PRINTS: Case = Case {
    name: "prints",
    inputs: || vec![bytes((0..256).map(|id| (id as f32 / 4.0).to_le_bytes()))],
    check: |_, after| same(&words(&after[1]), &[0; 256]),
};

/// As many lines as there are work-items and rounds, less those without room.
const PRINTS_TOO_MUCH: Case = Case {
    name: "prints_too_much",
    inputs: Vec::new,
    check: |_, after| {
        let lost: u32 = words(&after[0]).iter().sum();
        same(&[lost], &[256 * 171 - (1 << 20) / 24])
    },
};

/// The work-groups split the rows of the range, and their wavefronts print in any order.
#[test]
fn printf_goes_by_work_item() {
    let printed = run(&PRINTS, Detector::None).unwrap();
    assert_eq!(run_ptx(&PRINTS), printed);
    let line = |id: u32| {
        let word = match (id % 3, id % 2) {
            (0, 0) => format!("even {}, ", char::from(b'a' + (id % 26) as u8)),
            (0, _) => format!("odd {}, ", char::from(b'a' + (id % 26) as u8)),
            _ => String::new(),
        };
        let (minus, value, byte) = (-(id as i32), id as f32 / 4.0, id as u8);
        format!(
            "{id} of 32: {word}{id},{minus},0,7 {value:.2},0.50 1,2,{byte} {}%\n",
            u64::from(id) << 33
        )
    };
    let expected: String = (0..256).map(line).collect();
    assert_eq!(String::from_utf8(printed.text).unwrap(), expected);
    assert_eq!((printed.lost, printed.faults), (0, vec![]));
}

/// A record of one number has six words, and the buffer 1 MiB.
#[test]
fn a_full_print_buffer_says_how_many_calls_are_lost() {
    let room = (1 << 20) / 24;
    for printed in [
        run(&PRINTS_TOO_MUCH, Detector::None).unwrap(),
        run_ptx(&PRINTS_TOO_MUCH),
    ] {
        let lines = printed.text.iter().filter(|byte| **byte == b'\n').count();
        assert_eq!((lines, printed.lost), (room, (256 * 171 - room) as u32));
    }
}

#[test]
#[ignore = "minutes: a part of `cargo xtask campaign`"]
fn every_kernel_is_right_under_every_detector() {
    under_all(cases::plain(), &PLAIN);
    under_all(cases::transactional(), &TRANSACTIONAL);
}
