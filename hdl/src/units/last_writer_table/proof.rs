//! No last writer is missed.

use crate::{exported, fault, Claim};
use turnstile_hdl::last_writer_table::LastWriterTable;

pub const CLAIMS: &[fn() -> Claim] = &[a_last_writer_is_never_missed];

/// 2 sets of 2 ways, filter arrays of 2 entries, words of 3 bits, numbers to 14.
fn a_last_writer_is_never_missed() -> Claim {
    let unit = LastWriterTable::<2, 1, 3, 4>::default();
    let verilog = exported(unit, "last_writer_table");
    let wrapper = include_str!("proof.sv");
    #[rustfmt::skip]
    let faults = [
        fault("a word leaves without a trace", "filter_put_valid = storing & !hit & (|least);", "filter_put_valid = 1'b0;", "assert (answered & writer >= due);"),
        fault("a put is not seen by the look-up after it", "found_2 = putting & (place_2 == looked_2) ? new_id_2", "found_2 = 1'b0 ? new_id_2", "assert (answered & writer >= due);"),
        fault("the filter keeps the last number", "new_id_1 = held_1_read_word < id ? id : held_1_read_word", "new_id_1 = id", "assert (answered & writer >= due);"),
        fault("another word leaves than the filter is told", "own_least_address = in_addresses_read_word_1;", "own_least_address = in_addresses_read_word_0;", "assert (answered & writer >= due);"),
    ];
    Claim::new("last_writer_table", verilog, wrapper, 2, faults)
}
