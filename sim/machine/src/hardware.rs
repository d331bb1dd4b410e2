//! The LDS top of a run: that of a detector, or one with lock bits; and the parameters of its RTL that `--set` can change.
//!
//! Those are the sizes that are compiled ([`turnstile_sizes`]) of LDS tops: the Bloom filters, which the paper leaves to future work
//! (LocalTM-Bloom, section 7), banks, work-items in transactions, and lock bits. Another value is another circuit, with its own Verilog and its
//! own area.

use super::config::{MachineConfig, SharedAtomics};
use super::detector::Detector;
use turnstile_export::export_dyn;
use turnstile_hdl::catalog::{find, AnyUnit};
use turnstile_hdl::lds_pins::LdsPins;
use turnstile_hdl::pin_index::Pins;
use turnstile_hdl::row_hash::RowHash;
use turnstile_hdl::signature_file::{FilterShape, Organisation};
use turnstile_model::{ClockedUnit, Lds, LdsSize};
use turnstile_sizes::{lds_bloom_with, Parameter, PARAMETERS};
use turnstile_tools::{Error, Result};

/// Bits of a Bloom signature.
pub const FILTER_BITS: &str = "filter_bits";
const HASH: &str = "hash";
const ORGANISATION: &str = "organisation";
/// What can be chosen about a filter; all of them can be together.
const OF_FILTER: [&str; 3] = [FILTER_BITS, HASH, ORGANISATION];
const LOCK_COUNT: &str = "lock_count";

/// Every parameter of the RTL of an LDS top.
pub fn hardware_parameters() -> impl Iterator<Item = &'static Parameter> + Clone {
    let is_top = |unit: &&str| unit.starts_with("lds_");
    PARAMETERS
        .iter()
        .filter(move |one| one.units.iter().any(is_top))
}

/// Whether a parameter is one of Bloom filters.
pub fn is_of_filter(parameter: &str) -> bool {
    OF_FILTER.contains(&parameter)
}

fn known(name: &str) -> Option<&'static Parameter> {
    hardware_parameters().find(|parameter| parameter.name == name)
}

/// The hardware of a run: a detector with what can be chosen about it, or lock bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hardware {
    detector: Detector,
    /// The default if the detector has no filter.
    filter: FilterShape,
    /// Lock bits only without a detector.
    atomics: SharedAtomics,
    /// A size that is not the paper's: its name and value.
    size: Option<(&'static str, &'static str)>,
}

/// As in the paper.
impl From<Detector> for Hardware {
    fn from(detector: Detector) -> Self {
        Self {
            detector,
            filter: FilterShape::default(),
            atomics: SharedAtomics::Native,
            size: None,
        }
    }
}

