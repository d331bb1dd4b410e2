//! What a core for warps of 32 hands over when others may be touched: accesses to memory, and what has happened in its cycle.

use super::memory_stage::{tell_plain, Access, Outgoing};
use super::simt_core::SimtCore;
use crate::event::Event;
use crate::memory::MemorySystem;
use crate::recorder::Recorder;
use turnstile_kernel::Code;
use turnstile_tools::Result;

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
        let Some(outgoing) = self.memory.take(memory) else {
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
            Access::Lanes(access) => self.memory.unit.ask_lanes(from, warp, access, memory),
            Access::Words(load) => self
                .memory
                .unit
                .ask_words(from, warp, load, memory)
                .map_err(|error| format!("a load of words that all lanes share reads {error}")),
        };
        asked.map_err(|what| {
            let remedy = "check the index, the sizes, and the length of the array";
            self.fault(warp, pc, now, &what, remedy)
        })
    }

    /// Tells what has happened in the cycle.
    pub(super) fn tell(&mut self, recorder: &mut Recorder) -> Result<()> {
        // Waveforms show one core.
        let shown = self.id() == 0;
        let warps = self.occupancy.warps.places();
        self.shared.tell(shown, warps, recorder)?;
        for _ in 0..std::mem::take(&mut self.executed) {
            let in_transaction = false;
            recorder.record(Event::Executed { in_transaction });
        }
        Ok(())
    }
}
