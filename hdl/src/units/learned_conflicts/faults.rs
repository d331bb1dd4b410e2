//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("learned_conflicts", "the lowest lane pauses too", "pauses = !taken ? same & ~lowest : same;", "pauses = same;"),
    fault("learned_conflicts", "a lane of each group goes on", "pauses = !taken ? same & ~lowest : same;", "pauses = same & ~lowest;"),
    fault("learned_conflicts", "lanes pause at stores", "loads = stores ? 4'd0 : asked;", "loads = asked;"),
    fault("learned_conflicts", "a known word is learned again", "lost_valid & !found & ", "lost_valid & "),
    fault("learned_conflicts", "the lanes of the load before count", "if (ends) taken <= 1'b0;", ""),
    fault("learned_conflicts", "a load that stores nothing is not vain", "vain = nothing | ", "vain = "),
    fault("learned_conflicts", "what is loaded does not count", "vain = nothing | (resumed & !useful);", "vain = nothing;"),
    fault("learned_conflicts", "lanes never pause again", "if (knew & !enabled) confidence", "if (1'b0) confidence"),
    fault("learned_conflicts", "loads wait without confidence", "may_hit = enabled & some_known;", "may_hit = some_known;"),
    fault("learned_conflicts", "words with one entry are told apart by low bits alone", " ^ wide[32 * g + 8 +: 8] ^", " ^"),
    fault("learned_conflicts", "confidence has no end", "resumed & (confidence < 3'd5)", "resumed"),
];
