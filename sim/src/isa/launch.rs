//! Everything a kernel finds when it starts: argument segment, dispatch packet, initial registers.

use super::arguments::ArgumentWord;
use super::program::Kernel;
use super::wavefront::{ScalarState, Wavefront, LANES};

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
    /// Checks sizes: 1 to 3 dimensions, no zero, `local_size` divides `global_size`. `global_offset` may be empty.
    pub fn new(
        global_size: &[u32],
        local_size: &[u32],
        global_offset: &[u32],
    ) -> Result<Self, LaunchError> {
        let dimensions = global_size.len();
        if !(1..=3).contains(&dimensions) || local_size.len() != dimensions {
            return Err(LaunchError::new(
                format!(
                    "global_size has {dimensions} dimensions and local_size {}",
                    local_size.len()
                ),
                "give both the same number of dimensions, 1 to 3",
            ));
        }
        if global_offset.len() > dimensions {
            let what = format!(
                "global_offset has {} dimensions and global_size {dimensions}",
                global_offset.len()
            );
            return Err(LaunchError::new(
                what,
                "give both the same number of dimensions",
            ));
        }
        let padded =
            |sizes: &[u32], fill| std::array::from_fn(|i| sizes.get(i).copied().unwrap_or(fill));
        let geometry = Self {
            dimensions: dimensions as u32,
            global_size: padded(global_size, 1),
            local_size: padded(local_size, 1),
            global_offset: padded(global_offset, 0),
        };
        for (global, local) in geometry.global_size.into_iter().zip(geometry.local_size) {
            if local == 0 || local > 0xffff || global == 0 || global % local != 0 {
                return Err(LaunchError::new(
                    format!("local size {local} does not divide global size {global}"),
                    "choose a local size of 1 to 65535 that divides the global size",
                ));
            }
        }
        let items: u64 = geometry.local_size.into_iter().map(u64::from).product();
        if items > 0xffff {
            return Err(LaunchError::new(
                format!("a work-group of {items} work-items is too large"),
                "choose a local size with at most 65535 work-items",
            ));
        }
        Ok(geometry)
    }

    /// Work-groups in each dimension.
    pub fn groups(&self) -> [u32; 3] {
        std::array::from_fn(|i| self.global_size[i] / self.local_size[i])
    }

    /// Work-items of a work-group.
    pub fn work_items(&self) -> u32 {
        self.local_size.iter().product()
    }

    /// Wavefronts of a work-group; the last may be partly filled.
    pub fn wavefronts(&self) -> u32 {
        self.work_items().div_ceil(LANES as u32)
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

impl LaunchError {
    fn new(what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self {
            what: what.into(),
            remedy: remedy.into(),
        }
    }
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
    /// compiled for.
    pub fn kernarg(
        &self,
        args: &[KernelArg],
        geometry: &LaunchGeometry,
    ) -> Result<KernargImage, LaunchError> {
        let mut bytes = Vec::new();
        let mut lds_bytes = self.lds_bytes;
        for (index, arg) in args.iter().enumerate() {
            self.append_argument(index, arg, &mut bytes, &mut lds_bytes)?;
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

    fn append_argument(
        &self,
        index: usize,
        arg: &KernelArg,
        bytes: &mut Vec<u8>,
        lds_bytes: &mut u32,
    ) -> Result<(), LaunchError> {
        match arg {
            KernelArg::Buffer(address) => append(bytes, &address.to_le_bytes()),
            KernelArg::Value(value) if value.len().is_power_of_two() => append(bytes, value),
            KernelArg::Value(value) => {
                return Err(LaunchError::new(
                    format!(
                        "argument {index} of kernel `{}` has {} bytes",
                        self.name,
                        value.len()
                    ),
                    "pad it to a power of two, as OpenCL does",
                ));
            }
            KernelArg::Local(size) => {
                let start = lds_bytes.checked_next_multiple_of(LOCAL_ALIGNMENT);
                let end = start.and_then(|start| start.checked_add(*size));
                let (Some(start), Some(end)) = (start, end) else {
                    let what = format!("argument {index} of kernel `{}` is too large", self.name);
                    return Err(LaunchError::new(what, "shrink it"));
                };
                append(bytes, &start.to_le_bytes());
                *lds_bytes = end;
            }
        }
        Ok(())
    }

    /// Refuses a buffer, which ends at `end`, where the code loads a number from the middle of its address.
    fn check_pointer(&self, index: usize, arg: &KernelArg, end: usize) -> Result<(), LaunchError> {
        let split = |word: &ArgumentWord| word.first && word.offset as usize + 4 == end;
        let is_buffer = matches!(arg, KernelArg::Buffer(_));
        if !(is_buffer && self.argument_words.iter().any(split)) {
            return Ok(());
        }
        Err(LaunchError::new(
            format!(
                "argument {index} is a buffer, and kernel `{}` reads numbers in its place",
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
        let mut behind = self.argument_words.iter().filter(behind).peekable();
        // clang appends them only if they are read, and reads them one by one: other words are missing arguments.
        if expected == explicit + IMPLICIT_BYTES
            && behind.peek().is_some()
            && !behind.any(|word| word.wide)
        {
            return Ok(true);
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

    /// Builds the AQL dispatch packet from which the kernel reads its local and global size.
    pub fn dispatch_packet(
        &self,
        geometry: &LaunchGeometry,
        lds_bytes: u32,
        kernarg: u64,
    ) -> [u8; 64] {
        const KERNEL_DISPATCH: u16 = 2;
        let mut packet = [0; 64];
        let mut put = |at: usize, value: &[u8]| packet[at..at + value.len()].copy_from_slice(value);
        put(0, &KERNEL_DISPATCH.to_le_bytes());
        put(2, &(geometry.dimensions as u16).to_le_bytes());
        for (i, (local, global)) in geometry
            .local_size
            .into_iter()
            .zip(geometry.global_size)
            .enumerate()
        {
            put(4 + 2 * i, &(local as u16).to_le_bytes());
            put(12 + 4 * i, &global.to_le_bytes());
        }
        put(24, &self.scratch_bytes.to_le_bytes());
        put(28, &lds_bytes.to_le_bytes());
        put(40, &kernarg.to_le_bytes());
        packet
    }

    /// State in which wavefront `wavefront` (0 to `geometry.wavefronts() - 1`) of work-group `group` starts.
    pub fn wavefront(
        &self,
        geometry: &LaunchGeometry,
        addresses: &LaunchAddresses,
        group: [u32; 3],
        wavefront: u32,
    ) -> Wavefront {
        let mut scalar = ScalarState::default();
        for (register, word) in scalar
            .sgpr
            .iter_mut()
            .zip(self.initial_sgprs(geometry, addresses, group))
        {
            *register = word;
        }
        let first = wavefront * LANES as u32;
        let running = geometry
            .work_items()
            .saturating_sub(first)
            .min(LANES as u32);
        let exec = if running == 64 {
            u64::MAX
        } else {
            (1 << running) - 1
        };
        let [x, y, _] = geometry.local_size;
        let mut vgpr = vec![[0; LANES]; self.vgprs.max(self.descriptor.workitem_id + 1) as usize];
        for lane in 0..running {
            let item = first + lane;
            let id = [item % x, item / x % y, item / (x * y)];
            for (dimension, id) in id
                .iter()
                .enumerate()
                .take(self.descriptor.workitem_id as usize + 1)
            {
                vgpr[dimension][lane as usize] = *id;
            }
        }
        Wavefront {
            pc: self.entry,
            exec,
            scalar,
            vgpr,
        }
    }

    /// User registers in the order of the descriptor's fields, then the system registers.
    fn initial_sgprs(
        &self,
        geometry: &LaunchGeometry,
        addresses: &LaunchAddresses,
        group: [u32; 3],
    ) -> Vec<u32> {
        let enabled = &self.descriptor;
        let pair = |value: u64| [value as u32, (value >> 32) as u32];
        let mut words = Vec::new();
        if enabled.private_segment_buffer {
            words.extend(scratch_resource(addresses.scratch, self.scratch_bytes));
        }
        if enabled.dispatch_ptr {
            words.extend(pair(addresses.dispatch_packet));
        }
        if enabled.kernarg_segment_ptr {
            words.extend(pair(addresses.kernarg));
        }
        if enabled.dispatch_id {
            words.extend([0, 0]);
        }
        if enabled.private_segment_size {
            words.push(self.scratch_bytes);
        }
        let counts = enabled
            .grid_workgroup_count
            .into_iter()
            .zip(geometry.groups());
        let ids = enabled.workgroup_id.into_iter().zip(group);
        words.extend(
            counts
                .chain(ids)
                .filter(|(set, _)| *set)
                .map(|(_, value)| value),
        );
        if enabled.private_segment_wave_byte_offset {
            // The resource already points at this wavefront's memory.
            words.push(0);
        }
        words
    }
}

/// Appends a value at its natural alignment.
fn append(bytes: &mut Vec<u8>, value: &[u8]) {
    bytes.resize(bytes.len().next_multiple_of(value.len()), 0);
    bytes.extend_from_slice(value);
}

/// Buffer resource of private memory: 4-byte elements of 64 lanes interleaved, the lane number added to the index.
fn scratch_resource(base: u64, bytes: u32) -> [u32; 4] {
    const SWIZZLE: u32 = 1 << 31;
    const ELEMENT_4_BYTES: u32 = 1 << 19;
    const INDEX_STRIDE_64: u32 = 3 << 21;
    const ADD_LANE: u32 = 1 << 23;
    [
        base as u32,
        (base >> 32) as u32 & 0xffff | SWIZZLE,
        bytes,
        ELEMENT_4_BYTES | INDEX_STRIDE_64 | ADD_LANE,
    ]
}
