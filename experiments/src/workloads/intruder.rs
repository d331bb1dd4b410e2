//! IT: packet assembly after STAMP's intruder (LocalTM-directory, section 5; its table of definitions is lost).
//!
//! Each work-item has a fragment of a flow. A transaction reads and writes the word of the flow, which counts its
//! fragments; the one that completes a flow also appends it to the list of complete flows: the length of the list is read and
//! written, and an entry written. Few flows of many fragments are high contention.

use super::launch::{self, plan, random, words, Arguments, Source, SEED, WORK_ITEMS};
use super::{Parameter, Plan, Range, Settings, Version, Workload};
use rand::seq::SliceRandom;
use turnstile_tools::Result;

const SOURCE: Source = launch::source!("intruder");

/// The benchmark.
pub struct Intruder;

/// The word of a flow with these fragments.
fn word(fragments: impl Iterator<Item = u32>) -> u32 {
    fragments.map(|number| 1 << 16 | (number + 1)).sum()
}

impl Workload for Intruder {
    fn name(&self) -> &'static str {
        "intruder"
    }

    fn description(&self) -> &'static str {
        "256 fragments are assembled to flows (IT of LocalTM-directory)"
    }

    fn parameters(&self) -> &'static [Parameter] {
        const PARAMETERS: [Parameter; 2] = [
            Parameter {
                name: "flows",
                description: "flows: 2 = heavy contention",
                default: 32,
                range: Range::PowersOfTwo(2, WORK_ITEMS),
            },
            SEED,
        ];
        &PARAMETERS
    }

    fn versions(&self) -> &'static [Version] {
        &[Version::Tm, Version::Fgl, Version::Serial]
    }

    fn plan(&self, version: Version, settings: &Settings) -> Result<Plan> {
        let flows = settings.get("flows");
        let packets = (0..WORK_ITEMS).map(|packet| (packet % flows) | ((packet / flows) << 16));
        let mut packets: Vec<_> = packets.collect();
        packets.shuffle(&mut random(settings.get("seed")));
        let arguments = Arguments::default()
            .words("packets", &packets)
            .words("out", &vec![0; 2 * flows as usize])
            .number("flows", flows)
            .number("fragments", WORK_ITEMS / flows);
        plan(self, &SOURCE, version, arguments)
    }

    /// Every flow has all its fragments once, and is once in the list, in any order.
    fn check(&self, settings: &Settings, buffers: &[Vec<u8>]) -> std::result::Result<(), String> {
        let flows = settings.get("flows");
        let out = words(buffers, 1);
        if out.len() != 2 * flows as usize {
            return Err(format!("there are {} words, not {}", out.len(), 2 * flows));
        }
        let (there, list) = out.split_at(flows as usize);
        let complete = word(0..WORK_ITEMS / flows);
        if let Some(flow) = there.iter().position(|&word| word != complete) {
            let found = there[flow];
            return Err(format!("flow {flow} is {found:#x}, not {complete:#x}"));
        }
        let mut list = list.to_vec();
        list.sort_unstable();
        let lost = (1..=flows).zip(&list).find(|(flow, entry)| flow != *entry);
        lost.map_or(Ok(()), |(flow, _)| {
            Err(format!("flow {} is not in the list once", flow - 1))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lost_fragments_and_flows_are_found() {
        let settings = Settings::parse(&Intruder, &["flows=64"]).unwrap();
        let check = |out: &[u32]| {
            let bytes = out.iter().flat_map(|word| word.to_le_bytes()).collect();
            Intruder.check(&settings, &[vec![], bytes])
        };
        // Four fragments: the count, and 1 + 2 + 3 + 4.
        let mut out = vec![0x4000a; 64];
        out.extend((1..=64).rev());
        assert_eq!(check(&out), Ok(()));
        out[3] = 0x30006;
        assert_eq!(check(&out), Err("flow 3 is 0x30006, not 0x4000a".into()));
        out[3] = 0x4000a;
        out[70] = 0;
        assert_eq!(check(&out), Err("flow 0 is not in the list once".into()));
        assert!(check(&[]).is_err());
    }
}
