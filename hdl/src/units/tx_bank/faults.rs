//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("smdcd_bank", "no backup is written", "if (!in_lost & (in_must_backup | in_must_own) & in_must_backup) shadow_write_mask_of = 4'd15;", ""),
    fault("smdcd_bank", "no owner is written", "shadow_write_mask_of = shadow_write_mask_of << in_owner_byte;", "shadow_write_mask_of = 4'd0;"),
    fault("smdcd_bank", "the owner goes to the wrong byte", "shadow_write_mask_of << in_owner_byte", "shadow_write_mask_of << (2'd3 - in_owner_byte)"),
    fault("smdcd_bank", "the owner comes from the wrong byte", "recorded_of = in_read_data[31:24];", "recorded_of = in_read_data[23:16];"),
    fault("smdcd_bank", "a visited row is taken for its index", "{1'b0, row} + walk_shift", "{1'b0, row}"),
    fault("smdcd_bank", "the owner byte of a visited row is that of its index", "{8'd0, row} + walk_owner_bias", "{8'd0, row}"),
    fault("smdcd_bank", "a walk does not restore", "if (chosen & walk_clear) restore <= walk_restore;", ""),
    fault("smdcd_bank", "a walk takes every lane of the wavefront", "assign chosen = ", "assign chosen = 1'b1 | "),
    fault("smdcd_bank", "a walk confuses the halves of the wavefront", "walk_lanes_hi[lane]", "walk_lanes_lo[lane]"),
    fault("smdcd_bank", "the owner may write what others have read", "conflict_of = !in_upgrade;", "conflict_of = !in_mine;"),
    fault("smdcd_bank", "shared entries go with their owner", "walk_clear = !bits_shared;", "walk_clear = 1'b1;"),
    fault("smdcd_bank", "later readers are not marked", ".set_valid(proceeds)", ".set_valid(proceeds & own)"),
    fault("smdcd_bank", "an upgraded entry is not restored", "(!bits_modified & check_write) | bits_modified;", "bits_modified;"),
    fault("smdcd_bank", "clear forgets a plane", "if (clear | (flush_valid & (flush_slot == 2'd2))) plane2", "if (flush_valid & (flush_slot == 2'd2)) plane2"),

    fault("smdcd_ordered_bank", "a lane writes what a lane above it has read", "& (check_owner[5:0] <=\n            work_item[5:0])", ""),
    fault("smdcd_ordered_bank", "a lane writes what another wavefront has read", "| (not_above & alone)", "| not_above"),
    fault("smdcd_ordered_bank", "only the first reader writes", "| (not_above & alone)", ""),
    fault("smdcd_ordered_bank", "a reader above the others is not remembered", "else own_of = in_not_above & !in_mine;", ""),
    fault("smdcd_ordered_bank", "a writer above the readers is not the owner", "own_of = in_upgrade & !in_mine;", "own_of = 1'b0;"),
    fault("smdcd_ordered_bank", "a row that is written over is no longer shared", "bits_shared | !mine : bits_shared", "bits_shared : bits_shared"),
    fault("smdcd_ordered_bank", "a row that is written over goes with its writer", "entries_unset_valid = walk_release & !bits_shared;", "entries_unset_valid = walk_release;"),
    fault("smdcd_ordered_bank", "a row that is written over stays modified", "!walk_release & (unset", "(unset"),
    fault("smdcd_ordered_bank", "a row that is written over is not restored", "walk_restore = bits_modified;", "walk_restore = bits_modified & !bits_shared;"),

    fault("dcd_bank", "another's word is taken", "conflict = valid & (check_owner != work_item);", "conflict = 1'b0;"),
    fault("dcd_bank", "a commit leaves its entries", "if (clear | (flush_valid & (flush_slot == 2'd1))) plane1", "if (clear) plane1"),
    fault("dcd_bank", "a loser stores", ".access_write(bank_access_write),\n        .hold(shadow_hold),\n        .aborted(shadow_aborted)", ".access_write(bank_access_write),\n        .hold(shadow_hold),\n        .aborted(1'b0)"),
    fault("dcd_bank", "an atomic does not hold its word for two cycles", "(!transactional & !atomic)", "!transactional"),
    fault("dcd_bank", "an atomic is dropped if the next request waits", "stores = transactional | atomic;", "stores = transactional | (atomic & !req_valid);"),
    fault("dcd_bank", "the second of two atomics on different words is dropped", "mask <= new_mask;", "mask <= (atomic & new_atomic & row != req_row) ? 4'd0 : new_mask;"),
    fault("dcd_bank", "the second of two atomics on one word is dropped", "mask <= new_mask;", "mask <= (atomic & new_atomic & row == req_row) ? 4'd0 : new_mask;"),
    fault("dcd_bank", "a byte is written at the wrong place", "new_mask_of = 4'd1;\n                    new_mask_of = new_mask_of << in_req_byte;", "new_mask_of = 4'd1;"),
    fault("dcd_bank", "signed and unsigned minimum are confused", "in_memory_biased < in_data_biased", "in_memory < in_data"),

    fault("bloom_bank", "a commit leaves a slot's filters", "if (clear | (flush_valid & (flush_slot == 2'd1))) signs_valid1", "if (clear) signs_valid1"),
    fault("bloom_bank", "a commit leaves its entries", "if (clear | (flush_valid & (flush_slot == 2'd3))) plane3", "if (clear) plane3"),
    fault("bloom_bank", "a bit keeps the lane that had it before", "signs_lane2_5 <= query_lane", "signs_lane2_5 <= signs_lane2_5"),
    fault("bloom_bank", "a walk clears the bits of every lane", "walk_valid[5] & walk_lanes[walk_lane5]", "walk_valid[5]"),
    fault("bloom_bank", "a walk leaves the filters", ".walk_clear(walk_end)", ".walk_clear(1'b0)"),
    fault("bloom_bank", "the own filter bit passes for ownership", "repeated = signatures_own_hit & entries_marks[slot] & (check_owner == work_item);", "repeated = signatures_own_hit;"),
    fault("bloom_bank", "a stale owner byte passes for ownership", "signatures_own_hit & entries_marks[slot] &", "signatures_own_hit &"),
    fault("bloom_bank", "other work-groups' filters count", "query_group[3] & (has3", "(has3"),
    fault("bloom_bank", "one wavefront's filters are not looked at", "query_group[2] & (has2", "1'b0 & (has2"),
    fault("bloom_bank", "the walk is not told the lanes", "any5[3] && scan_classes[3]", "any5[3]"),
    fault("bloom_bank", "a walk ends with the class it is in", "~scan_on || after_class < 3'd5", "~scan_on"),

    fault("dcd_bank", "a walk skips the row after the one it visited", "past_row = {16{1'b1}} << row_in_block << 1", "past_row = {16{1'b1}} << row_in_block << 2"),
];
