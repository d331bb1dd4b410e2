//! Floating-point arithmetic of a lane.
//!
//! Single and double are IEEE 754: rounding to nearest even by Rust's own operations, other directions by `rustc_apfloat`.
//! A NaN that is made is the chip's: all ones but the sign. Approximations are exact to the last bit or the one before, within every
//! bound of the ISA manual.

use crate::ptx::code::inst::Function;
use crate::ptx::code::types::Type;
use rustc_apfloat::ieee::{Double, Single};
use rustc_apfloat::{Float, Round};
use std::cmp::Ordering::{Equal, Greater, Less};

/// The NaN of single precision.
const NAN: u32 = 0x7fff_ffff;
/// That of double precision.
const NAN_64: u64 = 0xfff8_0000_0000_0000;

/// A type of floating-point numbers.
trait Number: Copy + PartialOrd {
    type Exact: Float;
    fn of(bits: u64) -> Self;
    fn bits(self) -> u64;
    fn is_nan(self) -> bool;
    fn exact(self) -> Self::Exact;
    fn of_exact(exact: Self::Exact) -> Self;
    fn nan() -> Self;
    fn flushed(self) -> Self;
    fn clamped(self) -> Self;
    fn is_negative(self) -> bool;
    fn magnitude(self) -> Self;
    fn negated(self) -> Self;
}

macro_rules! number {
    ($float:ident, $word:ident, $exact:ident, $nan:expr) => {
        impl Number for $float {
            type Exact = $exact;
            fn of(bits: u64) -> Self {
                Self::from_bits(bits as $word)
            }
            fn bits(self) -> u64 {
                u64::from(self.to_bits())
            }
            fn is_nan(self) -> bool {
                Self::is_nan(self)
            }
            fn exact(self) -> $exact {
                $exact::from_bits(u128::from(self.to_bits()))
            }
            fn of_exact(exact: $exact) -> Self {
                Self::from_bits(exact.to_bits() as $word)
            }
            fn nan() -> Self {
                Self::from_bits($nan)
            }
            fn flushed(self) -> Self {
                match self.is_subnormal() {
                    true => (0.0 as $float).copysign(self),
                    false => self,
                }
            }
            fn clamped(self) -> Self {
                match self.is_nan() {
                    true => 0.0,
                    false => self.max(0.0).min(1.0),
                }
            }
            fn is_negative(self) -> bool {
                self.is_sign_negative()
            }
            fn magnitude(self) -> Self {
                self.abs()
            }
            fn negated(self) -> Self {
                -self
            }
        }
    };
}

number!(f32, u32, Single, NAN);
number!(f64, u64, Double, NAN_64);

/// What a rounding modifier says, as a number that functions can be made for.
const NEAREST: u8 = 0;
const ZERO: u8 = 1;
const DOWN: u8 = 2;
const UP: u8 = 3;

/// The direction, for the library.
pub fn round(rounding: u8) -> Round {
    match rounding {
        ZERO => Round::TowardZero,
        DOWN => Round::TowardNegative,
        UP => Round::TowardPositive,
        _ => Round::NearestTiesToEven,
    }
}

/// The number of a rounding modifier.
pub fn rounding(modifier: &str) -> Option<u8> {
    match modifier {
        "rn" => Some(NEAREST),
        "rz" => Some(ZERO),
        "rm" => Some(DOWN),
        "rp" => Some(UP),
        _ => None,
    }
}

/// Operations that round.
const ADD: u8 = 0;
const SUB: u8 = 1;
const MUL: u8 = 2;
const FMA: u8 = 3;
const DIV: u8 = 4;

fn exact<N: Number, const OP: u8>(a: N, b: N, c: N, rounding: u8) -> N {
    let (a, b, c, round) = (a.exact(), b.exact(), c.exact(), round(rounding));
    N::of_exact(match OP {
        ADD => a.add_r(b, round).value,
        SUB => a.sub_r(b, round).value,
        MUL => a.mul_r(b, round).value,
        FMA => a.mul_add_r(b, c, round).value,
        _ => a.div_r(b, round).value,
    })
}

