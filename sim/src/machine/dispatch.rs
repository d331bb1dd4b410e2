//! Work-groups: placing them, their barriers, their end, and the read-out of their local memory for the check.

use super::compute_unit::ComputeUnit;
use super::lds::{HalfRequest, Layout, HALF, ROW_BYTES};
use super::memory::{GlobalMemory, RegionId};
use super::resources::Placement;
use super::wavefront::{Outstanding, Resident, Stage};
use crate::isa::{Kernel, KernelArg, LaunchAddresses, LdsOp, LANES};
use crate::run::{Job, Value};
use crate::{Error, Result};

/// Most private memory of all wavefronts, in bytes.
const MOST_PRIVATE_BYTES: u64 = 1 << 30;

/// A job with its images in global memory.
#[derive(Debug)]
pub struct Launch<'a> {
    /// Kernel, sizes and arguments.
    pub job: &'a Job,
    /// Buffers, argument segment, dispatch packet, private memory and constants.
    pub memory: GlobalMemory,
    /// One entry an argument; `None` for arguments that are no buffers.
    buffers: Vec<Option<RegionId>>,
    kernarg: u64,
    dispatch_packet: u64,
    /// Address of the private memory of the first wavefront.
    scratch: u64,
}

impl<'a> Launch<'a> {
    /// Places the images of a job.
    pub fn new(job: &'a Job) -> Result<Self> {
        let mut memory = GlobalMemory::default();
        let mut buffers = vec![];
        let mut arguments = vec![];
        for argument in &job.arguments {
            let (buffer, value) = match &argument.value {
                Value::Buffer(buffer) => {
                    let region = memory.allocate(&argument.name, buffer.array.bytes.clone());
                    (Some(region), KernelArg::Buffer(memory.address(region)))
                }
                Value::Scalar(bytes) => (None, KernelArg::Value(bytes.clone())),
                Value::Local(bytes) => (None, KernelArg::Local(*bytes)),
            };
            buffers.push(buffer);
            arguments.push(value);
        }
        let image = job
            .kernel
            .kernarg(&arguments, &job.geometry)
            .map_err(|error| Error::launch(&job.name, error))?;
        let kernarg = memory.allocate("the argument segment", image.bytes);
        let kernarg = memory.address(kernarg);
        let packet = job
            .kernel
            .dispatch_packet(&job.geometry, job.lds_bytes, kernarg);
        let packet = memory.allocate("the dispatch packet", packet.to_vec());
        let scratch = memory.allocate("private memory", vec![0; private_bytes(job)?]);
        if let Some(image) = job.program.image() {
            memory.place("constant data", image.address, image.bytes.clone());
        }
        Ok(Self {
            job,
            buffers,
            kernarg,
            dispatch_packet: memory.address(packet),
            scratch: memory.address(scratch),
            memory,
        })
    }

    /// Number of work-groups.
    pub fn groups(&self) -> usize {
        group_count(self.job)
    }

    /// Content of the buffers in `memory`, one entry an argument; empty for arguments that are no buffers.
    pub fn buffers(&self, memory: &GlobalMemory) -> Vec<Vec<u8>> {
        let bytes = |region: &Option<RegionId>| region.map(|region| memory.bytes(region).to_vec());
        self.buffers
            .iter()
            .map(|region| bytes(region).unwrap_or_default())
            .collect()
    }

    fn group_id(&self, group: usize) -> [u32; 3] {
        let [x, y, _] = self.job.geometry.groups().map(|size| size as usize);
        [group % x, group / x % y, group / x / y].map(|id| id as u32)
    }
}

fn group_count(job: &Job) -> usize {
    let groups = job.geometry.groups();
    groups
        .iter()
        .fold(1, |count, &size| count.saturating_mul(size as usize))
}

