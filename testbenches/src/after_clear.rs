//! What a unit shows after a cycle of `clear`, whatever its registers hold when power comes.
//!
//! Registers of the Verilog have initial values, which an FPGA gives them and an ASIC does not. So every `initial` is taken away, the
//! unit is cleared for one cycle, and from then on it must do what the simulation does: in Icarus, where a register that
//! nothing has written is X, and in Verilator, where it is random. What may be X, and when, stands in `CONTRACTS` as it stands in the
//! units' headers; everything else is compared in every cycle.

mod answers;

use crate::cosim::Stimulus;
use crate::pin_driver::{Opened, PinDriver};
use crate::tap::Tap;
use crate::units;
use crate::units::atomic_sequencer::{self, LOCK_SCHEME};
use crate::{lds_traffic, random_pins};
use answers::Answers;
use anyhow::{Context, Result};
use turnstile_area::replay::{self, Recording};
use turnstile_engine::{rtl, Engine};
use turnstile_hdl::atomic_op::MemoryKind;
use turnstile_hdl::catalog::{AnyUnit, UnitEntry};
use turnstile_hdl::commit_op::PacketKind;
use turnstile_hdl::full_size::{
    COMMIT_QUEUE_BITS, REGISTER_ROWS, ROWS, SCALAR_WORDS, SLOTS, STACK_DEPTH, STATE_ROWS,
    TABLE_SET_BITS, TIME_SET_BITS, WARP_BITS,
};
use turnstile_hdl::pins::{Pin, Ports};
use Valid::{Answer, Answer2, Bit, Untold, UpTo, Where, With, Without};

/// When an output means something.
#[derive(Clone, Copy, Debug)]
enum Valid {
    /// In a cycle in which this output is high.
    With(&'static str),
    /// In a cycle in which this output is low.
    Without(&'static str),
    /// Pin `i` of an array, where this output has bit `i / per`.
    Bit { of: &'static str, per: usize },
    /// Where this input is not above this output.
    UpTo {
        input: &'static str,
        output: &'static str,
    },
    /// In a cycle in which this output has this value.
    Where { output: &'static str, is: u32 },
    /// Pin `i` of an array in the answer of a top to a request that asked lane `i` for a word.
    Answer,
    /// Or for two.
    Answer2,
    /// Where it does, no pin tells.
    Untold,
}

/// Writes every row of a unit that has no `clear` for its data, twice: what has two words for a row gets both.
#[derive(Debug)]
struct Fill {
    /// The input that names a row.
    row: &'static str,
    rows: usize,
    /// Other inputs meanwhile.
    with: &'static [(&'static str, u32)],
    /// Inputs of a cycle after each time.
    then: &'static [(&'static str, u32)],
}

/// What is particular about a unit after its clear.
#[derive(Debug)]
struct Contract {
    unit: &'static str,
    fill: Option<Fill>,
    valid: &'static [(&'static str, Valid)],
}

const fn filled(
    unit: &'static str,
    row: &'static str,
    rows: usize,
    with: &'static [(&'static str, u32)],
    then: &'static [(&'static str, u32)],
) -> Contract {
    let fill = Fill {
        row,
        rows,
        with,
        then,
    };
    Contract {
        unit,
        fill: Some(fill),
        valid: &[],
    }
}

