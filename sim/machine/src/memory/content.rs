//! Content of global memory: named buffers with guards between them.

use turnstile_kernel::Regions;

/// First address of the first buffer. Nothing lives below, so that a null pointer is an error.
const FIRST_ADDRESS: u64 = 0x1_0000;
/// Who reads or writes below has followed a null pointer, with a small index perhaps.
const NULL_PAGE: u64 = 4096;
/// Buffers start at multiples of this.
const ALIGNMENT: u64 = 256;
/// Unused bytes behind a buffer, so that an access past its end is an error and not a neighbour's data.
const GUARD: u64 = 4096;

/// Content of global memory.
#[derive(Clone, Debug)]
pub struct GlobalMemory {
    regions: Vec<Region>,
    next: u64,
    changes: u64,
}

/// Handle of an allocated buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegionId(usize);

/// A moment in the life of a [`GlobalMemory`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    regions: usize,
    next: u64,
}

#[derive(Clone, Debug)]
struct Region {
    name: String,
    address: u64,
    bytes: Vec<u8>,
    /// Nothing that the user has given: private memory, constants and the like.
    internal: bool,
}

impl Region {
    fn end(&self) -> u64 {
        self.address + self.bytes.len() as u64
    }
}

impl Default for GlobalMemory {
    fn default() -> Self {
        Self {
            regions: vec![],
            next: FIRST_ADDRESS,
            changes: 0,
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
            internal: false,
        });
        RegionId(self.regions.len() - 1)
    }

    /// First byte address of a buffer.
    pub fn address(&self, region: RegionId) -> u64 {
        self.regions[region.0].address
    }

    /// Name of the word at a byte address: its buffer, as the kernel calls it, and its index there. None outside of all buffers.
    pub fn word_name(&self, address: u64) -> Option<String> {
        let (region, offset) = self.locate(address, 1).ok()?;
        let region = &self.regions[region];
        // As in "argument 0 `keys`", or "argument 0 (keys)" of a bundled benchmark.
        let quoted = region.name.split(['`', '(', ')']).nth(1);
        let name = quoted.unwrap_or(&region.name);
        Some(format!("{name}[{}]", offset / 4))
    }

    /// Content of a buffer.
    pub fn bytes(&self, region: RegionId) -> &[u8] {
        &self.regions[region.0].bytes
    }

    /// Content of a buffer, to be written by the host.
    pub fn region_mut(&mut self, region: RegionId) -> &mut [u8] {
        &mut self.regions[region.0].bytes
    }

    /// What is there now, for [`release`](Self::release).
    pub fn mark(&self) -> Mark {
        Mark {
            regions: self.regions.len(),
            next: self.next,
        }
    }

    /// Drops what was placed since then.
    pub fn release(&mut self, mark: Mark) {
        self.regions.truncate(mark.regions);
        self.next = mark.next;
    }

    /// Whether `length` bytes at `address` lie in one buffer; the error says what lies nearest.
    pub fn check(&self, address: u64, length: u64) -> Result<(), String> {
        self.locate(address, length).map(|_| ())
    }

    /// Changes the bytes at a checked address. What is behind the end of the buffer stays nobody's: the half of a last word.
    ///
    /// # Panics
    /// If `address` is in no buffer.
    pub fn store(&mut self, address: u64, bytes: &[u8]) {
        let (region, offset) = self
            .locate(address, 1)
            .expect("addresses are checked when a request is made");
        let held = &mut self.regions[region].bytes[offset..];
        let length = bytes.len().min(held.len());
        let (held, bytes) = (&mut held[..length], &bytes[..length]);
        if held != bytes {
            held.copy_from_slice(bytes);
            self.changes += 1;
        }
    }

    /// A word has another value for all that come later, though it is not stored yet.
    pub fn changes_unstored(&mut self) {
        self.changes += 1;
    }

    /// Stores that have changed something.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// `length` bytes from `address`; those that are in no buffer are 0.
    pub fn block(&self, address: u64, length: usize) -> Box<[u8]> {
        let mut block = vec![0; length].into_boxed_slice();
        let end = address + length as u64;
        let first = self
            .regions
            .partition_point(|region| region.end() <= address);
        for region in &self.regions[first..] {
            if region.address >= end {
                break;
            }
            let (from, to) = (address.max(region.address), end.min(region.end()));
            block[(from - address) as usize..(to - address) as usize].copy_from_slice(
                &region.bytes[(from - region.address) as usize..(to - region.address) as usize],
            );
        }
        block
    }

    /// The word at an address.
    pub fn word(&self, address: u64) -> u32 {
        let block = self.block(address, 4);
        u32::from_le_bytes(block[..].try_into().expect("four bytes"))
    }

    fn locate(&self, address: u64, length: u64) -> Result<(usize, usize), String> {
        let after = self
            .regions
            .partition_point(|region| region.address <= address);
        if let Some(index) = after.checked_sub(1) {
            let region = &self.regions[index];
            let offset = address - region.address;
            let size = region.bytes.len() as u64;
            if offset.checked_add(length).is_some_and(|end| end <= size) {
                return Ok((index, offset as usize));
            }
        }
        Err(self.outside(address, length))
    }

    /// Which of the user's buffers lies nearest to an access that is in none, and how far outside of it that is. What is empty
    /// is nobody's target.
    fn outside(&self, address: u64, length: u64) -> String {
        if address < NULL_PAGE {
            return format!(
                "{length} bytes at global address {address:#x}, below every buffer (a null pointer?)"
            );
        }
        let last = address.saturating_add(length);
        let beyond = |region: &Region| match address < region.address {
            true => region.address - address,
            false => last - region.end(),
        };
        let there = self.regions.iter().filter(|one| !one.bytes.is_empty());
        let Some(region) = there.min_by_key(|region| (region.internal, beyond(region))) else {
            return format!(
                "{length} bytes at global address {address:#x}, and there is no buffer"
            );
        };
        let (name, size, far) = (&region.name, region.bytes.len(), beyond(region));
        match address.checked_sub(region.address) {
            Some(offset) => format!(
                "{length} bytes at offset {offset} of {name}, up to {far} bytes past its end (it has {size} bytes)"
            ),
            None => format!(
                "{length} bytes that begin {far} bytes before {name} (it has {size} bytes)"
            ),
        }
    }
}

