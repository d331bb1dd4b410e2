//! The atomic unit of a slice of a memory partition: read, operate, write, one word at a time, and what waits for it.
//!
//! Sync primitives, sections 3 and 4: the unit stands before the memory of its slice (the second level, or DRAM), and everything that goes there passes
//! through it: atomics word by word, volatile loads and stores as packets of up to a line. The paper measures two machines and tells them apart by one
//! question, whether an atomic unit with a queue holds its line hostage; here a strap decides it.
//!
//! ```text
//!                +---------------------------------------------+
//!  req_*       ->| entries: address, operation, what they wait |-> mem_* (reads, writes, volatile packets)
//!                |          for; the next one in turn          |<- write_ack
//!                | operate: AtomicAlu, or elsewhere            |<- memrsp_*
//!  result_*    ->|                                             |-> operate_*
//!                | results, in the order of operation          |-> rsp_* (old words), mem_* (new words)
//!                +---------------------------------------------+
//! ```
//!
//! **Requests** (`req_*`, valid/ready): `req_address` is a word's, `req_tag` comes back with the answer. An atomic reads the word at the memory,
//! operates, writes the new word and answers the old one; with `req_wide` (an even address) the words are two, `*2` is the high one. `req_ready` while
//! an entry is free; a request takes the lowest free one.
//!
//! **Volatile packets** (`Load`, `Store`; `req_address` is one of their line): they wait for their turn and go on to the memory under their tag; their
//! bytes and answers do not pass through the unit, and `req_data` is ignored.
//!
//! **Order.** When a request is taken it is compared with all entries, and waits for some of them to end:
//!
//! | request | waits, with `cfg_hold` high (Fermi), for | low (Tesla) |
//! | --- | --- | --- |
//! | atomic | all of its line | atomics of the same 8 bytes, volatile packets of its line |
//! | load | what holds its line, stores of it | atomics and stores of its line |
//! | store | what holds its line, loads and stores of it | all of its line |
//!
//! With `cfg_hold` high an atomic **holds** its line until it ends. A packet that finds the line held is treated like an atomic addition of 0: it holds
//! the line too, so that the line stays held until its queue is empty, goes out with `mem_answers`, and ends when `memrsp_valid` names its entry (the
//! words are ignored). With `cfg_hold` low no packet holds anything. A packet that does not hold ends when it has landed. `mem_held` marks the accesses
//! of an entry that found its line held: the line is there, its tags need not be looked up. `cfg_hold` may change only while the unit is empty. What
//! ends in the cycle in which a request is taken is not found by it.
//!
//! **Memory**: `mem_valid & mem_ready` hands an access over. Writes go before all else; what may go out besides takes turns, from the entry after the
//! last one upwards. Until it is taken an access may give way to another. The memory reports once of each access, under its `mem_entry`, that it has
//! taken place; it may do accesses, and report, in any order:
//!
//! | access | the memory reports by |
//! | --- | --- |
//! | read; packet that holds (`mem_answers` high) | `memrsp_*`, an answer |
//! | write; packet that does not hold (`mem_answers` low) | `write_ack`, with `write_ack_entry`; or `mem_ordered` high in the cycle of the hand-over |
//!
//! A store or write has **landed** when every access that is handed over later finds it; a load when no later one changes what it returns. An entry
//! keeps what waits for it back until its access has landed, so a memory may post its writes. Answers and acknowledges come no earlier than in the
//! cycle after the hand-over; one that nobody waits for is ignored. `memrsp_ready` is low only while an external operation waits; acknowledges are
//! always taken. `mem_ordered` says that what is taken in this cycle has its place before all that is taken later, so it has landed at once: a memory
//! that does accesses in the order of their hand-over ties it high, and `write_ack` low.
//!
//! **Operate elsewhere** (`External`): `operate_valid` shows tag and old words until `result_valid` brings the new ones, in the same cycle at the
//! earliest. A result that nobody waits for is ignored.
//!
//! **Answers** (`rsp_*`, valid/ready, stable): tag and old words, in the order of operation, each independent of its write. An atomic ends when its
//! answer is taken and its write has landed. The high words of an atomic of one word mean nothing, here and at the memory.
//!
//! **Latency.** The access goes out 1 cycle after the request is taken, or 1 cycle after the end of the last one it waits for; 2 cycles after the
//! memory's answer there are write and answer; an external operation adds the cycles to its result. So atomics on one word follow each other every L +
//! A + 3 cycles, L being those of the memory from the read to its answer, A those from the write to its acknowledge, 0 with `mem_ordered`.
//! **Throughput**: an access a cycle, so an atomic every 2 cycles; packets that wait for each other still go one a cycle.
//!
//! **Guarantee.** Every atomic is answered once, with what the one before it on its word wrote; a full unit loses nothing. No access goes out while an
//! older one that it waits for has not landed. With `cfg_hold` high nothing passes what holds its line. If the memory answers and acknowledges, and
//! takes a write whatever becomes of its answers, nothing waits for ever: an entry waits only for older ones.
//!
//! **Combining** (`combining_atomic_unit`, not in the paper). Atomics wait for those of the same words, not of the same 8 bytes. An operation that ends
//! passes its new words to the one request that waits for it alone, if that is an atomic of the same words: it operates in the next cycle, without the
//! memory. So atomics on one word that wait here are done one a cycle, and the last of them is written. Words that the memory brings come first; then
//! the new ones are written, and the next request reads them. An atomic whose new words are passed on, or written, is waited for no more and holds
//! nothing, though its answer may not be taken yet. An atomic behind a load or store of its line waits for that too.
//!
//! **clear** empties the unit. **Same-cycle priority**: clear over all; a request in that cycle is dropped. Accesses handed over before must not be
//! answered, acknowledged or done after it: the memory is cleared with the unit.

