//! Transactional logs of the warps of a core: where entries go, how long the logs are, and what a lane has written before.
//!
//! Kilo TM's, as early conflict resolution describes them (2.2: loads and stores are buffered in read and write logs; 4.4, Figure 7: log index); their form in memory and
//! the search are those of the authors' simulator. One a core; [`log_walker`](crate::log_walker) takes the logs to the commit units.
//!
//! ```text
//!  set_*     (a log index)                 ->+---------------------------+-> log_reads, log_writes, log_index  (a slot each)
//!  append_*  (a load or store of a warp)   ->| lengths, reads by index   |-> append_index, append_overflow     (same cycle)
//!  search_*  (what have lanes written?)    ->| search of the write log   |-> row_* -> L1 -> line_*
//!  lane_address                            ->+---------------------------+-> search_hit, search_value, search_done
//! ```
//!
//! **Logs.** Each of the two warps in transactions has a slot with a read log and a write log of `2^ENTRY_BITS` entries in the local memory of the warp. Every transactional load or store of
//! the warp appends one entry to one of them; words that are there already are not looked for. An entry is two lines of a word a lane: byte addresses, 0 for a lane that takes no part (so
//! word 0 cannot be in a transaction), and values. Log, index and line name it; where logs lie is the core's to know, and it writes the lines.
//!
//! **Append** (`append_valid` and `append_ready`): the entry gets the number `append_index` of its log, in the same cycle. If the log is full, `append_overflow` is high
//! and the entry is not there: a transaction cannot go on, and the run must stop.
//!
//! **Log index** = entries of both logs together, as in Figure 7, where they are one buffer. It is the number that the
//! [SIMT stack](crate::pause_and_go_stack) keeps with each entry. `set_valid` puts the logs of `set_slot` back to what they were at `set_index`: 0 when a transaction begins
//! or retries, that of the stack's entry when paused lanes go on. It must not be above `log_index`. The lengths hold from the cycle after the next on; `append_ready` is low in the cycle between. To tell
//! reads from writes, the unit keeps the number of reads for each index.
//!
//! **Search**, while `search_valid`, with all of its pins still until `search_done`: for each of `search_lanes`, the youngest entry of the write log of `search_slot` with its address. First the lines
//! of addresses, from the youngest entry on, until all lanes are found or no entry is left. They are asked for ahead: up to 16 are under way, and those that turn out not to be needed come
//! too. Then the lines of values of the entries that were found, one at a time, that of the lowest lane first: `search_hit` is not 0 in the cycle in which one comes, and
//! `search_value` are those lanes' values. Then `search_done` is high for one cycle; a lane that was not found has not written its word. The next search begins in the cycle after.
//! Lines come (`line_valid`) in the order in which they are asked for, no earlier than in the cycle after.
//!
//! **Latency.** `search_done` comes in the cycle after `search_valid` if there is nothing to look for. Else, with lines that take L <= 16 cycles, N of addresses that are asked for
//! and V of values, it comes 1 + N + L + V (L + 1) cycles after it.
//!
//! `clear` empties all logs and forgets the search; a line asked for before it must not come after it. **Same-cycle priority**: clear, set, append. An append to a slot whose
//! write log is searched, or a set of it, must not be.

use crate::prelude::*;
use crate::word_ram::WordRam;

#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum FindState {
    Idle,
    Addresses,
    AskValues,
    Values,
    Done,
}

/// Warps of a core that can be in transactions.
pub const SLOTS: usize = 2;

/// `LANES <= 32` lanes, logs of `2^ENTRY_BITS` entries (`INDEX_BITS = ENTRY_BITS + 1`), lengths and indices of `LOG_BITS > INDEX_BITS` bits.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "logs of a core's warps: where entries go, and what lanes have written",
    TransactionLog::<
        WARP_LANES, LOG_ENTRY_BITS, LOG_ENTRIES_BITS, LOG_LENGTH_BITS, COMMIT_ADDRESS_BITS
    >::default()
)]
#[legal(
    INDEX_BITS == ENTRY_BITS + 1 && INDEX_BITS < LOG_BITS && ADDR_BITS <= 30,
    "{ENTRY_BITS} entry, {INDEX_BITS} index, {LOG_BITS} log, {ADDR_BITS} address bits: one more of each, and at most 30"
)]
#[idle(|unit| unit.state.q.val() == FindState::Idle
        && !unit.clear.val()
        && !unit.set_valid.val()
        && !unit.setting.q.val()
        && !unit.append_valid.val()
        && !unit.search_valid.val()
        && unit.entries.d.val() == unit.entries.q.val()
        && unit.coming.d.val() == unit.coming.q.val()
        && unit.sought.d.val() == unit.sought.q.val()
        && unit.found.d.val() == unit.found.q.val()
        && unit.reads_at.iter().all(|ram| ram.idle()))]
