//! LocalTM-Bloom, Table 1: the conditional of its Figure 2 as a kernel, through the banks, line by line.

use turnstile_hdl::lds_transactional::LdsTransactionalPins;
use turnstile_machine::{
    Cycled, Detector, EngineKind, LdsTop, LocalMemoryPort, Losers, MachineConfig, Observer,
    Options, TxMode,
};
use turnstile_run::{Argument, Array, Element, Job, Launch, FRONT_ENDS};
use turnstile_tools::Result;

const KERNEL: &str = include_str!("kernels/if_else.s");

/// The papers' numbers of the lines, from TX_Begin on, of each instruction of the kernel. Accesses have a wait behind them.
const LINES: [u32; 13] = [2, 3, 4, 5, 6, 8, 8, 10, 11, 13, 13, 15, 16];
/// Lines that the table has: those at which EXEC or TCM may change.
const SHOWN: [u32; 6] = [2, 5, 10, 13, 15, 16];

/// Work-items are printed as in the paper, the first one leftmost.
const TABLE: &str = "\
1 1111 - - NORMAL
2 1111 0000 - TX
5 1100 0000 - TX
10 0011 0000 - TX
13 0011 0011 - TX
15 1111 0011 - TX
16 0011 0011 - TX
2 0011 0000 0011 TX
5 0000 0000 0011 TX
10 0011 0000 0011 TX
13 0011 0011 0011 TX
15 0011 0011 0011 TX
16 0011 0011 0011 TX
2 0011 0001 0011 WF Serial.
5 0000 0001 0011 WF Serial.
10 0011 0001 0011 WF Serial.
13 0011 0001 0011 WF Serial.
15 0011 0001 0011 WF Serial.
16 0001 0001 0011 WF Serial.
2 0001 0000 0001 TX
5 0000 0000 0001 TX
10 0001 0000 0001 TX
13 0001 0000 0001 TX
15 0001 0000 0001 TX
16 0001 0000 0001 TX
";

/// EXEC, TCM, TCM_OLD and mode, as a row has them.
fn state(port: &dyn LocalMemoryPort, exec: u64) -> String {
    let printed = |mask: u64| -> String {
        let bit = |lane: u32| if mask >> lane & 1 == 1 { '1' } else { '0' };
        (0..4).map(bit).collect()
    };
    let at: &LdsTransactionalPins = port.transactions().expect("transactions").pin_index();
    let outputs = port.pins().outputs();
    let slot = port.slot(0);
    let old = match outputs[at.tcm_old_valid] & 1 {
        0 => "-".into(),
        _ => printed(outputs[at.tcm_old.pin(0)].into()),
    };
    let (tcm, mode) = match slot.mode {
        TxMode::Normal => ("-".into(), "NORMAL"),
        TxMode::Concurrent => (printed(slot.conflict_mask), "TX"),
        TxMode::WavefrontSerial => (printed(slot.conflict_mask), "WF Serial."),
        TxMode::GroupSerial => (printed(slot.conflict_mask), "WG Serial."),
    };
    format!("{} {tcm} {old} {mode}", printed(exec))
}

/// Writes a row whenever an instruction has been executed: the state in the last cycle before the next one is.
struct Trace {
    /// Index of TX_Begin.
    begin: u32,
    /// Next instruction, the line of the one before it, and the state, as last seen.
    pc: u32,
    line: Option<u32>,
    state: String,
    /// The state when the instruction before was executed.
    before: String,
    rows: String,
}

impl Trace {
    fn row(&mut self) {
        let Some(line) = self.line.filter(|line| SHOWN.contains(line) || *line == 1) else {
            return;
        };
        // The paper prints the last row without the EXEC that the transaction leaves behind.
        let ended = line == 16 && self.state.contains("NORMAL");
        let state = if ended { &self.before } else { &self.state };
        self.rows += &format!("{line} {state}\n");
    }

    fn line_of(&self, pc: u32) -> Option<u32> {
        match pc {
            pc if pc + 1 == self.begin => Some(1),
            pc => LINES.get(pc.checked_sub(self.begin)? as usize).copied(),
        }
    }
}

impl Observer for Trace {
    fn wants_cycles(&self) -> bool {
        true
    }

    fn cycled(&mut self, cycled: &Cycled) -> Result<()> {
        let Some(glance) = cycled.cores[0].get(0) else {
            return Ok(());
        };
        let goes_back = glance.pc == self.begin && self.line == Some(16);
        if goes_back {
            // TX_Commit is answered: what it does is seen from now on.
            self.pc = glance.pc;
        } else if glance.pc != self.pc {
            let executed = self.line_of(self.pc);
            // Of an access and the wait behind it the wait has the row.
            if self.line != executed || executed == Some(16) {
                self.row();
            }
            self.line = executed;
            self.before = std::mem::take(&mut self.state);
            self.pc = glance.pc;
        }
        self.state = state(cycled.port, glance.active);
        Ok(())
    }
}

fn trace(detector: Detector, losers: Losers) -> String {
    let words = Array::zeros(Element::U32, 5);
    let (files, sizes): (_, [&[u32]; 2]) = (["if_else.s", KERNEL], [&[4], &[4]]);
    let launch = Launch {
        name: "if_else",
        place: &|field| format!("if_else: {field}"),
        ..Launch::new(files, "if_else", sizes, Argument::all(vec![words.into()]))
    };
    let job = Job::load(FRONT_ENDS[0], launch).unwrap();
    let mut machine = MachineConfig::default();
    if let MachineConfig::ComputeUnit(config) = &mut machine {
        config.transactions.losers = losers;
    }
    let begin = KERNEL
        .lines()
        .position(|line| line.contains("s_tx_begin"))
        .unwrap();
    let is_instruction =
        |line: &&str| line.starts_with('\t') && !line.trim_start().starts_with(['.', ';']);
    let code = KERNEL
        .lines()
        .position(|line| line.contains(".end_amd_kernel_code_t"))
        .unwrap();
    let before = KERNEL.lines().take(begin).skip(code).filter(is_instruction);
    let mut trace = Trace {
        begin: before.count() as u32,
        pc: u32::MAX,
        line: None,
        state: String::new(),
        before: String::new(),
        rows: String::new(),
    };
    let top = LdsTop::open(detector, EngineKind::Rtl, None).unwrap();
    let outcome = job
        .simulate(&machine, top, Options::new(5_000), &mut trace)
        .unwrap();
    let words: Vec<_> = outcome.buffers[0].chunks(4).map(|word| word[0]).collect();
    assert_eq!(words[..4], [10, 11, 0, 0], "the if leg");
    assert!([12, 13].contains(&words[4]), "the else leg");
    trace.rows
}

#[test]
fn the_table_is_the_trace_of_its_kernel() {
    for detector in [Detector::Dcd, Detector::Smdcd, Detector::Bloom] {
        assert_eq!(trace(detector, Losers::All), TABLE, "{}", detector.name());
    }
}

/// With the first to come as the winner WI2 commits at once, and nothing is serialised.
#[test]
fn the_table_is_not_that_of_later_losers() {
    let rows = trace(Detector::Dcd, Losers::Later);
    assert!(rows.contains("13 0011 0001 - TX\n"), "{rows}");
    assert!(!rows.contains("Serial."), "{rows}");
}
