//! `turnstile advise` for a GPU whose whole kernels were measured: which way to count is fastest there, and what bounds it.

use super::advise_args::AdviseArgs;
use super::advise_kernel;
use super::advise_report::names;
use super::advise_votes::Votes;
use super::output::{tell, Output};
use super::progress::{check_interrupt, Bars};
use serde::Serialize;
use std::path::Path;
use turnstile_experiments::atomics::{Pattern, LANES};
use turnstile_experiments::engine::outside::Progress;
use turnstile_experiments::silicon::{
    compared, fit, plans, rank, read_kernels, recommended, Counter, Group, Load, MeasuredKernel,
    Plan, Prediction, Room, SiliconMachine, Way, FEWEST, NO_VOTE, WARPS,
};
use turnstile_experiments::votes::VoteMachine;
use turnstile_experiments::votes_chart;
use turnstile_tools::file::{read_name, read_text};
use turnstile_tools::{Error, Result};

/// Ways in the table, besides the plain one.
const SHOWN: usize = 10;
/// What is faster by less than this is not worth a change.
const WORTH: f64 = 1.03;

/// Advises on such a machine.
pub fn advise(machine: &SiliconMachine, args: &AdviseArgs) -> Result<u8> {
    args.check_files()?;
    let load = load(args)?;
    let bytes = args.room.unwrap_or(machine.gpu.shared_of_block);
    check_room(machine, bytes)?;
    let option = args.bins.map_or("--words", |_| "--bins");
    // Runs are recorded on a machine that simulates them.
    let votes = Votes::of(args, &VoteMachine::default(), |bins, threads| {
        check(machine, option, bins, threads, bytes)
    })?;
    let pending = args.json.as_deref().map(Output::create).transpose()?;
    let holds = 1_u64 << (8 * load.bytes);
    if u64::from(votes.bins) > holds {
        return Err(Error::input(
            format!("--vote-bytes {}", load.bytes),
            format!(
                "a vote of {} bytes tells {holds} bins apart, and there are {}",
                load.bytes, votes.bins
            ),
            "give more bytes",
        ));
    }
    let room = Room {
        bins: votes.bins,
        threads: args.run.as_ref().map(|_| votes.threads).or(args.threads),
        bytes,
    };
    let trace = trace(&votes);
    let mut plans = plans(&room, &machine.gpu);
    let now = votes.now.map(|layout| Plan {
        way: Way::Atomic,
        layout,
    });
    plans.extend(now.filter(|now| !plans.contains(now)));
    if plans.is_empty() {
        return Err(Error::input(
            &machine.name,
            "no block of these threads with a copy of the bins fits on a multiprocessor",
            "give fewer --threads or bins",
        ));
    }
    let counter = args.counter.unwrap_or(Counter::Int);
    let all = args.votes.unwrap_or(trace.len() as u64);
    let predictions = rank(
        machine,
        (counter, load),
        (&trace, all),
        &plans,
        check_interrupt,
    )?;
    let report = Report {
        votes,
        machine: machine.name.clone(),
        all,
        counter,
        load,
        room,
        predictions,
    };
    let written = match (&args.run, &args.write_kernel) {
        (Some(run), Some(out)) => Some(report.kernel(run, out)?),
        _ => None,
    };
    if let Some(pending) = pending {
        pending.write(&report.json())?;
    }
    tell(&(report.text() + &written.unwrap_or_default()))?;
    Ok(0)
}

/// The bins of all threads, one after the other, as the kernel's loop takes them.
fn trace(votes: &Votes) -> Vec<u32> {
    let lanes = votes.warps.iter().flat_map(|warp| {
        let Pattern { lanes, words } = warp.bins;
        let lane = move |lane: usize| match lanes >> lane & 1 {
            0 => NO_VOTE,
            _ => words[lane],
        };
        (0..LANES).map(lane)
    });
    let mut trace: Vec<u32> = lanes.collect();
    let last = trace.iter().rposition(|bin| *bin != NO_VOTE);
    trace.truncate(last.map_or(0, |last| last + 1));
    trace
}