impl Regions for GlobalMemory {
    fn allocate(&mut self, name: &str, bytes: Vec<u8>) -> u64 {
        let region = GlobalMemory::allocate(self, name, bytes);
        self.regions[region.0].internal = true;
        self.address(region)
    }

    fn place(&mut self, name: &str, address: u64, bytes: Vec<u8>) {
        let region = GlobalMemory::place(self, name, address, bytes);
        self.regions[region.0].internal = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_the_name_of_their_buffer() {
        let mut memory = GlobalMemory::default();
        let keys = memory.allocate("argument 0 `keys`", vec![0; 16]);
        let table = memory.allocate("argument 1 (table)", vec![0; 8]);
        let other = memory.allocate("other", vec![0; 8]);
        let name = |region, offset| memory.word_name(memory.address(region) + offset);
        assert_eq!(name(keys, 12).as_deref(), Some("keys[3]"));
        assert_eq!(name(table, 0).as_deref(), Some("table[0]"));
        assert_eq!(name(other, 4).as_deref(), Some("other[1]"));
        assert_eq!(name(other, 8), None);
    }

    #[test]
    fn an_access_past_the_end_names_the_buffer() {
        let mut memory = GlobalMemory::default();
        let region = memory.allocate("argument 0 (keys)", vec![0; 16]);
        let end = memory.address(region) + 16;
        assert_eq!(
            memory.check(end, 4).unwrap_err(),
            "4 bytes at offset 16 of argument 0 (keys), up to 4 bytes past its end (it has 16 bytes)"
        );
        assert!(memory.check(0, 4).unwrap_err().contains("null pointer"));
    }

    #[test]
    fn an_access_outside_of_every_buffer_names_the_nearest() {
        let mut memory = GlobalMemory::default();
        let keys = memory.allocate("argument 0 `keys`", vec![0; 16]);
        let out = memory.allocate("argument 1 `out`", vec![0; 64]);
        memory.allocate("argument 2", vec![]);
        Regions::allocate(&mut memory, "dispatch packet", vec![0; 64]);
        let said = |address| memory.check(address, 4).unwrap_err();
        let (keys, out) = (memory.address(keys), memory.address(out));
        assert_eq!(
            said(keys - 8),
            "4 bytes that begin 8 bytes before argument 0 `keys` (it has 16 bytes)"
        );
        assert_eq!(
            said(out - 4),
            "4 bytes that begin 4 bytes before argument 1 `out` (it has 64 bytes)"
        );
        // Beyond what is no buffer of the user too.
        for far in [12, 10_000_000] {
            assert_eq!(
                said(out + 64 + far - 4),
                format!(
                    "4 bytes at offset {} of argument 1 `out`, up to {far} bytes past its end (it has 64 bytes)",
                    60 + far
                )
            );
        }
        assert!(said(u64::MAX - 1).contains("past its end"));
    }

    #[test]
    fn what_was_placed_since_a_mark_is_released() {
        let mut memory = GlobalMemory::default();
        let stays = memory.allocate("stays", vec![1; 16]);
        let mark = memory.mark();
        let goes = memory.allocate("goes", vec![2; 16]);
        let address = memory.address(goes);
        memory.place("far away", 1 << 40, vec![3; 16]);
        memory.release(mark);
        assert!(memory.check(memory.address(stays), 16).is_ok());
        assert!(memory.check(address, 4).is_err() && memory.check(1 << 40, 4).is_err());
        let next = memory.allocate("next", vec![4; 16]);
        assert_eq!(memory.address(next), address);
    }

    #[test]
    fn a_block_holds_what_buffers_have_of_it() {
        let mut memory = GlobalMemory::default();
        let first = memory.place("first", 0x1000, vec![1; 6]);
        memory.place("second", 0x1008, vec![2; 8]);
        assert_eq!(memory.address(first), 0x1000);
        assert_eq!(
            *memory.block(0x1004, 8),
            [1, 1, 0, 0, 2, 2, 2, 2],
            "two bytes of the first buffer, two of none, four of the second"
        );
        assert_eq!(*memory.block(0xff0, 4), [0; 4]);
    }
}
