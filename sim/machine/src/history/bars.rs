//! Attempts at transactions, bar by bar.

use super::rows::Rows;
use crate::attempts::Ended;
use crate::TxMode;
use serde::Serialize;

/// Most bars.
const MOST: usize = 20_000;

/// Attempts of a warp's lanes that ended together, or several such one after the other.
#[derive(Clone, Debug, Serialize)]
pub struct AttemptBar {
    pub row: u32,
    /// First cycle, and the one behind the last.
    pub since: u64,
    pub until: u64,
    /// Lanes of which an attempt committed, and of which one did not, in hexadecimal digits.
    #[serde(serialize_with = "hexadecimal")]
    pub committed: u64,
    #[serde(serialize_with = "hexadecimal")]
    pub aborted: u64,
    /// How many attempts these are.
    pub commits: u64,
    pub aborts: u64,
    /// How many bars have become this one.
    pub bars: u64,
    /// `concurrent`, or, if one of them is, `wavefront` or `group` for transactions one after the other.
    pub mode: &'static str,
}

/// Attempts of a run.
#[derive(Clone, Debug, Serialize)]
pub struct KeptAttempts {
    /// Those of a wavefront that end in the same window of so many cycles are one bar; 1 if each has its own.
    pub window: u64,
    /// In the order of their ends.
    pub bars: Vec<AttemptBar>,
}

/// Bars of the attempts that have ended.
#[derive(Debug)]
pub struct Bars {
    window: u64,
    bars: Vec<AttemptBar>,
}

impl Default for Bars {
    fn default() -> Self {
        Self {
            window: 1,
            bars: vec![],
        }
    }
}

impl Bars {
    pub fn add(&mut self, ended: &Ended, rows: &mut Rows) {
        let Some(row) = rows.of(ended.warp) else {
            return;
        };
        self.bars.push(AttemptBar {
            row,
            since: ended.since,
            until: ended.until,
            committed: ended.committed,
            aborted: ended.aborted,
            commits: ended.committed.count_ones().into(),
            aborts: ended.aborted.count_ones().into(),
            bars: 1,
            mode: match ended.mode {
                TxMode::Normal | TxMode::Concurrent => "concurrent",
                TxMode::WavefrontSerial => "wavefront",
                TxMode::GroupSerial => "group",
            },
        });
        // New ones are merged with many others at once, and not one by one.
        if self.bars.len() == 2 * MOST {
            self.thin();
        }
    }

    fn thin(&mut self) {
        self.merge();
        while self.bars.len() > MOST {
            self.window *= 2;
            self.merge();
        }
    }

    /// Merges what lies in one window.
    fn merge(&mut self) {
        if self.window == 1 {
            return;
        }
        let window = self.window;
        let end = |bar: &AttemptBar| (bar.row, bar.until / window);
        self.bars.sort_by_key(|bar| (bar.row, bar.until));
        self.bars.dedup_by(|later, bar| {
            let together = end(later) == end(bar);
            if together {
                bar.take_in(later);
            }
            together
        });
    }

    pub fn finish(mut self, order: &[u32]) -> KeptAttempts {
        if self.bars.len() > MOST {
            self.thin();
        }
        self.merge();
        for bar in &mut self.bars {
            bar.row = order[bar.row as usize];
        }
        self.bars.sort_by_key(|bar| (bar.until, bar.row));
        KeptAttempts {
            window: self.window,
            bars: self.bars,
        }
    }
}

impl AttemptBar {
    fn take_in(&mut self, later: &Self) {
        self.since = self.since.min(later.since);
        self.until = later.until;
        self.committed |= later.committed;
        self.aborted |= later.aborted;
        self.commits += later.commits;
        self.aborts += later.aborts;
        self.bars += later.bars;
        if later.mode != "concurrent" {
            self.mode = later.mode;
        }
    }
}

/// Scripts of pages have no numbers of 64 bits.
fn hexadecimal<S: serde::Serializer>(lanes: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{lanes:x}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_run_has_fewer_bars_and_all_attempts() {
        let (mut rows, mut attempts) = (Rows::default(), Bars::default());
        for number in 0..100_000 {
            let ended = Ended {
                warp: (number % 7, 0),
                since: number as u64,
                until: number as u64 + 5,
                committed: 1,
                aborted: 0b110,
                mode: TxMode::Concurrent,
            };
            attempts.add(&ended, &mut rows);
        }
        let (_, order) = rows.sorted();
        let kept = attempts.finish(&order);
        assert!(kept.bars.len() <= MOST && kept.bars.len() > MOST / 4);
        let sum = |count: fn(&AttemptBar) -> u64| kept.bars.iter().map(count).sum::<u64>();
        assert_eq!(sum(|bar| bar.commits), 100_000);
        assert_eq!(sum(|bar| bar.aborts), 200_000);
        assert_eq!(sum(|bar| bar.bars), 100_000);
        // What is one bar ends in one window.
        let wide = kept
            .bars
            .iter()
            .filter(|bar| bar.until - bar.since > kept.window + 5);
        assert_eq!(wide.count(), 0);
    }
}
