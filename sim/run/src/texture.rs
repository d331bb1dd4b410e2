//! Textures of a run file.
//!
//! ```toml
//! [[args]]
//! texture = { file = "table.npy", filter = "linear", address = "clamp" }       # shape (w,), (h, w), (h, w, 2) or (h, w, 4)
//! [[args]]
//! texture = { buffer = "NAME", normalised = true, normalised_coordinates = true, address = "wrap" }
//! ```

use super::array::Array;
use super::image::{channel, Content, TexelSource};
use super::types::ValueType;
use serde::Deserialize;
use std::path::PathBuf;
use turnstile_kernel::ImageFormat;
use turnstile_tools::{Error, Result};

/// A texture as it is written: its texels, and how they are read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextureSource {
    buffer: Option<String>,
    file: Option<PathBuf>,
    zeros: Option<Vec<u64>>,
    r#type: Option<ValueType>,
    #[serde(default)]
    normalised: bool,
    #[serde(default)]
    filter: Filter,
    #[serde(default)]
    address: Address,
    #[serde(default)]
    normalised_coordinates: bool,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Filter {
    #[default]
    Point,
    Linear,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Address {
    #[default]
    Clamp,
    Border,
    Wrap,
    Mirror,
}

/// What messages call a texture: one, and several.
const TEXTURE: [&str; 2] = ["a texture", "textures"];

/// Most texels of CUDA's textures: in one row, and of several in a row and rows.
const MOST_IN_ONE_ROW: u64 = 1 << 27;
const MOST_IN_A_ROW: u64 = 1 << 17;
const MOST_ROWS: u64 = 1 << 16;

impl TextureSource {
    /// Whether it shows one of the `[buffers]`.
    pub fn is_named(&self) -> bool {
        self.buffer.is_some()
    }

    /// Where its texels come from.
    pub fn content(&self, place: &str) -> Result<Content<'_>> {
        let texels = TexelSource {
            buffer: self.buffer.as_deref(),
            file: self.file.as_deref(),
            zeros: self.zeros.as_deref(),
            r#type: self.r#type,
            dump: None,
        };
        texels.content(TEXTURE, place)
    }

    /// The format of a texture whose texels are in `array`.
    pub fn format(&self, array: &Array, place: &str) -> Result<ImageFormat> {
        let shape = &array.shape;
        let (height, width, channels) = match shape[..] {
            [width] => (1, width, 1),
            [height, width] => (height, width, 1),
            [height, width, channels @ (1 | 2 | 4)] => (height, width, channels),
            _ => {
                let what = format!("the texture has shape {shape:?}");
                let remedy = "give it the shape [width], [height, width], or [height, width, channels] with 1, 2 or 4 channels and \
                              a height of 1 if it has one dimension";
                return Err(Error::input(place, what, remedy));
            }
        };
        let most = match height {
            1 => MOST_IN_ONE_ROW,
            _ => MOST_IN_A_ROW,
        };
        if !(1..=most).contains(&width) || !(1..=MOST_ROWS).contains(&height) {
            let what = format!("the texture has {width} x {height} texels");
            let remedy =
                format!("give it 1 to {MOST_IN_A_ROW} in a row and 1 to {MOST_ROWS} rows, or up to {MOST_IN_ONE_ROW} in one row");
            return Err(Error::input(place, what, remedy));
        }
        Ok(ImageFormat {
            width: width as u32,
            height: height as u32,
            channels: channels as u32,
            channel: channel(array.element, self.normalised, TEXTURE, place)?,
        })
    }

    /// How it is sampled: the bits of the OpenCL sampler that does the same.
    pub fn sampler(&self, format: &ImageFormat, place: &str) -> Result<u32> {
        if self.filter == Filter::Linear && !format.channel.is_float() {
            return Err(Error::input(
                place,
                "a linear filter is for floats, and the texture has integers",
                "write filter = \"point\", or for integers of 8 and 16 bits normalised = true",
            ));
        }
        let repeats = matches!(self.address, Address::Wrap | Address::Mirror);
        if repeats && !self.normalised_coordinates {
            return Err(Error::input(
                place,
                "only normalised coordinates wrap or mirror",
                "add normalised_coordinates = true and divide the coordinates by the size, or write address = \"clamp\", which CUDA \
                 takes instead",
            ));
        }
        let filter = match self.filter {
            Filter::Point => 0x10,
            Filter::Linear => 0x20,
        };
        // CUDA's clamp is OpenCL's clamp to the edge, its border OpenCL's clamp.
        let address = match self.address {
            Address::Clamp => 2,
            Address::Border => 4,
            Address::Wrap => 6,
            Address::Mirror => 8,
        };
        Ok(filter | address | u32::from(self.normalised_coordinates))
    }
}
