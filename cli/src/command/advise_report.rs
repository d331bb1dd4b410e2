//! What `turnstile advise` says: a table of layouts and a recommendation, or JSON.

use serde::Serialize;
use turnstile_experiments::votes::{Layout, Prediction, Space, Time, SAMPLE_SEED};

/// Layouts in the table, besides the plain one.
const SHOWN: usize = 10;
/// From which gain on a layout is worth its memory.
const WORTH: f64 = 1.01;

/// What is known of some votes.
pub struct Report {
    /// Where they come from.
    pub votes: String,
    /// Name of the machine.
    pub machine: String,
    /// The vote space and the block.
    pub space: Space,
    /// Warps that vote.
    pub warps: usize,
    /// Those that were looked at.
    pub sampled: usize,
    /// Every layout, the best first.
    pub predictions: Vec<Prediction>,
}

impl Report {
    /// The layout with one copy.
    fn plain(&self) -> &Prediction {
        let mut all = self.predictions.iter();
        all.find(|one| one.layout.copies == 1)
            .expect("the plain layout is among them")
    }

    /// How many times as fast as with one copy.
    fn gain(&self, one: &Prediction) -> f64 {
        self.plain().cycles() / one.cycles()
    }

    fn recommendation(&self) -> String {
        let (best, plain) = (&self.predictions[0], self.plain());
        let gain = self.gain(best);
        if gain < WORTH {
            return format!(
                "recommended: one copy, as others gain less than {:.0} %",
                (WORTH - 1.0) * 100.0
            );
        }
        let layout = &best.layout;
        let padding = match layout.padding {
            0 => "no padding".into(),
            1 => "a word of padding".into(),
            words => format!("{words} words of padding"),
        };
        format!(
            "recommended: {} copies, {} mapping, {padding}: {:.1} cycles {} instead of {:.1}, {gain:.2} times as fast",
            layout.copies,
            layout.mapping,
            best.cycles(),
            match best.time {
                Time::Vote(_) => "a warp vote",
                Time::Kernel(_) => "a kernel",
            },
            plain.cycles(),
        )
    }
}

/// Mapping and padding, which a single copy has none of.
pub fn names(layout: &Layout) -> (String, String) {
    match layout.copies {
        1 => ("-".into(), "-".into()),
        _ => (layout.mapping.to_string(), layout.padding.to_string()),
    }
}

/// The table.
pub fn text(report: &Report) -> String {
    let Space {
        bins,
        threads,
        room,
    } = report.space;
    let looked_at = match report.sampled == report.warps {
        true => format!("all {} warps", report.warps),
        false => format!(
            "{} of {} warps, chosen with seed {SAMPLE_SEED}",
            report.sampled, report.warps
        ),
    };
    let mut text = format!(
        "votes of {}, {bins} bins, machine {}\nblocks of {threads} threads with {room} bytes of shared memory; {looked_at}\n\n",
        report.votes, report.machine
    );
    text += match report.plain().time {
        Time::Vote(_) => "cycles of a warp's vote: all, of which locks and banks\n\ncopies  mapping  padding   bytes   cycles    locks    banks   gain\n",
        Time::Kernel(_) => "cycles of a kernel: all, of which votes, and around them to clear copies and to sum them up\n\ncopies  mapping  padding   bytes   cycles    votes   around   gain\n",
    };
    let place = |one: &Prediction| report.predictions.iter().position(|other| other == one);
    let plain = report.plain();
    let beyond = place(plain).filter(|place| *place >= SHOWN).map(|_| plain);
    for one in report.predictions.iter().take(SHOWN).chain(beyond) {
        let (mapping, padding) = names(&one.layout);
        let parts = match one.time {
            Time::Vote(parts) => [parts.lock, parts.bank],
            Time::Kernel(time) => [time.votes, time.around],
        };
        text += &format!(
            "{:>6}  {mapping:<7}  {padding:>7} {:>7} {:>8.1} {:>8.1} {:>8.1} {:>5.2}x\n",
            one.layout.copies,
            one.layout.total_words() * 4,
            one.cycles(),
            parts[0],
            parts[1],
            report.gain(one),
        );
    }
    let hidden = report.predictions.len() - SHOWN.min(report.predictions.len());
    if hidden > beyond.iter().count() {
        text += &format!("... {} more\n", hidden - beyond.iter().count());
    }
    text + &format!("\n{}\n", report.recommendation())
}

#[derive(Serialize)]
struct JsonReport<'a> {
    version: &'static str,
    votes: &'a str,
    machine: &'a str,
    bins: u32,
    threads: u32,
    room: u32,
    warps: usize,
    sampled: usize,
    layouts: Vec<JsonLayout>,
}

#[derive(Serialize)]
struct JsonLayout {
    copies: u32,
    mapping: String,
    padding: u32,
    bytes: u32,
    cycles: f64,
    #[serde(flatten)]
    parts: JsonParts,
    gain: f64,
}

#[derive(Serialize)]
#[serde(untagged)]
enum JsonParts {
    Vote {
        lock_cycles: f64,
        bank_cycles: f64,
    },
    Kernel {
        vote_cycles: f64,
        around_cycles: f64,
    },
}

/// Everything, every layout.
pub fn json(report: &Report) -> String {
    let rounded = |number: f64| (number * 1000.0).round() / 1000.0;
    let layout = |one: &Prediction| JsonLayout {
        copies: one.layout.copies,
        mapping: one.layout.mapping.to_string(),
        padding: one.layout.padding,
        bytes: one.layout.total_words() * 4,
        cycles: rounded(one.cycles()),
        parts: match one.time {
            Time::Vote(parts) => JsonParts::Vote {
                lock_cycles: rounded(parts.lock),
                bank_cycles: rounded(parts.bank),
            },
            Time::Kernel(time) => JsonParts::Kernel {
                vote_cycles: rounded(time.votes),
                around_cycles: rounded(time.around),
            },
        },
        gain: rounded(report.gain(one)),
    };
    let whole = JsonReport {
        version: env!("CARGO_PKG_VERSION"),
        votes: &report.votes,
        machine: &report.machine,
        bins: report.space.bins,
        threads: report.space.threads,
        room: report.space.room,
        warps: report.warps,
        sampled: report.sampled,
        layouts: report.predictions.iter().map(layout).collect(),
    };
    let text = serde_json::to_string_pretty(&whole).expect("numbers and texts are JSON");
    text + "\n"
}
