//! A third instruction set: what is in this file, and its line in the list. Its kernels run from a run file to the words in memory.
//!
//! A program of `tally` has one operation a line: `load` and `store` a thread's word of the buffer, `add N`, `end`.

use std::fs;
use turnstile_kernel::{
    Code, Counter, Effect, FrontEnd, KernelError, LaneWords, LaunchError, LaunchGeometry, MemoryOp,
    MemoryRequest, Operands, Regions, Registers, Seat, Source, Space, Target, Token,
    TransactionMemory, Unit, Value, Warp,
};
use turnstile_machine::{EngineKind, MachineConfig, Options as Limits, Tops, Unobserved};
use turnstile_ptx as ptx;
use turnstile_run::{load, FrontEnds, Options, Program, Registered};
use turnstile_southern_islands as southern_islands;
use turnstile_tools::Error;

/// The list with a line more.
static ALL: [&dyn turnstile_run::FrontEnd; 3] = [
    &Registered::<southern_islands::KernelCode, { southern_islands::LANES }>::NEW,
    &Registered::<ptx::KernelCode, { ptx::LANES }>::NEW,
    &Registered::<Tally, LANES>::NEW,
];

const LANES: usize = 32;
const COUNTER: Counter = Counter::new(0);
/// The only register.
const VALUE: &[u16] = &[0];

const TARGET: Target = Target {
    name: "tally",
    title: "tally",
    extension: "tally",
    cuda: false,
    takes: "give a program (.tally)",
    lanes: LANES,
    machine: "gtx580",
    transactions: TransactionMemory::Global,
    clang: None,
};

#[derive(Clone, Copy, Debug)]
enum Operation {
    Load,
    Store,
    Add(u32),
    End,
}

#[derive(Clone, Debug)]
struct Tally {
    file: String,
    name: String,
    lines: Vec<(String, Operation)>,
}

impl FrontEnd<LANES> for Tally {
    const TARGET: &'static Target = &TARGET;

    fn load(source: &Source) -> Result<Self, Error> {
        let operation = |(index, text): (usize, &str)| {
            let operation = match text.split_once(' ') {
                None if text == "load" => Operation::Load,
                None if text == "store" => Operation::Store,
                None if text == "end" => Operation::End,
                Some(("add", number)) if number.parse::<u32>().is_ok() => {
                    Operation::Add(number.parse().unwrap_or_default())
                }
                _ => {
                    return Err(Error::from(KernelError {
                        file: source.file.into(),
                        line: index as u32 + 1,
                        what: format!("unknown operation `{text}`"),
                        remedy: "write load, store, add N or end".into(),
                    }))
                }
            };
            Ok((text.to_owned(), operation))
        };
        let lines = source.text.lines().enumerate().map(operation);
        Ok(Self {
            file: source.file.into(),
            name: source.entry.into(),
            lines: lines.collect::<Result<_, _>>()?,
        })
    }

    fn private_bytes(&self) -> u32 {
        0
    }

    fn set_private_bytes(&mut self, _: u32) {}
}

impl Code<LANES> for Tally {
    type Warp = TallyWarp;
    type Images = u64;

    fn file(&self) -> &str {
        &self.file
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn line(&self, pc: u32) -> u32 {
        pc + 1
    }

    fn text(&self, pc: u32) -> &str {
        let line = self.lines.get(pc as usize);
        line.map_or("", |(text, _)| text)
    }

    fn unit(&self, pc: u32) -> Option<Unit> {
        let (_, operation) = self.lines.get(pc as usize)?;
        Some(match operation {
            Operation::Load | Operation::Store => Unit::Memory,
            Operation::Add(_) => Unit::Vector,
            Operation::End => Unit::Message,
        })
    }

    fn operands(&self, pc: u32) -> Operands<'_> {
        let (reads, writes): (&[u16], &[u16]) = match self.lines[pc as usize].1 {
            Operation::Load => (&[], VALUE),
            Operation::Store => (VALUE, &[]),
            Operation::Add(_) => (VALUE, VALUE),
            Operation::End => (&[], &[]),
        };
        Operands { reads, writes }
    }

    fn registers(&self) -> Registers {
        Registers {
            vector: 1,
            scalar: 0,
        }
    }

    fn transactional(&self) -> bool {
        false
    }

    fn local_bytes(&self, arguments: &[Value], _: &LaunchGeometry) -> Result<u32, LaunchError> {
        match arguments.len() {
            1 => Ok(0),
            _ => Err(LaunchError::new("the kernel takes a buffer", "give one")),
        }
    }

    fn place(
        &self,
        _: &[Value],
        buffers: &[u64],
        _: &LaunchGeometry,
        _: &mut dyn Regions,
    ) -> Result<u64, LaunchError> {
        Ok(buffers[0])
    }

