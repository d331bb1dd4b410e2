//! Figures 6 and 7 on the RTL, state by state, and the look-up of a warp.

use turnstile_engine::{Engine, RtlEngine};
use turnstile_hdl::full_size::{early_abort_scanner, pause_and_go_stack, WARP_LANES};
use turnstile_hdl::pause_and_go_stack::{StackOp, RETRY, TRANS};
use turnstile_hdl::pin_index::{Indexed, Words};
use turnstile_hdl::pins::PinValue;
use turnstile_tools::table::Table;
use turnstile_tools::{Error, Result};

/// Clocks after which a unit that is not ready never will be.
const PATIENCE: u32 = 200;

/// An operation of the stack.
#[derive(Clone, Copy)]
enum Op {
    Start,
    Begin,
    /// The next program counter, whether a log entry was written, and lanes that hit.
    Step(u32, bool, u32),
    /// Lanes that failed.
    Commit(u32),
}

/// A state of a figure: what is done before it, and the stack as the paper draws it.
struct State {
    figure: &'static str,
    told: &'static str,
    done: &'static [Op],
    drawn: &'static [&'static str],
    /// Why the stack may not be as drawn.
    why: &'static str,
}

use Op::{Begin, Commit, Start, Step};

/// From the entry on; each state goes on where the one before has ended. Lane 0 is on the left.
const FIGURE_6: [State; 5] = [
    State {
        figure: "6, state 1",
        told: "transactions start; the load at 0x108 is done",
        done: &[Start, Begin, Step(0x110, false, 0)],
        drawn: &[
            "Normal 0x100 0x130 1111 1111 ---",
            "Retry  0x108 ----- 0000 0000 ---",
            "Trans. 0x110 ----- 1111 1111 ---",
        ],
        why: "the paper draws no index before the first pause. In state 2 threads that paused at 0x110 have 0, so it counts from the load at 0x110 on",
    },
    State {
        figure: "6, state 2",
        told: "threads 0-3 are paused at the load at 0x110",
        done: &[Step(0x118, true, 0x0f)],
        drawn: &[
            "Normal 0x100 0x130 1111 1111 ---",
            "Retry  0x108 ----- 0000 0000 ---",
            "Trans. 0x110 ----- 1111 0000 0",
            "Trans. 0x118 ----- 0000 1111 1",
        ],
        why: "",
    },
    State {
        figure: "6, state 3",
        told: "threads 5 and 6 aborted, 4 and 7 committed",
        done: &[Step(0x120, false, 0), Step(0x128, true, 0), Commit(0x60)],
        drawn: &[
            "Normal 0x100 0x130 1111 1111 ---",
            "Retry  0x108 ----- 0000 0110 ---",
            "Trans. 0x110 ----- 1111 0000 0",
            "Trans. 0x128 ----- 0000 1001 2",
        ],
        why: "",
    },
    State {
        figure: "6, state 4",
        told: "threads 0-3 go on; 1 and 2 aborted, 0 and 3 committed",
        done: &[
            Step(0x118, true, 0),
            Step(0x120, false, 0),
            Step(0x128, true, 0),
            Commit(0x06),
        ],
        drawn: &[
            "Normal 0x100 0x130 1111 1111 ---",
            "Retry  0x108 ----- 0110 0110 ---",
            "Trans. 0x128 ----- 1001 0000 2",
        ],
        why: "",
    },
    State {
        figure: "6, state 5",
        told: "threads 1, 2, 5, 6 restart and execute till commit",
        done: &[
            Step(0x110, false, 0),
            Step(0x118, true, 0),
            Step(0x120, false, 0),
            Step(0x128, true, 0),
        ],
        drawn: &[
            "Normal 0x100 0x130 1111 1111 ---",
            "Retry  0x108 ----- 0110 0110 ---",
            "Trans. 0x128 ----- 0110 0110 2",
        ],
        why: "",
    },
];

