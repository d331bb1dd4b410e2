//! Vector integer instructions: results, carries, comparisons.

use super::vector;

#[test]
fn vector_integer_results() {
    let big = 0x0123_4567_89ab_cdef;
    #[rustfmt::skip]
    let cases: [(&str, u64, u64, u64, u64); 45] = [
        ("v_not_b32_e32 v0, v2", 1, 0, 0, 0xffff_fffe),
        ("v_bfrev_b32_e32 v0, v2", 1, 0, 0, 0x8000_0000),
        ("v_ffbh_u32_e32 v0, v2", 0x10000, 0, 0, 15),
        ("v_ffbh_u32_e32 v0, v2", 0, 0, 0, 0xffff_ffff),
        ("v_ffbl_b32_e32 v0, v2", 0x10000, 0, 0, 16),
        ("v_ffbh_i32_e32 v0, v2", 0xffff_0000, 0, 0, 16),
        ("v_mul_i32_i24_e32 v0, v2, v4", 0xff_ffff, 5, 0, 0xffff_fffb),
        ("v_mul_hi_i32_i24_e32 v0, v2, v4", 0xff_ffff, 5, 0, 0xffff_ffff),
        ("v_mul_u32_u24_e32 v0, v2, v4", 0xff00_0003, 5, 0, 15),
        ("v_mul_hi_u32_u24_e32 v0, v2, v4", 0xff_ffff, 0xff_ffff, 0, 0xffff),
        ("v_min_i32_e32 v0, v2, v4", 0xffff_ffff, 5, 0, 0xffff_ffff),
        ("v_max_u32_e32 v0, v2, v4", 0xffff_ffff, 5, 0, 0xffff_ffff),
        ("v_lshrrev_b32_e32 v0, v2, v4", 4, 0x80, 0, 8),
        ("v_lshr_b32_e32 v0, v2, v4", 0x80, 4, 0, 8),
        ("v_ashrrev_i32_e32 v0, 31, v2", 0x8000_0000, 0, 0, 0xffff_ffff),
        ("v_lshlrev_b32_e32 v0, 33, v2", 3, 0, 0, 6),
        ("v_bfm_b32_e64 v0, v2, v4", 4, 8, 0, 0xf00),
        ("v_bcnt_u32_b32_e64 v0, v2, v4", 0xff, 100, 0, 108),
        // Lane 63 counts all lower lanes.
        ("v_mbcnt_lo_u32_b32_e64 v0, -1, 0", 0, 0, 0, 32),
        ("v_mbcnt_hi_u32_b32_e64 v0, -1, v2", 32, 0, 0, 63),
        ("v_cvt_pk_u16_u32_e64 v0, v2, v4", 0x12345, 7, 0, 0x7_ffff),
        ("v_cvt_pk_i16_i32_e64 v0, v2, v4", 0xffff_0000, 7, 0, 0x7_8000),
        ("v_mad_i32_i24 v0, v2, v4, v6", 0xff_fffe, 3, 10, 4),
        ("v_mad_u32_u24 v0, v2, v4, v6", 2, 3, 10, 16),
        ("v_bfe_u32 v0, v2, 8, 4", 0xabcd, 0, 0, 0xb),
        ("v_bfe_i32 v0, v2, 8, 4", 0xabcd, 0, 0, 0xffff_fffb),
        ("v_bfe_i32 v0, v2, 28, 8", 0x8000_0000, 0, 0, 0xffff_fff8),
        ("v_bfi_b32 v0, v2, v4, v6", 0xff, 0x1234, 0x5678, 0x5634),
        ("v_alignbit_b32 v0, v2, v4, 8", 0x11, 0x2233_4455, 0, 0x1122_3344),
        ("v_alignbyte_b32 v0, v2, v4, 3", 0x4455_6677, 0x11_22_33_44, 0, 0x5566_7711),
        ("v_lerp_u8 v0, v2, v4, v6", 0x0102_03ff, 0x0304_0501, 0x0000_0001, 0x0203_0480),
        ("v_min3_i32 v0, v2, v4, v6", 3, 0xffff_ffff, 5, 0xffff_ffff),
        ("v_max3_u32 v0, v2, v4, v6", 3, 0xffff_ffff, 5, 0xffff_ffff),
        ("v_med3_i32 v0, v2, v4, v6", 3, 0xffff_ffff, 5, 3),
        ("v_sad_u8 v0, v2, v4, v6", 0x0102_0304, 0x0403_0201, 100, 108),
        ("v_sad_u32 v0, v2, v4, v6", 3, 10, 100, 107),
        ("v_msad_u8 v0, v2, v4, v6", 0x05_05_05_05, 0x01_00_00_02, 0, 7),
        ("v_lshl_b64 v[0:1], v[2:3], 36", big, 0, 0, big << 36),
        ("v_lshr_b64 v[0:1], v[2:3], v4", big, 100, 0, big >> 36),
        ("v_ashr_i64 v[0:1], v[2:3], 60", 1 << 63, 0, 0, 0xffff_ffff_ffff_fff8),
        ("v_mul_lo_u32 v0, v2, v4", 0x10001, 0x10001, 0, 0x20001),
        ("v_mul_hi_u32 v0, v2, v4", 0xffff_ffff, 0xffff_ffff, 0, 0xffff_fffe),
        ("v_mul_hi_i32 v0, v2, v4", 0xffff_ffff, 2, 0, 0xffff_ffff),
        ("v_and_b32_e32 v0, 0xff00, v2", 0x12345, 0, 0, 0x2300),
        ("v_mov_b32_e32 v0, -16", 0, 0, 0, 0xffff_fff0),
    ];
    for (text, a, b, c, expected) in cases {
        assert_eq!(vector(text, a, b, c, 0).0, expected, "{text}");
    }
}

