//! Transaction conflict masks (TCM) and transaction sequencer of the wavefront slots.
//!
//! LocalTM-Bloom 3.1, LocalTM-directory 3 ("Transactional SIMT Execution", "Forward Progress"). A lane runs iff `EXEC & !TCM`.
//!
//! ```text
//!                +---------------------------------+
//!  tx_*        ->| TCM, TCM_OLD, EXEC of the pass, |-> txrsp_*
//!  conflict_*  ->| EXEC of the first TX_Begin,     |-> tcm_*, mode, killed, begin_stall, pass_dead
//!  cfg_*       ->| mode                            |-> hold           (LDS unit)
//!  unit_busy,  ->|                                 |-> walk_*, flush_* (banks)
//!  walk_more     +---------------------------------+
//! ```
//!
//! **TX_Commit** with TCM = 0 ends the transaction: EXEC becomes that of its first TX_Begin. Else it ends a pass: EXEC = TCM, and the wavefront
//! goes back to TX_Begin. **TX_Begin** opens a transaction and remembers EXEC, or starts the next pass. Its mode follows from the pass before,
//! whose TCM is compared with TCM_OLD, the one before that:
//!
//! | pass before | TCM = TCM_OLD | mode of this pass | TCM |
//! | --- | --- | --- | --- |
//! | TX | no | TX | 0 |
//! | TX | yes | WfS (wavefront serialisation) | EXEC without its lowest lane |
//! | WfS | no: the lane got through | TX | 0 |
//! | WfS | yes: it lost again | WgS (work-group serialisation) | EXEC without its lowest lane |
//! | WgS | no: nobody could stop it | TX | 0 |
//!
//! then TCM_OLD = TCM. TX_Begin into WgS kills the running passes of the group's other wavefronts: all their lanes lose (TCM = EXEC), their
//! entries are restored and flushed (shared marks included, or the one lane left could lose to them), `killed` tells the machine to roll back by
//! presenting TX_Commit, and `begin_stall` keeps the group out of TX_Begin until the WgS pass ends.
//!
//! TX_Begin inside a pass and TX_Commit outside one change nothing; nesting is flattened outside.
//!
//! **Decisions where the papers are silent.** The final EXEC is kept here, because the compiler may have changed EXEC in between. The serialised
//! lane is the lowest. A killed wavefront forgets TCM_OLD and retries all its lanes in TX: a pass cut short says nothing about progress. Every
//! TX_Commit flushes the wavefront's entries: those left belong to lanes that commit, since a losing lane's entries are walked when it loses.
//! Whether two lanes of a wavefront that meet on a word both lose is the LDS unit's strap `all_lose`; without it the first to reach the bank owns
//! the word.
//!
//! **Transaction port**: a request is taken in the cycle in which `tx_valid & tx_ready`. `tx_ready` depends on `tx_commit` and `tx_wavefront`,
//! and nothing is kept of a request that is not taken: while `tx_ready` is low it may be withdrawn or replaced by another. TX_Begin of a stalled
//! wavefront waits, and with it whatever the scheduler wants to present next, perhaps the very TX_Commit that would end the stall. `begin_stall`
//! shows work-group serialisation from the cycle after its TX_Begin was taken, that of the answer. So a scheduler presents no TX_Begin between
//! another TX_Begin and its answer, or it withdraws one that turns out to be stalled.
//!
//! **Latency**: TX_Begin and TX_Commit are answered one cycle after `tx_valid & tx_ready` (the papers: +1; the flush is part of it). They wait
//! for a walk in progress. TX_Begin into WgS is answered like any other; `hold` keeps every access out from the answer until the kills are done,
//! one wavefront after the other: each takes a cycle to decide and then the walk over its entries in the fullest bank, which takes what
//! [`shadow_memory`](crate::shadow_memory) or [`directory_shadow`](crate::directory_shadow) says. An access in the unit is waited for; without
//! one the first kill is decided in the cycle in which TX_Begin is taken. (The paper has the entries of the fullest bank for it all.)
//! **Conflicts**: TCM is updated and the walk starts one cycle after `conflict_valid`.
//! **Same-cycle priority**: a reported conflict, then kills, then `tx_*`.

use crate::prelude::*;

