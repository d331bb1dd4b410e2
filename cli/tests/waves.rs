//! Waveforms, read back with another library: every pin in every clock, and the states as text.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use std::process::Command;
use turnstile_experiments::workloads::{find, Settings, Version};
use turnstile_hdl::lds_op::LDS_OPS;
use turnstile_machine::{
    Clocked, Detector, EngineKind, LdsTop, MachineConfig, Observer, Options, TxMode, SLOTS,
};
use turnstile_run::FRONT_ENDS;
use turnstile_tools::Result;
use wellen::{Hierarchy, SignalRef, SignalValueRef};

/// What the signals must be, by name, at one time.
type Values = BTreeMap<String, String>;

/// Notes what the observer of the same run sees.
#[derive(Default)]
struct Notes(Vec<(u64, Values)>);

impl Observer for Notes {
    fn clocked(&mut self, clocked: &Clocked) -> Result<()> {
        let mut values = Values::new();
        let top = clocked.port.pins();
        let inputs: (_, &[u32]) = (top.input_pins(), top.inputs());
        let outputs: (_, &[u32]) = (top.output_pins(), top.outputs());
        for (pins, words) in [inputs, outputs] {
            for (pin, word) in pins.iter().zip(words) {
                let bits = format!("{word:032b}");
                values.insert(format!("lds.{}", pin.name), bits[32 - pin.width..].into());
            }
        }
        let of_request = |name: &str| {
            let place = top.input_pins().iter().position(|pin| pin.name == name);
            inputs.1[place.unwrap()]
        };
        let operation = match of_request("req_valid") {
            0 => String::new(),
            _ => format!("{:?}", LDS_OPS[of_request("req_op") as usize]),
        };
        values.insert("machine.operation".into(), operation);
        for slot in 0..SLOTS {
            let mode = match clocked.port.slot(slot).mode {
                TxMode::Normal => "normal",
                TxMode::Concurrent => "tx",
                TxMode::WavefrontSerial => "wfs",
                TxMode::GroupSerial => "wgs",
            };
            values.insert(format!("machine.slot_{slot}_mode"), mode.into());
        }
        for index in 0..clocked.wavefronts.count() {
            let wavefront = clocked.wavefronts.get(index);
            let state = wavefront.map_or("free", |wavefront| wavefront.doing);
            values.insert(format!("machine.wavefront_{index}_state"), state.into());
        }
        self.0.push((clocked.time, values));
        Ok(())
    }

    fn progress(&mut self, _: u64, _: usize) -> Result<()> {
        Ok(())
    }
}

fn observed() -> Vec<(u64, Values)> {
    let workload = find("hash-table").unwrap();
    let settings = Settings::parse(workload, &["buckets=64"]).unwrap();
    let job = workload.job(FRONT_ENDS[0], Version::Tm, &settings).unwrap();
    let top = LdsTop::open(Detector::Dcd, EngineKind::Rtl, None).unwrap();
    let options = Options::new(100_000);
    let mut notes = Notes::default();
    job.simulate(&MachineConfig::default(), top, options, &mut notes)
        .unwrap();
    notes.0
}

/// Text of a value: strings as they are; a bit vector of `machine` is ASCII, as viewers show it with that format.
fn text(name: &str, value: SignalValueRef) -> String {
    let bits = match value {
        SignalValueRef::String(text) => return text.to_string(),
        SignalValueRef::BitVec(bits) => bits.bit_string(),
        SignalValueRef::Event | SignalValueRef::Real(_) => panic!("{name} is no text and no bits"),
    };
    if !name.starts_with("machine.") {
        return bits;
    }
    let codes = bits.as_bytes().chunks(8);
    let letters = codes.map(|code| {
        let code = std::str::from_utf8(code).unwrap();
        char::from(u8::from_str_radix(code, 2).unwrap())
    });
    letters.collect::<String>().trim().into()
}

fn signals(hierarchy: &Hierarchy) -> BTreeMap<String, SignalRef> {
    let variables = hierarchy.all_vars().map(|variable| &hierarchy[variable]);
    variables
        .map(|variable| (variable.full_name(hierarchy), variable.signal_ref()))
        .collect()
}

fn check(format: &str, observed: &[(u64, Values)]) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(format!("wave.{format}"));
    let arguments = "simulate hash-table --set buckets=64 --detector dcd --wave";
    let output = Command::new(env!("CARGO_BIN_EXE_turnstile"))
        .args(arguments.split(' '))
        .arg(&path)
        .output()
        .unwrap();
    assert!(output.status.success());
    let mut wave = wellen::simple::read(&path).unwrap();
    let signals = signals(wave.hierarchy());
    let names: Vec<&String> = observed[0].1.keys().collect();
    assert_eq!(signals.keys().collect::<Vec<_>>(), names, "{format}");
    let references: Vec<SignalRef> = signals.values().copied().collect();
    wave.load_signals(&references);
    let times = wave.time_table().to_vec();
    let clocks: Vec<u64> = observed.iter().map(|(time, _)| *time).collect();
    assert_eq!(times, clocks, "{format}: one time a simulated clock");
    let mut modes = std::collections::BTreeSet::new();
    for (index, (time, values)) in observed.iter().enumerate() {
        for (name, expected) in values {
            let signal = wave.get_signal(signals[name]).unwrap();
            let offset = signal.get_offset(index as u32).unwrap();
            let found = text(name, signal.get_value_at(&offset, offset.elements - 1));
            assert_eq!(&found, expected, "{format}: {name} at {time}");
            if name == "machine.slot_0_mode" {
                modes.insert(found);
            }
        }
    }
    assert!(
        modes.contains("normal") && modes.contains("tx"),
        "{modes:?}"
    );
}