pub struct TransactionLog<
    const LANES: usize,
    const ENTRY_BITS: usize,
    const INDEX_BITS: usize,
    const LOG_BITS: usize,
    const ADDR_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub set_valid: Signal<In, bool>,
    pub set_slot: Signal<In, Bits<1>>,
    pub set_index: Signal<In, Bits<LOG_BITS>>,
    pub append_valid: Signal<In, bool>,
    pub append_ready: Signal<Out, bool>,
    pub append_slot: Signal<In, Bits<1>>,
    pub append_write: Signal<In, bool>,
    pub append_index: Signal<Out, Bits<LOG_BITS>>,
    pub append_overflow: Signal<Out, bool>,
    /// By slot.
    pub log_reads: Array<Signal<Out, Bits<LOG_BITS>>, SLOTS>,
    pub log_writes: Array<Signal<Out, Bits<LOG_BITS>>, SLOTS>,
    pub log_index: Array<Signal<Out, Bits<LOG_BITS>>, SLOTS>,
    pub search_valid: Signal<In, bool>,
    pub search_slot: Signal<In, Bits<1>>,
    pub search_lanes: Signal<In, Bits<LANES>>,
    pub lane_address: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
    pub search_done: Signal<Out, bool>,
    pub search_hit: Signal<Out, Bits<LANES>>,
    pub search_value: Array<Signal<Out, Bits<32>>, LANES>,
    /// The entry of `search_slot`'s write log whose line is asked for.
    pub row_valid: Signal<Out, bool>,
    pub row_ready: Signal<In, bool>,
    pub row_index: Signal<Out, Bits<LOG_BITS>>,
    pub row_values: Signal<Out, bool>,
    pub line_valid: Signal<In, bool>,
    pub line_word: Array<Signal<In, Bits<32>>, LANES>,
    /// By slot and index: reads up to there. That of the largest index is in place 0.
    reads_at: Array<WordRam<INDEX_BITS, LOG_BITS>, SLOTS>,
    reads: Array<DFF<Bits<LOG_BITS>>, SLOTS>,
    writes: Array<DFF<Bits<LOG_BITS>>, SLOTS>,
    setting: DFF<Bit>,
    setting_slot: DFF<Bits<1>>,
    setting_index: DFF<Bits<LOG_BITS>>,
    state: DFF<FindState>,
    /// Entries whose addresses are still to be asked for, and to come.
    entries: DFF<Bits<LOG_BITS>>,
    coming: DFF<Bits<LOG_BITS>>,
    /// Lanes that are not found yet, those whose values are not here yet, and those of the line of values under way.
    sought: DFF<Bits<LANES>>,
    found: DFF<Bits<LANES>>,
    taking: DFF<Bits<LANES>>,
    /// By lane: the entry in which it was found.
    place: Array<DFF<Bits<ENTRY_BITS>>, LANES>,
    adds: Signal<Local, Bit>,
    length: Signal<Local, Bits<LOG_BITS>>,
    entry: Signal<Local, Bits<ENTRY_BITS>>,
    wide: Signal<Local, Bits<LOG_BITS>>,
    full: Signal<Local, Bit>,
    new_reads: Signal<Local, Bits<LOG_BITS>>,
    new_index: Signal<Local, Bits<LOG_BITS>>,
    old_reads: Signal<Local, Bits<LOG_BITS>>,
    written: Signal<Local, Bits<LOG_BITS>>,
    word: Signal<Local, Bits<32>>,
    wanted: Signal<Local, Bits<32>>,
    address: Signal<Local, Bits<ADDR_BITS>>,
    hits: Signal<Local, Bits<LANES>>,
    asks: Signal<Local, Bit>,
    comes: Signal<Local, Bit>,
    left: Signal<Local, Bits<LOG_BITS>>,
    next_row: Signal<Local, Bits<LOG_BITS>>,
    still_coming: Signal<Local, Bits<LOG_BITS>>,
    under_way: Signal<Local, Bits<LOG_BITS>>,
    missing: Signal<Local, Bits<LANES>>,
    here: Signal<Local, Bits<LANES>>,
    lowest: Signal<Local, Bits<LANES>>,
    chosen: Signal<Local, Bits<ENTRY_BITS>>,
    mates: Signal<Local, Bits<LANES>>,
    #[value(|slot| slot)]
    slot_ids: Array<Constant<Bits<1>>, SLOTS>,
}

