//! A launch: a grid whose images lie in global memory.

use super::memory::{GlobalMemory, RegionId};
use turnstile_check::At;
use turnstile_kernel::{Argument, Code, Grid, Image, Printed, Seat, Texels, Value};
use turnstile_tools::Result;

/// A grid with its images in global memory.
#[derive(Debug)]
pub struct Launch<'a, C: Code<LANES>, const LANES: usize> {
    /// Kernel, sizes and arguments.
    pub grid: &'a Grid<'a, C>,
    /// One entry an argument; `None` for arguments that are no buffers and no images of this launch alone.
    buffers: Vec<Option<RegionId>>,
    images: C::Images,
}

impl<'a, C: Code<LANES>, const LANES: usize> Launch<'a, C, LANES> {
    /// Places the grid's own buffers, and what else the kernel finds there, in global memory, which has `held` already.
    ///
    /// # Errors
    /// If the arguments do not fit the kernel, or its private memory does not fit.
    pub fn new(
        grid: &'a Grid<'a, C>,
        held: &[RegionId],
        memory: &mut GlobalMemory,
    ) -> Result<Self> {
        let mut region = |argument: &Argument| match argument.value {
            Value::Buffer(bytes) => Some(memory.allocate(argument.name, bytes.to_vec())),
            Value::Image(Image {
                texels: Texels::Own(texels),
                ..
            }) => Some(memory.allocate(argument.name, texels.to_vec())),
            Value::Pointer(_)
            | Value::Image(_)
            | Value::Scalar(_)
            | Value::Structure { .. }
            | Value::Local(_) => None,
        };
        let buffers: Vec<_> = grid.arguments.iter().map(&mut region).collect();
        let address = |(own, argument): (&Option<RegionId>, &Argument)| match argument.value {
            Value::Pointer(None) => Some(0),
            Value::Pointer(Some(number))
            | Value::Image(Image {
                texels: Texels::Held(number),
                ..
            }) => Some(memory.address(held[number])),
            _ => own.map(|region| memory.address(region)),
        };
        let pointers = buffers.iter().zip(&grid.arguments).filter_map(address);
        let pointers: Vec<_> = pointers.collect();
        let values: Vec<_> = grid.arguments.iter().map(|one| one.value).collect();
        let images = grid
            .code
            .place(&values, &pointers, &grid.geometry, memory)
            .map_err(|error| error.at(grid.name))?;
        Ok(Self {
            grid,
            buffers,
            images,
        })
    }

    /// State in which wavefront `index` of a work-group starts at `seat`.
    pub fn start(&self, group: usize, index: usize, seat: Seat) -> C::Warp {
        let Grid { code, geometry, .. } = self.grid;
        code.start(geometry, &self.images, group, index, seat)
    }

    /// An instruction, for checks.
    pub fn at(&self, pc: u32) -> At {
        let line = self.grid.code.line(pc);
        At { line, pc }
    }

    /// File and line of an instruction.
    pub fn line(&self, instruction: u32) -> String {
        let code = self.grid.code;
        format!("{}:{}", code.file(), code.line(instruction))
    }

    /// Where an instruction stands in the program, and in its text if [`line`](Self::line) names the source.
    pub fn pc(&self, instruction: u32) -> String {
        match self.grid.code.assembly_line(instruction) {
            Some(line) => format!("pc {instruction}, assembly line {line}"),
            None => format!("pc {instruction}"),
        }
    }

    /// What the kernel has printed until now.
    pub fn printed(&self, memory: &GlobalMemory) -> Printed {
        let read = |address, length| memory.block(address, length);
        self.grid.code.printed(&read)
    }

    /// Content of the grid's own buffers in `memory`, one entry an argument; empty for other arguments.
    pub fn buffers(&self, memory: &GlobalMemory) -> Vec<Vec<u8>> {
        let bytes = |region: &Option<RegionId>| region.map(|region| memory.bytes(region).to_vec());
        self.buffers
            .iter()
            .map(|region| bytes(region).unwrap_or_default())
            .collect()
    }
}
