//! `turnstile new`: what it writes runs as it is, and it destroys nothing.

use super::{available, read, run, simulate, turnstile, CLANG};
use std::fs;
use std::path::Path;
use std::process::Output;
use turnstile_run::Nvrtc;
use turnstile_tools::skip;

const KERNELS: &str = r#"
typedef struct { float x; int n; } pair;
__kernel void first(__global const float3 *in, __global uint *out, uint n, float scale, uchar c, pair p, float2 v,
                    __local ushort *t, __global pair *pairs) {
  uint i = get_global_id(0);
  t[get_local_id(0)] = n;
  if (i < n)
    out[i] = in[i].x * scale + c + p.n + v.x + t[get_local_id(0)] + pairs[i].n;
}
__kernel void second(__global float *a, int width) {
  a[get_global_id(1) * width + get_global_id(0)] = SIZE;
}
__kernel __attribute__((reqd_work_group_size(32, 2, 2))) void third(__global uchar4 *bytes) {
  bytes[get_global_id(2)] = 1;
}
"#;

fn new(folder: &Path, arguments: &str) -> Output {
    turnstile(folder, &format!("new {arguments}"))
}

fn refused(folder: &Path, arguments: &str) -> String {
    let output = new(folder, arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments}");
    String::from_utf8(output.stderr).unwrap()
}

const FIRST: &str = r#"# Sizes, numbers and contents are guesses; docs/run-files.md has all that can stand here.
kernel = "k.cl"
options = ["-DSIZE=3"]
entry = "first"  # or "second", "third"
global_size = [64]
local_size = [64]

[[args]]  # const float3* in
buffer = { zeros = 4096, type = "float4" }

[[args]]  # uint* out
buffer = { zeros = 4096, type = "u32", dump = "out.npy" }

[[args]]  # uint n
u32 = 64

[[args]]  # float scale
f32 = 1.0

[[args]]  # uchar c
u8 = 64

[[args]]  # pair p
bytes = "0000000000000000"

[[args]]  # float2 v
float2 = [1, 1]

[[args]]  # ushort* t
local = 128

[[args]]  # pair* pairs
buffer = { zeros = 262144, type = "u8", dump = "pairs.npy" }
"#;

#[test]
fn a_run_file_is_written_from_a_signature_and_runs() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("k.cl"), KERNELS).unwrap();
    let output = new(folder, "k.cl -- -DSIZE=3");
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        "wrote k.toml; run it with: turnstile simulate k.toml\n"
    );
    assert_eq!(fs::read_to_string(folder.join("k.toml")).unwrap(), FIRST);
    run(folder, "k.toml");
    assert!(folder.join("out.npy").exists());
    for (entry, size) in [("second", "[8, 8]"), ("third", "[32, 2, 2]")] {
        let arguments = format!("k.cl --entry {entry} --out {entry}.toml -- -DSIZE=3");
        assert_eq!(new(folder, &arguments).status.code(), Some(0));
        let text = fs::read_to_string(folder.join(format!("{entry}.toml"))).unwrap();
        assert!(text.contains(&format!("\nlocal_size = {size}\n")), "{text}");
        run(folder, &format!("{entry}.toml"));
    }
}

const CUDA: &str = r#"# Sizes, numbers and contents are guesses; docs/run-files.md has all that can stand here.
kernel = "histogram.cu"
entry = "histogram"
global_size = [64]
local_size = [64]

[[args]]  # const unsigned* in
buffer = { zeros = 4096, type = "u32" }

[[args]]  # unsigned* bins
buffer = { zeros = 4096, type = "u32", dump = "bins.npy" }

[[args]]  # unsigned count
u32 = 64
"#;

