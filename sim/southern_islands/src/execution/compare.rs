//! Vector comparisons.

use super::float::{class32, class64};
use super::vector::Lane;
use super::wavefront::{Wavefront, LANES};
use crate::code::inst::{CompareInst, CompareType, Src};

impl Wavefront {
    /// Writes the mask (and EXEC for `v_cmpx`); lanes that do not run get 0.
    pub(crate) fn vector_compare(&mut self, inst: &CompareInst, lanes: u64) {
        let relation = inst.relation;
        let mask = lanes
            & match inst.ty {
                CompareType::F32 => {
                    self.compare(inst, |a: f32, b: f32| relation.holds(a.partial_cmp(&b)))
                }
                CompareType::F64 => {
                    self.compare(inst, |a: f64, b: f64| relation.holds(a.partial_cmp(&b)))
                }
                CompareType::I32 => {
                    self.compare(inst, |a: i32, b: i32| relation.holds(Some(a.cmp(&b))))
                }
                CompareType::U32 => {
                    self.compare(inst, |a: u32, b: u32| relation.holds(Some(a.cmp(&b))))
                }
                CompareType::I64 => {
                    self.compare(inst, |a: i64, b: i64| relation.holds(Some(a.cmp(&b))))
                }
                CompareType::U64 => {
                    self.compare(inst, |a: u64, b: u64| relation.holds(Some(a.cmp(&b))))
                }
                CompareType::ClassF32 => {
                    self.compare(inst, |a: f32, classes: u32| class32(a) & classes != 0)
                }
                CompareType::ClassF64 => {
                    self.compare(inst, |a: f64, classes: u32| class64(a) & classes != 0)
                }
            };
        self.set_scalar_pair(inst.dst, mask);
        if inst.write_exec {
            self.exec = mask;
        }
    }

    fn compare<A: Lane, B: Lane>(&self, inst: &CompareInst, holds: impl Fn(A, B) -> bool) -> u64 {
        let a = A::read(self, inst.src[0], inst.modifiers, 0);
        let b = B::read(self, inst.src[1], inst.modifiers, 1);
        (0..LANES).fold(0, |mask, lane| {
            mask | u64::from(holds(a[lane], b[lane])) << lane
        })
    }

    /// `ds_swizzle_b32`: exchanges words between lanes without touching memory. Pattern bit 15 selects a permutation
    /// inside groups of four; otherwise lane i of a group of 32 reads lane `((i & and) | or) ^ xor`. A source lane
    /// that does not run reads as 0.
    pub(crate) fn swizzle(&mut self, dst: u8, src: u8, pattern: u16, lanes: u64) {
        let source = self.lanes(Src::Vector(src));
        let pattern = usize::from(pattern);
        let words = std::array::from_fn(|lane| {
            let from = if pattern >> 15 == 1 {
                lane & !3 | pattern >> (2 * (lane & 3)) & 3
            } else {
                let (and, or, xor) = (pattern & 31, pattern >> 5 & 31, pattern >> 10 & 31);
                lane & 32 | (lane & and | or) ^ xor
            };
            if lanes >> from & 1 == 1 {
                source[from]
            } else {
                0
            }
        });
        self.write_lanes(dst, lanes, &words);
    }
}
