//! Kernels with 2D images (`tests/kernels/user/images.cl`) by run files that are written here.

mod sampling;
mod texels;

use npyz::WriterBuilder;
use std::fs::File;
use std::path::Path;

/// Writes a `.npy` file.
pub fn write_npy<T: npyz::AutoSerialize + Copy>(path: &Path, shape: &[u64], values: &[T]) {
    let options = npyz::WriteOptions::new();
    let file = File::create(path).unwrap();
    let writer = options.default_dtype().shape(shape).writer(file);
    let mut writer = writer.begin_nd().unwrap();
    writer.extend(values.iter().copied()).unwrap();
    writer.finish().unwrap();
}
