//! Floating-point operations that Rust has no operator for. Rounding is to nearest even and denormals are kept.

use half::f16;

/// `v_min_f32`: a NaN loses against a number, and -0 is below +0.
pub(crate) fn min32(a: f32, b: f32) -> f32 {
    if a == b && b.is_sign_negative() {
        b
    } else {
        a.min(b)
    }
}

/// `v_max_f32`: a NaN loses against a number, and -0 is below +0.
pub(crate) fn max32(a: f32, b: f32) -> f32 {
    if a == b && b.is_sign_positive() {
        b
    } else {
        a.max(b)
    }
}

/// `v_min_f64`.
pub(crate) fn min64(a: f64, b: f64) -> f64 {
    if a == b && b.is_sign_negative() {
        b
    } else {
        a.min(b)
    }
}

/// `v_max_f64`.
pub(crate) fn max64(a: f64, b: f64) -> f64 {
    if a == b && b.is_sign_positive() {
        b
    } else {
        a.max(b)
    }
}

/// Middle of three; with a NaN among them the smallest.
pub(crate) fn med32(a: f32, b: f32, c: f32) -> f32 {
    if a.is_nan() || b.is_nan() || c.is_nan() {
        return min32(min32(a, b), c);
    }
    max32(min32(a, b), min32(max32(a, b), c))
}

/// Legacy multiplication: zero times anything is zero.
pub(crate) fn mul_legacy(a: f32, b: f32) -> f32 {
    if a == 0.0 || b == 0.0 {
        0.0
    } else {
        a * b
    }
}

/// Infinities become the largest finite number (`v_rcp_clamp`, `v_rsq_clamp`, `v_log_clamp`).
pub(crate) fn clamp_infinity32(value: f32) -> f32 {
    if value.is_infinite() {
        f32::MAX.copysign(value)
    } else {
        value
    }
}

/// The same for doubles.
pub(crate) fn clamp_infinity64(value: f64) -> f64 {
    if value.is_infinite() {
        f64::MAX.copysign(value)
    } else {
        value
    }
}

/// Infinities become zero of the same sign (`v_rcp_legacy`, `v_rsq_legacy`).
pub(crate) fn flush_infinity(value: f32) -> f32 {
    if value.is_infinite() {
        0f32.copysign(value)
    } else {
        value
    }
}

/// Sine of a number of revolutions; outside the hardware's range of +-256 the result is that of 0.
pub(crate) fn sine(revolutions: f32) -> f32 {
    (f64::from(in_range(revolutions)) * std::f64::consts::TAU).sin() as f32
}

/// Cosine of a number of revolutions, with the same range.
pub(crate) fn cosine(revolutions: f32) -> f32 {
    (f64::from(in_range(revolutions)) * std::f64::consts::TAU).cos() as f32
}

fn in_range(revolutions: f32) -> f32 {
    match revolutions.abs() {
        range if range <= 256.0 => revolutions,
        range if range.is_finite() => 0.0,
        _ => f32::NAN,
    }
}

/// Fraction, kept below 1.
pub(crate) fn fract32(value: f32) -> f32 {
    (value - value.floor()).min(f32::from_bits(0x3f7f_ffff))
}

/// Fraction, kept below 1.
pub(crate) fn fract64(value: f64) -> f64 {
    (value - value.floor()).min(f64::from_bits(0x3fef_ffff_ffff_ffff))
}

/// Mantissa in 0.5..1; zero, infinity and NaN pass.
pub(crate) fn mantissa32(value: f32) -> f32 {
    if value.is_finite() {
        libm::frexpf(value).0
    } else {
        value
    }
}

/// Exponent that goes with [`mantissa32`]; 0 for zero, infinity and NaN.
pub(crate) fn exponent32(value: f32) -> i32 {
    if value.is_finite() {
        libm::frexpf(value).1
    } else {
        0
    }
}

