//! Types of instructions: what the bits of an operand are.

/// What the bits are taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Unsigned,
    Signed,
    /// Without meaning.
    Bits,
    Float,
    Predicate,
}

/// A type of PTX, such as `.u32`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Type {
    pub kind: Kind,
    /// 8, 16, 32 or 64; 1 of a predicate.
    pub bits: u8,
}

impl Type {
    pub const U32: Self = Self::new(Kind::Unsigned, 32);
    pub const U64: Self = Self::new(Kind::Unsigned, 64);
    pub const PREDICATE: Self = Self::new(Kind::Predicate, 1);

    pub const fn new(kind: Kind, bits: u8) -> Self {
        Self { kind, bits }
    }

    /// By its name without the dot.
    pub fn of(name: &str) -> Option<Self> {
        if name == "pred" {
            return Some(Self::PREDICATE);
        }
        let kind = match name.as_bytes().first()? {
            b'u' => Kind::Unsigned,
            b's' => Kind::Signed,
            b'b' => Kind::Bits,
            b'f' => Kind::Float,
            _ => return None,
        };
        let bits = match &name[1..] {
            "8" if kind != Kind::Float => 8,
            "16" => 16,
            "32" => 32,
            "64" => 64,
            _ => return None,
        };
        Some(Self { kind, bits })
    }

    pub fn bytes(self) -> u8 {
        self.bits.div_ceil(8)
    }

    pub fn is_float(self) -> bool {
        self.kind == Kind::Float
    }

    pub fn is_signed(self) -> bool {
        self.kind == Kind::Signed
    }

    /// Ones where it has bits.
    pub fn mask(self) -> u64 {
        u64::MAX >> (64 - u32::from(self.bits))
    }

    /// A value of this type in a register of 64 bits: a signed one extended, of any other the low bits.
    pub fn extend(self, value: u64) -> u64 {
        let unused = 64 - u32::from(self.bits);
        match self.kind {
            Kind::Signed => ((value << unused) as i64 >> unused) as u64,
            _ => value & self.mask(),
        }
    }
}

impl std::fmt::Display for Type {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let letter = match self.kind {
            Kind::Unsigned => "u",
            Kind::Signed => "s",
            Kind::Bits => "b",
            Kind::Float => "f",
            Kind::Predicate => return f.write_str(".pred"),
        };
        write!(f, ".{letter}{}", self.bits)
    }
}
