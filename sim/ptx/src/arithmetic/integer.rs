//! Integer arithmetic of a lane.
//!
//! Every function takes the low bits of its operands as its type says, and gives a result of that type, zero-extended.

use crate::code::inst::Function;
use crate::code::types::{Kind, Type};

/// The function for a type of 16, 32 or 64 bits.
macro_rules! typed {
    ($function:ident, $of:expr) => {
        Some(match ($of.is_signed(), $of.bits) {
            (false, 16) => $function::<false, 16>,
            (false, 32) => $function::<false, 32>,
            (false, 64) => $function::<false, 64>,
            (true, 16) => $function::<true, 16>,
            (true, 32) => $function::<true, 32>,
            (true, 64) => $function::<true, 64>,
            _ => return None,
        })
    };
}

/// The value of an operand.
fn value<const SIGNED: bool, const BITS: u32>(bits: u64) -> i128 {
    let unused = 64 - BITS;
    match SIGNED {
        true => i128::from((bits << unused) as i64 >> unused),
        false => i128::from(bits << unused >> unused),
    }
}

/// The bits of a result.
fn bits<const BITS: u32>(value: i128) -> u64 {
    let unused = 64 - BITS;
    (value as u64) << unused >> unused
}

macro_rules! function {
    ($($name:ident: |$a:ident, $b:ident, $c:ident| $result:expr;)*) => {
        $(fn $name<const S: bool, const B: u32>([$a, $b, $c]: [u64; 3]) -> u64 {
            let ($a, $b, $c) = (value::<S, B>($a), value::<S, B>($b), value::<S, B>($c));
            let _ = ($b, $c);
            bits::<B>($result)
        })*
    };
}

function! {
    add: |a, b, c| a + b;
    sub: |a, b, c| a - b;
    mul_low: |a, b, c| a.wrapping_mul(b);
    mul_high: |a, b, c| a.wrapping_mul(b) >> B;
    mad_low: |a, b, c| a.wrapping_mul(b).wrapping_add(c);
    mad_high: |a, b, c| (a.wrapping_mul(b) >> B) + c;
    // By zero, what the chip gives: all ones.
    div: |a, b, c| if b == 0 { -1 } else { a / b };
    rem: |a, b, c| if b == 0 { -1 } else { a % b };
    abs: |a, b, c| a.abs();
    neg: |a, b, c| -a;
    min: |a, b, c| a.min(b);
    max: |a, b, c| a.max(b);
    and: |a, b, c| a & b;
    or: |a, b, c| a | b;
    xor: |a, b, c| a ^ b;
    not: |a, b, c| !a;
    is_zero: |a, b, c| i128::from(a == 0);
    move_: |a, b, c| a;
    add_saturated: |a, b, c| (a + b).clamp(i128::from(i32::MIN), i128::from(i32::MAX));
    sub_saturated: |a, b, c| (a - b).clamp(i128::from(i32::MIN), i128::from(i32::MAX));
    distance: |a, b, c| (a - b).abs() + c;
}

/// Products of twice the bits.
fn mul_wide<const S: bool, const B: u32>([a, b, _]: [u64; 3]) -> u64 {
    value::<S, B>(a).wrapping_mul(value::<S, B>(b)) as u64 & (u64::MAX >> (64 - 2 * B))
}

fn mad_wide<const S: bool, const B: u32>([a, b, c]: [u64; 3]) -> u64 {
    mul_wide::<S, B>([a, b, 0]).wrapping_add(c) & (u64::MAX >> (64 - 2 * B))
}

/// The low or the high bits of a product of 24 bits.
fn mul_24<const S: bool, const HIGH: bool>([a, b, c]: [u64; 3]) -> u64 {
    let product = value::<S, 24>(a) * value::<S, 24>(b);
    bits::<32>((product >> if HIGH { 16 } else { 0 }) + value::<S, 32>(c))
}

/// Shifts; of more than all bits is left what is shifted in.
fn shift_left<const S: bool, const B: u32>([a, amount, _]: [u64; 3]) -> u64 {
    let amount = amount as u32;
    bits::<B>(if amount < B {
        value::<S, B>(a) << amount
    } else {
        0
    })
}

fn shift_right<const S: bool, const B: u32>([a, amount, _]: [u64; 3]) -> u64 {
    bits::<B>(value::<S, B>(a) >> (amount as u32).min(B))
}

fn count_ones<const S: bool, const B: u32>([a, _, _]: [u64; 3]) -> u64 {
    u64::from((value::<false, B>(a) as u64).count_ones())
}

fn leading_zeros<const S: bool, const B: u32>([a, _, _]: [u64; 3]) -> u64 {
    u64::from((value::<false, B>(a) as u64).leading_zeros() - (64 - B))
}

fn reverse<const S: bool, const B: u32>([a, _, _]: [u64; 3]) -> u64 {
    (a << (64 - B)).reverse_bits()
}

