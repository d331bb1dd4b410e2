//! Reads of local memory that nothing has written: they find what an earlier work-group, or nobody, left there.
//!
//! A store counts as soon as its response comes, also that of a transaction that is rolled back later.

use super::access::Access;
use super::operation::Shape;
use super::work_item::WorkItem;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::fmt;
use turnstile_hdl::lds_op::LdsOp;

/// The first of a line's reads of bytes that nothing had written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnwrittenRead {
    /// Who.
    pub item: WorkItem,
    /// What, with its line.
    pub access: Access,
    /// First byte address that nothing had written.
    pub address: u32,
    /// Such reads of lanes in this line, this one included.
    pub reads: u64,
}

impl UnwrittenRead {
    /// Takes in those of a later run of the same text.
    pub fn add(all: &mut Vec<Self>, later: &[Self]) {
        for read in later {
            match all
                .iter_mut()
                .find(|one| one.access.at.line == read.access.at.line)
            {
                Some(known) => known.reads += read.reads,
                None => all.push(read.clone()),
            }
        }
    }
}

/// Bytes that have been written, and reads of others.
#[derive(Clone, Debug, Default)]
pub struct Unwritten {
    groups: FxHashMap<u32, Bytes>,
    by_line: BTreeMap<u32, UnwrittenRead>,
}

/// A set of byte addresses.
#[derive(Clone, Debug)]
struct Bytes(Vec<u64>);

impl Unwritten {
    /// A work-group starts: nothing is written.
    pub fn start(&mut self, group: u32, lds_bytes: u32) {
        self.groups.insert(group, Bytes::none(lds_bytes));
    }

    /// A lane's access has been answered: to be called in the order of responses and lanes.
    pub fn access(&mut self, item: WorkItem, access: &Access) {
        let Some(written) = self.groups.get_mut(&item.group) else {
            return;
        };
        let shape = Shape::of(access.op);
        let bytes = access.address..access.address + shape.bytes;
        if looks(access, shape) {
            if let Some(address) = bytes.clone().find(|&byte| !written.contains(byte)) {
                self.by_line
                    .entry(access.at.line)
                    .or_insert(UnwrittenRead {
                        item,
                        access: *access,
                        address,
                        reads: 0,
                    })
                    .reads += 1;
            }
        }
        if shape.writes {
            bytes.for_each(|byte| written.insert(byte));
        }
    }

    /// The local memory of a work-group has been read: it has ended.
    pub fn finish(&mut self, group: u32) {
        self.groups.remove(&group);
    }

    /// One a line of the kernel's text, in the order of lines.
    pub fn reads(&self) -> Vec<UnwrittenRead> {
        self.by_line.values().cloned().collect()
    }
}

/// Whether what was in memory matters: an exchange that nobody sees the answer of is a store.
fn looks(access: &Access, shape: Shape) -> bool {
    shape.reads && (access.op != LdsOp::Xchg || access.returned.is_some())
}

impl Bytes {
    fn none(count: u32) -> Self {
        Self(vec![0; count.div_ceil(u64::BITS) as usize])
    }

    fn contains(&self, byte: u32) -> bool {
        self.0[(byte / u64::BITS) as usize] >> (byte % u64::BITS) & 1 == 1
    }

    fn insert(&mut self, byte: u32) {
        self.0[(byte / u64::BITS) as usize] |= 1 << (byte % u64::BITS);
    }
}

impl fmt::Display for UnwrittenRead {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(
            f,
            "{} reads local memory at {:#x}, which nothing has written, in cycle {}",
            self.item, self.address, self.access.cycle
        )?;
        match self.reads {
            1 => Ok(()),
            reads => write!(f, " (the first of {reads} such reads in this line)"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::At;

    const ITEM: WorkItem = WorkItem {
        group: 3,
        wavefront: 1,
        lane: 2,
    };

    fn access(op: LdsOp, address: u32, line: u32, returned: Option<u64>) -> Access {
        Access {
            op,
            address,
            data: [0, 0],
            returned,
            at: At { line, pc: 0 },
            cycle: 7,
        }
    }

    /// Lines that read what nothing wrote, with the first such address and their number.
    fn lines(accesses: &[Access]) -> Vec<(u32, u32, u64)> {
        let mut unwritten = Unwritten::default();
        unwritten.start(ITEM.group, 64);
        for access in accesses {
            unwritten.access(ITEM, access);
        }
        let reads = unwritten.reads().into_iter();
        reads
            .map(|read| (read.access.at.line, read.address, read.reads))
            .collect()
    }

    #[test]
    fn what_is_written_may_be_read() {
        assert_eq!(
            lines(&[
                access(LdsOp::WriteB64, 8, 1, None),
                access(LdsOp::ReadB64, 8, 2, Some(0)),
                access(LdsOp::ReadU8, 15, 3, Some(0)),
                access(LdsOp::Add, 12, 4, None),
            ]),
            []
        );
    }

    #[test]
    fn a_byte_that_is_missing_is_named_with_its_line() {
        assert_eq!(
            lines(&[
                access(LdsOp::WriteB16, 60, 1, None),
                access(LdsOp::WriteB8, 63, 1, None),
                access(LdsOp::ReadU16, 60, 9, Some(0)),
                access(LdsOp::ReadB32, 60, 5, Some(0)),
                access(LdsOp::ReadI8, 0, 5, Some(0)),
                access(LdsOp::CmpSt, 4, 2, None),
                access(LdsOp::ReadB32, 4, 9, Some(0)),
            ]),
            [(2, 4, 1), (5, 62, 2)]
        );
    }

    #[test]
    fn an_exchange_is_a_read_where_its_answer_is_used() {
        assert_eq!(
            lines(&[
                access(LdsOp::Xchg, 0, 1, None),
                access(LdsOp::Xchg, 4, 2, Some(0)),
                access(LdsOp::ReadB32, 4, 3, Some(0)),
            ]),
            [(2, 4, 1)]
        );
    }

    #[test]
    fn work_groups_have_memories_of_their_own() {
        let mut unwritten = Unwritten::default();
        let other = WorkItem { group: 4, ..ITEM };
        for group in [ITEM.group, other.group] {
            unwritten.start(group, 4);
        }
        unwritten.access(ITEM, &access(LdsOp::WriteB32, 0, 1, None));
        unwritten.access(other, &access(LdsOp::ReadB32, 0, 2, Some(0)));
        unwritten.finish(ITEM.group);
        unwritten.start(ITEM.group, 4);
        unwritten.access(ITEM, &access(LdsOp::ReadB32, 0, 3, Some(0)));
        let items: Vec<_> = unwritten.reads().iter().map(|read| read.item).collect();
        assert_eq!(items, [other, ITEM]);
    }
}
