//! Calls that are refused, and faults in functions that are called.

use super::{accepted, load, no_memory, only_kernel, refused};
use turnstile_kernel::{Effect, Warp};

/// A call of `function` from the kernel, behind `before` and in front of `after`.
fn calling(before: &str, after: &str, function: &str) -> String {
    format!(
        "{before}\ns_getpc_b64 s[8:9]\ns_add_u32 s8, s8, f@rel32@lo+4\ns_addc_u32 s9, s9, f@rel32@hi+12\n\
         s_swappc_b64 s[30:31], s[8:9]\n{after}\ns_endpgm\n\t.type f,@function\nf:\n{function}\n"
    )
}

const RETURN: &str = "s_setpc_b64 s[30:31]";

#[test]
fn a_transaction_has_no_calls() {
    let message = "k.s:22: `s_swappc_b64 s[30:31], s[8:9]` calls a function inside a transaction: calls in transactions are \
                   not executed; let clang inline the function";
    refused(&calling("s_tx_begin", "s_tx_commit", RETURN), message);
    // Neither a recursive function nor one that is called outside of transactions too.
    let again = calling("", "", "").replace("s_endpgm", RETURN);
    let recursive = again.split("\t.type").next().unwrap();
    refused(&calling("s_tx_begin", "s_tx_commit", recursive), message);
    let outside_too = calling(
        "s_tx_begin",
        "s_tx_commit\ns_swappc_b64 s[30:31], s[8:9]",
        RETURN,
    );
    refused(&outside_too, message);
    accepted(&calling("s_tx_begin\ns_tx_commit", "s_nop 0", RETURN));
}

/// The checks of transactions go into functions and come back from them.
#[test]
fn a_function_has_its_transactions_to_itself() {
    let whole = format!("s_tx_begin\ns_tx_commit\n{RETURN}");
    let program = accepted(&calling("", "s_barrier", &whole));
    assert!(program.kernels()[0].transactional);
    refused(
        &calling("", "s_tx_commit", &format!("s_tx_begin\n{RETURN}")),
        "k.s:28: a function returns inside a transaction that it has begun; put TX_COMMIT() before the end",
    );
    refused(
        &calling(
            "",
            "",
            &format!("s_tx_begin\ns_barrier\ns_tx_commit\n{RETURN}"),
        ),
        "k.s:28: s_barrier inside a transaction",
    );
    // What a pass has computed must not be read behind the call either.
    let counts = format!("s_tx_begin\ns_bcnt1_i32_b64 s10, exec\ns_tx_commit\n{RETURN}");
    refused(
        &calling("", "v_mov_b32_e32 v1, s10", &counts),
        "computes s10 from a lane mask inside a transaction",
    );
    accepted(&calling("", "s_nop 0", &counts));
}

/// A function comes back behind calls of its own, and of those that leave their place to it.
#[test]
fn what_other_calls_leave_does_not_matter() {
    let address = |of: &str| {
        format!("s_getpc_b64 s[12:13]\ns_add_u32 s12, s12, {of}@rel32@lo+4\ns_addc_u32 s13, s13, {of}@rel32@hi+12")
    };
    let text = |g: &str| {
        let f = format!("s_tx_begin\ns_bcnt1_i32_b64 s10, exec\ns_tx_commit\n{RETURN}");
        let after = format!(
            "s_mov_b32 s10, 5\n{}\ns_swappc_b64 s[30:31], s[12:13]\nv_mov_b32_e32 v1, s10",
            address("g")
        );
        calling("", &after, &format!("{f}\n\t.type g,@function\ng:\n{g}"))
    };
    accepted(&text(RETURN));
    refused(
        &text(&format!("{}\ns_setpc_b64 s[12:13]", address("f"))),
        "computes s10 from a lane mask inside a transaction",
    );
    // The address has been away, so it may be that of any function that is named.
    let away =
        "v_writelane_b32 v2, s12, 0\nv_readlane_b32 s12, v2, 0\ns_swappc_b64 s[30:31], s[12:13]";
    let anywhere = text(RETURN).replace("s_swappc_b64 s[30:31], s[12:13]", away);
    refused(&anywhere, "computes s10 from a lane mask");
    assert_eq!(fault(&anywhere.replace("s_tx_", "s_nop 0 //")), "none");
}

