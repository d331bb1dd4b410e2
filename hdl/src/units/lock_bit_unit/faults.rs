//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("lock_bit_unit", "a lock is not set", "if (acquire[3]) locks3[index_3[9:5]] <= 1'd1;", ""),
    fault("lock_bit_unit", "a held lock is acquired again", "locks_acquire = first & ~locks_held;", "locks_acquire = first & (~locks_held | 32'd4);"),
    fault("lock_bit_unit", "a store-unlock is ignored", "if (unlock[5]) locks5[index_5[9:5]] <= 1'd0;", ""),
    fault("lock_bit_unit", "a store-unlock releases the neighbour", "if (unlock[5]) locks5[index_5[9:5]] <= 1'd0;", "if (unlock[5]) locks5[index_5[9:5] ^ 5'd1] <= 1'd0;"),
    fault("lock_bit_unit", "a bank has half of its locks", "locks7[index_7[9:5]],", "locks7[{1'b0, index_7[8:5]}],"),
    fault("lock_bit_unit", "a row bit is not hashed", "word[0*14 +: 14] = {5'd0, row[0*9 +: 9]} << 5;", "word[0*14 +: 14] = {5'd0, row[0*9 +: 9] & 9'd507} << 5;"),
    fault("lock_bit_unit", "a load-lock sees the release of its cycle", "locks_acquire = first & ~locks_held;", "locks_acquire = first & ~(locks_held & ~store_unlock);"),
    fault("lock_bit_unit", "a release takes the lock acquired in its cycle", "if (acquire[9]) locks9", "if (acquire[9] & ~unlock[9]) locks9"),
    fault("lock_bit_unit", "clear forgets a bank", "if (clear) locks7 <= 32'd0;", ""),
    fault("lock_bit_unit", "another lane is told", "got[g] ? ONE << lane_of[5 * g +: 5] :", "got[g] ? ONE << lane_of[5 * (g == 2 ? 3 : g) +: 5] :"),
    fault("lock_bit_unit", "clear lets a lane win", "if (clear) got <= 32'd0;", ""),
];
