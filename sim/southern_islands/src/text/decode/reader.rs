//! Reads the operands of a statement, whatever the instruction is.

use crate::code::inst::Src;
use crate::code::opcode::Ty;
use crate::text::syntax::{integer, Operand, Operands, Spelling, FIX_TEXT};
use turnstile_kernel::{missing_function, Fault};

/// What the names in a file stand for while one instruction is decoded.
pub(crate) trait Symbols {
    /// Index of the instruction behind a label.
    fn label(&self, name: &str) -> Option<u32>;
    /// Value of a symbol with a relocation (`@rel32@lo` ...); `place` is the address of the word that receives it.
    fn relocate(&self, name: &str, relocation: &str, addend: i64, place: u64) -> Option<u32>;
}

/// Reads the operands of one statement from left to right.
pub(super) struct Reader<'a> {
    pub mnemonic: &'a str,
    pub rest: &'a str,
    pub address: u64,
    pub symbols: &'a dyn Symbols,
    pub operands: std::vec::IntoIter<&'a str>,
    pub modifiers: Vec<&'a str>,
    /// A constant that needs a literal word was read.
    pub literal: bool,
}

impl<'a> Reader<'a> {
    pub fn new(mnemonic: &'a str, rest: &'a str, address: u64, symbols: &'a dyn Symbols) -> Self {
        let Operands {
            operands,
            modifiers,
        } = Operands::parse(rest);
        Self {
            mnemonic,
            rest,
            address,
            symbols,
            operands: operands.into_iter(),
            modifiers,
            literal: false,
        }
    }

    pub fn unknown(&self) -> Fault {
        Fault::new(
            format!("unknown instruction `{}`", self.mnemonic),
            "it is not part of the supported Southern Islands set (scalar, vector, ds_*, buffer_* and s_load); \
             compile for -mcpu=tahiti and avoid what needs it",
        )
    }

    /// The instruction exists but is not executed, because `why`.
    pub fn unsupported(&self, why: &str, remedy: &str) -> Fault {
        Fault::new(
            format!("unsupported instruction `{}`: {why}", self.mnemonic),
            remedy,
        )
    }

    pub fn fault(&self, why: impl std::fmt::Display) -> Fault {
        Fault::new(
            format!("`{} {}`: {why}", self.mnemonic, self.rest),
            FIX_TEXT,
        )
    }

