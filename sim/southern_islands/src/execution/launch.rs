//! Everything a kernel finds when it starts: argument segment, dispatch packet, private memory, constants, initial
//! registers.

use super::loads::Loads;
use super::scalar_state::ScalarState;
use super::wavefront::{Wavefront, LANES};
use crate::code::kernel::Kernel;
use crate::code::kernel_code::KernelCode;
use turnstile_kernel::print;
use turnstile_kernel::{
    place_images, Code, LaunchError, LaunchGeometry, Printed, Regions, Registers, Seat, Unit, Value,
};

/// Most private memory of all wavefronts, in bytes.
const MOST_PRIVATE_BYTES: u64 = 1 << 30;

/// Where the images of a launch lie in global memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Images {
    /// Argument segment.
    kernarg: u64,
    /// 64-byte dispatch packet.
    dispatch_packet: u64,
    /// Private memory of the first wavefront; that of the others follows.
    scratch: u64,
}

impl Code<LANES> for KernelCode {
    type Warp = Wavefront;
    type Images = Images;

    fn file(&self) -> &str {
        self.program.file()
    }

    fn name(&self) -> &str {
        &self.kernel.name
    }

    fn line(&self, pc: u32) -> u32 {
        self.program.line(pc)
    }

    fn inlined_at(&self, pc: u32) -> &[u32] {
        self.program.inlined_at(pc)
    }

    fn text(&self, pc: u32) -> &str {
        self.program.text(pc)
    }

    fn unit(&self, pc: u32) -> Option<Unit> {
        self.program.unit(pc)
    }

    fn registers(&self) -> Registers {
        Registers {
            vector: self.kernel.vgprs,
            scalar: self.kernel.sgprs,
        }
    }

    fn transactional(&self) -> bool {
        self.kernel.transactional
    }

    fn local_bytes(
        &self,
        arguments: &[Value],
        geometry: &LaunchGeometry,
    ) -> Result<u32, LaunchError> {
        // Sizes do not depend on where buffers lie.
        let image = self.kernel.kernarg(arguments, &[], geometry)?;
        Ok(image.lds_bytes)
    }

    fn place(
        &self,
        arguments: &[Value],
        buffers: &[u64],
        geometry: &LaunchGeometry,
        memory: &mut dyn Regions,
    ) -> Result<Images, LaunchError> {
        let kernel = &self.kernel;
        let passed = place_images(arguments, buffers, memory);
        let image = kernel.kernarg(arguments, &passed, geometry)?;
        let kernarg = memory.allocate("the argument segment", image.bytes);
        let packet = kernel.dispatch_packet(geometry, image.lds_bytes, kernarg);
        let dispatch_packet = memory.allocate("the dispatch packet", packet.to_vec());
        let private = vec![0; kernel.private_bytes(geometry)?];
        let scratch = memory.allocate("private memory", private);
        if let Some(image) = self.program.image() {
            memory.place("constant data", image.address, image.bytes.clone());
        }
        if let Some(address) = self.program.print_buffer {
            memory.place("the print buffer", address, print::buffer());
        }
        Ok(Images {
            kernarg,
            dispatch_packet,
            scratch,
        })
    }

    fn start(
        &self,
        geometry: &LaunchGeometry,
        images: &Images,
        group: usize,
        index: usize,
        _seat: Seat,
    ) -> Wavefront {
        let number = (group * geometry.warps(LANES) + index) as u64;
        let scratch = images.scratch + number * self.kernel.wavefront_private_bytes();
        let group = geometry.group_id(group);
        self.kernel
            .wavefront(geometry, images, scratch, group, index)
    }

    fn printed(&self, read: &dyn Fn(u64, usize) -> Box<[u8]>) -> Printed {
        let buffer = self.program.print_buffer;
        buffer.map_or_else(Printed::default, |address| print::printed(address, read))
    }
}

impl Kernel {
    /// Private memory of one wavefront, in bytes.
    fn wavefront_private_bytes(&self) -> u64 {
        u64::from(self.scratch_bytes) * LANES as u64
    }

    /// Private memory of all wavefronts, in bytes.
    fn private_bytes(&self, geometry: &LaunchGeometry) -> Result<usize, LaunchError> {
        let wavefronts =
            (geometry.group_count() as u64).saturating_mul(geometry.warps(LANES) as u64);
        let bytes = wavefronts.checked_mul(self.wavefront_private_bytes());
        match bytes.filter(|&bytes| bytes <= MOST_PRIVATE_BYTES) {
            Some(bytes) => Ok(bytes as usize),
            None => Err(LaunchError::new(
                format!(
                    "kernel {} has {} bytes of private memory, too many for {wavefronts} wavefronts",
                    self.name, self.scratch_bytes
                ),
                format!(
                    "use a smaller global size: {MOST_PRIVATE_BYTES} bytes of private memory fit"
                ),
            )),
        }
    }

    /// Builds the AQL dispatch packet from which the kernel reads its local and global size.
    fn dispatch_packet(&self, geometry: &LaunchGeometry, lds_bytes: u32, kernarg: u64) -> [u8; 64] {
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

    /// State in which wavefront `wavefront` of work-group `group` starts, with its private memory at `scratch`.
    fn wavefront(
        &self,
        geometry: &LaunchGeometry,
        images: &Images,
        scratch: u64,
        group: [u32; 3],
        wavefront: usize,
    ) -> Wavefront {
        let mut scalar = ScalarState::default();
        for (register, word) in scalar
            .sgpr
            .iter_mut()
            .zip(self.initial_sgprs(geometry, images, scratch, group))
        {
            *register = word;
        }
        let first = (wavefront * LANES) as u32;
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
            pc: self.instructions.start,
            exec,
            scalar,
            vgpr,
            first_lane_only: 0,
            loads: Loads::default(),
        }
    }

    /// User registers in the order of the descriptor's fields, then the system registers.
    fn initial_sgprs(
        &self,
        geometry: &LaunchGeometry,
        images: &Images,
        scratch: u64,
        group: [u32; 3],
    ) -> Vec<u32> {
        let enabled = &self.descriptor;
        let pair = |value: u64| [value as u32, (value >> 32) as u32];
        let mut words = Vec::new();
        if enabled.private_segment_buffer {
            words.extend(scratch_resource(scratch, self.scratch_bytes));
        }
        if enabled.dispatch_ptr {
            words.extend(pair(images.dispatch_packet));
        }
        if enabled.queue_ptr {
            // Unoptimised code passes it on; nothing is there to be read.
            words.extend([0, 0]);
        }
        if enabled.kernarg_segment_ptr {
            words.extend(pair(images.kernarg));
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
