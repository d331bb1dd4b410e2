//! Arguments of commands that several machines do.

use super::slurm::SubmitArgs;
use std::path::{Path, PathBuf};

/// What is to be planned.
#[derive(clap::Args, Debug)]
pub struct PlanArgs {
    /// Run nothing: write a plan and the program to this folder, for `turnstile work`
    #[arg(long, value_name = "DIR", conflicts_with = "out")]
    pub plan: Option<PathBuf>,
    #[command(flatten)]
    pub submit: SubmitArgs,
}

/// The folder of a plan that is there; the plan says all else.
#[derive(clap::Args, Debug)]
pub struct PlannedArgs {
    /// Say how far the plan of this folder is
    #[arg(long, value_name = "DIR")]
    status: Option<PathBuf>,
    /// Make of what workers have done in the folder of a plan what one machine would have made, in that folder
    #[arg(long, value_name = "DIR", conflicts_with = "status")]
    collect: Option<PathBuf>,
}

/// What is done with a plan that is there.
#[derive(Clone, Copy)]
pub enum Planned<'a> {
    Status(&'a Path),
    Collect(&'a Path),
}

impl PlannedArgs {
    /// What is asked for, if anything is.
    pub fn asked(&self) -> Option<Planned<'_>> {
        let status = self.status.as_deref().map(Planned::Status);
        status.or_else(|| self.collect.as_deref().map(Planned::Collect))
    }
}

impl Planned<'_> {
    /// Its option.
    pub fn option(&self) -> &'static str {
        match self {
            Self::Status(_) => "--status",
            Self::Collect(_) => "--collect",
        }
    }
}
