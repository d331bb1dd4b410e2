//! Reference models in plain Rust, written from the papers and not from the RTL.
//!
//! The models, but for those of the LDS unit and of the atomic unit, are functional: they say *what* an access, an abort or a commit does, never in which cycle.
//! Whatever the papers leave to timing (the order in which lanes reach a bank, the moment at which a lost lane's
//! entries go) is decided by the caller.
//!
//! | module | what it models |
//! | --- | --- |
//! | [`bloom`], [`dcd`], [`smdcd`] | conflict detection of one bank, behind [`detector::Detector`] |
//! | [`bank`] | the words of one bank and their backups |
//! | [`operation`] | what each local-memory operation does to a word |
//! | [`local_memory`] | all banks: accesses, aborts, ends of passes |
//! | [`lds_unit`] | which lanes go to which bank, in which cycle |
//! | [`sequencer`] | TX_Begin, TX_Commit, the conflict masks and the two serialisation modes |
//! | [`lock_bits`] | the lock bits of a shared memory |
//! | [`atomic_operation`], [`atomic_unit`] | the atomics of a memory partition, who waits for whom, and what each returns |
//! | [`shadow_registers`], [`scalar_checkpoint`] | what a retry restores besides memory |
//! | [`reference_counts`], [`conflict_addresses`] | who references which word in commit, and what a core knows of it |
//! | [`intra_warp`] | which lanes of a warp abort each other |
//! | [`write_times`] | when a word was last written, and what that means to a transaction |
//! | [`last_writers`] | who wrote which word last, as a commit unit remembers it |
//! | [`commit_walk`] | the logs of a warp, what of them goes where at its commit, and how long it waits |
//! | [`serial_commits`] | what transactions leave that commit in the order of their numbers |
//! | [`update_queue`] | updates on their way to the cores, and what shares a packet |
//! | [`simt_stack`] | the SIMT stack with Pause-and-Go |
//! | [`serialisability`], [`replay`] | the two oracles: conflict graph, and replay in commit order |
//! | [`machine`] | random transactions over all of the above, checked by replay |
//!
//! Every LocalTM model takes an optional [`fault::Fault`], a deliberate mistake, so that the tests can show that the
//! oracles notice it.

pub mod atomic_operation;
pub mod atomic_unit;
pub mod bank;
pub mod bloom;
pub mod commit_walk;
pub mod conflict_addresses;
pub mod dcd;
pub mod detector;
pub mod fault;
pub mod intra_warp;
pub mod last_writers;
pub mod lds_unit;
pub mod local_memory;
pub mod lock_bits;
pub mod machine;
pub mod operation;
pub mod reference_counts;
pub mod replay;
pub mod scalar_checkpoint;
pub mod sequencer;
pub mod serial_commits;
pub mod serialisability;
pub mod shadow_registers;
pub mod simt_stack;
pub mod smdcd;
pub mod update_queue;
pub mod work_item;
pub mod write_times;
