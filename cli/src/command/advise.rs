//! `turnstile advise`: how votes are best laid out in shared memory.

use super::advise_report::{json, text, Report};
use super::advise_votes::Votes;
use super::output::Output;
use super::progress::check_interrupt;
use rayon::prelude::*;
use std::path::PathBuf;
use turnstile_experiments::votes::{
    predict, rank, sample, Layout, Played, Prediction, Space, Time, VoteMachine, Warp,
};
use turnstile_tools::file::check_outputs;
use turnstile_tools::{Error, Result};

const HELP: &str = r#"Votes add to words of shared memory, as in a histogram. Lanes of a warp that vote for one word wait for each other; copies of the
vote space keep them apart. Which layout is best of all that there is room for:

    turnstile advise --image photo.pgm --bins 256 --machine gtx580
    turnstile advise --generate --bins 64 --machine h200-float --json advice.json
    turnstile advise --trace votes.npy --words 1000 --threads 256
    turnstile advise histogram.toml

copies    of the vote space; the kernel sums them up at the end
mapping   cyclic: thread t votes in copy t mod copies; block: in copy t x copies / threads
padding   words between two copies, so that equal bins of them lie in different banks

Predicted are the clock cycles of one warp's vote, by the paper's Algorithm 1; on gtx580, or another machine file of
`turnstile simulate` with lock bits, those of a whole kernel, with a block a core: some of its votes are played.

An image is a grey PNG, PGM or NumPy array, and a bin the upper bits of a pixel: --bins is a power of two, at most the values of a
pixel. Colours are refused. A trace is a NumPy array of bins in the order of threads, or a CSV file with a column bin, or with columns w0 to
w31: a warp a line, an empty field for a lane that does not vote. Votes are dealt out to threads as in a loop over all
threads of the grid; of many warps some are chosen, always the same ones.

Of a run file (as for `turnstile simulate`, for PTX) the kernels run, and the words that their atomic instructions on shared memory address
are votes. A kernel with several arrays there needs --base and --words. Nothing is dumped.

Exit codes: 0 done, 1 the run failed a check, 2 bad input, 130 interrupted."#;

/// Arguments of `advise`.
#[derive(clap::Args, Debug)]
#[command(after_help = HELP)]
#[command(group = clap::ArgGroup::new("what").required(true))]
pub struct AdviseArgs {
    /// Run file whose kernels vote in one copy, from standard input if it is -
    #[arg(value_name = "RUN.toml", group = "what")]
    pub run: Option<PathBuf>,
    /// Image whose pixels vote, from standard input if it is -
    #[arg(long, value_name = "FILE", group = "what", requires = "bins")]
    pub image: Option<PathBuf>,
    /// Votes of a file, from standard input if it is -
    #[arg(long, value_name = "FILE", group = "what", requires = "words")]
    pub trace: Option<PathBuf>,
    /// The bundled image: 12 bits a pixel, neighbours alike as in photographs
    #[arg(long, group = "what", requires = "bins")]
    pub generate: bool,
    /// Bins of the histogram of an image
    #[arg(long, value_name = "N", conflicts_with_all = ["trace", "run"])]
    pub bins: Option<u32>,
    /// Words of the vote space of a trace, or of a run [default of a run: those that are addressed]
    #[arg(long, value_name = "N", conflicts_with_all = ["image", "generate"], value_parser = clap::value_parser!(u32).range(1..))]
    pub words: Option<u32>,
    /// Where a run's vote space begins in the block's shared memory, in bytes [default: at the first word that is addressed]
    #[arg(long, value_name = "BYTES", conflicts_with_all = ["image", "trace", "generate"])]
    pub base: Option<u32>,
    /// Size of the bundled image [default: 1536x1024]
    #[arg(long, value_name = "WIDTHxHEIGHT", requires = "generate")]
    pub size: Option<String>,
    /// Another bundled image of its kind [default: 0]
    #[arg(long, value_name = "N", requires = "generate")]
    pub seed: Option<u32>,
    /// Threads of a block [default: 1024, or as the run has]
    #[arg(long, value_name = "N", conflicts_with = "run")]
    pub threads: Option<u32>,
    /// Shared memory for a block's copies, in bytes
    #[arg(long, value_name = "BYTES", default_value_t = 49_152)]
    pub room: u32,
    /// Machine file, or gtx580, fermi-lockbits, h200-float, h200-spin-lock, h200-cas, h200-int (see `turnstile list --machine`)
    /// [default: fermi-lockbits]
    #[arg(long, value_name = "FILE")]
    pub machine: Option<PathBuf>,
    /// Write all layouts as JSON, to standard output if it is -
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
}

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
            "some lanes do not vote, and all threads of the kernel that is played do",
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