#[test]
fn what_a_kernel_calls_is_judged_with_it() {
    refused(
        &calling("", "", &format!("v_teleport_b32 v0, v1\n{RETURN}")),
        "k.s:27: unknown instruction `v_teleport_b32`",
    );
    refused(
        &calling("", "", &format!("v_mov_b32_e32 v8, 0\n{RETURN}")),
        "k.s:27: `v_mov_b32_e32 v8, 0` uses v8, and kernel `k` has workitem_vgpr_count = 8",
    );
    refused(
        &calling("", ".L1:", &format!("s_branch .L1\n{RETURN}")),
        "leaves a function that kernel `k` calls",
    );
    refused(
        &calling("", "", "s_nop 0"),
        "k.s:27: a function that kernel `k` calls does not end with s_endpgm or s_setpc_b64",
    );
    // It is not called.
    let left_over = calling("s_endpgm", "", "s_nop 0").replace("f@rel32", "k@rel32");
    accepted(&left_over);
    refused(
        "s_getpc_b64 s[8:9]\ns_add_u32 s8, s8, missing@rel32@lo+4\ns_endpgm\n",
        "k.s:19: `missing` is called or read, and is not in the file; give the function a body",
    );
}

/// The first fault when the kernel is executed.
fn fault(body: &str) -> String {
    let program = load(body, false).unwrap_or_else(|error| panic!("{error}"));
    let code = only_kernel(program);
    let mut wavefront = no_memory::start(&code);
    for _ in 0..100 {
        match wavefront.execute(&code, 0) {
            Ok(Effect::End) => return "none".to_string(),
            Ok(_) => {}
            Err(error) => return error.to_string(),
        }
    }
    "no end".to_string()
}

#[test]
fn calls_go_to_functions_and_come_back() {
    assert_eq!(fault(&calling("", "s_nop 0", RETURN)), "none");
    let astray = "neither behind a call nor that of a function named here; call functions by name";
    // Into the middle of a function, to one that is not named, and back to where no call is.
    let middle = calling("", "", &format!("s_nop 0\n{RETURN}")).replace("lo+4", "lo+8");
    let found = fault(&middle);
    assert!(
        found.starts_with("k.s:22: `s_swappc_b64 s[30:31], s[8:9]` goes to address 0x")
            && found.contains(astray),
        "{found}"
    );
    let unnamed = calling("", "", RETURN)
        .replace("f@rel32@lo+4", "20")
        .replace("f@rel32@hi+12", "0");
    let found = fault(&unnamed);
    assert!(found.contains(astray), "{found}");
    let found = fault(&calling(
        "",
        "",
        &format!("s_mov_b64 s[30:31], 0\n{RETURN}"),
    ));
    assert!(
        found.starts_with("k.s:28: `s_setpc_b64 s[30:31]` goes to address 0x0")
            && found.contains(astray),
        "{found}"
    );
}

/// A work-item of a kernel that recurses has 16 KiB of stack.
#[test]
fn a_stack_that_is_full_is_a_fault() {
    let endless = "buffer_store_dword v0, off, s[0:3], s32 offset:8\ns_add_i32 s32, s32, 0x40000\ns_getpc_b64 s[8:9]\n\
                   s_add_u32 s8, s8, f@rel32@lo+4\ns_addc_u32 s9, s9, f@rel32@hi+12\ns_setpc_b64 s[8:9]";
    let found = fault(&calling("s_mov_b32 s32, 0", "", endless));
    assert_eq!(
        found,
        "k.s:27: a work-item accesses byte 16392 of its private memory, which has 16384: the stack is full, or an index is \
         wrong; recurse less deeply, give more `private_bytes` in the run file, or check the indices of private arrays"
    );
    let once = calling(
        "s_mov_b32 s32, 0",
        "",
        &format!("buffer_store_dword v0, off, s[0:3], s32\n{RETURN}"),
    );
    let found = fault(&once);
    assert!(
        found.contains("accesses byte 0 of its private memory, which has 0"),
        "{found}"
    );
}
