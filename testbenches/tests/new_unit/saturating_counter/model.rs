//! A number that stops.

/// What is counted up to `most`.
pub struct SaturatingCounter {
    count: u32,
    most: u32,
}

impl SaturatingCounter {
    pub fn new(most: u32) -> Self {
        Self { count: 0, most }
    }

    pub fn count(&self) -> u32 {
        self.count
    }

    pub fn event(&mut self) {
        self.count = self.most.min(self.count + 1);
    }
}
