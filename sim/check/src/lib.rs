//! The check every run ends with: does the order of commits explain what the kernel saw?

mod access;
mod at;
mod blame;
mod commit_order;
mod conflict_pairs;
mod crowd;
mod footprint;
mod image;
mod in_flight;
mod live;
mod operation;
mod replay;
mod unwritten;
mod work_item;

pub use access::Access;
pub use at::At;
pub use blame::{Blame, Blamed, Finder, Lost, Meeting, Owner, Pair};
pub use commit_order::{CommitOrder, WordAccess};
pub use conflict_pairs::ConflictPairs;
pub use crowd::Crowd;
pub use footprint::Footprints;
pub use live::{Cause, Conflicts};
pub use operation::access_bytes;
pub use replay::Replay;
pub use unwritten::{Unwritten, UnwrittenRead};
pub use work_item::WorkItem;
