//! What a user reads when a run file is wrong: exact texts.

mod launches;
mod values;

use expect_test::expect;
use std::fs;
use std::path::Path;
use tempfile::TempDir;
use turnstile_experiments::workloads::{find, Settings, Version};
use turnstile_run::{load, Options, Value};
use turnstile_southern_islands::KernelCode;
use turnstile_tools::{available, CLANG};

const KERNEL: &str = include_str!("../../../../experiments/kernels/hash_table.s");

/// Everything a run file needs before its arguments.
const HEAD: &str = r#"kernel = "k.s"
entry = "hash_table_fgl"
global_size = [256]
local_size = [256]
"#;

const ARGS: &str = r#"
[[args]]
buffer = { zeros = 256, type = "u32" }
[[args]]
u32 = 16
[[args]]
u32 = 16
"#;

fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("k.s"), KERNEL).unwrap();
    fs::write(folder.path().join("k.ptx"), "").unwrap();
    folder
}

/// Message for a run file, without the folder's name.
fn message_in(folder: &Path, text: &str) -> String {
    let path = folder.join("run.toml");
    fs::write(&path, text).unwrap();
    let Err(error) = load(&path, Options::default()) else {
        panic!("accepted: {text}");
    };
    assert_eq!(error.exit_code(), 2);
    error
        .to_string()
        .replace(&format!("{}/", folder.display()), "")
}

fn message(text: &str) -> String {
    message_in(folder().path(), text)
}

/// Messages about a compiled kernel name the lines of what the user wrote, whatever is wrong with other kernels.
#[test]
fn an_error_in_opencl_names_its_line() {
    if !available(&[CLANG]) {
        return;
    }
    let kernel = r#"#include "turnstile.h"
__kernel void k(__global uint *out, __local uint *t) {
  TX_BEGIN();
  t[0] += 1;
  barrier(CLK_LOCAL_MEM_FENCE);
  TX_COMMIT();
  out[get_local_id(0)] = t[0];
}
__kernel void legs(__global uint *out, __local uint *t) {
  TX_BEGIN();
  if (out[get_local_id(0)]) {
    t[0] += 1;
    TX_COMMIT();
  } else {
    t[0] += 2;
    TX_COMMIT();
  }
}
__kernel void prints(__global uint *out, __local uint *t) {
  TX_BEGIN();
  printf("%u\n", t[0]);
  TX_COMMIT();
}
"#;
    let folder = folder();
    fs::write(folder.path().join("k.cl"), kernel).unwrap();
    let message = |entry| {
        let head = HEAD.replace("k.s", "k.cl").replace("hash_table_fgl", entry);
        let args = "[[args]]\nbuffer = { zeros = 256, type = \"u32\" }\n[[args]]\nlocal = 4\n";
        message_in(folder.path(), &format!("{head}{args}"))
    };
    let prints = message("prints");
    assert!(prints.starts_with("k.cl:21: "), "{prints}");
    assert!(
        prints.contains("move the write, which printf() is too, behind TX_COMMIT()"),
        "{prints}"
    );
    expect!["k.cl:5: s_barrier inside a transaction: work-items that wait would never meet those that retry; move barrier() out of TX_BEGIN() ... TX_COMMIT()"].assert_eq(&message("k"));
    expect!["k.cl:13: this s_tx_commit stands in one leg of a branch, and would commit all work-items of the wavefront, those that take the other leg too; put one TX_COMMIT() behind the branch, where all work-items meet; in place of `break` or `return` set a variable, and ask for it behind the TX_COMMIT(); if it stands there already, put `#pragma unroll 1` before the loops of the transaction: clang has unrolled one so that it does not end"].assert_eq(&message("legs"));
}

