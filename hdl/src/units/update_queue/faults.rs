//! Mistakes that the bench must notice.

use crate::mutants::{fault, Fault};

#[rustfmt::skip]
pub const FAULTS: &[Fault] = &[
    fault("update_queue", "a full queue takes a word", "keeps = put_valid & (place_is_free == used);", "keeps = put_valid;"),
    fault("update_queue", "room for one is room for two", "queue_room = places_are_free == used_then;", "queue_room = place_is_free == used;"),
    fault("update_queue", "the word that comes while a packet leaves is lost", "packet_ready ? 3'd0 :", "1'b0 ? 3'd0 :"),
    fault("update_queue", "a full packet takes a word", "moves = (", "moves = ((|used) & (place == 3'd6)) | ("),
    fault("update_queue", "an update says who writes, not who reads", "if (in_put_write) word_of", "if (!in_put_write) word_of"),
    fault("update_queue", "clear leaves the packet", "            fill <= 3'd0;\n", ""),
];