const fn qualified(unit: &'static str, valid: &'static [(&'static str, Valid)]) -> Contract {
    Contract {
        unit,
        fill: None,
        valid,
    }
}

const ALL_ROWS: u32 = REGISTER_ROWS as u32 - 1;

/// Of the row that is checked, if it is marked.
const WALK: &[(&str, Valid)] = &[
    ("walk_clear", Without("own")),
    ("walk_restore", Without("own")),
];

/// Of what a top has of these.
#[rustfmt::skip]
const TOP: &[(&str, Valid)] = &[
    ("rsp_data", Answer),
    ("rsp_data2", Answer2),
    ("rsp_rounds", With("rsp_valid")),
    ("rsp_aborted", With("rsp_valid")),
    ("won_warp", With("won_valid")),
    ("won_lanes", With("won_valid")),
    ("done_warp", With("done_valid")),
    ("done_iterations", With("done_valid")),
    ("done_replays", With("done_valid")),
    ("txrsp_wavefront", With("txrsp_valid")),
    ("txrsp_retry", With("txrsp_valid")),
    ("txrsp_exec_lo", With("txrsp_valid")),
    ("txrsp_exec_hi", With("txrsp_valid")),
    ("txrsp_committed_lo", With("txrsp_valid")),
    ("txrsp_committed_hi", With("txrsp_valid")),
    ("tcm_old", Bit { of: "tcm_old_valid", per: 2 }),
];

const RESPONSE: &[(&str, Valid)] = &[("rsp_word", With("rsp_valid"))];

/// Units of which something may be X for longer than the cycle of the clear.
#[rustfmt::skip]
const CONTRACTS: &[Contract] = &[
    qualified("lds_baseline", TOP),
    qualified("lds_bloom", TOP),
    qualified("lds_dcd", TOP),
    qualified("lds_smdcd", TOP),
    qualified("lds_smdcd_published", TOP),
    qualified("lds_lockbits", TOP),
    filled("bank_ram", "write_row", ROWS, &[("write_mask", 0xf), ("read_enable", 1)], &[]),
    filled("entry_way", "write_set", 1 << TABLE_SET_BITS, &[("write_valid", 1)], &[]),
    filled("lane_table", "write_row", 1 << WARP_BITS, &[("write_valid", 1)], &[]),
    filled("request_stage", "asks", 2, &[("asks", 1), ("empty", 1)], &[]),
    filled("row_state", "row", STATE_ROWS, &[("write_valid", 1)], &[]),
    filled("stack_entries", "write_index", STACK_DEPTH - 1, &[("write_valid", 1)], &[]),
    filled("layout_table", "cfg_wavefront", SLOTS, &[("cfg_valid", 1)], &[]),
    filled("paired_column", "write_row", REGISTER_ROWS, &[("write_valid", 1)], &[("checkpoint_valid", 1), ("last_row", ALL_ROWS)]),
    filled("shadow_register_file", "write_row", REGISTER_ROWS, &[("write_lanes", 0xffff)], &[("checkpoint_valid", 1), ("last_row", ALL_ROWS)]),
    filled("scalar_checkpoint", "write_word", SCALAR_WORDS, &[("write_valid", 1)], &[("checkpoint_valid", 1)]),
    filled("lane_align", "is_high", 2, &[("served", 1), ("done", 1)], &[("done", 1)]),
    qualified("lds_bank", &[
        ("rsp_word", With("rsp_valid")),
        ("access_row", With("rsp_valid")),
        ("access_write", With("rsp_valid")),
    ]),
    qualified("bloom_bank", RESPONSE),
    qualified("dcd_bank", RESPONSE),
    qualified("smdcd_bank", RESPONSE),
    // The words of lanes that did not ask mean nothing.
    qualified("lds_unit", &[("rsp_data", Untold), ("rsp_data2", Untold), ("rsp_rounds", With("rsp_valid"))]),
    qualified("smdcd", WALK),
    qualified("smdcd_published", WALK),
    qualified("shadow_memory", &[
        ("work_item", With("check_valid")),
        ("walk_after", With("walk_on")),
        ("release_row", With("walk_release")),
    ]),
    qualified("tx_sequencer", &[
        ("txrsp_wavefront", With("txrsp_valid")),
        ("txrsp_retry", With("txrsp_valid")),
        ("txrsp_exec_lo", With("txrsp_valid")),
        ("txrsp_exec_hi", With("txrsp_valid")),
        ("txrsp_committed_lo", With("txrsp_valid")),
        ("txrsp_committed_hi", With("txrsp_valid")),
        ("tcm_old", Bit { of: "tcm_old_valid", per: 2 }),
        ("walk_slot", With("walk_start")),
        ("walk_lanes_lo", With("walk_start")),
        ("walk_lanes_hi", With("walk_start")),
    ]),
    qualified("atomic_sequencer", &[
        ("won_warp", With("won_valid")),
        ("done_warp", With("done_valid")),
        ("lds_addr", With("lds_valid")),
        ("lds_addr", Bit { of: "lds_lanes", per: 1 }),
        ("lds_data", With("lds_unlock")),
        ("lds_data", Bit { of: "lds_lanes", per: 1 }),
    ]),
    qualified("atomic_unit", &[
        ("mem_data", With("mem_valid")),
        ("mem_data", WRITES),
        ("mem_data2", With("mem_valid")),
        ("mem_data2", WRITES),
        ("operate_tag", With("operate_valid")),
        ("operate_data", With("operate_valid")),
        ("operate_data2", With("operate_valid")),
        ("rsp_tag", With("rsp_valid")),
        ("rsp_data", With("rsp_valid")),
        ("rsp_data2", With("rsp_valid")),
    ]),
    qualified("reference_count_table", &[
        ("message_address", With("message_valid")),
        ("message_write", With("message_valid")),
        ("message_add", With("message_valid")),
    ]),
    filled("owner_bank", "lanes", 2, &[], &[]),
    filled("validation_queue", "push_slot", 1 << COMMIT_QUEUE_BITS, &[("push_valid", 1)], &[("clear", 1)]),
    qualified("intra_warp_resolver", &[("entry_index", With("entry_wanted"))]),
    qualified("recency_filter", &[("rsp_id", Without("sweeping"))]),
    qualified("hazard_pointer", &[("result_slot", With("result_valid")), ("result_youngest", Untold)]),
    qualified("commit_unit", &[
        ("write_address", With("write_valid")),
        ("write_value", With("write_valid")),
        ("read_address", With("read_valid")),
        ("count_address", With("count_valid")),
    ]),
    qualified("commit_partition", &[
        ("write_address", With("write_valid")),
        ("write_value", With("write_valid")),
        ("read_address", With("read_valid")),
    ]),
    qualified("transaction_log", &[("row_index", With("row_valid"))]),
    qualified("log_walker", &[
        ("row_slot", With("row_valid")),
        ("resolve_lanes", With("resolve_valid")),
        ("resolve_reads", With("resolve_valid")),
        ("resolve_writes", With("resolve_valid")),
        ("entry_lanes", With("entry_valid")),
        ("lane_address", With("entry_valid")),
        ("number_count", With("number_valid")),
        ("packet_first", With("packet_valid")),
        ("packet_survivors", With("packet_valid")),
        ("packet_address", With("packet_valid")),
        ("packet_address", WORDS),
        ("packet_address", Bit { of: "packet_lanes", per: 1 }),
        ("packet_value", With("packet_valid")),
        ("packet_value", WORDS),
        ("packet_value", Bit { of: "packet_lanes", per: 1 }),
    ]),
    qualified("transaction_core", &[
        ("search_row_index", With("search_row_valid")),
        ("row_slot", With("row_valid")),
        ("number_count", With("number_valid")),
        ("packet_first", With("packet_valid")),
        ("packet_survivors", With("packet_valid")),
        ("packet_address", With("packet_valid")),
        ("packet_address", WORDS),
        ("packet_address", Bit { of: "packet_lanes", per: 1 }),
        ("packet_value", With("packet_valid")),
        ("packet_value", WORDS),
        ("packet_value", Bit { of: "packet_lanes", per: 1 }),
    ]),
    // Random pins take lines that have not come.
    qualified("prefetch_fifo", &[("head_word", Untold)]),
    qualified("packet_splitter", &[
        ("packet_address", With("packet_valid")),
        ("packet_address", Without("packet_fill")),
    ]),
    qualified("commit_outcome", &[
        ("lanes", Without("vacant")),
        ("survivors", Without("vacant")),
        ("first", With("result_valid")),
        ("result_partition", With("result_valid")),
        ("result_lanes", With("result_valid")),
    ]),
    // Random pins walk lists that are empty.
    qualified("word_log", &[
        ("put_node", With("log_ready")),
        ("placed_slot", With("placed_valid")),
        ("walk_count", With("log_ready")),
        ("walk_valid", Untold),
        ("walk_last", Untold),
        ("walk_node", Untold),
        ("walk_address", Untold),
        ("walk_value", Untold),
        ("walk_counted", Untold),
    ]),
    filled("word_ram", "write_index", 1 << TIME_SET_BITS, &[("write_valid", 1)], &[]),
    qualified("pause_and_go_stack", &[
        ("view_kind", ON_STACK),
        ("view_pc", ON_STACK),
        ("view_rpc", ON_STACK),
        ("view_lanes", ON_STACK),
        ("view_log", ON_STACK),
    ]),
];

/// Other accesses of the atomic unit have no data.
const WRITES: Valid = Where {
    output: "mem_kind",
    is: MemoryKind::Write as u32,
};

/// Packets of a read log have words too; those of a write log are compared.
const WORDS: Valid = Where {
    output: "packet_kind",
    is: PacketKind::Write as u32,
};

/// Entries above the top mean nothing.
const ON_STACK: Valid = UpTo {
    input: "view_index",
    output: "top_index",
};

/// Arrays of data that hold zeros at first all the same: which of their words a program has written is not the unit's to know.
const DATA: [&str; 1] = ["words"];

/// Cycles that are compared.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    pub seed: u64,
    pub cycles: usize,
}

/// Traffic of a top for some cycles.
///
/// # Errors
/// If the top does not do as it should.
pub fn top_traffic<E: Engine>(
    unit: &UnitEntry,
    ports: &dyn Ports,
    engine: E,
    seed: u64,
    cycles: u64,
) -> Result<()> {
    if unit.name == "lds_lockbits" {
        let load = units::Load { seed, cycles };
        let pins = PinDriver::new(engine, ports);
        return atomic_sequencer::run_top(pins, LOCK_SCHEME, load).map(drop);
    }
    let load = lds_traffic::Load {
        seed,
        cycles,
        rows: 2,
        wavefronts: 4,
    };
    lds_traffic::run(PinDriver::new(engine, ports), load).map(drop)
}

/// A unit's pins from its clear on.
struct Start {
    pins: Vec<Pin>,
}

impl Start {
    fn place(&self, name: &str) -> usize {
        let mut pins = self.pins.iter();
        let place = pins.position(|pin| pin.name == name);
        place.unwrap_or_else(|| panic!("no input {name}"))
    }

    fn words(&self, set: &[(&str, u32)]) -> Vec<u32> {
        let mut words = vec![0; self.pins.len()];
        for (name, value) in set {
            words[self.place(name)] = *value;
        }
        words
    }

    /// The clear, if there is one, and what fills the unit.
    fn cycles(&self, fill: Option<&Fill>) -> Vec<Vec<u32>> {
        let clears = self.pins.iter().any(|pin| pin.name == "clear");
        let mut cycles = vec![];
        if clears {
            cycles.push(self.words(&[("clear", 1)]));
        }
        let Some(fill) = fill else {
            return cycles;
        };
        for _ in 0..2 {
            for row in 0..fill.rows {
                let mut words = self.words(fill.with);
                words[self.place(fill.row)] = row as u32;
                cycles.push(words);
            }
            cycles.push(self.words(fill.then));
        }
        cycles.push(self.words(&[]));
        cycles
    }
}

/// The Verilog without `initial`, but for `DATA`, which is there when the clear is over: in its cycle registers that may hold anything may
/// store anything.
///
/// # Panics
/// If there is one that has no end.
pub fn without_initial(verilog: &str) -> String {
    let mut kept = String::new();
    let mut rest = verilog;
    while let Some(at) = rest.find("initial ") {
        let is_word =
            !rest[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_');
        let (before, statement) = rest.split_at(at);
        kept += before;
        let end = statement_end(statement);
        let is_data = DATA
            .iter()
            .any(|array| statement[..end].contains(&format!(" {array}[")));
        if is_word && is_data {
            kept += &statement[..end].replacen("for (", "#2 for (", 1);
        } else if !is_word {
            kept += &statement[..end];
        }
        rest = &statement[end..];
    }
    kept + rest
}

/// The end of `initial x = 1;` or `initial begin ... end`.
fn statement_end(statement: &str) -> usize {
    let mut depth = 0;
    let mut words = statement.match_indices(|c: char| c.is_whitespace() || c == ';');
    let mut start = 0;
    words
        .find_map(|(at, separator)| {
            match &statement[start..at] {
                "begin" => depth += 1,
                "end" => depth -= 1,
                _ => {}
            }
            let ends = depth == 0 && (separator == ";" || &statement[start..at] == "end");
            start = at + separator.len();
            ends.then_some(start)
        })
        .unwrap_or_else(|| panic!("`initial` without an end"))
}

/// What the simulation does from the clear on, and which of it is compared with the Verilog.
pub struct Recorded {
    unit: AnyUnit,
    name: &'static str,
    cycles: Vec<Vec<u32>>,
    care: Vec<Vec<bool>>,
}

impl Recorded {
    /// # Errors
    /// If the unit does not do as its bench expects.
    pub fn new(entry: &'static UnitEntry, load: Load) -> Result<Self> {
        let unit = (entry.build)();
        let contract = CONTRACTS
            .iter()
            .find(|contract| contract.unit == entry.name);
        let start = Start {
            pins: unit.inputs(),
        };
        let fill = contract.and_then(|contract| contract.fill.as_ref());
        let first = start.cycles(fill);
        let mut recorded = Self {
            cycles: traffic(entry, &first, load)?,
            care: vec![],
            unit,
            name: entry.name,
        };
        recorded.cycles.truncate(first.len() + load.cycles);
        let valid = contract.map_or(&[][..], |contract| contract.valid);
        recorded.care = recorded.cared(first.len(), valid);
        Ok(recorded)
    }

    /// Whether each output means something in each cycle.
    fn cared(&self, first: usize, valid: &[(&str, Valid)]) -> Vec<Vec<bool>> {
        let (inputs, outputs) = (self.unit.inputs(), self.unit.outputs());
        let of = |pins: &[Pin], name: &str| {
            let place = pins.iter().position(|pin| pin.name == name);
            place.unwrap_or_else(|| panic!("{} has no pin {name}", self.name))
        };
        let answers = Answers::of(&inputs, &outputs, &self.cycles);
        let means = |cycle: usize, words: &[u32], pin: &Pin| {
            let input = |name| words[of(&inputs, name)];
            let output = |name| words[inputs.len() + of(&outputs, name)];
            valid.iter().all(|(port, valid)| {
                let Some(number) = number_in(&pin.name, port) else {
                    return true;
                };
                match *valid {
                    With(other) => output(other) != 0,
                    Without(other) => output(other) == 0,
                    Bit { of, per } => output(of) >> (number / per) & 1 != 0,
                    UpTo {
                        input: index,
                        output: last,
                    } => input(index) <= output(last),
                    Where { output: name, is } => output(name) == is,
                    Answer => answers.words(cycle) >> number & 1 != 0,
                    Answer2 => answers.second_words(cycle) >> number & 1 != 0,
                    Untold => false,
                }
            })
        };
        let cycle = |(cycle, words): (usize, &Vec<u32>)| {
            let outputs = outputs.iter();
            outputs
                .map(|pin| cycle >= first && means(cycle, words, pin))
                .collect()
        };
        self.cycles.iter().enumerate().map(cycle).collect()
    }

    fn recording<T>(&self, then: impl FnOnce(&Recording) -> T) -> T {
        then(&Recording {
            inputs: &self.unit.inputs(),
            outputs: &self.unit.outputs(),
            is_clocked: true,
            cycles: &self.cycles,
            care: &self.care,
        })
    }

    /// The Verilog in Icarus.
    ///
    /// # Errors
    /// At the first output that means something and is not what was recorded.
    pub fn icarus(&self, verilog: &str) -> Result<()> {
        let verilog = without_initial(verilog);
        self.recording(|recording| replay::icarus(self.name, &verilog, recording))
            .with_context(|| format!("{}, all registers X before the clear", self.name))
    }

    /// The Verilog in Verilator, from a random state with each seed.
    ///
    /// # Errors
    /// As [`Recorded::icarus`].
    pub fn verilator(&self, verilog: &str, seeds: &[u32]) -> Result<()> {
        let verilog = without_initial(verilog);
        self.recording(|recording| {
            replay::verilator_from_random_state(self.name, &verilog, recording, seeds)
        })
        .with_context(|| format!("{}, random registers, seeds {seeds:?}", self.name))
    }
}

/// The number of a pin in the port of this name; 0 if it is the port.
fn number_in(pin: &str, port: &str) -> Option<usize> {
    let rest = pin.strip_prefix(port)?;
    match rest.strip_prefix('_') {
        Some(number) => number.parse().ok(),
        None => rest.is_empty().then_some(0),
    }
}

/// What goes over the pins: `first`, then what the unit is for.
fn traffic(entry: &UnitEntry, first: &[Vec<u32>], load: Load) -> Result<Vec<Vec<u32>>> {
    let unit = (entry.build)();
    let (mut tap, cycles) = Tap::new(rtl((entry.build)()));
    let mut outputs = vec![0; unit.outputs().len()];
    for inputs in first {
        tap.clock(inputs, &mut outputs)?;
    }
    let Load {
        seed,
        cycles: count,
    } = load;
    if entry.is_top() {
        top_traffic(entry, unit.ports(), tap, seed, count as u64)?;
    } else if units::UNITS.contains(&entry.name) {
        let opened = Opened { engine: tap, unit };
        units::run(entry.name, opened, seed, (count as u64).max(6_000))?;
    } else {
        let stimulus: Stimulus = random_pins::stimulus(entry, seed, count);
        for inputs in stimulus.cycles() {
            tap.clock(inputs, &mut outputs)?;
        }
        drop(tap);
    }
    Ok(cycles.take())
}
