//! The bench of each unit, at full size, under one name and for a number of cycles.

use crate::bank_check::BankDetector;
use crate::models::bloom::{Bloom, BloomShape};
use crate::models::dcd::Dcd;
use crate::models::lock_bits::LockAddress;
use crate::models::reference_counts::Shape;
use crate::models::smdcd::{Sharing, Smdcd};
use crate::pin_driver::Opened;
use crate::{
    atomic_traffic, atomic_unit_check, bank_check, commit_check, commit_partition_check,
    conflict_address_check, last_writer_check, lds_unit_check, lock_bits_check, log_check,
    reference_count_check, resolver_check, scalar_checkpoint_check, scanner_check, sequencer_check,
    shadow_register_check, stack_check, temporal_check, transaction_core_check, update_queue_check,
    walker_check, write_time_check,
};
use anyhow::{bail, ensure, Result};
use std::fmt::Debug;
use turnstile_engine::Engine;
use turnstile_experiments::atomics::{Hash, Scheme};
use turnstile_hdl::full_size::{
    BANKS, COMMIT_NODE_BITS, COMMIT_SLOT_BITS, LANES, LOCKS, SHARED_ROWS, STACK_DEPTH, STATE_ROWS,
};

/// Units that have one.
pub const UNITS: [&str; 24] = [
    "lds_unit",
    "bloom_bank",
    "dcd_bank",
    "smdcd_bank",
    "tx_sequencer",
    "lock_bit_unit",
    "atomic_sequencer",
    "scalar_checkpoint",
    "shadow_register_file",
    "reference_count_table",
    "conflict_address_table",
    "early_abort_scanner",
    "pause_and_go_stack",
    "atomic_unit",
    "intra_warp_resolver",
    "write_time_table",
    "temporal_filter",
    "last_writer_table",
    "commit_unit",
    "update_queue",
    "commit_partition",
    "transaction_log",
    "log_walker",
    "transaction_core",
];

/// What a bench did.
#[derive(Clone, Debug)]
pub struct Done {
    pub cycles: u64,
    /// How often what happened.
    pub told: String,
}

/// Locks as in the paper: low bits of the word's address.
pub const LOCK_SCHEME: Scheme = Scheme {
    banks: BANKS as u32,
    locks: LOCKS as u32,
    hash: Hash::Low,
};

/// Steps of a bank in one placement of work-groups, and cycles that they take about.
const BANK_STEPS: u32 = 400;
const BANK_CYCLES: u64 = 6_700;

/// How much to do.
#[derive(Copy, Clone)]
struct Effort {
    seed: u64,
    cycles: u64,
}

impl Effort {
    /// Whether each of `counts` is more than one in so many cycles. Runs of less than 10,000 cycles may miss what is rare.
    fn often(self, counts: &[u64], period: u64) -> bool {
        self.cycles < 10_000 || counts.iter().all(|count| *count > self.cycles / period)
    }
}

/// Runs the bench of `unit` for about `cycles` cycles. In a run of 10,000 or more, everything must have happened that the unit
/// is for.
///
/// # Errors
/// At the first difference between unit and model, with the seed.
pub fn run<E: Engine>(unit: &str, opened: Opened<E>, seed: u64, cycles: u64) -> Result<Done> {
    let effort = Effort { seed, cycles };
    match unit {
        "lds_unit" => lds_unit(opened, effort),
        "bloom_bank" => {
            let model = Bloom::new(BloomShape::paper(STATE_ROWS), None);
            bank(opened, model, effort)
        }
        "dcd_bank" => bank(opened, Dcd::new(STATE_ROWS), effort),
        "smdcd_bank" => bank(
            opened,
            Smdcd::new(STATE_ROWS, Sharing::Sticky, None),
            effort,
        ),
        "tx_sequencer" => tx_sequencer(opened, effort),
        "lock_bit_unit" => lock_bit_unit(opened, effort),
        "atomic_sequencer" => atomic_sequencer(opened, effort),
        "scalar_checkpoint" => scalar_checkpoint(opened, effort),
        "shadow_register_file" => shadow_register_file(opened, effort),
        "reference_count_table" => reference_count_table(opened, effort),
        "conflict_address_table" => conflict_address_table(opened, effort),
        "early_abort_scanner" => early_abort_scanner(opened, effort),
        "pause_and_go_stack" => pause_and_go_stack(opened, effort),
        "atomic_unit" => atomic_unit(opened, effort),
        "intra_warp_resolver" => intra_warp_resolver(opened, effort),
        "write_time_table" => write_time_table(opened, effort),
        "temporal_filter" => temporal_filter(opened, effort),
        "last_writer_table" => last_writer_table(opened, effort),
        "commit_unit" => commit_unit(opened, effort),
        "update_queue" => update_queue(opened, effort),
        "commit_partition" => commit_partition(opened, effort),
        "transaction_log" => transaction_log(opened, effort),
        "log_walker" => log_walker(opened, effort),
        "transaction_core" => transaction_core(opened, effort),
        other => bail!("{other} has no bench"),
    }
}

