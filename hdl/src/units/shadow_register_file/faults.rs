//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("shadow_register_file", "a restore confuses two quarters", "restore_lanes_hi[g + 16]", "restore_lanes_hi[g == 14 ? 14 : g + 16]"),
    fault("shadow_register_file", "a restore takes every lane", "{128{restore_quarters}}", "{512{|restore_quarters}}"),
    fault("shadow_register_file", "a checkpoint takes every wavefront", "selected & {512{checkpoint_valid}}", "{512{checkpoint_valid}}"),
    fault("shadow_register_file", "a write goes to the shadow", ": shadow_at[write_row])", ": ~shadow_at[write_row])"),
    fault("shadow_register_file", "a write beside a checkpoint goes to the new shadow", "(write_selected & checkpoint_valid) ? register_at[write_row] : ", ""),
    fault("shadow_register_file", "a read chooses the word of another row", "read_at <= register_at[read_row]", "read_at <= register_at[write_row]"),
];
