//! The atomic unit of a slice of a memory partition: read, operate, write, one word at a time, and what waits for it.
//!
//! Sync primitives, sections 3 and 4: the unit stands before the memory of its slice (the second level, or DRAM), and everything that
//! goes there passes through it: atomics word by word, volatile loads and stores as packets of up to a line. The paper measures two
//! machines and tells them apart by one question, whether an atomic unit with a queue holds its line hostage; here a strap decides it.
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
//! **Requests** (`req_*`, valid/ready): `req_address` is a word's, `req_tag` comes back with the answer. An atomic reads the word at the
//! memory, operates, writes the new word and answers the old one; with `req_wide` (an even address) the words are two, `*2` is the high
//! one. `req_ready` while an entry is free; a request takes the lowest free one.
//!
//! **Volatile packets** (`Load`, `Store`; `req_address` is one of their line): they wait for their turn and go on to the memory under
//! their tag; their bytes and answers do not pass through the unit, and `req_data` is ignored.
//!
//! **Order.** When a request is taken it is compared with all entries, and waits for some of them to end:
//!
//! | request | waits, with `cfg_hold` high (Fermi), for | low (Tesla) |
//! | --- | --- | --- |
//! | atomic | all of its line | atomics of the same 8 bytes, volatile packets of its line |
//! | load | what holds its line, stores of it | atomics and stores of its line |
//! | store | what holds its line, loads and stores of it | all of its line |
//!
//! With `cfg_hold` high an atomic **holds** its line until it ends. A packet that finds the line held is treated like an atomic addition of 0: it
//! holds the line too, so that the line stays held until its queue is empty, goes out with `mem_answers`, and ends when
//! `memrsp_valid` names its entry (the words are ignored). With `cfg_hold` low no packet holds anything. A packet that does not hold ends when
//! it has landed. `mem_held` marks the accesses of an entry that found its line held: the line is there, its tags need not be
//! looked up. `cfg_hold` may change only while the unit is empty. What ends in the cycle in which a request is taken is not found by it.
//!
//! **Memory**: `mem_valid & mem_ready` hands an access over. Writes go before all else; what may go out
//! besides takes turns, from the entry after the last one upwards. Until it is taken an access may give way to another. The memory reports
//! once of each access, under its `mem_entry`, that it has taken place; it may do accesses, and report, in any order:
//!
//! | access | the memory reports by |
//! | --- | --- |
//! | read; packet that holds (`mem_answers` high) | `memrsp_*`, an answer |
//! | write; packet that does not hold (`mem_answers` low) | `write_ack`, with `write_ack_entry`; or `mem_ordered` high in the cycle of the hand-over |
//!
//! A store or write has **landed** when every access that is handed over later finds it; a load when no later one changes what it
//! returns. An entry keeps what waits for it back until its access has landed, so a memory may post its writes. Answers and
//! acknowledges come no earlier than in the cycle after the hand-over; one that nobody waits for is ignored. `memrsp_ready` is low
//! only while an external operation waits; acknowledges are always taken. `mem_ordered` says that what is taken in this cycle has its place before all
//! that is taken later, so it has landed at once: a memory that does accesses in the order of their hand-over ties it high, and `write_ack` low.
//!
//! **Operate elsewhere** (`External`): `operate_valid` shows tag and old words until `result_valid` brings the new ones, in the same cycle at the earliest.
//! A result that nobody waits for is ignored.
//!
//! **Answers** (`rsp_*`, valid/ready, stable): tag and old words, in the order of operation, each independent of its write. An
//! atomic ends when its answer is taken and its write has landed. The high words of an atomic of one word mean nothing, here and at the memory.
//!
//! **Latency.** The access goes out 1 cycle after the request is taken, or 1 cycle after the end of the last one it waits for; 2 cycles after
//! the memory's answer there are write and answer; an external operation adds the cycles to its result. So atomics on one
//! word follow each other every L + A + 3 cycles, L being those of the memory from the read to its answer, A those from the write to its acknowledge, 0
//! with `mem_ordered`. **Throughput**: an access a cycle, so
//! an atomic every 2 cycles; packets that wait for each other still go one a cycle.
//!
//! **Guarantee.** Every atomic is answered once, with what the one before it on its word wrote; a full unit loses nothing. No access goes
//! out while an older one that it waits for has not landed. With `cfg_hold` high nothing passes what holds its line. If the memory answers and
//! acknowledges, and takes a write whatever becomes of its answers, nothing waits for ever: an entry waits only for older ones.
//!
//! **clear** empties the unit. **Same-cycle priority**: clear over all; a request in that cycle is dropped. Accesses handed over
//! before must not be answered, acknowledged or done after it: the memory is cleared with the unit.

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