impl<
        const LANES: usize,
        const ENTRY_BITS: usize,
        const INDEX_BITS: usize,
        const LOG_BITS: usize,
        const ADDR_BITS: usize,
    > Logic for TransactionLog<LANES, ENTRY_BITS, INDEX_BITS, LOG_BITS, ADDR_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            setting,
            setting_slot,
            setting_index,
            state,
            entries,
            coming,
            sought,
            found,
            taking
        );

        // Lengths.
        self.append_ready.next = !self.set_valid.val() & !self.setting.q.val();
        self.append_index.next = 0.into();
        self.append_overflow.next = false;
        self.setting.d.next = self.set_valid.val();
        if self.set_valid.val() {
            self.setting_slot.d.next = self.set_slot.val();
            self.setting_index.d.next = self.set_index.val();
        }
        self.written.next = 0.into();
        for slot in 0..SLOTS {
            self.reads_at[slot].clock.next = self.clock.val();
            self.reads[slot].clock.next = self.clock.val();
            self.writes[slot].clock.next = self.clock.val();
            self.reads[slot].d.next = self.reads[slot].q.val();
            self.writes[slot].d.next = self.writes[slot].q.val();
            self.log_reads[slot].next = self.reads[slot].q.val();
            self.log_writes[slot].next = self.writes[slot].q.val();
            self.log_index[slot].next = self.reads[slot].q.val() + self.writes[slot].q.val();

            self.length.next = self.reads[slot].q.val();
            self.new_reads.next = self.reads[slot].q.val() + 1;
            if self.append_write.val() {
                self.length.next = self.writes[slot].q.val();
                self.new_reads.next = self.reads[slot].q.val();
            }
            self.new_index.next = self.reads[slot].q.val() + self.writes[slot].q.val() + 1;
            self.entry.next = bit_cast::<ENTRY_BITS, LOG_BITS>(self.length.val());
            self.wide.next = bit_cast::<LOG_BITS, ENTRY_BITS>(self.entry.val());
            self.full.next = self.wide.val() != self.length.val();
            self.adds.next = false;
            if self.append_slot.val() == self.slot_ids[slot].val() {
                self.append_index.next = self.length.val();
                self.append_overflow.next =
                    self.append_valid.val() & self.append_ready.val() & self.full.val();
                self.adds.next =
                    self.append_valid.val() & self.append_ready.val() & !self.full.val();
            }
            if self.adds.val() {
                self.reads[slot].d.next = self.new_reads.val();
                self.writes[slot].d.next = self.new_index.val() - self.new_reads.val();
            }
            self.reads_at[slot].write_valid.next = self.adds.val();
            self.reads_at[slot].write_index.next =
                bit_cast::<INDEX_BITS, LOG_BITS>(self.new_index.val());
            self.reads_at[slot].write_word.next = self.new_reads.val();

            self.reads_at[slot].read_index.next =
                bit_cast::<INDEX_BITS, LOG_BITS>(self.set_index.val());
            self.old_reads.next = self.reads_at[slot].read_word.val();
            if !self.setting_index.q.val().any() {
                self.old_reads.next = 0.into();
            }
            if self.setting.q.val() & (self.setting_slot.q.val() == self.slot_ids[slot].val()) {
                self.reads[slot].d.next = self.old_reads.val();
                self.writes[slot].d.next = self.setting_index.q.val() - self.old_reads.val();
            }
            if self.search_slot.val() == self.slot_ids[slot].val() {
                self.written.next = self.writes[slot].q.val();
            }
            if self.clear.val() {
                self.reads[slot].d.next = 0.into();
                self.writes[slot].d.next = 0.into();
            }
        }

        // What have lanes written?
        self.comes.next = self.line_valid.val() & (self.state.q.val() == FindState::Addresses);
        self.hits.next = 0.into();
        self.next_row.next = self.coming.q.val() - 1;
        self.entry.next = bit_cast::<ENTRY_BITS, LOG_BITS>(self.next_row.val());
        // Those of the line of values that is next: of the lowest lane, and of all that were found in the same entry.
        self.lowest.next = self.found.q.val() - 1;
        self.lowest.next = self.found.q.val() & !self.lowest.val();
        self.chosen.next = 0.into();
        for lane in 0..LANES {
            if self.lowest.val().get_bit(lane) {
                self.chosen.next = self.chosen.val() | self.place[lane].q.val();
            }
        }
        self.mates.next = 0.into();
        for lane in 0..LANES {
            self.word.next = self.line_word[lane].val();
            self.address.next = self.lane_address[lane].val();
            self.wanted.next = bit_cast::<32, ADDR_BITS>(self.address.val());
            self.search_value[lane].next = self.word.val();
            if self.word.val().any() & ((self.word.val() >> 2) == self.wanted.val()) {
                self.hits.next = self.hits.val().replace_bit(lane, true);
            }
            self.place[lane].clock.next = self.clock.val();
            self.place[lane].d.next = self.place[lane].q.val();
            if self.comes.val() & self.sought.q.val().get_bit(lane) {
                self.place[lane].d.next = self.entry.val();
            }
            if self.place[lane].q.val() == self.chosen.val() {
                self.mates.next = self.mates.val().replace_bit(lane, true);
            }
        }
        self.hits.next = self.hits.val() & self.sought.q.val();
        self.mates.next = self.mates.val() & self.found.q.val();

        self.under_way.next = self.coming.q.val() - self.entries.q.val();
        self.under_way.next = self.under_way.val() >> 4;
        self.asks.next = (self.state.q.val() == FindState::Addresses)
            & self.entries.q.val().any()
            & self.sought.q.val().any()
            & !self.under_way.val().any();
        self.row_values.next = self.state.q.val() == FindState::AskValues;
        self.row_valid.next = self.asks.val() | (self.state.q.val() == FindState::AskValues);
        self.row_index.next = self.entries.q.val() - 1;
        if self.state.q.val() == FindState::AskValues {
            self.row_index.next = bit_cast::<LOG_BITS, ENTRY_BITS>(self.chosen.val());
        }
        self.search_done.next = self.state.q.val() == FindState::Done;
        self.search_hit.next = 0.into();
        self.left.next = self.entries.q.val();
        self.still_coming.next = self.coming.q.val();
        self.missing.next = self.sought.q.val();
        self.here.next = self.found.q.val();
        match self.state.q.val() {
            FindState::Idle => {
                self.left.next = self.written.val();
                self.still_coming.next = self.written.val();
                self.missing.next = self.search_lanes.val();
                self.here.next = 0.into();
                if self.search_valid.val() {
                    self.state.d.next = FindState::Done;
                    if self.written.val().any() & self.search_lanes.val().any() {
                        self.state.d.next = FindState::Addresses;
                    }
                }
            }
            FindState::Addresses => {
                if self.asks.val() & self.row_ready.val() {
                    self.left.next = self.entries.q.val() - 1;
                }
                if self.comes.val() {
                    self.still_coming.next = self.next_row.val();
                    self.missing.next = self.sought.q.val() & !self.hits.val();
                    self.here.next = self.found.q.val() | self.hits.val();
                }
                if (self.still_coming.val() == self.left.val())
                    & (!self.left.val().any() | !self.missing.val().any())
                {
                    self.state.d.next = FindState::Done;
                    if self.here.val().any() {
                        self.state.d.next = FindState::AskValues;
                    }
                }
            }
            FindState::AskValues => {
                self.taking.d.next = self.mates.val();
                if self.row_ready.val() {
                    self.state.d.next = FindState::Values;
                }
            }
            FindState::Values => {
                if self.line_valid.val() {
                    self.search_hit.next = self.taking.q.val();
                    self.here.next = self.found.q.val() & !self.taking.q.val();
                    self.state.d.next = FindState::Done;
                    if self.here.val().any() {
                        self.state.d.next = FindState::AskValues;
                    }
                }
            }
            _ => {
                self.state.d.next = FindState::Idle;
            }
        }
        self.entries.d.next = self.left.val();
        self.coming.d.next = self.still_coming.val();
        self.sought.d.next = self.missing.val();
        self.found.d.next = self.here.val();

        if self.clear.val() {
            self.setting.d.next = false;
            self.state.d.next = FindState::Idle;
        }
    }
}
