//! Conflicts within a warp, learned when lanes abort: at which loads all but the lowest lane had better pause.
//!
//! Turnstile's own, beside the Pause-and-Go of early conflict resolution (4.4), which pauses lanes for transactions in commit alone. Where the lanes of a warp
//! conflict with each other, the [resolver](crate::intra_warp_resolver) lets the lowest commit, and the others run their whole transaction again, once for each of
//! them. What they conflict about is known then: on the retry all but the lowest lane pause before they load it, and go on from there when that one has committed.
//!
//! ```text
//!                  +---------------------+
//!  check_valid,  ->| EarlyAbortScanner   |-> check_ready, check_done, check_hits
//!  check_write,  ->|  4 lanes a cycle    |
//!  check_lanes,    |    |                |
//!  lane_address    | OwnerPlanes         |-> may_hit
//!                  |    |                |
//!  lost_valid,   ->| LearnedWord x WORDS |
//!  lost_bank,      | what was stored in  |
//!  lost_entry      |  this pass, before  |
//!  pass_ends     ->| confidence          |
//!                  +---------------------+
//! ```
//!
//! One a slot. What is wrong here costs a pause, or brings none, and nothing else: who commits is decided behind this unit.
//!
//! **Learning.** `lost_valid`: lanes have aborted at a word with this entry of the ownership table. The resolver knows no more, and a lower lane may have stored another word with that entry. A new
//! entry takes the place of the oldest of `WORDS`. Which word it is shows when one with this entry ([`OwnerPlanes`](crate::owner_planes)) is loaded that had been stored in the pass
//! before: of the lanes of a group that load such a word, the lowest one's address is learned.
//!
//! **Look-up** of a load or store (`check_valid`, held still with its pins until `check_ready`): as in the [scanner](crate::early_abort_scanner) a cycle a group of four lanes,
//! and in the cycle after `check_ready` there is `check_done`, with `check_hits`: of a load, all lanes but the lowest of each learned word; the group at which its address is learned counts with it.
//! Words that are stored are noted. Nobody hits without `may_hit`, which stays while a pass runs: then a load need not wait for its look-up.
//!
//! **Confidence.** That lanes conflict once does not say that they do so again: who finds a list changed may store nothing. A pass that ends (`pass_ends`; nothing is being
//! looked up then) is judged. It was *vain* that lanes paused if nothing was stored until it ended; or if, in the pass behind the pause, nothing was loaded that had been
//! stored in the pass before. Then all words are forgotten, and the confidence falls by 2. It rises by 1 if something was loaded that had been. Hits are shown from
//! 3 on, of at most 5; it is 4 behind `clear`. Below, it rises by 1, once a pass, if lanes abort while there are words that had been learned before the pass ended: they would have paused.
//! What was stored is kept as a bit for each value of the exclusive-or of the address's bytes. Words that share an entry of the ownership table mostly differ
//! in that; their low bits alone would hardly tell them apart.
//!
//! `clear` forgets everything. **Same-cycle priority**: clear, `pass_ends`, the rest.

use crate::early_abort_scanner::EarlyAbortScanner;
use crate::learned_word::{LearnedWord, PORTS};
use crate::owner_planes::OwnerPlanes;
use crate::pins::Register;
use crate::prelude::*;

/// Words that are learned.
pub const WORDS: usize = 4;
/// Words of 32 bits in which stores are noted.
pub const CLASSES: usize = 8;

/// For `LANES = 4 * GROUPS` lanes and an ownership table of `BANKS = 2^BANK_BITS` banks.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "words at which lanes of a warp had better pause",
    LearnedConflicts::<
        WARP_LANES, WARP_GROUPS, WARP_GROUP_BITS, WORD_ADDRESS_BITS, OWNER_BANKS, OWNER_BANK_BITS, OWNER_ENTRY_BITS
    >::default()
)]
#[legal(
    BANKS == 1 << BANK_BITS && BANKS <= 32 && ENTRY_BITS >= 2 && ADDR_BITS <= 32,
    "{BANKS} banks of {BANK_BITS} bits, addresses of {ADDR_BITS} bits: a power of two, at most 32, and 32 bits at most"
)]
#[idle(|unit| !unit.clear.val()
        && !unit.pass_ends.val()
        && !unit.lost_valid.val()
        && !unit.asked.q.val().any()
        && !unit.ends.q.val()
        && unit.ends.keeps()
        && unit.stores.keeps()
        && unit.scanner.idle())]
