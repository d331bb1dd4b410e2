//! Drives any unit through its pins, addressed by the fields of the struct that `#[derive(Unit)]` makes.

use anyhow::{bail, ensure, Result};
use turnstile_engine::{rtl, Engine, RtlEngine};
use turnstile_hdl::catalog::AnyUnit;
use turnstile_hdl::pin_index::{Input, Output, PinIndex, PinRange, Pins, Words};
use turnstile_hdl::pins::{Pin, Ports, Unit};

/// Longer than any single operation: 32 lanes of one bank, 5 cycles each, twice, after a full walk.
const PATIENCE: u64 = 4_000;

/// A unit behind an engine. Pins keep the value they were last set to, 0 at first.
pub struct PinDriver<E, P> {
    /// Where the pins lie.
    pub at: P,
    engine: E,
    names: Vec<Pin>,
    inputs: Words<Input>,
    outputs: Words<Output>,
    /// Inputs that are 0 after the next clock.
    pulsed: Vec<PinIndex<Input>>,
    cycle: u64,
}

/// Sets input pins by the names of their fields: `drive!(self.pins, req_valid: true, req_id: id)`, or by those of `at`:
/// `drive!(self.pins => at, req_valid: true)`.
#[macro_export]
macro_rules! drive {
    ($pins:expr => $at:expr, $($pin:ident: $value:expr),* $(,)?) => {
        $({
            let word = $crate::pin_driver::Word::word($value);
            $pins.set($at.$pin, word);
        })*
    };
    ($pins:expr, $($pin:ident: $value:expr),* $(,)?) => {
        $crate::drive!($pins => $pins.at, $($pin: $value),*)
    };
}

/// As [`drive!`], for the next clock only; the pins are 0 afterwards.
#[macro_export]
macro_rules! once {
    ($pins:expr, $($pin:ident: $value:expr),* $(,)?) => {
        $({
            let word = $crate::pin_driver::Word::word($value);
            $pins.once($pins.at.$pin, word);
        })*
    };
}

/// Returns an error if an output pin, by the name of its field, had another value in the last cycle: `expect!(self.pins, rsp_valid: true)`.
#[macro_export]
macro_rules! expect {
    ($pins:expr, $($pin:ident: $value:expr),* $(,)?) => {
        $($pins.expect($pins.at.$pin, $value)?;)*
    };
}

/// A value of a pin.
pub trait Word {
    fn word(self) -> u32;
}

impl Word for u32 {
    fn word(self) -> u32 {
        self
    }
}

impl Word for bool {
    fn word(self) -> u32 {
        self.into()
    }
}

/// A unit behind an engine, whatever its ports.
pub struct Opened<E> {
    /// What steps it.
    pub engine: E,
    /// For its ports.
    pub unit: AnyUnit,
}

impl<E: Engine> Opened<E> {
    /// # Panics
    /// As [`PinDriver::new`].
    pub fn pins<P: Pins>(self) -> PinDriver<E, P> {
        PinDriver::new(self.engine, self.unit.ports())
    }
}

/// Where a unit's pins lie, the names of its outputs, and words for all pins.
type Zeros<P> = (P, Vec<Pin>, Words<Input>, Words<Output>);

fn zeros<P: Pins>(unit: &dyn Ports) -> Zeros<P> {
    let at = P::of(unit);
    let at = at.unwrap_or_else(|| panic!("these are not {}", std::any::type_name::<P>()));
    let (inputs, outputs) = (Words::inputs(unit), Words::outputs(unit));
    (at, unit.outputs(), inputs, outputs)
}

impl<U: Unit, P: Pins> PinDriver<RtlEngine<U>, P> {
    /// The unit as it stands in rust-hdl.
    ///
    /// # Panics
    /// As [`PinDriver::new`].
    pub fn rtl(unit: U) -> Self {
        let engine = RtlEngine::new(unit);
        let zeros = zeros(engine.unit());
        Self::with(engine, zeros)
    }
}

