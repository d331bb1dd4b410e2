//! Floating-point arithmetic of a lane.
//!
//! Single and double are IEEE 754: rounding to nearest even by Rust's own operations, other directions by `rustc_apfloat`.
//! Where they leave a result open it is the chip's, as `sim/run/tests/ptx/edges.rs` compares it: the bits of a NaN, and what `.ftz` flushes.
//! Approximations are exact to the last bit or the one before, within every bound of the ISA manual.

use crate::code::inst::Function;
use crate::code::types::Type;
use rustc_apfloat::ieee::{Double, Single};
use rustc_apfloat::{Float, Round};
use std::cmp::Ordering::{Equal, Greater, Less};

/// The NaN of single precision: no other comes out of an instruction.
pub const NAN: u32 = 0x7fff_ffff;
/// That of double precision, where no operand is one.
const NAN_64: u64 = 0xfff8_0000_0000_0000;
/// Makes a NaN of double precision a quiet one.
pub const QUIET_64: u64 = 1 << 51;

/// A type of floating-point numbers.
///
/// Whether something is a NaN is asked of its bits: to the compiler all NaNs are alike, and it would leave out what makes another one.
trait Number: Copy + PartialOrd {
    type Exact: Float;
    fn of(bits: u64) -> Self;
    fn bits(self) -> u64;
    fn is_nan(self) -> bool;
    /// The NaN that comes of operands, those first that are propagated first.
    fn nan_of(operands: &[u64]) -> u64;
    fn is_smallest_normal(self) -> bool;
    fn wide(self) -> f64;
    fn flushed_to_zero(self) -> Self;
    fn exact(self) -> Self::Exact;
    fn of_exact(exact: Self::Exact) -> Self;
    fn flushed(self) -> Self;
    fn clamped(self) -> Self;
    fn is_negative(self) -> bool;
    fn magnitude(self) -> Self;
    fn negated(self) -> Self;
}