const FIGURE_7: [State; 1] = [State {
    figure: "7",
    told: "after three rounds of pauses",
    done: &[
        Start,
        Begin,
        Step(0x110, true, 0),
        Step(0x118, true, 0),
        Step(0x120, false, 0),
        Step(0x128, true, 0),
        Step(0x130, true, 0x66),
        Step(0x138, true, 0),
        Step(0x140, false, 0),
        Step(0x148, true, 0),
        Step(0x150, true, 0x09),
        Step(0x158, true, 0),
        Step(0x160, false, 0),
        Step(0x168, true, 0),
    ],
    drawn: &[
        "Normal 0x100 0x130 1111 1111 ---",
        "Retry  0x108 ----- 0000 0000 ---",
        "Trans. 0x128 ----- 0110 0110 3",
        "Trans. 0x148 ----- 1001 0000 6",
        "Trans. 0x168 ----- 0000 1001 9",
    ],
    why: "",
}];

/// The figures, and how long a look-up takes.
#[derive(Clone, Debug, PartialEq)]
pub struct Stack {
    states: Vec<Seen>,
    /// Cycles of the look-ups of 32 lanes with an address each.
    pub look_up_cycles: u32,
}

/// A state as it is.
#[derive(Clone, Debug, PartialEq)]
struct Seen {
    figure: &'static str,
    told: &'static str,
    drawn: Vec<String>,
    ours: Vec<String>,
    why: &'static str,
}

impl Seen {
    /// Lines that are not as drawn.
    fn others(&self) -> usize {
        let lines = self.drawn.len().max(self.ours.len());
        let differs = |line: &usize| self.drawn.get(*line) != self.ours.get(*line);
        (0..lines).filter(differs).count()
    }
}

impl Stack {
    /// Plays the figures on the RTL.
    ///
    /// # Errors
    /// If a unit does not come to an end.
    pub fn play() -> Result<Self> {
        let mut states = vec![];
        for figure in [&FIGURE_6[..], &FIGURE_7[..]] {
            let mut done = vec![];
            for state in figure {
                done.extend_from_slice(state.done);
                let ours = snapshot(&done).map_err(|error| failed(state.figure, &error))?;
                states.push(Seen {
                    figure: state.figure,
                    told: state.told,
                    drawn: state.drawn.iter().map(|line| (*line).to_owned()).collect(),
                    ours,
                    why: state.why,
                });
            }
        }
        let look_up_cycles = look_up().map_err(|error| failed("the look-up of a warp", &error))?;
        Ok(Self {
            states,
            look_up_cycles,
        })
    }

    /// Whether each state is as drawn, and what is not.
    pub fn verdict(&self) -> (Vec<bool>, String) {
        let parts = self.states.iter().map(|state| state.others() == 0);
        let told = self.states.iter().filter(|state| state.others() > 0);
        let told: Vec<String> = told
            .map(|state| {
                let (figure, others, why) = (state.figure, state.others(), state.why);
                format!("figure {figure}: {others} line differs ({why})")
            })
            .collect();
        let detail = match told.is_empty() {
            true => "every entry is as drawn".into(),
            false => told.join("; "),
        };
        (parts.collect(), detail)
    }

    /// Entries of all states, the paper's beside ours.
    pub fn table(&self) -> Table {
        let mut lines = vec![];
        for state in &self.states {
            for line in 0..state.drawn.len().max(state.ours.len()) {
                let of = |lines: &[String]| lines.get(line).cloned().unwrap_or_default();
                let (drawn, ours) = (of(&state.drawn), of(&state.ours));
                let same = if drawn == ours { "yes" } else { "no" };
                lines.push(vec![
                    state.figure.into(),
                    state.told.into(),
                    drawn,
                    ours,
                    same.into(),
                ]);
            }
        }
        let head = [
            "figure",
            "state",
            "paper: type, PC, RPC, threads 0 to 7, L",
            "RTL",
            "same",
        ];
        Table::new(head, lines)
    }
}

fn failed(place: &str, error: &anyhow::Error) -> Error {
    Error::run(place, format!("{error:#}"), "please report it")
}

/// The whole stack in the cycle behind the last operation. One entry is shown a cycle, so all of it is done once for each.
fn snapshot(done: &[Op]) -> anyhow::Result<Vec<String>> {
    let mut lines = vec![];
    loop {
        let (line, top) = entry(done, lines.len() as u32)?;
        lines.push(line);
        if lines.len() as u32 > top {
            return Ok(lines);
        }
    }
}