impl<P: Pins> PinDriver<Box<dyn Engine>, P> {
    /// A unit of the catalog as it stands in rust-hdl.
    ///
    /// # Panics
    /// As [`PinDriver::new`].
    pub fn any(unit: AnyUnit) -> Self {
        let zeros = zeros(unit.ports());
        Self::with(rtl(unit), zeros)
    }
}

impl<E: Engine, P: Pins> PinDriver<E, P> {
    /// `engine` steps a unit with the ports of `unit`.
    ///
    /// # Panics
    /// If the unit has other ports than `P`.
    pub fn new(engine: E, unit: &dyn Ports) -> Self {
        Self::with(engine, zeros(unit))
    }

    fn with(engine: E, (at, names, inputs, outputs): Zeros<P>) -> Self {
        Self {
            at,
            engine,
            names,
            inputs,
            outputs,
            pulsed: vec![],
            cycle: 0,
        }
    }

    /// Clocks so far.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    pub fn set(&mut self, pin: PinIndex<Input>, value: u32) {
        self.inputs[pin] = value;
    }

    /// A pin's value in the last cycle.
    pub fn get(&self, pin: PinIndex<Output>) -> u32 {
        self.outputs[pin]
    }

    /// Sets the first pins of an array.
    ///
    /// # Panics
    /// If there are more values than pins.
    pub fn set_array(&mut self, pins: PinRange<Input>, values: &[u32]) {
        self.inputs[pins][..values.len()].copy_from_slice(values);
    }

    /// The first pins of an array in the last cycle.
    ///
    /// # Panics
    /// If there are fewer pins.
    pub fn get_array<const N: usize>(&self, pins: PinRange<Output>) -> [u32; N] {
        std::array::from_fn(|index| self.outputs[pins][index])
    }

    /// The pins of an array in the last cycle.
    pub fn get_slice(&self, pins: PinRange<Output>) -> &[u32] {
        &self.outputs[pins]
    }

    /// A value of 64 bits on two pins.
    pub fn get_wide(&self, low: PinIndex<Output>, high: PinIndex<Output>) -> u64 {
        u64::from(self.get(low)) | u64::from(self.get(high)) << 32
    }

    /// A pin's name in messages.
    pub fn name(&self, pin: PinIndex<Output>) -> &str {
        &self.names[pin.position()].name
    }

    /// Puts a value of 64 bits on two pins.
    pub fn set_wide(&mut self, low: PinIndex<Input>, high: PinIndex<Input>, value: u64) {
        self.set(low, value as u32);
        self.set(high, (value >> 32) as u32);
    }

    /// # Errors
    /// If a pin had another value in the last cycle.
    pub fn expect(&self, pin: PinIndex<Output>, expected: impl Word) -> Result<()> {
        let (name, found, expected) = (self.name(pin), self.get(pin), expected.word());
        ensure!(
            found == expected,
            "{name} is {found:#x}, expected {expected:#x}"
        );
        Ok(())
    }

    /// A pin that is high in the next clock only.
    pub fn pulse(&mut self, pin: PinIndex<Input>) {
        self.once(pin, 1);
    }

    /// A pin that has a value in the next clock only, and is 0 afterwards.
    pub fn once(&mut self, pin: PinIndex<Input>, value: u32) {
        self.set(pin, value);
        self.pulsed.push(pin);
    }

    /// Every output in the last cycle.
    pub fn outputs(&self) -> &Words<Output> {
        &self.outputs
    }

    pub fn clock(&mut self) -> Result<()> {
        self.cycle += 1;
        let clocked = self.engine.clock(&self.inputs, &mut self.outputs);
        for pin in self.pulsed.drain(..) {
            self.inputs[pin] = 0;
        }
        clocked
    }

    /// Clocks until `pin` is high and returns how many clocks that took.
    pub fn wait_for(&mut self, pin: PinIndex<Output>) -> Result<u64> {
        for waited in 1..=PATIENCE {
            self.clock()?;
            if self.get(pin) == 1 {
                return Ok(waited);
            }
        }
        bail!("cycle {}: {} stays low", self.cycle, self.name(pin))
    }
}
