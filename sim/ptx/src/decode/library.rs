//! Functions that a GPU's driver links to a module that only declares them, and those that take the place of instructions.

use crate::text::module::{Instruction, Module, Operand};
use crate::text::parser::parse;
use cpp_demangle::Symbol;
use turnstile_kernel::{missing_function, Fault};

/// One of them.
struct Linked {
    name: &'static str,
    /// What clang makes of a `.cl`, of which it is a function.
    text: &'static str,
    /// What messages call it.
    shown: &'static str,
}

const fn of_textures(name: &'static str) -> Linked {
    Linked {
        name,
        text: include_str!("../../kernels/textures.ptx"),
        shown: "a texture instruction",
    }
}

const LIBRARY: [Linked; 6] = [
    Linked {
        name: "vprintf",
        text: include_str!("../../kernels/vprintf.ptx"),
        shown: "vprintf",
    },
    of_textures("turnstile_texture_1d"),
    of_textures("turnstile_texture_2d"),
    of_textures("turnstile_texel_1d"),
    of_textures("turnstile_texel_2d"),
    of_textures("turnstile_gather"),
];

/// Whether a function is one of these that prints.
pub fn prints(name: &str) -> bool {
    name == "vprintf"
}

/// Defines those that `module` calls and does not define, with their variables.
///
/// Their instructions have the line of the first call, in the kernel if it has one: messages are about what the module does there.
pub fn link(module: &mut Module, kernel: &str) {
    for Linked { name, text, shown } in LIBRARY {
        let Some((line, source_line)) = first_call(module, name, kernel) else {
            continue;
        };
        let declared = module.functions.iter().position(|one| one.name == name);
        if declared.is_some_and(|at| module.functions[at].body.is_some()) {
            continue;
        }
        let library = parse(text, name).expect("the committed text is PTX");
        let mut functions = library.functions.into_iter();
        let mut defined = functions
            .find(|one| one.name == name)
            .expect("the text has the function");
        for instruction in defined
            .body
            .iter_mut()
            .flat_map(|body| &mut body.instructions)
        {
            instruction.line = line;
            instruction.source_line = source_line;
            instruction.text = format!("{} (in {shown})", instruction.text);
        }
        match declared {
            Some(at) => module.functions[at] = defined,
            None => module.functions.push(defined),
        }
        for variable in library.variables {
            if !module.variables.iter().any(|one| one.name == variable.name) {
                module.variables.push(variable);
            }
        }
    }
}

/// Whether a function is one that the machine executes: `__assertfail` ends the run.
pub fn is_of_machine(name: &str) -> bool {
    name == "__assertfail"
}

/// A function is called that is not defined. A text that was no `.cu` is taken for OpenCL's.
pub fn undefined(name: &str, file: &str) -> Fault {
    let remedy = match name {
        "malloc" | "free" => {
            "a kernel has no heap here, so no malloc, free, new or delete: give it a buffer that is large enough, or use arrays"
        }
        "cudaLaunchDevice" | "cudaLaunchDeviceV2" | "cudaGetParameterBufferV2" => {
            "a kernel launches no other here: give each its own [[launch]]"
        }
        _ if !file.ends_with(".cu") => return missing_function(name),
        _ => "define it in this file or in a header: files are not linked with others",
    };
    let symbol = Symbol::new(name).ok();
    let shown = symbol.and_then(|symbol| symbol.demangle().ok());
    let shown = shown.unwrap_or_else(|| name.to_owned());
    Fault::new(
        format!("calls `{shown}`, which is not defined here"),
        remedy,
    )
}

/// Line of the first call of a function, in the text and in the source.
fn first_call(module: &Module, name: &str, kernel: &str) -> Option<(u32, Option<u32>)> {
    let (own, others): (Vec<_>, Vec<_>) =
        module.functions.iter().partition(|one| one.name == kernel);
    let bodies = own.into_iter().chain(others);
    let bodies = bodies.filter_map(|one| one.body.as_ref());
    let mut instructions = bodies.flat_map(|body| &body.instructions);
    let calls = |one: &&Instruction| {
        let named = |operand: &Operand| matches!(operand, Operand::Name(called) if called == name);
        one.opcode == "call" && one.operands.iter().any(named)
    };
    let call = instructions.find(calls)?;
    Some((call.line, call.source_line))
}
