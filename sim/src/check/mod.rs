//! The check of every run: commit-order replay, and the count of false conflicts.
//!
//! Everything here comes from the pins of the LDS top; nothing looks inside the RTL. A committed transaction is replayed
//! at its commit, an access outside transactions at its response; lanes of one request are replayed in lane order, as
//! they reach a bank. Every read must see the value this order gives it, and each work-group's local memory must match
//! the image at the end.

mod image;

pub use image::Access;

use crate::isa::LdsOp;
use crate::machine::{HalfResponse, HALF};
use image::{shape, Image, Kind, Mismatch};
use std::collections::HashMap;

/// Where an access comes from.
#[derive(Clone, Debug)]
pub struct Source {
    /// Work-group, in launch order.
    pub group: usize,
    /// Wavefront of the work-group.
    pub wavefront: usize,
    /// Physical byte address of the work-group's local memory.
    pub base: u32,
    /// Kernel file and line.
    pub line: String,
    /// Cycle of the response.
    pub cycle: u64,
}

/// Conflicts of one response.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conflicts {
    /// Lanes that lost.
    pub lost: u64,
    /// Of those, lanes that no other live transaction had a reason to stop.
    pub without_reason: u64,
}

/// Replays a run while it goes.
#[derive(Clone, Debug, Default)]
pub struct Checker {
    groups: HashMap<usize, Group>,
    violation: Option<String>,
}

/// A work-item inside its work-group: wavefront and lane.
type WorkItem = (usize, usize);

#[derive(Clone, Debug)]
struct Group {
    image: Image,
    open: HashMap<WorkItem, Vec<Logged>>,
    /// Word address to the open transactions that accessed it, and whether they wrote.
    touched: HashMap<u32, Vec<(WorkItem, bool)>>,
}

#[derive(Clone, Debug)]
struct Logged {
    access: Access,
    line: String,
    cycle: u64,
}

impl Checker {
    /// A work-group starts with `lds_bytes` of local memory.
    pub fn place(&mut self, group: usize, lds_bytes: u32) {
        self.groups.insert(
            group,
            Group {
                image: Image::new(lds_bytes),
                open: HashMap::new(),
                touched: HashMap::new(),
            },
        );
    }

    /// An access is complete.
    pub fn access(&mut self, source: &Source, response: &HalfResponse) -> Conflicts {
        let Some(group) = self.groups.get_mut(&source.group) else {
            return Conflicts::default();
        };
        let request = &response.request;
        let lanes = |mask: u32| (0..HALF).filter(move |lane| mask >> lane & 1 != 0);
        let item = |lane: usize| (source.wavefront, lane + HALF * usize::from(request.upper));
        let logged = |lane: usize| Logged {
            access: Access {
                op: request.op,
                address: u32::from(request.address[lane]) - source.base,
                data: request.data[lane],
                data2: request.data2[lane],
                result: response.data[lane],
                result_high: response.data2[lane],
            },
            line: source.line.clone(),
            cycle: source.cycle,
        };
        if !request.transactional {
            for lane in lanes(request.lanes) {
                let logged = logged(lane);
                if let Err(mismatch) = group.image.replay(&logged.access) {
                    self.violation.get_or_insert_with(|| {
                        let place = name(source.group, item(lane));
                        format!("{place}, outside transactions, {}", logged.explain(mismatch))
                    });
                }
            }
            return Conflicts::default();
        }
        for lane in lanes(request.lanes & !response.lost) {
            group.log(item(lane), logged(lane));
        }
        let losers = request.lanes & response.aborted;
        let without_reason = lanes(losers)
            .filter(|&lane| !group.has_reason(item(lane), &logged(lane).access))
            .count();
        for lane in lanes(losers) {
            group.close(item(lane));
        }
        Conflicts {
            lost: losers.count_ones().into(),
            without_reason: without_reason as u64,
        }
    }

    /// A pass ends: `committed` lanes are replayed, `retried` lanes forgotten.
    pub fn end_pass(&mut self, group: usize, wavefront: usize, committed: u64, retried: u64, cycle: u64) {
        let Some(state) = self.groups.get_mut(&group) else {
            return;
        };
        for lane in 0..2 * HALF {
            let item = (wavefront, lane);
            if retried >> lane & 1 != 0 {
                state.close(item);
            }
            if committed >> lane & 1 == 0 {
                continue;
            }
            for logged in state.close(item) {
                if let Err(mismatch) = state.image.replay(&logged.access) {
                    self.violation.get_or_insert_with(|| {
                        let place = name(group, item);
                        format!("{place}, committed in cycle {cycle}, {}", logged.explain(mismatch))
                    });
                }
            }
        }
    }

    /// A work-group's local memory at its end.
    pub fn finish(&mut self, group: usize, words: &[u32]) {
        let Some(state) = self.groups.remove(&group) else {
            return;
        };
        if let Err(mismatch) = state.image.compare(words) {
            self.violation.get_or_insert_with(|| {
                format!(
                    "work-group {group} left {} in byte {:#x} of local memory, but the commit order gives {}",
                    mismatch.found, mismatch.address, mismatch.expected
                )
            });
        }
    }

