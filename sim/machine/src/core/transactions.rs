//! The transactional side of a core: TX_Begin and TX_Commit on their way to the LDS, and what its answers do to a
//! wavefront.

use super::wavefronts::Wavefronts;
use crate::event::Event;
use crate::local_memory::{LocalMemoryPort, TxMode, TxRequest, TxResponse};
use crate::transaction::Transaction;
use crate::wavefront::{Resident, Stage};
use turnstile_kernel::Warp;

/// The wavefront that has waited longest to present TX_Begin or TX_Commit and may do so in cycle `now`.
pub fn next<W: Warp<LANES>, const LANES: usize>(
    wavefronts: &Wavefronts<W, LANES>,
    port: &dyn LocalMemoryPort,
    now: u64,
) -> Option<usize> {
    // A TX_Begin on the pins would wait there for ever, and with it the TX_Commit behind it, if another one
    // before it started work-group serialisation: its stall is visible only with its answer.
    let beginning = wavefronts
        .iter()
        .any(|resident| resident.stage == (Stage::TxPresented { commit: false }));
    let due = |(index, resident): (usize, &Resident<W, LANES>)| match resident.stage {
        Stage::TxWait { commit, from }
            if from <= now
                && resident.outstanding.none()
                && (commit || !(beginning || port.slot(resident.slot).begin_stall)) =>
        {
            Some((from, index))
        }
        _ => None,
    };
    let first = wavefronts.indexed().filter_map(due).min()?;
    Some(first.1)
}

/// First cycle in which a waiting wavefront may present TX_Begin or TX_Commit, if nothing else happens before.
pub fn next_event<W: Warp<LANES>, const LANES: usize>(
    resident: &Resident<W, LANES>,
    commit: bool,
    from: u64,
    port: &dyn LocalMemoryPort,
) -> Option<u64> {
    let stalled = !commit && port.slot(resident.slot).begin_stall;
    (resident.outstanding.none() && !stalled).then_some(from)
}

/// A waiting wavefront presents its TX_Begin or TX_Commit.
pub fn present<W: Warp<LANES>, const LANES: usize>(
    resident: &mut Resident<W, LANES>,
) -> Option<TxRequest> {
    let Stage::TxWait { commit, .. } = resident.stage else {
        return None;
    };
    resident.stage = Stage::TxPresented { commit };
    if !commit {
        match &mut resident.transaction {
            Some(transaction) => transaction.nest(),
            none => *none = Some(Transaction::open(&resident.registers, resident.instruction)),
        }
    }
    Some(TxRequest {
        slot: resident.slot,
        commit,
        exec: resident.registers.active(),
    })
}

/// The wavefront whose request the LDS answers.
pub fn answered<W: Warp<LANES>, const LANES: usize>(
    wavefronts: &Wavefronts<W, LANES>,
    response: &TxResponse,
) -> Option<usize> {
    let presented = |(_, resident): &(usize, &Resident<W, LANES>)| {
        resident.slot == response.slot && matches!(resident.stage, Stage::TxPresented { .. })
    };
    let found = wavefronts.indexed().find(presented);
    found.map(|(index, _)| index)
}

/// Takes in the answer of the LDS, after which the scalar unit finishes the instruction in cycle `until`.
pub fn answer<W: Warp<LANES>, const LANES: usize>(
    resident: &mut Resident<W, LANES>,
    response: &TxResponse,
    port: &dyn LocalMemoryPort,
    until: u64,
) -> Event<'static> {
    let commit = resident.stage == (Stage::TxPresented { commit: true });
    resident.stage = Stage::TxFinish { until };
    if commit {
        end_pass(resident, response, until)
    } else {
        begin_pass(resident, response, port, until)
    }
}

fn begin_pass<W: Warp<LANES>, const LANES: usize>(
    resident: &mut Resident<W, LANES>,
    response: &TxResponse,
    port: &dyn LocalMemoryPort,
    cycle: u64,
) -> Event<'static> {
    let slot = port.slot(response.slot);
    if matches!(slot.mode, TxMode::WavefrontSerial | TxMode::GroupSerial) {
        let transaction = resident.transaction.iter_mut();
        transaction.for_each(Transaction::serialise);
    }
    Event::PassBegun {
        group: resident.group,
        wavefront: resident.index,
        cycle,
        lanes: response.exec & !slot.conflict_mask,
        mode: slot.mode,
    }
}

fn end_pass<W: Warp<LANES>, const LANES: usize>(
    resident: &mut Resident<W, LANES>,
    response: &TxResponse,
    cycle: u64,
) -> Event<'static> {
    let mut ended = None;
    if let Some(mut transaction) = resident.transaction.take() {
        if transaction.end_pass(&mut resident.registers, response) {
            ended = Some(transaction);
        } else {
            resident.transaction = Some(transaction);
        }
    }
    Event::PassEnded {
        group: resident.group,
        wavefront: resident.index,
        cycle,
        committed: response.committed,
        retried: if response.retry { response.exec } else { 0 },
        transaction_ended: ended.is_some(),
        serialised: ended.is_some_and(|transaction| transaction.serialised()),
    }
}

/// TX_Begin is executed, and can be presented from cycle `from` on; one that presents nothing is over in cycle `until`.
pub fn begin<W: Warp<LANES>, const LANES: usize>(
    resident: &mut Resident<W, LANES>,
    from: u64,
    until: u64,
) {
    let mut open = resident.transaction.as_mut();
    resident.stage = match open.as_mut().filter(|open| !open.between_passes()) {
        _ if resident.registers.active() == 0 => Stage::Executing { until },
        Some(transaction) => {
            transaction.nest();
            Stage::Executing { until }
        }
        None => Stage::TxWait {
            commit: false,
            from,
        },
    };
}

/// TX_Commit is executed; otherwise as [`begin`]. False if no transaction is open.
pub fn commit<W: Warp<LANES>, const LANES: usize>(
    resident: &mut Resident<W, LANES>,
    from: u64,
    until: u64,
) -> bool {
    if resident.registers.active() == 0 {
        resident.stage = Stage::Executing { until };
        return true;
    }
    let Some(transaction) = &mut resident.transaction else {
        return false;
    };
    resident.stage = if transaction.unnest() {
        Stage::TxWait { commit: true, from }
    } else {
        Stage::Executing { until }
    };
    true
}

/// A branch in a transaction.
pub struct Branch {
    /// Whether it led back.
    pub back: bool,
    /// Where it leads while no lane runs, if that is fixed.
    pub way_out: Option<u32>,
    /// Cycle in which it is over.
    pub until: u64,
}

/// A branch in a transaction is over. A pass in which no lane is left, which `dead` tells, is retried at its next branch
/// back; and a loop in which no lane of `lanes` runs is left.
pub fn branch<W: Warp<LANES>, const LANES: usize>(
    resident: &mut Resident<W, LANES>,
    branch: &Branch,
    dead: bool,
    lanes: u64,
) {
    resident.stage = Stage::Executing {
        until: branch.until,
    };
    if branch.back && dead {
        resident.stage = Stage::TxWait {
            commit: true,
            from: branch.until,
        };
    } else if let (0, Some(way_out)) = (resident.registers.active() & lanes, branch.way_out) {
        resident.registers.set_pc(way_out);
    }
}
