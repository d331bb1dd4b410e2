//! The LDS top of a run: that of a detector, or one with lock bits; and the parameters of its RTL that `--set` can change, the Bloom
//! filters.
//!
//! The paper leaves other filters to future work (LocalTM-Bloom, section 7). They are options of the RTL
//! ([`FilterShape`]): another value is another circuit, with its own Verilog and its own area.

use super::config::{MachineConfig, SharedAtomics};
use super::detector::Detector;
use turnstile_export::export_dyn;
use turnstile_hdl::catalog::{find, AnyUnit};
use turnstile_hdl::row_hash::RowHash;
use turnstile_hdl::signature_file::{FilterShape, Organisation};
use turnstile_model::{ClockedUnit, Lds};
use turnstile_sizes::lds_bloom_with;
use turnstile_tools::{Error, Result};

/// A parameter of the RTL with its legal values; the default is the paper's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HardwareParameter {
    pub name: &'static str,
    /// One line of explanation.
    pub description: &'static str,
    /// Value if it is not set.
    pub default: &'static str,
    /// Legal values.
    pub values: &'static [&'static str],
}

const FILTER_BITS: &str = "filter_bits";
const HASH: &str = "hash";
const ORGANISATION: &str = "organisation";

/// Every parameter of the RTL.
pub const HARDWARE: [HardwareParameter; 3] = [
    HardwareParameter {
        name: FILTER_BITS,
        description: "bits of a work-item's signature in a bank",
        default: "8",
        values: &["4", "8", "16", "32", "64"],
    },
    HardwareParameter {
        name: HASH,
        description: "from the row of a bank to a bit of a filter",
        default: "modulo",
        values: &["modulo", "xor", "h3"],
    },
    HardwareParameter {
        name: ORGANISATION,
        description:
            "one filter, filters for reads and for writes of filter_bits each, 2 or 4 in parallel",
        default: "shared",
        values: &["shared", "split", "parallel2", "parallel4"],
    },
];

/// The hardware of a run: a detector with what can be chosen about it, or lock bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hardware {
    detector: Detector,
    /// The default if the detector has no filter.
    filter: FilterShape,
    /// Lock bits only without a detector.
    atomics: SharedAtomics,
}

/// As in the paper.
impl From<Detector> for Hardware {
    fn from(detector: Detector) -> Self {
        Self {
            detector,
            filter: FilterShape::default(),
            atomics: SharedAtomics::Native,
        }
    }
}

/// That of a machine without a detector.
/// Without a detector.
impl From<SharedAtomics> for Hardware {
    fn from(atomics: SharedAtomics) -> Self {
        Self {
            atomics,
            ..Self::from(Detector::None)
        }
    }
}

impl From<&MachineConfig> for Hardware {
    fn from(machine: &MachineConfig) -> Self {
        machine.shared_atomics().into()
    }
}

impl Hardware {
    /// The paper's `detector`, changed by names and values; values may be in capital letters.
    ///
    /// # Errors
    /// If the detector has no filter, a value is not legal, or there is no circuit for all of them together.
    pub fn new(detector: Detector, assignments: &[(&str, &str)]) -> Result<Self> {
        let mut hardware = Self::from(detector);
        for &(name, value) in assignments {
            if !detector.has_filter() {
                return Err(Error::input(
                    format!("--set {name}={value}"),
                    format!("detector `{}` has no Bloom filter", detector.name()),
                    "leave it out, or choose --detector bloom or perfect",
                ));
            }
            hardware.assign(name, value)?;
        }
        if !hardware.filter.is_legal() {
            let values = hardware.parameters();
            let values: Vec<_> = values
                .iter()
                .map(|(name, value)| format!("{name}={value}"))
                .collect();
            return Err(Error::input(
                format!("--set {}", values.join(" ")),
                "a filter in parallel would have a single bit",
                "give more filter_bits, or fewer filters",
            ));
        }
        Ok(hardware)
    }

    /// The same on a machine, which may have lock bits.
    ///
    /// # Errors
    /// If the machine has lock bits, and this is a detector.
    pub fn on(self, machine: &MachineConfig) -> Result<Self> {
        let atomics = machine.shared_atomics();
        if atomics == SharedAtomics::LockBits && self.detector != Detector::None {
            return Err(Error::input(
                format!("--detector {}", self.detector.name()),
                format!(
                    "shared memory of the machine {} has lock bits and detects no conflicts",
                    machine.name()
                ),
                "leave it out, or choose a machine file with shared.atomics = \"native\"",
            ));
        }
        Ok(Self { atomics, ..self })
    }

    /// How atomic instructions update words.
    pub fn atomics(&self) -> SharedAtomics {
        self.atomics
    }

    /// Conflict detector.
    pub fn detector(&self) -> Detector {
        self.detector
    }

    /// Names and values, in the order of [`HARDWARE`]; none if the detector has no filter.
    pub fn parameters(&self) -> Vec<(&'static str, String)> {
        if !self.detector.has_filter() {
            return vec![];
        }
        let hash = match self.filter.hash {
            RowHash::Modulo => "modulo",
            RowHash::XorFold => "xor",
            RowHash::H3 => "h3",
        };
        let organisation = match self.filter.organisation {
            Organisation::Shared => "shared".into(),
            Organisation::Split => "split".into(),
            Organisation::Parallel(filters) => format!("parallel{filters}"),
        };
        vec![
            (FILTER_BITS, self.filter.bits.to_string()),
            (HASH, hash.into()),
            (ORGANISATION, organisation),
        ]
    }