/// Mantissa in 0.5..1; zero, infinity and NaN pass.
pub(crate) fn mantissa64(value: f64) -> f64 {
    if value.is_finite() {
        libm::frexp(value).0
    } else {
        value
    }
}

/// Exponent that goes with [`mantissa64`]; 0 for zero, infinity and NaN.
pub(crate) fn exponent64(value: f64) -> i32 {
    if value.is_finite() {
        libm::frexp(value).1
    } else {
        0
    }
}

/// Class bits of `v_cmp_class`: signalling NaN, quiet NaN, -inf, -normal, -denormal, -0, +0, +denormal, +normal, +inf.
fn class(category: std::num::FpCategory, negative: bool, quiet: bool) -> u32 {
    use std::num::FpCategory::*;
    let bit = match (category, negative) {
        (Nan, _) => u32::from(quiet),
        (Infinite, true) => 2,
        (Normal, true) => 3,
        (Subnormal, true) => 4,
        (Zero, true) => 5,
        (Zero, false) => 6,
        (Subnormal, false) => 7,
        (Normal, false) => 8,
        (Infinite, false) => 9,
    };
    1 << bit
}

/// Class bit of a single.
pub(crate) fn class32(value: f32) -> u32 {
    class(
        value.classify(),
        value.is_sign_negative(),
        value.to_bits() >> 22 & 1 == 1,
    )
}

/// Class bit of a double.
pub(crate) fn class64(value: f64) -> u32 {
    class(
        value.classify(),
        value.is_sign_negative(),
        value.to_bits() >> 51 & 1 == 1,
    )
}

/// Half-precision bits, rounded to nearest even.
pub(crate) fn to_half(value: f32) -> u32 {
    f16::from_f32(value).to_bits().into()
}

/// Half-precision bits, rounded toward zero.
pub(crate) fn to_half_toward_zero(value: f32) -> u32 {
    let nearest = f16::from_f32(value);
    let too_far = nearest.to_f32().abs() > value.abs() && value.is_finite();
    // Adjacent half-precision numbers have adjacent bit patterns, infinity being next to the largest one.
    (nearest.to_bits() - u16::from(too_far)).into()
}

/// Single from half-precision bits.
pub(crate) fn from_half(bits: u32) -> f32 {
    f16::from_bits(bits as u16).to_f32()
}

/// Biased exponent, as the division operations look at it.
fn biased32(value: f32) -> i32 {
    (value.to_bits() >> 23 & 0xff) as i32
}

fn biased64(value: f64) -> i32 {
    (value.to_bits() >> 52 & 0x7ff) as i32
}

/// `v_div_scale_f32`: scales `value` (the denominator or the numerator) so that the steps of a division neither overflow
/// nor lose bits. The flag tells `v_div_fmas` to undo the scaling. Manuals of later chips give the conditions; where
/// both the inverse and the quotient are tiny the denominator is scaled down, or it would overflow.
pub(crate) fn div_scale32(value: f32, denominator: f32, numerator: f32) -> (f32, bool) {
    let scaling_denominator = value.to_bits() == denominator.to_bits();
    let scaling_numerator = value.to_bits() == numerator.to_bits();
    let tiny_inverse = (1.0 / denominator).abs() < f32::MIN_POSITIVE;
    let tiny_quotient = (numerator / denominator).abs() < f32::MIN_POSITIVE;
    let scale = |when, exponent| {
        if when {
            libm::ldexpf(value, exponent)
        } else {
            value
        }
    };
    if numerator == 0.0 || denominator == 0.0 {
        (f32::NAN, false)
    } else if biased32(numerator) - biased32(denominator) >= 96 {
        (scale(scaling_denominator, 64), true)
    } else if denominator.is_subnormal() {
        (scale(true, 64), false)
    } else if tiny_inverse && tiny_quotient {
        (scale(scaling_denominator, -64), true)
    } else if tiny_inverse {
        (scale(true, -64), false)
    } else if tiny_quotient {
        (scale(scaling_numerator, 64), true)
    } else {
        (scale(biased32(numerator) <= 23, 64), false)
    }
}

