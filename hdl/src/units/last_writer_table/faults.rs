//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("last_writer_table", "a word leaves without a trace", "filter_put_valid = storing & !hit & (|least);", "filter_put_valid = 1'b0;"),
    fault("last_writer_table", "a put is not seen by the look-up after it", "looked[8 * g +: 8]) ? new_id", "looked[8 * g +: 8]) & (g != 2) ? new_id"),
    fault("last_writer_table", "the filter keeps the last number", "held_read_word[32 * g +: 32] < id ? id :", "(held_read_word[32 * g +: 32] < id) | (g == 1) ? id :"),
    fault("last_writer_table", "the youngest word leaves", "if (in_ids_read_word[32 * i +: 32] < own_least) begin", "if (i == 2 ? in_ids_read_word[32 * i +: 32] > own_least : in_ids_read_word[32 * i +: 32] < own_least) begin"),
];
