//! Random expressions.

use super::types::Type;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

/// Variables of each type in every function.
pub const VARIABLES: usize = 2;
/// 64-bit words that a thread writes.
pub const OUTPUTS: usize = VARIABLES * Type::ALL.len();
/// Elements of each array in local memory, a power of two.
pub const ELEMENTS: usize = 8;

/// Makes random text.
pub struct Generator {
    pub random: SmallRng,
    /// Functions that can be called here, with the types they give.
    pub functions: Vec<Type>,
    /// Threads end early.
    pub exits: bool,
    /// Loops so far, whose counters have different names.
    pub loops: usize,
}

impl Generator {
    pub fn new(seed: u64) -> Self {
        Self {
            random: SmallRng::seed_from_u64(seed),
            functions: vec![],
            exits: false,
            loops: 0,
        }
    }

    pub fn one_in(&mut self, n: u32) -> bool {
        self.random.random_ratio(1, n)
    }

    pub fn any(&mut self) -> Type {
        *Type::ALL.choose(&mut self.random).expect("some")
    }

    pub fn variable(&mut self, of: Type) -> String {
        format!("{}_{}", of.short(), self.random.random_range(0..VARIABLES))
    }

    /// An index of an array, in brackets.
    pub fn index(&mut self) -> String {
        let index = self.expression(Type::U32, 1);
        format!("[({index}) & {}]", ELEMENTS - 1)
    }

    /// An expression of a type, with so many operators in each other at most.
    pub fn expression(&mut self, of: Type, depth: u32) -> String {
        if depth == 0 || self.one_in(5) {
            return self.leaf(of);
        }
        match of {
            Type::F32 | Type::F64 => self.float(of, depth - 1),
            _ => self.integer(of, depth - 1),
        }
    }

    fn leaf(&mut self, of: Type) -> String {
        match self.random.random_range(0..8) {
            0 => self.constant(of),
            1 => {
                let other = self.any();
                let variable = self.variable(other);
                convert(other, of, &variable)
            }
            2 => format!("local_{}{}", of.short(), {
                let variable = self.variable(Type::U32);
                format!("[{variable} & {}]", ELEMENTS - 1)
            }),
            3 => format!("({})item", of.name()),
            _ => self.variable(of),
        }
    }

    pub fn constant(&mut self, of: Type) -> String {
        let small = self.random.random_range(-9..10);
        let any: u64 = self.random.random::<u64>() >> self.random.random_range(0..64);
        match of {
            Type::F32 | Type::F64 => {
                let all = [
                    "0.0",
                    "-0.0",
                    "0.5",
                    "-1.5",
                    "3.0",
                    "1e30",
                    "-7e-30",
                    "1e-40",
                    "16777217.0",
                    "0.1",
                ];
                format!(
                    "({}){}",
                    of.name(),
                    all.choose(&mut self.random).expect("some")
                )
            }
            _ if self.one_in(2) => format!("({})({small})", of.name()),
            _ => format!("({}){any}ull", of.name()),
        }
    }

    fn two(&mut self, of: Type, depth: u32) -> [String; 2] {
        [self.expression(of, depth), self.expression(of, depth)]
    }

    fn integer(&mut self, of: Type, depth: u32) -> String {
        let (name, wide) = (of.name(), of.wrapping());
        let [a, b] = self.two(of, depth);
        let shift = format!("(unsigned)(({b}) & {})", of.bits() - 1);
        // Positive, so that no quotient overflows.
        let divisor = match of.is_signed() {
            true => format!("((({b}) & ({name})0x3f) + ({name})1)"),
            false => format!("(({b}) | ({name})1)"),
        };
        let choice = self.random.random_range(0..18);
        match choice {
            0 | 1 => format!("({name})(({wide})({a}) + ({wide})({b}))"),
            2 => format!("({name})(({wide})({a}) - ({wide})({b}))"),
            3 | 4 => format!("({name})(({wide})({a}) * ({wide})({b}))"),
            5 => format!("({name})(({a}) & ({b}))"),
            6 => format!("({name})(({a}) | ({b}))"),
            7 => format!("({name})(({a}) ^ ({b}))"),
            8 => format!("({name})(({wide})({a}) << {shift})"),
            9 => format!("({name})(({a}) >> {shift})"),
            10 => format!("({name})(({a}) / {divisor})"),
            11 => format!("({name})(({a}) % {divisor})"),
            12 => {
                let condition = self.condition(depth);
                format!("({condition} ? ({a}) : ({b}))")
            }
            13 => {
                let which = ["min", "max"].choose(&mut self.random).expect("some");
                format!("({name})smaller_or_greater_{which}<{name}>({a}, {b})")
            }
            14 => format!("({name})~({a})"),
            _ if of.bits() == 64 => self.of_64_bits(of, &a, &b),
            15 | 16 => self.of_32_bits(of, &a, &b),
            _ => {
                let other = self.any();
                let from = self.expression(other, depth);
                convert(other, of, &from)
            }
        }
    }

