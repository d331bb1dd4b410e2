//! Cores that work at the same time, on threads of the host.
//!
//! A cycle takes the host some ten microseconds, and waking a thread about as long. So a thread that waits for its part of the next cycle,
//! or for the parts of others, looks again and again for as long as some cycles take. Then something else has the processors, and it sleeps;
//! where there are more threads than processors, it sleeps at once. Nobody waits for a thread that has not begun with its part: a
//! thread without a processor comes to nothing for milliseconds, which are hundreds of cycles.

use super::core::Core;
use super::resources::Placement;
use crossbeam_utils::Backoff;
use std::io;
use std::mem;
use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::mpsc::{sync_channel, Receiver, TryRecvError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{available_parallelism, park, Builder, Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};
use turnstile_kernel::Code;
use turnstile_tools::{Error, Result};

/// How long a thread that waits does not sleep, if there is a processor for each.
const AWAKE: Duration = Duration::from_micros(200);

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
        let working = threads.min(cores);
        let processors = available_parallelism().map_or(1, NonZero::get);
        let awake = match working <= processors {
            true => AWAKE,
            false => Duration::ZERO,
        };
        let started =
            (1..working).map(|_| Helper::start(scope, awake, complete_part::<C, K, LANES>));
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
        // A thread that has not begun may not have a processor: what it was given is done here.
        let done_here = self.helpers.iter().map(|helper| {
            let part = helper.take_back();
            part.map(complete_part::<C, K, LANES>)
        });
        let done_here: Vec<_> = done_here.collect();
        for (helper, done_here) in self.helpers.iter_mut().zip(done_here) {
            let (part, freed_there) = done_here.unwrap_or_else(|| helper.take());
            cores.extend(part);
            freed.extend(freed_there);
        }
        freed
    }
}

fn complete_part<C, K, const LANES: usize>(mut part: Part<K>) -> Done<K>
where
    C: Code<LANES>,
    K: Core<C, LANES>,
{
    let freed = complete(part.now, part.first, &mut part.cores);
    (part.cores, freed)
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

/// A thread that makes a `B` of each `A` that it is given, until it is dropped. Whoever gives may take back what it has not begun.
struct Helper<'scope, A, B> {
    given: Arc<Mutex<Given<A>>>,
    made: Receiver<B>,
    awake: Duration,
    /// `None` once it has panicked.
    thread: Option<ScopedJoinHandle<'scope, ()>>,
}

enum Given<A> {
    Nothing,
    This(A),
    /// There will be no more.
    Over,
}

impl<'scope, A, B> Helper<'scope, A, B> {
    fn start(
        scope: &'scope Scope<'scope, '_>,
        awake: Duration,
        make: fn(A) -> B,
    ) -> io::Result<Self>
    where
        A: Send + 'scope,
        B: Send + 'scope,
    {
        let given = Arc::new(Mutex::new(Given::Nothing));
        let (done, made) = sync_channel(1);
        let from = Arc::clone(&given);
        let work = move || {
            while let Some(one) = next(&from, awake) {
                if done.send(make(one)).is_err() {
                    return;
                }
            }
        };
        let thread = Builder::new().spawn_scoped(scope, work)?;
        Ok(Self {
            given,
            made,
            awake,
            thread: Some(thread),
        })
    }

    fn give(&self, one: A) {
        self.put(Given::This(one));
    }

    fn put(&self, given: Given<A>) {
        *lock(&self.given) = given;
        if let Some(thread) = &self.thread {
            thread.thread().unpark();
        }
    }

    /// What it was given, if it has not begun with it.
    fn take_back(&self) -> Option<A> {
        match mem::replace(&mut *lock(&self.given), Given::Nothing) {
            Given::This(one) => Some(one),
            Given::Nothing | Given::Over => None,
        }
    }

    /// What it has made of the one that it was given. Panics as it did if it has panicked.
    fn take(&mut self) -> B {
        let (since, backoff) = (Instant::now(), Backoff::new());
        while since.elapsed() < self.awake {
            match self.made.try_recv() {
                Ok(one) => return one,
                Err(TryRecvError::Empty) => backoff.snooze(),
                Err(TryRecvError::Disconnected) => break,
            }
        }
        let made = self.made.recv();
        made.unwrap_or_else(|_| match self.thread.take().map(ScopedJoinHandle::join) {
            Some(Err(panic)) => resume_unwind(panic),
            _ => unreachable!("a thread that is not dropped ends by a panic"),
        })
    }
}

impl<A, B> Drop for Helper<'_, A, B> {
    fn drop(&mut self) {
        self.put(Given::Over);
    }
}

/// Waits for the next one, so long without sleeping; none comes when that is over.
fn next<A>(from: &Mutex<Given<A>>, awake: Duration) -> Option<A> {
    let (mut since, mut backoff) = (Instant::now(), Backoff::new());
    loop {
        let mut given = lock(from);
        match mem::replace(&mut *given, Given::Nothing) {
            Given::This(one) => return Some(one),
            Given::Over => return None,
            Given::Nothing => drop(given),
        }
        if since.elapsed() < awake {
            backoff.snooze();
        } else {
            park();
            (since, backoff) = (Instant::now(), Backoff::new());
        }
    }
}

/// Nobody panics while he has the lock.
fn lock<A>(given: &Mutex<Given<A>>) -> MutexGuard<'_, Given<A>> {
    given.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{catch_unwind, AssertUnwindSafe};
    use std::thread;

    #[test]
    fn a_helper_works_until_it_is_dropped() {
        let made: Vec<u32> = thread::scope(|scope| {
            let mut helper =
                Helper::start(scope, Duration::ZERO, |one: u32| one * one).expect("a thread");
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
                let mut helper = Helper::start(scope, AWAKE, work).expect("a thread");
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
