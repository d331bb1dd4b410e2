//! [`transaction_core`](turnstile_hdl::transaction_core): the parts of a core's transactions on its pins.
//!
//! What is on the pins is shown first. Then the parts go on, the resolver before all others: they hear of its round in the same cycle.

use crate::commit_outcome::{Begin, Message};
use crate::conflict_address_table::{ConflictAddressTable, LookUp, Update};
use crate::early_abort_scanner::{EarlyAbortScanner, Entry, TableAnswers, Turn};
use crate::first_reads::Timed;
use crate::intra_warp_resolver::{IntraWarpResolver, Progress};
use crate::log_cursor::Length;
use crate::log_walker::{Head, Inputs, LogWalker, Walk};
use crate::owner_bank::{bank_of, place_of};
use crate::pins::{Pins, Shown};
use crate::size::TableShape;
use crate::temporal_filter::{Operations, TemporalFilter};
use crate::transaction_log::{Append, Find, TransactionLog};
use crate::ClockedUnit;
use turnstile_hdl::log_walker::SLOTS;
use turnstile_hdl::pin_index::{Input, PinIndex};
use turnstile_hdl::pins::PinValue;
use turnstile_hdl::transaction_core::TransactionCorePins;

pub struct TransactionCore {
    at: TransactionCorePins,
    logs: TransactionLog,
    filter: TemporalFilter,
    walker: LogWalker,
    resolver: IntraWarpResolver,
    addresses: ConflictAddressTable,
    log_scanner: EarlyAbortScanner,
    access_scanner: EarlyAbortScanner,
    /// By slot: lanes that have written since their pass began.
    wrote: [u32; SLOTS],
    /// An entry in service keeps the table's ports; that or the last one was a load or store.
    kept: bool,
    access_last: bool,
}

/// Who looks the table up in a cycle.
#[derive(Clone, Copy)]
struct Service {
    access: Option<Turn>,
    log: Option<Turn>,
}

/// The entry is in service, and this is its last cycle.
fn ends(turn: Option<Turn>) -> bool {
    turn.is_some_and(|turn| turn.ends)
}

/// It is in service, and goes on in the next cycle.
fn goes_on(turn: Option<Turn>) -> bool {
    turn.is_some_and(|turn| !turn.ends)
}

impl TransactionCore {
    /// With a table of this shape.
    pub fn new(at: TransactionCorePins, table: &TableShape) -> Self {
        Self {
            at,
            logs: TransactionLog::default(),
            filter: TemporalFilter::default(),
            walker: LogWalker::default(),
            resolver: IntraWarpResolver::default(),
            addresses: ConflictAddressTable::new(table),
            log_scanner: EarlyAbortScanner::default(),
            access_scanner: EarlyAbortScanner::default(),
            wrote: [0; SLOTS],
            kept: false,
            access_last: false,
        }
    }

