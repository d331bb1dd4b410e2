//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("tx_sequencer", "TCM_OLD is forgotten", "old_words[64 * i +: 64] <= tcm_words[64 * i +: 64];", "old_words[64 * i +: 64] <= i == 0 ? {tcm_words[1*32 +: 32], 32'd0} : tcm_words[64 * i +: 64];"),
    fault("tx_sequencer", "a killed wavefront remembers TCM_OLD", "same[g] = retried[g] & !killed_slots[g] &", "same[g] = retried[g] & (!killed_slots[g] | (g == 0)) &"),
    fault("tx_sequencer", "WfS picks nobody", "tcm_words[64 * i +: 32] <= tx_exec_lo & ~lowest_lo[32 * i +: 32];", "tcm_words[64 * i +: 32] <= tx_exec_lo & ~(i == 1 ? 32'd0 : lowest_lo[32 * i +: 32]);"),
    fault("tx_sequencer", "WfS picks two lanes", "tcm_words[64 * i +: 32] <= tx_exec_lo & ~lowest_lo[32 * i +: 32];", "tcm_words[64 * i +: 32] <= (tx_exec_lo & ~lowest_lo[32 * i +: 32]) & ((tx_exec_lo & ~lowest_lo[32 * i +: 32]) - (i == 1 ? 32'd1 : 32'd0));"),
    fault("tx_sequencer", "WfS picks a lane of each half", "if (|in_tx_exec_lo) lowest_hi_of = 32'd0;", ""),
    fault("tx_sequencer", "the final EXEC is that of the last pass", "answer_exec_lo <= entry_words[64 * i +: 32];", "answer_exec_lo <= i == 2 ? pass_words[64 * i +: 32] : entry_words[64 * i +: 32];"),
    fault("tx_sequencer", "a kill does not flush", " | (walks & killing & !walk_more);", ";"),
    fault("tx_sequencer", "a kill spares the lanes", "if (kill & victim[i]) tcm_words[64 * i +: 64] <= pass_words[64 * i +: 64];", "if (kill & victim[i]) tcm_words[64 * i + 32 +: 32] <= pass_words[64 * i + 32 +: 32];"),
    fault("tx_sequencer", "kills begin beside an access", "kill = !walks & !unit_busy &", "kill = !walks &"),
    fault("tx_sequencer", "begin_stall does not stall", "!stalled[tx_wavefront]", "1'b1"),
    fault("tx_sequencer", "transactions are taken beside a conflict", "tx_ready = may_take & !conflict_valid;", "tx_ready = may_take;"),
    fault("tx_sequencer", "a conflict of the upper half marks the lower", "tcm_words[64 * i + 32 +: 32] <= tcm_words[64 * i + 32 +: 32] | conflict_hi;", "tcm_words[64 * i + (i == 0 ? 0 : 32) +: 32] <= tcm_words[64 * i + (i == 0 ? 0 : 32) +: 32] | conflict_hi;"),
    fault("tx_sequencer", "a commit does not flush", "flush_valid = (commits &", "flush_valid = (commits & (tx_wavefront != 2'd1) &"),
];
