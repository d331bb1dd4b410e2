//! Intra-warp conflict resolution: which lanes of a warp abort before its transactions go to the commit units.
//!
//! Warp TM's two-phase parallel resolution, which early conflict resolution keeps (2.3, 4.3, Table 1: 4 KB of shared memory a warp) and
//! states in these words only. The rules are those of its authors' simulator.
//!
//! ```text
//!                 +----------------------------------+
//!  start_*      ->| Idle, Sweep, Mark, CheckReads,   |-> start_ready
//!                 | CheckWrites, Finish              |-> entry_wanted, entry_write, entry_index
//!  entry_valid, ->| entry -> hash -> planes          |-> entry_ready
//!  entry_lanes, ->|            |                     |
//!  lane_address   |   OwnerBank x BANKS              |-> table_read, table_row, table_mask,
//!  table_word   ->|            |                     |   table_write_word
//!                 |   OR of the aborted lanes        |-> rsp_valid, rsp_aborted, lost_*
//!                 +----------------------------------+
//! ```
//!
//! **Ownership table.** T = 4 x `BANKS` x `2^ROW_BITS` entries of one byte in shared memory: the lowest lane that writes an
//! address with this entry, or 255. The entry of byte address `a` is `((a mod T) + 17 (a div T)) mod T`.
//!
//! **Passes.** Sweep: all entries become 255. Mark: each lane of each entry of the write log makes itself the owner if no lower lane
//! is. CheckReads: a lane of an entry of the read log aborts if a **lower** lane owns the address; a reader at or below the owner is serialised
//! before it. CheckWrites: a lane of the write log aborts if **another** lane owns the address. So the lanes that are left, in the order of
//! their numbers, are a serial order: none reads what a lower one writes, and none writes what another writes.
//! One pass, conservative: conflicts with lanes that abort themselves, and addresses with the same entry, abort too.
//!
//! **The lowest lane never aborts**: no owner is below it, and it owns whatever it writes. So the simulator's rule for the case that all
//! would abort (the lowest survives) needs no hardware, as long as the write log is the same in both passes. **A warp of one lane** (or
//! none) skips all passes.
//!
//! **Log walk.** `start_lanes` take part; the read log has `start_reads` entries and the write log `start_writes`. While `entry_wanted`, the
//! resolver asks for entry `entry_index` of the write log (`entry_write`) or the read log; a log entry is one access of the warp: the
//! lanes and their word addresses. It is taken when `entry_valid` and `entry_ready` are high, and may change before.
//!
//! **Shared memory.** A port a bank, one access a cycle, this unit alone from `start` to `rsp_valid`. Bank `b` is read in row
//! `table_row[b]` if `table_read` has bit `b`, and gives `table_word[b]` in the next cycle; bytes of `table_mask[b]` are written. Byte `e` of
//! the table is byte `e % 4` of word `e / 4`, in bank `e / 4 % BANKS`, row `e / 4 / BANKS`. A **round** is the access of each bank to the entry
//! of its lowest waiting lane, which serves all lanes of that entry. An entry takes as many rounds as the bank with the most distinct table
//! entries has of them, one at least.
//!
//! **Latency**, from the cycle of `start` to `rsp_valid`: 1 if at most one lane takes part. Otherwise `2^ROW_BITS + 1` if both logs are
//! empty, and else, with every entry there when it is wanted, `2^ROW_BITS + 2 + rounds of all passes + rounds of Mark that mark something`:
//! the mark is written in the cycle in which its word is there, in which no round is read. The write log counts twice, in Mark and in CheckWrites. At
//! full size without conflicts of banks that is 34 + W (1 + 1) + R + W for logs of W and R entries, the simulator's formula with its look-ups of the L1 outside. An entry that is
//! not there costs the cycles in which it is wanted and nothing else is in service.
//!
//! **Lost words**: in the cycle in which a round's owners are compared, `lost_valid` says that lanes abort, and `lost_bank` and `lost_entry` at which entry: of several
//! banks that of the lowest.
//!
//! `clear` forgets the warp. **Same-cycle priority**: clear over everything.

use crate::owner_bank::OwnerBank;
use crate::owner_planes::OwnerPlanes;
use crate::pins::Register;
use crate::prelude::*;

#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
pub enum ResolverState {
    Idle,
    Sweep,
    Mark,
    CheckReads,
    CheckWrites,
    Finish,
}

/// Bits of a bank's number at most.
const NUMBER_BITS: usize = 5;