#[test]
fn waveforms_hold_what_an_observer_sees() {
    let observed = observed();
    assert!(observed.len() > 100);
    for format in ["vcd", "fst"] {
        check(format, &observed);
    }
}

fn simulate(folder: &Path, arguments: &str) {
    let arguments = format!("simulate hash-table --set buckets=64 --detector dcd {arguments}");
    let output = Command::new(env!("CARGO_BIN_EXE_turnstile"))
        .current_dir(folder)
        .args(arguments.split(' '))
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
}

/// Times of a window are those of the whole waveform that lie in it, and its first values are what they are there.
#[test]
fn a_window_is_a_part_of_the_waveform() {
    let observed = observed();
    let (from, to) = (observed[50].0, observed[90].0);
    let folder = tempfile::tempdir().unwrap();
    let window = format!("--wave w.vcd --wave-from {from} --wave-to {to}");
    simulate(folder.path(), &window);
    let mut wave = wellen::simple::read(folder.path().join("w.vcd")).unwrap();
    let wanted: Vec<u64> = observed[50..=90].iter().map(|(time, _)| *time).collect();
    assert_eq!(wave.time_table(), wanted);
    let signals = signals(wave.hierarchy());
    let references: Vec<SignalRef> = signals.values().copied().collect();
    wave.load_signals(&references);
    for (index, (time, values)) in observed[50..=90].iter().enumerate() {
        for (name, expected) in values {
            let signal = wave.get_signal(signals[name]).unwrap();
            let offset = signal.get_offset(index as u32).unwrap();
            let found = text(name, signal.get_value_at(&offset, offset.elements - 1));
            assert_eq!(&found, expected, "{name} at {time}");
        }
    }
}

/// GTKWave's file has every signal once, by the name that GTKWave gives it, and marks the first clocks in which lanes lose; Surfer's has
/// those that are not folded.
#[test]
fn the_view_has_all_signals_and_marks_where_lanes_lose() {
    let observed = observed();
    for format in ["vcd", "fst"] {
        let folder = tempfile::tempdir().unwrap();
        simulate(folder.path(), &format!("--wave w.{format}"));
        let wave = wellen::simple::read(folder.path().join(format!("w.{format}"))).unwrap();
        let hierarchy = wave.hierarchy();
        let variables = hierarchy.all_vars().map(|variable| &hierarchy[variable]);
        let names = variables.map(|variable| {
            let name = variable.full_name(hierarchy);
            match variable.length(hierarchy) {
                Some(bits) if bits > 1 => format!("{name}[{}:0]", bits - 1),
                _ => name,
            }
        });
        let view = std::fs::read_to_string(folder.path().join("w.gtkw")).unwrap();
        let shown = view
            .lines()
            .filter(|line| line.contains('.') && line.starts_with(['l', 'm']));
        let mut shown: Vec<&str> = shown.collect();
        shown.sort_unstable();
        let mut names: Vec<String> = names.collect();
        names.sort_unstable();
        assert_eq!(shown, names, "{format}");
        let lost = |values: &Values| {
            let aborted = values["lds.rsp_aborted"].contains('1');
            aborted && values["lds.rsp_valid"] == "1"
        };
        let times = observed.iter().filter(|(_, values)| lost(values));
        let times: Vec<String> = times.take(26).map(|(time, _)| time.to_string()).collect();
        assert!(times.len() > 5);
        let markers = view.lines().find(|line| line.starts_with('*')).unwrap();
        // Behind the zoom and the primary marker, which is the first.
        let mut markers = markers.split(' ').skip(1);
        assert_eq!(markers.next(), Some(&*times[0]));
        let markers: Vec<&str> = markers.filter(|time| *time != "-1").collect();
        assert_eq!(markers, times, "{format}");
        assert_eq!(view.matches("[markername]").count(), times.len());
        let commands = std::fs::read_to_string(folder.path().join("w.sucl")).unwrap();
        let of = |command: &'static str| {
            let lines = commands.lines();
            lines.filter_map(move |line| line.strip_prefix(command)?.strip_prefix(' '))
        };
        let added: Vec<&str> = of("variable_add").collect();
        let hierarchy = wave.hierarchy();
        let variables = hierarchy.all_vars();
        let names: HashSet<String> = variables
            .map(|variable| hierarchy[variable].full_name(hierarchy))
            .collect();
        assert!(added.iter().all(|name| names.contains(*name)), "{commands}");
        assert!(added.contains(&"lds.rsp_aborted") && !added.contains(&"lds.lane_addr"));
        assert_eq!(added.len(), added.iter().collect::<HashSet<_>>().len());
        let dividers: Vec<&str> = of("divider_add").collect();
        let words = [
            "wavefronts",
            "request",
            "banks",
            "conflict_masks",
            "sequencer",
        ];
        assert_eq!(dividers, words);
        // The first row is a divider, the second the state of a wavefront.
        assert_eq!(of("item_focus").next(), Some("b"));
        let formats: HashSet<&str> = of("item_set_format").collect();
        assert_eq!(formats, ["ASCII", "Unsigned"].into());
        let marked: Vec<&str> = of("marker_set")
            .map(|marker| {
                let (name, time) = marker.split_once(' ').unwrap();
                assert!(name.ends_with("_lost"), "{name}");
                time
            })
            .collect();
        assert_eq!(marked, times, "{format}");
        assert_eq!(of("cursor_set").next(), Some(&*times[0]));
    }
}
