//! Directed cases of single instructions; the expected values follow from the ISA manual's definitions.

use turnstile_sim::isa::{
    Effect, LaunchAddresses, LaunchGeometry, LdsOp, LoadOptions, Program, Wavefront,
};

fn program(body: &str) -> Program {
    let text = format!(
        "\t.text\n\t.type k,@function\n\t.amdgpu_hsa_kernel k\nk:\n\t.amd_kernel_code_t\n\t\twavefront_sgpr_count = 104\n\
         \t\tworkitem_vgpr_count = 16\n\t\twavefront_size = 6\n\t.end_amd_kernel_code_t\n{body}\n\ts_endpgm\n"
    );
    let options = LoadOptions {
        base_address: 0x1000,
        allow_global_stores: false,
    };
    Program::parse(&text, "k.s", &options).unwrap_or_else(|e| panic!("{e}"))
}

fn wavefront(program: &Program) -> Wavefront {
    let geometry = LaunchGeometry::new(&[64], &[64], &[]).unwrap();
    let addresses = LaunchAddresses {
        kernarg: 0,
        dispatch_packet: 0,
        scratch: 0,
    };
    program.kernels()[0].wavefront(&geometry, &addresses, [0; 3], 0)
}

fn low(value: u64) -> u32 {
    value as u32
}

fn high(value: u64) -> u32 {
    (value >> 32) as u32
}

/// Runs one scalar instruction with s[10:11] = a, s[12:13] = b, SCC as given; returns s[20:21] and SCC.
fn scalar(text: &str, a: u64, b: u64, scc: bool) -> (u64, bool) {
    let program = program(text);
    let mut wavefront = wavefront(&program);
    wavefront.scalar.sgpr[10..14].copy_from_slice(&[low(a), high(a), low(b), high(b)]);
    wavefront.scalar.scc = scc;
    assert_eq!(wavefront.execute(&program, 0), Ok(Effect::Next), "{text}");
    let [lo, hi] = [20, 21].map(|register: usize| u64::from(wavefront.scalar.sgpr[register]));
    (lo | hi << 32, wavefront.scalar.scc)
}

/// Runs one vector instruction in lanes 0 and 63 with v[2:3] = a, v[4:5] = b, v[6:7] = c and VCC as given; returns
/// v[0:1] of lane 63 and VCC.
fn vector(text: &str, a: u64, b: u64, c: u64, vcc: u64) -> (u64, u64) {
    let program = program(text);
    let mut wavefront = wavefront(&program);
    for (register, word) in (2..8).zip([a, b, c].into_iter().flat_map(|v| [low(v), high(v)])) {
        wavefront.vgpr[register] = [word; 64];
    }
    wavefront.exec = 1 << 63 | 1;
    wavefront.vgpr[0] = [0; 64];
    wavefront.vgpr[1] = [0; 64];
    wavefront.scalar.vcc = vcc;
    assert_eq!(wavefront.execute(&program, 0), Ok(Effect::Next), "{text}");
    for register in [0, 1] {
        let lanes = wavefront.vgpr[register];
        assert_eq!(
            lanes[1..63],
            [0; 62],
            "{text}: lanes that do not run keep their registers"
        );
    }
    let result = u64::from(wavefront.vgpr[0][63]) | u64::from(wavefront.vgpr[1][63]) << 32;
    (result, wavefront.scalar.vcc)
}