/// Measured kernels of a file.
fn measured(path: &Path) -> Result<Vec<MeasuredKernel>> {
    let place = read_name(path);
    let text = read_text(path).map_err(|error| {
        let what = format!("the kernels cannot be read: {error}");
        Error::input(
            &place,
            what,
            "give what experiments/measured/hopper/votes.cu prints",
        )
    })?;
    let bar = Bars.over("kernels", Some(text.lines().count().saturating_sub(1)));
    read_kernels(&text, &place, || {
        bar.inc(1);
        check_interrupt()
    })
}

/// Fits a machine to measured kernels.
pub fn fit_machine(machine: &SiliconMachine, args: &AdviseArgs, path: &Path) -> Result<u8> {
    args.check_files()?;
    let pending = args.write.as_deref().map(Output::create).transpose()?;
    let kernels = measured(path)?;
    if kernels.len() < FEWEST {
        return Err(Error::input(
            read_name(path),
            format!("{} kernels do not tell what things cost", kernels.len()),
            format!(
                "measure at least {FEWEST}, of all ways, sizes of blocks and types of counters"
            ),
        ));
    }
    let fit = fit(machine, &kernels);
    if let Some(pending) = pending {
        pending.write(&fit.machine.text())?;
    }
    tell(&groups_text(&fit.groups))?;
    Ok(0)
}

/// Compares a machine with measured kernels.
pub fn compare(machine: &SiliconMachine, args: &AdviseArgs, path: &Path) -> Result<u8> {
    args.check_files()?;
    let pending = args.chart.as_deref().map(Output::create).transpose()?;
    let kernels = measured(path)?;
    if let Some(pending) = pending {
        pending.write(&votes_chart::svg(machine, &kernels)?)?;
    }
    tell(&groups_text(&compared(machine, &kernels)))?;
    Ok(0)
}

fn groups_text(groups: &[Group]) -> String {
    let head = "                                                   errors of times              recommended: within\n\
                kernels                                   number   median   9 in 10   largest   10 % of the best    worst\n";
    let groups = groups.iter().map(|group| {
        let [median, most, largest] = group.errors.map(|error| error * 100.0);
        format!(
            "{:<40} {:>7} {median:>6.1} % {most:>7.1} % {largest:>7.1} % {:>9} of {:<4} {:>7.2}x\n",
            group.name, group.kernels, group.near, group.cases, group.worst
        )
    });
    head.to_owned() + &groups.collect::<String>()
}

/// Votes of a load.
fn load(args: &AdviseArgs) -> Result<Load> {
    let bytes = args.vote_bytes.unwrap_or(4);
    let votes = args
        .votes_per_thread
        .unwrap_or(if bytes == 1 { 16 } else { 1 });
    if bytes * votes > 16 {
        return Err(Error::input(
            "--votes-per-thread",
            format!("{votes} votes of {bytes} bytes are more than a load of 16 bytes"),
            "give fewer",
        ));
    }
    Ok(Load { bytes, votes })
}

fn check_room(machine: &SiliconMachine, bytes: u32) -> Result<()> {
    let most = machine.gpu.shared_of_block;
    match bytes <= most {
        true => Ok(()),
        false => Err(Error::input(
            format!("--room {bytes}"),
            format!(
                "a block of {} has at most {most} bytes of shared memory",
                machine.name
            ),
            format!("give at most {most}"),
        )),
    }
}

fn check(
    machine: &SiliconMachine,
    option: &str,
    bins: u32,
    threads: u32,
    bytes: u32,
) -> Result<()> {
    let most = 1024.min(machine.gpu.threads);
    if !threads.is_multiple_of(32) || !(32..=most).contains(&threads) {
        return Err(Error::input(
            format!("--threads {threads}"),
            format!("a block consists of whole warps, and of at most {most} threads"),
            "give a multiple of 32",
        ));
    }
    if bins == 0 {
        return Err(Error::input(
            format!("{option} 0"),
            "there is nothing to count",
            "give at least 1",
        ));
    }
    match bins <= bytes / 4 {
        true => Ok(()),
        false => Err(Error::input(
            format!("{option} {bins}"),
            format!("{bytes} bytes of shared memory hold {} words, one a bin", bytes / 4),
            "count several ranges of bins one after the other, sort the votes first, or add in global memory (docs/tuning.md has what that takes)",
        )),
    }
}

