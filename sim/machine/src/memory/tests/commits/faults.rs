//! Units that lose something, or change the order of something, on the way to the RTL or back: the play must tell.

use super::super::super::packet::{Answer, CoreMessage, ReplyPacket, RequestPacket, Work};
use super::super::super::partition::{HeldCommits, PartitionUnit};
use super::super::super::queue::Queue;
use super::super::super::second_level::Slice;
use super::super::*;
use super::play::{run, Play};
use super::{rtl, PLAY};
use turnstile_hdl::commit_op::PacketKind;

/// What goes wrong, every time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    None,
    /// Packets of a kind are lost.
    Lost(PacketKind),
    /// Packets of a kind come behind the next result of their core.
    Late(PacketKind),
    /// Words of a packet change places.
    Swapped(PacketKind),
    VotesLost,
    DonesLost,
    UpdatesLost,
    /// Packets of updates come behind many others.
    UpdatesLate,
}

/// A unit with a fault.
#[derive(Debug)]
struct Faulty {
    unit: Box<dyn PartitionUnit>,
    fault: Fault,
    late: Option<RequestPacket>,
    held: Option<ReplyPacket>,
    next: Queue<ReplyPacket>,
    /// Things that went wrong are every fourth of those that could.
    count: usize,
}

impl Faulty {
    fn strikes(&mut self, fault: Fault) -> bool {
        let could = self.fault == fault;
        self.count += usize::from(could);
        could && self.count.is_multiple_of(4)
    }
}

impl PartitionUnit for Faulty {
    fn takes(&mut self, now: u64, packet: &RequestPacket, slice: &mut Slice) -> bool {
        self.unit.takes(now, packet, slice)
    }

    fn take(
        &mut self,
        now: u64,
        mut packet: RequestPacket,
        slice: &mut Slice,
        content: &mut GlobalMemory,
    ) -> Result<()> {
        let Work::Commit(commit) = &mut packet.work else {
            return self.unit.take(now, packet, slice, content);
        };
        let kind = commit.kind;
        if self.strikes(Fault::Lost(kind)) {
            return Ok(());
        }
        if commit.words.len() > 1 && self.strikes(Fault::Swapped(kind)) {
            commit.words.swap(0, 1);
        }
        if self.late.is_none() && self.strikes(Fault::Late(kind)) {
            self.late = Some(packet);
            return Ok(());
        }
        let core = packet.origin.first_level;
        self.unit.take(now, packet, slice, content)?;
        let ends = kind == PacketKind::Result;
        let late = self
            .late
            .take_if(|late| ends && late.origin.first_level == core);
        match late {
            Some(late) => self.unit.take(now, late, slice, content),
            None => Ok(()),
        }
    }

    fn advance(&mut self, now: u64, slice: &mut Slice, content: &mut GlobalMemory) -> Result<()> {
        self.unit.advance(now, slice, content)
    }

    fn send(&mut self, now: u64, out: &mut Queue<ReplyPacket>) -> bool {
        if !out.has_room() || !self.unit.send(now, &mut self.next) {
            return false;
        }
        let packet = self.next.pop(now).expect("the unit has sent it");
        let Answer::Message { message, .. } = &packet.answer else {
            unreachable!("units send messages");
        };
        let lost = match message {
            CoreMessage::Vote { .. } => Fault::VotesLost,
            CoreMessage::Done { .. } => Fault::DonesLost,
            CoreMessage::Updates { .. } => Fault::UpdatesLost,
        };
        if self.strikes(lost) {
            return true;
        }
        if lost == Fault::UpdatesLost && self.strikes(Fault::UpdatesLate) && self.held.is_none() {
            self.held = Some(packet);
            return true;
        }
        out.push(now, packet);
        if self.count % 64 == 63 && out.has_room() {
            if let Some(held) = self.held.take() {
                out.push(now, held);
            }
        }
        true
    }

    fn next_event(&self) -> Option<u64> {
        self.unit.next_event()
    }

    fn held(&self) -> HeldCommits {
        self.unit.held()
    }

    fn released(&self) -> Option<u32> {
        self.unit.released()
    }
}

/// What the play finds.
fn found(fault: Fault) -> std::result::Result<(), String> {
    let play = Play {
        warps: 60,
        words: 60,
        ..PLAY
    };
    let healthy = rtl(play.transactions);
    let unit = |place| {
        Ok(Box::new(Faulty {
            unit: healthy(place)?,
            fault,
            late: None,
            held: None,
            next: Queue::new(1),
            count: 0,
        }) as Box<dyn PartitionUnit>)
    };
    run(play, unit).map(|_| ())
}

#[test]
fn what_is_lost_or_out_of_order_is_found() {
    assert_eq!(found(Fault::None), Ok(()));
    let mut faults = vec![
        Fault::Late(PacketKind::Read),
        Fault::Late(PacketKind::Write),
        Fault::Swapped(PacketKind::Read),
        Fault::Swapped(PacketKind::Write),
        Fault::VotesLost,
        Fault::DonesLost,
        Fault::UpdatesLost,
        Fault::UpdatesLate,
    ];
    let kinds = [
        PacketKind::Read,
        PacketKind::Write,
        PacketKind::Fill,
        PacketKind::Result,
    ];
    faults.extend(kinds.map(Fault::Lost));
    for fault in faults {
        let error = found(fault);
        assert!(error.is_err(), "{fault:?} is not found");
        println!("{fault:?}: {}", error.unwrap_err());
    }
}
