//! A kernel as it is launched: parameters, memories, first state of its warps.

use super::frames::{Innermost, Values};
use super::warp::{Place, PtxWarp};
use super::LANES;
use crate::code::inst::Op;
use crate::code::program::{
    KernelCode, KernelParameter, Placed, CONSTANTS, PRINT_BUFFER, SHARED_WINDOW, VARIABLES,
};
use std::sync::Arc;
use turnstile_kernel::{lanes_of, place_images, print, Printed, Timing};
use turnstile_kernel::{
    Code, Control, Counter, Effect, KernelError, LaneWords, LaunchError, LaunchGeometry, NextPass,
    Operands, Regions, Registers, Seat, SimtStack, Token, Unit, Value, Variable, Votes, Warp,
};

/// Most local memory of all threads, in bytes.
const MOST_LOCAL_BYTES: u64 = 1 << 30;

/// Bytes of what cooperative groups keep of a grid: the size of this, and its barrier.
const WORKSPACE_BYTES: usize = 8;

/// Most shared memory that is worth a try, in bytes: more than any GPU's cores have.
const MOST_SHARED_BYTES: u32 = 1 << 20;

/// Where what a launch needs lies.
#[derive(Clone, Debug)]
pub struct Images {
    parameters: Arc<[u8]>,
    /// Local memory of the first thread.
    local: u64,
    dynamic_shared_bytes: u32,
    /// Where the blocks of the grid meet; 0 if they do not.
    workspace: u64,
}

/// The parameters of a launch, and the shared memory that arguments ask for.
struct Passed {
    parameters: Vec<u8>,
    dynamic_shared_bytes: u32,
}

impl KernelCode {
    /// Puts the arguments where the kernel reads them. `buffers` are the addresses of those in global memory, in order; of an image
    /// that of its description.
    fn pass(&self, arguments: &[Value], buffers: &[u64]) -> Result<Passed, LaunchError> {
        if arguments.len() != self.parameters.len() {
            return Err(LaunchError::new(
                format!(
                    "kernel {} takes {} arguments, and is given {}",
                    self.name,
                    self.parameters.len(),
                    arguments.len()
                ),
                "give one [[args]] for each parameter, in their order",
            ));
        }
        let mut parameters = vec![0; self.parameter_bytes() as usize];
        let mut dynamic = u64::from(self.dynamic_shared_bytes);
        let mut buffers = buffers.iter();
        for (number, (argument, parameter)) in arguments.iter().zip(&self.parameters).enumerate() {
            let bytes: Vec<u8> = match argument {
                Value::Buffer(_) | Value::Pointer(_) | Value::Image(_) => {
                    let address = buffers.next().copied().unwrap_or(0);
                    address.to_le_bytes().to_vec()
                }
                Value::Local(bytes) => {
                    // Behind the kernel's own variables and what was asked for before.
                    let used = u64::from(self.shared_bytes) + dynamic;
                    let at = used.next_multiple_of(16);
                    dynamic = at + u64::from(*bytes) - u64::from(self.shared_bytes);
                    (SHARED_WINDOW + at).to_le_bytes().to_vec()
                }
                Value::Scalar(bytes) | Value::Structure { bytes, .. } => bytes.to_vec(),
            };
            self.check(number, argument, parameter, bytes.len())?;
            let at = parameter.offset as usize;
            parameters[at..at + bytes.len()].copy_from_slice(&bytes);
        }
        let fits = u32::try_from(dynamic).ok();
        let fits = fits.filter(|bytes| *bytes <= MOST_SHARED_BYTES);
        let dynamic_shared_bytes = fits.ok_or_else(|| {
            LaunchError::new(
                format!(
                    "kernel {} is given {dynamic} bytes of shared memory",
                    self.name
                ),
                format!("no core has more than {MOST_SHARED_BYTES}"),
            )
        })?;
        Ok(Passed {
            parameters,
            dynamic_shared_bytes,
        })
    }

