//! The functions that run with a kernel: it in front, what they call by name, and, where one calls through an address, all whose
//! address the module takes.

use super::library;
use crate::code::program::FUNCTIONS;
use crate::text::module::{Body, Function, Instruction, Module, Operand};
use std::collections::HashMap;
use turnstile_kernel::{Fault, KernelError};

/// Bytes between the addresses of two functions.
const FUNCTION_BYTES: u64 = 16;

pub struct Reached<'m> {
    pub functions: Vec<(&'m Function, &'m Body)>,
    numbers: HashMap<&'m str, usize>,
    /// Addresses are those of all kernels of the module: one may leave what another calls.
    addresses: HashMap<&'m str, u64>,
    /// Functions from this number on are reached by their address alone.
    first_by_pointer: usize,
}

impl<'m> Reached<'m> {
    /// What is reached from a kernel.
    ///
    /// # Errors
    /// If it has no body, or calls by name what is not defined.
    pub fn from(kernel: &'m Function, module: &'m Module, file: &str) -> Result<Self, KernelError> {
        if kernel.body.is_none() {
            let what = format!("kernel `{}` is declared and not defined", kernel.name);
            return Err(Fault::new(what, "give it a body").at(file, kernel.line));
        }
        let address = |(number, one): (usize, &'m Function)| {
            let is_function = !one.is_kernel && one.body.is_some();
            let address = FUNCTIONS + number as u64 * FUNCTION_BYTES;
            is_function.then_some((one.name.as_str(), address))
        };
        let functions = module.functions.iter().enumerate();
        let mut reached = Self {
            functions: vec![],
            numbers: HashMap::new(),
            addresses: functions.filter_map(address).collect(),
            first_by_pointer: usize::MAX,
        };
        reached.add(kernel, module);
        reached.check(file, module)?;
        let bodies = reached.functions.iter().map(|(_, body)| body);
        if bodies.flat_map(|body| &body.instructions).any(is_through) {
            reached.first_by_pointer = reached.functions.len();
            let taken = taken(module);
            taken.into_iter().for_each(|one| reached.add(one, module));
        }
        Ok(reached)
    }

    /// Adds a function and what it calls by name, but for what is not defined.
    fn add(&mut self, first: &'m Function, module: &'m Module) {
        let mut waiting = vec![first];
        while let Some(function) = waiting.pop() {
            let Some(body) = &function.body else {
                continue;
            };
            if self.numbers.contains_key(function.name.as_str()) {
                continue;
            }
            self.numbers.insert(&function.name, self.functions.len());
            self.functions.push((function, body));
            waiting.extend(calls(body, module).map(|(_, called)| called));
        }
    }

    /// Every function that is called is there.
    fn check(&self, file: &str, module: &Module) -> Result<(), KernelError> {
        for (_, body) in &self.functions {
            for (call, called) in calls(body, module) {
                if called.body.is_none() && !library::is_of_machine(&called.name) {
                    let line = call.source_line.unwrap_or(call.line);
                    return Err(library::undefined(&called.name, file).at(file, line));
                }
            }
        }
        Ok(())
    }

    pub fn number(&self, name: &str) -> Option<usize> {
        self.numbers.get(name).copied()
    }

    /// The address of a function.
    pub fn address(&self, name: &str) -> Option<u64> {
        self.addresses.get(name).copied()
    }

    /// A function runs only if a call through an address leads to it.
    pub fn by_pointer(&self, number: usize) -> bool {
        number >= self.first_by_pointer
    }
}

/// A call through an address.
fn is_through(one: &Instruction) -> bool {
    let is_register = |operand: &Operand| matches!(operand, Operand::Register(_));
    one.opcode == "call" && one.operands.iter().any(is_register)
}

/// The calls by name in a body, each with its function.
fn calls<'m>(
    body: &'m Body,
    module: &'m Module,
) -> impl Iterator<Item = (&'m Instruction, &'m Function)> {
    let calls = body.instructions.iter().filter(|one| one.opcode == "call");
    calls.flat_map(move |call| {
        let named = named(&call.operands, module);
        named.map(move |called| (call, called))
    })
}

/// The functions that operands name.
fn named<'m>(operands: &'m [Operand], module: &'m Module) -> impl Iterator<Item = &'m Function> {
    operands.iter().filter_map(|operand| match operand {
        Operand::Name(name) => module.functions.iter().find(|one| one.name == *name),
        _ => None,
    })
}

/// The functions whose address an instruction or the content of a variable has.
fn taken(module: &Module) -> Vec<&Function> {
    let bodies = module.functions.iter().filter_map(|one| one.body.as_ref());
    let instructions = bodies.flat_map(|body| &body.instructions);
    let others = instructions.filter(|one| one.opcode != "call");
    let by_code = others.flat_map(|one| named(&one.operands, module));
    let addresses = module.variables.iter().flat_map(|one| &one.addresses);
    let by_content =
        addresses.filter_map(|address| module.functions.iter().find(|one| one.name == address.of));
    by_code
        .chain(by_content)
        .filter(|one| !one.is_kernel)
        .collect()
}
