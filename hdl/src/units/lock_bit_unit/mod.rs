//! Lock bits of the banks of a shared memory, looked up beside every access.
//!
//! Scratchpad atomics, section 2 and 2.1.3 (the memory lock unit of Fermi), after US 8,055,856 (look-up
//! in parallel with the access, a flag a thread, no owner) and US 8,375,176 (the lock is the low
//! bits or a hash of the address).
//!
//! ```text
//!                       +---------------------------------------+
//!  row, lane (a bank) ->| hash -> LockArray -> winner of a lock |-> acquired (one bit a lane,
//!  load_lock         ->|                                       |             next cycle)
//!  store_unlock      ->|                                       |
//!                       +---------------------------------------+
//! ```
//!
//! Port `b` belongs to bank `b`: with `row` it says which word the bank accesses in this cycle, word
//! `row * BANKS + b`, and for which lane. `load_lock` bit `b` makes it a load that asks for the word's
//! lock, `store_unlock` bit `b` a store that releases it; other accesses do not come here.
//!
//! **Latency**: request in cycle t, `acquired` in cycle t + 1, with the bank's word. **Throughput**: a
//! request of every bank in every cycle.
//!
//! **Rules.** A load-lock acquires its lock if the lock is free and no lower lane asks for the same
//! lock in the same cycle. The lock is held until a store-unlock of any word with that lock, from
//! whichever lane: owners are not tracked, and a program that stores without having acquired is
//! wrong. A store-unlock of a free lock leaves it free (the store itself is the bank's and happens).
//! **Same-cycle priority**: `clear` (no lock is held), then load-lock, then store-unlock. Look-ups are
//! read-first: a load-lock in the cycle of the lock's store-unlock sees it held and fails, and the
//! lock is free in the next cycle; if the lock was free, the load-lock acquires it and the lock is held.
//! Two banks that serve one lane number in one cycle, which a warp never does: the lower bank goes first.
//!
//! **Decisions.** `locks` is a power of two: the paper's lock address is a field of the word address.
//! [`LockHash::LowBits`]: lock = word % locks. [`LockHash::XorFold`]: the word address is cut into fields of
//! log2(locks) bits, which are XORed. With low bits and at least as many locks as banks, a lock belongs to one bank, the
//! lock bits are one small array a bank, and no bank waits for another's winner. Otherwise banks share locks, and
//! whether a lane finds its lock free depends on the cycle in which its bank serves it.
//!
//! **Invariant** (proved on the Verilog): at most one lane acquires a lock between two releases of it.

use crate::lock_array::LockArray;
use crate::pins::Register;
use crate::prelude::*;

/// Which lock a word has.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum LockHash {
    /// The low bits of the word address.
    LowBits,
    /// All fields of the word address, XORed.
    XorFold,
}

impl LockHash {
    /// Fields of a word address of `bits` bits that are XORed for one of `locks` locks.
    fn fields(self, bits: usize, locks: usize) -> usize {
        match (self, locks.ilog2() as usize) {
            (Self::LowBits, _) | (_, 0) => 1,
            (Self::XorFold, width) => bits.div_ceil(width),
        }
    }
}

/// Lock bits for `BANKS <= 32` banks of `2^ROW_BITS` rows and `LANES = 2^LANE_BITS <= 32` lanes.
#[derive(LogicBlock, Unit)]
#[unit(
    ScratchpadAtomics,
    "lock bits of all banks, looked up beside the access",
    LockBitUnit::<
        BANKS, BANK_BITS, LANES, LANE_BITS, ROW_BITS, LOCK_BITS
    >::new(LOCKS, LockHash::LowBits)
)]
#[legal(
    BANKS == 1 << BANK_BITS && LANES == 1 << LANE_BITS && BANKS <= 32 && LANES <= 32,
    "{BANKS} banks of {BANK_BITS} bits, {LANES} lanes of {LANE_BITS} bits: at most 32 of each, powers of two"
)]
#[legal(
    LOCK_BITS == BANK_BITS + ROW_BITS,
    "{LOCK_BITS} bits of a lock: as many as a word address has, {}",
    BANK_BITS + ROW_BITS
)]
#[idle(|unit| !unit.clear.val()
        && !unit.load_lock.val().any()
        && !unit.store_unlock.val().any()
        && !unit.got.q.val().any()
        && unit.lane_of.iter().all(|lane| lane.keeps()))]
pub struct LockBitUnit<
    const BANKS: usize,
    const BANK_BITS: usize,
    const LANES: usize,
    const LANE_BITS: usize,
    const ROW_BITS: usize,
    const LOCK_BITS: usize,
> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub load_lock: Signal<In, Bits<BANKS>>,
    pub store_unlock: Signal<In, Bits<BANKS>>,
    pub row: Array<Signal<In, Bits<ROW_BITS>>, BANKS>,
    pub lane: Array<Signal<In, Bits<LANE_BITS>>, BANKS>,
    /// Lanes that acquired their lock with the load-locks of the cycle before.
    pub acquired: Signal<Out, Bits<LANES>>,
    locks: LockArray<BANKS, LOCK_BITS>,
    /// Banks whose load-lock acquired its lock, and the lane of each: which lanes these are is found in the next cycle.
    got: DFF<Bits<BANKS>>,
    lane_of: Array<DFF<Bits<LANE_BITS>>, BANKS>,
    lock_of: Array<Signal<Local, Bits<LOCK_BITS>>, BANKS>,
    /// Load-locks without those that another one of their lock goes before.
    first: Signal<Local, Bits<BANKS>>,
    /// The lane of each bank that acquired its lock.
    winner: Array<Signal<Local, Bits<LANES>>, BANKS>,
    winners: Signal<Local, Bits<LANES>>,
    #[value(1)]
    one: Constant<Bits<LANES>>,
    below: Vec<Signal<Local, Bits<BANKS>>>,
    /// Banks that may have words of another's lock: all, or none, and then nothing is built for it.
    _sharing: usize,
    row_of_bank: Signal<Local, Bits<ROW_BITS>>,
    /// The address of the word that each bank is asked for.
    word: Array<Signal<Local, Bits<LOCK_BITS>>, BANKS>,
    #[value(|bank| bank)]
    number: Array<Constant<Bits<LOCK_BITS>>, BANKS>,
    #[value(BANK_BITS as u64)]
    bank_bits: Constant<Bits<LOCK_BITS>>,
    #[value(0)]
    lock_mask: Constant<Bits<LOCK_BITS>>,
    /// Where each field of a word address begins.
    field: Vec<Constant<Bits<LOCK_BITS>>>,
    _fields: usize,
    /// The banks below a bank.
    lower: Vec<Constant<Bits<BANKS>>>,
}

impl<
        const BANKS: usize,
        const BANK_BITS: usize,
        const LANES: usize,
        const LANE_BITS: usize,
        const ROW_BITS: usize,
        const LOCK_BITS: usize,
    > LockBitUnit<BANKS, BANK_BITS, LANES, LANE_BITS, ROW_BITS, LOCK_BITS>
{
    /// `locks` lock bits.
    ///
    /// # Panics
    /// If `locks` is no power of two or above `2^LOCK_BITS`, a size is past its limit, or `LOCK_BITS` are not those of a word address.
    pub fn new(locks: usize, hash: LockHash) -> Self {
        Self::check_sizes();
        assert!(
            locks.is_power_of_two() && locks <= 1 << LOCK_BITS,
            "LockBitUnit: {locks} locks: choose a power of two from 1 to {}",
            1 << LOCK_BITS
        );
        let partitioned = hash == LockHash::LowBits && locks >= BANKS;
        let sharing = if partitioned { 0 } else { BANKS };
        let fields = hash.fields(BANK_BITS + ROW_BITS, locks);
        let width = u64::from(locks.ilog2());
        Self {
            locks: LockArray::new(locks, partitioned),
            below: vec![Default::default(); sharing],
            _sharing: sharing,
            lower: (0..sharing)
                .map(|bank| Constant::new(((1 << bank) - 1).into()))
                .collect(),
            lock_mask: Constant::new((locks as u64 - 1).into()),
            field: (0..fields as u64)
                .map(|field| Constant::new((field * width).into()))
                .collect(),
            _fields: fields,
            ..Default::default()
        }
    }
}

impl<
        const BANKS: usize,
        const BANK_BITS: usize,
        const LANES: usize,
        const LANE_BITS: usize,
        const ROW_BITS: usize,
        const LOCK_BITS: usize,
    > Logic for LockBitUnit<BANKS, BANK_BITS, LANES, LANE_BITS, ROW_BITS, LOCK_BITS>
{
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, got);
        clock!(self, clock, locks);
        for bank in 0..BANKS {
            self.row_of_bank.next = self.row[bank].val();
            self.word[bank].next = (bit_cast::<LOCK_BITS, ROW_BITS>(self.row_of_bank.val())
                << self.bank_bits.val())
                | self.number[bank].val();
            self.lock_of[bank].next = self.word[bank].val() & self.lock_mask.val();
            for field in 1..self._fields {
                self.lock_of[bank].next = self.lock_of[bank].val()
                    ^ ((self.word[bank].val() >> self.field[field].val()) & self.lock_mask.val());
            }
            self.locks.index[bank].next = self.lock_of[bank].val();
        }

        self.first.next = self.load_lock.val();
        for bank in 0..self._sharing {
            self.below[bank].next = self.lower[bank].val();
            if self.first.val().get_bit(bank) {
                for other in 0..BANKS {
                    if self.load_lock.val().get_bit(other)
                        && (self.lock_of[other].val() == self.lock_of[bank].val())
                        && ((self.lane[other].val() < self.lane[bank].val())
                            | ((self.lane[other].val() == self.lane[bank].val())
                                & self.below[bank].val().get_bit(other)))
                    {
                        self.first.next = self.first.val().replace_bit(bank, false);
                    }
                }
            }
        }
        self.locks.clear.next = self.clear.val();
        self.locks.acquire.next = self.first.val() & !self.locks.held.val();
        self.locks.unlock.next = self.store_unlock.val();

        // What is held comes late, so whose lanes these are waits for the next cycle.
        self.got.d.next = self.locks.acquire.val();
        if self.clear.val() {
            self.got.d.next = 0.into();
        }
        self.winners.next = 0.into();
        for bank in 0..BANKS {
            self.lane_of[bank].clock.next = self.clock.val();
            self.lane_of[bank].d.next = self.lane[bank].val();
            self.winner[bank].next = 0.into();
            if self.got.q.val().get_bit(bank) {
                self.winner[bank].next = self.one.val() << self.lane_of[bank].q.val();
            }
            // ORs need no order, unlike writes of bits.
            self.winners.next = self.winners.val() | self.winner[bank].val();
        }
        self.acquired.next = self.winners.val();
    }
}
