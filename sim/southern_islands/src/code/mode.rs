//! The mode register: how the machine computes, which a kernel cannot change.

/// What the machine has: it rounds to nearest even, keeps denormals, clamps and signals NaN as clang's kernels ask for.
const MODE: u32 = 0x3f0;

/// Denormals: clang has them flushed for speed, and nothing may depend on it.
const DENORMALS: std::ops::Range<u32> = 4..8;

/// First bit, width and meaning of the fields, in order.
const FIELDS: [(u32, u32, &str); 6] = [
    (0, 2, "rounding of single precision"),
    (2, 2, "rounding of double precision"),
    (8, 1, "clamping of NaN"),
    (9, 1, "IEEE mode"),
    (10, 1, "clamping of levels of detail"),
    (11, 21, "exceptions and debugging"),
];

/// Some bits of the register, from `offset` on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bits {
    pub offset: u32,
    pub width: u32,
}

impl Bits {
    /// What they are on the machine.
    pub fn value(self) -> u32 {
        (MODE & self.mask()) >> self.offset
    }

    /// Whether they are about denormals only.
    pub fn denormals_only(self) -> bool {
        self.offset >= DENORMALS.start && self.offset + self.width <= DENORMALS.end
    }

    /// What the machine does not do if they become `value`; nothing if it does all.
    pub fn refusal(self, value: u32) -> Option<String> {
        let asked = MODE & !self.mask() | value << self.offset & self.mask();
        FIELDS.iter().find_map(|&(offset, width, meaning)| {
            let field = Bits { offset, width };
            let [has, asked] = [MODE, asked].map(|mode| (mode & field.mask()) >> offset);
            (has != asked).then(|| match offset {
                0 | 2 => format!("{meaning} {}", direction(asked)),
                _ => format!("{meaning} = {asked:#x}"),
            })
        })
    }

    fn mask(self) -> u32 {
        (((1u64 << self.width) - 1) << self.offset) as u32
    }
}

fn direction(rounding: u32) -> &'static str {
    ["to nearest even", "up", "down", "toward zero"][rounding as usize & 3]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(offset: u32, width: u32, value: u32) -> Option<String> {
        Bits { offset, width }.refusal(value)
    }

    #[test]
    fn what_the_machine_has_may_be_asked_for() {
        assert_eq!(refusal(0, 4, 0), None);
        assert_eq!(refusal(0, 8, 0xc0), None);
        assert_eq!(refusal(4, 2, 3), None);
        assert_eq!(refusal(0, 32, 0x3f0), None);
        assert_eq!(refusal(9, 1, 1), None);
    }

    #[test]
    fn other_modes_are_named() {
        let named = |offset, width, value| refusal(offset, width, value).unwrap();
        assert_eq!(named(0, 4, 3), "rounding of single precision toward zero");
        assert_eq!(named(2, 2, 1), "rounding of double precision up");
        assert_eq!(named(0, 2, 2), "rounding of single precision down");
        assert_eq!(named(9, 1, 0), "IEEE mode = 0x0");
        assert_eq!(named(12, 7, 1), "exceptions and debugging = 0x2");
    }

    #[test]
    fn a_range_of_bits_reads_what_the_machine_has() {
        let value = |offset, width| Bits { offset, width }.value();
        assert_eq!([value(0, 32), value(4, 4), value(0, 4)], [0x3f0, 15, 0]);
    }
}
