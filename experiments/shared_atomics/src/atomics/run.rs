//! Runs atomic instructions of one warp on the top `lds_lockbits`.

use super::operation::AtomicOp;
use super::pattern::{Pattern, LANES, WORDS};
use super::procedure::{lanes_of, Hash, Scheme, Totals};
use turnstile_engine::{rtl, Engine, ModelEngine, VerilatorEngine};
use turnstile_export::export_dyn;
use turnstile_hdl::catalog::{lds_lockbits_hopper, lds_lockbits_locked, AnyUnit};
use turnstile_hdl::full_size::{
    BANKS, HOPPER_LOCK_BITS, HOPPER_ROWS, LOCKS, LOCK_BITS, SHARED_ROWS, WARPS,
};
use turnstile_hdl::lds_lockbits::LdsLockbitsPins;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::lock_bit_unit::LockHash;
use turnstile_hdl::pin_index::Pins;
use turnstile_machine::{
    AtomicEvents, AtomicRequest, EngineKind, HalfRequest, HalfResponse, LocalMemoryPort,
    LockBitPort, LockBitRequests, Seen, UnitPins, Won,
};
use turnstile_model::{Lds, LdsSize, LockShape};
use turnstile_tools::{Error, Result};

const UNIT: &str = "lds_lockbits";
/// Clocks within which every instruction of one warp ends: 32 iterations with 62 replays each, and more.
const PATIENCE: u64 = 4_000;

/// An atomic instruction.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// Where.
    pub pattern: Pattern,
    /// What.
    pub op: AtomicOp,
    /// Operand of each lane.
    pub data: [u32; LANES],
    /// Second operand: what a compare-and-swap stores.
    pub data2: [u32; LANES],
}

impl Request {
    /// The instruction of the command line: every lane brings what its operation suggests.
    pub fn new(pattern: Pattern, op: AtomicOp) -> Self {
        Self {
            pattern,
            op,
            data: std::array::from_fn(|lane| op.operands(lane).0),
            data2: std::array::from_fn(|lane| op.operands(lane).1),
        }
    }
}

/// Shared memories that the RTL is built with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// 48 KB.
    Fermi,
    /// 227 KB.
    Hopper,
}

impl Memory {
    /// The smaller one that has so many words.
    pub fn of(words: u32) -> Self {
        match words <= WORDS {
            true => Self::Fermi,
            false => Self::Hopper,
        }
    }

    fn rows(self) -> usize {
        match self {
            Self::Fermi => SHARED_ROWS,
            Self::Hopper => HOPPER_ROWS,
        }
    }

    fn words(self) -> u32 {
        (self.rows() * BANKS) as u32
    }

    /// The most lock bits that it can have: a lock a word.
    pub fn most_locks(self) -> u32 {
        match self {
            Self::Fermi => 1 << LOCK_BITS,
            Self::Hopper => 1 << HOPPER_LOCK_BITS,
        }
    }

    /// The top with these locks.
    fn unit(self, locks: u32, hash: LockHash) -> AnyUnit {
        match self {
            Self::Fermi => lds_lockbits_locked(locks as usize, hash),
            Self::Hopper => lds_lockbits_hopper(locks as usize, hash),
        }
    }
}

/// What the RTL did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Performed {
    /// Lanes that acquired their lock, in each iteration.
    pub winners: Vec<u32>,
    /// The word each lane found.
    pub old: [u32; LANES],
    /// As the RTL counts them.
    pub totals: Totals,
    /// Clocks from the one in which the instruction is taken to the one with `done_valid`.
    pub clocks: u64,
}

/// The top behind its port, and the memory as it should be.
pub struct Runner {
    port: LockBitPort,
    memory: Vec<u32>,
    /// Atomics go past the lock bits.
    native: bool,
}

impl Runner {
    /// The top with Fermi's memory and these locks, stepped by `engine`, its memory all zeros.
    pub fn open(scheme: &Scheme, engine: EngineKind) -> Result<Self> {
        Self::with(Memory::Fermi, Some(scheme), engine)
    }

