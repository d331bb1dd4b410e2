//! Arguments of sweeps that several machines do.

use super::slurm::SubmitArgs;
use std::path::PathBuf;

/// Sweeps of several machines.
#[derive(clap::Args, Debug)]
pub struct SharedArgs {
    /// Run nothing: write a plan and the program to this folder, for `turnstile work`
    #[arg(long, value_name = "DIR", conflicts_with = "out")]
    pub plan: Option<PathBuf>,
    #[command(flatten)]
    pub submit: SubmitArgs,
    /// Say how far the plan of this folder is
    #[arg(long, value_name = "DIR", conflicts_with_all = ALONE)]
    pub status: Option<PathBuf>,
    /// Make table and chart of what workers have done in the folder of a plan, in that folder
    #[arg(long, value_name = "DIR", conflicts_with_all = ALONE, conflicts_with = "status")]
    pub collect: Option<PathBuf>,
}

/// What the plan of a folder has said already.
const ALONE: [&str; 9] = [
    "what",
    "settings",
    "detector",
    "engine",
    "machine",
    "max_cycles",
    "out",
    "no_area",
    "plan",
];
