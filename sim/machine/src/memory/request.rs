//! What a core asks of a first level, cut into blocks, and what it gets back.

use super::content::GlobalMemory;
use super::packet::{Answer, Part, Work, Write};
use smallvec::{smallvec, SmallVec};
use std::ops::Range;
use turnstile_kernel::{
    lane_name, lanes_of, LaneWords, MemoryAtomic, MemoryOp, MemoryRequest, ScalarLoad, Space, Token,
};

/// What is transferred of a block that no first level keeps.
const SECTOR_BYTES: u16 = 32;

/// Who asks, and gets the reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requester {
    pub core: usize,
    pub wavefront: usize,
}

/// Kind of a core's first level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Client {
    /// Accesses of lanes.
    Vector,
    /// Scalar loads.
    Scalar,
}

/// An instruction's accesses to global memory. It knows lanes as numbers only; a scalar load has one.
#[derive(Clone, Debug)]
pub struct Request {
    to: Requester,
    /// First level that it is for.
    pub client: Client,
    token: Token,
    pub operation: MemoryOp,
    pub space: Space,
    /// A load of a transaction: no first level keeps it, and it asks when its blocks were written last.
    pub transactional: bool,
    /// The latest of these times.
    pub written: Option<u64>,
    /// Lanes that take part.
    lanes: u64,
    /// By lanes that are taken together, by block, and within a block in order of lanes.
    parts: Vec<Part>,
    /// In the order of their parts.
    blocks: Vec<BlockParts>,
    /// Bytes a lane brings.
    brings: usize,
    /// What the lanes bring, lane by lane.
    data: Vec<u8>,
    /// Bytes a lane gets.
    gets: usize,
    /// What the lanes get, lane by lane.
    result: Vec<u8>,
}

#[derive(Clone, Debug)]
struct BlockParts {
    block: u64,
    parts: Range<usize>,
}

impl Request {
    /// The request of an access of lanes. Lanes that meet in a block share one access, if they are among the same
    /// `coalesced_lanes`; an access that straddles blocks is cut, except that a lane's atomic is performed with its first block.
    ///
    /// # Errors
    /// Says which lane's access lies in no buffer.
    pub fn of_lanes<const LANES: usize>(
        to: Requester,
        access: &MemoryRequest<LANES>,
        content: &GlobalMemory,
        block_bytes: u64,
        coalesced_lanes: usize,
    ) -> Result<Self, String> {
        let (length, whole) = match access.op {
            MemoryOp::Load { bytes, .. } | MemoryOp::Store { bytes } => (bytes.into(), false),
            MemoryOp::Atomic(_) => (4, true),
            MemoryOp::Atomic64(_) => (8, true),
        };
        let mut parts = vec![];
        for lane in lanes_of(access.lanes) {
            let address = access.address[lane];
            let pieces: SmallVec<[Piece; 4]> = match access.space {
                Space::Local => words_of(access, lane, length),
                _ => smallvec![Piece {
                    address,
                    at: 0,
                    bytes: length
                }],
            };
            for piece in pieces {
                let (address, bytes) = match access.op {
                    // Of the word it has one half.
                    MemoryOp::Atomic(MemoryAtomic::CompareSwapHalf) => {
                        (address + u64::from(access.data[1][lane] / 8), 2)
                    }
                    _ => (piece.address, piece.bytes),
                };
                content
                    .check(address, bytes)
                    .map_err(|error| format!("{}: {error}", lane_name::<LANES>(lane)))?;
                parts.extend(cut(lane as u8, piece, block_bytes, whole));
            }
        }
        let (parts, blocks) = by_block(parts, coalesced_lanes);
        let brought = (0..LANES).flat_map(|lane| access.data.iter().map(move |data| data[lane]));
        let gets = 4 * usize::from(access.words);
        Ok(Self {
            to,
            client: Client::Vector,
            token: access.token,
            operation: access.op,
            space: access.space,
            transactional: false,
            written: None,
            lanes: access.lanes,
            parts,
            blocks,
            brings: 4 * access.data.len(),
            data: brought.flat_map(u32::to_le_bytes).collect(),
            gets,
            result: vec![0; LANES * gets],
        })
    }

    /// The request of a scalar load.
    ///
    /// # Errors
    /// Says what lies at its address, if not as many words of a buffer.
    pub fn of_words(
        to: Requester,
        load: &ScalarLoad,
        content: &GlobalMemory,
        block_bytes: u64,
    ) -> Result<Self, String> {
        let bytes = 4 * load.words;
        content.check(load.address, bytes.into())?;
        let all = Piece {
            address: load.address,
            at: 0,
            bytes: bytes.into(),
        };
        let parts = cut(0, all, block_bytes, false);
        let (parts, blocks) = by_block(parts.collect(), 1);
        Ok(Self {
            to,
            client: Client::Scalar,
            token: load.token,
            operation: MemoryOp::Load {
                bytes,
                signed: false,
            },
            space: Space::Global,
            transactional: false,
            written: None,
            lanes: 1,
            parts,
            blocks,
            brings: 0,
            data: vec![],
            gets: bytes.into(),
            result: vec![0; bytes.into()],
        })
    }

