//! Arguments of `turnstile advise`.

use std::path::PathBuf;
use turnstile_experiments::silicon::Counter;
use turnstile_tools::file::check_outputs;
use turnstile_tools::Result;

const HELP: &str = r#"Votes add to words of shared memory, as in a histogram. Lanes of a warp that vote for one word wait for each other; copies of the
vote space keep them apart. Which layout is best of all that there is room for:

    turnstile advise --image photo.pgm --bins 256 --machine gtx580
    turnstile advise --generate --bins 64 --machine h200-float --json advice.json
    turnstile advise --trace votes.npy --words 1000 --threads 256
    turnstile advise histogram.toml

copies    of the vote space; the kernel sums them up at the end
mapping   cyclic: thread t votes in copy t mod copies; block: in copy t x copies / threads
padding   words between two copies, so that equal bins of them lie in different banks

On h100 and h200 the prediction is the time of a whole kernel on such a GPU, with what bounds it, for integer and float counters, several sizes of blocks, and
one addition a bin and warp (__match_any_sync) beside plain ones; its costs were fitted to kernels that were measured (docs/tuning.md):

    turnstile advise --trace votes.npy --words 256 --machine h200 --vote-bytes 1
    turnstile advise --fit experiments/measured/hopper/h200.csv --machine h200 --write machine.toml
    turnstile advise --compare experiments/measured/hopper/h200-kept.csv --machine h200

Elsewhere it is the clock cycles of one warp's vote, by the paper's Algorithm 1. On gtx580, or another machine file of
`turnstile simulate` with lock bits, it is those of a whole kernel with one block a core: a sample of its votes is simulated.

An image is a grey PNG, PGM or NumPy array, and a bin the upper bits of a pixel: --bins is a power of two, at most the values of a
pixel. Colours are refused. A trace is a NumPy array of bins in the order of threads, or a CSV file with a column bin, or with columns w0 to
w31: a warp a line, an empty field for a lane that does not vote. Votes are dealt out to threads as in a loop over all
threads of the grid; of many warps some are chosen, always the same ones.

Of a run file (as for `turnstile simulate`, for PTX) the kernels run, and the words that their atomic instructions on shared memory address
are votes. If it has copies of its counters, a thread adding to one of them, --words says how many counters a copy has. A kernel with several arrays
there needs --base and --words. Nothing is dumped.

Exit codes: 0 done, 1 the run failed a check, 2 bad input, 130 interrupted."#;

/// Arguments of `advise`.
#[derive(clap::Args, Debug)]
#[command(after_help = HELP)]
#[command(group = clap::ArgGroup::new("what").required(true))]
pub struct AdviseArgs {
    /// Run file whose kernels vote in shared memory, from standard input if it is -
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
    /// Words of the vote space of a trace, or of a copy of a run's [default of a run: those that are addressed]
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
    /// Shared memory for a block's copies, in bytes [default: 49152, or all that a block of an H100 or H200 may have]
    #[arg(long, value_name = "BYTES")]
    pub room: Option<u32>,
    /// Counters, on an H100 or H200 [default: int]
    #[arg(long, value_enum, ignore_case = true)]
    pub counter: Option<Counter>,
    /// Bytes of a vote in memory, on an H100 or H200: 1, 2 or 4 [default: 4]
    #[arg(long, value_name = "N", value_parser = of([1, 2, 4]))]
    pub vote_bytes: Option<u32>,
    /// Neighbouring votes that a thread takes with a load, on an H100 or H200 [default: 16 of a byte, else 1]
    #[arg(long, value_name = "N", value_parser = of([1, 2, 4, 8, 16]))]
    pub votes_per_thread: Option<u32>,
    /// Votes of the kernel on an H100 or H200, of which those that are given are a part like all [default: those that are given]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub votes: Option<u64>,
    /// Fit the costs of --machine to measured kernels, and cross-validate
    #[arg(long, value_name = "FILE.csv", group = "what", requires = "machine")]
    pub fit: Option<PathBuf>,
    /// Compare what --machine tells with measured kernels
    #[arg(long, value_name = "FILE.csv", group = "what", requires = "machine")]
    pub compare: Option<PathBuf>,
    /// Draw some of the measured kernels, and what is told of them, as SVG
    #[arg(long, value_name = "FILE.svg", requires = "compare")]
    pub chart: Option<PathBuf>,
    /// Write the kernel of a run in CUDA C++ with the copies that are advised, if it simulates to the same output
    #[arg(long, value_name = "FILE.cu", requires = "run", requires = "machine", conflicts_with_all = ["fit", "compare"])]
    pub write_kernel: Option<PathBuf>,
    /// Write the fitted machine file, to standard output if it is -
    #[arg(long, value_name = "FILE.toml", requires = "fit")]
    pub write: Option<PathBuf>,
    /// Machine file, or h100, h200, gtx580, fermi-lockbits, h200-float, h200-spin-lock, h200-cas, h200-int (see `turnstile list --machine`; h100-votes and h200-votes are the first two)
    /// [default: fermi-lockbits]
    #[arg(long, value_name = "FILE")]
    pub machine: Option<PathBuf>,
    /// Write all layouts as JSON, to standard output if it is -
    #[arg(long, value_name = "FILE", conflicts_with_all = ["fit", "compare"])]
    pub json: Option<PathBuf>,
}

/// Takes one of these numbers.
fn of<const N: usize>(numbers: [u32; N]) -> impl Fn(&str) -> Result<u32, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| numbers.contains(number));
        number.ok_or_else(|| format!("give one of {numbers:?}"))
    }
}

impl AdviseArgs {
    /// Refuses files that are used twice.
    pub fn check_files(&self) -> Result<()> {
        let inputs = [
            ("the run file", &self.run),
            ("--image", &self.image),
            ("--trace", &self.trace),
            ("--fit", &self.fit),
            ("--compare", &self.compare),
            ("--machine", &self.machine),
        ];
        let inputs = inputs.into_iter();
        let inputs = inputs.filter_map(|(role, path)| Some((role, path.as_deref()?)));
        let outputs = [
            ("--json", &self.json),
            ("--write", &self.write),
            ("--write-kernel", &self.write_kernel),
            ("--chart", &self.chart),
        ]
        .into_iter();
        let outputs = outputs.filter_map(|(role, path)| Some((role, path.as_deref()?)));
        check_outputs(&Vec::from_iter(inputs), &Vec::from_iter(outputs))
    }
}
