//! Texts that must be refused, and what the refusal says.

#[path = "../../../run/tests/common/no_memory.rs"]
mod no_memory;

mod calls;
mod modes;
mod transactions;

use turnstile_kernel::{Code, Effect, LaunchGeometry, Value, Warp};
use turnstile_southern_islands as southern_islands;
use turnstile_southern_islands::{KernelCode, LoadOptions, Program};

/// A kernel with this body; the body begins in line 18.
fn kernel(body: &str) -> String {
    format!(
        "\t.text\n\t.globl k\n\t.type k,@function\n\t.amdgpu_hsa_kernel k\nk:\n\t.amd_kernel_code_t\n\
         \t\tuser_sgpr_count = 8\n\t\tenable_sgpr_private_segment_buffer = 1\n\t\tenable_sgpr_dispatch_ptr = 1\n\
         \t\tenable_sgpr_kernarg_segment_ptr = 1\n\t\tenable_sgpr_workgroup_id_x = 1\n\t\tfloat_mode = 192\n\
         \t\tkernarg_segment_byte_size = 12\n\t\twavefront_sgpr_count = 34\n\t\tworkitem_vgpr_count = 8\n\
         \t\twavefront_size = 6\n\t.end_amd_kernel_code_t\n{body}"
    )
}

fn load(body: &str, allow_global_stores: bool) -> Result<Program, String> {
    load_text(&kernel(body), allow_global_stores)
}

fn load_text(text: &str, allow_global_stores: bool) -> Result<Program, String> {
    let options = LoadOptions {
        base_address: 0,
        allow_global_stores,
    };
    southern_islands::load(text, "k.s", &options).map_err(|e| e.to_string())
}

#[track_caller]
fn refused(body: &str, message: &str) {
    match load(body, false) {
        Ok(_) => panic!("accepted:\n{body}"),
        Err(error) => assert!(
            error.contains(message),
            "expected `{message}`, found `{error}`"
        ),
    }
}

#[track_caller]
fn accepted(body: &str) -> Program {
    load(body, false).unwrap_or_else(|e| panic!("{e}\n{body}"))
}

fn only_kernel(program: Program) -> KernelCode {
    KernelCode::new(program, "k").expect("it has one kernel")
}

#[test]
fn unknown_text_is_named_with_its_line() {
    refused(
        "s_nop 0\nv_teleport_b32 v0, v1\ns_endpgm\n",
        "k.s:19: unknown instruction `v_teleport_b32`; ",
    );
    refused(
        "v_mov_b32_e32 v256, 0\ns_endpgm\n",
        "k.s:18: unknown register `v256`; ",
    );
    refused(
        "s_mov_b32 s104, 0\ns_endpgm\n",
        "k.s:18: unknown register `s104`; ",
    );
    refused(
        "s_branch .Lnowhere\ns_endpgm\n",
        "k.s:18: unknown label `.Lnowhere`; ",
    );
    refused(
        "s_mov_b32 s0, flat_scratch\ns_endpgm\n",
        "unknown register or symbol `flat_scratch`",
    );
    refused(
        ".frobnicate 3\ns_endpgm\n",
        "k.s:18: unknown directive `.frobnicate 3`; compile with clang-16",
    );
    refused(
        ".section .data\n",
        "k.s:18: unknown section `.data`; only code and constant data",
    );
    refused(
        "s_waitcnt vscnt(0)\ns_endpgm\n",
        "unknown counter `vscnt(0)`",
    );
    refused(
        "ds_read_b32 v0, v1 gds\ns_endpgm\n",
        "unknown modifier `gds`",
    );
    refused(
        "buffer_load_dword v0, v1, s[0:3], 0 offen tfe\ns_endpgm\n",
        "unknown modifier `tfe`",
    );
}

