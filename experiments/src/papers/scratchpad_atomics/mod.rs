//! "Performance Modeling of Atomic Additions on GPU Scratchpad Memory": latencies of one warp, votes, and kernels that vote.
//!
//! Iterations and replays are the RTL's or Algorithm 1's, which agree; cycles are these times the paper's constants, which the machine
//! file has. Where the paper's figure is lost, its text decides what is drawn.

mod figures;
mod found;
mod kernel_statements;
mod kernels;
mod latency;
mod measure;
mod mixed;
mod numbers;
mod perform;
mod plain;
mod report;
mod side_by_side;
mod stated;
mod statements;
mod together;
mod votes;

use crate::atomics::{AtomicsMachine, LockbitMachine};
use crate::engine::areas::{Synthesiser, DEFAULT_LIBRARY};
use crate::engine::batch::AnyBatch;
use crate::engine::outside::Context;
use crate::engine::paper::{parsed, Paper, Reproduction};
use crate::engine::report::Folder;
use crate::votes::{generate, read_picture, MEASURED_SIZE, PATTERNS};
use clap::{ArgMatches, Args, Command};
use kernels::{Inputs, BINS, OBJECTS};
use perform::KernelRuns;
use side_by_side::{SideBySide, SideBySideRuns};
use std::path::{Path, PathBuf};
use turnstile_machine::EngineKind;
use turnstile_tools::{kept, Error, Result};

/// Its name on the command line.
const NAME: &str = "scratchpad-atomics";
/// Of the generated image, which an H200 was measured with.
const IMAGE_SEED: u32 = 0;

/// The paper.
pub const PAPER: ScratchpadAtomics = ScratchpadAtomics;

/// The paper on atomic additions.
pub struct ScratchpadAtomics;

/// Its options.
#[derive(Args, Debug)]
struct ScratchpadOptions {
    /// What performs the patterns of figures 2 and 3; kernels have models
    #[arg(long, value_enum, ignore_case = true, default_value = "rtl")]
    engine: EngineKind,
    /// Machine file with other constants (see `turnstile list --machine fermi-lockbits`)
    #[arg(long, value_name = "FILE")]
    machine: Option<PathBuf>,
    /// Random warps of each point of figures 5 to 7
    #[arg(long, value_name = "N", default_value_t = PATTERNS, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    patterns: u32,
    /// Image whose pixels vote in figure 9: PNG, PGM or .npy, grey; - is standard input [default: a generated one]
    #[arg(long, value_name = "FILE")]
    image: Option<PathBuf>,
    /// Objects of each data set of figure 8
    #[arg(long, value_name = "N", default_value_t = OBJECTS, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    objects: u32,
    /// Areas beside the ways to update words: by Yosys, minutes the first time
    #[arg(long)]
    area: bool,
}

impl Paper for ScratchpadAtomics {
    fn name(&self) -> &'static str {
        NAME
    }

    fn about(&self) -> &'static str {
        "Latencies of one warp's atomic additions, votes, and kernels that vote"
    }

    fn options(&self, command: Command) -> Command {
        ScratchpadOptions::augment_args(command)
    }

    fn prepare(&self, options: &ArgMatches) -> Result<Box<dyn Reproduction>> {
        let options: ScratchpadOptions = parsed(options)?;
        let machine = machine(options.machine.as_deref())?;
        let inputs = options.inputs()?;
        let votes = digest_of(&inputs);
        Ok(Box::new(Experiments {
            side_by_side: SideBySideRuns::new(&machine)?,
            kernels: KernelRuns::new(inputs, &machine, options.engine)?,
            machine,
            votes,
            options,
        }))
    }
}

/// What is run.
struct Experiments {
    options: ScratchpadOptions,
    machine: LockbitMachine,
    /// Digest of what votes.
    votes: String,
    side_by_side: SideBySideRuns,
    kernels: KernelRuns,
}

impl Reproduction for Experiments {
    fn depends_on(&self) -> Result<Vec<String>> {
        let machine = toml::to_string(&self.machine)
            .map_err(|error| Error::run(NAME, error.to_string(), "please report it"))?;
        Ok(vec![machine, self.votes.clone()])
    }

    fn runs(&self) -> Vec<&dyn AnyBatch> {
        vec![&self.side_by_side.batch, &self.kernels.batch]
    }

    fn report(&self, context: &Context) -> Result<bool> {
        let options = &self.options;
        let folder = Folder::create(context, NAME)?;
        // What is missing is said before anything runs.
        let synthesiser = options.area.then(|| {
            let cache = kept::folder("area");
            Synthesiser::new(Path::new(DEFAULT_LIBRARY), &cache, "leave --area out")
        });
        let synthesiser = synthesiser.transpose()?;
        let side_by_side = SideBySide::find(&self.side_by_side, synthesiser.as_ref(), context)?;
        let runs = (self.kernels.all(context)?, side_by_side);
        let (engine, patterns) = (options.engine, options.patterns);
        let found = measure::find(self.machine.clone(), engine, patterns, runs, context)?;
        report::report(&found, context)?.finish(&folder, context)?;
        Ok(true)
    }
}

fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// Digest of what votes in figures 8 and 9.
fn digest_of(inputs: &Inputs) -> String {
    let picture = &inputs.picture;
    let sizes = [picture.width, picture.height, picture.depth, inputs.objects];
    let pixels: Vec<u8> = picture
        .pixels
        .iter()
        .flat_map(|one| one.to_le_bytes())
        .collect();
    kept::digest(&[format!("{sizes:?}").into_bytes(), pixels])
}

impl ScratchpadOptions {
    /// What votes in figures 8 and 9.
    fn inputs(&self) -> Result<Inputs> {
        let (name, picture) = match &self.image {
            // Its folder is no matter of the report's.
            Some(path) => (file_name(path), read_picture(path)?),
            None => {
                let (width, height) = MEASURED_SIZE;
                let generated = generate(width, height, IMAGE_SEED);
                ("a generated image".into(), generated)
            }
        };
        let (fewest, depth) = (BINS[0], picture.depth);
        if picture.shift(fewest).is_err() {
            return Err(Error::input(
                format!("--image {name}"),
                format!("its pixels have {depth} bits, and the histogram with the fewest bins has {fewest}"),
                "give an image with 5 to 16 bits a pixel",
            ));
        }
        Ok(Inputs {
            name,
            picture,
            objects: self.objects,
        })
    }
}

/// The machine with the paper's constants, or other ones.
fn machine(path: Option<&Path>) -> Result<LockbitMachine> {
    let Some(path) = path else {
        return Ok(LockbitMachine::default());
    };
    match AtomicsMachine::load(path)? {
        AtomicsMachine::Paper(machine) => Ok(machine),
        AtomicsMachine::Measured(machine) => Err(Error::input(
            path.display().to_string(),
            format!("{} has terms and locks of its own, which are not the paper's", machine.name),
            "give a machine with base, position and bank, as `turnstile list --machine fermi-lockbits` prints",
        )),
    }
}