mod stages;

use crate::atomic_alu::AtomicAlu;
use crate::atomic_op::{AtomicOp, MemoryKind};
use crate::lane_table::LaneTable;
use crate::prelude::*;
use crate::quiet::Lazy;

/// Bits `low` and above of a word of `width` bits.
const fn bits_from(low: usize, width: usize) -> u64 {
    let all = (1 << width) - 1;
    all >> low << low
}

/// `ENTRIES = 2^ENTRY_BITS <= 32` entries, lines of `2^LINE_BITS` words; it combines if `COMBINES` is 1, and not if 0.
#[derive(LogicBlock, Unit)]
#[unit(
    SyncPrimitives,
    "atomics and volatile accesses before the memory of a slice",
    AtomicUnit::<
        ATOMIC_ENTRIES, ATOMIC_ENTRY_BITS, WORD_ADDRESS_BITS, LINE_WORD_BITS, PACKET_TAG_BITS, 0
    >::default()
)]
#[unit(
    "combining_atomic_unit",
    SyncPrimitives,
    "atomics before the memory of a slice, those on one word without the memory between them",
    AtomicUnit::<
        ATOMIC_ENTRIES, ATOMIC_ENTRY_BITS, WORD_ADDRESS_BITS, LINE_WORD_BITS, PACKET_TAG_BITS, 1
    >::default()
)]
#[legal(
    ENTRY_BITS > 0 && ENTRIES == 1 << ENTRY_BITS,
    "{ENTRIES} entries of {ENTRY_BITS} bits: a power of two from 2 to 32"
)]
#[legal(
    0 < LINE_BITS && LINE_BITS < ADDR_BITS,
    "{LINE_BITS} of {ADDR_BITS} address bits in a line: at least 1, and one less than all"
)]
#[legal(COMBINES < 2, "{COMBINES} for whether it combines: 0 or 1")]
#[idle(|unit| !unit.clear.val()
        && !unit.req_valid.val()
        && !unit.mem_valid.val()
        && !unit.write_ack.val()
        && !unit.memrsp_valid.val()
        && !unit.operating.q.val()
        && !unit.rsp_valid.val())]
pub struct AtomicUnit<
    const ENTRIES: usize,
    const ENTRY_BITS: usize,
    const ADDR_BITS: usize,
    const LINE_BITS: usize,
    const TAG_BITS: usize,
    const COMBINES: usize,