    fn of_32_bits(&mut self, of: Type, a: &str, b: &str) -> String {
        let (a, b) = (format!("(unsigned)({a})"), format!("(unsigned)({b})"));
        let text = match self.random.random_range(0..12) {
            0 => format!("__popc({a})"),
            1 => format!("__clz({a})"),
            2 => format!("__brev({a})"),
            3 => format!("__ffs({a})"),
            4 => format!(
                "__byte_perm({a}, {b}, 0x{:04x})",
                self.random.random::<u16>() & 0x7777
            ),
            5 => format!("__umulhi({a}, {b})"),
            6 => format!("__mulhi((int){a}, (int){b})"),
            7 => format!("__funnelshift_l({a}, {b}, {b} >> 7)"),
            8 => format!("__funnelshift_r({a}, {b}, {a} >> 3)"),
            9 => format!("__usad({a}, {b}, {a})"),
            10 => format!("__sad((int){a}, (int){b}, {b})"),
            _ => format!("__mul24((int){a}, (int){b})"),
        };
        format!("({})({text})", of.name())
    }

    fn of_64_bits(&mut self, of: Type, a: &str, b: &str) -> String {
        let (a, b) = (
            format!("(unsigned long long)({a})"),
            format!("(unsigned long long)({b})"),
        );
        let text = match self.random.random_range(0..6) {
            0 => format!("__popcll({a})"),
            1 => format!("__clzll({a})"),
            2 => format!("__brevll({a})"),
            3 => format!("__ffsll({a})"),
            4 => format!("__umul64hi({a}, {b})"),
            _ => format!("__mul64hi((long long){a}, (long long){b})"),
        };
        format!("({})({text})", of.name())
    }

    fn float(&mut self, of: Type, depth: u32) -> String {
        let [a, b] = self.two(of, depth);
        let mode = self.mode();
        let (is_single, to) = (of == Type::F32, of.name());
        let (suffix, short) = if is_single { ("f", "f") } else { ("", "d") };
        let kinds = if is_single { 20 } else { 17 };
        match (self.random.random_range(0..kinds), of) {
            (0 | 1, _) => format!("(({a}) + ({b}))"),
            (2, _) => format!("(({a}) - ({b}))"),
            (3 | 4, _) => format!("(({a}) * ({b}))"),
            (5, _) => format!("(({a}) / ({b}))"),
            (6, _) => {
                let c = self.expression(of, depth);
                format!("fma{suffix}({a}, {b}, {c})")
            }
            (7, _) => format!("sqrt{suffix}(fabs{suffix}({a}))"),
            (8, _) => format!("fmin{suffix}({a}, {b})"),
            (9, _) => format!("fmax{suffix}({a}, {b})"),
            (10, _) => format!("floor{suffix}({a})"),
            (11, _) => format!("rint{suffix}({a})"),
            (12, Type::F32) => format!("truncf(ceilf({a}))"),
            (12, _) | (13, Type::F32) => format!("__{short}add_{mode}({a}, {b})"),
            (13, _) | (14, Type::F32) => format!("__{short}mul_{mode}({a}, {b})"),
            (15, Type::F32) => format!("__fdiv_{mode}({a}, {b})"),
            (16, Type::F32) => {
                let c = self.expression(of, depth);
                format!("__fmaf_{mode}({a}, {b}, {c})")
            }
            (17, Type::F32) => format!("-({a})"),
            (14, _) | (18, Type::F32) => {
                let condition = self.condition(depth);
                format!("({condition} ? ({a}) : ({b}))")
            }
            _ => {
                let other = self.any();
                let from = self.expression(other, depth);
                let rounded = match other {
                    Type::I32 if is_single => "int",
                    Type::U32 if is_single => "uint",
                    Type::I64 => "ll",
                    Type::U64 => "ull",
                    Type::F64 if is_single => "double",
                    _ => return convert(other, of, &from),
                };
                format!("__{rounded}2{to}_{mode}({from})")
            }
        }
    }

    /// A rounding mode in the names of functions.
    fn mode(&mut self) -> &'static str {
        ["rn", "rz", "ru", "rd"]
            .choose(&mut self.random)
            .expect("some")
    }

    /// A condition, in parentheses.
    pub fn condition(&mut self, depth: u32) -> String {
        if depth > 0 && self.one_in(4) {
            let [a, b] = [self.condition(depth - 1), self.condition(depth - 1)];
            return match self.random.random_range(0..3) {
                0 => format!("({a} && {b})"),
                1 => format!("({a} || {b})"),
                _ => format!("(!{a})"),
            };
        }
        let of = self.any();
        let [a, b] = self.two(of, depth.min(1));
        let relation = ["<", "<=", ">", ">=", "==", "!="]
            .choose(&mut self.random)
            .expect("some");
        format!("(({a}) {relation} ({b}))")
    }
}

/// A value as one of another type. What a float becomes that is too large for an integer is defined by the instruction, not by the
/// language.
pub fn convert(from: Type, to: Type, text: &str) -> String {
    let name = to.name();
    if !from.is_float() || to.is_float() {
        return format!("({name})({text})");
    }
    let source = if from == Type::F32 { "float" } else { "double" };
    let integer = match (to.bits(), to.is_signed()) {
        (64, true) => "ll",
        (64, false) => "ull",
        (32, false) => "uint",
        _ => "int",
    };
    format!("({name})__{source}2{integer}_rz({text})")
}
