//! Operation tables of the scalar and vector ALU: mnemonic, operand types, flags. One line an operation, in the
//! order of the Southern Islands ISA manual.

/// Type of an operand: its width, how constants are extended, and whether VOP3 source modifiers apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ty {
    /// 32-bit integer or bits.
    B32,
    /// 64-bit integer or bits.
    B64,
    /// Single precision.
    F32,
    /// Double precision.
    F64,
    /// Lane mask in a scalar pair.
    Mask,
    /// Not written in the text: the destination register is read too.
    Dst,
}

impl Ty {
    /// Width in registers.
    pub(crate) fn words(self) -> u8 {
        match self {
            Ty::B32 | Ty::F32 | Ty::Dst => 1,
            Ty::B64 | Ty::F64 | Ty::Mask => 2,
        }
    }

    /// Whether `abs`, `neg`, `clamp` and `omod` make sense.
    pub(crate) fn is_float(self) -> bool {
        matches!(self, Ty::F32 | Ty::F64)
    }
}

/// Operand types of a scalar operation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScalarShape {
    /// Destination; `None` for operations that write only flags.
    pub dst: Ty,
    /// Sources as written; [`Ty::Dst`] = the destination's old value.
    pub src: &'static [Ty],
    pub writes_scc: bool,
    pub reads_scc: bool,
}

macro_rules! scalar_ops {
    ($($op:ident $name:literal $dst:ident [$($src:ident),*] $($flag:ident)*;)*) => {
        /// Operations of SOP1, SOP2 and SOPK (whose immediate forms are the plain operation with a constant).
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum ScalarOp { $($op,)* }

        impl ScalarOp {
            /// The operation called `name`.
            pub(crate) fn from_name(name: &str) -> Option<Self> {
                match name { $($name => Some(Self::$op),)* _ => None }
            }

            /// Operand types and flags.
            pub(crate) fn shape(self) -> ScalarShape {
                match self {
                    $(Self::$op => ScalarShape {
                        dst: Ty::$dst,
                        src: &[$(Ty::$src),*],
                        writes_scc: false $(|| scalar_ops!(@writes $flag))*,
                        reads_scc: false $(|| scalar_ops!(@reads $flag))*,
                    },)*
                }
            }
        }
    };
    (@writes scc) => { true };
    (@writes reads_scc) => { false };
    (@reads scc) => { false };
    (@reads reads_scc) => { true };
}