pub struct LearnedConflicts<
    const LANES: usize,
    const GROUPS: usize,
    const GROUP_BITS: usize,
    const ADDR_BITS: usize,
    const BANKS: usize,
    const BANK_BITS: usize,
    const ENTRY_BITS: usize,
> {
    /// Rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous.
    pub clear: Signal<In, bool>,
    /// A load or store of the warp, until `check_ready`.
    pub check_valid: Signal<In, bool>,
    /// It is a store.
    pub check_write: Signal<In, bool>,
    /// Lanes that execute it, one bit per lane.
    pub check_lanes: Signal<In, Bits<LANES>>,
    /// Their word addresses.
    pub lane_address: Array<Signal<In, Bits<ADDR_BITS>>, LANES>,
    /// Its last cycle.
    pub check_ready: Signal<Out, bool>,
    /// In the cycle behind.
    pub check_done: Signal<Out, bool>,
    /// Lanes that had better pause, while `check_done`; else 0.
    pub check_hits: Signal<Out, Bits<LANES>>,
    /// Lanes of a load may hit: there are words, and confidence. It changes at ends of passes, and behind them when lanes abort.
    pub may_hit: Signal<Out, bool>,
    /// Lanes of the warp abort, for a conflict about the word with this entry.
    pub lost_valid: Signal<In, bool>,
    /// Its bank of the ownership table.
    pub lost_bank: Signal<In, Bits<BANK_BITS>>,
    /// Row, and in the two low bits the byte, in the bank.
    pub lost_entry: Signal<In, Bits<ENTRY_BITS>>,
    /// A pass ends: its lanes want to commit.
    pub pass_ends: Signal<In, bool>,
    scanner: EarlyAbortScanner<LANES, GROUPS, GROUP_BITS, ADDR_BITS>,
    planes: OwnerPlanes<4, BANK_BITS, ENTRY_BITS, ADDR_BITS>,
    /// The group that was looked up in the last cycle, and whether it was the last of a load or store.
    asked: DFF<Bits<4>>,
    stores: DFF<Bit>,
    ends: DFF<Bit>,
    bank: Array<DFF<Bits<BANK_BITS>>, PORTS>,
    entry: Array<DFF<Bits<ENTRY_BITS>>, PORTS>,
    address: Array<DFF<Bits<ADDR_BITS>>, PORTS>,
    words: Array<LearnedWord<ADDR_BITS, BANK_BITS, ENTRY_BITS>, WORDS>,
    /// The word that is the oldest, to be the first to go.
    oldest: DFF<Bits<2>>,
    confidence: DFF<Bits<3>>,
    /// In this pass lanes paused; in the one before. In this one a lane loaded what was stored in the one before.
    paused: DFF<Bit>,
    resumed: DFF<Bit>,
    useful: DFF<Bit>,
    /// There were words when the last pass ended.
    knew: DFF<Bit>,
    /// A bit for each value of the folded address, in this pass and in the one before.
    stored: Array<DFF<Bits<32>>, CLASSES>,
    earlier: Array<DFF<Bits<32>>, CLASSES>,
    #[value(|word| word)]
    word_ids: Array<Constant<Bits<2>>, WORDS>,
    loads: Signal<Local, Bits<4>>,
    pauses: Signal<Local, Bits<4>>,
    enabled: Signal<Local, Bit>,
    one: Array<Signal<Local, Bits<32>>, PORTS>,
    /// Lanes of a group whose words were stored in the pass before.
    was_stored: Signal<Local, Bits<4>>,
    wide: Signal<Local, Bits<32>>,
    /// The exclusive-or of the bytes of an address.
    folded: Signal<Local, Bits<8>>,
    /// In which of the words a group's lane is noted, one bit per word.
    hot: Array<Signal<Local, Bits<CLASSES>>, PORTS>,
    touched: Signal<Local, Bits<32>>,
    asked_now: Signal<Local, Bits<4>>,
    bank_now: Signal<Local, Bits<BANK_BITS>>,
    entry_now: Signal<Local, Bits<ENTRY_BITS>>,
    some_stored: Signal<Local, Bit>,
    nothing: Signal<Local, Bit>,
    vain: Signal<Local, Bit>,
    found: Signal<Local, Bit>,
    some_known: Signal<Local, Bit>,
    forget: Signal<Local, Bit>,
}