/// What Rust's own operations do faster, rounded to nearest.
trait Nearest: Number {
    fn nearest<const OP: u8>(a: Self, b: Self, c: Self) -> Self;
}

macro_rules! nearest {
    ($float:ident) => {
        impl Nearest for $float {
            fn nearest<const OP: u8>(a: Self, b: Self, c: Self) -> Self {
                match OP {
                    ADD => a + b,
                    SUB => a - b,
                    MUL => a * b,
                    FMA => a.mul_add(b, c),
                    _ => a / b,
                }
            }
        }
    };
}

nearest!(f32);
nearest!(f64);

/// `FLUSH`: subnormal operands and results are zeros. `SATURATE`: results are in 0 to 1.
fn rounded<
    N: Nearest,
    const OP: u8,
    const ROUNDING: u8,
    const FLUSH: bool,
    const SATURATE: bool,
>(
    operands: [u64; 3],
) -> u64 {
    let [a, b, c] = operands.map(N::of);
    let [a, b, c] = match FLUSH {
        true => [a, b, c].map(N::flushed),
        false => [a, b, c],
    };
    let mut result = match ROUNDING {
        NEAREST => N::nearest::<OP>(a, b, c),
        rounding => exact::<N, OP>(a, b, c, rounding),
    };
    if FLUSH {
        result = result.flushed();
    }
    if SATURATE {
        return result.clamped().bits();
    }
    match result.is_nan() {
        true => N::nan().bits(),
        false => result.bits(),
    }
}

/// The function for modifiers that are known when it is made.
macro_rules! by_modifiers {
    ($float:ident, $op:ident, $rounding:expr, $flush:expr, $saturate:expr) => {
        by_modifiers!(@ $float, $op, $rounding, $flush, $saturate, NEAREST ZERO DOWN UP)
    };
    (@ $float:ident, $op:ident, $rounding:expr, $flush:expr, $saturate:expr, $($known:ident)*) => {
        match ($rounding, $flush, $saturate) {
            $(
                ($known, false, false) => rounded::<$float, $op, $known, false, false> as Function,
                ($known, false, true) => rounded::<$float, $op, $known, false, true>,
                ($known, true, false) => rounded::<$float, $op, $known, true, false>,
                ($known, true, true) => rounded::<$float, $op, $known, true, true>,
            )*
            _ => return None,
        }
    };
}

/// Modifiers of floating-point instructions.
#[derive(Clone, Copy, Debug, Default)]
struct Modifiers {
    rounding: u8,
    flush: bool,
    saturate: bool,
    approximate: bool,
    propagate_nan: bool,
}

impl Modifiers {
    /// None if one is not known.
    fn of(modifiers: &[&str]) -> Option<Self> {
        let mut all = Self::default();
        for modifier in modifiers {
            match *modifier {
                "ftz" => all.flush = true,
                "sat" => all.saturate = true,
                "approx" | "full" => all.approximate = true,
                "NaN" => all.propagate_nan = true,
                other => all.rounding = rounding(other)?,
            }
        }
        Some(all)
    }
}

/// The function of an instruction with this type.
pub fn function(opcode: &str, modifiers: &[&str], of: Type) -> Option<Function> {
    let how = Modifiers::of(modifiers)?;
    let single = match of.bits {
        32 => true,
        64 => false,
        _ => return None,
    };
    macro_rules! operation {
        ($op:ident) => {
            match single {
                true => by_modifiers!(f32, $op, how.rounding, how.flush, how.saturate),
                false => by_modifiers!(f64, $op, how.rounding, how.flush, how.saturate),
            }
        };
    }
    Some(match opcode {
        "add" => operation!(ADD),
        "sub" => operation!(SUB),
        "mul" => operation!(MUL),
        "fma" | "mad" => operation!(FMA),
        "div" => operation!(DIV),
        "mov" if single => |[a, _, _]| a & 0xffff_ffff,
        "mov" => |[a, _, _]| a,
        _ if single => unary::<f32>(opcode, how)?,
        _ => unary::<f64>(opcode, how)?,
    })
}

