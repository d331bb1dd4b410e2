//! [`request_stage`](turnstile_hdl::storage::request_stage): the lanes of the request before the LDS unit.

use crate::lds_unit::MOST;

/// A word a lane.
pub type Lanes = [u32; MOST];

#[derive(Default)]
pub struct RequestStage {
    pub addr: Lanes,
    pub data: Lanes,
    pub data2: Lanes,
}

/// Takes the words of as many lanes as there are.
#[inline]
pub fn load(lanes: &mut Lanes, words: &[u32]) {
    lanes[..words.len()].copy_from_slice(words);
}