    fn check(
        &self,
        number: usize,
        argument: &Value,
        parameter: &KernelParameter,
        bytes: usize,
    ) -> Result<(), LaunchError> {
        let is_local = matches!(argument, Value::Local(_));
        if is_local != parameter.is_shared_pointer {
            return Err(match is_local {
                true => self.refuse(
                    number,
                    "is local memory, and the parameter is no pointer to shared memory",
                    "give it a buffer or a value",
                ),
                false => self.refuse(
                    number,
                    "is not local memory, and the parameter is a pointer to shared memory",
                    "give it `local = BYTES`",
                ),
            });
        }
        if bytes == parameter.bytes as usize {
            return Ok(());
        }
        if matches!(argument, Value::Image(image) if image.sampler.is_some()) {
            let what = format!(
                "is a texture, and the parameter is no handle of 8 bytes: it has {}",
                parameter.bytes
            );
            return Err(self.refuse(number, &what, "give a texture for a cudaTextureObject_t"));
        }
        let what = format!("has {bytes} bytes, and the parameter {}", parameter.bytes);
        Err(self.refuse(number, &what, "give a value of the parameter's type"))
    }

    fn refuse(&self, number: usize, what: &str, remedy: &str) -> LaunchError {
        LaunchError::new(
            format!("argument {number} of kernel {} {what}", self.name),
            remedy,
        )
    }

    fn local_of_all(&self, geometry: &LaunchGeometry) -> Result<usize, LaunchError> {
        let warps = (geometry.group_count() as u64).saturating_mul(geometry.warps(LANES) as u64);
        let bytes = warps.saturating_mul(u64::from(self.local_bytes) * LANES as u64);
        if bytes <= MOST_LOCAL_BYTES {
            return Ok(bytes as usize);
        }
        Err(LaunchError::new(
            format!(
                "kernel {} has {} bytes of local memory a thread, too many for {warps} warps",
                self.name, self.local_bytes
            ),
            format!(
                "use a smaller global size, or less `private_bytes`: {MOST_LOCAL_BYTES} bytes fit"
            ),
        ))
    }

    /// The block has the threads that the kernel wants.
    fn check_threads(&self, geometry: &LaunchGeometry) -> Result<(), LaunchError> {
        let given = geometry.local_size;
        let total = |sizes: [u32; 3]| sizes.iter().product::<u32>();
        if let Some(required) = self.required_threads.filter(|required| *required != given) {
            return Err(LaunchError::new(
                format!("kernel {} requires blocks of {required:?} threads, and local_size gives {given:?}", self.name),
                "give the local_size that the kernel requires",
            ));
        }
        if let Some(most) = self.most_threads.filter(|most| total(*most) < total(given)) {
            return Err(LaunchError::new(
                format!(
                    "kernel {} is compiled for at most {} threads a block, and local_size gives {}",
                    self.name,
                    total(most),
                    total(given)
                ),
                "give a smaller local_size",
            ));
        }
        Ok(())
    }
}

impl Code<LANES> for KernelCode {
    type Warp = PtxWarp;
    type Images = Images;

    fn file(&self) -> &str {
        &self.file
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn line(&self, pc: u32) -> u32 {
        self.inst(pc).map_or(0, |placed| placed.line)
    }

    fn inlined_at(&self, pc: u32) -> &[u32] {
        self.inst(pc).map_or(&[], |placed| &placed.inlined_at)
    }

    fn assembly_line(&self, pc: u32) -> Option<u32> {
        self.inst(pc)?.ptx_line
    }

    fn text(&self, pc: u32) -> &str {
        self.inst(pc).map_or("", |placed| &placed.text)
    }

    fn unit(&self, pc: u32) -> Option<Unit> {
        self.inst(pc).map(|placed| placed.inst.unit())
    }

    fn timing(&self, pc: u32) -> Timing {
        let class = self.inst(pc).map(|placed| placed.class);
        Timing {
            class: class.unwrap_or_default(),
        }
    }

    fn operands(&self, pc: u32) -> Operands<'_> {
        self.inst(pc)
            .map_or(Operands::default(), |placed| Operands {
                reads: &placed.reads,
                writes: &placed.writes,
            })
    }