#[test]
fn scalar_results_and_flags() {
    let cases: [(&str, u64, u64, bool, u64, bool); 62] = [
        ("s_add_u32 s20, s10, s12", 0xffff_ffff, 2, false, 1, true),
        (
            "s_add_i32 s20, s10, s12",
            0x7fff_ffff,
            1,
            false,
            0x8000_0000,
            true,
        ),
        ("s_add_i32 s20, s10, s12", 0xffff_ffff, 1, true, 0, false),
        ("s_sub_u32 s20, s10, s12", 1, 2, false, 0xffff_ffff, true),
        (
            "s_sub_i32 s20, s10, s12",
            0x8000_0000,
            1,
            false,
            0x7fff_ffff,
            true,
        ),
        ("s_addc_u32 s20, s10, s12", 0xffff_ffff, 0, true, 0, true),
        ("s_subb_u32 s20, s10, s12", 5, 5, true, 0xffff_ffff, true),
        (
            "s_min_i32 s20, s10, s12",
            0xffff_ffff,
            1,
            false,
            0xffff_ffff,
            true,
        ),
        ("s_min_u32 s20, s10, s12", 0xffff_ffff, 1, true, 1, false),
        ("s_max_i32 s20, s10, s12", 0xffff_ffff, 1, true, 1, false),
        (
            "s_max_u32 s20, s10, s12",
            0xffff_ffff,
            1,
            false,
            0xffff_ffff,
            true,
        ),
        ("s_cselect_b32 s20, s10, s12", 3, 4, true, 3, true),
        (
            "s_cselect_b64 s[20:21], s[10:11], s[12:13]",
            3 << 40,
            4 << 40,
            false,
            4 << 40,
            false,
        ),
        ("s_cselect_b64 s[20:21], -1, 0", 0, 0, true, u64::MAX, true),
        (
            "s_andn2_b64 s[20:21], s[10:11], s[12:13]",
            0xff << 32,
            0x0f << 32,
            false,
            0xf0 << 32,
            true,
        ),
        ("s_orn2_b32 s20, s10, s12", 1, 0xffff_fffd, false, 3, true),
        (
            "s_nand_b32 s20, s10, s12",
            0xffff_ffff,
            0xffff_ffff,
            true,
            0,
            false,
        ),
        ("s_nor_b32 s20, s10, s12", 1, 2, false, 0xffff_fffc, true),
        (
            "s_xnor_b64 s[20:21], s[10:11], s[12:13]",
            5,
            5,
            false,
            u64::MAX,
            true,
        ),
        ("s_not_b32 s20, s10", 0xffff_ffff, 0, true, 0, false),
        ("s_lshl_b32 s20, s10, s12", 3, 33, false, 6, true),
        (
            "s_lshl_b64 s[20:21], s[10:11], s12",
            3,
            33,
            false,
            6 << 32,
            true,
        ),
        (
            "s_lshr_b64 s[20:21], s[10:11], s12",
            1 << 63,
            63,
            false,
            1,
            true,
        ),
        (
            "s_ashr_i32 s20, s10, s12",
            0x8000_0000,
            31,
            false,
            0xffff_ffff,
            true,
        ),
        (
            "s_ashr_i64 s[20:21], s[10:11], s12",
            1 << 63,
            60,
            false,
            0xffff_ffff_ffff_fff8,
            true,
        ),
        ("s_bfm_b32 s20, s10, s12", 4, 8, false, 0xf00, false),
        (
            "s_bfm_b64 s[20:21], s10, s12",
            4,
            60,
            false,
            0xf << 60,
            false,
        ),
        (
            "s_mul_i32 s20, s10, s12",
            0x10001,
            0x10001,
            true,
            0x20001,
            true,
        ),
        // Offset 8, width 4; the same beyond the end of the word.
        (
            "s_bfe_u32 s20, s10, s12",
            0xabcd,
            0x4_0008,
            false,
            0xb,
            true,
        ),
        (
            "s_bfe_i32 s20, s10, s12",
            0xabcd,
            0x4_0008,
            false,
            0xffff_fffb,
            true,
        ),
        (
            "s_bfe_u32 s20, s10, s12",
            0xf000_0000,
            0x10_001c,
            false,
            0xf,
            true,
        ),
        (
            "s_bfe_i32 s20, s10, s12",
            0x8000_0000,
            0x10_001c,
            false,
            0xffff_fff8,
            true,
        ),
        ("s_bfe_i32 s20, s10, s12", 0xabcd, 0x8, true, 0, false),
        (
            "s_bfe_u64 s[20:21], s[10:11], s12",
            0xab << 40,
            0x8_0028,
            false,
            0xab,
            true,
        ),
        (
            "s_bfe_i64 s[20:21], s[10:11], s12",
            0xab << 40,
            0x8_0028,
            false,
            0xffff_ffff_ffff_ffab,
            true,
        ),
        ("s_absdiff_i32 s20, s10, s12", 3, 10, false, 7, true),
        (
            "s_mov_b64 s[20:21], s[10:11]",
            7 << 33,
            0,
            true,
            7 << 33,
            true,
        ),
        ("s_mov_b64 s[20:21], -1", 0, 0, false, u64::MAX, false),
        (
            "s_mov_b64 s[20:21], 0x80000000",
            0,
            0,
            false,
            0x8000_0000,
            false,
        ),
        ("s_mov_b32 s20, 1.0", 0, 0, false, 0x3f80_0000, false),
        ("s_movk_i32 s20, 0x8000", 0, 0, false, 0xffff_8000, false),
        ("s_addk_i32 s20, 0xffff", 0, 0, false, 0xffff_ffff, false),
        ("s_cmov_b32 s20, s10", 9, 0, false, 0, false),
        ("s_cmov_b32 s20, s10", 9, 0, true, 9, true),
        ("s_brev_b32 s20, s10", 1, 0, false, 0x8000_0000, false),
        (
            "s_bcnt1_i32_b64 s20, s[10:11]",
            0xff00_0000_00ff,
            0,
            false,
            16,
            true,
        ),
        ("s_bcnt0_i32_b32 s20, s10", 0xffff_ffff, 0, true, 0, false),
        ("s_ff1_i32_b32 s20, s10", 0x50, 0, false, 4, false),
        (
            "s_ff1_i32_b64 s20, s[10:11]",
            0,
            0,
            false,
            0xffff_ffff,
            false,
        ),
        ("s_ff0_i32_b32 s20, s10", 0x7, 0, false, 3, false),
        ("s_flbit_i32_b32 s20, s10", 0x10000, 0, false, 15, false),
        ("s_flbit_i32_b64 s20, s[10:11]", 1, 0, false, 63, false),
        ("s_flbit_i32 s20, s10", 0xffff_0000, 0, false, 16, false),
        (
            "s_flbit_i32 s20, s10",
            0xffff_ffff,
            0,
            false,
            0xffff_ffff,
            false,
        ),
        (
            "s_sext_i32_i8 s20, s10",
            0x1_80,
            0,
            false,
            0xffff_ff80,
            false,
        ),
        ("s_sext_i32_i16 s20, s10", 0x7fff, 0, false, 0x7fff, false),
        ("s_bitset1_b32 s20, s10", 35, 0, false, 8, false),
        ("s_abs_i32 s20, s10", 0xffff_fffd, 0, false, 3, true),
        (
            "s_wqm_b64 s[20:21], s[10:11]",
            0x20_0000_0001,
            0,
            false,
            0xf0_0000_000f,
            true,
        ),
        ("s_quadmask_b32 s20, s10", 0x8000_0010, 0, false, 0x82, true),
        ("s_getpc_b64 s[20:21]", 0, 0, false, 0x1004, false),
        (
            "s_or_saveexec_b64 s[20:21], s[10:11]",
            0,
            0,
            false,
            u64::MAX,
            true,
        ),
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

#[test]
fn vector_integer_results() {
    let big = 0x0123_4567_89ab_cdef;
    let cases: [(&str, u64, u64, u64, u64); 45] = [
        ("v_not_b32_e32 v0, v2", 1, 0, 0, 0xffff_fffe),
        ("v_bfrev_b32_e32 v0, v2", 1, 0, 0, 0x8000_0000),
        ("v_ffbh_u32_e32 v0, v2", 0x10000, 0, 0, 15),
        ("v_ffbh_u32_e32 v0, v2", 0, 0, 0, 0xffff_ffff),
        ("v_ffbl_b32_e32 v0, v2", 0x10000, 0, 0, 16),
        ("v_ffbh_i32_e32 v0, v2", 0xffff_0000, 0, 0, 16),
        ("v_mul_i32_i24_e32 v0, v2, v4", 0xff_ffff, 5, 0, 0xffff_fffb),
        (
            "v_mul_hi_i32_i24_e32 v0, v2, v4",
            0xff_ffff,
            5,
            0,
            0xffff_ffff,
        ),
        ("v_mul_u32_u24_e32 v0, v2, v4", 0xff00_0003, 5, 0, 15),
        (
            "v_mul_hi_u32_u24_e32 v0, v2, v4",
            0xff_ffff,
            0xff_ffff,
            0,
            0xffff,
        ),
        ("v_min_i32_e32 v0, v2, v4", 0xffff_ffff, 5, 0, 0xffff_ffff),
        ("v_max_u32_e32 v0, v2, v4", 0xffff_ffff, 5, 0, 0xffff_ffff),
        ("v_lshrrev_b32_e32 v0, v2, v4", 4, 0x80, 0, 8),
        ("v_lshr_b32_e32 v0, v2, v4", 0x80, 4, 0, 8),
        (
            "v_ashrrev_i32_e32 v0, 31, v2",
            0x8000_0000,
            0,
            0,
            0xffff_ffff,
        ),
        ("v_lshlrev_b32_e32 v0, 33, v2", 3, 0, 0, 6),
        ("v_bfm_b32_e64 v0, v2, v4", 4, 8, 0, 0xf00),
        ("v_bcnt_u32_b32_e64 v0, v2, v4", 0xff, 100, 0, 108),
        // Lane 63 counts all lower lanes.
        ("v_mbcnt_lo_u32_b32_e64 v0, -1, 0", 0, 0, 0, 32),
        ("v_mbcnt_hi_u32_b32_e64 v0, -1, v2", 32, 0, 0, 63),
        ("v_cvt_pk_u16_u32_e64 v0, v2, v4", 0x12345, 7, 0, 0x7_ffff),
        (
            "v_cvt_pk_i16_i32_e64 v0, v2, v4",
            0xffff_0000,
            7,
            0,
            0x7_8000,
        ),
        ("v_mad_i32_i24 v0, v2, v4, v6", 0xff_fffe, 3, 10, 4),
        ("v_mad_u32_u24 v0, v2, v4, v6", 2, 3, 10, 16),
        ("v_bfe_u32 v0, v2, 8, 4", 0xabcd, 0, 0, 0xb),
        ("v_bfe_i32 v0, v2, 8, 4", 0xabcd, 0, 0, 0xffff_fffb),
        ("v_bfe_i32 v0, v2, 28, 8", 0x8000_0000, 0, 0, 0xffff_fff8),
        ("v_bfi_b32 v0, v2, v4, v6", 0xff, 0x1234, 0x5678, 0x5634),
        (
            "v_alignbit_b32 v0, v2, v4, 8",
            0x11,
            0x2233_4455,
            0,
            0x1122_3344,
        ),
        (
            "v_alignbyte_b32 v0, v2, v4, 3",
            0x4455_6677,
            0x11_22_33_44,
            0,
            0x5566_7711,
        ),
        (
            "v_lerp_u8 v0, v2, v4, v6",
            0x0102_03ff,
            0x0304_0501,
            0x0000_0001,
            0x0203_0480,
        ),
        ("v_min3_i32 v0, v2, v4, v6", 3, 0xffff_ffff, 5, 0xffff_ffff),
        ("v_max3_u32 v0, v2, v4, v6", 3, 0xffff_ffff, 5, 0xffff_ffff),
        ("v_med3_i32 v0, v2, v4, v6", 3, 0xffff_ffff, 5, 3),
        (
            "v_sad_u8 v0, v2, v4, v6",
            0x0102_0304,
            0x0403_0201,
            100,
            108,
        ),
        ("v_sad_u32 v0, v2, v4, v6", 3, 10, 100, 107),
        (
            "v_msad_u8 v0, v2, v4, v6",
            0x05_05_05_05,
            0x01_00_00_02,
            0,
            7,
        ),
        ("v_lshl_b64 v[0:1], v[2:3], 36", big, 0, 0, big << 36),
        ("v_lshr_b64 v[0:1], v[2:3], v4", big, 100, 0, big >> 36),
        (
            "v_ashr_i64 v[0:1], v[2:3], 60",
            1 << 63,
            0,
            0,
            0xffff_ffff_ffff_fff8,
        ),
        ("v_mul_lo_u32 v0, v2, v4", 0x10001, 0x10001, 0, 0x20001),
        (
            "v_mul_hi_u32 v0, v2, v4",
            0xffff_ffff,
            0xffff_ffff,
            0,
            0xffff_fffe,
        ),
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
    let cases = [
        (
            "v_add_i32_e32 v0, vcc, v2, v4",
            0xffff_ffffu64,
            2,
            0,
            1,
            lanes,
        ),
        ("v_add_i32_e32 v0, vcc, v2, v4", 1, 2, u64::MAX, 3, 0),
        (
            "v_addc_u32_e32 v0, vcc, v2, v4, vcc",
            0xffff_ffff,
            0,
            last,
            0,
            last,
        ),
        ("v_sub_i32_e32 v0, vcc, v2, v4", 1, 2, 0, 0xffff_ffff, lanes),
        ("v_subrev_i32_e32 v0, vcc, v2, v4", 1, 2, 0, 1, 0),
        (
            "v_subb_u32_e32 v0, vcc, v2, v4, vcc",
            5,
            5,
            last,
            0xffff_ffff,
            last,
        ),
        (
            "v_subbrev_u32_e32 v0, vcc, v2, v4, vcc",
            5,
            5,
            last,
            0xffff_ffff,
            last,
        ),
        ("v_cndmask_b32_e32 v0, v2, v4, vcc", 5, 6, last, 6, last),
        (
            "v_cndmask_b32_e64 v0, -v2, v4, vcc",
            5,
            6,
            0,
            0x8000_0005,
            0,
        ),
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

#[test]
fn float_results() {
    let f = |v: f32| u64::from(v.to_bits());
    let cases: [(&str, u64, u64, u64, u64); 42] = [
        ("v_add_f32_e32 v0, v2, v4", f(1.5), f(2.0), 0, f(3.5)),
        ("v_sub_f32_e64 v0, |v2|, -v4", f(-1.5), f(2.0), 0, f(3.5)),
        ("v_subrev_f32_e32 v0, v2, v4", f(1.5), f(2.0), 0, f(0.5)),
        ("v_mul_f32_e64 v0, v2, v4 mul:4", f(1.5), f(2.0), 0, f(12.0)),
        ("v_mul_f32_e64 v0, v2, v4 div:2", f(1.5), f(2.0), 0, f(1.5)),
        ("v_mul_f32_e64 v0, v2, v4 clamp", f(1.5), f(2.0), 0, f(1.0)),
        (
            "v_add_f32_e64 v0, v2, v4 clamp",
            f(f32::NAN),
            f(2.0),
            0,
            f(0.0),
        ),
        (
            "v_mul_legacy_f32_e32 v0, v2, v4",
            f(0.0),
            f(f32::INFINITY),
            0,
            f(0.0),
        ),
        // Two roundings in mad, one in fma: (1 + 2^-12)^2 - 1 - 2^-11 = 2^-24.
        (
            "v_mad_f32 v0, v2, v4, v6",
            0x3f80_0800,
            0x3f80_0800,
            f(-1.0 - 2f32.powi(-11)),
            f(0.0),
        ),
        (
            "v_fma_f32 v0, v2, v4, v6",
            0x3f80_0800,
            0x3f80_0800,
            f(-1.0 - 2f32.powi(-11)),
            f(2f32.powi(-24)),
        ),
        (
            "v_madak_f32 v0, v2, v4, 0x40400000",
            f(2.0),
            f(5.0),
            0,
            f(13.0),
        ),
        (
            "v_madmk_f32 v0, v2, 0x40400000, v4",
            f(2.0),
            f(5.0),
            0,
            f(11.0),
        ),
        ("v_min_f32_e32 v0, v2, v4", f(f32::NAN), f(5.0), 0, f(5.0)),
        ("v_min_f32_e32 v0, v2, v4", f(0.0), f(-0.0), 0, f(-0.0)),
        ("v_max_f32_e32 v0, v2, v4", f(-0.0), f(0.0), 0, f(0.0)),
        (
            "v_max_legacy_f32_e32 v0, v2, v4",
            f(5.0),
            f(f32::NAN),
            0,
            f(f32::NAN),
        ),
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
        (
            "v_cvt_f32_u32_e32 v0, v2",
            0xffff_ffff,
            0,
            0,
            f(4294967296.0),
        ),
        ("v_cvt_f32_ubyte2_e32 v0, v2", 0x12_34_56_78, 0, 0, f(52.0)),
        ("v_cvt_rpi_i32_f32_e32 v0, v2", f(-1.5), 0, 0, 0xffff_ffff),
        (
            "v_cvt_pkrtz_f16_f32_e32 v0, v2, v4",
            f(1.0),
            f(65535.0),
            0,
            0x7bff_3c00,
        ),
        (
            "v_cvt_pk_u8_f32 v0, v2, v4, v6",
            f(300.0),
            2,
            0x1111_1111,
            0x11ff_1111,
        ),
        (
            "v_cvt_f64_f32_e32 v[0:1], v2",
            f(1.5),
            0,
            0,
            1.5f64.to_bits(),
        ),
        (
            "v_add_f64 v[0:1], v[2:3], 1.0",
            1.5f64.to_bits(),
            0,
            0,
            2.5f64.to_bits(),
        ),
    ];
    for (text, a, b, c, expected) in cases {
        assert_eq!(vector(text, a, b, c, 0).0, expected, "{text}");
    }
}

/// Lanes that lost a conflict do not write, compare as 0, are skipped by readfirstlane and do not keep a loop alive.
#[test]
fn conflict_mask_stops_lanes() {
    let program = program(
        "v_mov_b32_e32 v1, 7\nv_cmp_eq_u32_e32 vcc, 7, v1\nv_readfirstlane_b32 s20, v0\ns_cbranch_execz .L1\ns_nop 0\n.L1:",
    );
    let mut wavefront = wavefront(&program);
    wavefront.exec = 0b1110;
    let conflicts = 0b0110;
    wavefront.execute(&program, conflicts).unwrap();
    assert_eq!(wavefront.vgpr[1][..4], [0, 0, 0, 7]);
    wavefront.execute(&program, conflicts).unwrap();
    assert_eq!(wavefront.scalar.vcc, 0b1000);
    wavefront.execute(&program, conflicts).unwrap();
    assert_eq!(wavefront.scalar.sgpr[20], 3);
    let taken = |taken| Effect::Branch {
        target: 5,
        fall_through: 4,
        taken,
        backward: false,
        conditional: true,
    };
    assert_eq!(wavefront.execute(&program, conflicts), Ok(taken(false)));
    wavefront.pc = 3;
    assert_eq!(wavefront.execute(&program, 0b1110), Ok(taken(true)));
    assert_eq!(wavefront.pc, 5);
}

#[test]
fn wait_counts_are_decoded() {
    let program = program(
        "s_waitcnt vmcnt(3) & lgkmcnt(0)\ns_waitcnt expcnt(1)\ns_waitcnt 0x0f7f\ns_waitcnt 0x70",
    );
    let mut wavefront = wavefront(&program);
    let waits = [
        (Some(3), Some(0), None),
        (None, None, Some(1)),
        (None, None, None),
        (Some(0), Some(0), None),
    ];
    for (vmcnt, lgkmcnt, expcnt) in waits {
        let effect = wavefront.execute(&program, 0);
        assert_eq!(
            effect,
            Ok(Effect::WaitCount {
                vmcnt,
                lgkmcnt,
                expcnt
            })
        );
    }
}

#[test]
fn two_address_lds_accesses_are_scaled_and_delivered_later() {
    let program = program("s_mov_b32 m0, -1\nds_read2st64_b32 v[4:5], v1 offset0:1 offset1:2\nds_write2_b64 v1, v[4:5], v[6:7] offset1:3");
    let mut wavefront = wavefront(&program);
    wavefront.vgpr[1] = [8; 64];
    wavefront.execute(&program, 0).unwrap();
    let Ok(Effect::Lds(request)) = wavefront.execute(&program, 1) else {
        panic!("no LDS request")
    };
    assert_eq!(request.lanes, !1);
    assert_eq!(
        request
            .accesses
            .iter()
            .map(|a| a.address[5])
            .collect::<Vec<_>>(),
        [8 + 256, 8 + 512]
    );
    for (value, access) in [10, 20].into_iter().zip(&request.accesses) {
        assert_eq!(access.op, LdsOp::ReadB32);
        wavefront.write_back_lds(
            access.destination.unwrap(),
            request.lanes,
            &[value; 64],
            &[0; 64],
        );
    }
    assert_eq!(
        [4, 5].map(|r: usize| (wavefront.vgpr[r][0], wavefront.vgpr[r][9])),
        [(0, 10), (0, 20)]
    );
    wavefront.vgpr[7] = [70; 64];
    let Ok(Effect::Lds(request)) = wavefront.execute(&program, 0) else {
        panic!("no LDS request")
    };
    let second = &request.accesses[1];
    assert_eq!(
        (second.address[0], second.data2[0], second.destination),
        (8 + 24, 70, None)
    );
}