/// `LANES <= 32` lanes, `BANKS = 2^BANK_BITS <= 32` banks, `ENTRY_BITS = ROW_BITS + 2`, logs of less than `2^LOG_BITS` entries.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "which lanes of a warp abort each other before the commit",
    IntraWarpResolver::<
        WARP_LANES, OWNER_BANKS, OWNER_BANK_BITS, OWNER_ROW_BITS, OWNER_ENTRY_BITS,
        WORD_ADDRESS_BITS, LOG_INDEX_BITS
    >::default()
)]
#[legal(
    BANKS == 1 << BANK_BITS && BANKS <= 32,
    "{BANKS} banks of {BANK_BITS} bits: a power of two, at most 32"
)]
#[idle(|unit| !unit.clear.val()
        && !unit.start_valid.val()
        && !unit.held.q.val()
        && unit.state.keeps()
        && unit.held.keeps()
        && unit.row.keeps()
        && unit.index.keeps()
        && unit.aborted.keeps()
        && unit.marking.keeps()
        && unit.checking_reads.keeps()
        && unit.checking_writes.keeps()
        && unit.bank.iter().all(|bank| bank.idle()))]
pub struct IntraWarpResolver<
    const LANES: usize,
    const BANKS: usize,
    const BANK_BITS: usize,
    const ROW_BITS: usize,
    const ENTRY_BITS: usize,
    const ADDR_BITS: usize,
    const LOG_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub start_valid: Signal<In, bool>,
    pub start_ready: Signal<Out, bool>,
    pub start_lanes: Signal<In, Bits<LANES>>,
    pub start_reads: Signal<In, Bits<LOG_BITS>>,
    pub start_writes: Signal<In, Bits<LOG_BITS>>,
    pub entry_wanted: Signal<Out, bool>,
    pub entry_write: Signal<Out, bool>,
    pub entry_index: Signal<Out, Bits<LOG_BITS>>,
    pub entry_valid: Signal<In, bool>,
    pub entry_ready: Signal<Out, bool>,
    pub entry_lanes: Signal<In, Bits<LANES>>,
    pub lane_address: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
    pub table_read: Signal<Out, Bits<BANKS>>,
    pub table_row: Array<Signal<Out, Bits<ROW_BITS>>, BANKS>,
    pub table_mask: Array<Signal<Out, Bits<4>>, BANKS>,
    pub table_write_word: Array<Signal<Out, Bits<32>>, BANKS>,
    pub table_word: Array<Signal<In, Bits<32>>, BANKS>,
    pub rsp_valid: Signal<Out, bool>,
    pub rsp_aborted: Signal<Out, Bits<LANES>>,
    pub lost_valid: Signal<Out, bool>,
    pub lost_bank: Signal<Out, Bits<BANK_BITS>>,
    pub lost_entry: Signal<Out, Bits<ENTRY_BITS>>,
    planes: OwnerPlanes<LANES, BANK_BITS, ENTRY_BITS, ADDR_BITS>,
    bank: Array<OwnerBank<LANES, ROW_BITS, ENTRY_BITS>, BANKS>,
    state: DFF<ResolverState>,
    row: DFF<Bits<ROW_BITS>>,
    /// The entry of the log that is wanted next.
    index: DFF<Bits<LOG_BITS>>,
    reads: DFF<Bits<LOG_BITS>>,
    writes: DFF<Bits<LOG_BITS>>,
    lanes: DFF<Bits<LANES>>,
    aborted: DFF<Bits<LANES>>,
    /// An entry is in service: its pass, its lanes that wait for a round, and their entries of the table.
    held: DFF<Bit>,
    held_for: DFF<ResolverState>,
    waiting: DFF<Bits<LANES>>,
    bank_plane: Array<DFF<Bits<LANES>>, BANK_BITS>,
    entry_plane: Array<DFF<Bits<LANES>>, ENTRY_BITS>,
    /// What the round that was read in the last cycle is for.
    marking: DFF<Bit>,
    checking_reads: DFF<Bit>,
    checking_writes: DFF<Bit>,
    wanted: Signal<Local, Bit>,
    count: Signal<Local, Bits<LOG_BITS>>,
    next_index: Signal<Local, Bits<LOG_BITS>>,
    take: Signal<Local, Bit>,
    starts: Signal<Local, Bit>,
    single: Signal<Local, Bit>,
    others: Signal<Local, Bits<LANES>>,
    writing: Signal<Local, Bit>,
    round: Signal<Local, Bit>,
    last: Signal<Local, Bit>,
    served: Signal<Local, Bits<LANES>>,
    asks: Signal<Local, Bits<LANES>>,
    aborted_now: Signal<Local, Bits<LANES>>,
    #[value(|bank| bank)]
    bank_ids: Array<Constant<Bits<BANK_BITS>>, BANKS>,
    lost: Signal<Local, Bit>,
    /// Lanes whose bank's number lacks bit 0, has it, lacks bit 1 ...
    side: Array<Signal<Local, Bits<LANES>>, { 2 * NUMBER_BITS }>,
    zero: Signal<Local, Bits<LANES>>,
    zero_word: Signal<Local, Bits<32>>,
}

