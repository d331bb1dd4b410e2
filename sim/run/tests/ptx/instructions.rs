//! Instructions by themselves. Expected values are worked out from the ISA manual.

use super::words;

/// What thread 0 leaves.
fn word(body: &str) -> u32 {
    words(body)[0]
}

#[test]
fn integers() {
    #[rustfmt::skip]
    let cases = [
        // (2^31 - 1) * 2^31 >> 32
        ("mul.hi.u32 %r1, 0x7fffffff, 0x80000000;", 0x3fff_ffff),
        // -1 * 7 >> 32
        ("mul.hi.s32 %r1, -1, 7;", 0xffff_ffff),
        ("mad.lo.s32 %r1, -3, 5, 1;", -14i32 as u32),
        ("mul24.lo.u32 %r1, 0xff000003, 5;", 15),
        ("div.s32 %r1, -7, 2;", -3i32 as u32),
        ("rem.s32 %r1, -7, 2;", -1i32 as u32),
        ("div.u32 %r1, 5, 0;", u32::MAX),
        ("add.sat.s32 %r1, 0x7fffffff, 1;", 0x7fff_ffff),
        ("sad.u32 %r1, 3, 10, 100;", 107),
        ("shl.b32 %r1, 1, 32;", 0),
        ("shr.s32 %r1, -8, 40;", u32::MAX),
        ("shr.u32 %r1, -8, 28;", 15),
        ("shf.l.wrap.b32 %r1, 0x80000000, 0x1, 33;", 3),
        ("shf.r.clamp.b32 %r1, 0x12345678, 0x9abcdef0, 40;", 0x9abc_def0),
        ("popc.b32 %r1, 0xf0f0;", 8),
        ("clz.b32 %r1, 0x00010000;", 15),
        ("brev.b32 %r1, 0x1;", 0x8000_0000),
        ("bfind.u32 %r1, 0x00400000;", 22),
        ("bfind.s32 %r1, -1;", u32::MAX),
        ("bfind.shiftamt.u32 %r1, 0x00400000;", 9),
        ("bfe.u32 %r1, 0xabcd1234, 8, 8;", 0x12),
        ("bfe.s32 %r1, 0x0000f000, 12, 4;", u32::MAX),
        // Bits past the highest are the sign.
        ("bfe.s32 %r1, 0x80000000, 28, 8;", 0xffff_fff8),
        ("bfi.b32 %r1, 0xff, 0x12345678, 8, 4;", 0x1234_5f78),
        ("prmt.b32 %r1, 0x33221100, 0x77665544, 0x7520;", 0x7755_2200),
        // Digit 8 and up: the sign of the byte.
        ("prmt.b32 %r1, 0x00000080, 0, 0x0008;", 0x8080_80ff),
        ("lop3.b32 %r1, 0xf0f0, 0xcccc, 0xaaaa, 0x80;", 0x8080),
        ("cnot.b32 %r1, 0;", 1),
        // (2^64 - 1) + 2: the low word is 1, and 1 is carried into the high one.
        ("add.cc.u32 %r2, -1, 2; addc.u32 %r1, -1, 0;", 0),
        ("add.cc.u32 %r2, 1, 2; addc.u32 %r1, 4, 0;", 4),
        // An instruction without .cc leaves the carry as it is.
        ("add.cc.u32 %r2, -1, 1; add.u32 %r3, 1, 1; addc.u32 %r1, 4, 0;", 5),
        // 2^32 - 1, and then 0 - 0 with that borrow.
        ("sub.cc.u32 %r2, 0, 1; subc.u32 %r1, 0, 0;", u32::MAX),
        ("sub.cc.u32 %r2, 0, 1; subc.cc.u32 %r3, 5, 4; subc.u32 %r1, 9, 0;", 9),
        // (2^32 - 1)^2 = 2^64 - 2^33 + 1: 1 and 1 make 2 without a carry; the high word is 2^32 - 2, and 3.
        ("mad.lo.cc.u32 %r2, -1, -1, 1; madc.hi.u32 %r1, -1, -1, 3;", 1),
        // -2 * 3 = -6: all ones above; 6 more below carry.
        ("mad.lo.cc.s32 %r2, -2, 3, 6; madc.hi.s32 %r1, -2, 3, 0;", 0),
        ("add.cc.u64 %d2, -1, 1; addc.u64 %d3, 7, 0; cvt.u32.u64 %r1, %d3;", 8),
        ("mov.b64 %d2, {1, 2}; shr.u64 %d2, %d2, 32; cvt.u32.u64 %r1, %d2;", 2),
        ("mov.b32 %r2, 0x00050003; mov.b32 {%h1, %h2}, %r2; cvt.u32.u16 %r1, %h2;", 5),
        ("mul.wide.s32 %d2, -2, 3; shr.u64 %d2, %d2, 32; cvt.u32.u64 %r1, %d2;", u32::MAX),
    ];
    for (instruction, expected) in cases {
        assert_eq!(word(instruction), expected, "{instruction}");
    }
}

