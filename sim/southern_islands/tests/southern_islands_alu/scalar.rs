//! Scalar instructions: results, SCC, EXEC.

use super::{program, scalar, wavefront};
use turnstile_kernel::Warp;

#[test]
fn scalar_results_and_flags() {
    #[rustfmt::skip]
    let cases: [(&str, u64, u64, bool, u64, bool); 62] = [
        ("s_add_u32 s20, s10, s12", 0xffff_ffff, 2, false, 1, true),
        ("s_add_i32 s20, s10, s12", 0x7fff_ffff, 1, false, 0x8000_0000, true),
        ("s_add_i32 s20, s10, s12", 0xffff_ffff, 1, true, 0, false),
        ("s_sub_u32 s20, s10, s12", 1, 2, false, 0xffff_ffff, true),
        ("s_sub_i32 s20, s10, s12", 0x8000_0000, 1, false, 0x7fff_ffff, true),
        ("s_addc_u32 s20, s10, s12", 0xffff_ffff, 0, true, 0, true),
        ("s_subb_u32 s20, s10, s12", 5, 5, true, 0xffff_ffff, true),
        ("s_min_i32 s20, s10, s12", 0xffff_ffff, 1, false, 0xffff_ffff, true),
        ("s_min_u32 s20, s10, s12", 0xffff_ffff, 1, true, 1, false),
        ("s_max_i32 s20, s10, s12", 0xffff_ffff, 1, true, 1, false),
        ("s_max_u32 s20, s10, s12", 0xffff_ffff, 1, false, 0xffff_ffff, true),
        ("s_cselect_b32 s20, s10, s12", 3, 4, true, 3, true),
        ("s_cselect_b64 s[20:21], s[10:11], s[12:13]", 3 << 40, 4 << 40, false, 4 << 40, false),
        ("s_cselect_b64 s[20:21], -1, 0", 0, 0, true, u64::MAX, true),
        ("s_andn2_b64 s[20:21], s[10:11], s[12:13]", 0xff << 32, 0x0f << 32, false, 0xf0 << 32, true),
        ("s_orn2_b32 s20, s10, s12", 1, 0xffff_fffd, false, 3, true),
        ("s_nand_b32 s20, s10, s12", 0xffff_ffff, 0xffff_ffff, true, 0, false),
        ("s_nor_b32 s20, s10, s12", 1, 2, false, 0xffff_fffc, true),
        ("s_xnor_b64 s[20:21], s[10:11], s[12:13]", 5, 5, false, u64::MAX, true),
        ("s_not_b32 s20, s10", 0xffff_ffff, 0, true, 0, false),
        ("s_lshl_b32 s20, s10, s12", 3, 33, false, 6, true),
        ("s_lshl_b64 s[20:21], s[10:11], s12", 3, 33, false, 6 << 32, true),
        ("s_lshr_b64 s[20:21], s[10:11], s12", 1 << 63, 63, false, 1, true),
        ("s_ashr_i32 s20, s10, s12", 0x8000_0000, 31, false, 0xffff_ffff, true),
        ("s_ashr_i64 s[20:21], s[10:11], s12", 1 << 63, 60, false, 0xffff_ffff_ffff_fff8, true),
        ("s_bfm_b32 s20, s10, s12", 4, 8, false, 0xf00, false),
        ("s_bfm_b64 s[20:21], s10, s12", 4, 60, false, 0xf << 60, false),
        ("s_mul_i32 s20, s10, s12", 0x10001, 0x10001, true, 0x20001, true),
        // Offset 8, width 4; the same beyond the end of the word.
        ("s_bfe_u32 s20, s10, s12", 0xabcd, 0x4_0008, false, 0xb, true),
        ("s_bfe_i32 s20, s10, s12", 0xabcd, 0x4_0008, false, 0xffff_fffb, true),
        ("s_bfe_u32 s20, s10, s12", 0xf000_0000, 0x10_001c, false, 0xf, true),
        ("s_bfe_i32 s20, s10, s12", 0x8000_0000, 0x10_001c, false, 0xffff_fff8, true),
        ("s_bfe_i32 s20, s10, s12", 0xabcd, 0x8, true, 0, false),
        ("s_bfe_u64 s[20:21], s[10:11], s12", 0xab << 40, 0x8_0028, false, 0xab, true),
        ("s_bfe_i64 s[20:21], s[10:11], s12", 0xab << 40, 0x8_0028, false, 0xffff_ffff_ffff_ffab, true),
        ("s_absdiff_i32 s20, s10, s12", 3, 10, false, 7, true),
        ("s_mov_b64 s[20:21], s[10:11]", 7 << 33, 0, true, 7 << 33, true),
        ("s_mov_b64 s[20:21], -1", 0, 0, false, u64::MAX, false),
        ("s_mov_b64 s[20:21], 0x80000000", 0, 0, false, 0x8000_0000, false),
        ("s_mov_b32 s20, 1.0", 0, 0, false, 0x3f80_0000, false),
        ("s_movk_i32 s20, 0x8000", 0, 0, false, 0xffff_8000, false),
        ("s_addk_i32 s20, 0xffff", 0, 0, false, 0xffff_ffff, false),
        ("s_cmov_b32 s20, s10", 9, 0, false, 0, false),
        ("s_cmov_b32 s20, s10", 9, 0, true, 9, true),
        ("s_brev_b32 s20, s10", 1, 0, false, 0x8000_0000, false),
        ("s_bcnt1_i32_b64 s20, s[10:11]", 0xff00_0000_00ff, 0, false, 16, true),
        ("s_bcnt0_i32_b32 s20, s10", 0xffff_ffff, 0, true, 0, false),
        ("s_ff1_i32_b32 s20, s10", 0x50, 0, false, 4, false),
        ("s_ff1_i32_b64 s20, s[10:11]", 0, 0, false, 0xffff_ffff, false),
        ("s_ff0_i32_b32 s20, s10", 0x7, 0, false, 3, false),
        ("s_flbit_i32_b32 s20, s10", 0x10000, 0, false, 15, false),
        ("s_flbit_i32_b64 s20, s[10:11]", 1, 0, false, 63, false),
        ("s_flbit_i32 s20, s10", 0xffff_0000, 0, false, 16, false),
        ("s_flbit_i32 s20, s10", 0xffff_ffff, 0, false, 0xffff_ffff, false),
        ("s_sext_i32_i8 s20, s10", 0x1_80, 0, false, 0xffff_ff80, false),
        ("s_sext_i32_i16 s20, s10", 0x7fff, 0, false, 0x7fff, false),
        ("s_bitset1_b32 s20, s10", 35, 0, false, 8, false),
        ("s_abs_i32 s20, s10", 0xffff_fffd, 0, false, 3, true),
        ("s_wqm_b64 s[20:21], s[10:11]", 0x20_0000_0001, 0, false, 0xf0_0000_000f, true),
        ("s_quadmask_b32 s20, s10", 0x8000_0010, 0, false, 0x82, true),
        ("s_getpc_b64 s[20:21]", 0, 0, false, 0x1004, false),
        ("s_or_saveexec_b64 s[20:21], s[10:11]", 0, 0, false, u64::MAX, true),
    ];
    for (text, a, b, scc, result, flag) in cases {
        assert_eq!(
            scalar(text, a, b, scc),
            (result, flag),
            "{text}, a = {a:#x}, b = {b:#x}"
        );
    }
}

