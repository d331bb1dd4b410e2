//! Conversions of a lane's number to another type.

use super::float::{round, NAN, QUIET_64};
use crate::code::conversion::Conversion;
use crate::code::types::{Kind, Type};
use half::f16;
use rustc_apfloat::ieee::{Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert};

impl Conversion {
    /// The converted bits.
    pub fn apply(&self, bits: u64) -> u64 {
        match (self.from.is_float(), self.to.is_float()) {
            (false, false) => self.integer(bits),
            (false, true) => self.float_of(bits),
            (true, false) => self.integer_of(bits),
            (true, true) => self.float(bits),
        }
    }

    fn integer(&self, bits: u64) -> u64 {
        let value = integer_value(self.from, bits);
        if !self.saturate {
            // A register may be larger than the type: the sign goes on in it.
            return self.to.extend(value as u64);
        }
        let (least, most) = range(self.to);
        value.clamp(least, most) as u64
    }

    fn float_of(&self, bits: u64) -> u64 {
        let value = integer_value(self.from, bits);
        let round = round(self.rounding);
        let bits = match self.to.bits {
            64 => Double::from_i128_r(value, round).value.to_bits() as u64,
            32 => Single::from_i128_r(value, round).value.to_bits() as u64,
            _ => Half::from_i128_r(value, round).value.to_bits() as u64,
        };
        self.finished(bits)
    }

    fn integer_of(&self, bits: u64) -> u64 {
        let value = self.exact(bits);
        let (least, most) = range(self.to);
        if value.is_nan() {
            // As the ISA manual says.
            return match self.from.bits == 64 || self.to.bits == 64 {
                true => self.to.extend(1 << (self.to.bits - 1)),
                false => 0,
            };
        }
        let mut exact = false;
        let whole = value.to_i128_r(128, round(self.rounding), &mut exact).value;
        self.to.extend(whole.clamp(least, most) as u64)
    }

    fn float(&self, bits: u64) -> u64 {
        if self.from == self.to && !self.to_whole && !self.saturate && !self.flush {
            // A NaN stays as it is.
            return bits;
        }
        let mut value = self.exact(bits);
        let round = round(self.rounding);
        if value.is_nan() {
            return match self.saturate {
                true => 0,
                false => self.nan(bits),
            };
        }
        if self.to_whole {
            value = value.round_to_integral(round).value;
        }
        let mut lost = false;
        let bits = match self.to.bits {
            64 => value.to_bits() as u64,
            32 => {
                let single: Single = value.convert_r(round, &mut lost).value;
                single.to_bits() as u64
            }
            _ => {
                let half: Half = value.convert_r(round, &mut lost).value;
                half.to_bits() as u64
            }
        };
        self.finished(bits)
    }

    /// What becomes of a NaN: its bits stay where one side is of double precision, as far as there is room.
    fn nan(&self, bits: u64) -> u64 {
        let wide = match self.from.bits {
            64 => bits,
            32 if self.flush => wide_nan(NAN.into(), 32),
            of => wide_nan(bits, of),
        };
        let sign = wide >> 63;
        let fraction = wide & ((1 << 52) - 1) | QUIET_64;
        match (self.from.bits, self.to.bits) {
            (_, 64) => wide | QUIET_64,
            (64, 32) => sign << 31 | 0xff << 23 | fraction >> 29,
            (64, _) => sign << 15 | 0x1f << 10 | fraction >> 42,
            (_, 32) => NAN.into(),
            _ => 0x7fff,
        }
    }

    /// The float to convert; double precision holds it exactly.
    fn exact(&self, bits: u64) -> Double {
        let value = match self.from.bits {
            64 => f64::from_bits(bits),
            32 => {
                let value = f32::from_bits(bits as u32);
                f64::from(match self.flush && value.is_subnormal() {
                    true => 0.0f32.copysign(value),
                    false => value,
                })
            }
            _ => f16::from_bits(bits as u16).to_f64(),
        };
        Double::from_bits(u128::from(value.to_bits()))
    }

    /// A float that is made: flushed and clamped if it shall be.
    fn finished(&self, bits: u64) -> u64 {
        if self.to.bits == 32 {
            let mut value = f32::from_bits(bits as u32);
            if self.flush && value.is_subnormal() {
                value = 0.0f32.copysign(value);
            }
            if self.saturate {
                value = value.clamp(0.0, 1.0) + 0.0;
            }
            return u64::from(value.to_bits());
        }
        match (self.saturate, self.to.bits) {
            (true, 64) => (f64::from_bits(bits).clamp(0.0, 1.0) + 0.0).to_bits(),
            (true, _) => {
                let value = f16::from_bits(bits as u16).to_f32().clamp(0.0, 1.0) + 0.0;
                u64::from(f16::from_f32(value).to_bits())
            }
            _ => bits,
        }
    }
}

fn integer_value(of: Type, bits: u64) -> i128 {
    let extended = of.extend(bits);
    match of.kind {
        Kind::Signed => i128::from(extended as i64),
        _ => i128::from(extended),
    }
}

/// Least and most value of an integer type.
fn range(of: Type) -> (i128, i128) {
    match of.is_signed() {
        true => (-(1 << (of.bits - 1)), (1 << (of.bits - 1)) - 1),
        false => (0, (1 << of.bits) - 1),
    }
}

/// The bits of a NaN of 16 or 32 bits in double precision.
fn wide_nan(bits: u64, of: u8) -> u64 {
    let fraction_bits = if of == 32 { 23 } else { 10 };
    let fraction = bits & ((1 << fraction_bits) - 1);
    (bits >> (of - 1)) << 63 | 0x7ff << 52 | fraction << (52 - fraction_bits)
}

/// The rounding of a modifier that makes a whole number: `rni`, `rzi`, `rmi`, `rpi`.
pub fn whole_rounding(modifier: &str) -> Option<u8> {
    super::float::rounding(modifier.strip_suffix('i')?)
}
