//! Why a file is no picture.

use super::picture::MOST_PIXELS;

/// Why a file is no picture, and what to do.
#[derive(Debug)]
pub(super) struct Fault {
    pub what: String,
    pub remedy: String,
}

impl Fault {
    pub fn new(what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self {
            what: what.into(),
            remedy: remedy.into(),
        }
    }
}

/// Refuses what has no pixels, or more than there is room for.
pub(super) fn check_size(width: u64, height: u64) -> Result<(u32, u32), Fault> {
    let pixels = u128::from(width) * u128::from(height);
    match (u32::try_from(width), u32::try_from(height)) {
        (Ok(width), Ok(height)) if (1..=MOST_PIXELS.into()).contains(&pixels) => {
            Ok((width, height))
        }
        _ => Err(Fault::new(
            format!("the image has {width} x {height} pixels"),
            format!("give one of 1 to {MOST_PIXELS}"),
        )),
    }
}
