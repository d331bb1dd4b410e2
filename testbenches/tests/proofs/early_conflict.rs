//! Units for early conflict resolution.

use super::{exported, fault, Claim};
use turnstile_hdl::conflict_address_table::ConflictAddressTable;
use turnstile_hdl::hazard_check::HazardCheck;
use turnstile_hdl::last_writer_table::LastWriterTable;
use turnstile_hdl::partition_planes::PartitionPlanes;
use turnstile_hdl::pause_and_go_stack::PauseAndGoStack;
use turnstile_hdl::reference_count_table::ReferenceCountTable;
use turnstile_hdl::set_hash::Hash;
use turnstile_hdl::temporal_filter::TemporalFilter;
use turnstile_hdl::transaction_log::TransactionLog;
use turnstile_hdl::write_time_table::WriteTimeTable;

/// 2 sets of 2 ways, words of 3 bits, counts to 3.
fn counts() -> String {
    let unit = ReferenceCountTable::<2, 1, 3, 2>::new(Hash::XorFold);
    exported(unit, "reference_count_table")
}

fn conflicts() -> String {
    let unit = ConflictAddressTable::<2, 1, 3>::new(Hash::XorFold);
    exported(unit, "conflict_address_table")
}

pub fn a_count_never_underflows_and_returns_to_zero() -> Claim {
    let verilog = counts();
    let wrapper = include_str!("../../formal/reference_counts.sv");
    #[rustfmt::skip]
    let faults = [
        fault("the decrement of an ignored increment counts", "counted <= req_counted;", "counted <= req_counted | req_decrement;", "assert (!rsp_unmatched)"),
        fault("a decrement of one is lost", "count - 2'd1 :", "count - {1'b0, count != 2'd1} :", "== references"),
        fault("a set read while it is written has the old entry", "reads_written = write_valid & (write_set == read_set);", "reads_written = 1'b0;", "assert (!rsp_unmatched)"),
        fault("a count wraps", "rsp_saturated = looked_up & !decrement & (&count);", "rsp_saturated = 1'b0;", "== references"),
        fault("an increment without a place counts", "change_of = !in_rsp_saturated & !in_rsp_full;", "change_of = !in_rsp_saturated;", "== references"),
        fault("every increment sends an add message", "tells_of = in_change & !(|in_count);", "tells_of = in_change;", "assert (message_add != told)"),
    ];
    Claim::new("reference_count_table", verilog, wrapper, 2, faults)
}

/// 2 lanes, logs of 4 entries, words of 3 bits.
pub fn a_lane_finds_the_youngest_of_its_stores() -> Claim {
    let unit = TransactionLog::<2, 2, 3, 4, 3>::new();
    let verilog = exported(unit, "transaction_log");
    let wrapper = include_str!("../../formal/log_search.sv");
    #[rustfmt::skip]
    let faults = [
        fault("a lane is found again in an older entry", "missing_of = in_sought & ~in_hits;", "missing_of = in_sought;", "youngest_0+:2"),
        fault("a search ends with lines under way", "(still_coming == left) & (!(|left)", "(!(|left)", "asked == came"),
        fault("lanes take the values of another's entry", "mates_of = mates_of & in_found;", "mates_of = in_found;", "youngest_1+:2"),
        fault("a lane that takes no part has stored word 0", "(|in_line_word_0) & ", "", "lanes & has & ~got"),
    ];
    Claim::new("transaction_log", verilog, wrapper, 2, faults)
}

pub fn the_core_knows_the_words_with_a_count_above_zero() -> Claim {
    let verilog = counts() + &conflicts();
    let wrapper = include_str!("../../formal/tables.sv");
    #[rustfmt::skip]
    let faults = [
        fault("every decrement sends a remove message", "tells_of = in_change & !(|in_new_count);", "tells_of = in_change;", "assert (held == referenced)"),
        fault("a remove message clears nothing", " writer ? add :", " writer & add ? 1'b1 :", "assert (held == referenced)"),
        fault("a port's copy is not written", ".writers(copy_0_writers),\n            .write_valid(way_0_write_valid)", ".writers(copy_0_writers),\n            .write_valid(1'b0)", "lookup_write : lookup_read"),
        fault("a set is called full although a place is free", "upd_full = updating & add & !hit & !room;", "upd_full = updating & add & !hit;", "assert (!upd_full);"),
        fault("the update port rests after a message", "upd_ready = !sweeping;", "upd_ready = !sweeping & !updating;", "assert (!message_valid | upd_ready | clear);"),
    ];
    Claim::new("two tables", verilog, wrapper, 2, faults)
}

