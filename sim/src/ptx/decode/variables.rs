//! Where variables lie.

use super::reached::Reached;
use crate::kernel::{print, Fault, KernelError};
use crate::ptx::code::inst::Operand;
use crate::ptx::code::program::{CONSTANTS, PRINT_BUFFER, SHARED_WINDOW, VARIABLES};
use crate::ptx::text::module::{Module, Operand as Word, Space, Variable};
use std::collections::{HashMap, HashSet};

/// A variable that has its place.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    pub space: Space,
    /// In its space.
    pub offset: u32,
}

impl Placed {
    /// Its address.
    pub fn address(self) -> Operand {
        let base = match self.space {
            Space::Local => return Operand::Frame(self.offset),
            Space::Const => CONSTANTS,
            Space::Global => VARIABLES,
            _ => SHARED_WINDOW,
        };
        Operand::Constant(base + u64::from(self.offset))
    }
}

/// The variables that a kernel uses.
pub struct Symbols {
    places: HashMap<String, Placed>,
    /// Local memory of each function.
    local: HashMap<String, u32>,
    pub shared_bytes: u32,
    pub constants: Vec<u8>,
    pub variables: Vec<u8>,
    /// The buffer that `printf` fills is one of them.
    pub prints: bool,
}

impl Symbols {
    /// Gives each variable that the functions name, or that one of these points to, its place.
    pub fn place(module: &Module, reached: &Reached, file: &str) -> Result<Self, KernelError> {
        let mut symbols = Self {
            places: HashMap::new(),
            local: HashMap::new(),
            shared_bytes: 0,
            constants: vec![],
            variables: vec![],
            prints: false,
        };
        let used = used(module, reached);
        let all = || {
            module
                .variables
                .iter()
                .filter(|one| used.contains(one.name.as_str()))
        };
        // Arrays without a size lie behind everything else, all at one place.
        let (sized, open): (Vec<_>, Vec<_>) = all().partition(|one| one.bytes.is_some());
        for variable in sized.into_iter().chain(open) {
            symbols.put(variable);
        }
        for variable in all() {
            symbols.fill(variable, reached, file)?;
        }
        Ok(symbols)
    }

    fn put(&mut self, variable: &Variable) {
        if variable.name == print::SYMBOL {
            self.prints = true;
            let buffer = Placed {
                space: Space::Global,
                offset: (PRINT_BUFFER - VARIABLES) as u32,
            };
            self.places.insert(variable.name.clone(), buffer);
            return;
        }
        let (function, bytes) = (
            variable.name.split('.').next().unwrap_or_default(),
            variable.bytes.unwrap_or(0),
        );
        let grown = |size: u32| {
            let at = size.next_multiple_of(variable.alignment);
            (at, at + bytes)
        };
        let offset = match variable.space {
            Space::Shared => {
                let (at, end) = grown(self.shared_bytes);
                self.shared_bytes = end;
                at
            }
            Space::Local => {
                let size = self.local.entry(function.to_owned()).or_insert(0);
                let (at, end) = grown(*size);
                *size = end;
                at
            }
            space => {
                let image = match space {
                    Space::Const => &mut self.constants,
                    _ => &mut self.variables,
                };
                let (at, end) = grown(image.len() as u32);
                image.resize(end as usize, 0);
                image[at as usize..][..variable.content.len()].copy_from_slice(&variable.content);
                at
            }
        };
        let space = variable.space;
        self.places
            .insert(variable.name.clone(), Placed { space, offset });
    }

    /// Writes the addresses in a variable's content.
    fn fill(
        &mut self,
        variable: &Variable,
        reached: &Reached,
        file: &str,
    ) -> Result<(), KernelError> {
        for address in &variable.addresses {
            let of = match self.find(&address.of).map(Placed::address) {
                Some(Operand::Constant(of)) => Some(of),
                Some(_) => None,
                None => reached.address(&address.of),
            };
            let Some(of) = of else {
                let what = format!(
                    "`{}` has the address of `{}`, which has none",
                    variable.name, address.of
                );
                return Err(Fault::new(
                    what,
                    "point to functions, or to global, constant or shared variables",
                )
                .at(file, variable.line));
            };
            let value = of.wrapping_add_signed(address.offset).to_le_bytes();
            let at = self.places[&variable.name].offset as usize + address.at;
            let image = match variable.space {
                Space::Const => &mut self.constants,
                _ => &mut self.variables,
            };
            let bytes = usize::from(address.bytes);
            image[at..at + bytes].copy_from_slice(&value[..bytes]);
        }
        Ok(())
    }

    pub fn find(&self, name: &str) -> Option<Placed> {
        self.places.get(name).copied()
    }

    /// Local memory of a call of a function, in bytes.
    pub fn local_bytes(&self, function: &str) -> u32 {
        self.local.get(function).copied().unwrap_or(0)
    }
}

/// Names of the variables that matter.
fn used<'m>(module: &'m Module, reached: &Reached<'m>) -> HashSet<&'m str> {
    let mut used = HashSet::new();
    let mut waiting: Vec<&str> = vec![];
    for (_, body) in &reached.functions {
        let operands = body.instructions.iter().flat_map(|one| &one.operands);
        operands.for_each(|operand| names(operand, &mut waiting));
    }
    while let Some(name) = waiting.pop() {
        if used.insert(name) {
            let found = module.variables.iter().find(|one| one.name == name);
            let addresses = found.into_iter().flat_map(|one| &one.addresses);
            waiting.extend(addresses.map(|address| address.of.as_str()));
        }
    }
    used
}

fn names<'m>(operand: &'m Word, all: &mut Vec<&'m str>) {
    match operand {
        Word::Name(name) | Word::NameOffset(name, _) => all.push(name),
        Word::Address(base, _) => names(base, all),
        Word::Vector(parts) | Word::List(parts) => parts.iter().for_each(|one| names(one, all)),
        _ => {}
    }
}
