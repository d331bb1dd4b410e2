//! An argument of a kernel, with its content.

use super::array::Array;
use std::path::PathBuf;
use turnstile_kernel as kernel;
use turnstile_kernel::ImageFormat;

/// An argument of the kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct Argument {
    /// For messages: its number, and where its content comes from.
    pub name: String,
    /// What the kernel gets.
    pub value: Value,
}

/// What a kernel gets as an argument.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Pointer to a buffer in global memory that this launch alone uses.
    Buffer(Buffer),
    /// A 2D image, or a texture.
    Image(Image),
    /// Pointer to one of the buffers of a [`Program`](super::Program), by its number.
    Shared(usize),
    /// Pointer to nothing.
    Null,
    /// A value, little endian.
    Scalar(Vec<u8>),
    Structure {
        /// As it lies in memory, with the padding.
        bytes: Vec<u8>,
        /// It lies at multiples of this power of two.
        alignment: usize,
    },
    /// Pointer to this many bytes of local memory.
    Local(u32),
}

/// A buffer in global memory.
#[derive(Clone, Debug, PartialEq)]
pub struct Buffer {
    /// Content at the start.
    pub array: Array,
    /// File that receives the content at the end.
    pub dump: Option<PathBuf>,
}

/// An image in global memory.
#[derive(Clone, Debug, PartialEq)]
pub struct Image {
    pub texels: Texels,
    /// Its size and what a texel is.
    pub format: ImageFormat,
    /// Of a texture: how it is sampled, in the bits of a sampler of OpenCL's.
    pub sampler: Option<u32>,
}

/// Where the texels of an image are.
#[derive(Clone, Debug, PartialEq)]
pub enum Texels {
    /// In a buffer that this launch alone uses.
    Own(Buffer),
    /// In one of the buffers of a [`Program`](super::Program), by its number.
    Shared(usize),
}

impl Texels {
    /// The number of the program's buffer.
    pub(super) fn shared(&self) -> Option<usize> {
        match self {
            Self::Shared(number) => Some(*number),
            Self::Own(_) => None,
        }
    }
}

impl From<Array> for Value {
    /// A pointer to a buffer that is not dumped.
    fn from(array: Array) -> Self {
        Self::Buffer(Buffer { array, dump: None })
    }
}

impl Argument {
    /// Arguments with these values, which messages call by their numbers.
    pub fn all(values: impl IntoIterator<Item = Value>) -> Vec<Self> {
        let named = |(number, value)| Self {
            name: format!("args[{number}]"),
            value,
        };
        values.into_iter().enumerate().map(named).collect()
    }

    /// As the kernel layer has it.
    pub(super) fn value(&self) -> kernel::Value<'_> {
        match &self.value {
            Value::Buffer(buffer) => kernel::Value::Buffer(&buffer.array.bytes),
            Value::Image(Image {
                texels,
                format,
                sampler,
            }) => kernel::Value::Image(kernel::Image {
                texels: match texels {
                    Texels::Own(buffer) => kernel::Texels::Own(&buffer.array.bytes),
                    Texels::Shared(number) => kernel::Texels::Held(*number),
                },
                format: *format,
                sampler: *sampler,
            }),
            Value::Shared(number) => kernel::Value::Pointer(Some(*number)),
            Value::Null => kernel::Value::Pointer(None),
            Value::Scalar(bytes) => kernel::Value::Scalar(bytes),
            Value::Structure { bytes, alignment } => kernel::Value::Structure {
                bytes,
                alignment: *alignment,
            },
            Value::Local(bytes) => kernel::Value::Local(*bytes),
        }
    }
}