scalar_ops! {
    // SOP2
    AddU32 "s_add_u32" B32 [B32, B32] scc;
    SubU32 "s_sub_u32" B32 [B32, B32] scc;
    AddI32 "s_add_i32" B32 [B32, B32] scc;
    SubI32 "s_sub_i32" B32 [B32, B32] scc;
    AddcU32 "s_addc_u32" B32 [B32, B32] scc reads_scc;
    SubbU32 "s_subb_u32" B32 [B32, B32] scc reads_scc;
    MinI32 "s_min_i32" B32 [B32, B32] scc;
    MinU32 "s_min_u32" B32 [B32, B32] scc;
    MaxI32 "s_max_i32" B32 [B32, B32] scc;
    MaxU32 "s_max_u32" B32 [B32, B32] scc;
    CselectB32 "s_cselect_b32" B32 [B32, B32] reads_scc;
    CselectB64 "s_cselect_b64" B64 [B64, B64] reads_scc;
    AndB32 "s_and_b32" B32 [B32, B32] scc;
    AndB64 "s_and_b64" B64 [B64, B64] scc;
    OrB32 "s_or_b32" B32 [B32, B32] scc;
    OrB64 "s_or_b64" B64 [B64, B64] scc;
    XorB32 "s_xor_b32" B32 [B32, B32] scc;
    XorB64 "s_xor_b64" B64 [B64, B64] scc;
    Andn2B32 "s_andn2_b32" B32 [B32, B32] scc;
    Andn2B64 "s_andn2_b64" B64 [B64, B64] scc;
    Orn2B32 "s_orn2_b32" B32 [B32, B32] scc;
    Orn2B64 "s_orn2_b64" B64 [B64, B64] scc;
    NandB32 "s_nand_b32" B32 [B32, B32] scc;
    NandB64 "s_nand_b64" B64 [B64, B64] scc;
    NorB32 "s_nor_b32" B32 [B32, B32] scc;
    NorB64 "s_nor_b64" B64 [B64, B64] scc;
    XnorB32 "s_xnor_b32" B32 [B32, B32] scc;
    XnorB64 "s_xnor_b64" B64 [B64, B64] scc;
    LshlB32 "s_lshl_b32" B32 [B32, B32] scc;
    LshlB64 "s_lshl_b64" B64 [B64, B32] scc;
    LshrB32 "s_lshr_b32" B32 [B32, B32] scc;
    LshrB64 "s_lshr_b64" B64 [B64, B32] scc;
    AshrI32 "s_ashr_i32" B32 [B32, B32] scc;
    AshrI64 "s_ashr_i64" B64 [B64, B32] scc;
    BfmB32 "s_bfm_b32" B32 [B32, B32];
    BfmB64 "s_bfm_b64" B64 [B32, B32];
    MulI32 "s_mul_i32" B32 [B32, B32];
    BfeU32 "s_bfe_u32" B32 [B32, B32] scc;
    BfeI32 "s_bfe_i32" B32 [B32, B32] scc;
    BfeU64 "s_bfe_u64" B64 [B64, B32] scc;
    BfeI64 "s_bfe_i64" B64 [B64, B32] scc;
    AbsdiffI32 "s_absdiff_i32" B32 [B32, B32] scc;
    // SOP1
    MovB32 "s_mov_b32" B32 [B32];
    MovB64 "s_mov_b64" B64 [B64];
    CmovB32 "s_cmov_b32" B32 [B32, Dst] reads_scc;
    CmovB64 "s_cmov_b64" B64 [B64, Dst] reads_scc;
    NotB32 "s_not_b32" B32 [B32] scc;
    NotB64 "s_not_b64" B64 [B64] scc;
    WqmB32 "s_wqm_b32" B32 [B32] scc;
    WqmB64 "s_wqm_b64" B64 [B64] scc;
    BrevB32 "s_brev_b32" B32 [B32];
    BrevB64 "s_brev_b64" B64 [B64];
    Bcnt0I32B32 "s_bcnt0_i32_b32" B32 [B32] scc;
    Bcnt0I32B64 "s_bcnt0_i32_b64" B32 [B64] scc;
    Bcnt1I32B32 "s_bcnt1_i32_b32" B32 [B32] scc;
    Bcnt1I32B64 "s_bcnt1_i32_b64" B32 [B64] scc;
    Ff0I32B32 "s_ff0_i32_b32" B32 [B32];
    Ff0I32B64 "s_ff0_i32_b64" B32 [B64];
    Ff1I32B32 "s_ff1_i32_b32" B32 [B32];
    Ff1I32B64 "s_ff1_i32_b64" B32 [B64];
    FlbitI32B32 "s_flbit_i32_b32" B32 [B32];
    FlbitI32B64 "s_flbit_i32_b64" B32 [B64];
    FlbitI32 "s_flbit_i32" B32 [B32];
    FlbitI32I64 "s_flbit_i32_i64" B32 [B64];
    SextI32I8 "s_sext_i32_i8" B32 [B32];
    SextI32I16 "s_sext_i32_i16" B32 [B32];
    Bitset0B32 "s_bitset0_b32" B32 [B32, Dst];
    Bitset0B64 "s_bitset0_b64" B64 [B32, Dst];
    Bitset1B32 "s_bitset1_b32" B32 [B32, Dst];
    Bitset1B64 "s_bitset1_b64" B64 [B32, Dst];
    AndSaveexecB64 "s_and_saveexec_b64" B64 [B64] scc;
    OrSaveexecB64 "s_or_saveexec_b64" B64 [B64] scc;
    XorSaveexecB64 "s_xor_saveexec_b64" B64 [B64] scc;
    Andn2SaveexecB64 "s_andn2_saveexec_b64" B64 [B64] scc;
    Orn2SaveexecB64 "s_orn2_saveexec_b64" B64 [B64] scc;
    NandSaveexecB64 "s_nand_saveexec_b64" B64 [B64] scc;
    NorSaveexecB64 "s_nor_saveexec_b64" B64 [B64] scc;
    XnorSaveexecB64 "s_xnor_saveexec_b64" B64 [B64] scc;
    QuadmaskB32 "s_quadmask_b32" B32 [B32] scc;
    QuadmaskB64 "s_quadmask_b64" B64 [B64] scc;
    AbsI32 "s_abs_i32" B32 [B32] scc;
}

