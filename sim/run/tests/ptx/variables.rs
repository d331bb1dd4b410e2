//! Variables of a module, which live as long as it.

use super::machine;
use turnstile_machine::{Device, EngineKind, Options, Tops, Unobserved};
use turnstile_ptx::KernelCode;
use turnstile_run::{Argument, Array, Element, Job, Launch};

/// `served` begins at 3; `count` adds 4 to it, `show` stores it, what `last` points to and what has its place behind it.
const MODULE: &str = ".version 7.0\n.target sm_80\n.address_size 64\n\
    .visible .global .align 4 .u32 unused[5];\n\
    .visible .global .align 4 .u32 served = 3;\n.visible .global .align 8 .u64 last;\n.visible .global .align 4 .u32 other = 9;\n\
    .visible .entry count()\n{\n.reg .b32 %r<3>; .reg .b64 %d<3>;\n\
    ld.global.u32 %r1, [served]; add.u32 %r1, %r1, 4; st.global.u32 [served], %r1; mov.u64 %d1, served; st.global.u64 [last], %d1;\n\
    ld.global.u32 %r2, [unused]; ret;\n}\n\
    .visible .entry show(.param .u64 out)\n{\n.reg .b32 %r<4>; .reg .b64 %d<3>;\n\
    ld.param.u64 %d0, [out]; ld.global.u32 %r0, [served]; st.global.u32 [%d0], %r0;\n\
    ld.global.u64 %d1, [last]; ld.global.u32 %r1, [%d1]; st.global.u32 [%d0+4], %r1;\n\
    ld.global.u32 %r2, [other]; st.global.u32 [%d0+8], %r2; add.u32 %r2, %r2, 1; st.global.u32 [other], %r2; ret;\n}\n";

fn job(file: &str, entry: &str) -> Job<KernelCode> {
    let out = (entry == "show").then(|| Array::zeros(Element::U32, 3).into());
    let arguments = Argument::all(out);
    Job::new(Launch::new([file, MODULE], entry, [&[1], &[1]], arguments)).expect("a job")
}

#[test]
fn variables_keep_what_launches_leave_and_each_module_has_its_own() {
    let machine = machine(1, 8);
    let tops = Tops::open(&machine, &machine, EngineKind::Model, None).expect("tops");
    let mut device = Device::new(&machine, tops, Options::new(100_000)).expect("a machine");
    let mut shown = vec![];
    for (file, entry) in [
        ("a.ptx", "count"),
        ("b.ptx", "count"),
        ("a.ptx", "count"),
        ("a.ptx", "show"),
        ("b.ptx", "show"),
        ("b.ptx", "show"),
    ] {
        let job = job(file, entry);
        let (after, outcome) = device
            .run::<_, 32>(&job.grid(), &mut Unobserved)
            .expect("a run");
        device = after;
        if !outcome.buffers.is_empty() {
            shown.push(outcome.words(0));
        }
    }
    // Through the pointer too, which one kernel leaves and another one follows.
    assert_eq!(shown, [[11, 11, 9], [7, 7, 9], [7, 7, 10]]);
}
