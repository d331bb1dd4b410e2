//! The memory system against two models that know nothing of packets: a formula for its time, a list of bytes for its
//! values.

mod attached;
mod behind;
mod coherent;
mod commits;
mod formula;
mod local;
mod pressure;
mod stream;
mod timing;

use super::behind::Behind;
use super::content::GlobalMemory;
use super::crossbar::Link;
use super::fabric::Fabric;
use super::first_level::FirstLevelLimits;
use super::partition::{PartitionUnit, SecondLevelAtomics};
use super::place::Place;
use super::request::{Client, Reply, Requester};
use super::second_level::LineIntervals;
use super::system::MemorySystem;
use crate::config::{CacheLevel, MemoryHierarchy};
use turnstile_kernel::{Counter, MemoryOp, MemoryRequest, ScalarLoad, Space, Token};
use turnstile_tools::Result;

const LANES: usize = 8;

/// Small enough that lines leave all the time.
fn small_caches() -> MemoryHierarchy {
    let level = |slices, sets, ways, latency| CacheLevel {
        slices,
        sets,
        ways,
        latency,
    };
    MemoryHierarchy {
        block_bytes: 64,
        vector_l1: level(1, 4, 2, 2),
        scalar_l1: level(2, 2, 1, 3),
        l2: level(3, 4, 2, 10),
        memory_latency: 100,
    }
}

/// Three cores that fight for a slow network and hardly any room.
fn narrow() -> Fabric {
    Fabric {
        cores: 3,
        stretch_bytes: 128,
        link: Link {
            latency: 5,
            clocks_a_cycle: 1,
            bytes_a_clock: Some(32),
        },
        update_channel: false,
        room: 1,
        coalesced_lanes: LANES,
        first_level: FirstLevelLimits::NONE,
        intervals: LineIntervals::default(),
        behind: Behind::Fixed,
        coherent: None,
    }
}

fn plain(_: Place) -> Result<Box<dyn PartitionUnit>> {
    Ok(Box::new(SecondLevelAtomics))
}

/// What a core asks.
#[derive(Clone, Debug)]
enum Ask {
    Vector(MemoryRequest<LANES>),
    Scalar(ScalarLoad),
}

impl Ask {
    fn client(&self) -> Client {
        match self {
            Self::Vector(_) => Client::Vector,
            Self::Scalar(_) => Client::Scalar,
        }
    }
}

/// A request: core, cycle from which it is at the port, what.
type Call = (usize, u64, Ask);

const TOKEN: Token = Token {
    counter: Counter::new(0),
    number: 0,
};

fn vector(op: MemoryOp, lanes: u64, address: impl Fn(usize) -> u64) -> MemoryRequest<LANES> {
    MemoryRequest {
        token: TOKEN,
        op,
        space: Space::Global,
        lanes,
        address: Box::new(std::array::from_fn(address)),
        data: vec![[7; LANES]; 4],
        words: match op {
            MemoryOp::Load { bytes, .. } => bytes.div_ceil(4),
            MemoryOp::Store { .. } => 0,
            MemoryOp::Atomic(_) => 1,
            MemoryOp::Atomic64(_) => 2,
        },
    }
}

fn scalar(address: u64, words: u8) -> Ask {
    Ask::Scalar(ScalarLoad {
        token: TOKEN,
        address,
        words,
    })
}

const WORD: MemoryOp = MemoryOp::Load {
    bytes: 4,
    signed: false,
};

/// One buffer of `bytes`, and its address, which is a multiple of 256.
fn content(bytes: usize) -> (GlobalMemory, u64) {
    let mut content = GlobalMemory::default();
    let region = content.allocate("buffer", (0..bytes).map(|byte| byte as u8).collect());
    let address = content.address(region);
    (content, address)
}

/// Makes the calls, each for a wavefront of its own, at ports that have room and not before their cycles; returns the
/// replies in the order of the calls. Looks in every cycle, or only where something happens.
fn run(memory: &mut MemorySystem, calls: &[Call], every_cycle: bool) -> Vec<Reply> {
    let mut replies: Vec<Option<Reply>> = vec![None; calls.len()];
    let (mut next, mut now) = (0, 0);
    while next < calls.len() || memory.next_event().is_some() {
        memory.advance(now).unwrap();
        while let Some(reply) = memory.take_reply(now) {
            assert_eq!(reply.cycle, now, "{reply:?} is late");
            let place = &mut replies[reply.to.wavefront];
            assert!(place.is_none(), "{reply:?} comes twice");
            *place = Some(reply);
        }
        while let Some((core, from, ask)) = calls.get(next).filter(|call| call.1 <= now + 1) {
            if !memory.has_room(*core, ask.client()) {
                break;
            }
            let requester = Requester {
                core: *core,
                wavefront: next,
            };
            let from = (*from).max(now + 1);
            match ask {
                Ask::Vector(access) => memory.request(from, requester, access),
                Ask::Scalar(load) => memory.request_words(from, requester, load),
            }
            .unwrap();
            next += 1;
        }
        let call = calls.get(next).map(|call| call.1 - 1);
        now = match memory.next_event().into_iter().chain(call).min() {
            Some(event) if !every_cycle => event.max(now + 1),
            _ => now + 1,
        };
        assert!(now < 10_000_000, "request {next} of {} waits", calls.len());
    }
    let replies = replies.into_iter().enumerate();
    replies
        .map(|(ticket, reply)| reply.unwrap_or_else(|| panic!("request {ticket} has no reply")))
        .collect()
}
