//! [`lds_transactional`](turnstile_hdl::lds_transactional): the LDS with transactions, around any detector.

use crate::bits::all;
use crate::bloom_filter::BloomFilter;
use crate::dcd::Dcd;
use crate::detector::Marks;
use crate::directory_shadow::DirectoryShadow;
use crate::layout_table::{Layout, LayoutTable};
use crate::lds_unit::{LdsUnit, Request};
use crate::shadow::{RowMasks, Shadow};
use crate::shadow_memory::ShadowMemory;
use crate::size::{bits, LdsSize};
use crate::smdcd::Smdcd;
use crate::smdcd_rows::SmdcdRows;
use crate::storage::filter_entries::FilterEntries;
use crate::storage::filter_entries::Region;
use crate::storage::row_state::RowState;
use crate::storage::row_valid_bits::{RowOrder, RowValidBits};
use crate::storage::signature_file::{SignatureFile, Signatures};
use crate::tx_bank::TxBanks;
use crate::tx_sequencer::{Asked, Conflict, TxSequencer};
use crate::ClockedUnit;
use std::sync::Arc;
use turnstile_hdl::filter_entries::INDEX_GROUP;
use turnstile_hdl::lds_op::LdsOp;
use turnstile_hdl::lds_transactional::LdsTransactionalPins;
use turnstile_hdl::pin_index::{Input, PinIndex};
use turnstile_hdl::pins::PinValue;
use turnstile_hdl::signature_file::FilterShape;

/// What the pins show of the sequencer; it seldom changes.
#[derive(Default)]
struct Status {
    tcm_old_valid: u32,
    mode: u32,
    killed: u32,
    begin_stall: u32,
    pass_dead: u32,
    tcm: [u32; 8],
    tcm_old: [u32; 8],
}

impl Status {
    fn of(sequencer: &TxSequencer) -> Self {
        let half = |mask: u64, word: usize| (mask >> (32 * (word % 2))) as u32;
        Self {
            tcm_old_valid: sequencer.tcm_old_valid(),
            mode: sequencer.modes(),
            killed: sequencer.killed(),
            begin_stall: sequencer.stalled(),
            pass_dead: sequencer.pass_dead(),
            tcm: std::array::from_fn(|word| half(sequencer.tcm(word / 2), word)),
            tcm_old: std::array::from_fn(|word| half(sequencer.tcm_old(word / 2), word)),
        }
    }
}

pub struct LdsTransactional<S, D> {
    at: LdsTransactionalPins,
    size: LdsSize,
    unit: LdsUnit,
    banks: TxBanks<S, D>,
    sequencer: TxSequencer,
    layout: LayoutTable,
    status: Status,
}

impl LdsTransactional<ShadowMemory, BloomFilter> {
    pub fn bloom(at: LdsTransactionalPins, size: &LdsSize, filter: FilterShape) -> Self {
        let state_bits = bits(size.state_rows);
        let shape = Arc::new(Signatures::new(filter, size.slots, state_bits));
        let rows = (size.state_rows + INDEX_GROUP).min(1 << state_bits);
        let order = RowOrder::new(rows, state_bits, shape.classes, |row| shape.class_of(row));
        let order = Arc::new(order);
        Self::new(at, size, |slot_mask| BloomFilter {
            signatures: SignatureFile::new(shape.clone()),
            entries: RowValidBits::new(size.slots, rows, order.clone()),
            classes: shape
                .names_owner
                .then(|| FilterEntries::new(size.state_rows, state_bits, shape.classes)),
            slot_mask,
            is_split: shape.is_split,
            is_exact: shape.is_exact(),
        })
    }
}

impl LdsTransactional<DirectoryShadow, Dcd> {
    pub fn dcd(at: LdsTransactionalPins, size: &LdsSize) -> Self {
        let words = size.state_rows.div_ceil(4);
        let order = Arc::new(RowOrder::by_number(words, bits(size.state_rows)));
        Self::new(at, size, |slot_mask| Dcd {
            entries: RowValidBits::new(size.slots, words, order.clone()),
            slot_mask,
        })
    }
}

