//! The argument segment of a launch.

use crate::code::kernel::{ArgumentWord, Kernel};
use turnstile_kernel::{LaunchError, LaunchGeometry, Value};

/// The argument segment of one launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KernargImage {
    /// Bytes to be placed at a multiple of 16.
    pub bytes: Vec<u8>,
    /// Local memory of a work-group in bytes: the kernel's own variables and all [`Value::Local`].
    pub lds_bytes: u32,
}

/// Alignment of `__local` arguments in local memory: clang assumes at most that of a 16-byte vector.
const LOCAL_ALIGNMENT: u32 = 16;

/// Alignment of the argument segment, and of its end: clang loads the last arguments in one piece with what is behind them.
const KERNARG_ALIGNMENT: usize = 16;

/// Arguments clang appends when a kernel asks for them: work dimensions and the three global offsets.
const IMPLICIT_BYTES: usize = 16;

const GIVE_ALL: &str = "give every argument of the kernel, in order, with its type";

impl Kernel {
    /// Builds the argument segment: explicit arguments in order with natural alignment, then what clang reads
    /// implicitly (work dimensions, global offset). Refused when the size differs from the one the kernel was
    /// compiled for. The pointers to global memory among the arguments, images too, pass `buffers`, in order.
    pub(crate) fn kernarg(
        &self,
        args: &[Value],
        buffers: &[u64],
        geometry: &LaunchGeometry,
    ) -> Result<KernargImage, LaunchError> {
        let mut buffers = buffers.iter().copied();
        let mut bytes = Vec::new();
        let mut lds_bytes = self.lds_bytes;
        for (index, arg) in args.iter().enumerate() {
            match arg {
                Value::Buffer(_) | Value::Pointer(_) | Value::Image(_) => {
                    append(&mut bytes, &buffers.next().unwrap_or(0).to_le_bytes());
                }
                Value::Scalar(value) => self.append_value(index, value, &mut bytes)?,
                Value::Structure {
                    bytes: value,
                    alignment,
                } => append_aligned(&mut bytes, value, *alignment),
                Value::Local(size) => {
                    self.append_local(index, *size, &mut bytes, &mut lds_bytes)?
                }
            }
            self.check_pointer(index, arg, bytes.len())?;
        }
        bytes.resize(bytes.len().next_multiple_of(4), 0);
        if self.has_implicit_arguments(bytes.len(), args.len())? {
            for word in [geometry.dimensions].iter().chain(&geometry.global_offset) {
                bytes.extend(word.to_le_bytes());
            }
        }
        bytes.resize(bytes.len().next_multiple_of(KERNARG_ALIGNMENT), 0);
        Ok(KernargImage { bytes, lds_bytes })
    }

    fn append_value(
        &self,
        index: usize,
        value: &[u8],
        bytes: &mut Vec<u8>,
    ) -> Result<(), LaunchError> {
        if !value.len().is_power_of_two() {
            return Err(LaunchError::new(
                format!(
                    "argument {index} of kernel `{}` has {} bytes",
                    self.name,
                    value.len()
                ),
                "pad it to a power of two, as OpenCL does",
            ));
        }
        append(bytes, value);
        Ok(())
    }

    fn append_local(
        &self,
        index: usize,
        size: u32,
        bytes: &mut Vec<u8>,
        lds_bytes: &mut u32,
    ) -> Result<(), LaunchError> {
        let start = lds_bytes.checked_next_multiple_of(LOCAL_ALIGNMENT);
        let end = start.and_then(|start| start.checked_add(size));
        let (Some(start), Some(end)) = (start, end) else {
            let what = format!("argument {index} of kernel `{}` is too large", self.name);
            return Err(LaunchError::new(what, "shrink it"));
        };
        append(bytes, &start.to_le_bytes());
        *lds_bytes = end;
        Ok(())
    }

    /// Refuses a buffer or an image, whose address ends at `end`, where the code loads a number from the middle of its address.
    fn check_pointer(&self, index: usize, arg: &Value, end: usize) -> Result<(), LaunchError> {
        let split = |word: &ArgumentWord| word.first && word.offset as usize + 4 == end;
        let what = match arg {
            Value::Buffer(_) | Value::Pointer(_) => "a buffer",
            Value::Image(image) if image.sampler.is_some() => {
                let what = format!("argument {index} is a texture, which kernels of CUDA have");
                let remedy = "write image = { ... } and sampler = { ... }";
                return Err(LaunchError::new(what, remedy));
            }
            Value::Image(_) => "an image",
            Value::Scalar(_) | Value::Structure { .. } | Value::Local(_) => return Ok(()),
        };
        if !self.arguments.words.iter().any(split) {
            return Ok(());
        }
        Err(LaunchError::new(
            format!(
                "argument {index} is {what}, and kernel `{}` reads numbers in its place",
                self.name
            ),
            GIVE_ALL,
        ))
    }

    /// Whether clang has appended its own arguments behind `explicit` bytes of given ones.
    fn has_implicit_arguments(&self, explicit: usize, count: usize) -> Result<bool, LaunchError> {
        let expected = self.kernarg_bytes as usize;
        if expected == explicit {
            return Ok(false);
        }
        let behind = |word: &&ArgumentWord| word.offset as usize >= explicit;
        let mut behind = self.arguments.words.iter().filter(behind).peekable();
        // clang appends them only if they are read, by the kernel or by a function that gets their address, and reads them
        // one by one: other words are missing arguments.
        if expected == explicit + IMPLICIT_BYTES
            && (behind.peek().is_some() || self.arguments.address_leaves)
            && !behind.any(|word| word.wide)
        {
            return Ok(true);
        }
        let ends = self
            .arguments
            .words
            .iter()
            .map(|word| word.offset as usize + 4);
        let read = ends.max().unwrap_or(0);
        let (own, with_implicit) = (explicit, explicit + IMPLICIT_BYTES);
        if !self.arguments.address_leaves && read <= with_implicit && expected > read.max(own) {
            let (besides, right) = match read > own {
                true => (", and clang's own behind them 16", with_implicit),
                false => ("", own),
            };
            return Err(LaunchError::new(
                format!(
                    "kernel `{}` declares {expected} bytes of arguments and reads none behind the first {read}; the {count} given take \
                     {explicit}{besides}",
                    self.name,
                ),
                format!(
                    "give also arguments that it does not read, in order, with their types; if its source has no others, write \
                     kernarg_segment_byte_size = {right} into its text"
                ),
            ));
        }
        Err(LaunchError::new(
            format!(
                "kernel `{}` was compiled for {expected} bytes of arguments (or {} without the implicit ones), and the \
                 {count} given take {explicit}",
                self.name,
                expected.saturating_sub(IMPLICIT_BYTES),
            ),
            GIVE_ALL,
        ))
    }
}

/// Appends a value at its natural alignment.
fn append(bytes: &mut Vec<u8>, value: &[u8]) {
    append_aligned(bytes, value, value.len());
}

fn append_aligned(bytes: &mut Vec<u8>, value: &[u8], alignment: usize) {
    bytes.resize(bytes.len().next_multiple_of(alignment), 0);
    bytes.extend_from_slice(value);
}