#[test]
fn vector_carries_go_to_the_running_lanes_of_the_mask() {
    let (lanes, last) = (1 << 63 | 1, 1 << 63);
    #[rustfmt::skip]
    let cases = [
        ("v_add_i32_e32 v0, vcc, v2, v4", 0xffff_ffffu64, 2, 0, 1, lanes),
        ("v_add_i32_e32 v0, vcc, v2, v4", 1, 2, u64::MAX, 3, 0),
        ("v_addc_u32_e32 v0, vcc, v2, v4, vcc", 0xffff_ffff, 0, last, 0, last),
        ("v_sub_i32_e32 v0, vcc, v2, v4", 1, 2, 0, 0xffff_ffff, lanes),
        ("v_subrev_i32_e32 v0, vcc, v2, v4", 1, 2, 0, 1, 0),
        ("v_subb_u32_e32 v0, vcc, v2, v4, vcc", 5, 5, last, 0xffff_ffff, last),
        ("v_subbrev_u32_e32 v0, vcc, v2, v4, vcc", 5, 5, last, 0xffff_ffff, last),
        ("v_cndmask_b32_e32 v0, v2, v4, vcc", 5, 6, last, 6, last),
        ("v_cndmask_b32_e64 v0, -v2, v4, vcc", 5, 6, 0, 0x8000_0005, 0),
    ];
    for (text, a, b, vcc, result, mask) in cases {
        assert_eq!(vector(text, a, b, 0, vcc), (result, mask), "{text}");
    }
}

#[test]
fn vector_comparisons() {
    let nan = u64::from(f32::NAN.to_bits());
    let one = u64::from(1f32.to_bits());
    let cases = [
        ("v_cmp_lt_i32_e32 vcc, v2, v4", 0xffff_ffff, 0, true),
        ("v_cmp_lt_u32_e32 vcc, v2, v4", 0xffff_ffff, 0, false),
        ("v_cmp_ne_u64_e32 vcc, v[2:3], v[4:5]", 1 << 40, 0, true),
        ("v_cmp_gt_i64_e32 vcc, v[2:3], v[4:5]", u64::MAX, 0, false),
        ("v_cmp_eq_f32_e32 vcc, v2, v4", nan, nan, false),
        ("v_cmp_neq_f32_e32 vcc, v2, v4", nan, one, true),
        ("v_cmp_lg_f32_e32 vcc, v2, v4", nan, one, false),
        ("v_cmp_nlt_f32_e32 vcc, v2, v4", nan, one, true),
        ("v_cmp_u_f32_e32 vcc, v2, v4", nan, one, true),
        ("v_cmp_o_f32_e32 vcc, v2, v4", nan, one, false),
        ("v_cmp_lt_f32_e64 vcc, -v2, v4", one, 0, true),
        ("v_cmp_gt_f32_e64 vcc, |v2|, 0.5", 0xbf80_0000, 0, true),
        (
            "v_cmp_ge_f64_e32 vcc, v[2:3], v[4:5]",
            2f64.to_bits(),
            2f64.to_bits(),
            true,
        ),
        ("v_cmp_class_f32_e64 vcc, v2, v4", 0x8000_0000, 1 << 5, true),
        ("v_cmp_class_f32_e64 vcc, v2, v4", 0x7fc0_0000, 1 << 1, true),
        ("v_cmp_class_f32_e64 vcc, v2, v4", one, !(1 << 8), false),
        ("v_cmp_tru_f32_e32 vcc, v2, v4", nan, nan, true),
        ("v_cmp_f_i32_e32 vcc, v2, v4", 0, 0, false),
    ];
    for (text, a, b, holds) in cases {
        assert_eq!(
            vector(text, a, b, 0, u64::MAX).1,
            if holds { 1 << 63 | 1 } else { 0 },
            "{text}"
        );
    }
}