impl ScalarOp {
    /// Whether the operation saves EXEC in its destination and writes EXEC.
    pub(crate) fn saves_exec(self) -> bool {
        matches!(
            self,
            Self::AndSaveexecB64
                | Self::OrSaveexecB64
                | Self::XorSaveexecB64
                | Self::Andn2SaveexecB64
                | Self::Orn2SaveexecB64
                | Self::NandSaveexecB64
                | Self::NorSaveexecB64
                | Self::XnorSaveexecB64
        )
    }

    /// Whether result bit i depends on bits i of the sources only, so that a lane mask stays a lane mask.
    pub(crate) fn is_lanewise(self) -> bool {
        use ScalarOp::*;
        self.saves_exec()
            || matches!(
                self,
                AndB32
                    | AndB64
                    | OrB32
                    | OrB64
                    | XorB32
                    | XorB64
                    | Andn2B32
                    | Andn2B64
                    | Orn2B32
                    | Orn2B64
            )
            || matches!(
                self,
                NandB32 | NandB64 | NorB32 | NorB64 | XnorB32 | XnorB64 | NotB32 | NotB64
            )
            || matches!(
                self,
                MovB32 | MovB64 | CmovB32 | CmovB64 | CselectB32 | CselectB64
            )
    }
}

/// Scalar comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScalarRelation {
    /// Signed relation of words.
    I32(Relation),
    /// Unsigned relation of words.
    U32(Relation),
    /// Bit `src1` of `src0` is `value`; `wide` = `src0` has 64 bits.
    Bit { value: bool, wide: bool },
}

/// Outcomes of a comparison that make it true: bit 0 less, bit 1 equal, bit 2 greater, bit 3 unordered. The value is
/// the hardware's own encoding of the sixteen conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Relation(pub u8);

impl Relation {
    /// The floating-point condition called `name` (`lt`, `nge`, ...).
    pub(crate) fn float(name: &str) -> Option<Self> {
        const NAMES: [&str; 16] = [
            "f", "lt", "eq", "le", "gt", "lg", "ge", "o", "u", "nge", "nlg", "ngt", "nle", "neq",
            "nlt", "tru",
        ];
        NAMES.iter().position(|n| *n == name).map(|i| Self(i as u8))
    }

    /// The integer condition called `name`: integers are never unordered.
    pub(crate) fn integer(name: &str) -> Option<Self> {
        match name {
            "ne" => Some(Self(5)),
            "t" => Some(Self(7)),
            "f" | "lt" | "eq" | "le" | "gt" | "lg" | "ge" => Self::float(name),
            _ => None,
        }
    }

    /// Whether the relation holds for this outcome (`None` = unordered).
    pub(crate) fn holds(self, outcome: Option<std::cmp::Ordering>) -> bool {
        let bit = match outcome {
            Some(std::cmp::Ordering::Less) => 0,
            Some(std::cmp::Ordering::Equal) => 1,
            Some(std::cmp::Ordering::Greater) => 2,
            None => 3,
        };
        self.0 >> bit & 1 == 1
    }
}

/// Encodings of a vector operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// 32-bit encoding, and VOP3.
    Short,
    /// 32-bit encoding with a mandatory literal.
    Literal,
    /// VOP3 only.
    Long,
}

/// Operand types of a vector operation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VectorShape {
    pub encoding: Encoding,
    pub dst: Ty,
    /// Whether a scalar pair is written besides.
    pub mask_out: bool,
    /// Sources as written.
    pub src: &'static [Ty],
}

