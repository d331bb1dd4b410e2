//! Another module in the place of `bank_ram`, as docs/integration.md allows it: a top's answers stay as they are.

use std::collections::{HashMap, VecDeque};
use turnstile_area::replay::{self, Recording, ReplayError};
use turnstile_export::export_modules;
use turnstile_hdl::catalog::{find, UnitEntry};
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::pins::{Pin, PinValue};
use turnstile_testbenches::simulators::stimulus;
use turnstile_tools::{available, IVERILOG, VVP};

const MACRO: &str = include_str!("../../examples/bank_ram_macro.v");
const SEED: u64 = 0x5a3;
const CYCLES: usize = 1_400;

/// A request that has been taken.
struct Taken {
    op: LdsOp,
    /// Lanes that take part.
    lanes: u32,
}

/// What one cycle has on the pins, by name; 0 for pins that a top has not.
struct Words<'a>(&'a HashMap<String, usize>, &'a [u32]);

impl Words<'_> {
    fn get(&self, name: &str) -> u32 {
        self.0.get(name).map_or(0, |&at| self.1[at])
    }

    fn taken(&self) -> Option<Taken> {
        let slot_and_half = 2 * self.get("req_wavefront") + self.get("req_half");
        let masked = match self.get("req_transactional") {
            0 => 0,
            _ => self.get(&format!("tcm_{slot_and_half}")),
        };
        let is_taken = self.get("req_valid") & self.get("req_ready") == 1;
        is_taken.then(|| Taken {
            op: LdsOp::from_word(self.get("req_op")),
            lanes: self.get("req_lanes") & !masked,
        })
    }
}

impl Taken {
    /// Whether the request brings a lane what an output shows: `rsp_data` a word that is read, `rsp_data2` the second of a pair.
    fn brings(&self, output: &str) -> bool {
        let writes = [
            LdsOp::WriteB32,
            LdsOp::WriteB8,
            LdsOp::WriteB16,
            LdsOp::WriteB64,
        ];
        let (port, lane) = output.rsplit_once('_').expect("an element of an array");
        let lane: u32 = lane.parse().expect("its number");
        let has_port = port == "rsp_data" || self.op == LdsOp::ReadB64;
        has_port && self.lanes & (1 << lane) != 0 && !writes.contains(&self.op)
    }
}

/// For each cycle which output pins are specified: what lanes have read, where they have, and all others.
fn specified(inputs: &[Pin], outputs: &[Pin], cycles: &[Vec<u32>]) -> Vec<Vec<bool>> {
    let pins = inputs.iter().chain(outputs).zip(0..);
    let places = pins.map(|(pin, at)| (pin.name.clone(), at)).collect();
    let mut waiting: VecDeque<Taken> = VecDeque::new();
    let mut of_cycle = |words: &Vec<u32>| {
        let words = Words(&places, words);
        let mut answered = match words.get("rsp_valid") {
            0 => None,
            _ => waiting.pop_front(),
        };
        if let Some(taken) = &mut answered {
            taken.lanes &= !words.get("rsp_aborted");
        }
        waiting.extend(words.taken());
        let brings = |name: &str| answered.as_ref().is_some_and(|taken| taken.brings(name));
        let is_specified = |pin: &Pin| !pin.name.starts_with("rsp_data") || brings(&pin.name);
        outputs.iter().map(is_specified).collect()
    };
    cycles.iter().map(&mut of_cycle).collect()
}

/// The top's Verilog with `bank_ram` instead of its own.
fn replaced(top: &UnitEntry, bank_ram: &str) -> String {
    let modules = export_modules(top).expect("its Verilog").into_iter();
    let (own, others): (Vec<_>, Vec<_>) = modules.partition(|module| module.name == "bank_ram");
    assert_eq!(own.len(), 1, "{} has no bank_ram", top.name);
    let texts = others.iter().map(|module| module.text.as_str());
    texts.chain([bank_ram]).collect()
}

/// Which output pins are compared.
#[derive(Clone, Copy, PartialEq)]
enum Compared {
    All,
    Specified,
}

/// What the RTL does, replayed on the Verilog with each of these in the place of `bank_ram`.
fn replayed(top: &str, bank_rams: &[String], compared: Compared) -> Vec<Result<(), ReplayError>> {
    let top = find(top).expect("a top");
    let stimulus = stimulus(top, SEED, CYCLES).expect("traffic");
    let cycles = stimulus.record(top).expect("the RTL runs");
    let built = (top.build)();
    let (inputs, outputs) = (built.inputs(), built.outputs());
    let care = specified(&inputs, &outputs, &cycles);
    let words = care
        .iter()
        .flat_map(|cycle| outputs.iter().zip(cycle))
        .filter(|(pin, cares)| pin.name.starts_with("rsp_data") && **cares);
    let words = words.count();
    assert!(words > 500, "{words} words are read");
    let recording = Recording {
        inputs: &inputs,
        outputs: &outputs,
        is_clocked: true,
        cycles: &cycles,
        care: match compared {
            Compared::All => &[],
            Compared::Specified => &care,
        },
    };
    let replay = |bank_ram: &String| {
        let verilog = replaced(top, bank_ram);
        replay::icarus(top.name, &verilog, &recording)
    };
    bank_rams.iter().map(replay).collect()
}

/// The macro with one thing changed.
fn changed(right: &str, wrong: &str) -> String {
    assert_eq!(MACRO.matches(right).count(), 1, "{right}");
    MACRO.replace(right, wrong)
}

/// What nobody looks at may be unknown, new or old.
#[test]
fn a_word_that_is_written_while_it_is_read_may_be_anything() {
    if !available(&[IVERILOG, VVP]) {
        return;
    }
    let collision = "collides ? 32'bx : array[RA]";
    let new = "collides ? D : array[RA]";
    let rams = [
        MACRO.to_owned(),
        changed(collision, new),
        changed(collision, "array[RA]"),
    ];
    for top in ["lds_baseline", "lds_dcd"] {
        for (ram, replayed) in rams.iter().zip(replayed(top, &rams, Compared::Specified)) {
            replayed.unwrap_or_else(|error| panic!("seed {SEED}: {error}\n{ram}"));
        }
    }
    // There are such words, and lanes that have written get them.
    let all = replayed("lds_baseline", &rams[..1], Compared::All).remove(0);
    let is_unknown = |error: &ReplayError| error.to_string().contains("rsp_data");
    assert!(all.as_ref().is_err_and(is_unknown), "{all:?}");
}

/// What the guide asks for is needed.
#[test]
fn a_module_that_does_less_is_noticed() {
    if !available(&[IVERILOG, VVP]) {
        return;
    }
    let rams = [
        changed("if (~WEN[at]) array", "if (~&WEN) array"),
        changed("if (~REN) Q <=", "Q <="),
        changed(".WA(write_row)", ".WA(read_row)"),
        // Two cycles are four units of the bench's time, and one is two.
        changed("if (~REN) Q <= ", "if (~REN) Q <= #3 "),
    ];
    for (ram, replayed) in rams
        .iter()
        .zip(replayed("lds_dcd", &rams, Compared::Specified))
    {
        let differs = matches!(replayed, Err(ReplayError::Differs { .. }));
        assert!(differs, "{replayed:?}\n{ram}");
    }
}
