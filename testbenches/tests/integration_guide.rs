//! docs/integration.md: its tables come from the units and its waveforms from runs; `cargo xtask docs` rewrites them.

#[path = "../../cli/tests/common/blocks.rs"]
mod blocks;

use anyhow::Result;
use blocks::{check_in, check_printed};
use std::collections::BTreeMap;
use std::fmt::Write;
use turnstile_engine::{Engine, RtlEngine};
use turnstile_export::sv::{Codes, Port};
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::{
    self, ATOMIC_ENTRIES, LANES, LINE_WORD_BITS, PACKET_TAG_BITS, WORD_ADDRESS_BITS,
};
use turnstile_hdl::lds_op::LdsOp;
use turnstile_testbenches::lds_driver::{Access, Layout, LdsDriver};
use turnstile_testbenches::tap::{Cycles, Tap};
use turnstile_testbenches::timing_diagram::{
    Diagram,
    Line::{self, Bit, Level, Value},
};

const GUIDE: &str = "docs/integration.md";
const ATOMIC_OPS: &str = include_str!("../../hdl/src/atomic_op.rs");
/// Cycles that fit beside each other on a page.
const MOST: usize = 18;

type Driver = LdsDriver<Tap<RtlEngine<full_size::FullDcd>>>;

/// A cleared top with two wavefronts of one work-group, and what went over its pins since.
fn top() -> (Driver, Cycles) {
    let (tap, cycles) = Tap::new(RtlEngine::new(connected()));
    let mut driver = LdsDriver::new(tap, &connected()).expect("a cleared top");
    for slot in 0..2 {
        let layout = Layout {
            row_base: 0,
            rows: 2,
            state_base: 0,
            group: 0b11,
        };
        driver.place(slot, layout).expect("a free port");
    }
    cycles.kept().clear();
    (driver, cycles)
}

fn connected() -> full_size::FullDcd {
    use turnstile_hdl::prelude::Block;
    let mut top = full_size::lds_dcd();
    top.connect_all();
    top
}

fn draw(name: &str, lines: &[Line], cycles: &Cycles) {
    let top = connected();
    let drawn = Diagram::new(&top, &cycles.kept()).draw(lines, MOST);
    check_printed(GUIDE, name, &drawn);
}

fn read(lanes: u32, addresses: &[u32]) -> Access {
    let mut access = Access::plain(LdsOp::ReadB32, lanes, [0; LANES]);
    access.addr[..addresses.len()].copy_from_slice(addresses);
    access
}

/// Lane 0 of a wavefront writes word 0 in a transaction; whether it loses.
fn write_word_0<E: Engine>(driver: &mut LdsDriver<E>, wavefront: usize) -> Result<bool> {
    let access = Access {
        wavefront,
        op: LdsOp::WriteB32,
        transactional: true,
        ..read(1, &[0])
    };
    Ok(driver.access(&access)?.aborted == 1)
}

/// What the header of the LDS unit says, which its bench measures.
#[test]
fn latencies() {
    let header = include_str!("../../hdl/src/units/lds_unit/mod.rs").lines();
    let rows = header.filter_map(|line| line.strip_prefix("//! |"));
    let mut table: String = rows.map(|row| format!("|{row}\n")).collect();
    for unit in ["shadow_memory", "directory_shadow"] {
        let link = format!("[`{unit}`](crate::{unit})");
        assert_eq!(table.matches(&link).count(), 1, "{table}");
        table = table.replace(&link, &format!("`{unit}`"));
    }
    check_in(GUIDE, "latency", &table);
}

/// Two lanes on two words of a bank, and behind them a request without bank conflict.
#[test]
fn plain_accesses() -> Result<()> {
    let (mut driver, cycles) = top();
    let at = driver.pins().at.requests();
    driver.present(&read(0b11, &[0, 128]));
    driver.pins().wait_for(at.req_ready)?;
    driver.present(&read(0b11, &[4, 8]));
    driver.pins().wait_for(at.req_ready)?;
    driver.withdraw();
    driver.settle()?;
    let lines = [
        Level("req_valid"),
        Level("req_ready"),
        Value("req_lanes", "req_valid"),
        Value("lane_addr_0", "req_valid"),
        Value("lane_addr_1", "req_valid"),
        Level("rsp_valid"),
        Value("rsp_rounds", "rsp_valid"),
        Level("idle"),
    ];
    draw("plain", &lines, &cycles);
    Ok(())
}

const TRANSACTION: [Line; 14] = [
    Level("tx_valid"),
    Level("tx_ready"),
    Level("tx_commit"),
    Value("tx_wavefront", "tx_valid"),
    Level("txrsp_valid"),
    Level("txrsp_retry"),
    Value("txrsp_exec_lo", "txrsp_valid"),
    Value("txrsp_committed_lo", "txrsp_valid"),
    Level("req_valid"),
    Level("req_ready"),
    Value("req_wavefront", "req_valid"),
    Level("rsp_valid"),
    Value("rsp_aborted", "rsp_valid"),
    Bit("tcm_2", 0),
];

