//! What a user reads when an argument's value is wrong.

use super::{folder, message, message_in, HEAD};
use expect_test::expect;
use std::fs;
use turnstile_run::{load, Options, Value};
use turnstile_tools::{available, CLANG};

/// Every message of `arguments`, each in place of the arguments of [`HEAD`].
fn arguments(arguments: &str) -> String {
    message(&format!("{HEAD}args = [{arguments}]\n"))
}

#[test]
fn values_that_are_none() {
    expect!["run.toml:5: args[0].u8: `300` is no u8; give an integer from 0 to 255"]
        .assert_eq(&arguments("{ u8 = 300 }"));
    expect!["run.toml:5: args[0].float4: `[1, 2]` is no float4; give 4 numbers in brackets"]
        .assert_eq(&arguments("{ float4 = [1, 2] }"));
    expect!["run.toml:5: args[0].uint2: `-2` is no u32; give an integer from 0 to 4294967295"]
        .assert_eq(&arguments("{ type = \"uint2\", value = [1, -2] }"));
    expect!["run.toml:5: args[0]: `type` belongs to a `value`; give each [[args]] exactly one of buffer, image, texture, sampler, null, local, bytes, struct, each, or a type with its value, such as u32 = 16 or float4 = [1, 2, 3, 4]"].assert_eq(&arguments("{ type = \"uint2\" }"));
    expect!["run.toml:5: args[0].type: there is no type `uint5`, but u8, i8, u16, i16, u32, i32, u64, i64, f16, f32, f64, bool, and those of OpenCL such as uint or float4; give each [[args]] exactly one of buffer, image, texture, sampler, null, local, bytes, struct, each, or a type with its value, such as u32 = 16 or float4 = [1, 2, 3, 4]"].assert_eq(&arguments("{ type = \"uint5\", value = 1 }"));
    expect![[r#"run.toml:5: args[0].u32: invalid type: string "1", expected a number, true, false, or a list of these; give each [[args]] exactly one of buffer, image, texture, sampler, null, local, bytes, struct, each, or a type with its value, such as u32 = 16 or float4 = [1, 2, 3, 4]"#]].assert_eq(&arguments("{ u32 = \"1\" }"));
    expect!["run.toml:5: args[0].value: nothing says of which type this value is; name the type, as in u32 = 16 or float4 = [1, 2, 3, 4], or give a struct"].assert_eq(&arguments("{ value = 1 }"));
    expect![[r#"run.toml:5: args[0].bytes: these are no bytes in hexadecimal; give two digits a byte, 2 to 8192, such as bytes = "0a1b 2c3d""#]].assert_eq(&arguments("{ bytes = \"0a1\" }"));
    expect!["run.toml:5: args[0].align: 3 is no alignment; give a power of two up to 128"]
        .assert_eq(&arguments("{ bytes = \"0a1b\", align = 3 }"));
    expect!["run.toml:5: args[0]: a structure has fields; write struct = [ { f32 = 1.0 }, { i32 = 2 } ]"].assert_eq(&arguments("{ struct = [] }"));
    expect!["run.toml:5: args[0].struct[1]: a field of a structure is a value, a list of values or a structure; write { f32 = 1.0 }, { u32 = [1, 2, 3] } or { struct = [ ... ] }"].assert_eq(&arguments("{ struct = [{ f32 = 1 }, { local = 4 }] }"));
    expect!["run.toml:5: args[0].struct[0].i8: `200` is no i8; give an integer from -128 to 127"]
        .assert_eq(&arguments("{ struct = [{ i8 = [1, 200] }] }"));
    expect!["run.toml:5: args[0]: null is true or left out; give each [[args]] exactly one of buffer, image, texture, sampler, null, local, bytes, struct, each, or a type with its value, such as u32 = 16 or float4 = [1, 2, 3, 4]"].assert_eq(&arguments("{ null = false }"));
    expect![[r#"run.toml:5: args[0]: `each` is a list of arguments, and those are none; write each = [ { buffer = "a" }, { buffer = "b" } ]"#]].assert_eq(&arguments("{ each = [] }"));
    expect![[r#"run.toml:5: args[0].each[1]: `each` is a list of arguments, and those are none; write each = [ { buffer = "a" }, { buffer = "b" } ]"#]].assert_eq(&arguments(
        "{ each = [{ u32 = 1 }, { each = [{ u32 = 2 }] }] }",
    ));
    expect!["run.toml:5: args[0]: `add` and `times` belong to a number, and `align` to bytes; give each [[args]] exactly one of buffer, image, texture, sampler, null, local, bytes, struct, each, or a type with its value, such as u32 = 16 or float4 = [1, 2, 3, 4]"].assert_eq(&arguments("{ local = 4, add = 1 }"));
    expect!["run.toml:5: args[0]: only a number can grow from round to round; write each = [...] with a value for each round"].assert_eq(&arguments("{ float2 = [1, 2], add = 1 }"));
    expect!["run.toml:5: args[0].buffer: there is no buffer `keys`; add [buffers.keys] with its file or zeros"].assert_eq(&arguments("{ buffer = \"keys\" }"));
}

#[test]
fn buffers_with_a_wrong_start() {
    let buffer = |text: &str| arguments(&format!("{{ buffer = {{ {text} }} }}"));
    expect!["run.toml:5: args[0].buffer: `fill` does not say how many elements there are; add a shape, such as shape = [1024]"].assert_eq(&buffer("fill = 7, type = \"u32\""));
    expect!["run.toml:5: args[0].buffer: `-7` is no u32; give an integer from 0 to 4294967295"]
        .assert_eq(&buffer("fill = -7, type = \"u32\", shape = [4]"));
    expect!["run.toml:5: args[0].buffer: 65536 x 65536 elements of 4 bytes are too many; give a buffer at most 1073741824 bytes"].assert_eq(&buffer("fill = 1, type = \"u32\", shape = [65536, 65536]"));
    expect!["run.toml:5: args[0].buffer: the lists in `[1, [2]]` are not of one length; give every row the same number of values"].assert_eq(&buffer("values = [1, [2]], type = \"u32\""));
    expect!["run.toml:5: args[0].buffer: an array of shape [3] cannot become one of [2, 2]; leave `shape` out, or give one with as many elements"].assert_eq(&buffer(
        "values = [1, 2, 3], type = \"u32\", shape = [2, 2]",
    ));
    expect![[r#"run.toml:5: args[0].buffer: a float3 takes the room of a float4 in memory; write type = "float4", with a fourth number that nothing reads"#]].assert_eq(&buffer("zeros = 4, type = \"float3\""));
    expect![[r#"run.toml:5: args[0].buffer: a buffer has either `file`, with a `type` or without, or a `type` and one of `zeros`, `fill` and `values`; write { file = "x.npy" } or { zeros = 1024, type = "u32" }"#]].assert_eq(&buffer("zeros = 4, values = [1], type = \"u32\""));
    let named = |text: &str| message(&format!("{HEAD}args = [{{ buffer = \"k\" }}]\n{text}"));
    expect!["run.toml:5: args[0].buffer: there is no buffer `k`; add [buffers.k], or choose `keys` or `more`"].assert_eq(&named(
        "[buffers]\nkeys = { zeros = 4, type = \"u32\" }\nmore = { zeros = 4, type = \"u32\" }\n",
    ));
    expect![[r#"run.toml:7: buffers.k: a buffer has either `file`, with a `type` or without, or a `type` and one of `zeros`, `fill` and `values`; write { file = "x.npy" } or { zeros = 1024, type = "u32" }"#]].assert_eq(&named("[buffers]\nk = { zeros = 4 }\n"));
    expect!["run.toml:7: buffers.k.zero: unknown field `zero`, expected one of `file`, `zeros`, `fill`, `values`, `shape`, `type`, `dump`; give a buffer one of file, zeros, fill, values, and type, shape, dump where they belong"].assert_eq(&named("[buffers.k]\nzero = 4\n"));
    expect!["run.toml:6: buffers.null: a buffer cannot be called `null`, which is the null pointer; choose another name"].assert_eq(&named("[buffers.null]\nzeros = 4\ntype = \"u32\"\n"));
}

/// What the source declares, of values that are no plain numbers.
#[test]
fn values_must_be_what_the_source_declares() {
    if !available(&[CLANG]) {
        return;
    }
    let kernel = "typedef struct { float x; int n; } pair;\nenum mode { ON, OFF };\n\
        __kernel void k(__global uint *out, float4 v, pair p, double d, enum mode m) { out[0] = v.x + p.n + d + m; }\n";
    let folder = folder();
    fs::write(folder.path().join("k.cl"), kernel).unwrap();
    let head = HEAD.replace("k.s", "k.cl").replace("hash_table_fgl", "k");
    let right = [
        "null = true",
        "float4 = [1, 2, 3, 4]",
        "struct = [{ f32 = 1 }, { i32 = 2 }]",
        "f64 = 1",
        "i32 = 1",
    ];
    let run = |index: usize, argument: &str| {
        let mut all = right;
        all[index] = argument;
        format!("{head}[[args]]\n{}\n", all.join("\n[[args]]\n"))
    };
    let path = folder.path().join("run.toml");
    fs::write(&path, run(0, right[0])).unwrap();
    let job = load(&path, Options::default()).unwrap().alone(0);
    assert_eq!(job.arguments[0].value, Value::Null);
    // Without types they are those of the source.
    let untyped = [
        "null = true",
        "value = [1, 2, 3, 4]",
        right[2],
        "value = 1",
        "value = 1",
    ];
    let text = format!("{head}[[args]]\n{}\n", untyped.join("\n[[args]]\n"));
    fs::write(&path, text).unwrap();
    let same = load(&path, Options::default()).unwrap().alone(0);
    assert_eq!(same.arguments, job.arguments);
    let wrong = |index, argument| message_in(folder.path(), &run(index, argument));
    expect!["run.toml:7: args[1]: the kernel's `v` is a `float4`, and the argument a f32; write float4 = [...]"].assert_eq(&wrong(1, "f32 = 1"));
    expect!["run.toml:7: args[1]: the kernel's `v` is a `float4`, and the argument a uint4; write float4 = [...]"].assert_eq(&wrong(1, "uint4 = [1, 2, 3, 4]"));
    expect![
        "run.toml:7: args[1]: the kernel's `v` is a `float4`, and no pointer; write float4 = [...]"
    ]
    .assert_eq(&wrong(1, "null = true"));
    expect!["run.toml:7: args[1]: the kernel's `v` is a `float4`, and no structure; write float4 = [...]"].assert_eq(&wrong(1, "struct = [{ f32 = 1 }]"));
    expect!["run.toml:7: args[1]: the kernel's `v` is a `float4`, and has 16 bytes, where the argument has 4; give 32 hexadecimal digits"].assert_eq(&wrong(1, "bytes = \"00112233\""));
    expect!["run.toml:13: args[4]: the kernel's `m` is a `enum mode`, and the argument a f32; write i32 = ..."].assert_eq(&wrong(4, "f32 = 1"));
    expect![[r#"run.toml:9: args[2]: the kernel's `p` is a `pair`, and the argument a u64; write struct = [ { f32 = ... }, ... ], or its bytes = "...""#]].assert_eq(&wrong(2, "u64 = 1"));
    expect!["run.toml:9: args[2]: the kernel's `p` is a `pair`, and has 8 bytes, where the fields have 4; give every field with its type"].assert_eq(&wrong(2, "struct = [{ f32 = 1 }]"));
    expect!["run.toml:9: args[2]: the kernel's `p` is a `pair`, and has a float of 4 bytes at byte 0, where the argument has an integer of 4 bytes at byte 0; give every field with its type"].assert_eq(&wrong(2, "struct = [{ i32 = 1 }, { f32 = 2 }]"));
    expect![[r#"run.toml:8: args[1].value: `[1, 2]` is no float4; give 4 numbers in brackets"#]]
        .assert_eq(&wrong(1, "value = [1, 2]"));
    expect!["run.toml:14: args[4].value: `1.5` is no i32; give an integer from -2147483648 to 2147483647"].assert_eq(&wrong(4, "value = 1.5"));
    expect!["run.toml:10: args[2].value: the kernel's `p` is a `pair`, and that is not one number or vector; name the type, as in u32 = 16 or float4 = [1, 2, 3, 4], or give a struct"].assert_eq(&wrong(2, "value = 1"));
    expect!["run.toml:6: args[0].value: the kernel's `out` is a `uint*`, and that is not one number or vector; name the type, as in u32 = 16 or float4 = [1, 2, 3, 4], or give a struct"].assert_eq(&wrong(0, "value = 1"));
    expect!["run.toml:11: args[3]: the kernel's `d` is a `double`, and the argument a f32; write f64 = ..."].assert_eq(&wrong(3, "f32 = 1"));
    expect!["run.toml: args: the kernel takes 5 arguments (`out`, `v`, `p`, `d`, `m`), and 6 are given; give every argument of the kernel, in order, with its type"].assert_eq(&message_in(
        folder.path(),
        &run(4, "i32 = 1\n[[args]]\nu32 = 1"),
    ));
}
