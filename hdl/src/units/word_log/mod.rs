//! The words of all transactions of a commit unit, read set or write set: a list for each transaction, in one pool of nodes.
//!
//! Early conflict resolution, 4.1 ("the ring buffer"), says that read and write sets are kept in the commit unit and walked; how is ours: words of many
//! warps arrive in any mixture, and sets have any size, so lists share a pool.
//!
//! ```text
//!  put_*      -> free list -> node -> list of the slot        -> put_full, put_node (same cycle), placed_* (next)
//!  walk_*     -> three ports, each at a list of its own        -> a word a cycle
//!  free_node  -> free list      empty_slot -> an empty list
//! ```
//!
//! **Put.** The word goes to the end of the list of `put_slot` and gets node `put_node`. One a cycle, also to one slot. Without a free node
//! (`put_full`) nothing happens. In the next cycle `placed_valid` is high, and `placed_first` if it is the list's first word.
//!
//! **Walk**, ports 0 to 2. `walk_slot` names the slot of the **next** cycle; `walk_count` is the number of words of this cycle's. `walk_begin` begins at the
//! head of this cycle's slot, which must not be empty; from the next cycle on `walk_valid` is high with a word, in the order in which they were put, and
//! `walk_take` goes on to the next. So a list of n words takes n + 1 cycles, and the next one can begin with the last. Values are on port 1 only, and
//! on port 2 the bit that `counted_*` wrote for the node. A list must not get words, or lose its nodes, while it is walked, but
//! a node may be freed in the cycle in which port 2 goes on from it, or later.
//!
//! **Free.** `free_valid` gives a node back; `empty_valid`, taken when `empty_ready`, makes a list empty. A node that is freed
//! can be had from the next cycle on.
//!
//! **clear** starts a sweep of `2^NODE_BITS` cycles, `log_ready` low, in which nothing may be asked for; then all lists are empty. **Same-cycle
//! priority**: clear over everything.

use crate::pins::Register;
use crate::prelude::*;
use crate::word_ram::WordRam;

/// Ports for walks.
pub const PORTS: usize = 3;

/// `2^SLOT_BITS` lists of words of `ADDR_BITS` address bits in `2^NODE_BITS` nodes; `COUNT_BITS = NODE_BITS + 1`.
#[derive(LogicBlock, Unit)]
#[unit(
    EarlyConflict,
    "words of all transactions, a list each",
    WordLog::<COMMIT_SLOT_BITS, COMMIT_NODE_BITS, COMMIT_COUNT_BITS, COMMIT_ADDRESS_BITS>::default()
)]
#[legal(
    NODE_BITS >= SLOT_BITS && COUNT_BITS == NODE_BITS + 1,
    "{SLOT_BITS} slot, {NODE_BITS} node, {COUNT_BITS} count bits: as many node bits at least, and one more to count them"
)]
#[idle(|unit| !unit.clear.val()
        && !unit.put_valid.val()
        && !unit.counted_valid.val()
        && !unit.free_valid.val()
        && !unit.empty_valid.val()
        && !unit.sweeping.q.val()
        && !unit.placing.q.val()
        && unit.walking.iter().all(|walking| walking.keeps())
        && unit.left.iter().all(|left| left.keeps())
        && unit.at_node.iter().all(|node| node.keeps())
        && unit.tails.idle()
        && unit.values.idle()
        && unit.counted.idle()
        && unit.free.idle()
        && unit.heads.iter().all(|ram| ram.idle())
        && unit.addresses.iter().all(|ram| ram.idle())
        && unit.links.iter().all(|ram| ram.idle())
        && unit.counts.iter().all(|ram| ram.idle()))]
