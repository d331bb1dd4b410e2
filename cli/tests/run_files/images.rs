//! Images that several launches use.

use super::{available, read, run, CLANG};
use std::fs;

const KERNELS: &str = r#"
__kernel void draw(write_only image2d_t picture) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  write_imagef(picture, at, (float4)(at.x, at.y, 0, 1));
}
__kernel void turn(read_only image2d_t picture, __global float *out) {
  int2 at = (int2)(get_global_id(1), get_global_id(0));
  float4 texel = read_imagef(picture, at);
  out[4 * get_global_id(1) + get_global_id(0)] = 10 * texel.x + texel.y;
}
"#;

const LAUNCHES: &str = r#"
kernel = "k.cl"
global_size = [4, 3]
local_size = [4, 3]
[buffers]
picture = { zeros = 64, shape = [4, 4, 4], type = "f32", dump = "picture.npy" }
out = { zeros = 12, shape = [3, 4], type = "f32", dump = "out.npy" }
[[launch]]
entry = "draw"
global_size = [4, 4]
local_size = [4, 4]
args = [{ image = { buffer = "picture" } }]
[[launch]]
entry = "turn"
args = [{ image = { buffer = "picture" } }, { buffer = "out" }]
"#;

#[test]
fn an_image_stays_between_launches() {
    if !available(&[CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("k.cl"), KERNELS).unwrap();
    fs::write(folder.join("k.toml"), LAUNCHES).unwrap();
    run(folder, "k.toml");
    let turned = (0..3).flat_map(|x: u8| (0..4).map(move |y: u8| f32::from(10 * x + y)));
    assert_eq!(read(folder, "out.npy"), (vec![3, 4], turned.collect()));
    let (shape, texels) = read::<f32>(folder, "picture.npy");
    assert_eq!(
        (shape, &texels[..8]),
        (vec![4, 4, 4], &[0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0][..])
    );
}
