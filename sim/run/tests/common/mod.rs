//! A functional machine without timing: flat global memory, one warp at a time, a trivial local memory, and
//! transactions that run one lane after the other. What it runs of Southern Islands it runs of PTX too, from the same source, and
//! compares what both leave.

mod gpu;

use std::collections::BTreeMap;
use std::path::Path;

use turnstile_hdl::lds_op::LdsOp;
use turnstile_kernel::{
    lanes_of, Code, Effect, LaunchGeometry, LocalAccess, LocalRequest, MemoryAtomic, MemoryOp,
    MemoryRequest, Regions, ScalarLoad, Seat, Value, Warp,
};
use turnstile_ptx as ptx;
use turnstile_run::{GpuArgument, GpuLaunch};
use turnstile_southern_islands as southern_islands;
use turnstile_southern_islands::{KernelCode, LoadOptions, Program};

const CODE: u64 = 0x70_0000;
const BUFFERS: u64 = 0x4_0000;
const MEMORY: usize = 0x70_0000;
const OPTIONS: LoadOptions = LoadOptions {
    base_address: CODE,
    allow_global_stores: false,
};

/// Instructions a wavefront may execute before it counts as hung.
const LIMIT: u32 = 1_000_000;

/// Text of `tests/kernels/<file>`, or of a benchmark.
fn text(file: &str) -> String {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["tests/kernels", "../../experiments/kernels"];
    let mut paths = folders
        .map(|folder| here.join(folder).join(file))
        .into_iter();
    let path = paths.find(|path| path.exists());
    let path = path.unwrap_or_else(|| panic!("there is no {file}"));
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Loads `tests/kernels/<file>`.
pub fn load(file: &str) -> Program {
    let text = text(file);
    southern_islands::load(&text, file, &OPTIONS).unwrap_or_else(|e| panic!("{e}"))
}

/// An argument of a launch.
enum Arg {
    /// Address and bytes.
    Buffer(u64, usize),
    Scalar(Vec<u8>),
    Local(u32),
}

impl Arg {
    /// What the kernel gets. The content of buffers is in memory already.
    fn value(&self) -> Value<'_> {
        match self {
            Self::Buffer(..) => Value::Buffer(&[]),
            Self::Scalar(bytes) => Value::Scalar(bytes),
            Self::Local(bytes) => Value::Local(*bytes),
        }
    }

    fn address(&self) -> Option<u64> {
        match self {
            Self::Buffer(address, _) => Some(*address),
            Self::Scalar(_) | Self::Local(_) => None,
        }
    }
}

/// Buffers and arguments of a launch.
pub struct Launch {
    memory: Memory,
    args: Vec<Arg>,
}

/// Global memory.
#[derive(Clone)]
struct Memory {
    /// By the address where they begin.
    parts: BTreeMap<u64, Vec<u8>>,
    free: u64,
}

impl Regions for Memory {
    fn allocate(&mut self, name: &str, mut bytes: Vec<u8>) -> u64 {
        if ["private memory", "local memory"].contains(&name) {
            // Nothing may rely on what is there.
            bytes.fill(0xee);
        }
        let address = self.free;
        self.write(address, &bytes);
        self.free = (address + bytes.len() as u64).next_multiple_of(256);
        address
    }

    fn place(&mut self, _: &str, address: u64, bytes: Vec<u8>) {
        self.parts.insert(address, bytes);
    }
}

impl Memory {
    fn write(&mut self, address: u64, bytes: &[u8]) {
        let mut parts = self.parts.range_mut(..=address);
        let (start, part) = parts.next_back().expect("an address in memory");
        let at = (address - start) as usize;
        part[at..at + bytes.len()].copy_from_slice(bytes);
    }

    fn read<const N: usize>(&self, address: u64) -> [u8; N] {
        self.bytes(address, N).try_into().unwrap()
    }

    fn bytes(&self, address: u64, count: usize) -> &[u8] {
        let (start, part) = self.parts.range(..=address).next_back().unwrap();
        let at = (address - start) as usize;
        &part[at..at + count]
    }