/// An entry, and the number of the top one.
fn entry(done: &[Op], index: u32) -> anyhow::Result<(String, u32)> {
    let unit = pause_and_go_stack();
    let at = unit.pins();
    let (mut inputs, mut outputs) = (Words::inputs(&unit), Words::outputs(&unit));
    let mut engine = RtlEngine::new(unit);
    inputs[at.clear] = 1;
    engine.clock(&inputs, &mut outputs)?;
    inputs[at.clear] = 0;
    for op in done {
        let (code, lanes, pc, rpc, logged) = match *op {
            Start => (StackOp::Start, 0xff, 0x100, 0x130, false),
            Begin => (StackOp::Begin, 0, 0x108, 0, false),
            Step(pc, logged, hits) => (StackOp::Step, hits, pc, 0, logged),
            Commit(failed) => (StackOp::Commit, failed, 0x130, 0, false),
        };
        inputs[at.op_valid] = 1;
        inputs[at.op_code] = code.to_word();
        inputs[at.op_lanes] = lanes;
        inputs[at.op_pc] = pc;
        inputs[at.op_rpc] = rpc;
        inputs[at.op_logged] = logged.into();
        let mut waited = 0;
        loop {
            engine.clock(&inputs, &mut outputs)?;
            if outputs[at.op_ready] == 1 {
                break;
            }
            waited += 1;
            anyhow::ensure!(waited < PATIENCE, "op_ready stays low");
        }
        anyhow::ensure!(outputs[at.op_refused] == 0, "an operation is refused");
    }
    inputs[at.op_valid] = 0;
    inputs[at.view_index] = index;
    engine.clock(&inputs, &mut outputs)?;
    let kind = outputs[at.view_kind];
    let name = match kind {
        TRANS => "Trans.",
        RETRY => "Retry",
        _ => "Normal",
    };
    let rpc = match outputs[at.view_rpc] {
        0 => "-----".into(),
        rpc => format!("{rpc:#x}"),
    };
    let log = match kind {
        TRANS => outputs[at.view_log].to_string(),
        _ => "---".into(),
    };
    let (pc, lanes) = (outputs[at.view_pc], outputs[at.view_lanes]);
    let mask = |from: u32| -> String {
        let bits = (from..from + 4).map(|lane| (lanes >> lane & 1).to_string());
        bits.collect()
    };
    let line = format!("{name:<6} {pc:#x} {rpc:<5} {} {} {log}", mask(0), mask(4));
    Ok((line, outputs[at.top_index]))
}

/// Cycles from an entry's first to its last.
fn look_up() -> anyhow::Result<u32> {
    let unit = early_abort_scanner();
    let at = unit.pins();
    let (mut inputs, mut outputs) = (Words::inputs(&unit), Words::outputs(&unit));
    let mut engine = RtlEngine::new(unit);
    inputs[at.clear] = 1;
    engine.clock(&inputs, &mut outputs)?;
    inputs[at.clear] = 0;
    inputs[at.entry_valid] = 1;
    inputs[at.entry_last] = 1;
    inputs[at.entry_lanes] = u32::MAX;
    for lane in 0..WARP_LANES {
        inputs[at.lane_address][lane] = 1000 + lane as u32;
    }
    for cycle in 1..=PATIENCE {
        engine.clock(&inputs, &mut outputs)?;
        if outputs[at.entry_ready] == 1 {
            return Ok(cycle);
        }
    }
    anyhow::bail!("entry_ready stays low")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_come_out_of_the_rtl() {
        let stack = Stack::play().unwrap();
        let (parts, detail) = stack.verdict();
        assert_eq!(parts, [false, true, true, true, true, true], "{detail}");
        assert!(detail.starts_with("figure 6, state 1: 1 line differs (the paper draws no index"));
        let Table { head, lines } = stack.table();
        assert_eq!((head.len(), lines.len()), (5, 3 + 4 + 4 + 3 + 3 + 5));
        let others: Vec<_> = lines.iter().filter(|line| line[4] == "no").collect();
        assert_eq!(others.len(), 1);
        assert_eq!(others[0][3], "Trans. 0x110 ----- 1111 1111 0");
        assert_eq!(stack.look_up_cycles, 8);
    }

    #[test]
    fn another_stack_is_noticed() {
        let mut stack = Stack::play().unwrap();
        stack.states[3].ours.pop();
        let (parts, detail) = stack.verdict();
        assert!(
            !parts[3] && detail.contains("figure 6, state 4"),
            "{detail}"
        );
    }
}
