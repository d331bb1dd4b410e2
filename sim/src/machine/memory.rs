//! Global memory: the buffers of a launch, and the latency of the hierarchy in front of them.

use super::config::{CacheLevel, MemoryHierarchy};
use crate::isa::{LaneWords, MemoryOp, VectorMemory, LANES};

/// First address of the first buffer. Nothing lives below, so that a null pointer is an error.
const FIRST_ADDRESS: u64 = 0x1_0000;
/// Buffers start at multiples of this.
const ALIGNMENT: u64 = 256;
/// Unused bytes behind a buffer, so that an access past its end is an error and not a neighbour's data.
const GUARD: u64 = 4096;

/// Content of global memory.
#[derive(Clone, Debug)]
pub struct GlobalMemory {
    regions: Vec<Region>,
    next: u64,
}

/// Handle of an allocated buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegionId(usize);

#[derive(Clone, Debug)]
struct Region {
    name: String,
    address: u64,
    bytes: Vec<u8>,
}

impl Default for GlobalMemory {
    fn default() -> Self {
        Self {
            regions: vec![],
            next: FIRST_ADDRESS,
        }
    }
}

impl GlobalMemory {
    /// Places `bytes` behind all other buffers.
    pub fn allocate(&mut self, name: impl Into<String>, bytes: Vec<u8>) -> RegionId {
        self.place(name, self.next, bytes)
    }

    /// Places `bytes` at `address`, which lies behind all other buffers.
    pub fn place(&mut self, name: impl Into<String>, address: u64, bytes: Vec<u8>) -> RegionId {
        self.next = (address + bytes.len() as u64 + GUARD).next_multiple_of(ALIGNMENT);
        self.regions.push(Region {
            name: name.into(),
            address,
            bytes,
        });
        RegionId(self.regions.len() - 1)
    }

    /// First byte address of a buffer.
    pub fn address(&self, region: RegionId) -> u64 {
        self.regions[region.0].address
    }

    /// Content of a buffer.
    pub fn bytes(&self, region: RegionId) -> &[u8] {
        &self.regions[region.0].bytes
    }

    /// Reads consecutive words; the error says what lies nearest.
    pub fn load_words(&self, address: u64, words: usize) -> Result<Vec<u32>, String> {
        let bytes = self.slice(address, 4 * words as u64)?;
        Ok(bytes
            .chunks_exact(4)
            .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect())
    }

    /// Performs a vector memory instruction, lane after lane, and returns what its destination receives.
    pub fn perform(&mut self, access: &VectorMemory) -> Result<Vec<LaneWords>, String> {
        let words = access
            .destination
            .map_or(0, |destination| usize::from(destination.words));
        let mut result = vec![[0; LANES]; words];
        for lane in (0..LANES).filter(|lane| access.lanes >> lane & 1 != 0) {
            let address = access.address[lane];
            let loaded = self
                .perform_lane(access, lane, address)
                .map_err(|error| format!("work-item {lane} of the wavefront: {error}"))?;
            for (register, word) in result.iter_mut().zip(loaded) {
                register[lane] = word;
            }
        }
        Ok(result)
    }

    fn perform_lane(
        &mut self,
        access: &VectorMemory,
        lane: usize,
        address: u64,
    ) -> Result<Vec<u32>, String> {
        match access.op {
            MemoryOp::Load { bytes, signed } => {
                let loaded = self.slice(address, u64::from(bytes))?;
                Ok(match (bytes, signed) {
                    (1, false) => vec![u32::from(loaded[0])],
                    (1, true) => vec![i32::from(loaded[0] as i8) as u32],
                    (2, false) => vec![u32::from(u16::from_le_bytes([loaded[0], loaded[1]]))],
                    (2, true) => {
                        vec![i32::from(i16::from_le_bytes([loaded[0], loaded[1]])) as u32]
                    }
                    _ => self.load_words(address, usize::from(bytes) / 4)?,
                })
            }
            MemoryOp::Store { bytes } => {
                let data: Vec<u8> = access
                    .data
                    .iter()
                    .flat_map(|register| register[lane].to_le_bytes())
                    .collect();
                let length = usize::from(bytes);
                self.slice_mut(address, u64::from(bytes))?
                    .copy_from_slice(&data[..length]);
                Ok(vec![])
            }
            MemoryOp::Atomic(operation) => {
                let old = self.load_words(address, 1)?[0];
                let operand = |index: usize| access.data.get(index).map_or(0, |data| data[lane]);
                let new = operation.apply(old, operand(0), operand(1));
                self.slice_mut(address, 4)?
                    .copy_from_slice(&new.to_le_bytes());
                Ok(vec![old])
            }
        }
    }

