//! A functional machine without timing: flat global memory, one wavefront at a time, a trivial local memory, and
//! transactions that run one lane after the other.

use std::path::Path;

use turnstile_sim::isa::{
    Effect, Kernel, KernelArg, LaneWords, LaunchAddresses, LaunchGeometry, LdsAccess, LdsOp,
    LdsRequest, LoadOptions, MemoryAtomic, MemoryOp, Program, ScalarDestination, ScalarLoad,
    ScalarState, VectorMemory, Wavefront, LANES,
};

const CODE: u64 = 0x10_0000;
const BUFFERS: u64 = 0x4_0000;
const MEMORY: usize = 0x20_0000;
const OPTIONS: LoadOptions = LoadOptions {
    base_address: CODE,
    allow_global_stores: false,
};

/// Instructions a wavefront may execute before it counts as hung.
const LIMIT: u32 = 1_000_000;

/// Loads `tests/kernels/<file>`.
pub fn load(file: &str) -> Program {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/kernels")
        .join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    Program::parse(&text, file, &OPTIONS).unwrap_or_else(|e| panic!("{e}"))
}

/// Buffers and arguments of a launch.
pub struct Launch {
    memory: Vec<u8>,
    free: u64,
    args: Vec<KernelArg>,
}

impl Launch {
    pub fn new() -> Self {
        Self {
            memory: vec![0; MEMORY],
            free: BUFFERS,
            args: Vec::new(),
        }
    }

    fn place(&mut self, bytes: &[u8]) -> u64 {
        let address = self.free;
        self.write(address, bytes);
        self.free = (address + bytes.len() as u64).next_multiple_of(256);
        address
    }

    fn write(&mut self, address: u64, bytes: &[u8]) {
        self.memory[address as usize..address as usize + bytes.len()].copy_from_slice(bytes);
    }

    fn read<const N: usize>(&self, address: u64) -> [u8; N] {
        self.memory[address as usize..address as usize + N]
            .try_into()
            .unwrap()
    }

    fn word(&self, address: u64) -> u32 {
        u32::from_le_bytes(self.read(address))
    }

    /// Adds a buffer argument and returns its address.
    pub fn buffer(&mut self, bytes: impl IntoIterator<Item = u8>) -> u64 {
        let bytes: Vec<u8> = bytes.into_iter().collect();
        let address = self.place(&bytes);
        self.args.push(KernelArg::Buffer(address));
        address
    }

    pub fn words(&mut self, words: impl IntoIterator<Item = u32>) -> u64 {
        self.buffer(words.into_iter().flat_map(u32::to_le_bytes))
    }

    pub fn zeros(&mut self, bytes: usize) -> u64 {
        self.buffer(vec![0; bytes])
    }

    pub fn value(&mut self, bytes: &[u8]) {
        self.args.push(KernelArg::Value(bytes.to_vec()));
    }

    pub fn local(&mut self, bytes: u32) {
        self.args.push(KernelArg::Local(bytes));
    }

    pub fn read_words(&self, address: u64, count: usize) -> Vec<u32> {
        (0..count as u64)
            .map(|i| self.word(address + 4 * i))
            .collect()
    }

    pub fn read_longs(&self, address: u64, count: usize) -> Vec<u64> {
        (0..count as u64)
            .map(|i| u64::from_le_bytes(self.read(address + 8 * i)))
            .collect()
    }

    /// Runs every work-group to its end.
    pub fn run(&mut self, program: &Program, kernel: &str, geometry: &LaunchGeometry) {
        let kernel = program
            .kernel(kernel)
            .unwrap_or_else(|| panic!("no kernel {kernel}"));
        if let Some(image) = program.image() {
            self.write(image.address, &image.bytes);
        }
        let kernarg = kernel
            .kernarg(&self.args, geometry)
            .unwrap_or_else(|e| panic!("{e}"));
        let kernarg_address = self.place(&kernarg.bytes);
        let packet = kernel.dispatch_packet(geometry, kernarg.lds_bytes, kernarg_address);
        let dispatch_packet = self.place(&packet);
        let [x, y, z] = geometry.groups();
        for group in (0..z).flat_map(|z| (0..y).flat_map(move |y| (0..x).map(move |x| [x, y, z]))) {
            let wavefronts = (0..geometry.wavefronts())
                .map(|index| {
                    let scratch = self.place(&vec![0xee; kernel.scratch_bytes as usize * LANES]);
                    let addresses = LaunchAddresses {
                        kernarg: kernarg_address,
                        dispatch_packet,
                        scratch,
                    };
                    Runner::new(kernel, geometry, &addresses, group, index)
                })
                .collect();
            self.run_group(program, wavefronts, vec![0xaa; kernarg.lds_bytes as usize]);
        }
    }

