//! Load-time checks of transactional kernels.

pub(crate) mod check;
mod dataflow;
mod nesting;
mod uniformity;