    fn find<'a>(&self, pins: Pins<'a>) -> Find<'a> {
        let at = &self.at;
        Find {
            valid: pins.flag(at.search_valid),
            slot: pins.slot(at.search_slot),
            lanes: pins.word(at.search_lanes),
            addresses: pins.array(at.search_address),
            row_ready: pins.flag(at.search_row_ready),
            line_valid: pins.flag(at.search_line_valid),
            line: pins.array(at.search_line_word),
        }
    }

    /// The access to be appended, which is valid if it is taken.
    fn append(&self, pins: Pins) -> Append {
        let at = &self.at;
        let ready = self.logs.append_ready(pins.flag(at.set_valid));
        Append {
            valid: pins.flag(at.append_valid) && ready,
            slot: pins.slot(at.append_slot),
            write: pins.flag(at.append_write),
        }
    }

    /// The walk that is offered, of the lanes that the filter leaves.
    fn walk(&self, pins: Pins) -> Walk {
        let at = &self.at;
        let (slot, lanes) = (pins.slot(at.walk_slot), pins.word(at.walk_lanes));
        let log = &self.logs.slots[slot];
        let commit = match pins.flag(at.temporal) {
            true => {
                let sends = pins.flag(at.send_conflicts);
                let filtered = self.filter.filter(slot, lanes, self.wrote[slot], sends);
                Begin {
                    lanes: filtered.send,
                    silent: filtered.silent,
                    temporal: filtered.abort,
                }
            }
            false => Begin {
                lanes,
                silent: 0,
                temporal: 0,
            },
        };
        Walk {
            slot,
            commit,
            length: Length {
                reads: log.reads,
                writes: log.writes,
            },
        }
    }

    /// The table's ports, by the entry.
    fn service(&self, pins: Pins, head: Option<&Head>) -> Service {
        let at = &self.at;
        let head = head.filter(|head| head.scan_valid);
        let prefers = match self.kept {
            true => self.access_last,
            false => head.is_none() || !self.access_last,
        };
        let access = (pins.flag(at.check_valid) && prefers).then(|| {
            self.access_scanner.turn(&Entry {
                write: pins.flag(at.check_write),
                last: true,
                lanes: pins.word(at.check_lanes),
            })
        });
        let log = head.filter(|_| access.is_none()).map(|head| {
            self.log_scanner.turn(&Entry {
                write: head.write,
                last: head.last,
                lanes: head.lanes,
            })
        });
        Service { access, log }
    }

    fn look_up(&self, pins: Pins, service: &Service) -> Option<LookUp> {
        let of_access = |turn: Turn| turn.look_up(pins.array(self.at.check_address), |word| word);
        let of_log = |turn: Turn| turn.look_up(&self.walker.line().words, |word| word >> 2);
        let access = service.access.map(of_access);
        access.or_else(|| service.log.map(of_log))
    }

    fn show_logs(&self, pins: Pins, append: &Append, find: &Find, shown: &mut Shown) {
        let (at, logs) = (&self.at, &self.logs);
        let index = logs.append_index(append);
        let ready = logs.append_ready(pins.flag(at.set_valid));
        shown.word(at.append_ready, ready);
        shown.word(at.append_index, index);
        shown.word(at.append_overflow, append.valid && logs.is_full(append));
        for (slot, log) in logs.slots.iter().enumerate() {
            shown.of_slot(at.log_reads, slot, log.reads);
            shown.of_slot(at.log_writes, slot, log.writes);
            shown.of_slot(at.log_index, slot, log.index());
        }
        shown.word(at.search_done, logs.search_done());
        shown.word(at.search_hit, logs.search_hit(find));
        shown.array(at.search_value, find.line);
        shown.word(at.search_row_valid, logs.row_valid());
        shown.word(at.search_row_index, logs.row_index());
        shown.word(at.search_row_values, logs.row_values());
    }

    fn show_walk(&self, walk_ready: bool, shown: &mut Shown) {
        let (at, walker) = (&self.at, &self.walker);
        shown.word(at.walk_ready, walk_ready);
        shown.word(at.row_valid, walker.row_valid());
        shown.word(at.row_slot, walker.slot() as u32);
        shown.word(at.row_write, walker.row().of_writes());
        shown.word(at.row_index, walker.row().at_index());
        shown.word(at.row_values, walker.row().at_values());
        shown.word(at.number_valid, walker.number_valid());
        shown.word(at.number_count, walker.number_count());
        let packet = walker.packet();
        shown.word(at.packet_valid, packet.valid);
        shown.word(at.packet_kind, packet.kind.to_word());
        shown.word(at.packet_partition, packet.partition);
        shown.word(at.packet_first, packet.first);
        shown.word(at.packet_survivors, packet.survivors);
        shown.word(at.packet_lanes, packet.lanes);
        shown.array(at.packet_address, walker.packet_addresses());
        shown.array(at.packet_value, &walker.line().words);
        for (slot, outcome) in walker.outcomes.iter().enumerate() {
            let end = outcome.end();
            shown.of_slot(at.backs_off, slot, outcome.backs_off());
            shown.of_slot(at.end_valid, slot, end.valid);
            shown.of_slot(at.end_committed, slot, end.committed);
            shown.of_slot(at.end_resolver, slot, end.resolver);
            shown.of_slot(at.end_early, slot, end.early);
            shown.of_slot(at.end_failed, slot, end.failed);
            shown.of_slot(at.end_temporal, slot, end.temporal);
        }
    }

    fn show_lost(&self, lost: Option<u16>, shown: &mut Shown) {
        let at = &self.at;
        for slot in 0..SLOTS {
            let here = lost.is_some() && slot == self.walker.slot();
            shown.of_slot(at.lost_valid, slot, here);
        }
        let entry = lost.unwrap_or(0);
        shown.word(at.lost_bank, bank_of(entry) as u32);
        shown.word(at.lost_entry, place_of(entry));
    }

    fn show_table(&self, service: &Service, table: TableAnswers, shown: &mut Shown) {
        let at = &self.at;
        shown.word(at.check_ready, ends(service.access));
        shown.word(at.check_done, self.access_scanner.scan_done());
        shown.word(at.check_hits, self.access_scanner.hit_lanes(table));
        shown.word(at.upd_ready, self.addresses.ready());
        shown.word(at.upd_full, self.addresses.full());
    }

    fn clock_logs(&mut self, pins: Pins, append: Append, find: &Find, clear: bool) {
        let at = &self.at;
        let set = pins.flag(at.set_valid);
        let set = set.then(|| (pins.slot(at.set_slot), pins.word(at.set_index) as u16));
        let taken = append.valid.then_some(append);
        self.logs.clock(set, taken, find, clear);

        let (begin_slot, begin_lanes) = (pins.slot(at.begin_slot), pins.word(at.begin_lanes));
        let timed = |lanes, high, low| Timed {
            lanes: pins.word(lanes),
            time: pins.time(high, low),
        };
        let operations = Operations {
            begin: pins
                .flag(at.begin_valid)
                .then_some((begin_slot, begin_lanes)),
            load: pins.flag(at.load_valid).then(|| {
                let loads = timed(at.load_lanes, at.load_time_hi, at.load_time_lo);
                (pins.slot(at.load_slot), loads)
            }),
            reply: pins.flag(at.reply_valid).then(|| {
                let replies = timed(at.reply_lanes, at.reply_time_hi, at.reply_time_lo);
                (pins.slot(at.reply_slot), replies)
            }),
        };
        self.filter.clock(&operations, clear);

        if let Some((slot, lanes)) = operations.begin {
            self.wrote[slot] &= !lanes;
        }
        if append.valid && append.write {
            self.wrote[append.slot] |= pins.word(at.append_lanes);
        }
        if clear {
            self.wrote = [0; SLOTS];
        }
    }

    /// The walker and the resolver.
    fn clock_walk(
        &mut self,
        pins: Pins,
        walk: Option<Walk>,
        head: Option<Head>,
        progress: &Progress,
        scan: (bool, Option<u32>),
        clear: bool,
    ) {
        let at = &self.at;
        let message = |valid, partition, id, lanes: Option<PinIndex<Input>>| {
            pins.flag(valid).then(|| Message {
                partition: pins.word(partition),
                id: pins.word(id),
                lanes: lanes.map_or(0, |pin| pins.word(pin)),
            })
        };
        let inputs = Inputs {
            early_abort: pins.flag(at.early_abort),
            back_off_by_lane: pins.flag(at.back_off_by_lane),
            walk,
            row_ready: pins.flag(at.row_ready),
            line: pins.flag(at.line_valid).then(|| pins.array(at.line_word)),
            resolve_ready: progress.start_ready,
            entry_ready: progress.entry_ready,
            resolved: progress.aborted,
            scan_ready: scan.0,
            scanned: scan.1,
            number: pins
                .flag(at.number_ready)
                .then(|| pins.word(at.number_first)),
            packet_ready: pins.flag(at.packet_ready),
            vote: message(
                at.vote_valid,
                at.vote_partition,
                at.vote_id,
                Some(at.vote_lanes),
            ),
            done: message(at.done_valid, at.done_partition, at.done_id, None),
        };
        let start = self.walker.start();
        let given = head.filter(|head| head.entry_valid);
        let entry = given.map(|head| (self.walker.line(), head.lanes));
        self.resolver.clock(progress, start, entry, clear);
        self.walker.clock(&inputs, head.as_ref(), clear);
    }

    /// The table and who looks it up.
    fn clock_table(&mut self, pins: Pins, service: &Service, table: TableAnswers, clear: bool) {
        let at = &self.at;
        let update = pins.flag(at.upd_valid).then(|| Update {
            address: pins.word(at.upd_address),
            write: pins.flag(at.upd_write),
            add: pins.flag(at.upd_add),
        });
        let Service { access, log } = *service;
        let look_up = self.look_up(pins, service);
        self.addresses.clock(look_up, update, clear);
        self.access_scanner.clock(access, table, clear);
        self.log_scanner.clock(log, table, clear);
        self.kept = goes_on(access) || goes_on(log);
        if access.or(log).is_some() {
            self.access_last = access.is_some();
        }
        if clear {
            self.kept = false;
            self.access_last = false;
        }
    }
}

