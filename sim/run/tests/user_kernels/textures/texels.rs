//! Texels by their number, and what programs do with textures besides.

use super::{run, texture, textures, Number};
use crate::both;
use crate::cases::scramble;
use crate::images::write_npy;
use std::fs;
use turnstile_ptx as ptx;

/// Numbers from before the first texel to behind the last.
fn places(width: usize) -> Vec<i32> {
    let all = -3..width as i32 + 3;
    all.chain([i32::MIN, i32::MAX]).collect()
}

#[test]
fn texels_are_read_by_their_number_and_are_0_where_there_are_none() {
    let folder = tempfile::tempdir().unwrap();
    for (number, texture) in textures(&folder, 300, 1).into_iter().enumerate() {
        let places = places(texture.width);
        write_npy(
            &folder.path().join("at.npy"),
            &[places.len() as u64],
            &places,
        );
        let kernel = match (texture.is_float, number % 2) {
            (true, _) => "fetch_float",
            (false, 0) => "fetch_int",
            (false, _) => "fetch_uint",
        };
        let arguments = [
            // Neither filter nor address count.
            match texture.is_float {
                true => format!("texture = {{ {}, filter = \"linear\" }}", texture.given),
                false => format!(
                    "texture = {{ {}, address = \"wrap\", normalised_coordinates = true }}",
                    texture.given
                ),
            },
            "buffer = { file = \"at.npy\" }".into(),
            format!(
                "buffer = {{ zeros = {}, type = \"u32\" }}",
                4 * places.len()
            ),
        ];
        let found = run(&folder, kernel, places.len(), &arguments);
        for (place, found) in places.iter().zip(found.chunks(4)) {
            let there = Some(*place).filter(|place| (0..300).contains(place));
            assert_eq!(
                found,
                texture.texel(there, Some(0)),
                "{kernel} of {} at {place}",
                texture.given
            );
        }
    }
}

#[test]
fn narrow_numbers_are_read_as_programs_declare_them() {
    let folder = tempfile::tempdir().unwrap();
    let at: Vec<i32> = (0..64).map(|i| scramble(i) as i32 & 63).collect();
    write_npy(&folder.path().join("at.npy"), &[64], &at);
    let one = |word: i64| Number::Integer(word);
    let path = folder.path();
    let [single, two, four] = [[64, 1, 1], [64, 1, 2], [64, 1, 4]];
    let chars = texture(path, "a.npy", single, |w| w as i8, |v| one(v.into()));
    let bytes = texture(path, "b.npy", two, |w| w as u8, |v| one(v.into()));
    let shorts = texture(path, "c.npy", four, |w| w as i16, |v| one(v.into()));
    let words = texture(path, "d.npy", single, |w| w as u16, |v| one(v.into()));
    for (kernel, texture, factors) in [
        ("narrow_char", chars, [1, 0, 0, 0]),
        ("narrow_uchar2", bytes, [1, 1000, 0, 0]),
        ("narrow_short4", shorts, [1, 3, 5, 7]),
        ("narrow_ushort", words, [1, 0, 0, 0]),
    ] {
        let arguments = [
            format!("texture = {{ {} }}", texture.given),
            "buffer = { file = \"at.npy\" }".into(),
            "buffer = { zeros = 64, type = \"i32\" }".into(),
        ];
        let found = run(&folder, kernel, 64, &arguments);
        let sum = |at: &i32| {
            let texel = texture.texel(Some(*at), Some(0));
            let parts = texel.iter().zip(factors);
            parts
                .map(|(part, factor)| *part as i32 * factor)
                .sum::<i32>() as u32
        };
        assert_eq!(found, at.iter().map(sum).collect::<Vec<_>>(), "{kernel}");
    }
}