/// Private memory of all wavefronts, in bytes.
fn private_bytes(job: &Job) -> Result<usize> {
    let wavefronts = (group_count(job) as u64).saturating_mul(job.geometry.wavefronts().into());
    let bytes = wavefronts.checked_mul(scratch_bytes(&job.kernel));
    match bytes.filter(|&bytes| bytes <= MOST_PRIVATE_BYTES) {
        Some(bytes) => Ok(bytes as usize),
        None => Err(Error::input(
            &job.name,
            format!(
                "kernel {} has {} bytes of private memory, too many for {wavefronts} wavefronts",
                job.kernel.name, job.kernel.scratch_bytes
            ),
            format!("use a smaller global size: {MOST_PRIVATE_BYTES} bytes of private memory fit"),
        )),
    }
}

/// Private memory of one wavefront, in bytes.
fn scratch_bytes(kernel: &Kernel) -> u64 {
    u64::from(kernel.scratch_bytes) * LANES as u64
}

/// A work-group on the compute unit.
#[derive(Clone, Debug)]
pub struct Group {
    /// Where it lives.
    pub placement: Placement,
    /// Its wavefronts.
    wavefronts: usize,
    /// Wavefronts at the barrier.
    waiting: usize,
    /// Wavefronts that have executed their last instruction.
    ended: usize,
    /// Wavefronts that have left: ended, and nothing under way.
    left: usize,
}

/// A work-group that has ended and whose local memory has not been read for the check.
#[derive(Clone, Copy, Debug)]
pub struct Unread {
    group: usize,
    row_base: u32,
}