/// Wavefront 1 meets a word of wavefront 0, and gets it in its second pass.
#[test]
fn a_conflict() -> Result<()> {
    let (mut driver, cycles) = top();
    driver.begin(0, 1)?;
    assert!(!write_word_0(&mut driver, 0)?);
    driver.begin(1, 1)?;
    assert!(write_word_0(&mut driver, 1)?);
    driver.commit(0, 1)?;
    assert!(driver.commit(1, 1)?.retry);
    driver.begin(1, 1)?;
    assert!(!write_word_0(&mut driver, 1)?);
    assert!(!driver.commit(1, 1)?.retry);
    driver.settle()?;
    draw("conflict", &TRANSACTION, &cycles);
    Ok(())
}

/// Wavefront 0 loses to wavefront 1 in all its passes, and then stops it.
#[test]
fn work_group_serialisation() -> Result<()> {
    let (mut driver, cycles) = top();
    driver.begin(1, 1)?;
    assert!(!write_word_0(&mut driver, 1)?);
    // In TX, in TX again with the same lane lost, in WfS.
    for _ in 0..3 {
        driver.begin(0, 1)?;
        assert!(write_word_0(&mut driver, 0)?);
        assert!(driver.commit(0, 1)?.retry);
    }
    cycles.kept().clear();
    driver.begin(0, 1)?;
    assert_eq!(driver.mode(0), 3);
    assert!(!write_word_0(&mut driver, 0)?);
    assert!(driver.commit(1, 1)?.retry);
    assert!(!driver.commit(0, 1)?.retry);
    driver.settle()?;
    let status = [
        Bit("mode", 0),
        Bit("mode", 1),
        Bit("killed", 1),
        Bit("begin_stall", 1),
        Level("perf_overhead"),
    ];
    draw("kill", &[&TRANSACTION[..], &status].concat(), &cycles);
    Ok(())
}

/// What the source says about each value of an enum.
fn described(source: &str, name: &str) -> BTreeMap<String, String> {
    let (_, body) = source
        .split_once(&format!("pub enum {name} {{"))
        .expect("the enum");
    let (body, _) = body.split_once("\n}").expect("its end");
    let mut described = BTreeMap::new();
    let mut said = vec![];
    for line in body.lines().map(str::trim) {
        match line.strip_prefix("/// ") {
            Some(text) => said.push(text),
            None => {
                let value = line.trim_end_matches(',').to_owned();
                described.insert(value, std::mem::take(&mut said).join(" "));
            }
        }
    }
    described
}

/// A table of codes, each with what the source says about it.
fn check_codes(codes: &Codes, source: &str, name: &str, block: &str) {
    let described = described(source, name);
    let mut table = String::from("| code | constant | what |\n| --- | --- | --- |\n");
    for (code, (constant, value)) in codes.constants().iter().zip(&codes.names).enumerate() {
        let what = described[value].trim_end_matches('.').replace('|', "\\|");
        // Writing to a String cannot fail.
        let _ = writeln!(table, "| {code} | `{constant}` | {what} |");
    }
    check_in(GUIDE, block, &table);
}

#[test]
fn codes() {
    #[rustfmt::skip]
    let sources = [
        (include_str!("../../hdl/src/lds_op.rs"), "LdsOp", "operations"),
        (include_str!("../../hdl/src/units/tx_sequencer/mod.rs"), "TxMode", "modes"),
        (ATOMIC_OPS, "AtomicOp", "atomic-operations"),
        (ATOMIC_OPS, "MemoryKind", "memory-kinds"),
        (include_str!("../../hdl/src/commit_op.rs"), "CommitMessage", "messages"),
    ];
    assert_eq!(Codes::all().len(), sources.len());
    for (codes, (source, name, block)) in Codes::all().iter().zip(sources) {
        check_codes(codes, source, name, block);
    }
}

#[test]
fn sizes_of_the_atomic_unit() {
    let words = 1 << LINE_WORD_BITS;
    let bytes = 4 * words;
    let table = format!(
        "| size | at full size |\n| --- | --- |\n\
         | entries: requests in flight | {ATOMIC_ENTRIES} |\n\
         | a line | {words} words, {bytes} bytes |\n\
         | `req_address`, `mem_address` | {WORD_ADDRESS_BITS} bits, of a word |\n\
         | `req_tag`, `mem_tag`, `operate_tag`, `rsp_tag` | {PACKET_TAG_BITS} bits |\n"
    );
    check_in(GUIDE, "atomic-sizes", &table);
}

#[test]
fn the_shortest_bench() {
    let bench = include_str!("../../examples/first_access.v");
    check_in(GUIDE, "bench", &format!("```verilog\n{bench}```\n"));
}

/// Every port of the units that the guide is about is in it.
#[test]
fn no_port_is_left_out() {
    let guide = std::fs::read_to_string(format!("{}/../{GUIDE}", env!("CARGO_MANIFEST_DIR")));
    let guide = guide.expect(GUIDE);
    for unit in ["lds_dcd", "lds_lockbits", "atomic_unit"] {
        let built = (find(unit).expect("a unit of the catalog").build)();
        let names = Port::all(built.ports()).into_iter().map(|port| port.name);
        let missing: Vec<_> = names
            .filter(|name| !guide.contains(&format!("`{name}`")))
            .collect();
        assert!(
            missing.is_empty(),
            "{GUIDE} says nothing of {missing:?} of {unit}"
        );
    }
}
