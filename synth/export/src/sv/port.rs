//! The ports of a unit: arrays of pins are one port.

use turnstile_hdl::pin_index::NamedPlace;
use turnstile_hdl::pins::{Pin, Ports};

/// A port of a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    pub name: &'static str,
    pub is_input: bool,
    /// Bits of an element.
    pub width: usize,
    /// Elements of an array, which is one vector in the Verilog.
    pub elements: Option<usize>,
}

impl Port {
    /// All ports of a unit but its clock, inputs first, in the order of its list.
    pub fn all(unit: &dyn Ports) -> Vec<Self> {
        let table = unit.pin_table();
        let inputs = of_direction(&table.input_places(), &unit.inputs(), true);
        let outputs = of_direction(&table.output_places(), &unit.outputs(), false);
        [inputs, outputs].concat()
    }

    /// Bits of all elements.
    pub fn bits(&self) -> usize {
        self.width * self.elements.unwrap_or(1)
    }

    /// Its elements in the Verilog, the first in the lowest bits.
    pub fn values(&self) -> Vec<String> {
        let (name, width) = (self.name, self.width);
        match self.elements {
            None | Some(1) => vec![name.into()],
            Some(elements) => (0..elements)
                .map(|at| format!("{name}[{at}*{width} +: {width}]"))
                .collect(),
        }
    }
}

fn of_direction<D: Copy>(places: &[NamedPlace<D>], pins: &[Pin], is_input: bool) -> Vec<Port> {
    let port = |(name, range): &NamedPlace<D>| {
        let pins = &pins[range.positions()];
        let is_array = pins.first().is_none_or(|pin| pin.array.is_some());
        Port {
            name,
            is_input,
            width: pins.first().map_or(0, |pin| pin.width),
            elements: is_array.then_some(pins.len()),
        }
    };
    places.iter().map(port).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_hdl::lds_baseline::LdsBaseline;
    use turnstile_hdl::prelude::Block;

    #[test]
    fn an_array_of_one_is_an_array() {
        let mut top = LdsBaseline::<2, 1, 1, 3, 6>::new(8);
        top.connect_all();
        let ports = Port::all(&top);
        let port = |name| ports.iter().find(|port| port.name == name).unwrap();
        assert_eq!(port("lane_addr").values(), ["lane_addr"]);
        assert_eq!(port("lane_addr").bits(), 6);
        assert_eq!(port("lane_addr").elements, Some(1));
        assert_eq!((port("req_op").width, port("req_op").elements), (5, None));
        assert!(port("clear").is_input && !port("idle").is_input);
    }
}