    fn slice(&self, address: u64, length: u64) -> Result<&[u8], String> {
        let (region, offset) = self.locate(address, length)?;
        Ok(&self.regions[region].bytes[offset..offset + length as usize])
    }

    fn slice_mut(&mut self, address: u64, length: u64) -> Result<&mut [u8], String> {
        let (region, offset) = self.locate(address, length)?;
        Ok(&mut self.regions[region].bytes[offset..offset + length as usize])
    }

    fn locate(&self, address: u64, length: u64) -> Result<(usize, usize), String> {
        let after = self
            .regions
            .partition_point(|region| region.address <= address);
        let Some(index) = after.checked_sub(1) else {
            return Err(format!(
                "global address {address:#x} lies below every buffer (a null pointer?)"
            ));
        };
        let region = &self.regions[index];
        let offset = address - region.address;
        let size = region.bytes.len() as u64;
        if offset.checked_add(length).is_some_and(|end| end <= size) {
            return Ok((index, offset as usize));
        }
        Err(format!(
            "{length} bytes at offset {offset} of {}, which has {size} bytes",
            region.name
        ))
    }
}

/// Latency of global memory. Caches hold tags only: data is always read and written in [`GlobalMemory`].
///
/// A load takes the first level's latency, after a miss the second level's too, then the memory's; a block that is on
/// its way is waited for, not fetched again. Stores write through to the second level and allocate nowhere. Atomics are
/// performed in the second level and drop the block from the first. Networks and write-backs take no time.
#[derive(Clone, Debug)]
pub struct MemoryTiming {
    block_bytes: u64,
    memory_latency: u64,
    vector_l1: Cache,
    scalar_l1: Cache,
    l2: Cache,
    vector_port: u64,
    scalar_port: u64,
}

impl MemoryTiming {
    /// Empty caches.
    pub fn new(config: &MemoryHierarchy) -> Self {
        Self {
            block_bytes: config.block_bytes,
            memory_latency: config.memory_latency,
            vector_l1: Cache::new(&config.vector_l1),
            scalar_l1: Cache::new(&config.scalar_l1),
            l2: Cache::new(&config.l2),
            vector_port: 0,
            scalar_port: 0,
        }
    }

    /// Cycle in which a scalar load of `words` words that reaches the cache at `now` has all its data.
    pub fn scalar_load(&mut self, now: u64, address: u64, words: u64) -> u64 {
        let mut done = now;
        let first = address / self.block_bytes;
        let last = (address + 4 * words.max(1) - 1) / self.block_bytes;
        for block in first..=last {
            let start = now.max(self.scalar_port);
            self.scalar_port = start + 1;
            done = done.max(load(
                &mut self.scalar_l1,
                &mut self.l2,
                self.memory_latency,
                start,
                block,
            ));
        }
        done
    }

    /// Cycle in which a vector memory instruction that reaches the cache at `now` is complete. Lanes that meet in a
    /// block share one access; the cache takes one block a cycle.
    pub fn vector_access(&mut self, now: u64, access: &VectorMemory) -> u64 {
        let bytes = match access.op {
            MemoryOp::Load { bytes, .. } | MemoryOp::Store { bytes } => u64::from(bytes),
            MemoryOp::Atomic(_) => 4,
        };
        let mut blocks: Vec<u64> = (0..LANES)
            .filter(|lane| access.lanes >> lane & 1 != 0)
            .map(|lane| access.address[lane])
            .flat_map(|address| {
                [
                    address / self.block_bytes,
                    (address + bytes - 1) / self.block_bytes,
                ]
            })
            .collect();
        blocks.sort_unstable();
        blocks.dedup();
        let mut done = now;
        for block in blocks {
            let start = now.max(self.vector_port);
            self.vector_port = start + 1;
            let ready = match access.op {
                MemoryOp::Load { .. } => load(
                    &mut self.vector_l1,
                    &mut self.l2,
                    self.memory_latency,
                    start,
                    block,
                ),
                MemoryOp::Store { .. } => start + self.vector_l1.latency + self.l2.latency,
                MemoryOp::Atomic(_) => {
                    self.vector_l1.forget(block);
                    let at_l2 = start + self.vector_l1.latency;
                    fetch(&mut self.l2, self.memory_latency, at_l2, block)
                }
            };
            done = done.max(ready);
        }
        done
    }
}

