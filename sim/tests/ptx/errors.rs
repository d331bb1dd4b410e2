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
        &refused(&right.replace("sm_70", "sm_200")),
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
        &["calls `nobody`", "not defined"],
    );
    says(
        &refused(&kernel("mov.u32 %r1, %nothing;")),
        &["there is no %nothing"],
    );
    says(&refused(&kernel("tbegin;")), &["transactions"]);
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
        &fails(&format!("{odd} @%p1 bra L; bar.sync 0; L: ret;")),
        &["k.ptx:16", "barrier", "0x55555555", "0xaaaaaaaa"],
    );
    says(
        &fails("st.global.u32 [%d0+2], %r0; ret;"),
        &["k.ptx:16", "lane 0", "no multiple of 4"],
    );
    says(
        &fails("st.global.u32 [%d0+0x100000], %r0; ret;"),
        &["k.ptx:16", "block 0"],
    );
    says(
        &fails(&format!(
            "{odd} @%p1 bra L; vote.sync.all.pred %p2, %p1, -1; L: ret;"
        )),
        &["lanes 0xffffffff shall take part"],
    );
    says(&fails("trap;"), &["the kernel traps"]);
    says(&fails("L: bra L;"), &["has not ended", "k.ptx:16"]);
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