struct Report {
    votes: Votes,
    /// Votes of the kernel.
    all: u64,
    machine: String,
    counter: Counter,
    load: Load,
    room: Room,
    /// The fastest first.
    predictions: Vec<Prediction>,
}

impl Report {
    /// What the run does, else one copy to which every lane adds, in the largest blocks.
    fn plain(&self) -> &Prediction {
        let all = self.predictions.iter();
        let is_now = |one: &&Prediction| {
            one.plan.way == Way::Atomic && Some(one.plan.layout) == self.votes.now
        };
        if let Some(now) = all.clone().find(is_now) {
            return now;
        }
        let plain = all.filter(|one| one.plan.way == Way::Atomic && one.plan.layout.copies == 1);
        plain
            .max_by_key(|one| one.plan.layout.threads)
            .unwrap_or(&self.predictions[0])
    }

    fn gain(&self, one: &Prediction) -> f64 {
        self.plain().time.us / one.time.us
    }

    fn counter(&self) -> &'static str {
        match self.counter {
            Counter::Int => "int",
            Counter::Float => "float",
        }
    }

    /// What the run has now.
    fn now(&self) -> Option<&Prediction> {
        self.votes.now.map(|_| self.plain())
    }

    fn recommendation(&self) -> String {
        let (best, plain) = (recommended(&self.predictions), self.plain());
        let (gain, bound) = (self.gain(best), best.time.bound.name());
        if gain < WORTH {
            return format!(
                "recommended: {} to which every lane adds, in blocks of {} threads: {:.1} us, bound by {}. Leave it as it is: nothing else is {:.0} % faster",
                described(plain),
                plain.plan.layout.threads,
                plain.time.us,
                plain.time.bound.name(),
                (WORTH - 1.0) * 100.0
            );
        }
        format!(
            "recommended: {}, in blocks of {} threads, {} a multiprocessor: {:.1} us, bound by {bound}, instead of {:.1} us, bound by {}: {gain:.2} times as fast",
            described(best),
            best.plan.layout.threads,
            best.blocks,
            best.time.us,
            plain.time.us,
            plain.time.bound.name()
        )
    }

    /// Writes the kernel with the copies that are advised, where each lane adds; says so.
    fn kernel(&self, run: &Path, out: &Path) -> Result<String> {
        let all = self.predictions.iter();
        let atomic: Vec<_> = all
            .filter(|one| one.plan.way == Way::Atomic)
            .copied()
            .collect();
        let (best, plain) = (recommended(&atomic), self.plain());
        let copies = plain.plan.layout.copies;
        if copies > 1 {
            return Err(Error::input(
                "--write-kernel",
                format!("the kernel has {copies} copies already, and what is written are copies of what it has"),
                "give the kernel as it was with one copy",
            ));
        }
        if self.gain(best) < WORTH {
            return Ok("no kernel is written: no copies are worth it\n".into());
        }
        let told = format!(
            "{} on {}: {:.1} us as predicted, {:.1} us with one copy",
            described(best),
            self.machine,
            best.time.us,
            plain.time.us
        );
        let head = format!(
            "Written by turnstile {}: {told}.",
            env!("CARGO_PKG_VERSION")
        );
        advise_kernel::write(run, out, &best.plan.layout, &head)?;
        let out = out.display();
        Ok(format!(
            "written {out}: {told}; simulated, its output is that of the original\n"
        ))
    }

    fn text(&self) -> String {
        let Load { bytes, votes } = self.load;
        let votes = match votes {
            1 => "1 vote".to_owned(),
            votes => format!("{votes} votes"),
        };
        let all = self.votes.warps.len();
        let mut text = format!(
            "votes of {}, {} bins, {} counters, machine {}\n{votes} of {bytes} bytes a load; at most {} bytes of shared memory a block; {} votes, {} of {all} warps looked at\n\n\
             microseconds of a whole kernel, and the greatest thing in them\n\n   way  threads  blocks  copies  mapping  padding   bytes       us  bound by      gain\n",
            self.votes.name, self.votes.bins, self.counter(), self.machine, self.room.bytes, self.all, all.min(WARPS)
        );
        let shown = self.predictions.iter().take(SHOWN);
        let plain = self.plain();
        let beyond = !shown.clone().any(|one| one == plain);
        for one in shown.chain(beyond.then_some(plain)) {
            let layout = &one.plan.layout;
            let (mapping, padding) = names(layout);
            text += &format!(
                "{:>6}  {:>7}  {:>6}  {:>6}  {mapping:<7}  {padding:>7}  {:>6}  {:>7.1}  {:<10} {:>5.2}x\n",
                one.plan.way.to_string(),
                layout.threads,
                one.blocks,
                layout.copies,
                one.plan.bytes(),
                one.time.us,
                one.time.bound.name(),
                self.gain(one)
            );
        }
        let hidden = self
            .predictions
            .len()
            .saturating_sub(SHOWN + usize::from(beyond));
        if hidden > 0 {
            text += &format!("... {hidden} more\n");
        }
        let now = self.now().map(|now| format!("now: {}\n", described(now)));
        text + &format!("\n{}{}\n", now.unwrap_or_default(), self.recommendation())
    }

    fn json(&self) -> String {
        let best = recommended(&self.predictions);
        let whole = JsonReport {
            version: env!("CARGO_PKG_VERSION"),
            votes: &self.votes.name,
            machine: &self.machine,
            bins: self.votes.bins,
            counter: self.counter(),
            vote_bytes: self.load.bytes,
            votes_per_thread: self.load.votes,
            room: self.room.bytes,
            kernel_votes: self.all,
            warps: self.votes.warps.len(),
            sampled: self.votes.warps.len().min(WARPS),
            bound_by: best.time.bound.name(),
            now: self.now().map(|now| self.layout(now)),
            recommended: self.layout(best),
            layouts: self
                .predictions
                .iter()
                .map(|one| self.layout(one))
                .collect(),
        };
        serde_json::to_string_pretty(&whole).expect("numbers and texts are JSON") + "\n"
    }

    fn layout(&self, one: &Prediction) -> JsonLayout {
        let rounded = |number: f64| (number * 1000.0).round() / 1000.0;
        let layout = &one.plan.layout;
        JsonLayout {
            way: one.plan.way.to_string(),
            threads: layout.threads,
            blocks: one.blocks,
            copies: layout.copies,
            mapping: layout.mapping.to_string(),
            padding: layout.padding,
            bytes: one.plan.bytes(),
            us: rounded(one.time.us),
            bound_by: one.time.bound.name(),
            gain: rounded(self.gain(one)),
        }
    }
}

