//! A kernel with its sizes and arguments, as the machine runs it.

use super::geometry::LaunchGeometry;
use super::image::Image;

/// A loaded kernel, how often it runs, and on what.
#[derive(Clone, Debug)]
pub struct Grid<'a, C> {
    /// For messages: the run file or benchmark.
    pub name: &'a str,
    pub code: &'a C,
    /// Global and local size.
    pub geometry: LaunchGeometry,
    /// For messages: where the local size comes from.
    pub local_size_place: &'a str,
    /// Arguments in the kernel's order.
    pub arguments: Vec<Argument<'a>>,
    /// Local memory of a work-group in bytes: the kernel's own and its [`Value::Local`] arguments.
    pub local_bytes: u32,
}

/// An argument of the kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Argument<'a> {
    /// For messages: its number, and where its content comes from.
    pub name: &'a str,
    /// What the kernel gets.
    pub value: Value<'a>,
}

/// What a kernel gets as an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// Pointer to global memory with this content, which nobody else uses.
    Buffer(&'a [u8]),
    /// Pointer to a buffer that the machine holds, by its number; none is the null pointer.
    Pointer(Option<usize>),
    Image(Image<'a>),
    /// A value, little endian, aligned to its own size (a power of two, as OpenCL scalars and vectors are).
    Scalar(&'a [u8]),
    /// A structure as the compiler lays it out.
    Structure {
        /// Content, with the padding.
        bytes: &'a [u8],
        /// A power of two.
        alignment: usize,
    },
    /// Pointer to this many bytes of local memory.
    Local(u32),
}