#[test]
fn a_run_file_is_written_for_cuda_and_ptx_and_runs() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/histogram");
    for name in ["histogram.cu", "histogram.ptx"] {
        fs::copy(examples.join(name), folder.join(name)).unwrap();
    }
    let output = new(folder, "histogram.ptx -o ptx.toml");
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.ends_with("simulate ptx.toml\n"), "{told}");
    let text = fs::read_to_string(folder.join("ptx.toml")).unwrap();
    let assumed = "\n[[args]]  # .u64, taken for a pointer: histogram_param_0\nbuffer = ";
    assert!(text.contains(assumed), "{text}");
    assert!(text.contains(" histogram_param_2\nu32 = 64\n"), "{text}");
    run(folder, "ptx.toml");
    if let Err(error) = Nvrtc::find(None, "histogram.cu") {
        return skip(&error.to_string());
    }
    assert_eq!(new(folder, "histogram.cu").status.code(), Some(0));
    let written = fs::read_to_string(folder.join("histogram.toml")).unwrap();
    assert_eq!(written, CUDA);
    run(folder, "histogram.toml");
    // All 64 words that are counted are zero.
    let (_, bins): (_, Vec<u32>) = read(folder, "bins.npy");
    assert_eq!((bins[0], bins[1..].iter().sum::<u32>()), (64, 0));
    fs::write(
        folder.join("t.cu"),
        "extern __shared__ float own[];\ntemplate <typename T> __global__ void scale(T *x, T by) { own[threadIdx.x] = by; x[threadIdx.x] *= own[threadIdx.x]; }",
    )
    .unwrap();
    assert_eq!(
        refused(folder, "t.cu"),
        "error: t.cu: its kernels are templates, as `scale`; name an instance: --entry 'scale<float>'\n"
    );
    assert_eq!(
        new(folder, "t.cu --entry scale<float>").status.code(),
        Some(0)
    );
    let text = fs::read_to_string(folder.join("t.toml")).unwrap();
    assert!(text.contains("\nshared_bytes = 4096\n"), "{text}");
    run(folder, "t.toml");
    fs::write(
        folder.join("p.cu"),
        "#include \"t.cu\"\nextern \"C\" __global__ void promised(int *x);\nextern \"C\" __global__ void kept(int *x) {}",
    )
    .unwrap();
    assert_eq!(
        refused(folder, "p.cu --entry promised"),
        "error: p.cu: the kernel `promised` is declared in it, but has no body; give the file that has the body, or include it\n"
    );
    let unknown = "error: p.cu: there is no kernel `third` in it; choose `kept`\n";
    assert_eq!(refused(folder, "p.cu --entry third"), unknown);
    fs::write(
        folder.join("u.cu"),
        "__global__ void row(cudaTextureObject_t from, int *out) { out[threadIdx.x] = tex1Dfetch<int>(from, threadIdx.x); }\n\
         __global__ void plane(cudaTextureObject_t from, float *out) { out[0] = tex2D<float>(from, threadIdx.x, threadIdx.y); }",
    )
    .unwrap();
    for (kernel, given) in [
        ("row", "zeros = [64], type = \"i32\""),
        ("plane", "zeros = [8, 8], type = \"f32\""),
    ] {
        let output = new(folder, &format!("u.cu --entry {kernel} -o {kernel}.toml"));
        assert_eq!(output.status.code(), Some(0));
        let file = format!("{kernel}.toml");
        let text = fs::read_to_string(folder.join(&file)).unwrap();
        let texture = format!(
            "# cudaTextureObject_t from\ntexture = {{ {given}, filter = \"point\", address = \"clamp\" }}\n"
        );
        assert!(text.contains(&texture), "{text}");
        run(folder, &file);
    }
}

#[test]
fn nothing_is_replaced_unasked() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(
        folder.join("k.cl"),
        "__kernel void k(__global uint *out) { out[0] = 1; }",
    )
    .unwrap();
    fs::write(folder.join("k.toml"), "mine").unwrap();
    let mine = || fs::read_to_string(folder.join("k.toml")).unwrap();
    assert_eq!(
        refused(folder, "k.cl"),
        "error: k.toml: the file is there; choose another one with --out, or replace it with --force\n"
    );
    assert_eq!(
        refused(folder, "k.cl --force --entry x"),
        "error: k.cl: there is no kernel `x` in it; choose `k`\n"
    );
    assert_eq!(
        refused(folder, "k.cl --force -- -c"),
        "error: options of clang: `-c` decides what the compiler writes, which must be the kernel's text; leave it out\n"
    );
    assert!(refused(folder, "no.cl").starts_with("error: no.cl: the file cannot be read"));
    assert!(refused(folder, "x.s").starts_with("error: x.s: it does not say what"));
    // What is wrong with the kernel is said before what is wrong with the output, its default name.
    assert!(refused(folder, "k.toml").starts_with("error: k.toml: it does not say what"));
    assert!(refused(folder, "k.cl --force -o k.cl").contains("this file is also read as"));
    assert_eq!(mine(), "mine");
    assert_eq!(new(folder, "k.cl --force").status.code(), Some(0));
    assert!(mine().contains("entry = \"k\"\n"));
    // Seen from another folder.
    fs::create_dir(folder.join("runs")).unwrap();
    assert_eq!(new(folder, "k.cl -o runs/k.toml").status.code(), Some(0));
    let output = simulate(folder, "runs/k.toml");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn what_atomics_are_on_gets_a_buffer_of_its_numbers() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(
        folder.join("k.cl"),
        "__kernel void k(__global atomic_uint *cells, __global atomic_float *sum) {\n  \
         atomic_fetch_add(&cells[get_global_id(0)], 1u);\n  atomic_store(sum, 0.5f);\n}\n",
    )
    .unwrap();
    let output = new(folder, "k.cl -- -cl-std=CL2.0");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let text = fs::read_to_string(folder.join("k.toml")).unwrap();
    for argument in [
        "# atomic_uint* cells\nbuffer = { zeros = 4096, type = \"u32\", dump = \"cells.npy\" }\n",
        "# atomic_float* sum\nbuffer = { zeros = 4096, type = \"f32\", dump = \"sum.npy\" }\n",
    ] {
        assert!(text.contains(argument), "{text}");
    }
    run(folder, "k.toml");
}