/// Cycle in which a block requested at `now` arrives from the first level.
fn load(l1: &mut Cache, l2: &mut Cache, memory_latency: u64, now: u64, block: u64) -> u64 {
    let looked_up = now + l1.latency;
    if let Some(ready) = l1.find(block) {
        return looked_up.max(ready);
    }
    let ready = fetch(l2, memory_latency, looked_up, block);
    l1.insert(block, ready);
    ready
}

/// Cycle in which a block requested at `now` arrives from the second level.
fn fetch(l2: &mut Cache, memory_latency: u64, now: u64, block: u64) -> u64 {
    let looked_up = now + l2.latency;
    if let Some(ready) = l2.find(block) {
        return looked_up.max(ready);
    }
    let ready = looked_up + memory_latency;
    l2.insert(block, ready);
    ready
}

/// Tags of a set-associative cache.
#[derive(Clone, Debug)]
struct Cache {
    latency: u64,
    slices: u64,
    sets: u64,
    ways: usize,
    /// Per slice and set, most recently used first: block and the cycle in which its data is there.
    lines: Vec<Vec<(u64, u64)>>,
}

impl Cache {
    fn new(level: &CacheLevel) -> Self {
        Self {
            latency: level.latency,
            slices: level.slices as u64,
            sets: level.sets as u64,
            ways: level.ways,
            lines: vec![vec![]; level.slices * level.sets],
        }
    }

    fn set(&mut self, block: u64) -> &mut Vec<(u64, u64)> {
        let slice = block % self.slices;
        let set = block / self.slices % self.sets;
        &mut self.lines[(slice * self.sets + set) as usize]
    }

    /// When the block's data is there, if it is present or on its way.
    fn find(&mut self, block: u64) -> Option<u64> {
        let set = self.set(block);
        let way = set.iter().position(|line| line.0 == block)?;
        let line = set.remove(way);
        set.insert(0, line);
        Some(line.1)
    }

    fn insert(&mut self, block: u64, ready: u64) {
        let ways = self.ways;
        let set = self.set(block);
        set.insert(0, (block, ready));
        set.truncate(ways);
    }

    fn forget(&mut self, block: u64) {
        self.set(block).retain(|line| line.0 != block);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loads(lanes: u64, address: impl Fn(usize) -> u64) -> VectorMemory {
        VectorMemory {
            op: MemoryOp::Load {
                bytes: 4,
                signed: false,
            },
            lanes,
            address: Box::new(std::array::from_fn(address)),
            data: vec![],
            destination: None,
        }
    }

    #[test]
    fn a_miss_takes_all_levels_and_a_hit_one() {
        let mut timing = MemoryTiming::new(&MemoryHierarchy::default());
        let coalesced = loads(!0, |lane| 4 * lane as u64);
        // Four blocks of 64 bytes, one a cycle.
        assert_eq!(timing.vector_access(0, &coalesced), 3 + 1 + 10 + 100);
        assert_eq!(timing.vector_access(200, &coalesced), 203 + 1);
    }

    #[test]
    fn a_block_on_its_way_is_waited_for() {
        let mut timing = MemoryTiming::new(&MemoryHierarchy::default());
        let one = loads(1, |_| 0);
        assert_eq!(timing.vector_access(0, &one), 111);
        assert_eq!(timing.vector_access(5, &one), 111);
    }

    #[test]
    fn an_access_past_the_end_names_the_buffer() {
        let mut memory = GlobalMemory::default();
        let region = memory.allocate("argument 0 (keys)", vec![0; 16]);
        let end = memory.address(region) + 16;
        assert_eq!(
            memory.load_words(end, 1).unwrap_err(),
            "4 bytes at offset 16 of argument 0 (keys), which has 16 bytes"
        );
        assert!(memory
            .load_words(0, 1)
            .unwrap_err()
            .contains("null pointer"));
    }
}
