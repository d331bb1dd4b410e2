//! Images of a launch. Southern Islands' image instructions are not modelled: `sim/kernels/opencl_images.h` reads and writes
//! texels by plain code, and this is what it finds behind an `image2d_t`.

use crate::kernel::{ImageFormat, Regions, Value};

/// Places a description of each image. Returns the address that each argument with content passes: of an image that of its
/// description, of a buffer its own. `content` has the addresses of all content, in order.
pub(crate) fn place_images(
    arguments: &[Value],
    content: &[u64],
    memory: &mut dyn Regions,
) -> Vec<u64> {
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