#[test]
fn floats_round_as_they_are_told() {
    let third = 1.0f32 / 3.0;
    let bits = f32::to_bits;
    for (instruction, expected) in [
        ("div.rn.f32 %f1, 0f3f800000, 0f40400000;", bits(third)),
        // The nearest single is above a third; the one below is the last that is not.
        ("div.rz.f32 %f1, 0f3f800000, 0f40400000;", bits(third) - 1),
        ("div.rp.f32 %f1, 0f3f800000, 0f40400000;", bits(third)),
        ("div.rm.f32 %f1, 0fbf800000, 0f40400000;", bits(-third)),
        // 1 + 2^-30 lies between 1 and its neighbour.
        ("add.rp.f32 %f1, 0f3f800000, 0f30800000;", bits(1.0) + 1),
        ("add.rn.f32 %f1, 0f3f800000, 0f30800000;", bits(1.0)),
        // sqrt(2) is 0x3fb504f3 and a bit.
        ("sqrt.rz.f32 %f1, 0f40000000;", 0x3fb5_04f3),
        ("sqrt.rp.f32 %f1, 0f40000000;", 0x3fb5_04f4),
        ("mul.sat.f32 %f1, 0f40000000, 0f40000000;", bits(1.0)),
        ("add.sat.f32 %f1, 0f7fc00000, 0f3f800000;", 0),
        ("mul.ftz.f32 %f1, 0f00800000, 0f3f000000;", 0),
        ("mul.f32 %f1, 0f00800000, 0f3f000000;", 0x0040_0000),
        ("min.f32 %f1, 0f7fc00000, 0f40000000;", bits(2.0)),
        ("max.NaN.f32 %f1, 0f7fc00000, 0f40000000;", 0x7fff_ffff),
        ("min.f32 %f1, 0f00000000, 0f80000000;", 0x8000_0000),
        ("max.f32 %f1, 0f80000000, 0f00000000;", 0),
        ("rcp.rn.f32 %f1, 0f00000000;", bits(f32::INFINITY)),
        ("ex2.approx.f32 %f1, 0f40400000;", bits(8.0)),
        ("lg2.approx.f32 %f1, 0f41000000;", bits(3.0)),
        ("copysign.f32 %f1, 0fbf800000, 0f40000000;", bits(-2.0)),
        (
            "fma.rn.f32 %f1, 0f40000000, 0f40400000, 0f3f800000;",
            bits(7.0),
        ),
    ] {
        let found = word(&format!("{instruction} mov.b32 %r1, %f1;"));
        assert_eq!(
            found, expected,
            "{instruction}: {found:#x}, not {expected:#x}"
        );
    }
}

#[test]
fn conversions() {
    #[rustfmt::skip]
    let cases = [
        ("cvt.rzi.s32.f32 %r1, 0fc0200000;", -2i32 as u32),
        ("cvt.rmi.s32.f32 %r1, 0fc0200000;", -3i32 as u32),
        ("cvt.rni.s32.f32 %r1, 0f40200000;", 2),
        ("cvt.rpi.s32.f32 %r1, 0f40200000;", 3),
        // Out of range: the nearest; no number: 0, but of 64 bits the highest bit alone.
        ("cvt.rzi.s32.f32 %r1, 0f7f000000;", 0x7fff_ffff),
        ("cvt.rzi.u32.f32 %r1, 0fbf800000;", 0),
        ("cvt.rzi.s32.f32 %r1, 0f7fc00000;", 0),
        ("cvt.rzi.s64.f32 %d2, 0f7fc00000; shr.u64 %d2, %d2, 32; cvt.u32.u64 %r1, %d2;", 0x8000_0000),
        ("cvt.sat.u8.s32 %r1, 300;", 255),
        ("cvt.sat.s8.s32 %r1, -300;", -128i32 as u32),
        ("cvt.s32.s8 %r1, 0x80;", 0xffff_ff80),
        ("cvt.rn.f32.s32 %f1, 16777217; mov.b32 %r1, %f1;", 16_777_216f32.to_bits()),
        ("cvt.rp.f32.s32 %f1, 16777217; mov.b32 %r1, %f1;", 16_777_218f32.to_bits()),
        // 1 + 2^-40
        ("cvt.rn.f32.f64 %f1, 0d3ff0000000001000; mov.b32 %r1, %f1;", 1f32.to_bits()),
        ("cvt.rp.f32.f64 %f1, 0d3ff0000000001000; mov.b32 %r1, %f1;", 1f32.to_bits() + 1),
        ("cvt.rn.f16.f32 %h1, 0f3f800000; cvt.u32.u16 %r1, %h1;", 0x3c00),
        ("mov.b16 %h1, 0x3c00; cvt.f32.f16 %f1, %h1; mov.b32 %r1, %f1;", 1f32.to_bits()),
        ("cvt.rni.f32.f32 %f1, 0f40200000; mov.b32 %r1, %f1;", 2f32.to_bits()),
        ("cvt.sat.f32.f32 %f1, 0fc0200000; mov.b32 %r1, %f1;", 0),
    ];
    for (instruction, expected) in cases {
        assert_eq!(word(instruction), expected, "{instruction}");
    }
}

