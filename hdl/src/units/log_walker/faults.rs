//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("log_walker", "a lane alone is not looked up", "(contested | early_abort)", "contested"),
    fault("log_walker", "the scanner has the write log twice", "early_abort & (behind_pass != LOG_PASS_AGAIN)", "early_abort"),
    fault("log_walker", "an entry goes on before the resolver has it", "(!in_gives | in_given | in_entry_ready)", "1'b1"),
    fault("log_walker", "an entry goes on before the scanner has it", "(!in_shows |\n                    in_shown | in_scan_ready)", "1'b1"),
    fault("log_walker", "the resolver has an entry twice", "assign entry_valid = gives & !given;", "assign entry_valid = gives;"),
    fault("log_walker", "lanes that abort send their words", "splitter_entry_lanes = there & survivors;", "splitter_entry_lanes = there & all;"),
    fault("log_walker", "lanes that take no part are resolved", "assign entry_lanes = there & all;", "assign entry_lanes = there;"),
    fault("log_walker", "lines are asked for without room", "row_valid = ahead_more & queue_room;", "row_valid = ahead_more;"),
    fault("log_walker", "three is no multiple of three", "if (folded_of > 32'd2)", "if (folded_of > 32'd3)"),
    fault("log_walker", "partitions are interleaved by a line", "chunk_of >> 6", "chunk_of >> 5"),
    fault("log_walker", "a partition is filled with the last entry only", "touched[32 * i +: 32] <= touched[32 * i +: 32] | chosen;", "touched[32 * i +: 32] <= i == 2 ? chosen : touched[32 * i +: 32] | chosen;"),
    fault("log_walker", "a warp leaves its marks", "if (begin_valid | clear) begin", "if (clear) begin"),
    fault("log_walker", "an entry ends with its first packet", "(packet_ready & (waiting == chosen))", "packet_ready"),
    fault("log_walker", "a vote for another warp counts", "if (in_vote_valid & (in_vote_id == in_last_id) & (in_state", "if (in_vote_valid & (in_state"),
    fault("log_walker", "the last vote decides", "? votes & vote_lanes :", "? vote_lanes :"),
    fault("log_walker", "results wait for one vote", "if (&voted_now) begin", "if (|voted_now) begin"),
    fault("log_walker", "one partition has landed for all", "if ((&landed_now) & !(|place))", "if ((|landed_now) & !(|place))"),
    fault("log_walker", "a partition without words is not heard", "((in_state == OUTCOME_STATE_VOTING) | (in_state ==\n                    OUTCOME_STATE_SENDING_RESULTS)", "((in_state == OUTCOME_STATE_SENDING_RESULTS)"),
    fault("log_walker", "votes are by lane", "if (turn[0]) begin", "if (1'b1) begin"),
    fault("log_walker", "aborts are not counted", "if (|outcome_aborted) length <= longer;", ""),
    fault("log_walker", "aborts are never forgotten", "if (!(|left_now)) length <= 16'd0;", ""),
    fault("log_walker", "lanes that are left are forgotten", "left_now = (left & ~outcome_lanes) | outcome_aborted;", "left_now = outcome_aborted;"),
    fault("log_walker", "a back-off has no end", "if (longer_of > MOST) longer_of = MOST;", ""),
    fault("log_walker", "aborts at the core wait", "if (|failed) state", "if (|aborted) state"),
    fault("log_walker", "a packet of words is lost to a result", "splitter_packet_ready = packet_ready & !tells;", "splitter_packet_ready = packet_ready;"),
    fault("log_walker", "a scan without reads has no end", "((state == LOG_PASS_MARK) & !(|reads))", "1'b0"),
    fault("log_walker", "values are not read", "if (sends & !values) begin", "if (1'b0) begin"),
    fault("log_walker", "lanes that commit silently are left", "back_off_outcome_lanes = all | passed;", "back_off_outcome_lanes = all;"),
    fault("log_walker", "aborts by the filter are none", "by_early | by_temporal | failed;", "by_early | failed;"),
    fault("log_walker", "a warp of nobody walks", "if (walks) begin", "if (take_walk) begin"),
    fault("log_walker", "clear leaves the aborts", "            left <= 32'd0;\n            length <= 16'd0;\n            timer", "            timer"),
];
