//! What lanes of a warp find out together.

use super::frames::Values;
use super::warp::PtxWarp;
use super::LANES;
use crate::code::inst::{Function, Operand, Poll, Polled, Shuffle, Vote};
use crate::code::types::Type;
use turnstile_kernel::{lanes_of, Fault, Votes};

impl PtxWarp {
    /// What these lanes vote at a barrier, whose result they wait for.
    pub(super) fn vote_at_barrier(&mut self, poll: Poll, lanes: u64) -> Votes {
        let values = self.values(poll.source);
        let holds = lanes_of(lanes).filter(|&lane| (values[lane] & 1 == 1) != poll.negated);
        let holds = holds.count() as u32;
        self.polled = Some((poll, lanes));
        Votes {
            holds,
            of: lanes.count_ones(),
        }
    }

    /// The result of the vote that the warp waits for.
    pub(super) fn take_votes(&mut self, votes: Votes) {
        let Some((poll, lanes)) = self.polled.take() else {
            return;
        };
        let result = match poll.of {
            Polled::Count => votes.holds.into(),
            Polled::All => u64::from(votes.holds == votes.of),
            Polled::Any => u64::from(votes.holds > 0),
        };
        self.write(poll.destination, lanes, &[result; LANES]);
    }

    /// For each lane those that take part with it: the lanes that an instruction names, which must be there, or those that run. Lanes of
    /// a warp may be in several groups.
    pub(super) fn members(&self, named: Option<Operand>, lanes: u64) -> Result<Values, Fault> {
        let Some(named) = named else {
            return Ok([lanes; LANES]);
        };
        let live = 0xffff_ffff & self.stack.live();
        let members = self.values(named).map(|mask| mask & live);
        match lanes_of(lanes).find(|&lane| members[lane] & !lanes != 0) {
            None => Ok(members),
            Some(lane) => Err(Fault::new(
                format!("lanes {:#010x} shall take part, and {lanes:#010x} are here", members[lane]),
                "have all lanes of the mask come here together: on this machine the others wait where the ways meet",
            )),
        }
    }

    /// Values, and whether they come from where they were wanted: a lane without such a neighbour keeps its own.
    pub(super) fn shuffle(
        &self,
        how: Shuffle,
        [source, lane, clamp]: [Operand; 3],
    ) -> (Values, Values) {
        let [source, lane, clamp] = [source, lane, clamp].map(|operand| self.values(operand));
        let (mut values, mut valid) = ([0; LANES], [0; LANES]);
        for at in 0..LANES {
            let bound = (clamp[at] & 31) as usize;
            let segments = (clamp[at] >> 8 & 31) as usize;
            let by = (lane[at] & 31) as usize;
            let most = at & segments | bound & !segments;
            let least = at & segments;
            let (from, inside) = match how {
                Shuffle::Up => (
                    at.wrapping_sub(by),
                    at as isize - by as isize >= most as isize,
                ),
                Shuffle::Down => (at + by, at + by <= most),
                Shuffle::Butterfly => (at ^ by, at ^ by <= most),
                Shuffle::Index => {
                    let from = least | by & !segments;
                    (from, from <= most)
                }
            };
            let from = if inside { from } else { at };
            values[at] = source[from] & 0xffff_ffff;
            valid[at] = u64::from(inside);
        }
        (values, valid)
    }

    pub(super) fn vote(
        &self,
        how: Vote,
        source: Operand,
        negated: bool,
        members: &Values,
    ) -> Values {
        let source = self.values(source);
        let yes = (0..LANES).filter(|&lane| (source[lane] & 1 == 1) != negated);
        let yes = yes.fold(0u64, |mask, lane| mask | 1 << lane);
        members.map(|members| match how {
            Vote::All => u64::from(yes & members == members),
            Vote::Any => u64::from(yes & members != 0),
            Vote::Uniform => u64::from([0, members].contains(&(yes & members))),
            Vote::Ballot => yes & members,
        })
    }

    /// What all members of a lane come to by an associative function.
    pub(super) fn reduced(&self, function: Function, source: Operand, members: &Values) -> Values {
        let source = self.values(source);
        let of = |members: u64| {
            let all = lanes_of(members).map(|lane| source[lane]);
            all.reduce(|a, b| function([a, b, 0])).unwrap_or(0)
        };
        // Most lanes are in the group of the one before.
        let mut last = (members[0], of(members[0]));
        members.map(|members| {
            if members != last.0 {
                last = (members, of(members));
            }
            last.1
        })
    }

    /// Masks of lanes with the same value, and whether all have it.
    pub(super) fn matching(
        &self,
        all: bool,
        of: Type,
        source: Operand,
        members: &Values,
    ) -> (Values, Values) {
        let source = self.values(source).map(|value| value & of.mask());
        let same = |lane: usize| {
            let same = lanes_of(members[lane]).filter(|&other| source[other] == source[lane]);
            same.fold(0u64, |mask, lane| mask | 1 << lane)
        };
        let found: Values = std::array::from_fn(same);
        if !all {
            return (found, [0; LANES]);
        }
        let all_same: Values = std::array::from_fn(|lane| u64::from(found[lane] == members[lane]));
        (
            std::array::from_fn(|lane| found[lane] * all_same[lane]),
            all_same,
        )
    }
}
