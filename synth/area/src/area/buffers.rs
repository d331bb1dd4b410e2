//! Trees of buffers on nets with many loads.
//!
//! ABC gives a gate with many loads buffers, but not a flip-flop, an input or another module's output, and does not
//! know what is behind an input of another module. So every net is looked at after synthesis: it drives no more than
//! `LOADS` gates, an input of a module `PORT_LOADS` inside of it, and an input of a module counts as so many outside.
//! The clock is left alone: its tree is not part of the figures.

use super::hierarchy::SELF;
use super::liberty::{Library, Reference};
use super::{AreaError, Result};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Gates that a net drives at most.
const LOADS: usize = 16;
/// Gates that an input of a module drives at most.
const PORT_LOADS: usize = 4;
/// Names what this file does to a netlist, for results that are kept: another number for another rule.
pub const RECIPE: &str = "buffers 1";
/// Its port and nothing else.
const CLOCK: &str = "clock";

/// What Yosys writes as JSON, as far as nets go.
#[derive(Serialize, Deserialize)]
struct Netlist {
    modules: BTreeMap<String, Module>,
}

#[derive(Serialize, Deserialize)]
struct Module {
    #[serde(default)]
    attributes: BTreeMap<String, String>,
    ports: BTreeMap<String, Port>,
    cells: BTreeMap<String, Cell>,
    netnames: BTreeMap<String, Net>,
}

#[derive(Serialize, Deserialize)]
struct Port {
    direction: String,
    bits: Vec<Bit>,
}

#[derive(Serialize, Deserialize)]
struct Cell {
    hide_name: u8,
    #[serde(rename = "type")]
    kind: String,
    parameters: BTreeMap<String, String>,
    #[serde(default)]
    port_directions: BTreeMap<String, String>,
    connections: BTreeMap<String, Vec<Bit>>,
}

