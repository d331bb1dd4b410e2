//! Static timing of a unit: the mapped modules put together again, memories as timed macros, OpenSTA.
//!
//! Everything outside a unit is taken to be flip-flops: an input arrives at the edge with the strength of a
//! flip-flop, an output must be there at the next one. So a unit without registers has a critical path too.

use super::cache::{kept, Folder};
use super::hierarchy::{Hierarchy, CHILD, SELF};
use super::process::{run, Stop};
use super::storage::{macro_arrays, SramModel};
use super::yosys::{address_bits, macro_name, Synthesis};
use super::{AreaError, Result};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use turnstile_tools::kept::digest;
use turnstile_tools::OPENSTA;

/// Period that is asked for first; then that which leaves no slack.
const FIRST_PERIOD_NS: f64 = 1000.0;
/// Of an LDS, and more than it takes.
const LONGEST_PERIOD_NS: f64 = 32.0;
/// Slack that is none.
const NO_SLACK_NS: f64 = 0.0005;
/// Halves of [`FIRST_PERIOD_NS`] down to [`NO_SLACK_NS`], and some more.
const MOST_PERIODS: usize = 30;

/// A signal of a path.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Signal {
    /// As in the RTL, with the instances it is in.
    pub name: String,
    /// When it has its value, from the edge of the clock.
    pub arrival_ns: f64,
}

/// The slowest path of a unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Timing {
    /// From edge to edge, setup included.
    pub period_ns: f64,
    /// Port, register or memory where it begins.
    pub start: String,
    /// Port, register or memory where it ends.
    pub end: String,
    /// Signals between the two that the RTL names.
    pub through: Vec<Signal>,
    /// Cells on the path.
    pub cells: u64,
}

impl Timing {
    pub fn fmax_mhz(&self) -> f64 {
        1000.0 / self.period_ns
    }

    /// From where to where, through what, in one line.
    pub fn text(&self) -> String {
        let mut text = self.start.clone();
        for signal in &self.through {
            if signal.name != self.start && signal.name != self.end {
                text += &format!(" > {} {:.2}", signal.name, signal.arrival_ns);
            }
        }
        format!("{text} > {}", self.end)
    }
}

/// Finds the slowest path of a synthesised unit, unless that has been done before. None: the unit has none.
pub fn timing(
    unit: &Hierarchy,
    synthesis: &Synthesis,
    memories: Option<&SramModel>,
    version: &str,
    stop: Stop,
) -> Result<Option<Timing>> {
    let Some(memories) = memory_library(unit, memories) else {
        return Ok(None);
    };
    let netlist = netlist(unit, synthesis)?;
    let search = match synthesis.library.latches {
        Some(_) => bisection(),
        None => shortening(),
    };
    let script = script(unit, synthesis.library.flip_flop()?.0, &search);
    let key = digest::<&str>(&[
        &netlist,
        &memories,
        &script,
        &synthesis.library.text,
        version,
    ]);
    kept(synthesis.cache, &format!("{key}.timing"), &[], stop, || {
        let folder = Folder::new(synthesis.cache)?;
        folder.write("unit.v", &netlist)?;
        folder.write("sram.lib", &memories)?;
        folder.write("run.tcl", &script)?;
        folder.write("library.lib", &synthesis.library.text)?;
        let mut command = OPENSTA.command()?;
        command
            .current_dir(&folder)
            .args(["-no_splash", "-no_init", "-exit", "run.tcl"]);
        read(unit, &run(OPENSTA, &mut command, stop)?)
    })
}

/// All modules of the unit under names of their own.
fn netlist(unit: &Hierarchy, synthesis: &Synthesis) -> Result<String> {
    let mut text = String::new();
    for (place, part) in unit.parts.iter().enumerate() {
        let mut module = synthesis.netlist(part)?.replace(SELF, &module_name(place));
        for (number, (child, _)) in part.children.iter().enumerate() {
            let black_box = format!("  {CHILD}{number} ");
            module = module.replace(&black_box, &format!("  {} ", module_name(*child)));
        }
        text += &module;
    }
    Ok(text)
}

fn module_name(place: usize) -> String {
    format!("part{place}")
}