> {
    /// Rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous: empties the unit without answers. The memory is cleared in the same cycle.
    pub clear: Signal<In, bool>,
    /// 1: an atomic keeps its line to itself until it ends (Fermi). 0: later atomics wait only for those of
    /// the same 8 bytes (Tesla). Changes only while `queued` is 0.
    pub cfg_hold: Signal<In, bool>,
    /// A request; taken at a clock at which `req_ready` is high too.
    pub req_valid: Signal<In, bool>,
    /// An entry is free; does not depend on `req_valid`.
    pub req_ready: Signal<Out, bool>,
    /// Operation, from `ATOMIC_ADD` (0) to `ATOMIC_STORE` (15); docs/integration.md lists the codes.
    pub req_op: Signal<In, AtomicOp>,
    /// The atomic is of 64 bits, two words at an even address; pins that end in 2 are the high word.
    pub req_wide: Signal<In, bool>,
    /// Word address (byte address / 4); of a volatile load or store any word of its line.
    pub req_address: Signal<In, Bits<ADDR_BITS>>,
    /// Unique among requests in flight; comes back on `mem_tag`, `operate_tag` and `rsp_tag`.
    pub req_tag: Signal<In, Bits<TAG_BITS>>,
    /// Operand of the atomic, low word; ignored for volatile loads and stores.
    pub req_data: Signal<In, Bits<32>>,
    /// Operand of the atomic, high word; used with `req_wide`.
    pub req_data2: Signal<In, Bits<32>>,
    /// What `ATOMIC_COMPARE_SWAP` compares memory with, low word.
    pub req_compare: Signal<In, Bits<32>>,
    /// What `ATOMIC_COMPARE_SWAP` compares memory with, high word; used with `req_wide`.
    pub req_compare2: Signal<In, Bits<32>>,
    /// An access to the memory; handed over at a clock at which `mem_ready` is high too. Until then another one
    /// may take its place.
    pub mem_valid: Signal<Out, bool>,
    /// The memory takes the access at this clock.
    pub mem_ready: Signal<In, bool>,
    /// 0: read for an atomic, 1: write of an atomic, 2: volatile load, 3: volatile store.
    pub mem_kind: Signal<Out, MemoryKind>,
    /// Word address of the access: `req_address` of its request.
    pub mem_address: Signal<Out, Bits<ADDR_BITS>>,
    /// The read or write is of two words, at `mem_address` and the address after it. Only of kinds 0 and 1.
    pub mem_wide: Signal<Out, bool>,
    /// Word to write, of a write (kind 1).
    pub mem_data: Signal<Out, Bits<32>>,
    /// High word to write, of a write with `mem_wide`.
    pub mem_data2: Signal<Out, Bits<32>>,
    /// Entry of the access, by which the memory answers or acknowledges it.
    pub mem_entry: Signal<Out, Bits<ENTRY_BITS>>,
    /// `req_tag` of the request, under which bytes of a volatile load or store pass outside of the unit.
    pub mem_tag: Signal<Out, Bits<TAG_BITS>>,
    /// The request found its line held by an older one: the line is there and its tags need no look-up.
    pub mem_held: Signal<Out, bool>,
    /// The memory reports this access on `memrsp_*`; else on `write_ack`, or with `mem_ordered` not at all.
    pub mem_answers: Signal<Out, bool>,
    /// The access that is handed over at this clock takes place before all later ones, and needs no `write_ack`.
    /// Sampled with `mem_valid` and `mem_ready`; ignored with `mem_answers`.
    pub mem_ordered: Signal<In, bool>,
    /// An access without `mem_answers` and `mem_ordered` has taken place before all that is handed over later.
    /// Once for each, from the cycle after the hand-over on; always taken.
    pub write_ack: Signal<In, bool>,
    /// Entry of the access that is acknowledged: its `mem_entry`.
    pub write_ack_entry: Signal<In, Bits<ENTRY_BITS>>,
    /// The answer to an access with `mem_answers`, from the cycle after the hand-over on, in any order;
    /// taken at a clock at which `memrsp_ready` is high too.
    pub memrsp_valid: Signal<In, bool>,
    /// Low only while `operate_valid` is high.
    pub memrsp_ready: Signal<Out, bool>,
    /// Entry of the access that is answered: its `mem_entry`.
    pub memrsp_entry: Signal<In, Bits<ENTRY_BITS>>,
    /// Word that was read for an atomic; ignored for volatile loads and stores.
    pub memrsp_data: Signal<In, Bits<32>>,
    /// High word that was read for an atomic of 64 bits.
    pub memrsp_data2: Signal<In, Bits<32>>,
    /// An atomic with `ATOMIC_EXTERNAL` waits for its new words on `result_*`; high until they come.
    pub operate_valid: Signal<Out, bool>,
    /// Tag of the atomic; valid with `operate_valid`.
    pub operate_tag: Signal<Out, Bits<TAG_BITS>>,
    /// Old word of the atomic; valid with `operate_valid`.
    pub operate_data: Signal<Out, Bits<32>>,
    /// Old high word of an atomic of 64 bits; valid with `operate_valid`.
    pub operate_data2: Signal<Out, Bits<32>>,
    /// New words for the atomic of `operate_valid`, in the same cycle at the earliest; ignored while that is low.
    pub result_valid: Signal<In, bool>,
    /// New word of the atomic.
    pub result_data: Signal<In, Bits<32>>,
    /// New high word of an atomic of 64 bits.
    pub result_data2: Signal<In, Bits<32>>,
    /// The answer to an atomic (packets have none); stays until the clock at which `rsp_ready` is high.
    pub rsp_valid: Signal<Out, bool>,
    /// The answer is taken at this clock.
    pub rsp_ready: Signal<In, bool>,
    /// `req_tag` of the atomic.
    pub rsp_tag: Signal<Out, Bits<TAG_BITS>>,
    /// Word before the atomic.
    pub rsp_data: Signal<Out, Bits<32>>,
    /// High word before an atomic of 64 bits; undefined for one word.
    pub rsp_data2: Signal<Out, Bits<32>>,
    /// Number of entries in use.
    pub queued: Signal<Out, Bits<6>>,
    alu: Lazy<AtomicAlu>,
    /// By entry: data, its high word, compare, its high word.
    operands: LaneTable<4, 32, ENTRY_BITS>,
    /// Results lie in a ring, in the order of operation: what is to be written ...
    new_words: LaneTable<2, 32, ENTRY_BITS>,
    new_entry: LaneTable<1, ENTRY_BITS, ENTRY_BITS>,
    /// ... and what is to be answered.
    old_words: LaneTable<2, 32, ENTRY_BITS>,
    old_entry: LaneTable<1, ENTRY_BITS, ENTRY_BITS>,
    old_tag: LaneTable<1, TAG_BITS, ENTRY_BITS>,
    address: Array<DFF<Bits<ADDR_BITS>>, ENTRIES>,
    op: Array<DFF<AtomicOp>, ENTRIES>,
    tag: Array<DFF<Bits<TAG_BITS>>, ENTRIES>,
    /// The entries that an entry waits for.
    waits: Array<DFF<Bits<ENTRIES>>, ENTRIES>,
    live: DFF<Bits<ENTRIES>>,
    /// Has not gone to the memory yet.
    waiting: DFF<Bits<ENTRIES>>,
    /// Has gone there, and its answer has not come.
    asked: DFF<Bits<ENTRIES>>,
    /// Has gone there, and has not landed.
    landing: DFF<Bits<ENTRIES>>,
    /// Has operated: the new word is to be written, the old one to be answered.
    to_write: DFF<Bits<ENTRIES>>,
    to_answer: DFF<Bits<ENTRIES>>,
    wide: DFF<Bits<ENTRIES>>,
    /// Loads and stores.
    packets: DFF<Bits<ENTRIES>>,
    stores: DFF<Bits<ENTRIES>>,
    /// Found its line held.
    held: DFF<Bits<ENTRIES>>,
    /// The entries after the last one that went out in turn.
    after: DFF<Bits<ENTRIES>>,
    count: DFF<Bits<6>>,
    /// An operation, on words that have come.
    operating: DFF<Bit>,
    operand_of: DFF<Bits<ENTRY_BITS>>,
    operate_op: DFF<AtomicOp>,
    operate_wide: DFF<Bit>,
    tag_of: DFF<Bits<TAG_BITS>>,
    old: DFF<Bits<32>>,
    old2: DFF<Bits<32>>,
    data: DFF<Bits<32>>,
    data2: DFF<Bits<32>>,
    compare: DFF<Bits<32>>,
    compare2: DFF<Bits<32>>,
    /// Places in the ring of the next result, of the next to write and of the next to answer.
    produced: DFF<Bits<ENTRY_BITS>>,
    written: DFF<Bits<ENTRY_BITS>>,
    answered: DFF<Bits<ENTRY_BITS>>,
    /// All that the entry waits for are atomics of its words.
    alike: Array<DFF<Bits<ENTRIES>>, COMBINES>,
    /// Place in its ring of the next result to be written: fewer are written than answered.
    produced_to_write: Array<DFF<Bits<ENTRY_BITS>>, COMBINES>,
    #[value(|entry| entry)]
    entry_id: Array<Constant<Bits<ENTRY_BITS>>, ENTRIES>,
    #[value(1)]
    one: Constant<Bits<ENTRIES>>,
    /// The bits of an address that name its line, and those that name its 8 bytes.
    #[value(|of| bits_from([LINE_BITS, 1][of as usize], ADDR_BITS))]
    name_bits: Array<Constant<Bits<ADDR_BITS>>, 2>,
    may_go: Signal<Local, Bits<ENTRIES>>,
    in_turn: Signal<Local, Bits<ENTRIES>>,
    writes: Signal<Local, Bit>,
    chosen: Signal<Local, Bits<ENTRIES>>,
    handed: Signal<Local, Bits<ENTRIES>>,
    wrote: Signal<Local, Bits<ENTRIES>>,
    posted: Signal<Local, Bits<ENTRIES>>,
    landed: Signal<Local, Bits<ENTRIES>>,
    unlanded: Signal<Local, Bits<ENTRIES>>,
    returned: Signal<Local, Bits<ENTRIES>>,
    came_back: Signal<Local, Bits<ENTRIES>>,
    brought: Signal<Local, Bits<ENTRIES>>,
    /// An operation starts, of this entry on these words.
    starts: Signal<Local, Bit>,
    next_entry: Signal<Local, Bits<ENTRY_BITS>>,
    next_old: Signal<Local, Bits<32>>,
    next_old2: Signal<Local, Bits<32>>,
    next_op: Signal<Local, AtomicOp>,
    next_tag: Signal<Local, Bits<TAG_BITS>>,
    operates: Signal<Local, Bits<ENTRIES>>,
    external: Signal<Local, Bit>,
    finishes: Signal<Local, Bit>,
    told: Signal<Local, Bits<ENTRIES>>,
    unwritten: Signal<Local, Bits<ENTRIES>>,
    untold: Signal<Local, Bits<ENTRIES>>,
    done: Signal<Local, Bits<ENTRIES>>,
    passed: Signal<Local, Bits<ENTRIES>>,
    ending: Signal<Local, Bits<ENTRIES>>,
    difference: Signal<Local, Bits<ADDR_BITS>>,
    /// Those that need not be waited for any more, and those that have to be.
    released: Signal<Local, Bits<ENTRIES>>,
    binding: Signal<Local, Bits<ENTRIES>>,
    same_line: Signal<Local, Bits<ENTRIES>>,
    same_pair: Signal<Local, Bits<ENTRIES>>,
    holding: Signal<Local, Bits<ENTRIES>>,
    line_held: Signal<Local, Bit>,
    is_store: Signal<Local, Bit>,
    is_packet: Signal<Local, Bit>,
    wanted: Signal<Local, Bits<ENTRIES>>,
    free: Signal<Local, Bits<ENTRIES>>,
    take: Signal<Local, Bit>,
    taken: Signal<Local, Bits<ENTRIES>>,
    taken_entry: Signal<Local, Bits<ENTRY_BITS>>,
    count_now: Signal<Local, Bits<6>>,
    /// The atomic that waits for the operation alone, and is of its words.
    follows: Array<Signal<Local, Bits<ENTRIES>>, COMBINES>,
    follower: Array<Signal<Local, Bits<ENTRY_BITS>>, COMBINES>,
    /// It gets the new words, and who operated needs not write them.
    passes_on: Array<Signal<Local, Bit>, COMBINES>,
    passed_on: Array<Signal<Local, Bits<ENTRIES>>, COMBINES>,
    /// Two atomics end that have landed before.
    two_done: Array<Signal<Local, Bit>, COMBINES>,
    same_word: Array<Signal<Local, Bits<ENTRIES>>, COMBINES>,
    /// Atomics of as many words as the request.
    same_width: Array<Signal<Local, Bits<ENTRIES>>, COMBINES>,
}

impl<
        const ENTRIES: usize,
        const ENTRY_BITS: usize,
        const ADDR_BITS: usize,
        const LINE_BITS: usize,
        const TAG_BITS: usize,
        const COMBINES: usize,
    > Logic for AtomicUnit<ENTRIES, ENTRY_BITS, ADDR_BITS, LINE_BITS, TAG_BITS, COMBINES>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self, clock, live, waiting, asked, landing, to_write, to_answer, wide, packets, stores,
            held
        );
        dff_setup!(
            self,
            clock,
            operating,
            operand_of,
            operate_op,
            operate_wide,
            tag_of,
            old,
            old2
        );
        dff_setup!(
            self, clock, data, data2, compare, compare2, after, count, produced, written, answered
        );
        clock!(self, clock, operands, new_words, new_entry, old_words, old_entry, old_tag);

        self.choose();
        self.offer();
        self.acknowledge();
        self.receive();
        self.operate();
        self.answer();
        self.end();
        self.pass_on();
        self.start();
        self.compare_request();
        self.compare_words();
        self.take_request();
        self.go_on();
        self.empty();
    }
}