impl ClockedUnit for TransactionCore {
    fn clock(&mut self, inputs: &[u32], outputs: &mut [u32]) {
        let (pins, shown) = (Pins(inputs), &mut Shown(outputs));
        let clear = pins.flag(self.at.clear);
        let progress = self.resolver.progress();
        let (append, find) = (self.append(pins), self.find(pins));
        let walk = self.walk(pins);
        let walk_ready = self.walker.walk_ready(walk.slot, walk.commit.lanes);
        let walk_taken = walk_ready && pins.flag(self.at.walk_valid);
        let head = self.walker.head(pins.flag(self.at.early_abort));
        let service = self.service(pins, head.as_ref());
        let table = TableAnswers {
            answers: self.addresses.answers(),
            write_write: pins.flag(self.at.write_write),
        };
        let scanned = self.log_scanner.scan_done();
        let scanned = scanned.then(|| self.log_scanner.hit_lanes(table));

        self.show_logs(pins, &append, &find, shown);
        self.show_walk(walk_ready, shown);
        self.show_lost(progress.lost, shown);
        self.show_table(&service, table, shown);

        self.clock_table(pins, &service, table, clear);
        let (walk, scan) = (walk_taken.then_some(walk), (ends(service.log), scanned));
        self.clock_walk(pins, walk, head, &progress, scan, clear);
        self.clock_logs(pins, append, &find, clear);
    }
}
