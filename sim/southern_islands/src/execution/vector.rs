//! Vector ALU: one closure a lane for every operation.

use super::float::*;
use super::wavefront::{LaneWords, Wavefront, LANES};
use crate::code::inst::{Modifiers, OutputModifier, Src, VectorInst};
use crate::code::opcode::VectorOp;
use turnstile_kernel::Fault;

/// A type a lane can read from and write to registers.
pub(crate) trait Lane: Copy + Default {
    /// All lanes of source `index`, with its modifiers.
    fn read(wavefront: &Wavefront, src: Src, modifiers: Modifiers, index: u32) -> [Self; LANES];
    /// Writes the running lanes.
    fn write(
        wavefront: &mut Wavefront,
        dst: u8,
        lanes: u64,
        values: &[Self; LANES],
        modifiers: Modifiers,
    );
}

macro_rules! integer_lane {
    ($ty:ident, $read:ident, $($word:ident)?) => {
        impl Lane for $ty {
            fn read(wavefront: &Wavefront, src: Src, _: Modifiers, _: u32) -> [Self; LANES] {
                wavefront.$read(src).map(|v| v as $ty)
            }

            fn write(wavefront: &mut Wavefront, dst: u8, lanes: u64, values: &[Self; LANES], _: Modifiers) {
                wavefront.write_lanes(dst, lanes, &values.map(|v| v as u32));
                $(wavefront.write_lanes(dst + 1, lanes, &values.map(|v| ((v as $word) >> 32) as u32));)?
            }
        }
    };
}

integer_lane!(u32, lanes,);
integer_lane!(i32, lanes,);
integer_lane!(u64, wide_lanes, u64);
integer_lane!(i64, wide_lanes, u64);

macro_rules! float_lane {
    ($ty:ident, $bits:ident) => {
        impl Lane for $ty {
            fn read(
                wavefront: &Wavefront,
                src: Src,
                modifiers: Modifiers,
                index: u32,
            ) -> [Self; LANES] {
                let mut values = $bits::read(wavefront, src, modifiers, index).map($ty::from_bits);
                if modifiers.abs >> index & 1 == 1 {
                    values = values.map($ty::abs);
                }
                if modifiers.neg >> index & 1 == 1 {
                    values = values.map(|v| -v);
                }
                values
            }

            fn write(
                wavefront: &mut Wavefront,
                dst: u8,
                lanes: u64,
                values: &[Self; LANES],
                modifiers: Modifiers,
            ) {
                let factor = match modifiers.omod {
                    OutputModifier::None => None,
                    OutputModifier::Times2 => Some(2.0),
                    OutputModifier::Times4 => Some(4.0),
                    OutputModifier::Half => Some(0.5),
                };
                let bits = values.map(|value| {
                    let value = factor.map_or(value, |factor| value * factor);
                    // `max` first: a NaN clamps to 0.
                    let value = if modifiers.clamp {
                        value.max(0.0).min(1.0)
                    } else {
                        value
                    };
                    value.to_bits()
                });
                $bits::write(wavefront, dst, lanes, &bits, modifiers);
            }
        }
    };
}

float_lane!(f32, u32);
float_lane!(f64, u64);

/// A lane mask in a scalar pair.
impl Lane for bool {
    fn read(wavefront: &Wavefront, src: Src, _: Modifiers, _: u32) -> [Self; LANES] {
        let mask = match src {
            Src::Scalar(register) => wavefront.scalar_pair(register),
            Src::Vector(_) => 0,
            Src::Const(mask) => mask,
        };
        std::array::from_fn(|lane| mask >> lane & 1 == 1)
    }

    fn write(wavefront: &mut Wavefront, dst: u8, lanes: u64, values: &[Self; LANES], _: Modifiers) {
        let mask = (0..LANES).fold(0, |mask, lane| mask | u64::from(values[lane]) << lane);
        wavefront.set_scalar_pair(dst, mask & lanes);
    }
}