/// For deep recursion.
#[test]
fn private_memory_can_be_more_than_clang_says() {
    let user = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels/user");
    let folder = folder();
    let path = folder.path().join("recursion.toml");
    let text = fs::read_to_string(user.join("recursion.toml")).unwrap();
    let text = text.replace("calls.s", user.join("calls.s").to_str().unwrap());
    let bytes = |bytes: &str| {
        let field = format!("\nprivate_bytes = {bytes}\n\n[[args]]");
        fs::write(&path, text.replacen("\n[[args]]", &field, 1)).unwrap();
        load(&path, Options::default()).map(|program| program.alone(0).code.private_bytes())
    };
    assert_eq!(bytes("65536").unwrap(), 65536);
    for wrong in ["16384", "65538", "2097152"] {
        let message = bytes(wrong).unwrap_err().to_string();
        let expected = format!(
            ":6: private_bytes: a work-item cannot have {wrong} bytes of private memory; give a multiple of 4 from 16432, which it \
             has anyway, to 1048576"
        );
        assert!(message.ends_with(&expected), "{message}");
    }
}

/// Variables of unoptimised code are in private memory, which no retry gives back.
#[test]
fn unoptimised_text_is_refused_where_it_has_transactions() {
    let user = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels/user");
    let refused = load(
        &user.join("unoptimised_transaction.toml"),
        Options::default(),
    );
    let message = refused.unwrap_err().to_string();
    let what = "` writes private memory inside a transaction and cannot be rolled back; compile with -O1 or more (with -O0 \
                every variable is in private memory)";
    assert!(message.contains(what), "{message}");
}