/// The memory macros of the unit in Liberty. None: it has some, and there is no model.
fn memory_library(unit: &Hierarchy, model: Option<&SramModel>) -> Option<String> {
    let sizes: BTreeSet<_> = unit
        .parts
        .iter()
        .flat_map(|part| macro_arrays(part).into_values())
        .collect();
    if sizes.is_empty() {
        return Some(String::new());
    }
    let mut text = String::from(
        "library (sram) {\n  delay_model : table_lookup;\n  time_unit : \"1ns\";\n  voltage_unit : \"1V\";\n  \
         current_unit : \"1uA\";\n  pulling_resistance_unit : \"1kohm\";\n  leakage_power_unit : \"1nW\";\n  \
         capacitive_load_unit (1, pf);\n  input_threshold_pct_rise : 50;\n  input_threshold_pct_fall : 50;\n  \
         output_threshold_pct_rise : 50;\n  output_threshold_pct_fall : 50;\n  slew_lower_threshold_pct_rise : 20;\n  \
         slew_lower_threshold_pct_fall : 20;\n  slew_upper_threshold_pct_rise : 80;\n  slew_upper_threshold_pct_fall : 80;\n",
    );
    let widths: BTreeSet<u64> = sizes
        .iter()
        .flat_map(|&(words, width)| [u64::from(address_bits(words)), width])
        .collect();
    for width in widths {
        text += &format!(
            "  type (bits{width}) {{ base_type : array; data_type : bit; bit_width : {width}; bit_from : {}; bit_to : 0; }}\n",
            width - 1
        );
    }
    for (words, width) in sizes {
        text += &memory_cell(words, width, model?);
    }
    Some(text + "}\n")
}

fn memory_cell(words: u64, width: u64, model: &SramModel) -> String {
    let address = u64::from(address_bits(words));
    let one = |value: f64| format!("(scalar) {{ values (\"{value:.6}\"); }}");
    let (setup, access) = (one(model.setup_ns), one(model.access_ns.at(words, width)));
    let edge = one(model.transition_ns);
    let load = format!("capacitance : {:.6};", model.input_pf);
    let setup = format!(
        "timing () {{ related_pin : \"clock\"; timing_type : setup_rising; rise_constraint {setup} fall_constraint {setup} }}"
    );
    let input = |name: &str, width: u64| {
        format!(
            "    bus ({name}) {{ bus_type : bits{width}; direction : input; {load} {setup} }}\n"
        )
    };
    format!(
        "  cell ({}) {{\n    pin (clock) {{ direction : input; clock : true; {load} }}\n    \
         pin (read_enable) {{ direction : input; {load} {setup} }}\n{}{}{}{}    \
         bus (read_data) {{ bus_type : bits{width}; direction : output; timing () {{ related_pin : \"clock\"; \
         timing_type : rising_edge; timing_sense : non_unate; cell_rise {access} cell_fall {access} \
         rise_transition {edge} fall_transition {edge} }} }}\n  }}\n",
        macro_name(words, width),
        input("read_row", address),
        input("write_row", address),
        input("write_mask", width),
        input("write_data", width),
    )
}

/// The search for the period: it is shortened by the slack until there is none. For a path from edge to edge that is once; a path that has
/// half a period, to the other edge, gains half of what is taken, and counts twice in the end.
fn shortening() -> String {
    format!(
        "set period {FIRST_PERIOD_NS}\n\
         set paths [slowest $period]\n\
         for {{set tried 1}} {{$tried < {MOST_PERIODS} && [llength $paths]}} {{incr tried}} {{\n\
         set slack [get_property [lindex $paths 0] slack]\n\
         if {{abs($slack) < {NO_SLACK_NS}}} {{ break }}\n\
         set period [expr {{$period - $slack}}]\n\
         set paths [slowest $period]\n}}\n"
    )
}

/// The search where there are latches. Data may come while one is open, and then there is no slack whatever the period, until it is too short.
/// OpenSTA has a slowest path for each kind of check, that of a clock's gate apart from those at registers; the slowest of them counts.
fn bisection() -> String {
    format!(
        "proc worst {{period}} {{\n\
         set worst {{}}\n\
         foreach path [slowest $period] {{\n\
         if {{![llength $worst] || [get_property $path slack] < [get_property $worst slack]}} {{ set worst $path }} }}\n\
         return $worst\n}}\n\
         set low {NO_SLACK_NS}\nset period {LONGEST_PERIOD_NS}\nset paths [worst $period]\n\
         while {{[llength $paths] && $period - $low > {NO_SLACK_NS}}} {{\n\
         set middle [expr {{($low + $period) / 2}}]\n\
         if {{[get_property [worst $middle] slack] > -{NO_SLACK_NS}}} {{ set period $middle }} else {{ set low $middle }} }}\n\
         if {{[llength $paths]}} {{ set paths [worst $low] }}\n"
    )
}

