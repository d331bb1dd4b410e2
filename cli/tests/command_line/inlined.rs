//! Conflicts in functions that were inlined: lines of the calls.

use super::*;
use serde_json::Value;
use std::collections::BTreeSet;
use turnstile_tools::available;

/// Lines of losers, each with those of the calls.
fn chains(report: &Value) -> BTreeSet<Vec<u64>> {
    let pairs = report["conflict_pairs"].as_array().expect("pairs").iter();
    let places = pairs.flat_map(|pair| [&pair["loser"], &pair["owner"]]);
    let known = places.filter(|place| !place.is_null());
    let chain = |place: &Value| {
        let calls = place["inlined_at"].as_array().expect("calls").iter();
        let lines = std::iter::once(&place["line"]).chain(calls);
        lines.map(|line| line.as_u64().expect("a line")).collect()
    };
    known.map(chain).collect()
}

/// A warp whose threads all add to one word, in a function that another one calls, as NVRTC says it.
pub fn write_inlined(folder: &Path) {
    let kernel = ".version 7.0
.target sm_70
.address_size 64
.visible .entry k(.param .u64 words)
{
.reg .b32 %r<2>;
.reg .b64 %d<1>;
.loc 1 9 3
ld.param.u64 %d0, [words];
tbegin;
.loc 1 10 3
.loc 1 5 3, function_name $L__info_string0, inlined_at 1 10 3
.loc 1 2 3, function_name $L__info_string1, inlined_at 1 5 3
ld.global.u32 %r0, [%d0];
.loc 1 6 3, function_name $L__info_string0, inlined_at 1 10 3
add.u32 %r0, %r0, 1;
.loc 2 70 3, function_name $L__info_string2, inlined_at 1 6 3
st.global.u32 [%d0], %r0;
tcommit;
ret;
}
.file 1 \"k.cu\"
.file 2 \"header.h\"
";
    let run = "kernel = \"inlined.ptx\"\nentry = \"k\"\nglobal_size = [32]\nlocal_size = [32]\n\
               [[args]]\nbuffer = { zeros = 1, type = \"u32\" }\n";
    fs::write(folder.join("inlined.ptx"), kernel).unwrap();
    fs::write(folder.join("inlined.toml"), run).unwrap();
}

#[test]
fn calls_are_those_that_ptx_tells() {
    let folder = tempfile::tempdir().unwrap();
    write_inlined(folder.path());
    let run = "simulate inlined.toml --machine early-cr --engine model --json r.json";
    let told = turnstile(folder.path(), run).stdout;
    let told = String::from_utf8_lossy(&told);
    assert!(told.contains(" inlined.ptx:2 < 5 < 10 "), "{told}");
    let chains = chains(&json(folder.path(), "r.json"));
    // The header's line is that of the call.
    assert_eq!(chains, [vec![2, 5, 10], vec![6, 10]].into());
}

/// clang's debug information tells it: one function, inlined into another and into the kernel. Each call has two work-items or three that
/// meet at a word.
#[test]
fn calls_are_those_that_clang_tells() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let kernel = "#include \"turnstile.h\"
static inline void add(__local volatile uint *word, uint by) {
  *word += by;
}
static inline void both(__local volatile uint *words, uint item) {
  add(words + (item < 2 ? 0 : item), 1);
  add(words + 64 + (item / 2 == 1 ? 0 : item), 1);
}
__kernel void k(__global uint *out) {
  __local volatile uint words[192];
  uint item = get_local_id(0);
  words[item] = words[64 + item] = words[128 + item] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  TX_BEGIN();
  both(words, item);
  add(words + 128 + (item / 2 == 2 ? 0 : item), 1);
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  out[item] = words[item];
}
";
    let run = "kernel = \"k.cl\"\nentry = \"k\"\nglobal_size = [64]\nlocal_size = [64]\n\
               [[args]]\nbuffer = { zeros = 64, type = \"u32\" }\n";
    fs::write(folder.path().join("k.cl"), kernel).unwrap();
    fs::write(folder.path().join("k.toml"), run).unwrap();
    let mut simulate = command(
        folder.path(),
        "simulate k.toml --detector dcd --json r.json",
    );
    // What others have compiled says nothing of how this program compiles.
    simulate.env("TURNSTILE_CACHE", folder.path().join("cache"));
    assert!(simulate.output().unwrap().status.success());
    let chains = chains(&json(folder.path(), "r.json"));
    assert_eq!(chains, [vec![3, 6, 15], vec![3, 7, 15], vec![3, 16]].into());
}