    /// Wavefronts take turns at barriers.
    fn run_group(&mut self, program: &Program, mut wavefronts: Vec<Runner>, mut lds: Vec<u8>) {
        let mut running = true;
        while running {
            running = false;
            for wavefront in wavefronts.iter_mut().filter(|w| !w.ended) {
                wavefront.run_to_barrier(program, self, &mut lds);
                running = true;
            }
        }
    }

    fn scalar_load(&self, wavefront: &mut Wavefront, load: ScalarLoad) {
        let words = self.read_words(load.address, load.destination.words.into());
        wavefront.write_back_scalar(load.destination, &words);
    }

    fn vector_memory(&mut self, wavefront: &mut Wavefront, access: &VectorMemory) {
        let mut loaded = vec![[0; LANES]; 4];
        for lane in lanes(access.lanes) {
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
                        loaded[usize::from(word)][lane] = self.word(address + 4 * u64::from(word));
                    }
                }
                MemoryOp::Store { bytes } => {
                    let data: Vec<u8> = access
                        .data
                        .iter()
                        .flat_map(|word| word[lane].to_le_bytes())
                        .collect();
                    self.write(address, &data[..bytes.into()]);
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
            }
        }
        if let Some(destination) = access.destination {
            wavefront.write_back_vector(destination, access.lanes, &loaded);
        }
    }
}

fn lanes(mask: u64) -> impl Iterator<Item = usize> {
    (0..LANES).filter(move |lane| mask >> lane & 1 == 1)
}

/// A transaction that runs its lanes one at a time, as wavefront serialisation does.
struct Transaction {
    begin: u32,
    entry_exec: u64,
    pending: u64,
    depth: u32,
    checkpoint: (ScalarState, Vec<LaneWords>),
    merged: ScalarState,
}

struct Runner {
    wavefront: Wavefront,
    ended: bool,
    transaction: Option<Transaction>,
}

impl Runner {
    fn new(
        kernel: &Kernel,
        geometry: &LaunchGeometry,
        addresses: &LaunchAddresses,
        group: [u32; 3],
        index: u32,
    ) -> Self {
        let mut wavefront = kernel.wavefront(geometry, addresses, group, index);
        // Nothing may rely on registers the launch does not initialise.
        for register in wavefront.vgpr.iter_mut().skip(3) {
            *register = [0xdead_beef; LANES];
        }
        Self {
            wavefront,
            ended: false,
            transaction: None,
        }
    }

    /// All lanes but the first pending one are masked inside a transaction.
    fn conflict_mask(&self) -> u64 {
        self.transaction
            .as_ref()
            .map_or(0, |t| !(t.pending & t.pending.wrapping_neg()))
    }

