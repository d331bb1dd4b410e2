//! What a unit needs of an FPGA: LUTs, flip-flops, block RAMs and how fast it clocks, from Yosys and nextpnr.
//!
//! **What is counted.** The unit alone: Yosys maps it flat onto the device's cells, nextpnr packs these into logic cells.
//!
//! **What is placed.** Units have hundreds of pins, packages have not. So the unit is placed and routed inside a
//! [`Harness`](harness::Harness) of four pins, which drives every input from a flip-flop of one shift register and captures
//! every output in a flip-flop of another: every path through the unit begins and ends in a flip-flop, so the clock frequency
//! is that of all of them, and nothing is optimised away. (Unconstrained pins would do neither.) The harness's cells are
//! reported apart and are in no other figure.
//!
//! **What does not fit.** Before that, the unit's modules are counted one by one as for [cells](super::hierarchy). Where that is
//! more than [`SCREEN`](flow::SCREEN) times what the device has, this is the answer; neither flat synthesis nor
//! place-and-route is started. What fits or almost fits is mapped flat and packed, which says exactly how much is needed.

pub mod addition;
pub mod design;
pub mod device;
pub mod family;
pub mod flow;
pub mod harness;
pub mod report;
pub mod row;