    /// Text of the next operand.
    pub fn next(&mut self) -> Result<&'a str, Fault> {
        self.operands
            .next()
            .ok_or_else(|| self.fault("an operand is missing"))
    }

    /// Next operand, which must have no `abs` or `neg`.
    pub fn plain(&mut self) -> Result<(Spelling<'a>, &'a str), Fault> {
        let text = self.next()?;
        let operand = Operand::parse(text)?;
        if operand.abs || operand.neg {
            return Err(self.fault(format_args!("`{text}` cannot have a modifier here")));
        }
        Ok((operand.spelling, text))
    }

    /// Scalar destination or source that must be a register of exactly `words` words.
    pub fn scalar(&mut self, words: u8) -> Result<u8, Fault> {
        match self.plain()? {
            (
                Spelling::Scalar {
                    first,
                    words: found,
                },
                text,
            ) if found == words => self.aligned(first, words, text).map(|()| first),
            (_, text) => Err(self.fault(format_args!(
                "`{text}` is not {}",
                registers("scalar", words)
            ))),
        }
    }

    /// Vector register of exactly `words` words.
    pub fn vector(&mut self, words: u8) -> Result<u8, Fault> {
        match self.plain()? {
            (
                Spelling::Vector {
                    first,
                    words: found,
                },
                _,
            ) if found == words => Ok(first),
            (_, text) => Err(self.fault(format_args!(
                "`{text}` is not {}",
                registers("vector", words)
            ))),
        }
    }

    /// Scalar pairs start at even registers, wider groups at multiples of four.
    pub fn aligned(&self, first: u8, words: u8, text: &str) -> Result<(), Fault> {
        if first.is_multiple_of(words.min(4)) {
            return Ok(());
        }
        Err(self.fault(format_args!(
            "`{text}` does not start at a multiple of {}",
            words.min(4)
        )))
    }

    /// Source without modifiers that must not be a vector register.
    pub fn scalar_source(&mut self, ty: Ty) -> Result<Src, Fault> {
        let (spelling, text) = self.plain()?;
        match self.resolve(spelling, ty, text)? {
            Src::Vector(_) => Err(self.fault(format_args!("`{text}` is not a scalar operand"))),
            src => Ok(src),
        }
    }

    /// Turns a spelled operand of type `ty` into a source.
    pub fn resolve(&mut self, spelling: Spelling, ty: Ty, text: &str) -> Result<Src, Fault> {
        match spelling {
            Spelling::Scalar { first, words } if words == ty.words() => self
                .aligned(first, words, text)
                .map(|()| Src::Scalar(first)),
            Spelling::Vector { first, words } if words == ty.words() && ty != Ty::Mask => {
                Ok(Src::Vector(first))
            }
            Spelling::Scalar { .. } | Spelling::Vector { .. } => Err(self.fault(format_args!(
                "`{text}` is not {}",
                registers("source", ty.words())
            ))),
            Spelling::Int(value) => self.integer_constant(value, ty, text),
            Spelling::Float(value) => self.float_constant(value, ty, text),
            Spelling::Symbol {
                name,
                relocation,
                addend,
            } => {
                self.literal = true;
                // The literal word follows the 32-bit instruction word.
                let place = self.address + 4;
                match self.symbols.relocate(name, relocation, addend, place) {
                    Some(value) if ty.words() == 1 => Ok(Src::Const(value.into())),
                    _ => Err(unknown_symbol(name, text)),
                }
            }
        }
    }

    /// Integers from -16 to 64 are encoded inline and sign-extended; others take a literal word, which 64-bit
    /// integers extend with zeros and doubles take as their high word.
    fn integer_constant(&mut self, value: i64, ty: Ty, text: &str) -> Result<Src, Fault> {
        let inline = (-16..=64).contains(&value);
        if !inline && !(i64::from(i32::MIN)..=i64::from(u32::MAX)).contains(&value) {
            return Err(self.fault(format_args!("`{text}` does not fit a 32-bit literal")));
        }
        self.literal |= !inline;
        let bits = match ty {
            _ if inline && ty.words() == 2 => value as u64,
            Ty::F64 => u64::from(value as u32) << 32,
            _ => u64::from(value as u32),
        };
        Ok(Src::Const(bits))
    }

    /// The nine floating-point constants are encoded inline in the operand's own precision.
    fn float_constant(&mut self, value: f64, ty: Ty, text: &str) -> Result<Src, Fault> {
        let inline = [0.5, 1.0, 2.0, 4.0].contains(&value.abs());
        self.literal |= !inline && value != 0.0;
        match ty {
            Ty::F64 | Ty::B64 if inline => Ok(Src::Const(value.to_bits())),
            Ty::F64 if value.to_bits() as u32 == 0 => Ok(Src::Const(value.to_bits())),
            Ty::B32 | Ty::F32 => Ok(Src::Const((value as f32).to_bits().into())),
            _ => Err(self.fault(format_args!(
                "`{text}` is not a constant of this instruction"
            ))),
        }
    }

    /// Removes the modifier `name` and tells whether it was there.
    pub fn flag(&mut self, name: &str) -> bool {
        let found = self.modifiers.iter().position(|m| *m == name);
        found.map(|at| self.modifiers.remove(at)).is_some()
    }

    /// Removes `name:value` and returns the value, which must be below `limit`.
    pub fn value(&mut self, name: &str, limit: u32) -> Result<Option<u32>, Fault> {
        let Some(at) = self
            .modifiers
            .iter()
            .position(|m| m.split_once(':').is_some_and(|(n, _)| n == name))
        else {
            return Ok(None);
        };
        let text = self.modifiers.remove(at);
        let value = text.split_once(':').and_then(|(_, v)| integer(v));
        match value.and_then(|v| u32::try_from(v).ok()) {
            Some(value) if value < limit => Ok(Some(value)),
            _ => Err(self.fault(format_args!("`{text}` is not between 0 and {}", limit - 1))),
        }
    }

    /// Everything must have been understood.
    pub fn finish(&mut self) -> Result<(), Fault> {
        if let Some(text) = self.operands.next() {
            return Err(self.fault(format_args!("operand `{text}` is one too many")));
        }
        match self.modifiers.first() {
            Some(text) => Err(self.fault(format_args!("unknown modifier `{text}`"))),
            None => Ok(()),
        }
    }
}

/// `a vector register`, `a source of 2 registers`: for messages.
pub(super) fn registers(kind: &str, words: u8) -> String {
    match words {
        1 => format!("a {kind} register"),
        _ => format!("a {kind} of {words} registers"),
    }
}

fn unknown_symbol(symbol: &str, text: &str) -> Fault {
    // Calls and variables have a relocation.
    if text.contains('@') {
        return missing_function(symbol);
    }
    Fault::new(
        format!("unknown register or symbol `{text}`"),
        format!("a symbol must be defined in the file and used as clang does; {FIX_TEXT}"),
    )
}
