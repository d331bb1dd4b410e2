//! What is chosen about run files besides what they say.

use super::front_end::FrontEnds;
use std::path::PathBuf;

/// What the command line adds to a run file.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Accept global stores inside transactions.
    pub allow_global_stores: bool,
    /// The library that compiles CUDA C++; without it that of the system or of Python.
    pub nvrtc: Option<PathBuf>,
    /// A kernel file, and another one that is compiled in its place.
    pub instead: Option<(PathBuf, PathBuf)>,
    /// The front ends that there are.
    pub front_ends: FrontEnds,
}