fn bank<E: Engine, D: BankDetector>(opened: Opened<E>, model: D, effort: Effort) -> Result<Done> {
    let load = bank_check::Load {
        seed: effort.seed,
        layouts: effort.cycles.div_ceil(BANK_CYCLES) as u32,
        steps: BANK_STEPS,
    };
    let tally = bank_check::run(opened.pins(), model, load)?;
    let rarest = [tally.repeated, tally.new, tally.conflicts, tally.walks];
    let happened = effort.often(&rarest, 400) && tally.kills > 0;
    done(tally.cycles, &tally, happened)
}

fn lds_unit<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let Effort { seed, cycles } = effort;
    let tally = lds_unit_check::run(opened.pins(), lds_unit_check::Load { seed, cycles })?;
    let rarest = [tally.shared, tally.two_passes, tally.lost_lanes, tally.held];
    done(tally.cycles, &tally, effort.often(&rarest, 500))
}

fn tx_sequencer<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let load = sequencer_check::Load {
        seed: effort.seed,
        steps: effort.cycles as u32,
        groups: sequencer_check::groups(&[0b0011, 0b1100]),
    };
    let tally = sequencer_check::run(opened.pins(), load)?;
    let rarest = [tally.wavefront_serial, tally.group_serial, tally.kills];
    let happened = rarest.iter().all(|count| *count > 0) && tally.stalls > 0;
    done(tally.cycles, &tally, happened)
}

fn lock_bit_unit<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let load = lock_bits_check::Load {
        seed: effort.seed,
        cycles: effort.cycles as u32,
        shape: lock_bits_check::Shape {
            banks: BANKS as u32,
            lanes: LANES as u32,
            rows: SHARED_ROWS as u32,
            locks: LOCKS,
            address: LockAddress::Low,
        },
    };
    let tally = lock_bits_check::run(opened.pins(), load)?;
    let happened = effort.often(&[tally.acquired.into(), tally.refused.into()], 2);
    done(effort.cycles, &tally, happened)
}

fn atomic_sequencer<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let load = atomic_traffic::Load {
        seed: effort.seed,
        cycles: effort.cycles,
        scheme: LOCK_SCHEME,
    };
    let tally = atomic_traffic::run_sequencer(opened.pins(), load)?;
    let happened = effort.often(&[tally.instructions], 200)
        && effort.often(&[tally.external, tally.lost_to_others], 2_000);
    done(tally.cycles, &tally, happened)
}

fn scalar_checkpoint<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let load = scalar_checkpoint_check::Load {
        seed: effort.seed,
        steps: (effort.cycles / scalar_checkpoint_check::STEP) as u32,
    };
    let tally = scalar_checkpoint_check::run(opened.pins(), load)?;
    let rarest = [
        tally.checkpoints,
        tally.retries,
        tally.retries_again,
        tally.merges,
        tally.checkpoints_beside,
        tally.finals_at_once,
        tally.finals_merged,
        tally.never_committed,
    ];
    done(effort.cycles, &tally, effort.often(&rarest, 20_000))
}

fn shadow_register_file<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let load = shadow_register_check::Load {
        seed: effort.seed,
        cycles: effort.cycles as u32,
    };
    let tally = shadow_register_check::run(opened.pins(), load)?;
    let often = [tally.checkpoints, tally.restores, tally.writes_elsewhere];
    let rarest = [
        tally.exchanges,
        tally.restored_again,
        tally.writes_beside_checkpoint,
        tally.writes_lost,
        tally.writes_kept,
    ];
    let whole = [tally.whole, tally.clears];
    let happened = effort.often(&often, 50)
        && effort.often(&rarest, 500)
        && effort.often(&tally.one_lane, 500)
        && effort.often(&whole, 20_000);
    done(effort.cycles, &tally, happened)
}