    fn word(&self, address: u64) -> u32 {
        u32::from_le_bytes(self.read(address))
    }

    fn scalar_load<const LANES: usize>(&self, warp: &mut impl Warp<LANES>, load: ScalarLoad) {
        let addresses = (load.address..).step_by(4).take(load.words.into());
        let words: Vec<_> = addresses.map(|address| self.word(address)).collect();
        warp.deliver_words(load.token, &words);
        warp.complete(load.token);
    }

    fn vector_memory<const LANES: usize>(
        &mut self,
        warp: &mut impl Warp<LANES>,
        access: &MemoryRequest<LANES>,
    ) {
        let mut loaded = [[0; LANES]; 4];
        for lane in lanes_of(access.lanes) {
            let address = access.address[lane];
            match access.op {
                MemoryOp::Load { bytes: 1, signed } => {
                    let [byte] = self.read(address);
                    loaded[0][lane] = if signed {
                        byte as i8 as u32
                    } else {
                        byte.into()
                    };
                }
                MemoryOp::Load { bytes: 2, signed } => {
                    let half = u16::from_le_bytes(self.read(address));
                    loaded[0][lane] = if signed {
                        half as i16 as u32
                    } else {
                        half.into()
                    };
                }
                MemoryOp::Load { bytes, .. } => {
                    for word in 0..bytes / 4 {
                        let address = access.word_address(lane, word.into());
                        loaded[usize::from(word)][lane] = self.word(address);
                    }
                }
                MemoryOp::Store { bytes } => {
                    for (number, word) in access.data.iter().enumerate() {
                        let length = usize::from(bytes).saturating_sub(4 * number).min(4);
                        let address = access.word_address(lane, number as u64);
                        self.write(address, &word[lane].to_le_bytes()[..length]);
                    }
                }
                MemoryOp::Atomic(atomic) => {
                    let old = self.word(address);
                    let data1 = access.data.get(1).map_or(0, |word| word[lane]);
                    self.write(
                        address,
                        &MemoryAtomic::apply(atomic, old, access.data[0][lane], data1)
                            .to_le_bytes(),
                    );
                    loaded[0][lane] = old;
                }
                MemoryOp::Atomic64(atomic) => {
                    let old = u64::from_le_bytes(self.read(address));
                    let word = |word: usize| access.data.get(word).map_or(0, |data| data[lane]);
                    let operand = |first: usize| double(word(first), word(first + 1));
                    let new = MemoryAtomic::apply64(atomic, old, operand(0), operand(2));
                    self.write(address, &new.to_le_bytes());
                    (loaded[0][lane], loaded[1][lane]) = (old as u32, (old >> 32) as u32);
                }
            }
        }
        let words = &loaded[..access.words.into()];
        warp.deliver_lanes(access.token, access.lanes, words);
        warp.complete(access.token);
    }
}

impl Launch {
    pub fn new() -> Self {
        Self {
            memory: Memory {
                parts: BTreeMap::from([(0, vec![0; MEMORY])]),
                free: BUFFERS,
            },
            args: Vec::new(),
        }
    }

    /// Adds a buffer argument and returns its address.
    pub fn buffer(&mut self, bytes: impl IntoIterator<Item = u8>) -> u64 {
        let bytes: Vec<u8> = bytes.into_iter().collect();
        let length = bytes.len();
        let address = self.memory.allocate("a buffer", bytes);
        self.args.push(Arg::Buffer(address, length));
        address
    }

    pub fn words(&mut self, words: impl IntoIterator<Item = u32>) -> u64 {
        self.buffer(words.into_iter().flat_map(u32::to_le_bytes))
    }

    pub fn zeros(&mut self, bytes: usize) -> u64 {
        self.buffer(vec![0; bytes])
    }

    pub fn value(&mut self, bytes: &[u8]) {
        self.args.push(Arg::Scalar(bytes.to_vec()));
    }

    pub fn local(&mut self, bytes: u32) {
        self.args.push(Arg::Local(bytes));
    }

