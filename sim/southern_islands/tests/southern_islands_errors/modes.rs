//! Modes and features of the chip that are refused.

use super::{accepted, kernel, refused};
use turnstile_southern_islands as southern_islands;
use turnstile_southern_islands::LoadOptions;

#[test]
fn the_mode_may_be_set_to_what_it_is() {
    for harmless in [
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0",
        "s_setreg_b32 hwreg(HW_REG_MODE, 4, 4), s8",
        "s_getreg_b32 s8, hwreg(HW_REG_MODE, 0, 4)",
    ] {
        accepted(&format!("{harmless}\ns_endpgm\n"));
    }
}

#[test]
fn another_mode_is_refused_by_name() {
    #[rustfmt::skip]
    let cases = [
        (
            "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 3",
            "k.s:18: unsupported instruction `s_setreg_imm32_b32`: it asks for rounding of single precision toward zero; the \
             machine rounds to nearest even",
        ),
        ("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 1", "it asks for rounding of double precision up"),
        ("s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s8", "it asks for a mode that is in a register"),
        ("s_getreg_b32 s8, hwreg(HW_REG_HW_ID, 0, 4)", "`hwreg(HW_REG_HW_ID, 0, 4)` is not the mode register"),
        ("s_getreg_b32 s8, hwreg(HW_REG_MODE, 30, 4)", "is not a range of bits"),
    ];
    for (text, message) in cases {
        refused(&format!("{text}\ns_endpgm\n"), message);
    }
}

/// Refusal of an empty kernel with this line in its descriptor.
fn described(line: &str) -> String {
    let text = kernel("s_endpgm\n").replace("\t\tfloat_mode = 192\n", &format!("\t\t{line}\n"));
    let options = LoadOptions::default();
    let loaded = southern_islands::load(&text, "k.s", &options);
    loaded.map_or_else(|error| error.to_string(), |_| "none".to_string())
}

#[test]
fn features_are_refused_by_name() {
    for (line, message) in [
        ("float_mode = 0", "none"),
        (
            "float_mode = 3",
            "k.s:12: the kernel asks for rounding of single precision toward zero; the machine rounds to nearest even; ",
        ),
        (
            "enable_trap_handler = 1",
            "k.s:12: the kernel needs a trap handler, and has none here; ",
        ),
        ("is_dynamic_callstack = 1", "none"),
        ("enable_magic = 1", "unknown kernel descriptor field `enable_magic`"),
    ] {
        let found = described(line);
        assert!(found.contains(message), "{line}: {found}");
    }
}
