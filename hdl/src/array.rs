//! Arrays of signals, registers, constants and units: as many as the type says.

use crate::prelude::{Block, Logic};
use rust_hdl_core::probe::Probe;
use std::ops::{Deref, DerefMut};

/// `N * EACH` blocks of one kind: `Array<Signal<In, Bits<32>>, LANES>`, or two for each slot, `Array<_, SLOTS, 2>`.
#[derive(Clone, Debug)]
pub struct Array<T, const N: usize, const EACH: usize = 1>(Box<[T]>);

impl<T, const N: usize, const EACH: usize> Array<T, N, EACH> {
    /// What `make` makes for each index.
    pub fn from_fn(make: impl FnMut(usize) -> T) -> Self {
        Self((0..N * EACH).map(make).collect())
    }
}

impl<T: Default, const N: usize, const EACH: usize> Default for Array<T, N, EACH> {
    fn default() -> Self {
        Self::from_fn(|_| T::default())
    }
}

impl<T, const N: usize, const EACH: usize> Deref for Array<T, N, EACH> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T, const N: usize, const EACH: usize> DerefMut for Array<T, N, EACH> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

impl<'a, T, const N: usize, const EACH: usize> IntoIterator for &'a Array<T, N, EACH> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<T: Block, const N: usize, const EACH: usize> Logic for Array<T, N, EACH> {
    fn update(&mut self) {}
}

impl<T: Block, const N: usize, const EACH: usize> Block for Array<T, N, EACH> {
    fn connect_all(&mut self) {
        self.0.iter_mut().for_each(Block::connect_all);
    }

    fn update_all(&mut self) {
        self.0.iter_mut().for_each(Block::update_all);
    }

    fn has_changed(&self) -> bool {
        self.0.iter().any(Block::has_changed)
    }

    /// Element `i` is `name$i`.
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        for (index, element) in self.0.iter().enumerate() {
            element.accept(&format!("{name}${index}"), probe);
        }
    }
}
