//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("intra_warp_resolver", "readers abort by any owner", "in_asking & ~(in_own | (in_own - 32'd1));", "in_asking & ~in_own;"),
    fault("intra_warp_resolver", "readers may follow a lower writer", "in_asking & ~(in_own | (in_own - 32'd1));", "in_asking & in_own;"),
    fault("intra_warp_resolver", "the highest lane becomes the owner", "mark & (|asking) & (lowest < owner);", "mark & (|asking);"),
    fault("intra_warp_resolver", "the last row is not swept", "if (&row) begin", "if (row == 5'd30) begin"),
    fault("intra_warp_resolver", "a mark and the next round share a cycle", "round = held & !writing;", "round = held;"),
    fault("intra_warp_resolver", "aborted lanes of the warp before stay", "aborted <= 32'd0;", ""),
    fault("intra_warp_resolver", "lanes that take no part own words", "waiting <= entry_lanes & lanes;", "waiting <= entry_lanes;"),
    fault("intra_warp_resolver", "an empty read log ends the walk", "if (|reads) state <= RESOLVER_STATE_CHECK_READS;\n                end", "state <= RESOLVER_STATE_CHECK_READS;\n                end"),
    fault("intra_warp_resolver", "pages are not told apart", "(word[32 * g +: 32] << 2) + quotient[32 * g +: 32]", "(word[32 * g +: 32] << 2) + (g == 7 ? 32'd0 : quotient[32 * g +: 32])"),
];