/// What OpenSTA is to do. Signals are printed with what drives them; a register is known by its output.
fn script(unit: &Hierarchy, flip_flop: &str, search: &str) -> String {
    let memories = unit.parts.iter().any(|part| !macro_arrays(part).is_empty());
    let memories = if memories {
        "read_liberty sram.lib\n"
    } else {
        ""
    };
    format!(
        "read_liberty library.lib\n{memories}read_verilog unit.v\nlink_design {top}\n\
         set_cmd_units -time ns -capacitance pF\n\
         set clocks [get_ports -quiet clock]\n\
         set inputs {{}}\n\
         foreach port [all_inputs] {{ if {{[get_full_name $port] ne \"clock\"}} {{ lappend inputs $port }} }}\n\
         proc slowest {{period}} {{\n\
         global clocks inputs\n\
         if {{[llength $clocks]}} {{ create_clock -name clock -period $period $clocks }} \
         else {{ create_clock -name clock -period $period }}\n\
         if {{[llength $inputs]}} {{ set_input_delay 0 -clock clock $inputs; set_driving_cell -lib_cell {flip_flop} $inputs }}\n\
         set_output_delay 0 -clock clock [all_outputs]\n\
         return [find_timing_paths -path_delay max]\n}}\n\
         {search}\
         puts \"asked $period\"\n\
         proc net {{pin}} {{\n\
         if {{[catch {{ get_full_name [lindex [get_nets -of_objects $pin] 0] }} name]}} {{ return [get_full_name $pin] }}\n\
         return $name\n}}\n\
         proc register {{pin}} {{\n\
         if {{![string match */* [get_full_name $pin]]}} {{ return [get_full_name $pin] }}\n\
         set cell [get_cells -of_objects $pin]\n\
         if {{[string match sram_* [get_property $cell ref_name]]}} {{ return [get_full_name $pin] }}\n\
         foreach other [get_pins -of_objects $cell] {{\n\
         if {{[get_property $other direction] eq \"output\"}} {{ return [net $other] }} }}\n\
         return [get_full_name $pin]\n}}\n\
         foreach path $paths {{\n\
         puts \"slack [get_property $path slack]\"\n\
         puts \"start [register [get_property $path startpoint]]\"\n\
         puts \"end [register [get_property $path endpoint]]\"\n\
         foreach point [get_property $path points] {{\n\
         set pin [get_property $point pin]\n\
         puts \"point [get_property $point arrival] [get_property $pin direction] [net $pin]\" }} }}\n\
         puts done\n",
        top = module_name(0)
    )
}

/// Reads what the script has printed.
fn read(unit: &Hierarchy, said: &str) -> Result<Option<Timing>> {
    let unreadable = |line: &str| {
        let what = format!("OpenSTA said `{line}`, which is no timing");
        AreaError::failed(&unit.parts[0].name, what)
    };
    let (mut asked, mut slack, mut start, mut end) = (None, None, None, None);
    let (mut through, mut cells, mut done) = (vec![], 0, false);
    for line in said.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["done"] => done = true,
            ["asked", value] => asked = Some(value.parse::<f64>().map_err(|_| unreadable(line))?),
            ["slack", value] => slack = Some(value.parse::<f64>().map_err(|_| unreadable(line))?),
            ["start", name] => start = Some(name.to_owned()),
            ["end", name] => end = Some(name.to_owned()),
            ["point", arrival, direction, name] => {
                let arrival_ns = arrival.parse().map_err(|_| unreadable(line))?;
                cells += u64::from(direction == "output");
                through.push(Signal {
                    name: name.into(),
                    arrival_ns,
                });
            }
            _ if line.starts_with("Error") => return Err(unreadable(line)),
            _ => {}
        }
    }
    if !done {
        return Err(unreadable(said.lines().last().unwrap_or_default()));
    }
    let Some((((asked, slack), start), end)) = asked.zip(slack).zip(start).zip(end) else {
        return Ok(None);
    };
    through.retain(|signal| is_rtl_name(&signal.name));
    through.dedup_by(|later, first| later.name == first.name);
    Ok(Some(Timing {
        period_ns: asked - slack,
        start,
        end,
        through,
        cells,
    }))
}

/// Synthesis calls what it makes `_123_`; with brackets behind it if that is a vector.
fn is_rtl_name(name: &str) -> bool {
    let last = name.rsplit('/').next().unwrap_or(name);
    let inner = last.split('[').next().unwrap_or(last);
    let digits = inner
        .strip_prefix('_')
        .and_then(|rest| rest.strip_suffix('_'));
    !digits.is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))
}