/// Mode of a slot, as on the `mode` pin (2 bits a slot).
#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum TxMode {
    /// Not in a transaction.
    Normal,
    /// All lanes of the pass run.
    Tx,
    /// Wavefront serialisation.
    WfSerial,
    /// Work-group serialisation.
    WgSerial,
}

/// Sequencer of `SLOTS` wavefronts of 64 lanes.
#[derive(LogicBlock, Unit)]
#[unit(
    LocalTm,
    "conflict masks; begin, commit, retry, serialisation",
    TxSequencer::<SLOTS, SLOT_BITS>::default()
)]
#[legal(
    SLOTS <= 4 && SLOTS <= 1 << SLOT_BITS,
    "{SLOTS} slots: at most 4, and they must fit {SLOT_BITS} bits"
)]
#[idle(|sequencer| sequencer.idle.val()
        && !sequencer.clear.val()
        && !sequencer.tx_valid.val()
        && !sequencer.cfg_valid.val()
        && !sequencer.conflict_valid.val())]
pub struct TxSequencer<const SLOTS: usize, const SLOT_BITS: usize> {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, bool>,
    pub tx_valid: Signal<In, bool>,
    pub tx_ready: Signal<Out, bool>,
    /// TX_Commit; else TX_Begin.
    pub tx_commit: Signal<In, bool>,
    pub tx_wavefront: Signal<In, Bits<SLOT_BITS>>,
    /// EXEC; read by TX_Begin.
    pub tx_exec_lo: Signal<In, Bits<32>>,
    pub tx_exec_hi: Signal<In, Bits<32>>,
    pub txrsp_valid: Signal<Out, bool>,
    pub txrsp_wavefront: Signal<Out, Bits<SLOT_BITS>>,
    /// Restore the registers of the lanes of `txrsp_exec` and go back to TX_Begin.
    pub txrsp_retry: Signal<Out, bool>,
    /// EXEC to go on with.
    pub txrsp_exec_lo: Signal<Out, Bits<32>>,
    pub txrsp_exec_hi: Signal<Out, Bits<32>>,
    /// Lanes that committed in the pass that ends.
    pub txrsp_committed_lo: Signal<Out, Bits<32>>,
    pub txrsp_committed_hi: Signal<Out, Bits<32>>,
    pub cfg_valid: Signal<In, bool>,
    pub cfg_wavefront: Signal<In, Bits<SLOT_BITS>>,
    /// Slots of the wavefront's work-group.
    pub cfg_group: Signal<In, Bits<SLOTS>>,
    pub conflict_valid: Signal<In, bool>,
    pub conflict_wavefront: Signal<In, Bits<SLOT_BITS>>,
    /// Lanes 0..31 that lose.
    pub conflict_lo: Signal<In, Bits<32>>,
    /// Lanes 32..63 that lose.
    pub conflict_hi: Signal<In, Bits<32>>,
    pub unit_busy: Signal<In, bool>,
    /// In some bank the walk goes on after this cycle.
    pub walk_more: Signal<In, bool>,
    /// Conflict masks: lanes 0..31 of slot `w` in word `2 w`, lanes 32..63 in word `2 w + 1`.
    pub tcm: Array<Signal<Out, Bits<32>>, SLOTS, 2>,
    /// TCM at the TX_Commit before this pass, for slots with their bit in `tcm_old_valid`.
    pub tcm_old: Array<Signal<Out, Bits<32>>, SLOTS, 2>,
    pub tcm_old_valid: Signal<Out, Bits<SLOTS>>,
    pub mode: Signal<Out, Bits<8>>,
    /// The slot's transaction was aborted by another's work-group serialisation.
    pub killed: Signal<Out, Bits<SLOTS>>,
    /// The slot may not begin a transaction or a pass now.
    pub begin_stall: Signal<Out, Bits<SLOTS>>,
    /// No lane of the slot's pass is left running.
    pub pass_dead: Signal<Out, Bits<SLOTS>>,
    /// The LDS unit may not start a request.
    pub hold: Signal<Out, bool>,
    /// A walk starts or is in progress.
    pub walking: Signal<Out, bool>,
    pub walk_start: Signal<Out, bool>,
    pub walk_slot: Signal<Out, Bits<SLOT_BITS>>,
    pub walk_lanes_lo: Signal<Out, Bits<32>>,
    pub walk_lanes_hi: Signal<Out, Bits<32>>,
    pub flush_valid: Signal<Out, bool>,
    pub flush_slot: Signal<Out, Bits<SLOT_BITS>>,
    pub idle: Signal<Out, bool>,
    /// A walk is under way, or slots are to be killed. Requests wait for it, so it is a register of its own.
    holds: DFF<Bit>,
    /// A walk is under way, and this is its first cycle. Much waits for the first: it is a register, not a state to be decoded.
    walks: DFF<Bit>,
    starts: DFF<Bit>,
    walking_slot: DFF<Bits<SLOT_BITS>>,
    walking_lo: DFF<Bits<32>>,
    walking_hi: DFF<Bits<32>>,
    /// Slots still to be killed.
    victims: DFF<Bits<SLOTS>>,
    /// The walk in progress is of a killed slot.
    killing: DFF<Bit>,
    answer: DFF<Bit>,
    answer_slot: DFF<Bits<SLOT_BITS>>,
    answer_retry: DFF<Bit>,
    answer_exec_lo: DFF<Bits<32>>,
    answer_exec_hi: DFF<Bits<32>>,
    answer_committed_lo: DFF<Bits<32>>,
    answer_committed_hi: DFF<Bits<32>>,
    modes: Array<DFF<TxMode>, SLOTS>,
    running: DFF<Bits<SLOTS>>,
    killed_slots: DFF<Bits<SLOTS>>,
    /// TCM_OLD is valid.
    retried: DFF<Bits<SLOTS>>,
    groups: Array<DFF<Bits<SLOTS>>, SLOTS>,
    tcm_words: Array<DFF<Bits<32>>, SLOTS, 2>,
    old_words: Array<DFF<Bits<32>>, SLOTS, 2>,
    pass_words: Array<DFF<Bits<32>>, SLOTS, 2>,
    entry_words: Array<DFF<Bits<32>>, SLOTS, 2>,
    #[value(|slot| slot)]
    slot_ids: Array<Constant<Bits<SLOT_BITS>>, SLOTS>,
    take: Signal<Local, Bit>,
    /// If no conflict comes, an operation is taken.
    may_take: Signal<Local, Bit>,
    /// If no conflict comes, the operation on the pins commits.
    commits: Signal<Local, Bit>,
    stalled: Signal<Local, Bits<SLOTS>>,
    same: Signal<Local, Bit>,
    clean: Signal<Local, Bit>,
    /// The lowest victim, and the lanes of its pass.
    victim: Signal<Local, Bits<SLOTS>>,
    victim_slot: Signal<Local, Bits<SLOT_BITS>>,
    victim_lo: Signal<Local, Bits<32>>,
    victim_hi: Signal<Local, Bits<32>>,
    lowest_lo: Signal<Local, Bits<32>>,
    lowest_hi: Signal<Local, Bits<32>>,
    stop: Signal<Local, Bits<SLOTS>>,
    kill: Signal<Local, Bit>,
    /// Victims of the TX_Begin of this cycle.
    victims_new: Signal<Local, Bits<SLOTS>>,
    victims_now: Signal<Local, Bits<SLOTS>>,
    pass_mode: Signal<Local, TxMode>,
    all_modes: Signal<Local, Bits<8>>,
    dead: Signal<Local, Bits<SLOTS>>,
}

