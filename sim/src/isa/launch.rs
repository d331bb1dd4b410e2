//! Everything a kernel finds when it starts: argument segment, dispatch packet, initial registers.

use super::program::Kernel;
use super::wavefront::Wavefront;

/// NDRange of a launch; unused dimensions have size 1 and offset 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaunchGeometry {
    /// Dimensions in use, 1 to 3.
    pub dimensions: u32,
    /// Work-items in all.
    pub global_size: [u32; 3],
    /// Work-items of a work-group; divides `global_size`.
    pub local_size: [u32; 3],
    /// First global id.
    pub global_offset: [u32; 3],
}

impl LaunchGeometry {
    /// Checks sizes: 1 to 3 dimensions, no zero, `local_size` divides `global_size`.
    pub fn new(global_size: &[u32], local_size: &[u32], global_offset: &[u32]) -> Result<Self, LaunchError> {
        todo!()
    }

    /// Work-groups in each dimension.
    pub fn groups(&self) -> [u32; 3] {
        todo!()
    }

    /// Work-items of a work-group.
    pub fn work_items(&self) -> u32 {
        todo!()
    }

    /// Wavefronts of a work-group; the last may be partly filled.
    pub fn wavefronts(&self) -> u32 {
        todo!()
    }
}

/// One explicit kernel argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KernelArg {
    /// Global byte address of a buffer.
    Buffer(u64),
    /// A value, little endian, aligned to its own size (a power of two, as OpenCL scalars and vectors are).
    Value(Vec<u8>),
    /// `__local` pointer to this many bytes.
    Local(u32),
}

/// The argument segment of one launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernargImage {
    /// Bytes to be placed at [`LaunchAddresses::kernarg`].
    pub bytes: Vec<u8>,
    /// Local memory of a work-group in bytes: the kernel's own variables and all [`KernelArg::Local`].
    pub lds_bytes: u32,
}

/// Where the machine placed the images of a launch in global memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaunchAddresses {
    /// Argument segment; a multiple of 16.
    pub kernarg: u64,
    /// 64-byte dispatch packet; a multiple of 16.
    pub dispatch_packet: u64,
    /// Private memory of *this wavefront*: `64 * scratch_bytes` bytes, a multiple of 256. Ignored (0 is fine) when
    /// the kernel's `scratch_bytes` is 0.
    pub scratch: u64,
}

/// A launch that does not fit its kernel.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}; {remedy}")]
pub struct LaunchError {
    /// What is wrong.
    pub what: String,
    /// What the user can do about it.
    pub remedy: String,
}

impl Kernel {
    /// Builds the argument segment: explicit arguments in order with natural alignment, then what clang reads
    /// implicitly (the global offset). Refused when the size differs from the one the kernel was compiled for.
    pub fn kernarg(&self, args: &[KernelArg], geometry: &LaunchGeometry) -> Result<KernargImage, LaunchError> {
        todo!()
    }

    /// Builds the AQL dispatch packet from which the kernel reads its local and global size.
    pub fn dispatch_packet(&self, geometry: &LaunchGeometry, lds_bytes: u32, kernarg: u64) -> [u8; 64] {
        todo!()
    }

    /// State in which wavefront `wavefront` (0 to `geometry.wavefronts() - 1`) of work-group `group` starts.
    pub fn wavefront(
        &self,
        geometry: &LaunchGeometry,
        addresses: &LaunchAddresses,
        group: [u32; 3],
        wavefront: u32,
    ) -> Wavefront {
        todo!()
    }
}