pub struct WordLog<
    const SLOT_BITS: usize,
    const NODE_BITS: usize,
    const COUNT_BITS: usize,
    const ADDR_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub log_ready: Signal<Out, bool>,
    pub put_valid: Signal<In, bool>,
    pub put_slot: Signal<In, Bits<SLOT_BITS>>,
    pub put_address: Signal<In, Bits<ADDR_BITS>>,
    pub put_value: Signal<In, Bits<32>>,
    pub put_full: Signal<Out, bool>,
    pub put_node: Signal<Out, Bits<NODE_BITS>>,
    pub placed_valid: Signal<Out, bool>,
    pub placed_first: Signal<Out, bool>,
    pub placed_slot: Signal<Out, Bits<SLOT_BITS>>,
    pub counted_valid: Signal<In, bool>,
    pub counted_node: Signal<In, Bits<NODE_BITS>>,
    pub counted_bit: Signal<In, bool>,
    pub walk_slot: Array<Signal<In, Bits<SLOT_BITS>>, PORTS>,
    pub walk_count: Array<Signal<Out, Bits<COUNT_BITS>>, PORTS>,
    pub walk_begin: Array<Signal<In, bool>, PORTS>,
    pub walk_take: Array<Signal<In, bool>, PORTS>,
    pub walk_valid: Array<Signal<Out, bool>, PORTS>,
    pub walk_last: Array<Signal<Out, bool>, PORTS>,
    pub walk_node: Array<Signal<Out, Bits<NODE_BITS>>, PORTS>,
    pub walk_address: Array<Signal<Out, Bits<ADDR_BITS>>, PORTS>,
    pub walk_value: Signal<Out, Bits<32>>,
    pub walk_counted: Signal<Out, bool>,
    pub free_valid: Signal<In, bool>,
    pub free_node: Signal<In, Bits<NODE_BITS>>,
    pub empty_valid: Signal<In, bool>,
    pub empty_ready: Signal<Out, bool>,
    pub empty_slot: Signal<In, Bits<SLOT_BITS>>,
    /// By port.
    heads: Array<WordRam<SLOT_BITS, NODE_BITS>, PORTS>,
    addresses: Array<WordRam<NODE_BITS, ADDR_BITS>, PORTS>,
    links: Array<WordRam<NODE_BITS, NODE_BITS>, PORTS>,
    /// By port, and one for puts.
    counts: Array<WordRam<SLOT_BITS, COUNT_BITS>, { PORTS + 1 }>,
    tails: WordRam<SLOT_BITS, NODE_BITS>,
    values: WordRam<NODE_BITS, 32>,
    counted: WordRam<NODE_BITS, 1>,
    /// A queue of free nodes.
    free: WordRam<NODE_BITS, NODE_BITS>,
    oldest: DFF<Bits<NODE_BITS>>,
    newest: DFF<Bits<NODE_BITS>>,
    available: DFF<Bits<COUNT_BITS>>,
    sweeping: DFF<Bit>,
    sweep: DFF<Bits<NODE_BITS>>,
    placing: DFF<Bit>,
    slot: DFF<Bits<SLOT_BITS>>,
    node: DFF<Bits<NODE_BITS>>,
    at_node: Array<DFF<Bits<NODE_BITS>>, PORTS>,
    left: Array<DFF<Bits<COUNT_BITS>>, PORTS>,
    walking: Array<DFF<Bit>, PORTS>,
    take: Signal<Local, Bit>,
    next_oldest: Signal<Local, Bits<NODE_BITS>>,
    first: Signal<Local, Bit>,
    list_valid: Signal<Local, Bit>,
    list_slot: Signal<Local, Bits<SLOT_BITS>>,
    new_count: Signal<Local, Bits<COUNT_BITS>>,
    read_node: Array<Signal<Local, Bits<NODE_BITS>>, PORTS>,
    swept_slot: Signal<Local, Bits<SLOT_BITS>>,
    one_bit: Signal<Local, Bits<1>>,
}