/// One is a buffer of the run file, which another argument points to as well.
#[test]
fn lanes_read_from_different_textures() {
    let folder = tempfile::tempdir().unwrap();
    let values: Vec<f32> = (0..32).map(|i| i as f32 + 100.0).collect();
    write_npy(&folder.path().join("odd.npy"), &[32], &values);
    let at: Vec<i32> = (0..64).map(|i| if i % 5 == 0 { -1 } else { i }).collect();
    write_npy(&folder.path().join("at.npy"), &[64], &at);
    let arguments = [
        "texture = { zeros = [32], type = \"f32\" }".into(),
        "texture = { file = \"odd.npy\" }".into(),
        "buffer = { file = \"at.npy\" }".into(),
        "buffer = { zeros = 64, type = \"f32\" }".into(),
    ];
    let found = run(&folder, "choose", 64, &arguments);
    let expected = at.iter().map(|at| match (at % 5 == 0 || *at < 0, at % 2) {
        (false, 1) => (100 + at / 2) as f32,
        _ => 0.0,
    });
    assert_eq!(found, expected.map(f32::to_bits).collect::<Vec<_>>());
}

#[test]
fn a_texture_tells_its_size() {
    let folder = tempfile::tempdir().unwrap();
    let out = "buffer = { zeros = 2, type = \"u32\" }";
    for (shape, size) in [("[9]", [9, 1]), ("[3, 8]", [8, 3]), ("[5, 4, 2]", [4, 5])] {
        let texture = format!("texture = {{ zeros = {shape}, type = \"u8\" }}");
        assert_eq!(run(&folder, "sizes", 1, &[texture, out.into()]), size);
    }
}

/// Guards, whole coordinates in two dimensions, constants, and results that nobody wants, which NVRTC does not write.
#[test]
fn instructions_that_are_written_by_hand_are_executed() {
    let text = ".version 8.0\n.target sm_50\n.address_size 64\n.visible .entry k(.param .u64 t, .param .u64 o)\n{\n\
        .reg .pred %p, %q;\n.reg .b32 %r<9>;\n.reg .b64 %d<4>;\n.reg .f32 %f<4>;\n\
        ld.param.u64 %d0, [t];\nmov.u64 %d3, %d0;\nld.param.u64 %d1, [o];\nmov.u32 %r0, %tid.x;\n\
        and.b32 %r1, %r0, 1;\nshr.u32 %r2, %r0, 1;\nsetp.eq.u32 %p, %r1, 0;\nmov.u32 %r3, 7;\n\
        mul.wide.u32 %d2, %r0, 4;\nadd.u64 %d1, %d1, %d2;\n\
        @%p tex.2d.v4.u32.s32 {%r3, _, _, _}, [%d3, {%r2, 1}];\n\
        @!%p tex.2d.v4.s32.f32 {%r3, %r4, %r5, %r6}, [%d3, {0f40000000, 0f00000000}];\n\
        setp.gt.u32 %q, %r0, 5;\n@%q bra done;\n\
        tex.level.2d.v4.u32.s32 {_, %r3, _, _}, [%d3, {%r2, 0}], 0;\n\
        done:\nst.global.u32 [%d1], %r3;\nret;\n}\n";
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("k.ptx"), text).unwrap();
    let values: Vec<u16> = (0..2 * 5 * 2).map(|i| 10 * i + 1).collect();
    write_npy(&folder.path().join("t.npy"), &[2, 5, 2], &values);
    let arguments = [
        "texture = { file = \"t.npy\" }".into(),
        "buffer = { zeros = 12, type = \"u32\" }".into(),
    ];
    let head = "kernel = 'k.ptx'\nentry = 'k'\n";
    let sizes = ["[12]", "[12]"];
    let buffers = both::run(&folder, &ptx::TARGET, head, sizes, &arguments).unwrap();
    let number = |x: u32, y: u32, channel: u32| match x < 5 {
        true => 10 * (10 * y + 2 * x + channel) + 1,
        false => 0,
    };
    let expected = (0..12).map(|thread| match (thread > 5, thread % 2) {
        (false, _) => number(thread / 2, 0, 1),
        (true, 0) => number(thread / 2, 1, 0),
        (true, _) => number(2, 0, 0),
    });
    assert_eq!(
        crate::words(buffers.last().unwrap()),
        expected.collect::<Vec<_>>()
    );
}