    /// The top with this memory and these locks; without locks, atomics are native.
    pub fn with(memory: Memory, scheme: Option<&Scheme>, engine: EngineKind) -> Result<Self> {
        let (locks, hash) = match scheme {
            Some(scheme) => (scheme.locks, hash_of(scheme)),
            None => (LOCKS as u32, LockHash::LowBits),
        };
        let most = memory.most_locks();
        if !locks.is_power_of_two() || locks > most {
            return Err(Error::input(
                format!("--locks {locks}"),
                "the lock-bit unit cannot be built with so many locks",
                format!("choose a power of two from 1 to {most}"),
            ));
        }
        let unit = memory.unit(locks, hash);
        let pins = LdsLockbitsPins::of(unit.ports()).expect("it is the lock-bit top");
        let (inputs, outputs) = (unit.inputs(), unit.outputs());
        let engine = open_engine(memory, locks, hash, unit, engine)?;
        Ok(Self {
            port: LockBitPort::new(UnitPins::new("the LDS", engine, inputs, outputs), pins)?,
            memory: vec![0; memory.words() as usize],
            native: scheme.is_none(),
        })
    }

    /// Clocks so far, that of the reset among them.
    pub fn clocks(&self) -> u64 {
        self.port.pins().clocks() + 1
    }

    pub(super) fn broken(&self, what: impl Into<String>) -> Error {
        Error::run(
            format!("{UNIT}, clock {}", self.clocks()),
            what,
            "please report it with the command line",
        )
    }

    /// One clock.
    pub(super) fn clock(&mut self) -> Result<Seen> {
        match self.port.clock() {
            Ok(seen) => Ok(seen),
            Err(Error::Run(complaint)) => Err(self.broken(complaint.what)),
            Err(error) => Err(error),
        }
    }

    /// Performs an atomic instruction and checks every word it finds.
    pub fn perform(&mut self, request: &Request) -> Result<Performed> {
        match self.native {
            true => self.perform_native(request),
            false => self.perform_locked(request),
        }
    }

    /// By the banks alone: each serves its lanes one after the other, the lowest first.
    fn perform_native(&mut self, request: &Request) -> Result<Performed> {
        let Request { pattern, op, .. } = request;
        let from = self.clocks();
        let response = self.answer(op.rtl(), pattern, [request.data, request.data2])?;
        for lane in lanes_of(pattern.lanes) {
            self.update(request, lane, response.data[lane])?;
        }
        Ok(Performed {
            winners: vec![pattern.lanes],
            old: response.data,
            totals: Totals {
                iterations: 1,
                replays: response.rounds - 1,
            },
            clocks: self.clocks() - from,
        })
    }

    fn perform_locked(&mut self, request: &Request) -> Result<Performed> {
        self.present(0, request);
        self.wait_until_taken()?;
        let taken = self.clocks();
        let mut performed = Performed::default();
        for _ in 0..PATIENCE {
            let AtomicEvents { won, done, .. } = self.clock()?.atomics;
            if let Some(won) = won {
                self.won(request, &won, &mut performed)?;
            }
            if let Some(done) = done {
                performed.totals = Totals {
                    iterations: done.iterations,
                    replays: done.replays,
                };
                performed.clocks = self.clocks() - taken;
                return Ok(performed);
            }
        }
        Err(self.broken("the instruction does not end"))
    }

    /// Puts an instruction on the pins; `slot` is where the unit keeps it.
    pub(super) fn present(&mut self, slot: usize, request: &Request) {
        let Request { pattern, op, .. } = request;
        self.port.request_atomic(&AtomicRequest {
            warp: slot,
            op: op.rtl(),
            external: op.is_external(),
            lanes: pattern.lanes,
            address: pattern.words.map(byte_address),
            data: request.data,
            data2: request.data2,
        });
    }

    fn wait_until_taken(&mut self) -> Result<()> {
        for _ in 0..PATIENCE {
            if self.clock()?.atomics.taken {
                return Ok(());
            }
        }
        Err(self.broken("the unit does not answer"))
    }

    /// Takes the old words of the winners, and gives the new ones if the RTL does not compute them.
    pub(super) fn won(
        &mut self,
        request: &Request,
        won: &Won,
        performed: &mut Performed,
    ) -> Result<()> {
        let mut stored = [0; LANES];
        for lane in lanes_of(won.lanes) {
            let old = won.old[lane];
            stored[lane] = self.update(request, lane, old)?;
            performed.old[lane] = old;
        }
        if request.op.is_external() {
            self.port.store(won.warp, &stored);
        }
        performed.winners.push(won.lanes);
        Ok(())
    }

    /// Checks the word that a lane finds, and returns the one that it leaves.
    fn update(&mut self, request: &Request, lane: usize, old: u32) -> Result<u32> {
        let word = request.pattern.words[lane];
        self.check_found(word, lane, old)?;
        let (data, data2) = (request.data[lane], request.data2[lane]);
        let stored = request.op.apply(old, data, data2);
        self.memory[word as usize] = stored;
        Ok(stored)
    }