fn reference_count_table<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let Effort { seed, cycles } = effort;
    let tally =
        reference_count_check::run(opened.pins(), reference_count_check::Load { seed, cycles })?;
    let rarest = [tally.saturated, tally.dropped, tally.unmatched];
    let happened = effort.often(&[tally.removes], 40)
        && effort.often(&rarest, 2_000)
        && filled(tally.most, tally.full, cycles);
    done(tally.cycles, &tally, happened)
}

fn conflict_address_table<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let Effort { seed, cycles } = effort;
    let tally =
        conflict_address_check::run(opened.pins(), conflict_address_check::Load { seed, cycles })?;
    let happened = effort.often(&[tally.same_cycle, tally.found], 200)
        && filled(tally.most, tally.full, cycles);
    done(tally.cycles, &tally, happened)
}

/// Whether a table of 3,072 entries was nearly full, and found sets full, unless the run is shorter than the phases in which it
/// fills.
fn filled(most: usize, full: u64, cycles: u64) -> bool {
    cycles < 100_000 || most > 2_500 && full > cycles / 2_000
}

fn early_abort_scanner<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let Effort { seed, cycles } = effort;
    let tally = scanner_check::run(opened.pins(), scanner_check::Load { seed, cycles })?;
    let rarest = [tally.whole_entries, tally.some_hit, tally.all_hit];
    done(tally.cycles, &tally, effort.often(&rarest, 2_000))
}

fn pause_and_go_stack<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let load = stack_check::Load {
        seed: effort.seed,
        cycles: effort.cycles,
        depth: STACK_DEPTH,
        lanes: 32,
    };
    let tally = stack_check::run(opened.pins(), load)?;
    let rarest = [
        tally.pauses,
        tally.pauses_barred,
        tally.retries,
        tally.long_pops,
        tally.refused,
    ];
    let happened = effort.often(&rarest, 2_000) && tally.pauses_dropped == 0;
    done(tally.cycles, &tally, happened)
}

fn atomic_unit<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let Effort { seed, cycles } = effort;
    let shape = atomic_unit_check::Shape::FULL;
    let load = atomic_unit_check::Load {
        seed,
        cycles,
        shape,
        strays: true,
    };
    let tally = atomic_unit_check::run(opened.pins(), load)?;
    let often = [tally.atomics, tally.loads, tally.stores, tally.mem_stalls];
    let rarest = [
        tally.landed,
        tally.landed_awaited,
        tally.ordered,
        tally.wide,
        tally.external,
        tally.held_packets,
        tally.held_atomics,
        tally.passed,
        tally.full,
        tally.rsp_stalls,
        tally.blocked[0],
        tally.blocked[1],
        tally.blocked[2],
        tally.strays,
    ];
    let happened = effort.often(&often, 80) && effort.often(&rarest, 1_000);
    done(
        tally.cycles,
        &tally,
        happened && (cycles < 10_000 || tally.clears > 0),
    )
}

fn intra_warp_resolver<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let Effort { seed, cycles } = effort;
    let tally = resolver_check::run(opened.pins(), resolver_check::Load { seed, cycles })?;
    let rarest = [tally.some, tally.skipped, tally.long, tally.late];
    let happened = effort.often(&rarest, 2_000) && (cycles < 10_000 || tally.cleared > 0);
    done(tally.cycles, &tally, happened)
}

fn write_time_table<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let Effort { seed, cycles } = effort;
    let tally = write_time_check::run(opened.pins(), write_time_check::Load { seed, cycles })?;
    let rarest = [tally.exact, tally.later, tally.met];
    done(tally.cycles, &tally, effort.often(&rarest, 200))
}

fn temporal_filter<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let Effort { seed, cycles } = effort;
    let tally = temporal_check::run(opened.pins(), temporal_check::Load { seed, cycles })?;
    let lanes = [tally.silent, tally.aborted, tally.sent_conflicts];
    let happened = effort.often(&lanes, 10) && effort.often(&[tally.crowded], 1_000);
    done(tally.cycles, &tally, happened)
}

