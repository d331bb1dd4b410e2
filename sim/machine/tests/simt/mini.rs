//! A front end of a few lines: programs are lists of instructions whose effects are written in the test.

use std::fmt;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_kernel::{
    Arithmetic, Code, Counter, Effect, KernelError, LaneWords, LatencyClass, LaunchError,
    LaunchGeometry, LocalAccess, LocalRequest, MemoryAtomic, MemoryOp, MemoryRequest, Operands,
    Regions, Registers, Seat, Space, Timing, Token, Unit, Value, Warp,
};

pub const LANES: usize = 32;
/// Integer addition.
pub const ADD: LatencyClass = LatencyClass::Integer(Arithmetic::Add);
const COUNTER: Counter = Counter::new(0);

type Run = Box<dyn Fn(&mut MiniWarp) -> Effect<LANES> + Sync>;

/// An instruction.
pub struct Inst {
    unit: Unit,
    class: LatencyClass,
    reads: Vec<u16>,
    writes: Vec<u16>,
    run: Run,
}

/// A program; instruction `pc` stands in line `pc + 1` of `mini`.
pub struct Mini {
    pub program: Vec<Inst>,
    pub local_bytes: u32,
    pub registers: u32,
}

impl fmt::Debug for Mini {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} instructions", self.program.len())
    }
}

impl Mini {
    pub fn new(program: Vec<Inst>) -> Self {
        Self {
            program,
            local_bytes: 0,
            registers: 16,
        }
    }
}

/// Registers of a warp, and what it knows of itself.
#[derive(Clone, Debug)]
pub struct MiniWarp {
    pc: u32,
    active: u64,
    /// Block, and warp of the block.
    pub block: usize,
    pub index: usize,
    pub buffers: Vec<u64>,
    pub registers: Vec<LaneWords<LANES>>,
    targets: Vec<(Token, usize)>,
    tokens: u32,
}

impl MiniWarp {
    fn token(&mut self, target: Option<u16>) -> Token {
        self.tokens += 1;
        let token = Token {
            counter: COUNTER,
            number: self.tokens,
        };
        self.targets
            .extend(target.map(|target| (token, target.into())));
        token
    }

    fn write(&mut self, token: Token, lanes: u64, words: &LaneWords<LANES>) {
        let target = self.targets.iter().find(|target| target.0 == token);
        let Some(&(_, target)) = target else { return };
        for lane in (0..LANES).filter(|lane| lanes >> lane & 1 == 1) {
            self.registers[target][lane] = words[lane];
        }
    }

    /// Number of a thread in its block.
    pub fn thread(&self, lane: usize) -> usize {
        LANES * self.index + lane
    }
}

impl Warp<LANES> for MiniWarp {
    type Code = Mini;
    type Checkpoint = ();
    const COUNTERS: &'static [(Counter, &'static str)] = &[(COUNTER, "accesses")];
    const WAITS: &'static str = "waits";

    fn pc(&self) -> u32 {
        self.pc
    }
    fn set_pc(&mut self, pc: u32) {
        self.pc = pc;
    }
    fn active(&self) -> u64 {
        self.active
    }
    fn set_active(&mut self, lanes: u64) {
        self.active = lanes;
    }
    fn execute(&mut self, code: &Mini, _: u64) -> Result<Effect<LANES>, KernelError> {
        let pc = self.pc as usize;
        self.pc += 1;
        Ok((code.program[pc].run)(self))
    }
    fn deliver_local(
        &mut self,
        token: Token,
        _: usize,
        lanes: u64,
        low: &LaneWords<LANES>,
        _: &LaneWords<LANES>,
    ) {
        self.write(token, lanes, low);
    }
    fn deliver_lanes(&mut self, token: Token, lanes: u64, data: &[LaneWords<LANES>]) {
        data.first()
            .into_iter()
            .for_each(|words| self.write(token, lanes, words));
    }
    fn deliver_words(&mut self, token: Token, words: &[u32]) {
        self.write(token, u64::MAX, &[words[0]; LANES]);
    }
    fn complete(&mut self, token: Token) {
        self.targets.retain(|target| target.0 != token);
    }
    fn checkpoint(&self) {}
    fn keep(&self, (): &mut (), _: u64) {}
    fn restore(&mut self, (): &(), _: u64) {}
    fn merge(&mut self, (): &(), _: u64) {}
}

impl Code<LANES> for Mini {
    type Warp = MiniWarp;
    type Images = Vec<u64>;

    fn file(&self) -> &str {
        "mini"
    }
    fn name(&self) -> &str {
        "kernel"
    }
    fn line(&self, pc: u32) -> u32 {
        pc + 1
    }
    fn text(&self, _: u32) -> &str {
        "instruction"
    }
    fn unit(&self, pc: u32) -> Option<Unit> {
        Some(self.program.get(pc as usize)?.unit)
    }
    fn timing(&self, pc: u32) -> Timing {
        let class = self.program[pc as usize].class;
        Timing { class }
    }
    fn operands(&self, pc: u32) -> Operands<'_> {
        let inst = &self.program[pc as usize];
        Operands {
            reads: &inst.reads,
            writes: &inst.writes,
        }
    }
    fn registers(&self) -> Registers {
        Registers {
            vector: self.registers,
            scalar: 0,
        }
    }
    fn transactional(&self) -> bool {
        false
    }
    fn local_bytes(&self, _: &[Value], _: &LaunchGeometry) -> Result<u32, LaunchError> {
        Ok(self.local_bytes)
    }
    fn place(
        &self,
        _: &[Value],
        buffers: &[u64],
        _: &LaunchGeometry,
        _: &mut dyn Regions,
    ) -> Result<Vec<u64>, LaunchError> {
        Ok(buffers.to_vec())
    }
    fn start(
        &self,
        geometry: &LaunchGeometry,
        images: &Vec<u64>,
        block: usize,
        index: usize,
        _: Seat,
    ) -> MiniWarp {
        let threads = geometry.work_items() as usize - LANES * index;
        MiniWarp {
            pc: 0,
            active: (1 << threads.min(LANES)) - 1,
            block,
            index,
            buffers: images.clone(),
            registers: vec![[0; LANES]; 64],
            targets: vec![],
            tokens: 0,
        }
    }
}