/// 4 entries an array, blocks of 3 bits, times of 4; one warp in use.
pub fn a_lane_that_read_across_a_write_does_not_commit_at_once() -> Claim {
    let times = exported(WriteTimeTable::<2, 8, 2>::new(), "write_time_table");
    let filter = exported(TemporalFilter::<2, 1, 2>::new(), "temporal_filter");
    let verilog = times + &filter;
    let wrapper = include_str!("../../formal/temporal.sv");
    #[rustfmt::skip]
    let faults = [
        fault("a look-up does not see the update of its own cycle", "reads_written = write_valid & (write_index == read_index);", "reads_written = 1'b0;", "assert (!silent[0]);"),
        fault("one array is not updated", "times_hi_2_write_valid = sweeping | upd_valid", "times_hi_2_write_valid = sweeping", "assert (!silent[0]);"),
        fault("the last load counts", "fresh = loads & ~reading;", "fresh = loads;", "assert (!silent[0]);"),
        fault("a conflict is forgotten by the next reply", "found_of(conflicting, ", "found_of(conflicting & ~replies, ", "assert (!silent[0]);"),
    ];
    Claim::new("temporal_filter", verilog, wrapper, 2, faults)
}

/// 2 sets of 2 ways, filter arrays of 2 entries, words of 3 bits, numbers to 14.
pub fn a_last_writer_is_never_missed() -> Claim {
    let unit = LastWriterTable::<2, 1, 3, 4>::new();
    let verilog = exported(unit, "last_writer_table");
    let wrapper = include_str!("../../formal/last_writers.sv");
    #[rustfmt::skip]
    let faults = [
        fault("a word leaves without a trace", "filter_put_valid = storing & !hit & (|least);", "filter_put_valid = 1'b0;", "assert (answered & writer >= due);"),
        fault("a put is not seen by the look-up after it", "found_2 = putting & (place_2 == looked_2) ? new_id_2", "found_2 = 1'b0 ? new_id_2", "assert (answered & writer >= due);"),
        fault("the filter keeps the last number", "new_id_1 = held_1_read_word < id ? id : held_1_read_word", "new_id_1 = id", "assert (answered & writer >= due);"),
        fault("another word leaves than the filter is told", "own_least_address = in_addresses_read_word_1;", "own_least_address = in_addresses_read_word_0;", "assert (answered & writer >= due);"),
    ];
    Claim::new("last_writer_table", verilog, wrapper, 2, faults)
}

/// Numbers of 4 bits.
pub fn who_waits_waits_for_older_warps_and_for_all_of_them() -> Claim {
    let unit = HazardCheck::<4>::default();
    let verilog = exported(unit, "hazard_check");
    let wrapper = include_str!("../../formal/hazard_check.sv");
    #[rustfmt::skip]
    let faults = [
        fault("aliases of the warp are waited for: deadlock", "writer >= first ? first - 4'd1 :", "1'b0 ? first - 4'd1 :", "assert (youngest < first);"),
        fault("aliases of the warp are ignored", "writer >= first ? first - 4'd1 :", "writer >= first ? 4'd0 :", "assert (hazard & youngest >= writer);"),
    ];
    Claim::new("hazard_check", verilog, wrapper, 1, faults)
}

pub fn a_word_lies_in_the_partition_that_division_gives() -> Claim {
    let unit = PartitionPlanes::<2, 14, 2, 3>::default();
    let verilog = exported(unit, "partition_planes");
    let wrapper = include_str!("../../formal/partition_planes.sv");
    #[rustfmt::skip]
    let faults = [
        fault("three is no multiple of three", "if (folded_of > 32'd2)", "if (folded_of > 32'd3)", "assert (first_is == (first >> 2) % 6);"),
        fault("chunks are too short", "chunk_of >> 2'd2", "chunk_of >> 2'd1", "assert (second_is == (second >> 2) % 6);"),
    ];
    Claim::new("partition_planes", verilog, wrapper, 1, faults)
}

pub fn the_masks_of_the_stack_are_disjoint_and_together_what_entered() -> Claim {
    let unit = PauseAndGoStack::<4, 3, 2, 2>::new(5);
    let verilog = exported(unit, "pause_and_go_stack");
    let wrapper = include_str!("../../formal/stack.sv");
    #[rustfmt::skip]
    let faults = [
        fault("the paused entry keeps the lanes that run", "& room ? chosen :\n        lanes;", "& room ? lanes :\n        lanes;", "assert (!(trans & lanes[4 * i+:4]))"),
        fault("lanes that failed are lost", "(retry_lanes & ~lanes) | chosen;", "(retry_lanes & ~lanes);", "== lanes[4 * i+:4]"),
        fault("lanes that committed stay in Retry", "(retry_lanes & ~lanes) | chosen;", "retry_lanes | chosen;", "& committed))"),
        fault("Retry takes lanes that have paused", "(retry_lanes & ~lanes) | chosen;", "(retry_lanes & ~lanes) | chosen\n | (top > retry_index + 3'd1 ? op_lanes & below_read_lanes : 4'd0);", "assert (!(trans & retry_lanes));"),
        fault("all lanes retry", " lanes <= retry_lanes;", " lanes <= retry_lanes | 4'd1;", "assert (!(trans & ~retry_lanes))"),
        fault("a branch takes lanes that are not there", "taken_lanes <= chosen;", "taken_lanes <= op_lanes;", "| !(lanes[4 * i+:4] & ~lanes[4 * j+:4])"),
        fault("lanes that failed stay in their entry", "lanes <= others;\n            retry_lanes", "retry_lanes", "assert (!(top_lanes & ~committed))"),
    ];
    Claim::new("pause_and_go_stack", verilog, wrapper, 2, faults)
}