/// Place of the highest bit that is not the sign's; all ones if there is none.
fn find_highest<const S: bool, const B: u32>([a, _, _]: [u64; 3]) -> u64 {
    let a = value::<S, B>(a);
    let magnitude = bits::<B>(if a < 0 { !a } else { a });
    match magnitude {
        0 => 0xffff_ffff,
        _ => u64::from(magnitude.ilog2()),
    }
}

fn find_shift<const S: bool, const B: u32>(operands: [u64; 3]) -> u64 {
    match find_highest::<S, B>(operands) {
        0xffff_ffff => 0xffff_ffff,
        place => u64::from(B) - 1 - place,
    }
}

/// `c` bits from place `b` on, extended by the sign of the highest of them.
fn extract<const S: bool, const B: u32>([a, place, length]: [u64; 3]) -> u64 {
    let (place, length) = ((place & 0xff) as u32, (length & 0xff) as u32);
    if length == 0 {
        return 0;
    }
    // The sign is that of the last bit that there is.
    let extended = value::<S, B>(a) >> place.min(B);
    if length >= 64 || place + length >= B {
        return bits::<B>(extended);
    }
    let unused = 128 - length;
    bits::<B>(match S {
        true => extended << unused >> unused,
        false => ((extended as u128) << unused >> unused) as i128,
    })
}

/// `bfi`: `length` low bits of the first operand in the second one, from a place on.
pub fn insert<const B: u32>([a, b, place, length]: [u64; 4]) -> u64 {
    let (place, length) = ((place & 0xff) as u32, (length & 0xff) as u32);
    let ones = match length.min(64) {
        0 => 0,
        length => u64::MAX >> (64 - length),
    };
    let mask = ones.checked_shl(place).unwrap_or(0);
    let moved = a.checked_shl(place).unwrap_or(0);
    bits::<B>(i128::from(b & !mask | moved & mask))
}

/// Shifts of two words as one.
fn funnel<const LEFT: bool, const CLAMP: bool>([low, high, amount]: [u64; 3]) -> u64 {
    let both = low & 0xffff_ffff | high << 32;
    let amount = match CLAMP {
        true => (amount & 0xffff_ffff).min(32),
        false => amount & 31,
    } as u32;
    match LEFT {
        true => ((u128::from(both) << amount) >> 32) as u64 & 0xffff_ffff,
        false => both.checked_shr(amount).unwrap_or(0) & 0xffff_ffff,
    }
}

/// `prmt`: bytes of two words, chosen by four digits.
fn permute([a, b, selector]: [u64; 3]) -> u64 {
    let bytes = a & 0xffff_ffff | b << 32;
    (0..4).fold(0, |word, at| {
        let chosen = selector >> (4 * at);
        let byte = bytes >> (8 * (chosen & 7)) & 0xff;
        let byte = match chosen & 8 {
            0 => byte,
            _ => (byte >> 7) * 0xff,
        };
        word | byte << (8 * at)
    })
}

/// `prmt` with a mode: which of the eight bytes each of the four is, by its place and the two low bits of the third operand.
fn permute_by([a, b, selector]: [u64; 3], byte: fn(u64, u64) -> u64) -> u64 {
    let digits = (0..4).map(|at| (byte(at, selector & 3) & 7) << (4 * at));
    permute([a, b, digits.sum()])
}

/// The function of an instruction with this type.
pub fn function(opcode: &str, modifiers: &[&str], of: Type) -> Option<Function> {
    let function: Option<Function> = match (opcode, modifiers) {
        ("add", []) => typed!(add, of),
        ("sub", []) => typed!(sub, of),
        ("add", ["sat"]) => typed!(add_saturated, of),
        ("sub", ["sat"]) => typed!(sub_saturated, of),
        ("mul", ["lo"]) => typed!(mul_low, of),
        ("mul", ["hi"]) => typed!(mul_high, of),
        ("mad", ["lo"]) => typed!(mad_low, of),
        ("mad", ["hi"]) => typed!(mad_high, of),
        ("mul", ["wide"]) if of.bits < 64 => wide!(mul_wide, of),
        ("mad", ["wide"]) if of.bits < 64 => wide!(mad_wide, of),
        ("mul24" | "mad24", ["lo"]) if of.is_signed() => Some(mul_24::<true, false>),
        ("mul24" | "mad24", ["lo"]) => Some(mul_24::<false, false>),
        ("mul24" | "mad24", ["hi"]) if of.is_signed() => Some(mul_24::<true, true>),
        ("mul24" | "mad24", ["hi"]) => Some(mul_24::<false, true>),
        ("div", []) => typed!(div, of),
        ("rem", []) => typed!(rem, of),
        ("abs", []) => typed!(abs, of),
        ("neg", []) => typed!(neg, of),
        ("min", []) => typed!(min, of),
        ("max", []) => typed!(max, of),
        ("and", []) => typed!(and, of),
        ("or", []) => typed!(or, of),
        ("xor", []) => typed!(xor, of),
        ("not", []) => typed!(not, of),
        ("cnot", []) => typed!(is_zero, of),
        ("mov", []) => typed!(move_, of),
        ("sad", []) => typed!(distance, of),
        ("shl", []) => typed!(shift_left, of),
        ("shr", []) => typed!(shift_right, of),
        ("popc", []) => typed!(count_ones, of),
        ("clz", []) => typed!(leading_zeros, of),
        ("brev", []) => typed!(reverse, of),
        ("bfind", []) => typed!(find_highest, of),
        ("bfind", ["shiftamt"]) => typed!(find_shift, of),
        ("bfe", []) => typed!(extract, of),
        ("shf", ["l", "clamp"]) => Some(funnel::<true, true>),
        ("shf", ["l", "wrap"]) => Some(funnel::<true, false>),
        ("shf", ["r", "clamp"]) => Some(funnel::<false, true>),
        ("shf", ["r", "wrap"]) => Some(funnel::<false, false>),
        ("prmt", []) => Some(permute),
        ("prmt", ["f4e"]) => Some(|operands| permute_by(operands, |at, n| n + at)),
        ("prmt", ["b4e"]) => Some(|operands| permute_by(operands, |at, n| n + 8 - at)),
        ("prmt", ["rc8"]) => Some(|operands| permute_by(operands, |_, n| n)),
        ("prmt", ["ecl"]) => Some(|operands| permute_by(operands, |at, n| at.max(n))),
        ("prmt", ["ecr"]) => Some(|operands| permute_by(operands, |at, n| at.min(n))),
        ("prmt", ["rc16"]) => Some(|operands| permute_by(operands, |at, n| 2 * (n & 1) + (at & 1))),
        _ => None,
    };
    function
}