    pub fn read_words(&self, address: u64, count: usize) -> Vec<u32> {
        (0..count as u64)
            .map(|i| self.memory.word(address + 4 * i))
            .collect()
    }

    pub fn read_longs(&self, address: u64, count: usize) -> Vec<u64> {
        (0..count as u64)
            .map(|i| u64::from_le_bytes(self.memory.read(address + 8 * i)))
            .collect()
    }

    /// Runs every work-group to its end, of both front ends. Both leave the same, bit for bit, but for the bits of a NaN.
    pub fn run(&mut self, program: &Program, kernel: &str, geometry: &LaunchGeometry) {
        self.run_close(program, kernel, geometry, 0);
    }

    /// Runs every work-group on Southern Islands alone: the language leaves to each target what it makes of the kernel.
    pub fn run_alone(&mut self, program: &Program, kernel: &str, geometry: &LaunchGeometry) {
        let code = KernelCode::new(program.clone(), kernel)
            .unwrap_or_else(|| panic!("no kernel {kernel}"));
        // Nothing may rely on registers the launch does not initialise.
        let poison = |warp: &mut southern_islands::Wavefront| {
            let registers = warp.vgpr.iter_mut().skip(3);
            registers.for_each(|register| register.fill(0xdead_beef));
        };
        run(&code, &self.args, &mut self.memory, geometry, poison);
    }

    /// Runs every work-group of the kernel that clang makes of the same source for PTX.
    pub fn run_ptx(&mut self, program: &Program, kernel: &str, geometry: &LaunchGeometry) {
        run_ptx(
            program.file(),
            kernel,
            &self.args,
            &mut self.memory,
            geometry,
        );
    }

    /// As [`Self::run`] for a kernel with functions that may be so many units in the last place apart, as OpenCL allows.
    pub fn run_close(
        &mut self,
        program: &Program,
        kernel: &str,
        geometry: &LaunchGeometry,
        most: u32,
    ) {
        let mut other = self.memory.clone();
        self.run_alone(program, kernel, geometry);
        if program
            .kernel(kernel)
            .is_some_and(|kernel| kernel.transactional)
        {
            return;
        }
        run_ptx(program.file(), kernel, &self.args, &mut other, geometry);
        for (number, argument) in self.args.iter().enumerate() {
            if let Arg::Buffer(address, length) = *argument {
                let [one, other] =
                    [&self.memory, &other].map(|memory| memory.bytes(address, length).chunks(4));
                let differs = one
                    .clone()
                    .zip(other.clone())
                    .position(|(one, other)| !alike(one, other, most));
                let shown = differs.map(|at| (at, one.clone().nth(at), other.clone().nth(at)));
                assert_eq!(
                    shown, None,
                    "{kernel}: argument {number} of PTX differs in this word"
                );
            }
        }
    }
}

/// Runs a kernel of the `.ptx` beside a `.s`.
fn run_ptx(file: &str, kernel: &str, args: &[Arg], memory: &mut Memory, geometry: &LaunchGeometry) {
    let file = file.replace(".s", ".ptx");
    let text = text(&file);
    let code = ptx::load(&text, &file, kernel);
    let code = code.unwrap_or_else(|error| panic!("{error:?}"));
    let argument = |arg: &Arg| match arg {
        Arg::Buffer(address, length) => GpuArgument::buffer(memory.bytes(*address, *length)),
        Arg::Scalar(bytes) => GpuArgument::value(bytes),
        Arg::Local(bytes) => GpuArgument::Shared(*bytes),
    };
    let gpu_arguments = args.iter().map(argument).collect();
    let launch = GpuLaunch::new("", [&text, kernel], geometry, gpu_arguments);
    let file = Path::new(&file).file_name().expect("a file");
    let name = gpu::name(launch, &file.to_string_lossy());
    run(&code, args, memory, geometry, |_| ());
    let buffers = args.iter().filter_map(|arg| match arg {
        Arg::Buffer(address, length) => Some(memory.bytes(*address, *length)),
        Arg::Scalar(_) | Arg::Local(_) => None,
    });
    gpu::compare(&name, buffers).unwrap_or_else(|error| panic!("{error}"));
}