fn described(one: &Prediction) -> String {
    let layout = &one.plan.layout;
    let copies = match (layout.copies, layout.padding) {
        (1, _) => "one copy".into(),
        (copies, 0) => format!("{copies} copies, {} mapping, no padding", layout.mapping),
        (copies, _) => format!(
            "{copies} copies, {} mapping, a word of padding",
            layout.mapping
        ),
    };
    match one.plan.way {
        Way::Atomic => copies,
        Way::Match => format!("one addition a bin and warp, by __match_any_sync, {copies}"),
    }
}

#[derive(Serialize)]
struct JsonReport<'a> {
    version: &'static str,
    votes: &'a str,
    machine: &'a str,
    bins: u32,
    counter: &'static str,
    vote_bytes: u32,
    votes_per_thread: u32,
    room: u32,
    kernel_votes: u64,
    warps: usize,
    sampled: usize,
    bound_by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    now: Option<JsonLayout>,
    recommended: JsonLayout,
    layouts: Vec<JsonLayout>,
}

#[derive(Serialize)]
struct JsonLayout {
    way: String,
    threads: u32,
    blocks: u32,
    copies: u32,
    mapping: String,
    padding: u32,
    bytes: u32,
    us: f64,
    bound_by: &'static str,
    gain: f64,
}
