//! Where variables lie.

use super::reached::Reached;
use crate::code::inst::Operand;
use crate::code::program::{CONSTANTS, PRINT_BUFFER, SHARED_WINDOW, VARIABLES};
use crate::text::module::{Body, Module, Operand as Word, Space, Variable};
use std::collections::{HashMap, HashSet};
use turnstile_kernel as kernel;
use turnstile_kernel::{print, Fault, KernelError};

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

/// The variables that a kernel uses, and those in global and constant memory that others of its module use: they lie at the same
/// places for all kernels, as pointers to them may stay from launch to launch.
pub struct Symbols {
    places: HashMap<String, Placed>,
    /// Local memory of each function.
    local: HashMap<String, u32>,
    pub shared_bytes: u32,
    pub constants: Vec<u8>,
    pub variables: Vec<u8>,
    pub named: Vec<kernel::Variable>,
    /// The buffer that `printf` fills is one of them.
    pub prints: bool,
}

impl Symbols {
    /// Gives each variable that functions name, or that one of these points to, its place.
    pub fn place(module: &Module, reached: &Reached, file: &str) -> Result<Self, KernelError> {
        let mut symbols = Self {
            places: HashMap::new(),
            local: HashMap::new(),
            shared_bytes: 0,
            constants: vec![],
            variables: vec![],
            named: vec![],
            prints: false,
        };
        let own = used(module, reached.functions.iter().map(|(_, body)| *body));
        let bodies = module.functions.iter().filter_map(|one| one.body.as_ref());
        let of_module = used(module, bodies);
        let is_own = |one: &Variable| own.contains(one.name.as_str());
        let shared = |one: &Variable| {
            let stays = matches!(one.space, Space::Global | Space::Const);
            stays && one.name != print::SYMBOL && of_module.contains(one.name.as_str())
        };
        let all = || {
            let all = module.variables.iter();
            all.filter(|one| is_own(one) || shared(one))
        };
        // Arrays without a size lie behind everything else, all at one place.
        let (sized, open): (Vec<_>, Vec<_>) = all().partition(|one| one.bytes.is_some());
        for variable in sized.into_iter().chain(open) {
            symbols.put(variable);
        }
        for variable in all() {
            // What only other kernels use may be of no kind that is known here.
            symbols
                .fill(variable, reached, file)
                .or_else(|error| match is_own(variable) {
                    true => Err(error),
                    false => Ok(()),
                })?;
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
                if space == Space::Global && bytes > 0 {
                    self.named.push(kernel::Variable {
                        name: variable.name.clone(),
                        address: VARIABLES + u64::from(at),
                        bytes: bytes as usize,
                    });
                }
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

/// Names of the variables that matter to these functions.
fn used<'m>(module: &'m Module, bodies: impl Iterator<Item = &'m Body>) -> HashSet<&'m str> {
    let mut used = HashSet::new();
    let mut waiting: Vec<&str> = vec![];
    for body in bodies {
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
