//! What a PTX text says, before it is known what its instructions mean.

use crate::code::types::Type;

/// A PTX text.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// Variables outside of functions, and those of functions that stay: everything but parameters and registers.
    pub variables: Vec<Variable>,
    pub functions: Vec<Function>,
}

/// State space of a variable or an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    Generic,
    Global,
    Shared,
    Local,
    Const,
    Param,
}

impl Space {
    /// By its name without the dot.
    pub fn of(name: &str) -> Option<Self> {
        Some(match name.split("::").next()? {
            "global" => Self::Global,
            "shared" => Self::Shared,
            "local" => Self::Local,
            "const" => Self::Const,
            "param" => Self::Param,
            _ => return None,
        })
    }
}

/// A variable.
#[derive(Clone, Debug)]
pub struct Variable {
    pub name: String,
    pub space: Space,
    pub alignment: u32,
    /// Of the whole; none of an array without a size.
    pub bytes: Option<u32>,
    /// What it holds at the start: bytes, and addresses of other variables among them.
    pub content: Vec<u8>,
    pub addresses: Vec<AddressIn>,
    pub line: u32,
}

/// The address of a variable, in the content of another.
#[derive(Clone, Debug)]
pub struct AddressIn {
    /// Byte in the content.
    pub at: usize,
    pub bytes: u8,
    pub of: String,
    pub offset: i64,
}

/// A parameter or what a function returns.
#[derive(Clone, Debug)]
pub struct Parameter {
    pub name: String,
    pub alignment: u32,
    pub bytes: u32,
    /// It points to shared memory, which the launch gives.
    pub is_shared_pointer: bool,
}

/// A function, or a kernel.
#[derive(Clone, Debug)]
pub struct Function {
    pub name: String,
    pub is_kernel: bool,
    pub parameters: Vec<Parameter>,
    pub returns: Vec<Parameter>,
    /// Threads in each dimension that a block must have, or may have at most.
    pub required_threads: Option<[u32; 3]>,
    pub most_threads: Option<[u32; 3]>,
    /// None of a declaration.
    pub body: Option<Body>,
    pub line: u32,
}

/// What a function does.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// Types of its registers.
    pub registers: Vec<Type>,
    /// The one that holds the carry, where an instruction has one.
    pub carry: Option<u32>,
    /// Parameters of calls, which live in it.
    pub call_parameters: Vec<Parameter>,
    pub instructions: Vec<Instruction>,
    /// First instruction behind each label.
    pub labels: Vec<Label>,
    /// What calls through an address pass and get, by name.
    pub prototypes: Vec<Prototype>,
}

/// `.callprototype`: the types of the functions that a call through an address may lead to.
#[derive(Clone, Debug)]
pub struct Prototype {
    pub name: String,
    pub returns: Vec<Parameter>,
    pub parameters: Vec<Parameter>,
}

#[derive(Clone, Debug)]
pub struct Label {
    pub name: String,
    /// Block of braces that it stands in, from the outermost on.
    pub scope: Vec<u32>,
    pub instruction: u32,
    /// What `.branchtargets` lists under it.
    pub targets: Option<Vec<String>>,
}

/// An instruction as it stands in the text.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// `@%p1` or `@!%p1`: register, and whether it must be false.
    pub guard: Option<(u32, bool)>,
    /// Such as `ld`.
    pub opcode: String,
    /// Without dots, such as `global`, `u32`.
    pub modifiers: Vec<String>,
    pub operands: Vec<Operand>,
    /// Block of braces that it stands in.
    pub scope: Vec<u32>,
    /// In the PTX text.
    pub line: u32,
    /// In the source, if the text says so.
    pub source_line: Option<u32>,
    /// Lines of the calls through which it was inlined there, the innermost first.
    pub inlined_at: Box<[u32]>,
    pub text: String,
}

impl Instruction {
    /// Whether it takes a carry or leaves one.
    pub fn carries(&self) -> bool {
        let leaves = self.modifiers.iter().any(|one| one == "cc");
        leaves || matches!(self.opcode.as_str(), "addc" | "subc" | "madc")
    }
}

/// An operand as it stands in the text.
#[derive(Clone, Debug, PartialEq)]
pub enum Operand {
    /// By number, in the function.
    Register(u32),
    /// `!%p`
    Negated(u32),
    /// `%p|%q`
    Pair(Box<Operand>, Box<Operand>),
    /// An integer; a negative one in two's complement.
    Integer(u64),
    /// Bits of a single and of a double.
    Single(u32),
    Double(u64),
    /// Of the machine: `%tid.x`, `%laneid`.
    Special(String),
    /// A variable, a function, or a label.
    Name(String),
    /// Parameter of the function or of a call in it.
    Parameter(String),
    /// `name+4` outside of brackets.
    NameOffset(String, i64),
    /// `{a, b}`
    Vector(Vec<Operand>),
    /// `[base+offset]`
    Address(Box<Operand>, i64),
    /// `[texture, {x, y}]` or `[surface, {x, y}]`
    Sampled(Vec<Operand>),
    /// `(a, b)` of a call.
    List(Vec<Operand>),
    /// `_`
    Sink,
}