    /// Name of its LDS top.
    pub fn unit(&self) -> &'static str {
        match self.atomics {
            SharedAtomics::Native => self.detector.unit(),
            SharedAtomics::LockBits => "lds_lockbits",
        }
    }

    /// Its LDS top at full size.
    pub fn build(&self) -> Result<AnyUnit> {
        if self.detector.has_filter() {
            return Ok(lds_bloom_with(self.filter));
        }
        let entry = find(self.unit()).ok_or_else(|| {
            Error::input(
                format!("detector {}", self.detector.name()),
                format!("there is no unit `{}`", self.unit()),
                "choose another detector",
            )
        })?;
        Ok((entry.build)())
    }

    /// The model of its LDS top, which is `top`.
    pub fn model(&self, top: &AnyUnit) -> Box<dyn ClockedUnit> {
        let lds = match self.detector.has_filter() {
            true => Lds::Bloom(self.filter),
            false => Lds::named(self.unit()).expect("every LDS top has a model"),
        };
        lds.model(top.ports(), &lds.full_size())
    }

    /// All that is chosen about its LDS top: hardware of the same recipe is the same circuit.
    pub fn recipe(&self) -> String {
        let values = self.parameters().into_iter();
        let values = values.map(|(name, value)| format!(" {name}={value}"));
        self.unit().to_string() + &values.collect::<String>()
    }

    /// The Verilog of its LDS top.
    pub fn verilog(&self) -> Result<String> {
        export_dyn(self.build()?.ports(), self.unit())
            .map_err(|error| Error::run(self.unit(), error.to_string(), "please report it"))
    }

    fn assign(&mut self, name: &str, value: &str) -> Result<()> {
        let filter = &mut self.filter;
        let lower = value.to_ascii_lowercase();
        match (name, lower.as_str()) {
            (FILTER_BITS, _) if legal(name, value) => {
                filter.bits = value.parse().map_err(|_| illegal(name, value))?;
            }
            (HASH, "modulo") => filter.hash = RowHash::Modulo,
            (HASH, "xor") => filter.hash = RowHash::XorFold,
            (HASH, "h3") => filter.hash = RowHash::H3,
            (ORGANISATION, "shared") => filter.organisation = Organisation::Shared,
            (ORGANISATION, "split") => filter.organisation = Organisation::Split,
            (ORGANISATION, "parallel2") => filter.organisation = Organisation::Parallel(2),
            (ORGANISATION, "parallel4") => filter.organisation = Organisation::Parallel(4),
            _ => return Err(illegal(name, value)),
        }
        Ok(())
    }
}

fn values(name: &str) -> &'static [&'static str] {
    let found = HARDWARE.iter().find(|parameter| parameter.name == name);
    found.map_or(&[], |parameter| parameter.values)
}

fn legal(name: &str, value: &str) -> bool {
    values(name).contains(&value)
}

fn illegal(name: &str, value: &str) -> Error {
    Error::input(
        format!("--set {name}={value}"),
        format!("`{value}` is no legal value of {name}"),
        format!("give {}", choice(values(name))),
    )
}

/// `a, b or c`.
pub fn choice<S: AsRef<str>>(names: &[S]) -> String {
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => names.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_experiments::workloads;
    use turnstile_export::export_unit;

    fn refused(detector: Detector, assignments: &[(&str, &str)]) -> String {
        Hardware::new(detector, assignments)
            .unwrap_err()
            .to_string()
    }

    #[test]
    fn every_value_is_taken_and_told_again() {
        for parameter in HARDWARE {
            let default = Hardware::from(Detector::Bloom).parameters();
            assert!(default.contains(&(parameter.name, parameter.default.into())));
            for value in parameter.values {
                let hardware = Hardware::new(Detector::Perfect, &[(parameter.name, value)]);
                let told = hardware.unwrap().parameters();
                assert!(told.contains(&(parameter.name, value.to_string())));
            }
        }
        assert_eq!(Hardware::from(Detector::Dcd).parameters(), []);
        let [capital, small] =
            ["H3", "h3"].map(|hash| Hardware::new(Detector::Bloom, &[("hash", hash)]));
        assert_eq!(capital.unwrap(), small.unwrap());
    }

    #[test]
    fn wrong_values_are_refused() {
        for value in ["5", "128", "2", "", "-8", "08"] {
            assert_eq!(
                refused(Detector::Bloom, &[("filter_bits", value)]),
                format!(
                    "--set filter_bits={value}: `{value}` is no legal value of filter_bits; give 4, 8, 16, 32 or 64"
                )
            );
        }
        assert_eq!(
            refused(Detector::Bloom, &[("hash", "crc")]),
            "--set hash=crc: `crc` is no legal value of hash; give modulo, xor or h3"
        );
        assert_eq!(
            refused(
                Detector::Bloom,
                &[("organisation", "parallel4"), ("filter_bits", "4")]
            ),
            "--set filter_bits=4 hash=modulo organisation=parallel4: a filter in parallel would have a single bit; \
             give more filter_bits, or fewer filters"
        );
        assert_eq!(
            refused(Detector::Smdcd, &[("hash", "h3")]),
            "--set hash=h3: detector `smdcd` has no Bloom filter; leave it out, or choose --detector bloom or perfect"
        );
    }

    #[test]
    fn the_default_is_the_unit_of_the_catalog() {
        let verilog = Hardware::from(Detector::Bloom).verilog().unwrap();
        assert!(verilog == export_unit(find("lds_bloom").unwrap()).unwrap());
    }

    #[test]
    fn no_benchmark_has_a_parameter_of_the_hardware() {
        for workload in workloads::ALL {
            for parameter in workload.parameters() {
                assert_eq!(values(parameter.name), [""; 0], "{}", workload.name());
            }
        }
    }
}