fn last_writer_table<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let Effort { seed, cycles } = effort;
    let tally = last_writer_check::run(opened.pins(), last_writer_check::Load { seed, cycles })?;
    let rarest = [tally.replaced, tally.exact, tally.younger];
    done(tally.cycles, &tally, effort.often(&rarest, 200))
}

fn commit_unit<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let load = commit_check::Load {
        seed: effort.seed,
        cycles: effort.cycles,
        slots: 1 << COMMIT_SLOT_BITS,
        sweep: 1 << COMMIT_NODE_BITS,
    };
    let tally = commit_check::run(opened.pins(), load)?;
    let rarest = [tally.passed, tally.failed, tally.rereads, tally.elsewhere];
    let happened = effort.often(&rarest, 1_000) && (effort.cycles < 200_000 || tally.dropped > 0);
    done(tally.cycles, &tally, happened)
}

fn update_queue<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let Effort { seed, cycles } = effort;
    let tally = update_queue_check::run(opened.pins(), update_queue_check::Load { seed, cycles })?;
    let rarest = [tally.single, tally.partial, tally.full];
    let happened =
        effort.often(&rarest, 200) && effort.often(&[tally.dropped, tally.last_place], 1_000);
    done(tally.cycles, &tally, happened)
}

fn commit_partition<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let load = commit_partition_check::Load {
        seed: effort.seed,
        cycles: effort.cycles,
        slots: 1 << COMMIT_SLOT_BITS,
        sweep: 1 << COMMIT_NODE_BITS,
    };
    let tally = commit_partition_check::run(opened.pins(), load)?;
    let rarest = [tally.passed, tally.failed, tally.writes, tally.packets];
    let rare = [tally.compared, tally.turned_away];
    let happened = effort.often(&rarest, 1_000)
        && (effort.cycles < 200_000 || rare.iter().all(|count| *count > 0));
    done(tally.cycles, &tally, happened)
}

fn transaction_log<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let Effort { seed, cycles } = effort;
    let tally = log_check::run(opened.pins(), log_check::Load { seed, cycles })?;
    let rarest = [tally.found, tally.again, tally.missed, tally.set_back];
    let happened = effort.often(&rarest, 1_000)
        && (cycles < 10_000 || tally.cleared > 0)
        && (cycles < 50_000 || tally.overflows > 0 && tally.ahead == 16);
    done(tally.cycles, &tally, happened)
}

fn log_walker<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let Effort { seed, cycles } = effort;
    let tally = walker_check::run(opened.pins(), walker_check::Load { seed, cycles })?;
    let rarest = [
        tally.alone,
        tally.nobody,
        tally.over,
        tally.failed,
        tally.between,
    ];
    let happened = effort.often(&[tally.walks, tally.both], 500)
        && effort.often(&rarest, 5_000)
        && effort.often(&[tally.packets, tally.held], 100)
        && (cycles < 10_000 || tally.cleared > 0);
    done(tally.cycles, &tally, happened)
}

fn transaction_core<E: Engine>(opened: Opened<E>, effort: Effort) -> Result<Done> {
    let Effort { seed, cycles } = effort;
    let table = Shape::FULL;
    let load = transaction_core_check::Load {
        seed,
        cycles,
        table,
    };
    let tally = transaction_core_check::run(opened.pins(), load)?;
    let lanes = [
        tally.silent,
        tally.committed,
        tally.resolver,
        tally.early,
        tally.failed,
    ];
    let conflicts = [tally.temporal, tally.sent];
    let rarest = [tally.nobody, tally.set_back, tally.held, tally.full];
    let happened = effort.often(&lanes, 500)
        && effort.often(&conflicts, 1_000)
        && effort.often(&[tally.checks, tally.hits, tally.found], 100)
        && effort.often(&rarest, 5_000)
        && (cycles < 10_000 || tally.cleared > 0);
    done(tally.cycles, &tally, happened)
}

/// What a bench did, if everything in it has happened that should have.
///
/// # Errors
/// If not.
pub fn done(cycles: u64, tally: &dyn Debug, happened: bool) -> Result<Done> {
    let told = format!("{tally:?}");
    ensure!(happened, "too little of something happened: {told}");
    Ok(Done { cycles, told })
}
