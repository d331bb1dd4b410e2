//! What warps do and where they meet, as a trace for Perfetto (Chrome's trace events in JSON).
//!
//! A process is a core. A place for a warp has two threads: what the warp does, state by state, and its attempts, one slice for those of
//! all lanes that run together. An arrow goes from who owned a word to who lost a conflict over it. A microsecond is a cycle.

use crate::attempts::{Attempts, Ended, WarpName};
use crate::event::Source;
use crate::{Cycled, Event, Glance, TxMode};
use rustc_hash::FxHashMap;
use serde::Serialize;
use serde_json::{json, Value};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use turnstile_check::{Finder, Lost, WorkItem};
use turnstile_tools::file::{is_standard, PendingFile};
use turnstile_tools::{Error, Result};

/// An entry of the trace, by the names of the format.
#[derive(Serialize)]
struct Entry<'a> {
    name: &'a str,
    /// Kind: `X` slice, `s` and `f` ends of an arrow, `i` moment, `C` counter, `M` name of a process or thread.
    ph: char,
    ts: u64,
    pid: usize,
    tid: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    dur: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cat: Option<&'a str>,
    /// An arrow ends at the slice that is there, not at the next one.
    #[serde(skip_serializing_if = "Option::is_none")]
    bp: Option<&'a str>,
    #[serde(skip_serializing_if = "Value::is_null")]
    args: Value,
}

/// What a place shows since a cycle.
#[derive(Clone, Copy, Debug)]
struct Shown {
    doing: &'static str,
    warp: WarpName,
    since: u64,
}

/// A trace being written.
pub struct Timeline {
    pending: PendingFile,
    out: BufWriter<File>,
    /// The first error; nothing is written behind it.
    failed: Option<std::io::Error>,
    first: bool,
    /// As far as warps have come there.
    cores: Vec<Core>,
    /// Where each warp was last.
    warps: FxHashMap<WarpName, (usize, usize)>,
    attempts: Attempts,
    arrows: u64,
    now: u64,
}

/// A core, with what its counters have come to.
#[derive(Clone, Debug, Default)]
struct Core {
    places: Vec<Option<Shown>>,
    lost: u64,
    extra_rounds: u64,
}

impl Timeline {
    /// Starts a file.
    ///
    /// # Errors
    /// The path is standard output, or cannot be written.
    pub fn create(path: &Path) -> Result<Self> {
        if is_standard(path) {
            return Err(Error::input(
                "--trace -",
                "a trace is written to a file",
                "give the name of a file",
            ));
        }
        let pending = PendingFile::create(path)?;
        let mut out = BufWriter::new(pending.handle()?);
        let begin = b"{\"displayTimeUnit\":\"ns\",\"otherData\":{\"unit\":\"a microsecond is a cycle\"},\"traceEvents\":[";
        let failed = out.write_all(begin).err();
        Ok(Self {
            pending,
            out,
            failed,
            first: true,
            cores: vec![],
            warps: FxHashMap::default(),
            attempts: Attempts::default(),
            arrows: 0,
            now: 0,
        })
    }

    /// Takes in what the warps do in a cycle.
    pub fn cycled(&mut self, cycled: &Cycled) {
        self.now = cycled.cycle;
        for (core, places) in cycled.cores.iter().enumerate() {
            for place in 0..places.count() {
                self.show(core, place, cycled.warp(core, place));
            }
        }
    }

    /// Names the threads of a place, and its core, when a warp comes there first.
    fn declare(&mut self, core: usize, place: usize) {
        for core in self.cores.len()..=core {
            self.cores.push(Core::default());
            self.name("process_name", core, 0, &format!("core {core}"));
        }
        for place in self.cores[core].places.len()..=place {
            self.cores[core].places.push(None);
            let [states, attempts] = threads(place);
            let name = format!("place {place}");
            self.name("thread_name", core, states, &name);
            self.name("thread_name", core, attempts, &format!("{name}: attempts"));
        }
    }

    fn name(&mut self, what: &str, core: usize, tid: usize, name: &str) {
        let args = json!({ "name": name });
        self.write(&Entry {
            tid,
            args,
            ..entry(what, 'M', core, 0)
        });
    }

    fn show(&mut self, core: usize, place: usize, warp: Option<Glance>) {
        let places = self.cores.get(core).map(|core| &core.places);
        let shown = places.and_then(|places| places.get(place).copied().flatten());
        let same = |shown: Shown, warp: Glance| {
            shown.doing == warp.doing && shown.warp == (warp.group, warp.wavefront)
        };
        match (shown, warp) {
            (None, None) => return,
            (Some(shown), Some(warp)) if same(shown, warp) => return,
            _ => {}
        }
        self.end_state(core, place);
        let Some(warp) = warp else {
            return;
        };
        let name = (warp.group, warp.wavefront);
        self.warps.insert(name, (core, place));
        self.declare(core, place);
        self.cores[core].places[place] = Some(Shown {
            doing: warp.doing,
            warp: name,
            since: self.now,
        });
    }

    fn end_state(&mut self, core: usize, place: usize) {
        let places = self.cores.get_mut(core).map(|core| &mut core.places);
        let shown = places.and_then(|places| places.get_mut(place)?.take());
        let Some(Shown { doing, warp, since }) = shown else {
            return;
        };
        let args = json!({ "work_group": warp.0, "wavefront": warp.1 });
        self.slice(doing, core, threads(place)[0], [since, self.now], args);
    }

