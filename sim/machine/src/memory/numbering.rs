//! Numbers of first levels: each core has one for lanes and one for scalar loads.

use super::request::Client;

/// First levels of a core.
pub const CLIENTS: [Client; 2] = [Client::Vector, Client::Scalar];

/// Number of a core's first level.
pub fn first_level(core: usize, client: Client) -> usize {
    CLIENTS.len() * core + client as usize
}

/// Number of a core's first level for lanes, which its messages go to.
pub fn vector_level(core: usize) -> usize {
    first_level(core, Client::Vector)
}

/// The core of a first level.
pub fn core_of(first_level: usize) -> usize {
    first_level / CLIENTS.len()
}
