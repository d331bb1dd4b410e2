//! What may be X after a cycle of `clear`, and when, unit by unit.

use turnstile_hdl::atomic_op::MemoryKind;
use turnstile_hdl::commit_op::PacketKind;
use turnstile_hdl::full_size::{
    COMMIT_QUEUE_BITS, REGISTER_ROWS, ROWS, SCALAR_WORDS, SLOTS, STACK_DEPTH, STATE_ROWS,
    TABLE_SET_BITS, TIME_SET_BITS, WARP_BITS,
};
use Valid::{Answer, Answer2, Bit, Untold, UpTo, Where, With, Without};

/// When an output means something.
#[derive(Clone, Copy, Debug)]
pub enum Valid {
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
pub struct Fill {
    /// The input that names a row.
    pub row: &'static str,
    pub rows: usize,
    /// Other inputs meanwhile.
    pub with: &'static [(&'static str, u32)],
    /// Inputs of a cycle after each time.
    pub then: &'static [(&'static str, u32)],
}

/// What is particular about a unit after its clear.
#[derive(Debug)]
pub struct Contract {
    pub unit: &'static str,
    pub fill: Option<Fill>,
    /// Ports, by their names with spaces between, and when they mean something.
    pub valid: &'static [(&'static str, Valid)],
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
const WALK: &[(&str, Valid)] = &[("walk_clear walk_restore", Without("own"))];

/// Of what a top has of these.
#[rustfmt::skip]
const TOP: &[(&str, Valid)] = &[
    ("rsp_data", Answer),
    ("rsp_data2", Answer2),
    ("rsp_rounds rsp_aborted", With("rsp_valid")),
    ("won_warp won_lanes", With("won_valid")),
    ("done_warp done_iterations done_replays", With("done_valid")),
    ("txrsp_wavefront txrsp_retry txrsp_exec_lo txrsp_exec_hi txrsp_committed_lo txrsp_committed_hi", With("txrsp_valid")),
    ("tcm_old", Bit { of: "tcm_old_valid", per: 2 }),
];

const RESPONSE: &[(&str, Valid)] = &[("rsp_word", With("rsp_valid"))];

/// Units of which something may be X for longer than the cycle of the clear.
#[rustfmt::skip]
pub const CONTRACTS: &[Contract] = &[
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
    qualified("lds_bank", &[("rsp_word access_row access_write", With("rsp_valid"))]),
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
        ("txrsp_wavefront txrsp_retry txrsp_exec_lo txrsp_exec_hi txrsp_committed_lo txrsp_committed_hi", With("txrsp_valid")),
        ("tcm_old", Bit { of: "tcm_old_valid", per: 2 }),
        ("walk_slot walk_lanes_lo walk_lanes_hi", With("walk_start")),
    ]),
    qualified("atomic_sequencer", &[
        ("won_warp", With("won_valid")),
        ("done_warp", With("done_valid")),
        ("lds_addr", With("lds_valid")),
        ("lds_addr lds_data", Bit { of: "lds_lanes", per: 1 }),
        ("lds_data", With("lds_unlock")),
    ]),
    qualified("atomic_unit", &[
        ("mem_data mem_data2", With("mem_valid")),
        ("mem_data mem_data2", WRITES),
        ("operate_tag operate_data operate_data2", With("operate_valid")),
        ("rsp_tag rsp_data rsp_data2", With("rsp_valid")),
    ]),
    qualified("reference_count_table", &[("message_address message_write message_add", With("message_valid"))]),
    filled("owner_bank", "lanes", 2, &[], &[]),
    filled("validation_queue", "push_slot", 1 << COMMIT_QUEUE_BITS, &[("push_valid", 1)], &[("clear", 1)]),
    qualified("intra_warp_resolver", &[("entry_index", With("entry_wanted"))]),
    qualified("recency_filter", &[("rsp_id", Without("sweeping"))]),
    qualified("hazard_pointer", &[("result_slot", With("result_valid")), ("result_youngest", Untold)]),
    qualified("commit_unit", &[
        ("write_address write_value", With("write_valid")),
        ("read_address", With("read_valid")),
        ("count_address", With("count_valid")),
    ]),
    qualified("commit_partition", &[
        ("write_address write_value", With("write_valid")),
        ("read_address", With("read_valid")),
    ]),
    qualified("transaction_log", &[("row_index", With("row_valid"))]),
    qualified("log_walker", &[
        ("row_slot", With("row_valid")),
        ("resolve_lanes resolve_reads resolve_writes", With("resolve_valid")),
        ("entry_lanes lane_address", With("entry_valid")),
        ("number_count", With("number_valid")),
        ("packet_first packet_survivors packet_address packet_value", With("packet_valid")),
        ("packet_address packet_value", WORDS),
        ("packet_address packet_value", Bit { of: "packet_lanes", per: 1 }),
    ]),
    qualified("transaction_core", &[
        ("search_row_index", With("search_row_valid")),
        ("row_slot", With("row_valid")),
        ("number_count", With("number_valid")),
        ("packet_first packet_survivors packet_address packet_value", With("packet_valid")),
        ("packet_address packet_value", WORDS),
        ("packet_address packet_value", Bit { of: "packet_lanes", per: 1 }),
    ]),
    // Random pins take lines that have not come.
    qualified("prefetch_fifo", &[("head_word", Untold)]),
    qualified("packet_splitter", &[
        ("packet_address", With("packet_valid")),
        ("packet_address", Without("packet_fill")),
    ]),
    qualified("commit_outcome", &[
        ("lanes survivors", Without("vacant")),
        ("first result_partition result_lanes", With("result_valid")),
    ]),
    // Random pins walk lists that are empty.
    qualified("word_log", &[
        ("put_node walk_count", With("log_ready")),
        ("placed_slot", With("placed_valid")),
        ("walk_valid walk_last walk_node walk_address walk_value walk_counted", Untold),
    ]),
    filled("word_ram", "write_index", 1 << TIME_SET_BITS, &[("write_valid", 1)], &[]),
    qualified("pause_and_go_stack", &[("view_kind view_pc view_rpc view_lanes view_log", ON_STACK)]),
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
