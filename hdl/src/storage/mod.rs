//! Storage arrays: blocks whose state rust-hdl has no signals for. Each is described once, as a [`Circuit`](circuit::Circuit).
pub mod cells;
pub mod circuit;
pub mod slot_planes;