/// `v_div_scale_f64`.
pub(crate) fn div_scale64(value: f64, denominator: f64, numerator: f64) -> (f64, bool) {
    let scaling_denominator = value.to_bits() == denominator.to_bits();
    let scaling_numerator = value.to_bits() == numerator.to_bits();
    let tiny_inverse = (1.0 / denominator).abs() < f64::MIN_POSITIVE;
    let tiny_quotient = (numerator / denominator).abs() < f64::MIN_POSITIVE;
    let scale = |when, exponent| {
        if when {
            libm::ldexp(value, exponent)
        } else {
            value
        }
    };
    if numerator == 0.0 || denominator == 0.0 {
        (f64::NAN, false)
    } else if biased64(numerator) - biased64(denominator) >= 768 {
        (scale(scaling_denominator, 128), true)
    } else if denominator.is_subnormal() {
        (scale(true, 128), false)
    } else if tiny_inverse && tiny_quotient {
        (scale(scaling_denominator, -128), true)
    } else if tiny_inverse {
        (scale(true, -128), false)
    } else if tiny_quotient {
        (scale(scaling_numerator, 128), true)
    } else {
        (scale(biased64(numerator) <= 53, 128), false)
    }
}

/// `v_div_fmas_f32`: fused multiply-add, then the scaling of [`div_scale32`] undone where `scaled`.
pub(crate) fn div_fmas32(a: f32, b: f32, c: f32, scaled: bool) -> f32 {
    let value = a.mul_add(b, c);
    match scaled {
        false => value,
        true => libm::ldexpf(value, if biased32(c) > 127 { 64 } else { -64 }),
    }
}

/// `v_div_fmas_f64`.
pub(crate) fn div_fmas64(a: f64, b: f64, c: f64, scaled: bool) -> f64 {
    let value = a.mul_add(b, c);
    match scaled {
        false => value,
        true => libm::ldexp(value, if biased64(c) > 1023 { 128 } else { -128 }),
    }
}

/// What IEEE division gives in the special cases; `None` where the computed quotient counts.
fn special_quotient(denominator: f64, numerator: f64) -> Option<f64> {
    let special = |value: f64| value.is_nan() || value.is_infinite() || value == 0.0;
    (special(denominator) || special(numerator)).then(|| numerator / denominator)
}

/// `v_div_fixup_f32`: the sign, and the special cases of a division. A NaN computed from ordinary operands means that the
/// quotient overflowed on the way.
pub(crate) fn div_fixup32(quotient: f32, denominator: f32, numerator: f32) -> f32 {
    match special_quotient(denominator.into(), numerator.into()) {
        Some(special) => special as f32,
        None => {
            let negative = denominator.is_sign_negative() != numerator.is_sign_negative();
            let magnitude = if quotient.is_nan() {
                f32::INFINITY
            } else {
                quotient.abs()
            };
            magnitude.copysign(sign(negative))
        }
    }
}

/// `v_div_fixup_f64`.
pub(crate) fn div_fixup64(quotient: f64, denominator: f64, numerator: f64) -> f64 {
    match special_quotient(denominator, numerator) {
        Some(special) => special,
        None => {
            let negative = denominator.is_sign_negative() != numerator.is_sign_negative();
            let magnitude = if quotient.is_nan() {
                f64::INFINITY
            } else {
                quotient.abs()
            };
            magnitude.copysign(sign(negative).into())
        }
    }
}

fn sign(negative: bool) -> f32 {
    if negative {
        -1.0
    } else {
        1.0
    }
}

/// Signed or unsigned 16-bit normalised integer: 1.0 becomes `scale`, out of range saturates.
pub(crate) fn normalised(value: f32, scale: f32, low: f32) -> u32 {
    let clamped = if value.is_nan() {
        0.0
    } else {
        value.clamp(low, 1.0)
    };
    u32::from((clamped * scale).round_ties_even() as i32 as u16)
}