macro_rules! vector_ops {
    ($($op:ident $name:literal $encoding:ident $dst:ident $($mask:ident)? [$($src:ident),*];)*) => {
        /// Operations of VOP1, VOP2 and VOP3.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum VectorOp { $($op,)* }

        impl VectorOp {
            /// The operation called `name` (without `_e32` or `_e64`).
            pub(crate) fn from_name(name: &str) -> Option<Self> {
                match name { $($name => Some(Self::$op),)* _ => None }
            }

            /// Operand types.
            pub(crate) fn shape(self) -> VectorShape {
                match self {
                    $(Self::$op => VectorShape {
                        encoding: Encoding::$encoding,
                        dst: Ty::$dst,
                        mask_out: false $(|| vector_ops!(@$mask))?,
                        src: &[$(Ty::$src),*],
                    },)*
                }
            }
        }
    };
    (@mask) => { true };
}

vector_ops! {
    // VOP1
    MovB32 "v_mov_b32" Short B32 [B32];
    CvtI32F64 "v_cvt_i32_f64" Short B32 [F64];
    CvtF64I32 "v_cvt_f64_i32" Short F64 [B32];
    CvtF32I32 "v_cvt_f32_i32" Short F32 [B32];
    CvtF32U32 "v_cvt_f32_u32" Short F32 [B32];
    CvtU32F32 "v_cvt_u32_f32" Short B32 [F32];
    CvtI32F32 "v_cvt_i32_f32" Short B32 [F32];
    CvtF16F32 "v_cvt_f16_f32" Short B32 [F32];
    CvtF32F16 "v_cvt_f32_f16" Short F32 [B32];
    CvtRpiI32F32 "v_cvt_rpi_i32_f32" Short B32 [F32];
    CvtFlrI32F32 "v_cvt_flr_i32_f32" Short B32 [F32];
    CvtOffF32I4 "v_cvt_off_f32_i4" Short F32 [B32];
    CvtF32F64 "v_cvt_f32_f64" Short F32 [F64];
    CvtF64F32 "v_cvt_f64_f32" Short F64 [F32];
    CvtF32Ubyte0 "v_cvt_f32_ubyte0" Short F32 [B32];
    CvtF32Ubyte1 "v_cvt_f32_ubyte1" Short F32 [B32];
    CvtF32Ubyte2 "v_cvt_f32_ubyte2" Short F32 [B32];
    CvtF32Ubyte3 "v_cvt_f32_ubyte3" Short F32 [B32];
    CvtU32F64 "v_cvt_u32_f64" Short B32 [F64];
    CvtF64U32 "v_cvt_f64_u32" Short F64 [B32];
    FractF32 "v_fract_f32" Short F32 [F32];
    TruncF32 "v_trunc_f32" Short F32 [F32];
    CeilF32 "v_ceil_f32" Short F32 [F32];
    RndneF32 "v_rndne_f32" Short F32 [F32];
    FloorF32 "v_floor_f32" Short F32 [F32];
    ExpF32 "v_exp_f32" Short F32 [F32];
    LogClampF32 "v_log_clamp_f32" Short F32 [F32];
    LogF32 "v_log_f32" Short F32 [F32];
    RcpClampF32 "v_rcp_clamp_f32" Short F32 [F32];
    RcpLegacyF32 "v_rcp_legacy_f32" Short F32 [F32];
    RcpF32 "v_rcp_f32" Short F32 [F32];
    RcpIflagF32 "v_rcp_iflag_f32" Short F32 [F32];
    RsqClampF32 "v_rsq_clamp_f32" Short F32 [F32];
    RsqLegacyF32 "v_rsq_legacy_f32" Short F32 [F32];
    RsqF32 "v_rsq_f32" Short F32 [F32];
    RcpF64 "v_rcp_f64" Short F64 [F64];
    RcpClampF64 "v_rcp_clamp_f64" Short F64 [F64];
    RsqF64 "v_rsq_f64" Short F64 [F64];
    RsqClampF64 "v_rsq_clamp_f64" Short F64 [F64];
    SqrtF32 "v_sqrt_f32" Short F32 [F32];
    SqrtF64 "v_sqrt_f64" Short F64 [F64];
    SinF32 "v_sin_f32" Short F32 [F32];
    CosF32 "v_cos_f32" Short F32 [F32];
    NotB32 "v_not_b32" Short B32 [B32];
    BfrevB32 "v_bfrev_b32" Short B32 [B32];
    FfbhU32 "v_ffbh_u32" Short B32 [B32];
    FfblB32 "v_ffbl_b32" Short B32 [B32];
    FfbhI32 "v_ffbh_i32" Short B32 [B32];
    FrexpExpI32F64 "v_frexp_exp_i32_f64" Short B32 [F64];
    FrexpMantF64 "v_frexp_mant_f64" Short F64 [F64];
    FractF64 "v_fract_f64" Short F64 [F64];
    FrexpExpI32F32 "v_frexp_exp_i32_f32" Short B32 [F32];
    FrexpMantF32 "v_frexp_mant_f32" Short F32 [F32];
    // VOP2
    CndmaskB32 "v_cndmask_b32" Short B32 [F32, F32, Mask];
    AddF32 "v_add_f32" Short F32 [F32, F32];
    SubF32 "v_sub_f32" Short F32 [F32, F32];
    SubrevF32 "v_subrev_f32" Short F32 [F32, F32];
    MacLegacyF32 "v_mac_legacy_f32" Short F32 [F32, F32, Dst];
    MulLegacyF32 "v_mul_legacy_f32" Short F32 [F32, F32];
    MulF32 "v_mul_f32" Short F32 [F32, F32];
    MulI32I24 "v_mul_i32_i24" Short B32 [B32, B32];
    MulHiI32I24 "v_mul_hi_i32_i24" Short B32 [B32, B32];
    MulU32U24 "v_mul_u32_u24" Short B32 [B32, B32];
    MulHiU32U24 "v_mul_hi_u32_u24" Short B32 [B32, B32];
    MinLegacyF32 "v_min_legacy_f32" Short F32 [F32, F32];
    MaxLegacyF32 "v_max_legacy_f32" Short F32 [F32, F32];
    MinF32 "v_min_f32" Short F32 [F32, F32];
    MaxF32 "v_max_f32" Short F32 [F32, F32];
    MinI32 "v_min_i32" Short B32 [B32, B32];
    MaxI32 "v_max_i32" Short B32 [B32, B32];
    MinU32 "v_min_u32" Short B32 [B32, B32];
    MaxU32 "v_max_u32" Short B32 [B32, B32];
    LshrB32 "v_lshr_b32" Short B32 [B32, B32];
    LshrrevB32 "v_lshrrev_b32" Short B32 [B32, B32];
    AshrI32 "v_ashr_i32" Short B32 [B32, B32];
    AshrrevI32 "v_ashrrev_i32" Short B32 [B32, B32];
    LshlB32 "v_lshl_b32" Short B32 [B32, B32];
    LshlrevB32 "v_lshlrev_b32" Short B32 [B32, B32];
    AndB32 "v_and_b32" Short B32 [B32, B32];
    OrB32 "v_or_b32" Short B32 [B32, B32];
    XorB32 "v_xor_b32" Short B32 [B32, B32];
    BfmB32 "v_bfm_b32" Short B32 [B32, B32];
    MacF32 "v_mac_f32" Short F32 [F32, F32, Dst];
    MadmkF32 "v_madmk_f32" Literal F32 [F32, F32, F32];
    MadakF32 "v_madak_f32" Literal F32 [F32, F32, F32];
    BcntU32B32 "v_bcnt_u32_b32" Short B32 [B32, B32];
    MbcntLoU32B32 "v_mbcnt_lo_u32_b32" Short B32 [B32, B32];
    MbcntHiU32B32 "v_mbcnt_hi_u32_b32" Short B32 [B32, B32];
    AddI32 "v_add_i32" Short B32 mask [B32, B32];
    SubI32 "v_sub_i32" Short B32 mask [B32, B32];
    SubrevI32 "v_subrev_i32" Short B32 mask [B32, B32];
    AddcU32 "v_addc_u32" Short B32 mask [B32, B32, Mask];
    SubbU32 "v_subb_u32" Short B32 mask [B32, B32, Mask];
    SubbrevU32 "v_subbrev_u32" Short B32 mask [B32, B32, Mask];
    LdexpF32 "v_ldexp_f32" Short F32 [F32, B32];
    CvtPknormI16F32 "v_cvt_pknorm_i16_f32" Short B32 [F32, F32];
    CvtPknormU16F32 "v_cvt_pknorm_u16_f32" Short B32 [F32, F32];
    CvtPkrtzF16F32 "v_cvt_pkrtz_f16_f32" Short B32 [F32, F32];
    CvtPkU16U32 "v_cvt_pk_u16_u32" Short B32 [B32, B32];
    CvtPkI16I32 "v_cvt_pk_i16_i32" Short B32 [B32, B32];
    // VOP3
    MadLegacyF32 "v_mad_legacy_f32" Long F32 [F32, F32, F32];
    MadF32 "v_mad_f32" Long F32 [F32, F32, F32];
    MadI32I24 "v_mad_i32_i24" Long B32 [B32, B32, B32];
    MadU32U24 "v_mad_u32_u24" Long B32 [B32, B32, B32];
    BfeU32 "v_bfe_u32" Long B32 [B32, B32, B32];
    BfeI32 "v_bfe_i32" Long B32 [B32, B32, B32];
    BfiB32 "v_bfi_b32" Long B32 [B32, B32, B32];
    FmaF32 "v_fma_f32" Long F32 [F32, F32, F32];
    FmaF64 "v_fma_f64" Long F64 [F64, F64, F64];
    LerpU8 "v_lerp_u8" Long B32 [B32, B32, B32];
    AlignbitB32 "v_alignbit_b32" Long B32 [B32, B32, B32];
    AlignbyteB32 "v_alignbyte_b32" Long B32 [B32, B32, B32];
    Min3F32 "v_min3_f32" Long F32 [F32, F32, F32];
    Min3I32 "v_min3_i32" Long B32 [B32, B32, B32];
    Min3U32 "v_min3_u32" Long B32 [B32, B32, B32];
    Max3F32 "v_max3_f32" Long F32 [F32, F32, F32];
    Max3I32 "v_max3_i32" Long B32 [B32, B32, B32];
    Max3U32 "v_max3_u32" Long B32 [B32, B32, B32];
    Med3F32 "v_med3_f32" Long F32 [F32, F32, F32];
    Med3I32 "v_med3_i32" Long B32 [B32, B32, B32];
    Med3U32 "v_med3_u32" Long B32 [B32, B32, B32];
    SadU8 "v_sad_u8" Long B32 [B32, B32, B32];
    SadHiU8 "v_sad_hi_u8" Long B32 [B32, B32, B32];
    SadU16 "v_sad_u16" Long B32 [B32, B32, B32];
    SadU32 "v_sad_u32" Long B32 [B32, B32, B32];
    CvtPkU8F32 "v_cvt_pk_u8_f32" Long B32 [F32, B32, B32];
    DivFixupF32 "v_div_fixup_f32" Long F32 [F32, F32, F32];
    DivFixupF64 "v_div_fixup_f64" Long F64 [F64, F64, F64];
    LshlB64 "v_lshl_b64" Long B64 [B64, B32];
    LshrB64 "v_lshr_b64" Long B64 [B64, B32];
    AshrI64 "v_ashr_i64" Long B64 [B64, B32];
    AddF64 "v_add_f64" Long F64 [F64, F64];
    MulF64 "v_mul_f64" Long F64 [F64, F64];
    MinF64 "v_min_f64" Long F64 [F64, F64];
    MaxF64 "v_max_f64" Long F64 [F64, F64];
    LdexpF64 "v_ldexp_f64" Long F64 [F64, B32];
    MulLoU32 "v_mul_lo_u32" Long B32 [B32, B32];
    MulHiU32 "v_mul_hi_u32" Long B32 [B32, B32];
    MulLoI32 "v_mul_lo_i32" Long B32 [B32, B32];
    MulHiI32 "v_mul_hi_i32" Long B32 [B32, B32];
    DivScaleF32 "v_div_scale_f32" Long F32 mask [F32, F32, F32];
    DivScaleF64 "v_div_scale_f64" Long F64 mask [F64, F64, F64];
    DivFmasF32 "v_div_fmas_f32" Long F32 [F32, F32, F32];
    DivFmasF64 "v_div_fmas_f64" Long F64 [F64, F64, F64];
    MsadU8 "v_msad_u8" Long B32 [B32, B32, B32];
}