#[test]
fn scalar_comparisons_set_scc() {
    let cases = [
        ("s_cmp_lt_i32 s10, s12", 0xffff_ffff, 0, true),
        ("s_cmp_lt_u32 s10, s12", 0xffff_ffff, 0, false),
        ("s_cmp_ge_u32 s10, s12", 4, 4, true),
        ("s_cmp_lg_u32 s10, 0", 4, 0, true),
        ("s_cmp_eq_u32 s10, 64", 64, 0, true),
        ("s_cmpk_gt_i32 s10, 0xfffe", 0xffff_ffff, 0, true),
        ("s_cmpk_eq_u32 s10, 0xfffe", 0xfffe, 0, true),
        ("s_bitcmp1_b32 s10, 3", 8, 0, true),
        ("s_bitcmp0_b64 s[10:11], s12", 1 << 40, 40, false),
    ];
    for (text, a, b, expected) in cases {
        assert_eq!(scalar(text, a, b, !expected).1, expected, "{text}");
    }
}

#[test]
fn save_exec_combines_with_the_old_mask() {
    let program =
        program("s_and_saveexec_b64 s[20:21], s[10:11]\ns_andn2_saveexec_b64 s[22:23], s[20:21]");
    let mut wavefront = wavefront(&program);
    wavefront.exec = 0b1110;
    wavefront.scalar.sgpr[10] = 0b0111;
    wavefront.execute(&program, 0).unwrap();
    assert_eq!(
        (
            wavefront.exec,
            wavefront.scalar.sgpr[20],
            wavefront.scalar.scc
        ),
        (0b0110, 0b1110, true)
    );
    wavefront.execute(&program, 0).unwrap();
    assert_eq!(
        (
            wavefront.exec,
            wavefront.scalar.sgpr[22],
            wavefront.scalar.scc
        ),
        (0b1000, 0b0110, true)
    );
}
