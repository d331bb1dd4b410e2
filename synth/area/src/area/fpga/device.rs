//! The FPGAs, and what their tools want.

use super::family::{Family, ECP5, ICE40};
use super::harness::Harness;
use rust_hdl_core::prelude::*;
use rust_hdl_fpga_support::toolchains::{ecp5::generate_lpf, icestorm::generate_pcf};
use turnstile_tools::{Tool, NEXTPNR_ECP5, NEXTPNR_ICE40};

/// Clock that place-and-route aims at, in MHz: more than any unit reaches, so that it does not stop early.
pub const GOAL_MHZ: f64 = 100.0;

/// A kind of cell that a device has a number of.
#[derive(Debug)]
pub struct Resource {
    /// What nextpnr calls it.
    pub bel: &'static str,
    pub name: &'static str,
    /// How many the device has.
    pub available: u64,
}

/// A device in a package.
#[derive(Debug)]
pub struct Device {
    /// Name on the command line.
    pub name: &'static str,
    /// What it is, and the board whose pins are used.
    pub part: &'static str,
    pub family: &'static Family,
    /// Logic cells first, block RAMs second, others after them.
    pub resources: &'static [Resource],
    pub place: Tool,
    /// Device and package.
    pub arguments: &'static [&'static str],
    /// The option before the file of constraints.
    pub constraints_option: &'static str,
    constraints: fn() -> String,
}

/// Every device.
pub const DEVICES: [Device; 2] = [
    Device {
        name: "ice40-hx8k",
        part: "Lattice iCE40 HX8K in CT256, pins of the iCE40-HX8K breakout board",
        family: &ICE40,
        resources: &[
            Resource {
                bel: "ICESTORM_LC",
                name: "logic cells",
                available: 7680,
            },
            Resource {
                bel: "ICESTORM_RAM",
                name: "block RAMs",
                available: 32,
            },
        ],
        place: NEXTPNR_ICE40,
        arguments: &["--hx8k", "--package", "ct256"],
        constraints_option: "--pcf",
        constraints: pcf,
    },
    Device {
        name: "ecp5",
        part: "Lattice ECP5 LFE5U-85F, speed 6, in CABGA381, pins of the ULX3S board",
        family: &ECP5,
        resources: &[
            Resource {
                bel: "TRELLIS_COMB",
                name: "logic cells",
                available: 83640,
            },
            Resource {
                bel: "DP16KD",
                name: "block RAMs",
                available: 208,
            },
            Resource {
                bel: "TRELLIS_FF",
                name: "flip-flops",
                available: 83640,
            },
        ],
        place: NEXTPNR_ECP5,
        arguments: &["--85k", "--package", "CABGA381", "--speed", "6"],
        constraints_option: "--lpf",
        constraints: lpf,
    },
];

impl Device {
    /// The device called `name`.
    pub fn find(name: &str) -> Option<&'static Self> {
        static ALL: [Device; 2] = DEVICES;
        let mut all = ALL.iter();
        all.find(|device| device.name.eq_ignore_ascii_case(name))
    }

    /// Pins and clock of the harness in the form that nextpnr wants.
    pub fn constraints(&self) -> String {
        (self.constraints)()
    }
}

/// rust-hdl's PCF has locations; the frequency is a line of its own.
fn pcf() -> String {
    let mut pins = Harness::default();
    pins.clock.add_location(0, "J3");
    pins.shift.add_location(0, "B5");
    pins.scan_in.add_location(0, "B4");
    pins.scan_out.add_location(0, "A2");
    pins.clock.add_constraint(PinConstraint {
        index: 0,
        constraint: Constraint::Custom(format!("set_frequency clock {GOAL_MHZ}")),
    });
    generate_pcf(&pins)
}

fn lpf() -> String {
    let pin = |constraint| PinConstraint {
        index: 0,
        constraint,
    };
    let kind = || pin(Constraint::Kind(SignalType::LowVoltageCMOS_3v3));
    let mut pins = Harness::default();
    pins.clock.add_location(0, "G2");
    pins.shift.add_location(0, "R1");
    pins.scan_in.add_location(0, "T1");
    pins.scan_out.add_location(0, "B2");
    pins.clock.add_constraint(kind());
    pins.shift.add_constraint(kind());
    pins.scan_in.add_constraint(kind());
    pins.scan_out.add_constraint(kind());
    let clock = PeriodicTiming {
        net: "clock".into(),
        period_nanoseconds: 1000.0 / GOAL_MHZ,
        duty_cycle: 50.0,
    };
    pins.clock
        .add_constraint(pin(Constraint::Timing(Timing::Periodic(clock))));
    generate_lpf(&pins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pin_has_a_place_and_the_clock_a_frequency() {
        let [ice40, ecp5] = DEVICES.map(|device| device.constraints());
        for pin in ["clock", "shift", "scan_in", "scan_out"] {
            assert!(ice40.contains(&format!("set_io {pin} ")), "{ice40}");
            let place = format!("LOCATE COMP \"{pin}\" SITE ");
            assert!(ecp5.contains(&place), "{ecp5}");
        }
        assert!(ice40.contains("set_frequency clock 100\n"), "{ice40}");
        let frequency = "FREQUENCY PORT \"clock\" 100 MHz;";
        assert!(ecp5.contains(frequency), "{ecp5}");
    }
}
