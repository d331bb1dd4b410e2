//! What a fence does: the warp goes on when its accesses have taken place.

use super::{buffers, machine};
use std::fs;
use turnstile_run::{load, Options};

/// Cycles from before a store, which DRAM has to make room for, to behind the fence.
fn cycles(fence: &str, store: &str) -> u32 {
    let text = format!(
        ".version 7.0\n.target sm_70\n.address_size 64\n.shared .align 4 .b8 own[128];\n\
.visible .entry store(.param .u64 data, .param .u64 out) {{
.reg .b32 %r<4>;
.reg .b64 %d<4>;
ld.param.u64 %d1, [data];
ld.param.u64 %d2, [out];
mov.u32 %r1, %clock;
add.u32 %r1, %r1, 0;
{store}
{fence}
mov.u32 %r2, %clock;
sub.u32 %r3, %r2, %r1;
st.global.u32 [%d2], %r3;
ret;
}}\n"
    );
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("store.ptx"), text).unwrap();
    let run = "kernel = 'store.ptx'\nentry = 'store'\nglobal_size = [32]\nlocal_size = [32]\n\
               args = [{ buffer = { zeros = 32, type = 'u32' } }, { buffer = { zeros = 1, type = 'u32' } }]\n";
    let path = folder.path().join("run.toml");
    fs::write(&path, run).unwrap();
    let program = load(&path, Options::default()).unwrap();
    let left = buffers(&program.alone(0).typed().unwrap(), &machine("gtx295")).unwrap();
    u32::from_le_bytes(left[1][..4].try_into().unwrap())
}

#[test]
fn a_fence_waits_for_stores_to_global_memory() {
    let store = "st.global.u32 [%d1], %r1;";
    let alone = cycles("", store);
    for fence in [
        "membar.cta;",
        "membar.gl;",
        "membar.sys;",
        "fence.acq_rel.gpu;",
        "fence.sc.sys;",
    ] {
        // DRAM's latency alone is 59 of its cycles, 18 of the cores'.
        let waits = cycles(fence, store);
        assert!(waits >= alone + 18, "{fence} {waits}, without {alone}");
    }
}

#[test]
fn a_fence_does_not_wait_for_shared_memory() {
    let store = "st.shared.u32 [own], %r1;";
    let (with, without) = (cycles("membar.gl;", store), cycles("", store));
    assert!(with <= without + 2, "{with}, without {without}");
}
