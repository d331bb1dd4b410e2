//! Contexts of lanes that have left the pass of a transaction, as a list.

/// Lanes that go on together, and where.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Context {
    pub pc: u32,
    /// Bit `i` is thread `i`.
    pub lanes: u32,
    pub log: u32,
}

/// At most so many contexts, the youngest last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub contexts: Vec<Context>,
    most: usize,
}

impl Waiting {
    pub fn new(most: usize) -> Self {
        let contexts = vec![];
        Self { contexts, most }
    }

    /// Whether the youngest context waits at `pc`.
    pub fn joins(&self, pc: u32) -> bool {
        self.contexts.last().is_some_and(|last| last.pc == pc)
    }

    pub fn has_room(&self, pc: u32) -> bool {
        self.joins(pc) || self.contexts.len() < self.most
    }

    /// Lanes begin to wait, for which there is room.
    pub fn put(&mut self, new: Context) {
        let youngest = match self.joins(new.pc) {
            true => self.contexts.pop(),
            false => None,
        };
        let lanes = new.lanes | youngest.map_or(0, |context| context.lanes);
        self.contexts.push(Context { lanes, ..new });
    }

    pub fn take(&mut self) -> Option<Context> {
        self.contexts.pop()
    }

    /// Lanes of all contexts.
    pub fn lanes(&self) -> u32 {
        self.contexts.iter().fold(0, |all, one| all | one.lanes)
    }
}