/// One instruction about to run in some lanes.
struct Alu<'w> {
    wavefront: &'w mut Wavefront,
    inst: &'w VectorInst,
    lanes: u64,
}

impl Alu<'_> {
    fn source<T: Lane>(&self, index: u32) -> [T; LANES] {
        T::read(
            self.wavefront,
            self.inst.src[index as usize],
            self.inst.modifiers,
            index,
        )
    }

    fn result<T: Lane>(&mut self, values: &[T; LANES]) {
        T::write(
            self.wavefront,
            self.inst.dst,
            self.lanes,
            values,
            self.inst.modifiers,
        );
    }

    /// The carry or flag, one bit a lane; lanes that do not run get 0.
    fn mask(&mut self, values: &[bool; LANES]) {
        if let Some(dst) = self.inst.mask_out {
            bool::write(self.wavefront, dst, self.lanes, values, self.inst.modifiers);
        }
    }

    fn map1<A: Lane, R: Lane>(&mut self, f: impl Fn(A) -> R) {
        let values = self.source::<A>(0).map(f);
        self.result(&values);
    }

    fn map2<A: Lane, B: Lane, R: Lane>(&mut self, f: impl Fn(A, B) -> R) {
        let (a, b) = (self.source::<A>(0), self.source::<B>(1));
        let values = std::array::from_fn(|lane| f(a[lane], b[lane]));
        self.result::<R>(&values);
    }

    fn map3<A: Lane, B: Lane, C: Lane, R: Lane>(&mut self, f: impl Fn(A, B, C) -> R) {
        let (a, b, c) = (
            self.source::<A>(0),
            self.source::<B>(1),
            self.source::<C>(2),
        );
        let values = std::array::from_fn(|lane| f(a[lane], b[lane], c[lane]));
        self.result::<R>(&values);
    }

    /// Operations that also write a mask.
    fn flagged<A: Lane, B: Lane, C: Lane, R: Lane>(&mut self, f: impl Fn(A, B, C) -> (R, bool)) {
        let (a, b, c) = (
            self.source::<A>(0),
            self.source::<B>(1),
            self.source::<C>(2),
        );
        let pairs: [(R, bool); LANES] = std::array::from_fn(|lane| f(a[lane], b[lane], c[lane]));
        self.result(&pairs.map(|(value, _)| value));
        self.mask(&pairs.map(|(_, flag)| flag));
    }

    /// `v_mbcnt`: counts the bits of a mask half that belong to lower lanes; `first` is the half's first lane.
    fn count_below(&mut self, first: u32) {
        let (a, b) = (self.source::<u32>(0), self.source::<u32>(1));
        let values: LaneWords = std::array::from_fn(|lane| {
            let below = (lane as u32).saturating_sub(first).min(32);
            let mask = ((1u64 << below) - 1) as u32;
            b[lane].wrapping_add((a[lane] & mask).count_ones())
        });
        self.result(&values);
    }

    /// `v_div_fmas`: VCC is an implicit source.
    fn unscale<F: Lane>(&mut self, f: impl Fn(F, F, F, bool) -> F) {
        let vcc = self.wavefront.scalar.vcc;
        let (a, b, c) = (
            self.source::<F>(0),
            self.source::<F>(1),
            self.source::<F>(2),
        );
        let values = std::array::from_fn(|lane| f(a[lane], b[lane], c[lane], vcc >> lane & 1 == 1));
        self.result::<F>(&values);
    }

    /// Subtraction with borrow; without a carry source the borrow is 0.
    fn subtract(&mut self, reversed: bool) {
        self.flagged(|a: u32, b: u32, borrow: bool| {
            let (a, b) = if reversed { (b, a) } else { (a, b) };
            let take = u64::from(b) + u64::from(borrow);
            (a.wrapping_sub(take as u32), u64::from(a) < take)
        });
    }

    fn run(&mut self) {
        use VectorOp::*;
        match self.inst.op {
            MovB32 => self.map1(|a: u32| a),
            NotB32 => self.map1(|a: u32| !a),
            BfrevB32 => self.map1(u32::reverse_bits),
            FfbhU32 => self.map1(|a: u32| if a == 0 { u32::MAX } else { a.leading_zeros() }),
            FfblB32 => self.map1(|a: u32| if a == 0 { u32::MAX } else { a.trailing_zeros() }),
            FfbhI32 => self.map1(|a: i32| match (a ^ (a >> 31)) as u32 {
                0 => u32::MAX,
                differing => differing.leading_zeros(),
            }),
            CndmaskB32 => self.map3(|a: f32, b: f32, choose: bool| if choose { b } else { a }),
            AddI32 | AddcU32 => self.flagged(|a: u32, b: u32, carry: bool| {
                let sum = u64::from(a) + u64::from(b) + u64::from(carry);
                (sum as u32, sum >> 32 != 0)
            }),
            SubI32 | SubbU32 => self.subtract(false),
            SubrevI32 | SubbrevU32 => self.subtract(true),
            MbcntLoU32B32 => self.count_below(0),
            MbcntHiU32B32 => self.count_below(32),
            _ => self.run_float(),
        }
    }

    fn run_float(&mut self) {
        use VectorOp::*;
        match self.inst.op {
            FractF32 => self.map1(fract32),
            TruncF32 => self.map1(f32::trunc),
            CeilF32 => self.map1(f32::ceil),
            RndneF32 => self.map1(f32::round_ties_even),
            FloorF32 => self.map1(f32::floor),
            ExpF32 => self.map1(f32::exp2),
            LogClampF32 => self.map1(|a: f32| clamp_infinity32(a.log2())),
            LogF32 => self.map1(f32::log2),
            RcpClampF32 => self.map1(|a: f32| clamp_infinity32(1.0 / a)),
            RcpLegacyF32 => self.map1(|a: f32| flush_infinity(1.0 / a)),
            RcpF32 | RcpIflagF32 => self.map1(|a: f32| 1.0 / a),
            RsqClampF32 => self.map1(|a: f32| clamp_infinity32(1.0 / a.sqrt())),
            RsqLegacyF32 => self.map1(|a: f32| flush_infinity(1.0 / a.sqrt())),
            RsqF32 => self.map1(|a: f32| 1.0 / a.sqrt()),
            SqrtF32 => self.map1(f32::sqrt),
            SinF32 => self.map1(sine),
            CosF32 => self.map1(cosine),
            FrexpExpI32F32 => self.map1(exponent32),
            FrexpMantF32 => self.map1(mantissa32),
            AddF32 => self.map2(|a: f32, b: f32| a + b),
            SubF32 => self.map2(|a: f32, b: f32| a - b),
            SubrevF32 => self.map2(|a: f32, b: f32| b - a),
            MulF32 => self.map2(|a: f32, b: f32| a * b),
            MulLegacyF32 => self.map2(mul_legacy),
            MinLegacyF32 => self.map2(|a: f32, b: f32| if a < b { a } else { b }),
            MaxLegacyF32 => self.map2(|a: f32, b: f32| if a >= b { a } else { b }),
            MinF32 => self.map2(min32),
            MaxF32 => self.map2(max32),
            LdexpF32 => self.map2(|a: f32, b: i32| libm::ldexpf(a, b)),
            MacLegacyF32 | MadLegacyF32 => self.map3(|a: f32, b: f32, c: f32| mul_legacy(a, b) + c),
            MacF32 | MadF32 | MadmkF32 | MadakF32 => self.map3(|a: f32, b: f32, c: f32| a * b + c),
            FmaF32 => self.map3(f32::mul_add),
            Min3F32 => self.map3(|a, b, c| min32(min32(a, b), c)),
            Max3F32 => self.map3(|a, b, c| max32(max32(a, b), c)),
            Med3F32 => self.map3(med32),
            DivFixupF32 => self.map3(div_fixup32),
            DivScaleF32 => self.flagged(div_scale32),
            DivFmasF32 => self.unscale(div_fmas32),
            _ => self.run_double(),
        }
    }

    fn run_double(&mut self) {
        use VectorOp::*;
        match self.inst.op {
            RcpF64 => self.map1(|a: f64| 1.0 / a),
            RcpClampF64 => self.map1(|a: f64| clamp_infinity64(1.0 / a)),
            RsqF64 => self.map1(|a: f64| 1.0 / a.sqrt()),
            RsqClampF64 => self.map1(|a: f64| clamp_infinity64(1.0 / a.sqrt())),
            SqrtF64 => self.map1(f64::sqrt),
            FractF64 => self.map1(fract64),
            FrexpExpI32F64 => self.map1(exponent64),
            FrexpMantF64 => self.map1(mantissa64),
            AddF64 => self.map2(|a: f64, b: f64| a + b),
            MulF64 => self.map2(|a: f64, b: f64| a * b),
            MinF64 => self.map2(min64),
            MaxF64 => self.map2(max64),
            LdexpF64 => self.map2(|a: f64, b: i32| libm::ldexp(a, b)),
            FmaF64 => self.map3(f64::mul_add),
            DivFixupF64 => self.map3(div_fixup64),
            DivScaleF64 => self.flagged(div_scale64),
            DivFmasF64 => self.unscale(div_fmas64),
            _ => self.run_conversion(),
        }
    }

    /// Conversions to integers truncate and saturate, and take NaN to 0, as Rust's `as` does.
    fn run_conversion(&mut self) {
        use VectorOp::*;
        match self.inst.op {
            CvtI32F64 => self.map1(|a: f64| a as i32),
            CvtU32F64 => self.map1(|a: f64| a as u32),
            CvtF64I32 => self.map1(|a: i32| f64::from(a)),
            CvtF64U32 => self.map1(|a: u32| f64::from(a)),
            CvtF32I32 => self.map1(|a: i32| a as f32),
            CvtF32U32 => self.map1(|a: u32| a as f32),
            CvtU32F32 => self.map1(|a: f32| a as u32),
            CvtI32F32 => self.map1(|a: f32| a as i32),
            CvtRpiI32F32 => self.map1(|a: f32| (a + 0.5).floor() as i32),
            CvtFlrI32F32 => self.map1(|a: f32| a.floor() as i32),
            CvtF16F32 => self.map1(to_half),
            CvtF32F16 => self.map1(from_half),
            CvtOffF32I4 => self.map1(|a: i32| (a << 28 >> 28) as f32 / 16.0),
            CvtF32F64 => self.map1(|a: f64| a as f32),
            CvtF64F32 => self.map1(|a: f32| f64::from(a)),
            CvtF32Ubyte0 => self.map1(|a: u32| (a & 255) as f32),
            CvtF32Ubyte1 => self.map1(|a: u32| (a >> 8 & 255) as f32),
            CvtF32Ubyte2 => self.map1(|a: u32| (a >> 16 & 255) as f32),
            CvtF32Ubyte3 => self.map1(|a: u32| (a >> 24) as f32),
            CvtPknormI16F32 => {
                self.map2(|a: f32, b: f32| {
                    normalised(a, 32767.0, -1.0) | normalised(b, 32767.0, -1.0) << 16
                });
            }
            CvtPknormU16F32 => {
                self.map2(|a: f32, b: f32| {
                    normalised(a, 65535.0, 0.0) | normalised(b, 65535.0, 0.0) << 16
                });
            }
            CvtPkrtzF16F32 => {
                self.map2(|a: f32, b: f32| to_half_toward_zero(a) | to_half_toward_zero(b) << 16)
            }
            CvtPkU16U32 => self.map2(|a: u32, b: u32| a.min(0xffff) | b.min(0xffff) << 16),
            CvtPkI16I32 => self.map2(|a: i32, b: i32| {
                let saturate = |v: i32| u32::from(v.clamp(-0x8000, 0x7fff) as u16);
                saturate(a) | saturate(b) << 16
            }),
            CvtPkU8F32 => self.map3(|a: f32, byte: u32, c: u32| {
                let shift = 8 * (byte & 3);
                c & !(255 << shift) | u32::from(a as u8) << shift
            }),
            _ => self.run_integer(),
        }
    }

    fn run_integer(&mut self) {
        use VectorOp::*;
        match self.inst.op {
            MulI32I24 => self.map2(|a: i32, b: i32| signed24(a).wrapping_mul(signed24(b))),
            MulHiI32I24 => self.map2(|a: i32, b: i32| {
                ((i64::from(signed24(a)) * i64::from(signed24(b))) >> 32) as i32
            }),
            MulU32U24 => self.map2(|a: u32, b: u32| unsigned24(a).wrapping_mul(unsigned24(b))),
            MulHiU32U24 => {
                self.map2(|a: u32, b: u32| {
                    ((u64::from(unsigned24(a)) * u64::from(unsigned24(b))) >> 32) as u32
                });
            }
            MinI32 => self.map2(i32::min),
            MaxI32 => self.map2(i32::max),
            MinU32 => self.map2(u32::min),
            MaxU32 => self.map2(u32::max),
            LshrB32 => self.map2(|a: u32, b: u32| a >> (b & 31)),
            LshrrevB32 => self.map2(|a: u32, b: u32| b >> (a & 31)),
            AshrI32 => self.map2(|a: i32, b: u32| a >> (b & 31)),
            AshrrevI32 => self.map2(|a: u32, b: i32| b >> (a & 31)),
            LshlB32 => self.map2(|a: u32, b: u32| a << (b & 31)),
            LshlrevB32 => self.map2(|a: u32, b: u32| b << (a & 31)),
            AndB32 => self.map2(|a: u32, b: u32| a & b),
            OrB32 => self.map2(|a: u32, b: u32| a | b),
            XorB32 => self.map2(|a: u32, b: u32| a ^ b),
            BfmB32 => self.map2(|a: u32, b: u32| ((1 << (a & 31)) - 1) << (b & 31)),
            BcntU32B32 => self.map2(|a: u32, b: u32| b.wrapping_add(a.count_ones())),
            LshlB64 => self.map2(|a: u64, b: u32| a << (b & 63)),
            LshrB64 => self.map2(|a: u64, b: u32| a >> (b & 63)),
            AshrI64 => self.map2(|a: i64, b: u32| a >> (b & 63)),
            MulLoU32 | MulLoI32 => self.map2(u32::wrapping_mul),
            MulHiU32 => self.map2(|a: u32, b: u32| ((u64::from(a) * u64::from(b)) >> 32) as u32),
            MulHiI32 => self.map2(|a: i32, b: i32| ((i64::from(a) * i64::from(b)) >> 32) as i32),
            _ => self.run_three_operand_integer(),
        }
    }

    fn run_three_operand_integer(&mut self) {
        use VectorOp::*;
        match self.inst.op {
            MadI32I24 => self.map3(|a: i32, b: i32, c: i32| {
                signed24(a).wrapping_mul(signed24(b)).wrapping_add(c)
            }),
            MadU32U24 => {
                self.map3(|a: u32, b: u32, c: u32| {
                    unsigned24(a).wrapping_mul(unsigned24(b)).wrapping_add(c)
                });
            }
            BfeU32 => self.map3(|a: u32, offset: u32, width: u32| {
                let mask = (1 << (width & 31)) - 1;
                a >> (offset & 31) & mask
            }),
            BfeI32 => {
                self.map3(
                    |a: i32, offset: u32, width: u32| match (offset & 31, width & 31) {
                        (_, 0) => 0,
                        (offset, width) if offset + width < 32 => {
                            a << (32 - offset - width) >> (32 - width)
                        }
                        (offset, _) => a >> offset,
                    },
                )
            }
            BfiB32 => self.map3(|mask: u32, b: u32, c: u32| mask & b | !mask & c),
            AlignbitB32 => self.map3(|a: u32, b: u32, c: u32| (join(a, b) >> (c & 31)) as u32),
            AlignbyteB32 => {
                self.map3(|a: u32, b: u32, c: u32| (join(a, b) >> (8 * (c & 3))) as u32)
            }
            LerpU8 => self.map3(|a: u32, b: u32, c: u32| {
                bytes(|i| (byte(a, i) + byte(b, i) + (byte(c, i) & 1)) >> 1)
            }),
            Min3I32 => self.map3(|a: i32, b: i32, c: i32| a.min(b).min(c)),
            Min3U32 => self.map3(|a: u32, b: u32, c: u32| a.min(b).min(c)),
            Max3I32 => self.map3(|a: i32, b: i32, c: i32| a.max(b).max(c)),
            Max3U32 => self.map3(|a: u32, b: u32, c: u32| a.max(b).max(c)),
            Med3I32 => self.map3(|a: i32, b: i32, c: i32| a.min(b).max(a.max(b).min(c))),
            Med3U32 => self.map3(|a: u32, b: u32, c: u32| a.min(b).max(a.max(b).min(c))),
            SadU8 => {
                self.map3(|a: u32, b: u32, c: u32| c.wrapping_add(byte_differences(a, b, u32::MAX)))
            }
            SadHiU8 => self.map3(|a: u32, b: u32, c: u32| {
                c.wrapping_add(byte_differences(a, b, u32::MAX) << 16)
            }),
            // Bytes whose reference (second operand) is 0 do not count.
            MsadU8 => self.map3(|a: u32, b: u32, c: u32| c.wrapping_add(byte_differences(a, b, b))),
            SadU16 => self.map3(|a: u32, b: u32, c: u32| {
                let halves = (a & 0xffff).abs_diff(b & 0xffff) + (a >> 16).abs_diff(b >> 16);
                c.wrapping_add(halves)
            }),
            SadU32 => self.map3(|a: u32, b: u32, c: u32| c.wrapping_add(a.abs_diff(b))),
            op => unreachable!("{op:?} is executed by another group"),
        }
    }
}

