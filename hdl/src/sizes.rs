//! The papers' sizes.
//!
//! Southern Islands as in both LocalTM papers: 32 banks of 512 words (64 KB), wavefronts of 64
//! lanes served in halves of 32, 4 wavefront slots (256 work-items). 2.25 N rows of a bank hold N
//! rows of variables with backups and owners, so at most 228 rows carry state bits (512 / 2.25 = 227.6).

pub const BANKS: usize = 32;
pub const BANK_BITS: usize = 5;
/// Lanes of half a wavefront.
pub const LANES: usize = 32;
pub const ROWS: usize = 512;
pub const ROW_BITS: usize = 9;
pub const ADDR_BITS: usize = 16;
pub const STATE_ROWS: usize = 228;
pub const STATE_BITS: usize = 8;
pub const SLOTS: usize = 4;
pub const SLOT_BITS: usize = 2;

/// Bits of the paper's filters.
pub const FILTER_BITS: usize = 8;
/// Classes of rows that a walk tells apart with them.
pub const CLASSES: usize = FILTER_BITS;
/// 65,536 vector registers of a compute unit are 512 rows of 16 lanes in the working half of each
/// of 4 SIMD units, and as many in the shadow half.
pub const REGISTER_ROWS: usize = 512;
pub const REGISTER_ROW_BITS: usize = 9;
/// 104 SGPRs, VCC, and a pair for M0 and SCC: see [`scalar_checkpoint`](crate::scalar_checkpoint).
pub const SCALAR_WORDS: usize = 108;
pub const SCALAR_WORD_BITS: usize = 7;

/// Fermi's shared memory: 32 banks of 384 words (48 KB), 1,024 lock bits selected by the low bits of the word address.
pub const SHARED_ROWS: usize = 384;
pub const LOCKS: usize = 1024;
/// A lock a word at most.
pub const LOCK_BITS: usize = 14;
pub const LANE_BITS: usize = 5;
/// Atomic instructions in flight.
pub const WARPS: usize = 4;
pub const WARP_BITS: usize = 2;

/// Hopper's shared memory: 32 banks of 1,816 words, the 227 KB that a block of an NVIDIA H200 can have.
pub const HOPPER_ROWS: usize = 1816;
pub const HOPPER_ROW_BITS: usize = 11;
pub const HOPPER_ADDR_BITS: usize = 18;
pub const HOPPER_LOCK_BITS: usize = 16;

/// Tables of early conflict resolution: 3,072 entries of a 30-bit word address, 12 ways x 256 sets.
pub const TABLE_WAYS: usize = 12;
pub const TABLE_SET_BITS: usize = 8;
pub const WORD_ADDRESS_BITS: usize = 30;
/// Bits of a reader or writer count.
pub const REFERENCE_COUNT_BITS: usize = 5;
/// Lanes of a warp, in groups of 4 look-up ports.
pub const WARP_LANES: usize = 32;
pub const WARP_GROUPS: usize = 8;
pub const WARP_GROUP_BITS: usize = 3;
/// A SIMT stack of `2 * 32 + 1` entries never runs out.
pub const STACK_DEPTH: usize = 65;
pub const STACK_INDEX_BITS: usize = 7;
/// Contexts of lanes that have left the pass of a transaction.
pub const WAITING_CONTEXTS: usize = 4;
pub const PC_BITS: usize = 32;
pub const LOG_INDEX_BITS: usize = 16;

/// The ownership table of a warp: 4,096 entries of a byte in 32 banks of 32 rows of four.
pub const OWNER_BANKS: usize = 32;
pub const OWNER_BANK_BITS: usize = 5;
pub const OWNER_ROW_BITS: usize = 5;
pub const OWNER_ENTRY_BITS: usize = 7;

/// Bits of a word address in tables of one size only.
pub const COMMIT_ADDRESS_BITS: usize = WORD_ADDRESS_BITS;
/// Last-written times: 4 arrays of 512 entries of 8 bytes.
pub const TIME_SET_BITS: usize = 9;
/// Bits of half a time.
pub const TIME_BITS: usize = 32;
/// Two warps of a core are in transactions.
pub const TEMPORAL_WARP_BITS: usize = 1;

/// Last writers of 1,024 words in 256 sets x 4 ways; numbers of transactions.
pub const WRITER_WAYS: usize = 4;
pub const WRITER_SET_BITS: usize = 8;
pub const TX_ID_BITS: usize = 32;

/// A commit unit holds 1,024 transactions, the 960 of the machine and more, with logs of 4,096 words each.
pub const COMMIT_SLOT_BITS: usize = 10;
pub const COMMIT_NODE_BITS: usize = 12;
pub const COMMIT_COUNT_BITS: usize = 13;
pub const COMMIT_QUEUE_BITS: usize = 8;
/// Bits of totals of words under way.
pub const COMMIT_TOTAL_BITS: usize = 16;

/// The read log and the write log of a warp have 1,024 entries each, as many as its local memory has room for in the authors' simulator, about.
pub const LOG_ENTRY_BITS: usize = 10;
pub const LOG_ENTRIES_BITS: usize = 11;
/// Bits of a length or an index of logs, as on the SIMT stack.
pub const LOG_LENGTH_BITS: usize = LOG_INDEX_BITS;
/// Lines that are asked for ahead: 8.
pub const PREFETCH_FIFO_BITS: usize = 3;
/// Memory partitions, interleaved by 64 words (256 bytes).
pub const PARTITIONS: usize = 6;
pub const PARTITION_BITS: usize = 3;
pub const CHUNK_BITS: usize = 6;
/// Clocks that a warp waits for each of its aborts, and at most: the simulator's 500 and 5,000 cycles of 700 MHz, in clocks of 1,400 MHz.
pub const BACK_OFF_STEP: usize = 1_000;
pub const BACK_OFF_MOST: usize = 10_000;

/// Updates for the cores' tables: 32 wait, and 6 fill a flit of 32 bytes behind its header.
pub const UPDATE_QUEUE_BITS: usize = 5;
pub const UPDATE_COUNT_BITS: usize = 6;
pub const UPDATE_WORDS: usize = 6;
pub const UPDATE_FILL_BITS: usize = 3;

/// The atomic unit of a slice: 32 words in flight, lines of 32 words (128 bytes), a tag for each packet beside it.
pub const ATOMIC_ENTRIES: usize = 32;
pub const ATOMIC_ENTRY_BITS: usize = 5;
pub const LINE_WORD_BITS: usize = 5;
pub const PACKET_TAG_BITS: usize = 10;
