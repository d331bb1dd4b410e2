//! The source of a kernel as data.

/// Variables of a work-item with 32 bits; those behind them have 64.
pub const SHORT: usize = 3;
/// Variables of a work-item. The last one gathers what its transactions have left in the others.
pub const VARIABLES: usize = 6;
/// The variable that gathers.
pub const TRACE: usize = VARIABLES - 1;

/// A kernel and its launch.
#[derive(Clone, Debug)]
pub struct Kernel {
    pub body: Vec<Statement>,
    /// Work-items of a work-group.
    pub items: usize,
    pub groups: usize,
    /// The argument that is the same for all.
    pub uniform: u32,
    /// Whether every transaction tells clang that what it computes differs between work-items.
    pub marks: bool,
    /// Whether clang is told to unroll no loop.
    pub rolled: bool,
    /// Whether assignments and transactions stand in functions of their own, which clang must not inline.
    pub calls: bool,
}

/// What all work-items of a group share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Array {
    Bytes,
    Halves,
    Words,
    Longs,
}

impl Array {
    pub const ALL: [Self; 4] = [Self::Bytes, Self::Halves, Self::Words, Self::Longs];

    /// Elements: few, so that there are conflicts.
    pub fn length(self) -> usize {
        match self {
            Self::Bytes => 61,
            Self::Halves => 22,
            Self::Words => 25,
            Self::Longs => 13,
        }
    }

    /// Bits of an element.
    pub fn bits(self) -> u32 {
        8 << self as u32
    }

    /// The type of an element in OpenCL C.
    pub fn element(self) -> &'static str {
        match self {
            Self::Bytes => "uchar",
            Self::Halves => "ushort",
            Self::Words => "uint",
            Self::Longs => "ulong",
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::Bytes => "bytes",
            Self::Halves => "halves",
            Self::Words => "words",
            Self::Longs => "longs",
        }
    }
}

/// Bits in which an expression is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    Short,
    Long,
}

impl Width {
    /// Of a variable.
    pub fn of(variable: usize) -> Self {
        match variable < SHORT {
            true => Self::Short,
            false => Self::Long,
        }
    }

    pub fn bits(self) -> u32 {
        match self {
            Self::Short => 32,
            Self::Long => 64,
        }
    }

    /// The type in OpenCL C.
    pub fn cast(self) -> &'static str {
        match self {
            Self::Short => "uint",
            Self::Long => "ulong",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    Add,
    Subtract,
    Multiply,
    And,
    Or,
    Xor,
    Least,
    Greatest,
    /// By a constant that is less than 32.
    Left(u32),
    Right(u32),
    /// Of a signed number.
    SignedRight(u32),
}

/// A number; whoever uses it says how many bits it has.
#[derive(Clone, Debug)]
pub enum Expression {
    Constant(u32),
    /// The work-item's input.
    Input,
    /// Its number in the group.
    Item,
    /// The argument that is the same for all.
    Uniform,
    Variable(usize),
    /// Turns of a loop around it.
    Counter(usize),
    /// An element of an array, in transactions only. Every index is valid: it counts modulo the length.
    Load(Array, Box<Expression>),
    /// The work-item's own word of local memory.
    Own,
    Of(Operator, Box<[Expression; 2]>),
    Choose(Box<Condition>, Box<[Expression; 2]>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    Equal,
    Less,
    SignedLess,
    /// A bit of the first number, which the second one does not matter for.
    Odd,
}

#[derive(Clone, Debug)]
pub struct Condition {
    pub width: Width,
    pub relation: Relation,
    pub sides: [Expression; 2],
    pub negated: bool,
}

/// When a loop goes on.
#[derive(Clone, Debug)]
pub enum Bound {
    /// While the counter is less than this number modulo what follows.
    Counted(Expression, u32),
    /// While this holds, at most so many turns; asked before each turn or behind it.
    Before(Condition, u32),
    Behind(Condition, u32),
}

#[derive(Clone, Debug)]
pub enum Statement {
    Assign(usize, Expression),
    Store(Array, Expression, Expression),
    StoreOwn(Expression),
    If(Condition, Vec<Statement>, Vec<Statement>),
    /// The number names the loop's counter.
    Loop(usize, Bound, Vec<Statement>),
    /// Ends the innermost loop if the condition holds.
    Break(Condition),
    /// Ends its turn.
    Continue(Condition),
    Transaction(Vec<Statement>),
    /// Only where all work-items come.
    Barrier,
}
