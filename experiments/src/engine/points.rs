//! Points of a grid, on all cores; those that have run are kept.

use super::outside::{check_interrupt, Bar};
use rayon::prelude::*;
use serde::de::DeserializeOwned;
use serde::Serialize;
use turnstile_tools::kept::{digest, Store};
use turnstile_tools::{kept, Error, Result};

/// What `run` makes of each point, in their order. Points are begun one by one, and none after an interrupt.
///
/// # Errors
/// The first that `run` has, and an interrupt.
pub fn all<P: Sync, R: Send>(
    points: &[P],
    bar: &dyn Bar,
    run: impl Fn(&P) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    let one = |point| {
        check_interrupt()?;
        let ran = run(point)?;
        bar.inc(1);
        Ok(ran)
    };
    points.par_iter().with_max_len(1).map(one).collect()
}

/// What is kept of a run that depends on `key`, or else what `run` makes, which is kept then.
///
/// # Errors
/// Those of `run`, and if it cannot be kept.
pub fn once<R: Serialize + DeserializeOwned>(
    store: &Store,
    key: &[String],
    run: impl FnOnce() -> Result<R>,
) -> Result<R> {
    let name = digest(key);
    if let Some(kept) = store.get(&name) {
        return Ok(kept);
    }
    let ran = run()?;
    store.put(&name, &ran).map_err(|error| {
        Error::input(
            store.folder().display().to_string(),
            format!("it cannot be written ({error})"),
            "see that it can be written to, and that the disk has room",
        )
    })?;
    Ok(ran)
}

/// Identifies this build of the program, with the kernels and the RTL that are in it: results of another build are never taken for those of this one.
///
/// # Errors
/// If its file cannot be read.
pub fn program_digest() -> Result<String> {
    kept::program_digest().map_err(|error| {
        Error::input(
            "sweep",
            format!("the program's own file cannot be read ({error})"),
            "start it from a file that is readable",
        )
    })
}
