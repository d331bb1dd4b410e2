//! `turnstile advise`: how votes are best laid out in shared memory.

use super::advise_args::AdviseArgs;
use super::advise_report::{json, text, Report};
use super::advise_silicon;
use super::advise_votes::Votes;
use super::output::Output;
use super::progress::check_interrupt;
use rayon::prelude::*;
use turnstile_experiments::silicon::SiliconMachine;
use turnstile_experiments::votes::{
    predict, rank, sample, Layout, Played, Prediction, Space, Time, VoteMachine, Warp,
};
use turnstile_tools::{Error, Result};

/// Shared memory of a block's copies in bytes, unless it is said otherwise.
const ROOM: u32 = 49_152;

/// Runs the command.
pub fn advise(args: &AdviseArgs) -> Result<u8> {
    refuse_unused(args)?;
    let silicon = args.machine.as_deref().map(SiliconMachine::load);
    if let Some(machine) = silicon.transpose()?.flatten() {
        return match (&args.fit, &args.compare) {
            (Some(path), _) => advise_silicon::fit_machine(&machine, args, path),
            (_, Some(path)) => advise_silicon::compare(&machine, args, path),
            (None, None) => advise_silicon::advise(&machine, args),
        };
    }
    refuse_of_silicon(args)?;
    let machine = match &args.machine {
        Some(path) => VoteMachine::load(path)?,
        None => VoteMachine::default(),
    };
    let room = args.room.unwrap_or(ROOM);
    let space = |bins, threads| Space {
        bins,
        threads,
        room,
    };
    let option = args.bins.map_or("--words", |_| "--bins");
    let votes = Votes::of(args, &machine, |bins, threads| {
        space(bins, threads).check(&machine, option)
    })?;
    let pending = args.json.as_deref().map(Output::create).transpose()?;
    args.check_files()?;
    let space = space(votes.bins, votes.threads);
    let (looked_at, predictions) = match &machine {
        VoteMachine::Vote(machine) => {
            let chosen = sample(&votes.warps);
            let scheme = machine.scheme(None, None)?;
            let predict = |layout| Ok(predict(layout, &chosen, machine, scheme.as_ref()));
            (chosen.len(), predictions(&space, predict)?)
        }
        VoteMachine::Kernel(machine) => {
            let played = Played::new(machine, votes.threads, &bins(&votes)?);
            let predict = |layout| {
                let time = Time::Kernel(played.time(layout)?);
                Ok(Prediction { layout, time })
            };
            (played.warps(), predictions(&space, predict)?)
        }
    };
    let report = Report {
        votes: votes.name,
        machine: machine.name().into(),
        space,
        warps: votes.warps.len(),
        sampled: looked_at,
        predictions,
    };
    if let Some(pending) = pending {
        pending.write(&json(&report))?;
    }
    super::output::tell(&text(&report))?;
    Ok(0)
}

/// Of every layout, the best first.
fn predictions(
    space: &Space,
    predict: impl Fn(Layout) -> Result<Prediction> + Sync,
) -> Result<Vec<Prediction>> {
    let predictions = space.layouts().into_par_iter().with_max_len(1);
    let predictions = predictions.map(|layout| {
        check_interrupt()?;
        predict(layout)
    });
    let mut predictions = predictions.collect::<Result<Vec<_>>>()?;
    rank(&mut predictions);
    Ok(predictions)
}

/// Options that do nothing beside others.
fn refuse_unused(args: &AdviseArgs) -> Result<()> {
    let of_votes = [
        ("--bins", args.bins.is_some()),
        ("--words", args.words.is_some()),
        ("--base", args.base.is_some()),
        ("--threads", args.threads.is_some()),
        ("--room", args.room.is_some()),
        ("--counter", args.counter.is_some()),
        ("--vote-bytes", args.vote_bytes.is_some()),
        ("--votes-per-thread", args.votes_per_thread.is_some()),
        ("--votes", args.votes.is_some()),
        ("--json", args.json.is_some()),
    ];
    let measured = args.fit.is_some() || args.compare.is_some();
    let others = [
        ("--write", args.write.is_some() && args.fit.is_none()),
        ("--chart", args.chart.is_some() && args.compare.is_none()),
        (
            "--write-kernel",
            args.write_kernel.is_some() && args.run.is_none(),
        ),
    ];
    let of_votes = of_votes.into_iter().filter(|_| measured);
    refuse_given(
        of_votes.chain(others),
        "this option does nothing here",
        "leave it out; --write is for --fit, --chart for --compare, --write-kernel for a run file, and others for votes",
    )
}

/// Refuses the first of these options that is given.
fn refuse_given(
    options: impl IntoIterator<Item = (&'static str, bool)>,
    what: &str,
    remedy: &str,
) -> Result<()> {
    match options.into_iter().find(|(_, given)| *given) {
        None => Ok(()),
        Some((option, _)) => Err(Error::input(option, what, remedy)),
    }
}

/// Options that only machines of whole kernels on silicon have.
fn refuse_of_silicon(args: &AdviseArgs) -> Result<()> {
    let options = [
        ("--fit", args.fit.is_some()),
        ("--compare", args.compare.is_some()),
        ("--write-kernel", args.write_kernel.is_some()),
        ("--counter", args.counter.is_some()),
        ("--votes", args.votes.is_some()),
        ("--vote-bytes", args.vote_bytes.is_some()),
        ("--votes-per-thread", args.votes_per_thread.is_some()),
    ];
    refuse_given(
        options,
        "this option is for a GPU whose whole kernels were measured",
        "add --machine h100 or --machine h200",
    )
}

/// The bins of all threads, one after the other, as the kernel's loop takes them.
fn bins(votes: &Votes) -> Result<Vec<u32>> {
    let (last, others) = votes.warps.split_last().expect("there are votes");
    let whole = |warp: &Warp| warp.bins.lanes == u32::MAX;
    let lanes = last.bins.lanes;
    if !others.iter().all(whole) || lanes & lanes.wrapping_add(1) != 0 {
        return Err(Error::input(
            &votes.name,
            "some lanes do not vote, but in the kernel that this machine simulates all threads do",
            "choose a --machine of `turnstile atomics`, such as fermi-lockbits, for one warp's vote",
        ));
    }
    let lanes = |warp: &Warp| {
        warp.bins
            .words
            .into_iter()
            .take(warp.bins.lanes.count_ones() as usize)
    };
    Ok(votes.warps.iter().flat_map(lanes).collect())
}
