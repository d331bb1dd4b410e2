//! A launch as a GPU's driver takes it, for runs beside this machine. `testbenches/gpu/launch.py` runs them.

use serde::Serialize;
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use turnstile_kernel::LaunchGeometry;

/// A PTX kernel, its sizes and its arguments; a line of JSON each.
#[derive(Clone, Debug, Serialize)]
pub struct GpuLaunch<'a> {
    /// Unique in its file.
    pub name: &'a str,
    pub ptx: Cow<'a, str>,
    /// Its name in the text.
    pub kernel: &'a str,
    /// Blocks and threads of a block in each dimension.
    pub grid: [u32; 3],
    pub block: [u32; 3],
    pub arguments: Vec<GpuArgument>,
    /// Not only a digest of the buffers is wanted.
    pub contents: bool,
}

/// An argument.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum GpuArgument {
    /// Content of a buffer in global memory at the start, in hexadecimal.
    Buffer(String),
    /// A value, in hexadecimal, as it lies in memory.
    Value(String),
    /// So many bytes of dynamic shared memory, to which the kernel gets a pointer.
    Shared(u32),
}

impl GpuArgument {
    /// A buffer that holds this.
    pub fn buffer(bytes: &[u8]) -> Self {
        Self::Buffer(hex::encode(bytes))
    }

    /// A value.
    pub fn value(bytes: &[u8]) -> Self {
        Self::Value(hex::encode(bytes))
    }
}

impl<'a> GpuLaunch<'a> {
    /// A launch of so many blocks, with these arguments.
    pub fn new(
        name: &'a str,
        [ptx, kernel]: [&'a str; 2],
        geometry: &LaunchGeometry,
        arguments: Vec<GpuArgument>,
    ) -> Self {
        let blocks =
            |dimension: usize| geometry.global_size[dimension] / geometry.local_size[dimension];
        Self {
            name,
            ptx: with_environment(ptx, geometry),
            kernel,
            grid: std::array::from_fn(blocks),
            block: geometry.local_size,
            arguments,
            contents: false,
        }
    }

    /// Its line in a file.
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers") + "\n"
    }
}

/// What the driver of OpenCL says of the grid in registers of the environment, which that of CUDA leaves alone, as numbers.
fn with_environment<'a>(ptx: &'a str, geometry: &LaunchGeometry) -> Cow<'a, str> {
    if !ptx.contains("%envreg") {
        return Cow::Borrowed(ptx);
    }
    let [x, y, z] = geometry.global_offset;
    let registers = [(0, geometry.dimensions), (3, x), (4, y), (5, z)];
    let text = registers
        .iter()
        .fold(ptx.to_owned(), |text, (number, value)| {
            text.replace(&format!("%envreg{number};"), &format!("{value};"))
        });
    Cow::Owned(text)
}

/// A digest of the content of buffers, one after the other: half of SHA-256, in hexadecimal.
pub fn buffers_digest<'a>(buffers: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut digest = Sha256::new();
    buffers.into_iter().for_each(|bytes| digest.update(bytes));
    hex::encode(&digest.finalize()[..16])
}