/// Whether words are the same, both a NaN, or as floats not more than `most` units in the last place apart.
fn alike(one: &[u8], other: &[u8], most: u32) -> bool {
    let word = |bytes: &[u8]| bytes.try_into().map(u32::from_le_bytes);
    let (Ok(a), Ok(b)) = (word(one), word(other)) else {
        return one == other;
    };
    let both_nan = [a, b].iter().all(|word| f32::from_bits(*word).is_nan());
    let same_sign = a >> 31 == b >> 31;
    both_nan || a == b || same_sign && a.abs_diff(b) <= most
}

/// Runs every work-group of a front end's kernel.
fn run<C: Code<LANES>, const LANES: usize>(
    code: &C,
    args: &[Arg],
    memory: &mut Memory,
    geometry: &LaunchGeometry,
    poison: impl Fn(&mut C::Warp),
) {
    let values: Vec<_> = args.iter().map(Arg::value).collect();
    let buffers: Vec<_> = args.iter().filter_map(Arg::address).collect();
    let images = code
        .place(&values, &buffers, geometry, memory)
        .unwrap_or_else(|e| panic!("{e}"));
    let lds_bytes = code
        .local_bytes(&values, geometry)
        .unwrap_or_else(|e| panic!("{e}"));
    for group in 0..geometry.group_count() {
        let warps = (0..geometry.warps(LANES)).map(|index| {
            let mut warp = code.start(geometry, &images, group, index, Seat::ONLY);
            poison(&mut warp);
            Runner {
                warp,
                ended: false,
                transaction: None,
            }
        });
        run_group(
            code,
            memory,
            warps.collect(),
            vec![0xaa; lds_bytes as usize],
        );
    }
}

/// Warps take turns at barriers.
fn run_group<C: Code<LANES>, const LANES: usize>(
    code: &C,
    memory: &mut Memory,
    mut warps: Vec<Runner<C::Warp, LANES>>,
    mut lds: Vec<u8>,
) {
    let mut running = true;
    while running {
        running = false;
        for warp in warps.iter_mut().filter(|w| !w.ended) {
            warp.run_to_barrier(code, memory, &mut lds);
            running = true;
        }
    }
}

/// A transaction that runs its lanes one at a time, as wavefront serialisation does.
struct Transaction<W: Warp<LANES>, const LANES: usize> {
    begin: u32,
    entry: u64,
    pending: u64,
    depth: u32,
    checkpoint: W::Checkpoint,
}

struct Runner<W: Warp<LANES>, const LANES: usize> {
    warp: W,
    ended: bool,
    transaction: Option<Transaction<W, LANES>>,
}

impl<W: Warp<LANES>, const LANES: usize> Runner<W, LANES> {
    /// All lanes but the first pending one are masked inside a transaction.
    fn conflict_mask(&self) -> u64 {
        self.transaction
            .as_ref()
            .map_or(0, |t| !(t.pending & t.pending.wrapping_neg()))
    }

    fn run_to_barrier(&mut self, code: &W::Code, memory: &mut Memory, lds: &mut [u8]) {
        for _ in 0..LIMIT {
            let mask = self.conflict_mask();
            let effect = self
                .warp
                .execute(code, mask)
                .unwrap_or_else(|e| panic!("{e}"));
            match effect {
                Effect::Next | Effect::Wait(_) | Effect::Idle { .. } => {}
                // What a loop waits for may be set by a lane that does not run.
                Effect::Branch {
                    way_out: Some(way_out),
                    ..
                } if self.warp.active() & !mask == 0 => self.warp.set_pc(way_out),
                Effect::Branch { .. } => {}
                Effect::End => {
                    self.ended = true;
                    return;
                }
                Effect::Barrier { .. } => return,
                Effect::TxBegin => self.begin(),
                Effect::TxCommit => self.commit(),
                Effect::Local(request) => lds_access(&mut self.warp, &request, lds),
                Effect::ScalarLoad(load) => memory.scalar_load(&mut self.warp, load),
                Effect::ReadClock(_) | Effect::ReadTime(_) => panic!("the tests have no clock"),
                Effect::Memory(access) => memory.vector_memory(&mut self.warp, &access),
            }
        }
        panic!("no barrier and no end in {LIMIT} instructions");
    }

