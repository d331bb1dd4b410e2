//! Reference models in plain Rust, written from the papers and not from the RTL.
//!
//! The models, but for those of the LDS unit and of the atomic unit, are functional: they say *what* an access, an abort or a commit does, never in which cycle.
//! Whatever the papers leave to timing (the order in which lanes reach a bank, the moment at which a lost lane's
//! entries go) is decided by the caller.
//!
//! | module | what it models |
//! | --- | --- |
//! | [`bloom_filter`], [`dcd`], [`smdcd`] | conflict detection of one bank, behind [`detector::Detector`] |
//! | [`bank`] | the words of one bank and their backups |
//! | [`operation`] | what each local-memory operation does to a word |
//! | [`local_memory`] | all banks: accesses, aborts, ends of passes |
//! | [`lds_unit`] | which lanes go to which bank, in which cycle |
//! | [`tx_sequencer`] | TX_Begin, TX_Commit, the conflict masks and the two serialisation modes |
//! | [`lock_bit_unit`] | the lock bits of a shared memory |
//! | [`atomic_operation`], [`atomic_unit`] | the atomics of a memory partition, who waits for whom, and what each returns |
//! | [`shadow_register_file`], [`scalar_checkpoint`] | what a retry restores besides memory |
//! | [`reference_count_table`], [`conflict_address_table`] | who references which word in commit, and what a core knows of it |
//! | [`intra_warp_resolver`] | which lanes of a warp abort each other |
//! | [`write_time_table`] | when a word was last written, and what that means to a transaction |
//! | [`last_writer_table`] | who wrote which word last, as a commit unit remembers it |
//! | [`log_walker`] | the logs of a warp, what of them goes where at its commit, and how long it waits |
//! | [`commit_unit`] | what transactions leave that commit in the order of their numbers |
//! | [`update_queue`] | updates on their way to the cores, and what shares a packet |
//! | [`pause_and_go_stack`], [`waiting_lanes`] | the SIMT stack with Pause-and-Go, and who has left a pass |
//! | [`serialisability`], [`replay`] | the two oracles: conflict graph, and replay in commit order |
//! | [`machine`] | random transactions over all of the above, checked by replay |
//!
//! Every LocalTM model takes an optional [`fault::Fault`], a deliberate mistake, so that the tests can show that the
//! oracles notice it.

pub mod atomic_operation;
pub mod bank;
pub mod detector;
pub mod fault;
pub mod local_memory;
pub mod machine;
pub mod operation;
pub mod replay;
pub mod serialisability;
pub mod work_item;

// The models of units, `model.rs` in the folder of each.
include!(concat!(env!("OUT_DIR"), "/models.rs"));
