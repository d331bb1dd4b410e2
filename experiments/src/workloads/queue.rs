//! QU: one shared FIFO queue (LocalTM-directory, section 5; its table of definitions is lost).
//!
//! A work-item puts its id into the queue and takes an entry out of it, in a transaction each: the first reads and
//! writes the tail and writes a slot; the second reads head, tail and a slot and writes the head. All use the same words:
//! there is contention unless only some of the work-items use the queue.

use super::launch::{self, plan, words, Arguments, Source, WORK_ITEMS};
use super::{Parameter, Plan, Range, Settings, Version, Workload};
use turnstile_tools::Result;

const SOURCE: Source = launch::source!("queue");

/// The benchmark.
pub struct Queue;

impl Workload for Queue {
    fn name(&self) -> &'static str {
        "queue"
    }

    fn description(&self) -> &'static str {
        "work-items use one FIFO queue (QU of LocalTM-directory)"
    }

    fn parameters(&self) -> &'static [Parameter] {
        &[Parameter {
            name: "every",
            description: "which work-items use the queue: 1 = all, heavy contention",
            default: 8,
            range: Range::PowersOfTwo(1, WORK_ITEMS),
        }]
    }

    fn versions(&self) -> &'static [Version] {
        &[Version::Tm, Version::Fgl, Version::Serial]
    }

    fn plan(&self, version: Version, settings: &Settings) -> Result<Plan> {
        let arguments = Arguments::default()
            .words("out", &[0; WORK_ITEMS as usize])
            .number("every", settings.get("every"));
        plan(self, &SOURCE, version, arguments)
    }

    /// Who takes what depends on the order; in every order, everything that was put in is taken out once.
    fn check(&self, settings: &Settings, buffers: &[Vec<u8>]) -> std::result::Result<(), String> {
        let every = settings.get("every");
        let got = words(buffers, 0);
        let users = (0..WORK_ITEMS).step_by(every as usize);
        if got.len() != WORK_ITEMS as usize {
            return Err(format!("there are {} words", got.len()));
        }
        let idle = (0..WORK_ITEMS).find(|&id| id % every != 0 && got[id as usize] != 0);
        if let Some(id) = idle {
            return Err(format!("work-item {id} got something and did not ask"));
        }
        let mut taken: Vec<_> = users.clone().map(|id| got[id as usize]).collect();
        taken.sort_unstable();
        let lost = users.zip(taken).find(|(id, taken)| id + 1 != *taken);
        lost.map_or(Ok(()), |(id, _)| {
            Err(format!("the entry of work-item {id} was not taken once"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_that_are_lost_or_doubled_are_found() {
        let settings = Settings::parse(&Queue, &["every=2"]).unwrap();
        let check = |got: &[u32]| {
            let bytes = got.iter().flat_map(|word| word.to_le_bytes()).collect();
            Queue.check(&settings, &[bytes])
        };
        let mut got: Vec<u32> = (0..256)
            .map(|id| if id % 2 == 0 { 255 - id } else { 0 })
            .collect();
        assert_eq!(check(&got), Ok(()));
        got[0] = 1;
        assert_eq!(
            check(&got),
            Err("the entry of work-item 2 was not taken once".into())
        );
        got[1] = 1;
        assert_eq!(
            check(&got),
            Err("work-item 1 got something and did not ask".into())
        );
        assert!(check(&[]).is_err());
    }
}
