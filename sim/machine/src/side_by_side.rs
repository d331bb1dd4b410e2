//! Cores that work at the same time, on threads of the host.
//!
//! A cycle takes the host some ten microseconds; the operating system takes longer to wake a thread. So a thread that waits for its part
//! of the next cycle, or for the parts of others, does not sleep: it looks again and again, and soon lets others go first each time.

use super::core::Core;
use super::resources::Placement;
use crossbeam_utils::Backoff;
use std::io;
use std::panic::resume_unwind;
use std::sync::mpsc::{sync_channel, Receiver, SyncSender, TryRecvError};
use std::thread::{Builder, Scope, ScopedJoinHandle};
use turnstile_kernel::Code;
use turnstile_tools::{Error, Result};

/// The threads, besides the one that runs the machine; none if that is the only one.
pub struct SideBySide<'scope, K> {
    helpers: Vec<Helper<'scope, Part<K>, Done<K>>>,
}

/// Cores of a thread and the number of the first, in cycle `now`.
struct Part<K> {
    now: u64,
    first: usize,
    cores: Vec<Box<K>>,
}

/// These cores afterwards, and what they have freed.
type Done<K> = (Vec<Box<K>>, Freed);

/// Where work-groups were that have left: on which core, and its resources.
type Freed = Vec<(usize, Placement)>;

impl<'scope, K> SideBySide<'scope, K> {
    /// Threads for so many cores; there are not more of them than cores.
    pub fn new<C, const LANES: usize>(
        scope: &'scope Scope<'scope, '_>,
        threads: usize,
        cores: usize,
    ) -> Result<Self>
    where
        C: Code<LANES>,
        K: Core<C, LANES> + 'scope,
    {
        let work = |part: Part<K>| {
            let Part {
                now,
                first,
                mut cores,
            } = part;
            let freed = complete(now, first, &mut cores);
            (cores, freed)
        };
        let started = (1..threads.min(cores)).map(|_| Helper::start(scope, work));
        let helpers = started.collect::<io::Result<_>>().map_err(|error| {
            let what = format!("{threads} threads cannot be started ({error})");
            Error::input("--threads", what, "use fewer")
        })?;
        Ok(Self { helpers })
    }

    /// Lets every core [complete](Core::complete) what is due in cycle `now`; what work-groups that left have freed, in the order of
    /// the cores, however many threads there are.
    pub fn complete<C, const LANES: usize>(&mut self, cores: &mut Vec<Box<K>>, now: u64) -> Freed
    where
        C: Code<LANES>,
        K: Core<C, LANES>,
    {
        let (count, threads) = (cores.len(), self.helpers.len() + 1);
        for (number, helper) in self.helpers.iter().enumerate().rev() {
            let first = count * (number + 1) / threads;
            let cores = cores.split_off(first);
            helper.give(Part { now, first, cores });
        }
        let mut freed = complete(now, 0, cores);
        for helper in &mut self.helpers {
            let (part, freed_there) = helper.take();
            cores.extend(part);
            freed.extend(freed_there);
        }
        freed
    }
}

fn complete<C, K, const LANES: usize>(now: u64, first: usize, cores: &mut [Box<K>]) -> Freed
where
    C: Code<LANES>,
    K: Core<C, LANES>,
{
    let each = (first..).zip(cores).flat_map(|(id, core)| {
        let freed = core.complete(now).into_iter();
        freed.map(move |placement| (id, placement))
    });
    each.collect()
}

/// A thread that makes a `B` of each `A` that it is given, until it is dropped.
struct Helper<'scope, A, B> {
    given: SyncSender<A>,
    made: Receiver<B>,
    thread: Option<ScopedJoinHandle<'scope, ()>>,
}

impl<'scope, A, B> Helper<'scope, A, B> {
    fn start(
        scope: &'scope Scope<'scope, '_>,
        make: impl Fn(A) -> B + Send + 'scope,
    ) -> io::Result<Self>
    where
        A: Send + 'scope,
        B: Send + 'scope,
    {
        let (given, taken) = sync_channel(1);
        let (done, made) = sync_channel(1);
        let work = move || {
            while let Some(one) = next(&taken) {
                if done.send(make(one)).is_err() {
                    return;
                }
            }
        };
        let thread = Builder::new().spawn_scoped(scope, work)?;
        Ok(Self {
            given,
            made,
            thread: Some(thread),
        })
    }

    fn give(&self, one: A) {
        // Whether it is still there shows when the result is taken.
        let _ = self.given.send(one);
    }

    /// What it has made of the one that it was given. Panics as it did if it has panicked.
    fn take(&mut self) -> B {
        next(&self.made).unwrap_or_else(|| match self.thread.take().map(ScopedJoinHandle::join) {
            Some(Err(panic)) => resume_unwind(panic),
            _ => unreachable!("a thread that is not dropped ends by a panic"),
        })
    }
}

/// Waits for the next one; none comes when the other side is gone.
fn next<T>(from: &Receiver<T>) -> Option<T> {
    let backoff = Backoff::new();
    loop {
        match from.try_recv() {
            Ok(one) => return Some(one),
            Err(TryRecvError::Empty) => backoff.snooze(),
            Err(TryRecvError::Disconnected) => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{catch_unwind, AssertUnwindSafe};
    use std::thread;

    #[test]
    fn a_helper_works_until_it_is_dropped() {
        let made: Vec<u32> = thread::scope(|scope| {
            let mut helper = Helper::start(scope, |one: u32| one * one).expect("a thread");
            let square = |one| {
                helper.give(one);
                helper.take()
            };
            (1..5).map(square).collect()
        });
        assert_eq!(made, [1, 4, 9, 16]);
    }

    #[test]
    fn a_helper_that_panics_ends_who_waits_for_it_with_its_words() {
        let waits = || {
            thread::scope(|scope| {
                let work = |one: u32| assert_ne!(one, 7, "seven");
                let mut helper = Helper::start(scope, work).expect("a thread");
                for one in 0.. {
                    helper.give(one);
                    helper.take();
                }
            })
        };
        let panic = catch_unwind(AssertUnwindSafe(waits)).expect_err("a panic");
        let words = panic.downcast_ref::<String>().expect("words");
        assert!(words.contains("seven"), "{words}");
    }
}
