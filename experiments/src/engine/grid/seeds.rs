//! A grid run with several seeds.

use super::results::Results;
use crate::engine::spread::Spread;

/// Results of each seed, in their order: at least one.
pub struct Seeds(pub Vec<Results>);

impl Seeds {
    /// Results of the first seed.
    pub fn first(&self) -> &Results {
        &self.0[0]
    }

    /// How many seeds there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// A number over all seeds; none if one of them has none.
    pub fn spread(&self, measure: impl Fn(&Results) -> Option<f64>) -> Option<Spread> {
        Spread::of(self.0.iter().map(measure).collect::<Option<_>>()?)
    }

    /// How the runs were made, in words.
    pub fn how(&self) -> String {
        let (first, how) = (self.first(), self.first().how());
        match self.count() {
            1 if first.seed == 0 => how,
            1 => format!("{how}\nAll of seed {}.", first.seed),
            count => format!(
                "{how}\nNumbers are medians over seeds {} to {}, with their range; tables and figures are of the first one.",
                first.seed,
                first.seed as usize + count - 1
            ),
        }
    }

    /// Every sound run of every seed passed its checks.
    pub fn good(&self) -> bool {
        self.0.iter().all(Results::good)
    }
}