    fn start(
        &self,
        geometry: &LaunchGeometry,
        buffer: &u64,
        group: usize,
        index: usize,
        _: Seat,
    ) -> TallyWarp {
        let first = group * geometry.work_items() as usize + LANES * index;
        let threads = geometry.work_items() as usize - LANES * index;
        TallyWarp {
            pc: 0,
            active: (1 << threads.min(LANES)) - 1,
            address: buffer + 4 * first as u64,
            values: [0; LANES],
            accesses: 0,
        }
    }
}

#[derive(Clone, Debug)]
struct TallyWarp {
    pc: u32,
    active: u64,
    /// Of the word of the first thread.
    address: u64,
    values: LaneWords<LANES>,
    accesses: u32,
}

impl TallyWarp {
    fn access(&mut self, op: MemoryOp, data: Vec<LaneWords<LANES>>) -> Effect<LANES> {
        self.accesses += 1;
        let address = self.address;
        Effect::Memory(Box::new(MemoryRequest {
            token: Token {
                counter: COUNTER,
                number: self.accesses,
            },
            op,
            space: Space::Global,
            lanes: self.active,
            address: Box::new(std::array::from_fn(|lane| address + 4 * lane as u64)),
            words: u8::from(data.is_empty()),
            data,
        }))
    }
}

impl Warp<LANES> for TallyWarp {
    type Code = Tally;
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

    fn execute(&mut self, code: &Tally, _: u64) -> Result<Effect<LANES>, KernelError> {
        let (_, operation) = &code.lines[self.pc as usize];
        self.pc += 1;
        let bytes = 4;
        Ok(match operation {
            Operation::Load => {
                let signed = false;
                self.access(MemoryOp::Load { bytes, signed }, vec![])
            }
            Operation::Store => self.access(MemoryOp::Store { bytes }, vec![self.values]),
            Operation::Add(number) => {
                self.values = self.values.map(|value| value.wrapping_add(*number));
                Effect::Next
            }
            Operation::End => Effect::End,
        })
    }

    fn deliver_local(
        &mut self,
        _: Token,
        _: usize,
        _: u64,
        _: &LaneWords<LANES>,
        _: &LaneWords<LANES>,
    ) {
    }

    fn deliver_lanes(&mut self, _: Token, _: u64, data: &[LaneWords<LANES>]) {
        self.values = data.first().copied().unwrap_or(self.values);
    }

    fn deliver_words(&mut self, _: Token, _: &[u32]) {}

    fn complete(&mut self, _: Token) {}

    fn checkpoint(&self) {}

    fn keep(&self, (): &mut (), _: u64) {}

    fn restore(&mut self, (): &(), _: u64) {}

    fn merge(&mut self, (): &(), _: u64) {}
}

/// What a run file makes of a program; `target` is a line of it, or nothing.
fn loaded(text: &str, target: &str) -> Result<Program, String> {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("k.tally"), text).unwrap();
    let run = format!(
        "kernel = 'k.tally'\nentry = 'k'\n{target}\nglobal_size = [96]\nlocal_size = [48]\n\
         [[args]]\nbuffer = {{ fill = 5, shape = [96], type = 'u32' }}\n"
    );
    let path = folder.path().join("run.toml");
    fs::write(&path, run).unwrap();
    let options = Options {
        front_ends: FrontEnds(&ALL),
        ..Options::default()
    };
    let place = format!("{}/", folder.path().display());
    load(&path, options).map_err(|error| error.to_string().replace(&place, ""))
}

const PROGRAM: &str = "load\nadd 30\nadd 7\nstore\nend\n";

#[test]
fn a_kernel_runs_from_its_run_file_to_memory() {
    for target in ["", "target = 'tally'"] {
        let program = loaded(PROGRAM, target).unwrap();
        assert_eq!(program.target().name, "tally");
        let machine = MachineConfig::bundled(program.target().machine).unwrap();
        let tops = Tops::open(&machine, &machine, EngineKind::Model, None).unwrap();
        let job = program.alone(0);
        let outcome = job.simulate(&machine, tops, Limits::new(100_000), &mut Unobserved);
        let outcome = outcome.unwrap();
        let expected: Vec<u8> = [42_u32; 96]
            .iter()
            .flat_map(|word| word.to_le_bytes())
            .collect();
        assert_eq!(outcome.buffers[0], expected);
        // Two blocks of two warps.
        assert_eq!(outcome.counters.instructions, 4 * 5);
    }
}

#[test]
fn its_errors_are_those_of_a_run_file() {
    assert_eq!(
        loaded("load\nhalt\n", "").unwrap_err(),
        "k.tally:2: unknown operation `halt`; write load, store, add N or end"
    );
    assert_eq!(
        loaded(PROGRAM, "target = 'tali'").unwrap_err(),
        "run.toml:3: target: there is no target `tali`; write target = \"southern-islands\" or target = \"ptx\" or target = \"tally\""
    );
    assert_eq!(
        loaded(PROGRAM, "options = ['-O2']").unwrap_err(),
        "run.toml:3: options: the kernel is compiled text, which is not compiled again; leave `options` out, or give the source as \
         `kernel`"
    );
}
