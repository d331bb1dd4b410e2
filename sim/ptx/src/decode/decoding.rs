//! An instruction of a function: what its operands are.

use super::frame::Frame;
use super::reached::Reached;
use super::specials::special;
use super::variables::Symbols;
use crate::code::inst::{Address, Guard, Operand, Register};
use crate::code::types::Type;
use crate::text::module::{Body, Instruction, Operand as Word};
use turnstile_kernel::Fault;

/// What to do about what is not known.
pub const REMEDY: &str = "docs/ptx.md lists what is executed; write it otherwise in the source";

/// What instructions of one function are decoded with.
pub struct FunctionDecoder<'d, 'm> {
    pub file: &'d str,
    pub body: &'m Body,
    /// Number of its first instruction.
    pub start: u32,
    /// It is the kernel itself.
    pub is_kernel: bool,
    pub frames: &'d [Frame<'m>],
    pub number: usize,
    pub reached: &'d Reached<'m>,
    pub symbols: &'d Symbols,
}

/// An instruction with the decoder of its function.
pub struct Decoding<'d, 'm> {
    pub function: &'d FunctionDecoder<'d, 'm>,
    pub word: &'d Instruction,
    /// Modifiers in their order.
    pub modifiers: Vec<&'d str>,
}

/// The guard of an instruction.
pub fn guard(word: &Instruction) -> Option<Guard> {
    word.guard.map(|(register, negated)| Guard {
        predicate: register as Register,
        negated,
    })
}

impl<'m> FunctionDecoder<'_, 'm> {
    /// One of its instructions.
    pub fn word<'d>(&'d self, word: &'d Instruction) -> Decoding<'d, 'm> {
        Decoding {
            function: self,
            word,
            modifiers: word.modifiers.iter().map(String::as_str).collect(),
        }
    }

    pub fn frame(&self) -> &Frame<'m> {
        &self.frames[self.number]
    }
}

impl Decoding<'_, '_> {
    pub fn opcode(&self) -> &str {
        &self.word.opcode
    }

    pub fn has(&self, modifier: &str) -> bool {
        self.modifiers.contains(&modifier)
    }

    /// The instruction is not known.
    pub fn unknown(&self) -> Fault {
        Fault::new(format!("`{}` is not executed", self.word.text), REMEDY)
    }

    pub fn fault(&self, what: &str) -> Fault {
        Fault::new(format!("`{}`: {what}", self.word.text), REMEDY)
    }

    /// The types among the modifiers, in their order.
    pub fn types(&self) -> Vec<Type> {
        let modifiers = self.modifiers.iter();
        modifiers
            .filter_map(|modifier| Type::of(modifier))
            .collect()
    }

    /// The modifiers that are no types.
    pub fn others(&self) -> Vec<&str> {
        let modifiers = self.modifiers.iter().copied();
        modifiers.filter(|one| Type::of(one).is_none()).collect()
    }

    /// A predicate as a source, and whether its opposite counts.
    pub fn predicate(&self, word: &Word) -> Result<(Operand, bool), Fault> {
        match word {
            Word::Negated(register) => Ok((Operand::Register(*register as u16), true)),
            word => Ok((self.source(word, Type::PREDICATE)?, false)),
        }
    }

    /// The only type.
    pub fn only_type(&self) -> Result<Type, Fault> {
        match self.types()[..] {
            [of] => Ok(of),
            _ => Err(self.unknown()),
        }
    }

    /// All operands, if there are as many.
    pub fn operands<const N: usize>(&self) -> Result<&[Word; N], Fault> {
        let operands = self.word.operands.as_slice();
        operands.try_into().map_err(|_| {
            self.fault(&format!(
                "it has {} operands, and takes {N}",
                operands.len()
            ))
        })
    }