impl<
        const LANES: usize,
        const BANKS: usize,
        const BANK_BITS: usize,
        const ROW_BITS: usize,
        const ENTRY_BITS: usize,
        const ADDR_BITS: usize,
        const LOG_BITS: usize,
    > Logic
    for IntraWarpResolver<LANES, BANKS, BANK_BITS, ROW_BITS, ENTRY_BITS, ADDR_BITS, LOG_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            state,
            row,
            index,
            reads,
            writes,
            lanes,
            aborted,
            held,
            held_for,
            waiting,
            marking,
            checking_reads,
            checking_writes
        );
        for place in 0..BANK_BITS {
            self.bank_plane[place].clock.next = self.clock.val();
            self.bank_plane[place].d.next = self.bank_plane[place].q.val();
        }
        for place in 0..ENTRY_BITS {
            self.entry_plane[place].clock.next = self.clock.val();
            self.entry_plane[place].d.next = self.entry_plane[place].q.val();
        }

        // What the banks say of the round of the last cycle.
        self.writing.next = false;
        self.aborted_now.next = self.aborted.q.val();
        self.lost.next = false;
        self.lost_bank.next = 0.into();
        self.lost_entry.next = 0.into();
        for bank in 0..BANKS {
            self.bank[bank].clock.next = self.clock.val();
            self.bank[bank].table_word.next = self.table_word[bank].val();
            self.bank[bank].mark.next = self.marking.q.val();
            self.bank[bank].check_reads.next = self.checking_reads.q.val();
            self.bank[bank].check_writes.next = self.checking_writes.q.val();
            self.writing.next = self.writing.val() | self.bank[bank].marks.val();
            self.aborted_now.next = self.aborted_now.val() | self.bank[bank].aborted_lanes.val();
            if self.bank[bank].aborted_lanes.val().any() & !self.lost.val() {
                self.lost.next = true;
                self.lost_bank.next = self.bank_ids[bank].val();
                self.lost_entry.next = self.bank[bank].answered_entry.val();
            }
        }
        self.lost_valid.next = self.lost.val();
        self.aborted.d.next = self.aborted_now.val();

        // A round of the entry in service.
        self.round.next = self.held.q.val() & !self.writing.val();
        self.asks.next = 0.into();
        if self.round.val() {
            self.asks.next = self.waiting.q.val();
        }
        self.zero.next = 0.into();
        for place in 0..NUMBER_BITS {
            self.side[2 * place].next = !self.zero.val();
            self.side[2 * place + 1].next = 0.into();
        }
        for place in 0..BANK_BITS {
            self.side[2 * place].next = !self.bank_plane[place].q.val();
            self.side[2 * place + 1].next = self.bank_plane[place].q.val();
        }
        self.served.next = 0.into();
        self.zero_word.next = 0.into();
        self.table_read.next = 0.into();
        for bank in 0..BANKS {
            self.bank[bank].lanes.next = self.asks.val()
                & self.side[bank % 2].val()
                & self.side[2 + bank / 2 % 2].val()
                & self.side[4 + bank / 4 % 2].val()
                & self.side[6 + bank / 8 % 2].val()
                & self.side[8 + bank / 16 % 2].val();
            for place in 0..ENTRY_BITS {
                self.bank[bank].entry_plane[place].next = self.entry_plane[place].q.val();
            }
            self.served.next = self.served.val() | self.bank[bank].served.val();
            self.table_read.next = self
                .table_read
                .val()
                .replace_bit(bank, self.bank[bank].bank_read.val());
            self.table_row[bank].next = self.bank[bank].read_row.val();
            self.table_mask[bank].next = 0.into();
            self.table_write_word[bank].next = 0.into();
            if self.state.q.val() == ResolverState::Sweep {
                self.table_row[bank].next = self.row.q.val();
                self.table_mask[bank].next = 15.into();
                self.table_write_word[bank].next = !self.zero_word.val();
            } else if self.bank[bank].marks.val() {
                self.table_row[bank].next = self.bank[bank].mark_row.val();
                self.table_mask[bank].next = self.bank[bank].mark_mask.val();
                self.table_write_word[bank].next = self.bank[bank].mark_word.val();
            }
        }
        self.last.next = self.round.val() & (self.waiting.q.val() == self.served.val());
        self.waiting.d.next = self.waiting.q.val() & !self.served.val();
        self.marking.d.next = self.round.val() & (self.held_for.q.val() == ResolverState::Mark);
        self.checking_reads.d.next =
            self.round.val() & (self.held_for.q.val() == ResolverState::CheckReads);
        self.checking_writes.d.next =
            self.round.val() & (self.held_for.q.val() == ResolverState::CheckWrites);
        if self.last.val() {
            self.held.d.next = false;
        }

        // The next entry.
        self.entry_write.next = self.state.q.val() != ResolverState::CheckReads;
        self.wanted.next = (self.state.q.val() == ResolverState::Mark)
            | (self.state.q.val() == ResolverState::CheckReads)
            | (self.state.q.val() == ResolverState::CheckWrites);
        self.count.next = self.writes.q.val();
        if self.state.q.val() == ResolverState::CheckReads {
            self.count.next = self.reads.q.val();
        }
        self.entry_wanted.next = self.wanted.val();
        self.entry_index.next = self.index.q.val();
        self.entry_ready.next = self.wanted.val() & (!self.held.q.val() | self.last.val());
        self.take.next = self.entry_ready.val() & self.entry_valid.val();
        self.next_index.next = self.index.q.val() + 1;
        for lane in 0..LANES {
            self.planes.lane_address[lane].next = self.lane_address[lane].val();
        }
        if self.take.val() {
            self.held.d.next = true;
            self.held_for.d.next = self.state.q.val();
            self.waiting.d.next = self.entry_lanes.val() & self.lanes.q.val();
            for place in 0..BANK_BITS {
                self.bank_plane[place].d.next = self.planes.bank_plane[place].val();
            }
            for place in 0..ENTRY_BITS {
                self.entry_plane[place].d.next = self.planes.entry_plane[place].val();
            }
            self.index.d.next = self.next_index.val();
            if self.next_index.val() == self.count.val() {
                self.index.d.next = 0.into();
                self.state.d.next = ResolverState::Finish;
                if self.state.q.val() == ResolverState::Mark {
                    self.state.d.next = ResolverState::CheckWrites;
                    if self.reads.q.val().any() {
                        self.state.d.next = ResolverState::CheckReads;
                    }
                }
                if (self.state.q.val() == ResolverState::CheckReads) & self.writes.q.val().any() {
                    self.state.d.next = ResolverState::CheckWrites;
                }
            }
        }

        if self.state.q.val() == ResolverState::Sweep {
            self.row.d.next = self.row.q.val() + 1;
            if self.row.q.val().all() {
                self.state.d.next = ResolverState::Finish;
                if self.reads.q.val().any() {
                    self.state.d.next = ResolverState::CheckReads;
                }
                if self.writes.q.val().any() {
                    self.state.d.next = ResolverState::Mark;
                }
            }
        }

        // The answer, with the checks of the last round.
        self.rsp_valid.next = (self.state.q.val() == ResolverState::Finish) & !self.held.q.val();
        self.rsp_aborted.next = 0.into();
        if self.rsp_valid.val() {
            self.rsp_aborted.next = self.aborted_now.val();
            self.state.d.next = ResolverState::Idle;
        }

        self.start_ready.next = self.state.q.val() == ResolverState::Idle;
        self.starts.next = self.start_valid.val() & self.start_ready.val();
        self.others.next = self.start_lanes.val() - 1;
        self.single.next = !(self.start_lanes.val() & self.others.val()).any();
        if self.starts.val() {
            self.state.d.next = ResolverState::Sweep;
            if self.single.val() {
                self.state.d.next = ResolverState::Finish;
            }
            self.row.d.next = 0.into();
            self.index.d.next = 0.into();
            self.lanes.d.next = self.start_lanes.val();
            self.reads.d.next = self.start_reads.val();
            self.writes.d.next = self.start_writes.val();
            self.aborted.d.next = 0.into();
        }

        if self.clear.val() {
            self.state.d.next = ResolverState::Idle;
            self.held.d.next = false;
            self.marking.d.next = false;
            self.checking_reads.d.next = false;
            self.checking_writes.d.next = false;
        }
    }
}