impl ComputeUnit<'_> {
    /// Places as many of the waiting work-groups as fit.
    pub fn dispatch(&mut self) -> Result<()> {
        while self.next_group < self.launch.groups() {
            let Some(placement) = self.resources.place(&self.needs) else {
                break;
            };
            self.read_overwritten(placement.row_base)?;
            self.start_group(self.next_group, placement);
            self.next_group += 1;
        }
        Ok(())
    }

    fn start_group(&mut self, group: usize, placement: Placement) {
        self.recorder.start(group, self.launch.job.lds_bytes);
        let slots = placement
            .slots
            .iter()
            .fold(0, |mask, slot| mask | 1 << slot);
        for &slot in &placement.slots {
            self.port.configure(Layout {
                slot,
                row_base: placement.row_base,
                rows: self.needs.data_rows,
                state_base: placement.state_base,
                group: slots,
            });
        }
        for index in 0..self.needs.wavefronts {
            self.start_wavefront(group, index, &placement);
        }
        self.groups.insert(
            group,
            Group {
                placement,
                wavefronts: self.needs.wavefronts,
                waiting: 0,
                ended: 0,
                left: 0,
            },
        );
    }

    fn start_wavefront(&mut self, group: usize, index: usize, placement: &Placement) {
        let launch = self.launch;
        let number = (group * self.needs.wavefronts + index) as u64;
        let addresses = LaunchAddresses {
            kernarg: launch.kernarg,
            dispatch_packet: launch.dispatch_packet,
            scratch: launch.scratch + number * scratch_bytes(&launch.job.kernel),
        };
        let registers = launch.job.kernel.wavefront(
            &launch.job.geometry,
            &addresses,
            launch.group_id(group),
            index as u32,
        );
        let resident = Resident {
            group,
            index,
            pool: placement.pool,
            slot: placement.slots.get(index).copied().unwrap_or(0),
            instruction: registers.pc,
            registers,
            stage: Stage::Ready,
            outstanding: Outstanding::default(),
            vector_done: 0,
            transaction: None,
        };
        match self.wavefronts.iter().position(Option::is_none) {
            Some(free) => self.wavefronts[free] = Some(resident),
            None => self.wavefronts.push(Some(resident)),
        }
    }

    /// A wavefront arrives at `s_barrier`; the last one lets all go on.
    pub fn arrive_at_barrier(&mut self, wavefront: usize) -> Result<()> {
        let group = self.resident(wavefront).group;
        self.resident_mut(wavefront).stage = Stage::Barrier;
        let state = self.group_mut(group);
        state.waiting += 1;
        if state.ended > 0 {
            return Err(self.barrier_missed(group));
        }
        if state.waiting < state.wavefronts {
            return Ok(());
        }
        state.waiting = 0;
        let until = self.now + self.config.front_end.issue_latency;
        for resident in self.wavefronts.iter_mut().flatten() {
            if resident.group == group {
                resident.stage = Stage::Executing { until };
            }
        }
        Ok(())
    }

    /// A wavefront executes `s_endpgm`.
    pub fn end_wavefront(&mut self, wavefront: usize) -> Result<()> {
        let group = self.resident(wavefront).group;
        self.resident_mut(wavefront).stage = Stage::Finished;
        let state = self.group_mut(group);
        state.ended += 1;
        if state.waiting > 0 {
            return Err(self.barrier_missed(group));
        }
        Ok(())
    }

    fn barrier_missed(&self, group: usize) -> Error {
        let with = |stage: Stage| {
            let of_group =
                |resident: &&Resident| resident.group == group && resident.stage == stage;
            self.wavefronts.iter().flatten().find(of_group)
        };
        let place = with(Stage::Barrier).map_or(self.launch.job.name.clone(), |waiting| {
            self.line(waiting.instruction)
        });
        Error::run(
            place,
            format!("in work-group {group} some wavefronts wait at this barrier while others have ended without it"),
            "let every work-item of a work-group execute the same barriers",
        )
    }

    /// Lets wavefronts leave that have ended and have nothing under way; ends their work-groups and places others.
    pub fn retire(&mut self) -> Result<()> {
        let mut freed = false;
        for wavefront in 0..self.wavefronts.len() {
            let Some(resident) = &self.wavefronts[wavefront] else {
                continue;
            };
            if resident.stage != Stage::Finished || !resident.outstanding.none() {
                continue;
            }
            let group = resident.group;
            self.wavefronts[wavefront] = None;
            let state = self.group_mut(group);
            state.left += 1;
            if state.left == state.wavefronts {
                self.end_group(group);
                freed = true;
            }
        }
        if freed {
            self.dispatch()?;
        }
        Ok(())
    }

    fn end_group(&mut self, group: usize) {
        let Some(state) = self.groups.remove(&group) else {
            return;
        };
        for &slot in &state.placement.slots {
            self.port.configure(Layout {
                slot,
                row_base: 0,
                rows: 0,
                state_base: 0,
                group: 0,
            });
        }
        self.resources.free(&self.needs, &state.placement);
        self.groups_done += 1;
        self.unread.push(Unread {
            group,
            row_base: state.placement.row_base,
        });
    }

    /// Reads the local memory of ended work-groups whose rows the work-group at `row_base` takes over. The machine's clock
    /// stands still meanwhile.
    fn read_overwritten(&mut self, row_base: u32) -> Result<()> {
        let rows = self.needs.rows;
        let (overwritten, kept) = self.unread.iter().partition(|unread| {
            unread.row_base < row_base + rows && row_base < unread.row_base + rows
        });
        self.unread = kept;
        self.read_all(overwritten)
    }

    /// Reads the local memory of all ended work-groups.
    pub fn read_unread(&mut self) -> Result<()> {
        let unread = std::mem::take(&mut self.unread);
        self.read_all(unread)
    }

    fn read_all(&mut self, unread: Vec<Unread>) -> Result<()> {
        if unread.is_empty() {
            return Ok(());
        }
        self.drain()?;
        for finished in unread {
            let words = self.read_rows(finished.row_base, self.needs.data_rows)?;
            self.recorder.finish(finished.group, &words);
        }
        Ok(())
    }

    fn read_rows(&mut self, row_base: u32, rows: u32) -> Result<Vec<u32>> {
        let mut words = vec![];
        for row in row_base..row_base + rows {
            self.port.request(HalfRequest {
                op: LdsOp::ReadB32,
                slot: 0,
                upper: false,
                transactional: false,
                lanes: u32::MAX,
                address: std::array::from_fn(|lane| (row * ROW_BYTES) as u16 + 4 * lane as u16),
                data: [0; HALF],
                data2: [0; HALF],
            });
            let response = loop {
                if let Some(response) = self.port.clock()?.response {
                    break response;
                }
            };
            words.extend(response.data);
        }
        Ok(words)
    }

    fn group_mut(&mut self, group: usize) -> &mut Group {
        self.groups
            .get_mut(&group)
            .expect("a resident wavefront's work-group is resident")
    }
}
