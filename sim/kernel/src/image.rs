//! An image as an argument.

/// A 2D image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image<'a> {
    pub texels: Texels<'a>,
    /// Its size and what a texel is.
    pub format: ImageFormat,
    /// Of a texture of CUDA's: how it is sampled, in the bits of a sampler of OpenCL's.
    pub sampler: Option<u32>,
}

/// Texels row by row, channel by channel, little endian.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Texels<'a> {
    /// These, which nobody else uses.
    Own(&'a [u8]),
    /// Those of a buffer that the machine holds, by its number.
    Held(usize),
}

/// Size of an image, and what its texels are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageFormat {
    /// Texels in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Numbers of a texel: 1 (red), 2 (red, green) or 4.
    pub channels: u32,
    /// Type of each.
    pub channel: ChannelType,
}

/// Type of the numbers in an image. The value is OpenCL's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelType {
    /// Signed byte that stands for -1.0 to 1.0.
    SnormInt8 = 0x10d0,
    /// Signed half-word that stands for -1.0 to 1.0.
    SnormInt16 = 0x10d1,
    /// Byte that stands for 0.0 to 1.0.
    UnormInt8 = 0x10d2,
    /// Half-word that stands for 0.0 to 1.0.
    UnormInt16 = 0x10d3,
    /// Signed byte.
    SignedInt8 = 0x10d7,
    /// Signed half-word.
    SignedInt16 = 0x10d8,
    /// Signed word.
    SignedInt32 = 0x10d9,
    /// Byte.
    UnsignedInt8 = 0x10da,
    /// Half-word.
    UnsignedInt16 = 0x10db,
    /// Word.
    UnsignedInt32 = 0x10dc,
    /// IEEE half precision.
    HalfFloat = 0x10dd,
    /// IEEE single precision.
    Float = 0x10de,
}

impl ChannelType {
    /// Whether what is read of it is a float.
    pub fn is_float(self) -> bool {
        !matches!(
            self,
            Self::SignedInt8
                | Self::SignedInt16
                | Self::SignedInt32
                | Self::UnsignedInt8
                | Self::UnsignedInt16
                | Self::UnsignedInt32
        )
    }
}