/// `ENTRIES = 2^ENTRY_BITS <= 32` entries, lines of `2^LINE_BITS` words.
#[derive(LogicBlock, Unit)]
#[unit(
    SyncPrimitives,
    "atomics and volatile accesses before the memory of a slice",
    AtomicUnit::<
        ATOMIC_ENTRIES, ATOMIC_ENTRY_BITS, WORD_ADDRESS_BITS, LINE_WORD_BITS, PACKET_TAG_BITS
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
> {
    /// Rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous: empties the unit without answers. Clear the memory too: what was handed over before
    /// must not be answered, acknowledged or done after it.
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
    /// The answer to an atomic; stays with its pins until the clock at which `rsp_ready` is high.
    /// Volatile loads and stores have none here.
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
    returned_op: Signal<Local, AtomicOp>,
    returned_tag: Signal<Local, Bits<TAG_BITS>>,
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
    /// In use, and not ending in this cycle.
    stays: Signal<Local, Bits<ENTRIES>>,
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
}

impl<
        const ENTRIES: usize,
        const ENTRY_BITS: usize,
        const ADDR_BITS: usize,
        const LINE_BITS: usize,
        const TAG_BITS: usize,
    > Logic for AtomicUnit<ENTRIES, ENTRY_BITS, ADDR_BITS, LINE_BITS, TAG_BITS>
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
        self.compare_request();
        self.take_request();
        self.go_on();
        self.empty();
    }
}

