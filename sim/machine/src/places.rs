//! The warps of a core as an observer sees them, whatever they execute.

use super::wavefront::Resident;
use std::any::Any;
use turnstile_kernel::Warp;

/// A resident warp at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// What it does, in a word.
    pub doing: &'static str,
    /// Next instruction, as an index.
    pub pc: u32,
    /// Lanes that the program has enabled.
    pub active: u64,
    /// Its work-group, in launch order, and its number there.
    pub group: usize,
    pub wavefront: usize,
}

/// Places for warps on a core.
pub trait Places: Any {
    /// Places there are.
    fn count(&self) -> usize;

    /// The warp in a place; `None` where one has left.
    fn get(&self, place: usize) -> Option<Glance>;
}

/// Resident warps by place; a place stays free from the end of a warp to the start of the next.
pub type Residents<W, const LANES: usize> = Vec<Option<Resident<W, LANES>>>;

impl<W: Warp<LANES>, const LANES: usize> Places for Residents<W, LANES> {
    fn count(&self) -> usize {
        self.len()
    }

    fn get(&self, place: usize) -> Option<Glance> {
        let resident = self.as_slice().get(place)?.as_ref()?;
        Some(Glance {
            doing: resident.doing(),
            pc: resident.registers.pc(),
            active: resident.registers.active(),
            group: resident.group,
            wavefront: resident.index,
        })
    }
}

impl dyn Places {
    /// All that is known of the warps, for an observer that knows their front end; nothing if they are of another one.
    pub fn residents<W: Warp<LANES>, const LANES: usize>(&self) -> &[Option<Resident<W, LANES>>] {
        let places: &dyn Any = self;
        let of_kind = places.downcast_ref::<Residents<W, LANES>>();
        of_kind.map_or(&[], Vec::as_slice)
    }
}