/// The product of types of 16 and 32 bits.
macro_rules! wide {
    ($function:ident, $of:expr) => {
        Some(match ($of.is_signed(), $of.bits) {
            (false, 16) => $function::<false, 16>,
            (false, 32) => $function::<false, 32>,
            (true, 16) => $function::<true, 16>,
            (true, 32) => $function::<true, 32>,
            _ => return None,
        })
    };
}
use wide;

/// `lop3`: each bit by a truth table.
pub fn by_table([a, b, c, table]: [u64; 4]) -> u64 {
    (0..8)
        .filter(|row| table >> row & 1 == 1)
        .fold(0, |word, row| {
            let of = |operand: u64, bit: u64| if row & bit == 0 { !operand } else { operand };
            word | of(a, 4) & of(b, 2) & of(c, 1)
        })
        & 0xffff_ffff
}

macro_rules! comparison {
    ($test:tt, $of:expr) => {{
        fn test<const S: bool, const B: u32>([a, b, _]: [u64; 3]) -> u64 {
            u64::from(value::<S, B>(a) $test value::<S, B>(b))
        }
        typed!(test, $of)
    }};
}

/// A comparison of integers.
pub fn comparison(test: &str, of: Type) -> Option<Function> {
    match test {
        "eq" => comparison!(==, of),
        "ne" => comparison!(!=, of),
        "lt" => comparison!(<, of),
        "le" => comparison!(<=, of),
        "gt" => comparison!(>, of),
        "ge" => comparison!(>=, of),
        "lo" if of.kind == Kind::Unsigned => comparison!(<, of),
        "ls" if of.kind == Kind::Unsigned => comparison!(<=, of),
        "hi" if of.kind == Kind::Unsigned => comparison!(>, of),
        "hs" if of.kind == Kind::Unsigned => comparison!(>=, of),
        _ => None,
    }
}
/// `dp4a`: four bytes of `a` with those of `b`; whether they are signed.
pub fn dot_product_of_four(signed: [bool; 2]) -> Function {
    match signed {
        [false, false] => dot_product::<false, false, 8, 0>,
        [false, true] => dot_product::<false, true, 8, 0>,
        [true, false] => dot_product::<true, false, 8, 0>,
        [true, true] => dot_product::<true, true, 8, 0>,
    }
}

/// `dp2a`: two half words of `a` with the lower or higher two bytes of `b`.
pub fn dot_product_of_two(signed: [bool; 2], high: bool) -> Function {
    match (signed, high) {
        ([false, false], false) => dot_product::<false, false, 16, 0>,
        ([false, true], false) => dot_product::<false, true, 16, 0>,
        ([true, false], false) => dot_product::<true, false, 16, 0>,
        ([true, true], false) => dot_product::<true, true, 16, 0>,
        ([false, false], true) => dot_product::<false, false, 16, 16>,
        ([false, true], true) => dot_product::<false, true, 16, 16>,
        ([true, false], true) => dot_product::<true, false, 16, 16>,
        ([true, true], true) => dot_product::<true, true, 16, 16>,
    }
}

/// `c` plus the products of the parts of `a`, of `BITS` each, with bytes of `b` from bit `FROM` on.
fn dot_product<const A: bool, const B: bool, const BITS: u32, const FROM: u32>(
    [a, b, c]: [u64; 3],
) -> u64 {
    let product = |number: u32| {
        let a = value::<A, BITS>(a >> (BITS * number) & 0xffff);
        a * value::<B, 8>(b >> (FROM + 8 * number) & 0xff)
    };
    let sum: i128 = (0..32 / BITS).map(product).sum();
    bits::<32>(sum + i128::from(c))
}
