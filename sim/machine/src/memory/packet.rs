//! What travels between first levels and partitions.

use super::crossbar::Packet;
use std::sync::Arc;
use turnstile_hdl::commit_op::PacketKind;
use turnstile_kernel::MemoryAtomic;

/// Bytes of a packet besides its data: operation, address, who asked (GPGPU-Sim: `READ_PACKET_SIZE`).
pub const HEADER_BYTES: u64 = 8;

/// Bytes of one block that belong to one lane's access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    pub lane: u8,
    /// First byte, counted from the start of the lane's access.
    pub at: u8,
    /// Bytes; 0 where a lane's atomic is performed with the block before.
    pub bytes: u8,
    /// First byte, counted from the start of the block.
    pub offset: u16,
}

impl Part {
    /// The part's bytes in the block.
    pub fn of<'a>(&self, block: &'a [u8]) -> &'a [u8] {
        &block[usize::from(self.offset)..][..usize::from(self.bytes)]
    }
}

/// Bytes to be stored in a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    /// Where to; a later part overwrites an earlier one.
    pub parts: Vec<Part>,
    /// The bytes, one part after the other.
    pub bytes: Vec<u8>,
}

impl Write {
    /// Each part with its bytes.
    pub fn iter(&self) -> impl Iterator<Item = (&Part, &[u8])> {
        let mut rest = &self.bytes[..];
        self.parts.iter().map(move |part| {
            let (bytes, behind) = rest.split_at(part.bytes.into());
            rest = behind;
            (part, bytes)
        })
    }

    /// All bytes of a block.
    pub fn whole(block: Box<[u8]>) -> Self {
        const PIECE: usize = 64;
        let pieces = block.chunks(PIECE).enumerate();
        let part = |(number, piece): (usize, &[u8])| Part {
            lane: 0,
            at: 0,
            bytes: piece.len() as u8,
            offset: (number * PIECE) as u16,
        };
        Self {
            parts: pieces.map(part).collect(),
            bytes: block.into(),
        }
    }

    /// Whether a copy of the block has other bytes where these are stored.
    pub fn changes(&self, block: &[u8]) -> bool {
        self.iter().any(|(part, bytes)| part.of(block) != bytes)
    }

    /// Whether every one of a block's `bytes` is stored.
    pub fn covers(&self, bytes: usize) -> bool {
        let mut stored = vec![false; bytes];
        for part in &self.parts {
            stored[usize::from(part.offset)..][..usize::from(part.bytes)].fill(true);
        }
        stored.into_iter().all(|stored| stored)
    }

    /// Stores the bytes of `later`, too, over those that it has.
    pub fn merge(&mut self, later: Self) {
        let place = |part: &Part| (part.offset, part.bytes);
        let kept: Vec<(Part, Vec<u8>)> = self
            .iter()
            .filter(|(part, _)| later.parts.iter().all(|other| place(other) != place(part)))
            .map(|(part, bytes)| (*part, bytes.to_vec()))
            .collect();
        let (parts, bytes): (Vec<_>, Vec<_>) = kept.into_iter().unzip();
        *self = Self {
            parts: [parts, later.parts].concat(),
            bytes: [bytes.concat(), later.bytes].concat(),
        };
    }

    /// Stores the bytes in a copy of the block.
    pub fn apply(&self, block: &mut [u8]) {
        for (part, bytes) in self.iter() {
            block[usize::from(part.offset)..][..bytes.len()].copy_from_slice(bytes);
        }
    }
}

/// Who asked, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// Number of the first level.
    pub first_level: usize,
    /// Its name for the packet.
    pub token: usize,
    /// Number of the core's request, in the order in which all requests were made.
    pub age: u64,
}

/// From a core's log walker to the commit unit of a partition, as on the walker's pins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommitPacket {
    /// What it brings.
    pub kind: PacketKind,
    /// The lowest number of the warp's transactions.
    pub first: u32,
    /// Lanes that have numbers: `first` and up, in the order of lanes.
    pub survivors: u32,
    /// Lanes whose words these are, or that have words here; of a result, numbers that commit, counted from `first`.
    pub lanes: u32,
    /// Word address and value of each of the lanes, in their order.
    pub words: Vec<[u32; 2]>,
}

impl CommitPacket {
    /// The number of a lane.
    pub fn number(&self, lane: u32) -> u32 {
        self.first + (self.survivors & ((1 << lane) - 1)).count_ones()
    }

    /// The highest number of the warp's transactions.
    pub fn last(&self) -> u32 {
        self.first + self.survivors.count_ones().saturating_sub(1)
    }
}