impl LdsTransactional<DirectoryShadow, Smdcd> {
    pub fn smdcd(at: LdsTransactionalPins, size: &LdsSize) -> Self {
        // A work-group more may begin at a multiple of 4.
        let words = size.state_rows.div_ceil(4) + 1;
        let order = Arc::new(RowOrder::by_number(words, bits(size.state_rows)));
        Self::new(at, size, |slot_mask| Smdcd {
            entries: RowValidBits::new(size.slots, words, order.clone()),
            bits: RowState::new(4 * words),
            slot_mask,
        })
    }
}

impl LdsTransactional<ShadowMemory, SmdcdRows> {
    /// `in_order`, or as published.
    pub fn smdcd_rows(at: LdsTransactionalPins, size: &LdsSize, in_order: bool) -> Self {
        let order = by_number(size);
        Self::new(at, size, |slot_mask| SmdcdRows {
            entries: RowValidBits::new(size.slots, size.state_rows, order.clone()),
            bits: RowState::new(size.state_rows),
            slot_mask,
            in_order,
        })
    }
}

fn by_number(size: &LdsSize) -> Arc<RowOrder> {
    Arc::new(RowOrder::by_number(size.state_rows, bits(size.state_rows)))
}

impl<S: Shadow<D>, D: Marks> LdsTransactional<S, D> {
    /// `detector` makes that of a bank, from a mask of the bits that number slots.
    fn new(at: LdsTransactionalPins, size: &LdsSize, detector: impl Fn(u32) -> D) -> Self {
        let masks = RowMasks {
            row: all(bits(size.rows)),
            state: all(bits(size.state_rows)),
            slot: all(bits(size.slots)),
        };
        Self {
            at,
            size: *size,
            unit: LdsUnit::new(size.banks),
            banks: TxBanks::new(size.banks, size.rows, masks, || detector(masks.slot)),
            sequencer: TxSequencer::new(size.slots),
            layout: LayoutTable::new(size.slots),
            status: Status::default(),
        }
    }

    /// The outputs that are registers.
    #[inline]
    fn show(&self, outputs: &mut [u32]) {
        let at = &self.at;
        let (unit, status, answer) = (&self.unit, &self.status, self.sequencer.answer());
        let (lanes, words) = (self.size.lanes, 2 * self.size.slots);
        outputs[at.rsp_valid.position()] = unit.rsp_valid().into();
        outputs[at.rsp_data.positions()].copy_from_slice(&unit.rsp_data()[..lanes]);
        outputs[at.rsp_data2.positions()].copy_from_slice(&unit.rsp_data2()[..lanes]);
        outputs[at.rsp_aborted.position()] = unit.rsp_aborted();
        outputs[at.rsp_aborted_lower.position()] = unit.rsp_aborted_lower();
        outputs[at.rsp_rounds.position()] = unit.rsp_rounds();
        outputs[at.txrsp_valid.position()] = answer.valid.into();
        outputs[at.txrsp_wavefront.position()] = answer.slot as u32;
        outputs[at.txrsp_retry.position()] = answer.retry.into();
        outputs[at.txrsp_exec_lo.position()] = answer.exec as u32;
        outputs[at.txrsp_exec_hi.position()] = (answer.exec >> 32) as u32;
        outputs[at.txrsp_committed_lo.position()] = answer.committed as u32;
        outputs[at.txrsp_committed_hi.position()] = (answer.committed >> 32) as u32;
        outputs[at.tcm.positions()].copy_from_slice(&status.tcm[..words]);
        outputs[at.tcm_old.positions()].copy_from_slice(&status.tcm_old[..words]);
        outputs[at.tcm_old_valid.position()] = status.tcm_old_valid;
        outputs[at.mode.position()] = status.mode;
        outputs[at.killed.position()] = status.killed;
        outputs[at.begin_stall.position()] = status.begin_stall;
        outputs[at.pass_dead.position()] = status.pass_dead;
    }

