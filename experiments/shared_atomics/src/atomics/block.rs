//! Warps of a block that add to one shared memory: Algorithm 1 for several warps, on a measured GPU.
//!
//! Each warp goes through its own iterations in the cycles that its machine's terms give them. Three things are the block's:
//!
//! - **Schedulers.** A multiprocessor has four, each with a quarter of the warps. An iteration takes one for `issue` cycles.
//! - **The memory.** Accesses are served one after the other, in the order in which they come. One takes half of the cycles for which it
//!   holds up its own warp: another warp's is served meanwhile. Of native additions that is measured, one lane of a bank in a cycle
//!   (`inter_warp.csv`); of the others it is taken from there.
//! - **The words.** Of the lanes that win by Algorithm 1, those win to which no other warp is in the way:
//!
//! ```text
//!  reload             load ──window──> store ──> load ...   nobody stored since the load
//!  compare-and-swap   load ──window──> swap ──> swap ...    nobody stored since the load, or since the warp's last swap
//!  lock               lock ──window──> unlock               the lock is free
//! ```
//!
//! An iteration in which a warp wins nothing takes `retry` cycles, as no lane leaves the loop and the warp does not diverge.

use super::machine::MeasuredMachine;
use super::meeting::{Meeting, Protection};
use super::pattern::{Pattern, LANES};
use super::procedure::{lanes_of, native, Alike, Iteration, Scheme};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use turnstile_hdl::full_size::BANKS;

impl Protection {
    /// Name in machine files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Reload => "reload",
            Self::CompareAndSwap => "compare-and-swap",
            Self::Lock => "lock",
        }
    }
}

/// Schedulers of a multiprocessor: its processing blocks (NVIDIA H100 Tensor Core GPU Architecture, "H100 SM Architecture").
pub const SCHEDULERS: usize = 4;

/// Cycles an access of one lane takes the memory.
const ACCESS: f64 = 1.0;
/// Share of the cycles for which an access holds up its warp that it takes the memory.
const MEMORY: f64 = 0.5;
/// Accesses of a lane that has its lock: load, store, unlock.
const LOCKED_ACCESSES: f64 = 3.0;

/// Words of a warp's additions, one instruction after the other.
pub type Votes = Vec<[u32; LANES]>;

/// Clock cycles until all warps have added, each `before` cycles after it was done with the instruction before. None if the machine has
/// locks, and does not say how warps meet.
pub fn block_cycles(machine: &MeasuredMachine, warps: &[Votes], before: f64) -> Option<f64> {
    let scheme = machine.scheme();
    let meeting = match (scheme, machine.warps) {
        (Some(_), None) => return None,
        (_, meeting) => meeting,
    };
    let key = |word: u32| match (meeting, scheme) {
        (Some(meeting), Some(scheme)) if meeting.protection == Protection::Lock => {
            scheme.lock(word)
        }
        _ => word,
    };
    let words = || warps.iter().flatten().flatten();
    let keys = words().map(|word| key(*word)).max()? as usize + 1;
    let mut block = Block {
        machine,
        scheme,
        meeting,
        before,
        // Accesses are served from time 0 on.
        since: vec![0.0; keys],
        lane: machine.cycles.term("bank_lane"),
        issued: [0.0; SCHEDULERS],
        keys: &key,
        warps: warps.iter().map(|votes| Warp::new(votes)).collect(),
        arrivals: BinaryHeap::new(),
        served: 0.0,
        end: 0.0,
    };
    for warp in 0..warps.len() {
        block.start(warp, 0.0);
    }
    while let Some(Reverse((ticks, warp))) = block.arrivals.pop() {
        let time = ticks as f64 / TICKS;
        match block.warps[warp].step {
            Step::Issue => block.issue(warp, time),
            Step::Load => block.load(warp, time),
            Step::Atomic => block.atomic(warp, time),
        }
    }
    Some(block.end)
}

/// Of a clock cycle: times are put in order as integers.
const TICKS: f64 = 1000.0;

struct Block<'a> {
    machine: &'a MeasuredMachine,
    scheme: Option<Scheme>,
    meeting: Option<Meeting>,
    before: f64,
    /// When each word was stored last, or its lock is free.
    since: Vec<f64>,
    /// What a further lane of a bank holds its warp up.
    lane: f64,
    /// Until when each scheduler is taken.
    issued: [f64; SCHEDULERS],
    /// Word to its place in `since`.
    keys: &'a dyn Fn(u32) -> u32,
    warps: Vec<Warp<'a>>,
    /// Warps whose next step comes: ticks and warp.
    arrivals: BinaryHeap<Reverse<(u64, usize)>>,
    /// Until when the memory is taken.
    served: f64,
    end: f64,
}