impl<
        const SLOT_BITS: usize,
        const NODE_BITS: usize,
        const COUNT_BITS: usize,
        const ADDR_BITS: usize,
    > Logic for WordLog<SLOT_BITS, NODE_BITS, COUNT_BITS, ADDR_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, oldest, newest, available, sweeping, sweep, placing, slot, node);
        clock!(self, clock, tails, values, counted, free);
        self.log_ready.next = !self.sweeping.q.val();

        // Cycle 0 of a put: a free node, and the end of the list.
        self.put_full.next = !self.available.q.val().any();
        self.put_node.next = self.free.read_word.val();
        self.take.next = self.put_valid.val() & self.available.q.val().any() & !self.clear.val();
        self.placing.d.next = self.take.val();
        self.next_oldest.next = self.oldest.q.val();
        if self.take.val() {
            self.slot.d.next = self.put_slot.val();
            self.node.d.next = self.free.read_word.val();
            self.next_oldest.next = self.oldest.q.val() + 1;
        }
        if self.clear.val() {
            self.next_oldest.next = 0.into();
        }
        self.oldest.d.next = self.next_oldest.val();
        self.free.read_index.next = self.next_oldest.val();
        self.free.write_valid.next = self.free_valid.val();
        self.free.write_index.next = self.newest.q.val();
        self.free.write_word.next = self.free_node.val();
        if self.free_valid.val() {
            self.newest.d.next = self.newest.q.val() + 1;
        }
        if self.free_valid.val() & !self.take.val() {
            self.available.d.next = self.available.q.val() + 1;
        }
        if self.take.val() & !self.free_valid.val() {
            self.available.d.next = self.available.q.val() - 1;
        }
        self.values.write_valid.next = self.take.val();
        self.values.write_index.next = self.free.read_word.val();
        self.values.write_word.next = self.put_value.val();
        self.one_bit.next = 0.into();
        if self.counted_bit.val() {
            self.one_bit.next = 1.into();
        }
        self.counted.write_valid.next = self.counted_valid.val();
        self.counted.write_index.next = self.counted_node.val();
        self.counted.write_word.next = self.one_bit.val();

        // Cycle 1: the list is longer, or has begun.
        self.counts[3].clock.next = self.clock.val();
        self.counts[3].read_index.next = self.put_slot.val();
        self.tails.read_index.next = self.put_slot.val();
        self.first.next = !self.counts[3].read_word.val().any();
        self.placed_valid.next = self.placing.q.val();
        self.placed_first.next = self.placing.q.val() & self.first.val();
        self.placed_slot.next = self.slot.q.val();
        self.empty_ready.next = !self.placing.q.val();
        self.tails.write_valid.next = self.placing.q.val();
        self.tails.write_index.next = self.slot.q.val();
        self.tails.write_word.next = self.node.q.val();
        self.list_valid.next = self.placing.q.val();
        self.list_slot.next = self.slot.q.val();
        self.new_count.next = self.counts[3].read_word.val() + 1;
        if !self.placing.q.val() {
            self.list_valid.next = self.empty_valid.val();
            self.list_slot.next = self.empty_slot.val();
            self.new_count.next = 0.into();
        }
        self.swept_slot.next = bit_cast::<SLOT_BITS, NODE_BITS>(self.sweep.q.val());
        if self.sweeping.q.val() {
            self.list_valid.next = true;
            self.list_slot.next = self.swept_slot.val();
            self.new_count.next = 0.into();
        }
        self.counts[3].write_valid.next = self.list_valid.val();
        self.counts[3].write_index.next = self.list_slot.val();
        self.counts[3].write_word.next = self.new_count.val();

        for port in 0..3 {
            self.heads[port].clock.next = self.clock.val();
            self.heads[port].read_index.next = self.walk_slot[port].val();
            self.heads[port].write_valid.next = self.placing.q.val() & self.first.val();
            self.heads[port].write_index.next = self.slot.q.val();
            self.heads[port].write_word.next = self.node.q.val();
            self.counts[port].clock.next = self.clock.val();
            self.counts[port].read_index.next = self.walk_slot[port].val();
            self.counts[port].write_valid.next = self.list_valid.val();
            self.counts[port].write_index.next = self.list_slot.val();
            self.counts[port].write_word.next = self.new_count.val();
            self.links[port].clock.next = self.clock.val();
            self.links[port].write_valid.next = self.placing.q.val() & !self.first.val();
            self.links[port].write_index.next = self.tails.read_word.val();
            self.links[port].write_word.next = self.node.q.val();
            self.addresses[port].clock.next = self.clock.val();
            self.addresses[port].write_valid.next = self.take.val();
            self.addresses[port].write_index.next = self.free.read_word.val();
            self.addresses[port].write_word.next = self.put_address.val();

            self.at_node[port].clock.next = self.clock.val();
            self.left[port].clock.next = self.clock.val();
            self.walking[port].clock.next = self.clock.val();
            self.walk_count[port].next = self.counts[port].read_word.val();
            self.walk_valid[port].next = self.walking[port].q.val();
            self.walk_last[port].next = self.left[port].q.val() == 1;
            self.walk_node[port].next = self.at_node[port].q.val();
            self.walk_address[port].next = self.addresses[port].read_word.val();
            self.read_node[port].next = self.at_node[port].q.val();
            self.left[port].d.next = self.left[port].q.val();
            self.walking[port].d.next = self.walking[port].q.val();
            if self.walk_take[port].val() {
                self.read_node[port].next = self.links[port].read_word.val();
                self.left[port].d.next = self.left[port].q.val() - 1;
                if self.left[port].q.val() == 1 {
                    self.walking[port].d.next = false;
                }
            }
            if self.walk_begin[port].val() {
                self.read_node[port].next = self.heads[port].read_word.val();
                self.left[port].d.next = self.counts[port].read_word.val();
                self.walking[port].d.next = true;
            }
            self.at_node[port].d.next = self.read_node[port].val();
            self.addresses[port].read_index.next = self.read_node[port].val();
            self.links[port].read_index.next = self.read_node[port].val();
            if self.clear.val() {
                self.walking[port].d.next = false;
            }
        }
        self.values.read_index.next = self.read_node[1].val();
        self.counted.read_index.next = self.read_node[2].val();
        self.walk_value.next = self.values.read_word.val();
        self.walk_counted.next = self.counted.read_word.val().any();

        if self.sweeping.q.val() {
            self.free.write_valid.next = true;
            self.free.write_index.next = self.sweep.q.val();
            self.free.write_word.next = self.sweep.q.val();
            self.sweep.d.next = self.sweep.q.val() + 1;
            self.newest.d.next = 0.into();
            self.available.d.next = 0.into();
            if self.sweep.q.val().all() {
                self.sweeping.d.next = false;
                self.available.d.next = bit_cast::<COUNT_BITS, NODE_BITS>(self.sweep.q.val()) + 1;
            }
        }
        if self.clear.val() {
            self.sweeping.d.next = true;
            self.sweep.d.next = 0.into();
            self.newest.d.next = 0.into();
            self.available.d.next = 0.into();
            self.placing.d.next = false;
        }
    }
}
