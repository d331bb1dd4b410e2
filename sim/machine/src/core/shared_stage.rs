//! Shared memory as a core for warps of 32 sees it: a clock, and what is told of it when others may be touched.

use super::accessed::Accessed;
use super::local_pipeline::{LocalMemory, LocalPipeline};
use crate::local_memory::Seen;
use crate::places::Places;
use crate::recorder::Recorder;
use crate::trace::Clocked;
use turnstile_tools::Result;

/// The stage.
pub struct SharedStage<const LANES: usize> {
    pub pipeline: LocalPipeline<LANES>,
    /// The RTL has been clocked in this cycle.
    clocked: bool,
    /// What it has brought.
    accessed: Option<Accessed>,
}

impl<const LANES: usize> SharedStage<LANES> {
    /// Nothing is under way.
    pub fn new(local: LocalMemory) -> Self {
        Self {
            pipeline: LocalPipeline::new(local),
            clocked: false,
            accessed: None,
        }
    }

    /// A cycle; what it brings.
    ///
    /// # Errors
    /// What an engine reports.
    pub fn clock(&mut self, now: u64, skip_idle: bool) -> Result<Option<Seen>> {
        self.pipeline.present(now);
        if self.pipeline.behind() {
            return Ok(self.pipeline.take_late(now));
        }
        if skip_idle && self.pipeline.idle() {
            return Ok(None);
        }
        self.clocked = true;
        self.pipeline.clock(&mut |_, _| Ok(())).map(Some)
    }

    /// What is to be told of the cycle.
    pub fn brought(&mut self, accessed: Accessed) {
        self.accessed = Some(accessed);
    }

    /// Tells of the cycle, of the clock only if the core is `shown`.
    ///
    /// # Errors
    /// What the observer reports.
    pub fn tell(&mut self, shown: bool, warps: &dyn Places, recorder: &mut Recorder) -> Result<()> {
        if std::mem::take(&mut self.clocked) && shown {
            recorder.clocked(&Clocked {
                time: self.pipeline.time() - 1,
                port: self.pipeline.port(),
                wavefronts: warps,
            })?;
        }
        if let Some(accessed) = self.accessed.take() {
            accessed.record(recorder);
        }
        Ok(())
    }
}