    /// The first thing the commit order does not explain, in words.
    pub fn violation(&self) -> Option<&str> {
        self.violation.as_deref()
    }
}

fn name(group: usize, (wavefront, lane): WorkItem) -> String {
    format!("work-item {} of work-group {group}", wavefront * 2 * HALF + lane)
}

impl Logged {
    fn explain(&self, mismatch: Mismatch) -> String {
        format!(
            "read {} in byte {:#x} of local memory ({}, cycle {}), but the commit order gives {}",
            mismatch.found, mismatch.address, self.line, self.cycle, mismatch.expected
        )
    }
}

/// Bytes an operation accesses; its address must be a multiple.
pub fn access_bytes(op: LdsOp) -> u32 {
    shape(op).1
}

/// Word addresses an access touches.
fn words(access: &Access) -> impl Iterator<Item = u32> {
    let (_, length) = shape(access.op);
    access.address / 4..(access.address + length).div_ceil(4)
}

fn writes(access: &Access) -> bool {
    shape(access.op).0 != Kind::Read
}

impl Group {
    fn log(&mut self, item: WorkItem, logged: Logged) {
        for word in words(&logged.access) {
            let users = self.touched.entry(word).or_default();
            users.push((item, writes(&logged.access)));
        }
        self.open.entry(item).or_default().push(logged);
    }

    /// Another open transaction has accessed one of the words, and one of the two writes.
    fn has_reason(&self, item: WorkItem, access: &Access) -> bool {
        words(access)
            .filter_map(|word| self.touched.get(&word))
            .flatten()
            .any(|&(other, wrote)| other != item && (wrote || writes(access)))
    }

    /// Forgets a work-item's open transaction and returns what it did.
    fn close(&mut self, item: WorkItem) -> Vec<Logged> {
        let accesses = self.open.remove(&item).unwrap_or_default();
        for word in accesses.iter().flat_map(|logged| words(&logged.access)) {
            if let Some(users) = self.touched.get_mut(&word) {
                users.retain(|user| user.0 != item);
            }
        }
        accesses
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::isa::LdsOp;
    use crate::machine::HalfRequest;

    const WORD: u32 = 8;

    fn source(wavefront: usize) -> Source {
        Source {
            group: 0,
            wavefront,
            base: 128,
            line: "k.s:1".into(),
            cycle: 10,
        }
    }

    fn response(op: LdsOp, lanes: u32, aborted: u32, value: u32) -> HalfResponse {
        HalfResponse {
            request: HalfRequest {
                op,
                slot: 0,
                upper: false,
                transactional: true,
                lanes,
                address: [128 + WORD as u16; HALF],
                data: [value; HALF],
                data2: [0; HALF],
            },
            data: [value; HALF],
            data2: [0; HALF],
            aborted,
            lost: aborted,
            rounds: 1,
        }
    }

    fn checker() -> Checker {
        let mut checker = Checker::default();
        checker.place(0, 64);
        checker
    }

    #[test]
    fn a_repeated_read_across_another_commit_is_a_violation() {
        let mut checker = checker();
        checker.access(&source(0), &response(LdsOp::ReadB32, 1, 0, 0));
        checker.access(&source(1), &response(LdsOp::WriteB32, 1, 0, 7));
        checker.end_pass(0, 1, 1, 0, 20);
        checker.access(&source(0), &response(LdsOp::ReadB32, 1, 0, 7));
        assert_eq!(checker.violation(), None);
        checker.end_pass(0, 0, 1, 0, 30);
        let violation = checker.violation().unwrap();
        assert!(violation.starts_with("work-item 0 of work-group 0, committed in cycle 30, read 0 in byte 0x8"));
    }

    #[test]
    fn a_retried_lane_leaves_no_trace() {
        let mut checker = checker();
        checker.access(&source(0), &response(LdsOp::WriteB32, 1, 0, 7));
        checker.end_pass(0, 0, 0, 1, 20);
        checker.access(&source(1), &response(LdsOp::ReadB32, 1, 0, 3));
        checker.end_pass(0, 1, 1, 0, 30);
        checker.finish(0, &[0, 0, 3, 0]);
        assert_eq!(checker.violation(), None);
    }

    #[test]
    fn the_final_memory_must_match() {
        let mut checker = checker();
        checker.access(&source(0), &response(LdsOp::WriteB32, 1, 0, 7));
        checker.end_pass(0, 0, 1, 0, 20);
        checker.finish(0, &[0, 0, 6, 0]);
        assert!(checker.violation().unwrap().contains("left 6 in byte 0x8"));
    }

    #[test]
    fn a_conflict_is_false_unless_one_of_two_live_transactions_writes_the_word() {
        let mut checker = checker();
        let reads = checker.access(&source(0), &response(LdsOp::ReadB32, 0b11, 0b10, 0));
        assert_eq!((reads.lost, reads.without_reason), (1, 1));
        let write = checker.access(&source(1), &response(LdsOp::WriteB32, 1, 1, 0));
        assert_eq!((write.lost, write.without_reason), (1, 0));
        checker.end_pass(0, 0, 1, 0, 20);
        let alone = checker.access(&source(1), &response(LdsOp::WriteB32, 1, 1, 0));
        assert_eq!((alone.lost, alone.without_reason), (1, 1));
    }
}