    /// The request on the pins.
    #[inline]
    fn request<'a>(&self, inputs: &'a [u32]) -> Request<'a> {
        let at = &self.at;
        let high = |pin: PinIndex<Input>| inputs[pin.position()] != 0;
        let slot = inputs[at.req_wavefront.position()] as usize;
        let (half, transactional) = (high(at.req_half), high(at.req_transactional));
        let tcm = self.sequencer.tcm(slot) >> if half { 32 } else { 0 };
        let first = if slot < self.size.slots { 64 * slot } else { 0 };
        Request {
            valid: high(at.req_valid),
            op: LdsOp::from_word(inputs[at.req_op.position()]),
            transactional,
            lanes: inputs[at.req_lanes.position()],
            addr: &inputs[at.lane_addr.positions()],
            data: &inputs[at.lane_data.positions()],
            data2: &inputs[at.lane_data2.positions()],
            lost: if transactional { tcm as u32 } else { 0 },
            upper: half,
            continues: high(at.req_continues),
            all_lose: high(at.all_lose),
            work_items: first as u32 | u32::from(half) << 5,
            hold: self.sequencer.holds(),
        }
    }
}

impl<S: Shadow<D>, D: Marks> ClockedUnit for LdsTransactional<S, D> {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) {
        let at = self.at;
        let word = |pin: PinIndex<Input>| inputs[pin.position()];
        let high = |pin: PinIndex<Input>| word(pin) != 0;
        self.show(outputs);
        let clear = high(at.clear);
        let request = self.request(inputs);
        let walking = self.sequencer.is_walking();
        let walk = self.sequencer.walk();
        let req_slot = word(at.req_wavefront) as usize;
        let layout = self.layout.of(if walking { walk.slot } else { req_slot });

        self.unit.schedule(&request, self.banks.ready());
        let starts = self.sequencer.starts_walk();
        let walk_more = self.banks.step(&walk, starts, &layout);
        let answers = self.banks.answers();
        let progress = self
            .unit
            .clock(&request, answers, |bank| self.banks.word(bank), clear);
        self.banks.clock(&self.unit, &request, layout, walk);

        let cfg = high(at.cfg_valid).then(|| word(at.cfg_wavefront) as usize);
        let holds = self.sequencer.holds();
        let was_answered = self.sequencer.answer().valid;
        let decided = self.sequencer.clock(
            &Asked {
                valid: high(at.tx_valid),
                commit: high(at.tx_commit),
                slot: word(at.tx_wavefront) as usize,
                exec: u64::from(word(at.tx_exec_lo)) | u64::from(word(at.tx_exec_hi)) << 32,
                group: cfg.map(|slot| (slot, word(at.cfg_group))),
                conflict: (progress.conflict != 0).then_some(Conflict {
                    slot: req_slot,
                    lanes: progress.conflict,
                }),
                unit_busy: progress.busy,
                walk_more,
                clear,
            },
            self.status.begin_stall,
        );
        if let Some(slot) = decided.flush {
            self.banks.flush(slot, &self.layout.of(slot));
        }
        if let Some(slot) = cfg {
            let rows = word(at.cfg_rows);
            let state_base = match D::IS_NUMBERED {
                true => word(at.cfg_state_base),
                false => 0,
            };
            let layout = Layout {
                row_base: word(at.cfg_row_base),
                rows,
                state_base,
                group: word(at.cfg_group),
                region: Region::new(state_base, rows, all(bits(self.size.state_rows))),
            };
            self.layout.write(slot, layout);
        }
        if clear {
            self.banks.clear();
        }
        if decided.changed {
            self.status = Status::of(&self.sequencer);
        }
        outputs[at.req_ready.position()] = progress.ready.into();
        outputs[at.tx_ready.position()] = decided.ready.into();
        outputs[at.perf_overhead.position()] = (progress.overhead || walking).into();
        outputs[at.idle.position()] = (!progress.busy && !holds && !was_answered).into();
    }
}
