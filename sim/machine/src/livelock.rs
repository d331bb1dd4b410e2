//! Transactions on global memory that get nowhere: some are open, and no thread of any commits for too long.
//!
//! Attempts that abort each other change memory (logs, tables), so no [standstill](super::standstill) is seen. Here only commits count. What is too
//! long cannot be proved: the machine file says it.

use super::launch::Launch;
use turnstile_kernel::{warp_name, Code};
use turnstile_tools::Error;

/// Transactions that a message names.
const NAMED: usize = 8;

/// A warp in a transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenTransaction {
    /// Block, and warp of it.
    pub group: usize,
    pub wavefront: usize,
    /// The instruction with which it began.
    pub begun_at: u32,
    /// The last instruction that it has executed.
    pub at: u32,
    /// Lanes that run, or wait for their commit.
    pub lanes: u64,
    /// Attempts of threads that have aborted.
    pub aborts: u64,
    /// Cycle in which it began.
    pub began: u64,
}

/// How far transactions have come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transacted {
    /// Commits of threads since the launch began.
    pub committed: u64,
    /// Those that are open.
    pub open: Vec<OpenTransaction>,
}

impl Transacted {
    /// Takes in another core's.
    pub fn add(&mut self, other: Self) {
        self.committed += other.committed;
        self.open.extend(other.open);
    }
}

/// When a thread has committed last.
#[derive(Clone, Debug)]
pub struct Livelock {
    limit: u64,
    committed: u64,
    since: u64,
}

impl Livelock {
    /// A run begins in cycle `now`; `limit` cycles without a commit are too many.
    pub fn new(now: u64, limit: u64) -> Self {
        Self {
            limit,
            committed: 0,
            since: now,
        }
    }

    /// It is cycle `now`. Returns for how many cycles open transactions have got nowhere, if these are too many.
    pub fn step(&mut self, now: u64, transacted: &Transacted) -> Option<u64> {
        if transacted.open.is_empty() || transacted.committed != self.committed {
            (self.committed, self.since) = (transacted.committed, now);
        }
        let waited = now - self.since;
        (waited >= self.limit).then_some(waited)
    }
}

/// A run whose `open` transactions have got nowhere for `waited` cycles.
pub fn livelock<C: Code<LANES>, const LANES: usize>(
    launch: &Launch<C, LANES>,
    now: u64,
    waited: u64,
    mut open: Vec<OpenTransaction>,
) -> Error {
    open.sort_by_key(|one| (one.began, one.group, one.wavefront));
    let told = open.iter().take(NAMED).map(|one| {
        let OpenTransaction {
            group,
            wavefront,
            begun_at,
            at,
            lanes,
            aborts,
            began,
        } = *one;
        format!(
            "\n  {}: began at {} ({}) {} cycles ago, and is at {} ({}); lanes {lanes:#0width$x}; {aborts} attempts of threads have aborted",
            warp_name::<LANES>(group, wavefront),
            launch.line(begun_at),
            launch.pc(begun_at),
            now - began,
            launch.line(at),
            launch.pc(at),
            width = 2 + LANES / 4
        )
    });
    let told: String = told.collect();
    let more = match open.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!("\n  and {more} more"),
    };
    let warps = match open.len() {
        1 => "a warp is in a transaction".to_owned(),
        warps => format!("{warps} warps are in transactions"),
    };
    let first = open.first();
    Error::run(
        first.map_or_else(|| launch.grid.name.to_owned(), |one| launch.line(one.begun_at)),
        format!("livelock: in cycle {now} {warps}, and no thread has committed for {waited} cycles{told}{more}\n"),
        "let transactions be shorter or meet less, or raise livelock in [transactions] of the machine file",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPEN: OpenTransaction = OpenTransaction {
        group: 0,
        wavefront: 0,
        begun_at: 0,
        at: 0,
        lanes: 1,
        aborts: 0,
        began: 0,
    };

    fn transacted(committed: u64, open: usize) -> Transacted {
        Transacted {
            committed,
            open: vec![OPEN; open],
        }
    }

    #[test]
    fn only_open_transactions_without_a_commit_get_nowhere() {
        let mut run = Livelock::new(100, 20);
        assert_eq!(run.step(300, &transacted(0, 0)), None);
        assert_eq!(run.step(319, &transacted(0, 1)), None);
        assert_eq!(run.step(320, &transacted(1, 2)), None, "a commit");
        assert_eq!(run.step(339, &transacted(1, 2)), None);
        assert_eq!(run.step(341, &transacted(1, 2)), Some(21));
        assert_eq!(run.step(342, &transacted(1, 0)), None);
        assert_eq!(run.step(361, &transacted(1, 1)), None);
        assert_eq!(run.step(362, &transacted(1, 1)), Some(20));
    }
}