/// That of a machine without a detector.
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
            if is_of_filter(name) && !detector.has_filter() {
                return Err(Error::input(
                    format!("--set {name}={value}"),
                    format!("detector `{}` has no Bloom filter", detector.name()),
                    "leave it out, or choose --detector bloom or perfect",
                ));
            }
            match is_of_filter(name) {
                true => hardware.assign(name, value)?,
                false => hardware.resize(name, value)?,
            }
        }
        if let Some((name, value)) = hardware.size {
            if hardware.filter != FilterShape::default() {
                return Err(Error::input(
                    format!("--set {name}={value}"),
                    format!("an LDS of another filter is compiled with the paper's {name} only"),
                    "set the one or the other",
                ));
            }
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
        let hardware = Self { atomics, ..self };
        hardware.check_size_on(machine)?;
        Ok(hardware)
    }

    fn check_size_on(&self, machine: &MachineConfig) -> Result<()> {
        let Some((name, value)) = self.size else {
            return Ok(());
        };
        let refused = |what: String, remedy: &str| {
            Err(Error::input(format!("--set {name}={value}"), what, remedy))
        };
        if name == LOCK_COUNT && self.atomics != SharedAtomics::LockBits {
            return refused(
                format!("the LDS of the machine {} has no lock bits", machine.name()),
                "leave it out, or choose --machine gtx580",
            );
        }
        if name != LOCK_COUNT && matches!(machine, MachineConfig::Simt(_)) {
            return refused(
                format!(
                    "{name} of the machine {} cannot be changed yet",
                    machine.name()
                ),
                "leave it out, or choose --machine southern-islands",
            );
        }
        Ok(())
    }

    /// How atomic instructions update words.
    pub fn atomics(&self) -> SharedAtomics {
        self.atomics
    }

    /// Conflict detector.
    pub fn detector(&self) -> Detector {
        self.detector
    }

    /// Names and values: of its filter if the detector has one, and of a size that is not the paper's.
    pub fn parameters(&self) -> Vec<(&'static str, String)> {
        let size = self.size.map(|(name, value)| (name, value.to_string()));
        let of_filter = match self.detector.has_filter() {
            true => self.filter_values(),
            false => vec![],
        };
        of_filter.into_iter().chain(size).collect()
    }

    fn filter_values(&self) -> Vec<(&'static str, String)> {
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

    /// Its LDS top.
    ///
    /// # Errors
    /// If it has not the size that was set.
    pub fn build(&self) -> Result<AnyUnit> {
        if let Some((name, value)) = self.size {
            let built = known(name).and_then(|parameter| parameter.build(self.unit(), value));
            return built.ok_or_else(|| self.has_not(name, value));
        }
        if self.detector.has_filter() {
            return Ok(lds_bloom_with(self.filter));
        }
        let entry = find(self.unit()).expect("the catalog has every LDS top");
        Ok((entry.build)())
    }

    /// The model of its LDS top, which is `top`.
    pub fn model(&self, top: &AnyUnit) -> Box<dyn ClockedUnit> {
        let mut lds = match self.detector.has_filter() {
            true => Lds::Bloom(self.filter),
            false => Lds::named(self.unit()).expect("every LDS top has a model"),
        };
        let pins = LdsPins::of(top.ports()).expect("the pins of an LDS top");
        let slots = pins
            .transactional()
            .map(|pins| pins.tcm.positions().len() / 2);
        let full = lds.full_size();
        let mut size = LdsSize {
            slots: slots.unwrap_or(full.slots),
            ..full
        };
        match (self.size, &mut lds) {
            (Some(("banks", banks)), _) => size.banks = number(banks),
            (Some((LOCK_COUNT, locks)), Lds::LockBits(shape)) => shape.locks = number(locks),
            _ => {}
        }
        lds.model(top.ports(), &size)
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

    /// A size, in place of one that has been set.
    fn resize(&mut self, name: &str, value: &str) -> Result<()> {
        let parameter = known(name).ok_or_else(|| illegal(name, value))?;
        let legal = parameter.values.iter().find(|legal| **legal == value);
        let value = *legal.ok_or_else(|| illegal(name, value))?;
        match name {
            LOCK_COUNT if self.detector != Detector::None => {
                return Err(Error::input(
                    format!("--set {name}={value}"),
                    format!(
                        "the LDS of detector `{}` has no lock bits",
                        self.detector.name()
                    ),
                    "leave it out, or choose --machine gtx580, which detects no conflicts",
                ));
            }
            // Whether there are lock bits, the machine says.
            LOCK_COUNT => {}
            _ if !parameter.units.contains(&self.unit()) => return Err(self.has_not(name, value)),
            _ => {}
        }
        match (self.size, value == parameter.paper.0) {
            (_, true) => Ok(()),
            (None, false) => {
                self.size = Some((parameter.name, value));
                Ok(())
            }
            (Some((other, _)), false) => Err(Error::input(
                format!("--set {name}={value}"),
                format!("an LDS with other {other} is compiled with the paper's {name} only"),
                "set one of them",
            )),
        }
    }

    fn has_not(&self, name: &str, value: &str) -> Error {
        let units = known(name).map_or(&[][..], |parameter| parameter.units);
        let having = |one: &Detector| units.contains(&one.unit());
        let detectors = Detector::ALL.into_iter().filter(having);
        let names: Vec<_> = detectors.map(Detector::name).collect();
        Error::input(
            format!("--set {name}={value}"),
            format!("{} is compiled with the paper's {name} only", self.unit()),
            format!("leave it out, or choose --detector {}", choice(&names)),
        )
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

/// A value that is a number.
fn number(value: &str) -> usize {
    value.parse().expect("a number")
}

fn values(name: &str) -> &'static [&'static str] {
    known(name).map_or(&[], |parameter| parameter.values)
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
        for parameter in hardware_parameters() {
            let is_filter = is_of_filter(parameter.name);
            let default = Hardware::from(Detector::Bloom).parameters();
            assert_eq!(
                default.contains(&(parameter.name, parameter.paper.0.into())),
                is_filter
            );
            let detector = match parameter.name {
                LOCK_COUNT => Detector::None,
                _ => Detector::Bloom,
            };
            for value in parameter.values {
                let hardware = Hardware::new(detector, &[(parameter.name, value)]);
                let told = hardware.unwrap().parameters();
                let is_told = told.contains(&(parameter.name, value.to_string()));
                assert_eq!(is_told, is_filter || *value != parameter.paper.0);
            }
        }
        assert_eq!(Hardware::from(Detector::Dcd).parameters(), []);
        let [capital, small] =
            ["H3", "h3"].map(|hash| Hardware::new(Detector::Bloom, &[("hash", hash)]));
        assert_eq!(capital.unwrap(), small.unwrap());
    }

    /// Every size of a top is built, with pins that tell it and a model of it.
    #[test]
    fn a_top_of_another_size_is_built_and_modelled() {
        for (detector, unit) in [(Detector::Dcd, "lds_dcd"), (Detector::None, "lds_baseline")] {
            for parameter in hardware_parameters() {
                if is_of_filter(parameter.name) || !parameter.units.contains(&unit) {
                    continue;
                }
                for value in parameter.values {
                    let hardware = Hardware::new(detector, &[(parameter.name, value)]).unwrap();
                    let top = hardware.build().unwrap();
                    let inputs = vec![0; top.inputs().len()];
                    let mut outputs = vec![0; top.outputs().len()];
                    hardware.model(&top).clock(&inputs, &mut outputs);
                }
            }
        }
    }

    #[test]
    fn sizes_that_are_not_compiled_are_refused() {
        let told = |detector, set: &[(&str, &str)]| refused(detector, set);
        assert_eq!(
            told(Detector::Dcd, &[("banks", "64")]),
            "--set banks=64: `64` is no legal value of banks; give 4, 8, 16 or 32"
        );
        assert_eq!(
            told(Detector::SmdcdPublished, &[("banks", "16")]),
            "--set banks=16: lds_smdcd_published is compiled with the paper's banks only; \
             leave it out, or choose --detector none, bloom, dcd, smdcd, smdcd-ordered or perfect"
        );
        assert_eq!(
            told(Detector::Dcd, &[("banks", "16"), ("work_items", "128")]),
            "--set work_items=128: an LDS with other banks is compiled with the paper's work_items only; set one of them"
        );
        assert_eq!(
            told(Detector::Bloom, &[("banks", "16"), ("hash", "h3")]),
            "--set banks=16: an LDS of another filter is compiled with the paper's banks only; set the one or the other"
        );
        assert_eq!(
            told(Detector::Dcd, &[("lock_count", "64")]),
            "--set lock_count=64: the LDS of detector `dcd` has no lock bits; \
             leave it out, or choose --machine gtx580, which detects no conflicts"
        );
        let locks = Hardware::new(Detector::None, &[("lock_count", "256")]).unwrap();
        let on = |machine: &MachineConfig| locks.on(machine).unwrap_err().to_string();
        assert_eq!(
            on(&MachineConfig::default()),
            "--set lock_count=256: the LDS of the machine southern-islands has no lock bits; leave it out, or choose --machine gtx580"
        );
    }

    #[test]
    fn wrong_values_are_refused() {
        for value in ["5", "128", "1", "", "-8", "08"] {
            assert_eq!(
                refused(Detector::Bloom, &[("filter_bits", value)]),
                format!(
                    "--set filter_bits={value}: `{value}` is no legal value of filter_bits; give 2, 4, 8, 16, 32 or 64"
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