/// What happens in a cycle, stage by stage.
impl<
        const ENTRIES: usize,
        const ENTRY_BITS: usize,
        const ADDR_BITS: usize,
        const LINE_BITS: usize,
        const TAG_BITS: usize,
    > AtomicUnit<ENTRIES, ENTRY_BITS, ADDR_BITS, LINE_BITS, TAG_BITS>
{
    /// What may go to the memory: writes, in the order of operation, else what waits for nobody, in turn.
    #[hdl_gen]
    fn choose(&mut self) {
        self.may_go.next = 0.into();
        for entry in 0..ENTRIES {
            self.may_go.next = self.may_go.val().replace_bit(
                entry,
                self.waiting.q.val().get_bit(entry) & !self.waits[entry].q.val().any(),
            );
        }
        self.in_turn.next = self.may_go.val() & self.after.q.val();
        if !self.in_turn.val().any() {
            self.in_turn.next = self.may_go.val();
        }
        self.new_words.read_row.next = self.written.q.val();
        self.new_entry.read_row.next = self.written.q.val();
        self.writes.next = self.to_write.q.val().any();
        // The lowest of them alone.
        self.chosen.next = self.in_turn.val() & (!self.in_turn.val() + 1);
        if self.writes.val() {
            self.chosen.next = self.one.val() << self.new_entry.read_data[0].val();
        }
    }

    /// The access that is offered.
    #[hdl_gen]
    fn offer(&mut self) {
        self.mem_valid.next = self.writes.val() | self.may_go.val().any();
        self.mem_address.next = 0.into();
        self.mem_entry.next = 0.into();
        self.mem_tag.next = 0.into();
        for entry in 0..ENTRIES {
            if self.chosen.val().get_bit(entry) {
                self.mem_address.next = self.mem_address.val() | self.address[entry].q.val();
                self.mem_entry.next = self.mem_entry.val() | self.entry_id[entry].val();
                self.mem_tag.next = self.mem_tag.val() | self.tag[entry].q.val();
            }
        }
        self.mem_wide.next = (self.chosen.val() & self.wide.q.val()).any();
        self.mem_held.next = (self.chosen.val() & self.held.q.val()).any();
        self.mem_kind.next = MemoryKind::Read;
        self.mem_answers.next = true;
        if (self.chosen.val() & self.packets.q.val()).any() {
            self.mem_kind.next = MemoryKind::Load;
            self.mem_answers.next = self.mem_held.val();
        }
        if (self.chosen.val() & self.stores.q.val()).any() {
            self.mem_kind.next = MemoryKind::Store;
        }
        if self.writes.val() {
            self.mem_kind.next = MemoryKind::Write;
            self.mem_answers.next = false;
        }
        self.mem_data.next = self.new_words.read_data[0].val();
        self.mem_data2.next = self.new_words.read_data[1].val();
        self.handed.next = 0.into();
        self.wrote.next = 0.into();
        self.posted.next = 0.into();
        if self.mem_valid.val() & self.mem_ready.val() {
            if !self.mem_answers.val() & !self.mem_ordered.val() {
                self.posted.next = self.chosen.val();
            }
            if self.writes.val() {
                self.wrote.next = self.chosen.val();
                self.written.d.next = self.written.q.val() + 1;
            } else {
                self.handed.next = self.chosen.val();
                self.after.d.next = !(self.chosen.val() | (self.chosen.val() - 1));
            }
        }
    }

    /// An acknowledge of the memory.
    #[hdl_gen]
    fn acknowledge(&mut self) {
        self.landed.next = 0.into();
        if self.write_ack.val() {
            self.landed.next = self.one.val() << self.write_ack_entry.val();
        }
    }

    /// An answer of the memory: with its operands an atomic's comes to the operation, a packet's ends the entry.
    #[hdl_gen]
    fn receive(&mut self) {
        self.external.next =
            self.operating.q.val() & (self.operate_op.q.val() == AtomicOp::External);
        self.memrsp_ready.next = !self.external.val();
        self.returned_op.next = AtomicOp::Add;
        self.returned_tag.next = 0.into();
        for entry in 0..ENTRIES {
            if self.memrsp_entry.val() == self.entry_id[entry].val() {
                self.returned_op.next = self.op[entry].q.val();
                self.returned_tag.next = self.returned_tag.val() | self.tag[entry].q.val();
            }
        }
        self.returned.next = 0.into();
        if self.memrsp_valid.val() & !self.external.val() {
            self.returned.next = self.asked.q.val() & (self.one.val() << self.memrsp_entry.val());
        }
        self.came_back.next = self.returned.val() & self.packets.q.val();
        self.brought.next = self.returned.val() & !self.packets.q.val();
        self.operands.read_row.next = self.memrsp_entry.val();
        self.operating.d.next = self.external.val() & !self.result_valid.val();
        if self.brought.val().any() {
            self.operating.d.next = true;
            self.operand_of.d.next = self.memrsp_entry.val();
            self.operate_op.d.next = self.returned_op.val();
            self.operate_wide.d.next = (self.returned.val() & self.wide.q.val()).any();
            self.tag_of.d.next = self.returned_tag.val();
            self.old.d.next = self.memrsp_data.val();
            self.old2.d.next = self.memrsp_data2.val();
            self.data.d.next = self.operands.read_data[0].val();
            self.data2.d.next = self.operands.read_data[1].val();
            self.compare.d.next = self.operands.read_data[2].val();
            self.compare2.d.next = self.operands.read_data[3].val();
        }
    }

    /// The operation, here or elsewhere; its results go into the rings.
    #[hdl_gen]
    fn operate(&mut self) {
        self.finishes.next =
            self.operating.q.val() & (!self.external.val() | self.result_valid.val());
        self.operates.next = 0.into();
        if self.finishes.val() {
            self.operates.next = self.one.val() << self.operand_of.q.val();
        }
        self.alu.op.next = self.operate_op.q.val();
        self.alu.wide.next = self.operate_wide.q.val();
        self.alu.memory.next = self.old.q.val();
        self.alu.memory2.next = self.old2.q.val();
        self.alu.data.next = self.data.q.val();
        self.alu.data2.next = self.data2.q.val();
        self.alu.compare.next = self.compare.q.val();
        self.alu.compare2.next = self.compare2.q.val();
        self.operate_valid.next = self.external.val();
        self.operate_tag.next = self.tag_of.q.val();
        self.operate_data.next = self.old.q.val();
        self.operate_data2.next = self.old2.q.val();
        self.new_words.write_data[0].next = self.alu.result.val();
        self.new_words.write_data[1].next = self.alu.result2.val();
        if self.external.val() {
            self.new_words.write_data[0].next = self.result_data.val();
            self.new_words.write_data[1].next = self.result_data2.val();
        }
        self.new_words.write_valid.next = self.finishes.val();
        self.new_entry.write_valid.next = self.finishes.val();
        self.old_words.write_valid.next = self.finishes.val();
        self.old_entry.write_valid.next = self.finishes.val();
        self.old_tag.write_valid.next = self.finishes.val();
        self.new_words.write_row.next = self.produced.q.val();
        self.new_entry.write_row.next = self.produced.q.val();
        self.old_words.write_row.next = self.produced.q.val();
        self.old_entry.write_row.next = self.produced.q.val();
        self.old_tag.write_row.next = self.produced.q.val();
        self.new_entry.write_data[0].next = self.operand_of.q.val();
        self.old_words.write_data[0].next = self.old.q.val();
        self.old_words.write_data[1].next = self.old2.q.val();
        self.old_entry.write_data[0].next = self.operand_of.q.val();
        self.old_tag.write_data[0].next = self.tag_of.q.val();
        if self.finishes.val() {
            self.produced.d.next = self.produced.q.val() + 1;
        }
    }

    /// The oldest result that is not answered.
    #[hdl_gen]
    fn answer(&mut self) {
        self.old_words.read_row.next = self.answered.q.val();
        self.old_entry.read_row.next = self.answered.q.val();
        self.old_tag.read_row.next = self.answered.q.val();
        self.rsp_valid.next = self.to_answer.q.val().any();
        self.rsp_tag.next = self.old_tag.read_data[0].val();
        self.rsp_data.next = self.old_words.read_data[0].val();
        self.rsp_data2.next = self.old_words.read_data[1].val();
        self.told.next = 0.into();
        if self.rsp_valid.val() & self.rsp_ready.val() {
            self.answered.d.next = self.answered.q.val() + 1;
            self.told.next = self.one.val() << self.old_entry.read_data[0].val();
        }
    }

    /// What ends: atomics whose write has landed and that are answered, packets that have landed, or come back if they hold.
    #[hdl_gen]
    fn end(&mut self) {
        self.unwritten.next = self.to_write.q.val() & !self.wrote.val();
        self.untold.next = self.to_answer.q.val() & !self.told.val();
        self.unlanded.next = (self.landing.q.val() & !self.landed.val()) | self.posted.val();
        self.done.next = (self.to_write.q.val() | self.to_answer.q.val() | self.landing.q.val())
            & !self.unwritten.val()
            & !self.untold.val()
            & !self.unlanded.val();
        self.passed.next =
            self.handed.val() & self.packets.q.val() & !self.held.q.val() & !self.posted.val();
        self.ending.next = self.done.val() | self.passed.val() | self.came_back.val();
    }

    /// What a request finds, and what it waits for.
    #[hdl_gen]
    fn compare_request(&mut self) {
        self.stays.next = self.live.q.val() & !self.ending.val();
        self.same_line.next = 0.into();
        self.same_pair.next = 0.into();
        for entry in 0..ENTRIES {
            self.difference.next = self.address[entry].q.val() ^ self.req_address.val();
            self.same_line.next = self.same_line.val().replace_bit(
                entry,
                self.stays.val().get_bit(entry)
                    & !(self.difference.val() & self.name_bits[0].val()).any(),
            );
            self.same_pair.next = self.same_pair.val().replace_bit(
                entry,
                !(self.difference.val() & self.name_bits[1].val()).any(),
            );
        }
        self.holding.next = self.same_line.val() & (!self.packets.q.val() | self.held.q.val());
        self.line_held.next = self.cfg_hold.val() & self.holding.val().any();
        self.is_store.next = self.req_op.val() == AtomicOp::Store;
        self.is_packet.next = self.is_store.val() | (self.req_op.val() == AtomicOp::Load);
        self.wanted.next = self.same_line.val();
        if self.is_packet.val() {
            if !self.is_store.val() {
                self.wanted.next =
                    self.holding.val() | (self.same_line.val() & self.stores.q.val());
            }
        } else if !self.cfg_hold.val() {
            self.wanted.next = self.same_line.val() & (self.same_pair.val() | self.packets.q.val());
        }
    }

    /// It takes the lowest free entry.
    #[hdl_gen]
    fn take_request(&mut self) {
        self.free.next = !self.live.q.val();
        self.req_ready.next = self.free.val().any();
        self.take.next = self.req_valid.val() & self.req_ready.val();
        self.taken.next = 0.into();
        if self.take.val() {
            self.taken.next = self.free.val() & (!self.free.val() + 1);
        }
        self.taken_entry.next = 0.into();
        for entry in 0..ENTRIES {
            self.address[entry].clock.next = self.clock.val();
            self.op[entry].clock.next = self.clock.val();
            self.tag[entry].clock.next = self.clock.val();
            self.waits[entry].clock.next = self.clock.val();
            self.address[entry].d.next = self.address[entry].q.val();
            self.op[entry].d.next = self.op[entry].q.val();
            self.tag[entry].d.next = self.tag[entry].q.val();
            self.waits[entry].d.next = self.waits[entry].q.val() & !self.ending.val();
            if self.taken.val().get_bit(entry) {
                self.taken_entry.next = self.taken_entry.val() | self.entry_id[entry].val();
                self.address[entry].d.next = self.req_address.val();
                self.op[entry].d.next = self.req_op.val();
                self.tag[entry].d.next = self.req_tag.val();
                self.waits[entry].d.next = self.wanted.val();
            }
        }
        self.operands.write_valid.next = self.take.val();
        self.operands.write_row.next = self.taken_entry.val();
        self.operands.write_data[0].next = self.req_data.val();
        self.operands.write_data[1].next = self.req_data2.val();
        self.operands.write_data[2].next = self.req_compare.val();
        self.operands.write_data[3].next = self.req_compare2.val();
        self.wide.d.next = self.wide.q.val() & !self.taken.val();
        self.packets.d.next = self.packets.q.val() & !self.taken.val();
        self.stores.d.next = self.stores.q.val() & !self.taken.val();
        self.held.d.next = self.held.q.val() & !self.taken.val();
        if self.req_wide.val() {
            self.wide.d.next = self.wide.q.val() | self.taken.val();
        }
        if self.is_packet.val() {
            self.packets.d.next = self.packets.q.val() | self.taken.val();
        }
        if self.is_store.val() {
            self.stores.d.next = self.stores.q.val() | self.taken.val();
        }
        if self.line_held.val() {
            self.held.d.next = self.held.q.val() | self.taken.val();
        }
    }

    /// Where the entries are from now on, and how many there are.
    #[hdl_gen]
    fn go_on(&mut self) {
        self.live.d.next = self.stays.val() | self.taken.val();
        self.waiting.d.next = (self.waiting.q.val() & !self.handed.val()) | self.taken.val();
        self.asked.d.next = (self.asked.q.val() & !self.returned.val())
            | (self.handed.val() & !self.passed.val() & !self.posted.val());
        self.landing.d.next = self.unlanded.val();
        self.to_write.d.next = self.unwritten.val() | self.operates.val();
        self.to_answer.d.next = self.untold.val() | self.operates.val();
        self.queued.next = self.count.q.val();
        self.count_now.next = self.count.q.val();
        if self.take.val() {
            self.count_now.next = self.count_now.val() + 1;
        }
        // One may end by its acknowledge while another ends by its answer or by its write.
        if (self.done.val() & self.landed.val()).any() {
            self.count_now.next = self.count_now.val() - 1;
        }
        if (self.done.val() & !self.landed.val()).any() {
            self.count_now.next = self.count_now.val() - 1;
        }
        if self.passed.val().any() {
            self.count_now.next = self.count_now.val() - 1;
        }
        if self.came_back.val().any() {
            self.count_now.next = self.count_now.val() - 1;
        }
        self.count.d.next = self.count_now.val();
    }

    /// `clear`.
    #[hdl_gen]
    fn empty(&mut self) {
        if self.clear.val() {
            self.live.d.next = 0.into();
            self.waiting.d.next = 0.into();
            self.asked.d.next = 0.into();
            self.landing.d.next = 0.into();
            self.to_write.d.next = 0.into();
            self.to_answer.d.next = 0.into();
            self.after.d.next = 0.into();
            self.count.d.next = 0.into();
            self.operating.d.next = false;
            self.produced.d.next = 0.into();
            self.written.d.next = 0.into();
            self.answered.d.next = 0.into();
        }
    }
}