    fn check_found(&self, word: u32, lane: usize, found: u32) -> Result<()> {
        let expected = self.memory[word as usize];
        if found == expected {
            return Ok(());
        }
        let what = format!("lane {lane} finds {found:#x} in word {word}, not {expected:#x}");
        Err(self.broken(what))
    }

    /// Reads the whole memory and checks that it is as the instructions leave it.
    pub fn check_memory(&mut self) -> Result<()> {
        for first in (0..self.memory.len() as u32).step_by(BANKS) {
            let found = self.read_row(first)?;
            let expected = &self.memory[first as usize..][..LANES];
            if let Some(lane) = (0..LANES).find(|&lane| found[lane] != expected[lane]) {
                let (word, found, expected) = (first + lane as u32, found[lane], expected[lane]);
                let what = format!("word {word} ends as {found:#x}, not {expected:#x}");
                return Err(self.broken(what));
            }
        }
        Ok(())
    }

    /// The words from `first` on.
    fn read_row(&mut self, first: u32) -> Result<[u32; LANES]> {
        let words = Pattern::new(&std::array::from_fn::<u32, LANES, _>(|lane| {
            first + lane as u32
        }));
        let response = self.answer(LdsOp::ReadB32, &words, [[0; LANES]; 2])?;
        Ok(response.data)
    }

    /// Reads the words of the lanes, and checks them. Rounds in which the banks are served: one, if no two words share a bank.
    pub fn read(&mut self, pattern: &Pattern) -> Result<u32> {
        let response = self.answer(LdsOp::ReadB32, pattern, [[0; LANES]; 2])?;
        for lane in lanes_of(pattern.lanes) {
            self.check_found(pattern.words[lane], lane, response.data[lane])?;
        }
        Ok(response.rounds)
    }

    /// Writes a word a lane; of lanes at one word the last remains. Rounds as in [`Self::read`].
    pub fn write(&mut self, pattern: &Pattern, data: [u32; LANES]) -> Result<u32> {
        let response = self.answer(LdsOp::WriteB32, pattern, [data, [0; LANES]])?;
        for lane in lanes_of(pattern.lanes) {
            self.memory[pattern.words[lane] as usize] = data[lane];
        }
        Ok(response.rounds)
    }

    /// Asks for an access that is no locked atomic, and waits for the answer.
    fn answer(
        &mut self,
        op: LdsOp,
        pattern: &Pattern,
        [data, data2]: [[u32; LANES]; 2],
    ) -> Result<Box<HalfResponse>> {
        self.port.request(HalfRequest {
            op,
            slot: 0,
            upper: false,
            continues: false,
            transactional: false,
            atomic: None,
            lanes: pattern.lanes,
            address: pattern.words.map(byte_address),
            data,
            data2,
        });
        for _ in 0..PATIENCE {
            if let Some(response) = self.clock()?.response {
                return Ok(response);
            }
        }
        Err(self.broken("the unit does not answer"))
    }
}

fn byte_address(word: u32) -> u32 {
    4 * word
}

fn hash_of(scheme: &Scheme) -> LockHash {
    match scheme.hash {
        Hash::Low => LockHash::LowBits,
        Hash::Xor => LockHash::XorFold,
    }
}

fn open_engine(
    memory: Memory,
    locks: u32,
    hash: LockHash,
    unit: AnyUnit,
    engine: EngineKind,
) -> Result<Box<dyn Engine>> {
    match engine {
        EngineKind::Rtl => return Ok(rtl(unit)),
        EngineKind::Model => {
            let lds = Lds::LockBits(LockShape {
                locks: locks as usize,
                hash,
                warps: WARPS,
            });
            let size = LdsSize {
                rows: memory.rows(),
                ..lds.full_size()
            };
            return Ok(Box::new(ModelEngine::new(lds.model(unit.ports(), &size))));
        }
        EngineKind::Verilator => {}
    }
    let verilog = || Ok(export_dyn(unit.ports(), UNIT)?);
    let recipe = format!("{UNIT} {memory:?} locks={locks} hash={hash:?}");
    match VerilatorEngine::of_recipe(UNIT, &recipe, verilog, &unit) {
        Ok(engine) => Ok(Box::new(engine)),
        Err(error) => Err(turnstile_machine::no_verilator(UNIT, &error)),
    }
}
