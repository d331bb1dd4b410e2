//! Where the logs of a core's warps lie, and their lines on the way to the first level and back.

use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use turnstile_hdl::full_size::LOG_ENTRY_BITS;
use turnstile_kernel::{Counter, LaneWords, MemoryOp, MemoryRequest, Space, Token};

/// Bytes of a line: a word a lane.
const LINE_BYTES: u64 = 128;
/// Bytes of a log: its entries have a line of addresses and one of values.
const LOG_BYTES: u64 = (2 * LINE_BYTES) << LOG_ENTRY_BITS;
/// Bytes from a warp's logs to the next one's. That warps begin in other sets of a cache keeps their first entries apart.
const WARP_BYTES: u64 = 2 * LOG_BYTES + 32 * LINE_BYTES;

/// A line of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Place of the warp on its core.
    pub warp: usize,
    /// Of the write log.
    pub write: bool,
    pub index: u32,
    /// Its values, not its addresses.
    pub values: bool,
}

/// Where the logs of a core lie in global memory.
#[derive(Clone, Copy, Debug)]
pub struct Logs {
    base: u64,
}

impl Logs {
    /// Bytes for a machine of so many cores and warps a core.
    pub fn bytes(cores: usize, warps: usize) -> u64 {
        cores as u64 * warps as u64 * WARP_BYTES
    }

    /// Those of a core, if those of all begin at `start`.
    pub fn of(start: u64, core: usize, warps: usize) -> Self {
        Self {
            base: start + Self::bytes(core, warps),
        }
    }

    fn address(&self, line: Line) -> u64 {
        let log = self.base + line.warp as u64 * WARP_BYTES + u64::from(line.write) * LOG_BYTES;
        log + LINE_BYTES * (2 * u64::from(line.index) + u64::from(line.values))
    }

    fn request<const LANES: usize>(
        &self,
        line: Line,
        number: u32,
        stored: Option<LaneWords<LANES>>,
    ) -> MemoryRequest<LANES> {
        let address = self.address(line);
        let bytes = 4;
        let op = match stored {
            Some(_) => MemoryOp::Store { bytes },
            None => MemoryOp::Load {
                bytes,
                signed: false,
            },
        };
        MemoryRequest {
            token: Token {
                counter: Counter::new(0),
                number,
            },
            op,
            space: Space::Local,
            lanes: u64::MAX >> (64 - LANES),
            address: Box::new(std::array::from_fn(|lane| address + 4 * lane as u64)),
            words: u8::from(stored.is_none()),
            data: stored.into_iter().collect(),
        }
    }
}

/// What a line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// The walk has asked for it.
    Walk,
    /// So has a search.
    Search,
    /// It is stored, for the warp of this slot.
    Stored(usize),
}

/// Lines that have been asked for, in that order, as far as they are there.
#[derive(Debug, Default)]
struct InOrder<const LANES: usize>(VecDeque<(u32, Option<LaneWords<LANES>>)>);

impl<const LANES: usize> InOrder<LANES> {
    fn asked(&mut self, number: u32) {
        self.0.push_back((number, None));
    }

    fn answered(&mut self, number: u32, words: Option<LaneWords<LANES>>) {
        let mut asked = self.0.iter_mut();
        let line = asked.find(|line| line.0 == number);
        line.expect("it has been asked for").1 = words;
    }

    /// The next line, if it is there.
    fn take(&mut self) -> Option<LaneWords<LANES>> {
        self.0.front()?.1.as_ref()?;
        self.0.pop_front()?.1
    }
}

/// Lines between the unit and the first level.
#[derive(Debug)]
pub struct Lines<const LANES: usize> {
    logs: Logs,
    /// Requests that wait for the first level.
    requests: VecDeque<MemoryRequest<LANES>>,
    open: FxHashMap<u32, Purpose>,
    made: u32,
    walk: InOrder<LANES>,
    search: InOrder<LANES>,
    /// Lines of each slot that are not stored yet.
    storing: Vec<u32>,
}

impl<const LANES: usize> Lines<LANES> {
    /// None under way, for so many slots.
    pub fn new(logs: Logs, slots: usize) -> Self {
        Self {
            logs,
            requests: VecDeque::new(),
            open: FxHashMap::default(),
            made: 0,
            walk: InOrder::default(),
            search: InOrder::default(),
            storing: vec![0; slots],
        }
    }