    fn registers(&self) -> Registers {
        Registers {
            vector: self.registers,
            scalar: 0,
        }
    }

    fn transactional(&self) -> bool {
        let begins = |placed: &Placed| matches!(placed.inst.op, Op::TxBegin | Op::TxCommit);
        self.code.iter().any(begins)
    }

    fn waits_for_grid(&self) -> Option<u32> {
        self.reads_workspace()
    }

    fn local_bytes(
        &self,
        arguments: &[Value],
        geometry: &LaunchGeometry,
    ) -> Result<u32, LaunchError> {
        self.check_threads(geometry)?;
        let bytes = self.shared_bytes + self.pass(arguments, &[])?.dynamic_shared_bytes;
        // Its memory has whole words.
        Ok(bytes.next_multiple_of(4))
    }

    fn place(
        &self,
        arguments: &[Value],
        buffers: &[u64],
        geometry: &LaunchGeometry,
        memory: &mut dyn Regions,
    ) -> Result<Images, LaunchError> {
        let passed = self.pass(arguments, &place_images(arguments, buffers, memory))?;
        let local = memory.allocate("local memory", vec![0; self.local_of_all(geometry)?]);
        if !self.constants.is_empty() {
            memory.place("the constants", CONSTANTS, self.constants.clone());
        }
        if !self.variables.is_empty() {
            memory.place("the variables", VARIABLES, self.variables.clone());
        }
        if self.prints {
            memory.place("the print buffer", PRINT_BUFFER, print::buffer());
        }
        let workspace = match self.waits_for_grid() {
            Some(_) => memory.allocate("the barrier of the grid", vec![0; WORKSPACE_BYTES]),
            None => 0,
        };
        Ok(Images {
            parameters: passed.parameters.into(),
            local,
            workspace,
            dynamic_shared_bytes: passed.dynamic_shared_bytes,
        })
    }

    fn variables(&self) -> &[Variable] {
        &self.named_variables
    }

    fn printed(&self, read: &dyn Fn(u64, usize) -> Box<[u8]>) -> Printed {
        match self.prints {
            true => print::printed(PRINT_BUFFER, read),
            false => Printed::default(),
        }
    }

    fn start(
        &self,
        geometry: &LaunchGeometry,
        images: &Images,
        group: usize,
        index: usize,
        seat: Seat,
    ) -> PtxWarp {
        let number = (group * geometry.warps(LANES) + index) as u64;
        let local = images.local + number * LANES as u64 * u64::from(self.local_bytes);
        let place = Place {
            geometry: *geometry,
            block: geometry.group_id(group),
            seat,
            parameters: Arc::clone(&images.parameters),
            shared_bytes: self.shared_bytes + images.dynamic_shared_bytes,
            dynamic_shared_bytes: images.dynamic_shared_bytes,
            workspace: images.workspace,
        };
        PtxWarp::new(Arc::new(place), index, local)
    }
}

impl Warp<LANES> for PtxWarp {
    type Code = KernelCode;
    /// Registers and parameters of the function in which TX_Begin stands. Nothing of it is shared by lanes, and functions
    /// that a transaction calls have returned at its end.
    type Checkpoint = Innermost;

