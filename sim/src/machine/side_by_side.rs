//! Cores that work at the same time, on threads of the host.

use super::core::Core;
use super::resources::Placement;
use crate::kernel::Code;
use crate::{Error, Result};
use rayon::{ThreadPool, ThreadPoolBuilder};

/// The threads, besides the one that runs the machine; none if that is the only one.
#[derive(Debug)]
pub struct SideBySide {
    helpers: Option<ThreadPool>,
}

impl SideBySide {
    /// On so many threads.
    pub fn new(threads: usize) -> Result<Self> {
        let helpers = threads.saturating_sub(1);
        let pool = || ThreadPoolBuilder::new().num_threads(helpers).build();
        let started = (helpers > 0).then(pool).transpose();
        let helpers = started.map_err(|error| {
            let what = format!("{threads} threads cannot be started ({error})");
            Error::input("--threads", what, "use fewer")
        })?;
        Ok(Self { helpers })
    }

    /// Lets every core [complete](Core::complete) what is due in cycle `now`; what work-groups that left have freed, in the order of
    /// the cores, however many threads there are.
    pub fn complete<C, K, const LANES: usize>(
        &self,
        cores: &mut [K],
        now: u64,
    ) -> Vec<(usize, Placement)>
    where
        C: Code<LANES>,
        K: Core<C, LANES>,
    {
        let each = |(id, core): (usize, &mut K)| -> Vec<_> {
            let freed = core.complete(now).into_iter();
            freed.map(|placement| (id, placement)).collect()
        };
        let Some(helpers) = &self.helpers else {
            return cores.iter_mut().enumerate().flat_map(each).collect();
        };
        let size = cores.len().div_ceil(helpers.current_num_threads() + 1);
        let mut freed = vec![vec![]; cores.len().div_ceil(size)];
        helpers.in_place_scope(|scope| {
            let mut parts = cores.chunks_mut(size).zip(&mut freed).enumerate();
            let own = parts.next();
            let work = |(part, (cores, freed)): (usize, (&mut [K], &mut Vec<_>))| {
                let cores = cores.iter_mut().enumerate();
                let cores = cores.map(|(at, core)| (part * size + at, core));
                freed.extend(cores.flat_map(each));
            };
            for part in parts {
                scope.spawn(move |_| work(part));
            }
            own.map(work);
        });
        freed.concat()
    }
}
