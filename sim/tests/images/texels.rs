//! Images that kernels write.

use super::{run_kernel, write_npy};
use crate::cases::{numbers, scramble, words};

#[test]
fn a_picture_is_read_and_written_as_normalised_bytes() {
    let (width, height) = (21, 10);
    let folder = tempfile::tempdir().unwrap();
    let bytes: Vec<u8> = (0..width * height * 4).map(|i| scramble(i) as u8).collect();
    let shape = [u64::from(height), u64::from(width), 4];
    write_npy(&folder.path().join("from.npy"), &shape, &bytes);
    let arguments = [
        "image = { file = \"from.npy\", normalised = true }".into(),
        "image = { zeros = [10, 21, 4], type = \"u8\", normalised = true, dump = \"to.npy\" }"
            .into(),
    ];
    let buffers = run_kernel(&folder, "edges", ["[32, 16]", "[32, 4]"], &arguments).unwrap();
    let row = 4 * width as usize;
    let difference = |x: usize, row: &[u8]| row[x].abs_diff(row[x.saturating_sub(4).max(x % 4)]);
    let rows = bytes.chunks(row).rev();
    let expected: Vec<u8> = rows
        .flat_map(|bytes| (0..row).map(|x| difference(x, bytes)))
        .collect();
    assert_eq!(buffers[1], expected);
}

#[test]
fn integers_saturate_and_an_image_tells_what_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let values: Vec<u8> = (0..8 * 4 * 2).map(|i| (scramble(i) % 256) as u8).collect();
    write_npy(&folder.path().join("from.npy"), &[4, 8, 2], &values);
    let arguments = [
        "image = { file = \"from.npy\" }".into(),
        "image = { zeros = [4, 8, 2], type = \"u8\" }".into(),
        "buffer = { zeros = 4, type = \"i32\" }".into(),
    ];
    let buffers = run_kernel(&folder, "saturate", ["[8, 4]", "[8, 4]"], &arguments).unwrap();
    let expected: Vec<u8> = values.iter().map(|value| value.saturating_mul(3)).collect();
    assert_eq!(buffers[1], expected);
    assert_eq!(words(&buffers[2]), [8, 4, 1, 1]);
}

#[test]
fn signed_texels_keep_their_sign() {
    let folder = tempfile::tempdir().unwrap();
    let values: Vec<i32> = (0..4 * 12)
        .map(|i| (scramble(i) as i32 % 100_000) - 50_000)
        .collect();
    write_npy(&folder.path().join("values.npy"), &[12, 4], &values);
    let arguments = [
        "buffer = { file = \"values.npy\" }".into(),
        "image = { zeros = [3, 4, 4], type = \"i16\" }".into(),
    ];
    let buffers = run_kernel(&folder, "signs", ["[12]", "[12]"], &arguments).unwrap();
    let saturated = |value: &i32| (*value).clamp(i16::MIN.into(), i16::MAX.into()) as i16;
    let expected: Vec<i16> = values.iter().map(saturated).collect();
    assert_eq!(numbers(&buffers[1], i16::from_le_bytes), expected);
}

/// A chip would drop it.
#[test]
fn a_write_beside_an_image_names_the_image() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["image = { zeros = [3, 4], type = \"f32\" }".into()];
    let error = run_kernel(&folder, "outside", ["[1]", "[1]"], &arguments).unwrap_err();
    assert!(
        error.contains("4 bytes at offset 48 of argument 0, which has 48 bytes"),
        "{error}"
    );
}
