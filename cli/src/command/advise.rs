//! `turnstile advise`: how votes are best laid out in shared memory.

use super::advise_args::AdviseArgs;
use super::advise_report::{json, text, Report};
use super::advise_votes::Votes;
use super::output::Output;
use super::progress::check_interrupt;
use rayon::prelude::*;
use turnstile_experiments::votes::{
    predict, rank, sample, Layout, Played, Prediction, Space, Time, VoteMachine, Warp,
};
use turnstile_tools::file::check_outputs;
use turnstile_tools::{Error, Result};

/// Runs the command.
pub fn advise(args: &AdviseArgs) -> Result<u8> {
    let machine = match &args.machine {
        Some(path) => VoteMachine::load(path)?,
        None => VoteMachine::default(),
    };
    let room = args.room;
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
    check_files(args)?;
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

fn check_files(args: &AdviseArgs) -> Result<()> {
    let inputs = [
        ("the run file", &args.run),
        ("--image", &args.image),
        ("--trace", &args.trace),
        ("--machine", &args.machine),
    ];
    let inputs = inputs.into_iter();
    let inputs = inputs.filter_map(|(role, path)| Some((role, path.as_deref()?)));
    let outputs = args.json.as_deref().map(|path| ("--json", path));
    check_outputs(&Vec::from_iter(inputs), &Vec::from_iter(outputs))
}
