//! Images and samplers of a run file.
//!
//! ```toml
//! [[args]]
//! image = { file = "picture.npy", normalised = true }       # shape (h, w), (h, w, 2) or (h, w, 4)
//! [[args]]
//! image = { zeros = [48, 64, 4], type = "f32", dump = "out.npy" }
//! [[args]]
//! image = { buffer = "NAME" }                               # one of the [buffers]
//! [[args]]
//! sampler = { filter = "linear", address = "clamp_to_edge", normalised = false }
//! ```

use super::argument::Value;
use super::array::{Array, Element};
use super::buffer_source::BufferSource;
use super::literal::Literal;
use super::types::ValueType;
use serde::Deserialize;
use std::path::{Path, PathBuf};
use turnstile_kernel::{ChannelType, ImageFormat};
use turnstile_tools::{Error, Result};

/// An image as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImageSource {
    buffer: Option<String>,
    file: Option<PathBuf>,
    zeros: Option<Vec<u64>>,
    r#type: Option<ValueType>,
    #[serde(default)]
    normalised: bool,
    dump: Option<PathBuf>,
}

/// A sampler as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SamplerSource {
    #[serde(default)]
    filter: Filter,
    #[serde(default)]
    address: AddressMode,
    #[serde(default)]
    normalised: bool,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Filter {
    #[default]
    Nearest,
    Linear,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AddressMode {
    #[default]
    None,
    ClampToEdge,
    Clamp,
    Repeat,
    #[serde(alias = "mirrored")]
    MirroredRepeat,
}

/// Where the texels of an image come from.
pub enum Content<'a> {
    /// One of the `[buffers]`.
    Named(&'a str),
    /// A buffer that the image has for itself.
    Own(BufferSource),
}

impl ImageSource {
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
            dump: self.dump.as_deref(),
        };
        texels.content(IMAGE, place)
    }

    /// The format of an image whose texels are in `array`.
    pub fn format(&self, array: &Array, place: &str) -> Result<ImageFormat> {
        let shape = &array.shape;
        let (height, width, channels) = match shape[..] {
            [height, width] => (height, width, 1),
            [height, width, channels @ (1 | 2 | 4)] => (height, width, channels),
            _ => {
                let what = format!("the image has shape {shape:?}");
                let remedy = "give it the shape [height, width], or [height, width, channels] with 1, 2 or 4 channels";
                return Err(Error::input(place, what, remedy));
            }
        };
        let size = |length: u64| {
            let size = u32::try_from(length)
                .ok()
                .filter(|size| (1..=MOST_TEXELS).contains(size));
            size.ok_or_else(|| {
                let what = format!("the image has {width} x {height} texels");
                let remedy = format!("give it 1 to {MOST_TEXELS} each way");
                Error::input(place, what, remedy)
            })
        };
        Ok(ImageFormat {
            width: size(width)?,
            height: size(height)?,
            channels: channels as u32,
            channel: channel(array.element, self.normalised, IMAGE, place)?,
        })
    }
}

/// What messages call an image: one, and several.
const IMAGE: [&str; 2] = ["an image", "images"];

/// What a run file says of where texels come from.
pub struct TexelSource<'a> {
    pub buffer: Option<&'a str>,
    pub file: Option<&'a Path>,
    pub zeros: Option<&'a [u64]>,
    pub r#type: Option<ValueType>,
    pub dump: Option<&'a Path>,
}

impl<'a> TexelSource<'a> {
    /// Where they come from. `one` is what they are of.
    pub fn content(self, [one, _]: [&str; 2], place: &str) -> Result<Content<'a>> {
        let from = (self.buffer, self.file, self.zeros, self.r#type);
        let shape = match from {
            (Some(name), None, None, None) if self.dump.is_none() => {
                return Ok(Content::Named(name));
            }
            (None, Some(_), None, _) => None,
            (None, None, Some(shape), Some(_)) => Some(shape.to_vec()),
            _ => {
                let what = format!(
                    "{one} has either `file`, with a `type` or without, or `zeros` and `type`, or the name of a `buffer`, \
                     which has the rest"
                );
                return Err(Error::input(
                    place,
                    what,
                    "write { file = \"x.npy\" } or { zeros = [48, 64, 4], type = \"f32\" }",
                ));
            }
        };
        Ok(Content::Own(BufferSource {
            file: self.file.map(Path::to_owned),
            zeros: None,
            fill: shape.is_some().then_some(Literal::Integer(0)),
            values: None,
            shape,
            r#type: self.r#type,
            dump: self.dump.map(Path::to_owned),
        }))
    }
}

/// The type of the numbers in texels that lie as `element`.
pub fn channel(
    element: Element,
    normalised: bool,
    [_, several]: [&str; 2],
    place: &str,
) -> Result<ChannelType> {
    Ok(match (element, normalised) {
        (Element::I8, true) => ChannelType::SnormInt8,
        (Element::I16, true) => ChannelType::SnormInt16,
        (Element::U8, true) => ChannelType::UnormInt8,
        (Element::U16, true) => ChannelType::UnormInt16,
        (Element::I8, false) => ChannelType::SignedInt8,
        (Element::I16, false) => ChannelType::SignedInt16,
        (Element::I32, false) => ChannelType::SignedInt32,
        (Element::U8, false) => ChannelType::UnsignedInt8,
        (Element::U16, false) => ChannelType::UnsignedInt16,
        (Element::U32, false) => ChannelType::UnsignedInt32,
        (Element::F16, false) => ChannelType::HalfFloat,
        (Element::F32, false) => ChannelType::Float,
        (Element::I32 | Element::U32 | Element::F16 | Element::F32, true) => {
            let what = format!("{several} of {} are not normalised", element.name());
            return Err(Error::input(
                place,
                what,
                "leave `normalised` out, or give 8 or 16 bit integers",
            ));
        }
        (Element::I64 | Element::U64 | Element::F64, _) => {
            let what = format!("there are no {several} of {}", element.name());
            return Err(Error::input(
                place,
                what,
                "add a type, such as type = \"f32\"",
            ));
        }
    })
}

/// Most texels each way: a sampler's positions are single precision.
const MOST_TEXELS: u32 = 1 << 15;

impl SamplerSource {
    /// The bits of the sampler, as OpenCL C writes them (`CLK_FILTER_LINEAR | ...`).
    pub fn value(&self, place: &str) -> Result<Value> {
        let repeats = matches!(
            self.address,
            AddressMode::Repeat | AddressMode::MirroredRepeat
        );
        if repeats && !self.normalised {
            return Err(Error::input(
                place,
                "only normalised coordinates repeat",
                "add normalised = true and divide the coordinates by the size, or choose another address",
            ));
        }
        let filter = match self.filter {
            Filter::Nearest => 0x10,
            Filter::Linear => 0x20,
        };
        let address = match self.address {
            AddressMode::None => 0,
            AddressMode::ClampToEdge => 2,
            AddressMode::Clamp => 4,
            AddressMode::Repeat => 6,
            AddressMode::MirroredRepeat => 8,
        };
        let bits = filter | address | u64::from(self.normalised);
        Ok(Value::Scalar(bits.to_le_bytes().to_vec()))
    }
}