/// A file of a user's: a character of Latin-1, a function that is inlined and left over, a kernel that is refused, a header
/// in a folder, and a size that comes from outside.
#[test]
fn a_kernel_is_judged_by_what_it_reaches() {
    if !available(&[CLANG]) {
        return;
    }
    let kernel = b"// \xe9t\xe9\n#include \"size.h\"\n\
        uint twice(uint x) { return 2 * x; }\n\
        __kernel void pictures(__read_only image2d_t in, __global uint *out) { out[0] = get_image_width(in); }\n\
        __kernel void k(__global uint *out) { out[get_global_id(0)] = twice(SIZE + MORE); }\n";
    let folder = folder();
    fs::create_dir(folder.path().join("include")).unwrap();
    fs::write(folder.path().join("include/size.h"), "#define MORE 1\n").unwrap();
    fs::write(folder.path().join("k.cl"), kernel).unwrap();
    let run = |entry, options| {
        let head = HEAD.replace("k.s", "k.cl").replace("hash_table_fgl", entry);
        format!("{head}options = {options}\n[[args]]\nbuffer = {{ zeros = 256, type = \"u32\" }}\n")
    };
    let path = folder.path().join("run.toml");
    for options in [
        "[\"-DSIZE=3\", \"-Iinclude\"]",
        "[\"-DSIZE=3\", \"-I\", \"include\"]",
    ] {
        fs::write(&path, run("k", options)).unwrap();
        let job = load(&path, Options::default()).unwrap().alone(0);
        assert_eq!(job.code.name(), "k");
    }
    let refused = message_in(
        folder.path(),
        &run("pictures", "[\"-DSIZE=3\", \"-Iinclude\"]"),
    );
    expect![[r#"run.toml:6: args[0]: the kernel's `in` is a `image2d_t`, and the argument is no image; write image = { file = "picture.npy" }"#]].assert_eq(&refused);
    let unoptimised = message_in(folder.path(), &run("k", "[\"-O2\", \"-O0\"]"));
    expect!["run.toml:5: options: compiled without optimisation (-O0) a kernel can be wrong: behind a branch clang-16 gives spilled registers back to the work-items of one leg only; use -O1 or more"].assert_eq(&unoptimised);
    let undefined = message_in(
        folder.path(),
        &run("k", "[\"-Iinclude\", \"-O0\", \"-O1\"]"),
    );
    assert!(
        undefined.contains("undeclared identifier 'SIZE'"),
        "{undefined}"
    );
}

/// NumPy's integers have 64 bits unless told otherwise; a kernel's have what its source says.
#[test]
fn arguments_must_be_what_the_source_declares() {
    if !available(&[CLANG]) {
        return;
    }
    let kernel = "typedef struct { float x; int n; } pair;\ntypedef uint word;\n\
        __kernel void k(__global const word *in, float x, __local float4 *t, __global float2 *v, __global pair *p) {\n\
        v[in[0]].x = x + t[0].x + p->x; }\n";
    let folder = folder();
    fs::write(folder.path().join("k.cl"), kernel).unwrap();
    let long = |numbers: &[i64]| {
        let bytes: Vec<u8> = numbers.iter().flat_map(|one| one.to_le_bytes()).collect();
        npy("<i8", "False", &format!("({},)", numbers.len()), &bytes)
    };
    fs::write(folder.path().join("long.npy"), long(&[1, 2])).unwrap();
    fs::write(folder.path().join("large.npy"), long(&[1, 1 << 32])).unwrap();
    let right = [
        "buffer = { file = \"long.npy\", type = \"u32\" }",
        "f32 = 1.5",
        "local = 64",
        "buffer = { zeros = 4, type = \"f32\" }",
        "buffer = { zeros = 8, type = \"u8\" }",
    ];
    let head = HEAD.replace("k.s", "k.cl").replace("hash_table_fgl", "k");
    let run = |index: usize, argument: &str| {
        let mut all = right;
        all[index] = argument;
        format!("{head}[[args]]\n{}\n", all.join("\n[[args]]\n"))
    };
    let path = folder.path().join("run.toml");
    fs::write(&path, run(0, right[0])).unwrap();
    let job = load(&path, Options::default()).unwrap().alone(0);
    assert_eq!(job.arguments[0].name, "argument 0 `in` (long.npy)");
    let Value::Buffer(buffer) = &job.arguments[0].value else {
        panic!("no buffer")
    };
    assert_eq!(buffer.array.bytes, [1, 0, 0, 0, 2, 0, 0, 0]);
    let wrong = |index, argument| message_in(folder.path(), &run(index, argument));
    expect![[r#"run.toml:5: args[0]: the kernel's `in` is a `word*`, and the buffer's elements are i64; write type = "u32"; with a `file` it converts the numbers"#]].assert_eq(&wrong(0, "buffer = { file = \"long.npy\" }"));
    expect!["run.toml:5: args[0].buffer: element 1 of `large.npy` is 4294967296, which u32 does not have; change the array or the type"].assert_eq(&wrong(
        0,
        "buffer = { file = \"large.npy\", type = \"u32\" }",
    ));
    expect![[r#"run.toml:5: args[0]: the kernel's `in` is a `word*`, and the buffer's elements are f32; write type = "u32"; with a `file` it converts the numbers"#]].assert_eq(&wrong(0, "buffer = { zeros = 4, type = \"f32\" }"));
    expect!["run.toml:5: args[0]: the kernel's `in` is a `word*`, and points to global memory; give it a buffer"].assert_eq(&wrong(0, "u64 = 4"));
    expect!["run.toml:7: args[1]: the kernel's `x` is a `float`, and the argument a u32; write f32 = ..."].assert_eq(&wrong(1, "u32 = 1"));
    expect!["run.toml:7: args[1]: the kernel's `x` is a `float`, and no pointer; write f32 = ..."]
        .assert_eq(&wrong(1, "buffer = { zeros = 4, type = \"f32\" }"));
    expect!["run.toml:9: args[2]: the kernel's `t` is a `float4*`, and points to local memory; give it `local = BYTES`"].assert_eq(&wrong(2, "buffer = { zeros = 4, type = \"f32\" }"));
    expect![[r#"run.toml:11: args[3]: the kernel's `v` is a `float2*`, and the buffer's elements are u32; write type = "f32"; with a `file` it converts the numbers"#]].assert_eq(&wrong(3, "buffer = { zeros = 4, type = \"u32\" }"));
}

#[test]
fn images_and_samplers_are_for_parameters_of_their_types() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = folder();
    let source = include_str!("../kernels/user/images.cl");
    let volume = "__kernel void volume(read_only image3d_t in) {}\n";
    fs::write(folder.path().join("k.cl"), format!("{source}{volume}")).unwrap();
    let run = |entry: &str, arguments: &[&str]| {
        let head = HEAD.replace("k.s", "k.cl").replace("hash_table_fgl", entry);
        format!("{head}[[args]]\n{}\n", arguments.join("\n[[args]]\n"))
    };
    let image = "image = { zeros = [4, 4], type = \"f32\" }";
    let sampler = "sampler = { filter = \"linear\", address = \"mirrored\", normalised = true }";
    let [at, out] = [
        "buffer = { zeros = 512, type = \"f32\" }",
        "buffer = { zeros = 1024, type = \"f32\" }",
    ];
    let path = folder.path().join("run.toml");
    fs::write(&path, run("sample", &[image, sampler, at, out])).unwrap();
    let program = load(&path, Options::default()).unwrap();
    assert_eq!(
        program.alone(0).arguments[1].value,
        Value::Scalar(vec![0x29, 0, 0, 0, 0, 0, 0, 0])
    );
    // Code of a header belongs to the line that calls it.
    fs::write(&path, run("outside", &[image])).unwrap();
    let loaded = load(&path, Options::default()).unwrap();
    let job = loaded.alone(0).typed::<KernelCode>().unwrap();
    let (code, program) = (job.code.kernel.instructions, job.code.program);
    let is_store = |pc: &u32| program.text(*pc).starts_with("buffer_store");
    let lines: Vec<_> = code.filter(is_store).map(|pc| program.line(pc)).collect();
    let mut written = (1..)
        .zip(source.lines())
        .filter(|(_, text)| text.contains("(float4)(0)"));
    let (line, _) = written.next().unwrap();
    assert!(
        !lines.is_empty() && lines.iter().all(|one| *one == line),
        "{lines:?}"
    );
    for standard in ["CL1.0", "CL2.0"] {
        let options = format!("options = [\"-cl-std={standard}\"]\n");
        fs::write(&path, options + &run("edges", &[image, image])).unwrap();
        load(&path, Options::default()).unwrap_or_else(|error| panic!("{standard}: {error}"));
    }
    let wrong = |entry, arguments: &[&str]| message_in(folder.path(), &run(entry, arguments));
    expect![[r#"run.toml:5: args[0]: the kernel's `image` is a `image2d_t`, and textures are of CUDA's kernels; for an image2d_t write image = { file = "picture.npy" }, and a sampler beside it"#]].assert_eq(&wrong("sample", &["texture = { zeros = [4, 4], type = \"f32\" }", sampler, at, out]));
    expect![[r#"run.toml:7: args[1]: the kernel's `sampler` is a `sampler_t`, and the argument is no sampler; write sampler = { filter = "nearest" }"#]].assert_eq(&wrong("sample", &[image, "u64 = 1", at, out]));
    expect!["run.toml:9: args[2]: the kernel's `at` is a `float2*`, and points to global memory; give it a buffer"].assert_eq(&wrong("sample", &[image, sampler, image, out]));
    expect!["run.toml:5: args[0]: the kernel's `in` is a `image3d_t`, and only 2D images are read and written; use an image2d_t, or pass the picture as a buffer"].assert_eq(&wrong("volume", &[image]));
}

#[test]
fn what_is_no_image_and_no_sampler_says_what_is_missing() {
    for (argument, told) in [
        (
            "image = { zeros = [4, 4] }",
            "args[0].image: an image has either `file`, with a `type` or without, or `zeros` and `type`, or the name of a \
             `buffer`, which has the rest; write { file = \"x.npy\" } or { zeros = [48, 64, 4], type = \"f32\" }",
        ),
        (
            "image = { zeros = [4, 4, 3], type = \"u8\" }",
            "args[0].image: the image has shape [4, 4, 3]; give it the shape [height, width], or [height, width, channels] \
             with 1, 2 or 4 channels",
        ),
        (
            "image = { zeros = [4, 0], type = \"u8\" }",
            "args[0].image: the image has 0 x 4 texels; give it 1 to 32768 each way",
        ),
        (
            "image = { zeros = [4, 4], type = \"f64\" }",
            "args[0].image: there are no images of f64; add a type, such as type = \"f32\"",
        ),
        (
            "image = { zeros = [4, 4], type = \"u32\", normalised = true }",
            "args[0].image: images of u32 are not normalised; leave `normalised` out, or give 8 or 16 bit integers",
        ),
        (
            "texture = { zeros = [4], type = \"f32\", address = \"mirror\" }",
            "args[0].texture: only normalised coordinates wrap or mirror; add normalised_coordinates = true and divide the \
             coordinates by the size, or write address = \"clamp\", which CUDA takes instead",
        ),
        (
            "sampler = { address = \"repeat\" }",
            "args[0].sampler: only normalised coordinates repeat; add normalised = true and divide the coordinates by the \
             size, or choose another address",
        ),
    ] {
        let told = format!("run.toml:5: {told}");
        assert_eq!(message(&format!("{HEAD}[[args]]\n{argument}\n")), told);
    }
}

#[test]
fn options_are_for_the_compiler() {
    let folder = folder();
    fs::write(folder.path().join("k.cl"), "").unwrap();
    for option in ["-o", "-oelsewhere", "-E", "-MMD"] {
        let head = HEAD.replace("k.s", "k.cl");
        let run = format!("{head}options = [\"-DSIZE=3\", \"{option}\"]\n{ARGS}");
        let told = format!("run.toml:5: options: `{option}` decides what the compiler writes, which must be the kernel's text; leave it out");
        assert_eq!(message_in(folder.path(), &run), told);
    }
    let head = format!("{HEAD}options = [\"-DSIZE=3\"]\n{ARGS}");
    expect!["run.toml:5: options: the kernel is compiled text, which is not compiled again; leave `options` out, or give the source as `kernel`"].assert_eq(&message(&head));
}

#[test]
fn a_good_run_file_loads() {
    let folder = folder();
    let path = folder.path().join("run.toml");
    fs::write(&path, format!("{HEAD}{ARGS}")).unwrap();
    let job = load(&path, Options::default()).unwrap().alone(0);
    assert_eq!((job.geometry.warps(64), job.lds_bytes), (4, 1024));
    let bundled = find("hash-table").unwrap();
    let bundled = bundled.job_of::<KernelCode, _>(Version::Fgl, &Settings::new(bundled));
    let names: Vec<_> = job
        .arguments
        .iter()
        .map(|argument| &argument.name)
        .collect();
    assert_eq!(names, ["argument 0", "argument 1", "argument 2"]);
    assert!(
        matches!(&job.arguments[0].value, Value::Buffer(buffer) if buffer.array.bytes.len() == 1024)
    );
    let job = job.typed::<KernelCode>().unwrap();
    assert_eq!(bundled.unwrap().code.kernel, job.code.kernel);
}

#[test]
fn texts_that_are_no_toml() {
    expect!["run.toml:1: string values must be quoted, expected literal string; give kernel, entry, global_size, local_size and the [[args]]"].assert_eq(&message("kernel = \n"));
    expect!["run.toml:5: unclosed array table, expected `]`; give kernel, entry, global_size, local_size and the [[args]]"].assert_eq(&message(&format!("{HEAD}[[args]\n")));
}

#[test]
fn fields_that_are_missing_unknown_or_of_another_type() {
    expect!["run.toml:2: entri: unknown field `entri`, expected one of `target`, `kernel`, `entry`, `options`, `global_size`, `local_size`, `global_offset`, `private_bytes`, `shared_bytes`, `args`, `buffers`, `launch`, `repeat`, `copy`, `clear`, `set`; give kernel, entry, global_size, local_size and the [[args]]"].assert_eq(&message(&HEAD.replace("entry", "entri")));
    expect!["run.toml:1: missing field `entry`; give kernel, entry, global_size, local_size and the [[args]]"].assert_eq(&message(&HEAD.replace("entry = \"hash_table_fgl\"\n", "")));
    expect!["run.toml:3: global_size: invalid type: integer `256`, expected a sequence; give kernel, entry, global_size, local_size and the [[args]]"].assert_eq(&message(&HEAD.replace("[256]", "256")));
    expect!["run.toml:3: global_size[0]: invalid value: integer `-1`, expected u32; give kernel, entry, global_size, local_size and the [[args]]"].assert_eq(&message(&HEAD.replace("[256]", "[-1]")));
    expect!["run.toml:5: args[0]: unknown field `u33`, expected one of `buffer`, `image`, `texture`, `sampler`, `null`, `local`, `bytes`, `struct`, `each`; give each [[args]] exactly one of buffer, image, texture, sampler, null, local, bytes, struct, each, or a type with its value, such as u32 = 16 or float4 = [1, 2, 3, 4]"].assert_eq(&message(&format!("{HEAD}[[args]]\nu33 = 1\n")));
    expect!["run.toml:6: args[0].u32: `-1` is no u32; give an integer from 0 to 4294967295"]
        .assert_eq(&message(&format!("{HEAD}[[args]]\nu32 = -1\n")));
    expect!["run.toml:5: args[0]: an argument is one thing, and this is `local` and `u32`; give each [[args]] exactly one of buffer, image, texture, sampler, null, local, bytes, struct, each, or a type with its value, such as u32 = 16 or float4 = [1, 2, 3, 4]"].assert_eq(&message(&format!("{HEAD}[[args]]\nu32 = 1\nlocal = 4\n")));
    expect!["run.toml:5: args[0]: the argument says nothing of what it is; give each [[args]] exactly one of buffer, image, texture, sampler, null, local, bytes, struct, each, or a type with its value, such as u32 = 16 or float4 = [1, 2, 3, 4]"].assert_eq(&message(&format!("{HEAD}[[args]]\n")));
    expect!["run.toml:6: args[0].buffer.type: there is no type `u33`, but u8, i8, u16, i16, u32, i32, u64, i64, f16, f32, f64, bool, and those of OpenCL such as uint or float4; give each [[args]] exactly one of buffer, image, texture, sampler, null, local, bytes, struct, each, or a type with its value, such as u32 = 16 or float4 = [1, 2, 3, 4]"].assert_eq(&message(&format!("{HEAD}[[args]]\nbuffer = {{ zeros = 4, type = \"u33\" }}\n")));
    expect!["run.toml:6: args[0].buffer.zero: unknown field `zero`, expected one of `file`, `zeros`, `fill`, `values`, `shape`, `type`, `dump`; give each [[args]] exactly one of buffer, image, texture, sampler, null, local, bytes, struct, each, or a type with its value, such as u32 = 16 or float4 = [1, 2, 3, 4]"].assert_eq(&message(&format!("{HEAD}[[args]]\nbuffer = {{ zero = 4, type = \"u32\" }}\n")));
    expect![[r#"run.toml:5: args[0].buffer: a buffer has either `file`, with a `type` or without, or a `type` and one of `zeros`, `fill` and `values`; write { file = "x.npy" } or { zeros = 1024, type = "u32" }"#]].assert_eq(&message(&format!("{HEAD}[[args]]\nbuffer = {{ zeros = 4 }}\n")));
    expect!["run.toml:5: args[0].buffer: `x.npy` cannot be read (No such file or directory (os error 2)); check the path, which is relative to the run file"].assert_eq(&message(&format!("{HEAD}[[args]]\nbuffer = {{ file = \"x.npy\", type = \"u32\" }}\n")));
}

#[test]
fn kernels_that_are_not_there() {
    expect!["run.toml:1: kernel: `no.s` cannot be read (No such file or directory (os error 2)); check the path, which is relative to the run file"].assert_eq(&message(&HEAD.replace("k.s", "no.s")));
    expect!["run.toml:1: kernel: `no.cl` cannot be read (No such file or directory (os error 2)); check the path, which is relative to the run file"].assert_eq(&message(&HEAD.replace("k.s", "no.cl")));
    expect!["k.ptx:1: a PTX text begins with .version; give PTX as clang-16 or NVRTC writes it: see docs/ptx.md for what is read"].assert_eq(&message(&HEAD.replace("k.s", "k.ptx")));
    expect!["run.toml:2: entry: k.s has no kernel `hash_table_x`; choose `hash_table_tm` or `hash_table_fgl` or `hash_table_serial` or `hash_table_search_tm` or `hash_table_turns_tm` or `hash_table_search_turns_tm` or `hash_table_work_tm`"].assert_eq(&message(&HEAD.replace("_fgl", "_x")));
}

#[test]
fn launches_and_arguments_that_do_not_fit() {
    let sized = |global: &str, local: &str| {
        let head = HEAD.replace("global_size = [256]", &format!("global_size = {global}"));
        head.replace("local_size = [256]", &format!("local_size = {local}")) + ARGS
    };
    expect!["run.toml:4: local_size: local size 100 does not divide global size 256; choose a local size of 1 to 65535 that divides the global size"].assert_eq(&message(&sized("[256]", "[100]")));
    expect!["run.toml:4: local_size: local size 0 does not divide global size 256; choose a local size of 1 to 65535 that divides the global size"].assert_eq(&message(&sized("[256]", "[0]")));
    expect!["run.toml:4: local_size: global_size has 2 dimensions and local_size 1; give both the same number of dimensions, 1 to 3"].assert_eq(&message(&sized("[32, 32]", "[32]")));
    expect!["run.toml:4: local_size: global_size has 4 dimensions and local_size 4; give both the same number of dimensions, 1 to 3"].assert_eq(&message(&sized("[1, 1, 1, 1]", "[1, 1, 1, 1]")));
    expect!["run.toml:4: local_size: global_size has 0 dimensions and local_size 0; give both the same number of dimensions, 1 to 3"].assert_eq(&message(&sized("[]", "[]")));
    expect!["run.toml: args: kernel `hash_table_fgl` was compiled for 16 bytes of arguments (or 0 without the implicit ones), and the 1 given take 4; give every argument of the kernel, in order, with its type"].assert_eq(&message(&format!("{HEAD}[[args]]\nu32 = 1\n")));
}

#[test]
fn buffers_that_cannot_be_read_or_dumped() {
    let folder = folder();
    let buffer = |text: &str| {
        message_in(
            folder.path(),
            &format!("{HEAD}\n[[args]]\nbuffer = {{ {text} }}\n"),
        )
    };
    expect!["run.toml:6: args[0].buffer: `no.npy` cannot be read (No such file or directory (os error 2)); check the path, which is relative to the run file"].assert_eq(&buffer("file = \"no.npy\""));
    fs::write(folder.path().join("text.npy"), "1 2 3").unwrap();
    expect!["run.toml:6: args[0].buffer: `text.npy` is no NumPy array file (magic not found for NPY file); write it with numpy.save"].assert_eq(&buffer("file = \"text.npy\""));
    fs::write(
        folder.path().join("complex.npy"),
        npy("<c8", "False", "(1,)", &[0; 8]),
    )
    .unwrap();
    expect!["run.toml:6: args[0].buffer: `complex.npy` has elements of type '<c8'; convert it to 8 to 64 bit integers, 16 to 64 bit floats or truth values with array.astype"].assert_eq(&buffer("file = \"complex.npy\""));
    fs::write(
        folder.path().join("fortran.npy"),
        npy("<u4", "True", "(1, 2)", &[0; 8]),
    )
    .unwrap();
    expect!["run.toml:6: args[0].buffer: `fortran.npy` is in Fortran order, and kernels see the order of the file; save numpy.ascontiguousarray(array)"].assert_eq(&buffer("file = \"fortran.npy\""));
    fs::write(
        folder.path().join("short.npy"),
        npy("<u4", "False", "(3,)", &[0; 8]),
    )
    .unwrap();
    expect!["run.toml:6: args[0].buffer: `short.npy` has 8 bytes of data where its header promises 12; write it again with numpy.save"].assert_eq(&buffer("file = \"short.npy\""));
    // 2^32 x 2^32 is 0 in 64 bits.
    for (file, shape) in [
        ("wraps.npy", "(4294967296, 4294967296)"),
        (
            "vast.npy",
            "(4294967296, 4294967296, 4294967296, 4294967296)",
        ),
    ] {
        let content = npy("<u4", "False", shape, &[]);
        fs::write(folder.path().join(file), content).unwrap();
    }
    expect!["run.toml:6: args[0].buffer: `wraps.npy` has 0 bytes of data where its header promises 73786976294838206464; write it again with numpy.save"].assert_eq(&buffer("file = \"wraps.npy\""));
    expect!["run.toml:6: args[0].buffer: `vast.npy` has 0 bytes of data where its header promises more than any memory; write it again with numpy.save"].assert_eq(&buffer("file = \"vast.npy\""));
    fs::write(
        folder.path().join("cut.npy"),
        &npy("<u4", "False", "(2,)", &[])[..40],
    )
    .unwrap();
    expect!["run.toml:6: args[0].buffer: `cut.npy` is no NumPy array file (failed to fill whole buffer); write it with numpy.save"].assert_eq(&buffer("file = \"cut.npy\""));
    expect!["run.toml:6: args[0].buffer: the folder of dump file `no/x.npy` does not exist; create the folder, or choose another"].assert_eq(&buffer("zeros = 4, type = \"u32\", dump = \"no/x.npy\""));
    expect!["run.toml:6: args[0].buffer: 400000000 elements of 4 bytes are too many; give a buffer at most 1073741824 bytes"].assert_eq(&buffer("zeros = 400000000, type = \"u32\""));
}

/// No output may be one of them.
#[test]
fn every_file_that_is_read_is_an_input() {
    let folder = folder();
    let file = npy("<u4", "False", "(256,)", &[0; 1024]);
    for name in ["a.npy", "b.npy", "c.npy"] {
        fs::write(folder.path().join(name), &file).unwrap();
    }
    let run = format!(
        "{HEAD}repeat = 2\nargs = [{{ each = [{{ buffer = {{ file = \"a.npy\" }} }}, {{ buffer = \"b\" }}] }}, \
         {{ u32 = 16 }}, {{ u32 = 16 }}]\n[buffers]\nb = {{ file = \"b.npy\" }}\nc = {{ file = \"c.npy\" }}\n"
    );
    let path = folder.path().join("run.toml");
    fs::write(&path, run).unwrap();
    let inputs = load(&path, Options::default()).unwrap().inputs;
    let mut names: Vec<_> = inputs
        .iter()
        .map(|path| path.file_name().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["a.npy", "b.npy", "c.npy", "k.s", "run.toml"]);
}

/// A `.npy` file of version 1.0.
fn npy(descr: &str, fortran: &str, shape: &str, data: &[u8]) -> Vec<u8> {
    let header = format!("{{'descr': '{descr}', 'fortran_order': {fortran}, 'shape': {shape}, }}");
    let mut file = b"\x93NUMPY\x01\x00".to_vec();
    file.extend((118u16).to_le_bytes());
    file.extend(format!("{header:<117}\n").as_bytes());
    file.extend(data);
    file
}
