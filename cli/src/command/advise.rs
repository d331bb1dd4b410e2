//! `turnstile advise`: how votes are best laid out in shared memory.

use super::advise_report::{json, text, Report};
use super::output::Output;
use super::progress::check_interrupt;
use rayon::prelude::*;
use std::path::PathBuf;
use turnstile_sim::atomics::{AtomicsMachine, Pattern};
use turnstile_sim::file::{check_outputs, read_name};
use turnstile_sim::votes::{
    generate, predict, rank, read_picture, read_trace, sample, warps_of, Picture, Prediction,
    Space, Warp, MEASURED_SIZE, MOST_PIXELS,
};
use turnstile_sim::{Error, Result};

const HELP: &str = r#"Votes add to words of shared memory, as in a histogram. Lanes of a warp that vote for one word wait for each other; copies of the
vote space keep them apart. Predicted are the clock cycles of one warp's vote by the paper's Algorithm 1, in every layout that
there is room for:

    turnstile advise --image photo.pgm --bins 256
    turnstile advise --generate --bins 64 --machine h200-float --json advice.json
    turnstile advise --trace votes.npy --words 1000 --threads 256

copies    of the vote space; the kernel sums them up at the end
mapping   cyclic: thread t votes in copy t mod copies; block: in copy t x copies / threads
padding   words between two copies, so that equal bins of them lie in different banks

An image is a grey PNG, PGM or NumPy array, and a bin the upper bits of a pixel: --bins is a power of two, at most the values of a
pixel. Colours are refused. A trace is a NumPy array of bins in the order of threads, or a CSV file with a column bin, or with columns w0 to
w31: a warp a line, an empty field for a lane that does not vote. Votes are dealt out to threads as in a loop over all
threads of the grid; of many warps some are chosen, always the same ones.

What a kernel does around its votes is not predicted: copies have to be cleared and summed up, and shared memory limits the
blocks of a multiprocessor.

Exit codes: 0 done, 2 bad input."#;

/// Arguments of `advise`.
#[derive(clap::Args, Debug)]
#[command(after_help = HELP)]
#[command(group = clap::ArgGroup::new("what").required(true))]
pub struct AdviseArgs {
    /// Image whose pixels vote, from standard input if it is -
    #[arg(long, value_name = "FILE", group = "what")]
    image: Option<PathBuf>,
    /// Votes of a file, from standard input if it is -
    #[arg(long, value_name = "FILE", group = "what", requires = "words")]
    trace: Option<PathBuf>,
    /// The bundled image: 12 bits a pixel, neighbours alike as in photographs
    #[arg(long, group = "what")]
    generate: bool,
    /// Bins of the histogram of an image
    #[arg(
        long,
        value_name = "N",
        required_unless_present = "trace",
        conflicts_with = "trace"
    )]
    bins: Option<u32>,
    /// Words of the vote space of a trace
    #[arg(long, value_name = "N", requires = "trace")]
    words: Option<u32>,
    /// Size of the bundled image [default: 1536x1024]
    #[arg(long, value_name = "WIDTHxHEIGHT", requires = "generate")]
    size: Option<String>,
    /// Another bundled image of its kind [default: 0]
    #[arg(long, value_name = "N", requires = "generate")]
    seed: Option<u32>,
    /// Threads of a block
    #[arg(long, value_name = "N", default_value_t = 1024)]
    threads: u32,
    /// Shared memory for a block's copies, in bytes
    #[arg(long, value_name = "BYTES", default_value_t = 49_152)]
    room: u32,
    /// Machine file, or fermi-lockbits, h200-float, h200-spin-lock, h200-cas, h200-int (see `turnstile list --machine`) [default: fermi-lockbits]
    #[arg(long, value_name = "FILE")]
    machine: Option<PathBuf>,
    /// Write all layouts as JSON, to standard output if it is -
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Votes by warp, and what they are called in the report.
struct Votes {
    name: String,
    warps: Vec<Pattern>,
}

/// Runs the command.
pub fn advise(args: &AdviseArgs) -> Result<u8> {
    let machine = match &args.machine {
        Some(path) => AtomicsMachine::load(path)?,
        None => AtomicsMachine::default(),
    };
    let (option, bins) = match (args.bins, args.words) {
        (Some(bins), _) => ("--bins", bins),
        (None, words) => ("--words", words.unwrap_or_default()),
    };
    let space = Space {
        bins,
        threads: args.threads,
        room: args.room,
    };
    space.check(&machine, option)?;
    let votes = votes(args, bins)?;
    let pending = args.json.as_deref().map(Output::create).transpose()?;
    check_files(args)?;
    let count = votes.warps.len();
    let chosen = sample(count, args.threads, |number| votes.warps[number]);
    let report = Report {
        votes: votes.name,
        machine: machine.name().into(),
        space,
        warps: count,
        sampled: chosen.len(),
        predictions: predictions(&space, &chosen, &machine)?,
    };
    if let Some(pending) = pending {
        pending.write(&json(&report))?;
    }
    super::output::tell(&text(&report))?;
    Ok(0)
}

/// Of every layout, the best first.
fn predictions(space: &Space, warps: &[Warp], machine: &AtomicsMachine) -> Result<Vec<Prediction>> {
    let scheme = machine.scheme(None, None)?;
    let predictions = space.layouts().into_par_iter().map(|layout| {
        check_interrupt()?;
        Ok(predict(layout, warps, machine, scheme.as_ref()))
    });
    let mut predictions = predictions.collect::<Result<Vec<_>>>()?;
    rank(&mut predictions);
    Ok(predictions)
}

fn check_files(args: &AdviseArgs) -> Result<()> {
    let inputs = [
        ("--image", &args.image),
        ("--trace", &args.trace),
        ("--machine", &args.machine),
    ];
    let inputs = inputs.into_iter();
    let inputs = inputs.filter_map(|(role, path)| Some((role, path.as_deref()?)));
    let outputs = args.json.as_deref().map(|path| ("--json", path));
    check_outputs(&Vec::from_iter(inputs), &Vec::from_iter(outputs))
}

fn votes(args: &AdviseArgs, bins: u32) -> Result<Votes> {
    if let Some(path) = &args.trace {
        return Ok(Votes {
            name: read_name(path),
            warps: read_trace(path, bins)?,
        });
    }
    let (name, picture) = match &args.image {
        Some(path) => (read_name(path), read_picture(path)?),
        None => bundled(args)?,
    };
    let Picture {
        width,
        height,
        depth,
        ..
    } = picture;
    Ok(Votes {
        name: format!("{name} ({width} x {height} pixels, depth {depth})"),
        warps: warps_of(&picture.bins(bins)?),
    })
}

fn bundled(args: &AdviseArgs) -> Result<(String, Picture)> {
    let (width, height) = match &args.size {
        Some(text) => size(text)?,
        None => MEASURED_SIZE,
    };
    let seed = args.seed.unwrap_or_default();
    let name = format!("bundled image, seed {seed}");
    Ok((name, generate(width, height, seed)))
}

/// Parses `1536x1024`.
fn size(text: &str) -> Result<(u32, u32)> {
    let sides = text.split_once('x');
    let sides = sides.and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    let fits = |(width, height): &(u32, u32)| {
        (1..=MOST_PIXELS).contains(&(u64::from(*width) * u64::from(*height)))
    };
    sides.filter(fits).ok_or_else(|| {
        Error::input(
            format!("--size {text}"),
            "this is no size of an image",
            format!("give WIDTHxHEIGHT, such as 1536x1024, of 1 to {MOST_PIXELS} pixels"),
        )
    })
}
