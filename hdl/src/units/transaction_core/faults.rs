//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("transaction_core", "stores make no writers", "if (in_appends & !in_append_slot) writers_of = writers_of | in_append_lanes;", ""),
    fault("transaction_core", "a pass begins with the writers of the last", "if (in_begin_valid & in_begin_slot) writers_1_of = writers_1_of & ~in_begin_lanes;", ""),
    fault("transaction_core", "loads make writers", "append_valid & logs_append_ready & append_write", "append_valid & logs_append_ready"),
    fault("transaction_core", "a store that is turned away makes writers", "append_valid & logs_append_ready & append_write", "append_valid & append_write"),
    fault("transaction_core", "writers are the other slot's", "walk_slot ? wrote[1*32 +: 32] :", "walk_slot ? wrote[0*32 +: 32] :"),
    fault("transaction_core", "logs are as long as the other slot's", "!walk_slot ? logs_log_writes[0*16 +: 16] :", "!walk_slot ? logs_log_writes[1*16 +: 16] :"),
    fault("transaction_core", "the filter cannot be switched off", "temporal ? filter_send_lanes :", "1'b1 ? filter_send_lanes :"),
    fault("transaction_core", "who commits silently is not told", "temporal ? filter_silent_lanes :", "1'b0 ? filter_silent_lanes :"),
    fault("transaction_core", "who aborts by the filter is not told", "temporal ? filter_abort_lanes :", "1'b0 ? filter_abort_lanes :"),
    fault("transaction_core", "lanes that commit silently are left", "back_off_outcome_lanes = all | passed;", "back_off_outcome_lanes = all;"),
    fault("transaction_core", "an entry in service loses the ports", "kept ? check_valid & access_last :", "1'b0 ? check_valid & access_last :"),
    fault("transaction_core", "walks always go first", "check_valid & (!walker_scan_valid | !access_last)", "check_valid & !walker_scan_valid"),
    fault("transaction_core", "both have the ports", "assign serves_log = walker_scan_valid & !serves_access;", "assign serves_log = walker_scan_valid;"),
    fault("transaction_core", "an entry of a walk goes on without the ports", "walker_scan_ready = serves_log & log_scanner_entry_ready;", "walker_scan_ready = log_scanner_entry_ready;"),
    fault("transaction_core", "a look-up ends without the ports", "check_ready = serves_access & access_scanner_entry_ready;", "check_ready = access_scanner_entry_ready;"),
    fault("transaction_core", "a load is looked up at the address of a walk", "serves_access ? access_scanner_lookup_address", "serves_access & (g != 2) ? access_scanner_lookup_address"),
    fault("transaction_core", "a port is not for loads", "| access_scanner_lookup_valid[g];", "| (access_scanner_lookup_valid[g] & (g != 1));"),
    fault("transaction_core", "a port is not for walks", "addresses_lookup_valid[g] = log_scanner_lookup_valid[g] |", "addresses_lookup_valid[g] = (log_scanner_lookup_valid[g] & (g != 3)) |"),
    fault("transaction_core", "a bank is read in the row of another", ".read_row(resolver_table_row[5 * g +: 5])", ".read_row(resolver_table_row[5 * (g == 7 ? 6 : g) +: 5])"),
    fault("transaction_core", "a bank is written in the row of another", ".write_row(resolver_table_row[5 * g +: 5])", ".write_row(resolver_table_row[5 * (g == 9 ? 8 : g) +: 5])"),
    fault("transaction_core", "two writes conflict in walks without the strap", ".write_write(write_write),\n        .entry_valid(serves_log)", ".write_write(1'b1),\n        .entry_valid(serves_log)"),
    fault("transaction_core", "two writes conflict in look-ups without the strap", ".write_write(write_write),\n        .entry_valid(serves_access)", ".write_write(1'b1),\n        .entry_valid(serves_access)"),
    fault("transaction_core", "loads are looked up as stores", ".entry_write(check_write)", ".entry_write(1'b1)"),
];