    fn ask(&mut self, line: Line, purpose: Purpose, stored: Option<LaneWords<LANES>>) -> u32 {
        self.made = self.made.wrapping_add(1);
        self.open.insert(self.made, purpose);
        let request = self.logs.request(line, self.made, stored);
        self.requests.push_back(request);
        self.made
    }

    /// The walk wants a line.
    pub fn for_walk(&mut self, line: Line) {
        let number = self.ask(line, Purpose::Walk, None);
        self.walk.asked(number);
    }

    /// A search wants a line.
    pub fn for_search(&mut self, line: Line) {
        let number = self.ask(line, Purpose::Search, None);
        self.search.asked(number);
    }

    /// Stores a line for the warp of `slot`.
    pub fn store(&mut self, slot: usize, line: Line, words: LaneWords<LANES>) {
        self.ask(line, Purpose::Stored(slot), Some(words));
        self.storing[slot] += 1;
    }

    /// Requests that wait for the first level.
    pub fn waiting(&self) -> usize {
        self.requests.len()
    }

    /// The request that is next.
    pub fn take_request(&mut self) -> Option<MemoryRequest<LANES>> {
        self.requests.pop_front()
    }

    /// All lines of a slot are stored.
    pub fn all_stored(&self, slot: usize) -> bool {
        self.storing[slot] == 0
    }

    /// A request is answered.
    pub fn answered(&mut self, number: u32, mut words: Vec<LaneWords<LANES>>) {
        let purpose = self.open.remove(&number);
        match purpose.expect("nobody else answers requests for lines") {
            Purpose::Stored(slot) => self.storing[slot] -= 1,
            Purpose::Search => self.search.answered(number, words.pop()),
            Purpose::Walk => self.walk.answered(number, words.pop()),
        }
    }

    /// The next line of the walk, if it is there.
    pub fn take_walk(&mut self) -> Option<LaneWords<LANES>> {
        self.walk.take()
    }

    /// The next line of the search, if it is there.
    pub fn take_search(&mut self) -> Option<LaneWords<LANES>> {
        self.search.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_lines_are_in_one_place() {
        let mut seen = std::collections::BTreeSet::new();
        let last = (1 << LOG_ENTRY_BITS) - 1;
        for (core, warp) in [(0, 0), (0, 1), (0, 47), (1, 0)] {
            let logs = Logs::of(4096, core, 48);
            for (write, values, index) in [false, true].into_iter().flat_map(|write| {
                [false, true]
                    .into_iter()
                    .flat_map(move |values| [0, 1, last].map(|index| (write, values, index)))
            }) {
                let line = Line {
                    warp,
                    write,
                    index,
                    values,
                };
                let address = logs.address(line);
                assert!(address >= 4096 && address + LINE_BYTES <= 4096 + Logs::bytes(2, 48));
                assert_eq!(address % LINE_BYTES, 0);
                assert!(seen.insert(address), "{line:?} of core {core}");
            }
        }
    }

    /// Answers come in any order, the walk gets its lines in that in which it asked.
    #[test]
    fn the_walk_gets_its_lines_in_order() {
        let mut lines = Lines::<4>::new(Logs::of(0, 0, 1), 2);
        let line = |index| Line {
            warp: 0,
            write: false,
            index,
            values: false,
        };
        lines.for_walk(line(0));
        lines.for_walk(line(1));
        lines.store(1, line(2), [9; 4]);
        let numbers: Vec<_> = std::iter::from_fn(|| lines.take_request())
            .map(|request| request.token.number)
            .collect();
        lines.answered(numbers[1], vec![[1; 4]]);
        assert_eq!(lines.take_walk(), None);
        assert!(!lines.all_stored(1) && lines.all_stored(0));
        lines.answered(numbers[2], vec![]);
        lines.answered(numbers[0], vec![[0; 4]]);
        assert!(lines.all_stored(1));
        assert_eq!(lines.take_walk(), Some([0; 4]));
        assert_eq!(lines.take_walk(), Some([1; 4]));
        assert_eq!(lines.take_walk(), None);
    }
}