    fn run_to_barrier(&mut self, program: &Program, memory: &mut Launch, lds: &mut [u8]) {
        for _ in 0..LIMIT {
            let mask = self.conflict_mask();
            let effect = self
                .wavefront
                .execute(program, mask)
                .unwrap_or_else(|e| panic!("{e}"));
            match effect {
                Effect::Next | Effect::WaitCount { .. } | Effect::Idle { .. } => {}
                // A lane that lost keeps a compiled loop waiting for it.
                Effect::Branch {
                    fall_through,
                    taken: true,
                    backward: true,
                    conditional: true,
                    ..
                } if self.wavefront.exec & !mask == 0 => {
                    self.wavefront.pc = fall_through;
                }
                Effect::Branch { .. } => {}
                Effect::EndProgram => {
                    self.ended = true;
                    return;
                }
                Effect::Barrier => return,
                Effect::TxBegin => self.begin(),
                Effect::TxCommit => self.commit(),
                Effect::Lds(request) => lds_access(&mut self.wavefront, &request, lds),
                Effect::ScalarLoad(load) => memory.scalar_load(&mut self.wavefront, load),
                Effect::ReadClock(ScalarDestination { .. }) => panic!("the tests have no clock"),
                Effect::VectorMemory(access) => memory.vector_memory(&mut self.wavefront, &access),
            }
        }
        panic!("no barrier and no end in {LIMIT} instructions");
    }

    fn begin(&mut self) {
        match &mut self.transaction {
            Some(transaction) => transaction.depth += 1,
            None if self.wavefront.exec == 0 => {}
            None => {
                self.transaction = Some(Transaction {
                    begin: self.wavefront.pc,
                    entry_exec: self.wavefront.exec,
                    pending: self.wavefront.exec,
                    depth: 1,
                    checkpoint: (self.wavefront.scalar.clone(), self.wavefront.vgpr.clone()),
                    merged: self.wavefront.scalar.clone(),
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
        transaction
            .merged
            .merge_lanes(&self.wavefront.scalar, committed);
        transaction.pending &= !committed;
        if transaction.pending == 0 {
            let outside = !transaction.entry_exec;
            transaction
                .merged
                .merge_lanes(&self.wavefront.scalar, outside);
            self.wavefront.scalar = transaction.merged.clone();
            self.wavefront.exec = transaction.entry_exec;
            self.transaction = None;
            return;
        }
        transaction.depth = 1;
        self.wavefront.pc = transaction.begin;
        self.wavefront.exec = transaction.pending;
        self.wavefront.scalar = transaction.checkpoint.0.clone();
        for (register, saved) in self
            .wavefront
            .vgpr
            .iter_mut()
            .zip(&transaction.checkpoint.1)
        {
            for lane in lanes(transaction.pending) {
                register[lane] = saved[lane];
            }
        }
    }
}

fn lds_access(wavefront: &mut Wavefront, request: &LdsRequest, lds: &mut [u8]) {
    for access in &request.accesses {
        let (mut low, mut high) = ([0; LANES], [0; LANES]);
        for lane in lanes(request.lanes) {
            (low[lane], high[lane]) = lds_lane(access, lane, lds);
        }
        if let Some(destination) = access.destination {
            wavefront.write_back_lds(destination, request.lanes, &low, &high);
        }
    }
}

/// Performs one lane's access and returns the low and high word of the response.
fn lds_lane(access: &LdsAccess, lane: usize, lds: &mut [u8]) -> (u32, u32) {
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
        _ => atomic(access.op, word(lds, at), data, data2),
    };
    let old = word(lds, at);
    lds[at..at + 4].copy_from_slice(&new.to_le_bytes());
    (old, 0)
}

fn atomic(op: LdsOp, old: u32, data: u32, data2: u32) -> u32 {
    match op {
        LdsOp::Add => old.wrapping_add(data),
        LdsOp::Sub => old.wrapping_sub(data),
        LdsOp::Rsub => data.wrapping_sub(old),
        LdsOp::Inc => MemoryAtomic::Inc.apply(old, data, 0),
        LdsOp::Dec => MemoryAtomic::Dec.apply(old, data, 0),
        LdsOp::MinI => (old as i32).min(data as i32) as u32,
        LdsOp::MaxI => (old as i32).max(data as i32) as u32,
        LdsOp::MinU => old.min(data),
        LdsOp::MaxU => old.max(data),
        LdsOp::And => old & data,
        LdsOp::Or => old | data,
        LdsOp::Xor => old ^ data,
        LdsOp::MaskOr => old & !data | data2,
        LdsOp::Exchange => data,
        LdsOp::CompareStore if old == data => data2,
        LdsOp::CompareStore => old,
        op => panic!("{op:?} is not an atomic"),
    }
}