    /// Number of blocks.
    pub fn blocks(&self) -> usize {
        self.blocks.len()
    }

    /// Number of the block at place `index`.
    pub fn block(&self, index: usize) -> u64 {
        self.blocks[index].block
    }

    /// Places of blocks in the order of the lanes that ask for them: a block is there again where others were asked for in between.
    pub fn lane_order(&self) -> Vec<usize> {
        let of_block = |index| {
            let parts = self.parts(index).iter();
            parts.map(move |part| (part.lane, part.at, index))
        };
        let mut all: Vec<_> = (0..self.blocks()).flat_map(of_block).collect();
        all.sort_unstable();
        let mut places: Vec<_> = all.into_iter().map(|(.., index)| index).collect();
        places.dedup();
        places
    }

    /// What is done to the block at place `index`.
    pub fn parts(&self, index: usize) -> &[Part] {
        &self.parts[self.blocks[index].parts.clone()]
    }

    /// Bytes of the sectors that the block at place `index` is asked for.
    pub fn sector_bytes(&self, index: usize) -> u64 {
        let mut sectors: SmallVec<[u16; 8]> = SmallVec::new();
        for part in self.parts(index).iter().filter(|part| part.bytes > 0) {
            let last = part.offset + u16::from(part.bytes) - 1;
            for sector in part.offset / SECTOR_BYTES..=last / SECTOR_BYTES {
                if !sectors.contains(&sector) {
                    sectors.push(sector);
                }
            }
        }
        (sectors.len() * usize::from(SECTOR_BYTES)) as u64
    }

    /// What a store stores in the block at place `index`.
    pub fn write(&self, index: usize) -> Write {
        let parts = self.parts(index).to_vec();
        let brought = |part: &Part| {
            let from = usize::from(part.lane) * self.brings + usize::from(part.at);
            &self.data[from..from + usize::from(part.bytes)]
        };
        Write {
            bytes: parts.iter().flat_map(brought).copied().collect(),
            parts,
        }
    }

    /// The atomics that are performed with the block at place `index`, and their operands.
    pub fn atomics(&self, index: usize) -> (Vec<Part>, Vec<[u64; 2]>) {
        let performed = |part: &&Part| part.bytes > 0;
        let parts: Vec<Part> = self
            .parts(index)
            .iter()
            .filter(performed)
            .copied()
            .collect();
        let operands = |part: &Part| {
            let from = usize::from(part.lane) * self.brings;
            let brought = &self.data[from..from + self.brings];
            let mut operands = brought.chunks_exact(part.bytes.into()).map(number);
            [operands.next().unwrap_or(0), operands.next().unwrap_or(0)]
        };
        (parts.clone(), parts.iter().map(operands).collect())
    }

    /// A lane gets its part of a block.
    pub fn receive(&mut self, part: Part, bytes: &[u8]) {
        let from = usize::from(part.at).min(self.gets);
        let to = (from + bytes.len()).min(self.gets);
        let lane = usize::from(part.lane) * self.gets;
        self.result[lane + from..lane + to].copy_from_slice(&bytes[..to - from]);
    }

    /// All lanes get their parts of the block at place `index`.
    pub fn receive_block(&mut self, index: usize, block: &[u8]) {
        for place in self.blocks[index].parts.clone() {
            let part = self.parts[place];
            self.receive(part, part.of(block));
        }
    }

    /// What is to be done with the block at place `index`, of which a load brings so many bytes.
    pub fn work(&self, index: usize, bytes: u64) -> Work {
        match self.operation {
            MemoryOp::Load { .. } => Work::Load {
                bytes,
                written: None,
            },
            MemoryOp::Store { .. } => Work::Store(self.write(index)),
            MemoryOp::Atomic(operation) | MemoryOp::Atomic64(operation) => {
                let (parts, operands) = self.atomics(index);
                Work::Atomic {
                    operation,
                    parts,
                    operands,
                }
            }
        }
    }

    /// What has become of the block at place `index`.
    pub fn receive_answer(&mut self, index: usize, answer: Answer) {
        match answer {
            Answer::Block { data, written, .. } => {
                self.receive_block(index, &data);
                self.written = self.written.max(written);
            }
            Answer::Old(words) => self.receive_old(index, &words),
            Answer::Stored => {}
            Answer::Message { .. } => unreachable!("messages are for the core"),
        }
    }

