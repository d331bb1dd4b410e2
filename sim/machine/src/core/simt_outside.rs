//! What a core for warps of 32 hands over when others may be touched: accesses to memory, and what has happened in its cycle.

use super::accessed::Accessed;
use super::simt_core::SimtCore;
use super::simt_transactions::tell_plain;
use crate::event::Event;
use crate::memory::{Client, MemorySystem};
use crate::recorder::Recorder;
use crate::trace::Clocked;
use turnstile_kernel::{Code, MemoryRequest, ScalarLoad};
use turnstile_tools::Result;

/// An access of a warp on its way to the memory system.
pub(super) struct Outgoing<const LANES: usize> {
    /// Cycle in which it is there.
    pub from: u64,
    /// Index of the warp, and of the instruction.
    pub warp: usize,
    pub pc: u32,
    pub what: Access<LANES>,
}

pub(super) enum Access<const LANES: usize> {
    Lanes(Box<MemoryRequest<LANES>>),
    Words(ScalarLoad),
}

/// What has happened in a cycle.
#[derive(Default)]
pub(super) struct CycleCounts {
    /// The RTL has been clocked.
    pub clocked: bool,
    pub accessed: Option<Accessed>,
    pub executed: u64,
}

impl<C: Code<LANES>, const LANES: usize> SimtCore<'_, C, LANES> {
    /// Hands an access over if the memory system has room.
    pub(super) fn send(
        &mut self,
        now: u64,
        memory: &mut MemorySystem,
        recorder: &mut Recorder,
    ) -> Result<()> {
        if self.send_transactional(now, memory)? {
            return Ok(());
        }
        let Some(outgoing) = &self.outgoing else {
            return Ok(());
        };
        let client = match outgoing.what {
            Access::Lanes(_) => Client::Vector,
            Access::Words(_) => Client::Scalar,
        };
        if !self.memory.has_room(client, memory) {
            return Ok(());
        }
        let Some(outgoing) = self.outgoing.take() else {
            return Ok(());
        };
        self.memory_is_free(now + 1);
        let Outgoing {
            from,
            warp,
            pc,
            what,
        } = outgoing;
        if let (Some(_), Access::Lanes(access)) = (&self.transactions, &what) {
            tell_plain(access, recorder);
        }
        // It may have waited for room.
        let from = from.max(now + 1);
        let asked = match &what {
            Access::Lanes(access) => self.memory.ask_lanes(from, warp, access, memory),
            Access::Words(load) => self
                .memory
                .ask_words(from, warp, load, memory)
                .map_err(|error| format!("a load of words that all lanes share reads {error}")),
        };
        asked.map_err(|what| {
            let remedy = "check the index, the sizes, and the length of the array";
            self.fault(warp, pc, now, &what, remedy)
        })
    }

    pub(super) fn tell(&mut self, recorder: &mut Recorder) -> Result<()> {
        let counts = std::mem::take(&mut self.counts);
        // Waveforms show one core.
        if counts.clocked && self.id() == 0 {
            recorder.clocked(&Clocked {
                time: self.local.time() - 1,
                port: self.local.port(),
                wavefronts: self.warps.places(),
            })?;
        }
        if let Some(accessed) = &counts.accessed {
            accessed.record(recorder);
        }
        for _ in 0..counts.executed {
            let in_transaction = false;
            recorder.record(Event::Executed { in_transaction });
        }
        Ok(())
    }
}
