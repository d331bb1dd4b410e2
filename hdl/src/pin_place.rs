//! Places of pins among those of their direction; see [`pin_index`](crate::pin_index) for what they index.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::Range;

/// Direction of pins that are driven from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {}

/// Direction of pins that the unit drives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {}

/// Position of one pin among those of its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PinIndex<D> {
    position: usize,
    direction: PhantomData<D>,
}

/// Positions of an array of ports, one pin each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PinRange<D> {
    first: usize,
    count: usize,
    direction: PhantomData<D>,
}

impl<D> PinIndex<D> {
    /// The pin's place in the vector.
    pub fn position(self) -> usize {
        self.position
    }

    /// The pin as an array of one.
    pub fn range(self) -> PinRange<D> {
        PinRange {
            first: self.position,
            count: 1,
            direction: PhantomData,
        }
    }
}

impl<D> PinRange<D> {
    /// The pins' places in the vector.
    pub fn positions(self) -> Range<usize> {
        self.first..self.first + self.count
    }

    /// The array itself.
    pub fn range(self) -> Self {
        self
    }

    /// One pin of the array.
    ///
    /// # Panics
    /// If the array has no such element.
    pub fn pin(self, element: usize) -> PinIndex<D> {
        assert!(element < self.count, "element {element} of {}", self.count);
        PinIndex {
            position: self.first + element,
            direction: PhantomData,
        }
    }
}

/// Hands out positions, port after port in the order of the list.
pub struct Positions<D> {
    next: usize,
    direction: PhantomData<D>,
}

impl<D> Positions<D> {
    /// From the first pin of a direction on.
    pub fn start() -> Self {
        Self {
            next: 0,
            direction: PhantomData,
        }
    }

    pub fn pin(&mut self) -> PinIndex<D> {
        self.array(1).pin(0)
    }

    pub fn array(&mut self, count: usize) -> PinRange<D> {
        let first = self.next;
        self.next += count;
        PinRange {
            first,
            count,
            direction: PhantomData,
        }
    }
}

/// Name of a port and where its pins lie.
pub type NamedPlace<D> = (&'static str, PinRange<D>);

/// A struct with a field for each port.
pub trait PinTable: Any {
    /// The fields of input ports, in the order of the list.
    fn input_places(&self) -> Vec<NamedPlace<Input>>;
    /// The fields of output ports, in the order of the list.
    fn output_places(&self) -> Vec<NamedPlace<Output>>;
}