impl<const SLOTS: usize, const SLOT_BITS: usize> Logic for TxSequencer<SLOTS, SLOT_BITS> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            holds,
            walks,
            starts,
            walking_slot,
            walking_lo,
            walking_hi,
            victims,
            killing,
            answer,
            answer_slot,
            answer_retry,
            answer_exec_lo,
            answer_exec_hi,
            answer_committed_lo,
            answer_committed_hi,
            running,
            killed_slots,
            retried
        );
        for slot in 0..SLOTS {
            self.modes[slot].clock.next = self.clock.val();
            self.groups[slot].clock.next = self.clock.val();
            self.modes[slot].d.next = self.modes[slot].q.val();
            self.groups[slot].d.next = self.groups[slot].q.val();
            if self.cfg_valid.val() & (self.cfg_wavefront.val().index() == slot) {
                self.groups[slot].d.next = self.cfg_group.val();
            }
        }
        for word in 0..(2 * SLOTS) {
            self.tcm_words[word].clock.next = self.clock.val();
            self.old_words[word].clock.next = self.clock.val();
            self.pass_words[word].clock.next = self.clock.val();
            self.entry_words[word].clock.next = self.clock.val();
            self.tcm_words[word].d.next = self.tcm_words[word].q.val();
            self.old_words[word].d.next = self.old_words[word].q.val();
            self.pass_words[word].d.next = self.pass_words[word].q.val();
            self.entry_words[word].d.next = self.entry_words[word].q.val();
        }

        // A slot in WgS keeps the others of its group out.
        self.stalled.next = 0.into();
        self.stop.next = 0.into();
        for slot in 0..SLOTS {
            if self.running.q.val().get_bit(slot) & (self.modes[slot].q.val() == TxMode::WgSerial) {
                self.stop.next = self.groups[slot].q.val().replace_bit(slot, false);
                self.stalled.next = self.stalled.val() | self.stop.val();
            }
        }

        // Conflicts and the end of a walk are late: what depends on them comes last.
        self.may_take.next = !self.walks.q.val()
            & !self.victims.q.val().any()
            & (self.tx_commit.val() | !self.stalled.val().get_bit(self.tx_wavefront.val().index()));
        self.tx_ready.next = self.may_take.val() & !self.conflict_valid.val();
        self.take.next = self.tx_valid.val() & self.tx_ready.val();

        // A commit flushes, and the end of a walk that kills. Nothing is taken while a walk lasts.
        self.commits.next = self.tx_valid.val()
            & self.may_take.val()
            & self.tx_commit.val()
            & self
                .running
                .q
                .val()
                .get_bit(self.tx_wavefront.val().index());
        self.flush_valid.next = (self.commits.val() & !self.conflict_valid.val())
            | (self.walks.q.val() & self.killing.q.val() & !self.walk_more.val());
        self.flush_slot.next = self.tx_wavefront.val();
        if self.walks.q.val() {
            self.flush_slot.next = self.walking_slot.q.val();
        }
        self.answer.d.next = false;
        self.victims_new.next = 0.into();

        self.starts.d.next = false;
        if !self.walks.q.val() & self.conflict_valid.val() {
            self.walking_slot.d.next = self.conflict_wavefront.val();
            self.walking_lo.d.next = self.conflict_lo.val();
            self.walking_hi.d.next = self.conflict_hi.val();
            self.walks.d.next = true;
            self.starts.d.next = true;
        }
        if self.walks.q.val() & !self.walk_more.val() {
            self.walks.d.next = false;
            self.killing.d.next = false;
        }

        self.dead.next = 0.into();
        for slot in 0..SLOTS {
            // Lanes that lost.
            if self.conflict_valid.val() & (self.conflict_wavefront.val().index() == slot) {
                self.tcm_words[2 * slot].d.next =
                    self.tcm_words[2 * slot].q.val() | self.conflict_lo.val();
                self.tcm_words[2 * slot + 1].d.next =
                    self.tcm_words[2 * slot + 1].q.val() | self.conflict_hi.val();
            }
            if self.running.q.val().get_bit(slot)
                & (self.tcm_words[2 * slot].q.val() == self.pass_words[2 * slot].q.val())
                & (self.tcm_words[2 * slot + 1].q.val() == self.pass_words[2 * slot + 1].q.val())
            {
                self.dead.next = self.dead.val().replace_bit(slot, true);
            }

            self.clean.next = (!self.tcm_words[2 * slot].q.val().any())
                & (!self.tcm_words[2 * slot + 1].q.val().any());
            self.same.next = self.retried.q.val().get_bit(slot)
                & !self.killed_slots.q.val().get_bit(slot)
                & (self.tcm_words[2 * slot].q.val() == self.old_words[2 * slot].q.val())
                & (self.tcm_words[2 * slot + 1].q.val() == self.old_words[2 * slot + 1].q.val());
            self.lowest_lo.next = self.tx_exec_lo.val() - 1;
            self.lowest_lo.next = self.tx_exec_lo.val() & !self.lowest_lo.val();
            self.lowest_hi.next = self.tx_exec_hi.val() - 1;
            self.lowest_hi.next = self.tx_exec_hi.val() & !self.lowest_hi.val();
            if self.tx_exec_lo.val().any() {
                self.lowest_hi.next = 0.into();
            }

            // The mode of a pass that begins, and whom it stops.
            self.pass_mode.next = TxMode::Tx;
            if self.same.val() {
                if self.modes[slot].q.val() == TxMode::Tx {
                    self.pass_mode.next = TxMode::WfSerial;
                } else if self.modes[slot].q.val() != TxMode::Normal {
                    self.pass_mode.next = TxMode::WgSerial;
                    if self.tx_valid.val()
                        & self.may_take.val()
                        & !self.tx_commit.val()
                        & !self.running.q.val().get_bit(slot)
                        & (self.tx_wavefront.val().index() == slot)
                    {
                        self.stop.next = self.running.q.val() & self.groups[slot].q.val();
                        self.victims_new.next = self.stop.val().replace_bit(slot, false);
                    }
                }
            }

            if self.take.val() & (self.tx_wavefront.val().index() == slot) {
                self.answer.d.next = true;
                self.answer_slot.d.next = self.tx_wavefront.val();
                self.answer_retry.d.next = false;
                self.answer_exec_lo.d.next = self.tx_exec_lo.val();
                self.answer_exec_hi.d.next = self.tx_exec_hi.val();
                self.answer_committed_lo.d.next = 0.into();
                self.answer_committed_hi.d.next = 0.into();
                if !self.tx_commit.val() & !self.running.q.val().get_bit(slot) {
                    if self.modes[slot].q.val() == TxMode::Normal {
                        self.entry_words[2 * slot].d.next = self.tx_exec_lo.val();
                        self.entry_words[2 * slot + 1].d.next = self.tx_exec_hi.val();
                    }
                    self.modes[slot].d.next = self.pass_mode.val();
                    self.retried.d.next = self.retried.q.val().replace_bit(slot, true);
                    if self.clean.val() | self.killed_slots.q.val().get_bit(slot) {
                        self.retried.d.next = self.retried.q.val().replace_bit(slot, false);
                    }
                    self.old_words[2 * slot].d.next = self.tcm_words[2 * slot].q.val();
                    self.old_words[2 * slot + 1].d.next = self.tcm_words[2 * slot + 1].q.val();
                    self.pass_words[2 * slot].d.next = self.tx_exec_lo.val();
                    self.pass_words[2 * slot + 1].d.next = self.tx_exec_hi.val();
                    self.tcm_words[2 * slot].d.next = 0.into();
                    self.tcm_words[2 * slot + 1].d.next = 0.into();
                    if self.pass_mode.val() != TxMode::Tx {
                        self.tcm_words[2 * slot].d.next =
                            self.tx_exec_lo.val() & !self.lowest_lo.val();
                        self.tcm_words[2 * slot + 1].d.next =
                            self.tx_exec_hi.val() & !self.lowest_hi.val();
                    }
                    self.running.d.next = self.running.q.val().replace_bit(slot, true);
                    self.killed_slots.d.next = self.killed_slots.q.val().replace_bit(slot, false);
                }
                if self.tx_commit.val() & self.running.q.val().get_bit(slot) {
                    self.running.d.next = self.running.q.val().replace_bit(slot, false);
                    self.answer_committed_lo.d.next =
                        self.pass_words[2 * slot].q.val() & !self.tcm_words[2 * slot].q.val();
                    self.answer_committed_hi.d.next = self.pass_words[2 * slot + 1].q.val()
                        & !self.tcm_words[2 * slot + 1].q.val();
                    if self.clean.val() {
                        self.modes[slot].d.next = TxMode::Normal;
                        self.answer_exec_lo.d.next = self.entry_words[2 * slot].q.val();
                        self.answer_exec_hi.d.next = self.entry_words[2 * slot + 1].q.val();
                    } else {
                        self.answer_retry.d.next = true;
                        self.answer_exec_lo.d.next = self.tcm_words[2 * slot].q.val();
                        self.answer_exec_hi.d.next = self.tcm_words[2 * slot + 1].q.val();
                    }
                }
            }
        }

        // A kill needs the banks; those of one TX_Begin follow each other. Nothing is taken while there are victims, so one of the two is
        // zero. All lanes of the lowest lose; entries of lanes that lost before are gone.
        self.victims_now.next = self.victims.q.val() | self.victims_new.val();
        self.victim.next = self.victims_now.val() & !(self.victims_now.val() - 1);
        self.victim_lo.next = 0.into();
        self.victim_hi.next = 0.into();
        self.victim_slot.next = 0.into();
        for slot in 0..SLOTS {
            if self.victim.val().get_bit(slot) {
                self.victim_slot.next = self.slot_ids[slot].val();
                self.victim_lo.next = self.pass_words[2 * slot].q.val();
                self.victim_hi.next = self.pass_words[2 * slot + 1].q.val();
            }
        }
        self.kill.next = !self.walks.q.val()
            & !self.unit_busy.val()
            & self.victims_now.val().any()
            & !self.conflict_valid.val();
        if !self.conflict_valid.val() {
            self.victims.d.next = self.victims_now.val();
        }
        if self.kill.val() {
            self.killing.d.next = true;
            self.walks.d.next = true;
            self.starts.d.next = true;
            self.victims.d.next = self.victims_now.val() & !self.victim.val();
            self.killed_slots.d.next = self.killed_slots.q.val() | self.victim.val();
            self.walking_slot.d.next = self.victim_slot.val();
            self.walking_lo.d.next = self.victim_lo.val();
            self.walking_hi.d.next = self.victim_hi.val();
        }
        for slot in 0..SLOTS {
            if self.kill.val() & self.victim.val().get_bit(slot) {
                self.tcm_words[2 * slot].d.next = self.pass_words[2 * slot].q.val();
                self.tcm_words[2 * slot + 1].d.next = self.pass_words[2 * slot + 1].q.val();
            }
        }

        if self.clear.val() {
            self.walks.d.next = false;
            self.starts.d.next = false;
            self.victims.d.next = 0.into();
            self.killing.d.next = false;
            self.answer.d.next = false;
            self.running.d.next = 0.into();
            self.killed_slots.d.next = 0.into();
            self.retried.d.next = 0.into();
            for slot in 0..SLOTS {
                self.modes[slot].d.next = TxMode::Normal;
            }
            for word in 0..(2 * SLOTS) {
                self.tcm_words[word].d.next = 0.into();
            }
        }

        self.all_modes.next = 0.into();
        for slot in 0..SLOTS {
            if (self.modes[slot].q.val() == TxMode::Tx)
                | (self.modes[slot].q.val() == TxMode::WgSerial)
            {
                self.all_modes.next = self.all_modes.val().replace_bit(2 * slot, true);
            }
            if (self.modes[slot].q.val() == TxMode::WfSerial)
                | (self.modes[slot].q.val() == TxMode::WgSerial)
            {
                self.all_modes.next = self.all_modes.val().replace_bit(2 * slot + 1, true);
            }
        }
        self.mode.next = self.all_modes.val();
        for word in 0..(2 * SLOTS) {
            self.tcm[word].next = self.tcm_words[word].q.val();
            self.tcm_old[word].next = self.old_words[word].q.val();
        }
        self.tcm_old_valid.next = self.retried.q.val();
        self.killed.next = self.killed_slots.q.val() & self.running.q.val();
        self.begin_stall.next = self.stalled.val();
        self.pass_dead.next = self.dead.val();
        self.holds.d.next = self.walks.d.val() | self.victims.d.val().any();
        self.hold.next = self.holds.q.val();
        self.walking.next = self.walks.q.val();
        self.walk_start.next = self.starts.q.val();
        self.walk_slot.next = self.walking_slot.q.val();
        self.walk_lanes_lo.next = self.walking_lo.q.val();
        self.walk_lanes_hi.next = self.walking_hi.q.val();
        self.txrsp_valid.next = self.answer.q.val();
        self.txrsp_wavefront.next = self.answer_slot.q.val();
        self.txrsp_retry.next = self.answer_retry.q.val();
        self.txrsp_exec_lo.next = self.answer_exec_lo.q.val();
        self.txrsp_exec_hi.next = self.answer_exec_hi.q.val();
        self.txrsp_committed_lo.next = self.answer_committed_lo.q.val();
        self.txrsp_committed_hi.next = self.answer_committed_hi.q.val();
        self.idle.next = !self.hold.val() & !self.answer.q.val();
    }
}