#[test]
fn comparisons_and_choices() {
    #[rustfmt::skip]
    let cases = [
        ("setp.lt.s32 %p1, -1, 1; selp.u32 %r1, 7, 9, %p1;", 7),
        ("setp.lt.u32 %p1, -1, 1; selp.u32 %r1, 7, 9, %p1;", 9),
        ("setp.lo.u32 %p1, 1, -1; selp.u32 %r1, 7, 9, %p1;", 7),
        ("setp.ne.f32 %p1, 0f7fc00000, 0f7fc00000; selp.u32 %r1, 7, 9, %p1;", 9),
        ("setp.neu.f32 %p1, 0f7fc00000, 0f7fc00000; selp.u32 %r1, 7, 9, %p1;", 7),
        ("setp.num.f32 %p1, 0f7fc00000, 0f3f800000; selp.u32 %r1, 7, 9, %p1;", 9),
        ("setp.eq.s32 %p1|%p2, 1, 1; selp.u32 %r1, 7, 9, %p2;", 9),
        ("mov.pred %p3, -1; setp.eq.and.s32 %p1|%p2, 1, 1, !%p3; selp.u32 %r1, 7, 9, %p1;", 9),
        ("set.gt.u32.s32 %r1, 3, 2;", u32::MAX),
        ("slct.u32.s32 %r1, 7, 9, -1;", 9),
        ("mov.pred %p1, 0; mov.u32 %r1, 1; @!%p1 mov.u32 %r1, 2;", 2),
        ("testp.infinite.f32 %p1, 0f7f800000; selp.u32 %r1, 7, 9, %p1;", 7),
    ];
    for (instruction, expected) in cases {
        assert_eq!(word(instruction), expected, "{instruction}");
    }
}

/// Sums in shared and in global memory: the threads' numbers, 0 to 31, and what a subnormal number becomes.
#[test]
fn atomics_add_floats() {
    let shared = ".shared .align 8 .b8 cell[8]; mov.u64 %d2, cell; mov.u32 %r1, 0; st.shared.u64 [%d2], 0; bar.sync 0;";
    let number = "cvt.rn.f32.u32 %f1, %r0; cvt.rn.f64.u32 %g1, %r0;";
    let first = "cvt.u64.u32 %d3, %r0; mul.lo.u64 %d3, %d3, 4; sub.u64 %d3, %d0, %d3;";
    // 0 + 1 + ... + 31
    let sum = 496.0;
    #[rustfmt::skip]
    let cases = [
        ("red.shared.add.f32 [%d2], %f1; bar.sync 0; ld.shared.u32 %r1, [%d2];", f32::to_bits(sum)),
        ("atom.shared.add.f64 %g2, [%d2], %g1; bar.sync 0; ld.shared.u32 %r1, [%d2+4];", (f64::to_bits(sum.into()) >> 32) as u32),
        // Subnormal numbers stay: 32 times 2^-130.
        ("mov.b32 %f1, 0x00080000; red.shared.add.f32 [%d2], %f1; bar.sync 0; ld.shared.u32 %r1, [%d2];", 32 * 0x0008_0000),
    ];
    for (body, expected) in cases {
        assert_eq!(word(&format!("{shared}{number}{body}")), expected, "{body}");
    }
    for (value, expected) in [("%f1", f32::to_bits(sum)), ("0f00080000", 0)] {
        let body = format!(
            "{number}{first} mov.f32 %f2, {value}; red.global.add.f32 [%d3], %f2; bar.sync 0; ld.global.u32 %r1, [%d3]; bar.sync 0;"
        );
        assert_eq!(word(&body), expected, "{body}");
    }
}
