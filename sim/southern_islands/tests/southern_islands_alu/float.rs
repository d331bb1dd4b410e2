//! Vector float instructions.

use super::vector;

#[test]
fn float_results() {
    let f = |v: f32| u64::from(v.to_bits());
    #[rustfmt::skip]
    let cases: [(&str, u64, u64, u64, u64); 42] = [
        ("v_add_f32_e32 v0, v2, v4", f(1.5), f(2.0), 0, f(3.5)),
        ("v_sub_f32_e64 v0, |v2|, -v4", f(-1.5), f(2.0), 0, f(3.5)),
        ("v_subrev_f32_e32 v0, v2, v4", f(1.5), f(2.0), 0, f(0.5)),
        ("v_mul_f32_e64 v0, v2, v4 mul:4", f(1.5), f(2.0), 0, f(12.0)),
        ("v_mul_f32_e64 v0, v2, v4 div:2", f(1.5), f(2.0), 0, f(1.5)),
        ("v_mul_f32_e64 v0, v2, v4 clamp", f(1.5), f(2.0), 0, f(1.0)),
        ("v_add_f32_e64 v0, v2, v4 clamp", f(f32::NAN), f(2.0), 0, f(0.0)),
        ("v_mul_legacy_f32_e32 v0, v2, v4", f(0.0), f(f32::INFINITY), 0, f(0.0)),
        // Two roundings in mad, one in fma: (1 + 2^-12)^2 - 1 - 2^-11 = 2^-24.
        ("v_mad_f32 v0, v2, v4, v6", 0x3f80_0800, 0x3f80_0800, f(-1.0 - 2f32.powi(-11)), f(0.0)),
        ("v_fma_f32 v0, v2, v4, v6", 0x3f80_0800, 0x3f80_0800, f(-1.0 - 2f32.powi(-11)), f(2f32.powi(-24))),
        ("v_madak_f32 v0, v2, v4, 0x40400000", f(2.0), f(5.0), 0, f(13.0)),
        ("v_madmk_f32 v0, v2, 0x40400000, v4", f(2.0), f(5.0), 0, f(11.0)),
        ("v_min_f32_e32 v0, v2, v4", f(f32::NAN), f(5.0), 0, f(5.0)),
        ("v_min_f32_e32 v0, v2, v4", f(0.0), f(-0.0), 0, f(-0.0)),
        ("v_max_f32_e32 v0, v2, v4", f(-0.0), f(0.0), 0, f(0.0)),
        ("v_max_legacy_f32_e32 v0, v2, v4", f(5.0), f(f32::NAN), 0, f(f32::NAN)),
        ("v_med3_f32 v0, v2, v4, v6", f(3.0), f(1.0), f(2.0), f(2.0)),
        ("v_floor_f32_e32 v0, v2", f(-1.5), 0, 0, f(-2.0)),
        ("v_rndne_f32_e32 v0, v2", f(2.5), 0, 0, f(2.0)),
        ("v_trunc_f32_e32 v0, v2", f(-2.5), 0, 0, f(-2.0)),
        ("v_fract_f32_e32 v0, v2", f(-0.25), 0, 0, f(0.75)),
        ("v_rcp_f32_e32 v0, v2", f(-4.0), 0, 0, f(-0.25)),
        ("v_rcp_clamp_f32_e32 v0, v2", f(0.0), 0, 0, f(f32::MAX)),
        ("v_rcp_legacy_f32_e32 v0, v2", f(-0.0), 0, 0, f(-0.0)),
        ("v_rsq_f32_e32 v0, v2", f(0.25), 0, 0, f(2.0)),
        ("v_exp_f32_e32 v0, v2", f(-3.0), 0, 0, f(0.125)),
        ("v_log_f32_e32 v0, v2", f(0.125), 0, 0, f(-3.0)),
        // Sine and cosine take revolutions.
        ("v_sin_f32_e32 v0, v2", f(0.25), 0, 0, f(1.0)),
        ("v_cos_f32_e32 v0, v2", f(0.5), 0, 0, f(-1.0)),
        ("v_frexp_exp_i32_f32_e32 v0, v2", f(12.0), 0, 0, 4),
        ("v_frexp_mant_f32_e32 v0, v2", f(12.0), 0, 0, f(0.75)),
        ("v_ldexp_f32_e64 v0, v2, v4", f(0.75), 4, 0, f(12.0)),
        ("v_cvt_i32_f32_e32 v0, v2", f(-1.9), 0, 0, 0xffff_ffff),
        ("v_cvt_u32_f32_e32 v0, v2", f(1e20), 0, 0, 0xffff_ffff),
        ("v_cvt_u32_f32_e32 v0, v2", f(-5.0), 0, 0, 0),
        ("v_cvt_f32_u32_e32 v0, v2", 0xffff_ffff, 0, 0, f(4294967296.0)),
        ("v_cvt_f32_ubyte2_e32 v0, v2", 0x12_34_56_78, 0, 0, f(52.0)),
        ("v_cvt_rpi_i32_f32_e32 v0, v2", f(-1.5), 0, 0, 0xffff_ffff),
        ("v_cvt_pkrtz_f16_f32_e32 v0, v2, v4", f(1.0), f(65535.0), 0, 0x7bff_3c00),
        ("v_cvt_pk_u8_f32 v0, v2, v4, v6", f(300.0), 2, 0x1111_1111, 0x11ff_1111),
        ("v_cvt_f64_f32_e32 v[0:1], v2", f(1.5), 0, 0, 1.5f64.to_bits()),
        ("v_add_f64 v[0:1], v[2:3], 1.0", 1.5f64.to_bits(), 0, 0, 2.5f64.to_bits()),
    ];
    for (text, a, b, c, expected) in cases {
        assert_eq!(vector(text, a, b, c, 0).0, expected, "{text}");
    }
}
