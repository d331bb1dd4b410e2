//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("tx_sequencer", "TCM_OLD is forgotten", "old_words[64 * i +: 64] <= tcm_words[64 * i +: 64];", "old_words[64 * i +: 64] <= i == 0 ? {tcm_words[1*32 +: 32], 32'd0} : tcm_words[64 * i +: 64];"),
    fault("tx_sequencer", "a killed wavefront remembers TCM_OLD", "same[g] = retried[g] & !killed_slots[g] &", "same[g] = retried[g] & (!killed_slots[g] | (g == 0)) &"),
    fault("tx_sequencer", "WfS picks nobody", "own_tcm_words_next[64 * i +: 32] = in_tx_exec_lo & ~in_lowest_lo[32 * i +: 32];", "own_tcm_words_next[64 * i +: 32] = in_tx_exec_lo & ~(i == 1 ? 32'd0 : in_lowest_lo[32 * i +: 32]);"),
    fault("tx_sequencer", "WfS picks two lanes", "own_tcm_words_next[64 * i +: 32] = in_tx_exec_lo & ~in_lowest_lo[32 * i +: 32];", "own_tcm_words_next[64 * i +: 32] = (in_tx_exec_lo & ~in_lowest_lo[32 * i +: 32]) & ((in_tx_exec_lo & ~in_lowest_lo[32 * i +: 32]) - (i == 1 ? 32'd1 : 32'd0));"),
    fault("tx_sequencer", "WfS picks a lane of each half", "if (|in_tx_exec_lo) lowest_hi_of = 32'd0;", ""),
    fault("tx_sequencer", "the final EXEC is that of the last pass", "answer_exec_lo <= entry_words[64 * i +: 32];", "answer_exec_lo <= i == 2 ? pass_words[64 * i +: 32] : entry_words[64 * i +: 32];"),
    fault("tx_sequencer", "a kill does not flush", " | (walks & !walk_more & killing);", ";"),
    fault("tx_sequencer", "a kill spares the lanes", "own_tcm_words_next[6*32 +: 64] = in_pass_words[6*32 +: 64];", "own_tcm_words_next[7*32 +: 32] = in_pass_words[7*32 +: 32];"),
    fault("tx_sequencer", "kills begin beside an access", "& !in_conflict_valid & !in_unit_busy &", "& !in_conflict_valid &"),
    fault("tx_sequencer", "begin_stall does not stall", "!stalled[tx_wavefront]", "1'b1"),
    fault("tx_sequencer", "transactions are taken beside a conflict", "!walks & !conflict_valid & !(|victims)", "!walks & !(|victims)"),
    fault("tx_sequencer", "a conflict of the upper half marks the lower", "own_tcm_words_next[64 * i + 32 +: 32] = in_tcm_words[64 * i + 32 +: 32] | in_conflict_hi;", "own_tcm_words_next[64 * i + (i == 0 ? 0 : 32) +: 32] = in_tcm_words[64 * i + (i == 0 ? 0 : 32) +: 32] | in_conflict_hi;"),
    fault("tx_sequencer", "a commit does not flush", "flush_valid_terms[g] = take &", "flush_valid_terms[g] = (g != 1) & take &"),
];