#[test]
fn malformed_operands_are_refused() {
    refused(
        "v_add_f32_e32 v0, v1\ns_endpgm\n",
        "`v_add_f32_e32 v0, v1`: an operand is missing",
    );
    refused(
        "s_mov_b32 s0, s1, s2\ns_endpgm\n",
        "operand `s2` is one too many",
    );
    refused(
        "s_mov_b64 s[1:2], 0\ns_endpgm\n",
        "`s[1:2]` does not start at a multiple of 2",
    );
    refused(
        "s_mov_b64 s0, 0\ns_endpgm\n",
        "`s0` is not a scalar of 2 registers",
    );
    refused(
        "s_mov_b32 s0, v1\ns_endpgm\n",
        "`v1` is not a scalar operand",
    );
    refused(
        "v_add_f32_e64 v0, 0x12345, v1\ns_endpgm\n",
        "takes no literal constant",
    );
    refused(
        "v_add_i32_e64 v0, vcc, -v1, v2\ns_endpgm\n",
        "only floating-point sources have modifiers",
    );
    refused(
        "v_mul_hi_u32_e32 v0, v1, v2\ns_endpgm\n",
        "unknown instruction `v_mul_hi_u32_e32`",
    );
    refused(
        "ds_read_b32 v0, v1 offset:65536\ns_endpgm\n",
        "`offset:65536` is not between 0 and 65535",
    );
    refused(
        "s_load_dword s0, s[4:5], 0x100\ns_endpgm\n",
        "`0x100` is not between 0 and 255",
    );
    refused(
        "s_mov_b32 s0, 0x123456789\ns_endpgm\n",
        "does not fit a 32-bit literal",
    );
}

/// A text that was compiled without the header that has these functions.
#[test]
fn functions_that_a_text_lacks_are_called_by_their_names() {
    #[rustfmt::skip]
    let cases = [
        (
            "_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f@rel32@lo+4",
            "the kernel calls `read_imagef` of an image, which this text does not have; docs/kernels.md has",
        ),
        ("_Z17wait_group_eventsiPU3AS09ocl_event@rel32@lo+4", "the kernel calls `wait_group_events`, which this text does not have; "),
        ("__printf_alloc@gotpcrel32@lo+4", "the kernel uses printf, which this text does not have; "),
        ("_Z99short@rel32@lo+4", "`_Z99short` is called or read, and is not in the file; "),
    ];
    for (symbol, what) in cases {
        let body = format!("s_getpc_b64 s[4:5]\ns_add_u32 s4, s4, {symbol}\ns_endpgm\n");
        refused(&body, &format!("k.s:19: {what}"));
    }
}

#[test]
fn what_exists_but_is_not_executed_says_why() {
    refused(
        "ds_add_f32 v0, v1\ns_endpgm\n",
        "unsupported instruction `ds_add_f32`: the local memory unit has no such",
    );
    refused(
        "ds_rsub_u64 v0, v[2:3]\ns_endpgm\n",
        "unsupported instruction `ds_rsub_u64`",
    );
    refused(
        "buffer_atomic_fmin v0, off, s[0:3], 0\ns_endpgm\n",
        "only integer atomics",
    );
    accepted("ds_add_u64 v0, v[2:3]\ns_endpgm\n");
    accepted("buffer_atomic_cmpswap_x2 v[0:3], off, s[0:3], 0 glc\ns_endpgm\n");
}

#[test]
fn kernels_must_be_complete() {
    refused("s_nop 0\n", "k.s:18: kernel `k` does not end with s_endpgm");
    refused(
        "v_mov_b32_e32 v8, 0\ns_endpgm\n",
        "uses v8, and kernel `k` has workitem_vgpr_count = 8",
    );
    refused(
        "s_mov_b64 s[34:35], 0\ns_endpgm\n",
        "uses s35, and kernel `k` has wavefront_sgpr_count = 34",
    );
    refused("k:\ns_endpgm\n", "k.s:18: label `k` is defined twice");
    let no_kernel = southern_islands::load("\t.text\n", "e.s", &LoadOptions::default());
    assert!(no_kernel
        .unwrap_err()
        .to_string()
        .contains("e.s:1: the file defines no kernel"));
    let other_chip = kernel("s_endpgm\n.amd_amdgpu_isa \"amdgcn-mesa-mesa3d--gfx900\"\n");
    let error = southern_islands::load(&other_chip, "k.s", &LoadOptions::default());
    assert!(error
        .unwrap_err()
        .to_string()
        .contains("compiled for `amdgcn-mesa-mesa3d--gfx900`; compile for -mcpu=tahiti"));
}

