//! A launch: a grid whose images lie in global memory.

use super::memory::{GlobalMemory, RegionId};
use crate::kernel::{Argument, Code, Grid, Printed, Value};
use crate::{Error, Result};

/// A grid with its images in global memory.
#[derive(Debug)]
pub struct Launch<'a, C: Code<LANES>, const LANES: usize> {
    /// Kernel, sizes and arguments.
    pub grid: &'a Grid<'a, C>,
    /// One entry an argument; `None` for arguments that are no buffers and no images.
    buffers: Vec<Option<RegionId>>,
    images: C::Images,
}

impl<'a, C: Code<LANES>, const LANES: usize> Launch<'a, C, LANES> {
    /// Places buffers, and what else the kernel finds there, in a global memory of their own.
    ///
    /// # Errors
    /// If the arguments do not fit the kernel, or its private memory does not fit.
    pub fn new(grid: &'a Grid<'a, C>) -> Result<(Self, GlobalMemory)> {
        let mut memory = GlobalMemory::default();
        let mut region = |argument: &Argument| match argument.value {
            Value::Buffer(bytes) => Some(memory.allocate(argument.name, bytes.to_vec())),
            Value::Image(image) => Some(memory.allocate(argument.name, image.texels.to_vec())),
            Value::Scalar(_) | Value::Local(_) => None,
        };
        let buffers: Vec<_> = grid.arguments.iter().map(&mut region).collect();
        let regions = buffers.iter().flatten();
        let addresses: Vec<_> = regions.map(|region| memory.address(*region)).collect();
        let values: Vec<_> = grid.arguments.iter().map(|one| one.value).collect();
        let images = grid
            .code
            .place(&values, &addresses, &grid.geometry, &mut memory)
            .map_err(|error| Error::launch(grid.name, error))?;
        let launch = Self {
            grid,
            buffers,
            images,
        };
        Ok((launch, memory))
    }

    /// State in which wavefront `index` of a work-group starts.
    pub fn start(&self, group: usize, index: usize) -> C::Warp {
        let Grid { code, geometry, .. } = self.grid;
        code.start(geometry, &self.images, group, index)
    }

    /// File and line of an instruction.
    pub fn line(&self, instruction: u32) -> String {
        let code = self.grid.code;
        format!("{}:{}", code.file(), code.line(instruction))
    }

    /// What the kernel has printed until now.
    pub fn printed(&self, memory: &GlobalMemory) -> Printed {
        let read = |address, length| memory.block(address, length);
        self.grid.code.printed(&read)
    }

    /// Content of the buffers in `memory`, one entry an argument; empty for arguments that are no buffers.
    pub fn buffers(&self, memory: &GlobalMemory) -> Vec<Vec<u8>> {
        let bytes = |region: &Option<RegionId>| region.map(|region| memory.bytes(region).to_vec());
        self.buffers
            .iter()
            .map(|region| bytes(region).unwrap_or_default())
            .collect()
    }
}
