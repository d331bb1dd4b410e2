//! One warp on a machine that takes no time: memory is a map, loads come as late as they can, and transactions abort as a test says.

use std::collections::HashMap;
use turnstile_kernel::{
    lanes_of, Code, Effect, LaneWords, LaunchGeometry, MemoryOp, MemoryRequest, Regions, Seat,
    Value, Warp,
};
use turnstile_ptx::{load, KernelCode, PtxWarp, LANES};

/// Address of the buffer.
const OUT: u64 = 1 << 20;
/// Instructions after which a run is given up.
const MOST: usize = 2_000;

/// What a run leaves.
#[derive(Debug)]
pub struct Ran {
    /// The words of the buffer.
    pub words: Vec<u32>,
    /// Lanes that came to the end of each pass.
    pub passes: Vec<u64>,
    /// TX_Begin and TX_Commit as the machine was told, with the lanes that executed it.
    pub told: Vec<(&'static str, u64)>,
    /// Instructions behind which lanes of the open transaction were apart.
    pub apart: Vec<String>,
}

/// A transaction that is open.
struct Open {
    begin_pc: u32,
    depth: u32,
    entry: u64,
    checkpoint: <PtxWarp as Warp<LANES>>::Checkpoint,
    /// Words that lanes have stored in this pass.
    stored: HashMap<(usize, u64), u32>,
}

/// The answer of a load.
type Late = (MemoryRequest<LANES>, Vec<LaneWords<LANES>>);

struct LoneWarp<'a> {
    code: &'a KernelCode,
    warp: PtxWarp,
    memory: HashMap<u64, u32>,
    late: Vec<Late>,
    open: Option<Open>,
    /// Lanes that abort at the end of the passes to come, last one first.
    aborts: Vec<u64>,
    /// Whether they get their registers back.
    restores: bool,
    ran: Ran,
}

struct Nowhere;

impl Regions for Nowhere {
    fn allocate(&mut self, _: &str, _: Vec<u8>) -> u64 {
        2 * OUT
    }

    fn place(&mut self, _: &str, _: u64, _: Vec<u8>) {}
}

/// Runs a text's kernel `k` by so many threads. At the end of each pass the lanes of `aborts` abort, later none.
pub fn run(text: &str, threads: u32, aborts: &[u64]) -> Result<Ran, String> {
    run_with(text, threads, aborts, true)
}

/// The same on a machine that may forget to restore registers.
pub fn run_with(text: &str, threads: u32, aborts: &[u64], restores: bool) -> Result<Ran, String> {
    let code = load(text, "k.ptx", "k").map_err(|error| format!("{error:?}"))?;
    let geometry = LaunchGeometry::new(&[threads], &[threads], &[]).expect("sizes");
    let arguments = [Value::Pointer(Some(0))];
    let images = code.place(&arguments, &[OUT], &geometry, &mut Nowhere);
    let mut machine = LoneWarp {
        code: &code,
        warp: code.start(&geometry, &images.expect("arguments"), 0, 0, Seat::ONLY),
        memory: HashMap::new(),
        late: vec![],
        open: None,
        aborts: aborts.iter().rev().copied().collect(),
        restores,
        ran: Ran {
            words: vec![],
            passes: vec![],
            told: vec![],
            apart: vec![],
        },
    };
    for _ in 0..MOST {
        if machine.step()? {
            let word = |at: u64| machine.memory.get(&(OUT + 4 * at)).copied();
            machine.ran.words = (0..u64::from(threads))
                .map(|at| word(at).unwrap_or(0))
                .collect();
            return Ok(machine.ran);
        }
    }
    Err("it does not end".into())
}

impl LoneWarp<'_> {
    /// An instruction; true if it was the last.
    fn step(&mut self) -> Result<bool, String> {
        let (pc, lanes) = (self.warp.pc(), self.warp.active());
        let effect = self.warp.execute(self.code, 0);
        match effect.map_err(|error| error.to_string())? {
            Effect::Next | Effect::Branch { .. } => {}
            Effect::End => return Ok(true),
            Effect::Wait(_) => self.deliver(),
            Effect::Memory(request) => self.access(*request),
            Effect::TxBegin => self.begin(pc, lanes),
            Effect::TxCommit => self.commit(pc, lanes)?,
            effect => return Err(format!("this machine has no {effect:?}")),
        }
        if self.open.is_some() && !self.warp.converged() {
            self.ran.apart.push(self.code.text(pc).to_owned());
        }
        Ok(false)
    }

    fn deliver(&mut self) {
        for (request, words) in self.late.drain(..) {
            self.warp
                .deliver_lanes(request.token, request.lanes, &words);
            self.warp.complete(request.token);
        }
    }

    /// A word of a lane is loaded or stored; in a transaction, stores are its own until it commits.
    fn access(&mut self, request: MemoryRequest<LANES>) {
        let mut words = vec![[0; LANES]; usize::from(request.words)];
        for lane in lanes_of(request.lanes) {
            let address = request.word_address(lane, 0);
            let held = match (&mut self.open, request.op) {
                (_, MemoryOp::Load { .. }) => {
                    let open = self.open.as_ref();
                    let own = open.and_then(|open| open.stored.get(&(lane, address)));
                    own.or(self.memory.get(&address)).copied().unwrap_or(0)
                }
                (Some(open), _) => {
                    open.stored.insert((lane, address), request.data[0][lane]);
                    continue;
                }
                (None, _) => {
                    self.memory.insert(address, request.data[0][lane]);
                    continue;
                }
            };
            words[0][lane] = held;
        }
        match words.is_empty() {
            true => self.warp.complete(request.token),
            false => self.late.push((request, words)),
        }
    }

    fn begin(&mut self, pc: u32, lanes: u64) {
        self.ran.told.push(("begin", lanes));
        match &mut self.open {
            Some(open) => open.depth += 1,
            None => {
                self.open = Some(Open {
                    begin_pc: pc,
                    depth: 1,
                    entry: lanes,
                    checkpoint: self.warp.checkpoint(),
                    stored: HashMap::new(),
                });
                self.warp.enter_transaction();
            }
        }
    }

    fn commit(&mut self, pc: u32, lanes: u64) -> Result<(), String> {
        self.ran.told.push(("commit", lanes));
        let open = self.open.as_mut().ok_or("no transaction is open")?;
        open.depth -= 1;
        if open.depth != 0 {
            return Ok(());
        }
        if !self.warp.converged() {
            return Err(format!("{} is for some lanes", self.code.text(pc)));
        }
        self.ran.passes.push(lanes);
        let aborted = lanes & self.aborts.pop().unwrap_or(0);
        let committed = |lane: usize| (lanes & !aborted) >> lane & 1 == 1;
        let stored = open.stored.drain();
        let kept = stored.filter(|((lane, _), _)| committed(*lane));
        self.memory
            .extend(kept.map(|((_, address), word)| (address, word)));
        self.warp.keep(&mut open.checkpoint, lanes & !aborted);
        if aborted == 0 {
            self.warp.set_active(open.entry);
            self.warp.merge(&open.checkpoint, open.entry);
            self.warp.leave_transaction();
            self.open = None;
            return Ok(());
        }
        self.warp.set_active(aborted);
        if self.restores {
            self.warp.restore(&open.checkpoint, aborted);
        }
        self.warp.set_pc(open.begin_pc);
        Ok(())
    }
}
