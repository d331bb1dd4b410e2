//! The wavefronts on a core, and the turns that their pools take.

use crate::config::{Fetch, FrontEnd};
use crate::places::Residents;
use crate::wavefront::{Resident, Stage};
use turnstile_kernel::Warp;

/// Resident wavefronts by index.
#[derive(Clone, Debug)]
pub struct Wavefronts<W: Warp<LANES>, const LANES: usize> {
    places: Residents<W, LANES>,
}

impl<W: Warp<LANES>, const LANES: usize> Wavefronts<W, LANES> {
    /// None.
    pub fn new() -> Self {
        Self { places: vec![] }
    }

    /// Takes in a wavefront; returns its index.
    pub fn start(&mut self, resident: Resident<W, LANES>) -> usize {
        let free = self.places.iter().position(Option::is_none);
        let place = free.unwrap_or(self.places.len());
        if free.is_none() {
            self.places.push(None);
        }
        self.places[place] = Some(resident);
        place
    }

    /// Lets the first wavefront from index `from` on leave that has ended and has nothing under way.
    pub fn leave(&mut self, from: usize) -> Option<(usize, Resident<W, LANES>)> {
        let over = |place: &Option<Resident<W, LANES>>| {
            let resident = place.as_ref();
            resident.is_some_and(|resident| {
                resident.stage == Stage::Finished && resident.outstanding.none()
            })
        };
        let index = from + self.places[from..].iter().position(over)?;
        let left = self.places[index].take()?;
        Some((index, left))
    }

    /// The wavefront at `index`.
    pub fn get(&self, index: usize) -> &Resident<W, LANES> {
        self.places[index]
            .as_ref()
            .expect("a wavefront leaves only when nothing refers to it")
    }

    /// The wavefront at `index`.
    pub fn get_mut(&mut self, index: usize) -> &mut Resident<W, LANES> {
        self.places[index]
            .as_mut()
            .expect("a wavefront leaves only when nothing refers to it")
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Resident<W, LANES>> {
        self.places.iter().flatten()
    }

    /// All of them.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Resident<W, LANES>> {
        self.places.iter_mut().flatten()
    }

    /// All of them with their indices.
    pub fn indexed(&self) -> impl Iterator<Item = (usize, &Resident<W, LANES>)> {
        let places = self.places.iter().enumerate();
        places.filter_map(|(index, place)| Some((index, place.as_ref()?)))
    }

    /// All places.
    pub fn places(&self) -> &Residents<W, LANES> {
        &self.places
    }

    /// Pools fetch, one by one.
    pub fn fetch(&mut self, now: u64, front_end: &FrontEnd) {
        match front_end.fetch {
            Fetch::EveryPool => {
                (0..front_end.pools).for_each(|pool| self.pool_fetches(pool, now, front_end))
            }
            Fetch::PoolInTurn => self.pool_fetches(pool(now, front_end), now, front_end),
        }
    }

    fn pool_fetches(&mut self, pool: usize, now: u64, front_end: &FrontEnd) {
        let from = now + front_end.fetch_latency;
        let buffered = self.iter().filter(|resident| {
            resident.pool == pool && matches!(resident.stage, Stage::Fetched { .. })
        });
        let room = front_end.fetch_buffer.saturating_sub(buffered.count());
        self.iter_mut()
            .filter(|resident| resident.pool == pool && resident.stage == Stage::Ready)
            .take(front_end.fetch_width.min(room))
            .for_each(|resident| resident.stage = Stage::Fetched { from });
    }

    /// Wavefronts that may issue, of the pool whose turn it is; the one that was fetched first comes first.
    pub fn fetched(&self, now: u64, front_end: &FrontEnd) -> Vec<usize> {
        let pool = pool(now, front_end);
        let fetched = |(index, resident): (usize, &Resident<W, LANES>)| match resident.stage {
            Stage::Fetched { from } if resident.pool == pool && from <= now => Some((from, index)),
            _ => None,
        };
        let mut waiting: Vec<(u64, usize)> = self.indexed().filter_map(fetched).collect();
        waiting.sort_unstable();
        waiting.into_iter().map(|(_, index)| index).collect()
    }
}

/// The pool whose turn it is.
fn pool(now: u64, front_end: &FrontEnd) -> usize {
    (now % front_end.pools as u64) as usize
}

/// First cycle from `from` on in which a pool fetches.
pub fn fetches(pool: usize, from: u64, front_end: &FrontEnd) -> u64 {
    match front_end.fetch {
        Fetch::EveryPool => from,
        Fetch::PoolInTurn => turn(pool, from, front_end),
    }
}

/// First turn of a pool at issue from cycle `from` on.
pub fn turn(pool: usize, from: u64, front_end: &FrontEnd) -> u64 {
    let pools = front_end.pools as u64;
    from + (pool as u64 + pools - from % pools) % pools
}