/// What a warp does next.
#[derive(Clone, Copy)]
enum Step {
    Issue,
    Load,
    Atomic,
}

struct Warp<'a> {
    votes: std::slice::Iter<'a, [u32; LANES]>,
    words: [u32; LANES],
    alike: Option<Alike>,
    /// That have not added yet.
    lanes: u32,
    /// Iterations in which a lane won.
    won: Vec<Iteration>,
    step: Step,
    /// Its next iteration loads.
    loads: bool,
    /// When it knew the words last.
    looked: f64,
}

impl<'a> Warp<'a> {
    fn new(votes: &'a [[u32; LANES]]) -> Self {
        Self {
            votes: votes.iter(),
            words: [0; LANES],
            alike: None,
            lanes: 0,
            won: vec![],
            step: Step::Issue,
            loads: false,
            looked: 0.0,
        }
    }
}

impl Block<'_> {
    /// The warp goes on with its next instruction, if it has one.
    fn start(&mut self, number: usize, time: f64) {
        self.end = self.end.max(time);
        let loads = self.is(Protection::Reload) || self.is(Protection::CompareAndSwap);
        let warp = &mut self.warps[number];
        let Some(words) = warp.votes.next() else {
            return;
        };
        let scheme = self.scheme.as_ref();
        warp.words = *words;
        warp.alike = scheme.map(|scheme| Alike::new(&Pattern::new(words), scheme));
        warp.lanes = u32::MAX;
        warp.won.clear();
        warp.loads = loads;
        self.arrive(number, Step::Issue, time + self.before);
    }

    fn is(&self, protection: Protection) -> bool {
        self.meeting
            .is_some_and(|meeting| meeting.protection == protection)
    }

    fn window(&self) -> f64 {
        self.meeting.map_or(0.0, |meeting| meeting.window)
    }

    fn arrive(&mut self, warp: usize, step: Step, time: f64) {
        self.warps[warp].step = step;
        self.arrivals.push(Reverse(((time * TICKS) as u64, warp)));
    }

    /// The warp wants to begin an iteration.
    fn issue(&mut self, number: usize, came: f64) {
        let scheduler = &mut self.issued[number % SCHEDULERS];
        let at = came.max(*scheduler);
        *scheduler = at + self.meeting.map_or(0.0, |meeting| meeting.issue);
        let step = match self.warps[number].loads {
            true => Step::Load,
            false => Step::Atomic,
        };
        self.arrive(number, step, at);
    }

    /// What the warp's lanes do if no other warp is in the way.
    fn alone(&self, number: usize) -> Iteration {
        let warp = &self.warps[number];
        match &warp.alike {
            Some(alike) => alike.iteration(warp.lanes),
            None => native(&Pattern::new(&warp.words), BANKS as u32),
        }
    }

    /// A load that came at this time.
    fn load(&mut self, number: usize, came: f64) {
        let at = came.max(self.served);
        self.served = at + ACCESS * f64::from(self.alone(number).read_degree);
        self.warps[number].looked = at;
        self.arrive(number, Step::Atomic, at + self.window());
    }

    /// An atomic access that came at this time.
    fn atomic(&mut self, number: usize, came: f64) {
        let at = came.max(self.served);
        let alone = self.alone(number);
        self.served = at + self.taken(&alone);
        let winners = self.winners(number, &alone, at);
        // Load and unlock wait as long as the lock did.
        let waits = match self.is(Protection::Lock) && winners != 0 {
            true => 2.0 * (at - came),
            false => 0.0,
        };
        for lane in lanes_of(winners) {
            let key = (self.keys)(self.warps[number].words[lane]) as usize;
            self.since[key] = match self.is(Protection::Lock) {
                true => at + self.window() + waits,
                false => at,
            };
        }
        let next = at + waits + self.until_next(number, winners, &alone);
        self.warps[number].looked = at;
        match self.warps[number].lanes {
            0 => self.start(number, next),
            _ => {
                self.warps[number].loads = self.is(Protection::Reload);
                self.arrive(number, Step::Issue, next);
            }
        }
    }

    /// Of the lanes that would win alone.
    fn winners(&self, number: usize, alone: &Iteration, at: f64) -> u32 {
        let warp = &self.warps[number];
        if self.meeting.is_none() {
            return alone.winners;
        }
        let known = match self.is(Protection::Lock) {
            true => at,
            false => warp.looked,
        };
        let free = |lane: &usize| self.since[(self.keys)(warp.words[*lane]) as usize] <= known;
        let won = lanes_of(alone.winners).filter(free);
        won.fold(0, |won, lane| won | 1 << lane)
    }

    /// Cycles that an atomic access takes the memory.
    fn taken(&self, alone: &Iteration) -> f64 {
        let atomic = match self.lane > 0.0 {
            true => MEMORY * self.lane * f64::from(alone.bank_lanes),
            false => ACCESS,
        };
        match self.is(Protection::Lock) {
            true => atomic + LOCKED_ACCESSES * ACCESS,
            false => atomic,
        }
    }

    /// Cycles from an atomic access to the warp's next access, or to its end.
    fn until_next(&mut self, number: usize, winners: u32, alone: &Iteration) -> f64 {
        let (reloads, swaps) = (
            self.is(Protection::Reload),
            self.is(Protection::CompareAndSwap),
        );
        let (machine, window, lane) = (self.machine, self.window(), self.lane);
        let warp = &mut self.warps[number];
        warp.lanes &= !winners;
        if winners == 0 {
            let retry = self.meeting.map_or(0.0, |meeting| meeting.retry);
            let lanes = lane * f64::from(alone.bank_lanes - 1);
            // From load to load, or from swap to swap.
            return retry + lanes - if reloads { window } else { 0.0 };
        }
        // What of these cycles was over when the access was served: the load.
        let over = match reloads || swaps && warp.won.is_empty() {
            true => window,
            false => 0.0,
        };
        let before = match warp.won.is_empty() {
            true => 0.0,
            false => machine.steady_cycles(&warp.won),
        };
        warp.won.push(Iteration { winners, ..*alone });
        (machine.steady_cycles(&warp.won) - before - over).max(ACCESS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::atomics::{beside_others, AtomicsMachine};
    use crate::votes::uniform;

    fn machine(name: &str) -> MeasuredMachine {
        let machine = AtomicsMachine::bundled(name).expect("a bundled machine");
        machine.measured().expect("it was fitted").clone()
    }

    const ALL: [&str; 4] = ["h200-float", "h200-spin-lock", "h200-cas", "h200-int"];

    #[test]
    fn a_warp_alone_takes_what_its_terms_say() {
        for name in ALL {
            let machine = machine(name);
            let votes: Votes = (0..40).map(|number| uniform(7, number, 300)).collect();
            let cycles = |words: &[u32; LANES]| {
                let pattern = Pattern::new(words);
                machine.steady_cycles(&match machine.scheme() {
                    Some(scheme) => super::super::procedure::iterations(&pattern, &scheme),
                    None => vec![native(&pattern, BANKS as u32)],
                })
            };
            let expected: f64 = votes.iter().map(|words| 10.0 + cycles(words)).sum();
            let found = block_cycles(&machine, &[votes], 10.0).unwrap();
            // Times of some hundred accesses are cut to ticks.
            assert!(
                (found - expected).abs() < 1.0,
                "{name}: {found}, not {expected}"
            );
        }
    }

    /// The second of two warps that add to the same words is done one retry after the first.
    #[test]
    fn of_two_warps_one_retries() {
        for name in &ALL[..3] {
            let machine = machine(name);
            let votes = vec![beside_others(0, 32).words];
            let alone = block_cycles(&machine, std::slice::from_ref(&votes), 0.0).unwrap();
            let both = block_cycles(&machine, &[votes.clone(), votes], 0.0).unwrap();
            let retry = machine.warps.unwrap().retry;
            // The second comes to the memory behind the first.
            let behind = both - alone - retry;
            assert!(
                (0.0..8.0).contains(&behind),
                "{name}: {both}, {alone}, {retry}"
            );
        }
    }

    /// A bank serves a lane of some warp in each cycle.
    #[test]
    fn banks_bound_native_additions() {
        let machine = machine("h200-int");
        let one_bank: [u32; LANES] = std::array::from_fn(|lane| 32 * lane as u32);
        let found = block_cycles(&machine, &vec![vec![one_bank; 10]; 32], 0.0).unwrap();
        let bound = f64::from(32 * 32 * 10);
        assert!((bound..1.02 * bound).contains(&found), "{found}");
    }

    #[test]
    fn a_machine_with_locks_must_say_how_warps_meet() {
        let machine = MeasuredMachine {
            warps: None,
            ..machine("h200-cas")
        };
        assert_eq!(block_cycles(&machine, &[vec![[0; LANES]]], 0.0), None);
    }
}