fn inst(
    unit: Unit,
    reads: &[u16],
    writes: &[u16],
    run: impl Fn(&mut MiniWarp) -> Effect<LANES> + Sync + 'static,
) -> Inst {
    Inst {
        unit,
        class: ADD,
        reads: reads.to_vec(),
        writes: writes.to_vec(),
        run: Box::new(run),
    }
}

/// Arithmetic of a class; the value is the sum of what it reads, plus 1.
pub fn alu(class: LatencyClass, target: u16, reads: &[u16]) -> Inst {
    let sources = reads.to_vec();
    let run = move |warp: &mut MiniWarp| {
        for lane in 0..LANES {
            let words = sources
                .iter()
                .map(|&one| warp.registers[usize::from(one)][lane]);
            let sum: u32 = words.sum();
            warp.registers[usize::from(target)][lane] = sum + 1;
        }
        Effect::Next
    };
    Inst {
        class,
        ..inst(Unit::Vector, reads, &[target], run)
    }
}

/// The cycle in which it issues.
pub fn clock(target: u16) -> Inst {
    let run = move |warp: &mut MiniWarp| Effect::ReadClock(warp.token(Some(target)));
    inst(Unit::Vector, &[], &[target], run)
}

/// An access of all active lanes to global memory, at the addresses that `address` gives.
pub fn global(
    op: MemoryOp,
    space: Space,
    target: Option<u16>,
    source: Option<u16>,
    address: impl Fn(&MiniWarp, usize) -> u64 + Sync + 'static,
) -> Inst {
    let run = move |warp: &mut MiniWarp| {
        let lane_address = |lane| match warp.active >> lane & 1 {
            1 => address(warp, lane),
            _ => 0,
        };
        let addresses = Box::new(std::array::from_fn(lane_address));
        let data = source.map(|source| warp.registers[usize::from(source)]);
        Effect::Memory(Box::new(MemoryRequest {
            token: warp.token(target),
            op,
            space,
            lanes: warp.active,
            address: addresses,
            data: data.into_iter().collect(),
            words: u8::from(target.is_some()),
        }))
    };
    let reads: Vec<_> = source.into_iter().collect();
    let writes: Vec<_> = target.into_iter().collect();
    inst(Unit::Memory, &reads, &writes, run)
}

pub fn load(target: u16, address: impl Fn(&MiniWarp, usize) -> u64 + Sync + 'static) -> Inst {
    let op = MemoryOp::Load {
        bytes: 4,
        signed: false,
    };
    global(op, Space::Global, Some(target), None, address)
}

pub fn store(source: u16, address: impl Fn(&MiniWarp, usize) -> u64 + Sync + 'static) -> Inst {
    let op = MemoryOp::Store { bytes: 4 };
    global(op, Space::Global, None, Some(source), address)
}

pub fn atomic_add(
    target: u16,
    source: u16,
    address: impl Fn(&MiniWarp, usize) -> u64 + Sync + 'static,
) -> Inst {
    let op = MemoryOp::Atomic(MemoryAtomic::Add);
    global(op, Space::Global, Some(target), Some(source), address)
}

/// An access to shared memory.
pub fn shared(
    op: LdsOp,
    target: Option<u16>,
    source: Option<u16>,
    address: impl Fn(&MiniWarp, usize) -> u32 + Sync + 'static,
) -> Inst {
    let run = move |warp: &mut MiniWarp| {
        let data = source.map_or([0; LANES], |source| warp.registers[usize::from(source)]);
        let access = LocalAccess {
            op,
            address: std::array::from_fn(|lane| address(warp, lane)),
            data,
            data2: [0; LANES],
        };
        Effect::Local(Box::new(LocalRequest {
            token: warp.token(target),
            lanes: warp.active,
            accesses: vec![access],
            update: None,
        }))
    };
    let reads: Vec<_> = source.into_iter().collect();
    let writes: Vec<_> = target.into_iter().collect();
    inst(Unit::Local, &reads, &writes, run)
}

pub fn barrier(id: u32, threads: Option<u32>) -> Inst {
    inst(Unit::Message, &[], &[], move |_| Effect::Barrier {
        id,
        threads,
        votes: None,
        waits: true,
    })
}

/// Goes to instruction `to` where `taken` says so.
pub fn branch(to: u32, taken: impl Fn(&MiniWarp) -> bool + Sync + 'static) -> Inst {
    let run = move |warp: &mut MiniWarp| {
        let (taken, backward) = (taken(warp), to < warp.pc);
        if taken {
            warp.pc = to;
        }
        Effect::Branch {
            taken,
            backward,
            way_out: None,
        }
    };
    inst(Unit::Branch, &[], &[], run)
}

/// Anything else, in no unit.
pub fn message(run: impl Fn(&mut MiniWarp) -> Effect<LANES> + Sync + 'static) -> Inst {
    inst(Unit::Message, &[], &[], run)
}

pub fn end() -> Inst {
    message(|_| Effect::End)
}