    const COUNTERS: &'static [(Counter, &'static str)] = &[
        (super::loads::GLOBAL, "accesses to global memory"),
        (super::loads::OTHER, "other accesses"),
        (super::loads::COPIES, "copies into shared memory"),
    ];
    const WAITS: &'static str = "scoreboard";

    fn pc(&self) -> u32 {
        self.stack.pc()
    }

    fn set_pc(&mut self, pc: u32) {
        self.stack.go_to(pc);
    }

    fn active(&self) -> u64 {
        self.stack.active()
    }

    /// Outside transactions lanes are enabled by the stack alone.
    fn set_active(&mut self, lanes: u64) {
        if self.stack.transaction_depth().is_some() {
            self.stack.set_transaction_lanes(lanes);
        }
    }

    fn execute(
        &mut self,
        code: &KernelCode,
        _conflict_mask: u64,
    ) -> Result<Effect<LANES>, KernelError> {
        self.step(code)
    }

    fn deliver_local(
        &mut self,
        token: Token,
        access: usize,
        lanes: u64,
        low: &LaneWords<LANES>,
        high: &LaneWords<LANES>,
    ) {
        // Each access of a wide load has 8 bytes.
        self.deliver(token, lanes, 2 * access, &[*low, *high]);
    }

    fn deliver_lanes(&mut self, token: Token, lanes: u64, data: &[LaneWords<LANES>]) {
        if !self.copies.deliver(token, data) {
            self.deliver(token, lanes, 0, data);
        }
    }

    fn deliver_words(&mut self, token: Token, words: &[u32]) {
        let words: Vec<_> = words.iter().map(|word| [*word; LANES]).collect();
        self.deliver(token, self.stack.active(), 0, &words);
    }

    fn complete(&mut self, token: Token) {
        self.loads.complete(token);
        self.copies.complete(token);
    }

    fn deliver_votes(&mut self, votes: Votes) {
        self.take_votes(votes);
    }

    fn repeats(&self, before: &Self) -> bool {
        self.loads.none()
            && before.loads.none()
            && self.copies.none()
            && before.copies.none()
            && self.stack == before.stack
            && self.remaining == before.remaining
            && self.polled == before.polled
            && self.frames == before.frames
    }

    fn waiting(&self) -> Vec<(u32, u64)> {
        self.stack.waiting()
    }

    fn enter_transaction(&mut self) {
        self.stack.begin_transaction();
    }

    fn converged(&self) -> bool {
        self.stack.in_transaction_entry() && !self.commits_apart
    }

    fn leave_transaction(&mut self) {
        self.stack.end_transaction(self.stack.pc());
    }

    fn pause(&mut self, lanes: u64, pc: u32) {
        self.stay_behind(|stack| stack.pause(lanes, pc));
    }

    fn pause_apart(&mut self, lanes: u64, pc: u32) {
        self.stay_behind(|stack| stack.pause_apart(lanes, pc));
    }

    fn end_pass(&mut self, aborted: u64, begin: u32) -> NextPass {
        self.stack.end_pass(aborted, begin)
    }

    fn control(&self) -> Control {
        self.control
    }

    fn checkpoint(&self) -> Innermost {
        self.frames.innermost()
    }

    fn keep(&self, _checkpoint: &mut Innermost, _lanes: u64) {}

    fn restore(&mut self, checkpoint: &Innermost, lanes: u64) {
        self.frames.restore(checkpoint, lanes);
    }

    fn merge(&mut self, _checkpoint: &Innermost, _lanes: u64) {}
}

impl PtxWarp {
    /// Lanes stay behind, as `pause` says, and the others go where they went.
    fn stay_behind(&mut self, pause: impl FnOnce(&mut SimtStack)) {
        // Where the others went, they may have met more.
        if let Some(stack) = self.before.take() {
            self.stack = stack;
        }
        pause(&mut self.stack);
        if let Control::Next(to) = self.control {
            self.stack.go_to(to);
        }
    }

    /// Words of an answer, from word `first` of it on, into the registers that wait for them.
    fn deliver(&mut self, token: Token, lanes: u64, first: usize, words: &[LaneWords<LANES>]) {
        let Some(destination) = self.loads.destination(token).cloned() else {
            return;
        };
        let of = destination.of;
        let bits = usize::from(of.bits);
        for (number, place) in destination.places.iter().enumerate() {
            let Some((place, bit)) = place.zip((number * bits).checked_sub(32 * first)) else {
                continue;
            };
            let Some(low) = words.get(bit / 32) else {
                continue;
            };
            let high = words.get(bit / 32 + 1);
            let value = |lane: usize| {
                let both =
                    u64::from(low[lane]) | high.map_or(0, |high| u64::from(high[lane]) << 32);
                let half = 16 * (destination.high >> lane & 1) as usize;
                of.extend(both >> (bit % 32 + half))
            };
            let values: Values = std::array::from_fn(value);
            let held = self.frames.at_mut(place);
            lanes_of(lanes).for_each(|lane| held[lane] = values[lane]);
        }
    }
}