    /// Takes in an event.
    pub fn happened(&mut self, event: &Event) {
        if let Some(ended) = self.attempts.happened(event) {
            self.ended(&ended);
        }
        match *event {
            Event::Lost(lost) => self.lost(lost),
            Event::Accessed { source, response } if response.rounds > 1 => {
                self.extra_rounds(&source, response.rounds - 1);
            }
            Event::AtomicEnded { source, done, .. } if done.replays > 0 => {
                self.extra_rounds(&source, done.replays);
            }
            _ => {}
        }
    }

    /// Rounds beyond the first, because of bank conflicts.
    fn extra_rounds(&mut self, source: &Source, rounds: u32) {
        let (core, place) = self.place((source.group, source.wavefront));
        self.declare(core, place);
        let counted = &mut self.cores[core].extra_rounds;
        *counted += u64::from(rounds);
        let args = json!({ "rounds": *counted });
        self.write(&Entry {
            args,
            ..entry("extra rounds", 'C', core, source.cycle)
        });
    }

    fn place(&self, warp: WarpName) -> (usize, usize) {
        self.warps.get(&warp).copied().unwrap_or_default()
    }

    fn ended(&mut self, ended: &Ended) {
        let Ended {
            warp,
            since,
            until,
            committed,
            aborted,
            mode,
        } = *ended;
        let (core, place) = self.place(warp);
        let name = match (mode, aborted) {
            (TxMode::WavefrontSerial, _) => "serial in the wavefront",
            (TxMode::GroupSerial, _) => "serial in the work-group",
            (_, 0) => "committed",
            _ if committed == 0 => "aborted",
            _ => "committed in part",
        };
        let args = json!({
            "work_group": warp.0,
            "wavefront": warp.1,
            "lanes": (committed | aborted).count_ones(),
            "committed": committed.count_ones(),
            "aborted": aborted.count_ones(),
        });
        self.slice(name, core, threads(place)[1], [since, until], args);
    }

    fn lost(&mut self, lost: &Lost) {
        let warp = |item: WorkItem| (item.group as usize, item.wavefront as usize);
        let (core, place) = self.place(warp(lost.loser));
        let tid = threads(place)[1];
        // Attempts on global memory abort where their slice ends.
        let at = match lost.finder {
            Finder::LocalMemory => lost.cycle,
            _ => lost.cycle.saturating_sub(1),
        };
        self.declare(core, place);
        self.cores[core].lost += 1;
        let args = json!({ "lanes": self.cores[core].lost });
        self.write(&Entry {
            args,
            ..entry("lost conflicts", 'C', core, at)
        });
        let owner = lost.owner.map(|owner| owner.item.to_string());
        let args = json!({
            "loser": lost.loser.to_string(),
            "line": lost.at.line,
            "owner": owner,
            "owner_line": lost.owner.map(|owner| owner.at.line),
            "word": format!("{:#x}", lost.word),
            "cause": lost.meeting.name(),
            "found_by": lost.finder.name(),
        });
        self.write(&Entry {
            tid,
            args,
            ..entry("lost", 'i', core, at)
        });
        let Some(owner) = lost.owner else {
            return;
        };
        self.arrows += 1;
        let (from, from_place) = self.place(warp(owner.item));
        let ends = [
            ('s', from, threads(from_place)[1], owner.cycle, None),
            ('f', core, tid, at, Some("e")),
        ];
        for (kind, core, tid, cycle, bp) in ends {
            self.write(&Entry {
                tid,
                bp,
                id: Some(self.arrows),
                cat: Some("conflict"),
                ..entry("conflict", kind, core, cycle)
            });
        }
    }

    fn slice(&mut self, name: &str, core: usize, tid: usize, times: [u64; 2], args: Value) {
        let dur = Some(times[1].saturating_sub(times[0]));
        self.write(&Entry {
            tid,
            dur,
            args,
            ..entry(name, 'X', core, times[0])
        });
    }

    fn write(&mut self, entry: &Entry) {
        if self.failed.is_some() {
            return;
        }
        let separator: &[u8] = if self.first { b"\n" } else { b",\n" };
        self.first = false;
        let written = self.out.write_all(separator);
        let written = written.and_then(|()| Ok(serde_json::to_writer(&mut self.out, entry)?));
        self.failed = written.err();
    }

    /// Completes the file.
    ///
    /// # Errors
    /// The disk is full.
    pub fn finish(mut self) -> Result<()> {
        self.now += 1;
        for core in 0..self.cores.len() {
            for place in 0..self.cores[core].places.len() {
                self.end_state(core, place);
            }
        }
        let left: Vec<_> = self.attempts.finish(self.now).collect();
        left.iter().for_each(|ended| self.ended(ended));
        let ended = match self.failed.take() {
            Some(error) => Err(error),
            None => self
                .out
                .write_all(b"\n]}\n")
                .and_then(|()| self.out.flush()),
        };
        ended.map_err(|error| {
            Error::input(
                format!("--trace {}", self.pending.path().display()),
                format!("the trace cannot be written ({error})"),
                "make sure that there is room on the disk",
            )
        })?;
        self.pending.finish()
    }
}

/// Threads of a place: states and attempts.
fn threads(place: usize) -> [usize; 2] {
    [2 * place + 1, 2 * place + 2]
}

fn entry(name: &str, ph: char, core: usize, ts: u64) -> Entry<'_> {
    Entry {
        name,
        ph,
        ts,
        // 0 is the kernel's in viewers.
        pid: core + 1,
        tid: 0,
        dur: None,
        id: None,
        cat: None,
        bp: None,
        args: Value::Null,
    }
}