    fn begin(&mut self) {
        let active = self.warp.active();
        match &mut self.transaction {
            Some(transaction) => transaction.depth += 1,
            None if active == 0 => {}
            None => {
                self.transaction = Some(Transaction {
                    begin: self.warp.pc(),
                    entry: active,
                    pending: active,
                    depth: 1,
                    checkpoint: self.warp.checkpoint(),
                });
            }
        }
    }

    fn commit(&mut self) {
        let Some(transaction) = &mut self.transaction else {
            return;
        };
        transaction.depth -= 1;
        if transaction.depth > 0 {
            return;
        }
        let committed = transaction.pending & transaction.pending.wrapping_neg();
        self.warp.keep(&mut transaction.checkpoint, committed);
        transaction.pending &= !committed;
        if transaction.pending == 0 {
            self.warp.merge(&transaction.checkpoint, transaction.entry);
            self.warp.set_active(transaction.entry);
            self.transaction = None;
            return;
        }
        transaction.depth = 1;
        self.warp
            .restore(&transaction.checkpoint, transaction.pending);
        self.warp.set_pc(transaction.begin);
        self.warp.set_active(transaction.pending);
    }
}

fn double(low: u32, high: u32) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

fn lds_access<const LANES: usize>(
    warp: &mut impl Warp<LANES>,
    request: &LocalRequest<LANES>,
    lds: &mut [u8],
) {
    for (index, access) in request.accesses.iter().enumerate() {
        let (mut low, mut high) = ([0; LANES], [0; LANES]);
        for lane in lanes_of(request.lanes) {
            (low[lane], high[lane]) = lds_lane(access, lane, lds);
            if let Some(update) = &request.update {
                let old = double(low[lane], high[lane]);
                let [first, second] = update.operands.map(|operand| operand[lane]);
                let new = MemoryAtomic::apply64(update.op, old, first, second);
                lds[access.address[lane] as usize..][..8].copy_from_slice(&new.to_le_bytes());
            }
        }
        warp.deliver_local(request.token, index, request.lanes, &low, &high);
    }
    warp.complete(request.token);
}

/// Performs one lane's access and returns the low and high word of the response.
fn lds_lane<const LANES: usize>(
    access: &LocalAccess<LANES>,
    lane: usize,
    lds: &mut [u8],
) -> (u32, u32) {
    let at = access.address[lane] as usize;
    let (data, data2) = (access.data[lane], access.data2[lane]);
    let word = |lds: &[u8], at: usize| u32::from_le_bytes(lds[at..at + 4].try_into().unwrap());
    let half = |lds: &[u8]| u16::from_le_bytes(lds[at..at + 2].try_into().unwrap());
    let new = match access.op {
        LdsOp::ReadB32 => return (word(lds, at), 0),
        LdsOp::ReadU8 => return (lds[at].into(), 0),
        LdsOp::ReadI8 => return (lds[at] as i8 as u32, 0),
        LdsOp::ReadU16 => return (half(lds).into(), 0),
        LdsOp::ReadI16 => return (half(lds) as i16 as u32, 0),
        LdsOp::ReadB64 => return (word(lds, at), word(lds, at + 4)),
        LdsOp::WriteB32 => data,
        LdsOp::WriteB8 => {
            lds[at] = data as u8;
            return (0, 0);
        }
        LdsOp::WriteB16 => {
            lds[at..at + 2].copy_from_slice(&(data as u16).to_le_bytes());
            return (0, 0);
        }
        LdsOp::WriteB64 => {
            lds[at + 4..at + 8].copy_from_slice(&data2.to_le_bytes());
            data
        }
        _ => access.op.apply(word(lds, at), data, data2),
    };
    let old = word(lds, at);
    lds[at..at + 4].copy_from_slice(&new.to_le_bytes());
    (old, 0)
}
