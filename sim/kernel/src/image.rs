//! An image as an argument.

use super::code::Regions;
use super::grid::Value;

/// A 2D image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image<'a> {
    /// What it shows.
    pub texels: Texels<'a>,
    /// Its size and what a texel is.
    pub format: ImageFormat,
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

/// Places a description of each image of a launch, which is what kernels find behind an `image2d_t`: no machine here has image
/// instructions, and `sim/run/kernels/opencl_images.h` reads and writes texels by plain code.
///
/// Returns the address that each argument with content passes: of an image that of its description, of a buffer its own. `content` has
/// the addresses of all content, in order.
pub fn place_images(arguments: &[Value], content: &[u64], memory: &mut dyn Regions) -> Vec<u64> {
    let formats = arguments.iter().filter_map(|argument| match argument {
        Value::Buffer(_) | Value::Pointer(_) => Some(None),
        Value::Image(image) => Some(Some(image.format)),
        Value::Scalar(_) | Value::Structure { .. } | Value::Local(_) => None,
    });
    let mut pass = |(address, format): (&u64, Option<ImageFormat>)| match format {
        None => *address,
        Some(format) => {
            let description = description(*address, &format);
            memory.allocate("the description of an image", description)
        }
    };
    content.iter().zip(formats).map(&mut pass).collect()
}

/// `struct turnstile_image` of the header.
fn description(texels: u64, format: &ImageFormat) -> Vec<u8> {
    let words = [
        texels as u32,
        (texels >> 32) as u32,
        format.width,
        format.height,
        format.channels,
        format.channel as u32,
    ];
    words.into_iter().flat_map(u32::to_le_bytes).collect()
}