#[derive(Serialize, Deserialize)]
struct Net {
    hide_name: u8,
    bits: Vec<Bit>,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum Bit {
    Net(u64),
    Constant(char),
}

/// A place that a net drives.
#[derive(Clone)]
struct Load {
    cell: String,
    pin: String,
    bit: usize,
    weight: usize,
}

/// Puts trees of buffers into the module [`SELF`] of a netlist in Yosys' JSON.
pub fn insert(json: &str, library: &Library) -> Result<String> {
    let unreadable = |error: serde_json::Error| {
        AreaError::failed("Yosys", format!("its JSON cannot be read ({error})"))
    };
    let mut netlist: Netlist = serde_json::from_str(json).map_err(unreadable)?;
    let buffer = library.buffer()?;
    if let Some(module) = netlist.modules.get_mut(SELF) {
        buffer_module(module, library, &buffer);
    }
    serde_json::to_string(&netlist).map_err(unreadable)
}

fn buffer_module(module: &mut Module, library: &Library, buffer: &Reference) {
    let mut limits = BTreeMap::new();
    for (name, port) in &module.ports {
        let limit = if name == CLOCK {
            usize::MAX
        } else {
            PORT_LOADS
        };
        for bit in port.bits.iter().filter(|_| port.direction == "input") {
            if let Bit::Net(net) = bit {
                limits.insert(*net, limit);
            }
        }
    }
    let nets = module.netnames.values().flat_map(|net| &net.bits);
    let pins = module
        .cells
        .values()
        .flat_map(|cell| cell.connections.values().flatten());
    let mut next = nets.chain(pins).fold(0, |most, bit| match bit {
        Bit::Net(net) => most.max(*net),
        Bit::Constant(_) => most,
    });
    for (net, loads) in loads(module, library) {
        let limit = limits.get(&net).copied().unwrap_or(LOADS);
        tree(module, buffer, net, loads, limit, &mut next);
    }
}

/// What each net drives inside the module.
fn loads(module: &Module, library: &Library) -> BTreeMap<u64, Vec<Load>> {
    let mut all: BTreeMap<u64, Vec<Load>> = BTreeMap::new();
    for (name, cell) in &module.cells {
        let known = library.cells.get(&cell.kind);
        let weight = if known.is_some() { 1 } else { PORT_LOADS };
        for (pin, bits) in &cell.connections {
            let drives = match known {
                Some(known) => known.outputs.contains_key(pin),
                None => cell
                    .port_directions
                    .get(pin)
                    .is_some_and(|direction| direction == "output"),
            };
            for (bit, value) in bits.iter().enumerate().filter(|_| !drives) {
                if let Bit::Net(net) = value {
                    all.entry(*net).or_default().push(Load {
                        cell: name.clone(),
                        pin: pin.clone(),
                        bit,
                        weight,
                    });
                }
            }
        }
    }
    all
}

/// Loads that fit behind one driver, in their order.
fn groups(loads: Vec<Load>) -> Vec<Vec<Load>> {
    let mut groups: Vec<Vec<Load>> = vec![];
    let mut room = 0;
    for load in loads {
        if load.weight > room {
            groups.push(vec![]);
            room = LOADS;
        }
        room -= load.weight;
        if let Some(group) = groups.last_mut() {
            group.push(load);
        }
    }
    groups
}

/// Level by level, until what is left is not too much for the driver of `net`.
fn tree(
    module: &mut Module,
    buffer: &Reference,
    net: u64,
    mut loads: Vec<Load>,
    limit: usize,
    next: &mut u64,
) {
    while loads.iter().map(|load| load.weight).sum::<usize>() > limit && loads.len() > 1 {
        let mut buffers = vec![];
        for group in groups(loads) {
            *next += 1;
            for load in &group {
                if let Some(cell) = module.cells.get_mut(&load.cell) {
                    if let Some(bits) = cell.connections.get_mut(&load.pin) {
                        bits[load.bit] = Bit::Net(*next);
                    }
                }
            }
            let name = format!("$turnstile_buffer{next}");
            let pins = [
                (&buffer.inputs[0], Bit::Net(net)),
                (&buffer.output, Bit::Net(*next)),
            ];
            let cell = Cell {
                hide_name: 1,
                kind: buffer.name.clone(),
                parameters: BTreeMap::new(),
                port_directions: BTreeMap::new(),
                connections: pins.map(|(pin, bit)| (pin.clone(), vec![bit])).into(),
            };
            module.cells.insert(name.clone(), cell);
            buffers.push(Load {
                cell: name,
                pin: buffer.inputs[0].clone(),
                bit: 0,
                weight: 1,
            });
        }
        loads = buffers;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    const LIBRARY: &str = "library (l) {
  cell (BUF) { area : 2; pin (A) { direction : input; } pin (Y) { direction : output; function : \"A\"; } }
  cell (INV) { area : 1; pin (A) { direction : input; } pin (Y) { direction : output; function : \"!A\"; } }
}
";

    /// An input `a` that drives `gates` inverters and `children` inputs of other modules, and a clock that does so too.
    fn netlist(gates: u64, children: u64) -> Netlist {
        let net = |net| vec![Bit::Net(net)];
        let port = |direction: &str, bit| Port {
            direction: direction.into(),
            bits: net(bit),
        };
        let cell = |kind: &str, pins: Vec<(&str, u64)>| Cell {
            hide_name: 0,
            kind: kind.into(),
            parameters: BTreeMap::new(),
            port_directions: BTreeMap::from([("i".into(), "input".into())]),
            connections: pins
                .into_iter()
                .map(|(pin, bit)| (pin.into(), net(bit)))
                .collect(),
        };
        let inverters = (0..gates).flat_map(|gate| {
            [2, 3].map(|from| {
                let pins = vec![("A", from), ("Y", 10 + 2 * gate + from)];
                (format!("g{gate:04}_{from}"), cell("INV", pins))
            })
        });
        let others =
            (0..children).map(|child| (format!("c{child:04}"), cell("other", vec![("i", 2)])));
        let module = Module {
            attributes: BTreeMap::new(),
            ports: BTreeMap::from([
                ("a".into(), port("input", 2)),
                (CLOCK.into(), port("input", 3)),
            ]),
            cells: inverters.chain(others).collect(),
            netnames: BTreeMap::new(),
        };
        Netlist {
            modules: BTreeMap::from([(SELF.into(), module)]),
        }
    }

    #[test]
    fn nothing_drives_too_much_and_every_load_keeps_its_driver() {
        let library = Library::of(LIBRARY.into(), Path::new("l.lib")).unwrap();
        for (gates, children) in [
            (4, 0),
            (5, 0),
            (64, 0),
            (65, 0),
            (1000, 0),
            (0, 1),
            (0, 2),
            (30, 32),
        ] {
            let before = serde_json::to_string(&netlist(gates, children)).unwrap();
            let after: Netlist = serde_json::from_str(&insert(&before, &library).unwrap()).unwrap();
            let module = &after.modules[SELF];
            let driver: BTreeMap<u64, u64> = module
                .cells
                .values()
                .filter(|cell| cell.kind == "BUF")
                .map(
                    |cell| match (cell.connections["A"][0], cell.connections["Y"][0]) {
                        (Bit::Net(from), Bit::Net(to)) => (to, from),
                        _ => panic!("a constant"),
                    },
                )
                .collect();
            let mut behind = BTreeMap::from([(2, 0), (3, 0)]);
            for (net, loads) in loads(module, &library) {
                let weight: usize = loads.iter().map(|load| load.weight).sum();
                let limit = if net == 2 { PORT_LOADS } else { LOADS };
                assert!(
                    net == 3 || weight <= limit,
                    "{gates} {children}: {weight} behind {net}"
                );
                let root = std::iter::successors(Some(net), |net| driver.get(net).copied()).last();
                let real = |load: &&Load| module.cells[&load.cell].kind != "BUF";
                *behind.get_mut(&root.unwrap()).unwrap() +=
                    loads.iter().filter(real).count() as u64;
            }
            assert_eq!(behind, BTreeMap::from([(2, gates + children), (3, gates)]));
        }
    }
}