/// Functions of one number, and minimum and maximum.
fn unary<N: Transcendental>(opcode: &str, how: Modifiers) -> Option<Function> {
    macro_rules! flushing {
        ($function:expr) => {{
            fn plain<N: Transcendental>([a, b, _]: [u64; 3]) -> u64 {
                let function: fn(N, N) -> N = $function;
                function(N::of(a), N::of(b)).bits()
            }
            fn flushed<N: Transcendental>([a, b, _]: [u64; 3]) -> u64 {
                let function: fn(N, N) -> N = $function;
                function(N::of(a).flushed(), N::of(b).flushed())
                    .flushed()
                    .bits()
            }
            match how.flush {
                true => flushed::<N> as Function,
                false => plain::<N>,
            }
        }};
    }
    let exact = how.rounding == NEAREST && !how.saturate;
    Some(match opcode {
        _ if how.saturate || !exact => return directed::<N>(opcode, how),
        "abs" => flushing!(|a, _| a.magnitude()),
        "neg" => flushing!(|a, _| a.negated()),
        "copysign" => flushing!(|a, b| match a.is_negative() {
            true => b.magnitude().negated(),
            false => b.magnitude(),
        }),
        "min" if how.propagate_nan => flushing!(|a, b| least(a, b, true)),
        "min" => flushing!(|a, b| least(a, b, false)),
        "max" if how.propagate_nan => {
            flushing!(|a, b| least(a.negated(), b.negated(), true).negated_number())
        }
        "max" => flushing!(|a, b| least(a.negated(), b.negated(), false).negated_number()),
        "sqrt" => flushing!(|a, _| a.apply(f64::sqrt)),
        "rcp" => flushing!(|a, _| a.apply(|a| 1.0 / a)),
        "rsqrt" => flushing!(|a, _| a.apply(|a| 1.0 / a.sqrt())),
        "sin" => flushing!(|a, _| a.apply(libm::sin)),
        "cos" => flushing!(|a, _| a.apply(libm::cos)),
        "lg2" => flushing!(|a, _| a.apply(libm::log2)),
        "ex2" => flushing!(|a, _| a.apply(libm::exp2)),
        "tanh" => flushing!(|a, _| a.apply(libm::tanh)),
        _ => return None,
    })
}

/// The lower of two numbers; a NaN only if both are, or if one is enough.
fn least<N: Number>(a: N, b: N, propagate_nan: bool) -> N {
    match (a.is_nan(), b.is_nan()) {
        // Of two zeros the negative one is lower.
        (false, false) if a < b || a == b && a.is_negative() => a,
        (false, false) => b,
        (true, false) if !propagate_nan => b,
        (false, true) if !propagate_nan => a,
        _ => N::nan(),
    }
}

/// Reciprocals and square roots that round otherwise, and what saturates.
fn directed<N: Transcendental>(opcode: &str, how: Modifiers) -> Option<Function> {
    macro_rules! rounding {
        ($function:ident) => {
            match (how.rounding, how.saturate) {
                (ZERO, false) => $function::<N, ZERO> as Function,
                (DOWN, false) => $function::<N, DOWN>,
                (UP, false) => $function::<N, UP>,
                _ => return None,
            }
        };
    }
    Some(match opcode {
        "rcp" => rounding!(reciprocal),
        "sqrt" => rounding!(square_root),
        _ => return None,
    })
}

fn reciprocal<N: Transcendental, const ROUNDING: u8>([a, _, _]: [u64; 3]) -> u64 {
    let one = N::of(a).apply(|_| 1.0);
    exact::<N, DIV>(one, N::of(a), one, ROUNDING).bits()
}

/// The root to nearest, one step further where its square shows that it must be.
fn square_root<N: Transcendental, const ROUNDING: u8>([a, _, _]: [u64; 3]) -> u64 {
    let a = N::of(a);
    let root = a.apply(f64::sqrt);
    // Sign of the root's square less the number, which one rounding does not change.
    let rest = exact::<N, FMA>(root, root, a.negated(), NEAREST);
    let zero = a.apply(|_| 0.0);
    let bits = root.bits();
    match ROUNDING {
        UP if rest < zero => bits + 1,
        ZERO | DOWN if rest > zero => bits - 1,
        _ => bits,
    }
}

