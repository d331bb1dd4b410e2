//! The kernel layer: what front ends and machine say to each other, without an instruction set in it.
//!
//! ```text
//!  front end ── implements ──> Code (a loaded kernel) ── start ──> Warp (its registers) <── drives ── machine
//!                                │                                  │  ▲
//!                                └─ images ──> Regions              │  └─ deliver ── Token
//!                                                                   └─ execute ──> Effect (requests, waits ...)
//! ```
//!
//! A front end reads a kernel's text and implements [`Code`] and [`Warp`] for it; the machine knows these traits only.
//! [`Warp::execute`] runs one instruction: arithmetic takes effect at once, and everything that takes time or concerns
//! others comes back as an [`Effect`]. Work that is under way has a [`Token`]: the front end makes it, the machine counts
//! it ([`Outstanding`]) and hands it back with the result. Which register a result goes to is the front end's business.
//!
//! [`FrontEnd`] says how its code is loaded, and its [`Target`] what run files and compilers must know of it.
//!
//! A warp has `LANES` lanes, at most 64, so that a mask of lanes is a `u64`; bit `i` is lane `i`.

mod code;
mod control_flow;
mod effect;
mod error;
mod front_end;
mod geometry;
mod grid;
mod image;
mod lanes;
mod meeting;
mod missing;
mod place_images;
mod post_dominators;
pub mod print;
mod printed;
mod regions;
mod request;
mod simt_stack;
mod target;
mod timing;
mod token;
mod unit;
mod warp;
mod way_out;

pub use code::{Code, Registers, Seat, Variable};
pub use control_flow::ControlFlow;
pub use effect::{Control, Effect, Votes};
pub use error::Fault;
pub use error::{KernelError, LaunchError};
pub use front_end::{FrontEnd, Source};
pub use geometry::LaunchGeometry;
pub use grid::{Argument, Grid, Value};
pub use image::{ChannelType, Image, ImageFormat, Texels};
pub use lanes::{group_name, lane_name, lanes_of, warp_name, LaneWords};
pub use meeting::{meeting_points, Company};
pub use missing::missing_function;
pub use place_images::{place_images, TextureHandle};
pub use printed::Printed;
pub use regions::Regions;
pub use request::{
    LocalAccess, LocalRequest, LocalUpdate, MemoryAtomic, MemoryOp, MemoryRequest, ScalarLoad,
    Space,
};
pub use simt_stack::{NextPass, SimtStack};
pub use target::{Clang, Target, TransactionMemory};
pub use timing::{Arithmetic, LatencyClass, Operands, Timing};
pub use token::{Counter, CounterSet, Limit, Outstanding, Token, COUNTERS};
pub use unit::Unit;
pub use warp::Warp;
pub use way_out::ways_out;