/// From a commit unit to cores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CoreMessage {
    /// Which transactions of a warp pass on the words of this partition.
    Vote {
        partition: usize,
        /// The highest number of the warp.
        id: u32,
        /// Who passes, counted from its lowest number.
        lanes: u32,
    },
    /// What a warp has written here has landed.
    Done {
        partition: usize,
        /// The highest number of the warp.
        id: u32,
    },
    /// Words that are accessed in commit from now on, or no longer.
    Updates {
        partition: usize,
        /// As the [queue of updates](turnstile_hdl::update_queue) packs them.
        words: Vec<u32>,
        /// Cycle in which the packet left the queue.
        sent: u64,
    },
}

impl CoreMessage {
    /// Updates of the cores' tables.
    pub fn is_update(&self) -> bool {
        matches!(self, Self::Updates { .. })
    }

    fn words(&self) -> usize {
        match self {
            Self::Vote { .. } | Self::Done { .. } => 0,
            Self::Updates { words, .. } => words.len(),
        }
    }
}

/// What a partition is to do with a block.
#[derive(Clone, Debug)]
pub enum Work {
    /// Send the block.
    Load {
        /// Bytes of it that are asked for.
        bytes: u64,
        /// Of a transaction, which asks when the block was written last: what the partition knows about that.
        written: Option<u64>,
    },
    /// Store bytes.
    Store(Write),
    /// Read, modify and write words of 32 or 64 bits, one part after the other.
    Atomic {
        operation: MemoryAtomic,
        /// Where.
        parts: Vec<Part>,
        /// Two operands a part.
        operands: Vec<[u64; 2]>,
    },
    /// Transactions of a warp commit; there is no block.
    Commit(CommitPacket),
}

impl Work {
    /// Bytes of a packet with it.
    pub fn packet_bytes(&self) -> u64 {
        let data = match self {
            Self::Load { .. } => 0,
            Self::Store(write) => write.bytes.len(),
            Self::Atomic { parts, .. } => {
                parts.iter().map(|part| 2 * usize::from(part.bytes)).sum()
            }
            Self::Commit(packet) => 8 * packet.words.len(),
        };
        HEADER_BYTES + data as u64
    }
}

/// From a first level to a partition.
#[derive(Clone, Debug)]
pub struct RequestPacket {
    pub origin: Origin,
    /// Partition to which the block belongs.
    pub partition: usize,
    /// The block: its address divided by the size of blocks.
    pub block: u64,
    /// What is to be done.
    pub work: Work,
}

/// What became of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Block {
        data: Box<[u8]>,
        /// Bytes that were asked for and travel.
        bytes: u64,
        /// For a transaction: when the block was written last.
        written: Option<u64>,
    },
    /// The store is done.
    Stored,
    /// What stood there before the atomics, part by part: one or two words each.
    Old(Vec<u32>),
    /// Nobody's answer, but what a commit unit has to say.
    Message {
        /// What it says.
        message: CoreMessage,
        /// First levels that get a copy each, if it is not for the origin alone.
        copies: Option<Arc<[usize]>>,
    },
}

/// Bytes of the time that goes with a transaction's block.
const TIME_BYTES: usize = 8;

impl Answer {
    /// Bytes of a packet with it.
    pub fn packet_bytes(&self) -> u64 {
        let data = match self {
            Self::Block { bytes, written, .. } => {
                *bytes as usize + written.map_or(0, |_| TIME_BYTES)
            }
            Self::Stored => 0,
            Self::Old(words) => 4 * words.len(),
            Self::Message { message, .. } => 4 * message.words(),
        };
        HEADER_BYTES + data as u64
    }
}

/// From a partition to a first level.
#[derive(Clone, Debug)]
pub struct ReplyPacket {
    pub origin: Origin,
    pub answer: Answer,
}

impl Packet for RequestPacket {
    fn target(&self) -> usize {
        self.partition
    }

    fn age(&self) -> u64 {
        self.origin.age
    }

    fn bytes(&self) -> u64 {
        self.work.packet_bytes()
    }
}

impl ReplyPacket {
    /// Updates of a core's table.
    pub fn is_update(&self) -> bool {
        matches!(&self.answer, Answer::Message { message, .. } if message.is_update())
    }
}

impl Packet for ReplyPacket {
    fn target(&self) -> usize {
        self.origin.first_level
    }

    fn copies(&self) -> &[usize] {
        match &self.answer {
            Answer::Message { copies, .. } => copies.as_deref().unwrap_or_default(),
            _ => &[],
        }
    }

    fn age(&self) -> u64 {
        self.origin.age
    }

    fn bytes(&self) -> u64 {
        self.answer.packet_bytes()
    }
}
