//! Any pins for an LDS top, legal or not: what a model must do as the RTL does.
//!
//! Stretches of three styles follow each other. *Wild*: every pin is random in every clock, reserved codes and requests that change
//! while they are served among them. *Steady*: ports keep what they ask until it is taken, with few lanes, words and rows. *Contended*: steady, and
//! two wavefronts always ask for the same lanes of one word, mostly to write it, so that they lose again and again, are serialised and killed. Layouts and a rare clear come at any
//! time in all.

use crate::models::work_item::WAVEFRONTS;
use anyhow::{Context, Result};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::ops::Range;
use turnstile_engine::{Engine, Lockstep};
use turnstile_hdl::lds_op::{LdsOp, LDS_OPS};
use turnstile_hdl::pins::{Pin, Ports};

/// Clocks of a stretch at most.
const STRETCH: u32 = 1_000;

/// Ports that are drawn together, and the pins that tell that they are taken.
struct Port {
    pins: Vec<Range<usize>>,
    valid: Option<usize>,
    ready: Option<usize>,
}

/// How pins are drawn in a stretch.
#[derive(Clone, Copy)]
struct Style {
    wild: bool,
    /// Two wavefronts always ask for the same lanes.
    contended: bool,
    /// The first of them.
    first: u32,
    /// Bits of addresses that are not always 0.
    words: u32,
    /// Bits of masks of lanes.
    lanes: u32,
    /// Rows of layouts are below.
    rows: u32,
    /// A transaction begins or ends once in so many clocks.
    pace: u32,
    /// A clear once in so many clocks.
    clear_period: u32,
}

/// Draws the input pins of a top, clock after clock.
pub struct AnyPins {
    random: SmallRng,
    pins: Vec<Pin>,
    clear: usize,
    ports: Vec<Port>,
    /// Wavefront slots; pins may name more.
    slots: u32,
    style: Style,
    left: u32,
    words: Vec<u32>,
}

impl AnyPins {
    /// # Panics
    /// If the unit has no `clear`.
    pub fn new(unit: &dyn Ports, seed: u64) -> Self {
        let (inputs, outputs) = (unit.inputs(), unit.outputs());
        let place = |pins: &[Pin], name: &str| pins.iter().position(|pin| pin.name == name);
        let places = unit.pin_table().input_places();
        let port = |name: &str, others: &[&str]| {
            let is_of = |pin: &str| others.iter().chain([&name]).any(|one| pin.starts_with(one));
            let of_port = places.iter().filter(|(pin, _)| is_of(pin));
            Port {
                pins: of_port.map(|(_, range)| range.positions()).collect(),
                valid: place(&inputs, &format!("{name}valid")),
                ready: place(&outputs, &format!("{name}ready")),
            }
        };
        let ports = vec![
            port("req_", &["lane_"]),
            port("tx_", &[]),
            port("result_", &[]),
            port("cfg_", &[]),
        ];
        let mut pins = Self {
            random: SmallRng::seed_from_u64(seed),
            clear: place(&inputs, "clear").expect("a top has a clear"),
            slots: place(&inputs, "cfg_group").map_or(1, |pin| inputs[pin].width as u32),
            words: vec![0; inputs.len()],
            pins: inputs,
            ports,
            style: Style {
                wild: true,
                contended: false,
                first: 0,
                words: !0,
                lanes: !0,
                rows: 1,
                pace: 1,
                clear_period: 1,
            },
            left: 0,
        };
        pins.restyle();
        pins.words[pins.clear] = 1;
        pins
    }

    /// The pins of the next clock, after one with these `outputs`.
    pub fn next(&mut self, outputs: &[u32]) -> &[u32] {
        if self.left == 0 {
            self.restyle();
        }
        self.left -= 1;
        for number in 0..self.ports.len() {
            let port = &self.ports[number];
            let asks = port.valid.is_some_and(|pin| self.words[pin] != 0);
            let taken = port.ready.is_none_or(|pin| outputs[pin] != 0);
            let withdrawn = self.random.random_ratio(1, 50);
            if self.style.wild || !asks || taken || withdrawn {
                self.draw(number);
            }
        }
        let clears = self.random.random_ratio(1, self.style.clear_period);
        self.words[self.clear] = clears.into();
        &self.words
    }

    fn restyle(&mut self) {
        let random = &mut self.random;
        let wild = random.random_ratio(1, 4);
        let of =
            |random: &mut SmallRng, choices: &[u32]| choices[random.random_range(0..choices.len())];
        let words = of(random, &[0x7, 0x8f, 0x18f, 0x3ff, 0xfff, !0]);
        let contended = !wild && random.random_ratio(1, 3);
        self.style = Style {
            wild,
            contended,
            first: random.random_range(0..WAVEFRONTS as u32),
            words: if contended { 3 } else { words },
            lanes: of(random, &[0x1, 0x3, 0x11, 0xf, 0xff, !0, !0]),
            rows: of(random, &[2, 4, 20, 90, 1 << 14]),
            pace: of(random, &[2, 10, 40]),
            clear_period: if wild { 500 } else { 3_000 },
        };
        let strap = random.random_bool(0.5);
        if let Some(pin) = self.pins.iter().position(|pin| pin.name == "all_lose") {
            self.words[pin] = strap.into();
        }
        self.left = random.random_range(1..=STRETCH);
    }