    /// The lanes get what stood there before their atomics.
    fn receive_old(&mut self, index: usize, words: &[u32]) {
        let (parts, _) = self.atomics(index);
        let mut words = words.iter();
        for part in parts {
            let own = words.by_ref().take(usize::from(part.bytes) / 4);
            let bytes: Vec<u8> = own.flat_map(|word| word.to_le_bytes()).collect();
            self.receive(part, &bytes);
        }
    }

    /// The reply to the finished request, complete in `cycle`.
    pub fn reply(mut self, cycle: u64) -> Reply {
        if let MemoryOp::Load {
            bytes: bytes @ 1..=2,
            signed: true,
        } = self.operation
        {
            for lane in self.result.chunks_exact_mut(4) {
                let unused = 8 * (4 - u32::from(bytes));
                let extended = (word(lane) << unused) as i32 >> unused;
                lane.copy_from_slice(&extended.to_le_bytes());
            }
        }
        Reply {
            to: self.to,
            client: self.client,
            token: self.token,
            lanes: self.lanes,
            cycle,
            written: self.written,
            words: self.gets / 4,
            data: self.result,
        }
    }
}

/// A little-endian word of four bytes.
pub fn word(bytes: &[u8]) -> u32 {
    u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
}

/// A little-endian number of up to eight bytes.
pub fn number(bytes: &[u8]) -> u64 {
    let bytes = bytes.iter().rev();
    bytes.fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// Bytes of a lane's access that lie behind each other.
#[derive(Clone, Copy, Debug)]
struct Piece {
    address: u64,
    /// First byte, counted from the start of the access.
    at: u64,
    bytes: u64,
}

/// The words of a lane's access, each by itself.
fn words_of<const LANES: usize>(
    access: &MemoryRequest<LANES>,
    lane: usize,
    length: u64,
) -> SmallVec<[Piece; 4]> {
    let piece = |word: u64| Piece {
        address: access.word_address(lane, word),
        at: 4 * word,
        bytes: length.min(4),
    };
    (0..length.div_ceil(4)).map(piece).collect()
}

/// A piece of a lane's access, block by block; `whole`: performed with its first block.
fn cut(lane: u8, piece: Piece, block_bytes: u64, whole: bool) -> impl Iterator<Item = (u64, Part)> {
    let Piece {
        address,
        at,
        bytes: length,
    } = piece;
    let offset = address % block_bytes;
    let blocks = (offset + length).div_ceil(block_bytes);
    (0..blocks).map(move |number| {
        let from = (number * block_bytes).max(offset);
        let to = ((number + 1) * block_bytes).min(offset + length);
        let bytes = match (whole, number) {
            (false, _) => to - from,
            (true, 0) => length,
            (true, _) => 0,
        };
        let part = Part {
            lane,
            at: (at + from - offset) as u8,
            bytes: bytes as u8,
            offset: (from % block_bytes) as u16,
        };
        (address / block_bytes + number, part)
    })
}

/// Sorts parts by block, and leaves those of a block in order; lanes are taken together by so many.
fn by_block(mut parts: Vec<(u64, Part)>, coalesced_lanes: usize) -> (Vec<Part>, Vec<BlockParts>) {
    let key = |(block, part): &(u64, Part)| (usize::from(part.lane) / coalesced_lanes, *block);
    parts.sort_by_key(key);
    let mut blocks: Vec<BlockParts> = vec![];
    for (place, (block, _)) in parts.iter().enumerate() {
        let first = place == 0 || key(&parts[place - 1]) != key(&parts[place]);
        match blocks.last_mut() {
            Some(last) if !first => last.parts.end = place + 1,
            _ => blocks.push(BlockParts {
                block: *block,
                parts: place..place + 1,
            }),
        }
    }
    (parts.into_iter().map(|(_, part)| part).collect(), blocks)
}

/// A finished request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Who has asked.
    pub to: Requester,
    /// First level that it comes from.
    pub client: Client,
    /// As in the request.
    pub token: Token,
    /// Lanes that take part; 1 for a scalar load.
    pub lanes: u64,
    /// Cycle in which the last byte has arrived.
    pub cycle: u64,
    /// Of a transaction's load: a time not before the last write of a commit to one of its blocks.
    pub written: Option<u64>,
    /// Words a lane gets.
    words: usize,
    data: Vec<u8>,
}

impl Reply {
    /// What the lanes get, one entry a word.
    pub fn lane_words<const LANES: usize>(&self) -> Vec<LaneWords<LANES>> {
        let mut vectors = vec![[0; LANES]; self.words];
        for (place, bytes) in self.data.chunks_exact(4).enumerate() {
            vectors[place % self.words][place / self.words] = word(bytes);
        }
        vectors
    }

    /// What a scalar load gets.
    pub fn words(&self) -> Vec<u32> {
        self.data
            .chunks_exact(4)
            .take(self.words)
            .map(word)
            .collect()
    }
}