impl Wavefront {
    pub(crate) fn vector_operation(&mut self, inst: &VectorInst, lanes: u64) {
        Alu {
            wavefront: self,
            inst,
            lanes,
        }
        .run();
    }

    /// `v_movrels`, `v_movreld`: M0 is added to the source (`from`) and destination (`to`) register number.
    pub(crate) fn vector_move_relative(
        &mut self,
        dst: u8,
        src: Src,
        from: bool,
        to: bool,
        lanes: u64,
    ) -> Result<(), Fault> {
        let m0 = u64::from(self.scalar.m0);
        let registers = self.vgpr.len() as u64;
        let moved = |register: u8, relative: bool| {
            let register = u64::from(register) + if relative { m0 } else { 0 };
            u8::try_from(register)
                .ok()
                .filter(|r| u64::from(*r) < registers)
                .ok_or_else(|| {
                    Fault::new(
                        format!("M0 = {m0} selects none of the {registers} vector registers"),
                        "check the index",
                    )
                })
        };
        let dst = moved(dst, to)?;
        let src = match src {
            Src::Vector(register) => Src::Vector(moved(register, from)?),
            other => other,
        };
        let words = self.lanes(src);
        self.write_lanes(dst, lanes, &words);
        Ok(())
    }
}

fn signed24(value: i32) -> i32 {
    value << 8 >> 8
}

fn unsigned24(value: u32) -> u32 {
    value & 0xff_ffff
}

fn join(high: u32, low: u32) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

fn byte(word: u32, index: u32) -> u32 {
    word >> (8 * index) & 255
}

fn bytes(f: impl Fn(u32) -> u32) -> u32 {
    (0..4).fold(0, |word, index| word | f(index) << (8 * index))
}

/// Sum of the absolute differences of the bytes that are not 0 in `counted`.
fn byte_differences(a: u32, b: u32, counted: u32) -> u32 {
    (0..4)
        .filter(|i| byte(counted, *i) != 0)
        .map(|i| byte(a, i).abs_diff(byte(b, i)))
        .sum()
}
