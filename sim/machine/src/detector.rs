//! Conflict detectors, and the LDS top of each.

/// How conflicts between transactions are detected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, clap::ValueEnum)]
pub enum Detector {
    /// No transactional memory: the plain LDS.
    None,
    /// Bloom filters, after the first LocalTM paper.
    Bloom,
    /// Directory of owners: readers conflict too.
    Dcd,
    /// Directory of owners and sharers, with sharers that stay until no reader is left.
    Smdcd,
    /// Directory of owners and sharers as published: not serialisable.
    SmdcdPublished,
    /// The sound directory of owners and sharers in which lanes of a wavefront have an order.
    SmdcdOrdered,
    /// An ideal bloom: detection and versioning cost no cycles.
    Perfect,
}

impl Detector {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::None,
        Self::Bloom,
        Self::Dcd,
        Self::Smdcd,
        Self::SmdcdPublished,
        Self::SmdcdOrdered,
        Self::Perfect,
    ];

    /// For kernels with transactions when nobody chooses: the fastest over the bundled benchmarks (docs/benchmarks.md).
    pub const DEFAULT: Self = Self::Dcd;

    /// Name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Bloom => "bloom",
            Self::Dcd => "dcd",
            Self::Smdcd => "smdcd",
            Self::SmdcdPublished => "smdcd-published",
            Self::SmdcdOrdered => "smdcd-ordered",
            Self::Perfect => "perfect",
        }
    }

    /// One line about it.
    pub fn description(self) -> &'static str {
        match self {
            Self::None => "no transactional memory: the plain LDS",
            Self::Bloom => "a Bloom filter of 8 bits a work-item and bank",
            Self::Dcd => "directory of owners; two readers conflict",
            Self::Smdcd => "directory of owners and sharers, repaired so that it is serialisable",
            Self::SmdcdPublished => {
                "directory of owners and sharers as published; the check catches it"
            }
            Self::SmdcdOrdered => {
                "smdcd in which a lane may write what only lower lanes of its wavefront have read"
            }
            Self::Perfect => "bloom, with conflict detection and versioning in no time",
        }
    }

    /// Whether what it lets commit is serialisable.
    pub fn is_sound(self) -> bool {
        self != Self::SmdcdPublished
    }

    /// Whether it has the filters that the hardware parameters are about.
    pub fn has_filter(self) -> bool {
        matches!(self, Self::Bloom | Self::Perfect)
    }

    /// Name of its LDS top.
    pub fn unit(self) -> &'static str {
        match self {
            Self::None => "lds_baseline",
            Self::Bloom | Self::Perfect => "lds_bloom",
            Self::Dcd => "lds_dcd",
            Self::Smdcd => "lds_smdcd",
            Self::SmdcdPublished => "lds_smdcd_published",
            Self::SmdcdOrdered => "lds_smdcd_ordered",
        }
    }
}
