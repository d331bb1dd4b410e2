//! What a GPU has left of launches: the lines of `testbenches/gpu/launch.py`.

use super::gpu_launch::buffers_digest;
use serde::Deserialize;
use std::path::Path;
use turnstile_tools::{Error, Result};

/// Places that a message names.
const PLACES: usize = 8;

/// What a GPU has left of launches.
#[derive(Clone, Debug)]
pub struct GpuResults {
    /// Its name.
    pub gpu: String,
    /// In the order of the file.
    pub launches: Vec<GpuResult>,
}

/// The first line of a file: what has made the others.
#[derive(Deserialize)]
struct Maker {
    gpu: String,
}

/// What a GPU has left of a launch.
#[derive(Clone, Debug, Deserialize)]
pub struct GpuResult {
    /// The launch's.
    pub name: String,
    /// Of its buffers, as [`buffers_digest`] makes it.
    digest: Option<String>,
    /// It has left something else at other times.
    #[serde(default)]
    pub varies: bool,
    /// What the driver has said.
    error: Option<String>,
    /// The content of its buffers in hexadecimal, where it was asked for.
    #[serde(default)]
    buffers: Vec<String>,
}

impl GpuResults {
    /// The results in a file.
    ///
    /// # Errors
    /// If it cannot be read, the first line is not the GPU, or another one no result.
    pub fn read(file: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(file).map_err(|error| {
            let what = format!("cannot be read ({error})");
            Error::input(file.display().to_string(), what, "name a file of launch.py")
        })?;
        let refused = |line: usize, what: &str, error: serde_json::Error| {
            let place = format!("{}:{line}", file.display());
            Error::input(
                place,
                format!("{what} ({error})"),
                "make the file with launch.py",
            )
        };
        let mut lines = (1..).zip(text.lines());
        let (at, first) = lines.next().unwrap_or((1, ""));
        let maker: Maker = serde_json::from_str(first)
            .map_err(|error| refused(at, "is not the line of a GPU", error))?;
        let launches = lines.map(|(at, line)| {
            serde_json::from_str(line).map_err(|error| refused(at, "is no result of a GPU", error))
        });
        Ok(Self {
            gpu: maker.gpu,
            launches: launches.collect::<Result<_>>()?,
        })
    }
}

impl GpuResult {
    /// The content of its buffers, where it was asked for.
    ///
    /// # Panics
    /// If that is no hexadecimal digits.
    pub fn contents(&self) -> Vec<Vec<u8>> {
        let buffers = self.buffers.iter();
        buffers
            .map(|digits| hex::decode(digits).expect("hexadecimal digits"))
            .collect()
    }

    /// Where buffers are not what the GPU has left in them; none if they are, or if that is never the same.
    pub fn difference<'a>(
        &self,
        buffers: impl IntoIterator<Item = &'a [u8]> + Clone,
    ) -> Option<String> {
        let name = &self.name;
        if let Some(error) = &self.error {
            return Some(format!("{name}: the GPU reports {error}"));
        }
        if self.varies || self.digest.as_deref() == Some(&buffers_digest(buffers.clone())) {
            return None;
        }
        let mut text = format!("{name}: the GPU leaves something else");
        for (number, (ours, left)) in buffers.into_iter().zip(&self.buffers).enumerate() {
            let ours = hex::encode(ours);
            let words = (0..ours.len() / 8).map(|at| (at, 8 * at..8 * at + 8));
            let differ = words.filter(|(_, word)| left.get(word.clone()) != ours.get(word.clone()));
            for (at, word) in differ.take(PLACES) {
                let theirs = left.get(word.clone()).unwrap_or("nothing");
                text += &format!(
                    "\n  bytes from {} of buffer {number}: {} here, {theirs} there",
                    4 * at,
                    &ours[word]
                );
            }
        }
        Some(text)
    }
}
