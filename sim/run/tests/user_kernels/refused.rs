//! Kernels that are refused by name, beside one that runs.

use crate::both::{run_kernel, run_source, TARGETS};
use crate::cases::{bytes, numbers};

/// Kernels of `other_images.cl` and their images; each has a sibling that writes.
const REFUSED: [(&str, &str); 5] = [
    ("line", "image1d_t"),
    ("lines", "image1d_array_t"),
    ("row", "image1d_buffer_t"),
    ("planes", "image2d_array_t"),
    ("volume", "image3d_t"),
];

fn buffers<const COUNT: usize>() -> [String; COUNT] {
    [(); COUNT].map(|()| "buffer = { zeros = 1024, type = 'i32' }".to_owned())
}

#[test]
fn a_kernel_beside_images_that_are_not_executed_runs() {
    for target in TARGETS {
        let folder = tempfile::tempdir().unwrap();
        let kernel = ["other_images", "beside"];
        let found = run_kernel(&folder, target, kernel, ["[64]", "[32]"], &buffers::<1>());
        let found = numbers(&found.unwrap()[0], i32::from_le_bytes);
        let expected: Vec<i32> = (0..64).map(|id| id % 32 * 2).collect();
        assert_eq!(found[..64], expected, "{}", target.name);
    }
}

#[test]
fn a_kernel_with_such_an_image_is_refused_by_its_function_and_type() {
    for target in TARGETS {
        let refused = |entry: &str, arguments: &[String]| {
            let folder = tempfile::tempdir().unwrap();
            let kernel = ["other_images", entry];
            run_kernel(&folder, target, kernel, ["[64]", "[32]"], arguments).unwrap_err()
        };
        for (entry, image) in REFUSED {
            let message = refused(entry, &buffers::<2>());
            let expected = format!(
                "` of an {image}, which is not executed; use an image2d_t, or pass the picture as a buffer"
            );
            assert!(
                message.contains("the kernel calls `read_image"),
                "{message}"
            );
            assert!(message.ends_with(&expected), "{message}");
            let message = refused(&format!("write_{entry}"), &buffers::<1>());
            assert!(
                message.contains("the kernel calls `write_imagef` of an"),
                "{message}"
            );
            assert!(message.ends_with(&expected), "{message}");
        }
        let message = refused("ask_planes", &buffers::<2>());
        let expected =
            "the kernel calls `get_image_width` of an image2d_array_t, which is not executed";
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn functions_without_a_body_are_named_with_the_line_of_the_call() {
    let own =
        "int twice(int);\n\n__kernel void k(__global int *out) {\n  out[0] = twice(out[1]);\n}\n";
    let missing = "__kernel void k(__global int *out) {\n  out[0] = work_group_all(out[1]);\n}\n";
    for target in TARGETS {
        for (source, options, expected) in [
            (
                own,
                "",
                "k.cl:4: `twice` is called or read, and is not in the file; give the function a body or the variable a value: \
                 there is no library behind it",
            ),
            (
                missing,
                "-cl-std=CL2.0",
                "k.cl:2: the kernel calls `work_group_all`, which this text does not have; docs/kernels.md has",
            ),
        ] {
            let Some(outcome) = run_source(target, source, options, ["[1]", "[1]"], &buffers::<1>()) else {
                return;
            };
            let message = outcome.unwrap_err();
            assert!(message.starts_with(expected), "{message}");
        }
    }
}

/// Only Southern Islands has no instruction that finds out where a pointer points to; PTX runs it.
#[test]
fn a_pointer_into_any_address_space_is_named_by_its_function() {
    let source = "__attribute__((noinline)) int next(int *p) { return *p + 1; }\n\
                  __kernel void k(__global int *out) {\n  __local int cell;\n  cell = 4;\n  out[1] = next(out) + next(&cell);\n}\n";
    for target in TARGETS {
        let arguments = ["buffer = { values = [6, 0], type = 'i32' }".to_owned()];
        let outcome = run_source(target, source, "-cl-std=CL2.0", ["[1]", "[1]"], &arguments);
        match (target.name, outcome) {
            (_, None) => return,
            ("ptx", Some(outcome)) => {
                assert_eq!(outcome.unwrap()[0], bytes([6, 12].map(i32::to_le_bytes)));
            }
            (_, Some(outcome)) => assert_eq!(
                outcome.unwrap_err(),
                "k.cl: `next` has a pointer that may point into any address space, and Southern Islands has no instruction for it; \
                 write __global, __local or __private before the type that it points to, or choose target = \"ptx\""
            ),
        }
    }
}
