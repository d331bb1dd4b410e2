//! Where the parameters of a function lie.

use crate::text::module::{self, Body, Parameter};
use std::collections::HashMap;

/// Parameters of a function and of calls in it, by name.
pub struct Frame<'m> {
    places: HashMap<&'m str, (u32, &'m Parameter)>,
    pub bytes: u32,
}

impl<'m> Frame<'m> {
    /// As the function's parameters, its results, and the parameters of its calls lie behind each other.
    pub fn of(function: &'m module::Function, body: &'m Body) -> Self {
        let own = function.parameters.iter().chain(&function.returns);
        let mut frame = Self {
            places: HashMap::new(),
            bytes: 0,
        };
        for parameter in own.chain(&body.call_parameters) {
            let at = frame.bytes.next_multiple_of(parameter.alignment);
            frame.places.insert(&parameter.name, (at, parameter));
            frame.bytes = at + parameter.bytes;
        }
        frame
    }

    pub fn place(&self, name: &str) -> Option<(u32, &'m Parameter)> {
        self.places.get(name).copied()
    }
}
