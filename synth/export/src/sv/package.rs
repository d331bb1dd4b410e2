//! `turnstile_pkg`: what is on the pins, by name; `NAME_pkg`: the sizes of a unit.

use rust_hdl_core::type_descriptor::TypeKind;
use turnstile_hdl::atomic_op::{AtomicOp, MemoryKind};
use turnstile_hdl::commit_op::CommitMessage;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::prelude::Synth;
use turnstile_hdl::tx_sequencer::TxMode;

/// An enum of the units whose codes go over pins.
pub struct Codes {
    /// Of the constants and, in small letters, of the type.
    pub prefix: &'static str,
    pub what: &'static str,
    pub bits: usize,
    /// Names as in Rust; a code is a position.
    pub names: Vec<String>,
}

impl Codes {
    fn of<T: Synth>(prefix: &'static str, what: &'static str) -> Self {
        let TypeKind::Enum(names) = T::descriptor().kind else {
            unreachable!("{prefix} is an enum");
        };
        let last = |name: &String| name.rsplit("::").next().unwrap_or_default().to_owned();
        Self {
            prefix,
            what,
            bits: T::BITS,
            names: names.iter().map(last).collect(),
        }
    }

    /// Every one.
    pub fn all() -> [Self; 5] {
        [
            Self::of::<LdsOp>("LDS_OP", "Operations, as on `req_op`"),
            Self::of::<TxMode>("TX_MODE", "Modes of a slot, as on `mode`"),
            Self::of::<AtomicOp>(
                "ATOMIC_OP",
                "Operations of the atomic unit, as on its `req_op`",
            ),
            Self::of::<MemoryKind>(
                "MEMORY_KIND",
                "What it asks of the memory, as on `mem_kind`",
            ),
            Self::of::<CommitMessage>(
                "COMMIT_MESSAGE",
                "Messages to commit units, as on `msg_kind`",
            ),
        ]
    }

    /// Names of the constants, in the order of their codes: `LDS_READ_B32`.
    pub fn constants(&self) -> Vec<String> {
        let family = self.prefix.split('_').next().unwrap_or_default();
        let constant = |name: &String| format!("{family}_{}", screaming(name));
        self.names.iter().map(constant).collect()
    }

    fn declaration(&self) -> String {
        let (prefix, bits) = (self.prefix, self.bits);
        let constants = self.constants();
        let code = |(code, name): (usize, &String)| format!("    {name} = {bits}'d{code}");
        let codes: Vec<String> = constants.iter().enumerate().map(code).collect();
        let last = constants.last().map_or("", String::as_str);
        format!(
            "  // {}.\n  localparam int {prefix}_BITS = {bits};\n  typedef enum logic [{prefix}_BITS-1:0] {{\n{}\n  }} {}_e;\n  \
             localparam logic [{prefix}_BITS-1:0] {prefix}_LAST = {last};\n",
            self.what,
            codes.join(",\n"),
            prefix.to_lowercase()
        )
    }
}

/// `ReadB32` as `READ_B32`.
fn screaming(name: &str) -> String {
    let mut screaming = String::new();
    let mut after_small = false;
    for letter in name.chars() {
        if letter.is_uppercase() && after_small {
            screaming.push('_');
        }
        after_small = letter.is_lowercase();
        screaming.extend(letter.to_uppercase());
    }
    screaming
}

/// Of a package: its constants are for whoever uses the unit.
const ALL_MAY_BE_UNUSED: &str =
    "  // Nobody needs every constant.\n  // verilator lint_off UNUSEDPARAM\n";

const END: &str = "  // verilator lint_on UNUSEDPARAM\nendpackage\n";

/// The package.
pub fn package() -> String {
    let codes: Vec<String> = Codes::all().iter().map(Codes::declaration).collect();
    format!(
        "package turnstile_pkg;\n{ALL_MAY_BE_UNUSED}{}{END}",
        codes.join("\n")
    )
}

/// A size of a unit, or a number that follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    pub name: String,
    pub value: usize,
    /// What it counts. Nothing behind a size that it follows from.
    pub what: String,
}

impl Parameter {
    pub fn new(name: &str, value: usize, what: &str) -> Self {
        Self {
            name: name.into(),
            value,
            what: what.into(),
        }
    }

    fn declaration(&self) -> String {
        let comment = match self.what.as_str() {
            "" => String::new(),
            what => format!("  // {}{}.\n", what[..1].to_uppercase(), &what[1..]),
        };
        format!(
            "{comment}  localparam int {} = {};\n",
            self.name, self.value
        )
    }
}

/// The package with the sizes of the unit `name`. None if it has none. It is not in `turnstile_pkg`, of which there is one for all
/// units of a chip.
pub fn sizes(name: &str, size: &[Parameter]) -> Option<String> {
    let declarations: String = size.iter().map(Parameter::declaration).collect();
    let package = format!("package {name}_pkg;\n{ALL_MAY_BE_UNUSED}{declarations}{END}");
    (!size.is_empty()).then_some(package)
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_hdl::atomic_op::ATOMIC_OPS;
    use turnstile_hdl::lds_op::LDS_OPS;
    use turnstile_hdl::pins::PinValue;

    #[test]
    fn names_are_split_where_a_word_begins() {
        let written = ["ReadB32", "RSub", "MskOr", "WgSerial"].map(screaming);
        assert_eq!(written, ["READ_B32", "RSUB", "MSK_OR", "WG_SERIAL"]);
    }

    #[test]
    fn a_size_stands_with_what_follows_from_it() {
        let size = [
            Parameter::new("BANKS", 16, "banks"),
            Parameter::new("BANK_BITS", 4, ""),
        ];
        let package = "  // Banks.\n  localparam int BANKS = 16;\n  localparam int BANK_BITS = 4;\n  // verilator lint_on UNUSEDPARAM\nendpackage\n";
        let written = sizes("lds", &size).unwrap();
        assert!(written.starts_with("package lds_pkg;\n"), "{written}");
        assert!(written.ends_with(package), "{written}");
        assert_eq!(sizes("lds_alu", &[]), None);
    }

    #[test]
    fn codes_are_those_on_the_pins() {
        let [operations, modes, atomics, kinds, messages] = Codes::all();
        let names = LDS_OPS.map(|operation| format!("{operation:?}"));
        assert_eq!(operations.names, names);
        assert!((0..).zip(LDS_OPS).all(|(code, op)| op.to_word() == code));
        assert_eq!(modes.names, ["Normal", "Tx", "WfSerial", "WgSerial"]);
        assert_eq!((operations.bits, modes.bits), (5, 2));
        let names = ATOMIC_OPS.map(|operation| format!("{operation:?}"));
        assert_eq!(atomics.names, names);
        assert_eq!(kinds.names, ["Read", "Write", "Load", "Store"]);
        assert_eq!((atomics.bits, kinds.bits), (4, 2));
        assert_eq!(messages.names, ["Read", "Write", "Fill", "Skip"]);
    }
}