    fn draw(&mut self, number: usize) {
        for range in self.ports[number].pins.clone() {
            for pin in range {
                self.words[pin] = self.random.random::<u32>() >> (32 - self.pins[pin].width);
                self.shape(pin);
            }
        }
    }

    /// Makes something likely of a random word.
    fn shape(&mut self, pin: usize) {
        let Pin { name, width, .. } = &self.pins[pin];
        let slots = self.slots;
        let (random, style) = (&mut self.random, self.style);
        let word = &mut self.words[pin];
        match name.as_str() {
            "req_op" if style.contended && random.random_ratio(7, 8) => {
                *word = LdsOp::WriteB32 as u32;
            }
            "req_op" if !style.wild => *word = random.random_range(0..LDS_OPS.len() as u32),
            "req_lanes" | "tx_exec_lo" if style.contended => *word = style.lanes,
            // Lanes that never ask never lose, and keep others from losing all.
            "req_half" | "tx_exec_hi" if style.contended => *word = 0,
            "req_transactional" if style.contended => *word = 1,
            "req_wavefront" | "tx_wavefront" if style.contended => {
                *word = (*word % 2 + style.first) % slots
            }
            "req_lanes" | "tx_exec_lo" | "tx_exec_hi" if random.random_ratio(7, 8) => {
                *word &= style.lanes;
            }
            // Half of the time the slots are one work-group.
            "cfg_group" if random.random() => *word = !0,
            "tx_valid" if !style.wild => *word = random.random_ratio(1, style.pace).into(),
            name if name.ends_with("_wavefront") => *word %= slots,
            "cfg_valid" => *word = random.random_ratio(1, 20).into(),
            "cfg_row_base" | "cfg_rows" | "cfg_state_base" => *word %= style.rows,
            name if name.starts_with("lane_addr") => *word &= style.words,
            _ => {}
        }
        *word &= !0 >> (32 - width);
    }
}

/// How often what happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub clocks: u64,
    pub responses: u64,
    /// Clocks in which some slot is serialised in its wavefront, in its work-group, or killed.
    pub wavefront_serial: u64,
    pub group_serial: u64,
    pub killed: u64,
    /// Lanes that lost, each clock that shows them.
    pub lost: u64,
    /// Clocks that a plain LDS does not spend.
    pub overhead: u64,
    /// Lanes that won a lock.
    pub won: u64,
}

/// Where the outputs lie that a [`Tally`] counts; none of those that a top does not have.
struct Counted([Option<usize>; 6]);

impl Counted {
    fn of(outputs: &[Pin]) -> Self {
        let names = [
            "rsp_valid",
            "mode",
            "killed",
            "rsp_aborted",
            "perf_overhead",
            "won_lanes",
        ];
        Self(names.map(|name| outputs.iter().position(|pin| pin.name == name)))
    }

    fn count(&self, outputs: &[u32], tally: &mut Tally) {
        let words = self.0.map(|pin| pin.map_or(0, |pin| outputs[pin]));
        let [responses, modes, killed, lost, overhead, won] = words;
        let in_mode = |mode| (0..WAVEFRONTS).any(|slot| modes >> (2 * slot) & 3 == mode);
        tally.clocks += 1;
        tally.responses += u64::from(responses);
        tally.wavefront_serial += u64::from(in_mode(2));
        tally.group_serial += u64::from(in_mode(3));
        tally.killed += u64::from(killed != 0);
        tally.lost += u64::from(lost.count_ones());
        tally.overhead += u64::from(overhead);
        tally.won += u64::from(won.count_ones());
    }
}

/// Two engines of `unit` on the same pins for `clocks`; each comes with its name.
///
/// # Errors
/// At the first difference, with the seed.
pub fn run(
    unit: &dyn Ports,
    first: (&str, impl Engine),
    second: (&str, impl Engine),
    seed: u64,
    clocks: u64,
) -> Result<Tally> {
    let pins = unit.outputs();
    let counted = Counted::of(&pins);
    let mut tally = Tally::default();
    let mut outputs = vec![0; pins.len()];
    let mut any = AnyPins::new(unit, seed);
    let mut engine = Lockstep::new(unit.type_name(), pins, first, second);
    for _ in 0..clocks {
        let inputs = any.next(&outputs);
        let clocked = engine.clock(inputs, &mut outputs);
        clocked.with_context(|| format!("seed: {seed}"))?;
        counted.count(&outputs, &mut tally);
    }
    Ok(tally)
}
