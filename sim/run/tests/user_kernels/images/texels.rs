//! Images that kernels write.

use super::write_npy;
use crate::both::{run_kernel, TARGETS};
use crate::cases::{numbers, scramble, words};
use half::f16;
use turnstile_kernel::Target;

/// The real numbers that bytes stand for.
type Meaning<'a> = &'a dyn Fn(&[u8]) -> Vec<f32>;

const WIDTH: usize = 21;
const HEIGHT: usize = 10;

/// What `edges` makes of a picture of random bytes: the picture, and the differences in the order of the image that is written.
fn picture() -> (Vec<u8>, Vec<u8>) {
    let row = 4 * WIDTH;
    let bytes: Vec<u8> = (0..row * HEIGHT)
        .map(|i| scramble(i as u32) as u8)
        .collect();
    let difference = |x: usize, row: &[u8]| row[x].abs_diff(row[if x < 4 { x } else { x - 4 }]);
    let rows = bytes.chunks(row).rev();
    let differences = rows.flat_map(|bytes| (0..row).map(|x| difference(x, bytes)));
    (bytes.clone(), differences.collect())
}

/// The image that `edges` writes, whose type a run file gives so.
fn edges(target: &Target, bytes: &[u8], to: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let shape = [HEIGHT as u64, WIDTH as u64, 4];
    write_npy(&folder.path().join("from.npy"), &shape, bytes);
    let arguments = [
        "image = { file = \"from.npy\", normalised = true }".into(),
        format!("image = {{ zeros = [{HEIGHT}, {WIDTH}, 4], {to} }}"),
    ];
    let mut buffers = run_kernel(
        &folder,
        target,
        ["images", "edges"],
        ["[32, 16]", "[32, 4]"],
        &arguments,
    )
    .unwrap();
    buffers.swap_remove(1)
}

#[test]
fn a_picture_is_read_and_written_as_normalised_bytes() {
    for target in TARGETS {
        let (bytes, expected) = picture();
        let found = edges(
            target,
            &bytes,
            "type = \"u8\", normalised = true, dump = \"to.npy\"",
        );
        assert_eq!(found, expected);
    }
}

#[test]
fn a_picture_is_written_in_every_type_of_real_numbers() {
    for target in TARGETS {
        let (bytes, differences) = picture();
        let float = |bytes: &[u8]| numbers(bytes, f32::from_le_bytes);
        let half = |bytes: &[u8]| numbers(bytes, |two| f16::from_le_bytes(two).to_f32());
        let word =
            |bytes: &[u8]| numbers(bytes, |two| f32::from(u16::from_le_bytes(two)) / 65535.0);
        let short =
            |bytes: &[u8]| numbers(bytes, |two| f32::from(i16::from_le_bytes(two)) / 32767.0);
        let char = |bytes: &[u8]| numbers(bytes, |one| f32::from(i8::from_le_bytes(one)) / 127.0);
        // Type, what its bytes mean, and half of its step at 1.0.
        let types: [(&str, Meaning, f32); 5] = [
            ("type = \"f32\"", &float, 1e-6),
            ("type = \"f16\"", &half, 0.25e-3),
            ("type = \"u16\", normalised = true", &word, 0.51 / 65535.0),
            ("type = \"i16\", normalised = true", &short, 0.51 / 32767.0),
            ("type = \"i8\", normalised = true", &char, 0.51 / 127.0),
        ];
        for (to, meaning, tolerance) in types {
            let found = meaning(&edges(target, &bytes, to));
            assert_eq!(found.len(), differences.len(), "{to}");
            for (index, (found, difference)) in found.iter().zip(&differences).enumerate() {
                let expected = f32::from(*difference) / 255.0;
                assert!(
                    (found - expected).abs() <= tolerance,
                    "{to}: number {index} is {found}, not {expected}"
                );
            }
        }
    }
}

#[test]
fn integers_saturate_and_an_image_tells_what_it_is() {
    for target in TARGETS {
        let folder = tempfile::tempdir().unwrap();
        let values: Vec<u8> = (0..8 * 4 * 2).map(|i| (scramble(i) % 256) as u8).collect();
        write_npy(&folder.path().join("from.npy"), &[4, 8, 2], &values);
        let arguments = [
            "image = { file = \"from.npy\" }".into(),
            "image = { zeros = [4, 8, 2], type = \"u8\" }".into(),
            "buffer = { zeros = 4, type = \"i32\" }".into(),
        ];
        let buffers = run_kernel(
            &folder,
            target,
            ["images", "saturate"],
            ["[8, 4]", "[8, 4]"],
            &arguments,
        )
        .unwrap();
        let expected: Vec<u8> = values.iter().map(|value| value.saturating_mul(3)).collect();
        assert_eq!(buffers[1], expected);
        assert_eq!(words(&buffers[2]), [8, 4, 1, 1]);
    }
}

#[test]
fn signed_texels_keep_their_sign() {
    for target in TARGETS {
        let folder = tempfile::tempdir().unwrap();
        let values: Vec<i32> = (0..4 * 12)
            .map(|i| (scramble(i) as i32 % 100_000) - 50_000)
            .collect();
        write_npy(&folder.path().join("values.npy"), &[12, 4], &values);
        let arguments = [
            "buffer = { file = \"values.npy\" }".into(),
            "image = { zeros = [3, 4, 4], type = \"i16\" }".into(),
        ];
        let buffers = run_kernel(
            &folder,
            target,
            ["images", "signs"],
            ["[12]", "[12]"],
            &arguments,
        )
        .unwrap();
        let saturated = |value: &i32| (*value).clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        let expected: Vec<i16> = values.iter().map(saturated).collect();
        assert_eq!(numbers(&buffers[1], i16::from_le_bytes), expected);
    }
}

/// A chip would drop it.
#[test]
fn a_write_beside_an_image_names_the_image() {
    for target in TARGETS {
        let folder = tempfile::tempdir().unwrap();
        let arguments = ["image = { zeros = [3, 4], type = \"f32\" }".into()];
        let error = run_kernel(
            &folder,
            target,
            ["images", "outside"],
            ["[1]", "[1]"],
            &arguments,
        )
        .unwrap_err();
        assert!(
            error.contains(
                "4 bytes at offset 48 of argument 0, up to 4 bytes past its end (it has 48 bytes)"
            ),
            "{error}"
        );
    }
}
