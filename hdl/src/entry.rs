//! What the catalog has of a unit.

use crate::pins::{Pin, Ports, Unit};

/// A connected block behind its pins.
pub enum AnyUnit {
    Combinational(Box<dyn Ports>),
    Clocked(Box<dyn Unit>),
}

impl AnyUnit {
    pub fn ports(&self) -> &dyn Ports {
        match self {
            Self::Combinational(block) => block.as_ref(),
            Self::Clocked(unit) => unit.as_ref(),
        }
    }

    pub fn is_clocked(&self) -> bool {
        matches!(self, Self::Clocked(_))
    }

    pub fn inputs(&self) -> Vec<Pin> {
        self.ports().inputs()
    }

    pub fn outputs(&self) -> Vec<Pin> {
        self.ports().outputs()
    }
}

/// A connected combinational block.
pub fn comb(mut block: impl Ports + 'static) -> AnyUnit {
    block.connect_all();
    AnyUnit::Combinational(Box::new(block))
}

/// A connected clocked unit.
pub fn clocked(mut unit: impl Unit + 'static) -> AnyUnit {
    unit.connect_all();
    AnyUnit::Clocked(Box::new(unit))
}

/// Where a unit comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// Transactional local memory with Bloom filters.
    LocalTmBloom,
    /// Transactional local memory with a directory.
    LocalTmDirectory,
    /// Both of them.
    LocalTm,
    /// Atomic additions on scratchpad memory.
    ScratchpadAtomics,
    /// Early conflict resolution for GPU transactional memory.
    EarlyConflict,
    /// Synchronisation primitives for GPUs: what its machines' memory does.
    SyncPrimitives,
}

impl std::fmt::Display for Paper {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(match self {
            Self::LocalTmBloom => "LocalTM (Bloom)",
            Self::LocalTmDirectory => "LocalTM (directory)",
            Self::LocalTm => "LocalTM (both)",
            Self::ScratchpadAtomics => "scratchpad atomics",
            Self::EarlyConflict => "Early conflict resolution",
            Self::SyncPrimitives => "sync primitives",
        })
    }
}

/// A unit in the catalog. `#[derive(Unit)]` makes it.
pub struct UnitEntry {
    /// Name on the command line, of the file and of the Verilog module.
    pub name: &'static str,
    pub role: &'static str,
    pub paper: Paper,
    /// A complete LDS, not a part of one.
    pub top: bool,
    /// Makes the unit at full size.
    pub build: fn() -> AnyUnit,
    /// The Rust of `build`, with constants of [`sizes`](crate::sizes) by name: with others under these names it makes the unit at another
    /// size, where all of `catalog` and of `module` is in scope.
    pub expression: &'static str,
    /// Path of the unit's module.
    pub module: &'static str,
}
