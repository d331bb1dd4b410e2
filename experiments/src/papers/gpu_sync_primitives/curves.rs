//! Which operations are run: GPUs, primitives, blocks.

use crate::sync::{Family, Operations, Primitive, Section};

/// Initial values of semaphores (section 6).
pub const INITIAL: [u32; 4] = [1, 2, 10, 120];
/// Longest backoff in reads, as of the library where nothing else is asked for.
pub const BACKOFF: u32 = 32;
/// Operations of all blocks together; fewer blocks do more each.
const ALL_OPERATIONS: u32 = 512;
/// Of a block.
const FEWEST: u32 = 4;
const MOST: u32 = 32;

named! {
    /// The paper's GPUs.
    Gpu {
        /// GeForce GTX 295.
        Tesla = "Tesla",
        /// GeForce GTX 580.
        Fermi = "Fermi",
    }
}

/// A line of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Curve {
    /// On which GPU.
    pub gpu: Gpu,
    /// Which primitive.
    pub primitive: Primitive,
    /// Initial value of a semaphore, 1 for others.
    pub initial: u32,
}

/// A run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Setting {
    /// On which GPU.
    pub gpu: Gpu,
    /// What its blocks do.
    pub operations: Operations,
}

impl Setting {
    /// In words, which no other run has.
    pub fn name(&self) -> String {
        let Operations {
            primitive,
            blocks,
            operations,
            initial,
            section,
            ..
        } = self.operations;
        format!(
            "{} {} of {initial} on {}, {blocks} blocks, {operations} operations each, {section:?} sections",
            primitive.name(),
            primitive.family().name(),
            self.gpu.name()
        )
    }
}

impl Gpu {
    /// Machine that stands for it.
    pub fn machine(self) -> &'static str {
        match self {
            Self::Tesla => "gtx295",
            Self::Fermi => "gtx580",
        }
    }

    /// Numbers of blocks that are run. The last one fills the GPU, 8 blocks a multiprocessor.
    pub fn blocks(self) -> &'static [u32] {
        match self {
            Self::Tesla => &[1, 2, 4, 8, 16, 30, 60, 90, 120, 128, 150, 180, 240],
            Self::Fermi => &[1, 2, 4, 8, 16, 32, 40, 48, 64, 80, 96, 128],
        }
    }

    /// Blocks that fill it.
    pub fn full(self) -> u32 {
        self.blocks()[self.blocks().len() - 1]
    }
}

impl Curve {
    /// All lines of the figures of these families, and the ring buffer.
    pub fn all(families: &[Family]) -> Vec<Self> {
        let of = |gpu| {
            let primitives = families.iter().flat_map(|family| family.primitives());
            primitives.flat_map(move |primitive| {
                let initial: &[u32] = match primitive.family() {
                    Family::Semaphore => &INITIAL,
                    Family::Barrier | Family::Mutex => &INITIAL[..1],
                };
                initial.iter().map(move |&initial| Self {
                    gpu,
                    primitive,
                    initial,
                })
            })
        };
        Gpu::ALL.into_iter().flat_map(of).collect()
    }

    /// Most blocks with which the paper shows it, and why not more.
    pub fn cut(&self) -> Option<(u32, &'static str)> {
        match (self.gpu, self.primitive) {
            (Gpu::Tesla, Primitive::AtomicBarrier) => Some((60, "it is too slow")),
            (Gpu::Tesla, Primitive::XfBarrier) => Some((180, "of its registers")),
            (Gpu::Fermi, Primitive::XfBarrier) => Some((96, "of its registers")),
            (Gpu::Tesla, Primitive::SpinMutex) => Some((130, "it is unpredictable")),
            (Gpu::Tesla, Primitive::SpinSemaphore) => Some((120, "it is too slow")),
            _ => None,
        }
    }

    /// Numbers of blocks with which it is run.
    pub fn blocks(&self) -> impl Iterator<Item = u32> {
        let most = self.cut().map_or(u32::MAX, |cut| cut.0);
        let blocks = self.gpu.blocks().iter().copied();
        blocks.filter(move |blocks| *blocks <= most)
    }

    /// The run with so many blocks.
    pub fn setting(&self, blocks: u32) -> Setting {
        Setting {
            gpu: self.gpu,
            operations: Operations {
                primitive: self.primitive,
                blocks,
                operations: (ALL_OPERATIONS / blocks).clamp(FEWEST, MOST),
                initial: self.initial,
                backoff: BACKOFF,
                section: Section::Empty,
            },
        }
    }

    /// In words.
    pub fn name(&self) -> String {
        let initial = match self.primitive.family() {
            Family::Semaphore => format!(" of {}", self.initial),
            Family::Barrier | Family::Mutex => String::new(),
        };
        format!(
            "{} {}{initial} on {}",
            self.primitive.name(),
            self.primitive.family().name(),
            self.gpu.name()
        )
    }
}

/// Every run of the figures.
pub fn settings(families: &[Family]) -> Vec<Setting> {
    let of = |curve: Curve| {
        let settings: Vec<_> = curve.blocks().map(|blocks| curve.setting(blocks)).collect();
        settings
    };
    Curve::all(families).into_iter().flat_map(of).collect()
}

/// Runs with twice as many operations, at a quarter of the blocks that fill a GPU: primitives that the paper compares at scale.
pub fn doubled(families: &[Family]) -> Vec<Setting> {
    let chosen = Curve::all(families).into_iter().filter(|curve| {
        [1, 10].contains(&curve.initial) && curve.primitive != Primitive::SpinSemaphore
    });
    let of = |curve: Curve| {
        let quarter = curve.gpu.full() / 4;
        let blocks = curve.blocks().filter(|blocks| *blocks >= quarter).min()?;
        let mut setting = curve.setting(blocks);
        setting.operations.operations *= 2;
        Some(setting)
    };
    chosen.filter_map(of).collect()
}

/// Runs with critical sections that check.
pub fn checked(families: &[Family]) -> Vec<Setting> {
    const OPERATIONS: u32 = 4;
    let chosen = Curve::all(families)
        .into_iter()
        .filter(|curve| curve.initial <= 2);
    let of = |curve: Curve| {
        // More blocks of the spin semaphore keep each other from giving it back for long.
        let blocks = match curve.primitive {
            Primitive::SpinSemaphore => 6,
            _ => 20,
        };
        let mut setting = curve.setting(blocks);
        setting.operations.operations = OPERATIONS;
        setting.operations.section = Section::Checked;
        setting
    };
    chosen.map(of).collect()
}