/// A type that functions of double precision are computed for.
trait Transcendental: Nearest {
    /// By double precision: correctly rounded for square roots and quotients, of single precision too.
    fn apply(self, function: fn(f64) -> f64) -> Self;
    /// The sign changes, unless it is no number.
    fn negated_number(self) -> Self {
        match self.is_nan() {
            true => self,
            false => self.negated(),
        }
    }
}

impl Transcendental for f32 {
    fn apply(self, function: fn(f64) -> f64) -> Self {
        let result = function(f64::from(self)) as f32;
        match result.is_nan() {
            true => <f32 as Number>::nan(),
            false => result,
        }
    }
}

impl Transcendental for f64 {
    fn apply(self, function: fn(f64) -> f64) -> Self {
        let result = function(self);
        match result.is_nan() {
            true => <f64 as Number>::nan(),
            false => result,
        }
    }
}

/// A comparison; `ftz` flushes the operands.
pub fn comparison(test: &str, of: Type, flush: bool) -> Option<Function> {
    macro_rules! tests {
        ($float:ident, $flush:expr, $($name:literal: |$a:ident, $b:ident| $result:expr;)*) => {
            match test {
                $($name => {
                    fn test([a, b, _]: [u64; 3]) -> u64 {
                        let ($a, $b) = (<$float as Number>::of(a), <$float as Number>::of(b));
                        let ($a, $b) = match $flush {
                            true => ($a.flushed(), $b.flushed()),
                            false => ($a, $b),
                        };
                        u64::from($result)
                    }
                    Some(test as Function)
                })*
                _ => None,
            }
        };
    }
    macro_rules! all {
        ($float:ident, $flush:expr) => {
            tests! { $float, $flush,
                "eq": |a, b| a.partial_cmp(&b) == Some(Equal);
                "ne": |a, b| matches!(a.partial_cmp(&b), Some(Less | Greater));
                "lt": |a, b| a.partial_cmp(&b) == Some(Less);
                "le": |a, b| matches!(a.partial_cmp(&b), Some(Less | Equal));
                "gt": |a, b| a.partial_cmp(&b) == Some(Greater);
                "ge": |a, b| matches!(a.partial_cmp(&b), Some(Greater | Equal));
                "equ": |a, b| !matches!(a.partial_cmp(&b), Some(Less | Greater));
                "neu": |a, b| a.partial_cmp(&b) != Some(Equal);
                "ltu": |a, b| !matches!(a.partial_cmp(&b), Some(Greater | Equal));
                "leu": |a, b| a.partial_cmp(&b) != Some(Greater);
                "gtu": |a, b| !matches!(a.partial_cmp(&b), Some(Less | Equal));
                "geu": |a, b| a.partial_cmp(&b) != Some(Less);
                "num": |a, b| !a.is_nan() && !b.is_nan();
                "nan": |a, b| a.is_nan() || b.is_nan();
            }
        };
    }
    match (of.bits, flush) {
        (32, false) => all!(f32, false),
        (32, true) => all!(f32, true),
        (64, false) => all!(f64, false),
        _ => None,
    }
}

/// `testp`
pub fn property(name: &str, of: Type) -> Option<Function> {
    macro_rules! all {
        ($float:ident) => {
            Some(match name {
                "finite" => |[a, _, _]| u64::from($float::of(a).is_finite()),
                "infinite" => |[a, _, _]| u64::from($float::of(a).is_infinite()),
                "number" => |[a, _, _]| u64::from(!$float::of(a).is_nan()),
                "notanumber" => |[a, _, _]| u64::from($float::of(a).is_nan()),
                "normal" => |[a, _, _]| u64::from($float::of(a).is_normal()),
                "subnormal" => |[a, _, _]| u64::from($float::of(a).is_subnormal()),
                _ => return None,
            })
        };
    }
    match of.bits {
        32 => all!(f32),
        64 => all!(f64),
        _ => None,
    }
}
