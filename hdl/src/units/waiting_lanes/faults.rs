//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("waiting_lanes", "lanes that others join are lost", "held_lanes0 <= held_lanes0 | put_lanes;", "held_lanes0 <= put_lanes;"),
    fault("waiting_lanes", "the log index of a context that lanes join stays", "else if (put_valid && ((|held_lanes0) & (held_pc0 == put_pc))) held_log0 <= put_log;", ""),
    fault("waiting_lanes", "nobody joins when all contexts are in use", "assign room = ((|held_lanes0) & (held_pc0 == put_pc)) |", "assign room = 1'b0 |"),
    fault("waiting_lanes", "there is always room", "| (~(|held_lanes3));", "| 1'b1;"),
    fault("waiting_lanes", "the oldest context stays in use", "else if (take) held_lanes3 <= 32'd0;", ""),
    fault("waiting_lanes", "lanes of the oldest context are not shown", "held_lanes2 | held_lanes3;", "held_lanes2;"),
    fault("waiting_lanes", "a context outlives a clear", "if (clear) held_lanes1 <= 32'd0;\n       else if (take)", "if (take)"),
];
