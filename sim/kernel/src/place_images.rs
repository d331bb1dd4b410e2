//! Descriptions of images and textures in global memory.

use super::grid::Value;
use super::image::{Image, ImageFormat};
use super::regions::Regions;

/// Places a description of each image of a launch, which is what kernels find behind an `image2d_t`: no machine here has image
/// instructions, and `sim/run/kernels/opencl_images.h` reads and writes texels by plain code.
///
/// Returns the address that each argument with content passes: of an image that of its description, of a texture its handle, of a buffer
/// its own. `content` has the addresses of all content, in order.
pub fn place_images(arguments: &[Value], content: &[u64], memory: &mut dyn Regions) -> Vec<u64> {
    let images = arguments.iter().filter_map(|argument| match argument {
        Value::Buffer(_) | Value::Pointer(_) => Some(None),
        Value::Image(image) => Some(Some(image)),
        Value::Scalar(_) | Value::Structure { .. } | Value::Local(_) => None,
    });
    let mut pass = |(address, image): (&u64, Option<&Image>)| match image {
        None => *address,
        Some(image) => {
            let mut description = description(*address, &image.format);
            let Some(sampler) = image.sampler else {
                return memory.allocate("the description of an image", description);
            };
            // `struct turnstile_texture`, which ends at a multiple of 8.
            description.extend(sampler.to_le_bytes());
            description.extend([0; 4]);
            let address = memory.allocate("the description of a texture", description);
            TextureHandle::of(address, &image.format)
        }
    };
    content.iter().zip(images).map(&mut pass).collect()
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

/// The handle of a texture: the address of its description, which `sim/ptx/kernels/textures.cl` reads, with bits above that say what it is.
/// So a number that is no handle is told from one, and a texture of another kind.
pub struct TextureHandle;

impl TextureHandle {
    /// Bits of the address.
    pub const ADDRESS: u64 = (1 << 56) - 1;
    /// Where the description has its size.
    pub const WIDTH: u64 = 8;
    pub const HEIGHT: u64 = 12;

    const TEXTURE: u64 = 1 << 63;
    const INTEGERS: u64 = 1 << 62;
    const FIRST_OF_NUMBERS: u32 = 62;
    const ROWS: u64 = 1 << 61;
    const FIRST_OF_ROWS: u32 = 61;

    fn of(description: u64, format: &ImageFormat) -> u64 {
        let rows = if format.height > 1 { Self::ROWS } else { 0 };
        description | Self::TEXTURE | Self::of_numbers(format.channel.is_float()) | rows
    }

    fn of_numbers(are_floats: bool) -> u64 {
        if are_floats {
            0
        } else {
            Self::INTEGERS
        }
    }

    /// Every handle has these bits, from so many on.
    pub const fn any() -> (u32, u64) {
        (63, 1)
    }

    /// A texture with floats, or with integers, has them.
    pub fn with(floats: bool) -> (u32, u64) {
        let bits = Self::TEXTURE | Self::of_numbers(floats);
        (Self::FIRST_OF_NUMBERS, bits >> Self::FIRST_OF_NUMBERS)
    }

    /// And one of one row.
    pub fn with_one_row(floats: bool) -> (u32, u64) {
        let bits = Self::TEXTURE | Self::of_numbers(floats);
        (Self::FIRST_OF_ROWS, bits >> Self::FIRST_OF_ROWS)
    }
}
