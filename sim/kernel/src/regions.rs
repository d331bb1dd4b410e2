//! What a launch places in global memory.

/// Global memory, as far as a launch needs it.
pub trait Regions {
    /// Places `bytes` behind everything else, at a multiple of 256, and returns their address. `name` is for messages.
    fn allocate(&mut self, name: &str, bytes: Vec<u8>) -> u64;

    /// Places `bytes` at `address`, which lies behind everything else.
    fn place(&mut self, name: &str, address: u64, bytes: Vec<u8>);
}