    /// A register that is written; none if nobody wants the result.
    pub fn destination(&self, word: &Word) -> Result<Option<Register>, Fault> {
        match word {
            Word::Register(register) => Ok(Some(*register as Register)),
            Word::Sink => Ok(None),
            _ => Err(self.fault("the result does not go to a register")),
        }
    }

    /// What is read as a value of a type.
    pub fn source(&self, word: &Word, of: Type) -> Result<Operand, Fault> {
        Ok(match word {
            Word::Register(register) => Operand::Register(*register as Register),
            Word::Integer(value) if of.is_float() => {
                let value = *value as i64 as f64;
                Operand::Constant(match of.bits {
                    64 => value.to_bits(),
                    _ => u64::from((value as f32).to_bits()),
                })
            }
            Word::Integer(value) => Operand::Constant(value & of.mask()),
            Word::Single(bits) => Operand::Constant(u64::from(*bits)),
            Word::Double(bits) if of.bits == 32 => {
                let value = f64::from_bits(*bits) as f32;
                Operand::Constant(u64::from(value.to_bits()))
            }
            Word::Double(bits) => Operand::Constant(*bits),
            Word::Special(name) => special(name)
                .map(Operand::Special)
                .ok_or_else(|| self.fault(&format!("there is no {name} here")))?,
            Word::Name(name) => self.symbol(name, 0, of)?,
            Word::NameOffset(name, offset) => self.symbol(name, *offset, of)?,
            Word::Parameter(name) => Operand::Constant(u64::from(self.parameter(name)?)),
            _ => return Err(self.fault("an operand is not one value")),
        })
    }

    /// The address of a variable or a function; of a variable, a type of 32 bits has the place in its space.
    fn symbol(&self, name: &str, offset: i64, of: Type) -> Result<Operand, Fault> {
        let Some(placed) = self.function.symbols.find(name) else {
            let address = self.function.reached.address(name);
            let address = address
                .ok_or_else(|| self.fault(&format!("there is no variable or function `{name}`")))?;
            return Ok(Operand::Constant(address.wrapping_add_signed(offset)));
        };
        Ok(match placed.address() {
            Operand::Constant(address) => {
                Operand::Constant(address.wrapping_add_signed(offset) & of.mask())
            }
            Operand::Frame(at) => Operand::Frame(at.wrapping_add_signed(offset as i32)),
            other => other,
        })
    }

    /// Where a parameter lies.
    pub fn parameter(&self, name: &str) -> Result<u32, Fault> {
        let place = self.function.frame().place(name);
        let place = place.ok_or_else(|| self.fault(&format!("there is no parameter `{name}`")))?;
        Ok(place.0)
    }

    /// `[base+offset]`
    pub fn address(&self, word: &Word) -> Result<Address, Fault> {
        match word {
            Word::Address(base, offset) => Ok(Address {
                base: self.source(base, Type::U64)?,
                offset: *offset,
            }),
            _ => Err(self.fault("an address stands in brackets")),
        }
    }

    /// One value, or those of a vector.
    pub fn parts<'w>(&self, word: &'w Word) -> &'w [Word] {
        match word {
            Word::Vector(parts) => parts,
            one => std::slice::from_ref(one),
        }
    }

    /// The instruction behind a label.
    pub fn label(&self, word: &Word) -> Result<u32, Fault> {
        match word {
            Word::Name(name) => self.label_named(name),
            _ => Err(self.fault("it does not lead to a label")),
        }
    }

    /// The nearest one of that name in the blocks around the instruction.
    pub fn label_named(&self, name: &str) -> Result<u32, Fault> {
        let scope = &self.word.scope;
        let labels = self.function.body.labels.iter();
        let visible = labels.filter(|one| {
            one.name == name && one.targets.is_none() && scope.starts_with(&one.scope)
        });
        let nearest = visible.max_by_key(|one| one.scope.len());
        match nearest {
            Some(label) => Ok(self.function.start + label.instruction),
            None => Err(self.fault(&format!("there is no label `{name}`"))),
        }
    }
}