#[test]
fn execution_names_the_line_too() {
    let program =
        accepted("s_mov_b32 m0, 16\nv_mov_b32_e32 v1, 16\nds_read_b32 v0, v1\ns_endpgm\n");
    let code = only_kernel(program);
    let mut wavefront = no_memory::start(&code);
    assert_eq!(wavefront.execute(&code, 0), Ok(Effect::Next));
    assert_eq!(wavefront.execute(&code, 0), Ok(Effect::Next));
    let error = wavefront.execute(&code, 0).unwrap_err().to_string();
    assert!(
        error
            .starts_with("k.s:20: lane 0 accesses local memory at 0x10, and M0 limits it to 0x10;"),
        "{error}"
    );
}

/// Refusal of arguments by a kernel compiled for 32 bytes of them, with this body.
fn arguments_refused(body: &str, args: &[Value]) -> Option<String> {
    let text = kernel(body).replace("segment_byte_size = 12", "segment_byte_size = 32");
    let options = LoadOptions::default();
    let program = southern_islands::load(&text, "k.s", &options).unwrap_or_else(|e| panic!("{e}"));
    let geometry = LaunchGeometry::new(&[64], &[64], &[]).unwrap();
    let refusal = only_kernel(program).local_bytes(args, &geometry).err();
    refusal.map(|error| error.to_string())
}

#[test]
fn missing_arguments_are_no_implicit_ones() {
    let two = [Value::Buffer(&[]); 2];
    let four = [Value::Buffer(&[]); 4];
    let compiled = "compiled for 32 bytes of arguments (or 16 without the implicit ones), and the 2 given take 16";
    // Four buffers, of which the last two are used as such, or not at all.
    let buffers =
        "s_load_dwordx4 s[12:15], s[6:7], 0x4\ns_waitcnt lgkmcnt(0)\ns_mov_b64 s[0:1], s[12:13]\n\
                   s_mov_b64 s[2:3], s[14:15]\ns_endpgm\n";
    let unread = "declares 32 bytes of arguments and reads none behind the first 16; the 2 given take 16; give also arguments that it does \
                  not read, in order, with their types; if its source has no others, write kernarg_segment_byte_size = 16 into its text";
    for (body, what) in [
        (buffers, compiled),
        ("s_load_dwordx4 s[12:15], s[6:7], 0x0\ns_endpgm\n", unread),
    ] {
        let refusal = arguments_refused(body, &two).unwrap();
        assert!(refusal.contains(what), "{refusal}");
        assert_eq!(arguments_refused(body, &four), None);
    }
    // Two buffers and the global offset, which clang reads as a number.
    let offset =
        "s_load_dword s12, s[6:7], 0x5\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v1, s12\ns_endpgm\n";
    assert_eq!(arguments_refused(offset, &two), None);
    let refusal = arguments_refused(offset, &four).unwrap();
    assert!(
        refusal.starts_with("argument 2 is a buffer, and kernel `k` reads numbers in its place; "),
        "{refusal}"
    );
}

#[test]
fn launches_must_fit_the_kernel() {
    let program = accepted("s_endpgm\n");
    let kernel = only_kernel(program);
    let geometry = LaunchGeometry::new(&[64], &[64], &[]).unwrap();
    let error = kernel
        .local_bytes(&[Value::Buffer(&[])], &geometry)
        .unwrap_err()
        .to_string();
    assert!(
        error.starts_with(
            "kernel `k` declares 12 bytes of arguments and reads none behind the first 0; the 1 given take 8; "
        ) && error.contains("kernarg_segment_byte_size = 8"),
        "{error}"
    );
    assert!(kernel
        .local_bytes(&[Value::Buffer(&[]), Value::Local(4)], &geometry)
        .is_ok());
    let error = LaunchGeometry::new(&[100], &[64], &[])
        .unwrap_err()
        .to_string();
    assert!(
        error.starts_with("local size 64 does not divide global size 100;"),
        "{error}"
    );
    assert!(LaunchGeometry::new(&[1, 1, 1, 1], &[1, 1, 1, 1], &[]).is_err());
    assert!(LaunchGeometry::new(&[0], &[0], &[]).is_err());
    assert!(LaunchGeometry::new(&[60000; 3], &[60000; 3], &[]).is_err());
    let huge = [Value::Local(u32::MAX), Value::Local(8), Value::Local(8)];
    assert!(kernel
        .local_bytes(&huge, &geometry)
        .unwrap_err()
        .to_string()
        .contains("argument 1 of kernel `k` is too large"));
}