impl<
        const LANES: usize,
        const GROUPS: usize,
        const GROUP_BITS: usize,
        const ADDR_BITS: usize,
        const BANKS: usize,
        const BANK_BITS: usize,
        const ENTRY_BITS: usize,
    > Logic
    for LearnedConflicts<LANES, GROUPS, GROUP_BITS, ADDR_BITS, BANKS, BANK_BITS, ENTRY_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self, clock, asked, stores, ends, oldest, confidence, paused, resumed, useful, knew
        );
        clock!(self, clock, scanner);
        for class in 0..CLASSES {
            self.stored[class].clock.next = self.clock.val();
            self.stored[class].d.next = self.stored[class].q.val();
            self.earlier[class].clock.next = self.clock.val();
            self.earlier[class].d.next = self.earlier[class].q.val();
        }

        // Look the next group up.
        self.scanner.clear.next = self.clear.val();
        self.scanner.write_write.next = false;
        self.scanner.entry_valid.next = self.check_valid.val();
        self.scanner.entry_write.next = self.check_write.val();
        self.scanner.entry_last.next = true;
        self.scanner.entry_lanes.next = self.check_lanes.val();
        for lane in 0..LANES {
            self.scanner.lane_address[lane].next = self.lane_address[lane].val();
        }
        self.check_ready.next = self.scanner.entry_ready.val();
        self.check_done.next = self.scanner.scan_done.val();
        self.check_hits.next = self.scanner.hit_lanes.val();
        if self.check_valid.val() {
            self.stores.d.next = self.check_write.val();
        }
        self.ends.d.next = self.check_valid.val() & self.scanner.entry_ready.val();
        self.asked_now.next = 0.into();
        for port in 0..PORTS {
            self.planes.lane_address[port].next = self.scanner.lookup_address[port].val();
            self.bank[port].clock.next = self.clock.val();
            self.bank[port].d.next = self.bank[port].q.val();
            self.entry[port].clock.next = self.clock.val();
            self.entry[port].d.next = self.entry[port].q.val();
            self.address[port].clock.next = self.clock.val();
            self.address[port].d.next = self.address[port].q.val();
            self.bank_now.next = 0.into();
            for place in 0..BANK_BITS {
                self.bank_now.next = self
                    .bank_now
                    .val()
                    .replace_bit(place, self.planes.bank_plane[place].val().get_bit(port));
            }
            self.entry_now.next = 0.into();
            for place in 0..ENTRY_BITS {
                self.entry_now.next = self
                    .entry_now
                    .val()
                    .replace_bit(place, self.planes.entry_plane[place].val().get_bit(port));
            }
            if self.scanner.lookup_valid[port].val() {
                self.asked_now.next = self.asked_now.val().replace_bit(port, true);
                self.bank[port].d.next = self.bank_now.val();
                self.entry[port].d.next = self.entry_now.val();
                self.address[port].d.next = self.scanner.lookup_address[port].val();
            }
        }
        self.asked.d.next = self.asked_now.val();

        // What is stored, and what is loaded of it in the next pass.
        for port in 0..PORTS {
            self.wide.next = bit_cast::<32, ADDR_BITS>(self.address[port].q.val());
            self.folded.next = self.wide.val().get_bits::<8>(0)
                ^ self.wide.val().get_bits::<8>(8)
                ^ self.wide.val().get_bits::<8>(16)
                ^ self.wide.val().get_bits::<8>(24);
            self.one[port].next = 1.into();
            self.one[port].next = self.one[port].val() << self.folded.val().get_bits::<5>(0);
            self.hot[port].next = 0.into();
            if self.asked.q.val().get_bit(port) {
                self.hot[port].next = self.hot[port]
                    .val()
                    .replace_bit(self.folded.val().get_bits::<3>(5).index(), true);
            }
        }
        self.was_stored.next = 0.into();
        for class in 0..CLASSES {
            self.touched.next = 0.into();
            for port in 0..PORTS {
                if self.hot[port].val().get_bit(class) {
                    self.touched.next = self.touched.val() | self.one[port].val();
                    if (self.earlier[class].q.val() & self.one[port].val()).any() {
                        self.was_stored.next = self.was_stored.val().replace_bit(port, true);
                    }
                }
            }
            if self.stores.q.val() {
                self.stored[class].d.next = self.stored[class].q.val() | self.touched.val();
            }
        }
        if self.was_stored.val().any() & !self.stores.q.val() {
            self.useful.d.next = true;
        }

        // Which lanes of the group before have learned words?
        self.loads.next = self.asked.q.val();
        if self.stores.q.val() {
            self.loads.next = 0.into();
        }
        self.pauses.next = 0.into();
        self.found.next = false;
        self.some_known.next = false;
        for word in 0..WORDS {
            self.words[word].clock.next = self.clock.val();
            self.words[word].clear.next = self.clear.val();
            self.words[word].loads.next = self.loads.val();
            self.words[word].was_stored.next = self.was_stored.val();
            self.words[word].ends.next = self.ends.q.val();
            for port in 0..PORTS {
                self.words[word].address[port].next = self.address[port].q.val();
                self.words[word].bank[port].next = self.bank[port].q.val();
                self.words[word].entry[port].next = self.entry[port].q.val();
            }
            self.words[word].lost_bank.next = self.lost_bank.val();
            self.words[word].lost_entry.next = self.lost_entry.val();
            self.pauses.next = self.pauses.val() | self.words[word].pauses.val();
            self.found.next = self.found.val() | self.words[word].is_lost.val();
            self.some_known.next = self.some_known.val() | self.words[word].known.val();
        }
        self.enabled.next = self.confidence.q.val() >= 3;
        self.may_hit.next = self.enabled.val() & self.some_known.val();
        if !self.enabled.val() {
            self.pauses.next = 0.into();
        }
        if self.pauses.val().any() {
            self.paused.d.next = true;
        }
        for port in 0..PORTS {
            self.scanner.lookup_read[port].next = false;
            self.scanner.lookup_write[port].next = self.pauses.val().get_bit(port);
        }

        // A lost word.
        for word in 0..WORDS {
            self.words[word].learn.next = self.lost_valid.val()
                & !self.found.val()
                & (self.oldest.q.val() == self.word_ids[word].val());
        }
        if self.lost_valid.val() {
            if !self.found.val() {
                self.oldest.d.next = self.oldest.q.val() + 1;
            }
            if self.knew.q.val() & !self.enabled.val() {
                self.confidence.d.next = self.confidence.q.val() + 1;
            }
            self.knew.d.next = false;
        }

        // A pass ends.
        self.some_stored.next = false;
        for class in 0..CLASSES {
            self.some_stored.next = self.some_stored.val() | self.stored[class].q.val().any();
        }
        self.nothing.next = self.paused.q.val() & !self.some_stored.val();
        self.vain.next = self.nothing.val() | (self.resumed.q.val() & !self.useful.q.val());
        self.forget.next = self.pass_ends.val() & self.vain.val();
        for word in 0..WORDS {
            self.words[word].forget.next = self.forget.val();
        }
        if self.pass_ends.val() {
            self.knew.d.next = self.some_known.val() & !self.vain.val();
            if self.vain.val() {
                self.confidence.d.next = 0.into();
                if self.confidence.q.val() > 2 {
                    self.confidence.d.next = self.confidence.q.val() - 2;
                }
            } else if self.resumed.q.val() & (self.confidence.q.val() < 5) {
                self.confidence.d.next = self.confidence.q.val() + 1;
            }
            self.resumed.d.next = self.paused.q.val();
            self.paused.d.next = false;
            self.useful.d.next = false;
            for class in 0..CLASSES {
                self.earlier[class].d.next = self.stored[class].q.val();
                self.stored[class].d.next = 0.into();
            }
        }

        if self.clear.val() {
            self.asked.d.next = 0.into();
            self.ends.d.next = false;
            self.oldest.d.next = 0.into();
            self.confidence.d.next = 4.into();
            self.paused.d.next = false;
            self.resumed.d.next = false;
            self.useful.d.next = false;
            self.knew.d.next = false;
            for class in 0..CLASSES {
                self.stored[class].d.next = 0.into();
                self.earlier[class].d.next = 0.into();
            }
        }
    }
}
