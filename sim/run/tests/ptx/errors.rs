//! What is refused, and how.

use super::{job, kernel, run};

fn refused(text: &str) -> String {
    match job(text, 32) {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(error) => error,
    }
}

fn fails(body: &str) -> String {
    run(&kernel(body), 32).expect_err(body)
}

#[track_caller]
fn says(message: &str, parts: &[&str]) {
    for part in parts {
        assert!(message.contains(part), "`{part}` is not in: {message}");
    }
}

#[test]
fn text_that_is_not_known() {
    let right = kernel("ret;");
    assert!(job(&right, 32).is_ok());
    says(
        &refused(&right.replace("7.0", "9.9")),
        &["k.ptx:1", "PTX version 9.9", "4.0 to 8.9"],
    );
    says(
        &refused(&right.replace("sm_80", "sm_200")),
        &["k.ptx:2", "target sm 200"],
    );
    says(
        &refused(&right.replace("entry k(", "entry other(")),
        &["no kernel `k`", "choose `other`"],
    );
    says(&refused(&format!("{right}}} more")), &["k.ptx:18", "`}`"]);
    says(
        &refused(&right.replace("ret;", "ret")),
        &["k.ptx:17", "`}` stands where there should be"],
    );
    says(
        &refused(&kernel("frobnicate.u32 %r1, %r2;")),
        &[
            "k.ptx:16",
            "`frobnicate.u32 %r1, %r2` is not executed",
            "docs/ptx.md",
        ],
    );
    says(
        &refused(&kernel("add.u32 %r1, %r2;")),
        &["k.ptx:16", "1 sources, and takes 2"],
    );
    says(&refused(&kernel("bra NOWHERE;")), &["no label `NOWHERE`"]);
    says(
        &refused(&kernel("call nobody;")),
        &["`nobody` is called", "give the function a body"],
    );
    says(
        &refused(&kernel("mov.u32 %r1, %nothing;")),
        &["there is no %nothing"],
    );
}

#[test]
fn arguments_that_do_not_fit() {
    let text = kernel("ret;").replace(".param .u64 out", ".param .u64 out, .param .u32 n");
    says(&refused(&text), &["takes 2 arguments, and is given 1"]);
    let text = kernel("ret;").replace(".param .u64 out", ".param .u32 out");
    says(
        &refused(&text),
        &["argument 0", "has 8 bytes, and the parameter 4"],
    );
    let text = kernel("ret;").replace(
        "(.param .u64 out)\n",
        "(.param .u64 out)\n.reqntid 64, 1, 1\n",
    );
    says(
        &refused(&text),
        &["requires blocks of [64, 1, 1] threads", "[32, 1, 1]"],
    );
}

#[test]
fn what_a_thread_must_not_do() {
    let odd = "and.b32 %r2, %r0, 1; setp.eq.u32 %p1, %r2, 1;";
    says(
        &fails(&format!(
            "{odd} @%p1 bra L; bar.sync 0; L: bar.sync 0; ret;"
        )),
        &[
            "k.ptx:16: block 0 warp 0, pc 7 `bar.sync 0`",
            "barrier",
            "0x55555555",
            "0xaaaaaaaa",
        ],
    );
    says(
        &fails("st.global.u32 [%d0+2], %r0; ret;"),
        &[
            "k.ptx:16: block 0 warp 0, pc 4 `st.global.u32",
            "lane 0",
            "no multiple of 4",
        ],
    );
    says(
        &fails("st.global.u32 [%d0+0x100000], %r0; ret;"),
        &[
            "k.ptx:16: block 0 warp 0, pc 4 `st.global.u32",
            "cycle",
            "args[0]",
        ],
    );
    says(
        &fails(&format!(
            "{odd} @%p1 bra L; vote.sync.all.pred %p2, %p1, -1; L: vote.sync.all.pred %p2, %p1, -1; ret;"
        )),
        &["lanes 0xffffffff shall take part"],
    );
    says(&fails("trap;"), &["the kernel traps"]);
    says(&fails("L: bra L;"), &["endless loops", "k.ptx:16 (pc 4)"]);
}

/// An access where there is nothing, or at an odd address, in each memory: line, block, warp, instruction and lane are named.
#[test]
fn accesses_that_no_memory_has() {
    let of = |declared: &str, access: &str| {
        let body = format!("{declared}\nadd.u32 %r2, %r0, 1;\n{access}\nret;");
        fails(&body)
    };
    let place = "k.ptx:18: block 0 warp 0, pc 5 `";
    let shared = ".shared .align 4 .b8 s[64];";
    #[rustfmt::skip]
    let cases = [
        (shared, "st.shared.u32 [s+64], %r2;", "but the block has 64 bytes"),
        (shared, "st.shared.u32 [s+2], %r2;", "no multiple of 4"),
        (".local .align 4 .b8 l[64];", "st.local.u32 [l+0x4000], %r2;", "of its local memory"),
        (".local .align 4 .b8 l[64];", "st.local.u32 [l+2], %r2;", "no multiple of 4"),
    ];
    for (declared, access, what) in cases {
        says(
            &of(declared, access),
            &[place, access.trim_end_matches(';'), what],
        );
    }
    let with_table = |access: &str| {
        let text = kernel(&format!("{access}\nret;"));
        let at = text.find(".visible").unwrap();
        let text = format!("{}.const .align 4 .b8 t[16];\n{}", &text[..at], &text[at..]);
        run(&text, 32).expect_err(access)
    };
    let place = "k.ptx:17: block 0 warp 0, pc 4 `";
    says(
        &with_table("ld.const.u32 %r1, [t+16];"),
        &[place, "of the constants"],
    );
    says(
        &with_table("ld.const.u32 %r1, [t+2];"),
        &[place, "no multiple of 4"],
    );
}

#[test]
fn an_error_names_the_line_of_the_source_and_that_of_the_ptx() {
    let text = kernel(".loc 1 7 3\nst.global.u32 [%d0+2], %r0;\nret;");
    let text = text.replace(".visible", ".file 1 \"my.cl\"\n.visible");
    says(
        &run(&text, 32).expect_err("misaligned"),
        &["k.ptx:7: block 0 warp 0, pc 4, assembly line 18 `st.global.u32"],
    );
}

#[test]
fn blocks_that_no_core_has_room_for() {
    let refused = |text: &str, threads| run(text, threads).expect_err("no room");
    says(&refused(&kernel("ret;"), 1056), &["1056", "1024"]);
    let shared = kernel(".shared .align 4 .b8 s[65536];\nst.shared.u32 [s], %r0;\nret;");
    says(&refused(&shared, 32), &["65536", "49152"]);
}

/// A function that calls itself for ever fills its stack.
#[test]
fn a_stack_has_an_end() {
    let text = kernel("call f; ret;");
    let at = text.find(".visible").unwrap();
    let text = format!(
        "{}.func f()\n{{\n.local .align 4 .b8 a[64];\ncall f;\nret;\n}}\n{}",
        &text[..at],
        &text[at..]
    );
    says(
        &run(&text, 32).expect_err("recursion"),
        &["k.ptx:7", "the stack is full", "private_bytes"],
    );
}