macro_rules! number {
    ($float:ident, $word:ident, $exact:ident, $nan_of:expr) => {
        impl Number for $float {
            type Exact = $exact;
            fn of(bits: u64) -> Self {
                Self::from_bits(bits as $word)
            }
            fn bits(self) -> u64 {
                u64::from(self.to_bits())
            }
            fn is_nan(self) -> bool {
                self.to_bits() << 1 > Self::INFINITY.to_bits() << 1
            }
            fn nan_of(operands: &[u64]) -> u64 {
                $nan_of(operands)
            }
            fn is_smallest_normal(self) -> bool {
                self.abs() == Self::MIN_POSITIVE
            }
            fn wide(self) -> f64 {
                self.into()
            }
            fn flushed_to_zero(self) -> Self {
                (0.0 as $float).copysign(self)
            }
            fn exact(self) -> $exact {
                $exact::from_bits(u128::from(self.to_bits()))
            }
            fn of_exact(exact: $exact) -> Self {
                Self::from_bits(exact.to_bits() as $word)
            }
            fn flushed(self) -> Self {
                match self.is_subnormal() {
                    true => self.flushed_to_zero(),
                    false => self,
                }
            }
            fn clamped(self) -> Self {
                // A NaN and a negative zero are zero too.
                match self > 0.0 {
                    true => self.min(1.0),
                    false => 0.0,
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

number!(f32, u32, Single, |_: &[u64]| u64::from(NAN));
number!(f64, u64, Double, |operands: &[u64]| {
    let mut operands = operands.iter();
    let nan = operands.find(|&&bits| Number::is_nan(f64::from_bits(bits)));
    nan.map_or(NAN_64, |nan| nan | QUIET_64)
});

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

/// Whether a result would be less than the smallest normal number of single precision if exponents had no end: `.ftz` flushes it, though it
/// is rounded to that number.
fn too_small<N: Nearest, const OP: u8, const ROUNDING: u8>(a: N, b: N, c: N) -> bool {
    let [a, b, c] = [a, b, c].map(Number::wide);
    let smallest = f64::from(f32::MIN_POSITIVE);
    let unit = f64::from(f32::EPSILON) / 2.0;
    let towards = |round| exact::<f64, OP>(a, b, c, round).abs();
    match ROUNDING {
        // Half a step below it is even.
        NEAREST => towards(ZERO) < smallest * (1.0 - unit / 2.0),
        _ => towards(DOWN).max(towards(UP)) <= smallest * (1.0 - unit),
    }
}

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
        result = match result.is_smallest_normal() && too_small::<N, OP, ROUNDING>(a, b, c) {
            true => result.flushed_to_zero(),
            false => result.flushed(),
        };
    }
    if SATURATE {
        return result.clamped().bits();
    }
    if !result.is_nan() {
        return result.bits();
    }
    let [a, b, c] = operands;
    match OP {
        FMA => N::nan_of(&[b, c, a]),
        DIV => N::nan_of(&[a, b]),
        _ => N::nan_of(&[b, a]),
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
                "approx" => all.approximate = true,
                "full" => {}
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
        "div" if how.approximate && how.flush => approximate_quotient::<true>,
        "div" if how.approximate => approximate_quotient::<false>,
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
                let result = function(N::of(a), N::of(b));
                match result.is_nan() {
                    true => N::nan_of(&[b, a]),
                    false => result.bits(),
                }
            }
            fn flushed<N: Transcendental>([a, b, _]: [u64; 3]) -> u64 {
                let function: fn(N, N) -> N = $function;
                let result = function(N::of(a).flushed(), N::of(b).flushed()).flushed();
                match result.is_nan() {
                    true => N::nan_of(&[b, a]),
                    false => result.bits(),
                }
            }
            match how.flush {
                true => flushed::<N> as Function,
                false => plain::<N>,
            }
        }};
    }
    macro_rules! by_rounding {
        ($function:ident) => {
            match (how.rounding, how.flush) {
                (NEAREST, false) => $function::<N, NEAREST, false> as Function,
                (NEAREST, true) => $function::<N, NEAREST, true>,
                (ZERO, false) => $function::<N, ZERO, false>,
                (ZERO, true) => $function::<N, ZERO, true>,
                (DOWN, false) => $function::<N, DOWN, false>,
                (DOWN, true) => $function::<N, DOWN, true>,
                (_, false) => $function::<N, UP, false>,
                (_, true) => $function::<N, UP, true>,
            }
        };
    }
    let directed = how.rounding != NEAREST && !["sqrt", "rcp"].contains(&opcode);
    Some(match opcode {
        _ if how.saturate || directed => return None,
        "abs" => flushing!(|a, _| a.magnitude()),
        "neg" => flushing!(|a, _| a.negated()),
        // Of a NaN too.
        "copysign" => |[a, b, _]| match N::of(a).is_negative() {
            true => N::of(b).magnitude().negated().bits(),
            false => N::of(b).magnitude().bits(),
        },
        "min" if how.propagate_nan => flushing!(|a, b| least(a, b, true)),
        "min" => flushing!(|a, b| least(a, b, false)),
        "max" if how.propagate_nan => {
            flushing!(|a, b| least(a.negated(), b.negated(), true).negated())
        }
        "max" => flushing!(|a, b| least(a.negated(), b.negated(), false).negated()),
        "sqrt" => by_rounding!(square_root),
        "rcp" => by_rounding!(reciprocal),
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
        (true, _) => a,
        _ => b,
    }
}

/// `div.approx`: a product with the reciprocal, which is zero of a divisor above 2^126.
fn approximate_quotient<const FLUSH: bool>([a, b, _]: [u64; 3]) -> u64 {
    let divisor = <f32 as Number>::of(b);
    match divisor.abs() > 2f32.powi(126) {
        true => {
            rounded::<f32, MUL, NEAREST, FLUSH, false>([a, divisor.flushed_to_zero().bits(), 0])
        }
        false => rounded::<f32, DIV, NEAREST, FLUSH, false>([a, b, 0]),
    }
}

fn reciprocal<N: Transcendental, const ROUNDING: u8, const FLUSH: bool>(
    [a, _, _]: [u64; 3],
) -> u64 {
    let one = N::of(a).apply(|_| 1.0).bits();
    rounded::<N, DIV, ROUNDING, FLUSH, false>([one, a, 0])
}

/// The root to nearest, one step further where its square shows that it must be.
fn square_root<N: Transcendental, const ROUNDING: u8, const FLUSH: bool>(
    [a, _, _]: [u64; 3],
) -> u64 {
    let number = match FLUSH {
        true => N::of(a).flushed(),
        false => N::of(a),
    };
    let (root, rest) = number.root();
    let bits = root.bits();
    match ROUNDING {
        _ if root.is_nan() => N::nan_of(&[a]),
        UP if rest < 0.0 => bits + 1,
        ZERO | DOWN if rest > 0.0 => bits - 1,
        _ => bits,
    }
}

/// A type that functions of double precision are computed for.
trait Transcendental: Nearest {
    /// By double precision.
    fn apply(self, function: fn(f64) -> f64) -> Self;
    /// The root to nearest, and something with the sign of its square less the number.
    fn root(self) -> (Self, f64);
}

impl Transcendental for f32 {
    fn apply(self, function: fn(f64) -> f64) -> Self {
        function(f64::from(self)) as f32
    }

    fn root(self) -> (Self, f64) {
        let root = f64::from(self).sqrt() as f32;
        let wide = f64::from(root);
        (root, wide.mul_add(wide, -f64::from(self)))
    }
}

impl Transcendental for f64 {
    fn apply(self, function: fn(f64) -> f64) -> Self {
        function(self)
    }

    fn root(self) -> (Self, f64) {
        // Of a small number the square's last bits would be lost.
        let (up, down) = match self < 2f64.powi(-500) {
            true => (2f64.powi(600), 2f64.powi(-300)),
            false => (1.0, 1.0),
        };
        let number = self * up;
        let root = number.sqrt();
        (root * down, root.mul_add(root, -number))
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
                // A zero is one to the chip.
                "normal" => |[a, _, _]| {
                    let a = $float::of(a);
                    u64::from(a.is_finite() && !a.is_subnormal())
                },
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
